// bufdiff-profile: cfg
// bufdiff-choices: 3594a48d0db1e67ccb63579af7ef9392d64c52f4e845fdd822e7728ab880fb07ea3df7e81f2bae5e
// bufdiff-choices: 953abc3545b150213c34156d42d9f4d96c474846029739bc9667bc0436fe4b7d2b600ea4d463aebe
// bufdiff-choices: 867dc64453a2f443b39c4b46ffe10d5a4572dfb4128af0ffbaa98bd3399a7f59e091efa15a3ca778
// bufdiff-choices: 8acb7d88b9d0d834a70f0ee068a0b14d6cb81da4a0740f7d0227a62b7d20cc4e3e695579436d5895
// bufdiff-choices: 2b1002e0a3f2f8a00ff4868b99cf7c14943ade69cca4bd1d37dbb3
// bufdiff-features: 1502 1628 2898 3579 4291 4667 5458 6002 6163 7541 8030 9407 9812 10876 11148
// bufdiff-features: 11844 12561 13233 15440 15751 15903 16086 17795 18022 18829 19871 20132 21382
// bufdiff-features: 22095 22221 22280 23289 24473 24505 24669 25297 25388 25818 25962 26414 26568
// bufdiff-features: 27048 27556 28349 28353 28986 29104 30666 31668 31815 31903 32434 34069 34159
// bufdiff-features: 34167 34564 34623 34647 36111 36578 36784 36901 37251 37684 37786 38227 38702
// bufdiff-features: 38783 39747 40044 40678 40712 41318 42365 43203 44522 44816 45031 46034 46203
// bufdiff-features: 47782 49161 49186 49370 50234 50717 50894 51211 52158 52558 52807 52900 52958
// bufdiff-features: 54554 55113 55837 55887 57499 57718 58190 58721 60235 60686 61556 61944 62069
// bufdiff-features: 62218 63071 64235 65899 66422 66698 66765 66996 67375 67742 67748 67805 68355
// bufdiff-features: 68409 68709 68782 69449 69734 71169 72053 73802 74057 74362 75921 76728 77389
// bufdiff-features: 79291 79389 79700 79805 79972 81204 81467 81601 81736 82135 82317 84585 85001
// bufdiff-features: 85134 85843 86210 87466 87495 88008 89070 89250 89780 92849 92981 93255 94687
// bufdiff-features: 95285 97040 97318 97447 98201 98501 98879 99568 99757 100480 101041 102221
// bufdiff-features: 102897 103490 104405 105857 106614 107326 107412 107425 107515 108012 108567
// bufdiff-features: 108686 109086 109394 109624 110162 110379 110590 110780 112355 112378 112929
// bufdiff-features: 113020 113940 114828 115026 115289 115471 117151 117206 117235 119724 120406
// bufdiff-features: 121467 121682 122764 124546 125040 125163 127096 127245 127427 127553 128362
// bufdiff-features: 128750 128768 128916 129419 129435 130530
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func private @x1(tensor<?x?x?xi64> {bufferization.access = "read"}) -> i64
  func.func private @x2(tensor<?x?x?xi64> {bufferization.access = "read"}, tensor<?x?x?xi64> {bufferization.access = "read-write"}, tensor<?x?x?xi64> {bufferization.access = "read"}) -> i64
  func.func private @f1(%arg0: tensor<3x3x3xi64>) -> tensor<3x9xi64> {
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<3x3x3xi64> into tensor<3x9xi64>
    %cast = tensor.cast %arg0 : tensor<3x3x3xi64> to tensor<?x?x?xi64>
    %0 = call @x1(%cast) : (tensor<?x?x?xi64>) -> i64
    return %collapsed : tensor<3x9xi64>
  }
  func.func @main(%arg0: tensor<3x3x?xi64>, %arg1: tensor<3x3x3xi64>) -> (tensor<3x9xi64>, tensor<3x3x3xi64>) {
    %0:2 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %arg1, %arg4 = %arg1) -> (tensor<3x3x3xi64>, tensor<3x3x3xi64>) {
      %c27 = arith.constant 27 : index
      %from_elements = tensor.from_elements %c27 : tensor<1xindex>
      %reshape = tensor.reshape %arg1(%from_elements) : (tensor<3x3x3xi64>, tensor<1xindex>) -> tensor<?xi64>
      %4 = arith.index_cast %arg2 : index to i64
      %inserted = tensor.insert %4 into %arg1[%arg2, %arg2, %arg2] : tensor<3x3x3xi64>
      %extracted_slice = tensor.extract_slice %arg3[%arg2, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3x3xi64> to tensor<3x3xi64>
      %cst = arith.constant dense<[6, 7, 8]> : tensor<3xi64>
      %broadcasted = linalg.broadcast ins(%cst : tensor<3xi64>) outs(%extracted_slice : tensor<3x3xi64>) dimensions = [0] 
      %extracted_slice_2 = tensor.extract_slice %arg4[%arg2, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3x3xi64> to tensor<3x3xi64>
      %5 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%extracted_slice, %extracted_slice : tensor<3x3xi64>, tensor<3x3xi64>) outs(%extracted_slice_2 : tensor<3x3xi64>) -> tensor<3x3xi64>
      %6 = linalg.matmul ins(%5, %extracted_slice_2 : tensor<3x3xi64>, tensor<3x3xi64>) outs(%5 : tensor<3x3xi64>) -> tensor<3x3xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %broadcasted into %arg3[%arg2, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3xi64> into tensor<3x3x3xi64>
        tensor.parallel_insert_slice %6 into %arg4[%arg2, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3xi64> into tensor<3x3x3xi64>
      }
    }
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %0#1) -> (tensor<3x3x3xi64>) {
      %c2 = arith.constant 2 : index
      %4 = arith.index_cast %arg2 : index to i64
      %inserted = tensor.insert %4 into %arg3[%c2, %arg2, %c2] : tensor<3x3x3xi64>
      scf.yield %inserted : tensor<3x3x3xi64>
    }
    %cast = tensor.cast %arg1 : tensor<3x3x3xi64> to tensor<?x?x?xi64>
    %cast_0 = tensor.cast %arg0 : tensor<3x3x?xi64> to tensor<?x?x?xi64>
    %cast_1 = tensor.cast %1 : tensor<3x3x3xi64> to tensor<?x?x?xi64>
    %2 = call @x2(%cast, %cast_0, %cast_1) : (tensor<?x?x?xi64>, tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> i64
    %3 = call @f1(%arg1) : (tensor<3x3x3xi64>) -> tensor<3x9xi64>
    return %3, %0#0 : tensor<3x9xi64>, tensor<3x3x3xi64>
  }
}

