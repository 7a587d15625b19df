// bufdiff-profile: idioms
// bufdiff-choices: 2ce7ce843abd661da4691ba5eb568e4a1c13d2180f435ecc6513211fbf62b5993bef4863e959306d
// bufdiff-choices: 21afc1f88ee6b32b0aaabedabd7d5b92e691cc74fd044cfeef70db9db19a9d3fb4dfd0ced2d80319
// bufdiff-choices: 7a5c0a77d1c9952154b1efd3db097c12633b9c4e9fef8f8dac2a8bcfda6d49c274b75ff35d4b11fe
// bufdiff-choices: 077a110ed0ab9aad3ef3ae41007beeffc5e3ccc4ed08ccdb6f7a139ba8ad590f5e07e6cbfe3c1f3d
// bufdiff-choices: 275e30127987d31840d9d17d98187d537f7b0875ecef16df048208764ba4fcfe99d0536548c86a17
// bufdiff-choices: 54e50099c03bc2716375ab785007a3f0a8c7
// bufdiff-features: 980 1583 3027 3217 3579 4346 8130 9282 9479 9781 10035 10872 11162 12638 12777
// bufdiff-features: 12996 13233 14864 15751 16682 19628 21044 21714 21883 21953 22095 22280 22465
// bufdiff-features: 22801 24207 26071 26125 26213 26546 26568 29236 30105 30666 31143 33769 34167
// bufdiff-features: 35593 36784 38783 39927 40540 41517 41592 41799 42984 43612 43942 44491 45031
// bufdiff-features: 45448 46203 46404 47171 47392 48974 50894 51373 52322 52558 52900 52946 56599
// bufdiff-features: 58272 58403 60417 60609 60686 61969 63071 64120 64716 66422 68355 71050 73802
// bufdiff-features: 74485 75652 75975 76339 77283 78283 78430 79099 79288 79782 79811 81736 82135
// bufdiff-features: 83194 83812 84585 85843 86125 87935 88337 88958 89250 89348 89732 89780 90543
// bufdiff-features: 92194 94950 94977 95183 95407 98413 98924 100427 101867 103851 104315 104931
// bufdiff-features: 106761 107440 110561 110677 110780 112929 113041 114028 115778 116549 117724
// bufdiff-features: 119705 120671 121626 121990 122980 123215 123446 125921 126321 129630 134766
// bufdiff-features: 134822 136039 137045 137427 141238 143172 144093 144753 145765 146451 146512
// bufdiff-features: 146953 148304 150313 150378 151140 151292 151868 152098 152187 153063 154946
// bufdiff-features: 155558 156325 156460 156807 158120 158897 159348 159359 159724 160756 160983
// bufdiff-features: 162677 162971 164013 165695 165719 166037 166047 167793 168516 168858 170548
// bufdiff-features: 170674 171369 173166 174170 174253 174989 176521 177182 179649 180344 180404
// bufdiff-features: 180710 183224 183657 184030 186959 187596 188175 188790 190142 192628 192771
// bufdiff-features: 193760 193980 194134 194682 198447 198460 200685 201008 201059 201601 201716
// bufdiff-features: 202241 204527 205434 205859 206442 207124 207330 207713 207731 210461 211508
// bufdiff-features: 212111 212375 214621 215707 215959 216006 217183 217621 219393 220338 223437
// bufdiff-features: 223991 224466 224961 225759 226053 228390 228936 230081 230640 231444 234455
// bufdiff-features: 234890 236238 236929 236930 238256 238278 239991 240158 241778 242399 242793
// bufdiff-features: 243781 243899 245861 246362 246543 247062 247350 247913 249841 250596 250797
// bufdiff-features: 252539 255520 258143 258239 258994 259840 261426
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
    %0 = linalg.copy ins(%arg0 : tensor<3xi32>) outs(%arg2 : tensor<3xi32>) -> tensor<3xi32>
    %cst = arith.constant dense<[[6, 5, 4], [3, 2, 1], [0, -1, -2]]> : tensor<3x3xi32>
    %1 = linalg.matvec ins(%cst, %arg1 : tensor<3x3xi32>, tensor<3xi32>) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %c2 = arith.constant 2 : index
    %2 = bufferization.to_buffer %0 read_only : tensor<3xi32> to memref<3xi32, strided<[?], offset: ?>>
    %3 = memref.load %2[%c2] : memref<3xi32, strided<[?], offset: ?>>
    return %arg0, %1 : tensor<3xi32>, tensor<3xi32>
  }
  func.func @main(%arg0: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<?xi32>) {
    %0:2 = call @f1(%arg0, %arg0, %arg0) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    %1:2 = call @f1(%0#0, %0#0, %0#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    %2:2 = call @f1(%0#0, %0#0, %0#0) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %1#0[%c1] : tensor<3xi32>
    vector.print %extracted : i32
    %3:2 = call @f1(%1#1, %1#1, %1#1) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    %4:2 = call @f1(%3#0, %3#0, %3#0) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %5:3 = scf.for %arg1 = %c2 to %c4 step %c1 iter_args(%arg2 = %4#0, %arg3 = %4#1, %arg4 = %2#0) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
      %c3 = arith.constant 3 : index
      %extracted_slice = tensor.extract_slice %0#1[0] [%c3] [1] : tensor<3xi32> to tensor<?xi32>
      %6 = linalg.min ins(%2#1, %extracted_slice : tensor<3xi32>, tensor<?xi32>) outs(%extracted_slice : tensor<?xi32>) -> tensor<?xi32>
      %cast_0 = tensor.cast %6 : tensor<?xi32> to tensor<3xi32>
      %inserted_slice = tensor.insert_slice %cast_0 into %6[0] [3] [1] : tensor<3xi32> into tensor<?xi32>
      %7 = tensor.empty() : tensor<3xi32>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0#1 : tensor<3xi32>) outs(%7 : tensor<3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %13 = arith.subi %in, %extracted : i32
        %c6_i32 = arith.constant 6 : i32
        %14 = arith.shrsi %13, %c6_i32 : i32
        linalg.yield %14 : i32
      } -> tensor<3xi32>
      %9 = arith.index_cast %arg1 : index to i32
      %inserted = tensor.insert %9 into %arg4[%c2] : tensor<3xi32>
      %10 = linalg.copy ins(%8 : tensor<3xi32>) outs(%arg3 : tensor<3xi32>) -> tensor<3xi32>
      %c0 = arith.constant 0 : index
      %c7_i32 = arith.constant 7 : i32
      %11 = vector.transfer_read %6[%c0], %c7_i32 {in_bounds = [true]} : tensor<?xi32>, vector<3xi32>
      %12 = vector.transfer_write %11, %arg2[%c1] : vector<3xi32>, tensor<3xi32>
      scf.yield %12, %10, %inserted : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
    }
    %cast = tensor.cast %4#0 : tensor<3xi32> to tensor<?xi32>
    return %5#2, %5#1, %5#0, %3#1, %cast : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<?xi32>
  }
}

