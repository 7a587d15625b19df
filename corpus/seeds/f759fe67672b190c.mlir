// bufdiff-profile: single
// bufdiff-choices: 66f685246c9d6c74358374cf24d0fe3b6daa0e63da98174f8e5392d15e6b60d3e23e6de020df1f38
// bufdiff-choices: a5e3693f7274a0789b8b33bc5a5ddc7d2a7e461b68d97069
// bufdiff-features: 2898 4752 9479 9748 10035 11407 11408 12170 15751 18486 22095 25810 26483 26568
// bufdiff-features: 27378 28814 32809 34233 42344 43631 44587 44786 46203 47699 48609 50774 59620
// bufdiff-features: 64235 65496 66422 67624 68355 70119 74507 86454 87265 88337 91148 95930 101264
// bufdiff-features: 107614 109272 115155 117235 121785 125702 127243 127813 137498 143475 148304
// bufdiff-features: 148401 153201 155898 164481 165636 165719 166579 167973 172898 173800 176927
// bufdiff-features: 178854 183114 186959 192628 197745 197837 201059 202271 204791 205689 211050
// bufdiff-features: 211284 213077 215880 219221 226607 228390 237909 246783 249653 250948 252466
// bufdiff-features: 257472 258232 258906
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %0 = scf.if %arg5 -> (tensor<4x4xf32>) {
      affine.for %arg6 = 0 to 2 {
        %1 = arith.index_cast %arg6 : index to i64
        %2 = arith.sitofp %1 : i64 to f32
        %inserted = tensor.insert %2 into %arg3[%arg6, %arg6] : tensor<4x4xf32>
        %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted : tensor<4x4xf32>) outs(%arg3 : tensor<4x4xf32>) {
        ^bb0(%in: f32, %out: f32):
          %4 = arith.mulf %in, %arg4 : f32
          linalg.yield %4 : f32
        } -> tensor<4x4xf32>
        %c2 = arith.constant 2 : index
        %extracted = tensor.extract %3[%c2, %arg6] : tensor<4x4xf32>
      }
      scf.yield %arg3 : tensor<4x4xf32>
    } else {
      affine.for %arg6 = 0 to 2 {
        %1 = tensor.empty() : tensor<4xf32>
        %extracted_slice = tensor.extract_slice %arg3[0, %arg6] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
        %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice, %extracted_slice : tensor<4xf32>, tensor<4xf32>) outs(%1 : tensor<4xf32>) {
        ^bb0(%in: f32, %in_0: f32, %out: f32):
          %5 = arith.minimumf %in, %in_0 : f32
          linalg.yield %5 : f32
        } -> tensor<4xf32>
        %3 = arith.addf %arg4, %arg4 : f32
        %4 = linalg.fill ins(%3 : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
        %extracted = tensor.extract %4[%arg6] : tensor<4xf32>
      }
      scf.yield %arg3 : tensor<4x4xf32>
    }
    return %0 : tensor<4x4xf32>
  }
}

