// bufdiff-profile: idioms
// bufdiff-choices: 4e72a162b420d7794044e0aa7c6810a7f4f71a15fd75d64f630ef8479156137e68c00b801b84d715
// bufdiff-choices: e9d6d527bdb6c8b4c5a404a35121f4908964e42a04a57155cf3d0dd5e0619cb0c1b0853183709ef4
// bufdiff-choices: 9568c7a41f19a3db03d445a697d03c32ba7f4d21f9262c9498b5c9a75ff95e79fc32d4dbfd71a7cd
// bufdiff-choices: d79e41de1b83eb1a8715979a0aeab911b12d6ac14112b34d747126e2fd2951e6b1a95ebc0006c757
// bufdiff-choices: 42fab15022d1a68a59e729a72719b0920ce43f9f78011201e391e766bb4462ea7a8439b1a9493bb7
// bufdiff-choices: 72f00b466cbb4521fd34b018e4b0c61135b81a9335e04f3396432a6391fe4d37ede070a4979020e1
// bufdiff-choices: 8397fa884669b9f27a98ac36fdf8f881fc4f77ea3648e7559cbd9001264bc02bcbba8a0ee49071d5
// bufdiff-choices: 650e1e6128c48b9bec743ebd22af83625619964ce6b3063c48f046b8ed
// bufdiff-features: 600 1397 1854 2292 2898 3579 4471 4752 4958 5005 5201 6595 6812 8486 9479 9601
// bufdiff-features: 10166 10872 11441 12560 13074 13233 13382 13441 13458 14015 14197 14256 14350
// bufdiff-features: 15037 15440 15751 15903 19419 20261 20669 20749 21154 21544 21991 22221 22280
// bufdiff-features: 23594 23643 23874 24035 24208 24330 24826 25095 25388 25907 26568 26697 27048
// bufdiff-features: 27334 27540 27572 27825 28276 28652 28814 29066 29248 29261 29640 29684 29872
// bufdiff-features: 30293 30539 30571 30572 30625 30666 30707 30811 31247 31548 31668 31892 32615
// bufdiff-features: 33769 34167 34564 34623 34647 34745 36448 36784 36901 36936 37761 37786 37849
// bufdiff-features: 38513 38520 38783 39457 39769 40266 40712 40812 41318 42150 42467 43098 43442
// bufdiff-features: 43586 44132 44615 44994 45981 46110 46203 46775 46807 46995 47392 47554 47735
// bufdiff-features: 47782 48577 48598 48635 49355 49657 49707 49956 50824 50894 51341 52148 52270
// bufdiff-features: 52322 52558 52900 52958 53180 53244 53290 54210 54964 55870 55887 56107 56462
// bufdiff-features: 57718 58748 59070 59347 59649 60567 61174 61350 61365 61596 61699 62218 63385
// bufdiff-features: 64119 64235 64425 64959 65225 65560 66422 66765 66996 67009 67160 68355 68484
// bufdiff-features: 68574 69054 69449 69987 70437 70529 71169 71306 71458 71544 72413 72629 72674
// bufdiff-features: 72683 72689 73289 73455 73802 74057 74362 74450 74616 74617 74881 74890 75253
// bufdiff-features: 76052 76339 76953 77719 78430 79024 79291 79334 79389 80895 81039 81047 81477
// bufdiff-features: 81556 81736 82565 84585 84887 85509 85843 86125 86600 87139 87199 87345 87408
// bufdiff-features: 88337 88354 88732 88958 88990 89151 89178 89780 90090 91368 91491 91540 91973
// bufdiff-features: 92194 93145 93927 93944 96273 96351 96989 97067 97318 97864 98194 98392 99009
// bufdiff-features: 99383 99568 99738 100642 100839 101096 101264 101342 102065 102204 102537
// bufdiff-features: 102847 103056 103673 103851 104405 104931 105108 105914 106398 106961 107614
// bufdiff-features: 108169 108869 109086 109374 110780 110816 111721 112065 112427 112709 112917
// bufdiff-features: 112929 113800 114428 115471 115711 115778 115990 116312 116549 116845 117447
// bufdiff-features: 117724 118046 119343 119588 119764 119845 119993 120406 121318 121394 121467
// bufdiff-features: 121471 121538 121626 122220 123148 123764 123799 124448 124484 124626 125592
// bufdiff-features: 127306 127533 127813 127844 128456 128768 129290 129462 130289 130310 130595
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x2xi32>, %arg1: i64, %arg2: tensor<i64>) -> (tensor<3x2xi32>, tensor<3x2x3xi32>, tensor<?xi64>, tensor<3x2xi32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %arg0) : (index, tensor<3x2xi32>, tensor<3x2xi32>) -> (index, tensor<3x2xi32>, tensor<3x2xi32>) {
      %5 = arith.cmpi ult, %arg3, %c2 : index
      scf.condition(%5) %arg3, %arg4, %arg5 : index, tensor<3x2xi32>, tensor<3x2xi32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<3x2xi32>, %arg5: tensor<3x2xi32>):
      %c3 = arith.constant 3 : index
      %5 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %arg5) -> (tensor<3x2xi32>) {
        %14 = linalg.copy ins(%arg4 : tensor<3x2xi32>) outs(%arg7 : tensor<3x2xi32>) -> tensor<3x2xi32>
        scf.yield %14 : tensor<3x2xi32>
      }
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<3x2xi32>) outs(%arg5 : tensor<3x2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %14 = arith.muli %in, %out : i32
        linalg.yield %14 : i32
      } -> tensor<3x2xi32>
      %extracted_slice = tensor.extract_slice %5[%c0, 0] [1, 2] [1, 1] : tensor<3x2xi32> to tensor<2xi32>
      %extracted_slice_0 = tensor.extract_slice %5[%c0, %c1] [2, 1] [2, 1] : tensor<3x2xi32> to tensor<2xi32>
      %7 = tensor.empty() : tensor<3xi32>
      %c100_i32 = arith.constant 100 : i32
      %8 = linalg.fill ins(%c100_i32 : i32) outs(%7 : tensor<3xi32>) -> tensor<3xi32>
      %9 = linalg.vecmat ins(%8, %arg5 : tensor<3xi32>, tensor<3x2xi32>) outs(%extracted_slice : tensor<2xi32>) -> tensor<2xi32>
      %extracted_slice_1 = tensor.extract_slice %extracted_slice_0[%c1] [1] [1] : tensor<2xi32> to tensor<i32>
      %broadcasted = linalg.broadcast ins(%extracted_slice_1 : tensor<i32>) outs(%extracted_slice_0 : tensor<2xi32>) dimensions = [0] 
      %inserted_slice = tensor.insert_slice %broadcasted into %5[%c0, 0] [1, 2] [1, 1] : tensor<2xi32> into tensor<3x2xi32>
      %inserted_slice_2 = tensor.insert_slice %9 into %inserted_slice[%c0, %c1] [2, 1] [2, 1] : tensor<2xi32> into tensor<3x2xi32>
      %10 = arith.addi %arg3, %c1 : index
      %11 = arith.remui %arg3, %c2 : index
      %extracted = tensor.extract %arg4[%c0, %11] : tensor<3x2xi32>
      %12 = tensor.empty() : tensor<2x3x2xi32>
      %13 = linalg.fill ins(%extracted : i32) outs(%12 : tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
      %reduced = linalg.reduce ins(%13 : tensor<2x3x2xi32>) outs(%arg4 : tensor<3x2xi32>) dimensions = [0] 
        (%in: i32, %init: i32) {
          %14 = arith.addi %in, %init : i32
          %c4_i32 = arith.constant 4 : i32
          %15 = arith.divui %14, %c4_i32 : i32
          linalg.yield %15 : i32
        }
      scf.yield %10, %reduced, %arg5 : index, tensor<3x2xi32>, tensor<3x2xi32>
    }
    %1 = tensor.empty() : tensor<3x2x3xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = linalg.fill ins(%c0_i32 : i32) outs(%1 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %3 = call @f1(%2, %2) : (tensor<3x2x3xi32>, tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %5 = arith.index_cast %arg3 : index to i64
      %6 = arith.andi %5, %arg1 : i64
      tensor.yield %6 : i64
    } : tensor<4xi64>
    %4 = call @f2(%generated, %generated, %arg1) : (tensor<4xi64>, tensor<4xi64>, i64) -> tensor<4xi64>
    %cast = tensor.cast %4 : tensor<4xi64> to tensor<?xi64>
    return %0#2, %3, %cast, %0#1, %0#0 : tensor<3x2xi32>, tensor<3x2x3xi32>, tensor<?xi64>, tensor<3x2xi32>, index
  }
  func.func private @f1(%arg0: tensor<3x2x3xi32>, %arg1: tensor<3x2x3xi32>) -> tensor<3x2x3xi32> {
    %0 = linalg.copy ins(%arg0 : tensor<3x2x3xi32>) outs(%arg0 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %1 = call @same1(%0) : (tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %c3 = arith.constant 3 : index
    %2 = tensor.empty(%c3, %c3) : tensor<?x3x?xi32>
    %c9_i32 = arith.constant 9 : i32
    %3 = linalg.fill ins(%c9_i32 : i32) outs(%2 : tensor<?x3x?xi32>) -> tensor<?x3x?xi32>
    %4 = tensor.empty() : tensor<2xi32>
    %5 = linalg.pooling_nwc_min_unsigned ins(%3, %4 : tensor<?x3x?xi32>, tensor<2xi32>) outs(%1 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %0[%c1, %c0, %c2] : tensor<3x2x3xi32>
    return %5 : tensor<3x2x3xi32>
  }
  func.func private @same1(%arg0: tensor<3x2x3xi32>) -> tensor<3x2x3xi32> {
    %c1 = arith.constant 1 : index
    %c-1_i32 = arith.constant -1 : i32
    %inserted = tensor.insert %c-1_i32 into %arg0[%c1, %c1, %c1] : tensor<3x2x3xi32>
    return %arg0 : tensor<3x2x3xi32>
  }
  func.func private @f2(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>, %arg2: i64) -> tensor<4xi64> {
    %c3 = arith.constant 3 : index
    %0 = arith.index_cast %arg2 : i64 to index
    %c4 = arith.constant 4 : index
    %1 = arith.remui %0, %c4 : index
    %extracted = tensor.extract %arg1[%1] : tensor<4xi64>
    %inserted = tensor.insert %extracted into %arg0[%c3] : tensor<4xi64>
    return %inserted : tensor<4xi64>
  }
}

