// bufdiff-profile: calls
// bufdiff-choices: 8910e02af0f91c43073d939904c754a15854f0cd927f3c8f97f4184586eeb6a181392a690b0eab31
// bufdiff-choices: addbb6d3c93905fca1e4e41c7f197525217f0002f4ea1fa27aa1213426a898035f568efa3b7b28ce
// bufdiff-choices: fd2a73fcd016cbd9e6164ca2e29e0eae003b4027634d49cc4052c80f3e1b10be002814a059d4e518
// bufdiff-choices: 29ad538682a4f5a99c8c285c2b4034dc5cf0225159a86ff54f3d878d30ea42156ecc625827dd2422
// bufdiff-choices: c55a9ee08e710a16fbe7d179ae9b7d6b45262185c0158e87de88724acb6d004615db84e44c35ab4d
// bufdiff-choices: e416e35089fdd4b577a58f6d97137ac9981aa84074561be047852130edb831409624f90d65f27457
// bufdiff-choices: 7aea2a85ca8da060ab35084d6239d7d0ba6508c7cb7650704fb06b7a593030bceafabf192b8e4c1e
// bufdiff-choices: 4b7c98ee4937b9fbef88d0bda3998f17b4acecc7361c525923bc4ee08c5946eb0c5762cde9dbaa42
// bufdiff-choices: 7bd4a32ba44d6b5a54996a5c90485dfc8f0cc871ce00615eec4dbde32c3e7674e15b8a384d5e75ad
// bufdiff-choices: 6dc141a6771a012a63
// bufdiff-features: 2339 2945 3392 3752 3866 4020 4064 4274 4784 8918 8990 9473 11037 12380 14704
// bufdiff-features: 14884 15751 15778 17015 19419 20261 21710 22280 25924 26181 26568 26600 27628
// bufdiff-features: 27998 29294 29968 30666 30774 32080 34167 34640 35096 35163 36784 37007 37231
// bufdiff-features: 37520 39444 40712 42467 42571 43442 44145 44516 45017 46203 48598 49956 51851
// bufdiff-features: 52322 52558 52573 52900 53252 53414 53435 53487 54385 54998 59217 59293 61347
// bufdiff-features: 62035 63071 63214 63800 64235 66422 68355 69403 71306 71701 73289 73802 74057
// bufdiff-features: 75260 76748 78283 78644 79452 80894 81047 81511 81587 81736 81862 82135 82565
// bufdiff-features: 83194 83629 83906 84585 85843 86125 88075 88732 89178 89732 89780 89964 90198
// bufdiff-features: 90979 91074 92022 92138 92970 93032 93255 97337 97715 98058 98299 99228 99383
// bufdiff-features: 100025 102215 102809 103056 104787 104931 106321 106396 107702 107805 108012
// bufdiff-features: 110816 110952 112929 113626 115778 117490 119588 120049 120197 121000 121132
// bufdiff-features: 123359 125113 128915 129955 130294 130933 133592 136804 137045 138208 139444
// bufdiff-features: 140357 141557 143269 143878 145087 146329 146512 146734 149464 151437 153293
// bufdiff-features: 153982 155465 155898 156191 156460 156807 157304 158120 158244 159315 159421
// bufdiff-features: 162764 162862 162900 162935 163188 165003 165057 165695 165719 166090 166456
// bufdiff-features: 167197 167341 168808 168858 169300 170211 171053 173354 175546 175687 178067
// bufdiff-features: 179717 180075 180469 180614 181789 184030 184492 184827 186784 186959 188790
// bufdiff-features: 189012 189708 190154 191294 191455 191463 194134 194596 194682 196031 197561
// bufdiff-features: 197837 198243 198267 198432 198460 198844 200104 201059 202085 202241 202562
// bufdiff-features: 203000 205434 205689 206888 206942 207442 210461 212628 214073 215340 215925
// bufdiff-features: 216581 217717 218211 218595 219734 220223 221097 222612 223036 223767 224222
// bufdiff-features: 225016 226357 226638 227345 228519 230081 230640 231527 231770 235144 235207
// bufdiff-features: 235375 235477 236024 236930 236986 238696 240148 240158 240315 240651 241213
// bufdiff-features: 241924 243481 243546 243672 243808 245380 245619 245784 246543 247384 248445
// bufdiff-features: 249924 251478 252088 252466 252539 252814 253703 254848 255514 255556 256208
// bufdiff-features: 258378 259840 261359
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f4(%arg0: tensor<0x3x3xf64>, %arg1: tensor<0x?x?xf64>, %arg2: f64) -> tensor<0x?x?xf64> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<0x?x?xf64>) outs(%arg1 : tensor<0x?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3 = arith.addf %in, %out : f64
      linalg.yield %3 : f64
    } -> tensor<0x?x?xf64>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<0x?x?xf64>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg1, %c2 : tensor<0x?x?xf64>
    %generated = tensor.generate %dim, %dim_0 {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %3 = arith.index_cast %arg3 : index to i64
      %4 = arith.sitofp %3 : i64 to f64
      %5 = arith.index_cast %arg4 : index to i64
      %6 = arith.sitofp %5 : i64 to f64
      %7 = arith.index_cast %arg5 : index to i64
      %8 = arith.sitofp %7 : i64 to f64
      %9 = arith.minimumf %4, %6 : f64
      %10 = arith.subf %9, %8 : f64
      tensor.yield %10 : f64
    } : tensor<0x?x?xf64>
    %cst = arith.constant 3.000000e+00 : f64
    %1 = arith.cmpf ogt, %arg2, %cst : f64
    %2 = arith.select %1, %0, %generated : tensor<0x?x?xf64>
    return %generated : tensor<0x?x?xf64>
  }
  func.func private @f2(%arg0: tensor<0x3x3xf64>, %arg1: tensor<0x3x3xf64>) -> tensor<0x3x3xf64> {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%arg0 : tensor<0x3x3xf64>) {
    ^bb0(%out: f64):
      %cst = arith.constant 5.000000e-01 : f64
      %2 = arith.minimumf %out, %cst : f64
      linalg.yield %2 : f64
    } -> tensor<0x3x3xf64>
    %1 = call @f1(%0) : (tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    return %0 : tensor<0x3x3xf64>
  }
  func.func private @f1(%arg0: tensor<0x3x3xf64>) -> tensor<0x3x3xf64> {
    %cst = arith.constant dense<-0.000000e+00> : tensor<0x3x3xf64>
    %0 = linalg.erf ins(%cst : tensor<0x3x3xf64>) outs(%arg0 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    return %0 : tensor<0x3x3xf64>
  }
  func.func private @f3(%arg0: tensor<0x3x3xf64>, %arg1: f64) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>) {
    %0 = linalg.negf ins(%arg0 : tensor<0x3x3xf64>) outs(%arg0 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %from_elements = tensor.from_elements  : tensor<0x3x3xf64>
    %from_elements_0 = tensor.from_elements  : tensor<0x3x3xf64>
    %1 = call @f2(%from_elements, %from_elements_0) : (tensor<0x3x3xf64>, tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %2 = tensor.empty() : tensor<0x3xf64>
    %3 = linalg.fill ins(%arg1 : f64) outs(%2 : tensor<0x3xf64>) -> tensor<0x3xf64>
    %broadcasted = linalg.broadcast ins(%3 : tensor<0x3xf64>) outs(%1 : tensor<0x3x3xf64>) dimensions = [1] 
    return %0, %broadcasted : tensor<0x3x3xf64>, tensor<0x3x3xf64>
  }
  func.func @main(%arg0: tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x?x?xf64>, f64, f64) {
    %cst = arith.constant dense<> : tensor<0x3x3xf64>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg0, %cst : tensor<0x3x3xf64>, tensor<0x3x3xf64>) outs(%arg0 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %cast = tensor.cast %0 : tensor<0x3x3xf64> to tensor<0x?x?xf64>
    %cst_0 = arith.constant 1.000000e+10 : f64
    %1 = call @f4(%0, %cast, %cst_0) : (tensor<0x3x3xf64>, tensor<0x?x?xf64>, f64) -> tensor<0x?x?xf64>
    %2:2 = call @f3(%arg0, %cst_0) : (tensor<0x3x3xf64>, f64) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>)
    %cst_1 = arith.constant -0.000000e+00 : f64
    %3:2 = call @f3(%cst, %cst_1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<0x3x3xf64>, f64) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>)
    %4 = memref.alloca_scope  -> (f64) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %5:3 = scf.while (%arg1 = %c0, %arg2 = %3#0, %arg3 = %2#1) : (index, tensor<0x3x3xf64>, tensor<0x3x3xf64>) -> (index, tensor<0x3x3xf64>, tensor<0x3x3xf64>) {
        %7 = func.call @f2(%arg3, %arg3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<0x3x3xf64>, tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
        %8 = arith.cmpi ult, %arg1, %c3 : index
        scf.condition(%8) %arg1, %arg2, %arg3 : index, tensor<0x3x3xf64>, tensor<0x3x3xf64>
      } do {
      ^bb0(%arg1: index, %arg2: tensor<0x3x3xf64>, %arg3: tensor<0x3x3xf64>):
        %7 = linalg.div ins(%cst, %arg0 : tensor<0x3x3xf64>, tensor<0x3x3xf64>) outs(%arg0 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
        %8 = arith.addi %arg1, %c1 : index
        %9 = linalg.copy ins(%7 : tensor<0x3x3xf64>) outs(%arg3 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
        %10 = linalg.copy ins(%9 : tensor<0x3x3xf64>) outs(%arg2 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
        scf.yield %8, %10, %9 : index, tensor<0x3x3xf64>, tensor<0x3x3xf64>
      }
      %6 = linalg.rsqrt ins(%5#1 : tensor<0x3x3xf64>) outs(%2#1 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
      memref.alloca_scope.return %cst_0 : f64
    }
    return %3#1, %2#0, %1, %4, %cst_0 : tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x?x?xf64>, f64, f64
  }
}

