// bufdiff-profile: calls
// bufdiff-choices: 067e658801bcf79e1722d72efbdc735e2af8c7622b490ff58bd4e5e11d753bfb85d92cd5a27c6d9b
// bufdiff-choices: d0974c35ba7e342659f513d2d6f11fda3db93dbe451570fc4918668ae75b703806a42142e8f5d3c4
// bufdiff-choices: 138ffcb9d3add9b8fddc42efae02361eb940c168daddbe566aa284b6464da27067cb6abc65ca96a2
// bufdiff-choices: f40d46ad2ab6a4a6296e2d02ce6ebe75cacc31726b5f98a39e5ef55f4ea955ba62c7ff20bd55c805
// bufdiff-choices: 2a1351c976a8c741af03a134146d9b05ac59a3abbfc13ffac83d53fc2db176719d3bbd50f3226e20
// bufdiff-choices: 8448ec165e59a5be660365a606f9ebd27109d16f835205ea15
// bufdiff-features: 1470 1502 3766 4827 5201 5527 10819 11037 11487 12638 15751 16067 16084 16405
// bufdiff-features: 16617 17260 18588 21658 22095 22221 22280 22824 23787 24393 24747 24826 25388
// bufdiff-features: 25818 26568 27048 27825 29567 29667 29687 29968 30489 30666 34069 34167 34647
// bufdiff-features: 35100 35231 37231 37289 37782 38167 38435 39549 39747 40044 40712 42282 42344
// bufdiff-features: 42858 43662 45366 45593 45765 46203 46522 46947 46995 47862 49605 51415 52148
// bufdiff-features: 52701 52900 52958 53252 54078 54998 55202 55887 57449 58024 58190 58767 60816
// bufdiff-features: 61350 61556 62535 63071 63800 64959 64976 66422 66821 67405 68355 68408 68782
// bufdiff-features: 69032 69752 69987 70119 70996 71169 71928 72629 72639 73140 73802 74057 74336
// bufdiff-features: 74362 74617 75126 75921 76587 76953 77532 77801 78283 78742 79229 80894 81303
// bufdiff-features: 82135 82203 83194 84562 84853 85640 85843 86125 88732 89434 89780 90198 92492
// bufdiff-features: 92921 94095 95273 95285 95969 96156 97282 98879 99009 99383 100025 101690
// bufdiff-features: 103315 103568 103891 104303 104405 104931 105857 106463 107400 107614 107989
// bufdiff-features: 108012 111709 112474 113020 113605 115026 115471 118739 119845 120406 120600
// bufdiff-features: 121132 121394 121467 121682 122764 124546 124917 125040 125048 125175 125850
// bufdiff-features: 127609 127922 128768 129630
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x?x3xi64>) -> (tensor<1x3x?xi32>, tensor<1x3x3xi32>, tensor<1x1xi64>) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %8 = arith.index_cast %arg1 : index to i64
      %9 = arith.index_cast %arg2 : index to i64
      %10 = arith.ori %8, %9 : i64
      tensor.yield %10 : i64
    } : tensor<1x1xi64>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<1x?xi64>
    %c9_i64 = arith.constant 9 : i64
    %1 = linalg.fill ins(%c9_i64 : i64) outs(%0 : tensor<1x?xi64>) -> tensor<1x?xi64>
    %2 = tensor.empty() : tensor<1x2x1xi64>
    %3 = linalg.fill ins(%c9_i64 : i64) outs(%2 : tensor<1x2x1xi64>) -> tensor<1x2x1xi64>
    %4 = linalg.batch_vecmat ins(%1, %3 : tensor<1x?xi64>, tensor<1x2x1xi64>) outs(%generated : tensor<1x1xi64>) -> tensor<1x1xi64>
    %5 = tensor.empty() : tensor<1x3x3xi32>
    %c1_i32 = arith.constant 1 : i32
    %6 = linalg.fill ins(%c1_i32 : i32) outs(%5 : tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %cast = tensor.cast %6 : tensor<1x3x3xi32> to tensor<1x3x?xi32>
    %7:2 = call @f1(%6, %cast, %6) : (tensor<1x3x3xi32>, tensor<1x3x?xi32>, tensor<1x3x3xi32>) -> (tensor<1x3x?xi32>, tensor<1x3x3xi32>)
    return %7#0, %7#1, %4 : tensor<1x3x?xi32>, tensor<1x3x3xi32>, tensor<1x1xi64>
  }
  func.func @f1(%arg0: tensor<1x3x3xi32>, %arg1: tensor<1x3x?xi32>, %arg2: tensor<1x3x3xi32>) -> (tensor<1x3x?xi32>, tensor<1x3x3xi32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg2 : tensor<1x3x3xi32>, tensor<1x3x3xi32>) outs(%arg2 : tensor<1x3x3xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.andi %in, %in_0 : i32
      %3 = arith.xori %2, %out : i32
      linalg.yield %3 : i32
    } -> tensor<1x3x3xi32>
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg1, %c2 : tensor<1x3x?xi32>
    %1 = scf.forall (%arg3, %arg4) in (3, %dim) shared_outs(%arg5 = %arg1) -> (tensor<1x3x?xi32>) {
      %extracted_slice = tensor.extract_slice %arg5[0, %arg3, %arg4] [1, 1, 1] [1, 1, 1] : tensor<1x3x?xi32> to tensor<1x1x1xi32>
      %2 = tensor.empty() : tensor<1xi32>
      %3 = linalg.pooling_nwc_max ins(%extracted_slice, %2 : tensor<1x1x1xi32>, tensor<1xi32>) outs(%extracted_slice : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg5[0, %arg3, %arg4] [1, 1, 1] [1, 1, 1] : tensor<1x1x1xi32> into tensor<1x3x?xi32>
      }
    }
    return %1, %0 : tensor<1x3x?xi32>, tensor<1x3x3xi32>
  }
}

