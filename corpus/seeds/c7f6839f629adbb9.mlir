// bufdiff-profile: slices
// bufdiff-choices: 203fe4071967040375cd9d1e043e96b20ec93032c7f4637f930a5dae8da5b07db72669d9932e4442
// bufdiff-choices: c23898f6c1dd37842108a0d5064ba30ca8c161d4a97e53d12d60020b3960dbe091862740368d24ce
// bufdiff-choices: 4219b2ad9b4d835ea947e5b86c1dae3d4cf7f32036e8931dec7a1584cd64f7d53466a63758007a10
// bufdiff-choices: 8c01f7be238b61adb75851b071da36cb70b80203e6f5ce672d609d442159a8945ae8807abc9bd1e0
// bufdiff-choices: 4af598a24f37f9df6d3c7d333f025a5b895c9a74c227474b34da4fd000
// bufdiff-features: 294 1149 2945 3579 5199 5269 5915 5973 6611 7060 7645 9748 9812 10035 10166
// bufdiff-features: 10872 11162 13233 15440 15751 15786 16207 17232 20749 20864 21522 21652 21953
// bufdiff-features: 23874 24268 25078 25735 26568 26922 27048 27343 27825 28179 28504 29590 30134
// bufdiff-features: 30666 30896 31756 31899 32613 33769 34167 34647 34965 35289 35507 35968 36784
// bufdiff-features: 37786 38702 39674 40297 40540 40712 41022 42344 42467 42984 43098 43942 44659
// bufdiff-features: 44816 46203 46208 46832 47102 47392 47486 49186 49627 50647 51344 51415 51647
// bufdiff-features: 52062 52322 52823 52900 52958 53249 53252 53504 54998 55887 56524 57103 57718
// bufdiff-features: 61556 61699 62225 62253 62281 63062 63071 64120 64716 66422 66604 66643 68355
// bufdiff-features: 69505 69987 71169 73802 74057 74362 74617 75546 76009 76052 76258 77564 78283
// bufdiff-features: 78430 79099 79389 79972 81039 81736 82135 83194 83412 83525 83672 84585 84635
// bufdiff-features: 84887 85843 86125 87495 88008 88446 88732 88850 88958 89732 89780 90543 91319
// bufdiff-features: 92194 93893 94687 95273 95285 97318 97842 98190 99009 99568 102851 103014
// bufdiff-features: 103476 103481 103851 104253 104650 104931 105700 105858 106691 107024 107997
// bufdiff-features: 109086 109932 110507 112378 112474 112929 113150 115471 115728 115778 115990
// bufdiff-features: 116783 117509 117902 118769 119588 121307 121467 121626 122317 122631 124484
// bufdiff-features: 124754 125921 127243 127922 128768
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>) {
    %0 = tensor.empty() : tensor<4xi8>
    %cst = arith.constant dense<42> : tensor<4xi8>
    %1 = linalg.add ins(%cst, %cst : tensor<4xi8>, tensor<4xi8>) outs(%0 : tensor<4xi8>) -> tensor<4xi8>
    return %arg1, %1 : tensor<4xi8>, tensor<4xi8>
  }
  func.func @main(%arg0: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<?xi8>, tensor<4xi8>) {
    %0 = tensor.empty() : tensor<4xi8>
    %mapped = linalg.map { arith.minsi } ins(%arg0, %arg0 : tensor<4xi8>, tensor<4xi8>) outs(%0 : tensor<4xi8>)
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %1:2 = scf.for %arg1 = %c2 to %c4 step %c2 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<4xi8>, tensor<4xi8>) {
      %c1 = arith.constant 1 : index
      %from_elements = tensor.from_elements %c4, %c1 : tensor<2xindex>
      %reshape = tensor.reshape %arg2(%from_elements) : (tensor<4xi8>, tensor<2xindex>) -> tensor<4x1xi8>
      %5 = linalg.copy ins(%arg2 : tensor<4xi8>) outs(%arg3 : tensor<4xi8>) -> tensor<4xi8>
      scf.yield %arg2, %5 : tensor<4xi8>, tensor<4xi8>
    }
    %extracted_slice = tensor.extract_slice %1#0[0] [4] [1] : tensor<4xi8> to tensor<4xi8>
    %2:2 = call @f1(%extracted_slice, %extracted_slice) : (tensor<4xi8>, tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>)
    %3 = tensor.empty() : tensor<4xi8>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<4xi8>) outs(%3 : tensor<4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c11_i8 = arith.constant 11 : i8
      %5 = arith.ori %in, %c11_i8 : i8
      linalg.yield %5 : i8
    } -> tensor<4xi8>
    %cast = tensor.cast %4 : tensor<4xi8> to tensor<?xi8>
    return %1#1, %2#0, %2#1, %cast, %mapped : tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<?xi8>, tensor<4xi8>
  }
}

