// bufdiff-profile: idioms
// bufdiff-choices: 56776d21efcf8b392a66bb411f8c02e7b090dda14c50ea8720361cc93fca4fb0350998f5d34dee72
// bufdiff-choices: 1a1896513cd926e8d0d9b64fafdd7b3c328bad9652feab855f6746d4fb5cf7b0bf27fdc6e8952a37
// bufdiff-choices: 0747ad6de6be7c45e0036484ed6d40bd6298d21ea52df4679b773f08c6eb43ad8c006a3f160a62e3
// bufdiff-choices: d812b6646f9487ccfa370799f9be3a2c7eb9dd27107da67571b38ea7399f355df0d937491f654998
// bufdiff-choices: 6337c1db80f446680e5039fccdc997fea433f24fe2defb60eb79fb998e57b29dc3d0c756de27dad0
// bufdiff-choices: 97f785a99f4faf2c7ab9004677cf56bdcf11a3064cf3c1edd5e81bdae23a16c7b5ba18e74744761f
// bufdiff-choices: a98a713e060dfbdfe65844aa3e59f12adc2d7d9ea01d24fed3464098086fe601e8a97505a6701ec7
// bufdiff-choices: 1f591825d0891e552742d243b0b8ed595f73db2257ced36978af3fadabd6
// bufdiff-features: 2945 4752 9479 9748 10476 11441 12932 13125 13233 14523 14884 14925 15751 15903
// bufdiff-features: 16728 19100 19223 19769 20337 20749 21522 22280 22640 23143 23787 24747 25818
// bufdiff-features: 26028 26568 26922 26930 27725 28047 29590 29687 29968 30666 31543 32471 32614
// bufdiff-features: 33769 33807 33915 34167 35053 35957 36784 37183 38394 38520 39674 40348 40712
// bufdiff-features: 42467 42530 42656 42984 43774 43839 44943 44948 46034 46203 48598 49605 50146
// bufdiff-features: 50894 52062 52322 52558 52807 52877 52900 53252 53469 53545 54083 54915 55021
// bufdiff-features: 56404 57548 58122 58190 58290 60897 61375 63071 63929 64235 64716 66422 67609
// bufdiff-features: 68355 68491 68782 69121 70119 71306 73802 74057 75921 76405 78430 79099 81736
// bufdiff-features: 82011 82135 82164 82552 84922 85843 86103 86125 86362 87277 88264 88317 88337
// bufdiff-features: 88635 89646 89780 90070 90487 91148 92194 92235 92492 92849 93255 94187 95407
// bufdiff-features: 95900 95930 96353 96431 97270 98138 98501 99365 100059 100324 103715 104931
// bufdiff-features: 105594 107412 107425 108012 108235 109721 109732 112929 113920 114888 115026
// bufdiff-features: 117235 117336 117532 118081 118117 119588 121626 121682 125702 126249 127243
// bufdiff-features: 128604 128916 129060 130310 132574 132840 132901 133364 133756 134279 135534
// bufdiff-features: 135899 137045 138443 139704 140066 140940 140982 141458 145974 146238 146512
// bufdiff-features: 147477 149846 151326 151936 155465 155545 155898 156005 156460 158120 158897
// bufdiff-features: 158996 160756 161974 163687 165141 165719 167823 168323 168858 170819 171116
// bufdiff-features: 171369 171551 172814 172898 173354 173628 177904 178067 178934 179280 181541
// bufdiff-features: 181789 182719 183562 184030 184625 184962 185723 186257 186959 188790 190142
// bufdiff-features: 191217 191768 191888 192411 192422 192628 192771 193290 194205 194714 195809
// bufdiff-features: 196031 196048 196449 197837 198357 198460 200358 201059 201122 201601 202618
// bufdiff-features: 203352 204126 204212 205434 205689 206573 207081 210022 210461 211625 212111
// bufdiff-features: 214744 215959 216712 217216 217282 218570 218635 221975 222181 223719 226357
// bufdiff-features: 227345 228061 228354 228390 228936 230081 230640 230810 232228 233420 235325
// bufdiff-features: 235375 236336 236929 236986 237763 238728 239725 241225 241554 241629 241640
// bufdiff-features: 242955 243872 244092 245217 245738 246543 246895 247062 247913 249653 249841
// bufdiff-features: 250061 250948 252466 252539 254421 254646 255394 255676 255733 256247 257238
// bufdiff-features: 258625 258906 259528 259840
#map = affine_map<() -> ()>
module {
  func.func @f1(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = scf.forall (%arg1) in (%dim) shared_outs(%arg2 = %arg0) -> (tensor<?xf32>) {
      %3 = scf.forall (%arg3) in (%dim) shared_outs(%arg4 = %arg0) -> (tensor<?xf32>) {
        %5 = tensor.empty(%dim) : tensor<?xf32>
        %cst = arith.constant -6.000000e+00 : f32
        %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
        %7 = linalg.mul ins(%arg0, %6 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
        %extracted_0 = tensor.extract %arg0[%arg3] : tensor<?xf32>
        %cst_1 = arith.constant dense<5.000000e-01> : tensor<1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %cst_1 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<?xf32>
        }
      }
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<?xf32> to tensor<1xf32>
      %extracted = tensor.extract %3[%arg1] : tensor<?xf32>
      %4 = linalg.fill ins(%extracted : f32) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg2[%arg1] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    %1 = tensor.empty(%dim) : tensor<?xf32>
    %2 = linalg.copy ins(%0 : tensor<?xf32>) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    return %0, %2 : tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %mapped = linalg.map ins(%arg1 : tensor<2xf32>) outs(%arg1 : tensor<2xf32>)
      (%in: f32, %init: f32) {
        %cst = arith.constant 1.000000e+02 : f32
        %1 = arith.cmpf one, %in, %cst : f32
        %2 = arith.select %1, %in, %cst : f32
        linalg.yield %2 : f32
      }
    %c2 = arith.constant 2 : index
    %0 = scf.forall (%arg2) in (%c2) shared_outs(%arg3 = %mapped) -> (tensor<2xf32>) {
      %cast = tensor.cast %arg0 : tensor<2xf32> to tensor<?xf32>
      %1:2 = func.call @f1(%cast) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<2xf32> to tensor<f32>
      %extracted_slice_0 = tensor.extract_slice %arg0[%arg2] [1] [1] : tensor<2xf32> to tensor<f32>
      %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%extracted_slice, %extracted_slice_0 : tensor<f32>, tensor<f32>) outs(%extracted_slice : tensor<f32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %4 = arith.mulf %in, %in_1 : f32
        %5 = arith.cmpf olt, %4, %out : f32
        %6 = arith.select %5, %4, %out : f32
        linalg.yield %6 : f32
      } -> tensor<f32>
      %cst = arith.constant dense<3.500000e+00> : tensor<f32>
      %3 = linalg.tanh ins(%cst : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg3[%arg2] [1] [1] : tensor<f32> into tensor<2xf32>
      }
    }
    return %0, %arg0 : tensor<2xf32>, tensor<2xf32>
  }
  func.func @main(%arg0: tensor<?xf32>, %arg1: i32, %arg2: f32, %arg3: tensor<?xf32>) -> (tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, f32, f32) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %cast = tensor.cast %1 : tensor<?xf32> to tensor<2xf32>
    %cast_0 = tensor.cast %1 : tensor<?xf32> to tensor<2xf32>
    %2:2 = call @f2(%cast, %cast_0) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %3 = call @part3(%2#1) : (tensor<2xf32>) -> tensor<f32>
    %generated = tensor.generate  {
      %cst = arith.constant 0.000000e+00 : f32
      %7 = arith.mulf %arg2, %cst : f32
      tensor.yield %7 : f32
    } : tensor<f32>
    %4 = linalg.mul ins(%generated, %3 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %2#1[%c0] : tensor<2xf32>
    %5 = arith.index_cast %arg1 : i32 to index
    %6 = arith.remui %5, %c2 : index
    %extracted_slice = tensor.extract_slice %0[%6] [1] [1] : tensor<?xf32> to tensor<f32>
    return %4, %2#0, %2#1, %generated, %extracted, %arg2 : tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, f32, f32
  }
  func.func private @part3(%arg0: tensor<2xf32>) -> tensor<f32> {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<2xf32> to tensor<f32>
    return %extracted_slice : tensor<f32>
  }
}

