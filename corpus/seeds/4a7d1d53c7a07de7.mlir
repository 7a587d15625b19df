// bufdiff-profile: calls
// bufdiff-choices: c6e752522a220e79cf94d9c472811852b73adc25493737d2aca3c33661b95c02c68d62ca8754e342
// bufdiff-choices: 6935a973ca7d515da4ffc90d4b9625c0ae5b4f7cca08b45f840b0338d909c69d2a5deafad8e9cbae
// bufdiff-choices: 233dacc29f4710c9ad48ab7eb9898689adb415d789fa6ba741bd5f75a4ed2004aa75762197bfd477
// bufdiff-choices: cc69602971edd2cd27d6b86ebd4ff0a12b809bf8a4548e8571b5cdeff53403e2ad692af25045ae5f
// bufdiff-choices: f62cbb567104ecff17897bc2cd5d36c71211feeb3f5adc1c57b1273e1741366177ca39ef2a354e5b
// bufdiff-choices: efc976e9e40d623223b80381762e4c44c2277498eb2adfeb621986a2f9a380b8bf7e428ca2319055
// bufdiff-choices: 50c55f94e1eed6f408b633890b2fd15a63f3819887d741d49f5dc703edba51e461eb2ac342d8c144
// bufdiff-choices: a1b530314fd2a77f51f54f9cf000de03c72ea1f301bd48e874893c26127dbdd82b4d7fad63b4181a
// bufdiff-choices: 341652c7dfbb95ccc5cb5e99e26b005b306b561f81ced6ec1b80468ba1dbbaf31805860a63587db3
// bufdiff-choices: 84bec7562f1687f4bcf27a16ecaafeaa0119cedf94ec326bd5f4f92852f21db947fc92fd4732234f
// bufdiff-choices: 9d3ea7259946c48a6083f2622c9e8380dff217b40e83cee25f8320cf23e09b7782bddc707a31db1a
// bufdiff-choices: b64c9fa49ce97ad5f09a45a26b5ef24cab4c4220f7c2612764a036b593ed10d348e6ba247a3e8273
// bufdiff-choices: be5066b4dc3ca296ef8ead0032ff585f12fac3e69277f9b04dea625206e38c375c7340f368fd8d61
// bufdiff-choices: 08f98aab9cc3599c0464e7a73b1921235291bc63f6afc6eed3158bbd7d228ccbd851986b2dd5c16e
// bufdiff-choices: ac2e9a30e3d5ce49341af34ed7abb9de8b683c6a
// bufdiff-features: 11 17 688 961 1089 1150 2054 2442 2572 2898 3217 3821 4211 5018 6363 6933 7384
// bufdiff-features: 9085 10303 10384 11124 11162 12064 12068 12170 12276 12457 12932 12947 13233
// bufdiff-features: 14454 14523 15751 15903 16417 16960 19419 21522 22030 22095 22280 22750 23108
// bufdiff-features: 24259 25608 25818 26546 26568 27704 28464 28564 28814 29014 29687 29966 29968
// bufdiff-features: 30002 30205 30293 30573 30666 31599 32085 33915 34034 34167 34861 35196 36784
// bufdiff-features: 38754 38783 39025 39927 40712 42344 42530 42858 43092 43442 43631 44505 44522
// bufdiff-features: 45017 46203 46321 46522 47392 48598 48824 48974 49370 50894 51415 52900 52928
// bufdiff-features: 53180 53252 53469 54385 54408 54998 55113 58190 58303 59145 60417 61190 63071
// bufdiff-features: 64119 64120 64235 64435 64716 65445 65496 65515 65583 65726 66312 66422 66995
// bufdiff-features: 67262 67526 68355 68782 70335 70975 71168 71306 72413 73271 73289 73802 74159
// bufdiff-features: 74375 74465 74864 75921 76677 76700 76953 78198 78430 79701 80533 81612 81736
// bufdiff-features: 82135 83194 84229 84562 84585 84631 85843 86125 86837 87862 88732 89110 89646
// bufdiff-features: 89780 89812 89928 90218 91365 91633 92022 92194 92492 92921 93875 95273 96431
// bufdiff-features: 97059 97131 97582 98501 99228 99383 99980 101823 102786 104315 104931 105573
// bufdiff-features: 105832 107425 107702 108012 109055 110552 111024 111709 111733 111976 112363
// bufdiff-features: 112929 113041 113940 115026 115450 116270 117206 117235 119205 119340 119588
// bufdiff-features: 119613 120772 121682 124909 125048 126398 127813 128828 128916 130602 130933
// bufdiff-features: 132184 132574 132590 133084 133364 133756 136039 137045 137462 138086 139010
// bufdiff-features: 139079 140374 141238 142040 143896 144409 144724 145122 145775 146512 146711
// bufdiff-features: 147041 147156 147712 147747 150631 151758 153293 153474 153896 154430 154889
// bufdiff-features: 154946 155465 155898 156154 156191 156460 157034 157612 157953 158120 158897
// bufdiff-features: 160263 160349 162764 162971 163044 163118 163581 163687 164472 165141 165373
// bufdiff-features: 165636 165695 165719 166303 167143 168858 169562 170819 171116 171204 171551
// bufdiff-features: 172814 173354 173800 174170 174371 174659 174734 176664 177089 177182 177226
// bufdiff-features: 177355 177904 177966 178067 178228 178560 178934 179280 180207 180408 181522
// bufdiff-features: 181789 183114 183565 183793 184030 184122 186959 188508 188790 189178 189574
// bufdiff-features: 190970 191076 191385 191888 192628 192771 194134 194682 194714 195809 196031
// bufdiff-features: 196787 197267 197837 197960 198460 198667 198798 199760 200104 200307 201059
// bufdiff-features: 201475 201601 201945 202241 203000 203083 203746 204912 205434 205689 207639
// bufdiff-features: 207902 208379 208556 209666 210461 210828 211884 212640 213275 214132 214579
// bufdiff-features: 214744 215007 215925 215938 215959 216985 217899 218286 218738 220247 220517
// bufdiff-features: 222135 222325 222487 222612 222809 223045 223640 224815 225985 226195 226357
// bufdiff-features: 226580 226777 227345 229569 229951 230081 230293 230329 230640 230783 231330
// bufdiff-features: 233145 234455 235375 235396 236929 236930 236986 237595 240100 240158 240311
// bufdiff-features: 240709 241521 242872 243137 243546 243872 244092 245203 245784 246543 249695
// bufdiff-features: 249841 250948 252428 252466 252539 253092 253439 253782 253800 253836 258563
// bufdiff-features: 258994 259766 259840 261131
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xi32>) -> (tensor<?x3x3xi32>, tensor<5x1xi32>, tensor<1xi32>, tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>, tensor<?x?xi32>, f32) {
    %cst = arith.constant dense<[[11], [14], [17], [20], [23]]> : tensor<5x1xi32>
    %0 = call @f3(%cst) : (tensor<5x1xi32>) -> tensor<5x1xi32>
    %1:3 = call @f2(%cst, %0) : (tensor<5x1xi32>, tensor<5x1xi32>) -> (tensor<?x3x3xi32>, tensor<5x1xi32>, f32)
    %c2 = arith.constant 2 : index
    %2 = scf.forall (%arg1) in (%c2) shared_outs(%arg2 = %1#0) -> (tensor<?x3x3xi32>) {
      %cast_4 = tensor.cast %1#1 : tensor<5x1xi32> to tensor<5x?xi32>
      %6:3 = func.call @f1(%cast_4, %cast_4) : (tensor<5x?xi32>, tensor<5x?xi32>) -> (tensor<5x?xi32>, tensor<2x1xi32>, i32)
      %extracted_slice = tensor.extract_slice %arg2[%arg1, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<?x3x3xi32> to tensor<3x3xi32>
      %cst_5 = arith.constant dense<[[8, 9, 10], [11, 12, 13], [14, 15, 16]]> : tensor<3x3xi32>
      %mapped = linalg.map ins(%extracted_slice, %cst_5, %extracted_slice : tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>) outs(%extracted_slice : tensor<3x3xi32>)
        (%in: i32, %in_7: i32, %in_8: i32, %init: i32) {
          %8 = arith.maxui %in, %in_7 : i32
          %9 = arith.muli %8, %in_8 : i32
          linalg.yield %9 : i32
        }
      %cst_6 = arith.constant dense<127> : tensor<3x3xi32>
      %7 = linalg.sub ins(%extracted_slice, %cst_6 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%mapped : tensor<3x3xi32>) -> tensor<3x3xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg2[%arg1, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3xi32> into tensor<?x3x3xi32>
      }
    }
    %cast = tensor.cast %0 : tensor<5x1xi32> to tensor<5x?xi32>
    %3 = call @f6(%cast) : (tensor<5x?xi32>) -> tensor<5x?xi32>
    %cast_0 = tensor.cast %3 : tensor<5x?xi32> to tensor<?x?xi32>
    %cast_1 = tensor.cast %3 : tensor<5x?xi32> to tensor<5x1xi32>
    %c-3_i32 = arith.constant -3 : i32
    %c100_i32 = arith.constant 100 : i32
    %c-3_i32_2 = arith.constant -3 : i32
    %c5_i32 = arith.constant 5 : i32
    %c-3_i32_3 = arith.constant -3 : i32
    %from_elements = tensor.from_elements %c-3_i32, %c100_i32, %c-3_i32_2, %c5_i32, %c-3_i32_3 : tensor<5x1xi32>
    %4:2 = call @f5(%cast_0, %cast_1, %from_elements) : (tensor<?x?xi32>, tensor<5x1xi32>, tensor<5x1xi32>) -> (tensor<5x1xi32>, tensor<1xi32>)
    %5:2 = call @f4(%from_elements) : (tensor<5x1xi32>) -> (tensor<5x1xi32>, tensor<5x1xi32>)
    return %2, %4#0, %4#1, %5#0, %5#1, %from_elements, %arg0, %1#2 : tensor<?x3x3xi32>, tensor<5x1xi32>, tensor<1xi32>, tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>, tensor<?x?xi32>, f32
  }
  func.func private @f6(%arg0: tensor<5x?xi32>) -> tensor<5x?xi32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<5x?xi32>
    %0 = tensor.empty(%dim) : tensor<?x5xi32>
    %c1_i32 = arith.constant 1 : i32
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%0 : tensor<?x5xi32>) -> tensor<?x5xi32>
    %transposed = linalg.transpose ins(%1 : tensor<?x5xi32>) outs(%arg0 : tensor<5x?xi32>) permutation = [1, 0] 
    return %transposed : tensor<5x?xi32>
  }
  func.func private @f5(%arg0: tensor<?x?xi32>, %arg1: tensor<5x1xi32>, %arg2: tensor<5x1xi32>) -> (tensor<5x1xi32>, tensor<1xi32>) {
    %0 = tensor.empty() : tensor<2x1xi32>
    %c-1_i32 = arith.constant -1 : i32
    %1 = linalg.fill ins(%c-1_i32 : i32) outs(%0 : tensor<2x1xi32>) -> tensor<2x1xi32>
    %c5_i32 = arith.constant 5 : i32
    %c127_i32 = arith.constant 127 : i32
    %c127_i32_0 = arith.constant 127 : i32
    %c-3_i32 = arith.constant -3 : i32
    %from_elements = tensor.from_elements %c5_i32, %c127_i32, %c127_i32_0, %c127_i32_0, %c-1_i32, %c-3_i32 : tensor<6x1xi32>
    %2 = linalg.conv_2d ins(%from_elements, %1 : tensor<6x1xi32>, tensor<2x1xi32>) outs(%arg1 : tensor<5x1xi32>) -> tensor<5x1xi32>
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %arg2[%c4, 0] [1, 1] [1, 1] : tensor<5x1xi32> to tensor<1xi32>
    return %2, %extracted_slice : tensor<5x1xi32>, tensor<1xi32>
  }
  func.func private @f2(%arg0: tensor<5x1xi32>, %arg1: tensor<5x1xi32>) -> (tensor<?x3x3xi32>, tensor<5x1xi32>, f32) {
    %0 = tensor.empty() : tensor<5x1xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<5x1xi32>) -> tensor<5x1xi32>
    %2 = linalg.mul ins(%1, %arg1 : tensor<5x1xi32>, tensor<5x1xi32>) outs(%arg0 : tensor<5x1xi32>) -> tensor<5x1xi32>
    %c2 = arith.constant 2 : index
    %3 = tensor.empty(%c2) : tensor<?x3x3xi32>
    %4 = linalg.fill ins(%c0_i32 : i32) outs(%3 : tensor<?x3x3xi32>) -> tensor<?x3x3xi32>
    %cst = arith.constant dense<[[[5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16]], [[17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]]> : tensor<2x4x3xi32>
    %5 = tensor.empty() : tensor<2xi32>
    %6 = linalg.pooling_nwc_max ins(%cst, %5 : tensor<2x4x3xi32>, tensor<2xi32>) outs(%4 : tensor<?x3x3xi32>) -> tensor<?x3x3xi32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    return %6, %2, %cst_0 : tensor<?x3x3xi32>, tensor<5x1xi32>, f32
  }
  func.func private @f1(%arg0: tensor<5x?xi32>, %arg1: tensor<5x?xi32>) -> (tensor<5x?xi32>, tensor<2x1xi32>, i32) {
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [2, 1] [1, 1] : tensor<5x?xi32> to tensor<2x1xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[1, 0] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<5x?xi32>
    %false = arith.constant false
    %0 = call @either1(%extracted_slice, %extracted_slice, %false) : (tensor<2x1xi32>, tensor<2x1xi32>, i1) -> tensor<2x1xi32>
    %c2 = arith.constant 2 : index
    %cast = tensor.cast %0 : tensor<2x1xi32> to tensor<?x1xi32>
    %inserted_slice_0 = tensor.insert_slice %cast into %extracted_slice[0, 0] [%c2, 1] [1, 1] : tensor<?x1xi32> into tensor<2x1xi32>
    %1 = tensor.empty() : tensor<2x1xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2x1xi32>) outs(%1 : tensor<2x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c100_i32 = arith.constant 100 : i32
      %3 = arith.minsi %in, %c100_i32 : i32
      linalg.yield %3 : i32
    } -> tensor<2x1xi32>
    %c-128_i32 = arith.constant -128 : i32
    return %inserted_slice, %2, %c-128_i32 : tensor<5x?xi32>, tensor<2x1xi32>, i32
  }
  func.func private @either1(%arg0: tensor<2x1xi32>, %arg1: tensor<2x1xi32>, %arg2: i1) -> tensor<2x1xi32> {
    %0 = scf.if %arg2 -> (tensor<2x1xi32>) {
      scf.yield %arg0 : tensor<2x1xi32>
    } else {
      scf.yield %arg1 : tensor<2x1xi32>
    }
    return %0 : tensor<2x1xi32>
  }
  func.func @f3(%arg0: tensor<5x1xi32>) -> tensor<5x1xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<5x1xi32>, tensor<5x1xi32>) outs(%arg0 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %1 = arith.ori %in, %in_0 : i32
      %c5_i32 = arith.constant 5 : i32
      %2 = arith.shrui %1, %c5_i32 : i32
      linalg.yield %2 : i32
    } -> tensor<5x1xi32>
    return %arg0 : tensor<5x1xi32>
  }
  func.func @f4(%arg0: tensor<5x1xi32>) -> (tensor<5x1xi32>, tensor<5x1xi32>) {
    %c11_i32 = arith.constant 11 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c11_i32, %c1_i32, %c3_i32, %c-1_i32, %c1_i32_0 : tensor<5x1xi32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%from_elements : tensor<5x1xi32>) outs(%arg0 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.addi %in, %out : i32
      %c6_i32 = arith.constant 6 : i32
      %2 = arith.divui %1, %c6_i32 : i32
      linalg.yield %2 : i32
    } -> tensor<5x1xi32>
    return %from_elements, %0 : tensor<5x1xi32>, tensor<5x1xi32>
  }
}

