// bufdiff-profile: cfg
// bufdiff-choices: 123a260b061a9f047f429050234bdedc3f68219c6e9e453a2142d16bbd34063ee2aa0d15f02ffbd2
// bufdiff-choices: 7c63f6d8bff44fa201814ad1b0d264babe94c8cc5c9db1ab94338eab56b43ff136521d05501b60cf
// bufdiff-choices: 098f7c1f3cccb3b6bf56cd949d68884b42b4e23388f7659d290bc4a04c74bdd4b8fcc24212fe3cd8
// bufdiff-choices: 4f52b9fc213d9184fddd826b0b8b686728dda8695fed7c622885853f09b46789fc2222560804b32f
// bufdiff-choices: bc2cde0110af6596cd3177fbf7936c46331bd9e2d9f98bfa148e
// bufdiff-features: 537 9479 13375 13915 15751 17722 18486 20435 21691 22095 23787 26552 26568
// bufdiff-features: 28498 28907 29839 29968 30105 31543 32388 34167 35163 38520 40540 40712 42344
// bufdiff-features: 43631 43812 46203 47762 49635 52900 53252 53469 53569 53898 55270 56097 57383
// bufdiff-features: 61981 63800 64235 64507 65496 66422 67174 68355 72520 72615 74833 77261 79099
// bufdiff-features: 80742 81809 86125 88337 93255 96431 97715 103009 104931 105259 105795 106352
// bufdiff-features: 108185 109732 110713 112929 113920 114677 117235 121181 121561 121977 125454
// bufdiff-features: 125921 130310 130535 133297 133364 144053 149846 151446 153293 157516 158120
// bufdiff-features: 161295 161883 162799 163687 165636 165719 171369 171551 173354 174170 174314
// bufdiff-features: 177904 178046 178657 181088 183114 184163 184962 186959 187675 188790 190166
// bufdiff-features: 192184 192628 194714 197837 198762 201059 201074 204212 205434 207731 208623
// bufdiff-features: 209300 210461 218635 220629 221661 223030 226357 227345 228707 230081 230920
// bufdiff-features: 231783 233483 235375 240967 241225 242173 243872 247062 248086 249451 249841
// bufdiff-features: 250948 253836 254050 255556 255959 258375 259528 259822 259840
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>, f32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %c1 = arith.constant 1 : index
    %0 = arith.cmpi uge, %dim, %c1 : index
    %1 = scf.if %0 -> (tensor<?xf32>) {
      %2 = func.call @part1(%arg1) : (tensor<2xf32>) -> tensor<1xf32>
      %3 = linalg.log ins(%arg2 : tensor<2xf32>) outs(%arg1 : tensor<2xf32>) -> tensor<2xf32>
      %extracted = tensor.extract %2[%c0] : tensor<1xf32>
      vector.print %extracted : f32
      %4 = vector.broadcast %extracted : f32 to vector<3xf32>
      %5 = vector.transfer_write %4, %arg0[%c0] : vector<3xf32>, tensor<?xf32>
      scf.yield %5 : tensor<?xf32>
    } else {
      %c2 = arith.constant 2 : index
      %2 = arith.cmpi uge, %dim, %c2 : index
      %3:2 = scf.if %2 -> (tensor<2xf32>, tensor<2xf32>) {
        %5 = linalg.exp ins(%arg1 : tensor<2xf32>) outs(%arg1 : tensor<2xf32>) -> tensor<2xf32>
        scf.yield %arg2, %5 : tensor<2xf32>, tensor<2xf32>
      } else {
        %extracted = tensor.extract %arg1[%c1] : tensor<2xf32>
        %5 = linalg.fill ins(%extracted : f32) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
        scf.yield %5, %arg2 : tensor<2xf32>, tensor<2xf32>
      }
      %4 = linalg.log ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %4 : tensor<?xf32>
    }
    %cst = arith.constant 1.000000e+01 : f32
    return %1, %arg2, %arg0, %cst : tensor<?xf32>, tensor<2xf32>, tensor<?xf32>, f32
  }
  func.func private @part1(%arg0: tensor<2xf32>) -> tensor<1xf32> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    return %extracted_slice : tensor<1xf32>
  }
}

