// bufdiff-profile: loops
// bufdiff-choices: d7585c0b16f01f7cf381d74632218995cd6850eef2236adf08e5d85368e79bd06c0ac1d677048392
// bufdiff-choices: 041d685f2b7acc98e5c688d36d414d6696f8554f5a65641d02c66e254a477dde82ad0f3664eca5b2
// bufdiff-choices: 205f8c4deec0a641b0696639d4a2467e5f656721751bb2632ce10d11351199d9b00c898f26e216dc
// bufdiff-choices: 446941909400efc33e25cbf60ddac3e99249b7eaa9f8d87f71f31e5d5cdfe6d4a306cf5db454e658
// bufdiff-choices: 9f41ae1c2c8a20c929b1ad2f4bfe855955e7ac3e1c1c22c864a31de317f1aa9167869376f659b66d
// bufdiff-choices: 83c3734aab8645b14a5115ad519489f7353c689824591a200b14e266c9d7e3d0a722d151281f58e8
// bufdiff-choices: d4587d7e3fe8a1949c69f48932cba7a6c4a51756cca6bc7e30abe98d7187ff247a1e8cf842910332
// bufdiff-choices: 7f2daa9eb9d544fcfa10c021d9b135dafac8a6d98c9d7c182c96db8af29c84293f38599a6c816bfa
// bufdiff-choices: 3ec1115421671c8a940d43a492480ed91dad6b336b7ad08183faa69814a467da8e5f17e725923f4f
// bufdiff-choices: fafb2125ec7aed0ffabca6c3f3407bc44302d1782737088866eb79fbc7
// bufdiff-features: 600 2943 2945 3027 3579 4165 4752 4790 4796 4883 5075 5197 5201 5471 5973 6446
// bufdiff-features: 6611 6724 7404 9479 10166 10191 10819 10968 11162 11321 11441 11538 12638 13233
// bufdiff-features: 13689 14106 14884 14974 15440 15751 15798 15903 15929 16289 16364 16617 16682
// bufdiff-features: 17253 17989 19123 19241 19746 19959 20188 20220 20237 20254 20304 20480 20749
// bufdiff-features: 20838 21044 21193 21243 21732 21858 21883 21953 21991 22095 22221 22280 22801
// bufdiff-features: 22824 23874 23960 24268 24336 24393 24598 25367 25388 25651 26507 26568 26705
// bufdiff-features: 27048 27556 27644 27704 27767 27825 28276 29968 30209 30603 30666 30707 30811
// bufdiff-features: 31637 31864 31972 32059 32509 32615 33047 33068 33400 33762 33769 34167 34623
// bufdiff-features: 34647 35097 35100 35163 35289 35507 35907 36092 36721 36784 37251 37490 37761
// bufdiff-features: 37786 37845 38754 38783 40008 40311 40479 40642 40643 41055 41396 41707 41884
// bufdiff-features: 42094 42282 42300 42467 42984 43098 43385 43942 44132 44522 44959 45031 45448
// bufdiff-features: 46203 46324 46416 46832 46995 47102 47392 47486 47495 47554 48974 49657 50128
// bufdiff-features: 50469 50717 51172 51178 51475 51647 51658 52148 52322 52558 52900 52928 52958
// bufdiff-features: 53469 53504 53890 54309 54385 54651 55656 55777 55887 56524 56673 56853 57718
// bufdiff-features: 58024 58272 58288 58405 59070 59347 59652 60094 60686 60983 61350 61556 61628
// bufdiff-features: 61699 61880 62688 63071 63706 63800 63915 63929 64000 64120 64235 64716 64748
// bufdiff-features: 64959 66053 66195 66312 66422 66765 66980 67008 67375 67691 68355 69081 69987
// bufdiff-features: 70096 70437 71169 72086 72674 72707 73041 73051 73289 73455 73802 73846 74362
// bufdiff-features: 74507 74564 74617 74658 74984 76258 76339 76653 76659 76915 77283 78283 78430
// bufdiff-features: 78594 78703 78950 79099 79334 79389 80030 80645 80794 80831 81039 81299 81303
// bufdiff-features: 81411 81443 81736 82011 82135 82203 82558 82851 83010 83071 83758 83841 83900
// bufdiff-features: 84268 84430 84585 84887 85179 85512 85738 85843 86125 86360 86676 86827 86844
// bufdiff-features: 87238 88337 88599 88732 89110 89250 89348 89490 89780 89812 89927 90224 90414
// bufdiff-features: 90543 91248 91289 91737 92194 92365 92917 92980 93255 94299 94687 95285 95507
// bufdiff-features: 96969 97318 97447 97864 98085 98492 99009 99383 99512 99568 99738 100167 100792
// bufdiff-features: 103315 103646 103851 104303 104315 104790 104931 104992 105700 105858 106398
// bufdiff-features: 106691 107314 107732 107967 108012 108441 108800 109086 109239 110153 110557
// bufdiff-features: 110780 111721 111916 112068 112709 112929 113801 113940 114386 114547 115148
// bufdiff-features: 115471 115608 115728 115801 115990 116549 117235 117724 117779 117839 118174
// bufdiff-features: 118740 118769 118884 119343 119878 120049 120687 120984 121089 121188 121307
// bufdiff-features: 121394 121467 121626 122367 123503 124448 124744 125040 125908 125921 125971
// bufdiff-features: 126179 126440 127071 127306 127813 128046 128158 128694 128768 129404 129630
// bufdiff-features: 129653 129989 130156 130292 130502 130574 130933
module {
  func.func private @f3(%arg0: tensor<5x2xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?x2xf32>, f32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?x2xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x2xf32>) -> tensor<?x2xf32>
    %reduced = linalg.reduce ins(%1 : tensor<?x2xf32>) outs(%arg1 : tensor<?xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %2 = arith.mulf %in, %init : f32
        linalg.yield %2 : f32
      }
    %extracted_slice = tensor.extract_slice %1[0, 0] [%dim, 2] [1, 1] : tensor<?x2xf32> to tensor<?x2xf32>
    return %reduced, %extracted_slice, %cst : tensor<?xf32>, tensor<?x2xf32>, f32
  }
  func.func private @f2(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: f32) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %arg1 into %arg1[%c0] [3] [1] : tensor<3xf32> into tensor<3xf32>
    %c0_i32 = arith.constant 0 : i32
    %0 = call @f1(%arg2, %c0_i32, %arg2) : (tensor<3xf32>, i32, tensor<3xf32>) -> tensor<3xf32>
    %1 = tensor.empty() : tensor<3xf32>
    %2 = linalg.copy ins(%arg1 : tensor<3xf32>) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
    return %0, %inserted_slice, %2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: i32, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %c2 = arith.constant 2 : index
    %cst = arith.constant -2.500000e+00 : f32
    %inserted = tensor.insert %cst into %arg2[%c2] : tensor<3xf32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %inserted_1 = tensor.insert %cst_0 into %inserted[%c2] : tensor<3xf32>
    return %inserted_1 : tensor<3xf32>
  }
  func.func private @f4(%arg0: tensor<3xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, f32) {
    %0 = linalg.sqrt ins(%arg1 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %1 = memref.alloca_scope  -> (i32) {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
      %2 = tensor.empty(%dim) : tensor<?xf32>
      %3 = tensor.empty(%dim) : tensor<?xi1>
      %true = arith.constant true
      %4 = linalg.fill ins(%true : i1) outs(%3 : tensor<?xi1>) -> tensor<?xi1>
      %5 = linalg.select ins(%4, %0, %0 : tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
      %mapped = linalg.map ins(%5 : tensor<?xf32>) outs(%4 : tensor<?xi1>)
        (%in: f32, %init: i1) {
          %cst_0 = arith.constant 0.000000e+00 : f32
          %6 = arith.cmpf ogt, %in, %cst_0 : f32
          linalg.yield %6 : i1
        }
      %c1_i32 = arith.constant 1 : i32
      memref.alloca_scope.return %c1_i32 : i32
    }
    %cst = arith.constant -0.000000e+00 : f32
    return %0, %cst : tensor<?xf32>, f32
  }
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<5x2xf32>) -> (tensor<?xf32>, tensor<?x2xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<5x2xf32>, f32, f32) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg0, %arg5 = %arg0) -> (tensor<5x2xf32>, tensor<3xf32>, tensor<3xf32>) {
      %c5 = arith.constant 5 : index
      %6 = arith.cmpi ne, %arg2, %c5 : index
      %7 = arith.select %6, %arg0, %arg4 : tensor<3xf32>
      %8 = func.call @pick5(%7, %arg4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %mapped = linalg.map ins(%arg5, %8, %arg0 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) outs(%7 : tensor<3xf32>)
        (%in: f32, %in_3: f32, %in_4: f32, %init: f32) {
          %13 = arith.divf %in, %in_3 : f32
          %14 = arith.minimumf %13, %in_4 : f32
          linalg.yield %14 : f32
        }
      %extracted = tensor.extract %8[%c0] : tensor<3xf32>
      %9 = tensor.empty() : tensor<1xf32>
      %10 = linalg.fill ins(%extracted : f32) outs(%9 : tensor<1xf32>) -> tensor<1xf32>
      %inserted_slice = tensor.insert_slice %10 into %arg5[0] [1] [1] : tensor<1xf32> into tensor<3xf32>
      %extracted_2 = tensor.extract %arg5[%arg2] : tensor<3xf32>
      %11 = arith.remui %arg2, %c3 : index
      %inserted = tensor.insert %extracted_2 into %arg5[%11] : tensor<3xf32>
      %12 = linalg.square ins(%arg1 : tensor<5x2xf32>) outs(%arg3 : tensor<5x2xf32>) -> tensor<5x2xf32>
      scf.yield %12, %arg4, %inserted : tensor<5x2xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %cst = arith.constant 1.000000e+01 : f32
    %1:3 = call @f2(%0#2, %0#2, %0#1, %cst) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, f32) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %2 = tensor.empty() : tensor<5x2xf32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<5x2xf32>) -> tensor<5x2xf32>
    %cast = tensor.cast %0#1 : tensor<3xf32> to tensor<?xf32>
    %4:3 = call @f3(%3, %cast) : (tensor<5x2xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?x2xf32>, f32)
    %cast_1 = tensor.cast %0#2 : tensor<3xf32> to tensor<?xf32>
    %5:2 = call @f4(%0#2, %cast_1) : (tensor<3xf32>, tensor<?xf32>) -> (tensor<?xf32>, f32)
    return %5#0, %4#1, %4#0, %1#2, %1#1, %1#0, %0#0, %5#1, %cst : tensor<?xf32>, tensor<?x2xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<5x2xf32>, f32, f32
  }
  func.func private @pick5(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    return %arg1 : tensor<3xf32>
  }
}

