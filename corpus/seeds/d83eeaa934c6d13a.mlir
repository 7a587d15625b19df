// bufdiff-profile: wide
// bufdiff-choices: 0b4c993c8964c7665f15ccfb04fa4dcecdf744d4b5052a9f5688491afedda1c15e5b5a29698d6810
// bufdiff-choices: 31456050cf5195f50e356c9be6ec6d0f2536ddc4ecd232f83761a612460389d7550c91c3d4152a00
// bufdiff-choices: b36378f8257929094b43b89d0eae330cfabbabe034d313ccafe9553c71544ddb14dedc33e414ee5d
// bufdiff-choices: d818e75935e4409fec50dd7cc20127becd5b5171e816823707777b6ff521a5aeffea3ae8dcac530d
// bufdiff-choices: 1c8ea521111f07943c64b5e67e1aeebd33013062ec2db94bd07dc77409f3bf5f34ccf3716faeb4e2
// bufdiff-choices: f5fc6d73288cf834b6e0f7a769e9119a5d2b504ffaa4163ee99d2aabf9d1e8e58838120aaecc7684
// bufdiff-choices: 83ffc1e97e10a98632aaee8aac54e660e8fe1f77d896dfddd41f8cff9ef052d259aee629c05734eb
// bufdiff-choices: b5875228e0ea4c4a1d6d63a780ddb10e504b9bc94178cce403985d68196b8212dd5a45931c78629c
// bufdiff-choices: 266add733ee1d8033a930c6c0fa946583b49e6ac36785d503e181aa2977566fb18df7917f8d14d2e
// bufdiff-choices: 624ab40a5d47643bedf810b119d917fd5148411a1e7c50abb7787f8e5872ad9198019c59fc9ed373
// bufdiff-choices: bf7ccccd36cf3f3c156cfb561c8225e9b1031b572ff3809f107288799018e24915d80e206c0ec7d0
// bufdiff-choices: 0c2326cdc37a782b293966a04e9fa090889b43605c9a249f0f373ba095ef53f386450069503e5c9d
// bufdiff-choices: 7282074416a0243f18aa30243fc88d5828dd18dde8c2c79db29e41c071e1f4f8302904373a5b697c
// bufdiff-choices: 1feb40c151ee758cd635b112f48fa1bcc97f2744087e5253449abfc70bd5b2e612e550cb919609ef
// bufdiff-choices: 64c2900c766818bd14c8cbd271befe8e48f16a36f44b284d57b64ceecf33aefdcbbf32e32c32ffa4
// bufdiff-choices: c57056c6f60573c639ba73a122024b96baa016b838960e31483829517db4d5dc2d179f1b102c7b05
// bufdiff-choices: 4426109f94328081212ef7045d1478fecf4eb2de482e16a17e0763d8a3ca3e86a2b5c107acc5ee63
// bufdiff-choices: b64bab375542c10363fa57b048a59bb5a2e43a65f92d81984a07276466abfafa57bcd20ca0b3de33
// bufdiff-choices: b215d3453d2c25604ac1de5b60f766cfb86ae95b881793e84394e1aa8de52741f316c13ac46d145c
// bufdiff-choices: 889bb5d7086efbca06bd3e5d75d1a07b806f6ed8889a278361541b1e6f5a8852a77107446e7bea02
// bufdiff-choices: 8dab7e641499a2691d24a94eafdc74c29df871196a94e69b8ba40c25e84b2f1c78a753b3227b588b
// bufdiff-choices: 2799b8ef5eb5db94541f6c4f4ded5ec6bb07188b1bdadccb018f60d20de6a00ee9829cd9a5ebe0ce
// bufdiff-choices: 87e43f81c41c5a832ef97401119aac31316475832bc9812dd1371fb9a16fecff5d3554749673d0db
// bufdiff-choices: f318cf49385b4c7849c41faf13f0d0f62fb1c269f6f66e9d0e50111466e1660d1982379096706957
// bufdiff-choices: ce3bdd3620a728c88ba5f1a8e9ac3eb3009f599869dfd5ad48ab0a2a51535f74
// bufdiff-features: 1486 2898 3579 4506 5018 5187 8325 8918 9479 9768 9809 9827 10872 11162 11441
// bufdiff-features: 11759 12170 12276 13233 13296 13915 14364 14454 14704 14884 14925 15152 15192
// bufdiff-features: 15536 15750 15751 15929 16926 18322 18486 19419 19579 19979 20124 20749 20838
// bufdiff-features: 20874 21044 21522 21760 21883 22095 22161 22280 22630 23562 24259 24268 25729
// bufdiff-features: 26125 26568 26663 26683 26796 26922 28564 28724 28814 28999 29001 29396 29590
// bufdiff-features: 29627 29968 30002 30293 30573 30666 30725 31864 32514 33751 33848 34159 34167
// bufdiff-features: 35163 35388 36784 36936 38384 38427 38783 39352 39540 39674 40712 41605 41911
// bufdiff-features: 42344 42398 42467 42858 43442 43942 43979 43986 44132 44436 44505 45031 45617
// bufdiff-features: 45869 46203 46208 46404 47141 47392 47554 47695 47918 48598 48974 49194 49635
// bufdiff-features: 49657 49715 50031 50101 50894 51415 51475 52062 52148 52322 52558 52695 52807
// bufdiff-features: 52900 53160 53180 53243 53244 53252 53469 54385 54998 55113 56301 56348 56814
// bufdiff-features: 57252 58024 60233 60686 61480 61944 63071 63800 64120 64235 64778 64814 64875
// bufdiff-features: 65445 65726 65891 66422 67069 67526 68355 68610 68848 69134 69403 70119 70278
// bufdiff-features: 71050 71168 71306 71361 71415 72403 72450 72546 73287 73289 73753 73802 73833
// bufdiff-features: 74450 74507 74672 75652 76328 76339 76639 76700 77491 77564 77617 78283 78430
// bufdiff-features: 80036 80533 81443 81736 81940 82011 82135 82594 82723 82729 83194 83493 83760
// bufdiff-features: 83957 84585 85219 86125 87199 88222 88732 88958 89110 89250 89780 89812 89946
// bufdiff-features: 90202 90543 91074 91215 92740 92976 93255 93994 94405 95289 95299 96128 96791
// bufdiff-features: 97924 98170 98190 98291 98501 98627 98975 99224 99383 100262 101342 101760
// bufdiff-features: 101823 101866 102419 102786 102946 103318 103614 103851 104123 104446 104574
// bufdiff-features: 104790 104931 105573 106323 106652 107035 107412 107425 108038 109732 110539
// bufdiff-features: 110552 110780 110952 111024 111976 112929 113626 113940 114541 115801 116002
// bufdiff-features: 116039 116499 117206 117235 118884 119340 119439 119588 121707 123446 124376
// bufdiff-features: 125908 127661 127711 127813 128364 128916 129425 129550 130135 130190 130574
// bufdiff-features: 130933 131038 132120 132322 133258 134194 136269 136273 136535 137030 137045
// bufdiff-features: 137637 138086 138665 140673 140929 141238 141891 142393 142775 143825 143896
// bufdiff-features: 144093 144409 144724 146512 147477 147747 150313 150818 151260 151326 151588
// bufdiff-features: 151728 151758 151936 152226 152233 152287 153063 153142 153293 153957 154946
// bufdiff-features: 155153 155465 155698 155884 155898 156154 156191 156460 157034 157764 158012
// bufdiff-features: 158120 158128 158357 158810 158856 158897 159895 160263 160349 160515 160756
// bufdiff-features: 160967 161006 161426 161918 162265 162390 162629 162678 162740 162862 163044
// bufdiff-features: 163373 163687 163806 163876 163975 165636 165674 165695 165719 165750 166065
// bufdiff-features: 166169 166361 166764 167005 167252 167614 167749 167959 168007 168323 168833
// bufdiff-features: 168858 169153 169584 170082 170876 171204 172127 172814 173166 173354 173800
// bufdiff-features: 174170 174734 175248 176774 176782 177182 177697 177904 178067 178555 178785
// bufdiff-features: 179649 180207 181094 182656 183482 184030 184112 184863 185252 185304 185490
// bufdiff-features: 185723 186202 186358 186704 186959 187188 187596 188122 188175 188571 188790
// bufdiff-features: 189388 189557 190142 190508 190520 191833 191908 192078 192411 192422 192528
// bufdiff-features: 192628 192771 192952 193747 193773 194682 194714 194987 195129 196031 196717
// bufdiff-features: 196787 197267 197738 197837 198267 198447 198460 198689 198820 199305 199818
// bufdiff-features: 200104 200350 200358 201059 201246 201344 201509 201601 201834 202241 203352
// bufdiff-features: 203544 203746 203807 204195 204527 204620 205434 205689 207081 207124 207468
// bufdiff-features: 208500 208944 209168 209387 210022 210246 210301 210351 210406 210461 211044
// bufdiff-features: 211376 211508 213254 213275 213630 214073 214597 214744 215340 215707 215925
// bufdiff-features: 215938 215959 217085 218635 218657 218966 219393 219572 219734 220013 220098
// bufdiff-features: 220387 220627 221661 222809 222842 223065 223091 223613 224011 224222 225325
// bufdiff-features: 225759 225985 226195 226302 226357 226473 226580 226777 226782 227654 228058
// bufdiff-features: 228390 228519 228936 229121 229266 229412 230006 230081 230293 230517 230640
// bufdiff-features: 230810 231239 231330 233154 234206 234387 234718 236024 236180 236909 236930
// bufdiff-features: 236986 237454 238212 239241 239725 240100 240158 240824 241602 241629 241844
// bufdiff-features: 241887 242136 242306 244908 245181 245458 246037 246543 246783 246966 247164
// bufdiff-features: 247538 248581 249094 250415 250712 250948 251183 251506 251992 252161 252379
// bufdiff-features: 252466 252539 253836 253911 255451 255520 255556 255603 255729 255826 256112
// bufdiff-features: 257251 257842 258239 258378 258625 258752 258906 258994 259510 259528 259766
// bufdiff-features: 259840 260130 260954 260971 261091 261292
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x4xi64>, %arg1: memref<4x?xi64, strided<[?, ?], offset: ?>>) -> (tensor<4x?xi64>, tensor<?x?xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<?x3xi64>, tensor<4x4xi64>, tensor<4x?xi64>) {
    %0 = bufferization.to_tensor %arg1 restrict : memref<4x?xi64, strided<[?, ?], offset: ?>> to tensor<4x?xi64>
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [3, 3] [1, 1] : tensor<4x4xi64> to tensor<3x3xi64>
    %1:2 = call @f10(%arg0) : (tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x?xi64>)
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      %c6 = arith.constant 6 : index
      %c2_6 = arith.constant 2 : index
      %8 = scf.for %arg3 = %c0 to %c6 step %c2_6 iter_args(%arg4 = %arg0) -> (tensor<4x4xi64>) {
        %cast_7 = tensor.cast %1#1 : tensor<4x?xi64> to tensor<4x4xi64>
        %9 = func.call @f12(%cast_7) : (tensor<4x4xi64>) -> tensor<4x4xi64>
        %cst_8 = arith.constant dense<[6, 7]> : tensor<2xi64>
        %cst_9 = arith.constant dense<[6, 7, 8]> : tensor<3xi64>
        %10 = linalg.conv_1d ins(%cst_9, %cst_8 : tensor<3xi64>, tensor<2xi64>) outs(%cst_8 : tensor<2xi64>) -> tensor<2xi64>
        %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %arg0 : tensor<4x4xi64>, tensor<4x4xi64>) outs(%arg4 : tensor<4x4xi64>) {
        ^bb0(%in: i64, %in_10: i64, %out: i64):
          %12 = arith.xori %in, %in_10 : i64
          %c5_i64 = arith.constant 5 : i64
          %13 = arith.remui %12, %c5_i64 : i64
          %14 = arith.addi %13, %out : i64
          linalg.yield %14 : i64
        } -> tensor<4x4xi64>
        scf.yield %11 : tensor<4x4xi64>
      }
    }
    %c2 = arith.constant 2 : index
    %c-128_i64 = arith.constant -128 : i64
    %2 = vector.transfer_read %extracted_slice[%c2, %c2], %c-128_i64 : tensor<3x3xi64>, vector<3xi64>
    %3 = vector.transfer_write %2, %1#0[%c2, %c0] {in_bounds = [true]} : vector<3xi64>, tensor<4x4xi64>
    %cast = tensor.cast %1#0 : tensor<4x4xi64> to tensor<?x?xi64>
    %cast_0 = tensor.cast %3 : tensor<4x4xi64> to tensor<?x?xi64>
    %4:3 = call @f6(%cast, %c-128_i64, %cast_0, %3) : (tensor<?x?xi64>, i64, tensor<?x?xi64>, tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<?x?xi64>, tensor<4x4xi64>)
    %c4 = arith.constant 4 : index
    %extracted_slice_1 = tensor.extract_slice %3[0, 1] [%c4, 3] [1, %c1] : tensor<4x4xi64> to tensor<?x3xi64>
    %cast_2 = tensor.cast %4#2 : tensor<4x4xi64> to tensor<?x?xi64>
    %cst = arith.constant dense<[[4, 3, 2, 1], [0, -1, -2, -3], [-4, -5, -6, -7], [-8, -9, -10, -11]]> : tensor<4x4xi64>
    %cast_3 = tensor.cast %cst : tensor<4x4xi64> to tensor<?x?xi64>
    %cast_4 = tensor.cast %4#2 : tensor<4x4xi64> to tensor<?x?xi64>
    %mapped = linalg.map ins(%cast_2, %cast_3, %cast_4 : tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>) outs(%4#1 : tensor<?x?xi64>)
      (%in: i64, %in_6: i64, %in_7: i64, %init: i64) {
        %8 = arith.andi %in, %in_6 : i64
        %9 = arith.ori %8, %in_7 : i64
        %c3_i64 = arith.constant 3 : i64
        %10 = arith.shrui %9, %c3_i64 : i64
        linalg.yield %10 : i64
      }
    %5 = call @f11(%4#2) : (tensor<4x4xi64>) -> tensor<4x4xi64>
    %cast_5 = tensor.cast %mapped : tensor<?x?xi64> to tensor<4x4xi64>
    %6:2 = call @f3(%cast_5, %c-128_i64, %cast_5) : (tensor<4x4xi64>, i64, tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>)
    %7:2 = call @f7(%5) : (tensor<4x4xi64>) -> (tensor<?x?xi64>, tensor<4x?xi64>)
    return %7#1, %7#0, %6#1, %6#0, %extracted_slice_1, %4#0, %0 : tensor<4x?xi64>, tensor<?x?xi64>, tensor<4x4xi64>, tensor<4x4xi64>, tensor<?x3xi64>, tensor<4x4xi64>, tensor<4x?xi64>
  }
  func.func private @f10(%arg0: tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x?xi64>) {
    %0 = tensor.empty() : tensor<4x4xi64>
    %c5_i64 = arith.constant 5 : i64
    %1 = linalg.fill ins(%c5_i64 : i64) outs(%0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %2 = linalg.copy ins(%1 : tensor<4x4xi64>) outs(%arg0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %3 = call @f8(%2) : (tensor<4x4xi64>) -> tensor<4x4xi64>
    %4 = tensor.empty() : tensor<4x4xi64>
    %5 = linalg.copy ins(%arg0 : tensor<4x4xi64>) outs(%4 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %cast = tensor.cast %5 : tensor<4x4xi64> to tensor<4x?xi64>
    return %3, %cast : tensor<4x4xi64>, tensor<4x?xi64>
  }
  func.func private @f9(%arg0: tensor<4x4xi64>, %arg1: tensor<4x4xi64>, %arg2: tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>, i64, i64) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c100_i64 = arith.constant 100 : i64
    %inserted = tensor.insert %c100_i64 into %arg1[%c0, %c3] : tensor<4x4xi64>
    %0:2 = call @f4(%inserted, %arg2, %c100_i64) : (tensor<4x4xi64>, tensor<4x4xi64>, i64) -> (tensor<4x4xi64>, tensor<4x4xi64>)
    %1 = tensor.empty() : tensor<4x4xi64>
    %extracted = tensor.extract %0#1[%c3, %c3] : tensor<4x4xi64>
    %2 = linalg.fill ins(%extracted : i64) outs(%1 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %3:4 = call @f5(%2) : (tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>, i64, i64)
    return %3#0, %3#1, %3#3, %c100_i64 : tensor<4x4xi64>, tensor<4x4xi64>, i64, i64
  }
  func.func private @f7(%arg0: tensor<4x4xi64>) -> (tensor<?x?xi64>, tensor<4x?xi64>) {
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [2, 3] [2, 1] : tensor<4x4xi64> to tensor<2x3xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %extracted_slice, %c0 : tensor<2x3xi64>
    %cast = tensor.cast %arg0 : tensor<4x4xi64> to tensor<4x?xi64>
    %c3_i64 = arith.constant 3 : i64
    %0:2 = call @f2(%cast, %c3_i64, %arg0) : (tensor<4x?xi64>, i64, tensor<4x4xi64>) -> (tensor<4x?xi64>, i64)
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c2, %c3) : tensor<?x?xi64>
    %2 = linalg.copy ins(%extracted_slice : tensor<2x3xi64>) outs(%1 : tensor<?x?xi64>) -> tensor<?x?xi64>
    return %2, %0#0 : tensor<?x?xi64>, tensor<4x?xi64>
  }
  func.func private @f5(%arg0: tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>, i64, i64) {
    %0 = tensor.empty() : tensor<4x4xi64>
    %c11_i64 = arith.constant 11 : i64
    %1 = linalg.fill ins(%c11_i64 : i64) outs(%0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %2 = linalg.copy ins(%1 : tensor<4x4xi64>) outs(%arg0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %3:3 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %0, %arg3 = %2, %arg4 = %c11_i64) -> (tensor<4x4xi64>, tensor<4x4xi64>, i64) {
      scf.yield %arg2, %arg3, %arg4 : tensor<4x4xi64>, tensor<4x4xi64>, i64
    }
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %c11_i64 into %3#0[%c0, %c3] : tensor<4x4xi64>
    return %3#1, %1, %3#2, %c11_i64 : tensor<4x4xi64>, tensor<4x4xi64>, i64, i64
  }
  func.func private @f3(%arg0: tensor<4x4xi64>, %arg1: i64, %arg2: tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg1 into %arg0[%c0, %c1] : tensor<4x4xi64>
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c4) : memref<?x4xi64>
    bufferization.materialize_in_destination %arg2 in restrict writable %alloc : (tensor<4x4xi64>, memref<?x4xi64>) -> ()
    %c2 = arith.constant 2 : index
    %0 = memref.load %alloc[%c0, %c2] : memref<?x4xi64>
    return %inserted, %arg2 : tensor<4x4xi64>, tensor<4x4xi64>
  }
  func.func @f1(%arg0: tensor<4x4xi64>) -> tensor<4x4xi64> {
    %0 = tensor.empty() : tensor<4x4xi64>
    %c42_i64 = arith.constant 42 : i64
    %1 = linalg.fill ins(%c42_i64 : i64) outs(%0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    return %arg0 : tensor<4x4xi64>
  }
  func.func private @f2(%arg0: tensor<4x?xi64>, %arg1: i64, %arg2: tensor<4x4xi64>) -> (tensor<4x?xi64>, i64) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<4x?xi64>) {
    ^bb0(%out: i64):
      %c0_i64 = arith.constant 0 : i64
      %1 = arith.subi %out, %c0_i64 : i64
      %c1_i64 = arith.constant 1 : i64
      %2 = arith.shrsi %1, %c1_i64 : i64
      linalg.yield %2 : i64
    } -> tensor<4x?xi64>
    return %0, %arg1 : tensor<4x?xi64>, i64
  }
  func.func @f4(%arg0: tensor<4x4xi64>, %arg1: tensor<4x4xi64>, %arg2: i64) -> (tensor<4x4xi64>, tensor<4x4xi64>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.for %arg3 = %c1 to %c1 step %c2 iter_args(%arg4 = %arg1, %arg5 = %arg0, %arg6 = %arg1) -> (tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>) {
      %c4 = arith.constant 4 : index
      %2 = scf.for %arg7 = %c1 to %c4 step %c1 iter_args(%arg8 = %arg5) -> (tensor<4x4xi64>) {
        %12 = tensor.empty() : tensor<4x4xi64>
        %13 = linalg.fill ins(%arg2 : i64) outs(%12 : tensor<4x4xi64>) -> tensor<4x4xi64>
        %c-128_i64 = arith.constant -128 : i64
        %14 = arith.cmpi sle, %arg2, %c-128_i64 : i64
        %15 = arith.select %14, %arg8, %13 : tensor<4x4xi64>
        %16 = tensor.empty() : tensor<4x4xi64>
        %17 = linalg.fill ins(%arg2 : i64) outs(%16 : tensor<4x4xi64>) -> tensor<4x4xi64>
        %18 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg1, %17 : tensor<4x4xi64>, tensor<4x4xi64>) outs(%arg8 : tensor<4x4xi64>) -> tensor<4x4xi64>
        scf.yield %18 : tensor<4x4xi64>
      }
      %3 = linalg.copy ins(%arg1 : tensor<4x4xi64>) outs(%arg6 : tensor<4x4xi64>) -> tensor<4x4xi64>
      %4 = arith.index_cast %arg2 : i64 to index
      %5 = arith.remui %4, %c4 : index
      %extracted = tensor.extract %arg5[%c1, %5] : tensor<4x4xi64>
      %6 = arith.addi %extracted, %arg2 : i64
      %c4_i64 = arith.constant 4 : i64
      %7 = arith.divui %6, %c4_i64 : i64
      %inserted = tensor.insert %7 into %arg5[%arg3, %arg3] : tensor<4x4xi64>
      %8 = linalg.fill ins(%arg2 : i64) outs(%inserted : tensor<4x4xi64>) -> tensor<4x4xi64>
      %9 = tensor.empty() : tensor<4x4xi64>
      %10 = linalg.fill ins(%extracted : i64) outs(%9 : tensor<4x4xi64>) -> tensor<4x4xi64>
      %11 = linalg.mul ins(%10, %3 : tensor<4x4xi64>, tensor<4x4xi64>) outs(%arg4 : tensor<4x4xi64>) -> tensor<4x4xi64>
      scf.yield %11, %8, %3 : tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>
    }
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<4x4xi64>) {
    ^bb0(%out: i64):
      %2 = arith.andi %out, %arg2 : i64
      linalg.yield %2 : i64
    } -> tensor<4x4xi64>
    return %1, %0#2 : tensor<4x4xi64>, tensor<4x4xi64>
  }
  func.func private @f6(%arg0: tensor<?x?xi64>, %arg1: i64, %arg2: tensor<?x?xi64>, %arg3: tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<?x?xi64>, tensor<4x4xi64>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<?x?xi64>) {
    ^bb0(%out: i64):
      %c9_i64 = arith.constant 9 : i64
      %6 = arith.subi %out, %c9_i64 : i64
      linalg.yield %6 : i64
    } -> tensor<?x?xi64>
    %1 = tensor.empty() : tensor<4x4xi64>
    %2 = linalg.fill ins(%arg1 : i64) outs(%1 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %3 = call @f1(%2) : (tensor<4x4xi64>) -> tensor<4x4xi64>
    %4 = tensor.empty() : tensor<4x4xi64>
    %5 = linalg.copy ins(%2 : tensor<4x4xi64>) outs(%4 : tensor<4x4xi64>) -> tensor<4x4xi64>
    return %3, %0, %5 : tensor<4x4xi64>, tensor<?x?xi64>, tensor<4x4xi64>
  }
  func.func private @f8(%arg0: tensor<4x4xi64>) -> tensor<4x4xi64> {
    %cst = arith.constant dense<[[false, false, true, false], [false, true, false, false], [true, false, false, true], [false, false, true, false]]> : tensor<4x4xi1>
    %0 = linalg.select ins(%cst, %arg0, %arg0 : tensor<4x4xi1>, tensor<4x4xi64>, tensor<4x4xi64>) outs(%arg0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c2, %c3] : tensor<4x4xi64>
    vector.print %extracted : i64
    %c0 = arith.constant 0 : index
    %extracted_0 = tensor.extract %0[%c0, %c0] : tensor<4x4xi64>
    vector.print %extracted_0 : i64
    return %arg0 : tensor<4x4xi64>
  }
  func.func @f11(%arg0: tensor<4x4xi64>) -> tensor<4x4xi64> {
    %0 = scf.execute_region -> tensor<4x4xi64> {
      %1:4 = func.call @f9(%arg0, %arg0, %arg0) : (tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xi64>, i64, i64)
      %mapped = linalg.map ins(%1#1, %1#0, %1#1 : tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x4xi64>) outs(%arg0 : tensor<4x4xi64>)
        (%in: i64, %in_0: i64, %in_1: i64, %init: i64) {
          %2 = arith.cmpi sgt, %in, %in_0 : i64
          %3 = arith.select %2, %in, %in_0 : i64
          %4 = arith.addi %3, %in_1 : i64
          %c5_i64 = arith.constant 5 : i64
          %5 = arith.divui %4, %c5_i64 : i64
          linalg.yield %5 : i64
        }
      scf.yield %mapped : tensor<4x4xi64>
    }
    return %0 : tensor<4x4xi64>
  }
  func.func private @f12(%arg0: tensor<4x4xi64>) -> tensor<4x4xi64> {
    %0 = tensor.empty() : tensor<4x4xi64>
    %c2_i64 = arith.constant 2 : i64
    %1 = tensor.empty() : tensor<4x4xi64>
    %2 = linalg.fill ins(%c2_i64 : i64) outs(%1 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %cst = arith.constant dense<-3> : tensor<4x4xi64>
    %3 = linalg.div_unsigned ins(%cst, %2 : tensor<4x4xi64>, tensor<4x4xi64>) outs(%0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %mapped = linalg.map ins(%cst : tensor<4x4xi64>) outs(%arg0 : tensor<4x4xi64>)
      (%in: i64, %init: i64) {
        %c5_i64 = arith.constant 5 : i64
        %4 = arith.andi %in, %c5_i64 : i64
        linalg.yield %4 : i64
      }
    return %3 : tensor<4x4xi64>
  }
}

