// bufdiff-profile: mixed
// bufdiff-choices: 09b167c7fa9acbe84576837e7004236f53007aa40d49c9f0b04f5bb0c1b604d6548061dec0750976
// bufdiff-choices: 7b67a2a2aa4fd4b3cf9eeec611b217a48affbdffe6c2fc5409912fbf0158c477de9eafff022e191b
// bufdiff-choices: 4eb7c16188b284a4c08ebd1c1bbcc454a20f8829f54deca2c6d97cb4b4e75c8180656765b40b8d4e
// bufdiff-choices: f81840e4c14ee8d0839d50c120bb9e9af621c4ddc544e3bacea366f005fc9f38b42e862d49fa3853
// bufdiff-choices: 97a81cb9fc3e4e14d1a403c95aacc7cda47fd7974abc9835d3118c3018a62bf5bd26723b756e98cb
// bufdiff-choices: ea6f71336622f9592089
// bufdiff-features: 674 927 1502 2049 2684 4752 6969 7793 9748 10035 11297 11441 11588 12525 12932
// bufdiff-features: 13233 13915 14884 15750 15751 15903 16148 16242 16640 17232 18428 21115 21910
// bufdiff-features: 22095 22280 22640 23039 23143 23621 23968 24405 24473 24933 25388 25818 26568
// bufdiff-features: 27048 28276 28652 29255 29433 29968 31903 34069 34167 34544 34592 34647 34650
// bufdiff-features: 37231 38163 38227 39747 40044 40190 40394 40712 40812 42282 42469 42962 44587
// bufdiff-features: 44943 45481 45765 46034 46203 47156 48343 49671 50469 50476 52558 52900 52958
// bufdiff-features: 53890 54203 54349 54554 54915 55887 57693 57718 58122 58190 58708 60235 60839
// bufdiff-features: 60897 61456 61556 62218 63071 63133 64652 64959 66192 66422 67388 68355 68782
// bufdiff-features: 69032 70050 70119 73042 73140 74358 74362 75107 75501 75842 75921 76405 77179
// bufdiff-features: 78796 79726 79978 80894 81612 82203 82387 82552 84808 86254 86362 87466 87695
// bufdiff-features: 89574 90524 90903 92849 93255 97101 97131 97344 98879 99009 101156 102082
// bufdiff-features: 102187 103715 104303 105857 106087 109946 110153 110482 112709 112929 113020
// bufdiff-features: 113696 114489 115026 115155 115471 115823 117532 120404 121370 121394 121406
// bufdiff-features: 121483 121682 124604 125675 127144 127243 128768 129554 131056
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<3x3x3xi1>, %arg2: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>, index) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xi32>
    %0:2 = scf.forall (%arg3) in (%dim) shared_outs(%arg4 = %arg2, %arg5 = %arg2) -> (tensor<?xi32>, tensor<?xi32>) {
      %dim_0 = tensor.dim %arg2, %c0 : tensor<?xi32>
      affine.if #set(%dim_0) {
        %c4 = arith.constant 4 : index
        %7 = tensor.empty(%c4) : tensor<?xi32>
        %c-128_i32 = arith.constant -128 : i32
        %8 = linalg.fill ins(%c-128_i32 : i32) outs(%7 : tensor<?xi32>) -> tensor<?xi32>
        %9 = linalg.mul ins(%arg0, %8 : tensor<4xi32>, tensor<?xi32>) outs(%arg0 : tensor<4xi32>) -> tensor<4xi32>
        %from_elements = tensor.from_elements %c-128_i32 : tensor<i32>
        %broadcasted = linalg.broadcast ins(%from_elements : tensor<i32>) outs(%arg0 : tensor<4xi32>) dimensions = [0] 
      } else {
        %cst_2 = arith.constant dense<[[[true, false, false], [true, false, false], [true, false, false]], [[true, false, false], [true, false, false], [true, false, false]], [[true, false, false], [true, false, false], [true, false, false]]]> : tensor<3x3x3xi1>
        %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %cst_2 : tensor<3x3x3xi1>, tensor<3x3x3xi1>) outs(%arg1 : tensor<3x3x3xi1>) {
        ^bb0(%in: i1, %in_3: i1, %out: i1):
          %8 = arith.muli %in, %in_3 : i1
          linalg.yield %8 : i1
        } -> tensor<3x3x3xi1>
      }
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<?xi32> to tensor<i32>
      %c11_i32 = arith.constant 11 : i32
      %1 = linalg.fill ins(%c11_i32 : i32) outs(%extracted_slice : tensor<i32>) -> tensor<i32>
      %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%extracted_slice, %1 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i32>) {
      ^bb0(%in: i32, %in_2: i32, %out: i32):
        %7 = arith.xori %in, %in_2 : i32
        %c5_i32 = arith.constant 5 : i32
        %8 = arith.remui %7, %c5_i32 : i32
        linalg.yield %8 : i32
      } -> tensor<i32>
      %extracted_slice_1 = tensor.extract_slice %arg5[%arg3] [1] [1] : tensor<?xi32> to tensor<1xi32>
      %3 = tensor.empty() : tensor<1xi32>
      %4 = linalg.fill ins(%c11_i32 : i32) outs(%3 : tensor<1xi32>) -> tensor<1xi32>
      %cst = arith.constant dense<0> : tensor<1xi32>
      %5 = linalg.conv_1d ins(%cst, %4 : tensor<1xi32>, tensor<1xi32>) outs(%extracted_slice_1 : tensor<1xi32>) -> tensor<1xi32>
      %6 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%cst, %4 : tensor<1xi32>, tensor<1xi32>) outs(%5 : tensor<1xi32>) {
      ^bb0(%in: i32, %in_2: i32, %out: i32):
        %7 = arith.xori %in, %in_2 : i32
        %c5_i32 = arith.constant 5 : i32
        %8 = arith.remui %7, %c5_i32 : i32
        linalg.yield %8 : i32
      } -> tensor<1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg4[%arg3] [1] [1] : tensor<i32> into tensor<?xi32>
        tensor.parallel_insert_slice %6 into %arg5[%arg3] [1] [1] : tensor<1xi32> into tensor<?xi32>
      }
    }
    %c5 = arith.constant 5 : index
    return %0#1, %0#0, %c5 : tensor<?xi32>, tensor<?xi32>, index
  }
}

