// bufdiff-profile: mixed
// bufdiff-choices: 8228496f2e24e95fd89e89c8e6a0c84bd0d37dd9093ff54b57040f68a6d8e47fb54276ed4c802641
// bufdiff-choices: 287a40b11b2a5d2ac657634d084852a8156f191005473e239636853721fdc8d1bd3e889a59eb6a5e
// bufdiff-choices: 0bd59c116add7e14126e7eebacbf242f12507f47478e544efdf77c7aec639d7c05723588a6b2e976
// bufdiff-choices: 71e06195b9385fe7c410ce186b0572cbbc5cbea944c0ffb886c32353facf2f3ef7489bf547a702dd
// bufdiff-choices: 3a870bb1c44655bef220854383eeb2e5c00073300dcf65438c986d208155020041f78759b4035c6b
// bufdiff-choices: 31d35e175ab71b8c1a6dc726d1d7b04f32967b294f45b5b1672cff3a2641007e91c6698bb7
// bufdiff-features: 3217 4280 5075 5258 7541 9132 11047 11556 13233 15595 15671 15751 17766 18428
// bufdiff-features: 18962 19371 19545 19606 20261 22095 23787 26568 27704 29590 30666 30896 31748
// bufdiff-features: 33769 34159 34167 35163 36784 38702 38783 40712 42984 43104 44554 46203 46835
// bufdiff-features: 47392 50894 52062 52558 52807 52900 53057 54309 55113 56592 60465 60686 63071
// bufdiff-features: 63168 64235 66422 66821 68355 69965 70335 72450 74057 76700 79099 81736 83194
// bufdiff-features: 84585 85843 87495 88008 88732 88947 89780 90777 93255 98501 99383 104315 107412
// bufdiff-features: 107728 112929 113940 117183 117206 117235 122950 130292 136030 136506 137045
// bufdiff-features: 139357 145962 146512 148647 155670 155884 156325 158120 158897 159421 161210
// bufdiff-features: 163084 165695 165719 166579 168858 171369 175888 176364 177904 178558 178830
// bufdiff-features: 181355 184030 184722 186959 187855 188358 188571 188790 189360 190508 190520
// bufdiff-features: 190547 192184 192528 192628 194118 194551 194693 197392 197837 198820 202241
// bufdiff-features: 202506 204233 205434 205689 209666 210461 213275 216969 219393 221661 225756
// bufdiff-features: 228390 230081 230640 233154 233259 240158 240438 242145 242988 243781 246543
// bufdiff-features: 246953 247062 249841 252539 253836 258994 259840
module {
  func.func private @f1(%arg0: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, i32) {
    %c1 = arith.constant 1 : index
    %c11_i32 = arith.constant 11 : i32
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c1], %c11_i32 : tensor<2xi32>, vector<3xi32>
    %1 = vector.transfer_write %0, %arg0[%c1] : vector<3xi32>, tensor<2xi32>
    %2 = bufferization.alloc_tensor() copy(%arg0) : tensor<2xi32>
    return %1, %2, %c11_i32 : tensor<2xi32>, tensor<2xi32>, i32
  }
  func.func private @f2(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>, %arg2: tensor<3x?x?xi32>) -> tensor<2xi32> {
    %c2_i64 = arith.constant 2 : i64
    %from_elements = tensor.from_elements %c2_i64 : tensor<1xi64>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<2xi32>, tensor<1xi64>) -> tensor<2xi32>
    return %reshape : tensor<2xi32>
  }
  func.func @main(%arg0: tensor<3x3x3xi32>, %arg1: tensor<?x?x?xi32>, %arg2: tensor<2xi32>) -> (tensor<2xi32>, tensor<1xi32>, i32) {
    %0:3 = call @f1(%arg2) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, i32)
    %cast = tensor.cast %arg0 : tensor<3x3x3xi32> to tensor<3x?x?xi32>
    %1 = call @f2(%0#1, %0#0, %cast) : (tensor<2xi32>, tensor<2xi32>, tensor<3x?x?xi32>) -> tensor<2xi32>
    %extracted_slice = tensor.extract_slice %0#0[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %2 = linalg.conv_1d ins(%1, %extracted_slice : tensor<2xi32>, tensor<1xi32>) outs(%0#1 : tensor<2xi32>) -> tensor<2xi32>
    %extracted_slice_0 = tensor.extract_slice %1[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    return %2, %extracted_slice_0, %0#2 : tensor<2xi32>, tensor<1xi32>, i32
  }
}

