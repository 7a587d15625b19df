// bufdiff-profile: loops
// bufdiff-choices: f3b045f8b94d39cf1c47afe45d63b91130ebd073b7307e920e3b64923ae411b2c32ba9e047d26135
// bufdiff-choices: 0aaff5a98bd8c7558fa80a2ab32d30e0478969ff13dfd68fcb95ef83a1abf1a8fcaeac4ebb134838
// bufdiff-choices: 0978dcb83d12c40046ef7ecaa090234c76a5f138f064c6b8ed51908ddaa36c643bdc16cf1dc05424
// bufdiff-choices: 3187677dc831f1de934b2ca599ab47e412c6e8086e13a6eb19da9f0e4aaadf941c6b21d08c805909
// bufdiff-choices: 1b09b645caec1a565d2a4edda2d36fadb69595488270d49da704f8686eb247a14bb908a643152d05
// bufdiff-choices: 7277a17792182c0a7a02bb989cc682a7b1aa5922088429cbc77a3c52efaa55bf6ae1d050beb28672
// bufdiff-choices: 85baaf17c43cf6876f004bdf224aa056c96c1ce2c6dd9f7a432075d3f77503cf0bd6e77b9fff6675
// bufdiff-choices: b5046d63c0b0e047721a00f555216d31d76c48fb438c0fab6bd5619573b7c421299d83daa1b90a94
// bufdiff-choices: f5ba966c536d627e95b0be8877c290960063674e8a11e65fc13a509b1597a641e3915cc7b1bd0511
// bufdiff-choices: 67d63612258dc5d509d4c0d59a36b586853b1aea9f45a265c7ccd7d2d74c003eaf0b7555f7299e26
// bufdiff-choices: 287663a83407847a
// bufdiff-features: 17 294 706 1854 2461 2684 2820 2898 3758 3838 3866 4020 4752 4970 5297 5973
// bufdiff-features: 6237 6363 6595 7095 7119 7947 8452 9479 10181 10717 11162 11588 11695 11703
// bufdiff-features: 13021 13424 14709 15037 15751 16223 16269 16640 17334 18166 18279 18774 19332
// bufdiff-features: 19545 19606 19746 19985 20968 21991 22221 22280 22448 23225 23393 23787 24330
// bufdiff-features: 24826 24904 25119 25181 25388 25651 26477 26507 26552 26568 26663 27048 27123
// bufdiff-features: 27220 27316 27766 27825 27970 28359 28724 29066 29522 29684 30666 30707 30896
// bufdiff-features: 31543 31621 31972 32012 32457 33050 33769 34159 34167 34564 34623 34647 35507
// bufdiff-features: 36014 36448 36901 37183 37761 37786 38702 38754 38783 38876 39139 39397 39457
// bufdiff-features: 39627 39907 40009 40159 40297 40479 40689 40712 41171 41299 41396 41984 41996
// bufdiff-features: 42293 42344 42467 42686 42820 42939 42984 43098 43380 43499 43631 43774 44132
// bufdiff-features: 44615 44816 44994 45321 45505 46203 46763 46827 46832 46995 47093 47196 47244
// bufdiff-features: 47326 47392 47486 47782 48076 49657 49956 50283 51178 51450 52322 52558 52573
// bufdiff-features: 52807 52900 52958 53222 53243 53252 53469 53951 54395 54451 54651 54827 54868
// bufdiff-features: 54964 54998 55113 55870 55887 56404 56592 57718 58748 59070 59347 59448 59555
// bufdiff-features: 60167 60486 60686 61368 61452 61556 61699 62218 63071 63168 63642 63800 64110
// bufdiff-features: 64120 64235 64893 64959 66195 66312 66320 66765 66995 67375 67388 68355 68572
// bufdiff-features: 68746 69032 69235 69875 69987 70036 70335 70429 70437 71050 71169 71434 71904
// bufdiff-features: 72086 72996 73031 73289 73455 73643 73719 74057 74362 74481 74617 74884 75133
// bufdiff-features: 75301 75640 75784 76328 76339 76540 76915 77213 77415 77617 77725 78283 78430
// bufdiff-features: 79099 79229 79334 79389 80812 81493 81612 81801 81993 82135 82203 82258 82383
// bufdiff-features: 82552 82565 83071 83194 83549 84585 84853 84922 85843 86125 86844 86992 87023
// bufdiff-features: 87495 87563 88008 88732 89026 89151 89178 89780 89812 89851 90097 90495 91248
// bufdiff-features: 91737 93255 93944 95285 95535 95895 96986 97131 97183 97864 98085 98194 98501
// bufdiff-features: 98627 99009 99228 99294 99383 99568 99738 99848 100185 101549 101987 102198
// bufdiff-features: 102204 102847 103673 103851 104790 104931 104992 105858 105902 105914 106398
// bufdiff-features: 108169 108869 109086 109732 109895 109923 110136 110780 110816 111770 111800
// bufdiff-features: 112474 112730 112800 112929 113920 113940 114200 114386 114474 114547 114601
// bufdiff-features: 115471 115550 115563 115990 116758 117014 117122 117183 117235 118035 118769
// bufdiff-features: 118884 119138 119334 119343 119588 119597 119876 120049 121318 121394 121467
// bufdiff-features: 121632 121846 122367 122967 123293 123347 123598 124340 124448 124484 125040
// bufdiff-features: 125573 125616 126932 127370 128438 128456 128768 128817 130500 130602 130632
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<3xf32>, tensor<2x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0) : (index, tensor<f32>, tensor<f32>) -> (index, tensor<f32>, tensor<f32>) {
      %5 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%5) %arg1, %arg2, %arg3 : index, tensor<f32>, tensor<f32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<f32>, %arg3: tensor<f32>):
      %5 = tensor.empty() : tensor<f32>
      %6 = linalg.abs ins(%arg2 : tensor<f32>) outs(%5 : tensor<f32>) -> tensor<f32>
      %7 = arith.addi %arg1, %c1 : index
      %mapped = linalg.map { arith.addf } ins(%arg2, %6 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>)
      %8 = linalg.square ins(%arg0 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %8[] : tensor<f32>
      %inserted = tensor.insert %extracted into %8[] : tensor<f32>
      scf.yield %7, %inserted, %mapped : index, tensor<f32>, tensor<f32>
    }
    %cst = arith.constant -0.000000e+00 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %cst_1 = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf32>
    %1:3 = call @f2(%from_elements) : (tensor<3xf32>) -> (tensor<3xf32>, f32, f32)
    %2 = call @f3(%arg0, %0#1, %0#1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %3:3 = call @f4(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<2x1xf32>, tensor<f32>, tensor<f32>)
    %4:2 = call @f5(%2) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %0#2, %1#0, %3#0, %3#1, %3#2, %4#0, %4#1, %2, %1#2, %cst : tensor<f32>, tensor<3xf32>, tensor<2x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<2x1xf32>, tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %reduced = linalg.reduce ins(%1 : tensor<2xf32>) outs(%arg1 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %2 = arith.cmpf ogt, %in, %init : f32
        %3 = arith.select %2, %in, %init : f32
        linalg.yield %3 : f32
      }
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c2_i32, %c1_i32 : tensor<2xi32>
    %reshape = tensor.reshape %1(%from_elements) : (tensor<2xf32>, tensor<2xi32>) -> tensor<2x1xf32>
    return %reshape, %arg0, %reduced : tensor<2x1xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 3.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[] : tensor<f32>
    %extracted = tensor.extract %arg2[] : tensor<f32>
    return %inserted : tensor<f32>
  }
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, f32, f32) {
    %0 = linalg.erf ins(%arg1 : tensor<3xf32>) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
    %cst = arith.constant dense<[1, 1, 1, 2]> : vector<4xi32>
    %cst_0 = arith.constant dense<[true, false, false, true]> : vector<4xi1>
    %cst_1 = arith.constant 2.000000e+00 : f32
    %1 = vector.broadcast %cst_1 : f32 to vector<4xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %2 = vector.gather %0[%c0] [%cst], %cst_0, %1 : tensor<3xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %3 = vector.extract %2[2] : f32 from vector<4xf32>
    %extracted_slice = tensor.extract_slice %arg1[0] [3] [1] : tensor<3xf32> to tensor<3xf32>
    return %extracted_slice, %3, %cst_1 : tensor<3xf32>, f32, f32
  }
  func.func @f2(%arg0: tensor<3xf32>) -> (tensor<3xf32>, f32, f32) {
    %0 = linalg.log ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %1:3 = call @f1(%0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, f32, f32)
    return %1#0, %1#2, %1#1 : tensor<3xf32>, f32, f32
  }
  func.func private @f5(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.cmpf one, %in, %in_0 : f32
      %5 = arith.select %4, %in, %in_0 : f32
      %6 = arith.maximumf %5, %out : f32
      linalg.yield %6 : f32
    } -> tensor<f32>
    %c4 = arith.constant 4 : index
    %1 = scf.index_switch %c4 -> tensor<f32> 
    case 0 {
      scf.yield %0 : tensor<f32>
    }
    case 2 {
      scf.yield %arg0 : tensor<f32>
    }
    default {
      %extracted = tensor.extract %0[] : tensor<f32>
      %inserted = tensor.insert %extracted into %arg0[] : tensor<f32>
      scf.yield %arg0 : tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%arg0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %3, %1 : tensor<f32>, tensor<f32>
  }
}

