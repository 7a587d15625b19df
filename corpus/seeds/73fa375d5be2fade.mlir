// bufdiff-profile: mixed
// bufdiff-choices: 00cfc3cdfb541d6136b113762397c590a9c1a355b0e33ac7fa022fcb7fbe9484ffff59d91bf56a19
// bufdiff-choices: b26649dba690f39173a40b5d27c7f770134032b4c87794d9816269359629c27754a5e68f3bbf40ca
// bufdiff-choices: 12add3309e79c2d8fcab136e57bf
// bufdiff-features: 70 2684 5450 6430 6998 7178 9479 10166 14525 14929 15751 17232 20978 21911
// bufdiff-features: 22280 23787 23874 24081 24458 24826 25609 26568 27767 30092 30725 33530 33853
// bufdiff-features: 34647 35239 35507 37786 38229 39907 41884 42680 43066 43098 44333 45897 47093
// bufdiff-features: 47762 48600 50857 50894 52774 55130 55887 56140 57227 59115 60094 60422 63062
// bufdiff-features: 64235 64959 64976 65011 66422 66765 68334 68355 69032 69987 70119 70389 71122
// bufdiff-features: 71681 72975 74617 74698 76915 77141 77761 79099 81707 82383 83758 88000 88341
// bufdiff-features: 88716 89109 90477 93106 94651 98201 98627 99009 99757 101264 101854 107882
// bufdiff-features: 108221 108992 113038 113374 114130 115990 121089 121394 122233 122575 123015
// bufdiff-features: 123238 123503 124232 126770 126877 127160 127329 127757 127922 128817 129089
// bufdiff-features: 129926 130006
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
    %0 = memref.alloca_scope  -> (i1) {
      %cast = tensor.cast %arg1 : tensor<4xi1> to tensor<?xi1>
      %c2 = arith.constant 2 : index
      %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c2, %c2] : tensor<?xi1> into tensor<?x?xi1>
      %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded : tensor<?x?xi1>, tensor<?x?xi1>) outs(%expanded : tensor<?x?xi1>) {
      ^bb0(%in: i1, %in_0: i1, %out: i1):
        %6 = arith.andi %in, %in_0 : i1
        %7 = arith.minsi %6, %out : i1
        linalg.yield %7 : i1
      } -> tensor<?x?xi1>
      %collapsed = tensor.collapse_shape %1 [[0, 1]] : tensor<?x?xi1> into tensor<?xi1>
      %2 = tensor.empty() : tensor<i1>
      %true = arith.constant true
      %3 = linalg.fill ins(%true : i1) outs(%2 : tensor<i1>) -> tensor<i1>
      %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%3 : tensor<i1>) outs(%collapsed : tensor<?xi1>) {
      ^bb0(%in: i1, %out: i1):
        %6 = arith.minsi %in, %out : i1
        linalg.yield %6 : i1
      } -> tensor<?xi1>
      %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xi1>) outs(%collapsed : tensor<?xi1>) {
      ^bb0(%in: i1, %out: i1):
        %6 = arith.ori %in, %out : i1
        linalg.yield %6 : i1
      } -> tensor<?xi1>
      %mapped = linalg.map ins(%3, %3, %3 : tensor<i1>, tensor<i1>, tensor<i1>) outs(%3 : tensor<i1>)
        (%in: i1, %in_0: i1, %in_1: i1, %init: i1) {
          %6 = arith.minui %in, %in_0 : i1
          %7 = arith.xori %6, %in_1 : i1
          linalg.yield %7 : i1
        }
      %extracted = tensor.extract %mapped[] : tensor<i1>
      memref.alloca_scope.return %true : i1
    }
    return %arg1 : tensor<4xi1>
  }
}

