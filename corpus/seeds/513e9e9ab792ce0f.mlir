// bufdiff-profile: types
// bufdiff-choices: db051e4ff24293e184fd2a9cf2412c2098e7bb067d349592482395454a45afda521d949d032473db
// bufdiff-choices: 45e9d7ddccffc9b1e16b73e9476f58b2e7dc6dfdcb089b36f2a863ef636582975a3cb678e2ac2b66
// bufdiff-choices: 50962efe02b31856e8e3b3a02607b9a217ca9390dd973973aa50e15b3f940dc683a3d30757e46801
// bufdiff-choices: 91e35da6cd1ba4989508aba9f54e6be8be8d2b099929b16f49063488529de2bbd9d42c331af5c878
// bufdiff-choices: 8be65e20a6d1739dda2ef72b0999a4b4a3ccdbe93e513e24cdcb51838c654929fc17d138d8177606
// bufdiff-choices: 1fa933ce2ed00341e45dce39b24576c00ccad5b449361417b3ee2696b9c276b12deffc5af86b5158
// bufdiff-choices: a7ebdfa17db673ef0dfc65c57676652b3370f22988fa0ffc3be6fbc49f7870411850cad5eb4acfaf
// bufdiff-choices: 4d30dbe884bd43ea39758fb8f71c6a95a1bda60a42c884e231ba23694de95165e96be881a887533c
// bufdiff-choices: 16f3feb3538069c923c08af2d68bc2a148ac8652488d2a19a6f841d4a1466c0a7a
// bufdiff-features: 961 2058 2332 2572 2898 4958 5297 7800 10020 10476 10571 11037 12093 12170
// bufdiff-features: 12276 13233 14704 14968 15751 15929 19419 19943 20838 22280 22640 23630 23749
// bufdiff-features: 24682 25236 25608 25818 26016 26508 26568 26619 26999 27543 27704 28464 28564
// bufdiff-features: 28814 29590 30293 30666 30718 34167 34210 36784 36977 37231 39364 40084 40712
// bufdiff-features: 42150 42344 42467 42530 44505 45765 46034 46203 46720 47392 48974 48991 49370
// bufdiff-features: 49635 49800 51415 52148 52322 52900 52928 52946 53180 53252 53950 54915 54998
// bufdiff-features: 55479 56075 57548 57660 58190 59145 60417 61375 61622 61944 62091 63071 63800
// bufdiff-features: 64235 66422 66821 68137 68355 68782 69403 70864 70965 71306 73388 73802 74057
// bufdiff-features: 74851 75921 76373 77344 77389 77617 78283 78430 81047 81736 83194 84585 85843
// bufdiff-features: 86125 88317 88732 89780 89964 91049 91365 92022 92159 92194 93255 93286 93994
// bufdiff-features: 94961 95142 95273 98501 99383 99723 102215 103715 104931 105579 106314 107425
// bufdiff-features: 107702 107783 107805 108935 108977 109643 110140 110552 110700 111587 111976
// bufdiff-features: 112929 115026 116003 117196 117235 117336 118576 119588 121132 121646 121682
// bufdiff-features: 123204 124614 125875 128916 130292 132574 133364 133814 134279 136273 137045
// bufdiff-features: 137575 139704 139862 140020 140302 140374 140924 141238 144010 144648 145087
// bufdiff-features: 145417 146512 147375 148406 149237 150818 152187 152565 153293 154889 154946
// bufdiff-features: 155465 155545 155898 155942 156057 156460 157579 158120 158708 158810 158897
// bufdiff-features: 159724 159895 161281 162740 162764 162900 162971 164499 164991 165141 165636
// bufdiff-features: 165719 165798 168766 168858 169819 170819 171116 173800 174170 174281 175662
// bufdiff-features: 177167 177182 177211 178067 179280 180207 184030 185275 185572 185723 186257
// bufdiff-features: 186704 186959 187769 188790 189319 189793 190142 192422 192628 192771 193398
// bufdiff-features: 193747 194134 194409 194987 195251 195407 196031 197274 197837 198460 200104
// bufdiff-features: 200298 200307 201059 201601 202179 202241 203237 204527 205434 205689 206063
// bufdiff-features: 208077 208396 210461 211191 212628 213275 213389 215925 215959 216190 216581
// bufdiff-features: 216712 216892 218570 219021 219153 222612 223719 226178 226357 227345 228061
// bufdiff-features: 228390 228519 228936 229475 230081 230594 230640 231994 232330 233533 234455
// bufdiff-features: 235144 235477 236024 236214 236698 236929 236930 236986 237029 237454 239659
// bufdiff-features: 240158 241308 241329 242335 243137 243546 244092 245217 245438 245873 246543
// bufdiff-features: 248194 250917 251478 252466 252539 253548 253714 253836 255520 258994 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2, d2)>
module {
  func.func @main(%arg0: tensor<?x?x0xbf16>, %arg1: bf16, %arg2: bf16) -> (tensor<0x3x1xbf16>, tensor<3x1x0xbf16>, tensor<3x1x?xbf16>, tensor<1x0xbf16>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty(%c1, %c0) : tensor<3x?x?xbf16>
    %1 = linalg.fill ins(%arg2 : bf16) outs(%0 : tensor<3x?x?xbf16>) -> tensor<3x?x?xbf16>
    %2:3 = call @f3(%1, %0) : (tensor<3x?x?xbf16>, tensor<3x?x?xbf16>) -> (tensor<?x?x?xbf16>, tensor<0x3x1xbf16>, bf16)
    %cast = tensor.cast %0 : tensor<3x?x?xbf16> to tensor<3x1x0xbf16>
    %3:3 = call @f4(%cast) : (tensor<3x1x0xbf16>) -> (tensor<3x1x0xbf16>, tensor<1x0xbf16>, tensor<3x1x?xbf16>)
    %4 = scf.forall (%arg3) in (%c1) shared_outs(%arg4 = %3#1) -> (tensor<1x0xbf16>) {
      %5 = func.call @same6(%3#1) : (tensor<1x0xbf16>) -> tensor<1x0xbf16>
      %6 = linalg.tanh ins(%3#1 : tensor<1x0xbf16>) outs(%5 : tensor<1x0xbf16>) -> tensor<1x0xbf16>
      %7 = tensor.empty() : tensor<1x0xbf16>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3#1 : tensor<1x0xbf16>) outs(%7 : tensor<1x0xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %13 = arith.negf %in : bf16
        %14 = arith.addf %13, %2#2 : bf16
        linalg.yield %14 : bf16
      } -> tensor<1x0xbf16>
      %c2 = arith.constant 2 : index
      %9 = arith.cmpi sle, %arg3, %c2 : index
      %cast_0 = tensor.cast %2#0 : tensor<?x?x?xbf16> to tensor<3x1x0xbf16>
      %10:3 = func.call @f4(%cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3x1x0xbf16>) -> (tensor<3x1x0xbf16>, tensor<1x0xbf16>, tensor<3x1x?xbf16>)
      %extracted_slice = tensor.extract_slice %arg4[%arg3, %c0] [1, 0] [1, 1] : tensor<1x0xbf16> to tensor<1x0xbf16>
      %11 = linalg.abs ins(%7 : tensor<1x0xbf16>) outs(%extracted_slice : tensor<1x0xbf16>) -> tensor<1x0xbf16>
      %cst = arith.constant dense<> : tensor<1x0xbf16>
      %12 = linalg.floor ins(%cst : tensor<1x0xbf16>) outs(%11 : tensor<1x0xbf16>) -> tensor<1x0xbf16>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %12 into %arg4[%arg3, %c0] [1, 0] [1, 1] : tensor<1x0xbf16> into tensor<1x0xbf16>
      }
    }
    return %2#1, %3#0, %3#2, %4 : tensor<0x3x1xbf16>, tensor<3x1x0xbf16>, tensor<3x1x?xbf16>, tensor<1x0xbf16>
  }
  func.func @f4(%arg0: tensor<3x1x0xbf16>) -> (tensor<3x1x0xbf16>, tensor<1x0xbf16>, tensor<3x1x?xbf16>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0, 0, %c0] [1, 1, 0] [1, %c1, 1] : tensor<3x1x0xbf16> to tensor<1x0xbf16>
    %0 = tensor.empty(%c0) : tensor<3x1x?xbf16>
    %cst = arith.constant -0.000000e+00 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<3x1x?xbf16>) -> tensor<3x1x?xbf16>
    %2 = linalg.div ins(%arg0, %1 : tensor<3x1x0xbf16>, tensor<3x1x?xbf16>) outs(%arg0 : tensor<3x1x0xbf16>) -> tensor<3x1x0xbf16>
    return %2, %extracted_slice, %1 : tensor<3x1x0xbf16>, tensor<1x0xbf16>, tensor<3x1x?xbf16>
  }
  func.func private @x1(tensor<3x1x0xbf16>) -> bf16
  func.func @f1(%arg0: tensor<3x1x0xbf16>) -> (tensor<?x?x?xbf16>, tensor<3x1x0xbf16>, bf16) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x1x0xbf16>) outs(%arg0 : tensor<3x1x0xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %cst_1 = arith.constant 0.000000e+00 : bf16
      %5 = arith.minimumf %in, %cst_1 : bf16
      linalg.yield %5 : bf16
    } -> tensor<3x1x0xbf16>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = tensor.empty(%c3, %c1, %c0) : tensor<?x?x?xbf16>
    %cst = arith.constant dense<> : tensor<3x1x0x0xbf16>
    %2 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<3x1x0x0xbf16>) outs(%1 : tensor<?x?x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = arith.divf %in, %out : bf16
      linalg.yield %5 : bf16
    } -> tensor<?x?x?xbf16>
    %3 = tensor.empty() : tensor<3x1x0xbf16>
    %4 = linalg.copy ins(%1 : tensor<?x?x?xbf16>) outs(%3 : tensor<3x1x0xbf16>) -> tensor<3x1x0xbf16>
    %cst_0 = arith.constant 2.000000e+00 : bf16
    return %2, %4, %cst_0 : tensor<?x?x?xbf16>, tensor<3x1x0xbf16>, bf16
  }
  func.func private @f2(%arg0: tensor<3x1x0xbf16>, %arg1: bf16) -> (tensor<3x1x0xbf16>, tensor<?x?x?xbf16>, tensor<0x3x1xbf16>) {
    %cst = arith.constant dense<-0.000000e+00> : tensor<0x3x1xbf16>
    %transposed = linalg.transpose ins(%cst : tensor<0x3x1xbf16>) outs(%arg0 : tensor<3x1x0xbf16>) permutation = [1, 2, 0] 
    %0 = scf.execute_region -> tensor<3x1x0xbf16> {
      %4 = func.call @x1(%transposed) : (tensor<3x1x0xbf16>) -> bf16
      scf.yield %transposed : tensor<3x1x0xbf16>
    }
    %1:3 = call @f1(%0) : (tensor<3x1x0xbf16>) -> (tensor<?x?x?xbf16>, tensor<3x1x0xbf16>, bf16)
    %2 = tensor.empty() : tensor<0x3x1xbf16>
    %3 = linalg.copy ins(%cst : tensor<0x3x1xbf16>) outs(%2 : tensor<0x3x1xbf16>) -> tensor<0x3x1xbf16>
    return %1#1, %1#0, %3 : tensor<3x1x0xbf16>, tensor<?x?x?xbf16>, tensor<0x3x1xbf16>
  }
  func.func private @f3(%arg0: tensor<3x?x?xbf16>, %arg1: tensor<3x?x?xbf16>) -> (tensor<?x?x?xbf16>, tensor<0x3x1xbf16>, bf16) {
    %cst = arith.constant dense<> : tensor<3x1x0xbf16>
    %cst_0 = arith.constant -6.000000e+00 : bf16
    %0:3 = call @f2(%cst, %cst_0) : (tensor<3x1x0xbf16>, bf16) -> (tensor<3x1x0xbf16>, tensor<?x?x?xbf16>, tensor<0x3x1xbf16>)
    return %0#1, %0#2, %cst_0 : tensor<?x?x?xbf16>, tensor<0x3x1xbf16>, bf16
  }
  func.func private @same6(%arg0: tensor<1x0xbf16>) -> tensor<1x0xbf16> {
    %0 = linalg.round ins(%arg0 : tensor<1x0xbf16>) outs(%arg0 : tensor<1x0xbf16>) -> tensor<1x0xbf16>
    return %arg0 : tensor<1x0xbf16>
  }
}

