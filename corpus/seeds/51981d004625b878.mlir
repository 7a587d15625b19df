// bufdiff-profile: slices
// bufdiff-choices: 30d2568237ae347843ce095c8bcf6c060119b4dfe59bbcca5552796aa0a0617fb54061f13f92beb0
// bufdiff-choices: 6f0f54dec2ab4fe09434cef1760f49eff821372221ede8528e22924e9faa5374f019ddde65451ec8
// bufdiff-choices: 1756cedc5fbf6e4c7a8b97f4a9860a4c65f314fdfd74a330cfffc84fad057d061f4bfc34de70a79b
// bufdiff-choices: 684402c35aa7fff6db3d1b75dbe2aa4494967608955fb51f7c285df02d426d116e305a60b7cce5b4
// bufdiff-choices: 62606ff5869dac66428f0110be6867a6e97bc40fbee5b1b505e0e13a42bbca6e9787700d80d954e8
// bufdiff-choices: 24a19848ff64fc90a4110ffc4309b4d86429b44d2982a0ac2e5b06
// bufdiff-features: 587 2455 3257 5834 10166 10248 10970 11384 12170 12403 12561 14796 15440 15751
// bufdiff-features: 16086 16582 19442 21140 23787 23874 24458 24572 24826 25388 25559 26316 26464
// bufdiff-features: 26568 26796 27417 27725 28349 28814 28823 28856 29590 29968 31724 31863 31876
// bufdiff-features: 33023 33457 33530 34167 34647 35135 35239 35507 36901 39191 40712 42282 42344
// bufdiff-features: 42467 43066 43098 46203 46720 46735 46832 47242 47453 47782 49187 49575 50495
// bufdiff-features: 50717 52062 52958 54385 55810 55887 57718 61079 61556 63062 64235 64449 64959
// bufdiff-features: 66422 66765 68355 69987 71928 72629 73802 74057 74617 77693 77761 77818 77827
// bufdiff-features: 77872 78182 79389 79850 82135 83697 84322 86031 87173 88749 89109 90070 90141
// bufdiff-features: 91148 96323 96562 96664 97149 99009 100059 100258 102103 103875 103918 104303
// bufdiff-features: 104796 107425 107882 108012 108221 109239 111454 111835 112929 115471 115722
// bufdiff-features: 116797 117235 118576 118581 119876 121394 122764 123238 123503 123561 124614
// bufdiff-features: 124815 125173 127922 128182 128768 128916 129955
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, i32) {
    %0 = linalg.rsqrt ins(%arg1 : tensor<?x?x?xf32>) outs(%arg0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
    %1 = arith.cmpi uge, %dim, %c1 : index
    %2 = scf.if %1 -> (i32) {
      %expanded = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [%c1, %c1, %dim, %dim] : tensor<?x?x?xf32> into tensor<?x?x?x?xf32>
      %c42_i32 = arith.constant 42 : i32
      scf.yield %c42_i32 : i32
    } else {
      %c-3_i32 = arith.constant -3 : i32
      scf.yield %c-3_i32 : i32
    }
    return %arg1, %2 : tensor<?x?x?xf32>, i32
  }
  func.func @main(%arg0: tensor<3xi32>, %arg1: tensor<2x2xf32>) -> tensor<?x1x2xf32> {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg1[0, %c0] [%c2, 2] [1, 1] : tensor<2x2xf32> to tensor<?x2xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [%c2, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
    %0 = memref.alloca_scope  -> (i32) {
      %c1 = arith.constant 1 : index
      %cst = arith.constant 1.000000e+02 : f32
      %inserted = tensor.insert %cst into %arg1[%c0, %c1] : tensor<2x2xf32>
      %1 = tensor.empty() : tensor<1x2x2xf32>
      %cast = tensor.cast %1 : tensor<1x2x2xf32> to tensor<?x?x?xf32>
      %2 = tensor.empty() : tensor<1x2x2xf32>
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %cast_0 = tensor.cast %3 : tensor<1x2x2xf32> to tensor<?x?x?xf32>
      %4:2 = func.call @f1(%cast, %cast_0) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, i32)
      %5 = linalg.div ins(%inserted, %arg1 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%inserted : tensor<2x2xf32>) -> tensor<2x2xf32>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<2x2xf32>) outs(%extracted_slice : tensor<?x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.subf %in, %out : f32
        linalg.yield %7 : f32
      } -> tensor<?x2xf32>
      memref.alloca_scope.return %4#1 : i32
    }
    return %expanded : tensor<?x1x2xf32>
  }
}

