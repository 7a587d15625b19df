// bufdiff-profile: mixed
// bufdiff-choices: 806c51e527400a80db049470c1f84b989b22815f0857fd1cadfb44e3fc553d49dab6ea60de5feaa4
// bufdiff-choices: c75160509305b8597173936d466504690c60907d3cabea194cdfdbad34560374edd46b5fe0d6c43b
// bufdiff-choices: 7ce380540d4c384d40796432d2a56c30c5e0117aa63f3582850f265b8cb9b93dcda8d9d13929605d
// bufdiff-choices: 7a06ab9048d687d057afb07e2fcfc12bd42ed0e3e9e712f286de9616255d93d757d9dd3dc96bb6ad
// bufdiff-choices: 5ee8a480da0b38635bd349688d7c1344d45e326e023a2c098f55e496f46397ffce8a26e891165f2e
// bufdiff-choices: c05fa0ec20171ab4cbf107461f0304c3b41db018a5febd
// bufdiff-features: 1089 1112 1890 2898 4752 5973 6363 6527 6611 7793 10305 11162 13233 14523 14704
// bufdiff-features: 14902 15751 16417 16582 19100 19419 21176 22221 22280 24307 24572 25388 26107
// bufdiff-features: 26464 26568 27048 27825 27929 32598 33834 34167 34647 34965 35507 35808 37786
// bufdiff-features: 38783 40070 40104 40598 40669 40712 40728 41742 42159 42984 43294 43299 45629
// bufdiff-features: 46203 46833 46995 47392 48565 48598 52230 52900 52958 53252 54844 55887 56024
// bufdiff-features: 56087 57718 59094 60452 60686 61350 61699 63071 63133 63610 63742 64120 64235
// bufdiff-features: 64737 64959 65143 65583 66097 66422 66765 66788 67388 68355 68764 69987 71169
// bufdiff-features: 71306 73289 74057 74362 74617 75961 76953 77693 78283 78430 78457 79389 79852
// bufdiff-features: 80429 81039 82135 83488 84585 85640 85673 85913 86125 87277 87315 88521 89274
// bufdiff-features: 89646 89846 90090 90097 90184 91536 92022 92194 93255 95285 96464 97081 97318
// bufdiff-features: 97447 98501 98572 98704 99383 99568 102222 104931 104952 104957 105914 109028
// bufdiff-features: 109086 110552 110904 112929 113605 114712 114783 115471 115990 117235 117902
// bufdiff-features: 118769 119340 119588 119845 121394 121467 121790 122988 124056 124611 124839
// bufdiff-features: 125478 128768 129514 130310 130642
module {
  func.func @main(%arg0: tensor<3xi8>, %arg1: i8) -> (tensor<3x1xi32>, tensor<3xi32>, tensor<2x?x?x?x1xi8>, tensor<?x?x1x?xi8>, tensor<2x?x?x?x1xi8>, i32) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c2, %c1, %c1) : tensor<2x?x?x?x1xi8>
    %1 = linalg.fill ins(%arg1 : i8) outs(%0 : tensor<2x?x?x?x1xi8>) -> tensor<2x?x?x?x1xi8>
    %2 = tensor.empty(%c2, %c1, %c1) : tensor<?x?x1x?xi8>
    %3 = linalg.fill ins(%arg1 : i8) outs(%2 : tensor<?x?x1x?xi8>) -> tensor<?x?x1x?xi8>
    %4 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%1, %3 : tensor<2x?x?x?x1xi8>, tensor<?x?x1x?xi8>) outs(%1 : tensor<2x?x?x?x1xi8>) -> tensor<2x?x?x?x1xi8>
    %5 = tensor.empty() : tensor<3xi32>
    %c100_i32 = arith.constant 100 : i32
    %6 = linalg.fill ins(%c100_i32 : i32) outs(%5 : tensor<3xi32>) -> tensor<3xi32>
    %7:2 = call @f2(%6, %6) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3x1xi32>)
    return %7#1, %7#0, %4, %3, %1, %c100_i32 : tensor<3x1xi32>, tensor<3xi32>, tensor<2x?x?x?x1xi8>, tensor<?x?x1x?xi8>, tensor<2x?x?x?x1xi8>, i32
  }
  func.func private @f2(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>) -> (tensor<3xi32>, tensor<3x1xi32>) {
    %0 = linalg.mul ins(%arg1, %arg0 : tensor<3xi32>, tensor<3xi32>) outs(%arg1 : tensor<3xi32>) -> tensor<3xi32>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [3, 1] : tensor<3xi32> into tensor<3x1xi32>
    %1 = call @f1(%arg0) : (tensor<3xi32>) -> tensor<3xi32>
    return %0, %expanded : tensor<3xi32>, tensor<3x1xi32>
  }
  func.func private @f1(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c-1_i32 = arith.constant -1 : i32
    %0 = linalg.fill ins(%c-1_i32 : i32) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c2 step %c1 {
    }
    return %0 : tensor<3xi32>
  }
}

