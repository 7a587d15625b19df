// bufdiff-profile: slices
// bufdiff-choices: 131e937657b93e491d5d6b1a8b9d9fe9dba5f974e131aeb8a679418757c1988b402bf231fd0d2aa3
// bufdiff-choices: d0137b1495750da79065f0daa8e8e72cb05983fd7c34da856daa15c4e5c959d4829be221e184280d
// bufdiff-choices: 743bf01a3c8e58f2ca3db0c13de010a2d914459d48c47ffc36f9b591a00bf8c9a8
// bufdiff-features: 2898 4752 9479 11162 15300 15424 15751 16682 18428 19100 19371 19419 22280
// bufdiff-features: 23143 24184 26568 28807 28907 29590 34167 36784 40712 46203 47392 47920 50101
// bufdiff-features: 52900 53252 64120 64235 64716 66995 68355 69081 72565 73289 73802 74057 77617
// bufdiff-features: 78283 78430 81736 83194 84322 86125 87601 88337 88732 88947 89780 89812 92194
// bufdiff-features: 98501 99383 104315 104931 106761 107412 107425 110613 112929 113041 116586
// bufdiff-features: 117724 119588 121626 128907 128916 135534 139357 142040 144761 146512 152538
// bufdiff-features: 153293 155465 156460 158120 159928 160756 160983 161304 162232 164602 165719
// bufdiff-features: 166946 167164 167793 168323 170356 172926 174170 174830 176031 177758 178067
// bufdiff-features: 182283 184030 184722 184962 188790 188845 189707 192323 192528 192771 193747
// bufdiff-features: 195820 196031 197263 197837 199827 201059 202241 203800 204862 205434 210461
// bufdiff-features: 219413 221880 222638 222809 223989 225827 228390 229266 230081 230640 233154
// bufdiff-features: 233268 236930 236986 239237 240158 240438 242872 246543 248803 251444 252466
// bufdiff-features: 252539 253836 254851 258994 259840
module {
  func.func @main(%arg0: tensor<?xi64>, %arg1: tensor<4xi64> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<2x2xi64>, tensor<?xi64>, tensor<4xi64>, tensor<4xi64>, tensor<?xi64>, tensor<?xi64>) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg1[0] [4] [1] : tensor<4xi64> into tensor<4xi64>
    %c2_i64 = arith.constant 2 : i64
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c127_i64 = arith.constant 127 : i64
    %from_elements = tensor.from_elements %c2_i64, %c3_i64, %c0_i64, %c127_i64 : tensor<4xi64>
    %cast = tensor.cast %from_elements : tensor<4xi64> to tensor<?xi64>
    %0 = call @f1(%cast) : (tensor<?xi64>) -> tensor<?xi64>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [2, 2] : tensor<4xi64> into tensor<2x2xi64>
    %cast_0 = tensor.cast %arg1 : tensor<4xi64> to tensor<?xi64>
    return %expanded, %0, %inserted_slice, %arg1, %arg0, %cast_0 : tensor<2x2xi64>, tensor<?xi64>, tensor<4xi64>, tensor<4xi64>, tensor<?xi64>, tensor<?xi64>
  }
  func.func private @f1(%arg0: tensor<?xi64>) -> tensor<?xi64> {
    %cst = arith.constant dense<[9, 10]> : tensor<2xi64>
    %0 = tensor.empty() : tensor<5xi64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %cst[%c1] : tensor<2xi64>
    %1 = linalg.fill ins(%extracted : i64) outs(%0 : tensor<5xi64>) -> tensor<5xi64>
    %2 = linalg.conv_1d ins(%1, %cst : tensor<5xi64>, tensor<2xi64>) outs(%arg0 : tensor<?xi64>) -> tensor<?xi64>
    return %2 : tensor<?xi64>
  }
}

