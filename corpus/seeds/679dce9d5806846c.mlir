// bufdiff-profile: slices
// bufdiff-choices: 2759140bdc0ea3303ceb5226befa28b2f33b43111ab93f9ab14c360bd5a2dc65e25501166668601d
// bufdiff-choices: 79a583058f1f7d6242310c764a036cd32dc1fe0bb6ea563f576ff52f9442121c7d8259fe06b11049
// bufdiff-choices: 4828b71b1352ffd5021f4997145f07cf6adff8d7ed71b4ba120a315ab2e343ce2b65dfbffe7a850d
// bufdiff-choices: 05ef241a860e4bdb4256a12092631a98098663b0e9180a1847015479d1465a746983618de0c2fc36
// bufdiff-choices: c07c15e388a167b67236e956e367d85a6c7e4ab98081c6a00925470dba6ea11efd5bb4783afb349b
// bufdiff-choices: 69c8dcc20fe1512d9b30a81e9946dd5cb7daacde16a36458269cfeee412e845a027d139cee920c88
// bufdiff-choices: 096773ef8e8c319d35228ae811e7e6d95d2d8db889b229c14dea9f
// bufdiff-features: 1486 2068 3217 3579 5013 6193 8130 8325 9132 9529 11162 12932 13233 14545 14884
// bufdiff-features: 15751 18330 18428 18480 19579 20624 20749 21522 21652 21910 22280 22801 23143
// bufdiff-features: 23255 24259 24826 26087 26568 29236 29590 29968 30666 34167 36784 38528 39352
// bufdiff-features: 39674 40391 40540 40712 42344 42467 42984 43442 44554 45017 46203 46404 46476
// bufdiff-features: 47392 48598 48974 49800 50894 51373 52062 52823 52900 53252 55504 62641 63071
// bufdiff-features: 64120 64716 65726 66422 68355 71306 72521 73802 76700 77283 78283 78430 81443
// bufdiff-features: 81736 82135 82186 83175 85681 85843 86125 88486 88732 89110 89780 89812 90543
// bufdiff-features: 91593 92194 94187 96562 97308 97344 97480 104315 104931 105700 105793 107375
// bufdiff-features: 107425 108012 108810 109103 110162 110561 112929 113041 113696 114028 115728
// bufdiff-features: 117235 117779 119068 119588 120671 121250 121626 122281 124839 125702 128916
// bufdiff-features: 129955 130310 131348 139704 139972 139994 140906 141726 141891 144053 144885
// bufdiff-features: 146127 146512 146719 146792 149219 152098 155040 155465 156460 158120 158897
// bufdiff-features: 162948 163044 163687 165636 165719 167466 168562 168858 171369 172892 172898
// bufdiff-features: 173354 173777 177182 177904 178067 179786 180207 180258 180748 181541 181789
// bufdiff-features: 184022 184030 184962 185252 186849 186959 187156 187596 192422 192528 192628
// bufdiff-features: 192771 195407 196031 197125 197267 198460 201601 202241 204212 204691 205689
// bufdiff-features: 209686 211044 211118 212111 214695 214744 214769 215959 217103 218127 221715
// bufdiff-features: 222079 222809 223045 225759 225985 226357 226579 227536 228291 229569 230640
// bufdiff-features: 233154 233259 234455 235375 236929 236930 236986 237826 239167 240824 241225
// bufdiff-features: 243781 244746 246543 247181 247913 249841 250345 250948 251054 252466 252539
// bufdiff-features: 253703 255449 256112 256337 258378 258642 259840
module {
  func.func @main(%arg0: tensor<5xf32>, %arg1: f32) -> (tensor<?xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0] [3] [2] : tensor<5xf32> to tensor<3xf32>
    %cast = tensor.cast %extracted_slice : tensor<3xf32> to tensor<?xf32>
    %0:2 = call @f1(%extracted_slice, %cast) : (tensor<3xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>)
    %cast_0 = tensor.cast %extracted_slice : tensor<3xf32> to tensor<?xf32>
    %1:2 = call @f1(%extracted_slice, %cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>)
    %cast_1 = tensor.cast %1#0 : tensor<?xf32> to tensor<3xf32>
    %2:2 = call @f1(%cast_1, %1#0) : (tensor<3xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>)
    %cast_2 = tensor.cast %1#1 : tensor<3xf32> to tensor<?xf32>
    %3:2 = call @f1(%2#1, %cast_2) : (tensor<3xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>)
    %cst = arith.constant 0.000000e+00 : f32
    %4 = arith.cmpf ogt, %arg1, %cst : f32
    %5 = arith.index_castui %4 : i1 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %6 = scf.for %arg2 = %c0 to %5 step %c1 iter_args(%arg3 = %2#1) -> (tensor<3xf32>) {
      %cast_3 = tensor.cast %3#1 : tensor<3xf32> to tensor<?xf32>
      %8:2 = func.call @f1(%arg3, %cast_3) : (tensor<3xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>)
      %extracted_slice_4 = tensor.extract_slice %3#1[0] [2] [2] : tensor<3xf32> to tensor<2xf32>
      %extracted_slice_5 = tensor.extract_slice %arg0[0] [4] [1] : tensor<5xf32> to tensor<4xf32>
      %9 = linalg.conv_1d ins(%extracted_slice_5, %extracted_slice_4 : tensor<4xf32>, tensor<2xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
      %10 = linalg.min ins(%extracted_slice, %3#1 : tensor<3xf32>, tensor<3xf32>) outs(%9 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %10 : tensor<3xf32>
    }
    %7 = linalg.reciprocal ins(%3#1 : tensor<3xf32>) outs(%6 : tensor<3xf32>) -> tensor<3xf32>
    return %3#0, %2#0, %0#1, %0#0, %6, %3#1, %7 : tensor<?xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func @f1(%arg0: tensor<3xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %0 = linalg.rsqrt ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %1 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    return %2, %0 : tensor<?xf32>, tensor<3xf32>
  }
}

