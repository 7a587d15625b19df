// bufdiff-profile: slices
// bufdiff-choices: 1c339f34b251136e31c0dcd4b49fed076af8ed7c7b264ad4a05b202e5756c0ecb3341edb278bfaa6
// bufdiff-choices: 36a93c68b68aae3ff888d434a1bc7d9d043b1fc9195271ea8b09b303ed33d0cdf1db2454b541e98b
// bufdiff-choices: dd6078676f41c1ecbe89b3b36b793580bdef3b83d54897d8a452bbfa64206e395d92f803a59e065a
// bufdiff-choices: f2298abb686c89a8acceac2dcb2e9e4bc8c9789d12658a3083f80f84c92d0d3c4d66079fbbef4eaa
// bufdiff-choices: e1f5656975136c6f8210add5e3b41aef8832b1d4c2ca2bdb1ad10df1cd8661c2e2972c4a85d0962e
// bufdiff-choices: 5c8e8938cf40
// bufdiff-features: 674 3041 3795 6611 6969 7437 9479 9706 10384 11162 12276 12760 12932 13233
// bufdiff-features: 14454 15424 15751 16682 16926 16960 17893 18255 18486 19100 20023 21140 22095
// bufdiff-features: 22280 22498 23715 24747 25818 26568 28807 29590 29687 29968 30002 30293 30666
// bufdiff-features: 33915 34034 34159 34167 36784 38163 38427 40712 42344 44505 44522 46203 46208
// bufdiff-features: 46502 47392 47762 49635 50894 52322 52558 52807 52900 53180 53252 55113 56698
// bufdiff-features: 58190 59155 61375 61628 64119 64120 64814 65478 66422 67578 68102 68355 68491
// bufdiff-features: 68495 68782 72413 73802 74057 74257 74450 75921 76677 77261 78229 78283 78430
// bufdiff-features: 81443 81736 82011 83441 85843 86125 87695 87862 88999 89203 89780 89812 90767
// bufdiff-features: 92194 92921 93255 93994 97924 99383 99969 100059 100085 103159 103715 104315
// bufdiff-features: 104931 105579 105585 107412 107783 108012 108561 113940 115026 115801 116721
// bufdiff-features: 116732 117206 117336 117752 121682 123204 127238 128126 128916 130135 130933
// bufdiff-features: 132574 133297 134279 137504 138476 141044 141891 142040 142349 142369 143081
// bufdiff-features: 146512 146814 146870 147477 151936 152579 153293 153928 155898 156460 158012
// bufdiff-features: 158120 158856 158897 160119 160505 160604 163581 163687 164472 165141 165636
// bufdiff-features: 165719 167749 169562 170819 171116 171798 173354 173800 174170 174552 177211
// bufdiff-features: 177355 178560 180207 181522 181789 183222 184030 185723 186149 186257 186959
// bufdiff-features: 188845 190142 190438 191888 192628 192771 193773 194714 195407 196031 196048
// bufdiff-features: 197924 198584 198610 198798 198889 200358 200521 204212 207632 208165 208379
// bufdiff-features: 208944 210301 213339 213878 220181 220247 220284 222325 222809 222982 223719
// bufdiff-features: 225246 225389 225827 226777 228061 228936 229951 230081 230293 231722 233685
// bufdiff-features: 234237 235325 235375 236929 236930 237633 239693 240539 242793 242955 244092
// bufdiff-features: 245130 246543 250589 250948 252466 252539 253255 253297 253836 255618 255729
// bufdiff-features: 256112 256247 258143 258331 259785 259840 260161 261833
module {
  func.func @f1(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>, %arg2: tensor<4x4xi64>) -> (tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<4x4xi64>) {
    %mapped = linalg.map ins(%arg1 : tensor<?x?xi64>) outs(%arg1 : tensor<?x?xi64>)
      (%in: i64, %init: i64) {
        %c42_i64 = arith.constant 42 : i64
        %3 = arith.muli %in, %c42_i64 : i64
        linalg.yield %3 : i64
      }
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<?x?xi64>
    %0:2 = scf.forall (%arg3) in (%dim) shared_outs(%arg4 = %mapped, %arg5 = %arg1) -> (tensor<?x?xi64>, tensor<?x?xi64>) {
      %c0_1 = arith.constant 0 : index
      %dim_2 = tensor.dim %arg1, %c0_1 : tensor<?x?xi64>
      %extracted_slice = tensor.extract_slice %arg4[0, %arg3] [%dim_2, 1] [1, 1] : tensor<?x?xi64> to tensor<?x1xi64>
      %inserted_slice = tensor.insert_slice %extracted_slice into %extracted_slice[0, 0] [%dim_2, 1] [1, 1] : tensor<?x1xi64> into tensor<?x1xi64>
      %extracted_slice_3 = tensor.extract_slice %arg1[0, 0] [%dim_2, 1] [1, 1] : tensor<?x?xi64> to tensor<?x1xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_slice into %arg4[0, %arg3] [%dim_2, 1] [1, 1] : tensor<?x1xi64> into tensor<?x?xi64>
        tensor.parallel_insert_slice %extracted_slice_3 into %arg5[0, %arg3] [%dim_2, 1] [1, 1] : tensor<?x1xi64> into tensor<?x?xi64>
      }
    }
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xi64>
    %1 = tensor.empty(%dim_0, %dim) : tensor<?x?xi64>
    %2 = linalg.copy ins(%0#1 : tensor<?x?xi64>) outs(%1 : tensor<?x?xi64>) -> tensor<?x?xi64>
    return %0#0, %2, %arg0, %arg2 : tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<4x4xi64>
  }
  func.func @main(%arg0: tensor<4x4xi64>, %arg1: tensor<4x?xi64>, %arg2: i64) -> (tensor<?x?xi64>, tensor<?x?xi64>, tensor<4x1xi64>, tensor<4x?xi64>, tensor<?x?xi64>, tensor<4x?xi64>) {
    %cast = tensor.cast %arg1 : tensor<4x?xi64> to tensor<?x?xi64>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<4x?xi64>
    %0 = arith.index_cast %arg2 : i64 to index
    %c4 = arith.constant 4 : index
    %1 = arith.remui %0, %c4 : index
    %extracted_slice = tensor.extract_slice %arg1[%1, 0] [1, %dim] [1, 1] : tensor<4x?xi64> to tensor<?xi64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[%c3, 0] [1, %dim] [1, 1] : tensor<?xi64> into tensor<4x?xi64>
    %cast_0 = tensor.cast %arg0 : tensor<4x4xi64> to tensor<?x?xi64>
    %2:4 = call @f1(%cast, %cast_0, %arg0) : (tensor<?x?xi64>, tensor<?x?xi64>, tensor<4x4xi64>) -> (tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<4x4xi64>)
    %extracted_slice_1 = tensor.extract_slice %2#3[0, %c3] [4, 1] [1, 1] : tensor<4x4xi64> to tensor<4x1xi64>
    %3 = scf.execute_region -> tensor<4x?xi64> {
      %4 = arith.index_cast %arg2 : i64 to index
      %5 = arith.remui %4, %c4 : index
      %6 = tensor.empty() : tensor<4x1xi64>
      %extracted = tensor.extract %2#1[%c3, %c3] : tensor<?x?xi64>
      %7 = linalg.fill ins(%extracted : i64) outs(%6 : tensor<4x1xi64>) -> tensor<4x1xi64>
      %inserted_slice_2 = tensor.insert_slice %7 into %2#3[0, %5] [4, 1] [1, 1] : tensor<4x1xi64> into tensor<4x4xi64>
      %cast_3 = tensor.cast %cast : tensor<?x?xi64> to tensor<4x?xi64>
      scf.yield %cast_3 : tensor<4x?xi64>
    }
    return %2#0, %2#2, %extracted_slice_1, %3, %2#1, %inserted_slice : tensor<?x?xi64>, tensor<?x?xi64>, tensor<4x1xi64>, tensor<4x?xi64>, tensor<?x?xi64>, tensor<4x?xi64>
  }
}

