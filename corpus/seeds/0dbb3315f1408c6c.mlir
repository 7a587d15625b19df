// bufdiff-profile: mixed
// bufdiff-choices: 203fe4071967040375cd9d1e043e96b20ec93032c7f4637f930a5dae8da5b07db72669d9932e4442
// bufdiff-choices: c23898f6c1dd37842108a0d5064ba30ca8c161d4a97e53d12d60020b3960dbe091862740368d24ce
// bufdiff-choices: 4219b2ad9b4d835ea947e5b86c1dae3d4cf7f32036e8931dec7a1584cd64f7d53466a63758007a10
// bufdiff-choices: 8c01f7be238b61adb75851b071da36cb70b80203e6f5ce672d609d442159a8945ae8807abc9bd1e0
// bufdiff-choices: 4af598a24f37f9df6d3c7d333f025a5b895c9a74c227474b34
// bufdiff-features: 3579 4752 5201 5915 9479 10872 10916 11321 12170 13233 15751 15903 18774 19694
// bufdiff-features: 21044 21652 21883 21953 21991 22095 22221 22801 24259 24268 24826 25388 25735
// bufdiff-features: 26568 27048 27924 30666 31543 33769 34167 34623 34647 35097 35163 35289 35507
// bufdiff-features: 35903 37183 37289 39512 40297 40479 40540 41152 41799 41864 42467 42984 43774
// bufdiff-features: 43942 44663 46203 46832 46982 46995 47392 47486 49186 49635 49638 50593 52148
// bufdiff-features: 52322 52558 52900 52958 53469 53472 53504 55561 55887 57103 57718 58272 59734
// bufdiff-features: 61350 61556 61699 61880 62411 63642 64235 64716 64959 65770 66422 66697 66765
// bufdiff-features: 68314 68355 69987 70429 74617 74881 76052 76258 78283 78430 78855 78950 79099
// bufdiff-features: 79389 79782 79972 81039 83525 84635 84887 84922 85843 86125 87355 87408 88337
// bufdiff-features: 88484 88732 88958 88990 89732 89780 90543 91319 93255 94687 94913 96989 97318
// bufdiff-features: 98170 98492 99009 99383 99738 100167 103851 104931 105857 110322 110561 111096
// bufdiff-features: 112709 112800 112929 113920 114242 115471 115990 116303 117235 118723 118769
// bufdiff-features: 119876 119980 121307 121394 121467 122764 122987 125397 125921 125963 126932
// bufdiff-features: 128367 128456 128768 130574
module {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>, %arg2: memref<4xi8, strided<[?], offset: ?>>, %arg3: memref<?xi8>) -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<i8>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.for %arg4 = %c0 to %c4 step %c2 iter_args(%arg5 = %arg1, %arg6 = %arg1, %arg7 = %arg0) -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>) {
      %4 = arith.remui %arg4, %c2 : index
      %extracted = tensor.extract %arg0[%4] : tensor<2xi8>
      %extracted_0 = tensor.extract %arg7[%c0] : tensor<2xi8>
      %generated = tensor.generate  {
      ^bb0(%arg8: index, %arg9: index):
        %7 = arith.index_cast %arg8 : index to i8
        %8 = arith.index_cast %arg9 : index to i8
        %9 = arith.minui %7, %8 : i8
        tensor.yield %9 : i8
      } : tensor<2x2xi8>
      %extracted_slice = tensor.extract_slice %generated[0, %4] [%c2, 1] [1, 1] : tensor<2x2xi8> to tensor<?xi8>
      %5 = linalg.matvec ins(%generated, %extracted_slice : tensor<2x2xi8>, tensor<?xi8>) outs(%arg7 : tensor<2xi8>) -> tensor<2xi8>
      %6 = linalg.copy ins(%5 : tensor<2xi8>) outs(%arg6 : tensor<2xi8>) -> tensor<2xi8>
      scf.yield %arg5, %6, %5 : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>
    }
    %1 = tensor.empty() : tensor<4xi8>
    %c5_i8 = arith.constant 5 : i8
    %2 = linalg.fill ins(%c5_i8 : i8) outs(%1 : tensor<4xi8>) -> tensor<4xi8>
    %3 = call @f1(%2, %2) : (tensor<4xi8>, tensor<4xi8>) -> tensor<i8>
    return %0#0, %0#1, %0#2, %3 : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<i8>
  }
  func.func private @f1(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<i8> {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg1[%c0] [1] [1] : tensor<4xi8> to tensor<i8>
    return %extracted_slice : tensor<i8>
  }
}

