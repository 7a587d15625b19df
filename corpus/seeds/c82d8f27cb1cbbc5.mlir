// bufdiff-profile: wide
// bufdiff-choices: 00cfc3cdfb541d6136b113762397c590a9c1a355b0e33ac7fa022fcb7fbe9484ffff59d91bf56a19
// bufdiff-choices: b26649dba690f39173a40b5d27c7f770134032b4c87794d9816269359629c27754a5e68f3bbf40ca
// bufdiff-choices: 12add3309e79c2d8fcab136e57bfc7f8ed5d0495f11837cd380a676f1c69f678ba08eca16aa6ace8
// bufdiff-choices: ba01d09c23c176287609be8d31f0b0b13d81fe30251f3e37bb6516716e77c31234e70bbf2d80e94b
// bufdiff-choices: 2d5b3c3836a733519740ddebc098de30ab4ca1d2fb5753e66718cece587edf82232dedfc1a942c62
// bufdiff-choices: 07705bd7315778e7b9550cd96041e8dfe87a98ea9531888a99ddf2126791ae19087e1dd756
// bufdiff-features: 76 1854 6136 6611 6812 7516 8235 9479 9730 11162 12400 12932 13233 15653 15751
// bufdiff-features: 17603 19545 19606 21295 21953 22280 23042 24571 25095 25303 26568 30625 30996
// bufdiff-features: 34167 38702 40712 44522 46203 47371 47392 49943 50107 52322 52558 52900 53252
// bufdiff-features: 53785 53917 58046 61484 62956 63384 63947 64120 64435 66422 66995 66996 67160
// bufdiff-features: 68355 70146 73309 74057 74382 75412 76953 78283 78430 81441 81511 81956 82094
// bufdiff-features: 82284 84213 86125 87495 87601 88008 88337 89178 89732 89812 94130 95407 96439
// bufdiff-features: 96824 98058 98170 99383 99525 100481 101953 102024 103851 104032 104315 104400
// bufdiff-features: 104931 105700 110816 111142 112929 121000 123022 123852 125921 127351 129878
// bufdiff-features: 132436 134442 135784 141674 143438 145058 145556 147445 149402 149506 153293
// bufdiff-features: 156460 156807 156914 158120 158188 158308 158897 159283 159348 160138 160756
// bufdiff-features: 162872 164602 165636 165719 167753 167793 167973 170196 172692 175888 177323
// bufdiff-features: 178854 184030 186942 186959 188175 188790 188845 189137 189507 189820 192771
// bufdiff-features: 193625 193773 195374 196131 198424 202241 203686 205434 207330 210022 211572
// bufdiff-features: 212111 212628 214782 215707 215959 217014 218738 219087 219413 220223 222330
// bufdiff-features: 222809 224380 226357 226838 227829 230081 230601 231527 239941 240339 242298
// bufdiff-features: 243781 245380 246543 248209 249188 249841 250415 250917 258922 259528 259840
module {
  func.func @main(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>) -> (tensor<2x1x1xi32>, tensor<8xi32>, tensor<2x2x2x1xi32>, tensor<4xindex>, tensor<4xindex>, tensor<2x1x1xi32>, index, index) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<4xindex>
    %inserted = tensor.insert %extracted into %arg1[%c1] : tensor<4xindex>
    %c3 = arith.constant 3 : index
    %inserted_0 = tensor.insert %extracted into %inserted[%c3] : tensor<4xindex>
    %extracted_1 = tensor.extract %inserted[%c3] : tensor<4xindex>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg2 = %c0, %arg3 = %arg1) : (index, tensor<4xindex>) -> (index, tensor<4xindex>) {
      %padded = tensor.pad %arg3 nofold low[0] high[0] {
      ^bb0(%arg4: index):
        %6 = arith.xori %arg4, %arg2 : index
        tensor.yield %6 : index
      } : tensor<4xindex> to tensor<4xindex>
      %5 = arith.cmpi ult, %arg2, %c2 : index
      scf.condition(%5) %arg2, %arg3 : index, tensor<4xindex>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<4xindex>):
      %5 = arith.addi %arg2, %c1 : index
      %6 = linalg.copy ins(%inserted : tensor<4xindex>) outs(%arg3 : tensor<4xindex>) -> tensor<4xindex>
      scf.yield %5, %6 : index, tensor<4xindex>
    }
    %1:2 = scf.while (%arg2 = %c0, %arg3 = %arg1) : (index, tensor<4xindex>) -> (index, tensor<4xindex>) {
      %expanded = tensor.expand_shape %inserted [[0, 1]] output_shape [2, 2] : tensor<4xindex> into tensor<2x2xindex>
      %5 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%5) %arg2, %arg3 : index, tensor<4xindex>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<4xindex>):
      %5 = arith.addi %arg2, %c1 : index
      %6 = linalg.copy ins(%0#1 : tensor<4xindex>) outs(%arg3 : tensor<4xindex>) -> tensor<4xindex>
      scf.yield %5, %6 : index, tensor<4xindex>
    }
    %cst = arith.constant dense<[[[[7], [6]], [[5], [4]]], [[[3], [2]], [[1], [0]]]]> : tensor<2x2x2x1xi32>
    %cst_2 = arith.constant dense<-3> : tensor<2x3x2x1xi32>
    %cst_3 = arith.constant dense<[[[6]], [[7]]]> : tensor<2x1x1xi32>
    %2 = linalg.depthwise_conv_2d_nhwc_hwc ins(%cst_2, %cst_3 : tensor<2x3x2x1xi32>, tensor<2x1x1xi32>) outs(%cst : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %c8 = arith.constant 8 : index
    %from_elements = tensor.from_elements %c8 : tensor<1xindex>
    %reshape = tensor.reshape %cst(%from_elements) : (tensor<2x2x2x1xi32>, tensor<1xindex>) -> tensor<8xi32>
    %c1_i32 = arith.constant 1 : i32
    %inserted_4 = tensor.insert %c1_i32 into %cst_3[%c0, %c0, %c0] : tensor<2x1x1xi32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %5 = arith.index_cast %arg2 : index to i32
      %6 = arith.index_cast %arg3 : index to i32
      %7 = arith.index_cast %arg4 : index to i32
      %8 = arith.maxui %5, %6 : i32
      %9 = arith.minui %8, %7 : i32
      tensor.yield %9 : i32
    } : tensor<2x2x1xi32>
    %3 = tensor.empty(%c2) : tensor<?xi32>
    %4 = linalg.pooling_nwc_min ins(%generated, %3 : tensor<2x2x1xi32>, tensor<?xi32>) outs(%cst_3 : tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    return %inserted_4, %reshape, %2, %1#1, %inserted_0, %4, %1#0, %extracted : tensor<2x1x1xi32>, tensor<8xi32>, tensor<2x2x2x1xi32>, tensor<4xindex>, tensor<4xindex>, tensor<2x1x1xi32>, index, index
  }
}

