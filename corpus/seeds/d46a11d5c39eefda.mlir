// bufdiff-profile: cfg
// bufdiff-choices: 07df3bcd2f888e3df30a137b571320d733a29ff2006986673539d01f812d38d3f059d6090b0d3d13
// bufdiff-choices: 39ce29e1b508923133167a07d30d529f0939ac4d0960caa67f9a203b5b7d204e398ca46ef2eba297
// bufdiff-choices: 8dc9b9429e768756484c73f350deea8ec2ab56810481ad01c92de3d8f2c5c808d8c6f8dad22705f9
// bufdiff-choices: 44505cfebd545dc9bf419552009b17
// bufdiff-features: 1312 1854 4940 7969 11441 13233 13518 15751 16822 23143 23787 24208 24330 26568
// bufdiff-features: 28503 29968 34167 36448 39457 40712 49956 51650 52558 52900 58122 63071 63145
// bufdiff-features: 64235 64934 65814 66422 68355 76973 82135 82565 87714 89178 91074 92048 97407
// bufdiff-features: 99963 102461 103758 103851 107248 108992 110816 115588 121318 125331 130076
// bufdiff-features: 132281 136030 137667 138005 142369 146109 146711 152187 153063 155898 156460
// bufdiff-features: 158120 159724 160138 165719 166579 168858 175687 176066 176595 181541 183227
// bufdiff-features: 184030 184962 186371 186942 186959 189820 194134 194787 195492 196031 205434
// bufdiff-features: 205689 212549 220223 221242 222537 225016 232897 233769 233919 235375 239941
// bufdiff-features: 240138 241225 246543 247563 252466 253836 254836 255108 255556 257211 258477
// bufdiff-features: 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6xf64>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg1, %arg4 = %arg1) : (index, tensor<?xf32>, tensor<?xf32>) -> (index, tensor<?xf32>, tensor<?xf32>) {
      %1 = arith.cmpi ult, %arg2, %c3 : index
      %c7 = arith.constant 7 : index
      %2 = arith.cmpi eq, %arg2, %c7 : index
      %3 = arith.andi %1, %2 : i1
      scf.condition(%3) %arg2, %arg3, %arg4 : index, tensor<?xf32>, tensor<?xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?xf32>, %arg4: tensor<?xf32>):
      %c4 = arith.constant 4 : index
      %1 = arith.cmpi uge, %arg2, %c4 : index
      %2 = arith.select %1, %arg1, %arg3 : tensor<?xf32>
      %3 = arith.addi %arg2, %c1 : index
      %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
      %4 = tensor.empty(%dim) : tensor<?xf32>
      %cst = arith.constant -6.000000e+00 : f32
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
      %6 = linalg.softmax dimension(0) ins(%5 : tensor<?xf32>) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<?xf32>) outs(%6 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<?xf32>
      scf.yield %3, %arg3, %7 : index, tensor<?xf32>, tensor<?xf32>
    }
    return %0#2, %0#1 : tensor<?xf32>, tensor<?xf32>
  }
}

