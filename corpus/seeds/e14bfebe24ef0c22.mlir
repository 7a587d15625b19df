// bufdiff-profile: wide
// bufdiff-choices: 4cfe5f2b9b4257d26bd44065e16bf26647cd9e2ed290f886f9388d0bd83e4641a06c2b5caf8802a9
// bufdiff-choices: 5d7a956fe2b7ae29c04e786702d068436993836f06b8501207c6fbbb4c8b522761abfe057ee5adfa
// bufdiff-choices: c07bb795adc86966a60f303d7c362e6161d2c9b00a4b2e8488718465b6e524719db0fc5cc6a35111
// bufdiff-choices: 9ede5c8733c03167dd1b0c18f38bef6b0f88e641c4863a636b7aefa85b2e5f6db89a3188732895a9
// bufdiff-choices: 98094475324413fb9442b856a39b7bc7a6963856dba58fe7c1074a23a38d8e7c652df7619c815ed4
// bufdiff-choices: 7d6390af7aab46e169f1fd677f71a623e1234f1fc53b9e89afd57738c4f6cf19a5b36a1132369708
// bufdiff-choices: 8e24f49aa712bac50e98a5cc1d713e7be559c70edecfd14e285e49af88e35837a8a7acb1544b49dc
// bufdiff-choices: ce505a2141c1f1eaa6960f1b1e9a917d55f2fd693a4b3b8dc8010d565eff07b80f7e8aebd6a6f202
// bufdiff-choices: 00c0798560c80cb7338ddc8a0b1d0c6bc08d671710ca26fbace576ccacde04b9be401c2fa59df728
// bufdiff-choices: dd67afe6ea89348c4bdf5de714d0e4543b3157fd221ad49a592af057095d585428360c2e78c09de8
// bufdiff-choices: 54b533d504a8e438594847b9ac58cf1fab9185ce1f3b17d361e2dcd9fa87ebf479fdf80befd23c18
// bufdiff-choices: a2cced5dad2bd4ad9978a5429430aada743121102f721c99c69e45bf9397125378b9faa9e1d0b41f
// bufdiff-choices: 95cf0b1d3674a4235f1ecaa3ddb17343b8cd36f02899ec92901cfa6bc05b5b6d080667e7aa2db9ab
// bufdiff-choices: b463ebfbc51f02ec5923f0fb98ca52956b7701edbddc9c46f5b72bf08d971ec9f1e216142ee0c971
// bufdiff-choices: c151c2f7b9410662991269cff5d908b122fdfd70425225cf7d470caef037ebf5190af3ff600b4609
// bufdiff-choices: 3d2b2dcd3e45f35ac0d44f64c74bcbae568fea7c2e8fe0bb06d4efba5bbf83de2ad38d29c3ea28b3
// bufdiff-choices: 16b485462e8248a11b8b007e92574d94f47ebf3d4ec1a61d60ab24e850e289fa3ab84527a8ea6d33
// bufdiff-choices: 43ada1482baffe8053dcbe21dd90688b9c6d08ad9e5c6a05b7b78bc4a533d8ee9ec64c4b8fb78ddc
// bufdiff-choices: 2e04c63552535e08dfad99543090e1a87cfda2a437acd511dbbe46474b3267870cdad34e346c9512
// bufdiff-choices: abb84597bf51eee70bd669f1c7f9c51ff6dcbafe25260638d43359b7b60598002fc3318622af62ba
// bufdiff-choices: a7e388426e26d48b376c284f65e18249972336bc4c161526067e34910bcad3090b483ff66ab4d876
// bufdiff-choices: 05bca9af47dc16a66874efd9ec1cf447733d42218150757fbb70745a12554327ed568fd0ea7d0d54
// bufdiff-choices: 06905385bdfdd5a06869f6fccde127f9bd42ce977a7b0e6f0ccbc0f8a12afbdc1eb76329f0811bd2
// bufdiff-choices: 51726cd1b7ebb2897d0505c9d4403b9776f074f8684da0512a7a68f9e2d66f0783474398e961a535
// bufdiff-choices: 4efaf6ebe55cfc1046784f50acb3fcdc5dd14d30bca470b70f0af6c83e892a94ac0ac2c821356b52
// bufdiff-choices: ef8e06a50b511c146ad32f2234194dabd21a990a903d72ca355cd433bfe245e099
// bufdiff-features: 234 294 456 472 495 736 779 1406 1518 1858 2270 2320 2461 2684 2820 2945 3133
// bufdiff-features: 3207 3217 3486 3579 3866 4785 5155 5199 5201 5610 5971 5973 6314 6363 6611 6812
// bufdiff-features: 7122 7371 7691 7945 8689 8918 8922 9295 9479 9706 9788 9807 9852 10040 10112
// bufdiff-features: 10166 10476 10819 10872 11047 11143 11162 11304 11321 11363 11441 11538 11687
// bufdiff-features: 11940 12638 12654 12775 13233 13257 13424 13915 13946 14109 14197 14485 14704
// bufdiff-features: 14853 14861 14925 15154 15178 15181 15424 15482 15536 15546 15685 15751 15791
// bufdiff-features: 15929 16027 16153 16203 16269 16455 16876 17098 18166 18232 18462 18588 18602
// bufdiff-features: 18952 19241 19419 19442 19545 19606 19746 19835 19923 20237 20656 20749 20838
// bufdiff-features: 20864 20874 20895 21044 21161 21407 21522 21544 21883 21953 21991 22020 22111
// bufdiff-features: 22221 22280 22416 22939 23787 23817 23820 23860 23874 24184 24259 24268 24690
// bufdiff-features: 24826 25119 25181 25388 25598 25608 25729 25735 26125 26424 26441 26507 26922
// bufdiff-features: 27048 27123 27535 27556 27766 27825 28276 28435 28464 28556 28724 28807 28939
// bufdiff-features: 29255 29684 29774 30666 30844 30982 30996 31108 31307 31692 31727 31864 31899
// bufdiff-features: 31972 32012 32301 32457 32514 32804 32941 33324 33457 33607 33637 33659 33853
// bufdiff-features: 33952 34082 34159 34167 34564 34647 34745 35003 35097 35121 35610 35708 36014
// bufdiff-features: 36065 36394 36542 36681 36901 36935 37183 37217 37251 37289 37387 37761 37786
// bufdiff-features: 38229 38490 38512 38672 38702 38783 38910 39085 39139 39150 39397 39540 39907
// bufdiff-features: 40038 40070 40599 40712 40857 41022 41055 41591 41605 41611 41885 41984 42094
// bufdiff-features: 42460 42467 42501 42858 43059 43092 43098 43171 43442 43499 43631 43679 43774
// bufdiff-features: 43858 43942 44132 44266 44786 44816 44893 45017 45031 45375 45427 45432 45462
// bufdiff-features: 45617 46203 46993 46995 47093 47200 47230 47392 47452 47486 47779 47796 48259
// bufdiff-features: 48577 48598 48720 48905 48974 49421 49635 49657 49854 50448 51344 51415 51475
// bufdiff-features: 51603 51851 52042 52148 52322 52553 52558 52807 52849 52900 52928 52950 52958
// bufdiff-features: 53019 53243 53791 54005 54135 54180 54203 54461 54651 54827 54964 54970 54998
// bufdiff-features: 55014 55113 55185 55472 55605 55810 56140 56404 56611 57103 57651 57718 57870
// bufdiff-features: 58024 58136 58492 59070 59145 60004 60383 60417 60686 60836 60897 61174 61350
// bufdiff-features: 61375 61699 61944 61968 61969 61987 62091 62218 62281 62433 62675 63062 63071
// bufdiff-features: 63384 63610 63800 63915 63929 64111 64120 64235 64435 64778 64959 65133 65625
// bufdiff-features: 65810 66195 66320 66765 66797 67195 67360 67375 67388 67517 67609 67929 68355
// bufdiff-features: 69032 69235 69403 69660 69817 69875 70106 70119 70335 70437 70529 70821 71090
// bufdiff-features: 71169 71306 71434 71490 71544 71851 71904 72243 72280 72577 73039 73141 73289
// bufdiff-features: 73455 73719 73849 73959 74057 74220 74336 74362 74617 74756 74881 75148 75361
// bufdiff-features: 75414 76009 76052 76258 76339 76370 76587 76659 76915 76953 77129 77283 77532
// bufdiff-features: 77617 77875 78030 78283 78374 78430 78447 78620 78644 78850 78950 79090 79229
// bufdiff-features: 79279 79334 79389 80083 80400 80511 81303 81353 81455 81707 82011 82089 82135
// bufdiff-features: 82203 82383 82550 82552 82644 82866 83194 83278 83505 83549 83672 83905 84585
// bufdiff-features: 84635 84853 84887 84922 85047 85605 85843 86125 86144 86992 87017 87248 87408
// bufdiff-features: 87495 87534 87563 87585 88008 88337 88599 88662 88732 88958 88990 89110 89250
// bufdiff-features: 89315 89732 89756 89780 89812 89859 89964 90097 90495 90543 90585 90950 91289
// bufdiff-features: 91365 91540 91737 91922 92022 92144 92541 92695 92740 92970 93150 93255 93286
// bufdiff-features: 93753 93889 94253 94586 94687 94718 94746 94913 94926 95273 95285 95507 95535
// bufdiff-features: 95603 96273 96464 96867 96976 96986 96989 97219 97318 97447 97715 97822 97864
// bufdiff-features: 98101 98187 98194 98196 98501 98688 98864 99009 99032 99228 99383 99512 99525
// bufdiff-features: 99568 99738 100350 100720 101264 101619 102149 102204 102215 102597 102615
// bufdiff-features: 103013 103315 103568 103851 104026 104069 104253 104931 104952 104973 105579
// bufdiff-features: 105837 105858 105902 105914 105970 106518 106819 107702 107728 107783 107805
// bufdiff-features: 108035 108055 108169 108810 108857 108920 109086 109187 109267 109327 109467
// bufdiff-features: 109727 109732 109923 110164 110424 110552 110772 110780 110952 111263 111800
// bufdiff-features: 111956 112474 112611 112679 112929 113605 113626 113940 113959 114109 114200
// bufdiff-features: 114308 114386 114601 114712 114869 114874 114965 115391 115471 115718 115746
// bufdiff-features: 115778 115801 115890 115894 115990 116590 117151 117206 117235 117508 117509
// bufdiff-features: 117766 117767 117886 118769 119343 119401 119588 119678 119845 120129 120920
// bufdiff-features: 121307 121394 121467 121632 122048 122271 122317 122440 122668 122764 123012
// bufdiff-features: 123396 123754 123776 123967 124254 124448 124909 124932 125040 125091 125616
// bufdiff-features: 125850 125854 126179 126398 126549 126920 126927 126932 127096 127303 127306
// bufdiff-features: 127553 127662 127830 127894 128456 128768 128817 129290 129544 129630 130500
// bufdiff-features: 130933
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: i64) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 5.000000e-01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2:4 = call @f17(%arg0, %arg0, %1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %3:3 = scf.for %arg2 = %c2 to %c5 step %c1 iter_args(%arg3 = %arg0, %arg4 = %2#3, %arg5 = %2#2) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
      %5 = tensor.empty() : tensor<3x3xi32>
      %c5_i32 = arith.constant 5 : i32
      %6 = linalg.fill ins(%c5_i32 : i32) outs(%5 : tensor<3x3xi32>) -> tensor<3x3xi32>
      %cst_0 = arith.constant dense<[[10], [11], [12]]> : tensor<3x1xi32>
      %c11_i32 = arith.constant 11 : i32
      %from_elements = tensor.from_elements %c5_i32, %c5_i32, %c11_i32 : tensor<1x3xi32>
      %7 = linalg.quantized_matmul ins(%cst_0, %from_elements, %c5_i32, %c11_i32 : tensor<3x1xi32>, tensor<1x3xi32>, i32, i32) outs(%6 : tensor<3x3xi32>) -> tensor<3x3xi32>
      %8:3 = func.call @f14(%arg4) : (tensor<f32>) -> (tensor<f32>, tensor<3x2xi64>, tensor<2x3xi64>)
      %9 = linalg.copy ins(%2#3 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      %10 = linalg.copy ins(%9 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %arg3[] : tensor<f32>
      %inserted = tensor.insert %extracted into %arg3[] : tensor<f32>
      scf.yield %inserted, %10, %9 : tensor<f32>, tensor<f32>, tensor<f32>
    }
    %c0_i32 = arith.constant 0 : i32
    %4:3 = call @f18(%3#2, %c0_i32, %2#3, %3#0) : (tensor<f32>, i32, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    return %4#1, %4#0, %3#1, %2#1, %2#0, %arg0, %4#2 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f17(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant 1.000000e+02 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg2[] : tensor<f32>
    %1:2 = call @f10(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %1#1, %1#0, %3, %arg1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f11(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, i32) {
    %0 = tensor.empty() : tensor<i1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<i1>) -> tensor<i1>
    %generated = tensor.generate  {
      %extracted = tensor.extract %arg3[] : tensor<f32>
      %3 = arith.divf %extracted, %arg1 : f32
      tensor.yield %3 : f32
    } : tensor<f32>
    %2 = linalg.select ins(%1, %generated, %arg2 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
    %c2_i32 = arith.constant 2 : i32
    return %2, %c2_i32 : tensor<f32>, i32
  }
  func.func private @f10(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.copy ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:2 = call @f9(%0) : (tensor<f32>) -> (tensor<f32>, i64)
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %4 = linalg.fill ins(%cst : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%3 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%4, %5 : tensor<f32>, tensor<f32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %7 = arith.negf %in : f32
      %8 = arith.addf %7, %in_0 : f32
      linalg.yield %8 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %3[] : tensor<f32>
    vector.print %extracted : f32
    return %1#0, %6 : tensor<f32>, tensor<f32>
  }
  func.func private @f9(%arg0: tensor<f32>) -> (tensor<f32>, i64) {
    %generated = tensor.generate  {
      %cst = arith.constant 1.000000e+00 : f32
      %1 = arith.addf %cst, %cst : f32
      tensor.yield %1 : f32
    } : tensor<f32>
    %0 = linalg.ceil ins(%generated : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c-1_i64 = arith.constant -1 : i64
    return %0, %c-1_i64 : tensor<f32>, i64
  }
  func.func @f7(%arg0: tensor<f32>, %arg1: i32) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 7.250000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %3:5 = call @f4(%2, %2) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
    return %3#0, %3#2 : tensor<f32>, tensor<f32>
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %0 = linalg.copy ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = call @f3(%0) : (tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %1[] : tensor<f32>
    %cst = arith.constant 7.250000e+00 : f32
    %2 = arith.cmpf une, %extracted, %cst : f32
    %3 = scf.if %2 -> (tensor<f32>) {
      scf.yield %0 : tensor<f32>
    } else {
      scf.yield %arg1 : tensor<f32>
    }
    %inserted = tensor.insert %extracted into %3[] : tensor<f32>
    %extracted_0 = tensor.extract %0[] : tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.copy ins(%1 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    return %inserted, %0, %5, %extracted_0, %extracted : tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f3(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = linalg.sub ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %cst = arith.constant 1.000000e+02 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %3:3 = call @f2(%0, %2, %2) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, i64)
    return %3#0 : tensor<f32>
  }
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.reciprocal ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<4.500000e+00> : tensor<f32>
    return %0, %arg0 : tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, i64) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f32>) outs(%arg2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.divf %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    %1:2 = call @f1(%arg0, %0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %c1_i64 = arith.constant 1 : i64
    return %1#1, %1#0, %c1_i64 : tensor<f32>, tensor<f32>, i64
  }
  func.func @f5(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.copy ins(%arg3 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<9.500000e+00> : tensor<f32>
    %1 = call @write5(%cst) : (tensor<f32>) -> tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_0 = arith.constant -0.000000e+00 : f32
      %4 = arith.mulf %in, %cst_0 : f32
      linalg.yield %4 : f32
    } -> tensor<f32>
    return %1, %3 : tensor<f32>, tensor<f32>
  }
  func.func private @write5(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @f6(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.tanh ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:2 = call @f5(%0, %0, %arg1, %0) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %cst = arith.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @write7(%cst) : (tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    return %1#1, %2, %4, %1#0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @write7(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 1.000000e+01 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    return %inserted : tensor<f32>
  }
  func.func private @f8(%arg0: tensor<f32>) -> (tensor<f32>, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = call @f3(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>) -> tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4:4 = call @f6(%3, %1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    return %0, %cst : tensor<f32>, f32
  }
  func.func @f12(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<1xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = linalg.add ins(%arg2, %cst : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c1_i32 : tensor<1xi32>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<f32>, tensor<1xi32>) -> tensor<1xf32>
    return %reshape : tensor<1xf32>
  }
  func.func @f13(%arg0: tensor<f32>) -> (tensor<f32>, tensor<1xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.cmpf olt, %in, %out : f32
      %3 = arith.select %2, %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    %1 = call @f12(%0, %0, %0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<1xf32>
    return %0, %1 : tensor<f32>, tensor<1xf32>
  }
  func.func private @f14(%arg0: tensor<f32>) -> (tensor<f32>, tensor<3x2xi64>, tensor<2x3xi64>) {
    %0 = linalg.floor ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<2x3xi64>
    %c42_i64 = arith.constant 42 : i64
    %2 = linalg.fill ins(%c42_i64 : i64) outs(%1 : tensor<2x3xi64>) -> tensor<2x3xi64>
    %3 = tensor.empty() : tensor<3x2xi64>
    %4 = linalg.fill ins(%c42_i64 : i64) outs(%3 : tensor<3x2xi64>) -> tensor<3x2xi64>
    %transposed = linalg.transpose ins(%4 : tensor<3x2xi64>) outs(%2 : tensor<2x3xi64>) permutation = [1, 0] 
    return %0, %4, %transposed : tensor<f32>, tensor<3x2xi64>, tensor<2x3xi64>
  }
  func.func private @f15(%arg0: tensor<f32>, %arg1: i64, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %c42_i32 = arith.constant 42 : i32
    %0:2 = call @f7(%arg0, %c42_i32) : (tensor<f32>, i32) -> (tensor<f32>, tensor<f32>)
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.erf ins(%arg0 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %0#0, %0#1, %2, %arg2 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f16(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %mapped = linalg.map { arith.mulf } ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
    %0 = memref.alloca_scope  -> (i64) {
      %1:2 = func.call @f13(%mapped) : (tensor<f32>) -> (tensor<f32>, tensor<1xf32>)
      %2 = linalg.copy ins(%1#1 : tensor<1xf32>) outs(%1#1 : tensor<1xf32>) -> tensor<1xf32>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %2[%c0] : tensor<1xf32>
      vector.print %extracted : f32
      %c11_i64 = arith.constant 11 : i64
      memref.alloca_scope.return %c11_i64 : i64
    }
    return %arg1 : tensor<f32>
  }
  func.func private @f18(%arg0: tensor<f32>, %arg1: i32, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0:2 = call @f8(%arg2) : (tensor<f32>) -> (tensor<f32>, f32)
    %1:2 = call @f11(%arg3, %0#1, %arg3, %arg3) : (tensor<f32>, f32, tensor<f32>, tensor<f32>) -> (tensor<f32>, i32)
    %c-1_i64 = arith.constant -1 : i64
    %2:4 = call @f15(%arg0, %c-1_i64, %1#0) : (tensor<f32>, i64, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %cst = arith.constant dense<-6.000000e+00> : tensor<f32>
    %3 = call @f16(%cst, %cst) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %3, %2#2, %2#1 : tensor<f32>, tensor<f32>, tensor<f32>
  }
}

