// bufdiff-profile: types
// bufdiff-choices: 09fb6e804e487b42c494a2c5276426412bfbb1df62b917d999fd8bcea0add864c4799ff19ec922e6
// bufdiff-choices: 43b7b30d583342022f18174b62ba5d09d6734202787b6a928ded68f70d056fb2dd2911554e522aed
// bufdiff-choices: c7cd8e39b9382768b89fa725b1279935f4b95eac970190f08bc62ef4f99333aa9c30a5ca5cae1a87
// bufdiff-choices: 80df1ad5687a855117619d9221b1b9a9d1cc7735b7ec646329883d759ca6de3e25c4974e4cf45145
// bufdiff-choices: 5319b2ad7bcb98ae1c88672dcd09c24c240f5e32a9a34d2057e1bddbe19ca0cfeaf8adb06c788178
// bufdiff-choices: e0f4f39d2823a099247e7b48fe9ae3977c2fe868138f88bafdf4143321d930e72c6270a9977eac45
// bufdiff-choices: e1c278c582
// bufdiff-features: 27 3579 4963 9479 12525 12932 13233 15751 16682 18480 21044 21883 22095 22280
// bufdiff-features: 22323 22801 23143 24268 26483 26568 26663 26816 28503 29236 29590 29968 31864
// bufdiff-features: 32358 34167 34787 38528 40712 43942 44587 44616 46203 46451 46735 47160 51130
// bufdiff-features: 51341 51373 51534 52558 52900 56863 58122 63800 64119 66422 68355 74382 74864
// bufdiff-features: 76973 78283 79271 79600 86125 87215 88999 90543 90777 91317 95289 96352 97131
// bufdiff-features: 101768 103377 103851 104123 104315 104931 106323 106819 108992 114028 115728
// bufdiff-features: 115778 118698 119068 119844 119993 120671 121287 121977 123857 127096 129425
// bufdiff-features: 130149 130574 130942 133446 134397 135497 136030 138395 142040 142393 146253
// bufdiff-features: 149944 150313 150355 150939 151292 152897 153063 156460 158120 159348 160827
// bufdiff-features: 160954 161883 161974 162265 163144 165636 165719 166169 166361 166579 166846
// bufdiff-features: 167114 167164 167959 167973 170674 172443 173166 173354 174243 176231 176399
// bufdiff-features: 178748 179005 180817 180828 183114 183703 183813 184030 184962 187596 188696
// bufdiff-features: 192412 192952 196889 199827 201379 203779 204212 205689 207406 209961 211780
// bufdiff-features: 215880 218657 220780 223065 225759 225827 226009 227498 228555 230081 230810
// bufdiff-features: 231239 234102 234718 235375 238386 239257 241225 242454 242793 244705 246165
// bufdiff-features: 246543 246888 250345 250373 250477 251054 252101 252379 252919 253836 254664
// bufdiff-features: 254672 255108 255412 258345 258906 259840 261263 261426
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<5xi32> {bufferization.writable = false}, %arg1: i7, %arg2: tensor<?xi32> {bufferization.writable = false}, %arg3: tensor<5xi32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, i32, i32) {
    %c2_i32 = arith.constant 2 : i32
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xi32>
    %c2 = arith.constant 2 : index
    %0:4 = scf.for %arg4 = %c0 to %dim step %c2 iter_args(%arg5 = %arg2, %arg6 = %arg2, %arg7 = %arg2, %arg8 = %c2_i32) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, i32) {
      %1 = bufferization.alloc_tensor() copy(%arg5) : tensor<?xi32>
      %c9_i32 = arith.constant 9 : i32
      %2 = arith.cmpi sle, %arg8, %c9_i32 : i32
      %3 = scf.if %2 -> (tensor<?xi32>) {
        %padded = tensor.pad %arg6 low[1] high[0] {
        ^bb0(%arg9: index):
          %7 = arith.index_cast %arg9 : index to i32
          %8 = arith.minui %7, %arg8 : i32
          tensor.yield %8 : i32
        } : tensor<?xi32> to tensor<?xi32>
        %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %arg5 : tensor<?xi32>, tensor<?xi32>) outs(%arg7 : tensor<?xi32>) {
        ^bb0(%in: i32, %in_4: i32, %out: i32):
          %7 = arith.xori %in, %in_4 : i32
          %c5_i32_5 = arith.constant 5 : i32
          %8 = arith.remui %7, %c5_i32_5 : i32
          linalg.yield %8 : i32
        } -> tensor<?xi32>
        scf.yield %6 : tensor<?xi32>
      } else {
        %inserted = tensor.insert %arg8 into %arg7[%arg4] : tensor<?xi32>
        scf.yield %inserted : tensor<?xi32>
      }
      %c5_i32 = arith.constant 5 : i32
      %inserted_slice_0 = tensor.insert_slice %1 into %arg7[0] [%dim] [1] : tensor<?xi32> into tensor<?xi32>
      %extracted = tensor.extract %arg6[%c0] : tensor<?xi32>
      %c127_i32 = arith.constant 127 : i32
      %from_elements = tensor.from_elements %c127_i32 : tensor<i32>
      %4 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map, #map1, #map] ins(%1, %from_elements : tensor<?xi32>, tensor<i32>) outs(%arg6 : tensor<?xi32>) -> tensor<?xi32>
      %extracted_1 = tensor.extract %4[%c0] : tensor<?xi32>
      %inserted_slice_2 = tensor.insert_slice %inserted_slice_0 into %4[0] [%dim] [1] : tensor<?xi32> into tensor<?xi32>
      %extracted_3 = tensor.extract %arg5[%arg4] : tensor<?xi32>
      %5 = linalg.min ins(%inserted_slice_0, %arg2 : tensor<?xi32>, tensor<?xi32>) outs(%arg5 : tensor<?xi32>) -> tensor<?xi32>
      scf.yield %5, %inserted_slice_2, %inserted_slice_0, %c5_i32 : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, i32
    }
    %inserted_slice = tensor.insert_slice %0#0 into %0#2[0] [%dim] [1] : tensor<?xi32> into tensor<?xi32>
    return %inserted_slice, %0#2, %0#1, %0#3, %c2_i32 : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, i32, i32
  }
}

