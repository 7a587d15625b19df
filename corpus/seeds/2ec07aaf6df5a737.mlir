// bufdiff-profile: idioms
// bufdiff-choices: 5e6a056027acd54ba7e7c9dc9a72bba5b04282276ce7deac65e9d2f40807d66f81f76b47041f6d1b
// bufdiff-choices: 4e25d97637b3d72b6d6cf448b0c2fcbbab535fe74ae0daa8b8d3531402a4138c6399317ac87d0914
// bufdiff-choices: 5a70a947327a782fa057fd81fed198d709acbb8e832266c99081cbd7254e742b5ba19545c547e066
// bufdiff-choices: be2d749803203c60d33b811b3dae62f9ded230c6856ec05a022eacefc3dee9e40e4a91a0cf28a1cf
// bufdiff-choices: cb727491c50b8da90bceb0b7b0c991528c149714cf8acd3a83d23fb3dbf209c00b5f9e38
// bufdiff-features: 6611 9479 11162 12638 12654 13233 13424 15388 15718 15751 16269 18166 18480
// bufdiff-features: 19442 20127 21522 22280 24135 24968 26125 27766 28814 29966 30293 30666 31143
// bufdiff-features: 34167 37038 37183 39026 40712 41984 42858 44132 44666 45617 46203 46414 47200
// bufdiff-features: 47779 49657 50633 51415 51952 52558 52900 54658 54964 54998 55003 55113 55463
// bufdiff-features: 56404 56892 59145 59176 60686 62394 63071 64120 65987 68355 71050 73387 74336
// bufdiff-features: 76508 76953 78283 78430 78767 79493 82135 83314 83992 84922 85843 86125 86562
// bufdiff-features: 88732 89780 92194 92740 93255 93318 95273 95407 96969 98974 99383 99723 101264
// bufdiff-features: 101867 102688 102788 104931 109144 109187 109732 110780 111584 112929 113295
// bufdiff-features: 113374 113940 115778 115801 117206 119588 125012 126398 129630 130814 137102
// bufdiff-features: 139524 144093 145679 146814 146969 152265 153293 155898 156460 158120 158897
// bufdiff-features: 159796 160756 162971 165409 165695 165719 166037 167086 167386 168833 168858
// bufdiff-features: 169562 174170 179005 183222 184030 186042 186202 187745 188790 190517 191908
// bufdiff-features: 192771 193290 194134 194682 196571 197392 197401 197720 198460 201612 201727
// bufdiff-features: 202241 204314 205434 205689 210406 212375 214744 218064 218635 219452 226357
// bufdiff-features: 228390 229385 229598 230081 230104 231722 233221 233276 236024 236775 236986
// bufdiff-features: 241018 243546 244281 245171 245380 245458 245673 245898 246543 246783 247747
// bufdiff-features: 249184 250415 250596 251444 252056 252539 253836 255729 256688 257794 259840
// bufdiff-features: 259846 260201
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f2(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<?x?xf32>) {
    %0 = linalg.min ins(%arg2, %arg1 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %c3 = arith.constant 3 : index
    %generated = tensor.generate %c3, %c3 {
    ^bb0(%arg3: index, %arg4: index):
      %2 = arith.index_cast %arg3 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.index_cast %arg4 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.negf %3 : f32
      %7 = arith.addf %6, %5 : f32
      tensor.yield %7 : f32
    } : tensor<?x?xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%generated : tensor<?x?xf32>) outs(%generated : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.subf %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<?x?xf32>
    return %0, %1 : tensor<i32>, tensor<?x?xf32>
  }
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c9_i32 = arith.constant 9 : i32
    %inserted = tensor.insert %c9_i32 into %arg2[] : tensor<i32>
    return %inserted, %arg0 : tensor<i32>, tensor<i32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<2x2xf32>, tensor<?x?xf32>) {
    %cst = arith.constant dense<[[2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00]]> : tensor<2x2xf32>
    %transposed = linalg.transpose ins(%cst : tensor<2x2xf32>) outs(%cst : tensor<2x2xf32>) permutation = [1, 0] 
    %0:2 = call @f1(%arg0, %arg0, %arg0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %1:2 = call @f2(%0#0, %arg1, %arg1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<?x?xf32>)
    %cst_0 = arith.constant dense<[[9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01]]> : tensor<2x2xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c1, %c0] : tensor<2x2xf32>
    %cst_1 = arith.constant 7.250000e+00 : f32
    %2 = arith.cmpf ule, %extracted, %cst_1 : f32
    %3 = arith.select %2, %transposed, %cst_0 : tensor<2x2xf32>
    %4 = linalg.sqrt ins(%3 : tensor<2x2xf32>) outs(%3 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %c2 = arith.constant 2 : index
    %5 = tensor.empty(%c2, %c2) : tensor<?x?xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<2x2xf32>) outs(%5 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_2 = arith.constant -1.000000e+00 : f32
      %7 = arith.negf %in : f32
      %8 = arith.addf %7, %cst_2 : f32
      linalg.yield %8 : f32
    } -> tensor<?x?xf32>
    return %0#1, %1#0, %1#1, %4, %6 : tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<2x2xf32>, tensor<?x?xf32>
  }
}

