// bufdiff-profile: cfg
// bufdiff-choices: 4cfe5f2b9b4257d26bd44065e16bf26647cd9e2ed290f886f9388d0bd83e4641a06c2b5caf8802a9
// bufdiff-choices: 5d7a956fe2b7ae29c04e786702d068436993836f06b8501207c6fbbb4c8b522761abfe057ee5adfa
// bufdiff-choices: c07bb795adc86966a60f303d7c362e6161d2c9b00a4b2e8488718465b6e524719db0fc5cc6a35111
// bufdiff-choices: 9ede5c8733c03167dd1b0c18f38bef6b0f88e641c4863a636b7aefa85b2e5f6db89a3188732895a9
// bufdiff-choices: 98094475324413fb9442b856a39b7bc7a6963856dba58fe7c1074a23a38d8e7c652df7619c815ed4
// bufdiff-choices: 7d
// bufdiff-features: 456 472 1073 1858 2270 2684 3257 4622 5450 8137 8817 9479 13424 14485 14800
// bufdiff-features: 15399 15536 15751 16269 17232 18166 18232 18486 18619 18952 19835 20656 21161
// bufdiff-features: 22221 23067 24826 26702 26762 26796 27048 27766 28724 29684 30305 30840 31318
// bufdiff-features: 31899 32116 33511 33530 34159 34167 34647 35163 35827 36014 36125 36674 37183
// bufdiff-features: 37251 37444 38788 40712 41594 41679 41984 41996 43242 43499 43631 43907 44018
// bufdiff-features: 44893 45427 45554 46203 46538 47093 47200 48038 50476 52042 52218 52361 52625
// bufdiff-features: 52900 54203 54827 54964 56404 57718 60025 60686 60836 61987 62218 63062 63112
// bufdiff-features: 63610 63800 64235 65133 65496 66320 66327 66765 67929 68355 70491 71904 72044
// bufdiff-features: 74358 74362 74617 74833 74914 75308 76915 77551 78283 79334 79389 79444 80212
// bufdiff-features: 80511 80790 82011 82203 82328 82552 83023 83099 84853 84922 86125 86992 87563
// bufdiff-features: 88500 89079 89732 91566 91958 92740 93255 95285 95407 95471 96986 97318 99009
// bufdiff-features: 99383 99657 99961 100096 101541 102204 103154 103210 104931 107725 108907
// bufdiff-features: 109727 109732 109879 109923 110281 110780 112929 114200 114601 115391 115801
// bufdiff-features: 116623 117151 117235 118575 119490 120379 121632 121978 122764 123903 124484
// bufdiff-features: 124932 125616 127096 128456 130060 131025
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst = arith.constant 7.250000e+00 : f32
    %0 = arith.cmpf ogt, %extracted, %cst : f32
    %1:2 = scf.if %0 -> (tensor<f32>, tensor<f32>) {
      %expanded = tensor.expand_shape %arg1 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
      %false = arith.constant false
      %2 = arith.subi %0, %false : i1
      %3 = func.call @f1(%arg0, %arg0, %arg1, %arg0) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %4 = linalg.copy ins(%3 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %arg0, %4 : tensor<f32>, tensor<f32>
    } else {
      %generated = tensor.generate  {
        %cst_0 = arith.constant 5.000000e-01 : f32
        %3 = arith.negf %cst_0 : f32
        %4 = arith.addf %3, %extracted : f32
        tensor.yield %4 : f32
      } : tensor<f32>
      %inserted = tensor.insert %extracted into %arg0[] : tensor<f32>
      %2 = linalg.negf ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %inserted, %2 : tensor<f32>, tensor<f32>
    }
    return %1#0, %arg1, %1#1 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> tensor<f32> {
    %0 = linalg.ceil ins(%arg2 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c2 = arith.constant 2 : index
    affine.if #set(%c2) {
      %cst = arith.constant dense<[6.500000e+00, 7.500000e+00, 8.500000e+00]> : tensor<3xf32>
      %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%cst : tensor<3xf32>) outs(%arg3 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.negf %in : f32
        %5 = arith.addf %4, %out : f32
        linalg.yield %5 : f32
      } -> tensor<f32>
      %2 = tensor.empty() : tensor<f32>
      %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%1 : tensor<f32>) outs(%2 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_0 = arith.constant 1.000000e+02 : f32
        %4 = arith.mulf %in, %cst_0 : f32
        linalg.yield %4 : f32
      } -> tensor<f32>
    } else {
      %generated = tensor.generate  {
      ^bb0(%arg4: index):
        %1 = arith.index_cast %arg4 : index to i64
        %2 = arith.sitofp %1 : i64 to f32
        %cst = arith.constant 1.000000e+02 : f32
        %3 = arith.maximumf %2, %cst : f32
        tensor.yield %3 : f32
      } : tensor<2xf32>
      %reduced = linalg.reduce ins(%generated : tensor<2xf32>) outs(%0 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %1 = arith.minimumf %in, %init : f32
          linalg.yield %1 : f32
        }
      %extracted = tensor.extract %reduced[] : tensor<f32>
      vector.print %extracted : f32
    }
    return %0 : tensor<f32>
  }
}

