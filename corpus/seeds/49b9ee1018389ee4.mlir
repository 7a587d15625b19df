// bufdiff-profile: mixed
// bufdiff-choices: e36b474c36a9f342a4699d8718b91a08fbd241f034d0b2d5d72c67b99c9a311af4f8c086a3fb882b
// bufdiff-choices: 73e60f3df5fa123c43f53d7d24a9bfabc319ee70bcec3cba3ee84dd7c65dc9851413de8062f85b8d
// bufdiff-choices: 533f60aafea42e89fe1d566406106abf892e8fcbf2db3d415249f01f6254d9711251780b0fe52d1b
// bufdiff-choices: bdfbd30e33f1a3c0bae29ffe41082b3e560944d99148955c28cca70659e48253635f5122c608a22a
// bufdiff-choices: 134226fbb6207bd35e4fb3ec9a6b200facd096ea49884d14d0fac9512b2e37
// bufdiff-features: 1854 6576 9034 9293 11037 13233 15751 15989 16086 16289 19419 20261 22095 22280
// bufdiff-features: 23643 23749 24184 24330 26546 26568 29590 29627 30666 30718 31543 32614 34159
// bufdiff-features: 34167 36784 37136 38783 39927 40712 42344 42398 46203 47735 49956 50894 52062
// bufdiff-features: 52322 52558 52807 52900 53252 55113 55745 58308 60686 61944 62232 63800 64119
// bufdiff-features: 64235 66422 66821 68355 68867 73802 74057 76328 76339 76700 77261 77389 77617
// bufdiff-features: 81467 81511 81736 82565 83261 84585 85843 86125 88732 89178 89780 93255 95930
// bufdiff-features: 98501 99383 100059 101105 103339 104931 105346 106314 106762 107412 107425
// bufdiff-features: 108012 110816 111649 112416 112929 113453 113626 113920 113940 114432 115801
// bufdiff-features: 116845 117235 118576 119588 121000 121318 122163 126928 128916 133297 137667
// bufdiff-features: 143174 144093 146109 146155 146512 149846 150355 153227 153293 153470 155465
// bufdiff-features: 155884 158120 159421 160944 163687 165719 168858 172898 175235 175687 176066
// bufdiff-features: 176782 177182 177904 178558 179649 181789 182338 184030 186959 187855 188200
// bufdiff-features: 188790 189820 190142 192628 193747 194714 197837 198267 198460 201059 202562
// bufdiff-features: 203000 203761 204527 205434 205689 210351 210363 210461 212628 213275 219110
// bufdiff-features: 220223 220780 222966 225016 225818 228936 229699 230081 231527 233156 233919
// bufdiff-features: 236930 236986 238474 240158 242267 242306 243872 244908 246062 250059 250948
// bufdiff-features: 251478 251992 252539 252918 253446 253836 254057 254639 255520 255556 256112
// bufdiff-features: 257458 258906 259510 259840
module {
  func.func @main(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x3x3xi32>) -> (tensor<3x3x1xi32>, tensor<?x?x?xi32>, tensor<3x3x3xi32>) {
    %0 = call @f2(%arg1) : (tensor<3x3x3xi32>) -> tensor<3x3x1xi32>
    %cast = tensor.cast %arg0 : tensor<3x3x3xi32> to tensor<?x3x?xi32>
    %cast_0 = tensor.cast %arg1 : tensor<3x3x3xi32> to tensor<?x?x3xi32>
    %1 = call @f3(%arg0, %cast, %arg0, %cast_0) : (tensor<3x3x3xi32>, tensor<?x3x?xi32>, tensor<3x3x3xi32>, tensor<?x?x3xi32>) -> tensor<?x?x3xi32>
    %cast_1 = tensor.cast %1 : tensor<?x?x3xi32> to tensor<?x?x?xi32>
    %2 = call @f1(%cast_1) : (tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %3 = call @f1(%2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    return %0, %3, %arg1 : tensor<3x3x1xi32>, tensor<?x?x?xi32>, tensor<3x3x3xi32>
  }
  func.func @f2(%arg0: tensor<3x3x3xi32>) -> tensor<3x3x1xi32> {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0, %c2] [3, 3, 1] [1, 1, 1] : tensor<3x3x3xi32> to tensor<3x3x1xi32>
    return %extracted_slice : tensor<3x3x1xi32>
  }
  func.func private @f1(%arg0: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
    %0 = linalg.copy ins(%arg0 : tensor<?x?x?xi32>) outs(%arg0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    return %0 : tensor<?x?x?xi32>
  }
  func.func private @f3(%arg0: tensor<3x3x3xi32>, %arg1: tensor<?x3x?xi32>, %arg2: tensor<3x3x3xi32>, %arg3: tensor<?x?x3xi32>) -> tensor<?x?x3xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg4 = %c0, %arg5 = %arg3, %arg6 = %arg3) : (index, tensor<?x?x3xi32>, tensor<?x?x3xi32>) -> (index, tensor<?x?x3xi32>, tensor<?x?x3xi32>) {
      %1 = arith.cmpi ult, %arg4, %c1 : index
      scf.condition(%1) %arg4, %arg5, %arg6 : index, tensor<?x?x3xi32>, tensor<?x?x3xi32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<?x?x3xi32>, %arg6: tensor<?x?x3xi32>):
      %1 = arith.addi %arg4, %c1 : index
      %2 = linalg.copy ins(%arg5 : tensor<?x?x3xi32>) outs(%arg6 : tensor<?x?x3xi32>) -> tensor<?x?x3xi32>
      %c3 = arith.constant 3 : index
      %cast = tensor.cast %2 : tensor<?x?x3xi32> to tensor<3x?x3xi32>
      %inserted_slice = tensor.insert_slice %cast into %arg5[0, 0, 0] [3, %c3, 3] [1, 1, 1] : tensor<3x?x3xi32> into tensor<?x?x3xi32>
      scf.yield %1, %inserted_slice, %2 : index, tensor<?x?x3xi32>, tensor<?x?x3xi32>
    }
    return %0#2 : tensor<?x?x3xi32>
  }
}

