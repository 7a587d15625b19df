// bufdiff-profile: calls
// bufdiff-choices: 081d10fdd2dc66826954eb88f5b1031d09ed022f32719ff24b61118b734c3cda4521a89a5db11911
// bufdiff-choices: a22230b130d0e05b94090b6c80f45416741664028bbc815f277d9ee491a1185787c4ac1f3cc9bcb7
// bufdiff-choices: 1baf48ee64132ed4b9d096897e016d5a0be1b79cc0db6fc1f7fd03f04fd9dabcad109a33cf6cdebb
// bufdiff-choices: f91ce610def042dc680fb9d8538d6f36bb35d4fe811e667d465af1a052e6bbf898b71a2cba70b726
// bufdiff-choices: c3f219c2f4f98e85aa9d16d291862e1881ba3e9d5651e5747646915a978bdc965a1efba9bd091bc4
// bufdiff-choices: 705b070191007d92d5330529e1d1cc8bc431b45ecf837851987b646cd237be817326376c2da1b4a6
// bufdiff-choices: 7e44db076272ac0ecd8aff8e318dbc1a2d48a86f9eb1ada389acc7f69fabf3d1037be9786b50dfb3
// bufdiff-choices: 35b07d9d88914fe410b6da917138c1758a9f7a3561003f9856242fe7d11c8bb6960ac68c7944fcf9
// bufdiff-choices: ad
// bufdiff-features: 3579 3972 5497 6002 8130 9240 9479 10872 10938 11162 12058 12560 12760 13032
// bufdiff-features: 13233 13390 14454 15300 15671 15751 15893 15903 16682 17096 19100 21044 21614
// bufdiff-features: 21760 21883 22095 22280 22801 22952 24259 24268 24359 26186 26568 27316 27644
// bufdiff-features: 27869 29569 31864 33871 34167 35136 35708 36784 38783 39150 40712 42344 42467
// bufdiff-features: 43942 44865 45147 46203 46404 47392 47583 49956 50894 52322 52558 52900 52928
// bufdiff-features: 53469 54511 54546 54827 54964 55113 56404 56947 59291 62912 63071 64120 66422
// bufdiff-features: 68355 68867 70029 71689 73041 74057 74481 75975 76677 76700 77283 78283 78430
// bufdiff-features: 78828 79288 79782 81147 81160 81316 81511 81736 81819 82135 82565 84585 86125
// bufdiff-features: 88958 89178 89732 89780 90543 90777 92194 93255 94401 94626 96353 96421 97059
// bufdiff-features: 99969 100059 101582 101823 103673 103851 104580 104931 106323 107412 107425
// bufdiff-features: 109923 110561 110780 110816 112462 112593 112929 113626 113940 115728 117235
// bufdiff-features: 119345 119844 121000 124090 125397 125638 126321 128916 128934 132307 134195
// bufdiff-features: 134823 136341 137045 137122 138167 142040 142084 142393 143474 143890 144120
// bufdiff-features: 146512 146814 150313 150580 150631 153063 155898 156460 156807 158012 158120
// bufdiff-features: 160678 160756 162280 165695 165719 166037 166125 166169 167164 170313 171551
// bufdiff-features: 172127 173166 173281 174170 175687 176031 176782 177488 177904 178165 178558
// bufdiff-features: 178560 180207 180710 181055 181118 181200 182021 182283 183547 183645 184030
// bufdiff-features: 186959 187596 188175 188571 188790 189380 192628 192771 192952 193290 194714
// bufdiff-features: 196632 197221 197392 197736 198003 198267 198432 198460 198820 201253 201601
// bufdiff-features: 202814 202905 203746 205434 205689 206056 207124 208206 208557 208670 210461
// bufdiff-features: 213339 213701 214199 214497 215707 215938 216969 217719 217899 218756 220013
// bufdiff-features: 220223 222601 225016 225759 225985 226583 228840 229266 230081 230293 230616
// bufdiff-features: 230810 231239 231527 232143 234455 234718 235098 236318 236929 240158 243477
// bufdiff-features: 245673 246460 246543 248997 250611 250907 250948 252379 252539 252543 253836
// bufdiff-features: 254851 255556 255709 255729 256235 257806 258988 258994 259528 259785 259840
// bufdiff-features: 261572 261833
module {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<f32>) -> (tensor<?x4xf32>, tensor<?x?xf32>, tensor<f32>, tensor<?x4xf32>, tensor<f32>, f32) {
    %cast = tensor.cast %arg1 : tensor<3x4xf32> to tensor<?x?xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %cast_0 = tensor.cast %arg0 : tensor<3x4xf32> to tensor<?x?xf32>
    %0:2 = call @f1(%cast, %cst, %cast_0) : (tensor<?x?xf32>, f32, tensor<?x?xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg2, %arg5 = %0#1, %arg6 = %0#0) -> (tensor<f32>, tensor<?x?xf32>, tensor<?x4xf32>) {
      %cast_1 = tensor.cast %arg1 : tensor<3x4xf32> to tensor<?x?xf32>
      %cst_2 = arith.constant 1.000000e+01 : f32
      %2:2 = func.call @f1(%cast_1, %cst_2, %cast_1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x?xf32>, f32, tensor<?x?xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>)
      %c2 = arith.constant 2 : index
      %3:3 = scf.while (%arg7 = %c0, %arg8 = %arg6, %arg9 = %arg5) : (index, tensor<?x4xf32>, tensor<?x?xf32>) -> (index, tensor<?x4xf32>, tensor<?x?xf32>) {
        %8 = arith.cmpi ult, %arg7, %c2 : index
        %9 = arith.cmpi eq, %arg3, %arg7 : index
        %10 = arith.andi %8, %9 : i1
        scf.condition(%10) %arg7, %arg8, %arg9 : index, tensor<?x4xf32>, tensor<?x?xf32>
      } do {
      ^bb0(%arg7: index, %arg8: tensor<?x4xf32>, %arg9: tensor<?x?xf32>):
        %8 = arith.addi %arg7, %c1 : index
        %9 = linalg.copy ins(%arg5 : tensor<?x?xf32>) outs(%arg9 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %extracted_5 = tensor.extract %arg8[%c1, %arg3] : tensor<?x4xf32>
        %c3 = arith.constant 3 : index
        %inserted = tensor.insert %extracted_5 into %arg8[%arg3, %c3] : tensor<?x4xf32>
        scf.yield %8, %inserted, %9 : index, tensor<?x4xf32>, tensor<?x?xf32>
      }
      %4 = linalg.copy ins(%arg5 : tensor<?x?xf32>) outs(%arg6 : tensor<?x4xf32>) -> tensor<?x4xf32>
      %5 = linalg.copy ins(%0#1 : tensor<?x?xf32>) outs(%arg5 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %extracted = tensor.extract %arg4[] : tensor<f32>
      %cst_3 = arith.constant dense<5.500000e+00> : tensor<f32>
      %6 = linalg.powf ins(%arg2, %cst_3 : tensor<f32>, tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      %cst_4 = arith.constant dense<[7.500000e+00, 8.500000e+00]> : tensor<2xf32>
      %extracted_slice = tensor.extract_slice %2#1[%arg3, 1] [1, 2] [1, 2] : tensor<?x?xf32> to tensor<2xf32>
      %7 = linalg.dot ins(%cst_4, %extracted_slice : tensor<2xf32>, tensor<2xf32>) outs(%6 : tensor<f32>) -> tensor<f32>
      scf.yield %7, %5, %4 : tensor<f32>, tensor<?x?xf32>, tensor<?x4xf32>
    }
    return %1#2, %1#1, %1#0, %0#0, %arg2, %cst : tensor<?x4xf32>, tensor<?x?xf32>, tensor<f32>, tensor<?x4xf32>, tensor<f32>, f32
  }
  func.func private @f1(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: tensor<?x?xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>) {
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg2[0, 0] [%c3, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
    %cst = arith.constant dense<[[2.500000e+00, 5.500000e+00, 8.500000e+00, 1.150000e+01], [1.450000e+01, 1.750000e+01, 2.050000e+01, 2.350000e+01], [2.650000e+01, 2.950000e+01, 3.250000e+01, 3.550000e+01], [3.850000e+01, 4.150000e+01, 4.450000e+01, 4.750000e+01]]> : tensor<4x4xf32>
    %0 = linalg.matmul ins(%arg2, %cst : tensor<?x?xf32>, tensor<4x4xf32>) outs(%extracted_slice : tensor<?x4xf32>) -> tensor<?x4xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg2[0, 0] [%c3, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c1, %c1] : tensor<?x?xf32>
    %1 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<?x4xf32>
    return %1, %inserted_slice : tensor<?x4xf32>, tensor<?x?xf32>
  }
}

