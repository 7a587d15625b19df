// bufdiff-profile: cfg
// bufdiff-choices: b72dca0983e443fb2d9b030c0f56f9a12e147d33a7bb2c40ea46f5cb75337f892d6f528d291c03d3
// bufdiff-choices: bd2f956e09ffc2e0b643a33a24718cf49bd5f01648b288588c9fc3deedc5d26600e137772c71322f
// bufdiff-choices: dda1c16fe4b8001d6e7d933f1ecb529f39a95485af319c8b1f96961a3be9a915201aae5882b10d05
// bufdiff-choices: 03b8f6c394ae6bee4c53653198acb17e5bfca7b6e5d9046ca7f5cbe9554d3bfb741f413a58a815c7
// bufdiff-choices: cdff3b226795bad0f3f74025002ca052a5cf0e5b717eeb068692354d3dda28d2af52c216e86d83aa
// bufdiff-choices: 617ed338cc4a3a4958368f570075da140b178b1ede444db91ea0e81cf1860cc74c275bbbb7a93e4d
// bufdiff-choices: f56ee19dc961c114424435
// bufdiff-features: 1206 2097 2898 2945 4752 6611 7554 9085 9968 11162 13233 14355 14523 15751
// bufdiff-features: 16960 20337 20749 21522 22280 24747 25992 26568 26922 28564 29968 30666 34167
// bufdiff-features: 36749 40712 40753 42467 45202 45617 45869 46203 46208 47392 48598 49605 50993
// bufdiff-features: 52148 52322 52558 52701 52900 53244 53252 55014 55021 59539 60417 60686 61375
// bufdiff-features: 63071 63681 63800 64120 64716 65074 66422 68355 69226 70914 71168 71306 73335
// bufdiff-features: 73802 73849 74057 74507 74672 75361 76328 76630 76639 77491 78136 78283 78430
// bufdiff-features: 79615 82011 82135 82190 84585 85843 86125 87199 87277 87895 88732 89646 89780
// bufdiff-features: 90128 91652 92194 93255 93722 97270 97715 98170 98190 98501 99383 100059 100569
// bufdiff-features: 101823 102215 104931 105494 108012 110552 111839 112929 113801 114425 114541
// bufdiff-features: 115778 117336 119588 120197 121250 121642 125397 125699 125908 125971 126928
// bufdiff-features: 127830 129076 130017 130933 131366 133331 133592 134279 136030 136269 136273
// bufdiff-features: 137045 138208 140066 141834 144339 144724 145974 146038 146734 147477 149534
// bufdiff-features: 151588 151936 151965 153293 153896 155675 155898 156460 158120 158839 158897
// bufdiff-features: 159210 159564 162948 163687 164242 164709 164734 165057 165719 166037 166456
// bufdiff-features: 167341 167793 168323 168639 168858 171358 172025 172814 173354 174042 178019
// bufdiff-features: 178067 178184 179649 184030 185723 186257 186959 187560 187945 189421 190142
// bufdiff-features: 192422 192771 193747 194021 194205 194682 195809 196031 196048 197561 198432
// bufdiff-features: 200065 201059 202241 204212 204527 205434 205689 207442 210301 210461 213275
// bufdiff-features: 214744 214830 215656 217103 218657 221903 222522 223566 223719 226357 227345
// bufdiff-features: 228354 228390 228936 230081 230640 231770 234548 235325 235375 236930 236986
// bufdiff-features: 237223 240107 240158 240709 241225 241859 243728 246543 246589 248581 249289
// bufdiff-features: 250278 252036 252466 252539 253735 253836 255520 255826 255840 256247 256538
// bufdiff-features: 258625 258882 259484 259510 259840 261109
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x0xf64>, %arg1: tensor<1x0xf64>) -> (tensor<?x0xf64>, tensor<1x?xf64>, tensor<1x0xf64>, tensor<0xf64>, tensor<?x0xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x0xf64>
    %0 = tensor.empty(%dim) : tensor<?x0xf64>
    %1 = tensor.empty(%dim) : tensor<?x0xf64>
    %cst = arith.constant 1.000000e+10 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<?x0xf64>) -> tensor<?x0xf64>
    %mapped = linalg.map { arith.addf } ins(%arg0, %2 : tensor<?x0xf64>, tensor<?x0xf64>) outs(%0 : tensor<?x0xf64>)
    %3 = tensor.empty() : tensor<1x0xf64>
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<1x0xf64>) -> tensor<1x0xf64>
    %cast = tensor.cast %4 : tensor<1x0xf64> to tensor<1x?xf64>
    %5:3 = call @f3(%4, %cast) : (tensor<1x0xf64>, tensor<1x?xf64>) -> (tensor<1x?xf64>, tensor<1x0xf64>, tensor<0xf64>)
    %generated = tensor.generate %dim {
    ^bb0(%arg2: index, %arg3: index):
      %6 = arith.index_cast %arg2 : index to i64
      %7 = arith.sitofp %6 : i64 to f64
      %8 = arith.index_cast %arg3 : index to i64
      %9 = arith.sitofp %8 : i64 to f64
      %10 = arith.maximumf %7, %9 : f64
      tensor.yield %10 : f64
    } : tensor<?x0xf64>
    return %mapped, %5#0, %5#1, %5#2, %generated : tensor<?x0xf64>, tensor<1x?xf64>, tensor<1x0xf64>, tensor<0xf64>, tensor<?x0xf64>
  }
  func.func @f3(%arg0: tensor<1x0xf64>, %arg1: tensor<1x?xf64>) -> (tensor<1x?xf64>, tensor<1x0xf64>, tensor<0xf64>) {
    %0 = linalg.rsqrt ins(%arg1 : tensor<1x?xf64>) outs(%arg1 : tensor<1x?xf64>) -> tensor<1x?xf64>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<1x?xf64>
    %1 = tensor.empty(%dim) : tensor<1x?xf64>
    %2 = linalg.mul ins(%arg1, %0 : tensor<1x?xf64>, tensor<1x?xf64>) outs(%1 : tensor<1x?xf64>) -> tensor<1x?xf64>
    %3:2 = call @f2(%arg0) : (tensor<1x0xf64>) -> (tensor<1x0xf64>, tensor<1x0xf64>)
    %4 = tensor.empty() : tensor<0xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<0xf64>) -> tensor<0xf64>
    %6 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%3#1, %5 : tensor<1x0xf64>, tensor<0xf64>) outs(%3#0 : tensor<1x0xf64>) -> tensor<1x0xf64>
    return %2, %6, %4 : tensor<1x?xf64>, tensor<1x0xf64>, tensor<0xf64>
  }
  func.func private @f1(%arg0: tensor<1x0xf64>) -> (tensor<1x0xf64>, tensor<?x0xf64>, f64) {
    %c1 = arith.constant 1 : index
    %generated = tensor.generate %c1 {
    ^bb0(%arg1: index, %arg2: index):
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.sitofp %1 : i64 to f64
      %3 = arith.index_cast %arg2 : index to i64
      %4 = arith.sitofp %3 : i64 to f64
      %5 = arith.subf %2, %4 : f64
      tensor.yield %5 : f64
    } : tensor<?x0xf64>
    %0 = linalg.copy ins(%generated : tensor<?x0xf64>) outs(%arg0 : tensor<1x0xf64>) -> tensor<1x0xf64>
    %cst = arith.constant 1.000000e+10 : f64
    return %0, %generated, %cst : tensor<1x0xf64>, tensor<?x0xf64>, f64
  }
  func.func @f2(%arg0: tensor<1x0xf64>) -> (tensor<1x0xf64>, tensor<1x0xf64>) {
    %false = arith.constant false
    cf.cond_br %false, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %from_elements = tensor.from_elements  : tensor<1x0xf64>
    %0 = linalg.sub ins(%arg0, %from_elements : tensor<1x0xf64>, tensor<1x0xf64>) outs(%arg0 : tensor<1x0xf64>) -> tensor<1x0xf64>
    cf.br ^bb3(%0 : tensor<1x0xf64>)
  ^bb2:  // pred: ^bb0
    %1:3 = call @f1(%arg0) : (tensor<1x0xf64>) -> (tensor<1x0xf64>, tensor<?x0xf64>, f64)
    cf.br ^bb3(%arg0 : tensor<1x0xf64>)
  ^bb3(%2: tensor<1x0xf64>):  // 2 preds: ^bb1, ^bb2
    %3 = linalg.negf ins(%2 : tensor<1x0xf64>) outs(%arg0 : tensor<1x0xf64>) -> tensor<1x0xf64>
    %4 = tensor.empty() : tensor<1x0xf64>
    %5 = linalg.copy ins(%2 : tensor<1x0xf64>) outs(%4 : tensor<1x0xf64>) -> tensor<1x0xf64>
    return %3, %5 : tensor<1x0xf64>, tensor<1x0xf64>
  }
}

