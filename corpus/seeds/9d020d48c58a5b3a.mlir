// bufdiff-profile: idioms
// bufdiff-choices: 5250d905833aa52ad3007e1c73e248d4dcb8eac4f19190a25b3ff05ce0c696cbf2dc9f7233684857
// bufdiff-choices: 263ce68d85c71b47d43f46d30404d72380fd534966f2474afcc28c0165cf153152b63cc9bdcc70e5
// bufdiff-choices: f41c50397091f505e8c619ead134075ef3e02c26d868863cda0b9e334100a8163c43421645361a9d
// bufdiff-choices: ddee6f04b3260a14cc538fc14ffa2b42263380df9c05c15149813472096e8b8e97466db55863ac54
// bufdiff-choices: bbd3c2402ddab419bcabb4d43e96a8047981d5cfa2c319d2dfff7cc0fde5eeb9b21c5d74cec62dfc
// bufdiff-choices: b9e4d772d2aa6ffd62a96d5efd374d40cd2d3fc0183996eed3822b5efae8ff0966a3c94f15de4a3a
// bufdiff-choices: 743cc42a954f182a88889a700fb9fe344195fd90245931f08e602729c9a7fe002f70b8998e9a52da
// bufdiff-choices: 7aa280cf63cd4f83bae745613030d399a7dace336fd43eed064af48285d65159c3c5a872e5bd9e52
// bufdiff-choices: 755c573ae4c189a45cff53f0628a616f16838bccb2
// bufdiff-features: 600 1150 2332 3579 4958 5619 6724 7384 9479 9968 10370 10384 10872 10879 12170
// bufdiff-features: 12653 12932 13233 14454 15751 16289 17726 20003 20023 20665 21522 22095 22280
// bufdiff-features: 23787 24259 24747 25651 26464 26568 28814 29104 29966 29968 30002 30348 30666
// bufdiff-features: 33762 34159 34167 36784 38783 39130 40712 42344 42467 44093 44587 46203 47392
// bufdiff-features: 47671 49635 50894 51178 52322 52701 52774 52900 53244 53469 54385 54998 55113
// bufdiff-features: 55318 55759 55837 56075 59115 60686 63800 64119 64235 66422 66529 68355 70544
// bufdiff-features: 71050 72363 72398 73388 73802 74057 74864 75361 76257 76677 77261 78283 78430
// bufdiff-features: 78796 80300 82011 82168 83112 84585 85153 85843 86125 87199 87862 88732 88958
// bufdiff-features: 89780 91049 92159 93171 94736 95349 97924 99383 99757 100059 101105 101264
// bufdiff-features: 101823 103377 104931 107211 110162 110552 112929 113374 113940 114783 115155
// bufdiff-features: 115801 115804 117206 117336 119764 120745 123301 123503 124157 124614 125397
// bufdiff-features: 125699 125908 128916 131672 133297 136056 137045 137235 138919 139524 140508
// bufdiff-features: 142040 142376 143598 145597 146512 147178 147477 148401 150360 150785 150818
// bufdiff-features: 152983 155465 155898 156154 156191 156460 157034 158012 158120 158787 158897
// bufdiff-features: 160756 162318 163687 164602 165373 165536 165636 165719 165817 166610 168756
// bufdiff-features: 168858 169744 169927 171551 172443 172809 172898 173354 174138 174170 177355
// bufdiff-features: 177904 180075 180258 181522 182235 184030 184122 185043 185723 186042 186257
// bufdiff-features: 186959 188175 188790 189742 190142 191673 191911 192138 192628 192771 193773
// bufdiff-features: 194134 194714 196031 196048 196055 197392 197837 200084 201059 201095 202241
// bufdiff-features: 202685 203746 204527 205434 205689 207124 208765 208944 209910 210301 210351
// bufdiff-features: 210461 211044 211534 213275 214744 215707 215722 215880 217118 217137 217899
// bufdiff-features: 220247 220431 222982 223640 223719 223758 225501 225759 225985 226777 227368
// bufdiff-features: 227372 228061 228390 228936 229266 229273 230081 230329 230594 230640 233766
// bufdiff-features: 235098 236930 237633 239237 240158 240539 241308 242306 242955 244540 246543
// bufdiff-features: 247869 250948 251455 251992 252377 252466 252539 253703 253836 254310 254791
// bufdiff-features: 255520 255729 256247 257782 258625 258906 258994 259822 259840 260161 261337
// bufdiff-features: 261833
#map = affine_map<(d0, d1, d2) -> (d0, 1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f2(%arg0: tensor<?x2xf64>, %arg1: tensor<?x2xf64>, %arg2: tensor<4x2xf64>) -> (tensor<?x?xf64>, tensor<4x2xf64>, tensor<?x2xf64>) {
    %0 = linalg.square ins(%arg2 : tensor<4x2xf64>) outs(%arg2 : tensor<4x2xf64>) -> tensor<4x2xf64>
    %cast = tensor.cast %0 : tensor<4x2xf64> to tensor<?x?xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %cast, %c0 : tensor<?x?xf64>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %cast [[0], [1, 2]] output_shape [%dim, %c2, %c1] : tensor<?x?xf64> into tensor<?x?x?xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x?x?xf64>) outs(%expanded : tensor<?x?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %5 = arith.divf %in, %out : f64
      linalg.yield %5 : f64
    } -> tensor<?x?x?xf64>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<?x?x?xf64> into tensor<?x?xf64>
    %cst = arith.constant dense<[[4.500000e+00, 3.500000e+00], [2.500000e+00, 1.500000e+00], [5.000000e-01, -5.000000e-01], [-1.500000e+00, -2.500000e+00]]> : tensor<4x2xf64>
    %2 = linalg.div ins(%cst, %collapsed : tensor<4x2xf64>, tensor<?x?xf64>) outs(%collapsed : tensor<?x?xf64>) -> tensor<?x?xf64>
    %extracted = tensor.extract %expanded[%c0, %c1, %c0] : tensor<?x?x?xf64>
    vector.print %extracted : f64
    %3 = tensor.empty() : tensor<4x2xf64>
    %4 = linalg.copy ins(%cst : tensor<4x2xf64>) outs(%3 : tensor<4x2xf64>) -> tensor<4x2xf64>
    return %2, %4, %arg0 : tensor<?x?xf64>, tensor<4x2xf64>, tensor<?x2xf64>
  }
  func.func private @f1(%arg0: tensor<4x2xf64>, %arg1: f64, %arg2: f64, %arg3: tensor<?x2xf64>) -> tensor<?x2xf64> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg3[0, %c1] [4, %c1] [1, 1] : tensor<?x2xf64> to tensor<4x?xf64>
    %extracted_slice_0 = tensor.extract_slice %arg0[1, 0] [1, 1] [1, 1] : tensor<4x2xf64> to tensor<1x1xf64>
    %inserted_slice = tensor.insert_slice %extracted_slice_0 into %extracted_slice[3, 0] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<4x?xf64>
    %inserted_slice_1 = tensor.insert_slice %inserted_slice into %arg3[0, %c1] [4, %c1] [1, 1] : tensor<4x?xf64> into tensor<?x2xf64>
    return %inserted_slice_1 : tensor<?x2xf64>
  }
  func.func @main(%arg0: tensor<?x2xf64> {bufferization.writable = false}, %arg1: tensor<4x2xf64>) -> (tensor<?x2xf64>, tensor<?x?xf64>, tensor<4x2xf64>, tensor<?x2xf64>) {
    %cst = arith.constant -6.000000e+00 : f64
    %cast = tensor.cast %arg1 : tensor<4x2xf64> to tensor<?x2xf64>
    %0 = call @f1(%arg1, %cst, %cst, %cast) : (tensor<4x2xf64>, f64, f64, tensor<?x2xf64>) -> tensor<?x2xf64>
    %cast_0 = tensor.cast %0 : tensor<?x2xf64> to tensor<4x2xf64>
    %1 = call @f1(%cast_0, %cst, %cst, %0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4x2xf64>, f64, f64, tensor<?x2xf64>) -> tensor<?x2xf64>
    %2:3 = call @f2(%arg0, %arg0, %arg1) : (tensor<?x2xf64>, tensor<?x2xf64>, tensor<4x2xf64>) -> (tensor<?x?xf64>, tensor<4x2xf64>, tensor<?x2xf64>)
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %3 = scf.for %arg2 = %c1 to %c2 step %c1 iter_args(%arg3 = %2#0) -> (tensor<?x?xf64>) {
      %4 = memref.alloca_scope  -> (f64) {
        %c4 = arith.constant 4 : index
        %6 = tensor.empty(%c4, %c2) : tensor<?x?xf64>
        %7 = linalg.fill ins(%cst : f64) outs(%6 : tensor<?x?xf64>) -> tensor<?x?xf64>
        %8 = linalg.round ins(%7 : tensor<?x?xf64>) outs(%2#1 : tensor<4x2xf64>) -> tensor<4x2xf64>
        %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<4x2xf64>) outs(%7 : tensor<?x?xf64>) {
        ^bb0(%in: f64, %out: f64):
          %10 = arith.mulf %in, %out : f64
          linalg.yield %10 : f64
        } -> tensor<?x?xf64>
        memref.alloca_scope.return %cst : f64
      }
      %5 = linalg.copy ins(%2#1 : tensor<4x2xf64>) outs(%arg3 : tensor<?x?xf64>) -> tensor<?x?xf64>
      scf.yield %5 : tensor<?x?xf64>
    }
    return %2#2, %3, %2#1, %1 : tensor<?x2xf64>, tensor<?x?xf64>, tensor<4x2xf64>, tensor<?x2xf64>
  }
}

