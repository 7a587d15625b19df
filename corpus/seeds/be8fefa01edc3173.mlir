// bufdiff-profile: mixed
// bufdiff-choices: 441ea80000c0c8aaabcb15b88b746aa52e07bb5f79c22407f7e17fdb119ade90a413f269738e85d8
// bufdiff-choices: ea4d30be07c01b818a81128af8fe9ad61584f8ef018a58cbd922910ae3d566858484b540426f06ef
// bufdiff-choices: 76a5b441d35127ed40026d4e41ffca2b86d2de3245407746f20c12942e70ee9690e9a9b286d9d4c6
// bufdiff-choices: 833a065f31e4b799b5fea7191a4cd40587e5a7c4719cb60a187cd2b8e99ecf4ea5b684d2e4f96a78
// bufdiff-choices: 7aac72fea0a089fb63ef3c2e908e1e4698e4ea149ba6
// bufdiff-features: 4752 10318 11580 12932 15751 15903 17792 20717 23143 23787 25818 26568 29001
// bufdiff-features: 29968 33915 34167 36395 36784 38394 40070 40394 40712 42984 44943 45617 46034
// bufdiff-features: 46203 49635 50894 51344 52558 52900 53252 55622 57548 58122 58190 61435 63071
// bufdiff-features: 66422 68355 68782 73289 73802 75921 81736 82135 83342 86362 87534 88732 89780
// bufdiff-features: 92849 93255 98501 99383 103715 112515 112929 115026 119340 121252 121626 121682
// bufdiff-features: 123396 124839 125702 125934 128163 132574 136030 142610 146512 149674 155545
// bufdiff-features: 155898 156460 158120 158996 160349 160967 165141 165719 166475 169627 170819
// bufdiff-features: 171116 171671 173354 176774 177182 178067 180169 184030 184962 185196 186959
// bufdiff-features: 187159 188790 191247 191888 192628 193290 194682 194714 196024 197169 197738
// bufdiff-features: 197837 201059 201202 202241 204212 205434 205689 206573 209140 210461 212886
// bufdiff-features: 221653 221755 223104 227536 228738 235375 236929 236930 240904 241225 242946
// bufdiff-features: 244092 245784 246543 246962 247062 250504 250948 252466 252539 253740 253836
// bufdiff-features: 255676 256926 259300 259840
module {
  func.func @main(%arg0: tensor<?xi64>, %arg1: tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>, i64, i64) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi64>
    %0 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg0) -> (tensor<?xi64>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xi64> to tensor<i64>
      %c-128_i64 = arith.constant -128 : i64
      %from_elements = tensor.from_elements %c-128_i64 : tensor<i64>
      %3 = linalg.add ins(%extracted_slice, %from_elements : tensor<i64>, tensor<i64>) outs(%extracted_slice : tensor<i64>) -> tensor<i64>
      %cst = arith.constant dense<true> : tensor<i1>
      %cst_0 = arith.constant dense<8> : tensor<i64>
      %extracted_slice_1 = tensor.extract_slice %arg0[%arg2] [1] [1] : tensor<?xi64> to tensor<i64>
      %4 = linalg.select ins(%cst, %cst_0, %extracted_slice_1 : tensor<i1>, tensor<i64>, tensor<i64>) outs(%3 : tensor<i64>) -> tensor<i64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg3[%arg2] [1] [1] : tensor<i64> into tensor<?xi64>
      }
    }
    %1 = tensor.empty() : tensor<5xi64>
    %c0_i64 = arith.constant 0 : i64
    %2:2 = call @f1(%1, %c0_i64) : (tensor<5xi64>, i64) -> (tensor<5xi64>, i64)
    %cast = tensor.cast %2#0 : tensor<5xi64> to tensor<?xi64>
    return %0, %cast, %2#1, %c0_i64 : tensor<?xi64>, tensor<?xi64>, i64, i64
  }
  func.func private @f1(%arg0: tensor<5xi64>, %arg1: i64) -> (tensor<5xi64>, i64) {
    %0 = linalg.fill ins(%arg1 : i64) outs(%arg0 : tensor<5xi64>) -> tensor<5xi64>
    return %0, %arg1 : tensor<5xi64>, i64
  }
}

