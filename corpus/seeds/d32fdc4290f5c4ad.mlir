// bufdiff-profile: calls
// bufdiff-choices: 4fa95a44a81a7a3bf1d94e855c19aea463dff7e9523449b69567c547779a0536c7f527edffd16003
// bufdiff-choices: f38e07435d0a971b224f6481992627860230d567dcf39d4e69c73bcd731568b763650eeb64797d92
// bufdiff-choices: b4e02742f17cacc6d2eece3e0b968ba34259ef556df38290a2f5c07352d10f5c92d61dc88a7b18de
// bufdiff-choices: ffb75d5e1d5f2d08d05775176129be566f414ef54edd3822497ebf5521c292915c6e9ae8192adbe0
// bufdiff-choices: 65ab165a92d3d72eb6bb746feb1ac55081e0d3c908448bccbcf904e28062ae2ef55236915212cea3
// bufdiff-choices: 2daf9265044877e425dceca84e7c2672123fb3264ce2b77c2ecea258ecf7d5599cadcadcfbbd2a65
// bufdiff-choices: 2b97fba400722527637b3e93173a89b9259ad31e588e90a689d76b9ca11a068b90922d1dad677a0a
// bufdiff-choices: 46247bdf7154abda3b9f0c4278bd72e0e66cdc06484ccc68d2c99beb6a4917ea46
// bufdiff-features: 1854 3972 6363 8918 10035 11441 12850 14454 14884 14925 15751 16417 16822 16960
// bufdiff-features: 19419 19979 20023 20237 21522 22095 22109 22280 23594 24208 24330 24989 25095
// bufdiff-features: 26125 26369 26568 26922 27556 27704 27725 28724 29968 30625 30666 31143 33769
// bufdiff-features: 34167 34299 34779 35163 36448 36784 37007 38326 38427 39457 39540 40105 40596
// bufdiff-features: 40712 41318 41991 42984 43774 44522 45017 45617 46203 47392 48598 48974 49635
// bufdiff-features: 49800 49956 50894 51650 51719 52558 52900 53160 53252 53414 53469 54385 54998
// bufdiff-features: 55113 55472 58024 60384 61944 63071 63162 64235 64934 66422 68355 69403 71050
// bufdiff-features: 71168 71306 72546 73289 73802 74057 75253 75881 77491 77617 78283 78430 78697
// bufdiff-features: 81736 82011 82135 82565 84585 85843 86125 86937 89178 89780 90070 90097 91074
// bufdiff-features: 92194 92740 93255 93286 95794 96431 96716 97715 97924 98501 99228 99383 101823
// bufdiff-features: 102809 103056 103851 104931 104973 105338 106396 107035 107412 107425 109374
// bufdiff-features: 110816 112929 113374 113940 115801 117235 119340 119588 120772 121318 122360
// bufdiff-features: 122865 123074 124645 125113 125331 128355 128916 129404 129630 130292 130310
// bufdiff-features: 130933 131175 132281 133331 133364 135868 136056 136269 137045 137667 138919
// bufdiff-features: 139885 140357 141834 142084 142369 142610 143896 144093 145775 146109 146512
// bufdiff-features: 146711 147500 148304 148341 151326 151936 152187 153063 153293 156154 156191
// bufdiff-features: 156460 157034 158120 159348 159724 159846 159938 160138 160712 162971 163373
// bufdiff-features: 165695 165719 166125 166579 167197 168007 168323 168516 168858 170469 171053
// bufdiff-features: 171551 172683 173354 174042 175687 176066 176782 177904 178067 180469 181094
// bufdiff-features: 181541 184030 184686 186202 186942 186959 188790 189380 189388 189820 192422
// bufdiff-features: 192628 192771 194134 194457 194682 195492 196031 197169 197362 197837 200104
// bufdiff-features: 201059 203352 203746 205434 205689 207081 208379 208791 208849 208944 209666
// bufdiff-features: 210351 210461 212375 212549 213339 214744 215925 218211 220223 221162 225016
// bufdiff-features: 226357 228058 228061 230081 230584 230640 231330 232320 232621 233919 234387
// bufdiff-features: 234999 235375 235730 236986 237169 239941 240158 241844 243546 243781 246543
// bufdiff-features: 247062 247181 249594 249695 251217 251992 252260 252466 252539 254836 255556
// bufdiff-features: 256112 257210 258477 258906 259785 259840 260364 260954
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.negf %in : f32
      %5 = arith.addf %4, %3 : f32
      linalg.yield %5 : f32
    } -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<?x4xi32>) -> (tensor<?x4xi32>, tensor<?x2xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xi32>
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%dim, %c4) : tensor<?x?xi32>
    %c1_i32 = arith.constant 1 : i32
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %cast = tensor.cast %1 : tensor<?x?xi32> to tensor<?x4xi32>
    %mapped = linalg.map ins(%cast : tensor<?x4xi32>) outs(%arg0 : tensor<?x4xi32>)
      (%in: i32, %init: i32) {
        %2 = arith.maxsi %in, %c1_i32 : i32
        linalg.yield %2 : i32
      }
    %extracted_slice = tensor.extract_slice %1[0, 1] [%dim, 2] [1, 2] : tensor<?x?xi32> to tensor<?x2xi32>
    return %mapped, %extracted_slice : tensor<?x4xi32>, tensor<?x2xi32>
  }
  func.func @f2(%arg0: tensor<3xf32>, %arg1: tensor<4x4xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<3xf32>) -> (tensor<?x4xi32>, tensor<?x2xi32>) {
    %0 = tensor.empty() : tensor<4x4xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<4x4xi1>) -> tensor<4x4xi1>
    %2 = linalg.select ins(%1, %arg1, %arg2 : tensor<4x4xi1>, tensor<4x4xi32>, tensor<4x4xi32>) outs(%arg1 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %cast = tensor.cast %arg2 : tensor<4x4xi32> to tensor<?x4xi32>
    %3:2 = call @f1(%cast) : (tensor<?x4xi32>) -> (tensor<?x4xi32>, tensor<?x2xi32>)
    return %3#0, %3#1 : tensor<?x4xi32>, tensor<?x2xi32>
  }
  func.func @main(%arg0: tensor<?x?xi32>, %arg1: tensor<4x4xi32>, %arg2: tensor<3xf32>) -> (tensor<?x?xi32>, tensor<?x4xi32>, tensor<?x2xi32>, tensor<?x?xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %arg0) : (index, tensor<?x?xi32>, tensor<?x?xi32>) -> (index, tensor<?x?xi32>, tensor<?x?xi32>) {
      %3 = arith.cmpi ult, %arg3, %c1 : index
      scf.condition(%3) %arg3, %arg4, %arg5 : index, tensor<?x?xi32>, tensor<?x?xi32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?x?xi32>, %arg5: tensor<?x?xi32>):
      %3 = func.call @either4(%arg4, %arg5) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xi32>
      %4 = tensor.empty(%dim) : tensor<?xi32>
      %c11_i32 = arith.constant 11 : i32
      %5 = linalg.fill ins(%c11_i32 : i32) outs(%4 : tensor<?xi32>) -> tensor<?xi32>
      %broadcasted = linalg.broadcast ins(%5 : tensor<?xi32>) outs(%3 : tensor<?x?xi32>) dimensions = [1] 
      %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xi32>
      %6 = tensor.empty(%dim, %dim_0) : tensor<?x?xi32>
      %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<?x?xi32>) outs(%6 : tensor<?x?xi32>) {
      ^bb0(%in: i32, %out: i32):
        %9 = arith.minui %in, %c11_i32 : i32
        linalg.yield %9 : i32
      } -> tensor<?x?xi32>
      %8 = arith.addi %arg3, %c1 : index
      scf.yield %8, %arg4, %arg5 : index, tensor<?x?xi32>, tensor<?x?xi32>
    }
    %1 = call @f3(%arg2, %arg2, %arg2) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %cst = arith.constant dense<[5.000000e-01, 1.500000e+00, 2.500000e+00]> : tensor<3xf32>
    %2:2 = call @f2(%1, %arg1, %arg1, %cst) : (tensor<3xf32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<3xf32>) -> (tensor<?x4xi32>, tensor<?x2xi32>)
    return %0#2, %2#0, %2#1, %0#1 : tensor<?x?xi32>, tensor<?x4xi32>, tensor<?x2xi32>, tensor<?x?xi32>
  }
  func.func private @either4(%arg0: tensor<?x?xi32>, %arg1: tensor<?x?xi32>) -> tensor<?x?xi32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi32>
    %c4 = arith.constant 4 : index
    %0 = arith.cmpi sgt, %dim, %c4 : index
    %1 = arith.select %0, %arg0, %arg1 : tensor<?x?xi32>
    return %1 : tensor<?x?xi32>
  }
}

