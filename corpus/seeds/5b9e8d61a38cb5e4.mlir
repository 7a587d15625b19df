// bufdiff-profile: loops
// bufdiff-choices: 720e77ec2924edddabd7d03a56103703037de1e3bc0c501079cedcaac28677508f078ba8adab1ad0
// bufdiff-choices: 2d8554f3f26942d8fa8157c93481205b459c876909366c14e5c55a3d63bede4f8081ae687ccb0fa7
// bufdiff-choices: cbe055e759a2dc76e5c48f21f92040643db38bf9b7659d19b3579b4c4729f523c6f5c4c66f9975bc
// bufdiff-choices: 0870d3d9d862d23ffc7b2ef864df7ad52dfb5e90b523376a5af66ccf2e52d60d1d2234553cba5ac7
// bufdiff-choices: 92901259cc9839940844430138e83d30ea60ad9834fe5029e00f94be43db1848d923981d2b49af6e
// bufdiff-choices: 23c6fcc987749e73ee53549b63fcc83146ac95d57054b3a920bd810b0e2d28185bdd8d516259831f
// bufdiff-choices: e36838364ccad50c61541ac99a
// bufdiff-features: 674 1502 3233 4958 4984 5973 6100 6969 7180 7795 9034 9230 9479 9748 9886 11162
// bufdiff-features: 11297 11441 11588 11602 12457 12796 12932 13233 13623 14015 15300 15440 15751
// bufdiff-features: 15903 16084 16269 16405 16955 17074 18166 18287 18486 18941 19100 19635 19746
// bufdiff-features: 19811 21115 21192 21489 21522 21914 22095 22221 22280 22640 23144 23787 24259
// bufdiff-features: 24289 24300 24393 24473 24747 24826 24933 25274 25388 25818 26540 26568 27048
// bufdiff-features: 27506 28652 28773 29277 29433 29590 29968 31193 32615 32897 34069 34167 34564
// bufdiff-features: 34647 34745 35231 36701 36784 37694 38087 38163 38216 38702 38783 39747 40044
// bufdiff-features: 40394 40712 40847 42282 42344 42467 43098 43631 44176 44522 44816 44922 46034
// bufdiff-features: 46203 46522 46832 47392 47486 49336 50426 50894 52062 52322 52490 52558 52900
// bufdiff-features: 52958 53243 53252 53443 53777 53791 54434 54554 54915 55113 55495 57103 57304
// bufdiff-features: 57499 57565 57718 57773 58106 58190 59145 59347 59628 60686 60839 61302 61556
// bufdiff-features: 61699 62218 62675 62701 63800 64120 64235 64435 64652 64783 64959 64976 65217
// bufdiff-features: 65499 66422 66765 66888 66995 67748 68102 68355 68408 68782 69458 69987 70119
// bufdiff-features: 71169 71698 71928 72616 73140 73242 73387 73802 73848 74057 74362 74617 75921
// bufdiff-features: 76339 77050 77389 77617 78283 78430 78796 78828 79024 79291 79389 79987 80553
// bufdiff-features: 80894 81047 81467 81556 81736 82182 82203 82317 82328 82387 83060 83194 83672
// bufdiff-features: 84562 84585 84631 84635 84887 84946 85870 86125 86992 87397 87495 87695 88008
// bufdiff-features: 88662 88732 88940 89150 89780 89812 89890 90198 91491 91737 92235 92849 92861
// bufdiff-features: 93255 93328 93743 93825 94455 94913 95544 95625 96244 96439 97318 97563 97585
// bufdiff-features: 98386 98501 98526 99009 99383 99447 99554 99738 99969 100025 100059 100815
// bufdiff-features: 101852 102204 102690 103715 104072 104159 104303 104493 104931 105015 105857
// bufdiff-features: 105914 106223 106961 107206 107783 108977 109086 109157 109327 109678 110140
// bufdiff-features: 110530 111883 112929 113020 113041 113374 113535 113586 113940 114308 115026
// bufdiff-features: 115136 115471 115823 118068 118313 118547 118987 119588 119683 119764 119876
// bufdiff-features: 120265 121356 121394 121467 121483 121682 121972 122764 122967 123769 123779
// bufdiff-features: 125048 125175 125397 127072 127243 127373 127922 128187 128456 128768 128916
// bufdiff-features: 129089 129278 129811 130511
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f2(%arg0: tensor<i32>, %arg1: i32, %arg2: tensor<1x1x1xi32>) -> tensor<1x1x1xi32> {
    %transposed = linalg.transpose ins(%arg2 : tensor<1x1x1xi32>) outs(%arg2 : tensor<1x1x1xi32>) permutation = [1, 2, 0] 
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg2[0, 0, %c0] [1, 1, 1] [1, 1, 1] : tensor<1x1x1xi32> to tensor<1x1xi32>
    %0 = arith.index_cast %arg1 : i32 to index
    %c3 = arith.constant 3 : index
    %1 = arith.remui %0, %c3 : index
    %2 = scf.index_switch %1 -> tensor<1x1x1xi32> 
    case 0 {
      scf.yield %transposed : tensor<1x1x1xi32>
    }
    case 2 {
      %3 = linalg.copy ins(%arg2 : tensor<1x1x1xi32>) outs(%transposed : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
      scf.yield %3 : tensor<1x1x1xi32>
    }
    default {
      %c1_i64 = arith.constant 1 : i64
      %from_elements = tensor.from_elements %c1_i64 : tensor<1xi64>
      %reshape = tensor.reshape %extracted_slice(%from_elements) : (tensor<1x1xi32>, tensor<1xi64>) -> tensor<1xi32>
      scf.yield %arg2 : tensor<1x1x1xi32>
    }
    return %2 : tensor<1x1x1xi32>
  }
  func.func private @f1(%arg0: tensor<?x1x1xi32>) -> (tensor<1x1x2x2xi32>, tensor<1x1x2x2xi32>, tensor<?x1x1xi32>) {
    %cst = arith.constant dense<9> : tensor<1x2x1xi32>
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.pooling_nwc_max ins(%cst, %0 : tensor<1x2x1xi32>, tensor<2xi32>) outs(%arg0 : tensor<?x1x1xi32>) -> tensor<?x1x1xi32>
    %cst_0 = arith.constant dense<[[[[9, 10], [11, 12]]]]> : tensor<1x1x2x2xi32>
    %cst_1 = arith.constant dense<[[[[4, 5], [6, 7], [8, 9]]]]> : tensor<1x1x3x2xi32>
    %2 = tensor.empty() : tensor<2x1xi32>
    %3 = linalg.pooling_nchw_sum ins(%cst_1, %2 : tensor<1x1x3x2xi32>, tensor<2x1xi32>) outs(%cst_0 : tensor<1x1x2x2xi32>) -> tensor<1x1x2x2xi32>
    %cst_2 = arith.constant dense<8> : tensor<1x1x1xi32>
    %4 = linalg.depthwise_conv_2d_nchw_chw ins(%cst_0, %cst_2 : tensor<1x1x2x2xi32>, tensor<1x1x1xi32>) outs(%cst_0 : tensor<1x1x2x2xi32>) -> tensor<1x1x2x2xi32>
    return %3, %4, %1 : tensor<1x1x2x2xi32>, tensor<1x1x2x2xi32>, tensor<?x1x1xi32>
  }
  func.func @main(%arg0: tensor<?x?x1xi32>, %arg1: tensor<i32>, %arg2: tensor<1x1x1xi32>) -> (tensor<?x?x1xi32>, tensor<1x1x2x2xi32>, tensor<1x1x2x2xi32>, tensor<1x1x1xi32>, tensor<1x1x1xi32>, tensor<?x?x1xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x1xi32>
    %0:2 = scf.forall (%arg3) in (%dim) shared_outs(%arg4 = %arg0, %arg5 = %arg0) -> (tensor<?x?x1xi32>, tensor<?x?x1xi32>) {
      %c1 = arith.constant 1 : index
      %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x1xi32>
      %extracted_slice = tensor.extract_slice %arg4[%arg3, 0, 0] [1, %dim_1, 1] [1, 1, 1] : tensor<?x?x1xi32> to tensor<?x1xi32>
      %3 = tensor.empty(%dim_1, %c1) : tensor<?x?xi32>
      %extracted = tensor.extract %arg2[%c0, %c0, %c0] : tensor<1x1x1xi32>
      %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %4 : tensor<?x1xi32>, tensor<?x?xi32>) outs(%extracted_slice : tensor<?x1xi32>) {
      ^bb0(%in: i32, %in_3: i32, %out: i32):
        %7 = arith.minsi %in, %in_3 : i32
        %8 = arith.minui %7, %out : i32
        linalg.yield %8 : i32
      } -> tensor<?x1xi32>
      %6 = linalg.copy ins(%4 : tensor<?x?xi32>) outs(%5 : tensor<?x1xi32>) -> tensor<?x1xi32>
      %extracted_slice_2 = tensor.extract_slice %arg5[%arg3, 0, 0] [1, %dim_1, 1] [1, 1, 1] : tensor<?x?x1xi32> to tensor<?x1xi32>
      %reduced = linalg.reduce ins(%arg0 : tensor<?x?x1xi32>) outs(%extracted_slice_2 : tensor<?x1xi32>) dimensions = [0] 
        (%in: i32, %init: i32) {
          %7 = arith.maxui %in, %init : i32
          linalg.yield %7 : i32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg4[%arg3, 0, 0] [1, %dim_1, 1] [1, 1, 1] : tensor<?x1xi32> into tensor<?x?x1xi32>
        tensor.parallel_insert_slice %reduced into %arg5[%arg3, 0, 0] [1, %dim_1, 1] [1, 1, 1] : tensor<?x1xi32> into tensor<?x?x1xi32>
      }
    }
    %cast = tensor.cast %arg2 : tensor<1x1x1xi32> to tensor<?x1x1xi32>
    %1:3 = call @f1(%cast) : (tensor<?x1x1xi32>) -> (tensor<1x1x2x2xi32>, tensor<1x1x2x2xi32>, tensor<?x1x1xi32>)
    %c5_i32 = arith.constant 5 : i32
    %cast_0 = tensor.cast %1#2 : tensor<?x1x1xi32> to tensor<1x1x1xi32>
    %2 = call @f2(%arg1, %c5_i32, %cast_0) : (tensor<i32>, i32, tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
    return %0#1, %1#0, %1#1, %2, %arg2, %0#0 : tensor<?x?x1xi32>, tensor<1x1x2x2xi32>, tensor<1x1x2x2xi32>, tensor<1x1x1xi32>, tensor<1x1x1xi32>, tensor<?x?x1xi32>
  }
}

