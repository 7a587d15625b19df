// bufdiff-profile: slices
// bufdiff-choices: aa175785af7b5595ffd7fff5c6556dc7eb0dd07c3affd65b398e5ec9bbc6722311d5cd13a264e718
// bufdiff-choices: 358578b0874910abab09ab4fe0f0b3b11d76c82477c8236458587fa6c34ecff217ec21d74bee93ff
// bufdiff-choices: f4c4ba9489828b0d333cb48849cc50ed0a69551726e82fd1feb3674220a530557d8a4362deb2f82e
// bufdiff-choices: 023631d722231adfdb310619d728b5b7cf91637eacff7dcb55f9c4eb44656881f85d599d76279070
// bufdiff-choices: 15c0c567e991dab0aecad94ce5de2e2839540fca8422293d40fdd7915aa83993d556e06c7a901873
// bufdiff-choices: ed4ae371e2c98c71a5bd27fe7f320d110367845018a68f6cb37528fa50a19f7276b82d9e3b80a948
// bufdiff-choices: 6dfaa1f877f33ec08faf291b9039cc0eb7577ee70fcfe89f11cf82edeaba73bcb3a795f193c33a59
// bufdiff-choices: b032420a9a701c6c952299422894f404a433200d17bbc4fe6b0f2e3b578dd0c05c7053d7d54a83a7
// bufdiff-choices: 63e529175d490635
// bufdiff-features: 11 1235 2225 2455 2898 3217 4165 4236 4280 5973 6363 6611 6831 7384 7800 7847
// bufdiff-features: 8818 9479 10020 10166 10384 10819 10968 11044 11162 11580 11751 12170 12883
// bufdiff-features: 13233 13915 15424 15440 15751 15903 16269 16405 16682 17193 18166 18480 19100
// bufdiff-features: 19746 20003 20686 22095 22221 22280 23677 23787 23874 24393 24747 24826 24968
// bufdiff-features: 25388 26215 26568 27048 27644 27766 27825 27959 28807 29590 29684 29966 29968
// bufdiff-features: 30293 30666 32232 32615 32804 32809 34089 34167 34249 34623 34647 36014 36092
// bufdiff-features: 36542 36784 37183 37786 38427 38490 38783 39627 39674 40070 40479 40712 41474
// bufdiff-features: 41984 42282 42344 42728 42749 42919 43098 43782 44959 45710 46203 46416 46832
// bufdiff-features: 46947 46995 47093 47392 47933 48974 49635 50450 51603 52558 52631 52900 52958
// bufdiff-features: 53469 53659 54385 54964 55113 55463 55887 56404 57499 57718 57773 58024 58228
// bufdiff-features: 58602 59620 61556 61699 62218 62701 62991 63071 63610 63642 63929 64119 64120
// bufdiff-features: 64235 64371 64435 64748 64976 66329 66422 66765 67388 67748 68141 68355 69817
// bufdiff-features: 69987 70529 71168 71904 73041 73141 73289 73802 74010 74257 74362 74617 74864
// bufdiff-features: 74984 76373 76915 76988 77261 77359 77875 78430 78950 79389 79539 80046 81160
// bufdiff-features: 81200 81316 81399 81502 81707 81736 82203 82867 83210 84585 84866 84887 84922
// bufdiff-features: 85640 85843 86125 86562 86827 86992 87444 87862 88222 88635 89286 89445 89780
// bufdiff-features: 89812 90070 90097 91312 91737 91884 91910 92194 93171 93318 93672 93719 94755
// bufdiff-features: 95285 95695 96352 96989 97282 97318 98187 98194 98313 99009 99038 99383 99568
// bufdiff-features: 100059 100083 101582 102204 102788 103315 104069 104315 104658 104931 105573
// bufdiff-features: 105700 105902 106155 106209 107425 107866 108012 109086 109144 109187 109467
// bufdiff-features: 110552 111823 112929 113940 114601 114783 115471 115990 117206 117235 117724
// bufdiff-features: 119876 120871 120933 121394 121467 122730 125040 125175 125616 125908 126734
// bufdiff-features: 127259 127306 127553 127922 128157 128163 128456 128694 128768 128916 129849
// bufdiff-features: 130602
module {
  func.func private @f3(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %extracted = tensor.extract %arg1[] : tensor<i32>
    %0 = linalg.fill ins(%extracted : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %extracted_0 = tensor.extract %0[] : tensor<i32>
    return %arg1 : tensor<i32>
  }
  func.func private @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<3xi32>, tensor<i32>, index) {
    %cst = arith.constant dense<[6, 7, 8]> : tensor<3xi32>
    %0 = linalg.dot ins(%cst, %cst : tensor<3xi32>, tensor<3xi32>) outs(%arg2 : tensor<i32>) -> tensor<i32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %cst, %c0 : tensor<3xi32>
    %cst_0 = arith.constant dense<[3, 4, 5]> : tensor<3xi32>
    %inserted_slice = tensor.insert_slice %cst_0 into %cst[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
    return %inserted_slice, %0, %dim : tensor<3xi32>, tensor<i32>, index
  }
  func.func private @f2(%arg0: tensor<3x3xi32>, %arg1: tensor<3x3xi32>, %arg2: tensor<?x3xi32>, %arg3: i32) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<?x3xi32>, tensor<3x3xi32>) {
    %0 = linalg.min ins(%arg1, %arg0 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%arg1 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[%c2, 0] [1, 2] [1, 1] : tensor<3x3xi32> to tensor<2xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[1, %c2] [2, 1] [1, 1] : tensor<2xi32> into tensor<3x3xi32>
    return %0, %inserted_slice, %arg2, %arg0 : tensor<3x3xi32>, tensor<3x3xi32>, tensor<?x3xi32>, tensor<3x3xi32>
  }
  func.func @main(%arg0: tensor<?x?xi32>, %arg1: tensor<3x?xi32>, %arg2: tensor<?x?x?xi32>, %arg3: i32) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<?x3xi32>, tensor<?x?xi32>, tensor<3xi32>, tensor<i32>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3, %c3) : tensor<?x?xi32>
    %c-128_i32 = arith.constant -128 : i32
    %1 = linalg.fill ins(%c-128_i32 : i32) outs(%0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %cast = tensor.cast %1 : tensor<?x?xi32> to tensor<3x3xi32>
    %cast_0 = tensor.cast %1 : tensor<?x?xi32> to tensor<3x3xi32>
    %cast_1 = tensor.cast %1 : tensor<?x?xi32> to tensor<?x3xi32>
    %2:4 = call @f2(%cast, %cast_0, %cast_1, %arg3) : (tensor<3x3xi32>, tensor<3x3xi32>, tensor<?x3xi32>, i32) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<?x3xi32>, tensor<3x3xi32>)
    %3 = tensor.empty() : tensor<i32>
    %cst = arith.constant dense<1> : tensor<i32>
    %4 = call @f3(%3, %cst) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %inserted_slice = tensor.insert_slice %2#3 into %0[0, 0] [3, 3] [1, 1] : tensor<3x3xi32> into tensor<?x?xi32>
    %5:3 = call @f1(%3, %4, %4) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<i32>, index)
    return %2#0, %2#1, %2#2, %inserted_slice, %5#0, %5#1 : tensor<3x3xi32>, tensor<3x3xi32>, tensor<?x3xi32>, tensor<?x?xi32>, tensor<3xi32>, tensor<i32>
  }
}

