// bufdiff-profile: mixed
// bufdiff-choices: 08c1ee4356ce55681bcc35122eba71ef0a0a23210226f8942d056cb36af1e78aec654959a0ff2696
// bufdiff-choices: 2a54fa45865c865a2f37d415ddb6fc5685ccc6d929cc0dccb69cb09ebda6026637642a978384d588
// bufdiff-choices: 89aa0ed513
// bufdiff-features: 2898 4667 6002 9407 11384 12170 13233 13390 15751 16048 19508 20132 21382 23692
// bufdiff-features: 25388 25782 26568 27048 29590 34167 34623 34647 35507 37786 37975 42344 44132
// bufdiff-features: 46203 46799 46832 48030 49657 52062 52558 52900 52958 54658 55887 57718 61556
// bufdiff-features: 62225 63071 66422 66664 68355 68614 69987 71168 74507 74617 81281 82135 84887
// bufdiff-features: 91529 91705 97318 99568 108686 110552 110780 115471 117235 119343 119876 125004
// bufdiff-features: 125163 126581 127834 128768 130010 130019
module {
  func.func @main(%arg0: tensor<6x2xi32>, %arg1: tensor<6x2xi32>, %arg2: i32, %arg3: tensor<2xi8>) -> (tensor<2x2xi32>, tensor<6x2xi32>) {
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [2, 2] [5, 1] : tensor<6x2xi32> to tensor<2x2xi32>
    %0 = linalg.matmul ins(%arg1, %extracted_slice : tensor<6x2xi32>, tensor<2x2xi32>) outs(%arg1 : tensor<6x2xi32>) -> tensor<6x2xi32>
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg2 into %extracted_slice[%c1, %c1] : tensor<2x2xi32>
    return %inserted, %0 : tensor<2x2xi32>, tensor<6x2xi32>
  }
}

