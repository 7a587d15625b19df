// bufdiff-profile: mixed
// bufdiff-choices: 6f572f4b57e0afef1218e692c2e9c9a365de37ca8374dbe6c8ee1a0bdf77a763a2fbf1c52256b999
// bufdiff-choices: e5252dacf7601c0288802ac62377a0c1335928596cbda82fb1e7e93b202ba8e8dbef97663b5b869a
// bufdiff-choices: dd6374c2bea3bd88b32ba55ddf53d2cdd0728805ad20c9134b03f77dd2c64557f359ea3b3f4b9f00
// bufdiff-choices: 605b0985a489a6468376d0a917a387bd8883a8b7d2e14ecaa8a3250007537a710d199b6fa1cd1075
// bufdiff-choices: c2f2728d606ac0eba773319ce9f211
// bufdiff-features: 294 1050 1502 2259 3486 4935 5197 6732 6812 8818 9302 9479 10384 10762 10819
// bufdiff-features: 10968 11143 12170 12403 12932 13267 13689 14454 14884 14925 15440 15751 15903
// bufdiff-features: 16682 18322 19123 19419 19757 20373 20480 20864 22221 22280 24184 24393 24826
// bufdiff-features: 25082 25388 25818 26568 26922 27048 28724 29590 29684 29911 30002 30145 30232
// bufdiff-features: 34069 34167 34623 34647 36092 36746 36784 36901 37809 37975 39747 40008 40044
// bufdiff-features: 42530 42970 44943 44959 46203 46995 47392 47452 47488 47782 49489 49635 49800
// bufdiff-features: 49855 50894 51859 52085 52558 52900 52958 53252 53686 54546 56949 57718 58190
// bufdiff-features: 60384 61556 61692 61944 62218 62450 62675 62845 63800 64235 64959 66320 66422
// bufdiff-features: 66765 67375 67388 68355 68755 68782 69987 71169 71595 72280 72674 73003 73289
// bufdiff-features: 73802 74057 74362 75921 76009 77617 78030 78283 79229 79389 81736 83493 85118
// bufdiff-features: 86125 88732 89780 91289 92022 92492 94103 94755 95106 96273 98194 98501 99383
// bufdiff-features: 99568 101823 103383 103715 104253 104315 104931 105832 105857 105858 105914
// bufdiff-features: 107412 107425 109086 110613 110780 112929 113020 115026 115471 116824 117137
// bufdiff-features: 117509 117563 117584 119384 119588 119885 120480 121394 121467 121682 122764
// bufdiff-features: 125004 125040 125265 125466 126944 128362 128456 128516 128768 128907 128916
// bufdiff-features: 129263 130933
module {
  func.func private @f2(%arg0: tensor<?x4xi32>) -> tensor<?x4xi32> {
    %mapped = linalg.map { arith.ori } ins(%arg0, %arg0 : tensor<?x4xi32>, tensor<?x4xi32>) outs(%arg0 : tensor<?x4xi32>)
    return %mapped : tensor<?x4xi32>
  }
  func.func private @f1(%arg0: tensor<?x4xi32>, %arg1: f32) -> tensor<?x4xi32> {
    %0 = tensor.empty() : tensor<4x2xi32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c0, %c3] : tensor<?x4xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<4x2xi32>) -> tensor<4x2xi32>
    %2 = tensor.empty() : tensor<2x4xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %c0_i32 = arith.constant 0 : i32
    %4 = linalg.quantized_matmul ins(%1, %3, %c0_i32, %extracted : tensor<4x2xi32>, tensor<2x4xi32>, i32, i32) outs(%arg0 : tensor<?x4xi32>) -> tensor<?x4xi32>
    return %4 : tensor<?x4xi32>
  }
  func.func @main(%arg0: tensor<4x4xi32>, %arg1: i32) -> (tensor<?x4xi32>, tensor<?x4xi32>, tensor<4x4xi32>, f32) {
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %arg1 into %arg0[%c3, %c3] : tensor<4x4xi32>
    %inserted_slice = tensor.insert_slice %inserted into %arg0[0, 0] [4, 4] [1, 1] : tensor<4x4xi32> into tensor<4x4xi32>
    %0 = scf.forall (%arg2, %arg3) in (4, 4) shared_outs(%arg4 = %inserted) -> (tensor<4x4xi32>) {
      %cast_0 = tensor.cast %arg0 : tensor<4x4xi32> to tensor<?x4xi32>
      %2 = func.call @f2(%cast_0) : (tensor<?x4xi32>) -> tensor<?x4xi32>
      %extracted_slice = tensor.extract_slice %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<4x4xi32> to tensor<i32>
      %inserted_1 = tensor.insert %arg1 into %extracted_slice[] : tensor<i32>
      %inserted_2 = tensor.insert %arg1 into %inserted_1[] : tensor<i32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_2 into %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<i32> into tensor<4x4xi32>
      }
    }
    %cast = tensor.cast %0 : tensor<4x4xi32> to tensor<?x4xi32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = call @f1(%cast, %cst) : (tensor<?x4xi32>, f32) -> tensor<?x4xi32>
    return %1, %1, %inserted_slice, %cst : tensor<?x4xi32>, tensor<?x4xi32>, tensor<4x4xi32>, f32
  }
}

