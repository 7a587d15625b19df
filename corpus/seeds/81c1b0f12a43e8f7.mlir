// bufdiff-profile: slices
// bufdiff-choices: 0e13e90476a8b30858360c5fcd3b4a8c59cfb62971be9c61c24d0c1c5e102688b29578dcf711a286
// bufdiff-choices: a3079ca0d19a51eaa4374868eca417f7a05726985aa8b6aaf49474faf9af6a76820c08f83b5613f8
// bufdiff-choices: 5f69e1034d415c9a11aa88d73cfe56f20bf4d7ad41eed9ef7f83c1a8e8e744ac8c7d627466895bd8
// bufdiff-choices: 211866b6d1a1b7cda97280486e2ae3ff8dada770953550bf11a058092716ceda732c7d4964e6a52f
// bufdiff-choices: 00a3959722ef0df215aa27172b5fdaafea3d74b20c35505f4a7cde47d3666c15c87fb17d45dda519
// bufdiff-choices: 394cbf9d5583f84a699bbab18a8fa1849f1c8046
// bufdiff-features: 2507 2898 3579 4795 5018 5187 6611 7384 9479 11162 12170 13233 14925 15671
// bufdiff-features: 15751 17470 21522 21973 22095 22161 22280 22483 23787 24259 24320 24598 26568
// bufdiff-features: 26922 28564 29590 30293 30573 31543 31864 34167 36797 38520 38783 39449 41296
// bufdiff-features: 42344 46203 47392 47554 48598 50031 50146 50983 51791 52062 52322 52558 52829
// bufdiff-features: 52900 53244 60384 63415 63800 63929 64120 64616 65445 66422 68355 69818 71168
// bufdiff-features: 71306 74057 75923 78283 78430 82652 83194 83505 83548 84585 86125 87199 88732
// bufdiff-features: 90202 90777 91074 91633 92022 92488 93255 95407 97715 102809 103056 104315
// bufdiff-features: 104931 105579 107783 107805 108350 109055 109103 110096 110552 110561 112929
// bufdiff-features: 115778 116039 117336 118226 121538 121884 127813 128364 129648 131348 134020
// bufdiff-features: 134449 136030 137045 141834 142393 142775 145996 146991 148559 149846 150313
// bufdiff-features: 150818 151936 152226 155898 156460 157426 158120 158897 160756 163581 164472
// bufdiff-features: 165636 165719 166037 166169 166455 167825 171053 171204 172814 172898 177904
// bufdiff-features: 178765 179090 179647 180207 180393 182966 184030 185723 186257 186959 188790
// bufdiff-features: 189391 189557 190142 191622 191905 192595 192628 192771 193773 194141 195407
// bufdiff-features: 196636 196734 196787 197333 197770 198460 201059 202085 202241 203352 203746
// bufdiff-features: 203779 204527 204620 205434 205689 207081 208849 209102 210022 210301 210461
// bufdiff-features: 213275 214248 214744 215938 215959 216969 219734 223719 223991 224011 224593
// bufdiff-features: 225985 226580 227345 227838 228936 229569 230081 233259 235433 236094 236100
// bufdiff-features: 240158 241521 242423 244408 245827 246543 246783 248581 249569 250948 251506
// bufdiff-features: 252161 253703 255520 257209 258375 258994 259805 259840 260195 261292
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<3x3xi8>) -> (tensor<3x3xi8>, tensor<3x3xi8>, tensor<3x3xi8>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = scf.for %arg1 = %c1 to %c3 step %c1 iter_args(%arg2 = %arg0) -> (tensor<3x3xi8>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [1, 3] [1, 1] : tensor<3x3xi8> to tensor<1x3xi8>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %arg2[%c0, %arg1] : tensor<3x3xi8>
      %extracted_slice_0 = tensor.extract_slice %extracted_slice[%c0, 0] [1, 3] [1, 1] : tensor<1x3xi8> to tensor<3xi8>
      %broadcasted = linalg.broadcast ins(%extracted_slice_0 : tensor<3xi8>) outs(%arg2 : tensor<3x3xi8>) dimensions = [0] 
      %c2 = arith.constant 2 : index
      %extracted_1 = tensor.extract %broadcasted[%arg1, %c2] : tensor<3x3xi8>
      %cst = arith.constant dense<[[5, 6, 7], [8, 9, 10], [11, 12, 13]]> : tensor<3x3xi8>
      %5 = linalg.mul ins(%cst, %cst : tensor<3x3xi8>, tensor<3x3xi8>) outs(%broadcasted : tensor<3x3xi8>) -> tensor<3x3xi8>
      scf.yield %5 : tensor<3x3xi8>
    }
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<3x3xi8>) {
    ^bb0(%out: i8):
      %c11_i8 = arith.constant 11 : i8
      %5 = arith.cmpi sgt, %out, %c11_i8 : i8
      %6 = arith.select %5, %out, %c11_i8 : i8
      linalg.yield %6 : i8
    } -> tensor<3x3xi8>
    %mapped = linalg.map ins(%0, %arg0, %0 : tensor<3x3xi8>, tensor<3x3xi8>, tensor<3x3xi8>) outs(%arg0 : tensor<3x3xi8>)
      (%in: i8, %in_0: i8, %in_1: i8, %init: i8) {
        %5 = arith.ori %in, %in_0 : i8
        %c7_i8 = arith.constant 7 : i8
        %6 = arith.shrui %5, %c7_i8 : i8
        %7 = arith.maxsi %6, %in_1 : i8
        linalg.yield %7 : i8
      }
    %2 = tensor.empty() : tensor<3x3xi8>
    %3 = linalg.copy ins(%1 : tensor<3x3xi8>) outs(%2 : tensor<3x3xi8>) -> tensor<3x3xi8>
    %4 = bufferization.alloc_tensor() copy(%0) : tensor<3x3xi8>
    return %mapped, %3, %4 : tensor<3x3xi8>, tensor<3x3xi8>, tensor<3x3xi8>
  }
  func.func @main(%arg0: tensor<?x?xi8>, %arg1: tensor<3x3xi8>, %arg2: tensor<3x?xi8>) -> (tensor<3x2xi8>, tensor<3x3xi8>, tensor<3x3xi8>, tensor<3x3xi8>, tensor<3x3xi8>) {
    %0:3 = call @f1(%arg1) : (tensor<3x3xi8>) -> (tensor<3x3xi8>, tensor<3x3xi8>, tensor<3x3xi8>)
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0#2[%c0, %c0] : tensor<3x3xi8>
    %c42_i8 = arith.constant 42 : i8
    %1 = arith.cmpi ne, %extracted, %c42_i8 : i8
    %2 = arith.select %1, %0#1, %0#0 : tensor<3x3xi8>
    %extracted_slice = tensor.extract_slice %2[0, 0] [3, 3] [1, 1] : tensor<3x3xi8> to tensor<3x3xi8>
    %3:3 = call @f1(%extracted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3x3xi8>) -> (tensor<3x3xi8>, tensor<3x3xi8>, tensor<3x3xi8>)
    %4 = arith.index_castui %1 : i1 to index
    %c3 = arith.constant 3 : index
    %5 = arith.remui %4, %c3 : index
    %6 = arith.index_castui %1 : i1 to index
    %7 = arith.remui %6, %c3 : index
    %extracted_0 = tensor.extract %extracted_slice[%5, %7] : tensor<3x3xi8>
    %c2 = arith.constant 2 : index
    %extracted_slice_1 = tensor.extract_slice %extracted_slice[0, 0] [3, 2] [1, %c2] : tensor<3x3xi8> to tensor<3x2xi8>
    return %extracted_slice_1, %3#2, %3#1, %3#0, %0#1 : tensor<3x2xi8>, tensor<3x3xi8>, tensor<3x3xi8>, tensor<3x3xi8>, tensor<3x3xi8>
  }
}

