// bufdiff-profile: mixed
// bufdiff-choices: 3b23437fdb2afc8bc051585f0f0b9ae96e4f1893fe0d2f7d88e52eebffb6e72715b2f0010ac76bd6
// bufdiff-choices: 0619a741ffdb07d580d0061e75b730d13eed4c66df38b4c51d0f24c1fc5f3329be54d5d00488e4e1
// bufdiff-choices: c8fcfa3d1331684eefeea25d5509745dfc912d3f6562a272e80542445e
// bufdiff-features: 4752 5296 6314 9394 13233 15751 16269 18166 26780 27556 30673 34159 34167 35364
// bufdiff-features: 37183 39200 40721 41984 46203 52807 52900 56404 57176 58024 60686 61944 63071
// bufdiff-features: 63800 64716 68355 73990 77617 78283 83194 83505 84922 85176 86125 88732 89780
// bufdiff-features: 90011 93255 94432 98501 99383 104931 105289 112929 114354 115588 141238 154946
// bufdiff-features: 156057 158120 165719 166075 168858 174170 178067 184030 185027 186371 188790
// bufdiff-features: 192422 196031 196489 197392 202241 205434 213275 218089 228565 230081 230640
// bufdiff-features: 234387 235126 236324 242872 243441 245594 245673 246543 252466 252539 254840
// bufdiff-features: 256112 257255 259840
module {
  func.func @main(%arg0: tensor<f32> {bufferization.writable = false}) -> (tensor<f32>, tensor<f32>, tensor<3xf32>) {
    %0:3 = call @f1(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32)
    %1 = tensor.empty() : tensor<3xf32>
    %2 = linalg.fill ins(%0#2 : f32) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
    %3 = linalg.softmax dimension(0) ins(%2 : tensor<3xf32>) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    return %0#0, %0#1, %3 : tensor<f32>, tensor<f32>, tensor<3xf32>
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32) {
    %0 = linalg.floor ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant -1.000000e+00 : f32
    return %arg0, %0, %cst : tensor<f32>, tensor<f32>, f32
  }
}

