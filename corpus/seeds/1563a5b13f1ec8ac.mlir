// bufdiff-profile: loops
// bufdiff-choices: 0164304461c6a296851f8acb862eeea07ac20ea868c9e3e48da3de3afd3e9a314c4699a3e10699bf
// bufdiff-choices: 086942baa2eb2ce48880912de02ab3f3e140e66f2a82947a38be2cd423b0bd27b5c1696bd4d5f856
// bufdiff-choices: 30c045a5032f475fc18d0e131f1d753205e3e235e4e3393caf9a58781c63f7a133db6f06a9900c19
// bufdiff-choices: 8df3a755d016fd95eac4acd5b0f316dbf33a0664cb8a483a04cbdeeb8f12052ab7bef26bd3b9c674
// bufdiff-choices: 8752f00652fe173c1a0642c4a26fcd7363da682cc1cd6b90adb4a7ae277db03cf75cd81f6bc887c5
// bufdiff-choices: 18e5d30b393103a65a26b316a1f259fb12935ae4336b9868118b6adbcb8341051ea8ae2795a72295
// bufdiff-choices: 9fb9801fd8350d06ac24b95252cd57ae
// bufdiff-features: 600 2898 3579 5297 6812 9479 10384 10647 12170 13233 14884 15751 15903 16960
// bufdiff-features: 17174 18554 18984 22280 22678 24565 24598 25818 26568 26808 27171 27725 28464
// bufdiff-features: 29590 29968 31864 34167 34906 36395 36511 36936 38427 40712 41062 41720 42092
// bufdiff-features: 42344 42530 43248 43258 46022 46203 46874 47392 47554 47824 48062 48250 49370
// bufdiff-features: 51106 51344 52062 52558 52900 53785 55479 56477 58092 58423 60434 61435 61622
// bufdiff-features: 61628 62495 63071 63646 63825 64119 64936 65478 66422 68355 68409 68782 69532
// bufdiff-features: 69543 69734 70544 71392 72413 72541 73802 74201 74454 75921 76677 76728 76953
// bufdiff-features: 82135 82723 83739 87862 89085 90070 90543 92849 94759 95299 97949 101052 101342
// bufdiff-features: 102921 103715 104315 104723 105965 106652 110552 110561 112929 114199 114828
// bufdiff-features: 115026 116721 117618 118250 119993 120595 121682 123644 123795 123951 125498
// bufdiff-features: 127325 127813 128126 130933 133110 133575 134442 135477 135994 136056 136346
// bufdiff-features: 137080 137895 138476 139699 140929 142393 142916 143172 143475 146512 150313
// bufdiff-features: 151292 152226 152493 153896 155577 156072 156460 158120 159348 163406 165636
// bufdiff-features: 165719 165808 166169 167585 167973 168858 170082 171116 173166 174298 174930
// bufdiff-features: 175375 175773 177904 178210 178227 178854 184030 185626 186959 187560 187596
// bufdiff-features: 188790 192411 192628 193290 193398 194714 196031 197715 198729 198912 200242
// bufdiff-features: 200521 200887 202739 203746 203779 205434 207294 207660 208797 208812 209513
// bufdiff-features: 215959 220247 220907 221975 222982 223104 223925 225759 226178 226357 227372
// bufdiff-features: 228741 229951 230081 230104 230810 231457 232327 233380 235375 237682 241639
// bufdiff-features: 243204 244118 246543 246783 246895 248209 250888 250917 250948 251506 252351
// bufdiff-features: 252425 252466 253836 254447 255160 256058 257251 257530 259840 260243 260843
// bufdiff-features: 261263 261556
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x2xf32>, %arg1: tensor<3x2xf32>, %arg2: f32) -> (tensor<3x2xf32>, tensor<3x2xf32>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg2, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %inserted = tensor.insert %arg2 into %arg1[%c1, %1] : tensor<3x2xf32>
    %inserted_0 = tensor.insert %arg2 into %inserted[%1, %1] : tensor<3x2xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %inserted_0) -> (tensor<3x2xf32>) {
      %4 = scf.for %arg5 = %c0 to %arg3 step %c1 iter_args(%arg6 = %arg0) -> (tensor<?x2xf32>) {
        %6:2 = scf.forall (%arg7) in (%c2) shared_outs(%arg8 = %arg1, %arg9 = %inserted) -> (tensor<3x2xf32>, tensor<3x2xf32>) {
          %extracted_slice_3 = tensor.extract_slice %arg8[0, %arg7] [3, 1] [1, 1] : tensor<3x2xf32> to tensor<3x1xf32>
          %c3 = arith.constant 3 : index
          %8 = tensor.empty(%c1, %c3) : tensor<?x?xf32>
          %9 = linalg.fill ins(%arg2 : f32) outs(%8 : tensor<?x?xf32>) -> tensor<?x?xf32>
          %cast = tensor.cast %9 : tensor<?x?xf32> to tensor<1x3xf32>
          %transposed = linalg.transpose ins(%cast : tensor<1x3xf32>) outs(%extracted_slice_3 : tensor<3x1xf32>) permutation = [1, 0] 
          %10 = tensor.empty() : tensor<1x1xf32>
          %11 = linalg.fill ins(%arg2 : f32) outs(%10 : tensor<1x1xf32>) -> tensor<1x1xf32>
          %inserted_slice_4 = tensor.insert_slice %11 into %transposed[%arg3, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<3x1xf32>
          %extracted_slice_5 = tensor.extract_slice %arg9[0, %arg7] [3, 1] [1, 1] : tensor<3x2xf32> to tensor<3xf32>
          %12 = linalg.sqrt ins(%extracted_slice_5 : tensor<3xf32>) outs(%extracted_slice_5 : tensor<3xf32>) -> tensor<3xf32>
          %13 = linalg.abs ins(%extracted_slice_5 : tensor<3xf32>) outs(%12 : tensor<3xf32>) -> tensor<3xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %inserted_slice_4 into %arg8[0, %arg7] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<3x2xf32>
            tensor.parallel_insert_slice %13 into %arg9[0, %arg7] [3, 1] [1, 1] : tensor<3xf32> into tensor<3x2xf32>
          }
        }
        %7 = linalg.fill ins(%arg2 : f32) outs(%arg6 : tensor<?x2xf32>) -> tensor<?x2xf32>
        %dim = tensor.dim %arg0, %c0 : tensor<?x2xf32>
        %extracted_slice_2 = tensor.extract_slice %arg0[0, 0] [%dim, 1] [1, 1] : tensor<?x2xf32> to tensor<?x1xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice_2 into %7[0, %1] [%dim, 1] [1, 1] : tensor<?x1xf32> into tensor<?x2xf32>
        scf.yield %inserted_slice : tensor<?x2xf32>
      }
      %extracted = tensor.extract %arg4[%c1, %c1] : tensor<3x2xf32>
      %cst_1 = arith.constant dense<[[1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01]]> : tensor<3x2xf32>
      %5 = linalg.add ins(%cst_1, %inserted : tensor<3x2xf32>, tensor<3x2xf32>) outs(%arg4 : tensor<3x2xf32>) -> tensor<3x2xf32>
      scf.yield %5 : tensor<3x2xf32>
    }
    %extracted_slice = tensor.extract_slice %inserted_0[1, 0] [2, 2] [1, 1] : tensor<3x2xf32> to tensor<2x2xf32>
    %3 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%inserted, %extracted_slice : tensor<3x2xf32>, tensor<2x2xf32>) outs(%2 : tensor<3x2xf32>) -> tensor<3x2xf32>
    return %3, %2 : tensor<3x2xf32>, tensor<3x2xf32>
  }
}

