// bufdiff-profile: wide
// bufdiff-choices: 09b167c7fa9acbe84576837e7004236f53007aa40d49c9f0b04f5bb0c1b604d6548061dec0750976
// bufdiff-choices: 7b67a2a2aa4fd4b3cf9eeec611b217a48affbdffe6c2fc5409912fbf0158c477de9eafff022e191b
// bufdiff-choices: 4eb7c16188b284a4c08ebd1c1bbcc454a20f8829f54deca2c6d97cb4b4e75c8180656765b40b8d4e
// bufdiff-choices: f81840e4c14ee8d0839d50c120bb9e9af621c4ddc544e3bacea366f005fc9f38b42e862d49fa3853
// bufdiff-choices: 97a81cb9fc3e4e14d1a403c95aacc7cda47fd7974abc9835d3118c3018a62bf5bd26723b756e98cb
// bufdiff-choices: ea6f71336622f95920894aff96493d942130596480100c5ffb6ba000eecbf5421ee69d8e2219960b
// bufdiff-choices: 49fd74873947050ccd034919dcce68aa22a6e39a74104db92f5853ec8bc523a08ad9c824d30dea0d
// bufdiff-choices: 054b257f894f7b4cddcb5d94bcb0ef2d8db662920dd903d08d9c0c8856609472aaa9718d7280a052
// bufdiff-choices: fe47a6147fb556b312c056f728602f53c29a76efa6de5b07e70d74600aff853a8ba2608a7f0daad3
// bufdiff-choices: d24086b5124f9ed0cc48b072fe8a7168165dfbe5536094dfb58dd8a2be3091e21ed906c5a693454f
// bufdiff-choices: e8274fe41823daf4844d83832f23a55d13b78852683574ab41839d097c8735cd5d1eb8108211bcd3
// bufdiff-choices: b56310a4d1c19ef45cba70f489686e5267d602529d688b2b547b3b4c95fee9e2fdf393e4108e554b
// bufdiff-choices: 927d8f929d08864d860ba23557d1689c34a335c6e7a63f
// bufdiff-features: 927 1112 1502 1552 2049 3133 3207 3217 4280 4494 4752 4796 4827 4935 4967 5258
// bufdiff-features: 5458 6300 6363 7541 7793 8285 8376 8918 9034 9255 9302 10020 10135 10386 11047
// bufdiff-features: 11162 11441 12561 12638 12789 13021 13032 13233 14015 14458 14523 14704 14884
// bufdiff-features: 15440 15595 15751 15974 16086 16728 17629 17792 18328 18428 18486 18598 18941
// bufdiff-features: 19371 19419 19545 19606 20254 20337 21466 22095 22148 22221 22280 22630 22683
// bufdiff-features: 22824 24071 24393 24812 24826 25054 25119 25388 25818 26568 26999 27048 27725
// bufdiff-features: 27784 27825 27924 28276 28349 28484 29966 29968 30145 30666 30996 31143 31692
// bufdiff-features: 31972 33455 33769 33853 34069 34167 34564 34647 34650 34746 35507 36395 36530
// bufdiff-features: 36677 36681 36721 36784 37050 37251 37315 37694 37786 38182 38227 38672 38702
// bufdiff-features: 38783 39747 39942 40044 40297 40540 40599 40670 40712 41742 42150 42282 42467
// bufdiff-features: 42530 42984 43104 43209 43299 44621 44816 44943 45629 46095 46110 46203 46995
// bufdiff-features: 47392 47862 48208 48577 48598 48974 49782 50101 50469 50717 50894 51344 51372
// bufdiff-features: 51603 51783 52322 52558 52807 52900 52928 52958 53414 53650 54180 54385 54408
// bufdiff-features: 54651 54998 55021 55113 55185 55632 55887 56024 57718 58190 58602 58635 59070
// bufdiff-features: 59082 60175 60579 60618 60686 60816 61350 61375 61435 61456 61556 61699 61944
// bufdiff-features: 61969 62218 62641 62675 62991 63062 63071 63133 63384 63610 63800 64120 64235
// bufdiff-features: 64716 64737 64952 64959 65094 66195 66320 66422 66765 66829 66995 67174 67388
// bufdiff-features: 67554 67920 68355 68782 69121 69403 69482 69987 70046 70130 71050 71169 71306
// bufdiff-features: 71701 71928 72243 72565 72629 72728 72782 73140 73289 73455 73790 73802 74057
// bufdiff-features: 74181 74257 74362 74617 75361 75921 76328 76339 76373 76382 76700 77085 77617
// bufdiff-features: 78283 78430 79291 79389 81039 81047 81303 81556 81707 81736 82011 82135 82203
// bufdiff-features: 83261 83342 83549 84268 84585 84853 84887 84962 85509 85681 85843 86013 86125
// bufdiff-features: 87495 87534 87587 87895 87963 88008 88580 88732 88947 88956 89075 89110 89646
// bufdiff-features: 89780 89812 90070 90097 90198 90581 91737 92032 92194 92365 92492 92647 93150
// bufdiff-features: 93255 93286 93994 94746 95285 95507 95603 96976 96986 97270 97318 97447 97493
// bufdiff-features: 97864 98086 98501 99009 99224 99228 99231 99383 99568 100025 100059 101105
// bufdiff-features: 101867 102082 102187 102196 102222 102461 102601 103111 103383 103575 103715
// bufdiff-features: 104069 104303 104790 104931 104952 105346 105373 105700 105857 105858 105914
// bufdiff-features: 106396 107425 107624 107702 108012 108038 108169 109028 109086 109239 109366
// bufdiff-features: 109832 110176 110281 110608 111444 112065 112474 112709 112736 112929 113020
// bufdiff-features: 113041 113868 113940 114308 114387 114432 114667 115026 115343 115471 115823
// bufdiff-features: 115990 116109 116312 116586 116977 117206 117235 117336 117779 117873 118766
// bufdiff-features: 118769 118884 119588 119678 121394 121467 121682 123396 123772 124448 125290
// bufdiff-features: 125457 126928 127176 127306 127834 127922 128438 128768 128916 129246 129359
// bufdiff-features: 129630 130329 130602
#map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<3x3x3xi1> {bufferization.writable = false}) -> (tensor<?x?x3xi1>, tensor<?x?x3xi1>, tensor<5xi32>, tensor<2xi32>, tensor<4xi32>, tensor<?x3x?xi1>, tensor<27xi1>) {
    %c27_i32 = arith.constant 27 : i32
    %from_elements = tensor.from_elements %c27_i32 : tensor<1xi32>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<3x3x3xi1>, tensor<1xi32>) -> tensor<27xi1>
    %0 = scf.execute_region -> tensor<4xi32> {
      %cst_1 = arith.constant dense<-3> : tensor<1xi32>
      %9 = linalg.conv_1d ins(%arg0, %cst_1 : tensor<4xi32>, tensor<1xi32>) outs(%arg0 : tensor<4xi32>) -> tensor<4xi32>
      scf.yield %9 : tensor<4xi32>
    }
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg1, %c2 : tensor<3x3x3xi1>
    %1 = call @f5(%arg0) : (tensor<4xi32>) -> tensor<4xi32>
    %2 = call @x1(%0, %arg1, %0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xi32>, tensor<3x3x3xi1>, tensor<4xi32>) -> index
    call @x2(%0, %0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline} : (tensor<4xi32>, tensor<4xi32>) -> ()
    %cst = arith.constant dense<[[[true, false, false], [true, false, false], [true, false, false]], [[true, false, false], [true, false, false], [true, false, false]], [[true, false, false], [true, false, false], [true, false, false]]]> : tensor<3x3x3xi1>
    %3:2 = call @f2(%cst, %cst, %0) : (tensor<3x3x3xi1>, tensor<3x3x3xi1>, tensor<4xi32>) -> (tensor<3x3x3xi1>, index)
    %4 = tensor.empty() : tensor<4x3x3xi1>
    %true = arith.constant true
    %5 = linalg.fill ins(%true : i1) outs(%4 : tensor<4x3x3xi1>) -> tensor<4x3x3xi1>
    %cast = tensor.cast %5 : tensor<4x3x3xi1> to tensor<?x3x?xi1>
    %6 = call @f3(%cast, %1) : (tensor<?x3x?xi1>, tensor<4xi32>) -> tensor<?x3x?xi1>
    %7:3 = call @f4(%1, %1, %1) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<2xi32>, tensor<5xi32>)
    %cast_0 = tensor.cast %3#0 : tensor<3x3x3xi1> to tensor<?x?x3xi1>
    %8:2 = call @f6(%cast_0) : (tensor<?x?x3xi1>) -> (tensor<?x?x3xi1>, tensor<?x?x3xi1>)
    return %8#1, %8#0, %7#2, %7#1, %7#0, %6, %reshape : tensor<?x?x3xi1>, tensor<?x?x3xi1>, tensor<5xi32>, tensor<2xi32>, tensor<4xi32>, tensor<?x3x?xi1>, tensor<27xi1>
  }
  func.func @f6(%arg0: tensor<?x?x3xi1>) -> (tensor<?x?x3xi1>, tensor<?x?x3xi1>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x3xi1>
    %0 = tensor.empty(%dim) : tensor<?x3xi1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<?x3xi1>) -> tensor<?x3xi1>
    %broadcasted = linalg.broadcast ins(%1 : tensor<?x3xi1>) outs(%arg0 : tensor<?x?x3xi1>) dimensions = [1] 
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x3xi1>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x?x3xi1>
    %3 = linalg.copy ins(%arg0 : tensor<?x?x3xi1>) outs(%2 : tensor<?x?x3xi1>) -> tensor<?x?x3xi1>
    return %broadcasted, %3 : tensor<?x?x3xi1>, tensor<?x?x3xi1>
  }
  func.func @f5(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = linalg.mul ins(%arg0, %arg0 : tensor<4xi32>, tensor<4xi32>) outs(%arg0 : tensor<4xi32>) -> tensor<4xi32>
    %1 = scf.forall (%arg1) in (4) shared_outs(%arg2 = %0) -> (tensor<4xi32>) {
      %cst = arith.constant dense<[[[false]], [[false]], [[true]]]> : tensor<3x1x1xi1>
      %cast = tensor.cast %cst : tensor<3x1x1xi1> to tensor<?x?x?xi1>
      %cast_0 = tensor.cast %cst : tensor<3x1x1xi1> to tensor<?x?x?xi1>
      %2 = tensor.empty() : tensor<4xi32>
      %c5_i32 = arith.constant 5 : i32
      %3 = linalg.fill ins(%c5_i32 : i32) outs(%2 : tensor<4xi32>) -> tensor<4xi32>
      %cast_1 = tensor.cast %cst : tensor<3x1x1xi1> to tensor<?x?x?xi1>
      %4:3 = func.call @f1(%cast, %cast_0, %3, %cast_1) : (tensor<?x?x?xi1>, tensor<?x?x?xi1>, tensor<4xi32>, tensor<?x?x?xi1>) -> (tensor<4xi32>, i32, i32)
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<4xi32> to tensor<i32>
      %5 = tensor.empty() : tensor<i32>
      %6 = linalg.fill ins(%4#2 : i32) outs(%5 : tensor<i32>) -> tensor<i32>
      %7 = linalg.add ins(%extracted_slice, %6 : tensor<i32>, tensor<i32>) outs(%extracted_slice : tensor<i32>) -> tensor<i32>
      %8 = linalg.fill ins(%4#1 : i32) outs(%7 : tensor<i32>) -> tensor<i32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %8 into %arg2[%arg1] [1] [1] : tensor<i32> into tensor<4xi32>
      }
    }
    return %1 : tensor<4xi32>
  }
  func.func private @f2(%arg0: tensor<3x3x3xi1>, %arg1: tensor<3x3x3xi1>, %arg2: tensor<4xi32>) -> (tensor<3x3x3xi1>, index) {
    %0 = linalg.copy ins(%arg0 : tensor<3x3x3xi1>) outs(%arg1 : tensor<3x3x3xi1>) -> tensor<3x3x3xi1>
    call @x2(%arg2, %arg2) : (tensor<4xi32>, tensor<4xi32>) -> ()
    %1 = call @x1(%arg2, %arg0, %arg2) : (tensor<4xi32>, tensor<3x3x3xi1>, tensor<4xi32>) -> index
    return %0, %1 : tensor<3x3x3xi1>, index
  }
  func.func private @x1(tensor<4xi32> {bufferization.access = "read"}, tensor<3x3x3xi1> {bufferization.access = "write"}, tensor<4xi32> {bufferization.access = "write"}) -> index
  func.func private @x2(tensor<4xi32> {bufferization.access = "read"}, tensor<4xi32>)
  func.func private @f1(%arg0: tensor<?x?x?xi1>, %arg1: tensor<?x?x?xi1>, %arg2: tensor<4xi32>, %arg3: tensor<?x?x?xi1>) -> (tensor<4xi32>, i32, i32) {
    %0 = tensor.empty() : tensor<1xi32>
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<1xi32>) -> tensor<1xi32>
    %c4 = arith.constant 4 : index
    %2 = tensor.empty(%c4) : tensor<?xi32>
    %c3_i32 = arith.constant 3 : i32
    %3 = linalg.fill ins(%c3_i32 : i32) outs(%2 : tensor<?xi32>) -> tensor<?xi32>
    %4 = linalg.conv_1d ins(%3, %1 : tensor<?xi32>, tensor<1xi32>) outs(%arg2 : tensor<4xi32>) -> tensor<4xi32>
    return %4, %c3_i32, %c11_i32 : tensor<4xi32>, i32, i32
  }
  func.func private @f3(%arg0: tensor<?x3x?xi1> {bufferization.buffer_layout = #map1}, %arg1: tensor<4xi32>) -> tensor<?x3x?xi1> {
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c2 : tensor<?x3x?xi1>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x3x?xi1>
    %0 = tensor.empty(%dim, %dim_0) : tensor<3x?x?xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<3x?x?xi1>) -> tensor<3x?x?xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<3x?x?xi1>) outs(%arg0 : tensor<?x3x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %3 = arith.andi %in, %out : i1
      linalg.yield %3 : i1
    } -> tensor<?x3x?xi1>
    return %2 : tensor<?x3x?xi1>
  }
  func.func @f4(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> (tensor<4xi32>, tensor<2xi32>, tensor<5xi32>) {
    %c-3_i32 = arith.constant -3 : i32
    %from_elements = tensor.from_elements %c-3_i32, %c-3_i32 : tensor<2xi32>
    %0 = tensor.empty() : tensor<5xi32>
    %1 = linalg.fill ins(%c-3_i32 : i32) outs(%0 : tensor<5xi32>) -> tensor<5xi32>
    %2 = linalg.conv_1d ins(%1, %from_elements : tensor<5xi32>, tensor<2xi32>) outs(%arg0 : tensor<4xi32>) -> tensor<4xi32>
    return %2, %from_elements, %1 : tensor<4xi32>, tensor<2xi32>, tensor<5xi32>
  }
}

