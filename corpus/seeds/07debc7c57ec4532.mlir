// bufdiff-profile: loops
// bufdiff-choices: 067e658801bcf79e1722d72efbdc735e2af8c7622b490ff58bd4e5e11d753bfb85d92cd5a27c6d9b
// bufdiff-choices: d0974c35ba7e342659f513d2d6f11fda3db93dbe451570fc4918668ae75b703806a42142e8f5d3c4
// bufdiff-choices: 138ffcb9d3add9b8fddc42efae02361eb940c168daddbe566aa284b6464da27067cb6abc65ca96a2
// bufdiff-choices: f40d46ad2ab6a4a6296e2d02ce6ebe75cacc31726b5f98a39e5ef55f4ea955ba62c7ff20bd55c805
// bufdiff-choices: 2a1351c976a8c741af03a134146d9b05ac59a3abbfc13ffac83d53fc2db176719d3bbd50f3226e20
// bufdiff-choices: 8448ec165e59a5be660365a606f9ebd27109d16f835205ea15c9b9ac387effe87a4b0e467daa3355
// bufdiff-choices: 9fdccd6aee0053dc843f1f6d
// bufdiff-features: 91 98 920 2339 2374 2591 2784 3295 3579 3975 5075 5305 5488 6794 8627 9479
// bufdiff-features: 10872 11321 12100 14015 14884 14962 15751 15786 16371 18860 19241 20051 20220
// bufdiff-features: 21154 22280 22678 22708 22933 23950 25388 25656 26027 26568 27048 27704 29590
// bufdiff-features: 30102 30808 31601 31747 31864 32358 32399 32482 34167 34564 34623 34647 34745
// bufdiff-features: 35097 38424 39856 40669 40712 42094 43258 43631 43942 44520 44522 45327 46203
// bufdiff-features: 46735 46832 48025 50551 51342 51344 52042 52062 52322 52558 52900 55561 55661
// bufdiff-features: 55881 57103 58288 60234 61556 63071 64119 64959 66320 66422 68004 68355 70678
// bufdiff-features: 74886 76052 76222 76334 78594 79024 80812 80894 81047 81467 81556 82135 82317
// bufdiff-features: 83194 84135 84635 84954 84962 88870 88958 90495 91958 93255 94297 94442 94586
// bufdiff-features: 94687 95285 95728 96141 98272 100463 100564 102062 103260 104315 105750 107727
// bufdiff-features: 109990 111916 112895 113262 115471 116660 117618 118150 118217 119147 119405
// bufdiff-features: 119411 119764 120007 120797 121394 122865 124404 124484 124695 126179 126533
// bufdiff-features: 127922 128768 129262 129771 129826 130191 130292 130663
module {
  func.func @main(%arg0: tensor<1x3x3xi32>) -> (tensor<1x3x3xi32>, tensor<1x?x?xi32>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = scf.for %arg1 = %c1 to %c3 step %c1 iter_args(%arg2 = %arg0) -> (tensor<1x3x3xi32>) {
      %1 = arith.cmpi ne, %arg1, %c3 : index
      %2 = scf.if %1 -> (tensor<1x3x3xi32>) {
        %c4 = arith.constant 4 : index
        %4:2 = scf.for %arg3 = %c1 to %c4 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg2) -> (tensor<1x3x3xi32>, tensor<1x3x3xi32>) {
          %5 = tensor.empty(%c1, %c1) : tensor<?x2x?x2xi32>
          %c1_i32 = arith.constant 1 : i32
          %6 = linalg.fill ins(%c1_i32 : i32) outs(%5 : tensor<?x2x?x2xi32>) -> tensor<?x2x?x2xi32>
          %7 = tensor.empty(%c1, %c1) : tensor<?x?xi32>
          %8 = linalg.pooling_nchw_max ins(%6, %7 : tensor<?x2x?x2xi32>, tensor<?x?xi32>) outs(%6 : tensor<?x2x?x2xi32>) -> tensor<?x2x?x2xi32>
          %c0 = arith.constant 0 : index
          %extracted = tensor.extract %8[%c0, %c1, %c0, %c1] : tensor<?x2x?x2xi32>
          %c2_0 = arith.constant 2 : index
          %extracted_1 = tensor.extract %arg5[%c0, %c2_0, %c2_0] : tensor<1x3x3xi32>
          %9 = linalg.add ins(%arg0, %arg4 : tensor<1x3x3xi32>, tensor<1x3x3xi32>) outs(%arg5 : tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
          %10 = tensor.empty() : tensor<1xi32>
          %11 = linalg.pooling_ncw_max ins(%arg2, %10 : tensor<1x3x3xi32>, tensor<1xi32>) outs(%9 : tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
          %inserted_slice = tensor.insert_slice %arg2 into %arg4[0, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<1x3x3xi32> into tensor<1x3x3xi32>
          scf.yield %inserted_slice, %11 : tensor<1x3x3xi32>, tensor<1x3x3xi32>
        }
        scf.yield %arg0 : tensor<1x3x3xi32>
      } else {
        scf.yield %arg0 : tensor<1x3x3xi32>
      }
      %3 = linalg.copy ins(%2 : tensor<1x3x3xi32>) outs(%arg2 : tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
      scf.yield %3 : tensor<1x3x3xi32>
    }
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %0[0, 0, 0] [1, %c2, %c1] [1, 1, 1] : tensor<1x3x3xi32> to tensor<1x?x?xi32>
    return %0, %extracted_slice : tensor<1x3x3xi32>, tensor<1x?x?xi32>
  }
}

