// bufdiff-profile: cfg
// bufdiff-choices: 8788d684b82daf0d70fa5910aeedfda5ae16fb9213b4fddb951a522496743248bb4843dce4c3f159
// bufdiff-choices: f3660d3b814ead2f1e252cb27b778acfb46f34122f926c14f0d43b7bdbd611cbdf700edb65484b3f
// bufdiff-choices: a69d99bf7b7e6bbc01584894a57d631a854feb1f65e7576f23157d82c95220ccf723d410c5b8c5b9
// bufdiff-choices: b88d09d835f8afc14ad9ee5bc016a7d5335d5adddae707ec79d8f7a9761fca8d07f8c331efec681a
// bufdiff-choices: 7e219702030727fd714df6e6626f114a6ba5cf2f54114826b9b068e98a09f4b3cdcc6605d59d736a
// bufdiff-choices: 6d0624b131b114b9b65ec347362f1bc48d1124414e58cb0b6d5a1228c243c65d23fc2a4b8f2665f2
// bufdiff-choices: 9aba06a1d1b1a3cd3e5daaac2b09d85ba5cccf50957a63b054251e8a13efeb375d44838cb7a50894
// bufdiff-choices: dbf1b0d033b1d5e455ed2c
// bufdiff-features: 76 600 2820 2898 4958 6169 6611 6812 7122 9479 10203 11162 13233 13945 14454
// bufdiff-features: 14704 15399 15671 15751 16512 16960 17193 20003 20261 20718 22095 22280 23787
// bufdiff-features: 25863 25898 26400 26568 27725 29590 29968 30293 33992 34167 36784 36797 38783
// bufdiff-features: 39061 40712 40753 42344 42398 45265 46203 47030 47392 48185 48974 49322 49707
// bufdiff-features: 49956 52062 52148 52322 52558 52900 53244 53252 55113 55613 56404 58308 61969
// bufdiff-features: 63071 64120 64287 64435 64716 66422 67520 68355 68457 68473 69593 69778 69965
// bufdiff-features: 72442 73802 74057 74255 76631 78283 78430 81443 81511 81736 82135 82565 83194
// bufdiff-features: 84585 86125 87199 87834 87895 88337 88732 89110 89178 89732 89780 89812 90070
// bufdiff-features: 90777 91312 91633 92037 92194 93032 93255 95407 97924 98194 98501 100481 101105
// bufdiff-features: 101582 103339 104034 104931 106808 107042 107425 109732 110527 110552 110816
// bufdiff-features: 110896 111755 111839 112752 112929 113626 113940 114428 114432 116758 116845
// bufdiff-features: 117183 117206 117235 118163 119588 121000 123408 125908 128916 130933 131175
// bufdiff-features: 131560 134816 136273 136296 136684 137045 137482 139901 140673 146512 148647
// bufdiff-features: 150631 151500 153293 153577 155898 156460 156807 158120 158188 158640 158897
// bufdiff-features: 160756 163044 163188 163687 165057 165340 165695 165719 167357 167973 169562
// bufdiff-features: 169734 171358 172666 173354 174830 175687 177904 178067 178558 178854 179217
// bufdiff-features: 180240 184030 185252 186959 188402 188441 188522 188737 188790 188995 189122
// bufdiff-features: 192422 192628 192771 193747 194256 194714 195228 196031 197267 197342 198267
// bufdiff-features: 201059 202241 204212 205434 205689 206157 206712 208944 208947 210022 210351
// bufdiff-features: 210461 213275 214394 214621 215938 215959 216615 216969 218635 220013 220223
// bufdiff-features: 221089 222809 224099 225016 226579 227217 227838 228390 229531 229759 230081
// bufdiff-features: 230293 230640 230721 231527 233382 235141 235375 236024 236180 236986 238474
// bufdiff-features: 240107 240158 240539 240651 240824 242267 243781 243872 244691 245380 245873
// bufdiff-features: 246062 246543 247943 248209 248994 249631 250059 250948 251992 252466 252539
// bufdiff-features: 255556 255729 257672 257806 258906 259528 259840
module {
  func.func private @f1(%arg0: tensor<2x0xf64>) -> (tensor<2x0xf64>, tensor<2x0xf64>, index) {
    %0 = linalg.negf ins(%arg0 : tensor<2x0xf64>) outs(%arg0 : tensor<2x0xf64>) -> tensor<2x0xf64>
    %cst = arith.constant dense<> : tensor<2x0xf64>
    %1 = linalg.max ins(%arg0, %cst : tensor<2x0xf64>, tensor<2x0xf64>) outs(%arg0 : tensor<2x0xf64>) -> tensor<2x0xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %2:3 = scf.while (%arg1 = %c0, %arg2 = %1, %arg3 = %arg0) : (index, tensor<2x0xf64>, tensor<2x0xf64>) -> (index, tensor<2x0xf64>, tensor<2x0xf64>) {
      %4 = arith.cmpi ult, %arg1, %c3 : index
      %c4 = arith.constant 4 : index
      %5 = arith.cmpi sle, %arg1, %c4 : index
      %6 = arith.andi %4, %5 : i1
      scf.condition(%6) %arg1, %arg2, %arg3 : index, tensor<2x0xf64>, tensor<2x0xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<2x0xf64>, %arg3: tensor<2x0xf64>):
      %4 = arith.addi %arg1, %c1 : index
      %5 = linalg.copy ins(%arg2 : tensor<2x0xf64>) outs(%arg3 : tensor<2x0xf64>) -> tensor<2x0xf64>
      %6 = linalg.copy ins(%cst : tensor<2x0xf64>) outs(%arg2 : tensor<2x0xf64>) -> tensor<2x0xf64>
      scf.yield %4, %6, %5 : index, tensor<2x0xf64>, tensor<2x0xf64>
    }
    %3 = bufferization.alloc_tensor() copy(%2#2) : tensor<2x0xf64>
    return %2#1, %3, %2#0 : tensor<2x0xf64>, tensor<2x0xf64>, index
  }
  func.func @f2(%arg0: tensor<?x?xf64>, %arg1: i32, %arg2: tensor<3x3x0xi32>, %arg3: tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xf64>) {
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.cmpi ne, %arg1, %c7_i32 : i32
    cf.cond_br %0, ^bb1(%arg0 : tensor<?x?xf64>), ^bb2(%arg0 : tensor<?x?xf64>)
  ^bb1(%1: tensor<?x?xf64>):  // pred: ^bb0
    cf.br ^bb2(%1 : tensor<?x?xf64>)
  ^bb2(%2: tensor<?x?xf64>):  // 2 preds: ^bb0, ^bb1
    return %2, %arg0 : tensor<?x?xf64>, tensor<?x?xf64>
  }
  func.func @main(%arg0: tensor<3xf64>, %arg1: tensor<2x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xf64>, tensor<3xf64>, tensor<2x0xf64>, tensor<2x0xf64>, tensor<?xf64>, tensor<f64>) {
    %0 = tensor.empty() : tensor<2x0xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<2x0xf64>) -> tensor<2x0xf64>
    %2:3 = call @f1(%1) : (tensor<2x0xf64>) -> (tensor<2x0xf64>, tensor<2x0xf64>, index)
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<3xf64>
    %inserted = tensor.insert %extracted into %arg0[%c0] : tensor<3xf64>
    %3 = tensor.empty() : tensor<1x2xf64>
    %c3 = arith.constant 3 : index
    %4 = arith.remui %2#2, %c3 : index
    %extracted_0 = tensor.extract %arg0[%4] : tensor<3xf64>
    %5 = linalg.fill ins(%extracted_0 : f64) outs(%3 : tensor<1x2xf64>) -> tensor<1x2xf64>
    %cast = tensor.cast %5 : tensor<1x2xf64> to tensor<?x?xf64>
    %c11_i32 = arith.constant 11 : i32
    %cst_1 = arith.constant dense<1> : tensor<3x3x0xi32>
    %6:2 = call @f2(%cast, %c11_i32, %cst_1, %cast) : (tensor<?x?xf64>, i32, tensor<3x3x0xi32>, tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xf64>)
    %cst_2 = arith.constant dense<3.500000e+00> : tensor<f64>
    %7 = linalg.dot ins(%arg0, %arg0 : tensor<3xf64>, tensor<3xf64>) outs(%cst_2 : tensor<f64>) -> tensor<f64>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<2x?xf64>
    %extracted_slice = tensor.extract_slice %arg1[%c1, 0] [1, %dim] [1, 1] : tensor<2x?xf64> to tensor<?xf64>
    return %6#1, %6#0, %inserted, %2#1, %2#0, %extracted_slice, %7 : tensor<?x?xf64>, tensor<?x?xf64>, tensor<3xf64>, tensor<2x0xf64>, tensor<2x0xf64>, tensor<?xf64>, tensor<f64>
  }
}

