// bufdiff-profile: calls
// bufdiff-choices: 38d273e4aa1634c331e177ffe036813b3f6f40e86a9b5860c0b98cedf5d5ed58831a105304087f4f
// bufdiff-choices: b8c7c32b5a36830af6cc4a3c2a181e13d31ccb4a42f0ed3283654020bfcdfc432c88e7daedb154aa
// bufdiff-choices: 88656fa522be036fffafc5271f2c7bfab489d2704b7e88804a1e681194cb4f195acd9e65036cb6a4
// bufdiff-choices: faa278bfbd825bdeacafd61f435f72fa7991c202f94e42b567dc4d91a54e92d03c6cbe08376de434
// bufdiff-choices: 02b7a90e0dae9893ecc7ef7827f652f9bf9834ee976ef4204d6b892caea00d86d66d0796ff4957f8
// bufdiff-choices: cb97a9f82762e62278b8617222875e494f0c2e72a56771e892303066ead8a25e45e07d4947d148a0
// bufdiff-choices: b1e83640eb4631a19b60ca5457a016dcc40604f59d5cc3955b79be0aeaa4
// bufdiff-features: 45 472 706 1388 1397 1710 1854 2225 2339 2461 2684 2820 2945 4967 5201 5814
// bufdiff-features: 5973 6363 6611 6812 7095 7714 7947 9479 10203 11136 11162 11538 13233 13645
// bufdiff-features: 14704 15037 15440 15751 16058 16269 17255 17470 17915 18166 18754 18801 18822
// bufdiff-features: 18902 19769 19979 20749 21676 22221 22268 22280 22374 23787 24044 24330 24682
// bufdiff-features: 25078 25388 25729 26507 26560 26568 27048 27135 27738 27825 28179 28349 28697
// bufdiff-features: 28724 29001 30666 31953 31972 32457 33599 33853 33931 34167 34623 34647 36784
// bufdiff-features: 36901 37183 38672 38783 39769 40070 40669 40712 41963 41984 42398 42465 42467
// bufdiff-features: 43098 43586 43774 44176 44615 44621 45448 45453 45779 46203 46995 47093 47392
// bufdiff-features: 48301 48720 48974 49432 49635 49956 51045 51415 52148 52322 52558 52650 52900
// bufdiff-features: 52958 53791 54180 54651 54827 54998 55049 55185 56157 56404 57718 58024 58228
// bufdiff-features: 58748 59070 60167 60686 61350 61359 61680 61699 61944 62193 62218 62232 62787
// bufdiff-features: 63062 63071 63610 64120 64425 64959 65265 65560 66195 66422 66995 68355 69032
// bufdiff-features: 69875 70529 71169 71544 71904 72508 72629 73289 73330 73455 73802 74362 75361
// bufdiff-features: 76953 77261 77317 77617 78180 78283 78430 78620 78950 79020 79024 79389 79726
// bufdiff-features: 79739 80894 81020 81556 81707 81736 81956 82135 82552 82565 83194 83412 83797
// bufdiff-features: 84585 84853 84887 84922 85111 85220 85843 85868 86125 86463 86965 86992 88048
// bufdiff-features: 88732 89110 89151 89178 89348 89780 89812 90097 91163 91737 92108 92194 92344
// bufdiff-features: 92647 93027 93255 93944 94981 95013 95273 95285 95507 95535 96986 96989 97318
// bufdiff-features: 97864 98101 98138 98187 98261 98501 99009 99525 99568 100492 100718 102847
// bufdiff-features: 103315 103673 104487 104790 104931 104952 105801 105914 107402 107524 109028
// bufdiff-features: 109086 109187 109267 109345 110491 110705 110780 110816 110837 111195 112474
// bufdiff-features: 112797 112929 114547 114601 114666 114990 115471 115894 116491 117336 117893
// bufdiff-features: 118884 119340 119343 119588 120049 120406 121394 121467 121532 121632 122764
// bufdiff-features: 122985 123719 123764 124129 124448 124484 124539 124633 125810 127383 127405
// bufdiff-features: 127545 127553 127830 127997 128750 128768 128935 130602
#map = affine_map<() -> ()>
module {
  func.func @f2(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: i32) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%arg0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<i32>
    %1:2 = call @f1(%0) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %splat = tensor.splat %arg2 : tensor<i32>
    return %1#1, %1#0, %arg1, %splat : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func private @f1(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c5_i32 = arith.constant 5 : i32
    %0 = linalg.fill ins(%c5_i32 : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %inserted = tensor.insert %c5_i32 into %0[] : tensor<i32>
    %1 = tensor.empty() : tensor<i32>
    %2 = linalg.copy ins(%0 : tensor<i32>) outs(%1 : tensor<i32>) -> tensor<i32>
    return %inserted, %2 : tensor<i32>, tensor<i32>
  }
  func.func private @f3(%arg0: tensor<3x3x3xi32>, %arg1: tensor<i32>) -> (tensor<3x3x3xi32>, tensor<i32>) {
    %c100_i32 = arith.constant 100 : i32
    %0 = linalg.fill ins(%c100_i32 : i32) outs(%arg1 : tensor<i32>) -> tensor<i32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %0) : (index, tensor<3x3x3xi32>, tensor<i32>) -> (index, tensor<3x3x3xi32>, tensor<i32>) {
      %2 = arith.cmpi ult, %arg2, %c2 : index
      %3 = arith.cmpi eq, %arg2, %c1 : index
      %4 = arith.andi %2, %3 : i1
      scf.condition(%4) %arg2, %arg3, %arg4 : index, tensor<3x3x3xi32>, tensor<i32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<3x3x3xi32>, %arg4: tensor<i32>):
      %2 = arith.addi %arg2, %c1 : index
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<i32>) outs(%arg4 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %5 = arith.andi %in, %out : i32
        linalg.yield %5 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %3[] : tensor<i32>
      %inserted = tensor.insert %c100_i32 into %3[] : tensor<i32>
      %extracted_0 = tensor.extract %arg3[%arg2, %c0, %arg2] : tensor<3x3x3xi32>
      %cst = arith.constant dense<false> : tensor<3x3x3xi1>
      %cst_1 = arith.constant dense<[[[2, 3, 4], [5, 6, 7], [8, 9, 10]], [[11, 12, 13], [14, 15, 16], [17, 18, 19]], [[20, 21, 22], [23, 24, 25], [26, 27, 28]]]> : tensor<3x3x3xi32>
      %4 = linalg.select ins(%cst, %arg0, %cst_1 : tensor<3x3x3xi1>, tensor<3x3x3xi32>, tensor<3x3x3xi32>) outs(%arg3 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
      scf.yield %2, %4, %inserted : index, tensor<3x3x3xi32>, tensor<i32>
    }
    return %1#1, %1#2 : tensor<3x3x3xi32>, tensor<i32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: i8) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x?x3xi32>, tensor<2x?x?x1xi32>, tensor<3x3x3xi32>, tensor<i32>) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2, %c2) : tensor<2x?x?x1xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<2x?x?x1xi32>) -> tensor<2x?x?x1xi32>
    %2 = tensor.empty() : tensor<2x2x1x1xi32>
    %3 = linalg.fill ins(%c0_i32 : i32) outs(%2 : tensor<2x2x1x1xi32>) -> tensor<2x2x1x1xi32>
    %4 = linalg.mmt4d ins(%1, %3 : tensor<2x?x?x1xi32>, tensor<2x2x1x1xi32>) outs(%1 : tensor<2x?x?x1xi32>) -> tensor<2x?x?x1xi32>
    %5 = tensor.empty() : tensor<3x3x3xi32>
    %6 = linalg.fill ins(%c0_i32 : i32) outs(%5 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %7:2 = call @f3(%6, %arg0) : (tensor<3x3x3xi32>, tensor<i32>) -> (tensor<3x3x3xi32>, tensor<i32>)
    %8 = tensor.empty() : tensor<1xi32>
    %9 = linalg.pooling_nwc_min_unsigned ins(%7#0, %8 : tensor<3x3x3xi32>, tensor<1xi32>) outs(%7#0 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %c100_i32 = arith.constant 100 : i32
    %10:4 = call @f2(%arg0, %7#1, %c100_i32) : (tensor<i32>, tensor<i32>, i32) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
    %cast = tensor.cast %9 : tensor<3x3x3xi32> to tensor<3x?x3xi32>
    return %10#2, %10#1, %10#0, %cast, %4, %7#0, %10#3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x?x3xi32>, tensor<2x?x?x1xi32>, tensor<3x3x3xi32>, tensor<i32>
  }
}

