// bufdiff-profile: cfg
// bufdiff-choices: 23b51fa0678d3cc0fd1e8322e540318cb4f29ab0bdd1de43917878cb174fbc79b77b190480062bf4
// bufdiff-choices: e1986e37943379fb3ea3d37f091eb72496b34c328e79e63c01fdd45d24674a41e73d98c9e91b9206
// bufdiff-choices: 789251215a69e7871209d418a5783490700c9d84b496dc1cf609fa0bef3cec9b8303f064e3cde5c4
// bufdiff-choices: e56984a2fbd7d183975f3406b3ebf7761ea5a392b10ea20e72d6052a57e20281fff147d3b1c04163
// bufdiff-choices: 7ed518216f5927093358785f7b9353d7315abcdc308cff7c68b81b355b4b40f3bd786e6c296f6ddd
// bufdiff-choices: e95b5fd00c86f40561a70a96c70d
// bufdiff-features: 1502 1653 2898 3447 4793 5612 8818 9214 10384 11441 11844 12170 13739 14991
// bufdiff-features: 15180 15369 15751 15798 15903 16682 16943 17487 18022 18249 20864 21825 22280
// bufdiff-features: 22323 22988 24473 25297 25388 25818 26568 26922 27218 27568 28389 28704 34069
// bufdiff-features: 34167 34647 35610 37684 37786 39706 39747 40044 40132 40286 42344 42728 43171
// bufdiff-features: 44522 44943 45224 46034 46208 47030 49322 49370 51213 51534 52095 52493 52558
// bufdiff-features: 54554 54945 57369 57536 58190 61128 61556 62218 62326 63431 64235 64287 64348
// bufdiff-features: 64959 65305 65478 65715 66422 66765 67207 68355 68751 68782 69449 69987 73271
// bufdiff-features: 75921 76728 81239 82692 84985 84994 85047 87585 87834 87862 89212 90017 91289
// bufdiff-features: 91910 92849 93677 93827 95106 95285 95508 96808 98190 98879 100085 100191
// bufdiff-features: 100511 103490 103715 103722 104315 105857 106614 107009 107326 107588 111721
// bufdiff-features: 111839 113020 115026 115381 115471 115823 116728 117509 118339 119228 119876
// bufdiff-features: 120428 121394 121682 121846 122183 123470 124754 126600 127071 127810 128768
// bufdiff-features: 129435 130933
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x3xi32> {bufferization.writable = false}, %arg1: f32) -> tensor<3x3xi32> {
    %cst = arith.constant -6.000000e+00 : f32
    %0 = arith.cmpf oeq, %arg1, %cst : f32
    cf.cond_br %0, ^bb1, ^bb2(%arg0, %arg0 : tensor<3x3xi32>, tensor<3x3xi32>)
  ^bb1:  // pred: ^bb0
    %1:2 = scf.forall (%arg2, %arg3) in (3, 3) shared_outs(%arg4 = %arg0, %arg5 = %arg0) -> (tensor<3x3xi32>, tensor<3x3xi32>) {
      %extracted_slice = tensor.extract_slice %arg0[2, 0] [1, 2] [1, 1] : tensor<3x3xi32> to tensor<1x2xi32>
      %extracted_slice_0 = tensor.extract_slice %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<3x3xi32> to tensor<i32>
      %4 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%extracted_slice_0, %extracted_slice_0 : tensor<i32>, tensor<i32>) outs(%extracted_slice_0 : tensor<i32>) -> tensor<i32>
      %extracted_slice_1 = tensor.extract_slice %arg5[%arg3, %arg2] [1, 1] [1, 1] : tensor<3x3xi32> to tensor<1x1xi32>
      %inserted_slice = tensor.insert_slice %extracted_slice_1 into %extracted_slice_1[0, 0] [1, 1] [1, 1] : tensor<1x1xi32> into tensor<1x1xi32>
      %5 = tensor.empty() : tensor<1x1xi32>
      %c-1_i32 = arith.constant -1 : i32
      %6 = linalg.fill ins(%c-1_i32 : i32) outs(%5 : tensor<1x1xi32>) -> tensor<1x1xi32>
      %7 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%6, %6 : tensor<1x1xi32>, tensor<1x1xi32>) outs(%inserted_slice : tensor<1x1xi32>) -> tensor<1x1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<i32> into tensor<3x3xi32>
        tensor.parallel_insert_slice %7 into %arg5[%arg3, %arg2] [1, 1] [1, 1] : tensor<1x1xi32> into tensor<3x3xi32>
      }
    }
    %mapped = linalg.map ins(%1#0, %1#0, %arg0 : tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>) outs(%arg0 : tensor<3x3xi32>)
      (%in: i32, %in_0: i32, %in_1: i32, %init: i32) {
        %4 = arith.maxsi %in, %in_0 : i32
        %5 = arith.maxsi %4, %in_1 : i32
        linalg.yield %5 : i32
      }
    cf.br ^bb2(%mapped, %arg0 : tensor<3x3xi32>, tensor<3x3xi32>)
  ^bb2(%2: tensor<3x3xi32>, %3: tensor<3x3xi32>):  // 2 preds: ^bb0, ^bb1
    return %3 : tensor<3x3xi32>
  }
}

