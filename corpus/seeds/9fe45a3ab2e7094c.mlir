// bufdiff-profile: slices
// bufdiff-choices: 4cfe5f2b9b4257d26bd44065e16bf26647cd9e2ed290f886f9388d0bd83e4641a06c2b5caf8802a9
// bufdiff-choices: 5d7a956fe2b7ae29c04e786702d068436993836f06b8501207c6fbbb4c8b522761abfe057ee5adfa
// bufdiff-choices: c07bb795adc86966a60f303d7c362e6161d2c9b00a4b2e8488718465b6e524719db0fc5cc6a35111
// bufdiff-choices: 9ede5c8733c03167dd1b0c18f38bef6b0f88e641c4863a636b7aefa85b2e5f6db89a3188732895a9
// bufdiff-choices: 98094475324413fb9442b856a39b7bc7a6963856dba58fe7c1074a23a3
// bufdiff-features: 472 706 1518 2684 2898 3669 4752 4795 5973 6405 6787 9479 11608 12883 13233
// bufdiff-features: 13424 13441 13491 13915 15751 15903 16269 16822 17193 18147 18166 18486 18588
// bufdiff-features: 18774 19923 20749 22221 22446 24826 26536 27048 27766 29255 29684 29821 30305
// bufdiff-features: 30666 31543 31899 32804 33853 34167 34249 34564 34647 35163 36014 36394 36542
// bufdiff-features: 37183 37786 38435 38672 40297 40479 40712 41591 41885 41984 42412 42467 42517
// bufdiff-features: 43631 43774 45462 46203 46330 46414 46603 46832 46995 47093 47392 48720 49605
// bufdiff-features: 49635 51415 52042 52148 52337 52900 52950 52958 53469 54005 54964 54998 56404
// bufdiff-features: 56625 58145 59145 60897 61350 61556 61699 61889 61969 62642 62675 63062 63071
// bufdiff-features: 64235 64716 64959 65499 66765 68141 68355 69032 69660 70119 70644 71050 71169
// bufdiff-features: 72615 73242 73289 73387 73619 74057 74255 74362 74617 74833 75361 75979 76524
// bufdiff-features: 77179 77565 78430 78950 79389 79539 80256 80542 81160 81316 82011 82135 82186
// bufdiff-features: 82552 83549 84320 84585 84887 84922 84979 85843 86125 86352 86992 87444 88662
// bufdiff-features: 88732 89780 91312 91884 93255 93719 95041 95273 95407 96313 96989 98501 98526
// bufdiff-features: 99009 99032 99383 99568 100083 101296 101476 101582 101619 102204 104229 104312
// bufdiff-features: 104931 104958 105858 105914 108977 109086 109187 109752 109923 111956 112474
// bufdiff-features: 112929 114547 114874 115471 115894 115990 117235 118825 119129 119588 119613
// bufdiff-features: 120049 121188 121394 121467 121561 124909 125577 126549 126734 126932 127553
// bufdiff-features: 128005 128456 128768 129404 129849 130933
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x2xi32>, tensor<f32>, tensor<1xf32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.maximumf %in, %cst : f32
      linalg.yield %8 : f32
    } -> tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%1, %2 : tensor<f32>, tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %8 = arith.negf %in : f32
      %9 = arith.addf %8, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<f32>
    %4 = tensor.empty() : tensor<2x2xi32>
    %c127_i32 = arith.constant 127 : i32
    %5 = linalg.fill ins(%c127_i32 : i32) outs(%4 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %transposed = linalg.transpose ins(%5 : tensor<2x2xi32>) outs(%5 : tensor<2x2xi32>) permutation = [1, 0] 
    %6 = call @f1(%1, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %c42_i64 = arith.constant 42 : i64
    %7:2 = call @f2(%3, %c42_i64) : (tensor<f32>, i64) -> (tensor<1xf32>, tensor<f32>)
    return %transposed, %6, %7#0, %7#1 : tensor<2x2xi32>, tensor<f32>, tensor<1xf32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: i64) -> (tensor<1xf32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.dot ins(%1, %1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %1[%c2] [1] [1] : tensor<3xf32> to tensor<1xf32>
    return %extracted_slice, %2 : tensor<1xf32>, tensor<f32>
  }
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.reciprocal ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = arith.cmpf oeq, %extracted, %cst : f32
    %2 = scf.if %1 -> (tensor<f32>) {
      %3 = arith.select %1, %arg1, %0 : tensor<f32>
      %4 = linalg.exp ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
      scf.yield %4 : tensor<f32>
    } else {
      scf.yield %arg1 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
}

