// bufdiff-profile: loops
// bufdiff-choices: 818c5c6fad6bad23dc1d449576307340ec44df21c0f772b0224089fd46b6f826ad27b0f94945c454
// bufdiff-choices: cc7184105e2b5e8fdb6dbf11ee13db48ec0398e241b36a9c491c90cd9fef3404126f00bfafc7bd27
// bufdiff-choices: 0de723eb43f4c040f5ae74d4cadb04b2f3987a3e5bf88f01ed05c35d4dc169153672bc65312a1720
// bufdiff-choices: b5400cb505d12b565ee236910e2bef6a57a65a69519ef1289035442ec258037e7fbfba490bb2e981
// bufdiff-choices: 95903ef28881087b82622288669390bf8d88968e1f6bf5c7f8974aadd9f4e80f53b4f5eff668bb6b
// bufdiff-choices: 53002a287c47fa4b2673afbfcf51908cd9332fdd694030b61d12855a8424c2fc18a3ce08289a2689
// bufdiff-choices: d2f29e61abb40a98bd258ca06a0c6709221d9f7f3dd09669aeee5d3f74831a8e1bc1637bfcec1e19
// bufdiff-choices: e67b48a9c1d5dacb0d18880380c6008d0a20162efe2590ad326460bf1433d0cc8db50a35cb41887e
// bufdiff-choices: cc2bb8f887ac519aa069c90649b657a5d16e501b002ba0e3471405f68d2ef99addd4fc53c32e8b10
// bufdiff-choices: 4dbd003bd0d475f4bfe2104811a6926484ccfd8ee46fd735a3d7
// bufdiff-features: 91 347 1146 1854 4064 4369 4752 5082 5199 5201 5973 6118 6277 6611 7516 8358
// bufdiff-features: 9479 9748 10035 10386 10447 11162 12560 12932 13074 13233 14131 14884 15440
// bufdiff-features: 15751 15903 16682 17232 17301 17919 18328 18355 18598 19100 19746 20869 21161
// bufdiff-features: 21298 21876 21929 21953 21991 22095 22221 22280 22505 22512 22640 22708 22768
// bufdiff-features: 22824 24330 24826 24933 25078 25388 25735 25818 26551 26568 27048 27056 27295
// bufdiff-features: 27508 27538 27725 27825 28179 28276 29047 29132 29277 29684 29714 30539 32082
// bufdiff-features: 32615 32809 33082 34167 34564 34647 34838 34960 34965 36448 36784 37385 37786
// bufdiff-features: 38783 38788 38877 39457 39731 39804 40044 40297 40540 40669 40712 40765 42228
// bufdiff-features: 42344 42467 42880 43248 44176 44520 44522 44568 44615 44959 45017 45592 46110
// bufdiff-features: 46203 46423 46995 47616 48038 48724 48974 49956 50482 51344 52042 52148 52322
// bufdiff-features: 52558 52706 52823 52900 52958 53451 53791 54651 54915 55185 55870 55887 56024
// bufdiff-features: 56208 57050 57103 57145 57718 57996 58024 58159 58272 58480 58708 58748 59070
// bufdiff-features: 59428 59620 60740 61236 61255 61350 61556 61699 61944 62218 62253 62281 62675
// bufdiff-features: 63071 63326 63642 63800 64120 64748 64875 64959 65225 65272 66422 66844 67195
// bufdiff-features: 67946 68355 68484 68782 69184 69505 69987 70119 70960 71013 71169 71909 72629
// bufdiff-features: 73054 73289 73330 73455 73802 74362 74507 74616 74617 74914 75366 75748 75921
// bufdiff-features: 76258 76339 76700 76953 77050 77617 77910 78162 78283 78430 78447 78612 78828
// bufdiff-features: 79024 79325 79389 79978 81039 81511 81556 81736 82082 82135 82203 82565 83013
// bufdiff-features: 83194 83412 84585 84635 84866 84887 86125 86676 87151 87845 87895 87923 88337
// bufdiff-features: 88662 88923 89151 89178 89315 89732 89780 90070 90903 91109 91196 91958 92027
// bufdiff-features: 92194 92492 92647 92969 93255 93944 94253 94586 94981 95285 95407 95705 95710
// bufdiff-features: 95930 96082 96244 96351 96757 96874 96986 97318 97864 98194 98501 98530 99221
// bufdiff-features: 99383 99568 100073 100088 100455 100574 101105 102847 102966 103260 103315
// bufdiff-features: 103455 103715 103851 104931 105700 105858 106087 106314 107425 107997 108210
// bufdiff-features: 108235 108283 108388 108869 108907 109086 109157 109469 110424 110608 110816
// bufdiff-features: 110917 111024 112667 112709 112917 112929 113626 114432 115026 115471 115990
// bufdiff-features: 116442 116554 117336 117724 118769 119570 119876 120406 121000 121132 121318
// bufdiff-features: 121363 121394 121467 121471 121579 121626 121682 121759 122317 123012 123349
// bufdiff-features: 123592 123719 123763 124159 124448 124484 125921 125943 126249 126383 126533
// bufdiff-features: 127243 127834 127869 128456 128694 128768 128916 129107 129366 129462 130595
// bufdiff-features: 130663 130933 131025
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xi32>) -> (tensor<3x3x3xi32>, tensor<2x2x1x2xi32>, tensor<?x2x?x?xi32>, tensor<?xi32>, tensor<4xi32>, index) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<4xi32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0) : (index, tensor<4xi32>, tensor<4xi32>) -> (index, tensor<4xi32>, tensor<4xi32>) {
      %4 = arith.cmpi ult, %arg1, %c2 : index
      %5 = arith.cmpi eq, %arg1, %c0 : index
      %6 = arith.andi %4, %5 : i1
      scf.condition(%6) %arg1, %arg2, %arg3 : index, tensor<4xi32>, tensor<4xi32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<4xi32>, %arg3: tensor<4xi32>):
      %4 = scf.forall (%arg4) in (4) shared_outs(%arg5 = %arg2) -> (tensor<4xi32>) {
        %8 = arith.cmpi ne, %arg1, %arg4 : index
        %9 = scf.if %8 -> (tensor<4xi32>) {
          %extracted_slice_1 = tensor.extract_slice %arg0[%c2] [2] [1] : tensor<4xi32> to tensor<2xi32>
          %12 = linalg.copy ins(%extracted_slice_1 : tensor<2xi32>) outs(%extracted_slice_1 : tensor<2xi32>) -> tensor<2xi32>
          %inserted_slice = tensor.insert_slice %12 into %arg0[%c2] [2] [1] : tensor<2xi32> into tensor<4xi32>
          %13 = tensor.empty(%c1) : tensor<1x?xi32>
          %14 = linalg.fill ins(%extracted : i32) outs(%13 : tensor<1x?xi32>) -> tensor<1x?xi32>
          %cast_2 = tensor.cast %14 : tensor<1x?xi32> to tensor<?x?xi32>
          %c3_i32 = arith.constant 3 : i32
          %c2_i32 = arith.constant 2 : i32
          %c127_i32 = arith.constant 127 : i32
          %from_elements = tensor.from_elements %extracted, %c3_i32, %c2_i32, %c127_i32 : tensor<2x2xi32>
          %cast_3 = tensor.cast %14 : tensor<1x?xi32> to tensor<?x?xi32>
          %15:2 = func.call @f1(%cast_2, %arg0, %from_elements, %cast_3) : (tensor<?x?xi32>, tensor<4xi32>, tensor<2x2xi32>, tensor<?x?xi32>) -> (tensor<4xi32>, tensor<2xi32>)
          %16 = tensor.empty() : tensor<2x4xi32>
          %17 = linalg.fill ins(%extracted : i32) outs(%16 : tensor<2x4xi32>) -> tensor<2x4xi32>
          %18 = linalg.vecmat ins(%extracted_slice_1, %17 : tensor<2xi32>, tensor<2x4xi32>) outs(%arg3 : tensor<4xi32>) -> tensor<4xi32>
          scf.yield %18 : tensor<4xi32>
        } else {
          scf.yield %arg3 : tensor<4xi32>
        }
        %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<4xi32> to tensor<1xi32>
        %10 = linalg.copy ins(%extracted_slice : tensor<1xi32>) outs(%extracted_slice : tensor<1xi32>) -> tensor<1xi32>
        %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice, %10 : tensor<1xi32>, tensor<1xi32>) outs(%10 : tensor<1xi32>) {
        ^bb0(%in: i32, %in_1: i32, %out: i32):
          %12 = arith.maxui %in, %in_1 : i32
          linalg.yield %12 : i32
        } -> tensor<1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %11 into %arg5[%arg4] [1] [1] : tensor<1xi32> into tensor<4xi32>
        }
      }
      %5 = arith.addi %arg1, %c1 : index
      %6 = linalg.copy ins(%4 : tensor<4xi32>) outs(%arg3 : tensor<4xi32>) -> tensor<4xi32>
      %7 = linalg.copy ins(%arg0 : tensor<4xi32>) outs(%arg2 : tensor<4xi32>) -> tensor<4xi32>
      scf.yield %5, %7, %6 : index, tensor<4xi32>, tensor<4xi32>
    }
    %1 = tensor.empty() : tensor<3x3x3xi32>
    %2 = linalg.fill ins(%extracted : i32) outs(%1 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %3:3 = call @f2(%2) : (tensor<3x3x3xi32>) -> (tensor<?x2x1x?xi32>, tensor<2x2x1x2xi32>, tensor<3x3x3xi32>)
    %cast = tensor.cast %3#0 : tensor<?x2x1x?xi32> to tensor<?x2x?x?xi32>
    %cast_0 = tensor.cast %0#2 : tensor<4xi32> to tensor<?xi32>
    return %3#2, %3#1, %cast, %cast_0, %0#1, %0#0 : tensor<3x3x3xi32>, tensor<2x2x1x2xi32>, tensor<?x2x?x?xi32>, tensor<?xi32>, tensor<4xi32>, index
  }
  func.func private @f1(%arg0: tensor<?x?xi32>, %arg1: tensor<4xi32>, %arg2: tensor<2x2xi32>, %arg3: tensor<?x?xi32>) -> (tensor<4xi32>, tensor<2xi32>) {
    %cst = arith.constant dense<[[7, 6, 5, 4], [3, 2, 1, 0]]> : tensor<2x4xi32>
    %0 = tensor.empty() : tensor<2xi32>
    %c100_i32 = arith.constant 100 : i32
    %1 = linalg.fill ins(%c100_i32 : i32) outs(%0 : tensor<2xi32>) -> tensor<2xi32>
    %2 = linalg.vecmat ins(%1, %cst : tensor<2xi32>, tensor<2x4xi32>) outs(%arg1 : tensor<4xi32>) -> tensor<4xi32>
    return %2, %1 : tensor<4xi32>, tensor<2xi32>
  }
  func.func private @f2(%arg0: tensor<3x3x3xi32>) -> (tensor<?x2x1x?xi32>, tensor<2x2x1x2xi32>, tensor<3x3x3xi32>) {
    %0 = tensor.empty() : tensor<3x3x3xi32>
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %2 = linalg.add ins(%arg0, %1 : tensor<3x3x3xi32>, tensor<3x3x3xi32>) outs(%arg0 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %c2 = arith.constant 2 : index
    %3 = tensor.empty(%c2, %c2) : tensor<?x2x1x?xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c2, %c0, %c0] : tensor<3x3x3xi32>
    %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<?x2x1x?xi32>) -> tensor<?x2x1x?xi32>
    %5 = tensor.empty() : tensor<1x1xi32>
    %6 = linalg.pooling_nhwc_min_unsigned ins(%4, %5 : tensor<?x2x1x?xi32>, tensor<1x1xi32>) outs(%4 : tensor<?x2x1x?xi32>) -> tensor<?x2x1x?xi32>
    %7 = tensor.empty() : tensor<2x2x1x2xi32>
    %8 = linalg.copy ins(%4 : tensor<?x2x1x?xi32>) outs(%7 : tensor<2x2x1x2xi32>) -> tensor<2x2x1x2xi32>
    return %6, %8, %2 : tensor<?x2x1x?xi32>, tensor<2x2x1x2xi32>, tensor<3x3x3xi32>
  }
}

