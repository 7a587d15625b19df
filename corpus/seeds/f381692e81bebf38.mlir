// bufdiff-profile: cfg
// bufdiff-choices: 5c7b1938f241d390a9886c7d8a3b7587ce280a92bd3224f273760dc79daafb46437eb01257608083
// bufdiff-choices: 699ed35f7a2cebd848be420621a8a5f121553f9a5602299be97c6e13ffc6f007dca442dd784c7228
// bufdiff-choices: 3d33b438992ecf8ae29abeecdebfd087bf10f80e4c60fad7c994b2decef37bfb34f0b951a860e66b
// bufdiff-choices: e525deec08fef636142b6ac92dfb6a8122335cbb054cc6d5d9c88642e91f7715bd9b47d9a7626bec
// bufdiff-choices: a29ac25c4c8ba1d222117f3b6700ce37dac58522ce6dfd64da74283c89a29697347462d16a8ae63e
// bufdiff-choices: 74af49c5676ca0fe2e99a39e4e64ebd55296c1fea2edcbaccc
// bufdiff-features: 706 779 1312 2097 2225 2320 3579 4506 5199 5793 7371 9479 9528 10145 10166
// bufdiff-features: 10411 10476 10819 11441 13233 13915 14511 14523 15639 15751 16269 16822 17232
// bufdiff-features: 17659 18055 18166 18249 18462 18602 18680 18984 19419 19570 19979 20337 20519
// bufdiff-features: 21115 22109 22885 23874 24565 24603 24826 25388 26663 26716 27048 28652 28939
// bufdiff-features: 29191 29255 29684 30015 31278 32116 32301 32804 33807 33824 33985 34167 34564
// bufdiff-features: 34647 35933 36395 36542 36674 36935 37183 37567 37786 38576 39706 40286 40599
// bufdiff-features: 40712 41594 41742 41984 43047 43302 45375 46203 46257 47093 47695 47796 49186
// bufdiff-features: 49563 50441 50480 51834 52558 52807 52900 53614 53995 54418 54827 55021 55801
// bufdiff-features: 56404 57718 59739 60004 60839 61128 61944 62218 62700 63062 63800 64111 64235
// bufdiff-features: 64348 64737 65287 66765 66797 67198 67609 68355 70278 70403 70955 71361 71537
// bufdiff-features: 73663 73849 74362 77261 77283 77428 77617 78683 78796 79774 79972 80436 81707
// bufdiff-features: 82203 82552 82573 83116 83212 83466 84358 84922 85633 86125 89646 89780 90543
// bufdiff-features: 91074 91144 93255 94017 94687 95285 95299 95385 95407 96716 97270 97318 98501
// bufdiff-features: 99243 100324 100342 102625 102786 103108 104468 104931 104958 105101 105195
// bufdiff-features: 105390 106151 107248 108108 109327 109923 110162 110608 110772 111800 111828
// bufdiff-features: 111839 112260 112756 112929 114601 114604 114888 114925 115471 118163 119412
// bufdiff-features: 119997 121394 121424 121467 122317 122668 122764 123396 123446 123553 123903
// bufdiff-features: 125040 125602 125854 126179 127051 127383 127783 128456 128631 129849
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %generated = tensor.generate  {
      %false = arith.constant false
      tensor.yield %false : i1
    } : tensor<i1>
    %cst = arith.constant dense<4.500000e+00> : tensor<f32>
    %0 = linalg.select ins(%generated, %arg0, %cst : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst_0 = arith.constant 1.000000e+01 : f32
    %1 = arith.cmpf ogt, %extracted, %cst_0 : f32
    cf.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = linalg.negf ins(%arg0 : tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %from_elements = tensor.from_elements %extracted : tensor<f32>
    cf.br ^bb3(%2, %from_elements : tensor<f32>, tensor<f32>)
  ^bb2:  // pred: ^bb0
    %3 = linalg.sub ins(%0, %0 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    cf.br ^bb3(%3, %arg0 : tensor<f32>, tensor<f32>)
  ^bb3(%4: tensor<f32>, %5: tensor<f32>):  // 2 preds: ^bb1, ^bb2
    return %arg0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    cf.br ^bb1(%c0, %arg0, %arg0 : index, tensor<f32>, tensor<f32>)
  ^bb1(%0: index, %1: tensor<f32>, %2: tensor<f32>):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi ult, %0, %c3 : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %cst = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %6 = linalg.add ins(%from_elements, %5 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %7 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %4) -> (tensor<f32>) {
      %12 = arith.cmpi eq, %0, %arg1 : index
      %13 = arith.select %12, %arg0, %5 : tensor<f32>
      %14 = linalg.fill ins(%cst : f32) outs(%arg2 : tensor<f32>) -> tensor<f32>
      %from_elements_0 = tensor.from_elements %cst, %cst, %cst : tensor<3xf32>
      %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%from_elements_0 : tensor<3xf32>) outs(%14 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %16 = arith.cmpf uge, %in, %out : f32
        %17 = arith.select %16, %in, %out : f32
        linalg.yield %17 : f32
      } -> tensor<f32>
      scf.yield %15 : tensor<f32>
    }
    %8 = arith.addi %0, %c1 : index
    %9 = linalg.tanh ins(%5 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %10 = linalg.mul ins(%5, %1 : tensor<f32>, tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    cf.br ^bb1(%8, %9, %10 : index, tensor<f32>, tensor<f32>)
  ^bb3:  // pred: ^bb1
    %11 = call @f1(%1) : (tensor<f32>) -> tensor<f32>
    return %11, %1, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
}

