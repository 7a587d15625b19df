// bufdiff-profile: slices
// bufdiff-choices: 47a0d85bf5134a3ce68133135207d57ede48fa9b050d776c16aa950333135b02fd1d91fd560ea5b2
// bufdiff-choices: d42c13a7f8d6e6d8a3de8252b06df006946c69cde98fb59703eda4bc26116005044e14781063d95e
// bufdiff-choices: dd567035e08247ce8defcd77ae5105a1f428b8c33b9b105523384d5f25a1970b1a41d6cdffa0eaea
// bufdiff-choices: a5f8284d39c0f45c0df05f5153c38affdc155ae002af254d3f16225a789b07322a20a5e60b5dedfd
// bufdiff-choices: 4d3fb52fd2623a10deed22a9ddd42cedc898796f12203e3f3cbe69904b9f9c56584ec294bd0dff52
// bufdiff-choices: 9baf4cd982b7efc958095bd0bb0a1b14fc6159115457b709fb2736b79e1f98e0b9edc0063cb38d06
// bufdiff-choices: 4c43d2cc8c85331226fa2f4c0949d5eb1b6274b2a38e7fcf56eb9e2b1345
// bufdiff-features: 706 1858 2898 3027 3579 5297 6809 7122 9479 10571 10872 11602 12170 13233 13424
// bufdiff-features: 14485 15671 15751 15903 16385 16682 18166 18822 20987 22095 22280 22801 23071
// bufdiff-features: 26464 26568 27766 29229 29590 30205 31543 32085 34167 38401 38783 40712 41679
// bufdiff-features: 42984 44505 44522 44893 46203 46835 47392 48598 49635 49800 50763 51341 52322
// bufdiff-features: 52558 52900 53180 53244 53294 53469 55098 56404 58024 59764 60567 60686 61969
// bufdiff-features: 63071 64119 64716 66422 66465 67929 68065 68210 68355 68764 69965 71107 71306
// bufdiff-features: 72363 72413 72549 73289 74057 74255 74375 74450 74465 75361 76208 77283 77987
// bufdiff-features: 78430 81662 82011 82135 83194 83548 83584 84585 84922 84946 86125 87068 87199
// bufdiff-features: 88000 88958 89481 89780 89928 90218 90543 90585 90777 91593 92022 92194 93094
// bufdiff-features: 93255 95299 97081 97715 98291 98501 98704 100107 101983 102319 104315 104931
// bufdiff-features: 107805 109698 110162 110561 110904 112427 112929 113920 114783 115739 117183
// bufdiff-features: 117235 117724 118367 119764 120049 120293 124626 127813 130310 130933 136099
// bufdiff-features: 137045 137172 137477 137599 138685 139704 139890 139978 140929 142680 143172
// bufdiff-features: 145224 146608 147654 148647 149304 149846 150707 151292 151319 152742 153293
// bufdiff-features: 153349 155644 155898 156460 156660 156770 158120 158897 159348 159928 160756
// bufdiff-features: 161065 162265 163231 163406 164499 164602 165614 165636 165695 165719 165806
// bufdiff-features: 165817 166394 167606 167773 167793 168323 169744 171369 171551 172111 172435
// bufdiff-features: 175179 176499 177211 177904 178067 178165 179155 179647 180207 180258 181384
// bufdiff-features: 183290 184030 185198 187596 187769 188136 188175 188727 188790 190166 192422
// bufdiff-features: 192595 192628 192771 193290 193747 196031 196289 198460 198873 200521 201889
// bufdiff-features: 201945 202085 202241 202562 203688 205434 205962 207124 208316 208765 208812
// bufdiff-features: 210461 211044 211967 212779 214079 214579 214621 215707 215959 216969 218127
// bufdiff-features: 218214 219631 220012 222135 222839 223082 224739 225759 226357 227063 227345
// bufdiff-features: 228061 228657 229266 230081 230640 230915 234387 234990 235231 235384 236929
// bufdiff-features: 238386 239237 240158 242793 243784 244658 244895 245380 245619 245827 246463
// bufdiff-features: 246543 247062 249841 252466 252539 253044 253255 254633 257626 258143 258994
// bufdiff-features: 259229 259528 259840 261263
module {
  func.func private @f1(%arg0: tensor<4xf64>) -> (tensor<2x2xf64>, tensor<4xf64>, i32, i32) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [2, 2] : tensor<4xf64> into tensor<2x2xf64>
    %0 = linalg.abs ins(%arg0 : tensor<4xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    %cst = arith.constant dense<[[[[1]], [[4]]]]> : tensor<1x2x1x1xi32>
    %1 = tensor.empty() : tensor<1x2x2x1xi32>
    %c5_i32 = arith.constant 5 : i32
    %2 = linalg.fill ins(%c5_i32 : i32) outs(%1 : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
    %3 = tensor.empty() : tensor<2x1xi32>
    %4 = linalg.pooling_nchw_sum ins(%2, %3 : tensor<1x2x2x1xi32>, tensor<2x1xi32>) outs(%cst : tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
    %5 = bufferization.alloc_tensor() copy(%0) : tensor<4xf64>
    %c2_i32 = arith.constant 2 : i32
    return %expanded, %5, %c2_i32, %c5_i32 : tensor<2x2xf64>, tensor<4xf64>, i32, i32
  }
  func.func private @f2(%arg0: tensor<f64>) -> (tensor<1xf64>, tensor<1xf64>) {
    %0 = tensor.empty() : tensor<f64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = linalg.ceil ins(%1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %expanded = tensor.expand_shape %2 [] output_shape [1] : tensor<f64> into tensor<1xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %expanded[%c0] [1] [1] : tensor<1xf64> to tensor<1xf64>
    return %extracted_slice, %expanded : tensor<1xf64>, tensor<1xf64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: i32, %arg2: tensor<4xf64>) -> (tensor<2x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<4xf64>) {
    %0:2 = call @f2(%arg0) : (tensor<f64>) -> (tensor<1xf64>, tensor<1xf64>)
    %1:4 = call @f1(%arg2) : (tensor<4xf64>) -> (tensor<2x2xf64>, tensor<4xf64>, i32, i32)
    %extracted_slice = tensor.extract_slice %1#0[1, 0] [1, 2] [1, 1] : tensor<2x2xf64> to tensor<1x2xf64>
    %2 = tensor.empty() : tensor<2x3xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = linalg.conv_2d ins(%3, %extracted_slice : tensor<2x3xf64>, tensor<1x2xf64>) outs(%1#0 : tensor<2x2xf64>) -> tensor<2x2xf64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %5 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %2) -> (tensor<2x3xf64>) {
      %6 = arith.index_cast %arg1 : i32 to index
      %c2 = arith.constant 2 : index
      %7 = arith.remui %6, %c2 : index
      %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, %7] [1, 1] [1, 1] : tensor<1x2xf64> to tensor<1xf64>
      %extracted_slice_1 = tensor.extract_slice %extracted_slice[0, %7] [1, 1] [1, 1] : tensor<1x2xf64> to tensor<1xf64>
      %8 = linalg.round ins(%extracted_slice_1 : tensor<1xf64>) outs(%extracted_slice_0 : tensor<1xf64>) -> tensor<1xf64>
      %9 = linalg.ceil ins(%8 : tensor<1xf64>) outs(%extracted_slice_1 : tensor<1xf64>) -> tensor<1xf64>
      %inserted_slice = tensor.insert_slice %8 into %extracted_slice[0, %7] [1, 1] [1, 1] : tensor<1xf64> into tensor<1x2xf64>
      %inserted_slice_2 = tensor.insert_slice %9 into %inserted_slice[0, %7] [1, 1] [1, 1] : tensor<1xf64> into tensor<1x2xf64>
      %10:4 = func.call @f1(%1#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<4xf64>) -> (tensor<2x2xf64>, tensor<4xf64>, i32, i32)
      %11 = linalg.copy ins(%2 : tensor<2x3xf64>) outs(%arg4 : tensor<2x3xf64>) -> tensor<2x3xf64>
      scf.yield %11 : tensor<2x3xf64>
    }
    return %4, %0#1, %0#0, %1#1 : tensor<2x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<4xf64>
  }
}

