// bufdiff-profile: single
// bufdiff-choices: dedc8ea24911abbed6e14398ad677fda754f679815e894bda3cdc5935d26841e35ff7c
// bufdiff-features: 2059 2898 12276 15751 16339 19419 22095 22284 26133 26568 28564 29590 34167
// bufdiff-features: 39486 40070 41963 42344 43666 44505 46203 46355 48598 52900 53180 53252 62641
// bufdiff-features: 63071 63929 64235 65129 66422 68355 71168 71306 73289 74450 74507 82135 83802
// bufdiff-features: 84928 88732 89762 89964 95642 99383 102215 108173 110552 112929 114360 117235
// bufdiff-features: 119400 124839 125702 130933 141891 144724 151927 153293 156460 158120 165719
// bufdiff-features: 166579 168858 172308 177211 178067 180207 182972 184030 186959 187159 188790
// bufdiff-features: 194682 197837 201059 202501 205434 205689 206168 210461 213103 227345 227536
// bufdiff-features: 228390 230640 245784 246543 248365 252466 256112 258906 259840
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>) {
    %cst = arith.constant dense<[[[0, -1], [-2, -3], [-4, -5], [-6, -7]], [[-8, -9], [-10, -11], [-12, -13], [-14, -15]], [[-16, -17], [-18, -19], [-20, -21], [-22, -23]], [[-24, -25], [-26, -27], [-28, -29], [-30, -31]]]> : tensor<4x4x2xi32>
    %extracted_slice = tensor.extract_slice %arg3[0, 0] [4, 2] [1, 2] : tensor<4x4xi32> to tensor<4x2xi32>
    %0 = linalg.batch_matvec ins(%cst, %extracted_slice : tensor<4x4x2xi32>, tensor<4x2xi32>) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %c127_i32 = arith.constant 127 : i32
    %1 = call @f2(%0, %c127_i32) : (tensor<4x4xi32>, i32) -> tensor<4x4xi32>
    return %1, %0 : tensor<4x4xi32>, tensor<4x4xi32>
  }
  func.func private @f2(%arg0: tensor<4x4xi32>, %arg1: i32) -> tensor<4x4xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    return %0 : tensor<4x4xi32>
  }
}

