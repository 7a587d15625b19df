// bufdiff-profile: mixed
// bufdiff-choices: db130d53d5d148c3b0ef1745b4e3609131ed956b7f79b404132f5e0714532fcd89e80ae52cae2e64
// bufdiff-choices: 3e16301270e883afc9bee1c1b6efe5e8f259c811f3fefd44f8b30c44589ac070a7e076e37958988c
// bufdiff-choices: 0e8e99792072b84a1f08c5d96d93213d9d1ec135d311c951d2d5cb94ecace51e7c9bd9a323ef7ed2
// bufdiff-choices: f479ac82e76afafd3cfb2f72bd4c1eea26508cb845dc7c2338d45dc335b28abe681c6b1665bfe63d
// bufdiff-choices: c234b4a96597179edb10b3c5442ae87b6694e8699c65b67932b80b36abf4563ad5f681c9adc2c8e0
// bufdiff-choices: 089f50b690926692d2c50aee8eeddd84361bb900dddb53d17930e94498b23b35555a652a650084a9
// bufdiff-choices: 89a4a2bf95c0dac06c107de18417e05d749242b431799d7f01abaa3e80eb60fdd4d291a3c975015a
// bufdiff-choices: b7f476af9666212c681b606318590d8f662a1965fe6787f7a9eb384917b3f858d042f1bbce662b69
// bufdiff-choices: e7f1f515c93dafcefc613602da95e7dc0100ef74a562c6c8ed12acdd8f
// bufdiff-features: 17 706 1854 1985 2461 2945 4020 4752 7800 7947 9479 10203 11363 13233 13424
// bufdiff-features: 14109 14385 14884 15751 16172 16269 17470 18166 19496 19704 19726 22280 23906
// bufdiff-features: 24330 27766 27971 28047 29535 31279 33853 34167 37183 37630 38783 40675 40712
// bufdiff-features: 41362 41546 41984 42156 42398 42467 43229 44028 44621 46203 47392 47762 49635
// bufdiff-features: 49956 52322 52558 52807 52900 54827 54964 55014 56404 57383 58024 58308 61944
// bufdiff-features: 62232 63071 63800 64235 64370 65133 65781 66797 68355 69875 70177 71904 73849
// bufdiff-features: 74057 75654 76339 76540 77261 77617 78796 81511 82135 82552 82565 84090 84305
// bufdiff-features: 84585 84922 86125 87121 88732 89178 89780 92344 93472 93835 98138 98501 99383
// bufdiff-features: 99870 103339 103673 104034 104931 106808 110816 112929 114381 115207 115778
// bufdiff-features: 116977 117336 120049 121000 121318 121632 124723 125446 126214 127064 128163
// bufdiff-features: 131851 133297 133756 137045 137099 139079 141891 142759 146109 146822 148304
// bufdiff-features: 148401 148432 149534 150818 153092 153293 153488 155898 156460 158120 158519
// bufdiff-features: 158897 160712 160944 165719 166888 167086 168858 169038 172118 173537 174170
// bufdiff-features: 174571 175687 175711 176447 176664 178165 181077 184030 184072 185275 185723
// bufdiff-features: 186257 186677 188790 189224 189517 189820 190142 190520 191076 191239 191911
// bufdiff-features: 193290 194134 194256 194787 195183 195205 195963 196031 196632 197837 198460
// bufdiff-features: 199305 199818 200104 202241 203761 203956 204527 204797 205434 205689 208998
// bufdiff-features: 210246 210351 210461 211335 212048 212549 212565 212779 215340 216311 218064
// bufdiff-features: 218595 220223 220816 222966 223719 224099 225016 225468 226357 226882 227217
// bufdiff-features: 228390 228936 230081 231431 231527 233276 233919 234387 234999 235840 236906
// bufdiff-features: 238474 239241 240158 240950 242267 242307 245619 245673 245738 246062 246543
// bufdiff-features: 250713 250851 250917 251992 252466 252539 253836 254057 254836 255520 255556
// bufdiff-features: 256112 256688 257099 257211 257458 257631 258317 258378 258477 259528
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: memref<f32, strided<[], offset: ?>, 1>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %generated = tensor.generate  {
      %extracted = tensor.extract %arg0[] : tensor<f32>
      tensor.yield %extracted : f32
    } : tensor<f32>
    bufferization.materialize_in_destination %generated in restrict writable %arg1 : (tensor<f32>, memref<f32, strided<[], offset: ?>, 1>) -> ()
    %cst = arith.constant 7.250000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %cst_0 = arith.constant -6.000000e+00 : f32
    %0:2 = call @f2(%from_elements, %cst_0) : (tensor<f32>, f32) -> (tensor<f32>, tensor<f32>)
    %1 = tensor.empty() : tensor<f32>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %2 = call @f3(%1, %cst_1, %cst, %from_elements) : (tensor<f32>, f32, f32, tensor<f32>) -> tensor<f32>
    return %0#0, %0#1, %2, %cst_1, %cst : tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<f32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<f32>, tensor<f32>) -> (index, tensor<f32>, tensor<f32>) {
      %3 = arith.cmpi ult, %arg2, %c2 : index
      scf.condition(%3) %arg2, %arg3, %arg4 : index, tensor<f32>, tensor<f32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f32>, %arg4: tensor<f32>):
      %from_elements = tensor.from_elements %arg1 : tensor<f32>
      %3:4 = func.call @f1(%from_elements, %from_elements, %from_elements) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, index)
      %4 = arith.addi %arg2, %c1 : index
      %cst = arith.constant dense<[8.500000e+00, 9.500000e+00, 1.050000e+01]> : tensor<3xf32>
      %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%cst : tensor<3xf32>) outs(%arg4 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.cmpf ogt, %in, %out : f32
        %8 = arith.select %7, %in, %out : f32
        linalg.yield %8 : f32
      } -> tensor<f32>
      %6 = linalg.log ins(%from_elements : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %6, %5 : index, tensor<f32>, tensor<f32>
    }
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.copy ins(%0#2 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %0#1, %2 : tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg2, %arg5 = %arg1) : (index, tensor<f32>, tensor<f32>) -> (index, tensor<f32>, tensor<f32>) {
      %1 = arith.cmpi ult, %arg3, %c3 : index
      %extracted = tensor.extract %arg5[] : tensor<f32>
      %2 = tensor.empty() : tensor<f32>
      %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<f32>) -> tensor<f32>
      %4 = linalg.max ins(%arg0, %3 : tensor<f32>, tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%4 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %10 = arith.subf %in, %out : f32
        linalg.yield %10 : f32
      } -> tensor<f32>
      %6 = linalg.fill ins(%extracted : f32) outs(%arg4 : tensor<f32>) -> tensor<f32>
      %7 = tensor.empty() : tensor<2xf32>
      %8 = linalg.fill ins(%extracted : f32) outs(%7 : tensor<2xf32>) -> tensor<2xf32>
      %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%8 : tensor<2xf32>) outs(%6 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %10 = arith.addf %in, %out : f32
        linalg.yield %10 : f32
      } -> tensor<f32>
      scf.condition(%1) %arg3, %9, %5 : index, tensor<f32>, tensor<f32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<f32>, %arg5: tensor<f32>):
      %1 = arith.addi %arg3, %c1 : index
      %extracted = tensor.extract %arg4[] : tensor<f32>
      %2 = linalg.copy ins(%arg2 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      %3 = linalg.max ins(%arg5, %arg5 : tensor<f32>, tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
      scf.yield %1, %3, %arg5 : index, tensor<f32>, tensor<f32>
    }
    return %0#1, %0#2, %arg0, %0#0 : tensor<f32>, tensor<f32>, tensor<f32>, index
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: f32, %arg2: f32, %arg3: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant dense<5.000000e-01> : tensor<f32>
    %0 = linalg.sub ins(%arg3, %cst : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

