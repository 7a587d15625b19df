// bufdiff-profile: mixed
// bufdiff-choices: 5e6a056027acd54ba7e7c9dc9a72bba5b04282276ce7deac65e9d2f40807d66f81f76b47041f6d1b
// bufdiff-choices: 4e25d97637b3d72b6d6cf448b0c2fcbbab535fe74ae0daa8b8d3531402a4138c6399317ac87d0914
// bufdiff-choices: 5a70a947327a782fa057fd81fed198d709acbb8e832266c99081cbd7254e742b5ba19545c547e066
// bufdiff-choices: be2d749803203c60d33b811b3dae62f9ded230c6856ec05a022eacefc3dee9e40e4a91a0cf28a1cf
// bufdiff-choices: cb727491c50b8da90bceb0b7b0c991528c14
// bufdiff-features: 2258 6611 7285 11162 11556 11751 13233 13424 14109 15671 15751 16269 17142
// bufdiff-features: 17193 18166 18480 21522 22280 23787 26125 27556 27766 29156 29966 30666 31143
// bufdiff-features: 34167 37038 37183 38202 39061 40038 40712 41984 42749 44039 45147 46203 47392
// bufdiff-features: 47779 51498 52558 52900 53243 54827 54964 55003 55113 55463 56404 60686 63071
// bufdiff-features: 64120 65133 68141 68355 69593 73150 74057 76953 78283 78430 82135 84922 85843
// bufdiff-features: 86125 86562 88732 89780 90777 91312 92194 93255 93318 96261 99383 101867 102788
// bufdiff-features: 104931 105013 109144 109187 112929 113940 115778 117206 119588 120933 124345
// bufdiff-features: 129630 131807 135037 136030 137045 139901 141238 142274 145599 147760 148428
// bufdiff-features: 153293 154946 155898 156460 158120 158897 165695 165719 166037 166090 166251
// bufdiff-features: 167086 167357 169506 169562 174170 174303 177905 178067 178558 179005 179246
// bufdiff-features: 179739 183590 184030 185036 185916 186358 188737 188790 190642 191908 192422
// bufdiff-features: 192771 193290 196031 196349 197392 199818 202241 202814 205434 205689 206157
// bufdiff-features: 206442 207979 208557 210022 210335 210351 210461 212375 213256 213275 214428
// bufdiff-features: 214744 215078 215662 215959 217010 218064 225756 226053 230081 230640 233276
// bufdiff-features: 234661 235794 236986 237281 239241 241533 242346 245673 246303 246543 248994
// bufdiff-features: 251992 252466 252539 253836 256112 256550 256688 257794 257806 259840
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x1x2x2x1xi32>, tensor<2x1x2x2x1xi32>) {
    %c-1_i32 = arith.constant -1 : i32
    %0:2 = call @f2(%arg1, %c-1_i32, %arg1, %arg1) : (tensor<i32>, i32, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %cst = arith.constant dense<3> : tensor<i32>
    %1:3 = call @f1(%arg0, %0#1, %cst) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, i32)
    %2 = tensor.empty() : tensor<2x1x2x2x1xi32>
    %3 = linalg.fill ins(%1#2 : i32) outs(%2 : tensor<2x1x2x2x1xi32>) -> tensor<2x1x2x2x1xi32>
    %4 = tensor.empty() : tensor<2x2x3x3x2xi32>
    %5 = linalg.fill ins(%1#2 : i32) outs(%4 : tensor<2x2x3x3x2xi32>) -> tensor<2x2x3x3x2xi32>
    %cst_0 = arith.constant dense<[[[[[6], [9]], [[12], [15]]], [[[18], [21]], [[24], [27]]]], [[[[30], [33]], [[36], [39]]], [[[42], [45]], [[48], [51]]]]]> : tensor<2x2x2x2x1xi32>
    %6 = linalg.conv_3d_ndhwc_dhwcf_q ins(%5, %cst_0, %1#2, %1#2 : tensor<2x2x3x3x2xi32>, tensor<2x2x2x2x1xi32>, i32, i32) outs(%3 : tensor<2x1x2x2x1xi32>) -> tensor<2x1x2x2x1xi32>
    return %0#0, %1#0, %1#1, %6, %3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x1x2x2x1xi32>, tensor<2x1x2x2x1xi32>
  }
  func.func private @f2(%arg0: tensor<i32>, %arg1: i32, %arg2: tensor<i32>, %arg3: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = linalg.min ins(%arg3, %arg2 : tensor<i32>, tensor<i32>) outs(%arg2 : tensor<i32>) -> tensor<i32>
    return %arg0, %0 : tensor<i32>, tensor<i32>
  }
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, i32) {
    %c2 = arith.constant 2 : index
    %generated = tensor.generate %c2 {
    ^bb0(%arg3: index):
      %2 = arith.index_cast %arg3 : index to i32
      %c9_i32 = arith.constant 9 : i32
      %3 = arith.addi %2, %c9_i32 : i32
      %c3_i32 = arith.constant 3 : i32
      %4 = arith.shli %3, %c3_i32 : i32
      tensor.yield %4 : i32
    } : tensor<?xi32>
    %cst = arith.constant dense<5> : tensor<2xi32>
    %0 = linalg.dot ins(%generated, %cst : tensor<?xi32>, tensor<2xi32>) outs(%arg2 : tensor<i32>) -> tensor<i32>
    %1 = bufferization.alloc_tensor() copy(%arg2) : tensor<i32>
    %c5_i32 = arith.constant 5 : i32
    return %1, %0, %c5_i32 : tensor<i32>, tensor<i32>, i32
  }
}

