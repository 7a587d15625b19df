// bufdiff-profile: single
// bufdiff-choices: 51791ce205670c884e686c2ed8424868d653e54126cd66
// bufdiff-features: 2898 3579 10872 11441 15751 22095 26568 38754 46203 52322 53244 55561 64235
// bufdiff-features: 66312 68355 71168 74507 87199 88958 90543 98291 99383 110162 110322 112929
// bufdiff-features: 119764 119822 125702 127813 130933 131366 136987 148401 153293 155408 158839
// bufdiff-features: 165636 165719 165817 166579 171204 171715 175248 180258 184863 186959 188175
// bufdiff-features: 196031 196787 197837 201059 205434 205689 207124 211044 214830 215707 225759
// bufdiff-features: 226580 230640 231792 243140 243778 252466 253439 257251 258906 261061
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> tensor<4x4xi8> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg3) -> (tensor<4x4xi8>) {
      %1 = tensor.empty() : tensor<4x4xi8>
      %2 = linalg.fill ins(%arg4 : i8) outs(%1 : tensor<4x4xi8>) -> tensor<4x4xi8>
      %mapped = linalg.map { arith.andi } ins(%arg7, %2 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg7 : tensor<4x4xi8>)
      %3 = linalg.copy ins(%2 : tensor<4x4xi8>) outs(%arg7 : tensor<4x4xi8>) -> tensor<4x4xi8>
      scf.yield %3 : tensor<4x4xi8>
    }
    return %0 : tensor<4x4xi8>
  }
}

