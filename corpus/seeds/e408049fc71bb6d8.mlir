// bufdiff-profile: calls
// bufdiff-choices: cc0ee8244d0c60fb0e7fccc004480c0c19b0b0adacdc20ad29cac85f778c19db09e595a0873c5f03
// bufdiff-choices: 6e9cf32009bd3c7f9ae9b0e088972d6a85d4a2e99c93cefbb228a273b4dbfca4160f0dbc7569bb0e
// bufdiff-choices: 394c10a747f314ec0397112e839e743a4b012711c38e6f5c5793b6995273f14e0efb1adf81cebd38
// bufdiff-choices: 329514bd474fef4d3fb63114278bfa2c785831766bd2b40237c231a7cacd17189250daba35e9d0c0
// bufdiff-choices: 58c667d662d91d8f228af5d4ead81eed2e5c1d5a9ef734d7c0db97320918cb118db17460b2f5e527
// bufdiff-choices: 293a44d71907dc817fc417764d67113b3464efc9d2b44a16789339997b8084093d1bcd6c1607091e
// bufdiff-choices: eb3f9aec12aba5e55296f32ba62cb381c4ec83a92225340775f2e7341fa256d455b0374d94d15daa
// bufdiff-choices: 4a355c08ef73412c363a87467d6204b2f081f11641d33a27ef30bc5d85c3dbd9385f23a79b3e7f47
// bufdiff-choices: e073b77fe6a4690a4bed44cb6a4f7d26d4c8b7661d513558212905fbfad000e8d9d22cf05148b078
// bufdiff-choices: 2ee9223776cdfd5791d38b3544f60f7eeafe62d19735c1f8f8c545ff992330f770731ab4433f334d
// bufdiff-choices: 5e084b964deabfcbfd7d361f62cedb7a1670db5baee518c72109be00500535bf5b46
// bufdiff-features: 35 397 1133 1899 3207 3377 4752 4796 5201 5973 6237 6611 6812 7541 7847 7877
// bufdiff-features: 8325 8594 8813 9479 9591 9972 10035 10112 10762 10819 10968 10986 11124 11162
// bufdiff-features: 11304 11408 11831 12276 13233 13441 13493 14000 14925 15138 15440 15639 15644
// bufdiff-features: 15751 15929 16405 16822 17232 17628 17899 18077 18355 19579 20749 20838 20864
// bufdiff-features: 21140 21953 22030 22095 22221 22280 22750 22824 23787 24393 24742 24826 25119
// bufdiff-features: 25274 25388 25729 26023 26369 26507 26568 26796 27048 27204 27725 27825 28823
// bufdiff-features: 29590 29684 29839 30018 30209 30305 30539 30666 30700 30896 31972 33662 33769
// bufdiff-features: 34159 34167 34301 34394 34564 34623 34647 34960 34975 35507 35874 36511 36721
// bufdiff-features: 36784 36901 37490 37786 38490 38615 38702 38783 39927 39981 40070 40712 41592
// bufdiff-features: 41799 42344 42467 42984 43242 43442 43612 44505 44663 44786 44816 45159 46139
// bufdiff-features: 46203 46283 46974 46995 47392 47488 47762 47782 48038 48598 48924 48974 49135
// bufdiff-features: 49187 50230 50450 50469 50633 50717 50894 51415 51894 52033 52148 52170 52322
// bufdiff-features: 52558 52625 52706 52807 52900 52958 53180 53243 53252 53469 53472 54180 54651
// bufdiff-features: 54970 54998 55113 55185 55777 55810 55887 56208 57718 58024 58493 59070 59094
// bufdiff-features: 59448 60686 61350 61375 61531 61699 61969 62362 62701 63046 63062 63071 63800
// bufdiff-features: 63915 64119 64120 64138 64235 64335 64716 64959 64976 65225 65377 66152 66192
// bufdiff-features: 66195 66422 66765 66995 67388 68355 69032 69987 71050 71169 71306 72243 73289
// bufdiff-features: 73455 73802 74057 74362 74617 74833 75748 76258 76339 76700 76953 77551 77875
// bufdiff-features: 77910 78283 78430 78950 79271 79389 81039 81556 81612 81736 81801 82135 82203
// bufdiff-features: 83194 83549 84584 84585 84853 84887 85498 85681 85843 85939 86125 86549 86827
// bufdiff-features: 86937 87345 87495 87563 87783 87923 88008 88337 88732 88990 89109 89110 89780
// bufdiff-features: 89812 90070 90819 91074 91737 91958 92351 92647 93255 93394 93832 93844 94049
// bufdiff-features: 95273 95285 95370 95407 95503 95507 95535 95603 95625 95930 96351 96551 97131
// bufdiff-features: 97864 98194 98409 98501 98627 99009 99383 99525 99568 100073 100258 100427
// bufdiff-features: 100481 100631 101041 101264 101823 102809 103315 103733 104069 104253 104425
// bufdiff-features: 104790 104931 105390 106223 106691 107309 107412 107425 107620 107882 108012
// bufdiff-features: 108169 108221 108888 109086 109267 109467 109532 109732 109752 110136 110658
// bufdiff-features: 110677 112474 112709 112929 113014 113121 113633 113821 113940 114547 114826
// bufdiff-features: 115471 115550 115990 116732 116841 117137 117206 117235 117336 117724 118769
// bufdiff-features: 118884 118923 119340 119343 119564 119845 120049 120145 120772 121394 121467
// bufdiff-features: 121626 122728 122764 123148 124448 124978 125040 125175 125265 125702 125921
// bufdiff-features: 125943 127069 127205 127253 127306 127533 128456 128768 128916 129089 129107
// bufdiff-features: 130071 130310 130942
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xi8>, %arg1: i8) -> (tensor<2xi8>, tensor<2xi8>, tensor<2x?xi8>, tensor<0xi8>, tensor<1x3x2xi8>, tensor<2xi8>, tensor<2xi8>) {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.cmpi sgt, %arg1, %c1_i8 : i8
    %1:2 = scf.if %0 -> (i8, tensor<2xi8>) {
      %c2_i64 = arith.constant 2 : i64
      %from_elements_0 = tensor.from_elements %c2_i64 : tensor<1xi64>
      %reshape = tensor.reshape %arg0(%from_elements_0) : (tensor<2xi8>, tensor<1xi64>) -> tensor<2xi8>
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %arg0[%c1] : tensor<2xi8>
      vector.print %extracted : i8
      %cst = arith.constant dense<100> : tensor<2xi8>
      %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %cst : tensor<2xi8>, tensor<2xi8>) outs(%arg0 : tensor<2xi8>) {
      ^bb0(%in: i8, %in_1: i8, %out: i8):
        %7 = arith.addi %in, %in_1 : i8
        %c6_i8 = arith.constant 6 : i8
        %8 = arith.shli %7, %c6_i8 : i8
        linalg.yield %8 : i8
      } -> tensor<2xi8>
      scf.yield %arg1, %6 : i8, tensor<2xi8>
    } else {
      %c0 = arith.constant 0 : index
      %6 = tensor.empty(%c0) : tensor<?xi8>
      %7 = linalg.fill ins(%c1_i8 : i8) outs(%6 : tensor<?xi8>) -> tensor<?xi8>
      %cast_0 = tensor.cast %7 : tensor<?xi8> to tensor<0xi8>
      %8:2 = func.call @f4(%cast_0) : (tensor<0xi8>) -> (tensor<2xi8>, tensor<2xi8>)
      scf.yield %c1_i8, %arg0 : i8, tensor<2xi8>
    }
    %2:3 = call @f2(%1#1, %arg0) : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>)
    %from_elements = tensor.from_elements  : tensor<0xi8>
    %3:2 = call @f3(%from_elements, %2#2) : (tensor<0xi8>, tensor<2xi8>) -> (tensor<2x?xi8>, tensor<0xi8>)
    %cast = tensor.cast %from_elements : tensor<0xi8> to tensor<?xi8>
    %4 = call @f5(%arg0, %cast) : (tensor<2xi8>, tensor<?xi8>) -> tensor<1x3x2xi8>
    %5:3 = call @f6(%arg0) : (tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>, i8)
    return %2#0, %2#1, %3#0, %3#1, %4, %5#0, %5#1 : tensor<2xi8>, tensor<2xi8>, tensor<2x?xi8>, tensor<0xi8>, tensor<1x3x2xi8>, tensor<2xi8>, tensor<2xi8>
  }
  func.func @f4(%arg0: tensor<0xi8>) -> (tensor<2xi8>, tensor<2xi8>) {
    %c127_i8 = arith.constant 127 : i8
    %0 = linalg.fill ins(%c127_i8 : i8) outs(%arg0 : tensor<0xi8>) -> tensor<0xi8>
    %1 = tensor.empty() : tensor<2xi8>
    %2 = linalg.fill ins(%c127_i8 : i8) outs(%1 : tensor<2xi8>) -> tensor<2xi8>
    %cast = tensor.cast %arg0 : tensor<0xi8> to tensor<?xi8>
    %3:2 = call @f1(%2, %cast, %2) : (tensor<2xi8>, tensor<?xi8>, tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>)
    return %3#0, %3#1 : tensor<2xi8>, tensor<2xi8>
  }
  func.func private @f3(%arg0: tensor<0xi8>, %arg1: tensor<2xi8>) -> (tensor<2x?xi8>, tensor<0xi8>) {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty(%c0) : tensor<2x?xi8>
    %c-3_i8 = arith.constant -3 : i8
    %1 = linalg.fill ins(%c-3_i8 : i8) outs(%0 : tensor<2x?xi8>) -> tensor<2x?xi8>
    %2 = linalg.vecmat ins(%arg1, %1 : tensor<2xi8>, tensor<2x?xi8>) outs(%arg0 : tensor<0xi8>) -> tensor<0xi8>
    return %0, %2 : tensor<2x?xi8>, tensor<0xi8>
  }
  func.func @f2(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<2xi8>
    %c11_i8 = arith.constant 11 : i8
    %0 = arith.cmpi ne, %extracted, %c11_i8 : i8
    %1 = arith.select %0, %arg1, %arg0 : tensor<2xi8>
    %2 = tensor.empty() : tensor<2xi8>
    %3 = linalg.copy ins(%arg1 : tensor<2xi8>) outs(%2 : tensor<2xi8>) -> tensor<2xi8>
    return %1, %arg0, %3 : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>
  }
  func.func @f1(%arg0: tensor<2xi8>, %arg1: tensor<?xi8>, %arg2: tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>) {
    %c1 = arith.constant 1 : index
    %c3_i8 = arith.constant 3 : i8
    %inserted = tensor.insert %c3_i8 into %arg0[%c1] : tensor<2xi8>
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<2xi8> to tensor<2xi8>
    %cst = arith.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xi8>
    %cst_0 = arith.constant dense<[7, 8, 9]> : tensor<3xi8>
    %0 = linalg.matvec ins(%cst, %cst_0 : tensor<2x3xi8>, tensor<3xi8>) outs(%extracted_slice : tensor<2xi8>) -> tensor<2xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%arg0 : tensor<2xi8>) {
    ^bb0(%in: i8, %out: i8):
      %2 = arith.maxui %in, %out : i8
      linalg.yield %2 : i8
    } -> tensor<2xi8>
    return %inserted, %0 : tensor<2xi8>, tensor<2xi8>
  }
  func.func private @f5(%arg0: tensor<2xi8>, %arg1: tensor<?xi8>) -> tensor<1x3x2xi8> {
    %c0 = arith.constant 0 : index
    %cast = tensor.cast %arg1 : tensor<?xi8> to tensor<0xi8>
    %inserted_slice = tensor.insert_slice %cast into %arg1[%c0] [0] [1] : tensor<0xi8> into tensor<?xi8>
    %c11_i8 = arith.constant 11 : i8
    %c2_i8 = arith.constant 2 : i8
    %c-128_i8 = arith.constant -128 : i8
    %from_elements = tensor.from_elements %c11_i8, %c2_i8, %c2_i8, %c11_i8, %c-128_i8, %c2_i8 : tensor<1x3x2xi8>
    %0 = tensor.empty() : tensor<1xi8>
    %1 = linalg.pooling_ncw_sum ins(%from_elements, %0 : tensor<1x3x2xi8>, tensor<1xi8>) outs(%from_elements : tensor<1x3x2xi8>) -> tensor<1x3x2xi8>
    return %from_elements : tensor<1x3x2xi8>
  }
  func.func private @f6(%arg0: tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>, i8) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi8>) outs(%arg0 : tensor<2xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c-1_i8 = arith.constant -1 : i8
      %3 = arith.maxsi %in, %c-1_i8 : i8
      linalg.yield %3 : i8
    } -> tensor<2xi8>
    %mapped = linalg.map ins(%arg0 : tensor<2xi8>) outs(%0 : tensor<2xi8>)
      (%in: i8, %init: i8) {
        %c3_i8 = arith.constant 3 : i8
        %3 = arith.maxsi %in, %c3_i8 : i8
        linalg.yield %3 : i8
      }
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0] : tensor<2xi8>
    vector.print %extracted : i8
    %1 = tensor.empty() : tensor<2xi8>
    %2 = linalg.copy ins(%arg0 : tensor<2xi8>) outs(%1 : tensor<2xi8>) -> tensor<2xi8>
    return %mapped, %2, %extracted : tensor<2xi8>, tensor<2xi8>, i8
  }
}

