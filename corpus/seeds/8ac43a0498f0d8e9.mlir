// bufdiff-profile: types
// bufdiff-choices: 62375e405bcbed46187b377f4129ecfa0366b901ed1778bb9af757c8d3c254d0d40404302380ad94
// bufdiff-choices: fa2629619db56b9db362ea2bf997dfc78383a5b128b3d5aa6288b5ec2e59aea9f9dfdb219f3dcd47
// bufdiff-choices: bdb052b48ab809f492d1c7e03e02fc80af08232701e1f30cb82e417d5851369e2640483843f0cedd
// bufdiff-choices: f05081ea6eaeed5242d278dbd503c2449b412b8672dcd863274f867e5ff1e476afe063357fee88c9
// bufdiff-choices: 61e15935b5b9c5bc1922cfd2531264258f36a29d2b682f8b43c89f54c0321d5152549b258f1c083b
// bufdiff-choices: 8776f540318787a5df36f8d1dd6443cbd41670eccd5ca85deb0aabb8a658d3aebf53541ee732088e
// bufdiff-choices: bafb5671da82dc90c7c3ab8ae389282d1da74ce3d0e26288147b316d6bf72ffa8b7aa77e49c3213f
// bufdiff-choices: b33d336422ffb23b34ff202d16db0d756fa6d3d9c7442214a4ef99574c5b0bb6
// bufdiff-features: 2320 2898 3303 3579 4752 8964 9294 9479 10476 10515 11408 11759 12653 13518
// bufdiff-features: 13915 15751 16491 16803 18431 18728 19100 20457 20501 22095 23621 24268 25571
// bufdiff-features: 25810 26279 26464 26568 28183 29261 30666 31864 33769 34167 38361 40540 40712
// bufdiff-features: 41087 42984 43612 43942 44007 44093 46196 46203 47392 48598 48974 50633 51415
// bufdiff-features: 52558 52807 52900 53252 53504 53898 54998 55113 55270 55593 58403 61169 63094
// bufdiff-features: 64235 64716 65188 66422 66569 67159 68355 71306 72450 72652 73748 76748 77617
// bufdiff-features: 78430 79099 80757 84322 85843 86125 86826 87601 87923 88337 88486 89233 89780
// bufdiff-features: 92048 92194 92800 95407 98501 99383 101264 103758 103851 104446 104931 105750
// bufdiff-features: 109105 110552 112929 113940 115155 117235 119588 120049 121819 125702 125921
// bufdiff-features: 128355 130160 130310 130535 130942 132100 133258 133446 135868 136030 136039
// bufdiff-features: 141238 142177 145326 147436 148304 150313 153153 154647 154946 156460 158120
// bufdiff-features: 158897 159348 159928 160263 160756 161295 162799 163687 164602 165636 165695
// bufdiff-features: 165719 166361 167793 169648 172926 173026 173166 174170 177758 183114 184030
// bufdiff-features: 184163 184488 185598 185847 186042 186959 188358 188790 192323 192771 194682
// bufdiff-features: 195462 196031 197392 197837 198460 200104 200396 201059 204280 205434 205689
// bufdiff-features: 205953 207406 211058 213275 214597 215397 215880 215959 216167 216810 218480
// bufdiff-features: 219393 220185 222638 223030 224916 225759 225998 226357 226668 228061 228390
// bufdiff-features: 228581 230081 230083 230640 234594 234897 235845 236986 239237 242335 242900
// bufdiff-features: 243781 244281 245619 246543 246953 246966 247062 247671 248718 250477 252379
// bufdiff-features: 252466 252539 253120 254840 255556 256208 259840 261059 262097
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>, %arg2: tensor<5xf64>) -> (tensor<5xf64>, tensor<5x1xf64>, tensor<5xf64>, tensor<5xf64>, f64, f64) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg2) -> (tensor<5xf64>, tensor<5xf64>) {
      %c5 = arith.constant 5 : index
      %4 = arith.cmpi ult, %arg3, %c5 : index
      %5 = scf.if %4 -> (tensor<5xf64>) {
        %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<5xf64>) outs(%arg2 : tensor<5xf64>) {
        ^bb0(%in: f64, %out: f64):
          %12 = arith.negf %in : f64
          %13 = arith.addf %12, %out : f64
          linalg.yield %13 : f64
        } -> tensor<5xf64>
        %8 = tensor.empty() : tensor<5xf64>
        %cst = arith.constant 1.000000e+02 : f64
        %9 = linalg.fill ins(%cst : f64) outs(%8 : tensor<5xf64>) -> tensor<5xf64>
        %10 = func.call @f2(%arg5, %9, %arg5) : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        %11 = func.call @f2(%arg4, %arg4, %arg4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
        scf.yield %11 : tensor<5xf64>
      } else {
        %cst = arith.constant 0.000000e+00 : f64
        %7 = linalg.fill ins(%cst : f64) outs(%arg2 : tensor<5xf64>) -> tensor<5xf64>
        scf.yield %7 : tensor<5xf64>
      }
      %6 = linalg.softmax dimension(0) ins(%arg2 : tensor<5xf64>) outs(%arg5 : tensor<5xf64>) -> tensor<5xf64>
      scf.yield %arg4, %6 : tensor<5xf64>, tensor<5xf64>
    }
    %1 = linalg.square ins(%0#1 : tensor<5xf64>) outs(%0#1 : tensor<5xf64>) -> tensor<5xf64>
    %2:3 = call @f1(%0#1) : (tensor<5xf64>) -> (tensor<5x1xf64>, f64, f64)
    %3 = call @f2(%0#0, %0#1, %0#0) : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    return %1, %2#0, %3, %1, %2#2, %2#1 : tensor<5xf64>, tensor<5x1xf64>, tensor<5xf64>, tensor<5xf64>, f64, f64
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

