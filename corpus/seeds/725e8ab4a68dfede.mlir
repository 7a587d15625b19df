// bufdiff-profile: loops
// bufdiff-choices: 4c442019fd2dea7022d7ab3767c479d36fe2e7fd9b51a73fedbcaa0a6320a2b18dfbee29c85b143b
// bufdiff-choices: 65cc88fc59107c895e37eb380832e56a901cdd1be0e00ffe2c4c1703f32a8c75751d7435dbb91174
// bufdiff-choices: 9ff8c45cc1077af6157186eaf120d50ba9b92e2f0d5aca0afbed9f149511216a0a4b2b67e6c44cd5
// bufdiff-choices: 5e9bfd18bd3d5836eae4c6e8dd568a47e491c2b86f566d7946e1213337d25a7f0928b0b39ec7844c
// bufdiff-choices: 46038b452bff18c189810f45ac6beefd6e38e9bd55a7975d37c03a583d2f062b9fa5ccabc0024b62
// bufdiff-choices: 70b8973c9a5308669522b6d2bce740a4a17fe02f1db441ec4f61420bac7cdb09da991db1af654b17
// bufdiff-choices: 0c4ac2b3e8d37c822f8468227bbd5c689110ab7d931ab0b89592d12c3ede67d878285c0460a70385
// bufdiff-choices: a8381a83087198c7d7224cd4ac3968e1124d081d064ba47191942d409170c3a1c50687d951b27f21
// bufdiff-choices: 6e185f24c565d4875de98555a0018df53e2457ed7b8313a929a9e3e5dd1a8208379d216ae2317d85
// bufdiff-choices: a2e5e57d090fc77d13ba3f0ca6a50f8f60583cc6e06b26a5ac2664d707b9d2f1c9c92c3b0d05107c
// bufdiff-choices: 4adadc1903610e3825c2876bb49649c30abbe34fe43545af59685163d53a36
// bufdiff-features: 755 1470 2339 2597 3579 5276 5297 7350 9479 10303 11880 12638 13233 13915 15751
// bufdiff-features: 15903 16371 17805 19166 20468 21827 22280 22801 23382 24268 25818 26087 26546
// bufdiff-features: 26568 27171 28183 28986 29590 29774 32358 32819 34167 36753 36784 36936 37231
// bufdiff-features: 38754 39927 39940 40712 41062 43248 43562 43942 44673 45238 45765 46203 46323
// bufdiff-features: 46404 46522 47392 48250 48333 48974 49301 51341 51843 52148 52558 52900 55113
// bufdiff-features: 55467 55479 55561 57548 58661 59620 61622 63800 64119 64235 64416 66312 66422
// bufdiff-features: 66821 67050 68239 68355 68782 69543 70544 70965 71851 71966 72053 73802 75921
// bufdiff-features: 76953 76988 77389 78283 79811 80894 81439 81467 81736 81842 82723 82899 83548
// bufdiff-features: 84268 85588 86125 88687 89780 89946 90414 90543 91289 91781 92488 94290 95299
// bufdiff-features: 95407 95603 96353 96421 97949 99038 99383 99834 101052 101342 102645 103614
// bufdiff-features: 103715 103851 104315 104439 104931 105750 105775 105965 106314 106652 107183
// bufdiff-features: 108641 108800 110162 110322 110561 111765 112600 113901 113940 114199 114221
// bufdiff-features: 115026 115348 116681 117206 117235 117775 119822 119993 120007 121132 121682
// bufdiff-features: 122766 123301 123446 124235 125498 127427 129849 129955 130186 131038 131567
// bufdiff-features: 132779 133575 136987 137080 137518 138377 140628 142040 142393 142678 143172
// bufdiff-features: 143387 144093 146230 146512 146792 147863 148401 149670 150232 150313 151292
// bufdiff-features: 152187 152226 152730 153293 154556 154812 155408 155898 156460 157099 158120
// bufdiff-features: 158641 158897 159112 159348 159421 159724 160756 161279 161681 162623 162948
// bufdiff-features: 162971 163471 163876 165554 165624 165636 165719 166169 167614 168078 168815
// bufdiff-features: 170082 171116 171715 172127 173166 174281 174298 175950 176613 176782 177167
// bufdiff-features: 178210 178560 179280 180023 180258 180540 181522 182675 182824 183565 184030
// bufdiff-features: 184965 187596 189793 191294 191476 192628 192920 193193 193290 193925 194134
// bufdiff-features: 194321 196392 197837 197849 198246 198873 200064 200242 200521 201059 201601
// bufdiff-features: 202241 202795 203000 205162 205689 206074 210096 211044 211219 211508 211618
// bufdiff-features: 211717 211938 212213 212628 213275 213389 213425 214597 214830 214926 215285
// bufdiff-features: 215959 216613 216712 217499 218443 219751 221097 222052 223989 225759 225827
// bufdiff-features: 226357 227372 227654 228390 229475 230081 230810 231341 232911 233293 235325
// bufdiff-features: 235477 237109 239241 240151 242306 242793 243140 244118 245438 245459 246543
// bufdiff-features: 247797 250059 250192 250596 250712 250909 250917 251478 251943 252161 252288
// bufdiff-features: 252379 252425 252539 252926 253439 255160 255556 258331 258625 258906 259840
// bufdiff-features: 260334 261059 261263
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x2xf32>, %arg1: f32) -> (tensor<?x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) {
    %0 = tensor.empty() : tensor<2x2x2xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %2 = call @f1(%1, %arg1, %1, %1) : (tensor<2x2x2xf32>, f32, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %inserted_slice = tensor.insert_slice %2 into %0[0, 0, 0] [2, 2, 2] [1, 1, 1] : tensor<2x2x2xf32> into tensor<2x2x2xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %3 = arith.cmpf ogt, %arg1, %cst : f32
    %4 = arith.index_castui %3 : i1 to index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %1[%4, %4, %c1] : tensor<2x2x2xf32>
    %5 = math.erfc %extracted : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %6:3 = scf.for %arg2 = %c0 to %c4 step %c2 iter_args(%arg3 = %inserted_slice, %arg4 = %2, %arg5 = %5) -> (tensor<2x2x2xf32>, tensor<2x2x2xf32>, f32) {
      %c3 = arith.constant 3 : index
      %7 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %inserted_slice) -> (tensor<2x2x2xf32>) {
        %10 = func.call @f1(%arg4, %5, %inserted_slice, %inserted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2x2x2xf32>, f32, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
        %11 = scf.forall (%arg8) in (%c2) shared_outs(%arg9 = %2) -> (tensor<2x2x2xf32>) {
          %14 = func.call @f1(%10, %arg5, %10, %inserted_slice) : (tensor<2x2x2xf32>, f32, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
          %15 = func.call @f1(%arg7, %5, %arg7, %14) : (tensor<2x2x2xf32>, f32, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
          %extracted_slice_6 = tensor.extract_slice %arg9[0, 0, %arg8] [2, 2, 1] [1, 1, 1] : tensor<2x2x2xf32> to tensor<2x2x1xf32>
          %16 = linalg.abs ins(%extracted_slice_6 : tensor<2x2x1xf32>) outs(%extracted_slice_6 : tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %16 into %arg9[0, 0, %arg8] [2, 2, 1] [1, 1, 1] : tensor<2x2x1xf32> into tensor<2x2x2xf32>
          }
        }
        %12 = arith.remui %arg6, %c2 : index
        %extracted_1 = tensor.extract %arg7[%12, %4, %c1] : tensor<2x2x2xf32>
        %extracted_slice = tensor.extract_slice %arg3[0, 1, 0] [2, 1, %c2] [1, %c1, 1] : tensor<2x2x2xf32> to tensor<2x1x?xf32>
        %cast_2 = tensor.cast %extracted_slice : tensor<2x1x?xf32> to tensor<2x1x2xf32>
        %inserted_slice_3 = tensor.insert_slice %cast_2 into %arg7[0, 0, 0] [2, 1, 2] [1, 1, 1] : tensor<2x1x2xf32> into tensor<2x2x2xf32>
        %extracted_4 = tensor.extract %inserted_slice_3[%c1, %c0, %12] : tensor<2x2x2xf32>
        %extracted_slice_5 = tensor.extract_slice %extracted_slice[1, %c0, 0] [1, 1, 2] [1, 1, 1] : tensor<2x1x?xf32> to tensor<1x2xf32>
        %13 = linalg.depthwise_conv_1d_nwc_wc ins(%arg3, %extracted_slice_5 : tensor<2x2x2xf32>, tensor<1x2xf32>) outs(%inserted_slice_3 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
        scf.yield %13 : tensor<2x2x2xf32>
      }
      %8 = arith.remui %arg2, %c2 : index
      %extracted_0 = tensor.extract %arg4[%8, %c1, %8] : tensor<2x2x2xf32>
      %9 = linalg.batch_matmul ins(%1, %7 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%arg4 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
      %mapped = linalg.map ins(%9, %1, %2 : tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%arg3 : tensor<2x2x2xf32>)
        (%in: f32, %in_1: f32, %in_2: f32, %init: f32) {
          %10 = arith.mulf %in, %in_1 : f32
          %11 = arith.cmpf olt, %10, %in_2 : f32
          %12 = arith.select %11, %10, %in_2 : f32
          linalg.yield %12 : f32
        }
      scf.yield %mapped, %9, %5 : tensor<2x2x2xf32>, tensor<2x2x2xf32>, f32
    }
    %cast = tensor.cast %6#1 : tensor<2x2x2xf32> to tensor<?x2x2xf32>
    return %cast, %6#0, %1 : tensor<?x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>
  }
  func.func @f1(%arg0: tensor<2x2x2xf32>, %arg1: f32, %arg2: tensor<2x2x2xf32> {bufferization.buffer_layout = #map}, %arg3: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = scf.for %arg4 = %c1 to %c3 step %c1 iter_args(%arg5 = %arg3) -> (tensor<2x2x2xf32>) {
      %1 = tensor.empty() : tensor<2x2x2xf32>
      %2 = linalg.rsqrt ins(%arg2 : tensor<2x2x2xf32>) outs(%1 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
      %mapped = linalg.map ins(%arg2, %arg5, %arg0 : tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%arg5 : tensor<2x2x2xf32>)
        (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
          %5 = arith.subf %in, %in_0 : f32
          %6 = arith.subf %5, %in_1 : f32
          linalg.yield %6 : f32
        }
      %inserted_slice = tensor.insert_slice %arg2 into %mapped[0, 0, 0] [2, 2, 2] [1, 1, 1] : tensor<2x2x2xf32> into tensor<2x2x2xf32>
      %3 = tensor.empty() : tensor<2x2x2xf32>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<2x2x2xf32>) outs(%3 : tensor<2x2x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2x2xf32>
      scf.yield %arg5 : tensor<2x2x2xf32>
    }
    return %0 : tensor<2x2x2xf32>
  }
}

