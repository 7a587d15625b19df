// bufdiff-profile: calls
// bufdiff-choices: 15bf862500e6d63156911454d6cee59d3af7007369849415ebbe8c8dfd13a15ba19521e583d741a6
// bufdiff-choices: 647ac371999bb564d49f4f83bc63642252f1f9d813e1a4832f03fea3c766a70fb1c0c584ab0b62f9
// bufdiff-choices: e5b92cefbcb2aad2f430512aad536d7e39a4740826bd4bc1ee2533a5091766c9b36f8542e4f01a41
// bufdiff-choices: d1b3908ccdbf84b0705c5d2a628bd8388f742ba84f27a980a11219244ec71c542f6ed6d2297dbc7f
// bufdiff-choices: ce0a7fe36aa96bba0e6d21ed492750a7fdfd901276bd
// bufdiff-features: 1245 2320 3377 4136 4752 4967 6405 7371 7404 8452 8528 8693 10476 10819 10968
// bufdiff-features: 11703 13424 13915 14576 14891 15440 15482 15751 15897 15903 16822 18166 22280
// bufdiff-features: 22885 23143 24826 25388 26107 26568 27048 27766 27825 29590 29895 30666 32421
// bufdiff-features: 32615 32804 33530 33824 34167 34647 35507 36542 36784 37030 37183 37289 37786
// bufdiff-features: 39981 40712 41679 41854 42517 42728 43442 44149 45617 45702 46203 46330 46851
// bufdiff-features: 46995 47200 47488 48598 49841 50450 51894 52218 52553 52900 52958 53252 54598
// bufdiff-features: 55887 56404 56442 57401 57718 61350 61628 62574 63071 63610 63800 64119 64959
// bufdiff-features: 65726 66666 66765 66990 67609 68355 68764 69849 71050 71306 71490 72413 73802
// bufdiff-features: 74057 74362 74617 74881 76649 76988 77617 79229 79389 81707 81736 82135 82203
// bufdiff-features: 82594 83488 84322 84887 84922 84979 85843 86125 86992 87408 88341 90090 90202
// bufdiff-features: 90585 91074 91973 93255 94755 94926 95285 97318 97715 99009 99038 99383 99568
// bufdiff-features: 102809 104245 104931 107879 108165 108810 109187 109327 112929 115408 115471
// bufdiff-features: 117235 117724 118769 119129 121394 121561 121626 122048 122764 125040 125882
// bufdiff-features: 126554 127259 127834 128768 129849 130642
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: f32, %arg3: tensor<4x4xf32>) -> (tensor<f32>, tensor<?xf32>, tensor<4x4xf32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2:2 = call @f2(%1, %1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<1xf32>)
    %3 = tensor.empty() : tensor<4x4xf32>
    %4 = linalg.fill ins(%arg2 : f32) outs(%3 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = arith.cmpf olt, %arg2, %cst : f32
    %6 = arith.select %5, %arg3, %4 : tensor<4x4xf32>
    %c1 = arith.constant 1 : index
    %7 = tensor.empty() : tensor<2xf32>
    %8 = linalg.fill ins(%arg2 : f32) outs(%7 : tensor<2xf32>) -> tensor<2xf32>
    %inserted_slice = tensor.insert_slice %8 into %3[%c1, 2] [1, 2] [1, 1] : tensor<2xf32> into tensor<4x4xf32>
    %cast = tensor.cast %2#1 : tensor<1xf32> to tensor<?xf32>
    return %2#0, %cast, %6 : tensor<f32>, tensor<?xf32>, tensor<4x4xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, f32) {
    %0 = linalg.tanh ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 1.000000e+00 : f32
    return %0, %cst : tensor<f32>, f32
  }
  func.func @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<1xf32>) {
    %0 = linalg.exp ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:2 = call @f1(%arg1, %arg1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32)
    %expanded = tensor.expand_shape %1#0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    return %0, %expanded : tensor<f32>, tensor<1xf32>
  }
}

