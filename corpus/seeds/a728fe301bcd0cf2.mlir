// bufdiff-profile: calls
// bufdiff-choices: 121a2d3b682d866744e9384ca5f3c94ba19582c9875b27ea596ea683f33aa60224e373957f88bc87
// bufdiff-choices: 41bbd7d25b7902d0fde35b3af8e84ea730cf60d56a66d161f9ee87d79e5b5454377d7519d1156072
// bufdiff-choices: 486642d783629093d6e0ae5fa06d8bfee19d2dfdb4732b8e46186ffafef9f5757d216a64aa09785e
// bufdiff-choices: 9a1a0baaf7fb406fc8b3719fb478629449f8dcec0eef7711ffd8d90412a9d0737731f571d61c20a6
// bufdiff-choices: 54d192f3eac9751e2ab5712140cac374a9da97a5a3c6db4318ea7479f8b2523f6eaad3bf0697a3c5
// bufdiff-choices: a581ef9d426b18
// bufdiff-features: 2898 6002 7384 11441 11938 12170 12932 13233 13390 13518 14454 15745 15751
// bufdiff-features: 15903 16960 19223 21382 22095 22280 22323 25818 26079 26568 27218 29968 30145
// bufdiff-features: 33807 34159 34167 35610 36784 38783 40712 41680 42467 42656 44943 46034 46203
// bufdiff-features: 47392 47736 50894 51534 52148 52558 52807 52900 52928 53725 54385 55113 58190
// bufdiff-features: 59291 60235 60286 60686 61692 61824 62912 63800 64235 64435 66416 66422 68355
// bufdiff-features: 68782 72302 73289 73417 74057 75921 77261 78486 78589 81239 81273 81736 83734
// bufdiff-features: 84347 84585 85047 86125 87466 88732 89780 94961 96808 98240 98501 99103 99383
// bufdiff-features: 100324 101823 103715 104931 107412 107425 108173 108427 109040 110552 111024
// bufdiff-features: 112929 113940 114888 115026 115289 115337 115588 118339 118984 119439 121682
// bufdiff-features: 121707 123470 125137 125908 128916 130933 132574 133297 136007 136273 140286
// bufdiff-features: 140374 140479 142274 144193 144513 144624 144811 146120 146512 150580 150631
// bufdiff-features: 150939 152897 153031 153896 155545 155898 156154 156460 158120 158897 159895
// bufdiff-features: 162280 163687 165141 165161 165695 165719 168545 168858 169854 170819 171116
// bufdiff-features: 172814 173354 173800 174170 174243 177182 178067 179280 184030 184606 186002
// bufdiff-features: 186371 186959 187698 188037 188571 188790 190438 190520 191770 192628 193290
// bufdiff-features: 193398 193747 194682 196031 197736 197837 198460 198820 199823 200065 201059
// bufdiff-features: 201246 202125 202241 203746 205434 205689 206074 210301 210461 213275 213459
// bufdiff-features: 216810 218657 218966 222601 225250 226178 226357 228390 229951 230081 230293
// bufdiff-features: 230640 232623 234237 235375 236324 236929 239758 240158 241256 244092 245380
// bufdiff-features: 246543 246895 246960 246966 249695 251771 252466 252539 252555 253836 256235
// bufdiff-features: 259840 260482 260869 261082
module {
  func.func private @f2(%arg0: tensor<?x4xf32>, %arg1: f32, %arg2: tensor<?x4xf32>) -> tensor<?x4xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
    %0 = tensor.empty(%dim) : tensor<?x4xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %2 = linalg.softmax dimension(0) ins(%1 : tensor<?x4xf32>) outs(%arg2 : tensor<?x4xf32>) -> tensor<?x4xf32>
    return %2 : tensor<?x4xf32>
  }
  func.func private @f1(%arg0: tensor<2x4xf32>, %arg1: f32) -> tensor<2x4xf32> {
    %0 = tensor.empty() : tensor<4x4xf32>
    %1 = arith.negf %arg1 : f32
    %2 = arith.addf %1, %arg1 : f32
    %3 = linalg.fill ins(%2 : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %4 = linalg.matmul ins(%arg0, %3 : tensor<2x4xf32>, tensor<4x4xf32>) outs(%arg0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %4 : tensor<2x4xf32>
  }
  func.func private @x1(tensor<?x?xf32> {bufferization.access = "read-write"}) -> f32
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
    %cst = arith.constant dense<-6.000000e+00> : tensor<2x4xf32>
    %cst_0 = arith.constant 3.000000e+00 : f32
    %0 = call @f1(%cst, %cst_0) : (tensor<2x4xf32>, f32) -> tensor<2x4xf32>
    %cast = tensor.cast %arg0 : tensor<2x4xf32> to tensor<?x4xf32>
    %cst_1 = arith.constant -6.000000e+00 : f32
    %1 = call @f2(%cast, %cst_1, %cast) : (tensor<?x4xf32>, f32, tensor<?x4xf32>) -> tensor<?x4xf32>
    %cast_2 = tensor.cast %1 : tensor<?x4xf32> to tensor<?x?xf32>
    %2 = call @x1(%cast_2) : (tensor<?x?xf32>) -> f32
    %3:2 = scf.forall (%arg2, %arg3) in (4, 2) shared_outs(%arg4 = %0, %arg5 = %cst) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
      %cst_3 = arith.constant 1.000000e+10 : f32
      %4 = func.call @f1(%arg1, %cst_3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2x4xf32>, f32) -> tensor<2x4xf32>
      %5 = tensor.empty() : tensor<2x4xf32>
      %6 = linalg.fill ins(%2 : f32) outs(%5 : tensor<2x4xf32>) -> tensor<2x4xf32>
      %7 = func.call @f1(%6, %2) : (tensor<2x4xf32>, f32) -> tensor<2x4xf32>
      %extracted_slice = tensor.extract_slice %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<2x4xf32> to tensor<f32>
      %from_elements = tensor.from_elements %2 : tensor<f32>
      %8 = linalg.rsqrt ins(%from_elements : tensor<f32>) outs(%extracted_slice : tensor<f32>) -> tensor<f32>
      %9 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%extracted_slice, %from_elements : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) -> tensor<f32>
      %extracted_slice_4 = tensor.extract_slice %arg5[%arg3, %arg2] [1, 1] [1, 1] : tensor<2x4xf32> to tensor<f32>
      %10 = linalg.mul ins(%extracted_slice, %from_elements : tensor<f32>, tensor<f32>) outs(%extracted_slice_4 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %9 into %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<f32> into tensor<2x4xf32>
        tensor.parallel_insert_slice %10 into %arg5[%arg3, %arg2] [1, 1] [1, 1] : tensor<f32> into tensor<2x4xf32>
      }
    }
    return %3#1, %3#0, %arg1 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
  }
}

