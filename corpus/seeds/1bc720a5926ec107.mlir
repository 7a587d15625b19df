// bufdiff-profile: idioms
// bufdiff-choices: afcd1d7b39a820e2f465b9a16a9e786e4f450980185dc406ec814c72a8b88bf89b74a8516a89391b
// bufdiff-choices: eaa27e740c9fcb53e132451fbe9a822c3cab16c93a1384c5c38ac9419078e53ea6b08c368c48b8f3
// bufdiff-choices: 093db13cddec7e65f6de5b05e026d3c27bdbbbe03fa021862fa93a9855751f8e194dcc00160f4eb5
// bufdiff-choices: ab801d97973fbb84551252755c82297d867f7f2b1017cfc3644f9183a0e96634ac85445a2b8d1ad8
// bufdiff-choices: d79e0b102b6001db0df12518928a03a96a2fca0dd9f1f5ed4c63d27bd66a4954697240f5d4017cdd
// bufdiff-choices: 7b4f4cdbf1825e9300332392bc2eb86910d5e17db59ed24016635cb4ab9df0a272384d0f7a1d52ee
// bufdiff-choices: 4f45f372ee5269f12502e4a8de357d37b0ba634906e87d0c29c51a11372d5805f7c69d591f7454d2
// bufdiff-choices: c308d193750f636983a3da8161f97e41a14333b4a3413c3cdf31e5cb5d90196e2917852473faa94f
// bufdiff-choices: 2a9292a75444eb84ce75819196704f13a87822300b93dc0737e91970a915c01238f4eb5216c306cc
// bufdiff-choices: 371e690a6365eeecad793e76b1ec843e49ae3a74
// bufdiff-features: 946 2609 2898 2945 3039 3207 3579 4752 5187 5201 5269 5297 5973 6565 6584 6611
// bufdiff-features: 7122 8818 9230 9255 9455 9479 9968 10384 10872 10968 11012 11162 11321 12760
// bufdiff-features: 12806 13233 13387 14015 14152 14454 14884 14925 14998 15192 15440 15751 15929
// bufdiff-features: 16207 16405 16682 16926 17015 17470 17487 17853 18385 18480 19241 19746 20154
// bufdiff-features: 20254 20515 20656 20838 20864 21154 21161 21507 22095 22221 22280 23787 24055
// bufdiff-features: 24259 24268 24336 24393 24402 24826 24844 25101 25302 25388 25729 25735 25962
// bufdiff-features: 26414 26568 26825 26922 26940 27048 27132 27725 27825 28047 29229 29277 29590
// bufdiff-features: 29684 29911 29993 30659 30666 31401 31466 31747 31864 31899 32030 32614 32819
// bufdiff-features: 33175 34167 34564 34623 34647 34745 34965 35097 35384 36092 36753 36784 37231
// bufdiff-features: 37251 37786 38081 38672 38783 39449 39650 40052 40584 40643 40712 41055 41164
// bufdiff-features: 41429 41605 42094 42150 42350 42398 42467 42858 43092 43942 44400 44474 44959
// bufdiff-features: 45031 45571 45617 45765 46203 46254 46404 46995 47203 47230 47392 47488 47554
// bufdiff-features: 47933 48324 48974 49657 49718 50107 50717 50894 51264 51415 52148 52152 52322
// bufdiff-features: 52558 52807 52900 52958 53244 54651 54998 55113 55185 55463 55561 55887 56348
// bufdiff-features: 56723 57064 57718 58092 58308 58319 59070 59145 59372 59764 60550 61350 61699
// bufdiff-features: 61944 62675 62701 63062 63071 63435 63610 63800 63915 64120 64959 64976 65499
// bufdiff-features: 65564 65726 65891 66261 66329 66422 66765 67360 67375 67817 68355 68755 69955
// bufdiff-features: 69987 70023 70437 70702 71050 71168 71169 72142 72280 72629 73068 73242 73330
// bufdiff-features: 73387 73455 73725 73802 74057 74362 74504 74617 75361 76009 76052 76339 76370
// bufdiff-features: 76639 76659 76700 77452 77564 77872 78096 78283 78430 78950 79024 79116 79229
// bufdiff-features: 79334 79389 79493 80894 81556 81736 82011 82135 82203 82267 82317 83000 83194
// bufdiff-features: 83339 84585 84866 84887 85389 85843 86125 86441 86562 87199 87345 88000 88732
// bufdiff-features: 88958 89150 89250 89555 89732 89780 90070 90116 90414 90969 90977 91147 91319
// bufdiff-features: 91613 91633 92414 92615 92647 93255 94360 94626 94687 94755 95273 95285 95705
// bufdiff-features: 96844 97318 97447 97744 97864 97924 98022 98194 98313 98386 98431 98501 98526
// bufdiff-features: 99009 99221 99243 99383 99568 99738 99969 100059 100258 100698 102187 102788
// bufdiff-features: 102797 103056 103339 103614 104253 104315 104405 104658 104931 105144 105750
// bufdiff-features: 105775 106186 107412 107425 107614 108012 109086 109949 110141 110552 110780
// bufdiff-features: 110952 111758 111883 112068 112474 112895 112929 113035 113821 113940 114547
// bufdiff-features: 114817 114826 115471 115778 115894 116312 117151 117206 117235 117336 117664
// bufdiff-features: 117857 118022 119640 119764 120049 120406 121089 121394 121467 121626 122360
// bufdiff-features: 122764 122865 123719 123772 124448 124484 125175 126076 126179 126398 127096
// bufdiff-features: 127163 127167 127306 127813 128456 128768 128774 128916 129262 129544 129811
// bufdiff-features: 130019 130182 130367
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x5xf32>, %arg1: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<4x4xi32>, tensor<?x?xf32>, tensor<2x5xf32>) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg0 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%arg0 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[0, 0] [2, 5] [1, 1] : tensor<2x5xf32> into tensor<2x5xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %arg1) -> (tensor<3x3x3xf32>) {
      %4 = arith.remui %arg2, %c3 : index
      %extracted = tensor.extract %arg1[%arg2, %4, %c1] : tensor<3x3x3xf32>
      %inserted = tensor.insert %extracted into %arg3[%arg2, %c0, %c1] : tensor<3x3x3xf32>
      scf.yield %inserted : tensor<3x3x3xf32>
    }
    %transposed = linalg.transpose ins(%arg1 : tensor<3x3x3xf32>) outs(%arg1 : tensor<3x3x3xf32>) permutation = [1, 0, 2] 
    %cast = tensor.cast %arg0 : tensor<2x5xf32> to tensor<?x?xf32>
    %2:2 = call @f2(%cast, %arg1) : (tensor<?x?xf32>, tensor<3x3x3xf32>) -> (tensor<4x4xi32>, i32)
    %cast_0 = tensor.cast %arg0 : tensor<2x5xf32> to tensor<?x?xf32>
    %cast_1 = tensor.cast %inserted_slice : tensor<2x5xf32> to tensor<?x?xf32>
    %3:2 = call @f4(%cast_0, %cast_1, %0) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<2x5xf32>) -> (tensor<?x?xf32>, f32)
    return %1, %transposed, %2#0, %3#0, %inserted_slice : tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<4x4xi32>, tensor<?x?xf32>, tensor<2x5xf32>
  }
  func.func private @f4(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<2x5xf32>) -> (tensor<?x?xf32>, f32) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 7.250000e+00 : f32
    %inserted = tensor.insert %cst into %arg2[%c1, %c1] : tensor<2x5xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %inserted, %arg5 = %arg0) -> (tensor<2x5xf32>, tensor<?x?xf32>) {
      %1 = tensor.empty() : tensor<3x3x3xf32>
      %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %3:2 = func.call @f3(%2) : (tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>)
      %4 = linalg.copy ins(%arg1 : tensor<?x?xf32>) outs(%arg5 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %5 = linalg.copy ins(%inserted : tensor<2x5xf32>) outs(%arg4 : tensor<2x5xf32>) -> tensor<2x5xf32>
      scf.yield %5, %4 : tensor<2x5xf32>, tensor<?x?xf32>
    }
    return %0#1, %cst : tensor<?x?xf32>, f32
  }
  func.func @f3(%arg0: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>) {
    %0 = linalg.copy ins(%arg0 : tensor<3x3x3xf32>) outs(%arg0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %1 = tensor.empty() : tensor<3x3x3xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %3 = linalg.min ins(%2, %arg0 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cst_0 = arith.constant dense<-1.000000e+00> : tensor<3x3x3xf32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      %7 = arith.index_cast %arg1 : index to i64
      %8 = arith.sitofp %7 : i64 to f32
      %9 = arith.index_cast %arg2 : index to i64
      %10 = arith.sitofp %9 : i64 to f32
      %11 = arith.index_cast %arg3 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.addf %8, %10 : f32
      %14 = arith.subf %13, %12 : f32
      tensor.yield %14 : f32
    } : tensor<3x3x3xf32>
    %4 = linalg.min ins(%cst_0, %generated : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%3 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %5 = tensor.empty() : tensor<3x3x3xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<3x3x3xf32>) outs(%5 : tensor<3x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_1 = arith.constant 3.000000e+00 : f32
      %7 = arith.addf %in, %cst_1 : f32
      linalg.yield %7 : f32
    } -> tensor<3x3x3xf32>
    return %4, %6 : tensor<3x3x3xf32>, tensor<3x3x3xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<4x4xi32>, tensor<4x4xi32>) {
    %mapped = linalg.map ins(%arg0 : tensor<?x?xi32>) outs(%arg0 : tensor<?x?xi32>)
      (%in: i32, %init: i32) {
        %c-3_i32 = arith.constant -3 : i32
        %5 = arith.muli %in, %c-3_i32 : i32
        linalg.yield %5 : i32
      }
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %mapped, %arg3 = %mapped) -> (tensor<?x?xi32>, tensor<?x?xi32>) {
      %5 = linalg.copy ins(%arg2 : tensor<?x?xi32>) outs(%arg3 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %extracted = tensor.extract %arg2[%arg1, %arg1] : tensor<?x?xi32>
      %6 = tensor.empty() : tensor<4xi32>
      %7 = linalg.fill ins(%extracted : i32) outs(%6 : tensor<4xi32>) -> tensor<4xi32>
      %cast = tensor.cast %7 : tensor<4xi32> to tensor<?xi32>
      %broadcasted = linalg.broadcast ins(%cast : tensor<?xi32>) outs(%arg2 : tensor<?x?xi32>) dimensions = [1] 
      %extracted_0 = tensor.extract %broadcasted[%c3, %c0] : tensor<?x?xi32>
      %mapped_1 = linalg.map ins(%mapped, %mapped, %mapped : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) outs(%broadcasted : tensor<?x?xi32>)
        (%in: i32, %in_2: i32, %in_3: i32, %init: i32) {
          %8 = arith.cmpi slt, %in, %in_2 : i32
          %9 = arith.select %8, %in, %in_2 : i32
          %10 = arith.maxui %9, %in_3 : i32
          linalg.yield %10 : i32
        }
      scf.yield %mapped_1, %5 : tensor<?x?xi32>, tensor<?x?xi32>
    }
    %1 = tensor.empty() : tensor<4x4xi32>
    %2 = linalg.copy ins(%0#0 : tensor<?x?xi32>) outs(%1 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %3 = tensor.empty() : tensor<4x4xi32>
    %4 = linalg.copy ins(%0#0 : tensor<?x?xi32>) outs(%3 : tensor<4x4xi32>) -> tensor<4x4xi32>
    return %0#1, %2, %4 : tensor<?x?xi32>, tensor<4x4xi32>, tensor<4x4xi32>
  }
  func.func private @f2(%arg0: tensor<?x?xf32>, %arg1: tensor<3x3x3xf32>) -> (tensor<4x4xi32>, i32) {
    %0 = linalg.abs ins(%arg1 : tensor<3x3x3xf32>) outs(%arg1 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cst = arith.constant dense<[[4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15], [16, 17, 18, 19]]> : tensor<4x4xi32>
    %cast = tensor.cast %cst : tensor<4x4xi32> to tensor<?x?xi32>
    %1:3 = call @f1(%cast) : (tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<4x4xi32>, tensor<4x4xi32>)
    %cast_0 = tensor.cast %1#1 : tensor<4x4xi32> to tensor<?x?xi32>
    %2:3 = call @f1(%cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<4x4xi32>, tensor<4x4xi32>)
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %1#0[%c3, %c2] : tensor<?x?xi32>
    return %2#2, %extracted : tensor<4x4xi32>, i32
  }
}

