// bufdiff-profile: slices
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e81
// bufdiff-choices: 687ac680d358e1e4ee706f7382672082ba0cd8847d290090b14fafe91310ecbe289a9e8dd199b6c2
// bufdiff-choices: 39a8d7f9fc9cadd6e2d7fe4497715935d59ce18e70af42cf95673924295559e7a9045390e7dbf3a9
// bufdiff-choices: d405f4
// bufdiff-features: 1054 1854 1935 2027 3579 6136 9479 10872 11047 11315 12170 13098 13233 13424
// bufdiff-features: 13915 14109 14884 15751 15903 16161 16269 17726 18166 18952 20092 22259 22280
// bufdiff-features: 23071 23643 24576 24661 27123 30625 30666 31143 32080 32085 32721 33443 34159
// bufdiff-features: 34167 36674 37183 38513 38783 40712 41226 41900 41984 46203 47735 47779 47796
// bufdiff-features: 49635 51341 51344 52322 52558 52807 52900 53469 54964 55587 56404 60686 61375
// bufdiff-features: 61944 62035 62700 62956 63071 64119 64235 65133 65628 67055 67160 68355 69875
// bufdiff-features: 70146 70955 72413 73289 74057 76339 76540 76953 81511 82135 82552 82984 83194
// bufdiff-features: 83584 84026 84922 85843 87165 87534 88732 88958 89178 89732 89780 90218 90228
// bufdiff-features: 90495 93255 93633 95407 98379 98501 99383 102597 102625 103108 103851 108055
// bufdiff-features: 108221 109187 109923 110162 110816 112312 112929 115875 117235 117336 117506
// bufdiff-features: 118221 119764 120197 121000 121632 123301 123359 123396 129404 129630 129849
// bufdiff-features: 129878 130933 132976 133446 133592 133756 134279 135067 136271 138208 141891
// bufdiff-features: 144093 146734 149506 151966 153293 154430 154812 155644 156460 156807 158120
// bufdiff-features: 158897 160011 160138 160327 160756 162424 162799 162971 163188 165057 165636
// bufdiff-features: 165719 165817 167086 167341 167614 171551 171671 174571 174640 177364 177904
// bufdiff-features: 178067 178165 178365 181384 181548 183290 184030 184113 184869 185155 185723
// bufdiff-features: 186221 186257 186942 188175 188790 190142 190188 192628 193290 194134 196031
// bufdiff-features: 197561 197814 197837 198460 201601 201945 202085 202241 205108 205430 205434
// bufdiff-features: 205689 207124 210351 210461 210828 212375 212565 214164 214579 215707 216810
// bufdiff-features: 218064 219413 219631 220223 220713 223719 225756 226053 226132 226357 227468
// bufdiff-features: 227536 227656 228291 228390 228936 229266 230081 231527 233104 233276 238938
// bufdiff-features: 238954 239941 240158 240651 242793 245031 245458 246543 247797 251992 252260
// bufdiff-features: 252466 252539 253389 253458 253836 254294 256112 258123 258994 259528 261203
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<f32> {bufferization.writable = false}) -> (tensor<f32>, index) {
    %0:4 = call @f1(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32)
    %1 = call @f2(%0#0, %0#1, %arg0, %0#0) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %2:2 = scf.while (%arg1 = %c0, %arg2 = %0#0) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %4 = arith.cmpi ult, %arg1, %c3 : index
      scf.condition(%4) %arg1, %arg2 : index, tensor<f32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<f32>):
      %expanded = tensor.expand_shape %1 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
      %inserted_slice = tensor.insert_slice %1 into %expanded[%c0, %c0] [1, 1] [1, 1] : tensor<f32> into tensor<1x1xf32>
      %4 = arith.addi %arg1, %c1 : index
      %5 = linalg.copy ins(%0#0 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %5 : index, tensor<f32>
    }
    %3 = linalg.add ins(%1, %0#0 : tensor<f32>, tensor<f32>) outs(%2#1 : tensor<f32>) -> tensor<f32>
    affine.if #set(%c0) {
      %cst = arith.constant 1.000000e+02 : f32
      %c2 = arith.constant 2 : index
      %4:2 = scf.for %arg1 = %c1 to %c1 step %c2 iter_args(%arg2 = %1, %arg3 = %cst) -> (tensor<f32>, f32) {
        %cst_0 = arith.constant 1.000000e+10 : f32
        %8 = linalg.copy ins(%2#1 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
        scf.yield %8, %cst_0 : tensor<f32>, f32
      }
      %5 = linalg.add ins(%2#1, %4#0 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
      %6 = tensor.empty() : tensor<f32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%5 : tensor<f32>) outs(%6 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %8 = arith.divf %in, %0#3 : f32
        linalg.yield %8 : f32
      } -> tensor<f32>
    }
    return %0#0, %2#0 : tensor<f32>, index
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> tensor<f32> {
    %0 = linalg.negf ins(%arg2 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<3x3xf32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %2[1, %c1] [1, 1] [1, 1] : tensor<3x3xf32> to tensor<1x1xf32>
    %3 = linalg.conv_2d ins(%2, %extracted_slice : tensor<3x3xf32>, tensor<1x1xf32>) outs(%2 : tensor<3x3xf32>) -> tensor<3x3xf32>
    return %0 : tensor<f32>
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32) {
    %cst = arith.constant 3.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    vector.print %extracted : f32
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.copy ins(%arg0 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %0, %2, %extracted, %cst : tensor<f32>, tensor<f32>, f32, f32
  }
}

