// bufdiff-profile: calls
// bufdiff-choices: 0636ec07c8680fd67ed09aa1f5aa9566e8979cb2988fe4cde8daf09731463853b99351206c0a9ef0
// bufdiff-choices: dd940b4b00114fc3218e19f490e9ae7112685b829b68ac423ca7730ec426f44c40a55b4b343bb103
// bufdiff-choices: d1003662e3dae14e78445c02446a1bf65eb0e7b124818df8a214efe97bddd95801847459b5266159
// bufdiff-choices: 1d4d085a35d03bd8e279e300e6c9b1b550a6e8ea2a2295d580c0c2f67f54401261a7c63cb94c389e
// bufdiff-choices: 1016794756a9517e94891e10b525d1fd699d3dd6f962a9c420c4f192adf63c22bc3d52288666294b
// bufdiff-choices: a39e348e1e327cc2
// bufdiff-features: 706 736 3579 4200 6363 8918 9479 10872 11441 13233 13424 14884 15751 16207
// bufdiff-features: 16269 18166 21623 22280 24268 25302 32477 34167 37183 38754 39150 39968 40712
// bufdiff-features: 41984 42467 43061 43929 43942 44522 45017 46203 47392 48259 48600 52148 52322
// bufdiff-features: 52486 52900 52928 53243 54827 54998 56404 58661 60686 63800 64235 64416 66312
// bufdiff-features: 68355 69403 69875 70544 71851 71904 72629 74057 76245 76915 76953 77283 77564
// bufdiff-features: 78457 79562 79852 80036 84922 86125 88835 88958 88990 89780 90097 90414 90543
// bufdiff-features: 91289 91319 92193 94360 95407 97133 99383 103851 104931 105750 108921 109187
// bufdiff-features: 109923 112929 115778 117779 119138 119764 120049 121632 128817 130602 133756
// bufdiff-features: 137518 137752 140160 141755 142393 143172 147436 150313 150789 151967 153293
// bufdiff-features: 155408 156191 156460 158120 158839 159507 160756 162862 165719 165817 166169
// bufdiff-features: 167072 167086 170979 171715 172127 173166 174571 175248 178067 178165 184030
// bufdiff-features: 184863 185028 187596 188175 188790 192087 192422 193290 195129 196031 197125
// bufdiff-features: 197837 200104 200572 201601 202241 205434 205689 207124 209848 210461 212129
// bufdiff-features: 212779 213455 214073 214830 215340 215707 215959 218064 223177 225759 226357
// bufdiff-features: 227372 227554 230081 230810 231921 233276 242257 243140 244677 245619 246543
// bufdiff-features: 247107 249157 250917 252161 252379 252466 252539 253439 255556 257251 258378
// bufdiff-features: 259528
#map = affine_map<() -> ()>
module {
  func.func private @f1(%arg0: tensor<i8>, %arg1: tensor<i8>) -> tensor<i8> {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg1 : tensor<i8>) {
    ^bb0(%out: i8):
      %c42_i8 = arith.constant 42 : i8
      %1 = arith.subi %out, %c42_i8 : i8
      %c0_i8 = arith.constant 0 : i8
      %2 = arith.shrsi %1, %c0_i8 : i8
      linalg.yield %2 : i8
    } -> tensor<i8>
    return %0 : tensor<i8>
  }
  func.func @main(%arg0: tensor<i8> {bufferization.writable = false}, %arg1: tensor<i8>) -> (tensor<i8>, tensor<i8>, tensor<i8>, i8, i8) {
    %0 = tensor.empty() : tensor<i8>
    %extracted = tensor.extract %arg0[] : tensor<i8>
    %1 = linalg.fill ins(%extracted : i8) outs(%0 : tensor<i8>) -> tensor<i8>
    %2 = call @f1(%1, %1) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    %3 = call @f1(%arg1, %2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<i8>, tensor<i8>) -> tensor<i8>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %4:3 = scf.for %arg2 = %c1 to %c4 step %c1 iter_args(%arg3 = %1, %arg4 = %1, %arg5 = %extracted) -> (tensor<i8>, tensor<i8>, i8) {
      %extracted_0 = tensor.extract %arg1[] : tensor<i8>
      vector.print %extracted_0 : i8
      %5 = func.call @f1(%arg4, %arg3) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      %6 = tensor.empty() : tensor<2x2x3xi8>
      %7 = linalg.fill ins(%extracted_0 : i8) outs(%6 : tensor<2x2x3xi8>) -> tensor<2x2x3xi8>
      %8 = tensor.empty() : tensor<1xi8>
      %9 = linalg.pooling_nwc_sum ins(%7, %8 : tensor<2x2x3xi8>, tensor<1xi8>) outs(%7 : tensor<2x2x3xi8>) -> tensor<2x2x3xi8>
      %extracted_1 = tensor.extract %arg4[] : tensor<i8>
      %mapped = linalg.map ins(%2, %1, %arg0 : tensor<i8>, tensor<i8>, tensor<i8>) outs(%arg4 : tensor<i8>)
        (%in: i8, %in_2: i8, %in_3: i8, %init: i8) {
          %12 = arith.xori %in, %in_2 : i8
          %13 = arith.addi %12, %in_3 : i8
          %c2_i8 = arith.constant 2 : i8
          %14 = arith.divui %13, %c2_i8 : i8
          linalg.yield %14 : i8
        }
      %10 = linalg.fill ins(%extracted_0 : i8) outs(%mapped : tensor<i8>) -> tensor<i8>
      %11 = linalg.copy ins(%10 : tensor<i8>) outs(%arg3 : tensor<i8>) -> tensor<i8>
      scf.yield %11, %10, %extracted : tensor<i8>, tensor<i8>, i8
    }
    return %4#1, %4#0, %3, %4#2, %extracted : tensor<i8>, tensor<i8>, tensor<i8>, i8, i8
  }
}

