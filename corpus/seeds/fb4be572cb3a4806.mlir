// bufdiff-profile: deep
// bufdiff-choices: 0c868dd84888b7a6505dd20f67617099e75d15b394e439e92a9d5a1d7b93787da95822d46bae4c3a
// bufdiff-choices: 8d701b2d1b372e6f8c5c2564fb838aa11f2c2cea676418c02c9e8888f5b2e6798d156516a27cf778
// bufdiff-choices: 57b5aec7f79db47e66342273221b1ed26f9a96a180790db90ac0d261cb285f02805a2c8a9f1d668f
// bufdiff-choices: 246dd7c313da6278c1b34ced88303d9293d8aa0cd5909dde1c7b5c9390aad30c08d6414485b9b465
// bufdiff-choices: d1f16f326aa39041c9882a09adb9abb30595d1c87aacbd3a45d8f2af0f6cd6c9a625af6157be0bac
// bufdiff-choices: c6cee6a96847a1c94e5f675b1bf8fdadb3ba8282d8c53ab16778cff6d0af120892db18fa6df685c0
// bufdiff-choices: a93785c0422a42c84aeecde303c4d4f405275dcf13df59495b8d2fb94bd8f5f6482b2e0f99fb6f70
// bufdiff-choices: a39e3970cdd21ca428323e7b16843ad220a75c842bb3546d3a68a6978b90738e54f6fd36b3d9bcd0
// bufdiff-choices: f4afffdc920c39b6cfa3b3634ddd7b49a4c3d8faa9fe199f59a102d067073b08d03f5cddaad342c4
// bufdiff-choices: 268fb0cc72cbbbd48c22cda0c102471e9f554f715cd1abde4982ecf8d366dfd526a97eed64acd8df
// bufdiff-choices: 9f38d8a905f55efd18d4941b6d9eca1c894b8dccf11e5615c0c57ca2683dcf8fc7531b2881eb45b7
// bufdiff-choices: 76aa13fbeec2c10741e4c0410d2a5318c702eeec71cb52f4a8bbd5c35010c0c219965572aa5427b0
// bufdiff-choices: aae67e465ab26c1c252df342cca4d3576a2288ac703e823fa969d1660b149c9985dc7bfa8304cae3
// bufdiff-choices: 2e17725d9d5b14c2f3e729da52ae1fd0367839e5e3605c5d22855a4bcc95c195a686534b34457187
// bufdiff-choices: e8cfadb0127cbc1d54b08ce75d49db9748d0c7b84544bc8975345aaeeec78537735f90f6d908ba26
// bufdiff-choices: ec1128ae724304d89e307d1d7163e8b9
// bufdiff-features: 276 1150 1502 1625 1663 1829 1854 1935 2374 2437 2961 3531 4462 4752 4940 5151
// bufdiff-features: 5199 5793 5886 5994 6254 6611 6969 7014 7371 7404 7645 7691 7793 8882 9302 9479
// bufdiff-features: 10223 10248 10476 10486 10819 10879 10968 11162 11277 11441 11660 11765 12068
// bufdiff-features: 12213 12789 13121 13233 13443 13476 13493 13518 13686 13915 14484 14884 14968
// bufdiff-features: 15423 15440 15639 15663 15751 15903 16601 16640 16682 16813 16936 17015 17490
// bufdiff-features: 17492 17792 18330 18486 18598 18811 19100 19223 19419 20381 20516 20669 20998
// bufdiff-features: 21115 21281 21344 21825 21910 21985 21991 22221 22259 22280 22399 22416 22513
// bufdiff-features: 22640 22975 23143 23348 23384 23643 23968 24071 24135 24184 24330 24405 24473
// bufdiff-features: 25388 25640 25735 25818 26163 26568 26619 26663 26796 26930 27048 27109 27218
// bufdiff-features: 27725 27825 27998 28177 28484 28503 28652 28907 28939 29056 29066 29590 29687
// bufdiff-features: 29968 30124 30223 30539 30549 30625 30790 30795 30811 30902 31899 31954 32113
// bufdiff-features: 32123 32140 32471 32577 32588 33052 33457 34069 34167 34301 34564 34647 34906
// bufdiff-features: 35163 35239 35383 35384 35957 36092 36448 36909 37765 38163 38177 38783 39109
// bufdiff-features: 39457 39602 39677 39747 39810 40044 40190 40286 40348 40599 40712 41046 41680
// bufdiff-features: 41742 41919 42228 42282 42344 42467 42530 42656 43248 43631 43758 44474 44615
// bufdiff-features: 44659 44943 45298 45629 46034 46203 46283 46307 46734 46775 46832 46995 47093
// bufdiff-features: 47160 47293 47488 47735 47796 47985 47988 48208 48285 48343 48395 48598 48720
// bufdiff-features: 48724 48974 49135 49364 49621 49956 50332 50450 50466 50469 50633 50741 51341
// bufdiff-features: 51344 51415 51534 51729 51796 51800 52042 52062 52152 52322 52558 52807 52823
// bufdiff-features: 52900 52928 52958 53249 53326 53469 53890 54385 54554 54671 54970 54998 55018
// bufdiff-features: 55035 55609 55777 55870 55887 55937 56965 57103 57213 57510 57548 57718 57773
// bufdiff-features: 58122 58123 58190 58497 58721 58826 59888 60044 60122 60175 60530 61339 61350
// bufdiff-features: 61456 61556 61628 61699 62218 62281 62585 62602 63062 63303 63416 64119 64120
// bufdiff-features: 64235 64652 64801 64952 64959 65153 65472 65478 65496 65535 65560 66157 66416
// bufdiff-features: 66422 66765 66869 66995 67160 67174 67195 67360 67609 68355 68472 68484 68663
// bufdiff-features: 68755 68782 69081 69121 69235 69368 69824 69987 70053 70101 70119 70130 70174
// bufdiff-features: 71306 71392 71451 73050 73140 73289 73517 73802 74057 74201 74362 74518 74616
// bufdiff-features: 74623 74833 74848 74864 75061 75501 75720 75921 75976 76044 76149 76370 76534
// bufdiff-features: 76953 76973 77029 77179 77285 77551 77761 78162 78247 78283 78425 78430 78486
// bufdiff-features: 79218 79271 79389 80083 80440 80907 81239 81511 81702 81707 81731 81869 81935
// bufdiff-features: 82409 82565 82654 82976 83253 83332 83342 83734 84635 86013 86125 86210 86254
// bufdiff-features: 86362 86710 86827 87214 87534 87576 87626 87647 87695 87862 87894 88317 88320
// bufdiff-features: 88321 88519 88520 88850 88999 89109 89151 89178 89633 89732 89744 89812 89859
// bufdiff-features: 89964 89968 90054 90070 90120 90170 90402 90464 90581 90589 90903 91109 91317
// bufdiff-features: 91581 91661 91737 91786 91910 92022 92194 92309 92357 92492 92568 92613 92849
// bufdiff-features: 92919 92921 92970 93083 93155 93215 93543 93944 93994 94067 94297 94755 95273
// bufdiff-features: 95494 96082 96273 96427 96431 96862 96882 96935 96955 97067 97318 97344 97407
// bufdiff-features: 97842 98357 98497 98518 98879 99009 99231 99264 99301 99383 99405 99508 99568
// bufdiff-features: 100203 100279 100455 100465 100502 100573 100641 100698 100813 100955 101047
// bufdiff-features: 101098 101156 101264 101825 102222 102697 102847 103014 103587 103715 103851
// bufdiff-features: 104034 104303 104349 104931 104937 105166 105252 105494 105594 105857 106263
// bufdiff-features: 106537 106761 107184 107815 108235 108781 108829 108869 108992 109035 109040
// bufdiff-features: 109066 109086 109103 109208 109832 110068 110138 110141 110153 110165 110257
// bufdiff-features: 110568 110608 110706 110816 110917 111382 111584 111721 111839 112163 112257
// bufdiff-features: 112474 112925 112929 112952 112969 113020 113209 113295 113336 113626 113769
// bufdiff-features: 114145 114522 114541 115026 115155 115343 115471 115823 116841 116929 117183
// bufdiff-features: 117235 117594 117618 117724 117779 117839 118081 119230 119439 119479 120476
// bufdiff-features: 120772 121000 121029 121363 121394 121682 121977 122317 122649 122972 123349
// bufdiff-features: 123396 123503 123567 123574 123764 123770 123996 124036 124232 124484 124546
// bufdiff-features: 124604 125040 125128 125290 126166 126238 126249 127405 127691 128126 128182
// bufdiff-features: 128389 128733 128768 128842 129797 130354 130402 130595 130899
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xf64>, %arg1: i64) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %0:2 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg0, %arg4 = %arg0) -> (tensor<?xf64>, tensor<?xf64>) {
      %cst_2 = arith.constant 1.000000e+01 : f64
      %from_elements = tensor.from_elements %cst_2 : tensor<1xf64>
      %27 = linalg.conv_1d ins(%arg0, %from_elements : tensor<?xf64>, tensor<1xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
      %extracted_slice_3 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xf64> to tensor<1xf64>
      %28 = linalg.fill ins(%cst_2 : f64) outs(%extracted_slice_3 : tensor<1xf64>) -> tensor<1xf64>
      %extracted_slice_4 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<?xf64> to tensor<1xf64>
      %29 = linalg.mul ins(%extracted_slice_3, %extracted_slice_4 : tensor<1xf64>, tensor<1xf64>) outs(%extracted_slice_4 : tensor<1xf64>) -> tensor<1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %28 into %arg3[%arg2] [1] [1] : tensor<1xf64> into tensor<?xf64>
        tensor.parallel_insert_slice %29 into %arg4[%arg2] [1] [1] : tensor<1xf64> into tensor<?xf64>
      }
    }
    vector.print %arg1 : i64
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0#1 : tensor<?xf64>) outs(%0#1 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %27 = arith.cmpf olt, %in, %out : f64
      %28 = arith.select %27, %in, %out : f64
      linalg.yield %28 : f64
    } -> tensor<?xf64>
    %2 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %0#1) -> (tensor<?xf64>) {
      %extracted_slice_2 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xf64> to tensor<1xf64>
      %cst_3 = arith.constant 1.000000e+01 : f64
      %cst_4 = arith.constant 0.000000e+00 : f64
      %from_elements = tensor.from_elements %cst_3, %cst_4 : tensor<2x1xf64>
      %27 = tensor.empty() : tensor<2xf64>
      %28 = linalg.fill ins(%cst_3 : f64) outs(%27 : tensor<2xf64>) -> tensor<2xf64>
      %29 = linalg.vecmat ins(%28, %from_elements : tensor<2xf64>, tensor<2x1xf64>) outs(%extracted_slice_2 : tensor<1xf64>) -> tensor<1xf64>
      %inserted_slice_5 = tensor.insert_slice %extracted_slice_2 into %29[%c0] [1] [1] : tensor<1xf64> into tensor<1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_slice_5 into %arg3[%arg2] [1] [1] : tensor<1xf64> into tensor<?xf64>
      }
    }
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%0#0, %2 : tensor<?xf64>, tensor<?xf64>) outs(%1 : tensor<?xf64>) -> tensor<?xf64>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %4:3 = scf.while (%arg2 = %c0, %arg3 = %3, %arg4 = %0#0) : (index, tensor<?xf64>, tensor<?xf64>) -> (index, tensor<?xf64>, tensor<?xf64>) {
      %27 = arith.cmpi ult, %arg2, %c3 : index
      %c11 = arith.constant 11 : index
      %28 = arith.cmpi ult, %arg2, %c11 : index
      %29 = arith.andi %27, %28 : i1
      scf.condition(%29) %arg2, %arg3, %arg4 : index, tensor<?xf64>, tensor<?xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?xf64>, %arg4: tensor<?xf64>):
      %27 = scf.forall (%arg5) in (%dim) shared_outs(%arg6 = %3) -> (tensor<?xf64>) {
        %cst_3 = arith.constant -0.000000e+00 : f64
        %31 = vector.transfer_read %3[%c0], %cst_3 : tensor<?xf64>, vector<3xf64>
        %32 = vector.transfer_write %31, %1[%c0] : vector<3xf64>, tensor<?xf64>
        %33 = tensor.empty(%dim) : tensor<?xf64>
        %34 = linalg.mul ins(%1, %1 : tensor<?xf64>, tensor<?xf64>) outs(%33 : tensor<?xf64>) -> tensor<?xf64>
        %extracted_slice_4 = tensor.extract_slice %arg6[%arg5] [1] [1] : tensor<?xf64> to tensor<f64>
        %generated = tensor.generate  {
          %extracted = tensor.extract %extracted_slice_4[] : tensor<f64>
          tensor.yield %extracted : f64
        } : tensor<f64>
        %35 = linalg.add ins(%extracted_slice_4, %generated : tensor<f64>, tensor<f64>) outs(%extracted_slice_4 : tensor<f64>) -> tensor<f64>
        %36 = tensor.empty() : tensor<f64>
        %37 = linalg.fill ins(%cst_3 : f64) outs(%36 : tensor<f64>) -> tensor<f64>
        %38 = linalg.tanh ins(%37 : tensor<f64>) outs(%35 : tensor<f64>) -> tensor<f64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %38 into %arg6[%arg5] [1] [1] : tensor<f64> into tensor<?xf64>
        }
      }
      %28 = scf.execute_region -> tensor<?xf64> {
        %generated = tensor.generate %dim {
        ^bb0(%arg5: index):
          %extracted = tensor.extract %arg3[%arg5] : tensor<?xf64>
          %31 = arith.index_cast %arg5 : index to i64
          %32 = arith.sitofp %31 : i64 to f64
          %33 = arith.divf %extracted, %32 : f64
          tensor.yield %33 : f64
        } : tensor<?xf64>
        scf.yield %arg4 : tensor<?xf64>
      }
      %29 = arith.addi %arg2, %c1 : index
      %inserted_slice_2 = tensor.insert_slice %arg3 into %arg4[0] [%dim] [1] : tensor<?xf64> into tensor<?xf64>
      %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%inserted_slice_2, %0#0 : tensor<?xf64>, tensor<?xf64>) outs(%arg3 : tensor<?xf64>) {
      ^bb0(%in: f64, %in_3: f64, %out: f64):
        %31 = arith.maximumf %in, %in_3 : f64
        %32 = arith.negf %31 : f64
        %33 = arith.addf %32, %out : f64
        linalg.yield %33 : f64
      } -> tensor<?xf64>
      scf.yield %29, %30, %inserted_slice_2 : index, tensor<?xf64>, tensor<?xf64>
    }
    %5 = tensor.empty(%dim) : tensor<?xf64>
    %6 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%4#1, %1 : tensor<?xf64>, tensor<?xf64>) outs(%5 : tensor<?xf64>) -> tensor<?xf64>
    %7 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %5) -> (tensor<?xf64>) {
      %extracted_slice_2 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xf64> to tensor<1xf64>
      %cst_3 = arith.constant dense<6.500000e+00> : tensor<1xf64>
      %27 = linalg.erf ins(%cst_3 : tensor<1xf64>) outs(%extracted_slice_2 : tensor<1xf64>) -> tensor<1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %27 into %arg3[%arg2] [1] [1] : tensor<1xf64> into tensor<?xf64>
      }
    }
    cf.br ^bb2(%4#2 : tensor<?xf64>)
  ^bb1:  // no predecessors
    %8 = linalg.softmax dimension(0) ins(%0#0 : tensor<?xf64>) outs(%4#2 : tensor<?xf64>) -> tensor<?xf64>
    cf.br ^bb2(%8 : tensor<?xf64>)
  ^bb2(%9: tensor<?xf64>):  // 2 preds: ^bb0, ^bb1
    %10 = tensor.empty(%dim) : tensor<?xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4#2 : tensor<?xf64>) outs(%10 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_2 = arith.constant 7.250000e+00 : f64
      %27 = arith.negf %in : f64
      %28 = arith.addf %27, %cst_2 : f64
      linalg.yield %28 : f64
    } -> tensor<?xf64>
    %c2 = arith.constant 2 : index
    %12:3 = scf.while (%arg2 = %c0, %arg3 = %1, %arg4 = %10) : (index, tensor<?xf64>, tensor<?xf64>) -> (index, tensor<?xf64>, tensor<?xf64>) {
      %27 = arith.cmpi ult, %arg2, %c2 : index
      %c3_i64 = arith.constant 3 : i64
      %28 = arith.cmpi ne, %arg1, %c3_i64 : i64
      %29 = arith.andi %27, %28 : i1
      scf.condition(%29) %arg2, %arg3, %arg4 : index, tensor<?xf64>, tensor<?xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?xf64>, %arg4: tensor<?xf64>):
      %27 = arith.addi %arg2, %c1 : index
      %28 = linalg.copy ins(%11 : tensor<?xf64>) outs(%arg4 : tensor<?xf64>) -> tensor<?xf64>
      %29 = linalg.copy ins(%1 : tensor<?xf64>) outs(%arg3 : tensor<?xf64>) -> tensor<?xf64>
      scf.yield %27, %29, %28 : index, tensor<?xf64>, tensor<?xf64>
    }
    %c-1_i64 = arith.constant -1 : i64
    %13 = arith.cmpi sle, %arg1, %c-1_i64 : i64
    %14 = arith.select %13, %arg1, %c-1_i64 : i64
    %extracted_slice = tensor.extract_slice %9[0] [%dim] [1] : tensor<?xf64> to tensor<?xf64>
    %15 = tensor.empty(%dim) : tensor<?xf64>
    %16 = tensor.empty(%dim) : tensor<?xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %17 = linalg.fill ins(%cst : f64) outs(%16 : tensor<?xf64>) -> tensor<?xf64>
    %18 = linalg.add ins(%0#0, %17 : tensor<?xf64>, tensor<?xf64>) outs(%15 : tensor<?xf64>) -> tensor<?xf64>
    %19 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %5) -> (tensor<?xf64>) {
      %27 = func.call @either1(%extracted_slice, %1, %13) : (tensor<?xf64>, tensor<?xf64>, i1) -> tensor<?xf64>
      %28 = tensor.empty(%dim) : tensor<?xf64>
      %29 = linalg.fill ins(%cst : f64) outs(%28 : tensor<?xf64>) -> tensor<?xf64>
      %30 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%2, %29 : tensor<?xf64>, tensor<?xf64>) outs(%1 : tensor<?xf64>) -> tensor<?xf64>
      %31 = tensor.empty(%dim) : tensor<?xf64>
      %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%27 : tensor<?xf64>) outs(%31 : tensor<?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %34 = arith.subf %in, %cst : f64
        linalg.yield %34 : f64
      } -> tensor<?xf64>
      %true = arith.constant true
      %33 = func.call @either1(%32, %4#2, %true) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf64>, tensor<?xf64>, i1) -> tensor<?xf64>
      %cst_2 = arith.constant 1.000000e+00 : f64
      %from_elements = tensor.from_elements %cst_2 : tensor<1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %from_elements into %arg3[%arg2] [1] [1] : tensor<1xf64> into tensor<?xf64>
      }
    }
    %extracted_slice_0 = tensor.extract_slice %19[0] [%dim] [1] : tensor<?xf64> to tensor<?xf64>
    %20 = call @write2(%extracted_slice_0) : (tensor<?xf64>) -> tensor<?xf64>
    %21 = tensor.empty(%dim) : tensor<?xf64>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<?xf64>) outs(%21 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %27 = arith.minimumf %in, %cst : f64
      linalg.yield %27 : f64
    } -> tensor<?xf64>
    %inserted_slice = tensor.insert_slice %4#2 into %16[0] [%dim] [1] : tensor<?xf64> into tensor<?xf64>
    %extracted_slice_1 = tensor.extract_slice %15[0] [%dim] [1] : tensor<?xf64> to tensor<?xf64>
    %c11_i64 = arith.constant 11 : i64
    %23 = arith.minui %arg1, %c11_i64 : i64
    vector.print %c11_i64 : i64
    %24 = arith.cmpi uge, %dim, %c2 : index
    %25 = scf.if %24 -> (tensor<?xf64>) {
      %cst_2 = arith.constant 2.000000e+00 : f64
      %27 = vector.transfer_read %1[%c1], %cst_2 : tensor<?xf64>, vector<3xf64>
      %28 = vector.transfer_write %27, %12#2[%c1] : vector<3xf64>, tensor<?xf64>
      %inserted_slice_3 = tensor.insert_slice %extracted_slice_0 into %4#2[0] [%dim] [1] : tensor<?xf64> into tensor<?xf64>
      scf.yield %inserted_slice_3 : tensor<?xf64>
    } else {
      %inserted_slice_2 = tensor.insert_slice %0#0 into %22[0] [%dim] [1] : tensor<?xf64> into tensor<?xf64>
      %27 = linalg.add ins(%22, %4#2 : tensor<?xf64>, tensor<?xf64>) outs(%inserted_slice_2 : tensor<?xf64>) -> tensor<?xf64>
      %28 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4#2 : tensor<?xf64>) {
      ^bb0(%out: f64):
        %29 = arith.maximumf %out, %cst : f64
        linalg.yield %29 : f64
      } -> tensor<?xf64>
      scf.yield %28 : tensor<?xf64>
    }
    %26 = memref.alloca_scope  -> (f64) {
      %27 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %6) -> (tensor<?xf64>) {
        %32 = tensor.empty(%c1) : tensor<?xf64>
        %33 = linalg.fill ins(%cst : f64) outs(%32 : tensor<?xf64>) -> tensor<?xf64>
        %cast = tensor.cast %33 : tensor<?xf64> to tensor<1xf64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %cast into %arg3[%arg2] [1] [1] : tensor<1xf64> into tensor<?xf64>
        }
      }
      %false = arith.constant false
      %28 = func.call @either1(%4#2, %inserted_slice, %false) : (tensor<?xf64>, tensor<?xf64>, i1) -> tensor<?xf64>
      %29 = tensor.empty(%dim) : tensor<?xf64>
      %30 = linalg.fill ins(%cst : f64) outs(%29 : tensor<?xf64>) -> tensor<?xf64>
      %31 = linalg.min ins(%0#0, %30 : tensor<?xf64>, tensor<?xf64>) outs(%22 : tensor<?xf64>) -> tensor<?xf64>
      %cst_2 = arith.constant 1.000000e+00 : f64
      memref.alloca_scope.return %cst_2 : f64
    }
    return %20, %18, %12#1, %7, %22, %25 : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>
  }
  func.func private @either1(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>, %arg2: i1) -> tensor<?xf64> {
    %0 = scf.if %arg2 -> (tensor<?xf64>) {
      scf.yield %arg0 : tensor<?xf64>
    } else {
      scf.yield %arg1 : tensor<?xf64>
    }
    return %0 : tensor<?xf64>
  }
  func.func private @write2(%arg0: tensor<?xf64>) -> tensor<?xf64> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %c3 = arith.constant 3 : index
    %0 = arith.minui %dim, %c3 : index
    %1 = arith.subi %dim, %0 : index
    %2 = tensor.empty(%0) : tensor<?xf64>
    %cst = arith.constant 1.000000e+02 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<?xf64>) -> tensor<?xf64>
    %inserted_slice = tensor.insert_slice %3 into %arg0[%1] [%0] [1] : tensor<?xf64> into tensor<?xf64>
    return %inserted_slice : tensor<?xf64>
  }
}

