// bufdiff-profile: calls
// bufdiff-choices: 123a260b061a9f047f429050234bdedc3f68219c6e9e453a2142d16bbd34063ee2aa0d15f02ffbd2
// bufdiff-choices: 7c63f6d8bff44fa201814ad1b0d264babe94c8cc5c9db1ab94338eab56b43ff136521d05501b60cf
// bufdiff-choices: 098f7c1f3cccb3b6bf56cd949d68884b42b4e23388f7659d290bc4a04c74bdd4b8fcc24212fe3cd8
// bufdiff-choices: 4f52b9fc213d9184fddd826b0b8b686728dda8695fed7c622885853f09b46789fc2222560804b32f
// bufdiff-choices: bc2cde0110af6596cd3177fbf7936c46331bd9e2d9f98bfa148e903f8f74e75d1ecb260c3598842f
// bufdiff-choices: 2af0ab13a6f31a69e0c0637a3a53c0ed7d3e09a7bdd470ac1bdf390f7f13a14b7a19ee8210a3584f
// bufdiff-features: 688 826 3217 3336 3752 4752 6363 9479 10035 10112 13233 13915 15751 16289 17451
// bufdiff-features: 18667 19419 22280 22860 23787 24131 24259 26568 26808 29854 30666 33769 34167
// bufdiff-features: 34269 39812 39955 40070 40652 40712 42467 42858 42984 43092 43442 43612 45307
// bufdiff-features: 46203 47392 48598 48974 49635 50633 51415 52900 53779 54998 56024 58919 59189
// bufdiff-features: 60686 61950 62091 64162 64235 64716 66422 68355 71050 71306 73289 74057 76953
// bufdiff-features: 78283 78430 79099 79562 83194 83911 84347 84585 85843 86125 88337 88732 89780
// bufdiff-features: 90097 91179 92194 94301 95273 95407 101264 104580 104931 108810 109445 112929
// bufdiff-features: 115368 124903 126398 128332 129849 130310 130602 130632 132053 133364 136804
// bufdiff-features: 136808 138086 139206 141238 141891 142680 144093 144513 146127 146665 148304
// bufdiff-features: 153293 154812 154946 155898 156460 157579 158120 158799 158897 159210 160756
// bufdiff-features: 161295 162740 162799 164396 165695 165719 166579 167614 167793 168858 174170
// bufdiff-features: 174379 177677 178067 182580 184030 186042 186959 188647 188790 190166 190555
// bufdiff-features: 192308 192771 193122 194134 194682 196031 197837 200065 201059 201601 202241
// bufdiff-features: 205434 205689 210461 214199 215959 217103 224916 225985 227345 227395 228061
// bufdiff-features: 229246 230081 230640 237098 239241 239757 240100 240158 243546 243781 244281
// bufdiff-features: 245941 246543 247062 247181 249272 249841 250278 252466 252539 256112 256380
// bufdiff-features: 259528 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = call @f1(%arg0, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1 = call @f2(%0, %0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %2 = call @same3(%1) : (tensor<2xf32>) -> tensor<2xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<2xf32>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%2 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.mulf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %5 = call @f1(%1, %2) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %5, %4, %3, %1 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @f1(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %1 = arith.index_cast %arg2 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = arith.maximumf %2, %cst : f32
      tensor.yield %3 : f32
    } : tensor<2xf32>
    return %generated : tensor<2xf32>
  }
  func.func @f2(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<2xf32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %1 = linalg.powf ins(%arg1, %arg0 : tensor<2xf32>, tensor<2xf32>) outs(%arg1 : tensor<2xf32>) -> tensor<2xf32>
    %2 = call @f1(%1, %1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @same3(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.rsqrt ins(%1 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    return %arg0 : tensor<2xf32>
  }
}

