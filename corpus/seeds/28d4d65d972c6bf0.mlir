// bufdiff-profile: loops
// bufdiff-choices: 5d83bdd940e6cadf9a80a8aee4d0e7608344fc640609d5c4719dc453ccf9a9b77a8a8838657e3408
// bufdiff-choices: 0a6ea6c8d78a276d3e3b561fd0cb8152353ab42c05ee7269993f6efde1830e66522641f234581a7c
// bufdiff-choices: 5efbfdd5d0d8b5e8a23db4edf437746f4563f9bb66a2315f17565771d861d20c6e94539e097c354a
// bufdiff-choices: a405c93f59b8bee26650754cd0466928d1ded6d2320fdcdf296fc091ed4602c73f9dc731e197cb87
// bufdiff-choices: 548d45954bb0e7702ab97f00e5d69ae6c4a9b497458801ca79380cf1ef85cb86f3a80eb9ef243780
// bufdiff-choices: edf4f88fd14ebd56afa7f334cb67e74b6e2e8b4e035dd2dd87dcc91f45e71b362ac7cf4124f99d40
// bufdiff-choices: a324cc241c3dc1762606a042571c14
// bufdiff-features: 706 2332 3079 3233 3579 4958 4986 5187 6118 6363 6787 9479 10020 10872 11162
// bufdiff-features: 12457 13233 13424 14109 15751 16269 18166 18352 19100 19419 22280 23749 24207
// bufdiff-features: 28747 29567 29786 34167 37183 38167 38520 39150 40084 40712 46203 46732 47200
// bufdiff-features: 47227 47392 48598 49635 52322 52772 52900 54827 54964 55113 56404 58308 59561
// bufdiff-features: 60686 61375 61969 64120 64235 64435 65133 67348 68355 69817 69875 70386 71306
// bufdiff-features: 71904 73388 77261 78430 80144 81800 84631 84804 84922 86125 88732 88958 89780
// bufdiff-features: 89812 89964 90097 90585 92144 92159 92194 93255 95407 96562 97715 99383 101264
// bufdiff-features: 102215 102320 103339 104931 105902 109528 109643 109923 110821 112687 112929
// bufdiff-features: 113084 113453 113816 113940 114824 115073 115801 116425 116568 117767 118234
// bufdiff-features: 119764 121632 121785 124509 124614 125875 127305 127830 128143 129955 131528
// bufdiff-features: 133297 133756 133784 134279 135033 141219 141891 145087 147156 150313 151117
// bufdiff-features: 151404 152226 152233 155898 156460 158120 158897 160756 162935 163154 165636
// bufdiff-features: 165719 165817 166303 167018 170607 172281 174170 175312 177627 178165 178234
// bufdiff-features: 180075 183645 184030 185723 187683 188790 188845 189178 189391 189695 190142
// bufdiff-features: 190627 190628 192771 194682 197392 197837 200298 202241 202468 205434 205689
// bufdiff-features: 206594 207124 208524 208947 210351 210461 214621 214769 215959 217103 218064
// bufdiff-features: 219221 222809 226310 227345 227395 228058 228061 228390 228936 230081 230594
// bufdiff-features: 231972 231994 233276 235141 235477 235868 240158 240219 241256 241308 242732
// bufdiff-features: 242872 245380 245673 245784 246303 246543 246855 250796 251560 251992 252539
// bufdiff-features: 253836 256112 256688 259528 259840 260364 260482 260616 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: f64) -> (tensor<f64>, tensor<?x?x?xf64>, tensor<f64>, tensor<3x2x2xf64>, tensor<f64>, tensor<f64>) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %0:4 = call @f1(%arg0, %arg0, %arg0, %arg0) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<3x2x2xf64>, tensor<f64>, tensor<?x?x?xf64>)
    %1 = call @f2(%arg0) : (tensor<f64>) -> tensor<f64>
    %extracted_0 = tensor.extract %arg0[] : tensor<f64>
    return %1, %0#3, %0#2, %0#1, %0#0, %arg0 : tensor<f64>, tensor<?x?x?xf64>, tensor<f64>, tensor<3x2x2xf64>, tensor<f64>, tensor<f64>
  }
  func.func @f1(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, tensor<3x2x2xf64>, tensor<f64>, tensor<?x?x?xf64>) {
    %cst = arith.constant dense<3.500000e+00> : tensor<f64>
    %0 = linalg.div ins(%cst, %arg2 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %cst_0 = arith.constant dense<[[[9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01]], [[1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01]], [[1.750000e+01, 1.850000e+01], [1.950000e+01, 2.050000e+01]]]> : tensor<3x2x2xf64>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1) : tensor<?xf64>
    %2 = linalg.pooling_nwc_max ins(%cst_0, %1 : tensor<3x2x2xf64>, tensor<?xf64>) outs(%cst_0 : tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %3 = tensor.empty(%c3, %c2, %c2) : tensor<?x?x?xf64>
    %4 = linalg.copy ins(%cst_0 : tensor<3x2x2xf64>) outs(%3 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    return %0, %2, %arg0, %4 : tensor<f64>, tensor<3x2x2xf64>, tensor<f64>, tensor<?x?x?xf64>
  }
  func.func private @f2(%arg0: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant 1.000000e+10 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0 = linalg.rsqrt ins(%from_elements : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %1 = scf.for %arg1 = %c2 to %c4 step %c2 iter_args(%arg2 = %from_elements) -> (tensor<f64>) {
      affine.for %arg3 = 0 to 2 {
        %3 = linalg.copy ins(%0 : tensor<f64>) outs(%from_elements : tensor<f64>) -> tensor<f64>
        %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%3 : tensor<f64>) outs(%from_elements : tensor<f64>) {
        ^bb0(%in: f64, %out: f64):
          %5 = arith.negf %in : f64
          %6 = arith.addf %5, %out : f64
          linalg.yield %6 : f64
        } -> tensor<f64>
      }
      %2 = linalg.copy ins(%from_elements : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
      scf.yield %2 : tensor<f64>
    }
    return %0 : tensor<f64>
  }
}

