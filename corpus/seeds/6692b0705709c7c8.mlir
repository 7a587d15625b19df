// bufdiff-profile: idioms
// bufdiff-choices: 8f9928d516fcd4af8cdbd2e9046c0072b10e782efc26aa1847d5502cd69f13f90d45837f7dce605d
// bufdiff-choices: 40daa2328c585433e0dc4d83bca673e57ef94073f971d6c9305a8dd5b9788036dd4720f530e5888b
// bufdiff-choices: 1472f3fa1bc19415c404990947a803e47176cf5b8e81cba2fcf5f5bc7890d797c937b00a9b618c48
// bufdiff-choices: 8e063239196068ece68c63f9ce90be83308f506507e0179bcfa47d5f36ce22a8853959d40baf769c
// bufdiff-choices: 7acf80c4b4478b903895226341dfd08575da2d43353233a45ed20f32d271f0f909dee18637f5ce86
// bufdiff-choices: 08df503e677f3fc3df653308bcd3a224e347b10bf21e6101f4651c990276600da290080adb407d19
// bufdiff-choices: 5841c1d7041e6e0584e60aace5b6fdcc180347fc6266ec5266eedd51e4bcbd777344a41398b83ccf
// bufdiff-choices: 40
// bufdiff-features: 706 2945 6188 6363 6611 9529 11162 13233 13424 14884 15751 16269 16417 16822
// bufdiff-features: 17015 17193 17281 18166 18281 18943 19545 19606 20968 22280 22630 24184 25312
// bufdiff-features: 25651 27766 30666 30996 32598 33242 34167 36379 37155 37183 38702 40070 40712
// bufdiff-features: 41591 41984 42467 42517 42749 42858 43229 43774 44093 46203 47392 48598 50633
// bufdiff-features: 51178 51344 51415 52558 52900 54827 54998 56404 57383 57598 59259 61969 62091
// bufdiff-features: 62253 62641 63071 63384 63495 63800 63929 64120 64235 64370 64435 67159 68355
// bufdiff-features: 69505 70036 70373 71306 71904 73289 74057 76268 77617 78430 78447 78839 81160
// bufdiff-features: 81316 81628 82011 82135 82168 82393 82552 84585 84922 84979 85047 85494 85843
// bufdiff-features: 86125 87373 87495 87534 88008 88732 89780 90097 90585 91074 91312 91884 92022
// bufdiff-features: 92194 93255 93719 94586 95273 96562 97715 98101 98501 99383 101264 101582
// bufdiff-features: 101987 102198 102633 102809 104931 104958 105573 107728 107997 109187 112756
// bufdiff-features: 112929 113346 115081 115778 116568 117235 119129 119200 119588 120049 121238
// bufdiff-features: 121250 122128 123012 123396 125397 125882 126398 129955 133756 134449 134574
// bufdiff-features: 136271 137045 138753 141891 142376 146048 146711 147178 147358 153293 153306
// bufdiff-features: 155898 156191 156460 157579 158120 159042 160871 160981 162971 163084 165695
// bufdiff-features: 165719 166037 166172 166456 167086 167226 167753 168102 168323 168858 170469
// bufdiff-features: 171053 171671 174243 175182 175546 175888 176097 177402 177923 178067 179792
// bufdiff-features: 181077 182550 182966 183024 183751 184030 184214 185670 186042 187683 188737
// bufdiff-features: 188790 188827 190517 190627 192771 193290 193353 193747 194134 195721 197837
// bufdiff-features: 198432 198460 198648 199305 200104 201601 201802 202241 202506 204364 205380
// bufdiff-features: 205434 205689 206157 207442 210022 210246 210461 212048 212779 213275 213930
// bufdiff-features: 214621 215959 216890 217103 217493 217741 218064 221329 225325 228058 228390
// bufdiff-features: 229917 230640 231770 232346 233276 233766 236930 236986 237042 239562 240158
// bufdiff-features: 241213 241256 242013 243546 244281 245380 245619 245839 246345 246543 247062
// bufdiff-features: 248974 249841 251217 252377 252466 252539 253389 253836 255712 256112 257554
// bufdiff-features: 257806 258378 259766 259840 261572
#map = affine_map<() -> ()>
module {
  func.func private @f3(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = linalg.square ins(%arg1 : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f64>) outs(%0 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<f64>
    return %0, %1 : tensor<f64>, tensor<f64>
  }
  func.func @f2(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %0:2 = call @both2(%arg0, %arg0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %cst = arith.constant dense<9.500000e+00> : tensor<f64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f64>) outs(%cst : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %3 = arith.minimumf %in, %out : f64
      linalg.yield %3 : f64
    } -> tensor<f64>
    %2 = linalg.exp ins(%0#1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %0#0, %1, %2 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func @f1(%arg0: tensor<f64>) -> tensor<1xf64> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 2.000000e+00 : f64
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf64>
    %cst_1 = arith.constant dense<3.000000e+00> : tensor<2xf64>
    %0 = linalg.dot ins(%from_elements, %cst_1 : tensor<2xf64>, tensor<2xf64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %c1 = arith.constant 1 : index
    %from_elements_2 = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %0(%from_elements_2) : (tensor<f64>, tensor<1xindex>) -> tensor<1xf64>
    return %reshape : tensor<1xf64>
  }
  func.func private @both2(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = linalg.add ins(%arg0, %arg1 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant 2.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%arg1 : tensor<f64>) -> tensor<f64>
    return %0, %1 : tensor<f64>, tensor<f64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: f64) -> (tensor<f64>, tensor<1xf64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %cst = arith.constant -1.000000e+00 : f64
    %0 = arith.cmpf ogt, %arg2, %cst : f64
    %1 = arith.select %0, %arg1, %arg0 : tensor<f64>
    %cst_0 = arith.constant dense<-6.000000e+00> : tensor<f64>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%cst_0, %1 : tensor<f64>, tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
    %3 = tensor.empty() : tensor<f64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f64>) outs(%3 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %11 = arith.cmpf uge, %in, %arg2 : f64
      %12 = arith.select %11, %in, %arg2 : f64
      linalg.yield %12 : f64
    } -> tensor<f64>
    %5:3 = call @f2(%4, %1) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    %alloc = memref.alloc() : memref<f64>
    bufferization.materialize_in_destination %5#2 in restrict writable %alloc : (tensor<f64>, memref<f64>) -> ()
    %6 = memref.load %alloc[] : memref<f64>
    %7 = linalg.log ins(%1 : tensor<f64>) outs(%5#1 : tensor<f64>) -> tensor<f64>
    %8 = call @f1(%7) : (tensor<f64>) -> tensor<1xf64>
    %9 = linalg.rsqrt ins(%5#2 : tensor<f64>) outs(%4 : tensor<f64>) -> tensor<f64>
    %10:2 = call @f3(%9, %9) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    return %5#0, %8, %10#0, %10#1, %2 : tensor<f64>, tensor<1xf64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
}

