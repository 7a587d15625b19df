// bufdiff-profile: slices
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e81
// bufdiff-choices: 687ac680d358e1e4ee706f7382672082ba0cd8847d290090b14fafe91310ecbe289a9e8dd199b6c2
// bufdiff-choices: 39a8d7f9fc9cadd6e2d7fe4497715935d59ce18e70af42cf95673924295559e7a9045390e7dbf3a9
// bufdiff-choices: d405f48fcc478902ce6e97053cd9c768ef9fa760feefec40eca06b698ec45670eee65ffd
// bufdiff-features: 706 3579 3866 5610 7442 8235 9479 10872 11441 12407 12827 13233 13424 13493
// bufdiff-features: 13915 14704 14884 15671 15751 15778 16269 16388 16417 17255 17531 18166 19819
// bufdiff-features: 22167 22280 23787 24268 24598 24682 25729 25810 27766 31864 34167 37054 37155
// bufdiff-features: 37183 38202 39150 40712 40762 41984 41996 43942 44587 45031 46203 47200 47392
// bufdiff-features: 47796 49635 50950 51344 52322 52558 52807 52900 52928 53779 53951 54003 54827
// bufdiff-features: 55125 55561 55933 56404 57832 59347 60686 60897 61944 62091 62927 63071 63800
// bufdiff-features: 64601 64652 66797 68355 69728 69875 69965 70119 70335 71904 73756 74057 75361
// bufdiff-features: 75900 77261 77283 77617 78283 78447 78644 79562 80083 80673 81353 82135 82552
// bufdiff-features: 83194 84922 86125 86837 87534 88958 89250 89780 90543 90585 90777 91491 91781
// bufdiff-features: 92259 92970 93255 94586 94638 95793 98501 99383 100067 101264 102597 103851
// bufdiff-features: 104931 105579 105750 107783 108544 109923 110780 112275 112929 115083 117183
// bufdiff-features: 118196 119588 119764 121632 122903 123396 123446 129849 131544 131851 133297
// bufdiff-features: 133756 136271 137045 138086 142393 143245 143269 144093 144221 146451 147358
// bufdiff-features: 148647 149244 150313 151967 152187 152226 153293 153306 155884 155898 156253
// bufdiff-features: 156325 156460 157557 157953 158120 159348 159724 159796 160011 160327 162799
// bufdiff-features: 162819 162971 164164 165636 165695 165719 165817 166361 167086 167352 167614
// bufdiff-features: 169744 170211 171671 172127 172957 173026 173166 174170 174571 177641 178165
// bufdiff-features: 179090 180465 180748 181548 184030 187683 187769 187819 188175 188686 188790
// bufdiff-features: 189695 191076 193290 193353 193674 193747 194134 194682 195183 196031 196172
// bufdiff-features: 196349 197274 198447 198460 200187 201601 201802 202048 202241 202271 203779
// bufdiff-features: 204114 205430 205434 205477 205705 206371 207124 210461 211508 212104 212779
// bufdiff-features: 213275 214248 215707 215880 215925 216890 218064 218559 218866 219758 223783
// bufdiff-features: 223991 224180 225759 226357 226638 227536 228222 228291 228343 228390 229246
// bufdiff-features: 230081 230640 230810 232706 234206 235433 236024 236094 236986 237454 238033
// bufdiff-features: 238374 239659 241442 242647 242811 243545 243784 243967 245673 245964 246543
// bufdiff-features: 250917 252379 252466 252539 252814 253389 253836 254848 255556 256208 256533
// bufdiff-features: 257251 258966 259620 259822 261131
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @f2(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.add ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:2 = call @f1(%0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %2 = bufferization.alloc_tensor() copy(%0) : tensor<f32>
    return %1#1, %1#0, %2 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 3.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<f32>, tensor<f32>) {
      %from_elements = tensor.from_elements %cst : tensor<f32>
      %3 = tensor.empty() : tensor<f32>
      %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<f32>) -> tensor<f32>
      %5 = linalg.sub ins(%from_elements, %4 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %5[] : tensor<f32>
      %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg2, %arg0 : tensor<f32>, tensor<f32>) outs(%5 : tensor<f32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %8 = arith.cmpf uge, %in, %in_0 : f32
        %9 = arith.select %8, %in, %in_0 : f32
        linalg.yield %9 : f32
      } -> tensor<f32>
      %7 = linalg.copy ins(%6 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      scf.yield %7, %6 : tensor<f32>, tensor<f32>
    }
    %2 = bufferization.alloc_tensor() copy(%1#0) : tensor<f32>
    return %0, %2 : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, i8) {
    %0:3 = call @f2(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg2 = %c0 to %c4 step %c2 iter_args(%arg3 = %0#0) -> (tensor<f32>) {
      %2:2 = func.call @f1(%0#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %3:2 = func.call @f1(%2#0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
      affine.if #set(%c0) {
        %4 = tensor.empty() : tensor<f32>
        %5 = linalg.erf ins(%0#0 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
        %6:2 = func.call @both3(%0#0, %0#0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
        %7 = tensor.empty() : tensor<f32>
        %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0#0 : tensor<f32>) outs(%7 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<f32>
        %cst_1 = arith.constant 1.000000e+01 : f32
        %inserted_2 = tensor.insert %cst_1 into %6#0[] : tensor<f32>
        %cst_3 = arith.constant dense<5.000000e-01> : tensor<f32>
        %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%inserted_2 : tensor<f32>) outs(%cst_3 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %10 = arith.cmpf uge, %in, %out : f32
          %11 = arith.select %10, %in, %out : f32
          linalg.yield %11 : f32
        } -> tensor<f32>
      }
      %cst = arith.constant 1.000000e+10 : f32
      %inserted = tensor.insert %cst into %arg3[] : tensor<f32>
      %extracted = tensor.extract %inserted[] : tensor<f32>
      %cst_0 = arith.constant dense<[1.150000e+01, 1.050000e+01]> : tensor<2xf32>
      %reduced = linalg.reduce ins(%cst_0 : tensor<2xf32>) outs(%inserted : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %4 = arith.divf %in, %init : f32
          linalg.yield %4 : f32
        }
      scf.yield %reduced : tensor<f32>
    }
    %c127_i8 = arith.constant 127 : i8
    return %1, %0#2, %arg1, %c127_i8 : tensor<f32>, tensor<f32>, tensor<f32>, i8
  }
  func.func private @both3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.erf ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = linalg.round ins(%0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    return %0, %1 : tensor<f32>, tensor<f32>
  }
}

