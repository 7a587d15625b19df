// bufdiff-profile: types
// bufdiff-choices: e1ce09a01aa53a42ceab68d92ee3dcc2e1c2b909fe755a734ef572eec7c22bb55764b1642b0eff1b
// bufdiff-choices: ffc2a117777cb9e0509168aa81a29e9c653eb1c34f651abbea68afd5c1a06c9cf84a25237c236c8b
// bufdiff-choices: 008a901f08d5b47d380c7d0a44fb1939e5defc44fb928f0dee73ca92afab30252fe55f5e0a4f61a3
// bufdiff-choices: ad7827683fbb7d0bc198053f0dd45b1abfd4f8a568044b355e69e73d3b40a114097523b8418b0d6f
// bufdiff-choices: 5bbf28eb36ba63b75738aa2988fc253253576be0e160de505f71e4c0d1aa33251ad328fe1f782641
// bufdiff-choices: 2dd075ef9bc6593d6e5a8f738cc4783bfb0a21661680523685f638f353ad4e3bcd8acdc474df4225
// bufdiff-choices: 57e1d995c56b8a64e2f218075dde7285299768ceeff8c94c657462240fb6136f8e084edc7c851b31
// bufdiff-choices: 58b39fa54fc7f06ddd691d77f850b4895615deabd5173980a68dbfd41e86952cd73cf2739aed05f1
// bufdiff-choices: 7c134a3140d5d7b717f69236d1ea738fdaba10564b57b533753d125c0e5f932d183c698b6608b4f4
// bufdiff-choices: d4ca04311d30edf2e60f771c4569bdaa1814312e9b4fe9fd0a01aca0e6002b0652418bbe368d9b81
// bufdiff-choices: 7aebd427904e5d60cc9b10317ef1294174c0bf58b2b965bda83bb24490cc07ae8a907a62d9ac0cc9
// bufdiff-choices: 2ea4a0f9ba162d41d1c0f38be74337db0aa1e98280912fb719dc8220328563765e2853c9d766fe1e
// bufdiff-choices: 016242ee5a70b2cc63d918e5a8c85f992802ec095c515aeb68a3e8762861b8e57349bd944e0899a0
// bufdiff-choices: c443c96729f7699f42930a9ce49ed203f68728d2d5b2fb8ff7b6f86bc0d9b6b09e8318a8
// bufdiff-features: 706 1993 2572 2740 2898 3579 3866 4020 5296 5994 6002 6169 7384 7770 9479 9510
// bufdiff-features: 9748 9968 10252 10384 11162 11759 12170 12218 12932 13074 13233 13390 14454
// bufdiff-features: 14672 14914 15589 15751 15903 16048 16682 17096 17529 18599 18740 19628 20551
// bufdiff-features: 21175 21382 22095 22280 22801 23594 23787 25497 25863 26568 28927 29590 30666
// bufdiff-features: 31010 32358 33511 33769 34167 35163 35364 36784 37489 37790 38783 39627 40712
// bufdiff-features: 40753 41318 41907 42344 42467 42984 43258 43442 43612 43963 44007 44505 44522
// bufdiff-features: 44716 46203 47392 47554 47762 48062 48333 48598 48974 49338 49635 50894 51341
// bufdiff-features: 51475 52558 52807 52829 52900 53057 53180 53252 53469 54998 55113 57852 59291
// bufdiff-features: 59539 61019 61073 61628 62912 63071 63800 63825 64119 64120 64235 65017 65389
// bufdiff-features: 65726 66422 67526 67929 68355 68614 68867 69403 69734 69817 70544 71050 71168
// bufdiff-features: 71306 71461 72413 72450 72504 72629 73289 73802 74057 74181 74450 75134 75361
// bufdiff-features: 76677 76700 76728 76915 76953 77129 78131 78283 78430 78620 78644 79099 79931
// bufdiff-features: 81467 81736 81956 82011 82135 82149 83194 83900 84090 84349 84585 84922 85005
// bufdiff-features: 85843 86125 88508 88732 89110 89780 89812 90383 92037 92970 93255 93286 93677
// bufdiff-features: 94961 95633 98767 99228 99383 102921 103056 103377 104315 104931 106314 106607
// bufdiff-features: 106761 107702 108012 108173 109732 109949 110552 110561 111976 112549 112929
// bufdiff-features: 113041 113821 113940 115289 116405 117206 117235 117365 117618 117724 119588
// bufdiff-features: 120197 120559 120687 121538 121626 123204 125699 125908 127813 129404 130310
// bufdiff-features: 130933 132624 133748 134680 134766 134816 135868 136030 136039 136346 137045
// bufdiff-features: 137477 138031 138366 138476 138844 138919 140479 141238 142040 142274 142393
// bufdiff-features: 142509 142916 143219 144120 144607 144761 146512 146608 147477 148469 149304
// bufdiff-features: 150313 150580 150818 151292 151758 151921 152226 152579 152841 153226 153293
// bufdiff-features: 153488 153710 153928 154764 154779 154946 155577 155898 156147 156191 156460
// bufdiff-features: 157426 158120 158897 159251 160059 160756 161644 162280 162764 162971 163044
// bufdiff-features: 165373 165636 165695 165719 166455 166579 167164 167269 167825 168323 168858
// bufdiff-features: 169734 171551 172975 173166 173597 174170 175375 176664 177182 177355 177904
// bufdiff-features: 178019 178067 178558 178560 178660 178830 179647 180207 180404 181522 181789
// bufdiff-features: 182675 184030 185027 186017 186453 186959 187596 188697 188790 188995 189643
// bufdiff-features: 191490 191770 192413 192422 192628 192771 193290 193576 193773 194134 194682
// bufdiff-features: 195048 196031 196048 197267 197337 197736 197770 197837 197924 198269 198460
// bufdiff-features: 198578 198798 198889 199475 201049 201059 201716 202241 203746 205434 205623
// bufdiff-features: 205689 206056 207454 208017 208165 208944 208998 210022 210461 211335 212452
// bufdiff-features: 213275 214325 214484 215387 215817 215959 216257 216469 216892 217647 217899
// bufdiff-features: 217949 218096 218635 218752 219393 222601 222809 223989 224222 225250 225759
// bufdiff-features: 226357 226579 226777 227063 227372 228005 228390 228519 228741 229266 230081
// bufdiff-features: 230517 230640 230810 231008 232327 233259 235168 236238 236324 236929 236930
// bufdiff-features: 236986 238274 239758 239798 240158 241602 242145 242793 243347 243441 243546
// bufdiff-features: 243781 243989 244408 245492 245534 245594 246463 246543 246783 247062 247181
// bufdiff-features: 247506 247725 249841 251973 252260 252466 252515 252539 253255 253836 253854
// bufdiff-features: 256235 256247 257530 258625 259047 259528 259840 260534 261082 261263 261833
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @f4(%arg0: tensor<1x1xbf16> {bufferization.buffer_layout = #map}, %arg1: tensor<?x1xbf16>) -> (tensor<1x1xbf16>, tensor<1x1xbf16>, bf16, bf16) {
    %0 = linalg.softmax dimension(1) ins(%arg0 : tensor<1x1xbf16>) outs(%arg0 : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %c0 = arith.constant 0 : index
    %cst = arith.constant 7.250000e+00 : bf16
    %1 = vector.transfer_read %0[%c0, %c0], %cst : tensor<1x1xbf16>, vector<3xbf16>
    %2 = vector.transfer_write %1, %0[%c0, %c0] : vector<3xbf16>, tensor<1x1xbf16>
    %cst_0 = arith.constant dense<-0.000000e+00> : tensor<5xf32>
    %cst_1 = arith.constant dense<[5.000000e-01, -5.000000e-01, -1.500000e+00, -2.500000e+00, -3.500000e+00]> : tensor<5xf32>
    %3:2 = call @f1(%cst_0, %cst_1) : (tensor<5xf32>, tensor<5xf32>) -> (tensor<1x1xbf16>, bf16)
    return %2, %3#0, %3#1, %cst : tensor<1x1xbf16>, tensor<1x1xbf16>, bf16, bf16
  }
  func.func @f2(%arg0: tensor<1x1xbf16>, %arg1: tensor<5xf32>) -> tensor<5xf32> {
    %cst = arith.constant dense<1.050000e+01> : tensor<1x1xbf16>
    %0 = linalg.matmul ins(%arg0, %cst : tensor<1x1xbf16>, tensor<1x1xbf16>) outs(%arg0 : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %extracted = tensor.extract %0[%arg2, %arg3] : tensor<1x1xbf16>
      %1 = arith.index_cast %arg2 : index to i64
      %2 = arith.sitofp %1 : i64 to bf16
      %3 = arith.index_cast %arg3 : index to i64
      %4 = arith.sitofp %3 : i64 to bf16
      %5 = arith.mulf %extracted, %2 : bf16
      %6 = arith.subf %5, %4 : bf16
      tensor.yield %6 : bf16
    } : tensor<1x1xbf16>
    return %arg1 : tensor<5xf32>
  }
  func.func private @x1(tensor<1x1xbf16> {bufferization.access = "read"}, tensor<?x?xbf16>, tensor<1x1xbf16> {bufferization.access = "read"})
  func.func private @f1(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<1x1xbf16>, bf16) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0] [5] [1] : tensor<5xf32> into tensor<5xf32>
    %cst = arith.constant -6.000000e+00 : bf16
    %from_elements = tensor.from_elements %cst : tensor<1x1xbf16>
    %cast = tensor.cast %from_elements : tensor<1x1xbf16> to tensor<?x?xbf16>
    call @x1(%from_elements, %cast, %from_elements) : (tensor<1x1xbf16>, tensor<?x?xbf16>, tensor<1x1xbf16>) -> ()
    %0 = tensor.empty() : tensor<1x1xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %2 = linalg.max ins(%from_elements, %1 : tensor<1x1xbf16>, tensor<1x1xbf16>) outs(%from_elements : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    return %2, %cst : tensor<1x1xbf16>, bf16
  }
  func.func private @f3(%arg0: tensor<5xf32>, %arg1: tensor<1x1xbf16>) -> (tensor<1x1xbf16>, tensor<5xf32>, tensor<1x1x2xbf16>) {
    %0 = tensor.empty() : tensor<1x1x2xbf16>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0, %c0] : tensor<1x1xbf16>
    %1 = linalg.fill ins(%extracted : bf16) outs(%0 : tensor<1x1x2xbf16>) -> tensor<1x1x2xbf16>
    %from_elements = tensor.from_elements %extracted, %extracted : tensor<1x2x1xbf16>
    %2 = linalg.batch_reduce_matmul ins(%1, %from_elements : tensor<1x1x2xbf16>, tensor<1x2x1xbf16>) outs(%arg1 : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %extracted_slice = tensor.extract_slice %1[%c0, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<1x1x2xbf16> to tensor<1x1x2xbf16>
    return %2, %arg0, %extracted_slice : tensor<1x1xbf16>, tensor<5xf32>, tensor<1x1x2xbf16>
  }
  func.func private @f5(%arg0: tensor<1x1xbf16>, %arg1: bf16, %arg2: tensor<5xf32>) -> tensor<1x1xbf16> {
    %0 = tensor.empty() : tensor<1x1xbf16>
    %1 = linalg.fill ins(%arg1 : bf16) outs(%0 : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<1x1xbf16>, tensor<1x1xbf16>) outs(%arg0 : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %2[0, %c0] [1, %c1] [1, 1] : tensor<1x1xbf16> to tensor<1x?xbf16>
    %inserted_slice = tensor.insert_slice %1 into %extracted_slice[0, %c0] [1, 1] [1, 1] : tensor<1x1xbf16> into tensor<1x?xbf16>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %2[0, %c0] [1, %c1] [1, 1] : tensor<1x?xbf16> into tensor<1x1xbf16>
    %3 = tensor.empty() : tensor<1x1xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1x?xbf16>) outs(%3 : tensor<1x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %cst = arith.constant 1.000000e+00 : bf16
      %5 = arith.subf %in, %cst : bf16
      linalg.yield %5 : bf16
    } -> tensor<1x1xbf16>
    return %4 : tensor<1x1xbf16>
  }
  func.func @main(%arg0: tensor<1x1xbf16>, %arg1: tensor<1x1xbf16> {bufferization.buffer_layout = #map}, %arg2: memref<5xf32, strided<[?], offset: ?>>) -> (tensor<2xf32>, tensor<1x1xbf16>, tensor<1x?xbf16>, tensor<1x?xbf16>, tensor<?xf32>, tensor<1x1x2xbf16>, tensor<1x1xbf16>, bf16, bf16) {
    %subview = memref.subview %arg2[0] [2] [2] : memref<5xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
    %0 = bufferization.to_tensor %subview restrict : memref<2xf32, strided<[?], offset: ?>> to tensor<2xf32>
    %1 = tensor.empty() : tensor<1x1xbf16>
    %cst = arith.constant -0.000000e+00 : bf16
    %2 = linalg.fill ins(%cst : bf16) outs(%1 : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %3 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%2, %arg0 : tensor<1x1xbf16>, tensor<1x1xbf16>) outs(%arg1 : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %cst_0 = arith.constant dense<[6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00, 1.050000e+01]> : tensor<5xf32>
    %4 = call @f2(%3, %cst_0) : (tensor<1x1xbf16>, tensor<5xf32>) -> tensor<5xf32>
    %5 = linalg.ceil ins(%arg1 : tensor<1x1xbf16>) outs(%arg0 : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %cast = tensor.cast %5 : tensor<1x1xbf16> to tensor<?x1xbf16>
    %6:4 = call @f4(%5, %cast) : (tensor<1x1xbf16>, tensor<?x1xbf16>) -> (tensor<1x1xbf16>, tensor<1x1xbf16>, bf16, bf16)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %7 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %5) -> (tensor<1x1xbf16>) {
      %extracted_slice = tensor.extract_slice %arg4[0, 0] [1, 1] [1, 1] : tensor<1x1xbf16> to tensor<1x1xbf16>
      %extracted = tensor.extract %extracted_slice[%c0, %c0] : tensor<1x1xbf16>
      %extracted_slice_4 = tensor.extract_slice %6#0[0, %c0] [1, 1] [1, 1] : tensor<1x1xbf16> to tensor<1xbf16>
      %broadcasted = linalg.broadcast ins(%extracted_slice_4 : tensor<1xbf16>) outs(%extracted_slice : tensor<1x1xbf16>) dimensions = [0] 
      %11 = linalg.negf ins(%5 : tensor<1x1xbf16>) outs(%broadcasted : tensor<1x1xbf16>) -> tensor<1x1xbf16>
      %inserted_slice = tensor.insert_slice %11 into %arg4[0, 0] [1, 1] [1, 1] : tensor<1x1xbf16> into tensor<1x1xbf16>
      scf.yield %inserted_slice : tensor<1x1xbf16>
    }
    %8 = linalg.erf ins(%6#1 : tensor<1x1xbf16>) outs(%6#0 : tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %9 = call @f5(%8, %6#3, %4) : (tensor<1x1xbf16>, bf16, tensor<5xf32>) -> tensor<1x1xbf16>
    %10:3 = call @f3(%cst_0, %arg1) : (tensor<5xf32>, tensor<1x1xbf16>) -> (tensor<1x1xbf16>, tensor<5xf32>, tensor<1x1x2xbf16>)
    %cast_1 = tensor.cast %9 : tensor<1x1xbf16> to tensor<1x?xbf16>
    %cast_2 = tensor.cast %10#0 : tensor<1x1xbf16> to tensor<1x?xbf16>
    %cast_3 = tensor.cast %10#1 : tensor<5xf32> to tensor<?xf32>
    return %0, %7, %cast_1, %cast_2, %cast_3, %10#2, %2, %6#2, %cst : tensor<2xf32>, tensor<1x1xbf16>, tensor<1x?xbf16>, tensor<1x?xbf16>, tensor<?xf32>, tensor<1x1x2xbf16>, tensor<1x1xbf16>, bf16, bf16
  }
}

