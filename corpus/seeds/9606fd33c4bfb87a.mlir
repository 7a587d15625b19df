// bufdiff-profile: types
// bufdiff-choices: 53c755086044450d2103af116e35fc813625490a81bbdfe4dc5fe4b7093833662c4e4094e38489be
// bufdiff-choices: 0d0a81295bb42f187fc4c4633084f4e06995eb4852f89b2672aa3bc1b01fc4582e4bd0ff74de27cd
// bufdiff-choices: e4ab1e1aca7c442c039ee746857fa2bb95746301618d9ea05934f8f5ca530a771366d41122ec99be
// bufdiff-choices: bc7a8ec558fc5c35d21cf65ba3c41a0347e59ddd6b92bbfe810918f949b3f271192a4049a55ebdf7
// bufdiff-choices: 19caa5339a295f35f7a2d763079c9c88a9f03974f7398fb6e1e5325c4bad30346e
// bufdiff-features: 1858 2967 3217 4752 9479 12789 13233 14111 14884 15399 15751 17255 19166 19419
// bufdiff-features: 22095 22280 22498 23143 24184 24747 26568 28907 30666 30700 31492 34167 34650
// bufdiff-features: 36784 38783 40712 46203 48038 48974 50894 51878 52558 52900 53252 55113 55246
// bufdiff-features: 60686 61169 61876 63071 64212 64235 64898 65829 65847 66422 67929 68355 69081
// bufdiff-features: 73289 73802 74057 75361 79596 80511 81736 82135 84585 85153 85843 88337 88732
// bufdiff-features: 89780 91562 92752 93255 95407 95631 98501 99383 100073 101105 101867 103159
// bufdiff-features: 103616 107412 107425 108012 109732 112752 112929 113150 113940 116903 118163
// bufdiff-features: 118424 119588 121543 121626 121726 121977 124152 124157 124932 125702 128916
// bufdiff-features: 129630 130294 131567 133121 134603 135534 137045 138208 139357 146512 146608
// bufdiff-features: 146618 147343 147477 149304 150907 152538 153293 155465 155898 156325 156460
// bufdiff-features: 157034 158120 160756 163188 165057 165636 165719 172666 176499 178067 181789
// bufdiff-features: 182283 182675 183114 184030 184722 184962 186849 186959 188790 190166 192528
// bufdiff-features: 193747 196031 196048 196449 197392 197837 198460 200307 201059 202085 204697
// bufdiff-features: 204862 205072 205434 205689 208377 210351 210461 212375 213275 213689 217085
// bufdiff-features: 217137 218635 224172 224744 225818 227724 228390 228894 229266 230303 230329
// bufdiff-features: 230640 236986 237169 238938 240158 240651 240799 240824 243687 243781 245458
// bufdiff-features: 246415 246463 246543 247062 247272 247913 251992 252466 252539 253836 256247
// bufdiff-features: 256362 258906 259528 259573 259840
module {
  func.func @main(%arg0: tensor<2xf64> {bufferization.writable = false}) -> (tensor<2xf64>, tensor<?xf64>, f64) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<2xf64>
    %cast = tensor.cast %arg0 : tensor<2xf64> to tensor<?xf64>
    %0:2 = call @f2(%cast, %cast, %cast, %arg0) : (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<2xf64>) -> (tensor<?xf64>, tensor<?xf64>)
    %cast_0 = tensor.cast %0#0 : tensor<?xf64> to tensor<2xf64>
    %1:2 = call @f2(%0#1, %0#0, %0#0, %cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<2xf64>) -> (tensor<?xf64>, tensor<?xf64>)
    %cst = arith.constant dense<[1.050000e+01, 9.500000e+00]> : tensor<2xf64>
    return %cst, %1#0, %extracted : tensor<2xf64>, tensor<?xf64>, f64
  }
  func.func private @f2(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>, %arg3: tensor<2xf64>) -> (tensor<?xf64>, tensor<?xf64>) {
    %0 = linalg.negf ins(%arg3 : tensor<2xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    %cast = tensor.cast %arg0 : tensor<?xf64> to tensor<2xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg3[%c0] : tensor<2xf64>
    %cst = arith.constant 7.250000e+00 : f64
    %1 = arith.cmpf ogt, %extracted, %cst : f64
    %2 = scf.if %1 -> (tensor<?xf64>) {
      %cast_0 = tensor.cast %arg3 : tensor<2xf64> to tensor<?xf64>
      scf.yield %cast_0 : tensor<?xf64>
    } else {
      %3 = func.call @f1(%arg2) : (tensor<?xf64>) -> tensor<?xf64>
      scf.yield %3 : tensor<?xf64>
    }
    return %0, %arg0 : tensor<?xf64>, tensor<?xf64>
  }
  func.func private @f1(%arg0: tensor<?xf64>) -> tensor<?xf64> {
    %0 = tensor.empty() : tensor<1xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<1xf64>) -> tensor<1xf64>
    %2 = linalg.conv_1d ins(%arg0, %1 : tensor<?xf64>, tensor<1xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    %3 = linalg.ceil ins(%2 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %4 = arith.maximumf %cst, %cst_0 : f64
    return %3 : tensor<?xf64>
  }
}

