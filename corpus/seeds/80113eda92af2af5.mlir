// bufdiff-profile: slices
// bufdiff-choices: 854d23b7f8b947a6d37e692c60206b1e9869e09944b993bf20cf4ae1535df9328abd2aa0079fd534
// bufdiff-choices: c0380c60402578af74987391ec67dba2a409f5a0f5f3a398287aa5065811f861eb5357ff270be828
// bufdiff-choices: ea8d1968a8ef9d0590549c76ae3f07e7169c60cfc23b8329e92374ad842dc448a6fc47e31e212b3a
// bufdiff-choices: a67e6ed2e62a8d5763d9c320a3e71d111c7c5ecaff12af5ac036d4807af002ec8cdc01b3570b0bd1
// bufdiff-choices: 5ae7e314c884c0b8193b976dd815f75b009c095446c98ef1bcf7e6ad485e0f9a6462d12385d805e7
// bufdiff-choices: 53dc3101a43e011b9080700e60d50eed57d237847425afdc8534d3a1115df7a982e37789d1fd61c0
// bufdiff-choices: 5ca36d5894d967c29c564711d9a499aaef85c1f1fe080c303d70b9a4
// bufdiff-features: 961 2898 3336 11162 12170 12638 13233 14884 15751 21020 21623 22095 22280 22860
// bufdiff-features: 23787 24041 24131 24259 24747 25608 26568 26808 27725 28464 28999 29590 30666
// bufdiff-features: 31143 31543 34167 36784 38326 39279 40348 40712 42344 42467 43929 44132 44491
// bufdiff-features: 46203 47392 48974 49605 49657 52062 52558 52823 52900 53252 53469 54135 55246
// bufdiff-features: 59145 63071 64120 64235 64603 66422 68355 70412 70596 71168 72629 73802 74336
// bufdiff-features: 74507 78430 81443 81467 81736 82089 82135 83194 83911 85219 85843 86125 87774
// bufdiff-features: 88635 88835 89150 89780 89812 90070 91365 91633 92223 99383 100262 101867
// bufdiff-features: 104315 104580 104931 105573 107425 107732 108012 110780 111024 111232 111956
// bufdiff-features: 112929 113041 113920 116903 117235 117506 120049 120391 121670 121726 124645
// bufdiff-features: 124903 125397 125908 126825 128332 128916 129630 136804 139206 140367 141528
// bufdiff-features: 141891 144724 146512 146665 147477 147500 148170 149846 150631 151738 151758
// bufdiff-features: 153293 153896 154889 155898 156460 157719 158120 159895 163687 165695 165719
// bufdiff-features: 167466 168323 168562 168833 171134 171551 171968 173800 174260 174930 177904
// bufdiff-features: 178019 178067 178558 180926 181789 184022 184030 184962 185077 185252 186358
// bufdiff-features: 186959 188790 188845 190218 192422 192628 192771 192852 193773 194714 196031
// bufdiff-features: 196048 197837 200572 201059 201501 201509 202013 202085 202241 203466 203746
// bufdiff-features: 205284 205434 205689 208563 209922 210301 210461 211118 211884 212111 212369
// bufdiff-features: 212375 214199 215959 220013 222809 223437 225985 226357 228354 230081 230104
// bufdiff-features: 231792 234718 235477 236930 237633 239757 241688 242145 242257 242955 243781
// bufdiff-features: 243872 245619 246543 247272 249184 249841 250415 250948 252466 252539 252827
// bufdiff-features: 256112 256247 256396 257128 258994 259840 260364 261091
module {
  func.func @main(%arg0: tensor<4xf32> {bufferization.writable = false}, %arg1: f32) -> (tensor<4x4xf32>, tensor<3x3x3xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4xf32>, index) {
    %rank = tensor.rank %arg0 : tensor<4xf32>
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<?x4xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %cast = tensor.cast %1 : tensor<?x4xf32> to tensor<4x4xf32>
    %2 = call @f3(%cast, %cast) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<?xf32>
    %cast_0 = tensor.cast %1 : tensor<?x4xf32> to tensor<4x4xf32>
    %3:2 = call @f1(%cast_0, %cast_0, %cast_0) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, f32)
    %4 = tensor.empty() : tensor<3x3x3xf32>
    %5 = linalg.fill ins(%arg1 : f32) outs(%4 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %6 = tensor.empty() : tensor<3x4x3xf32>
    %7 = linalg.fill ins(%3#1 : f32) outs(%6 : tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
    %8 = tensor.empty() : tensor<2xf32>
    %9 = linalg.pooling_nwc_sum ins(%7, %8 : tensor<3x4x3xf32>, tensor<2xf32>) outs(%5 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cast_1 = tensor.cast %1 : tensor<?x4xf32> to tensor<4x4xf32>
    %10:2 = call @f2(%cast_1, %cast_1, %arg0, %3#1) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, f32) -> (tensor<4x4xf32>, tensor<4xf32>)
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %4[0, 0, 1] [%c2, 2, 2] [2, 2, 1] : tensor<3x3x3xf32> to tensor<?x2x2xf32>
    %extracted_slice_2 = tensor.extract_slice %3#0[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
    return %10#0, %9, %3#0, %2, %extracted_slice_2, %10#1, %rank : tensor<4x4xf32>, tensor<3x3x3xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4xf32>, index
  }
  func.func private @f3(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[%c0, 0] [1, %c1] [1, 1] : tensor<4x4xf32> to tensor<?xf32>
    return %extracted_slice : tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>) -> (tensor<4x4xf32>, f32) {
    %transposed = linalg.transpose ins(%arg0 : tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) permutation = [1, 0] 
    %c2 = arith.constant 2 : index
    %cst = arith.constant 1.000000e+10 : f32
    %inserted = tensor.insert %cst into %transposed[%c2, %c2] : tensor<4x4xf32>
    return %inserted, %cst : tensor<4x4xf32>, f32
  }
  func.func @f2(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}, %arg2: tensor<4xf32>, %arg3: f32) -> (tensor<4x4xf32>, tensor<4xf32>) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.powf ins(%arg2, %arg2 : tensor<4xf32>, tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
    return %0, %1 : tensor<4x4xf32>, tensor<4xf32>
  }
}

