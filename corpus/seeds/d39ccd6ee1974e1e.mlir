// bufdiff-profile: slices
// bufdiff-choices: d863dc1e9adf3d953aab292069d8173f168b67f7fa27d05701eb7d14fceaaf57a67e368d3751e989
// bufdiff-choices: 47aed04fa825912207be0c896d01888d410d32c664aaebfbcec18f43c8b7d0112f531edf2cf12045
// bufdiff-choices: 71cd3b5f5107566e4ccc8975878d409543690f702daeffc5f1e989bf0bc180108bc3b4213d64baea
// bufdiff-choices: bce15a52c2beb43a2d2b993af0b7d280e2bbb1f52b7d5876d45bd6970f5702abc28ed3a03fe90f9e
// bufdiff-choices: 396828165bc04c11300a0c726cf2567448548b8e32537f2582b2135ebc58e0b49b0f6cb5d1117b36
// bufdiff-choices: 57b683dc1053df44b2419a721ebc2be728bf901f44da2caa4045a4cdc0eab6530c6853ad7ed103e9
// bufdiff-choices: 45d44da97f315c8344c7058a6c73aa9848fde50c6a2e93eb99c82bd117277041aa3ef656fc17264f
// bufdiff-choices: 8359c9e90c18fa15adefccaa6f6ef96bef3a09b4a50d10bf9e48d4e6f0486ee0a470a857c49a7bad
// bufdiff-choices: 64ab9ad3fde2c4bf2df410c321ee12230f6f3451b7b5b68bb0f102e05d2f4001df8da05f1e38c6d3
// bufdiff-choices: 28614ff89fd16247e88f0ec728000f0feee00bfe541fa64d531152f2de01022c3d5c25bdf4d6c391
// bufdiff-choices: cc7496518d1386506f69f484601f1eb7191e66b3688a2f608bc81e40867c595da5c5e97a5d405725
// bufdiff-choices: 05037014a5c0b93cdb29c8c529ebf1ac05620a658712f0631d9ab86a166a90ffffc43f91f70cb7c8
// bufdiff-choices: d643595db0507743bcc8f69e63a684838fff7783342c02
// bufdiff-features: 1594 2550 2898 3073 3207 3579 4165 4574 4752 4958 5075 5201 6237 6385 6446 6585
// bufdiff-features: 6611 6641 6812 6831 8790 8918 8922 9479 9781 9857 9868 10386 10968 11047 11162
// bufdiff-features: 11297 11321 11441 11588 12403 12932 13233 13441 14345 14674 15049 15166 15440
// bufdiff-features: 15751 15903 15929 16364 16640 16682 17232 18428 18588 19241 19283 19419 20220
// bufdiff-features: 20301 20838 21044 21883 21953 21991 22221 22280 22448 22768 22801 23143 23553
// bufdiff-features: 23787 24184 24259 24268 24336 24682 24826 25109 25302 25388 25644 25729 25818
// bufdiff-features: 26546 26568 26831 27048 27644 27704 27725 27825 28276 28484 28665 29277 29590
// bufdiff-features: 29667 29684 29968 30209 30666 30707 30773 31160 31864 31972 32254 32358 32897
// bufdiff-features: 33769 34167 34623 34647 34975 35097 35163 35184 35289 35507 35957 36092 36721
// bufdiff-features: 36784 36901 37786 37975 38152 38216 38435 38754 38783 39364 39731 39927 39989
// bufdiff-features: 40044 40190 40266 40297 40540 40643 40669 40712 41055 41396 41799 42094 42467
// bufdiff-features: 42984 43178 43410 43758 43905 43942 44176 44505 44522 44663 44677 45017 46034
// bufdiff-features: 46110 46139 46203 46323 46404 46416 46832 46995 47102 47392 47486 47488 48399
// bufdiff-features: 48974 49135 49393 49657 49800 50107 50146 50469 50894 51341 51415 51647 52062
// bufdiff-features: 52148 52182 52322 52558 52595 52900 52928 52955 52958 53180 53243 53249 53472
// bufdiff-features: 53504 53791 53917 54205 54310 54554 54651 54658 54998 55561 55686 55887 56524
// bufdiff-features: 57548 57693 57718 58029 58122 58288 58290 58357 58403 59069 59070 59094 59347
// bufdiff-features: 59746 60417 60839 61350 61375 61456 61484 61556 61699 61806 61880 62218 62675
// bufdiff-features: 62701 63071 63800 63915 63929 64110 64119 64120 64235 64335 64416 64435 64716
// bufdiff-features: 64748 64959 66053 66191 66195 66202 66312 66422 66765 66844 68355 68402 68755
// bufdiff-features: 68782 68867 69032 69115 69403 69449 69571 69987 70119 71013 71169 71259 71544
// bufdiff-features: 71963 72086 73041 73289 73545 73725 73802 74255 74362 74507 74617 74881 75478
// bufdiff-features: 75557 75842 75921 76258 76328 76953 77283 77823 77875 78235 78283 78430 78594
// bufdiff-features: 78796 78950 79271 79334 79389 79452 79811 79903 79978 80289 80708 80895 81022
// bufdiff-features: 81039 81066 81443 81736 81801 82135 82203 82387 83071 83113 83194 83253 84585
// bufdiff-features: 84887 85498 85681 85843 86125 86210 86549 86632 86637 86844 87055 87238 87345
// bufdiff-features: 87408 87666 87895 88337 88544 88732 88999 89026 89708 89780 89812 90070 90414
// bufdiff-features: 90524 90543 90903 91049 91248 91317 91319 91737 91944 91993 92849 92917 93255
// bufdiff-features: 93394 93704 93825 93903 94455 94684 94687 94755 94913 94981 95273 95285 95407
// bufdiff-features: 95465 95900 97318 97628 97715 97864 98194 98413 98501 99009 99011 99252 99383
// bufdiff-features: 99447 99525 99568 99738 99843 100088 100167 100631 100849 101629 102082 102187
// bufdiff-features: 102456 102797 103383 103490 103614 103646 103715 103851 104069 104303 104315
// bufdiff-features: 104931 105264 105373 105626 105700 105858 106323 106398 106691 108587 108935
// bufdiff-features: 108977 108992 109086 109267 110153 110259 110780 111382 111494 111721 111916
// bufdiff-features: 111929 112068 112474 112520 112709 112895 112929 113579 114308 114547 114892
// bufdiff-features: 115026 115184 115231 115471 115550 115711 115823 115990 116549 117206 117235
// bufdiff-features: 117724 117779 118413 118695 118769 119071 119343 119384 119597 119640 119683
// bufdiff-features: 119835 119845 120049 120372 120960 121089 121188 121307 121394 121467 121483
// bufdiff-features: 121626 121682 122322 122367 122791 123014 123204 124036 124159 124604 124938
// bufdiff-features: 125004 125850 125921 126179 126440 127043 127306 127533 127834 127997 128355
// bufdiff-features: 128438 128456 128768 128779 129058 129398 129404 129425 130138 130160 130191
// bufdiff-features: 130292 130310 130484 130574 130933
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<2x4xf64>, %arg2: tensor<?xf32> {bufferization.buffer_layout = #map}) -> (tensor<4xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg0, %arg6 = %arg2) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>) {
      %c2 = arith.constant 2 : index
      %5 = tensor.empty(%c2, %c1) : tensor<?x?x1x1xi32>
      %c3_i32 = arith.constant 3 : i32
      %6 = linalg.fill ins(%c3_i32 : i32) outs(%5 : tensor<?x?x1x1xi32>) -> tensor<?x?x1x1xi32>
      %7 = tensor.empty(%c2, %c2) : tensor<?x?x2x1xi32>
      %c9_i32 = arith.constant 9 : i32
      %8 = linalg.fill ins(%c9_i32 : i32) outs(%7 : tensor<?x?x2x1xi32>) -> tensor<?x?x2x1xi32>
      %9 = tensor.empty() : tensor<2x2xi32>
      %10 = linalg.pooling_nhwc_min_unsigned ins(%8, %9 : tensor<?x?x2x1xi32>, tensor<2x2xi32>) outs(%6 : tensor<?x?x1x1xi32>) -> tensor<?x?x1x1xi32>
      %11 = tensor.empty() : tensor<4xf32>
      %cst = arith.constant -1.000000e+00 : f32
      %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<4xf32>) -> tensor<4xf32>
      %13 = func.call @f1(%arg0, %12, %cst, %arg1) : (tensor<4xf32>, tensor<4xf32>, f32, tensor<2x4xf64>) -> tensor<2x4xf32>
      %cst_0 = arith.constant 1.000000e+02 : f32
      %14 = func.call @f1(%12, %arg4, %cst_0, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xf32>, tensor<4xf32>, f32, tensor<2x4xf64>) -> tensor<2x4xf32>
      %dim = tensor.dim %arg2, %c0 : tensor<?xf32>
      %inserted_slice = tensor.insert_slice %arg2 into %arg6[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
      %cst_1 = arith.constant dense<5.000000e-01> : tensor<1xf32>
      %inserted_slice_2 = tensor.insert_slice %cst_1 into %arg5[%c0] [1] [1] : tensor<1xf32> into tensor<4xf32>
      %15 = tensor.empty() : tensor<3xf32>
      %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<3xf32>) -> tensor<3xf32>
      %cast_3 = tensor.cast %16 : tensor<3xf32> to tensor<?xf32>
      %inserted_slice_4 = tensor.insert_slice %cast_3 into %inserted_slice_2[1] [%c3] [1] : tensor<?xf32> into tensor<4xf32>
      %extracted = tensor.extract %arg4[%arg3] : tensor<4xf32>
      %mapped = linalg.map ins(%inserted_slice_4, %inserted_slice_4, %inserted_slice_4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%arg4 : tensor<4xf32>)
        (%in: f32, %in_5: f32, %in_6: f32, %init: f32) {
          %17 = arith.negf %in : f32
          %18 = arith.addf %17, %in_5 : f32
          %19 = arith.addf %18, %in_6 : f32
          linalg.yield %19 : f32
        }
      scf.yield %mapped, %inserted_slice_4, %inserted_slice : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>
    }
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %5 = arith.index_cast %arg3 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %cst = arith.constant 0.000000e+00 : f32
      %7 = arith.maximumf %6, %cst : f32
      tensor.yield %7 : f32
    } : tensor<3xf32>
    %1:2 = call @f2(%generated) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %extracted_slice = tensor.extract_slice %0#1[%c1] [3] [1] : tensor<4xf32> to tensor<3xf32>
    %2 = call @f3(%extracted_slice) : (tensor<3xf32>) -> tensor<3xf32>
    %3 = call @f4(%0#1, %1#1) : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
    %4:3 = call @f5(%0#1) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    %cast = tensor.cast %4#0 : tensor<4xf32> to tensor<?xf32>
    return %0#0, %0#2, %1#0, %2, %3, %cast, %4#1, %4#2 : tensor<4xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @f4(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>) -> tensor<4xf32> {
    %0 = linalg.round ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %cst = arith.constant dense<[4.500000e+00, 3.500000e+00, 2.500000e+00]> : tensor<3xf32>
    %1:2 = scf.forall (%arg2) = (0) to (4) step (2) shared_outs(%arg3 = %0, %arg4 = %0) -> (tensor<4xf32>, tensor<4xf32>) {
      %c4 = arith.constant 4 : index
      %2 = scf.forall (%arg5) in (%c4) shared_outs(%arg6 = %arg0) -> (tensor<4xf32>) {
        %extracted_slice_3 = tensor.extract_slice %arg6[%arg5] [1] [1] : tensor<4xf32> to tensor<1xf32>
        %cst_4 = arith.constant 0.000000e+00 : f32
        %from_elements = tensor.from_elements %cst_4 : tensor<1xf32>
        %5 = linalg.conv_1d ins(%from_elements, %from_elements : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice_3 : tensor<1xf32>) -> tensor<1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %5 into %arg6[%arg5] [1] [1] : tensor<1xf32> into tensor<4xf32>
        }
      }
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %c0 = arith.constant 0 : index
      %cst_0 = arith.constant -0.000000e+00 : f32
      %inserted = tensor.insert %cst_0 into %extracted_slice[%c0] : tensor<2xf32>
      %3 = tensor.empty() : tensor<2x2xf32>
      %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %reduced = linalg.reduce ins(%4 : tensor<2x2xf32>) outs(%inserted : tensor<2xf32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %5 = arith.addf %in, %init : f32
          linalg.yield %5 : f32
        }
      %extracted_slice_1 = tensor.extract_slice %arg4[%arg2] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %reduced_2 = linalg.reduce ins(%4 : tensor<2x2xf32>) outs(%extracted_slice_1 : tensor<2xf32>) dimensions = [1] 
        (%in: f32, %init: f32) {
          %5 = arith.divf %in, %init : f32
          linalg.yield %5 : f32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %reduced into %arg3[%arg2] [2] [1] : tensor<2xf32> into tensor<4xf32>
        tensor.parallel_insert_slice %reduced_2 into %arg4[%arg2] [2] [1] : tensor<2xf32> into tensor<4xf32>
      }
    }
    return %1#1 : tensor<4xf32>
  }
  func.func private @f3(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = tensor.empty() : tensor<3x3xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf32>
    %2 = linalg.matvec ins(%1, %from_elements : tensor<3x3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func @f2(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<3xf32>
    %inserted = tensor.insert %extracted into %arg0[%c1] : tensor<3xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %from_elements = tensor.from_elements %extracted, %cst : tensor<2xf32>
    %inserted_slice = tensor.insert_slice %from_elements into %inserted[%c1] [2] [%c1] : tensor<2xf32> into tensor<3xf32>
    %0 = tensor.empty() : tensor<3xf32>
    %1 = linalg.copy ins(%inserted : tensor<3xf32>) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    return %1, %inserted_slice : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: f32, %arg3: tensor<2x4xf64>) -> tensor<2x4xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<2x4xf32>
    %reduced = linalg.reduce ins(%cst : tensor<2x4xf32>) outs(%arg0 : tensor<4xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %0 = arith.addf %in, %init : f32
        linalg.yield %0 : f32
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %cst[%c1, %c3] : tensor<2x4xf32>
    %inserted = tensor.insert %extracted into %cst[%c0, %c1] : tensor<2x4xf32>
    return %inserted : tensor<2x4xf32>
  }
  func.func @f5(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %1 : tensor<4xf32>, tensor<?xf32>) outs(%arg0 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %5 = arith.addf %in, %in_0 : f32
      linalg.yield %5 : f32
    } -> tensor<4xf32>
    %extracted_slice = tensor.extract_slice %1[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %3 = tensor.empty() : tensor<4xf32>
    %4 = linalg.copy ins(%1 : tensor<?xf32>) outs(%3 : tensor<4xf32>) -> tensor<4xf32>
    return %2, %extracted_slice, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

