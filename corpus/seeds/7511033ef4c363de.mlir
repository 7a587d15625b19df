// bufdiff-profile: single
// bufdiff-choices: f0096b0ed831a4d2b0e51195c397f6ca406a1f64e23e57dcf613d2054ff686f916be9d7ebf684b26
// bufdiff-choices: c2f866e20a3f0d03b2438d2949478394411cd746cceeb85745ae011629
// bufdiff-features: 1854 2898 4216 10020 13233 14256 15751 15893 22095 22280 24208 24330 26568
// bufdiff-features: 27378 28814 30584 30666 31492 34159 34167 37177 37630 38783 40712 42398 42984
// bufdiff-features: 46203 49635 49681 49707 49956 50107 52322 52558 52900 53243 53244 54998 55113
// bufdiff-features: 57798 58024 58308 60686 62232 63800 63929 66157 66422 68355 68867 69403 69601
// bufdiff-features: 70119 71050 74507 75440 76373 78283 80036 81511 82565 84585 85843 86125 87199
// bufdiff-features: 89178 89780 92344 94405 97131 98138 98518 99228 100641 103339 104931 110552
// bufdiff-features: 110780 110816 111976 112831 112929 113626 113940 113959 114428 115801 116709
// bufdiff-features: 118841 121000 121318 125702 127997 130479 130933 136030 137045 138167 140673
// bufdiff-features: 141891 143475 147130 147712 150818 155898 156191 158120 160661 165719 166579
// bufdiff-features: 167973 175687 177053 178558 184030 186849 186959 188790 189820 192524 195129
// bufdiff-features: 198267 198460 201713 203053 203083 203746 204797 205434 205689 209605 210301
// bufdiff-features: 210351 210461 212549 215925 216892 218211 219087 220223 222966 225016 225818
// bufdiff-features: 226357 226777 230081 231527 233919 234387 236180 238456 238474 240158 242267
// bufdiff-features: 243546 244024 245738 246062 246303 247563 250713 251992 252466 252539 253836
// bufdiff-features: 254057 254836 255556 255733 256112 258477 258906 259840 260130 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg6 = %c0, %arg7 = %arg3, %arg8 = %arg3) : (index, tensor<4x4xf32>, tensor<4x4xf32>) -> (index, tensor<4x4xf32>, tensor<4x4xf32>) {
      %2 = tensor.empty() : tensor<4x4xf32>
      %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7, %arg3 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%2 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %6 = arith.mulf %in, %in_0 : f32
        linalg.yield %6 : f32
      } -> tensor<4x4xf32>
      %4 = arith.cmpi ult, %arg6, %c1 : index
      %5 = arith.andi %4, %arg5 : i1
      scf.condition(%5) %arg6, %arg7, %arg8 : index, tensor<4x4xf32>, tensor<4x4xf32>
    } do {
    ^bb0(%arg6: index, %arg7: tensor<4x4xf32>, %arg8: tensor<4x4xf32>):
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %inserted = tensor.insert %arg4 into %arg7[%c3, %c2] : tensor<4x4xf32>
      %inserted_0 = tensor.insert %arg4 into %arg7[%c3, %c3] : tensor<4x4xf32>
      %2 = arith.addi %arg6, %c1 : index
      %3 = linalg.copy ins(%inserted : tensor<4x4xf32>) outs(%arg8 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %4 = linalg.fill ins(%arg4 : f32) outs(%arg7 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %2, %4, %3 : index, tensor<4x4xf32>, tensor<4x4xf32>
    }
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0#1, %0#2 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%0#2 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.subf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    return %1, %0#2, %0#1, %0#0 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, index
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, index) {
    %0:4 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32, i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, index)
    return %0#0, %0#1, %0#2, %0#3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, index
  }
}

