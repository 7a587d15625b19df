// bufdiff-profile: slices
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e81
// bufdiff-choices: 687ac680d358e1e4ee706f7382672082ba0cd8847d290090b14fafe91310ecbe289a9e8dd199b6c2
// bufdiff-choices: 39a8d7f9fc9cadd6e2d7fe4497715935d59ce18e70af42cf95673924295559e7a9045390e7dbf3a9
// bufdiff-choices: d405f48fcc478902ce6e97053cd9c768ef9fa760feefec40eca06b
// bufdiff-features: 1054 1915 2027 2718 3217 3579 6611 9479 10872 11047 11162 11464 12170 12827
// bufdiff-features: 13233 13424 13915 14109 14704 14884 15751 15903 16161 16269 16289 17255 17531
// bufdiff-features: 18166 21522 22280 23071 24576 24661 25650 26922 27123 27998 29801 30515 30666
// bufdiff-features: 31143 32080 32085 33443 34159 34167 36674 37183 38783 38946 39150 40712 41226
// bufdiff-features: 41900 41984 41996 42294 43774 46203 46208 46763 47392 47779 48974 49635 52322
// bufdiff-features: 52361 52558 52807 52900 53469 54827 54964 56404 60686 61375 61944 62035 63071
// bufdiff-features: 63929 64120 64235 65133 66327 66995 68355 68457 68702 69757 69875 70036 70335
// bufdiff-features: 73289 74057 76339 76953 77617 78218 78283 78430 81353 82552 83194 83584 84922
// bufdiff-features: 85843 86125 88732 88958 89780 89812 90218 92194 93255 93529 95407 98145 98190
// bufdiff-features: 98501 99383 100575 100887 102597 104931 105902 108012 108221 108361 108977
// bufdiff-features: 109187 109923 110136 112929 113803 116728 117235 117336 117506 118221 119588
// bufdiff-features: 119764 120197 120379 121632 123359 128817 129404 129630 129849 130933 132976
// bufdiff-features: 133446 133592 133756 134279 137343 138208 144093 146734 151260 151936 152226
// bufdiff-features: 153293 154430 155884 156325 156460 158120 158897 159650 160327 160756 160851
// bufdiff-features: 161319 162799 163188 165057 165636 165719 165817 167086 167341 167614 168271
// bufdiff-features: 170469 170979 171551 177904 178067 178165 181384 181548 183565 184030 185155
// bufdiff-features: 185723 186257 188790 188845 190142 190347 192628 192771 193290 194134 196031
// bufdiff-features: 197561 197837 198460 201945 202241 205430 205434 205689 207124 208947 210022
// bufdiff-features: 210351 210461 210828 211118 212375 213455 214579 214729 214744 215959 216810
// bufdiff-features: 218064 218738 219631 221036 222809 223719 223730 226357 226543 227536 227656
// bufdiff-features: 228291 228390 228936 229266 230081 233276 233674 234975 235141 235325 236024
// bufdiff-features: 236714 236986 238954 240158 240651 245458 246192 246303 246453 246543 246627
// bufdiff-features: 247181 247284 247695 248581 251992 252260 252466 252493 252539 252919 255826
// bufdiff-features: 259528 261572
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<f32> {bufferization.writable = false}) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %0:4 = call @f1(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32)
    %1 = call @f2(%0#1, %0#0, %arg0, %arg0) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<4.500000e+00> : tensor<f32>
    %mapped = linalg.map ins(%arg0, %0#0, %cst : tensor<f32>, tensor<f32>, tensor<f32>) outs(%0#1 : tensor<f32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %4 = arith.minimumf %in, %in_0 : f32
        %5 = arith.maximumf %4, %in_1 : f32
        linalg.yield %5 : f32
      }
    %2:4 = call @f1(%1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32)
    %3:4 = call @f1(%2#0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32)
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %cst_0 = arith.constant 1.000000e+02 : f32
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %4:2 = scf.for %arg1 = %c1 to %c1 step %c2 iter_args(%arg2 = %cst, %arg3 = %cst_0) -> (tensor<f32>, f32) {
        %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
        %6 = linalg.erf ins(%cst_2 : tensor<f32>) outs(%0#1 : tensor<f32>) -> tensor<f32>
        %7 = linalg.copy ins(%6 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
        scf.yield %7, %0#2 : tensor<f32>, f32
      }
      %cst_1 = arith.constant -1.000000e+00 : f32
      %from_elements = tensor.from_elements %2#3, %cst_1 : tensor<2xf32>
      %reduced = linalg.reduce ins(%from_elements : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %6 = arith.addf %in, %init : f32
          linalg.yield %6 : f32
        }
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%reduced : tensor<f32>) outs(%reduced : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.cmpf ogt, %in, %out : f32
        %7 = arith.select %6, %in, %out : f32
        linalg.yield %7 : f32
      } -> tensor<f32>
    }
    return %3#1, %3#0, %2#1, %mapped, %0#0, %0#1, %3#3, %0#2 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
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

