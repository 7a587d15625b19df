// bufdiff-profile: loops
// bufdiff-choices: 07a98d7c0556abc78aa5e89a03b967b6bed7ec8e8f7336ba7105f390ea968607afff5d047c16a437
// bufdiff-choices: d4ff0e8af348c132fc817417ab8dd8a53d0b40c0e3b6f6fc7cf2399c8b11fd06c811e90fe1c8ab6c
// bufdiff-choices: 352ed9fd3a85537118fad099c3ea46c6f8f28cb92ff85736248208be6209b0f574cb2394c80087f4
// bufdiff-choices: 5fe0a3b6803d4b6507b481acbf0afd6717d953a2c11e8d4053a58762098a2cded2a5f7b5555c6f38
// bufdiff-choices: a8d2e580a61f610eaf9149ca644cb439ba3d42cd0ca31b29bd2dc2fd23308a4e0a8ea627d69e23
// bufdiff-features: 3972 4236 4469 4702 12932 14131 15751 17260 17428 19419 19685 20003 20023 22280
// bufdiff-features: 23643 26568 27508 28066 28464 29968 33853 34299 37656 38513 42502 43700 44522
// bufdiff-features: 44621 44810 45115 46203 47735 47824 49956 51650 52322 58423 60469 61628 63479
// bufdiff-features: 64119 64235 64934 66422 68355 70119 70596 74698 74918 75133 76339 76512 81511
// bufdiff-features: 82565 89178 93165 98518 99061 99969 101823 104775 110816 113374 113626 121000
// bufdiff-features: 121318 122755 123204 123313 123795 124909 125331 126756 126825 130426 132590
// bufdiff-features: 136056 138476 141238 142084 145556 146000 146118 150355 152777 154946 156072
// bufdiff-features: 157919 158012 165539 165719 166125 166763 168734 169543 169628 169998 170463
// bufdiff-features: 172145 174170 175687 176782 177379 179045 179261 186202 186959 189380 189820
// bufdiff-features: 194908 196031 197837 198267 199773 201059 203466 205100 212549 213339 220223
// bufdiff-features: 220780 221588 225016 226357 230081 231457 231527 233919 234392 234718 235375
// bufdiff-features: 237682 239451 246526 246642 249261 249594 251963 252466 253854 253995 254836
// bufdiff-features: 255556 258231 258477
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x3xi64>, %arg1: tensor<?x?xi64>) -> tensor<?x3xi64> {
    %rank = tensor.rank %arg1 : tensor<?x?xi64>
    affine.parallel (%arg2) = (0) to (2) {
      affine.parallel (%arg3) = (0) to (2) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %0:3 = scf.while (%arg4 = %c0, %arg5 = %arg1, %arg6 = %arg1) : (index, tensor<?x?xi64>, tensor<?x?xi64>) -> (index, tensor<?x?xi64>, tensor<?x?xi64>) {
          %1 = arith.index_cast %arg6 : tensor<?x?xi64> to tensor<?x?xindex>
          %dim = tensor.dim %arg1, %c1 : tensor<?x?xi64>
          %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xi64>
          %2 = tensor.empty(%dim, %dim_0) : tensor<?x?xindex>
          %3 = linalg.fill ins(%arg2 : index) outs(%2 : tensor<?x?xindex>) -> tensor<?x?xindex>
          %transposed = linalg.transpose ins(%3 : tensor<?x?xindex>) outs(%1 : tensor<?x?xindex>) permutation = [1, 0] 
          %4 = arith.cmpi ult, %arg4, %c3 : index
          scf.condition(%4) %arg4, %arg5, %arg6 : index, tensor<?x?xi64>, tensor<?x?xi64>
        } do {
        ^bb0(%arg4: index, %arg5: tensor<?x?xi64>, %arg6: tensor<?x?xi64>):
          %concat = tensor.concat dim(1) %arg1, %arg5, %arg6 : (tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
          %1 = arith.addi %arg4, %c1 : index
          %2 = linalg.copy ins(%arg1 : tensor<?x?xi64>) outs(%arg6 : tensor<?x?xi64>) -> tensor<?x?xi64>
          %dim = tensor.dim %arg1, %c1 : tensor<?x?xi64>
          %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xi64>
          %3 = tensor.empty(%dim, %dim_0) : tensor<?x?xi64>
          %c5_i64 = arith.constant 5 : i64
          %4 = linalg.fill ins(%c5_i64 : i64) outs(%3 : tensor<?x?xi64>) -> tensor<?x?xi64>
          %5 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %2 : tensor<?x?xi64>, tensor<?x?xi64>) outs(%arg5 : tensor<?x?xi64>) {
          ^bb0(%in: i64, %in_1: i64, %out: i64):
            %8 = arith.addi %in, %in_1 : i64
            linalg.yield %8 : i64
          } -> tensor<?x?xi64>
          %6 = tensor.empty(%dim_0, %dim) : tensor<?x?xi64>
          %7 = linalg.fill ins(%c5_i64 : i64) outs(%6 : tensor<?x?xi64>) -> tensor<?x?xi64>
          %inserted_slice = tensor.insert_slice %7 into %5[0, 0] [%dim_0, %dim] [1, 1] : tensor<?x?xi64> into tensor<?x?xi64>
          scf.yield %1, %inserted_slice, %2 : index, tensor<?x?xi64>, tensor<?x?xi64>
        }
      }
    }
    return %arg0 : tensor<?x3xi64>
  }
}

