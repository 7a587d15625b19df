// bufdiff-profile: cfg
// bufdiff-choices: 17d764ad5f4a02d1a3764b95d0a766045abae8b3b666c6442f4e90a76dfbf88d4135923253e729dc
// bufdiff-choices: af2010536a4d4d2f89443d56c5b358f8ebec2f4c2641dd22bab12a6712bcac36706bc160da81ab27
// bufdiff-choices: a5e95881dd73da315b098a8b5bac9ee0f71daff8d51d38e7e99915088c774451984f8db0e1d2b9c9
// bufdiff-choices: 02236ccbb16c81c7a78b649b7930a5bcfebc8d46bf079bae79e8544b86afbe280d3ca4c51297ba8c
// bufdiff-choices: e32ed70bae1555200c95bf7a9abee660d1a1
// bufdiff-features: 706 1854 2461 3579 7947 9479 10203 11441 11545 12796 13233 13424 15751 15903
// bufdiff-features: 18166 22801 24330 30593 30625 31864 33848 34167 36448 36656 36936 37183 39150
// bufdiff-features: 39457 39832 39915 40712 41318 41984 43774 45031 45822 46203 47392 49956 52322
// bufdiff-features: 52558 52829 52900 54827 54964 56404 68355 69875 75218 76540 77261 78430 81204
// bufdiff-features: 81511 82565 86125 89178 89250 89732 90218 90441 90543 92194 92344 97053 101342
// bufdiff-features: 103673 103851 104931 109923 110561 110780 110816 111563 112929 115348 115778
// bufdiff-features: 117151 117235 121000 121318 121406 121538 121632 126647 127096 128138 129518
// bufdiff-features: 133297 136077 142393 146109 147130 147763 148640 150313 152226 153063 156460
// bufdiff-features: 156807 158120 159796 160138 161546 165636 165695 165719 166169 167252 169299
// bufdiff-features: 170082 171369 171884 173166 174170 174571 175248 175687 177166 178165 184030
// bufdiff-features: 184863 186942 188175 188790 189820 191191 191239 192628 192771 193290 195487
// bufdiff-features: 196031 196632 198447 198460 205434 205689 206094 212549 212565 212734 212779
// bufdiff-features: 214298 214597 215707 218064 220223 224099 224212 225016 225759 226357 226473
// bufdiff-features: 228061 230081 230810 231527 233259 233276 233919 236929 239941 245673 246543
// bufdiff-features: 247563 251463 252466 253836 255556 262002
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, index) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = scf.for %arg3 = %c1 to %c3 step %c1 iter_args(%arg4 = %arg1) -> (tensor<i32>) {
      %cst = arith.constant dense<[11, 12, 13]> : tensor<3xindex>
      %extracted_slice = tensor.extract_slice %cst[%arg3] [1] [1] : tensor<3xindex> to tensor<index>
      %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<index>) outs(%cst : tensor<3xindex>) dimensions = [0] 
      %extracted = tensor.extract %arg4[] : tensor<i32>
      %inserted = tensor.insert %extracted into %arg4[] : tensor<i32>
      scf.yield %inserted : tensor<i32>
    }
    %c0 = arith.constant 0 : index
    %1:3 = scf.while (%arg3 = %c0, %arg4 = %arg1, %arg5 = %arg1) : (index, tensor<i32>, tensor<i32>) -> (index, tensor<i32>, tensor<i32>) {
      %2 = arith.cmpi ult, %arg3, %c1 : index
      scf.condition(%2) %arg3, %arg4, %arg5 : index, tensor<i32>, tensor<i32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %c2 = arith.constant 2 : index
      %2 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg1) -> (tensor<i32>) {
        %c-1_i32 = arith.constant -1 : i32
        %splat = tensor.splat %c-1_i32 : tensor<i32>
        scf.yield %arg7 : tensor<i32>
      }
      %3 = arith.addi %arg3, %c1 : index
      %extracted = tensor.extract %arg5[] : tensor<i32>
      %c1_i32 = arith.constant 1 : i32
      %4 = tensor.empty() : tensor<i32>
      %5 = linalg.fill ins(%c1_i32 : i32) outs(%4 : tensor<i32>) -> tensor<i32>
      %6 = linalg.div_unsigned ins(%arg1, %5 : tensor<i32>, tensor<i32>) outs(%arg5 : tensor<i32>) -> tensor<i32>
      %7 = linalg.fill ins(%extracted : i32) outs(%6 : tensor<i32>) -> tensor<i32>
      %8 = linalg.copy ins(%7 : tensor<i32>) outs(%arg4 : tensor<i32>) -> tensor<i32>
      scf.yield %3, %8, %7 : index, tensor<i32>, tensor<i32>
    }
    return %1#1, %1#2, %arg0, %0, %1#0 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, index
  }
}

