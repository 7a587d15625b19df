// bufdiff-profile: slices
// bufdiff-choices: 15bf862500e6d63156911454d6cee59d3af7007369849415ebbe8c8dfd13a15ba19521e583d741a6
// bufdiff-choices: 647ac371999bb564d49f4f83bc63642252f1f9d813e1a4832f03fea3c766a70fb1c0c584ab0b62f9
// bufdiff-choices: e5b92cefbcb2aad2f430512aad536d7e39a4740826bd4bc1ee2533a5091766c9b36f8542e4f01a41
// bufdiff-choices: d1b3908ccdbf84b0705c5d2a628bd8388f742ba84f27a980a11219244ec71c542f6ed6d2297dbc7f
// bufdiff-choices: ce0a7fe36aa96bba0e6d21ed492750a7fdfd901276bdf60742b0be1909048090cdffec3ca6317346
// bufdiff-choices: 2a22f94693ab1c64f5dfaa1afc1951ebef7e68ce34d67fed99e396e25487d94de3c29bff0ed42566
// bufdiff-choices: 8d9f5c40d3cf2db80d6e4eecbceb96cd7cdeb3c3fb6eb74d8d4fc329992bd7041c018fdff5afc135
// bufdiff-choices: af600445e204d5347bbe412453572c21d827cca42b254f8f89e92225b4b3963a3dd64712c4c6a3fe
// bufdiff-choices: 5d22ca6aa041358cd1839849da2d79d2ca63555244451731f8359cd85ea163b5f7c9351aa4c7
// bufdiff-features: 1854 2461 2945 3217 3758 4752 5297 6611 6787 6836 7060 7516 7947 9479 10181
// bufdiff-features: 10494 10717 11162 13233 13424 14884 15751 15929 16172 17470 19152 19496 19823
// bufdiff-features: 20749 20838 22280 24207 24330 25803 26568 27316 29229 29398 29590 30666 31513
// bufdiff-features: 32809 33853 34159 34167 37183 37849 38783 38876 39001 39364 40712 41984 42398
// bufdiff-features: 42467 42984 43774 44621 45318 45571 46203 47244 47392 49956 51344 52062 52322
// bufdiff-features: 52558 52807 52900 53451 53890 54827 56404 58298 59620 60408 60686 60897 61628
// bufdiff-features: 61969 62232 64119 64120 66422 68355 69313 69339 69875 70119 70335 70435 71689
// bufdiff-features: 73141 73289 73330 73643 74057 74481 76540 78283 78430 80036 82552 82565 83194
// bufdiff-features: 84585 85843 86019 86125 87534 88337 89178 89780 90116 91049 92194 92313 94401
// bufdiff-features: 95349 95407 96099 96813 97053 98138 98427 98518 98712 102748 103673 104315
// bufdiff-features: 104580 104931 105700 109187 109528 109668 110048 110780 110816 112399 112929
// bufdiff-features: 113084 115778 117724 120049 121318 121632 121637 122226 123012 123396 125397
// bufdiff-features: 125921 127329 128817 129908 131366 132361 133756 134195 136606 136650 137045
// bufdiff-features: 137656 138167 138377 138476 139862 141926 142040 143536 143619 146001 148770
// bufdiff-features: 150818 153121 153488 155898 156460 157579 158023 158120 158415 158839 158897
// bufdiff-features: 158996 159348 159796 160370 160756 160932 160944 163406 165719 166037 167793
// bufdiff-features: 168377 168403 168745 168858 169249 169318 169327 170979 171369 171671 173961
// bufdiff-features: 174571 175312 175405 175687 177904 178067 178165 178560 179404 181522 184030
// bufdiff-features: 185252 185723 186724 187218 188790 189388 189820 190142 190520 190627 191239
// bufdiff-features: 192422 192628 192771 193290 194714 194787 194987 195129 196031 196632 196734
// bufdiff-features: 197274 197715 198460 202241 203370 203761 204527 204797 205434 208812 210461
// bufdiff-features: 212519 212549 212565 212779 213065 213330 213455 214325 214469 214621 214830
// bufdiff-features: 215959 218064 219906 220223 220387 220398 220703 222219 222966 225016 225189
// bufdiff-features: 225325 225827 226357 227623 227829 228061 228390 228936 229266 230081 230640
// bufdiff-features: 233919 233993 234093 238374 238474 238574 238804 239659 240158 241629 242267
// bufdiff-features: 243781 245619 245738 245889 246062 246543 249841 250713 250948 252466 252539
// bufdiff-features: 253836 254057 254791 254836 255520 255556 255733 257720 258331 258477 258994
// bufdiff-features: 259528 259840 261404
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, index, index) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[%c2] [1] [1] : tensor<4xf32> to tensor<f32>
    %0:5 = call @f1(%arg0, %extracted_slice) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<f32>, index)
    %1:5 = call @f1(%arg0, %0#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<f32>, index)
    %2 = tensor.empty() : tensor<2xf32>
    %extracted = tensor.extract %1#2[] : tensor<f32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %inserted_slice = tensor.insert_slice %3 into %0#1[1] [2] [2] : tensor<2xf32> into tensor<4xf32>
    %extracted_0 = tensor.extract %1#3[] : tensor<f32>
    vector.print %extracted_0 : f32
    return %0#2, %0#3, %1#0, %1#1, %inserted_slice, %1#4, %0#4 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, index, index
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<f32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg1) : (index, tensor<4xf32>, tensor<f32>) -> (index, tensor<4xf32>, tensor<f32>) {
      %c2_0 = arith.constant 2 : index
      %7:3 = scf.while (%arg5 = %c0, %arg6 = %arg1, %arg7 = %arg1) : (index, tensor<f32>, tensor<f32>) -> (index, tensor<f32>, tensor<f32>) {
        %9 = arith.cmpi ult, %arg5, %c2_0 : index
        scf.condition(%9) %arg5, %arg6, %arg7 : index, tensor<f32>, tensor<f32>
      } do {
      ^bb0(%arg5: index, %arg6: tensor<f32>, %arg7: tensor<f32>):
        %9 = arith.addi %arg5, %c1 : index
        %extracted_1 = tensor.extract %arg7[] : tensor<f32>
        %10 = linalg.abs ins(%arg4 : tensor<f32>) outs(%arg7 : tensor<f32>) -> tensor<f32>
        %11 = linalg.powf ins(%arg6, %arg4 : tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>) -> tensor<f32>
        %extracted_2 = tensor.extract %arg6[] : tensor<f32>
        %cst = arith.constant dense<4.500000e+00> : tensor<f32>
        %12 = linalg.add ins(%cst, %11 : tensor<f32>, tensor<f32>) outs(%arg6 : tensor<f32>) -> tensor<f32>
        %extracted_3 = tensor.extract %12[] : tensor<f32>
        %inserted = tensor.insert %extracted_1 into %12[] : tensor<f32>
        scf.yield %9, %inserted, %11 : index, tensor<f32>, tensor<f32>
      }
      %8 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%8) %arg2, %arg3, %arg4 : index, tensor<4xf32>, tensor<f32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<4xf32>, %arg4: tensor<f32>):
      %7 = arith.addi %arg2, %c1 : index
      %8 = tensor.empty() : tensor<f32>
      %cst = arith.constant -1.000000e+00 : f32
      %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<f32>) -> tensor<f32>
      %mapped = linalg.map { arith.maximumf } ins(%9, %9 : tensor<f32>, tensor<f32>) outs(%arg4 : tensor<f32>)
      %extracted_0 = tensor.extract %mapped[] : tensor<f32>
      %generated = tensor.generate  {
        %extracted_1 = tensor.extract %9[] : tensor<f32>
        %13 = arith.cmpf uge, %extracted_1, %extracted_0 : f32
        %14 = arith.select %13, %extracted_1, %extracted_0 : f32
        tensor.yield %14 : f32
      } : tensor<f32>
      %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%9, %generated : tensor<f32>, tensor<f32>) outs(%mapped : tensor<f32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %13 = arith.cmpf one, %in, %in_1 : f32
        %14 = arith.select %13, %in, %in_1 : f32
        %15 = arith.divf %14, %out : f32
        linalg.yield %15 : f32
      } -> tensor<f32>
      %11 = linalg.abs ins(%arg0 : tensor<4xf32>) outs(%arg3 : tensor<4xf32>) -> tensor<4xf32>
      %12 = linalg.fill ins(%extracted_0 : f32) outs(%11 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %7, %12, %10 : index, tensor<4xf32>, tensor<f32>
    }
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<4xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0#1 : tensor<4xf32>) -> tensor<4xf32>
    %2 = linalg.round ins(%0#2 : tensor<f32>) outs(%0#2 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.copy ins(%0#2 : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    %5 = tensor.empty() : tensor<f32>
    %6 = linalg.copy ins(%0#2 : tensor<f32>) outs(%5 : tensor<f32>) -> tensor<f32>
    return %2, %1, %4, %6, %0#0 : tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<f32>, index
  }
}

