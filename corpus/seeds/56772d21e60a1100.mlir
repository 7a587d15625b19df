// bufdiff-profile: single
// bufdiff-choices: 9c82284b298561903e92b430f8f00e8993949dd322b366c80e13e2eefedcd394dde889d456d07a4a
// bufdiff-choices: e6ada1f4afe6936e8f7b3ab6
// bufdiff-features: 1922 2898 9479 10384 11441 12170 13915 15751 15903 16682 22095 22280 22640
// bufdiff-features: 25818 26568 33853 33915 34167 38394 40712 42344 44522 44621 46203 48343 49301
// bufdiff-features: 49370 51341 52558 54915 57548 58190 63929 64119 64235 65478 66422 68355 68782
// bufdiff-features: 72413 74201 74360 74507 75921 82594 88233 90578 91148 97131 97344 101983 103715
// bufdiff-features: 104315 109327 110780 111976 115026 119384 121682 125702 129435 132574 136030
// bufdiff-features: 136056 138476 139890 141168 150829 152187 155477 155898 156369 156460 159724
// bufdiff-features: 165141 165695 165719 166579 168858 168881 169047 170819 171116 172957 176031
// bufdiff-features: 176782 178154 181592 184030 186202 186959 191888 192628 193290 194503 196031
// bufdiff-features: 197837 198447 200521 203083 203746 205689 211625 211808 211967 217282 217326
// bufdiff-features: 220284 226178 226357 229951 230810 234562 236929 242200 242793 244092 246543
// bufdiff-features: 246783 246895 249653 250948 252466 252926 256076 258143 258353 258906 259229
// bufdiff-features: 259840 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %0 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg3) -> (tensor<4x4xf32>) {
      %c1 = arith.constant 1 : index
      %extracted_slice = tensor.extract_slice %arg3[1, 0] [2, 4] [%c1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
      %extracted_slice_0 = tensor.extract_slice %arg3[0, 0] [2, 4] [3, 1] : tensor<4x4xf32> to tensor<2x4xf32>
      %1 = linalg.fill ins(%arg4 : f32) outs(%extracted_slice : tensor<2x4xf32>) -> tensor<2x4xf32>
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %2 = tensor.empty(%c2, %c4) : tensor<?x?xf32>
      %3 = linalg.fill ins(%arg4 : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %extracted_slice : tensor<?x?xf32>, tensor<2x4xf32>) outs(%extracted_slice_0 : tensor<2x4xf32>) {
      ^bb0(%in: f32, %in_3: f32, %out: f32):
        %5 = arith.maximumf %in, %in_3 : f32
        linalg.yield %5 : f32
      } -> tensor<2x4xf32>
      %inserted_slice = tensor.insert_slice %1 into %arg3[1, 0] [2, 4] [%c1, 1] : tensor<2x4xf32> into tensor<4x4xf32>
      %inserted_slice_1 = tensor.insert_slice %4 into %inserted_slice[0, 0] [2, 4] [3, 1] : tensor<2x4xf32> into tensor<4x4xf32>
      %extracted = tensor.extract %inserted_slice_1[%arg6, %c2] : tensor<4x4xf32>
      %extracted_slice_2 = tensor.extract_slice %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      %c0 = arith.constant 0 : index
      %inserted = tensor.insert %extracted into %extracted_slice_2[%c0, %c1] : tensor<1x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
      }
    }
    return %0 : tensor<4x4xf32>
  }
}

