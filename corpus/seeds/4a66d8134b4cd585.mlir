// bufdiff-profile: slices
// bufdiff-choices: 59b7172c9d711c2c1c9aa0d919b511a2f5bf101f2a957a7431d1eba4894cd2c34a5106468cee93be
// bufdiff-choices: 6871ff7cf1cfe4ec5ff5fefe2458630901b9f2f1b27e1028eb313369e681920ef60cc677ba8d7b4e
// bufdiff-choices: 2f229d8d8adaa6a0d6eb702d8211b31396d65c8dd86b164c2bac40d61fede26952100ffd3021abae
// bufdiff-choices: c22df3db2cb02222bb6489a175798b4837b06ee9309b61a897e0461e20352def114fc35d942e0339
// bufdiff-choices: 3c017fdad099e85878fcf36ac184a2add71d15d736edb0817bab2a3e477ca34c9356cc47bd995924
// bufdiff-choices: e440ba3f62f929ceeb47f6d01d98c88f3cf7eee5cf35b0a3c198e54836808fca1e1d72fbdc1d6c41
// bufdiff-choices: 25
// bufdiff-features: 4752 6363 6611 7323 8839 9748 9968 10020 10035 11162 11556 13233 15671 15751
// bufdiff-features: 18486 19545 19606 19628 19727 22095 22280 24747 25289 26464 26568 26598 28464
// bufdiff-features: 28907 29590 29966 29968 30002 30293 30666 30896 30996 33769 34034 34167 34875
// bufdiff-features: 36784 37409 38702 40266 42984 44505 44522 46203 47012 47392 47630 48266 48974
// bufdiff-features: 49355 49605 49635 51415 52062 52558 52900 52948 53180 54135 54998 55113 55499
// bufdiff-features: 56024 58024 59145 61080 63384 64119 64120 64235 66422 66995 68355 68961 70119
// bufdiff-features: 70153 71122 72243 73012 73802 74360 74507 74628 76373 76915 78283 78430 79099
// bufdiff-features: 81736 84322 84993 85681 85843 86125 87495 87761 87862 88008 88544 88732 89110
// bufdiff-features: 89780 89812 90097 90777 92194 92235 93171 93255 93994 95273 95603 98179 99365
// bufdiff-features: 99383 99723 104315 104931 105573 106761 107200 109932 110552 112929 113940
// bufdiff-features: 115812 117206 117235 117724 120610 121626 124411 124626 127243 127533 127813
// bufdiff-features: 128916 130933 131064 135216 138844 138919 140367 141238 141891 142040 142775
// bufdiff-features: 146512 147275 147477 148170 148304 149660 151513 153293 153530 154311 154331
// bufdiff-features: 154889 154946 155294 155465 155742 156154 156460 157409 158120 158897 159928
// bufdiff-features: 161281 162232 162971 163044 163687 164398 164602 165124 165636 165695 165719
// bufdiff-features: 166579 167466 167469 167749 167753 169507 169562 171231 171369 172926 173354
// bufdiff-features: 173800 173856 174170 174661 174830 174930 175888 176335 177182 177211 177758
// bufdiff-features: 177904 178067 178560 179647 179657 179739 180207 180404 180699 181522 183562
// bufdiff-features: 184022 184030 185077 185252 186959 188790 192323 192422 192628 192771 193773
// bufdiff-features: 194134 196031 196048 196349 197263 197267 197392 197837 199818 200521 201059
// bufdiff-features: 201601 201716 202241 202870 203821 204212 204314 205434 205689 205953 209922
// bufdiff-features: 211050 211191 211967 212628 214325 215938 215959 218300 218480 222638 222809
// bufdiff-features: 224185 224484 224748 225827 226357 226579 226777 227678 227838 228061 228255
// bufdiff-features: 228354 228390 228964 230081 230104 230329 230640 234387 235375 235927 236930
// bufdiff-features: 239237 240539 241225 242955 243339 243546 246543 246966 247062 249653 252466
// bufdiff-features: 252539 256112 256247 258232 258331 259840 261833
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>) -> (tensor<1x1x5xf32>, tensor<1x5xf32>, tensor<?x5xf32>, tensor<?x1xf32>, tensor<?xf32>, tensor<?xf32>, tensor<2xf32>) {
    %0 = tensor.empty() : tensor<1x5xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %cast = tensor.cast %1 : tensor<1x5xf32> to tensor<?x5xf32>
    %2 = tensor.empty() : tensor<2xf32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %4:4 = call @f2(%cast, %3, %1, %cst) : (tensor<?x5xf32>, tensor<2xf32>, tensor<1x5xf32>, f32) -> (tensor<1x1x5xf32>, tensor<1x5xf32>, tensor<?x5xf32>, tensor<1x5xf32>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %c2_i64 = arith.constant 2 : i64
    %from_elements = tensor.from_elements %c2_i64 : tensor<1xi64>
    %reshape = tensor.reshape %3(%from_elements) : (tensor<2xf32>, tensor<1xi64>) -> tensor<2xf32>
    %5 = call @f1(%reshape, %reshape, %4#3) : (tensor<2xf32>, tensor<2xf32>, tensor<1x5xf32>) -> tensor<2xf32>
    %extracted_slice = tensor.extract_slice %reshape[0] [1] [2] : tensor<2xf32> to tensor<1xf32>
    %extracted_slice_1 = tensor.extract_slice %reshape[1] [1] [2] : tensor<2xf32> to tensor<1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice, %extracted_slice_1 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %9 = arith.divf %in, %in_5 : f32
      %10 = arith.divf %9, %out : f32
      linalg.yield %10 : f32
    } -> tensor<1xf32>
    %7 = tensor.empty() : tensor<1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_1 : tensor<1xf32>) outs(%7 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.mulf %in, %cst : f32
      linalg.yield %9 : f32
    } -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %6 into %reshape[0] [1] [2] : tensor<1xf32> into tensor<2xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %inserted_slice[1] [1] [2] : tensor<1xf32> into tensor<2xf32>
    %cast_3 = tensor.cast %5 : tensor<2xf32> to tensor<?xf32>
    %cast_4 = tensor.cast %8 : tensor<1xf32> to tensor<?xf32>
    return %4#0, %4#1, %4#2, %expanded, %cast_3, %cast_4, %inserted_slice_2 : tensor<1x1x5xf32>, tensor<1x5xf32>, tensor<?x5xf32>, tensor<?x1xf32>, tensor<?xf32>, tensor<?xf32>, tensor<2xf32>
  }
  func.func @f2(%arg0: tensor<?x5xf32>, %arg1: tensor<2xf32>, %arg2: tensor<1x5xf32>, %arg3: f32) -> (tensor<1x1x5xf32>, tensor<1x5xf32>, tensor<?x5xf32>, tensor<1x5xf32>) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<?x5xf32>) outs(%arg0 : tensor<?x5xf32>) -> tensor<?x5xf32>
    %1 = scf.execute_region -> tensor<1x5xf32> {
      %cst = arith.constant dense<[[5.500000e+00, 6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00]]> : tensor<1x5xf32>
      %3 = linalg.tanh ins(%cst : tensor<1x5xf32>) outs(%arg2 : tensor<1x5xf32>) -> tensor<1x5xf32>
      scf.yield %3 : tensor<1x5xf32>
    }
    %expanded = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [1, 1, 5] : tensor<1x5xf32> into tensor<1x1x5xf32>
    %2 = bufferization.alloc_tensor() copy(%arg2) : tensor<1x5xf32>
    return %expanded, %1, %0, %2 : tensor<1x1x5xf32>, tensor<1x5xf32>, tensor<?x5xf32>, tensor<1x5xf32>
  }
  func.func @f1(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<1x5xf32>) -> tensor<2xf32> {
    %0 = tensor.empty() : tensor<1x5xf32>
    %cst = arith.constant dense<[[9.500000e+00], [8.500000e+00], [7.500000e+00], [6.500000e+00], [5.500000e+00]]> : tensor<5x1xf32>
    %transposed = linalg.transpose ins(%cst : tensor<5x1xf32>) outs(%0 : tensor<1x5xf32>) permutation = [1, 0] 
    return %arg1 : tensor<2xf32>
  }
}

