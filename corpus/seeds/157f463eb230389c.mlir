// bufdiff-profile: types
// bufdiff-choices: 199bdf64b94a7ac41e89ea1242130b56790decaaf52cf9d8b5259e45e5a85e3e4a7434a337a4b7a3
// bufdiff-choices: 6c7d775edb7ee115912f76b57d1bf766ed64ee66cda8c7d140b6222166e071b2debe19cf9f9c1d6d
// bufdiff-choices: 6c3f2c33b895fb893c0a179409c9b6e98dd735a66427c5a57c05c92d96e94648daf0d187c03cba1a
// bufdiff-choices: 2faee3c6c60b24d91cf2c76f7a06d7086af25d0cceacaa3c47efcbba261717b3529396393b341039
// bufdiff-choices: c17374b93dfc2b3d1559f25684c78b616b5c708a01699226cbba7e58c1c0d616
// bufdiff-features: 1683 2943 8809 9479 11441 15751 19419 22095 22630 23143 23787 24402 25818 26568
// bufdiff-features: 29687 29968 30145 34167 36784 41799 42344 43779 46203 46208 47392 50894 52900
// bufdiff-features: 53252 54205 55995 58190 60235 60286 61944 63071 64235 64936 66422 68355 68782
// bufdiff-features: 69081 71392 73802 75921 81736 82011 82135 86362 87903 88732 89780 90460 92492
// bufdiff-features: 92921 94088 96969 98373 98501 98924 99383 103715 104315 107412 107425 111378
// bufdiff-features: 115026 116732 117752 119666 119980 120595 121626 121682 122987 123644 125702
// bufdiff-features: 127238 128916 130933 132574 133638 135534 135899 136007 137427 137504 137694
// bufdiff-features: 140120 141044 141103 141891 145156 146120 146512 151936 153293 155465 155646
// bufdiff-features: 155898 158120 161974 164137 165141 165719 166946 167585 168323 168404 170819
// bufdiff-features: 171116 173354 178934 179471 179647 184962 186959 190806 191888 192628 193747
// bufdiff-features: 196031 197837 201059 202732 204212 205689 207632 207731 211547 211625 212111
// bufdiff-features: 217282 220506 221975 224574 228390 230081 230640 230810 231624 235325 235375
// bufdiff-features: 236929 236930 241225 243781 244092 245047 246543 246895 250797 252466 252539
// bufdiff-features: 253297 253836 255676 256112 258994 259840
module {
  func.func @main(%arg0: tensor<?xf8E5M2> {bufferization.writable = false}, %arg1: tensor<4xf8E5M2>, %arg2: tensor<4xf8E5M2>) -> (tensor<?xf8E5M2>, tensor<?xf8E5M2>) {
    %cst = arith.constant 7.000000e+00 : f8E5M2
    %cst_0 = arith.constant -6.000000e+00 : f8E5M2
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf8E5M2>
    %cast = tensor.cast %from_elements : tensor<2xf8E5M2> to tensor<?xf8E5M2>
    %0 = call @f1(%cast) : (tensor<?xf8E5M2>) -> tensor<?xf8E5M2>
    %cast_1 = tensor.cast %arg2 : tensor<4xf8E5M2> to tensor<?xf8E5M2>
    %1 = call @f1(%cast_1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf8E5M2>) -> tensor<?xf8E5M2>
    %2 = scf.forall (%arg3) in (4) shared_outs(%arg4 = %1) -> (tensor<?xf8E5M2>) {
      %3 = tensor.empty() : tensor<4x2xf8E5M2>
      %c2 = arith.constant 2 : index
      %4 = arith.remui %arg3, %c2 : index
      %extracted = tensor.extract %0[%4] : tensor<?xf8E5M2>
      %5 = linalg.fill ins(%extracted : f8E5M2) outs(%3 : tensor<4x2xf8E5M2>) -> tensor<4x2xf8E5M2>
      %6 = linalg.matvec ins(%5, %0 : tensor<4x2xf8E5M2>, tensor<?xf8E5M2>) outs(%arg1 : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<?xf8E5M2> to tensor<1xf8E5M2>
      %7 = linalg.sqrt ins(%extracted_slice : tensor<1xf8E5M2>) outs(%extracted_slice : tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg4[%arg3] [1] [1] : tensor<1xf8E5M2> into tensor<?xf8E5M2>
      }
    }
    return %0, %2 : tensor<?xf8E5M2>, tensor<?xf8E5M2>
  }
  func.func @f1(%arg0: tensor<?xf8E5M2>) -> tensor<?xf8E5M2> {
    %mapped = linalg.map ins(%arg0 : tensor<?xf8E5M2>) outs(%arg0 : tensor<?xf8E5M2>)
      (%in: f8E5M2, %init: f8E5M2) {
        %cst = arith.constant -1.000000e+00 : f8E5M2
        %1 = arith.addf %in, %cst : f8E5M2
        linalg.yield %1 : f8E5M2
      }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf8E5M2>
    %0 = scf.forall (%arg1) in (%dim) shared_outs(%arg2 = %arg0) -> (tensor<?xf8E5M2>) {
      %extracted_slice = tensor.extract_slice %mapped[0] [1] [1] : tensor<?xf8E5M2> to tensor<1xf8E5M2>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg2[%arg1] [1] [1] : tensor<1xf8E5M2> into tensor<?xf8E5M2>
      }
    }
    return %0 : tensor<?xf8E5M2>
  }
}

