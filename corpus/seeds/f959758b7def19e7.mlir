// bufdiff-profile: types
// bufdiff-choices: 7729964bf70597769eedee27da81de310d6913c72912d26e30f66efe8052d8f55e2ee23a0b0f0e7f
// bufdiff-choices: 4d35d6f7bcd3e1bac17d7f028ad8a2cf35efaf90a585a9a00f1d570df060da40a809086044005b29
// bufdiff-choices: 99d421777ff6bc872aabcfdd97f4ea7ecad7027f1d9ff7c9375fc512ac798f24ae139e13a4cb6222
// bufdiff-choices: 117775e198aaf21bb02902daa87ceb8e3602e7c369c3b01c490b8168c37495ca435425139b8748be
// bufdiff-choices: cb6191b9a5daf5168c27d8132de79407ee35b671ef452cea709cfcb4da10a630ce96f67d742a0997
// bufdiff-choices: 3eb0cacdbc0bb8ae9acc94ef478e3666a154d4b61afc3e3e9635d0400e4a75f88c7a2b44e51dc021
// bufdiff-choices: a803b81b5cafb8
// bufdiff-features: 1502 1621 1628 2374 4105 5238 5973 6360 6611 8137 8813 9479 9748 9758 11162
// bufdiff-features: 11202 11297 12305 12932 13387 13689 13936 14704 14884 14968 15440 15751 17216
// bufdiff-features: 17259 17795 18322 19442 20656 21115 21161 21420 22095 22280 22640 22656 23490
// bufdiff-features: 23749 23787 24473 24747 24933 25388 25818 25962 26369 26508 26568 26619 27048
// bufdiff-features: 27132 27704 27725 27825 28349 28652 29433 29684 29966 29968 30209 30666 30670
// bufdiff-features: 30718 31432 32080 32421 32615 34069 34167 34564 34647 34745 34889 35946 36784
// bufdiff-features: 37007 38227 38783 39747 39981 40044 40070 40479 41073 41318 41776 42282 42344
// bufdiff-features: 43631 44176 45292 46034 46203 46522 46832 46995 48598 48974 49397 49635 50894
// bufdiff-features: 52558 52900 52958 53252 53469 53791 54385 54915 55113 55130 55887 56046 56087
// bufdiff-features: 56599 56950 56975 57548 57718 57773 58190 58708 58709 59302 60469 61556 61699
// bufdiff-features: 63071 63610 64120 64235 64309 64652 64959 64976 66267 66422 66765 66995 67388
// bufdiff-features: 67742 67748 67880 68355 68408 68782 69987 70119 71306 71928 73140 73274 73289
// bufdiff-features: 73802 74057 74362 74698 75414 75554 75921 76377 77389 78283 78430 78594 79024
// bufdiff-features: 79184 79389 79850 80894 81204 81736 81936 81956 83493 84585 84897 84962 85738
// bufdiff-features: 85843 86125 86505 87666 89410 89780 89812 89964 90070 90198 90576 91074 91124
// bufdiff-features: 91737 92093 92194 92849 93255 94178 95285 96273 96464 97563 98194 98879 99009
// bufdiff-features: 99383 99568 99871 100258 102215 102579 102809 104072 104303 104315 104324
// bufdiff-features: 104436 104758 104931 104952 105064 105696 105857 105914 106087 106223 107805
// bufdiff-features: 107987 108038 108567 109086 110085 110257 110997 112065 112929 113020 113374
// bufdiff-features: 113940 114464 114547 115026 115155 115471 116312 117206 117235 117488 117745
// bufdiff-features: 118576 118985 119352 119514 119588 120049 120406 120478 121188 121394 121467
// bufdiff-features: 121682 122544 122865 122967 123204 124414 124839 125175 125797 127243 127922
// bufdiff-features: 128456 128768 129404
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x?xi1>, %arg1: memref<2x3x3xi1, strided<[?, ?, ?], offset: ?>>) -> (tensor<2x?x?xi1>, tensor<?x?x?xi1>, tensor<?x?x1xi1>, tensor<?x?x?xi1>, tensor<4x1x1xi1>, tensor<2x3x3xi1>, i1, i1) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xi1>
    %0 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg0) -> (tensor<?x?x?xi1>) {
      %c3 = arith.constant 3 : index
      %4 = arith.remui %arg2, %c3 : index
      %5 = scf.index_switch %4 -> tensor<?x?x?xi1> 
      case 0 {
        scf.yield %arg0 : tensor<?x?x?xi1>
      }
      case 2 {
        scf.yield %arg0 : tensor<?x?x?xi1>
      }
      default {
        %c1_4 = arith.constant 1 : index
        %dim_5 = tensor.dim %arg0, %c1_4 : tensor<?x?x?xi1>
        %c2_6 = arith.constant 2 : index
        %dim_7 = tensor.dim %arg0, %c2_6 : tensor<?x?x?xi1>
        %7 = tensor.empty(%dim, %dim_5, %dim_7) : tensor<?x?x?xi1>
        %false = arith.constant false
        %8 = linalg.fill ins(%false : i1) outs(%7 : tensor<?x?x?xi1>) -> tensor<?x?x?xi1>
        %9 = linalg.copy ins(%8 : tensor<?x?x?xi1>) outs(%arg0 : tensor<?x?x?xi1>) -> tensor<?x?x?xi1>
        scf.yield %9 : tensor<?x?x?xi1>
      }
      %c1 = arith.constant 1 : index
      %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?x?xi1>
      %c2 = arith.constant 2 : index
      %dim_3 = tensor.dim %arg0, %c2 : tensor<?x?x?xi1>
      %extracted_slice = tensor.extract_slice %arg3[%arg2, 0, 0] [1, %dim_2, %dim_3] [1, 1, 1] : tensor<?x?x?xi1> to tensor<?x?xi1>
      %generated = tensor.generate %dim_3 {
      ^bb0(%arg4: index):
        %7 = arith.index_cast %arg4 : index to i1
        tensor.yield %7 : i1
      } : tensor<?xi1>
      %broadcasted = linalg.broadcast ins(%generated : tensor<?xi1>) outs(%extracted_slice : tensor<?x?xi1>) dimensions = [0] 
      %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %broadcasted : tensor<?x?xi1>, tensor<?x?xi1>) outs(%broadcasted : tensor<?x?xi1>) {
      ^bb0(%in: i1, %in_4: i1, %out: i1):
        %7 = arith.addi %in, %in_4 : i1
        %true = arith.constant true
        %8 = arith.divui %7, %true : i1
        linalg.yield %8 : i1
      } -> tensor<?x?xi1>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg3[%arg2, 0, 0] [1, %dim_2, %dim_3] [1, 1, 1] : tensor<?x?xi1> into tensor<?x?x?xi1>
      }
    }
    %cst = arith.constant dense<[[[true, false, false], [true, false, false], [true, false, false]], [[true, false, false], [true, false, false], [true, false, false]]]> : tensor<2x3x3xi1>
    %1 = tensor.empty() : tensor<2x2x1xi1>
    %cst_0 = arith.constant dense<false> : tensor<4x1x1xi1>
    %cast = tensor.cast %cst_0 : tensor<4x1x1xi1> to tensor<?x?x1xi1>
    %2 = call @f1(%cst, %1, %cast) : (tensor<2x3x3xi1>, tensor<2x2x1xi1>, tensor<?x?x1xi1>) -> tensor<?x?x1xi1>
    %cast_1 = tensor.cast %cst : tensor<2x3x3xi1> to tensor<2x?x?xi1>
    %3:4 = call @f2(%cast_1) : (tensor<2x?x?xi1>) -> (tensor<?x?x?xi1>, tensor<2x?x?xi1>, i1, i1)
    return %3#1, %3#0, %2, %0, %cst_0, %cst, %3#3, %3#2 : tensor<2x?x?xi1>, tensor<?x?x?xi1>, tensor<?x?x1xi1>, tensor<?x?x?xi1>, tensor<4x1x1xi1>, tensor<2x3x3xi1>, i1, i1
  }
  func.func private @f2(%arg0: tensor<2x?x?xi1>) -> (tensor<?x?x?xi1>, tensor<2x?x?xi1>, i1, i1) {
    %false = arith.constant false
    %0 = linalg.fill ins(%false : i1) outs(%arg0 : tensor<2x?x?xi1>) -> tensor<2x?x?xi1>
    %cast = tensor.cast %0 : tensor<2x?x?xi1> to tensor<?x?x?xi1>
    %false_0 = arith.constant false
    %cast_1 = tensor.cast %0 : tensor<2x?x?xi1> to tensor<?x?x?xi1>
    %1 = arith.select %false_0, %cast, %cast_1 : tensor<?x?x?xi1>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x?xi1>
    %extracted_slice = tensor.extract_slice %0[0, 0, 0] [2, %dim, %dim] [1, 1, 1] : tensor<2x?x?xi1> to tensor<2x?x?xi1>
    return %1, %extracted_slice, %false_0, %false : tensor<?x?x?xi1>, tensor<2x?x?xi1>, i1, i1
  }
  func.func private @f1(%arg0: tensor<2x3x3xi1>, %arg1: tensor<2x2x1xi1>, %arg2: tensor<?x?x1xi1>) -> tensor<?x?x1xi1> {
    %false = arith.constant false
    %0 = linalg.fill ins(%false : i1) outs(%arg2 : tensor<?x?x1xi1>) -> tensor<?x?x1xi1>
    %concat = tensor.concat dim(1) %arg1, %arg1, %arg1 : (tensor<2x2x1xi1>, tensor<2x2x1xi1>, tensor<2x2x1xi1>) -> tensor<2x6x1xi1>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c0, %c2, %c2] : tensor<2x3x3xi1>
    return %0 : tensor<?x?x1xi1>
  }
}

