// bufdiff-profile: loops
// bufdiff-choices: 19699a6d31485a50a1796bd9211f2205a691115a1127b88562a825693e947ec1912379bb896561ab
// bufdiff-choices: e7c21879af7c7a146e70e953778560c2431df6f728bc592cc0c2beb94853d2057fa80843a11250d6
// bufdiff-choices: 71492748158cbabed8c7cf42b7ff6004171b29b98695464332
// bufdiff-features: 2437 4752 5753 9479 10035 10686 11538 11695 14483 14884 15751 16640 16802 16894
// bufdiff-features: 17232 18480 18486 20237 21026 21609 23260 25481 26568 28181 28722 29684 34564
// bufdiff-features: 34647 35231 38528 39540 40011 40540 43481 43631 46476 48502 49470 51415 52958
// bufdiff-features: 53779 54998 57510 58303 58502 61896 63470 64235 64959 66765 66888 68355 69032
// bufdiff-features: 69735 69987 73607 74362 74422 76820 78034 81612 84853 85870 87791 88337 89109
// bufdiff-features: 93255 93743 95273 95285 95407 95587 96634 97131 98409 98968 99009 99512 99667
// bufdiff-features: 99980 100502 102690 103893 106716 110085 112065 112474 112709 112929 113674
// bufdiff-features: 115471 115990 116479 117769 119068 120265 121394 122967 123369 123770 124516
// bufdiff-features: 125048 126320 126573 128456 128768 129278
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<4xi64>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<4xi64>, tensor<4xi64>) outs(%arg0 : tensor<4xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.subi %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<4xi64>
    %c1 = arith.constant 1 : index
    %1 = scf.index_switch %c1 -> tensor<4xi64> 
    case 0 {
      scf.yield %arg0 : tensor<4xi64>
    }
    case 2 {
      %c3 = arith.constant 3 : index
      %2 = tensor.empty(%c3, %c2) : tensor<3x?x?xi32>
      %c3_i32 = arith.constant 3 : i32
      %3 = linalg.fill ins(%c3_i32 : i32) outs(%2 : tensor<3x?x?xi32>) -> tensor<3x?x?xi32>
      %4 = tensor.empty(%c3) : tensor<?x4x2xi32>
      %5 = linalg.fill ins(%c3_i32 : i32) outs(%4 : tensor<?x4x2xi32>) -> tensor<?x4x2xi32>
      %6 = tensor.empty() : tensor<2xi32>
      %7 = linalg.pooling_nwc_max ins(%5, %6 : tensor<?x4x2xi32>, tensor<2xi32>) outs(%3 : tensor<3x?x?xi32>) -> tensor<3x?x?xi32>
      %8 = tensor.empty() : tensor<4xi1>
      %true = arith.constant true
      %9 = linalg.fill ins(%true : i1) outs(%8 : tensor<4xi1>) -> tensor<4xi1>
      %10 = linalg.select ins(%9, %0, %arg0 : tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
      scf.yield %10 : tensor<4xi64>
    }
    default {
      %2 = tensor.empty() : tensor<4xi64>
      %3 = linalg.fill ins(%extracted : i64) outs(%2 : tensor<4xi64>) -> tensor<4xi64>
      %4 = linalg.min ins(%0, %3 : tensor<4xi64>, tensor<4xi64>) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
      scf.yield %4 : tensor<4xi64>
    }
    return %1 : tensor<4xi64>
  }
}

