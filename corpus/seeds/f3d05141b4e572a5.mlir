// bufdiff-profile: single
// bufdiff-choices: 68ba88e37b12e018e50f656ae64b52ef2b3ee47f55e3a36b1420011067551e11090caf408c60226f
// bufdiff-choices: afe81e66b6ea
// bufdiff-features: 2898 3041 10384 12170 12276 12932 14454 15751 16682 18486 21140 22095 22498
// bufdiff-features: 26546 26568 26663 28814 36797 39927 42344 47242 50894 52900 53180 53252 63071
// bufdiff-features: 64119 65496 66422 66869 67936 68355 73802 74450 74507 74833 76677 82135 95930
// bufdiff-features: 100073 103159 104315 107412 108210 108221 109732 109932 110552 111024 111976
// bufdiff-features: 121363 125702 127813 130135 130942 139890 142349 143438 146512 149884 153474
// bufdiff-features: 155898 158120 160983 161377 162971 165636 165719 166579 169642 172898 173293
// bufdiff-features: 173800 176031 176231 179739 179796 180699 183114 184122 186959 191863 192628
// bufdiff-features: 194134 198460 200104 201059 205689 206133 208623 210055 218635 220247 221987
// bufdiff-features: 223989 226457 238954 242173 250948 253836 258906 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0 = scf.if %arg5 -> (tensor<4x4xf32>) {
      %c4 = arith.constant 4 : index
      %extracted_slice = tensor.extract_slice %arg3[0, 0] [%c4, 4] [1, 1] : tensor<4x4xf32> to tensor<?x4xf32>
      %cast = tensor.cast %arg3 : tensor<4x4xf32> to tensor<?x4xf32>
      %inserted_slice = tensor.insert_slice %cast into %extracted_slice[0, 0] [%c4, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
      %1 = tensor.empty(%c4) : tensor<?x4xf32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x4xf32>) outs(%1 : tensor<?x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %3 = arith.subf %in, %arg4 : f32
        linalg.yield %3 : f32
      } -> tensor<?x4xf32>
      %cast_0 = tensor.cast %2 : tensor<?x4xf32> to tensor<4x4xf32>
      scf.yield %cast_0 : tensor<4x4xf32>
    } else {
      %extracted_slice = tensor.extract_slice %arg3[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
      %inserted_slice = tensor.insert_slice %arg3 into %arg3[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x4xf32>
      %1 = tensor.empty() : tensor<4x4xf32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %3 = arith.negf %in : f32
        %4 = arith.addf %3, %arg4 : f32
        linalg.yield %4 : f32
      } -> tensor<4x4xf32>
      scf.yield %2 : tensor<4x4xf32>
    }
    return %0, %arg3 : tensor<4x4xf32>, tensor<4x4xf32>
  }
}

