// bufdiff-profile: mixed
// bufdiff-choices: 1517068b57cc4c174b63d5eeab1e9ea8f10694814361914130ac07ba01a545580fe2c4d46d415647
// bufdiff-choices: 4c7c34d2cfe7171aefcae7ebe144ea81cf79aab7e3b7080cc374f81ae473ccf47dff653c08b2a46f
// bufdiff-choices: d381a34d30e6d8939bad3d4dba500f336e0d5755b6b7415409c6124c795efbe0d954c9db993d4eeb
// bufdiff-choices: 6656f6b10e1afa68e23df5b7c9b28ee92abc7fc12c34659c601308188468d5e57b631b0fa7a40587
// bufdiff-choices: a3783cfa1c7120f51c066d5aeb0d
// bufdiff-features: 3579 4752 5619 8130 9479 10872 11441 12276 13233 15751 17726 18486 21652 21953
// bufdiff-features: 22095 22801 23787 26087 26125 26568 30666 31231 33769 34167 35036 37289 40540
// bufdiff-features: 42344 42984 43839 46203 46404 46936 48598 49450 49635 49657 50894 52115 52322
// bufdiff-features: 52900 52928 53180 53252 54658 55113 55270 63071 63800 64716 66422 68355 70544
// bufdiff-features: 71050 71306 74057 74720 74833 75361 77283 78283 79099 79288 80567 81022 85843
// bufdiff-features: 86125 87923 88337 88732 88958 88990 90543 91593 92740 95407 97715 99383 100059
// bufdiff-features: 104931 105373 107425 109236 110162 110561 110780 113940 115801 116549 117235
// bufdiff-features: 117779 119764 121524 126321 127533 128916 130310 135868 137226 140929 141238
// bufdiff-features: 143438 146512 146792 153293 154946 155898 156460 158120 158244 158897 159648
// bufdiff-features: 160756 165636 165695 165719 165817 166579 168571 169642 171369 172127 173655
// bufdiff-features: 174170 175248 180258 183114 184863 185155 185342 186959 187596 188175 189395
// bufdiff-features: 190166 191863 192628 196031 197125 198873 200613 201059 201601 202241 205689
// bufdiff-features: 205953 206133 207124 207330 208623 210351 210406 211044 212111 213275 215707
// bufdiff-features: 218480 220181 223437 223935 225759 227372 228168 228390 229635 230081 233174
// bufdiff-features: 234455 236929 237169 238278 241503 243781 245458 246303 246543 247062 247913
// bufdiff-features: 247926 249841 251992 252466 253836 254691 255896 257251 257878 258906 258994
// bufdiff-features: 259528 259822 259840
module {
  func.func @f1(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<5xf32>, %arg3: tensor<2xf32>) -> (tensor<2xf32>, tensor<5xf32>, f32, f32) {
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg2[%c4] : tensor<5xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ule, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<2xf32>) {
      %extracted_slice = tensor.extract_slice %arg2[0] [2] [1] : tensor<5xf32> to tensor<2xf32>
      scf.yield %extracted_slice : tensor<2xf32>
    } else {
      %extracted_slice = tensor.extract_slice %arg2[3] [2] [1] : tensor<5xf32> to tensor<2xf32>
      %2 = linalg.fill ins(%extracted : f32) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %2 : tensor<2xf32>
    }
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %extracted_0 = tensor.extract %arg1[%c1] : tensor<2xf32>
    %inserted = tensor.insert %extracted_0 into %arg2[%c3] : tensor<5xf32>
    %extracted_1 = tensor.extract %1[%c1] : tensor<2xf32>
    return %arg0, %inserted, %extracted_1, %extracted : tensor<2xf32>, tensor<5xf32>, f32, f32
  }
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<5xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0:4 = call @f1(%arg0, %arg0, %arg1, %arg0) : (tensor<2xf32>, tensor<2xf32>, tensor<5xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<5xf32>, f32, f32)
    vector.print %0#2 : f32
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg2 = %c0 to %c5 step %c2 iter_args(%arg3 = %0#0) -> (tensor<2xf32>) {
      %extracted_slice = tensor.extract_slice %0#1[2] [%c2] [1] : tensor<5xf32> to tensor<?xf32>
      %cast = tensor.cast %extracted_slice : tensor<?xf32> to tensor<2xf32>
      %2 = tensor.empty() : tensor<2xf32>
      %3 = linalg.fill ins(%0#3 : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
      %4:4 = func.call @f1(%cast, %3, %0#1, %3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<2xf32>, tensor<2xf32>, tensor<5xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<5xf32>, f32, f32)
      %5 = linalg.copy ins(%3 : tensor<2xf32>) outs(%arg3 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %5 : tensor<2xf32>
    }
    return %arg0, %1, %1 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
}

