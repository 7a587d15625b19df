// bufdiff-profile: mixed
// bufdiff-choices: 0c8500be421491b309eaf3fb94b338bf5d3142bece2efb155c9f6c24ddbea741805e994e07630bc5
// bufdiff-choices: f9fc94710312640a66e35bc90d6f991a827c057b0754c9aee928cc3f23235b4a300e6115a9ba5be5
// bufdiff-choices: 94612fc640cc2eca49869407ce379eb16de8cd4a00a17dd4fb589e865c91973669aaadd85cf3b552
// bufdiff-choices: acb0fcb1e738aeb781aa6f37c7c738b3367a9d5b1f852fd8f55229697b8753228657adef15013796
// bufdiff-choices: 1416f3cd05
// bufdiff-features: 714 2292 2898 3039 3579 5269 7593 9479 10088 10872 11044 11321 12100 12170
// bufdiff-features: 12315 12560 13233 14884 15751 17726 18480 18774 19769 22280 23787 24268 24826
// bufdiff-features: 25388 25735 26568 27048 27825 28564 29236 29684 31543 34167 34647 34745 35097
// bufdiff-features: 35968 36790 36936 38520 38528 40479 40712 42344 42461 42728 43942 46203 46832
// bufdiff-features: 47203 47554 47933 48598 49186 49638 51373 52152 52155 52322 52900 52958 53244
// bufdiff-features: 53469 53659 55463 55561 56524 57103 57718 61556 63046 63071 63642 64235 66422
// bufdiff-features: 66765 67877 68355 69987 70529 71169 71306 72555 72674 74362 76052 79389 79493
// bufdiff-features: 79782 79972 82203 82723 83194 84452 84635 85294 86643 87199 88958 89555 89732
// bufdiff-features: 90543 93255 93318 94418 94687 95285 95407 96273 96353 96431 97715 98291 98880
// bufdiff-features: 99009 100824 101342 102788 103481 103851 105108 105750 105795 110552 111464
// bufdiff-features: 112800 112895 112929 113920 114028 114826 115388 115471 115711 117235 118698
// bufdiff-features: 119068 119273 119764 119876 119982 120671 121307 121471 122730 122865 124484
// bufdiff-features: 125897 127813 128456 128619 128768
module {
  func.func @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, f32) {
    %0 = call @part1(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %1 = linalg.min ins(%arg0, %arg0 : tensor<3x6xf32>, tensor<3x6xf32>) outs(%0 : tensor<3x6xf32>) -> tensor<3x6xf32>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c2, %c0] : tensor<3x6xf32>
    %c1 = arith.constant 1 : index
    %2:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %0, %arg3 = %0) -> (tensor<3x6xf32>, tensor<3x6xf32>) {
      %c6 = arith.constant 6 : index
      %3:2 = scf.for %arg4 = %c2 to %c6 step %c1 iter_args(%arg5 = %1, %arg6 = %arg2) -> (tensor<3x6xf32>, tensor<3x6xf32>) {
        %6 = linalg.copy ins(%1 : tensor<3x6xf32>) outs(%arg6 : tensor<3x6xf32>) -> tensor<3x6xf32>
        %c4 = arith.constant 4 : index
        %extracted_0 = tensor.extract %arg5[%arg1, %c4] : tensor<3x6xf32>
        %7 = linalg.copy ins(%arg2 : tensor<3x6xf32>) outs(%arg5 : tensor<3x6xf32>) -> tensor<3x6xf32>
        scf.yield %7, %6 : tensor<3x6xf32>, tensor<3x6xf32>
      }
      %4 = linalg.copy ins(%1 : tensor<3x6xf32>) outs(%arg3 : tensor<3x6xf32>) -> tensor<3x6xf32>
      %5 = linalg.min ins(%3#0, %arg0 : tensor<3x6xf32>, tensor<3x6xf32>) outs(%arg2 : tensor<3x6xf32>) -> tensor<3x6xf32>
      scf.yield %5, %4 : tensor<3x6xf32>, tensor<3x6xf32>
    }
    return %2#0, %2#1, %extracted : tensor<3x6xf32>, tensor<3x6xf32>, f32
  }
  func.func private @part1(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [3, 6] [1, 1] : tensor<3x6xf32> to tensor<3x6xf32>
    return %extracted_slice : tensor<3x6xf32>
  }
}

