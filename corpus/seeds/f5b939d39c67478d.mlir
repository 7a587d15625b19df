// bufdiff-profile: cfg
// bufdiff-choices: cc239539698dc5f2a1ca11cbf8eabed31ce1af1c970a1a0e14abdc946cb18616467ff22cf5c2d1f4
// bufdiff-choices: 5f4bdb75ddb4e8b7c75eb68f21dd7c4cb5f0c6978a12539c7f3bde8155451dc1fbb60d56a4021c53
// bufdiff-choices: 25efd14e6fc5572293dc8b4e47e0ddf1a717d95d655dfe6c141f298a8a6b0973104f0b7c56abc50b
// bufdiff-choices: df275ba9a84e0e8dba66e65d133fd5642a778873f78e23e1ab6ed6bed6c43351f4a867f2b83e3d5c
// bufdiff-choices: 9fb477aace15a2677e1b44e48e121a53e2296f385821122afbd3af2a4fc753ba67964914dd98a7ea
// bufdiff-choices: 372b8ddc0135a35632f07ca15cae4ed40524fad885f7c4c0a48da8c92aed810541a3b6524e2a6d2d
// bufdiff-choices: 3b488728f8d1f1b9c47711c924255913e6d119d9637a93c41222ba32b1a3264f6112c4869394ace1
// bufdiff-choices: 0cf69625091c5a094bc7eee535a50170631da90a417786d1efb679152c12a93f2b4905d3eda2b666
// bufdiff-choices: 9139792273b142e333eec831ebc3c8ddfc1fbe2fd24e16a6cacc101b929c705068ea2695fe926a5e
// bufdiff-choices: 3ae095cfaca14c5ff96d694ac8a310a8907183643060783f4c1955606f958b88c86621f093a9a091
// bufdiff-choices: 98446b472b627939866500bdb005557bcae4c8d40d0114178117fa99
// bufdiff-features: 2021 2046 2898 3039 3590 5018 5650 6002 6455 7198 7384 9255 9479 10384 11044
// bufdiff-features: 11556 12319 13233 13390 14454 14523 15671 15751 18249 18480 18486 18680 19521
// bufdiff-features: 20337 22095 22195 22280 23052 23191 23787 26568 26716 27672 28814 28835 29123
// bufdiff-features: 29644 30293 30475 30573 30666 32119 34167 35036 36784 38783 39706 39915 40712
// bufdiff-features: 43047 43053 44522 46203 46414 46936 47203 47392 48974 49563 51033 51415 52148
// bufdiff-features: 52558 52900 53180 53469 53659 54998 55021 55113 55463 59145 59291 59525 61969
// bufdiff-features: 62099 62912 63071 63800 63825 63929 64119 64235 64435 64612 64834 65038 65305
// bufdiff-features: 65445 66422 67904 68355 68562 68867 69250 69734 71461 72413 73289 73387 73802
// bufdiff-features: 73851 74450 74507 74548 74833 74864 76700 76728 76953 76988 78283 78430 79493
// bufdiff-features: 81281 81467 81736 82500 82573 82776 83194 84452 84585 84736 85843 86125 86562
// bufdiff-features: 87100 89646 89780 90070 90777 92194 93255 93522 93971 95273 95603 96352 97270
// bufdiff-features: 98524 102786 102788 103005 104315 104931 107009 107186 107234 107425 107593
// bufdiff-features: 108313 109338 109905 110552 111839 111976 112929 113940 114573 115778 117206
// bufdiff-features: 117235 118841 120049 121159 122169 123883 124839 125536 125908 126581 127813
// bufdiff-features: 128916 130135 130933 136346 137045 137053 138823 139986 140479 140534 140841
// bufdiff-features: 140895 141891 142040 142651 142916 143438 144469 144761 145305 146512 149127
// bufdiff-features: 149570 150580 150818 151520 151758 151863 155577 155898 156154 156460 156854
// bufdiff-features: 158120 158640 158897 159348 160756 162280 162371 164669 165373 165636 165695
// bufdiff-features: 165719 166214 166251 168858 169642 170490 170808 171358 171551 172814 173257
// bufdiff-features: 173597 177904 178067 178558 179603 179647 180204 181522 182285 183114 183224
// bufdiff-features: 184030 184279 186578 186959 187798 188790 190725 191863 192422 192628 192771
// bufdiff-features: 193785 194134 195420 195809 196031 196212 196349 196571 196920 197736 197837
// bufdiff-features: 198460 201122 201601 202472 203746 204314 204321 205434 205689 205953 206133
// bufdiff-features: 208623 210022 210301 210351 210461 212494 212628 213275 213669 214248 214621
// bufdiff-features: 215499 215938 215959 216631 216712 216969 217424 217899 221089 222601 223640
// bufdiff-features: 223935 223989 225818 226195 226575 226777 227090 227536 227838 228061 228229
// bufdiff-features: 228291 229226 229266 229598 230081 230104 230640 231583 231941 232327 235433
// bufdiff-features: 236094 236930 239161 239758 240158 240539 243137 243546 244061 245380 245619
// bufdiff-features: 245898 246543 246556 246783 249649 249897 251992 252466 252539 253802 253836
// bufdiff-features: 256112 256235 257368 258882 258906 258994 259528 259840 259846 260044 260130
// bufdiff-features: 261082 262074
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xi64>) -> (tensor<2x2x3xi32>, tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x3xi64>, i32) {
    %0 = tensor.empty() : tensor<3x3xi64>
    %c127_i64 = arith.constant 127 : i64
    %1 = linalg.fill ins(%c127_i64 : i64) outs(%0 : tensor<3x3xi64>) -> tensor<3x3xi64>
    %2:5 = call @f3(%1, %1, %1, %1) : (tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x3xi64>) -> (tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x3xi64>, i64, i64)
    %cast = tensor.cast %1 : tensor<3x3xi64> to tensor<?x3xi64>
    %3 = call @f1(%cast, %2#2, %2#2) : (tensor<?x3xi64>, tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %c127_i64_0 = arith.constant 127 : i64
    %4 = arith.cmpi sle, %2#4, %c127_i64_0 : i64
    cf.cond_br %4, ^bb1(%2#2, %2#2 : tensor<3x3xi64>, tensor<3x3xi64>), ^bb2
  ^bb1(%5: tensor<3x3xi64>, %6: tensor<3x3xi64>):  // pred: ^bb0
    %7 = bufferization.alloc_tensor() copy(%6) : tensor<3x3xi64>
    %c-128_i64 = arith.constant -128 : i64
    %8 = arith.cmpi eq, %2#4, %c-128_i64 : i64
    %9 = scf.if %8 -> (tensor<1x3xi64>) {
      %extracted_slice = tensor.extract_slice %1[0, 0] [1, 3] [1, 1] : tensor<3x3xi64> to tensor<1x3xi64>
      scf.yield %extracted_slice : tensor<1x3xi64>
    } else {
      %extracted_slice = tensor.extract_slice %1[2, 0] [1, 3] [1, 1] : tensor<3x3xi64> to tensor<1x3xi64>
      scf.yield %extracted_slice : tensor<1x3xi64>
    }
    %transposed = linalg.transpose ins(%7 : tensor<3x3xi64>) outs(%1 : tensor<3x3xi64>) permutation = [1, 0] 
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<1x3xi64>) outs(%9 : tensor<1x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %18 = arith.cmpi sgt, %in, %out : i64
      %19 = arith.select %18, %in, %out : i64
      linalg.yield %19 : i64
    } -> tensor<1x3xi64>
    %11 = linalg.min ins(%6, %3 : tensor<3x3xi64>, tensor<3x3xi64>) outs(%5 : tensor<3x3xi64>) -> tensor<3x3xi64>
    %12 = linalg.mul ins(%transposed, %7 : tensor<3x3xi64>, tensor<3x3xi64>) outs(%6 : tensor<3x3xi64>) -> tensor<3x3xi64>
    cf.br ^bb3(%11, %12 : tensor<3x3xi64>, tensor<3x3xi64>)
  ^bb2:  // pred: ^bb0
    %13 = linalg.mul ins(%1, %2#1 : tensor<3x3xi64>, tensor<3x3xi64>) outs(%2#2 : tensor<3x3xi64>) -> tensor<3x3xi64>
    %14 = linalg.min ins(%3, %13 : tensor<3x3xi64>, tensor<3x3xi64>) outs(%2#2 : tensor<3x3xi64>) -> tensor<3x3xi64>
    cf.br ^bb3(%13, %14 : tensor<3x3xi64>, tensor<3x3xi64>)
  ^bb3(%15: tensor<3x3xi64>, %16: tensor<3x3xi64>):  // 2 preds: ^bb1, ^bb2
    %17:3 = call @f2(%15, %15, %15) : (tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x3xi64>) -> (tensor<2x2x3xi32>, tensor<3x3xi64>, i32)
    return %17#0, %16, %2#0, %17#1, %17#2 : tensor<2x2x3xi32>, tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x3xi64>, i32
  }
  func.func private @f3(%arg0: tensor<3x3xi64>, %arg1: tensor<3x3xi64>, %arg2: tensor<3x3xi64>, %arg3: tensor<3x3xi64>) -> (tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x3xi64>, i64, i64) {
    %0 = tensor.empty() : tensor<3x3xi64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg3[%c0, %c0] : tensor<3x3xi64>
    %1 = linalg.fill ins(%extracted : i64) outs(%0 : tensor<3x3xi64>) -> tensor<3x3xi64>
    %2 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%arg3, %1 : tensor<3x3xi64>, tensor<3x3xi64>) outs(%arg3 : tensor<3x3xi64>) -> tensor<3x3xi64>
    %inserted_slice = tensor.insert_slice %arg3 into %0[0, 0] [3, 3] [1, 1] : tensor<3x3xi64> into tensor<3x3xi64>
    %c-128_i64 = arith.constant -128 : i64
    %3 = arith.maxui %extracted, %c-128_i64 : i64
    %4 = bufferization.alloc_tensor() copy(%arg3) : tensor<3x3xi64>
    return %inserted_slice, %2, %4, %3, %extracted : tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x3xi64>, i64, i64
  }
  func.func private @f1(%arg0: tensor<?x3xi64>, %arg1: tensor<3x3xi64>, %arg2: tensor<3x3xi64>) -> tensor<3x3xi64> {
    %0 = tensor.empty() : tensor<3x3xi64>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c1, %c0] : tensor<3x3xi64>
    %1 = linalg.fill ins(%extracted : i64) outs(%0 : tensor<3x3xi64>) -> tensor<3x3xi64>
    return %1 : tensor<3x3xi64>
  }
  func.func private @f2(%arg0: tensor<3x3xi64>, %arg1: tensor<3x3xi64>, %arg2: tensor<3x3xi64>) -> (tensor<2x2x3xi32>, tensor<3x3xi64>, i32) {
    %cst = arith.constant dense<3> : tensor<2x2x3xi32>
    %extracted_slice = tensor.extract_slice %cst[0, 0, 2] [2, 2, 1] [1, 1, 1] : tensor<2x2x3xi32> to tensor<2x2x1xi32>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?x1x3xi32>
    %c-128_i32 = arith.constant -128 : i32
    %1 = linalg.fill ins(%c-128_i32 : i32) outs(%0 : tensor<?x1x3xi32>) -> tensor<?x1x3xi32>
    %2 = linalg.quantized_batch_matmul ins(%extracted_slice, %1, %c-128_i32, %c-128_i32 : tensor<2x2x1xi32>, tensor<?x1x3xi32>, i32, i32) outs(%cst : tensor<2x2x3xi32>) -> tensor<2x2x3xi32>
    %3 = linalg.matmul ins(%arg2, %arg0 : tensor<3x3xi64>, tensor<3x3xi64>) outs(%arg0 : tensor<3x3xi64>) -> tensor<3x3xi64>
    return %2, %3, %c-128_i32 : tensor<2x2x3xi32>, tensor<3x3xi64>, i32
  }
}

