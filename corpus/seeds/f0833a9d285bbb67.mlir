// bufdiff-profile: idioms
// bufdiff-choices: a84ba395bb06f590116ab72d33cf5d6e6ba9bc083048ae3c59525b55d6ab59f9ba797088133fb0bc
// bufdiff-choices: 6d2a62532b552813a4735859351debe7608b0beb212721cc1b8db927556de9a9b2fe0b008b9af878
// bufdiff-choices: 96320933374438ce365b5cc6f099204d6615eea6bc346df3d8e7670890fc286be9904fa38c1a74b4
// bufdiff-choices: 80343bf85ecb2b4ddaf9629610cc9e7cc3eeb73ca02bd23044358bde18d390608870c8c450863c4c
// bufdiff-choices: caa247bfd596d1688ed89210643da5f453f39822c42ceec292198adbcf0cb1cb0ff2e34c5a9cb18e
// bufdiff-choices: e9ffa08abb9f86b409dc88f520f239fa0406382ab00984474f387f58e1582dde47cd98ea7cf144a1
// bufdiff-choices: aebe62228108f00fddd238495f2b30ffdd8a74ed481c1a1587ef2674fb0c509625907b9e99166bfd
// bufdiff-choices: 4ce530d1f7ea9eb63ac813969ec8ff2cf70efe35fdaf8c5619fa324b87a542c3cd473dfa0bc23cc9
// bufdiff-choices: 3d07b0a55c16dac1249594b2aadd64440a3e72f8d9c86fc6876d3b8af3c4000e47e4f86b95ff3aff
// bufdiff-choices: 3d9bafdf2b75fefc6a4c2f251c792d99d7ceabd271961166f96949445cc0d4986483acfa459da7ef
// bufdiff-choices: 061f101a23e83775e47077840f20bc0c482104919ceb4daa102249908e42056270f3eca29aa580ca
// bufdiff-choices: c15a9ae6eead9987a0e8d203ff1bcc63afac7322dce1d1b0cb99f68249703b04e737c1b60e2a3790
// bufdiff-choices: ea7112e9989e5918db87
// bufdiff-features: 260 587 1089 1502 2031 2225 2507 2898 3338 4796 4984 5075 5197 5973 6405 6611
// bufdiff-features: 6969 7014 7384 7534 7793 7875 9255 9302 9462 9479 9748 9968 10166 11162 11408
// bufdiff-features: 11441 11703 12170 12485 12753 13032 13074 13233 13421 14369 14454 14674 14884
// bufdiff-features: 14925 15274 15440 15751 15903 16455 16834 17667 18203 18330 19223 19419 19628
// bufdiff-features: 19746 20237 20254 20686 20864 21069 21115 21788 22095 22221 22280 22640 23148
// bufdiff-features: 23348 23874 24259 24307 24402 24473 24826 25082 25119 25388 25818 25962 26110
// bufdiff-features: 26266 26568 26922 27048 27056 27223 27766 27825 28652 28814 28848 29277 29590
// bufdiff-features: 29684 30573 30666 30688 30707 30846 31668 31899 32615 33602 33927 34069 34089
// bufdiff-features: 34159 34167 34623 34647 34993 35403 35933 36180 36784 37007 37743 37786 38163
// bufdiff-features: 38177 38216 38490 38783 38836 39253 39540 39747 39981 40044 40132 40479 40712
// bufdiff-features: 40841 41296 41680 41742 42344 42467 42525 42530 42656 42728 42766 43022 43098
// bufdiff-features: 44522 45629 46034 46110 46203 46245 46832 46874 46995 47242 47392 47918 48208
// bufdiff-features: 48974 49097 49132 49332 49370 49397 49621 49635 49728 50022 50633 50894 51211
// bufdiff-features: 51236 51584 52062 52322 52475 52558 52807 52900 52928 52958 53244 53249 53252
// bufdiff-features: 53469 53887 54180 54546 54554 54651 54915 54998 55113 55185 55622 55887 56116
// bufdiff-features: 56339 56488 56797 57499 57718 57773 58190 58762 59038 59070 59169 59347 60435
// bufdiff-features: 60686 61107 61556 61699 62218 62326 63062 63071 64120 64235 64616 64716 64737
// bufdiff-features: 64959 64976 65445 65616 65715 65726 66212 66416 66422 66765 66777 66995 67174
// bufdiff-features: 67748 68355 68782 69235 69286 69403 69449 69660 69818 69987 70050 70161 70174
// bufdiff-features: 70644 71168 71169 72280 72674 72790 73141 73150 73289 73455 73802 74057 74326
// bufdiff-features: 74362 74507 74541 74617 75827 75921 76009 76611 76700 76953 77261 77428 77823
// bufdiff-features: 78283 78430 78828 79099 79389 80533 80920 81278 81736 81814 82135 82201 82323
// bufdiff-features: 83194 84585 84887 85820 85843 85913 86125 86210 86265 86574 86782 87563 87695
// bufdiff-features: 87894 88077 88081 88602 88732 89646 89780 89812 90202 90372 90723 90903 91074
// bufdiff-features: 91491 91737 92194 92647 92849 93140 93255 93286 93825 94373 94455 94498 94913
// bufdiff-features: 94961 94981 95106 95123 95285 95401 95657 96273 96464 96989 97067 97219 97318
// bufdiff-features: 97319 97447 97666 97864 98194 98501 98879 99009 99228 99257 99383 99447 99512
// bufdiff-features: 99568 99824 100059 100650 101258 101264 101280 101823 101866 102222 102786
// bufdiff-features: 102809 103014 103383 103715 104253 104315 104931 105373 105575 105579 105832
// bufdiff-features: 105857 106087 106382 106398 106961 107035 107614 107783 108597 109086 109327
// bufdiff-features: 109467 109732 110530 110552 111024 111707 111809 111883 111976 112474 112917
// bufdiff-features: 112929 113020 113901 113940 114387 114849 115026 115471 115711 115823 116080
// bufdiff-features: 117206 117235 117336 117540 118547 118769 119439 119501 119879 119933 119940
// bufdiff-features: 120145 120671 121252 121394 121467 121682 121765 123215 124448 124546 124744
// bufdiff-features: 124839 124986 125908 127243 127661 127834 128456 128768 128779 128916 129058
// bufdiff-features: 129462 129703 129797 130761 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x5xi64>) -> (tensor<2x?xi64>, tensor<2xi64>, tensor<?x?xi64>, tensor<?x5xi64>, tensor<2x2x1x?x2x2xi64>, tensor<2x5xi64>, i64) {
    %c2 = arith.constant 2 : index
    %0:2 = scf.forall (%arg1) in (%c2) shared_outs(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<2x5xi64>, tensor<2x5xi64>) {
      %3 = func.call @same5(%arg0) : (tensor<2x5xi64>) -> tensor<2x5xi64>
      %c5 = arith.constant 5 : index
      %4 = tensor.empty(%c2, %c5) : tensor<?x?xi1>
      %false = arith.constant false
      %5 = linalg.fill ins(%false : i1) outs(%4 : tensor<?x?xi1>) -> tensor<?x?xi1>
      %6 = linalg.select ins(%5, %3, %arg0 : tensor<?x?xi1>, tensor<2x5xi64>, tensor<2x5xi64>) outs(%arg0 : tensor<2x5xi64>) -> tensor<2x5xi64>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<2x5xi64>) outs(%arg0 : tensor<2x5xi64>) {
      ^bb0(%in: i64, %out: i64):
        %14 = arith.andi %in, %out : i64
        linalg.yield %14 : i64
      } -> tensor<2x5xi64>
      %cast_2 = tensor.cast %6 : tensor<2x5xi64> to tensor<2x?xi64>
      %c-3_i64 = arith.constant -3 : i64
      %cast_3 = tensor.cast %3 : tensor<2x5xi64> to tensor<2x?xi64>
      %extracted_slice_4 = tensor.extract_slice %6[0, 0] [2, 2] [1, 4] : tensor<2x5xi64> to tensor<2x2xi64>
      %8:4 = func.call @f1(%cast_2, %c-3_i64, %cast_3, %extracted_slice_4) : (tensor<2x?xi64>, i64, tensor<2x?xi64>, tensor<2x2xi64>) -> (tensor<2x5xi64>, tensor<2x2xi64>, i64, i64)
      %extracted_slice_5 = tensor.extract_slice %arg2[%arg1, 0] [1, 5] [1, 1] : tensor<2x5xi64> to tensor<5xi64>
      %9 = tensor.empty() : tensor<5x2xi64>
      %10 = linalg.fill ins(%8#3 : i64) outs(%9 : tensor<5x2xi64>) -> tensor<5x2xi64>
      %reduced = linalg.reduce ins(%10 : tensor<5x2xi64>) outs(%extracted_slice_5 : tensor<5xi64>) dimensions = [1] 
        (%in: i64, %init: i64) {
          %14 = arith.muli %in, %init : i64
          linalg.yield %14 : i64
        }
      %cst = arith.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64>
      %11 = linalg.mul ins(%cst, %cst : tensor<5xi64>, tensor<5xi64>) outs(%reduced : tensor<5xi64>) -> tensor<5xi64>
      %extracted_slice_6 = tensor.extract_slice %arg3[%arg1, 0] [1, 5] [1, 1] : tensor<2x5xi64> to tensor<1x5xi64>
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<1x5xi64>) outs(%extracted_slice_6 : tensor<1x5xi64>) {
      ^bb0(%in: i64, %out: i64):
        %14 = arith.maxsi %in, %out : i64
        linalg.yield %14 : i64
      } -> tensor<1x5xi64>
      %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<1x5xi64>) outs(%12 : tensor<1x5xi64>) {
      ^bb0(%in: i64, %out: i64):
        %14 = arith.xori %in, %8#2 : i64
        %c5_i64 = arith.constant 5 : i64
        %15 = arith.remui %14, %c5_i64 : i64
        linalg.yield %15 : i64
      } -> tensor<1x5xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %11 into %arg2[%arg1, 0] [1, 5] [1, 1] : tensor<5xi64> into tensor<2x5xi64>
        tensor.parallel_insert_slice %13 into %arg3[%arg1, 0] [1, 5] [1, 1] : tensor<1x5xi64> into tensor<2x5xi64>
      }
    }
    %c11_i64 = arith.constant 11 : i64
    %1 = call @f2(%0#0, %0#0, %c11_i64) : (tensor<2x5xi64>, tensor<2x5xi64>, i64) -> tensor<2x2x1x2x2x2xi64>
    %extracted_slice = tensor.extract_slice %0#0[0, 0] [2, 2] [1, 1] : tensor<2x5xi64> to tensor<2x2xi64>
    %c0 = arith.constant 0 : index
    %extracted_slice_0 = tensor.extract_slice %0#0[%c0, 2] [1, 2] [1, 2] : tensor<2x5xi64> to tensor<2xi64>
    %2:4 = call @f3(%extracted_slice, %0#0, %extracted_slice_0) : (tensor<2x2xi64>, tensor<2x5xi64>, tensor<2xi64>) -> (tensor<?x5xi64>, tensor<1x?xi64>, tensor<2xi64>, tensor<2x?xi64>)
    %cast = tensor.cast %2#1 : tensor<1x?xi64> to tensor<?x?xi64>
    %cast_1 = tensor.cast %1 : tensor<2x2x1x2x2x2xi64> to tensor<2x2x1x?x2x2xi64>
    return %2#3, %2#2, %cast, %2#0, %cast_1, %0#1, %c11_i64 : tensor<2x?xi64>, tensor<2xi64>, tensor<?x?xi64>, tensor<?x5xi64>, tensor<2x2x1x?x2x2xi64>, tensor<2x5xi64>, i64
  }
  func.func private @f3(%arg0: tensor<2x2xi64>, %arg1: tensor<2x5xi64>, %arg2: tensor<2xi64>) -> (tensor<?x5xi64>, tensor<1x?xi64>, tensor<2xi64>, tensor<2x?xi64>) {
    %c2_i64 = arith.constant 2 : i64
    %0 = tensor.empty() : tensor<2x5xi64>
    %1 = linalg.fill ins(%c2_i64 : i64) outs(%0 : tensor<2x5xi64>) -> tensor<2x5xi64>
    %2 = linalg.div_unsigned ins(%arg1, %1 : tensor<2x5xi64>, tensor<2x5xi64>) outs(%arg1 : tensor<2x5xi64>) -> tensor<2x5xi64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0, %c0] : tensor<2x2xi64>
    %c2_i64_0 = arith.constant 2 : i64
    %3 = arith.cmpi eq, %extracted, %c2_i64_0 : i64
    %4 = arith.select %3, %2, %arg1 : tensor<2x5xi64>
    %5 = tensor.empty() : tensor<2x5xi64>
    %6 = linalg.fill ins(%extracted : i64) outs(%5 : tensor<2x5xi64>) -> tensor<2x5xi64>
    %7 = linalg.mul ins(%6, %2 : tensor<2x5xi64>, tensor<2x5xi64>) outs(%4 : tensor<2x5xi64>) -> tensor<2x5xi64>
    %c5 = arith.constant 5 : index
    %8 = tensor.empty(%c5) : tensor<2x?xi64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2x5xi64>) outs(%8 : tensor<2x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %12 = arith.muli %in, %extracted : i64
      linalg.yield %12 : i64
    } -> tensor<2x?xi64>
    %cast = tensor.cast %7 : tensor<2x5xi64> to tensor<?x5xi64>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %4[%c0, 1] [1, 4] [1, %c1] : tensor<2x5xi64> to tensor<1x4xi64>
    %c4 = arith.constant 4 : index
    %10 = tensor.empty(%c4) : tensor<1x?xi64>
    %11 = linalg.copy ins(%extracted_slice : tensor<1x4xi64>) outs(%10 : tensor<1x?xi64>) -> tensor<1x?xi64>
    return %cast, %11, %arg2, %9 : tensor<?x5xi64>, tensor<1x?xi64>, tensor<2xi64>, tensor<2x?xi64>
  }
  func.func private @f1(%arg0: tensor<2x?xi64>, %arg1: i64, %arg2: tensor<2x?xi64>, %arg3: tensor<2x2xi64>) -> (tensor<2x5xi64>, tensor<2x2xi64>, i64, i64) {
    %mapped = linalg.map ins(%arg3 : tensor<2x2xi64>) outs(%arg3 : tensor<2x2xi64>)
      (%in: i64, %init: i64) {
        %c11_i64 = arith.constant 11 : i64
        %5 = arith.ori %in, %c11_i64 : i64
        linalg.yield %5 : i64
      }
    %0:2 = call @twice1(%arg0) : (tensor<2x?xi64>) -> (tensor<2x?xi64>, tensor<2x?xi64>)
    %1 = tensor.empty() : tensor<2x5xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0#0 : tensor<2x?xi64>) outs(%1 : tensor<2x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %c9_i64 = arith.constant 9 : i64
      %5 = arith.andi %in, %c9_i64 : i64
      linalg.yield %5 : i64
    } -> tensor<2x5xi64>
    %c1 = arith.constant 1 : index
    %3 = arith.index_cast %arg1 : i64 to index
    %c5 = arith.constant 5 : index
    %4 = arith.remui %3, %c5 : index
    %extracted = tensor.extract %0#1[%c1, %4] : tensor<2x?xi64>
    return %2, %mapped, %extracted, %arg1 : tensor<2x5xi64>, tensor<2x2xi64>, i64, i64
  }
  func.func private @twice1(%arg0: tensor<2x?xi64>) -> (tensor<2x?xi64>, tensor<2x?xi64>) {
    return %arg0, %arg0 : tensor<2x?xi64>, tensor<2x?xi64>
  }
  func.func private @f2(%arg0: tensor<2x5xi64>, %arg1: tensor<2x5xi64>, %arg2: i64) -> tensor<2x2x1x2x2x2xi64> {
    %0 = tensor.empty() : tensor<2x2x1x2x2x2xi64>
    %1 = linalg.fill ins(%arg2 : i64) outs(%0 : tensor<2x2x1x2x2x2xi64>) -> tensor<2x2x1x2x2x2xi64>
    %cst = arith.constant dense<[[[[[10, 9], [8, 7]], [[6, 5], [4, 3]]], [[[2, 1], [0, -1]], [[-2, -3], [-4, -5]]], [[[-6, -7], [-8, -9]], [[-10, -11], [-12, -13]]]], [[[[-14, -15], [-16, -17]], [[-18, -19], [-20, -21]]], [[[-22, -23], [-24, -25]], [[-26, -27], [-28, -29]]], [[[-30, -31], [-32, -33]], [[-34, -35], [-36, -37]]]]]> : tensor<2x3x2x2x2xi64>
    %2 = tensor.empty() : tensor<2x2x1x2x2xi64>
    %c9_i64 = arith.constant 9 : i64
    %3 = linalg.fill ins(%c9_i64 : i64) outs(%2 : tensor<2x2x1x2x2xi64>) -> tensor<2x2x1x2x2xi64>
    %4 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%cst, %3 : tensor<2x3x2x2x2xi64>, tensor<2x2x1x2x2xi64>) outs(%1 : tensor<2x2x1x2x2x2xi64>) -> tensor<2x2x1x2x2x2xi64>
    return %1 : tensor<2x2x1x2x2x2xi64>
  }
  func.func private @same5(%arg0: tensor<2x5xi64>) -> tensor<2x5xi64> {
    return %arg0 : tensor<2x5xi64>
  }
}

