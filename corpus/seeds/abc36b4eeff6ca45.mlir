// bufdiff-profile: single
// bufdiff-choices: f0096b0ed831a4d2b0e51195c397f6ca406a1f64e23e57dcf613d2054ff686f916be9d7ebf684b26
// bufdiff-choices: c2f866e20a3f0d03b2438d2949478394411cd746
// bufdiff-features: 1854 2898 4216 13233 14256 15751 15893 22095 22280 24208 24330 26568 27378
// bufdiff-features: 28814 30666 31492 34159 34167 37177 37630 38783 40712 42398 42984 46203 49681
// bufdiff-features: 49707 49956 50107 52322 52558 52900 53243 53244 55113 58024 58308 60686 62232
// bufdiff-features: 63071 65814 66157 66422 68355 68867 69601 70119 71050 74507 80036 81511 82565
// bufdiff-features: 84585 85843 87199 89178 89780 93255 94405 98138 98518 103339 110552 110780
// bufdiff-features: 110816 111976 112929 113626 113940 113959 114428 115801 121000 121318 125702
// bufdiff-features: 127997 130479 130933 136030 137045 137667 138167 140673 141891 143475 146109
// bufdiff-features: 155898 158120 165719 166579 167973 175687 176066 177053 178558 183227 184030
// bufdiff-features: 186849 186959 188790 189820 195129 198267 198460 203746 204797 205434 205689
// bufdiff-features: 210351 210461 212549 213275 215925 218211 219087 220223 222966 225016 225818
// bufdiff-features: 226777 230081 231527 233919 234387 236180 238474 240158 242267 245738 246062
// bufdiff-features: 246303 247563 250713 251992 252466 252539 254057 254836 255556 255733 256112
// bufdiff-features: 258477 258906 259840 260130 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg6 = %c0, %arg7 = %arg3, %arg8 = %arg3) : (index, tensor<4x4xf32>, tensor<4x4xf32>) -> (index, tensor<4x4xf32>, tensor<4x4xf32>) {
      %1 = tensor.empty() : tensor<4x4xf32>
      %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7, %arg3 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %5 = arith.mulf %in, %in_0 : f32
        linalg.yield %5 : f32
      } -> tensor<4x4xf32>
      %3 = arith.cmpi ult, %arg6, %c1 : index
      %4 = arith.andi %3, %arg5 : i1
      scf.condition(%4) %arg6, %arg7, %arg8 : index, tensor<4x4xf32>, tensor<4x4xf32>
    } do {
    ^bb0(%arg6: index, %arg7: tensor<4x4xf32>, %arg8: tensor<4x4xf32>):
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %inserted = tensor.insert %arg4 into %arg7[%c3, %c2] : tensor<4x4xf32>
      %inserted_0 = tensor.insert %arg4 into %arg7[%c3, %c3] : tensor<4x4xf32>
      %1 = arith.addi %arg6, %c1 : index
      %2 = linalg.copy ins(%inserted : tensor<4x4xf32>) outs(%arg8 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %3 = linalg.fill ins(%arg4 : f32) outs(%arg7 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %1, %3, %2 : index, tensor<4x4xf32>, tensor<4x4xf32>
    }
    return %0#2, %0#1, %0#0 : tensor<4x4xf32>, tensor<4x4xf32>, index
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, index) {
    %0:3 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32, i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, index)
    return %0#0, %0#1, %0#2 : tensor<4x4xf32>, tensor<4x4xf32>, index
  }
}

