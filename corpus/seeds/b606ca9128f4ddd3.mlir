// bufdiff-profile: loops
// bufdiff-choices: 68d738e03f42dc027ec500182bdedbe08588e15611a38d9a1eba7106a75aa07746337ac7f09ad284
// bufdiff-choices: 28851621273c35ba7c18a1fd7339a9206d1557873682c0b7da4d45494562425f61b33a16439c145b
// bufdiff-choices: 9b697028fe6d2c38d38614fcdb2dce9b96b419ef8ef02c3b2680c23e14971711c6f7f8574f0b968b
// bufdiff-choices: fcc47b68ebc8ce645ec5cbc7bb06cd8e67841fab23da81e2c2867413e83efeb218a78912070acea8
// bufdiff-choices: 0228686eeecbc98603d18b006edc07c471c1a8e71b179a164427a06111ddb876f91cceb3b97b2348
// bufdiff-choices: 8c45b519f8ddfff41148237d6066c650b40dc53aca43e07165ff51bde5e3697cdb14b82a0af161d9
// bufdiff-choices: 4fb599d1e98d09c5e56e10537436b1d7ae96fe90187c5a3ad581b176abb5bcb5603889276f5f3e50
// bufdiff-choices: 6bec0afbe7d0d69b52ac7ec983819d013c6ad72e77d4681ae85db7a986523720607ab8dbd3c85fad
// bufdiff-choices: f22083d3c1f80f64c7df
// bufdiff-features: 1854 2740 3866 4752 5793 6169 7516 9479 10476 11436 11441 12134 12638 13623
// bufdiff-features: 14364 15751 15903 19166 22095 22280 24682 25078 25303 25863 26008 26534 26568
// bufdiff-features: 28504 29261 30539 30666 31385 32536 32809 33769 34167 36395 36448 36784 39001
// bufdiff-features: 39915 40712 41907 42344 43442 43612 44920 46203 46208 47392 47762 48598 48784
// bufdiff-features: 48974 49633 49943 49956 51344 51878 51904 52558 52823 52900 53252 53469 55113
// bufdiff-features: 58272 58761 59620 61435 61884 62920 64119 64138 64235 64716 65225 66422 68355
// bufdiff-features: 71306 71458 71593 73287 73309 73802 74057 75502 76700 76953 78283 78430 78644
// bufdiff-features: 81736 82284 82565 83194 84090 84349 84585 85843 86125 88337 88732 89178 89780
// bufdiff-features: 90223 92194 92970 96351 97769 97953 98396 99383 100465 100571 102372 103673
// bufdiff-features: 103851 104034 104931 105512 106808 107425 108810 110612 110816 111587 112399
// bufdiff-features: 112549 112929 113940 115727 115778 116732 117183 117724 119588 119691 121626
// bufdiff-features: 125371 125702 125850 125921 127238 127541 127691 128916 130310 131567 132953
// bufdiff-features: 133814 134816 135534 135868 136650 139388 141044 141392 141891 143285 144513
// bufdiff-features: 145140 146512 147225 148401 148700 151741 151936 153063 153293 153488 154256
// bufdiff-features: 155898 156013 156253 156460 158120 158897 159251 160138 160541 162620 163157
// bufdiff-features: 164481 165719 166579 167481 168858 169734 170211 171551 175687 177355 177677
// bufdiff-features: 177847 177904 177969 179506 180556 184030 186942 186959 188200 188790 190166
// bufdiff-features: 191490 192628 192771 192788 194682 195374 196031 196632 197169 197837 201059
// bufdiff-features: 201373 202032 202241 205434 205667 205688 205689 205879 206618 207760 208480
// bufdiff-features: 210461 210479 210998 212549 214325 214484 218917 220223 220816 221162 222004
// bufdiff-features: 222040 223104 225016 226357 227499 227829 228061 228390 228581 230307 230640
// bufdiff-features: 230810 232168 233156 234620 236986 237763 238494 239941 240158 241140 244196
// bufdiff-features: 244222 245029 245591 246543 247062 249841 251771 252315 252466 252539 252814
// bufdiff-features: 253297 254848 255303 255363 255556 256050 256112 256567 256664 258906 258994
// bufdiff-features: 259528 259840 260202 260206 261404
module {
  func.func @main(%arg0: tensor<3xf32>) -> (tensor<2x1x1x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, index) {
    %cst = arith.constant dense<1.000000e+00> : tensor<3xf32>
    %c2 = arith.constant 2 : index
    %mapped = linalg.map ins(%cst : tensor<3xf32>) outs(%arg0 : tensor<3xf32>)
      (%in: f32, %init: f32) {
        %extracted = tensor.extract %arg0[%c2] : tensor<3xf32>
        %3 = arith.cmpf uge, %in, %extracted : f32
        %4 = arith.select %3, %in, %extracted : f32
        linalg.yield %4 : f32
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg1 = %c0, %arg2 = %mapped, %arg3 = %arg0) : (index, tensor<3xf32>, tensor<3xf32>) -> (index, tensor<3xf32>, tensor<3xf32>) {
      %3 = arith.cmpi ult, %arg1, %c3 : index
      scf.condition(%3) %arg1, %arg2, %arg3 : index, tensor<3xf32>, tensor<3xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>):
      %3 = arith.addi %arg1, %c1 : index
      %extracted = tensor.extract %arg3[%arg1] : tensor<3xf32>
      %4 = tensor.empty() : tensor<3xf32>
      %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<3xf32>) -> tensor<3xf32>
      %6 = linalg.tanh ins(%5 : tensor<3xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
      %cst_2 = arith.constant dense<[[8.500000e+00, 1.150000e+01, 1.450000e+01], [1.750000e+01, 2.050000e+01, 2.350000e+01]]> : tensor<2x3xf32>
      %cst_3 = arith.constant dense<3.000000e+00> : tensor<2xf32>
      %7 = linalg.vecmat ins(%cst_3, %cst_2 : tensor<2xf32>, tensor<2x3xf32>) outs(%6 : tensor<3xf32>) -> tensor<3xf32>
      %generated = tensor.generate %c3 {
      ^bb0(%arg4: index):
        %extracted_4 = tensor.extract %5[%arg4] : tensor<3xf32>
        %9 = arith.index_cast %arg4 : index to i64
        %10 = arith.sitofp %9 : i64 to f32
        %11 = arith.maximumf %extracted_4, %10 : f32
        tensor.yield %11 : f32
      } : tensor<?xf32>
      %8 = linalg.add ins(%generated, %7 : tensor<?xf32>, tensor<3xf32>) outs(%arg2 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %3, %8, %7 : index, tensor<3xf32>, tensor<3xf32>
    }
    %1 = call @f1(%0#2, %0#2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<2x1x1x2xf32>
    %cast = tensor.cast %mapped : tensor<3xf32> to tensor<?xf32>
    %cst_0 = arith.constant 1.000000e+02 : f64
    %2 = call @f2(%cast, %cst_0, %mapped, %mapped) : (tensor<?xf32>, f64, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %cast_1 = tensor.cast %0#1 : tensor<3xf32> to tensor<?xf32>
    return %1, %2, %mapped, %cast_1, %0#0 : tensor<2x1x1x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, index
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: f64, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>) -> tensor<3xf32> {
    %cst = arith.constant 1.000000e+02 : f32
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf32>
    %generated = tensor.generate  {
    ^bb0(%arg4: index):
      %1 = arith.index_cast %arg4 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      tensor.yield %2 : f32
    } : tensor<3xf32>
    %0 = linalg.max ins(%from_elements, %generated : tensor<3xf32>, tensor<3xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<2x1x1x2xf32> {
    %0 = linalg.erf ins(%arg1 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    affine.parallel (%arg2) = (0) to (3) {
      %inserted_slice = tensor.insert_slice %0 into %arg1[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
    }
    %cst = arith.constant 1.000000e+02 : f32
    %cst_0 = arith.constant -2.500000e+00 : f32
    %cst_1 = arith.constant 1.000000e+10 : f32
    %from_elements = tensor.from_elements %cst, %cst, %cst_0, %cst_1 : tensor<2x1x1x2xf32>
    %cst_2 = arith.constant dense<1.000000e+10> : tensor<2x2x2x2xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst_2[%c1, 0, 0, 0] [1, 2, 2, 2] [1, 1, 1, 1] : tensor<2x2x2x2xf32> to tensor<2x2x2xf32>
    %1 = linalg.depthwise_conv_2d_nhwc_hwc ins(%cst_2, %extracted_slice : tensor<2x2x2x2xf32>, tensor<2x2x2xf32>) outs(%from_elements : tensor<2x1x1x2xf32>) -> tensor<2x1x1x2xf32>
    return %1 : tensor<2x1x1x2xf32>
  }
}

