// bufdiff-profile: cfg
// bufdiff-choices: 720e77ec2924edddabd7d03a56103703037de1e3bc0c501079cedcaac28677508f078ba8adab1ad0
// bufdiff-choices: 2d8554f3f26942d8fa8157c93481205b459c876909366c14e5c55a3d63bede4f8081ae687ccb0fa7
// bufdiff-choices: cbe055e759a2dc76e5c48f21f92040643db38bf9b7659d19b3579b4c4729f523c6f5c4c66f9975bc
// bufdiff-choices: 0870d3d9d862d23ffc7b2ef864df7ad52dfb5e90b523376a5af66ccf2e52d60d1d2234553cba5ac7
// bufdiff-choices: 92901259cc9839940844430138e83d30ea60ad9834fe5029e00f94be43db1848d923981d2b49af6e
// bufdiff-choices: 23c6fcc987749e73ee53549b63fcc83146ac95d57054b3a920bd810b0e2d28185bdd8d51625983
// bufdiff-features: 294 1904 2943 3467 3579 3752 4462 4752 5187 5201 6250 6584 9479 10112 10823
// bufdiff-features: 10872 10933 11321 13233 13461 13974 14015 14318 15336 15440 15751 16405 17437
// bufdiff-features: 17470 18480 19241 20656 20749 21026 21044 21161 21318 21883 22221 22824 23143
// bufdiff-features: 24268 24336 24393 24682 24747 24826 25119 25388 25735 26568 27048 27825 28287
// bufdiff-features: 28503 28537 29277 29684 29968 30539 30659 30666 30700 30902 33324 33848 34167
// bufdiff-features: 34647 34960 35097 35289 35957 36180 36784 37231 37743 37786 38512 38659 38783
// bufdiff-features: 39030 40643 40712 41164 42150 42282 42398 42467 42519 42984 43307 43612 43942
// bufdiff-features: 44772 45093 45147 45448 45554 45571 45765 46110 46203 46476 46995 47392 47762
// bufdiff-features: 49756 50469 50476 50717 50894 51130 51415 52148 52322 52558 52706 52739 52900
// bufdiff-features: 52955 52958 53139 53890 54385 54866 54998 55463 55777 55887 57718 58122 58308
// bufdiff-features: 58319 58926 59094 61350 61880 62433 63062 63610 63800 64235 64959 64976 65878
// bufdiff-features: 66422 66765 66777 67388 68355 69032 69675 70290 71169 72975 73725 73802 74057
// bufdiff-features: 74358 74362 75975 76052 76339 76973 77274 77452 78283 79024 79389 79493 80093
// bufdiff-features: 80708 81411 81736 82135 82328 83001 83112 83194 83627 84585 84853 85843 86125
// bufdiff-features: 86441 86562 87783 88337 88635 88958 89250 89348 89555 89732 89780 90495 90596
// bufdiff-features: 91147 92919 95285 95401 95407 96351 97318 98501 98995 99009 99228 99568 100059
// bufdiff-features: 102329 102788 103339 103646 103664 104253 104303 104931 105914 106314 107183
// bufdiff-features: 107412 107882 108012 108221 108992 109086 109091 109144 110153 110780 111883
// bufdiff-features: 112068 112474 112706 112929 113674 113901 114826 114869 114990 115471 115778
// bufdiff-features: 115990 118081 119340 119345 119588 119835 119922 121394 121467 121626 121977
// bufdiff-features: 122000 123098 123924 124036 125175 126134 126179 127553 127782 127997 128456
// bufdiff-features: 128768 128774 128916 129089 129544 130182 130574
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f1(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>) -> tensor<?xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xi32>) outs(%arg1 : tensor<?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.cmpi slt, %in, %out : i32
      %3 = arith.select %2, %in, %out : i32
      linalg.yield %3 : i32
    } -> tensor<?xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %c1 = arith.constant 1 : index
    %1:3 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %0, %arg4 = %arg0, %arg5 = %arg0) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) {
      %mapped = linalg.map ins(%arg0, %arg3 : tensor<?xi32>, tensor<?xi32>) outs(%arg5 : tensor<?xi32>)
        (%in: i32, %in_0: i32, %init: i32) {
          %12 = arith.subi %in, %in_0 : i32
          %c2_i32_1 = arith.constant 2 : i32
          %13 = arith.shrsi %12, %c2_i32_1 : i32
          linalg.yield %13 : i32
        }
      %2 = arith.index_cast %arg2 : index to i32
      %inserted = tensor.insert %2 into %mapped[%arg2] : tensor<?xi32>
      %3 = linalg.copy ins(%0 : tensor<?xi32>) outs(%arg4 : tensor<?xi32>) -> tensor<?xi32>
      %extracted = tensor.extract %arg3[%arg2] : tensor<?xi32>
      %c2_i32 = arith.constant 2 : i32
      %4 = tensor.empty(%dim) : tensor<?xi32>
      %5 = linalg.fill ins(%c2_i32 : i32) outs(%4 : tensor<?xi32>) -> tensor<?xi32>
      %6 = tensor.empty(%dim) : tensor<?xi32>
      %7 = linalg.fill ins(%extracted : i32) outs(%6 : tensor<?xi32>) -> tensor<?xi32>
      %8 = linalg.div_unsigned ins(%7, %5 : tensor<?xi32>, tensor<?xi32>) outs(%arg3 : tensor<?xi32>) -> tensor<?xi32>
      %9 = tensor.empty(%dim) : tensor<2x?xi32>
      %10 = linalg.fill ins(%extracted : i32) outs(%9 : tensor<2x?xi32>) -> tensor<2x?xi32>
      %c100_i32 = arith.constant 100 : i32
      %c-1_i32 = arith.constant -1 : i32
      %from_elements = tensor.from_elements %c100_i32, %c-1_i32 : tensor<2xi32>
      %11 = linalg.vecmat ins(%from_elements, %10 : tensor<2xi32>, tensor<2x?xi32>) outs(%8 : tensor<?xi32>) -> tensor<?xi32>
      scf.yield %11, %3, %inserted : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
    }
    return %1#2 : tensor<?xi32>
  }
  func.func @f2(%arg0: tensor<4xi32>) -> (tensor<4xi32>, i32) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %1 = arith.index_cast %arg1 : index to i32
      %c7_i32 = arith.constant 7 : i32
      %2 = arith.minsi %1, %c7_i32 : i32
      tensor.yield %2 : i32
    } : tensor<4xi32>
    %0 = linalg.min ins(%generated, %generated : tensor<4xi32>, tensor<4xi32>) outs(%arg0 : tensor<4xi32>) -> tensor<4xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0] : tensor<4xi32>
    return %generated, %extracted : tensor<4xi32>, i32
  }
  func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<1x1x1xi32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<1x1x1xi32>, i32, i32) {
    %0 = tensor.empty() : tensor<1x1x1xi32>
    %1 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<1x1x1xi32>) {
    ^bb0(%out: i32):
      %6 = linalg.index 0 : index
      %c0_2 = arith.constant 0 : index
      %7 = arith.subi %c0_2, %6 : index
      %8 = linalg.index 1 : index
      %9 = arith.subi %c0_2, %8 : index
      %10 = linalg.index 2 : index
      %extracted = tensor.extract %arg1[%7, %9, %10] : tensor<1x1x1xi32>
      %c-3_i32 = arith.constant -3 : i32
      %11 = arith.xori %extracted, %c-3_i32 : i32
      linalg.yield %11 : i32
    } -> tensor<1x1x1xi32>
    %cast = tensor.cast %arg0 : tensor<2xi32> to tensor<?xi32>
    %cast_0 = tensor.cast %arg0 : tensor<2xi32> to tensor<?xi32>
    %2 = call @f1(%cast, %cast_0) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %6 = linalg.copy ins(%arg1 : tensor<1x1x1xi32>) outs(%arg1 : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
      %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<1x1x1xi32>) outs(%arg1 : tensor<1x1x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %8 = arith.xori %in, %out : i32
        linalg.yield %8 : i32
      } -> tensor<1x1x1xi32>
    }
    %3 = tensor.empty() : tensor<4xi32>
    %c2_i32 = arith.constant 2 : i32
    %4 = linalg.fill ins(%c2_i32 : i32) outs(%3 : tensor<4xi32>) -> tensor<4xi32>
    %5:2 = call @f2(%4) : (tensor<4xi32>) -> (tensor<4xi32>, i32)
    %cast_1 = tensor.cast %5#0 : tensor<4xi32> to tensor<?xi32>
    return %cast_1, %2, %1, %5#1, %c2_i32 : tensor<?xi32>, tensor<?xi32>, tensor<1x1x1xi32>, i32, i32
  }
}

