// bufdiff-profile: calls
// bufdiff-choices: abf5a83c999f1f403e71cca09d9ae7b7a91682c2e09423c480c92d6cfce5f6ca07c8fed89b4bdc7a
// bufdiff-choices: 81b69e1acd8e5a7396d4ec2d13110104183e79e5197c6bf339cc2e262ac13220e135f533d6d01016
// bufdiff-choices: a7d74eac5fbc711356c8e4d544a98989f99692a470affaa43ef1a428be96c5c40c65182c4964f6d4
// bufdiff-choices: 762eae95d2ecee53c30872b4c450af6534210f54a08c9f0e276596048b0dc1d727eaadacafb9ba90
// bufdiff-choices: 2b000796e7200f3747d701cd23b9abefe3d606a694f5b327df9f7ea78f3a310625f5c20a182e6b89
// bufdiff-choices: 15b5dbf6c63bd62c7ec6aa19f0fbc85bc6807665699c10894680f2d4f335ca5cc194000b8316b574
// bufdiff-choices: 2086f09b2fa34b1cf98109f2df92402b313318ce99a641f600153a7d99ba273c7c627975bd9e5b24
// bufdiff-choices: 43d6d5f3909afb5ccc19c05a541e51e9a9dae895a0bb35dc36fe1251a965daaee66dae1ba21cd426
// bufdiff-choices: d7a19cb1d0e375a4fdfa90196b14d97112c53d7082981a632fa076cb3502e573b6153df385b6f920
// bufdiff-choices: ea631a6ca782c74c7057e9092709d0d28bd034f15d091b2f9336f1d5fc0a8dc6fd68d3378ae5fe46
// bufdiff-choices: 6f7b29b3619ee2d2382961c7c2e06e88a4c87dd56aa392704a7b4cf1abb452db8c
// bufdiff-features: 234 706 1777 2864 3217 3301 3959 4020 4144 4752 4967 5201 5973 6363 9479 9495
// bufdiff-features: 9529 9706 10020 10035 10668 10819 10845 11047 11162 11538 11713 12009 13021
// bufdiff-features: 13233 13424 14109 14704 14709 14976 15440 15751 16269 16675 17232 17893 17987
// bufdiff-features: 17989 18166 19746 19979 19985 20237 20686 20874 21493 21522 22095 22221 22416
// bufdiff-features: 22711 24259 24812 24826 25119 26568 27048 27766 27825 28358 28556 30209 30666
// bufdiff-features: 31231 31605 31972 32301 32615 32809 33637 33769 34167 34564 34647 34993 35507
// bufdiff-features: 35610 36076 36784 36935 37183 37490 37655 37786 38152 38490 38910 40011 40070
// bufdiff-features: 40712 40861 41984 42984 43171 43774 45180 46203 46993 46995 47093 47200 47230
// bufdiff-features: 47392 48174 48808 48905 48974 49635 50894 51271 52148 52900 52958 53779 54083
// bufdiff-features: 54180 54408 54827 54998 55113 55270 55472 55887 56404 57064 57718 58024 59620
// bufdiff-features: 60108 60313 61350 61699 62616 62675 63062 63071 63521 63610 63800 64120 64716
// bufdiff-features: 64778 64959 65133 65915 66097 66195 66995 67360 68355 68746 69032 69235 69735
// bufdiff-features: 69987 70036 70106 71169 71904 72243 73016 73289 73643 73802 74057 74255 74362
// bufdiff-features: 74507 74511 74617 74881 76328 76370 76373 77532 78180 78430 78950 79279 79389
// bufdiff-features: 80046 80211 81039 81303 81623 81707 81736 82135 82182 82203 82264 82300 83194
// bufdiff-features: 83672 83905 84472 84585 84853 84887 84922 84993 85047 85640 85843 86031 86125
// bufdiff-features: 86992 87408 87523 87585 88081 88337 88662 88732 88990 89110 89315 89780 89812
// bufdiff-features: 91737 92194 92225 92365 92541 92863 93150 93994 94253 94696 94913 95368 95603
// bufdiff-features: 95705 96562 97447 98501 99009 99228 99383 99512 99568 101258 101867 102204
// bufdiff-features: 102901 103315 103568 104931 104952 104973 105512 105700 105858 105914 106097
// bufdiff-features: 106716 108012 108920 108977 109028 109086 109239 109467 109923 110136 110184
// bufdiff-features: 110772 110952 111765 112176 112279 112441 112474 112709 112929 113041 113346
// bufdiff-features: 113620 113940 114200 114869 115273 115471 115990 116109 116568 116627 117206
// bufdiff-features: 117766 118769 119340 119588 119678 120065 120920 121250 121394 121467 121626
// bufdiff-features: 122764 123012 123301 123967 124824 124945 125040 125702 126883 126920 126927
// bufdiff-features: 126994 127834 128456 128768 128821 129292 129630 129743 129955 130042 130933
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi64>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4xi64>, tensor<4xi1>, tensor<?xi64>) {
    %c-1_i64 = arith.constant -1 : i64
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c-1_i64, %c-1_i64, %c1_i64, %c1_i64 : tensor<4xi64>
    %c-3_i64 = arith.constant -3 : i64
    %0:3 = call @f4(%from_elements, %c-3_i64) : (tensor<4xi64>, i64) -> (tensor<4xi64>, tensor<4xi1>, i1)
    %1:4 = call @f2(%0#0, %0#0, %0#0, %0#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> (tensor<f32>, tensor<f32>, tensor<4xi64>, i64)
    %2 = linalg.rsqrt ins(%1#1 : tensor<f32>) outs(%1#0 : tensor<f32>) -> tensor<f32>
    %3:2 = call @f5(%2, %c-1_i64) : (tensor<f32>, i64) -> (tensor<f32>, tensor<f32>)
    %4 = tensor.empty() : tensor<3x3xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %6:3 = call @f3(%1#0, %5, %5) : (tensor<f32>, tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<f32>, tensor<f32>, tensor<4xi64>)
    %cast = tensor.cast %6#2 : tensor<4xi64> to tensor<?xi64>
    return %6#1, %6#0, %3#1, %3#0, %1#2, %0#1, %cast : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4xi64>, tensor<4xi1>, tensor<?xi64>
  }
  func.func private @f4(%arg0: tensor<4xi64>, %arg1: i64) -> (tensor<4xi64>, tensor<4xi1>, i1) {
    %0 = tensor.empty() : tensor<4xi1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<4xi1>) -> tensor<4xi1>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %extracted = tensor.extract %1[%arg2] : tensor<4xi1>
      %3 = arith.extui %extracted : i1 to i64
      %4 = arith.index_cast %arg2 : index to i64
      %5 = arith.xori %3, %4 : i64
      tensor.yield %5 : i64
    } : tensor<4xi64>
    %2 = linalg.select ins(%1, %arg0, %generated : tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) outs(%arg0 : tensor<4xi64>) -> tensor<4xi64>
    return %2, %1, %false : tensor<4xi64>, tensor<4xi1>, i1
  }
  func.func private @f2(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>, %arg2: tensor<4xi64>, %arg3: tensor<4xi64>) -> (tensor<f32>, tensor<f32>, tensor<4xi64>, i64) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi64>) outs(%arg2 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<4xi64>
    %generated = tensor.generate  {
      %cst_0 = arith.constant 2.000000e+00 : f32
      %2 = arith.addf %cst_0, %cst_0 : f32
      tensor.yield %2 : f32
    } : tensor<f32>
    %cst = arith.constant -0.000000e+00 : f32
    %1:2 = call @f1(%generated, %generated, %cst, %generated) : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %c-3_i64 = arith.constant -3 : i64
    return %1#1, %1#0, %0, %c-3_i64 : tensor<f32>, tensor<f32>, tensor<4xi64>, i64
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg3, %arg0 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = scf.execute_region -> tensor<f32> {
      %extracted = tensor.extract %arg3[] : tensor<f32>
      %2 = tensor.empty() : tensor<f32>
      %3 = linalg.fill ins(%arg2 : f32) outs(%2 : tensor<f32>) -> tensor<f32>
      scf.yield %3 : tensor<f32>
    }
    return %0, %1 : tensor<f32>, tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<3x3xf32>, %arg2: tensor<3x3xf32>) -> (tensor<f32>, tensor<f32>, tensor<4xi64>) {
    %0 = tensor.empty() : tensor<4xi64>
    %c2_i64 = arith.constant 2 : i64
    %1 = linalg.fill ins(%c2_i64 : i64) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
    %2 = tensor.empty() : tensor<4xi64>
    %3 = linalg.fill ins(%c2_i64 : i64) outs(%2 : tensor<4xi64>) -> tensor<4xi64>
    %4:4 = call @f2(%1, %1, %1, %3) : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> (tensor<f32>, tensor<f32>, tensor<4xi64>, i64)
    return %4#0, %4#1, %4#2 : tensor<f32>, tensor<f32>, tensor<4xi64>
  }
  func.func @f5(%arg0: tensor<f32>, %arg1: i64) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = linalg.abs ins(%0 : tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    return %1, %0 : tensor<f32>, tensor<f32>
  }
}

