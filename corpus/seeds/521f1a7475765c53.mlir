// bufdiff-profile: types
// bufdiff-choices: 664a3b1d8e181b0c0bfde1f840414975a599cf5793c2506652d4b047260c0711f4f9a35a349bc9de
// bufdiff-choices: 54a663dd8f7c38a430ad579e88a2155bb96284c0937ea3421dd14aafe7aa8ed69826b1bec31d8731
// bufdiff-choices: 9287072333346fe0eed7dae5ccd9b1471f1188e6dd286e55dd5e76846b55fc487e069c0c0ae0ff85
// bufdiff-choices: aadef0cb8a77b081b87ffce4a791329aa89684064c6c797ab2cab8b90ae32c4ed142b03dff95b51c
// bufdiff-choices: fc1f3dc088616942b978a52919e4f68d20abe085379a58153e6af3f56f7d35e61a2a7a3df8995b06
// bufdiff-choices: 5ae0f1fe9939b7b96eca2a392e5354ee31dfb9b4bc590053c15f0b6cd872b34945d329
// bufdiff-features: 373 2864 2898 4165 6363 6611 8512 8751 9479 10384 11162 12796 13233 14454 15751
// bufdiff-features: 18599 19166 22280 22320 22448 23787 26568 29590 34167 36784 37790 40712 43986
// bufdiff-features: 44716 45664 46022 46203 47392 48974 50894 52148 52322 52558 52900 53244 55113
// bufdiff-features: 58024 61375 62495 63470 63800 63929 64119 64120 66422 66995 67679 67920 68355
// bufdiff-features: 68610 71168 71259 71701 72363 72413 72629 73289 73330 73699 74507 76953 77261
// bufdiff-features: 77317 78283 78430 78457 78528 79852 81601 81736 82011 83194 83332 83419 84585
// bufdiff-features: 84631 86125 86346 87199 88337 88732 88990 89780 89812 90097 91633 93255 93496
// bufdiff-features: 100059 104315 104790 104931 105484 107412 107425 110379 110552 110821 112929
// bufdiff-features: 113940 114783 115592 115782 117235 117336 117365 118884 119597 120049 120687
// bufdiff-features: 125048 125573 125908 125971 128915 128916 129195 129946 130602 130632 130933
// bufdiff-features: 131567 131999 132325 133297 134279 134468 136273 137045 139901 142040 142274
// bufdiff-features: 143896 144761 146512 147156 148400 149138 150818 150907 153293 155898 156460
// bufdiff-features: 156577 157612 158120 158897 159425 160124 160756 163044 163581 163687 163912
// bufdiff-features: 164472 164602 165012 165719 166303 168323 168387 168562 169299 172958 173800
// bufdiff-features: 173963 174170 175481 176335 176757 178067 178660 179246 180408 181522 182283
// bufdiff-features: 182444 183032 184030 185723 186257 186959 188790 189178 190142 192422 192771
// bufdiff-features: 193773 195182 196031 197267 197770 198460 199818 202085 202241 203746 204878
// bufdiff-features: 205434 205623 205689 207038 208379 208944 210022 210301 210461 213098 213275
// bufdiff-features: 214132 214396 215938 215959 218738 219413 220558 220639 222638 222809 223719
// bufdiff-features: 223989 224815 225827 226579 226777 228936 229266 229273 230081 230293 230739
// bufdiff-features: 231722 234387 235477 235730 236930 239237 239241 240158 243347 244677 244940
// bufdiff-features: 245458 245619 245769 246543 247062 247725 251444 251886 252428 252466 252539
// bufdiff-features: 253836 254791 258331 258906 259822 259840
module {
  ml_program.global private mutable @g1(dense<[[7, 6], [5, 4]]> : tensor<2x2xi5>) : tensor<2x2xi5>
  ml_program.global private @g0(dense<[[3, 4], [5, 6]]> : tensor<2x2xi5>) : tensor<2x2xi5>
  func.func private @f1(%arg0: tensor<2x2xi5>, %arg1: tensor<2x2xi5> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}, %arg2: tensor<2x2xi5> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> (tensor<2x2xi5>, tensor<2x1x2xi5>, tensor<2x2xi5>) {
    %cst = arith.constant dense<11> : tensor<2xi5>
    %broadcasted = linalg.broadcast ins(%cst : tensor<2xi5>) outs(%arg1 : tensor<2x2xi5>) dimensions = [0] 
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [2, 1, 2] : tensor<2x2xi5> into tensor<2x1x2xi5>
    %0 = tensor.empty() : tensor<2x2x2xi5>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %cst[%c1] : tensor<2xi5>
    %1 = linalg.fill ins(%extracted : i5) outs(%0 : tensor<2x2x2xi5>) -> tensor<2x2x2xi5>
    %2 = tensor.empty() : tensor<2xi5>
    %3 = linalg.pooling_nwc_max ins(%1, %2 : tensor<2x2x2xi5>, tensor<2xi5>) outs(%expanded : tensor<2x1x2xi5>) -> tensor<2x1x2xi5>
    return %broadcasted, %3, %arg2 : tensor<2x2xi5>, tensor<2x1x2xi5>, tensor<2x2xi5>
  }
  func.func @f2(%arg0: tensor<?x?xi5>, %arg1: i5, %arg2: i5, %arg3: tensor<2x2xi5>) -> (tensor<4xi5>, tensor<2x2xi5>, tensor<?x?xi5>) {
    %collapsed = tensor.collapse_shape %arg3 [[0, 1]] : tensor<2x2xi5> into tensor<4xi5>
    %c9_i5 = arith.constant 9 : i5
    %c9_i5_0 = arith.constant 9 : i5
    %c-1_i5 = arith.constant -1 : i5
    %from_elements = tensor.from_elements %c9_i5, %arg1, %c9_i5_0, %c-1_i5 : tensor<1x2x2xi5>
    %cst = arith.constant dense<[[[2, 5], [8, 11]]]> : tensor<1x2x2xi5>
    %0 = linalg.batch_reduce_matmul ins(%from_elements, %cst : tensor<1x2x2xi5>, tensor<1x2x2xi5>) outs(%arg3 : tensor<2x2xi5>) -> tensor<2x2xi5>
    %1 = tensor.empty() : tensor<2x2xi5>
    %2 = linalg.copy ins(%0 : tensor<2x2xi5>) outs(%1 : tensor<2x2xi5>) -> tensor<2x2xi5>
    return %collapsed, %2, %arg0 : tensor<4xi5>, tensor<2x2xi5>, tensor<?x?xi5>
  }
  func.func @main(%arg0: tensor<2x2xi5>, %arg1: tensor<?x?xi5> {bufferization.writable = false}, %arg2: tensor<2x2xi5> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}, %arg3: memref<2x2xi5>) -> (tensor<2x2xi5>, tensor<2x1x2xi5>, tensor<2x2xi5>, tensor<?x?xi5>, tensor<2x2xi5>, tensor<4xi5>, tensor<2x2xi5>, tensor<2x2xi5>) {
    %0 = bufferization.to_tensor %arg3 restrict : memref<2x2xi5> to tensor<2x2xi5>
    %cast = tensor.cast %arg0 : tensor<2x2xi5> to tensor<?x?xi5>
    %c-1_i5 = arith.constant -1 : i5
    %1:3 = call @f2(%cast, %c-1_i5, %c-1_i5, %arg2) : (tensor<?x?xi5>, i5, i5, tensor<2x2xi5>) -> (tensor<4xi5>, tensor<2x2xi5>, tensor<?x?xi5>)
    %2 = tensor.empty() : tensor<2x2xi5>
    %c-1_i5_0 = arith.constant -1 : i5
    %3 = linalg.fill ins(%c-1_i5_0 : i5) outs(%2 : tensor<2x2xi5>) -> tensor<2x2xi5>
    %cst = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi5>
    %4:3 = call @f1(%3, %3, %cst) : (tensor<2x2xi5>, tensor<2x2xi5>, tensor<2x2xi5>) -> (tensor<2x2xi5>, tensor<2x1x2xi5>, tensor<2x2xi5>)
    %inserted_slice = tensor.insert_slice %arg2 into %3[0, 0] [2, 2] [1, 1] : tensor<2x2xi5> into tensor<2x2xi5>
    return %4#2, %4#1, %4#0, %1#2, %1#1, %1#0, %0, %inserted_slice : tensor<2x2xi5>, tensor<2x1x2xi5>, tensor<2x2xi5>, tensor<?x?xi5>, tensor<2x2xi5>, tensor<4xi5>, tensor<2x2xi5>, tensor<2x2xi5>
  }
}

