// bufdiff-profile: slices
// bufdiff-choices: d413f39911648a33b50279816cbd1bb06c46f582c8876ed693a96a476ac48f61f0a312fac2d78e8d
// bufdiff-choices: 10e69523f7dbcab6b688d9a0f697368d8bae7953495aab4088ec7ecd79eff8fc42ddd9e03ce642a9
// bufdiff-choices: e0e5a25bd51f638fa19f766704f642361762164602f425936a4579ff769db73760155b2e1193c325
// bufdiff-choices: ff3478bc1c961f112b400470811cb0f9841a5e4a50f4f0128cca88f39284f3e7fef684a44fb3160f
// bufdiff-choices: 6707badab379b7f9fac13c7e9ec00afcb520dc923979808db1349bc338376c1a8eb16bcfe0bf636d
// bufdiff-choices: 46cdb348333ae27b60a6294b024464a82cceb5fe94437a380b0d4c355f479dfc360bff2fd00c0b7e
// bufdiff-choices: 60cf40d391cc019064a3ad907a3f9cf31126c046e30969ff388c5ee1d18c8e91891cedadfbf12400
// bufdiff-choices: 3b3e286d8c32d0325436564f2b47b6e928bacd118f689bbeb7177739cad6202a6eb8df9d6c677640
// bufdiff-choices: 957973033e01a9b8df753c5a3795a9162bfbde425f76eeaed6ff385544990a88c890b4c6838bc734
// bufdiff-choices: aae1fb84e080143de739557682eec007b8ffbe36557b12862224d7044e9e59adf5443a3a7623405e
// bufdiff-choices: 07d63212473d72aaab377926d6abf92162aed7ac7b74a8b1c9cd4b40af539dccd1a878d4138a78b2
// bufdiff-choices: 5c710a3ced4f53ce7207006d6392dc7f6da1c64216ea61c9eba149c5260c87
// bufdiff-features: 706 1631 2450 2864 2898 3027 3579 4752 5075 5527 6250 6363 6812 6831 7384 7653
// bufdiff-features: 9238 9479 10035 11441 11556 12170 12932 13233 14454 14884 15671 15751 15786
// bufdiff-features: 15903 16455 16682 18322 19164 19419 21579 22280 22323 22801 23097 23148 23562
// bufdiff-features: 24546 26568 27640 29590 30666 32232 34167 34601 35163 36784 38783 40540 40705
// bufdiff-features: 40712 42344 42467 42713 42850 42858 42984 43092 43442 43631 45017 45202 45869
// bufdiff-features: 46203 46936 46993 47340 47392 47554 47918 48598 48974 49635 49715 50448 50894
// bufdiff-features: 51313 51534 52062 52085 52148 52558 52807 52900 53057 53252 53469 53471 53716
// bufdiff-features: 54998 55182 55195 57265 58024 60686 63071 63800 64235 64716 66212 66422 68355
// bufdiff-features: 69081 69735 71050 71306 72450 72728 72932 73141 73289 73802 74507 74864 76639
// bufdiff-features: 76700 76953 77617 78283 80342 80413 81736 82135 83194 83493 83740 83760 84585
// bufdiff-features: 84922 85843 86125 87223 87740 88337 88732 89780 90097 90543 90777 91786 93083
// bufdiff-features: 93255 96352 97308 98501 99228 99383 100481 100866 101681 101823 102110 104123
// bufdiff-features: 104315 104931 105512 106463 107412 108012 109327 109732 110552 110561 110774
// bufdiff-features: 110952 111619 111809 112929 113901 117235 117724 119588 121252 121626 121707
// bufdiff-features: 122950 125699 125908 126398 127661 127813 130933 132156 132478 133446 134766
// bufdiff-features: 135749 136056 136273 137045 137477 137582 138366 139524 140268 141034 141112
// bufdiff-features: 142040 142146 142393 143172 143667 143825 143847 143896 144120 144493 146210
// bufdiff-features: 146512 147477 148304 150313 150818 151292 151758 152226 152897 153293 153928
// bufdiff-features: 155898 156191 156460 157531 157579 158120 158897 159348 160756 160839 161918
// bufdiff-features: 162265 162971 163687 164398 164709 164838 165636 165695 165719 166455 166456
// bufdiff-features: 167164 167252 167793 167959 167973 168815 168858 169908 171369 171551 173166
// bufdiff-features: 173294 173800 174170 175723 177182 177904 178067 178854 181789 182656 183114
// bufdiff-features: 183703 184030 184851 184962 186959 187411 187596 188358 188790 192422 192628
// bufdiff-features: 192771 194118 194134 194542 194682 195820 196031 197392 197837 197849 198279
// bufdiff-features: 198432 198460 198873 199818 200307 201059 201362 201475 202241 202562 202616
// bufdiff-features: 203746 203821 204509 204791 205434 205689 206056 206448 207442 208017 208165
// bufdiff-features: 208500 210301 210351 210461 212886 213275 213823 214248 215340 215959 216969
// bufdiff-features: 217899 218635 218657 219393 219631 221903 222842 224899 225759 226357 226473
// bufdiff-features: 226668 226749 227228 227600 227838 228061 228127 228390 228738 228894 229266
// bufdiff-features: 230081 230640 230810 231636 231770 232341 232699 233221 234387 235433 236024
// bufdiff-features: 236094 236238 236929 236930 236986 237788 238478 239484 239798 240158 241200
// bufdiff-features: 241778 242145 242793 242988 243546 243781 244408 246543 246783 246966 247062
// bufdiff-features: 249465 249485 249841 250397 250917 251992 252466 252539 253836 255676 256337
// bufdiff-features: 257251 258143 258184 258906 258994 259229 259528 259840 260130 260364 260798
// bufdiff-features: 261426
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func private @f2(%arg0: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) {
    %c-128_i8 = arith.constant -128 : i8
    %c-128_i8_0 = arith.constant -128 : i8
    %c11_i8 = arith.constant 11 : i8
    %c7_i8 = arith.constant 7 : i8
    %from_elements = tensor.from_elements %c-128_i8, %c-128_i8_0, %c11_i8, %c7_i8 : tensor<4xi8>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<4xi8>
    %c3_i8 = arith.constant 3 : i8
    %0 = arith.cmpi sgt, %extracted, %c3_i8 : i8
    %1 = scf.if %0 -> (tensor<4xi8>) {
      scf.yield %arg0 : tensor<4xi8>
    } else {
      scf.yield %from_elements : tensor<4xi8>
    }
    %cst = arith.constant dense<2> : tensor<1xi8>
    %inserted_slice = tensor.insert_slice %cst into %1[2] [1] [1] : tensor<1xi8> into tensor<4xi8>
    %2 = tensor.empty() : tensor<4xi8>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%from_elements : tensor<4xi8>) outs(%2 : tensor<4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c2_i8 = arith.constant 2 : i8
      %4 = arith.addi %in, %c2_i8 : i8
      %c1_i8 = arith.constant 1 : i8
      %5 = arith.shli %4, %c1_i8 : i8
      linalg.yield %5 : i8
    } -> tensor<4xi8>
    %inserted = tensor.insert %extracted into %arg0[%c1] : tensor<4xi8>
    %extracted_slice = tensor.extract_slice %from_elements[0] [1] [1] : tensor<4xi8> to tensor<1xi8>
    return %inserted_slice, %3, %1, %extracted_slice : tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<1xi8>
  }
  func.func private @f1(%arg0: tensor<2x2xi8>, %arg1: tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) {
    %c2_i8 = arith.constant 2 : i8
    %0 = tensor.empty() : tensor<2x2xi8>
    %1 = linalg.fill ins(%c2_i8 : i8) outs(%0 : tensor<2x2xi8>) -> tensor<2x2xi8>
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c2, %c2) : tensor<?x?xi8>
    %c9_i8 = arith.constant 9 : i8
    %3 = linalg.fill ins(%c9_i8 : i8) outs(%2 : tensor<?x?xi8>) -> tensor<?x?xi8>
    %4 = linalg.div_unsigned ins(%3, %1 : tensor<?x?xi8>, tensor<2x2xi8>) outs(%arg0 : tensor<2x2xi8>) -> tensor<2x2xi8>
    %5 = bufferization.alloc_tensor() copy(%arg0) : tensor<2x2xi8>
    return %4, %arg1, %5 : tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>
  }
  func.func @f3(%arg0: tensor<2x2xi8>, %arg1: tensor<2x2xi8>, %arg2: i8, %arg3: tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<4xi8>) {
    %0:3 = call @f1(%arg0, %arg0) : (tensor<2x2xi8>, tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>)
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %0#2[0, %c1] [2, 1] [1, 1] : tensor<2x2xi8> to tensor<2xi8>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map1, #map2, #map1] ins(%arg0, %extracted_slice : tensor<2x2xi8>, tensor<2xi8>) outs(%arg1 : tensor<2x2xi8>) -> tensor<2x2xi8>
    %2 = tensor.empty() : tensor<4xi8>
    %3 = linalg.fill ins(%arg2 : i8) outs(%2 : tensor<4xi8>) -> tensor<4xi8>
    %4:4 = call @f2(%3) : (tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<1xi8>)
    return %0#1, %4#0 : tensor<2x2xi8>, tensor<4xi8>
  }
  func.func private @f4(%arg0: tensor<?xi8>, %arg1: tensor<?x2xi8>, %arg2: i8) -> tensor<?xi8> {
    %c3 = arith.constant 3 : index
    %c9_i8 = arith.constant 9 : i8
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c3], %c9_i8 : tensor<?xi8>, vector<2xi8>
    %c2 = arith.constant 2 : index
    %1 = vector.transfer_write %0, %arg0[%c2] : vector<2xi8>, tensor<?xi8>
    return %1 : tensor<?xi8>
  }
  func.func @main(%arg0: tensor<4xi8>) -> (tensor<?x2xi8>, tensor<4xi8>, tensor<2xi8>) {
    %cast = tensor.cast %arg0 : tensor<4xi8> to tensor<?xi8>
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %5 = arith.index_cast %arg1 : index to i8
      %6 = arith.index_cast %arg2 : index to i8
      %7 = arith.subi %5, %6 : i8
      tensor.yield %7 : i8
    } : tensor<2x2xi8>
    %cast_0 = tensor.cast %generated : tensor<2x2xi8> to tensor<?x2xi8>
    %c7_i8 = arith.constant 7 : i8
    %0 = call @f4(%cast, %cast_0, %c7_i8) : (tensor<?xi8>, tensor<?x2xi8>, i8) -> tensor<?xi8>
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.for %arg1 = %c1 to %c7 step %c2 iter_args(%arg2 = %generated, %arg3 = %c7_i8) -> (tensor<2x2xi8>, i8) {
      %cst = arith.constant dense<2> : tensor<3xi8>
      %inserted_slice = tensor.insert_slice %cst into %0[%c1] [3] [1] : tensor<3xi8> into tensor<?xi8>
      %extracted_slice_2 = tensor.extract_slice %0[1] [3] [1] : tensor<?xi8> to tensor<3xi8>
      %c9_i8 = arith.constant 9 : i8
      %5 = arith.cmpi eq, %arg3, %c9_i8 : i8
      %6 = scf.if %5 -> (tensor<3xi8>) {
        scf.yield %cst : tensor<3xi8>
      } else {
        scf.yield %extracted_slice_2 : tensor<3xi8>
      }
      %false = arith.constant false
      %true = arith.constant true
      %from_elements = tensor.from_elements %5, %false, %true : tensor<3xi1>
      %7 = tensor.empty() : tensor<3xi8>
      %c1_i8 = arith.constant 1 : i8
      %8 = linalg.fill ins(%c1_i8 : i8) outs(%7 : tensor<3xi8>) -> tensor<3xi8>
      %9 = linalg.select ins(%from_elements, %8, %8 : tensor<3xi1>, tensor<3xi8>, tensor<3xi8>) outs(%6 : tensor<3xi8>) -> tensor<3xi8>
      %extracted = tensor.extract %extracted_slice_2[%c1] : tensor<3xi8>
      %cst_3 = arith.constant dense<3> : tensor<2x1xi8>
      %c-3_i8 = arith.constant -3 : i8
      %c42_i8 = arith.constant 42 : i8
      %from_elements_4 = tensor.from_elements %extracted, %arg3, %c-3_i8, %c42_i8 : tensor<2x1x2xi8>
      %10 = linalg.batch_vecmat ins(%cst_3, %from_elements_4 : tensor<2x1xi8>, tensor<2x1x2xi8>) outs(%arg2 : tensor<2x2xi8>) -> tensor<2x2xi8>
      %c0 = arith.constant 0 : index
      %extracted_5 = tensor.extract %10[%c0, %c1] : tensor<2x2xi8>
      %extracted_slice_6 = tensor.extract_slice %0[0] [2] [3] : tensor<?xi8> to tensor<2xi8>
      %11 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map1, #map2, #map1] ins(%generated, %extracted_slice_6 : tensor<2x2xi8>, tensor<2xi8>) outs(%10 : tensor<2x2xi8>) -> tensor<2x2xi8>
      scf.yield %11, %extracted : tensor<2x2xi8>, i8
    }
    %2:2 = call @f3(%1#0, %1#0, %1#1, %1#0) : (tensor<2x2xi8>, tensor<2x2xi8>, i8, tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<4xi8>)
    %cast_1 = tensor.cast %2#0 : tensor<2x2xi8> to tensor<?x2xi8>
    %3 = arith.index_cast %1#1 : i8 to index
    %4 = arith.remui %3, %c2 : index
    %extracted_slice = tensor.extract_slice %1#0[%4, 0] [1, 2] [1, 1] : tensor<2x2xi8> to tensor<2xi8>
    return %cast_1, %2#1, %extracted_slice : tensor<?x2xi8>, tensor<4xi8>, tensor<2xi8>
  }
}

