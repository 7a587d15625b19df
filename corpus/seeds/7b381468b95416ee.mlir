// bufdiff-profile: slices
// bufdiff-choices: 4f94d37723ae88a3082b03869e93fd0081d085837d0298a1901c05b5912a6f55af9443ead2579bb2
// bufdiff-choices: 60599886642b86fdd50d6dcb69804722bb2261105dc2fe37ab66e8d8edec6eb50f9df8d58b990232
// bufdiff-choices: 971f6fae90c78e209d53650ebcc303a46e80bf9b8500d88f9222a5ba2fc95e390fe4362e4abf0e37
// bufdiff-choices: 68a5236880b2bbd4893d97f37eb394dd50bb70c253e6d1f71fcae4f4be13d3ddccb74923221fc803
// bufdiff-choices: eb97e12082f61ce2fa137c91f878b6d9ca7ba1950c5b191d742888537101b8b3ec66c56383c93d5b
// bufdiff-choices: 8ed2a70afae6b14e55ecfae489623e6d1e86b3c9a45af54ddf13bfee118f67401f8595cb6735eccd
// bufdiff-choices: 2b18dbedcd6862b83d9c023d91047f3d46c1ba07009b21730b44b127aaddb0f7ca5dd51ab24878d6
// bufdiff-choices: 88f4006a149fccac1f0b3cabecddfaf34ee7895fd2fbe9656fbe85ec637dbe28bc51a24ec2111600
// bufdiff-choices: 239572cbb3b4ae8df2491b6b3905f3031faab134b4fd1d6da96a3c182911168ad2df1f9de6b401c6
// bufdiff-choices: 1ab28e1d
// bufdiff-features: 600 2442 2898 3579 4211 5187 5456 6363 7392 8918 9455 9479 10647 10872 12170
// bufdiff-features: 12697 12932 13233 14454 14609 14925 15751 16960 17470 17757 18952 19419 20003
// bufdiff-features: 20274 20952 22280 22957 23004 23052 23787 24184 24259 24268 24320 25360 25818
// bufdiff-features: 26213 26568 26922 26993 27725 28047 28814 29236 29968 30002 31864 31936 32614
// bufdiff-features: 33084 33853 34167 36784 38783 39025 39673 40712 42344 42398 43942 44621 45571
// bufdiff-features: 46203 46276 46404 46414 47203 47242 47392 47554 48092 49370 49635 49657 50146
// bufdiff-features: 50894 51373 51415 51987 52322 52558 52807 52900 53244 53252 54385 54546 54658
// bufdiff-features: 54998 55463 55995 56696 58290 58308 60235 60384 60932 63071 63326 64235 64370
// bufdiff-features: 65272 65596 66422 68355 68390 68782 69403 70544 70955 71851 73289 73802 74057
// bufdiff-features: 74454 75921 76915 76953 76973 77261 78430 78828 81736 82135 83548 84322 84585
// bufdiff-features: 85474 86125 86459 87199 88958 89003 89085 89780 90070 90097 92488 92492 93255
// bufdiff-features: 93286 93318 94586 94701 95273 95407 95900 96244 97774 97924 98138 98501 99228
// bufdiff-features: 99243 99383 100059 101823 102417 102788 102921 103339 104339 104931 105750
// bufdiff-features: 107412 107425 108055 109327 109408 110539 110552 110780 111024 111976 112929
// bufdiff-features: 113653 115026 116039 116270 116721 117235 118510 119764 119914 120258 120933
// bufdiff-features: 121682 123446 123884 124909 127221 127813 128916 129117 130602 130632 130933
// bufdiff-features: 131672 132590 133297 133331 136007 136269 137045 137656 138086 139347 140940
// bufdiff-features: 141238 141834 142058 144409 146512 146814 146991 147358 147477 147970 149672
// bufdiff-features: 150313 151326 151936 152226 152233 152820 153293 154946 155898 156154 156191
// bufdiff-features: 156460 158120 158245 158897 159507 160756 162740 162971 163687 164602 164779
// bufdiff-features: 165636 165719 165817 166361 166455 167655 171116 171204 172025 172094 172127
// bufdiff-features: 172236 172926 173166 173354 173800 174042 174170 175584 175976 176335 178067
// bufdiff-features: 178227 179005 180320 181541 183224 184030 186202 186740 186959 187560 188175
// bufdiff-features: 188621 188686 188790 189224 189391 189471 190141 191247 192210 192580 192628
// bufdiff-features: 192771 193526 193747 193773 194134 196031 196571 196787 197392 197837 199305
// bufdiff-features: 199760 201059 201601 202241 203352 203746 204620 204756 204797 205434 207124
// bufdiff-features: 207264 207731 208206 208379 209102 209755 210301 210461 211508 211625 215707
// bufdiff-features: 215925 216892 217513 219413 220013 221653 222487 224574 225759 225985 226357
// bufdiff-features: 226767 226892 227372 227511 228061 228390 229951 230081 230104 230293 230315
// bufdiff-features: 230640 235325 235375 236336 237281 237454 237595 238118 239237 239241 239725
// bufdiff-features: 240100 240158 240639 243546 244408 245475 245738 246543 246749 246783 246895
// bufdiff-features: 248581 249569 249803 250948 252161 252345 252466 252539 253065 253836 255556
// bufdiff-features: 255844 256538 257251 257513 259515 259840 261091 261556 261833
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<3x2xi32>, %arg1: tensor<3x2xi32>) -> (tensor<3x2xi32>, tensor<3x2xi32>, tensor<3x2xi32>, tensor<3x?xi32>) {
    %cast = tensor.cast %arg0 : tensor<3x2xi32> to tensor<3x?xi32>
    %0 = call @f2(%cast, %cast) : (tensor<3x?xi32>, tensor<3x?xi32>) -> tensor<3x?xi32>
    %1 = tensor.empty() : tensor<3x2xi32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %2 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %arg1) -> (tensor<3x2xi32>) {
      %8 = linalg.copy ins(%0 : tensor<3x?xi32>) outs(%arg3 : tensor<3x2xi32>) -> tensor<3x2xi32>
      scf.yield %8 : tensor<3x2xi32>
    }
    %extracted = tensor.extract %0[%c1, %c1] : tensor<3x?xi32>
    %expanded = tensor.expand_shape %1 [[0, 1], [2]] output_shape [3, 1, 2] : tensor<3x2xi32> into tensor<3x1x2xi32>
    %3 = bufferization.alloc_tensor() : tensor<3x2xi32>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %extracted into %3[%c2, %c0] : tensor<3x2xi32>
    %4 = bufferization.alloc_tensor() : tensor<3x2xi32>
    %5 = bufferization.materialize_in_destination %0 in %4 : (tensor<3x?xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %6 = tensor.empty() : tensor<3x2xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<3x2xi32>) outs(%6 : tensor<3x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x2xi32>
    return %7, %2, %arg1, %0 : tensor<3x2xi32>, tensor<3x2xi32>, tensor<3x2xi32>, tensor<3x?xi32>
  }
  func.func private @f2(%arg0: tensor<3x?xi32>, %arg1: tensor<3x?xi32>) -> tensor<3x?xi32> {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %0:2 = scf.for %arg2 = %c1 to %c5 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (tensor<3x?xi32>, tensor<3x?xi32>) {
      %cast = tensor.cast %arg4 : tensor<3x?xi32> to tensor<?x?xi32>
      %1 = func.call @same2(%cast) : (tensor<?x?xi32>) -> tensor<?x?xi32>
      %2 = linalg.min ins(%1, %arg4 : tensor<?x?xi32>, tensor<3x?xi32>) outs(%arg4 : tensor<3x?xi32>) -> tensor<3x?xi32>
      %dim = tensor.dim %arg0, %c1 : tensor<3x?xi32>
      %3 = tensor.empty(%dim) : tensor<3x?xi32>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xi32>) outs(%3 : tensor<3x?xi32>) {
      ^bb0(%in: i32, %out: i32):
        %c42_i32 = arith.constant 42 : i32
        %10 = arith.ori %in, %c42_i32 : i32
        %c3_i32 = arith.constant 3 : i32
        %11 = arith.shrui %10, %c3_i32 : i32
        linalg.yield %11 : i32
      } -> tensor<3x?xi32>
      %5 = tensor.empty() : tensor<3x2xi32>
      %c9_i32 = arith.constant 9 : i32
      %6 = linalg.fill ins(%c9_i32 : i32) outs(%5 : tensor<3x2xi32>) -> tensor<3x2xi32>
      %cast_0 = tensor.cast %6 : tensor<3x2xi32> to tensor<3x?xi32>
      %7:2 = func.call @f1(%cast_0, %cast_0) : (tensor<3x?xi32>, tensor<3x?xi32>) -> (tensor<3x?xi32>, tensor<3x?xi32>)
      %8 = func.call @step3(%arg4) : (tensor<3x?xi32>) -> tensor<3x?xi32>
      %9 = linalg.copy ins(%8 : tensor<3x?xi32>) outs(%arg3 : tensor<3x?xi32>) -> tensor<3x?xi32>
      scf.yield %9, %8 : tensor<3x?xi32>, tensor<3x?xi32>
    }
    %mapped = linalg.map ins(%arg0, %0#1, %0#0 : tensor<3x?xi32>, tensor<3x?xi32>, tensor<3x?xi32>) outs(%arg1 : tensor<3x?xi32>)
      (%in: i32, %in_0: i32, %in_1: i32, %init: i32) {
        %1 = arith.muli %in, %in_0 : i32
        %2 = arith.minui %1, %in_1 : i32
        linalg.yield %2 : i32
      }
    return %mapped : tensor<3x?xi32>
  }
  func.func private @f1(%arg0: tensor<3x?xi32>, %arg1: tensor<3x?xi32>) -> (tensor<3x?xi32>, tensor<3x?xi32>) {
    %0 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %arg1) -> (tensor<3x?xi32>) {
      %cst = arith.constant dense<[[4, 5], [6, 7], [8, 9]]> : tensor<3x2xi32>
      %1 = linalg.add ins(%arg0, %cst : tensor<3x?xi32>, tensor<3x2xi32>) outs(%arg0 : tensor<3x?xi32>) -> tensor<3x?xi32>
      %extracted_slice = tensor.extract_slice %arg0[1, 0] [2, 2] [1, 1] : tensor<3x?xi32> to tensor<2x2xi32>
      %c1 = arith.constant 1 : index
      %extracted_slice_0 = tensor.extract_slice %extracted_slice[%c1, 0] [1, 2] [1, 1] : tensor<2x2xi32> to tensor<1x2xi32>
      %2 = tensor.empty() : tensor<2x1xi32>
      %c2 = arith.constant 2 : index
      %3 = arith.remui %arg2, %c2 : index
      %extracted = tensor.extract %extracted_slice[%c1, %3] : tensor<2x2xi32>
      %4 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<2x1xi32>) -> tensor<2x1xi32>
      %transposed = linalg.transpose ins(%4 : tensor<2x1xi32>) outs(%extracted_slice_0 : tensor<1x2xi32>) permutation = [1, 0] 
      %extracted_1 = tensor.extract %extracted_slice[%c1, %3] : tensor<2x2xi32>
      %extracted_slice_2 = tensor.extract_slice %arg3[%arg2, 0] [1, 2] [1, 1] : tensor<3x?xi32> to tensor<1x2xi32>
      %5 = linalg.copy ins(%transposed : tensor<1x2xi32>) outs(%extracted_slice_2 : tensor<1x2xi32>) -> tensor<1x2xi32>
      %mapped = linalg.map ins(%extracted_slice_2 : tensor<1x2xi32>) outs(%5 : tensor<1x2xi32>)
        (%in: i32, %init: i32) {
          linalg.yield %in : i32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped into %arg3[%arg2, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<3x?xi32>
      }
    }
    return %arg0, %0 : tensor<3x?xi32>, tensor<3x?xi32>
  }
  func.func private @same2(%arg0: tensor<?x?xi32>) -> tensor<?x?xi32> {
    %0 = linalg.min ins(%arg0, %arg0 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    return %arg0 : tensor<?x?xi32>
  }
  func.func private @step3(%arg0: tensor<3x?xi32>) -> tensor<3x?xi32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?xi32>
    %0 = tensor.empty(%dim) : tensor<?xi32>
    %c5_i32 = arith.constant 5 : i32
    %1 = linalg.fill ins(%c5_i32 : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?xi32>) outs(%arg0 : tensor<3x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.addi %in, %out : i32
      %c7_i32 = arith.constant 7 : i32
      %4 = arith.divui %3, %c7_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<3x?xi32>
    return %2 : tensor<3x?xi32>
  }
}

