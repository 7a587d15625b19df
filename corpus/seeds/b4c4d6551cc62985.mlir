// bufdiff-profile: loops
// bufdiff-choices: c645cd0948f1ff0f416ce886d8be805b90b774d4d6304ebd3201d4f986ab905818b7e2a679a0bde7
// bufdiff-choices: 3cdcf1a589b91fd58b4bd0a03401cc50ba650a380a0a06f2423520b0b88b8cd81cf3e49617096600
// bufdiff-choices: e741c4774bb84c961418a261b0747ab73a404be2bbad1ae8042a595d5b266f546ce980bb89d18f61
// bufdiff-choices: 513659955d837110f1705e2142ec7de334bf22fe2822d3162a47293b6be92246c850c66746ca7ab7
// bufdiff-choices: e1cf1c1f336cac63b2f7821fe1194e9cb0163448d3644bc0d077ca2b51d4e4fafd79b350a2c8c389
// bufdiff-choices: 1ebc1284e80361185b145abf4aea97b9dc53de00d09eb7b6f1c19ff6655ac9e1cda9533a56fd0683
// bufdiff-choices: 1f0d8ed85adc9149d42b33784283b28faa59477d917e3cad28fc537d82a3024479b533442e2b2dd6
// bufdiff-choices: b71a6709a44f3f0313977d7903ee15f4b04e96c9320ea3437c0b5bf547976ffac0b06380ac6a31c2
// bufdiff-choices: 33ff62ecb36b993098e3eb5c0e2aeaa272f2aa1d62fda64052c7c7ac7584e56cc3798ec5
// bufdiff-features: 541 4752 6363 6611 7800 9479 10213 11162 13233 13623 14946 15751 16417 18322
// bufdiff-features: 18355 20392 20749 20925 21522 21891 22095 22280 22448 23143 23787 24184 24259
// bufdiff-features: 25818 26148 26508 26568 28814 29687 30539 30666 33353 33769 34159 34167 36784
// bufdiff-features: 37155 38783 40712 41984 42344 42467 42858 42984 43092 46203 47444 48598 48974
// bufdiff-features: 49635 50146 50894 51555 52900 53252 53294 54998 56208 56404 58024 58290 59428
// bufdiff-features: 60686 63071 63929 64120 64435 65225 66072 66422 68355 68457 68484 68782 68867
// bufdiff-features: 69081 69734 71259 71306 71392 73289 73379 74255 75361 75921 77910 78283 78430
// bufdiff-features: 80548 81443 81736 82135 83194 83314 83493 83626 84585 85843 86125 86362 86689
// bufdiff-features: 88337 88732 89481 89780 89812 90097 90506 91879 92022 92194 92492 93083 93255
// bufdiff-features: 93575 93677 94290 95900 96351 96969 98501 99171 99228 99383 100792 101120
// bufdiff-features: 101264 101760 103715 103931 104931 107009 107412 107998 108992 109157 109721
// bufdiff-features: 112929 115026 115240 116270 116640 118013 119597 120293 120403 121626 121682
// bufdiff-features: 124852 125943 126337 126398 130573 130595 130933 135899 136231 137045 140748
// bufdiff-features: 140940 141891 142376 142916 144409 145998 146512 147027 147477 147998 148304
// bufdiff-features: 149865 150404 152265 153293 153896 155577 155898 156191 156460 157579 157593
// bufdiff-features: 158120 158897 160756 160786 161883 163044 163581 163687 163947 164472 165719
// bufdiff-features: 166579 166979 167793 168323 168404 168858 170106 171116 173271 174734 174830
// bufdiff-features: 176558 177381 178067 178558 178934 181736 182285 184030 184962 185275 186017
// bufdiff-features: 186042 186674 186959 187683 187745 188790 190141 190517 191888 192628 192771
// bufdiff-features: 192975 193747 193773 194134 195182 195234 196031 197267 197392 198460 200104
// bufdiff-features: 200458 201059 201877 202241 204797 205434 205688 205689 206820 210022 210461
// bufdiff-features: 211382 212111 212351 213085 214072 214744 215925 215959 216073 216792 216890
// bufdiff-features: 217216 218917 219734 220506 221162 221975 222809 223099 224739 226357 226579
// bufdiff-features: 226852 227002 228011 228230 228390 229266 230081 230640 230915 234387 236336
// bufdiff-features: 237595 237686 238398 240100 240158 241575 242877 243546 243781 243784 244971
// bufdiff-features: 245380 246543 246783 246895 247062 248263 251444 252414 252466 252539 252994
// bufdiff-features: 253836 254416 255074 255676 256112 258906 258994 259528 259840 260179 260201
// bufdiff-features: 261572 261889
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> (tensor<2x2x2x2xf64>, tensor<2x2x2x2xf64>, f64, f64) {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<6xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %0 = arith.divf %extracted, %cst : f64
    %cst_0 = arith.constant dense<[[[[3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00]], [[7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01]]], [[[1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01]], [[1.550000e+01, 1.650000e+01], [1.750000e+01, 1.850000e+01]]]]> : tensor<2x2x2x2xf64>
    %cst_1 = arith.constant dense<-6.000000e+00> : tensor<2x2x3x2xf64>
    %1 = tensor.empty() : tensor<1x2xf64>
    %2 = linalg.pooling_nhwc_sum ins(%cst_1, %1 : tensor<2x2x3x2xf64>, tensor<1x2xf64>) outs(%cst_0 : tensor<2x2x2x2xf64>) -> tensor<2x2x2x2xf64>
    return %2, %cst_0, %0, %extracted : tensor<2x2x2x2xf64>, tensor<2x2x2x2xf64>, f64, f64
  }
  func.func private @f2(%arg0: tensor<6xf64>) -> (tensor<6xf64>, tensor<f64>, f64, f64) {
    %cst = arith.constant dense<9.500000e+00> : tensor<f64>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg0 : tensor<6xf64>) outs(%cst : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = arith.subf %in, %out : f64
      linalg.yield %4 : f64
    } -> tensor<f64>
    %cst_0 = arith.constant dense<[[6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01, 1.650000e+01, 1.750000e+01]]> : tensor<2x6xf64>
    %1 = tensor.empty() : tensor<2xf64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %cst_0[%c1, %c1] : tensor<2x6xf64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<2xf64>) -> tensor<2xf64>
    %3 = linalg.vecmat ins(%2, %cst_0 : tensor<2xf64>, tensor<2x6xf64>) outs(%arg0 : tensor<6xf64>) -> tensor<6xf64>
    %cst_1 = arith.constant -2.500000e+00 : f64
    return %3, %0, %cst_1, %extracted : tensor<6xf64>, tensor<f64>, f64, f64
  }
  func.func private @f3(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>) {
    %cst = arith.constant dense<[[1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01, 1.850000e+01, 1.950000e+01, 2.050000e+01, 2.150000e+01], [2.250000e+01, 2.350000e+01, 2.450000e+01, 2.550000e+01, 2.650000e+01, 2.750000e+01]]> : tensor<3x6xf64>
    %0 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel"]} ins(%cst : tensor<3x6xf64>) outs(%arg0 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = arith.addf %in, %out : f64
      linalg.yield %2 : f64
    } -> tensor<?xf64>
    %c6 = arith.constant 6 : index
    %1 = scf.forall (%arg2) = (0) to (%c6) step (2) shared_outs(%arg3 = %arg1) -> (tensor<?xf64>) {
      %c3 = arith.constant 3 : index
      %2 = tensor.empty(%c3) : tensor<3x?xf64>
      %cst_0 = arith.constant 1.000000e+00 : f64
      %3 = linalg.fill ins(%cst_0 : f64) outs(%2 : tensor<3x?xf64>) -> tensor<3x?xf64>
      %4 = tensor.empty() : tensor<6x3xf64>
      %cst_1 = arith.constant 2.000000e+00 : f64
      %5 = linalg.fill ins(%cst_1 : f64) outs(%4 : tensor<6x3xf64>) -> tensor<6x3xf64>
      %6 = linalg.contract indexing_maps = [#map4, #map5, #map6] ins(%3, %5 : tensor<3x?xf64>, tensor<6x3xf64>) outs(%cst : tensor<3x6xf64>) -> tensor<3x6xf64>
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [2] [1] : tensor<?xf64> to tensor<2xf64>
      %7 = linalg.round ins(%extracted_slice : tensor<2xf64>) outs(%extracted_slice : tensor<2xf64>) -> tensor<2xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg3[%arg2] [2] [1] : tensor<2xf64> into tensor<?xf64>
      }
    }
    return %1, %0 : tensor<?xf64>, tensor<?xf64>
  }
  func.func @main(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>, %arg3: tensor<6xf64>) -> (tensor<2x2x2x2xf64>, tensor<2x2x2x2xf64>, tensor<?xf64>, tensor<6xf64>, tensor<f64>, tensor<?xf64>, tensor<2x1x2x1xi32>, tensor<2x1x2x1xi32>, f64, f64) {
    %0 = tensor.empty() : tensor<6xf64>
    %1:4 = call @f1(%arg1, %0) : (tensor<6xf64>, tensor<6xf64>) -> (tensor<2x2x2x2xf64>, tensor<2x2x2x2xf64>, f64, f64)
    %cast = tensor.cast %arg3 : tensor<6xf64> to tensor<?xf64>
    %2:2 = call @f3(%cast, %cast) : (tensor<?xf64>, tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>)
    %3:4 = call @f2(%arg1) : (tensor<6xf64>) -> (tensor<6xf64>, tensor<f64>, f64, f64)
    %4 = linalg.sqrt ins(%2#0 : tensor<?xf64>) outs(%2#0 : tensor<?xf64>) -> tensor<?xf64>
    %cst = arith.constant dense<[[[[11], [12]]], [[[13], [14]]]]> : tensor<2x1x2x1xi32>
    %cst_0 = arith.constant dense<[[[[7], [8]]], [[[9], [10]]]]> : tensor<2x1x2x1xi32>
    %5 = tensor.empty() : tensor<1x1xi32>
    %6 = linalg.pooling_nhwc_max_unsigned ins(%cst_0, %5 : tensor<2x1x2x1xi32>, tensor<1x1xi32>) outs(%cst : tensor<2x1x2x1xi32>) -> tensor<2x1x2x1xi32>
    return %1#0, %1#1, %2#1, %3#0, %3#1, %4, %6, %cst, %3#3, %1#2 : tensor<2x2x2x2xf64>, tensor<2x2x2x2xf64>, tensor<?xf64>, tensor<6xf64>, tensor<f64>, tensor<?xf64>, tensor<2x1x2x1xi32>, tensor<2x1x2x1xi32>, f64, f64
  }
}

