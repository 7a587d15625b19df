// bufdiff-profile: calls
// bufdiff-choices: 8cf5b662d4378e825a362666d7d4f3d6dfe98c220550c7402f622f2ef73b913dec51ca985cf71786
// bufdiff-choices: c2529155757a3794f787a57e5edc23ef197a3cf37bbde7a663a1fed1ec284409a80bab8c6fff484d
// bufdiff-choices: 5485384c4397118ce79e4d85e87dd1b14ef303f6821aff4a82be36267940e906203d3aa3c459abbf
// bufdiff-choices: 8d10e89de5bbe61408f972a12664ecc2c82e52a5ddb1ebb5991a95777b8bb3cc8ec31bc8c7bb2989
// bufdiff-choices: 1e26600d48355b3513223c5604ea8e31f0dd30d4514baec0ea44e2a4919081bc1c4be5a9147daff9
// bufdiff-choices: 9eeba77186c381f48e83a960dc21fa8700904ec8822b6440635c8a927c82839f8c9ca525a470a2dc
// bufdiff-choices: badffc7c13d81cbbd207c8ec4fedfec0dd357bf8b8ea5de33813a6442384f28d62cfa064ca3664e8
// bufdiff-choices: a46e859f87014a586b8c2c47678b77876bdcef3833389edcab6a37c8c6b3950e4ccb7e82f0e1a484
// bufdiff-choices: 119ed76c6b20129300e3426b82833662817cc38f8ef3313469ef5b79d838f8587af4024eb6198d69
// bufdiff-choices: c0ec3f3da32c925b1fd0566dc565d0dc7ba370c1f13e0d0a1e4187684aa79121885f042da60cb057
// bufdiff-choices: 8680b17e
// bufdiff-features: 294 1502 1629 1658 2259 2442 2898 3133 3207 3411 4211 5199 5973 7072 8452 8918
// bufdiff-features: 9302 9479 9768 10166 10819 11134 11202 11297 12638 12824 13233 13424 13747
// bufdiff-features: 14454 14703 14704 15440 15751 16269 16289 16428 16445 17232 17301 18166 18462
// bufdiff-features: 19416 19419 19746 20023 20056 20686 21312 22095 22221 22280 23874 24071 24812
// bufdiff-features: 24826 25119 25505 25818 25962 26568 26940 27048 27538 27554 27766 27825 28939
// bufdiff-features: 29433 29684 29687 29968 30293 30666 31605 32046 32514 32615 34069 34167 34324
// bufdiff-features: 34647 34861 36426 36784 37183 37251 37567 37786 38490 38754 39025 39747 40044
// bufdiff-features: 40712 41396 41496 41615 41984 42282 42344 42464 42467 42542 42728 42970 43098
// bufdiff-features: 43480 44028 44568 45017 46203 46995 47093 47486 47796 48092 48208 48259 48974
// bufdiff-features: 49393 49635 50857 50894 51344 51475 52322 52721 52807 52900 52928 52958 53252
// bufdiff-features: 53435 54309 54651 54964 54998 55050 55113 55185 55887 56404 56791 57718 58024
// bufdiff-features: 58190 58465 58602 59070 59347 60417 60686 61375 61556 61699 61944 62281 62675
// bufdiff-features: 62991 63062 63071 63800 64133 64235 64716 64959 65287 66312 66320 66422 66765
// bufdiff-features: 66930 67009 67388 67617 68102 68355 68782 69403 69987 70730 70807 71168 71169
// bufdiff-features: 71879 71972 72086 73140 73289 73335 73849 74057 74362 74507 74617 74881 75361
// bufdiff-features: 75921 76245 76567 76700 76915 77129 77617 77625 78283 78430 78447 78641 79389
// bufdiff-features: 80083 81707 82011 82135 82203 83071 83441 84127 84465 84585 84853 84866 84887
// bufdiff-features: 84922 85843 86125 86844 86992 87408 87563 88732 89780 90128 90469 91248 91415
// bufdiff-features: 91879 92194 92492 92494 92647 92921 93150 93255 93286 93474 94178 94586 95279
// bufdiff-features: 95705 96989 97447 97864 97924 98194 98501 99009 99221 99228 99257 99383 99568
// bufdiff-features: 99969 100650 101293 102204 103315 103715 104303 104931 104952 105857 105858
// bufdiff-features: 106151 107425 109086 109187 109467 109732 109946 110431 110552 111976 112099
// bufdiff-features: 112474 112929 113020 113940 114366 114386 114601 115026 115471 115517 115801
// bufdiff-features: 115894 117206 117336 117779 118778 119588 121394 121467 121682 122317 122367
// bufdiff-features: 122553 122782 124657 125040 125466 125616 125908 127844 127922 128456 128694
// bufdiff-features: 128713 128768 128916 129660 130585 130602
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<4x2xi32>) {
    %cst = arith.constant dense<-128> : tensor<i32>
    %cst_0 = arith.constant dense<[[2, 3], [4, 5], [6, 7], [8, 9]]> : tensor<4x2xi32>
    %0 = call @f3(%cst, %cst_0) : (tensor<i32>, tensor<4x2xi32>) -> tensor<4x2xi32>
    %c0 = arith.constant 0 : index
    %1:3 = call @f5(%arg0, %c0) : (tensor<?x?xi32>, index) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>)
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi32>
    %2 = scf.forall (%arg1) in (%dim) shared_outs(%arg2 = %1#2) -> (tensor<?x?xi32>) {
      %c3 = arith.constant 3 : index
      %3:3 = func.call @f1(%1#2, %cst, %0, %c3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?x?xi32>, tensor<i32>, tensor<4x2xi32>, index) -> (tensor<4x2xi32>, tensor<i32>, tensor<4xi32>)
      %4:2 = func.call @f4(%cst_0, %cst_0) : (tensor<4x2xi32>, tensor<4x2xi32>) -> (tensor<i32>, tensor<4x2xi32>)
      %c1 = arith.constant 1 : index
      %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?xi32>
      %extracted_slice = tensor.extract_slice %arg2[%arg1, 0] [1, %dim_1] [1, 1] : tensor<?x?xi32> to tensor<1x?xi32>
      %mapped = linalg.map { arith.andi } ins(%extracted_slice, %extracted_slice : tensor<1x?xi32>, tensor<1x?xi32>) outs(%extracted_slice : tensor<1x?xi32>)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped into %arg2[%arg1, 0] [1, %dim_1] [1, 1] : tensor<1x?xi32> into tensor<?x?xi32>
      }
    }
    return %1#0, %1#1, %2, %cst_0 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<4x2xi32>
  }
  func.func @f3(%arg0: tensor<i32>, %arg1: tensor<4x2xi32>) -> tensor<4x2xi32> {
    %cst = arith.constant 1.000000e+01 : f64
    %0 = call @f2(%arg0, %cst, %arg0) : (tensor<i32>, f64, tensor<i32>) -> tensor<i32>
    return %arg1 : tensor<4x2xi32>
  }
  func.func private @f1(%arg0: tensor<?x?xi32>, %arg1: tensor<i32>, %arg2: tensor<4x2xi32>, %arg3: index) -> (tensor<4x2xi32>, tensor<i32>, tensor<4xi32>) {
    %generated = tensor.generate  {
    ^bb0(%arg4: index):
      %1 = arith.index_cast %arg4 : index to i32
      %c1_i32 = arith.constant 1 : i32
      %2 = arith.addi %1, %c1_i32 : i32
      %c3_i32 = arith.constant 3 : i32
      %3 = arith.shli %2, %c3_i32 : i32
      tensor.yield %3 : i32
    } : tensor<4xi32>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%generated : tensor<4xi32>) outs(%arg2 : tensor<4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.maxsi %in, %out : i32
      linalg.yield %1 : i32
    } -> tensor<4x2xi32>
    return %0, %arg1, %generated : tensor<4x2xi32>, tensor<i32>, tensor<4xi32>
  }
  func.func private @f2(%arg0: tensor<i32>, %arg1: f64, %arg2: tensor<i32>) -> tensor<i32> {
    %extracted = tensor.extract %arg0[] : tensor<i32>
    vector.print %extracted : i32
    return %arg0 : tensor<i32>
  }
  func.func private @f4(%arg0: tensor<4x2xi32>, %arg1: tensor<4x2xi32>) -> (tensor<i32>, tensor<4x2xi32>) {
    %cst = arith.constant dense<[[[7, 8], [9, 10], [11, 12], [13, 14]], [[15, 16], [17, 18], [19, 20], [21, 22]]]> : tensor<2x4x2xi32>
    %reduced = linalg.reduce ins(%cst : tensor<2x4x2xi32>) outs(%arg1 : tensor<4x2xi32>) dimensions = [0] 
      (%in: i32, %init: i32) {
        %3 = arith.maxui %in, %init : i32
        linalg.yield %3 : i32
      }
    %cast = tensor.cast %reduced : tensor<4x2xi32> to tensor<?x?xi32>
    %0 = tensor.empty() : tensor<i32>
    %c100_i32 = arith.constant 100 : i32
    %1 = linalg.fill ins(%c100_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %c11 = arith.constant 11 : index
    %2:3 = call @f1(%cast, %1, %reduced, %c11) : (tensor<?x?xi32>, tensor<i32>, tensor<4x2xi32>, index) -> (tensor<4x2xi32>, tensor<i32>, tensor<4xi32>)
    return %2#1, %2#0 : tensor<i32>, tensor<4x2xi32>
  }
  func.func @f5(%arg0: tensor<?x?xi32>, %arg1: index) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) {
    %0 = linalg.add ins(%arg0, %arg0 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %1 = linalg.sub ins(%0, %0 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xi32>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x?xi32>
    %3 = linalg.copy ins(%1 : tensor<?x?xi32>) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
    return %1, %3, %0 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>
  }
}

