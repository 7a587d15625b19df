// bufdiff-profile: idioms
// bufdiff-choices: 9203ebd1544cb52faeba0d15542ac73dfc9c8a30869bc5d626e5eac8eb1e4d0bd9fea428e9cc11b2
// bufdiff-choices: a1e3b53a0e4df88d73dc6218611c84b487be65c61de06f1f0e9a15316bc73ce36ef82358253a8402
// bufdiff-choices: 17bf9ff962f45a64a9ea54cd2bb07f33514fa1268ba2221047ea1e0686ac037f0ebf7078892b6248
// bufdiff-choices: bbe101de554482743ed5710db77ec23d06403af796058c466c7334a2806e2cca225fa62a4d3f3e1b
// bufdiff-choices: 213ad9bde5628787652876423d3e1fb19304557d85692e69a9b67ff3fe959f8702c4a0f9c18fcf34
// bufdiff-choices: a249bb7f1e8f9beeae46f952b6881054fb8ae0ea029b757d66a48fa855f105cac14f41647e1f0ccc
// bufdiff-choices: 8bae48e5ee6b8848b9ed5e8b8c9b9736cb90c3d6a2e35adc57cf1d80d4ac26d11d92e6eb11d94dcd
// bufdiff-choices: 0c91cc43f4c63ec28d2b2adda82f861f953fc77dc6021085090290b19b04827e852ddcef8623cde9
// bufdiff-choices: 7640c9816d67b7bae21ac3c448672995958dfe6e8465437b4e3927cdfc65bbe962909b7e7cbd53ef
// bufdiff-choices: 02e3e5650cab0202552a209e8aec3a7297bd02084e61dce32ee5dd6d
// bufdiff-features: 2602 2898 4580 4958 5142 6169 7384 7541 8137 8325 9479 10384 10806 12064 12170
// bufdiff-features: 12932 14454 15408 15751 15903 18486 18597 19419 19545 19606 20003 20729 21140
// bufdiff-features: 21522 21579 22095 22280 24402 24516 25863 26023 26568 26796 26960 27725 28814
// bufdiff-features: 29590 30018 30205 30666 30931 31543 31691 31752 32085 32536 33769 34159 34167
// bufdiff-features: 34233 36346 36784 38376 38702 38783 40031 40070 40712 41605 41907 42344 43442
// bufdiff-features: 43631 44522 44587 46203 46414 46687 47242 48038 48062 48598 48974 49635 50426
// bufdiff-features: 50894 51851 52062 52558 52807 52900 53180 53243 53244 53252 53469 54309 55113
// bufdiff-features: 55270 56592 56790 59145 60417 60686 63071 63168 63800 63825 64119 64235 64435
// bufdiff-features: 64716 66422 67532 68041 68355 68409 69734 71168 71306 71461 72413 73387 73802
// bufdiff-features: 74450 74507 74833 75502 76211 76700 76728 76915 77599 80024 80035 81736 82135
// bufdiff-features: 83194 84090 84472 84585 85843 86125 86834 87495 87923 88008 88337 88732 89150
// bufdiff-features: 89780 89928 90070 90218 91333 91365 92398 93094 93677 94649 95407 96128 96431
// bufdiff-features: 98501 99383 100059 100073 101476 101823 104242 104931 107425 107702 108012
// bufdiff-features: 108038 108810 109105 109698 110539 112929 113920 113940 114309 114828 115801
// bufdiff-features: 116405 117206 117235 119613 125908 127600 127813 128005 128182 128916 129811
// bufdiff-features: 130310 130933 131668 133756 134279 134816 136099 136269 136346 137045 138031
// bufdiff-features: 138086 138423 138685 138947 141238 141891 142916 144093 144607 145165 146512
// bufdiff-features: 149846 151728 151758 152233 152764 153293 153474 154946 155577 156154 156460
// bufdiff-features: 158120 160756 160893 160967 161377 162390 162764 162971 163687 163972 164481
// bufdiff-features: 165161 165614 165636 165719 168858 169734 171551 172435 173800 174170 175375
// bufdiff-features: 175457 175888 177904 178067 178558 181355 181541 181728 181789 182217 183114
// bufdiff-features: 184030 184122 186017 186290 186959 187855 188571 188790 191490 192422 192628
// bufdiff-features: 194134 194256 194714 196031 196571 197738 197837 198027 198820 201059 201252
// bufdiff-features: 201945 202141 202241 203599 203746 205434 205689 207710 207731 207760 210461
// bufdiff-features: 212111 214579 214744 215880 220181 222135 226357 226777 228168 228390 228936
// bufdiff-features: 229266 230081 230104 230640 232327 233293 233820 236216 237454 238826 239241
// bufdiff-features: 240158 243781 243872 244908 245380 246543 246783 247181 247913 249841 250948
// bufdiff-features: 252466 252539 255896 256112 257530 259528 259840 260138 260202 262097
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<4xi8>, %arg1: tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<4xi8>) {
    %c-128_i8 = arith.constant -128 : i8
    %c9_i8 = arith.constant 9 : i8
    %c-1_i8 = arith.constant -1 : i8
    %from_elements = tensor.from_elements %c-128_i8, %c9_i8, %c9_i8, %c-1_i8 : tensor<4xi8>
    %0 = linalg.max ins(%arg0, %from_elements : tensor<4xi8>, tensor<4xi8>) outs(%arg0 : tensor<4xi8>) -> tensor<4xi8>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x2xi8>) outs(%arg1 : tensor<2x2xi8>) permutation = [1, 0] 
    return %transposed, %0 : tensor<2x2xi8>, tensor<4xi8>
  }
  func.func private @f2(%arg0: tensor<?x2xi8>, %arg1: tensor<4xi8>, %arg2: tensor<?x2xi8>) -> tensor<?x2xi8> {
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg1[%c3] : tensor<4xi8>
    return %arg0 : tensor<?x2xi8>
  }
  func.func private @f1(%arg0: tensor<2x2xi8>, %arg1: tensor<2x2xi8>, %arg2: tensor<2x2xi8>, %arg3: i8) -> tensor<2x2xi8> {
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c4_i32, %c1_i32 : tensor<2xi32>
    %reshape = tensor.reshape %arg2(%from_elements) : (tensor<2x2xi8>, tensor<2xi32>) -> tensor<4x1xi8>
    return %arg1 : tensor<2x2xi8>
  }
  func.func @main(%arg0: tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<2x?xi8>, tensor<4xi8>, i1) {
    %0 = call @part4(%arg0) : (tensor<2x2xi8>) -> tensor<2x1xi8>
    %cst = arith.constant dense<[[11, 12], [13, 14]]> : tensor<2x2xi8>
    %1 = linalg.copy ins(%cst : tensor<2x2xi8>) outs(%arg0 : tensor<2x2xi8>) -> tensor<2x2xi8>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0, %c0] : tensor<2x1xi8>
    %2 = tensor.empty() : tensor<1x2xi8>
    %c1 = arith.constant 1 : index
    %extracted_0 = tensor.extract %0[%c1, %c0] : tensor<2x1xi8>
    %3 = linalg.fill ins(%extracted_0 : i8) outs(%2 : tensor<1x2xi8>) -> tensor<1x2xi8>
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [1, 2] [1, 1] : tensor<2x2xi8> to tensor<1x2xi8>
    %4 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%3, %extracted_slice : tensor<1x2xi8>, tensor<1x2xi8>) outs(%arg0 : tensor<2x2xi8>) -> tensor<2x2xi8>
    %5 = call @f1(%4, %4, %4, %extracted) : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>, i8) -> tensor<2x2xi8>
    %c9_i8 = arith.constant 9 : i8
    %6 = arith.cmpi sgt, %extracted_0, %c9_i8 : i8
    %7 = scf.if %6 -> (tensor<2x2xi8>) {
      %c2 = arith.constant 2 : index
      %10 = scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) init (%extracted) -> i8 {
        %extracted_slice_4 = tensor.extract_slice %0[0, %c0] [2, 1] [1, 1] : tensor<2x1xi8> to tensor<2x1xi8>
        %extracted_slice_5 = tensor.extract_slice %arg0[0, 0] [1, 1] [1, 1] : tensor<2x2xi8> to tensor<1x1xi8>
        %12 = linalg.contract indexing_maps = [#map, #map3, #map2] ins(%3, %extracted_slice_5 : tensor<1x2xi8>, tensor<1x1xi8>) outs(%extracted_slice_4 : tensor<2x1xi8>) -> tensor<2x1xi8>
        %inserted_slice = tensor.insert_slice %12 into %extracted_slice_4[0, %c0] [2, 1] [1, 1] : tensor<2x1xi8> into tensor<2x1xi8>
        %13 = tensor.empty(%c2) : tensor<?x1xi8>
        %14 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2x1xi8>) outs(%13 : tensor<?x1xi8>) {
        ^bb0(%in: i8, %out: i8):
          %15 = arith.ori %in, %extracted : i8
          linalg.yield %15 : i8
        } -> tensor<?x1xi8>
        %extracted_6 = tensor.extract %arg0[%arg1, %arg2] : tensor<2x2xi8>
        scf.reduce(%extracted_6 : i8) {
        ^bb0(%arg3: i8, %arg4: i8):
          %15 = arith.addi %arg3, %arg4 : i8
          scf.reduce.return %15 : i8
        }
      }
      %c9_i8_3 = arith.constant 9 : i8
      %11 = func.call @f1(%5, %4, %arg0, %c9_i8_3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>, i8) -> tensor<2x2xi8>
      scf.yield %arg0 : tensor<2x2xi8>
    } else {
      %cast_3 = tensor.cast %1 : tensor<2x2xi8> to tensor<?x2xi8>
      %c4 = arith.constant 4 : index
      %10 = tensor.empty(%c4) : tensor<?xi8>
      %11 = linalg.fill ins(%extracted_0 : i8) outs(%10 : tensor<?xi8>) -> tensor<?xi8>
      %cast_4 = tensor.cast %11 : tensor<?xi8> to tensor<4xi8>
      %cst_5 = arith.constant dense<[[3, 4], [5, 6]]> : tensor<2x2xi8>
      %cast_6 = tensor.cast %cst_5 : tensor<2x2xi8> to tensor<?x2xi8>
      %12 = func.call @f2(%cast_3, %cast_4, %cast_6) : (tensor<?x2xi8>, tensor<4xi8>, tensor<?x2xi8>) -> tensor<?x2xi8>
      %13 = linalg.fill ins(%extracted : i8) outs(%arg0 : tensor<2x2xi8>) -> tensor<2x2xi8>
      scf.yield %13 : tensor<2x2xi8>
    }
    %cst_1 = arith.constant dense<1> : tensor<2x3xi8>
    %8 = linalg.conv_2d ins(%cst_1, %3 : tensor<2x3xi8>, tensor<1x2xi8>) outs(%5 : tensor<2x2xi8>) -> tensor<2x2xi8>
    %cst_2 = arith.constant dense<[11, 12, 13, 14]> : tensor<4xi8>
    %9:2 = call @f3(%cst_2, %8) : (tensor<4xi8>, tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<4xi8>)
    %cast = tensor.cast %7 : tensor<2x2xi8> to tensor<2x?xi8>
    return %9#0, %cast, %9#1, %6 : tensor<2x2xi8>, tensor<2x?xi8>, tensor<4xi8>, i1
  }
  func.func private @part4(%arg0: tensor<2x2xi8>) -> tensor<2x1xi8> {
    %extracted_slice = tensor.extract_slice %arg0[0, 1] [2, 1] [1, 1] : tensor<2x2xi8> to tensor<2x1xi8>
    return %extracted_slice : tensor<2x1xi8>
  }
}

