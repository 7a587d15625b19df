// bufdiff-profile: mixed
// bufdiff-choices: 5c7b1938f241d390a9886c7d8a3b7587ce280a92bd3224f273760dc79daafb46437eb01257608083
// bufdiff-choices: 699ed35f7a2cebd848be420621a8a5f121553f9a5602299be97c6e13ffc6f007dca442dd784c7228
// bufdiff-choices: 3d33b438992ecf8ae29abeecdebfd087bf10f80e4c60fad7c994b2decef37bfb34f0b951a860e66b
// bufdiff-choices: e525deec08fef636142b6ac92dfb6a8122335cbb054cc6d5d9c88642e91f7715bd9b47d9a7626bec
// bufdiff-choices: a29ac25c4c8ba1d222117f3b6700ce37dac58522ce6dfd64da
// bufdiff-features: 435 587 2374 2520 2574 2684 3579 4984 5214 5973 7136 7484 9479 9852 10166 10248
// bufdiff-features: 10568 11408 13424 14454 14915 15440 15662 15751 16161 16822 16960 17255 18118
// bufdiff-features: 18166 19419 19442 23874 24458 25082 26568 27048 27725 27766 29191 29684 29968
// bufdiff-features: 30209 30247 31318 31899 32116 32388 33985 34159 34564 34647 34832 35239 36269
// bufdiff-features: 36674 37007 37183 37294 37786 38326 39981 41055 41826 41984 42282 42467 43066
// bufdiff-features: 43098 44266 44407 45432 45897 46004 46203 46404 46995 47093 49397 51932 54964
// bufdiff-features: 56404 56611 61350 61987 62035 62218 63062 63071 63610 64235 64959 66053 66489
// bufdiff-features: 66765 68355 69987 73140 73802 73923 74057 74089 74362 74617 74881 76748 77761
// bufdiff-features: 78585 79389 79410 80400 81707 82203 82552 82866 83525 84585 84922 86992 87017
// bufdiff-features: 87248 87408 88169 89109 90011 90070 90585 91074 93374 94981 95285 95407 96882
// bufdiff-features: 97318 98194 98864 99009 99383 99568 100258 100569 101264 101823 101854 102204
// bufdiff-features: 102809 103108 103354 104303 104958 106917 107425 107882 108221 108509 109086
// bufdiff-features: 109187 109579 109923 110162 112756 112929 113605 114601 114755 115155 115471
// bufdiff-features: 115801 117154 118206 118623 119301 120197 121394 122764 123238 123503 125453
// bufdiff-features: 125616 126179 128182 128355 128456 128768 128916 129292 130131 130933
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, f32, f32) {
    %0 = memref.alloca_scope  -> (f32) {
      %1 = tensor.empty() : tensor<f32>
      %2 = tensor.empty() : tensor<f32>
      %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<f32>) -> tensor<f32>
      %4:3 = func.call @f1(%1, %3, %arg0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, i1)
      %5 = arith.index_castui %4#2 : i1 to index
      %c4 = arith.constant 4 : index
      %6 = arith.remui %5, %c4 : index
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %7 = scf.for %arg2 = %c0 to %6 step %c1 iter_args(%arg3 = %3) -> (tensor<f32>) {
        %11 = tensor.empty() : tensor<2x3xf32>
        %12 = linalg.fill ins(%arg1 : f32) outs(%11 : tensor<2x3xf32>) -> tensor<2x3xf32>
        %cast = tensor.cast %12 : tensor<2x3xf32> to tensor<?x3xf32>
        %13 = func.call @f2(%cast, %4#1) : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
        scf.yield %arg3 : tensor<f32>
      }
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%7 : tensor<f32>) outs(%arg0 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %11 = arith.maximumf %in, %out : f32
        linalg.yield %11 : f32
      } -> tensor<f32>
      %9 = tensor.empty() : tensor<f32>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%8 : tensor<f32>) outs(%9 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %11 = arith.cmpf one, %in, %arg1 : f32
        %12 = arith.select %11, %in, %arg1 : f32
        linalg.yield %12 : f32
      } -> tensor<f32>
      memref.alloca_scope.return %arg1 : f32
    }
    return %arg0, %0, %arg1 : tensor<f32>, f32, f32
  }
  func.func @f2(%arg0: tensor<?x3xf32>, %arg1: tensor<f32>) -> tensor<?x3xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%dim, %c3) : tensor<?x?xf32>
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.floor ins(%1 : tensor<?x?xf32>) outs(%arg0 : tensor<?x3xf32>) -> tensor<?x3xf32>
    return %2 : tensor<?x3xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, i1) {
    %0 = linalg.negf ins(%arg2 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %extracted = tensor.extract %arg2[] : tensor<f32>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %1 = arith.cmpf uno, %extracted, %cst_0 : f32
    %2 = arith.select %1, %arg0, %from_elements : tensor<f32>
    return %0, %0, %1 : tensor<f32>, tensor<f32>, i1
  }
}

