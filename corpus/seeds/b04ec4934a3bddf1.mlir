// bufdiff-profile: types
// bufdiff-choices: 2c5ad11736625276e8c711d2a9703184315dca3819ccdc61f4285ce9df201f3cb3f02a4e0013f653
// bufdiff-choices: 2c8111ce6d4c6ae8bf5485cbd5b58cf3dac19ee29a16c7ddcbcabceff95da4df29b96d5bb26222f0
// bufdiff-choices: 10bd066be4e6b1dae3cfe577229ea6535c2487b5a41dfa877ecdeabbbaacc893351eefcce7909242
// bufdiff-choices: bedb93598dfbd91815bc601f9a0e8701b612f1ae17f56df81379a12958888aeb81d66905f0
// bufdiff-features: 472 587 1258 1333 3087 3513 3638 4870 5201 5597 5722 6514 7122 7516 7534 9132
// bufdiff-features: 9189 9479 9706 9748 10035 10819 12583 12854 13458 14629 14632 14884 15055 15671
// bufdiff-features: 15751 16269 16682 17232 18166 18392 18428 18587 18812 20516 21953 22221 22280
// bufdiff-features: 22910 23643 24458 24516 25735 25810 25898 26568 27825 28556 28692 29684 30771
// bufdiff-features: 31279 31876 31899 32080 33409 33637 34167 34233 34647 34746 35239 35610 37183
// bufdiff-features: 37786 38202 38513 39418 40297 40500 40712 40762 42156 42344 43171 44522 44554
// bufdiff-features: 44587 44615 44918 44959 45445 45710 46203 46993 46995 47093 47315 47735 47762
// bufdiff-features: 49676 49956 50664 51783 51833 52148 52322 52958 53793 56140 56404 57718 58247
// bufdiff-features: 58272 58748 61350 61456 61556 61944 62675 63062 64119 64235 64654 64748 64959
// bufdiff-features: 65560 66422 66765 67360 68355 69017 69449 70385 70960 71169 71311 71527 71877
// bufdiff-features: 73123 73289 74360 74362 75502 76258 76370 76688 76903 78524 79389 80035 80895
// bufdiff-features: 81082 81502 81511 81707 82203 82565 83194 83253 83887 84585 84808 84880 85047
// bufdiff-features: 85601 85897 86229 87585 87895 88337 89151 89178 89732 89780 90777 90979 91393
// bufdiff-features: 91946 92601 93255 93844 93944 95285 96464 96757 96969 97053 97219 97565 98058
// bufdiff-features: 98194 98501 99568 100455 101264 101983 102082 102187 102847 103455 103673
// bufdiff-features: 104096 104172 104315 104787 106164 108660 109086 109327 110816 110952 111378
// bufdiff-features: 111955 112409 112709 112929 113031 113618 114343 114541 115471 115608 117724
// bufdiff-features: 118036 119876 120595 121000 121052 121318 121394 121467 123359 123764 124484
// bufdiff-features: 124839 125040 125449 125457 125921 126503 126927 127243 127405 128456 129703
// bufdiff-features: 129955 130133 130770
#map = affine_map<(d0) -> (2)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf8E5M2> {bufferization.writable = false}, %arg1: bf16) -> (tensor<bf16>, bf16, bf16) {
    %0 = memref.alloca_scope  -> (bf16) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %4:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> (index, tensor<4xf8E5M2>, tensor<4xf8E5M2>) {
        %extracted_slice_0 = tensor.extract_slice %arg0[0] [3] [1] : tensor<4xf8E5M2> to tensor<3xf8E5M2>
        %extracted_slice_1 = tensor.extract_slice %arg0[1] [3] [1] : tensor<4xf8E5M2> to tensor<3xf8E5M2>
        %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%extracted_slice_1 : tensor<3xf8E5M2>) outs(%extracted_slice_0 : tensor<3xf8E5M2>) {
        ^bb0(%in: f8E5M2, %out: f8E5M2):
          %cst = arith.constant -6.000000e+00 : f8E5M2
          %11 = arith.addf %in, %cst : f8E5M2
          linalg.yield %11 : f8E5M2
        } -> tensor<3xf8E5M2>
        %7 = tensor.empty() : tensor<3xf8E5M2>
        %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice_1 : tensor<3xf8E5M2>) outs(%7 : tensor<3xf8E5M2>) {
        ^bb0(%in: f8E5M2, %out: f8E5M2):
          %cst = arith.constant 0x7C : f8E5M2
          %11 = arith.divf %in, %cst : f8E5M2
          linalg.yield %11 : f8E5M2
        } -> tensor<3xf8E5M2>
        %9 = linalg.max ins(%extracted_slice_1, %extracted_slice_0 : tensor<3xf8E5M2>, tensor<3xf8E5M2>) outs(%extracted_slice_1 : tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
        %inserted_slice = tensor.insert_slice %6 into %arg0[0] [3] [1] : tensor<3xf8E5M2> into tensor<4xf8E5M2>
        %inserted_slice_2 = tensor.insert_slice %9 into %inserted_slice[1] [3] [1] : tensor<3xf8E5M2> into tensor<4xf8E5M2>
        %10 = arith.cmpi ult, %arg2, %c1 : index
        scf.condition(%10) %arg2, %arg3, %arg4 : index, tensor<4xf8E5M2>, tensor<4xf8E5M2>
      } do {
      ^bb0(%arg2: index, %arg3: tensor<4xf8E5M2>, %arg4: tensor<4xf8E5M2>):
        %6 = arith.addi %arg2, %c1 : index
        %extracted_0 = tensor.extract %arg4[%arg2] : tensor<4xf8E5M2>
        %7 = linalg.rsqrt ins(%arg0 : tensor<4xf8E5M2>) outs(%arg4 : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
        %extracted_1 = tensor.extract %7[%arg2] : tensor<4xf8E5M2>
        %8 = linalg.sqrt ins(%arg0 : tensor<4xf8E5M2>) outs(%7 : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
        %9 = linalg.copy ins(%8 : tensor<4xf8E5M2>) outs(%arg3 : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
        scf.yield %6, %9, %8 : index, tensor<4xf8E5M2>, tensor<4xf8E5M2>
      }
      %extracted_slice = tensor.extract_slice %4#1[0] [1] [%c1] : tensor<4xf8E5M2> to tensor<1xf8E5M2>
      %5 = linalg.conv_1d ins(%4#1, %extracted_slice : tensor<4xf8E5M2>, tensor<1xf8E5M2>) outs(%4#2 : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %5[%c3] : tensor<4xf8E5M2>
      memref.alloca_scope.return %arg1 : bf16
    }
    %1 = tensor.empty() : tensor<bf16>
    %2 = linalg.fill ins(%arg1 : bf16) outs(%1 : tensor<bf16>) -> tensor<bf16>
    %3 = call @f1(%2) : (tensor<bf16>) -> tensor<bf16>
    return %3, %0, %arg1 : tensor<bf16>, bf16, bf16
  }
  func.func private @f1(%arg0: tensor<bf16>) -> tensor<bf16> {
    %0 = tensor.empty() : tensor<bf16>
    %extracted = tensor.extract %arg0[] : tensor<bf16>
    %1 = linalg.fill ins(%extracted : bf16) outs(%0 : tensor<bf16>) -> tensor<bf16>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg0, %1 : tensor<bf16>, tensor<bf16>) outs(%arg0 : tensor<bf16>) -> tensor<bf16>
    %3 = bufferization.alloc_tensor() copy(%0) : tensor<bf16>
    return %1 : tensor<bf16>
  }
}

