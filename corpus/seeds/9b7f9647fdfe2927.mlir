// bufdiff-profile: cfg
// bufdiff-choices: c5ee8d9fa705d9d1e749140c7f8a58582efa11bad9bfb4178b8e224749828e09ce0b73f461671398
// bufdiff-choices: 730b328124e45f568b3a27213b79320a1534fa85621b1621f2b27aba5757168fd2136d91438e56fd
// bufdiff-choices: cd7b545143c78043e92fee1fdd8199b1c45102b23bafbcbc4bd3bbf80739f987b634b5b6e7b9441a
// bufdiff-choices: 6e789ba33d3b42e1570dd2c5efc77d6a820f4090f7639f75154a1b5e353388ec2042187c71fcbbcd
// bufdiff-choices: 2b13928749dd712c3a8b975ea6f11ff342720174a1c9ab1d94c7000a7cfc8505136ff2181daf0a1a
// bufdiff-choices: 10055c10d0ccb0a70b7c8a1329202b92e2ad99899cd09280632c022eccec4d2005ddea8c62e51a50
// bufdiff-choices: 2e11e596038f3bcd120be96da3f7005e15b2caeba567bce1263b4b788855248d277dec94ebe87838
// bufdiff-choices: 45d542186ac460046fa108a8d354b87f5976e798ecf502c1cafea7cfea7fce3c0022d9ba9dc0b0cb
// bufdiff-choices: ff81e0b4ef88cdf6e729806c3619e49b3fddb7b0b6e2a3c5362fdcb9288e8301ea2ef40b1bfebb34
// bufdiff-choices: e182c686cdb4103868d40814acd2b1ba54446fb185b6d620817bc9f5e10a661071775371589ec423
// bufdiff-choices: 65bc32dfd78f3fd616a32d3b5d7e44b90dafb21c99b8234a4243dd0b5072b54beaef5bc7a7f25cf1
// bufdiff-choices: faca36af99
// bufdiff-features: 706 1206 2461 2945 3579 4752 5187 5467 6363 9479 10872 12246 12962 13233 13424
// bufdiff-features: 13915 14925 15671 15751 16269 17470 18166 18984 19100 19928 20749 21044 21522
// bufdiff-features: 21883 22280 24268 24571 24939 25360 26023 26385 26716 26922 28377 29590 29839
// bufdiff-features: 30666 31864 32421 33005 33848 33853 34159 34167 35198 37183 38202 38783 39150
// bufdiff-features: 39832 40712 41605 41679 41984 42398 42467 43047 43774 43942 44415 44621 46203
// bufdiff-features: 46712 47200 47392 47918 49635 49715 50480 51415 52322 52558 52807 52900 54408
// bufdiff-features: 54827 54964 54998 55561 56012 56404 57252 57401 57891 58308 59491 59739 60686
// bufdiff-features: 63800 68355 68854 69235 69875 69965 71904 72363 73289 74057 74382 74914 76339
// bufdiff-features: 76953 78100 78283 78430 80036 81147 81160 81316 82135 82552 84585 84922 85843
// bufdiff-features: 86125 88337 88698 88732 88958 89780 90293 90777 92194 93255 95273 98173 98501
// bufdiff-features: 99279 99383 101582 103079 103339 104315 104931 107092 109187 109923 111563
// bufdiff-features: 111839 112929 113801 114783 115746 116125 116732 117183 117235 119138 119588
// bufdiff-features: 119764 120049 121406 121632 121971 124123 124694 125397 125536 125971 126932
// bufdiff-features: 127572 128817 129290 129518 129849 130602 131528 131544 133756 134279 136039
// bufdiff-features: 136341 137045 137383 137477 139075 139524 141044 142393 142538 142587 142942
// bufdiff-features: 143825 146927 147763 147906 148304 148647 149127 150313 150818 151326 151936
// bufdiff-features: 151967 152147 152233 152616 153293 155898 156460 158120 158897 159348 159928
// bufdiff-features: 160327 160722 160756 161918 162799 162971 164602 165636 165695 165719 165817
// bufdiff-features: 166361 167086 167252 167614 168229 168459 168858 169123 169299 171358 171884
// bufdiff-features: 172236 172957 173281 174571 175248 175282 177329 178067 178165 180818 181420
// bufdiff-features: 181665 182656 183105 183114 183290 184030 184853 184863 185275 186237 186882
// bufdiff-features: 188790 189391 189421 190401 190520 191622 192323 192422 192771 193290 193632
// bufdiff-features: 194134 194682 195129 195198 196031 197837 198460 201601 201736 202241 202648
// bufdiff-features: 203352 204797 205434 205689 205953 206220 207124 207721 210461 212779 213455
// bufdiff-features: 214597 214744 215854 215925 216969 217513 218064 218480 219413 220838 222614
// bufdiff-features: 224212 224961 226302 226473 228058 228061 228390 228519 228936 229266 230081
// bufdiff-features: 230640 233259 233276 234093 234990 235325 236216 236986 239237 240100 240158
// bufdiff-features: 240311 240400 240605 241608 243546 243967 245444 245619 246062 246543 246634
// bufdiff-features: 246945 246966 247062 248726 250917 251943 252036 252466 252539 253297 253836
// bufdiff-features: 253911 257251 257457 257672 257806 258625 259396 260672
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
module {
  func.func private @f3(%arg0: tensor<i64>, %arg1: i64) -> (tensor<1xi64>, tensor<i64>, tensor<i64>, i1) {
    %mapped = linalg.map ins(%arg0 : tensor<i64>) outs(%arg0 : tensor<i64>)
      (%in: i64, %init: i64) {
        %2 = arith.maxui %in, %arg1 : i64
        linalg.yield %2 : i64
      }
    %0:2 = call @f1(%arg0, %arg0) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, i1)
    %expanded = tensor.expand_shape %0#0 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %1 = bufferization.alloc_tensor() copy(%mapped) : tensor<i64>
    return %expanded, %1, %0#0, %0#1 : tensor<1xi64>, tensor<i64>, tensor<i64>, i1
  }
  func.func private @f2(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, i64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1, %arg5 = %arg0) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
      %generated = tensor.generate  {
      ^bb0(%arg6: index):
        %6 = arith.index_cast %arg6 : index to i64
        tensor.yield %6 : i64
      } : tensor<2xi64>
      %broadcasted = linalg.broadcast ins(%arg1 : tensor<i64>) outs(%generated : tensor<2xi64>) dimensions = [0] 
      %extracted = tensor.extract %generated[%c0] : tensor<2xi64>
      %1 = arith.bitcast %extracted : i64 to f64
      %cst = arith.constant 0.000000e+00 : f64
      %2 = arith.cmpf une, %1, %cst : f64
      %3 = scf.if %2 -> (tensor<i64>) {
        %6 = linalg.copy ins(%arg4 : tensor<i64>) outs(%arg5 : tensor<i64>) -> tensor<i64>
        %extracted_0 = tensor.extract %6[] : tensor<i64>
        %7 = linalg.dot ins(%broadcasted, %generated : tensor<2xi64>, tensor<2xi64>) outs(%6 : tensor<i64>) -> tensor<i64>
        scf.yield %7 : tensor<i64>
      } else {
        scf.yield %arg5 : tensor<i64>
      }
      %4 = linalg.fill ins(%extracted : i64) outs(%arg4 : tensor<i64>) -> tensor<i64>
      %5 = linalg.copy ins(%4 : tensor<i64>) outs(%arg3 : tensor<i64>) -> tensor<i64>
      scf.yield %5, %4, %3 : tensor<i64>, tensor<i64>, tensor<i64>
    }
    %mapped = linalg.map ins(%arg1 : tensor<i64>) outs(%0#1 : tensor<i64>)
      (%in: i64, %init: i64) {
        linalg.yield %in : i64
      }
    %c127_i64 = arith.constant 127 : i64
    return %0#0, %mapped, %0#2, %c127_i64 : tensor<i64>, tensor<i64>, tensor<i64>, i64
  }
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, i1) {
    %c3_i64 = arith.constant 3 : i64
    %0 = tensor.empty() : tensor<i64>
    %1 = linalg.fill ins(%c3_i64 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %2 = linalg.div_unsigned ins(%arg0, %1 : tensor<i64>, tensor<i64>) outs(%arg1 : tensor<i64>) -> tensor<i64>
    %extracted = tensor.extract %2[] : tensor<i64>
    %c5_i64 = arith.constant 5 : i64
    %3 = arith.cmpi ult, %extracted, %c5_i64 : i64
    scf.if %3 {
    } else {
    }
    return %2, %3 : tensor<i64>, i1
  }
  func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>, %arg3: i64) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, i64, i64) {
    %c7_i64 = arith.constant 7 : i64
    %0 = arith.cmpi uge, %arg3, %c7_i64 : i64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1:4 = call @f3(%arg0, %arg3) : (tensor<i64>, i64) -> (tensor<1xi64>, tensor<i64>, tensor<i64>, i1)
    %padded = tensor.pad %1#0 nofold low[0] high[0] {
    ^bb0(%arg4: index):
      %c127_i64 = arith.constant 127 : i64
      tensor.yield %c127_i64 : i64
    } : tensor<1xi64> to tensor<1xi64>
    cf.br ^bb3(%arg0, %1#2 : tensor<i64>, tensor<i64>)
  ^bb2:  // pred: ^bb0
    %cst = arith.constant dense<9> : tensor<i64>
    %2 = linalg.copy ins(%arg0 : tensor<i64>) outs(%cst : tensor<i64>) -> tensor<i64>
    %3 = tensor.empty() : tensor<i64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %c-3_i64 = arith.constant -3 : i64
      %18 = arith.xori %in, %c-3_i64 : i64
      linalg.yield %18 : i64
    } -> tensor<i64>
    %5 = linalg.fill ins(%arg3 : i64) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %6 = tensor.empty() : tensor<2xi64>
    %7 = arith.cmpi slt, %arg3, %c7_i64 : i64
    %8 = arith.select %7, %arg3, %c7_i64 : i64
    %9 = linalg.fill ins(%8 : i64) outs(%6 : tensor<2xi64>) -> tensor<2xi64>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%9 : tensor<2xi64>) outs(%arg0 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %18 = arith.minsi %in, %out : i64
      linalg.yield %18 : i64
    } -> tensor<i64>
    cf.br ^bb3(%5, %10 : tensor<i64>, tensor<i64>)
  ^bb3(%11: tensor<i64>, %12: tensor<i64>):  // 2 preds: ^bb1, ^bb2
    %13 = tensor.empty() : tensor<i64>
    %c42_i64 = arith.constant 42 : i64
    %14 = arith.addi %arg3, %c42_i64 : i64
    %c2_i64 = arith.constant 2 : i64
    %15 = arith.shli %14, %c2_i64 : i64
    %16 = linalg.fill ins(%15 : i64) outs(%13 : tensor<i64>) -> tensor<i64>
    %17:4 = call @f2(%12, %16) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, i64)
    return %11, %17#0, %17#1, %17#2, %17#3, %arg3 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, i64, i64
  }
}

