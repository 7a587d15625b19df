// bufdiff-profile: cfg
// bufdiff-choices: c784246715f64bb6309dbe3bf8411edc83f6940a834d6471ecd9beb63a7349140b1ece4ed5a1a251
// bufdiff-choices: 8453f490094797c91beb965fbbf37c7c3a7f09147f828b72cef0e0cc410298765c504f584e10f88f
// bufdiff-choices: 606c95bc22ccad6adbe8af38f208824cdb68ddad8e1fc8f8050f14ea88a800892b5e22abda09ecfa
// bufdiff-choices: 14c08291171e5fbf2cd805015cd9bdc179bae364e78310d839ef977a2c697c386cbc86dd88a97d61
// bufdiff-choices: a987945bf81654140c34d648bfed3e145f0483f2ad0b98dac811a09c0bae77ecae387c44251567b4
// bufdiff-choices: 712687985a663551dfe6400e344d35ed27aebcacb8f629abe77038cc07ac22ef7b0a7849f0dda57b
// bufdiff-choices: 93da163a34262fdb6439fd3216285f981545f93d7f06527d13a3f5b7d8969de84bc25b8c951b18bf
// bufdiff-choices: 3b9437f6f054e8ad23a1cd68b430d2f9c7acbf2fe1a644067d74f7570f811bc45dc01315c11e184f
// bufdiff-choices: b33d1c35e8af32dad4ba4caf3700a3916de7ab9c22b96ec5b387198a362fc964401ffb12e5fdf047
// bufdiff-choices: e0c9ea64c2d7eeab8e01d58281e072c673f8241be02dd641bcfc4e00d888be25e114360b6c15dcd0
// bufdiff-choices: 085791cc568340e99421008e54b03e
// bufdiff-features: 397 1206 3233 3399 3959 4064 4752 4808 6611 6812 9309 9479 10135 10318 10774
// bufdiff-features: 11136 11162 11408 12276 13915 15231 15751 15903 16417 16682 16822 17383 18249
// bufdiff-features: 18476 18822 19100 19166 19419 20092 20237 20717 21623 22095 22280 22480 23143
// bufdiff-features: 23326 23787 24259 25514 25818 26568 26686 26922 29687 30666 33769 34159 34167
// bufdiff-features: 36461 36784 37007 38296 38783 39135 39706 40712 42344 42984 43714 43909 43929
// bufdiff-features: 44522 44625 46203 46208 46826 47030 47392 48343 48598 49092 49322 50146 50894
// bufdiff-features: 51794 51796 51872 51878 52558 52807 52900 53252 53469 54998 55113 55622 56871
// bufdiff-features: 57220 57384 58290 58529 59150 60686 61128 61628 61944 61968 62082 63071 64120
// bufdiff-features: 64232 64235 64435 64716 66422 66995 67954 68355 68782 69735 70143 70539 70701
// bufdiff-features: 71306 72442 72629 73289 73776 73802 74057 75921 76670 76953 77002 78283 78430
// bufdiff-features: 79099 81441 81736 82135 83038 83194 83812 84585 85843 86125 87834 88337 88732
// bufdiff-features: 89368 89780 89812 91074 91163 91231 91593 92022 92194 92576 93255 94049 95407
// bufdiff-features: 95900 97344 97715 98190 98299 98501 99383 99627 100135 100481 101264 101999
// bufdiff-features: 102309 102809 104931 105700 106087 109327 109721 109732 110427 111422 111822
// bufdiff-features: 111839 112334 112515 112929 113041 113162 113940 115026 115295 118741 121626
// bufdiff-features: 121682 129617 130173 130190 130310 130774 131567 132204 135868 135899 136007
// bufdiff-features: 136684 137045 138476 140211 140940 141458 141891 142040 142376 142610 146034
// bufdiff-features: 146512 148304 148559 148591 149400 150330 151260 151326 151738 151936 153293
// bufdiff-features: 154408 155569 155884 155898 156191 156325 156460 158120 158188 158640 159348
// bufdiff-features: 160756 160967 161295 161760 163581 163687 164679 165719 166475 166579 167072
// bufdiff-features: 167164 167823 167973 168858 169179 169627 171053 171083 171116 171358 171369
// bufdiff-features: 172909 173237 174054 174170 174684 176031 177226 177556 178067 178558 178560
// bufdiff-features: 178854 179223 180169 180469 180600 181554 181662 182719 184030 184459 184851
// bufdiff-features: 186042 186959 188790 188845 189421 190141 190166 191306 191337 191888 192422
// bufdiff-features: 192502 192602 192628 192771 193773 195005 195420 195652 195820 196031 196063
// bufdiff-features: 197738 197837 197960 198460 199384 200089 200521 200572 201059 201601 202085
// bufdiff-features: 202562 202616 203978 204797 205434 205689 206056 207731 208413 209712 210096
// bufdiff-features: 210101 210351 210461 211370 212111 212628 212779 215959 217326 217899 218416
// bufdiff-features: 218635 220506 221089 221975 222809 223180 223525 224916 225818 225985 226357
// bufdiff-features: 226427 228390 229266 229951 230081 230155 230584 230640 231267 231564 231770
// bufdiff-features: 233164 235256 235631 236336 236930 237169 237763 237788 237895 238118 239720
// bufdiff-features: 240158 242033 242946 243658 243781 243992 245380 245827 246543 246895 247062
// bufdiff-features: 247107 248209 248384 249184 249841 250538 251444 251992 252466 252539 253543
// bufdiff-features: 254826 255618 256112 258906 259515 259528 259805 259840
#map = affine_map<(d0) -> (2)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>) -> (tensor<2x3x3xi32>, tensor<?xi32>, tensor<5xi32>, tensor<3x3x3xf32>, tensor<5xi32>, tensor<2x2x2x1xi32>) {
    %0:2 = call @f2(%arg0) : (tensor<5xi32>) -> (tensor<2x3x3xi32>, tensor<5xi32>)
    %c5_i32 = arith.constant 5 : i32
    %1 = call @f1(%arg2, %c5_i32, %c5_i32, %0#1) : (tensor<5xi32>, i32, i32, tensor<5xi32>) -> tensor<5xi32>
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %1[%c4] : tensor<5xi32>
    %c2_i32 = arith.constant 2 : i32
    %2 = arith.cmpi sle, %extracted, %c2_i32 : i32
    cf.cond_br %2, ^bb1(%1, %arg0 : tensor<5xi32>, tensor<5xi32>), ^bb2
  ^bb1(%3: tensor<5xi32>, %4: tensor<5xi32>):  // pred: ^bb0
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %c2_i32 into %3[%c0] : tensor<5xi32>
    cf.br ^bb3(%inserted, %3 : tensor<5xi32>, tensor<5xi32>)
  ^bb2:  // pred: ^bb0
    %mapped = linalg.map ins(%0#1 : tensor<5xi32>) outs(%1 : tensor<5xi32>)
      (%in: i32, %init: i32) {
        %13 = arith.muli %in, %extracted : i32
        linalg.yield %13 : i32
      }
    cf.br ^bb3(%mapped, %arg0 : tensor<5xi32>, tensor<5xi32>)
  ^bb3(%5: tensor<5xi32>, %6: tensor<5xi32>):  // 2 preds: ^bb1, ^bb2
    %c2_i32_0 = arith.constant 2 : i32
    %c7_i32 = arith.constant 7 : i32
    %from_elements = tensor.from_elements %extracted, %c2_i32_0, %c7_i32, %extracted, %c5_i32 : tensor<5xi32>
    %7:2 = call @f3(%0#1, %from_elements, %0#1, %0#1) : (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> (tensor<3x3x3xf32>, tensor<5xi32>)
    %8 = tensor.empty() : tensor<2x2x2x1xi32>
    %c-1_i32 = arith.constant -1 : i32
    %9 = linalg.fill ins(%c-1_i32 : i32) outs(%8 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %10 = tensor.empty() : tensor<2x2x2x1xi32>
    %11 = linalg.fill ins(%extracted : i32) outs(%10 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %c1_i32 = arith.constant 1 : i32
    %from_elements_1 = tensor.from_elements %c-1_i32, %extracted, %extracted, %c1_i32 : tensor<2x2x1x1xi32>
    %c5_i32_2 = arith.constant 5 : i32
    %12 = linalg.conv_2d_nchw_fchw_q ins(%11, %from_elements_1, %extracted, %c5_i32_2 : tensor<2x2x2x1xi32>, tensor<2x2x1x1xi32>, i32, i32) outs(%9 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %cast = tensor.cast %5 : tensor<5xi32> to tensor<?xi32>
    return %0#0, %cast, %6, %7#0, %7#1, %12 : tensor<2x3x3xi32>, tensor<?xi32>, tensor<5xi32>, tensor<3x3x3xf32>, tensor<5xi32>, tensor<2x2x2x1xi32>
  }
  func.func private @f3(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>, %arg3: tensor<5xi32>) -> (tensor<3x3x3xf32>, tensor<5xi32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c0] : tensor<5xi32>
    %inserted = tensor.insert %extracted into %arg2[%c2] : tensor<5xi32>
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.cmpi uge, %extracted, %c2_i32 : i32
    %1 = arith.select %0, %arg2, %inserted : tensor<5xi32>
    %cst = arith.constant dense<[[[1.500000e+00, 4.500000e+00, 7.500000e+00], [1.050000e+01, 1.350000e+01, 1.650000e+01], [1.950000e+01, 2.250000e+01, 2.550000e+01]], [[2.850000e+01, 3.150000e+01, 3.450000e+01], [3.750000e+01, 4.050000e+01, 4.350000e+01], [4.650000e+01, 4.950000e+01, 5.250000e+01]], [[5.550000e+01, 5.850000e+01, 6.150000e+01], [6.450000e+01, 6.750000e+01, 7.050000e+01], [7.350000e+01, 7.650000e+01, 7.950000e+01]]]> : tensor<3x3x3xf32>
    %2 = tensor.empty() : tensor<3x3x4xf32>
    %extracted_0 = tensor.extract %cst[%c2, %c0, %c0] : tensor<3x3x3xf32>
    %3 = linalg.fill ins(%extracted_0 : f32) outs(%2 : tensor<3x3x4xf32>) -> tensor<3x3x4xf32>
    %4 = tensor.empty(%c2) : tensor<?xf32>
    %5 = linalg.pooling_ncw_max ins(%3, %4 : tensor<3x3x4xf32>, tensor<?xf32>) outs(%cst : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    return %5, %1 : tensor<3x3x3xf32>, tensor<5xi32>
  }
  func.func private @f1(%arg0: tensor<5xi32>, %arg1: i32, %arg2: i32, %arg3: tensor<5xi32>) -> tensor<5xi32> {
    %c4 = arith.constant 4 : index
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.fill ins(%arg2 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %inserted_slice = tensor.insert_slice %1 into %arg3[%c4] [1] [1] : tensor<i32> into tensor<5xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%inserted_slice : tensor<5xi32>) outs(%arg3 : tensor<5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5xi32>
    %3:2 = scf.forall (%arg4) in (5) shared_outs(%arg5 = %arg0, %arg6 = %arg3) -> (tensor<5xi32>, tensor<5xi32>) {
      %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<5xi32> to tensor<1xi32>
      %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%extracted_slice : tensor<1xi32>) {
      ^bb0(%out: i32):
        %10 = arith.maxui %out, %arg2 : i32
        linalg.yield %10 : i32
      } -> tensor<1xi32>
      %extracted_slice_0 = tensor.extract_slice %arg6[%arg4] [1] [1] : tensor<5xi32> to tensor<1xi32>
      %5 = arith.maxui %arg1, %arg2 : i32
      %6 = linalg.fill ins(%5 : i32) outs(%extracted_slice_0 : tensor<1xi32>) -> tensor<1xi32>
      %7 = tensor.empty() : tensor<1xi1>
      %false = arith.constant false
      %8 = linalg.fill ins(%false : i1) outs(%7 : tensor<1xi1>) -> tensor<1xi1>
      %9 = linalg.select ins(%8, %extracted_slice_0, %extracted_slice : tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) outs(%6 : tensor<1xi32>) -> tensor<1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg5[%arg4] [1] [1] : tensor<1xi32> into tensor<5xi32>
        tensor.parallel_insert_slice %9 into %arg6[%arg4] [1] [1] : tensor<1xi32> into tensor<5xi32>
      }
    }
    return %3#0 : tensor<5xi32>
  }
  func.func private @f2(%arg0: tensor<5xi32>) -> (tensor<2x3x3xi32>, tensor<5xi32>) {
    %cst = arith.constant dense<[[[6, 7, 8], [9, 10, 11], [12, 13, 14]], [[15, 16, 17], [18, 19, 20], [21, 22, 23]]]> : tensor<2x3x3xi32>
    %cst_0 = arith.constant dense<[[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13]], [[14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25]]]> : tensor<2x4x3xi32>
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.pooling_nwc_sum ins(%cst_0, %0 : tensor<2x4x3xi32>, tensor<2xi32>) outs(%cst : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    return %1, %arg0 : tensor<2x3x3xi32>, tensor<5xi32>
  }
}

