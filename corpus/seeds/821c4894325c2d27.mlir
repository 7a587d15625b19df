// bufdiff-profile: slices
// bufdiff-choices: bc991ae0d620bf7bdd8628c242ff9a36a0dcfe47dd2565c62880b9ce7516eca09310bc4939241507
// bufdiff-choices: f619a5ea10c493bf798b8ecc27a93c841bf4bad8dbdf9aa6446b4ffee59d55bbe17770f51a6c6b78
// bufdiff-choices: 89c50f0e0f39eea501a09e2ab4e7d104f8972b8d8adb8937bbc2ba6b1f525ef8f341269f08c88998
// bufdiff-choices: 6a1c3b5698f014b480efded6c8efc6760c78e06a3979629ea7accd40b8b20a9cfd36d2ab23f69613
// bufdiff-choices: 6dbe991125d71786fcbe927b42a10d6af361909f0c8ef5140b60acdc3c507bdcccf9b20a5b09f258
// bufdiff-choices: 548d4c0c0f604101d8532ae0efc3278dfb9585d914db1544994b0bb13292ac01113bfe68dc798cfe
// bufdiff-choices: 53ade366f423c47f160eea7127222c8b043d13dce6e5febd4148a790bd35f6316b09c5f5114e56d0
// bufdiff-choices: f8940e38f94e28680505db6d47f5478b403aa49502ace9e2ea723a5acfe5378617f5788a85d815c0
// bufdiff-choices: 65d233ede3e956e40372e2132edc267b6c3499b618058274c529a004cc9230d0a147af74d2260917
// bufdiff-choices: 71e0d97b93378c60a9f02ab6c9163ddb91c736c957517177b960e1c005a3e1fc6abb9137fe4de920
// bufdiff-choices: 8acf5f9b68f3a35c96bba846cc7f14e130ed639efd2bbfd1c30d8c6873b272eef9ee6ee5e5673243
// bufdiff-choices: bf20b70adbedc9cfabf3f9a15865ccf59f28fd998e3cca4256080a0551aa346cdb155ea0263b5a35
// bufdiff-choices: 3f7dcc24fa2aa6924fdc9c1dc445d41f
// bufdiff-features: 429 600 2898 4184 4369 4752 5296 5497 6363 7320 9479 10035 11162 11556 11695
// bufdiff-features: 13074 13233 14444 14454 14704 14891 15671 15751 16371 16960 17989 19172 19419
// bufdiff-features: 20749 22095 22280 22448 23097 23225 23787 24259 24747 26023 26464 26477 26546
// bufdiff-features: 26568 26663 27640 27704 27725 28564 28814 28907 29590 29667 29968 30307 30539
// bufdiff-features: 30666 33853 34159 34167 34617 34795 35163 35201 35364 35957 36784 38401 38783
// bufdiff-features: 39927 40375 40712 42228 42293 42344 42467 42984 43442 43631 44007 44621 46203
// bufdiff-features: 47242 48598 48974 49147 50894 51851 52062 52322 52500 52558 52807 52823 52900
// bufdiff-features: 53252 53469 54385 54998 55113 56024 60686 62362 62574 63800 64119 64120 64235
// bufdiff-features: 66327 66422 66995 68355 68408 68457 68484 69007 70119 71122 71259 71306 72363
// bufdiff-features: 73289 73802 74255 74507 74672 75134 76328 76677 76915 77129 78283 78430 78796
// bufdiff-features: 79099 79710 81467 81612 81736 82851 83038 84585 84979 85051 85681 85843 86125
// bufdiff-features: 86710 87023 87783 87923 89780 89812 90070 90097 90383 90777 91124 92194 93255
// bufdiff-features: 93318 93464 94405 95152 95407 95930 97131 97407 98196 98501 98530 99228 99294
// bufdiff-features: 99383 100025 100059 101594 101823 102417 103154 104339 104689 104931 105579
// bufdiff-features: 106314 107425 107702 107783 108038 110085 110136 111976 111979 112929 113041
// bufdiff-features: 113940 114783 116479 116721 118081 118984 119068 119597 120745 121132 121561
// bufdiff-features: 121977 122903 122967 128916 130595 130933 131175 134205 135208 135534 136154
// bufdiff-features: 136269 137045 138919 139889 139901 140127 141238 142040 142274 142456 145008
// bufdiff-features: 145872 146512 146863 147477 147747 148304 149660 150818 151758 153032 153226
// bufdiff-features: 153293 153896 154419 154946 155465 155898 156154 156191 156460 157579 158120
// bufdiff-features: 158897 159000 160756 161304 161779 161883 162764 163044 163581 163687 164119
// bufdiff-features: 164602 165636 165719 167601 167941 168102 171081 171551 173354 173800 174170
// bufdiff-features: 174830 176364 176525 177402 177904 178067 179005 180320 180947 181522 183114
// bufdiff-features: 183224 184030 184122 184962 185670 185723 186959 187135 187560 188275 188790
// bufdiff-features: 189674 190142 190166 190692 191911 192422 192628 192771 193297 194063 194134
// bufdiff-features: 194714 195182 196031 196048 197267 197837 198423 198460 198820 199750 199818
// bufdiff-features: 200104 200307 200554 201059 202562 203000 204448 204527 205434 205689 206252
// bufdiff-features: 206373 206380 208944 209666 210096 210461 213275 214248 215925 216969 218738
// bufdiff-features: 219301 220098 220517 222638 222809 225250 225728 225827 225985 226357 226579
// bufdiff-features: 226777 228936 230081 230610 230640 233302 235126 235375 235384 235396 235433
// bufdiff-features: 236024 236094 236324 237470 237963 239237 239241 239355 239929 240158 241225
// bufdiff-features: 241602 243546 243872 245380 245458 246543 246635 247062 247480 247624 248794
// bufdiff-features: 248841 250948 252466 252539 253803 253836 255412 255520 255886 256247 256921
// bufdiff-features: 258241 258331 258625 258994 259510 259528 259828 259840 261137 261341
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f3(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = tensor.empty() : tensor<3x3xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg0 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.subf %in, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<3x3xf32>
    return %arg1 : tensor<3x3xf32>
  }
  func.func private @f1(%arg0: tensor<5xf64>, %arg1: tensor<5xf64>, %arg2: tensor<3x3xf32>) -> tensor<5xf64> {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<5xf64>) outs(%arg1 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.sitofp %2 : i64 to f64
      %4 = arith.divf %in, %3 : f64
      linalg.yield %4 : f64
    } -> tensor<5xf64>
    return %arg0 : tensor<5xf64>
  }
  func.func private @f2(%arg0: tensor<?xf64>) -> (tensor<?xf64>, tensor<1x?xf64>, tensor<?xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [1, %dim] : tensor<?xf64> into tensor<1x?xf64>
    %0 = linalg.softmax dimension(0) ins(%arg0 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    %c1 = arith.constant 1 : index
    %1 = arith.cmpi uge, %dim, %c1 : index
    %2 = scf.if %1 -> (tensor<?xf64>) {
      %7 = tensor.empty() : tensor<1xf64>
      %cst = arith.constant 3.000000e+00 : f64
      %8 = linalg.fill ins(%cst : f64) outs(%7 : tensor<1xf64>) -> tensor<1xf64>
      %9 = linalg.vecmat ins(%8, %expanded : tensor<1xf64>, tensor<1x?xf64>) outs(%0 : tensor<?xf64>) -> tensor<?xf64>
      scf.yield %9 : tensor<?xf64>
    } else {
      %7 = tensor.empty(%dim) : tensor<?x2xf64>
      %cst = arith.constant 1.000000e+10 : f64
      %8 = linalg.fill ins(%cst : f64) outs(%7 : tensor<?x2xf64>) -> tensor<?x2xf64>
      %reduced = linalg.reduce ins(%8 : tensor<?x2xf64>) outs(%0 : tensor<?xf64>) dimensions = [1] 
        (%in: f64, %init: f64) {
          %9 = arith.divf %in, %init : f64
          linalg.yield %9 : f64
        }
      scf.yield %reduced : tensor<?xf64>
    }
    %3 = tensor.empty(%dim) : tensor<?xf64>
    %4 = linalg.copy ins(%0 : tensor<?xf64>) outs(%3 : tensor<?xf64>) -> tensor<?xf64>
    %c2 = arith.constant 2 : index
    %5 = arith.minui %dim, %c2 : index
    %6 = arith.subi %dim, %5 : index
    %extracted_slice = tensor.extract_slice %expanded[0, %6] [1, %5] [1, 1] : tensor<1x?xf64> to tensor<1x?xf64>
    return %4, %extracted_slice, %2 : tensor<?xf64>, tensor<1x?xf64>, tensor<?xf64>
  }
  func.func private @f4(%arg0: tensor<3x?xf32>, %arg1: f32, %arg2: tensor<?x3x?xf32>) -> (tensor<?x3x?xf32>, tensor<3x?xf32>, tensor<3x?xf32>) {
    %0 = linalg.exp ins(%arg2 : tensor<?x3x?xf32>) outs(%arg2 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = arith.cmpf ogt, %arg1, %cst : f32
    %2 = arith.index_castui %1 : i1 to index
    %3 = scf.index_switch %2 -> tensor<3x?xf32> 
    case 0 {
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg0, %c1 : tensor<3x?xf32>
      %5 = tensor.empty(%dim) : tensor<3x?xf32>
      %6 = linalg.fill ins(%arg1 : f32) outs(%5 : tensor<3x?xf32>) -> tensor<3x?xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<3x?xf32>, tensor<3x?xf32>) outs(%arg0 : tensor<3x?xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %8 = arith.subf %in, %in_0 : f32
        %9 = arith.maximumf %8, %out : f32
        linalg.yield %9 : f32
      } -> tensor<3x?xf32>
      scf.yield %7 : tensor<3x?xf32>
    }
    case 2 {
      scf.yield %arg0 : tensor<3x?xf32>
    }
    default {
      %5 = linalg.min ins(%arg0, %arg0 : tensor<3x?xf32>, tensor<3x?xf32>) outs(%arg0 : tensor<3x?xf32>) -> tensor<3x?xf32>
      scf.yield %5 : tensor<3x?xf32>
    }
    %4 = bufferization.alloc_tensor() copy(%arg0) : tensor<3x?xf32>
    return %0, %3, %4 : tensor<?x3x?xf32>, tensor<3x?xf32>, tensor<3x?xf32>
  }
  func.func @main(%arg0: tensor<3x3x3xf32>, %arg1: tensor<?xf64>) -> (tensor<3x?xf32>, tensor<3x?xf32>, tensor<3x3x2xf32>, tensor<?xf64>, tensor<1x?xf64>, tensor<?xf64>, tensor<5xf64>, tensor<?x3x?xf32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c2, %c0, %c1] : tensor<3x3x3xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %0 = arith.cmpf ule, %extracted, %cst : f32
    %true = arith.constant true
    %1 = arith.ori %0, %true : i1
    cf.assert %1, "never fails"
    %2 = tensor.empty() : tensor<3x4xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %cast = tensor.cast %3 : tensor<3x4xf32> to tensor<3x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [3, 3, 2] [1, 1, 2] : tensor<3x3x3xf32> to tensor<3x3x2xf32>
    %cast_1 = tensor.cast %extracted_slice : tensor<3x3x2xf32> to tensor<?x3x?xf32>
    %4:3 = call @f4(%cast, %cst, %cast_1) : (tensor<3x?xf32>, f32, tensor<?x3x?xf32>) -> (tensor<?x3x?xf32>, tensor<3x?xf32>, tensor<3x?xf32>)
    %c3 = arith.constant 3 : index
    %5 = arith.index_castui %0 : i1 to index
    %6 = arith.remui %5, %c2 : index
    %7 = arith.index_castui %0 : i1 to index
    %8 = arith.remui %7, %c3 : index
    %cst_2 = arith.constant dense<[[1.150000e+01, 1.450000e+01, 1.750000e+01], [2.050000e+01, 2.350000e+01, 2.650000e+01], [2.950000e+01, 3.250000e+01, 3.550000e+01]]> : tensor<3x3xf32>
    %cast_3 = tensor.cast %cst_2 : tensor<3x3xf32> to tensor<?x3xf32>
    %inserted_slice = tensor.insert_slice %cast_3 into %extracted_slice[0, 0, %6] [%c3, 3, 1] [1, 1, 1] : tensor<?x3xf32> into tensor<3x3x2xf32>
    %9:3 = call @f2(%arg1) : (tensor<?xf64>) -> (tensor<?xf64>, tensor<1x?xf64>, tensor<?xf64>)
    %cst_4 = arith.constant dense<-0.000000e+00> : tensor<5xf64>
    %10 = call @f1(%cst_4, %cst_4, %cst_2) : (tensor<5xf64>, tensor<5xf64>, tensor<3x3xf32>) -> tensor<5xf64>
    %cst_5 = arith.constant dense<[[1.500000e+00, 2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00, 9.500000e+00]]> : tensor<3x3xf32>
    %11 = call @f3(%cst_5, %cst_2) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    return %4#1, %4#2, %inserted_slice, %9#0, %9#1, %9#2, %10, %4#0 : tensor<3x?xf32>, tensor<3x?xf32>, tensor<3x3x2xf32>, tensor<?xf64>, tensor<1x?xf64>, tensor<?xf64>, tensor<5xf64>, tensor<?x3x?xf32>
  }
}

