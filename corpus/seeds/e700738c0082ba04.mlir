// bufdiff-profile: cfg
// bufdiff-choices: 4dc3cd4feba3529c05affe486a9e7e7193cd85e8ad253e2d4495b854f391e507d72f0e4be3b62ae0
// bufdiff-choices: fb37066153fdb7ed05557644b39363a41d9d4565a1732e0b6bfd511158aa66999fcac9bbf283a4e0
// bufdiff-choices: cadc842fadad90985040de87ab99fb867cace03bf1f600904ef32d29c8d8a04f2f23fe6b6a92ed1f
// bufdiff-choices: f76b94221b1c9cfd82181d71ea24f985b4e9f438d3b48ae2aaf15dbeefbcb1ba40981d821f5af94e
// bufdiff-choices: 6027697d375767aa50ffa0e9b95ee996a1f30ba8ca5a4404476ca21cac8106659c32021dff56e010
// bufdiff-choices: 1d8fd211549c
// bufdiff-features: 6360 9479 9748 10035 10933 12276 13074 13233 14704 15751 15947 16682 16960
// bufdiff-features: 17260 21953 22280 23143 24747 26568 29627 29968 30002 30666 30700 30931 31010
// bufdiff-features: 34167 34601 35593 36784 37782 38783 40712 42344 42393 42467 44505 46203 46476
// bufdiff-features: 47203 49635 49657 52322 52558 52823 52900 53180 53252 53469 54658 54998 55202
// bufdiff-features: 55463 58837 60417 60609 63071 64119 66422 67526 68355 72975 73802 74057 74360
// bufdiff-features: 74864 78283 78430 78875 79271 81736 82135 83194 84585 85843 86125 87345 88635
// bufdiff-features: 88732 89780 91613 92194 94981 95407 95969 96352 97746 99228 99383 101952 102788
// bufdiff-features: 104315 104931 106463 107400 108012 110780 112929 117724 118093 119665 120933
// bufdiff-features: 121626 124626 124917 125702 127243 128916 135534 136269 137045 140906 142040
// bufdiff-features: 146512 147139 147477 148304 150631 151140 152098 153293 155898 156191 156460
// bufdiff-features: 157034 157125 157579 158120 158128 158897 160756 160967 161883 165373 165719
// bufdiff-features: 166946 167164 168858 169460 171134 171551 173354 174367 176774 177355 177904
// bufdiff-features: 178019 178067 178560 180207 181522 183224 183703 184030 184962 185723 186849
// bufdiff-features: 186959 188790 189039 189471 190142 192422 192628 192771 193607 194134 196031
// bufdiff-features: 196048 197738 198413 198460 200521 201008 202118 202241 204212 204509 204527
// bufdiff-features: 204600 205434 205689 205705 206056 207330 210461 217899 227244 228061 228255
// bufdiff-features: 228390 228936 235375 235829 236024 236930 237022 237281 240158 242955 243546
// bufdiff-features: 243989 244908 246543 246783 249653 250948 251444 252466 252539 253703 253836
// bufdiff-features: 255520 255647 255676 256247 257685 258317 258378 259229 259840 260534 261426
#map = affine_map<(d0) -> (2)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2x?xf64>) -> (tensor<?xi8>, tensor<2x?xf64>, tensor<?xi8>, tensor<?xi8>) {
    %c127_i8 = arith.constant 127 : i8
    %c127_i8_0 = arith.constant 127 : i8
    %c42_i8 = arith.constant 42 : i8
    %c3_i8 = arith.constant 3 : i8
    %from_elements = tensor.from_elements %c127_i8, %c127_i8_0, %c42_i8, %c3_i8 : tensor<4xi8>
    %cast = tensor.cast %from_elements : tensor<4xi8> to tensor<?xi8>
    %0:2 = call @f1(%cast, %cast) : (tensor<?xi8>, tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>)
    %cst = arith.constant dense<[[2.500000e+00], [3.500000e+00]]> : tensor<2x1xf64>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<2x?xf64>
    %1 = tensor.empty(%c2, %c1, %dim) : tensor<?x?x?xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c1, %c0] : tensor<2x1xf64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %3 = linalg.batch_vecmat ins(%cst, %2 : tensor<2x1xf64>, tensor<?x?x?xf64>) outs(%arg0 : tensor<2x?xf64>) -> tensor<2x?xf64>
    %cast_1 = tensor.cast %from_elements : tensor<4xi8> to tensor<?xi8>
    %inserted = tensor.insert %c3_i8 into %0#0[%c2] : tensor<?xi8>
    %4 = tensor.empty() : tensor<4xi8>
    return %0#1, %3, %cast_1, %inserted : tensor<?xi8>, tensor<2x?xf64>, tensor<?xi8>, tensor<?xi8>
  }
  func.func private @f1(%arg0: tensor<?xi8>, %arg1: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>) {
    %extracted_slice = tensor.extract_slice %arg1[0] [3] [1] : tensor<?xi8> to tensor<3xi8>
    %extracted_slice_0 = tensor.extract_slice %arg1[1] [3] [1] : tensor<?xi8> to tensor<3xi8>
    %0 = linalg.min ins(%extracted_slice_0, %extracted_slice : tensor<3xi8>, tensor<3xi8>) outs(%extracted_slice : tensor<3xi8>) -> tensor<3xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<3xi8>) outs(%extracted_slice_0 : tensor<3xi8>) {
    ^bb0(%in: i8, %out: i8):
      %4 = arith.minui %in, %out : i8
      linalg.yield %4 : i8
    } -> tensor<3xi8>
    %inserted_slice = tensor.insert_slice %0 into %arg1[0] [3] [1] : tensor<3xi8> into tensor<?xi8>
    %inserted_slice_1 = tensor.insert_slice %1 into %inserted_slice[1] [3] [1] : tensor<3xi8> into tensor<?xi8>
    %extracted_slice_2 = tensor.extract_slice %inserted_slice[3] [1] [1] : tensor<?xi8> to tensor<1xi8>
    %2 = tensor.empty() : tensor<1xi8>
    %3 = linalg.copy ins(%extracted_slice_2 : tensor<1xi8>) outs(%2 : tensor<1xi8>) -> tensor<1xi8>
    %cast = tensor.cast %3 : tensor<1xi8> to tensor<?xi8>
    return %inserted_slice_1, %cast : tensor<?xi8>, tensor<?xi8>
  }
}

