// bufdiff-profile: cfg
// bufdiff-choices: 234fda3e50cc9587e453d98ba4663fbdbb76c10e4d1a0261e0da4df5c07217cc9695333731d569ec
// bufdiff-choices: 46d43df5d30483dbfc16d1d00889241ecaa04d2052c65f7270e03a82a5913ed3dd9d0fe72bb11497
// bufdiff-choices: 2bb07637e4988f11e06e1dd4ac10cab1230215e5fcc6b50a94e0607e0ac7e5bb81830ec3069b31ed
// bufdiff-choices: 6d83a612cda6452089b41e38605d8fe264ec950b132923e2ffe6a6b3950467f61489dd5a348f2b7b
// bufdiff-choices: 721459e6064fff5c2cac7500e9a4fcbe3d2808c4264bf5f443
// bufdiff-features: 3579 4695 4752 5100 5209 8821 9479 10872 11875 12276 13233 13915 15751 15903
// bufdiff-features: 16207 16682 16728 22280 23143 23715 24268 25818 26568 26663 27869 28503 29590
// bufdiff-features: 29968 33853 34167 35957 35968 37884 40390 40712 42344 43248 43942 44505 44522
// bufdiff-features: 46203 47326 48343 49203 52322 52558 52823 52900 53180 57380 57548 58122 66422
// bufdiff-features: 68355 68782 69081 69121 69699 71980 74382 75921 76953 76973 77564 78283 78430
// bufdiff-features: 80762 86125 86362 88958 88999 89732 90543 91339 95407 98170 99383 103481 103715
// bufdiff-features: 103851 104315 104931 108235 108992 110780 112929 114199 114874 115026 115778
// bufdiff-features: 116549 118081 119384 121682 121977 123305 123446 126249 129849 136987 138476
// bufdiff-features: 142040 142393 143172 144761 152187 153293 153928 155698 156460 156807 158120
// bufdiff-features: 158684 159724 160756 161883 161974 165719 166169 167164 167614 169047 171116
// bufdiff-features: 173354 174367 176031 176075 177211 178560 178748 180207 180258 180828 182607
// bufdiff-features: 184030 184853 184962 186959 187596 188175 188790 192411 192628 192771 193290
// bufdiff-features: 193773 194134 198204 199827 200350 200521 204212 204747 205434 206094 206573
// bufdiff-features: 207124 208165 211044 211508 215707 216079 218786 221975 222181 225759 225827
// bufdiff-features: 226357 226457 228061 230081 230810 234102 235375 240400 241225 241640 246543
// bufdiff-features: 246895 250035 252379 252466 253836 254421 255556 255676 256076 258353 259840
// bufdiff-features: 261426
#map = affine_map<(d0) -> (d0)>
module {
  ml_program.global private mutable @g0(dense<[1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01, 1.450000e+01]> : tensor<5xf64>) : tensor<5xf64>
  func.func @main(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, f64) {
    %padded = tensor.pad %arg1 low[2] high[0] {
    ^bb0(%arg2: index):
      %cst = arith.constant -0.000000e+00 : f64
      tensor.yield %cst : f64
    } : tensor<?xf64> to tensor<?xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %extracted_slice = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xf64> to tensor<?xf64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %padded[%c1] : tensor<?xf64>
    %0 = linalg.fill ins(%extracted : f64) outs(%extracted_slice : tensor<?xf64>) -> tensor<?xf64>
    %inserted_slice = tensor.insert_slice %0 into %arg0[0] [%dim] [1] : tensor<?xf64> into tensor<?xf64>
    %c2 = arith.constant 2 : index
    %1:2 = scf.for %arg2 = %c0 to %dim step %c2 iter_args(%arg3 = %arg0, %arg4 = %padded) -> (tensor<?xf64>, tensor<?xf64>) {
      %2 = scf.forall (%arg5) in (%dim) shared_outs(%arg6 = %inserted_slice) -> (tensor<?xf64>) {
        %extracted_slice_1 = tensor.extract_slice %arg6[%arg5] [1] [1] : tensor<?xf64> to tensor<1xf64>
        %5 = arith.addf %extracted, %extracted : f64
        %inserted = tensor.insert %5 into %extracted_slice_1[%c0] : tensor<1xf64>
        %cst = arith.constant 7.250000e+00 : f64
        %6 = linalg.fill ins(%cst : f64) outs(%inserted : tensor<1xf64>) -> tensor<1xf64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %6 into %arg6[%arg5] [1] [1] : tensor<1xf64> into tensor<?xf64>
        }
      }
      %3 = linalg.copy ins(%padded : tensor<?xf64>) outs(%arg4 : tensor<?xf64>) -> tensor<?xf64>
      %extracted_0 = tensor.extract %arg3[%c0] : tensor<?xf64>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<?xf64>) outs(%arg3 : tensor<?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %5 = arith.mulf %in, %extracted_0 : f64
        linalg.yield %5 : f64
      } -> tensor<?xf64>
      scf.yield %4, %3 : tensor<?xf64>, tensor<?xf64>
    }
    return %1#1, %padded, %extracted_slice, %1#0, %extracted : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, f64
  }
}

