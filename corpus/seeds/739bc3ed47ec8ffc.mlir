// bufdiff-profile: loops
// bufdiff-choices: 36c0fe6bfc8608df1b905eb3c9bec94deb78cbd28af38ea367fb35af07dfe04e5c999ce7c089b5be
// bufdiff-choices: d5fa72b2989a830311aff391889f0714d1ae6e19219aac1413921458eddeb985b4fc21fa57e91d4f
// bufdiff-choices: 0fdb1f1f8111a0cd7ae94b83c4119b0bc41e028c77e9594b77d74cc7b2ca3a648146790a4fd84510
// bufdiff-choices: 4b585047ff3fc59c3d3f4539bee6bd2729080d2d7ac70e034c5898e92a982b7afbd89c1dc7f8c828
// bufdiff-choices: b01f224240b251e88651b88c022eccd9d5f5deab4f73ca47c5b318337cebb113647610ad33dcbcb1
// bufdiff-choices: a7e92ac83508c49f0bd4c0bf6fd0
// bufdiff-features: 2898 3041 3579 6002 8939 9479 10872 12932 13915 15751 17096 18486 19306 19606
// bufdiff-features: 21140 21953 22280 23454 26546 26568 26705 26796 27917 29839 30209 30996 31601
// bufdiff-features: 32080 34159 34167 37409 38702 39927 40540 40712 42200 44522 45552 45617 46203
// bufdiff-features: 47762 48038 48343 52322 52558 52625 52807 52900 53180 53252 54623 58403 60025
// bufdiff-features: 60686 63384 63800 64119 65496 66422 67936 68206 68355 71825 73802 74552 74833
// bufdiff-features: 77261 79703 82135 83194 85316 86125 86225 86834 87495 88958 89780 90070 93225
// bufdiff-features: 95407 98501 99757 100073 101577 104315 104931 110552 110725 110780 112929
// bufdiff-features: 112944 113781 116549 117151 117724 118221 119764 123359 125908 127096 127528
// bufdiff-features: 127533 133297 133446 135363 140479 140929 141238 142274 142349 143438 146512
// bufdiff-features: 146901 152226 154709 154946 156460 158120 158406 158644 160263 160756 161319
// bufdiff-features: 161377 161974 163687 165636 165719 165817 166455 167197 169642 170928 173618
// bufdiff-features: 173800 174170 174314 175888 178046 178920 179647 179796 180427 183114 184163
// bufdiff-features: 185464 185600 188790 191863 197837 198204 198798 201059 205434 206133 207124
// bufdiff-features: 207330 208002 208623 210055 210301 212452 213025 213275 213671 214325 214637
// bufdiff-features: 215276 218786 220358 223030 224999 225250 226357 227821 229273 230081 233674
// bufdiff-features: 236180 236930 237388 239101 239758 239960 242173 244729 246543 246783 247062
// bufdiff-features: 247913 248102 252539 253836 255556 256235 259528 259840 261082 261443
module {
  func.func @f1(%arg0: tensor<5x6xi1>) -> (tensor<5x6xi1>, i1) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg0[%c0, %c4] : tensor<5x6xi1>
    return %arg0, %extracted : tensor<5x6xi1>, i1
  }
  func.func @main(%arg0: tensor<5x6xi1>) -> (tensor<30xi1>, tensor<5x6xi1>, tensor<5x6xi1>) {
    %0:2 = call @f1(%arg0) : (tensor<5x6xi1>) -> (tensor<5x6xi1>, i1)
    %c30 = arith.constant 30 : index
    %from_elements = tensor.from_elements %c30 : tensor<1xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<5x6xi1>, tensor<1xindex>) -> tensor<30xi1>
    %1:2 = scf.if %0#1 -> (tensor<30xi1>, tensor<5x6xi1>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %2 = scf.for %arg1 = %c0 to %c30 step %c1 iter_args(%arg2 = %reshape) -> (tensor<30xi1>) {
        %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<5x6xi1> into tensor<30xi1>
        %4 = linalg.copy ins(%collapsed : tensor<30xi1>) outs(%arg2 : tensor<30xi1>) -> tensor<30xi1>
        scf.yield %4 : tensor<30xi1>
      }
      %extracted_slice = tensor.extract_slice %2[0] [%c30] [1] : tensor<30xi1> to tensor<?xi1>
      %3 = linalg.fill ins(%0#1 : i1) outs(%extracted_slice : tensor<?xi1>) -> tensor<?xi1>
      %cast = tensor.cast %3 : tensor<?xi1> to tensor<30xi1>
      %inserted_slice = tensor.insert_slice %cast into %2[0] [30] [1] : tensor<30xi1> into tensor<30xi1>
      %c5 = arith.constant 5 : index
      %extracted = tensor.extract %extracted_slice[%c5] : tensor<?xi1>
      scf.yield %reshape, %arg0 : tensor<30xi1>, tensor<5x6xi1>
    } else {
      %cst = arith.constant dense<[[false, true, false, false, true, false], [false, true, false, false, true, false], [false, true, false, false, true, false], [false, true, false, false, true, false], [false, true, false, false, true, false]]> : tensor<5x6xi1>
      %2:2 = func.call @f1(%cst) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<5x6xi1>) -> (tensor<5x6xi1>, i1)
      %c3 = arith.constant 3 : index
      %inserted = tensor.insert %0#1 into %reshape[%c3] : tensor<30xi1>
      %cst_0 = arith.constant dense<[[false, false, true, false, false, true], [false, false, true, false, false, true], [false, false, true, false, false, true], [false, false, true, false, false, true], [false, false, true, false, false, true], [false, false, true, false, false, true]]> : tensor<6x6xi1>
      %3 = linalg.matmul ins(%0#0, %cst_0 : tensor<5x6xi1>, tensor<6x6xi1>) outs(%arg0 : tensor<5x6xi1>) -> tensor<5x6xi1>
      scf.yield %inserted, %3 : tensor<30xi1>, tensor<5x6xi1>
    }
    return %1#0, %1#1, %arg0 : tensor<30xi1>, tensor<5x6xi1>, tensor<5x6xi1>
  }
}

