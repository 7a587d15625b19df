// bufdiff-profile: cfg
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e81
// bufdiff-choices: 687ac680d358e1e4ee706f7382672082ba0cd8847d290090b14fafe91310ecbe289a9e8dd199b6c2
// bufdiff-choices: 39a8d7f9fc9cadd6e2d7fe4497715935d59ce18e70af42cf95673924295559e7a9045390e7dbf3a9
// bufdiff-choices: d405f48fcc478902
// bufdiff-features: 3579 4422 5187 7645 9479 11315 11556 13233 13424 14704 15671 15751 16269 17193
// bufdiff-features: 18166 18249 22280 22678 22875 23143 23787 24053 24140 26536 26663 26922 26993
// bufdiff-features: 28047 30666 31736 34159 34167 35268 37183 38202 38783 39541 39706 40712 42467
// bufdiff-features: 42517 42749 43442 45571 46203 46208 46835 47664 48598 48600 51344 52558 52900
// bufdiff-features: 56404 57401 58858 60686 63071 63800 64287 64435 64716 64981 65380 67198 68355
// bufdiff-features: 71050 71306 71537 73289 73753 75440 78283 79539 81160 81316 82135 82149 82552
// bufdiff-features: 84585 84922 84979 85843 86125 87534 88628 88732 90585 90777 91312 91884 93719
// bufdiff-features: 97592 97715 98138 98187 98190 99304 99383 101296 103108 105579 107783 108108
// bufdiff-features: 108810 109187 109408 109923 110162 111839 112929 119129 120772 121561 123012
// bufdiff-features: 123396 123446 123830 125536 125602 128817 131366 131544 131979 133756 135067
// bufdiff-features: 136987 137045 137656 140929 142680 145362 146613 146836 148814 150818 151260
// bufdiff-features: 151936 153293 155408 155898 156460 158120 158897 160756 163131 163975 165636
// bufdiff-features: 165690 165719 166090 167086 167467 168102 168858 170979 171671 171715 172127
// bufdiff-features: 172236 173595 174374 174515 177329 177402 178067 178165 178417 181541 184030
// bufdiff-features: 184962 185067 185670 187135 188441 188790 192412 192422 193290 193750 194134
// bufdiff-features: 194682 195420 196031 196568 197125 197837 201802 202241 204620 205434 207294
// bufdiff-features: 208480 208876 210461 211044 211508 212779 213275 213323 213455 214248 216251
// bufdiff-features: 216705 216969 217672 218064 218516 219298 220387 221089 221162 222219 225325
// bufdiff-features: 226457 228390 228808 229266 230081 230315 230610 231155 234346 235325 235433
// bufdiff-features: 236024 236094 240107 240158 243140 243778 245031 245380 245738 246543 248581
// bufdiff-features: 249803 249841 250741 252161 252466 253836 254067 255184 255826 257672 257806
// bufdiff-features: 258317 258625 259528 259840 260843
#map = affine_map<() -> ()>
module {
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<?xf32>, tensor<3xf32>) {
    %c11_i8 = arith.constant 11 : i8
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c2 to %c4 step %c1 iter_args(%arg3 = %arg0, %arg4 = %c11_i8) -> (tensor<f32>, i8) {
      %5 = bufferization.alloc_tensor() copy(%arg1) : tensor<f32>
      %6:2 = func.call @f1(%arg1, %5) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, i1)
      %7 = tensor.empty() : tensor<f32>
      %8 = linalg.add ins(%6#0, %arg1 : tensor<f32>, tensor<f32>) outs(%7 : tensor<f32>) -> tensor<f32>
      %mapped = linalg.map { arith.maximumf } ins(%8, %6#0 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>)
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%8 : tensor<f32>) outs(%mapped : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %10 = arith.cmpf ogt, %in, %out : f32
        %11 = arith.select %10, %in, %out : f32
        linalg.yield %11 : f32
      } -> tensor<f32>
      scf.yield %9, %arg4 : tensor<f32>, i8
    }
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3) : tensor<?xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %cst_0 = arith.constant dense<[5.500000e+00, 8.500000e+00, 1.150000e+01]> : tensor<3xf32>
    %3 = linalg.dot ins(%2, %cst_0 : tensor<?xf32>, tensor<3xf32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %4 = bufferization.alloc_tensor() copy(%cst_0) : tensor<3xf32>
    return %3, %2, %4 : tensor<f32>, tensor<?xf32>, tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, i1) {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf olt, %extracted, %cst : f32
    cf.cond_br %0, ^bb1, ^bb2(%arg1 : tensor<f32>)
  ^bb1:  // pred: ^bb0
    %extracted_0 = tensor.extract %arg1[] : tensor<f32>
    vector.print %extracted_0 : f32
    %1 = linalg.exp ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    cf.br ^bb2(%1 : tensor<f32>)
  ^bb2(%2: tensor<f32>):  // 2 preds: ^bb0, ^bb1
    return %2, %0 : tensor<f32>, i1
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32> {bufferization.writable = false}) -> (tensor<?xf32>, tensor<3xf32>) {
    %0:3 = call @f2(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<?xf32>, tensor<3xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    cf.br ^bb1(%c0, %0#0, %arg1 : index, tensor<f32>, tensor<f32>)
  ^bb1(%1: index, %2: tensor<f32>, %3: tensor<f32>):  // 2 preds: ^bb0, ^bb2
    %4 = arith.cmpi ult, %1, %c3 : index
    cf.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = arith.addi %1, %c1 : index
    %mapped = linalg.map ins(%arg1, %3, %2 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%2 : tensor<f32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %7 = arith.mulf %in, %in_0 : f32
        %8 = arith.divf %7, %in_1 : f32
        linalg.yield %8 : f32
      }
    %cst = arith.constant 1.000000e+00 : f32
    %6 = linalg.fill ins(%cst : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    cf.br ^bb1(%5, %mapped, %6 : index, tensor<f32>, tensor<f32>)
  ^bb3:  // pred: ^bb1
    return %0#1, %0#2 : tensor<?xf32>, tensor<3xf32>
  }
}

