// bufdiff-profile: wide
// bufdiff-choices: 3b23437fdb2afc8bc051585f0f0b9ae96e4f1893fe0d2f7d88e52eebffb6e72715b2f0010ac76bd6
// bufdiff-choices: 0619a741ffdb07d580d0061e75b730d13eed4c66df38b4c51d0f24c1fc5f3329be54d5d00488e4e1
// bufdiff-choices: c8fcfa3d1331684eefeea25d5509745dfc912d3f6562a272e80542445e08fe9b4e2299060bded84b
// bufdiff-choices: 77f1144f66e14d97c931c9b7b247cb89aac5928029cb652c9df49c41fbc82ba647a6102760a2ad36
// bufdiff-choices: 53747a105d5fdc53924659900a5831e8178bc075f64ef93af00681b082c02ef3790080c5ea735c80
// bufdiff-choices: 3718723d6ca7a2140d25bd3779935ef732626aa6412d40ca7b9833b58397c346970eb5c98f5cae0f
// bufdiff-choices: 97fd11fd4b0d6b2eeb6bf3b6d2a793db74e73e27144786064fad71330bf1aa5e20f136e386c78c2f
// bufdiff-choices: 5870accc3fa079ff37360485abac13e1b8b7d133c2847b26d0709366488bb8920cbc3d0be1e4a2dc
// bufdiff-choices: d89412aa22da0373c8e573d344341710cf08222678c057650ed870aa76b29aa8772516f2b4768c3d
// bufdiff-choices: 90045716d7aaa956de80df93c87de17698d2f96d273a606d1b3fd162973d6454fef703750fe03a31
// bufdiff-choices: 04eab6ed795fc07bdddf05802fd0fcbb49b10a0221d9867151168ef4569190d6d5005e146d544a34
// bufdiff-choices: 7d328082f2efe92a141d6395b5a6aab478ffbecc352806db58a7df77e6656ba018afc2158d7388ff
// bufdiff-choices: 3766b09913408e8ca74cbfe787b18a52287d944e20473289e5a04892aecf916fe63dceea93c55ae3
// bufdiff-choices: 706d940d2969bf739a1e7f8b589c688f734ca5b8f08f7943f91b2db2e26d0576de5a63a3d9887028
// bufdiff-choices: 514aad6d3f4d47756c7a7a7e9d62171e0e777929b7007504385448eddfbd94a49c06fecfc33f6a0c
// bufdiff-choices: 39a56cf5072d46167e822d6cd9982329689935e39b5e2197cab6e0e70bbdfe5d9cafb3d362876faa
// bufdiff-choices: 594fe72379f54da200b017d0fe561d9430f06ccbec8114bac6db9a044d7275a49300b7a7f77d1270
// bufdiff-choices: 9618d4b34e825c0f046e921bcac44197b16e7e238f7554f14317d9929d049e23010898e55fb24366
// bufdiff-choices: b1e46879edee65260b8615805d9819b8ab9069e2a33edb43cab1f5803660bc7f56c7b8e5f55de986
// bufdiff-choices: 4413844f9d76d181418548ba47dbd2d6d39a74e819bfaf044bb422c2bbc547c930f7110b8803bc85
// bufdiff-choices: 1281e0c037f9a83e4d2692d42d120c8bd943c079bd9fa3efc91a0ca09074200dee78651ef8d11eaa
// bufdiff-choices: 841efa582442aba0afd2796bf55ff29d63c34166dbd71584acfc200f43ec6202bddecf90fd525ae7
// bufdiff-choices: 648d01d577dfdf360ddcdd30a83668b28dee4995d9164789791f157eb4c413a6c0277dc1fa17003a
// bufdiff-choices: 3eaa44ce6961c3778aa40c5f05d6866fce0ceb2a6fb6c83c4f3203255a4bc12e2078eff8f89a7e1f
// bufdiff-choices: baac057c98a1c530c1b4a1effaac0c52c676e431be17a2b83ec479d72c317acb3d6945ab466af983
// bufdiff-choices: abe5b531bf7debe55c4ff0d2464a6f539e9545cfdc9762e578599d7d382e37c8624efcc4ebd7050c
// bufdiff-choices: ec7c9b911c3134561a6c5f12fd4020c4236bce2cb494117a83b25b5dae5cefcf71d516203ab32186
// bufdiff-choices: e8ce3899418c5bc779092d693d2581d5e5d9757f18e32fd5c5d571a1d33e1a07678d885d9f969e47
// bufdiff-choices: 6972b05346aae4fd9861f386c8c4db34baa06b42db687b8a15ca415f8bbb1ec438ea13c4ed91cc25
// bufdiff-choices: 5ff28a4886c70dd83c1f49519586c7063cf4458a0aa129d1b3767d660f2ffd85ca01201d19b21d41
// bufdiff-choices: e53934bac60f591826e48fb56b4c92fb5ad2de4c70ca16f6b5b6f727ec73e986271d72c9c0c56d66
// bufdiff-choices: dee77a27a3d0b037cd64c3f549ee48a2e8b597d35e045733425a3f0c9c3867c4620258cb3a085e04
// bufdiff-choices: a99082c9efd87de58095bb552163d1b14f74e7c4bda481715b5c9b910011689dc8d9530aaf20f946
// bufdiff-choices: f96e768b1eb8fb71eccaeb01fa734c76f8
// bufdiff-features: 87 429 432 687 2320 2820 2898 2980 3217 3579 4020 4165 4752 5187 5258 5297 5712
// bufdiff-features: 6198 6334 6363 6641 7122 7541 8918 9255 9479 9529 9748 10035 10135 10181 10372
// bufdiff-features: 10872 11124 11162 11210 11228 11441 11490 11556 12305 12583 12789 12932 13074
// bufdiff-features: 13233 13424 13493 14109 14674 14704 15103 15424 15482 15534 15595 15671 15751
// bufdiff-features: 15903 16207 16269 16289 16417 17193 18028 18166 18322 18330 18351 18355 18428
// bufdiff-features: 18458 18486 19086 19205 19419 19545 19606 20124 20968 20996 21652 21953 22030
// bufdiff-features: 22095 22167 22280 23035 23143 23787 24268 24598 24682 25367 25729 26213 26552
// bufdiff-features: 26568 26600 26683 26796 27421 27766 28047 28556 28807 29229 29236 29248 29590
// bufdiff-features: 29667 29966 30539 30666 30896 30996 32421 33242 33769 33807 33853 34159 34167
// bufdiff-features: 34650 35239 35610 36076 36511 36784 37155 37183 37567 38202 38702 38783 39061
// bufdiff-features: 39150 39627 39743 40540 40712 41111 41396 41984 41996 42075 42294 42404 42445
// bufdiff-features: 42467 42517 42550 42621 42858 42984 43092 43104 43442 43631 43942 44093 44505
// bufdiff-features: 44522 44621 45321 45617 46143 46203 46993 47196 47200 47392 47692 47762 48103
// bufdiff-features: 48259 48598 48974 49512 49635 51178 51373 51415 51495 51851 52004 52062 52148
// bufdiff-features: 52322 52558 52807 52900 52946 53028 53171 53180 53252 53569 53951 54533 54827
// bufdiff-features: 54964 54998 55003 55113 55561 56024 56140 56208 56404 56592 56599 57383 58024
// bufdiff-features: 58122 58228 58308 58403 59347 59649 59764 60465 60686 60897 61944 63071 63162
// bufdiff-features: 63168 63197 63205 63384 63800 63929 64120 64235 64435 64504 64716 65133 65225
// bufdiff-features: 65805 66245 66422 66995 67159 67587 67959 68355 68484 68670 68867 69007 69008
// bufdiff-features: 69403 69593 69875 69965 70036 70119 70596 71050 71259 71306 71904 73141 73150
// bufdiff-features: 73289 73330 73643 73802 73959 74057 74200 74257 74862 75361 75603 76149 76268
// bufdiff-features: 76512 76700 76735 76953 76973 77129 77491 77564 77617 77910 78041 78283 78430
// bufdiff-features: 78703 79099 79539 81149 81160 81217 81316 81441 81628 81736 81801 82011 82135
// bufdiff-features: 82168 82180 82552 82729 83194 83493 83548 84320 84585 84736 84922 84979 85047
// bufdiff-features: 85673 85843 86125 86844 87495 88000 88008 88222 88691 88732 88903 88958 88990
// bufdiff-features: 89780 89812 90097 90543 90585 90643 90723 90777 91248 91312 91491 91613 91884
// bufdiff-features: 91945 92194 92697 93083 93200 93255 93719 93775 93994 94360 95273 95407 96194
// bufdiff-features: 96351 96562 96966 97229 97241 97715 98170 98187 98501 98712 98813 99103 99183
// bufdiff-features: 99187 99228 99279 99383 99757 100324 101582 101759 101827 101867 101987 103108
// bufdiff-features: 103339 103851 104171 104315 104334 104367 104790 104931 105236 105494 105750
// bufdiff-features: 105902 106352 107518 107702 108012 108038 108335 108810 108977 108992 109163
// bufdiff-features: 109187 109732 109923 109927 110162 110379 110552 110592 110896 112275 112929
// bufdiff-features: 113801 113940 114028 114888 115778 116412 116568 116586 117001 117183 117206
// bufdiff-features: 117235 117766 118196 118740 118884 119129 119200 119203 119334 119340 119588
// bufdiff-features: 119597 119678 119764 119822 120049 120671 121250 121561 121626 121632 121689
// bufdiff-features: 121726 122902 123446 124106 124376 124626 124839 125602 125667 125702 125943
// bufdiff-features: 125971 126398 126825 126927 126932 127000 127254 127533 128355 129516 129630
// bufdiff-features: 129946 129955 130310 130572 130595 130602 131175 131306 131544 131807 131937
// bufdiff-features: 132783 133121 133258 133360 133756 133935 135534 135868 136039 136273 136987
// bufdiff-features: 137045 137235 138443 138689 138844 138858 138919 139357 139524 139879 139965
// bufdiff-features: 140778 141032 141891 142274 142283 142376 142509 143521 144093 145224 145504
// bufdiff-features: 145601 145872 146127 146451 146512 146613 146618 146814 146863 146972 147178
// bufdiff-features: 147886 147995 148304 148647 149660 150313 150818 150954 151967 152187 152226
// bufdiff-features: 152730 152742 153293 153518 153668 154011 154216 155884 155898 156191 156262
// bufdiff-features: 156325 156460 156834 157034 157409 158120 158897 159042 159348 159724 159895
// bufdiff-features: 160073 160515 160756 160851 160955 161065 161736 162764 162819 162872 162948
// bufdiff-features: 162971 163044 163131 163212 163581 163975 164472 164529 164709 165636 165695
// bufdiff-features: 165719 165817 166090 166302 166579 167086 167105 167357 167753 167793 167927
// bufdiff-features: 168017 168102 168323 168808 168858 169224 169249 169562 169982 170305 170469
// bufdiff-features: 171205 171369 172692 172814 173166 174138 174170 174243 174275 174281 174515
// bufdiff-features: 174571 174660 175248 175888 175911 177167 177182 177211 177252 177402 177904
// bufdiff-features: 178067 178165 178558 179090 179647 180207 180691 180748 180898 181077 181355
// bufdiff-features: 181685 181778 181789 182021 182283 182675 183224 183362 183645 183667 184030
// bufdiff-features: 184321 184576 184708 184722 184844 184863 184962 185275 185670 186033 186042
// bufdiff-features: 186849 186882 186959 187135 187647 187724 187925 188136 188151 188175 188306
// bufdiff-features: 188571 188582 188737 188790 189820 190166 190508 190520 190593 190642 191259
// bufdiff-features: 191635 192226 192422 192528 192628 192771 193059 193208 193290 193525 193747
// bufdiff-features: 193773 194063 194118 194134 194205 194596 194682 194700 195182 195215 196031
// bufdiff-features: 197083 197264 197267 197392 197837 198432 198460 198590 198820 199563 200065
// bufdiff-features: 200104 200166 200307 200593 201032 201059 201601 202241 203158 203779 204264
// bufdiff-features: 204364 204654 204697 204797 204852 205434 205454 205688 205689 205737 205859
// bufdiff-features: 205953 206157 206380 206442 206820 206913 207124 207330 207442 207754 208017
// bufdiff-features: 208200 208833 210022 210301 210335 210351 210461 210927 211044 211050 211485
// bufdiff-features: 211508 212048 212111 212375 212779 212944 213013 213275 213354 213372 214143
// bufdiff-features: 214597 214769 215707 215925 215959 216890 216969 217103 218064 218300 218480
// bufdiff-features: 218563 218635 218657 218917 218954 219485 219593 219734 219966 220558 221154
// bufdiff-features: 221162 221176 221661 222612 222809 223092 223373 223437 223642 223970 224222
// bufdiff-features: 224241 224916 225250 225759 226357 226767 227002 227395 227536 228058 228061
// bufdiff-features: 228204 228208 228255 228291 228388 228390 228511 228519 228808 229273 229871
// bufdiff-features: 230071 230081 230329 230550 230610 230640 231155 231257 231293 231470 231790
// bufdiff-features: 232607 233154 233259 233276 233533 233766 234086 234346 234387 234487 234620
// bufdiff-features: 234718 234958 235098 235514 235819 235868 236024 236238 236318 236773 236850
// bufdiff-features: 236930 236986 237042 237620 238033 238676 238908 238951 239241 240100 240158
// bufdiff-features: 240438 240539 240649 240951 241256 241945 242306 242335 242747 243546 243781
// bufdiff-features: 243967 243989 245171 245272 245380 245619 245673 245784 246303 246543 246966
// bufdiff-features: 247062 247181 249221 249653 249841 250278 250917 251992 252377 252379 252466
// bufdiff-features: 252539 253092 253120 253228 253395 253800 253836 254232 254310 254529 254791
// bufdiff-features: 254842 255556 255816 255923 256112 256317 256396 256688 256699 256972 257251
// bufdiff-features: 257794 257806 258378 258625 259199 259528 259840 260136 260179 260470 260482
// bufdiff-features: 260534 260778 261572
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f14(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32>, tensor<f32>, tensor<f32>, tensor<0xf32>) {
    %0 = linalg.exp ins(%arg0 : tensor<0xf32>) outs(%arg0 : tensor<0xf32>) -> tensor<0xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %from_elements = tensor.from_elements  : tensor<0xf32>
    %1:2 = call @f2(%0, %cst, %from_elements) : (tensor<0xf32>, f32, tensor<0xf32>) -> (tensor<f32>, tensor<0xf32>)
    %2:2 = call @f1(%1#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %from_elements) -> (tensor<0xf32>) {
      %4 = linalg.copy ins(%1#1 : tensor<0xf32>) outs(%arg3 : tensor<0xf32>) -> tensor<0xf32>
      scf.yield %4 : tensor<0xf32>
    }
    return %3, %2#1, %2#0, %arg1 : tensor<0xf32>, tensor<f32>, tensor<f32>, tensor<0xf32>
  }
  func.func @f13(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32>, tensor<f32>, tensor<0xf32>, f32, f32) {
    %0 = linalg.rsqrt ins(%arg0 : tensor<0xf32>) outs(%arg0 : tensor<0xf32>) -> tensor<0xf32>
    %cst = arith.constant dense<> : tensor<0xf32>
    %cst_0 = arith.constant dense<> : tensor<0xf32>
    %cast = tensor.cast %cst : tensor<0xf32> to tensor<?xf32>
    %1:2 = call @f9(%cst, %cst_0, %cast) : (tensor<0xf32>, tensor<0xf32>, tensor<?xf32>) -> (tensor<0xf32>, tensor<0xf32>)
    %2 = tensor.empty() : tensor<f32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4:2 = call @f4(%3, %3, %0) : (tensor<f32>, tensor<f32>, tensor<0xf32>) -> (tensor<f32>, f32)
    return %1#1, %4#0, %1#0, %4#1, %cst_1 : tensor<0xf32>, tensor<f32>, tensor<0xf32>, f32, f32
  }
  func.func private @f10(%arg0: tensor<f32>, %arg1: f32) -> tensor<f32> {
    %0 = scf.execute_region -> tensor<f32> {
      %2 = func.call @f7(%arg0) : (tensor<f32>) -> tensor<f32>
      %3 = linalg.exp ins(%2 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %3 : tensor<f32>
    }
    %cst = arith.constant dense<5.500000e+00> : tensor<f32>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%0, %cst : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @f7(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant dense<5.500000e+00> : tensor<f32>
    %cst_0 = arith.constant dense<-0.000000e+00> : tensor<f32>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst, %cst_0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %1 = arith.negf %in : f32
      %2 = arith.addf %1, %in_1 : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f5(%arg0: tensor<f32>, %arg1: tensor<0xf32>) -> (tensor<f32>, tensor<0x2xf32>) {
    %from_elements = tensor.from_elements  : tensor<0xf32>
    %0 = linalg.dot ins(%arg1, %from_elements : tensor<0xf32>, tensor<0xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %from_elements_0 = tensor.from_elements %c0, %c2 : tensor<2xindex>
    %reshape = tensor.reshape %from_elements(%from_elements_0) : (tensor<0xf32>, tensor<2xindex>) -> tensor<0x2xf32>
    return %0, %reshape : tensor<f32>, tensor<0x2xf32>
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<0xf32>) -> (tensor<f32>, f32) {
    %cst = arith.constant 1.000000e+01 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0 = linalg.rsqrt ins(%from_elements : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %reduced = linalg.reduce ins(%arg2 : tensor<0xf32>) outs(%0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %1 = arith.maximumf %in, %init : f32
        linalg.yield %1 : f32
      }
    return %from_elements, %cst : tensor<f32>, f32
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.log ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %rank = tensor.rank %2 : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg1 = %c0 to %rank step %c1 iter_args(%arg2 = %2) -> (tensor<f32>) {
      %6 = tensor.empty() : tensor<f32>
      %7 = arith.addf %extracted, %extracted : f32
      %8 = linalg.fill ins(%7 : f32) outs(%6 : tensor<f32>) -> tensor<f32>
      %9 = linalg.min ins(%2, %8 : tensor<f32>, tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
      %10 = linalg.copy ins(%1 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      scf.yield %10 : tensor<f32>
    }
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %in, %extracted : f32
      linalg.yield %6 : f32
    } -> tensor<f32>
    return %3, %5 : tensor<f32>, tensor<f32>
  }
  func.func @f2(%arg0: tensor<0xf32>, %arg1: f32, %arg2: tensor<0xf32>) -> (tensor<f32>, tensor<0xf32>) {
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
    %2 = linalg.conv_1d ins(%arg0, %1 : tensor<0xf32>, tensor<1xf32>) outs(%arg2 : tensor<0xf32>) -> tensor<0xf32>
    %collapsed = tensor.collapse_shape %1 [] : tensor<1xf32> into tensor<f32>
    return %collapsed, %2 : tensor<f32>, tensor<0xf32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<?x1xf32>) {
    %c1_i64 = arith.constant 1 : i64
    %c1_i64_0 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c1_i64, %c1_i64_0 : tensor<2xi64>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<f32>, tensor<2xi64>) -> tensor<?x1xf32>
    %0 = linalg.tanh ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg2 = %c1 to %c2 step %c1 iter_args(%arg3 = %arg1) -> (tensor<f32>) {
      scf.yield %arg3 : tensor<f32>
    }
    %2 = bufferization.alloc_tensor() copy(%1) : tensor<f32>
    return %0, %2, %reshape : tensor<f32>, tensor<f32>, tensor<?x1xf32>
  }
  func.func private @f6(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> (tensor<?xf32>, f32) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg2, %arg1 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.addf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<?xf32>
    %1 = memref.alloca_scope  -> (f32) {
      %generated = tensor.generate  {
        %cst_0 = arith.constant -1.000000e+00 : f32
        %4 = arith.addf %cst_0, %cst_0 : f32
        tensor.yield %4 : f32
      } : tensor<f32>
      %2:3 = func.call @f3(%generated, %generated) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<?x1xf32>)
      %3 = linalg.dot ins(%arg2, %0 : tensor<?xf32>, tensor<?xf32>) outs(%2#0 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %3[] : tensor<f32>
      %cst = arith.constant -6.000000e+00 : f32
      memref.alloca_scope.return %cst : f32
    }
    return %0, %1 : tensor<?xf32>, f32
  }
  func.func private @f8(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<f32>, f32) {
    %0:2 = call @f1(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %1 = linalg.square ins(%0#1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    affine.parallel (%arg2) = (0) to (3) {
      %2 = tensor.empty() : tensor<f32>
      %3 = tensor.empty() : tensor<0xf32>
      %cst = arith.constant 3.000000e+00 : f32
      %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<0xf32>) -> tensor<0xf32>
      %5:2 = func.call @f5(%0#0, %4) : (tensor<f32>, tensor<0xf32>) -> (tensor<f32>, tensor<0x2xf32>)
    }
    return %1, %0#1, %arg1 : tensor<f32>, tensor<f32>, f32
  }
  func.func private @f9(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>, %arg2: tensor<?xf32>) -> (tensor<0xf32>, tensor<0xf32>) {
    %cst = arith.constant dense<> : tensor<0xf32>
    %from_elements = tensor.from_elements  : tensor<0xf32>
    %0:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<0xf32>) outs(%cst, %from_elements : tensor<0xf32>, tensor<0xf32>) {
    ^bb0(%in: f32, %out: f32, %out_0: f32):
      %1 = arith.maximumf %out, %in : f32
      %cst_1 = arith.constant 2.000000e+00 : f32
      %2 = arith.maximumf %out_0, %cst_1 : f32
      linalg.yield %1, %2 : f32, f32
    } -> (tensor<0xf32>, tensor<0xf32>)
    return %0#1, %0#0 : tensor<0xf32>, tensor<0xf32>
  }
  func.func private @f11(%arg0: tensor<0xf32>) -> (tensor<3xf32>, f32, f32) {
    %cst = arith.constant dense<-6.000000e+00> : tensor<3x0xf32>
    %0 = tensor.empty() : tensor<3xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.vecmat ins(%1, %cst : tensor<3xf32>, tensor<3x0xf32>) outs(%arg0 : tensor<0xf32>) -> tensor<0xf32>
    %3 = memref.alloca_scope  -> (f32) {
      %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%2 : tensor<0xf32>) outs(%2 : tensor<0xf32>) {
      ^bb0(%in: f32, %out: f32):
        %5 = linalg.index 0 : index
        %6 = arith.index_cast %5 : index to i64
        %7 = arith.sitofp %6 : i64 to f32
        %8 = arith.subf %in, %7 : f32
        linalg.yield %8 : f32
      } -> tensor<0xf32>
      memref.alloca_scope.return %cst_0 : f32
    }
    return %1, %3, %cst_0 : tensor<3xf32>, f32, f32
  }
  func.func private @f12(%arg0: tensor<?xf32>) -> (tensor<0x2xf32>, tensor<?xf32>, tensor<0xf32>) {
    %cst = arith.constant dense<3.500000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<0xf32>
    %cst_0 = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<0xf32>) -> tensor<0xf32>
    %2:2 = call @f5(%cst, %1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<0xf32>) -> (tensor<f32>, tensor<0x2xf32>)
    %3 = linalg.log ins(%1 : tensor<0xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %2#1, %3, %1 : tensor<0x2xf32>, tensor<?xf32>, tensor<0xf32>
  }
  func.func private @f15(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %2 = arith.index_cast %arg1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %cst_0 = arith.constant 7.250000e+00 : f32
      %4 = arith.cmpf uge, %3, %cst_0 : f32
      %5 = arith.select %4, %3, %cst_0 : f32
      tensor.yield %5 : f32
    } : tensor<2xf32>
    %0 = linalg.dot ins(%generated, %generated : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<f32>
    %cst = arith.constant 1.000000e+00 : f32
    return %0, %1, %cst : tensor<f32>, tensor<f32>, f32
  }
  func.func private @f16(%arg0: tensor<f32>, %arg1: f32, %arg2: f32, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<2xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %arg1 : tensor<2xf32>
    %reduced = linalg.reduce ins(%from_elements : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %0 = arith.negf %in : f32
        %1 = arith.addf %0, %init : f32
        linalg.yield %1 : f32
      }
    return %reduced, %arg3, %from_elements : tensor<f32>, tensor<f32>, tensor<2xf32>
  }
  func.func @f17(%arg0: tensor<0xf32>) -> (tensor<f32>, f32, f32) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %from_elements = tensor.from_elements %c0, %c2 : tensor<2xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<0xf32>, tensor<2xindex>) -> tensor<0x2xf32>
    %0:5 = call @f13(%arg0, %arg0) : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>, tensor<f32>, tensor<0xf32>, f32, f32)
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg1 = %c0 to %c0 step %c1 iter_args(%arg2 = %0#0, %arg3 = %0#1) -> (tensor<0xf32>, tensor<f32>) {
      %reduced = linalg.reduce ins(%0#0 : tensor<0xf32>) outs(%arg3 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %3 = arith.minimumf %in, %init : f32
          linalg.yield %3 : f32
        }
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0#1 : tensor<f32>) outs(%reduced : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %3 = arith.negf %in : f32
        %4 = arith.addf %3, %0#3 : f32
        linalg.yield %4 : f32
      } -> tensor<f32>
      scf.yield %arg2, %2 : tensor<0xf32>, tensor<f32>
    }
    return %1#1, %0#4, %0#3 : tensor<f32>, f32, f32
  }
  func.func private @f18(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<2x1x1x?x1xf32>) {
    %0 = linalg.abs ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1:3 = call @f15(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32)
    %cst = arith.constant dense<[[[[[3.500000e+00]]]], [[[[2.500000e+00]]]]]> : tensor<2x1x1x1x1xf32>
    %2 = tensor.empty() : tensor<2x2x2x1x1xf32>
    %3 = linalg.fill ins(%1#2 : f32) outs(%2 : tensor<2x2x2x1x1xf32>) -> tensor<2x2x2x1x1xf32>
    %4 = tensor.empty() : tensor<2x2x1xf32>
    %5 = linalg.pooling_ndhwc_max ins(%3, %4 : tensor<2x2x2x1x1xf32>, tensor<2x2x1xf32>) outs(%cst : tensor<2x1x1x1x1xf32>) -> tensor<2x1x1x1x1xf32>
    %cast = tensor.cast %5 : tensor<2x1x1x1x1xf32> to tensor<2x1x1x?x1xf32>
    return %1#0, %0, %cast : tensor<f32>, tensor<f32>, tensor<2x1x1x?x1xf32>
  }
  func.func @main(%arg0: tensor<0xf32> {bufferization.writable = false}, %arg1: tensor<f32>) -> (tensor<0xf32>, tensor<?xf32>, tensor<0x2xf32>, tensor<2x1x1x?x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<1xf32>, tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<0x2xf32>, f32, f32) {
    %0:4 = call @f14(%arg0, %arg0) : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>, tensor<f32>, tensor<f32>, tensor<0xf32>)
    %cst = arith.constant 2.000000e+00 : f32
    %1 = call @f10(%0#1, %cst) : (tensor<f32>, f32) -> tensor<f32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %2:3 = call @f16(%arg1, %cst_0, %cst_0, %arg1) : (tensor<f32>, f32, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<2xf32>)
    %3 = memref.alloca_scope  -> (f32) {
      %19:3 = func.call @f11(%0#3) : (tensor<0xf32>) -> (tensor<3xf32>, f32, f32)
      %20 = tensor.empty() : tensor<f32>
      %21 = linalg.mul ins(%arg1, %2#1 : tensor<f32>, tensor<f32>) outs(%20 : tensor<f32>) -> tensor<f32>
      %22 = linalg.rsqrt ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %22[] : tensor<f32>
      memref.alloca_scope.return %extracted : f32
    }
    %from_elements = tensor.from_elements  : tensor<0xf32>
    %4:2 = call @f2(%from_elements, %3, %from_elements) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<0xf32>, f32, tensor<0xf32>) -> (tensor<f32>, tensor<0xf32>)
    %5 = vector.broadcast %3 : f32 to vector<2xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %6 = vector.transfer_write %5, %2#2[%c1] : vector<2xf32>, tensor<2xf32>
    %extracted_slice = tensor.extract_slice %6[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %extracted_slice_1 = tensor.extract_slice %6[0] [%c1] [1] : tensor<2xf32> to tensor<?xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<1xf32>) outs(%extracted_slice_1 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    %8 = tensor.empty() : tensor<1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%7 : tensor<?xf32>) outs(%8 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.subf %in, %3 : f32
      linalg.yield %19 : f32
    } -> tensor<1xf32>
    %cst_2 = arith.constant dense<> : tensor<0xf32>
    %cast = tensor.cast %cst_2 : tensor<0xf32> to tensor<?xf32>
    %10:2 = call @f6(%cast, %cast, %cast) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, f32)
    %cst_3 = arith.constant 3.000000e+00 : f32
    %11 = vector.broadcast %cst_3 : f32 to vector<3xf32>
    %12 = vector.transfer_write %11, %extracted_slice[%c0] : vector<3xf32>, tensor<1xf32>
    %13 = scf.execute_region -> tensor<f32> {
      %cst_8 = arith.constant dense<4.500000e+00> : tensor<1xf32>
      scf.yield %arg1 : tensor<f32>
    }
    %extracted_slice_4 = tensor.extract_slice %6[%c0] [1] [1] : tensor<2xf32> to tensor<f32>
    %14:3 = call @f8(%extracted_slice_4, %10#1) : (tensor<f32>, f32) -> (tensor<f32>, tensor<f32>, f32)
    %15:3 = call @f17(%4#1) : (tensor<0xf32>) -> (tensor<f32>, f32, f32)
    %16 = call @f10(%15#0, %3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>, f32) -> tensor<f32>
    %extracted_slice_5 = tensor.extract_slice %extracted_slice[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
    %17:3 = call @f18(%extracted_slice_5, %4#0, %1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<2x1x1x?x1xf32>)
    %18:3 = call @f12(%10#0) : (tensor<?xf32>) -> (tensor<0x2xf32>, tensor<?xf32>, tensor<0xf32>)
    %cast_6 = tensor.cast %12 : tensor<1xf32> to tensor<?xf32>
    %cast_7 = tensor.cast %0#0 : tensor<0xf32> to tensor<?xf32>
    return %18#2, %18#1, %18#0, %17#2, %17#1, %17#0, %16, %14#1, %14#0, %13, %cast_6, %9, %2#0, %0#2, %cast_7, %18#0, %15#2, %cst : tensor<0xf32>, tensor<?xf32>, tensor<0x2xf32>, tensor<2x1x1x?x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<1xf32>, tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<0x2xf32>, f32, f32
  }
}

