// bufdiff-profile: calls
// bufdiff-choices: 631d06464433e17d2d82e3fff8d4fc4df922b874711d5eef4879f5c5e7ad380349c5aad2a78603e1
// bufdiff-choices: e4dba42bf1443d1f41af61ed92e244bc90fc84e16671c4f12715fdd12cbdb4b7ac9048092ea340d7
// bufdiff-choices: 420df25dea993e9ca788cdbd5da12102477382ce8689526389a51d6097ab3211eb7c372a853ab27e
// bufdiff-choices: 4d27c7b5580d4072db5404f1fdad7ba624dc4ab2e304428a58213034599382db4c379bd5ac5e24e6
// bufdiff-choices: 8cb342719812aead97726b8b6e64597f474869741802f2755ebbce3cf1eb9026e1837091a39a14d4
// bufdiff-choices: b1387cdf29f7551d905b1f0a84a33e5407b5a7662c0c9674d512618bd1cbfa9106c95c2912a5e953
// bufdiff-choices: cfd13b11cf057fc8d69827d700acd6c3d1c8e4b13b26cbd8c659b56331948d8d60b6fc887697ad65
// bufdiff-choices: 209dbc62e8401092051c1d6f03dd5656ace7b911c56fb6d5585b16b5a164c641a67993aca0ee3d2b
// bufdiff-choices: 2e597075b642e4367c1083d8e19b65613d2699f18a6133ca937926709d880d045a29e5b8d7288a2e
// bufdiff-choices: add5535edcb7f79ac1cc5fc82e99d9b9b8aa44531e8a93bac264e5de498f66a2eab07626382b8c64
// bufdiff-choices: 46993d2cc491542713c29793fe0d03bb369a5a6413be0c6aae5a5aee3761cbab87b0a5abc978efee
// bufdiff-choices: c19564671ad7d1b415937e04
// bufdiff-features: 397 2258 2945 3257 4298 4752 6314 6363 6831 8918 9473 9479 11162 11556 12796
// bufdiff-features: 13233 14125 15424 15671 15751 15903 16682 16822 18486 19100 19704 20092 22095
// bufdiff-features: 22280 22448 23787 24690 24747 26125 26369 26464 26568 26600 28807 28907 29968
// bufdiff-features: 30539 30666 32232 32388 32421 33769 34159 34167 35163 36784 36797 37007 37655
// bufdiff-features: 38783 40540 40712 41992 42228 42467 42919 42984 43460 43631 44266 45432 45617
// bufdiff-features: 46203 46835 47392 48974 50894 51475 52267 52558 52823 52900 53243 53252 53469
// bufdiff-features: 54385 54998 55113 56024 56599 57752 59703 60686 63800 64120 64716 65625 66422
// bufdiff-features: 68355 69081 69403 69965 70335 71050 71306 72044 72975 73141 73289 73802 73959
// bufdiff-features: 74257 74833 76211 76512 76700 76973 77261 78430 79099 80400 81443 81736 82135
// bufdiff-features: 82467 84585 85681 85843 86125 86937 87248 87601 88222 88732 89780 89812 90097
// bufdiff-features: 90777 91074 92194 92740 92752 93255 93286 93567 94049 95930 96128 97715 98170
// bufdiff-features: 98886 99228 99383 100059 102809 104931 105579 106761 107412 107425 107783
// bufdiff-features: 108012 108764 108992 109105 109327 112929 113041 113940 115801 117183 117206
// bufdiff-features: 117235 117411 119588 119597 119705 120049 121626 124411 125702 128182 128355
// bufdiff-features: 128916 129955 130310 130535 131780 132624 133297 133571 135534 135868 136039
// bufdiff-features: 136522 137045 139704 139885 139901 140924 141891 142040 142274 144093 146127
// bufdiff-features: 146512 147477 147747 148647 150818 150838 153293 155465 155898 156191 156460
// bufdiff-features: 157034 157834 158120 158607 159251 160756 160786 161158 161377 161908 162390
// bufdiff-features: 163044 163687 164398 164602 165636 165695 165719 166065 166579 167164 168516
// bufdiff-features: 168562 168858 169562 171053 173354 174170 176031 176669 177182 178067 178165
// bufdiff-features: 178558 179246 180469 180748 181789 182675 183114 184030 184653 184962 185497
// bufdiff-features: 186959 187086 188571 188790 189532 192771 193773 194134 194682 195182 195820
// bufdiff-features: 196031 196048 196349 197169 197267 197837 198357 198460 198820 199818 200104
// bufdiff-features: 201059 201501 201601 202241 202562 204697 205434 205688 205689 205885 205953
// bufdiff-features: 206056 206820 208947 210461 211118 212111 213254 213275 214484 214769 215925
// bufdiff-features: 215959 216088 216677 217899 218089 218096 218480 218738 221162 222612 222638
// bufdiff-features: 222809 224222 225728 226053 226357 226854 227154 228058 228061 228519 229266
// bufdiff-features: 229623 229936 230081 230640 235141 235375 236930 236986 240158 242955 243546
// bufdiff-features: 243781 245619 246543 246966 247062 247181 247913 249841 251444 252466 252539
// bufdiff-features: 253512 255046 256112 256247 256453 256792 257362 257478 257878 258278 258325
// bufdiff-features: 258625 259840 260161 260179 262097
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f4(%arg0: tensor<2xf32> {bufferization.buffer_layout = #map}, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %2 = arith.index_cast %arg3 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.index_cast %arg4 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.addf %3, %5 : f32
      tensor.yield %6 : f32
    } : tensor<2x2xf32>
    %0 = linalg.vecmat ins(%arg1, %generated : tensor<2xf32>, tensor<2x2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<2xf32>
    return %0, %1, %arg1 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @f2(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<2xf32>, i1) {
    %0 = linalg.floor ins(%arg1 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<2xf32>
    %cast = tensor.cast %arg2 : tensor<2xf32> to tensor<?xf32>
    %1:2 = call @f1(%cast, %arg2) : (tensor<?xf32>, tensor<2xf32>) -> (tensor<2xf32>, i1)
    return %0, %1#1 : tensor<2xf32>, i1
  }
  func.func private @f1(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, i1) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<1.000000e+02> : tensor<f32>
    %inserted_slice = tensor.insert_slice %cst into %arg1[%c0] [1] [1] : tensor<f32> into tensor<2xf32>
    %extracted = tensor.extract %cst[] : tensor<f32>
    %cst_0 = arith.constant -6.000000e+00 : f32
    %0 = arith.cmpf uno, %extracted, %cst_0 : f32
    %1 = arith.select %0, %arg1, %inserted_slice : tensor<2xf32>
    return %1, %0 : tensor<2xf32>, i1
  }
  func.func private @f3(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>, %arg2: tensor<?xf32>, %arg3: f32) -> (tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, i1, i1) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.minimumf %in, %arg3 : f32
      linalg.yield %5 : f32
    } -> tensor<?xf32>
    %1:2 = call @f2(%arg1, %arg1, %arg1) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, i1)
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.fill ins(%arg3 : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %4:2 = call @f1(%arg0, %3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?xf32>, tensor<2xf32>) -> (tensor<2xf32>, i1)
    return %0, %1#0, %4#0, %arg2, %4#1, %1#1 : tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, i1, i1
  }
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>) {
    %0:3 = call @f4(%arg0, %arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %cast = tensor.cast %arg1 : tensor<2xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %0#2 : tensor<2xf32> to tensor<?xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1:6 = call @f3(%cast, %arg1, %cast_0, %cst) : (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>, f32) -> (tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, i1, i1)
    %2 = scf.if %1#4 -> (tensor<2xf32>) {
      %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
      %cst_4 = arith.constant dense<[7.500000e+00, 6.500000e+00]> : tensor<2xf32>
      %5:2 = func.call @f2(%0#1, %0#1, %cst_4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, i1)
      scf.yield %arg0 : tensor<2xf32>
    } else {
      %5 = linalg.rsqrt ins(%1#1 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %5 : tensor<2xf32>
    }
    %cast_1 = tensor.cast %1#0 : tensor<?xf32> to tensor<2xf32>
    %3:2 = call @f1(%1#0, %cast_1) : (tensor<?xf32>, tensor<2xf32>) -> (tensor<2xf32>, i1)
    %cast_2 = tensor.cast %2 : tensor<2xf32> to tensor<?xf32>
    %cst_3 = arith.constant -2.500000e+00 : f32
    %4:6 = call @f3(%1#3, %2, %1#0, %cst_3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}, {bufdiff.note = 5 : i64}]} : (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>, f32) -> (tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, i1, i1)
    return %0#0, %1#2, %3#0, %cast_2, %4#0, %4#1, %4#2, %4#3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>
  }
}

