// bufdiff-profile: cfg
// bufdiff-choices: 37646a5506e4b6aa62ec4136163234375d12377d0f7bca3e487ec270b338e27850f4dee26b4b49d4
// bufdiff-choices: 32d1744a3fa855a18291c16bee30313eedc2fb1a921ea228ee3135edebbe038b46e4eb0ca6100140
// bufdiff-choices: 9599f72bb2b6cc720f9f4434a8945946b852d845e4dc995bfc26e36e8923214f2ba094985bcc9d12
// bufdiff-choices: e2287e2e2415713c8f8a61124e49060d
// bufdiff-features: 2898 5199 5973 6611 7285 8898 10647 10753 10814 11162 11556 13233 14884 15671
// bufdiff-features: 15751 17142 19100 19746 21420 21522 22221 22280 22856 23787 24259 24826 25388
// bufdiff-features: 25619 26568 27048 27825 28103 28564 29156 29426 30293 31142 31692 32615 32705
// bufdiff-features: 34034 34167 34623 34647 35163 37786 38783 40479 40712 44039 46203 46832 46835
// bufdiff-features: 46874 46995 47392 48598 50751 50894 51344 51851 52558 52900 52958 53252 53469
// bufdiff-features: 56477 57718 57773 59038 59302 59332 60194 61523 61556 61699 62253 62281 62701
// bufdiff-features: 64120 64435 64959 65277 66422 66788 66995 67434 68355 69505 69987 70730 71168
// bufdiff-features: 71169 71306 73141 73150 73289 74057 74362 75370 75757 76953 77093 78283 78430
// bufdiff-features: 78447 79389 80533 83194 83672 84006 84585 84590 84887 86125 86159 88662 88732
// bufdiff-features: 89315 89812 89964 90777 90954 91379 91737 92022 92194 94253 94586 94913 95784
// bufdiff-features: 96273 96439 96989 97318 99009 99383 102045 104931 105013 105579 105700 107702
// bufdiff-features: 107783 107805 107997 108726 109055 109086 109157 109577 110461 111274 112153
// bufdiff-features: 112709 112929 114308 115471 116620 117235 121188 121394 122317 122724 122764
// bufdiff-features: 123012 123204 128768 129404
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: i32) -> (tensor<3x6xi32>, tensor<2x1x1x1xi32>, tensor<2x2x1x2x2xi32>, tensor<?x1x1x?x2xi32>, tensor<2xi32>, tensor<3x6xi32>) {
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<2xi32>
    %cst = arith.constant dense<-128> : tensor<3x6xi32>
    %1:6 = call @f1(%cst) : (tensor<3x6xi32>) -> (tensor<?x1x1x?x2xi32>, tensor<2x2x1x2x2xi32>, tensor<2x1x1x1xi32>, tensor<3x6xi32>, i32, i32)
    return %1#3, %1#2, %1#1, %1#0, %0, %cst : tensor<3x6xi32>, tensor<2x1x1x1xi32>, tensor<2x2x1x2x2xi32>, tensor<?x1x1x?x2xi32>, tensor<2xi32>, tensor<3x6xi32>
  }
  func.func private @f1(%arg0: tensor<3x6xi32>) -> (tensor<?x1x1x?x2xi32>, tensor<2x2x1x2x2xi32>, tensor<2x1x1x1xi32>, tensor<3x6xi32>, i32, i32) {
    %0 = linalg.add ins(%arg0, %arg0 : tensor<3x6xi32>, tensor<3x6xi32>) outs(%arg0 : tensor<3x6xi32>) -> tensor<3x6xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c2, %c1) : tensor<?x1x1x?x2xi32>
    %c9_i32 = arith.constant 9 : i32
    %2 = linalg.fill ins(%c9_i32 : i32) outs(%1 : tensor<?x1x1x?x2xi32>) -> tensor<?x1x1x?x2xi32>
    %3 = tensor.empty() : tensor<2x2x2x1x2xi32>
    %c100_i32 = arith.constant 100 : i32
    %4 = linalg.fill ins(%c100_i32 : i32) outs(%3 : tensor<2x2x2x1x2xi32>) -> tensor<2x2x2x1x2xi32>
    %5 = tensor.empty() : tensor<2x2x1x2x2xi32>
    %6 = linalg.fill ins(%c9_i32 : i32) outs(%5 : tensor<2x2x1x2x2xi32>) -> tensor<2x2x1x2x2xi32>
    %7 = linalg.conv_3d_ndhwc_dhwcf_q ins(%4, %6, %c9_i32, %c100_i32 : tensor<2x2x2x1x2xi32>, tensor<2x2x1x2x2xi32>, i32, i32) outs(%2 : tensor<?x1x1x?x2xi32>) -> tensor<?x1x1x?x2xi32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %2[0, %c0, 0, 0, 0] [2, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<?x1x1x?x2xi32> to tensor<2x1x1x1xi32>
    return %7, %6, %extracted_slice, %0, %c100_i32, %c9_i32 : tensor<?x1x1x?x2xi32>, tensor<2x2x1x2x2xi32>, tensor<2x1x1x1xi32>, tensor<3x6xi32>, i32, i32
  }
}

