// bufdiff-profile: cfg
// bufdiff-choices: 47a0d85bf5134a3ce68133135207d57ede48fa9b050d776c16aa950333135b02fd1d91fd560ea5b2
// bufdiff-choices: d42c13a7f8d6e6d8a3de8252b06df006946c69cde98fb59703eda4bc26116005044e14781063d95e
// bufdiff-choices: dd567035e08247ce8defcd77ae5105a1f428b8c33b9b105523384d5f25a1970b1a41d6cdffa0eaea
// bufdiff-choices: a5f8284d39c0f45c0df05f5153c38affdc155ae002af254d3f16225a789b07322a20a5e60b5dedfd
// bufdiff-choices: 4d3fb52fd2623a10deed22a9ddd42cedc898796f12203e3f3cbe69904b9f9c56584ec294bd0dff52
// bufdiff-choices: 9baf4cd982b7efc9
// bufdiff-features: 755 3768 5297 6363 6484 6812 9679 12276 12932 13915 15751 15903 18166 18249
// bufdiff-features: 19419 21714 22280 22879 26568 29229 29590 30105 30666 33769 34034 34167 37183
// bufdiff-features: 39706 39812 40266 40348 40540 42344 42984 43442 44522 46203 48598 52062 52148
// bufdiff-features: 53180 53779 55377 56024 59764 62109 64119 64235 65228 66422 67069 68355 71306
// bufdiff-features: 74576 76245 78229 79852 82011 84406 84922 85327 85843 87862 88000 89780 90097
// bufdiff-features: 91013 93994 100481 105390 108108 108416 111422 114676 115408 117235 117724
// bufdiff-features: 119885 123148 127533 129849 130310 130602 132204 137455 140880 141238 145224
// bufdiff-features: 146711 148480 149237 152565 153142 154427 154946 155898 156460 159895 160263
// bufdiff-features: 161065 161295 163406 163876 165636 165719 167487 167614 167973 168323 169584
// bufdiff-features: 171369 171855 173595 174374 177355 177724 177904 178323 180259 182899 185067
// bufdiff-features: 186959 188136 190166 190773 192252 192628 193522 195420 197169 197837 200307
// bufdiff-features: 201059 201601 203368 204641 205859 205953 207388 208480 208812 210461 211967
// bufdiff-features: 213878 214325 219393 222887 226357 228390 236238 239693 240100 242621 245673
// bufdiff-features: 246543 246953 247062 248209 252539 253836 255603 256649 258442 259840
module {
  func.func private @f1(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> tensor<4xf64> {
    %0 = linalg.abs ins(%arg0 : tensor<4xf64>) outs(%arg1 : tensor<4xf64>) -> tensor<4xf64>
    %1 = scf.execute_region -> tensor<4xf64> {
      %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<4xf64> to tensor<2xf64>
      %extracted_slice_0 = tensor.extract_slice %arg0[2] [2] [1] : tensor<4xf64> to tensor<2xf64>
      %c0 = arith.constant 0 : index
      %cst = arith.constant 7.250000e+00 : f64
      %inserted = tensor.insert %cst into %extracted_slice[%c0] : tensor<2xf64>
      %inserted_slice = tensor.insert_slice %inserted into %arg0[0] [2] [1] : tensor<2xf64> into tensor<4xf64>
      %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %inserted_slice[2] [2] [1] : tensor<2xf64> into tensor<4xf64>
      %c1 = arith.constant 1 : index
      %2 = vector.transfer_read %extracted_slice[%c1], %cst : tensor<2xf64>, vector<4xf64>
      %3 = vector.transfer_write %2, %0[%c1] : vector<4xf64>, tensor<4xf64>
      scf.yield %3 : tensor<4xf64>
    }
    return %1 : tensor<4xf64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: i32) -> tensor<f64> {
    %0 = tensor.empty() : tensor<4xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4xf64>) -> tensor<4xf64>
    %2 = call @f1(%1, %1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 5.000000e-01 : f64
    %inserted = tensor.insert %cst_0 into %0[%c0] : tensor<4xf64>
    %3 = arith.index_cast %arg1 : i32 to index
    %c4 = arith.constant 4 : index
    %4 = arith.remui %3, %c4 : index
    %extracted_slice = tensor.extract_slice %0[%4] [1] [1] : tensor<4xf64> to tensor<f64>
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0, %2, %extracted_slice : index, tensor<4xf64>, tensor<f64>)
  ^bb1(%5: index, %6: tensor<4xf64>, %7: tensor<f64>):  // 2 preds: ^bb0, ^bb2
    %8 = arith.cmpi ult, %5, %c1 : index
    cf.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %9 = call @f1(%2, %1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %10 = arith.addi %5, %c1 : index
    cf.br ^bb1(%10, %6, %arg0 : index, tensor<4xf64>, tensor<f64>)
  ^bb3:  // pred: ^bb1
    return %arg0 : tensor<f64>
  }
}

