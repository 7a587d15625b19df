// bufdiff-profile: slices
// bufdiff-choices: 0fcb433333e80767086f949e7cacdc32bbfb9ad3b0dc39fd7b9000df8c1fe3b70e763464cd47b6ca
// bufdiff-choices: 8ef9fb147a353b54ca5387dd6f8b53c435308f3cbf4c768bed0f6de7aa7d552abf9c887d7aec04e4
// bufdiff-choices: db7ffc61ed5900105efcc9c66788c8818357a8fd76a5b3a60f8144b7810446d0232dd0969d0b69ca
// bufdiff-choices: 0616dd1024c3189a005d70885366284480831dfd157f9436b6edc3086800a3fc576b1e6d1fd6c678
// bufdiff-choices: 2bd08d
// bufdiff-features: 587 706 2225 2898 3961 5201 5386 5973 6825 7628 10166 12170 13233 14454 15440
// bufdiff-features: 15751 15903 16084 16269 18147 18166 18385 19205 19419 19746 19757 22280 23787
// bufdiff-features: 23874 24458 24826 25818 26568 27048 28814 29191 29567 30462 30961 30992 34167
// bufdiff-features: 34233 34385 34647 35231 35239 36394 36784 37183 37809 37975 38167 38783 40044
// bufdiff-features: 40712 42728 43066 43098 45298 45366 46203 46995 47203 47392 47933 48208 48285
// bufdiff-features: 49336 52148 52152 52807 52950 52958 54005 54671 54827 55003 55463 56404 57548
// bufdiff-features: 57718 58106 58399 61280 61531 61556 61987 62218 62220 62675 63062 63431 63470
// bufdiff-features: 63800 64235 64801 64959 64991 65576 66422 66765 68355 68782 69032 69824 69987
// bufdiff-features: 71169 72011 72629 73050 73278 73289 73619 73802 74362 74876 75921 76953 77261
// bufdiff-features: 78945 79389 80256 80524 81032 81707 81736 82186 83060 84585 84631 86125 88732
// bufdiff-features: 89780 90903 93255 93318 94952 95106 95285 95494 97131 97318 97476 98313 98501
// bufdiff-features: 98869 99009 99221 99667 102788 103715 103903 104339 104405 106209 107425 107455
// bufdiff-features: 107882 108221 109086 109147 110780 110821 111976 112929 114601 115026 115155
// bufdiff-features: 115289 115471 115778 115823 115894 116549 119384 119724 119845 120933 121394
// bufdiff-features: 121467 121682 122764 123238 123884 125004 125048 125453 126056 126722 127922
// bufdiff-features: 128768 128916 129435 131049
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = linalg.reciprocal ins(%arg0 : tensor<2x3xf32>) outs(%arg0 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = memref.alloca_scope  -> (f32) {
      %3 = scf.forall (%arg1) in (2) shared_outs(%arg2 = %arg0) -> (tensor<2x3xf32>) {
        %6 = tensor.empty() : tensor<f32>
        %cst_0 = arith.constant 1.000000e+01 : f32
        %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<f32>) -> tensor<f32>
        %8:5 = func.call @f1(%7, %cst_0) : (tensor<f32>, f32) -> (tensor<f32>, tensor<2x3x3xf32>, tensor<f32>, f32, f32)
        %extracted_slice = tensor.extract_slice %arg2[%arg1, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<3xf32>
        %c2 = arith.constant 2 : index
        %inserted = tensor.insert %8#4 into %extracted_slice[%c2] : tensor<3xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %inserted into %arg2[%arg1, 0] [1, 3] [1, 1] : tensor<3xf32> into tensor<2x3xf32>
        }
      }
      %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %0 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %6 = arith.negf %in : f32
        %7 = arith.addf %6, %in_0 : f32
        linalg.yield %7 : f32
      } -> tensor<2x3xf32>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<2x3xf32>) outs(%3 : tensor<2x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.negf %in : f32
        %7 = arith.addf %6, %out : f32
        linalg.yield %7 : f32
      } -> tensor<2x3xf32>
      %cst = arith.constant 5.000000e-01 : f32
      memref.alloca_scope.return %cst : f32
    }
    %cast = tensor.cast %0 : tensor<2x3xf32> to tensor<?x?xf32>
    %2 = call @x1(%cast, %1) : (tensor<?x?xf32>, f32) -> f32
    return %arg0 : tensor<2x3xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<2x3x3xf32>, tensor<f32>, f32, f32) {
    %0 = linalg.min ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<2x3x3xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %3 = tensor.empty() : tensor<1xf32>
    %4 = linalg.pooling_nwc_max ins(%2, %3 : tensor<2x3x3xf32>, tensor<1xf32>) outs(%2 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    return %0, %4, %arg0, %cst, %arg1 : tensor<f32>, tensor<2x3x3xf32>, tensor<f32>, f32, f32
  }
  func.func private @x1(tensor<?x?xf32>, f32) -> f32
}

