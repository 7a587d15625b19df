// bufdiff-profile: loops
// bufdiff-choices: 68d738e03f42dc027ec500182bdedbe08588e15611a38d9a1eba7106a75aa07746337ac7f09ad284
// bufdiff-choices: 28851621273c35ba7c18a1fd7339a9206d1557873682c0b7da4d45494562425f61b33a16439c145b
// bufdiff-choices: 9b697028fe6d2c38d38614fcdb2dce9b96b419ef8ef02c3b2680c23e14971711c6f7f8574f0b968b
// bufdiff-choices: fcc47b68ebc8ce645ec5cbc7bb06cd8e67841fab23da81e2c2867413e83efeb218a78912070acea8
// bufdiff-choices: 0228686eeecbc98603d18b006edc07c471c1a8e71b179a164427a06111ddb876f91cceb3b97b2348
// bufdiff-choices: 8c45b519f8ddfff41148237d6066c650b40dc53aca43e07165ff51bde5e3697cdb14b82a0af161d9
// bufdiff-choices: 4fb599d1e98d09c5e56e10537436b1d7ae96fe90187c5a3ad581b176abb5bcb5603889276f5f3e50
// bufdiff-choices: 6bec0afbe7d0d69b52ac7ec983819d013c6ad72e77d4681ae85db7a986523720607ab8dbd3c85fad
// bufdiff-choices: f22083d3c1f80f64c7df39a53bc37ab5a4b1140d5797da13bc6478ba028b71
// bufdiff-features: 294 1486 1502 2332 2419 2442 3073 3392 3579 4211 4752 4796 4967 7534 8452 9479
// bufdiff-features: 9557 9857 10040 10386 10819 10980 11321 11441 11538 13233 13441 13442 13450
// bufdiff-features: 13461 14884 15751 15897 15903 16041 16682 17232 18428 18984 19241 19579 19979
// bufdiff-features: 20092 20099 20328 20840 21044 21115 21154 21366 21883 22095 22280 22640 23143
// bufdiff-features: 23787 23810 24259 25297 25302 25388 25571 25818 26464 26507 26568 26803 27048
// bufdiff-features: 27825 27924 27970 28276 28484 28652 28814 28935 29396 29687 30354 30539 30666
// bufdiff-features: 31193 31601 31747 31864 32122 32192 33530 33769 33881 34069 34167 34564 34623
// bufdiff-features: 34647 34861 34902 35097 35289 35424 35959 36721 36887 36936 37289 37786 38754
// bufdiff-features: 39010 39025 39352 39472 39747 40011 40044 40084 40297 40540 40712 41090 41854
// bufdiff-features: 42094 42467 42705 42984 43178 43226 43248 43442 43942 44522 44738 44943 45202
// bufdiff-features: 45617 46203 46536 46625 46732 47082 47102 47293 47392 48092 48333 48598 48742
// bufdiff-features: 49621 49635 49956 50589 50857 51647 52558 52774 52807 52900 52958 53504 53779
// bufdiff-features: 53902 54500 54915 55113 55173 55182 55264 55312 55382 55561 55887 56524 56611
// bufdiff-features: 57169 57401 57718 58190 58272 58403 59115 59354 60686 60839 61339 61456 61556
// bufdiff-features: 61699 62218 62701 63071 63610 63642 64235 64390 64716 64748 64959 65225 65404
// bufdiff-features: 65478 66097 66312 66320 66422 66765 66930 67446 68355 68782 69032 69226 69449
// bufdiff-features: 69675 69735 69987 71050 71169 71306 71392 71415 71723 71770 72011 72174 72243
// bufdiff-features: 72782 73388 73840 74362 74616 75921 77598 77846 78283 78430 78796 78818 79136
// bufdiff-features: 79931 80093 80714 80736 81707 82135 82440 82723 82919 83488 83525 84322 84460
// bufdiff-features: 84887 85004 85843 86125 86362 86946 87055 87585 87601 87637 87845 88233 88337
// bufdiff-features: 88583 88732 88984 89212 89780 89946 90311 90543 90903 91319 91415 91566 91879
// bufdiff-features: 92159 92921 93255 94205 94418 94635 94687 94913 94927 95056 95079 95285 95289
// bufdiff-features: 95603 96351 96353 96359 96421 96989 97048 97067 97131 97715 97769 97863 98085
// bufdiff-features: 98492 98879 99009 99383 99522 99743 100085 100922 101264 101269 101342 102082
// bufdiff-features: 102187 103490 103646 104123 104315 104446 104931 105857 106691 106716 107140
// bufdiff-features: 107405 107422 107977 108165 108707 108980 109427 109643 110236 110259 110561
// bufdiff-features: 111447 111464 111721 111976 112709 112895 112929 113020 113297 113940 114248
// bufdiff-features: 115026 115388 115408 115471 115801 115823 115990 117235 118850 119876 119958
// bufdiff-features: 120131 121394 121467 121682 122183 122367 122764 123572 124509 124546 124604
// bufdiff-features: 124614 124825 124886 125040 125875 125921 126179 126295 127071 127112 127620
// bufdiff-features: 128635 128768 128975 129435 129550 129703 130310 130574 130642 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<2xf32>) -> (tensor<3xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xf32>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
    %cst = arith.constant 5.000000e-01 : f64
    %0:2 = call @f1(%arg1, %cst, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2xf32>, f64, tensor<2xf32>) -> (tensor<2xf32>, tensor<?xf32>)
    %1:2 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg1, %arg4 = %0#1) -> (tensor<2xf32>, tensor<?xf32>) {
      %3 = tensor.empty() : tensor<1x3xf32>
      %cst_0 = arith.constant 2.000000e+00 : f32
      %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<1x3xf32>) -> tensor<1x3xf32>
      %cst_1 = arith.constant dense<[[8.500000e+00, 1.150000e+01, 1.450000e+01]]> : tensor<1x3xf32>
      %5:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x3xf32>) outs(%4, %cst_1 : tensor<1x3xf32>, tensor<1x3xf32>) {
      ^bb0(%in: f32, %out: f32, %out_5: f32):
        %11 = arith.maximumf %out_5, %in : f32
        %12 = arith.maximumf %out, %cst_0 : f32
        linalg.yield %11, %12 : f32, f32
      } -> (tensor<1x3xf32>, tensor<1x3xf32>)
      %extracted_slice = tensor.extract_slice %arg1[%arg2] [1] [1] : tensor<2xf32> to tensor<f32>
      %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%arg0 : tensor<3xf32>) outs(%extracted_slice : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %11 = arith.minimumf %in, %out : f32
        linalg.yield %11 : f32
      } -> tensor<f32>
      %extracted_slice_2 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<2xf32> to tensor<f32>
      %7 = linalg.square ins(%extracted_slice_2 : tensor<f32>) outs(%extracted_slice_2 : tensor<f32>) -> tensor<f32>
      %8 = tensor.empty() : tensor<f32>
      %cst_3 = arith.constant 7.250000e+00 : f32
      %9 = linalg.fill ins(%cst_3 : f32) outs(%8 : tensor<f32>) -> tensor<f32>
      %10 = linalg.div ins(%9, %extracted_slice_2 : tensor<f32>, tensor<f32>) outs(%7 : tensor<f32>) -> tensor<f32>
      %extracted_slice_4 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<?xf32> to tensor<1xf32>
      %c0 = arith.constant 0 : index
      %inserted_slice = tensor.insert_slice %7 into %extracted_slice_4[%c0] [1] [1] : tensor<f32> into tensor<1xf32>
      %mapped = linalg.map ins(%extracted_slice_4, %inserted_slice : tensor<1xf32>, tensor<1xf32>) outs(%inserted_slice : tensor<1xf32>)
        (%in: f32, %in_5: f32, %init: f32) {
          %11 = arith.negf %in : f32
          %12 = arith.addf %11, %in_5 : f32
          linalg.yield %12 : f32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %10 into %arg3[%arg2] [1] [1] : tensor<f32> into tensor<2xf32>
        tensor.parallel_insert_slice %mapped into %arg4[%arg2] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    %2 = call @f2(%arg0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %2, %1#1, %1#0, %0#0 : tensor<3xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func @f1(%arg0: tensor<2xf32>, %arg1: f64, %arg2: tensor<2xf32>) -> (tensor<2xf32>, tensor<?xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf32>
    %0 = linalg.div ins(%arg2, %from_elements : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %c2 = arith.constant 2 : index
    %splat = tensor.splat %cst[%c2] : tensor<?xf32>
    return %0, %splat : tensor<2xf32>, tensor<?xf32>
  }
  func.func @f2(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg1) -> (tensor<3xf32>) {
      %c3 = arith.constant 3 : index
      %1:3 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %arg3, %arg6 = %arg1, %arg7 = %arg0) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
        %extracted_slice = tensor.extract_slice %arg7[0] [3] [1] : tensor<3xf32> to tensor<3xf32>
        %2 = tensor.empty() : tensor<2xf32>
        %cst = arith.constant 1.000000e+01 : f32
        %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
        %cst_0 = arith.constant -6.000000e+00 : f64
        %4:2 = func.call @f1(%3, %cst_0, %3) : (tensor<2xf32>, f64, tensor<2xf32>) -> (tensor<2xf32>, tensor<?xf32>)
        %extracted = tensor.extract %arg7[%arg4] : tensor<3xf32>
        %false = arith.constant false
        %false_1 = arith.constant false
        %false_2 = arith.constant false
        %from_elements = tensor.from_elements %false, %false_1, %false_2 : tensor<3xi1>
        %5 = linalg.select ins(%from_elements, %arg1, %arg3 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%arg7 : tensor<3xf32>) -> tensor<3xf32>
        %cst_3 = arith.constant dense<[[5.000000e-01, 1.500000e+00, 2.500000e+00], [3.500000e+00, 4.500000e+00, 5.500000e+00]]> : tensor<2x3xf32>
        %6 = linalg.vecmat ins(%4#0, %cst_3 : tensor<2xf32>, tensor<2x3xf32>) outs(%5 : tensor<3xf32>) -> tensor<3xf32>
        %7 = tensor.empty() : tensor<3xf32>
        %8 = linalg.fill ins(%extracted : f32) outs(%7 : tensor<3xf32>) -> tensor<3xf32>
        %9 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%8, %6 : tensor<3xf32>, tensor<3xf32>) outs(%arg6 : tensor<3xf32>) -> tensor<3xf32>
        %10 = linalg.fill ins(%extracted : f32) outs(%arg5 : tensor<3xf32>) -> tensor<3xf32>
        %from_elements_4 = tensor.from_elements %extracted : tensor<1xf32>
        %11 = linalg.conv_1d ins(%9, %from_elements_4 : tensor<3xf32>, tensor<1xf32>) outs(%10 : tensor<3xf32>) -> tensor<3xf32>
        scf.yield %11, %9, %6 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
      }
      scf.yield %arg3 : tensor<3xf32>
    }
    return %0 : tensor<3xf32>
  }
}

