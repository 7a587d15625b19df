// bufdiff-profile: wide
// bufdiff-choices: 081d10fdd2dc66826954eb88f5b1031d09ed022f32719ff24b61118b734c3cda4521a89a5db11911
// bufdiff-choices: a22230b130d0e05b94090b6c80f45416741664028bbc815f277d9ee491a1185787c4ac1f3cc9bcb7
// bufdiff-choices: 1baf48ee64132ed4b9d096897e016d5a0be1b79cc0db6fc1f7fd03f04fd9dabcad109a33cf6cdebb
// bufdiff-choices: f91ce610def042dc680fb9d8538d6f36bb35d4fe811e667d465af1a052e6bbf898b71a2cba70b726
// bufdiff-choices: c3f219c2f4f98e85aa9d16d291862e1881ba3e9d5651e5747646915a978bdc965a1efba9bd091bc4
// bufdiff-choices: 705b070191007d92d5330529e1d1cc8bc431b45ecf837851987b646cd237be817326376c2da1b4a6
// bufdiff-choices: 7e44db076272ac0ecd8aff8e318dbc1a2d48a86f9eb1ada389acc7f69fabf3d1037be9786b50dfb3
// bufdiff-choices: 35b07d9d88914fe410b6da917138c1758a9f7a3561003f9856242fe7d11c8bb6960ac68c7944fcf9
// bufdiff-choices: ad49c69b925c017f649c6371a1ab6fc65f107aaec6879f449289b2e01f7c8820b3e1f0e2e3eded7b
// bufdiff-choices: 6e52641f832c4b22d944b37214898ca879ed338c66c719d7ef3f7c7d916a88caf7ed1d47f5cecb0d
// bufdiff-choices: 2ee32cf037ccd1a524939c83ead5822c531381c8cdd11e094a43922ddab5eae44bc5ff144900e685
// bufdiff-choices: c7c5403eae4dc08cfec77886ca56bdb5583273ff783c9e69290b84ff18c2887851042ca958684301
// bufdiff-choices: 3766cb47cd4af08561fdba52926560e2115786685d357c9b806c37df56c30cdd0dce145065d41aad
// bufdiff-choices: 1fca41106ee802a26185d42951df084b7b51025c1509ef8f6db90886a437fdbd483b9b8d080185de
// bufdiff-choices: 6e792c
// bufdiff-features: 1470 1854 1858 2898 2945 5497 6002 6136 6198 6363 6611 7122 9479 10020 10026
// bufdiff-features: 10938 11162 12760 13233 13390 13424 13949 14109 14454 14485 15671 15751 16269
// bufdiff-features: 16417 16682 17096 17470 17603 18166 18383 18486 19769 20749 20968 21522 21760
// bufdiff-features: 22095 22280 23787 24184 25446 25558 25651 26186 26414 26568 27644 27766 30666
// bufdiff-features: 31425 32514 33497 33511 34167 35610 36784 37115 37183 38202 38783 40712 41546
// bufdiff-features: 41984 42344 42398 42467 43774 44093 44132 44893 45147 45617 46203 47392 48451
// bufdiff-features: 48598 48974 49657 51178 51475 52148 52558 52900 53243 53469 55014 56404 58123
// bufdiff-features: 59291 60025 60306 60686 60897 61969 62641 62912 63071 63660 63800 64120 64435
// bufdiff-features: 65133 65299 65417 65613 65814 66422 66752 66788 66797 67159 67929 68355 68867
// bufdiff-features: 69817 70119 70301 70335 71050 71168 71306 71573 71904 72629 73041 73540 73802
// bufdiff-features: 73849 74057 74507 74672 75361 76268 76373 76540 76677 76700 78283 78430 79234
// bufdiff-features: 81628 81736 82135 82552 83794 84585 84922 85047 85843 86125 86591 86829 87895
// bufdiff-features: 88732 88787 89110 89178 89780 89812 90097 90585 90777 92022 92194 93255 96707
// bufdiff-features: 97715 98113 98138 98501 98518 98805 99383 99870 100059 101823 103673 103775
// bufdiff-features: 104931 105038 105819 105902 107425 108038 108892 109187 109681 109949 110780
// bufdiff-features: 110816 112929 113901 113940 116210 117151 118371 118884 119588 122967 123852
// bufdiff-features: 124723 125908 126932 127096 128916 129878 130933 131544 131851 133084 133756
// bufdiff-features: 134823 135784 136273 137045 138096 139704 141674 141891 142040 142138 142759
// bufdiff-features: 143438 143890 144093 146512 146608 147178 149304 149402 149534 150580 150818
// bufdiff-features: 152064 153293 153427 155898 156460 157034 157579 157858 158120 158396 159042
// bufdiff-features: 159421 159796 160752 160756 160839 162280 162350 163044 165106 165636 165695
// bufdiff-features: 165719 166081 167086 167164 167924 168639 168815 168833 168858 169627 170799
// bufdiff-features: 171551 174243 174571 175816 176019 176031 176447 176499 176782 177379 177488
// bufdiff-features: 177904 178067 178165 178558 178560 179977 180197 180207 181055 183227 184030
// bufdiff-features: 185252 185598 185663 186959 188571 188790 189137 191076 192422 192628 192771
// bufdiff-features: 193290 193747 194714 195183 195205 195234 196031 196131 196632 197267 197736
// bufdiff-features: 197837 197849 198460 198820 201059 201253 201509 201601 202085 202162 202241
// bufdiff-features: 202814 203000 205434 205636 205689 206056 207454 208115 208557 208947 208954
// bufdiff-features: 210156 210351 210406 210461 210754 212565 213275 213339 213389 214071 214497
// bufdiff-features: 214621 214744 215938 215959 216969 217899 217932 218064 218657 218756 219979
// bufdiff-features: 220056 220223 221162 222601 222809 224296 226357 226579 226583 226838 227345
// bufdiff-features: 228390 228519 229266 230081 230293 230640 231722 233276 235141 235477 237223
// bufdiff-features: 238474 240100 240158 242298 243477 244862 245380 245738 246303 246463 246543
// bufdiff-features: 246783 248930 249188 250415 250611 250713 250948 252377 252466 252539 253836
// bufdiff-features: 254057 254527 254836 255683 255729 255733 256112 256235 258378 258477 258625
// bufdiff-features: 258922 258994 259528 259785 259840 260047 260490 261091
#map = affine_map<() -> ()>
module {
  func.func private @f4(%arg0: tensor<3x4xf32>) -> (tensor<3x4xf32>, f32) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c0, %c2] : tensor<3x4xf32>
    %inserted = tensor.insert %extracted into %arg0[%c1, %c0] : tensor<3x4xf32>
    return %inserted, %extracted : tensor<3x4xf32>, f32
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<?x4xf32>, tensor<f32>, tensor<?x?xf32>) {
    %cst = arith.constant 7.250000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[] : tensor<f32>
    %0:2 = call @f2(%arg0, %cst, %cst, %arg1) : (tensor<f32>, f32, f32, tensor<f32>) -> (tensor<f32>, tensor<1x1x1x2x1xf32>)
    %cst_0 = arith.constant dense<[[1.150000e+01, 1.050000e+01, 9.500000e+00, 8.500000e+00], [7.500000e+00, 6.500000e+00, 5.500000e+00, 4.500000e+00], [3.500000e+00, 2.500000e+00, 1.500000e+00, 5.000000e-01]]> : tensor<3x4xf32>
    %cast = tensor.cast %cst_0 : tensor<3x4xf32> to tensor<?x?xf32>
    %cst_1 = arith.constant dense<[[1.050000e+01, 1.350000e+01, 1.650000e+01, 1.950000e+01], [2.250000e+01, 2.550000e+01, 2.850000e+01, 3.150000e+01], [3.450000e+01, 3.750000e+01, 4.050000e+01, 4.350000e+01]]> : tensor<3x4xf32>
    %cast_2 = tensor.cast %cst_1 : tensor<3x4xf32> to tensor<?x?xf32>
    %1:2 = call @f1(%cast, %cst, %cast_2) : (tensor<?x?xf32>, f32, tensor<?x?xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>)
    return %1#0, %0#0, %1#1 : tensor<?x4xf32>, tensor<f32>, tensor<?x?xf32>
  }
  func.func @f2(%arg0: tensor<f32>, %arg1: f32, %arg2: f32, %arg3: tensor<f32>) -> (tensor<f32>, tensor<1x1x1x2x1xf32>) {
    %0 = linalg.square ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<[[[[[1.050000e+01], [1.150000e+01]]]]]> : tensor<1x1x1x2x1xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c1, %c2) : tensor<?x1x1x3x?xf32>
    %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<?x1x1x3x?xf32>) -> tensor<?x1x1x3x?xf32>
    %3 = tensor.empty(%c1, %c1, %c2, %c2) : tensor<?x?x?x?x1xf32>
    %4 = linalg.fill ins(%arg2 : f32) outs(%3 : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
    %5 = linalg.conv_3d_ndhwc_dhwcf ins(%2, %4 : tensor<?x1x1x3x?xf32>, tensor<?x?x?x?x1xf32>) outs(%cst : tensor<1x1x1x2x1xf32>) -> tensor<1x1x1x2x1xf32>
    return %0, %5 : tensor<f32>, tensor<1x1x1x2x1xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: tensor<?x?xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>) {
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg2[0, 0] [%c3, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
    %cst = arith.constant dense<[[2.500000e+00, 5.500000e+00, 8.500000e+00, 1.150000e+01], [1.450000e+01, 1.750000e+01, 2.050000e+01, 2.350000e+01], [2.650000e+01, 2.950000e+01, 3.250000e+01, 3.550000e+01], [3.850000e+01, 4.150000e+01, 4.450000e+01, 4.750000e+01]]> : tensor<4x4xf32>
    %0 = linalg.matmul ins(%arg2, %cst : tensor<?x?xf32>, tensor<4x4xf32>) outs(%extracted_slice : tensor<?x4xf32>) -> tensor<?x4xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg2[0, 0] [%c3, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c1, %c1] : tensor<?x?xf32>
    %1 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<?x4xf32>
    return %1, %inserted_slice : tensor<?x4xf32>, tensor<?x?xf32>
  }
  func.func @f5(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %0 = linalg.sub ins(%arg1, %arg0 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<3x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %3:2 = call @f4(%2) : (tensor<3x4xf32>) -> (tensor<3x4xf32>, f32)
    return %0, %3#1, %cst : tensor<f32>, f32, f32
  }
  func.func private @f6(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.ceil ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.while (%arg2 = %c0, %arg3 = %0) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %3 = arith.cmpi ult, %arg2, %c2 : index
      %cst = arith.constant -2.500000e+00 : f32
      %4 = arith.cmpf uno, %arg1, %cst : f32
      %5 = arith.andi %3, %4 : i1
      scf.condition(%5) %arg2, %arg3 : index, tensor<f32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f32>):
      %3 = arith.addi %arg2, %c1 : index
      %extracted = tensor.extract %arg3[] : tensor<f32>
      %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%0, %0 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %6 = arith.divf %in, %in_0 : f32
        linalg.yield %6 : f32
      } -> tensor<f32>
      %generated = tensor.generate  {
        %cst = arith.constant -0.000000e+00 : f32
        %6 = arith.addf %extracted, %cst : f32
        tensor.yield %6 : f32
      } : tensor<f32>
      %5 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%0, %generated : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
      scf.yield %3, %5 : index, tensor<f32>
    }
    %2 = bufferization.alloc_tensor() copy(%0) : tensor<f32>
    return %2, %1#1 : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<3x4xf32>) -> (tensor<2x2x?xf32>, tensor<2x2x3xf32>, tensor<?x?xf32>, tensor<f32>, tensor<?x4xf32>, tensor<f32>, tensor<2x2x3xf32>) {
    %cst = arith.constant 5.000000e-01 : f32
    %0:2 = call @f6(%arg0, %cst) : (tensor<f32>, f32) -> (tensor<f32>, tensor<f32>)
    %1:3 = call @f5(%0#0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %2:3 = call @f3(%0#1, %0#1) : (tensor<f32>, tensor<f32>) -> (tensor<?x4xf32>, tensor<f32>, tensor<?x?xf32>)
    %cst_0 = arith.constant dense<[[[6.500000e+00, 7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01, 1.150000e+01]], [[1.250000e+01, 1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01, 1.750000e+01]]]> : tensor<2x2x3xf32>
    %3 = tensor.empty() : tensor<2x2x3xf32>
    %4 = linalg.fill ins(%1#2 : f32) outs(%3 : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %5 = tensor.empty() : tensor<1xf32>
    %6 = linalg.pooling_nwc_min ins(%4, %5 : tensor<2x2x3xf32>, tensor<1xf32>) outs(%cst_0 : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %7 = arith.cmpf ogt, %1#2, %cst_1 : f32
    %8 = arith.index_castui %7 : i1 to index
    %9 = scf.index_switch %8 -> tensor<2x2x3xf32> 
    case 0 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %inserted = tensor.insert %1#2 into %4[%c0, %c1, %8] : tensor<2x2x3xf32>
      scf.yield %inserted : tensor<2x2x3xf32>
    }
    default {
      %c1 = arith.constant 1 : index
      %inserted = tensor.insert %1#1 into %4[%8, %c1, %8] : tensor<2x2x3xf32>
      scf.yield %inserted : tensor<2x2x3xf32>
    }
    %cast = tensor.cast %9 : tensor<2x2x3xf32> to tensor<2x2x?xf32>
    return %cast, %6, %2#2, %2#1, %2#0, %1#0, %cst_0 : tensor<2x2x?xf32>, tensor<2x2x3xf32>, tensor<?x?xf32>, tensor<f32>, tensor<?x4xf32>, tensor<f32>, tensor<2x2x3xf32>
  }
}

