// bufdiff-profile: loops
// bufdiff-choices: 19699a6d31485a50a1796bd9211f2205a691115a1127b88562a825693e947ec1912379bb896561ab
// bufdiff-choices: e7c21879af7c7a146e70e953778560c2431df6f728bc592cc0c2beb94853d2057fa80843a11250d6
// bufdiff-choices: 71492748158cbabed8c7cf42b7ff6004171b29b98695464332fed098e632febc8be71143e238151e
// bufdiff-choices: 3169a50442a689f07a9657ebcdf445e78570cdcca9a1a401efcb05a5e9eec039ec44739dd7395148
// bufdiff-choices: 6c472e994c1e14c8d0bac141e1f1c9
// bufdiff-features: 1663 11143 15751 15903 17406 18486 18692 19907 22220 23143 26568 26663 27672
// bufdiff-features: 29968 30209 31039 31454 42344 44522 45617 46936 47452 50577 52900 53180 53252
// bufdiff-features: 53636 58136 60469 63071 66422 68355 74833 80510 82135 87792 96935 101575 104315
// bufdiff-features: 104517 108210 108335 108399 115537 121399 121977 123204 124626 134558 135480
// bufdiff-features: 136056 139644 141238 143667 144053 144383 146735 147225 149884 154946 156413
// bufdiff-features: 158120 161377 162755 163427 163750 165636 165719 168858 172145 173354 176782
// bufdiff-features: 180556 183114 183504 184962 191476 192327 192628 193137 196031 199735 200521
// bufdiff-features: 200800 201059 202300 202472 204212 206133 208623 211470 221648 223030 225360
// bufdiff-features: 226357 227610 228707 234332 235375 236136 241225 241276 245689 247441 250948
// bufdiff-features: 252466 253532 255676 258158 259805 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi64>
    %c1 = arith.constant 1 : index
    %0 = arith.cmpi uge, %dim, %c1 : index
    %1 = scf.if %0 -> (tensor<?xi64>) {
      %extracted_slice = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xi64> to tensor<?xi64>
      scf.yield %extracted_slice : tensor<?xi64>
    } else {
      affine.parallel (%arg1) = (0) to (2) {
        affine.parallel (%arg2) = (0) to (1) {
          %concat = tensor.concat dim(0) %arg0, %arg0, %arg0 : (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
        }
      }
      affine.parallel (%arg1) = (0) to (1) {
        affine.parallel (%arg2) = (0) to (3) {
          %extracted_slice = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xi64> to tensor<?xi64>
        }
        affine.parallel (%arg2) = (0) to (1) {
          %c3 = arith.constant 3 : index
          %3 = tensor.empty(%c3, %c3) : tensor<?x?xi32>
          %c-3_i32 = arith.constant -3 : i32
          %4 = linalg.fill ins(%c-3_i32 : i32) outs(%3 : tensor<?x?xi32>) -> tensor<?x?xi32>
          %extracted_slice = tensor.extract_slice %4[0, 1] [3, 2] [1, %c1] : tensor<?x?xi32> to tensor<3x2xi32>
          %extracted_slice_0 = tensor.extract_slice %4[%c0, 0] [2, 3] [2, 1] : tensor<?x?xi32> to tensor<2x3xi32>
          %c3_i32 = arith.constant 3 : i32
          %5 = linalg.quantized_matmul ins(%extracted_slice, %extracted_slice_0, %c3_i32, %c3_i32 : tensor<3x2xi32>, tensor<2x3xi32>, i32, i32) outs(%4 : tensor<?x?xi32>) -> tensor<?x?xi32>
        }
      }
      %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : tensor<?xi64>) {
      ^bb0(%out: i64):
        %c5_i64 = arith.constant 5 : i64
        %3 = arith.subi %out, %c5_i64 : i64
        linalg.yield %3 : i64
      } -> tensor<?xi64>
      scf.yield %2 : tensor<?xi64>
    }
    return %arg0, %1 : tensor<?xi64>, tensor<?xi64>
  }
}

