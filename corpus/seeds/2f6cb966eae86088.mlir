// bufdiff-profile: calls
// bufdiff-choices: 806c51e527400a80db049470c1f84b989b22815f0857fd1cadfb44e3fc553d49dab6ea60de5feaa4
// bufdiff-choices: c75160509305b8597173936d466504690c60907d3cabea194cdfdbad34560374edd46b5fe0d6c43b
// bufdiff-choices: 7ce380540d4c384d40796432d2a56c30c5e0117aa63f3582850f265b8cb9b93dcda8d9d13929605d
// bufdiff-choices: 7a06ab9048d687d057afb07e2fcfc12bd42ed0e3e9e712f286de9616255d93d757d9dd3dc96bb6ad
// bufdiff-choices: 5ee8a480da0b38635bd349688d7c1344d45e326e023a2c098f55e496f46397ffce8a26e891165f2e
// bufdiff-choices: c05fa0ec20171ab4cbf107461f0304c3b41db018a5febdcc9252f62760acb72838c56f9d06a1321c
// bufdiff-choices: e51fde9dc7841eb15441772774ce44023ef6b8cf3b787e9a3e1f17179adbb1fda5dc8735d5959c67
// bufdiff-choices: 11fa43452dd10f15565a8b5f74b8c1f9dd12603618844606cf74fc7aa2f8ef6ad9776c9ecb969e2e
// bufdiff-choices: 45fe58cc79081c8453486dae608ab29767ec5467fa102363338d55af9ff3ea0c9591416e1106183e
// bufdiff-choices: 7039d99cfb546e162495793e67fba522acc72f9c3448bc11c83136b7de407d13e1a09d7689441bb6
// bufdiff-choices: 625df1c7e36dfa50bf6919eb7c3bed80a78a46581412b10aee0a4b6de2cd5f013df17418bbb9ff5d
// bufdiff-choices: 20ec31
// bufdiff-features: 1289 1502 3217 3543 3579 3768 4462 4677 4752 4796 4958 5199 5201 6390 6854 7014
// bufdiff-features: 7122 7986 9479 10035 10386 10819 10968 11297 11437 11687 11759 11825 12932
// bufdiff-features: 13233 13387 13623 14424 14704 15440 15751 15903 15969 16405 16682 16962 17232
// bufdiff-features: 18094 18462 18822 19380 19656 20827 21154 22095 22280 23632 24035 24747 24826
// bufdiff-features: 25078 25297 25388 25818 26568 26881 27048 27132 27725 27825 28179 28504 29433
// bufdiff-features: 29590 29684 29968 30209 30232 30572 30666 31010 31247 31278 31633 31864 31899
// bufdiff-features: 33769 33915 33979 34069 34167 34176 34564 34623 34647 34993 35507 36092 36524
// bufdiff-features: 36784 36936 37567 37786 38394 38672 39010 39512 39747 40044 40070 40202 40297
// bufdiff-features: 40540 40669 40712 40812 40952 41152 41363 41799 42344 42467 42525 42858 42984
// bufdiff-features: 43092 44505 44522 44663 45017 45375 46110 46139 46203 46947 46982 46995 47392
// bufdiff-features: 47486 47488 47491 48575 48598 48974 49135 50450 50469 50717 50894 50953 51144
// bufdiff-features: 51415 52148 52558 52823 52836 52900 52958 53180 53243 53414 53472 53890 54998
// bufdiff-features: 55014 55113 55777 55810 55887 56087 57319 57499 57548 57718 58190 58403 58922
// bufdiff-features: 59010 59094 60004 60686 60816 61350 61505 61524 61556 61699 61944 62218 62253
// bufdiff-features: 62675 63062 63071 63610 63642 64119 64235 64716 64748 64959 64976 66422 66597
// bufdiff-features: 66765 67069 67388 67748 68355 68755 68780 68782 69987 70046 70335 70529 70730
// bufdiff-features: 70955 70975 70988 71050 71090 71169 71306 71701 71944 72243 72450 72975 73123
// bufdiff-features: 73289 73625 73802 73849 74057 74159 74181 74362 74617 74787 75921 76700 76945
// bufdiff-features: 76953 77431 78283 78430 79389 79652 79710 80895 81707 81736 82135 82936 83194
// bufdiff-features: 83253 83412 83488 83552 84347 84585 84887 85205 85640 85843 86125 86210 86623
// bufdiff-features: 86837 87000 87895 88233 88321 88337 88732 89125 89780 90070 90903 92194 93200
// bufdiff-features: 93394 94586 94755 95273 95285 95603 96464 96989 97318 97409 97447 97947 98194
// bufdiff-features: 98501 99009 99243 99383 99711 100258 100427 100642 101342 101983 102601 103056
// bufdiff-features: 103415 103490 103648 103715 103896 104303 104315 104650 104931 104952 105166
// bufdiff-features: 105303 105857 105858 106151 106321 106396 106748 106891 107425 107997 108012
// bufdiff-features: 109086 109467 109507 110153 110259 111883 112363 112474 112709 112871 112929
// bufdiff-features: 113020 113800 113940 115026 115289 115471 115778 115881 115894 115990 116303
// bufdiff-features: 116393 116841 117206 117724 117900 118339 118695 118769 119562 119705 119845
// bufdiff-features: 119876 120307 121394 121467 121626 121682 122317 122732 122764 124626 124839
// bufdiff-features: 125040 125175 125265 125702 125860 126043 126398 126687 127051 127259 127533
// bufdiff-features: 127818 128157 128355 128699 128768 128828 128907 128916 129246 129409 129435
// bufdiff-features: 130059 130310 130642
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @x1(tensor<3xi32>) -> i8
  func.func private @x2(tensor<?xi8> {bufferization.access = "write"}, tensor<?xi32>)
  func.func private @f1(%arg0: tensor<3xi32>) -> tensor<2x2x2x1xi32> {
    %0 = linalg.add ins(%arg0, %arg0 : tensor<3xi32>, tensor<3xi32>) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %1 = call @x1(%arg0) : (tensor<3xi32>) -> i8
    %2 = tensor.empty() : tensor<2x2x2x1xi32>
    %c-1_i32 = arith.constant -1 : i32
    %3 = linalg.fill ins(%c-1_i32 : i32) outs(%2 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %cst = arith.constant dense<[[[[4, 7], [10, 13], [16, 19]], [[22, 25], [28, 31], [34, 37]]], [[[40, 43], [46, 49], [52, 55]], [[58, 61], [64, 67], [70, 73]]]]> : tensor<2x2x3x2xi32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %4 = tensor.empty(%c1, %c2) : tensor<?x1x?x2xi32>
    %5 = arith.index_cast %1 : i8 to index
    %c3 = arith.constant 3 : index
    %6 = arith.remui %5, %c3 : index
    %extracted = tensor.extract %0[%6] : tensor<3xi32>
    %7 = linalg.fill ins(%extracted : i32) outs(%4 : tensor<?x1x?x2xi32>) -> tensor<?x1x?x2xi32>
    %c11_i32 = arith.constant 11 : i32
    %8 = linalg.conv_2d_nhwc_fhwc_q ins(%cst, %7, %c-1_i32, %c11_i32 : tensor<2x2x3x2xi32>, tensor<?x1x?x2xi32>, i32, i32) outs(%3 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    return %8 : tensor<2x2x2x1xi32>
  }
  func.func @f2(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>, %arg2: tensor<3xi32>) -> (tensor<?xi32>, tensor<3xi8>) {
    %c-3_i32 = arith.constant -3 : i32
    %0 = linalg.fill ins(%c-3_i32 : i32) outs(%arg1 : tensor<?xi32>) -> tensor<?xi32>
    %c127_i8 = arith.constant 127 : i8
    %c127_i8_0 = arith.constant 127 : i8
    %c9_i8 = arith.constant 9 : i8
    %from_elements = tensor.from_elements %c127_i8, %c127_i8_0, %c9_i8 : tensor<3xi8>
    %cast = tensor.cast %from_elements : tensor<3xi8> to tensor<?xi8>
    %cst = arith.constant dense<100> : tensor<3xi32>
    %cast_1 = tensor.cast %cst : tensor<3xi32> to tensor<?xi32>
    call @x2(%cast, %cast_1) : (tensor<?xi8>, tensor<?xi32>) -> ()
    return %0, %from_elements : tensor<?xi32>, tensor<3xi8>
  }
  func.func @f3(%arg0: tensor<3xi32>, %arg1: tensor<?xi8>, %arg2: tensor<?xi32>) -> (tensor<3xi8>, i8) {
    %0 = linalg.sub ins(%arg0, %arg0 : tensor<3xi32>, tensor<3xi32>) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %cast = tensor.cast %0 : tensor<3xi32> to tensor<?xi32>
    %cast_0 = tensor.cast %0 : tensor<3xi32> to tensor<?xi32>
    %1:2 = call @f2(%cast, %cast_0, %0) : (tensor<?xi32>, tensor<?xi32>, tensor<3xi32>) -> (tensor<?xi32>, tensor<3xi8>)
    %cast_1 = tensor.cast %1#0 : tensor<?xi32> to tensor<3xi32>
    %2 = call @x1(%cast_1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<3xi32>) -> i8
    return %1#1, %2 : tensor<3xi8>, i8
  }
  func.func @f4(%arg0: tensor<?xi8>, %arg1: tensor<3xi8>, %arg2: tensor<3xi32>) -> tensor<3xi8> {
    %0 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %arg1) -> (tensor<3xi8>) {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg0, %c0 : tensor<?xi8>
      %c2 = arith.constant 2 : index
      %1 = scf.for %arg5 = %c0 to %dim step %c2 iter_args(%arg6 = %arg2) -> (tensor<3xi32>) {
        %cst = arith.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10]]> : tensor<3x3xi32>
        %c1_i32 = arith.constant 1 : i32
        %c5_i32 = arith.constant 5 : i32
        %c7_i32 = arith.constant 7 : i32
        %from_elements = tensor.from_elements %c1_i32, %c5_i32, %c7_i32 : tensor<3xi32>
        %3 = linalg.matvec ins(%cst, %from_elements : tensor<3x3xi32>, tensor<3xi32>) outs(%arg6 : tensor<3xi32>) -> tensor<3xi32>
        %4 = linalg.matvec ins(%cst, %from_elements : tensor<3x3xi32>, tensor<3xi32>) outs(%3 : tensor<3xi32>) -> tensor<3xi32>
        scf.yield %4 : tensor<3xi32>
      }
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<3xi8> to tensor<1xi8>
      %extracted_slice_0 = tensor.extract_slice %arg1[2] [1] [1] : tensor<3xi8> to tensor<1xi8>
      %2 = linalg.sub ins(%extracted_slice, %extracted_slice_0 : tensor<1xi8>, tensor<1xi8>) outs(%extracted_slice : tensor<1xi8>) -> tensor<1xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg4[%arg3] [1] [1] : tensor<1xi8> into tensor<3xi8>
      }
    }
    return %0 : tensor<3xi8>
  }
  func.func @main(%arg0: tensor<?xi8>) -> (tensor<2x2x2x1xi32>, tensor<3xi8>, tensor<3xi8>, tensor<?xi8>, index) {
    %0 = tensor.empty() : tensor<3xi32>
    %c2_i32 = arith.constant 2 : i32
    %1 = linalg.fill ins(%c2_i32 : i32) outs(%0 : tensor<3xi32>) -> tensor<3xi32>
    %cast = tensor.cast %1 : tensor<3xi32> to tensor<?xi32>
    %2:2 = call @f3(%1, %arg0, %cast) : (tensor<3xi32>, tensor<?xi8>, tensor<?xi32>) -> (tensor<3xi8>, i8)
    %c2 = arith.constant 2 : index
    %3 = tensor.empty(%c2) : tensor<?xi8>
    %4 = linalg.fill ins(%2#1 : i8) outs(%3 : tensor<?xi8>) -> tensor<?xi8>
    %5 = call @f4(%4, %2#0, %1) : (tensor<?xi8>, tensor<3xi8>, tensor<3xi32>) -> tensor<3xi8>
    %extracted_slice = tensor.extract_slice %2#0[0] [2] [1] : tensor<3xi8> to tensor<2xi8>
    %extracted_slice_0 = tensor.extract_slice %2#0[1] [2] [1] : tensor<3xi8> to tensor<2xi8>
    %6 = arith.index_cast %2#1 : i8 to index
    %7 = arith.remui %6, %c2 : index
    %c0 = arith.constant 0 : index
    %8 = vector.transfer_read %extracted_slice_0[%7], %2#1 : tensor<2xi8>, vector<2xi8>
    %c1 = arith.constant 1 : index
    %9 = vector.transfer_write %8, %extracted_slice[%c1] : vector<2xi8>, tensor<2xi8>
    %10 = tensor.empty() : tensor<i8>
    %11 = linalg.fill ins(%2#1 : i8) outs(%10 : tensor<i8>) -> tensor<i8>
    %broadcasted = linalg.broadcast ins(%11 : tensor<i8>) outs(%extracted_slice_0 : tensor<2xi8>) dimensions = [0] 
    %inserted_slice = tensor.insert_slice %9 into %2#0[0] [2] [1] : tensor<2xi8> into tensor<3xi8>
    %inserted_slice_1 = tensor.insert_slice %broadcasted into %inserted_slice[1] [2] [1] : tensor<2xi8> into tensor<3xi8>
    %12 = tensor.empty() : tensor<3xi8>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2#0 : tensor<3xi8>) outs(%12 : tensor<3xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c7_i8 = arith.constant 7 : i8
      %15 = arith.addi %in, %c7_i8 : i8
      linalg.yield %15 : i8
    } -> tensor<3xi8>
    %14 = call @f1(%1) : (tensor<3xi32>) -> tensor<2x2x2x1xi32>
    %cast_2 = tensor.cast %5 : tensor<3xi8> to tensor<?xi8>
    return %14, %13, %inserted_slice_1, %cast_2, %7 : tensor<2x2x2x1xi32>, tensor<3xi8>, tensor<3xi8>, tensor<?xi8>, index
  }
}

