// bufdiff-profile: mixed
// bufdiff-choices: 0750534d5d8831f0e4382399603bb035a9e6efd59fa007b3635fa267c7dbdd42f027c74771a40272
// bufdiff-choices: a11ebf719ba104675f508b73b8649822035f066c6ba18387993f41cb0a8df3b33578255d84bb82df
// bufdiff-choices: fe55452aa0263def699a43f944853d69b8ae2c4889f53e9688697bfe09fdb3697210ff8b11010b9a
// bufdiff-choices: 8b724d7e24e936d76528ff0e21b4de6e0a094d7a760ecb22f39744f090c95fd59054a4fad37ec186
// bufdiff-choices: 120c89d51b6bae761bfc6f73b6
// bufdiff-features: 708 4369 8416 9479 11408 12981 15751 17406 18486 22824 23143 24092 24826 26568
// bufdiff-features: 26663 27048 27295 28503 29684 29968 30209 30305 30539 31981 34647 34960 36529
// bufdiff-features: 39397 42228 42796 43242 43631 45855 45897 46974 48269 51099 52042 52625 52706
// bufdiff-features: 52900 53252 53890 55887 60302 60469 63071 64959 66422 67388 68355 69032 69987
// bufdiff-features: 71228 74833 75061 75416 76973 77551 82135 84727 87258 87783 87923 88337 89109
// bufdiff-features: 90915 91958 93255 95407 98530 98919 99009 101264 103522 103805 104303 104315
// bufdiff-features: 105064 108221 108283 110153 111066 112709 113327 121394 121977 122460 124037
// bufdiff-features: 124232 124484 125731 127253 127373 127922 128456 128768 130942
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3xi32> {bufferization.writable = false}, %arg1: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<3xi32>
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.cmpi sle, %extracted, %c1_i32 : i32
    %1:2 = scf.if %0 -> (tensor<?xi32>, tensor<?xi32>) {
      %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<3xi32>, tensor<3xi32>) -> tensor<6xi32>
      scf.yield %arg1, %arg1 : tensor<?xi32>, tensor<?xi32>
    } else {
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xi32>) outs(%arg1 : tensor<?xi32>) {
      ^bb0(%in: i32, %out: i32):
        %6 = arith.maxsi %in, %extracted : i32
        linalg.yield %6 : i32
      } -> tensor<?xi32>
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg1, %c0 : tensor<?xi32>
      %3 = tensor.empty(%dim) : tensor<3x?xi32>
      %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<3x?xi32>) -> tensor<3x?xi32>
      %5 = linalg.vecmat ins(%arg0, %4 : tensor<3xi32>, tensor<3x?xi32>) outs(%arg1 : tensor<?xi32>) -> tensor<?xi32>
      scf.yield %2, %5 : tensor<?xi32>, tensor<?xi32>
    }
    return %1#1, %1#0 : tensor<?xi32>, tensor<?xi32>
  }
}

