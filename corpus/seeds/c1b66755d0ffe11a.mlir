// bufdiff-profile: types
// bufdiff-choices: bd6166ab794ed373cbf2a2520de23ae9d62e0e29c43cacf473470bb78532e6425c0d3694d2c984c1
// bufdiff-choices: 6455a7d6a1b3e51b857247de9b05afdc9387584f84358a3bc159c6e9953852a04b3abc77e8188fd8
// bufdiff-choices: 5d53b1814d077d1ad0434b2b5c24062dae814dc245497b27694cdbe3945127705423c0f5a68421d3
// bufdiff-choices: ff11eb32deae65b8b1f7ff18c8edfa846cb226dba3db274ae7a8affb437460899c84ccfcc6a80eee
// bufdiff-choices: 43ba3fa9627a8a4b8e20129c4ca543cbdd5b54276c4fbad765370ff6371871ca849fe96cefd62a32
// bufdiff-choices: fe07987bfaf41e2e5bc4f345ab0257332f3668f24ed66772683b64fb386278262f1304cb73a7a42a
// bufdiff-choices: 669b34e9e090fe01ae8346a067eb3eb7d3649de2e38366e795fcbd3287facd097fb1ab7a55ae32b6
// bufdiff-choices: 43e5e2bdfc2b2cec27ef37f7e082e3b477d5b318f3f0bd07cb06f173f89d9948374edc0450fa5196
// bufdiff-choices: 4cb4f99f9dd246b858dc9eac5f75371c763e
// bufdiff-features: 429 536 600 706 714 2031 2225 2442 2684 2898 3039 3217 4165 4958 5463 5973 6611
// bufdiff-features: 7847 9479 9809 11047 11162 11546 12638 12675 12797 13021 13233 13424 13915
// bufdiff-features: 14454 14693 14704 14884 15001 15199 15440 15751 15791 15929 16269 17255 17667
// bufdiff-features: 18067 18166 18588 18774 19164 19205 19302 19746 20838 21522 22095 22154 22221
// bufdiff-features: 22280 22448 23740 23787 24184 24812 24826 25119 25253 25388 25729 26568 27048
// bufdiff-features: 27324 27766 27825 28724 29255 29684 30666 31543 31727 31899 31972 31976 32509
// bufdiff-features: 32615 33400 34167 34623 34647 35163 36014 36542 36784 37183 37209 37832 38152
// bufdiff-features: 38706 38783 39197 39743 40479 40712 41984 42344 42467 42858 43229 43662 44994
// bufdiff-features: 45453 46203 46832 46995 47093 47196 47203 47392 47486 47693 47779 47822 48577
// bufdiff-features: 48598 48974 49657 50717 51791 51851 52152 52322 52558 52807 52900 52958 53252
// bufdiff-features: 53469 54270 54651 54827 54964 54998 55003 55185 55463 55506 55887 56404 56575
// bufdiff-features: 57718 58331 59070 59292 59448 60839 60897 61556 61699 61780 61944 61987 62218
// bufdiff-features: 62688 62701 63062 63071 63642 63800 63915 63929 64110 64120 64370 64435 66195
// bufdiff-features: 66607 66995 67262 67388 68233 68355 68867 69007 69032 69094 69403 69875 69960
// bufdiff-features: 69987 70119 70437 70529 71013 71169 71306 73289 73455 73802 73870 74010 74362
// bufdiff-features: 74507 74617 74665 74869 75134 76208 76328 76339 76382 76659 76953 77261 78283
// bufdiff-features: 78430 78796 78950 79174 79334 79389 79493 80465 80567 81303 81707 81736 82135
// bufdiff-features: 82203 82552 83001 83194 83672 84585 84887 84922 85498 85820 85843 86125 86136
// bufdiff-features: 86159 86992 87666 88732 89315 89771 89780 89812 90585 91737 92022 92570 92647
// bufdiff-features: 92697 93169 93255 93286 94131 94253 94362 94701 95023 95285 95407 95507 96273
// bufdiff-features: 96538 96551 97136 97318 97715 97864 98049 98194 98501 99009 99228 99244 99383
// bufdiff-features: 99478 99568 100059 100185 101280 101839 102102 102204 102788 104931 104952
// bufdiff-features: 105837 105902 105914 106279 107518 107866 108012 109086 109187 110552 110780
// bufdiff-features: 111067 112474 112800 112929 113243 113801 113920 114308 114386 114755 114826
// bufdiff-features: 115471 115778 116109 116355 117235 117336 117506 118007 118221 119588 119597
// bufdiff-features: 119876 120404 120723 121394 121467 121600 121632 121689 122156 122764 123160
// bufdiff-features: 123884 124448 124633 125699 125850 125908 125971 126722 126928 127303 127306
// bufdiff-features: 128438 128456 128694 128733 128768 129630 130500 130761
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i7>, %arg1: index, %arg2: memref<4x1xindex, strided<[?, ?], offset: ?>>) -> (tensor<i7>, tensor<1x1xindex>, tensor<i7>, tensor<4x?xindex>, tensor<i7>, tensor<i7>, tensor<1x1x2x2x1xi7>, tensor<i7>) {
    %0:2 = call @twice5(%arg0) : (tensor<i7>) -> (tensor<i7>, tensor<i7>)
    %1 = linalg.min ins(%0#1, %0#0 : tensor<i7>, tensor<i7>) outs(%0#1 : tensor<i7>) -> tensor<i7>
    %extracted = tensor.extract %0#0[] : tensor<i7>
    vector.print %extracted : i7
    %2 = arith.index_cast %extracted : i7 to index
    %c64 = arith.constant 64 : index
    %3 = arith.remui %2, %c64 : index
    %c0 = arith.constant 0 : index
    %4 = index.or %3, %c0
    %alloc = memref.alloc() : memref<i7>
    bufferization.materialize_in_destination %0#0 in restrict writable %alloc : (tensor<i7>, memref<i7>) -> ()
    %5 = memref.load %alloc[] : memref<i7>
    %6:2 = call @f1(%0#1) : (tensor<i7>) -> (tensor<i7>, tensor<i7>)
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %10 = arith.addi %arg3, %arg4 : index
      tensor.yield %10 : index
    } : tensor<4x1xindex>
    %cast = tensor.cast %generated : tensor<4x1xindex> to tensor<4x?xindex>
    %cst = arith.constant dense<2> : tensor<i7>
    %7:3 = call @f2(%generated, %cast, %cst) : (tensor<4x1xindex>, tensor<4x?xindex>, tensor<i7>) -> (tensor<1x1xindex>, tensor<i7>, tensor<4x?xindex>)
    %8:3 = call @f3(%6#0, %6#0) : (tensor<i7>, tensor<i7>) -> (tensor<i7>, tensor<i7>, tensor<i7>)
    %9:5 = call @f4(%1, %8#0) : (tensor<i7>, tensor<i7>) -> (tensor<1x1x2x2x1xi7>, tensor<i7>, tensor<1x1x2x2x1xi7>, i7, i7)
    return %6#1, %7#0, %7#1, %7#2, %8#1, %8#2, %9#0, %9#1 : tensor<i7>, tensor<1x1xindex>, tensor<i7>, tensor<4x?xindex>, tensor<i7>, tensor<i7>, tensor<1x1x2x2x1xi7>, tensor<i7>
  }
  func.func private @f4(%arg0: tensor<i7>, %arg1: tensor<i7>) -> (tensor<1x1x2x2x1xi7>, tensor<i7>, tensor<1x1x2x2x1xi7>, i7, i7) {
    %c0_i7 = arith.constant 0 : i7
    %inserted = tensor.insert %c0_i7 into %arg0[] : tensor<i7>
    %alloc = memref.alloc() : memref<i7>
    bufferization.materialize_in_destination %inserted in restrict writable %alloc : (tensor<i7>, memref<i7>) -> ()
    %0 = memref.load %alloc[] : memref<i7>
    %cst = arith.constant dense<5> : tensor<1x1x2x2x1xi7>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1, %c1) : tensor<1x?x?xi7>
    %2 = linalg.pooling_ndhwc_max ins(%cst, %1 : tensor<1x1x2x2x1xi7>, tensor<1x?x?xi7>) outs(%cst : tensor<1x1x2x2x1xi7>) -> tensor<1x1x2x2x1xi7>
    %3 = tensor.empty() : tensor<1x1x2x2x1xi7>
    %4 = linalg.copy ins(%cst : tensor<1x1x2x2x1xi7>) outs(%3 : tensor<1x1x2x2x1xi7>) -> tensor<1x1x2x2x1xi7>
    return %2, %inserted, %4, %0, %c0_i7 : tensor<1x1x2x2x1xi7>, tensor<i7>, tensor<1x1x2x2x1xi7>, i7, i7
  }
  func.func private @f2(%arg0: tensor<4x1xindex>, %arg1: tensor<4x?xindex>, %arg2: tensor<i7>) -> (tensor<1x1xindex>, tensor<i7>, tensor<4x?xindex>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg2 : tensor<i7>) {
    ^bb0(%out: i7):
      %c-1_i7 = arith.constant -1 : i7
      %1 = arith.subi %out, %c-1_i7 : i7
      linalg.yield %1 : i7
    } -> tensor<i7>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[%c1, 0] [1, 1] [1, 1] : tensor<4x?xindex> to tensor<1x1xindex>
    return %extracted_slice, %0, %arg1 : tensor<1x1xindex>, tensor<i7>, tensor<4x?xindex>
  }
  func.func private @f1(%arg0: tensor<i7>) -> (tensor<i7>, tensor<i7>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg0 : tensor<i7>) {
    ^bb0(%out: i7):
      %c9_i7 = arith.constant 9 : i7
      %3 = arith.ori %out, %c9_i7 : i7
      %c1_i7 = arith.constant 1 : i7
      %4 = arith.shrui %3, %c1_i7 : i7
      linalg.yield %4 : i7
    } -> tensor<i7>
    %1 = tensor.empty() : tensor<i7>
    %2 = linalg.copy ins(%arg0 : tensor<i7>) outs(%1 : tensor<i7>) -> tensor<i7>
    return %0, %2 : tensor<i7>, tensor<i7>
  }
  func.func private @f3(%arg0: tensor<i7>, %arg1: tensor<i7>) -> (tensor<i7>, tensor<i7>, tensor<i7>) {
    %extracted = tensor.extract %arg1[] : tensor<i7>
    %0 = linalg.fill ins(%extracted : i7) outs(%arg1 : tensor<i7>) -> tensor<i7>
    %1 = bufferization.alloc_tensor() : tensor<i7>
    %2 = linalg.fill ins(%extracted : i7) outs(%1 : tensor<i7>) -> tensor<i7>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %2 : tensor<i7>, tensor<i7>) outs(%2 : tensor<i7>) {
    ^bb0(%in: i7, %in_0: i7, %out: i7):
      %8 = arith.minui %in, %in_0 : i7
      %9 = arith.maxui %8, %out : i7
      linalg.yield %9 : i7
    } -> tensor<i7>
    %4 = tensor.empty() : tensor<i7>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%3 : tensor<i7>) outs(%4 : tensor<i7>) {
    ^bb0(%in: i7, %out: i7):
      %8 = arith.ori %in, %extracted : i7
      %c1_i7 = arith.constant 1 : i7
      %9 = arith.shrui %8, %c1_i7 : i7
      linalg.yield %9 : i7
    } -> tensor<i7>
    bufferization.dealloc_tensor %3 : tensor<i7>
    %6 = tensor.empty() : tensor<i7>
    %7 = linalg.copy ins(%arg1 : tensor<i7>) outs(%6 : tensor<i7>) -> tensor<i7>
    return %5, %0, %7 : tensor<i7>, tensor<i7>, tensor<i7>
  }
  func.func private @twice5(%arg0: tensor<i7>) -> (tensor<i7>, tensor<i7>) {
    %0 = linalg.copy ins(%arg0 : tensor<i7>) outs(%arg0 : tensor<i7>) -> tensor<i7>
    return %0, %0 : tensor<i7>, tensor<i7>
  }
}

