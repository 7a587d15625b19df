// bufdiff-profile: types
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e81
// bufdiff-choices: 687ac680d358e1e4ee706f7382672082ba0cd8847d290090b14fafe91310ecbe289a9e8dd199b6c2
// bufdiff-choices: 39a8d7f9fc
// bufdiff-features: 600 1035 2684 2945 3579 3744 4165 5187 5199 5393 5809 5915 5973 6169 6752 7645
// bufdiff-features: 8452 8790 9852 10819 10872 11839 12654 12763 13233 13424 14040 14345 14884
// bufdiff-features: 15751 16269 16607 17893 17940 18166 18486 19419 19726 20402 20659 21522 22202
// bufdiff-features: 22221 23787 24025 24826 25388 25863 25898 26196 26507 26999 27048 27766 27784
// bufdiff-features: 30666 31692 31899 32903 33092 33807 34167 34564 34623 34647 35003 35558 36014
// bufdiff-features: 36589 36592 36617 36677 37183 38662 39364 39397 40599 40675 40703 40712 41164
// bufdiff-features: 41213 41984 41993 42467 43229 43442 46203 47141 47392 48598 49606 49635 51344
// bufdiff-features: 52322 52558 52807 52900 52958 54135 54827 55561 55632 56404 57450 57718 57832
// bufdiff-features: 58308 59229 59448 60179 60517 62218 62253 62281 63062 63071 63133 63184 63628
// bufdiff-features: 63800 63929 64216 64235 64583 64959 65100 66202 66765 67520 68355 69313 69505
// bufdiff-features: 69728 69875 70050 70896 71050 71169 71306 72365 74057 74362 76405 78187 78283
// bufdiff-features: 78575 78950 79174 79389 79972 80436 80454 81707 82135 82149 82552 83672 84585
// bufdiff-features: 84922 85551 85633 85843 86125 86992 87534 88386 88732 88958 89109 89326 89780
// bufdiff-features: 90585 91049 92939 93174 93255 93994 94586 97081 97715 98138 98712 99009 99383
// bufdiff-features: 100324 100407 100891 102933 103108 103120 103339 104931 105858 105914 107302
// bufdiff-features: 107997 108169 108587 108935 109086 109187 109375 109923 110162 110322 110482
// bufdiff-features: 111135 112712 112929 114040 114666 115471 117532 118224 119588 119822 121394
// bufdiff-features: 121467 121632 122281 122317 122764 123396 123408 123446 123732 124254 124851
// bufdiff-features: 125040 126549 127083 127662
#map = affine_map<() -> ()>
module {
  func.func private @f1(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> tensor<bf16> {
    %0 = linalg.max ins(%arg1, %arg0 : tensor<bf16>, tensor<bf16>) outs(%arg0 : tensor<bf16>) -> tensor<bf16>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg2 = %c0 to %c2 step %c2 iter_args(%arg3 = %arg0) -> (tensor<bf16>) {
      %2 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<bf16>
      %3 = linalg.copy ins(%0 : tensor<bf16>) outs(%2 : tensor<bf16>) -> tensor<bf16>
      %4 = linalg.floor ins(%0 : tensor<bf16>) outs(%3 : tensor<bf16>) -> tensor<bf16>
      %5 = tensor.empty() : tensor<bf16>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%4 : tensor<bf16>) outs(%5 : tensor<bf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %cst_0 = arith.constant 5.000000e-01 : bf16
        %8 = arith.negf %in : bf16
        %9 = arith.addf %8, %cst_0 : bf16
        linalg.yield %9 : bf16
      } -> tensor<bf16>
      %cst = arith.constant dense<7.500000e+00> : tensor<bf16>
      %7 = linalg.reciprocal ins(%cst : tensor<bf16>) outs(%arg3 : tensor<bf16>) -> tensor<bf16>
      scf.yield %7 : tensor<bf16>
    }
    return %1 : tensor<bf16>
  }
  func.func private @f2(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> (tensor<bf16>, tensor<bf16>) {
    %0 = linalg.round ins(%arg0 : tensor<bf16>) outs(%arg1 : tensor<bf16>) -> tensor<bf16>
    %1 = tensor.empty() : tensor<bf16>
    %2 = linalg.add ins(%arg1, %0 : tensor<bf16>, tensor<bf16>) outs(%1 : tensor<bf16>) -> tensor<bf16>
    %3 = linalg.round ins(%arg1 : tensor<bf16>) outs(%2 : tensor<bf16>) -> tensor<bf16>
    return %3, %0 : tensor<bf16>, tensor<bf16>
  }
  func.func @main(%arg0: tensor<bf16> {bufferization.writable = false}, %arg1: index, %arg2: memref<5xindex, 1>, %arg3: memref<bf16, strided<[], offset: ?>, 1>, %arg4: memref<bf16, strided<[], offset: ?>>) -> (tensor<bf16>, tensor<bf16>, tensor<bf16>, i1) {
    %c3 = arith.constant 3 : index
    %0 = arith.cmpi ule, %arg1, %c3 : index
    %1 = scf.execute_region -> tensor<bf16> {
      %alloc = memref.alloc() : memref<bf16>
      bufferization.materialize_in_destination %arg0 in restrict writable %alloc : (tensor<bf16>, memref<bf16>) -> ()
      %4 = memref.load %alloc[] : memref<bf16>
      %5 = tensor.empty() : tensor<bf16>
      %6 = linalg.fill ins(%4 : bf16) outs(%5 : tensor<bf16>) -> tensor<bf16>
      %7 = linalg.mul ins(%arg0, %6 : tensor<bf16>, tensor<bf16>) outs(%arg0 : tensor<bf16>) -> tensor<bf16>
      scf.yield %7 : tensor<bf16>
    }
    %cst = arith.constant 7.250000e+00 : bf16
    %2 = call @f1(%arg0, %arg0) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %3:2 = call @f2(%1, %1) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>, tensor<bf16>)
    return %3#0, %2, %3#1, %0 : tensor<bf16>, tensor<bf16>, tensor<bf16>, i1
  }
}

