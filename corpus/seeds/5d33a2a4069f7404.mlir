// bufdiff-profile: loops
// bufdiff-choices: 15bf862500e6d63156911454d6cee59d3af7007369849415ebbe8c8dfd13a15ba19521e583d741a6
// bufdiff-choices: 647ac371999bb564d49f4f83bc63642252f1f9d813e1a4832f03fea3c766a70fb1c0c584ab0b62f9
// bufdiff-choices: e5b92cefbcb2aad2f430512aad536d7e39a4740826bd4bc1ee2533a5091766c9b36f8542e4f01a41
// bufdiff-choices: d1b3908ccdbf84b0705c5d2a628bd8388f742ba84f27a980a11219244ec71c
// bufdiff-features: 4986 9479 12457 13233 13424 15751 20987 22280 26568 27076 29567 30961 34167
// bufdiff-features: 40712 41200 46203 50763 51555 52772 52900 63800 68355 76953 78283 84631 86125
// bufdiff-features: 91156 94952 95407 104931 106607 112929 113302 116425 125048 125702 136030
// bufdiff-features: 137475 140335 146608 147156 149304 155898 156460 158120 160756 165719 166303
// bufdiff-features: 178067 178165 183212 184030 188790 189178 191523 192422 196031 198578 198667
// bufdiff-features: 203000 205434 205689 205885 210032 213275 218064 228390 230081 235144 235477
// bufdiff-features: 236930 240219 241575 243137 245203 246463 246543 252466 253836 259528 259840
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<f32>) -> (tensor<2x3x?xf32>, tensor<2x4x2xf32>, tensor<2x3x?xf32>) {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<2x3x?xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
    %cst = arith.constant dense<[[[4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01]], [[1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01], [1.850000e+01, 1.950000e+01]]]> : tensor<2x4x2xf32>
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.pooling_nwc_max ins(%cst, %2 : tensor<2x4x2xf32>, tensor<2xf32>) outs(%1 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
    %4 = linalg.ceil ins(%1 : tensor<2x3x?xf32>) outs(%1 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
    return %3, %cst, %4 : tensor<2x3x?xf32>, tensor<2x4x2xf32>, tensor<2x3x?xf32>
  }
}

