// bufdiff-profile: calls
// bufdiff-choices: 37646a5506e4b6aa62ec4136163234375d12377d0f7bca3e487ec270b338e27850f4dee26b4b49d4
// bufdiff-choices: 32d1744a3fa855a18291c16bee30313eedc2fb1a921ea228ee3135edebbe038b46e4eb0ca6100140
// bufdiff-choices: 9599f72bb2b6cc720f9f4434a8945946b852d845e4dc995bfc26e36e8923214f2ba094985bcc9d12
// bufdiff-choices: e2287e2e2415713c8f8a61124e49060d904e5e31752008c9dd5070f7407ca6409b6db66573d236cb
// bufdiff-choices: ed5db52e78ab23a9a1f1d13ade5851af34ba622a10b71383bc126b0c5e5dd4e3250ba521bff0dde7
// bufdiff-choices: 09e1cb49ff86815d2559b8eb05ed6fabf95a1444ffa7ef5c8f3e3c6b202fe0dc25776970d7da921a
// bufdiff-choices: ab0cd0738f152ea05f
// bufdiff-features: 587 1631 2614 2898 4142 5143 6169 6484 8438 11044 11759 14454 15751 18385 18458
// bufdiff-features: 19419 22280 23787 24184 26546 26568 27556 28564 28814 34167 39927 40712 41802
// bufdiff-features: 41907 45321 46203 46735 46953 47203 48598 49657 51796 52148 52807 52900 53057
// bufdiff-features: 53252 53659 55463 58771 60233 61944 63800 64119 64212 64235 68355 71168 71306
// bufdiff-features: 72403 72413 72450 72909 73319 73802 74034 74485 75893 76677 76953 78283 82011
// bufdiff-features: 82135 83194 84090 84367 84452 84585 85557 86125 88732 89780 90495 91613 92022
// bufdiff-features: 92037 93255 93318 94977 97337 98501 99383 100866 101264 101854 102788 104315
// bufdiff-features: 104339 104931 107614 107805 107892 110552 110780 111619 112929 113374 115778
// bufdiff-features: 117235 118740 119588 119971 120559 120933 121237 122950 125908 127863 129596
// bufdiff-features: 130933 132783 138366 138919 141540 141891 142846 145872 146118 146512 153293
// bufdiff-features: 155898 156460 158120 158710 158897 160515 162971 165719 165750 168323 168858
// bufdiff-features: 169734 174138 175894 178067 178785 182899 183224 184030 188358 188790 188995
// bufdiff-features: 189471 190508 190520 192422 193747 194134 194693 196031 197837 200104 201059
// bufdiff-features: 201509 202241 203746 204350 205434 205689 206380 208017 208289 210406 210461
// bufdiff-features: 214560 215938 216712 219393 221617 221661 227345 228519 228835 229385 230081
// bufdiff-features: 230517 236238 236986 237281 240158 243943 246543 246825 246966 248971 250917
// bufdiff-features: 252466 252539 253836 254310 255068 256112 259840 261091 261714
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xi32>) -> (tensor<3x6xi32>, tensor<3x6xi32>, tensor<3x?xi32>, i32, i32) {
    %0 = tensor.empty() : tensor<3x6xi32>
    %c42_i32 = arith.constant 42 : i32
    %1 = linalg.fill ins(%c42_i32 : i32) outs(%0 : tensor<3x6xi32>) -> tensor<3x6xi32>
    %2:2 = call @f1(%1) : (tensor<3x6xi32>) -> (tensor<3x6xi32>, i32)
    %3 = call @f3(%1) : (tensor<3x6xi32>) -> tensor<3x6xi32>
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %4 = tensor.empty(%c3, %c6) : tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %5 = vector.transfer_read %1[%c1, %c0], %2#1 {in_bounds = [true]} : tensor<3x6xi32>, vector<2xi32>
    %6 = vector.extract %5[1] : i32 from vector<2xi32>
    %7 = vector.broadcast %2#1 : i32 to vector<3xi32>
    %c2 = arith.constant 2 : index
    %8 = vector.transfer_write %7, %1[%c2, %c3] : vector<3xi32>, tensor<3x6xi32>
    %9 = tensor.empty(%c6) : tensor<3x?xi32>
    %10 = linalg.max ins(%1, %8 : tensor<3x6xi32>, tensor<3x6xi32>) outs(%9 : tensor<3x?xi32>) -> tensor<3x?xi32>
    return %2#0, %3, %10, %6, %c42_i32 : tensor<3x6xi32>, tensor<3x6xi32>, tensor<3x?xi32>, i32, i32
  }
  func.func private @f2(%arg0: tensor<3x6xi32>) -> tensor<3x6xi32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2_i32 = arith.constant 2 : i32
    %0 = vector.transfer_read %arg0[%c1, %c0], %c2_i32 {in_bounds = [true]} : tensor<3x6xi32>, vector<2xi32>
    %c2 = arith.constant 2 : index
    %1 = vector.transfer_write %0, %arg0[%c1, %c2] : vector<2xi32>, tensor<3x6xi32>
    return %1 : tensor<3x6xi32>
  }
  func.func private @f1(%arg0: tensor<3x6xi32>) -> (tensor<3x6xi32>, i32) {
    %cst = arith.constant dense<[[2, 1, 0, -1, -2, -3], [-4, -5, -6, -7, -8, -9], [-10, -11, -12, -13, -14, -15]]> : tensor<3x6xi32>
    %0 = linalg.min ins(%arg0, %cst : tensor<3x6xi32>, tensor<3x6xi32>) outs(%arg0 : tensor<3x6xi32>) -> tensor<3x6xi32>
    %1 = memref.alloca_scope  -> (i32) {
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x6xi32>) outs(%0 : tensor<3x6xi32>) {
      ^bb0(%in: i32, %out: i32):
        %5 = arith.ori %in, %out : i32
        %c1_i32_0 = arith.constant 1 : i32
        %6 = arith.shrui %5, %c1_i32_0 : i32
        linalg.yield %6 : i32
      } -> tensor<3x6xi32>
      %c3 = arith.constant 3 : index
      %cast = tensor.cast %0 : tensor<3x6xi32> to tensor<?x6xi32>
      %inserted_slice = tensor.insert_slice %cast into %2[0, 0] [%c3, 6] [1, 1] : tensor<?x6xi32> into tensor<3x6xi32>
      %c6 = arith.constant 6 : index
      %3 = tensor.empty(%c3, %c6) : tensor<?x?xi32>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice : tensor<3x6xi32>) outs(%3 : tensor<?x?xi32>) {
      ^bb0(%in: i32, %out: i32):
        %c-128_i32 = arith.constant -128 : i32
        %5 = arith.ori %in, %c-128_i32 : i32
        %c0_i32 = arith.constant 0 : i32
        %6 = arith.shrui %5, %c0_i32 : i32
        linalg.yield %6 : i32
      } -> tensor<?x?xi32>
      %c1_i32 = arith.constant 1 : i32
      memref.alloca_scope.return %c1_i32 : i32
    }
    return %0, %1 : tensor<3x6xi32>, i32
  }
  func.func private @f3(%arg0: tensor<3x6xi32>) -> tensor<3x6xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    %inserted = tensor.insert %c1_i32 into %arg0[%c0, %c1] : tensor<3x6xi32>
    %0 = call @f2(%inserted) : (tensor<3x6xi32>) -> tensor<3x6xi32>
    return %0 : tensor<3x6xi32>
  }
}

