// bufdiff-profile: cfg
// bufdiff-choices: d8635d0728d9eec8789aa4fca6bd7a95339f14807b710714b3ec83e1539ddfddcdc37c37fba83a8b
// bufdiff-choices: c5387affe7ed92bc32e4092b893e6644a641f574c53ff7fd9479c8a54e2735c6529dc0309bd0b87d
// bufdiff-choices: 57f19b59e25dfecc652b32f707ad670cda47daa082d5f98f5f9b1466ca60468834a77ead70333c2e
// bufdiff-choices: 70b2aa6b3530393490c09b50688891fa19d61787ce4f9b193169070cb3b5ad03dd06fdc8a98c72e8
// bufdiff-choices: 099d21c360b5254eb221c363f24fa9fd59db8b504b338248f25771326352e0b4acebc14ec1518134
// bufdiff-choices: 2246900f2ab38e9d3d60c5d8d1255110abf318d12892c20cb4f58c79e00263ccafea81702ce011a2
// bufdiff-choices: c6215f36f52b67220bdd82e954026f0edc8f5686ff8d3572e413169b61cccc13fff11c13c20cd392
// bufdiff-choices: 927b35f4a7528df9d1dd73b9ddf2b3c3374ea2738cbe0cdd1ca0325ab70e29cbedd8ee3a34e603ba
// bufdiff-choices: f74fa8def1450b4d794695f8eb9d0106df14891de0e492c45e81ad04d4003c358e723c6d19c76cbf
// bufdiff-choices: e4b747d2e95e23cd4f9229788d2be5559801f88c8ccc4abe81146b8e
// bufdiff-features: 1628 3233 3752 4280 4784 6363 9394 9479 12932 13233 13518 13852 15405 15704
// bufdiff-features: 15751 16086 18249 19100 21020 21623 21962 22095 22280 23600 24631 24682 25818
// bufdiff-features: 26023 26117 26181 26568 28556 28986 29968 30666 31954 32630 34167 35096 35163
// bufdiff-features: 36784 36943 39279 39706 40712 41318 42150 42530 43552 43929 43963 44522 46034
// bufdiff-features: 46203 46993 47230 47392 48044 49322 49324 49370 50894 52558 52900 53252 53414
// bufdiff-features: 54135 55113 56272 57384 58190 58250 60686 61944 63071 63633 64235 64287 64435
// bufdiff-features: 64936 66422 66821 66990 68065 68210 68355 68503 68782 69849 70176 70333 71701
// bufdiff-features: 72053 72173 72442 73289 73802 73851 74057 75361 75921 76700 78283 78430 78767
// bufdiff-features: 79184 79850 80400 80894 81204 81467 81736 82011 82075 82135 83194 83829 84089
// bufdiff-features: 84585 85562 85838 85843 86125 87248 87774 87834 87861 87903 88732 89780 90011
// bufdiff-features: 90097 90198 91074 92194 93255 93850 96260 98501 99383 100025 100573 102809
// bufdiff-features: 103056 103516 104723 104931 106314 106321 106396 106917 107412 107425 108567
// bufdiff-features: 109040 110433 110500 110514 110952 111839 112929 113940 115026 115561 116253
// bufdiff-features: 117206 117490 117766 119588 119805 121132 121682 121699 122691 123204 123644
// bufdiff-features: 125275 126686 126927 128915 128916 129113 130530 130602 130933 131306 132574
// bufdiff-features: 133646 134205 134449 134518 136684 137045 139986 140374 140778 140895 140924
// bufdiff-features: 141773 141891 142651 146512 148633 148867 150413 151738 152730 152946 153144
// bufdiff-features: 153293 153445 153488 154370 155465 155545 155741 156369 156460 158120 158640
// bufdiff-features: 158897 159038 159184 159421 161507 161846 163263 164709 165141 165719 167446
// bufdiff-features: 167585 167606 167650 168766 168858 169299 169744 169982 170819 171053 171116
// bufdiff-features: 171358 171992 172111 172991 173354 174379 175479 176364 176525 176541 177226
// bufdiff-features: 177429 177521 178067 180818 182884 182966 183275 184030 185626 186645 186882
// bufdiff-features: 186959 188571 188790 189139 189674 189708 192354 192422 192628 192752 192771
// bufdiff-features: 193747 194063 194682 195420 195652 196031 196212 197186 197837 198432 198814
// bufdiff-features: 198820 200089 200572 201059 202013 202241 202648 202732 202739 203000 204212
// bufdiff-features: 205434 205689 206942 207442 207693 210461 212628 214190 214874 215959 216034
// bufdiff-features: 217107 218089 218657 219734 221089 221203 221460 222614 223262 224593 225250
// bufdiff-features: 226357 228061 228390 229951 230081 230640 231330 234455 234562 235207 235375
// bufdiff-features: 235477 235704 236324 236773 236929 236986 239241 239929 240107 240158 240315
// bufdiff-features: 243137 244092 244895 245272 245380 245594 246543 247384 248049 248974 249184
// bufdiff-features: 250968 251219 251478 252088 252466 252539 256112 257672 257707 258472 259528
// bufdiff-features: 259840 260550 261163 261344
module {
  func.func @main(%arg0: tensor<3x3x0xf32>, %arg1: tensor<?x?x0xf32>, %arg2: tensor<?x3x?xf32>) -> (tensor<3x3x0xf32>, tensor<3x3x0xf32>, tensor<3x3x0xf32>, tensor<3x3x0xf32>, f32, f32) {
    %0 = call @f4(%arg0) : (tensor<3x3x0xf32>) -> tensor<3x3x0xf32>
    %cst = arith.constant dense<> : tensor<3x3x0xf32>
    %1:2 = call @f2(%cst, %cst) : (tensor<3x3x0xf32>, tensor<3x3x0xf32>) -> (tensor<3x3x0xf32>, tensor<3x3x0xf32>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x3x?xf32>
    %c2 = arith.constant 2 : index
    %2 = arith.cmpi sle, %dim, %c2 : index
    %3 = arith.select %2, %1#1, %cst : tensor<3x3x0xf32>
    %cst_0 = arith.constant 1.000000e+01 : f32
    %cst_1 = arith.constant -2.500000e+00 : f32
    %4 = complex.create %cst_0, %cst_1 : complex<f32>
    %5 = complex.expm1 %4 : complex<f32>
    %6 = complex.re %5 : complex<f32>
    %splat = tensor.splat %cst_1 : tensor<3x3x0xf32>
    return %0, %1#0, %3, %splat, %6, %cst_0 : tensor<3x3x0xf32>, tensor<3x3x0xf32>, tensor<3x3x0xf32>, tensor<3x3x0xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<3x?x0xf32>) -> (tensor<3x3x0xf32>, tensor<3x?x0xf32>) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      %extracted = tensor.extract %arg0[%arg1, %arg2, %arg3] : tensor<3x?x0xf32>
      %2 = arith.index_cast %arg1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.index_cast %arg2 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.index_cast %arg3 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.negf %extracted : f32
      %9 = arith.addf %8, %3 : f32
      %10 = arith.maximumf %9, %5 : f32
      %11 = arith.addf %10, %7 : f32
      tensor.yield %11 : f32
    } : tensor<3x3x0xf32>
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.pooling_nwc_sum ins(%generated, %0 : tensor<3x3x0xf32>, tensor<1xf32>) outs(%arg0 : tensor<3x?x0xf32>) -> tensor<3x?x0xf32>
    return %generated, %1 : tensor<3x3x0xf32>, tensor<3x?x0xf32>
  }
  func.func private @f2(%arg0: tensor<3x3x0xf32>, %arg1: tensor<3x3x0xf32>) -> (tensor<3x3x0xf32>, tensor<3x3x0xf32>) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg1, %arg0 : tensor<3x3x0xf32>, tensor<3x3x0xf32>) outs(%arg1 : tensor<3x3x0xf32>) -> tensor<3x3x0xf32>
    %1 = tensor.empty() : tensor<3x3x0xf32>
    %2 = tensor.empty() : tensor<3x3xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %broadcasted = linalg.broadcast ins(%3 : tensor<3x3xf32>) outs(%1 : tensor<3x3x0xf32>) dimensions = [2] 
    return %0, %broadcasted : tensor<3x3x0xf32>, tensor<3x3x0xf32>
  }
  func.func @f3(%arg0: tensor<?x?x?xf32>, %arg1: tensor<3x3x0xf32>, %arg2: tensor<3x3x?xf32>) -> (tensor<3x3x?xf32>, tensor<3x3x?xf32>) {
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg2, %c2 : tensor<3x3x?xf32>
    %0 = tensor.empty(%dim) : tensor<3x3x?xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3x?xf32>) -> tensor<3x3x?xf32>
    %2 = linalg.floor ins(%1 : tensor<3x3x?xf32>) outs(%arg2 : tensor<3x3x?xf32>) -> tensor<3x3x?xf32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
    %c7 = arith.constant 7 : index
    %3 = arith.cmpi uge, %dim_0, %c7 : index
    cf.cond_br %3, ^bb1(%1 : tensor<3x3x?xf32>), ^bb2(%1 : tensor<3x3x?xf32>)
  ^bb1(%4: tensor<3x3x?xf32>):  // pred: ^bb0
    %cast = tensor.cast %arg1 : tensor<3x3x0xf32> to tensor<3x?x0xf32>
    %5:2 = call @f1(%cast) : (tensor<3x?x0xf32>) -> (tensor<3x3x0xf32>, tensor<3x?x0xf32>)
    cf.br ^bb2(%4 : tensor<3x3x?xf32>)
  ^bb2(%6: tensor<3x3x?xf32>):  // 2 preds: ^bb0, ^bb1
    return %6, %2 : tensor<3x3x?xf32>, tensor<3x3x?xf32>
  }
  func.func @f4(%arg0: tensor<3x3x0xf32>) -> tensor<3x3x0xf32> {
    %true = arith.constant true
    cf.cond_br %true, ^bb1(%arg0, %arg0 : tensor<3x3x0xf32>, tensor<3x3x0xf32>), ^bb2(%arg0, %arg0 : tensor<3x3x0xf32>, tensor<3x3x0xf32>)
  ^bb1(%0: tensor<3x3x0xf32>, %1: tensor<3x3x0xf32>):  // pred: ^bb0
    %2:2 = scf.forall (%arg1) in (0) shared_outs(%arg2 = %0, %arg3 = %0) -> (tensor<3x3x0xf32>, tensor<3x3x0xf32>) {
      %cast_1 = tensor.cast %1 : tensor<3x3x0xf32> to tensor<?x?x0xf32>
      %from_elements = tensor.from_elements  : tensor<3x3x0xf32>
      %extracted_slice = tensor.extract_slice %arg2[0, 0, %arg1] [3, 3, 1] [1, 1, 1] : tensor<3x3x0xf32> to tensor<3x3xf32>
      %7 = linalg.ceil ins(%extracted_slice : tensor<3x3xf32>) outs(%extracted_slice : tensor<3x3xf32>) -> tensor<3x3xf32>
      %8 = linalg.sqrt ins(%extracted_slice : tensor<3x3xf32>) outs(%7 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %extracted_slice_2 = tensor.extract_slice %arg3[0, 0, %arg1] [3, 3, 1] [1, 1, 1] : tensor<3x3x0xf32> to tensor<3x3x1xf32>
      %broadcasted = linalg.broadcast ins(%7 : tensor<3x3xf32>) outs(%extracted_slice_2 : tensor<3x3x1xf32>) dimensions = [2] 
      %9 = linalg.reciprocal ins(%extracted_slice_2 : tensor<3x3x1xf32>) outs(%broadcasted : tensor<3x3x1xf32>) -> tensor<3x3x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %8 into %arg2[0, 0, %arg1] [3, 3, 1] [1, 1, 1] : tensor<3x3xf32> into tensor<3x3x0xf32>
        tensor.parallel_insert_slice %9 into %arg3[0, 0, %arg1] [3, 3, 1] [1, 1, 1] : tensor<3x3x1xf32> into tensor<3x3x0xf32>
      }
    }
    %cast = tensor.cast %1 : tensor<3x3x0xf32> to tensor<?x?x?xf32>
    %cast_0 = tensor.cast %0 : tensor<3x3x0xf32> to tensor<3x3x?xf32>
    %3:2 = call @f3(%cast, %1, %cast_0) : (tensor<?x?x?xf32>, tensor<3x3x0xf32>, tensor<3x3x?xf32>) -> (tensor<3x3x?xf32>, tensor<3x3x?xf32>)
    %cst = arith.constant dense<> : tensor<3x3x0xf32>
    %4 = linalg.softmax dimension(2) ins(%cst : tensor<3x3x0xf32>) outs(%0 : tensor<3x3x0xf32>) -> tensor<3x3x0xf32>
    cf.br ^bb2(%4, %cst : tensor<3x3x0xf32>, tensor<3x3x0xf32>)
  ^bb2(%5: tensor<3x3x0xf32>, %6: tensor<3x3x0xf32>):  // 2 preds: ^bb0, ^bb1
    return %6 : tensor<3x3x0xf32>
  }
}

