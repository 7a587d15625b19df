// bufdiff-profile: calls
// bufdiff-choices: 3b5569fc164b05d4dcca0f8fab49c56b7e8e921a13f047056bf1e2b3135085682935a13ba40a205f
// bufdiff-choices: 299cefe16c0b5f9658074d6ea7dfdd53a57843a5b7889df3591830f7b2df393be02a251033bb427a
// bufdiff-choices: 558157bd65e376ae37d19d9de3822d488fae9648b823a006c93e43dc2af4078497c8c91bbe062055
// bufdiff-choices: 76191a16d1bed06a8d22ab54f78c6105110a11fc4540e5fdfc61499e015d26235cd6b75fb1709a18
// bufdiff-choices: f7d3f1bb0d4cbdfefdcd59234e8eab0b1244f2ed41da5149a0e6a0937a6eb3e97eeca36ef8672d5e
// bufdiff-choices: 59508710aea3318f2eed1fe74014e23a23c56f4375
// bufdiff-features: 541 1536 2684 2945 3217 3579 4825 5159 5973 6382 8918 9255 9479 10020 11047
// bufdiff-features: 11606 12476 13021 13233 14015 14317 14946 15440 15751 15827 15929 16269 18166
// bufdiff-features: 18356 19746 20838 20925 21522 22221 22280 23289 24184 24259 24812 24826 25119
// bufdiff-features: 25388 25962 26507 26568 26871 27048 27766 27825 28349 29684 29895 29966 30666
// bufdiff-features: 31551 31790 32005 33353 34087 34167 34564 34647 35507 36014 36784 37183 37251
// bufdiff-features: 37743 37786 38203 38420 38490 38783 40070 40712 41984 42467 42984 43774 44176
// bufdiff-features: 45016 45617 45702 46110 46203 46995 47093 47200 47392 48586 49186 49211 49635
// bufdiff-features: 50792 52322 52900 52958 53243 53791 54651 54964 54998 55113 55887 56404 57145
// bufdiff-features: 57718 57805 58383 58492 59070 60686 61350 61699 61903 62675 63610 63769 63800
// bufdiff-features: 63915 64435 64959 66666 66765 66777 68355 69032 69403 71169 71556 71680 72243
// bufdiff-features: 72629 73289 73455 73802 74057 74362 74617 74881 75361 76373 76953 78283 78430
// bufdiff-features: 78690 78950 79389 79972 81047 81556 81707 81736 82011 82135 82203 83001 83525
// bufdiff-features: 83672 84347 84585 84887 84922 84962 85640 85843 86125 86992 87408 88732 88990
// bufdiff-features: 89780 93150 93255 94253 94687 94913 94961 95603 95780 96989 97318 97447 97864
// bufdiff-features: 98194 98501 99383 99568 102149 102204 102897 104072 104405 104931 104952 105579
// bufdiff-features: 105858 106314 107783 107866 107998 108941 109086 109187 110162 110454 112929
// bufdiff-features: 113346 113901 113940 114308 115471 115778 117206 119845 120403 121394 121467
// bufdiff-features: 122233 122421 122764 123012 123148 123274 123529 123763 124448 125616 125702
// bufdiff-features: 126932 127306 127439 128456 128694 128768 129391 130817 130933
#map = affine_map<() -> ()>
module {
  func.func private @f3(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<?x1x1xi32>, tensor<1x1x1xi32>, i32, i32) {
    %extracted = tensor.extract %arg2[] : tensor<i32>
    %c-3_i32 = arith.constant -3 : i32
    %0 = arith.ori %extracted, %c-3_i32 : i32
    %1:2 = call @f1(%arg2) : (tensor<i32>) -> (tensor<i32>, i32)
    %2:3 = call @f2(%1#0, %1#0) : (tensor<i32>, tensor<i32>) -> (tensor<1x1x1xi32>, tensor<i32>, tensor<1x1x1xi32>)
    %cast = tensor.cast %2#0 : tensor<1x1x1xi32> to tensor<?x1x1xi32>
    return %2#1, %cast, %2#2, %0, %extracted : tensor<i32>, tensor<?x1x1xi32>, tensor<1x1x1xi32>, i32, i32
  }
  func.func private @f1(%arg0: tensor<i32>) -> (tensor<i32>, i32) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg0 : tensor<i32>) {
    ^bb0(%out: i32):
      %c127_i32 = arith.constant 127 : i32
      %1 = arith.maxui %out, %c127_i32 : i32
      linalg.yield %1 : i32
    } -> tensor<i32>
    %c7_i32 = arith.constant 7 : i32
    return %0, %c7_i32 : tensor<i32>, i32
  }
  func.func private @f2(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<1x1x1xi32>, tensor<i32>, tensor<1x1x1xi32>) {
    %c127_i32 = arith.constant 127 : i32
    %0 = linalg.fill ins(%c127_i32 : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %1 = tensor.empty() : tensor<1x1x1xi32>
    %2 = linalg.fill ins(%c127_i32 : i32) outs(%1 : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
    %3 = tensor.empty() : tensor<1x1xi32>
    %4 = linalg.fill ins(%c127_i32 : i32) outs(%3 : tensor<1x1xi32>) -> tensor<1x1xi32>
    %5 = linalg.depthwise_conv_1d_nwc_wc ins(%2, %4 : tensor<1x1x1xi32>, tensor<1x1xi32>) outs(%2 : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
    %6 = tensor.empty() : tensor<1x1x1xi32>
    %7 = linalg.copy ins(%2 : tensor<1x1x1xi32>) outs(%6 : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
    return %5, %0, %7 : tensor<1x1x1xi32>, tensor<i32>, tensor<1x1x1xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>) -> (tensor<?x2x1x1xi32>, tensor<1x1x1xi32>, tensor<?x1x1xi32>, tensor<i32>) {
    %0 = tensor.empty() : tensor<i32>
    %c9_i32 = arith.constant 9 : i32
    %1 = linalg.fill ins(%c9_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %2:5 = call @f3(%arg0, %1, %1) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<?x1x1xi32>, tensor<1x1x1xi32>, i32, i32)
    %cst = arith.constant dense<[[[[7]], [[8]]]]> : tensor<1x2x1x1xi32>
    %cst_0 = arith.constant dense<[[[[5]], [[6]], [[7]]]]> : tensor<1x3x1x1xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %3 = tensor.empty(%c2, %c1) : tensor<?x?xi32>
    %4 = linalg.pooling_nhwc_sum ins(%cst_0, %3 : tensor<1x3x1x1xi32>, tensor<?x?xi32>) outs(%cst : tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
    %c0 = arith.constant 0 : index
    %5 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %4) -> (tensor<1x2x1x1xi32>) {
      scf.yield %arg3 : tensor<1x2x1x1xi32>
    }
    %cast = tensor.cast %5 : tensor<1x2x1x1xi32> to tensor<?x2x1x1xi32>
    return %cast, %2#2, %2#1, %2#0 : tensor<?x2x1x1xi32>, tensor<1x1x1xi32>, tensor<?x1x1xi32>, tensor<i32>
  }
}

