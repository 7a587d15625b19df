// bufdiff-profile: cfg
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e81
// bufdiff-choices: 687ac680d358e1e4ee706f7382672082ba0cd8847d290090b14fafe91310ecbe289a9e8dd199b6c2
// bufdiff-choices: 39a8d7f9fc9cadd6e2d7fe4497715935d59ce18e70af42cf95673924295559e7a9045390e7dbf3a9
// bufdiff-choices: d405f48fcc478902ce6e97053cd9c768ef9fa760feefec40eca06b698ec45670eee65ffdf4e54cda
// bufdiff-choices: 1a7a6d3f9f373132e00c45bf27ecf76bbdd8c348baed4495
// bufdiff-features: 706 1854 2461 2898 2945 3039 4508 5650 6611 6716 7947 9479 11162 12683 13233
// bufdiff-features: 13424 13493 13853 13915 14884 15424 15751 16269 16289 17406 17470 18166 18486
// bufdiff-features: 19205 19306 19403 20749 21522 22280 23191 23787 24330 26796 27766 28640 28807
// bufdiff-features: 29839 30666 30725 34159 34167 35163 35839 37183 38783 40712 41984 42398 42467
// bufdiff-features: 42903 43774 46203 47203 47392 47762 48038 49657 49956 51099 52322 52558 52625
// bufdiff-features: 52807 52900 53120 54827 54839 55003 55463 56404 57383 58308 58839 60686 61169
// bufdiff-features: 62232 63071 64120 68355 68867 69875 70545 71050 73287 74057 74833 76540 78430
// bufdiff-features: 79493 80036 80567 81511 81612 82135 82552 82565 84226 84585 84922 85843 86125
// bufdiff-features: 86710 87786 88732 89083 89178 89732 89780 90550 93255 93360 94651 94709 95407
// bufdiff-features: 97131 97475 99244 99748 102597 102788 103339 103673 104339 104931 108221 109105
// bufdiff-features: 109187 109923 109949 110780 110816 112929 114143 115608 115778 118221 119588
// bufdiff-features: 121000 121318 121632 124951 126103 126932 127064 128182 128817 129849 130600
// bufdiff-features: 130942 131366 133756 135070 137045 137053 137099 137383 137667 138086 139524
// bufdiff-features: 146073 146109 146814 155153 155898 156807 158120 158292 158897 159796 160327
// bufdiff-features: 160549 160756 160944 161377 162799 163212 165719 166037 167614 170979 173294
// bufdiff-features: 173990 174170 174314 174571 175436 175687 175948 176066 176231 178165 178558
// bufdiff-features: 179005 179996 181077 183114 183224 183595 184030 184163 184510 185031 188790
// bufdiff-features: 189820 190797 191239 192603 192771 193290 196632 201509 202241 202739 202845
// bufdiff-features: 203761 203956 205434 205689 207081 208623 209242 210461 210496 211169 212048
// bufdiff-features: 212565 212659 213275 213455 214744 215925 217551 218064 219922 220223 222635
// bufdiff-features: 222947 225016 225741 227536 228291 228390 230081 231527 233174 233276 233919
// bufdiff-features: 236906 236986 238474 238954 240158 242267 244705 245673 245815 245898 246062
// bufdiff-features: 246543 248102 249948 250851 252539 253216 253836 254057 254582 255556 255757
// bufdiff-features: 257794 257842 258287 259528 261450 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.cmpf ogt, %extracted, %cst : f32
    %1:2 = scf.if %0 -> (tensor<f32>, tensor<f32>) {
      %extracted_0 = tensor.extract %arg0[] : tensor<f32>
      %4 = bufferization.alloc_tensor() : tensor<f32>
      %cst_1 = arith.constant dense<1.050000e+01> : tensor<f32>
      %mapped = linalg.map { arith.minimumf } ins(%cst_1, %arg1 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>)
      %5:2 = func.call @f2(%arg1, %mapped) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %6 = linalg.fill ins(%extracted : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
      scf.yield %5#1, %6 : tensor<f32>, tensor<f32>
    } else {
      %4:3 = func.call @f1(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, index)
      %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%4#0, %arg1 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %6 = arith.maximumf %in, %in_0 : f32
        linalg.yield %6 : f32
      } -> tensor<f32>
      scf.yield %4#0, %5 : tensor<f32>, tensor<f32>
    }
    %2 = linalg.min ins(%1#0, %arg1 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %3:2 = call @f2(%2, %2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %1#1, %3#0, %3#1, %arg1, %2 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<f32>, tensor<f32>) -> (index, tensor<f32>, tensor<f32>) {
      %1 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%1) %arg2, %arg3, %arg4 : index, tensor<f32>, tensor<f32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = arith.addi %arg2, %c1 : index
      %extracted = tensor.extract %arg4[] : tensor<f32>
      %cst_0 = arith.constant dense<4.500000e+00> : tensor<f32>
      %2 = linalg.log ins(%cst_0 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      %3 = linalg.copy ins(%2 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %1, %3, %2 : index, tensor<f32>, tensor<f32>
    }
    %cst = arith.constant 7.250000e+00 : f32
    %inserted = tensor.insert %cst into %0#1[] : tensor<f32>
    return %0#2, %inserted, %0#0 : tensor<f32>, tensor<f32>, index
  }
  func.func @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 7.250000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %1 = arith.cmpf oeq, %extracted, %cst_0 : f32
    %2:2 = scf.if %1 -> (tensor<f32>, tensor<f32>) {
      %c9_i32 = arith.constant 9 : i32
      %c5_i32 = arith.constant 5 : i32
      %c11_i32 = arith.constant 11 : i32
      %from_elements = tensor.from_elements %c9_i32, %c5_i32, %c11_i32 : tensor<3x1x1xi32>
      %c5_i32_1 = arith.constant 5 : i32
      %c127_i32 = arith.constant 127 : i32
      %3 = linalg.quantized_batch_matmul ins(%from_elements, %from_elements, %c5_i32_1, %c127_i32 : tensor<3x1x1xi32>, tensor<3x1x1xi32>, i32, i32) outs(%from_elements : tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
      %4 = linalg.sqrt ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %4 : tensor<f32>, tensor<f32>
    } else {
      %cst_1 = arith.constant dense<4.500000e+00> : tensor<f32>
      scf.yield %cst_1, %cst_1 : tensor<f32>, tensor<f32>
    }
    return %0, %2#0 : tensor<f32>, tensor<f32>
  }
}

