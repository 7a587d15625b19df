// bufdiff-profile: mixed
// bufdiff-choices: 66f685246c9d6c74358374cf24d0fe3b6daa0e63da98174f8e5392d15e6b60d3e23e6de020df1f38
// bufdiff-choices: a5e3693f7274a0789b8b33bc5a5ddc7d2a7e461b68d970691887d1a230776e3c439f1cc6c44c784b
// bufdiff-choices: cab7c4ed02277abf9d532c31b6bc21afc01378ba7e19bad62ec730963d1119f7b3169fc937b2c564
// bufdiff-choices: cbf71eb1ddea6b09f516261c06b18965bd5c57eec8e2029ee33f52013999ee175a526658ca6b7318
// bufdiff-choices: 29e6f1fe617a6db11e6f0f0cc56943422b5aa5802fbb6968294623d15984c3a17202101aa281c32d
// bufdiff-choices: c756edf6b21c3126d4c64607f2544c677acd8a505500108c34600ef6
// bufdiff-features: 600 674 1922 2898 3392 4752 6969 8918 9164 9748 10647 11441 12932 13233 14454
// bufdiff-features: 14704 14884 15751 15903 16960 17792 19419 22280 22640 23594 23749 23810 24184
// bufdiff-features: 25527 25818 26568 28814 29968 31903 34167 35959 36395 36784 38163 40394 40712
// bufdiff-features: 41318 44872 46034 46203 46536 46874 49370 49635 50894 51344 51386 52322 52558
// bufdiff-features: 52807 52900 53414 54915 54998 56477 58190 60046 60686 61375 61435 61944 63071
// bufdiff-features: 64235 66422 67446 68355 68782 69403 71168 75361 75566 75921 76328 77617 78828
// bufdiff-features: 81736 82011 83342 85563 86156 87695 89780 90004 91148 92849 93255 93605 97131
// bufdiff-features: 98501 99383 100059 101823 103056 103715 106396 107425 107515 110871 111976
// bufdiff-features: 112929 115026 119136 119588 120776 121682 124886 125702 125908 127243 128916
// bufdiff-features: 132574 134279 136269 139879 142052 146512 148867 152187 153293 155545 156154
// bufdiff-features: 156191 156460 156916 157426 158120 158897 159724 160349 162862 165141 165719
// bufdiff-features: 168858 170819 171116 172025 173354 177182 178154 178228 181592 184030 185626
// bufdiff-features: 185723 186882 186959 187560 188790 190142 191247 192210 192628 193290 193747
// bufdiff-features: 196024 196031 196868 197770 197837 198460 200104 201059 203083 204126 204212
// bufdiff-features: 205434 205689 208944 210461 211808 213275 214073 216519 219821 220098 221383
// bufdiff-features: 221653 223104 224602 226357 228936 229951 230081 235375 236024 236929 236986
// bufdiff-features: 239779 240499 244092 246543 246895 247869 249653 252466 252539 253836 259510
// bufdiff-features: 259707 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?xi32>, %arg1: tensor<4x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>, f32, f32) {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant -6.000000e+00 : f32
    %0 = complex.create %cst, %cst_0 : complex<f32>
    %1 = complex.expm1 %0 : complex<f32>
    %2 = complex.im %1 : complex<f32>
    %3 = call @f2(%arg1) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %cast = tensor.cast %3 : tensor<4x4xf32> to tensor<?x4xf32>
    %4:3 = call @f1(%cast) : (tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>, f32)
    return %4#1, %4#0, %4#2, %cst : tensor<?x4xf32>, tensor<?x4xf32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<4x4xf32>) {
    ^bb0(%out: f32):
      %cst = arith.constant 7.250000e+00 : f32
      %1 = arith.subf %out, %cst : f32
      linalg.yield %1 : f32
    } -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @f1(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>, f32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
    %0:2 = scf.forall (%arg1) in (%dim) shared_outs(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
      %extracted_slice = tensor.extract_slice %arg2[%arg1, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
      %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice : tensor<1x4xf32>, tensor<1x4xf32>) outs(%extracted_slice : tensor<1x4xf32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %8 = arith.addf %in, %in_2 : f32
        linalg.yield %8 : f32
      } -> tensor<1x4xf32>
      %4 = linalg.div ins(%extracted_slice, %3 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%3 : tensor<1x4xf32>) -> tensor<1x4xf32>
      %extracted_slice_0 = tensor.extract_slice %arg3[%arg1, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
      %5 = linalg.add ins(%4, %3 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%extracted_slice_0 : tensor<1x4xf32>) -> tensor<1x4xf32>
      %6 = tensor.empty() : tensor<1xf32>
      %cst_1 = arith.constant -6.000000e+00 : f32
      %7 = linalg.fill ins(%cst_1 : f32) outs(%6 : tensor<1xf32>) -> tensor<1xf32>
      %broadcasted = linalg.broadcast ins(%7 : tensor<1xf32>) outs(%5 : tensor<1x4xf32>) dimensions = [1] 
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg2[%arg1, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
        tensor.parallel_insert_slice %broadcasted into %arg3[%arg1, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
      }
    }
    %1 = tensor.empty(%dim) : tensor<?x4xf32>
    %2 = linalg.copy ins(%0#0 : tensor<?x4xf32>) outs(%1 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %cst = arith.constant 3.000000e+00 : f32
    return %2, %0#1, %cst : tensor<?x4xf32>, tensor<?x4xf32>, f32
  }
}

