// bufdiff-profile: types
// bufdiff-choices: 11ec7fa63b140d48f403b764834906ac8789d4b3e4dc765081a553c71a7aa49670878c203d7d2497
// bufdiff-choices: 2d4b8d3bff61181e6d45509edd1467b96d54aceb89bb1760f4e6d5b3
// bufdiff-features: 1155 1502 2012 4702 6289 9768 10968 11297 13233 13689 15751 15798 16682 17543
// bufdiff-features: 20023 22221 25388 25818 26568 26847 27048 27056 29433 29590 29687 29968 30232
// bufdiff-features: 34069 34167 34647 36092 40044 40712 40953 42282 42344 43480 43736 44522 45710
// bufdiff-features: 46203 51647 52322 52558 52900 52958 53252 53273 55995 57103 58123 58190 58550
// bufdiff-features: 60235 60417 61556 63800 66422 67492 67880 68102 68355 68701 68755 68782 69184
// bufdiff-features: 69449 73140 75921 76378 77050 78283 78828 78830 82203 83441 84635 84727 86125
// bufdiff-features: 87151 88732 89434 92492 92921 93255 93502 94755 94981 96244 97924 99383 100650
// bufdiff-features: 103715 104303 104931 105857 107987 110613 112405 113020 115026 115471 121682
// bufdiff-features: 122159 123204 124657 127373 128187 128713 128768 128907
module {
  func.func @main(%arg0: tensor<?x?xi24>, %arg1: index) -> (tensor<?x?xi24>, tensor<?x?xi24>, tensor<?x?xi24>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi24>
    %0 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg0) -> (tensor<?x?xi24>) {
      %c1_1 = arith.constant 1 : index
      %dim_2 = tensor.dim %arg0, %c1_1 : tensor<?x?xi24>
      %extracted_slice = tensor.extract_slice %arg3[%arg2, 0] [1, %dim_2] [1, 1] : tensor<?x?xi24> to tensor<1x?xi24>
      %1 = linalg.copy ins(%extracted_slice : tensor<1x?xi24>) outs(%extracted_slice : tensor<1x?xi24>) -> tensor<1x?xi24>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg3[%arg2, 0] [1, %dim_2] [1, 1] : tensor<1x?xi24> into tensor<?x?xi24>
      }
    }
    %concat = tensor.concat dim(0) %0, %0 : (tensor<?x?xi24>, tensor<?x?xi24>) -> tensor<?x?xi24>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xi24>
    %inserted_slice = tensor.insert_slice %0 into %0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xi24> into tensor<?x?xi24>
    return %concat, %0, %inserted_slice : tensor<?x?xi24>, tensor<?x?xi24>, tensor<?x?xi24>
  }
}

