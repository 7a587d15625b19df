// bufdiff-profile: cfg
// bufdiff-choices: cc0ee8244d0c60fb0e7fccc004480c0c19b0b0adacdc20ad29cac85f778c19db09e595a0873c5f03
// bufdiff-choices: 6e9cf32009bd3c7f9ae9b0e088972d6a85d4a2e99c93cefbb228a273b4dbfca4160f0dbc7569bb0e
// bufdiff-choices: 394c10a747f314ec0397112e839e743a4b012711c38e6f5c5793b6995273f14e0efb1adf81cebd38
// bufdiff-choices: 329514bd474fef4d3fb63114278bfa2c785831766bd2b40237c231a7cacd17189250daba35e9d0c0
// bufdiff-choices: 58c667d662d91d8f228af5d4ead81eed2e5c1d5a9ef734d7c0db97320918cb118db17460b2f5e527
// bufdiff-choices: 293a44d71907dc817fc417764d67113b3464efc9d2b44a16789339997b8084093d1bcd6c1607091e
// bufdiff-choices: eb3f9aec12aba5e55296f32ba62cb381c4ec83a92225340775f2e7341fa256d455b0374d94d15daa
// bufdiff-choices: 4a355c08ef73412c363a87467d6204b2f081f11641d33a27ef30bc5d85c3dbd9385f23a79b3e7f47
// bufdiff-choices: e073b77fe6a4690a4bed44cb6a4f7d26d4c8b7661d513558212905fbfad000e8d9d22cf05148b078
// bufdiff-choices: 2ee9223776cdfd5791d38b3544f60f7eeafe62d19735c1f8f8c545ff992330f770731ab443
// bufdiff-features: 397 1132 1206 2036 2049 2061 3207 3377 3579 4462 4752 4796 5258 5612 5915 7217
// bufdiff-features: 8285 9293 9479 11875 12276 13074 13233 13784 14523 14633 15440 15595 15750
// bufdiff-features: 15751 15929 17193 18249 18355 18428 19227 20337 20838 21652 21953 22095 22221
// bufdiff-features: 22280 22824 23157 23787 24826 24842 25388 26464 26568 27048 27123 27568 27825
// bufdiff-features: 27830 27840 27924 28112 29569 29590 29684 29714 30666 30688 30774 30811 32615
// bufdiff-features: 33427 33530 33637 33769 33772 33807 34167 34564 34618 34623 34647 34650 34960
// bufdiff-features: 35384 35507 36285 36784 37332 37786 37832 39061 39583 39706 39785 39981 40286
// bufdiff-features: 40297 40540 40953 41477 41742 41854 42344 42715 42858 42907 42984 43033 43104
// bufdiff-features: 43171 44325 44505 44625 45331 46110 46139 46203 46832 46993 46995 47392 47596
// bufdiff-features: 47850 48151 49135 49168 49186 49322 49745 50046 50048 50503 50894 51791 51894
// bufdiff-features: 52062 52322 52558 52900 52958 53180 53252 53650 54651 55021 55113 55561 55864
// bufdiff-features: 55887 56208 57369 57665 57718 58067 58122 58349 59070 59094 59428 60686 61069
// bufdiff-features: 61259 61350 61375 61456 61530 61556 61944 62151 62218 62462 62675 62709 63007
// bufdiff-features: 63206 63800 63915 64235 64348 64716 64737 64959 65225 66422 66765 66888 67360
// bufdiff-features: 68355 68764 68977 69201 69593 69987 71050 71053 72173 73051 73289 73455 73649
// bufdiff-features: 73802 74362 74478 74617 75085 75361 75748 76258 76339 76370 76915 77910 78205
// bufdiff-features: 78221 78283 78486 78828 79099 79279 79389 79972 80428 80714 81039 81736 82203
// bufdiff-features: 83525 83734 84322 84358 84887 85359 85633 85843 86125 86358 86600 87344 87585
// bufdiff-features: 87601 87783 87834 88337 88732 89646 89780 89950 90017 90831 91074 91312 92027
// bufdiff-features: 92977 93255 93827 94049 94575 94687 94746 94793 95079 95407 95930 96351 96538
// bufdiff-features: 97270 97318 97864 98194 98501 98627 99009 99257 99383 99568 100059 100246
// bufdiff-features: 100324 100698 100971 101189 101523 101582 102082 102187 102809 103653 104931
// bufdiff-features: 105858 106096 106097 106412 107412 107425 108165 109086 109366 109533 110162
// bufdiff-features: 110322 110427 110433 110452 110514 110527 110552 110952 111422 111839 112709
// bufdiff-features: 112800 112917 112929 113940 114308 114888 114906 115471 115990 116438 117206
// bufdiff-features: 117235 117922 118769 119301 119822 119876 120092 120772 120920 121394 121467
// bufdiff-features: 121593 121626 121896 122764 124448 125040 125943 126398 126554 126600 126734
// bufdiff-features: 127253 127357 127454 127533 127834 127922 128456 128733 128768 128916 129107
// bufdiff-features: 129462 130172
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func private @f2(%arg0: tensor<?xi8>, %arg1: tensor<0xi8>, %arg2: tensor<0xi8>, %arg3: tensor<2xi8>) -> tensor<0xi8> {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty(%c0) : tensor<2x?xi8>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg3[%c1] : tensor<2xi8>
    %1 = linalg.fill ins(%extracted : i8) outs(%0 : tensor<2x?xi8>) -> tensor<2x?xi8>
    %2 = linalg.vecmat ins(%arg0, %1 : tensor<?xi8>, tensor<2x?xi8>) outs(%arg1 : tensor<0xi8>) -> tensor<0xi8>
    %c-3_i8 = arith.constant -3 : i8
    %3 = arith.cmpi sle, %extracted, %c-3_i8 : i8
    cf.cond_br %3, ^bb1, ^bb2(%1, %1 : tensor<2x?xi8>, tensor<2x?xi8>)
  ^bb1:  // pred: ^bb0
    %4 = linalg.copy ins(%0 : tensor<2x?xi8>) outs(%1 : tensor<2x?xi8>) -> tensor<2x?xi8>
    cf.br ^bb2(%1, %4 : tensor<2x?xi8>, tensor<2x?xi8>)
  ^bb2(%5: tensor<2x?xi8>, %6: tensor<2x?xi8>):  // 2 preds: ^bb0, ^bb1
    return %2 : tensor<0xi8>
  }
  func.func @f1(%arg0: tensor<2xi8>) -> tensor<2xi8> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c1] [1] [1] : tensor<2xi8> to tensor<i8>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%arg0, %extracted_slice : tensor<2xi8>, tensor<i8>) outs(%arg0 : tensor<2xi8>) -> tensor<2xi8>
    %extracted = tensor.extract %0[%c1] : tensor<2xi8>
    %c42_i8 = arith.constant 42 : i8
    %1 = arith.subi %extracted, %c42_i8 : i8
    %c42_i8_0 = arith.constant 42 : i8
    %2 = arith.cmpi eq, %extracted, %c42_i8_0 : i8
    cf.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %cst = arith.constant dense<1> : tensor<2xi8>
    cf.br ^bb3(%cst, %extracted_slice : tensor<2xi8>, tensor<i8>)
  ^bb2:  // pred: ^bb0
    %3 = tensor.empty() : tensor<1xi8>
    %4 = linalg.fill ins(%extracted : i8) outs(%3 : tensor<1xi8>) -> tensor<1xi8>
    %cst_1 = arith.constant dense<2> : tensor<2xi8>
    %5 = linalg.conv_1d ins(%cst_1, %4 : tensor<2xi8>, tensor<1xi8>) outs(%0 : tensor<2xi8>) -> tensor<2xi8>
    %from_elements = tensor.from_elements %1 : tensor<i8>
    %6 = linalg.mul ins(%extracted_slice, %from_elements : tensor<i8>, tensor<i8>) outs(%extracted_slice : tensor<i8>) -> tensor<i8>
    cf.br ^bb3(%5, %6 : tensor<2xi8>, tensor<i8>)
  ^bb3(%7: tensor<2xi8>, %8: tensor<i8>):  // 2 preds: ^bb1, ^bb2
    return %7 : tensor<2xi8>
  }
  func.func @f3(%arg0: tensor<2xi8>, %arg1: tensor<0xi8>, %arg2: tensor<2xi8>) -> (tensor<0xi8>, tensor<2xi8>, tensor<2xi8>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : tensor<2xi8>) {
    ^bb0(%out: i8):
      %c11_i8 = arith.constant 11 : i8
      %4 = arith.minui %out, %c11_i8 : i8
      linalg.yield %4 : i8
    } -> tensor<2xi8>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %arg1) -> (tensor<0xi8>) {
      scf.yield %arg4 : tensor<0xi8>
    }
    %2 = tensor.empty() : tensor<2xi8>
    %3 = linalg.copy ins(%arg0 : tensor<2xi8>) outs(%2 : tensor<2xi8>) -> tensor<2xi8>
    return %1, %0, %3 : tensor<0xi8>, tensor<2xi8>, tensor<2xi8>
  }
  func.func @main(%arg0: tensor<0xi8>, %arg1: tensor<2xi8>, %arg2: tensor<2xi8> {bufferization.writable = false}, %arg3: i8) -> (tensor<2xi8>, tensor<2x1xi8>, tensor<?xi8>) {
    %extracted_slice = tensor.extract_slice %arg2[0] [2] [1] : tensor<2xi8> to tensor<2xi8>
    %c7_i8 = arith.constant 7 : i8
    %0 = arith.cmpi uge, %arg3, %c7_i8 : i8
    cf.cond_br %0, ^bb1(%extracted_slice, %extracted_slice : tensor<2xi8>, tensor<2xi8>), ^bb2(%extracted_slice, %extracted_slice : tensor<2xi8>, tensor<2xi8>)
  ^bb1(%1: tensor<2xi8>, %2: tensor<2xi8>):  // pred: ^bb0
    %cst = arith.constant dense<-1> : tensor<i8>
    %3 = linalg.dot ins(%extracted_slice, %extracted_slice : tensor<2xi8>, tensor<2xi8>) outs(%cst : tensor<i8>) -> tensor<i8>
    %4 = arith.select %0, %2, %extracted_slice : tensor<2xi8>
    %5:3 = call @f3(%4, %arg0, %4) : (tensor<2xi8>, tensor<0xi8>, tensor<2xi8>) -> (tensor<0xi8>, tensor<2xi8>, tensor<2xi8>)
    cf.br ^bb2(%arg2, %2 : tensor<2xi8>, tensor<2xi8>)
  ^bb2(%6: tensor<2xi8>, %7: tensor<2xi8>):  // 2 preds: ^bb0, ^bb1
    %expanded = tensor.expand_shape %7 [[0, 1]] output_shape [2, 1] : tensor<2xi8> into tensor<2x1xi8>
    %8 = call @f1(%arg1) : (tensor<2xi8>) -> tensor<2xi8>
    %cast = tensor.cast %arg2 : tensor<2xi8> to tensor<?xi8>
    %generated = tensor.generate  {
    ^bb0(%arg4: index):
      %10 = arith.index_cast %arg4 : index to i8
      %11 = arith.muli %10, %arg3 : i8
      tensor.yield %11 : i8
    } : tensor<0xi8>
    %9 = call @f2(%cast, %generated, %generated, %6) : (tensor<?xi8>, tensor<0xi8>, tensor<0xi8>, tensor<2xi8>) -> tensor<0xi8>
    %cast_0 = tensor.cast %9 : tensor<0xi8> to tensor<?xi8>
    return %8, %expanded, %cast_0 : tensor<2xi8>, tensor<2x1xi8>, tensor<?xi8>
  }
}

