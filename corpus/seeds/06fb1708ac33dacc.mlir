// bufdiff-profile: loops
// bufdiff-choices: 8ca7e0e1381176fb6a1f521c44bf166da2030edc9fbfc6e4d696d14d40861f9449ca74a5b6eab09b
// bufdiff-choices: 6bd223face8207cb52bf27252f530de9b1385dc43a8db0f9c785ac8ef7fbe9b21d70648c14f83b9a
// bufdiff-choices: df218943deb4d470a380bb6e6c5feea3f63c02dd037b72414f14f7688183a42d4ba961f56ca0d52a
// bufdiff-choices: 130eea9fb39df4b3e29dc6557f29e6a60f597e68760f8f258ce6a86d50b8ad59a1ee4bf635deb7a3
// bufdiff-choices: 2b002275550b8c6cea38672fb229610937e8805727d2c47ced6433d3cbc268996c6ccac1aa28ad2a
// bufdiff-choices: e66041546ca04e8becd2e416bfc943d6686b7994f734a51885076584e69f79eb3d79165f588c8585
// bufdiff-choices: b53fde1e92a7d7937072
// bufdiff-features: 2898 3579 5497 6169 10872 12560 12593 13233 14454 14884 15671 15751 17853 20023
// bufdiff-features: 20729 22280 25651 25898 26094 26279 26568 29968 30666 31864 34159 34167 36784
// bufdiff-features: 36936 40712 42467 44093 46203 46280 47554 48185 50894 51178 52322 52558 52807
// bufdiff-features: 52900 52928 53244 53252 54385 54998 55561 60686 62642 63800 64235 66422 67033
// bufdiff-features: 67159 67520 68206 68355 71227 72909 74057 74575 75696 76323 77261 77283 78283
// bufdiff-features: 80454 81612 81628 81736 82168 82186 82723 82784 84585 85843 86125 87199 88732
// bufdiff-features: 88958 89780 90543 90777 93255 97131 99228 99383 100059 101342 101823 104931
// bufdiff-features: 107412 107425 108012 108800 110043 110552 111956 112929 113374 114354 115348
// bufdiff-features: 117779 119764 125908 127813 128295 128916 131381 132042 133297 136341 138919
// bufdiff-features: 142846 144010 146512 146814 147178 147436 147712 149219 150313 151758 152226
// bufdiff-features: 155898 156191 156460 158120 158897 160967 162819 163687 165636 165695 165719
// bufdiff-features: 165817 167466 168858 169734 170082 172127 173166 173354 175786 178228 181789
// bufdiff-features: 182283 183409 184022 184030 185077 186088 186202 186959 188175 188522 188995
// bufdiff-features: 190520 192524 192991 194256 195458 196349 197125 197392 197738 197837 198209
// bufdiff-features: 198889 200104 201601 202241 203746 204691 205434 207124 207520 210301 210461
// bufdiff-features: 213275 213339 214248 215205 215707 215925 225759 228390 230081 230293 233099
// bufdiff-features: 233766 234341 235375 235433 236094 239069 240158 241306 243546 243967 246543
// bufdiff-features: 250891 252539 252543 253714 253836 255729 257128 259216 259840 260138
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<0x2xf64>, %arg1: tensor<0x2xf64>) -> (tensor<0x2xf64>, tensor<?x?xf64>, tensor<0x2xf64>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg2 = %c0 to %c2 step %c2 iter_args(%arg3 = %arg0) -> (tensor<0x2xf64>) {
      %c4 = arith.constant 4 : index
      %1 = scf.for %arg4 = %c0 to %c4 step %c2 iter_args(%arg5 = %arg0) -> (tensor<0x2xf64>) {
        %from_elements = tensor.from_elements  : tensor<0x2xf64>
        %4 = linalg.floor ins(%from_elements : tensor<0x2xf64>) outs(%arg3 : tensor<0x2xf64>) -> tensor<0x2xf64>
        %5 = linalg.copy ins(%arg3 : tensor<0x2xf64>) outs(%arg5 : tensor<0x2xf64>) -> tensor<0x2xf64>
        scf.yield %5 : tensor<0x2xf64>
      }
      %2:3 = func.call @f2(%arg0, %arg3) : (tensor<0x2xf64>, tensor<0x2xf64>) -> (tensor<0x?xf64>, tensor<0x2xf64>, tensor<0x?xf64>)
      %3 = linalg.copy ins(%1 : tensor<0x2xf64>) outs(%arg3 : tensor<0x2xf64>) -> tensor<0x2xf64>
      scf.yield %3 : tensor<0x2xf64>
    }
    %cast = tensor.cast %arg1 : tensor<0x2xf64> to tensor<?x?xf64>
    return %0, %cast, %arg1 : tensor<0x2xf64>, tensor<?x?xf64>, tensor<0x2xf64>
  }
  func.func private @f1(%arg0: tensor<?x?xf64>, %arg1: tensor<?x?xf64>) -> tensor<0x?xf64> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg1 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %3 = arith.negf %in : f64
      %4 = arith.addf %3, %in_0 : f64
      linalg.yield %4 : f64
    } -> tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf64>
    %1 = tensor.empty(%dim) : tensor<0x?xf64>
    %2 = linalg.square ins(%arg1 : tensor<?x?xf64>) outs(%1 : tensor<0x?xf64>) -> tensor<0x?xf64>
    return %2 : tensor<0x?xf64>
  }
  func.func @f2(%arg0: tensor<0x2xf64>, %arg1: tensor<0x2xf64>) -> (tensor<0x?xf64>, tensor<0x2xf64>, tensor<0x?xf64>) {
    %cast = tensor.cast %arg0 : tensor<0x2xf64> to tensor<?x?xf64>
    %cast_0 = tensor.cast %arg0 : tensor<0x2xf64> to tensor<?x?xf64>
    %0 = call @f1(%cast, %cast_0) : (tensor<?x?xf64>, tensor<?x?xf64>) -> tensor<0x?xf64>
    %1 = linalg.max ins(%arg1, %0 : tensor<0x2xf64>, tensor<0x?xf64>) outs(%arg1 : tensor<0x2xf64>) -> tensor<0x2xf64>
    %2 = linalg.reciprocal ins(%arg1 : tensor<0x2xf64>) outs(%0 : tensor<0x?xf64>) -> tensor<0x?xf64>
    %3 = bufferization.alloc_tensor() copy(%0) : tensor<0x?xf64>
    return %2, %1, %3 : tensor<0x?xf64>, tensor<0x2xf64>, tensor<0x?xf64>
  }
}

