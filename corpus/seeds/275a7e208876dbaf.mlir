// bufdiff-profile: calls
// bufdiff-choices: 10324c0a8b1c464df6b2cb01dae9bed9d9bf6b5259bf878e699aceb4abf137b72cfb10093b466df8
// bufdiff-choices: 8b255ad86d5768ad292708e80af7b0f10d88de35a78bc9e3d55d4a1dc76f8429ea337be211e89b97
// bufdiff-choices: e21dbc5efb8e304ea5ec36de94824ef47b22163d8ea1e39360ca6df7faa8c7c1087249af05f0d9b0
// bufdiff-choices: 1a0f7c6c03e0a8b69a5e7253e6d9cb1b13b07053da2981625f27273c7b11c40c5a2bc67ad662023b
// bufdiff-choices: 6531b09e46cec95409f234a4560907a3ac099035f5f0fbb78f088631b8c20cd3867e3fef4c20c06a
// bufdiff-choices: 121167881c786e748a799d578c3f64e71c81d0e7350edf12161461ee92f54df68390b580096c62e3
// bufdiff-choices: 9f5a0dcfa4435c1406618a7a61a110485b725c24977f195f0a6650a8ae1dd0dfc23ec49f81f872de
// bufdiff-choices: 8db73f36dfef2ba03739951cfecbc9a1fa5c85451a7dd1d879bbfafa6a146369da753a6f2103
// bufdiff-features: 2225 2503 3617 3894 4752 4784 4958 4984 6363 6664 6680 6798 6812 7772 9479 9748
// bufdiff-features: 10166 10339 11202 11407 11441 12276 12760 12824 13021 14068 15440 15751 15903
// bufdiff-features: 17109 19283 19288 19291 19419 20516 21019 21115 21825 22221 22280 22323 22416
// bufdiff-features: 23108 23643 23787 23874 24826 25388 26048 26181 26546 26568 27048 27725 27825
// bufdiff-features: 28389 28652 29191 29210 31279 31899 32615 32809 33436 33457 34167 34544 34564
// bufdiff-features: 34623 34647 35096 35816 36901 37136 37231 37315 37786 39241 39927 39951 40013
// bufdiff-features: 40132 40712 41884 42156 42344 43098 43552 43607 45244 45765 46203 47735 47782
// bufdiff-features: 48012 48991 49657 49707 49800 50246 50665 51534 52558 52807 52900 52958 53180
// bufdiff-features: 53252 54270 54658 55887 57718 59620 60094 61027 61339 62091 63062 63109 63610
// bufdiff-features: 63800 64119 64235 64294 64959 65560 65715 66380 66422 66560 66765 66996 68343
// bufdiff-features: 68355 69139 69987 70025 70335 70891 71013 71168 71169 71701 72413 72629 72674
// bufdiff-features: 73319 73330 73802 73977 74362 74471 74507 74607 74617 74890 75870 76009 77261
// bufdiff-features: 79291 79334 79389 80567 81477 81556 81980 82203 83817 84090 84305 85509 86125
// bufdiff-features: 87265 87585 88999 89128 89151 89178 89708 89780 90070 90097 90104 91258 91817
// bufdiff-features: 92037 94178 94297 95285 96273 96353 96582 96986 97059 97183 97318 97763 98414
// bufdiff-features: 98497 98501 98617 99009 99383 99525 99568 102102 102215 103056 103416 103673
// bufdiff-features: 103738 104096 104253 104931 105108 106314 106321 107182 107624 108169 109086
// bufdiff-features: 109267 109399 110281 110434 110552 110780 110816 111755 112929 114541 114712
// bufdiff-features: 115388 115471 115711 115908 117137 117235 117569 118581 119343 120406 121016
// bufdiff-features: 121394 121467 121626 121755 121785 122163 122764 123719 124088 125453 125901
// bufdiff-features: 127501 128743 128768 128881 128915 129878 130019 130602
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @f2(%arg0: tensor<3x3x1xi32>, %arg1: tensor<2x4xi32>) -> (tensor<3x3x1xi32>, tensor<2x4xi32>, tensor<3x3x1xi32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c1_i32 = arith.constant 1 : i32
    %inserted = tensor.insert %c1_i32 into %arg1[%c1, %c2] : tensor<2x4xi32>
    %c0 = arith.constant 0 : index
    %inserted_0 = tensor.insert %c1_i32 into %arg0[%c2, %c2, %c0] : tensor<3x3x1xi32>
    return %inserted_0, %inserted, %arg0 : tensor<3x3x1xi32>, tensor<2x4xi32>, tensor<3x3x1xi32>
  }
  func.func @f1(%arg0: tensor<3x3x1xi32>, %arg1: i32) -> tensor<3x3x1xi32> {
    affine.for %arg2 = 0 to 2 {
      %extracted_slice = tensor.extract_slice %arg0[1, 0, 0] [1, 3, 1] [2, 1, 1] : tensor<3x3x1xi32> to tensor<1x3x1xi32>
      %0 = func.call @write1(%extracted_slice) : (tensor<1x3x1xi32>) -> tensor<1x3x1xi32>
      %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x3x1xi32>) outs(%extracted_slice : tensor<1x3x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %7 = arith.minsi %in, %out : i32
        linalg.yield %7 : i32
      } -> tensor<1x3x1xi32>
      %2 = tensor.empty() : tensor<1x3x1xi32>
      %3 = linalg.fill ins(%arg1 : i32) outs(%2 : tensor<1x3x1xi32>) -> tensor<1x3x1xi32>
      %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%1, %3 : tensor<1x3x1xi32>, tensor<1x3x1xi32>) outs(%extracted_slice : tensor<1x3x1xi32>) -> tensor<1x3x1xi32>
      %5 = tensor.empty() : tensor<1x3x1xi32>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<1x3x1xi32>) outs(%5 : tensor<1x3x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1x3x1xi32>
    }
    return %arg0 : tensor<3x3x1xi32>
  }
  func.func private @write1(%arg0: tensor<1x3x1xi32>) -> tensor<1x3x1xi32> {
    %c0_i32 = arith.constant 0 : i32
    %from_elements = tensor.from_elements %c0_i32, %c0_i32, %c0_i32 : tensor<3x1xi32>
    %broadcasted = linalg.broadcast ins(%from_elements : tensor<3x1xi32>) outs(%arg0 : tensor<1x3x1xi32>) dimensions = [0] 
    return %broadcasted : tensor<1x3x1xi32>
  }
  func.func @main(%arg0: tensor<2x4xi32>, %arg1: tensor<2x4xi32>) -> tensor<3x3x1xi32> {
    %cst = arith.constant dense<[[[10], [11], [12]], [[13], [14], [15]], [[16], [17], [18]]]> : tensor<3x3x1xi32>
    %0:3 = call @f2(%cst, %arg1) : (tensor<3x3x1xi32>, tensor<2x4xi32>) -> (tensor<3x3x1xi32>, tensor<2x4xi32>, tensor<3x3x1xi32>)
    affine.parallel (%arg2) = (0) to (2) {
      %1 = memref.alloca_scope  -> (i32) {
        %c11_i32 = arith.constant 11 : i32
        %3 = func.call @f1(%0#0, %c11_i32) : (tensor<3x3x1xi32>, i32) -> tensor<3x3x1xi32>
        %mapped = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg1, %arg1 : tensor<2x4xi32>, tensor<2x4xi32>) outs(%0#1 : tensor<2x4xi32>)
        memref.alloca_scope.return %c11_i32 : i32
      }
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %2:2 = scf.while (%arg3 = %c0, %arg4 = %0#1) : (index, tensor<2x4xi32>) -> (index, tensor<2x4xi32>) {
        %3 = arith.cmpi ult, %arg3, %c2 : index
        scf.condition(%3) %arg3, %arg4 : index, tensor<2x4xi32>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<2x4xi32>):
        %3 = arith.addi %arg3, %c1 : index
        %c4 = arith.constant 4 : index
        %4 = arith.remui %arg2, %c4 : index
        %extracted = tensor.extract %arg4[%c1, %4] : tensor<2x4xi32>
        %5 = tensor.empty(%c2, %c4) : tensor<?x?xi32>
        %6 = linalg.fill ins(%extracted : i32) outs(%5 : tensor<?x?xi32>) -> tensor<?x?xi32>
        %generated = tensor.generate  {
        ^bb0(%arg5: index, %arg6: index):
          %extracted_1 = tensor.extract %6[%arg5, %arg6] : tensor<?x?xi32>
          %11 = arith.index_cast %arg5 : index to i32
          %12 = arith.index_cast %arg6 : index to i32
          %13 = arith.subi %extracted_1, %11 : i32
          %14 = arith.addi %13, %12 : i32
          %c6_i32 = arith.constant 6 : i32
          %15 = arith.shli %14, %c6_i32 : i32
          tensor.yield %15 : i32
        } : tensor<2x4xi32>
        %7 = linalg.max ins(%6, %generated : tensor<?x?xi32>, tensor<2x4xi32>) outs(%arg4 : tensor<2x4xi32>) -> tensor<2x4xi32>
        %c3 = arith.constant 3 : index
        %extracted_0 = tensor.extract %7[%arg2, %c3] : tensor<2x4xi32>
        %8 = arith.remui %arg3, %c2 : index
        %9 = tensor.empty() : tensor<4xi32>
        %10 = linalg.fill ins(%1 : i32) outs(%9 : tensor<4xi32>) -> tensor<4xi32>
        %cast = tensor.cast %10 : tensor<4xi32> to tensor<?xi32>
        %inserted_slice = tensor.insert_slice %cast into %7[%8, 0] [1, %c4] [1, 1] : tensor<?xi32> into tensor<2x4xi32>
        scf.yield %3, %inserted_slice : index, tensor<2x4xi32>
      }
    }
    return %0#2 : tensor<3x3x1xi32>
  }
}

