// bufdiff-profile: slices
// bufdiff-choices: 34e032f66ab7c750f1b13d0760412a22cfa7e87cb334df32d84f17b7c828b6d622fbe5106fc3b83d
// bufdiff-choices: 183963f49eeb4d34e317c141baa267477beebc02b39fcb9ecaa8a067e20a8168d0ba1caad7e574cf
// bufdiff-choices: 130cc5fa1c0b3595e78dc72fac509b133365033823befc3681c1e75dfdc7d89bd41cb4795b56831b
// bufdiff-choices: 2333b28cb8a1030abb85678c7865ef263497adfdaf7dd8810c0fa8d1f2f31d12ba12e176bdde05a3
// bufdiff-choices: d83abcfa46620396226b72d0d3ad872b49e30327e801173bb108b1540cfad0f088720488445afd4b
// bufdiff-choices: 780d5bc0ed332c7b87ede4ff583944bb5a7ec9f15e5fe257a67881ed2f1d9f621fc3c6157bade905
// bufdiff-choices: 94459487ef814778d8af
// bufdiff-features: 1150 3579 4200 4752 4796 4967 5187 5973 6565 6611 7404 8452 9479 10872 10968
// bufdiff-features: 11162 11321 12932 13021 13233 13689 14458 15440 15536 15751 15798 15903 16207
// bufdiff-features: 16682 17470 17853 18984 19241 19283 19419 20092 20220 20987 21154 21420 21652
// bufdiff-features: 21953 22095 22280 23143 24259 24268 24826 25388 26568 27048 27738 27825 29590
// bufdiff-features: 29895 32421 32509 32809 32903 33400 33530 34167 34301 34564 34623 34647 34745
// bufdiff-features: 35097 35968 36092 36721 36784 37183 37251 37769 38783 39736 39968 40070 40540
// bufdiff-features: 40712 41164 41398 41679 41854 42094 42344 42398 42984 43442 43612 43942 44176
// bufdiff-features: 44878 44893 44959 45031 46022 46203 46283 46995 47392 47488 48598 49301 50450
// bufdiff-features: 50763 50894 52322 52558 52762 52900 52958 53252 53469 53504 53791 54180 54468
// bufdiff-features: 54651 55113 55185 56404 56696 57128 57401 57718 57773 57852 58308 58403 59070
// bufdiff-features: 59302 59620 60833 61350 61628 61699 62495 63071 63610 64119 64120 64235 64716
// bufdiff-features: 64748 64959 66097 66422 66666 66765 66995 67375 67388 67506 68355 68457 68755
// bufdiff-features: 69987 71306 73289 73455 73545 73725 74057 74255 74362 74864 74984 76052 76258
// bufdiff-features: 76643 76953 77564 78283 78430 78950 79288 79389 79972 81039 81707 81736 82011
// bufdiff-features: 82135 83194 83253 84322 84585 84887 85585 86125 86441 86827 88337 88341 88958
// bufdiff-features: 89250 89708 89780 89812 90495 91737 92194 92568 92647 92917 93255 94687 94755
// bufdiff-features: 94913 95285 96621 97318 97715 97864 98170 98501 99009 99383 99738 102084 102800
// bufdiff-features: 102964 103339 103377 103481 104140 104446 104931 105902 106554 106761 107314
// bufdiff-features: 108165 109086 109408 110288 110780 111749 112130 112709 112929 113035 113823
// bufdiff-features: 113940 114099 115471 115801 115990 116549 117151 117235 117336 117724 117839
// bufdiff-features: 118081 119340 119764 119845 120007 121394 121467 121626 122764 124448 124484
// bufdiff-features: 124932 125921 126179 126321 127096 127259 127804 127922 128768 129066 129170
// bufdiff-features: 130191 130310
module {
  func.func @main(%arg0: tensor<6xi32>, %arg1: f32, %arg2: tensor<2xi1>) -> (tensor<f32>, tensor<?xi32>, tensor<6xi32>, tensor<2xi1>, tensor<?xi1>, tensor<f32>, i32) {
    %cst = arith.constant dense<5.000000e-01> : tensor<f32>
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.ceil ins(%1 : tensor<f32>) outs(%cst : tensor<f32>) -> tensor<f32>
    %expanded = tensor.expand_shape %0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0] [6] [1] : tensor<6xi32> into tensor<6xi32>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %arg0[0] [6] [1] : tensor<6xi32> into tensor<6xi32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %inserted_slice) -> (tensor<6xi32>) {
      %extracted = tensor.extract %inserted_slice[%arg3] : tensor<6xi32>
      %c5 = arith.constant 5 : index
      %inserted = tensor.insert %extracted into %arg4[%c5] : tensor<6xi32>
      scf.yield %inserted : tensor<6xi32>
    }
    %c0_i32 = arith.constant 0 : i32
    %4 = call @f1(%arg2, %c0_i32, %arg2) : (tensor<2xi1>, i32, tensor<2xi1>) -> tensor<2xi1>
    %5:2 = call @f2(%4) : (tensor<2xi1>) -> (tensor<2xi1>, tensor<?xi1>)
    %cast = tensor.cast %inserted_slice_0 : tensor<6xi32> to tensor<?xi32>
    return %2, %cast, %3, %5#0, %5#1, %cst, %c0_i32 : tensor<f32>, tensor<?xi32>, tensor<6xi32>, tensor<2xi1>, tensor<?xi1>, tensor<f32>, i32
  }
  func.func private @f2(%arg0: tensor<2xi1>) -> (tensor<2xi1>, tensor<?xi1>) {
    %true = arith.constant true
    %0 = linalg.fill ins(%true : i1) outs(%arg0 : tensor<2xi1>) -> tensor<2xi1>
    %inserted_slice = tensor.insert_slice %0 into %0[0] [2] [1] : tensor<2xi1> into tensor<2xi1>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %inserted_slice, %arg3 = %0) -> (tensor<2xi1>, tensor<2xi1>) {
      %extracted = tensor.extract %arg3[%c1] : tensor<2xi1>
      %4 = linalg.fill ins(%extracted : i1) outs(%arg3 : tensor<2xi1>) -> tensor<2xi1>
      %5 = arith.remui %arg1, %c2 : index
      %extracted_0 = tensor.extract %4[%5] : tensor<2xi1>
      %from_elements = tensor.from_elements %extracted : tensor<i1>
      %inserted_slice_1 = tensor.insert_slice %from_elements into %4[%c1] [1] [1] : tensor<i1> into tensor<2xi1>
      %6 = linalg.copy ins(%0 : tensor<2xi1>) outs(%arg2 : tensor<2xi1>) -> tensor<2xi1>
      scf.yield %6, %inserted_slice_1 : tensor<2xi1>, tensor<2xi1>
    }
    %2 = tensor.empty(%c2) : tensor<?xi1>
    %3 = linalg.copy ins(%1#0 : tensor<2xi1>) outs(%2 : tensor<?xi1>) -> tensor<?xi1>
    return %1#1, %3 : tensor<2xi1>, tensor<?xi1>
  }
  func.func private @f1(%arg0: tensor<2xi1>, %arg1: i32, %arg2: tensor<2xi1>) -> tensor<2xi1> {
    %inserted_slice = tensor.insert_slice %arg2 into %arg0[0] [2] [1] : tensor<2xi1> into tensor<2xi1>
    return %inserted_slice : tensor<2xi1>
  }
}

