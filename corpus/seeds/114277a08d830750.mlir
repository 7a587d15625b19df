// bufdiff-profile: slices
// bufdiff-choices: 37213823680931ee7499f7a004dba415477d8a9dacae209c858e20d9c2d85d9dc71f375cac94e822
// bufdiff-choices: 8cf61fd83bc5af39679a9873f5e2f3701c83d570bc94e04e7ece9d5d5568b0941c7942ffbfa7fc6a
// bufdiff-choices: 3f8713909c8caa38cb37b3d0ecc31abb206cd616aa2be3cba1cecd806a3640b6aceab04b798e2237
// bufdiff-choices: df2859d9a31be268b678f4c0a625bc9712848afec561e1adb3df2a6d04068e48bf503159e84dde4e
// bufdiff-choices: 9817ab96a02467e957746b3ec00f81cd641a7790bdc0db6862315ab5f7f847f9f80c87b41361fa19
// bufdiff-choices: f0670f3cb3258f2c3d0bf98b8a15eaeb5255517ada2f19a3a85600111f5c55cd22108318629dce5b
// bufdiff-choices: 3d7dd180dedb8e025af7412e7e61e6aae56894fa2e4c1a8ab9c148e16fb868ec77ea4c23e1dd8c17
// bufdiff-choices: 15920b54f788ef3227e4824ad305f7
// bufdiff-features: 927 1470 2320 2898 4368 4984 5943 5973 7829 9519 9968 10476 11556 12806 14131
// bufdiff-features: 14454 14800 15440 15482 15546 15671 15751 16242 16405 17015 17989 19256 19442
// bufdiff-features: 19746 20023 20516 20686 21451 21714 21760 22095 22221 22280 23393 24747 24826
// bufdiff-features: 25388 26568 26663 27048 27508 27556 28087 28353 29627 29968 30105 30666 32140
// bufdiff-features: 32615 33047 34159 34167 34544 34564 34647 36784 37211 37786 38227 38320 38783
// bufdiff-features: 39480 40461 40712 41760 42282 42307 42350 42467 43098 44364 44979 45147 45159
// bufdiff-features: 46203 46430 46973 47251 48038 48577 50717 50894 51657 52042 52322 52553 52558
// bufdiff-features: 52946 52958 53075 53244 53252 54385 55113 55130 55887 56068 56267 56599 56920
// bufdiff-features: 57499 59070 60686 61550 62139 63062 63610 63800 64212 64235 64959 64976 65020
// bufdiff-features: 65496 66320 66422 66698 66765 67748 67817 68355 68515 69235 69987 71050 71168
// bufdiff-features: 71556 71667 71701 71742 72674 73455 73802 74362 75308 75361 76339 76915 77307
// bufdiff-features: 77485 77617 77725 79389 79825 80212 81176 81734 81736 82203 82267 84291 84585
// bufdiff-features: 85547 85673 85843 85897 86125 87199 87563 88477 88635 88962 89780 89968 90777
// bufdiff-features: 91845 93464 94926 95385 96426 97318 97822 97864 97924 98279 99009 99221 99383
// bufdiff-features: 99568 100059 100073 100258 100569 100650 101259 102249 102601 102638 102909
// bufdiff-features: 104303 105166 108012 109086 109105 109467 109732 110176 110899 111883 111976
// bufdiff-features: 112929 113836 113868 113940 114541 114672 115471 117206 117664 118088 119324
// bufdiff-features: 119705 120559 120848 121394 121467 122048 122764 123592 124448 124657 125040
// bufdiff-features: 125175 127813 128753 128768 128916 130060 130942
#map = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f2(%arg0: tensor<?x?xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<?x?xf32>) -> tensor<3x3xf32> {
    %0 = linalg.copy ins(%arg1 : tensor<3x3xf32>) outs(%arg1 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %1 = arith.cmpi uge, %dim, %c1 : index
    %2 = scf.if %1 -> (tensor<3x3xf32>) {
      %3:3 = func.call @f1(%arg2, %arg0) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
      %cst = arith.constant 1.000000e+02 : f32
      %4 = vector.broadcast %cst : f32 to vector<3xf32>
      %c2 = arith.constant 2 : index
      %5 = vector.transfer_write %4, %0[%c1, %c2] : vector<3xf32>, tensor<3x3xf32>
      scf.yield %5 : tensor<3x3xf32>
    } else {
      %cast = tensor.cast %0 : tensor<3x3xf32> to tensor<?x?xf32>
      %cast_0 = tensor.cast %0 : tensor<3x3xf32> to tensor<?x?xf32>
      %3:3 = func.call @f1(%cast, %cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3#1 : tensor<?x?xf32>) outs(%0 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst = arith.constant 1.000000e+10 : f32
        %5 = arith.mulf %in, %cst : f32
        linalg.yield %5 : f32
      } -> tensor<3x3xf32>
      scf.yield %4 : tensor<3x3xf32>
    }
    return %2 : tensor<3x3xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %0 = linalg.tanh ins(%arg1 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    affine.if #set(%dim) {
      %2 = linalg.sqrt ins(%1 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    } else {
      %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %c1 = arith.constant 1 : index
      %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
      %2 = tensor.empty(%dim_0, %dim_1) : tensor<?x?xf32>
      %cst = arith.constant 0.000000e+00 : f32
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %4 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%1, %3 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    }
    return %1, %arg1, %0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<2x6xf32>) -> (tensor<3x3xf32>, f32, f32) {
    %cst = arith.constant 1.000000e+01 : f32
    %cst_0 = arith.constant -6.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 7.250000e+00 : f32
    %cst_3 = arith.constant 3.000000e+00 : f32
    %cst_4 = arith.constant -1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : tensor<6xf32>
    %broadcasted = linalg.broadcast ins(%from_elements : tensor<6xf32>) outs(%arg1 : tensor<2x6xf32>) dimensions = [0] 
    %cst_5 = arith.constant dense<[1, 5, 2, 4]> : vector<4xi32>
    %cst_6 = arith.constant dense<[true, false, true, false]> : vector<4xi1>
    %0 = vector.broadcast %cst_4 : f32 to vector<4xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = vector.gather %arg1[%c1, %c0] [%cst_5], %cst_6, %0 : tensor<2x6xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %2 = vector.extract %1[0] : f32 from vector<4xf32>
    %cast = tensor.cast %broadcasted : tensor<2x6xf32> to tensor<?x?xf32>
    %cast_7 = tensor.cast %broadcasted : tensor<2x6xf32> to tensor<?x?xf32>
    %3 = call @f2(%cast, %arg0, %cast_7) : (tensor<?x?xf32>, tensor<3x3xf32>, tensor<?x?xf32>) -> tensor<3x3xf32>
    return %3, %2, %cst : tensor<3x3xf32>, f32, f32
  }
}

