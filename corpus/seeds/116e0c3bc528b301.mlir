// bufdiff-profile: calls
// bufdiff-choices: 1bf9b424d1479a12a6fe92dc86f56f4a6b2949978c78eeaf8929458b4fc84c8253284cc1bc654d63
// bufdiff-choices: cfd35adf4b63aabb25cc6930ea39e85ff27cd251a098d32f1214cf3c8b77a5bb6cd39600581a38c7
// bufdiff-choices: 4205bb3c6ce8e5ec185da08ebf09a97db047928b7140cfdd5f302e96c474bb127314312cf5184090
// bufdiff-choices: af77f4c68fc2abf781f12df067f9dc89482e960beccdb7f83e985dcc08445071dbf0f5ef5aee246f
// bufdiff-choices: fc16b2b3af5eeb82485484974d4c381a7027679df02d8c87e4049c83bc5be09907921174ffb9db1a
// bufdiff-choices: e973bd582d0320e17371149efdfb9a7f0e8b2fc2bc49f7f3634279bdddb582f9143897e51669e33c
// bufdiff-choices: 6c0914509042dc8138ccc143990d204d5b4134e42a25067483876a244be84cae519b2a4899629328
// bufdiff-choices: 327b994d2a239a5b7d9b517ea5225a019ae739461d89278e0c56795627b9ca8d0ab4b590b56f9685
// bufdiff-choices: 1bde471c8d4f64ed0c68fd
// bufdiff-features: 2320 2945 6798 9294 9479 10035 10248 12760 12932 13233 14838 15482 15751 15929
// bufdiff-features: 16126 16455 17255 20749 20838 21953 22280 23047 25571 26464 26568 26796 27725
// bufdiff-features: 28465 29104 30198 30666 31195 33769 34167 34357 35239 36784 40540 40712 41700
// bufdiff-features: 42344 42467 42984 44093 46203 47392 47762 48506 48974 49605 49635 50894 52322
// bufdiff-features: 52807 52823 52900 53252 53469 54225 54998 55628 55837 56140 60686 61280 63800
// bufdiff-features: 64162 64716 66327 66422 67587 68355 68764 71050 71122 71756 72363 72906 73141
// bufdiff-features: 73802 74020 74236 77261 78283 79099 80920 81612 81662 81736 84585 85622 85843
// bufdiff-features: 86125 88732 89780 90070 91124 91938 92194 93255 93443 93994 94961 94981 95407
// bufdiff-features: 97131 97818 98409 99228 99757 100059 104580 104689 104931 105579 107412 107425
// bufdiff-features: 107783 108012 108992 109732 110379 112178 112929 113901 114783 120049 121626
// bufdiff-features: 122513 122575 122903 124103 124155 124376 124470 125191 125702 128182 128916
// bufdiff-features: 133297 136030 137045 137105 137235 138242 139438 139524 140841 141891 146512
// bufdiff-features: 147712 148304 149944 150291 150818 151446 152983 153153 154681 155898 156017
// bufdiff-features: 156191 157034 157579 158120 158128 158897 160756 160932 161883 161974 162971
// bufdiff-features: 163687 164529 164602 165636 165719 167670 168323 168815 168858 171551 171798
// bufdiff-features: 171913 171929 174094 174170 174191 174275 175282 177904 178067 178828 179924
// bufdiff-features: 180465 181541 181789 182283 183194 183204 183533 184030 184962 185723 186959
// bufdiff-features: 188790 190142 192422 192524 192628 192771 194134 194987 196031 196055 196063
// bufdiff-features: 197392 197849 198689 200104 200593 202241 204527 205434 205689 207330 207799
// bufdiff-features: 208833 210461 213275 215925 218300 218635 220558 226053 226575 227368 227623
// bufdiff-features: 228061 228390 228936 229273 230081 230640 233710 233766 238827 238908 239237
// bufdiff-features: 240028 240158 241629 243546 243781 245619 246543 247671 247913 249689 249841
// bufdiff-features: 250980 252466 252539 252710 253836 254772 255520 255676 255729 255766 256112
// bufdiff-features: 257626 259840 259851
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<1xf32>, tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.addf %in, %in_0 : f32
      linalg.yield %6 : f32
    } -> tensor<3xf32>
    %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c3, %c1] : tensor<?xf32> into tensor<?x?xf32>
    %1 = linalg.tanh ins(%expanded : tensor<?x?xf32>) outs(%expanded : tensor<?x?xf32>) -> tensor<?x?xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %2 = tensor.empty(%c3) : tensor<?xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf32>) outs(%2 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 1.000000e+01 : f32
      %6 = arith.mulf %in, %cst : f32
      linalg.yield %6 : f32
    } -> tensor<?xf32>
    %extracted_slice = tensor.extract_slice %cast[0] [1] [1] : tensor<?xf32> to tensor<1xf32>
    %4 = tensor.empty() : tensor<1xf32>
    %5 = linalg.copy ins(%extracted_slice : tensor<1xf32>) outs(%4 : tensor<1xf32>) -> tensor<1xf32>
    return %collapsed, %expanded, %5, %3 : tensor<?xf32>, tensor<?x?xf32>, tensor<1xf32>, tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<?xf32>, tensor<3xf32>, tensor<3xf32>) {
    %cst = arith.constant 1.000000e+10 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+10 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf32>
    %0 = linalg.square ins(%from_elements : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %cast = tensor.cast %0 : tensor<3xf32> to tensor<?xf32>
    return %cast, %arg1, %arg0 : tensor<?xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>) -> (tensor<?xf32>, tensor<1xf32>, tensor<?xf32>, index) {
    %0:4 = call @f1(%arg1, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<1xf32>, tensor<?xf32>)
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3) : tensor<?xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %cast = tensor.cast %2 : tensor<?xf32> to tensor<3xf32>
    %cast_0 = tensor.cast %0#3 : tensor<?xf32> to tensor<3xf32>
    %3:3 = call @f2(%cast, %cast_0) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<?xf32>, tensor<3xf32>, tensor<3xf32>)
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0#3[%c0] : tensor<?xf32>
    %4 = memref.alloca_scope  -> (index) {
      %5 = scf.execute_region -> tensor<3xf32> {
        %cast_2 = tensor.cast %2 : tensor<?xf32> to tensor<3xf32>
        %8:4 = func.call @f1(%cast_2, %3#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<3xf32>, tensor<3xf32>) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<1xf32>, tensor<?xf32>)
        %cst_3 = arith.constant dense<[[1.500000e+00, 2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00, 6.500000e+00]]> : tensor<2x3xf32>
        %reduced = linalg.reduce ins(%cst_3 : tensor<2x3xf32>) outs(%3#2 : tensor<3xf32>) dimensions = [0] 
          (%in: f32, %init: f32) {
            %9 = arith.minimumf %in, %init : f32
            linalg.yield %9 : f32
          }
        scf.yield %reduced : tensor<3xf32>
      }
      %6:4 = func.call @f1(%3#2, %3#2) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<1xf32>, tensor<?xf32>)
      %7 = linalg.powf ins(%0#1, %6#1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%6#1 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %extracted_1 = tensor.extract %7[%c0, %c0] : tensor<?x?xf32>
      %c1 = arith.constant 1 : index
      memref.alloca_scope.return %c1 : index
    }
    return %0#0, %0#2, %3#0, %4 : tensor<?xf32>, tensor<1xf32>, tensor<?xf32>, index
  }
}

