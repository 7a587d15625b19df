// bufdiff-profile: cfg
// bufdiff-choices: db932c182c1a9039727391a2f5f43e61d689d7cb2563dc9ce8cb92ebeb0a8475bf3f0202e201fed9
// bufdiff-choices: efc6e7e8ca883dd358a6cc1e7fe8990cd8fc052480a32ebe085e5c38ebde13e5bc0606859f1ce5c8
// bufdiff-choices: eef133840a423dc8068157a020d6e17b4b2460d11f7ee2965909fe41e082587fdfb9efb3dff06587
// bufdiff-choices: f574fbdc37141a4673c0d7b38f8394a5d8d606455d8e486d4665928f71974db610ae479d1b99c30d
// bufdiff-choices: 6705040620aa8b0e7b3d85bf72df9c724053ce0a3c08bac78d7bdcadadd8b7a37b1e3e56ee27015d
// bufdiff-choices: 731664143ebb01f6905a5fa3d2e422762d57634761f8501b1cc105e21f1dc80fd21b5e75eec77baf
// bufdiff-choices: 0afd33eae1e97bb5239655b0020fd5dea816ce70fa3031c3a035f2209547a71d6ed0c5819d6d11b1
// bufdiff-choices: 78ede9680a317b3acded2fe39e2cb66c1da2e5b0b25464db2dceee62266afa88184d0c158c84bfaa
// bufdiff-choices: 0d95af101642920d189c3fa01e81233c75f805084d3b8f23861f67dcfe796f1f584f95804ce714db
// bufdiff-choices: dc886b3543d2991a8257a699d3f499d91c613bb9af807e4a84717d
// bufdiff-features: 1683 2898 3041 4236 5018 5376 5973 6484 7122 7286 8084 8693 8818 9381 9479
// bufdiff-features: 10384 10819 10892 10936 10968 11035 11277 12170 12227 12276 13915 14106 14454
// bufdiff-features: 14704 15440 15720 15751 15903 16682 16926 17253 17989 18330 18341 18486 18774
// bufdiff-features: 18811 18812 19223 19353 19645 19787 20023 20474 20559 20686 21140 21914 22095
// bufdiff-features: 22220 22221 22280 22640 22824 23071 23348 23358 23787 24390 24393 24516 24669
// bufdiff-features: 24682 24826 24933 25588 25818 25962 26087 26546 26568 26960 26999 27048 27725
// bufdiff-features: 27784 28564 28911 29658 29684 29968 30205 30573 30666 31543 31727 32196 33047
// bufdiff-features: 33409 33481 33682 34034 34233 34301 34564 34647 36542 36677 36784 37030 37786
// bufdiff-features: 38081 38783 39111 39927 40009 40044 40479 40726 41090 41591 41680 41742 42344
// bufdiff-features: 42530 42656 42728 42962 43098 43258 43294 43309 43631 44505 44522 44587 44922
// bufdiff-features: 45298 45406 45798 46110 46203 46283 46330 46832 46833 48285 48575 48609 48824
// bufdiff-features: 49135 49370 49635 50450 50894 51475 51827 52558 52695 52958 53171 53180 53252
// bufdiff-features: 53469 53952 54598 54671 54915 55086 55632 55887 56063 56375 56382 56950 57548
// bufdiff-features: 57655 57718 58721 59292 61483 61556 61944 62218 62326 62675 63071 63089 64119
// bufdiff-features: 64212 64235 64801 64814 64959 65445 65478 65891 66416 66422 66765 67388 67526
// bufdiff-features: 67578 68355 68782 69235 69449 69987 70023 70119 70873 71168 71306 71490 72142
// bufdiff-features: 72413 73050 73569 73802 73833 74057 74375 74450 74465 74507 74617 74881 75921
// bufdiff-features: 76677 76953 77565 77872 78096 79389 79756 80553 82011 82203 82594 82806 83194
// bufdiff-features: 83507 84585 84808 84853 84979 85870 86827 87023 87531 87563 87862 88288 88732
// bufdiff-features: 89212 89780 89928 90070 90218 90451 90589 91063 91124 91289 91540 91862 91910
// bufdiff-features: 92022 92849 93150 93171 93592 93882 93994 95106 95123 95285 95408 95494 95603
// bufdiff-features: 95705 96273 96882 97318 97447 97685 97924 98194 98501 98879 99009 99038 99106
// bufdiff-features: 99221 99383 99538 99568 99834 100085 100465 100955 102073 102579 102786 102980
// bufdiff-features: 103614 103715 104253 104303 104315 104952 105837 106069 106344 107412 107425
// bufdiff-features: 108416 108621 108660 108733 109086 109732 110085 110530 110552 111024 111765
// bufdiff-features: 111976 112279 112871 112929 113920 113940 114386 115026 115155 115270 115563
// bufdiff-features: 115711 115823 116039 117235 117618 118052 119205 119640 120404 121089 121188
// bufdiff-features: 121394 121467 121561 121682 122183 122476 122631 122764 122967 125040 125908
// bufdiff-features: 127144 127813 127922 128355 128456 128768 128916 129797 130642 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, f32, f32) {
    %0 = scf.execute_region -> tensor<6x6xf32> {
      %c6 = arith.constant 6 : index
      %2 = scf.forall (%arg1) = (0) to (%c6) step (2) shared_outs(%arg2 = %arg0) -> (tensor<6x6xf32>) {
        %3 = tensor.empty(%c6) : tensor<6x?xf32>
        %c4 = arith.constant 4 : index
        %extracted = tensor.extract %arg0[%c4, %arg1] : tensor<6x6xf32>
        %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<6x?xf32>) -> tensor<6x?xf32>
        %c2 = arith.constant 2 : index
        %5 = arith.cmpi uge, %arg1, %c2 : index
        %cast_0 = tensor.cast %arg0 : tensor<6x6xf32> to tensor<6x?xf32>
        %6 = arith.select %5, %cast_0, %4 : tensor<6x?xf32>
        %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %arg0 : tensor<6x?xf32>, tensor<6x6xf32>) outs(%4 : tensor<6x?xf32>) {
        ^bb0(%in: f32, %in_3: f32, %out: f32):
          %11 = arith.negf %in : f32
          %12 = arith.addf %11, %in_3 : f32
          %13 = arith.negf %12 : f32
          %14 = arith.addf %13, %out : f32
          linalg.yield %14 : f32
        } -> tensor<6x?xf32>
        %extracted_slice_1 = tensor.extract_slice %arg2[%arg1, 0] [2, 6] [1, 1] : tensor<6x6xf32> to tensor<2x6xf32>
        %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %extracted_slice_1[0, 0] [2, 6] [1, 1] : tensor<2x6xf32> into tensor<2x6xf32>
        %8 = tensor.empty() : tensor<2x6xf32>
        %9 = linalg.fill ins(%extracted : f32) outs(%8 : tensor<2x6xf32>) -> tensor<2x6xf32>
        %10 = linalg.mul ins(%9, %extracted_slice_1 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%inserted_slice_2 : tensor<2x6xf32>) -> tensor<2x6xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %10 into %arg2[%arg1, 0] [2, 6] [1, 1] : tensor<2x6xf32> into tensor<6x6xf32>
        }
      }
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      %extracted_slice = tensor.extract_slice %2[%c1, 0] [3, 5] [2, 1] : tensor<6x6xf32> to tensor<3x5xf32>
      %cast = tensor.cast %extracted_slice : tensor<3x5xf32> to tensor<?x5xf32>
      %inserted_slice = tensor.insert_slice %cast into %arg0[3, 1] [%c3, 5] [%c1, 1] : tensor<?x5xf32> into tensor<6x6xf32>
      scf.yield %inserted_slice : tensor<6x6xf32>
    }
    %1:3 = call @f4(%0) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, f32, f32)
    return %1#0, %1#2, %1#1 : tensor<6x6xf32>, f32, f32
  }
  func.func private @f4(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, f32, f32) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %c5 = arith.constant 5 : index
    %extracted_slice = tensor.extract_slice %0[0, 4] [6, 1] [1, 1] : tensor<6x6xf32> to tensor<6x1xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0, %c5] [6, 1] [1, 1] : tensor<6x1xf32> into tensor<6x6xf32>
    %1:3 = call @f1(%0, %cst, %cst) : (tensor<6x6xf32>, f32, f32) -> (tensor<6x2xf32>, f32, f32)
    %2:4 = call @f2(%0, %0, %0) : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, f32, f32)
    %cast = tensor.cast %2#0 : tensor<6x6xf32> to tensor<?x?xf32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %3 = call @f3(%cast, %2#3, %cst_0) : (tensor<?x?xf32>, f32, f32) -> tensor<?x?xf32>
    return %2#1, %2#2, %cst : tensor<6x6xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<6x6xf32>, %arg1: f32, %arg2: f32) -> (tensor<6x2xf32>, f32, f32) {
    %0 = linalg.exp ins(%arg0 : tensor<6x6xf32>) outs(%arg0 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %extracted = tensor.extract %0[%c0, %c5] : tensor<6x6xf32>
    %extracted_slice = tensor.extract_slice %0[0, 3] [6, 2] [1, 1] : tensor<6x6xf32> to tensor<6x2xf32>
    return %extracted_slice, %extracted, %arg1 : tensor<6x2xf32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, f32, f32) {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c4, 3] [%c1, 1] [1, 1] : tensor<6x6xf32> to tensor<?x1xf32>
    %0 = linalg.conv_2d ins(%arg1, %extracted_slice : tensor<6x6xf32>, tensor<?x1xf32>) outs(%arg0 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %1 = complex.create %cst, %cst_0 : complex<f32>
    %2 = complex.expm1 %1 : complex<f32>
    %3 = complex.im %2 : complex<f32>
    return %0, %arg1, %3, %cst : tensor<6x6xf32>, tensor<6x6xf32>, f32, f32
  }
  func.func private @f3(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: f32) -> tensor<?x?xf32> {
    %c7 = arith.constant 7 : index
    %0 = scf.index_switch %c7 -> tensor<?x?xf32> 
    case 0 {
      scf.yield %arg0 : tensor<?x?xf32>
    }
    case 2 {
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
      %1 = tensor.empty(%dim) : tensor<6x?xf32>
      %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<6x?xf32>) -> tensor<6x?xf32>
      %cast = tensor.cast %2 : tensor<6x?xf32> to tensor<?x?xf32>
      %mapped = linalg.map ins(%arg0, %cast, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>)
        (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
          %3 = arith.negf %in : f32
          %4 = arith.addf %3, %in_0 : f32
          %5 = arith.negf %4 : f32
          %6 = arith.addf %5, %in_1 : f32
          linalg.yield %6 : f32
        }
      scf.yield %mapped : tensor<?x?xf32>
    }
    case 4 {
      scf.yield %arg0 : tensor<?x?xf32>
    }
    default {
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
      %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, %dim] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[1, 0] [4, %dim] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
      scf.yield %inserted_slice : tensor<?x?xf32>
    }
    return %0 : tensor<?x?xf32>
  }
}

