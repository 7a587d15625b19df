// bufdiff-profile: deep
// bufdiff-choices: 818c5c6fad6bad23dc1d449576307340ec44df21c0f772b0224089fd46b6f826ad27b0f94945c454
// bufdiff-choices: cc7184105e2b5e8fdb6dbf11ee13db48ec0398e241b36a9c491c90cd9fef3404126f00bfafc7bd27
// bufdiff-choices: 0de723eb43f4c040f5ae74d4cadb04b2f3987a3e5bf88f01ed05c35d4dc169153672bc65312a1720
// bufdiff-choices: b5400cb505d12b565ee236910e2bef6a57a65a69519ef1289035442ec258037e7fbfba490bb2e981
// bufdiff-choices: 95903ef28881087b82622288669390bf8d88968e1f6bf5c7f8974aadd9f4e80f53b4f5eff668bb6b
// bufdiff-choices: 53002a287c47fa4b2673afbfcf51908cd9332fdd694030b61d12855a8424c2fc18a3ce08289a2689
// bufdiff-choices: d2f29e61abb40a98bd258ca06a0c6709221d9f7f3dd09669aeee5d3f74831a8e1bc1637bfcec1e19
// bufdiff-choices: e67b48a9c1d5dacb0d18880380c6008d0a20162efe2590ad326460bf1433d0cc8db50a35cb41887e
// bufdiff-choices: cc2bb8f887ac519aa069c90649b657a5d16e501b002ba0e3471405f68d2ef99addd4fc53c32e8b10
// bufdiff-choices: 4dbd003bd0d475f4bfe2104811a6926484ccfd8ee46fd735a3d76b35d88b0a473e9f67baf07657e2
// bufdiff-choices: fbf509d897306a6cd5a87c644f085c6d7a597dc9ca46a786428725c4e27a32fe874af890456d8558
// bufdiff-choices: 7008c450533660ade7271818498b0eb537de89e16ae212505bceccc063b8432aca77edd14c92bd98
// bufdiff-choices: c5061890e871badc0a5d699e8c5d26be6f0795e1c03d67d0dc4f227772a22f6a88766f06849eca1a
// bufdiff-choices: a7aa8bfc890491c2ea1d3520c0fd95568eb002bec8409aedb0337d9b2bdfc0fb1555a04fa43b9205
// bufdiff-choices: cc822856105c72d829293faa3eb40611b8ff803d73d0e0fedb9d430d3ac27cbe7d63c8e3f80b8226
// bufdiff-choices: a27d6bb6f4d34dc7f29d47416c0414df3563d9744e6cc71821d68f4fb56c20e1a819a0e5b15b2385
// bufdiff-choices: 7a2609af83328b561ca1f64d5b086ca9a2f25026f2e7998ea449f91d8bd1d9bdcaa24d4887fc3f37
// bufdiff-choices: b6f8057362f66ece5c1e3598331dfe8eed5bc59dfe74ae40cd796a1ccfa223fd229f1aa5e8eebc56
// bufdiff-choices: dd1c5c00cea2cae93bbccd4deaf09dbad617bfc26c1221ad8e13308788e8d039683dfbca98683814
// bufdiff-choices: ca03bcfe2858b0010a38d401e1aec7d45a306a19ddfe4255a11d2bb707080d62cfbbe054255f6a0f
// bufdiff-choices: 9a736290cc7931d69f774f2791f5a12889d74494cc46aa23db04a08fc2568be3cf8ee3d87bff6743
// bufdiff-choices: 01b4bd3c0f4d8b878d5872468b8936a4416d40a20405c9574177d6e36167c4b91ae355d3541f30e5
// bufdiff-choices: c72e351321a0f03f74d3bcac201adf924ed17147e6b55de28c314ccab38ca0bc0d8682ec251426c0
// bufdiff-choices: c6bbb31f19e652b08e578682870369450bdc8ca26be8bd630363e6e0834e75547da691dbb1c0b1cc
// bufdiff-choices: 7fe9606a9d39d81cdc9aa3f3c162586d9a2c5125f29fe15382c1d916138e9081db6c2b4683073268
// bufdiff-choices: 513d0181a9f953c46590edcd32082da6e0d6cd3e241fa857a27b22281f931afc658331bfd44da8ab
// bufdiff-choices: 4e57584f440909b019ffe24bc0b4de946d496af57ac1c08d8e224031eb0c13183b485688ff254931
// bufdiff-choices: 98bbea4e4048d156c45c9c31a9e22cf26d701513f54ffb49a0ab6b0d55bed137685bf2d5b6d90940
// bufdiff-choices: b5a8b4adc60573187f408c1cf6cc8c65752102adde93145720226af25179922e1eaa0f45a3561ea3
// bufdiff-choices: 271fe1a479c8d7f30ab9119b20bc193127a1890cdce9d4e5cc36b99247a4e4ada5a7c72817705623
// bufdiff-choices: 4c78fa93d8206c67bca7793d180de899fcebe07465b900eb3fb443852b5f94910d4528209009b52a
// bufdiff-choices: 713cf581df75d9e03b33af00bc78ceedadae4cd7daf722b1fbd744766e294ae606b38e447ce4443f
// bufdiff-choices: fb21f14aa22080fc3092569f00f0c8a508ee82782c994425bc4d718d917bfe9e6e58fa2d8df5ca93
// bufdiff-choices: c80a9bb4c87891a96cea752d42ff3baabdc316a8d36025491c261c2be418092247ef8fff122ebe1b
// bufdiff-choices: d357bd8b916a9561a02ff5fb000ec0bdea5e452ce99ea6bca89e352c47068e84158cf4bb9b8c1f32
// bufdiff-choices: e345a798ae52396c6cee7427ba876d67b8a0ff245016548321c5ddfdcbb1e9fa17593bfe14fe9e86
// bufdiff-choices: d21016a5b4869a90e116472526c527eb03fbcf8e7e1172a87172da8788184cb7c12b15b3a59043bb
// bufdiff-choices: dd4f554a00dfb3ee6aaf12b442a9445bff4614eaae3d762b9cf189689eaa8158a9bbe1df218560f0
// bufdiff-choices: 8ba48d69843e1a919617216c
// bufdiff-features: 935 1089 1245 2027 2296 2442 2614 2898 3413 3579 4020 4211 4589 4752 4779 4958
// bufdiff-features: 5075 5187 6002 6169 6250 6363 6611 6641 6812 6831 6970 7089 7180 7534 7541 8438
// bufdiff-features: 8575 9240 9479 9748 9768 9812 10035 10384 10872 10933 11162 11441 11450 11716
// bufdiff-features: 12170 12415 12638 12653 12708 12821 13233 13382 13390 13673 13915 14449 14454
// bufdiff-features: 14704 15751 15903 16122 16682 16862 16877 16960 17015 17096 17451 17470 17531
// bufdiff-features: 17666 18085 18330 19100 19192 19419 19545 19606 19685 19842 20023 20653 21307
// bufdiff-features: 21365 21644 21646 21652 21689 21760 21953 22095 22280 22320 22448 22801 23169
// bufdiff-features: 23744 23749 24019 24138 24184 24207 24208 24647 24745 24844 24989 24990 25727
// bufdiff-features: 25765 25818 26023 26087 26107 26464 26546 26568 26663 26899 26960 27301 27725
// bufdiff-features: 27787 28556 28601 28814 29104 29590 29774 29968 29991 30002 30666 31010 31247
// bufdiff-features: 31336 31353 31383 32085 32358 32809 32840 33084 33136 33187 33769 33816 33848
// bufdiff-features: 33853 34167 34617 34861 35240 35957 36565 36784 36936 37007 37155 37630 38225
// bufdiff-features: 38702 38783 39025 39253 39516 39736 39805 39927 40348 40540 40669 40712 41062
// bufdiff-features: 41226 41478 41907 42049 42344 42467 42850 42858 42919 42984 43092 43248 43258
// bufdiff-features: 43442 43839 43942 44088 44132 44191 44522 44616 44621 44810 45561 45617 46196
// bufdiff-features: 46203 46208 46253 46404 46720 46984 46993 47102 47230 47242 47244 47452 47554
// bufdiff-features: 47762 47778 47824 47918 47987 48038 48092 48250 48333 48336 48598 48974 48991
// bufdiff-features: 49092 49364 49489 49657 49956 50589 50633 50894 51415 51475 51729 51796 51863
// bufdiff-features: 52062 52322 52558 52774 52829 52900 52928 53075 53180 53244 53252 53469 54385
// bufdiff-features: 54658 54998 55246 55318 55491 55837 56024 56375 56592 57252 57999 58046 58092
// bufdiff-features: 58185 58272 58303 58308 58379 58403 58718 58855 59115 59291 59555 59620 60233
// bufdiff-features: 60602 60686 60807 61171 61280 61628 61692 62254 62345 62480 62912 62936 63071
// bufdiff-features: 63168 64119 64120 64212 64235 64479 65074 65188 65280 65344 65478 65496 65777
// bufdiff-features: 65873 65912 66422 66428 66565 66788 66995 67664 67880 68355 68614 68701 68764
// bufdiff-features: 68782 69003 69660 69780 70119 70385 70734 71050 71122 71162 71259 71306 72363
// bufdiff-features: 72413 72470 72909 72975 73141 73289 73295 73319 73713 73802 73857 74057 74360
// bufdiff-features: 74382 74686 75361 75921 76230 76677 76700 76953 76988 77164 77283 77389 78283
// bufdiff-features: 78430 78506 78796 79070 79811 79988 80114 81176 81539 81601 81736 81896 82135
// bufdiff-features: 82565 82594 82649 82708 82723 82762 82791 83059 83419 83472 83734 83871 84090
// bufdiff-features: 84137 84164 84322 84347 84585 84727 85387 85843 86125 86710 86834 87000 87199
// bufdiff-features: 87495 88008 88288 88337 88350 88635 88958 89178 89646 89732 89780 89812 89859
// bufdiff-features: 89946 90070 90097 90141 90218 90543 91074 91451 91695 92191 92194 92218 92492
// bufdiff-features: 93296 93464 93604 93677 94003 94301 94378 94718 95273 95299 95407 95922 96353
// bufdiff-features: 96789 97131 97949 98291 98501 98952 99038 99228 99383 99472 99525 99757 99874
// bufdiff-features: 100059 100073 100085 101259 101264 101342 101823 102559 102588 102809 103056
// bufdiff-features: 103077 103079 103318 103339 103583 103635 103673 104315 104436 104517 104701
// bufdiff-features: 104931 105227 105355 105510 105573 105804 106609 106652 107009 107425 107614
// bufdiff-features: 107987 108012 108038 108210 108544 109105 109374 109528 110162 110507 110561
// bufdiff-features: 110780 110816 110899 110917 110952 111024 111316 111975 111976 112096 112312
// bufdiff-features: 112363 112535 112929 113374 113822 113940 114327 114783 114874 115026 115348
// bufdiff-features: 115954 116428 116549 116721 116724 116732 116903 117206 117221 117235 117269
// bufdiff-features: 117618 117724 117779 118081 119340 119417 119597 119678 119764 119970 119993
// bufdiff-features: 120307 120379 120391 120435 120687 120836 121237 121363 121538 121626 121682
// bufdiff-features: 121696 122227 122575 122740 122914 123204 123313 123446 123478 124852 125367
// bufdiff-features: 125498 125699 125702 125921 126398 126927 127238 127533 127677 127711 127805
// bufdiff-features: 127813 128072 128138 128245 128730 128916 129404 129603 129630 129849 130310
// bufdiff-features: 130332 130333 130602 130878 130933 130942 130951 131366 132244 132976 133098
// bufdiff-features: 133382 133575 133631 134194 134449 134558 135534 136056 136077 136143 136987
// bufdiff-features: 137015 137045 137235 137343 138451 138476 138685 138844 138901 138943 139079
// bufdiff-features: 139137 139718 140002 140487 140534 140778 141044 141111 141556 142040 142341
// bufdiff-features: 142369 142376 142393 142589 142846 142908 143172 143438 143557 143825 144093
// bufdiff-features: 144193 144409 144485 144624 145259 145987 146512 146618 146792 147041 147358
// bufdiff-features: 147477 147712 148015 148304 148353 148377 148534 149094 149215 149908 149959
// bufdiff-features: 150313 150328 150452 150580 150818 151292 151936 151983 152187 152226 152619
// bufdiff-features: 152725 152815 152983 153201 153279 153293 153896 153928 154216 154764 155127
// bufdiff-features: 155884 155898 156072 156191 156325 156456 156460 156519 156713 156807 156936
// bufdiff-features: 157034 157707 157919 158120 158188 158614 158897 159251 159348 159672 159724
// bufdiff-features: 159776 160124 160440 160756 160799 161546 161883 161918 161974 162028 162519
// bufdiff-features: 162535 162971 163044 163131 163159 163261 163687 163876 163975 164038 164112
// bufdiff-features: 164340 164513 164602 164709 164712 164818 165539 165614 165635 165636 165643
// bufdiff-features: 165719 165817 166169 166367 166463 166946 167018 167252 167481 167614 167973
// bufdiff-features: 168323 168571 168756 168833 168858 169047 169562 169642 169734 170082 170211
// bufdiff-features: 170469 170603 170607 170722 171053 171116 171204 171369 171551 171596 171800
// bufdiff-features: 171884 171956 172118 172127 172171 172508 172663 172683 172824 172926 173166
// bufdiff-features: 173245 173354 174249 174250 174298 174418 174734 175687 175795 175888 175950
// bufdiff-features: 176165 176782 177274 177904 178067 178228 178234 178560 178748 179217 179480
// bufdiff-features: 179647 179649 179672 179796 180258 180296 180335 180393 180699 180748 181355
// bufdiff-features: 181451 181522 181548 181663 181789 181843 181929 182283 182285 182406 182656
// bufdiff-features: 182719 182899 182966 183114 183222 183722 183781 184030 184513 184625 184863
// bufdiff-features: 184895 184924 184962 185275 186017 186042 186202 186849 186882 186959 186971
// bufdiff-features: 187560 187596 187886 188175 188790 188910 189360 189416 189933 190142 190161
// bufdiff-features: 190166 190874 191076 191834 191911 192422 192628 192771 193290 193474 193769
// bufdiff-features: 193940 194134 194682 195021 195182 195809 195820 196031 196048 196252 196632
// bufdiff-features: 197075 197109 197125 197169 197241 197267 197342 197355 197362 197667 197736
// bufdiff-features: 197837 198432 198452 198460 198711 198889 199240 199747 199815 200104 200307
// bufdiff-features: 200521 201004 201059 201122 201362 201509 201601 202032 202513 202616 203083
// bufdiff-features: 203203 203779 204212 204527 204641 204722 205430 205434 205689 206371 206373
// bufdiff-features: 206380 207038 207063 207124 207330 207442 207449 207721 207731 208165 208379
// bufdiff-features: 208503 208637 208791 209131 210029 210406 210461 211044 211050 211263 211284
// bufdiff-features: 211480 211508 211808 211884 212111 212301 212549 213481 213531 213613 213778
// bufdiff-features: 213991 214325 214484 214579 214959 214975 215045 215225 215472 215569 215707
// bufdiff-features: 215925 215938 216034 216157 216564 216890 216985 217758 218096 218127 218648
// bufdiff-features: 218657 218738 218767 219413 219452 220013 220223 220284 220510 220517 220541
// bufdiff-features: 221160 221661 221671 221975 222487 222809 222917 223030 223968 223991 224222
// bufdiff-features: 224687 224916 224965 225016 225624 225759 225827 226087 226178 226457 226473
// bufdiff-features: 226579 226607 226855 227368 227654 227829 228058 228061 228519 228741 228835
// bufdiff-features: 228894 228936 228943 229194 229266 229273 229740 229951 230081 230178 230293
// bufdiff-features: 230329 230640 230772 230896 231305 231330 231457 231855 233029 233327 233562
// bufdiff-features: 233652 233923 233969 234102 234206 234455 234527 234594 234718 235241 235375
// bufdiff-features: 236024 236180 236280 236923 236929 237763 238108 238254 238386 239030 239237
// bufdiff-features: 239241 239283 239449 239763 239798 239830 240158 240400 241007 241018 241448
// bufdiff-features: 241572 241602 241871 241887 242635 242955 243256 243450 243546 243867 243994
// bufdiff-features: 244118 244281 244691 245171 245181 245380 245458 245708 245769 245784 245827
// bufdiff-features: 246250 246543 246783 247062 247067 247214 247563 247628 247800 248484 249184
// bufdiff-features: 249245 249278 249841 250415 250596 250850 250948 251259 251444 251800 251943
// bufdiff-features: 251957 252260 252425 252466 252475 252539 252723 252919 253255 253670 253836
// bufdiff-features: 253911 254592 255068 255160 255514 255520 255556 255729 256076 256380 256589
// bufdiff-features: 257209 257251 257626 258280 258331 258418 258432 258906 259528 259785 259805
// bufdiff-features: 259840 259911 260161 260538 261091 261263 261556 261567 261613 261757 261864
#map = affine_map<(d0) -> (d0, d0)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1) -> (d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f1(%arg0: tensor<?x?xi32>, %arg1: tensor<?x?xi32>, %arg2: tensor<?x?xi32>) -> (tensor<3x1xi32>, tensor<?x?xi32>, tensor<?xi32>, tensor<?x?x?xi32>, i32, i32) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg2, %arg1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg2 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xi32>
    %from_elements = tensor.from_elements %dim, %dim_0, %c1 : tensor<3xindex>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<?x?xi32>, tensor<3xindex>) -> tensor<?x?x1xi32>
    %1 = tensor.empty() : tensor<3xi32>
    %2 = tensor.empty() : tensor<3x3xi32>
    %c100_i32 = arith.constant 100 : i32
    %3 = linalg.fill ins(%c100_i32 : i32) outs(%2 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%3 : tensor<3x3xi32>) outs(%1 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %18 = arith.ori %in, %c100_i32 : i32
      %c1_i32 = arith.constant 1 : i32
      %19 = arith.shrui %18, %c1_i32 : i32
      linalg.yield %19 : i32
    } -> tensor<3xi32>
    %cast = tensor.cast %4 : tensor<3xi32> to tensor<?xi32>
    %c3 = arith.constant 3 : index
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c3, %c1] : tensor<?xi32> into tensor<?x?xi32>
    %extracted_slice = tensor.extract_slice %3[0, 0] [%c3, %c1] [1, 1] : tensor<3x3xi32> to tensor<?x?xi32>
    %5 = linalg.mul ins(%extracted_slice, %expanded : tensor<?x?xi32>, tensor<?x?xi32>) outs(%expanded : tensor<?x?xi32>) -> tensor<?x?xi32>
    %collapsed = tensor.collapse_shape %5 [[0, 1]] : tensor<?x?xi32> into tensor<?xi32>
    %c2 = arith.constant 2 : index
    %6 = arith.remui %dim_0, %c3 : index
    %extracted = tensor.extract %collapsed[%6] : tensor<?xi32>
    %inserted = tensor.insert %extracted into %collapsed[%c2] : tensor<?xi32>
    %7 = tensor.empty() : tensor<3x1xi32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<?x?xi32>) outs(%7 : tensor<3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %18 = arith.subi %in, %extracted : i32
      linalg.yield %18 : i32
    } -> tensor<3x1xi32>
    %extracted_slice_1 = tensor.extract_slice %8[0, 0] [3, 1] [1, 1] : tensor<3x1xi32> to tensor<3x1xi32>
    %cast_2 = tensor.cast %7 : tensor<3x1xi32> to tensor<?x1xi32>
    %concat = tensor.concat dim(1) %5, %cast_2 : (tensor<?x?xi32>, tensor<?x1xi32>) -> tensor<?x?xi32>
    affine.for %arg3 = 0 to 1 {
      %generated = tensor.generate  {
      ^bb0(%arg4: index):
        %19 = arith.index_cast %arg4 : index to i32
        %c100_i32_9 = arith.constant 100 : i32
        %20 = arith.maxsi %19, %c100_i32_9 : i32
        tensor.yield %20 : i32
      } : tensor<4xi32>
      %cst = arith.constant dense<[[4, 5], [6, 7], [8, 9]]> : tensor<3x2xi32>
      %cst_7 = arith.constant dense<[[8], [9]]> : tensor<2x1xi32>
      %18 = linalg.quantized_matmul ins(%cst, %cst_7, %extracted, %extracted : tensor<3x2xi32>, tensor<2x1xi32>, i32, i32) outs(%8 : tensor<3x1xi32>) -> tensor<3x1xi32>
      %extracted_8 = tensor.extract %18[%c2, %c0] : tensor<3x1xi32>
    }
    %9 = tensor.empty(%dim_0, %dim) : tensor<?x?xi32>
    %10 = arith.index_cast %extracted : i32 to index
    %11 = arith.remui %10, %c3 : index
    %extracted_3 = tensor.extract %collapsed[%11] : tensor<?xi32>
    %12 = linalg.fill ins(%extracted_3 : i32) outs(%9 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %c127_i32 = arith.constant 127 : i32
    %13 = arith.cmpi sgt, %extracted_3, %c127_i32 : i32
    %14 = arith.select %13, %0, %12 : tensor<?x?xi32>
    %extracted_4 = tensor.extract %8[%6, %c0] : tensor<3x1xi32>
    %15 = linalg.fill ins(%extracted_4 : i32) outs(%14 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x?xi32>) outs(%15 : tensor<?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %18 = arith.subi %in, %out : i32
      linalg.yield %18 : i32
    } -> tensor<?x?xi32>
    %inserted_5 = tensor.insert %extracted into %extracted_slice_1[%c2, %c0] : tensor<3x1xi32>
    %c4 = arith.constant 4 : index
    %17 = scf.for %arg3 = %c1 to %c4 step %c1 iter_args(%arg4 = %1) -> (tensor<3xi32>) {
      scf.for %arg5 = %c0 to %c1 step %c1 {
      }
      %18 = linalg.copy ins(%cast : tensor<?xi32>) outs(%arg4 : tensor<3xi32>) -> tensor<3xi32>
      scf.yield %18 : tensor<3xi32>
    }
    %cast_6 = tensor.cast %reshape : tensor<?x?x1xi32> to tensor<?x?x?xi32>
    return %inserted_5, %16, %inserted, %cast_6, %extracted_4, %c100_i32 : tensor<3x1xi32>, tensor<?x?xi32>, tensor<?xi32>, tensor<?x?x?xi32>, i32, i32
  }
  func.func private @f2(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>) -> (tensor<?xi32>, tensor<?x?x?xi32>) {
    %cst = arith.constant dense<[2, 3, 4, 5]> : tensor<4xi32>
    %0 = linalg.copy ins(%cst : tensor<4xi32>) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    %1 = tensor.empty() : tensor<4x3xi32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %cst[%c3] : tensor<4xi32>
    %2 = linalg.fill ins(%extracted : i32) outs(%1 : tensor<4x3xi32>) -> tensor<4x3xi32>
    %cast = tensor.cast %2 : tensor<4x3xi32> to tensor<?x?xi32>
    %cst_0 = arith.constant dense<[[3, 6, 9], [12, 15, 18], [21, 24, 27], [30, 33, 36]]> : tensor<4x3xi32>
    %cast_1 = tensor.cast %cst_0 : tensor<4x3xi32> to tensor<?x?xi32>
    %3:6 = call @f1(%cast, %cast_1, %cast_1) : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<3x1xi32>, tensor<?x?xi32>, tensor<?xi32>, tensor<?x?x?xi32>, i32, i32)
    %cst_2 = arith.constant dense<3> : tensor<1x1x1xi32>
    %4 = linalg.conv_1d_nwc_wcf ins(%3#3, %cst_2 : tensor<?x?x?xi32>, tensor<1x1x1xi32>) outs(%3#3 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %cst_3 = arith.constant dense<[[[9], [8], [7], [6]], [[5], [4], [3], [2]], [[1], [0], [-1], [-2]]]> : tensor<3x4x1xi64>
    %5 = arith.index_cast %cst_3 : tensor<3x4x1xi64> to tensor<3x4x1xindex>
    %cast_4 = tensor.cast %2 : tensor<4x3xi32> to tensor<?x?xi32>
    %6:6 = call @f1(%3#1, %cast_4, %3#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}, {bufdiff.note = 5 : i64}]} : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<3x1xi32>, tensor<?x?xi32>, tensor<?xi32>, tensor<?x?x?xi32>, i32, i32)
    %c1 = arith.constant 1 : index
    %7 = arith.andi %extracted, %extracted : i32
    %inserted = tensor.insert %7 into %6#2[%c1] : tensor<?xi32>
    %padded = tensor.pad %inserted low[1] high[0] {
    ^bb0(%arg2: index):
      %c1_i32 = arith.constant 1 : i32
      %8 = arith.subi %6#4, %c1_i32 : i32
      %c4_i32 = arith.constant 4 : i32
      %9 = arith.shrsi %8, %c4_i32 : i32
      tensor.yield %9 : i32
    } : tensor<?xi32> to tensor<?xi32>
    return %padded, %6#3 : tensor<?xi32>, tensor<?x?x?xi32>
  }
  func.func private @f3(%arg0: tensor<3xi32>, %arg1: i32) -> tensor<3xi32> {
    %c3_i32 = arith.constant 3 : i32
    %0 = tensor.empty() : tensor<3xi32>
    %1 = linalg.fill ins(%c3_i32 : i32) outs(%0 : tensor<3xi32>) -> tensor<3xi32>
    %2 = linalg.div_unsigned ins(%1, %1 : tensor<3xi32>, tensor<3xi32>) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %c1_i32 = arith.constant 1 : i32
    %3 = arith.cmpi eq, %arg1, %c1_i32 : i32
    %4 = scf.if %3 -> (tensor<3xi32>) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %extracted_slice = tensor.extract_slice %2[%c0] [2] [%c2] : tensor<3xi32> to tensor<2xi32>
      %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<2xi32>) outs(%extracted_slice : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %7 = arith.addi %in, %out : i32
        %c2_i32 = arith.constant 2 : i32
        %8 = arith.divui %7, %c2_i32 : i32
        linalg.yield %8 : i32
      } -> tensor<2xi32>
      %inserted_slice = tensor.insert_slice %5 into %2[%c0] [2] [%c2] : tensor<2xi32> into tensor<3xi32>
      %cst = arith.constant dense<[7, 10]> : tensor<2xi32>
      %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<2xi32>) outs(%cst : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %7 = arith.subi %in, %out : i32
        linalg.yield %7 : i32
      } -> tensor<2xi32>
      %c1 = arith.constant 1 : index
      affine.if #set(%c1) {
        %inserted = tensor.insert %arg1 into %extracted_slice[%c0] : tensor<2xi32>
        %7:3 = scf.while (%arg2 = %c0, %arg3 = %6, %arg4 = %2) : (index, tensor<2xi32>, tensor<3xi32>) -> (index, tensor<2xi32>, tensor<3xi32>) {
          %10 = arith.cmpi ult, %arg2, %c1 : index
          scf.condition(%10) %arg2, %arg3, %arg4 : index, tensor<2xi32>, tensor<3xi32>
        } do {
        ^bb0(%arg2: index, %arg3: tensor<2xi32>, %arg4: tensor<3xi32>):
          %10 = scf.for %arg5 = %c0 to %c2 step %c1 iter_args(%arg6 = %inserted_slice) -> (tensor<3xi32>) {
            %dim = tensor.dim %2, %c0 : tensor<3xi32>
            %extracted_3 = tensor.extract %arg3[%c1] : tensor<2xi32>
            %extracted_4 = tensor.extract %arg6[%c2] : tensor<3xi32>
            %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%2, %1 : tensor<3xi32>, tensor<3xi32>) outs(%arg6 : tensor<3xi32>) {
            ^bb0(%in: i32, %in_5: i32, %out: i32):
              %16 = arith.subi %in, %in_5 : i32
              linalg.yield %16 : i32
            } -> tensor<3xi32>
            %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg4 : tensor<3xi32>) outs(%14 : tensor<3xi32>) {
            ^bb0(%in: i32, %out: i32):
              %16 = arith.maxui %in, %out : i32
              linalg.yield %16 : i32
            } -> tensor<3xi32>
            scf.yield %15 : tensor<3xi32>
          }
          %11 = arith.addi %arg2, %c1 : index
          %12 = linalg.fill ins(%arg1 : i32) outs(%arg4 : tensor<3xi32>) -> tensor<3xi32>
          %extracted_slice_1 = tensor.extract_slice %2[0] [2] [1] : tensor<3xi32> to tensor<2xi32>
          %13 = linalg.sub ins(%extracted_slice_1, %cst : tensor<2xi32>, tensor<2xi32>) outs(%arg3 : tensor<2xi32>) -> tensor<2xi32>
          %extracted = tensor.extract %13[%c1] : tensor<2xi32>
          %cst_2 = arith.constant dense<9> : tensor<i32>
          %broadcasted = linalg.broadcast ins(%cst_2 : tensor<i32>) outs(%13 : tensor<2xi32>) dimensions = [0] 
          scf.yield %11, %broadcasted, %12 : index, tensor<2xi32>, tensor<3xi32>
        }
        %inserted_slice_0 = tensor.insert_slice %cst into %inserted[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
        %8 = tensor.empty() : tensor<2xi32>
        %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%inserted_slice_0 : tensor<2xi32>) outs(%8 : tensor<2xi32>) {
        ^bb0(%in: i32, %out: i32):
          %10 = arith.maxsi %in, %arg1 : i32
          linalg.yield %10 : i32
        } -> tensor<2xi32>
      } else {
        %cst_0 = arith.constant dense<[[[1, 2, 3], [4, 5, 6]]]> : tensor<1x2x3xi32>
        %extracted_slice_1 = tensor.extract_slice %cst_0[%c0, 0, 1] [1, 2, 1] [1, 1, 1] : tensor<1x2x3xi32> to tensor<2x1xi32>
        %7 = linalg.depthwise_conv_1d_ncw_cw ins(%cst_0, %extracted_slice_1 : tensor<1x2x3xi32>, tensor<2x1xi32>) outs(%cst_0 : tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
        %8 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %extracted_slice_1) -> (tensor<2x1xi32>) {
          %extracted_slice_2 = tensor.extract_slice %arg3[%c0, %c0] [2, 1] [1, 1] : tensor<2x1xi32> to tensor<2x1xi32>
          %c11_i32 = arith.constant 11 : i32
          %12 = linalg.fill ins(%c11_i32 : i32) outs(%extracted_slice_2 : tensor<2x1xi32>) -> tensor<2x1xi32>
          %inserted_slice_3 = tensor.insert_slice %12 into %arg3[%c0, %c0] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x1xi32>
          scf.yield %inserted_slice_3 : tensor<2x1xi32>
        }
        %c127_i32 = arith.constant 127 : i32
        %9 = vector.broadcast %c127_i32 : i32 to vector<2xi32>
        %10 = vector.transfer_write %9, %8[%c0, %c0] : vector<2xi32>, tensor<2x1xi32>
        %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<2x1xi32>) outs(%8 : tensor<2x1xi32>) {
        ^bb0(%in: i32, %out: i32):
          %12 = arith.muli %in, %out : i32
          linalg.yield %12 : i32
        } -> tensor<2x1xi32>
      }
      scf.yield %2 : tensor<3xi32>
    } else {
      %c-1_i32 = arith.constant -1 : i32
      %from_elements = tensor.from_elements %c1_i32, %arg1, %c-1_i32, %arg1 : tensor<4xi32>
      %cast = tensor.cast %from_elements : tensor<4xi32> to tensor<?xi32>
      %cast_0 = tensor.cast %from_elements : tensor<4xi32> to tensor<?xi32>
      %5:2 = func.call @f2(%cast, %cast_0) : (tensor<?xi32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<?x?x?xi32>)
      %c3 = arith.constant 3 : index
      %extracted_slice = tensor.extract_slice %from_elements[%c3] [1] [1] : tensor<4xi32> to tensor<i32>
      %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<i32>) outs(%2 : tensor<3xi32>) dimensions = [0] 
      scf.yield %broadcasted : tensor<3xi32>
    }
    return %4 : tensor<3xi32>
  }
  func.func @main(%arg0: tensor<?x2xi32>, %arg1: i32, %arg2: tensor<?x?xi32>, %arg3: tensor<4xi32>) -> (tensor<4xi32>, tensor<?x1x2xi32>, tensor<?xi32>, tensor<?x?x2x2xi32>, tensor<?x?xi32>, tensor<?x?x?x?x1xi32>, tensor<2x2xi32>, tensor<2x2xi32>) {
    %0 = arith.index_cast %arg1 : i32 to index
    %c4 = arith.constant 4 : index
    %1 = arith.remui %0, %c4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg4 = %c0 to %1 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?x2xi32>) {
      %42 = tensor.empty() : tensor<2x2xi32>
      %43 = linalg.fill ins(%arg1 : i32) outs(%42 : tensor<2x2xi32>) -> tensor<2x2xi32>
      %cast_6 = tensor.cast %arg3 : tensor<4xi32> to tensor<?xi32>
      %44 = tensor.empty() : tensor<4xi32>
      %45 = linalg.fill ins(%arg1 : i32) outs(%44 : tensor<4xi32>) -> tensor<4xi32>
      %cast_7 = tensor.cast %45 : tensor<4xi32> to tensor<?xi32>
      %46:2 = func.call @f2(%cast_6, %cast_7) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?xi32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<?x?x?xi32>)
      %dim_8 = tensor.dim %arg0, %c0 : tensor<?x2xi32>
      %47 = tensor.empty(%dim_8) : tensor<3x?xi32>
      %48 = linalg.fill ins(%arg1 : i32) outs(%47 : tensor<3x?xi32>) -> tensor<3x?xi32>
      %c3_9 = arith.constant 3 : index
      %c2_10 = arith.constant 2 : index
      %49 = tensor.empty(%c3_9, %c2_10) : tensor<?x?xi32>
      %50 = linalg.fill ins(%arg1 : i32) outs(%49 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %51 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%48, %50 : tensor<3x?xi32>, tensor<?x?xi32>) outs(%arg5 : tensor<?x2xi32>) -> tensor<?x2xi32>
      scf.yield %51 : tensor<?x2xi32>
    }
    %c11_i32 = arith.constant 11 : i32
    %c9_i32 = arith.constant 9 : i32
    %from_elements = tensor.from_elements %arg1, %c11_i32, %c9_i32 : tensor<3xi32>
    %c-3_i32 = arith.constant -3 : i32
    %3 = call @f3(%from_elements, %c-3_i32) : (tensor<3xi32>, i32) -> tensor<3xi32>
    cf.br ^bb2
  ^bb1:  // no predecessors
    %cst = arith.constant dense<6> : tensor<1x1xi32>
    %4 = linalg.conv_2d ins(%2, %cst : tensor<?x2xi32>, tensor<1x1xi32>) outs(%2 : tensor<?x2xi32>) -> tensor<?x2xi32>
    ub.unreachable
  ^bb2:  // pred: ^bb0
    %dim = tensor.dim %arg0, %c0 : tensor<?x2xi32>
    %5 = tensor.empty(%dim) : tensor<?x2xi32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x2xi32>) outs(%5 : tensor<?x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %42 = arith.andi %in, %arg1 : i32
      linalg.yield %42 : i32
    } -> tensor<?x2xi32>
    %extracted = tensor.extract %arg3[%c1] : tensor<4xi32>
    %7 = tensor.empty(%c1) : tensor<1x?x2x2xi32>
    %8 = linalg.fill ins(%arg1 : i32) outs(%7 : tensor<1x?x2x2xi32>) -> tensor<1x?x2x2xi32>
    %cst_0 = arith.constant dense<[[[8, 11]]]> : tensor<1x1x2xi32>
    %9 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%8, %cst_0, %arg1, %arg1 : tensor<1x?x2x2xi32>, tensor<1x1x2xi32>, i32, i32) outs(%8 : tensor<1x?x2x2xi32>) -> tensor<1x?x2x2xi32>
    %c2 = arith.constant 2 : index
    %10 = tensor.empty(%c2, %c1, %c2, %c2) : tensor<?x?x?x?x1xi32>
    %11 = linalg.fill ins(%arg1 : i32) outs(%10 : tensor<?x?x?x?x1xi32>) -> tensor<?x?x?x?x1xi32>
    %cst_1 = arith.constant dense<0> : tensor<2x1x3x2xi32>
    %cst_2 = arith.constant dense<[[[[4], [5]], [[6], [7]]]]> : tensor<1x2x2x1xi32>
    %12 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%cst_1, %cst_2, %extracted, %extracted : tensor<2x1x3x2xi32>, tensor<1x2x2x1xi32>, i32, i32) outs(%11 : tensor<?x?x?x?x1xi32>) -> tensor<?x?x?x?x1xi32>
    %13:2 = call @both4(%arg3, %arg3) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<4xi32>) outs(%13#0 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %42 = arith.subi %in, %out : i32
      %c0_i32 = arith.constant 0 : i32
      %43 = arith.shrsi %42, %c0_i32 : i32
      linalg.yield %43 : i32
    } -> tensor<4xi32>
    %15:2 = call @both5(%2, %2) : (tensor<?x2xi32>, tensor<?x2xi32>) -> (tensor<?x2xi32>, tensor<?x?xi32>)
    %16 = tensor.empty(%dim, %c2) : tensor<?x?xi32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x2xi32>) outs(%16 : tensor<?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?x?xi32>
    %c7_i32 = arith.constant 7 : i32
    %18 = arith.cmpi ult, %arg1, %c7_i32 : i32
    %19 = arith.select %18, %16, %15#1 : tensor<?x?xi32>
    affine.if #set(%c0) {
      %42 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%15#1, %17 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%2 : tensor<?x2xi32>) -> tensor<?x2xi32>
    }
    %extracted_3 = tensor.extract %13#0[%c2] : tensor<4xi32>
    %c1_i32 = arith.constant 1 : i32
    %20 = arith.ceildivsi %extracted_3, %c1_i32 : i32
    %expanded = tensor.expand_shape %15#0 [[0, 1], [2]] output_shape [%dim, 1, 2] : tensor<?x2xi32> into tensor<?x1x2xi32>
    %c3 = arith.constant 3 : index
    %21 = arith.minui %dim, %c3 : index
    %22 = arith.index_cast %arg1 : i32 to index
    %23 = arith.remui %22, %c2 : index
    %extracted_slice = tensor.extract_slice %17[0, %23] [%21, 1] [1, 1] : tensor<?x?xi32> to tensor<?xi32>
    %24 = tensor.empty(%c1, %c1) : tensor<?x?x2x2xi32>
    %25 = linalg.max ins(%8, %9 : tensor<1x?x2x2xi32>, tensor<1x?x2x2xi32>) outs(%24 : tensor<?x?x2x2xi32>) -> tensor<?x?x2x2xi32>
    %26 = arith.index_cast %extracted_3 : i32 to index
    %27 = arith.remui %26, %c2 : index
    %extracted_slice_4 = tensor.extract_slice %24[0, 0, %27, 0] [1, 1, 1, 2] [1, 1, 1, 1] : tensor<?x?x2x2xi32> to tensor<1x1x1x2xi32>
    %cst_5 = arith.constant dense<0> : tensor<2x2xi32>
    %28 = linalg.matmul ins(%2, %cst_5 : tensor<?x2xi32>, tensor<2x2xi32>) outs(%15#1 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %29 = tensor.empty() : tensor<2x2xi32>
    %30 = linalg.fill ins(%extracted_3 : i32) outs(%29 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %31 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %cst_5) -> (tensor<2x2xi32>) {
      %42 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_5, %arg5 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%30 : tensor<2x2xi32>) {
      ^bb0(%in: i32, %in_6: i32, %out: i32):
        %44 = arith.ori %in, %in_6 : i32
        linalg.yield %44 : i32
      } -> tensor<2x2xi32>
      %43 = linalg.copy ins(%30 : tensor<2x2xi32>) outs(%arg5 : tensor<2x2xi32>) -> tensor<2x2xi32>
      scf.yield %43 : tensor<2x2xi32>
    }
    %32 = tensor.empty() : tensor<2x2xi32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<2x2xi32>) outs(%32 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c9_i32_6 = arith.constant 9 : i32
      %42 = arith.andi %in, %c9_i32_6 : i32
      linalg.yield %42 : i32
    } -> tensor<2x2xi32>
    %34 = linalg.fill ins(%extracted_3 : i32) outs(%12 : tensor<?x?x?x?x1xi32>) -> tensor<?x?x?x?x1xi32>
    %35 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %32) -> (tensor<2x2xi32>) {
      %extracted_slice_6 = tensor.extract_slice %arg3[0] [4] [1] : tensor<4xi32> to tensor<4xi32>
      %cast_7 = tensor.cast %extracted_slice_6 : tensor<4xi32> to tensor<?xi32>
      %cast_8 = tensor.cast %extracted_slice_6 : tensor<4xi32> to tensor<?xi32>
      %42:2 = func.call @f2(%cast_7, %cast_8) : (tensor<?xi32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<?x?x?xi32>)
      %43 = tensor.empty() : tensor<4xi32>
      %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<4xi32>) outs(%43 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4xi32>
      %45 = linalg.copy ins(%33 : tensor<2x2xi32>) outs(%arg5 : tensor<2x2xi32>) -> tensor<2x2xi32>
      scf.yield %45 : tensor<2x2xi32>
    }
    %36 = arith.index_cast %extracted : i32 to index
    %37 = arith.remui %36, %c2 : index
    %mapped = linalg.map ins(%31 : tensor<2x2xi32>) outs(%cst_5 : tensor<2x2xi32>)
      (%in: i32, %init: i32) {
        %extracted_6 = tensor.extract %cst_5[%37, %27] : tensor<2x2xi32>
        %42 = arith.xori %in, %extracted_6 : i32
        linalg.yield %42 : i32
      }
    %inserted = tensor.insert %extracted_3 into %mapped[%c0, %c1] : tensor<2x2xi32>
    %38 = call @f3(%3, %c-3_i32) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<3xi32>, i32) -> tensor<3xi32>
    %39 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %inserted) -> (tensor<2x2xi32>) {
      %rank = tensor.rank %38 : tensor<3xi32>
      %c2_i32 = arith.constant 2 : i32
      %42 = arith.index_cast %dim : index to i32
      %from_elements_6 = tensor.from_elements %c2_i32, %42 : tensor<2xi32>
      %reshape = tensor.reshape %6(%from_elements_6) : (tensor<?x2xi32>, tensor<2xi32>) -> tensor<2x?xi32>
      %43 = linalg.copy ins(%33 : tensor<2x2xi32>) outs(%arg5 : tensor<2x2xi32>) -> tensor<2x2xi32>
      scf.yield %43 : tensor<2x2xi32>
    }
    %40 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_5, %39 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%39 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %42 = arith.addi %in, %in_6 : i32
      %43 = arith.addi %42, %out : i32
      %c4_i32 = arith.constant 4 : i32
      %44 = arith.divui %43, %c4_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<2x2xi32>
    %cast = tensor.cast %39 : tensor<2x2xi32> to tensor<?x2xi32>
    %inserted_slice = tensor.insert_slice %cast into %29[0, 0] [%c2, 2] [1, 1] : tensor<?x2xi32> into tensor<2x2xi32>
    %41 = scf.for %arg4 = %c2 to %c3 step %c1 iter_args(%arg5 = %39) -> (tensor<2x2xi32>) {
      %c6 = arith.constant 6 : index
      %42 = scf.for %arg6 = %c0 to %c6 step %c2 iter_args(%arg7 = %cst_5) -> (tensor<2x2xi32>) {
        %45 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%8 : tensor<1x?x2x2xi32>) {
        ^bb0(%out: i32):
          %48 = arith.minui %out, %arg1 : i32
          linalg.yield %48 : i32
        } -> tensor<1x?x2x2xi32>
        %46:2 = scf.for %arg8 = %c1 to %c4 step %c1 iter_args(%arg9 = %inserted, %arg10 = %arg5) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
          %generated = tensor.generate  {
          ^bb0(%arg11: index):
            %55 = arith.index_cast %arg11 : index to i32
            %c5_i32 = arith.constant 5 : i32
            %56 = arith.addi %55, %c5_i32 : i32
            %c4_i32 = arith.constant 4 : i32
            %57 = arith.divui %56, %c4_i32 : i32
            tensor.yield %57 : i32
          } : tensor<2xi32>
          %48 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%generated : tensor<2xi32>) outs(%arg7 : tensor<2x2xi32>) {
          ^bb0(%in: i32, %out: i32):
            %55 = arith.addi %in, %20 : i32
            %c7_i32_13 = arith.constant 7 : i32
            %56 = arith.shli %55, %c7_i32_13 : i32
            linalg.yield %56 : i32
          } -> tensor<2x2xi32>
          %extracted_10 = tensor.extract %11[%27, %c0, %c1, %27, %c0] : tensor<?x?x?x?x1xi32>
          %49 = scf.forall (%arg11) in (2) shared_outs(%arg12 = %48) -> (tensor<2x2xi32>) {
            %extracted_slice_13 = tensor.extract_slice %arg12[%arg11, 0] [1, 2] [1, 1] : tensor<2x2xi32> to tensor<2xi32>
            %inserted_slice_14 = tensor.insert_slice %generated into %extracted_slice_13[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
            %mapped_15 = linalg.map { arith.andi } ins(%extracted_slice_13, %generated : tensor<2xi32>, tensor<2xi32>) outs(%inserted_slice_14 : tensor<2xi32>)
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %mapped_15 into %arg12[%arg11, 0] [1, 2] [1, 1] : tensor<2xi32> into tensor<2x2xi32>
            }
          }
          %50:2 = func.call @both4(%14, %arg3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
          %51 = linalg.copy ins(%cst_5 : tensor<2x2xi32>) outs(%arg10 : tensor<2x2xi32>) -> tensor<2x2xi32>
          %52 = tensor.empty() : tensor<2xi32>
          %c9_i32_11 = arith.constant 9 : i32
          %53 = arith.ori %extracted, %c9_i32_11 : i32
          %54 = linalg.fill ins(%53 : i32) outs(%52 : tensor<2xi32>) -> tensor<2xi32>
          %inserted_slice_12 = tensor.insert_slice %54 into %arg9[0, %27] [2, 1] [1, 1] : tensor<2xi32> into tensor<2x2xi32>
          scf.yield %inserted_slice_12, %51 : tensor<2x2xi32>, tensor<2x2xi32>
        }
        %extracted_6 = tensor.extract %arg7[%27, %c0] : tensor<2x2xi32>
        %47 = arith.remui %1, %c2 : index
        %extracted_slice_7 = tensor.extract_slice %46#1[0, 1] [%c2, 1] [1, 1] : tensor<2x2xi32> to tensor<?x1xi32>
        %cast_8 = tensor.cast %extracted_slice_7 : tensor<?x1xi32> to tensor<2x1xi32>
        %inserted_slice_9 = tensor.insert_slice %cast_8 into %arg7[%c0, 0] [2, 1] [%c1, 1] : tensor<2x1xi32> into tensor<2x2xi32>
        scf.yield %inserted_slice_9 : tensor<2x2xi32>
      }
      %43 = func.call @f3(%38, %extracted_3) : (tensor<3xi32>, i32) -> tensor<3xi32>
      %44 = linalg.copy ins(%30 : tensor<2x2xi32>) outs(%arg5 : tensor<2x2xi32>) -> tensor<2x2xi32>
      scf.yield %44 : tensor<2x2xi32>
    }
    return %13#1, %expanded, %extracted_slice, %25, %28, %34, %40, %inserted_slice : tensor<4xi32>, tensor<?x1x2xi32>, tensor<?xi32>, tensor<?x?x2x2xi32>, tensor<?x?xi32>, tensor<?x?x?x?x1xi32>, tensor<2x2xi32>, tensor<2x2xi32>
  }
  func.func private @both4(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
    %c3 = arith.constant 3 : index
    %c5_i32 = arith.constant 5 : i32
    %inserted = tensor.insert %c5_i32 into %arg0[%c3] : tensor<4xi32>
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xi32>) outs(%arg1 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i32
      %3 = arith.addi %in, %2 : i32
      %c6_i32 = arith.constant 6 : i32
      %4 = arith.divui %3, %c6_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<4xi32>
    return %inserted, %0 : tensor<4xi32>, tensor<4xi32>
  }
  func.func private @both5(%arg0: tensor<?x2xi32>, %arg1: tensor<?x2xi32>) -> (tensor<?x2xi32>, tensor<?x?xi32>) {
    %cst = arith.constant dense<[[3, 4], [5, 6]]> : tensor<2x2xi32>
    %0 = linalg.matmul ins(%arg1, %cst : tensor<?x2xi32>, tensor<2x2xi32>) outs(%arg0 : tensor<?x2xi32>) -> tensor<?x2xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x2xi32>
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%dim, %c2) : tensor<?x?xi32>
    %2 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x2xi32>) outs(%1 : tensor<?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?x?xi32>
    return %0, %2 : tensor<?x2xi32>, tensor<?x?xi32>
  }
}

