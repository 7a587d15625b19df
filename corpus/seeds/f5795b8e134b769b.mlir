// bufdiff-profile: loops
// bufdiff-choices: 68ba88e37b12e018e50f656ae64b52ef2b3ee47f55e3a36b1420011067551e11090caf408c60226f
// bufdiff-choices: afe81e66b6eae25a2548fca99ac6a522172f0136a1cdbc0f1d18bc85906d7a4b5c7f4a4d23eae4c1
// bufdiff-choices: 52d05448325c06f6c5d40fc5c8ba12c7672676319b1863d9e838f1dd60ddbc755e19803c6a5792e3
// bufdiff-choices: 3ce20e40b314517a93a9031317e577a1adb26777e870adfa1e9d37ca8872e4367752568d6bc373a7
// bufdiff-choices: 1f712c72d977ec95e8f4fc9e3c09f784b150b3d6f3c0624757c5385b6342a2836a6f7714eb944bda
// bufdiff-choices: 12
// bufdiff-features: 3579 4752 6611 6812 10426 10872 11162 13233 13915 15671 15751 15903 16728 19419
// bufdiff-features: 19979 20749 20874 22095 22280 23143 23787 25818 26023 26464 26568 27556 29687
// bufdiff-features: 29968 30666 33243 34167 35312 35957 36784 38783 39540 40712 42467 42984 43839
// bufdiff-features: 46203 47495 50146 50894 51130 52322 52558 52823 52900 53243 53252 54309 54385
// bufdiff-features: 55113 55472 55995 58122 58290 60235 61969 62641 63800 64120 64235 64716 64778
// bufdiff-features: 66422 68355 68765 68782 69081 69121 71392 73802 74057 75921 76953 78283 78430
// bufdiff-features: 79099 81736 82011 83905 84430 84585 85843 86125 86362 87466 87601 88732 88958
// bufdiff-features: 89780 90777 92194 92492 93255 95900 99383 100059 100481 103715 104931 104973
// bufdiff-features: 106761 107412 107425 108012 108038 108920 109721 112929 113940 115026 115778
// bufdiff-features: 115801 117235 118081 119588 119764 121626 121682 121977 123967 125397 128916
// bufdiff-features: 135534 135868 137045 137105 140940 141238 142274 142610 146512 150313 150818
// bufdiff-features: 151376 152226 153293 154946 155465 155467 155898 156460 156914 157579 158120
// bufdiff-features: 158897 161883 163373 163876 164602 165636 165695 165719 165817 166037 166579
// bufdiff-features: 167614 167973 168007 168323 170555 171116 172892 173166 173354 174170 178558
// bufdiff-features: 178854 179217 181789 184030 184625 184962 186620 186849 186959 187156 187855
// bufdiff-features: 188175 188790 192628 192771 193290 197342 197837 198003 198204 201059 204797
// bufdiff-features: 205434 205636 205689 207124 210461 210828 212111 213275 214248 214621 215707
// bufdiff-features: 215959 216116 216969 218719 221296 221975 222638 223613 225250 225759 228390
// bufdiff-features: 228555 230081 230584 230640 231470 235375 235433 236094 236336 236909 236930
// bufdiff-features: 236986 237676 240158 241225 241844 244691 246543 246895 247062 248209 249841
// bufdiff-features: 252466 252539 253836 255676 256112 257992 258625 258906 258994 259434 259840
module {
  func.func private @f2(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi1>, tensor<?xi1>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %0 = tensor.empty(%dim) : tensor<?xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<?xi1>) -> tensor<?xi1>
    %2 = linalg.select ins(%1, %arg0, %arg1 : tensor<?xi1>, tensor<?xi32>, tensor<?xi32>) outs(%arg1 : tensor<?xi32>) -> tensor<?xi32>
    %3 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %0) -> (tensor<?xi1>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xi1> to tensor<1xi1>
      %5 = linalg.fill ins(%true : i1) outs(%extracted_slice : tensor<1xi1>) -> tensor<1xi1>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg3[%arg2] [1] [1] : tensor<1xi1> into tensor<?xi1>
      }
    }
    %4 = bufferization.alloc_tensor() copy(%1) : tensor<?xi1>
    return %2, %3, %4 : tensor<?xi32>, tensor<?xi1>, tensor<?xi1>
  }
  func.func private @f1(%arg0: tensor<1xi32>, %arg1: i64, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %c7_i64 = arith.constant 7 : i64
    return %arg0 : tensor<1xi32>
  }
  func.func @main(%arg0: tensor<1xi32>, %arg1: i32, %arg2: tensor<1xi32>, %arg3: tensor<1xi32>) -> (tensor<?xi32>, tensor<1xi32>, tensor<1xi32>, tensor<?xi1>, tensor<?xi1>) {
    %c0 = arith.constant 0 : index
    %0 = arith.andi %arg1, %arg1 : i32
    %inserted = tensor.insert %0 into %arg2[%c0] : tensor<1xi32>
    %cst = arith.constant dense<1> : tensor<1xi32>
    %c-3_i64 = arith.constant -3 : i64
    %1 = call @f1(%cst, %c-3_i64, %arg2) : (tensor<1xi32>, i64, tensor<1xi32>) -> tensor<1xi32>
    %cast = tensor.cast %cst : tensor<1xi32> to tensor<?xi32>
    %cast_0 = tensor.cast %arg2 : tensor<1xi32> to tensor<?xi32>
    %2:3 = call @f2(%cast, %cast_0) : (tensor<?xi32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi1>, tensor<?xi1>)
    %c11_i8 = arith.constant 11 : i8
    %c1 = arith.constant 1 : index
    %3:2 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %2#1, %arg6 = %c11_i8) -> (tensor<?xi1>, i8) {
      %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [1, 1] : tensor<1xi32> into tensor<1x1xi32>
      %4 = linalg.copy ins(%2#2 : tensor<?xi1>) outs(%arg5 : tensor<?xi1>) -> tensor<?xi1>
      scf.yield %4, %arg6 : tensor<?xi1>, i8
    }
    return %2#0, %1, %inserted, %2#1, %3#0 : tensor<?xi32>, tensor<1xi32>, tensor<1xi32>, tensor<?xi1>, tensor<?xi1>
  }
}

