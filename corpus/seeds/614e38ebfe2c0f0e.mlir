// bufdiff-profile: calls
// bufdiff-choices: 4b9a435038008fd0c95a891d9aca9382d8865fbe5cec4c6413d6ec8918927badbb683f99b187e97d
// bufdiff-choices: 7d82b31d40ca9c03fd01208fee2c8ac9dda365902450ede1a014fc9435b6b1d54e10f9bf0a86d4c1
// bufdiff-choices: 1b3e2fcbf1604c3c4c421bf2aa9cf819607f68b85b3231fc5c7f11d11413f745bb9965f1b09b283a
// bufdiff-choices: 9638095039c39229237d5fdc420f8d10875b0125215ac3013720703c900a63eef1db12c6a9acd073
// bufdiff-choices: bee8d149e494c282f9e9b99e96ccc1becb0f09b7bc0e4c112f29d283f58fb8b25223c2aecb7e39ac
// bufdiff-choices: 8720c28f9e09f198846fede6a57cddccd9523074a9b8252b64b8537a1c2bab37ca0ebd11c469855f
// bufdiff-choices: 2641306c58d7b1b5e467b54e5aba6c07d57af34152cb8c4683e5ec4ef473f0b5531831490c418b3c
// bufdiff-choices: ac4084e04076a141956bb85f7ffb0791f69a2b08ed989c2aa5727a896ccce24038687028a69c9c66
// bufdiff-choices: ba4d3905cae4f1a9ac2d62b6a5a41951ddff902ad74515bf
// bufdiff-features: 600 683 961 1854 2058 2898 4795 6136 6314 6363 10203 10486 11044 11751 11938
// bufdiff-features: 12593 13233 13518 14884 15671 15745 15751 15903 16960 18480 18740 19124 19166
// bufdiff-features: 21496 21522 22280 22640 23600 25818 26568 27725 28464 28556 29968 30625 30666
// bufdiff-features: 33772 34159 34167 35364 36784 37231 38427 38693 38783 40712 42344 42467 43248
// bufdiff-features: 44505 44522 45017 45147 45202 45869 46203 46835 47392 48777 49355 49370 49635
// bufdiff-features: 52558 52807 52900 53180 53252 53469 53659 54408 54915 55463 56401 57548 58228
// bufdiff-features: 59145 60686 63071 63800 64235 64875 66422 67526 67679 67901 68355 68782 68824
// bufdiff-features: 71050 71168 73289 73802 74057 74450 74507 75696 75921 76639 76915 77967 81736
// bufdiff-features: 82135 82350 84270 84585 85843 86125 86562 88732 89150 89178 89780 90070 90097
// bufdiff-features: 90777 90832 91148 92740 93255 93318 94991 99383 100490 101823 102384 102788
// bufdiff-features: 103851 104931 105016 107425 108235 108427 109040 109093 109144 110552 110816
// bufdiff-features: 111024 111976 112929 115026 116270 117235 118984 119136 119138 119588 120933
// bufdiff-features: 121512 121682 121707 122664 124254 125270 125331 125908 126249 126927 128916
// bufdiff-features: 128934 129076 129878 130602 131567 135236 136039 136056 137576 140778 140924
// bufdiff-features: 142369 143896 144513 146512 149846 150907 151758 153031 153220 153293 153896
// bufdiff-features: 154129 154889 155898 156147 156460 157034 157273 158120 160138 163687 163921
// bufdiff-features: 164679 164709 165636 165695 165719 168545 168858 170876 171116 172435 173151
// bufdiff-features: 174930 175282 178067 179005 180207 181698 184030 185275 186942 186959 187560
// bufdiff-features: 188412 188723 188790 189319 189820 190520 191908 191991 192210 192422 192628
// bufdiff-features: 193290 193665 194134 194682 194757 195407 196031 196349 197837 198432 198460
// bufdiff-features: 201059 201601 202241 202814 203746 204314 205434 205689 207442 207457 208206
// bufdiff-features: 208557 208944 210301 210461 214744 215811 217368 218211 218657 220013 220223
// bufdiff-features: 221413 222181 224099 224899 225913 226357 228058 228519 229026 229951 230081
// bufdiff-features: 230104 230640 232791 235375 236324 236986 237281 237595 239941 240100 240158
// bufdiff-features: 241640 243441 246543 247062 247620 249653 249841 250373 250917 252354 252466
// bufdiff-features: 252539 253523 253802 253836 254421 254646 256668 258906 258994 259840
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x5xf32>, %arg1: f32) -> (tensor<?x5xf32>, tensor<5xf32>, tensor<5x5xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:2 = scf.while (%arg2 = %c0, %arg3 = %arg0) : (index, tensor<?x5xf32>) -> (index, tensor<?x5xf32>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?x5xf32>
      %4 = scf.forall (%arg4) in (%dim) shared_outs(%arg5 = %arg3) -> (tensor<?x5xf32>) {
        %extracted_slice = tensor.extract_slice %arg5[%arg4, 0] [1, 5] [1, 1] : tensor<?x5xf32> to tensor<1x5xf32>
        %cst_0 = arith.constant dense<[[[5.500000e+00, 4.500000e+00, 3.500000e+00, 2.500000e+00, 1.500000e+00], [5.000000e-01, -5.000000e-01, -1.500000e+00, -2.500000e+00, -3.500000e+00]]]> : tensor<1x2x5xf32>
        %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%cst_0 : tensor<1x2x5xf32>) outs(%extracted_slice : tensor<1x5xf32>) {
        ^bb0(%in: f32, %out: f32):
          %10 = arith.minimumf %in, %out : f32
          linalg.yield %10 : f32
        } -> tensor<1x5xf32>
        %9 = linalg.softmax dimension(1) ins(%8 : tensor<1x5xf32>) outs(%8 : tensor<1x5xf32>) -> tensor<1x5xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %9 into %arg5[%arg4, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<?x5xf32>
        }
      }
      %5 = arith.cmpi ult, %arg2, %c3 : index
      %cst = arith.constant 3.000000e+00 : f32
      %6 = arith.cmpf une, %arg1, %cst : f32
      %7 = arith.andi %5, %6 : i1
      scf.condition(%7) %arg2, %arg3 : index, tensor<?x5xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?x5xf32>):
      %4 = arith.addi %arg2, %c1 : index
      %5 = linalg.floor ins(%arg0 : tensor<?x5xf32>) outs(%arg3 : tensor<?x5xf32>) -> tensor<?x5xf32>
      scf.yield %4, %5 : index, tensor<?x5xf32>
    }
    %c5 = arith.constant 5 : index
    %1 = tensor.empty(%c5, %c5) : tensor<?x?xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cast = tensor.cast %2 : tensor<?x?xf32> to tensor<5x5xf32>
    %3:2 = call @f3(%cast, %cast) : (tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5x5xf32>)
    return %0#1, %3#0, %3#1, %0#0 : tensor<?x5xf32>, tensor<5xf32>, tensor<5x5xf32>, index
  }
  func.func @f3(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5x5xf32>) {
    %transposed = linalg.transpose ins(%arg0 : tensor<5x5xf32>) outs(%arg1 : tensor<5x5xf32>) permutation = [1, 0] 
    %0 = call @f2(%transposed, %arg0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = call @f1(%transposed, %transposed, %cst, %transposed) : (tensor<5x5xf32>, tensor<5x5xf32>, f32, tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = bufferization.alloc_tensor() copy(%0) : tensor<5xf32>
    return %2, %1 : tensor<5xf32>, tensor<5x5xf32>
  }
  func.func private @f2(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>) -> tensor<5xf32> {
    %cst = arith.constant -6.000000e+00 : f32
    %0 = call @f1(%arg1, %arg1, %cst, %arg1) : (tensor<5x5xf32>, tensor<5x5xf32>, f32, tensor<5x5xf32>) -> tensor<5x5xf32>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %1 = call @f1(%arg0, %arg0, %cst_0, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<5x5xf32>, tensor<5x5xf32>, f32, tensor<5x5xf32>) -> tensor<5x5xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1[0, %c0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5xf32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [#map2, #map3, #map2] ins(%0, %extracted_slice : tensor<5x5xf32>, tensor<5xf32>) outs(%1 : tensor<5x5xf32>) -> tensor<5x5xf32>
    return %extracted_slice : tensor<5xf32>
  }
  func.func private @f1(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>, %arg2: f32, %arg3: tensor<5x5xf32>) -> tensor<5x5xf32> {
    %0 = linalg.min ins(%arg3, %arg1 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%arg3 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %c5 = arith.constant 5 : index
    %1 = tensor.empty(%c5) : tensor<5x?xf32>
    %2 = arith.minimumf %arg2, %arg2 : f32
    %3 = linalg.fill ins(%2 : f32) outs(%1 : tensor<5x?xf32>) -> tensor<5x?xf32>
    %cast = tensor.cast %3 : tensor<5x?xf32> to tensor<5x5xf32>
    %4 = linalg.softmax dimension(0) ins(%cast : tensor<5x5xf32>) outs(%arg1 : tensor<5x5xf32>) -> tensor<5x5xf32>
    return %4 : tensor<5x5xf32>
  }
}

