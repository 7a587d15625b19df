// bufdiff-profile: cfg
// bufdiff-choices: bbe844531c0ffcc62021e37908b2fcd6a3317ecd3ae84596b17aedfd8c34616363c292a06706be5e
// bufdiff-choices: c2e9b47b9bbb55f23bd549da664887c50fd88d1349362f2c8f1bfea8aa60261ff2d934b8f131e4cc
// bufdiff-choices: 3f63ac2e45f9b9bb6091d72ba00457696e3c15cc964ee7f2439efafd140479f3531e48f23b5b811a
// bufdiff-choices: be5b587fcf44be24956b43288b75c998f9f98a6fe943dc731aecf396554d730dba906c5596af82c0
// bufdiff-choices: 2265761b084356d2cfd79b7287b74fffeb486ab9991f7144c49e3f57765a70e102f8283a982806e6
// bufdiff-choices: e6aa038684d102487b3b6d9b46230092c2be3c88ba82ba218d0cffd28f0fc422f9c86da89f9f8792
// bufdiff-choices: 477193292ee839113e3d3338fb90385ee9201600dcc8ab92073f5f2ba5828007314acc73ea6b3cfa
// bufdiff-choices: ecefbb25dae7a8a7bb18ed7b19f2c6904a5958acb90ad3a8f574f538e7dd5d34c8406e748246eed8
// bufdiff-choices: 5215639ce4e825ecea94e12685a47c0b7d68523d43800b012dc46667c124ed2a
// bufdiff-features: 708 1089 1112 1132 2165 2320 2609 2684 3579 4462 4752 4808 4984 5187 5201 5915
// bufdiff-features: 5973 7541 8021 8204 9812 9857 10166 10872 11297 13109 13214 13233 13424 14109
// bufdiff-features: 14523 14884 15192 15440 15720 15751 16974 17853 18067 18166 18480 18984 19241
// bufdiff-features: 19766 20098 21115 21154 22221 22280 23143 23787 23874 24826 25388 25523 25927
// bufdiff-features: 26087 26094 26337 26568 26663 27048 27232 27704 27725 27766 28047 28524 28652
// bufdiff-features: 28774 28823 29191 29236 29590 29714 29895 29968 30539 30811 31692 31747 31864
// bufdiff-features: 32903 33769 33807 34167 34564 34623 34647 34745 34960 35507 36014 36784 37038
// bufdiff-features: 37183 37251 37289 37786 38143 38528 38576 38702 39150 39706 40297 40712 41055
// bufdiff-features: 41164 41742 41954 41984 42094 42228 42282 42344 42398 42467 42984 43299 43499
// bufdiff-features: 43942 44816 44994 45597 45617 46203 46685 46832 46995 47200 47311 47486 47676
// bufdiff-features: 47779 49800 50892 50894 51130 51373 52062 52148 52322 52558 52706 52807 52900
// bufdiff-features: 52958 53252 53890 54964 55003 55286 55561 55887 56348 56404 56524 57510 57718
// bufdiff-features: 58122 58308 58485 59372 61128 61185 61350 61480 61556 62210 62225 63062 63071
// bufdiff-features: 63133 63800 64057 64348 64652 64737 64959 65094 65133 65583 66053 66320 66422
// bufdiff-features: 66623 66666 66765 68355 68484 68515 69032 69521 69875 69987 70119 70174 70544
// bufdiff-features: 71169 71970 73140 73542 73725 73802 74057 74362 74454 74617 74881 74979 75748
// bufdiff-features: 76052 76149 76973 77283 77564 78283 78594 79099 79389 79972 80036 80436 80812
// bufdiff-features: 81022 81515 81707 81736 82135 82203 82552 82723 84922 85633 85913 86125 86515
// bufdiff-features: 87055 87228 87408 87495 87894 88008 88045 88732 88958 88990 89646 89780 90054
// bufdiff-features: 90070 90543 90585 93255 93567 93893 94313 94687 95257 95285 96082 96976 97318
// bufdiff-features: 97736 98285 98340 98501 98551 98968 99009 99243 99383 99507 99568 100059 100324
// bufdiff-features: 101156 102700 102851 103108 103134 103318 103339 104245 104303 104931 105373
// bufdiff-features: 105594 105852 107425 107702 108992 109035 109161 109327 109923 109949 110153
// bufdiff-features: 110431 110507 112378 112479 112895 112929 113295 114355 114601 114888 115471
// bufdiff-features: 115990 116002 116092 116148 117235 117506 117839 119065 119068 119146 119439
// bufdiff-features: 119764 119876 119982 120451 121313 121394 121467 121524 121626 121632 121702
// bufdiff-features: 121977 122048 122764 123446 123770 124484 124604 125720 126179 126290 126722
// bufdiff-features: 127167 127922 127959 128143 128251 128364 128768 128916 129107 130220 130292
// bufdiff-features: 130484 130595 130933 130989
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
module {
  func.func @f3(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %0 = linalg.tanh ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg0, %c0 : tensor<?xf32>
      %from_elements = tensor.from_elements %dim_0 : tensor<1xindex>
      %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
      %cst = arith.constant dense<-1.000000e+00> : tensor<f32>
      %cst_1 = arith.constant 2.000000e+00 : f32
      %2:2 = func.call @f2(%cst, %cst_1, %cst, %cst) : (tensor<f32>, f32, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %generated = tensor.generate %dim_0 {
      ^bb0(%arg3: index):
        %5 = arith.index_cast %arg3 : index to i64
        %6 = arith.sitofp %5 : i64 to f32
        %7 = arith.negf %6 : f32
        %8 = arith.addf %7, %cst_1 : f32
        tensor.yield %8 : f32
      } : tensor<?xf32>
      %3 = linalg.mul ins(%arg0, %generated : tensor<?xf32>, tensor<?xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
      %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0, %reshape : tensor<?xf32>, tensor<?xf32>) outs(%3 : tensor<?xf32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %5 = arith.mulf %in, %in_2 : f32
        linalg.yield %5 : f32
      } -> tensor<?xf32>
      scf.yield %4 : tensor<?xf32>
    }
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    return %1, %extracted_slice, %0 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func @f1(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>) -> (tensor<1xf32>, tensor<?xf32>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c2, %c1) : tensor<?x?xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %4 = linalg.vecmat ins(%3, %1 : tensor<2xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<1xf32>) -> tensor<1xf32>
    %extracted_slice = tensor.extract_slice %arg1[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %cast = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
    return %4, %cast : tensor<1xf32>, tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.mul ins(%arg2, %arg2 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg2, %arg6 = %0, %arg7 = %arg1) -> (tensor<f32>, tensor<f32>, f32) {
      %2 = scf.for %arg8 = %c0 to %c1 step %c1 iter_args(%arg9 = %arg3) -> (tensor<f32>) {
        %8 = tensor.empty() : tensor<3x3xf32>
        %cst = arith.constant 5.000000e-01 : f32
        %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<3x3xf32>) -> tensor<3x3xf32>
        %cst_0 = arith.constant -1.000000e+00 : f64
        %cst_1 = arith.constant 3.000000e+00 : f64
        %c-128_i32 = arith.constant -128 : i32
        %10 = linalg.fill_rng_2d ins(%cst_0, %cst_1, %c-128_i32 : f64, f64, i32) outs(%9 : tensor<3x3xf32>) -> tensor<3x3xf32>
        %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg3 : tensor<f32>) outs(%arg9 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<f32>
        %12 = tensor.empty() : tensor<f32>
        %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<f32>) -> tensor<f32>
        %14 = linalg.min ins(%13, %13 : tensor<f32>, tensor<f32>) outs(%11 : tensor<f32>) -> tensor<f32>
        scf.yield %14 : tensor<f32>
      }
      %3 = tensor.empty() : tensor<1xf32>
      %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<1xf32>) -> tensor<1xf32>
      %5:2 = func.call @f1(%4, %4) : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<?xf32>)
      %6 = linalg.fill ins(%arg1 : f32) outs(%arg6 : tensor<f32>) -> tensor<f32>
      %7 = linalg.copy ins(%2 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      scf.yield %7, %6, %arg7 : tensor<f32>, tensor<f32>, f32
    }
    return %1#1, %1#0 : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    cf.br ^bb1(%c0, %arg0 : index, tensor<f32>)
  ^bb1(%0: index, %1: tensor<f32>):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi ult, %0, %c3 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.negf %arg1 : f32
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.fill ins(%arg1 : f32) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
    %cast = tensor.cast %5 : tensor<2xf32> to tensor<?xf32>
    %6:3 = call @f3(%cast) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
    %7 = arith.addi %0, %c1 : index
    cf.br ^bb1(%7, %1 : index, tensor<f32>)
  ^bb3:  // pred: ^bb1
    return %arg0, %0 : tensor<f32>, index
  }
}

