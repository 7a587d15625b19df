// bufdiff-profile: single
// bufdiff-choices: 646070befe52afae62eaaf875e8a2dc0b689b544e52bec4360603197d68ce9c8a187582f78b33643
// bufdiff-choices: fe6b8e80a5f4561dccb8ac5aa6b853a5
// bufdiff-features: 2684 2898 9748 12170 12403 12932 13915 15751 15903 16728 18486 20998 22095
// bufdiff-features: 22221 22640 24826 24933 25818 26483 26568 27048 27924 29968 30305 30700 31223
// bufdiff-features: 31727 34233 34564 34647 35507 36901 37786 40044 42221 43631 43839 44587 44943
// bufdiff-features: 45298 47782 48285 48609 49370 50469 52042 52490 52900 53252 53553 54671 54915
// bufdiff-features: 55887 57548 58708 60302 60897 61556 62218 63071 63094 63431 64801 64959 65496
// bufdiff-features: 66422 67388 68206 68355 68782 69121 69987 70119 71392 71490 72674 74617 74833
// bufdiff-features: 75921 77551 78683 79565 80524 81809 82135 82552 82594 84808 85134 86210 86362
// bufdiff-features: 87214 87563 89021 89434 89840 91148 91958 92235 92492 95106 95494 97344 97658
// bufdiff-features: 99009 103715 104154 104303 106087 109327 109732 110153 110552 113327 115026
// bufdiff-features: 115155 115823 116185 118581 121394 121682 124604 127243 127813 127834 128768
// bufdiff-features: 129435 130933
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>) {
    %0 = scf.if %arg5 -> (tensor<4x4xi32>) {
      %1 = scf.forall (%arg6) = (0) to (4) step (2) shared_outs(%arg7 = %arg3) -> (tensor<4x4xi32>) {
        %c4 = arith.constant 4 : index
        %2 = tensor.empty(%c4) : tensor<?xi32>
        %3 = linalg.fill ins(%arg4 : i32) outs(%2 : tensor<?xi32>) -> tensor<?xi32>
        %4 = linalg.fill ins(%arg4 : i32) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
        %extracted_slice = tensor.extract_slice %arg7[0, %arg6] [4, 2] [1, 1] : tensor<4x4xi32> to tensor<4x2xi32>
        %c9_i32 = arith.constant 9 : i32
        %5 = linalg.fill ins(%c9_i32 : i32) outs(%extracted_slice : tensor<4x2xi32>) -> tensor<4x2xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %5 into %arg7[0, %arg6] [4, 2] [1, 1] : tensor<4x2xi32> into tensor<4x4xi32>
        }
      }
      scf.yield %1 : tensor<4x4xi32>
    } else {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg1, %c0 : tensor<?xi32>
      %1 = scf.forall (%arg6) in (%dim) shared_outs(%arg7 = %arg1) -> (tensor<?xi32>) {
        %c3 = arith.constant 3 : index
        %c2 = arith.constant 2 : index
        %inserted = tensor.insert %arg4 into %arg2[%c3, %c2] : tensor<4x4xi32>
        %extracted_slice = tensor.extract_slice %arg7[%arg6] [1] [1] : tensor<?xi32> to tensor<i32>
        %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%extracted_slice, %extracted_slice : tensor<i32>, tensor<i32>) outs(%extracted_slice : tensor<i32>) {
        ^bb0(%in: i32, %in_0: i32, %out: i32):
          %3 = arith.maxui %in, %in_0 : i32
          linalg.yield %3 : i32
        } -> tensor<i32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %2 into %arg7[%arg6] [1] [1] : tensor<i32> into tensor<?xi32>
        }
      }
      scf.yield %arg3 : tensor<4x4xi32>
    }
    return %0, %arg3 : tensor<4x4xi32>, tensor<4x4xi32>
  }
}

