// bufdiff-profile: cfg
// bufdiff-choices: 42032632476264cf9ec1426e40644be4ea8e74e956321ec060fdb4df8e14ee84a8605086d503806a
// bufdiff-choices: d9d257f271bd17cda2c22da0856962aca9876a6a50f47c6e6aab01c2a5cc088cdbc2d9f5e01dcb8d
// bufdiff-choices: bd5cfd5de26f5302b3b4e800a620cc4cf5ec0dcfa755075404c71552fdb6991b9d076c7168c59839
// bufdiff-choices: 4a34437a6c5ce94ca0e75deca167318e54ba0167bf0afc403c5ccb2006ecfe50ff8a73aa7c6779be
// bufdiff-choices: 3de1bbf20dc9f570bcf7a9e00402d14378e99c8ac0df580f36ee040ca9af796176670feab1
// bufdiff-features: 1518 1854 2225 2684 2898 3579 3751 4984 5973 6136 7670 7733 9085 9748 9768 9857
// bufdiff-features: 11012 12170 13021 13233 14966 15671 15751 16388 18462 18811 19416 19713 20023
// bufdiff-features: 21748 22095 22221 23787 24826 25248 25388 26568 27048 27324 27704 27766 27798
// bufdiff-features: 27825 27924 28464 28724 29590 29968 31899 32615 32674 32739 33092 33335 33807
// bufdiff-features: 34167 34299 34564 34647 35507 35744 37058 37567 37786 38202 38471 38783 39391
// bufdiff-features: 40712 40841 41055 41742 41984 42252 42398 42546 42629 43022 43774 44114 45391
// bufdiff-features: 45617 46203 46276 46832 47392 48259 49135 49186 49635 49657 49800 50031 51415
// bufdiff-features: 52062 52155 52558 52900 52928 52958 54658 54970 54998 55014 55018 55887 56404
// bufdiff-features: 56524 56611 58485 58707 61556 61699 62218 62316 62675 63062 63071 63642 64133
// bufdiff-features: 64959 65277 65814 66202 66422 66752 68206 68355 69728 69987 70174 71013 71090
// bufdiff-features: 71199 72632 73335 73725 73849 74010 74028 74362 74617 77261 77283 78230 78430
// bufdiff-features: 78594 79229 79389 79972 80920 81477 82135 82267 82552 84198 84585 84887 84922
// bufdiff-features: 86125 86408 87055 87894 88662 89151 89178 89469 89859 90543 90777 92022 92194
// bufdiff-features: 92494 92939 93255 94687 95273 95285 95299 95511 96273 96883 96989 97081 97318
// bufdiff-features: 97715 97924 98122 98501 98712 99009 99221 99383 99719 100324 100783 100955
// bufdiff-features: 101264 103108 103120 104303 104324 104931 105699 106151 107402 108587 108935
// bufdiff-features: 109086 109637 109923 110153 110162 110780 110816 111234 112474 112712 112800
// bufdiff-features: 113209 113519 114755 114888 115083 115471 115517 115570 116075 116092 117235
// bufdiff-features: 118522 119439 119539 119641 119876 121394 122764 122985 124657 124909 125331
// bufdiff-features: 126138 126441 127236 127243 128364 128768 129878 130220
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<4xf32> {bufferization.writable = false}, %arg2: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<f32>, tensor<5x5xf32>, tensor<f32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg2[%c1, %c0] [1, 1] [1, 1] : tensor<5x5xf32> to tensor<f32>
    %0 = linalg.sub ins(%arg2, %arg2 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%arg2 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%extracted_slice : tensor<f32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %c4 = arith.constant 4 : index
    %3 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %1) -> (tensor<f32>) {
      %7:2 = func.call @f1(%arg0) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
      %8:2 = func.call @f1(%7#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
      %9 = linalg.mul ins(%2, %extracted_slice : tensor<f32>, tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %9 : tensor<f32>
    }
    %4 = bufferization.alloc_tensor() copy(%extracted_slice) {memory_space = 1 : i64} : tensor<f32>
    %cst = arith.constant -2.500000e+00 : f32
    %inserted = tensor.insert %cst into %4[] : tensor<f32>
    %5 = tensor.empty() : tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%inserted : tensor<f32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_0 = arith.constant 1.000000e+10 : f32
      %7 = arith.mulf %in, %cst_0 : f32
      linalg.yield %7 : f32
    } -> tensor<f32>
    return %0, %extracted_slice, %arg2, %6 : tensor<5x5xf32>, tensor<f32>, tensor<5x5xf32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %0 = linalg.round ins(%arg0 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.while (%arg1 = %c0, %arg2 = %0) : (index, tensor<?x?xf32>) -> (index, tensor<?x?xf32>) {
      %2 = arith.cmpi ult, %arg1, %c2 : index
      %c3 = arith.constant 3 : index
      %3 = arith.cmpi ne, %arg1, %c3 : index
      %4 = arith.andi %2, %3 : i1
      scf.condition(%4) %arg1, %arg2 : index, tensor<?x?xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?x?xf32>):
      %2 = arith.addi %arg1, %c1 : index
      %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
      %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %3 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
      %cst = arith.constant 7.250000e+00 : f32
      %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %transposed = linalg.transpose ins(%4 : tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) permutation = [1, 0] 
      %generated = tensor.generate %dim, %dim {
      ^bb0(%arg3: index, %arg4: index):
        %6 = arith.index_cast %arg3 : index to i64
        %7 = arith.sitofp %6 : i64 to f32
        %8 = arith.index_cast %arg4 : index to i64
        %9 = arith.sitofp %8 : i64 to f32
        %10 = arith.negf %7 : f32
        %11 = arith.addf %10, %9 : f32
        tensor.yield %11 : f32
      } : tensor<?x?xf32>
      %5 = linalg.matmul ins(%0, %generated : tensor<?x?xf32>, tensor<?x?xf32>) outs(%transposed : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %2, %5 : index, tensor<?x?xf32>
    }
    return %0, %1#1 : tensor<?x?xf32>, tensor<?x?xf32>
  }
}

