// bufdiff-profile: loops
// bufdiff-choices: 949797e03a273e84bba7626e162c7b1aa5410230cd63f39bcee098839bbef9a96c61db90abc586ac
// bufdiff-choices: c072aaf1c6c2fc7b2f0a8d993138b6cc48c2e88142c6a10c972b400309dd7a1c8c70b0dd62c4b2d4
// bufdiff-choices: bbbcad0d411002f361409ee99aaab1669665ac108852dfcf87a8c695129adac2ffe8f5cbe2178829
// bufdiff-choices: 8315cf3e02e95cebadb74c62e506e9149dc290e545c1a3009162208080545404ca9f2650f6d10110
// bufdiff-choices: 49e6ebf1bee1ab573d5bde33be15786bf0becc63e3cc8ecc0a450c33518041ff4527d4ef97e2ea69
// bufdiff-choices: b7e4ca24587679435a8b42601c1ed08a6f99288d3973cfd33fb66781505fad797ccaafaefb693286
// bufdiff-choices: defdc5bbcb5a00a59bc6039b8bf07827c7bc6de8c18d9aa6fa7b7c3b71416475d8440796d559bb90
// bufdiff-choices: b6939673958557d80fd6b070e37edda358a7fe7056ef3828fae9540edfcf734d71d9417697e6f010
// bufdiff-choices: f5d5ce17b6594fbb5aa41f8c5e65e6a4335010b2d0b404f71fe9a5
// bufdiff-features: 2943 3579 4752 6611 7534 8455 9479 10872 11162 12276 12476 12547 12653 13173
// bufdiff-features: 13233 14925 15751 16207 17893 18308 18486 18822 19164 20237 21140 21953 22109
// bufdiff-features: 22280 22448 22879 24747 24844 26568 26922 28464 29590 29968 30013 30666 31864
// bufdiff-features: 33769 34159 34167 34779 36784 39528 40070 40540 40712 41984 42467 42858 42984
// bufdiff-features: 43942 44505 44522 46203 47392 47678 47762 47865 49533 49657 50894 51264 51415
// bufdiff-features: 51719 52062 52322 52558 52865 52900 53160 53180 53252 54385 54658 54998 55472
// bufdiff-features: 56287 56344 56404 56842 58403 60384 60417 61097 63071 63800 64120 64162 64174
// bufdiff-features: 64435 64716 64814 66422 66995 67588 68355 69081 71050 71259 72629 72975 73289
// bufdiff-features: 73802 74057 74552 76953 77564 78283 78430 79099 80289 81411 81801 82011 83194
// bufdiff-features: 83900 84585 85681 85843 85868 86125 88337 88958 89732 89780 89812 90543 92194
// bufdiff-features: 92752 93255 93903 93994 95077 96716 98325 98501 99383 101264 103851 104315
// bufdiff-features: 104790 104931 104973 108038 109590 109732 110136 110140 110424 110780 112929
// bufdiff-features: 116549 118884 119597 119764 121626 122199 122791 125810 125921 126398 127533
// bufdiff-features: 128916 129404 129804 132175 132469 134939 135534 136341 137045 137582 141834
// bufdiff-features: 141891 142610 142653 143081 144058 146512 146953 147228 147477 147747 148304
// bufdiff-features: 149149 149974 150313 151326 151376 151513 151936 153293 155465 155898 156084
// bufdiff-features: 156325 156460 156807 156846 157034 157579 158120 158127 158839 158856 158897
// bufdiff-features: 158996 159348 159984 160648 160756 161974 162821 163044 163373 163687 165636
// bufdiff-features: 165719 165817 166455 166629 167481 167749 168007 168323 168562 168858 171083
// bufdiff-features: 171798 173166 173354 174170 174281 175662 177167 177211 177371 177904 178067
// bufdiff-features: 178165 179737 180207 181541 183342 184030 184362 184620 184686 184851 184962
// bufdiff-features: 185723 186042 186959 187683 188175 188790 189388 190517 191455 192422 192628
// bufdiff-features: 192771 193290 193747 195182 195497 196031 196048 197267 198357 198727 198729
// bufdiff-features: 200104 200685 201059 202241 203352 204591 205434 206786 207124 207330 208797
// bufdiff-features: 210022 210406 210461 212111 213275 213525 213748 214171 214830 215707 215959
// bufdiff-features: 216830 218621 218635 220181 220695 222809 223767 223970 225759 226357 228237
// bufdiff-features: 228390 229266 230081 230584 233533 234661 235728 236930 237788 239031 239291
// bufdiff-features: 239725 241200 241225 241844 242955 244196 244281 244691 245272 245380 245478
// bufdiff-features: 246284 246543 246622 247062 247353 249841 250917 251259 252260 252466 252539
// bufdiff-features: 253836 255556 256112 256247 256394 258239 258625 258994 259528 259840 260161
// bufdiff-features: 260470
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func private @f1(%arg0: tensor<?xi64>, %arg1: tensor<3xi64>) -> (tensor<?xi64>, tensor<3xi64>, index) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<?xi64>
    %0 = linalg.fill ins(%extracted : i64) outs(%arg0 : tensor<?xi64>) -> tensor<?xi64>
    %dim = tensor.dim %0, %c0 : tensor<?xi64>
    %cst = arith.constant dense<[6, 5, 4]> : tensor<3xi64>
    %c2 = arith.constant 2 : index
    %cast = tensor.cast %cst : tensor<3xi64> to tensor<?xi64>
    %mapped = linalg.map ins(%cast : tensor<?xi64>) outs(%0 : tensor<?xi64>)
      (%in: i64, %init: i64) {
        %extracted_0 = tensor.extract %arg1[%c2] : tensor<3xi64>
        %1 = arith.addi %in, %extracted_0 : i64
        linalg.yield %1 : i64
      }
    return %mapped, %arg1, %dim : tensor<?xi64>, tensor<3xi64>, index
  }
  func.func @f2(%arg0: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>, tensor<3xi1>) {
    %0 = tensor.empty() : tensor<3xi64>
    %c-1_i64 = arith.constant -1 : i64
    %1 = linalg.fill ins(%c-1_i64 : i64) outs(%0 : tensor<3xi64>) -> tensor<3xi64>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %2:2 = scf.for %arg1 = %c1 to %c2 step %c1 iter_args(%arg2 = %arg0, %arg3 = %1) -> (tensor<3xi64>, tensor<3xi64>) {
      %8 = tensor.empty() : tensor<3xi64>
      %9 = linalg.copy ins(%arg2 : tensor<3xi64>) outs(%8 : tensor<3xi64>) -> tensor<3xi64>
      %10 = linalg.copy ins(%arg3 : tensor<3xi64>) outs(%arg2 : tensor<3xi64>) -> tensor<3xi64>
      %11 = linalg.copy ins(%9 : tensor<3xi64>) outs(%arg3 : tensor<3xi64>) -> tensor<3xi64>
      scf.yield %10, %11 : tensor<3xi64>, tensor<3xi64>
    }
    %3 = tensor.empty() : tensor<3xi1>
    %true = arith.constant true
    %4 = linalg.fill ins(%true : i1) outs(%3 : tensor<3xi1>) -> tensor<3xi1>
    %c3 = arith.constant 3 : index
    %5 = tensor.empty(%c3) : tensor<?xi64>
    %c-128_i64 = arith.constant -128 : i64
    %6 = linalg.fill ins(%c-128_i64 : i64) outs(%5 : tensor<?xi64>) -> tensor<?xi64>
    %7 = linalg.select ins(%4, %2#0, %6 : tensor<3xi1>, tensor<3xi64>, tensor<?xi64>) outs(%arg0 : tensor<3xi64>) -> tensor<3xi64>
    return %2#1, %7, %4 : tensor<3xi64>, tensor<3xi64>, tensor<3xi1>
  }
  func.func @main(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> (tensor<?xi64>, tensor<i64>, tensor<3xi64>, tensor<2x2x2x2x1xf64>, tensor<2x2x2x2xf64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi1>, f64) {
    %cast = tensor.cast %arg0 : tensor<3xi64> to tensor<?xi64>
    %0:3 = call @f1(%cast, %arg0) : (tensor<?xi64>, tensor<3xi64>) -> (tensor<?xi64>, tensor<3xi64>, index)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg1[%c0] [1] [1] : tensor<3xi64> to tensor<i64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg1 : tensor<3xi64>) outs(%extracted_slice : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %8 = arith.minui %in, %out : i64
      linalg.yield %8 : i64
    } -> tensor<i64>
    %2 = arith.index_cast %0#2 : index to i64
    %inserted = tensor.insert %2 into %arg1[%c0] : tensor<3xi64>
    %cst = arith.constant dense<3.000000e+00> : tensor<2x2x2x2x1xf64>
    %3 = tensor.empty() : tensor<2x2x2x2xf64>
    %cst_0 = arith.constant -0.000000e+00 : f64
    %4 = linalg.fill ins(%cst_0 : f64) outs(%3 : tensor<2x2x2x2xf64>) -> tensor<2x2x2x2xf64>
    %extracted_slice_1 = tensor.extract_slice %4[1, 0, 0, 0] [1, 1, 2, 1] [1, 1, 1, 1] : tensor<2x2x2x2xf64> to tensor<1x1x2x1xf64>
    %5 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%4, %extracted_slice_1 : tensor<2x2x2x2xf64>, tensor<1x1x2x1xf64>) outs(%cst : tensor<2x2x2x2x1xf64>) -> tensor<2x2x2x2x1xf64>
    %6 = scf.execute_region -> tensor<2x2x2x2xf64> {
      %8 = tensor.empty() : tensor<1x3x3xi64>
      %extracted = tensor.extract %extracted_slice[] : tensor<i64>
      %9 = linalg.fill ins(%extracted : i64) outs(%8 : tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
      %10 = tensor.empty() : tensor<1xi64>
      %11 = linalg.pooling_nwc_min_unsigned ins(%9, %10 : tensor<1x3x3xi64>, tensor<1xi64>) outs(%9 : tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
      %c2 = arith.constant 2 : index
      %generated = tensor.generate %c2, %c2 {
      ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
        %12 = arith.index_cast %arg2 : index to i64
        %13 = arith.sitofp %12 : i64 to f64
        %14 = arith.index_cast %arg3 : index to i64
        %15 = arith.sitofp %14 : i64 to f64
        %16 = arith.index_cast %arg4 : index to i64
        %17 = arith.sitofp %16 : i64 to f64
        %18 = arith.index_cast %arg5 : index to i64
        %19 = arith.sitofp %18 : i64 to f64
        %20 = arith.mulf %13, %15 : f64
        %21 = arith.negf %20 : f64
        %22 = arith.addf %21, %17 : f64
        %23 = arith.addf %22, %19 : f64
        tensor.yield %23 : f64
      } : tensor<?x2x?x2xf64>
      %cast_2 = tensor.cast %generated : tensor<?x2x?x2xf64> to tensor<2x2x2x2xf64>
      %transposed = linalg.transpose ins(%cast_2 : tensor<2x2x2x2xf64>) outs(%3 : tensor<2x2x2x2xf64>) permutation = [1, 0, 2, 3] 
      scf.yield %transposed : tensor<2x2x2x2xf64>
    }
    %7:3 = call @f2(%0#1) : (tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>, tensor<3xi1>)
    return %0#0, %1, %inserted, %5, %6, %7#0, %7#1, %7#2, %cst_0 : tensor<?xi64>, tensor<i64>, tensor<3xi64>, tensor<2x2x2x2x1xf64>, tensor<2x2x2x2xf64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi1>, f64
  }
}

