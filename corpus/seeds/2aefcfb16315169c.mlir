// bufdiff-profile: calls
// bufdiff-choices: 131e937657b93e491d5d6b1a8b9d9fe9dba5f974e131aeb8a679418757c1988b402bf231fd0d2aa3
// bufdiff-choices: d0137b1495750da79065f0daa8e8e72cb05983fd7c34da856daa15c4e5c959d4829be221e184280d
// bufdiff-choices: 743bf01a3c8e58f2ca3db0c13de010a2d914459d48c47ffc36f9b591a00bf8c9a8bbfec23fd2f58e
// bufdiff-choices: 2883fa5074d0caed4804335fbdafd1d722dc54848a6a7cac5e697915efa13bd48370754d57f5bedb
// bufdiff-choices: aa9f54880a428bba9d6a4e62a747bc85180230386a67bc06398ca6672b05fbb41def8c0af2d4cc61
// bufdiff-choices: 15bec92af90c64c827d3be49f8fb285d6f60d4370ca8ef64c037c89ec7a9c965d327fc81808d6e47
// bufdiff-choices: 61799b9a92c120e6e225ad351ad32b
// bufdiff-features: 573 2049 2442 2945 4462 4752 4986 5258 5434 6812 7122 7700 8285 10968 11162
// bufdiff-features: 11825 12276 12457 12932 13233 14925 15595 15751 15919 16084 16405 18250 18428
// bufdiff-features: 19371 19606 20864 21522 22095 22221 22280 23454 24259 24393 24747 24826 25388
// bufdiff-features: 26568 26922 27048 27132 27825 29590 30666 30700 30996 31800 32046 32840 34167
// bufdiff-features: 34301 34647 34650 34965 35231 35507 35775 36901 37315 37409 37786 38702 38783
// bufdiff-features: 40266 40297 40479 40712 40812 42344 42467 42542 42984 43104 43295 44505 44522
// bufdiff-features: 44616 44816 45678 46203 46283 46832 46947 46995 47102 47392 47488 47782 49135
// bufdiff-features: 49187 50450 50894 51647 52062 52558 52823 52900 52958 53178 53180 53243 53252
// bufdiff-features: 53414 53469 53650 53890 54180 55777 55887 57718 58106 58502 60686 61180 61350
// bufdiff-features: 61456 61556 61699 61853 62450 62675 62701 63071 63384 63610 63642 64119 64120
// bufdiff-features: 64235 64959 64976 65890 66422 66765 66931 67388 67526 68355 69987 70115 71544
// bufdiff-features: 71701 71825 72280 72629 72728 72975 73548 74057 74362 74471 74617 76567 78030
// bufdiff-features: 78283 78430 79099 79271 79389 79710 80895 81039 81441 81707 82011 82135 83124
// bufdiff-features: 83363 83672 83817 84347 84585 84631 84887 85219 85316 85843 86125 86827 87238
// bufdiff-features: 87495 88732 88947 89567 89780 93743 94913 95285 96136 98501 99009 99383 99525
// bufdiff-features: 99980 100258 100262 100481 101293 102187 102601 103056 103415 103416 104405
// bufdiff-features: 104931 105700 105858 106314 106321 106396 106691 107576 108012 109086 109267
// bufdiff-features: 109366 110552 110821 111883 112709 112800 112929 113041 113781 115343 115471
// bufdiff-features: 115835 115990 116425 116586 117509 117724 118339 119343 119724 119876 119885
// bufdiff-features: 121089 121356 121394 121467 122764 124604 124626 125048 125175 125397 126370
// bufdiff-features: 127528 127922 128768 128916 129089 129135
module {
  func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<5xi64> {bufferization.writable = false}, %arg2: tensor<5xi64>) -> (tensor<4xi64>, tensor<2x2xi64>, tensor<3x2x2xi64>, tensor<?xi64>, tensor<5xi64>, i64, i64) {
    %cast = tensor.cast %arg0 : tensor<4xi64> to tensor<?xi64>
    %c127_i64 = arith.constant 127 : i64
    %0:2 = call @f2(%arg0, %cast, %c127_i64) : (tensor<4xi64>, tensor<?xi64>, i64) -> (tensor<?xi64>, tensor<3x2x2xi64>)
    %c2_i64 = arith.constant 2 : i64
    %c2_i64_0 = arith.constant 2 : i64
    %from_elements = tensor.from_elements %c2_i64, %c2_i64_0 : tensor<2xi64>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<4xi64>, tensor<2xi64>) -> tensor<2x2xi64>
    %cast_1 = tensor.cast %arg1 : tensor<5xi64> to tensor<?xi64>
    %1 = call @f1(%cast_1, %c127_i64) : (tensor<?xi64>, i64) -> tensor<?xi64>
    %2 = tensor.empty() : tensor<2xi64>
    %c9_i64 = arith.constant 9 : i64
    %3 = linalg.fill ins(%c9_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4 = linalg.conv_1d ins(%1, %3 : tensor<?xi64>, tensor<2xi64>) outs(%arg0 : tensor<4xi64>) -> tensor<4xi64>
    %extracted_slice = tensor.extract_slice %arg2[0] [5] [1] : tensor<5xi64> to tensor<5xi64>
    return %4, %reshape, %0#1, %0#0, %extracted_slice, %c9_i64, %c127_i64 : tensor<4xi64>, tensor<2x2xi64>, tensor<3x2x2xi64>, tensor<?xi64>, tensor<5xi64>, i64, i64
  }
  func.func @f2(%arg0: tensor<4xi64>, %arg1: tensor<?xi64>, %arg2: i64) -> (tensor<?xi64>, tensor<3x2x2xi64>) {
    %0 = tensor.empty() : tensor<i64>
    %1 = linalg.fill ins(%arg2 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %broadcasted = linalg.broadcast ins(%1 : tensor<i64>) outs(%arg1 : tensor<?xi64>) dimensions = [0] 
    %2 = tensor.empty() : tensor<3x2x2xi64>
    %c100_i64 = arith.constant 100 : i64
    %3 = linalg.fill ins(%c100_i64 : i64) outs(%2 : tensor<3x2x2xi64>) -> tensor<3x2x2xi64>
    %cst = arith.constant dense<9> : tensor<3x3x2xi64>
    %4 = tensor.empty() : tensor<2xi64>
    %5 = linalg.pooling_nwc_max ins(%cst, %4 : tensor<3x3x2xi64>, tensor<2xi64>) outs(%3 : tensor<3x2x2xi64>) -> tensor<3x2x2xi64>
    return %broadcasted, %5 : tensor<?xi64>, tensor<3x2x2xi64>
  }
  func.func private @f1(%arg0: tensor<?xi64>, %arg1: i64) -> tensor<?xi64> {
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %arg1 into %arg0[%c2] : tensor<?xi64>
    %extracted_slice = tensor.extract_slice %arg0[3] [1] [1] : tensor<?xi64> to tensor<1xi64>
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %arg0[%c1] [1] [1] : tensor<?xi64> to tensor<1xi64>
    %c0 = arith.constant 0 : index
    %inserted_1 = tensor.insert %arg1 into %extracted_slice[%c0] : tensor<1xi64>
    %mapped = linalg.map ins(%extracted_slice_0, %extracted_slice, %extracted_slice : tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) outs(%extracted_slice_0 : tensor<1xi64>)
      (%in: i64, %in_3: i64, %in_4: i64, %init: i64) {
        %0 = arith.minui %in, %in_3 : i64
        %1 = arith.xori %0, %in_4 : i64
        linalg.yield %1 : i64
      }
    %inserted_slice = tensor.insert_slice %mapped into %arg0[3] [1] [1] : tensor<1xi64> into tensor<?xi64>
    %inserted_slice_2 = tensor.insert_slice %inserted_1 into %inserted_slice[%c1] [1] [1] : tensor<1xi64> into tensor<?xi64>
    return %inserted : tensor<?xi64>
  }
}

