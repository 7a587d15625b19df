// bufdiff-profile: slices
// bufdiff-choices: d1a33daaddfad7e30ebdb3a912a75dbfb3d9ee31ea68e8d8ea74c1079c8e94dbee9d93be44075e26
// bufdiff-choices: 9848a63dd6221ee0c6f4b2ee47de49ffc57725b59d5351654bba1422dc2d1b2609acc88eac27be54
// bufdiff-choices: 336ef75a1069560113a255f70b5532d4c97d5c5403dd33a79178f937378c5e1b0bef879191b9f5de
// bufdiff-choices: e2cf32bab6e10c34a629ad86c898a88bf70ec89bcc57d1f535280a15c0f5e72aabdeb015bc32697e
// bufdiff-choices: 2840152b702102f89996a4988ce5892bc22af25cf1a2463d8ccf79f2a61f54290db7dedf471de4e9
// bufdiff-choices: a3be1d0bd9058df0d2f66a73c4fc0ce153a2fdaf56736dd437d778d53b225a6df579af3b71ef2f17
// bufdiff-choices: 9bce36723b4bc7e8f56eccb4bc1f27c7e06b1107028510b33fc77ea9419621e21b579063b4f038f2
// bufdiff-choices: 98f187a08aa4e0199af425ba970f0ec3e993dab9f75eafa4098669500dfb18f54c28ce31f8123128
// bufdiff-choices: 7529046158918eea8deadeb5e365c96c0b303d41c18dc124c261a1009ab5766ac786d3178595954f
// bufdiff-choices: 573d1146cf653d681dbae9ce9fe83895ecf62bced2c95e74d9bba4df1af67d0d2b6cf193b556149c
// bufdiff-choices: dbd5d97777594f18c67df989d6bc6735dd9ffdbc573beb3266e60cdf6360ac70a4f87c48ce65ec6f
// bufdiff-choices: d65ac941011eb903c19b50053d259f1654889f28264305e6a4db0c0a50048b1789e956b57f7ba81a
// bufdiff-choices: b111ac6f61591ba6
// bufdiff-features: 294 472 706 1345 1502 1552 2225 2461 2684 2898 2945 3041 4165 4236 4291 4342
// bufdiff-features: 4967 4984 5201 5973 6163 6169 6584 6611 7877 7947 8438 9834 9972 10166 10255
// bufdiff-features: 10384 11162 11277 11297 11407 11441 11774 11844 12170 13233 13652 14454 14545
// bufdiff-features: 14704 15180 15440 15742 15751 15903 16269 16682 16943 16960 17406 18022 18166
// bufdiff-features: 18480 18486 18598 19100 19164 19256 19329 19442 20003 20254 20402 20686 20749
// bufdiff-features: 20888 21522 22221 22280 22376 23787 23874 24259 24289 24473 24826 24898 24904
// bufdiff-features: 25119 25297 25388 25703 25818 25962 26507 26568 26825 26940 27048 27299 27766
// bufdiff-features: 28276 28564 28704 28823 29104 29248 29433 29872 29877 29932 29968 30305 30666
// bufdiff-features: 32388 32615 34069 34167 34564 34623 34647 34745 34761 35240 35952 36395 36784
// bufdiff-features: 37038 37183 37251 37289 37472 37684 37786 37849 38425 38427 38512 38662 38682
// bufdiff-features: 38783 38876 39747 39907 39927 40044 40053 40070 40461 40599 40712 40898 41907
// bufdiff-features: 41984 42005 42467 42728 43098 43203 43258 43442 43499 44176 44522 44615 44943
// bufdiff-features: 44959 45571 45710 45743 46022 46034 46203 46720 46995 47200 47326 48332 48577
// bufdiff-features: 48600 48724 48974 49007 49370 49605 49635 49956 50717 50894 51187 51211 51344
// bufdiff-features: 52042 52148 52322 52558 52823 52900 52958 53235 53244 53252 53604 53791 53890
// bufdiff-features: 54395 54554 54827 54945 54998 55003 55837 55887 56404 56723 57718 57773 58024
// bufdiff-features: 58190 59070 59555 59649 60167 60175 60839 61350 61435 61556 61699 62218 62326
// bufdiff-features: 62362 62495 62709 63062 63071 63431 63610 63800 63929 64119 64120 64235 64420
// bufdiff-features: 64959 64976 65478 66320 66422 66765 66852 66995 67388 67817 67936 68049 68334
// bufdiff-features: 68355 68782 68935 69032 69449 69987 70023 71169 71306 72330 72674 72689 72909
// bufdiff-features: 73289 73319 73330 73455 73725 73802 74057 74362 74478 74833 74881 74914 75061
// bufdiff-features: 75921 75976 76339 76540 76677 76728 76915 77261 77307 77551 78430 78620 78796
// bufdiff-features: 78950 79229 79389 80042 80533 81493 81502 81515 81707 81736 81993 82135 82149
// bufdiff-features: 82267 82328 82383 82552 82565 82867 83000 83342 83488 83672 84090 84349 84585
// bufdiff-features: 84853 84887 84922 84985 85557 85843 86019 86125 86210 86600 86637 86710 86992
// bufdiff-features: 87265 87408 87534 87841 87923 88732 89109 89151 89178 89212 89780 89812 90082
// bufdiff-features: 90090 90581 90585 91147 91540 91563 91633 91737 92032 92037 92194 92313 92849
// bufdiff-features: 92896 93150 93255 93677 93944 94117 94253 95106 95285 95435 96813 97282 97318
// bufdiff-features: 97763 97864 97924 98138 98196 98201 98431 98447 98879 99009 99221 99228 99383
// bufdiff-features: 99568 99757 99969 100059 100258 100480 101083 102847 103315 103490 103715
// bufdiff-features: 103722 104096 104253 104303 104931 104952 105573 105857 105858 105914 106614
// bufdiff-features: 106837 107092 107206 107326 107412 107425 107588 108012 108169 108361 108440
// bufdiff-features: 108810 109086 109105 109187 109752 109870 109949 110048 110379 110552 110608
// bufdiff-features: 110667 110816 110917 111024 111494 111721 112474 112549 112929 113020 113346
// bufdiff-features: 114028 114143 114601 114666 115026 115408 115471 115823 117235 117618 118313
// bufdiff-features: 118547 118945 119273 119360 119588 119691 119764 120671 120952 120984 121089
// bufdiff-features: 121145 121394 121467 121682 121755 121785 122575 122598 122764 123012 123204
// bufdiff-features: 123396 123719 124178 124448 124484 124657 125397 126722 127071 127351 127834
// bufdiff-features: 128182 128768 128817 128916 129130 129435 129946 130535 130546 130642 130779
// bufdiff-features: 130933
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @f2(%arg0: tensor<3x3xf32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}, %arg1: tensor<3x3xf32>, %arg2: f32) -> (tensor<3x3xf32>, tensor<?x?xf32>, tensor<3x3xf32>, i1) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3, %c3) : tensor<?x?xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.max ins(%1, %arg1 : tensor<?x?xf32>, tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %3 = arith.cmpf uno, %arg2, %cst : f32
    %4 = scf.if %3 -> (tensor<?x?xf32>) {
      %generated = tensor.generate  {
        %c7 = arith.constant 7 : index
        tensor.yield %c7 : index
      } : tensor<index>
      %5 = func.call @f1(%generated, %generated) : (tensor<index>, tensor<index>) -> tensor<index>
      %cast = tensor.cast %1 : tensor<?x?xf32> to tensor<3x3xf32>
      %inserted_slice = tensor.insert_slice %cast into %1[0, 0] [3, 3] [1, 1] : tensor<3x3xf32> into tensor<?x?xf32>
      scf.yield %inserted_slice : tensor<?x?xf32>
    } else {
      %5 = tensor.empty() : tensor<3x3xf32>
      %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %7 = linalg.copy ins(%6 : tensor<3x3xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %7 : tensor<?x?xf32>
    }
    return %2, %4, %arg1, %3 : tensor<3x3xf32>, tensor<?x?xf32>, tensor<3x3xf32>, i1
  }
  func.func private @f1(%arg0: tensor<index>, %arg1: tensor<index>) -> tensor<index> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<index>) outs(%arg0 : tensor<index>) {
    ^bb0(%in: index, %out: index):
      %1 = arith.andi %in, %out : index
      linalg.yield %1 : index
    } -> tensor<index>
    affine.for %arg2 = 0 to 3 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %1:3 = scf.while (%arg3 = %c0, %arg4 = %0, %arg5 = %0) : (index, tensor<index>, tensor<index>) -> (index, tensor<index>, tensor<index>) {
        %5 = arith.cmpi ult, %arg3, %c3 : index
        %6 = arith.cmpi eq, %arg2, %c1 : index
        %7 = arith.andi %5, %6 : i1
        scf.condition(%7) %arg3, %arg4, %arg5 : index, tensor<index>, tensor<index>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<index>, %arg5: tensor<index>):
        %5 = arith.addi %arg3, %c1 : index
        %mapped_0 = linalg.map ins(%arg1 : tensor<index>) outs(%arg5 : tensor<index>)
          (%in: index, %init: index) {
            %6 = arith.maxui %in, %arg2 : index
            linalg.yield %6 : index
          }
        %mapped_1 = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg4, %0 : tensor<index>, tensor<index>) outs(%mapped_0 : tensor<index>)
        scf.yield %5, %arg4, %mapped_1 : index, tensor<index>, tensor<index>
      }
      %cst = arith.constant dense<2> : tensor<index>
      %mapped = linalg.map ins(%1#1, %1#1, %cst : tensor<index>, tensor<index>, tensor<index>) outs(%1#1 : tensor<index>)
        (%in: index, %in_0: index, %in_1: index, %init: index) {
          %5 = arith.addi %in, %in_0 : index
          %6 = arith.maxui %5, %in_1 : index
          linalg.yield %6 : index
        }
      %2 = tensor.empty() : tensor<index>
      %c11 = arith.constant 11 : index
      %3 = linalg.fill ins(%c11 : index) outs(%2 : tensor<index>) -> tensor<index>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%mapped : tensor<index>) outs(%3 : tensor<index>) {
      ^bb0(%in: index, %out: index):
        %5 = arith.maxui %in, %out : index
        linalg.yield %5 : index
      } -> tensor<index>
    }
    return %arg1 : tensor<index>
  }
  func.func @f3(%arg0: tensor<index>, %arg1: tensor<?x?xindex>) -> (tensor<?xindex>, tensor<index>) {
    %c1 = arith.constant 1 : index
    %0 = linalg.fill ins(%c1 : index) outs(%arg0 : tensor<index>) -> tensor<index>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<?x?xindex> into tensor<?xindex>
    return %collapsed, %0 : tensor<?xindex>, tensor<index>
  }
  func.func private @f4(%arg0: tensor<?x?xindex>, %arg1: tensor<?x?xindex>) -> (tensor<3x3xf32>, tensor<?x?xf32>) {
    %0 = linalg.copy ins(%arg1 : tensor<?x?xindex>) outs(%arg0 : tensor<?x?xindex>) -> tensor<?x?xindex>
    %cast = tensor.cast %arg1 : tensor<?x?xindex> to tensor<2x?xindex>
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xindex> into tensor<?xindex>
    %1 = tensor.empty() : tensor<3x3xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %3:4 = call @f2(%2, %2, %cst) : (tensor<3x3xf32>, tensor<3x3xf32>, f32) -> (tensor<3x3xf32>, tensor<?x?xf32>, tensor<3x3xf32>, i1)
    return %3#2, %3#1 : tensor<3x3xf32>, tensor<?x?xf32>
  }
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: index, %arg2: f32, %arg3: tensor<2x?xindex> {bufferization.writable = false}) -> (tensor<?x?xf32>, tensor<3x3xf32>, tensor<index>, tensor<?xindex>, tensor<3x3xf32>, tensor<3x3xf32>) {
    %0:2 = scf.forall (%arg4, %arg5) in (3, 3) shared_outs(%arg6 = %arg0, %arg7 = %arg0) -> (tensor<3x3xf32>, tensor<3x3xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg3, %c1 : tensor<2x?xindex>
      %generated_2 = tensor.generate %dim {
      ^bb0(%arg8: index, %arg9: index):
        %13 = arith.addi %arg8, %arg9 : index
        %14 = arith.shli %13, %c1 : index
        tensor.yield %14 : index
      } : tensor<1x?xindex>
      %inserted_slice = tensor.insert_slice %generated_2 into %arg3[%c0, 0] [1, %dim] [1, 1] : tensor<1x?xindex> into tensor<2x?xindex>
      %extracted_slice = tensor.extract_slice %arg6[%arg5, %arg4] [1, 1] [1, 1] : tensor<3x3xf32> to tensor<f32>
      %cst = arith.constant dense<-0.000000e+00> : tensor<f32>
      %6 = linalg.min ins(%extracted_slice, %cst : tensor<f32>, tensor<f32>) outs(%extracted_slice : tensor<f32>) -> tensor<f32>
      %7 = tensor.empty() : tensor<f32>
      %8 = linalg.fill ins(%arg2 : f32) outs(%7 : tensor<f32>) -> tensor<f32>
      %9 = linalg.add ins(%8, %8 : tensor<f32>, tensor<f32>) outs(%6 : tensor<f32>) -> tensor<f32>
      %extracted_slice_3 = tensor.extract_slice %arg7[%arg5, %arg4] [1, 1] [1, 1] : tensor<3x3xf32> to tensor<1x1xf32>
      %10 = tensor.empty() : tensor<1x2xf32>
      %11 = linalg.fill ins(%arg2 : f32) outs(%10 : tensor<1x2xf32>) -> tensor<1x2xf32>
      %cst_4 = arith.constant dense<[[1.500000e+00], [2.500000e+00]]> : tensor<2x1xf32>
      %12 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%11, %cst_4 : tensor<1x2xf32>, tensor<2x1xf32>) outs(%extracted_slice_3 : tensor<1x1xf32>) -> tensor<1x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %9 into %arg6[%arg5, %arg4] [1, 1] [1, 1] : tensor<f32> into tensor<3x3xf32>
        tensor.parallel_insert_slice %12 into %arg7[%arg5, %arg4] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<3x3xf32>
      }
    }
    %1 = tensor.empty() : tensor<index>
    %2 = linalg.fill ins(%arg1 : index) outs(%1 : tensor<index>) -> tensor<index>
    %cast = tensor.cast %arg3 : tensor<2x?xindex> to tensor<?x?xindex>
    %3:2 = call @f3(%2, %cast) : (tensor<index>, tensor<?x?xindex>) -> (tensor<?xindex>, tensor<index>)
    %4 = tensor.empty() : tensor<2x2xindex>
    %cast_0 = tensor.cast %4 : tensor<2x2xindex> to tensor<?x?xindex>
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index):
      %6 = arith.minsi %arg4, %arg5 : index
      tensor.yield %6 : index
    } : tensor<2x2xindex>
    %cast_1 = tensor.cast %generated : tensor<2x2xindex> to tensor<?x?xindex>
    %5:2 = call @f4(%cast_0, %cast_1) : (tensor<?x?xindex>, tensor<?x?xindex>) -> (tensor<3x3xf32>, tensor<?x?xf32>)
    return %5#1, %5#0, %3#1, %3#0, %0#1, %0#0 : tensor<?x?xf32>, tensor<3x3xf32>, tensor<index>, tensor<?xindex>, tensor<3x3xf32>, tensor<3x3xf32>
  }
}

