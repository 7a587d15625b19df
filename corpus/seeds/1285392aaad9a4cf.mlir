// bufdiff-profile: loops
// bufdiff-choices: 38d273e4aa1634c331e177ffe036813b3f6f40e86a9b5860c0b98cedf5d5ed58831a105304087f4f
// bufdiff-choices: b8c7c32b5a36830af6cc4a3c2a181e13d31ccb4a42f0ed3283654020bfcdfc432c88e7daedb154aa
// bufdiff-choices: 88656fa522be036fffafc5271f2c7bfab489d2704b7e88804a1e681194cb4f195acd9e65036cb6a4
// bufdiff-choices: faa278bfbd825bdeacafd61f435f72fa7991c202f94e42b567dc4d91a54e92d03c6cbe08376de434
// bufdiff-choices: 02b7a90e0dae9893ecc7ef7827f652f9bf9834ee976ef4204d6b892caea00d86d66d0796ff4957f8
// bufdiff-choices: cb97a9f82762e62278b8617222875e494f0c2e72a56771e892303066ead8a2
// bufdiff-features: 3217 3579 4958 6136 7541 8235 9399 9479 10872 13424 14109 14454 14884 14925
// bufdiff-features: 15751 15893 18166 19419 19545 19606 22280 23373 26922 27123 27869 28464 28556
// bufdiff-features: 29130 30301 30666 31747 34167 35610 36941 37183 38702 38783 39150 40712 44522
// bufdiff-features: 44839 46203 46993 47230 48598 48974 50665 52322 52558 53779 54964 55113 55561
// bufdiff-features: 56404 56592 61482 63168 64235 64601 65133 65950 66560 67276 68355 69875 71050
// bufdiff-features: 71306 73797 73802 74720 76245 76540 77129 77913 79565 80036 80144 84922 85047
// bufdiff-features: 85843 87495 88008 88219 88486 88958 89178 90543 90585 91303 96353 97059 97715
// bufdiff-features: 99383 102034 103673 106096 107440 108038 109187 109923 110780 110816 112929
// bufdiff-features: 113940 115728 115801 117235 117508 117766 118234 119764 121632 122163 125901
// bufdiff-features: 126927 128817 129878 131306 138167 139901 139994 140778 140879 144513 144575
// bufdiff-features: 146172 146451 146512 147436 150313 151936 152226 153293 153896 155698 155898
// bufdiff-features: 156460 157120 158529 159796 159846 162819 163203 164709 165636 165719 165817
// bufdiff-features: 167086 167197 169543 169982 172118 173166 174243 174571 175888 177642 178165
// bufdiff-features: 180854 181355 182675 184030 187596 188175 188604 188790 192411 193290 195129
// bufdiff-features: 196031 196632 197392 197695 197837 198432 198729 199145 200350 201601 202241
// bufdiff-features: 202795 203246 203352 204280 205100 205434 205689 207081 207124 207442 208556
// bufdiff-features: 208797 210281 210351 210461 212549 212565 212779 213455 215007 215132 215707
// bufdiff-features: 216061 218064 218657 220223 221162 225759 226357 227504 227654 228390 229360
// bufdiff-features: 230081 232323 233276 235325 237042 240148 240158 242307 243967 244997 245458
// bufdiff-features: 245770 246303 246460 246543 250917 251992 252466 254125 256688
module {
  func.func @main(%arg0: tensor<i32>, %arg1: index) -> tensor<i32> {
    %0 = call @f1(%arg0, %arg0, %arg0, %arg0) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c4 = arith.constant 4 : index
    %1 = arith.remui %arg1, %c4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg2 = %c0 to %1 step %c1 iter_args(%arg3 = %0) -> (tensor<i32>) {
      %c2 = arith.constant 2 : index
      %3:2 = scf.while (%arg4 = %c0, %arg5 = %arg3) : (index, tensor<i32>) -> (index, tensor<i32>) {
        %5 = tensor.empty(%c2) : tensor<?x2xindex>
        %6 = linalg.fill ins(%arg2 : index) outs(%5 : tensor<?x2xindex>) -> tensor<?x2xindex>
        %cst_0 = arith.constant dense<[[8, 9], [10, 11]]> : tensor<2x2xindex>
        %cast = tensor.cast %cst_0 : tensor<2x2xindex> to tensor<2x?xindex>
        %transposed = linalg.transpose ins(%cast : tensor<2x?xindex>) outs(%6 : tensor<?x2xindex>) permutation = [1, 0] 
        %7 = arith.cmpi ult, %arg4, %c2 : index
        scf.condition(%7) %arg4, %arg5 : index, tensor<i32>
      } do {
      ^bb0(%arg4: index, %arg5: tensor<i32>):
        %5 = func.call @f1(%arg3, %arg3, %arg5, %arg3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %6 = func.call @f1(%5, %5, %5, %arg5) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %cst_0 = arith.constant dense<127> : tensor<i32>
        %7 = func.call @f1(%0, %cst_0, %cst_0, %cst_0) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %8 = arith.addi %arg4, %c1 : index
        %extracted = tensor.extract %arg5[] : tensor<i32>
        %inserted = tensor.insert %extracted into %arg5[] : tensor<i32>
        %extracted_1 = tensor.extract %inserted[] : tensor<i32>
        %9 = linalg.fill ins(%extracted : i32) outs(%inserted : tensor<i32>) -> tensor<i32>
        scf.yield %8, %9 : index, tensor<i32>
      }
      %cst = arith.constant dense<6> : tensor<i32>
      %4 = linalg.copy ins(%cst : tensor<i32>) outs(%arg3 : tensor<i32>) -> tensor<i32>
      scf.yield %4 : tensor<i32>
    }
    return %2 : tensor<i32>
  }
  func.func private @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i32> {
    %mapped = linalg.map { arith.maxui } ins(%arg0, %arg2 : tensor<i32>, tensor<i32>) outs(%arg3 : tensor<i32>)
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%mapped, %arg3 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %arg3(%from_elements) : (tensor<i32>, tensor<1xindex>) -> tensor<1xi32>
    return %0 : tensor<i32>
  }
}

