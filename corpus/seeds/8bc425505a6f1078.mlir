// bufdiff-profile: slices
// bufdiff-choices: 67759ce407f9f3b9330efb277ab866bf8b46f4a1037efd34e33e8045ccd1a7a0c069467fac605938
// bufdiff-choices: 32eaca90c76bd589cd07362d6ed400bd7bd365a30303590bb61082de182573e626644f75250984fa
// bufdiff-choices: 8c17ce110cc47824affb964ffd530c75747261f3f92fffbeb46674afcf19e9ce71ac4ed8f175a177
// bufdiff-choices: 566727e0aea58b1fc2ba4ff89e472817b4f2c6695eb70484b607d5092f03adbe93fc426a6debf127
// bufdiff-choices: 855f0bef6327149bf087cfdd0573c78f9c75e9acded090fd512f1141804138a88426964daf99761e
// bufdiff-choices: b63b0548b1ac2a4934293aa04703c7a609bd8712b78238c3683c0f7125c3ff608bce05a9b9ea2561
// bufdiff-choices: c23f4ab7a96909c27537aadaed256be1fc67
// bufdiff-features: 961 2339 2650 3579 6360 6363 9479 10255 10345 11162 11441 13233 15424 15751
// bufdiff-features: 15989 16417 16682 17036 19100 19419 21044 21883 22280 23787 25803 26414 26568
// bufdiff-features: 27725 28464 28807 29968 34167 36132 36784 37054 38783 40712 42150 43074 43942
// bufdiff-features: 44589 46203 47392 47903 48598 48974 49355 49657 51851 52140 52558 52807 52900
// bufdiff-features: 52928 53252 53469 53950 54385 55125 57745 59145 63071 63613 64120 64235 64652
// bufdiff-features: 65515 66422 68355 70119 71306 71851 71980 72629 73335 73802 74057 75126 75975
// bufdiff-features: 76953 77283 78283 78430 78457 78796 79184 79288 79782 79852 81736 82135 82847
// bufdiff-features: 84292 84625 85668 86125 86357 86837 89780 90070 90097 90198 90543 96472 97715
// bufdiff-features: 98196 98501 99383 99723 100059 103851 104931 107425 108053 108800 109732 110780
// bufdiff-features: 112929 113041 114139 115101 117235 119345 119613 120295 121178 123446 123585
// bufdiff-features: 124909 125048 125573 126321 127711 127830 127863 128916 130574 130602 132244
// bufdiff-features: 132590 132693 134401 138086 139530 139626 140302 140712 141238 142040 142369
// bufdiff-features: 142559 144648 144761 146451 146512 147358 150313 150348 152187 153063 153293
// bufdiff-features: 153470 154035 154889 154946 156460 157953 158120 158897 159348 159421 159724
// bufdiff-features: 160156 160756 162295 162698 162740 162971 165695 165719 166037 166303 166431
// bufdiff-features: 166831 167164 168640 168645 168766 172127 173166 173354 174170 176031 176782
// bufdiff-features: 176851 178067 180542 180710 184027 184030 186959 188790 189674 190154 190969
// bufdiff-features: 191911 192422 192771 192952 193059 193773 194063 194134 194682 194787 196031
// bufdiff-features: 197000 197837 197960 198460 200685 201059 201509 201601 202241 202444 203000
// bufdiff-features: 204212 204314 205434 206056 208947 210096 210363 210406 210461 210706 211508
// bufdiff-features: 212365 215055 217183 217899 218141 218635 219393 221617 223315 223783 223989
// bufdiff-features: 224815 225759 226357 229266 230081 230640 231239 232690 234206 235141 235144
// bufdiff-features: 235375 235477 236930 237454 239241 240158 240951 242811 242872 243137 243808
// bufdiff-features: 245380 245861 246362 246543 248049 250303 252466 252539 253241 253782 257251
// bufdiff-features: 258239 259528 259840 261556 261802
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x2x?xi8>, %arg1: i64) -> (tensor<?x2x?xi8>, tensor<3x2x3xi8>, tensor<?x2x?xi8>, tensor<?x2x?xi8>, tensor<3x?x?xi8>, i8) {
    %0 = tensor.empty() : tensor<3x2x3xi8>
    %c9_i8 = arith.constant 9 : i8
    %1 = linalg.fill ins(%c9_i8 : i8) outs(%0 : tensor<3x2x3xi8>) -> tensor<3x2x3xi8>
    %2:2 = call @f1(%arg0, %1) : (tensor<?x2x?xi8>, tensor<3x2x3xi8>) -> (tensor<?x2x?xi8>, tensor<3x2x3xi8>)
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %3:3 = scf.for %arg2 = %c1 to %c2 step %c1 iter_args(%arg3 = %2#0, %arg4 = %2#1, %arg5 = %arg0) -> (tensor<?x2x?xi8>, tensor<3x2x3xi8>, tensor<?x2x?xi8>) {
      %c0 = arith.constant 0 : index
      %5 = vector.transfer_read %1[%arg2, %c1, %c1], %c9_i8 : tensor<3x2x3xi8>, vector<2xi8>
      %6 = vector.extract %5[1] : i8 from vector<2xi8>
      %7 = func.call @same3(%arg5) : (tensor<?x2x?xi8>) -> tensor<?x2x?xi8>
      %dim = tensor.dim %arg0, %c0 : tensor<?x2x?xi8>
      %dim_0 = tensor.dim %arg0, %c2 : tensor<?x2x?xi8>
      %8 = tensor.empty(%dim, %c2, %dim_0) : tensor<?x?x?xi8>
      %9 = linalg.fill ins(%6 : i8) outs(%8 : tensor<?x?x?xi8>) -> tensor<?x?x?xi8>
      %10 = linalg.sub ins(%2#0, %9 : tensor<?x2x?xi8>, tensor<?x?x?xi8>) outs(%arg5 : tensor<?x2x?xi8>) -> tensor<?x2x?xi8>
      %11 = tensor.empty(%dim, %dim_0) : tensor<?x2x?xi8>
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<?x2x?xi8>) outs(%11 : tensor<?x2x?xi8>) {
      ^bb0(%in: i8, %out: i8):
        linalg.yield %in : i8
      } -> tensor<?x2x?xi8>
      %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %9 : tensor<?x2x?xi8>, tensor<?x?x?xi8>) outs(%arg5 : tensor<?x2x?xi8>) {
      ^bb0(%in: i8, %in_2: i8, %out: i8):
        %16 = arith.addi %in, %in_2 : i8
        %c5_i8 = arith.constant 5 : i8
        %17 = arith.divui %16, %c5_i8 : i8
        %18 = arith.xori %17, %out : i8
        linalg.yield %18 : i8
      } -> tensor<?x2x?xi8>
      %cst_1 = arith.constant dense<100> : tensor<3x3x2xi8>
      %transposed = linalg.transpose ins(%cst_1 : tensor<3x3x2xi8>) outs(%arg4 : tensor<3x2x3xi8>) permutation = [1, 2, 0] 
      %14 = tensor.empty() : tensor<1xi8>
      %15 = linalg.pooling_nwc_max ins(%12, %14 : tensor<?x2x?xi8>, tensor<1xi8>) outs(%arg3 : tensor<?x2x?xi8>) -> tensor<?x2x?xi8>
      scf.yield %15, %transposed, %13 : tensor<?x2x?xi8>, tensor<3x2x3xi8>, tensor<?x2x?xi8>
    }
    %cast = tensor.cast %1 : tensor<3x2x3xi8> to tensor<3x?x?xi8>
    %cst = arith.constant dense<[[[2, 3, 4], [5, 6, 7]], [[8, 9, 10], [11, 12, 13]], [[14, 15, 16], [17, 18, 19]]]> : tensor<3x2x3xi8>
    %4 = call @f2(%cast, %cst) : (tensor<3x?x?xi8>, tensor<3x2x3xi8>) -> tensor<3x?x?xi8>
    return %3#2, %3#1, %3#0, %arg0, %4, %c9_i8 : tensor<?x2x?xi8>, tensor<3x2x3xi8>, tensor<?x2x?xi8>, tensor<?x2x?xi8>, tensor<3x?x?xi8>, i8
  }
  func.func private @f2(%arg0: tensor<3x?x?xi8>, %arg1: tensor<3x2x3xi8>) -> tensor<3x?x?xi8> {
    %cst = arith.constant dense<[[[5, 6, 7], [8, 9, 10]], [[11, 12, 13], [14, 15, 16]], [[17, 18, 19], [20, 21, 22]]]> : tensor<3x2x3xi8>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c2, %c0, %c1] : tensor<3x2x3xi8>
    %inserted = tensor.insert %extracted into %arg1[%c2, %c0, %c1] : tensor<3x2x3xi8>
    return %arg0 : tensor<3x?x?xi8>
  }
  func.func @f1(%arg0: tensor<?x2x?xi8>, %arg1: tensor<3x2x3xi8>) -> (tensor<?x2x?xi8>, tensor<3x2x3xi8>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x2x?xi8>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg0, %c2 : tensor<?x2x?xi8>
    %0 = tensor.empty(%dim, %dim_0) : tensor<2x?x?xi8>
    %c5_i8 = arith.constant 5 : i8
    %1 = linalg.fill ins(%c5_i8 : i8) outs(%0 : tensor<2x?x?xi8>) -> tensor<2x?x?xi8>
    %transposed = linalg.transpose ins(%1 : tensor<2x?x?xi8>) outs(%arg0 : tensor<?x2x?xi8>) permutation = [1, 0, 2] 
    return %transposed, %arg1 : tensor<?x2x?xi8>, tensor<3x2x3xi8>
  }
  func.func private @same3(%arg0: tensor<?x2x?xi8>) -> tensor<?x2x?xi8> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x2x?xi8>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg0, %c2 : tensor<?x2x?xi8>
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0, 0, 0] [%dim, 2, %dim_0] [1, 1, 1] : tensor<?x2x?xi8> into tensor<?x2x?xi8>
    return %arg0 : tensor<?x2x?xi8>
  }
}

