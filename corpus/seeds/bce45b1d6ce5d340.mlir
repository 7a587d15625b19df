// bufdiff-profile: loops
// bufdiff-choices: c992c5c8e3f4133fd9d3f724914365a75a420a45a30387483f34506ea5ee9262c68a320b50be7bbc
// bufdiff-choices: fde904ae9364025ce52e37da15b34034f6a95d711b4f5c72ccfb7fd54893f12446a61fede43772e8
// bufdiff-choices: fccaa238f7ca2674645590a12811839ac3a491b264c2e117bc319ce4be997440a922ea6786dc312d
// bufdiff-choices: caf11ad51657bc0f5bb8dcfd74070b04b91d2b9d8844a6074c68060b1b8fb85134cbe3174a29e5ea
// bufdiff-choices: 583de2e2983f60d03f426ffc1b3dc6d793475866b9e55d6a09d6b87c6c8fd2dbf397d1d08337dbbc
// bufdiff-choices: 6c95a827873054db94a8377220bf4e3e7338bc2949db896ce27fbe0bdf895fb3095a2ef1bc662d80
// bufdiff-choices: 9296792166d2e92b51baadedfcccbe71f7d650cef108a2961bbc9cf27030aeae8e76fcd5d4f82e67
// bufdiff-choices: 20778ed9d17f8581a2aab09fdad31cd256cb36b16940131fb60712ef9107702c64b8c8dcf073bf71
// bufdiff-choices: d62fb48c9ffd6b61bb12dfbc1c25aff049fcbe828788decf0ea2469816f1131691b0ae0100cbb213
// bufdiff-choices: 285b542e3f356a4bd849424fd3b318d15588ae5648c719081caa58df118b4faa4fd99376c69f98c7
// bufdiff-choices: 806a4dffd0d7ce343dfddcd4a6f3889f0880e5aa846c60f16797cdc8b77ef2935b36595c1c
// bufdiff-features: 103 1502 1854 3181 3531 5075 6245 6277 6289 6503 6969 7429 7516 8285 8470 8544
// bufdiff-features: 9132 9195 9214 9351 9479 9564 9868 10035 10386 10819 11162 11211 11304 11408
// bufdiff-features: 11441 11538 11588 11820 12560 12638 12789 12932 13233 13441 13493 13689 13739
// bufdiff-features: 14364 14775 14791 14991 15300 15440 15742 15750 15751 15888 15903 16269 16363
// bufdiff-features: 17015 17232 17667 18166 18232 20237 20686 20864 21115 21161 21466 21676 21825
// bufdiff-features: 21953 21991 22095 22280 22355 22804 23252 23256 23336 23787 24259 24330 24473
// bufdiff-features: 24824 24826 25119 25388 25735 25818 26474 26507 26560 26568 26922 27048 27218
// bufdiff-features: 27863 27924 27966 28276 28389 28652 28697 28900 29066 29130 29590 30370 30584
// bufdiff-features: 30625 30666 32413 33915 34069 34159 34167 34623 34647 34965 35391 35507 36395
// bufdiff-features: 36448 36721 36784 37134 37504 37673 37786 38163 38394 38783 38957 39457 39540
// bufdiff-features: 39747 39804 39951 40011 40044 40297 40479 40599 40712 41046 41799 41864 42037
// bufdiff-features: 42344 42465 42467 42525 42633 42984 43171 43234 43248 44554 44615 44651 44663
// bufdiff-features: 44786 44865 44943 45017 46034 46203 46208 46307 46832 47102 47392 47449 47486
// bufdiff-features: 47801 48162 48206 48269 48399 48451 49956 50146 50246 50469 50633 50665 50717
// bufdiff-features: 50894 50983 51216 51344 51383 51534 51647 52155 52322 52558 52650 52807 52900
// bufdiff-features: 52958 53235 53249 53469 53472 53650 54205 54554 54970 54998 55234 55516 55522
// bufdiff-features: 55609 55777 55810 55870 55887 56117 56404 57103 57548 57598 57718 58122 58190
// bufdiff-features: 58272 58290 59010 59069 59094 59448 60175 60469 60686 60816 61339 61435 61456
// bufdiff-features: 61524 61530 61556 61648 61699 62218 62411 62602 63062 63340 63495 63642 64120
// bufdiff-features: 64235 64716 64875 64959 65560 65814 65847 66157 66422 66560 66765 67207 67880
// bufdiff-features: 68355 68751 68782 68867 69032 69449 69735 70119 70130 70385 70630 70960 71169
// bufdiff-features: 72330 73123 73548 73753 73790 74010 74057 74255 74362 74507 74617 74742 75325
// bufdiff-features: 75921 76258 76559 76953 77129 77598 78051 78283 78430 79099 79350 79389 79596
// bufdiff-features: 79706 79978 80063 80714 81239 81477 81511 81736 81814 82011 82565 82629 83194
// bufdiff-features: 83311 83342 84430 84585 84635 84727 84887 84989 85047 85205 85843 86013 86125
// bufdiff-features: 87139 87238 87534 87585 87685 87695 88337 88732 89026 89151 89178 89732 89780
// bufdiff-features: 90038 90224 90581 90903 91026 91289 91480 91944 92032 92194 92309 92365 92576
// bufdiff-features: 92849 93255 93687 93827 93844 93944 94031 94178 94913 95079 95535 95710 95900
// bufdiff-features: 96353 96757 96808 97059 97582 97666 98190 98501 98518 98879 98934 99009 99231
// bufdiff-features: 99512 99738 100059 100455 101264 102204 102329 102847 102921 103014 103021
// bufdiff-features: 103275 103455 103490 103673 103715 103851 103893 104253 104315 104931 105034
// bufdiff-features: 105064 105224 105264 105700 105857 106691 107524 107987 108012 108869 109076
// bufdiff-features: 109086 109832 110259 110816 110833 111096 112709 112929 113006 113020 113041
// bufdiff-features: 114242 115026 115035 115184 115343 115388 115471 115778 115990 115998 116039
// bufdiff-features: 116491 116845 117235 117509 117858 118393 118769 119645 119845 119876 119993
// bufdiff-features: 121000 121089 121240 121252 121318 121394 121467 121626 121682 122159 122764
// bufdiff-features: 122987 123396 123470 123648 123764 123779 124129 124152 124484 124604 124731
// bufdiff-features: 124754 125040 125290 125439 125765 125901 125921 127373 127400 127405 127748
// bufdiff-features: 128228 128733 128768 129943 130333 130479 130803 130933 131038
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (1)>
#map2 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<4xf64>, %arg1: f64, %arg2: tensor<3xf64>) -> (tensor<3xf64>, tensor<7xf64>, tensor<3xf64>, tensor<3xf64>, tensor<4xf64>) {
    %concat = tensor.concat dim(0) %arg2, %arg0 : (tensor<3xf64>, tensor<4xf64>) -> tensor<7xf64>
    %c3 = arith.constant 3 : index
    %0:2 = scf.forall (%arg3) in (%c3) shared_outs(%arg4 = %arg2, %arg5 = %arg2) -> (tensor<3xf64>, tensor<3xf64>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<3xf64> to tensor<f64>
      %extracted_slice_0 = tensor.extract_slice %arg0[%c3] [1] [1] : tensor<4xf64> to tensor<f64>
      %3 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%extracted_slice, %extracted_slice_0 : tensor<f64>, tensor<f64>) outs(%extracted_slice : tensor<f64>) -> tensor<f64>
      %4 = linalg.add ins(%extracted_slice, %extracted_slice : tensor<f64>, tensor<f64>) outs(%3 : tensor<f64>) -> tensor<f64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg4[%arg3] [1] [1] : tensor<f64> into tensor<3xf64>
        tensor.parallel_insert_slice %4 into %arg5[%arg3] [1] [1] : tensor<f64> into tensor<3xf64>
      }
    }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.while (%arg3 = %c0, %arg4 = %concat, %arg5 = %arg2) : (index, tensor<7xf64>, tensor<3xf64>) -> (index, tensor<7xf64>, tensor<3xf64>) {
      %3:3 = scf.while (%arg6 = %c0, %arg7 = %0#1, %arg8 = %0#1) : (index, tensor<3xf64>, tensor<3xf64>) -> (index, tensor<3xf64>, tensor<3xf64>) {
        %5 = linalg.copy ins(%arg7 : tensor<3xf64>) outs(%arg5 : tensor<3xf64>) -> tensor<3xf64>
        %6 = arith.cmpi ult, %arg6, %c1 : index
        scf.condition(%6) %arg6, %arg7, %arg8 : index, tensor<3xf64>, tensor<3xf64>
      } do {
      ^bb0(%arg6: index, %arg7: tensor<3xf64>, %arg8: tensor<3xf64>):
        %extracted_slice = tensor.extract_slice %concat[0] [4] [2] : tensor<7xf64> to tensor<4xf64>
        %cst = arith.constant dense<[[8, 9, 10, 11], [12, 13, 14, 15], [16, 17, 18, 19]]> : tensor<3x4xindex>
        %5 = func.call @f3(%extracted_slice, %cst, %arg5) : (tensor<4xf64>, tensor<3x4xindex>, tensor<3xf64>) -> tensor<1x1x2x2x1xi32>
        %6 = arith.addi %arg6, %c1 : index
        %extracted = tensor.extract %arg8[%arg6] : tensor<3xf64>
        %extracted_slice_0 = tensor.extract_slice %arg4[0] [%c3] [3] : tensor<7xf64> to tensor<?xf64>
        %7 = linalg.ceil ins(%extracted_slice_0 : tensor<?xf64>) outs(%arg8 : tensor<3xf64>) -> tensor<3xf64>
        %8 = tensor.empty() : tensor<3x3xf64>
        %9 = linalg.fill ins(%arg1 : f64) outs(%8 : tensor<3x3xf64>) -> tensor<3x3xf64>
        %10 = linalg.matvec ins(%9, %extracted_slice_0 : tensor<3x3xf64>, tensor<?xf64>) outs(%7 : tensor<3xf64>) -> tensor<3xf64>
        %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%10, %0#1 : tensor<3xf64>, tensor<3xf64>) outs(%arg7 : tensor<3xf64>) {
        ^bb0(%in: f64, %in_1: f64, %out: f64):
          %12 = arith.mulf %in, %in_1 : f64
          %13 = arith.mulf %12, %out : f64
          linalg.yield %13 : f64
        } -> tensor<3xf64>
        scf.yield %6, %11, %10 : index, tensor<3xf64>, tensor<3xf64>
      }
      %4 = arith.cmpi ult, %arg3, %c2 : index
      scf.condition(%4) %arg3, %arg4, %arg5 : index, tensor<7xf64>, tensor<3xf64>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<7xf64>, %arg5: tensor<3xf64>):
      %3 = arith.addi %arg3, %c1 : index
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<3xf64>) outs(%arg5 : tensor<3xf64>) {
      ^bb0(%in: f64, %out: f64):
        %11 = arith.maximumf %in, %out : f64
        linalg.yield %11 : f64
      } -> tensor<3xf64>
      %extracted = tensor.extract %4[%arg3] : tensor<3xf64>
      %5 = tensor.empty(%c3) : tensor<?xi1>
      %false = arith.constant false
      %6 = linalg.fill ins(%false : i1) outs(%5 : tensor<?xi1>) -> tensor<?xi1>
      %7 = tensor.empty(%c3) : tensor<?xf64>
      %8 = linalg.fill ins(%arg1 : f64) outs(%7 : tensor<?xf64>) -> tensor<?xf64>
      %9 = linalg.select ins(%6, %8, %arg2 : tensor<?xi1>, tensor<?xf64>, tensor<3xf64>) outs(%4 : tensor<3xf64>) -> tensor<3xf64>
      %10 = linalg.copy ins(%concat : tensor<7xf64>) outs(%arg4 : tensor<7xf64>) -> tensor<7xf64>
      scf.yield %3, %10, %9 : index, tensor<7xf64>, tensor<3xf64>
    }
    %2 = call @f1(%arg2) : (tensor<3xf64>) -> tensor<3xf64>
    return %0#0, %1#1, %1#2, %2, %arg0 : tensor<3xf64>, tensor<7xf64>, tensor<3xf64>, tensor<3xf64>, tensor<4xf64>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: tensor<?xf64>) -> tensor<1x1x2x2x1xi32> {
    %extracted_slice = tensor.extract_slice %arg1[2] [1] [1] : tensor<?xf64> to tensor<1xf64>
    %0 = linalg.conv_1d ins(%arg1, %extracted_slice : tensor<?xf64>, tensor<1xf64>) outs(%arg1 : tensor<?xf64>) -> tensor<?xf64>
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %from_elements = tensor.from_elements %c5_i32, %c1_i32, %c5_i32, %c-1_i32 : tensor<1x1x2x2x1xi32>
    %cst = arith.constant dense<[[[[[3]]]], [[[[6]]]]]> : tensor<2x1x1x1x1xi32>
    %1 = linalg.conv_2d_nhwgc_gfhwc_q ins(%from_elements, %cst, %c-1_i32, %c-1_i32 : tensor<1x1x2x2x1xi32>, tensor<2x1x1x1x1xi32>, i32, i32) outs(%from_elements : tensor<1x1x2x2x1xi32>) -> tensor<1x1x2x2x1xi32>
    return %1 : tensor<1x1x2x2x1xi32>
  }
  func.func private @f1(%arg0: tensor<3xf64>) -> tensor<3xf64> {
    %0 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf64>) outs(%arg0 : tensor<3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant 1.000000e+02 : f64
      %2 = arith.divf %in, %cst : f64
      linalg.yield %2 : f64
    } -> tensor<3xf64>
    %1 = scf.forall (%arg1) in (3) shared_outs(%arg2 = %0) -> (tensor<3xf64>) {
      %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<3xf64>) {
      ^bb0(%out: f64):
        %4 = linalg.index 0 : index
        %extracted = tensor.extract %0[%4] : tensor<3xf64>
        %cst_1 = arith.constant -6.000000e+00 : f64
        %5 = arith.negf %extracted : f64
        %6 = arith.addf %5, %cst_1 : f64
        linalg.yield %6 : f64
      } -> tensor<3xf64>
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<3xf64> to tensor<1xf64>
      %cst = arith.constant dense<1.500000e+00> : tensor<1xf64>
      %c1 = arith.constant 1 : index
      %extracted_slice_0 = tensor.extract_slice %0[%c1] [1] [1] : tensor<3xf64> to tensor<f64>
      %3 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map, #map2, #map] ins(%cst, %extracted_slice_0 : tensor<1xf64>, tensor<f64>) outs(%extracted_slice : tensor<1xf64>) -> tensor<1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg2[%arg1] [1] [1] : tensor<1xf64> into tensor<3xf64>
      }
    }
    return %1 : tensor<3xf64>
  }
  func.func @f3(%arg0: tensor<4xf64>, %arg1: tensor<3x4xindex>, %arg2: tensor<3xf64>) -> tensor<1x1x2x2x1xi32> {
    %cst = arith.constant dense<-0.000000e+00> : tensor<3xf64>
    %mapped = linalg.map ins(%arg2, %cst, %arg2 : tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) outs(%arg2 : tensor<3xf64>)
      (%in: f64, %in_1: f64, %in_2: f64, %init: f64) {
        %1 = arith.divf %in, %in_1 : f64
        %2 = arith.minimumf %1, %in_2 : f64
        %3 = arith.cmpf ogt, %2, %init : f64
        %4 = arith.select %3, %2, %init : f64
        linalg.yield %4 : f64
      }
    %cst_0 = arith.constant dense<5.000000e-01> : tensor<f64>
    %cast = tensor.cast %mapped : tensor<3xf64> to tensor<?xf64>
    %0 = call @f2(%cst_0, %cast) : (tensor<f64>, tensor<?xf64>) -> tensor<1x1x2x2x1xi32>
    return %0 : tensor<1x1x2x2x1xi32>
  }
}

