// bufdiff-profile: single
// bufdiff-choices: 734a36bd7587906ff414c8c70b41ebf19c263d3dba903cf15c1e
// bufdiff-features: 1935 2898 9479 10647 15751 17174 18486 22095 22259 26568 29839 46203 46874
// bufdiff-features: 47762 51344 56477 64235 65496 68355 71168 72541 74507 74833 78447 82011 87923
// bufdiff-features: 94586 110608 112929 122649 125702 127813 130933 148401 149670 154456 165636
// bufdiff-features: 165719 166579 168323 178365 183114 186959 196031 196544 197837 201059 201802
// bufdiff-features: 205434 205689 211284 220181 230640 231792 246783 252466 258906 259528
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> tensor<4x4xi32> {
    %0 = scf.if %arg5 -> (tensor<4x4xi32>) {
      %1 = tensor.empty() : tensor<4x4xi32>
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %arg3[%c0, %c2] : tensor<4x4xi32>
      %2 = linalg.fill ins(%extracted : i32) outs(%1 : tensor<4x4xi32>) -> tensor<4x4xi32>
      %3 = linalg.add ins(%arg3, %2 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
      scf.yield %3 : tensor<4x4xi32>
    } else {
      %1 = linalg.add ins(%arg3, %arg3 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
      scf.yield %1 : tensor<4x4xi32>
    }
    return %0 : tensor<4x4xi32>
  }
}

