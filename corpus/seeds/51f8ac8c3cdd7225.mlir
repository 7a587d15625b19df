// bufdiff-profile: loops
// bufdiff-choices: 8910e02af0f91c43073d939904c754a15854f0cd927f3c8f97f4184586eeb6a181392a690b0eab31
// bufdiff-choices: addbb6d3c93905fca1e4e41c7f197525217f0002f4ea1fa27aa1213426a898035f568efa3b7b28ce
// bufdiff-choices: fd2a73fcd016cbd9e6164ca2e29e0eae003b4027634d49cc4052c80f3e1b10be002814a059d4e518
// bufdiff-choices: 29ad538682a4f5a99c8c285c2b4034dc5cf0225159a86ff54f3d878d30ea42156ecc625827dd2422
// bufdiff-choices: c55a9ee08e710a16fbe7d179ae9b7d6b45262185c0158e87de88724acb6d004615db84e44c35ab4d
// bufdiff-choices: e416e35089fdd4b577a58f6d97137ac9981aa84074561be047852130edb831409624f90d65f27457
// bufdiff-choices: 7aea2a85ca8da060ab35084d6239d7d0ba6508c7cb7650704fb06b7a593030bceafabf192b8e4c1e
// bufdiff-choices: 4b7c98ee4937b9fbef88d0bda3998f17b4acecc7361c525923
// bufdiff-features: 76 91 2339 3866 4165 4958 5297 6363 6611 10717 11162 11315 12850 13233 13493
// bufdiff-features: 15751 15903 18941 19152 20261 20734 22095 22280 22448 26125 26568 27998 29590
// bufdiff-features: 29667 30625 30666 31143 31425 32819 33234 34159 34167 35201 36784 37231 39338
// bufdiff-features: 39989 40712 42150 42344 42467 42571 42858 44505 44520 44522 44538 45593 45765
// bufdiff-features: 46203 47392 48974 48991 50894 51344 51701 52322 52558 52900 52928 53180 53243
// bufdiff-features: 53252 54309 54998 58024 60686 62253 63071 63800 63929 64120 64235 65726 66422
// bufdiff-features: 66500 66821 68355 68457 69403 69505 70119 71050 71259 73802 76328 76587 76915
// bufdiff-features: 77491 78283 78430 78644 80894 81047 81443 81736 82011 82135 83194 84585 86125
// bufdiff-features: 88544 89178 89780 89812 90097 92194 92970 93094 93255 93286 94586 98501 99187
// bufdiff-features: 99228 99383 99620 100871 101867 103851 104931 105761 105775 106314 107997
// bufdiff-features: 108038 108977 110816 112929 117235 119340 119597 120049 121132 121901 129630
// bufdiff-features: 129878 132156 132281 133710 136030 136271 137045 138086 141238 141891 144093
// bufdiff-features: 145087 145775 146512 146822 146863 147747 147897 147995 148406 149660 150818
// bufdiff-features: 152187 153220 153293 154129 154946 155884 156191 156325 156390 156460 157034
// bufdiff-features: 158120 158897 159421 159724 160138 160349 162232 162971 163044 165003 165636
// bufdiff-features: 165695 165719 166619 167978 168858 170211 174170 174734 176851 177211 177226
// bufdiff-features: 177323 178558 180207 183876 184030 185723 186133 186942 186959 188790 189852
// bufdiff-features: 190052 190142 191908 192418 192771 193290 193353 194021 194134 194255 194682
// bufdiff-features: 195182 197263 197267 197837 198689 200104 200824 201059 201702 201802 202759
// bufdiff-features: 203917 204527 205434 205689 208947 210022 210363 210461 210610 211203 212375
// bufdiff-features: 212628 213052 213275 213330 215925 215959 216892 217778 218211 218738 220098
// bufdiff-features: 220223 222330 222809 224222 226357 228058 228519 228936 230081 230640 234387
// bufdiff-features: 234999 235141 235477 236930 237295 238602 238696 239241 240100 240158 241503
// bufdiff-features: 243546 243672 245031 245171 245619 246543 247384 248049 248194 250284 251478
// bufdiff-features: 252539 252814 253389 253735 254720 254836 254848 255520 256112 256654 257605
// bufdiff-features: 258368 258477 259510 259840 261359
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module {
  func.func private @f1(%arg0: tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>) {
    %cst = arith.constant dense<-0.000000e+00> : tensor<0x3x3xf64>
    %0 = linalg.erf ins(%cst : tensor<0x3x3xf64>) outs(%arg0 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %cast = tensor.cast %cst : tensor<0x3x3xf64> to tensor<?x?x?xf64>
    %1 = tensor.empty() : tensor<0x3x3xf64>
    %2 = linalg.copy ins(%cst : tensor<0x3x3xf64>) outs(%1 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    return %2, %0 : tensor<0x3x3xf64>, tensor<0x3x3xf64>
  }
  func.func private @f2(%arg0: tensor<0x3x3xf64>, %arg1: tensor<0x3x3xf64>, %arg2: tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>) {
    %0 = call @pick2(%arg1, %arg2) : (tensor<0x3x3xf64>, tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %1 = linalg.add ins(%arg2, %arg2 : tensor<0x3x3xf64>, tensor<0x3x3xf64>) outs(%0 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %2 = tensor.empty() : tensor<0x3x3xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<0x3x3xf64>) outs(%2 : tensor<0x3x3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant 3.000000e+00 : f64
      %5 = arith.cmpf uge, %in, %cst : f64
      %6 = arith.select %5, %in, %cst : f64
      linalg.yield %6 : f64
    } -> tensor<0x3x3xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg0 : tensor<0x3x3xf64>, tensor<0x3x3xf64>) outs(%arg1 : tensor<0x3x3xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %5 = arith.maximumf %in, %in_0 : f64
      %6 = arith.addf %5, %out : f64
      linalg.yield %6 : f64
    } -> tensor<0x3x3xf64>
    return %3, %4, %2 : tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>
  }
  func.func private @pick2(%arg0: tensor<0x3x3xf64>, %arg1: tensor<0x3x3xf64>) -> tensor<0x3x3xf64> {
    return %arg1 : tensor<0x3x3xf64>
  }
  func.func @main(%arg0: tensor<0x3x3xf64>, %arg1: tensor<?x3x3xf64>, %arg2: tensor<0x3x?xf64> {bufferization.writable = false}) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x?xf64>, tensor<0x3x3xf64>, tensor<0x3x?xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>) {
    %0:3 = call @f2(%arg0, %arg0, %arg0) : (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>)
    %1:2 = call @f1(%0#2) : (tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>)
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %1#1[%c0, 0, 0] [0, 3, %c3] [1, 1, 1] : tensor<0x3x3xf64> to tensor<0x3x?xf64>
    %2:2 = call @f1(%1#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>)
    %3:2 = call @f1(%2#0) : (tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>)
    %c1 = arith.constant 1 : index
    %4:2 = scf.while (%arg3 = %c0, %arg4 = %2#1) : (index, tensor<0x3x3xf64>) -> (index, tensor<0x3x3xf64>) {
      %5 = arith.cmpi ult, %arg3, %c1 : index
      scf.condition(%5) %arg3, %arg4 : index, tensor<0x3x3xf64>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<0x3x3xf64>):
      %5:3 = func.call @f2(%arg4, %arg4, %arg4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>)
      %6 = arith.addi %arg3, %c1 : index
      %7 = linalg.abs ins(%5#2 : tensor<0x3x3xf64>) outs(%arg4 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
      %8 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5#0 : tensor<0x3x3xf64>) outs(%7 : tensor<0x3x3xf64>) {
      ^bb0(%in: f64, %out: f64):
        linalg.yield %in : f64
      } -> tensor<0x3x3xf64>
      scf.yield %6, %8 : index, tensor<0x3x3xf64>
    }
    %cst = arith.constant 1.000000e+02 : f64
    %splat = tensor.splat %cst : tensor<0x3x3xf64>
    %cast = tensor.cast %3#1 : tensor<0x3x3xf64> to tensor<0x3x?xf64>
    return %0#0, %0#1, %1#0, %extracted_slice, %3#0, %cast, %4#1, %splat : tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x?xf64>, tensor<0x3x3xf64>, tensor<0x3x?xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>
  }
}

