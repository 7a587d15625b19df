// bufdiff-profile: loops
// bufdiff-choices: 96640b7e61534337c011f1c2dbe2bb835ad8f71e5bb1cf12938471fb3f006b2091f93cab4a62aa04
// bufdiff-choices: 48d1405d6db4f2ad47c384628c389210b7f9978ea3c9f7551b6ee47bb7a7bc1f70acd5270706c05c
// bufdiff-choices: b69485cebfc4f8af43ffd136fdd083b04c09708a6d0dc487c4f61032dca246e215ce746f4d614948
// bufdiff-choices: 42b4428112e0718f27fc72cbc2047ecb41faa12ab2a985fe94ba15a42298969890fa4663d4aa3472
// bufdiff-choices: 5ca81e8c6ad579fd2c053615182cff86604d648ff4438bb9bea87fbecdc6a3eada0ed300de5844b8
// bufdiff-choices: e11b1ddf654f6f7b938f247205534f5e91f685a4704dfe2a8096ce79cc927887d78a401b0b24805e
// bufdiff-choices: bfb7c855fd989d6a8a90b35372caa4f10034292ae8b1c2bdbf908012721241df973bd31f345b998d
// bufdiff-choices: 52076ac96212499ac028fb580e3da4c54517c158c677121d71cf689e7edd4ad7fca13f9703a12951
// bufdiff-choices: 7b6531bf00b700837ccb70155e906010ee2b2075dcf9333fd548c896377c90d1ed0facf1023a35a1
// bufdiff-choices: ad
// bufdiff-features: 1150 2550 4016 4752 5296 5919 6277 6585 7516 8137 8204 8235 9132 9214 9294 9479
// bufdiff-features: 9868 10035 10275 10386 10968 11202 11825 11876 12227 13214 13233 13424 13493
// bufdiff-features: 13511 13739 15750 15751 15897 15903 16682 16923 16936 17232 17470 17989 18428
// bufdiff-features: 18912 21161 22280 22355 22565 23643 23787 24826 25388 25644 25684 25818 25955
// bufdiff-features: 26568 27048 27116 27218 27316 27440 28047 28823 29590 29684 30209 30238 30964
// bufdiff-features: 31247 33298 33892 33915 34034 34167 34647 34745 35220 35364 35383 36575 36901
// bufdiff-features: 37177 37251 37499 37630 37786 38032 38394 38513 38783 38788 38819 40044 40297
// bufdiff-features: 40503 40540 40712 40812 41046 41573 42344 42859 42984 43242 44007 44176 44505
// bufdiff-features: 44554 44615 44618 45202 46034 46139 46203 47488 47735 48208 48332 48451 48575
// bufdiff-features: 49074 49135 49352 49657 49956 50146 50450 50664 50692 51178 51395 52042 52807
// bufdiff-features: 52815 52900 52958 53180 53791 53798 53915 53970 54210 57176 57548 57718 58017
// bufdiff-features: 58029 58272 58290 58721 58922 59069 59448 59860 60465 60816 60839 61180 61395
// bufdiff-features: 61456 61556 62218 62675 63062 63071 63190 64119 64235 64748 64900 64959 65222
// bufdiff-features: 65496 65575 66097 66422 66758 66765 67726 68355 68402 68751 68782 69235 69449
// bufdiff-features: 69831 69987 70385 70437 70960 71169 71701 73031 73123 73880 74362 74481 74864
// bufdiff-features: 74914 75208 75414 75921 76258 76953 77617 78796 79334 79377 79389 80553 80625
// bufdiff-features: 80714 80895 81039 81239 81477 81720 82135 82565 82889 83194 83253 83817 84098
// bufdiff-features: 84585 85051 85134 86019 86992 87214 87585 87685 87862 87923 88019 88321 88337
// bufdiff-features: 88932 89151 89178 89780 90143 90383 90589 90827 90903 92313 92568 93255 93464
// bufdiff-features: 93753 93944 94117 94178 94755 95079 95285 95900 96757 96808 96813 97749 97822
// bufdiff-features: 98194 98501 98879 99009 99568 99963 100073 100302 100318 100406 100481 100861
// bufdiff-features: 101134 101156 101983 102082 102187 102551 102601 102847 102957 103056 103455
// bufdiff-features: 104315 104527 105252 105264 105914 106321 106655 107231 108685 109086 109545
// bufdiff-features: 109643 110048 110780 110816 110819 112369 112709 112929 113336 114976 115026
// bufdiff-features: 115184 115429 115471 115698 115881 115990 116549 117151 117724 117858 118769
// bufdiff-features: 118984 119131 119210 119588 119845 119993 120517 121394 121467 121682 122145
// bufdiff-features: 122972 123293 123470 123764 123768 124322 124484 124546 124903 125627 125769
// bufdiff-features: 125921 126370 126572 127096 127259 127405 127533 127640 127922 128143 128157
// bufdiff-features: 128457 128768 129600 130294 130812
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> (tensor<6xi32>, tensor<4xf32>) {
    %broadcasted = linalg.broadcast ins(%arg1 : tensor<i32>) outs(%arg0 : tensor<6xi32>) dimensions = [0] 
    %c5 = arith.constant 5 : index
    %extracted_slice = tensor.extract_slice %broadcasted[%c5] [1] [1] : tensor<6xi32> to tensor<1xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %broadcasted[1] [1] [1] : tensor<1xi32> into tensor<6xi32>
    %cst = arith.constant dense<[1.150000e+01, 1.250000e+01, 1.350000e+01, 1.450000e+01]> : tensor<4xf32>
    %0 = call @f2(%cst) : (tensor<4xf32>) -> tensor<4xf32>
    return %inserted_slice, %0 : tensor<6xi32>, tensor<4xf32>
  }
  func.func private @f2(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.softmax dimension(0) ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %c4 = arith.constant 4 : index
    %1 = scf.forall (%arg1) in (%c4) shared_outs(%arg2 = %0) -> (tensor<4xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %2:3 = scf.while (%arg3 = %c0, %arg4 = %0, %arg5 = %0) : (index, tensor<4xf32>, tensor<4xf32>) -> (index, tensor<4xf32>, tensor<4xf32>) {
        %extracted_slice_0 = tensor.extract_slice %0[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
        %extracted_slice_1 = tensor.extract_slice %0[0] [3] [1] : tensor<4xf32> to tensor<3xf32>
        %5 = linalg.softmax dimension(0) ins(%extracted_slice_1 : tensor<3xf32>) outs(%extracted_slice_0 : tensor<3xf32>) -> tensor<3xf32>
        %cst = arith.constant -2.500000e+00 : f32
        %6 = vector.transfer_read %arg4[%arg1], %cst : tensor<4xf32>, vector<2xf32>
        %c2 = arith.constant 2 : index
        %7 = vector.transfer_write %6, %extracted_slice_1[%c2] : vector<2xf32>, tensor<3xf32>
        %inserted_slice = tensor.insert_slice %5 into %0[1] [3] [1] : tensor<3xf32> into tensor<4xf32>
        %inserted_slice_2 = tensor.insert_slice %7 into %inserted_slice[0] [3] [1] : tensor<3xf32> into tensor<4xf32>
        %8 = arith.cmpi ult, %arg3, %c1 : index
        scf.condition(%8) %arg3, %arg4, %arg5 : index, tensor<4xf32>, tensor<4xf32>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>):
        %5 = arith.addi %arg3, %c1 : index
        %extracted_slice_0 = tensor.extract_slice %0[0] [2] [3] : tensor<4xf32> to tensor<2xf32>
        %cst = arith.constant dense<[5.000000e-01, 1.500000e+00, 2.500000e+00, 3.500000e+00, 4.500000e+00]> : tensor<5xf32>
        %6 = linalg.conv_1d ins(%cst, %extracted_slice_0 : tensor<5xf32>, tensor<2xf32>) outs(%arg5 : tensor<4xf32>) -> tensor<4xf32>
        %7 = linalg.square ins(%arg4 : tensor<4xf32>) outs(%6 : tensor<4xf32>) -> tensor<4xf32>
        %cst_1 = arith.constant 5.000000e-01 : f32
        %8 = linalg.fill ins(%cst_1 : f32) outs(%arg4 : tensor<4xf32>) -> tensor<4xf32>
        %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%8 : tensor<4xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<4xf32>
        scf.yield %5, %9, %7 : index, tensor<4xf32>, tensor<4xf32>
      }
      %3:2 = func.call @f1(%2#2) : (tensor<4xf32>) -> (tensor<4xf32>, i1)
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %extracted = tensor.extract %extracted_slice[%c0] : tensor<1xf32>
      %inserted = tensor.insert %extracted into %extracted_slice[%c0] : tensor<1xf32>
      %4 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%extracted_slice, %inserted : tensor<1xf32>, tensor<1xf32>) outs(%inserted : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg2[%arg1] [1] [1] : tensor<1xf32> into tensor<4xf32>
      }
    }
    return %1 : tensor<4xf32>
  }
  func.func private @f1(%arg0: tensor<4xf32>) -> (tensor<4xf32>, i1) {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 1.000000e+10 : f32
    %inserted = tensor.insert %cst into %arg0[%c3] : tensor<4xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %inserted[%c1] : tensor<4xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = arith.cmpf ule, %extracted, %cst_0 : f32
    %1:2 = scf.if %0 -> (tensor<4xf32>, tensor<4xf32>) {
      %2 = tensor.empty() : tensor<4xf32>
      %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
      %4 = linalg.copy ins(%3 : tensor<4xf32>) outs(%inserted : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %4, %inserted : tensor<4xf32>, tensor<4xf32>
    } else {
      %2 = tensor.empty() : tensor<4xf32>
      %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
      %4 = linalg.powf ins(%inserted, %3 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %inserted, %4 : tensor<4xf32>, tensor<4xf32>
    }
    return %1#0, %0 : tensor<4xf32>, i1
  }
}

