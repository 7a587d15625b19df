// bufdiff-profile: types
// bufdiff-choices: 23f2f71a45649b3d2da33848b5d5f923d4464104c514c52e91063434e5f55cd345de3d91c46d3639
// bufdiff-choices: 7788b7a8405d42aa932b4b399ca2bc2092aa566bbd9cbdfb1bfa2d87a6acd3e9ae0c58c4127318aa
// bufdiff-choices: 5a24dc02889d6a3054f11e3ced85e14dff03cc3d7d7a0f170ff13814d5fbd840f7c4a40b083541e2
// bufdiff-choices: fc3c4ca0406b0d6ee0675ffabccdb376c5cf3a94d10fbf5e994865c3057a0545a3b9046dfaf6d1b3
// bufdiff-choices: 3be138178314a7f8d50fbeaf5b4e29408d5a07e92352ad97be8c1a0853aa4080014e651bc6e341f6
// bufdiff-choices: 4999853f21fcffb8be7f3f6e6c339b15381077361f0c4a33bb7e8f2018cc6245d61f3a882eb20685
// bufdiff-choices: 90
// bufdiff-features: 346 2320 3018 6363 6611 6812 9479 10035 10476 11162 12932 13233 15424 15482
// bufdiff-features: 15671 15751 15903 16682 19100 20392 22280 25818 26568 28807 29261 29687 31652
// bufdiff-features: 34167 38783 39627 42344 42984 44132 44505 44522 46203 46835 47392 47444 49635
// bufdiff-features: 49657 50774 52553 52558 52900 53180 53294 53469 54777 54998 56024 58190 59758
// bufdiff-features: 60235 60686 63929 64120 64716 65235 66422 67526 68355 68782 69955 69965 73141
// bufdiff-features: 75921 76953 77317 77617 78283 78430 79099 81172 81443 82440 83871 84585 85134
// bufdiff-features: 86125 87466 88337 89481 89780 89812 90097 90777 92194 92921 93255 99228 99383
// bufdiff-features: 100481 103715 104315 104790 104931 105700 110780 113801 115026 116549 117183
// bufdiff-features: 117724 118884 119138 120293 121682 125573 125971 126337 127533 130602 130632
// bufdiff-features: 132574 137045 139102 139524 141458 142040 144729 148304 148647 149149 150818
// bufdiff-features: 150829 153293 155870 155898 156191 156369 156460 158120 158188 158897 160756
// bufdiff-features: 162971 163581 163687 164160 164396 164472 165141 165695 165719 167164 167793
// bufdiff-features: 167823 167973 168562 168833 168858 170469 170819 171116 171369 173819 174170
// bufdiff-features: 177398 178560 178854 179246 183945 184030 185198 186959 188241 188845 189429
// bufdiff-features: 192252 192628 192771 193290 193773 194134 195820 197392 198276 198460 201059
// bufdiff-features: 201178 201509 202241 202271 202616 206056 210022 210406 210461 212111 215959
// bufdiff-features: 216969 217843 217899 220506 220670 221975 222809 222839 224739 226357 228058
// bufdiff-features: 228061 228230 228581 229266 229951 230081 230640 230915 233429 234562 236929
// bufdiff-features: 239241 240100 240158 241331 241353 243546 243784 244092 244971 245941 246543
// bufdiff-features: 247062 249841 250300 250415 250917 252539 252555 253836 255618 257442 258994
// bufdiff-features: 259229 259528 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<2xbf16>, %arg1: tensor<2xbf16>) -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<2xbf16>
    %inserted = tensor.insert %extracted into %arg1[%c0] : tensor<2xbf16>
    %inserted_0 = tensor.insert %extracted into %arg1[%c0] : tensor<2xbf16>
    %extracted_slice = tensor.extract_slice %inserted[0] [2] [1] : tensor<2xbf16> to tensor<2xbf16>
    %0 = linalg.tanh ins(%inserted : tensor<2xbf16>) outs(%extracted_slice : tensor<2xbf16>) -> tensor<2xbf16>
    %inserted_slice = tensor.insert_slice %0 into %inserted[0] [2] [1] : tensor<2xbf16> into tensor<2xbf16>
    %1 = tensor.empty() : tensor<2xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted : tensor<2xbf16>) outs(%1 : tensor<2xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %4 = arith.divf %in, %extracted : bf16
      linalg.yield %4 : bf16
    } -> tensor<2xbf16>
    %3 = bufferization.alloc_tensor() copy(%inserted_slice) : tensor<2xbf16>
    return %inserted_0, %3, %2, %arg0 : tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>
  }
  func.func @main(%arg0: tensor<4xbf16>, %arg1: tensor<2xbf16>, %arg2: memref<4xbf16>) -> (tensor<4xbf16>, tensor<4xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) {
    %0:4 = call @f1(%arg1, %arg1) : (tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>)
    %1 = bufferization.to_tensor %arg2 restrict : memref<4xbf16> to tensor<4xbf16>
    %2:2 = scf.forall (%arg3) = (0) to (4) step (2) shared_outs(%arg4 = %1, %arg5 = %arg0) -> (tensor<4xbf16>, tensor<4xbf16>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [2] [1] : tensor<4xbf16> to tensor<2xbf16>
      %c0 = arith.constant 0 : index
      %cst = arith.constant 0.000000e+00 : bf16
      %inserted = tensor.insert %cst into %extracted_slice[%c0] : tensor<2xbf16>
      %extracted_slice_0 = tensor.extract_slice %arg5[%arg3] [2] [1] : tensor<4xbf16> to tensor<2xbf16>
      %3 = linalg.round ins(%extracted_slice : tensor<2xbf16>) outs(%extracted_slice_0 : tensor<2xbf16>) -> tensor<2xbf16>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg4[%arg3] [2] [1] : tensor<2xbf16> into tensor<4xbf16>
        tensor.parallel_insert_slice %3 into %arg5[%arg3] [2] [1] : tensor<2xbf16> into tensor<4xbf16>
      }
    }
    return %2#1, %2#0, %0#3, %0#2, %0#1, %0#0 : tensor<4xbf16>, tensor<4xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>
  }
}

