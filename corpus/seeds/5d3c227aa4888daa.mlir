// bufdiff-profile: calls
// bufdiff-choices: 56562d01ddb780922488fe8d64e26955882c1e6cc5966e2027bae9699a3d01b1e9643e86501a78c9
// bufdiff-choices: 29b0197818a7d6579f512ebcb28851b95a84bbfc98bff355b03711cad1e333e1d340f9f6be81d615
// bufdiff-choices: a57994db91cabe681947b2d46d7ddbc2608136188f1aba31870ee4675c23b7bc5ed26fa405427a41
// bufdiff-choices: 1a44308376b2d410da92dab0c5e6b221ac941e57cc8eec01af8a1035b09c8292a6409157a61c86e6
// bufdiff-choices: 7ced353c426fe4fe69e8fd32a9fb39ce4495726270ee437f00123ee95bf55dee1157e826176f974a
// bufdiff-choices: d77efaf4428d9a6c119eb848e044a29d7762526792e60e7a7bd280a0365b3055aa4c4d8c420b64ee
// bufdiff-choices: 9af87c6ddce45dceab51ba3c7a07de83437dd6a1059b359e73824360ce8528b2305a6376df155833
// bufdiff-choices: d3eb3d9ee8247d1b93e365053f949e67e48ab7eb77411169856ff2dc8141b9989bd6c158328bad85
// bufdiff-choices: f2086190765a84089c32eb6b
// bufdiff-features: 819 1084 1112 1209 1854 2499 2837 3059 3392 4165 4752 4790 5201 5471 5973 6136
// bufdiff-features: 6611 7793 9294 9394 9852 10191 10203 11162 11416 11556 12170 13233 14454 14523
// bufdiff-features: 15440 15671 15750 15751 16106 16995 18109 18383 18774 19066 19124 19442 20023
// bufdiff-features: 20337 21193 21522 21579 22095 22824 24826 25375 25388 25651 26568 27048 27640
// bufdiff-features: 27825 28823 29294 29590 29968 30293 31543 31756 31863 32085 32615 34167 34564
// bufdiff-features: 34623 34647 34965 35163 37786 38378 38783 40297 40479 40712 41742 42266 42282
// bufdiff-features: 42344 42350 42467 42728 42984 43098 43299 43530 44093 45629 46203 46832 46835
// bufdiff-features: 46995 47416 50717 50894 51178 51211 52062 52148 52267 52558 52807 52900 52928
// bufdiff-features: 52958 53252 53469 53716 54385 54500 54526 55021 55870 55887 56488 56673 57383
// bufdiff-features: 57718 58024 58748 61023 61350 61556 61699 61944 62675 62701 63071 63133 63610
// bufdiff-features: 63642 64120 64716 64737 64891 64959 65625 66422 67563 67817 68355 69226 69777
// bufdiff-features: 69987 71490 72884 73259 73289 73388 73672 73846 74057 74362 74672 77134 77307
// bufdiff-features: 77617 77933 78283 78430 79099 79389 80400 81039 82135 82203 83099 83194 83672
// bufdiff-features: 84585 84887 85605 85897 86125 86443 87017 87563 87895 88932 89151 89178 89546
// bufdiff-features: 89646 89780 90777 92194 93027 94322 94432 95512 96969 97270 97318 97924 98501
// bufdiff-features: 98627 99009 99054 99221 99383 99568 100059 100258 101823 102222 102659 102871
// bufdiff-features: 103315 103383 103851 104303 104931 105834 105914 107412 107425 107967 108012
// bufdiff-features: 108869 108977 109076 109086 109643 109732 109895 110236 110816 111024 112645
// bufdiff-features: 112800 112929 113271 113920 114117 114801 115207 115471 115778 115990 117235
// bufdiff-features: 117779 117905 118368 118769 119588 119779 119876 121282 121305 121394 121467
// bufdiff-features: 121707 122163 122631 122764 124657 124985 125040 127834 128768 128916 128934
// bufdiff-features: 129878 130272
module {
  func.func @main(%arg0: tensor<4x4xf32>, %arg1: f32, %arg2: tensor<4x?xf32>, %arg3: tensor<4x4xf32>) -> (tensor<4x?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4x?xf32>) {
    %0 = linalg.div ins(%arg2, %arg2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.while (%arg4 = %c0, %arg5 = %arg2) : (index, tensor<4x?xf32>) -> (index, tensor<4x?xf32>) {
      %5 = arith.cmpi ult, %arg4, %c1 : index
      scf.condition(%5) %arg4, %arg5 : index, tensor<4x?xf32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<4x?xf32>):
      %cst = arith.constant 0.000000e+00 : f32
      %5 = arith.cmpf ogt, %arg1, %cst : f32
      %true = arith.constant true
      %6 = arith.ori %5, %true : i1
      cf.assert %6, "never fails"
      %cast = tensor.cast %arg0 : tensor<4x4xf32> to tensor<?x?xf32>
      %cast_0 = tensor.cast %arg2 : tensor<4x?xf32> to tensor<?x?xf32>
      %7:3 = func.call @f4(%cast, %cast_0) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, f32)
      %8 = arith.addi %arg4, %c1 : index
      %9 = linalg.log ins(%arg2 : tensor<4x?xf32>) outs(%arg5 : tensor<4x?xf32>) -> tensor<4x?xf32>
      scf.yield %8, %9 : index, tensor<4x?xf32>
    }
    %2 = tensor.empty() : tensor<3xf32>
    %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    %4:2 = call @f3(%3) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %extracted_slice = tensor.extract_slice %arg3[0, 0] [4, 3] [1, 1] : tensor<4x4xf32> to tensor<4x3xf32>
    return %1#1, %4#0, %4#1, %extracted_slice, %0 : tensor<4x?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4x?xf32>
  }
  func.func private @f4(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, f32) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim) : tensor<4x?xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %2 = linalg.sqrt ins(%1 : tensor<4x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %2, %arg1, %cst : tensor<?x?xf32>, tensor<?x?xf32>, f32
  }
  func.func @f3(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = linalg.mul ins(%arg0, %arg0 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %1:3 = call @f2(%0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, f32)
    return %1#0, %1#1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<3xf32>
    %1 = linalg.floor ins(%0 : tensor<3xf32>) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [3] [1] : tensor<3xf32> to tensor<3xf32>
    return %extracted_slice, %1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func @f2(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, f32) {
    %0 = linalg.square ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %1:2 = call @f1(%0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %cst = arith.constant 1.000000e+10 : f32
    return %1#0, %1#1, %cst : tensor<3xf32>, tensor<3xf32>, f32
  }
}

