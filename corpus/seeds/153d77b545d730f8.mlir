// bufdiff-profile: cfg
// bufdiff-choices: 314916246d9d3f3dc9401ef84d18cbb89d45475d2222d725c17b3001d83c4bf4d180f0fe18abebbd
// bufdiff-choices: 2c7fc1b5cae9dde4d2dfe3905e728d3a3bfb0424191cc71a4c95f9952eacac6e7abb8f1922b3fd65
// bufdiff-choices: b24770cad5f4ae806b8b165bd02ab46fdec5ab80061c5b67a4c784f2c647650322005063e1b38e5b
// bufdiff-choices: 340f609fcf9579f1bb600ac87b04df7e72c8732ec0ba13dadce5726af6c15e8a3590f034b6e74ab6
// bufdiff-choices: 29b43220b619f5af9785ea0cefd069eea2e39c99432770a10d67176a21b870248d5ffa35c625f08e
// bufdiff-choices: ceaac19b42b35cda256bc60e5d6deeaa835af60e38be875cc3775d45297756050a4290fb72ccc0eb
// bufdiff-choices: 5acdfc2e335f65f75a14e737960ff22a02ba2da5bc8b3ab310bc193942618c77d995a82d79f13cf6
// bufdiff-choices: 3c8f1440d256f019ff545709
// bufdiff-features: 2315 2882 2898 3217 3579 4165 5527 6476 7662 9479 9968 10872 11162 13233 14454
// bufdiff-features: 14884 15751 19704 21044 21120 21883 22095 22280 22448 24268 24466 26568 26764
// bufdiff-features: 27412 27644 28167 28564 30293 30666 31943 34167 34601 36784 37217 37384 38644
// bufdiff-features: 38754 38783 39927 40712 43942 44522 44962 46203 46404 47392 47444 47554 48598
// bufdiff-features: 48974 49844 50894 51851 52322 52900 53244 53469 53779 54140 55113 56294 61969
// bufdiff-features: 62362 63800 63929 64119 64120 64370 64435 65726 66422 66995 67676 68355 71050
// bufdiff-features: 71168 71306 72413 73289 73802 74057 75975 76677 76728 76953 77261 77283 78283
// bufdiff-features: 78430 79288 79749 79782 81736 81912 83194 84585 85843 86125 86866 87199 88544
// bufdiff-features: 88732 88958 89812 91633 92084 92194 93165 93255 93677 94096 95969 97715 98975
// bufdiff-features: 99383 103851 104315 104916 104931 105293 107183 107400 107818 108550 110552
// bufdiff-features: 112929 113041 113821 113940 113943 115746 117235 117506 119345 119597 119764
// bufdiff-features: 120232 120687 121309 124917 126321 127813 128355 129630 130933 133297 136346
// bufdiff-features: 137045 138665 138949 139524 140673 142040 142393 142510 142916 143387 146512
// bufdiff-features: 146608 147291 147477 147500 149320 150313 150818 151326 151758 153063 153293
// bufdiff-features: 154011 154812 155898 156460 158120 158897 159776 160604 160704 160756 162232
// bufdiff-features: 162764 163044 163687 164013 165373 165695 165719 165817 166169 168459 168858
// bufdiff-features: 171204 171715 173166 173800 174170 175451 175976 176066 176917 177182 177488
// bufdiff-features: 178067 178560 180273 180710 181522 184030 185502 185731 186017 186959 187798
// bufdiff-features: 188175 188790 192343 192771 193432 193607 195182 196031 196048 196787 197263
// bufdiff-features: 197267 197468 198414 198460 199947 201059 201601 202190 202241 203746 205434
// bufdiff-features: 207124 207660 208947 210022 210301 210461 211114 212375 213048 213275 214621
// bufdiff-features: 215707 215959 217209 217899 218738 222809 224961 225728 225759 226357 226579
// bufdiff-features: 226777 227939 228229 229266 230081 230640 230810 232327 233015 234455 235141
// bufdiff-features: 236180 238660 240158 241950 243140 243796 245380 245444 246543 246783 250875
// bufdiff-features: 252379 252466 253439 253591 256247 256337 258196 259528 259840 260360 261061
// bufdiff-features: 262074
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x4xf32> {bufferization.writable = false}) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xindex>, tensor<3x4xf32>, tensor<?x4xindex>, tensor<3x4xf32>, tensor<?x4xf32>) {
    %cst = arith.constant dense<[[7.500000e+00, 6.500000e+00, 5.500000e+00, 4.500000e+00], [3.500000e+00, 2.500000e+00, 1.500000e+00, 5.000000e-01], [-5.000000e-01, -1.500000e+00, -2.500000e+00, -3.500000e+00]]> : tensor<3x4xf32>
    %0:3 = call @f1(%arg0, %arg0, %cst) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xindex>, tensor<3x4xf32>)
    %1:3 = call @f1(%0#0, %0#0, %0#2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xindex>, tensor<3x4xf32>)
    %cst_0 = arith.constant 1.000000e+02 : f32
    %cst_1 = arith.constant 1.000000e+02 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_0, %cst_1, %cst_2 : tensor<3x1xf32>
    %cst_3 = arith.constant dense<[[[1.150000e+01, 1.450000e+01, 1.750000e+01, 2.050000e+01]], [[2.350000e+01, 2.650000e+01, 2.950000e+01, 3.250000e+01]], [[3.550000e+01, 3.850000e+01, 4.150000e+01, 4.450000e+01]]]> : tensor<3x1x4xf32>
    %2 = linalg.batch_vecmat ins(%from_elements, %cst_3 : tensor<3x1xf32>, tensor<3x1x4xf32>) outs(%0#0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3:3 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %2, %arg3 = %0#0, %arg4 = %1#2) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
      %cast_5 = tensor.cast %arg3 : tensor<3x4xf32> to tensor<3x?xf32>
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %arg3[%c1, %c3] : tensor<3x4xf32>
      %mapped = linalg.map ins(%arg2 : tensor<3x4xf32>) outs(%arg3 : tensor<3x4xf32>)
        (%in: f32, %init: f32) {
          %5 = arith.addf %in, %extracted : f32
          linalg.yield %5 : f32
        }
      %4 = linalg.copy ins(%mapped : tensor<3x4xf32>) outs(%arg2 : tensor<3x4xf32>) -> tensor<3x4xf32>
      scf.yield %4, %mapped, %arg4 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %cast = tensor.cast %0#1 : tensor<3x4xindex> to tensor<?x4xindex>
    %cast_4 = tensor.cast %0#0 : tensor<3x4xf32> to tensor<?x4xf32>
    return %3#2, %3#1, %3#0, %1#1, %1#0, %cast, %2, %cast_4 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xindex>, tensor<3x4xf32>, tensor<?x4xindex>, tensor<3x4xf32>, tensor<?x4xf32>
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

