// bufdiff-profile: loops
// bufdiff-choices: 5d83bdd940e6cadf9a80a8aee4d0e7608344fc640609d5c4719dc453ccf9a9b77a8a8838657e3408
// bufdiff-choices: 0a6ea6c8d78a276d3e3b561fd0cb8152353ab42c05ee7269993f6efde1830e66522641f234581a7c
// bufdiff-choices: 5efbfdd5d0d8b5e8a23db4edf437746f4563f9bb66a2315f17565771d861d20c6e94539e097c354a
// bufdiff-choices: a405c93f59b8bee26650754cd0466928d1ded6d2320fdcdf296fc091ed4602c73f9dc731e197cb87
// bufdiff-choices: 548d45954bb0e7702ab97f00e5d69ae6c4a9b497458801ca79380cf1ef85cb86f3a80eb9ef243780
// bufdiff-choices: edf4f88fd14ebd56afa7f334cb67e74b6e2e8b4e035dd2dd87dcc91f45e71b362ac7cf4124f99d40
// bufdiff-choices: a324cc241c3dc1762606a042571c1457329cf5138000a4a1505d1dbc045ba1e3c4ac3d6c11d41635
// bufdiff-choices: ac7deaeceeaa7c7dda78d3d092575abf6d
// bufdiff-features: 706 2332 3079 3579 4958 4986 5187 6363 6611 6787 9479 10872 11162 12457 13074
// bufdiff-features: 13233 13424 14109 14884 15671 15751 16161 16269 18166 18330 18352 19100 22280
// bufdiff-features: 22483 23787 24259 25729 26125 26348 27766 29567 29786 31501 34167 35163 36674
// bufdiff-features: 36784 37183 38167 38202 38783 39150 40084 40712 41984 43774 46203 46732 46874
// bufdiff-features: 47200 47227 47392 48598 49635 52322 52772 52900 53690 54827 54964 55113 56404
// bufdiff-features: 58308 59038 59561 61375 62035 63071 64120 64435 65133 65726 66995 68355 69875
// bufdiff-features: 69965 70386 71306 71904 73051 73388 73802 74057 76953 77261 78283 78430 81736
// bufdiff-features: 81800 82135 83194 84585 84631 84804 84922 86125 88732 88958 89780 89812 90097
// bufdiff-features: 90585 90777 91074 92159 92194 92740 93255 94855 95407 96562 97715 98187 99383
// bufdiff-features: 99874 101264 102215 102238 102320 102809 103339 104931 104958 105579 105902
// bufdiff-features: 107783 108350 109643 109923 110821 112687 112756 112929 113084 113150 113453
// bufdiff-features: 113816 113940 114824 115801 116425 116568 117183 118576 119764 120197 121632
// bufdiff-features: 121785 124509 124614 125875 126932 127305 127830 128143 129955 131528 133297
// bufdiff-features: 133756 133784 134279 134449 135033 137045 138208 141808 145087 146512 147156
// bufdiff-features: 148647 150313 151117 152226 152233 155898 156460 158120 158383 158810 158897
// bufdiff-features: 159421 160756 162935 163154 163581 164472 165057 165636 165719 165817 166303
// bufdiff-features: 167018 167341 168516 170607 171053 172281 174170 175312 177627 178165 178234
// bufdiff-features: 180075 182966 184030 185723 187683 188790 188845 189178 189391 189695 190142
// bufdiff-features: 190627 190628 192771 194682 197561 200298 202241 203538 205434 205689 207124
// bufdiff-features: 207731 208524 210351 210461 212757 214769 215959 216969 217103 218064 219221
// bufdiff-features: 221022 221162 222809 225985 226357 227345 227395 228058 228061 228390 228936
// bufdiff-features: 230081 230594 231972 231994 233276 235144 235477 235868 236260 237029 240100
// bufdiff-features: 240158 240219 240651 241256 241308 241521 242732 243989 245380 245673 246303
// bufdiff-features: 246543 246855 250796 250917 251992 252539 253836 256688 258375 259840 260364
// bufdiff-features: 260482 260534 260616 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f64>) -> (tensor<?x?x?xf64>, tensor<f64>, tensor<3x?x2xf64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %0:2 = call @f2(%arg0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %extracted = tensor.extract %0#0[] : tensor<f64>
    %cst = arith.constant 1.000000e+00 : f64
    %1 = arith.cmpf uno, %extracted, %cst : f64
    %2 = arith.select %1, %0#0, %0#1 : tensor<f64>
    %3:4 = call @f1(%2, %arg0, %arg0, %arg0) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<3x2x2xf64>, tensor<f64>, tensor<?x?x?xf64>)
    %cst_0 = arith.constant 7.250000e+00 : f64
    %splat = tensor.splat %cst_0 : tensor<f64>
    %cast = tensor.cast %3#1 : tensor<3x2x2xf64> to tensor<3x?x2xf64>
    return %3#3, %3#2, %cast, %3#0, %0#1, %splat : tensor<?x?x?xf64>, tensor<f64>, tensor<3x?x2xf64>, tensor<f64>, tensor<f64>, tensor<f64>
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
  func.func private @f2(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %cst = arith.constant 1.000000e+10 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0 = linalg.rsqrt ins(%from_elements : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %1 = scf.for %arg1 = %c2 to %c4 step %c2 iter_args(%arg2 = %from_elements) -> (tensor<f64>) {
      affine.for %arg3 = 0 to 2 {
        %5 = linalg.copy ins(%0 : tensor<f64>) outs(%from_elements : tensor<f64>) -> tensor<f64>
        %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%5 : tensor<f64>) outs(%from_elements : tensor<f64>) {
        ^bb0(%in: f64, %out: f64):
          %7 = arith.negf %in : f64
          %8 = arith.addf %7, %out : f64
          linalg.yield %8 : f64
        } -> tensor<f64>
      }
      %4 = linalg.copy ins(%from_elements : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
      scf.yield %4 : tensor<f64>
    }
    %cst_0 = arith.constant dense<1.000000e+01> : tensor<f64>
    %2 = linalg.negf ins(%cst_0 : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
    %3 = bufferization.alloc_tensor() copy(%from_elements) : tensor<f64>
    return %2, %3 : tensor<f64>, tensor<f64>
  }
}

