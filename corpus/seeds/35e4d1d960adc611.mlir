// bufdiff-profile: idioms
// bufdiff-choices: 50006b237011da0265f8798200772400ce6b3e42aff5e1926c8b49fec4e5cf333bf0cb9566b7f0e4
// bufdiff-choices: eb75743bbc2ceac33551425ba3265138fbf70ebeb35f251693b10aa6afcaadfdb1e37f90df2ae482
// bufdiff-choices: 8739c61a85304ddbe49e29fe9758bbb84224760bafac525f5f12d67d53dc39dba925dd36b09120ad
// bufdiff-choices: a2963dd0234defedda5d124bcf054a538831c28f54178d47650faafb29c26736dd5f9c77f880d853
// bufdiff-choices: 8d22cb264fd7c0a8f7ec0c82303b6064bb3d27b86d04a7542e27bb99366f429866dc04b0484e5c92
// bufdiff-choices: 16be3f15bde857ede35161654a6da7608d66a3007282fffa6f450e7b5c1f4201b93063281eccf780
// bufdiff-choices: 021aad0893e63832e59817fb9d658fbb05f6d6e3e82d6258a20151017172d5b544c9135080bf2a0c
// bufdiff-choices: aa2a629a954628a934fb4633134ecc1fa3cf
// bufdiff-features: 6 2898 3041 3579 6002 7384 9479 10872 11124 13233 13390 14454 14483 14925 15751
// bufdiff-features: 16048 17255 18486 18952 19769 20237 21140 21382 21609 22030 22095 22161 22280
// bufdiff-features: 23787 24320 26477 26546 26568 26922 27123 28564 28724 29966 30666 34159 34167
// bufdiff-features: 36784 36936 38520 39540 39927 40712 42344 42467 43258 43309 43442 43631 45031
// bufdiff-features: 46203 47392 47554 49092 49800 50894 52322 52558 52900 53244 53252 55113 55276
// bufdiff-features: 55472 60025 60384 60686 61896 63071 63800 64119 64235 65726 66422 68355 68614
// bufdiff-features: 70301 70544 71050 71168 71415 72413 73802 73845 74057 74422 74507 75361 76677
// bufdiff-features: 76700 76820 77283 78697 80179 81736 82135 82723 83112 85843 86125 87199 88486
// bufdiff-features: 88958 89250 89696 89780 90543 91289 93255 94961 95407 97480 97582 98291 99383
// bufdiff-features: 101342 102921 104931 107035 107412 107425 109949 110085 110162 110552 110780
// bufdiff-features: 112929 113940 115728 115801 116039 117151 117206 117235 117618 117779 119356
// bufdiff-features: 119764 120049 122967 123301 125908 126320 127096 127813 128916 129278 130824
// bufdiff-features: 130933 134766 137105 137637 140479 141758 141834 141891 142349 142393 142610
// bufdiff-features: 146512 146991 147436 148401 150313 150580 151758 151936 152226 152841 153293
// bufdiff-features: 154764 155898 156154 156460 158120 158897 160756 161940 163687 165636 165719
// bufdiff-features: 165817 166169 166946 168858 171204 173166 174977 175723 177355 177905 178549
// bufdiff-features: 181094 182135 184030 186959 187596 188175 188790 189416 195048 196031 196787
// bufdiff-features: 197125 197736 197837 198003 198460 201059 201601 202241 203352 203746 204620
// bufdiff-features: 204679 205434 205689 207124 207400 208944 209102 210022 210301 210351 210406
// bufdiff-features: 210461 213275 213596 214975 215707 215959 216469 218127 218863 220181 222601
// bufdiff-features: 225759 226113 226580 226659 226777 227372 230081 230329 230584 231470 231537
// bufdiff-features: 233762 235325 236087 237680 239241 239758 240539 242101 242306 245619 246543
// bufdiff-features: 246783 248581 249465 251718 251992 252161 252466 252539 256112 256235 258625
// bufdiff-features: 258906 259840 260130 261059 261082 261091
module {
  func.func private @f2(%arg0: tensor<?x2xi32>, %arg1: i32, %arg2: tensor<2x2xi32>, %arg3: tensor<2x2xi32>) -> tensor<2x2xi32> {
    %cst = arith.constant dense<-3> : tensor<2x2xi32>
    %mapped = linalg.map ins(%arg3, %cst, %arg2 : tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) outs(%arg3 : tensor<2x2xi32>)
      (%in: i32, %in_0: i32, %in_1: i32, %init: i32) {
        %0 = arith.subi %in, %in_0 : i32
        %c6_i32 = arith.constant 6 : i32
        %1 = arith.shrsi %0, %c6_i32 : i32
        %2 = arith.cmpi ule, %1, %in_1 : i32
        %3 = arith.select %2, %1, %in_1 : i32
        linalg.yield %3 : i32
      }
    return %mapped : tensor<2x2xi32>
  }
  func.func @f1(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
    %c2_i32 = arith.constant 2 : i32
    %c11_i32 = arith.constant 11 : i32
    %from_elements = tensor.from_elements %c2_i32, %c2_i32, %c11_i32, %c2_i32 : tensor<2x2xi32>
    %0 = linalg.matmul ins(%arg1, %from_elements : tensor<2x2xi32>, tensor<2x2xi32>) outs(%arg1 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c0, %c1] : tensor<2x2xi32>
    %c42_i32 = arith.constant 42 : i32
    %1 = arith.cmpi uge, %extracted, %c42_i32 : i32
    %2 = arith.index_castui %1 : i1 to index
    %3 = scf.index_switch %2 -> tensor<2x2xi32> 
    case 0 {
      %4 = arith.index_cast %extracted : i32 to index
      %c2 = arith.constant 2 : index
      %5 = arith.remui %4, %c2 : index
      %inserted = tensor.insert %c11_i32 into %arg0[%c1, %5] : tensor<2x2xi32>
      scf.yield %inserted : tensor<2x2xi32>
    }
    case 1 {
      %4 = tensor.empty() : tensor<2x2xi1>
      %5 = linalg.fill ins(%1 : i1) outs(%4 : tensor<2x2xi1>) -> tensor<2x2xi1>
      %6 = tensor.empty() : tensor<2x2xi32>
      %7 = linalg.fill ins(%extracted : i32) outs(%6 : tensor<2x2xi32>) -> tensor<2x2xi32>
      %8 = linalg.select ins(%5, %7, %arg0 : tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) outs(%arg0 : tensor<2x2xi32>) -> tensor<2x2xi32>
      scf.yield %8 : tensor<2x2xi32>
    }
    case 2 {
      %c2 = arith.constant 2 : index
      %cast = tensor.cast %from_elements : tensor<2x2xi32> to tensor<2x?xi32>
      %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [2, %c2] [1, 1] : tensor<2x?xi32> into tensor<2x2xi32>
      scf.yield %inserted_slice : tensor<2x2xi32>
    }
    default {
      scf.yield %arg0 : tensor<2x2xi32>
    }
    return %from_elements, %3 : tensor<2x2xi32>, tensor<2x2xi32>
  }
  func.func @main(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) {
    %cast = tensor.cast %arg2 : tensor<2x2xi32> to tensor<?x2xi32>
    %c9_i32 = arith.constant 9 : i32
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %4 = arith.index_cast %arg3 : index to i32
      %5 = arith.index_cast %arg4 : index to i32
      %6 = arith.andi %4, %5 : i32
      tensor.yield %6 : i32
    } : tensor<2x2xi32>
    %0 = call @f2(%cast, %c9_i32, %arg2, %generated) : (tensor<?x2xi32>, i32, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %1:2 = call @f1(%arg2, %arg0) : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %1#1) -> (tensor<2x2xi32>) {
      %4 = scf.for %arg5 = %c0 to %arg3 step %c1 iter_args(%arg6 = %arg4) -> (tensor<2x2xi32>) {
        %7 = scf.for %arg7 = %c1 to %c1 step %c1 iter_args(%arg8 = %arg6) -> (tensor<2x2xi32>) {
          %extracted = tensor.extract %arg4[%c1, %arg5] : tensor<2x2xi32>
          %inserted = tensor.insert %c9_i32 into %arg8[%arg3, %c1] : tensor<2x2xi32>
          scf.yield %inserted : tensor<2x2xi32>
        }
        scf.yield %7 : tensor<2x2xi32>
      }
      %5:2 = func.call @f1(%arg4, %arg4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
      %6 = linalg.copy ins(%1#0 : tensor<2x2xi32>) outs(%arg4 : tensor<2x2xi32>) -> tensor<2x2xi32>
      scf.yield %6 : tensor<2x2xi32>
    }
    %cast_0 = tensor.cast %1#1 : tensor<2x2xi32> to tensor<?x2xi32>
    %3 = call @f2(%cast_0, %c9_i32, %1#1, %1#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x2xi32>, i32, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    return %3, %2, %0 : tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>
  }
}

