// bufdiff-profile: loops
// bufdiff-choices: 4c442019fd2dea7022d7ab3767c479d36fe2e7fd9b51a73fedbcaa0a6320a2b18dfbee29c85b143b
// bufdiff-choices: 65cc88fc59107c895e37eb380832e56a901cdd1be0e00ffe2c4c1703f32a8c75751d7435dbb91174
// bufdiff-choices: 9ff8c45cc1077af6157186eaf120d50ba9b92e2f0d5aca0afbed9f149511216a0a4b2b67e6c44cd5
// bufdiff-choices: 5e9bfd18bd3d5836eae4c6e8dd568a47e491c2b86f566d7946e1213337d25a7f0928b0b39ec7844c
// bufdiff-choices: 46038b452bff18c189810f45ac6beefd6e38e9bd55a7975d37c03a583d2f062b9fa5ccabc0024b62
// bufdiff-choices: 70b8973c9a5308669522b6d2bce740a4a17fe02f1db441ec4f61420bac7cdb09da991db1af654b17
// bufdiff-choices: 0c4ac2b3e8d37c822f8468227bbd5c689110ab7d931ab0b89592d12c3ede67d878285c0460a70385
// bufdiff-choices: a8381a83087198c7d7224cd4ac3968e1124d081d064ba47191942d409170c3a1c50687d951b27f21
// bufdiff-choices: 6e185f24c565d4875de98555a0018df53e2457ed7b8313a929a9e3e5dd1a8208379d216ae2317d85
// bufdiff-choices: a2e5e57d090fc77d13ba3f0ca6a50f8f60583cc6e06b26a5ac2664d707b9d2f1c9c92c3b0d05107c
// bufdiff-choices: 4adadc1903610e38
// bufdiff-features: 91 1132 1470 3041 3579 4211 4236 6188 6360 6523 9009 10254 10303 11344 11923
// bufdiff-features: 12638 13241 13493 13965 15117 15751 16242 16371 16926 19166 20023 20559 22095
// bufdiff-features: 22280 22801 24516 24745 25818 26125 26289 26568 26600 27704 29590 29968 31864
// bufdiff-features: 32358 33355 33853 34167 34861 37231 38754 40394 41776 42344 42680 42918 42962
// bufdiff-features: 43258 43562 43942 44351 44520 44587 44621 45765 46203 46323 46771 46923 47392
// bufdiff-features: 47796 48092 50893 51341 51344 52062 52558 52900 53252 55113 55125 55318 56975
// bufdiff-features: 57548 59201 60302 60519 60686 63071 64119 64235 66312 66422 68355 68782 69112
// bufdiff-features: 69171 69605 70975 71966 73335 74336 74454 74676 75921 77799 78772 79703 79850
// bufdiff-features: 80035 80083 80894 81467 82011 82135 82416 83634 84292 84897 85588 86902 89780
// bufdiff-features: 89864 90128 90543 91289 91781 92849 93200 94586 94626 94736 97739 98967 99757
// bufdiff-features: 100887 100980 101858 102786 104315 105492 105696 105750 107183 107774 108235
// bufdiff-features: 109800 110148 110162 111767 112220 112363 112929 113374 113940 114199 115026
// bufdiff-features: 115081 115155 115801 116092 116111 116681 117235 117618 119993 120379 121132
// bufdiff-features: 121682 122766 123098 123204 123446 124035 126249 127217 127329 127427 128364
// bufdiff-features: 128828 129955 130332 131567 132944 132976 133446 135363 136056 136271 136808
// bufdiff-features: 136987 138753 140591 140628 140929 141891 142084 142349 144303 145388 145910
// bufdiff-features: 146001 146614 147041 147995 148120 148401 149464 150907 150933 151292 152187
// bufdiff-features: 155408 155898 156460 158120 158332 158641 159348 159724 160011 160505 161319
// bufdiff-features: 161742 162948 162971 163118 163471 164679 165340 165554 165636 165695 165719
// bufdiff-features: 166350 168191 168271 168323 168645 168858 169153 169514 171116 171715 172094
// bufdiff-features: 172809 172814 172824 173354 176350 176670 176782 177904 178308 180258 181352
// bufdiff-features: 183565 183989 184030 184895 186202 186959 187596 188790 189195 189557 191294
// bufdiff-features: 191908 192327 192628 193353 193525 194134 194321 194714 196031 197392 197837
// bufdiff-features: 199773 199885 200065 200521 201059 201461 201535 202241 204212 204851 205434
// bufdiff-features: 206074 207639 209168 209666 210363 211044 211508 212213 212628 212640 213389
// bufdiff-features: 213425 214597 215188 215880 216613 217653 217723 219751 220181 221033 221097
// bufdiff-features: 222487 223165 223989 225759 226195 228390 229273 229951 230081 233674 234332
// bufdiff-features: 235325 235375 235396 235477 235629 237061 238386 239241 239990 241463 242793
// bufdiff-features: 242811 243137 243140 243784 243872 245514 246543 246895 247164 250059 250192
// bufdiff-features: 250948 251478 252161 252466 252539 252595 253389 253439 254087 255556 256112
// bufdiff-features: 257232 257251 257489 257605 257823 258216 258906 259840 261061 261263 261292
// bufdiff-features: 261556
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<2x2x2xf32>, %arg1: tensor<2x2x2xf32>, %arg2: tensor<?x?x?xf32>) -> (tensor<2x2x2xf32>, tensor<1x2x2xf32>) {
    %cst = arith.constant 1.000000e+02 : f32
    %0 = call @f1(%arg0, %cst, %arg0, %arg0) : (tensor<2x2x2xf32>, f32, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?x?xf32>
    affine.if #set(%dim) {
      %collapsed = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %1:2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg2, %arg5 = %collapsed) -> (tensor<?x?x?xf32>, tensor<?x?xf32>) {
        %dim_5 = tensor.dim %arg2, %c1 : tensor<?x?x?xf32>
        %6 = scf.forall (%arg6) in (%dim_5) shared_outs(%arg7 = %arg2) -> (tensor<?x?x?xf32>) {
          %dim_10 = tensor.dim %collapsed, %c0 : tensor<?x?xf32>
          %dim_11 = tensor.dim %arg2, %c2 : tensor<?x?x?xf32>
          %11 = tensor.empty(%dim_10, %dim_11) : tensor<?x?xf32>
          %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<?x?xf32>) -> tensor<?x?xf32>
          %mapped = linalg.map ins(%arg5, %collapsed, %12 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg5 : tensor<?x?xf32>)
            (%in: f32, %in_16: f32, %in_17: f32, %init: f32) {
              %16 = arith.maximumf %in, %in_16 : f32
              %17 = arith.subf %16, %in_17 : f32
              linalg.yield %17 : f32
            }
          %dim_12 = tensor.dim %arg2, %c0 : tensor<?x?x?xf32>
          %extracted_slice_13 = tensor.extract_slice %arg7[0, %arg6, 0] [%dim_12, 1, %dim_11] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x1x?xf32>
          %13 = tensor.empty(%dim_12, %dim_11) : tensor<?x1x?xf32>
          %cst_14 = arith.constant -0.000000e+00 : f32
          %14 = linalg.fill ins(%cst_14 : f32) outs(%13 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
          %15 = linalg.sub ins(%extracted_slice_13, %14 : tensor<?x1x?xf32>, tensor<?x1x?xf32>) outs(%extracted_slice_13 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
          %mapped_15 = linalg.map ins(%14, %15, %extracted_slice_13 : tensor<?x1x?xf32>, tensor<?x1x?xf32>, tensor<?x1x?xf32>) outs(%15 : tensor<?x1x?xf32>)
            (%in: f32, %in_16: f32, %in_17: f32, %init: f32) {
              %16 = arith.maximumf %in, %in_16 : f32
              %17 = arith.minimumf %16, %in_17 : f32
              linalg.yield %17 : f32
            }
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %mapped_15 into %arg7[0, %arg6, 0] [%dim_12, 1, %dim_11] [1, 1, 1] : tensor<?x1x?xf32> into tensor<?x?x?xf32>
          }
        }
        %dim_6 = tensor.dim %collapsed, %c0 : tensor<?x?xf32>
        %dim_7 = tensor.dim %arg2, %c2 : tensor<?x?x?xf32>
        %7 = tensor.empty(%dim_6, %dim_7) : tensor<?x?xf32>
        %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %9 = linalg.mul ins(%8, %collapsed : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg5 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x?xf32>) outs(%9 : tensor<?x?xf32>) {
        ^bb0(%in: f32, %out: f32):
          %11 = linalg.index 1 : index
          %12 = arith.index_cast %11 : index to i64
          %13 = arith.sitofp %12 : i64 to f32
          %14 = arith.subf %in, %13 : f32
          linalg.yield %14 : f32
        } -> tensor<?x?xf32>
        %dim_8 = tensor.dim %arg2, %c0 : tensor<?x?x?xf32>
        %inserted_slice_9 = tensor.insert_slice %6 into %arg4[0, 0, 0] [%dim_8, %dim_5, %dim_7] [1, 1, 1] : tensor<?x?x?xf32> into tensor<?x?x?xf32>
        scf.yield %inserted_slice_9, %10 : tensor<?x?x?xf32>, tensor<?x?xf32>
      }
      %dim_0 = tensor.dim %arg2, %c0 : tensor<?x?x?xf32>
      %dim_1 = tensor.dim %arg2, %c1 : tensor<?x?x?xf32>
      %dim_2 = tensor.dim %arg2, %c2 : tensor<?x?x?xf32>
      %2 = tensor.empty(%dim_0, %dim_1, %dim_2) : tensor<?x?x?xf32>
      %cst_3 = arith.constant -2.500000e+00 : f32
      %3 = linalg.fill ins(%cst_3 : f32) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %4 = linalg.round ins(%3 : tensor<?x?x?xf32>) outs(%1#0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %5 = linalg.rsqrt ins(%1#1 : tensor<?x?xf32>) outs(%1#1 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %dim_4 = tensor.dim %collapsed, %c0 : tensor<?x?xf32>
      %inserted_slice = tensor.insert_slice %1#1 into %5[0, 0] [%dim_4, %dim_2] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    }
    %extracted_slice = tensor.extract_slice %arg1[%c0, 0, %c0] [1, 2, 2] [1, 1, 1] : tensor<2x2x2xf32> to tensor<1x2x2xf32>
    return %0, %extracted_slice : tensor<2x2x2xf32>, tensor<1x2x2xf32>
  }
  func.func @f1(%arg0: tensor<2x2x2xf32>, %arg1: f32, %arg2: tensor<2x2x2xf32> {bufferization.buffer_layout = #map1}, %arg3: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = scf.for %arg4 = %c1 to %c3 step %c1 iter_args(%arg5 = %arg3) -> (tensor<2x2x2xf32>) {
      %2 = tensor.empty() : tensor<2x2x2xf32>
      %3 = linalg.rsqrt ins(%arg2 : tensor<2x2x2xf32>) outs(%2 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
      %mapped = linalg.map ins(%arg2, %arg5, %arg0 : tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%arg5 : tensor<2x2x2xf32>)
        (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
          %6 = arith.subf %in, %in_0 : f32
          %7 = arith.subf %6, %in_1 : f32
          linalg.yield %7 : f32
        }
      %inserted_slice = tensor.insert_slice %arg2 into %mapped[0, 0, 0] [2, 2, 2] [1, 1, 1] : tensor<2x2x2xf32> into tensor<2x2x2xf32>
      %4 = tensor.empty() : tensor<2x2x2xf32>
      %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<2x2x2xf32>) outs(%4 : tensor<2x2x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2x2xf32>
      scf.yield %arg5 : tensor<2x2x2xf32>
    }
    %cst = arith.constant dense<1.000000e+10> : tensor<2x2x2xf32>
    %1 = linalg.add ins(%arg2, %cst : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%0 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    return %1 : tensor<2x2x2xf32>
  }
}

