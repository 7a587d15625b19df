// bufdiff-profile: types
// bufdiff-choices: 3d569937c30d61296a232bc174f24078e9ad4fa5010d9df89714750c2f0d2e2f6a6c6cef6b8ce943
// bufdiff-choices: 4a70520fd56dcec8aba47fd02db0eb4561409d378a0eb044e3022716bc424337ae4a1cf5c21b953f
// bufdiff-choices: b652e4be8755eccc8a7df15bb67f642e46e69c72e2d620ca8af2bc129e463d52261bf49f2d053470
// bufdiff-choices: 4b03096d6a0874885a216a0f0037128ac60db33cee2ee9b554ab3832c076888b62dac58f099b0bfe
// bufdiff-choices: ed70664a40146c0c02ca43694045b04dd117c7e00b96c3bf457f0fff963fbe923da58c75292d6105
// bufdiff-choices: 0c5de0950f0ab0bc2678e74a9395f0a863239ffad40a8713f7341e96b70baff124c446e984e4a005
// bufdiff-choices: 0ad5163207e262ba4eaded6a25d65d010987ff7d3a67866ecdd1dfa1e84ff665be22debbeae334b6
// bufdiff-choices: 36fbb8
// bufdiff-features: 1150 3027 3579 5075 6666 6831 9479 11162 11556 12133 12170 13074 13233 14454
// bufdiff-features: 14884 15671 15751 16682 19100 19419 21579 22280 22801 22957 23169 24184 24268
// bufdiff-features: 26568 29590 30891 31864 32232 34167 36784 38783 40712 42344 42984 43942 46203
// bufdiff-features: 46208 47141 47392 47554 49635 51313 52062 52322 52558 52807 52900 52928 53244
// bufdiff-features: 53469 53504 53530 53716 59347 61375 61944 63800 64119 64120 64235 64370 65726
// bufdiff-features: 66422 68355 68390 69965 71851 73802 74057 74864 76328 77283 77823 78430 79099
// bufdiff-features: 81502 81736 83194 86125 86844 86866 88732 89780 90543 90777 91248 97924 98373
// bufdiff-features: 98501 99383 103851 104315 104931 105700 105750 110552 111232 112929 113041
// bufdiff-features: 113239 116732 117183 117235 117724 125908 125921 127238 127813 132156 134279
// bufdiff-features: 136269 137637 138919 139087 140645 141044 141891 142040 142393 146512 148647
// bufdiff-features: 150313 151292 151936 153293 153928 155898 156460 157496 158012 158120 158897
// bufdiff-features: 159507 160349 160954 160967 163687 165340 165373 165695 165719 166037 166361
// bufdiff-features: 167793 171204 171369 171879 172127 173166 175664 176031 176399 176774 177355
// bufdiff-features: 177904 180465 181522 184030 185723 186959 187596 187886 188790 190142 192628
// bufdiff-features: 192771 193747 193773 194714 195820 196349 197738 197837 198460 199305 201059
// bufdiff-features: 201701 202241 203746 205434 208165 210246 210301 210461 211058 211547 211884
// bufdiff-features: 212111 213254 214325 214597 215959 217899 220098 223640 224443 225759 227838
// bufdiff-features: 228390 228936 230081 230810 235325 239798 242793 242988 243872 243989 246543
// bufdiff-features: 246783 247062 247732 250948 251946 252379 252539 253297 253836 255556 256112
// bufdiff-features: 258143 258994 259510 259528 259840 259851 260534
module {
  func.func @f1(%arg0: tensor<6x4xi5>) -> (tensor<?x?xi5>, tensor<6x4xi5>, tensor<6x3xi5>, i1) {
    %mapped = linalg.map ins(%arg0 : tensor<6x4xi5>) outs(%arg0 : tensor<6x4xi5>)
      (%in: i5, %init: i5) {
        %c2_i5 = arith.constant 2 : i5
        %3 = arith.addi %in, %c2_i5 : i5
        linalg.yield %3 : i5
      }
    %extracted_slice = tensor.extract_slice %mapped[0, 0] [6, 3] [1, 1] : tensor<6x4xi5> to tensor<6x3xi5>
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c6, %c4) : tensor<?x?xi5>
    %1 = linalg.copy ins(%mapped : tensor<6x4xi5>) outs(%0 : tensor<?x?xi5>) -> tensor<?x?xi5>
    %2 = bufferization.alloc_tensor() copy(%arg0) : tensor<6x4xi5>
    %true = arith.constant true
    return %1, %2, %extracted_slice, %true : tensor<?x?xi5>, tensor<6x4xi5>, tensor<6x3xi5>, i1
  }
  func.func @main(%arg0: tensor<2xi1> {bufferization.writable = false}, %arg1: tensor<6x4xi5>, %arg2: memref<2xi1>) -> (tensor<?x?xi5>, tensor<?x4xi5>, tensor<?x3xi5>, tensor<2xi1>, tensor<2xi1>, i1) {
    bufferization.materialize_in_destination %arg0 in restrict writable %arg2 : (tensor<2xi1>, memref<2xi1>) -> ()
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg0) -> (tensor<6x4xi5>, tensor<2xi1>) {
      %extracted = tensor.extract %arg1[%c2, %arg3] : tensor<6x4xi5>
      %inserted_slice = tensor.insert_slice %arg5 into %arg0[0] [2] [1] : tensor<2xi1> into tensor<2xi1>
      %2 = func.call @step2(%arg5) : (tensor<2xi1>) -> tensor<2xi1>
      scf.yield %arg4, %2 : tensor<6x4xi5>, tensor<2xi1>
    }
    %cst = arith.constant dense<false> : tensor<2x2xi1>
    %reduced = linalg.reduce ins(%cst : tensor<2x2xi1>) outs(%0#1 : tensor<2xi1>) dimensions = [1] 
      (%in: i1, %init: i1) {
        %2 = arith.addi %in, %init : i1
        linalg.yield %2 : i1
      }
    %1:4 = call @f1(%0#0) : (tensor<6x4xi5>) -> (tensor<?x?xi5>, tensor<6x4xi5>, tensor<6x3xi5>, i1)
    %cast = tensor.cast %1#1 : tensor<6x4xi5> to tensor<?x4xi5>
    %cast_0 = tensor.cast %1#2 : tensor<6x3xi5> to tensor<?x3xi5>
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<2xi1> to tensor<2xi1>
    return %1#0, %cast, %cast_0, %extracted_slice, %reduced, %1#3 : tensor<?x?xi5>, tensor<?x4xi5>, tensor<?x3xi5>, tensor<2xi1>, tensor<2xi1>, i1
  }
  func.func private @step2(%arg0: tensor<2xi1>) -> tensor<2xi1> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<false> : tensor<1xi1>
    %inserted_slice = tensor.insert_slice %cst into %arg0[%c1] [1] [1] : tensor<1xi1> into tensor<2xi1>
    return %inserted_slice : tensor<2xi1>
  }
}

