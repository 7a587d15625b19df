// bufdiff-profile: single
// bufdiff-choices: 53549a29122945fb22617b16f93af890d5cc5d7200fb94637ee710ecf71c03c892991f5503e68f5c
// bufdiff-choices: c7
// bufdiff-features: 2898 3027 3579 5915 8030 8818 9479 9748 10384 11321 12170 12932 14454 14564
// bufdiff-features: 15440 15751 16682 17329 20220 21115 22095 22221 22280 22801 24826 26546 26568
// bufdiff-features: 28652 34031 34564 34647 35507 36188 36901 39927 42344 45031 46404 48333 49186
// bufdiff-features: 49301 49627 51341 53180 55561 55887 56524 61180 61556 63062 64119 64235 66422
// bufdiff-features: 66765 67375 67388 68355 69987 71168 72413 73802 74450 74507 74617 74890 76653
// bufdiff-features: 76677 77283 77987 79811 79972 80436 80895 89250 90543 93255 94687 97183 98291
// bufdiff-features: 99383 99738 100720 101983 103383 104315 105857 109932 110162 110322 110530
// bufdiff-features: 110561 110780 111024 111721 111976 115711 117151 117231 118581 119822 121854
// bufdiff-features: 122964 123446 124626 125349 125702 126370 127071 127096 127243 127813 127834
// bufdiff-features: 128157 128554 130019 130191
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg3) -> (tensor<4x4xf32>) {
      %c4 = arith.constant 4 : index
      %extracted_slice = tensor.extract_slice %arg7[0, 0] [4, %c4] [1, 1] : tensor<4x4xf32> to tensor<4x?xf32>
      %extracted_slice_0 = tensor.extract_slice %arg7[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
      %c3 = arith.constant 3 : index
      %inserted = tensor.insert %arg4 into %extracted_slice[%arg6, %c3] : tensor<4x?xf32>
      %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<4x?xf32>) outs(%extracted_slice_0 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %2 = arith.addf %in, %arg4 : f32
        linalg.yield %2 : f32
      } -> tensor<4x4xf32>
      %cast = tensor.cast %1 : tensor<4x4xf32> to tensor<4x?xf32>
      %inserted_slice = tensor.insert_slice %cast into %arg7[0, 0] [4, %c4] [1, 1] : tensor<4x?xf32> into tensor<4x4xf32>
      %cast_1 = tensor.cast %inserted : tensor<4x?xf32> to tensor<4x4xf32>
      %inserted_slice_2 = tensor.insert_slice %cast_1 into %inserted_slice[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x4xf32>
      %extracted = tensor.extract %inserted_slice_2[%arg6, %c3] : tensor<4x4xf32>
      %inserted_3 = tensor.insert %extracted into %arg7[%c1, %c1] : tensor<4x4xf32>
      scf.yield %inserted_3 : tensor<4x4xf32>
    }
    return %0 : tensor<4x4xf32>
  }
}

