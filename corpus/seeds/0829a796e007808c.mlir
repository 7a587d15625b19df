// bufdiff-profile: idioms
// bufdiff-choices: d08a96d855fcecab8402bcd49e4b2d6cc762c1827c64b689da9e4a3c70514b4765a312127ee517d7
// bufdiff-choices: 9123dc5f0474c7fd0d749768455377a845e0846ef1fdf491a5596621abac3b6bcb28da717538c49e
// bufdiff-choices: b63788fecbac947391d2ff69b93d57f11bf4d54d6cef43e0cab368e1fccc5ffe6f37cce65e21c6cd
// bufdiff-choices: 2b19d56bc1b48dcf2024631f122a1373615657ee391181c01f1e10d4d697f333e18bf377c1130337
// bufdiff-choices: 5bf16fd9e4e3d9fb18b01f41fa9384072937eb72ab176ff1e49707f78a455e49e58348763f1135a9
// bufdiff-choices: 5d407c0142854ce1c5193cca328ca39d5a03505a90a635791d956887716bd407c301b13830436c15
// bufdiff-choices: 91bc79e0fd9f5770eb67df3b072f403e95abde6c05625daeae44d6de2ca18762f9fb370af85614d7
// bufdiff-choices: 67ca7c5ba7472384e8b6b5f9a871f3359f38d1321df265b1b672859a18b5436df7fc8eed2844dc6b
// bufdiff-choices: 161874e4a46790be74d1939887a24d047cd0302f3471cc1803a94e17aef2d050e507e360bbaa1477
// bufdiff-choices: 68fb1f618e9c47dce6ce4014696b37a180f65198f86b3612aa5f3b38fa5bb2761d6b914807b84126
// bufdiff-choices: 54c31af12181a888d065439574ee55d6e2cb3049fc9b24770ca2cbab1b5c6d729e48aaa441b4824b
// bufdiff-choices: a36ff69fba5862098b364224ae59ff5cd806f58b436cd3e796ed26129d8944a4b3c47a8ad9a4ed85
// bufdiff-choices: d63c09b8cbfa0e43337b2e786b68ed5c52cd1b92b9616464c2140cb4b8f04cfb7f92796dfd42b9
// bufdiff-features: 91 557 901 1854 2339 2898 2975 3579 3866 4165 4967 5087 5187 5201 5712 5809
// bufdiff-features: 5915 5973 6163 6311 6611 7770 7800 8325 8452 8470 9479 10372 10668 10819 11162
// bufdiff-features: 11583 11894 12246 12276 12770 12775 13227 13233 13652 13999 14015 14454 14704
// bufdiff-features: 14884 15440 15751 16086 16106 16115 16582 16960 17305 17609 18232 18600 18655
// bufdiff-features: 19113 19628 19746 20023 20686 20749 21678 22095 22221 22280 22416 22448 22810
// bufdiff-features: 22860 23090 23707 23787 23929 24330 24393 24572 24826 25078 25094 25119 25388
// bufdiff-features: 25571 25794 25962 26464 26507 26508 26568 26808 27048 27825 28179 28349 28564
// bufdiff-features: 28814 29002 29104 29466 29590 29684 29932 29968 30238 30584 30666 31246 31637
// bufdiff-features: 31899 31972 32615 32640 32721 32819 32903 33242 33833 33931 34159 34167 34564
// bufdiff-features: 34647 34993 36504 36784 37231 37289 37786 38192 38228 38783 38855 40712 41022
// bufdiff-features: 41737 42150 42282 42344 42398 42418 42467 42858 43092 43188 43442 44093 44188
// bufdiff-features: 44505 44520 44615 45024 45980 46139 46203 46720 46995 47242 47392 47486 47762
// bufdiff-features: 47856 48915 48974 49135 49332 49627 49635 49956 50894 51090 51178 51415 51475
// bufdiff-features: 52039 52095 52148 52322 52558 52807 52862 52900 52958 53180 53562 53691 54385
// bufdiff-features: 54651 54998 55113 55185 55586 55837 55887 56117 56488 56671 57383 57401 57718
// bufdiff-features: 58024 58308 59070 59448 60313 60686 61350 61699 61944 62232 62675 62701 63062
// bufdiff-features: 63071 63260 63610 63800 63929 64057 64110 64120 64959 65726 66195 66320 66422
// bufdiff-features: 66995 67195 67276 68355 68867 69032 69987 70036 70529 70644 70720 70821 70955
// bufdiff-features: 70977 71050 71169 71259 71306 71602 71895 72243 72508 72541 72629 72674 73140
// bufdiff-features: 73289 73330 73455 73675 73725 73802 74057 74362 74399 74507 74575 74617 74672
// bufdiff-features: 75755 76328 76339 77389 77617 77693 78131 78283 78312 78430 78644 78838 78950
// bufdiff-features: 79024 79229 79389 79706 79972 80036 80533 80894 80980 81047 81477 81511 81556
// bufdiff-features: 81702 81736 81926 82135 82168 82182 82203 82317 82471 82565 82631 83001 83186
// bufdiff-features: 83412 83525 83537 83627 83900 84098 84199 84585 84628 84887 85843 86125 86645
// bufdiff-features: 87199 88222 88732 88990 89026 89151 89178 89780 89812 90726 91253 91540 91652
// bufdiff-features: 91655 91737 92647 92970 92976 93150 93255 93944 95015 95273 95285 95507 95603
// bufdiff-features: 95705 97318 97447 97715 97840 97864 98194 98201 98501 98704 99009 99056 99228
// bufdiff-features: 99243 99383 99568 99757 99969 100059 100455 100641 100993 101124 101869 102329
// bufdiff-features: 102694 102847 103069 103315 103327 103339 103724 104303 104405 104457 104790
// bufdiff-features: 104931 104952 105696 106314 106352 106608 106921 107402 107412 107425 108156
// bufdiff-features: 108810 108977 109086 110085 110162 110530 110552 110816 111195 111457 111735
// bufdiff-features: 111976 112474 112669 112929 112952 113626 113667 113940 113943 114200 114484
// bufdiff-features: 114547 114584 114783 114990 115197 115471 115711 115801 116091 116845 117206
// bufdiff-features: 117235 117336 117957 118617 118884 118987 119360 119597 120049 120165 120390
// bufdiff-features: 120406 121000 121394 121467 122764 122967 122985 123719 124448 124484 124653
// bufdiff-features: 125040 125201 125265 125908 126398 126994 127427 127551 127922 128332 128438
// bufdiff-features: 128456 128613 128768 128916 129743 130294 130761 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f1(%arg0: tensor<?x?x?xf64>, %arg1: i64, %arg2: tensor<3x2x3xf64>, %arg3: i64) -> (tensor<3x2x3xf64>, tensor<3x2x3xf64>) {
    %0 = tensor.empty() : tensor<3x2x3xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
    %2 = linalg.powf ins(%1, %arg2 : tensor<3x2x3xf64>, tensor<3x2x3xf64>) outs(%arg2 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %extracted = tensor.extract %arg0[%arg4, %arg5, %arg6] : tensor<?x?x?xf64>
      %6 = arith.index_cast %arg4 : index to i64
      %7 = arith.sitofp %6 : i64 to f64
      %8 = arith.index_cast %arg5 : index to i64
      %9 = arith.sitofp %8 : i64 to f64
      %10 = arith.index_cast %arg6 : index to i64
      %11 = arith.sitofp %10 : i64 to f64
      %12 = arith.cmpf olt, %extracted, %7 : f64
      %13 = arith.select %12, %extracted, %7 : f64
      %14 = arith.addf %13, %9 : f64
      %15 = arith.subf %14, %11 : f64
      tensor.yield %15 : f64
    } : tensor<3x2x3xf64>
    %3 = linalg.copy ins(%generated : tensor<3x2x3xf64>) outs(%0 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
    %4 = tensor.empty() : tensor<3x2x3xf64>
    %5 = linalg.copy ins(%arg2 : tensor<3x2x3xf64>) outs(%4 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
    return %5, %2 : tensor<3x2x3xf64>, tensor<3x2x3xf64>
  }
  func.func private @f2(%arg0: tensor<3x2x3xf64>) -> (f64, f64) {
    %cst = arith.constant 3.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0, %arg3 = %cst) -> (tensor<3x2x3xf64>, f64) {
      %1 = scf.index_switch %arg1 -> tensor<3x2x3xf64> 
      case 0 {
        scf.yield %arg2 : tensor<3x2x3xf64>
      }
      case 1 {
        %2 = tensor.empty() : tensor<3x2x3xf64>
        %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
        %4 = linalg.square ins(%3 : tensor<3x2x3xf64>) outs(%arg0 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
        scf.yield %4 : tensor<3x2x3xf64>
      }
      case 4 {
        %2 = tensor.empty() : tensor<3x2x3xf64>
        %3 = linalg.fill ins(%arg3 : f64) outs(%2 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
        %4 = linalg.abs ins(%3 : tensor<3x2x3xf64>) outs(%arg0 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
        scf.yield %4 : tensor<3x2x3xf64>
      }
      default {
        %2 = tensor.empty() : tensor<3x2x3xf64>
        %3 = linalg.fill ins(%arg3 : f64) outs(%2 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
        %cst_0 = arith.constant dense<[[[5.500000e+00, 4.500000e+00, 3.500000e+00], [2.500000e+00, 1.500000e+00, 5.000000e-01]], [[-5.000000e-01, -1.500000e+00, -2.500000e+00], [-3.500000e+00, -4.500000e+00, -5.500000e+00]], [[-6.500000e+00, -7.500000e+00, -8.500000e+00], [-9.500000e+00, -1.050000e+01, -1.150000e+01]]]> : tensor<3x2x3xf64>
        %4 = linalg.add ins(%3, %cst_0 : tensor<3x2x3xf64>, tensor<3x2x3xf64>) outs(%arg0 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
        scf.yield %4 : tensor<3x2x3xf64>
      }
      scf.yield %arg2, %arg3 : tensor<3x2x3xf64>, f64
    }
    return %0#1, %cst : f64, f64
  }
  func.func private @f3(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) {
    %0:2 = call @both3(%arg0, %arg0) : (tensor<4x4xf64>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c2, %c1] : tensor<4x4xf64>
    %cast = tensor.cast %arg0 : tensor<4x4xf64> to tensor<?x?xf64>
    %dim = tensor.dim %cast, %c1 : tensor<?x?xf64>
    %expanded = tensor.expand_shape %cast [[0, 1], [2]] output_shape [%c2, %c2, %dim] : tensor<?x?xf64> into tensor<?x?x?xf64>
    %collapsed = tensor.collapse_shape %expanded [[0, 1], [2]] : tensor<?x?x?xf64> into tensor<?x?xf64>
    %1 = linalg.square ins(%cast : tensor<?x?xf64>) outs(%collapsed : tensor<?x?xf64>) -> tensor<?x?xf64>
    %extracted_0 = tensor.extract %arg0[%c2, %c1] : tensor<4x4xf64>
    %2 = tensor.empty() : tensor<4x4xf64>
    %3 = linalg.copy ins(%1 : tensor<?x?xf64>) outs(%2 : tensor<4x4xf64>) -> tensor<4x4xf64>
    return %0#1, %3, %0#0 : tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @both3(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
    %cst = arith.constant dense<-0.000000e+00> : tensor<4x4xf64>
    %0 = linalg.log ins(%cst : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %1 = tensor.empty() : tensor<4x4xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x4xf64>) outs(%1 : tensor<4x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_0 = arith.constant 7.250000e+00 : f64
      %3 = arith.negf %in : f64
      %4 = arith.addf %3, %cst_0 : f64
      linalg.yield %4 : f64
    } -> tensor<4x4xf64>
    return %0, %2 : tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @f4(%arg0: tensor<3x2x3xf64>, %arg1: f64) -> (tensor<3x2x3xf64>, tensor<3x2x3xf64>, tensor<3x2x3xf64>, index) {
    %cast = tensor.cast %arg0 : tensor<3x2x3xf64> to tensor<?x?x?xf64>
    %c127_i64 = arith.constant 127 : i64
    %0:2 = call @f1(%cast, %c127_i64, %arg0, %c127_i64) : (tensor<?x?x?xf64>, i64, tensor<3x2x3xf64>, i64) -> (tensor<3x2x3xf64>, tensor<3x2x3xf64>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.while (%arg2 = %c0, %arg3 = %0#1, %arg4 = %0#1) : (index, tensor<3x2x3xf64>, tensor<3x2x3xf64>) -> (index, tensor<3x2x3xf64>, tensor<3x2x3xf64>) {
      %2 = arith.cmpi ult, %arg2, %c2 : index
      %cst = arith.constant 3.000000e+00 : f64
      %3 = arith.cmpf olt, %arg1, %cst : f64
      %4 = arith.andi %2, %3 : i1
      scf.condition(%4) %arg2, %arg3, %arg4 : index, tensor<3x2x3xf64>, tensor<3x2x3xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<3x2x3xf64>, %arg4: tensor<3x2x3xf64>):
      %2 = arith.addi %arg2, %c1 : index
      %3 = linalg.copy ins(%arg3 : tensor<3x2x3xf64>) outs(%arg4 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
      %4 = linalg.ceil ins(%0#1 : tensor<3x2x3xf64>) outs(%arg3 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
      %5 = linalg.fill ins(%arg1 : f64) outs(%4 : tensor<3x2x3xf64>) -> tensor<3x2x3xf64>
      scf.yield %2, %5, %3 : index, tensor<3x2x3xf64>, tensor<3x2x3xf64>
    }
    return %0#0, %0#1, %1#1, %1#0 : tensor<3x2x3xf64>, tensor<3x2x3xf64>, tensor<3x2x3xf64>, index
  }
  func.func @main(%arg0: tensor<3x2x3xf64>, %arg1: f64, %arg2: tensor<?x4xf64>) -> (tensor<3x2x3xf64>, tensor<3x2x3xf64>, tensor<3x2x3xf64>, tensor<?x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>, tensor<?x4xf64>, tensor<?x2xf64>, index) {
    %0 = tensor.empty() : tensor<3x2x3xf64>
    %1 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<3x2x3xf64>) {
    ^bb0(%out: f64):
      %11 = linalg.index 0 : index
      %c2 = arith.constant 2 : index
      %12 = arith.subi %c2, %11 : index
      %13 = linalg.index 1 : index
      %c1 = arith.constant 1 : index
      %14 = arith.subi %c1, %13 : index
      %15 = linalg.index 2 : index
      %16 = arith.subi %c2, %15 : index
      %extracted = tensor.extract %arg0[%12, %14, %16] : tensor<3x2x3xf64>
      linalg.yield %extracted : f64
    } -> tensor<3x2x3xf64>
    %cast = tensor.cast %1 : tensor<3x2x3xf64> to tensor<?x?x?xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x4xf64>
    %extracted_slice = tensor.extract_slice %arg2[0, %c0] [%dim, 2] [1, 3] : tensor<?x4xf64> to tensor<?x2xf64>
    %2 = linalg.erf ins(%extracted_slice : tensor<?x2xf64>) outs(%extracted_slice : tensor<?x2xf64>) -> tensor<?x2xf64>
    %3 = tensor.empty(%dim) : tensor<?x4xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?x4xf64>) outs(%3 : tensor<?x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %11 = arith.negf %in : f64
      %12 = arith.addf %11, %arg1 : f64
      linalg.yield %12 : f64
    } -> tensor<?x4xf64>
    %c3 = arith.constant 3 : index
    %5 = tensor.empty(%c3) : tensor<3x2x?xf64>
    %cast_0 = tensor.cast %5 : tensor<3x2x?xf64> to tensor<3x2x3xf64>
    %6:2 = call @f2(%cast_0) : (tensor<3x2x3xf64>) -> (f64, f64)
    %7 = tensor.empty() : tensor<4x4xf64>
    %8 = linalg.fill ins(%6#1 : f64) outs(%7 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %9:3 = call @f3(%8, %7, %8) : (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>)
    %10:4 = call @f4(%arg0, %6#0) : (tensor<3x2x3xf64>, f64) -> (tensor<3x2x3xf64>, tensor<3x2x3xf64>, tensor<3x2x3xf64>, index)
    %cast_1 = tensor.cast %9#2 : tensor<4x4xf64> to tensor<?x4xf64>
    %cast_2 = tensor.cast %9#1 : tensor<4x4xf64> to tensor<?x4xf64>
    return %10#2, %10#1, %10#0, %cast_1, %cast_2, %9#0, %4, %2, %10#3 : tensor<3x2x3xf64>, tensor<3x2x3xf64>, tensor<3x2x3xf64>, tensor<?x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>, tensor<?x4xf64>, tensor<?x2xf64>, index
  }
}

