// bufdiff-profile: cfg
// bufdiff-choices: 868c65420806688595b90964d7bc24520ef585fdfe91604f60cdc326eefff95ad4ab0df41f127332
// bufdiff-choices: 80ecbf29ba5759c9d38b71099a9229407b6feea08cf8edc99d57865602de5f27f8f1ce9417b2182f
// bufdiff-choices: cf22304e1d83b0054d1c280278e66a8c61253e692e437368ce90cfe1e02aab2adc62d73b3b786275
// bufdiff-choices: 40331662e8cc44be798f5960d82e6564a7be9ae47581f3e88e1cbc8651da728bbea83facf7383c1e
// bufdiff-choices: 9fc7c8e1a146fa3b587e8395750a5d83c7cab82a66f6e22a82e8a8d41335b28c39a22afc1f0a968f
// bufdiff-choices: 4b2b684781796e7b08221c37b26068f631ae1e8ea7871996f98bc68e3d83d603ce24e2c4acc2c339
// bufdiff-choices: f39aa4079e560b874d8c86f344355452c2aa019090ce32ba3e8327b9a02560d38d6c9a7391dfcb63
// bufdiff-choices: 167ee09030f05be4e58375c85502a1c42fcce87a8d34eb68212303760944fbeb675548c1ba790179
// bufdiff-choices: aeba6afeeefd85f10ea9fc7d59418a
// bufdiff-features: 283 1150 1172 2455 2898 3207 3579 4984 5456 5973 6250 6363 6611 7768 7847 8405
// bufdiff-features: 8506 8818 9028 9255 9301 9479 9880 9972 10031 10166 10370 10384 10895 10968
// bufdiff-features: 11012 11162 11408 11556 12170 12246 12276 12753 12824 12981 13074 13233 13428
// bufdiff-features: 13493 13915 14454 15440 15668 15671 15751 16417 16682 16926 16960 17232 17253
// bufdiff-features: 20023 21193 22095 22221 22280 22480 22611 23071 23787 23874 24259 24661 25119
// bufdiff-features: 25388 25798 26546 26568 26940 27048 27144 27725 27825 28564 29590 29627 29684
// bufdiff-features: 29968 30002 30209 31727 32085 32373 32509 32615 33047 33400 33848 34167 34206
// bufdiff-features: 34560 34564 34617 34623 34647 34965 34971 35163 35869 35994 36092 36180 36542
// bufdiff-features: 36616 36784 37251 37786 38378 38427 39927 40712 41055 41984 42282 42344 42728
// bufdiff-features: 43098 43242 43631 43782 44505 44959 45017 45855 46110 46139 46203 46283 46404
// bufdiff-features: 46974 46995 47488 47918 48577 48598 48974 50450 50894 52042 52085 52148 52150
// bufdiff-features: 52322 52502 52558 52631 52807 52900 52958 53180 53244 53915 54385 54651 54831
// bufdiff-features: 54998 55113 55185 55831 55887 56404 56673 58553 59070 59155 60417 60996 61350
// bufdiff-features: 61375 61556 61699 61812 62701 63062 63071 63560 63610 63642 64119 64120 64235
// bufdiff-features: 64959 65277 65496 66320 66422 66765 67388 67726 68355 68688 68755 69235 69643
// bufdiff-features: 69987 70023 70212 70290 70403 70529 70690 70762 71168 71169 71306 71773 72243
// bufdiff-features: 72674 72749 73140 73398 73455 73802 74057 74257 74362 74450 74617 74864 75308
// bufdiff-features: 75564 76659 76677 76915 76973 77307 77983 77990 78430 78461 79279 79389 79499
// bufdiff-features: 81293 81707 81736 81809 82011 82135 83194 83314 84585 84853 84866 85141 85474
// bufdiff-features: 86125 87031 87199 87214 88380 89175 89445 89780 89928 90070 90097 90589 90777
// bufdiff-features: 91525 91958 92568 92647 93464 94502 94730 94755 94913 95285 95401 95407 95603
// bufdiff-features: 95705 96352 96648 96766 96969 96986 97318 97822 97864 97924 99009 99221 99228
// bufdiff-features: 99383 99568 99969 100059 100720 100817 100882 101075 101264 101823 103522
// bufdiff-features: 104253 104303 104315 104658 104931 105795 105837 105858 106523 107406 107412
// bufdiff-features: 107425 108858 109086 109239 109946 110162 110561 111976 112050 112474 112917
// bufdiff-features: 112929 113327 113605 113698 113836 113940 114117 115471 115711 115778 115894
// bufdiff-features: 116270 116746 117206 117235 117336 117807 118876 119128 119640 119876 120920
// bufdiff-features: 121237 121394 121467 121573 121707 122020 122839 124448 124484 124657 125510
// bufdiff-features: 125577 127259 127834 127922 128157 128484 128768 128916 129058 129129 129967
// bufdiff-features: 130602 130933 130942
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<f32>, tensor<?x5xi32>, tensor<?x?xi32>, tensor<?x?xi32>) {
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<3x5xi32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 5] [2, 1] : tensor<3x5xi32> to tensor<2x5xi32>
    %c1_i32 = arith.constant 1 : i32
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %1 = tensor.empty(%c2, %c5) : tensor<?x?xi32>
    %2 = linalg.fill ins(%c1_i32 : i32) outs(%1 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %3 = linalg.div_unsigned ins(%2, %2 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%extracted_slice : tensor<2x5xi32>) -> tensor<2x5xi32>
    %inserted_slice = tensor.insert_slice %3 into %arg0[0, 0] [2, 5] [2, 1] : tensor<2x5xi32> into tensor<3x5xi32>
    %4 = tensor.empty() : tensor<f32>
    %cst = arith.constant 5.000000e-01 : f32
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %6 = linalg.sqrt ins(%5 : tensor<f32>) outs(%5 : tensor<f32>) -> tensor<f32>
    %7 = call @pick3(%0, %arg0) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %8 = linalg.copy ins(%0 : tensor<3x5xi32>) outs(%arg0 : tensor<3x5xi32>) -> tensor<3x5xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %7[%c2, %c0] : tensor<3x5xi32>
    %cast = tensor.cast %7 : tensor<3x5xi32> to tensor<?x?xi32>
    %9 = tensor.empty() : tensor<5x5xi32>
    %10 = linalg.fill ins(%extracted : i32) outs(%9 : tensor<5x5xi32>) -> tensor<5x5xi32>
    %11:2 = call @f2(%cast, %extracted, %10, %0) : (tensor<?x?xi32>, i32, tensor<5x5xi32>, tensor<3x5xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>)
    %cast_0 = tensor.cast %8 : tensor<3x5xi32> to tensor<?x5xi32>
    return %inserted_slice, %6, %cast_0, %11#0, %11#1 : tensor<3x5xi32>, tensor<f32>, tensor<?x5xi32>, tensor<?x?xi32>, tensor<?x?xi32>
  }
  func.func @f1(%arg0: tensor<?x?xi32>, %arg1: tensor<5x?xi32>) -> (tensor<5x?xi32>, i32) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<5x?xi32>
    %c3 = arith.constant 3 : index
    %0 = arith.minui %dim, %c3 : index
    %c5 = arith.constant 5 : index
    %1 = tensor.empty(%c5, %0) : tensor<?x?xi32>
    %c-1_i32 = arith.constant -1 : i32
    %2 = linalg.fill ins(%c-1_i32 : i32) outs(%1 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %cast = tensor.cast %2 : tensor<?x?xi32> to tensor<5x?xi32>
    %inserted_slice = tensor.insert_slice %cast into %arg1[0, 0] [5, %0] [1, 1] : tensor<5x?xi32> into tensor<5x?xi32>
    return %inserted_slice, %c-1_i32 : tensor<5x?xi32>, i32
  }
  func.func private @f2(%arg0: tensor<?x?xi32>, %arg1: i32, %arg2: tensor<5x5xi32>, %arg3: tensor<3x5xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>) {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %c-128_i32 = arith.constant -128 : i32
    %1 = arith.cmpi eq, %arg1, %c-128_i32 : i32
    %2:2 = scf.if %1 -> (tensor<?x?xi32>, tensor<?x?xi32>) {
      %5 = arith.index_cast %arg1 : i32 to index
      %c4 = arith.constant 4 : index
      %6 = arith.remui %5, %c4 : index
      %c0_1 = arith.constant 0 : index
      %c1_2 = arith.constant 1 : index
      %7 = scf.for %arg4 = %c0_1 to %6 step %c1_2 iter_args(%arg5 = %0) -> (tensor<?x?xi32>) {
        %cast = tensor.cast %arg2 : tensor<5x5xi32> to tensor<5x?xi32>
        %9:2 = func.call @f1(%0, %cast) : (tensor<?x?xi32>, tensor<5x?xi32>) -> (tensor<5x?xi32>, i32)
        %c2 = arith.constant 2 : index
        %extracted_slice = tensor.extract_slice %arg3[%c2, 3] [1, 1] [1, %c1_2] : tensor<3x5xi32> to tensor<1x1xi32>
        %10 = linalg.conv_2d ins(%arg0, %extracted_slice : tensor<?x?xi32>, tensor<1x1xi32>) outs(%arg5 : tensor<?x?xi32>) -> tensor<?x?xi32>
        scf.yield %10 : tensor<?x?xi32>
      }
      %mapped = linalg.map ins(%arg0 : tensor<?x?xi32>) outs(%0 : tensor<?x?xi32>)
        (%in: i32, %init: i32) {
          %9 = arith.addi %in, %arg1 : i32
          %c1_i32 = arith.constant 1 : i32
          %10 = arith.shli %9, %c1_i32 : i32
          linalg.yield %10 : i32
        }
      %dim_3 = tensor.dim %arg0, %c0_1 : tensor<?x?xi32>
      %generated = tensor.generate %dim_3 {
      ^bb0(%arg4: index):
        %9 = arith.index_cast %arg4 : index to i32
        %10 = arith.muli %9, %c-128_i32 : i32
        tensor.yield %10 : i32
      } : tensor<?xi32>
      %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%generated : tensor<?xi32>) outs(%arg0 : tensor<?x?xi32>) {
      ^bb0(%in: i32, %out: i32):
        %9 = arith.muli %in, %out : i32
        linalg.yield %9 : i32
      } -> tensor<?x?xi32>
      scf.yield %mapped, %8 : tensor<?x?xi32>, tensor<?x?xi32>
    } else {
      scf.yield %arg0, %arg0 : tensor<?x?xi32>, tensor<?x?xi32>
    }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xi32>
    %3 = tensor.empty(%dim, %dim_0) : tensor<?x?xi32>
    %4 = linalg.copy ins(%2#1 : tensor<?x?xi32>) outs(%3 : tensor<?x?xi32>) -> tensor<?x?xi32>
    return %2#0, %4 : tensor<?x?xi32>, tensor<?x?xi32>
  }
  func.func private @pick3(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> tensor<3x5xi32> {
    %c7_i32 = arith.constant 7 : i32
    %c-128_i32 = arith.constant -128 : i32
    %from_elements = tensor.from_elements %c7_i32, %c-128_i32, %c-128_i32 : tensor<3xi32>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%from_elements : tensor<3xi32>) outs(%arg0 : tensor<3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.xori %in, %c-128_i32 : i32
      %c5_i32 = arith.constant 5 : i32
      %2 = arith.remui %1, %c5_i32 : i32
      linalg.yield %2 : i32
    } -> tensor<3x5xi32>
    return %arg1 : tensor<3x5xi32>
  }
}

