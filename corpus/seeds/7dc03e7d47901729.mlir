// bufdiff-profile: cfg
// bufdiff-choices: d62e873a984b78478364ba15dba908140eab81c4085af4f3ee7ae5d10c88585d868064a330ba707b
// bufdiff-choices: 38017e5f48b97082eeb047f9e432b9869ec3fdc230fd2582272adc20e80a2ee2ab2dfbf2d1b43ed9
// bufdiff-choices: 6fa227723c1145e4606bee97b5a11c9715bd4e3193ce3cc275bbfead78863d45463ac2794b38b387
// bufdiff-choices: 34bec14ae48ee2da3a41272c32bd5cab59a0a681752b590c58d85161c402526e574f19c7bb6ca0b7
// bufdiff-choices: bc642ee2da58c3556ca3bb64d6c0972e7559e5cc2bffc65e636be526dfd6515072a23c23f85e18bc
// bufdiff-choices: 36f5a2da24a70af7fe3c2e50b26e95bafcb6c7fc731507f694ed09304da6c0d343985bd6b90fff25
// bufdiff-choices: 72546cdc0dfe1d423390c822d482f5407f12ba8d3ad6723c77037590f60a7edcdf55f964c1d2b560
// bufdiff-choices: 4765d92ecc5f88fec75af725c8c94955f8196dd7ac156631b043c9d1780e5a618a16b74b5466ec34
// bufdiff-choices: 4ac0b07793f305ae5ff3726e7fb32eb66a06dcb25f1688e864b0087be0754319f94c1f31f54d6c49
// bufdiff-choices: 7c4a58999e063d7b096ed17b9432b31062675e4427ff79a5087ddcb4c670f25e5bd958fe927b392a
// bufdiff-choices: e03cf509d4ff829cddeb46bb01a26587cf3c6158b67d6ffad02c174ca1e04103ab9b77f04daf94c8
// bufdiff-choices: 98807b93ba1a908f2285d5d6142ccef365571c54e5b6a7c29663dfd3b864d6b94af4a09edc6eb5cc
// bufdiff-choices: 327d5d3eccdc1b03367c51c79157547cc3d412efd779bfa14945e0c270fd030f87f1a7c8342afcfd
// bufdiff-choices: 001bb0bfe34f479f6b60c2bbe8e07dfa5716ee2bdbc4bed33717748fa030697387b78c89c7756442
// bufdiff-choices: f61e1091e4e22675896dd199cf27b4c10b34
// bufdiff-features: 598 683 989 2898 3579 4236 4752 5187 6363 6831 7122 8130 9479 10318 10384 11441
// bufdiff-features: 12170 12246 12276 12638 12760 12932 13233 13428 14454 14704 15751 15903 16207
// bufdiff-features: 16682 18322 20717 22095 22280 22593 22801 23071 23787 24268 24661 24682 26087
// bufdiff-features: 26464 26568 28724 29968 30205 30666 32085 32232 32358 33751 34034 34167 34971
// bufdiff-features: 36784 38401 38783 38890 39674 39915 40712 42344 43442 43942 44505 46203 46323
// bufdiff-features: 46522 47242 47244 47392 48038 48090 48974 49489 50080 50894 51341 51475 52558
// bufdiff-features: 52900 53180 53252 53469 54408 54998 55182 55246 55561 55842 55987 58069 58661
// bufdiff-features: 60686 60996 61628 63071 63800 64119 64193 65726 66327 66422 67405 67526 68355
// bufdiff-features: 70544 71168 72363 72413 73802 74057 74450 74507 74919 75108 75361 76748 77564
// bufdiff-features: 78283 78620 78703 82135 83194 83493 83584 83847 84585 86125 86710 86844 87862
// bufdiff-features: 87923 88732 89780 89928 90218 90543 92221 93171 93255 93908 94360 94968 95056
// bufdiff-features: 95930 96758 96882 97924 98291 98308 98501 99228 99383 100059 100073 100882
// bufdiff-features: 103851 104315 104433 104931 105750 107035 107425 108012 108038 108210 108977
// bufdiff-features: 109105 109327 109732 109932 110162 110322 110552 110561 110613 111024 112929
// bufdiff-features: 113327 113618 113940 114309 114783 116270 116903 117206 117423 117724 119128
// bufdiff-features: 119205 119588 119678 119822 120007 120049 121252 122398 123204 124157 124254
// bufdiff-features: 125699 125908 127163 127813 128907 128916 129630 129974 130445 130535 131672
// bufdiff-features: 131783 135497 135749 136039 136987 137045 138476 138665 139477 139890 141112
// bufdiff-features: 141967 142040 142393 142589 142610 143896 144409 146451 146512 146792 147477
// bufdiff-features: 147500 149847 150313 150355 150818 151292 153220 153266 153293 153896 154129
// bufdiff-features: 154430 155884 155925 156166 156191 156325 156460 157034 158120 159348 159895
// bufdiff-features: 160349 161304 161742 163687 163975 164602 165373 165394 165636 165695 165719
// bufdiff-features: 166169 167164 168858 169562 169744 171551 172683 173166 174170 174919 174989
// bufdiff-features: 176782 177355 177488 177904 178560 179149 179566 180207 180465 180699 181384
// bufdiff-features: 181522 181789 182541 183114 184030 185125 186959 187560 187596 188790 190052
// bufdiff-features: 190547 192628 193747 194134 196031 198001 198081 198460 198798 198889 199947
// bufdiff-features: 200104 200401 201059 201095 201601 201864 201945 202241 203746 205434 205689
// bufdiff-features: 206056 207406 208379 208944 210301 210461 210828 211044 212886 213275 214143
// bufdiff-features: 214579 214597 215925 217245 217899 218635 218863 220013 220780 221162 222135
// bufdiff-features: 222638 222982 224222 225756 225759 226357 226545 226659 226668 226729 226777
// bufdiff-features: 227372 228390 228391 228519 228738 230081 230329 230640 230810 231241 231722
// bufdiff-features: 232341 232621 233145 233652 235375 235384 235630 236024 236180 236714 236929
// bufdiff-features: 236930 236986 237595 238386 238686 239194 239237 239241 240158 240539 241602
// bufdiff-features: 242793 243546 245458 245619 246543 249451 250477 250948 251137 251623 252379
// bufdiff-features: 252466 252539 253836 255418 255556 255729 256208 256525 257251 257421 258184
// bufdiff-features: 258994 259300 259840 259871 260172 261263
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x4xi64>, %arg1: tensor<4x4xi64> {bufferization.buffer_layout = #map1}) -> (tensor<4x4xi64>, tensor<?x?xi64>, tensor<?x?xi64>) {
    %cst = arith.constant dense<[3, 0, 1, 2]> : vector<4xi32>
    %cst_0 = arith.constant dense<[true, true, true, false]> : vector<4xi1>
    %c-1_i64 = arith.constant -1 : i64
    %0 = vector.broadcast %c-1_i64 : i64 to vector<4xi64>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %1 = vector.scatter %arg0[%c3, %c0] [%cst], %cst_0, %0 : tensor<4x4xi64>, vector<4xi32>, vector<4xi1>, vector<4xi64> -> tensor<4x4xi64>
    %2:3 = call @f4(%arg1) : (tensor<4x4xi64>) -> (tensor<?x?xi64>, tensor<4x4xi64>, tensor<4x4xi64>)
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %3:2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %2#0, %arg4 = %1) -> (tensor<?x?xi64>, tensor<4x4xi64>) {
      %4 = arith.cmpi sle, %arg2, %c1 : index
      scf.if %4 {
        %dim = tensor.dim %arg0, %c1 : tensor<4x4xi64>
        %cst_2 = arith.constant dense<[[8, 9, 10, 11], [12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]> : tensor<4x4xi64>
        %cast = tensor.cast %cst_2 : tensor<4x4xi64> to tensor<4x?xi64>
        %8:2 = func.call @f3(%cast, %cast) : (tensor<4x?xi64>, tensor<4x?xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>)
      } else {
        %cast = tensor.cast %2#1 : tensor<4x4xi64> to tensor<?x?xi64>
        %8:2 = func.call @f1(%2#1, %cast, %2#2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4x4xi64>, tensor<?x?xi64>, tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<?x?xi64>)
      }
      %inserted_slice = tensor.insert_slice %1 into %arg4[0, 0] [4, 4] [1, 1] : tensor<4x4xi64> into tensor<4x4xi64>
      %extracted = tensor.extract %arg3[%arg2, %c1] : tensor<?x?xi64>
      %5 = tensor.empty() : tensor<2xi64>
      %6 = linalg.fill ins(%extracted : i64) outs(%5 : tensor<2xi64>) -> tensor<2xi64>
      %inserted_slice_1 = tensor.insert_slice %6 into %arg3[0, %c0] [2, 1] [1, 1] : tensor<2xi64> into tensor<?x?xi64>
      %false = arith.constant false
      %true = arith.constant true
      %from_elements = tensor.from_elements %4, %4, %false, %true : tensor<2x2xi1>
      %extracted_slice = tensor.extract_slice %2#1[0, 1] [2, 2] [3, %c1] : tensor<4x4xi64> to tensor<2x2xi64>
      %7 = linalg.select ins(%from_elements, %2#0, %extracted_slice : tensor<2x2xi1>, tensor<?x?xi64>, tensor<2x2xi64>) outs(%inserted_slice_1 : tensor<?x?xi64>) -> tensor<?x?xi64>
      scf.yield %7, %inserted_slice : tensor<?x?xi64>, tensor<4x4xi64>
    }
    return %3#1, %3#0, %2#0 : tensor<4x4xi64>, tensor<?x?xi64>, tensor<?x?xi64>
  }
  func.func private @f4(%arg0: tensor<4x4xi64>) -> (tensor<?x?xi64>, tensor<4x4xi64>, tensor<4x4xi64>) {
    %cst = arith.constant dense<[[11, 12]]> : tensor<1x2xi64>
    %cst_0 = arith.constant dense<42> : tensor<4x5xi64>
    %0 = linalg.conv_2d ins(%cst_0, %cst : tensor<4x5xi64>, tensor<1x2xi64>) outs(%arg0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %cst_0[1, %c0] [2, 2] [%c1, 2] : tensor<4x5xi64> to tensor<2x2xi64>
    %cast = tensor.cast %extracted_slice : tensor<2x2xi64> to tensor<?x?xi64>
    %1:2 = call @f1(%0, %cast, %0) : (tensor<4x4xi64>, tensor<?x?xi64>, tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<?x?xi64>)
    %c2 = arith.constant 2 : index
    %cst_1 = arith.constant dense<[[3], [4], [5], [6]]> : tensor<4x1xi64>
    %inserted_slice = tensor.insert_slice %cst_1 into %1#0[0, %c2] [4, 1] [1, 1] : tensor<4x1xi64> into tensor<4x4xi64>
    return %1#1, %1#0, %inserted_slice : tensor<?x?xi64>, tensor<4x4xi64>, tensor<4x4xi64>
  }
  func.func private @f1(%arg0: tensor<4x4xi64>, %arg1: tensor<?x?xi64>, %arg2: tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<?x?xi64>) {
    %cst = arith.constant dense<11> : tensor<4x4x2xi64>
    %reduced = linalg.reduce ins(%cst : tensor<4x4x2xi64>) outs(%arg2 : tensor<4x4xi64>) dimensions = [2] 
      (%in: i64, %init: i64) {
        %0 = arith.addi %in, %init : i64
        %c3_i64 = arith.constant 3 : i64
        %1 = arith.divui %0, %c3_i64 : i64
        linalg.yield %1 : i64
      }
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg2[%c3, 0] [1, 4] [1, 1] : tensor<4x4xi64> to tensor<4xi64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[0, %c2] [4, 1] [1, 1] : tensor<4xi64> into tensor<4x4xi64>
    return %reduced, %arg1 : tensor<4x4xi64>, tensor<?x?xi64>
  }
  func.func private @f2(%arg0: tensor<4x4xi64>, %arg1: tensor<4x4xi64>, %arg2: tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 1] [4, 1] [1, 1] : tensor<4x4xi64> to tensor<4x1xi64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[0, %c1] [4, 1] [1, 1] : tensor<4x1xi64> into tensor<4x4xi64>
    %c3 = arith.constant 3 : index
    %0 = scf.for %arg3 = %c1 to %c3 step %c1 iter_args(%arg4 = %arg1) -> (tensor<4x4xi64>) {
      %1 = bufferization.to_buffer %arg0 read_only : tensor<4x4xi64> to memref<4x4xi64, strided<[?, ?], offset: ?>>
      %2 = memref.load %1[%c1, %arg3] : memref<4x4xi64, strided<[?, ?], offset: ?>>
      %3 = tensor.empty() : tensor<4x4xi64>
      %c127_i64 = arith.constant 127 : i64
      %4 = arith.cmpi eq, %2, %c127_i64 : i64
      %5 = scf.if %4 -> (tensor<4x4xi64>) {
        %extracted_slice_0 = tensor.extract_slice %arg0[3, %c1] [1, 2] [1, 1] : tensor<4x4xi64> to tensor<1x2xi64>
        %c5 = arith.constant 5 : index
        %6 = tensor.empty(%c5) : tensor<4x?xi64>
        %c1_i64 = arith.constant 1 : i64
        %7 = linalg.fill ins(%c1_i64 : i64) outs(%6 : tensor<4x?xi64>) -> tensor<4x?xi64>
        %8 = linalg.conv_2d ins(%7, %extracted_slice_0 : tensor<4x?xi64>, tensor<1x2xi64>) outs(%arg4 : tensor<4x4xi64>) -> tensor<4x4xi64>
        scf.yield %8 : tensor<4x4xi64>
      } else {
        scf.yield %arg4 : tensor<4x4xi64>
      }
      scf.yield %5 : tensor<4x4xi64>
    }
    return %0, %inserted_slice : tensor<4x4xi64>, tensor<4x4xi64>
  }
  func.func private @f3(%arg0: tensor<4x?xi64>, %arg1: tensor<4x?xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>) {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x?xi64>) outs(%arg0 : tensor<4x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %c1_i64 = arith.constant 1 : i64
      %2 = arith.ori %in, %c1_i64 : i64
      linalg.yield %2 : i64
    } -> tensor<4x?xi64>
    %c4 = arith.constant 4 : index
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [4, %c4, 1] : tensor<4x?xi64> into tensor<4x?x1xi64>
    %cast = tensor.cast %0 : tensor<4x?xi64> to tensor<4x4xi64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %expanded[0, 0, %c0] [%c4, 4, 1] [1, 1, 1] : tensor<4x?x1xi64> to tensor<?x4xi64>
    %cast_0 = tensor.cast %extracted_slice : tensor<?x4xi64> to tensor<4x4xi64>
    %1:2 = call @f2(%cast, %cast_0, %cast_0) : (tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>)
    return %1#1, %1#0 : tensor<4x4xi64>, tensor<4x4xi64>
  }
}

