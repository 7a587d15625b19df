// bufdiff-profile: cfg
// bufdiff-choices: 330043b2abca7d5a41d00d67ce26370b5eeed59c18425f667763e6140c4afb47bef311c4c1d1191c
// bufdiff-choices: 0cf0ffe5551d859a761f1bb0c5ae1d94f0829ecc68ceabce7dca6b0e82ce14b99a30bd76137e3a15
// bufdiff-choices: 00e9f67142cd3b7ca5a5f50725bfab1f8964c8487842288002493c8603941ac166c0f42752b1c0b8
// bufdiff-choices: abcad1d9d6eeaeefbdafa4a65de75ecfe406833bdb3445f7f17b64c5e34dceb5d942f0a7bbc73361
// bufdiff-choices: d76d4b6a32800a37aa5ab0fd57cf6b49c7639ebfde3208d6c35908958650511c6191547fc8102a6d
// bufdiff-choices: f9d000eff8b13b0d
// bufdiff-features: 103 234 276 2374 3579 4752 4916 5269 5973 7351 9479 9706 10819 10872 10968
// bufdiff-features: 11297 11441 11844 12560 13999 14884 15440 15751 15929 16269 16960 17757 18166
// bufdiff-features: 19241 19419 19746 19867 20008 20838 21154 21953 22221 22280 22824 23787 24184
// bufdiff-features: 24505 24826 25388 25962 26546 26568 27048 27056 27725 27825 28276 28556 29684
// bufdiff-features: 29968 30670 31231 31601 31864 32005 32415 32809 33637 33769 34167 34301 34564
// bufdiff-features: 34647 34745 35507 36784 36936 37743 38783 38910 39927 40297 40479 40712 40953
// bufdiff-features: 41055 42094 42344 43631 44512 45202 46203 46283 46416 46832 46993 46995 47155
// bufdiff-features: 48575 49135 50080 50450 50551 51213 52322 52558 52928 52958 53252 53441 53469
// bufdiff-features: 54651 54945 55586 55887 56404 56488 56524 56790 57573 57718 59070 59620 61556
// bufdiff-features: 63560 63610 63800 63915 64119 64235 64335 64716 64959 66053 66097 66422 66765
// bufdiff-features: 66777 67360 67388 67442 68183 68355 68875 69987 70955 71306 71415 73289 73455
// bufdiff-features: 73802 74057 74362 74617 74881 76052 76258 76370 77283 77599 77613 77866 78283
// bufdiff-features: 78828 78950 79389 80024 80413 80714 81022 81039 81736 81936 81997 82723 83253
// bufdiff-features: 83525 84347 84585 84887 86125 86827 87408 87585 88337 88958 88990 88999 89445
// bufdiff-features: 89964 90070 90543 91124 91540 92022 92863 93255 93677 94178 94586 94687 94981
// bufdiff-features: 95079 95285 96273 97864 97924 98194 98497 99009 99243 99383 99568 101342 102204
// bufdiff-features: 102897 103751 104303 104315 105373 106097 107009 109086 109103 109941 110085
// bufdiff-features: 110862 110952 111024 112929 113901 115155 115471 115711 115728 115778 115990
// bufdiff-features: 116584 116721 117206 117766 117779 118769 118985 119764 121188 121394 121471
// bufdiff-features: 121626 122740 122764 122967 124448 124852 125040 125201 126179 126927 127834
// bufdiff-features: 127922 128768 129404 130310 130484 130933
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x4xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0) -> (tensor<?x4xf32>) {
      %1 = scf.index_switch %arg1 -> tensor<?x4xf32> 
      case 0 {
        %6 = linalg.add ins(%arg0, %arg2 : tensor<?x4xf32>, tensor<?x4xf32>) outs(%arg0 : tensor<?x4xf32>) -> tensor<?x4xf32>
        %dim_1 = tensor.dim %arg0, %c0 : tensor<?x4xf32>
        %7 = tensor.empty(%dim_1) : tensor<3x?xf32>
        %cst_2 = arith.constant 5.000000e-01 : f32
        %8 = linalg.fill ins(%cst_2 : f32) outs(%7 : tensor<3x?xf32>) -> tensor<3x?xf32>
        %9 = tensor.empty() : tensor<3x4xf32>
        %10 = linalg.fill ins(%cst_2 : f32) outs(%9 : tensor<3x4xf32>) -> tensor<3x4xf32>
        %11 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%8, %10 : tensor<3x?xf32>, tensor<3x4xf32>) outs(%arg2 : tensor<?x4xf32>) -> tensor<?x4xf32>
        scf.yield %11 : tensor<?x4xf32>
      }
      default {
        scf.yield %arg0 : tensor<?x4xf32>
      }
      %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
      %2 = scf.for %arg3 = %c0 to %dim step %c2 iter_args(%arg4 = %arg2) -> (tensor<?x4xf32>) {
        %6 = linalg.copy ins(%arg2 : tensor<?x4xf32>) outs(%arg4 : tensor<?x4xf32>) -> tensor<?x4xf32>
        scf.yield %6 : tensor<?x4xf32>
      }
      %cst = arith.constant dense<3.500000e+00> : tensor<f32>
      %3 = tensor.empty() : tensor<5xf32>
      %cst_0 = arith.constant -0.000000e+00 : f32
      %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<5xf32>) -> tensor<5xf32>
      %5:5 = func.call @f1(%cst, %4, %cst_0, %4) : (tensor<f32>, tensor<5xf32>, f32, tensor<5xf32>) -> (tensor<2xf32>, tensor<5xf32>, tensor<2xf32>, f32, f32)
      scf.yield %arg2 : tensor<?x4xf32>
    }
    %cast = tensor.cast %0 : tensor<?x4xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<5xf32>, %arg2: f32, %arg3: tensor<5xf32>) -> (tensor<2xf32>, tensor<5xf32>, tensor<2xf32>, f32, f32) {
    %c5 = arith.constant 5 : index
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %cast = tensor.cast %1 : tensor<5xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg3[0] [%c5] [1] : tensor<?xf32> into tensor<5xf32>
    %extracted_slice = tensor.extract_slice %1[1] [2] [2] : tensor<5xf32> to tensor<2xf32>
    %2 = call @write1(%extracted_slice) : (tensor<2xf32>) -> tensor<2xf32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %1[%c3] : tensor<5xf32>
    %3 = tensor.empty() : tensor<2xf32>
    %4 = linalg.copy ins(%extracted_slice : tensor<2xf32>) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
    return %2, %inserted_slice, %4, %extracted, %arg2 : tensor<2xf32>, tensor<5xf32>, tensor<2xf32>, f32, f32
  }
  func.func private @write1(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst : tensor<2xf32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg0, %from_elements : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

