// bufdiff-profile: loops
// bufdiff-choices: 56562d01ddb780922488fe8d64e26955882c1e6cc5966e2027bae9699a3d01b1e9643e86501a78c9
// bufdiff-choices: 29b0197818a7d6579f512ebcb28851b95a84bbfc98bff355b03711cad1e333e1d340f9f6be81d615
// bufdiff-choices: a57994db91cabe681947b2d46d7ddbc2608136188f1aba31870ee4675c23b7bc5ed26fa405427a41
// bufdiff-choices: 1a44308376b2d410da92dab0c5e6b221ac941e57cc8eec01af8a1035b09c8292a6409157a61c86e6
// bufdiff-choices: 7ced353c426fe4fe69e8fd32a9fb39ce4495726270ee437f00123ee95bf55dee1157e826176f974a
// bufdiff-choices: d77efaf4428d9a6c119eb848e044a29d7762526792e60e7a7bd280a0365b3055aa4c4d8c420b64ee
// bufdiff-choices: 9af87c6ddce45dceab51ba3c7a07de83437dd6a1059b359e73824360ce
// bufdiff-features: 1345 2898 3579 4216 4469 6136 6611 7158 7516 8325 9164 9479 11162 12170 13233
// bufdiff-features: 13515 13518 13722 14256 14709 14884 15751 18431 18740 19579 19685 19985 20127
// bufdiff-features: 21953 22280 23744 23787 24268 24358 26568 28504 28564 30205 30293 30666 31247
// bufdiff-features: 31409 31705 31747 31864 32085 33136 34167 35411 37686 38754 38783 39001 39951
// bufdiff-features: 40712 42344 42621 43248 43442 43942 44007 44522 44810 46203 47102 47392 47554
// bufdiff-features: 48243 48259 48598 49707 49956 50665 51344 51791 52322 52558 52900 53030 53244
// bufdiff-features: 53252 53504 53668 55014 55561 57167 58272 58661 59176 59474 61969 63479 63800
// bufdiff-features: 64120 66312 66422 66428 66560 66990 68355 70101 70385 71306 73289 73802 73926
// bufdiff-features: 74057 76328 76508 77129 78283 78430 79782 80143 81511 81601 82565 82836 82976
// bufdiff-features: 83584 84585 85838 85843 86125 87000 87199 88337 88475 89178 89928 90004 90202
// bufdiff-features: 90218 90543 91633 92048 92800 93255 94360 94586 94878 96353 97059 100481 102809
// bufdiff-features: 103056 103673 103758 103851 104931 105750 107702 109374 109732 110552 110816
// bufdiff-features: 111110 112399 112929 115778 117235 119205 119264 120049 120940 121000 121626
// bufdiff-features: 122163 123313 124374 125921 127813 129648 129878 130426 130933 131366 132361
// bufdiff-features: 134205 136341 136650 137045 137291 137576 140929 141044 142393 144575 146512
// bufdiff-features: 146542 147435 150313 150452 150818 151758 152777 153293 154430 155408 155898
// bufdiff-features: 156460 156568 158120 158188 158529 158897 162764 163012 165636 165695 165719
// bufdiff-features: 166037 166169 166361 167973 168745 171715 171884 173166 173800 174170 175687
// bufdiff-features: 178067 178765 180469 180710 181384 182719 184030 184488 185723 186959 187596
// bufdiff-features: 188790 189416 189820 190142 191076 192628 192771 193729 193773 193927 194714
// bufdiff-features: 195492 196031 196632 197109 199998 201945 202032 202241 203746 204527 205434
// bufdiff-features: 207330 208503 208791 208944 210301 210461 210828 211884 213275 214579 214621
// bufdiff-features: 215885 215959 216061 216157 218211 218635 220098 220223 220999 221588 222135
// bufdiff-features: 224449 225016 225759 226357 227610 227829 228219 228936 230081 230373 230810
// bufdiff-features: 231527 233145 233652 233919 233993 234527 235722 236180 237763 238804 239241
// bufdiff-features: 239451 239929 240158 243140 243778 243781 243967 244222 245380 245619 246460
// bufdiff-features: 246543 246888 249841 250948 251506 251963 252312 252379 252466 252755 253439
// bufdiff-features: 253836 254447 255520 255556 259510 259805 259840 260360 261130 261404
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (tensor<3x3xf32>, tensor<3xf32>) {
      %c3 = arith.constant 3 : index
      %2:2 = scf.while (%arg5 = %c0, %arg6 = %arg1) : (index, tensor<3xf32>) -> (index, tensor<3xf32>) {
        %c2 = arith.constant 2 : index
        %4:3 = scf.while (%arg7 = %c0, %arg8 = %arg3, %arg9 = %arg6) : (index, tensor<3x3xf32>, tensor<3xf32>) -> (index, tensor<3x3xf32>, tensor<3xf32>) {
          %cast = tensor.cast %arg9 : tensor<3xf32> to tensor<?xf32>
          %6 = arith.cmpi ult, %arg7, %c2 : index
          %7 = arith.cmpi eq, %arg5, %c2 : index
          %8 = arith.andi %6, %7 : i1
          scf.condition(%8) %arg7, %arg8, %arg9 : index, tensor<3x3xf32>, tensor<3xf32>
        } do {
        ^bb0(%arg7: index, %arg8: tensor<3x3xf32>, %arg9: tensor<3xf32>):
          %cst_1 = arith.constant -1.000000e+00 : f32
          %inserted = tensor.insert %cst_1 into %arg4[%c2] : tensor<3xf32>
          %6 = arith.addi %arg7, %c1 : index
          %extracted_2 = tensor.extract %arg9[%arg2] : tensor<3xf32>
          %7 = linalg.copy ins(%arg4 : tensor<3xf32>) outs(%arg9 : tensor<3xf32>) -> tensor<3xf32>
          %8 = linalg.sub ins(%arg1, %inserted : tensor<3xf32>, tensor<3xf32>) outs(%7 : tensor<3xf32>) -> tensor<3xf32>
          scf.yield %6, %arg8, %8 : index, tensor<3x3xf32>, tensor<3xf32>
        }
        %5 = arith.cmpi ult, %arg5, %c3 : index
        scf.condition(%5) %arg5, %arg6 : index, tensor<3xf32>
      } do {
      ^bb0(%arg5: index, %arg6: tensor<3xf32>):
        %4 = arith.addi %arg5, %c1 : index
        %extracted_slice = tensor.extract_slice %arg0[%arg5, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<3xf32>
        %5 = linalg.add ins(%arg1, %extracted_slice : tensor<3xf32>, tensor<3xf32>) outs(%arg6 : tensor<3xf32>) -> tensor<3xf32>
        %c2 = arith.constant 2 : index
        %extracted_1 = tensor.extract %5[%c2] : tensor<3xf32>
        %cst_2 = arith.constant dense<4.500000e+00> : tensor<f32>
        %broadcasted = linalg.broadcast ins(%cst_2 : tensor<f32>) outs(%5 : tensor<3xf32>) dimensions = [0] 
        scf.yield %4, %broadcasted : index, tensor<3xf32>
      }
      %extracted = tensor.extract %arg4[%arg2] : tensor<3xf32>
      %mapped = linalg.map { arith.mulf } ins(%2#1, %2#1 : tensor<3xf32>, tensor<3xf32>) outs(%arg4 : tensor<3xf32>)
      %3 = linalg.softmax dimension(0) ins(%arg0 : tensor<3x3xf32>) outs(%arg3 : tensor<3x3xf32>) -> tensor<3x3xf32>
      scf.yield %3, %mapped : tensor<3x3xf32>, tensor<3xf32>
    }
    %cst = arith.constant dense<-2.500000e+00> : tensor<4x4xf32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %1:3 = call @f1(%cst, %cst, %cst_0) : (tensor<4x4xf32>, tensor<4x4xf32>, f32) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    return %0#0, %0#1, %1#0, %1#1, %1#2 : tensor<3x3xf32>, tensor<3xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @f1(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: f32) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<4x4xf32>) {
    ^bb0(%out: f32):
      %10 = arith.negf %out : f32
      %11 = arith.addf %10, %arg2 : f32
      linalg.yield %11 : f32
    } -> tensor<4x4xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = arith.cmpf ule, %arg2, %cst : f32
    %2 = arith.select %1, %arg0, %0 : tensor<4x4xf32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<2x2xf32>
    %3 = tensor.empty() : tensor<5x5xf32>
    %4 = arith.negf %arg2 : f32
    %5 = arith.addf %4, %cst : f32
    %6 = linalg.fill ins(%5 : f32) outs(%3 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = linalg.conv_2d ins(%6, %cst_0 : tensor<5x5xf32>, tensor<2x2xf32>) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %8 = tensor.empty() : tensor<4x4xf32>
    %9 = linalg.copy ins(%7 : tensor<4x4xf32>) outs(%8 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %9, %arg1, %2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
}

