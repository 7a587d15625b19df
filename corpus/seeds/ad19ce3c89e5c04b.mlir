// bufdiff-profile: wide
// bufdiff-choices: 3ec27f340c08e8d5b76a2e70c68bea2448d76c91f3b342c6daf5178d18a6f425c2bd07d0ec6172ec
// bufdiff-choices: 858e154368d3a9ab26e51be803b99301d909112ba966ea1fde11fa957c25035299c9935eb66c6f87
// bufdiff-choices: 404cb3ca8ad98baeb2b99971a43205e709a368078297ca4d0d638614b247c41a05e2702d568af8aa
// bufdiff-choices: d184f04a6b729ca3be0e5e2eb9972d131852a4b687eeddc88daace5162829891f85264b9abcba403
// bufdiff-choices: d9d790c54952710500359eb3188ce44e02862ab2de7a9ec86e3f4faa7a42bc36aeff573ecb49d8f6
// bufdiff-choices: bffc7ee2152d2a6c7517aee65bcd6f96a0b0be29e9713f3fc902cc22f7c419666c8bfb48881e6922
// bufdiff-choices: fe9e0afff6d09ab7163753baddc4999c003a2010a7f92565992f711d17fcbebef969460e28d9d802
// bufdiff-choices: 84a374c20bf7f2e2e4991aae8f57bc2cc91b9eab8dc14da497ce79918b9e65e58dae691f4cef924a
// bufdiff-choices: 502e488285bedb80e13468b8cc713a6c8c7723d8dca83b56ca2f74b1203d7cc85624e1f0cbe48c78
// bufdiff-choices: 6c493133003f13389e66c6aa7ecbc418fc8d53305b1934dc69f9a37982d6f31ccb9eb76f85ab7440
// bufdiff-choices: 377557839358d329a392eee8b86086af72f3b3af1c507267fff8b9e7b254ebee48e25ffbfef13926
// bufdiff-choices: 1b635206e3e24048cf75092199229dd1e5b839fb95712ae83cb15812cb4e851169136b1a04c0cb94
// bufdiff-choices: c3bfcbe4dda7c6070d5f1ad2a20c435a16beadd51ec9a718b91f00b96a36525921fd8ab28ca75ac3
// bufdiff-choices: ca52c8eb919c9985b77a7e85883e3ebd9ab0d03096832bcce72e8bee1c90f1031fa153ac9f76b6e3
// bufdiff-choices: a1e6cda31c2adef0d95cc09cb56a2a5457a4540fc0d2c2b1971c9dadbf5ee32c830387344c91c282
// bufdiff-choices: 447473af4837a93db226b215d6d461391fb70c838838b8652c9185f7fd4f0c593db4f1de705b4a03
// bufdiff-choices: 618e31d5eec0e66e84bf80d2f98b2276389ba2b4ccfe5d85c6906a6b954fa74282969a2edc7f03e3
// bufdiff-choices: 01df4f86cea9ea8e30318e4b53443400cea64dbd2103d4bb91fd4ba8d1fe0c07f24e87011ec9abd6
// bufdiff-choices: baeb0338e9b5f46fb0ea8b179b92260ee0fd8ae842c7ae13e43a251b1a86ca67547769115a32a7a1
// bufdiff-choices: 4c661721f03093904607d3c79216fdd0f668b47a331028d7e661b3e06115bebdf3cf973211ca4687
// bufdiff-choices: 857673269f11462fde7c458d2631f711ab5aa2346a3d4b3b495d2b97dc72c2a988d35238ea114244
// bufdiff-choices: 6b1a85d31b98e5a55432690639d602b2b82f188bef9c5ffd72bb65d188eed1480122fbbbd20668d8
// bufdiff-choices: 703d0280a2d6eb6b3ee7a6a1da06856c0684a5a9971689df7ce52170ab0dd47db167af826e30158f
// bufdiff-choices: 591a864f51682046decce366fd6da1f3fd209ac534ec6330069b98f58730df2b4bcff91486463259
// bufdiff-choices: de3fb4cbfa5bb6c4c8ac92d4ff956c49b48142b8921cb38790d65be15eab4435cea30527537efaa7
// bufdiff-choices: d350aca322af5664208c3fe4ed9285d72ac765fb9f8acf9ee33ab1762db6a37d23a7a23a50d473d1
// bufdiff-choices: 32bc32f18658f95777a3688f3cf65252f5c64cbcde400ff6174affa7b25e6a66d099a7cfc5d08c06
// bufdiff-choices: ed6438844010f210920af5639c765cd662488423d85d1de3685528c5439f4e522afae4c477a19253
// bufdiff-choices: b9e8f260538fb535155a395411767c6a25ff4dd30abbb9a07477c5b83228790292e50e4e49ed33a5
// bufdiff-choices: 20f3a13a781ed6351be18a913306f7d5ed913accfac90cd5ab1ef496965d3f24673e8880ed9df05f
// bufdiff-choices: e4635bd9563f40c53691bfe2c7a43dc2c683f35767d0244cef589b131e4af7d69b90eadc033ccb0b
// bufdiff-choices: 9a296da3d44ba36a041b6cbf96fa0a80a6c65925a00e1381c22cb0aff028c48fddc9ce1d563ece6c
// bufdiff-choices: 9e3de7c603091488435c9153a7fe6514d6e1f63610062a5f94e0ccef35ae486708d48f0f0da56c92
// bufdiff-choices: 2fa2908488c33b2e67eb69251cd987d47116d6d58c8f647cfea47e2ad066616280870c381fbe774b
// bufdiff-choices: 6b2b101bd0f4ab56a6a238de1d795ee6ebaaa672a55e9b615184b07ba4b34828d78ba944c21f6198
// bufdiff-choices: ab9284567d9deec971098ad5a06ca36e655ba9eb55b473080593bf78fa364498f42a6f1152283d54
// bufdiff-choices: 75951ff8824047d4
// bufdiff-features: 17 557 706 1089 1207 1417 1935 2270 2573 2718 2820 2898 3085 3217 3579 3968
// bufdiff-features: 4020 4165 4752 4958 4963 5187 6237 6334 6363 6611 6641 6666 6812 7060 7122 8021
// bufdiff-features: 8918 9238 9255 9479 9981 10135 10986 11162 11210 11228 11751 12102 12170 12934
// bufdiff-features: 13233 13424 13493 13853 13915 13999 14092 14106 14485 14523 14704 14709 14925
// bufdiff-features: 15671 15712 15751 15858 15903 15929 16161 16207 16269 16289 16455 16682 17015
// bufdiff-features: 17174 17193 17253 17255 17470 18156 18166 18330 18351 18480 18486 18952 19100
// bufdiff-features: 19166 19419 19647 19985 20385 20659 20838 21522 22259 22280 22860 23787 24268
// bufdiff-features: 24571 24682 26023 26117 26477 26663 26808 26922 26932 26952 27556 27766 28503
// bufdiff-features: 28512 28556 29590 29966 30238 30666 31864 32457 32809 33155 33511 33770 33807
// bufdiff-features: 34034 34159 34167 34210 34269 34326 34617 34902 35163 35424 35610 36174 36504
// bufdiff-features: 36674 36749 36784 37007 37038 37183 37289 37361 37944 38202 38520 38692 38783
// bufdiff-features: 39150 39180 39329 39567 39812 39900 39915 40070 40298 40712 40721 41517 41590
// bufdiff-features: 41592 41799 41984 41996 42398 42412 42467 42517 42614 43442 43631 43774 43942
// bufdiff-features: 44132 44505 44839 44893 45017 45147 46203 47138 47196 47392 48598 48600 48707
// bufdiff-features: 48974 49635 49657 50448 50718 50734 50751 51099 51344 51415 51851 52062 52148
// bufdiff-features: 52322 52361 52558 52807 52900 53180 53243 53779 53915 53951 54003 54408 54658
// bufdiff-features: 54827 54964 54998 55003 55113 55463 55561 55586 55628 56404 56440 56947 57082
// bufdiff-features: 57291 57583 58024 58228 58303 59347 59620 60417 60447 60686 60897 61944 61950
// bufdiff-features: 61969 62035 62411 62608 62700 63071 63385 63495 63616 63800 63929 64119 64120
// bufdiff-features: 64162 64216 64235 64435 64520 65133 65583 65584 65625 65777 66268 66327 66995
// bufdiff-features: 67276 67959 68355 68670 69403 69427 69875 69965 70119 70202 70335 70955 71050
// bufdiff-features: 71156 71259 71306 71689 71904 72442 72541 72697 73141 73289 73330 73802 74057
// bufdiff-features: 74257 74382 74549 74833 74862 74864 75361 75696 76245 76328 76339 76953 77129
// bufdiff-features: 77564 77617 77823 78182 78283 78430 79539 79590 80289 80290 80454 81147 81160
// bufdiff-features: 81316 81624 81736 82011 82135 82149 82180 82184 82552 82714 83194 83231 83537
// bufdiff-features: 84098 84322 84347 84472 84585 84922 84951 84979 85047 85328 85439 85673 85757
// bufdiff-features: 85843 86125 86562 86844 87023 87345 87534 87862 87895 87923 88024 88028 88058
// bufdiff-features: 88359 88732 88893 88903 89079 89591 89646 89780 89812 90495 90585 90777 91074
// bufdiff-features: 91248 91289 91312 91884 92022 92194 92807 93171 93255 93286 93318 93360 93464
// bufdiff-features: 93592 93719 93903 93908 93967 94301 94360 94586 94993 95273 95407 96128 96190
// bufdiff-features: 96352 96562 96621 96969 97081 97131 97241 97685 98138 98187 98299 98501 98975
// bufdiff-features: 99228 99243 99383 100227 100324 100427 100569 101582 101760 102034 102319
// bufdiff-features: 102788 102809 103154 104140 104315 104334 104682 104790 104931 104958 105034
// bufdiff-features: 105289 105750 105902 106683 107011 107214 107702 107805 108416 108810 108977
// bufdiff-features: 109144 109187 109408 109732 109923 110677 110780 110917 111096 111270 112756
// bufdiff-features: 112929 112945 113083 113142 113239 113940 114248 114354 114888 115252 115608
// bufdiff-features: 115728 116039 116388 116568 116584 117183 117206 117724 117766 118221 118564
// bufdiff-features: 118884 119129 119203 119334 119340 119588 119597 119993 120049 120197 120933
// bufdiff-features: 121626 121632 122282 122649 122903 122967 123396 123446 124254 124626 125201
// bufdiff-features: 125397 125882 126927 126932 127000 127096 127205 127533 127677 128332 128817
// bufdiff-features: 129955 130192 130602 130642 131107 131544 131567 131672 132307 132562 133756
// bufdiff-features: 134195 134257 135070 135162 135256 136273 136543 136809 137045 137427 137599
// bufdiff-features: 138086 138395 139611 139889 139901 140778 140924 141238 141263 141891 142040
// bufdiff-features: 142274 142393 142672 143099 143726 143842 143847 143878 144060 144093 146512
// bufdiff-features: 146570 146613 146734 146991 147275 147654 147712 148553 148647 148814 149304
// bufdiff-features: 149892 150185 150313 150717 150818 150954 151936 151967 152226 152265 152750
// bufdiff-features: 153293 154419 154456 154812 154946 155001 155036 155462 155644 155884 155898
// bufdiff-features: 156191 156325 156460 156743 157120 157174 157579 157610 158120 158244 158292
// bufdiff-features: 158373 158415 158810 158897 159348 159796 160327 160756 161004 161779 162764
// bufdiff-features: 162799 162819 162862 162971 163044 163188 163212 164396 164409 164709 165057
// bufdiff-features: 165394 165632 165636 165695 165719 165939 166047 166075 166169 167086 167164
// bufdiff-features: 167614 167973 168102 168323 168808 168833 168858 169249 169318 169403 169744
// bufdiff-features: 169982 170157 170817 170979 171053 171081 171369 171671 171883 171956 172007
// bufdiff-features: 172236 172814 173281 174170 174243 174291 174314 174371 174403 174515 174571
// bufdiff-features: 174660 175546 177019 177211 177255 177402 177904 177923 178067 178165 178361
// bufdiff-features: 178365 178560 178748 178854 179105 179439 179647 179987 180207 180465 180469
// bufdiff-features: 181278 181522 182554 182587 182675 183114 183200 183290 183529 183565 183595
// bufdiff-features: 183703 184030 184113 184576 184853 185317 185394 185497 185670 185723 186030
// bufdiff-features: 186336 186882 187179 187697 187745 187824 188790 189247 189391 189471 189695
// bufdiff-features: 190142 190353 190520 190673 192595 192628 192771 193290 193674 193747 194010
// bufdiff-features: 194134 194205 194255 194682 194987 195182 195809 195820 196031 196063 196349
// bufdiff-features: 196544 197264 197267 197392 197561 197709 197814 197837 198001 198010 198227
// bufdiff-features: 198432 198460 198648 198689 199827 200104 200307 200358 200876 201178 201601
// bufdiff-features: 201802 202118 202120 202125 202241 202456 202616 202814 202845 203185 203352
// bufdiff-features: 203437 204195 204264 204527 204620 204791 205434 205689 205953 206133 206373
// bufdiff-features: 206393 207081 207249 207442 208557 208623 208765 209102 209210 209761 210022
// bufdiff-features: 210301 210406 210461 211003 211458 211508 212213 212779 213275 213455 214073
// bufdiff-features: 214143 214199 214248 214325 214560 214621 214744 214769 215340 215925 215959
// bufdiff-features: 216969 216985 217097 217103 217513 217621 218064 218089 218516 218595 218635
// bufdiff-features: 218657 219170 219631 219734 220098 220181 221121 221162 221642 222612 222809
// bufdiff-features: 222982 223030 223970 224222 224466 225169 225373 225827 226357 226520 227345
// bufdiff-features: 227395 227453 227724 228061 228343 228390 228519 228936 229246 229266 229810
// bufdiff-features: 230081 230519 230640 231155 231162 231257 231263 231444 231770 231790 233276
// bufdiff-features: 234206 234346 234387 235126 235325 235433 235868 235874 236024 236094 236714
// bufdiff-features: 236909 236930 236986 237022 237098 237281 237470 237620 238232 238665 238676
// bufdiff-features: 238686 238938 239241 240158 240311 240400 240651 240950 241256 241629 242306
// bufdiff-features: 242720 243256 243546 243943 243967 244107 244677 244988 245112 245171 245380
// bufdiff-features: 245619 245673 245738 245941 246165 246543 246622 246966 247062 248209 248581
// bufdiff-features: 249221 249272 249841 249885 249948 250415 250432 250589 250712 250797 250917
// bufdiff-features: 251908 252161 252192 252466 252493 252539 253216 253836 254791 254874 255412
// bufdiff-features: 255520 255556 255654 255733 255840 256112 256688 257457 257632 257794 257806
// bufdiff-features: 258317 258331 258378 258625 258988 258994 259229 259510 259528 259840 259851
// bufdiff-features: 260360 260666 261572 261714 262096
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, f32, f32) {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32>
    %0:3 = call @f11(%arg0, %cst, %cst, %cst) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<2xf32>, tensor<1x1xf32>)
    %extracted_slice = tensor.extract_slice %0#1[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %extracted_slice_0 = tensor.extract_slice %0#1[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %reduced = linalg.reduce ins(%0#2 : tensor<1x1xf32>) outs(%extracted_slice : tensor<1xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %11 = arith.minimumf %in, %init : f32
        linalg.yield %11 : f32
      }
    %inserted_slice = tensor.insert_slice %reduced into %0#1[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %inserted_slice[1] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %cst : tensor<f32>, tensor<f32>) outs(%cst : tensor<f32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %11 = arith.maximumf %in, %in_5 : f32
      %12 = arith.cmpf olt, %11, %out : f32
      %13 = arith.select %12, %11, %out : f32
      linalg.yield %13 : f32
    } -> tensor<f32>
    %2:6 = call @f6(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}, {bufdiff.note = 5 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
    %3:3 = call @f18(%2#2, %cst, %2#3) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %4:6 = call @f8(%0#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}, {bufdiff.note = 5 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
    %from_elements = tensor.from_elements %2#4 : tensor<f32>
    %5:3 = call @f16(%0#0, %from_elements, %0#0, %2#4) : (tensor<f32>, tensor<f32>, tensor<f32>, f32) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %6:2 = call @f17(%5#1, %0#0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %7 = arith.cmpf olt, %2#4, %4#4 : f32
    %8 = scf.if %7 -> (tensor<f32>) {
      scf.yield %6#1 : tensor<f32>
    } else {
      scf.yield %1 : tensor<f32>
    }
    %inserted = tensor.insert %4#4 into %8[] : tensor<f32>
    %extracted = tensor.extract %6#1[] : tensor<f32>
    %c0 = arith.constant 0 : index
    %extracted_slice_2 = tensor.extract_slice %0#2[0, %c0] [1, 1] [1, 1] : tensor<1x1xf32> to tensor<1xf32>
    %inserted_slice_3 = tensor.insert_slice %extracted_slice_2 into %0#1[1] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %padded = tensor.pad %extracted_slice_2 low[1] high[0] {
    ^bb0(%arg1: index):
      %11 = arith.index_cast %arg1 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.addf %12, %extracted : f32
      tensor.yield %13 : f32
    } : tensor<1xf32> to tensor<2xf32>
    %extracted_slice_4 = tensor.extract_slice %reduced[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
    %9:2 = call @f12(%8, %extracted_slice_4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %10 = scf.if %7 -> (tensor<f32>) {
      %c1 = arith.constant 1 : index
      %padded_5 = tensor.pad %extracted_slice_0 low[%c1] high[1] {
      ^bb0(%arg1: index):
        %11 = arith.index_cast %arg1 : index to i64
        %12 = arith.sitofp %11 : i64 to f32
        %13 = arith.cmpf uge, %12, %2#4 : f32
        %14 = arith.select %13, %12, %2#4 : f32
        tensor.yield %14 : f32
      } : tensor<1xf32> to tensor<?xf32>
      %reduced_6 = linalg.reduce ins(%inserted_slice : tensor<2xf32>) outs(%2#1 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %11 = arith.maximumf %in, %init : f32
          linalg.yield %11 : f32
        }
      scf.yield %reduced_6 : tensor<f32>
    } else {
      %11 = tensor.empty() : tensor<f32>
      %12 = linalg.fill ins(%extracted : f32) outs(%11 : tensor<f32>) -> tensor<f32>
      %13 = linalg.add ins(%12, %9#0 : tensor<f32>, tensor<f32>) outs(%2#1 : tensor<f32>) -> tensor<f32>
      scf.yield %13 : tensor<f32>
    }
    %cast = tensor.cast %inserted_slice_3 : tensor<2xf32> to tensor<?xf32>
    return %inserted_slice_1, %2#0, %3#0, %3#1, %3#2, %4#0, %4#1, %4#2, %4#3, %5#0, %5#2, %6#0, %inserted, %cast, %padded, %9#1, %10, %4#5, %2#4 : tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f17(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst = arith.constant 2.000000e+00 : f32
    %0 = arith.cmpf oeq, %extracted, %cst : f32
    %1:2 = scf.if %0 -> (tensor<f32>, tensor<f32>) {
      %generated = tensor.generate  {
        %cst_1 = arith.constant -0.000000e+00 : f32
        %3 = arith.divf %extracted, %cst_1 : f32
        tensor.yield %3 : f32
      } : tensor<f32>
      %mapped_0 = linalg.map ins(%arg0, %arg1, %generated : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
        (%in: f32, %in_1: f32, %in_2: f32, %init: f32) {
          %3 = arith.mulf %in, %in_1 : f32
          %4 = arith.negf %3 : f32
          %5 = arith.addf %4, %in_2 : f32
          linalg.yield %5 : f32
        }
      scf.yield %arg0, %mapped_0 : tensor<f32>, tensor<f32>
    } else {
      %cst_0 = arith.constant dense<7.250000e+00> : tensor<2xf32>
      %reduced = linalg.reduce ins(%cst_0 : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %3 = arith.maximumf %in, %init : f32
          linalg.yield %3 : f32
        }
      scf.yield %arg1, %reduced : tensor<f32>, tensor<f32>
    }
    %mapped = linalg.map ins(%arg0, %1#0, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %3 = arith.negf %in : f32
        %4 = arith.addf %3, %in_0 : f32
        %5 = arith.maximumf %4, %in_1 : f32
        linalg.yield %5 : f32
      }
    %2 = bufferization.alloc_tensor() copy(%mapped) : tensor<f32>
    return %1#1, %2 : tensor<f32>, tensor<f32>
  }
  func.func private @f15(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:3 = call @f3(%0, %0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %2:2 = call @f10(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %3:2 = call @f12(%2#1, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.fill ins(%1#2 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %6:4 = call @f13(%5) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32)
    %7 = bufferization.alloc_tensor() copy(%2#0) : tensor<f32>
    %8 = tensor.empty() : tensor<f32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%3#0 : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant -2.500000e+00 : f32
      %10 = arith.divf %in, %cst : f32
      linalg.yield %10 : f32
    } -> tensor<f32>
    return %1#0, %7, %9 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f14(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    vector.print %extracted : f32
    %1:6 = call @f8(%0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
    %2:2 = call @f9(%0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %3 = bufferization.alloc_tensor() copy(%1#3) : tensor<f32>
    return %2#1, %2#0, %3 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f13(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32) {
    %0 = linalg.sqrt ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = linalg.floor ins(%0 : tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 1.000000e+01 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %2:3 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %0, %arg3 = %0, %arg4 = %cst) -> (tensor<f32>, tensor<f32>, f32) {
      %cst_0 = arith.constant dense<1.150000e+01> : tensor<f32>
      %4 = linalg.floor ins(%cst_0 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%1, %0 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %7 = arith.divf %in, %in_5 : f32
        linalg.yield %7 : f32
      } -> tensor<f32>
      %extracted = tensor.extract %arg2[] : tensor<f32>
      %cst_1 = arith.constant dense<1.000000e+01> : tensor<3xf32>
      %cst_2 = arith.constant 1.000000e+01 : f32
      %cst_3 = arith.constant -1.000000e+00 : f32
      %cst_4 = arith.constant 7.250000e+00 : f32
      %from_elements = tensor.from_elements %cst_2, %cst_3, %cst_4 : tensor<3xf32>
      %6 = linalg.dot ins(%cst_1, %from_elements : tensor<3xf32>, tensor<3xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      scf.yield %6, %5, %cst : tensor<f32>, tensor<f32>, f32
    }
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%1, %0 : tensor<f32>, tensor<f32>) outs(%2#0 : tensor<f32>) -> tensor<f32>
    return %2#1, %3, %2#2, %cst : tensor<f32>, tensor<f32>, f32, f32
  }
  func.func @f11(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<2xf32>, tensor<1x1xf32>) {
    %expanded = tensor.expand_shape %arg3 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %cst = arith.constant dense<5.000000e-01> : tensor<f32>
    %0 = linalg.exp ins(%cst : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant dense<[7.500000e+00, 6.500000e+00]> : tensor<2xf32>
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<2x3xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %cst_1[%c0, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<3xf32>
    %1 = linalg.matvec ins(%cst_1, %extracted_slice : tensor<2x3xf32>, tensor<3xf32>) outs(%cst_0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = bufferization.alloc_tensor() copy(%0) : tensor<f32>
    return %2, %1, %expanded : tensor<f32>, tensor<2xf32>, tensor<1x1xf32>
  }
  func.func private @f10(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %reduced = linalg.reduce ins(%1 : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %2 = arith.maximumf %in, %init : f32
        linalg.yield %2 : f32
      }
    return %arg0, %reduced : tensor<f32>, tensor<f32>
  }
  func.func private @f7(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, f32) {
    %cst = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0 = linalg.mul ins(%arg1, %from_elements : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%0 : tensor<f32>) {
    ^bb0(%out: f32):
      %2 = arith.cmpf one, %out, %cst : f32
      %3 = arith.select %2, %out, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %1, %cst : tensor<f32>, f32
  }
  func.func @f5(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f32>
    %0:3 = call @f3(%inserted, %inserted) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %1 = call @f1(%0#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>) -> tensor<f32>
    return %inserted, %1, %0#2, %extracted : tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.rsqrt ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%1, %2 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 1.000000e+01 : f32
    %cst_0 = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst, %cst_0 : tensor<3xf32>
    %0 = tensor.empty() : tensor<3xf32>
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.dot ins(%from_elements, %1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %0 = linalg.powf ins(%arg1, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %1 = call @f2(%arg0, %from_elements) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %from_elements[] : tensor<f32>
    return %1, %extracted, %cst : tensor<f32>, f32, f32
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 1.000000e+01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant dense<3.000000e+00> : tensor<f32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%1, %cst_0 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %3 = call @f1(%arg1) : (tensor<f32>) -> tensor<f32>
    return %2, %3 : tensor<f32>, tensor<f32>
  }
  func.func private @f6(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %0:2 = call @f4(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %cst = arith.constant dense<1.500000e+00> : tensor<f32>
    %1:3 = call @f3(%0#0, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %2:4 = call @f5(%cst) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32)
    return %1#0, %2#0, %2#1, %0#1, %2#3, %1#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f8(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %cst = arith.constant 1.000000e+02 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0:2 = call @f7(%from_elements, %from_elements) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32)
    %1 = linalg.min ins(%arg0, %from_elements : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %2:6 = call @f6(%from_elements) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
    %3:3 = call @f3(%0#0, %0#0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.copy ins(%3#0 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    return %2#2, %3#0, %5, %1, %3#2, %cst : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f9(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<-6.000000e+00> : tensor<f32>
    %0 = linalg.powf ins(%cst, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %1 = arith.cmpf ogt, %extracted, %cst_0 : f32
    %2 = arith.select %1, %0, %cst : tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.copy ins(%cst : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    return %4, %2 : tensor<f32>, tensor<f32>
  }
  func.func private @f12(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %arg1) -> (tensor<f32>) {
      %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %4 = arith.negf %in : f32
        %5 = arith.addf %4, %in_0 : f32
        %6 = arith.maximumf %5, %out : f32
        linalg.yield %6 : f32
      } -> tensor<f32>
      %extracted = tensor.extract %arg3[] : tensor<f32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg3 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.mulf %in, %extracted : f32
        linalg.yield %4 : f32
      } -> tensor<f32>
      %3 = linalg.ceil ins(%arg0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
      scf.yield %3 : tensor<f32>
    }
    return %0, %arg0 : tensor<f32>, tensor<f32>
  }
  func.func private @f16(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: f32) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.negf ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %from_elements = tensor.from_elements %arg3 : tensor<f32>
    %1:3 = call @f14(%from_elements) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %2:3 = call @f15(%1#0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    return %2#2, %2#1, %2#0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f18(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %cst = arith.constant 3.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg2[] : tensor<f32>
    %extracted = tensor.extract %arg2[] : tensor<f32>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %1 = arith.cmpf une, %extracted, %cst_0 : f32
    %2 = arith.index_castui %1 : i1 to index
    %3 = scf.index_switch %2 -> tensor<f32> 
    case 0 {
      %6 = linalg.add ins(%arg2, %arg1 : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      scf.yield %6 : tensor<f32>
    }
    case 2 {
      scf.yield %arg2 : tensor<f32>
    }
    case 4 {
      %mapped = linalg.map ins(%inserted, %arg2 : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>)
        (%in: f32, %in_1: f32, %init: f32) {
          %6 = arith.negf %in : f32
          %7 = arith.addf %6, %in_1 : f32
          linalg.yield %7 : f32
        }
      scf.yield %mapped : tensor<f32>
    }
    default {
      scf.yield %inserted : tensor<f32>
    }
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.copy ins(%arg2 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    return %0, %3, %5 : tensor<f32>, tensor<f32>, tensor<f32>
  }
}

