// bufdiff-profile: types
// bufdiff-choices: 8668617ffe75680321c14d69f445530a4c4e28d46b5166e921680025e5932eed57062a0a2a2332dc
// bufdiff-choices: ec496b5fba1e5cb75be4a1b6d49e420f84c8e12a8337d2db632178f77b412c99a494c165b978a790
// bufdiff-choices: b1233b847c2ab9cba85ee168b2bbe454ead6986845a08c1fa7488d87933522977c98f43b709103c5
// bufdiff-choices: 976454b3b59e3257e01c911a283c45df6a9353183a372ffb8cd64d5f441f3121fd7e4c18dfd005ab
// bufdiff-choices: 9b16e4f4a422bfe43a4c773554408b0f796f4356ac46150a669bdf562aaf99816e9958feea90003a
// bufdiff-choices: d755e05c5750b574f29cba7627d73324ecf2024fec24f22a188dd18c3efb462f4644bef97f993be1
// bufdiff-choices: 05a28c0a464060911deb318a7f0f6f1795af939d5b86bd8a69f0bc0a049a1844a5c1feb25a32293a
// bufdiff-choices: 3eb1e3625748e29208d5caace32e8844d67c1510f5f924f5108b310b08710d24ac7f752ce5096a61
// bufdiff-choices: 57
// bufdiff-features: 2027 2442 2898 4211 6611 7060 7691 9479 9968 10035 11162 11418 11441 12170
// bufdiff-features: 12932 13233 13257 13387 14609 15751 15903 16339 16728 16960 19419 20110 20952
// bufdiff-features: 21623 22095 22280 23071 24007 24184 24259 24576 24661 24747 25818 26568 27256
// bufdiff-features: 28464 29590 29968 30002 30145 30666 32085 32477 32613 33769 33915 34159 34167
// bufdiff-features: 34861 36784 38394 38754 39025 39673 40712 41900 42344 42467 42984 43061 43929
// bufdiff-features: 44522 44589 44943 46203 46355 47392 49370 49949 51415 52062 52558 52807 52900
// bufdiff-features: 53252 54385 54998 55113 57548 57745 58190 60686 64120 64235 64370 66312 66422
// bufdiff-features: 66817 68355 68782 69121 69875 70202 71657 72629 73289 73802 74053 74057 74507
// bufdiff-features: 75921 76700 76973 78283 78430 79099 81736 83194 85843 86125 87121 88233 88337
// bufdiff-features: 88732 88835 89085 89410 89780 89792 91633 92193 92492 94879 95273 97774 98501
// bufdiff-features: 99383 101823 103715 104245 104931 108919 108977 109327 109932 110552 110907
// bufdiff-features: 112751 112929 113307 113940 114171 114309 115026 115778 117010 117206 119400
// bufdiff-features: 119588 120049 121626 121682 124546 124698 125397 125702 125797 125908 128916
// bufdiff-features: 129435 131366 132574 133481 135992 136007 136030 138919 139154 140160 141238
// bufdiff-features: 141458 146512 147477 149400 152284 153293 153896 153911 154753 154946 155465
// bufdiff-features: 155898 156154 156369 156460 158120 158204 158415 158897 160756 162971 163118
// bufdiff-features: 163687 165141 165695 165719 166037 166455 166579 167072 167793 168858 169562
// bufdiff-features: 170819 171116 171204 173221 173354 173597 173614 173800 174170 174642 174930
// bufdiff-features: 177904 178067 178558 178934 180207 180699 184030 184321 186959 188571 188621
// bufdiff-features: 188790 189793 190627 191888 192628 192771 193290 193297 193747 193773 194134
// bufdiff-features: 194144 194503 194714 196031 196048 196787 197837 198460 198820 198912 199305
// bufdiff-features: 200572 201059 201945 202501 203746 204697 205434 205636 205689 206168 207639
// bufdiff-features: 210246 210461 211491 211625 212129 212779 213174 213275 215959 217282 222233
// bufdiff-features: 222487 223177 224443 226178 226357 226580 226852 229266 229951 230081 230104
// bufdiff-features: 230810 232365 234086 234562 235375 236929 236930 236986 240158 242257 242955
// bufdiff-features: 243137 243546 243781 243863 244092 244408 245619 246528 246543 246749 246895
// bufdiff-features: 247062 247107 250917 250948 252466 252539 253439 253836 255430 256247 258994
// bufdiff-features: 259528 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f3(%arg0: tensor<?x5xi7>) -> tensor<?x5xi7> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x5xi7>
    %0 = tensor.empty(%dim) : tensor<?x5x2xi7>
    %c-1_i7 = arith.constant -1 : i7
    %1 = linalg.fill ins(%c-1_i7 : i7) outs(%0 : tensor<?x5x2xi7>) -> tensor<?x5x2xi7>
    %2 = tensor.empty(%dim) : tensor<?x2xi7>
    %3 = linalg.fill ins(%c-1_i7 : i7) outs(%2 : tensor<?x2xi7>) -> tensor<?x2xi7>
    %4 = linalg.batch_matvec ins(%1, %3 : tensor<?x5x2xi7>, tensor<?x2xi7>) outs(%arg0 : tensor<?x5xi7>) -> tensor<?x5xi7>
    return %4 : tensor<?x5xi7>
  }
  func.func private @f1(%arg0: tensor<4xi7>, %arg1: tensor<4xi7>) -> (tensor<4xi7>, i7, i7) {
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c3] : tensor<4xi7>
    %c7_i7 = arith.constant 7 : i7
    %0 = arith.maxsi %extracted, %c7_i7 : i7
    return %arg1, %0, %extracted : tensor<4xi7>, i7, i7
  }
  func.func @f2(%arg0: tensor<6x4xi7>, %arg1: tensor<4xi7> {bufferization.buffer_layout = #map}, %arg2: tensor<?xi7>) -> tensor<6x4xi7> {
    %0 = scf.forall (%arg3) in (6) shared_outs(%arg4 = %arg0) -> (tensor<6x4xi7>) {
      %c4 = arith.constant 4 : index
      %1 = arith.remsi %arg3, %c4 : index
      %c1 = arith.constant 1 : index
      %extracted_slice = tensor.extract_slice %arg0[%c1, 1] [2, 2] [%c4, 1] : tensor<6x4xi7> to tensor<2x2xi7>
      %cst = arith.constant dense<[[6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20], [21, 22, 23, 24, 25], [26, 27, 28, 29, 30], [31, 32, 33, 34, 35], [36, 37, 38, 39, 40]]> : tensor<7x5xi7>
      %2 = linalg.conv_2d ins(%cst, %extracted_slice : tensor<7x5xi7>, tensor<2x2xi7>) outs(%arg0 : tensor<6x4xi7>) -> tensor<6x4xi7>
      %extracted_slice_0 = tensor.extract_slice %arg4[%arg3, 0] [1, 4] [1, 1] : tensor<6x4xi7> to tensor<1x4xi7>
      %mapped = linalg.map { arith.andi } ins(%extracted_slice_0, %extracted_slice_0 : tensor<1x4xi7>, tensor<1x4xi7>) outs(%extracted_slice_0 : tensor<1x4xi7>)
      %c9_i7 = arith.constant 9 : i7
      %c3_i7 = arith.constant 3 : i7
      %c11_i7 = arith.constant 11 : i7
      %c3_i7_1 = arith.constant 3 : i7
      %from_elements = tensor.from_elements %c9_i7, %c3_i7, %c11_i7, %c3_i7_1 : tensor<4x1xi7>
      %transposed = linalg.transpose ins(%from_elements : tensor<4x1xi7>) outs(%mapped : tensor<1x4xi7>) permutation = [1, 0] 
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %transposed into %arg4[%arg3, 0] [1, 4] [1, 1] : tensor<1x4xi7> into tensor<6x4xi7>
      }
    }
    return %0 : tensor<6x4xi7>
  }
  func.func @main(%arg0: tensor<6x4xi7>, %arg1: tensor<6x4xi7>, %arg2: memref<?xi7, strided<[?], offset: ?>>) -> (tensor<4xi7>, tensor<6x4xi7>, tensor<?x5xi7>, tensor<4xi7>, tensor<4x5xi7>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg1[2, %c3] [4, 1] [%c1, 1] : tensor<6x4xi7> to tensor<4xi7>
    %0:3 = call @f1(%extracted_slice, %extracted_slice) : (tensor<4xi7>, tensor<4xi7>) -> (tensor<4xi7>, i7, i7)
    %c4 = arith.constant 4 : index
    %1 = bufferization.alloc_tensor(%c4) : tensor<?xi7>
    %2 = bufferization.materialize_in_destination %extracted_slice in %1 : (tensor<4xi7>, tensor<?xi7>) -> tensor<?xi7>
    %3 = tensor.empty() : tensor<4xi7>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<?xi7>) outs(%3 : tensor<4xi7>) {
    ^bb0(%in: i7, %out: i7):
      linalg.yield %in : i7
    } -> tensor<4xi7>
    %cst = arith.constant dense<0> : tensor<4x5xi7>
    %cast = tensor.cast %cst : tensor<4x5xi7> to tensor<?x5xi7>
    %5 = call @f3(%cast) : (tensor<?x5xi7>) -> tensor<?x5xi7>
    %cast_0 = tensor.cast %4 : tensor<4xi7> to tensor<?xi7>
    %6 = call @f2(%arg1, %4, %cast_0) : (tensor<6x4xi7>, tensor<4xi7>, tensor<?xi7>) -> tensor<6x4xi7>
    %7 = scf.forall (%arg3) in (4) shared_outs(%arg4 = %3) -> (tensor<4xi7>) {
      %8 = tensor.empty() : tensor<2x3x2xi7>
      %9 = linalg.fill ins(%0#1 : i7) outs(%8 : tensor<2x3x2xi7>) -> tensor<2x3x2xi7>
      %10 = tensor.empty() : tensor<1xi7>
      %11 = linalg.pooling_nwc_sum ins(%9, %10 : tensor<2x3x2xi7>, tensor<1xi7>) outs(%9 : tensor<2x3x2xi7>) -> tensor<2x3x2xi7>
      %12 = tensor.empty() : tensor<i7>
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %extracted_slice[%c2] : tensor<4xi7>
      %13 = linalg.fill ins(%extracted : i7) outs(%12 : tensor<i7>) -> tensor<i7>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %13 into %arg4[%arg3] [1] [1] : tensor<i7> into tensor<4xi7>
      }
    }
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg2, %c0 : memref<?xi7, strided<[?], offset: ?>>
    %generated = tensor.generate %dim {
    ^bb0(%arg3: index):
      %8 = arith.index_cast %arg3 : index to i7
      %9 = arith.addi %8, %0#2 : i7
      tensor.yield %9 : i7
    } : tensor<?xi7>
    bufferization.materialize_in_destination %generated in restrict writable %arg2 : (tensor<?xi7>, memref<?xi7, strided<[?], offset: ?>>) -> ()
    return %7, %6, %5, %0#0, %cst : tensor<4xi7>, tensor<6x4xi7>, tensor<?x5xi7>, tensor<4xi7>, tensor<4x5xi7>
  }
}

