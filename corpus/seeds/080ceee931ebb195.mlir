// bufdiff-profile: mixed
// bufdiff-choices: 2728406895e3b164f465c9f57405c2bab6dd2319183709586cfe0212c15117dffec0a4689f6f6131
// bufdiff-choices: 008a4d3a70857cdd0c46ddba2060bd72478b4328aec82bea0cb47940388eee3f7e8a3441b0a7793c
// bufdiff-choices: d308553ea5123de9c63deed657ecdbd1390b320a9fdd007bf433a78e1b00ad7689408ddc46c5aca4
// bufdiff-choices: f0c8e8d596c9e02eef8a232475caf203dca992ae34b74ed0c58b610de6cb665e2ce5a4e496a34e22
// bufdiff-choices: 8b8b505f6ac8f28a4e78e7e023ad0c40ce825b3471ca3b5adeac6112df819a58a32eb4739842833e
// bufdiff-choices: 74431e37503fc150eff867239320eaf33e9f27f053e98d5754371fcf182f8e22b2b394d6d4223726
// bufdiff-choices: 525b765f0f59dc0de2a9d19d874cc3cbc96b6b1e92a2fdc56d04bd57
// bufdiff-features: 1172 2442 2864 2898 2961 4211 4827 5197 5973 6363 6584 7254 8818 9852 9868 9968
// bufdiff-features: 10384 11074 11277 11602 11759 12170 12654 12824 13936 14454 15440 15751 16289
// bufdiff-features: 16405 16682 18486 19635 22095 22221 22280 23097 24041 24393 24719 24747 25388
// bufdiff-features: 25818 26568 27048 27825 27924 29687 29911 30002 30018 30305 31475 31876 32046
// bufdiff-features: 32159 32615 33326 33919 34089 34167 34210 34564 34623 34647 34734 34861 35003
// bufdiff-features: 36784 37743 38747 39025 39397 39907 40044 40669 40712 42728 43631 44943 44959
// bufdiff-features: 45571 46110 46203 47862 48087 48600 48724 49286 50146 50894 52042 52558 52900
// bufdiff-features: 53252 54500 55113 55504 55887 56723 57286 57718 58013 58024 58290 60686 60816
// bufdiff-features: 61556 62218 63071 63800 64216 64959 64976 66422 66777 66869 67388 67405 67748
// bufdiff-features: 68355 68746 68782 68813 69226 69987 71168 71169 71490 72365 72450 73545 73802
// bufdiff-features: 74057 74362 74507 74617 74833 74991 75061 75921 76567 77551 77689 78277 78332
// bufdiff-features: 79229 79389 81736 82135 82203 82383 83363 83697 84268 86031 86125 86250 86710
// bufdiff-features: 87923 87949 88321 89109 89434 89780 90097 90643 91147 91415 92492 95106 95285
// bufdiff-features: 95900 96323 96562 96986 97318 97582 97585 99202 99383 99445 101823 103315
// bufdiff-features: 103715 104315 104796 104931 105264 105814 107375 107432 109327 109721 110917
// bufdiff-features: 111989 112929 113618 113901 113940 115026 115471 117235 117618 119455 121089
// bufdiff-features: 121363 121394 121467 121682 123375 125175 125908 127813 127922 128768 128817
// bufdiff-features: 129089 129955
module {
  func.func private @f1(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1xf32>, %arg2: tensor<?x1xf32>) -> (tensor<1x1xf32>, tensor<?x1xf32>) {
    %0 = linalg.rsqrt ins(%arg2 : tensor<?x1xf32>) outs(%arg2 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %c1 = arith.constant 1 : index
    %1 = scf.forall (%arg3, %arg4) in (%c1, 1) shared_outs(%arg5 = %arg1) -> (tensor<1x1xf32>) {
      %extracted_slice = tensor.extract_slice %arg5[%arg4, %arg3] [1, 1] [1, 1] : tensor<1x1xf32> to tensor<f32>
      %cst = arith.constant dense<2.500000e+00> : tensor<f32>
      %mapped = linalg.map ins(%extracted_slice, %cst, %extracted_slice : tensor<f32>, tensor<f32>, tensor<f32>) outs(%extracted_slice : tensor<f32>)
        (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
          %3 = arith.subf %in, %in_0 : f32
          %4 = arith.minimumf %3, %in_1 : f32
          linalg.yield %4 : f32
        }
      %2 = linalg.floor ins(%cst : tensor<f32>) outs(%mapped : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg5[%arg4, %arg3] [1, 1] [1, 1] : tensor<f32> into tensor<1x1xf32>
      }
    }
    return %1, %0 : tensor<1x1xf32>, tensor<?x1xf32>
  }
  func.func @main(%arg0: tensor<1x1xf32>, %arg1: f32) -> (tensor<1x?xf32>, tensor<?x1xf32>, tensor<1x1xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0, %c0], %arg1 : tensor<1x1xf32>, vector<4xf32>
    %1 = vector.extract %0[2] : f32 from vector<4xf32>
    %2 = arith.cmpf olt, %arg1, %1 : f32
    %3 = scf.if %2 -> (tensor<1x1xf32>) {
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %5 = tensor.empty(%c2, %c1) : tensor<?x1x?x2xf32>
      %6 = linalg.fill ins(%1 : f32) outs(%5 : tensor<?x1x?x2xf32>) -> tensor<?x1x?x2xf32>
      %7 = tensor.empty() : tensor<1x1xf32>
      %8 = linalg.pooling_nchw_sum ins(%6, %7 : tensor<?x1x?x2xf32>, tensor<1x1xf32>) outs(%6 : tensor<?x1x?x2xf32>) -> tensor<?x1x?x2xf32>
      scf.yield %arg0 : tensor<1x1xf32>
    } else {
      %from_elements = tensor.from_elements %arg1 : tensor<1x1xf32>
      %inserted_slice = tensor.insert_slice %from_elements into %arg0[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x1xf32>
      scf.yield %inserted_slice : tensor<1x1xf32>
    }
    %cast = tensor.cast %arg0 : tensor<1x1xf32> to tensor<?x1xf32>
    %4:2 = call @f1(%arg0, %arg0, %cast) : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<?x1xf32>) -> (tensor<1x1xf32>, tensor<?x1xf32>)
    %cast_0 = tensor.cast %4#0 : tensor<1x1xf32> to tensor<1x?xf32>
    return %cast_0, %4#1, %3 : tensor<1x?xf32>, tensor<?x1xf32>, tensor<1x1xf32>
  }
}

