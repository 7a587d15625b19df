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
// bufdiff-choices: 653c9ef05d9751ac86557bff01d974c999278472a371aa2b827cb66da8dca88473642f03b7b47285
// bufdiff-choices: 00a55b423765275cf26101b55a721bd6acd34adc17f1a59740205862cb3affc4a19cb00450d2685b
// bufdiff-choices: a9f41f85606590dce30c33bd08d92603dbd1
// bufdiff-features: 76 352 600 706 736 1277 1594 1683 1785 2461 2488 2898 2917 3257 3579 4018 4184
// bufdiff-features: 4200 4739 4752 6003 6193 6363 6611 6641 6812 7574 7947 8235 9399 9479 10384
// bufdiff-features: 10616 10872 11162 11695 12170 12478 12560 12666 12688 13424 13853 13915 14318
// bufdiff-features: 14444 14454 14483 14545 14653 14998 15296 15751 15903 16269 17107 17217 17406
// bufdiff-features: 17726 17919 18166 18391 18480 18486 18667 18822 18984 19205 20003 20151 20237
// bufdiff-features: 20435 20559 20660 21044 21140 21691 21883 22280 22678 22768 23621 24208 24652
// bufdiff-features: 25302 25600 25656 25756 26568 26663 26796 26960 27461 27508 27672 27725 27766
// bufdiff-features: 28087 28379 28814 29123 29236 30209 30426 30625 31143 31543 31857 32080 32122
// bufdiff-features: 32388 32457 33752 33807 33848 34034 34167 34979 35085 35154 35163 35312 35968
// bufdiff-features: 36191 36265 36784 36936 37038 37183 37307 38401 38520 38528 38702 38890 39026
// bufdiff-features: 39150 39832 40712 41560 41679 41799 41984 42140 42194 42344 42524 42962 43631
// bufdiff-features: 43774 43812 43942 44028 44583 45035 45624 45699 45723 45798 46022 46203 46404
// bufdiff-features: 47340 47392 47778 47779 47796 47799 48038 48115 48598 48720 49489 49635 49657
// bufdiff-features: 49956 50107 50337 50463 51099 51344 51373 51415 51729 51851 52115 52155 52322
// bufdiff-features: 52558 52625 52790 52807 52900 53139 53180 53252 53451 53469 53472 53779 53824
// bufdiff-features: 53898 54205 54433 54658 54816 54827 54844 54964 54998 55003 55270 55366 56099
// bufdiff-features: 56287 56404 56667 58123 59057 59263 59536 60025 60098 60465 60897 61169 61634
// bufdiff-features: 61969 62495 62700 63524 63550 63800 64119 64120 64235 64327 64435 64601 64815
// bufdiff-features: 65034 65153 65265 65496 66422 66844 67936 68004 68237 68355 69412 69571 69601
// bufdiff-features: 69660 69875 69932 70119 70954 70955 71050 71306 71851 71904 72520 72541 73802
// bufdiff-features: 74833 74914 74944 75361 75557 75900 75977 76339 76540 76820 76953 77044 77403
// bufdiff-features: 78162 78283 78430 78457 78536 79161 79220 79561 79562 79703 79852 80036 80533
// bufdiff-features: 81443 81511 81736 81809 82011 82279 82552 82565 83023 83175 83548 83886 84128
// bufdiff-features: 84135 84759 84922 85474 85634 86125 86258 86588 86710 87215 87355 87495 87534
// bufdiff-features: 87862 87923 88008 88089 88787 88958 89081 89178 89251 89732 89780 89812 89859
// bufdiff-features: 90070 90097 90585 90596 90979 91319 91946 92022 92488 93814 94267 95013 95273
// bufdiff-features: 95299 95407 96431 96758 96882 97131 97181 97475 97492 97715 98501 98532 98975
// bufdiff-features: 99243 99383 99606 100059 100073 100088 100324 100473 100824 101264 101759
// bufdiff-features: 101867 102488 102625 102904 103108 103318 103568 103635 103851 104315 104446
// bufdiff-features: 104787 104790 104931 104958 105573 105579 107092 107425 107702 107760 107783
// bufdiff-features: 108038 108210 108286 108410 108544 108694 108907 109105 109187 109445 109923
// bufdiff-features: 110136 110162 110507 110548 110561 110780 110816 110917 111024 111053 111131
// bufdiff-features: 111464 111563 111976 112341 112929 113138 113626 113920 114888 115155 115196
// bufdiff-features: 115634 115728 116442 116584 116758 116845 116852 117151 117235 117696 117807
// bufdiff-features: 118313 118391 118729 118884 119068 119524 119710 119764 121000 121318 121524
// bufdiff-features: 121632 121765 122818 123359 123396 123446 124234 124404 125991 126320 126815
// bufdiff-features: 126932 127096 127606 127711 127967 128182 128364 128554 128666 128916 129423
// bufdiff-features: 129518 129630 129849 129878 130135 130535 130933 130942 131348 131528 131544
// bufdiff-features: 131992 132405 132782 133364 133446 133549 133756 134367 134449 135325 135464
// bufdiff-features: 135674 136271 136301 136341 136522 136987 137455 137586 138058 138086 138395
// bufdiff-features: 139704 140906 141460 141758 141886 142177 142235 142380 142393 142610 142680
// bufdiff-features: 142686 143172 143438 143771 143847 145313 145814 146152 146512 147183 148198
// bufdiff-features: 148509 149330 149464 149674 149846 150717 150751 151270 151446 151728 151867
// bufdiff-features: 151967 152226 152233 153220 153293 153488 153780 153896 154456 154474 155350
// bufdiff-features: 155501 155644 156154 156181 156394 156460 156606 156633 156807 157047 157426
// bufdiff-features: 157834 158120 158188 158292 159507 159796 160011 160119 160138 160156 160327
// bufdiff-features: 160370 160626 160756 161289 161319 161377 161961 162677 162764 162799 162971
// bufdiff-features: 164602 165636 165719 165817 166169 166835 167086 167197 167252 167333 167614
// bufdiff-features: 167973 169582 169642 169655 169731 169744 169860 170082 170928 171053 171164
// bufdiff-features: 171369 171551 171671 172094 172118 172127 172814 174284 174314 174571 174977
// bufdiff-features: 175248 175687 175735 175749 175888 176231 176255 176589 176626 177323 177904
// bufdiff-features: 178067 178165 178549 178854 179148 179217 179471 179737 179796 179987 180179
// bufdiff-features: 181548 182044 182117 183114 183224 183254 183290 183595 184030 184113 184114
// bufdiff-features: 184163 184543 184863 185252 185275 185723 186042 186620 186715 186942 187683
// bufdiff-features: 188175 188790 188845 189557 189820 191062 191239 191455 191908 192087 192308
// bufdiff-features: 192327 192422 192513 192628 192771 193290 193888 194134 194393 194714 195129
// bufdiff-features: 195353 195492 195969 196031 196544 196571 196734 196775 197004 197125 197342
// bufdiff-features: 197715 197814 197837 198267 198306 198429 198460 198729 198762 198873 199173
// bufdiff-features: 200104 200358 200521 201059 201202 201601 202241 202300 202472 202718 202870
// bufdiff-features: 205282 205430 205434 205477 206179 206672 206712 207085 207124 207294 208251
// bufdiff-features: 208556 208604 208616 208623 208637 208797 209641 209883 210022 210406 210461
// bufdiff-features: 210482 211508 212104 212262 212301 212375 212565 212779 213400 213481 214184
// bufdiff-features: 214271 214560 214597 214621 215066 215293 215707 215959 216223 216292 217424
// bufdiff-features: 217672 218064 218127 218863 219413 219572 219875 219906 219958 220115 220181
// bufdiff-features: 220223 220247 221162 221347 221605 221661 222325 222330 222638 222714 222809
// bufdiff-features: 223030 223577 223767 224212 224466 224593 224965 225016 225490 226473 226575
// bufdiff-features: 226659 227345 228058 229194 229246 229412 229713 229864 230081 230584 230772
// bufdiff-features: 231168 231241 231295 231527 232626 233096 233869 233902 233919 234196 234206
// bufdiff-features: 234332 234927 235020 235098 237042 237920 238278 239983 240100 240904 242100
// bufdiff-features: 242173 242790 242964 243316 243339 243481 243546 243872 243943 244215 244281
// bufdiff-features: 244677 244691 244705 245089 246009 246155 246460 246543 246962 247164 248209
// bufdiff-features: 248719 249078 249184 249451 249897 250483 250634 250948 251054 252032 252466
// bufdiff-features: 252539 252543 252831 253216 253389 253591 253740 253772 253836 255231 255371
// bufdiff-features: 255556 255896 255955 255959 256142 256337 256525 256926 256999 257203 257251
// bufdiff-features: 257794 258123 258216 259528 259840 260104 260318 260440 260843 261162 261203
// bufdiff-features: 261292 261403 261572 261714
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1) {
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi ne, %extracted, %c-1_i32 : i32
    %1:2 = scf.if %0 -> (tensor<i32>, tensor<i32>) {
      affine.parallel (%arg3) = (0) to (3) {
        %inserted_1 = tensor.insert %extracted into %arg1[] : tensor<i32>
      }
      %3 = scf.if %0 -> (tensor<i32>) {
        %c0 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %c1 = arith.constant 1 : index
        %5 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<i32>) {
          %expanded = tensor.expand_shape %arg2 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
          %11 = tensor.empty() : tensor<1x2x2x2xi32>
          %12 = linalg.fill ins(%extracted : i32) outs(%11 : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
          %13 = tensor.empty() : tensor<1x2x3x2xi32>
          %14 = linalg.fill ins(%c-1_i32 : i32) outs(%13 : tensor<1x2x3x2xi32>) -> tensor<1x2x3x2xi32>
          %15 = tensor.empty() : tensor<1x2xi32>
          %16 = linalg.pooling_nhwc_min_unsigned ins(%14, %15 : tensor<1x2x3x2xi32>, tensor<1x2xi32>) outs(%12 : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
          %c2_i32 = arith.constant 2 : i32
          %17 = tensor.empty() : tensor<i32>
          %18 = linalg.fill ins(%c2_i32 : i32) outs(%17 : tensor<i32>) -> tensor<i32>
          %19 = linalg.div_unsigned ins(%arg0, %18 : tensor<i32>, tensor<i32>) outs(%arg4 : tensor<i32>) -> tensor<i32>
          scf.yield %19 : tensor<i32>
        }
        %6 = tensor.empty() : tensor<1x1x1x2xi32>
        %7 = linalg.fill ins(%extracted : i32) outs(%6 : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
        %cst = arith.constant dense<[[[[0, 1]], [[2, 3]]]]> : tensor<1x2x1x2xi32>
        %8 = tensor.empty() : tensor<1x2x2x2xi32>
        %9 = linalg.fill ins(%extracted : i32) outs(%8 : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
        %10 = linalg.mmt4d ins(%cst, %9 : tensor<1x2x1x2xi32>, tensor<1x2x2x2xi32>) outs(%7 : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
        scf.yield %arg2 : tensor<i32>
      } else {
        %5 = linalg.fill ins(%extracted : i32) outs(%arg2 : tensor<i32>) -> tensor<i32>
        scf.yield %5 : tensor<i32>
      }
      %inserted_0 = tensor.insert %extracted into %arg2[] : tensor<i32>
      %4 = linalg.copy ins(%inserted_0 : tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
      scf.yield %inserted_0, %4 : tensor<i32>, tensor<i32>
    } else {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %3:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %arg2) : (index, tensor<i32>, tensor<i32>) -> (index, tensor<i32>, tensor<i32>) {
        %7 = scf.if %0 -> (tensor<i32>) {
          %9 = linalg.copy ins(%arg2 : tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
          %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%9 : tensor<i32>) {
          ^bb0(%in: i32, %out: i32):
            %14 = arith.xori %in, %out : i32
            %c5_i32 = arith.constant 5 : i32
            %15 = arith.remui %14, %c5_i32 : i32
            linalg.yield %15 : i32
          } -> tensor<i32>
          %11 = tensor.empty() : tensor<i32>
          %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%11 : tensor<i32>) {
          ^bb0(%in: i32, %out: i32):
            %14 = arith.muli %in, %extracted : i32
            linalg.yield %14 : i32
          } -> tensor<i32>
          %inserted_0 = tensor.insert %extracted into %12[] : tensor<i32>
          %cst = arith.constant dense<7> : tensor<i32>
          %cst_1 = arith.constant dense<9> : tensor<i32>
          %13 = linalg.add ins(%cst, %cst_1 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
          scf.yield %13 : tensor<i32>
        } else {
          %c11_i32 = arith.constant 11 : i32
          %9 = arith.cmpi sle, %extracted, %c11_i32 : i32
          %10 = scf.if %9 -> (tensor<i32>) {
            %c100_i32 = arith.constant 100 : i32
            %inserted_0 = tensor.insert %c100_i32 into %arg0[] : tensor<i32>
            %from_elements = tensor.from_elements %extracted : tensor<i32>
            scf.yield %from_elements : tensor<i32>
          } else {
            %inserted_0 = tensor.insert %c11_i32 into %arg5[] : tensor<i32>
            scf.yield %inserted_0 : tensor<i32>
          }
          scf.yield %arg4 : tensor<i32>
        }
        %8 = arith.cmpi ult, %arg3, %c2 : index
        scf.condition(%8) %arg3, %arg4, %arg5 : index, tensor<i32>, tensor<i32>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<i32>, %arg5: tensor<i32>):
        %7 = arith.addi %arg3, %c1 : index
        %8 = linalg.copy ins(%arg4 : tensor<i32>) outs(%arg5 : tensor<i32>) -> tensor<i32>
        %9 = linalg.copy ins(%arg2 : tensor<i32>) outs(%arg4 : tensor<i32>) -> tensor<i32>
        scf.yield %7, %9, %8 : index, tensor<i32>, tensor<i32>
      }
      %4 = linalg.fill ins(%extracted : i32) outs(%3#1 : tensor<i32>) -> tensor<i32>
      %5 = tensor.empty() : tensor<i32>
      %6 = linalg.fill ins(%extracted : i32) outs(%5 : tensor<i32>) -> tensor<i32>
      scf.yield %3#2, %6 : tensor<i32>, tensor<i32>
    }
    %2 = arith.extui %0 : i1 to i32
    %inserted = tensor.insert %2 into %arg0[] : tensor<i32>
    return %1#1, %1#0, %inserted, %0 : tensor<i32>, tensor<i32>, tensor<i32>, i1
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x2xi32>, index) {
    %0:4 = call @f1(%arg1, %arg1, %arg1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1)
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0#2 : tensor<i32>) -> tensor<i32>
    %2 = scf.if %0#3 -> (tensor<i32>) {
      %22:4 = func.call @f1(%1, %arg0, %1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1)
      %c5_i32 = arith.constant 5 : i32
      %23 = arith.divui %c0_i32, %c5_i32 : i32
      %generated = tensor.generate  {
        %extracted_1 = tensor.extract %22#1[] : tensor<i32>
        %25 = arith.andi %extracted_1, %c0_i32 : i32
        tensor.yield %25 : i32
      } : tensor<i32>
      %24:4 = func.call @f1(%22#1, %generated, %22#1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1)
      scf.yield %0#2 : tensor<i32>
    } else {
      %22 = tensor.empty() : tensor<2xi32>
      %23 = linalg.fill ins(%c0_i32 : i32) outs(%22 : tensor<2xi32>) -> tensor<2xi32>
      %24 = tensor.empty() : tensor<2x3xi32>
      %c42_i32 = arith.constant 42 : i32
      %25 = linalg.fill ins(%c42_i32 : i32) outs(%24 : tensor<2x3xi32>) -> tensor<2x3xi32>
      %26 = tensor.empty() : tensor<3xi32>
      %27 = linalg.fill ins(%c42_i32 : i32) outs(%26 : tensor<3xi32>) -> tensor<3xi32>
      %28 = linalg.matvec ins(%25, %27 : tensor<2x3xi32>, tensor<3xi32>) outs(%23 : tensor<2xi32>) -> tensor<2xi32>
      scf.yield %0#0 : tensor<i32>
    }
    %3 = tensor.empty() : tensor<i32>
    %extracted = tensor.extract %0#2[] : tensor<i32>
    %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<i32>) -> tensor<i32>
    %5 = tensor.empty() : tensor<i32>
    %6 = linalg.fill ins(%extracted : i32) outs(%5 : tensor<i32>) -> tensor<i32>
    %7:4 = call @f1(%4, %4, %6) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1)
    %8 = arith.select %7#3, %7#1, %2 : tensor<i32>
    %9 = linalg.add ins(%0#2, %8 : tensor<i32>, tensor<i32>) outs(%8 : tensor<i32>) -> tensor<i32>
    %extracted_0 = tensor.extract %2[] : tensor<i32>
    %10 = arith.select %0#3, %8, %9 : tensor<i32>
    %11 = linalg.fill ins(%extracted_0 : i32) outs(%10 : tensor<i32>) -> tensor<i32>
    %12 = tensor.empty() : tensor<i32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%8 : tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<i32>
    %inserted = tensor.insert %extracted into %10[] : tensor<i32>
    %14 = tensor.empty() : tensor<i32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%10 : tensor<i32>) outs(%14 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %22 = arith.ori %in, %extracted : i32
      %c0_i32_1 = arith.constant 0 : i32
      %23 = arith.shrui %22, %c0_i32_1 : i32
      linalg.yield %23 : i32
    } -> tensor<i32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %16:2 = scf.while (%arg2 = %c0, %arg3 = %9) : (index, tensor<i32>) -> (index, tensor<i32>) {
      %22 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%22) %arg2, %arg3 : index, tensor<i32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<i32>):
      %22:2 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %arg3, %arg6 = %11) -> (tensor<i32>, tensor<i32>) {
        %25 = tensor.empty() : tensor<i32>
        %26 = linalg.copy ins(%arg5 : tensor<i32>) outs(%25 : tensor<i32>) -> tensor<i32>
        %27 = linalg.copy ins(%arg6 : tensor<i32>) outs(%arg5 : tensor<i32>) -> tensor<i32>
        %28 = linalg.copy ins(%26 : tensor<i32>) outs(%arg6 : tensor<i32>) -> tensor<i32>
        scf.yield %27, %28 : tensor<i32>, tensor<i32>
      }
      %23 = arith.addi %arg2, %c1 : index
      %24 = linalg.copy ins(%0#2 : tensor<i32>) outs(%arg3 : tensor<i32>) -> tensor<i32>
      scf.yield %23, %24 : index, tensor<i32>
    }
    %splat = tensor.splat %extracted_0 : tensor<i32>
    %17:4 = call @f1(%16#1, %16#1, %16#1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1)
    %18:4 = call @f1(%17#0, %17#0, %17#0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1)
    %19 = scf.if %0#3 -> (tensor<i32>) {
      %22:2 = scf.if %7#3 -> (tensor<i32>, tensor<i32>) {
        %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%10, %8 : tensor<i32>, tensor<i32>) outs(%splat : tensor<i32>) {
        ^bb0(%in: i32, %in_1: i32, %out: i32):
          %26 = arith.muli %in, %in_1 : i32
          %27 = arith.xori %26, %out : i32
          linalg.yield %27 : i32
        } -> tensor<i32>
        %24 = linalg.fill ins(%extracted_0 : i32) outs(%5 : tensor<i32>) -> tensor<i32>
        %c100_i32 = arith.constant 100 : i32
        %25 = linalg.fill ins(%c100_i32 : i32) outs(%18#1 : tensor<i32>) -> tensor<i32>
        scf.yield %24, %25 : tensor<i32>, tensor<i32>
      } else {
        %23 = arith.index_castui %7#3 : i1 to index
        %c4 = arith.constant 4 : index
        %24 = arith.remui %23, %c4 : index
        %25 = scf.for %arg2 = %c0 to %24 step %c1 iter_args(%arg3 = %11) -> (tensor<i32>) {
          %26 = arith.index_castui %7#3 : i1 to index
          %27 = arith.remui %26, %c4 : index
          %28:3 = scf.for %arg4 = %c0 to %27 step %c1 iter_args(%arg5 = %14, %arg6 = %18#2, %arg7 = %18#1) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
            %expanded = tensor.expand_shape %arg6 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
            %extracted_slice = tensor.extract_slice %expanded[0, %c0] [1, 1] [1, 1] : tensor<1x1xi32> to tensor<1xi32>
            %31:4 = func.call @f1(%arg6, %11, %0#2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1)
            %32 = linalg.fill ins(%extracted_0 : i32) outs(%arg7 : tensor<i32>) -> tensor<i32>
            %extracted_slice_3 = tensor.extract_slice %extracted_slice[%c0] [1] [1] : tensor<1xi32> to tensor<i32>
            %33 = linalg.add ins(%extracted_slice_3, %31#0 : tensor<i32>, tensor<i32>) outs(%32 : tensor<i32>) -> tensor<i32>
            %34 = linalg.copy ins(%31#1 : tensor<i32>) outs(%arg6 : tensor<i32>) -> tensor<i32>
            scf.yield %arg5, %34, %33 : tensor<i32>, tensor<i32>, tensor<i32>
          }
          %cst_1 = arith.constant dense<11> : tensor<i32>
          %29:4 = func.call @f1(%cst_1, %28#1, %arg3) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1)
          %extracted_2 = tensor.extract %arg3[] : tensor<i32>
          %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_1, %29#0 : tensor<i32>, tensor<i32>) outs(%arg3 : tensor<i32>) {
          ^bb0(%in: i32, %in_3: i32, %out: i32):
            %31 = arith.ori %in, %in_3 : i32
            %c4_i32 = arith.constant 4 : i32
            %32 = arith.shrui %31, %c4_i32 : i32
            %33 = arith.ori %32, %out : i32
            linalg.yield %33 : i32
          } -> tensor<i32>
          scf.yield %30 : tensor<i32>
        }
        scf.yield %5, %18#1 : tensor<i32>, tensor<i32>
      }
      %c2 = arith.constant 2 : index
      affine.if #set(%c2) {
        %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%18#0, %15 : tensor<i32>, tensor<i32>) outs(%0#2 : tensor<i32>) {
        ^bb0(%in: i32, %in_3: i32, %out: i32):
          %24 = arith.subi %in, %in_3 : i32
          %25 = arith.maxsi %24, %out : i32
          linalg.yield %25 : i32
        } -> tensor<i32>
        %inserted_1 = tensor.insert %extracted_0 into %13[] : tensor<i32>
        %extracted_2 = tensor.extract %inserted_1[] : tensor<i32>
        vector.print %extracted_2 : i32
      } else {
        %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%18#0, %22#1 : tensor<i32>, tensor<i32>) outs(%2 : tensor<i32>) {
        ^bb0(%in: i32, %in_3: i32, %out: i32):
          %25 = arith.addi %in, %in_3 : i32
          %c2_i32 = arith.constant 2 : i32
          %26 = arith.shli %25, %c2_i32 : i32
          %27 = arith.minui %26, %out : i32
          linalg.yield %27 : i32
        } -> tensor<i32>
        %cst_1 = arith.constant dense<0> : tensor<i32>
        %24 = linalg.min ins(%cst_1, %0#2 : tensor<i32>, tensor<i32>) outs(%7#0 : tensor<i32>) -> tensor<i32>
        %extracted_2 = tensor.extract %24[] : tensor<i32>
        vector.print %extracted_2 : i32
      }
      scf.yield %18#1 : tensor<i32>
    } else {
      %expanded = tensor.expand_shape %7#1 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
      %22:4 = func.call @f1(%7#1, %7#1, %18#2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1)
      %23 = tensor.empty() : tensor<i1>
      %24 = linalg.fill ins(%7#3 : i1) outs(%23 : tensor<i1>) -> tensor<i1>
      %25 = linalg.select ins(%24, %17#1, %22#2 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%18#1 : tensor<i32>) -> tensor<i32>
      scf.yield %25 : tensor<i32>
    }
    %20 = scf.if %18#3 -> (tensor<i32>) {
      %22 = arith.extui %17#3 : i1 to i32
      %inserted_1 = tensor.insert %22 into %2[] : tensor<i32>
      %c4 = arith.constant 4 : index
      %23 = scf.for %arg2 = %c1 to %c4 step %c1 iter_args(%arg3 = %7#0) -> (tensor<i32>) {
        %c1_i64 = arith.constant 1 : i64
        %from_elements = tensor.from_elements %c1_i64 : tensor<1xi64>
        %reshape = tensor.reshape %8(%from_elements) : (tensor<i32>, tensor<1xi64>) -> tensor<1xi32>
        %c2 = arith.constant 2 : index
        %28 = arith.cmpi sgt, %arg2, %c2 : index
        %29 = scf.if %28 -> (tensor<i32>) {
          %36 = tensor.empty(%c3) : tensor<?x3xi32>
          %37 = linalg.fill ins(%extracted : i32) outs(%36 : tensor<?x3xi32>) -> tensor<?x3xi32>
          %cast_5 = tensor.cast %37 : tensor<?x3xi32> to tensor<3x?xi32>
          %transposed = linalg.transpose ins(%cast_5 : tensor<3x?xi32>) outs(%37 : tensor<?x3xi32>) permutation = [1, 0] 
          %38 = func.call @part2(%37) : (tensor<?x3xi32>) -> tensor<2x2xi32>
          %extracted_slice = tensor.extract_slice %37[%c1, %c1] [2, 1] [1, 1] : tensor<?x3xi32> to tensor<2x1xi32>
          %inserted_slice = tensor.insert_slice %extracted_slice into %37[0, 1] [2, 1] [2, 1] : tensor<2x1xi32> into tensor<?x3xi32>
          %39 = tensor.empty() : tensor<2x2xi32>
          %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<2x2xi32>) outs(%39 : tensor<2x2xi32>) {
          ^bb0(%in: i32, %out: i32):
            %41 = arith.addi %in, %c0_i32 : i32
            %c5_i32 = arith.constant 5 : i32
            %42 = arith.shli %41, %c5_i32 : i32
            linalg.yield %42 : i32
          } -> tensor<2x2xi32>
          scf.yield %8 : tensor<i32>
        } else {
          %c5_i32 = arith.constant 5 : i32
          %36 = vector.broadcast %c5_i32 : i32 to vector<3xi32>
          %37 = vector.transfer_write %36, %reshape[%c0] : vector<3xi32>, tensor<1xi32>
          %extracted_slice = tensor.extract_slice %reshape[%c0] [1] [1] : tensor<1xi32> to tensor<i32>
          %38 = linalg.min ins(%extracted_slice, %10 : tensor<i32>, tensor<i32>) outs(%8 : tensor<i32>) -> tensor<i32>
          scf.yield %38 : tensor<i32>
        }
        %30 = tensor.empty() : tensor<3x3xi32>
        %31 = arith.minsi %extracted_0, %extracted : i32
        %32 = linalg.fill ins(%31 : i32) outs(%30 : tensor<3x3xi32>) -> tensor<3x3xi32>
        %cast_4 = tensor.cast %32 : tensor<3x3xi32> to tensor<?x3xi32>
        %33 = func.call @part2(%cast_4) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x3xi32>) -> tensor<2x2xi32>
        %34 = linalg.mul ins(%19, %7#2 : tensor<i32>, tensor<i32>) outs(%arg3 : tensor<i32>) -> tensor<i32>
        %35 = linalg.min ins(%8, %17#1 : tensor<i32>, tensor<i32>) outs(%34 : tensor<i32>) -> tensor<i32>
        scf.yield %35 : tensor<i32>
      }
      %cst_2 = arith.constant dense<[[3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<3x3xi32>
      %cast_3 = tensor.cast %cst_2 : tensor<3x3xi32> to tensor<?x3xi32>
      %24 = func.call @part2(%cast_3) : (tensor<?x3xi32>) -> tensor<2x2xi32>
      %25 = tensor.empty() : tensor<i32>
      %26 = linalg.fill ins(%extracted_0 : i32) outs(%25 : tensor<i32>) -> tensor<i32>
      %27 = linalg.copy ins(%26 : tensor<i32>) outs(%3 : tensor<i32>) -> tensor<i32>
      scf.yield %27 : tensor<i32>
    } else {
      %22:4 = func.call @f1(%7#0, %18#2, %7#0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1)
      %inserted_1 = tensor.insert %extracted into %3[] : tensor<i32>
      scf.yield %inserted_1 : tensor<i32>
    }
    %cst = arith.constant dense<[[10, 9, 8], [7, 6, 5], [4, 3, 2]]> : tensor<3x3xi32>
    %cast = tensor.cast %cst : tensor<3x3xi32> to tensor<?x3xi32>
    %21 = call @part2(%cast) : (tensor<?x3xi32>) -> tensor<2x2xi32>
    return %20, %17#2, %inserted, %0#1, %splat, %21, %16#0 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x2xi32>, index
  }
  func.func private @part2(%arg0: tensor<?x3xi32>) -> tensor<2x2xi32> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 1] [2, 2] [1, %c1] : tensor<?x3xi32> to tensor<2x2xi32>
    return %extracted_slice : tensor<2x2xi32>
  }
}

