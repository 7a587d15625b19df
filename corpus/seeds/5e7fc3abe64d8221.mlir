// bufdiff-profile: calls
// bufdiff-choices: 1291a10c0bae9e361ba73500ea8aeff8bcdf32585243afa7244305436caa1a092accd39e65b6339a
// bufdiff-choices: 5f28334ab6e08168aac4d1d08ce71e751203a3e4e38ea0a9dc22fabe1ccfbcb5386108d7d7b9ca92
// bufdiff-choices: c1b2a12faf41a2a25e97b9eb8546465f16863ff30a48a204e97caf2b9f9a9b38cf4ed34a9177e6ba
// bufdiff-choices: 624a47be5949ad3312dd721825bdb5765ebf0cb3b35c358260fe2be74ddccdde5a07e27a741a9668
// bufdiff-choices: 853a9322041f249624bfc00907fd89af03110726f4a16f0a630703795d23b13337207bfffc90fffb
// bufdiff-choices: 433194e3948b194cb419ebcafe838ed4e2c2db186ee5bdf2c99bc563d07c9e4cf00d3f8ed05b0ea2
// bufdiff-choices: f1af18cda0abc166b0deb1059bb8
// bufdiff-features: 2917 3579 4236 4752 4784 9479 9768 10370 11556 12170 12760 13233 14454 14545
// bufdiff-features: 14884 15671 15751 18322 18480 19419 20023 21760 22095 22280 24184 26568 27725
// bufdiff-features: 29839 29968 30666 34167 34233 34399 36784 38528 38783 40070 40712 42344 43942
// bufdiff-features: 44709 46203 46276 47602 48598 52558 52900 52928 53252 53469 54385 55113 59189
// bufdiff-features: 59347 60686 61169 61480 61628 62608 63800 64119 64235 66422 66974 68355 69965
// bufdiff-features: 70544 71306 71701 71851 73289 73802 74057 74471 74504 74676 77283 78283 81736
// bufdiff-features: 82011 83493 84392 84585 85673 85843 86125 86459 86844 89250 90070 90543 90777
// bufdiff-features: 91248 93255 97924 98501 99383 99757 103056 103851 104931 106321 106819 108012
// bufdiff-features: 108210 110379 110780 111053 112712 112929 113490 113940 116148 117183 117235
// bufdiff-features: 117724 118698 119068 119340 121626 121726 122360 122575 122865 124839 124945
// bufdiff-features: 128355 128915 129117 129946 133446 136056 137045 137235 138476 140906 141726
// bufdiff-features: 142040 142084 146253 146512 148647 149193 149330 149672 150818 155898 157034
// bufdiff-features: 157774 158120 158897 159210 159507 159895 162945 162948 163687 164481 165373
// bufdiff-features: 165636 165719 166169 166835 166946 168323 168387 168858 172127 172371 172832
// bufdiff-features: 173354 173422 173758 174275 177355 178067 178560 180258 181522 181789 183114
// bufdiff-features: 183813 184030 184962 186959 187159 187954 188571 188790 192374 192422 192628
// bufdiff-features: 193747 193888 194682 194714 196031 196359 197837 198447 198820 198889 200004
// bufdiff-features: 200065 200685 201059 201095 203158 203746 205072 205434 205689 208285 210461
// bufdiff-features: 211044 213275 213339 214143 214597 215188 215938 216555 216969 217103 217899
// bufdiff-features: 220558 221154 221162 223687 225759 227372 227395 227536 228390 228519 229273
// bufdiff-features: 230081 230293 230640 231722 234488 235375 240158 246543 247272 247660 248929
// bufdiff-features: 250278 250948 251560 252466 252539 254462 254725 255556 255729 256396 257210
// bufdiff-features: 258053 258239 258994 259840 260364 260450 261091
module {
  func.func @f1(%arg0: tensor<?x?xf32>, %arg1: i64) -> tensor<?x?xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func private @f2(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %c42_i64 = arith.constant 42 : i64
    %0 = call @f1(%arg0, %c42_i64) : (tensor<?x?xf32>, i64) -> tensor<?x?xf32>
    %1 = linalg.rsqrt ins(%arg1 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %generated = tensor.generate %dim, %dim {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %3 = arith.index_cast %arg3 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.index_cast %arg4 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.index_cast %arg5 : index to i64
      %8 = arith.sitofp %7 : i64 to f32
      %9 = arith.mulf %4, %6 : f32
      %10 = arith.addf %9, %8 : f32
      tensor.yield %10 : f32
    } : tensor<?x?x2xf32>
    %reduced = linalg.reduce ins(%generated : tensor<?x?x2xf32>) outs(%0 : tensor<?x?xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %3 = arith.subf %in, %init : f32
        linalg.yield %3 : f32
      }
    %2 = bufferization.alloc_tensor() copy(%arg1) : tensor<?x?xf32>
    return %1, %2, %reduced : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @main(%arg0: tensor<4x3xf32>, %arg1: f32) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %cst = arith.constant 3.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<1x1xf32>
    %cast = tensor.cast %from_elements : tensor<1x1xf32> to tensor<?x?xf32>
    %0:3 = call @f2(%cast, %cast, %cast) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
    %collapsed = tensor.collapse_shape %0#0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %0#1, %arg4 = %0#2) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
      %2 = bufferization.alloc_tensor() : tensor<4x3xf32>
      %c3 = arith.constant 3 : index
      %inserted = tensor.insert %arg1 into %2[%c3, %arg2] : tensor<4x3xf32>
      %3 = arith.cmpi ne, %arg2, %c3 : index
      %4 = scf.if %3 -> (tensor<?x?xf32>) {
        %extracted = tensor.extract %arg4[%c0, %c0] : tensor<?x?xf32>
        %extracted_slice = tensor.extract_slice %arg0[%c2, 0] [%c1, %c1] [1, 1] : tensor<4x3xf32> to tensor<?x?xf32>
        %6 = linalg.min ins(%extracted_slice, %arg3 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg4 : tensor<?x?xf32>) -> tensor<?x?xf32>
        scf.yield %6 : tensor<?x?xf32>
      } else {
        scf.yield %arg4 : tensor<?x?xf32>
      }
      %5 = func.call @step3(%arg3) : (tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %5, %4 : tensor<?x?xf32>, tensor<?x?xf32>
    }
    return %collapsed, %1#0, %1#1 : tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func private @step3(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[%c0, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<?x?xf32>
    %cast = tensor.cast %1 : tensor<1xf32> to tensor<?xf32>
    %broadcasted = linalg.broadcast ins(%cast : tensor<?xf32>) outs(%inserted_slice : tensor<?x?xf32>) dimensions = [1] 
    return %broadcasted : tensor<?x?xf32>
  }
}

