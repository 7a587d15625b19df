// bufdiff-profile: loops
// bufdiff-choices: 68ba88e37b12e018e50f656ae64b52ef2b3ee47f55e3a36b1420011067551e11090caf408c60226f
// bufdiff-choices: afe81e66b6eae25a2548fca99ac6a522172f0136a1cdbc0f1d18bc85906d7a4b5c7f4a4d23eae4c1
// bufdiff-choices: 52d05448325c06f6c5d40fc5c8ba12c7672676319b1863d9e838f1dd60ddbc755e19803c6a5792e3
// bufdiff-choices: 3ce20e40b314517a93a9031317e577a1adb26777e870adfa1e9d37ca8872e4367752568d6bc373a7
// bufdiff-choices: 1f712c72d977ec95e8f4fc9e3c09f784b150b3d6f3c0624757c5
// bufdiff-features: 397 2945 4752 6611 6812 10426 11162 13233 13915 14709 15671 15751 15903 16728
// bufdiff-features: 16822 19100 19419 19979 19985 20749 20874 22095 22280 23143 23787 25818 26023
// bufdiff-features: 26568 29687 29968 30666 32514 34159 34167 36784 38783 39540 40712 42467 42984
// bufdiff-features: 43839 46203 47495 50146 50894 52558 52823 52900 53252 54309 54385 55113 55472
// bufdiff-features: 55995 58122 58290 60235 60686 61969 63800 64120 64235 64778 66422 68355 68765
// bufdiff-features: 68782 69081 69121 71392 74057 75921 76953 78283 78430 79099 81443 81736 82011
// bufdiff-features: 83905 84430 84585 85843 86125 86362 87466 89780 89812 90777 91074 92194 92492
// bufdiff-features: 93255 94049 95900 99383 99525 100059 100481 102809 103715 104931 104973 106761
// bufdiff-features: 107412 107425 108012 108920 109721 112929 113940 115026 117340 119588 121626
// bufdiff-features: 121682 123967 125397 128916 131175 134449 135534 135868 137045 139901 140940
// bufdiff-features: 141238 142610 144241 146210 146512 150818 151376 153293 154946 155465 155467
// bufdiff-features: 155898 156460 158120 158876 158897 161883 163373 163687 163876 165695 165719
// bufdiff-features: 166579 167614 167973 168007 168323 168562 171053 171116 173354 174170 178558
// bufdiff-features: 178854 181789 182966 184030 184625 184962 186849 186959 188790 188845 190986
// bufdiff-features: 192628 192771 193290 197837 198204 201059 204797 205434 205636 205689 210461
// bufdiff-features: 212111 213275 214248 214621 215959 216570 216969 218719 221296 221873 221975
// bufdiff-features: 222809 223613 228390 228555 230081 230584 230640 232239 235375 235433 236094
// bufdiff-features: 236336 236909 237676 238863 240158 240339 241225 241844 245619 245672 246543
// bufdiff-features: 246709 246895 247062 248209 249841 250415 251217 252466 252539 253836 255676
// bufdiff-features: 257992 258625 258906 258994 259434 259840
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
  func.func @main(%arg0: tensor<1xi32>, %arg1: i32, %arg2: tensor<1xi32>, %arg3: tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<?xi32>, tensor<?xi1>, tensor<?xi1>, tensor<1xi32>) {
    %c0 = arith.constant 0 : index
    %0 = arith.andi %arg1, %arg1 : i32
    %inserted = tensor.insert %0 into %arg2[%c0] : tensor<1xi32>
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant dense<2> : tensor<1xi32>
    %1 = call @f1(%arg0, %c0_i64, %cst) : (tensor<1xi32>, i64, tensor<1xi32>) -> tensor<1xi32>
    %cast = tensor.cast %arg2 : tensor<1xi32> to tensor<?xi32>
    %cast_0 = tensor.cast %arg3 : tensor<1xi32> to tensor<?xi32>
    %2:3 = call @f2(%cast, %cast_0) : (tensor<?xi32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi1>, tensor<?xi1>)
    %c9_i32 = arith.constant 9 : i32
    %3 = arith.cmpi eq, %arg1, %c9_i32 : i32
    %4 = arith.select %3, %arg2, %arg0 : tensor<1xi32>
    return %inserted, %1, %2#0, %2#1, %2#2, %4 : tensor<1xi32>, tensor<1xi32>, tensor<?xi32>, tensor<?xi1>, tensor<?xi1>, tensor<1xi32>
  }
}

