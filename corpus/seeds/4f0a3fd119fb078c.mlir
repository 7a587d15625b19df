// bufdiff-profile: types
// bufdiff-choices: 47a0d85bf5134a3ce68133135207d57ede48fa9b050d776c16aa950333135b02fd1d91fd560ea5b2
// bufdiff-choices: d42c13a7f8d6e6d8a3de8252b06df006946c69cde98fb59703eda4bc26116005044e14781063d95e
// bufdiff-choices: dd567035e08247ce8defcd77ae5105a1f428b8c33b9b105523384d5f25a1970b1a41d6cdffa0eaea
// bufdiff-choices: a5f8284d39c0f45c0df05f5153c38affdc155ae002af254d3f16225a789b07322a20a5e60b5dedfd
// bufdiff-choices: 4d3fb52fd2623a10deed22a9ddd42cedc898796f12203e3f3cbe69904b9f9c56584ec294bd0dff52
// bufdiff-choices: 9baf4cd982b7efc958095bd0bb0a1b14fc6159115457b709fb2736b79e1f98e0b9edc0063cb38d06
// bufdiff-choices: 4c43d2cc8c85331226fa2f4c0949d5eb1b6274b2a38e7fcf56eb9e2b1345e5be2a6f327fbe5abdae
// bufdiff-choices: 4385b190bc5b2e8f8eace10fd7dbb1a07ecebd25306504b0cf92c636f3cff0e6f54ee724631e7105
// bufdiff-choices: 99832004
// bufdiff-features: 600 736 1858 2027 2771 2898 3579 4752 5297 5456 6363 6812 7651 8130 9479 13233
// bufdiff-features: 14609 15282 15751 18166 18322 20952 20987 21652 22280 23071 23143 24598 24661
// bufdiff-features: 26568 27725 27871 28564 28814 29229 29590 29968 30539 32421 34031 34167 36784
// bufdiff-features: 36936 37289 38783 39673 39674 40540 40712 41226 41900 42467 42858 42919 42984
// bufdiff-features: 43092 43963 44772 45031 46203 46404 47141 47242 47392 47554 48974 49635 49800
// bufdiff-features: 50461 50763 51618 51932 52062 52085 52148 52558 52900 53813 54385 54998 55276
// bufdiff-features: 56024 58428 59764 60932 63071 63929 65225 65726 66422 67929 68355 69675 71168
// bufdiff-features: 71458 73289 73802 73845 74057 77283 78283 78430 78457 79852 80093 80511 81736
// bufdiff-features: 82135 82723 83493 84585 86125 88000 89250 89696 89780 90070 90097 90218 90543
// bufdiff-features: 92022 92194 96351 97774 98291 98501 99228 99383 100481 100569 101342 104315
// bufdiff-features: 104931 107425 110162 110780 111024 112929 115408 117151 117235 118510 120435
// bufdiff-features: 120650 121626 124932 125908 126398 127096 127813 128579 128916 130602 130824
// bufdiff-features: 130933 131005 136039 136269 136273 137045 138685 140929 141392 141891 142393
// bufdiff-features: 142824 143172 144114 144533 145224 146512 146608 149304 151741 152226 153293
// bufdiff-features: 153896 155465 155898 156191 156460 158120 158897 160349 160756 160967 161065
// bufdiff-features: 162971 163406 164553 165614 165636 165719 166169 167793 167973 168858 171448
// bufdiff-features: 173354 176499 176774 177847 177904 178067 178549 180258 183052 184030 184112
// bufdiff-features: 186959 187596 188136 188790 189416 190470 190547 192422 192628 192771 193555
// bufdiff-features: 193747 194134 194682 195651 196031 197169 197337 197738 197837 198460 199000
// bufdiff-features: 199305 201059 201601 201945 203779 205134 205434 205688 205689 206094 208812
// bufdiff-features: 209648 210022 210301 210461 211044 211283 213275 214579 214975 215959 216712
// bufdiff-features: 218064 218127 218917 219734 225759 225912 226357 227345 228061 228390 228810
// bufdiff-features: 229121 229266 230081 232139 233276 234455 236930 238254 240158 240311 240799
// bufdiff-features: 242101 243546 243781 244677 246463 246543 246749 246783 247062 248209 251463
// bufdiff-features: 252466 252539 256112 256337 256421 259528 259840 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<4xf8E5M2>, %arg1: tensor<4xf8E5M2>) -> (tensor<4xf8E5M2>, index) {
    %0 = linalg.abs ins(%arg0 : tensor<4xf8E5M2>) outs(%arg1 : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<4xf8E5M2>
    return %0, %dim : tensor<4xf8E5M2>, index
  }
  func.func private @f2(%arg0: tensor<2x4xf64>) -> (tensor<2x4xf64>, tensor<?x4xf64>, f64) {
    %0 = bufferization.alloc_tensor() : tensor<2x4xf64>
    %1 = bufferization.materialize_in_destination %arg0 in %0 : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c2) : tensor<?x4xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x4xf64>) outs(%2 : tensor<?x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant 5.000000e-01 : f64
      %7 = arith.mulf %in, %cst : f64
      linalg.yield %7 : f64
    } -> tensor<?x4xf64>
    %4 = tensor.empty() : tensor<2x4xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0, %c0] : tensor<2x4xf64>
    %5 = linalg.fill ins(%extracted : f64) outs(%4 : tensor<2x4xf64>) -> tensor<2x4xf64>
    %6 = linalg.ceil ins(%5 : tensor<2x4xf64>) outs(%arg0 : tensor<2x4xf64>) -> tensor<2x4xf64>
    return %6, %3, %extracted : tensor<2x4xf64>, tensor<?x4xf64>, f64
  }
  func.func @main(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2> {bufferization.writable = false}, %arg2: memref<4xf8E5M2, strided<[?], offset: ?>, 1>) -> (tensor<4xf8E5M2>, tensor<?xf8E5M2>, tensor<2x4xf64>, tensor<4xf8E5M2>) {
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg2[%c1] : memref<4xf8E5M2, strided<[?], offset: ?>, 1>
    %1 = tensor.empty() : tensor<4xf8E5M2>
    %2 = linalg.fill ins(%0 : f8E5M2) outs(%1 : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
    %3:2 = call @f1(%2, %2) : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> (tensor<4xf8E5M2>, index)
    %c4 = arith.constant 4 : index
    %4 = tensor.empty(%c4) : tensor<2x?xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<2x?xf64>) -> tensor<2x?xf64>
    %cast = tensor.cast %5 : tensor<2x?xf64> to tensor<2x4xf64>
    %6:3 = call @f2(%cast) : (tensor<2x4xf64>) -> (tensor<2x4xf64>, tensor<?x4xf64>, f64)
    %extracted_slice = tensor.extract_slice %6#1[0, 1] [%c1, 1] [1, 1] : tensor<?x4xf64> to tensor<?x1xf64>
    %7 = linalg.conv_2d ins(%6#0, %extracted_slice : tensor<2x4xf64>, tensor<?x1xf64>) outs(%6#0 : tensor<2x4xf64>) -> tensor<2x4xf64>
    %c6 = arith.constant 6 : index
    %8 = arith.divsi %3#1, %c6 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %9:2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %2, %arg5 = %6#2) -> (tensor<4xf8E5M2>, f64) {
      %10 = scf.for %arg6 = %c1 to %c1 step %c1 iter_args(%arg7 = %7) -> (tensor<2x4xf64>) {
        %14 = scf.for %arg8 = %c0 to %c1 step %c1 iter_args(%arg9 = %arg7) -> (tensor<2x4xf64>) {
          %extracted = tensor.extract %arg9[%arg8, %c1] : tensor<2x4xf64>
          %inserted_5 = tensor.insert %arg5 into %arg9[%arg6, %arg6] : tensor<2x4xf64>
          scf.yield %inserted_5 : tensor<2x4xf64>
        }
        scf.yield %14 : tensor<2x4xf64>
      }
      %cast_2 = tensor.cast %6#1 : tensor<?x4xf64> to tensor<2x4xf64>
      %11:3 = func.call @f2(%cast_2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<2x4xf64>) -> (tensor<2x4xf64>, tensor<?x4xf64>, f64)
      %cst_3 = arith.constant dense<[[6.000000e+00, 1.000000e+01, 1.200000e+01, 1.600000e+01], [2.000000e+01, 2.000000e+01, 2.400000e+01, 2.800000e+01]]> : tensor<2x4xf8E5M2>
      %cst_4 = arith.constant dense<8.000000e+00> : tensor<2xf8E5M2>
      %12 = linalg.vecmat ins(%cst_4, %cst_3 : tensor<2xf8E5M2>, tensor<2x4xf8E5M2>) outs(%arg4 : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
      %13 = linalg.vecmat ins(%cst_4, %cst_3 : tensor<2xf8E5M2>, tensor<2x4xf8E5M2>) outs(%12 : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
      scf.yield %13, %11#2 : tensor<4xf8E5M2>, f64
    }
    %cst_0 = arith.constant 2.000000e+00 : f8E5M2
    %inserted = tensor.insert %cst_0 into %9#0[%c1] : tensor<4xf8E5M2>
    %cast_1 = tensor.cast %inserted : tensor<4xf8E5M2> to tensor<?xf8E5M2>
    return %3#0, %cast_1, %7, %9#0 : tensor<4xf8E5M2>, tensor<?xf8E5M2>, tensor<2x4xf64>, tensor<4xf8E5M2>
  }
}

