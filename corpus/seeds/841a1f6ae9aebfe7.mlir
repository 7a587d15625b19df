// bufdiff-profile: idioms
// bufdiff-choices: 37213823680931ee7499f7a004dba415477d8a9dacae209c858e20d9c2d85d9dc71f375cac94e822
// bufdiff-choices: 8cf61fd83bc5af39679a9873f5e2f3701c83d570bc94e04e7ece9d5d5568b0941c7942ffbfa7fc6a
// bufdiff-choices: 3f8713909c8caa38cb37b3d0ecc31abb206cd616aa2be3cba1cecd806a3640b6aceab04b798e2237
// bufdiff-choices: df2859d9a31be268b678f4c0a625bc9712848afec561e1adb3df2a6d04068e48bf503159e84dde4e
// bufdiff-choices: 9817ab96a02467e957746b3ec00f81cd641a7790bdc0db6862315ab5f7f847f9f80c87b41361fa19
// bufdiff-choices: f0670f3cb3258f2c3d0bf98b8a15eaeb5255517ada2f19a3a85600111f5c55cd22108318629dce5b
// bufdiff-choices: 3d7dd180dedb8e025af741
// bufdiff-features: 600 693 735 1502 1552 2712 2898 2945 3207 3377 4935 5201 7384 8492 8693 9479
// bufdiff-features: 10166 10384 10819 10968 12170 13233 13915 14454 15046 15440 15720 15751 15903
// bufdiff-features: 16435 17255 20474 20686 20749 22221 22280 22885 23787 23874 24393 24574 24826
// bufdiff-features: 25082 25388 25818 26087 26507 26546 26568 27048 27825 29443 29590 29684 29968
// bufdiff-features: 30145 30666 31440 32615 32804 33065 33751 33824 33853 34069 34167 34560 34623
// bufdiff-features: 34647 35391 36513 36542 36784 38803 39747 39927 39981 40044 40712 42282 42467
// bufdiff-features: 42728 43098 43940 44943 46203 46832 46995 47242 47392 47486 48259 48360 50450
// bufdiff-features: 50717 50894 51415 51894 52062 52148 52322 52558 52900 52958 53244 53252 54651
// bufdiff-features: 54998 55376 55887 56950 57103 58190 59070 59436 60233 60839 61112 61350 61375
// bufdiff-features: 61556 61692 61699 62218 62701 63062 63800 64119 64235 64711 64959 66765 68355
// bufdiff-features: 68782 69184 69875 69891 69987 71169 71490 71660 71773 73054 73140 73802 74057
// bufdiff-features: 74362 74617 75105 75112 75366 75921 76328 76915 77050 77872 78283 78430 79229
// bufdiff-features: 81190 81736 82203 83194 83343 84142 84635 84866 84887 85843 86125 87151 87199
// bufdiff-features: 87563 87903 88732 89026 89175 89445 89780 90148 90206 90589 90605 91074 91831
// bufdiff-features: 92492 93255 94088 94755 94981 95106 95273 95407 95930 96244 96551 96969 96989
// bufdiff-features: 97318 97864 99009 99529 99568 102579 102809 103715 104140 104245 104264 104315
// bufdiff-features: 104931 105579 105857 105858 107046 107412 107783 108012 109732 110530 110552
// bufdiff-features: 111024 112474 112929 113020 113035 114489 114547 114874 114880 115026 115133
// bufdiff-features: 115471 115711 115778 115894 118320 119296 120049 121246 121394 121467 121632
// bufdiff-features: 121682 122421 125040 125908 127160 127259 127553 127922 128438 128456 128750
// bufdiff-features: 128768 129106 129849 130054 130541 130761 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f2(%arg0: tensor<?x3xf32> {bufferization.buffer_layout = #map}, %arg1: tensor<2x6xf32>) -> tensor<2x6xf32> {
    %cst = arith.constant -1.000000e+00 : f64
    %cst_0 = arith.constant 3.000000e+00 : f64
    %c-128_i32 = arith.constant -128 : i32
    %0 = linalg.fill_rng_2d ins(%cst, %cst_0, %c-128_i32 : f64, f64, i32) outs(%arg1 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %0, %c1 : tensor<2x6xf32>
    return %arg1 : tensor<2x6xf32>
  }
  func.func @f1(%arg0: tensor<2x6xf32>, %arg1: tensor<3x3xf32> {bufferization.buffer_layout = #map}) -> (tensor<3x3xf32>, tensor<2x6xf32>, tensor<3x3xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = vector.broadcast %cst : f32 to vector<4xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_write %0, %arg1[%c1, %c1] : vector<4xf32>, tensor<3x3xf32>
    %2 = scf.forall (%arg2, %arg3) in (3, 3) shared_outs(%arg4 = %arg1) -> (tensor<3x3xf32>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<3x3xf32> to tensor<f32>
      %from_elements = tensor.from_elements %cst : tensor<f32>
      %5 = linalg.copy ins(%from_elements : tensor<f32>) outs(%extracted_slice : tensor<f32>) -> tensor<f32>
      %6 = linalg.sqrt ins(%5 : tensor<f32>) outs(%5 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<f32> into tensor<3x3xf32>
      }
    }
    %3 = tensor.empty() : tensor<3x3xf32>
    %4 = linalg.copy ins(%2 : tensor<3x3xf32>) outs(%3 : tensor<3x3xf32>) -> tensor<3x3xf32>
    return %4, %arg0, %1 : tensor<3x3xf32>, tensor<2x6xf32>, tensor<3x3xf32>
  }
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<2x6xf32>, tensor<?x3xf32>, i1) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?x3xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2, %c2] : tensor<3x3xf32>
    %2 = arith.cmpf ogt, %extracted, %cst : f32
    %cast = tensor.cast %arg1 : tensor<3x3xf32> to tensor<?x3xf32>
    %3 = arith.select %2, %cast, %1 : tensor<?x3xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x3xf32>) outs(%4 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.subf %in, %out : f32
      linalg.yield %10 : f32
    } -> tensor<?x3xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %5[0, %c0] [3, %c3] [1, 1] : tensor<?x3xf32> to tensor<3x?xf32>
    %cast_0 = tensor.cast %extracted_slice : tensor<3x?xf32> to tensor<3x3xf32>
    %inserted_slice = tensor.insert_slice %cast_0 into %5[0, 0] [3, 3] [1, 1] : tensor<3x3xf32> into tensor<?x3xf32>
    %6 = tensor.empty() : tensor<2x6xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %cast_1 = tensor.cast %inserted_slice : tensor<?x3xf32> to tensor<3x3xf32>
    %8:3 = call @f1(%7, %cast_1) : (tensor<2x6xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<2x6xf32>, tensor<3x3xf32>)
    %9 = call @f2(%inserted_slice, %8#1) : (tensor<?x3xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    return %8#0, %8#2, %9, %3, %2 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<2x6xf32>, tensor<?x3xf32>, i1
  }
}

