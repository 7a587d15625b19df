// bufdiff-profile: calls
// bufdiff-choices: 850398ced4f1f171106b1e222e1c73569d607b1f62fe3ec37c53dec32401be9f8b76c3f730d95245
// bufdiff-choices: 7a9c67cf0524de64ce12edbfa107046fb6302013b544756edde89ba3909a571581fc0ec94be64647
// bufdiff-choices: 0afe118895a3364de516f344fbc4924496fa1ed469a88406ca9ddb134a3841eac10a86690d5355f0
// bufdiff-choices: 2342f67c1f829b37a180c785bb52457b5398dd0ae4bd121e1847758c7686fff92309bc7291cb4347
// bufdiff-choices: a7aa7a0622b9727c928de9a6a4e659edfccef652068d879a2e8d60dae168d4b5b3cf206cf53a4567
// bufdiff-choices: 79f33bf4c717d199ac63392afec6401e3bc535589fbb1f3abe1140cf7a67254c0a7a1a902f590f73
// bufdiff-choices: ec1c76cfe89ba9f190cdbf479c9b2b525e86b02ae8c338ed22895732be753a3acca8fc85ba186e9c
// bufdiff-choices: 54e2a14973712b2c8b95531018ac6800368ec138d3bcfc9d6648d59b31c9d308ce75
// bufdiff-features: 294 472 600 1312 1502 2442 2945 3207 3399 4211 5376 7286 7795 8813 8918 9302
// bufdiff-features: 9309 9479 10819 11202 13169 13233 13424 14015 14703 14884 14924 14962 14998
// bufdiff-features: 15751 15791 16269 16357 16417 16822 17989 18166 18588 19205 19419 21658 21674
// bufdiff-features: 22095 22221 23322 23787 24826 25119 25388 25729 25818 26369 26568 27048 27825
// bufdiff-features: 28986 29667 29684 29687 30666 32046 32615 34069 34159 34167 34564 34616 34623
// bufdiff-features: 34647 34745 34861 35163 37007 37183 37231 37251 37786 38754 39025 39747 39981
// bufdiff-features: 40009 40044 40070 40712 42344 42467 42542 43631 44176 45593 45765 46203 46826
// bufdiff-features: 46995 47093 47203 47392 47933 48092 48577 49397 49800 50590 50857 52152 52322
// bufdiff-features: 52558 52595 52721 52807 52900 52958 53791 54651 54998 55003 55185 55463 55887
// bufdiff-features: 56397 56404 57718 58024 58137 58190 58399 59070 59448 60234 60686 61350 61375
// bufdiff-features: 61556 61944 62218 63071 63249 63610 63800 63933 64235 64959 65555 66312 66422
// bufdiff-features: 66765 68312 68355 68618 68782 69032 69235 69403 69875 69987 70119 71050 71169
// bufdiff-features: 71904 72450 72508 72629 73289 74057 74362 75921 76339 76567 76600 77336 77617
// bufdiff-features: 79389 80894 81047 81441 81467 81556 81707 82011 82135 82203 83194 84080 84585
// bufdiff-features: 84853 84887 84922 84944 85118 85843 85870 86125 86992 88321 88679 88732 89434
// bufdiff-features: 89557 89780 89800 90090 90585 91074 91415 92259 92492 92647 92921 93255 93753
// bufdiff-features: 94178 94384 94950 95463 97318 97563 97864 98170 98187 98194 98501 98599 99009
// bufdiff-features: 99228 99383 99568 100842 101293 102092 102788 102809 103148 103315 103715
// bufdiff-features: 104339 104405 104931 104958 105857 106134 106209 106314 106568 107248 109028
// bufdiff-features: 109086 109327 109923 110085 111665 112474 112756 112920 112929 113020 113162
// bufdiff-features: 114044 114139 114547 115026 115471 116312 116590 116929 117336 118052 118217
// bufdiff-features: 119120 119764 119940 120372 120406 120933 121132 121394 121467 121632 121682
// bufdiff-features: 122367 122764 122950 122967 125040 126722 127553 127922 128707 128768
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, i64) {
    %c1_i64 = arith.constant 1 : i64
    %0 = linalg.fill ins(%c1_i64 : i64) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %c5 = arith.constant 5 : index
    %1 = scf.index_switch %c5 -> tensor<i64> 
    case 0 {
      scf.yield %arg1 : tensor<i64>
    }
    default {
      %2 = tensor.empty() : tensor<i64>
      %3 = linalg.fill ins(%c1_i64 : i64) outs(%2 : tensor<i64>) -> tensor<i64>
      %4 = linalg.copy ins(%3 : tensor<i64>) outs(%arg1 : tensor<i64>) -> tensor<i64>
      scf.yield %4 : tensor<i64>
    }
    return %1, %c1_i64 : tensor<i64>, i64
  }
  func.func private @f2(%arg0: tensor<3x2x2xi64>, %arg1: tensor<3x2x2xi64>) -> tensor<3x2x2xi64> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3x2x2xi64>, tensor<3x2x2xi64>) outs(%arg0 : tensor<3x2x2xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %3 = arith.muli %in, %in_0 : i64
      linalg.yield %3 : i64
    } -> tensor<3x2x2xi64>
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_read %0[%c1, %c1, %c1], %c0_i64 : tensor<3x2x2xi64>, vector<2xi64>
    %2 = vector.extract %1[0] : i64 from vector<2xi64>
    return %0 : tensor<3x2x2xi64>
  }
  func.func private @f3(%arg0: tensor<i64>) -> tensor<i64> {
    %cst = arith.constant dense<10> : tensor<i64>
    %0 = linalg.min ins(%cst, %arg0 : tensor<i64>, tensor<i64>) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %extracted = tensor.extract %cst[] : tensor<i64>
    %c-3_i64 = arith.constant -3 : i64
    %1 = arith.cmpi uge, %extracted, %c-3_i64 : i64
    %2 = arith.select %1, %cst, %0 : tensor<i64>
    return %2 : tensor<i64>
  }
  func.func @f4(%arg0: tensor<3x2x2xi64>) -> (tensor<3x2x2xi64>, tensor<3x2x2xi64>) {
    %0 = tensor.empty() : tensor<3x2x3xi64>
    %c7_i64 = arith.constant 7 : i64
    %1 = linalg.fill ins(%c7_i64 : i64) outs(%0 : tensor<3x2x3xi64>) -> tensor<3x2x3xi64>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.pooling_ncw_max ins(%1, %2 : tensor<3x2x3xi64>, tensor<2xi64>) outs(%arg0 : tensor<3x2x2xi64>) -> tensor<3x2x2xi64>
    %4 = tensor.empty() : tensor<3x2x2xi64>
    %5 = linalg.copy ins(%arg0 : tensor<3x2x2xi64>) outs(%4 : tensor<3x2x2xi64>) -> tensor<3x2x2xi64>
    return %3, %5 : tensor<3x2x2xi64>, tensor<3x2x2xi64>
  }
  func.func @main(%arg0: tensor<3x2x2xi64>, %arg1: tensor<i64>, %arg2: tensor<3x2x2xi64>) -> (tensor<3x2x2xi64>, tensor<3x2x2xi64>, tensor<3x2x2xi64>) {
    %0 = call @f3(%arg1) : (tensor<i64>) -> tensor<i64>
    %c2 = arith.constant 2 : index
    %1 = scf.forall (%arg3, %arg4) in (%c2, 3) shared_outs(%arg5 = %arg2) -> (tensor<3x2x2xi64>) {
      %c5 = arith.constant 5 : index
      %4 = arith.cmpi eq, %arg3, %c5 : index
      %5 = arith.select %4, %arg1, %0 : tensor<i64>
      %6:2 = func.call @f1(%5, %5) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, i64)
      %extracted_slice = tensor.extract_slice %arg5[%arg4, 0, %arg3] [1, 2, 1] [1, 1, 1] : tensor<3x2x2xi64> to tensor<1x2x1xi64>
      %mapped = linalg.map { arith.subi {overflowFlags = #arith.overflow<none>} } ins(%extracted_slice, %extracted_slice : tensor<1x2x1xi64>, tensor<1x2x1xi64>) outs(%extracted_slice : tensor<1x2x1xi64>)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped into %arg5[%arg4, 0, %arg3] [1, 2, 1] [1, 1, 1] : tensor<1x2x1xi64> into tensor<3x2x2xi64>
      }
    }
    %2 = call @f2(%1, %arg0) : (tensor<3x2x2xi64>, tensor<3x2x2xi64>) -> tensor<3x2x2xi64>
    %cst = arith.constant dense<3> : tensor<3x2x2xi64>
    %3:2 = call @f4(%cst) : (tensor<3x2x2xi64>) -> (tensor<3x2x2xi64>, tensor<3x2x2xi64>)
    return %3#0, %3#1, %2 : tensor<3x2x2xi64>, tensor<3x2x2xi64>, tensor<3x2x2xi64>
  }
}

