// bufdiff-profile: calls
// bufdiff-choices: ad4901a3dbf1ba9a04cc11d95dea6479bb4470dc24a761f9daa175cdedb3ab37f17b93aaab8132ec
// bufdiff-choices: 8bf61b776cdc387e5d50da362b958bedefa5afd1c73fbd4f417ba7357620cf87b3c2591a38849d58
// bufdiff-choices: 34cc42ca2181e70bcce73d0be8815fe38b6bf036b109910967899b98019f5a3ba42b885082f32ef2
// bufdiff-choices: 302219eafd37ee70847aebb7012ffc64191e5843cff68087c8570402dbea40695c8efbeb99247788
// bufdiff-choices: 4dddd3ca3b384e5e04b56dec97547288a5411e1d02bd9ed2630ef8a0a2eb3b3ecb38cc9a38e9c635
// bufdiff-choices: f8b29be12e5c6001c768a84ab6049f9e9a44f9f111b689c3a212b94ae69b9d9d6b822b5182a79d81
// bufdiff-choices: a1fa3ab195a5cfb4a8c1a8bd5b34f682feea194c347ffe7cd2d75fb4707b0ff2fe1ff480fddd8f43
// bufdiff-choices: 1232d78b10f558ec44fe2259bb05744f8d3a980ae35807b21938f76a5efc32f22e7f081938453d81
// bufdiff-choices: 8977c7fbfb633a86161a85db752910562680cf59b800a7ecf2e5b18e7594504b310c4f6df7ee6aa4
// bufdiff-choices: 72a55ef286845eaf090ff666ee8231f4e6f50dc844686d0f97d9b7f9023150ef49dc0219b9aef5b0
// bufdiff-choices: 809e311020560422199a26bab4aa08090a3ae77bcdd6cc0849cfc6f07e464809a174e4373ac8fd48
// bufdiff-choices: c78481e85191060d72ef6f4dbfb8432b68ae95ae70e989
// bufdiff-features: 495 3207 3744 4020 4462 4752 4796 4827 4935 5201 5234 5610 5973 6136 6169 6514
// bufdiff-features: 6576 8134 9034 9276 9479 9868 10164 10223 10386 10616 10819 10968 11202 11580
// bufdiff-features: 12770 13233 13689 14704 14884 15440 15593 15750 15751 15798 15989 16682 17470
// bufdiff-features: 17492 18328 18392 18486 18952 19113 19166 19746 20987 21953 22095 22113 22221
// bufdiff-features: 22280 22860 22910 23643 23787 24184 24205 24516 24682 24826 24861 25388 25698
// bufdiff-features: 25735 25818 25863 25899 26462 26568 26697 26808 27048 27116 27825 27924 29261
// bufdiff-features: 29684 29968 30666 30707 31353 31652 32091 32457 32536 32577 32615 32809 33409
// bufdiff-features: 33769 34031 34167 34200 34223 34564 34623 34647 35312 35383 35507 36092 36721
// bufdiff-features: 36784 36797 36901 37177 37786 37963 38662 38783 40044 40297 40540 40669 40712
// bufdiff-features: 41907 42282 42502 42984 43188 43242 43552 44163 44943 44959 45617 45710 45980
// bufdiff-features: 46203 46344 46931 46995 47093 47392 47486 47499 47693 47735 47855 47862 48905
// bufdiff-features: 49635 49657 49835 50146 50469 50741 50763 50894 51266 51475 51791 51878 52042
// bufdiff-features: 52148 52236 52322 52558 52625 52900 52958 53252 53326 53469 54528 54651 54658
// bufdiff-features: 55113 55185 55270 55887 56107 57193 57499 57718 58290 58748 59069 59070 59094
// bufdiff-features: 59347 59503 59620 59746 59990 60418 60816 61180 61197 61350 61375 61457 61530
// bufdiff-features: 61556 61699 61716 61944 62218 62675 63071 63444 63610 63800 64119 64235 64603
// bufdiff-features: 64716 64748 64959 65560 66097 66422 66765 67748 67853 68355 68782 68867 69403
// bufdiff-features: 69987 70412 70948 71169 72243 73140 73141 73289 73319 73625 73725 73802 74057
// bufdiff-features: 74362 74617 74833 74914 74984 75921 76258 76688 76700 77129 77551 77926 78283
// bufdiff-features: 78950 79279 79334 79389 79452 80035 80263 80465 80553 81039 81353 81477 81736
// bufdiff-features: 82011 82135 82203 82328 83127 83194 83911 84090 84349 84585 84887 85134 85820
// bufdiff-features: 85843 86125 86827 87523 87626 87895 87923 88337 88354 88732 89109 89151 89178
// bufdiff-features: 89732 89780 90186 90198 90979 91393 91830 91958 92194 92492 92647 92917 92970
// bufdiff-features: 93150 94746 95285 95603 95900 96538 96989 97318 97447 97763 97864 98058 98194
// bufdiff-features: 98501 98738 98879 98936 99009 99383 99568 100569 101533 101839 103673 104303
// bufdiff-features: 104315 104580 104931 104952 105264 105858 106097 106155 106398 107046 107092
// bufdiff-features: 107425 108038 108055 108136 108685 109086 110780 110816 110859 111561 112330
// bufdiff-features: 112549 112709 112929 113336 113823 113940 113959 114343 114386 114712 114783
// bufdiff-features: 115026 115035 115155 115471 115698 115739 115823 115894 115990 116549 117235
// bufdiff-features: 117336 117724 118313 118769 119340 119691 120038 121394 121467 121626 121682
// bufdiff-features: 122374 122764 123567 123620 124484 124546 124744 124824 124903 125040 125453
// bufdiff-features: 125644 125660 125702 125921 126370 127834 127922 128163 128332 128443 128456
// bufdiff-features: 128733 128768 128916 129106 129130 129478 129878 130648
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3x?x3xf32> {bufferization.writable = false}) -> (tensor<1xf32>, tensor<1xf32>, f32, f32) {
    %0 = tensor.empty() : tensor<1xf32>
    %1:3 = call @f3(%0) : (tensor<1xf32>) -> (tensor<1xf32>, f32, f32)
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?x3xf32>
    %c2 = arith.constant 2 : index
    %2 = arith.cmpi uge, %dim, %c2 : index
    %3:2 = scf.if %2 -> (tensor<1xf32>, tensor<1xf32>) {
      %c0 = arith.constant 0 : index
      %7:2 = scf.while (%arg1 = %c0, %arg2 = %arg0) : (index, tensor<3x?x3xf32>) -> (index, tensor<3x?x3xf32>) {
        %from_elements = tensor.from_elements %1#2 : tensor<1xf32>
        %9:3 = func.call @f5(%from_elements, %1#1) : (tensor<1xf32>, f32) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
        %10 = arith.cmpi ult, %arg1, %c2 : index
        %11 = arith.cmpi ult, %arg1, %c2 : index
        %12 = arith.andi %10, %11 : i1
        scf.condition(%12) %arg1, %arg2 : index, tensor<3x?x3xf32>
      } do {
      ^bb0(%arg1: index, %arg2: tensor<3x?x3xf32>):
        %9 = arith.addi %arg1, %c1 : index
        %extracted = tensor.extract %arg2[%c2, %c1, %arg1] : tensor<3x?x3xf32>
        %inserted_slice = tensor.insert_slice %arg0 into %arg2[0, 0, 0] [3, %dim, 3] [1, 1, 1] : tensor<3x?x3xf32> into tensor<3x?x3xf32>
        %10 = tensor.empty(%dim) : tensor<3x?x2x3xf32>
        %11 = linalg.fill ins(%extracted : f32) outs(%10 : tensor<3x?x2x3xf32>) -> tensor<3x?x2x3xf32>
        %reduced = linalg.reduce ins(%11 : tensor<3x?x2x3xf32>) outs(%inserted_slice : tensor<3x?x3xf32>) dimensions = [2] 
          (%in: f32, %init: f32) {
            %12 = arith.cmpf ogt, %in, %init : f32
            %13 = arith.select %12, %in, %init : f32
            linalg.yield %13 : f32
          }
        scf.yield %9, %reduced : index, tensor<3x?x3xf32>
      }
      %8 = linalg.copy ins(%1#0 : tensor<1xf32>) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
      scf.yield %0, %8 : tensor<1xf32>, tensor<1xf32>
    } else {
      %cst = arith.constant -2.500000e+00 : f32
      %7 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
      %8 = linalg.ceil ins(%7 : tensor<1xf32>) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
      scf.yield %7, %8 : tensor<1xf32>, tensor<1xf32>
    }
    %4 = tensor.empty() : tensor<1xf32>
    %5 = linalg.fill ins(%1#2 : f32) outs(%4 : tensor<1xf32>) -> tensor<1xf32>
    %6:2 = call @f1(%5) : (tensor<1xf32>) -> (tensor<1xf32>, f32)
    return %6#0, %3#1, %6#1, %1#1 : tensor<1xf32>, tensor<1xf32>, f32, f32
  }
  func.func private @f3(%arg0: tensor<1xf32>) -> (tensor<1xf32>, f32, f32) {
    %0 = tensor.empty() : tensor<1xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%c1) : tensor<?xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c0] : tensor<1xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %4 = linalg.max ins(%1, %3 : tensor<1xf32>, tensor<?xf32>) outs(%arg0 : tensor<1xf32>) -> tensor<1xf32>
    return %4, %extracted, %cst : tensor<1xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<1xf32>) -> (tensor<1xf32>, f32) {
    %0 = scf.forall (%arg1) in (1) shared_outs(%arg2 = %arg0) -> (tensor<1xf32>) {
      %cst_0 = arith.constant 1.000000e+10 : f32
      %splat = tensor.splat %cst_0 : tensor<1xf32>
      %1 = tensor.empty() : tensor<1xf32>
      %cst_1 = arith.constant 2.000000e+00 : f32
      %2 = linalg.fill ins(%cst_1 : f32) outs(%1 : tensor<1xf32>) -> tensor<1xf32>
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<1xf32> to tensor<f32>
      %extracted = tensor.extract %extracted_slice[] : tensor<f32>
      %inserted = tensor.insert %extracted into %extracted_slice[] : tensor<f32>
      %3 = linalg.erf ins(%extracted_slice : tensor<f32>) outs(%inserted : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg2[%arg1] [1] [1] : tensor<f32> into tensor<1xf32>
      }
    }
    %cst = arith.constant 0.000000e+00 : f32
    return %0, %cst : tensor<1xf32>, f32
  }
  func.func private @f2(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>) -> tensor<1xf32> {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg2 : tensor<1xf32>) {
    ^bb0(%out: f32):
      %cst = arith.constant 1.000000e+10 : f32
      %1 = arith.mulf %out, %cst : f32
      linalg.yield %1 : f32
    } -> tensor<1xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c0] : tensor<1xf32>
    vector.print %extracted : f32
    return %0 : tensor<1xf32>
  }
  func.func private @f4(%arg0: tensor<?xf32>, %arg1: tensor<1xf32>, %arg2: tensor<?xf32>, %arg3: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
    %0 = linalg.powf ins(%arg3, %arg1 : tensor<1xf32>, tensor<1xf32>) outs(%arg3 : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %arg1 into %arg1[0] [1] [1] : tensor<1xf32> into tensor<1xf32>
    %1 = tensor.empty() : tensor<1xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1xf32>) -> tensor<1xf32>
    %3 = call @f2(%inserted_slice, %inserted_slice, %2, %inserted_slice) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    return %3, %0, %0, %inserted_slice : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
  }
  func.func @f5(%arg0: tensor<1xf32>, %arg1: f32) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %arg1 into %arg0[%c0] : tensor<1xf32>
    %cast = tensor.cast %inserted : tensor<1xf32> to tensor<?xf32>
    %cst = arith.constant dense<2.500000e+00> : tensor<1xf32>
    %cast_0 = tensor.cast %cst : tensor<1xf32> to tensor<?xf32>
    %0:4 = call @f4(%cast, %cst, %cast_0, %inserted) : (tensor<?xf32>, tensor<1xf32>, tensor<?xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
    %1 = tensor.empty() : tensor<1xf32>
    %2 = linalg.copy ins(%0#2 : tensor<1xf32>) outs(%1 : tensor<1xf32>) -> tensor<1xf32>
    return %0#1, %2, %0#3 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
  }
}

