// bufdiff-profile: calls
// bufdiff-choices: af15f4950d8e36bd3f44e2454cd355dc262a81aa90122b90288f7f2fb06544dec077ca5ae6ae5374
// bufdiff-choices: 1f211b3a84730b06c97774c939f6bbb11d587b00ed0f66b267d052a4a005a159a1c9d786043e7ed2
// bufdiff-choices: f5604138c852e512e5ab88e5b3470243f6383879ca1e7e015a963d0d5c9e458b206e961881153c43
// bufdiff-choices: ae86421b00d17c69d1da225aaf539e1190e7e0118ad9a52a874a14f5c968d252bc73187f06d509a9
// bufdiff-choices: c35e107738e6fab317aa7025fab49439955f69850b219d0e6df97a291a26cb88bb2adaff10e3d852
// bufdiff-choices: 82439616bbfe6bccfdb2a0ba2a12ce29374945fad7f2f187ea4b1a3d9f34a3884b18efb09f549cc2
// bufdiff-choices: 1818011212aab1bc3a1a10d1739baec664a84f771a36d5a9d7d1444dcdcd8edfa765f2bd531352b7
// bufdiff-choices: fc87eae658e39a1ddbc538f7178fcc8318b6a9a6975e19862a3e202677e5e95535cda92ed5950998
// bufdiff-choices: e0efd19f60fb43489b5030bcf6bfca2920be2c3b91fffec329aa7bf412e4ceb44096669588343b84
// bufdiff-choices: 0e4c942674b9e941a9c93685f686638f9c914da2488602e73c33a8bb491dd8a1ba2dca12d21d0d3d
// bufdiff-choices: 50ee93bed958e11232713a9b16cd55229f6db08ba71e06a3d6146a31cec75f
// bufdiff-features: 1150 3041 3217 4752 4790 4958 6250 6812 6831 8235 9479 10035 11047 12638 13233
// bufdiff-features: 14853 15751 16682 17015 18486 19419 20092 21953 22095 22280 22630 23787 25600
// bufdiff-features: 26568 26922 27556 29590 29839 30249 30666 30844 33769 33848 34167 34902 35163
// bufdiff-features: 36827 37183 37803 38783 39329 39927 40070 40712 41984 42344 42984 43774 44522
// bufdiff-features: 45017 46203 46208 47102 47392 47762 47918 48598 49635 49657 49715 49956 50894
// bufdiff-features: 51851 51878 52322 52558 52625 52900 53180 53252 53435 53469 54461 54658 55113
// bufdiff-features: 56404 57455 60384 60417 60686 61628 61944 62362 63071 63495 64119 64235 64435
// bufdiff-features: 64716 65496 66422 66869 67936 68355 69875 71306 72403 72975 74057 74336 74552
// bufdiff-features: 74833 74864 74914 75361 78283 78430 78506 79499 82011 82135 83194 84585 85047
// bufdiff-features: 85843 86125 86292 86710 87345 87923 88337 88732 88999 89780 91289 92022 92194
// bufdiff-features: 95407 97582 97715 98190 98501 99383 100481 101983 103377 104315 104931 107092
// bufdiff-features: 107702 107805 108221 109923 110780 110917 112929 113821 113940 115252 116549
// bufdiff-features: 117235 117724 118313 119340 119588 119764 121363 121632 123012 124626 125702
// bufdiff-features: 127533 128355 128924 130310 130942 130951 131175 131366 131567 131800 132475
// bufdiff-features: 132736 134205 135749 135868 138086 138476 138949 139718 139901 140032 141834
// bufdiff-features: 141891 142040 142349 143438 143825 144339 144761 146927 147477 148304 148401
// bufdiff-features: 150939 151936 153202 153293 153474 156460 158120 158897 158996 159348 159895
// bufdiff-features: 160756 162764 162971 165373 165695 165719 165817 166455 166579 167252 167973
// bufdiff-features: 168323 168457 168858 168983 169642 172024 172435 172443 174243 174314 174571
// bufdiff-features: 176231 177355 178067 178560 178785 178854 179647 179796 181522 182719 183114
// bufdiff-features: 183574 184030 184122 186882 186959 188723 188790 189101 190166 190818 191833
// bufdiff-features: 191863 192422 192771 193472 193747 194134 195820 196031 196048 197169 197837
// bufdiff-features: 198460 200256 200521 201004 201059 201362 202085 205072 205434 205689 206133
// bufdiff-features: 207299 207330 208623 209533 210406 210461 211003 211967 212111 212779 213400
// bufdiff-features: 213531 214008 214325 214782 215959 217899 220181 220197 220387 223640 224222
// bufdiff-features: 225250 225325 225373 225827 226302 226473 227345 227724 228061 228519 229655
// bufdiff-features: 229841 230601 230640 231792 235098 235325 236930 236986 237763 238954 240015
// bufdiff-features: 240158 242173 245380 246543 247062 247181 247712 248209 248581 249451 249841
// bufdiff-features: 251444 252466 252539 253216 253836 253911 255556 255826 256112 256247 258331
// bufdiff-features: 258906 259229 259840 260047 260161 260178 260450
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f5(%arg0: tensor<3xi8>, %arg1: tensor<3xi8>, %arg2: tensor<3xi8>, %arg3: i8) -> tensor<5xi8> {
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %arg0 : tensor<3xi8> to tensor<?xi8>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0] [%c3] [1] : tensor<?xi8> into tensor<3xi8>
    %0 = call @f2(%inserted_slice, %arg3) : (tensor<3xi8>, i8) -> tensor<3xi8>
    %cst = arith.constant dense<[3, 4, 5]> : tensor<3xi8>
    %cst_0 = arith.constant dense<[7, 10, 13, 16, 19]> : tensor<5xi8>
    %1 = call @f3(%cst, %0, %arg3, %cst_0) : (tensor<3xi8>, tensor<3xi8>, i8, tensor<5xi8>) -> tensor<5xi8>
    return %1 : tensor<5xi8>
  }
  func.func @f4(%arg0: tensor<3xi8>) -> (tensor<3xi8>, tensor<i8>) {
    %c1 = arith.constant 1 : index
    %c5_i8 = arith.constant 5 : i8
    %inserted = tensor.insert %c5_i8 into %arg0[%c1] : tensor<3xi8>
    %0 = tensor.empty() : tensor<i8>
    %extracted = tensor.extract %inserted[%c1] : tensor<3xi8>
    %1 = linalg.fill ins(%extracted : i8) outs(%0 : tensor<i8>) -> tensor<i8>
    %inserted_slice = tensor.insert_slice %1 into %arg0[%c1] [1] [1] : tensor<i8> into tensor<3xi8>
    return %inserted_slice, %1 : tensor<3xi8>, tensor<i8>
  }
  func.func @f2(%arg0: tensor<3xi8>, %arg1: i8) -> tensor<3xi8> {
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %arg1 into %arg0[%c2] : tensor<3xi8>
    %0 = call @f1(%inserted) : (tensor<3xi8>) -> tensor<3xi8>
    return %0 : tensor<3xi8>
  }
  func.func @f1(%arg0: tensor<3xi8>) -> tensor<3xi8> {
    %c2_i8 = arith.constant 2 : i8
    %0 = linalg.fill ins(%c2_i8 : i8) outs(%arg0 : tensor<3xi8>) -> tensor<3xi8>
    %c3_i8 = arith.constant 3 : i8
    %1 = tensor.empty() : tensor<3xi8>
    %2 = linalg.fill ins(%c3_i8 : i8) outs(%1 : tensor<3xi8>) -> tensor<3xi8>
    %3 = tensor.empty() : tensor<3xi8>
    %4 = linalg.fill ins(%c2_i8 : i8) outs(%3 : tensor<3xi8>) -> tensor<3xi8>
    %5 = linalg.div_unsigned ins(%4, %2 : tensor<3xi8>, tensor<3xi8>) outs(%0 : tensor<3xi8>) -> tensor<3xi8>
    return %5 : tensor<3xi8>
  }
  func.func @f3(%arg0: tensor<3xi8>, %arg1: tensor<3xi8>, %arg2: i8, %arg3: tensor<5xi8>) -> tensor<5xi8> {
    %cst = arith.constant dense<3> : tensor<5xi8>
    %mapped = linalg.map ins(%arg3, %cst : tensor<5xi8>, tensor<5xi8>) outs(%arg3 : tensor<5xi8>)
      (%in: i8, %in_0: i8, %init: i8) {
        %0 = arith.cmpi sgt, %in, %in_0 : i8
        %1 = arith.select %0, %in, %in_0 : i8
        linalg.yield %1 : i8
      }
    return %mapped : tensor<5xi8>
  }
  func.func @main(%arg0: tensor<3xi8>, %arg1: tensor<?xi8>, %arg2: tensor<5xi8>) -> (tensor<i8>, tensor<3xi8>, tensor<3xi8>, tensor<i8>) {
    %0:2 = call @f4(%arg0) : (tensor<3xi8>) -> (tensor<3xi8>, tensor<i8>)
    %1:2 = call @f4(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3xi8>) -> (tensor<3xi8>, tensor<i8>)
    %cst = arith.constant dense<[6, 7, 8]> : tensor<3xi8>
    %c0_i8 = arith.constant 0 : i8
    %2 = call @f5(%cst, %1#0, %cst, %c0_i8) : (tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, i8) -> tensor<5xi8>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %cst[%c1] : tensor<3xi8>
    %3 = arith.cmpi sgt, %extracted, %c0_i8 : i8
    %4:2 = scf.if %3 -> (tensor<i8>, tensor<i8>) {
      %extracted_slice = tensor.extract_slice %2[0] [3] [1] : tensor<5xi8> to tensor<3xi8>
      %extracted_slice_0 = tensor.extract_slice %2[2] [3] [1] : tensor<5xi8> to tensor<3xi8>
      %5 = linalg.copy ins(%cst : tensor<3xi8>) outs(%extracted_slice : tensor<3xi8>) -> tensor<3xi8>
      %extracted_1 = tensor.extract %extracted_slice_0[%c1] : tensor<3xi8>
      vector.print %extracted_1 : i8
      %cst_2 = arith.constant dense<3> : tensor<1xi8>
      %inserted_slice = tensor.insert_slice %cst_2 into %extracted_slice_0[0] [1] [1] : tensor<1xi8> into tensor<3xi8>
      %inserted_slice_3 = tensor.insert_slice %5 into %2[0] [3] [1] : tensor<3xi8> into tensor<5xi8>
      %inserted_slice_4 = tensor.insert_slice %inserted_slice into %inserted_slice_3[2] [3] [1] : tensor<3xi8> into tensor<5xi8>
      %6 = tensor.empty() : tensor<5xi8>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<5xi8>) outs(%6 : tensor<5xi8>) {
      ^bb0(%in: i8, %out: i8):
        %12 = arith.minui %in, %extracted : i8
        linalg.yield %12 : i8
      } -> tensor<5xi8>
      %8 = linalg.copy ins(%0#1 : tensor<i8>) outs(%1#1 : tensor<i8>) -> tensor<i8>
      %9 = tensor.empty() : tensor<i8>
      %10 = linalg.fill ins(%extracted : i8) outs(%9 : tensor<i8>) -> tensor<i8>
      %from_elements = tensor.from_elements %extracted_1 : tensor<i8>
      %11 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%10, %from_elements : tensor<i8>, tensor<i8>) outs(%1#1 : tensor<i8>) -> tensor<i8>
      scf.yield %8, %11 : tensor<i8>, tensor<i8>
    } else {
      scf.yield %1#1, %0#1 : tensor<i8>, tensor<i8>
    }
    return %4#0, %0#0, %cst, %4#1 : tensor<i8>, tensor<3xi8>, tensor<3xi8>, tensor<i8>
  }
}

