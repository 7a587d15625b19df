// bufdiff-profile: types
// bufdiff-choices: ccd97a87b14119ca3bd40cf6aee74f4eaac8eecf0686303dfbbb189ed6ca935538d54cec86f75a18
// bufdiff-choices: 68392167edf720eba48cef613c6577bd10f605eff4e2e53be13ba601d625f0bd3616bde30cf843d5
// bufdiff-choices: 962a2f54bb67111dfe84e8a5edbc0a9505e102a8e47f91e9f968f3f9f7802f709011bee5ee396cae
// bufdiff-choices: e3d3406254073c9b749ea121ff3d4449cec85e802a37c2457d62415388a7b0d6f60be5d89d16b18c
// bufdiff-choices: 548332b6ed9c4978b3b822dc0c467614d488346e657995b733a0405bd41f9962613a39dd9dcfdfc9
// bufdiff-choices: fa28bfb2a0530996a74b2c2f4f268429d80574aaab6b7dd288a9d447ace47645d889ecc91ab2e5b1
// bufdiff-choices: 6f407e69ec57ce9265943e9c85620e3fbf7c141db3febe55a436a06cb86e0d767ec87ae3e5530de9
// bufdiff-choices: de5fa145dc84ee7d78e991f20f66de78c1633cab1187157934f45a608ed003836da2194ce2209f88
// bufdiff-choices: ac1622a7c498d75bdabe084e436945c8ff469ef348ad484ca9e03c0c9eb0980c363b696105bd575e
// bufdiff-choices: 277aeb70ffe9cd438259aa96657ea8c18278653e141d881a8846a816c7
// bufdiff-features: 587 1904 2461 2684 3207 4165 5199 5201 5467 5973 6363 6525 7095 7871 7947 8003
// bufdiff-features: 8235 9479 10819 11408 13021 13424 13623 13915 14109 14202 14884 14925 15663
// bufdiff-features: 15751 15919 16269 16834 17008 17940 18166 18822 19302 19310 19419 20374 20864
// bufdiff-features: 22221 22280 22405 23787 24259 24826 25231 25388 25735 26507 26922 27037 27048
// bufdiff-features: 27324 27417 27710 27766 27767 27825 28724 28939 29255 29415 29872 30666 30688
// bufdiff-features: 31481 31692 31727 32082 32087 32457 33671 33961 34159 34167 34564 34617 34623
// bufdiff-features: 34647 35925 36014 36542 36901 37155 37183 37199 37786 39677 39907 40599 40669
// bufdiff-features: 40712 41984 42467 43229 43499 43631 43774 43812 44522 44615 44659 45448 45897
// bufdiff-features: 46154 46203 46631 46995 47093 47141 47200 47782 47796 48577 48598 48600 49092
// bufdiff-features: 49635 49956 50391 50476 51344 52042 52148 52322 52558 52585 52791 52794 52807
// bufdiff-features: 52900 52958 53791 54958 54964 55113 55512 56140 56202 56404 56611 57718 58024
// bufdiff-features: 58123 58748 59070 59556 59990 60167 60417 61350 61375 61484 61699 61987 62175
// bufdiff-features: 62218 62281 62675 62927 63071 63367 63550 63610 63929 64235 64370 64959 65133
// bufdiff-features: 65496 66320 66765 67639 68233 68355 69235 69598 69875 70335 70730 71013 71050
// bufdiff-features: 71169 71306 71904 72280 72629 72689 73287 73289 73548 73857 74057 74362 74617
// bufdiff-features: 74869 76328 76339 76540 76915 77617 78030 78283 78430 78447 78950 79070 79174
// bufdiff-features: 79279 79389 80083 80212 81493 81511 81707 82135 82383 82565 82708 82946 83194
// bufdiff-features: 83710 83758 83812 84585 84922 85843 86125 86591 86992 87534 87895 88662 88732
// bufdiff-features: 88850 89015 89151 89178 89348 89732 89780 90097 90585 91231 91289 91958 92022
// bufdiff-features: 93464 93944 93994 94094 94586 94879 94913 95285 96151 96273 96439 96464 96538
// bufdiff-features: 96989 97219 97318 97715 97864 98501 99009 99383 99568 100195 100455 100972
// bufdiff-features: 101264 101549 102204 102479 102847 103315 104253 104931 105837 105858 107271
// bufdiff-features: 108221 108977 109086 109187 109923 110629 110780 110799 110816 111347 112929
// bufdiff-features: 113940 114109 114359 114547 114601 115471 116039 116109 117509 118469 120049
// bufdiff-features: 120200 120379 120920 121000 121089 121318 121394 121447 121467 121632 122317
// bufdiff-features: 122562 123396 124484 124839 125040 125616 126609 126928 126932 127886 128438
// bufdiff-features: 128733 128768 128817 128839 129292
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @f3(%arg0: tensor<i24>, %arg1: i32) -> (tensor<2x1x1x1xi32>, tensor<i24>, i32, i32) {
    %0 = linalg.add ins(%arg0, %arg0 : tensor<i24>, tensor<i24>) outs(%arg0 : tensor<i24>) -> tensor<i24>
    %1 = tensor.empty() : tensor<2x1x1x1xi32>
    %2 = linalg.fill ins(%arg1 : i32) outs(%1 : tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi32>
    %c1 = arith.constant 1 : index
    %3 = tensor.empty(%c1) : tensor<2x1x2x?xi32>
    %c7_i32 = arith.constant 7 : i32
    %4 = linalg.fill ins(%c7_i32 : i32) outs(%3 : tensor<2x1x2x?xi32>) -> tensor<2x1x2x?xi32>
    %5 = tensor.empty() : tensor<1x2x1xi32>
    %c3_i32 = arith.constant 3 : i32
    %6 = linalg.fill ins(%c3_i32 : i32) outs(%5 : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>
    %7 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%4, %6, %c7_i32, %c3_i32 : tensor<2x1x2x?xi32>, tensor<1x2x1xi32>, i32, i32) outs(%2 : tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi32>
    return %7, %0, %c3_i32, %arg1 : tensor<2x1x1x1xi32>, tensor<i24>, i32, i32
  }
  func.func private @f1(%arg0: tensor<i24>) -> (tensor<i24>, tensor<i24>) {
    %0 = tensor.empty() : tensor<i24>
    %c3_i24 = arith.constant 3 : i24
    %1 = linalg.fill ins(%c3_i24 : i24) outs(%0 : tensor<i24>) -> tensor<i24>
    %mapped = linalg.map ins(%arg0, %1, %arg0 : tensor<i24>, tensor<i24>, tensor<i24>) outs(%arg0 : tensor<i24>)
      (%in: i24, %in_0: i24, %in_1: i24, %init: i24) {
        %2 = arith.subi %in, %in_0 : i24
        %3 = arith.addi %2, %in_1 : i24
        %c5_i24 = arith.constant 5 : i24
        %4 = arith.shli %3, %c5_i24 : i24
        linalg.yield %4 : i24
      }
    return %1, %mapped : tensor<i24>, tensor<i24>
  }
  ml_program.global private @g1(dense<0> : tensor<i24>) : tensor<i24>
  ml_program.global private mutable @g0(dense<42> : tensor<i24>) : tensor<i24>
  func.func @f2(%arg0: tensor<i24>, %arg1: tensor<i24>, %arg2: tensor<i24>, %arg3: tensor<i24>) -> tensor<i24> {
    %0 = linalg.copy ins(%arg2 : tensor<i24>) outs(%arg1 : tensor<i24>) -> tensor<i24>
    %cst = arith.constant dense<8> : tensor<i24>
    ml_program.global_store @g0 = %cst : tensor<i24>
    return %0 : tensor<i24>
  }
  func.func private @f4(%arg0: tensor<i24>, %arg1: tensor<i24>, %arg2: i32) -> tensor<i24> {
    %c1_i24 = arith.constant 1 : i24
    %0 = linalg.fill ins(%c1_i24 : i24) outs(%arg1 : tensor<i24>) -> tensor<i24>
    %c11_i32 = arith.constant 11 : i32
    %1 = arith.cmpi ne, %arg2, %c11_i32 : i32
    %2 = scf.if %1 -> (tensor<i24>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %3:3 = scf.while (%arg3 = %c0, %arg4 = %arg1, %arg5 = %arg1) : (index, tensor<i24>, tensor<i24>) -> (index, tensor<i24>, tensor<i24>) {
        %4 = arith.cmpi ult, %arg3, %c1 : index
        %5 = arith.andi %4, %1 : i1
        scf.condition(%5) %arg3, %arg4, %arg5 : index, tensor<i24>, tensor<i24>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<i24>, %arg5: tensor<i24>):
        %4 = arith.addi %arg3, %c1 : index
        %5 = linalg.copy ins(%0 : tensor<i24>) outs(%arg5 : tensor<i24>) -> tensor<i24>
        %inserted = tensor.insert %c1_i24 into %5[] : tensor<i24>
        %6 = linalg.copy ins(%0 : tensor<i24>) outs(%arg4 : tensor<i24>) -> tensor<i24>
        scf.yield %4, %6, %inserted : index, tensor<i24>, tensor<i24>
      }
      scf.yield %arg0 : tensor<i24>
    } else {
      scf.yield %arg0 : tensor<i24>
    }
    return %2 : tensor<i24>
  }
  func.func @main(%arg0: tensor<i24> {bufferization.writable = false}, %arg1: tensor<i24>, %arg2: tensor<i24> {bufferization.writable = false}, %arg3: tensor<i24> {bufferization.writable = false}, %arg4: memref<i24, strided<[], offset: ?>>, %arg5: memref<i24>, %arg6: memref<i24>) -> (tensor<i24>, tensor<i24>, tensor<2x1x1x1xi32>, tensor<i24>) {
    bufferization.materialize_in_destination %arg1 in restrict writable %arg4 : (tensor<i24>, memref<i24, strided<[], offset: ?>>) -> ()
    %c1 = arith.constant 1 : index
    affine.if #set(%c1) {
      %6 = memref.alloca_scope  -> (i24) {
        %10 = memref.load %arg6[] : memref<i24>
        %inserted = tensor.insert %10 into %arg3[] : tensor<i24>
        %extracted = tensor.extract %inserted[] : tensor<i24>
        memref.alloca_scope.return %10 : i24
      }
      %7 = scf.execute_region -> tensor<i24> {
        scf.yield %arg2 : tensor<i24>
      }
      %8 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg3 : tensor<i24>) {
      ^bb0(%out: i24):
        %10 = arith.minui %out, %6 : i24
        linalg.yield %10 : i24
      } -> tensor<i24>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%8 : tensor<i24>) outs(%arg0 : tensor<i24>) {
      ^bb0(%in: i24, %out: i24):
        %10 = arith.maxui %in, %out : i24
        linalg.yield %10 : i24
      } -> tensor<i24>
    }
    %0:2 = call @f1(%arg2) : (tensor<i24>) -> (tensor<i24>, tensor<i24>)
    %1 = call @f2(%0#0, %0#1, %0#1, %0#1) : (tensor<i24>, tensor<i24>, tensor<i24>, tensor<i24>) -> tensor<i24>
    %2 = tensor.empty() : tensor<i24>
    %c-3_i24 = arith.constant -3 : i24
    %3 = linalg.fill ins(%c-3_i24 : i24) outs(%2 : tensor<i24>) -> tensor<i24>
    %c9_i32 = arith.constant 9 : i32
    %4:4 = call @f3(%3, %c9_i32) : (tensor<i24>, i32) -> (tensor<2x1x1x1xi32>, tensor<i24>, i32, i32)
    %5 = call @f4(%1, %arg3, %4#2) : (tensor<i24>, tensor<i24>, i32) -> tensor<i24>
    return %5, %4#1, %4#0, %1 : tensor<i24>, tensor<i24>, tensor<2x1x1x1xi32>, tensor<i24>
  }
}

