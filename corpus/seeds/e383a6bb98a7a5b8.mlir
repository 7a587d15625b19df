// bufdiff-profile: cfg
// bufdiff-choices: 3ba84f91c401cfa50361522d839d9d77611ba22d5ff94d0f6a079bf66ed7a62f5f54f6433b284633
// bufdiff-choices: f836e96f50718aacfaf4fb2562f05ad768a50227463555472e116ebd5f9fb10e352da9732c5fe9e8
// bufdiff-choices: b4ea53bba5546bfbb762d3abcad07215b018094ed586b8ca0c76843b459f082926b361389f7aa0ee
// bufdiff-choices: 12df3608e287b8ed42158c413f3b2322e09f1c33a3d9c90ffd2e680617627633a80d8d785d85873a
// bufdiff-choices: 058822c7a1825eed333f800fc6519ab57f5298f0313a8890a82982d22f5a0f954c665524fce5662d
// bufdiff-choices: c482041e0a1d0daea66a28a7965f553e07e8b4233978c26bc103
// bufdiff-features: 3579 4752 5183 6351 6611 7645 9479 10363 10872 11162 11441 13074 13233 15424
// bufdiff-features: 15671 15751 16269 18166 20127 22095 22280 22678 22801 24268 28504 28556 28807
// bufdiff-features: 31705 34167 35610 35708 36395 36784 37183 38202 38783 39150 40070 40712 41984
// bufdiff-features: 42344 43942 46203 50894 51344 52322 52558 52900 55561 55987 56404 60686 61435
// bufdiff-features: 63071 64120 68355 69875 69965 73289 76953 77617 78430 81736 82135 83194 84585
// bufdiff-features: 85047 85673 86125 86970 88958 89732 89780 90543 90777 93255 94322 94360 95930
// bufdiff-features: 97181 98187 98501 101681 103851 104931 105750 107412 108055 109923 110561
// bufdiff-features: 110608 112050 114998 115778 117183 117235 117766 119168 119340 119588 119764
// bufdiff-features: 121626 121632 125611 126927 136341 137045 137105 140778 145943 146210 146512
// bufdiff-features: 148647 149670 150313 150939 151967 155467 155898 156460 156807 158120 158810
// bufdiff-features: 158897 160756 161883 163687 164709 164997 165695 165719 165817 166037 166579
// bufdiff-features: 167793 168858 169982 171369 172898 173166 174243 174571 175396 178067 178165
// bufdiff-features: 179105 184030 188175 192628 192771 193290 193773 194682 196031 196248 196413
// bufdiff-features: 198432 198460 201202 201601 204995 205434 205689 207124 207294 207442 208251
// bufdiff-features: 209761 210022 210461 212779 215707 215959 216969 218064 218657 220627 223104
// bufdiff-features: 223907 225759 228390 229266 233276 234249 235098 235722 236318 236929 236986
// bufdiff-features: 240158 240904 243967 243989 244222 246543 249184 249272 250917 250948 252056
// bufdiff-features: 252379 252466 252539 253836 255556 257251 258906 260843 261572 261864
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<3xi32>, %arg3: tensor<3xi32>) -> (tensor<i32>, tensor<i32>, tensor<?xi32>, tensor<3xi32>, tensor<i32>) {
    %cast = tensor.cast %arg3 : tensor<3xi32> to tensor<?xi32>
    %0:2 = call @f1(%arg0) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:2 = scf.for %arg4 = %c1 to %c3 step %c1 iter_args(%arg5 = %0#1, %arg6 = %0#1) -> (tensor<i32>, tensor<i32>) {
      %extracted_slice = tensor.extract_slice %arg3[0] [2] [2] : tensor<3xi32> to tensor<2xi32>
      %2 = tensor.empty() : tensor<2xi32>
      %3 = tensor.empty() : tensor<2xi32>
      %c1_i32 = arith.constant 1 : i32
      %4 = linalg.fill ins(%c1_i32 : i32) outs(%3 : tensor<2xi32>) -> tensor<2xi32>
      %5 = linalg.add ins(%extracted_slice, %4 : tensor<2xi32>, tensor<2xi32>) outs(%2 : tensor<2xi32>) -> tensor<2xi32>
      %6 = linalg.copy ins(%arg5 : tensor<i32>) outs(%arg6 : tensor<i32>) -> tensor<i32>
      %7 = linalg.copy ins(%0#1 : tensor<i32>) outs(%arg5 : tensor<i32>) -> tensor<i32>
      scf.yield %7, %6 : tensor<i32>, tensor<i32>
    }
    return %1#0, %0#0, %cast, %arg3, %1#1 : tensor<i32>, tensor<i32>, tensor<?xi32>, tensor<3xi32>, tensor<i32>
  }
  func.func private @f1(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c100_i32 = arith.constant 100 : i32
    %0 = linalg.fill ins(%c100_i32 : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %c-1_i32 = arith.constant -1 : i32
    %from_elements = tensor.from_elements %c-1_i32 : tensor<i32>
    %extracted = tensor.extract %from_elements[] : tensor<i32>
    %1 = arith.cmpi sgt, %extracted, %c-1_i32 : i32
    %2 = arith.select %1, %0, %from_elements : tensor<i32>
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%2, %from_elements : tensor<i32>, tensor<i32>) outs(%2 : tensor<i32>) -> tensor<i32>
    %extracted_0 = tensor.extract %from_elements[] : tensor<i32>
    vector.print %extracted_0 : i32
    %4 = bufferization.alloc_tensor() copy(%0) : tensor<i32>
    return %3, %4 : tensor<i32>, tensor<i32>
  }
}

