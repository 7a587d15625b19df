// bufdiff-profile: slices
// bufdiff-choices: 806c51e527400a80db049470c1f84b989b22815f0857fd1cadfb44e3fc553d49dab6ea60de5feaa4
// bufdiff-choices: c75160509305b8597173936d466504690c60907d3cabea194cdfdbad34560374edd46b5fe0d6c43b
// bufdiff-choices: 7ce380540d4c384d40796432d2a56c30c5e0117aa63f3582850f265b8cb9b93dcda8d9d13929605d
// bufdiff-choices: 7a06ab9048d687d057afb07e2fcfc12bd42ed0e3e9e712f286de9616255d93d757d9dd3dc96bb6ad
// bufdiff-choices: 5ee8a480da0b38635bd349688d7c1344d45e326e023a2c098f55e496f46397ffce8a26e891165f2e
// bufdiff-choices: c05fa0ec20171ab4cbf107461f0304c3b41db018a5febdcc9252f62760acb72838c56f9d06a1321c
// bufdiff-choices: e51fde9dc7841eb15441772774ce44023ef6b8cf3b787e9a3e1f17179adbb1fda5dc8735d595
// bufdiff-features: 103 1112 1209 1854 2898 3207 5973 6385 6527 6611 7516 7772 7793 9748 9781 10968
// bufdiff-features: 11162 11420 12276 12932 13233 14523 14703 14884 15440 15750 15751 16582 16682
// bufdiff-features: 18462 19164 19746 20337 21522 21953 21991 22095 22221 22280 23143 24330 24393
// bufdiff-features: 24572 24826 25388 25735 25842 25962 26464 26568 27048 27825 28856 29066 29590
// bufdiff-features: 29640 29966 29968 30625 30666 30811 31692 32615 33530 34167 34647 34937 34965
// bufdiff-features: 34975 35507 35957 36092 36448 36784 37251 37567 37743 37786 38152 38490 38783
// bufdiff-features: 39008 39457 40712 40765 41742 41799 41854 41991 42282 42344 42858 42984 43092
// bufdiff-features: 43295 43299 43662 43905 44505 44615 44663 44959 45017 45629 45911 46139 46203
// bufdiff-features: 46995 47488 48033 48234 48399 48598 49135 49956 50469 50482 50717 50894 51415
// bufdiff-features: 51475 51851 52322 52558 52823 52900 52928 52958 53180 53252 53472 53890 54205
// bufdiff-features: 54651 54998 55021 55777 55822 55870 55887 56024 56783 57103 57499 57718 58272
// bufdiff-features: 58748 59070 59094 61375 61523 61699 62701 62956 63062 63071 63133 63800 64120
// bufdiff-features: 64435 64737 64959 66422 66777 66955 67055 67388 67748 68250 68355 68755 69081
// bufdiff-features: 69605 69987 70960 71013 71090 71122 71169 71306 71980 73140 73289 73335 73625
// bufdiff-features: 73675 73802 73849 74057 74362 74564 74617 76258 76328 76339 76700 76973 77403
// bufdiff-features: 77693 78283 78430 78828 79389 81039 81511 81736 82011 82135 82203 82565 83194
// bufdiff-features: 83672 84322 84585 84635 84853 84990 86125 86549 87601 88341 88662 88732 88999
// bufdiff-features: 89026 89151 89178 89251 89315 89449 89521 89646 89732 91566 92022 92494 93150
// bufdiff-features: 93704 93944 94178 94253 94755 95273 95285 96273 96757 96986 97053 97081 97270
// bufdiff-features: 97318 97447 97864 98413 98704 99009 99252 99383 99544 99568 100455 100631
// bufdiff-features: 102222 102847 103035 103455 103580 103851 103918 103927 104303 104931 105700
// bufdiff-features: 105914 106151 106412 107412 107702 107805 108012 108165 108335 108869 108992
// bufdiff-features: 109055 109086 110153 110552 110816 110904 112363 112474 112709 112929 113801
// bufdiff-features: 113901 113940 114308 114783 115471 115517 115778 115990 116554 117206 117235
// bufdiff-features: 117839 118081 119588 121000 121318 121394 121467 121626 122322 122764 122987
// bufdiff-features: 123012 123561 124484 125702 125850 125921 125971 127306 127351 127869 128438
// bufdiff-features: 128694 128768 129302 130310 130354 130602 130933
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3xi8>) -> (tensor<?xi8>, tensor<3x1xi32>, tensor<?xi32>, tensor<?xi32>, tensor<3xi8>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0) : (index, tensor<3xi8>, tensor<3xi8>) -> (index, tensor<3xi8>, tensor<3xi8>) {
      %c100_i8 = arith.constant 100 : i8
      %from_elements = tensor.from_elements %c100_i8, %c100_i8, %c100_i8 : tensor<3xi8>
      %2 = arith.cmpi ult, %arg1, %c1 : index
      scf.condition(%2) %arg1, %arg2, %arg3 : index, tensor<3xi8>, tensor<3xi8>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<3xi8>, %arg3: tensor<3xi8>):
      %expanded = tensor.expand_shape %arg3 [[0, 1]] output_shape [1, 3] : tensor<3xi8> into tensor<1x3xi8>
      %cst_0 = arith.constant dense<3> : tensor<3xi32>
      %c1_i8 = arith.constant 1 : i8
      %2:3 = func.call @f2(%cst_0, %arg0, %c1_i8) : (tensor<3xi32>, tensor<3xi8>, i8) -> (tensor<3xi8>, tensor<?xi8>, i8)
      %3 = arith.addi %arg1, %c1 : index
      %4 = linalg.copy ins(%arg0 : tensor<3xi8>) outs(%arg2 : tensor<3xi8>) -> tensor<3xi8>
      scf.yield %3, %4, %arg3 : index, tensor<3xi8>, tensor<3xi8>
    }
    %cst = arith.constant dense<0> : tensor<3xi32>
    %c0_i32 = arith.constant 0 : i32
    %1:3 = call @f3(%cst, %c0_i32) : (tensor<3xi32>, i32) -> (tensor<3x1xi32>, tensor<?xi32>, tensor<?xi32>)
    %cast = tensor.cast %0#2 : tensor<3xi8> to tensor<?xi8>
    return %cast, %1#0, %1#1, %1#2, %0#1 : tensor<?xi8>, tensor<3x1xi32>, tensor<?xi32>, tensor<?xi32>, tensor<3xi8>
  }
  func.func private @f2(%arg0: tensor<3xi32>, %arg1: tensor<3xi8>, %arg2: i8) -> (tensor<3xi8>, tensor<?xi8>, i8) {
    %0 = tensor.empty() : tensor<3x2xi8>
    %1 = linalg.fill ins(%arg2 : i8) outs(%0 : tensor<3x2xi8>) -> tensor<3x2xi8>
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c2) : tensor<?xi8>
    %3 = linalg.fill ins(%arg2 : i8) outs(%2 : tensor<?xi8>) -> tensor<?xi8>
    %4 = linalg.matvec ins(%1, %3 : tensor<3x2xi8>, tensor<?xi8>) outs(%arg1 : tensor<3xi8>) -> tensor<3xi8>
    return %4, %3, %arg2 : tensor<3xi8>, tensor<?xi8>, i8
  }
  func.func @f1(%arg0: tensor<3xi8>, %arg1: tensor<?xi32>, %arg2: tensor<?xi8>) -> (tensor<?xi32>, tensor<?xi32>) {
    %0 = linalg.mul ins(%arg0, %arg0 : tensor<3xi8>, tensor<3xi8>) outs(%arg0 : tensor<3xi8>) -> tensor<3xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xi8>
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [%dim, %c1] : tensor<?xi8> into tensor<?x?xi8>
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?xi32>
    %extracted_slice = tensor.extract_slice %arg1[0] [%dim_0] [1] : tensor<?xi32> to tensor<?xi32>
    %1 = linalg.sub ins(%extracted_slice, %arg1 : tensor<?xi32>, tensor<?xi32>) outs(%extracted_slice : tensor<?xi32>) -> tensor<?xi32>
    %inserted_slice = tensor.insert_slice %1 into %arg1[0] [%dim_0] [1] : tensor<?xi32> into tensor<?xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<?xi32>) outs(%arg1 : tensor<?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.subi %in, %out : i32
      linalg.yield %5 : i32
    } -> tensor<?xi32>
    %3 = tensor.empty(%dim_0) : tensor<?xi32>
    %4 = linalg.copy ins(%inserted_slice : tensor<?xi32>) outs(%3 : tensor<?xi32>) -> tensor<?xi32>
    return %4, %2 : tensor<?xi32>, tensor<?xi32>
  }
  func.func private @f3(%arg0: tensor<3xi32>, %arg1: i32) -> (tensor<3x1xi32>, tensor<?xi32>, tensor<?xi32>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [3, 1] : tensor<3xi32> into tensor<3x1xi32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %1 = arith.index_cast %arg2 : index to i8
      %c2_i8 = arith.constant 2 : i8
      %2 = arith.cmpi slt, %1, %c2_i8 : i8
      %3 = arith.select %2, %1, %c2_i8 : i8
      tensor.yield %3 : i8
    } : tensor<3xi8>
    %cast = tensor.cast %arg0 : tensor<3xi32> to tensor<?xi32>
    %cast_0 = tensor.cast %generated : tensor<3xi8> to tensor<?xi8>
    %0:2 = call @f1(%generated, %cast, %cast_0) : (tensor<3xi8>, tensor<?xi32>, tensor<?xi8>) -> (tensor<?xi32>, tensor<?xi32>)
    return %expanded, %0#0, %0#1 : tensor<3x1xi32>, tensor<?xi32>, tensor<?xi32>
  }
}

