// bufdiff-profile: calls
// bufdiff-choices: 054c923c7df1549eca2bd9008e217e8a67c3313fb3e57c91931add43e950947c07ca29206a16e3ce
// bufdiff-choices: 3862796e6fb2f29cc41e21d6d42eda1749cead60968c5f5d4a48ce0c9de56d64c0eb368608910c8e
// bufdiff-choices: 4391b4fab090c95bcfcb1bb2e22aa45856f615452bdd3e90b97068aa9bcf16c0d83e6d5f9f8701fa
// bufdiff-choices: 8cdba81651db38f0ffc98f2c3623f149a3aecb86c86917c2dcd4e6ef7453f6f77af44bf2b7ff2239
// bufdiff-choices: 5b2fb6227c726a91bd7788c44c32a44f93d1e2abca4a81e2d4506762a31737fe5b361bc8f793d24c
// bufdiff-choices: 5b029b
// bufdiff-features: 267 361 1502 1583 2572 4958 5973 8130 8632 9214 9302 9479 10166 11441 12034
// bufdiff-features: 12170 13233 13652 13739 14695 15751 15903 18155 18166 19100 19419 20686 20749
// bufdiff-features: 21825 22280 22323 23874 24071 24473 25253 25297 25388 25818 26568 27048 27218
// bufdiff-features: 27825 28564 29684 29763 29968 30209 30293 30666 31692 32005 33751 34069 34167
// bufdiff-features: 34176 34623 34647 34726 36180 36397 37183 37786 38520 38836 39747 40044 40070
// bufdiff-features: 40712 41984 42282 42344 42467 43098 43442 44183 44522 45710 45869 46034 46203
// bufdiff-features: 46605 46995 47093 47392 48208 48598 49370 49800 51534 52151 52322 52900 52928
// bufdiff-features: 52958 53243 53252 53779 54309 54554 54651 54964 55887 56404 57718 57752 58190
// bufdiff-features: 59070 60686 61350 61556 61699 62050 62218 62326 63071 63431 63610 63929 64079
// bufdiff-features: 64235 64959 65690 65912 66422 66433 66765 66930 67207 68355 68751 68782 69449
// bufdiff-features: 69875 70529 70665 71050 71169 71306 73140 73289 73455 74057 74362 74401 74507
// bufdiff-features: 74617 74787 74881 75921 76328 76639 76659 78283 78430 78950 79229 79389 81239
// bufdiff-features: 81620 81707 82135 83226 84347 84472 84585 84887 84922 85118 85120 85673 85843
// bufdiff-features: 86125 86637 86992 87408 87585 89026 89327 89780 90218 90585 90903 92194 93827
// bufdiff-features: 94187 94253 94440 94684 94981 95106 95285 95401 95407 96464 96551 96621 96808
// bufdiff-features: 96989 97219 97308 97864 98879 99009 99265 99383 99568 100261 101866 102204
// bufdiff-features: 102591 103490 103715 104303 104931 105166 105857 105914 107702 109086 109187
// bufdiff-features: 110130 110552 110932 111494 111809 112929 113020 113171 113346 114601 115026
// bufdiff-features: 115471 115823 117779 118022 119588 119845 119958 120577 121394 121444 121467
// bufdiff-features: 121632 121682 121707 123012 123470 124108 124377 124448 124459 124839 125412
// bufdiff-features: 125908 127661 128438 128768 129179 130050 130933
module {
  func.func private @f1(%arg0: tensor<6x3xi64>, %arg1: tensor<6x3xi64>) -> (tensor<i64>, tensor<6x3xi64>) {
    %c1_i64 = arith.constant 1 : i64
    %0 = linalg.fill ins(%c1_i64 : i64) outs(%arg0 : tensor<6x3xi64>) -> tensor<6x3xi64>
    %cst = arith.constant dense<2> : tensor<i64>
    %1 = tensor.empty() : tensor<i64>
    %2 = linalg.copy ins(%cst : tensor<i64>) outs(%1 : tensor<i64>) -> tensor<i64>
    return %2, %0 : tensor<i64>, tensor<6x3xi64>
  }
  func.func @main(%arg0: tensor<6x3xi64>, %arg1: i64, %arg2: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<6x3xi64>, tensor<6x3xi64>, i64, i64) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<6x3xi64>
    %cst = arith.constant dense<9> : tensor<6x3xi64>
    %0:2 = call @f1(%cst, %arg0) : (tensor<6x3xi64>, tensor<6x3xi64>) -> (tensor<i64>, tensor<6x3xi64>)
    %1 = tensor.empty() : tensor<i64>
    %2 = linalg.fill ins(%arg1 : i64) outs(%1 : tensor<i64>) -> tensor<i64>
    %3 = call @pick2(%0#0, %2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %4 = linalg.fill ins(%arg1 : i64) outs(%3 : tensor<i64>) -> tensor<i64>
    %extracted = tensor.extract %0#0[] : tensor<i64>
    %5:2 = call @f1(%arg0, %0#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<6x3xi64>, tensor<6x3xi64>) -> (tensor<i64>, tensor<6x3xi64>)
    %6:2 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %5#1, %arg5 = %5#1) -> (tensor<6x3xi64>, tensor<6x3xi64>) {
      %7:2 = func.call @f1(%0#1, %0#1) : (tensor<6x3xi64>, tensor<6x3xi64>) -> (tensor<i64>, tensor<6x3xi64>)
      %8:2 = func.call @f1(%5#1, %5#1) : (tensor<6x3xi64>, tensor<6x3xi64>) -> (tensor<i64>, tensor<6x3xi64>)
      %extracted_slice = tensor.extract_slice %arg4[0, %arg3] [6, 1] [1, 1] : tensor<6x3xi64> to tensor<6xi64>
      %9 = vector.broadcast %arg1 : i64 to vector<2xi64>
      %c2 = arith.constant 2 : index
      %c0 = arith.constant 0 : index
      %10 = vector.transfer_write %9, %extracted_slice[%c2] : vector<2xi64>, tensor<6xi64>
      %extracted_slice_0 = tensor.extract_slice %arg5[0, %arg3] [6, 1] [1, 1] : tensor<6x3xi64> to tensor<6x1xi64>
      %c1_i64 = arith.constant 1 : i64
      %11 = tensor.empty() : tensor<6x1xi64>
      %12 = linalg.fill ins(%c1_i64 : i64) outs(%11 : tensor<6x1xi64>) -> tensor<6x1xi64>
      %13 = linalg.div_unsigned ins(%extracted_slice_0, %12 : tensor<6x1xi64>, tensor<6x1xi64>) outs(%extracted_slice_0 : tensor<6x1xi64>) -> tensor<6x1xi64>
      %extracted_slice_1 = tensor.extract_slice %8#1[0, 1] [6, 1] [1, %c1] : tensor<6x3xi64> to tensor<6x1xi64>
      %14 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%extracted_slice_1, %extracted_slice_0 : tensor<6x1xi64>, tensor<6x1xi64>) outs(%13 : tensor<6x1xi64>) -> tensor<6x1xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %10 into %arg4[0, %arg3] [6, 1] [1, 1] : tensor<6xi64> into tensor<6x3xi64>
        tensor.parallel_insert_slice %14 into %arg5[0, %arg3] [6, 1] [1, 1] : tensor<6x1xi64> into tensor<6x3xi64>
      }
    }
    return %4, %5#0, %6#0, %6#1, %extracted, %arg1 : tensor<i64>, tensor<i64>, tensor<6x3xi64>, tensor<6x3xi64>, i64, i64
  }
  func.func private @pick2(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
    return %arg0 : tensor<i64>
  }
}

