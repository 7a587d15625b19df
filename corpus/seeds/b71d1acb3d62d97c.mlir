// bufdiff-profile: calls
// bufdiff-choices: 0636ec07c8680fd67ed09aa1f5aa9566e8979cb2988fe4cde8daf09731463853b99351206c0a9ef0
// bufdiff-choices: dd940b4b00114fc3218e19f490e9ae7112685b829b68ac423ca7730ec426f44c40a55b4b343bb103
// bufdiff-choices: d1003662e3dae14e78445c02446a1bf65eb0e7b124818df8a214efe97bddd95801847459b5266159
// bufdiff-choices: 1d4d085a35d03bd8e279e300e6c9b1b550a6e8ea2a2295d580c0c2f67f54401261a7c63cb94c389e
// bufdiff-choices: 1016794756a9517e94891e10b525d1fd699d3dd6f962a9c420c4f192adf63c22bc3d52288666294b
// bufdiff-choices: a39e348e1e327cc24eb0123d11
// bufdiff-features: 706 736 3579 6363 8235 8918 9479 11162 11441 13233 13424 15751 16207 16269
// bufdiff-features: 17255 18166 18984 19100 21522 22280 23919 24259 24268 25302 27766 30747 34159
// bufdiff-features: 34167 37183 38754 39150 40712 41984 42133 42467 43774 43942 44522 45031 46203
// bufdiff-features: 47392 48600 49194 49797 51851 52900 52928 54827 54998 55270 56404 56599 58123
// bufdiff-features: 58661 59703 60686 63071 64120 64162 64435 64601 66312 68355 69403 69817 70544
// bufdiff-features: 71904 74057 76245 77283 77564 78430 79562 82135 84922 85474 86125 88787 89250
// bufdiff-features: 89780 89812 90097 90414 90543 91319 92144 94360 97582 98873 99383 103851 104931
// bufdiff-features: 105750 105902 108918 108921 109187 109732 109923 110780 111252 112929 115073
// bufdiff-features: 115728 117767 117779 119138 125573 126932 128817 130602 130632 132053 133756
// bufdiff-features: 137045 137105 137518 137752 142393 145775 146814 147436 150313 151967 153293
// bufdiff-features: 155408 156191 156325 156460 158120 159507 159796 162862 165695 165719 167086
// bufdiff-features: 170979 171715 172127 173166 174170 174571 178165 183645 184030 186685 187596
// bufdiff-features: 188790 188845 189674 192771 193290 194063 197125 198447 198873 200104 201601
// bufdiff-features: 202241 205434 208947 210022 210461 212779 213455 214073 215959 216062 217216
// bufdiff-features: 218064 218635 221176 222809 225759 225985 226357 227372 230081 230640 230810
// bufdiff-features: 235141 236318 237716 239241 239725 243140 245380 245673 246543 252161 252379
// bufdiff-features: 252466 252539 253439 253836 255556 255896 257251 258625 259528 260360 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i8>, %arg1: tensor<i8>) -> (tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>) {
    %cst = arith.constant dense<10> : tensor<i8>
    %0:2 = call @f1(%arg0, %cst) : (tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>)
    %1:2 = call @f1(%0#1, %0#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>)
    %c-128_i8 = arith.constant -128 : i8
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %2:3 = scf.for %arg2 = %c1 to %c4 step %c1 iter_args(%arg3 = %0#1, %arg4 = %0#1, %arg5 = %c-128_i8) -> (tensor<i8>, tensor<i8>, i8) {
      %extracted = tensor.extract %arg1[] : tensor<i8>
      vector.print %extracted : i8
      %3:2 = func.call @f1(%0#1, %arg3) : (tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>)
      %4:2 = func.call @f1(%3#1, %3#0) : (tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>)
      %inserted = tensor.insert %arg5 into %arg4[] : tensor<i8>
      %extracted_0 = tensor.extract %inserted[] : tensor<i8>
      %mapped = linalg.map ins(%3#0, %cst, %0#1 : tensor<i8>, tensor<i8>, tensor<i8>) outs(%inserted : tensor<i8>)
        (%in: i8, %in_1: i8, %in_2: i8, %init: i8) {
          %6 = arith.xori %in, %in_1 : i8
          %7 = arith.addi %6, %in_2 : i8
          %c2_i8 = arith.constant 2 : i8
          %8 = arith.divui %7, %c2_i8 : i8
          linalg.yield %8 : i8
        }
      %5 = linalg.fill ins(%extracted : i8) outs(%arg3 : tensor<i8>) -> tensor<i8>
      scf.yield %5, %mapped, %extracted : tensor<i8>, tensor<i8>, i8
    }
    return %2#1, %2#0, %1#1, %1#0, %0#0, %arg0 : tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>
  }
  func.func private @f1(%arg0: tensor<i8>, %arg1: tensor<i8>) -> (tensor<i8>, tensor<i8>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg1 : tensor<i8>) {
    ^bb0(%out: i8):
      %c42_i8 = arith.constant 42 : i8
      %1 = arith.subi %out, %c42_i8 : i8
      %c0_i8 = arith.constant 0 : i8
      %2 = arith.shrsi %1, %c0_i8 : i8
      linalg.yield %2 : i8
    } -> tensor<i8>
    return %0, %arg0 : tensor<i8>, tensor<i8>
  }
}

