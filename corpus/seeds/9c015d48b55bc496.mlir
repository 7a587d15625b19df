// bufdiff-profile: slices
// bufdiff-choices: 818c5c6fad6bad23dc1d449576307340ec44df21c0f772b0224089fd46b6f826ad27b0f94945c454
// bufdiff-choices: cc7184105e2b5e8fdb6dbf11ee13db48ec0398e241b36a9c491c90cd9fef3404126f00bfafc7bd27
// bufdiff-choices: 0de723eb43f4c040f5ae74d4cadb04b2f3987a3e5bf88f01ed05c35d4dc169153672bc65312a1720
// bufdiff-choices: b5400cb505d12b565ee236910e2bef6a57a65a69519ef1289035442ec258037e7fbfba490bb2e981
// bufdiff-choices: 95903ef28881087b82622288669390bf8d88968e1f6bf5c7f8974aadd9f4e80f53b4f5eff668bb6b
// bufdiff-choices: 53002a287c47fa4b2673afbfcf51908cd9332fdd694030b61d12855a8424c2fc18a3ce08289a2689
// bufdiff-choices: d2f29e61abb40a98bd258ca06a0c6709221d9f7f3dd09669aeee5d3f74831a8e1bc1637bfcec1e19
// bufdiff-choices: e67b48a9c1d5dacb0d18880380c6008d0a20162efe2590ad326460bf1433d0cc8db50a35cb41887e
// bufdiff-choices: cc2bb8f887ac519aa069c90649b657a5d16e501b002ba0e3471405f68d2ef99addd4fc53c32e8b10
// bufdiff-choices: 4dbd003bd0d475f4bf
// bufdiff-features: 3039 3579 4506 4752 7541 9479 9768 10020 10872 11441 12638 12760 13233 13915
// bufdiff-features: 14318 14454 15671 15751 15903 16682 17989 18355 18984 19545 19606 20023 21652
// bufdiff-features: 21760 21953 22095 22280 22801 23454 23787 26568 27556 28556 28657 29968 30539
// bufdiff-features: 30666 32809 33769 34167 34617 34960 35957 36784 38225 38702 38783 40070 40540
// bufdiff-features: 40712 42984 43612 43631 43774 46203 46993 47203 47230 47392 48598 49635 49657
// bufdiff-features: 49800 50894 52272 52322 52545 52558 52900 53252 53659 54385 55113 55246 55463
// bufdiff-features: 56208 56592 56599 59428 59620 60686 61249 61628 61969 62709 63071 63162 63168
// bufdiff-features: 63800 64235 65225 66422 67405 68355 68484 69965 71306 73289 74057 74336 74833
// bufdiff-features: 75361 76373 77283 77910 78283 78430 79107 79493 81736 82135 84074 84585 85843
// bufdiff-features: 86125 87215 87495 87923 88008 88337 88958 89780 90543 90777 92022 92194 93225
// bufdiff-features: 93255 93464 93714 94981 95299 95407 96351 97715 98501 99383 99757 100059 100481
// bufdiff-features: 101259 102788 104315 104931 106279 107412 107728 108012 108416 109732 110162
// bufdiff-features: 110561 110780 110917 110952 111252 111316 112929 113940 115408 116549 116903
// bufdiff-features: 117183 117235 117724 118880 119588 119764 121363 123148 124560 125943 126927
// bufdiff-features: 127096 128355 129630 129849 130310 130595 130933 137045 138395 138451 138476
// bufdiff-features: 138819 140778 140929 142393 144409 146512 147477 148647 149672 150717 150818
// bufdiff-features: 153293 153370 155898 156325 156460 156577 158120 158128 158897 160756 160786
// bufdiff-features: 161295 163084 163687 163876 164038 164709 165636 165719 165817 167614 167973
// bufdiff-features: 168858 169560 169744 171369 172171 172683 173354 173800 174170 175888 176031
// bufdiff-features: 176851 178067 178854 179796 180258 181355 181789 182899 183114 183224 183778
// bufdiff-features: 184030 185031 186959 187596 188175 188571 190166 192628 192771 192852 193747
// bufdiff-features: 193760 194682 195820 196031 197392 198432 198460 198820 198889 200307 200358
// bufdiff-features: 201059 201509 202085 202506 202513 203000 204791 205434 205550 205688 205689
// bufdiff-features: 205953 206672 206820 207442 208379 210406 210461 211044 212111 212375 213275
// bufdiff-features: 214621 215707 215938 216034 216969 218127 218635 218657 220013 221162 221440
// bufdiff-features: 222917 223030 223099 225756 225759 226357 227002 227345 228061 228894 229266
// bufdiff-features: 229273 230081 230293 230348 230640 230810 231645 231722 234196 235375 236929
// bufdiff-features: 236986 237921 240158 242108 243781 244729 245458 245475 245656 245827 245898
// bufdiff-features: 246543 246838 247062 249841 252466 252539 253703 255729 256112 256414 257251
// bufdiff-features: 258442 258994 259528 259840 260179 261714
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<2x2xi32>) -> (tensor<?x?x1xi32>, tensor<3xi32>, tensor<?x?xi32>, tensor<?x?x1xi32>) {
    %0 = tensor.empty() : tensor<3xi32>
    %c9_i32 = arith.constant 9 : i32
    %1 = linalg.fill ins(%c9_i32 : i32) outs(%0 : tensor<3xi32>) -> tensor<3xi32>
    %cast = tensor.cast %arg2 : tensor<2x2xi32> to tensor<?x?xi32>
    %2:2 = call @f3(%1, %1, %cast) : (tensor<3xi32>, tensor<3xi32>, tensor<?x?xi32>) -> (tensor<3xi32>, tensor<?x?xi32>)
    %3 = call @f2(%arg1) : (tensor<4xi32>) -> i32
    %cast_0 = tensor.cast %arg2 : tensor<2x2xi32> to tensor<?x?xi32>
    %4:3 = call @f1(%2#1, %cast_0, %cast_0) : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?x1xi32>, tensor<?x?x1xi32>, tensor<?x?xi32>)
    %c0 = arith.constant 0 : index
    %c-3_i32 = arith.constant -3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c-3_i32, %c1_i32, %3, %c1_i32_1 : tensor<2x2xi32>
    %5 = linalg.min ins(%from_elements, %4#2 : tensor<2x2xi32>, tensor<?x?xi32>) outs(%2#1 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %2#1[%c1, %c1] : tensor<?x?xi32>
    vector.print %extracted : i32
    %extracted_2 = tensor.extract %5[%c0, %c0] : tensor<?x?xi32>
    vector.print %extracted_2 : i32
    %c2 = arith.constant 2 : index
    %6 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %0) -> (tensor<3xi32>) {
      %collapsed = tensor.collapse_shape %from_elements [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
      %7 = func.call @f2(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xi32>) -> i32
      %8 = linalg.fill ins(%7 : i32) outs(%arg4 : tensor<3xi32>) -> tensor<3xi32>
      %extracted_3 = tensor.extract %8[%c0] : tensor<3xi32>
      %c3 = arith.constant 3 : index
      %extracted_slice = tensor.extract_slice %collapsed[1] [%c3] [1] : tensor<4xi32> to tensor<?xi32>
      %9 = linalg.copy ins(%extracted_slice : tensor<?xi32>) outs(%8 : tensor<3xi32>) -> tensor<3xi32>
      scf.yield %9 : tensor<3xi32>
    }
    return %4#0, %2#0, %4#2, %4#1 : tensor<?x?x1xi32>, tensor<3xi32>, tensor<?x?xi32>, tensor<?x?x1xi32>
  }
  func.func private @f3(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<?x?xi32>) -> (tensor<3xi32>, tensor<?x?xi32>) {
    %c7_i32 = arith.constant 7 : i32
    %0 = linalg.fill ins(%c7_i32 : i32) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %1 = tensor.empty() : tensor<3x3xi32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2] : tensor<3xi32>
    %2 = linalg.fill ins(%extracted : i32) outs(%1 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %3 = linalg.vecmat ins(%0, %2 : tensor<3xi32>, tensor<3x3xi32>) outs(%arg1 : tensor<3xi32>) -> tensor<3xi32>
    return %3, %arg2 : tensor<3xi32>, tensor<?x?xi32>
  }
  func.func private @f1(%arg0: tensor<?x?xi32>, %arg1: tensor<?x?xi32>, %arg2: tensor<?x?xi32>) -> (tensor<?x?x1xi32>, tensor<?x?x1xi32>, tensor<?x?xi32>) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg2, %arg1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg2 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xi32>
    %from_elements = tensor.from_elements %dim, %dim_0, %c1 : tensor<3xindex>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<?x?xi32>, tensor<3xindex>) -> tensor<?x?x1xi32>
    %1 = bufferization.alloc_tensor() copy(%reshape) : tensor<?x?x1xi32>
    return %reshape, %1, %0 : tensor<?x?x1xi32>, tensor<?x?x1xi32>, tensor<?x?xi32>
  }
  func.func private @f2(%arg0: tensor<4xi32>) -> i32 {
    %false = arith.constant false
    %0:2 = scf.if %false -> (tensor<4xi32>, i32) {
      %c3_0 = arith.constant 3 : index
      %1 = tensor.empty() : tensor<1xi32>
      %c100_i32 = arith.constant 100 : i32
      %2 = linalg.fill ins(%c100_i32 : i32) outs(%1 : tensor<1xi32>) -> tensor<1xi32>
      %inserted_slice = tensor.insert_slice %2 into %arg0[%c3_0] [1] [1] : tensor<1xi32> into tensor<4xi32>
      scf.yield %arg0, %c100_i32 : tensor<4xi32>, i32
    } else {
      %c0 = arith.constant 0 : index
      %c-128_i32 = arith.constant -128 : i32
      %inserted_0 = tensor.insert %c-128_i32 into %arg0[%c0] : tensor<4xi32>
      scf.yield %inserted_0, %c-128_i32 : tensor<4xi32>, i32
    }
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %0#1 into %arg0[%c3] : tensor<4xi32>
    return %0#1 : i32
  }
}

