// bufdiff-profile: wide
// bufdiff-choices: 15bf862500e6d63156911454d6cee59d3af7007369849415ebbe8c8dfd13a15ba19521e583d741a6
// bufdiff-choices: 647ac371999bb564d49f4f83bc63642252f1f9d813e1a4832f03fea3c766a70fb1c0c584ab0b62f9
// bufdiff-choices: e5b92cefbcb2aad2f430512aad536d7e39a4740826bd4bc1ee2533a5091766c9b36f8542e4f01a41
// bufdiff-choices: d1b3908ccdbf84b0705c5d2a628bd8388f742ba84f27a980a11219244ec71c542f6ed6d2297dbc7f
// bufdiff-choices: ce0a7fe36aa96bba0e6d21ed492750a7fdfd901276bdf60742b0be1909048090cdffec3ca6317346
// bufdiff-choices: 2a22f94693ab1c64f5dfaa1afc1951ebef7e68ce34d67fed99e396e25487d94de3c29bff0ed42566
// bufdiff-choices: 8d9f5c40d3cf2db80d6e4eecbceb96cd7cdeb3c3fb6eb74d8d4fc329992bd7041c018fdff5afc135
// bufdiff-choices: af600445e204d5347bbe412453572c21d827cca42b254f8f89e92225b4b3963a3dd64712c4c6a3fe
// bufdiff-choices: 5d22ca6aa041358cd1839849da2d79d2ca63555244451731f8359cd85ea163b5f7c9351aa4c739ff
// bufdiff-choices: ec6a2103f143c207b4eaea97ec6ffe433673eb1508646c96ce757da3b18b4586bbd038ae22083ce5
// bufdiff-choices: 98dd068f32e22a644a8adeb1b6d0eada946213090ae03443106c7cea4978f98be64ce9b9121666ab
// bufdiff-choices: 4852b2a85a91bbf50b2580ed92ddb3b1a87b555ae9cd01b20abca84b871d9f6d48277d2c844c4dfc
// bufdiff-choices: 010a268e791c6d474bc457cc4b24ac8a0a81b7048e80d385fdd0f43ce2ec9d8a88c61cc035d09513
// bufdiff-choices: 92cc6f0226b2d6a93ba61877cac5bc31f86842ac00cbde50a6044fba6c443e064a12b9b793520a76
// bufdiff-choices: 274a4e87baa46e76cdf61229baf763b9d9151ec559108ccd9b420bde5d5af4716872d46552f4e652
// bufdiff-choices: 6625fd43ac44d4face6ef10434620c987a3c3b2740e00aa58b4704758847e2b171b421a112ead850
// bufdiff-choices: 18a9fd6c4161561a78dc49d3c435e3898677659d451fd82bc24f00a2a613b9f1ce859504e60a292c
// bufdiff-choices: ce2c4b5e668718ea4c76ad55e2b6
// bufdiff-features: 706 1250 1552 2320 2520 2684 2829 2943 2945 4064 4165 4462 4752 4768 4796 4958
// bufdiff-features: 4967 5027 5201 5973 6355 6510 6812 7136 7371 7613 7772 7939 8325 8452 8594 9294
// bufdiff-features: 9479 9748 9781 10035 10476 10762 10819 11162 11202 11384 11408 11538 11751
// bufdiff-features: 12009 12138 12276 12777 13021 13233 13424 13915 14109 14704 14844 14925 15440
// bufdiff-features: 15482 15662 15671 15751 15903 15919 15929 16106 16269 16286 16822 17232 17255
// bufdiff-features: 17702 18166 18383 18480 18602 18952 19419 19746 20686 20796 20838 20864 20874
// bufdiff-features: 20893 21493 21769 21953 22070 22095 22221 22280 22933 23143 23248 23491 23787
// bufdiff-features: 24259 24320 24393 24603 24812 24826 24870 25253 25367 25388 25962 26507 26568
// bufdiff-features: 26922 27048 27343 27725 27766 27825 28032 28823 28911 29255 29590 29684 30205
// bufdiff-features: 30666 30707 31692 31727 31899 31972 32085 32116 32301 32457 33404 33530 33637
// bufdiff-features: 33769 33872 33985 34159 34167 34542 34564 34623 34647 34975 35384 35507 35610
// bufdiff-features: 36014 36252 36269 36397 36542 36749 36784 36901 36935 37038 37183 37786 37979
// bufdiff-features: 38202 38783 38991 39329 40070 40133 40297 40712 41363 41396 41517 41627 41679
// bufdiff-features: 41799 41984 41996 42307 42344 42467 42728 42918 42984 42997 43098 43171 43209
// bufdiff-features: 43442 43774 44093 44505 45560 46095 46110 46139 46154 46203 46573 46832 46993
// bufdiff-features: 46995 47093 47200 47230 47392 47486 47782 47933 48033 48598 48905 48974 49135
// bufdiff-features: 49635 49956 50312 50717 50894 51178 51283 51415 51475 51603 51851 52062 52148
// bufdiff-features: 52322 52553 52558 52650 52695 52807 52900 52958 53180 53249 53252 53890 53951
// bufdiff-features: 53971 54124 54180 54526 54651 54827 54957 54970 54998 55003 55113 55185 55463
// bufdiff-features: 55472 55663 55777 55810 55887 56087 56267 56404 56415 56853 56863 56873 57401
// bufdiff-features: 57499 57624 57718 58135 58773 59070 59094 59347 59448 60384 60417 60554 60686
// bufdiff-features: 61350 61556 61699 61944 62218 62225 62675 63062 63071 63610 63800 63915 63929
// bufdiff-features: 64120 64162 64235 64778 64959 65133 65277 66195 66320 66422 66489 66765 66995
// bufdiff-features: 67357 67360 67609 67617 67748 68355 68457 68515 68867 69032 69081 69235 69403
// bufdiff-features: 69875 69987 70026 70123 70335 70529 70873 71050 71169 71306 71490 71544 72086
// bufdiff-features: 72280 72363 72645 72674 73287 73289 73330 73455 73548 73802 73833 74057 74362
// bufdiff-features: 74507 74617 76258 76328 76339 76370 76700 77403 77617 77875 78030 78283 78416
// bufdiff-features: 78430 78683 78703 78950 79229 79279 79389 80046 80533 80567 81039 81411 81563
// bufdiff-features: 81707 81736 81940 82135 82149 82203 82288 82552 83071 83194 83466 83507 83584
// bufdiff-features: 83905 84347 84585 84887 84922 85047 85681 85820 85843 85945 86125 86549 86562
// bufdiff-features: 86844 86992 87563 87585 87895 88337 88341 88446 88477 88583 88662 88732 88932
// bufdiff-features: 89026 89110 89251 89780 89812 89928 90070 90218 90585 90777 90831 91063 91074
// bufdiff-features: 91148 91231 91248 91540 91562 91737 92022 92194 92541 92647 92898 93150 93255
// bufdiff-features: 93286 93318 93374 93394 93844 93994 94178 94913 94926 94961 95182 95273 95285
// bufdiff-features: 95407 95507 95535 96128 96273 96464 96621 96861 97318 97447 97715 97864 98187
// bufdiff-features: 98194 98299 98413 98501 98813 98924 98975 98995 99009 99187 99383 99568 100427
// bufdiff-features: 100698 100718 101264 102204 102461 102580 102613 102788 103120 103315 104026
// bufdiff-features: 104069 104253 104931 104952 104958 104973 105413 105700 105837 105858 105914
// bufdiff-features: 106209 106319 106398 107031 107412 107425 107702 108012 108038 108165 108653
// bufdiff-features: 108810 108920 109055 109086 109144 109187 109327 109732 109923 109949 110128
// bufdiff-features: 110136 110234 110424 110552 110692 110772 110952 111981 112474 112709 112756
// bufdiff-features: 112929 113041 113209 113940 114200 114308 114547 114601 114783 115073 115471
// bufdiff-features: 115890 115990 116039 116109 116841 117206 117235 117336 117509 118081 118581
// bufdiff-features: 118769 119588 119725 119876 120049 120197 120699 120920 120933 121089 121394
// bufdiff-features: 121467 121626 121632 122048 122668 122764 123014 123148 123719 123754 123967
// bufdiff-features: 124448 124626 124768 124839 124945 125040 125702 125850 125854 126722 126920
// bufdiff-features: 127169 127306 127482 127533 127553 127922 128438 128456 128768 128916 130135
// bufdiff-features: 130933
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
module {
  func.func @f12(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> (tensor<4xf32>, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.maximumf %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<4xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<4xf32> to tensor<4xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [4] [1] : tensor<4xf32> to tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<4xf32>) outs(%extracted_slice_0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c0] : tensor<4xf32>
    vector.print %extracted : f32
    return %0, %extracted : tensor<4xf32>, f32
  }
  func.func private @f11(%arg0: tensor<f32>, %arg1: tensor<4x4xf32>) -> (tensor<f32>, tensor<4x4xf32>) {
    %0 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %reduced = linalg.reduce ins(%1 : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %2 = arith.cmpf olt, %in, %init : f32
        %3 = arith.select %2, %in, %init : f32
        linalg.yield %3 : f32
      }
    return %reduced, %arg1 : tensor<f32>, tensor<4x4xf32>
  }
  func.func private @f7(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %generated = tensor.generate  {
      %true = arith.constant true
      %3 = arith.andi %true, %true : i1
      tensor.yield %3 : i1
    } : tensor<i1>
    %cst = arith.constant dense<3.500000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<f32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.select ins(%generated, %cst, %1 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @f5(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
    %cst = arith.constant dense<[3.500000e+00, 4.500000e+00, 5.500000e+00, 6.500000e+00]> : tensor<4xf32>
    %cast = tensor.cast %cst : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %cst : tensor<4xf32> to tensor<?xf32>
    %mapped = linalg.map ins(%arg0, %cast, %cast_0 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>)
      (%in: f32, %in_1: f32, %in_2: f32, %init: f32) {
        %2 = arith.cmpf olt, %in, %in_1 : f32
        %3 = arith.select %2, %in, %in_1 : f32
        %4 = arith.minimumf %3, %in_2 : f32
        linalg.yield %4 : f32
      }
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.copy ins(%cst : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    return %mapped, %1 : tensor<?xf32>, tensor<4xf32>
  }
  func.func private @f4(%arg0: tensor<4xf32> {bufferization.buffer_layout = #map}, %arg1: tensor<4xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<4xf32>
    %c42_i64 = arith.constant 42 : i64
    %0:2 = call @f3(%arg0, %c42_i64) : (tensor<4xf32>, i64) -> (tensor<4xf32>, tensor<?xf32>)
    return %0#1 : tensor<?xf32>
  }
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: i64) -> (tensor<4xf32>, tensor<?xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x3xf32>
    %0 = tensor.empty() : tensor<3xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.matvec ins(%cst, %1 : tensor<4x3xf32>, tensor<3xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %c4 = arith.constant 4 : index
    %3 = tensor.empty(%c4) : tensor<?xf32>
    %4 = linalg.copy ins(%arg0 : tensor<4xf32>) outs(%3 : tensor<?xf32>) -> tensor<?xf32>
    return %2, %4 : tensor<4xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.tanh ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = scf.execute_region -> tensor<f32> {
      %cst = arith.constant 1.000000e+10 : f32
      %from_elements = tensor.from_elements %cst : tensor<f32>
      %extracted = tensor.extract %from_elements[] : tensor<f32>
      %cst_0 = arith.constant 7.250000e+00 : f32
      %2 = arith.cmpf ogt, %extracted, %cst_0 : f32
      %3 = arith.select %2, %arg1, %from_elements : tensor<f32>
      scf.yield %3 : tensor<f32>
    }
    return %1, %arg1, %0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<4xf32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg3 : tensor<f32>) -> tensor<f32>
    %inserted = tensor.insert %arg1 into %arg0[] : tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.copy ins(%arg0 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %0, %inserted, %2 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f6(%arg0: tensor<f32>, %arg1: f32, %arg2: f32, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %expanded = tensor.expand_shape %0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %1:3 = call @f1(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    return %1#2, %1#1 : tensor<f32>, tensor<f32>
  }
  func.func @f8(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = bufferization.alloc_tensor() copy(%0) {memory_space = 1 : i64} : tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%1 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %4 = arith.negf %in : f32
      %5 = arith.addf %4, %cst : f32
      linalg.yield %5 : f32
    } -> tensor<f32>
    return %3, %0 : tensor<f32>, tensor<f32>
  }
  func.func @f9(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<2x3xf32>, tensor<3x4xf32>, f32) {
    %0 = linalg.negf ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %1 = tensor.empty() : tensor<2x3xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_0 = arith.constant dense<1.000000e+10> : tensor<2x2xf32>
    %3 = tensor.empty() : tensor<3x4xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %5 = linalg.conv_2d ins(%4, %cst_0 : tensor<3x4xf32>, tensor<2x2xf32>) outs(%2 : tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0, %5, %4, %cst : tensor<4xf32>, tensor<2x3xf32>, tensor<3x4xf32>, f32
  }
  func.func private @f10(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<4xf32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, i64) {
    %0 = linalg.min ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
    %cast = tensor.cast %arg2 : tensor<4xf32> to tensor<?xf32>
    %1:2 = call @f6(%0, %arg1, %arg1, %0) : (tensor<f32>, f32, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %cast_0 = tensor.cast %cast : tensor<?xf32> to tensor<4xf32>
    %2:3 = call @f2(%1#1, %arg1, %cast_0, %0) : (tensor<f32>, f32, tensor<4xf32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.copy ins(%2#0 : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    %5 = tensor.empty() : tensor<f32>
    %6 = linalg.copy ins(%2#1 : tensor<f32>) outs(%5 : tensor<f32>) -> tensor<f32>
    %c-128_i64 = arith.constant -128 : i64
    return %4, %6, %1#0, %c-128_i64 : tensor<f32>, tensor<f32>, tensor<f32>, i64
  }
  func.func @main(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<2x3xf32>, tensor<4xf32>) {
    %0 = tensor.empty() : tensor<4xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %cast = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
    %2:2 = call @f12(%1, %cast) : (tensor<4xf32>, tensor<?xf32>) -> (tensor<4xf32>, f32)
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %2#0[%c2] [1] [1] : tensor<4xf32> to tensor<f32>
    %3 = tensor.empty() : tensor<4xf32>
    %4 = linalg.square ins(%2#0 : tensor<4xf32>) outs(%3 : tensor<4xf32>) -> tensor<4xf32>
    %from_elements = tensor.from_elements %2#1, %cst, %2#1, %2#1 : tensor<4xf32>
    %5 = call @f4(%2#0, %from_elements) : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
    %cast_0 = tensor.cast %2#0 : tensor<4xf32> to tensor<?xf32>
    %6:2 = call @f5(%cast_0) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>)
    %7 = call @f7(%extracted_slice, %extracted_slice) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_1 = arith.constant dense<5.500000e+00> : tensor<f32>
    %8:2 = call @f8(%cst_1) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %9:4 = call @f9(%6#1) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<2x3xf32>, tensor<3x4xf32>, f32)
    %10:4 = call @f10(%cst_1, %2#1, %2#0, %8#1) : (tensor<f32>, f32, tensor<4xf32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, i64)
    %11:2 = call @f11(%10#2, %arg1) : (tensor<f32>, tensor<4x4xf32>) -> (tensor<f32>, tensor<4x4xf32>)
    return %5, %6#0, %7, %8#0, %9#0, %9#1, %4 : tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<2x3xf32>, tensor<4xf32>
  }
}

