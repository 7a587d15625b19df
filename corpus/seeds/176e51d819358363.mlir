// bufdiff-profile: types
// bufdiff-choices: 03c421da4a056e9d5692d22211832d898455de3406ce08012b5beae01db3bd5381c014f3f3b073be
// bufdiff-choices: ae93cb9880ee4decd086c725cec59ef4d3ea33342b8810fc4a444c8ea96e89cb71db7c24215554f5
// bufdiff-choices: 2875ed7c7e4c9e7a2021b97e556e1e2919a1c52c11b47b8d118ed2ad876f44d9ff9e7759
// bufdiff-features: 600 2507 2898 5197 12932 14454 15440 15751 15903 17216 18486 19223 20023 20559
// bufdiff-features: 20656 21140 21161 21911 22498 22640 23491 24826 25818 26464 26568 27048 28814
// bufdiff-features: 28914 29433 29895 29968 30670 31246 31899 32309 33530 33807 34167 34233 34564
// bufdiff-features: 34647 34745 36784 40044 40953 41680 41737 41742 42530 42656 42728 42962 43631
// bufdiff-features: 43839 44032 44587 44943 45298 45552 45554 46203 46833 48285 48336 50894 52900
// bufdiff-features: 52958 53252 53553 54671 54915 56599 57054 57548 57718 58379 60619 61138 61556
// bufdiff-features: 62218 63044 63062 63071 64801 66416 66422 66666 67388 68355 68782 69032 69818
// bufdiff-features: 69987 73050 74362 74399 75414 75921 78100 78838 80462 80524 81707 81736 82135
// bufdiff-features: 82328 84808 85870 93586 95494 96296 96882 97563 97888 98201 99757 100324 102613
// bufdiff-features: 102690 103159 103499 103715 104522 105015 107412 109752 109934 110539 110668
// bufdiff-features: 111024 111252 111800 111976 112929 114888 115026 115155 115823 120265 121305
// bufdiff-features: 121394 121682 122764 122967 127144 127813 128768 129066 129278 129797 130160
// bufdiff-features: 130530
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x5xf8E5M2> {bufferization.writable = false}, %arg1: f16) -> (tensor<4x5xf8E5M2>, tensor<4x?xf8E5M2>) {
    %cast = tensor.cast %arg0 : tensor<4x5xf8E5M2> to tensor<4x?xf8E5M2>
    %c5 = arith.constant 5 : index
    %0 = scf.index_switch %c5 -> tensor<4x5xf8E5M2> 
    case 0 {
      scf.yield %arg0 : tensor<4x5xf8E5M2>
    }
    case 1 {
      %1 = linalg.copy ins(%cast : tensor<4x?xf8E5M2>) outs(%arg0 : tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
      scf.yield %1 : tensor<4x5xf8E5M2>
    }
    case 4 {
      scf.yield %arg0 : tensor<4x5xf8E5M2>
    }
    default {
      %1 = scf.forall (%arg2, %arg3) in (5, 4) shared_outs(%arg4 = %cast) -> (tensor<4x?xf8E5M2>) {
        %cast_1 = tensor.cast %arg0 : tensor<4x5xf8E5M2> to tensor<?x?xf8E5M2>
        %c2 = arith.constant 2 : index
        %c1 = arith.constant 1 : index
        %dim = tensor.dim %cast_1, %c1 : tensor<?x?xf8E5M2>
        %expanded = tensor.expand_shape %cast_1 [[0, 1], [2]] output_shape [%c2, %c2, %dim] : tensor<?x?xf8E5M2> into tensor<?x?x?xf8E5M2>
        %collapsed = tensor.collapse_shape %expanded [[0, 1], [2]] : tensor<?x?x?xf8E5M2> into tensor<?x?xf8E5M2>
        %2 = tensor.empty() : tensor<4x5xf8E5M2>
        %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x5xf8E5M2>) outs(%2 : tensor<4x5xf8E5M2>) {
        ^bb0(%in: f8E5M2, %out: f8E5M2):
          %cst_3 = arith.constant 3.000000e+00 : f8E5M2
          %6 = arith.minimumf %in, %cst_3 : f8E5M2
          linalg.yield %6 : f8E5M2
        } -> tensor<4x5xf8E5M2>
        %extracted_slice = tensor.extract_slice %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<4x?xf8E5M2> to tensor<f8E5M2>
        %cst = arith.constant 5.000000e-01 : f8E5M2
        %4 = linalg.fill ins(%cst : f8E5M2) outs(%extracted_slice : tensor<f8E5M2>) -> tensor<f8E5M2>
        %cst_2 = arith.constant dense<3.500000e+00> : tensor<f8E5M2>
        %5 = linalg.mul ins(%cst_2, %cst_2 : tensor<f8E5M2>, tensor<f8E5M2>) outs(%4 : tensor<f8E5M2>) -> tensor<f8E5M2>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %5 into %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<f8E5M2> into tensor<4x?xf8E5M2>
        }
      }
      %cast_0 = tensor.cast %cast : tensor<4x?xf8E5M2> to tensor<4x5xf8E5M2>
      scf.yield %cast_0 : tensor<4x5xf8E5M2>
    }
    return %0, %cast : tensor<4x5xf8E5M2>, tensor<4x?xf8E5M2>
  }
}

