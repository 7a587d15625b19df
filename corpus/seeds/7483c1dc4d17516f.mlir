// bufdiff-profile: single
// bufdiff-choices: e811ca860321a35e592c68ef2d48c27318ff4f41736a
// bufdiff-features: 1150 2898 4785 12170 15751 19166 22095 26568 27704 30666 34167 38783 42344
// bufdiff-features: 42984 45017 46203 52558 52900 53243 53252 53469 55113 58024 60686 63071 63929
// bufdiff-features: 64119 66422 67679 68355 71050 71174 72413 74507 74864 82135 85843 87862 89780
// bufdiff-features: 93171 113940 115801 117724 125702 131567 136030 137045 141891 142040 150907
// bufdiff-features: 156460 157674 158120 165373 165695 165719 166579 168858 171551 172898 177355
// bufdiff-features: 177904 178003 181522 184030 186849 186959 188790 192628 201059 202085 202562
// bufdiff-features: 203746 205434 205689 209666 210461 217899 222982 223640 225228 226777 228390
// bufdiff-features: 229810 230081 230640 234387 235396 246543 247994 249841 250948 252539 253703
// bufdiff-features: 255054 256112 258906 258994 259840
module {
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4xf32>) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg3[0, %c1] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg3[0, %c1] [4, 1] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
    return %inserted_slice, %extracted_slice : tensor<4x4xf32>, tensor<4xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4xf32>) {
    %0:2 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32, i1) -> (tensor<4x4xf32>, tensor<4xf32>)
    return %0#0, %0#1 : tensor<4x4xf32>, tensor<4xf32>
  }
}

