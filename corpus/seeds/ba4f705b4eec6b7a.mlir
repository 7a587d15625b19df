// bufdiff-profile: wide
// bufdiff-choices: 052385c826d5a8399cbf5f55482f1e4a4e1b4b7f58c66685fbebd611e6707b9ca730ed9b73685113
// bufdiff-choices: 1abc2309d426d80bf16fde85d99b26951a6053044a7c7a90be6b88c4119c2cc087d3f2265f00451d
// bufdiff-choices: dd0c6b5b845a813addd0927a64c3cc5eb8dbd31eff73
// bufdiff-features: 1502 2898 3034 3751 4211 4752 4984 6089 6446 10166 11297 11441 11740 13233
// bufdiff-features: 15742 15751 16926 17232 18829 19172 20023 21115 21312 22640 22824 23787 23874
// bufdiff-features: 24473 25388 25818 26568 27048 27767 28652 29433 29968 33853 34069 34167 34647
// bufdiff-features: 34861 37786 38081 38754 39747 40044 40712 42282 42365 42680 42728 43098 44621
// bufdiff-features: 45617 46034 46203 47242 52158 52558 52900 52958 54915 55887 57548 58190 60235
// bufdiff-features: 60698 61556 63062 63071 64959 65595 65891 66312 66422 66664 68102 68355 68709
// bufdiff-features: 68782 68813 69987 73140 75921 78096 82135 82267 83091 83441 83758 85908 87466
// bufdiff-features: 91415 92849 95285 96273 99009 100783 103715 104253 104303 105857 106087 108173
// bufdiff-features: 110500 111574 113020 114126 115026 115471 115823 121089 121394 121682 122367
// bufdiff-features: 123015 123204 124657 127922 128713 128768 130245
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x5xi32>, %arg1: tensor<?x?xi32>) -> (tensor<4x5xi32>, tensor<?x?xi32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<?x?xi32>
    %0 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg1) -> (tensor<?x?xi32>) {
      %c0 = arith.constant 0 : index
      %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xi32>
      %1 = tensor.empty(%dim_0, %dim) : tensor<?x?xi32>
      %2 = tensor.empty(%dim_0, %dim) : tensor<?x?xi32>
      %c2_i32 = arith.constant 2 : i32
      %3 = linalg.fill ins(%c2_i32 : i32) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %mapped = linalg.map ins(%arg1, %3, %3 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) outs(%1 : tensor<?x?xi32>)
        (%in: i32, %in_1: i32, %in_2: i32, %init: i32) {
          %10 = arith.addi %in, %in_1 : i32
          %11 = arith.muli %10, %in_2 : i32
          linalg.yield %11 : i32
        }
      %extracted_slice = tensor.extract_slice %arg3[0, %arg2] [%dim_0, 1] [1, 1] : tensor<?x?xi32> to tensor<?x1xi32>
      %4 = tensor.empty(%dim) : tensor<?x1xi32>
      %c9_i32 = arith.constant 9 : i32
      %5 = linalg.fill ins(%c9_i32 : i32) outs(%4 : tensor<?x1xi32>) -> tensor<?x1xi32>
      %6 = linalg.matmul ins(%arg1, %5 : tensor<?x?xi32>, tensor<?x1xi32>) outs(%extracted_slice : tensor<?x1xi32>) -> tensor<?x1xi32>
      %7 = tensor.empty() : tensor<1xi32>
      %8 = linalg.fill ins(%c2_i32 : i32) outs(%7 : tensor<1xi32>) -> tensor<1xi32>
      %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<1xi32>) outs(%6 : tensor<?x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %c-3_i32 = arith.constant -3 : i32
        %10 = arith.andi %in, %c-3_i32 : i32
        linalg.yield %10 : i32
      } -> tensor<?x1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %9 into %arg3[0, %arg2] [%dim_0, 1] [1, 1] : tensor<?x1xi32> into tensor<?x?xi32>
      }
    }
    return %arg0, %0 : tensor<4x5xi32>, tensor<?x?xi32>
  }
}

