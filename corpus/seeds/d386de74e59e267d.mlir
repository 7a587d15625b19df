// bufdiff-profile: loops
// bufdiff-choices: 3f5d1acc34fa2d6daa39ca0b5505e6efdfa0e3cb322c7d7ced610008a919b63b4a3ee515495171bb
// bufdiff-choices: 4fa73072bf439918c087b1d93ce78a0a4ab8c71aa80d67dbfd485c216d302f5c4961e5898bed52cf
// bufdiff-choices: c7f7204ac5a4265627cb0158e25d45b04f5e4515ffec6a12354936a26c2b19b9573d530356d22c70
// bufdiff-choices: 8f8399bb47
// bufdiff-features: 688 2292 2898 3217 4462 4796 5296 9255 9479 10968 12648 13233 15440 15751 18774
// bufdiff-features: 19769 22095 22221 22280 24259 25388 25962 26568 27048 27825 28856 29684 30666
// bufdiff-features: 31543 33530 33769 34167 34301 34647 35364 35507 36784 37251 37743 37786 38783
// bufdiff-features: 40297 40479 40712 41854 42344 44007 44758 46203 46283 46832 47488 48598 49635
// bufdiff-features: 50450 50894 52823 52900 52958 53469 53890 53955 55113 55887 57176 57718 60417
// bufdiff-features: 61251 61523 61556 61699 62701 63642 64119 64235 64716 66422 66765 66777 68355
// bufdiff-features: 69987 70529 71169 71306 73802 74057 74362 74617 75361 76649 76659 76700 78036
// bufdiff-features: 78283 78430 79099 79389 81039 81736 82011 83000 83194 83253 84268 84322 84585
// bufdiff-features: 85738 85843 86125 86827 87601 88337 88341 88732 89780 90383 94067 95407 96273
// bufdiff-features: 96329 96431 96989 97318 97715 99383 99568 100642 103918 104140 104931 105252
// bufdiff-features: 105795 107425 108038 108165 109086 112369 112800 112929 113035 113920 113940
// bufdiff-features: 114522 114547 115471 115801 115990 116109 117206 117235 117724 118769 119876
// bufdiff-features: 120049 121467 121626 122598 122764 123768 124040 125702 127303 127306 128768
// bufdiff-features: 128916 130310
module {
  func.func private @f1(%arg0: tensor<?xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>) -> tensor<?xf64> {
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %0 = arith.index_cast %arg3 : index to i64
      %1 = arith.sitofp %0 : i64 to f64
      %cst = arith.constant 0.000000e+00 : f64
      %2 = arith.negf %1 : f64
      %3 = arith.addf %2, %cst : f64
      tensor.yield %3 : f64
    } : tensor<2xf64>
    %inserted_slice = tensor.insert_slice %generated into %arg2[0] [2] [2] : tensor<2xf64> into tensor<4xf64>
    %cast = tensor.cast %inserted_slice : tensor<4xf64> to tensor<?xf64>
    return %cast : tensor<?xf64>
  }
  func.func @main(%arg0: tensor<4xf64>) -> (tensor<2x2xf64>, tensor<4xf64>, tensor<4xf64>, tensor<?xf64>) {
    %0 = call @part2(%arg0) : (tensor<4xf64>) -> tensor<4xf64>
    %1 = linalg.softmax dimension(0) ins(%arg0 : tensor<4xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c1] : tensor<4xf64>
    %extracted_0 = tensor.extract %0[%c1] : tensor<4xf64>
    %2 = math.rsqrt %extracted_0 : f64
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] : tensor<4xf64> into tensor<2x2xf64>
    %cst = arith.constant dense<2.000000e+00> : tensor<5xf64>
    %cast = tensor.cast %cst : tensor<5xf64> to tensor<?xf64>
    %3 = call @f1(%cast, %0, %arg0) : (tensor<?xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<?xf64>
    return %expanded, %1, %0, %3 : tensor<2x2xf64>, tensor<4xf64>, tensor<4xf64>, tensor<?xf64>
  }
  func.func private @part2(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<4xf64> to tensor<4xf64>
    return %extracted_slice : tensor<4xf64>
  }
}

