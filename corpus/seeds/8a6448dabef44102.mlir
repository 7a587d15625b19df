// bufdiff-profile: cfg
// bufdiff-choices: 4ce9646f31e77503e9c285ef9f2bce1c65bcb3ad955f6a0d55a94f6ac1eace9918c095b7b19c5a39
// bufdiff-choices: e2cba908972e772dfbbf2002ebd77d88981b0fcfa46741af4f3a54c55eb8319012c97c962157d28c
// bufdiff-choices: e6582e35b4dc1fa4bbdbbdb6d47199cb523b037b797bf04ac1c5b7899733b6928d1612d0b195662a
// bufdiff-choices: c79340a50d36b0e18cf1a5b7bd9f8b89dfa9876cab9b336fbfc4b016e939b8e0d1e9c124d7736687
// bufdiff-choices: 7e3bc0e82987f49ed35d396a3ec67291c439e4842e6f94ed995437206616c1cb0d484bd20980f607
// bufdiff-choices: 73ba155c22711d0db547d35c4449755f1c00e2363adbb3028fcd396e14ba0323df5c40b745adad4c
// bufdiff-choices: 08c611368f251c674f7290622c2f5bcf96c99709627f5712a6e740006f3d5ad397ec517945b49520
// bufdiff-choices: f0270cfb6b
// bufdiff-features: 211 1518 2898 3866 9479 15751 15903 18486 20092 22095 26464 26568 28907 29462
// bufdiff-features: 29839 29968 30666 33769 34167 35957 40540 43279 43442 44616 46203 47762 48598
// bufdiff-features: 49575 49635 52322 52558 52900 53252 56283 57248 60302 61156 61484 63071 64119
// bufdiff-features: 66422 67936 68355 70872 71050 71306 72363 74519 74833 74914 76339 76884 76988
// bufdiff-features: 77261 78430 78644 79099 79271 82011 82135 82149 84935 85843 86125 87215 87601
// bufdiff-features: 87862 87923 88337 89449 90720 92970 93255 95930 97715 100465 100481 104931
// bufdiff-features: 105110 106762 107092 108210 108810 109732 112929 113327 114354 114783 117183
// bufdiff-features: 117235 118081 119764 121977 125141 125702 127096 127944 129423 130310 133297
// bufdiff-features: 133646 137045 138395 139524 140603 141891 143943 146210 151446 155791 156253
// bufdiff-features: 156460 158120 158741 159928 160756 161377 161883 161961 161974 163687 164602
// bufdiff-features: 165636 165719 165817 167584 167793 167973 168323 170211 170469 171369 172898
// bufdiff-features: 173354 174170 175479 177758 178854 179796 181541 183114 184030 184186 186959
// bufdiff-features: 188790 188933 189607 192323 192628 192771 193290 193773 196031 198460 198762
// bufdiff-features: 201059 202562 204212 205689 207792 208623 209146 210461 212111 213476 218635
// bufdiff-features: 221162 222982 223030 226357 228061 229266 230081 230477 234387 235375 239237
// bufdiff-features: 239241 239725 241225 246543 249451 249841 250134 252466 252814 253216 254050
// bufdiff-features: 254848 256112 258906 258994 259258 259528 259840 260278 260465
module {
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<1x4xf32>, tensor<4xf32>) {
    %0 = linalg.erf ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %0[%c3] : tensor<4xf32>
    vector.print %extracted : f32
    return %expanded, %arg1 : tensor<1x4xf32>, tensor<4xf32>
  }
  func.func @main(%arg0: tensor<?xi32> {bufferization.writable = false}, %arg1: f32, %arg2: tensor<4xf32>, %arg3: tensor<?xi32>) -> (tensor<1x4xf32>, tensor<4xf32>, tensor<?xi32>, tensor<4xf32>) {
    %0:2 = call @f1(%arg2, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<1x4xf32>, tensor<4xf32>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %c1 = arith.constant 1 : index
    %1 = arith.cmpi uge, %dim, %c1 : index
    %2 = scf.if %1 -> (tensor<4xf32>) {
      %extracted = tensor.extract %arg0[%c0] : tensor<?xi32>
      %inserted = tensor.insert %extracted into %arg0[%c0] : tensor<?xi32>
      %dim_0 = tensor.dim %arg3, %c0 : tensor<?xi32>
      %3 = arith.cmpi uge, %dim_0, %c1 : index
      %4 = scf.if %3 -> (tensor<?xi32>) {
        %c4 = arith.constant 4 : index
        %5 = tensor.empty(%c4) : tensor<?xf32>
        %6 = linalg.fill ins(%arg1 : f32) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
        %7 = linalg.floor ins(%6 : tensor<?xf32>) outs(%0#1 : tensor<4xf32>) -> tensor<4xf32>
        %8 = arith.index_cast %extracted : i32 to index
        %9 = arith.remui %8, %c4 : index
        %extracted_slice = tensor.extract_slice %7[%9] [1] [1] : tensor<4xf32> to tensor<f32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %5[%c1] [1] [1] : tensor<f32> into tensor<?xf32>
        scf.yield %inserted : tensor<?xi32>
      } else {
        %5 = linalg.copy ins(%arg0 : tensor<?xi32>) outs(%inserted : tensor<?xi32>) -> tensor<?xi32>
        scf.yield %5 : tensor<?xi32>
      }
      scf.yield %0#1 : tensor<4xf32>
    } else {
      %c3 = arith.constant 3 : index
      %inserted = tensor.insert %arg1 into %0#1[%c3] : tensor<4xf32>
      scf.yield %inserted : tensor<4xf32>
    }
    return %0#0, %0#1, %arg0, %2 : tensor<1x4xf32>, tensor<4xf32>, tensor<?xi32>, tensor<4xf32>
  }
}

