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
// bufdiff-choices: 6dc141a6771a012a63f91458d360e6e35b6dd7800297636ef0b80ea6
// bufdiff-features: 91 1089 2248 2945 3233 3866 6363 6611 10020 11162 11315 13074 13233 14397 14523
// bufdiff-features: 14704 14709 15751 15903 15929 16086 19985 20127 20261 20749 20838 21579 21953
// bufdiff-features: 22095 22280 26508 26568 27998 29590 29667 30666 34159 34167 36726 36784 37023
// bufdiff-features: 37231 39915 40712 42150 42344 42467 42571 42858 44520 45506 45593 45765 46203
// bufdiff-features: 47392 48598 49635 50894 51344 52062 52148 52322 52558 52900 53243 53252 53469
// bufdiff-features: 53716 54309 54471 54998 57265 57551 58024 58973 60686 61375 61944 62253 62641
// bufdiff-features: 63800 64120 64235 64435 65583 66422 68355 68457 69403 69505 69690 70119 71050
// bufdiff-features: 71306 72629 73051 73141 73289 73708 73802 73926 74057 76328 76373 76587 76915
// bufdiff-features: 78283 78430 78644 80554 80894 81047 81443 81467 81736 82011 83194 84585 84979
// bufdiff-features: 86125 89646 89780 89812 90097 91020 91547 92970 93255 93286 93374 94586 94981
// bufdiff-features: 98501 99228 99383 99620 102215 102809 104931 106314 106709 107412 107425 107805
// bufdiff-features: 107997 110136 111649 112929 117235 117506 119588 121132 125882 126841 128916
// bufdiff-features: 129630 132156 132184 133784 134205 134279 136271 136273 137045 137102 140020
// bufdiff-features: 141238 141891 145087 146512 146863 149660 150413 150818 153220 153293 154349
// bufdiff-features: 154946 155465 155898 156191 156460 157579 158120 158128 158810 158897 159421
// bufdiff-features: 160349 161281 162971 163687 165719 167018 168102 168323 168858 170211 171551
// bufdiff-features: 172814 174170 174371 174734 176066 177182 177402 177904 177923 178067 178558
// bufdiff-features: 180211 182966 183831 184030 185670 185723 186959 187769 188790 188845 189185
// bufdiff-features: 189674 189852 189952 190052 190142 190547 192628 192771 193353 193747 193773
// bufdiff-features: 194021 194063 194134 194205 194682 194987 195809 196031 197837 198460 200104
// bufdiff-features: 200824 201059 201802 202241 202562 203917 204195 204527 205434 205689 207330
// bufdiff-features: 207982 210363 210461 210610 212375 212628 213275 215925 215959 216581 216892
// bufdiff-features: 216985 218738 219734 220098 220999 222809 223165 224222 224440 225597 226357
// bufdiff-features: 227345 228061 228519 228936 230081 230640 232204 234387 234426 235477 236024
// bufdiff-features: 236260 236930 236986 237295 238394 239241 240158 243546 243989 244636 245031
// bufdiff-features: 245380 246543 247062 247384 248049 249841 251478 252466 252539 252814 253389
// bufdiff-features: 253712 253735 253836 254848 255520 256112 257605 258378 259510 259840 260534
// bufdiff-features: 261359
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
  func.func @main(%arg0: tensor<0x3x3xf64>) -> (tensor<0x3x3xf64>, tensor<0xf64>, tensor<?x?x?xf64>, tensor<0x3x1xf64>, tensor<0x3x3xf64>, tensor<?x?x?xf64>, i1, i1) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %0 = arith.ori %true, %true_0 : i1
    cf.assert %0, "never fails"
    %cast = tensor.cast %arg0 : tensor<0x3x3xf64> to tensor<?x?x?xf64>
    %1:4 = call @f4(%cast) : (tensor<?x?x?xf64>) -> (tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<0x3x3xf64>, tensor<?x?x?xf64>)
    %2 = call @f1(%1#2) : (tensor<0x3x3xf64>) -> tensor<0xf64>
    %cast_1 = tensor.cast %1#0 : tensor<0x3x3xf64> to tensor<?x?x?xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1#3[%c0, 0, 2] [0, 3, 1] [1, 1, 1] : tensor<?x?x?xf64> to tensor<0x3x1xf64>
    %true_2 = arith.constant true
    %3 = arith.addi %true, %true_2 : i1
    return %1#1, %2, %cast_1, %extracted_slice, %1#2, %1#3, %3, %true : tensor<0x3x3xf64>, tensor<0xf64>, tensor<?x?x?xf64>, tensor<0x3x1xf64>, tensor<0x3x3xf64>, tensor<?x?x?xf64>, i1, i1
  }
}

