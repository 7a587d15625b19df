// bufdiff-profile: slices
// bufdiff-choices: 0164304461c6a296851f8acb862eeea07ac20ea868c9e3e48da3de3afd3e9a314c4699a3e10699bf
// bufdiff-choices: 086942baa2eb2ce48880912de02ab3f3e140e66f2a82947a38be2cd423b0bd27b5c1696bd4d5f856
// bufdiff-choices: 30c045a5032f475fc18d0e131f1d753205e3e235e4e3393caf9a58781c63f7a133db6f06a9900c19
// bufdiff-choices: 8df3a755d016fd95eac4acd5b0f316dbf33a0664cb8a483a04cbdeeb8f12052ab7bef26bd3b9c674
// bufdiff-choices: 87
// bufdiff-features: 897 2898 6812 7384 9479 10384 11162 13233 13518 14454 15300 15751 16682 22280
// bufdiff-features: 23787 24998 26546 26568 28814 29590 30293 34167 36784 38427 39927 40712 44505
// bufdiff-features: 46203 47242 47392 50894 51415 52558 52900 53180 54998 58191 60008 62189 64120
// bufdiff-features: 66422 68355 73802 74057 74450 78283 78430 81200 81502 81736 83871 86125 88732
// bufdiff-features: 91633 92194 93255 95273 95407 99383 99525 104315 104931 106155 107375 107412
// bufdiff-features: 109040 110552 112929 113041 115778 121250 138919 139890 142040 143475 146512
// bufdiff-features: 156460 158120 158897 159210 160756 162948 162971 164112 164242 164396 165295
// bufdiff-features: 165695 165719 166037 167164 167973 170980 172442 172991 173800 177211 178854
// bufdiff-features: 179739 181698 184030 185275 186959 188790 192771 193665 194134 195855 197392
// bufdiff-features: 197486 198092 199827 200065 201178 202962 205434 205689 210022 215959 217103
// bufdiff-features: 220517 220524 225827 226357 236324 240339 243546 245594 245855 245941 246543
// bufdiff-features: 246783 248209 250415 251444 254851 258994 259434 259840 260779
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x2xf32>, %arg1: tensor<3x2xf32>, %arg2: f32) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<?x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg2, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %inserted = tensor.insert %arg2 into %arg1[%c1, %1] : tensor<3x2xf32>
    %c3 = arith.constant 3 : index
    %2 = bufferization.alloc_tensor(%c3) : tensor<?x2xf32>
    %cst_0 = arith.constant dense<[[7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01]]> : tensor<3x2xf32>
    %3 = linalg.rsqrt ins(%arg1 : tensor<3x2xf32>) outs(%cst_0 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %4 = tensor.empty(%c3) : tensor<?x2xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<3x2xf32>) outs(%4 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.minimumf %in, %arg2 : f32
      linalg.yield %7 : f32
    } -> tensor<?x2xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %cst_0[0, 0] [%c3, %c2] [1, 1] : tensor<3x2xf32> to tensor<?x?xf32>
    %cast = tensor.cast %arg1 : tensor<3x2xf32> to tensor<?x?xf32>
    %6 = linalg.softmax dimension(0) ins(%cast : tensor<?x?xf32>) outs(%extracted_slice : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cast_1 = tensor.cast %6 : tensor<?x?xf32> to tensor<3x2xf32>
    %inserted_slice = tensor.insert_slice %cast_1 into %cst_0[0, 0] [3, 2] [1, 1] : tensor<3x2xf32> into tensor<3x2xf32>
    %extracted = tensor.extract %cst_0[%1, %1] : tensor<3x2xf32>
    vector.print %extracted : f32
    return %inserted, %3, %5, %inserted_slice, %arg1 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<?x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>
  }
}

