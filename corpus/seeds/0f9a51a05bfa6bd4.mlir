// bufdiff-profile: mixed
// bufdiff-choices: 59a756ac0d6ce7b089d50ab907afbbef2858a1108f24b99eebcdaa107162618f074b2ee3fa94f701
// bufdiff-choices: c999029376a750f3379f04a5d5550245e4a29eee440de6205633481d8a977c6c267696e3b20d88f9
// bufdiff-choices: 2f41a37a162a3525d3761cdedc63c0f1295187b910d27e0931b28b473141e92d26894a4a0d931b63
// bufdiff-choices: c72662b5113241fefb3d68043044388e0fd15f85f5ca0739f221aea1edbd24e45e
// bufdiff-features: 3398 3579 4280 9293 9479 13233 14884 15751 16822 17036 20261 22095 22280 23787
// bufdiff-features: 24747 26369 26414 26568 30666 34159 34167 36784 37007 37231 38754 40712 43442
// bufdiff-features: 44132 45765 46203 46404 48598 49605 49657 50894 51415 52486 52558 52695 52900
// bufdiff-features: 54658 54998 55113 60686 63071 64235 66312 66422 68355 70544 71050 71306 73802
// bufdiff-features: 73833 74057 76700 76953 77283 80894 81736 82135 82885 83634 85153 85562 85843
// bufdiff-features: 86937 88732 89780 91074 95273 95407 96431 97715 99383 100980 101105 102809
// bufdiff-features: 102921 105795 107412 108012 110780 112929 113142 113940 117775 119724 120772
// bufdiff-features: 121132 124839 127329 131366 132429 134766 138086 139885 144303 146001 146512
// bufdiff-features: 146711 147477 148401 150313 150413 150631 152226 153293 155408 155898 156460
// bufdiff-features: 158120 158476 158897 159421 160756 162971 165636 165719 168640 168833 168858
// bufdiff-features: 171053 171134 171715 173166 177182 178019 178067 180469 184030 186959 188571
// bufdiff-features: 188790 192087 192422 194134 194714 196031 196048 197392 197837 198820 200632
// bufdiff-features: 201059 203000 205434 205689 210096 210351 210363 210406 210461 212628 216034
// bufdiff-features: 216581 225759 225818 227372 227536 228291 228354 228390 230329 234455 243137
// bufdiff-features: 243140 243546 243778 246543 247384 250415 250712 251217 251478 251992 252466
// bufdiff-features: 252539 253439 253484 256247 258906 259528 259840
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x3x3xi32>, %arg1: index) -> (tensor<?x3x?xi32>, tensor<?x3x?xi32>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3, %c3) : tensor<?x3x?xi32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c0, %c2, %c2] : tensor<3x3x3xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<?x3x?xi32>) -> tensor<?x3x?xi32>
    %cast = tensor.cast %1 : tensor<?x3x?xi32> to tensor<3x3x3xi32>
    %cast_0 = tensor.cast %arg0 : tensor<3x3x3xi32> to tensor<?x?x?xi32>
    %2 = call @f1(%arg0, %cast, %cast_0, %cast) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<?x?x?xi32>, tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg2 = %c0 to %c0 step %c1 iter_args(%arg3 = %1) -> (tensor<?x3x?xi32>) {
      %cast_1 = tensor.cast %2 : tensor<3x3x3xi32> to tensor<?x3x?xi32>
      %mapped = linalg.map ins(%1, %cast_1 : tensor<?x3x?xi32>, tensor<?x3x?xi32>) outs(%arg3 : tensor<?x3x?xi32>)
        (%in: i32, %in_2: i32, %init: i32) {
          %4 = arith.addi %in, %in_2 : i32
          %c6_i32 = arith.constant 6 : i32
          %5 = arith.shli %4, %c6_i32 : i32
          linalg.yield %5 : i32
        }
      scf.yield %mapped : tensor<?x3x?xi32>
    }
    return %1, %3 : tensor<?x3x?xi32>, tensor<?x3x?xi32>
  }
  func.func @f1(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x3x3xi32>, %arg2: tensor<?x?x?xi32>, %arg3: tensor<3x3x3xi32>) -> tensor<3x3x3xi32> {
    %true = arith.constant true
    %0 = call @either1(%arg3, %arg0, %true) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>, i1) -> tensor<3x3x3xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c-128_i32 = arith.constant -128 : i32
    %inserted = tensor.insert %c-128_i32 into %arg3[%c2, %c1, %c2] : tensor<3x3x3xi32>
    %1 = tensor.empty() : tensor<3x3x3xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<3x3x3xi32>) outs(%1 : tensor<3x3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x3x3xi32>
    return %inserted : tensor<3x3x3xi32>
  }
  func.func private @either1(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x3x3xi32>, %arg2: i1) -> tensor<3x3x3xi32> {
    %0 = arith.select %arg2, %arg0, %arg1 : tensor<3x3x3xi32>
    return %0 : tensor<3x3x3xi32>
  }
}

