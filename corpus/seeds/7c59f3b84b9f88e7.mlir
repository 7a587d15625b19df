// bufdiff-profile: cfg
// bufdiff-choices: e9500a34429293a85a23908ccd89ac2ce6bb7935048afc1d8c512bc8dcd10363896a0982f4b36dc8
// bufdiff-choices: 2d3899f8359e3ecab5d066665b65022074dbcc49f5e708442b117f3abadfe589347e0c35f1d28d9e
// bufdiff-choices: 2a4c809c1739040d101859c5c84fa4b0d75d510bc1f0509e2528d853f79b270680e9d93acb154464
// bufdiff-choices: 2fdfc2abad5403b02a0195183268b52b2c755138a421666687a355b7ca63aa12429a470e612c4ab8
// bufdiff-choices: 1a6124918e73f2d9f484cdbf2833bd373f8373a364ffe0130593f11009dd98c3ba7987f033470b83
// bufdiff-choices: 72bac1c7a1c1f775d37b0a3870229dc7070c632fd337d3628a2e685e2f05b90f8370c919938d89de
// bufdiff-choices: 3bede7f2de36429ad3fe2e5632cad66f429997cb2d2c4473af373ecef62936734251a994345de2cc
// bufdiff-choices: c0e74cfa2bb74f75ad07b57a21b6fb65ad0dccef831c21c0971df2e9f748fc6b962173bb040dd058
// bufdiff-choices: 2bf99780575063869d5235340a80c77248bffe7d904e606fc9d961eeac5e117724b42f1f9a769790
// bufdiff-choices: 56da597c27c720201ad6b567f6b86e0966e652c112d1eab6fd308cfbb9a9ec9b349877cb03251d3c
// bufdiff-choices: c74e553f072d5299aa6dad507527989f56e0c89909a73e632a844adf4045ad088b9b66b0f287040b
// bufdiff-choices: 15bcfa5e50256d
// bufdiff-features: 1089 2225 2374 2507 2898 2945 3027 3207 3579 4136 4462 4752 4984 5018 5187 5456
// bufdiff-features: 5973 6033 6611 6666 6787 7534 7593 8818 9294 9301 9479 9601 10384 10872 10895
// bufdiff-features: 11162 11321 11344 12009 12170 12653 12932 13214 13233 14454 14523 14884 14891
// bufdiff-features: 15440 15720 15751 15756 15903 15929 16682 16728 17109 17470 17853 18486 18812
// bufdiff-features: 18872 18887 19100 19241 19442 19746 20220 20254 20686 20749 20838 20850 21044
// bufdiff-features: 21140 21154 21249 21366 21522 21744 21883 21953 22070 22280 22416 23144 24259
// bufdiff-features: 24268 24516 24826 25082 25206 25388 25571 25810 25818 26087 26568 26796 27048
// bufdiff-features: 27056 27725 27738 27825 28047 28276 28814 28907 28933 29277 29532 29726 29882
// bufdiff-features: 29911 30205 30247 30293 30573 30666 30811 31160 31328 31637 31864 32085 32509
// bufdiff-features: 32614 32615 33005 33400 33409 33530 34159 34167 34233 34322 34564 34623 34647
// bufdiff-features: 34745 34971 35097 35383 36677 36784 37030 37786 38152 38783 38800 39915 40044
// bufdiff-features: 40297 40405 40479 40540 40643 40712 40726 40953 41055 41164 41742 42094 42133
// bufdiff-features: 42344 42398 42467 42984 43098 43299 43942 44204 44240 44400 44522 44959 45263
// bufdiff-features: 46203 46330 46331 46404 46832 46874 46947 46995 47392 47554 47762 48506 48974
// bufdiff-features: 49605 49635 49638 50312 50315 50717 50894 51647 51863 52322 52558 52807 52900
// bufdiff-features: 52958 53244 53469 53890 54003 54202 54310 54546 54598 54651 55548 55777 55887
// bufdiff-features: 56063 56488 57103 57548 57718 57773 58319 58403 59038 59070 59448 60686 61350
// bufdiff-features: 61375 61556 61699 61880 61944 62574 63071 63431 63575 63610 63800 63915 63929
// bufdiff-features: 64120 64435 64716 64737 64814 64959 64976 65445 65583 66053 66191 66327 66422
// bufdiff-features: 66995 67578 68334 68355 68457 68678 68782 69032 69121 69184 69818 69987 70046
// bufdiff-features: 70544 70702 70873 71169 72674 72975 73141 73242 73455 73725 73802 74057 74255
// bufdiff-features: 74360 74362 74881 75975 76052 76258 76328 76339 77261 77617 78283 78430 78950
// bufdiff-features: 79229 79339 79389 79703 79710 79782 79825 80436 81066 81301 81736 82135 82182
// bufdiff-features: 82203 82415 82558 83194 83584 83663 83672 83887 84199 84409 84480 84585 84635
// bufdiff-features: 84808 84887 84952 84979 85843 85913 86125 86441 86844 87199 87408 87637 88337
// bufdiff-features: 88341 88544 88635 88732 88749 88958 89026 89555 89646 89780 89812 89928 90070
// bufdiff-features: 90903 91525 91633 91737 92194 93255 93750 93958 93994 94687 94913 94981 95106
// bufdiff-features: 95285 95408 95465 95930 96300 96648 96791 96807 96989 97282 97318 97447 97736
// bufdiff-features: 97864 98501 98879 99009 99243 99383 99538 99568 100059 100258 100398 101264
// bufdiff-features: 101324 101629 102456 102580 102602 102676 102921 103415 103646 104247 104315
// bufdiff-features: 104931 105108 105417 105579 105642 105914 106323 106691 107183 107314 107412
// bufdiff-features: 107425 107550 107614 107622 107783 108012 108116 108257 108660 108977 109086
// bufdiff-features: 109327 109408 110434 110552 110561 111883 111979 112068 112709 112929 113084
// bufdiff-features: 113336 114200 114308 114547 114990 115368 115471 115711 115728 115778 115823
// bufdiff-features: 115894 115990 115999 116599 116912 118617 118769 119128 119340 119345 119588
// bufdiff-features: 119640 119731 119764 119790 119835 119876 120049 121286 121394 121467 121561
// bufdiff-features: 121626 121682 121707 122753 122764 122975 123697 124254 124376 124448 124614
// bufdiff-features: 125173 125301 125908 126179 126498 126590 127426 127813 128182 128438 128456
// bufdiff-features: 128768 128779 128916 129189 129246 129703 130190 130656 130933 130949
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3xf32> {bufferization.writable = false}) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<?x2xf32>) {
    %0 = scf.execute_region -> tensor<3xf32> {
      %extracted_slice = tensor.extract_slice %arg1[0] [3] [1] : tensor<3xf32> to tensor<3xf32>
      %cast_1 = tensor.cast %extracted_slice : tensor<3xf32> to tensor<?xf32>
      %cast_2 = tensor.cast %extracted_slice : tensor<3xf32> to tensor<?xf32>
      %5:5 = func.call @f1(%cast_1, %cast_2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, f32, f32)
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %extracted_slice[%c0] : tensor<3xf32>
      vector.print %extracted : f32
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %6:2 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %5#1, %arg4 = %5#4) -> (tensor<3xf32>, f32) {
        %extracted_slice_3 = tensor.extract_slice %arg0[0, 0] [3, 2] [1, 1] : tensor<3x2xf32> to tensor<3x2xf32>
        %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x2xf32>) outs(%extracted_slice_3 : tensor<3x2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %9 = linalg.index 1 : index
          %10 = arith.index_cast %9 : index to i64
          %11 = arith.sitofp %10 : i64 to f32
          %12 = arith.divf %in, %11 : f32
          linalg.yield %12 : f32
        } -> tensor<3x2xf32>
        %inserted_slice = tensor.insert_slice %8 into %arg0[0, 0] [3, 2] [1, 1] : tensor<3x2xf32> into tensor<3x2xf32>
        %extracted_4 = tensor.extract %extracted_slice_3[%arg2, %c1] : tensor<3x2xf32>
        vector.print %extracted_4 : f32
        %mapped = linalg.map ins(%5#1 : tensor<3xf32>) outs(%arg3 : tensor<3xf32>)
          (%in: f32, %init: f32) {
            linalg.yield %in : f32
          }
        %mapped_5 = linalg.map ins(%5#1 : tensor<3xf32>) outs(%mapped : tensor<3xf32>)
          (%in: f32, %init: f32) {
            %9 = arith.minimumf %in, %extracted_4 : f32
            linalg.yield %9 : f32
          }
        scf.yield %mapped_5, %extracted : tensor<3xf32>, f32
      }
      %7 = linalg.square ins(%6#0 : tensor<3xf32>) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %7 : tensor<3xf32>
    }
    %1 = tensor.empty() : tensor<3x2xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %3:2 = call @f2(%arg1, %2) : (tensor<3xf32>, tensor<3x2xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %cast = tensor.cast %arg0 : tensor<3x2xf32> to tensor<?x2xf32>
    %4:3 = call @f4(%cast) : (tensor<?x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>)
    %cast_0 = tensor.cast %4#2 : tensor<3x2xf32> to tensor<?x2xf32>
    return %0, %3#0, %3#1, %4#0, %4#1, %cast_0 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<?x2xf32>
  }
  func.func private @f4(%arg0: tensor<?x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %extracted = tensor.extract %arg0[%arg1, %arg2] : tensor<?x2xf32>
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = arith.index_cast %arg2 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.minimumf %extracted, %2 : f32
      %6 = arith.subf %5, %4 : f32
      tensor.yield %6 : f32
    } : tensor<3x2xf32>
    %0:4 = call @f3(%generated) : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>)
    return %0#3, %0#2, %0#0 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>
  }
  func.func private @f3(%arg0: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) {
    %cst = arith.constant dense<2.000000e+00> : tensor<3x2xf32>
    %0 = linalg.mul ins(%cst, %cst : tensor<3x2xf32>, tensor<3x2xf32>) outs(%arg0 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %0, %arg3 = %cst, %arg4 = %0) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) {
      %expanded = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [3, 1, 2] : tensor<3x2xf32> into tensor<3x1x2xf32>
      %6 = scf.forall (%arg5) in (2) shared_outs(%arg6 = %arg3) -> (tensor<3x2xf32>) {
        %16 = tensor.empty() : tensor<3xf32>
        %cst_5 = arith.constant -0.000000e+00 : f32
        %17 = linalg.fill ins(%cst_5 : f32) outs(%16 : tensor<3xf32>) -> tensor<3xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %17 into %arg6[0, %arg5] [3, 1] [1, 1] : tensor<3xf32> into tensor<3x2xf32>
        }
      }
      %7 = tensor.empty() : tensor<3xf32>
      %cst_0 = arith.constant 2.000000e+00 : f32
      %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<3xf32>) -> tensor<3xf32>
      %cast = tensor.cast %8 : tensor<3xf32> to tensor<?xf32>
      %cast_1 = tensor.cast %8 : tensor<3xf32> to tensor<?xf32>
      %9:5 = func.call @f1(%cast, %cast_1) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, f32, f32)
      %extracted = tensor.extract %arg4[%c1, %arg1] : tensor<3x2xf32>
      %c3_2 = arith.constant 3 : index
      %10 = tensor.empty(%c3_2, %c2) : tensor<?x?xf32>
      %cst_3 = arith.constant 2.000000e+00 : f32
      %11 = linalg.fill ins(%cst_3 : f32) outs(%10 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %12 = linalg.div ins(%11, %0 : tensor<?x?xf32>, tensor<3x2xf32>) outs(%arg4 : tensor<3x2xf32>) -> tensor<3x2xf32>
      %cst_4 = arith.constant dense<[[9.500000e+00], [1.050000e+01]]> : tensor<2x1xf32>
      %13 = tensor.empty() : tensor<4x2xf32>
      %14 = linalg.fill ins(%9#3 : f32) outs(%13 : tensor<4x2xf32>) -> tensor<4x2xf32>
      %15 = linalg.conv_2d ins(%14, %cst_4 : tensor<4x2xf32>, tensor<2x1xf32>) outs(%arg2 : tensor<3x2xf32>) -> tensor<3x2xf32>
      scf.yield %15, %arg3, %12 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>
    }
    %2 = tensor.empty() : tensor<3x2xf32>
    %3 = linalg.copy ins(%1#0 : tensor<3x2xf32>) outs(%2 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %cst[0, 0] [%c3, 2] [1, 1] : tensor<3x2xf32> to tensor<?x2xf32>
    %4 = tensor.empty() : tensor<3x2xf32>
    %5 = linalg.copy ins(%extracted_slice : tensor<?x2xf32>) outs(%4 : tensor<3x2xf32>) -> tensor<3x2xf32>
    return %1#2, %1#1, %3, %5 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>
  }
  func.func @f2(%arg0: tensor<3xf32>, %arg1: tensor<3x2xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %reduced = linalg.reduce ins(%arg1 : tensor<3x2xf32>) outs(%arg0 : tensor<3xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %3 = arith.mulf %in, %init : f32
        linalg.yield %3 : f32
      }
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg0) -> (tensor<3xf32>) {
      %c5 = arith.constant 5 : index
      %3 = arith.cmpi ult, %arg2, %c5 : index
      %4 = linalg.copy ins(%arg0 : tensor<3xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %4 : tensor<3xf32>
    }
    %1 = tensor.empty() : tensor<3xf32>
    %2 = linalg.copy ins(%reduced : tensor<3xf32>) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
    return %2, %0 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, f32, f32) {
    %0 = linalg.exp ins(%arg0 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst : tensor<3xf32>
    return %0, %from_elements, %arg0, %cst_0, %cst : tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, f32, f32
  }
}

