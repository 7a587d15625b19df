// bufdiff-profile: types
// bufdiff-choices: 62375e405bcbed46187b377f4129ecfa0366b901ed1778bb9af757c8d3c254d0d40404302380ad94
// bufdiff-choices: fa2629619db56b9db362ea2bf997dfc78383a5b128b3d5aa6288b5ec2e59aea9f9dfdb219f3dcd47
// bufdiff-choices: bdb052b48ab809f492d1c7e03e02fc80af08232701e1f30cb82e417d5851369e2640483843f0cedd
// bufdiff-choices: f05081ea6eaeed5242d278dbd503c2449b412b8672dcd863274f867e5ff1e476afe063357fee88c9
// bufdiff-choices: 61e15935b5b9c5bc1922cfd2531264258f36a29d2b682f8b43c89f54c0321d5152549b258f1c083b
// bufdiff-choices: 8776f540318787a5df36f8d1dd6443cbd41670eccd5ca85deb0aabb8a658d3aebf53541ee732088e
// bufdiff-choices: bafb5671da82dc90c7c3ab8ae389282d1da74ce3d0e26288147b316d6bf72ffa8b7aa77e49c3213f
// bufdiff-choices: b33d336422ffb23b34ff202d16db0d756fa6d3d9c7442214a4ef99574c5b0bb6f1c300097f77
// bufdiff-features: 1583 2320 2898 3579 8294 9479 10035 10476 11408 11759 12653 12796 13233 13518
// bufdiff-features: 15424 15751 18431 19100 20501 21193 21714 22095 23787 24268 25810 26083 26464
// bufdiff-features: 26568 28183 28807 28907 29261 30105 31601 31864 33769 34167 40540 42984 43612
// bufdiff-features: 43631 43942 46203 47392 51313 51415 52558 52807 52823 52900 53504 53569 54998
// bufdiff-features: 55593 58403 58661 61944 62352 63145 64235 64652 64716 66422 66569 68355 70119
// bufdiff-features: 72450 72615 74057 76748 77617 78283 78430 79099 79288 79782 80742 80757 84320
// bufdiff-features: 84322 86125 87601 88337 89233 89780 92048 92800 95407 97715 98501 99383 101264
// bufdiff-features: 103758 103851 104931 105750 106709 108185 109105 109327 112929 117235 121181
// bufdiff-features: 121819 122980 123446 125702 125921 126321 127711 127830 128355 130076 130310
// bufdiff-features: 130535 130942 133446 135868 136039 136283 141238 141891 147436 148304 150313
// bufdiff-features: 152187 152985 154946 155898 156460 157496 158120 158897 159724 159928 160263
// bufdiff-features: 160756 164602 164669 165636 165695 165719 166361 169648 172926 173166 174170
// bufdiff-features: 176927 177758 180710 181088 183114 183498 184030 184488 185847 186042 186959
// bufdiff-features: 188358 188790 190577 192323 192771 193773 194682 197392 197837 200104 201059
// bufdiff-features: 205434 205689 205859 207406 211050 211058 211508 213275 215880 215959 216167
// bufdiff-features: 216810 219393 222638 223030 224916 225759 225998 226357 226668 228061 228390
// bufdiff-features: 228581 230081 230640 234206 234594 235845 236238 239237 240902 242335 242900
// bufdiff-features: 243781 244281 246543 246953 247062 249841 250477 252379 252539 253120 254840
// bufdiff-features: 255556 256112 256208 258444 259840 261059 262097
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>, %arg2: tensor<5xf64>) -> (tensor<5x1xf64>, tensor<5xf64>, tensor<5xf64>, tensor<?xf64>, f64, f64) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg2) -> (tensor<5xf64>, tensor<5xf64>) {
      %c5 = arith.constant 5 : index
      %2 = arith.cmpi ult, %arg3, %c5 : index
      %3 = scf.if %2 -> (tensor<5xf64>) {
        %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<5xf64>) outs(%arg2 : tensor<5xf64>) {
        ^bb0(%in: f64, %out: f64):
          %11 = arith.negf %in : f64
          %12 = arith.addf %11, %out : f64
          linalg.yield %12 : f64
        } -> tensor<5xf64>
        %9 = func.call @f2(%arg2, %arg4, %arg4) : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %cst_0 = arith.constant 7.250000e+00 : f64
        %cst_1 = arith.constant 2.000000e+00 : f64
        %cst_2 = arith.constant 1.000000e+10 : f64
        %cst_3 = arith.constant 1.000000e+10 : f64
        %from_elements = tensor.from_elements %cst_0, %cst_0, %cst_1, %cst_2, %cst_3 : tensor<5xf64>
        %10 = linalg.exp ins(%from_elements : tensor<5xf64>) outs(%arg2 : tensor<5xf64>) -> tensor<5xf64>
        scf.yield %10 : tensor<5xf64>
      } else {
        scf.yield %arg2 : tensor<5xf64>
      }
      %4 = linalg.softmax dimension(0) ins(%arg4 : tensor<5xf64>) outs(%arg5 : tensor<5xf64>) -> tensor<5xf64>
      %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%3, %4 : tensor<5xf64>, tensor<5xf64>) outs(%arg4 : tensor<5xf64>) {
      ^bb0(%in: f64, %in_0: f64, %out: f64):
        %8 = arith.maximumf %in, %in_0 : f64
        linalg.yield %8 : f64
      } -> tensor<5xf64>
      %cst = arith.constant -6.000000e+00 : f64
      %6 = vector.broadcast %cst : f64 to vector<3xf64>
      %7 = vector.transfer_write %6, %5[%c1] : vector<3xf64>, tensor<5xf64>
      scf.yield %7, %4 : tensor<5xf64>, tensor<5xf64>
    }
    %1:3 = call @f1(%0#0) : (tensor<5xf64>) -> (tensor<5x1xf64>, f64, f64)
    return %1#0, %0#1, %0#0, %arg0, %1#2, %1#1 : tensor<5x1xf64>, tensor<5xf64>, tensor<5xf64>, tensor<?xf64>, f64, f64
  }
  func.func @f2(%arg0: tensor<5xf64>, %arg1: tensor<5xf64>, %arg2: tensor<5xf64>) -> tensor<5xf64> {
    %0 = linalg.tanh ins(%arg1 : tensor<5xf64>) outs(%arg0 : tensor<5xf64>) -> tensor<5xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<5xf64>) outs(%0 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = arith.divf %in, %out : f64
      linalg.yield %2 : f64
    } -> tensor<5xf64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c1] : tensor<5xf64>
    vector.print %extracted : f64
    return %arg2 : tensor<5xf64>
  }
  func.func @f1(%arg0: tensor<5xf64>) -> (tensor<5x1xf64>, f64, f64) {
    %c3 = arith.constant 3 : index
    %cst = arith.constant -1.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c3], %cst : tensor<5xf64>, vector<3xf64>
    %1 = vector.extract %0[1] : f64 from vector<3xf64>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [5, 1] : tensor<5xf64> into tensor<5x1xf64>
    return %expanded, %1, %cst : tensor<5x1xf64>, f64, f64
  }
}

