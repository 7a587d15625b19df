// bufdiff-profile: idioms
// bufdiff-choices: 007f1ce1486c1b91f12beb6e484e4cbb78eca61b10d5aa8a56d4d3a3d5d2540cc9aeb06e73deb7f1
// bufdiff-choices: 5b27974d276b9f2b922b43e3fba518ab9cdf13299c4f8948f0537867d5f33ce19d61af030cfa0a1a
// bufdiff-choices: b13b2267955e37c63ec8774f9d9f697a5ca969d7a79c86d50f07285c772904b823b62636e0c38ede
// bufdiff-choices: f6027c5e130794238cbd13713b57ca13d81bd8e31d773e6889121df9b37644ba0da269dd889f4aa7
// bufdiff-choices: 3cbca3b35657fdd8d59e078588e4a70adb74383058761ded760a
// bufdiff-features: 6812 9479 13074 13333 15751 18287 23787 25955 26087 26568 28465 29590 30209
// bufdiff-features: 30896 34167 36784 38615 38702 41210 42344 47920 50894 51099 52062 52625 52900
// bufdiff-features: 53252 63800 66422 66758 68355 71442 74833 81736 84098 86125 87495 88008 88337
// bufdiff-features: 93255 95407 95625 98194 100481 101134 104931 109643 109732 114488 119131 121626
// bufdiff-features: 122556 124903 125702 125921 129009 130071 136991 143438 144053 146512 146716
// bufdiff-features: 146792 155898 156346 156460 158120 160756 161377 161649 161883 163687 165636
// bufdiff-features: 165719 167973 171369 173530 174191 174314 175888 177904 180207 186959 192252
// bufdiff-features: 192628 201059 205689 208623 213275 218330 218635 218760 226610 228485 228707
// bufdiff-features: 239757 239763 243989 246543 247062 248209 249841 250948 257002 258994 259434
// bufdiff-features: 259528 259840
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>) -> (tensor<1xf32>, tensor<3xf32>, tensor<?xf32>) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[2] [1] [%c1] : tensor<3xf32> to tensor<1xf32>
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %inserted = tensor.insert %cst into %extracted_slice[%c0] : tensor<1xf32>
    %extracted = tensor.extract %arg1[%c1] : tensor<3xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %extracted, %cst_0 : f32
    %1:2 = scf.if %0 -> (f32, tensor<1xf32>) {
      %c1_i64 = arith.constant 1 : i64
      %from_elements = tensor.from_elements %c1_i64 : tensor<1xi64>
      %reshape = tensor.reshape %extracted_slice(%from_elements) : (tensor<1xf32>, tensor<1xi64>) -> tensor<1xf32>
      %2 = linalg.powf ins(%extracted_slice, %inserted : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
      scf.yield %extracted, %2 : f32, tensor<1xf32>
    } else {
      %cst_1 = arith.constant 7.250000e+00 : f32
      scf.yield %cst_1, %extracted_slice : f32, tensor<1xf32>
    }
    %cast = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
    return %1#1, %arg1, %cast : tensor<1xf32>, tensor<3xf32>, tensor<?xf32>
  }
}

