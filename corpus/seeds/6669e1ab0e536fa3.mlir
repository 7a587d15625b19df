// bufdiff-profile: loops
// bufdiff-choices: 15d0db8b913e409633b026269e44c4a3ec5c502b25a054373a9eb1d8c4ed614f869e1c18b5c862e6
// bufdiff-choices: 92d8f957349c29cb41c38c381a8e50cef5e5ba6d953750e98f8a0bbb1639fe56dd8daef8dc4ea5cd
// bufdiff-choices: ee0c59a60c756ac2ad4f993b47130a0802e66f4fc7c7e7e4bb50816594ad1d0cd4f7515abdf1d966
// bufdiff-choices: df06a58e1330fe97f9636350046eabeabdd35f095fe682d8c8f004379a3a0f6296e29e9232cd668c
// bufdiff-choices: 10ecc5369681705ddbeea62b286922732946b69b93a88832ac160a7718b9d0ab8343e7df2197
// bufdiff-features: 600 2027 3027 3579 3991 4211 4695 4849 9479 10476 11441 15280 15751 15903 16682
// bufdiff-features: 16960 17107 17259 19509 20003 22280 22801 23071 24661 25818 26568 28464 29968
// bufdiff-features: 31864 32085 33887 34167 34861 38225 39736 39925 40712 41900 43248 44167 46203
// bufdiff-features: 47244 48044 48092 49370 52502 52558 52591 52900 53252 53900 54202 54546 55561
// bufdiff-features: 57660 59555 61628 63071 66422 68355 68503 68701 68782 69532 69780 71885 73910
// bufdiff-features: 74454 75921 80422 80762 82186 84264 87923 88317 88999 90543 94003 101823 103056
// bufdiff-features: 103648 104433 108235 109732 110140 112929 114199 114309 115026 115101 115155
// bufdiff-features: 115683 115728 116721 117991 119136 119993 121682 123204 124909 126249 131366
// bufdiff-features: 132590 132901 132978 133084 133246 133446 136269 138476 142369 142393 143172
// bufdiff-features: 146226 148559 150313 151292 152226 153896 153911 154370 156460 157235 157690
// bufdiff-features: 158120 158121 159348 161534 162819 163422 164586 164602 165246 165534 165620
// bufdiff-features: 165636 165719 166169 166367 167825 168858 171116 171204 173166 173614 174170
// bufdiff-features: 175662 175950 176832 178227 181541 181929 182233 183114 184030 185090 185336
// bufdiff-features: 185626 186620 187596 188790 189416 189718 189793 190347 192210 192628 192945
// bufdiff-features: 194144 195850 196003 196031 196787 197770 197924 200521 201945 203436 205434
// bufdiff-features: 207406 207725 208556 208686 211191 211491 212770 213275 214597 214975 215007
// bufdiff-features: 216519 218635 219393 219413 220292 221245 221661 222181 222487 223560 224227
// bufdiff-features: 225759 226580 229951 230081 232365 233259 235375 236307 238386 240498 241640
// bufdiff-features: 242793 242872 243967 245217 245861 246543 249068 252466 254421 254646 255618
// bufdiff-features: 257128 257238 257251 258143 258294 259840 261556
module {
  func.func @main(%arg0: tensor<2x?xf64>) -> (tensor<2x?xf64>, tensor<2x?xf64>, i64) {
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c1 to %c1 step %c1 iter_args(%arg2 = %arg0) -> (tensor<2x?xf64>) {
      %dim = tensor.dim %arg0, %c1 : tensor<2x?xf64>
      %1 = tensor.empty(%dim) : tensor<?xf64>
      %cst = arith.constant 2.000000e+00 : f64
      %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<?xf64>) -> tensor<?xf64>
      %inserted_slice = tensor.insert_slice %2 into %arg2[%c1, 0] [1, %dim] [1, 1] : tensor<?xf64> into tensor<2x?xf64>
      %3:2 = scf.forall (%arg3) in (%dim) shared_outs(%arg4 = %inserted_slice, %arg5 = %arg2) -> (tensor<2x?xf64>, tensor<2x?xf64>) {
        %c1_i64 = arith.constant 1 : i64
        %c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %c2 = arith.constant 2 : index
        %6:2 = scf.for %arg6 = %c0 to %c4 step %c2 iter_args(%arg7 = %inserted_slice, %arg8 = %c1_i64) -> (tensor<2x?xf64>, i64) {
          %expanded = tensor.expand_shape %arg7 [[0, 1], [2]] output_shape [1, 2, %dim] : tensor<2x?xf64> into tensor<1x2x?xf64>
          %10 = arith.remui %arg3, %c2 : index
          %11 = vector.transfer_read %arg2[%10, %c0], %cst : tensor<2x?xf64>, vector<3xf64>
          %12 = vector.transfer_write %11, %inserted_slice[%c1, %arg3] : vector<3xf64>, tensor<2x?xf64>
          %extracted = tensor.extract %arg7[%c1, %c0] : tensor<2x?xf64>
          %generated = tensor.generate  {
          ^bb0(%arg9: index):
            %13 = arith.index_cast %arg9 : index to i64
            %14 = arith.sitofp %13 : i64 to f64
            tensor.yield %14 : f64
          } : tensor<2xf64>
          %broadcasted = linalg.broadcast ins(%generated : tensor<2xf64>) outs(%arg7 : tensor<2x?xf64>) dimensions = [1] 
          scf.yield %broadcasted, %c1_i64 : tensor<2x?xf64>, i64
        }
        %extracted_slice = tensor.extract_slice %arg4[0, %arg3] [2, 1] [1, 1] : tensor<2x?xf64> to tensor<2x1xf64>
        %cst_0 = arith.constant dense<[[9.500000e+00], [8.500000e+00], [7.500000e+00]]> : tensor<3x1xf64>
        %7 = linalg.conv_2d ins(%cst_0, %extracted_slice : tensor<3x1xf64>, tensor<2x1xf64>) outs(%extracted_slice : tensor<2x1xf64>) -> tensor<2x1xf64>
        %mapped = linalg.map { arith.minimumf } ins(%7, %extracted_slice : tensor<2x1xf64>, tensor<2x1xf64>) outs(%7 : tensor<2x1xf64>)
        %extracted_slice_1 = tensor.extract_slice %arg5[0, %arg3] [2, 1] [1, 1] : tensor<2x?xf64> to tensor<2x1xf64>
        %8 = linalg.reciprocal ins(%extracted_slice : tensor<2x1xf64>) outs(%extracted_slice_1 : tensor<2x1xf64>) -> tensor<2x1xf64>
        %9 = linalg.tanh ins(%extracted_slice_1 : tensor<2x1xf64>) outs(%8 : tensor<2x1xf64>) -> tensor<2x1xf64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %mapped into %arg4[0, %arg3] [2, 1] [1, 1] : tensor<2x1xf64> into tensor<2x?xf64>
          tensor.parallel_insert_slice %9 into %arg5[0, %arg3] [2, 1] [1, 1] : tensor<2x1xf64> into tensor<2x?xf64>
        }
      }
      %c3 = arith.constant 3 : index
      %4 = arith.cmpi sgt, %arg1, %c3 : index
      %5 = scf.if %4 -> (tensor<2x?xf64>) {
        %6 = tensor.empty(%dim) : tensor<?x2xf64>
        %7 = linalg.fill ins(%cst : f64) outs(%6 : tensor<?x2xf64>) -> tensor<?x2xf64>
        %transposed = linalg.transpose ins(%7 : tensor<?x2xf64>) outs(%arg2 : tensor<2x?xf64>) permutation = [1, 0] 
        scf.yield %transposed : tensor<2x?xf64>
      } else {
        scf.yield %arg2 : tensor<2x?xf64>
      }
      scf.yield %5 : tensor<2x?xf64>
    }
    %c11_i64 = arith.constant 11 : i64
    return %0, %arg0, %c11_i64 : tensor<2x?xf64>, tensor<2x?xf64>, i64
  }
}

