// bufdiff-profile: cfg
// bufdiff-choices: 68d738e03f42dc027ec500182bdedbe08588e15611a38d9a1eba7106a75aa07746337ac7f09ad284
// bufdiff-choices: 28851621273c35ba7c18a1fd7339a9206d1557873682c0b7da4d45494562425f61b33a16439c145b
// bufdiff-choices: 9b697028fe6d2c38d38614fcdb2dce9b96b419ef8ef02c3b2680c23e14971711c6f7f8574f0b968b
// bufdiff-choices: fcc47b68ebc8ce645ec5cbc7bb06cd8e67841fab23da81e2c2867413e83efeb218a78912070acea8
// bufdiff-choices: 0228686eeecbc98603d18b006edc07c471c1a8e71b179a164427a06111ddb876f91cceb3b97b2348
// bufdiff-choices: 8c45b519f8ddfff41148237d6066c650b40dc53aca43e07165ff51bde5e3697cdb14b82a0af161d9
// bufdiff-choices: 4fb599d1e98d09c5e56e10537436b1d7ae96fe90187c5a3ad581b176abb5bcb5603889276f5f3e50
// bufdiff-choices: 6bec0afbe7d0d69b52ac7ec983819d013c6ad72e77d4681ae85db7a986523720607ab8dbd3c85fad
// bufdiff-choices: f22083d3c1f80f64c7df39a53b
// bufdiff-features: 562 2945 3191 3579 5187 6314 6363 9443 9479 9864 11108 12208 13233 13673 14557
// bufdiff-features: 14884 15751 17015 17255 17470 19011 20274 20659 20749 22280 23787 25911 26190
// bufdiff-features: 26568 28556 29089 29187 30666 31864 32633 33769 34167 36252 37294 38692 38783
// bufdiff-features: 40540 40712 41808 42467 42984 43258 45202 46203 46323 47230 47392 48259 48260
// bufdiff-features: 52267 52322 52558 52807 52900 53252 55014 56024 57265 57401 58024 58228 58403
// bufdiff-features: 60465 60686 63042 63071 63800 64119 64216 64351 64370 66422 68355 70335 70544
// bufdiff-features: 72629 73849 73901 74057 76328 76953 78283 80454 82135 83194 84202 84585 85843
// bufdiff-features: 86125 87000 88337 88350 89780 90097 91562 92229 92680 93255 95814 99383 99870
// bufdiff-features: 102921 104315 104931 105645 106314 106731 109408 110952 112929 113932 115728
// bufdiff-features: 116471 117235 117618 117724 118081 118214 120049 120197 125991 130192 130602
// bufdiff-features: 133571 136039 137045 139079 139524 140778 140924 142393 143878 144093 146734
// bufdiff-features: 146969 149534 150313 150452 150905 151292 152226 152653 155675 155898 156460
// bufdiff-features: 156603 158120 158121 158897 161883 162350 165057 165636 165695 165719 166169
// bufdiff-features: 167226 168639 169713 170817 171380 172236 175546 176447 178067 184030 184962
// bufdiff-features: 185723 186959 187945 188200 188790 189391 189635 190142 190520 190874 191076
// bufdiff-features: 191905 192422 192920 194118 194682 195205 196031 196392 197169 197561 198432
// bufdiff-features: 198460 199305 201601 202241 203437 203880 204527 204995 205161 205434 206868
// bufdiff-features: 207330 207442 208503 210246 210461 210560 212628 213275 214325 215855 220098
// bufdiff-features: 221176 221661 223989 226053 226151 226357 227372 228058 228936 230081 230640
// bufdiff-features: 233156 233998 234387 234883 236053 237029 237223 240100 240158 243781 245619
// bufdiff-features: 246543 247062 248677 249841 250409 250917 251778 252466 252539 253836 255520
// bufdiff-features: 259510 259840 261263
module {
  func.func @f2(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3x2x3xf32>) {
    %0 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant dense<[3.500000e+00, 6.500000e+00, 9.500000e+00]> : tensor<3xf32>
    %1 = linalg.sub ins(%arg0, %cst : tensor<3xf32>, tensor<3xf32>) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<3xf32>
    %2 = linalg.negf ins(%cst_0 : tensor<3xf32>) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %6 = arith.index_cast %arg2 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.index_cast %arg3 : index to i64
      %9 = arith.sitofp %8 : i64 to f32
      %10 = arith.index_cast %arg4 : index to i64
      %11 = arith.sitofp %10 : i64 to f32
      %12 = arith.divf %7, %9 : f32
      %13 = arith.maximumf %12, %11 : f32
      tensor.yield %13 : f32
    } : tensor<3x2x3xf32>
    %cst_1 = arith.constant dense<[[[8.500000e+00], [9.500000e+00]], [[1.050000e+01], [1.150000e+01]], [[1.250000e+01], [1.350000e+01]]]> : tensor<3x2x1xf32>
    %3 = tensor.empty() : tensor<1x1x3xf32>
    %cst_2 = arith.constant 2.000000e+00 : f32
    %4 = linalg.fill ins(%cst_2 : f32) outs(%3 : tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
    %5 = linalg.conv_1d_nwc_wcf ins(%cst_1, %4 : tensor<3x2x1xf32>, tensor<1x1x3xf32>) outs(%generated : tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
    return %1, %2, %5 : tensor<3xf32>, tensor<3xf32>, tensor<3x2x3xf32>
  }
  ml_program.global private mutable @g1(dense<[2.500000e+00, 3.500000e+00, 4.500000e+00]> : tensor<3xf32>) : tensor<3xf32>
  ml_program.global private mutable @g0(dense<[1.500000e+00, 5.000000e-01, -5.000000e-01]> : tensor<3xf32>) : tensor<3xf32>
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: f32) -> (tensor<?xf32>, tensor<3xf32>) {
    %g0 = ml_program.global_load @g0 : tensor<3xf32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg0, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg1) -> (tensor<3xf32>) {
      %cst = arith.constant 7.250000e+00 : f32
      %4 = vector.broadcast %cst : f32 to vector<2xf32>
      %5 = vector.transfer_write %4, %arg4[%c1] : vector<2xf32>, tensor<3xf32>
      %extracted = tensor.extract %arg4[%arg3] : tensor<3xf32>
      %6 = linalg.floor ins(%arg1 : tensor<3xf32>) outs(%arg4 : tensor<3xf32>) -> tensor<3xf32>
      %inserted_slice = tensor.insert_slice %arg0 into %6[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
      scf.yield %inserted_slice : tensor<3xf32>
    }
    %2 = tensor.empty(%c3) : tensor<?xf32>
    %3 = linalg.copy ins(%0 : tensor<3xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    return %3, %1 : tensor<?xf32>, tensor<3xf32>
  }
  func.func @main(%arg0: tensor<3xf32>) -> (tensor<3x2x3xf32>, tensor<3xf32>, tensor<?xf32>) {
    %0:3 = call @f2(%arg0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3x2x3xf32>)
    %cst = arith.constant -0.000000e+00 : f32
    %1:2 = call @f1(%0#0, %0#1, %cst) : (tensor<3xf32>, tensor<3xf32>, f32) -> (tensor<?xf32>, tensor<3xf32>)
    %2 = tensor.empty() : tensor<3x3x3xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %4 = linalg.batch_matmul ins(%0#2, %3 : tensor<3x2x3xf32>, tensor<3x3x3xf32>) outs(%0#2 : tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc(%c2, %c3) : memref<3x?x?xf32>
    bufferization.materialize_in_destination %0#2 in restrict writable %alloc : (tensor<3x2x3xf32>, memref<3x?x?xf32>) -> ()
    %c1 = arith.constant 1 : index
    %5 = memref.load %alloc[%c1, %c1, %c2] : memref<3x?x?xf32>
    return %4, %1#1, %1#0 : tensor<3x2x3xf32>, tensor<3xf32>, tensor<?xf32>
  }
}

