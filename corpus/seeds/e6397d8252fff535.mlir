// bufdiff-profile: idioms
// bufdiff-choices: 3b23437fdb2afc8bc051585f0f0b9ae96e4f1893fe0d2f7d88e52eebffb6e72715b2f0010ac76bd6
// bufdiff-choices: 0619a741ffdb07d580d0061e75b730d13eed4c66df38b4c51d0f24c1fc5f3329be54d5d00488e4e1
// bufdiff-choices: c8fcfa3d1331684eefeea25d5509745dfc912d3f6562a272e80542445e08fe9b4e2299060bded84b
// bufdiff-choices: 77f1144f66e14d97c931c9b7b247cb89aac5928029cb652c9df49c41fbc82ba647a6102760a2ad36
// bufdiff-choices: 53747a105d5fdc53924659900a5831e8178bc075f64ef93af00681b082c02ef3790080c5ea735c80
// bufdiff-choices: 3718723d6ca7a2140d25bd3779935ef732626aa6412d40ca7b9833b58397c346970eb5c98f5cae0f
// bufdiff-features: 600 706 2887 2898 3579 5018 6314 6611 7534 8352 9479 9748 10384 11162 11441
// bufdiff-features: 11759 12170 13233 14052 14523 14704 15751 16269 18166 20337 22280 22801 24682
// bufdiff-features: 26568 27766 28814 29590 30573 32358 33242 33853 34167 37183 37302 38395 39955
// bufdiff-features: 40266 40391 40712 41984 42907 43258 43561 43839 44325 44505 44522 44621 46203
// bufdiff-features: 47392 48333 48598 50633 51341 51415 51851 52062 52322 52900 53180 54606 54827
// bufdiff-features: 54998 55021 55318 56404 56814 57383 57832 60233 61628 61944 63800 64119 64120
// bufdiff-features: 64235 65445 65625 67069 68355 69050 69403 69728 70036 71306 72413 72450 73289
// bufdiff-features: 74057 76953 77617 78041 78283 78430 78486 80400 82011 83194 83734 84585 85780
// bufdiff-features: 86125 87199 87248 88732 89646 89780 90530 90585 91093 91633 92022 92194 93094
// bufdiff-features: 93255 94736 95407 95695 97270 98291 98501 99383 101264 101823 101987 104315
// bufdiff-features: 104931 105579 106155 106352 107614 107702 107783 110162 110552 110561 110863
// bufdiff-features: 112327 112929 115778 117336 117618 119210 123148 124626 124826 124839 127813
// bufdiff-features: 130933 131544 137045 138476 138844 140924 142040 142376 143726 144093 144761
// bufdiff-features: 149607 149883 150818 151292 153293 153896 154335 155898 156191 156460 158120
// bufdiff-features: 158396 158897 160515 160756 162764 164396 165636 165695 165719 166037 166075
// bufdiff-features: 166579 167086 168858 172025 172435 172814 172892 173369 175248 177211 177904
// bufdiff-features: 178067 178165 178560 179647 180207 180258 181077 181522 184030 184625 184863
// bufdiff-features: 185723 186042 186257 186959 187156 187596 188790 189994 190142 190508 190547
// bufdiff-features: 192422 192628 192771 193747 195407 195809 196031 197274 197837 200521 200903
// bufdiff-features: 202241 204195 204364 204527 204654 205434 205689 208713 210022 210301 210461
// bufdiff-features: 211044 211967 212048 212779 213275 215959 216677 216712 216892 218089 219393
// bufdiff-features: 219734 220247 221661 222325 223719 225759 225827 226331 227345 227536 228291
// bufdiff-features: 228741 228936 230517 230640 232027 234993 236024 236552 236929 236930 238374
// bufdiff-features: 240158 241602 242145 242306 242793 243784 244281 245380 245397 245855 245941
// bufdiff-features: 246543 251259 252466 252539 255520 256699 257251 258331 259528 259840 261263
// bufdiff-features: 261833
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.log ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    cf.br ^bb2
  ^bb1:  // no predecessors
    %3 = linalg.round ins(%1 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    ub.unreachable
  ^bb2:  // pred: ^bb0
    %extracted_0 = tensor.extract %2[] : tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: f32) -> (tensor<?x2xf32>, tensor<2x2xf32>, tensor<f32>) {
    %0 = linalg.floor ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2) : tensor<?x2xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<?x2xf32>) -> tensor<?x2xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x2xf32>) outs(%2 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.subf %in, %arg1 : f32
      linalg.yield %6 : f32
    } -> tensor<?x2xf32>
    %4 = tensor.empty() : tensor<2x2xf32>
    %5 = linalg.copy ins(%2 : tensor<?x2xf32>) outs(%4 : tensor<2x2xf32>) -> tensor<2x2xf32>
    return %3, %5, %0 : tensor<?x2xf32>, tensor<2x2xf32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> (tensor<2x2xf32>, tensor<f32>, tensor<1x2xf32>, tensor<?x2xf32>, tensor<1x2xf32>) {
    %cst = arith.constant dense<3.500000e+00> : tensor<f32>
    %0 = call @f1(%cst) : (tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %1:3 = call @f2(%0, %cst_0) : (tensor<f32>, f32) -> (tensor<?x2xf32>, tensor<2x2xf32>, tensor<f32>)
    %extracted_slice = tensor.extract_slice %1#0[0, 0] [1, 2] [1, 1] : tensor<?x2xf32> to tensor<1x2xf32>
    %extracted_slice_1 = tensor.extract_slice %1#0[1, 0] [1, 2] [1, 1] : tensor<?x2xf32> to tensor<1x2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = vector.transfer_read %extracted_slice[%c0, %c1], %cst_0 : tensor<1x2xf32>, vector<2xf32>
    %3 = vector.transfer_write %2, %extracted_slice[%c0, %c1] : vector<2xf32>, tensor<1x2xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1 : tensor<1x2xf32>) outs(%extracted_slice_1 : tensor<1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.addf %in, %out : f32
      linalg.yield %7 : f32
    } -> tensor<1x2xf32>
    %5 = linalg.mul ins(%extracted_slice_1, %extracted_slice : tensor<1x2xf32>, tensor<1x2xf32>) outs(%extracted_slice_1 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %inserted_slice = tensor.insert_slice %3 into %1#0[0, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<?x2xf32>
    %inserted_slice_2 = tensor.insert_slice %5 into %inserted_slice[1, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<?x2xf32>
    %6 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %5) -> (tensor<1x2xf32>) {
      %extracted_slice_3 = tensor.extract_slice %arg3[0, 0] [1, 1] [1, 1] : tensor<1x2xf32> to tensor<1x1xf32>
      %cst_4 = arith.constant -1.000000e+00 : f32
      %7 = linalg.fill ins(%cst_4 : f32) outs(%extracted_slice_3 : tensor<1x1xf32>) -> tensor<1x1xf32>
      %inserted_slice_5 = tensor.insert_slice %7 into %arg3[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x2xf32>
      scf.yield %inserted_slice_5 : tensor<1x2xf32>
    }
    return %1#1, %1#2, %4, %inserted_slice_2, %6 : tensor<2x2xf32>, tensor<f32>, tensor<1x2xf32>, tensor<?x2xf32>, tensor<1x2xf32>
  }
}

