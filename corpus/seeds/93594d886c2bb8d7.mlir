// bufdiff-profile: loops
// bufdiff-choices: 2ff245dc12e8b816fd3302c11990737b873a25d6ed8553c027205c8995a77a49e80de598f38d8e6d
// bufdiff-choices: 871e52bd8b9f550401c51147b06ef6654ca6f7dd2bf9ac1f78f68634cac3555c8de42dff3577c50b
// bufdiff-choices: ba73a42c410aeec9234a6743d38675d393cd56184c834a8aad6b85a740f3aba5039752a99d3b3f94
// bufdiff-choices: 49a8fdfd8a61f5633297297f371ba37aa6d80970cefe083063fe05c83cfaa861041715c034152cf3
// bufdiff-choices: bfdb28585d0becdd3ae62bba8dc4ffc4e7fb5376917c04e38552863acfd4947706026a1e1b6c
// bufdiff-features: 977 3579 3866 4958 5610 6611 7770 9479 11162 13032 13233 13366 15671 15751
// bufdiff-features: 15929 17193 19086 20838 22095 22280 22875 23787 25235 26568 27998 30666 33449
// bufdiff-features: 33769 34167 37183 38202 38990 39061 39150 40540 40712 41984 42984 45017 45031
// bufdiff-features: 45822 46203 47392 48598 48974 49657 52322 52900 52928 53243 53435 54658 54827
// bufdiff-features: 55113 56336 56404 56803 58024 58403 61375 63800 63929 64120 64435 66303 68355
// bufdiff-features: 69593 69875 69965 71050 71306 74833 76953 77283 78131 78283 78430 78644 79288
// bufdiff-features: 81353 82317 85843 86125 88337 89250 89410 90543 90777 91312 92194 92970 94202
// bufdiff-features: 96421 100857 101582 103318 104931 105700 107702 109923 110780 112130 112929
// bufdiff-features: 113940 115778 116549 117151 117183 117206 117779 118166 121632 125702 125797
// bufdiff-features: 126321 127096 128355 130310 134205 134279 135868 136862 137343 139901 141891
// bufdiff-features: 142393 148647 150313 152226 153293 155112 155898 156460 158120 158298 158897
// bufdiff-features: 159700 161092 162764 165636 165719 166037 166579 167111 167357 167793 170377
// bufdiff-features: 172127 173166 174919 174989 183323 184030 185723 186882 186959 187596 188737
// bufdiff-features: 188790 190142 190166 192771 194987 196349 196583 197125 197464 198447 198460
// bufdiff-features: 199366 201601 202241 205434 205689 206094 206157 210022 210406 213275 214597
// bufdiff-features: 215959 216712 221642 224954 225759 226357 228936 229388 230640 230810 232335
// bufdiff-features: 234346 234387 236199 237392 241945 245380 246543 248994 250917 251444 251463
// bufdiff-features: 251695 252919 253836 256112 257806 258378 259840
module {
  func.func @main(%arg0: tensor<0xf32>, %arg1: tensor<?xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
    %cst = arith.constant dense<-1.000000e+00> : tensor<5xf32>
    %cst_0 = arith.constant 3.000000e+00 : f32
    %0:3 = call @f1(%cst, %arg0, %cst, %cst_0) : (tensor<5xf32>, tensor<0xf32>, tensor<5xf32>, f32) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg2 = %c1 to %c2 step %c1 iter_args(%arg3 = %0#2) -> (tensor<f32>) {
      %3 = bufferization.to_buffer %0#2 read_only : tensor<f32> to memref<f32>
      %4 = memref.load %3[] : memref<f32>
      %cst_1 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
      %cst_2 = arith.constant dense<[false, true, true, true]> : vector<4xi1>
      %5 = vector.broadcast %4 : f32 to vector<4xf32>
      %c0_3 = arith.constant 0 : index
      %6 = vector.scatter %cst[%c0_3] [%cst_1], %cst_2, %5 : tensor<5xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<5xf32>
      %7 = tensor.empty() : tensor<4x3xf32>
      %cst_4 = arith.constant 1.000000e+01 : f32
      %8:3 = func.call @f1(%6, %arg0, %6, %cst_4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<5xf32>, tensor<0xf32>, tensor<5xf32>, f32) -> (tensor<f32>, tensor<f32>, tensor<f32>)
      scf.yield %arg3 : tensor<f32>
    }
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %2 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %cst) -> (tensor<5xf32>) {
      %extracted = tensor.extract %cst[%arg2] : tensor<5xf32>
      %inserted = tensor.insert %extracted into %arg3[%c4] : tensor<5xf32>
      scf.yield %inserted : tensor<5xf32>
    }
    return %0#0, %0#1, %1, %2, %cst : tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func @f1(%arg0: tensor<5xf32>, %arg1: tensor<0xf32>, %arg2: tensor<5xf32>, %arg3: f32) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %arg3 into %arg0[%c3] : tensor<5xf32>
    %from_elements = tensor.from_elements %arg3 : tensor<f32>
    %0 = linalg.dot ins(%inserted, %inserted : tensor<5xf32>, tensor<5xf32>) outs(%from_elements : tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<5.000000e-01> : tensor<f32>
    %1 = linalg.erf ins(%cst : tensor<f32>) outs(%from_elements : tensor<f32>) -> tensor<f32>
    %2 = bufferization.alloc_tensor() copy(%1) : tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.copy ins(%cst : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    return %0, %2, %4 : tensor<f32>, tensor<f32>, tensor<f32>
  }
}

