// bufdiff-profile: idioms
// bufdiff-choices: 0a77a0a9faf33252b4337f9894990b98927971f36a602a178c3bc346b1508459758e96f028468fcc
// bufdiff-choices: 14d14088b078f4ea2c9b7aff1d6079304f26bed38d8b6dbfd7403f0249273b854babc2b589c27d11
// bufdiff-choices: ee13b706c52ffd93d4b2f1852607321e4105ea0c32bd7fa8542b5d0701d6c4fa5b430ed7913af6db
// bufdiff-choices: bf6b0e6a7e7214d88340418aa4c33335c810eb322a4a6ae780a788e63164ffd50d8719
// bufdiff-features: 2786 8971 9479 13623 15751 16822 18822 21036 22280 23787 24044 26369 26568
// bufdiff-features: 30666 34167 36784 37007 40712 43061 43442 46203 46325 48598 51415 52558 53448
// bufdiff-features: 54998 64235 68355 71306 73802 74507 76953 78180 78796 79726 81736 82135 85843
// bufdiff-features: 86937 88048 88480 91074 91802 95013 95273 96431 102809 105573 109932 109949
// bufdiff-features: 110454 112751 112929 113901 116671 120772 121105 125390 125702 131117 132782
// bufdiff-features: 138058 138086 139885 146512 146711 153446 155446 155898 156460 158476 160156
// bufdiff-features: 160756 165719 168165 168815 171053 173035 178067 180469 180699 182117 186959
// bufdiff-features: 188217 188790 191911 192422 194134 196031 197837 197849 201059 202241 204620
// bufdiff-features: 205434 205689 208396 210092 210461 214560 214869 216712 229266 240417 243546
// bufdiff-features: 246543 251217 252466 253484 253836 259528 259840 260007 261714
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?xindex>, %arg1: tensor<3x3xindex>) -> (tensor<?x2x2x2xi32>, i64) {
    %0 = tensor.empty() : tensor<2x2x2x2xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
    %2 = tensor.empty() : tensor<2x1x2x1xi32>
    %3 = linalg.fill ins(%c0_i32 : i32) outs(%2 : tensor<2x1x2x1xi32>) -> tensor<2x1x2x1xi32>
    %4 = linalg.mmt4d ins(%3, %3 : tensor<2x1x2x1xi32>, tensor<2x1x2x1xi32>) outs(%1 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
    %5 = call @either1(%1, %4) : (tensor<2x2x2x2xi32>, tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
    %c1_i32 = arith.constant 1 : i32
    %6 = linalg.fill ins(%c1_i32 : i32) outs(%1 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x2x2x2xi32>) outs(%6 : tensor<2x2x2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %8 = arith.ori %in, %out : i32
      %c4_i32 = arith.constant 4 : i32
      %9 = arith.shrui %8, %c4_i32 : i32
      linalg.yield %9 : i32
    } -> tensor<2x2x2x2xi32>
    %cast = tensor.cast %7 : tensor<2x2x2x2xi32> to tensor<?x2x2x2xi32>
    %c0_i64 = arith.constant 0 : i64
    return %cast, %c0_i64 : tensor<?x2x2x2xi32>, i64
  }
  func.func private @either1(%arg0: tensor<2x2x2x2xi32>, %arg1: tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c0, %c0, %c0, %c1] : tensor<2x2x2x2xi32>
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.cmpi eq, %extracted, %c9_i32 : i32
    %1 = arith.select %0, %arg0, %arg1 : tensor<2x2x2x2xi32>
    return %1 : tensor<2x2x2x2xi32>
  }
}

