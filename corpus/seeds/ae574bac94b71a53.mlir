// bufdiff-profile: mixed
// bufdiff-choices: 6c0f2ff9080bff4e0d5be1d7cd337945c9d7338f5fe2f56f8805a53093ce91dc7c3fcd33ad1411e6
// bufdiff-choices: c908c828ed53d4d9ed0954fb7eb44c7f19a3cd09c60cc56f21cfe9de098f35632da85f27e64b8224
// bufdiff-choices: 5e9f24da3de358c45ef86754e8c0183757b91e55951af3ef9e90bdba1c8985aa092c51e309568b28
// bufdiff-choices: 833fac115b15d10280c469afff304a2845dcb02e1d74cb491399bfe4d63938a38c6051c30197a2f1
// bufdiff-choices: f2384ea7ba92312637c50c4f10e21dd0fb120f9d0ba51833017cfdf6dbc8b9d173091109bd644d67
// bufdiff-choices: e72eb94f91e8e75e31f7022f6996fa6d0b9bdc7b5a353a02b32b42500cd7b346c89bf8577aca2b80
// bufdiff-choices: 43161ab9c4ce5d85aa6878e2afdddf982f750196fb23
// bufdiff-features: 1858 2684 2820 2945 3217 3579 4371 5187 5269 5456 5790 5973 6237 6576 6611 9034
// bufdiff-features: 9479 10020 10166 10872 10968 11037 11162 11321 11441 11648 12485 12560 13021
// bufdiff-features: 13032 13233 15083 15192 15440 15536 15671 15751 15989 16005 16269 16287 16800
// bufdiff-features: 17575 17853 18166 18602 18887 19241 19570 19746 19979 20551 20749 21115 21154
// bufdiff-features: 21420 21653 22109 22221 22280 23787 23874 24393 24826 24844 25388 25735 25962
// bufdiff-features: 26507 26546 26568 26663 27048 27556 27725 27825 28349 28652 29001 29968 30666
// bufdiff-features: 31090 31384 31864 31972 32301 33243 33511 34159 34167 34301 34462 34564 34623
// bufdiff-features: 34647 34745 35097 35933 36014 36784 36935 36936 37183 37251 37694 37786 38065
// bufdiff-features: 38202 38783 39069 39150 39540 39927 40712 41055 41164 41820 41954 41984 42094
// bufdiff-features: 42282 42344 42398 42467 43098 43499 43774 43847 43917 43942 44287 44893 46203
// bufdiff-features: 46283 46404 46947 47093 47392 47676 47939 48577 48974 49300 49605 49635 49654
// bufdiff-features: 50450 50894 51264 52322 52558 52900 52928 52958 53469 53614 54180 54385 54418
// bufdiff-features: 54468 54651 54827 54964 55185 55887 56084 56348 56404 56524 57718 58024 58308
// bufdiff-features: 58319 59070 59302 60383 60417 60686 61699 62218 63062 63071 63929 64119 64120
// bufdiff-features: 64162 64235 64959 64976 65627 66053 66195 66320 66422 66765 66821 66875 66995
// bufdiff-features: 68355 68408 69032 69875 69965 71169 72629 73141 73455 73802 74057 74362 74617
// bufdiff-features: 75361 76052 76328 76339 76373 76700 76953 77283 77389 77428 77564 78283 78430
// bufdiff-features: 78950 79288 79389 80436 81022 82011 82203 82552 82723 83339 84466 84585 84594
// bufdiff-features: 84887 84922 85044 85738 85843 85897 86125 86827 86992 87812 88375 88635 88958
// bufdiff-features: 89110 89445 89732 89780 89812 90070 90198 90543 90777 91737 92194 92647 92695
// bufdiff-features: 92831 93348 93672 94687 94746 95285 95385 95507 96421 96551 96716 96989 97225
// bufdiff-features: 97282 97318 97864 99009 99257 99383 99568 99738 100059 100857 101105 101342
// bufdiff-features: 102204 103315 103339 103383 104303 104931 105373 105902 107412 107425 107866
// bufdiff-features: 108012 109086 109187 109923 110772 112355 112929 113823 114432 114601 114604
// bufdiff-features: 115471 115482 115550 115801 116156 117183 117235 117336 117779 119065 119764
// bufdiff-features: 120623 121394 121467 121471 121632 122668 122764 123446 124448 124484 124633
// bufdiff-features: 125040 125397 125616 125854 126179 126321 126928 127167 127306 127834 128438
// bufdiff-features: 128694 128717 128768 128916 129170 130500
#map = affine_map<() -> ()>
module {
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.ceil ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %0, %arg4 = %arg1) -> (tensor<f32>, tensor<f32>) {
      %4 = tensor.empty() : tensor<f32>
      %5 = linalg.copy ins(%arg3 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
      %6 = linalg.copy ins(%arg4 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      %7 = linalg.copy ins(%5 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %6, %7 : tensor<f32>, tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%1#0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %1#1, %3, %1#0, %0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32) -> (tensor<f32>, tensor<f32>, f32) {
    %0 = linalg.copy ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = bufferization.alloc_tensor() copy(%0) : tensor<f32>
    return %0, %1, %arg2 : tensor<f32>, tensor<f32>, f32
  }
  func.func private @f2(%arg0: tensor<3x?x?xf32>, %arg1: tensor<3x?x?xf32>, %arg2: tensor<f32>, %arg3: tensor<3x?x?xf32>) -> tensor<f32> {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?x?xf32>
    %cast = tensor.cast %arg3 : tensor<3x?x?xf32> to tensor<?x?x3xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg1[0, 0, 0] [%c3, %dim, 3] [1, 1, 1] : tensor<?x?x3xf32> into tensor<3x?x?xf32>
    return %arg2 : tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>) {
    %cst = arith.constant dense<false> : tensor<i1>
    %0 = linalg.select ins(%cst, %arg0, %arg0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg2 = %c0 to %c4 step %c2 iter_args(%arg3 = %arg0) -> (tensor<f32>) {
      %4 = bufferization.to_buffer %0 read_only : tensor<f32> to memref<f32, strided<[], offset: ?>>
      %5 = memref.load %4[] : memref<f32, strided<[], offset: ?>>
      %cst_0 = arith.constant 1.000000e+10 : f32
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %6:2 = scf.for %arg4 = %c1 to %c3 step %c2 iter_args(%arg5 = %0, %arg6 = %cst_0) -> (tensor<f32>, f32) {
        %11 = linalg.copy ins(%0 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
        scf.yield %11, %5 : tensor<f32>, f32
      }
      %7 = tensor.empty() : tensor<3x4x3xf32>
      %8 = linalg.fill ins(%5 : f32) outs(%7 : tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
      %cast = tensor.cast %8 : tensor<3x4x3xf32> to tensor<3x?x?xf32>
      %cast_1 = tensor.cast %8 : tensor<3x4x3xf32> to tensor<3x?x?xf32>
      %cast_2 = tensor.cast %8 : tensor<3x4x3xf32> to tensor<3x?x?xf32>
      %9 = func.call @f2(%cast, %cast_1, %arg0, %cast_2) : (tensor<3x?x?xf32>, tensor<3x?x?xf32>, tensor<f32>, tensor<3x?x?xf32>) -> tensor<f32>
      %extracted = tensor.extract %arg3[] : tensor<f32>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg3 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_3 = arith.constant 1.000000e+01 : f32
        %11 = arith.divf %in, %cst_3 : f32
        linalg.yield %11 : f32
      } -> tensor<f32>
      scf.yield %10 : tensor<f32>
    }
    %2:3 = call @f1(%arg0, %1, %arg1) : (tensor<f32>, tensor<f32>, f32) -> (tensor<f32>, tensor<f32>, f32)
    %3:4 = call @f3(%2#0, %2#0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    return %3#0, %3#1, %3#2, %3#3, %1, %cst, %2#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>
  }
}

