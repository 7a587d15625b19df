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
// bufdiff-choices: 1fca41106ee802a26185d4
// bufdiff-features: 819 1470 1854 1858 2898 2945 3579 4020 5497 6002 6136 6363 7122 9479 10026
// bufdiff-features: 10203 10872 10938 12760 13233 13390 13424 14109 14454 14485 14884 15671 15751
// bufdiff-features: 16269 16417 16682 17096 17470 18166 18383 19124 20749 20968 21522 21760 22095
// bufdiff-features: 22280 23600 24184 24268 24598 25558 25651 26186 26568 26663 27644 27766 31864
// bufdiff-features: 32514 33497 33511 34167 35610 35708 36784 37183 38783 40712 41546 41679 41984
// bufdiff-features: 42344 42398 42467 43942 44093 44132 44522 44893 45147 45617 46203 47067 47242
// bufdiff-features: 47392 48451 49657 49800 51178 51475 52148 52322 52558 52900 53243 53469 54202
// bufdiff-features: 54964 55014 56404 57383 59291 60306 60686 60897 61944 62641 62912 63071 63660
// bufdiff-features: 63800 64435 65133 65299 65417 66422 66788 66797 67159 67929 68355 68867 69875
// bufdiff-features: 70119 71168 71573 71904 73041 73540 73802 73849 74057 75361 76268 76339 76540
// bufdiff-features: 76677 76700 77283 77913 78283 79234 79288 80179 81628 82135 82552 84585 84922
// bufdiff-features: 85047 85474 86125 86443 87895 88486 88732 88958 89178 89732 89780 89915 90097
// bufdiff-features: 90543 90585 90777 92022 92848 93255 96707 98113 98138 98501 98518 98805 99383
// bufdiff-features: 99870 100059 101823 103374 103673 103851 104931 105038 105750 105819 107425
// bufdiff-features: 108038 108892 109681 110780 110816 112929 113940 115728 115778 116210 116508
// bufdiff-features: 116721 117235 119588 121632 123446 124723 125908 126321 128916 129878 130602
// bufdiff-features: 130933 131544 131851 133084 133756 134823 136273 136283 137045 137653 138096
// bufdiff-features: 138919 141891 142040 142759 143890 145775 146512 146608 147178 149304 149534
// bufdiff-features: 150313 150580 150818 151967 152064 152187 153293 153427 155898 156460 156807
// bufdiff-features: 156914 157034 157579 157600 157858 158120 159042 159724 159796 160756 160839
// bufdiff-features: 162280 162350 164602 165106 165636 165719 166081 166361 167086 167164 168639
// bufdiff-features: 168833 168858 169627 171267 171551 173026 173166 174243 174571 175816 176019
// bufdiff-features: 176031 176447 176499 176782 177379 177488 177904 178067 178165 178227 178558
// bufdiff-features: 178560 179977 180197 180207 181055 184030 184895 185598 185663 186620 187560
// bufdiff-features: 187596 188175 188571 188790 191076 192422 192628 193290 193747 194134 194714
// bufdiff-features: 195183 195205 196031 196632 197736 197837 198460 198820 200104 200849 201059
// bufdiff-features: 201253 201509 202162 202814 203779 205434 205636 205689 206056 207124 208557
// bufdiff-features: 208957 209005 210156 210351 210406 210461 210828 211058 211508 212565 213275
// bufdiff-features: 213339 214497 214744 215707 215938 215959 216969 217899 218064 218127 218595
// bufdiff-features: 218657 218756 219413 220056 220223 222601 224099 224296 225759 226280 226357
// bufdiff-features: 226457 226583 228390 228519 229266 230081 230083 230293 230640 231722 233276
// bufdiff-features: 236986 237223 238474 239241 240100 240158 240967 241602 243477 244862 245380
// bufdiff-features: 245738 246303 246463 246543 246783 248798 248930 250415 250611 250713 250948
// bufdiff-features: 251735 252377 252379 252466 252539 253836 254057 254527 254836 255556 255683
// bufdiff-features: 255729 255733 256112 256235 258378 258477 258994 259528 259785 259840 260047
// bufdiff-features: 260490 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<3x?xf32>, %arg1: f32, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<3x?xf32>, index, index) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg1, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2:2 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg2) -> (tensor<3x?xf32>, tensor<f32>) {
      %expanded = tensor.expand_shape %arg5 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %5:3 = func.call @f3(%arg5, %arg5) : (tensor<f32>, tensor<f32>) -> (tensor<?x4xf32>, tensor<f32>, tensor<?x?xf32>)
      %6 = linalg.copy ins(%arg2 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      %7 = linalg.log ins(%arg0 : tensor<3x?xf32>) outs(%arg4 : tensor<3x?xf32>) -> tensor<3x?xf32>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x?xf32>) outs(%7 : tensor<3x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = linalg.index 0 : index
        %10 = arith.index_cast %9 : index to i64
        %11 = arith.sitofp %10 : i64 to f32
        %12 = arith.divf %in, %11 : f32
        linalg.yield %12 : f32
      } -> tensor<3x?xf32>
      scf.yield %8, %6 : tensor<3x?xf32>, tensor<f32>
    }
    %3:3 = call @f5(%2#1, %2#1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %from_elements = tensor.from_elements %3#1 : tensor<f32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %4:2 = call @f6(%from_elements, %cst_0) : (tensor<f32>, f32) -> (tensor<f32>, index)
    return %4#0, %3#0, %2#0, %4#1, %1 : tensor<f32>, tensor<f32>, tensor<3x?xf32>, index, index
  }
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
  func.func private @f6(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, index) {
    %0 = linalg.ceil ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.while (%arg2 = %c0, %arg3 = %0) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %2 = arith.cmpi ult, %arg2, %c2 : index
      %cst = arith.constant -2.500000e+00 : f32
      %3 = arith.cmpf uno, %arg1, %cst : f32
      %4 = arith.andi %2, %3 : i1
      scf.condition(%4) %arg2, %arg3 : index, tensor<f32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f32>):
      %2 = arith.addi %arg2, %c1 : index
      %extracted = tensor.extract %arg3[] : tensor<f32>
      %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%0, %0 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %5 = arith.divf %in, %in_0 : f32
        linalg.yield %5 : f32
      } -> tensor<f32>
      %generated = tensor.generate  {
        %cst = arith.constant -0.000000e+00 : f32
        %5 = arith.addf %extracted, %cst : f32
        tensor.yield %5 : f32
      } : tensor<f32>
      %4 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%0, %generated : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
      scf.yield %2, %4 : index, tensor<f32>
    }
    return %1#1, %1#0 : tensor<f32>, index
  }
}

