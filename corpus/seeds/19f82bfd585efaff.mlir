// bufdiff-profile: mixed
// bufdiff-choices: d21f44f2bc934eb9a5c1567e71624950bccb7169631b5ca9631c8ccfa84c1e03f42800d24713b3de
// bufdiff-choices: 910a8a2101d326d0d9fca448220e0b73b04cae90c76520fefcfb9c5f8cc869bb03dcebec7569c44c
// bufdiff-choices: 2e215008a8c0b350318c73e3a092da5159a10bef7b482926d555dff00a2c0be0f58d31d34d298479
// bufdiff-choices: d99279c98cdcedfec0f16ab765e54050306438387b4f1012e6aecbfd80d3663a4ce5f7e017e7698b
// bufdiff-choices: da452ee35748d94505b4a8555b02329245bab721f697cbcee65d89972ffd051fe19cae10285269f3
// bufdiff-choices: f06738803effb8172804ce4be17a53467a4166205f1e0d2dd389d1a60765057ab98f66210709f93b
// bufdiff-choices: 915a2ce664bb426d5c93d4a3f92eaa8dbcf616fd68d93f10c826c72e88656d25fb2e3ce12b8bd31f
// bufdiff-choices: c81c08b75dc6bbf3bdb9f0e3e3f2297fd29992312dd2f1a893115f1ff486257bbfa5fed80df53b2c
// bufdiff-choices: 35eb06d3df2f2b5789f113f4b2c7cf4067ce38852ae6f493708a75a2d073af454dcfb3bf971cfc06
// bufdiff-choices: 6db9b4c1f5f30ef0faea2dc84280b87a1c31
// bufdiff-features: 435 2898 3398 3579 4165 5187 6169 7122 8575 9479 9864 10384 10872 11162 12170
// bufdiff-features: 13233 14454 14704 15751 15786 15903 19442 22095 22280 23787 24402 25898 26546
// bufdiff-features: 26568 27725 27869 28564 28814 28999 29590 30293 30666 31563 31864 31877 33853
// bufdiff-features: 33887 34159 34167 36784 36936 38783 39927 40519 40712 42344 42467 42858 43092
// bufdiff-features: 44167 44621 45031 46203 46404 47392 47554 48185 48598 48974 50894 52062 52322
// bufdiff-features: 52558 52695 52807 52900 53244 53469 54003 54998 55276 55561 58308 58794 60233
// bufdiff-features: 60686 61944 63800 63929 64119 64120 64235 66422 67520 68355 71306 72413 72909
// bufdiff-features: 73287 73289 73802 73833 74057 74507 76677 77617 78283 78430 80422 81736 82135
// bufdiff-features: 83194 84585 84922 85219 85843 86125 87199 88958 89250 89780 89946 90070 92022
// bufdiff-features: 92194 93255 94961 95407 96353 97715 98291 98501 99228 100164 100262 101823
// bufdiff-features: 103339 103583 104140 104931 105579 105700 107783 108012 109408 110162 110552
// bufdiff-features: 110780 111024 111976 112929 115778 117235 119764 120049 120094 124839 125908
// bufdiff-features: 126398 127813 130824 130933 131366 135464 136030 137045 137343 137477 140929
// bufdiff-features: 142040 142274 142393 142846 143172 144724 144761 146512 150313 150818 151758
// bufdiff-features: 152226 153293 153896 155168 155408 155898 156191 156460 157034 158120 158121
// bufdiff-features: 158710 158897 159895 160756 162764 162819 162971 165373 165636 165719 165817
// bufdiff-features: 166037 166169 168323 168815 168858 169734 171204 171715 172236 173166 174281
// bufdiff-features: 175248 175786 177167 177182 177355 177904 178067 178549 181290 181522 181789
// bufdiff-features: 182326 183645 184030 184863 186088 186959 188358 188790 188995 189391 190520
// bufdiff-features: 192422 192595 192628 192771 192991 194134 196031 196787 197837 197849 201059
// bufdiff-features: 202085 202241 203746 204195 205434 205689 207124 207731 208944 209108 210022
// bufdiff-features: 210301 210461 211884 213275 215959 217899 219107 219393 220517 221661 223989
// bufdiff-features: 225250 225759 225827 226580 227345 227536 227654 227677 228291 228390 230081
// bufdiff-features: 230517 230640 231330 231636 232941 233533 236024 236930 239069 240158 240311
// bufdiff-features: 242101 243140 243546 243967 244107 245380 245619 245861 246543 246783 246825
// bufdiff-features: 250712 252466 252539 252919 253836 258331 258906 259840 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x5xf32> {bufferization.writable = false}, %arg1: tensor<4x4xf32> {bufferization.writable = false}, %arg2: tensor<5x3xf32>, %arg3: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<3x5xf32>, tensor<3xf32>) {
    %0:3 = call @f1(%arg1) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    %1 = call @f3(%arg0) : (tensor<3x5xf32>) -> tensor<3x4xf32>
    %cst = arith.constant dense<[[8.500000e+00, 7.500000e+00, 6.500000e+00, 5.500000e+00, 4.500000e+00], [3.500000e+00, 2.500000e+00, 1.500000e+00, 5.000000e-01, -5.000000e-01], [-1.500000e+00, -2.500000e+00, -3.500000e+00, -4.500000e+00, -5.500000e+00]]> : tensor<3x5xf32>
    %c5 = arith.constant 5 : index
    %2 = tensor.empty(%c5) : tensor<3x?xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %0#0[%c0, %c3] : tensor<4x4xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<3x?xf32>) -> tensor<3x?xf32>
    %cast = tensor.cast %3 : tensor<3x?xf32> to tensor<3x5xf32>
    %4:2 = call @f2(%cst, %cast) : (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<?x5xf32>, f32)
    %c1 = arith.constant 1 : index
    %5 = scf.for %arg4 = %c1 to %c1 step %c1 iter_args(%arg5 = %cst) -> (tensor<3x5xf32>) {
      %7 = scf.for %arg6 = %c0 to %arg4 step %c1 iter_args(%arg7 = %arg5) -> (tensor<3x5xf32>) {
        %c2_0 = arith.constant 2 : index
        %extracted_1 = tensor.extract %arg7[%c0, %c2_0] : tensor<3x5xf32>
        %8 = arith.index_cast %arg6 : index to i64
        %9 = arith.sitofp %8 : i64 to f32
        %inserted = tensor.insert %9 into %arg7[%c2_0, %arg4] : tensor<3x5xf32>
        %cast_2 = tensor.cast %4#0 : tensor<?x5xf32> to tensor<3x5xf32>
        %mapped = linalg.map { arith.minimumf } ins(%cst, %cast_2 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%inserted : tensor<3x5xf32>)
        scf.yield %mapped : tensor<3x5xf32>
      }
      scf.yield %7 : tensor<3x5xf32>
    }
    %6 = linalg.max ins(%5, %4#0 : tensor<3x5xf32>, tensor<?x5xf32>) outs(%5 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %5[0, %c2] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3xf32>
    return %0#1, %0#2, %1, %6, %extracted_slice : tensor<4x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<3x5xf32>, tensor<3xf32>
  }
  func.func private @f3(%arg0: tensor<3x5xf32>) -> tensor<3x4xf32> {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty() : tensor<3x4xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %cast = tensor.cast %1 : tensor<3x4xf32> to tensor<?x4xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [%c3, 4] [1, 1] : tensor<?x4xf32> into tensor<3x5xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @f1(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
    %0 = tensor.empty() : tensor<4x4xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0) -> (tensor<4x4xf32>) {
      %5 = vector.transfer_read %arg0[%c3, %c1], %cst : tensor<4x4xf32>, vector<3xf32>
      %6 = vector.transfer_write %5, %1[%c0, %c1] : vector<3xf32>, tensor<4x4xf32>
      %7 = linalg.copy ins(%1 : tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %7 : tensor<4x4xf32>
    }
    %3 = tensor.empty() : tensor<4x4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x4xf32>) outs(%3 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.cmpf ogt, %in, %cst : f32
      %6 = arith.select %5, %in, %cst : f32
      linalg.yield %6 : f32
    } -> tensor<4x4xf32>
    return %2, %4, %1 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func @f2(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<?x5xf32>, f32) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0] [3, 5] [1, 1] : tensor<3x5xf32> into tensor<3x5xf32>
    %cast = tensor.cast %inserted_slice : tensor<3x5xf32> to tensor<?x5xf32>
    %cst = arith.constant 7.250000e+00 : f32
    return %cast, %cst : tensor<?x5xf32>, f32
  }
}

