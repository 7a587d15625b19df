// bufdiff-profile: mixed
// bufdiff-choices: 00cfc3cdfb541d6136b113762397c590a9c1a355b0e33ac7fa022fcb7fbe9484ffff59d91bf56a19
// bufdiff-choices: b26649dba690f39173a40b5d27c7f770134032b4c87794d98162693596
// bufdiff-features: 4408 7700 9479 10166 11441 12276 15440 15751 16682 19701 22280 23594 23787
// bufdiff-features: 23874 24826 26546 26568 30572 30902 31851 34647 35383 35507 37786 39927 40812
// bufdiff-features: 41318 42344 43098 44959 49806 53180 53414 53636 55636 55887 57343 64235 64656
// bufdiff-features: 64748 64959 66422 66765 67726 68355 69489 69987 73802 74552 74617 74890 76915
// bufdiff-features: 79099 81707 84793 93124 99009 99738 100642 102213 103056 103383 104315 106396
// bufdiff-features: 108335 108864 111721 114672 115990 116841 117724 121394 127071 127160 127533
// bufdiff-features: 127541 127922 128157
module {
  func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
    affine.parallel (%arg2) = (0) to (3) {
      %c4 = arith.constant 4 : index
      %extracted_slice = tensor.extract_slice %arg1[0] [%c4] [1] : tensor<4xi1> to tensor<?xi1>
      %0 = tensor.empty() : tensor<i1>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %extracted_slice[%c0] : tensor<?xi1>
      %1 = linalg.fill ins(%extracted : i1) outs(%0 : tensor<i1>) -> tensor<i1>
      %broadcasted = linalg.broadcast ins(%1 : tensor<i1>) outs(%extracted_slice : tensor<?xi1>) dimensions = [0] 
      %cast = tensor.cast %broadcasted : tensor<?xi1> to tensor<4xi1>
      %inserted_slice = tensor.insert_slice %cast into %arg1[0] [4] [1] : tensor<4xi1> into tensor<4xi1>
    }
    return %arg1 : tensor<4xi1>
  }
}

