// bufdiff-profile: calls
// bufdiff-choices: 5d83bdd940e6cadf9a80a8aee4d0e7608344fc640609d5c4719dc453ccf9a9b77a8a8838657e3408
// bufdiff-choices: 0a6ea6c8d78a276d3e3b561fd0cb8152353ab42c05ee7269993f6efde1830e66522641f234581a7c
// bufdiff-choices: 5efbfdd5d0d8b5e8a23db4edf437746f4563f9bb66a2315f17565771d861d20c6e94539e097c354a
// bufdiff-choices: a405c93f59b8bee26650754cd0466928d1ded6d2320fdcdf296fc091ed4602c73f9dc731e197cb87
// bufdiff-choices: 548d45954bb0e7702ab97f00e5d69ae6c4a9b497458801ca79380cf1ef85cb86f3a80eb9ef243780
// bufdiff-choices: edf4f88fd14ebd56afa7f334cb67e74b6e2e8b4e035dd2dd87dcc91f45e71b362ac7cf4124f99d40
// bufdiff-choices: a324cc241c3dc1762606a042571c1457329cf5138000a4a1505d1dbc045ba1e3c4ac3d6c11d41635
// bufdiff-choices: ac7deaeceeaa7c7dda78d3d092575abf6d8d99b8734a039dea382c02e9d845f8cb8df3b01d68d106
// bufdiff-choices: 5053292009f3694860cb63cafaef957794e42868d7c09f875be9dd56ae8d30b1d8f317b1bea8aa76
// bufdiff-choices: 1acde2d4055a8c913c6a0c83238b847797e896f0014d5fa0b15ef2cfb905fbc4048e89e85780513b
// bufdiff-choices: 46
// bufdiff-features: 706 989 2332 2945 4165 6611 9479 10752 11162 12891 12962 13233 13424 14109
// bufdiff-features: 15751 16269 16289 17063 18166 19442 20749 22280 23144 23460 24259 27725 28556
// bufdiff-features: 30666 31652 33853 34167 34269 35610 36784 37183 38783 40070 40084 40669 40712
// bufdiff-features: 41984 41996 42467 43774 44621 46203 46732 46993 47200 47392 47658 49635 51415
// bufdiff-features: 52272 52322 52361 52558 52900 54135 54827 54964 54998 55113 56404 57507 58024
// bufdiff-features: 58410 59620 60686 61249 61968 62642 63800 63929 64120 64160 64235 65133 66327
// bufdiff-features: 67033 68355 68365 69817 69875 70644 71050 71701 72243 73150 73289 73388 73802
// bufdiff-features: 74057 75134 75361 76339 76915 76953 78283 78430 78703 78796 79710 79768 80518
// bufdiff-features: 81736 82186 84585 84922 85047 85472 85673 85843 86125 86159 86243 86844 87345
// bufdiff-features: 88732 89038 89110 89780 89812 90070 90583 90723 92159 92194 93255 93908 95273
// bufdiff-features: 95407 95603 98863 99383 102055 102601 104754 104931 105070 105902 109187 109643
// bufdiff-features: 110424 110952 111956 112500 112929 113940 115801 117336 120049 121632 124509
// bufdiff-features: 124614 125397 125644 125875 126927 126932 131544 134680 135791 135930 137045
// bufdiff-features: 138700 139524 140367 140778 141171 146512 148739 149219 150818 150939 152946
// bufdiff-features: 153226 153293 154507 155898 156460 157579 157774 158120 158787 158897 159895
// bufdiff-features: 160756 160967 162015 162935 163044 163048 163131 163581 164204 164396 164472
// bufdiff-features: 164709 165394 165695 165719 167086 167466 168323 168858 169299 169584 169744
// bufdiff-features: 170635 171205 172070 174243 175610 176774 177627 177703 178067 178165 180075
// bufdiff-features: 183409 183908 184022 184030 185252 185723 186257 186882 187282 187566 188790
// bufdiff-features: 190142 191385 191911 192422 192771 193290 194134 194682 195355 196031 197267
// bufdiff-features: 197738 197837 198003 198432 200298 200401 201178 202241 204527 205434 205689
// bufdiff-features: 205953 207273 207442 207454 209922 210022 210351 210461 212779 213275 214072
// bufdiff-features: 214143 215959 216570 217107 217698 218064 218480 218657 222809 223687 223719
// bufdiff-features: 224222 225818 225985 226357 226579 228061 228390 228519 228936 229266 230081
// bufdiff-features: 230594 230640 231994 232911 233276 234387 235098 236714 236929 236930 240158
// bufdiff-features: 241248 241308 241459 243546 244940 245619 245941 246303 246543 246631 246966
// bufdiff-features: 247247 248929 251973 251992 252466 252515 252539 253742 253836 254791 255520
// bufdiff-features: 256414 256688 257621 258378 259528 259840 261572
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @f3(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %0 = linalg.fill ins(%extracted : f64) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %1 = call @f1(%arg0, %arg1, %arg0, %arg1) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %c0 = arith.constant 0 : index
    %2 = tensor.empty() : tensor<f64>
    %3 = linalg.fill ins(%extracted : f64) outs(%2 : tensor<f64>) -> tensor<f64>
    %4:3 = call @f2(%arg0, %c0, %3) : (tensor<f64>, index, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    return %4#2, %4#1, %4#0, %1 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: index, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %cst = arith.constant 5.000000e-01 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg2, %from_elements : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %3 = arith.index_cast %arg3 : index to i64
      %4 = arith.sitofp %3 : i64 to f64
      %5 = arith.divf %4, %cst : f64
      tensor.yield %5 : f64
    } : tensor<2xf64>
    %reduced = linalg.reduce ins(%generated : tensor<2xf64>) outs(%arg2 : tensor<f64>) dimensions = [0] 
      (%in: f64, %init: f64) {
        %3 = arith.minimumf %in, %init : f64
        linalg.yield %3 : f64
      }
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.copy ins(%arg2 : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
    return %reduced, %2, %0 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func @f1(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant dense<3.500000e+00> : tensor<f64>
    %0 = linalg.div ins(%cst, %arg2 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @f4(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %0 = tensor.empty() : tensor<f64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2:4 = call @f3(%arg0, %1) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>)
    %3 = linalg.reciprocal ins(%2#2 : tensor<f64>) outs(%2#1 : tensor<f64>) -> tensor<f64>
    %4 = tensor.empty() : tensor<f64>
    %5 = linalg.copy ins(%2#1 : tensor<f64>) outs(%4 : tensor<f64>) -> tensor<f64>
    return %3, %5, %2#3 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<2x2x2x1x1xf64>, tensor<2x2x2x?x1xf64>, tensor<2x2x2x1x1xf64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<2x2x2x1x1xf64>) {
    %0 = tensor.empty() : tensor<2x2x2x1x1xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<2x2x2x1x1xf64>) -> tensor<2x2x2x1x1xf64>
    %cst_0 = arith.constant dense<[[[[[4.500000e+00]]], [[[7.500000e+00]]]], [[[[1.050000e+01]]], [[[1.350000e+01]]]]]> : tensor<2x2x1x1x1xf64>
    %2 = linalg.batch_mmt4d ins(%cst_0, %cst_0 : tensor<2x2x1x1x1xf64>, tensor<2x2x1x1x1xf64>) outs(%1 : tensor<2x2x2x1x1xf64>) -> tensor<2x2x2x1x1xf64>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %3 = tensor.empty(%c2, %c2, %c1) : tensor<?x?x2x?xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c0, %c1, %c1, %c0, %c0] : tensor<2x2x2x1x1xf64>
    %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<?x?x2x?xf64>) -> tensor<?x?x2x?xf64>
    %cast = tensor.cast %4 : tensor<?x?x2x?xf64> to tensor<2x2x2x1xf64>
    %broadcasted = linalg.broadcast ins(%cast : tensor<2x2x2x1xf64>) outs(%1 : tensor<2x2x2x1x1xf64>) dimensions = [4] 
    %5 = linalg.reciprocal ins(%1 : tensor<2x2x2x1x1xf64>) outs(%broadcasted : tensor<2x2x2x1x1xf64>) -> tensor<2x2x2x1x1xf64>
    %6 = tensor.empty() : tensor<2x2x2x1x1xf64>
    %7 = linalg.fill ins(%extracted : f64) outs(%6 : tensor<2x2x2x1x1xf64>) -> tensor<2x2x2x1x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x2x2x1x1xf64>) outs(%7 : tensor<2x2x2x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.minimumf %in, %out : f64
      linalg.yield %10 : f64
    } -> tensor<2x2x2x1x1xf64>
    %9:3 = call @f4(%arg0, %arg0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    %cast_1 = tensor.cast %5 : tensor<2x2x2x1x1xf64> to tensor<2x2x2x?x1xf64>
    return %2, %cast_1, %8, %9#0, %9#1, %9#2, %1 : tensor<2x2x2x1x1xf64>, tensor<2x2x2x?x1xf64>, tensor<2x2x2x1x1xf64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<2x2x2x1x1xf64>
  }
}

