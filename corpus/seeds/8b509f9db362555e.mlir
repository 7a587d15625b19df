// bufdiff-profile: types
// bufdiff-choices: 563c77b6c7c1dc84bfdb675c18b2d4452778b09e65cfa5f62a644fdc35d840cdf9c24a23e0a36f24
// bufdiff-choices: 62b2eb6ae990d257a6d0a92f93171bdf602bb5c6521f59ceeb15af331a58f30fe4df9aebcab5f37c
// bufdiff-choices: a2a79ab61beaad029153fb9ec2f57d716447f2df991cc8da4cfa60fae7501c4dd7991a7d6697c494
// bufdiff-choices: a8316fe967abe6a90ee3e05d2307cc9996b5142e4a085165fad00bc519d727df1dccdc43a57cf357
// bufdiff-choices: 21fb294f1e15a99c289c99f9f0498077edb810e4c7a3c818428b5f334ea75193df322e8e878f94c6
// bufdiff-choices: ef8c05183afde986786d85b66ed6f155e8e435d5d5cbe62f24e273a80ebb186d1c1b9304f6a13c0c
// bufdiff-choices: 71d67a37d193fb36688b6aaa37f52145c4a772a296cc700b59db7cf855f21e48aa61ee10fc26e0ae
// bufdiff-choices: 73d1b784c18a656bfd05fb
// bufdiff-features: 2820 3579 4506 5187 6237 6611 6727 9158 9479 11162 13915 14454 15751 16269
// bufdiff-features: 18166 22280 22448 26568 27766 30002 31765 31864 32085 34159 34167 36784 37183
// bufdiff-features: 38783 39150 40593 40712 41984 42423 45031 46203 46720 47196 47311 47392 50831
// bufdiff-features: 50894 51450 51489 52558 52807 52900 53252 54546 54827 54998 55276 55561 56404
// bufdiff-features: 60686 61944 63071 63800 63929 64120 65308 66995 68355 69403 69451 70638 71168
// bufdiff-features: 71259 73150 73289 73802 74057 74255 74561 76953 77090 77617 78283 78430 80289
// bufdiff-features: 81736 81801 82011 84585 86125 88732 89250 89780 89812 89928 90218 90723 93255
// bufdiff-features: 93286 93903 95375 95407 96861 97924 98501 99228 99383 103108 104790 104931
// bufdiff-features: 105902 107412 107425 108977 109732 109923 110136 110162 110780 112929 113121
// bufdiff-features: 113374 114221 114309 116070 117151 118884 119205 119334 119597 120049 124345
// bufdiff-features: 125141 125800 127096 128916 130824 133084 134631 136018 136269 137045 141891
// bufdiff-features: 142393 145057 146512 149647 150313 150404 150496 150818 152226 153293 153896
// bufdiff-features: 154430 154699 155465 155884 156154 156191 156460 158120 158897 159796 160327
// bufdiff-features: 160756 162799 162819 162971 163044 164376 165636 165695 165719 166169 167614
// bufdiff-features: 168323 168377 168403 168662 168858 170063 173152 173224 174170 174281 177167
// bufdiff-features: 178067 178165 178323 178549 181426 184030 188790 189156 189391 192422 192771
// bufdiff-features: 193290 193747 193773 194134 194750 195182 196031 196063 197025 197197 197267
// bufdiff-features: 197392 197618 198689 201945 202241 203268 205434 206376 208311 210022 210461
// bufdiff-features: 210828 210850 213275 214579 214621 215959 216892 218064 218635 219153 219734
// bufdiff-features: 222135 222809 223141 226000 228390 229266 230081 230640 231722 233145 233652
// bufdiff-features: 234387 236238 236909 240158 241353 241602 242101 243546 243967 245619 245673
// bufdiff-features: 246543 246622 250917 252466 252539 253836 256112 259528 259840 260470 261833
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<1x5xi24>, %arg1: tensor<i24> {bufferization.writable = false}) -> (tensor<i24>, tensor<i24>, tensor<?x?xi24>, tensor<1x?xi24>, tensor<1x1x2x2x2xi24>, tensor<i24>, tensor<i24>, tensor<i24>, i24, i24) {
    %extracted = tensor.extract %arg1[] : tensor<i24>
    %c5_i24 = arith.constant 5 : i24
    %0 = arith.remui %extracted, %c5_i24 : i24
    %1:3 = call @f2(%arg1, %0, %0) : (tensor<i24>, i24, i24) -> (tensor<i24>, tensor<i24>, tensor<i24>)
    %cast = tensor.cast %arg0 : tensor<1x5xi24> to tensor<1x?xi24>
    %2:3 = call @f1(%cast) : (tensor<1x?xi24>) -> (tensor<?x?xi24>, tensor<1x?xi24>, i24)
    %3 = tensor.empty() : tensor<1x1x2x2x2xi24>
    %4 = linalg.fill ins(%0 : i24) outs(%3 : tensor<1x1x2x2x2xi24>) -> tensor<1x1x2x2x2xi24>
    %cst = arith.constant dense<[[[[[9]], [[10]]]], [[[[11]], [[12]]]]]> : tensor<2x1x2x1x1xi24>
    %5 = linalg.conv_2d_ngchw_fgchw ins(%4, %cst : tensor<1x1x2x2x2xi24>, tensor<2x1x2x1x1xi24>) outs(%4 : tensor<1x1x2x2x2xi24>) -> tensor<1x1x2x2x2xi24>
    %cast_0 = tensor.cast %3 : tensor<1x1x2x2x2xi24> to tensor<1x?x2x?x?xi24>
    %c42_i24 = arith.constant 42 : i24
    %6:3 = call @f2(%1#2, %c42_i24, %0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<i24>, i24, i24) -> (tensor<i24>, tensor<i24>, tensor<i24>)
    return %1#0, %1#1, %2#0, %2#1, %5, %6#0, %6#1, %6#2, %2#2, %extracted : tensor<i24>, tensor<i24>, tensor<?x?xi24>, tensor<1x?xi24>, tensor<1x1x2x2x2xi24>, tensor<i24>, tensor<i24>, tensor<i24>, i24, i24
  }
  func.func private @f1(%arg0: tensor<1x?xi24>) -> (tensor<?x?xi24>, tensor<1x?xi24>, i24) {
    %cst = arith.constant dense<[[11, 14]]> : tensor<1x2xi24>
    %cst_0 = arith.constant dense<[[4, 5, 6, 7, 8, 9]]> : tensor<1x6xi24>
    %0 = linalg.conv_2d ins(%cst_0, %cst : tensor<1x6xi24>, tensor<1x2xi24>) outs(%arg0 : tensor<1x?xi24>) -> tensor<1x?xi24>
    %c5 = arith.constant 5 : index
    %1 = tensor.empty(%c5) : tensor<1x?xi24>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %0[%c0, %c2] : tensor<1x?xi24>
    %2 = linalg.fill ins(%extracted : i24) outs(%1 : tensor<1x?xi24>) -> tensor<1x?xi24>
    %3 = vector.broadcast %extracted : i24 to vector<4xi24>
    %cst_1 = arith.constant dense<[true, true, false, true]> : vector<4xi1>
    %4 = vector.mask %cst_1 { vector.transfer_write %3, %2[%c0, %c0] {in_bounds = [true]} : vector<4xi24>, tensor<1x?xi24> } : vector<4xi1> -> tensor<1x?xi24>
    %c1 = arith.constant 1 : index
    %5 = tensor.empty(%c1, %c5) : tensor<?x?xi24>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x?xi24>) outs(%5 : tensor<?x?xi24>) {
    ^bb0(%in: i24, %out: i24):
      %7 = arith.ori %in, %extracted : i24
      %c2_i24 = arith.constant 2 : i24
      %8 = arith.shrui %7, %c2_i24 : i24
      linalg.yield %8 : i24
    } -> tensor<?x?xi24>
    return %6, %0, %extracted : tensor<?x?xi24>, tensor<1x?xi24>, i24
  }
  func.func private @f2(%arg0: tensor<i24>, %arg1: i24, %arg2: i24) -> (tensor<i24>, tensor<i24>, tensor<i24>) {
    %0 = linalg.fill ins(%arg1 : i24) outs(%arg0 : tensor<i24>) -> tensor<i24>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg0) -> (tensor<i24>) {
      %2 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %arg4) -> (tensor<i24>) {
        %extracted = tensor.extract %arg6[] : tensor<i24>
        %inserted = tensor.insert %extracted into %arg6[] : tensor<i24>
        scf.yield %inserted : tensor<i24>
      }
      scf.yield %2 : tensor<i24>
    }
    return %1, %arg0, %0 : tensor<i24>, tensor<i24>, tensor<i24>
  }
}

