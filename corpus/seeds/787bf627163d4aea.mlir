// bufdiff-profile: mixed
// bufdiff-choices: 3b23437fdb2afc8bc051585f0f0b9ae96e4f1893fe0d2f7d88e52eebffb6e72715b2f0010ac76bd6
// bufdiff-choices: 0619a741ffdb07d580d0061e75b730d13eed4c66df38b4c51d0f24c1fc5f3329be54d5d00488e4e1
// bufdiff-choices: c8fcfa3d1331684eefeea25d5509745dfc912d3f6562a272e80542445e08fe9b4e2299060bded84b
// bufdiff-choices: 77f1
// bufdiff-features: 5258 6314 8174 9132 9394 13233 13424 14704 14884 15595 15751 16269 18166 22280
// bufdiff-features: 27571 29590 34159 34167 37183 40712 40721 41984 44554 46203 47392 49635 50956
// bufdiff-features: 52062 52807 52900 56404 60686 61944 63071 63800 64716 65770 68355 70036 73990
// bufdiff-features: 76953 78283 79596 83095 83194 84922 85176 86125 88040 89780 90011 94432 98501
// bufdiff-features: 99224 101987 104315 104931 105289 112929 114354 116964 117235 118035 127254
// bufdiff-features: 130597 139357 141238 152068 154946 155898 156057 156460 158120 165719 166075
// bufdiff-features: 168858 171369 174170 176577 177904 184030 184722 188790 192528 192628 193948
// bufdiff-features: 196489 197392 198282 202241 205434 212048 213275 217085 218089 218617 228390
// bufdiff-features: 230081 230303 230640 230920 233154 235126 236024 242872 245673 246543 247659
// bufdiff-features: 248086 250917 251368 252539 253836 259840
module {
  func.func @main(%arg0: tensor<f32> {bufferization.writable = false}) -> (tensor<f32>, tensor<f32>, tensor<2xf32>, f32) {
    %0:3 = call @f1(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32)
    %1 = linalg.log ins(%0#0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %3 = arith.index_cast %arg1 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      tensor.yield %4 : f32
    } : tensor<2xf32>
    %extracted_slice = tensor.extract_slice %generated[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %2 = linalg.conv_1d ins(%generated, %extracted_slice : tensor<2xf32>, tensor<1xf32>) outs(%generated : tensor<2xf32>) -> tensor<2xf32>
    return %0#1, %1, %2, %0#2 : tensor<f32>, tensor<f32>, tensor<2xf32>, f32
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32) {
    %0 = linalg.floor ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant -1.000000e+00 : f32
    return %arg0, %0, %cst : tensor<f32>, tensor<f32>, f32
  }
}

