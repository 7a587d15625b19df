// bufdiff-profile: types
// bufdiff-choices: 7c17695fed7a3001ceb47ffb8184a26ae5de981decbe2be3afdf52bd28f7ede0d23095efbcd0ca30
// bufdiff-choices: 5304b0ad43f0c1b5e96243e1d244c6921902cb1211dc1fd0a5d2a83f1999d6f61e6fc12eaf3cee4e
// bufdiff-choices: b5b79de2674af155525ff99d70df8cbc8ca55ba68f6c3fca8458a814042cb799087dc15cd94f14ff
// bufdiff-choices: 0416b01a533b98c56c3c911265f4c33c2f33a0bb925690934abcbf2695aac82e7073aad36aa8f038
// bufdiff-choices: 5365342b1ffc1e62354cbecebb4d8c65ae97d6d4cf81ff30d53a46396be530a62481681239c92c54
// bufdiff-choices: bf3b78b0af0f60b55f646efd34bcb267a4b9c06a4e179c7c54775c2946d9f9c2131e3fc56893e5ca
// bufdiff-choices: 667915c5d93852457da85e670b82b2902c3ec725e6aec18922188353ba761c8634762de9fafc5e2d
// bufdiff-choices: ae94866a
// bufdiff-features: 961 1502 1518 2442 2898 2945 4211 4935 5075 5973 6065 6446 6611 6812 10166
// bufdiff-features: 10814 11162 11297 11556 12170 12403 12638 12932 13231 13233 13915 14704 15671
// bufdiff-features: 15751 16428 16898 18330 18523 19100 19419 20261 20686 22095 22221 23335 23787
// bufdiff-features: 23817 23874 24826 25388 25608 25818 26400 26568 26619 27048 27825 28103 28464
// bufdiff-features: 29433 29590 29968 30145 30666 31475 31727 32046 32615 34069 34167 34623 34647
// bufdiff-features: 34861 35163 35179 36542 36901 37301 38152 38754 38783 39025 40044 40712 42344
// bufdiff-features: 42467 42542 42728 43033 43098 43858 44994 45278 45779 46203 46522 46605 46832
// bufdiff-features: 46995 47392 47486 47822 48092 48974 52062 52322 52558 52900 52958 53244 53435
// bufdiff-features: 54651 55185 55887 57718 57773 58190 59070 59145 59649 61556 61699 62641 62701
// bufdiff-features: 63071 63610 64120 64235 64959 65277 65770 66312 66422 66765 68355 68782 68813
// bufdiff-features: 69987 71169 71544 73289 73455 74057 74336 74362 74507 74617 75921 76567 77129
// bufdiff-features: 78430 79229 79383 79389 80533 81303 82203 82594 83363 83634 84562 84585 84887
// bufdiff-features: 85843 86125 86600 87199 88732 88956 89113 89780 89812 90198 90777 90954 91365
// bufdiff-features: 91415 91737 92492 92647 93255 93714 94301 97318 97739 97864 98459 99009 99032
// bufdiff-features: 99383 99525 99568 100025 100718 100980 101293 101858 103715 103819 104303
// bufdiff-features: 104315 104931 104952 105857 105914 107046 109086 109267 110552 111916 112929
// bufdiff-features: 113020 114547 115026 115471 117336 117506 119231 119343 119588 120049 121089
// bufdiff-features: 121394 121467 121682 121707 121914 122367 124448 124909 125850 125908 127160
// bufdiff-features: 128768 129630 129849 130933 131001
module {
  func.func @f1(%arg0: tensor<3x3xi7>, %arg1: tensor<3x3xi7>) -> tensor<3x3xi7> {
    %c11_i7 = arith.constant 11 : i7
    %0 = linalg.fill ins(%c11_i7 : i7) outs(%arg0 : tensor<3x3xi7>) -> tensor<3x3xi7>
    vector.print %c11_i7 : i7
    return %arg0 : tensor<3x3xi7>
  }
  func.func private @f2(%arg0: tensor<3x3xi7>, %arg1: tensor<3x4xi7>, %arg2: tensor<3x4xi7>) -> (tensor<3x4xi7>, tensor<3x4xi7>, i7) {
    %0 = tensor.empty() : tensor<4x3xi7>
    %c3_i7 = arith.constant 3 : i7
    %1 = linalg.fill ins(%c3_i7 : i7) outs(%0 : tensor<4x3xi7>) -> tensor<4x3xi7>
    %transposed = linalg.transpose ins(%1 : tensor<4x3xi7>) outs(%arg2 : tensor<3x4xi7>) permutation = [1, 0] 
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %c3_i7 into %transposed[%c2, %c1] : tensor<3x4xi7>
    %2 = tensor.empty() : tensor<3x4xi7>
    %3 = linalg.copy ins(%transposed : tensor<3x4xi7>) outs(%2 : tensor<3x4xi7>) -> tensor<3x4xi7>
    return %inserted, %3, %c3_i7 : tensor<3x4xi7>, tensor<3x4xi7>, i7
  }
  func.func @main(%arg0: tensor<3x2x3xi7>, %arg1: tensor<3x2x?xi7>) -> (tensor<3x4xi7>, tensor<3x4xi7>, tensor<3x3xi7>, tensor<3x2x?xi7>, tensor<3x2x?xi7>, tensor<3x3xi7>) {
    %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<3x2x?xi7>
    %1 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %arg1) -> (tensor<3x2x?xi7>) {
      %c2 = arith.constant 2 : index
      %dim = tensor.dim %arg1, %c2 : tensor<3x2x?xi7>
      %extracted_slice_0 = tensor.extract_slice %arg3[%arg2, 0, 0] [1, 2, %dim] [1, 1, 1] : tensor<3x2x?xi7> to tensor<1x2x?xi7>
      %mapped = linalg.map ins(%extracted_slice_0, %extracted_slice_0, %extracted_slice_0 : tensor<1x2x?xi7>, tensor<1x2x?xi7>, tensor<1x2x?xi7>) outs(%extracted_slice_0 : tensor<1x2x?xi7>)
        (%in: i7, %in_1: i7, %in_2: i7, %init: i7) {
          %4 = arith.addi %in, %in_1 : i7
          %5 = arith.minui %4, %in_2 : i7
          linalg.yield %5 : i7
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped into %arg3[%arg2, 0, 0] [1, 2, %dim] [1, 1, 1] : tensor<1x2x?xi7> into tensor<3x2x?xi7>
      }
    }
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %4 = arith.index_cast %arg2 : index to i7
      %5 = arith.index_cast %arg3 : index to i7
      %6 = arith.addi %4, %5 : i7
      tensor.yield %6 : i7
    } : tensor<3x3xi7>
    %2 = call @f1(%generated, %generated) : (tensor<3x3xi7>, tensor<3x3xi7>) -> tensor<3x3xi7>
    %cst = arith.constant dense<[[6, 7, 8, 9], [10, 11, 12, 13], [14, 15, 16, 17]]> : tensor<3x4xi7>
    %3:3 = call @f2(%generated, %cst, %cst) : (tensor<3x3xi7>, tensor<3x4xi7>, tensor<3x4xi7>) -> (tensor<3x4xi7>, tensor<3x4xi7>, i7)
    %extracted_slice = tensor.extract_slice %generated[0, 0] [3, 3] [1, 1] : tensor<3x3xi7> to tensor<3x3xi7>
    return %3#1, %3#0, %2, %1, %0, %extracted_slice : tensor<3x4xi7>, tensor<3x4xi7>, tensor<3x3xi7>, tensor<3x2x?xi7>, tensor<3x2x?xi7>, tensor<3x3xi7>
  }
}

