// bufdiff-profile: slices
// bufdiff-choices: 56776d21efcf8b392a66bb411f8c02e7b090dda14c50ea8720361cc93fca4fb0350998f5d34dee72
// bufdiff-choices: 1a1896513cd926e8d0d9b64fafdd7b3c328bad9652feab855f6746d4fb5cf7b0bf27fdc6e8952a37
// bufdiff-choices: 0747ad6de6be7c45e0036484ed6d40bd6298d21ea52df4679b773f08c6eb43ad8c006a3f160a62e3
// bufdiff-choices: d812b6646f9487ccfa370799f9be3a2c7eb9dd27107da67571b38ea7399f355df0d937491f654998
// bufdiff-choices: 6337c1db80f446680e5039fccdc997fea433f24fe2defb60eb79fb998e57b29dc3d0c756de27dad0
// bufdiff-choices: 97f785a99f4faf2c7ab9004677cf56bdcf11a306
// bufdiff-features: 706 2572 4747 4752 6289 6611 7541 10020 11162 11556 13233 15671 15751 15903
// bufdiff-features: 15929 19545 19606 20301 20838 21953 22280 22448 23143 23732 23787 24098 26568
// bufdiff-features: 28907 29590 29950 29968 30018 30896 30996 32232 34159 34167 38702 39915 40070
// bufdiff-features: 40712 43774 46203 46984 48598 52062 52322 52558 52715 52807 52900 53716 58024
// bufdiff-features: 58892 60686 61944 62480 63384 63800 64120 64716 66422 66995 67880 68355 69728
// bufdiff-features: 69965 71259 71306 73289 74057 75152 76373 77261 77491 77617 78283 78430 80440
// bufdiff-features: 81186 83194 84585 86125 87495 88008 89780 89812 90777 92194 92765 93255 97946
// bufdiff-features: 98403 98501 99383 101823 102215 104315 104931 107702 107728 107987 109327
// bufdiff-features: 110863 111302 112327 112929 117183 117235 118013 119597 122159 122791 124839
// bufdiff-features: 126750 126932 127373 130310 132156 133297 135534 137045 144383 144761 146027
// bufdiff-features: 148647 150818 155898 156460 156683 158120 158897 159713 161883 162764 163044
// bufdiff-features: 163084 163687 165719 167753 168858 168929 171369 172145 172478 173354 174249
// bufdiff-features: 174830 175888 176252 177904 178067 178560 183222 184030 185723 187159 188790
// bufdiff-features: 190142 190382 192418 192595 192628 192771 194682 194987 195182 196349 196359
// bufdiff-features: 197169 197267 197274 197339 197392 198460 200521 201059 202506 202562 204212
// bufdiff-features: 204527 205434 207330 210461 211263 211884 213138 213275 213348 217587 218738
// bufdiff-features: 222118 222809 226579 226813 227345 227536 228555 228936 229699 230640 230915
// bufdiff-features: 232401 234387 235375 236930 240158 241225 241953 242872 243784 246543 247062
// bufdiff-features: 249841 251943 252466 252539 253532 254416 255520 256112 259255 259840 260882
module {
  func.func private @f2(%arg0: tensor<6xf32>) -> (tensor<6xf32>, tensor<2xindex>, tensor<2xindex>) {
    %cst = arith.constant 1.000000e+10 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<6xf32>) -> tensor<6xf32>
    %cst_0 = arith.constant dense<[9, 8]> : tensor<2xi64>
    %1 = arith.index_cast %cst_0 : tensor<2xi64> to tensor<2xindex>
    %2 = arith.index_cast %cst_0 : tensor<2xi64> to tensor<2xindex>
    %3 = tensor.empty() : tensor<2xindex>
    %4 = linalg.copy ins(%2 : tensor<2xindex>) outs(%3 : tensor<2xindex>) -> tensor<2xindex>
    return %0, %1, %4 : tensor<6xf32>, tensor<2xindex>, tensor<2xindex>
  }
  func.func @f1(%arg0: tensor<?xf32>) -> (tensor<?x1xf32>, tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %dim, %c1 : tensor<2xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x1xf32>
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?xf32>
    return %reshape, %0, %arg0 : tensor<?x1xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func @main(%arg0: tensor<?xf32>) -> (tensor<?x1xf32>, tensor<?xf32>, tensor<2xindex>, tensor<f32>, tensor<?x?xindex>, tensor<?xf32>, tensor<?xf32>, tensor<6xf32>) {
    %0:3 = call @f1(%arg0) : (tensor<?xf32>) -> (tensor<?x1xf32>, tensor<?xf32>, tensor<?xf32>)
    %cst = arith.constant dense<[3.500000e+00, 4.500000e+00, 5.500000e+00, 6.500000e+00, 7.500000e+00, 8.500000e+00]> : tensor<6xf32>
    %1:3 = call @f2(%cst) : (tensor<6xf32>) -> (tensor<6xf32>, tensor<2xindex>, tensor<2xindex>)
    %c5 = arith.constant 5 : index
    %extracted_slice = tensor.extract_slice %cst[%c5] [1] [1] : tensor<6xf32> to tensor<f32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c2, %c1 : tensor<2xindex>
    %reshape = tensor.reshape %1#1(%from_elements) : (tensor<2xindex>, tensor<2xindex>) -> tensor<?x?xindex>
    %c6 = arith.constant 6 : index
    %2 = tensor.empty(%c6) : tensor<?xf32>
    %3 = linalg.round ins(%cst : tensor<6xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %concat = tensor.concat dim(0) %cst, %0#2, %1#0 : (tensor<6xf32>, tensor<?xf32>, tensor<6xf32>) -> tensor<?xf32>
    return %0#0, %0#1, %1#2, %extracted_slice, %reshape, %3, %concat, %cst : tensor<?x1xf32>, tensor<?xf32>, tensor<2xindex>, tensor<f32>, tensor<?x?xindex>, tensor<?xf32>, tensor<?xf32>, tensor<6xf32>
  }
}

