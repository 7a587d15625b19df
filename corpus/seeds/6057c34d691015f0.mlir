// bufdiff-profile: mixed
// bufdiff-choices: 8ca7e0e1381176fb6a1f521c44bf166da2030edc9fbfc6e4d696d14d40861f9449ca74a5b6eab09b
// bufdiff-choices: 6bd223face8207cb52bf27252f530de9b1385dc43a8db0f9c785ac8ef7fbe9b21d70648c14f83b9a
// bufdiff-choices: df218943deb4d470a380bb6e6c5feea3f63c02dd037b72414f14f7688183a42d4ba961f56ca0d52a
// bufdiff-choices: 130eea9fb39df4b3e29dc6557f29e6a60f597e68760f8f258ce6a86d50b8ad59a1ee4bf635deb7a3
// bufdiff-choices: 2b002275550b8c6cea38672fb229610937e8805727d2c47ced6433d3cbc268996c6ccac1aa28ad2a
// bufdiff-choices: e66041546ca04e8becd2e416bfc943d6686b7994f734a51885076584e69f79eb3d79165f588c8585
// bufdiff-choices: b53fde1e92a7d7937072a8363902e818158eade05d684e8da785d5e2b1dcf0e7082dee66610f15e8
// bufdiff-choices: d28396a1fe74335dc7ffb1e123533257ceae0fdc9fd1b173ce5c376e6761d515244a001593705435
// bufdiff-choices: 1f903c9f817fb2b34d2f9e6e3aee0f0680ee0926331bfdbbefa6067fa80bda9637275a1004674dbb
// bufdiff-choices: fcb09f5430733383cd0c4239c8a45b145833c4ccef4aac3f48d40c85
// bufdiff-features: 600 1502 1854 2898 2952 3050 3579 4752 4935 5187 5404 5973 6002 6314 6611 7670
// bufdiff-features: 7847 9238 9295 9479 9601 9981 10203 10386 10819 10872 11162 11321 11408 11441
// bufdiff-features: 12932 12938 13169 13233 14256 14369 14454 15037 15440 15751 15929 16058 16405
// bufdiff-features: 16740 17098 17232 17470 18328 18523 19100 19241 19419 19591 19746 19757 19867
// bufdiff-features: 20286 20838 20992 21044 21115 21465 21652 21825 21883 21991 22167 22221 22280
// bufdiff-features: 22323 22640 23787 24259 24268 24330 24393 24553 24682 24747 24826 25082 25388
// bufdiff-features: 25818 26400 26568 27048 27825 28652 28823 29066 29590 29606 29872 30145 30293
// bufdiff-features: 30474 31735 31864 32509 32615 32903 33335 33400 33853 34069 34167 34564 34647
// bufdiff-features: 34867 34902 35289 36394 36448 36784 37251 37630 37809 37975 38692 38783 39457
// bufdiff-features: 39747 40044 40070 40297 40521 40540 40712 40953 41164 42344 42398 42465 42984
// bufdiff-features: 43385 43410 43942 44114 44615 44621 45202 45869 45981 46202 46203 46538 46832
// bufdiff-features: 46995 47155 48786 49393 49621 49707 49956 50469 50894 51178 51534 51932 52062
// bufdiff-features: 52322 52558 52807 52900 52950 52958 54005 54135 54203 54651 55185 55270 55561
// bufdiff-features: 55870 55887 56488 57115 57718 57773 58024 58190 58308 58319 59070 59347 59448
// bufdiff-features: 59475 60306 60512 60698 60983 61556 61699 61880 61944 62675 62701 63062 63071
// bufdiff-features: 63575 63800 63915 64120 64235 64716 64959 64976 65382 65625 66097 66320 66422
// bufdiff-features: 66765 67195 67375 68355 68457 68530 68664 68782 69987 71169 71833 72674 72689
// bufdiff-features: 73289 73455 73725 73802 74034 74057 74255 74362 75921 76052 76339 76639 76973
// bufdiff-features: 77134 77617 77823 77872 78283 78385 78430 78688 78828 78850 79389 79931 79972
// bufdiff-features: 80533 80812 81039 81443 81477 81736 82011 82135 82203 82565 83635 84585 84944
// bufdiff-features: 85176 85568 86125 86441 87017 87199 87585 88337 88958 88984 89151 89178 89251
// bufdiff-features: 89765 89780 89812 90903 91633 91737 92194 92344 92492 92647 93027 93255 93944
// bufdiff-features: 94913 95285 95447 96151 96860 97067 97132 97318 97864 98170 98459 98501 98893
// bufdiff-features: 99009 100059 100783 101264 101823 102847 103269 103315 103339 103646 103715
// bufdiff-features: 103851 104054 104530 104931 105038 105108 105289 105857 106561 107046 107412
// bufdiff-features: 107425 107614 108173 108869 108977 109086 109876 110162 110322 110500 110552
// bufdiff-features: 110780 110796 110816 111883 111976 112895 112929 113020 113605 113626 114354
// bufdiff-features: 114428 114547 114712 114990 115026 115471 115748 115823 115990 116491 116549
// bufdiff-features: 116721 117309 117336 118196 119071 119340 119384 119822 119835 119878 119914
// bufdiff-features: 119940 121394 121439 121467 121670 121682 122764 123204 123764 124448 124484
// bufdiff-features: 124824 125004 125040 125175 125270 125908 126056 126179 126805 127405 128138
// bufdiff-features: 128768 128779 128916 128975 129418 130933
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<?x2xf64>, %arg1: f64) -> (tensor<?x2xf64>, tensor<0x2xf64>, tensor<0x?xf64>) {
    %0 = linalg.floor ins(%arg0 : tensor<?x2xf64>) outs(%arg0 : tensor<?x2xf64>) -> tensor<?x2xf64>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.for %arg2 = %c0 to %c2 step %c2 iter_args(%arg3 = %arg0, %arg4 = %arg0, %arg5 = %0) -> (tensor<?x2xf64>, tensor<?x2xf64>, tensor<?x2xf64>) {
      %6 = linalg.copy ins(%arg0 : tensor<?x2xf64>) outs(%arg5 : tensor<?x2xf64>) -> tensor<?x2xf64>
      %7 = linalg.square ins(%6 : tensor<?x2xf64>) outs(%arg4 : tensor<?x2xf64>) -> tensor<?x2xf64>
      %8 = tensor.empty() : tensor<2x2xf64>
      %cst = arith.constant -1.000000e+00 : f64
      %9 = linalg.fill ins(%cst : f64) outs(%8 : tensor<2x2xf64>) -> tensor<2x2xf64>
      %10 = linalg.matmul ins(%0, %9 : tensor<?x2xf64>, tensor<2x2xf64>) outs(%arg3 : tensor<?x2xf64>) -> tensor<?x2xf64>
      scf.yield %10, %7, %6 : tensor<?x2xf64>, tensor<?x2xf64>, tensor<?x2xf64>
    }
    %2 = tensor.empty() : tensor<0x2xf64>
    %3 = linalg.copy ins(%1#1 : tensor<?x2xf64>) outs(%2 : tensor<0x2xf64>) -> tensor<0x2xf64>
    %4 = tensor.empty(%c2) : tensor<0x?xf64>
    %5 = linalg.copy ins(%1#2 : tensor<?x2xf64>) outs(%4 : tensor<0x?xf64>) -> tensor<0x?xf64>
    return %1#0, %3, %5 : tensor<?x2xf64>, tensor<0x2xf64>, tensor<0x?xf64>
  }
  func.func private @f2(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %cst = arith.constant -0.000000e+00 : f64
    %0 = linalg.fill ins(%cst : f64) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg1 = %c0 to %c4 step %c2 iter_args(%arg2 = %0) -> (tensor<4xf64>) {
      %cst_0 = arith.constant dense<[[9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01, 1.550000e+01, 1.650000e+01]]> : tensor<2x4xf64>
      %reduced = linalg.reduce ins(%cst_0 : tensor<2x4xf64>) outs(%arg2 : tensor<4xf64>) dimensions = [0] 
        (%in: f64, %init: f64) {
          %3 = arith.addf %in, %init : f64
          linalg.yield %3 : f64
        }
      %extracted = tensor.extract %reduced[%arg1] : tensor<4xf64>
      %2 = linalg.fill ins(%extracted : f64) outs(%reduced : tensor<4xf64>) -> tensor<4xf64>
      scf.yield %2 : tensor<4xf64>
    }
    return %1 : tensor<4xf64>
  }
  func.func @f3(%arg0: tensor<0x2xf64>) -> (tensor<0x2xf64>, tensor<0x2xf64>) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<0x2xf64>) outs(%arg0 : tensor<0x2xf64>) -> tensor<0x2xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.while (%arg1 = %c0, %arg2 = %0, %arg3 = %0) : (index, tensor<0x2xf64>, tensor<0x2xf64>) -> (index, tensor<0x2xf64>, tensor<0x2xf64>) {
      %2 = arith.cmpi ult, %arg1, %c1 : index
      %c7 = arith.constant 7 : index
      %3 = arith.cmpi sgt, %arg1, %c7 : index
      %4 = arith.andi %2, %3 : i1
      scf.condition(%4) %arg1, %arg2, %arg3 : index, tensor<0x2xf64>, tensor<0x2xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<0x2xf64>, %arg3: tensor<0x2xf64>):
      %2 = arith.addi %arg1, %c1 : index
      %cst = arith.constant 1.000000e+00 : f64
      %3 = linalg.fill ins(%cst : f64) outs(%arg3 : tensor<0x2xf64>) -> tensor<0x2xf64>
      %cst_0 = arith.constant dense<[7.500000e+00, 8.500000e+00]> : tensor<2xf64>
      %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<2xf64>) outs(%arg2 : tensor<0x2xf64>) {
      ^bb0(%in: f64, %out: f64):
        %6 = arith.subf %in, %out : f64
        linalg.yield %6 : f64
      } -> tensor<0x2xf64>
      %from_elements = tensor.from_elements  : tensor<0xf64>
      %5 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map1, #map2, #map1] ins(%3, %from_elements : tensor<0x2xf64>, tensor<0xf64>) outs(%4 : tensor<0x2xf64>) -> tensor<0x2xf64>
      scf.yield %2, %5, %3 : index, tensor<0x2xf64>, tensor<0x2xf64>
    }
    return %1#1, %1#2 : tensor<0x2xf64>, tensor<0x2xf64>
  }
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<0x2xf64>) -> (tensor<?x2xf64>, tensor<0x2xf64>, tensor<4xf64>, tensor<0x2xf64>, tensor<0x2xf64>, tensor<0x2xf64>) {
    %0 = scf.forall (%arg2) = (0) to (4) step (2) shared_outs(%arg3 = %arg0) -> (tensor<4xf64>) {
      %c0_1 = arith.constant 0 : index
      %4 = tensor.empty(%c0_1) : tensor<?xf64>
      %cst_2 = arith.constant 7.250000e+00 : f64
      %5 = linalg.fill ins(%cst_2 : f64) outs(%4 : tensor<?xf64>) -> tensor<?xf64>
      %6 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?xf64>) outs(%arg1 : tensor<0x2xf64>) {
      ^bb0(%in: f64, %out: f64):
        %7 = arith.cmpf olt, %in, %cst_2 : f64
        %8 = arith.select %7, %in, %cst_2 : f64
        linalg.yield %8 : f64
      } -> tensor<0x2xf64>
      %extracted_slice_3 = tensor.extract_slice %arg3[%arg2] [2] [1] : tensor<4xf64> to tensor<2xf64>
      %cst_4 = arith.constant -6.000000e+00 : f64
      %inserted = tensor.insert %cst_4 into %extracted_slice_3[%c0_1] : tensor<2xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg3[%arg2] [2] [1] : tensor<2xf64> into tensor<4xf64>
      }
    }
    %cast = tensor.cast %arg1 : tensor<0x2xf64> to tensor<?x2xf64>
    %cst = arith.constant 2.000000e+00 : f64
    %1:3 = call @f1(%cast, %cst) : (tensor<?x2xf64>, f64) -> (tensor<?x2xf64>, tensor<0x2xf64>, tensor<0x?xf64>)
    %2 = call @f2(%0) : (tensor<4xf64>) -> tensor<4xf64>
    %cast_0 = tensor.cast %1#2 : tensor<0x?xf64> to tensor<0x2xf64>
    %3:2 = call @f3(%cast_0) : (tensor<0x2xf64>) -> (tensor<0x2xf64>, tensor<0x2xf64>)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1#2[%c0, 0] [0, 2] [1, 1] : tensor<0x?xf64> to tensor<0x2xf64>
    return %1#0, %1#1, %2, %3#0, %3#1, %extracted_slice : tensor<?x2xf64>, tensor<0x2xf64>, tensor<4xf64>, tensor<0x2xf64>, tensor<0x2xf64>, tensor<0x2xf64>
  }
}

