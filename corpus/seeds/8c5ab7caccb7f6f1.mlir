// bufdiff-profile: mixed
// bufdiff-choices: 3b18a67a1669b9017f4a3aafb7ced08c9cced1c990854c3813e2cc3ad36db4d2997f6e321c39ad46
// bufdiff-choices: 1d6b5ef6b80db438ea03768fe6396b8697e54b462243ab6766b49b6ee0cfbca1d64b605bd521d72c
// bufdiff-choices: b20d8c868f843e0bf51319fa0e10cce4c80d4a394a7a15a209badbdde19a3c35669afe69e5ca1ee1
// bufdiff-choices: 801e263f2b1a3f14b8e580f4c397e600e116164c27
// bufdiff-features: 2442 4211 7384 11441 12677 12932 13233 13390 14242 14454 15671 15751 15903
// bufdiff-features: 16048 16728 20023 21382 22095 22280 22640 23143 24140 25818 26568 29968 30666
// bufdiff-features: 34167 34861 36784 38163 38754 39025 39541 40712 44522 44943 46034 46203 46835
// bufdiff-features: 47392 50894 52558 52900 53243 54915 55113 58190 59736 60686 62845 63800 64716
// bufdiff-features: 66312 66422 68355 68614 68782 69121 73802 74057 74507 75921 76700 76953 78283
// bufdiff-features: 81736 82135 82552 85843 86125 87695 88732 89780 90777 97924 100059 103715
// bufdiff-features: 104931 106087 107412 108012 108038 108173 111990 112929 113940 115026 115337
// bufdiff-features: 117206 121626 121682 125702 125908 128817 131366 131433 131979 132574 133756
// bufdiff-features: 134823 135764 136030 136056 141458 141891 144624 146512 150580 152187 154764
// bufdiff-features: 155545 155898 156460 158120 158839 158897 159724 160967 163118 165141 165719
// bufdiff-features: 166816 168858 170819 170979 171116 171369 173354 176774 178067 178558 181789
// bufdiff-features: 182681 184030 185626 186959 187698 188571 188790 190146 191770 192422 192628
// bufdiff-features: 192720 193290 194134 196031 196349 197392 197736 197738 197837 198820 198889
// bufdiff-features: 202241 203746 204212 204697 205426 205434 205689 207639 212779 213275 213339
// bufdiff-features: 213455 214830 218913 222029 222487 222601 224875 227345 228390 229951 230081
// bufdiff-features: 233494 235375 236929 240539 244092 245380 246256 246543 246895 250917 252466
// bufdiff-features: 252539 252767 253439 253836 256112 256235 259840 261082
#map = affine_map<() -> ()>
module {
  func.func @f1(%arg0: tensor<2x4xi64>, %arg1: tensor<?x?xi64>, %arg2: tensor<?xi64>) -> (tensor<?x?xi64>, i64) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<?x?xi64>
    %0 = tensor.empty(%dim, %dim) : tensor<?x?xi64>
    %c7_i64 = arith.constant 7 : i64
    %1 = linalg.fill ins(%c7_i64 : i64) outs(%0 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %2 = linalg.matmul ins(%arg1, %1 : tensor<?x?xi64>, tensor<?x?xi64>) outs(%arg1 : tensor<?x?xi64>) -> tensor<?x?xi64>
    return %2, %c7_i64 : tensor<?x?xi64>, i64
  }
  func.func @main(%arg0: tensor<2x?xi64>, %arg1: tensor<2x4xi64>) -> (tensor<?x?xi64>, tensor<?xi64>, tensor<4xi64>) {
    %cast = tensor.cast %arg1 : tensor<2x4xi64> to tensor<?x?xi64>
    %cst = arith.constant dense<[9, 10, 11, 12]> : tensor<4xi64>
    %cast_0 = tensor.cast %cst : tensor<4xi64> to tensor<?xi64>
    %0:2 = call @f1(%arg1, %cast, %cast_0) : (tensor<2x4xi64>, tensor<?x?xi64>, tensor<?xi64>) -> (tensor<?x?xi64>, i64)
    %1 = bufferization.alloc_tensor() copy(%cst) : tensor<4xi64>
    %c4 = arith.constant 4 : index
    %2:2 = scf.forall (%arg2) in (%c4) shared_outs(%arg3 = %1, %arg4 = %1) -> (tensor<4xi64>, tensor<4xi64>) {
      %3 = tensor.empty() : tensor<i64>
      %4 = linalg.fill ins(%0#1 : i64) outs(%3 : tensor<i64>) -> tensor<i64>
      %extracted_slice = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<4xi64> to tensor<i64>
      %mapped = linalg.map { arith.subi {overflowFlags = #arith.overflow<none>} } ins(%extracted_slice, %4 : tensor<i64>, tensor<i64>) outs(%extracted_slice : tensor<i64>)
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%mapped : tensor<i64>) outs(%mapped : tensor<i64>) {
      ^bb0(%in: i64, %out: i64):
        %6 = arith.xori %in, %0#1 : i64
        %c5_i64 = arith.constant 5 : i64
        %7 = arith.remui %6, %c5_i64 : i64
        linalg.yield %7 : i64
      } -> tensor<i64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg3[%arg2] [1] [1] : tensor<i64> into tensor<4xi64>
        tensor.parallel_insert_slice %5 into %arg4[%arg2] [1] [1] : tensor<i64> into tensor<4xi64>
      }
    }
    %cast_1 = tensor.cast %2#0 : tensor<4xi64> to tensor<?xi64>
    return %0#0, %cast_1, %2#1 : tensor<?x?xi64>, tensor<?xi64>, tensor<4xi64>
  }
}

