// bufdiff-profile: idioms
// bufdiff-choices: 0c4a458834f3e70d4a4ee5e0616090c742892ae09eb76b9dbe1e6a63c2840225bff7473ec9cbc6d7
// bufdiff-choices: 92508fd34440051169d0cb4f010eacb2c19c95cef687327bcab67df1aae750b34a31a05ed5d2f05f
// bufdiff-choices: 49eae688ef197f3609c982bc4c061b6a3b8540ae50cdc55c99d37bb5f0662cf4f7f6e05537f963c2
// bufdiff-choices: 2a1ded73ca7e6a890ec9e92ecfa38de345e89d177153eef9470f61b3db74b5dcd7dbc8534733
// bufdiff-features: 1922 2225 3027 3579 6576 7024 8906 9748 9857 10872 11297 11441 12880 13233
// bufdiff-features: 13576 15742 15751 15989 16207 16682 17174 19241 19283 20220 20247 21115 21825
// bufdiff-features: 22280 22323 22678 22801 23143 24268 25388 26568 26816 27048 27966 28276 28503
// bufdiff-features: 28652 29968 31193 31864 31899 32615 33052 33837 33853 34167 34647 35289 35759
// bufdiff-features: 35957 36188 36395 36534 36887 40712 41039 41200 42094 42344 43171 43942 44176
// bufdiff-features: 44522 44621 44959 45327 45710 46203 46522 47156 49756 50469 50520 51130 51341
// bufdiff-features: 51344 51534 52322 52558 52900 52958 53791 53890 55887 56524 57103 58122 58661
// bufdiff-features: 59082 59888 61435 61556 63062 63800 64119 64959 65777 66422 67916 68065 68210
// bufdiff-features: 68355 69449 70307 70544 71953 71980 72541 74360 74454 76052 76222 77261 77564
// bufdiff-features: 78683 79271 80436 80736 80895 82203 84635 86125 86357 87585 88679 88958 88999
// bufdiff-features: 89708 90198 90543 91148 92010 92032 93255 94360 94586 94687 94937 95289 96300
// bufdiff-features: 96427 97131 99009 101983 102319 103851 104072 104123 104303 104931 105750
// bufdiff-features: 105857 107314 108430 109327 110153 110561 111128 111721 112065 112416 112736
// bufdiff-features: 113823 115471 116660 117839 118081 118581 119200 119876 121029 121307 121394
// bufdiff-features: 121977 123098 123204 123446 124484 125275 126179 127071 127243 127400 128768
// bufdiff-features: 129771 130191 130484
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<2x?x?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<2x?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:2 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg0) -> (tensor<?xf32>, tensor<?xf32>) {
      %dim = tensor.dim %arg1, %c1 : tensor<2x?x?xf32>
      %c2 = arith.constant 2 : index
      %dim_0 = tensor.dim %arg1, %c2 : tensor<2x?x?xf32>
      %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [1, %dim, %dim_0] [1, 1, 1] : tensor<2x?x?xf32> to tensor<1x?x?xf32>
      %extracted_slice_1 = tensor.extract_slice %arg1[1, 0, 0] [1, %dim, %dim_0] [1, 1, 1] : tensor<2x?x?xf32> to tensor<1x?x?xf32>
      %1 = linalg.ceil ins(%extracted_slice : tensor<1x?x?xf32>) outs(%extracted_slice : tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
      %2 = tensor.empty(%c1, %dim, %dim_0) : tensor<?x?x?xf32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1 : tensor<1x?x?xf32>) outs(%2 : tensor<?x?x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_6 = arith.constant -1.000000e+00 : f32
        %12 = arith.subf %in, %cst_6 : f32
        linalg.yield %12 : f32
      } -> tensor<?x?x?xf32>
      %4 = tensor.empty(%dim, %dim_0) : tensor<1x?x?xf32>
      %cst = arith.constant 1.000000e+00 : f32
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
      %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %extracted_slice_1 : tensor<1x?x?xf32>, tensor<1x?x?xf32>) outs(%extracted_slice_1 : tensor<1x?x?xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %12 = arith.addf %in, %in_6 : f32
        %13 = arith.addf %12, %out : f32
        linalg.yield %13 : f32
      } -> tensor<1x?x?xf32>
      %inserted_slice = tensor.insert_slice %1 into %arg1[0, 0, 0] [1, %dim, %dim_0] [1, 1, 1] : tensor<1x?x?xf32> into tensor<2x?x?xf32>
      %inserted_slice_2 = tensor.insert_slice %6 into %inserted_slice[1, 0, 0] [1, %dim, %dim_0] [1, 1, 1] : tensor<1x?x?xf32> into tensor<2x?x?xf32>
      %generated = tensor.generate  {
        %cst_6 = arith.constant -6.000000e+00 : f32
        %12 = arith.divf %cst_6, %cst_6 : f32
        tensor.yield %12 : f32
      } : tensor<f32>
      %7 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map1, #map2, #map1] ins(%arg3, %generated : tensor<?xf32>, tensor<f32>) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
      %c0 = arith.constant 0 : index
      %dim_3 = tensor.dim %arg0, %c0 : tensor<?xf32>
      %inserted_slice_4 = tensor.insert_slice %arg3 into %7[0] [%dim_3] [1] : tensor<?xf32> into tensor<?xf32>
      %8 = tensor.empty(%dim_3) : tensor<?xf32>
      %cst_5 = arith.constant -1.000000e+00 : f32
      %9 = linalg.fill ins(%cst_5 : f32) outs(%8 : tensor<?xf32>) -> tensor<?xf32>
      %10 = linalg.copy ins(%9 : tensor<?xf32>) outs(%arg3 : tensor<?xf32>) -> tensor<?xf32>
      %11 = linalg.add ins(%arg0, %inserted_slice_4 : tensor<?xf32>, tensor<?xf32>) outs(%10 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %11, %inserted_slice_4 : tensor<?xf32>, tensor<?xf32>
    }
    return %0#1, %0#0, %arg1 : tensor<?xf32>, tensor<?xf32>, tensor<2x?x?xf32>
  }
}

