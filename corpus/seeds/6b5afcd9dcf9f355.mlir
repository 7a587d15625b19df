// bufdiff-profile: mixed
// bufdiff-choices: 3d50cc47b799b30b31ee6d02062ccd9a2a73e80a6416d9f1898d59027c1ad7d3fdb9352487efc82f
// bufdiff-choices: 36ee22f092dc759dbbbaae924268893774a5d6e2af55eb812b2271e8707dd388996f5015307e465f
// bufdiff-choices: bf5ffd0e37f25819c1d1ca539327
// bufdiff-features: 600 2898 8130 12170 14454 15751 18486 20003 26568 29590 30666 31543 34159 34167
// bufdiff-features: 36118 36784 40712 42344 42467 46203 50301 50894 52062 52807 52900 53252 60686
// bufdiff-features: 61169 63071 63800 67578 68355 73012 73330 74507 78283 80256 81736 82135 82186
// bufdiff-features: 85843 86125 89202 89780 93255 93994 100059 104245 104931 107412 108012 109732
// bufdiff-features: 109949 110552 112929 113920 117235 125699 125908 127813 135070 135216 136269
// bufdiff-features: 144120 146512 149219 149846 149884 157579 158120 161534 165636 165719 167466
// bufdiff-features: 168858 173800 174170 177904 181789 184022 184030 185077 186959 188790 191420
// bufdiff-features: 192628 194714 201059 202241 204691 205689 210301 213275 214637 217736 218635
// bufdiff-features: 226480 229201 230081 230640 239960 243872 246543 250948 252539 254791 257128
// bufdiff-features: 259840
module {
  func.func @main(%arg0: tensor<3x3xf64>, %arg1: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>) {
    %cast = tensor.cast %arg1 : tensor<3x3xf64> to tensor<?x3xf64>
    %0:3 = call @f1(%arg1, %cast) : (tensor<3x3xf64>, tensor<?x3xf64>) -> (tensor<3x3xf64>, tensor<?x3xf64>, tensor<3x3xf64>)
    %1 = scf.execute_region -> tensor<3x3xf64> {
      %c0 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %0#1[%c0, 0] [2, 3] [2, 1] : tensor<?x3xf64> to tensor<2x3xf64>
      scf.yield %0#0 : tensor<3x3xf64>
    }
    return %0#2, %1 : tensor<3x3xf64>, tensor<3x3xf64>
  }
  func.func @f1(%arg0: tensor<3x3xf64>, %arg1: tensor<?x3xf64>) -> (tensor<3x3xf64>, tensor<?x3xf64>, tensor<3x3xf64>) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<3x3xf64>) outs(%arg0 : tensor<3x3xf64>) -> tensor<3x3xf64>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [3, 3] [1, 1] : tensor<3x3xf64> to tensor<3x3xf64>
    return %extracted_slice, %arg1, %0 : tensor<3x3xf64>, tensor<?x3xf64>, tensor<3x3xf64>
  }
}

