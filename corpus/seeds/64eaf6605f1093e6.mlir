// bufdiff-profile: calls
// bufdiff-choices: 00cfc3cdfb541d6136b113762397c590a9c1a355b0e33ac7fa022fcb7fbe9484ffff59d91bf56a19
// bufdiff-choices: b26649dba690f39173a40b5d27c7f770134032b4c87794d9816269359629c27754a5e68f3bbf40ca
// bufdiff-choices: 12ad
// bufdiff-features: 294 2442 2943 3398 3579 4752 5100 9479 11546 14884 15440 15751 17232 19426
// bufdiff-features: 24336 24826 26568 29684 33853 34167 34564 34647 38754 40643 40712 41896 44621
// bufdiff-features: 46404 46995 49186 50894 51415 52695 52958 53160 53890 54970 54998 55887 58316
// bufdiff-features: 61350 63440 64235 66312 66320 66765 68355 69403 73833 74362 77283 79972 81411
// bufdiff-features: 85820 88337 89859 93255 94687 95299 95407 98122 98995 101264 103383 107412
// bufdiff-features: 110162 112068 112706 112709 112929 112983 113209 115471 116355 119640 121394
// bufdiff-features: 121626 121977 122367 122764 123148 124232 128456 128768
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1> {bufferization.writable = false}) -> tensor<?xi1> {
    %0 = bufferization.alloc_tensor() : tensor<4xi1>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<4xi1>
    %1 = linalg.fill ins(%extracted : i1) outs(%0 : tensor<4xi1>) -> tensor<4xi1>
    %c4 = arith.constant 4 : index
    %2 = tensor.empty(%c4) : tensor<?xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<4xi1>) outs(%2 : tensor<?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %5 = arith.cmpi slt, %in, %extracted : i1
      %6 = arith.select %5, %in, %extracted : i1
      linalg.yield %6 : i1
    } -> tensor<?xi1>
    bufferization.dealloc_tensor %1 : tensor<4xi1>
    %c2 = arith.constant 2 : index
    %4 = scf.for %arg2 = %c1 to %c2 step %c1 iter_args(%arg3 = %2) -> (tensor<?xi1>) {
      %cast = tensor.cast %arg1 : tensor<4xi1> to tensor<?xi1>
      %cast_0 = tensor.cast %arg0 : tensor<4xi1> to tensor<?xi1>
      %mapped = linalg.map { arith.muli {overflowFlags = #arith.overflow<none>} } ins(%cast, %cast_0 : tensor<?xi1>, tensor<?xi1>) outs(%arg3 : tensor<?xi1>)
      scf.yield %mapped : tensor<?xi1>
    }
    return %3 : tensor<?xi1>
  }
}

