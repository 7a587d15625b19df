// bufdiff-profile: slices
// bufdiff-choices: 17f41b252fdc2c9c9ff1e0da0645db242d1b2ae843bdcaabef90a0e2895ab448cdb1180eb11808f7
// bufdiff-choices: fa2b284c2ce34e9280593740f5d5cba935c93507ed4304a6467bfd9bae5cb6d606a4db18d648c68a
// bufdiff-choices: c175b25d2817ec5c2ed533b563f6e212f7059719e8480a5d32e7f29abd1d7adc4b5c3dcf1c68bcb8
// bufdiff-choices: faffae0b472286683285d360560438badef7868bdc698d1c3d267579b7b6a012c26d243342d13bde
// bufdiff-choices: 207b75a2f51c58d7d6a4817ef9d3b25b7152214c23158ea42a716721a8ba7d0d0ad6e8b1bb22edb1
// bufdiff-choices: a1091f96002791640995acb2a51346da1fa825d3d9bb054542591875
// bufdiff-features: 1915 2684 2945 4462 5140 5919 6611 9479 9894 10476 11162 12276 13387 13915
// bufdiff-features: 15440 15751 16238 16405 17406 18486 18774 19290 19940 19986 22095 22221 22280
// bufdiff-features: 22975 23143 23347 24135 24393 24747 24826 25094 25231 25289 25388 26464 26568
// bufdiff-features: 26791 26796 27048 27132 27559 28503 28907 29684 29968 30053 30305 30700 30902
// bufdiff-features: 31543 32615 33530 33853 34159 34167 34564 34620 34647 34965 35036 35163 36542
// bufdiff-features: 36784 37786 38783 40479 40540 40712 41854 41885 42282 42344 42465 42467 42525
// bufdiff-features: 43295 44240 44505 44621 46203 46832 46936 47392 48038 48720 48784 48974 49135
// bufdiff-features: 51415 51654 52042 52650 52807 52877 52900 52958 53180 53252 53469 53890 54385
// bufdiff-features: 54970 54998 55113 55887 57499 57718 58122 58422 59620 60468 60686 61169 61556
// bufdiff-features: 61699 62225 62433 62701 63062 63642 64120 64235 64335 64716 64959 64976 65496
// bufdiff-features: 66327 66422 66765 67132 67245 67388 67526 67748 68355 69032 69235 69987 70471
// bufdiff-features: 70529 71122 72674 72975 73140 73249 73341 73625 73802 74000 74057 74362 74595
// bufdiff-features: 74617 74833 76649 76973 77551 78283 78430 79389 81477 81707 81736 82094 82731
// bufdiff-features: 82851 83911 84322 84585 86125 86710 88732 89151 89178 89405 89780 90170 91258
// bufdiff-features: 92158 92194 92930 95019 95407 95535 96151 96405 96431 96464 97124 97219 97318
// bufdiff-features: 98501 98531 99009 99568 100059 101134 101264 102597 103021 103673 104054 104303
// bufdiff-features: 104527 104580 104689 104931 105858 106761 107200 107231 107815 108038 108165
// bufdiff-features: 108219 108685 108992 109086 109175 109327 110153 110816 111101 111575 111883
// bufdiff-features: 112800 112929 113209 113295 113920 113940 114143 114547 115471 115711 115778
// bufdiff-features: 115990 116711 117235 119128 119876 120049 121313 121394 121421 121467 121626
// bufdiff-features: 121631 121977 122048 122903 123764 124036 124231 124232 124604 124903 125175
// bufdiff-features: 125308 125702 125930 127405 127553 128456 128768 128916 129849 129878 130215
// bufdiff-features: 130437 130761
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<?xf32>, %arg1: f32, %arg2: tensor<?xf32>) -> tensor<1xf32> {
    %extracted_slice = tensor.extract_slice %arg0[1] [1] [1] : tensor<?xf32> to tensor<1xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %0 = arith.cmpf olt, %arg1, %cst : f32
    %1 = scf.if %0 -> (tensor<1xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %2:2 = scf.while (%arg3 = %c0, %arg4 = %arg0) : (index, tensor<?xf32>) -> (index, tensor<?xf32>) {
        %4 = arith.cmpi ult, %arg3, %c1 : index
        scf.condition(%4) %arg3, %arg4 : index, tensor<?xf32>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<?xf32>):
        %4 = arith.addi %arg3, %c1 : index
        %5 = tensor.empty() : tensor<f32>
        %cst_0 = arith.constant 2.000000e+00 : f32
        %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<f32>) -> tensor<f32>
        %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%6 : tensor<f32>) outs(%arg4 : tensor<?xf32>) {
        ^bb0(%in: f32, %out: f32):
          %9 = arith.divf %in, %out : f32
          linalg.yield %9 : f32
        } -> tensor<?xf32>
        %extracted = tensor.extract %7[%c1] : tensor<?xf32>
        %8 = linalg.tanh ins(%arg2 : tensor<?xf32>) outs(%7 : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %4, %8 : index, tensor<?xf32>
      }
      %3 = linalg.powf ins(%extracted_slice, %extracted_slice : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
      scf.yield %3 : tensor<1xf32>
    } else {
      scf.yield %extracted_slice : tensor<1xf32>
    }
    return %1 : tensor<1xf32>
  }
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?x1xf32>, tensor<?xf32>) {
    %0 = call @part2(%arg2) : (tensor<?xf32>) -> tensor<?xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg2 : tensor<?xf32>) outs(%0 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.maximumf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xf32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2, %c2] : tensor<3x3xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %3 = arith.cmpf une, %extracted, %cst_0 : f32
    %4 = scf.if %3 -> (tensor<?xf32>) {
      %reduced = linalg.reduce ins(%expanded : tensor<?x1xf32>) outs(%2 : tensor<?xf32>) dimensions = [1] 
        (%in: f32, %init: f32) {
          %6 = arith.addf %in, %init : f32
          linalg.yield %6 : f32
        }
      scf.yield %reduced : tensor<?xf32>
    } else {
      %6 = func.call @part2(%2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf32>) -> tensor<?xf32>
      scf.yield %6 : tensor<?xf32>
    }
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2xf32>
    %cast = tensor.cast %cst_1 : tensor<2xf32> to tensor<?xf32>
    %cast_2 = tensor.cast %cst_1 : tensor<2xf32> to tensor<?xf32>
    %5 = call @f1(%cast, %extracted, %cast_2) : (tensor<?xf32>, f32, tensor<?xf32>) -> tensor<1xf32>
    return %1, %4, %5, %expanded, %2 : tensor<?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?x1xf32>, tensor<?xf32>
  }
  func.func private @part2(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    return %extracted_slice : tensor<?xf32>
  }
}

