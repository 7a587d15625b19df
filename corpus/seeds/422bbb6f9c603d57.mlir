// bufdiff-profile: cfg
// bufdiff-choices: 314916246d9d3f3dc9401ef84d18cbb89d45475d2222d725c17b3001d83c4bf4d180f0fe18abebbd
// bufdiff-choices: 2c7fc1b5cae9dde4d2dfe3905e728d3a3bfb0424191cc71a4c95f9952eacac6e7abb8f1922b3fd65
// bufdiff-choices: b24770cad5f4ae806b8b165bd02ab46fdec5ab80061c5b67a4c784f2c647650322005063e1b38e5b
// bufdiff-choices: 340f609fcf9579f1bb600ac87b04df7e72c8732ec0ba13dadce5726af6c15e8a3590f034b6e74ab6
// bufdiff-choices: 29b43220b619f5af9785ea0cefd069eea2e39c99432770a10d67176a21b870248d5ffa35c625f08e
// bufdiff-choices: ceaac19b42b35cda256bc60e5d6deeaa835af60e38be875cc3775d45297756050a4290fb72ccc0eb
// bufdiff-choices: 5acdfc2e335f65f75a14e737960ff22a02ba2da5bc8b3ab310bc193942618c77d995a82d79f13cf6
// bufdiff-choices: 3c8f1440d256f019ff5457097574e0b6abe171e19d
// bufdiff-features: 2217 2315 2882 2898 3579 5527 6476 7662 9479 9968 10020 10872 11162 12638 12700
// bufdiff-features: 13233 13949 14454 14884 15640 15751 16207 19164 19628 19704 21044 21120 21420
// bufdiff-features: 21862 21883 22095 22280 22448 24207 24268 24466 26568 27412 27644 28167 28464
// bufdiff-features: 30293 30666 31425 31943 34167 34601 36784 38427 38644 38754 38783 39674 39927
// bufdiff-features: 40712 43942 44962 46203 46404 47392 47436 47554 47762 48974 49355 49609 49844
// bufdiff-features: 50894 52322 52558 52900 53244 53469 54140 55246 59145 61969 62362 63800 64119
// bufdiff-features: 64120 66422 66995 68355 70544 71168 71259 72413 73289 73802 74057 74672 76175
// bufdiff-features: 76373 76677 76728 77261 77283 77564 78283 78430 79749 80533 81736 81912 83194
// bufdiff-features: 84585 85843 86125 86866 87199 88732 88958 89780 89812 92084 92194 93165 93255
// bufdiff-features: 93677 95969 99383 99723 101867 103851 104315 104931 107183 107400 107425 108012
// bufdiff-features: 110552 112929 113041 113821 116903 117235 119597 119764 120232 121309 121543
// bufdiff-features: 121726 124917 125908 127813 128916 129630 130933 133297 136346 137045 138665
// bufdiff-features: 138949 140673 142040 142393 142510 142916 146512 147477 147500 150313 150818
// bufdiff-features: 151326 151758 153063 153293 153488 154889 155145 155898 156460 158120 158897
// bufdiff-features: 159776 160756 160954 163044 163687 164013 165373 165695 165719 165817 166169
// bufdiff-features: 166361 168459 168858 171204 171715 173166 173800 174170 174930 175451 175976
// bufdiff-features: 176917 177182 177488 178067 178560 180404 181522 181789 184030 185731 186017
// bufdiff-features: 186959 188175 188790 190374 191865 192343 192771 192852 193432 193607 193760
// bufdiff-features: 195182 196031 196048 196787 197267 198460 199947 201059 201716 202190 202241
// bufdiff-features: 203746 204314 205434 207124 207660 210022 210301 210461 210754 211114 212375
// bufdiff-features: 213048 213275 214621 215707 215959 217209 217899 218738 222809 224961 225759
// bufdiff-features: 226357 226579 227372 228229 229266 230081 230104 230810 232327 234455 236180
// bufdiff-features: 236930 238660 239241 240158 241950 243140 243796 245444 245769 246543 246783
// bufdiff-features: 252379 252466 252539 253439 256247 256344 258196 259528 259840 259854 260360
// bufdiff-features: 262021 262074
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x4xf32> {bufferization.writable = false}) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xindex>, tensor<?x4xf32>, tensor<1x3xf32>, tensor<3x1x4xf32>, tensor<3x1xf32>) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %generated = tensor.generate %c3, %c4 {
    ^bb0(%arg1: index, %arg2: index):
      %extracted = tensor.extract %arg0[%arg1, %arg2] : tensor<3x4xf32>
      %3 = arith.index_cast %arg1 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.index_cast %arg2 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.minimumf %extracted, %4 : f32
      %8 = arith.minimumf %7, %6 : f32
      tensor.yield %8 : f32
    } : tensor<?x?xf32>
    %cast = tensor.cast %generated : tensor<?x?xf32> to tensor<3x4xf32>
    %0:3 = call @f1(%cast, %cast, %cast) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xindex>, tensor<3x4xf32>)
    %cst = arith.constant 1.000000e+02 : f32
    %cst_0 = arith.constant 1.000000e+02 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3x1xf32>
    %cst_2 = arith.constant dense<[[[1.150000e+01, 1.450000e+01, 1.750000e+01, 2.050000e+01]], [[2.350000e+01, 2.650000e+01, 2.950000e+01, 3.250000e+01]], [[3.550000e+01, 3.850000e+01, 4.150000e+01, 4.450000e+01]]]> : tensor<3x1x4xf32>
    %1 = linalg.batch_vecmat ins(%from_elements, %cst_2 : tensor<3x1xf32>, tensor<3x1x4xf32>) outs(%arg0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2:3 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %1, %arg3 = %arg0, %arg4 = %from_elements) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x1xf32>) {
      %cast_5 = tensor.cast %arg3 : tensor<3x4xf32> to tensor<3x?xf32>
      %extracted = tensor.extract %arg3[%c1, %c3] : tensor<3x4xf32>
      %mapped = linalg.map ins(%1 : tensor<3x4xf32>) outs(%arg3 : tensor<3x4xf32>)
        (%in: f32, %init: f32) {
          %4 = arith.addf %in, %extracted : f32
          linalg.yield %4 : f32
        }
      %3 = linalg.copy ins(%mapped : tensor<3x4xf32>) outs(%arg2 : tensor<3x4xf32>) -> tensor<3x4xf32>
      scf.yield %3, %mapped, %arg4 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x1xf32>
    }
    %cst_3 = arith.constant dense<[[2.500000e+00, 1.500000e+00, 5.000000e-01]]> : tensor<1x3xf32>
    %transposed = linalg.transpose ins(%cst_3 : tensor<1x3xf32>) outs(%2#2 : tensor<3x1xf32>) permutation = [1, 0] 
    %cast_4 = tensor.cast %0#0 : tensor<3x4xf32> to tensor<?x4xf32>
    return %2#1, %2#0, %0#2, %0#1, %cast_4, %cst_3, %cst_2, %transposed : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xindex>, tensor<?x4xf32>, tensor<1x3xf32>, tensor<3x1x4xf32>, tensor<3x1xf32>
  }
  func.func private @f1(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xindex>, tensor<3x4xf32>) {
    %0 = tensor.empty() : tensor<3x1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c0, %c1] : tensor<3x4xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %cst = arith.constant dense<[[8.500000e+00, 9.500000e+00, 1.050000e+01, 1.150000e+01]]> : tensor<1x4xf32>
    %2 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%1, %cst : tensor<3x1xf32>, tensor<1x4xf32>) outs(%arg2 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_0 = arith.constant dense<100> : tensor<3x4xi64>
    %3 = arith.index_cast %cst_0 : tensor<3x4xi64> to tensor<3x4xindex>
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %3 : tensor<3x4xindex> to tensor<?x4xindex>
    %inserted_slice = tensor.insert_slice %cast into %3[0, 0] [%c3, 4] [1, 1] : tensor<?x4xindex> into tensor<3x4xindex>
    return %2, %inserted_slice, %arg0 : tensor<3x4xf32>, tensor<3x4xindex>, tensor<3x4xf32>
  }
}

