// bufdiff-profile: types
// bufdiff-choices: f98d3b39e0d38601650f74327b064e9ee268177997e0d844372e371bf479b8fef4e6bcb155bb3f33
// bufdiff-choices: 446caffbedc33f01bef9d7b99295877141283222dddb6975bca0a5035888582af9f7538c5d77d799
// bufdiff-choices: ba6a04002e8b9bb4f38240c58af62724dbd452a0afaa439cc38fff3c509c881b4bb310155082857e
// bufdiff-choices: 3a6988e40fa8960c64494bb310bd52ef8a13e8b5bbb62e4a92dfae2e3e3fd65e2aa793899164e210
// bufdiff-choices: 4fb5f10dbe9f52ab5de84c8b7e1d46971b734479acf7c271d7dd13510294678b7243270fb42036fb
// bufdiff-choices: f121f14096de31b376e45d101015bfc8a21257ea87baaa725760fdb666baf2b34f5feeef476c1802
// bufdiff-choices: 79ade7e3f7201b7aa6a62d1dc14d0951c5195c09935ccd299c090db5fb3df8a55bd888e390404827
// bufdiff-choices: 2ca69a8dae648e3250e2801ea14a76787ab1659a7765f5962939f0adcee9bb6f3535a502bcc5162f
// bufdiff-choices: 8b5d85e42cea4db7c3f9b55ac8dc723ba53955cae82d78c507483d9f9c0dbb2a4a5266f11196d31f
// bufdiff-choices: db7d99e870e7bcfc4c01326f39eb93a944034bef8abe70304a751905366f5af16466e9f6b30da882
// bufdiff-choices: ef4ac502ad7229c1f6aed3c1795778edd19996b7a1b603ecafbdfe1dbc74a06f7e11fbba7758c60b
// bufdiff-choices: 0d855c51ef73c4d7248482306a1fc73241126d3e828dde94cba5dd087a9923f751874f15b632ed75
// bufdiff-choices: 382a29e59703f9d45e675d3c09342dc0342a73432315382e609af7ab821cd620fb32a6078f9610
// bufdiff-features: 360 1552 1749 1904 2103 2898 3374 4291 5197 5201 5900 6163 6685 6812 7772 7819
// bufdiff-features: 8818 9479 9626 9748 10006 10026 10035 10339 10384 10819 10968 11162 11384 11466
// bufdiff-features: 11538 11764 12170 12276 12932 13233 13524 13679 13915 14633 14800 14884 15440
// bufdiff-features: 15751 15903 16242 16682 17232 17596 17667 18588 18774 18822 19419 20254 20864
// bufdiff-features: 20874 21488 22280 22715 24259 24826 25388 25791 26048 26464 26568 26786 26899
// bufdiff-features: 26922 27048 27116 27725 27825 28814 28856 29001 29104 29191 29590 29684 30209
// bufdiff-features: 30223 30666 30725 31543 31668 31727 31756 31899 32301 32615 33530 33769 34034
// bufdiff-features: 34159 34167 34275 34623 34647 34965 35100 35507 36092 36180 36542 36721 36784
// bufdiff-features: 36901 36935 37199 37786 37859 38227 38435 38555 38777 38783 38836 40011 40132
// bufdiff-features: 40297 40565 40712 40812 41826 41854 42344 42467 42728 42984 43203 44505 44959
// bufdiff-features: 45897 46139 46203 46208 46686 46832 46995 47242 47392 47488 47762 47782 47836
// bufdiff-features: 48516 48575 48598 49135 49718 49956 50435 50469 50476 51077 51415 52062 52148
// bufdiff-features: 52558 52807 52829 52900 52958 53180 53252 53779 54349 54998 55310 55472 55837
// bufdiff-features: 55887 56697 57576 57718 59925 60122 60495 60686 61236 61251 61350 61556 61699
// bufdiff-features: 62675 62927 63062 63071 63376 63610 63660 64120 64235 64716 64778 64959 65417
// bufdiff-features: 65715 66097 66320 66351 66422 66765 67388 67403 68355 68457 68755 69121 69735
// bufdiff-features: 69987 70119 71168 71169 71306 71377 71490 71866 73123 73150 73295 73802 74057
// bufdiff-features: 74255 74358 74360 74362 74450 74507 74617 74653 74672 74881 75308 75361 75477
// bufdiff-features: 75546 75769 76009 76116 76953 77244 77617 78283 78430 79084 79099 79107 79234
// bufdiff-features: 79389 79412 80475 81052 81736 82135 83023 83194 83905 84322 84585 85640 85843
// bufdiff-features: 86125 86243 87601 87841 88081 88337 88732 89109 89315 89780 89964 90070 91148
// bufdiff-features: 91566 92194 92235 92541 93255 94156 94253 94405 94755 94913 95273 95285 95401
// bufdiff-features: 95407 95930 96273 96594 96707 97101 97318 98190 98201 98501 99383 99525 99568
// bufdiff-features: 99757 100059 100480 100481 101264 101751 101823 101866 102215 103461 103498
// bufdiff-features: 103748 104069 104253 104315 104855 104931 104973 106072 106263 106716 107425
// bufdiff-features: 107614 108165 108221 108416 108892 108920 108977 109086 109121 109267 109572
// bufdiff-features: 110379 110772 110859 111758 111809 112474 112662 112709 112929 113041 113657
// bufdiff-features: 113920 114547 114712 115471 115711 115778 115990 116210 116841 117137 117235
// bufdiff-features: 118581 119343 119588 119876 120047 120049 120379 120836 121394 121406 121467
// bufdiff-features: 121538 122582 122631 123012 123481 123967 124254 124496 124560 124626 125040
// bufdiff-features: 125315 125908 126686 126770 126920 127661 127922 128157 128456 128768 128916
// bufdiff-features: 129106 129849 130060 130217 130310 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @f5(%arg0: tensor<2x2xi5>, %arg1: i5) -> tensor<?x1xi5> {
    %mapped = linalg.map ins(%arg0 : tensor<2x2xi5>) outs(%arg0 : tensor<2x2xi5>)
      (%in: i5, %init: i5) {
        %c0_i5 = arith.constant 0 : i5
        %0 = arith.xori %in, %c0_i5 : i5
        linalg.yield %0 : i5
      }
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %c3_i5 = arith.constant 3 : i5
      %0 = tensor.empty() : tensor<2x2xi5>
      %1 = linalg.fill ins(%c3_i5 : i5) outs(%0 : tensor<2x2xi5>) -> tensor<2x2xi5>
      %2 = linalg.div_unsigned ins(%mapped, %1 : tensor<2x2xi5>, tensor<2x2xi5>) outs(%mapped : tensor<2x2xi5>) -> tensor<2x2xi5>
      %c1_0 = arith.constant 1 : index
      %extracted = tensor.extract %2[%c1_0, %c0] : tensor<2x2xi5>
    } else {
      %c11_i5 = arith.constant 11 : i5
      %from_elements = tensor.from_elements %arg1, %arg1, %arg1, %c11_i5 : tensor<2x2xi5>
      %mapped_0 = linalg.map { arith.ori } ins(%mapped, %from_elements : tensor<2x2xi5>, tensor<2x2xi5>) outs(%mapped : tensor<2x2xi5>)
      %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%mapped_0 : tensor<2x2xi5>) outs(%mapped : tensor<2x2xi5>) {
      ^bb0(%in: i5, %out: i5):
        %1 = arith.addi %in, %out : i5
        linalg.yield %1 : i5
      } -> tensor<2x2xi5>
    }
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %mapped[0, %c0] [%c1, 1] [1, 1] : tensor<2x2xi5> to tensor<?x1xi5>
    return %extracted_slice : tensor<?x1xi5>
  }
  func.func private @f4(%arg0: tensor<2x2xi5>, %arg1: i5) -> tensor<4xi5> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<2x2xi5> into tensor<4xi5>
    %c1 = arith.constant 1 : index
    affine.if #set(%c1) {
      %c2 = arith.constant 2 : index
      %extracted_slice = tensor.extract_slice %collapsed[%c2] [1] [1] : tensor<4xi5> to tensor<i5>
      %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<i5>) outs(%collapsed : tensor<4xi5>) dimensions = [0] 
      %0 = tensor.empty() : tensor<4xi5>
      %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%broadcasted : tensor<4xi5>) outs(%0 : tensor<4xi5>) {
      ^bb0(%in: i5, %out: i5):
        %2 = arith.maxsi %in, %arg1 : i5
        linalg.yield %2 : i5
      } -> tensor<4xi5>
    }
    return %collapsed : tensor<4xi5>
  }
  func.func @f3(%arg0: tensor<3xi5>) -> tensor<3xi5> {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<3xi5>
    %inserted = tensor.insert %extracted into %arg0[%c0] : tensor<3xi5>
    %0:2 = call @f2(%arg0) : (tensor<3xi5>) -> (tensor<3x1xi5>, i5)
    %1 = tensor.empty() : tensor<1x1x2x2xi5>
    %2 = linalg.fill ins(%0#1 : i5) outs(%1 : tensor<1x1x2x2xi5>) -> tensor<1x1x2x2xi5>
    %3 = tensor.empty() : tensor<1x2x3x2xi5>
    %4 = linalg.fill ins(%extracted : i5) outs(%3 : tensor<1x2x3x2xi5>) -> tensor<1x2x3x2xi5>
    %5 = tensor.empty() : tensor<2x2xi5>
    %6 = linalg.pooling_nhwc_max ins(%4, %5 : tensor<1x2x3x2xi5>, tensor<2x2xi5>) outs(%2 : tensor<1x1x2x2xi5>) -> tensor<1x1x2x2xi5>
    return %inserted : tensor<3xi5>
  }
  func.func @f2(%arg0: tensor<3xi5>) -> (tensor<3x1xi5>, i5) {
    %c11_i5 = arith.constant 11 : i5
    %0 = linalg.fill ins(%c11_i5 : i5) outs(%arg0 : tensor<3xi5>) -> tensor<3xi5>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [3, 1] : tensor<3xi5> into tensor<3x1xi5>
    %1 = tensor.empty() : tensor<2x3xi5>
    %2 = linalg.fill ins(%c11_i5 : i5) outs(%1 : tensor<2x3xi5>) -> tensor<2x3xi5>
    %3:2 = call @f1(%2, %0) : (tensor<2x3xi5>, tensor<3xi5>) -> (tensor<2x2x1x1x1xi5>, tensor<2x2x1x1x1xi5>)
    return %expanded, %c11_i5 : tensor<3x1xi5>, i5
  }
  func.func @f1(%arg0: tensor<2x3xi5>, %arg1: tensor<3xi5>) -> (tensor<2x2x1x1x1xi5>, tensor<2x2x1x1x1xi5>) {
    %0 = tensor.empty() : tensor<2x2x1x1x1xi5>
    %c4_i5 = arith.constant 4 : i5
    %1 = linalg.fill ins(%c4_i5 : i5) outs(%0 : tensor<2x2x1x1x1xi5>) -> tensor<2x2x1x1x1xi5>
    %2 = tensor.empty() : tensor<2x2x2x2x1xi5>
    %3 = linalg.fill ins(%c4_i5 : i5) outs(%2 : tensor<2x2x2x2x1xi5>) -> tensor<2x2x2x2x1xi5>
    %cst = arith.constant dense<3> : tensor<1x2x2x1x1xi5>
    %4 = linalg.conv_3d_ndhwc_dhwcf ins(%3, %cst : tensor<2x2x2x2x1xi5>, tensor<1x2x2x1x1xi5>) outs(%1 : tensor<2x2x1x1x1xi5>) -> tensor<2x2x1x1x1xi5>
    return %4, %1 : tensor<2x2x1x1x1xi5>, tensor<2x2x1x1x1xi5>
  }
  func.func private @f6(%arg0: tensor<3xi5>) -> tensor<3xi5> {
    %cst = arith.constant dense<false> : tensor<3xi1>
    %c-1_i5 = arith.constant -1 : i5
    %c0_i5 = arith.constant 0 : i5
    %c11_i5 = arith.constant 11 : i5
    %from_elements = tensor.from_elements %c-1_i5, %c0_i5, %c11_i5 : tensor<3xi5>
    %c11_i5_0 = arith.constant 11 : i5
    %from_elements_1 = tensor.from_elements %c-1_i5, %c-1_i5, %c11_i5_0 : tensor<3xi5>
    %0 = linalg.select ins(%cst, %from_elements, %from_elements_1 : tensor<3xi1>, tensor<3xi5>, tensor<3xi5>) outs(%arg0 : tensor<3xi5>) -> tensor<3xi5>
    return %0 : tensor<3xi5>
  }
  func.func @main(%arg0: tensor<2x2xi5> {bufferization.buffer_layout = #map}) -> (tensor<3xi5>, tensor<?x1xi5>, tensor<4xi5>, tensor<3xi5>, tensor<?x1xi5>) {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 2] [1, 1] : tensor<2x2xi5> to tensor<1x2xi5>
    %c2 = arith.constant 2 : index
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [1, %c2] [1, 1] : tensor<2x2xi5> to tensor<1x?xi5>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_0 : tensor<1x2xi5>, tensor<1x?xi5>) outs(%extracted_slice : tensor<1x2xi5>) {
    ^bb0(%in: i5, %in_1: i5, %out: i5):
      %7 = arith.maxui %in, %in_1 : i5
      linalg.yield %7 : i5
    } -> tensor<1x2xi5>
    %inserted_slice = tensor.insert_slice %0 into %arg0[0, 0] [1, 2] [1, 1] : tensor<1x2xi5> into tensor<2x2xi5>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3) : tensor<?xi5>
    %c-1_i5 = arith.constant -1 : i5
    %2 = linalg.fill ins(%c-1_i5 : i5) outs(%1 : tensor<?xi5>) -> tensor<?xi5>
    %cast = tensor.cast %2 : tensor<?xi5> to tensor<3xi5>
    %3 = call @f3(%cast) : (tensor<3xi5>) -> tensor<3xi5>
    %4 = call @f4(%inserted_slice, %c-1_i5) : (tensor<2x2xi5>, i5) -> tensor<4xi5>
    %5 = call @f5(%arg0, %c-1_i5) : (tensor<2x2xi5>, i5) -> tensor<?x1xi5>
    %6 = call @f6(%3) : (tensor<3xi5>) -> tensor<3xi5>
    return %6, %5, %4, %3, %5 : tensor<3xi5>, tensor<?x1xi5>, tensor<4xi5>, tensor<3xi5>, tensor<?x1xi5>
  }
}

