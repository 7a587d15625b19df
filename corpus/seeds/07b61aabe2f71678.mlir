// bufdiff-profile: types
// bufdiff-choices: 7489953c8542008add99ae071334d5c3bb6826db3e01a33f9dbde2482d69093ca633ad58dfcb42a7
// bufdiff-choices: 8487a4c7f484a002b4eb20c96e3dc7a35a32bf628d7d857a8fc3c5fa01e1768349aa9acb7b18d237
// bufdiff-choices: b57d9a86f35fbcc8fb31b833d97fee7f0cd208ee6fda1589b0aa448cd960c3f8c55966002c91b197
// bufdiff-choices: f92a5be64dbf2bf0613ab32903cfa110a7c22a385a
// bufdiff-features: 2945 11556 13233 14454 15671 15751 19419 20003 20749 21522 22095 23143 26568
// bufdiff-features: 27556 28907 30666 32514 34159 34167 36784 42467 42984 46203 46835 47734 50894
// bufdiff-features: 52558 52807 52900 53252 60686 61944 63071 63800 64235 64716 66422 68355 69965
// bufdiff-features: 78283 79099 81736 82135 85843 86125 89780 90777 93255 98501 100059 101823
// bufdiff-features: 104931 107412 107425 108012 112929 117183 119588 121626 125702 128916 141238
// bufdiff-features: 146512 146814 148647 154946 156154 156460 158120 162740 165695 165719 168323
// bufdiff-features: 168858 173800 174170 179739 181789 182283 184030 184962 186849 186959 188790
// bufdiff-features: 196349 197837 201059 202241 205434 205689 210461 213275 214744 215959 228390
// bufdiff-features: 230081 230640 243781 246543 248974 249841 252539 253836 256112 258906 259840
module {
  func.func @main(%arg0: tensor<?xi1> {bufferization.writable = false}, %arg1: tensor<3x2xi5>, %arg2: tensor<3xi1>, %arg3: memref<3x2xi5, strided<[?, ?], offset: ?>>) -> (tensor<3x?xi5>, tensor<?xi1>, tensor<3xi1>) {
    %cast = tensor.cast %arg1 : tensor<3x2xi5> to tensor<3x?xi5>
    %0 = call @f2(%cast) : (tensor<3x?xi5>) -> tensor<3x?xi5>
    %cast_0 = tensor.cast %arg2 : tensor<3xi1> to tensor<?xi1>
    %1:2 = call @f1(%arg2, %cast_0) : (tensor<3xi1>, tensor<?xi1>) -> (tensor<?xi1>, tensor<3xi1>)
    return %0, %1#0, %1#1 : tensor<3x?xi5>, tensor<?xi1>, tensor<3xi1>
  }
  func.func private @f2(%arg0: tensor<3x?xi5>) -> tensor<3x?xi5> {
    return %arg0 : tensor<3x?xi5>
  }
  func.func @f1(%arg0: tensor<3xi1>, %arg1: tensor<?xi1>) -> (tensor<?xi1>, tensor<3xi1>) {
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<3xi1>
    return %arg1, %0 : tensor<?xi1>, tensor<3xi1>
  }
}

