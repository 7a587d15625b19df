// bufdiff-profile: mixed
// bufdiff-choices: 47e6002f26b4e4fba67844a3486a1d871836fd11a9f94fe848a19ae6da47138a84c1b0404aa51596
// bufdiff-choices: 7e8f9231027c311b1d2fe206c7b15c77bca39032e54627b04bcdef734de26a197eef8f7c90978daf
// bufdiff-choices: 4401a825513a2017532ae36ff3d520fdba58a3f1015b8c16cb61089cba6528fa53f15c0ab9768b4d
// bufdiff-choices: f88deea19edd27186274461ce8b109f1ff7c40aa23d05a99a8
// bufdiff-features: 666 1150 2684 2898 4020 4280 4659 5973 6363 7847 10384 10968 11825 12064 12170
// bufdiff-features: 12276 12824 12932 13074 13652 14454 15440 15751 16428 17259 17512 22095 22148
// bufdiff-features: 22280 23057 23358 24826 25388 26568 26960 27048 27825 30205 30293 31247 32085
// bufdiff-features: 32615 33092 34167 34301 34623 34647 36784 37315 38783 39069 40266 40479 40812
// bufdiff-features: 42344 44485 44505 45235 46203 46283 46832 46995 47392 47488 48020 48577 49135
// bufdiff-features: 49635 49978 50450 50894 51305 52322 52900 52958 53180 53244 53252 53294 53469
// bufdiff-features: 55098 55185 55887 57718 59070 61166 61556 61699 63071 63610 64119 64959 65726
// bufdiff-features: 66097 66202 66422 67341 67388 67526 68355 69728 69987 70873 71168 71169 71701
// bufdiff-features: 72413 73168 73289 73455 73802 74057 74362 74450 74471 74507 74617 74864 76339
// bufdiff-features: 76953 78430 79389 79710 79756 80895 81303 81736 82135 83007 83507 83817 84887
// bufdiff-features: 85239 86125 86827 86834 87068 87199 88732 89422 89771 89780 89928 90097 90218
// bufdiff-features: 91063 92194 92568 92647 93171 93434 95142 96989 97318 97864 99383 99568 101675
// bufdiff-features: 102601 103056 103416 104931 105914 106321 108587 109086 109878 110552 112712
// bufdiff-features: 112917 112929 113293 114309 115471 115990 119205 119588 119876 120293 120473
// bufdiff-features: 121394 121467 122764 124448 124626 125908 128127 128768 129462 129630 130933
module {
  func.func @main(%arg0: tensor<?x?x?xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32>, tensor<0x6xf32>, tensor<0x?xf32>, tensor<0x6xf32>) {
    %generated = tensor.generate  {
      %cst = arith.constant 3.000000e+00 : f32
      %cst_0 = arith.constant 1.000000e+01 : f32
      %1 = arith.divf %cst, %cst_0 : f32
      tensor.yield %1 : f32
    } : tensor<f32>
    %broadcasted = linalg.broadcast ins(%generated : tensor<f32>) outs(%arg1 : tensor<0xf32>) dimensions = [0] 
    %from_elements = tensor.from_elements  : tensor<0x6xf32>
    %0:2 = call @f1(%from_elements, %from_elements, %from_elements) : (tensor<0x6xf32>, tensor<0x6xf32>, tensor<0x6xf32>) -> (tensor<0x6xf32>, tensor<0x6xf32>)
    %cast = tensor.cast %0#1 : tensor<0x6xf32> to tensor<0x?xf32>
    return %broadcasted, %0#0, %cast, %from_elements : tensor<0xf32>, tensor<0x6xf32>, tensor<0x?xf32>, tensor<0x6xf32>
  }
  func.func private @f1(%arg0: tensor<0x6xf32>, %arg1: tensor<0x6xf32>, %arg2: tensor<0x6xf32>) -> (tensor<0x6xf32>, tensor<0x6xf32>) {
    %0 = linalg.copy ins(%arg2 : tensor<0x6xf32>) outs(%arg1 : tensor<0x6xf32>) -> tensor<0x6xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg2[%c0, 0] [0, 4] [1, 1] : tensor<0x6xf32> to tensor<0x4xf32>
    %extracted_slice_0 = tensor.extract_slice %arg2[%c0, 2] [0, 4] [1, 1] : tensor<0x6xf32> to tensor<0x4xf32>
    %1 = tensor.empty() : tensor<2x2xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %cst_1 = arith.constant dense<[[1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01, 1.450000e+01]]> : tensor<1x5xf32>
    %3 = linalg.conv_2d ins(%cst_1, %2 : tensor<1x5xf32>, tensor<2x2xf32>) outs(%extracted_slice : tensor<0x4xf32>) -> tensor<0x4xf32>
    %4 = linalg.round ins(%extracted_slice_0 : tensor<0x4xf32>) outs(%extracted_slice_0 : tensor<0x4xf32>) -> tensor<0x4xf32>
    %inserted_slice = tensor.insert_slice %3 into %arg2[%c0, 0] [0, 4] [1, 1] : tensor<0x4xf32> into tensor<0x6xf32>
    %inserted_slice_2 = tensor.insert_slice %4 into %inserted_slice[%c0, 2] [0, 4] [1, 1] : tensor<0x4xf32> into tensor<0x6xf32>
    return %inserted_slice_2, %0 : tensor<0x6xf32>, tensor<0x6xf32>
  }
}

