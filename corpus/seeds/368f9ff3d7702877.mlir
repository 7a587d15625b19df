// bufdiff-profile: cfg
// bufdiff-choices: 24e4598db4453f72f94967faf63a70ed47a7f95e96a289cb0a1afd42b10d8b10e989b6c82047abfe
// bufdiff-choices: 3fdcf0eae72e85fdc5a6bf9533bb0d7784641a1ea7cf8940fdb706158499fedadee6f4d25bd9759c
// bufdiff-choices: f36ef2e87ad7c8ea6aa62d6bee1cd435284110eeb847c720c544d9fcb9fc5a7b4c999d37d34da55d
// bufdiff-choices: 757921c2819c76d229fd54f239071b1cdd9d1bab065cd9ea18ce4dfd8a354d48a0d252739e41c732
// bufdiff-choices: 987f3faa4a48c1831964e688b30afd05704163c3675a089cd70d49f3d634f13976c8201f4f2a7ac7
// bufdiff-choices: 8bd1969d2f3fa2dc9c798bbc10b34d55dda6b97d9dbbacf16a9e6a2fe648f9ed259f7d81d3ac1075
// bufdiff-features: 1518 2038 2983 3412 3579 3694 4597 7122 8065 9230 9868 11297 11441 11608 12806
// bufdiff-features: 15440 15751 16960 17015 17619 18486 19241 20516 21061 21140 21154 21748 21825
// bufdiff-features: 22221 22824 24393 24826 25388 25818 26568 26663 26796 27341 28349 28464 29968
// bufdiff-features: 31864 34167 34343 34564 34647 35359 36887 37231 37694 37786 39175 40044 40712
// bufdiff-features: 42094 42149 42150 42282 42344 46203 46522 46636 46833 46995 47156 49671 49875
// bufdiff-features: 50146 50894 51534 51851 52395 52558 52958 53777 54385 55609 55887 56488 57203
// bufdiff-features: 58290 59069 59145 59897 61531 61556 62675 64235 64959 65499 65873 66422 66765
// bufdiff-features: 67532 67840 68355 68782 71928 72157 73134 73289 73387 73725 74362 75921 78441
// bufdiff-features: 79389 79863 81556 82317 83525 84562 84585 85870 89085 90198 90543 91365 92492
// bufdiff-features: 93255 94687 95285 95900 96883 97131 97289 97318 97739 98386 98501 99009 101242
// bufdiff-features: 101476 102249 102690 103715 104123 104303 105264 105517 107412 107425 107882
// bufdiff-features: 108211 108221 109086 109445 110140 110952 112065 112355 112736 114406 114541
// bufdiff-features: 115026 115471 115823 117010 118206 119613 119792 120265 121394 121682 122407
// bufdiff-features: 122967 124340 124909 126179 127922 128005 128768 128916 129262 129278 129811
// bufdiff-features: 130065 130484 131007
#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f1(%arg0: tensor<3x?x?xindex>) -> tensor<3x?x?xindex> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?x?xindex>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg0, %c2 : tensor<3x?x?xindex>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x3x?xindex>
    %1 = linalg.fill ins(%c2 : index) outs(%0 : tensor<?x3x?xindex>) -> tensor<?x3x?xindex>
    %transposed = linalg.transpose ins(%1 : tensor<?x3x?xindex>) outs(%arg0 : tensor<3x?x?xindex>) permutation = [1, 0, 2] 
    %c3 = arith.constant 3 : index
    %2 = scf.forall (%arg1, %arg2) in (%c3, %dim) shared_outs(%arg3 = %arg0) -> (tensor<3x?x?xindex>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg1, %arg2, 0] [1, 1, %dim_0] [1, 1, 1] : tensor<3x?x?xindex> to tensor<1x1x?xindex>
      %3 = tensor.empty(%dim_0) : tensor<?x1x1xindex>
      %c11 = arith.constant 11 : index
      %4 = linalg.fill ins(%c11 : index) outs(%3 : tensor<?x1x1xindex>) -> tensor<?x1x1xindex>
      %transposed_1 = linalg.transpose ins(%4 : tensor<?x1x1xindex>) outs(%extracted_slice : tensor<1x1x?xindex>) permutation = [1, 2, 0] 
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %transposed_1 into %arg3[%arg1, %arg2, 0] [1, 1, %dim_0] [1, 1, 1] : tensor<1x1x?xindex> into tensor<3x?x?xindex>
      }
    }
    return %transposed : tensor<3x?x?xindex>
  }
  func.func @main(%arg0: tensor<3x3x3xindex>, %arg1: tensor<0x?xi32>) -> tensor<3x3x3xindex> {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c2 to %c3 step %c1 iter_args(%arg3 = %arg0) -> (tensor<3x3x3xindex>) {
      %dim = tensor.dim %arg1, %c1 : tensor<0x?xi32>
      %2 = tensor.empty(%dim) : tensor<0x?xi32>
      %c-3_i32 = arith.constant -3 : i32
      %3 = linalg.fill ins(%c-3_i32 : i32) outs(%2 : tensor<0x?xi32>) -> tensor<0x?xi32>
      %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg1, %3 : tensor<0x?xi32>, tensor<0x?xi32>) outs(%arg1 : tensor<0x?xi32>) -> tensor<0x?xi32>
      scf.yield %arg3 : tensor<3x3x3xindex>
    }
    %c4 = arith.constant 4 : index
    %1 = scf.index_switch %c4 -> tensor<3x3x3xindex> 
    case 0 {
      %transposed = linalg.transpose ins(%0 : tensor<3x3x3xindex>) outs(%0 : tensor<3x3x3xindex>) permutation = [1, 2, 0] 
      scf.yield %transposed : tensor<3x3x3xindex>
    }
    default {
      %cast = tensor.cast %arg0 : tensor<3x3x3xindex> to tensor<3x?x?xindex>
      %2 = func.call @f1(%cast) : (tensor<3x?x?xindex>) -> tensor<3x?x?xindex>
      %3 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %2 : tensor<3x3x3xindex>, tensor<3x?x?xindex>) outs(%0 : tensor<3x3x3xindex>) {
      ^bb0(%in: index, %in_0: index, %out: index):
        %4 = arith.xori %in, %in_0 : index
        linalg.yield %4 : index
      } -> tensor<3x3x3xindex>
      scf.yield %3 : tensor<3x3x3xindex>
    }
    return %1 : tensor<3x3x3xindex>
  }
}

