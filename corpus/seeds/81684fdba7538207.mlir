// bufdiff-profile: slices
// bufdiff-choices: 17d764ad5f4a02d1a3764b95d0a766045abae8b3b666c6442f4e90a76dfbf88d4135923253e729dc
// bufdiff-choices: af2010536a4d4d2f89443d56c5b358f8ebec2f4c2641dd22bab12a6712bcac36706bc160da81ab27
// bufdiff-choices: a5e95881dd73da315b098a8b5bac9ee0f71daff8d51d38e7e99915088c774451984f8db0e1d2b9c9
// bufdiff-choices: 02236ccbb16c81c7a78b649b7930a5bcfebc8d46bf079bae79e8544b86afbe280d3ca4c51297ba8c
// bufdiff-choices: e32ed70bae1555200c95bf7a9abee660d1a175f0651d051cad583c64b394b0fcd8ac67a6054fe173
// bufdiff-choices: 182b0bfa0525022492a69ea9b670a58b8dd5f00e72887e6a795b3fe1505489
// bufdiff-features: 706 1935 9479 12170 13233 13424 15751 16269 17174 17255 17406 18166 18486 22259
// bufdiff-features: 22280 26050 26796 26803 27766 30666 34167 37046 37183 39915 40712 41984 43631
// bufdiff-features: 46203 47200 47392 48038 48598 48859 49092 51344 52322 52900 53243 54827 54964
// bufdiff-features: 55113 56404 57401 61375 61425 62641 63071 63162 63800 68355 68409 69734 69875
// bufdiff-features: 71050 71306 72541 74833 76339 76728 78447 82011 82135 84472 85843 86125 87534
// bufdiff-features: 87923 88732 90585 93255 93677 95407 96008 97715 100125 104315 104931 106730
// bufdiff-features: 108210 109105 109187 109923 112929 113940 114828 115801 117206 117235 121632
// bufdiff-features: 122649 123396 128182 128355 128776 130933 134279 139524 141111 141891 142916
// bufdiff-features: 149884 151400 154456 155389 155577 155898 158120 159895 160191 160756 161377
// bufdiff-features: 162390 164204 165636 165719 167086 168323 171205 171671 172094 177167 178067
// bufdiff-features: 178165 178365 179649 183114 184030 186017 188790 190142 192422 192628 196031
// bufdiff-features: 196544 196734 198689 201877 202241 205434 205689 206133 206559 208623 212351
// bufdiff-features: 212779 213275 215499 215959 218064 220181 220720 224954 226125 226357 226575
// bufdiff-features: 228390 228936 230081 233276 233533 237921 242335 246543 248226 248233 251416
// bufdiff-features: 252466 252643 252923 253836 256112 256688 260364 262097
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0:3 = call @f1(%arg0, %arg1, %arg0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
    %extracted = tensor.extract %0#2[] : tensor<i32>
    %c1_i32 = arith.constant 1 : i32
    %1 = arith.cmpi eq, %extracted, %c1_i32 : i32
    %2 = scf.if %1 -> (tensor<i32>) {
      %3 = tensor.empty() : tensor<i32>
      %cst = arith.constant dense<[[11, 12, 13], [14, 15, 16]]> : tensor<2x3xi32>
      %4 = tensor.empty() : tensor<2x1xi32>
      %5 = linalg.fill ins(%extracted : i32) outs(%4 : tensor<2x1xi32>) -> tensor<2x1xi32>
      %extracted_slice = tensor.extract_slice %cst[1, 0] [1, 3] [1, 1] : tensor<2x3xi32> to tensor<1x3xi32>
      %6 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%5, %extracted_slice : tensor<2x1xi32>, tensor<1x3xi32>) outs(%cst : tensor<2x3xi32>) -> tensor<2x3xi32>
      %7:3 = func.call @f1(%0#2, %0#2, %0#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
      %cst_0 = arith.constant dense<5> : tensor<i32>
      %8 = linalg.add ins(%0#1, %cst_0 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
      scf.yield %8 : tensor<i32>
    } else {
      scf.yield %arg0 : tensor<i32>
    }
    return %0#0, %2 : tensor<i32>, tensor<i32>
  }
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %c-3_i32 = arith.constant -3 : i32
    %splat = tensor.splat %c-3_i32 : tensor<i32>
    %0 = linalg.copy ins(%arg2 : tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %c-128_i32 = arith.constant -128 : i32
    %splat_0 = tensor.splat %c-128_i32 : tensor<i32>
    %1 = linalg.fill ins(%c-128_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    return %splat, %splat_0, %1 : tensor<i32>, tensor<i32>, tensor<i32>
  }
}

