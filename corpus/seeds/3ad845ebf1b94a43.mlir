// bufdiff-profile: types
// bufdiff-choices: 6affb07f355ffda440067aee3851d127019c66deae8475c654a86c6393d10f97ffb8cc3a8e8baef5
// bufdiff-choices: c3827cd756c1d3b8a3c55444336016907b89aa0381e81522fa8007519a588d4c0e8013f5436bfd2a
// bufdiff-choices: a9cc4cbda642049896c3abe746fb3ace3eee20898aa51d72e7412c7e3a1fa02fd72573f0dda461f3
// bufdiff-choices: 0c6960bf87a27e2452222d3ce707200a545e3c2aa68115a4e361a0486dee9eb09be7aadd9609cc65
// bufdiff-choices: b33e7c1b7400b93dbca3089c7d21e3e6981ed29d196197e5118e3083aa58029dfa7de5dbd002fa03
// bufdiff-choices: 08bae9f3e54d9cf924e2d8c2f47e027025433686e3add9f514179d5161f0226bc9d65afb5d6788d2
// bufdiff-choices: dd1a2718a13c9395b61c5d95fefc17cc6eaf94f6fa8075e578156ca50b117797bcb43feaccd0c76d
// bufdiff-choices: 39dcbd60992ccc48663afb75004c3bf84e75884622386422bfb8361a806049b56a73935df16c1eaa
// bufdiff-choices: 27de51b97a3975121509eea38061d46a69f95579b443c3fb
// bufdiff-features: 429 2898 7793 8506 9479 10384 11162 12170 12932 13233 13639 13915 14454 14704
// bufdiff-features: 15274 15751 18822 22095 22280 23039 23143 24402 25078 25738 26087 26266 26546
// bufdiff-features: 26568 28503 28907 28987 29968 30666 31492 31652 34159 34167 35957 36784 38783
// bufdiff-features: 39927 40712 42344 43631 44948 46203 47392 48022 48038 48260 49635 50080 50894
// bufdiff-features: 52148 52322 52823 52900 53252 53469 53676 53898 53915 54385 55113 55270 56307
// bufdiff-features: 58122 63071 64119 64120 64212 65405 66422 66995 67880 68355 68457 69007 69818
// bufdiff-features: 71168 71701 72413 73141 73802 73898 74057 76328 76405 76953 77261 78283 78430
// bufdiff-features: 79099 81601 81736 81809 82135 83194 83574 83900 84585 84727 85481 85843 86125
// bufdiff-features: 87895 88337 89110 89780 89812 90506 90897 91633 92194 93255 93464 94290 94527
// bufdiff-features: 95407 95848 96127 98501 99171 100073 101120 103147 104315 104436 104931 105579
// bufdiff-features: 107412 107425 107987 108012 110552 111024 112929 113041 113940 113959 117336
// bufdiff-features: 118064 118081 118841 119039 121626 121726 121977 124753 125644 125702 125908
// bufdiff-features: 127770 128915 128916 130933 131999 132184 133297 135534 136273 137045 142040
// bufdiff-features: 143154 144053 144761 145473 145998 146512 146618 146792 149865 150818 155884
// bufdiff-features: 155898 156235 156325 156460 157034 157593 158120 158897 159251 160349 160756
// bufdiff-features: 161883 162799 163044 163581 163687 163901 164472 165373 165719 165762 166579
// bufdiff-features: 168323 168858 169224 169299 171020 171551 171884 172479 172898 173354 173963
// bufdiff-features: 174170 174314 174977 176252 176701 177182 177226 177355 177381 177488 177904
// bufdiff-features: 177928 178046 178067 178558 179739 181522 181789 182283 182543 182719 183114
// bufdiff-features: 184030 184163 184962 185723 186257 186674 186849 186953 186959 188571 188790
// bufdiff-features: 190142 192422 192502 192628 192771 193747 193990 196031 197267 198204 198460
// bufdiff-features: 198564 198820 199947 200307 201122 202241 204527 204697 205434 205689 207449
// bufdiff-features: 207731 209902 210351 210461 211382 211898 214484 214916 215959 217899 219734
// bufdiff-features: 220098 220517 222809 223719 223970 225818 226357 226579 228061 228390 228894
// bufdiff-features: 228936 229266 230081 230640 235375 236024 236930 237169 240158 241225 242877
// bufdiff-features: 243560 243781 244940 246303 246543 246783 247272 250917 250948 251992 252466
// bufdiff-features: 252539 253703 253836 255520 255556 258906 259510 259528 259840 261833 262141
module {
  func.func private @f2(%arg0: tensor<?xi5>, %arg1: tensor<?xi5>, %arg2: tensor<?xi5>, %arg3: tensor<4xi5>) -> (tensor<?xi5>, tensor<?xi5>, tensor<?xi5>, tensor<?xi5>) {
    %cst = arith.constant dense<0> : tensor<i5>
    %broadcasted = linalg.broadcast ins(%cst : tensor<i5>) outs(%arg0 : tensor<?xi5>) dimensions = [0] 
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg3[%c3] : tensor<4xi5>
    %c-3_i5 = arith.constant -3 : i5
    %0 = arith.cmpi ne, %extracted, %c-3_i5 : i5
    %1:2 = scf.if %0 -> (tensor<?xi5>, tensor<?xi5>) {
      %generated = tensor.generate  {
      ^bb0(%arg4: index, %arg5: index):
        %8 = arith.index_cast %arg4 : index to i5
        %9 = arith.index_cast %arg5 : index to i5
        %10 = arith.xori %8, %9 : i5
        %c5_i5 = arith.constant 5 : i5
        %11 = arith.remui %10, %c5_i5 : i5
        tensor.yield %11 : i5
      } : tensor<4x4xi5>
      %6:2 = func.call @f1(%generated) : (tensor<4x4xi5>) -> (tensor<8x4xi5>, tensor<4x4xi5>)
      %7 = linalg.fill ins(%extracted : i5) outs(%arg0 : tensor<?xi5>) -> tensor<?xi5>
      scf.yield %7, %arg0 : tensor<?xi5>, tensor<?xi5>
    } else {
      %cst_1 = arith.constant dense<[10, 11, 12, 13]> : tensor<4xi5>
      %6 = linalg.mul ins(%cst_1, %arg3 : tensor<4xi5>, tensor<4xi5>) outs(%arg3 : tensor<4xi5>) -> tensor<4xi5>
      %cast = tensor.cast %6 : tensor<4xi5> to tensor<?xi5>
      scf.yield %arg0, %cast : tensor<?xi5>, tensor<?xi5>
    }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi5>
    %2 = tensor.empty(%dim) : tensor<?xi5>
    %3 = linalg.copy ins(%1#0 : tensor<?xi5>) outs(%2 : tensor<?xi5>) -> tensor<?xi5>
    %dim_0 = tensor.dim %1#1, %c0 : tensor<?xi5>
    %4 = tensor.empty(%dim_0) : tensor<?xi5>
    %5 = linalg.copy ins(%1#1 : tensor<?xi5>) outs(%4 : tensor<?xi5>) -> tensor<?xi5>
    return %3, %5, %arg1, %broadcasted : tensor<?xi5>, tensor<?xi5>, tensor<?xi5>, tensor<?xi5>
  }
  func.func private @f1(%arg0: tensor<4x4xi5>) -> (tensor<8x4xi5>, tensor<4x4xi5>) {
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 1] [%c4, 1] [1, 1] : tensor<4x4xi5> to tensor<?x1xi5>
    %cast = tensor.cast %extracted_slice : tensor<?x1xi5> to tensor<4x1xi5>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 1] [4, 1] [1, 1] : tensor<4x1xi5> into tensor<4x4xi5>
    %concat = tensor.concat dim(0) %inserted_slice, %inserted_slice : (tensor<4x4xi5>, tensor<4x4xi5>) -> tensor<8x4xi5>
    return %concat, %inserted_slice : tensor<8x4xi5>, tensor<4x4xi5>
  }
  func.func @main(%arg0: tensor<4xi5> {bufferization.writable = false}, %arg1: tensor<4xi5>) -> (tensor<?xi5>, tensor<?xi5>, tensor<?xi5>, tensor<?x4xi5>, tensor<4x4xi5>, tensor<1x2x1x2xi24>, tensor<?xi5>, i5, i5) {
    %0 = tensor.empty() : tensor<4x4xi5>
    %c3_i5 = arith.constant 3 : i5
    %1 = linalg.fill ins(%c3_i5 : i5) outs(%0 : tensor<4x4xi5>) -> tensor<4x4xi5>
    %2:2 = call @f1(%1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4x4xi5>) -> (tensor<8x4xi5>, tensor<4x4xi5>)
    %cast = tensor.cast %arg0 : tensor<4xi5> to tensor<?xi5>
    %3:4 = call @f2(%cast, %cast, %cast, %arg0) : (tensor<?xi5>, tensor<?xi5>, tensor<?xi5>, tensor<4xi5>) -> (tensor<?xi5>, tensor<?xi5>, tensor<?xi5>, tensor<?xi5>)
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %2#0[%c2, %c0] : tensor<8x4xi5>
    %4:2 = call @f1(%2#1) : (tensor<4x4xi5>) -> (tensor<8x4xi5>, tensor<4x4xi5>)
    %5 = tensor.empty() : tensor<1x2x1x2xi24>
    %c3_i24 = arith.constant 3 : i24
    %6 = linalg.fill ins(%c3_i24 : i24) outs(%5 : tensor<1x2x1x2xi24>) -> tensor<1x2x1x2xi24>
    %7 = tensor.empty() : tensor<1x1xi24>
    %8 = linalg.pooling_nhwc_max_unsigned ins(%6, %7 : tensor<1x2x1x2xi24>, tensor<1x1xi24>) outs(%6 : tensor<1x2x1x2xi24>) -> tensor<1x2x1x2xi24>
    %cast_0 = tensor.cast %4#0 : tensor<8x4xi5> to tensor<?x4xi5>
    return %3#1, %3#2, %3#3, %cast_0, %4#1, %8, %3#0, %extracted, %c3_i5 : tensor<?xi5>, tensor<?xi5>, tensor<?xi5>, tensor<?x4xi5>, tensor<4x4xi5>, tensor<1x2x1x2xi24>, tensor<?xi5>, i5, i5
  }
}

