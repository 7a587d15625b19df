// bufdiff-profile: mixed
// bufdiff-choices: 85d11b21f8269c20486241d07108831a087f10a581e100b24fce921bb4b6c7dce70da908f0ddb60f
// bufdiff-choices: 161b2d5edf762e97c0aa31d968f3ac065a06b0344d5627621152d49c433323c4c1c2763f8fccee58
// bufdiff-choices: 7d3d87ec2731674ebb1b75c2fc244266c4fc7bbbf23fa31fc2a1124113233403eb55a5d83d103307
// bufdiff-choices: e68b748fd00e712c80c163782eaab99fbc14d614f6b014b0afb3c88bd06710995b1fbc0ff0864bd3
// bufdiff-features: 2258 2332 3217 4165 4790 6363 15751 19419 22095 22630 25236 26125 26568 27556
// bufdiff-features: 29968 30666 33769 34167 36784 40084 42467 42984 46203 50894 51532 53252 55113
// bufdiff-features: 56024 60599 60686 63071 64235 65726 68355 69081 73388 73846 79099 81736 82011
// bufdiff-features: 82135 85843 89391 89780 90097 92159 93255 96969 99383 107425 109643 109732
// bufdiff-features: 111378 112929 113940 115608 115801 120595 121626 124614 125875 128916 135534
// bufdiff-features: 135868 136039 136543 137045 141263 146512 147375 152265 153293 155465 157579
// bufdiff-features: 158120 164398 165719 166579 168323 168516 173354 174170 178067 181541 184962
// bufdiff-features: 185572 186959 187745 188790 190069 192422 194682 196031 197169 197837 199818
// bufdiff-features: 200298 201059 204212 205434 205689 210461 212111 217216 218635 228058 230081
// bufdiff-features: 230594 230640 231792 231994 235375 239039 240100 241225 241308 243781 246543
// bufdiff-features: 247062 247181 249841 252466 252539 253836 256112 258378 259840
module {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<?xf32> {
    %0:2 = call @f1(%arg0, %arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %cast = tensor.cast %0#1 : tensor<4xf32> to tensor<?xf32>
    %1 = call @f2(%cast, %0#0) : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
    return %1 : tensor<?xf32>
  }
  func.func @f2(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.div ins(%arg0, %1 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %2 : tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.sqrt ins(%arg2 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    return %0, %arg0 : tensor<4xf32>, tensor<4xf32>
  }
}

