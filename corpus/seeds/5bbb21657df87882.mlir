// bufdiff-profile: cfg
// bufdiff-choices: a6760d7bcf8908fc22c3f98a26aeaef638d0e5c0187e6951658992ed2c59fcd67dad15a90fb17868
// bufdiff-choices: c2292fc10354c2185c7648399702a74bab4875348b9c9ffbfe38fe982aeaf72d11f92d45d90dce4e
// bufdiff-choices: 2b72c00f05801d02a5bcb0aada6c6459caf07ea739fcc17a438eb8f50fb48e6c58a5ad7d74513ed6
// bufdiff-choices: a85226e11e17a7198c2d48c909854d2bf99dc737b0e1da9e849bf7f28433ec4cf4f71e3e493ce8ad
// bufdiff-choices: 575f5503f89a8d3b736c525cd12367430955e559ab696e8b99edf842cfb92047ead01925f77dbb31
// bufdiff-choices: d8c54614391515454199886deea7ef2921b6611758aca072295a016b65941a15c93e44de150a1eac
// bufdiff-choices: 3cab7cbf23fee660f799ea107bd5adb8f3443281b1c32141e23a67f606e81072d44d8c2919c81d22
// bufdiff-choices: 5891bc01570dd60c39c156027795d2193ea90c4d
// bufdiff-features: 397 1683 1914 2320 4165 4752 5793 6237 6611 7793 8325 10035 11162 13233 14523
// bufdiff-features: 14884 15751 15903 16682 16822 18166 19579 19769 20337 21522 22280 22448 23531
// bufdiff-features: 23787 24259 26117 26369 26568 29590 34167 37183 37944 39329 40712 42858 42984
// bufdiff-features: 43442 43774 44132 44742 46143 46203 47196 47392 48598 49635 49657 51415 51688
// bufdiff-features: 52558 52900 53252 54658 54998 55021 56404 58303 60417 61628 63071 63800 63929
// bufdiff-features: 64120 64716 66422 67587 68355 68457 71259 71306 73287 74057 76953 77261 78283
// bufdiff-features: 78430 79099 81443 81612 82135 82149 83194 84922 85681 86125 86937 87277 88732
// bufdiff-features: 89646 89780 89812 90585 91074 93255 94049 95273 97131 97270 97715 98409 98501
// bufdiff-features: 99383 101283 102809 104790 104931 105579 105700 105795 107783 108957 109327
// bufdiff-features: 110136 110780 112929 113121 117001 117235 117724 118567 118884 119597 124056
// bufdiff-features: 126398 126932 130310 132184 133297 133364 134449 138443 138476 139885 142040
// bufdiff-features: 144093 144761 145974 146210 147712 148304 149941 151129 153293 155898 156460
// bufdiff-features: 157531 158120 158396 158897 159796 161736 163044 163581 163687 164472 165695
// bufdiff-features: 165719 167086 167164 168562 168833 168858 169648 171053 172814 173960 174170
// bufdiff-features: 174371 176031 176701 178067 178560 181964 182966 184030 188790 192422 192771
// bufdiff-features: 193747 194205 195182 195809 195820 196031 196369 197264 197267 199827 200593
// bufdiff-features: 201059 202241 202562 205434 209755 210022 210351 210406 212111 212779 213275
// bufdiff-features: 214560 214744 215497 215959 218300 218738 222809 225456 225827 225985 226579
// bufdiff-features: 227345 227679 228390 230081 230640 233294 237169 238951 239241 239960 241140
// bufdiff-features: 241353 242306 243546 243781 243943 245827 246543 246622 247062 249841 250415
// bufdiff-features: 251217 251992 252466 252539 253836 258390 258906 259840 261714
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f2(%arg0: tensor<f32>, %arg1: f32, %arg2: i32, %arg3: tensor<0xi32>) -> (tensor<f32>, tensor<0xi32>, tensor<0xi32>) {
    %inserted = tensor.insert %arg1 into %arg0[] : tensor<f32>
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<0xi32>
    %1 = linalg.fill ins(%arg2 : i32) outs(%0 : tensor<0xi32>) -> tensor<0xi32>
    %inserted_slice = tensor.insert_slice %1 into %arg3[%c0] [0] [1] : tensor<0xi32> into tensor<0xi32>
    return %inserted, %0, %arg3 : tensor<f32>, tensor<0xi32>, tensor<0xi32>
  }
  ml_program.global private mutable @g1(dense<[[3, 4], [5, 6]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  ml_program.global private mutable @g0(dense<> : tensor<0xi32>) : tensor<0xi32>
  func.func @f1(%arg0: tensor<0xi32>) -> (tensor<0xi32>, tensor<0xi32>, tensor<0xi32>, i32) {
    %cst = arith.constant dense<> : tensor<0xi32>
    %true = arith.constant true
    %0 = arith.select %true, %arg0, %cst : tensor<0xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0, %cst : tensor<0xi32>, tensor<0xi32>) outs(%arg0 : tensor<0xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %3 = arith.cmpi sgt, %in, %in_1 : i32
      %4 = arith.select %3, %in, %in_1 : i32
      linalg.yield %4 : i32
    } -> tensor<0xi32>
    %true_0 = arith.constant true
    %2 = arith.select %true_0, %cst, %arg0 : tensor<0xi32>
    %c11_i32 = arith.constant 11 : i32
    return %2, %1, %arg0, %c11_i32 : tensor<0xi32>, tensor<0xi32>, tensor<0xi32>, i32
  }
  func.func @f3(%arg0: tensor<0xi32>) -> (tensor<0xi32>, tensor<0xi32>) {
    %0 = linalg.mul ins(%arg0, %arg0 : tensor<0xi32>, tensor<0xi32>) outs(%arg0 : tensor<0xi32>) -> tensor<0xi32>
    %1 = tensor.empty() : tensor<0xi32>
    return %0, %1 : tensor<0xi32>, tensor<0xi32>
  }
  func.func @main(%arg0: tensor<0xi32>) -> (tensor<f32>, tensor<0xi32>, tensor<0xi32>, tensor<f32>, tensor<0xi32>, tensor<0xi32>, tensor<0xi32>, tensor<f32>) {
    %0:4 = call @f1(%arg0) : (tensor<0xi32>) -> (tensor<0xi32>, tensor<0xi32>, tensor<0xi32>, i32)
    %c42_i32 = arith.constant 42 : i32
    %1 = vector.from_elements %0#3, %0#3, %0#3, %c42_i32 : vector<4xi32>
    %2 = vector.extract_strided_slice %1 {offsets = [1], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
    %3 = vector.insert_strided_slice %2, %1 {offsets = [2], strides = [1]} : vector<2xi32> into vector<4xi32>
    %4 = vector.extract %3[3] : i32 from vector<4xi32>
    %5:2 = call @f3(%0#0) : (tensor<0xi32>) -> (tensor<0xi32>, tensor<0xi32>)
    %6 = tensor.empty() : tensor<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %8:3 = call @f2(%7, %cst_0, %4, %0#2) : (tensor<f32>, f32, i32, tensor<0xi32>) -> (tensor<f32>, tensor<0xi32>, tensor<0xi32>)
    %9 = linalg.tanh ins(%7 : tensor<f32>) outs(%7 : tensor<f32>) -> tensor<f32>
    return %9, %8#2, %8#1, %8#0, %5#1, %5#0, %0#1, %7 : tensor<f32>, tensor<0xi32>, tensor<0xi32>, tensor<f32>, tensor<0xi32>, tensor<0xi32>, tensor<0xi32>, tensor<f32>
  }
}

