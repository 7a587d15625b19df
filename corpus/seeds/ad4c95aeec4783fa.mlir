// bufdiff-profile: slices
// bufdiff-choices: 5c7b1938f241d390a9886c7d8a3b7587ce280a92bd3224f273760dc79daafb46437eb01257608083
// bufdiff-choices: 699ed35f7a2cebd848be420621a8a5f121553f9a5602299be97c6e13ffc6f007dca442dd784c7228
// bufdiff-choices: 3d33b438992ecf8ae29abeecdebfd087bf10f80e4c60fad7c994b2decef37bfb34f0b951a860e66b
// bufdiff-choices: e525deec08fef636142b6ac92dfb6a8122335cbb054cc6d5d9c88642e91f7715bd9b47d9a7626bec
// bufdiff-choices: a29ac25c4c8ba1d222117f3b6700ce37dac58522ce6dfd64da7428
// bufdiff-features: 103 587 1711 2442 2520 2684 2945 5199 5201 6421 7136 7645 7691 8235 9479 11546
// bufdiff-features: 11580 12797 13233 13424 14884 15440 15662 15751 16106 16161 16269 18166 18266
// bufdiff-features: 18383 19419 20968 24826 26568 27048 27417 27766 27825 27970 28243 28379 29684
// bufdiff-features: 30209 30666 32116 32457 33985 34167 34647 36269 36674 36784 36901 37183 37315
// bufdiff-features: 37786 38227 38326 38490 39500 40133 40599 40712 41984 42467 43774 44093 46203
// bufdiff-features: 46995 47093 47200 49635 49657 51178 51344 51372 51415 51952 52148 52900 52958
// bufdiff-features: 54526 54658 54964 54970 54998 55113 56140 56404 56611 57718 61350 61699 62035
// bufdiff-features: 62218 62253 62281 63440 63610 64235 64898 64959 66489 66765 67920 68355 69505
// bufdiff-features: 70730 71169 71701 73117 73274 73802 74057 74362 74507 74617 76153 77129 78283
// bufdiff-features: 78430 79389 81707 81736 83710 84628 84856 84922 85640 85843 86125 86421 86855
// bufdiff-features: 86992 87534 88081 88732 89780 89859 92194 92615 93215 93255 93892 95407 96989
// bufdiff-features: 97318 97924 99009 99383 99851 100650 101264 102204 102242 102601 104931 105914
// bufdiff-features: 107815 107933 107997 108038 109086 109187 109579 110176 110780 112099 112615
// bufdiff-features: 112929 113209 113868 113940 114200 114547 115456 115471 115990 116355 116999
// bufdiff-features: 117206 117534 117857 118740 119432 119588 120049 120197 121394 121467 121626
// bufdiff-features: 122317 122865 123396 125616 125908 127370 128163 128456 128613 128768 129924
// bufdiff-features: 130585 130933
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32> {bufferization.writable = false}, %arg1: f32) -> (tensor<4xf32>, tensor<f32>, tensor<?x?xf32>, tensor<f32>) {
    %0 = bufferization.alloc_tensor() : tensor<f32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.square ins(%1 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    bufferization.dealloc_tensor %2 : tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    vector.print %extracted : f32
    %cst = arith.constant dense<[3.500000e+00, 4.500000e+00, 5.500000e+00, 6.500000e+00]> : tensor<4xf32>
    %cst_0 = arith.constant dense<9.500000e+00> : tensor<f32>
    %5 = call @f1(%3, %cst_0, %4) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = tensor.empty() : tensor<3x3xf32>
    %7 = linalg.fill ins(%extracted : f32) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %8 = call @f2(%7, %4) : (tensor<3x3xf32>, tensor<f32>) -> tensor<?x?xf32>
    return %cst, %5, %8, %cst_0 : tensor<4xf32>, tensor<f32>, tensor<?x?xf32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = linalg.negf ins(%arg2 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.add ins(%0, %arg2 : tensor<f32>, tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = memref.alloca_scope  -> (f32) {
      %cst = arith.constant 1.000000e+10 : f32
      %inserted = tensor.insert %cst into %0[] : tensor<f32>
      %extracted = tensor.extract %inserted[] : tensor<f32>
      memref.alloca_scope.return %extracted : f32
    }
    return %0 : tensor<f32>
  }
  func.func @f2(%arg0: tensor<3x3xf32>, %arg1: tensor<f32>) -> tensor<?x?xf32> {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3, %c3) : tensor<?x?xf32>
    %cst = arith.constant dense<-6.000000e+00> : tensor<3xf32>
    %cast = tensor.cast %cst : tensor<3xf32> to tensor<?xf32>
    %broadcasted = linalg.broadcast ins(%cast : tensor<?xf32>) outs(%0 : tensor<?x?xf32>) dimensions = [1] 
    %c2 = arith.constant 2 : index
    %cst_0 = arith.constant -6.000000e+00 : f32
    %inserted = tensor.insert %cst_0 into %0[%c2, %c2] : tensor<?x?xf32>
    return %broadcasted : tensor<?x?xf32>
  }
}

