// bufdiff-profile: types
// bufdiff-choices: 9a48a9b39cb075dd133af65e4624d1a3a3cd68a4634324043d3293d09476d410efc407d679291653
// bufdiff-choices: 347051b973dcfe74007ba2575100994a8a1b7f04a7db33de05a8be46dec44892f757fc1c3a28df59
// bufdiff-choices: 9d76a14ccf973e85cbe0a151e6790bafcc125a8f45821bd6de6a081f05c2166ad47713a557c93684
// bufdiff-choices: 0418385b37ab5d3dc3a0633c4b97cc99a77eb89b811a7c79df28fa79b57f5c3afac3b4aafcf1c631
// bufdiff-choices: f63e67ed1ef8fe8d6dafbc608f87618b438d30c81e221f32092442ead68d14574d9a063fad9db309
// bufdiff-choices: 498d0256b1a66c1758b35eb0e5fa4d5d7c16ebbc3da7d20ae9e4fdf728180df0a76882c98976e2a8
// bufdiff-choices: 9a8bd288bb815c104dd995fc735ef8e1949902dee9a319096ff50191cbb55b882d7863f5fb48b756
// bufdiff-choices: d16c430ee5ab1e05cc02ef88852e18e9faaf3517a6841c3caf2830607d261e9dfdb1beff7c54c628
// bufdiff-choices: 5e0a3f2d6b488e0c4ac2a086a1bb44befc492fbf4dea7eb9635cb2dfacc86b
// bufdiff-features: 429 541 961 1536 1631 2124 2507 2898 4795 6363 6611 9479 10384 11162 11759
// bufdiff-features: 12170 12276 13233 13915 14337 14454 14523 14946 15751 15903 16371 18330 18822
// bufdiff-features: 19373 20261 20337 20925 21420 22095 22280 22883 23787 25608 26087 26546 26568
// bufdiff-features: 26891 28464 29590 30666 31543 33084 33353 34034 34167 36784 37289 37314 38420
// bufdiff-features: 38783 39927 42150 42344 43442 44505 45017 45617 46203 48385 48598 48974 48991
// bufdiff-features: 49301 50595 51851 52148 52558 52823 52900 53057 53180 53252 53435 53469 55021
// bufdiff-features: 59145 60596 62641 63071 63929 64119 64120 64435 66422 66821 66995 68355 69007
// bufdiff-features: 71306 72413 72450 72546 72629 74057 74507 76677 76953 76988 78283 78430 78457
// bufdiff-features: 79852 82135 82149 82594 83900 84585 85201 85843 86125 87862 88732 89110 89449
// bufdiff-features: 89646 89780 89812 89862 90097 91365 93255 95407 97270 99038 99383 101847 102560
// bufdiff-features: 104931 105044 107702 107998 108641 109157 110552 111482 111619 112929 113869
// bufdiff-features: 118400 119588 120403 120687 124909 125908 130294 130310 130602 136231 136273
// bufdiff-features: 137045 138366 141238 141891 142040 142509 143896 144724 145865 146512 146792
// bufdiff-features: 149846 153293 154889 154946 155898 156460 157034 158120 158897 160756 160948
// bufdiff-features: 161281 162764 163044 163077 163102 163687 163876 165373 165719 167614 168562
// bufdiff-features: 168858 171551 172814 174170 174930 176782 177211 177355 177677 177904 178067
// bufdiff-features: 178560 180207 181522 184030 184931 186959 187378 188358 188790 189674 190374
// bufdiff-features: 191476 192422 192628 192771 192975 193773 194063 194682 195809 196031 197267
// bufdiff-features: 197837 198798 200358 201059 202241 205434 205689 205859 205953 208017 208849
// bufdiff-features: 210022 210096 210301 210363 210461 212111 212628 213085 215959 216354 216712
// bufdiff-features: 217899 218480 219393 220028 220517 222809 225250 225827 226852 228390 230081
// bufdiff-features: 230104 230640 236238 236909 236930 236986 238254 238796 239031 239241 240100
// bufdiff-features: 240158 240931 241022 244677 245380 246543 246783 246953 247062 247384 248049
// bufdiff-features: 249841 251478 252260 252466 252539 252691 252926 256112 257131 258331 258906
// bufdiff-features: 258994 259493 259840 260463
module {
  func.func @main(%arg0: tensor<?x?x3xindex>, %arg1: index, %arg2: memref<3x1xindex, strided<[?, ?], offset: ?>>, %arg3: memref<?xindex, strided<[?], offset: ?>>) -> (tensor<3x2x3xindex>, tensor<4xindex>, tensor<3x1xindex>, tensor<?xindex>, tensor<1x2x2x2xi32>, tensor<4xindex>, tensor<1x1xindex>, index, index) {
    %cst = arith.constant dense<[[0], [-1], [-2]]> : tensor<3x1xindex>
    %0:2 = call @f3(%cst, %cst) : (tensor<3x1xindex>, tensor<3x1xindex>) -> (tensor<1x1xindex>, tensor<3x1xindex>)
    %1 = tensor.empty() : tensor<3x2x3xindex>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0#1[%c1, %c0] : tensor<3x1xindex>
    %2 = linalg.fill ins(%extracted : index) outs(%1 : tensor<3x2x3xindex>) -> tensor<3x2x3xindex>
    %3:2 = call @f1(%2, %2) : (tensor<3x2x3xindex>, tensor<3x2x3xindex>) -> (tensor<3x2x3xindex>, index)
    %cst_0 = arith.constant dense<[8, 11, 14, 17]> : tensor<4xindex>
    %4:2 = call @f2(%cst_0, %2) : (tensor<4xindex>, tensor<3x2x3xindex>) -> (tensor<4xindex>, tensor<1x2x2x2xi32>)
    %5 = bufferization.to_tensor %arg2 restrict : memref<3x1xindex, strided<[?, ?], offset: ?>> to tensor<3x1xindex>
    %6 = bufferization.to_tensor %arg3 restrict : memref<?xindex, strided<[?], offset: ?>> to tensor<?xindex>
    %cst_1 = arith.constant dense<[[[[3, 6], [9, 12]], [[15, 18], [21, 24]]]]> : tensor<1x2x2x2xi32>
    %7 = linalg.mul ins(%4#1, %cst_1 : tensor<1x2x2x2xi32>, tensor<1x2x2x2xi32>) outs(%4#1 : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
    return %3#0, %4#0, %5, %6, %7, %cst_0, %0#0, %3#1, %arg1 : tensor<3x2x3xindex>, tensor<4xindex>, tensor<3x1xindex>, tensor<?xindex>, tensor<1x2x2x2xi32>, tensor<4xindex>, tensor<1x1xindex>, index, index
  }
  func.func @f2(%arg0: tensor<4xindex>, %arg1: tensor<3x2x3xindex>) -> (tensor<4xindex>, tensor<1x2x2x2xi32>) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c3], %c0 : tensor<4xindex>, vector<3xindex>
    %1 = vector.transfer_write %0, %arg0[%c3] : vector<3xindex>, tensor<4xindex>
    %cst = arith.constant dense<[[[[8, 9], [10, 11]], [[12, 13], [14, 15]]]]> : tensor<1x2x2x2xi32>
    %2 = tensor.empty() : tensor<1x3x3x2xi32>
    %c100_i32 = arith.constant 100 : i32
    %3 = linalg.fill ins(%c100_i32 : i32) outs(%2 : tensor<1x3x3x2xi32>) -> tensor<1x3x3x2xi32>
    %4 = tensor.empty() : tensor<2x2xi32>
    %5 = linalg.pooling_nhwc_sum ins(%3, %4 : tensor<1x3x3x2xi32>, tensor<2x2xi32>) outs(%cst : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
    return %1, %5 : tensor<4xindex>, tensor<1x2x2x2xi32>
  }
  func.func @f1(%arg0: tensor<3x2x3xindex>, %arg1: tensor<3x2x3xindex>) -> (tensor<3x2x3xindex>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[%c0, 0, 0] [1, 2, 2] [1, 1, 2] : tensor<3x2x3xindex> to tensor<2x2xindex>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[%c0, 0, %c1] [1, 2, 2] [1, 1, 1] : tensor<2x2xindex> into tensor<3x2x3xindex>
    %extracted = tensor.extract %inserted_slice[%c1, %c1, %c1] : tensor<3x2x3xindex>
    return %arg0, %extracted : tensor<3x2x3xindex>, index
  }
  func.func private @f3(%arg0: tensor<3x1xindex>, %arg1: tensor<3x1xindex>) -> (tensor<1x1xindex>, tensor<3x1xindex>) {
    %0 = tensor.empty() : tensor<1x3xindex>
    %c7 = arith.constant 7 : index
    %1 = linalg.fill ins(%c7 : index) outs(%0 : tensor<1x3xindex>) -> tensor<1x3xindex>
    %transposed = linalg.transpose ins(%1 : tensor<1x3xindex>) outs(%arg1 : tensor<3x1xindex>) permutation = [1, 0] 
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %1[0, 2] [1, 1] [1, %c1] : tensor<1x3xindex> to tensor<1x1xindex>
    %cast = tensor.cast %extracted_slice : tensor<1x1xindex> to tensor<?x1xindex>
    %inserted_slice = tensor.insert_slice %cast into %0[0, %c2] [%c1, 1] [1, 1] : tensor<?x1xindex> into tensor<1x3xindex>
    return %extracted_slice, %transposed : tensor<1x1xindex>, tensor<3x1xindex>
  }
}

