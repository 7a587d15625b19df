// bufdiff-profile: loops
// bufdiff-choices: 15a299da776764b706e8bb9ed57a285780543b6869d6c8795fa75e6c1e1912bd69dce064c8d8fdf6
// bufdiff-choices: 6d067aa2919a99d6005adde6cf70f695b2c98087878439bc1bf9908d7ad5802353fdc4bab6efb730
// bufdiff-choices: 98558883e15383aace9dbf5a6b9ae1b6961b7b7226220c98a2cf7b1f96539a8cd832d3ef9d4fb897
// bufdiff-choices: 68d6c2337b28a682b627762cdc67c96e7209c75f3c785c192eea01d604791bc6430c482641fed77e
// bufdiff-choices: 1af33dd571d38fa618fe871bc00424ba629dbba9c61405cb8c
// bufdiff-features: 600 1502 1518 2012 3377 5143 5197 5273 7218 7847 7986 10384 12932 13233 14632
// bufdiff-features: 15751 15969 16960 20003 20474 22824 22885 25297 25818 26568 26881 27048 28877
// bufdiff-features: 29968 31048 33251 34069 34167 34647 38803 39175 39747 39981 40044 40712 42282
// bufdiff-features: 42860 43098 46203 46995 48667 51388 51894 52900 52958 53252 54344 55887 57548
// bufdiff-features: 57718 58190 59145 60004 61138 61350 61457 61556 61919 63044 63800 64959 65499
// bufdiff-features: 66422 66930 68102 68355 68782 70975 73140 73242 73387 74362 74507 74617 75921
// bufdiff-features: 77484 78283 79462 81514 82203 83640 84090 84753 86125 86623 86837 87563 88332
// bufdiff-features: 89627 91074 93255 95285 97318 97565 98526 99009 99711 100611 101476 101823
// bufdiff-features: 102809 103490 103715 103896 104303 104931 105857 108758 109732 110548 112363
// bufdiff-features: 112929 113020 115026 115471 116857 119613 119958 120863 121394 121682 123204
// bufdiff-features: 124909 125623 128005 128699 128768 128828 129811 129899 130059
module {
  func.func @main(%arg0: tensor<?x4xi64>, %arg1: tensor<5x2xf64>, %arg2: i64) -> (tensor<?x4xi64>, tensor<?x4xi64>, tensor<4x?xi64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xi64>
    %0 = tensor.empty(%dim) : tensor<4x?xi64>
    %1 = linalg.fill ins(%arg2 : i64) outs(%0 : tensor<4x?xi64>) -> tensor<4x?xi64>
    %transposed = linalg.transpose ins(%1 : tensor<4x?xi64>) outs(%arg0 : tensor<?x4xi64>) permutation = [1, 0] 
    %2 = scf.forall (%arg3) in (4) shared_outs(%arg4 = %0) -> (tensor<4x?xi64>) {
      %splat = tensor.splat %arg2[%dim] : tensor<4x?xi64>
      %cst = arith.constant dense<[[8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01]]> : tensor<5x2xf64>
      %extracted_slice = tensor.extract_slice %arg4[%arg3, 0] [1, %dim] [1, 1] : tensor<4x?xi64> to tensor<1x?xi64>
      %extracted_slice_0 = tensor.extract_slice %splat[1, 0] [1, %dim] [1, 1] : tensor<4x?xi64> to tensor<1x?xi64>
      %7 = linalg.sub ins(%extracted_slice_0, %extracted_slice_0 : tensor<1x?xi64>, tensor<1x?xi64>) outs(%extracted_slice : tensor<1x?xi64>) -> tensor<1x?xi64>
      %8 = linalg.max ins(%7, %extracted_slice_0 : tensor<1x?xi64>, tensor<1x?xi64>) outs(%7 : tensor<1x?xi64>) -> tensor<1x?xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %8 into %arg4[%arg3, 0] [1, %dim] [1, 1] : tensor<1x?xi64> into tensor<4x?xi64>
      }
    }
    %3 = tensor.empty(%dim) : tensor<4x?xi64>
    %4 = linalg.fill ins(%arg2 : i64) outs(%3 : tensor<4x?xi64>) -> tensor<4x?xi64>
    %c1_i64 = arith.constant 1 : i64
    %5 = arith.cmpi eq, %arg2, %c1_i64 : i64
    %6 = arith.select %5, %0, %4 : tensor<4x?xi64>
    return %transposed, %arg0, %2 : tensor<?x4xi64>, tensor<?x4xi64>, tensor<4x?xi64>
  }
}

