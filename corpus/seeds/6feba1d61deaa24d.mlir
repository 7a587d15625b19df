// bufdiff-profile: deep
// bufdiff-choices: 123a260b061a9f047f429050234bdedc3f68219c6e9e453a2142d16bbd34063ee2aa0d15f02ffbd2
// bufdiff-choices: 7c63f6d8bff44fa201814ad1b0d264babe94c8cc5c9db1ab94338eab56b43ff136521d05501b60cf
// bufdiff-choices: 098f7c1f3cccb3b6bf56cd949d68884b42b4e23388f7659d290bc4a04c74bdd4b8fcc24212fe3cd8
// bufdiff-choices: 4f52b9fc213d9184fddd826b0b8b686728dda8695fed7c622885853f09b46789fc2222560804b32f
// bufdiff-choices: bc2cde0110af6596cd3177fbf7936c46331bd9e2d9f98bfa148e903f8f74e75d1ecb260c3598842f
// bufdiff-choices: 2af0ab13a6f31a69e0c0637a3a53c0ed7d3e09a7bdd470ac1bdf390f7f13a14b7a19ee8210a3584f
// bufdiff-choices: d3ca01c07952276bbc1a51c0a93048c9b53870d8285ecfbb1cb92c7dd6d2b52caebc8481b88eeac0
// bufdiff-choices: fe3614b6dbc17bcf7d94b30234c1f9fe36a773d43f036a5175e0ca8df12340bd544ec65c100afcb2
// bufdiff-choices: 88bd8589d32e4f2e693bd3350fad2bf7b30ea311c296535f94416d3e37afc6b9731e110d3b603971
// bufdiff-choices: 43b3c03aea459b315bbfbab2b57dadc025175ab7bf6c73830851aabd4a06e6aaeb9ee0c32d70f16c
// bufdiff-choices: 3de4276174fe35299aa12e981b674a718e33a99fa6dfc1eb929f15370b9068b861f8611d3d0a71b3
// bufdiff-choices: 7d76cba32bc833d1c50a7681d7ecbd7852a9dba0f5042c1c7bfb72c966d191aa0bed0d735fd370e4
// bufdiff-choices: ddc2e128494edfc52e9a5e944ef0393e55d05ad5970d1604f86056ddff1c69cc78a41716aebbed2f
// bufdiff-choices: d57f487f6288fb8a4930035b296da07469e90453bca9f8fb5ce2f8422ce8a437c9ec8b13ee9f2ec6
// bufdiff-choices: 166f4a44853ab67fdd95a8817a89a14c48df18cc9dc4e022810b6e871b7438ddc1391a43707102f0
// bufdiff-choices: 9d3c1a46912667d9248e94472383fdda4655ba390293ecd6d8edb186628622e8efa99a431956180e
// bufdiff-choices: b2ec9a83b422c63d2bca1983039414c5cee24ae81d54380269620132f73fde355659921a28df1d5d
// bufdiff-choices: 19752c12f2efbf91ef5a80ccbbef59fce4f8821ebb0a6649e44a48808a7a57ee4c376c7e2b62659d
// bufdiff-choices: 147536c3e6bc33176a3a36292f9ad2f276309e47517857afeb6cd984fc0b1f03e93858210c2020c3
// bufdiff-choices: afa4726e8b0a5022969f4501628d56aaac9d73b8eb0b0607a601f3ed2721b7b4aacc757a600b9cd2
// bufdiff-choices: 035a3b1245881324860a0aba97ad3d08
// bufdiff-features: 76 175 397 1209 1245 1312 1345 1502 1785 1854 2020 2199 2374 2442 2604 2712
// bufdiff-features: 2945 3087 3287 3377 3439 3486 3579 3744 3998 4165 4752 4935 4946 5187 5269 5297
// bufdiff-features: 5720 5973 5994 6002 6008 6052 6136 6169 6296 6405 6565 6611 6641 6697 6727 7060
// bufdiff-features: 7089 7404 7516 8091 8316 8411 8452 8693 8813 9238 9302 9407 9479 9612 9706 9748
// bufdiff-features: 9753 9864 9868 10035 10386 10388 10717 10872 10968 11162 11437 11441 11546
// bufdiff-features: 11759 11787 12170 12213 12346 12478 12489 12493 12526 13233 13390 13493 13915
// bufdiff-features: 14454 14525 14581 14632 14884 14968 15440 15720 15751 15850 15881 15903 15947
// bufdiff-features: 16048 16682 16712 16728 16813 16923 16936 17063 17096 17232 17334 17360 17470
// bufdiff-features: 18217 18279 18312 18322 18328 18330 18486 18598 18966 19241 19508 19746 20023
// bufdiff-features: 20124 20127 20220 20749 21115 21154 21522 21652 21818 21911 21913 21947 21953
// bufdiff-features: 21991 22095 22280 22399 22448 22964 23169 23277 23348 23433 23435 23680 23692
// bufdiff-features: 24346 24475 25119 25297 25388 25735 25818 25861 25863 25959 26014 26087 26464
// bufdiff-features: 26507 26552 26568 26619 26816 26865 26993 27048 27171 27343 27515 27825 27852
// bufdiff-features: 27924 28251 28276 28512 28556 28652 28877 28914 29066 29082 29373 29443 29590
// bufdiff-features: 29640 29684 29932 29968 30223 30348 30625 30666 30943 31246 31705 31765 31857
// bufdiff-features: 31864 31899 31972 32140 32334 32358 32536 32804 33324 33530 33637 33769 33853
// bufdiff-features: 34069 34167 34520 34564 34647 34745 35000 35352 36092 36125 36448 36542 36721
// bufdiff-features: 36746 36941 37490 37590 37630 37646 37786 38177 38662 38783 39397 39747 39804
// bufdiff-features: 39810 39981 40044 40297 40454 40479 40540 40593 40599 40669 40712 40841 41406
// bufdiff-features: 41477 41737 41854 41907 42033 42344 42423 42465 42467 42530 42679 42681 42860
// bufdiff-features: 42984 43022 43258 43442 43839 43873 43942 44615 44621 44918 44943 45202 45523
// bufdiff-features: 46034 46097 46203 46251 46670 46832 46874 46885 46995 47230 47237 47345 47392
// bufdiff-features: 47452 47488 47580 47731 47902 47973 48136 48333 48343 48575 48598 48973 49121
// bufdiff-features: 49135 49186 49397 49635 49657 49800 49956 49998 50016 50146 50601 50633 50717
// bufdiff-features: 50831 51106 51344 51415 51489 51658 51729 51859 51894 52042 52062 52085 52322
// bufdiff-features: 52558 52774 52900 52946 52958 53235 53372 53469 53553 53569 53698 53779 54126
// bufdiff-features: 54554 54598 54651 54970 54998 55491 55870 55887 57103 57128 57213 57324 57383
// bufdiff-features: 57548 57718 58029 58046 58057 58190 58272 58290 58319 58403 58445 58670 58721
// bufdiff-features: 58922 59038 59069 59070 59094 59115 59436 59620 60175 60283 60383 60418 60465
// bufdiff-features: 60601 60833 61080 61339 61350 61457 61480 61556 61628 61699 62121 62218 62784
// bufdiff-features: 63062 63184 63260 63344 63642 63929 64057 64110 64119 64120 64716 64748 64875
// bufdiff-features: 64959 65197 65308 65478 65493 65560 65763 65770 65772 65781 66195 66202 66422
// bufdiff-features: 66664 66716 66788 66995 67160 67360 68355 68374 68614 68755 68782 69121 69613
// bufdiff-features: 69728 69831 69900 69987 70096 70106 70351 70385 70529 70544 70596 70826 70960
// bufdiff-features: 71050 71156 71169 71259 71306 72196 72330 72450 72456 72674 72833 73141 73289
// bufdiff-features: 73455 73698 73725 73802 73926 74124 74362 74519 74635 74653 74787 74881 75502
// bufdiff-features: 75593 75921 76052 76245 76258 76320 76370 76382 76688 76910 76945 76953 76973
// bufdiff-features: 77090 77451 77740 78114 78205 78243 78283 78374 78430 78838 78950 79099 79126
// bufdiff-features: 79389 79972 80036 80167 80290 80398 80462 80553 80920 81200 81221 81477 81502
// bufdiff-features: 81511 81707 81849 82258 82565 82654 82923 83010 83253 83342 83357 83493 83548
// bufdiff-features: 83640 83672 84090 84322 84585 84635 84887 85681 85761 85843 86125 86254 86362
// bufdiff-features: 86934 86937 87027 87195 87534 87585 87601 87666 87714 88321 88337 88341 88395
// bufdiff-features: 88755 88958 89151 89178 89212 89481 89732 89744 89780 89812 89859 89927 90090
// bufdiff-features: 90392 90487 90543 90581 90589 90903 91002 91058 91074 91529 91737 91767 91830
// bufdiff-features: 91879 91944 92194 92488 92492 92686 92695 93032 93456 93521 93844 93944 93994
// bufdiff-features: 94049 94051 94542 94687 94755 94927 94928 95079 95273 95507 95900 96296 96300
// bufdiff-features: 96582 96605 96757 96862 96989 97308 97565 97669 97715 97864 98194 98201 98879
// bufdiff-features: 99009 99228 99445 99738 99757 99843 99848 100059 100207 100407 100455 100866
// bufdiff-features: 101264 101290 101441 102084 102213 102451 102809 102921 102957 103120 103143
// bufdiff-features: 103383 103490 103646 103673 103715 103851 104026 104034 104315 104570 104730
// bufdiff-features: 104931 105102 105166 105264 105462 105579 105700 105857 106645 106828 107046
// bufdiff-features: 107248 107783 108012 108048 108165 108169 108185 108335 108416 108628 108686
// bufdiff-features: 108869 109076 109086 109408 109562 109895 110134 110164 110259 110561 110608
// bufdiff-features: 110815 110816 110863 110932 111064 111067 111452 111530 111607 112184 112327
// bufdiff-features: 112474 112709 112712 112736 112800 112929 112983 113006 113020 113209 113639
// bufdiff-features: 113774 113967 114308 114869 115026 115184 115252 115471 115655 115823 115881
// bufdiff-features: 115894 115990 116355 116778 116841 116857 116929 117122 117618 117724 117779
// bufdiff-features: 118350 118731 118769 118795 119293 119360 119597 119764 119845 119861 119876
// bufdiff-features: 119945 119961 119993 120145 120218 120391 121000 121188 121287 121394 121444
// bufdiff-features: 121467 121527 121682 122144 122163 122412 122631 122755 122764 122791 122950
// bufdiff-features: 123035 123396 123659 123703 123764 124139 124246 124377 124448 124484 124723
// bufdiff-features: 125163 125265 125446 125603 125882 125921 126179 126214 126482 126575 126608
// bufdiff-features: 126825 126927 127064 127167 127243 127405 127553 127955 128163 128443 128456
// bufdiff-features: 128555 128768 129404 129849 129878 130010 130024 130191 130310 130530 130933
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<2x4xf32> {bufferization.writable = false}, %arg1: tensor<2x4xf32>, %arg2: tensor<2xf32>, %arg3: f32) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0:4 = call @f1(%arg2, %arg2) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %1:4 = call @f1(%0#3, %0#3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %2 = vector.broadcast %arg3 : f32 to vector<3xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %3 = vector.transfer_write %2, %1#1[%c1] : vector<3xf32>, tensor<2xf32>
    %extracted_slice = tensor.extract_slice %1#2[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
    %4 = linalg.fill ins(%arg3 : f32) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
    %c2 = arith.constant 2 : index
    %5:2 = scf.while (%arg4 = %c0, %arg5 = %extracted_slice) : (index, tensor<2xf32>) -> (index, tensor<2xf32>) {
      %37 = arith.cmpi ult, %arg4, %c2 : index
      scf.condition(%37) %arg4, %arg5 : index, tensor<2xf32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<2xf32>):
      %37:4 = func.call @f1(%1#0, %4) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
      %38 = linalg.abs ins(%extracted_slice : tensor<2xf32>) outs(%37#3 : tensor<2xf32>) -> tensor<2xf32>
      %39 = arith.addi %arg4, %c1 : index
      %40 = linalg.copy ins(%0#1 : tensor<2xf32>) outs(%arg5 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %39, %40 : index, tensor<2xf32>
    }
    %extracted_slice_0 = tensor.extract_slice %3[%c0] [2] [1] : tensor<2xf32> to tensor<2xf32>
    %inserted_slice = tensor.insert_slice %3 into %0#1[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
    %6 = tensor.empty() : tensor<2xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0 : tensor<2xf32>) outs(%6 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %extracted_slice_1 = tensor.extract_slice %inserted_slice[1] [%c1] [1] : tensor<2xf32> to tensor<?xf32>
    %8 = scf.forall (%arg4) in (1) shared_outs(%arg5 = %extracted_slice_1) -> (tensor<?xf32>) {
      %37 = tensor.empty() : tensor<2x1xi32>
      %c42_i32 = arith.constant 42 : i32
      %38 = linalg.fill ins(%c42_i32 : i32) outs(%37 : tensor<2x1xi32>) -> tensor<2x1xi32>
      %extracted_slice_3 = tensor.extract_slice %38[0, 0] [1, 1] [1, 1] : tensor<2x1xi32> to tensor<1x1xi32>
      %39 = linalg.quantized_matmul ins(%38, %extracted_slice_3, %c42_i32, %c42_i32 : tensor<2x1xi32>, tensor<1x1xi32>, i32, i32) outs(%38 : tensor<2x1xi32>) -> tensor<2x1xi32>
      %40 = scf.execute_region -> tensor<2xf32> {
        %expanded_4 = tensor.expand_shape %1#1 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
        scf.yield %1#1 : tensor<2xf32>
      }
      %cast = tensor.cast %extracted_slice_1 : tensor<?xf32> to tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cast into %arg5[%arg4] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    %cst = arith.constant dense<[[[[[9.500000e+00], [1.050000e+01]]], [[[1.150000e+01], [1.250000e+01]]]], [[[[1.350000e+01], [1.450000e+01]]], [[[1.550000e+01], [1.650000e+01]]]]]> : tensor<2x2x1x2x1xf32>
    %9 = tensor.empty() : tensor<2x2x2x3x2xf32>
    %10 = linalg.fill ins(%arg3 : f32) outs(%9 : tensor<2x2x2x3x2xf32>) -> tensor<2x2x2x3x2xf32>
    %11 = tensor.empty(%c2) : tensor<1x2x2x?x2xf32>
    %12 = linalg.fill ins(%arg3 : f32) outs(%11 : tensor<1x2x2x?x2xf32>) -> tensor<1x2x2x?x2xf32>
    %13 = linalg.conv_2d_ngchw_fgchw ins(%10, %12 : tensor<2x2x2x3x2xf32>, tensor<1x2x2x?x2xf32>) outs(%cst : tensor<2x2x1x2x1xf32>) -> tensor<2x2x1x2x1xf32>
    %rank = tensor.rank %6 : tensor<2xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<4x4xf32>
    %14 = linalg.matmul ins(%arg1, %cst_2 : tensor<2x4xf32>, tensor<4x4xf32>) outs(%arg0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %15:3 = scf.while (%arg4 = %c0, %arg5 = %13, %arg6 = %9) : (index, tensor<2x2x1x2x1xf32>, tensor<2x2x2x3x2xf32>) -> (index, tensor<2x2x1x2x1xf32>, tensor<2x2x2x3x2xf32>) {
      %37 = arith.cmpi ult, %arg4, %c2 : index
      scf.condition(%37) %arg4, %arg5, %arg6 : index, tensor<2x2x1x2x1xf32>, tensor<2x2x2x3x2xf32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<2x2x1x2x1xf32>, %arg6: tensor<2x2x2x3x2xf32>):
      %37 = arith.cmpi uge, %rank, %5#0 : index
      %38 = arith.select %37, %arg6, %9 : tensor<2x2x2x3x2xf32>
      affine.parallel (%arg7) = (0) to (3) {
        %cast = tensor.cast %14 : tensor<2x4xf32> to tensor<?x?xf32>
        %dim = tensor.dim %cast, %c0 : tensor<?x?xf32>
        %expanded_3 = tensor.expand_shape %cast [[0], [1, 2]] output_shape [%dim, %c2, %c2] : tensor<?x?xf32> into tensor<?x?x?xf32>
        %41 = tensor.empty(%c2) : tensor<2x?x2x2xf32>
        %42 = linalg.fill ins(%arg3 : f32) outs(%41 : tensor<2x?x2x2xf32>) -> tensor<2x?x2x2xf32>
        %43 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x?x2x2xf32>) outs(%expanded_3 : tensor<?x?x?xf32>) {
        ^bb0(%in: f32, %out: f32):
          %47 = arith.cmpf one, %in, %out : f32
          %48 = arith.select %47, %in, %out : f32
          linalg.yield %48 : f32
        } -> tensor<?x?x?xf32>
        %collapsed = tensor.collapse_shape %43 [[0], [1, 2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
        %44 = linalg.log ins(%arg1 : tensor<2x4xf32>) outs(%collapsed : tensor<?x?xf32>) -> tensor<?x?xf32>
        %45 = tensor.empty(%c2, %c2) : tensor<2x?x?xf32>
        %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<?x?x?xf32>) outs(%45 : tensor<2x?x?xf32>) {
        ^bb0(%in: f32, %out: f32):
          %47 = arith.addf %in, %arg3 : f32
          linalg.yield %47 : f32
        } -> tensor<2x?x?xf32>
      }
      %39 = arith.addi %arg4, %c1 : index
      %40 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x2x1x2x1xf32>) outs(%arg5 : tensor<2x2x1x2x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_3 = arith.constant 1.000000e+01 : f32
        %41 = arith.subf %in, %cst_3 : f32
        linalg.yield %41 : f32
      } -> tensor<2x2x1x2x1xf32>
      scf.yield %39, %40, %arg6 : index, tensor<2x2x1x2x1xf32>, tensor<2x2x2x3x2xf32>
    }
    %16 = arith.cmpi uge, %5#0, %c2 : index
    %17 = arith.select %16, %0#1, %extracted_slice_0 : tensor<2xf32>
    %expanded = tensor.expand_shape %17 [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0#1 : tensor<2xf32>) outs(%0#1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_3 = arith.constant -6.000000e+00 : f32
      %37 = arith.negf %in : f32
      %38 = arith.addf %37, %cst_3 : f32
      linalg.yield %38 : f32
    } -> tensor<2xf32>
    %19 = tensor.empty() : tensor<2xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0#1 : tensor<2xf32>) outs(%19 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %21 = vector.transfer_read %expanded[%c0, %c1], %arg3 : tensor<1x2xf32>, vector<4xf32>
    %22 = vector.transfer_write %21, %6[%c1] : vector<4xf32>, tensor<2xf32>
    %23 = vector.transfer_read %20[%c0], %arg3 {in_bounds = [true]} : tensor<2xf32>, vector<2xf32>
    %24 = vector.transfer_write %23, %0#1[%c0] {in_bounds = [true]} : vector<2xf32>, tensor<2xf32>
    %25 = tensor.empty() : tensor<2xf32>
    %26 = linalg.round ins(%20 : tensor<2xf32>) outs(%25 : tensor<2xf32>) -> tensor<2xf32>
    %27 = tensor.empty() : tensor<2xf32>
    %c3 = arith.constant 3 : index
    %28:2 = scf.for %arg4 = %c1 to %c3 step %c1 iter_args(%arg5 = %1#2, %arg6 = %20) -> (tensor<2xf32>, tensor<2xf32>) {
      %37 = tensor.empty() : tensor<2xf32>
      %38 = linalg.copy ins(%arg5 : tensor<2xf32>) outs(%37 : tensor<2xf32>) -> tensor<2xf32>
      %39 = linalg.copy ins(%arg6 : tensor<2xf32>) outs(%arg5 : tensor<2xf32>) -> tensor<2xf32>
      %40 = linalg.copy ins(%38 : tensor<2xf32>) outs(%arg6 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %39, %40 : tensor<2xf32>, tensor<2xf32>
    }
    %29:4 = call @f1(%27, %extracted_slice_0) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %30 = scf.if %16 -> (tensor<2xf32>) {
      scf.yield %29#2 : tensor<2xf32>
    } else {
      scf.yield %29#1 : tensor<2xf32>
    }
    %31 = linalg.exp ins(%0#1 : tensor<2xf32>) outs(%30 : tensor<2xf32>) -> tensor<2xf32>
    %32 = tensor.empty() : tensor<2xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%29#2 : tensor<2xf32>) outs(%32 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.subf %in, %arg3 : f32
      linalg.yield %37 : f32
    } -> tensor<2xf32>
    %34:3 = scf.while (%arg4 = %c0, %arg5 = %28#1, %arg6 = %24) : (index, tensor<2xf32>, tensor<2xf32>) -> (index, tensor<2xf32>, tensor<2xf32>) {
      %37 = arith.cmpi ult, %arg4, %c1 : index
      scf.condition(%37) %arg4, %arg5, %arg6 : index, tensor<2xf32>, tensor<2xf32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<2xf32>, %arg6: tensor<2xf32>):
      %extracted_slice_3 = tensor.extract_slice %extracted_slice_0[0] [%c2] [1] : tensor<2xf32> to tensor<?xf32>
      %cast = tensor.cast %extracted_slice_3 : tensor<?xf32> to tensor<2xf32>
      %cast_4 = tensor.cast %extracted_slice_3 : tensor<?xf32> to tensor<2xf32>
      %37:4 = func.call @f1(%cast, %cast_4) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
      %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_3 : tensor<?xf32>) outs(%37#3 : tensor<2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %44 = arith.subf %in, %out : f32
        linalg.yield %44 : f32
      } -> tensor<2xf32>
      %extracted = tensor.extract %10[%rank, %rank, %rank, %c0, %c1] : tensor<2x2x2x3x2xf32>
      %39 = math.log %extracted : f32
      %40 = arith.addi %arg4, %c1 : index
      %41 = linalg.round ins(%7 : tensor<2xf32>) outs(%arg6 : tensor<2xf32>) -> tensor<2xf32>
      %42 = arith.remui %arg4, %c2 : index
      %extracted_5 = tensor.extract %arg5[%42] : tensor<2xf32>
      %43 = linalg.fill ins(%extracted : f32) outs(%arg5 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %40, %43, %41 : index, tensor<2xf32>, tensor<2xf32>
    }
    %c7 = arith.constant 7 : index
    %35 = arith.maxui %rank, %c7 : index
    %36:4 = call @f1(%34#2, %34#1) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    return %36#3, %36#2, %36#1, %33, %31, %29#3, %28#0, %26 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @f1(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<2xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %0 = arith.cmpf oeq, %extracted, %cst : f32
    %1 = arith.select %0, %arg0, %arg1 : tensor<2xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg1) -> (tensor<2xf32>) {
      %extracted_slice_4 = tensor.extract_slice %arg3[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
      %20 = linalg.fill ins(%extracted : f32) outs(%extracted_slice_4 : tensor<2xf32>) -> tensor<2xf32>
      %inserted_slice = tensor.insert_slice %20 into %arg3[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
      scf.yield %inserted_slice : tensor<2xf32>
    }
    %3 = tensor.empty(%c2) : tensor<?xf32>
    %cst_0 = arith.constant -6.000000e+00 : f32
    %from_elements = tensor.from_elements %extracted, %cst_0 : tensor<2xf32>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%from_elements, %arg1 : tensor<2xf32>, tensor<2xf32>) outs(%3 : tensor<?xf32>) -> tensor<?xf32>
    %5 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<2xf32>
    %6 = linalg.copy ins(%from_elements : tensor<2xf32>) outs(%5 : tensor<2xf32>) -> tensor<2xf32>
    %7 = linalg.max ins(%arg1, %4 : tensor<2xf32>, tensor<?xf32>) outs(%6 : tensor<2xf32>) -> tensor<2xf32>
    %8 = tensor.empty() : tensor<2xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<2xf32>) outs(%8 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %extracted : f32
      linalg.yield %20 : f32
    } -> tensor<2xf32>
    %10 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg0) -> (tensor<2xf32>) {
      %rank = tensor.rank %8 : tensor<2xf32>
      %extracted_slice_4 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<2xf32> to tensor<f32>
      %20 = linalg.fill ins(%extracted : f32) outs(%extracted_slice_4 : tensor<f32>) -> tensor<f32>
      %21 = linalg.add ins(%20, %20 : tensor<f32>, tensor<f32>) outs(%20 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %21 into %arg3[%arg2] [1] [1] : tensor<f32> into tensor<2xf32>
      }
    }
    %11 = bufferization.alloc_tensor() : tensor<2xf32>
    %extracted_1 = tensor.extract %arg1[%c1] : tensor<2xf32>
    %12 = linalg.fill ins(%extracted_1 : f32) outs(%11 : tensor<2xf32>) -> tensor<2xf32>
    %cst_2 = arith.constant 5.000000e-01 : f32
    %13 = vector.transfer_read %10[%c0], %cst_2 {in_bounds = [true]} : tensor<2xf32>, vector<2xf32>
    %14 = vector.transfer_write %13, %12[%c1] : vector<2xf32>, tensor<2xf32>
    %15 = tensor.empty() : tensor<2xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<2xf32>) outs(%15 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    bufferization.dealloc_tensor %14 : tensor<2xf32>
    %17:2 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %16, %arg4 = %16) -> (tensor<2xf32>, tensor<2xf32>) {
      %extracted_slice_4 = tensor.extract_slice %10[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
      %20 = linalg.log ins(%16 : tensor<2xf32>) outs(%extracted_slice_4 : tensor<2xf32>) -> tensor<2xf32>
      %cst_5 = arith.constant dense<1.000000e+10> : tensor<2xf32>
      %inserted_slice = tensor.insert_slice %20 into %cst_5[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
      %extracted_6 = tensor.extract %10[%c0] : tensor<2xf32>
      %21 = vector.broadcast %cst : f32 to vector<4xf32>
      %22 = vector.transfer_write %21, %cst_5[%c1] : vector<4xf32>, tensor<2xf32>
      %extracted_slice_7 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %extracted_slice_8 = tensor.extract_slice %22[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %23 = linalg.max ins(%extracted_slice_7, %extracted_slice_8 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice_7 : tensor<1xf32>) -> tensor<1xf32>
      %extracted_slice_9 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<2xf32> to tensor<f32>
      %24 = linalg.fill ins(%extracted_6 : f32) outs(%extracted_slice_9 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %23 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<2xf32>
        tensor.parallel_insert_slice %24 into %arg4[%arg2] [1] [1] : tensor<f32> into tensor<2xf32>
      }
    }
    %cst_3 = arith.constant 1.000000e+01 : f32
    %18 = arith.cmpf ule, %extracted, %cst_3 : f32
    %true = arith.constant true
    %19 = arith.ori %18, %true : i1
    cf.assert %19, "never fails"
    return %1, %2, %9, %17#0 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
}

