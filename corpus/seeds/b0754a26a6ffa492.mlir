// bufdiff-profile: deep
// bufdiff-choices: 02a6658dd8f223cafae4f067a2e485e84c6b6196c4255031ba14ec0e7c54b31fe6f99705ee1371b4
// bufdiff-choices: b461ae65e670920ad4b1277e3ca086924f54a822ee4426d6213e94134f06ea8ce373ba79e250191b
// bufdiff-choices: 94d472e1f3e02f73f3884be8dcc34a2d33b9684bcfc401b41ddce019ec7273c5980b4dac7cad0353
// bufdiff-choices: 2b4cf497039088031b22994473a28277f2df590d44643f3b118fbab761a40104edff91dc9b3e62e5
// bufdiff-choices: 987009306d8e44fbae80b444c44ae605498bf4374104befcae8bdf7195e02941f39ba6c51d0135e8
// bufdiff-choices: d26d825735d5e2b00301a5119fea67e4da97c42c0647d1eb35b8805753d0222cfcb5270b78819850
// bufdiff-choices: 0e36eaa4e9de5ff0bb63baabf55bf9ce2da89cd2eb2d369df173c832f6093afd96724f866510f3eb
// bufdiff-choices: fd158ef8201fd5b4edb2649aeae8a06bacb70b078d94483cdd15a8388e346c1d9af4ff98d5b40804
// bufdiff-choices: d767b0a2f2a3b83b23113a88e05ae463965977d482c7a7bfc72fede474a553b3039e32df482e674e
// bufdiff-choices: 9dc0e74a5b2c7b447073104f3e70860c2973bd5b6ed789bb61d0de5c3e09de0fd05289f58cb3ee70
// bufdiff-choices: 21da3e7b410a2dda3f8b78b9529328cccd364f7fe1c6d92a20400eded4e9bc353888913fc4e54396
// bufdiff-choices: 93aeb1cb6f4f
// bufdiff-features: 76 706 2822 3295 3579 4010 4752 4795 4958 6289 6363 6611 6697 7534 9479 9748
// bufdiff-features: 10448 10872 11162 11408 11441 11660 11759 12125 13074 13915 15751 15903 16417
// bufdiff-features: 16682 17726 18138 18287 18330 18486 19545 19606 19988 20092 21652 21953 22280
// bufdiff-features: 22448 23594 24571 26568 26890 26922 28856 29590 30301 30666 30896 30996 31247
// bufdiff-features: 31543 33769 33848 34167 35163 35436 35752 36448 36784 37050 37183 38702 40348
// bufdiff-features: 40540 41318 41517 41799 42467 42984 43631 44786 46203 46208 47153 47392 47778
// bufdiff-features: 48269 48598 48974 49956 50633 51415 51729 51800 52062 52322 52558 52807 52829
// bufdiff-features: 52900 52928 53252 53716 54205 54998 56024 56636 56814 57613 57755 58046 58272
// bufdiff-features: 60465 60686 62109 62411 63051 63384 64120 64138 64235 65496 66422 66995 67069
// bufdiff-features: 67160 67880 68355 69304 70051 70385 71050 71259 71306 71851 72044 72450 73545
// bufdiff-features: 73802 74057 74382 74385 76953 78009 78283 78430 78506 79099 79854 80036 81511
// bufdiff-features: 81736 82565 83856 84922 85681 85843 86125 87495 88008 88337 88958 89178 89780
// bufdiff-features: 89812 89918 90097 90218 90543 90596 91963 92194 93032 93171 93994 95407 96270
// bufdiff-features: 96431 97715 98190 101264 101751 102368 103056 103635 103851 104034 104315
// bufdiff-features: 104931 106761 107987 108416 108829 108921 109317 109374 110162 110285 110298
// bufdiff-features: 110816 111096 112929 113626 116388 117779 119130 119597 119764 120772 121000
// bufdiff-features: 121538 121626 122159 122791 122832 125921 126098 126932 127205 127373 129849
// bufdiff-features: 130310 130333 130933 131107 131138 131930 132156 133364 134891 135216 136972
// bufdiff-features: 137427 137477 139388 139394 139524 139616 142040 142393 143285 144120 145630
// bufdiff-features: 146027 146464 146512 146711 147436 148304 148509 149846 150404 151466 151936
// bufdiff-features: 153063 154011 156460 156683 157120 158120 158897 158996 160515 160756 161295
// bufdiff-features: 161883 163044 163876 165636 165719 165817 166047 166169 166463 167164 167252
// bufdiff-features: 167614 167753 167793 168562 169731 171369 171884 172127 172145 174097 175687
// bufdiff-features: 175878 175888 176782 176927 177323 177904 178067 178560 179471 179607 179647
// bufdiff-features: 180207 180258 180860 181060 182082 182719 183114 184030 184853 186042 186863
// bufdiff-features: 186942 186959 188175 188790 190508 191099 191476 192184 192418 192422 192628
// bufdiff-features: 192771 195102 195129 195182 195487 195820 195855 196031 197125 197267 197339
// bufdiff-features: 197385 197837 198267 199827 200104 200307 201004 201059 201423 202032 202241
// bufdiff-features: 204536 204803 205434 205820 205953 207081 207124 207330 208791 210461 211044
// bufdiff-features: 211547 211884 212293 212549 213481 214184 214298 215707 217621 218286 219371
// bufdiff-features: 219393 220223 221407 221661 222809 223802 224466 224916 225016 225759 225827
// bufdiff-features: 226473 226579 226607 227829 228058 229266 229981 230810 231527 236929 237763
// bufdiff-features: 239528 240306 240400 240464 242145 242335 242872 243099 243989 244281 246543
// bufdiff-features: 246953 246966 247062 249841 250797 252466 252539 253666 253853 255556 255878
// bufdiff-features: 257251 258248 259528 259840 260534 260775 261059 261329
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<5xi64>, %arg1: i32) -> (tensor<i64>, tensor<5xi64>, tensor<?xi64>, tensor<1xi64>, tensor<?xi64>, tensor<5xi64>, tensor<3xi64>, tensor<2xi64>, index, index) {
    %0 = call @either1(%arg0, %arg0) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %mapped = linalg.map { arith.xori } ins(%0, %arg0 : tensor<5xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>)
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<5xi64>) outs(%arg0 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %23 = arith.muli %in, %out : i64
      linalg.yield %23 : i64
    } -> tensor<5xi64>
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %2 = scf.for %arg2 = %c0 to %c5 step %c2 iter_args(%arg3 = %0) -> (tensor<5xi64>) {
      %extracted_11 = tensor.extract %arg0[%arg2] : tensor<5xi64>
      %23 = func.call @either1(%arg3, %arg3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %extracted_12 = tensor.extract %arg3[%arg2] : tensor<5xi64>
      %c1_i64_13 = arith.constant 1 : i64
      %24 = tensor.empty() : tensor<5xi64>
      %25 = linalg.fill ins(%c1_i64_13 : i64) outs(%24 : tensor<5xi64>) -> tensor<5xi64>
      %26 = linalg.div_unsigned ins(%mapped, %25 : tensor<5xi64>, tensor<5xi64>) outs(%arg3 : tensor<5xi64>) -> tensor<5xi64>
      scf.yield %26 : tensor<5xi64>
    }
    %3 = call @either1(%arg0, %arg0) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %c1_i64 = arith.constant 1 : i64
    %4 = vector.transfer_read %3[%c2], %c1_i64 : tensor<5xi64>, vector<3xi64>
    %c1 = arith.constant 1 : index
    %5 = vector.transfer_write %4, %1[%c1] : vector<3xi64>, tensor<5xi64>
    %extracted_slice = tensor.extract_slice %1[1] [2] [1] : tensor<5xi64> to tensor<2xi64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<2xi64>) outs(%extracted_slice : tensor<2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2xi64>
    %7 = arith.index_cast %arg1 : i32 to index
    %8 = arith.remui %7, %c5 : index
    %extracted = tensor.extract %1[%8] : tensor<5xi64>
    %9:2 = scf.for %arg2 = %c1 to %c2 step %c1 iter_args(%arg3 = %6, %arg4 = %c1_i64) -> (tensor<2xi64>, i64) {
      %cst = arith.constant dense<[6, 9]> : tensor<2xi64>
      %c5_i64 = arith.constant 5 : i64
      %23 = linalg.copy ins(%cst : tensor<2xi64>) outs(%arg3 : tensor<2xi64>) -> tensor<2xi64>
      scf.yield %23, %c5_i64 : tensor<2xi64>, i64
    }
    %10 = tensor.empty() : tensor<5x3xi64>
    %11 = linalg.fill ins(%extracted : i64) outs(%10 : tensor<5x3xi64>) -> tensor<5x3xi64>
    %extracted_slice_0 = tensor.extract_slice %mapped[0] [3] [%c2] : tensor<5xi64> to tensor<3xi64>
    %12 = linalg.matvec ins(%11, %extracted_slice_0 : tensor<5x3xi64>, tensor<3xi64>) outs(%5 : tensor<5xi64>) -> tensor<5xi64>
    %13 = arith.index_cast %extracted : i64 to index
    %14 = arith.remui %13, %c5 : index
    %extracted_1 = tensor.extract %5[%14] : tensor<5xi64>
    vector.print %extracted_1 : i64
    %extracted_2 = tensor.extract %12[%14] : tensor<5xi64>
    vector.print %extracted_2 : i64
    %padded = tensor.pad %1 low[1] high[0] {
    ^bb0(%arg2: index):
      %c2_i64_11 = arith.constant 2 : i64
      %23 = arith.addi %9#1, %c2_i64_11 : i64
      tensor.yield %23 : i64
    } : tensor<5xi64> to tensor<6xi64>
    %15 = tensor.empty() : tensor<5xi64>
    %16 = linalg.fill ins(%9#1 : i64) outs(%15 : tensor<5xi64>) -> tensor<5xi64>
    %17 = call @either1(%5, %16) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %concat = tensor.concat dim(0) %mapped, %15, %extracted_slice : (tensor<5xi64>, tensor<5xi64>, tensor<2xi64>) -> tensor<12xi64>
    %18 = call @either1(%arg0, %arg0) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %c2_i64 = arith.constant 2 : i64
    %c1_i64_3 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c2_i64, %c1_i64_3 : tensor<2xi64>
    %c3 = arith.constant 3 : index
    %from_elements_4 = tensor.from_elements %c3 : tensor<1xindex>
    %reshape = tensor.reshape %extracted_slice_0(%from_elements_4) : (tensor<3xi64>, tensor<1xindex>) -> tensor<3xi64>
    %c-128_i64 = arith.constant -128 : i64
    %19 = vector.transfer_read %extracted_slice[%c1], %c-128_i64 : tensor<2xi64>, vector<2xi64>
    %20 = vector.transfer_write %19, %arg0[%14] : vector<2xi64>, tensor<5xi64>
    %21:3 = scf.while (%arg2 = %c0, %arg3 = %padded, %arg4 = %5) : (index, tensor<6xi64>, tensor<5xi64>) -> (index, tensor<6xi64>, tensor<5xi64>) {
      %23 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%23) %arg2, %arg3, %arg4 : index, tensor<6xi64>, tensor<5xi64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<6xi64>, %arg4: tensor<5xi64>):
      %c4 = arith.constant 4 : index
      %extracted_slice_11 = tensor.extract_slice %15[0] [%c4] [%c1] : tensor<5xi64> to tensor<?xi64>
      %23 = arith.addi %arg2, %c1 : index
      %24 = linalg.copy ins(%20 : tensor<5xi64>) outs(%arg4 : tensor<5xi64>) -> tensor<5xi64>
      %extracted_slice_12 = tensor.extract_slice %18[%c0] [1] [1] : tensor<5xi64> to tensor<i64>
      %broadcasted = linalg.broadcast ins(%extracted_slice_12 : tensor<i64>) outs(%arg3 : tensor<6xi64>) dimensions = [0] 
      %25 = linalg.fill ins(%extracted_1 : i64) outs(%broadcasted : tensor<6xi64>) -> tensor<6xi64>
      scf.yield %23, %25, %24 : index, tensor<6xi64>, tensor<5xi64>
    }
    %concat_5 = tensor.concat dim(0) %extracted_slice, %20, %21#1 : (tensor<2xi64>, tensor<5xi64>, tensor<6xi64>) -> tensor<13xi64>
    %padded_6 = tensor.pad %concat_5 low[0] high[%c0] {
    ^bb0(%arg2: index):
      %23 = arith.maxsi %extracted_1, %extracted_2 : i64
      tensor.yield %23 : i64
    } : tensor<13xi64> to tensor<?xi64>
    %c7_i64 = arith.constant 7 : i64
    %from_elements_7 = tensor.from_elements %c7_i64 : tensor<i64>
    %inserted_slice = tensor.insert_slice %from_elements_7 into %concat_5[%c3] [1] [1] : tensor<i64> into tensor<13xi64>
    %c9 = arith.constant 9 : index
    %extracted_slice_8 = tensor.extract_slice %concat_5[%c9] [1] [1] : tensor<13xi64> to tensor<1xi64>
    %padded_9 = tensor.pad %inserted_slice low[0] high[1] {
    ^bb0(%arg2: index):
      %23 = arith.index_cast %arg2 : index to i64
      tensor.yield %23 : i64
    } : tensor<13xi64> to tensor<14xi64>
    %22 = scf.execute_region -> tensor<5xi64> {
      scf.yield %arg0 : tensor<5xi64>
    }
    %extracted_slice_10 = tensor.extract_slice %1[%c1] [1] [1] : tensor<5xi64> to tensor<i64>
    %cast = tensor.cast %padded_9 : tensor<14xi64> to tensor<?xi64>
    return %extracted_slice_10, %22, %cast, %extracted_slice_8, %padded_6, %21#2, %reshape, %from_elements, %21#0, %8 : tensor<i64>, tensor<5xi64>, tensor<?xi64>, tensor<1xi64>, tensor<?xi64>, tensor<5xi64>, tensor<3xi64>, tensor<2xi64>, index, index
  }
  func.func private @either1(%arg0: tensor<5xi64>, %arg1: tensor<5xi64>) -> tensor<5xi64> {
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg0[%c4] : tensor<5xi64>
    %c-3_i64 = arith.constant -3 : i64
    %0 = arith.cmpi ne, %extracted, %c-3_i64 : i64
    %1 = scf.if %0 -> (tensor<5xi64>) {
      scf.yield %arg0 : tensor<5xi64>
    } else {
      scf.yield %arg1 : tensor<5xi64>
    }
    return %1 : tensor<5xi64>
  }
}

