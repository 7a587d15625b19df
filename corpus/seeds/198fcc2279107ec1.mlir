// bufdiff-profile: idioms
// bufdiff-choices: 56776d21efcf8b392a66bb411f8c02e7b090dda14c50ea8720361cc93fca4fb0350998f5d34dee72
// bufdiff-choices: 1a1896513cd926e8d0d9b64fafdd7b3c328bad9652feab855f6746d4fb5cf7b0bf27fdc6e8952a37
// bufdiff-choices: 0747ad6de6be7c45e0036484ed6d40bd6298d21ea52df4679b773f08c6eb43ad8c006a3f160a62e3
// bufdiff-choices: d812b6646f9487ccfa370799f9be3a2c7eb9dd27107da67571b38ea7399f355df0d937491f654998
// bufdiff-choices: 6337c1db80f446680e5039fccdc997fea433f24fe2defb60eb79fb998e57b29dc3d0c756de27dad0
// bufdiff-choices: 97f785a99f4faf2c7ab9004677cf56bdcf11a3064cf3c1edd5e81bdae23a16c7b5ba18e74744761f
// bufdiff-choices: a98a713e060dfbdfe65844aa3e59f12adc2d7d9ea01d24fed3464098086fe601e8a97505a6701ec7
// bufdiff-choices: 1f591825d0891e552742d243b0b8ed595f73db2257ced36978af3fadab
// bufdiff-features: 4752 6363 7095 9479 9748 10476 11441 12932 13125 13233 14884 14925 15751 15903
// bufdiff-features: 16728 19223 22280 22640 23143 23600 25818 26477 26568 26922 26930 28047 29687
// bufdiff-features: 29968 30700 32471 32614 33915 34167 35053 35957 37289 38394 40712 42530 42656
// bufdiff-features: 42984 43839 44943 44948 46034 46203 50146 50436 50894 52148 52322 52558 52807
// bufdiff-features: 52877 52900 53252 53545 54915 56024 57548 58024 58122 58190 58290 58886 60897
// bufdiff-features: 61375 63071 63800 63929 66422 67609 68355 68491 68782 69121 70119 71530 72105
// bufdiff-features: 72629 75921 76405 76953 76973 78283 78457 79099 79852 80140 82011 82135 82552
// bufdiff-features: 86103 86125 86362 88264 88317 88732 89780 90097 90487 91148 92235 92492 92849
// bufdiff-features: 93255 94004 95900 95930 96353 98138 98501 98524 99365 100059 100864 103715
// bufdiff-features: 104931 105594 106314 107412 107425 108221 108235 108992 109721 109732 112929
// bufdiff-features: 113851 115026 115778 117336 117532 118081 118117 118292 121626 121682 125702
// bufdiff-features: 126249 127243 128604 128916 130602 132574 132840 132901 133756 134279 135534
// bufdiff-features: 135899 136273 137045 138443 140940 141458 141891 146238 146512 151326 151936
// bufdiff-features: 153293 155545 156005 156460 158120 158897 158996 161974 165141 165695 165719
// bufdiff-features: 167823 168323 168858 170819 171116 171369 172898 173354 174138 178067 178934
// bufdiff-features: 179280 181541 182719 183562 184030 184625 184962 185723 186257 186882 186959
// bufdiff-features: 188790 190142 191217 191768 191888 192411 192422 192628 193290 194134 194205
// bufdiff-features: 196031 198460 200104 201059 201122 202618 203352 204126 204212 205249 205434
// bufdiff-features: 205689 206573 207081 210022 210461 211625 212111 215925 215959 217216 217282
// bufdiff-features: 218635 221975 222181 222696 223719 226357 228390 228936 230081 230810 232228
// bufdiff-features: 233420 234311 234387 234602 235325 235375 236336 236929 236930 237763 237969
// bufdiff-features: 238254 238954 239241 239725 240100 241225 241554 241640 244086 244092 244677
// bufdiff-features: 245217 245738 246543 246895 247062 249095 249653 249841 250948 252466 252539
// bufdiff-features: 253836 254310 254421 254646 255394 255676 255733 256112 257238 258906 259528
// bufdiff-features: 259840
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
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
  func.func @main(%arg0: tensor<?xf32>, %arg1: i32, %arg2: f32, %arg3: tensor<?xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2x2x2xi32>, i32, i32) {
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2:2 = call @f2(%1, %1) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %3 = tensor.empty() : tensor<2x2x2xi32>
    %4 = linalg.fill ins(%arg1 : i32) outs(%3 : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %9 = arith.index_cast %arg4 : index to i32
      %10 = arith.index_cast %arg5 : index to i32
      %11 = arith.index_cast %arg6 : index to i32
      %12 = arith.cmpi uge, %9, %10 : i32
      %13 = arith.select %12, %9, %10 : i32
      %14 = arith.subi %13, %11 : i32
      tensor.yield %14 : i32
    } : tensor<3x2x2xi32>
    %5 = tensor.empty() : tensor<2x1x1xi32>
    %6 = linalg.fill ins(%arg1 : i32) outs(%5 : tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %7 = linalg.conv_3d ins(%generated, %6 : tensor<3x2x2xi32>, tensor<2x1x1xi32>) outs(%4 : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %8 = memref.alloca_scope  -> (i32) {
      %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %10 = arith.subf %in, %out : f32
        linalg.yield %10 : f32
      } -> tensor<?xf32>
      memref.alloca_scope.return %arg1 : i32
    }
    return %2#0, %2#1, %7, %8, %arg1 : tensor<2xf32>, tensor<2xf32>, tensor<2x2x2xi32>, i32, i32
  }
}

