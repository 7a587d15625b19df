// bufdiff-profile: types
// bufdiff-choices: b56c8814cc424a178917af038ba997e6839d3262d74209e0cd3e8a08edbb05a55370bbf13d2c4cc6
// bufdiff-choices: 7174883ee8bf67ef21def24099b10ac5ae59ce7239356334baddb7cf8d73b93354b317610341e2eb
// bufdiff-choices: c0cea5ed9b4713e6f99f6775a45b1aeaf61c20c26a24cbfec6673fb6eb145df1f092ada755db598a
// bufdiff-choices: 86d9b46ebbf9389d336c9ed1b8c21bcb5b7abb574ab310967c03d92834abd8c468a1f85d66b395b4
// bufdiff-choices: cc0ddaea5ecf1160ca329f3e85ec11ed1e923e902b04dfc319d53113682c82adbf0fa7f4d5a14d1c
// bufdiff-choices: fa4782899f014c17540b7678c6e787d59de831da027f344a531841f2a2cb6dddb06f201bd8132ccb
// bufdiff-choices: 2eddf0cf5e33f3d4db227db7f5ff14265b21df387fba6803724934f040a2666cf08490fd64a1ac59
// bufdiff-choices: 6d97cd66c2530853c434b90d7bfede1c704ff03d68a9696912b518040673e23e591973d5495b14ea
// bufdiff-choices: ccd79a25cc7b78efc55a884ad16fcfb021324457c04c6f0819255359a6f3c0f961f05b3130985dd3
// bufdiff-choices: 59a12dd593109b28677be273a8b4
// bufdiff-features: 429 2945 4752 5712 5809 6611 7060 8174 9479 10035 10372 11162 11546 11751 12170
// bufdiff-features: 12276 13233 14454 15750 15751 15903 17255 18480 20023 20749 22095 22220 22280
// bufdiff-features: 22448 23787 26552 26568 26816 27571 27672 28556 29590 29968 30666 33242 33769
// bufdiff-features: 33772 34167 34902 36325 36784 38783 39329 39915 40712 41517 41696 41799 42344
// bufdiff-features: 42467 42858 42919 42984 43092 43460 43839 44505 44550 46203 46476 47392 48116
// bufdiff-features: 48598 48974 51498 52062 52148 52558 52807 52900 53180 53252 53469 54385 54998
// bufdiff-features: 55113 55387 55463 57383 58024 61944 63071 63800 63929 64120 64162 64252 64716
// bufdiff-features: 66422 67526 68355 69007 69403 70036 71259 71306 73289 73330 73802 74720 76973
// bufdiff-features: 77129 77403 78283 78430 79596 81443 81736 82135 82327 83194 84585 85681 85843
// bufdiff-features: 86125 86562 87895 88337 88732 89251 89780 89812 92194 93286 93318 94096 94793
// bufdiff-features: 95407 97924 98501 99224 99228 99383 100059 100427 102788 104931 106352 107425
// bufdiff-features: 107702 108012 108038 108550 109144 111067 112052 112929 113321 113374 113801
// bufdiff-features: 113940 116388 117235 119597 120049 120933 121626 123012 124152 124945 125397
// bufdiff-features: 125971 126398 126927 127205 127533 128916 130310 131107 131973 133514 135868
// bufdiff-features: 136056 136273 137045 137427 137477 139357 139901 140778 141503 141891 144297
// bufdiff-features: 146512 146608 147747 150404 150818 152098 152538 153293 155898 156191 156325
// bufdiff-features: 156460 157193 157579 158120 158415 158897 159846 160756 162764 162971 163044
// bufdiff-features: 163088 164709 165257 165695 165719 166047 166579 167442 167793 168562 168858
// bufdiff-features: 169249 169506 171085 173354 174243 174367 177904 178067 179005 179484 180207
// bufdiff-features: 181541 183222 184030 184722 185036 186202 186959 188790 190520 192422 192528
// bufdiff-features: 192628 192771 193290 193747 194134 194682 195182 195369 196031 197169 197267
// bufdiff-features: 198432 200104 200613 201059 202241 202472 204212 204747 204862 205434 205689
// bufdiff-features: 207442 208947 210022 210351 210461 211003 211118 212111 213275 213339 215959
// bufdiff-features: 216570 216712 216892 217085 217621 218657 219734 220027 220387 220860 222809
// bufdiff-features: 224466 224899 225325 228390 228519 229520 230081 230293 230640 231722 233154
// bufdiff-features: 233483 234387 234399 235141 235375 236930 237169 237281 240158 240471 243546
// bufdiff-features: 243781 244746 245619 246543 247062 247427 247659 248430 249107 249841 250797
// bufdiff-features: 251992 252101 252466 252539 253836 254791 254874 255729 256112 256362 257189
// bufdiff-features: 258906 258994 259840 260364
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>, %arg3: tensor<2xi32>) -> (tensor<3xbf16>, tensor<2xi32>, bf16) {
    %0 = linalg.min ins(%arg3, %arg2 : tensor<2xi32>, tensor<2xi32>) outs(%arg0 : tensor<2xi32>) -> tensor<2xi32>
    %1 = tensor.empty() : tensor<3xbf16>
    %cst = arith.constant -6.000000e+00 : bf16
    %2 = linalg.fill ins(%cst : bf16) outs(%1 : tensor<3xbf16>) -> tensor<3xbf16>
    %3:2 = call @f1(%2) : (tensor<3xbf16>) -> (tensor<3xbf16>, tensor<2xi32>)
    return %3#0, %0, %cst : tensor<3xbf16>, tensor<2xi32>, bf16
  }
  func.func private @f1(%arg0: tensor<3xbf16>) -> (tensor<3xbf16>, tensor<2xi32>) {
    %extracted_slice = tensor.extract_slice %arg0[0] [3] [1] : tensor<3xbf16> to tensor<3xbf16>
    %0 = linalg.log ins(%extracted_slice : tensor<3xbf16>) outs(%arg0 : tensor<3xbf16>) -> tensor<3xbf16>
    %c2 = arith.constant 2 : index
    %1 = bufferization.alloc_tensor(%c2) : tensor<?xi32>
    %c-3_i32 = arith.constant -3 : i32
    %2 = linalg.fill ins(%c-3_i32 : i32) outs(%1 : tensor<?xi32>) -> tensor<?xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %2[%c1] [1] [1] : tensor<?xi32> to tensor<i32>
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] ins(%2, %extracted_slice_0 : tensor<?xi32>, tensor<i32>) outs(%2 : tensor<?xi32>) -> tensor<?xi32>
    %4 = tensor.empty() : tensor<2xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<?xi32>) outs(%4 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %6 = arith.maxui %in, %c-3_i32 : i32
      linalg.yield %6 : i32
    } -> tensor<2xi32>
    bufferization.dealloc_tensor %3 : tensor<?xi32>
    return %0, %5 : tensor<3xbf16>, tensor<2xi32>
  }
  func.func private @f2(%arg0: tensor<?x?xi32>, %arg1: tensor<2xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<2xi32>) {
    %cst = arith.constant dense<[9, 10, 11]> : tensor<3xi32>
    %0 = linalg.conv_1d ins(%cst, %arg1 : tensor<3xi32>, tensor<2xi32>) outs(%arg1 : tensor<2xi32>) -> tensor<2xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xi32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xi32> to tensor<?x?xi32>
    %c2_i32 = arith.constant 2 : i32
    %1 = linalg.fill ins(%c2_i32 : i32) outs(%extracted_slice : tensor<?x?xi32>) -> tensor<?x?xi32>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x?xi32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xi32>) outs(%2 : tensor<?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c2_i32_1 = arith.constant 2 : i32
      %4 = arith.subi %in, %c2_i32_1 : i32
      linalg.yield %4 : i32
    } -> tensor<?x?xi32>
    return %3, %1, %0 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<2xi32>
  }
  func.func @main(%arg0: tensor<3xbf16>, %arg1: memref<3xbf16>) -> (tensor<2xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<2xi32>, tensor<?x?xi32>, tensor<2xi32>, tensor<3xbf16>, tensor<?xbf16>, bf16, bf16) {
    %0 = bufferization.to_tensor %arg1 restrict : memref<3xbf16> to tensor<3xbf16>
    %cst = arith.constant dense<[[4.500000e+00, 7.500000e+00], [1.050000e+01, 1.350000e+01], [1.650000e+01, 1.950000e+01]]> : tensor<3x2xbf16>
    %1 = tensor.empty() : tensor<2xbf16>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %0[%c2] : tensor<3xbf16>
    %2 = linalg.fill ins(%extracted : bf16) outs(%1 : tensor<2xbf16>) -> tensor<2xbf16>
    %3 = linalg.matvec ins(%cst, %2 : tensor<3x2xbf16>, tensor<2xbf16>) outs(%0 : tensor<3xbf16>) -> tensor<3xbf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1, %c0 : tensor<2xbf16>
    %cst_0 = arith.constant dense<42> : tensor<2xi32>
    %4:3 = call @f3(%cst_0, %cst_0, %cst_0, %cst_0) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<3xbf16>, tensor<2xi32>, bf16)
    %cst_1 = arith.constant dense<-3> : tensor<4x4xi32>
    %cast = tensor.cast %cst_1 : tensor<4x4xi32> to tensor<?x?xi32>
    %extracted_slice = tensor.extract_slice %cst_1[1, %c0] [2, 1] [2, 1] : tensor<4x4xi32> to tensor<2xi32>
    %5:3 = call @f2(%cast, %extracted_slice) : (tensor<?x?xi32>, tensor<2xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<2xi32>)
    %c3 = arith.constant 3 : index
    %extracted_slice_2 = tensor.extract_slice %cst_1[1, %c3] [2, 1] [1, 1] : tensor<4x4xi32> to tensor<2xi32>
    %6:3 = call @f2(%5#1, %extracted_slice_2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?x?xi32>, tensor<2xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<2xi32>)
    %cast_3 = tensor.cast %3 : tensor<3xbf16> to tensor<?xbf16>
    return %6#2, %6#1, %6#0, %5#2, %5#0, %4#1, %4#0, %cast_3, %4#2, %extracted : tensor<2xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<2xi32>, tensor<?x?xi32>, tensor<2xi32>, tensor<3xbf16>, tensor<?xbf16>, bf16, bf16
  }
}

