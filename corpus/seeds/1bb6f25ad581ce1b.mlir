// bufdiff-profile: deep
// bufdiff-choices: 17d764ad5f4a02d1a3764b95d0a766045abae8b3b666c6442f4e90a76dfbf88d4135923253e729dc
// bufdiff-choices: af2010536a4d4d2f89443d56c5b358f8ebec2f4c2641dd22bab12a6712bcac36706bc160da81ab27
// bufdiff-choices: a5e95881dd73da315b098a8b5bac9ee0f71daff8d51d38e7e99915088c774451984f8db0e1d2b9c9
// bufdiff-choices: 02236ccbb16c81c7a78b649b7930a5bcfebc8d46bf079bae79e8544b86afbe280d3ca4c51297ba8c
// bufdiff-choices: e32ed70bae1555200c95bf7a9abee660d1a175f0651d051cad583c64b394b0fcd8ac67a6054fe173
// bufdiff-choices: 182b0bfa0525022492a69ea9b670a58b8dd5f00e72887e6a795b3fe15054899cb7d8bf8456015cf0
// bufdiff-choices: 7f0f979a841588ebd7b1746d23d7f0f5d05535c3efe3e5a8d66e6d3b062f2dc63697dc810befae37
// bufdiff-choices: 00012d206231d82164993670e8f3ba026cc7de20952d8bb08f8c3efabfe3a4bb09090ef8938f2c02
// bufdiff-choices: c3b98c4482ed73ca841e31fd9c9bf27fd7c5e0eca4e146482ab21cdb33cc557b780d66a28902aae8
// bufdiff-choices: 4c75aee5a2b399289b4490be424c1deffe3710c008844e472200f02d57ec428cb8e5fcc0acaa6022
// bufdiff-choices: 7db5ddc06bfd908b4f5da96a54c4cdd0d431b92fb0ca35dc48b3de7eedf1e25a726f089c8d9e14e1
// bufdiff-choices: 212b17259493198e9b5188c243cff6c7d532d21f3b49082201f179617ca00b60ffd4bcefd7402233
// bufdiff-choices: 9aa2fd231d558b23d4fb0dfc99b3318e9177aee6df6bd26e3a92e1f518eca9e8235d9e3d7b072f03
// bufdiff-choices: 67b41e0c4ab7a9784f4f2270100758df5b10f6e508ca9378e1d54c6ec4bee87459f2ee004252d574
// bufdiff-choices: 799e63a3e74f06a5254ab47ae82605d4de7024ba220509d3186e84f24f419d882da010babf8d8ee9
// bufdiff-choices: b1305645234dec66f5653adaec772cfa1514acdcd657387417d835a72809cbe1096f986b9de5cfad
// bufdiff-choices: 6869aacd584379e4f74387d85f3702acaf60c52c0a110587b277cfcf35b1f03c2a3fa29c1add8b20
// bufdiff-choices: 8988e3a364a2415392aab51cfd557c6662598189d6bd82aef52a7dc4ad571ba8300b6a2e38899a55
// bufdiff-choices: fec3c3547ef1754d372f086fcbde3fdd3f846a71e543117efb22c4c48639a0aa5236e8678bfeddb4
// bufdiff-choices: 21fd4d965bf5795e3457f20dad69cec55a3ab4d7c9899c3ecb52a9c96db99f4c27234236d070e3cd
// bufdiff-choices: 4a3c2ea7a77b5583881709a5f9da7b9c133df741f14bc74167630795b570d29c6e1c6ec84ab9c290
// bufdiff-choices: 11ead473d8e234fbeead01a48177315bc84ccf0f11bf0e17b52aa09c63eea5f81c0d20735de79c78
// bufdiff-choices: ce40293580ddb49da07830c1e8f36eecd6ce1353ca56855ccf134693741b6cb161a85bb484cec965
// bufdiff-choices: 397f940c9c88cfc03265db784a2954ff4999a7c47cddcab1db0c9d958ce6c9fab33815850ac954db
// bufdiff-choices: aca19eea5ab1aca8cd2474b23912a5d130978fc03d113c6c66a7c70f5c38675b8595423f69636a7e
// bufdiff-choices: 99d6ea16a66cc5bb2fc71e0d85d7cf35a94671eb9ea7593ac92bb465ff7defa356fefe8575d71539
// bufdiff-choices: 93960f14039533524b4dcee38be9996980acefe43cda9253acdb0f5ba6f0aefecf4d72a1b6583a75
// bufdiff-choices: 01a27c7939cd9f0dfabaf93316b76bdb392c5ed77753f9cf77cb5ab218ece0f8cbb0db502c81fb2e
// bufdiff-choices: c82a53fed47aedc0f6a83916a214d3d420d356904b2b897efcaacc63d8390fe56bc4c0a6c480150c
// bufdiff-choices: 653c9ef05d9751ac86557bff01d974c999278472a371aa
// bufdiff-features: 706 1277 1594 1935 2450 2461 2488 3579 3750 4018 4506 4514 4958 5527 6363 6641
// bufdiff-features: 6812 7574 7662 7947 8137 8235 8416 9029 9120 9479 10872 11182 11441 11546 11556
// bufdiff-features: 12457 12478 13233 13915 14318 15471 15671 15751 16269 16769 17406 17919 17959
// bufdiff-features: 18166 18480 18486 18822 18984 19192 19456 19769 19979 20151 20435 20559 21036
// bufdiff-features: 21044 21390 21522 21883 22259 22280 22768 22801 24208 24546 24874 25379 25481
// bufdiff-features: 25756 26050 26663 26960 27508 27766 28142 28379 28537 29001 29139 29236 29567
// bufdiff-features: 29786 30209 30426 31143 31601 31864 31930 32080 32457 32715 32763 32809 33752
// bufdiff-features: 33807 33848 34167 34601 34736 35085 35312 36191 36797 37038 37183 37289 37672
// bufdiff-features: 38167 38202 38706 38777 39030 39150 39832 40070 40458 40664 40821 40994 41560
// bufdiff-features: 41679 41707 41984 42194 42962 43631 43774 43812 43942 44395 44522 45211 45448
// bufdiff-features: 45624 45699 46203 46316 46414 47012 47067 47340 47392 47630 47778 47779 48038
// bufdiff-features: 48082 48598 49635 49657 49730 49902 49956 50107 50665 51373 51388 51415 51729
// bufdiff-features: 51851 52148 52322 52368 52558 52625 52900 52928 53180 53471 53824 53898 54078
// bufdiff-features: 54433 54658 54827 54964 54998 55003 55113 55270 56099 56404 57449 58582 59057
// bufdiff-features: 59263 59620 59931 60025 60897 61480 62352 62700 63009 63386 63550 63800 64290
// bufdiff-features: 65133 65265 65496 66844 68131 68355 69412 69571 69601 69615 69875 70119 70202
// bufdiff-features: 70521 70955 71306 71904 72044 72520 72541 72814 73832 73959 74450 74833 74858
// bufdiff-features: 74914 75126 75160 75900 76339 76540 76820 77283 77449 77527 77987 78162 78283
// bufdiff-features: 78430 79161 79561 80471 80642 81511 81800 81809 82011 82260 82279 82552 82565
// bufdiff-features: 82723 83023 83466 83740 83886 84759 84922 85474 86125 86710 87215 87895 87923
// bufdiff-features: 88359 88958 89178 89250 89348 89732 89780 89859 90097 90543 90585 90596 90777
// bufdiff-features: 90979 91354 91946 92157 92194 94267 94297 94586 95013 95299 95407 95603 96421
// bufdiff-features: 97715 98187 98974 99243 99606 99723 100030 100049 100088 100324 101264 101827
// bufdiff-features: 101867 102488 103108 103318 103568 103612 103635 103851 103887 104315 104687
// bufdiff-features: 104787 104931 105130 105277 105512 105750 106463 107273 107955 108048 108221
// bufdiff-features: 108410 108733 108907 109327 109923 110162 110780 110816 111233 111464 111563
// bufdiff-features: 111576 112312 112751 112929 113121 113626 113940 114143 114604 114888 115083
// bufdiff-features: 115155 115196 116508 116584 116586 116845 117151 117235 117340 117532 117807
// bufdiff-features: 118698 118729 119764 121000 121318 121524 121632 121689 123359 123396 123446
// bufdiff-features: 124234 124404 125048 125831 126320 126815 127096 127367 127693 127711 127805
// bufdiff-features: 128088 128364 128554 129423 129518 129630 129849 130824 130942 131064 131444
// bufdiff-features: 131528 131544 132100 132782 133446 133756 134205 134796 134973 135674 136273
// bufdiff-features: 136341 136987 137586 137752 138058 138086 138395 138606 138817 139102 141111
// bufdiff-features: 141758 141891 141977 142235 142393 142559 142610 142660 142686 143172 144626
// bufdiff-features: 145350 145636 145775 147156 147275 148198 148267 148509 149464 149674 150587
// bufdiff-features: 151446 151728 151867 151967 152226 152233 153220 153293 153488 153780 154035
// bufdiff-features: 154456 154847 155350 156181 156394 156460 156606 156633 156807 158120 159040
// bufdiff-features: 159348 159391 159796 160327 160756 161319 161377 161961 162425 162799 162971
// bufdiff-features: 163876 164170 164602 165636 165695 165719 165817 166169 166303 166740 167005
// bufdiff-features: 167086 167197 167252 167260 167614 167973 168323 169655 169731 169860 170928
// bufdiff-features: 171671 171855 171883 172094 172127 172814 174314 174571 175687 175749 176219
// bufdiff-features: 176231 176255 176626 177167 177812 178046 178067 178165 178512 178785 178854
// bufdiff-features: 179246 179647 179987 180258 180663 181548 181852 182117 183114 183254 183290
// bufdiff-features: 184030 184114 184163 184473 184543 184895 185497 185600 185723 186042 186620
// bufdiff-features: 186934 187596 187683 188175 188265 188790 189329 189557 189674 189820 190581
// bufdiff-features: 190719 191062 191239 191455 191908 192422 192771 193247 193290 194046 194063
// bufdiff-features: 194134 194205 194542 195492 196031 196349 196544 196571 196734 197000 197715
// bufdiff-features: 197985 198267 198689 198762 198873 199780 199818 200104 200396 200685 201032
// bufdiff-features: 201410 201601 201612 201816 202085 202271 202562 202710 202716 202718 204791
// bufdiff-features: 205282 205292 205430 205434 205962 206220 206268 206664 206672 207085 207124
// bufdiff-features: 208115 208500 208524 208604 208616 208623 209146 209641 210406 211044 211148
// bufdiff-features: 211406 211508 211884 212104 212375 212565 212779 213275 213400 213481 213944
// bufdiff-features: 214071 214073 214184 214271 214411 214597 214744 214782 215066 215707 215959
// bufdiff-features: 216108 216292 217183 218064 218141 218286 219413 220223 220338 221347 222598
// bufdiff-features: 222638 223030 223642 223767 224212 224241 225016 225250 225759 226473 226607
// bufdiff-features: 226659 226956 227070 227228 228058 228061 228073 229194 229412 229952 230083
// bufdiff-features: 230104 230550 230772 230810 231168 231295 231330 231527 231656 232335 232621
// bufdiff-features: 232626 232699 233533 233674 233869 233919 234206 234332 234736 234820 237719
// bufdiff-features: 238232 238954 239241 239581 239929 240100 241503 241554 242108 242335 243481
// bufdiff-features: 243648 244281 244677 245673 246155 246383 246543 246962 247164 248102 248209
// bufdiff-features: 248719 248798 248805 249078 250137 250483 250634 251054 251672 252032 252466
// bufdiff-features: 252539 252831 253116 253228 253720 253740 253836 254817 254828 255231 255371
// bufdiff-features: 255556 255896 256112 256688 256926 257251 257566 257794 257878 258216 258239
// bufdiff-features: 258994 259528 260318 260616 260710 261292 261403 261565 261824 261861 262097
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi ne, %extracted, %c-1_i32 : i32
    %1:2 = scf.if %0 -> (tensor<i32>, tensor<i32>) {
      affine.parallel (%arg3) = (0) to (3) {
        %inserted_0 = tensor.insert %extracted into %arg1[] : tensor<i32>
      }
      %4 = scf.if %0 -> (tensor<i32>) {
        %c0 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %c1 = arith.constant 1 : index
        %6 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<i32>) {
          %expanded = tensor.expand_shape %arg2 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
          %12 = tensor.empty() : tensor<1x2x2x2xi32>
          %13 = linalg.fill ins(%extracted : i32) outs(%12 : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
          %14 = tensor.empty() : tensor<1x2x3x2xi32>
          %15 = linalg.fill ins(%c-1_i32 : i32) outs(%14 : tensor<1x2x3x2xi32>) -> tensor<1x2x3x2xi32>
          %16 = tensor.empty() : tensor<1x2xi32>
          %17 = linalg.pooling_nhwc_min_unsigned ins(%15, %16 : tensor<1x2x3x2xi32>, tensor<1x2xi32>) outs(%13 : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
          %c2_i32 = arith.constant 2 : i32
          %18 = tensor.empty() : tensor<i32>
          %19 = linalg.fill ins(%c2_i32 : i32) outs(%18 : tensor<i32>) -> tensor<i32>
          %20 = linalg.div_unsigned ins(%arg0, %19 : tensor<i32>, tensor<i32>) outs(%arg4 : tensor<i32>) -> tensor<i32>
          scf.yield %20 : tensor<i32>
        }
        %7 = tensor.empty() : tensor<1x1x1x2xi32>
        %8 = linalg.fill ins(%extracted : i32) outs(%7 : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
        %cst = arith.constant dense<[[[[0, 1]], [[2, 3]]]]> : tensor<1x2x1x2xi32>
        %9 = tensor.empty() : tensor<1x2x2x2xi32>
        %10 = linalg.fill ins(%extracted : i32) outs(%9 : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
        %11 = linalg.mmt4d ins(%cst, %10 : tensor<1x2x1x2xi32>, tensor<1x2x2x2xi32>) outs(%8 : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
        scf.yield %arg2 : tensor<i32>
      } else {
        %6 = linalg.fill ins(%extracted : i32) outs(%arg2 : tensor<i32>) -> tensor<i32>
        scf.yield %6 : tensor<i32>
      }
      %inserted = tensor.insert %extracted into %arg2[] : tensor<i32>
      %5 = linalg.copy ins(%inserted : tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
      scf.yield %inserted, %5 : tensor<i32>, tensor<i32>
    } else {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %4:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %arg2) : (index, tensor<i32>, tensor<i32>) -> (index, tensor<i32>, tensor<i32>) {
        %5 = scf.if %0 -> (tensor<i32>) {
          %7 = linalg.copy ins(%arg2 : tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
          %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%7 : tensor<i32>) {
          ^bb0(%in: i32, %out: i32):
            %12 = arith.xori %in, %out : i32
            %c5_i32 = arith.constant 5 : i32
            %13 = arith.remui %12, %c5_i32 : i32
            linalg.yield %13 : i32
          } -> tensor<i32>
          %9 = tensor.empty() : tensor<i32>
          %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%9 : tensor<i32>) {
          ^bb0(%in: i32, %out: i32):
            %12 = arith.muli %in, %extracted : i32
            linalg.yield %12 : i32
          } -> tensor<i32>
          %inserted = tensor.insert %extracted into %10[] : tensor<i32>
          %cst = arith.constant dense<7> : tensor<i32>
          %cst_0 = arith.constant dense<9> : tensor<i32>
          %11 = linalg.add ins(%cst, %cst_0 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
          scf.yield %11 : tensor<i32>
        } else {
          %c11_i32 = arith.constant 11 : i32
          %7 = arith.cmpi sle, %extracted, %c11_i32 : i32
          %8 = scf.if %7 -> (tensor<i32>) {
            %c100_i32 = arith.constant 100 : i32
            %inserted = tensor.insert %c100_i32 into %arg0[] : tensor<i32>
            %from_elements = tensor.from_elements %extracted : tensor<i32>
            scf.yield %from_elements : tensor<i32>
          } else {
            %inserted = tensor.insert %c11_i32 into %arg5[] : tensor<i32>
            scf.yield %inserted : tensor<i32>
          }
          scf.yield %arg4 : tensor<i32>
        }
        %6 = arith.cmpi ult, %arg3, %c2 : index
        scf.condition(%6) %arg3, %arg4, %arg5 : index, tensor<i32>, tensor<i32>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<i32>, %arg5: tensor<i32>):
        %5 = arith.addi %arg3, %c1 : index
        %6 = linalg.copy ins(%arg4 : tensor<i32>) outs(%arg5 : tensor<i32>) -> tensor<i32>
        %7 = linalg.copy ins(%arg2 : tensor<i32>) outs(%arg4 : tensor<i32>) -> tensor<i32>
        scf.yield %5, %7, %6 : index, tensor<i32>, tensor<i32>
      }
      scf.yield %4#1, %arg0 : tensor<i32>, tensor<i32>
    }
    %2 = linalg.fill ins(%extracted : i32) outs(%arg1 : tensor<i32>) -> tensor<i32>
    %3 = bufferization.alloc_tensor() copy(%arg0) : tensor<i32>
    return %1#0, %1#1, %2, %3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: i32, %arg3: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.cmpi ne, %arg2, %c5_i32 : i32
    %1 = scf.if %0 -> (tensor<i32>) {
      %splat = tensor.splat %c5_i32 : tensor<i32>
      %12 = linalg.add ins(%arg3, %splat : tensor<i32>, tensor<i32>) outs(%arg3 : tensor<i32>) -> tensor<i32>
      %13 = tensor.empty() : tensor<i32>
      %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%13 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %16 = arith.minui %in, %arg2 : i32
        linalg.yield %16 : i32
      } -> tensor<i32>
      %generated = tensor.generate  {
        %extracted = tensor.extract %arg3[] : tensor<i32>
        %16 = arith.trunci %extracted : i32 to i1
        tensor.yield %16 : i1
      } : tensor<i1>
      %15 = linalg.select ins(%generated, %14, %splat : tensor<i1>, tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
      scf.yield %15 : tensor<i32>
    } else {
      %12 = arith.index_castui %0 : i1 to index
      %c4 = arith.constant 4 : index
      %13 = arith.remui %12, %c4 : index
      %c0_1 = arith.constant 0 : index
      %c1_2 = arith.constant 1 : index
      %14 = scf.for %arg4 = %c0_1 to %13 step %c1_2 iter_args(%arg5 = %arg0) -> (tensor<i32>) {
        %15 = bufferization.alloc_tensor() : tensor<i32>
        %16 = linalg.fill ins(%arg2 : i32) outs(%15 : tensor<i32>) -> tensor<i32>
        %17 = tensor.empty() : tensor<i32>
        %18 = arith.minui %arg2, %arg2 : i32
        %19 = linalg.fill ins(%18 : i32) outs(%17 : tensor<i32>) -> tensor<i32>
        %20 = linalg.mul ins(%arg0, %19 : tensor<i32>, tensor<i32>) outs(%arg5 : tensor<i32>) -> tensor<i32>
        %inserted_3 = tensor.insert %18 into %20[] : tensor<i32>
        scf.yield %inserted_3 : tensor<i32>
      }
      scf.yield %arg3 : tensor<i32>
    }
    %2 = tensor.empty() : tensor<i32>
    %3 = arith.addi %arg2, %arg2 : i32
    %c7_i32 = arith.constant 7 : i32
    %4 = arith.divui %3, %c7_i32 : i32
    %5 = linalg.fill ins(%4 : i32) outs(%2 : tensor<i32>) -> tensor<i32>
    %6:4 = call @f1(%1, %arg3, %5) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
    %7:4 = call @f1(%arg3, %arg3, %arg3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
    %c2_i32 = arith.constant 2 : i32
    %inserted = tensor.insert %c2_i32 into %arg3[] : tensor<i32>
    %8 = tensor.empty() : tensor<i32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%7#0 : tensor<i32>) outs(%8 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %12 = arith.addi %in, %4 : i32
      linalg.yield %12 : i32
    } -> tensor<i32>
    %inserted_0 = tensor.insert %arg2 into %arg0[] : tensor<i32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %10:2 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %2, %arg6 = %arg1) -> (tensor<i32>, tensor<i32>) {
      %generated = tensor.generate  {
      ^bb0(%arg7: index, %arg8: index):
        %21 = arith.index_cast %arg7 : index to i32
        %22 = arith.index_cast %arg8 : index to i32
        %23 = arith.subi %21, %22 : i32
        tensor.yield %23 : i32
      } : tensor<1x3xi32>
      %extracted_slice = tensor.extract_slice %generated[0, 1] [1, 1] [1, 1] : tensor<1x3xi32> to tensor<1x1xi32>
      %cst = arith.constant dense<1> : tensor<1x1x3xi32>
      %12 = linalg.batch_vecmat ins(%extracted_slice, %cst : tensor<1x1xi32>, tensor<1x1x3xi32>) outs(%generated : tensor<1x3xi32>) -> tensor<1x3xi32>
      %inserted_1 = tensor.insert %arg2 into %8[] : tensor<i32>
      %cst_2 = arith.constant dense<[[[11, 12, 13], [14, 15, 16]]]> : tensor<1x2x3xi32>
      %13 = tensor.empty() : tensor<2xi32>
      %14 = linalg.pooling_nwc_max ins(%cst_2, %13 : tensor<1x2x3xi32>, tensor<2xi32>) outs(%cst : tensor<1x1x3xi32>) -> tensor<1x1x3xi32>
      %15:4 = func.call @f1(%inserted_1, %inserted_0, %inserted_1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
      %16 = linalg.copy ins(%arg0 : tensor<i32>) outs(%arg6 : tensor<i32>) -> tensor<i32>
      %17 = arith.cmpi uge, %arg2, %arg2 : i32
      %18 = arith.select %17, %arg2, %arg2 : i32
      %19 = linalg.fill ins(%18 : i32) outs(%arg5 : tensor<i32>) -> tensor<i32>
      %extracted = tensor.extract %19[] : tensor<i32>
      %20 = linalg.fill ins(%4 : i32) outs(%19 : tensor<i32>) -> tensor<i32>
      scf.yield %20, %16 : tensor<i32>, tensor<i32>
    }
    %11 = scf.if %0 -> (tensor<i32>) {
      %c3 = arith.constant 3 : index
      %12 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %9) -> (tensor<i32>) {
        %alloc = memref.alloc() : memref<i32>
        linalg.fill ins(%4 : i32) outs(%alloc : memref<i32>)
        %15 = bufferization.to_tensor %alloc restrict : memref<i32> to tensor<i32>
        %16 = linalg.copy ins(%arg0 : tensor<i32>) outs(%arg5 : tensor<i32>) -> tensor<i32>
        scf.yield %16 : tensor<i32>
      }
      %c0_i32 = arith.constant 0 : i32
      %13 = arith.cmpi ult, %arg2, %c0_i32 : i32
      %14 = scf.if %13 -> (tensor<i32>) {
        affine.if #set(%c2) {
          %cst_1 = arith.constant dense<5> : tensor<i32>
          %17 = linalg.copy ins(%cst_1 : tensor<i32>) outs(%9 : tensor<i32>) -> tensor<i32>
          %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%17 : tensor<i32>) outs(%7#3 : tensor<i32>) {
          ^bb0(%in: i32, %out: i32):
            %19 = arith.xori %in, %out : i32
            %c5_i32_2 = arith.constant 5 : i32
            %20 = arith.remui %19, %c5_i32_2 : i32
            linalg.yield %20 : i32
          } -> tensor<i32>
        } else {
          %17 = arith.cmpi ult, %arg2, %4 : i32
          %18 = scf.if %17 -> (tensor<i32>) {
            %cst_2 = arith.constant dense<[[[[3, 4]]]]> : tensor<1x1x1x2xi32>
            %generated = tensor.generate %c1, %c2 {
            ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
              %21 = arith.index_cast %arg4 : index to i32
              %22 = arith.index_cast %arg5 : index to i32
              %23 = arith.index_cast %arg6 : index to i32
              %24 = arith.index_cast %arg7 : index to i32
              %25 = arith.addi %21, %22 : i32
              %c2_i32_3 = arith.constant 2 : i32
              %26 = arith.shli %25, %c2_i32_3 : i32
              %27 = arith.xori %26, %23 : i32
              %c5_i32_4 = arith.constant 5 : i32
              %28 = arith.remui %27, %c5_i32_4 : i32
              %29 = arith.maxsi %28, %24 : i32
              tensor.yield %29 : i32
            } : tensor<?x?x1x2xi32>
            %19 = tensor.empty() : tensor<2x1xi32>
            %20 = linalg.pooling_nhwc_max ins(%generated, %19 : tensor<?x?x1x2xi32>, tensor<2x1xi32>) outs(%cst_2 : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
            scf.yield %12 : tensor<i32>
          } else {
            %19:4 = func.call @f1(%10#1, %10#1, %7#3) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
            %generated = tensor.generate  {
              %extracted_2 = tensor.extract %19#2[] : tensor<i32>
              %20 = arith.maxsi %extracted_2, %arg2 : i32
              tensor.yield %20 : i32
            } : tensor<i32>
            scf.yield %generated : tensor<i32>
          }
          %inserted_1 = tensor.insert %4 into %9[] : tensor<i32>
          %extracted = tensor.extract %inserted_1[] : tensor<i32>
        }
        %cst = arith.constant dense<[[[[[7]]]], [[[[8]]]]]> : tensor<2x1x1x1x1xi32>
        %c11_i32 = arith.constant 11 : i32
        %c-128_i32 = arith.constant -128 : i32
        %c-1_i32 = arith.constant -1 : i32
        %from_elements = tensor.from_elements %c11_i32, %4, %c-128_i32, %c-1_i32 : tensor<2x2x1x1x1xi32>
        %15 = tensor.empty(%c2, %c1) : tensor<?x?x1xi32>
        %16 = linalg.pooling_ndhwc_max ins(%from_elements, %15 : tensor<2x2x1x1x1xi32>, tensor<?x?x1xi32>) outs(%cst : tensor<2x1x1x1x1xi32>) -> tensor<2x1x1x1x1xi32>
        scf.yield %7#2 : tensor<i32>
      } else {
        %inserted_1 = tensor.insert %arg2 into %7#1[] : tensor<i32>
        %15 = tensor.empty() : tensor<i32>
        %cst = arith.constant dense<false> : tensor<i1>
        %16 = linalg.select ins(%cst, %arg0, %9 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%15 : tensor<i32>) -> tensor<i32>
        scf.yield %9 : tensor<i32>
      }
      scf.yield %6#3 : tensor<i32>
    } else {
      affine.if #set(%c2) {
        %c5 = arith.constant 5 : index
        %13 = scf.for %arg4 = %c1 to %c5 step %c1 iter_args(%arg5 = %arg0) -> (tensor<i32>) {
          %c3 = arith.constant 3 : index
          %18:2 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %6#2, %arg8 = %9) -> (tensor<i32>, tensor<i32>) {
            %21 = tensor.empty() : tensor<i32>
            %22 = linalg.copy ins(%arg7 : tensor<i32>) outs(%21 : tensor<i32>) -> tensor<i32>
            %23 = linalg.copy ins(%arg8 : tensor<i32>) outs(%arg7 : tensor<i32>) -> tensor<i32>
            %24 = linalg.copy ins(%22 : tensor<i32>) outs(%arg8 : tensor<i32>) -> tensor<i32>
            scf.yield %23, %24 : tensor<i32>, tensor<i32>
          }
          %19:4 = func.call @f1(%6#2, %18#0, %9) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
          %cst = arith.constant dense<[[4, 5], [6, 7]]> : tensor<2x2xindex>
          %transposed = linalg.transpose ins(%cst : tensor<2x2xindex>) outs(%cst : tensor<2x2xindex>) permutation = [1, 0] 
          %cst_3 = arith.constant dense<9> : tensor<i32>
          %20:4 = func.call @f1(%cst_3, %cst_3, %18#0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
          scf.yield %arg5 : tensor<i32>
        }
        %14 = arith.index_castui %0 : i1 to index
        %c4 = arith.constant 4 : index
        %15 = arith.remui %14, %c4 : index
        %16 = scf.for %arg4 = %c0 to %15 step %c1 iter_args(%arg5 = %8) -> (tensor<i32>) {
          %c3 = arith.constant 3 : index
          %18:3 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %6#2, %arg8 = %6#1, %arg9 = %arg5) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
            %expanded = tensor.expand_shape %6#2 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
            %23 = linalg.fill ins(%c5_i32 : i32) outs(%arg9 : tensor<i32>) -> tensor<i32>
            %extracted_4 = tensor.extract %23[] : tensor<i32>
            %24 = arith.minsi %arg2, %arg2 : i32
            %inserted_5 = tensor.insert %24 into %23[] : tensor<i32>
            %25 = linalg.min ins(%13, %6#2 : tensor<i32>, tensor<i32>) outs(%arg8 : tensor<i32>) -> tensor<i32>
            %extracted_6 = tensor.extract %arg7[] : tensor<i32>
            %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%inserted_5, %7#1 : tensor<i32>, tensor<i32>) outs(%arg7 : tensor<i32>) {
            ^bb0(%in: i32, %in_7: i32, %out: i32):
              %27 = arith.minsi %in, %in_7 : i32
              %28 = arith.addi %27, %out : i32
              %c1_i32 = arith.constant 1 : i32
              %29 = arith.divui %28, %c1_i32 : i32
              linalg.yield %29 : i32
            } -> tensor<i32>
            scf.yield %26, %25, %inserted_5 : tensor<i32>, tensor<i32>, tensor<i32>
          }
          %19 = tensor.empty() : tensor<i32>
          %c2_i32_3 = arith.constant 2 : i32
          %20 = linalg.fill ins(%c2_i32_3 : i32) outs(%19 : tensor<i32>) -> tensor<i32>
          %cst = arith.constant dense<9> : tensor<i32>
          %21:4 = func.call @f1(%20, %cst, %20) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
          %22 = linalg.copy ins(%21#2 : tensor<i32>) outs(%arg5 : tensor<i32>) -> tensor<i32>
          scf.yield %22 : tensor<i32>
        }
        %from_elements = tensor.from_elements %c2_i32 : tensor<i32>
        %c42_i32 = arith.constant 42 : i32
        %from_elements_2 = tensor.from_elements %c42_i32 : tensor<i32>
        %17 = linalg.min ins(%from_elements, %from_elements_2 : tensor<i32>, tensor<i32>) outs(%inserted : tensor<i32>) -> tensor<i32>
        %extracted = tensor.extract %17[] : tensor<i32>
        vector.print %extracted : i32
      } else {
        %13 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%inserted : tensor<i32>) {
        ^bb0(%out: i32):
          %14 = arith.minsi %out, %4 : i32
          linalg.yield %14 : i32
        } -> tensor<i32>
        %extracted = tensor.extract %13[] : tensor<i32>
        vector.print %extracted : i32
      }
      %12 = arith.extui %0 : i1 to i32
      %inserted_1 = tensor.insert %12 into %8[] : tensor<i32>
      scf.yield %inserted_1 : tensor<i32>
    }
    return %6#0, %11, %7#1 : tensor<i32>, tensor<i32>, tensor<i32>
  }
}

