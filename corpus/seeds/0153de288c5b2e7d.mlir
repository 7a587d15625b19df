// bufdiff-profile: idioms
// bufdiff-choices: 696357ec3de0f501b72c5d43c0310ee51a920a1601e76b4e4ab5083e625f58d7507b7e753c2234ce
// bufdiff-choices: 0ddba90c6dba506dfca47196826493055b1113f88ff8ed07e7667a0b9f7583c34c450f554c18254f
// bufdiff-choices: f0598632eba41925e44b154a3fee91b6cc40e69f509acf19d9748c6d413bc17b1cfaf206a856031f
// bufdiff-choices: 0a0e6bc7a221dcc99a1271321f2e3a361a601d1c4db7df45d31b6a6f2d99a29446897b36ca3e9292
// bufdiff-choices: 8551a73ed376f146ecb9550473cbf593323f60d96a8abec05db0886b2024d40a87f40f61b2469875
// bufdiff-choices: 3f3c5c8c34e3ea6d2f6e3d903ca6e33dd041ce19e68a9a4d0927f61d23cc71168bb929363bff0e
// bufdiff-features: 729 2898 2945 3579 5187 6360 6611 6666 8130 9479 11037 11162 12305 12932 13233
// bufdiff-features: 15751 16682 16740 18822 20261 20749 22280 23749 24259 24747 26568 28512 28814
// bufdiff-features: 29590 29627 29968 30293 30666 30891 31543 34167 34937 36011 36784 37516 38783
// bufdiff-features: 39674 40712 41090 42344 42467 42858 43092 44505 44522 45031 46203 46993 47311
// bufdiff-features: 47392 47554 48598 48974 48991 49635 50894 52062 52322 52900 53180 53252 53469
// bufdiff-features: 54461 54998 55276 55561 56599 58973 59347 61375 63071 63800 63929 64120 64235
// bufdiff-features: 64435 65726 66422 66995 68355 68555 71306 73802 74057 74255 74864 76953 77253
// bufdiff-features: 77389 77491 78180 78235 78283 78430 79184 80290 81047 81467 81736 81956 82135
// bufdiff-features: 83194 84585 85843 86125 86844 87862 88532 88635 88732 89110 89250 89780 89812
// bufdiff-features: 90198 91248 92194 93171 94187 94696 95407 96352 96431 98291 98501 99228 99383
// bufdiff-features: 100025 100059 104315 104931 105579 107412 107425 107783 108012 109732 110162
// bufdiff-features: 110780 110952 112929 113142 113239 113920 114541 117151 117235 117766 118084
// bufdiff-features: 119340 124626 127096 127813 128916 130824 131306 132723 133364 134279 137045
// bufdiff-features: 137343 139704 142040 142393 144120 144241 144761 145087 146512 147477 147747
// bufdiff-features: 149846 149892 150313 151588 152226 153293 155465 156191 156460 158120 158897
// bufdiff-features: 159421 159430 160349 160756 161779 162819 163044 163471 163687 164709 165636
// bufdiff-features: 165695 165719 166169 166456 167164 168377 168403 168766 168858 169982 171551
// bufdiff-features: 173152 173354 174170 174281 174734 177167 177211 177226 177904 178067 178549
// bufdiff-features: 178560 179105 179647 179915 180207 181789 182587 183703 184030 185252 185275
// bufdiff-features: 186030 186149 186959 188790 189391 190142 192422 192628 192771 194134 194255
// bufdiff-features: 194682 194714 195407 196031 196048 197267 197837 198357 198432 199827 201059
// bufdiff-features: 201601 201701 202241 203000 204212 204922 205434 205689 207442 207731 209918
// bufdiff-features: 210022 210096 210363 210461 210782 212628 215925 215959 216034 216581 216873
// bufdiff-features: 218570 218635 218657 221903 222809 222982 225827 225985 226357 227345 228390
// bufdiff-features: 228936 230081 230519 230640 231330 231770 233533 235144 235375 235477 237022
// bufdiff-features: 237295 237470 238696 240158 241353 242101 242955 243546 243808 243872 243967
// bufdiff-features: 244908 245380 245619 246543 246783 250948 251478 251946 252466 252539 252919
// bufdiff-features: 256247 256312 258375 258625 259229 259840 261091 261585
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f1(%arg0: tensor<2x?x3xi8>) -> (tensor<2x3xi8>, tensor<2x?x3xi8>) {
    %cst = arith.constant dense<0> : tensor<2x3xi8>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<2x3xi8>) outs(%arg0 : tensor<2x?x3xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c42_i8 = arith.constant 42 : i8
      %2 = arith.addi %in, %c42_i8 : i8
      linalg.yield %2 : i8
    } -> tensor<2x?x3xi8>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %cst) -> (tensor<2x3xi8>) {
      %2 = scf.for %arg3 = %c1 to %c1 step %c1 iter_args(%arg4 = %arg2) -> (tensor<2x3xi8>) {
        %extracted = tensor.extract %arg4[%c1, %c2] : tensor<2x3xi8>
        %inserted = tensor.insert %extracted into %arg4[%c1, %c1] : tensor<2x3xi8>
        scf.yield %inserted : tensor<2x3xi8>
      }
      scf.yield %2 : tensor<2x3xi8>
    }
    return %1, %0 : tensor<2x3xi8>, tensor<2x?x3xi8>
  }
  func.func @f2(%arg0: tensor<2x2x3xi8>, %arg1: tensor<2x2x?xi8>) -> (tensor<2x2x?xi8>, tensor<2x2x3xi8>, tensor<?x?x?xi8>, i8) {
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg1, %c2 : tensor<2x2x?xi8>
    %0 = tensor.empty(%c2, %c2, %dim) : tensor<?x?x?xi8>
    %c3_i8 = arith.constant 3 : i8
    %1 = linalg.fill ins(%c3_i8 : i8) outs(%0 : tensor<?x?x?xi8>) -> tensor<?x?x?xi8>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg1, %1 : tensor<2x2x?xi8>, tensor<?x?x?xi8>) outs(%arg1 : tensor<2x2x?xi8>) -> tensor<2x2x?xi8>
    return %2, %arg0, %1, %c3_i8 : tensor<2x2x?xi8>, tensor<2x2x3xi8>, tensor<?x?x?xi8>, i8
  }
  func.func @main(%arg0: tensor<2x2x3xi8>, %arg1: tensor<2x2x3xi8>) -> (tensor<2x2x3xi8>, tensor<?x?x?xi8>, tensor<2x2x?xi8>, tensor<2x3xi8>, tensor<2x2x2xi8>, tensor<2x2x3xi8>, tensor<2x?x3xi8>) {
    %cast = tensor.cast %arg1 : tensor<2x2x3xi8> to tensor<2x?x3xi8>
    %0:2 = call @f1(%cast) : (tensor<2x?x3xi8>) -> (tensor<2x3xi8>, tensor<2x?x3xi8>)
    %cast_0 = tensor.cast %0#1 : tensor<2x?x3xi8> to tensor<2x2x3xi8>
    %cast_1 = tensor.cast %0#1 : tensor<2x?x3xi8> to tensor<2x2x?xi8>
    %1:4 = call @f2(%cast_0, %cast_1) : (tensor<2x2x3xi8>, tensor<2x2x?xi8>) -> (tensor<2x2x?xi8>, tensor<2x2x3xi8>, tensor<?x?x?xi8>, i8)
    %extracted_slice = tensor.extract_slice %1#1[0, 0, 0] [2, 2, 2] [1, 1, 1] : tensor<2x2x3xi8> to tensor<2x2x2xi8>
    %extracted_slice_2 = tensor.extract_slice %1#1[0, 0, 1] [2, 2, 2] [1, 1, 1] : tensor<2x2x3xi8> to tensor<2x2x2xi8>
    %2 = tensor.empty() : tensor<2x2x2x2xi8>
    %3 = arith.xori %1#3, %1#3 : i8
    %c5_i8 = arith.constant 5 : i8
    %4 = arith.remui %3, %c5_i8 : i8
    %5 = linalg.fill ins(%4 : i8) outs(%2 : tensor<2x2x2x2xi8>) -> tensor<2x2x2x2xi8>
    %reduced = linalg.reduce ins(%5 : tensor<2x2x2x2xi8>) outs(%extracted_slice : tensor<2x2x2xi8>) dimensions = [0] 
      (%in: i8, %init: i8) {
        %10 = arith.minui %in, %init : i8
        linalg.yield %10 : i8
      }
    %inserted_slice = tensor.insert_slice %reduced into %1#1[0, 0, 0] [2, 2, 2] [1, 1, 1] : tensor<2x2x2xi8> into tensor<2x2x3xi8>
    %inserted_slice_3 = tensor.insert_slice %extracted_slice_2 into %inserted_slice[0, 0, 1] [2, 2, 2] [1, 1, 1] : tensor<2x2x2xi8> into tensor<2x2x3xi8>
    %6 = call @part3(%1#1) : (tensor<2x2x3xi8>) -> tensor<1x1x3xi8>
    %7 = linalg.copy ins(%inserted_slice : tensor<2x2x3xi8>) outs(%1#1 : tensor<2x2x3xi8>) -> tensor<2x2x3xi8>
    %c0 = arith.constant 0 : index
    %8 = arith.index_cast %4 : i8 to index
    %c3 = arith.constant 3 : index
    %9 = arith.remui %8, %c3 : index
    %extracted = tensor.extract %6[%c0, %c0, %9] : tensor<1x1x3xi8>
    %cast_4 = tensor.cast %7 : tensor<2x2x3xi8> to tensor<2x?x3xi8>
    return %inserted_slice_3, %1#2, %1#0, %0#0, %reduced, %inserted_slice, %cast_4 : tensor<2x2x3xi8>, tensor<?x?x?xi8>, tensor<2x2x?xi8>, tensor<2x3xi8>, tensor<2x2x2xi8>, tensor<2x2x3xi8>, tensor<2x?x3xi8>
  }
  func.func private @part3(%arg0: tensor<2x2x3xi8>) -> tensor<1x1x3xi8> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 1, 3] [1, 1, %c1] : tensor<2x2x3xi8> to tensor<1x1x3xi8>
    return %extracted_slice : tensor<1x1x3xi8>
  }
}

