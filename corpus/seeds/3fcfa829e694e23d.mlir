// bufdiff-profile: slices
// bufdiff-choices: 0fcb433333e80767086f949e7cacdc32bbfb9ad3b0dc39fd7b9000df8c1fe3b70e763464cd47b6ca
// bufdiff-choices: 8ef9fb147a353b54ca5387dd6f8b53c435308f3cbf4c768bed0f6de7aa7d552abf9c887d7aec04e4
// bufdiff-choices: db7ffc61ed5900105efcc9c66788c8818357a8fd76a5b3a60f8144b7810446d0232dd0969d0b69ca
// bufdiff-choices: 0616dd1024c3189a005d70885366284480831dfd157f9436b6edc3086800a3fc576b1e6d1fd6c678
// bufdiff-choices: 2bd08d0314811b68301eddcd4da79e5291346c45502a9eadfef34ab7589d385d6f443e8f9d2a3c53
// bufdiff-choices: 36
// bufdiff-features: 706 3233 3540 4165 5201 5973 6163 6169 6611 7772 8438 9263 9479 9748 10035
// bufdiff-features: 10766 11162 11774 12170 13233 14015 14632 15751 15883 15929 16084 16269 17232
// bufdiff-features: 18166 19100 19205 19746 20838 21522 22095 22097 22280 24135 24259 24682 25388
// bufdiff-features: 26568 27048 27766 27825 27852 29567 29590 29684 29730 30961 31899 32536 33979
// bufdiff-features: 34167 34647 35231 36423 36871 37183 37490 37786 38167 38662 38672 38783 40297
// bufdiff-features: 40712 40773 41907 41984 42344 43098 43774 43951 44176 44505 44918 46139 46203
// bufdiff-features: 46521 46832 46874 46995 47203 47392 48575 48707 49135 49336 49635 51415 52062
// bufdiff-features: 52148 52152 52322 52650 52807 52900 52958 53180 53791 54651 54827 54998 55003
// bufdiff-features: 55463 56404 57718 57773 58106 58399 59038 59070 60600 60686 61350 61556 61699
// bufdiff-features: 61944 61987 62675 63062 63470 63915 63929 64120 64235 64335 64959 64991 66422
// bufdiff-features: 66995 67388 67595 68355 69449 71169 72142 72629 72909 73141 73289 73455 74057
// bufdiff-features: 74255 74362 75502 76688 76953 77617 77872 78245 78283 78430 78950 79107 79389
// bufdiff-features: 81047 81556 81707 83060 83425 83672 84090 84585 84631 84887 85557 86125 87563
// bufdiff-features: 87805 88337 88732 89780 89812 90082 91148 91737 92194 92384 93318 94913 94952
// bufdiff-features: 95273 95285 95407 95535 96989 97096 97318 97864 98201 98501 99009 99221 99667
// bufdiff-features: 99757 102788 103903 104315 104339 104405 104931 105531 105579 105700 105858
// bufdiff-features: 106209 106314 107783 108977 109086 109147 109732 109879 111584 112474 112929
// bufdiff-features: 113295 113642 113657 114131 114601 115471 115894 117119 118581 119845 119876
// bufdiff-features: 120933 121394 121467 122764 123884 124448 124560 124626 125048 126722 127533
// bufdiff-features: 128396 128768 129946
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: f32, %arg2: tensor<?x?xf32>) -> (tensor<f32>, tensor<2x3x3xf32>, tensor<f32>, tensor<2x3x3xf32>, tensor<2xf32>, tensor<1xf32>) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %c1] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
    %extracted_slice_0 = tensor.extract_slice %collapsed[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %extracted_slice_1 = tensor.extract_slice %collapsed[0] [2] [2] : tensor<3xf32> to tensor<2xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0 : tensor<2xf32>) outs(%extracted_slice_1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %extracted = tensor.extract %0[%c1] : tensor<2xf32>
    %extracted_slice_2 = tensor.extract_slice %0[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %1 = linalg.max ins(%extracted_slice_2, %extracted_slice_2 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice_2 : tensor<1xf32>) -> tensor<1xf32>
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<2xf32>) outs(%2 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.cmpf ogt, %in, %extracted : f32
      %9 = arith.select %8, %in, %extracted : f32
      linalg.yield %9 : f32
    } -> tensor<2xf32>
    %4 = call @x1(%arg2, %extracted) : (tensor<?x?xf32>, f32) -> f32
    %5 = tensor.empty() : tensor<f32>
    %cst = arith.constant 5.000000e-01 : f32
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<f32>) -> tensor<f32>
    %7:4 = call @f1(%6, %extracted) : (tensor<f32>, f32) -> (tensor<2x3x3xf32>, tensor<f32>, tensor<2x3x3xf32>, tensor<f32>)
    return %7#3, %7#2, %7#1, %7#0, %3, %1 : tensor<f32>, tensor<2x3x3xf32>, tensor<f32>, tensor<2x3x3xf32>, tensor<2xf32>, tensor<1xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: f32) -> (tensor<2x3x3xf32>, tensor<f32>, tensor<2x3x3xf32>, tensor<f32>) {
    %cst = arith.constant dense<5.500000e+00> : tensor<f32>
    %0 = linalg.min ins(%arg0, %cst : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<2x3x3xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %3 = tensor.empty() : tensor<1xf32>
    %4 = linalg.pooling_nwc_max ins(%2, %3 : tensor<2x3x3xf32>, tensor<1xf32>) outs(%2 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %5 = tensor.empty() : tensor<2x3x3xf32>
    %6 = linalg.copy ins(%2 : tensor<2x3x3xf32>) outs(%5 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    return %4, %arg0, %6, %0 : tensor<2x3x3xf32>, tensor<f32>, tensor<2x3x3xf32>, tensor<f32>
  }
  func.func private @x1(tensor<?x?xf32>, f32) -> f32
}

