// bufdiff-profile: idioms
// bufdiff-choices: 9b92769b7a4ef649749840c693115803b29de26a7a248476a7206f48ecbf0daac1b686ca66d0fc47
// bufdiff-choices: b5880417affcf959c8e3224e06a5efd487a4915011723dc064b6cb4079a09715d2a7384b451966b4
// bufdiff-choices: 21a873249707cc1dbc101299cc4c405fece612c0cea005a928f1edc5d8919fe291f961daf46fb45e
// bufdiff-choices: 29759cf462a4478a3ede8cd6b984eb531aa9b0e6c3d205105ba0ae58807caa09711de29da464a7a7
// bufdiff-choices: 56898b28426fb15279400db26e1fcb11440af5e2022655072f0a5e9241ff57c226ca6eb503f36da3
// bufdiff-choices: 31a141dfc5c6d2388e6bd0482f7dd3ffe04f8cf1d82062e13ca8e0de5a0a71a6f18ed11e84aa3f8d
// bufdiff-choices: 6171bed2099c9476ef18a4ff6c60f0c37b73e29902b52707d2c2bb20975a32819c72c3654c1250de
// bufdiff-choices: 707294ef1656e2e063170fee5e1a91c02596fb78547045f942cb6aefaaeefe7e309c9f6eacf4dd1c
// bufdiff-choices: e672dab176ea90597ff7ef0af9fd3274a748ebdd545848f94a6ec0a12d1c2256f27aab7e77f63cae
// bufdiff-choices: 423304d5936938285842adb91b99295feef6db8349135e05765f3652d12283bb64c2942f41e42436
// bufdiff-choices: 97d2dc0e207f764b3900e176ce7a4ddebd3fdad06ae93b88
// bufdiff-features: 76 2898 2945 3233 4752 5075 5641 6363 7060 8918 9443 9479 9748 10035 10384
// bufdiff-features: 11162 11441 11447 11556 12252 12638 12932 13233 14064 14925 15671 15751 15903
// bufdiff-features: 16371 16682 17470 18330 18597 19442 20261 21522 22095 22280 22448 23643 26568
// bufdiff-features: 26922 28364 28814 28907 30018 30105 30625 30666 31143 33853 34167 34323 34779
// bufdiff-features: 35312 36448 36784 37177 37231 37289 38326 38513 38783 39816 40031 40070 40712
// bufdiff-features: 41622 42344 42467 43460 44491 44522 44621 45765 46203 47392 47735 48357 48974
// bufdiff-features: 49546 49956 50146 51341 52148 52322 52558 52573 52900 52928 53244 53252 53469
// bufdiff-features: 54998 55113 56892 57178 57752 58046 58123 59703 60384 60689 61628 61969 63071
// bufdiff-features: 63800 64119 64120 64235 65814 66422 66996 67160 67563 68355 69403 69965 70335
// bufdiff-features: 70385 72243 72629 73289 73545 73802 74864 78180 78430 78620 80894 81443 81467
// bufdiff-features: 81511 81736 82135 82565 83900 84585 84922 86125 86903 87199 88337 88732 88990
// bufdiff-features: 89178 89780 89812 90097 90777 92194 92747 93032 93286 94532 94696 95407 95603
// bufdiff-features: 96352 99228 99383 101122 101983 103673 103851 104034 104315 104790 104931
// bufdiff-features: 106314 106376 109327 109732 110816 112929 113041 113589 113626 113940 114428
// bufdiff-features: 115778 117183 117724 117779 118884 119597 119678 119885 121000 121585 125921
// bufdiff-features: 127243 127600 127830 129630 130602 130632 130933 131664 132281 135749 135868
// bufdiff-features: 136009 136039 136273 137045 137667 138476 140020 140673 141834 142040 143285
// bufdiff-features: 144093 145165 146512 146814 146822 148647 150355 150818 151326 151936 152187
// bufdiff-features: 152940 153063 153928 154294 155898 156191 156325 158120 158415 158897 159421
// bufdiff-features: 159430 159724 160138 160756 162971 163044 163471 163581 163687 163972 164472
// bufdiff-features: 165503 165695 165719 167164 167973 168562 168858 169584 169713 169717 171551
// bufdiff-features: 171956 174170 175687 176031 176066 176664 176845 177182 177323 177904 178067
// bufdiff-features: 178560 181673 182148 183227 183703 183711 184030 184321 186942 186959 188175
// bufdiff-features: 188200 188790 189630 189674 192252 192422 192628 192771 192920 193522 194063
// bufdiff-features: 194134 194321 194682 195182 195228 196031 196392 196632 197169 197267 197837
// bufdiff-features: 198267 198460 198755 200824 201059 201601 201702 202241 203286 203352 204922
// bufdiff-features: 205434 205689 205953 206056 207081 207454 208165 209848 210022 210096 210301
// bufdiff-features: 210363 210461 211445 211884 211967 212549 212628 214325 214621 214744 215707
// bufdiff-features: 215925 215959 216570 216810 216969 217748 217899 218480 218635 219751 219844
// bufdiff-features: 220028 220223 220780 221176 222809 222849 224222 225016 225250 225728 226357
// bufdiff-features: 226579 226767 227829 228390 228519 229348 230081 230398 230640 230810 231527
// bufdiff-features: 233156 234086 235010 235325 235477 236929 236930 237295 238696 239798 239929
// bufdiff-features: 240100 240148 240158 241503 241710 242145 242793 243546 243781 246543 247062
// bufdiff-features: 247384 248049 249631 249841 250917 250948 251478 252466 252539 253836 254639
// bufdiff-features: 254836 255556 256116 256312 257442 258477 258994 259229 259528 259840 260276
// bufdiff-features: 260364
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0, d0)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi64>, %arg1: tensor<4xi64>) -> (tensor<3x1xi32>, tensor<4xi64>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<4xi64>, tensor<3x3x?xi32>, tensor<?xi64>, index) {
    %cst = arith.constant dense<[[[0, 1, 2], [3, 4, 5], [6, 7, 8]], [[9, 10, 11], [12, 13, 14], [15, 16, 17]], [[18, 19, 20], [21, 22, 23], [24, 25, 26]]]> : tensor<3x3x3xi32>
    %0:5 = call @f3(%cst, %cst) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x1xi32>, i32, i32)
    %c7_i64 = arith.constant 7 : i64
    %1 = tensor.empty() : tensor<4xi64>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2] : tensor<4xi64>
    %2 = linalg.fill ins(%extracted : i64) outs(%1 : tensor<4xi64>) -> tensor<4xi64>
    %3:2 = call @f2(%0#0, %c7_i64, %2) : (tensor<3x3x3xi32>, i64, tensor<4xi64>) -> (tensor<4xi64>, tensor<3x3x3xi32>)
    %4:5 = call @f3(%0#1, %0#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x1xi32>, i32, i32)
    %c-1_i64 = arith.constant -1 : i64
    %c127_i64 = arith.constant 127 : i64
    %c-1_i64_0 = arith.constant -1 : i64
    %from_elements = tensor.from_elements %c7_i64, %c-1_i64, %c127_i64, %c-1_i64_0 : tensor<4xi64>
    %5:2 = call @f2(%4#0, %extracted, %from_elements) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3x3x3xi32>, i64, tensor<4xi64>) -> (tensor<4xi64>, tensor<3x3x3xi32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %6:3 = scf.while (%arg2 = %c0, %arg3 = %5#0, %arg4 = %4#2) : (index, tensor<4xi64>, tensor<3x1xi32>) -> (index, tensor<4xi64>, tensor<3x1xi32>) {
      %7 = arith.cmpi ult, %arg2, %c1 : index
      %8 = arith.cmpi sgt, %4#4, %0#3 : i32
      %9 = arith.andi %7, %8 : i1
      scf.condition(%9) %arg2, %arg3, %arg4 : index, tensor<4xi64>, tensor<3x1xi32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<4xi64>, %arg4: tensor<3x1xi32>):
      %extracted_slice = tensor.extract_slice %4#0[0, 0, 0] [3, 3, 3] [1, 1, 1] : tensor<3x3x3xi32> to tensor<3x3x3xi32>
      %7 = func.call @f1(%extracted_slice, %extracted_slice, %extracted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
      %8 = tensor.empty() : tensor<3x3x3xi32>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<3x3x3xi32>) outs(%8 : tensor<3x3x3xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<3x3x3xi32>
      %10 = arith.addi %arg2, %c1 : index
      %11 = linalg.copy ins(%0#2 : tensor<3x1xi32>) outs(%arg4 : tensor<3x1xi32>) -> tensor<3x1xi32>
      %c3 = arith.constant 3 : index
      %extracted_1 = tensor.extract %arg3[%c3] : tensor<4xi64>
      %12 = tensor.empty() : tensor<3xi64>
      %13 = linalg.fill ins(%extracted_1 : i64) outs(%12 : tensor<3xi64>) -> tensor<3xi64>
      %inserted_slice = tensor.insert_slice %13 into %arg3[1] [3] [1] : tensor<3xi64> into tensor<4xi64>
      scf.yield %10, %inserted_slice, %11 : index, tensor<4xi64>, tensor<3x1xi32>
    }
    %cast = tensor.cast %0#0 : tensor<3x3x3xi32> to tensor<3x3x?xi32>
    return %6#2, %6#1, %5#1, %4#1, %3#1, %3#0, %cast, %arg0, %6#0 : tensor<3x1xi32>, tensor<4xi64>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<4xi64>, tensor<3x3x?xi32>, tensor<?xi64>, index
  }
  func.func private @f3(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x3x3xi32>) -> (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x1xi32>, i32, i32) {
    %c-1_i32 = arith.constant -1 : i32
    %0 = linalg.fill ins(%c-1_i32 : i32) outs(%arg1 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %1 = call @f1(%0, %0, %arg0) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %c2 = arith.constant 2 : index
    %c-3_i32 = arith.constant -3 : i32
    %from_elements = tensor.from_elements %c-1_i32, %c-3_i32 : tensor<1x2xi32>
    %inserted_slice = tensor.insert_slice %from_elements into %1[2, %c2, 1] [1, 1, 2] [1, 1, 1] : tensor<1x2xi32> into tensor<3x3x3xi32>
    %2 = bufferization.alloc_tensor() copy(%arg0) : tensor<3x3x3xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1[%c1, 0, 0] [1, 3, 1] [1, 1, 1] : tensor<3x3x3xi32> to tensor<3x1xi32>
    return %inserted_slice, %2, %extracted_slice, %c-3_i32, %c-1_i32 : tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x1xi32>, i32, i32
  }
  func.func private @f1(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x3x3xi32>, %arg2: tensor<3x3x3xi32>) -> tensor<3x3x3xi32> {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c42_i32 = arith.constant 42 : i32
    %0 = scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c3, %c3, %c3) step (%c1, %c1, %c1) init (%c42_i32) -> i32 {
      %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<3x3x3xi32> to tensor<2x3x3xi32>
      %extracted_slice_0 = tensor.extract_slice %arg1[1, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<3x3x3xi32> to tensor<2x3x3xi32>
      %inserted = tensor.insert %c42_i32 into %extracted_slice[%c1, %arg4, %arg4] : tensor<2x3x3xi32>
      %1 = linalg.batch_matmul ins(%extracted_slice, %extracted_slice_0 : tensor<2x3x3xi32>, tensor<2x3x3xi32>) outs(%extracted_slice_0 : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
      %inserted_slice = tensor.insert_slice %inserted into %arg1[0, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<2x3x3xi32> into tensor<3x3x3xi32>
      %inserted_slice_1 = tensor.insert_slice %1 into %inserted_slice[1, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<2x3x3xi32> into tensor<3x3x3xi32>
      %extracted = tensor.extract %arg1[%arg3, %arg4, %arg5] : tensor<3x3x3xi32>
      scf.reduce(%extracted : i32) {
      ^bb0(%arg6: i32, %arg7: i32):
        %2 = arith.addi %arg6, %arg7 : i32
        scf.reduce.return %2 : i32
      }
    }
    %mapped = linalg.map ins(%arg1 : tensor<3x3x3xi32>) outs(%arg2 : tensor<3x3x3xi32>)
      (%in: i32, %init: i32) {
        %1 = arith.xori %in, %0 : i32
        linalg.yield %1 : i32
      }
    return %mapped : tensor<3x3x3xi32>
  }
  func.func private @f2(%arg0: tensor<3x3x3xi32>, %arg1: i64, %arg2: tensor<4xi64>) -> (tensor<4xi64>, tensor<3x3x3xi32>) {
    %0 = tensor.empty() : tensor<4x4xi64>
    %1 = linalg.fill ins(%arg1 : i64) outs(%0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %2 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%1 : tensor<4x4xi64>) outs(%arg2 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %c9_i64 = arith.constant 9 : i64
      %3 = arith.subi %in, %c9_i64 : i64
      %c5_i64 = arith.constant 5 : i64
      %4 = arith.shrsi %3, %c5_i64 : i64
      linalg.yield %4 : i64
    } -> tensor<4xi64>
    return %2, %arg0 : tensor<4xi64>, tensor<3x3x3xi32>
  }
}

