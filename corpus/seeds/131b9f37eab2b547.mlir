// bufdiff-profile: deep
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
// bufdiff-choices: 2fa2908488c33b2e67eb69251cd987d47116d6d5
// bufdiff-features: 6 429 448 557 1086 1312 1335 1418 1683 2778 2784 2943 2961 2982 3143 3579 4752
// bufdiff-features: 5187 5297 5456 5467 5610 6289 6496 6611 6641 6727 6831 7255 7534 8918 9189 9240
// bufdiff-features: 9479 9748 9932 10035 10872 11162 11326 11441 11759 12125 12246 12560 12583
// bufdiff-features: 12593 13233 13387 13424 13915 14111 14458 14773 14925 15536 15751 15756 15903
// bufdiff-features: 16094 16161 16269 16435 16682 17015 17063 17174 17253 17289 17470 17675 17842
// bufdiff-features: 17989 18166 18458 18480 18486 18692 18952 19182 19302 19419 19459 19868 20092
// bufdiff-features: 20376 21140 21953 22028 22167 22280 22640 22678 22741 22860 23095 23143 23643
// bufdiff-features: 24184 24747 25023 25231 25320 25367 25818 26087 26107 26546 26568 26636 26663
// bufdiff-features: 26796 26808 26879 26922 26960 26993 27144 27299 28389 28504 28556 28730 29236
// bufdiff-features: 29364 29590 29667 29791 30209 30238 30539 30666 31090 31601 31765 31864 32457
// bufdiff-features: 32577 32613 32809 32829 32918 33155 33772 33853 34022 34034 34048 34159 34167
// bufdiff-features: 34617 34960 35036 35239 35281 35957 36082 36674 36784 36941 37038 37155 37177
// bufdiff-features: 37183 37411 37944 38202 38528 38783 39150 39927 39951 40540 40593 40712 40762
// bufdiff-features: 41615 41679 41822 41884 41996 42228 42423 42467 42530 42806 43309 43629 43631
// bufdiff-features: 43812 43942 44273 44505 44522 44621 44772 44865 44892 44943 45031 45067 45202
// bufdiff-features: 45897 46034 46203 46835 46936 47230 47311 47341 47392 47735 47762 48038 48598
// bufdiff-features: 48974 49440 49635 49843 49956 50633 50665 50831 50894 51099 51130 51344 51373
// bufdiff-features: 51415 51489 51729 51851 52148 52322 52486 52823 52900 53180 53346 53469 53915
// bufdiff-features: 53951 54754 54871 54915 54964 54998 55003 55801 55987 56140 56404 56927 57444
// bufdiff-features: 57548 57798 58046 58190 58303 58403 58969 59094 59347 59372 59543 59620 60384
// bufdiff-features: 60567 60600 60686 60897 61073 61169 61320 61402 61527 61950 62253 62352 62815
// bufdiff-features: 63071 63407 63495 64119 64120 64235 64313 64716 64875 65163 65308 65478 65878
// bufdiff-features: 66422 66560 66869 66995 67174 67304 67526 67880 68355 68518 68734 68764 68782
// bufdiff-features: 68854 69007 69081 69403 69505 69675 69875 70029 70119 71050 71122 71306 71458
// bufdiff-features: 71689 71726 71851 71877 71904 72363 72403 72450 72451 72541 72804 72975 73150
// bufdiff-features: 73287 73289 73398 73802 74057 74083 74201 74360 74560 74686 74833 75361 75696
// bufdiff-features: 75921 75923 76149 76953 76973 77090 78014 78243 78283 78430 78490 78703 79272
// bufdiff-features: 79562 79701 80093 80168 81353 81511 81736 81849 81896 82291 82552 82565 82654
// bufdiff-features: 82723 83023 83194 83537 83760 83900 84098 84322 84585 84727 84922 85047 85194
// bufdiff-features: 85761 85843 86125 86158 86362 86844 87215 87534 87601 87714 87862 87895 87923
// bufdiff-features: 88000 88337 88958 89110 89178 89250 89398 89732 89780 89812 90424 90537 90543
// bufdiff-features: 90585 90777 90977 91074 91248 91289 91697 91781 92022 92194 92576 92970 93083
// bufdiff-features: 93464 94169 94371 95273 96351 96353 96562 96808 96969 97006 97053 97059 97131
// bufdiff-features: 98138 98187 98501 98712 99228 99326 99383 100342 100481 100866 101264 101283
// bufdiff-features: 101854 102110 102461 102809 103148 103673 103715 103723 104291 104315 104931
// bufdiff-features: 105700 105750 105948 106087 107214 107248 107425 107702 107987 107997 108055
// bufdiff-features: 108221 108492 108764 108858 108921 108992 109187 109408 109416 109923 109929
// bufdiff-features: 110096 110165 110552 110608 110780 110816 111347 112929 113626 113816 114756
// bufdiff-features: 114783 114874 115026 115908 116568 116716 116901 117235 117569 117618 117724
// bufdiff-features: 118081 118163 118196 118214 118371 118991 119068 119340 119576 119645 119764
// bufdiff-features: 119993 120197 120535 120745 121000 121086 121287 121351 121626 121632 121682
// bufdiff-features: 121785 121977 122159 122950 122967 123396 123446 124232 124626 125591 125648
// bufdiff-features: 125901 125921 126503 126879 127243 127321 127454 127501 127533 128332 128666
// bufdiff-features: 128817 128916 129278 129878 129955 130054 130060 130192 130535 130595 130602
// bufdiff-features: 130933 130942 130951 131038 131366 131544 132448 132574 133563 133575 133638
// bufdiff-features: 133681 133756 134195 134397 134449 134766 135534 136018 136249 136271 136273
// bufdiff-features: 136373 136448 136809 137045 137637 138844 139075 139699 139718 139776 140032
// bufdiff-features: 140100 140374 140557 140778 141044 141111 141458 141625 141777 141834 142040
// bufdiff-features: 142349 142376 142393 142680 142922 143172 143219 143418 143438 143842 143878
// bufdiff-features: 143953 144093 144286 144299 144339 144383 144533 144761 145636 145872 145943
// bufdiff-features: 145996 146016 146118 146451 146512 146618 146704 146734 146822 146863 147477
// bufdiff-features: 147712 147747 147885 148304 148564 149149 149660 149670 149713 149884 149892
// bufdiff-features: 150185 150255 150313 150355 150920 151741 151936 151967 152187 152226 152747
// bufdiff-features: 153293 153488 154139 154507 154812 155266 155465 155467 155477 155530 155545
// bufdiff-features: 155675 155740 155741 156191 156369 156460 156753 156807 156971 157034 158120
// bufdiff-features: 158204 158810 158897 158996 159348 159359 159672 159677 159724 159796 160057
// bufdiff-features: 160327 160515 160756 160935 160983 161295 161621 161779 161974 162015 162764
// bufdiff-features: 162971 163044 163153 163876 164529 164602 165033 165057 165141 165632 165636
// bufdiff-features: 165719 165817 166169 166361 167086 167109 167136 167164 167197 167601 167973
// bufdiff-features: 167981 168108 168662 169642 170313 170819 170876 170882 170928 170979 171053
// bufdiff-features: 171116 171369 171551 171655 171671 172083 172118 172127 172145 172163 172236
// bufdiff-features: 172666 172926 173026 173166 173537 174138 174243 174314 174367 174571 175405
// bufdiff-features: 175546 175627 175687 176231 176252 176595 176609 177262 177847 177904 177905
// bufdiff-features: 177928 178046 178067 178165 178417 178560 178748 178785 178854 179005 179006
// bufdiff-features: 179647 180179 180207 180213 180679 180817 181011 181022 181536 181541 181554
// bufdiff-features: 181667 181813 182135 182672 182966 183114 183479 183547 183667 183722 183778
// bufdiff-features: 183834 184030 184122 184321 184398 184863 184962 185275 185626 185729 186042
// bufdiff-features: 186448 186585 186620 187283 187476 187596 187683 188136 188145 188790 189010
// bufdiff-features: 189391 189532 190508 191194 191863 192087 192422 192628 192771 192878 192884
// bufdiff-features: 193290 193353 193472 193481 193747 193879 194134 194682 195820 196031 196048
// bufdiff-features: 196632 197197 197267 197721 197837 197985 198267 198432 198466 198680 198873
// bufdiff-features: 199475 199623 199827 200104 200193 200307 200401 200956 201036 201059 201284
// bufdiff-features: 201475 202085 202179 202472 202845 203095 203158 203246 203268 203352 203779
// bufdiff-features: 204614 204791 204902 205072 205332 205434 205688 205859 206056 206133 206380
// bufdiff-features: 206573 207081 207103 207124 207294 207299 207330 207353 207442 207631 207837
// bufdiff-features: 207902 208017 208311 208547 208591 208623 208670 208812 208833 209004 209102
// bufdiff-features: 209605 209716 209848 210461 211508 211786 212519 212695 212774 212779 213455
// bufdiff-features: 213481 213531 213638 213701 213861 214143 214199 214325 214769 214959 215925
// bufdiff-features: 216534 216890 216892 216895 217050 217103 217899 218064 218330 218657 218913
// bufdiff-features: 219221 219298 219393 219413 219572 219966 220004 220223 220313 220517 220780
// bufdiff-features: 221000 221176 221661 221975 222059 222330 222537 222767 222809 222842 222886
// bufdiff-features: 223030 223735 223989 223991 224002 224571 224899 224916 224989 225016 225759
// bufdiff-features: 225827 226000 226151 226329 226607 227345 227395 227829 228058 228204 228519
// bufdiff-features: 228816 228894 229246 229266 229412 229512 229671 229841 229951 230081 230517
// bufdiff-features: 230579 230810 231157 231293 231527 232584 232897 233762 233769 234059 234086
// bufdiff-features: 234206 234455 234562 234999 235168 235252 235325 235508 235722 235868 235928
// bufdiff-features: 236087 236238 236883 236929 236930 237022 237098 237276 237470 237763 237991
// bufdiff-features: 238954 238988 239237 239241 239627 240100 240158 240471 240634 241256 241276
// bufdiff-features: 241331 241778 241991 242336 242663 242955 243256 243546 243989 243991 244092
// bufdiff-features: 244222 244760 244957 245181 245272 245427 245738 246460 246529 246543 247681
// bufdiff-features: 247913 248581 248674 249803 249948 249984 250218 250365 251054 251259 252101
// bufdiff-features: 252260 252466 252539 252543 252715 253297 253314 253389 253836 254107 254310
// bufdiff-features: 254592 254836 255108 255160 255556 255676 255733 255943 256050 256247 256478
// bufdiff-features: 257251 257626 257794 257842 257847 258442 258477 258625 258752 258989 259229
// bufdiff-features: 259528 259720 259805 259840 260360 260843 261426
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (0)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.powf ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = arith.cmpf ogt, %extracted, %cst : f32
    %2:2 = scf.if %1 -> (tensor<f32>, tensor<f32>) {
      %inserted = tensor.insert %extracted into %arg1[] : tensor<f32>
      %8 = arith.index_castui %1 : i1 to index
      %c4 = arith.constant 4 : index
      %9 = arith.remui %8, %c4 : index
      %c0 = arith.constant 0 : index
      %c1_1 = arith.constant 1 : index
      %10:2 = scf.for %arg2 = %c0 to %9 step %c1_1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (tensor<f32>, tensor<f32>) {
        %inserted_2 = tensor.insert %extracted into %arg4[] : tensor<f32>
        %11:4 = func.call @f1(%inserted_2) : (tensor<f32>) -> (tensor<f32>, tensor<1x1xf32>, f32, f32)
        %12:4 = func.call @f1(%arg4) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<1x1xf32>, f32, f32)
        %13 = linalg.copy ins(%12#0 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
        %14 = linalg.copy ins(%12#0 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
        scf.yield %14, %13 : tensor<f32>, tensor<f32>
      }
      scf.yield %arg1, %arg1 : tensor<f32>, tensor<f32>
    } else {
      %cst_1 = arith.constant dense<5.000000e-01> : tensor<f32>
      %8 = func.call @write3(%cst_1) : (tensor<f32>) -> tensor<f32>
      %9 = tensor.empty() : tensor<f32>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst_1 : tensor<f32>) outs(%9 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<f32>
      %c1_2 = arith.constant 1 : index
      %11 = tensor.empty(%c1_2) : tensor<?xf32>
      %12 = linalg.fill ins(%extracted : f32) outs(%11 : tensor<?xf32>) -> tensor<?xf32>
      %13 = func.call @write1(%12) : (tensor<?xf32>) -> tensor<?xf32>
      %14 = func.call @write3(%arg1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>) -> tensor<f32>
      %15 = linalg.negf ins(%8 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
      %mapped = linalg.map ins(%cst_1 : tensor<f32>) outs(%arg1 : tensor<f32>)
        (%in: f32, %init: f32) {
          %16 = arith.subf %in, %extracted : f32
          linalg.yield %16 : f32
        }
      scf.yield %15, %mapped : tensor<f32>, tensor<f32>
    }
    %3 = bufferization.alloc_tensor() : tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %cst_0 = arith.constant 1.000000e+01 : f32
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %6 = linalg.add ins(%0, %5 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %7 = scf.for %arg2 = %c1 to %c7 step %c2 iter_args(%arg3 = %5) -> (tensor<f32>) {
      %c0 = arith.constant 0 : index
      %8 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %2#0) -> (tensor<f32>) {
        %expanded = tensor.expand_shape %3 [] output_shape [1] : tensor<f32> into tensor<1xf32>
        %14 = tensor.empty() : tensor<2xf32>
        %15 = linalg.fill ins(%extracted : f32) outs(%14 : tensor<2xf32>) -> tensor<2xf32>
        %reduced = linalg.reduce ins(%15 : tensor<2xf32>) outs(%arg5 : tensor<f32>) dimensions = [0] 
          (%in: f32, %init: f32) {
            %17 = arith.cmpf uge, %in, %init : f32
            %18 = arith.select %17, %in, %init : f32
            linalg.yield %18 : f32
          }
        %16 = linalg.min ins(%5, %arg0 : tensor<f32>, tensor<f32>) outs(%reduced : tensor<f32>) -> tensor<f32>
        scf.yield %16 : tensor<f32>
      }
      %9 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%8 : tensor<f32>) {
      ^bb0(%out: f32):
        %14 = arith.cmpf ogt, %out, %extracted : f32
        %15 = arith.select %14, %out, %extracted : f32
        linalg.yield %15 : f32
      } -> tensor<f32>
      %10 = tensor.empty() : tensor<f32>
      %11 = linalg.sqrt ins(%8 : tensor<f32>) outs(%10 : tensor<f32>) -> tensor<f32>
      %extracted_1 = tensor.extract %arg3[] : tensor<f32>
      %12 = linalg.negf ins(%6 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%5, %8 : tensor<f32>, tensor<f32>) outs(%12 : tensor<f32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %14 = arith.addf %in, %in_2 : f32
        linalg.yield %14 : f32
      } -> tensor<f32>
      scf.yield %13 : tensor<f32>
    }
    return %2#1 : tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<1x1xf32>, f32, f32) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.rsqrt ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %2[] : tensor<f32>
    %generated = tensor.generate  {
      %extracted_9 = tensor.extract %1[] : tensor<f32>
      tensor.yield %extracted_9 : f32
    } : tensor<f32>
    %3 = tensor.empty() : tensor<2xf32>
    %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
    %reduced = linalg.reduce ins(%4 : tensor<2xf32>) outs(%1 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %14 = arith.addf %in, %init : f32
        linalg.yield %14 : f32
      }
    %expanded = tensor.expand_shape %generated [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %extracted_slice = tensor.extract_slice %4[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %extracted_slice_0 = tensor.extract_slice %4[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = linalg.index 0 : index
      %15 = arith.index_cast %14 : index to i64
      %16 = arith.sitofp %15 : i64 to f32
      %17 = arith.mulf %in, %16 : f32
      linalg.yield %17 : f32
    } -> tensor<1xf32>
    %extracted_slice_1 = tensor.extract_slice %4[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %6 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map1, #map2, #map1] ins(%extracted_slice_1, %2 : tensor<1xf32>, tensor<f32>) outs(%extracted_slice_0 : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %5 into %4[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %inserted_slice_2 = tensor.insert_slice %6 into %inserted_slice[1] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %14 = bufferization.alloc_tensor() copy(%4) : tensor<2xf32>
      %mapped = linalg.map ins(%inserted_slice_2 : tensor<2xf32>) outs(%4 : tensor<2xf32>)
        (%in: f32, %init: f32) {
          %15 = arith.subf %in, %extracted : f32
          linalg.yield %15 : f32
        }
      %c1_9 = arith.constant 1 : index
      %extracted_10 = tensor.extract %mapped[%c1_9] : tensor<2xf32>
      vector.print %extracted_10 : f32
    }
    %extracted_slice_3 = tensor.extract_slice %extracted_slice_0[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %cast = tensor.cast %extracted_slice_3 : tensor<1xf32> to tensor<?xf32>
    %7 = call @write1(%cast) : (tensor<?xf32>) -> tensor<?xf32>
    %8 = tensor.empty() : tensor<1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice_0 : tensor<1xf32>) outs(%8 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_9 = arith.constant 0.000000e+00 : f32
      %14 = arith.divf %in, %cst_9 : f32
      linalg.yield %14 : f32
    } -> tensor<1xf32>
    %cast_4 = tensor.cast %extracted_slice_1 : tensor<1xf32> to tensor<?xf32>
    %10 = call @write1(%cast_4) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf32>) -> tensor<?xf32>
    %expanded_5 = tensor.expand_shape %9 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %cst_6 = arith.constant 1.000000e+02 : f32
    %11 = vector.transfer_read %expanded_5[%c0, %c0], %cst_6 : tensor<1x1xf32>, vector<4xf32>
    %c1 = arith.constant 1 : index
    %12 = vector.transfer_write %11, %4[%c1] : vector<4xf32>, tensor<2xf32>
    %extracted_7 = tensor.extract %12[%c1] : tensor<2xf32>
    %cst_8 = arith.constant -6.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %13:2 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %12, %arg3 = %cst_8) -> (tensor<2xf32>, f32) {
      %c2 = arith.constant 2 : index
      %14 = arith.remui %arg1, %c2 : index
      %cst_9 = arith.constant 1.000000e+10 : f32
      %inserted = tensor.insert %cst_9 into %inserted_slice[%14] : tensor<2xf32>
      %15 = scf.for %arg4 = %c0 to %14 step %c1 iter_args(%arg5 = %7) -> (tensor<?xf32>) {
        %17 = scf.forall (%arg6) in (2) shared_outs(%arg7 = %inserted_slice) -> (tensor<2xf32>) {
          %extracted_slice_11 = tensor.extract_slice %arg7[%arg6] [1] [1] : tensor<2xf32> to tensor<1xf32>
          %inserted_slice_12 = tensor.insert_slice %extracted_slice into %extracted_slice_11[0] [1] [1] : tensor<1xf32> into tensor<1xf32>
          %19 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel"]} ins(%arg5 : tensor<?xf32>) outs(%inserted_slice_12 : tensor<1xf32>) {
          ^bb0(%in: f32, %out: f32):
            %20 = arith.negf %in : f32
            %21 = arith.addf %20, %cst : f32
            linalg.yield %21 : f32
          } -> tensor<1xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %19 into %arg7[%arg6] [1] [1] : tensor<1xf32> into tensor<2xf32>
          }
        }
        %18 = linalg.copy ins(%9 : tensor<1xf32>) outs(%arg5 : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %18 : tensor<?xf32>
      }
      %extracted_10 = tensor.extract %arg2[%c1] : tensor<2xf32>
      %16 = linalg.add ins(%inserted, %12 : tensor<2xf32>, tensor<2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %16, %extracted : tensor<2xf32>, f32
    }
    return %reduced, %expanded, %13#1, %cst : tensor<f32>, tensor<1x1xf32>, f32, f32
  }
  func.func private @write1(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.negf %in : f32
      %2 = arith.addf %1, %in_0 : f32
      %3 = arith.subf %2, %out : f32
      linalg.yield %3 : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func private @write3(%arg0: tensor<f32>) -> tensor<f32> {
    %mapped = linalg.map { arith.addf } ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
    return %mapped : tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?x?xf32>, tensor<?xf32>, i32, i32) {
    %0 = memref.alloca_scope  -> (i32) {
      %extracted = tensor.extract %arg2[] : tensor<f32>
      %generated = tensor.generate  {
        %cst_11 = arith.constant 1.000000e+02 : f32
        %36 = arith.addf %cst_11, %extracted : f32
        tensor.yield %36 : f32
      } : tensor<f32>
      %34 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%generated, %arg2 : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      %generated_10 = tensor.generate  {
        %extracted_11 = tensor.extract %34[] : tensor<f32>
        %36 = arith.addf %extracted_11, %extracted : f32
        tensor.yield %36 : f32
      } : tensor<f32>
      %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%34 : tensor<f32>) outs(%generated_10 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %36 = arith.cmpf uge, %in, %out : f32
        %37 = arith.select %36, %in, %out : f32
        linalg.yield %37 : f32
      } -> tensor<f32>
      %c-1_i32 = arith.constant -1 : i32
      memref.alloca_scope.return %c-1_i32 : i32
    }
    %1 = call @f2(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<5.500000e+00> : tensor<1xf32>
    %cast = tensor.cast %cst : tensor<1xf32> to tensor<?xf32>
    %2 = call @write1(%cast) : (tensor<?xf32>) -> tensor<?xf32>
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+10 : f32
    %3 = complex.create %cst_0, %cst_1 : complex<f32>
    %4 = complex.sqrt %3 : complex<f32>
    %5 = complex.im %4 : complex<f32>
    %cast_2 = tensor.cast %cst : tensor<1xf32> to tensor<?xf32>
    %6 = call @write1(%cast_2) : (tensor<?xf32>) -> tensor<?xf32>
    %7 = linalg.negf ins(%2 : tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %c5_i32 = arith.constant 5 : i32
    %8 = arith.cmpi ult, %0, %c5_i32 : i32
    %9 = arith.select %8, %7, %2 : tensor<?xf32>
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %arg1 into %9[%c0] [1] [1] : tensor<f32> into tensor<?xf32>
    %10 = arith.index_castui %8 : i1 to index
    %c4 = arith.constant 4 : index
    %11 = arith.remui %10, %c4 : index
    %12 = scf.index_switch %11 -> tensor<?xf32> 
    case 0 {
      scf.yield %inserted_slice : tensor<?xf32>
    }
    case 1 {
      scf.yield %6 : tensor<?xf32>
    }
    case 2 {
      scf.yield %inserted_slice : tensor<?xf32>
    }
    default {
      %cast_10 = tensor.cast %7 : tensor<?xf32> to tensor<1xf32>
      %inserted_slice_11 = tensor.insert_slice %cast_10 into %inserted_slice[0] [1] [1] : tensor<1xf32> into tensor<?xf32>
      scf.yield %inserted_slice_11 : tensor<?xf32>
    }
    %13 = memref.alloca_scope  -> (f32) {
      %extracted_slice = tensor.extract_slice %12[%c0] [1] [1] : tensor<?xf32> to tensor<f32>
      %34 = func.call @f2(%extracted_slice, %extracted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %mapped = linalg.map ins(%2 : tensor<?xf32>) outs(%inserted_slice : tensor<?xf32>)
        (%in: f32, %init: f32) {
          %36 = arith.negf %in : f32
          %37 = arith.addf %36, %cst_1 : f32
          linalg.yield %37 : f32
        }
      %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%mapped : tensor<?xf32>) outs(%inserted_slice : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %36 = arith.minimumf %in, %out : f32
        linalg.yield %36 : f32
      } -> tensor<?xf32>
      memref.alloca_scope.return %5 : f32
    }
    %14 = arith.index_castui %8 : i1 to index
    %15 = arith.remui %14, %c4 : index
    %c1 = arith.constant 1 : index
    %16:2 = scf.for %arg3 = %c0 to %15 step %c1 iter_args(%arg4 = %9, %arg5 = %0) -> (tensor<?xf32>, i32) {
      %34 = tensor.empty() : tensor<2x1xf32>
      %35 = linalg.fill ins(%13 : f32) outs(%34 : tensor<2x1xf32>) -> tensor<2x1xf32>
      %36 = tensor.empty() : tensor<2xf32>
      %cst_10 = arith.constant 3.000000e+00 : f32
      %37 = linalg.fill ins(%cst_10 : f32) outs(%36 : tensor<2xf32>) -> tensor<2xf32>
      %38 = linalg.vecmat ins(%37, %35 : tensor<2xf32>, tensor<2x1xf32>) outs(%9 : tensor<?xf32>) -> tensor<?xf32>
      affine.for %arg6 = 0 to 3 {
        %cst_12 = arith.constant 2.000000e+00 : f32
        %42 = arith.mulf %5, %cst_12 : f32
        %43 = linalg.fill ins(%42 : f32) outs(%1 : tensor<f32>) -> tensor<f32>
        %cst_13 = arith.constant dense<2.500000e+00> : tensor<f32>
        %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%43 : tensor<f32>) outs(%cst_13 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %45 = arith.subf %in, %out : f32
          linalg.yield %45 : f32
        } -> tensor<f32>
      }
      %c3 = arith.constant 3 : index
      %39:3 = scf.while (%arg6 = %c0, %arg7 = %36, %arg8 = %2) : (index, tensor<2xf32>, tensor<?xf32>) -> (index, tensor<2xf32>, tensor<?xf32>) {
        %true = arith.constant true
        %42 = arith.ori %8, %true : i1
        cf.assert %42, "never fails"
        %43 = arith.cmpi ult, %arg6, %c3 : index
        scf.condition(%43) %arg6, %arg7, %arg8 : index, tensor<2xf32>, tensor<?xf32>
      } do {
      ^bb0(%arg6: index, %arg7: tensor<2xf32>, %arg8: tensor<?xf32>):
        %42 = arith.select %8, %inserted_slice, %9 : tensor<?xf32>
        %43 = func.call @f2(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        %44 = func.call @f2(%43, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        %45 = arith.addi %arg6, %c1 : index
        %46 = linalg.copy ins(%38 : tensor<?xf32>) outs(%arg8 : tensor<?xf32>) -> tensor<?xf32>
        %47 = linalg.copy ins(%37 : tensor<2xf32>) outs(%arg7 : tensor<2xf32>) -> tensor<2xf32>
        scf.yield %45, %47, %46 : index, tensor<2xf32>, tensor<?xf32>
      }
      %c-128_i32 = arith.constant -128 : i32
      %extracted = tensor.extract %arg4[%c0] : tensor<?xf32>
      %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%9 : tensor<?xf32>) outs(%arg4 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %42 = linalg.index 0 : index
        %43 = arith.index_cast %42 : index to i64
        %44 = arith.sitofp %43 : i64 to f32
        %45 = arith.subf %in, %44 : f32
        linalg.yield %45 : f32
      } -> tensor<?xf32>
      %extracted_11 = tensor.extract %40[%c0] : tensor<?xf32>
      %41 = linalg.vecmat ins(%37, %35 : tensor<2xf32>, tensor<2x1xf32>) outs(%40 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %41, %c-128_i32 : tensor<?xf32>, i32
    }
    %17:2 = scf.forall (%arg3) in (1) shared_outs(%arg4 = %16#0, %arg5 = %7) -> (tensor<?xf32>, tensor<?xf32>) {
      %concat_10 = tensor.concat dim(0) %inserted_slice, %12, %inserted_slice : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      %34 = arith.select %8, %inserted_slice, %inserted_slice : tensor<?xf32>
      %cast_11 = tensor.cast %12 : tensor<?xf32> to tensor<1xf32>
      %extracted_slice = tensor.extract_slice %arg5[%arg3] [1] [1] : tensor<?xf32> to tensor<f32>
      %35 = linalg.erf ins(%1 : tensor<f32>) outs(%extracted_slice : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cast_11 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<?xf32>
        tensor.parallel_insert_slice %35 into %arg5[%arg3] [1] [1] : tensor<f32> into tensor<?xf32>
      }
    }
    %18 = call @write1(%17#0) : (tensor<?xf32>) -> tensor<?xf32>
    %19 = vector.transfer_read %17#1[%c0], %5 : tensor<?xf32>, vector<2xf32>
    %20 = vector.transfer_write %19, %17#1[%c0] : vector<2xf32>, tensor<?xf32>
    %21 = arith.cmpf olt, %5, %13 : f32
    %22 = arith.select %21, %inserted_slice, %17#1 : tensor<?xf32>
    %concat = tensor.concat dim(0) %9, %12 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %23:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%22 : tensor<?xf32>) outs(%20, %20 : tensor<?xf32>, tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32, %out_10: f32):
      %34 = arith.cmpf olt, %out_10, %in : f32
      %35 = arith.select %34, %out_10, %in : f32
      %36 = arith.cmpf one, %out, %13 : f32
      %37 = arith.select %36, %out, %13 : f32
      linalg.yield %35, %37 : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
    %cst_3 = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_3 : tensor<1xf32>
    %cast_4 = tensor.cast %9 : tensor<?xf32> to tensor<1xf32>
    %inserted_slice_5 = tensor.insert_slice %cast_4 into %17#1[0] [1] [1] : tensor<1xf32> into tensor<?xf32>
    %24 = arith.select %21, %17#1, %17#0 : tensor<?xf32>
    %25 = scf.if %21 -> (tensor<1xf32>) {
      %extracted_slice = tensor.extract_slice %concat[0] [1] [1] : tensor<?xf32> to tensor<1xf32>
      %34 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%inserted_slice_5, %extracted_slice : tensor<?xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
      scf.yield %34 : tensor<1xf32>
    } else {
      %extracted_slice = tensor.extract_slice %concat[1] [1] [1] : tensor<?xf32> to tensor<1xf32>
      scf.yield %extracted_slice : tensor<1xf32>
    }
    %26 = linalg.abs ins(%inserted_slice : tensor<?xf32>) outs(%25 : tensor<1xf32>) -> tensor<1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%concat : tensor<?xf32>) outs(%concat : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.maximumf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<?xf32>
    %cst_6 = arith.constant -0.000000e+00 : f32
    %cst_7 = arith.constant -2.500000e+00 : f32
    %cst_8 = arith.constant 5.000000e-01 : f32
    %from_elements_9 = tensor.from_elements %cst_6, %5, %cst_7, %cst_8 : tensor<1x1x2x1x2xf32>
    %28 = tensor.empty() : tensor<1x1x1x2x2xf32>
    %29 = arith.addf %13, %cst_1 : f32
    %30 = linalg.fill ins(%29 : f32) outs(%28 : tensor<1x1x1x2x2xf32>) -> tensor<1x1x1x2x2xf32>
    %31 = tensor.empty() : tensor<2x1x1x2x1xf32>
    %32 = linalg.fill ins(%13 : f32) outs(%31 : tensor<2x1x1x2x1xf32>) -> tensor<2x1x1x2x1xf32>
    %33 = linalg.conv_2d_ngchw_fgchw ins(%30, %32 : tensor<1x1x1x2x2xf32>, tensor<2x1x1x2x1xf32>) outs(%from_elements_9 : tensor<1x1x2x1x2xf32>) -> tensor<1x1x2x1x2xf32>
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %27 [[0, 1]] output_shape [%c1, %c2] : tensor<?xf32> into tensor<?x?xf32>
    affine.parallel (%arg3) = (0) to (1) {
      %34:2 = scf.while (%arg4 = %c0, %arg5 = %33) : (index, tensor<1x1x2x1x2xf32>) -> (index, tensor<1x1x2x1x2xf32>) {
        %35 = arith.cmpi ult, %arg4, %c1 : index
        scf.condition(%35) %arg4, %arg5 : index, tensor<1x1x2x1x2xf32>
      } do {
      ^bb0(%arg4: index, %arg5: tensor<1x1x2x1x2xf32>):
        %35 = bufferization.alloc_tensor() copy(%1) : tensor<f32>
        %extracted = tensor.extract %7[%c0] : tensor<?xf32>
        %36 = math.rsqrt %extracted : f32
        %37 = func.call @write1(%17#1) : (tensor<?xf32>) -> tensor<?xf32>
        %38 = arith.addi %arg4, %c1 : index
        %extracted_10 = tensor.extract %arg5[%c0, %c0, %c1, %c0, %c1] : tensor<1x1x2x1x2xf32>
        %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%from_elements_9 : tensor<1x1x2x1x2xf32>) outs(%arg5 : tensor<1x1x2x1x2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %40 = linalg.index 4 : index
          %41 = arith.index_cast %40 : index to i64
          %42 = arith.sitofp %41 : i64 to f32
          %43 = arith.subf %in, %42 : f32
          linalg.yield %43 : f32
        } -> tensor<1x1x2x1x2xf32>
        %cst_11 = arith.constant dense<[[[[9.500000e+00]], [[1.050000e+01]]]]> : tensor<1x2x1x1xf32>
        %inserted_slice_12 = tensor.insert_slice %cst_11 into %39[%c0, 0, 0, 0, 0] [1, 1, 2, 1, 1] [1, 1, 1, 1, 1] : tensor<1x2x1x1xf32> into tensor<1x1x2x1x2xf32>
        scf.yield %38, %inserted_slice_12 : index, tensor<1x1x2x1x2xf32>
      }
    }
    return %23#0, %23#1, %from_elements, %24, %26, %expanded, %18, %16#1, %0 : tensor<?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?x?xf32>, tensor<?xf32>, i32, i32
  }
}

