// bufdiff-profile: cfg
// bufdiff-choices: 1bf9b424d1479a12a6fe92dc86f56f4a6b2949978c78eeaf8929458b4fc84c8253284cc1bc654d63
// bufdiff-choices: cfd35adf4b63aabb25cc6930ea39e85ff27cd251a098d32f1214cf3c8b77a5bb6cd39600581a38c7
// bufdiff-choices: 4205bb3c6ce8e5ec185da08ebf09a97db047928b7140cfdd5f302e96c474bb127314312cf5184090
// bufdiff-choices: af77f4c68fc2abf781f12df067f9dc89482e960beccdb7f83e985dcc08445071dbf0f5ef5aee246f
// bufdiff-choices: fc16b2b3af5eeb82485484974d4c381a7027679df02d8c87e4049c
// bufdiff-features: 2943 6496 9748 11408 13296 13493 15751 17406 18486 23097 23143 25523 26568
// bufdiff-features: 28503 29968 30209 31195 36773 43631 45862 45897 51099 52625 52900 53252 63800
// bufdiff-features: 66422 68355 71970 73335 74833 76973 83412 86125 87923 93255 93994 100704 100815
// bufdiff-features: 101264 101753 103035 104931 107886 108210 108221 108992 117235 118469 121313
// bufdiff-features: 121977 124232 127243 128410 130942 133237 133638 133756 141044 142146 144053
// bufdiff-features: 149884 151446 152620 157409 158120 158996 161377 161883 162971 163687 165636
// bufdiff-features: 165719 167688 170080 173354 174138 174314 176927 178046 179306 181541 183114
// bufdiff-features: 184962 185903 187225 192628 194134 196031 201059 202162 202300 203352 204212
// bufdiff-features: 206133 208623 213275 213943 215893 218300 218330 220181 223030 226357 227730
// bufdiff-features: 228390 232672 232774 234594 235325 235375 241225 245522 249078 250712 250948
// bufdiff-features: 252466 252918 253120 253297 254310 255048 255556 255676 256999 259840 260471
// bufdiff-features: 260598
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %c2 = arith.constant 2 : index
    %0 = arith.cmpi uge, %dim, %c2 : index
    %1:2 = scf.if %0 -> (tensor<?xf32>, tensor<?xf32>) {
      %2 = scf.execute_region -> tensor<?xf32> {
        %mapped = linalg.map ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>)
          (%in: f32, %init: f32) {
            %cst = arith.constant 1.000000e+01 : f32
            %5 = arith.negf %in : f32
            %6 = arith.addf %5, %cst : f32
            linalg.yield %6 : f32
          }
        scf.yield %mapped : tensor<?xf32>
      }
      %3 = memref.alloca_scope  -> (f64) {
        %5 = linalg.tanh ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
        %6 = tensor.empty(%dim) : tensor<?xf32>
        %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<?xf32>) outs(%6 : tensor<?xf32>) {
        ^bb0(%in: f32, %out: f32):
          %cst_0 = arith.constant -1.000000e+00 : f32
          %8 = arith.minimumf %in, %cst_0 : f32
          linalg.yield %8 : f32
        } -> tensor<?xf32>
        %cst = arith.constant -0.000000e+00 : f64
        memref.alloca_scope.return %cst : f64
      }
      %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<?xf32> to tensor<f32>
      %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<f32>) outs(%arg0 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %5 = arith.negf %in : f32
        %6 = arith.addf %5, %out : f32
        linalg.yield %6 : f32
      } -> tensor<?xf32>
      scf.yield %arg0, %4 : tensor<?xf32>, tensor<?xf32>
    } else {
      %2 = tensor.empty(%dim) : tensor<?xf32>
      %cst = arith.constant 1.000000e+01 : f32
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
      %4 = linalg.sub ins(%3, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %4, %arg0 : tensor<?xf32>, tensor<?xf32>
    }
    return %1#1, %1#0, %1#0 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
}

