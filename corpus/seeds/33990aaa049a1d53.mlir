// bufdiff-profile: wide
// bufdiff-choices: 01244eb5277febeae4399ef855971298d9f4d2bc39f0e248877cee36b768d1b78f86edfbff075f90
// bufdiff-choices: a9cbfb5875d49aed207e84de05bc2588ff0143760918e26636742551f0dbf5a1676b05cf49730893
// bufdiff-choices: 265e8816ecfb0817d5a2fe58d2def19c0bd4cc7e54690d60ab795ca66080df0abe685e3d772a3cb0
// bufdiff-choices: e3065ab47dfd9d8d118f962799460f7ed163a0fc58cc75e6818fbffed545fad6dd47aaa52e91bfa4
// bufdiff-choices: 21b3b4a3f0c9e26f2f3a89cc98d5bd7d621350bf57d2e2dd34110bdda45188e073e0e989c8a7d311
// bufdiff-choices: 4011abf45efb2452089e37735781f05109d3d0e0be3fee15e378796ef3eae3bbc2849d14fb9148bb
// bufdiff-choices: 3edcabe04939e776e18356c2e7a03d544a3fed9446cb929bcfea06d36e21a5634b842ef4f6578806
// bufdiff-choices: a78f81dd9ce2a83fd3762c11116e8e7196054ffaeaf611722f5a78a4c453a1312c5f1f50
// bufdiff-features: 448 452 2339 4280 9479 10448 11879 13233 15751 17049 17107 18486 19979 20237
// bufdiff-features: 20402 22095 23090 26568 28464 28907 29968 31279 31953 34167 34233 42156 42344
// bufdiff-features: 42469 43122 43631 43812 46203 47315 47904 48301 49956 51555 52829 52900 53793
// bufdiff-features: 53950 55234 62616 63550 63800 65496 66422 68355 70385 71885 72629 74833 77261
// bufdiff-features: 77703 79850 81467 82565 84074 84090 84305 86125 86965 89150 89178 90979 91393
// bufdiff-features: 91946 93255 93528 96394 97053 98058 103056 103673 104787 104931 106762 108858
// bufdiff-features: 109327 109374 110491 110816 112929 114381 114848 115155 117235 121318 121538
// bufdiff-features: 122870 124909 132590 133297 134939 137586 140302 141044 142610 149464 151513
// bufdiff-features: 152748 152824 153982 157546 158120 159769 161377 161883 163687 163746 164481
// bufdiff-features: 165003 165636 165719 166401 167481 168858 169300 169543 172103 173354 174170
// bufdiff-features: 175687 176832 181349 183114 184030 185353 185903 186959 188790 189820 191062
// bufdiff-features: 192184 192628 196031 196632 198460 201059 202562 203580 204212 205100 205358
// bufdiff-features: 205434 205689 206942 208623 208791 210096 210363 212293 212389 212549 212628
// bufdiff-features: 213275 213389 217717 218286 219751 220223 221661 223030 225016 225468 226357
// bufdiff-features: 229587 230081 230584 230772 233620 233919 235325 235375 238596 240498 240765
// bufdiff-features: 241575 243481 245436 245478 249841 249948 250347 250712 250948 252088 252466
// bufdiff-features: 255201 255556 257644 257842 258935 259840
module {
  func.func @main(%arg0: tensor<3x3x3xi32>, %arg1: tensor<?x?x?xi32>, %arg2: tensor<?xi32>) -> (tensor<3x3x3xi32>, tensor<3xi32>, tensor<?xi32>) {
    %cst = arith.constant dense<[9, 10, 11]> : tensor<3xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?x?xi32>
    %c2 = arith.constant 2 : index
    %0 = arith.cmpi uge, %dim, %c2 : index
    %1 = scf.if %0 -> (tensor<3x3x3xi32>) {
      %2 = tensor.empty() : tensor<3x3x3xi32>
      %transposed = linalg.transpose ins(%arg0 : tensor<3x3x3xi32>) outs(%2 : tensor<3x3x3xi32>) permutation = [1, 2, 0] 
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %3 = arith.remui %dim, %c3 : index
      %mapped = linalg.map ins(%arg0 : tensor<3x3x3xi32>) outs(%2 : tensor<3x3x3xi32>)
        (%in: i32, %init: i32) {
          %extracted = tensor.extract %transposed[%c1, %c0, %3] : tensor<3x3x3xi32>
          %4 = arith.subi %in, %extracted : i32
          %c7_i32 = arith.constant 7 : i32
          %5 = arith.shrsi %4, %c7_i32 : i32
          linalg.yield %5 : i32
        }
      scf.yield %mapped : tensor<3x3x3xi32>
    } else {
      %c1 = arith.constant 1 : index
      %2:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %arg0) : (index, tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> (index, tensor<3x3x3xi32>, tensor<3x3x3xi32>) {
        %3 = arith.cmpi ult, %arg3, %c1 : index
        scf.condition(%3) %arg3, %arg4, %arg5 : index, tensor<3x3x3xi32>, tensor<3x3x3xi32>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<3x3x3xi32>, %arg5: tensor<3x3x3xi32>):
        %generated = tensor.generate  {
        ^bb0(%arg6: index, %arg7: index, %arg8: index):
          %16 = arith.index_cast %arg6 : index to i32
          %17 = arith.index_cast %arg7 : index to i32
          %18 = arith.index_cast %arg8 : index to i32
          %19 = arith.maxui %16, %17 : i32
          %20 = arith.addi %19, %18 : i32
          %c2_i32 = arith.constant 2 : i32
          %21 = arith.shli %20, %c2_i32 : i32
          tensor.yield %21 : i32
        } : tensor<3x3x3xi32>
        %c0_i32 = arith.constant 0 : i32
        %3 = vector.broadcast %c0_i32 : i32 to vector<3xi32>
        %4 = vector.transfer_write %3, %arg0[%arg3, %arg3, %arg3] : vector<3xi32>, tensor<3x3x3xi32>
        %5 = arith.addi %arg3, %c1 : index
        %extracted = tensor.extract %arg5[%arg3, %arg3, %arg3] : tensor<3x3x3xi32>
        %6 = tensor.empty() : tensor<3x3x3xi32>
        %7 = linalg.fill ins(%extracted : i32) outs(%6 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
        %transposed = linalg.transpose ins(%7 : tensor<3x3x3xi32>) outs(%arg5 : tensor<3x3x3xi32>) permutation = [1, 2, 0] 
        %8 = arith.index_cast %extracted : i32 to index
        %c3 = arith.constant 3 : index
        %9 = arith.remui %8, %c3 : index
        %10 = arith.index_cast %extracted : i32 to index
        %11 = arith.remui %10, %c3 : index
        %extracted_0 = tensor.extract %transposed[%c0, %9, %11] : tensor<3x3x3xi32>
        %12 = tensor.empty() : tensor<3x3x3xi1>
        %true = arith.constant true
        %13 = linalg.fill ins(%true : i1) outs(%12 : tensor<3x3x3xi1>) -> tensor<3x3x3xi1>
        %14 = linalg.select ins(%13, %arg0, %generated : tensor<3x3x3xi1>, tensor<3x3x3xi32>, tensor<3x3x3xi32>) outs(%transposed : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
        %extracted_1 = tensor.extract %arg4[%c2, %11, %9] : tensor<3x3x3xi32>
        %extracted_slice = tensor.extract_slice %arg0[%c2, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3x3xi32> to tensor<3x3xi32>
        %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<3x3xi32>) outs(%arg4 : tensor<3x3x3xi32>) dimensions = [1] 
        %15 = linalg.max ins(%4, %arg0 : tensor<3x3x3xi32>, tensor<3x3x3xi32>) outs(%broadcasted : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
        scf.yield %5, %15, %14 : index, tensor<3x3x3xi32>, tensor<3x3x3xi32>
      }
      scf.yield %arg0 : tensor<3x3x3xi32>
    }
    return %1, %cst, %arg2 : tensor<3x3x3xi32>, tensor<3xi32>, tensor<?xi32>
  }
}

