// bufdiff-profile: loops
// bufdiff-choices: 38d273e4aa1634c331e177ffe036813b3f6f40e86a9b5860c0b98cedf5d5ed58831a105304087f4f
// bufdiff-choices: b8c7c32b5a36830af6cc4a3c2a181e13d31ccb4a42f0ed3283654020bfcdfc432c88e7daedb154aa
// bufdiff-choices: 88656fa522be036fffafc5271f2c7bfab489d2704b7e88804a1e681194cb4f195acd9e65036cb6a4
// bufdiff-choices: faa278bfbd825bdeacafd61f435f72fa7991c202f94e42b567dc4d91a54e92d03c6cbe08376de434
// bufdiff-choices: 02b7a90e0dae9893ecc7ef7827f652f9bf9834ee976ef4204d6b892caea00d86d66d0796ff4957f8
// bufdiff-choices: cb97a9f82762e62278b8617222875e494f0c2e72a56771e892303066ead8a25e45e07d4947d148a0
// bufdiff-choices: b1e83640eb4631a19b60ca5457a016dcc40604f59d5cc3955b79be0aeaa4e0afd52624adf3432824
// bufdiff-features: 76 2270 2461 3579 4018 4958 5187 5619 8235 9479 10872 11441 11923 12560 13424
// bufdiff-features: 13915 14704 14925 15751 15893 17470 17919 18166 18984 19166 20088 20237 21044
// bufdiff-features: 21883 22280 26663 26922 27123 27766 28556 29595 29839 30301 30625 30666 32809
// bufdiff-features: 34022 34167 35610 36773 36936 37183 37672 39150 39540 40712 41984 43942 45031
// bufdiff-features: 46203 46993 47230 48598 52322 52573 52900 53016 54964 55113 55182 55234 55264
// bufdiff-features: 55270 55382 56404 59620 63071 64601 65133 65814 66797 67276 67517 68355 69875
// bufdiff-features: 70544 71306 73428 74914 76339 76953 80036 82135 83412 84922 85047 85843 87923
// bufdiff-features: 88267 88958 89178 89250 89732 90585 91368 94297 95056 95407 95603 96353 97053
// bufdiff-features: 99383 101342 101753 102034 103108 103673 103851 104433 107092 107947 108416
// bufdiff-features: 108733 109187 109923 109949 110162 110780 110816 112929 113940 115127 117766
// bufdiff-features: 118221 120393 121632 123996 125963 126927 127997 128817 129290 129517 129849
// bufdiff-features: 129878 130574 130942 131306 131567 131851 132164 133756 136030 136077 136987
// bufdiff-features: 137045 137523 138167 140778 142393 142610 143387 149674 150717 151520 151591
// bufdiff-features: 151936 151967 152616 152620 153293 153780 155698 156460 156807 157120 157546
// bufdiff-features: 158120 158897 159596 159796 160138 160327 160756 162799 163203 163975 164679
// bufdiff-features: 164709 165636 165719 166169 166350 167086 167513 167614 169982 170082 171261
// bufdiff-features: 174243 174571 177323 178165 179814 180523 181182 182044 183114 183227 184030
// bufdiff-features: 185196 185729 186942 188604 188790 190426 191076 192411 193290 195129 195183
// bufdiff-features: 196031 198432 198447 198460 200350 202241 203352 204292 204797 204803 205162
// bufdiff-features: 205434 205689 205953 207081 207124 207268 207442 208670 209883 210281 210461
// bufdiff-features: 211044 212549 212565 212779 213275 213455 214073 218064 218211 218657 220223
// bufdiff-features: 221162 222330 225490 225999 226357 227044 227090 230081 230584 230640 230810
// bufdiff-features: 232341 233276 234332 234718 235325 236024 240158 242100 245458 246460 246543
// bufdiff-features: 246962 250917 252466 252543 253740 253836 255896 256688 256926 257251 257367
// bufdiff-features: 258184 259528 260616 261714
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %extracted = tensor.extract %arg1[] : tensor<i32>
    %0 = linalg.fill ins(%extracted : i32) outs(%arg1 : tensor<i32>) -> tensor<i32>
    %1:3 = call @f1(%0, %0, %0, %0) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, index)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %2:2 = scf.while (%arg2 = %c0, %arg3 = %1#0) : (index, tensor<i32>) -> (index, tensor<i32>) {
      %c3 = arith.constant 3 : index
      %3:3 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %arg3, %arg6 = %1#0, %arg7 = %arg1) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
        %5 = linalg.fill ins(%extracted : i32) outs(%arg1 : tensor<i32>) -> tensor<i32>
        %extracted_0 = tensor.extract %arg7[] : tensor<i32>
        %6 = tensor.empty() : tensor<i1>
        %true = arith.constant true
        %7 = linalg.fill ins(%true : i1) outs(%6 : tensor<i1>) -> tensor<i1>
        %cst = arith.constant dense<127> : tensor<i32>
        %8 = linalg.select ins(%7, %cst, %arg1 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%arg7 : tensor<i32>) -> tensor<i32>
        %9 = linalg.copy ins(%cst : tensor<i32>) outs(%arg6 : tensor<i32>) -> tensor<i32>
        %10 = arith.cmpi uge, %arg2, %1#2 : index
        %11 = scf.if %10 -> (tensor<i32>) {
          %extracted_1 = tensor.extract %arg5[] : tensor<i32>
          %12 = linalg.fill ins(%extracted : i32) outs(%arg5 : tensor<i32>) -> tensor<i32>
          %extracted_2 = tensor.extract %12[] : tensor<i32>
          %13 = linalg.sub ins(%5, %8 : tensor<i32>, tensor<i32>) outs(%12 : tensor<i32>) -> tensor<i32>
          scf.yield %13 : tensor<i32>
        } else {
          %12 = linalg.copy ins(%arg1 : tensor<i32>) outs(%arg5 : tensor<i32>) -> tensor<i32>
          %extracted_1 = tensor.extract %12[] : tensor<i32>
          %13 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%12 : tensor<i32>) {
          ^bb0(%out: i32):
            %c3_i32 = arith.constant 3 : i32
            %14 = arith.addi %out, %c3_i32 : i32
            %c7_i32 = arith.constant 7 : i32
            %15 = arith.divui %14, %c7_i32 : i32
            linalg.yield %15 : i32
          } -> tensor<i32>
          scf.yield %13 : tensor<i32>
        }
        scf.yield %11, %9, %8 : tensor<i32>, tensor<i32>, tensor<i32>
      }
      %4 = arith.cmpi ult, %arg2, %c2 : index
      scf.condition(%4) %arg2, %arg3 : index, tensor<i32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<i32>):
      %3 = arith.addi %arg2, %c1 : index
      %inserted = tensor.insert %extracted into %arg3[] : tensor<i32>
      %extracted_0 = tensor.extract %inserted[] : tensor<i32>
      %4 = linalg.fill ins(%extracted : i32) outs(%inserted : tensor<i32>) -> tensor<i32>
      scf.yield %3, %4 : index, tensor<i32>
    }
    return %1#1, %2#1 : tensor<i32>, tensor<i32>
  }
  func.func private @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> (tensor<i32>, tensor<i32>, index) {
    %mapped = linalg.map { arith.maxui } ins(%arg0, %arg2 : tensor<i32>, tensor<i32>) outs(%arg3 : tensor<i32>)
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%mapped, %arg3 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.for %arg4 = %c1 to %c7 step %c2 iter_args(%arg5 = %arg3, %arg6 = %c0) -> (tensor<i32>, index) {
      %c127_i32 = arith.constant 127 : i32
      %inserted = tensor.insert %c127_i32 into %arg5[] : tensor<i32>
      %extracted = tensor.extract %inserted[] : tensor<i32>
      %2 = linalg.fill ins(%extracted : i32) outs(%inserted : tensor<i32>) -> tensor<i32>
      scf.yield %2, %arg6 : tensor<i32>, index
    }
    return %0, %1#0, %1#1 : tensor<i32>, tensor<i32>, index
  }
}

