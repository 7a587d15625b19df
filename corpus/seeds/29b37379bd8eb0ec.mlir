// bufdiff-profile: calls
// bufdiff-choices: b071912ab3f716dbb2ec134fa1bd7dfcdf5efc8cc8bb53d294fc96fad78a55677b5055e3a5dabdbb
// bufdiff-choices: 90f8f5eb47ccc34e87ae1b94d3a74850cdc7688e045535f32a12701fef477bb5726054d6728e462c
// bufdiff-choices: 93a2e518ddff4f72f81d5cd56cd4ba2f5c64047773102ea449f2948a8a18650888ae1509fabf7f56
// bufdiff-choices: e091f2ad3a0cb4080122fc9b2aee062a19e7f8b7a1fdedd032e03725cd49dd7ca88411bf7da83c9f
// bufdiff-choices: d14c63e7e25c916cc33eb3280ef2756ebe1028fb50ed7eaba295001adf7e12fdaf4397a7bbb38529
// bufdiff-choices: 8fa1c90fcbcc8bb07da165258868fde6357d276919f8b21308a09bbc3657980f18ecd9666662d0cc
// bufdiff-choices: 6f3925d3aed66844947d5e2f50f4df50e485138b29694543c51bec7684aaa68178d0febfce39e5a0
// bufdiff-choices: 11803822a79898cec90cfca547a5af45816c471157a9353fab055cd39e337490b4f65625e700c8a7
// bufdiff-choices: 8918eb5bdeb2b9b6e3eea1bee0ca1b4c03618a213361a947673238ddc5ce6f3ba7ebe97d6746857f
// bufdiff-choices: 6ee137e66690d2a87c9a50057192c4f9b56f6a63756d423949cbbb3b2d9edb435927ed3382beb191
// bufdiff-choices: e14a3729662138e9de9ee534070ad95b551207d960a9f851a525b43a0c9e1848e6685710191edd3e
// bufdiff-choices: 19aab84c8f264e7ef9039096347b234cb870051880db058e4e87177ee633b1f310d4a039932c7791
// bufdiff-choices: df820dfd807c6e9388e3d62fad6e9dc2aee0f4c0d1a3ea5ccd4d222e987df70104ad31f5e528e6bf
// bufdiff-choices: 4bf6af3723570416502899dfc1d802c5a28be3a0af7be31d
// bufdiff-features: 435 2442 2898 2945 3233 3257 4211 5276 5712 5751 5809 6969 8488 8918 9034 9479
// bufdiff-features: 10372 11037 11162 11588 12305 12932 13233 13915 14364 14925 15671 15751 15926
// bufdiff-features: 16086 16388 18322 18486 19442 19628 20749 21020 21140 21623 22095 22280 22498
// bufdiff-features: 23749 23787 24259 25818 26464 26568 26796 26922 27725 28779 29968 30666 30688
// bufdiff-features: 30725 31857 33242 33769 33853 34159 34167 34861 34945 36784 36977 38163 38296
// bufdiff-features: 38783 39025 40712 42133 42344 42467 42680 42984 43929 44522 44621 45571 45617
// bufdiff-features: 45765 46034 46203 46208 46522 47742 48038 48092 48598 48974 49575 50146 50894
// bufdiff-features: 51415 51475 52085 52558 52807 52900 53252 54998 55318 56599 56723 57383 57384
// bufdiff-features: 58024 58029 58290 59736 60686 63071 63382 64120 64235 65726 66422 66570 66626
// bufdiff-features: 66821 68355 68782 69235 69403 69728 69965 70036 71050 71306 72629 73289 73802
// bufdiff-features: 74057 74810 74833 75921 76211 76700 76953 77389 78283 78430 81736 82135 82298
// bufdiff-features: 83493 84268 84347 84562 84585 85673 85843 86125 86710 87215 87774 88264 88337
// bufdiff-features: 88732 89780 90070 90777 92022 92194 92849 93255 93286 93360 93714 94736 95273
// bufdiff-features: 95407 95900 98190 98501 98627 98712 99383 100025 100073 103159 103614 104247
// bufdiff-features: 104931 105573 106287 106352 107425 108012 108038 108352 108921 109055 110863
// bufdiff-features: 111649 112327 112929 113041 113535 113940 115026 115778 117183 117206 117235
// bufdiff-features: 121626 121682 123204 125702 127329 128916 128961 129849 130774 131175 131973
// bufdiff-features: 132840 136056 136522 137045 137656 140940 141891 144241 146001 146512 147405
// bufdiff-features: 147477 147906 148647 150169 150631 151260 151326 151738 151936 152050 152730
// bufdiff-features: 153293 155153 155898 156325 156460 157034 157120 157579 157834 157897 158120
// bufdiff-features: 158396 158839 159421 159816 160349 160756 160854 161377 162578 163687 164095
// bufdiff-features: 164602 165636 165719 166037 166579 167614 167973 168766 171116 171134 173354
// bufdiff-features: 173614 174684 175012 176350 177930 178067 180404 181789 183114 184030 185626
// bufdiff-features: 186202 186849 186959 188571 188637 188790 190141 190520 191185 192422 192628
// bufdiff-features: 192771 193511 193607 193747 193773 194134 194321 194682 194714 196031 197274
// bufdiff-features: 197837 198820 199885 200089 200572 201059 201716 203000 203352 204212 205434
// bufdiff-features: 205689 207081 208016 208623 209146 209807 210461 210999 212369 212628 213389
// bufdiff-features: 213459 214830 215340 215925 216034 216251 216612 216810 216969 219271 219413
// bufdiff-features: 219734 219751 220013 220358 221203 221975 222029 222219 222487 223970 224002
// bufdiff-features: 224222 225250 225985 226125 227345 228153 228519 229951 230081 230640 231330
// bufdiff-features: 232365 234387 234399 235144 235325 235375 235458 236336 238696 240158 240824
// bufdiff-features: 240967 241225 243137 243546 243781 243784 244591 245619 246543 249184 249451
// bufdiff-features: 249948 250059 250192 250303 250712 250948 251478 252161 252466 252539 252555
// bufdiff-features: 253305 254087 255112 256112 256337 257568 257842 258378 258906 259528 259840
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<2x3x2xf32>, %arg2: tensor<?xf32>, %arg3: tensor<1xf32> {bufferization.writable = false}) -> (tensor<1x?x?xi64>, tensor<1x?x?xi64>, tensor<?x3x?xf32>, tensor<1x0x3xi64>, tensor<4x4x?xi64>) {
    %0 = tensor.empty() : tensor<4x4x2xi64>
    %c-128_i64 = arith.constant -128 : i64
    %1 = linalg.fill ins(%c-128_i64 : i64) outs(%0 : tensor<4x4x2xi64>) -> tensor<4x4x2xi64>
    %cast = tensor.cast %1 : tensor<4x4x2xi64> to tensor<?x?x?xi64>
    %2:2 = call @f4(%cast) : (tensor<?x?x?xi64>) -> (tensor<1x0x3xi64>, tensor<?x?x?xi64>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xf32>
    %c1 = arith.constant 1 : index
    %3 = arith.cmpi uge, %dim, %c1 : index
    %4 = scf.if %3 -> (tensor<4x4x2xi64>) {
      %c4 = arith.constant 4 : index
      %expanded = tensor.expand_shape %2#1 [[0], [1], [2, 3]] output_shape [%c4, %c4, %c1, 2] : tensor<?x?x?xi64> into tensor<?x?x?x2xi64>
      %9 = arith.remui %dim, %c4 : index
      %10 = arith.index_cast %9 : index to i64
      %inserted = tensor.insert %10 into %2#1[%c1, %9, %c1] : tensor<?x?x?xi64>
      %11:2 = func.call @f4(%2#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x?x?xi64>) -> (tensor<1x0x3xi64>, tensor<?x?x?xi64>)
      %cast_3 = tensor.cast %11#1 : tensor<?x?x?xi64> to tensor<4x4x2xi64>
      scf.yield %cast_3 : tensor<4x4x2xi64>
    } else {
      %mapped_3 = linalg.map ins(%1, %1, %1 : tensor<4x4x2xi64>, tensor<4x4x2xi64>, tensor<4x4x2xi64>) outs(%1 : tensor<4x4x2xi64>)
        (%in: i64, %in_4: i64, %in_5: i64, %init: i64) {
          %9 = arith.xori %in, %in_4 : i64
          %c5_i64 = arith.constant 5 : i64
          %10 = arith.remui %9, %c5_i64 : i64
          %11 = arith.subi %10, %in_5 : i64
          %c5_i64_6 = arith.constant 5 : i64
          %12 = arith.shrsi %11, %c5_i64_6 : i64
          linalg.yield %12 : i64
        }
      scf.yield %mapped_3 : tensor<4x4x2xi64>
    }
    %5 = linalg.fill ins(%c-128_i64 : i64) outs(%2#0 : tensor<1x0x3xi64>) -> tensor<1x0x3xi64>
    %cast_0 = tensor.cast %5 : tensor<1x0x3xi64> to tensor<1x?x?xi64>
    %6:2 = call @f5(%cast_0, %cast_0) : (tensor<1x?x?xi64>, tensor<1x?x?xi64>) -> (tensor<1x?x?xi64>, tensor<1x?x?xi64>)
    %7:2 = call @f1(%arg1, %arg3) : (tensor<2x3x2xf32>, tensor<1xf32>) -> (tensor<2x3x2xf32>, f32)
    %mapped = linalg.map ins(%7#0 : tensor<2x3x2xf32>) outs(%7#0 : tensor<2x3x2xf32>)
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    %cast_1 = tensor.cast %mapped : tensor<2x3x2xf32> to tensor<?x3x?xf32>
    %8:2 = call @f3(%cast_1, %cast_1) : (tensor<?x3x?xf32>, tensor<?x3x?xf32>) -> (tensor<?x3x?xf32>, index)
    %cast_2 = tensor.cast %4 : tensor<4x4x2xi64> to tensor<4x4x?xi64>
    return %6#0, %6#1, %8#0, %2#0, %cast_2 : tensor<1x?x?xi64>, tensor<1x?x?xi64>, tensor<?x3x?xf32>, tensor<1x0x3xi64>, tensor<4x4x?xi64>
  }
  func.func private @f4(%arg0: tensor<?x?x?xi64>) -> (tensor<1x0x3xi64>, tensor<?x?x?xi64>) {
    %mapped = linalg.map ins(%arg0 : tensor<?x?x?xi64>) outs(%arg0 : tensor<?x?x?xi64>)
      (%in: i64, %init: i64) {
        %c9_i64 = arith.constant 9 : i64
        %5 = arith.xori %in, %c9_i64 : i64
        linalg.yield %5 : i64
      }
    %cst = arith.constant dense<7.500000e+00> : tensor<1xf32>
    %cast = tensor.cast %cst : tensor<1xf32> to tensor<?xf32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c1, %c3) : tensor<?x0x?xi64>
    %c0_i64 = arith.constant 0 : i64
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<?x0x?xi64>) -> tensor<?x0x?xi64>
    %cast_0 = tensor.cast %1 : tensor<?x0x?xi64> to tensor<1x0x3xi64>
    %2 = call @f2(%cst, %cast, %cast_0) : (tensor<1xf32>, tensor<?xf32>, tensor<1x0x3xi64>) -> tensor<1x0x3xi64>
    %cst_1 = arith.constant dense<[[[7, 10, 13]]]> : tensor<1x1x3xi64>
    %3 = tensor.empty() : tensor<2xi64>
    %4 = linalg.pooling_nwc_sum ins(%cst_1, %3 : tensor<1x1x3xi64>, tensor<2xi64>) outs(%2 : tensor<1x0x3xi64>) -> tensor<1x0x3xi64>
    return %4, %mapped : tensor<1x0x3xi64>, tensor<?x?x?xi64>
  }
  func.func private @f3(%arg0: tensor<?x3x?xf32>, %arg1: tensor<?x3x?xf32>) -> (tensor<?x3x?xf32>, index) {
    %0 = linalg.log ins(%arg0 : tensor<?x3x?xf32>) outs(%arg0 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    %c1 = arith.constant 1 : index
    %1 = index.ceildivu %c1, %c1
    return %0, %1 : tensor<?x3x?xf32>, index
  }
  func.func @f2(%arg0: tensor<1xf32>, %arg1: tensor<?xf32>, %arg2: tensor<1x0x3xi64>) -> tensor<1x0x3xi64> {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c1, %c3) : tensor<?x?xi64>
    %c1_i64 = arith.constant 1 : i64
    %1 = linalg.fill ins(%c1_i64 : i64) outs(%0 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<?x?xi64>) outs(%arg2 : tensor<1x0x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %c-1_i64 = arith.constant -1 : i64
      %3 = arith.cmpi sgt, %in, %c-1_i64 : i64
      %4 = arith.select %3, %in, %c-1_i64 : i64
      linalg.yield %4 : i64
    } -> tensor<1x0x3xi64>
    return %2 : tensor<1x0x3xi64>
  }
  func.func @f1(%arg0: tensor<2x3x2xf32>, %arg1: tensor<1xf32>) -> (tensor<2x3x2xf32>, f32) {
    %0 = tensor.empty() : tensor<2x3x2xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<1xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %2 = linalg.round ins(%1 : tensor<2x3x2xf32>) outs(%arg0 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    return %2, %extracted : tensor<2x3x2xf32>, f32
  }
  func.func private @f5(%arg0: tensor<1x?x?xi64>, %arg1: tensor<1x?x?xi64>) -> (tensor<1x?x?xi64>, tensor<1x?x?xi64>) {
    %c3 = arith.constant 3 : index
    %0:2 = scf.forall (%arg2, %arg3) in (%c3, 1) shared_outs(%arg4 = %arg0, %arg5 = %arg0) -> (tensor<1x?x?xi64>, tensor<1x?x?xi64>) {
      %c0 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %arg4[%arg3, %c0, %arg2] [1, 0, 1] [1, 1, 1] : tensor<1x?x?xi64> to tensor<1x0x1xi64>
      %c2 = arith.constant 2 : index
      %extracted_slice_0 = tensor.extract_slice %arg1[0, %c0, %c2] [1, 0, 1] [1, 1, 1] : tensor<1x?x?xi64> to tensor<1x0x1xi64>
      %mapped = linalg.map { arith.maxui } ins(%extracted_slice, %extracted_slice_0 : tensor<1x0x1xi64>, tensor<1x0x1xi64>) outs(%extracted_slice : tensor<1x0x1xi64>)
      %mapped_1 = linalg.map ins(%extracted_slice, %extracted_slice_0, %mapped : tensor<1x0x1xi64>, tensor<1x0x1xi64>, tensor<1x0x1xi64>) outs(%mapped : tensor<1x0x1xi64>)
        (%in: i64, %in_2: i64, %in_3: i64, %init: i64) {
          %2 = arith.ori %in, %in_2 : i64
          %3 = arith.minui %2, %in_3 : i64
          linalg.yield %3 : i64
        }
      %cst = arith.constant dense<> : tensor<0xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped_1 into %arg4[%arg3, %c0, %arg2] [1, 0, 1] [1, 1, 1] : tensor<1x0x1xi64> into tensor<1x?x?xi64>
        tensor.parallel_insert_slice %cst into %arg5[%arg3, %c0, %arg2] [1, 0, 1] [1, 1, 1] : tensor<0xi64> into tensor<1x?x?xi64>
      }
    }
    %1 = bufferization.alloc_tensor() copy(%0#0) : tensor<1x?x?xi64>
    return %0#1, %1 : tensor<1x?x?xi64>, tensor<1x?x?xi64>
  }
}

