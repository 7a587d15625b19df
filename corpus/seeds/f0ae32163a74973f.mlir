// bufdiff-profile: single
// bufdiff-choices: 1bba24072916b3e9096bf644
// bufdiff-features: 2898 9968 15751 22095 24747 26568 34167 46203 50894 64235 66422 68355 74181
// bufdiff-features: 74507 89780 93255 98501 112929 115289 125702 128916 141238 144125 147477 148401
// bufdiff-features: 154946 156460 165719 166579 173800 174170 186959 188790 193747 196048 197837
// bufdiff-features: 201059 205434 205689 228390 230081 230293 230640 242955 246543 252539 256247
// bufdiff-features: 258232 258906 259840 260161
module {
  func.func private @x1(tensor<?x?xf32> {bufferization.access = "read-write"})
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %cast = tensor.cast %arg3 : tensor<4x4xf32> to tensor<?x?xf32>
    call @x1(%cast) : (tensor<?x?xf32>) -> ()
    return %arg3 : tensor<4x4xf32>
  }
}

