// bufdiff-profile: slices
// bufdiff-choices: 2f0b64363cd0a8d356a2eaa6cc89144fec23609706471e07084493bc1dd5e981156f8615e2e662e1
// bufdiff-choices: fcc61830260254935292f38e95100b8d3fe9a6bbe58ca16f6e68db22ef6c336e46ee80d9ab858568
// bufdiff-choices: 8d2ebeeb8d1a67a32c885c46468a9f8271b33114747a18439853f9e3d96e2e9861cce55e39e01fad
// bufdiff-choices: 54bc3617809907aa7927bc98bc1dff2f1e46b96281323b6d79e3455a31559047c8bc42b93bc71b9f
// bufdiff-choices: 33b6b6497f01c9500773bd1e1287296ae1ed3f15f5cc08b3b8f19155e45e8bc8a6c09ce35f541e60
// bufdiff-choices: ce08231925f99d155fadaf6adc448ef28ee5e345a3aa362cca85
// bufdiff-features: 2898 3122 3579 3638 4795 5197 6169 6611 8030 8575 9479 9857 10320 10762 10872
// bufdiff-features: 11162 11774 12276 12403 12667 13233 14454 14564 14925 15440 15751 18774 19100
// bufdiff-features: 19241 19419 20254 20402 20864 22095 22221 24184 24826 24844 24941 25388 25898
// bufdiff-features: 26568 26922 27048 27825 29590 29684 29895 30115 31692 31864 32615 34167 34647
// bufdiff-features: 34745 34779 34965 36721 36784 36901 38662 39241 40712 40996 42094 42344 43259
// bufdiff-features: 43942 44026 44333 44505 45702 46139 46203 46995 47392 47554 49135 49800 50218
// bufdiff-features: 50972 51647 52322 52900 52958 53180 53244 55016 55887 56524 56668 57103 57450
// bufdiff-features: 57718 60384 61350 61699 63184 63929 64120 64235 64335 64959 66422 66666 66765
// bufdiff-features: 67388 67520 67577 68355 68592 69613 69987 71013 71168 71199 72280 72629 72674
// bufdiff-features: 72909 73802 74057 74362 74450 75502 76009 76052 76339 76688 77047 77283 78014
// bufdiff-features: 78430 78624 78950 79229 79389 80738 81039 81528 81736 82558 83339 84635 84887
// bufdiff-features: 86125 87055 87199 88337 88958 89555 90141 90543 92022 92194 92831 93255 94687
// bufdiff-features: 95285 96273 97715 98170 98194 99009 99383 102897 103583 103851 104253 104931
// bufdiff-features: 105108 105858 106223 106411 106691 106819 111233 112401 112709 112929 115471
// bufdiff-features: 115728 115816 115990 116548 117235 119764 119866 121394 122227 124237 124484
// bufdiff-features: 127167 127813 128768 130310
module {
  func.func @main(%arg0: tensor<5xi32> {bufferization.writable = false}, %arg1: tensor<5x3xi32>, %arg2: tensor<5x3xi32>) -> (tensor<1x3xi32>, tensor<5x?xi32>, tensor<5x3xi32>, tensor<5xi32>, tensor<2x1x1xi32>, i32) {
    %extracted_slice = tensor.extract_slice %arg1[1, 0] [1, 3] [1, 1] : tensor<5x3xi32> to tensor<1x3xi32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg1) -> (tensor<5x3xi32>, tensor<5x3xi32>) {
      %c2 = arith.constant 2 : index
      %7 = arith.index_cast %arg3 : index to i32
      %inserted = tensor.insert %7 into %arg5[%c2, %c1] : tensor<5x3xi32>
      %8 = func.call @f1(%arg0) : (tensor<5xi32>) -> tensor<5xi32>
      %9 = linalg.copy ins(%arg2 : tensor<5x3xi32>) outs(%arg4 : tensor<5x3xi32>) -> tensor<5x3xi32>
      scf.yield %9, %arg5 : tensor<5x3xi32>, tensor<5x3xi32>
    }
    %1 = linalg.max ins(%arg0, %arg0 : tensor<5xi32>, tensor<5xi32>) outs(%arg0 : tensor<5xi32>) -> tensor<5xi32>
    %2 = tensor.empty() : tensor<2x1x1xi32>
    %c127_i32 = arith.constant 127 : i32
    %3 = linalg.fill ins(%c127_i32 : i32) outs(%2 : tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %4 = tensor.empty() : tensor<2x1x2xi32>
    %5 = linalg.fill ins(%c127_i32 : i32) outs(%4 : tensor<2x1x2xi32>) -> tensor<2x1x2xi32>
    %from_elements = tensor.from_elements %c127_i32, %c127_i32 : tensor<1x2xi32>
    %6 = linalg.depthwise_conv_1d_ncw_cw ins(%5, %from_elements : tensor<2x1x2xi32>, tensor<1x2xi32>) outs(%3 : tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %cast = tensor.cast %0#0 : tensor<5x3xi32> to tensor<5x?xi32>
    return %extracted_slice, %cast, %0#1, %1, %6, %c127_i32 : tensor<1x3xi32>, tensor<5x?xi32>, tensor<5x3xi32>, tensor<5xi32>, tensor<2x1x1xi32>, i32
  }
  func.func private @f1(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %mapped = linalg.map ins(%arg0 : tensor<5xi32>) outs(%arg0 : tensor<5xi32>)
      (%in: i32, %init: i32) {
        %c11_i32 = arith.constant 11 : i32
        %0 = arith.muli %in, %c11_i32 : i32
        linalg.yield %0 : i32
      }
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %mapped[%c1] : tensor<5xi32>
    vector.print %extracted : i32
    return %mapped : tensor<5xi32>
  }
}

