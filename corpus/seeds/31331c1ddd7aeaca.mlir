// bufdiff-profile: types
// bufdiff-choices: 71ff7b45d20bbedad02c83daaa88c4d5248a89af5694d844184d76219b78c02562952311f96ef44a
// bufdiff-choices: 286faa1c758dd707542527fd6ef8e1c26ee712dd92f662560ee1111d6cbd2c5fed984b35aca57d56
// bufdiff-choices: 0237a4f59705533f04a83bd005fffd8c4a431e143f1a4b42d3568b1ca078d19559d39fb021d8658c
// bufdiff-choices: 2e6b290a9ca192853c4669f8db13afdff46dedb0d4632675e9fff0d6843198f7183b91500aa8b0da
// bufdiff-choices: 99e0240c106d8b77ed90a6a34f5704deb8733a1e208ab5a939285d6cd5bfcebf3ab4183a67f89bdb
// bufdiff-choices: 57b760039c2e5e5e21fc300f7d5ce9963bd234d48b71f4c6527121ab870d1b43244f96f2bc6283a2
// bufdiff-choices: 0e458f693c215e42d340907a90025276d0c0681e8f8f1982ef32285c72a6f11161ae4f24147e1077
// bufdiff-choices: 5ae904032a8d6d8e2670cdc3b2b5
// bufdiff-features: 2270 2572 3579 5297 6812 7442 10181 10872 11162 11408 11441 13032 13233 13424
// bufdiff-features: 14245 15300 15751 16417 18166 18952 19166 24259 29229 32457 34167 35196 37183
// bufdiff-features: 37289 38326 40712 41984 42858 43774 44132 46203 47200 47392 48598 49657 49800
// bufdiff-features: 51415 52322 52558 52900 52946 54658 54827 54964 54998 55561 56404 63071 64120
// bufdiff-features: 64620 65133 65613 68355 69875 71306 72243 73643 74057 74560 77283 78283 78430
// bufdiff-features: 80567 82135 84922 86125 88000 88732 88958 88990 90543 90585 92259 93255 95603
// bufdiff-features: 96421 96562 97715 98187 99383 99525 100569 101264 101642 103108 104931 109187
// bufdiff-features: 109923 110162 110322 110780 112929 115778 116568 117779 119764 119822 121632
// bufdiff-features: 126398 126932 127830 128355 129955 131567 133756 133781 136987 141219 145224
// bufdiff-features: 151404 153293 155898 156460 158120 158897 159078 159796 160839 162948 165636
// bufdiff-features: 165695 165719 165817 166037 167086 167973 173990 174170 178854 179739 180258
// bufdiff-features: 183645 184030 186042 187683 188136 188175 188790 190517 192771 193290 193986
// bufdiff-features: 194682 196031 197125 197824 197837 202085 202241 203760 205434 205689 205953
// bufdiff-features: 207124 210022 210461 211044 212695 212779 213275 214037 214769 215707 215959
// bufdiff-features: 217103 218064 218127 218480 225373 225759 225985 227395 227724 228390 230081
// bufdiff-features: 230640 233276 235868 241256 242807 243053 244281 245673 246543 248209 250415
// bufdiff-features: 251560 252466 253836 254851 256688 257251 260364 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>) {
    %cst = arith.constant 0.000000e+00 : f8E5M2
    %c0_i16 = arith.constant 0 : i16
    %cst_0 = arith.constant dense<8.000000e+00> : tensor<f8E5M2>
    %0:2 = call @f2(%arg0, %cst, %c0_i16, %cst_0) : (tensor<f8E5M2>, f8E5M2, i16, tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>)
    %cst_1 = arith.constant -0.000000e+00 : f8E5M2
    %1 = arith.divf %cst, %cst_1 : f8E5M2
    %splat = tensor.splat %cst : tensor<f8E5M2>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0#1 : tensor<f8E5M2>) outs(%arg0 : tensor<f8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      %3 = arith.negf %in : f8E5M2
      %4 = arith.addf %3, %1 : f8E5M2
      linalg.yield %4 : f8E5M2
    } -> tensor<f8E5M2>
    %inserted = tensor.insert %1 into %0#1[] : tensor<f8E5M2>
    return %inserted, %2, %splat, %0#0, %arg0 : tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>
  }
  func.func @f2(%arg0: tensor<f8E5M2>, %arg1: f8E5M2, %arg2: i16, %arg3: tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>) {
    %0 = linalg.abs ins(%arg0 : tensor<f8E5M2>) outs(%arg3 : tensor<f8E5M2>) -> tensor<f8E5M2>
    %inserted = tensor.insert %arg1 into %arg0[] : tensor<f8E5M2>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %arg0) -> (tensor<f8E5M2>) {
      %2 = tensor.empty() : tensor<f8E5M2>
      %3 = linalg.fill ins(%arg1 : f8E5M2) outs(%2 : tensor<f8E5M2>) -> tensor<f8E5M2>
      %4:3 = func.call @f1(%arg0, %3, %3) : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>, f32, f32)
      %5 = linalg.copy ins(%4#0 : tensor<f8E5M2>) outs(%arg5 : tensor<f8E5M2>) -> tensor<f8E5M2>
      scf.yield %5 : tensor<f8E5M2>
    }
    return %1, %inserted : tensor<f8E5M2>, tensor<f8E5M2>
  }
  ml_program.global private mutable @g1(dense<0.000000e+00> : tensor<f8E5M2>) : tensor<f8E5M2>
  ml_program.global private mutable @g0(dense<3.500000e+00> : tensor<f8E5M2>) : tensor<f8E5M2>
  func.func private @f1(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2>, %arg2: tensor<f8E5M2>) -> (tensor<f8E5M2>, f32, f32) {
    %cst = arith.constant 1.000000e+01 : f32
    %cst_0 = arith.constant 3.000000e+00 : f32
    %0 = complex.create %cst, %cst_0 : complex<f32>
    %1 = complex.expm1 %0 : complex<f32>
    %2 = complex.im %1 : complex<f32>
    %3 = linalg.rsqrt ins(%arg2 : tensor<f8E5M2>) outs(%arg0 : tensor<f8E5M2>) -> tensor<f8E5M2>
    return %3, %2, %cst : tensor<f8E5M2>, f32, f32
  }
}

