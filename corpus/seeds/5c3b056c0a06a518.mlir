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
// bufdiff-choices: 6dc141a6771a012a63f91458d360e6e35b6dd7
// bufdiff-features: 91 1089 2248 2945 3866 6363 9238 10020 11162 11315 14397 14523 14704 15751
// bufdiff-features: 15903 15929 16086 18330 19628 20127 20261 20749 20838 21953 22095 22280 24059
// bufdiff-features: 24259 25571 26087 26508 26568 27998 29590 29667 30666 31652 32192 34159 34167
// bufdiff-features: 36784 37023 37231 39915 40712 41090 42150 42467 42571 42858 44520 45506 45593
// bufdiff-features: 45765 46203 47392 48598 49635 50894 51344 52062 52148 52322 52558 52900 53243
// bufdiff-features: 53252 53469 54309 54998 57265 57551 58024 58973 59758 60417 60686 61375 61944
// bufdiff-features: 62253 62641 63800 64120 64235 64435 65583 66422 68355 69182 69403 69505 69690
// bufdiff-features: 70119 71050 71306 72629 73051 73141 73289 73926 73977 74057 76328 76373 76587
// bufdiff-features: 76915 77617 78283 78430 78644 80554 80894 81047 81467 81736 82011 83194 84585
// bufdiff-features: 84922 84979 86125 88633 88732 89646 89780 90097 91020 91547 92194 92970 93255
// bufdiff-features: 93286 93374 94586 94981 98122 98501 99228 99383 99620 101018 102215 102809
// bufdiff-features: 103724 104931 106314 106709 107412 107425 107997 108977 109055 111649 112929
// bufdiff-features: 117235 117506 121132 125882 126841 128916 129630 132184 133784 134205 134279
// bufdiff-features: 136271 136273 137045 137102 137477 139765 140020 141238 141891 145087 146512
// bufdiff-features: 146792 146863 149660 150413 150818 153220 153293 154946 155465 155898 156191
// bufdiff-features: 156460 157579 158120 158128 158810 158897 159421 161281 162971 163687 165719
// bufdiff-features: 166037 167018 167793 168102 168323 168858 170211 171551 172814 174170 174371
// bufdiff-features: 174734 176066 177402 177904 177923 178067 178558 180211 180404 182966 183645
// bufdiff-features: 184030 185252 185670 185723 186959 187769 188790 189674 189852 190052 190142
// bufdiff-features: 190547 192628 192771 193353 193747 193773 194021 194063 194134 194205 194682
// bufdiff-features: 194987 195809 196031 197837 198460 200104 200824 201059 201716 201802 202241
// bufdiff-features: 203917 204195 204527 205434 205689 207330 207982 210363 210461 210610 212375
// bufdiff-features: 212628 213275 215925 216581 216892 216985 219734 220098 220999 224222 224440
// bufdiff-features: 225985 226357 227345 228061 228519 228936 229157 230081 230640 232204 234387
// bufdiff-features: 234426 235477 236024 236260 236930 238394 239241 240158 243546 243741 244636
// bufdiff-features: 245031 245380 246543 247062 247384 248049 250303 250878 251478 252466 252539
// bufdiff-features: 252814 253389 253712 253735 253836 254848 255520 256112 257605 258378 259510
// bufdiff-features: 259840 261359
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f1(%arg0: tensor<0x3x3xf64>) -> tensor<0xf64> {
    %cst = arith.constant dense<-0.000000e+00> : tensor<0x3x3xf64>
    %0 = linalg.erf ins(%cst : tensor<0x3x3xf64>) outs(%arg0 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %cst[%c0, %c0, %c0] [0, 1, 1] [1, 1, 1] : tensor<0x3x3xf64> to tensor<0xf64>
    %1 = tensor.empty() : tensor<0xf64>
    %2 = linalg.copy ins(%extracted_slice : tensor<0xf64>) outs(%1 : tensor<0xf64>) -> tensor<0xf64>
    return %2 : tensor<0xf64>
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
  func.func @f3(%arg0: tensor<0x3x3xf64>, %arg1: tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>) {
    %from_elements = tensor.from_elements  : tensor<0x3x3xf64>
    %false = arith.constant false
    %0 = arith.select %false, %arg1, %from_elements : tensor<0x3x3xf64>
    %1 = linalg.exp ins(%from_elements : tensor<0x3x3xf64>) outs(%arg1 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %cst = arith.constant dense<2.000000e+00> : tensor<0x3x3xf64>
    %2:3 = call @f2(%0, %cst, %cst) : (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>)
    %3 = tensor.empty() : tensor<0x3x3xf64>
    %4 = linalg.copy ins(%from_elements : tensor<0x3x3xf64>) outs(%3 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    return %2#1, %1, %4 : tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>
  }
  func.func private @f4(%arg0: tensor<?x?x?xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<?x?x?xf64>) {
    %0 = linalg.mul ins(%arg0, %arg0 : tensor<?x?x?xf64>, tensor<?x?x?xf64>) outs(%arg0 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %1 = tensor.empty() : tensor<0x3x3xf64>
    %cst = arith.constant -6.000000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    %3:3 = call @f3(%2, %1) : (tensor<0x3x3xf64>, tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>)
    return %3#0, %3#1, %3#2, %0 : tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<?x?x?xf64>
  }
  func.func @main(%arg0: tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<?x?x?xf64>, tensor<0xf64>, tensor<0x3x?xf64>, i1, i1) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %0 = arith.ori %true, %true_0 : i1
    cf.assert %0, "never fails"
    %cast = tensor.cast %arg0 : tensor<0x3x3xf64> to tensor<?x?x?xf64>
    %1:4 = call @f4(%cast) : (tensor<?x?x?xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<?x?x?xf64>)
    %2 = call @f1(%1#2) : (tensor<0x3x3xf64>) -> tensor<0xf64>
    affine.for %arg1 = 0 to 2 {
      %cst = arith.constant dense<> : tensor<0x3x3xf64>
      %4 = linalg.square ins(%cst : tensor<0x3x3xf64>) outs(%1#2 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
    }
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1#2[%c0, 0, 2] [0, 3, 1] [1, 1, 1] : tensor<0x3x3xf64> to tensor<0x3x1xf64>
    %true_1 = arith.constant true
    %3 = arith.addi %true, %true_1 : i1
    %cast_2 = tensor.cast %extracted_slice : tensor<0x3x1xf64> to tensor<0x3x?xf64>
    return %1#0, %1#1, %1#3, %2, %cast_2, %3, %true : tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<?x?x?xf64>, tensor<0xf64>, tensor<0x3x?xf64>, i1, i1
  }
}

