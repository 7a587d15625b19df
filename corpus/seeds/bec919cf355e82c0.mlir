// bufdiff-profile: slices
// bufdiff-choices: f0096b0ed831a4d2b0e51195c397f6ca406a1f64e23e57dcf613d2054ff686f916be9d7ebf684b26
// bufdiff-choices: c2f866e20a3f0d03b2438d2949478394411cd746cceeb85745ae011629021fbdf56d8de29fa2c9ee
// bufdiff-choices: 0af81a8f08b43d77859acdcc19f3a8ce4e6621cd804c85f909cd844c18a779e29002ac0e9d7c886a
// bufdiff-choices: c8a68e50eb0dd58e74dc7764d979ed036b25c9289fa733aa9c827c02a59f0e99936c8939e367b18a
// bufdiff-choices: 8a44ca03c40b9c6b615c6448bf46d5955fd8c9be0de87c0b37fd58fccdfb53502e7c678ca8eb7b7a
// bufdiff-choices: cf3e793522117c153429466ba472008479acfcbb30534744f9dce5d8205208b6c4db96780618e343
// bufdiff-choices: 91746d49c2c89d1aaa15af2106f6c3d2fd9a4b1393a688896c6573296052312fe4afde84e445f79a
// bufdiff-choices: c676560adb4de11d319a53a234e190e7df19d755267390fcd53635c3a23e49c0e1aa9e0362fd32e4
// bufdiff-choices: cdacc373d744b2e4ababa32e478fed5fec6effb30f4b791c4ffcff4d8a2c91c2abcfb86d8ea818a3
// bufdiff-choices: 0190b3dfb771e6829546d6b073210d4a0613779886ab25ed58e9feb451d0b12477db80ced5da9898
// bufdiff-choices: d43ce91f1e70dce25e2fd7c877f46171d4077a555c10489e75f0f3494f289f634e3a40d84127f1d8
// bufdiff-choices: ec5fbe78dd2de17c26c228086e662391f5e123ff0e13de17c98353ae1f8375a1d353713830659a6c
// bufdiff-choices: 57d1be8d4469f3fb0d5399ad3af5058bc67b9aec553209c4aeeb59312d
// bufdiff-features: 429 706 989 1985 2820 3579 4165 4752 5187 6169 6363 7541 7662 8918 9255 9479
// bufdiff-features: 10872 11162 11363 11441 11751 12464 12638 13233 13424 15424 15534 15751 15929
// bufdiff-features: 16207 16269 16455 17074 17193 17470 18166 18463 18480 18952 18984 19419 19545
// bufdiff-features: 19606 19726 19727 20402 20838 21522 22167 22280 22448 23787 24184 24268 24402
// bufdiff-features: 24682 25863 26536 28579 28807 29104 29667 29807 29966 29976 30666 31412 33218
// bufdiff-features: 33425 34167 35121 35312 36252 37038 37183 37853 38702 38754 38783 39061 39150
// bufdiff-features: 40311 40675 40712 41111 41907 41984 41996 42412 42467 43191 43410 43774 43942
// bufdiff-features: 45031 46203 47196 47392 47596 47762 47779 48600 48974 49635 49657 50117 51347
// bufdiff-features: 51415 52148 52175 52322 52361 52558 52807 52900 53951 54072 54827 54964 54998
// bufdiff-features: 55003 55014 55113 55463 55561 55837 56404 56592 58024 59347 60686 60897 61944
// bufdiff-features: 63168 63800 63929 64120 64235 64435 66312 66327 66797 66866 67676 68355 69007
// bufdiff-features: 69403 69593 69817 69875 70119 70335 71259 71904 73141 73150 73289 73319 73849
// bufdiff-features: 75361 76245 76339 76512 76606 77261 77564 77617 78283 78430 78620 78703 79539
// bufdiff-features: 80416 81801 82011 82135 82552 82644 83194 84090 84202 84349 84585 84922 85843
// bufdiff-features: 86125 86475 86562 86844 87495 88008 88732 88958 89250 89732 89780 89812 90097
// bufdiff-features: 90414 91312 92194 93255 93318 93908 94360 95273 95407 96128 98187 98501 99383
// bufdiff-features: 99449 99757 101296 101582 102788 103108 103614 103851 104790 104931 105750
// bufdiff-features: 105902 108055 109187 109736 109923 110162 110322 110780 112275 112549 112929
// bufdiff-features: 113618 113801 113940 117206 117235 117336 117554 118196 118884 119588 119597
// bufdiff-features: 119691 119822 120933 121632 122903 124645 125971 126932 127997 128817 129630
// bufdiff-features: 129682 130602 131544 131807 131851 132429 133297 133756 134816 134929 136039
// bufdiff-features: 136273 137045 137235 137518 137637 140841 141891 142393 143387 144093 146451
// bufdiff-features: 146757 148655 148739 149534 149660 149812 150313 150818 151260 151967 152050
// bufdiff-features: 152725 153092 153293 153488 154507 155408 155884 155898 156101 156460 156807
// bufdiff-features: 156853 157496 158120 158897 159796 160756 161281 161779 162677 163044 163328
// bufdiff-features: 163975 165394 165636 165695 165719 166169 167086 167357 168323 168790 168858
// bufdiff-features: 169224 169507 169562 169734 170979 171715 172236 173068 173166 174170 174571
// bufdiff-features: 174977 175888 176447 178067 178165 179005 179105 179649 181355 182283 183645
// bufdiff-features: 183667 184030 184091 185723 186257 186677 187697 188175 188790 190142 191076
// bufdiff-features: 191490 192422 192771 193290 193747 194682 194987 195182 195183 195246 196031
// bufdiff-features: 196063 197267 197837 198447 198460 198689 200104 200166 200187 200401 201509
// bufdiff-features: 201601 202162 202241 204527 204797 204916 205434 205689 205953 207124 207454
// bufdiff-features: 207731 208947 210022 210406 210461 211044 212375 212779 213275 213455 214143
// bufdiff-features: 214744 215340 215707 215925 215959 217672 218064 218480 218738 222809 223577
// bufdiff-features: 223719 225759 226357 226579 226607 228061 228343 228519 228835 228936 229266
// bufdiff-features: 229273 230081 230640 230810 231155 233276 234387 234897 234975 235141 236714
// bufdiff-features: 236986 237042 237281 237470 240100 240158 241833 243140 243546 244737 245380
// bufdiff-features: 245458 245673 245964 246543 246966 250035 250143 250712 251137 252161 252379
// bufdiff-features: 252466 252539 253305 253439 253836 254232 255520 255556 256112 256688 257251
// bufdiff-features: 257794 257806 258378 258994 259840 260202 260470 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %0 = call @f5(%arg0) : (tensor<i32>) -> tensor<i32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.for %arg1 = %c1 to %c2 step %c1 iter_args(%arg2 = %0, %arg3 = %0) -> (tensor<i32>, tensor<i32>) {
      %c11_i32_1 = arith.constant 11 : i32
      %inserted = tensor.insert %c11_i32_1 into %arg3[] : tensor<i32>
      %11 = linalg.copy ins(%0 : tensor<i32>) outs(%arg3 : tensor<i32>) -> tensor<i32>
      %extracted = tensor.extract %arg2[] : tensor<i32>
      %c11_i32_2 = arith.constant 11 : i32
      %12 = linalg.fill ins(%c11_i32_2 : i32) outs(%arg2 : tensor<i32>) -> tensor<i32>
      %mapped = linalg.map ins(%11, %0, %11 : tensor<i32>, tensor<i32>, tensor<i32>) outs(%12 : tensor<i32>)
        (%in: i32, %in_3: i32, %in_4: i32, %init: i32) {
          %13 = arith.addi %in, %in_3 : i32
          %14 = arith.ori %13, %in_4 : i32
          linalg.yield %14 : i32
        }
      scf.yield %mapped, %11 : tensor<i32>, tensor<i32>
    }
    %2 = tensor.empty() : tensor<i32>
    %c11_i32 = arith.constant 11 : i32
    %3 = linalg.fill ins(%c11_i32 : i32) outs(%2 : tensor<i32>) -> tensor<i32>
    %generated = tensor.generate  {
      %extracted = tensor.extract %0[] : tensor<i32>
      %11 = arith.xori %extracted, %c11_i32 : i32
      tensor.yield %11 : i32
    } : tensor<i32>
    %4:4 = call @f4(%3, %1#0, %generated) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
    %generated_0 = tensor.generate  {
      %c0_i32 = arith.constant 0 : i32
      %11 = arith.subi %c0_i32, %c11_i32 : i32
      tensor.yield %11 : i32
    } : tensor<i32>
    %5:2 = call @f1(%4#3, %generated_0, %0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, i32)
    %6 = tensor.empty() : tensor<i32>
    %7 = linalg.fill ins(%c11_i32 : i32) outs(%6 : tensor<i32>) -> tensor<i32>
    %8 = call @f3(%generated_0, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9:3 = call @f2(%0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
    %10:3 = call @f6(%9#2, %9#2) : (tensor<i32>, tensor<i32>) -> (tensor<1x2x1x1x1xi32>, i32, i32)
    return %1#1, %4#0, %4#1, %4#2, %5#0, %8, %9#0, %9#1 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func private @f6(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<1x2x1x1x1xi32>, i32, i32) {
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<i32>, tensor<1xindex>) -> tensor<1xi32>
    %0 = linalg.copy ins(%arg0 : tensor<i32>) outs(%arg1 : tensor<i32>) -> tensor<i32>
    %collapsed = tensor.collapse_shape %reshape [] : tensor<1xi32> into tensor<i32>
    %cst = arith.constant dense<[[[[[9]]], [[[10]]]]]> : tensor<1x2x1x1x1xi32>
    %c11_i32 = arith.constant 11 : i32
    %c127_i32 = arith.constant 127 : i32
    %c-3_i32 = arith.constant -3 : i32
    %from_elements_0 = tensor.from_elements %c11_i32, %c127_i32, %c11_i32, %c-3_i32 : tensor<1x1x2x2x1xi32>
    %1 = tensor.empty() : tensor<2x1x2x2x1xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %from_elements_0[%c0, %c0, %c1, %c1, %c0] : tensor<1x1x2x2x1xi32>
    %2 = linalg.fill ins(%extracted : i32) outs(%1 : tensor<2x1x2x2x1xi32>) -> tensor<2x1x2x2x1xi32>
    %3 = linalg.conv_3d_ncdhw_fcdhw ins(%from_elements_0, %2 : tensor<1x1x2x2x1xi32>, tensor<2x1x2x2x1xi32>) outs(%cst : tensor<1x2x1x1x1xi32>) -> tensor<1x2x1x1x1xi32>
    return %3, %extracted, %c11_i32 : tensor<1x2x1x1x1xi32>, i32, i32
  }
  func.func private @f4(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.min ins(%arg1, %arg2 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) -> tensor<i32>
    %2 = linalg.sub ins(%arg1, %arg0 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) -> tensor<i32>
    %3:3 = call @f2(%2) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.copy ins(%3#2 : tensor<i32>) outs(%4 : tensor<i32>) -> tensor<i32>
    return %3#0, %3#1, %5, %arg1 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func private @f2(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %0 = tensor.empty() : tensor<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<2xi32>) -> tensor<2xi32>
    %2 = linalg.dot ins(%1, %1 : tensor<2xi32>, tensor<2xi32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %reduced = linalg.reduce ins(%1 : tensor<2xi32>) outs(%arg0 : tensor<i32>) dimensions = [0] 
      (%in: i32, %init: i32) {
        %5 = arith.addi %in, %init : i32
        linalg.yield %5 : i32
      }
    %3 = tensor.empty() : tensor<i32>
    %4 = linalg.copy ins(%2 : tensor<i32>) outs(%3 : tensor<i32>) -> tensor<i32>
    return %reduced, %4, %arg0 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, i32) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg2, %arg1 : tensor<i32>, tensor<i32>) outs(%arg2 : tensor<i32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %1 = arith.andi %in, %in_0 : i32
      %2 = arith.maxsi %1, %out : i32
      linalg.yield %2 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %0[] : tensor<i32>
    return %0, %extracted : tensor<i32>, i32
  }
  func.func private @f3(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = tensor.empty() : tensor<i32>
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %2 = linalg.max ins(%1, %arg0 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<i32>, tensor<1xindex>) -> tensor<?xi32>
    return %2 : tensor<i32>
  }
  func.func private @f5(%arg0: tensor<i32>) -> tensor<i32> {
    %c42_i32 = arith.constant 42 : i32
    %inserted = tensor.insert %c42_i32 into %arg0[] : tensor<i32>
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg1 = %c1 to %c9 step %c2 iter_args(%arg2 = %inserted) -> (tensor<i32>) {
      %extracted = tensor.extract %arg2[] : tensor<i32>
      %inserted_0 = tensor.insert %extracted into %arg2[] : tensor<i32>
      %1 = tensor.empty() : tensor<2xi32>
      %c11_i32 = arith.constant 11 : i32
      %2 = arith.maxsi %extracted, %c11_i32 : i32
      %3 = linalg.fill ins(%2 : i32) outs(%1 : tensor<2xi32>) -> tensor<2xi32>
      %reduced = linalg.reduce ins(%3 : tensor<2xi32>) outs(%inserted_0 : tensor<i32>) dimensions = [0] 
        (%in: i32, %init: i32) {
          %4 = arith.minui %in, %init : i32
          linalg.yield %4 : i32
        }
      scf.yield %reduced : tensor<i32>
    }
    return %0 : tensor<i32>
  }
}

