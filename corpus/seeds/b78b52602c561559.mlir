// bufdiff-profile: loops
// bufdiff-choices: 7282fa06b59dbd8cef81981993c6b4d9be10cefdcea4660d7773708b4173670d06b926ebce34775b
// bufdiff-choices: e15973d2e6368343b9cb016847eb345a25bad60510dea5e4204f8c59c2de17b2fe73746d127b26b6
// bufdiff-choices: 10e137332eb1e9f3ef82aa48a2003716091fb011c1379c7bec8014c360e02dec938c77a766c01e39
// bufdiff-choices: 88c174f407839aec968bf3c6c6811649ffc167c17efff1749ada817771a563c2b3b9087d69dc38c8
// bufdiff-choices: 4563f746b66e58f5e62a8f95fcd3075d63201c68ca09852d5f9c00dac0762fc83537f2e9478d8624
// bufdiff-choices: 4938f1344cfd3099b086eac868394c85b1fd953d857a0d342f25a7dcd152a320b005b8f2855e6f56
// bufdiff-choices: ea342f192d051c6cef92a448bacb418141ced2328b2d653290da36d844766ae8b5235143adc825f7
// bufdiff-choices: 8f69519db88550eab13e075adc55b5f321ba0aa2c854d047aaba2a0e00a564eba38ed5c14742b9a9
// bufdiff-choices: 80e4bc24afca27bd351d46c279e6d771ff2680af0a3f2777d6fddf00e9f534dff263763281982983
// bufdiff-choices: 64df6d51914c96cb03e8284b65d5e41a92f3b0abd164cdf4c22a5b94c95d6c06c494cdf98462b650
// bufdiff-choices: e3d1624230ad7a7722b121bc4c17cf6aa7dee1bd2275ade543102d702bb16059ffb4b57aaa5bef99
// bufdiff-choices: c6
// bufdiff-features: 347 1289 1854 1961 2374 2461 2684 3579 3803 4362 4462 4958 5201 5578 5712 5973
// bufdiff-features: 6344 6405 6595 6812 7384 7404 7872 7947 8693 9309 9479 10386 10968 11321 12932
// bufdiff-features: 13074 13233 13424 14109 14316 14704 14938 14962 15011 15037 15231 15440 15720
// bufdiff-features: 15751 15786 15826 15903 15929 16172 16269 16286 16405 17470 18166 18279 18328
// bufdiff-features: 18602 19241 19496 19746 20220 20237 20448 20749 20838 20996 21154 21768 22083
// bufdiff-features: 22221 22280 22801 22933 23143 23787 24071 24184 24330 24393 24747 24826 25388
// bufdiff-features: 25803 25818 26087 26507 26552 26568 26993 27048 27825 28276 29047 29590 29968
// bufdiff-features: 30223 30666 30811 31231 31431 31723 31864 32358 34031 34167 34301 34564 34623
// bufdiff-features: 34647 35097 35403 35957 36732 36784 36901 37183 38011 38783 39001 40044 40197
// bufdiff-features: 40297 40540 40599 40712 41984 42094 42108 42122 42282 42344 42398 42467 42517
// bufdiff-features: 43258 43499 43774 44522 44615 44943 44994 46203 46283 46311 46323 46416 46826
// bufdiff-features: 46832 46995 47093 47141 47266 47345 47486 47488 47782 48208 48577 48974 49097
// bufdiff-features: 49956 50080 50446 50450 50469 50717 50940 51341 51344 52062 52148 52322 52558
// bufdiff-features: 52900 52958 53252 53451 53469 53890 54385 54651 54827 54964 55089 55185 55622
// bufdiff-features: 55777 55887 56404 56524 58403 58748 59070 59538 60167 60234 60435 60897 61255
// bufdiff-features: 61556 61628 61699 62218 62232 62675 63071 63715 63800 63915 63929 64119 64959
// bufdiff-features: 64976 65133 65250 66422 67174 67710 68355 68678 68778 68782 68867 68875 69032
// bufdiff-features: 69081 69875 69987 70036 70119 70146 70250 70730 71169 71891 72243 72629 72975
// bufdiff-features: 73141 73289 73455 73802 74362 74617 74635 74881 75921 76328 76339 76504 76540
// bufdiff-features: 77428 78283 78950 79018 79174 79271 79389 80976 81140 81493 81572 81707 81736
// bufdiff-features: 81873 82135 82203 82552 82565 83253 84585 84853 84887 84922 84979 85140 85843
// bufdiff-features: 86125 86210 86348 86827 86992 87377 87408 87534 88254 88337 88635 88732 88999
// bufdiff-features: 89021 89151 89178 89557 89780 89961 91867 92194 92492 92647 92863 92917 93371
// bufdiff-features: 93944 93994 94586 94687 94712 94746 95285 95603 96018 96882 96989 97318 97864
// bufdiff-features: 98138 98518 98879 98967 99009 99327 99383 99512 99738 99848 100481 100564
// bufdiff-features: 102092 102204 102421 102847 103260 103673 104303 104315 104931 104952 105858
// bufdiff-features: 105914 107402 107732 108012 108235 108388 109086 109187 109895 110139 110153
// bufdiff-features: 110189 110511 110816 111195 111721 111883 111979 112052 112399 112667 112709
// bufdiff-features: 112917 112920 114200 114387 114604 114666 114990 115026 115471 115512 115778
// bufdiff-features: 115823 117014 117137 117235 117336 117423 117618 117724 118035 118081 118217
// bufdiff-features: 118731 119129 119572 119588 120797 121318 121394 121467 121626 121632 121682
// bufdiff-features: 122318 122668 122764 122985 123271 123396 123764 124448 124484 124661 125072
// bufdiff-features: 125175 125349 125616 125854 126249 126575 126595 126858 126928 127405 128438
// bufdiff-features: 128456 128768 128916 129017 129462 129617 130191 130247 130332
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<3x?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %c4 = arith.constant 4 : index
    %cst = arith.constant -0.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c4] : tensor<5xf32>
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c1 to %c4 step %c1 iter_args(%arg3 = %arg0) -> (tensor<5xf32>) {
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %arg3[%c3] : tensor<5xf32>
      %2 = math.exp2 %extracted : f32
      %3 = scf.execute_region -> tensor<5xf32> {
        %4 = scf.forall (%arg4) in (5) shared_outs(%arg5 = %arg3) -> (tensor<5xf32>) {
          %alloc = memref.alloc() : memref<5xf32>
          bufferization.materialize_in_destination %arg0 in restrict writable %alloc : (tensor<5xf32>, memref<5xf32>) -> ()
          %5 = memref.load %alloc[%arg2] : memref<5xf32>
          %6 = linalg.log ins(%inserted : tensor<5xf32>) outs(%inserted : tensor<5xf32>) -> tensor<5xf32>
          %7 = tensor.empty() : tensor<f32>
          %8 = linalg.fill ins(%5 : f32) outs(%7 : tensor<f32>) -> tensor<f32>
          %9:5 = func.call @f1(%8, %8, %8, %8) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, index)
          %extracted_slice_2 = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<5xf32> to tensor<f32>
          %10 = tensor.empty() : tensor<i1>
          %false = arith.constant false
          %11 = linalg.fill ins(%false : i1) outs(%10 : tensor<i1>) -> tensor<i1>
          %12 = linalg.select ins(%11, %9#3, %9#0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%extracted_slice_2 : tensor<f32>) -> tensor<f32>
          %13 = linalg.exp ins(%extracted_slice_2 : tensor<f32>) outs(%12 : tensor<f32>) -> tensor<f32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %13 into %arg5[%arg4] [1] [1] : tensor<f32> into tensor<5xf32>
          }
        }
        scf.yield %4 : tensor<5xf32>
      }
      %inserted_slice = tensor.insert_slice %arg0 into %arg3[0] [5] [1] : tensor<5xf32> into tensor<5xf32>
      scf.yield %inserted_slice : tensor<5xf32>
    }
    %extracted_slice = tensor.extract_slice %0[%c1] [4] [1] : tensor<5xf32> to tensor<4xf32>
    %cast = tensor.cast %extracted_slice : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %extracted_slice : tensor<4xf32> to tensor<?xf32>
    %1:2 = call @f2(%cast, %cast_0) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %cast_1 = tensor.cast %inserted : tensor<5xf32> to tensor<?xf32>
    return %1#1, %1#0, %cast_1 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = linalg.copy ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %1 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %inserted_slice = tensor.insert_slice %2 into %arg1[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant -0.000000e+00 : f32
    %cst_4 = arith.constant 1.000000e+10 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : tensor<2x1x3xf32>
    %3 = tensor.empty() : tensor<2x1x4xf32>
    %cst_5 = arith.constant 1.000000e+01 : f32
    %4 = linalg.fill ins(%cst_5 : f32) outs(%3 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %5 = tensor.empty() : tensor<2xf32>
    %6 = linalg.pooling_ncw_max ins(%4, %5 : tensor<2x1x4xf32>, tensor<2xf32>) outs(%from_elements : tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    return %0, %inserted_slice : tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, index) {
    %0 = linalg.log ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:3 = scf.while (%arg4 = %c0, %arg5 = %arg0, %arg6 = %arg0) : (index, tensor<f32>, tensor<f32>) -> (index, tensor<f32>, tensor<f32>) {
      %extracted = tensor.extract %arg0[] : tensor<f32>
      %6 = arith.cmpi ult, %arg4, %c3 : index
      %c11 = arith.constant 11 : index
      %7 = arith.cmpi ne, %arg4, %c11 : index
      %8 = arith.andi %6, %7 : i1
      scf.condition(%8) %arg4, %arg5, %arg6 : index, tensor<f32>, tensor<f32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<f32>, %arg6: tensor<f32>):
      %6 = arith.addi %arg4, %c1 : index
      %7 = linalg.add ins(%arg3, %arg2 : tensor<f32>, tensor<f32>) outs(%arg6 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %7[] : tensor<f32>
      %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg3, %arg0 : tensor<f32>, tensor<f32>) outs(%7 : tensor<f32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %10 = arith.addf %in, %in_0 : f32
        %11 = arith.mulf %10, %out : f32
        linalg.yield %11 : f32
      } -> tensor<f32>
      %9 = linalg.exp ins(%0 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      scf.yield %6, %9, %8 : index, tensor<f32>, tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%1#1 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.copy ins(%1#2 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    return %1#2, %3, %5, %0, %1#0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, index
  }
}

