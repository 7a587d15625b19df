// bufdiff-profile: single
// bufdiff-choices: f2b7c669cad69b8d374b689ef9b5
// bufdiff-features: 2332 2898 15751 22095 26568 27556 30666 40084 42984 46203 53243 55113 60686
// bufdiff-features: 64235 71050 71168 73388 74507 75361 85843 89780 92159 99383 112929 113940
// bufdiff-features: 113959 115801 115804 124614 125702 125875 148401 153293 162935 165719 166579
// bufdiff-features: 185572 186849 186959 188790 192138 197837 201059 205434 205689 210351 210461
// bufdiff-features: 215340 219821 225818 226777 230594 231792 241308 246303 247869 251455 251992
// bufdiff-features: 252539 256112 256245 258378 258906 260130
module {
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %0 = linalg.div ins(%arg3, %arg3 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg3 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %0 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32, i1) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}

