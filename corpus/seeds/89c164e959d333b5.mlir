// bufdiff-profile: cfg
// bufdiff-choices: 7e8bda1f96d24a500ee46d3994c3b812428f602cfb269de637dcae4ab1a67f7bf5dd1cd075e1e734
// bufdiff-choices: 766949225b9a700613b29f8b47cc76afae86212b6d110ce4a291206d8da7b3ac6714d6c1c360daf2
// bufdiff-choices: 86fefd5116386f2ee6495974493156a75d2291d51b5b17dc788abf5806a328c05625c0d85a8e1159
// bufdiff-choices: 84e973f8eb238415e2c1c0dc351b84e69ebe1c47887aab7a8b3ecb66b56a98ed5472c597a6c1fcd0
// bufdiff-choices: 596fb7f46277ec1c5a5e515fcf935d6d1b6d54acd0e4cc8cabcd1aa4e4620854a7607dcf87d3168f
// bufdiff-choices: 4b48b1f4a7a7b9af26258c80b877fd2a70f63f30f08e24743235993707f6aecf3e9167479d0f957e
// bufdiff-choices: 4e0ac8e27a5a46e3d1e0da788f1b8060cac8ebd3f182421d8c5975db81edb973b6ebae03905f948c
// bufdiff-choices: 48f70f422db5e82cdb31cb0af96b37f7e886650622e6e8b697edf3cf0c15320a76f1b1b908f0d8f6
// bufdiff-choices: 1a20afacad6eb257264c2891bb1c
// bufdiff-features: 234 309 1536 1651 1663 2647 3207 3579 3631 3721 4392 4462 4958 5197 5201 5727
// bufdiff-features: 7847 8325 8488 9852 10968 11162 12449 12932 13231 13233 13387 13428 13637 13689
// bufdiff-features: 15440 15751 15798 15903 15989 16582 16682 19265 19419 19579 20659 21522 22072
// bufdiff-features: 22095 22221 22280 22446 24184 24259 24336 24572 24826 25388 26181 26568 27048
// bufdiff-features: 27725 27825 28358 28856 29373 29590 29968 30232 30666 31692 31972 32046 32287
// bufdiff-features: 33530 33637 33769 33887 34159 34167 34564 34623 34647 35384 36092 36370 36721
// bufdiff-features: 36784 36936 37251 37568 37736 37786 38783 38910 39010 39745 40643 40712 41457
// bufdiff-features: 41854 42282 42344 42781 43442 43552 43631 44167 44405 44959 45505 46203 46330
// bufdiff-features: 46404 46832 46993 46995 47392 47477 47488 47693 48598 48974 50469 50613 51791
// bufdiff-features: 52042 52062 52148 52203 52322 52558 52695 52823 52900 52958 53160 53244 53252
// bufdiff-features: 53890 54180 54385 54651 55077 55185 55587 55887 57145 57718 58316 59070 61339
// bufdiff-features: 61350 61375 61556 61699 62675 62701 63642 64120 64235 64716 64748 64959 65496
// bufdiff-features: 66195 66422 66765 66821 66995 67360 67388 67693 68355 68755 69081 69235 69900
// bufdiff-features: 69987 70036 71013 71050 71169 71306 72615 72775 73802 73833 73850 74188 74255
// bufdiff-features: 74362 74617 75177 76370 76524 76567 77389 77693 77968 78180 78182 78283 78430
// bufdiff-features: 78828 78950 79389 80212 80394 80422 80454 80894 81467 81502 81556 81736 81956
// bufdiff-features: 82011 82149 82450 83357 83634 83672 84320 84322 84887 84979 85509 85801 85843
// bufdiff-features: 86125 87585 87895 88341 88732 89110 89780 89812 89946 90070 90414 90816 90831
// bufdiff-features: 91737 91979 92194 92647 92917 94696 94755 94913 95285 95507 96538 96582 96989
// bufdiff-features: 97122 97147 97318 97715 97864 98170 98501 99009 99383 99568 99848 100698 100980
// bufdiff-features: 101858 101987 103614 103918 104303 104405 104931 105858 105914 106761 107496
// bufdiff-features: 108165 108169 109086 110153 110162 110454 110613 110952 111054 112065 112068
// bufdiff-features: 112709 112929 113041 113801 115471 115778 117235 117336 117537 117724 117766
// bufdiff-features: 117839 118022 118035 119588 119640 119731 119876 120554 121089 121132 121394
// bufdiff-features: 121467 121977 122753 122764 123561 125971 126179 128733 128768 128907 129768
// bufdiff-features: 130024
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<3x3x3xf64> {bufferization.writable = false}, %arg2: tensor<?x?x3xf64>) -> (tensor<1x3x1x?xf64>, tensor<3x3x3xf64>, tensor<?x3xf64>, tensor<4xf32>, tensor<?xf32>, tensor<3x3x3xf64>, tensor<?x3x1x3xf64>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg1[%c1, 0, 0] [1, 3, %c3] [1, 1, 1] : tensor<3x3x3xf64> to tensor<1x3x?xf64>
    %0 = linalg.log ins(%extracted_slice : tensor<1x3x?xf64>) outs(%extracted_slice : tensor<1x3x?xf64>) -> tensor<1x3x?xf64>
    %inserted_slice = tensor.insert_slice %0 into %arg1[%c1, 0, 0] [1, 3, %c3] [1, 1, 1] : tensor<1x3x?xf64> into tensor<3x3x3xf64>
    %expanded = tensor.expand_shape %inserted_slice [[0], [1], [2, 3]] output_shape [3, 3, 1, 3] : tensor<3x3x3xf64> into tensor<3x3x1x3xf64>
    %expanded_0 = tensor.expand_shape %0 [[0], [1, 2], [3]] output_shape [1, 3, 1, %c3] : tensor<1x3x?xf64> into tensor<1x3x1x?xf64>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    scf.for %arg3 = %c0 to %c3 step %c2 {
      %2 = scf.for %arg4 = %c0 to %c3 step %c2 iter_args(%arg5 = %0) -> (tensor<1x3x?xf64>) {
        %c11 = arith.constant 11 : index
        %3 = arith.cmpi sle, %arg3, %c11 : index
        %4 = arith.select %3, %arg4, %arg3 : index
        %5 = linalg.floor ins(%extracted_slice : tensor<1x3x?xf64>) outs(%arg5 : tensor<1x3x?xf64>) -> tensor<1x3x?xf64>
        %6 = tensor.empty(%c3, %c3) : tensor<1x?x?xf64>
        %cst = arith.constant -6.000000e+00 : f64
        %7 = linalg.fill ins(%cst : f64) outs(%6 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
        %cast_1 = tensor.cast %7 : tensor<1x?x?xf64> to tensor<1x3x?xf64>
        %cast_2 = tensor.cast %7 : tensor<1x?x?xf64> to tensor<1x3x?xf64>
        %mapped = linalg.map ins(%cast_1, %cast_2, %extracted_slice : tensor<1x3x?xf64>, tensor<1x3x?xf64>, tensor<1x3x?xf64>) outs(%5 : tensor<1x3x?xf64>)
          (%in: f64, %in_3: f64, %in_4: f64, %init: f64) {
            %8 = arith.cmpf olt, %in, %in_3 : f64
            %9 = arith.select %8, %in, %in_3 : f64
            %10 = arith.addf %9, %in_4 : f64
            linalg.yield %10 : f64
          }
        scf.yield %mapped : tensor<1x3x?xf64>
      }
    }
    %1:5 = call @f2(%arg1, %arg0) : (tensor<3x3x3xf64>, tensor<4xf32>) -> (tensor<3x3x3xf64>, tensor<?x3xf64>, tensor<4xf32>, tensor<?xf32>, f32)
    %cast = tensor.cast %expanded : tensor<3x3x1x3xf64> to tensor<?x3x1x3xf64>
    return %expanded_0, %1#0, %1#1, %1#2, %1#3, %inserted_slice, %cast : tensor<1x3x1x?xf64>, tensor<3x3x3xf64>, tensor<?x3xf64>, tensor<4xf32>, tensor<?xf32>, tensor<3x3x3xf64>, tensor<?x3x1x3xf64>
  }
  func.func @f2(%arg0: tensor<3x3x3xf64>, %arg1: tensor<4xf32>) -> (tensor<3x3x3xf64>, tensor<?x3xf64>, tensor<4xf32>, tensor<?xf32>, f32) {
    %cst = arith.constant dense<[[7.500000e+00, 8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01, 1.550000e+01]]> : tensor<3x3xf64>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map, #map1, #map] ins(%arg0, %cst : tensor<3x3x3xf64>, tensor<3x3xf64>) outs(%arg0 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    %inserted_slice = tensor.insert_slice %arg1 into %arg1[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2) : tensor<?xf32>
    %cst_0 = arith.constant 1.000000e+02 : f32
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %3 = call @f1(%2) : (tensor<?xf32>) -> tensor<?xf32>
    %c3 = arith.constant 3 : index
    %4 = tensor.empty(%c3) : tensor<?x3xf64>
    %5 = linalg.copy ins(%cst : tensor<3x3xf64>) outs(%4 : tensor<?x3xf64>) -> tensor<?x3xf64>
    return %0, %5, %inserted_slice, %3, %cst_0 : tensor<3x3x3xf64>, tensor<?x3xf64>, tensor<4xf32>, tensor<?xf32>, f32
  }
  func.func private @f1(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%arg0 : tensor<?xf32>) {
    ^bb0(%out: f32):
      %cst = arith.constant 3.000000e+00 : f32
      %3 = arith.divf %out, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %c2 = arith.constant 2 : index
    %1 = arith.cmpi uge, %dim, %c2 : index
    %2 = scf.if %1 -> (tensor<?xf32>) {
      scf.yield %arg0 : tensor<?xf32>
    } else {
      %3 = linalg.exp ins(%0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %3 : tensor<?xf32>
    }
    return %2 : tensor<?xf32>
  }
}

