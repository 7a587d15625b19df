// bufdiff-profile: slices
// bufdiff-choices: 7abe6573c4f40cea4ee785f71f70331839760ee27c42ccd56b92cacd34ff215af02d5d307b0d7f4b
// bufdiff-choices: f0872f285b7264d42a81dad26ad05eaa8398f3521675be55f48db0cf3e9bb87f02f83ef5fc4ca8dc
// bufdiff-choices: 3f0a48893511fc17f7ee5789702573099f70488cdebe5afaac8fc6001aa41b58d25e376e52ead988
// bufdiff-choices: 2d797f535623cc08c90dbb401da44a08933628d0d19e0ca0ee2a6664ce65d2249e59094874559fb5
// bufdiff-choices: 7a6c59ed0d229c148d705e127cbf276113045d81b559ef5d858598f1cc869cb0e482ddf627813110
// bufdiff-choices: 37cbe18eb732cd3b1ad324049e47b541eb5852e57431b97cf5374ff0dd43d05ad54da2c4d6aef817
// bufdiff-choices: bbaf58decaa1b6c1c0c7062a3c287b88910236fc13dce10edc0de212cf7ba01420f521607e8324c5
// bufdiff-choices: 8f40e42fca9294daec1938d762eb0ac54dfe29b1ad0bc23f553268fb8f57dff4989b69491b44677d
// bufdiff-choices: 65743a91a1ec6fda3e41f6493c6c4da86492fb09f56616deb913c0b92c85656aaef1cc47c1353bc8
// bufdiff-choices: ba0f33406981cb5c4196e2d47e913dac4b4adbf82267699ade2f1ba0e329e1713d551eb6c9377a87
// bufdiff-choices: 3e5be2fc581ac9b83d0ba221ae971addf6a9bb367c3ae018a9f5f69f00091e649af3531fe9a50b7e
// bufdiff-choices: 4310a1d1ab2944e824f46f4cc4b2
// bufdiff-features: 1814 1854 2898 4216 6169 6360 7089 8438 9293 9309 9479 9968 11044 11441 12170
// bufdiff-features: 13233 14256 14454 14962 15751 15903 16456 18480 19100 20003 22095 22280 22933
// bufdiff-features: 23143 24184 24259 24330 24747 26568 27725 28579 28899 29590 29968 30293 30625
// bufdiff-features: 30666 32809 33853 34167 35952 36448 36784 37231 38754 38783 39457 40070 40580
// bufdiff-features: 40712 41907 42344 42467 44505 44522 44621 46203 46826 47392 47452 48675 48974
// bufdiff-features: 49707 49956 50894 52148 52322 52558 52807 52900 53180 53244 53252 53469 53659
// bufdiff-features: 55024 55113 55230 55491 58973 59620 60609 61952 63071 64235 65726 66422 66736
// bufdiff-features: 66821 67160 68006 68355 68618 69601 70385 71168 72629 72909 73289 73802 73832
// bufdiff-features: 74181 74255 74450 76328 76700 78430 79099 79700 79850 80894 81441 81467 81736
// bufdiff-features: 82135 82565 83793 84090 84585 85843 86125 87199 87895 88732 89178 89780 90070
// bufdiff-features: 90198 93255 94131 94961 95407 97924 98279 98501 98968 99383 100059 100569
// bufdiff-features: 100842 101823 103673 103851 104931 105044 107425 108012 108199 108424 109732
// bufdiff-features: 110139 110816 111024 111649 111948 111976 112355 112929 113460 113901 113940
// bufdiff-features: 114028 114428 116824 117235 118217 118576 118841 120049 120480 120671 121318
// bufdiff-features: 121626 122972 123860 124797 125699 125908 126928 128916 129404 130135 130933
// bufdiff-features: 131575 132122 134558 136019 136273 139102 140673 141238 142846 143475 143633
// bufdiff-features: 144181 145441 146512 147477 151140 151326 152187 153063 153293 153849 154465
// bufdiff-features: 154616 154946 155465 155976 156460 158120 158897 159421 159645 159724 160138
// bufdiff-features: 160756 160944 160967 161261 163687 164170 165719 167973 168766 168815 168858
// bufdiff-features: 169249 169734 171204 171551 172725 172898 173354 173537 174170 175687 175948
// bufdiff-features: 176364 176774 177053 177182 177211 177904 178019 178067 178398 179649 180207
// bufdiff-features: 181789 184084 186515 186942 186959 188571 188790 189820 190142 190627 191306
// bufdiff-features: 192422 192628 192771 193290 193747 193773 194134 194256 194682 195407 196031
// bufdiff-features: 196048 196063 196632 196787 197738 197780 197837 197849 198820 199779 201059
// bufdiff-features: 202241 203746 203761 204212 204527 205434 205636 205689 207457 208998 210096
// bufdiff-features: 210351 210461 211335 212549 212965 213065 213275 218211 218635 218659 219153
// bufdiff-features: 220223 225016 225818 225985 226357 228061 228390 228519 228936 230081 230293
// bufdiff-features: 230329 230796 230810 233164 233919 234711 235375 236180 236929 236930 237169
// bufdiff-features: 237900 239941 240158 243137 243992 245619 246345 246543 246783 246966 248890
// bufdiff-features: 249841 250345 250573 250948 251478 251992 252260 252466 252539 253439 253703
// bufdiff-features: 253802 254691 254836 255520 255556 256247 258016 258158 258477 258625 258906
// bufdiff-features: 258994 259510 259528 259840 260202
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func private @x1(tensor<?x?xi32> {bufferization.access = "read"})
  func.func private @x2(tensor<3x3x3xi32> {bufferization.access = "none"}, i32) -> i32
  func.func private @f1(%arg0: tensor<2x4xi32>) -> (tensor<2x4xi32>, i32, i32) {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 2] [1, 3] : tensor<2x4xi32> to tensor<2x2xi32>
    %c-1_i32 = arith.constant -1 : i32
    %0 = linalg.quantized_matmul ins(%extracted_slice, %arg0, %c-1_i32, %c-1_i32 : tensor<2x2xi32>, tensor<2x4xi32>, i32, i32) outs(%arg0 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %1 = linalg.copy ins(%0 : tensor<2x4xi32>) outs(%arg0 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %2 = tensor.empty() : tensor<3x3x3xi32>
    %3 = linalg.fill ins(%c-1_i32 : i32) outs(%2 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %4 = call @x2(%3, %c-1_i32) : (tensor<3x3x3xi32>, i32) -> i32
    return %1, %4, %c-1_i32 : tensor<2x4xi32>, i32, i32
  }
  func.func @f2(%arg0: tensor<?x3x?xi32>, %arg1: tensor<2x?xi32>) -> (tensor<2x?xi32>, i32, i32) {
    %0 = tensor.empty() : tensor<1x1xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = linalg.fill ins(%c7_i32 : i32) outs(%0 : tensor<1x1xi32>) -> tensor<1x1xi32>
    %cast = tensor.cast %1 : tensor<1x1xi32> to tensor<?x?xi32>
    call @x1(%cast) : (tensor<?x?xi32>) -> ()
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x?xi32>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg0, %c2 : tensor<?x3x?xi32>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x3x?xi32>
    %extracted = tensor.extract %1[%c0, %c0] : tensor<1x1xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<?x3x?xi32>) -> tensor<?x3x?xi32>
    %4 = linalg.max ins(%arg0, %3 : tensor<?x3x?xi32>, tensor<?x3x?xi32>) outs(%arg0 : tensor<?x3x?xi32>) -> tensor<?x3x?xi32>
    return %arg1, %extracted, %c7_i32 : tensor<2x?xi32>, i32, i32
  }
  func.func @f3(%arg0: tensor<3x3x3xi32>, %arg1: tensor<?x?x?xi32>, %arg2: tensor<3x3x?xi32>, %arg3: tensor<1xi32>) -> (tensor<?x?x?xi32>, tensor<1xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?x?xi32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?x?xi32>
    %c2 = arith.constant 2 : index
    %dim_1 = tensor.dim %arg1, %c2 : tensor<?x?x?xi32>
    %0 = tensor.empty(%dim, %dim_0, %dim_1) : tensor<?x?x?xi32>
    %c3 = arith.constant 3 : index
    %1 = arith.remui %dim, %c3 : index
    %extracted = tensor.extract %arg0[%1, %1, %c2] : tensor<3x3x3xi32>
    %2 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %3 = tensor.empty() : tensor<1xi32>
    %4 = linalg.pooling_ncw_max ins(%2, %3 : tensor<?x?x?xi32>, tensor<1xi32>) outs(%arg1 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    return %4, %arg3 : tensor<?x?x?xi32>, tensor<1xi32>
  }
  func.func @main(%arg0: tensor<2x4xi32>, %arg1: tensor<?x3x?xi32>) -> (tensor<?x?xi32>, tensor<?xi32>, tensor<?x?x?xi32>, tensor<2x4xi32>, i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<2x4xi32>, tensor<2x4xi32>) -> (index, tensor<2x4xi32>, tensor<2x4xi32>) {
      %c2_4 = arith.constant 2 : index
      %10 = arith.remui %arg2, %c2_4 : index
      %c127_i32 = arith.constant 127 : i32
      %inserted = tensor.insert %c127_i32 into %arg3[%10, %c3] : tensor<2x4xi32>
      %11 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%11) %arg2, %arg3, %arg4 : index, tensor<2x4xi32>, tensor<2x4xi32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<2x4xi32>, %arg4: tensor<2x4xi32>):
      %cst = arith.constant dense<[1, 3, 2, 1]> : vector<4xi32>
      %cst_4 = arith.constant dense<[false, false, true, true]> : vector<4xi1>
      %c3_i32 = arith.constant 3 : i32
      %10 = vector.broadcast %c3_i32 : i32 to vector<4xi32>
      %11 = vector.gather %arg4[%c0, %c0] [%cst], %cst_4, %10 : tensor<2x4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
      %12 = vector.extract %11[1] : i32 from vector<4xi32>
      %13 = arith.addi %arg2, %c1 : index
      %mapped = linalg.map ins(%arg3 : tensor<2x4xi32>) outs(%arg4 : tensor<2x4xi32>)
        (%in: i32, %init: i32) {
          %20 = arith.addi %in, %12 : i32
          %c3_i32_7 = arith.constant 3 : i32
          %21 = arith.shli %20, %c3_i32_7 : i32
          linalg.yield %21 : i32
        }
      %14 = arith.index_cast %12 : i32 to index
      %c4 = arith.constant 4 : index
      %15 = arith.remui %14, %c4 : index
      %extracted_5 = tensor.extract %arg3[%c1, %15] : tensor<2x4xi32>
      %16 = tensor.empty() : tensor<2x4x3xi32>
      %17 = linalg.fill ins(%12 : i32) outs(%16 : tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
      %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<2x4x3xi32>) outs(%arg3 : tensor<2x4xi32>) {
      ^bb0(%in: i32, %out: i32):
        %20 = arith.maxsi %in, %out : i32
        linalg.yield %20 : i32
      } -> tensor<2x4xi32>
      %extracted_slice_6 = tensor.extract_slice %17[0, 0, %c0] [2, 4, 1] [1, 1, 1] : tensor<2x4x3xi32> to tensor<2x4xi32>
      %19 = linalg.min ins(%mapped, %extracted_slice_6 : tensor<2x4xi32>, tensor<2x4xi32>) outs(%18 : tensor<2x4xi32>) -> tensor<2x4xi32>
      scf.yield %13, %19, %mapped : index, tensor<2x4xi32>, tensor<2x4xi32>
    }
    %1 = tensor.empty() : tensor<3x3x3xi32>
    %c2 = arith.constant 2 : index
    %2 = arith.remui %0#0, %c2 : index
    %extracted = tensor.extract %0#2[%2, %2] : tensor<2x4xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%1 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %4 = tensor.empty() : tensor<4x1x2xi32>
    %5 = linalg.fill ins(%extracted : i32) outs(%4 : tensor<4x1x2xi32>) -> tensor<4x1x2xi32>
    %cast = tensor.cast %5 : tensor<4x1x2xi32> to tensor<?x?x?xi32>
    %cast_0 = tensor.cast %3 : tensor<3x3x3xi32> to tensor<3x3x?xi32>
    %extracted_slice = tensor.extract_slice %0#1[%2, 2] [1, 1] [1, 1] : tensor<2x4xi32> to tensor<1xi32>
    %6:2 = call @f3(%3, %cast, %cast_0, %extracted_slice) : (tensor<3x3x3xi32>, tensor<?x?x?xi32>, tensor<3x3x?xi32>, tensor<1xi32>) -> (tensor<?x?x?xi32>, tensor<1xi32>)
    %7 = linalg.fill ins(%extracted : i32) outs(%arg1 : tensor<?x3x?xi32>) -> tensor<?x3x?xi32>
    %cast_1 = tensor.cast %0#1 : tensor<2x4xi32> to tensor<2x?xi32>
    %8:3 = call @f2(%7, %cast_1) : (tensor<?x3x?xi32>, tensor<2x?xi32>) -> (tensor<2x?xi32>, i32, i32)
    %9:3 = call @f1(%0#1) : (tensor<2x4xi32>) -> (tensor<2x4xi32>, i32, i32)
    %cast_2 = tensor.cast %8#0 : tensor<2x?xi32> to tensor<?x?xi32>
    %cast_3 = tensor.cast %6#1 : tensor<1xi32> to tensor<?xi32>
    return %cast_2, %cast_3, %6#0, %9#0, %9#2, %extracted : tensor<?x?xi32>, tensor<?xi32>, tensor<?x?x?xi32>, tensor<2x4xi32>, i32, i32
  }
}

