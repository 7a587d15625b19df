// bufdiff-profile: loops
// bufdiff-choices: 9ec02c0aae7c69af04ebd49a5eca7e85a1b93e2477531bfb84884f1b40975961ac9ee406d6969d1a
// bufdiff-choices: 6a5f619fe1898e62a3d8a37f0b4941b8f077a59fbc877056be3fe8e8259f01ae7daf3536211c2807
// bufdiff-choices: 9ca6e17cc23c5716d900c06d36f126af64254be5d3a6f55096544417f4733e8716005b0431b637f5
// bufdiff-choices: b31e8cdc87bcc1167e9bbaee8869fe92b68b8fc9093fcd8dce2c7c65dc21c7430345
// bufdiff-features: 600 2292 2898 3744 5143 6169 6410 7122 7847 9479 10819 11326 13233 14454 15136
// bufdiff-features: 15399 15440 15751 16640 18774 20003 20402 22221 22280 22741 23144 23787 24393
// bufdiff-features: 25082 25388 25863 25962 26507 26568 27048 28564 28814 28886 29123 29684 30293
// bufdiff-features: 30666 31543 31692 32116 33985 34167 34623 34647 36784 37786 38662 38783 40479
// bufdiff-features: 40712 40753 41594 41907 42344 42467 46203 46832 47156 48598 49489 49635 49657
// bufdiff-features: 50717 50894 51415 51851 52558 52900 52958 53252 53469 54270 54658 54998 55887
// bufdiff-features: 56488 57718 58303 59145 60417 60418 61523 61556 61699 61919 62433 63184 63642
// bufdiff-features: 64235 65499 66422 66765 67532 67657 68355 69032 69403 69987 70529 71168 71306
// bufdiff-features: 72011 73387 73802 74362 76659 77484 77725 77872 78283 78430 78533 79334 79389
// bufdiff-features: 80567 81612 82011 83194 84090 84096 84585 84853 85820 86125 88732 91365 91540
// bufdiff-features: 92022 92194 93150 93255 95273 96273 96431 96989 97131 97318 97447 97715 98194
// bufdiff-features: 99009 99383 99568 100059 101476 101823 102102 103646 104808 104931 105795
// bufdiff-features: 107412 107425 107702 108012 109086 109579 110548 110552 110780 111024 111976
// bufdiff-features: 112099 112474 112730 112752 112800 112929 113920 114308 114547 115471 115711
// bufdiff-features: 117235 118163 119613 119876 120049 120863 121467 122764 125040 125265 125699
// bufdiff-features: 126825 127303 127553 128005 128501 128768 128916 129130 129811 130019 130585
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<?x2xf32>, %arg1: tensor<?x2xf32>) -> tensor<?x2xf32> {
    %cast = tensor.cast %arg1 : tensor<?x2xf32> to tensor<2x?xf32>
    %transposed = linalg.transpose ins(%cast : tensor<2x?xf32>) outs(%arg1 : tensor<?x2xf32>) permutation = [1, 0] 
    %0 = call @part1(%arg1) : (tensor<?x2xf32>) -> tensor<1x2xf32>
    %1 = linalg.max ins(%arg0, %arg1 : tensor<?x2xf32>, tensor<?x2xf32>) outs(%arg1 : tensor<?x2xf32>) -> tensor<?x2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c0, %c1] : tensor<1x2xf32>
    vector.print %extracted : f32
    return %transposed : tensor<?x2xf32>
  }
  func.func private @part1(%arg0: tensor<?x2xf32>) -> tensor<1x2xf32> {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0, 0] [1, 2] [1, 1] : tensor<?x2xf32> to tensor<1x2xf32>
    return %extracted_slice : tensor<1x2xf32>
  }
  func.func private @f2(%arg0: tensor<2x2xf32>) -> tensor<?x2xf32> {
    %0 = linalg.negf ins(%arg0 : tensor<2x2xf32>) outs(%arg0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %rank = tensor.rank %0 : tensor<2x2xf32>
    %cast = tensor.cast %0 : tensor<2x2xf32> to tensor<?x2xf32>
    %cast_0 = tensor.cast %arg0 : tensor<2x2xf32> to tensor<?x2xf32>
    %1 = call @f1(%cast, %cast_0) : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
    return %1 : tensor<?x2xf32>
  }
  func.func @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<?x2xf32>, tensor<2x2xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %2 = arith.cmpf olt, %in, %in_1 : f32
      %3 = arith.select %2, %in, %in_1 : f32
      %4 = arith.minimumf %3, %out : f32
      linalg.yield %4 : f32
    } -> tensor<3x3xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+02 : f32
    %inserted = tensor.insert %cst into %arg0[%c2, %c1] : tensor<3x3xf32>
    %cst_0 = arith.constant dense<[[5.000000e-01, 1.500000e+00], [2.500000e+00, 3.500000e+00]]> : tensor<2x2xf32>
    %1 = call @f2(%cst_0) : (tensor<2x2xf32>) -> tensor<?x2xf32>
    return %0, %inserted, %1, %cst_0 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<?x2xf32>, tensor<2x2xf32>
  }
}

