// bufdiff-profile: wide
// bufdiff-choices: 5d83bdd940e6cadf9a80a8aee4d0e7608344fc640609d5c4719dc453ccf9a9b77a8a8838657e3408
// bufdiff-choices: 0a6ea6c8d78a276d3e3b561fd0cb8152353ab42c05ee7269993f6efde1830e66522641f234581a7c
// bufdiff-choices: 5efbfdd5d0d8b5e8a23db4edf437746f4563f9bb66a2315f17565771d861d20c6e94539e097c354a
// bufdiff-choices: a405c93f59b8bee26650754cd0466928d1ded6d2320fdcdf296fc091ed4602c73f9dc731e197cb87
// bufdiff-choices: 548d45954bb0e7702ab97f00e5d69ae6c4a9b497458801ca79380cf1ef85cb86f3a80eb9ef243780
// bufdiff-choices: edf4f88fd14ebd56afa7f334cb67e74b6e2e8b4e035dd2dd87dcc91f45e71b362ac7cf4124f99d40
// bufdiff-choices: a324cc241c3dc1762606a042571c1457329cf5138000a4a1505d1dbc045ba1e3c4ac3d6c11d41635
// bufdiff-choices: ac7deaeceeaa7c7dda78d3d092575abf6d8d99b8734a039dea382c02e9d845f8cb8df3b01d68d106
// bufdiff-choices: 5053292009f3694860cb63cafaef957794e42868d7c09f875be9dd56ae8d30b1d8f317b1bea8aa76
// bufdiff-choices: 1acde2d4055a8c913c6a0c83238b847797e896f0014d5fa0b15ef2cfb905fbc4048e89e85780513b
// bufdiff-choices: 4678191b49e123471086bc4ce04062bdb87e3e674beaa1cdec048140c6a0e6482607ac5d2c5b2017
// bufdiff-choices: 89910ed04e634aabbcf2684c6604f0090a17fbe51ff406d7b3497cf2955d67ba3b9345494065fe5d
// bufdiff-choices: 14291f3b59706addb612648df8a6e3189ad13c26b69ff21351605b6b79fbdbc7aa4de743a63256e5
// bufdiff-choices: b17f1eec68a97a98776bbfe0b11f9b33975ce60d55b014b7ec95dd433c16f183c3874df958837d0f
// bufdiff-choices: 341f143c347b3546d34ad9473efce3ff92f86a9dbe5e01b6f7ef8b3b36e71f22db8510064b1d7cb5
// bufdiff-choices: 9f75e2383883e6503fb8ba128073b4d431a264aac83d983a8a31ae5657e360c555dbb62d6751b775
// bufdiff-choices: 1335c8ef8e9aad10077b400b922236ab8e48696cea975d5a636d32d46eccc6f5de6a0c73b2cd4181
// bufdiff-choices: 1c984f32058b868643249401464cf05d11777ff8f0959b1c8fc6d16dcd5e6572e2146df5c9b1db77
// bufdiff-choices: 7c0143a1df3f8493bbeceb2ac6c0be5e97a5ed314f89c4d82b02d802916690eceb10ce830d2c0043
// bufdiff-choices: d70d3e9c9b56af749d224ea259d9887b0ec3ce3d3a09787479fb57c5d13f8df0cb08cb52b54c59e5
// bufdiff-choices: 0172df26de73602d6669d8ff58310c5d82b50dfab6a1ea129f0dfcfcc67dcad41af19aba27a219fa
// bufdiff-choices: 4168803836c44e95706ca1183238d83b53336c1410b8233e0b0b64e7cd60d3c5a77bb2c1b7e2d936
// bufdiff-choices: e207e808c6b5dacfea58284da0513ea967fb6e910e7e41eb7f0478a75f95e037d5cc58414277a12b
// bufdiff-choices: ea503dfa7635458e3e7241af9128055136a3587948704c92c5dc3d04733e33ed67a663e262de4f72
// bufdiff-choices: bd09e0fb784ebae7cb17c3c3e5ae0a439965151677461d1543e7d5e0c56da6affc23bf3c7168233e
// bufdiff-choices: 6be1631f5af6d466fe531a1ced66df1ba5b808e27fa2001be509fc6e68cabf1cb5b98b529de8d420
// bufdiff-choices: de5143764c03a40afab68a0f0fd28cb6bf7fb89b916fc981c50aa5652b1cad92bfc1bcfa2b706345
// bufdiff-choices: ce04dec93748b58f55ce81b8c68c6e306b626f91445aaa32fa9987564d234c69a4fddf0c5a370bee
// bufdiff-choices: c79309f6311f1b1752cd614569b14579b5e595897b1bbba93b5b91fb6138e5550df4b102914eb40d
// bufdiff-choices: ab1e6352f736b43bc21ecd3127a2b6f82a269daa8dfa92921d74f7f2fcd17a9d9f6f6b960e69561b
// bufdiff-choices: 5137d44b85e4c759349d6471fb0cc3d8cc6e89c7fc57cfa2aa88419508d9efd85fb8d7e421db8117
// bufdiff-choices: 8da0b618c7a088a4067f8d2b6da25f2cb867961f6b32f1f71d4513b5e17100b45b6ec914728fca4e
// bufdiff-choices: 1518e6e3f19050e8192ab370a347329fafb39ca9c2b546d11413bb428469b190da30ba0aa5ab8ea7
// bufdiff-choices: 58e2919eba099f502174406fd73558df5cc8b1cee843d723c6832655576557707bf54b6680ab17dc
// bufdiff-choices: 184709824b8d9a14d114ff3c40454815e3463d41ba5f86d92e2e721fa60d4f36000381f52ef2fe33
// bufdiff-choices: f35b7bffee0db987d74a62dbb16efb3ed1740f97a402acbc58c23ebeeead4bcca9f5614ff5248932
// bufdiff-choices: 4bae68170fb3ababcae64d26bf055964548dfd3983219bec65adbf79b10969cd4655ebead4171fdf
// bufdiff-choices: 841af5e7386446c0be9c1fdf02093fdfddafb0e86d7abb3e07e5bceaa0c9d17ae71972360e40b0c5
// bufdiff-choices: 45cba1cacf7219a564a311b877ce7e4523c74ccd7816cbc8388780b6ec8083e1ba960eeae4001974
// bufdiff-choices: 8698e38eed9c3c79da051b53c20f3b2aaa3244f4ef2a3b671b2e80ffa7aa776f4949d0e398a88fb5
// bufdiff-choices: 96a81520098d3d3578d98b39367aa4c1bef6157fdf4664529428ba29f86ca84b92e7eac54cfa52fa
// bufdiff-choices: 63770ca07a8d01f050b3f6271a24a7193c1ec739e271
// bufdiff-features: 17 375 429 562 688 706 2170 2332 2572 2820 2898 2945 3217 3233 3579 3752 4165
// bufdiff-features: 4752 4795 4958 4986 5075 5187 5297 5337 5712 6334 6363 6641 6666 6787 6812 7122
// bufdiff-features: 7662 7800 8137 8235 8918 9479 9557 9789 10181 10255 10616 10872 10986 11047
// bufdiff-features: 11162 11210 11228 11441 11580 11588 12170 12457 12891 12932 13032 13233 13424
// bufdiff-features: 13673 14092 14109 14704 14853 15751 15858 15903 16161 16173 16269 16289 16388
// bufdiff-features: 16417 17015 17054 17074 17470 18166 18351 18383 18385 18952 18984 19205 19419
// bufdiff-features: 19442 19967 20749 20968 21185 21522 22280 22323 23749 23787 23810 24059 24184
// bufdiff-features: 24207 24259 24268 24682 25078 25571 25651 25729 25818 25911 26023 26050 26125
// bufdiff-features: 26204 26369 26508 27218 27556 27604 27672 27766 28389 28503 28556 29187 29567
// bufdiff-features: 29590 29667 29678 29786 30666 31143 31231 31492 31864 31903 31940 32192 32457
// bufdiff-features: 32514 32598 32809 33399 33762 33915 34159 34167 34902 35163 35312 35610 36674
// bufdiff-features: 36784 37183 38123 38167 38401 38520 38754 38783 39150 39364 40038 40070 40084
// bufdiff-features: 40298 40712 41679 41984 41996 42075 42294 42398 42412 42467 42858 43053 43092
// bufdiff-features: 43442 43774 43942 44093 44132 44505 44522 44917 45202 45869 46034 46179 46203
// bufdiff-features: 46732 46874 46993 47196 47200 47203 47230 47311 47392 47779 48598 48974 48991
// bufdiff-features: 49370 49635 49657 50461 50956 51178 51475 51534 51851 52062 52148 52322 52532
// bufdiff-features: 52558 52772 52807 52900 52928 53180 53469 53779 53915 53951 54309 54408 54658
// bufdiff-features: 54827 54964 54998 55003 55097 55113 55148 55318 55463 55561 56404 56927 56947
// bufdiff-features: 57401 57551 57832 58024 58190 58308 59038 59347 59525 59620 59815 60686 60897
// bufdiff-features: 61129 61375 61484 61944 61969 62433 62608 63042 63071 63162 63183 63495 63800
// bufdiff-features: 63929 64120 64162 64235 64351 64435 64601 65034 65094 65133 65575 66327 66422
// bufdiff-features: 66995 67526 67648 67959 68121 68355 68390 68670 68782 68867 69007 69403 69728
// bufdiff-features: 69875 70036 70119 70202 70335 70386 70644 71050 71259 71306 71904 72243 72629
// bufdiff-features: 73141 73289 73330 73388 73643 73802 74057 74255 74623 74833 74862 74914 75361
// bufdiff-features: 75414 75921 75997 76245 76328 76639 76728 76953 77261 77283 77491 77617 78283
// bufdiff-features: 78430 78889 79136 79562 80179 80256 80584 81147 81160 81239 81316 81736 81800
// bufdiff-features: 82011 82135 82149 82186 82552 82723 82956 83194 84151 84322 84585 84631 84922
// bufdiff-features: 84952 84985 85047 85673 85843 85848 86125 86826 86844 86937 87100 87398 88233
// bufdiff-features: 88350 88486 88732 88903 88958 89640 89780 89812 89964 90439 90543 90550 90585
// bufdiff-features: 91049 91074 91248 91491 91756 92022 92159 92194 93116 93255 93309 93318 93464
// bufdiff-features: 93677 93753 94187 94360 94736 94981 94994 95407 95603 96099 96295 96562 96621
// bufdiff-features: 96660 97081 97613 97715 97838 98138 98187 98501 98704 98975 99187 99228 99383
// bufdiff-features: 99715 99857 101274 101582 101867 102215 102591 102610 102788 102809 103205
// bufdiff-features: 103339 103715 104315 104334 104339 104446 104682 104790 104931 104958 105034
// bufdiff-features: 105750 105902 106314 107031 107183 107702 107805 108810 108935 108977 109055
// bufdiff-features: 109187 109327 109408 109528 109643 109732 109923 110552 110641 110780 110821
// bufdiff-features: 110952 111765 112327 112756 112929 113084 113239 113346 113453 113816 113940
// bufdiff-features: 113959 114541 114783 115026 115252 115728 115778 115782 115801 116425 116568
// bufdiff-features: 117206 117235 117336 117728 117766 117779 118035 118715 118884 119203 119334
// bufdiff-features: 119340 119588 119597 119678 119764 120049 120197 120933 121059 121628 121632
// bufdiff-features: 121682 123012 123204 123446 124254 124411 124509 124614 124671 125397 125875
// bufdiff-features: 126398 126927 126928 127000 127254 127305 127711 127830 127967 128163 128355
// bufdiff-features: 128685 128817 129630 129649 129955 130192 130294 130602 130933 131528 131544
// bufdiff-features: 132053 132504 132574 133258 133297 133592 133756 134257 134279 134449 134783
// bufdiff-features: 135033 135377 136002 136030 136039 136273 136962 137045 137053 137599 137716
// bufdiff-features: 138096 138208 139524 139611 139768 139862 139885 140286 140778 140929 141238
// bufdiff-features: 141891 142052 142393 142680 142916 143099 143619 143878 144003 144060 144093
// bufdiff-features: 144389 144469 144513 145087 145326 145417 146048 146063 146252 146512 146734
// bufdiff-features: 146863 147156 147178 147295 147358 147436 147654 148015 148267 149094 149117
// bufdiff-features: 149219 149581 149660 149846 149977 150291 150313 150499 150741 150802 150818
// bufdiff-features: 150954 151117 151326 151588 151967 152068 152226 152233 152759 152897 152994
// bufdiff-features: 153153 153293 153304 153488 153811 154812 154946 155138 155545 155644 155675
// bufdiff-features: 155884 155898 156191 156266 156325 156369 156460 157579 158120 158128 158188
// bufdiff-features: 158373 158396 158810 158897 159042 159251 159348 159421 159590 159754 159762
// bufdiff-features: 159776 159796 159895 160475 160704 160756 161667 161688 162425 162764 162819
// bufdiff-features: 162935 162971 163044 163053 163154 163517 163581 163610 164164 164472 164602
// bufdiff-features: 164709 165057 165141 165636 165695 165719 165750 165817 166169 166303 166361
// bufdiff-features: 166456 167018 167086 167341 167352 167466 167973 168756 168833 168858 169288
// bufdiff-features: 169744 169860 169982 170819 171053 171116 171205 171369 171551 171715 172127
// bufdiff-features: 172236 172281 172926 173026 173166 173281 173374 173597 173858 174170 174243
// bufdiff-features: 174314 174379 174571 174660 175312 175546 176076 176478 176664 176851 177167
// bufdiff-features: 177182 177211 177226 177262 177627 177899 177904 178067 178165 178558 178785
// bufdiff-features: 178854 179005 179280 179647 179649 179977 180075 180207 180465 182012 182486
// bufdiff-features: 182561 182675 182966 183114 183224 183290 183645 183667 184030 184113 184255
// bufdiff-features: 184576 185077 185317 185598 185626 185723 186017 186245 186257 186297 186336
// bufdiff-features: 187697 187769 187824 187945 188790 189178 189223 189360 189391 189471 189710
// bufdiff-features: 190142 190520 190818 190874 191416 191888 191908 192262 192422 192628 192771
// bufdiff-features: 193290 193398 193747 193948 194134 194503 194612 194682 194714 195182 195407
// bufdiff-features: 196031 196063 197125 197264 197267 197273 197274 197392 197561 197837 198003
// bufdiff-features: 198081 198246 198279 198282 198432 198460 198648 198689 200104 200166 200298
// bufdiff-features: 200307 200521 200876 201509 201601 202085 202241 202468 202472 202562 202616
// bufdiff-features: 202638 203538 204195 204350 204527 204797 204859 205434 205689 206162 206393
// bufdiff-features: 206690 206856 207124 207442 207454 207457 207731 208108 208765 208821 209255
// bufdiff-features: 209442 209496 209761 209830 210022 210351 210406 210461 210824 211003 211439
// bufdiff-features: 211508 211861 211884 212048 212375 212628 212779 213275 213455 214484 214621
// bufdiff-features: 214744 214769 215532 215664 215925 215959 217103 217513 218064 218127 218635
// bufdiff-features: 218657 219413 219734 220098 220398 220627 220718 220857 221162 221903 222612
// bufdiff-features: 222809 223719 223935 224100 224222 224899 224954 225325 225707 225725 225759
// bufdiff-features: 225818 225985 226178 226329 226357 226575 226607 227345 227395 227453 228061
// bufdiff-features: 228118 228390 228519 228808 228811 228895 228936 229157 229246 229266 229385
// bufdiff-features: 229951 230081 230315 230594 230640 230810 230920 231241 231257 231645 231770
// bufdiff-features: 231994 232170 233276 233533 233623 234206 234245 234387 234467 234562 234794
// bufdiff-features: 235098 235226 235384 235477 235868 236024 236584 236698 236929 236986 237281
// bufdiff-features: 237620 237686 237708 237933 238232 238374 238398 238660 238676 239237 239241
// bufdiff-features: 239659 240100 240158 240219 240745 240967 240974 241256 241308 243137 243140
// bufdiff-features: 243351 243424 243546 243784 243967 243980 244092 244215 245272 245380 245619
// bufdiff-features: 245673 245738 245941 246303 246345 246543 246895 247181 247247 247620 247624
// bufdiff-features: 248011 248086 248209 248597 248677 249221 249689 250284 250415 250712 250796
// bufdiff-features: 251137 251217 251992 252377 252466 252539 253439 253591 253836 254060 254232
// bufdiff-features: 254791 255520 255556 255618 255733 256078 256112 256317 256627 256688 256828
// bufdiff-features: 257251 257621 257794 257806 258367 258368 258625 258988 259510 259528 259840
// bufdiff-features: 260172 260315 260364 260482 261059 261572 261982
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func private @f24(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<3x2x2xf64>, tensor<f64>) {
    %0:4 = call @f1(%arg2, %arg0, %arg1, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<3x2x2xf64>, tensor<f64>, tensor<?x?x?xf64>)
    %1 = linalg.copy ins(%0#2 : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %cst = arith.constant 7.250000e+00 : f64
    %2 = arith.cmpf olt, %extracted, %cst : f64
    scf.if %2 {
    } else {
    }
    return %0#1, %0#0 : tensor<3x2x2xf64>, tensor<f64>
  }
  func.func private @f21(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %generated = tensor.generate  {
      %extracted = tensor.extract %arg0[] : tensor<f64>
      %cst = arith.constant -2.500000e+00 : f64
      %1 = arith.cmpf ogt, %extracted, %cst : f64
      %2 = arith.select %1, %extracted, %cst : f64
      tensor.yield %2 : f64
    } : tensor<f64>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg0, %generated : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %0, %arg0 : tensor<f64>, tensor<f64>
  }
  func.func private @f18(%arg0: tensor<f64>, %arg1: index, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %cst = arith.constant 1.000000e+02 : f64
    %0 = linalg.fill ins(%cst : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1:2 = call @both10(%arg3, %arg2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %2 = call @f17(%1#0) : (tensor<f64>) -> tensor<f64>
    %3:2 = call @f12(%1#0, %1#0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    return %1#1, %2, %0 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @f17(%arg0: tensor<f64>) -> tensor<f64> {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1] : tensor<f64> into tensor<1xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %expanded[%c0] [1] [1] : tensor<1xf64> to tensor<f64>
    %0 = linalg.copy ins(%extracted_slice : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<3x2x3xi32>
    %c-128_i32 = arith.constant -128 : i32
    %2 = linalg.fill ins(%c-128_i32 : i32) outs(%1 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %cst = arith.constant dense<[[[0], [-1]], [[-2], [-3]], [[-4], [-5]]]> : tensor<3x2x1xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %2[0, %c0, 0] [3, 1, 3] [1, %c1, 1] : tensor<3x2x3xi32> to tensor<3x1x3xi32>
    %c100_i32 = arith.constant 100 : i32
    %3 = linalg.quantized_batch_matmul ins(%cst, %extracted_slice_0, %c-128_i32, %c100_i32 : tensor<3x2x1xi32>, tensor<3x1x3xi32>, i32, i32) outs(%2 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    return %0 : tensor<f64>
  }
  func.func private @f15(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %c11 = arith.constant 11 : index
    %0:2 = call @f14(%arg0, %c11, %arg0) : (tensor<f64>, index, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %cst = arith.constant -0.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg0[] : tensor<f64>
    %c0 = arith.constant 0 : index
    %1:4 = call @f6(%inserted, %inserted, %c0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f64>, tensor<f64>, index) -> (tensor<f64>, tensor<?x?x?xf64>, tensor<3x2x2xf64>, tensor<1x2x3xf64>)
    %c5 = arith.constant 5 : index
    %2:4 = call @f6(%1#0, %1#0, %c5) : (tensor<f64>, tensor<f64>, index) -> (tensor<f64>, tensor<?x?x?xf64>, tensor<3x2x2xf64>, tensor<1x2x3xf64>)
    return %0#0, %0#1 : tensor<f64>, tensor<f64>
  }
  func.func @f14(%arg0: tensor<f64>, %arg1: index, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0:3 = call @f9(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    %1 = linalg.negf ins(%0#2 : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant dense<2.000000e+00> : tensor<2xf64>
    %reduced = linalg.reduce ins(%cst : tensor<2xf64>) outs(%0#1 : tensor<f64>) dimensions = [0] 
      (%in: f64, %init: f64) {
        %2 = arith.cmpf olt, %in, %init : f64
        %3 = arith.select %2, %in, %init : f64
        linalg.yield %3 : f64
      }
    return %1, %reduced : tensor<f64>, tensor<f64>
  }
  func.func @f13(%arg0: tensor<f64>, %arg1: f64, %arg2: tensor<f64>, %arg3: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant 1.000000e+10 : f64
    %0 = arith.subf %arg1, %cst : f64
    %1 = linalg.round ins(%arg0 : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
    %cst_0 = arith.constant 0.000000e+00 : f64
    %2 = arith.cmpf ogt, %0, %cst_0 : f64
    %3 = arith.index_castui %2 : i1 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %4 = scf.for %arg4 = %c0 to %3 step %c1 iter_args(%arg5 = %arg2) -> (tensor<f64>) {
      %5 = tensor.empty() : tensor<f64>
      %6 = func.call @f10(%arg2, %5) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %extracted = tensor.extract %arg5[] : tensor<f64>
      %mapped = linalg.map ins(%1 : tensor<f64>) outs(%arg5 : tensor<f64>)
        (%in: f64, %init: f64) {
          %7 = arith.cmpf ogt, %in, %init : f64
          %8 = arith.select %7, %in, %init : f64
          linalg.yield %8 : f64
        }
      scf.yield %mapped : tensor<f64>
    }
    return %4 : tensor<f64>
  }
  func.func private @f11(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %0 = linalg.round ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %2 = call @f10(%0, %1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %0[] : tensor<f64>
    %cst = arith.constant -6.000000e+00 : f64
    %3 = arith.cmpf ule, %extracted, %cst : f64
    %4:2 = scf.if %3 -> (tensor<f64>, tensor<f64>) {
      scf.yield %1, %1 : tensor<f64>, tensor<f64>
    } else {
      %5 = linalg.copy ins(%2 : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
      scf.yield %5, %2 : tensor<f64>, tensor<f64>
    }
    return %arg0 : tensor<f64>
  }
  func.func private @f10(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:2 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg0) -> (tensor<f64>, tensor<f64>) {
      %2:2 = func.call @both10(%arg4, %arg4) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
      %extracted = tensor.extract %2#0[] : tensor<f64>
      %3 = linalg.fill ins(%extracted : f64) outs(%arg4 : tensor<f64>) -> tensor<f64>
      %extracted_0 = tensor.extract %3[] : tensor<f64>
      %4 = linalg.abs ins(%arg3 : tensor<f64>) outs(%3 : tensor<f64>) -> tensor<f64>
      %extracted_1 = tensor.extract %arg3[] : tensor<f64>
      %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %4 : tensor<f64>, tensor<f64>) outs(%arg3 : tensor<f64>) {
      ^bb0(%in: f64, %in_3: f64, %out: f64):
        %9 = arith.addf %in, %in_3 : f64
        %10 = arith.maximumf %9, %out : f64
        linalg.yield %10 : f64
      } -> tensor<f64>
      %extracted_2 = tensor.extract %5[] : tensor<f64>
      %cst = arith.constant 5.000000e-01 : f64
      %from_elements = tensor.from_elements %extracted_0, %cst : tensor<2xf64>
      %6 = tensor.empty() : tensor<2xf64>
      %7 = linalg.fill ins(%extracted_0 : f64) outs(%6 : tensor<2xf64>) -> tensor<2xf64>
      %8 = linalg.dot ins(%from_elements, %7 : tensor<2xf64>, tensor<2xf64>) outs(%5 : tensor<f64>) -> tensor<f64>
      scf.yield %8, %4 : tensor<f64>, tensor<f64>
    }
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%0#0, %0#1 : tensor<f64>, tensor<f64>) outs(%0#1 : tensor<f64>) -> tensor<f64>
    return %0#0 : tensor<f64>
  }
  func.func private @f8(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<1x2x3xf64>, tensor<?x?x?xf64>) {
    %0 = linalg.min ins(%arg0, %arg0 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = linalg.log ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %2:3 = call @f7(%arg0) : (tensor<f64>) -> (tensor<1x2x3xf64>, tensor<?x?x?xf64>, tensor<f64>)
    return %0, %1, %2#0, %2#1 : tensor<f64>, tensor<f64>, tensor<1x2x3xf64>, tensor<?x?x?xf64>
  }
  func.func private @f7(%arg0: tensor<f64>) -> (tensor<1x2x3xf64>, tensor<?x?x?xf64>, tensor<f64>) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f64>
    %c4 = arith.constant 4 : index
    %0:4 = call @f6(%inserted, %arg0, %c4) : (tensor<f64>, tensor<f64>, index) -> (tensor<f64>, tensor<?x?x?xf64>, tensor<3x2x2xf64>, tensor<1x2x3xf64>)
    return %0#3, %0#1, %0#0 : tensor<1x2x3xf64>, tensor<?x?x?xf64>, tensor<f64>
  }
  func.func @f6(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: index) -> (tensor<f64>, tensor<?x?x?xf64>, tensor<3x2x2xf64>, tensor<1x2x3xf64>) {
    %0:2 = call @f4(%arg0, %arg0, %arg0) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %1 = call @f3(%0#1, %arg1) : (tensor<f64>, tensor<f64>) -> tensor<1x2x3xf64>
    %2 = tensor.empty() : tensor<f64>
    %3:5 = call @f2(%2) : (tensor<f64>) -> (tensor<3x2x2xf64>, tensor<?x?x?xf64>, tensor<f64>, f64, f64)
    %4 = call @f5(%arg1) : (tensor<f64>) -> tensor<f64>
    return %3#2, %3#1, %3#0, %1 : tensor<f64>, tensor<?x?x?xf64>, tensor<3x2x2xf64>, tensor<1x2x3xf64>
  }
  func.func @f3(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<1x2x3xf64> {
    %0 = linalg.square ins(%arg1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<2x3x3xf64>
    %extracted = tensor.extract %0[] : tensor<f64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %c2 = arith.constant 2 : index
    %3 = tensor.empty(%c2, %c2) : tensor<?x3x?xf64>
    %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<?x3x?xf64>) -> tensor<?x3x?xf64>
    %extracted_slice = tensor.extract_slice %2[0, 0, 0] [1, 2, 3] [1, 2, 1] : tensor<2x3x3xf64> to tensor<1x2x3xf64>
    %5 = linalg.conv_1d_nwc_wcf ins(%4, %extracted_slice : tensor<?x3x?xf64>, tensor<1x2x3xf64>) outs(%2 : tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    return %extracted_slice : tensor<1x2x3xf64>
  }
  func.func @f1(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, tensor<3x2x2xf64>, tensor<f64>, tensor<?x?x?xf64>) {
    %cst = arith.constant dense<3.500000e+00> : tensor<f64>
    %0 = linalg.div ins(%cst, %arg2 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %cst_0 = arith.constant dense<[[[9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01]], [[1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01]], [[1.750000e+01, 1.850000e+01], [1.950000e+01, 2.050000e+01]]]> : tensor<3x2x2xf64>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1) : tensor<?xf64>
    %2 = linalg.pooling_nwc_max ins(%cst_0, %1 : tensor<3x2x2xf64>, tensor<?xf64>) outs(%cst_0 : tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %3 = tensor.empty(%c3, %c2, %c2) : tensor<?x?x?xf64>
    %4 = linalg.copy ins(%cst_0 : tensor<3x2x2xf64>) outs(%3 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    return %0, %2, %arg0, %4 : tensor<f64>, tensor<3x2x2xf64>, tensor<f64>, tensor<?x?x?xf64>
  }
  func.func private @f2(%arg0: tensor<f64>) -> (tensor<3x2x2xf64>, tensor<?x?x?xf64>, tensor<f64>, f64, f64) {
    %cst = arith.constant 1.000000e+10 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0 = linalg.rsqrt ins(%from_elements : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1:4 = call @f1(%0, %0, %from_elements, %0) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<3x2x2xf64>, tensor<f64>, tensor<?x?x?xf64>)
    %cst_0 = arith.constant -1.000000e+00 : f64
    return %1#1, %1#3, %1#0, %cst_0, %cst : tensor<3x2x2xf64>, tensor<?x?x?xf64>, tensor<f64>, f64, f64
  }
  func.func private @f4(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg2 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %1 = arith.cmpf one, %in, %in_0 : f64
      %2 = arith.select %1, %in, %in_0 : f64
      %3 = arith.mulf %2, %out : f64
      linalg.yield %3 : f64
    } -> tensor<f64>
    return %0, %arg1 : tensor<f64>, tensor<f64>
  }
  func.func @f5(%arg0: tensor<f64>) -> tensor<f64> {
    %0 = tensor.empty() : tensor<f64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%1, %arg0 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %generated = tensor.generate  {
      %cst = arith.constant -6.000000e+00 : f64
      %3 = arith.divf %extracted, %cst : f64
      tensor.yield %3 : f64
    } : tensor<f64>
    return %generated : tensor<f64>
  }
  func.func private @f9(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant -6.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = linalg.round ins(%1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %cst_0 = arith.constant dense<2.500000e+00> : tensor<f64>
    %3:4 = call @f8(%cst_0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<1x2x3xf64>, tensor<?x?x?xf64>)
    %4 = tensor.empty() : tensor<f64>
    %5 = linalg.copy ins(%3#1 : tensor<f64>) outs(%4 : tensor<f64>) -> tensor<f64>
    return %3#0, %5, %2 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @both10(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %cst = arith.constant 1.000000e+02 : f64
    %inserted = tensor.insert %cst into %arg0[] : tensor<f64>
    %0 = tensor.empty() : tensor<f64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f64>) outs(%0 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = arith.minimumf %in, %cst : f64
      linalg.yield %2 : f64
    } -> tensor<f64>
    return %inserted, %1 : tensor<f64>, tensor<f64>
  }
  func.func @f12(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0:3 = call @f9(%arg0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    %cst = arith.constant -0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %2 = call @f11(%arg0, %0#0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %2, %1 : tensor<f64>, tensor<f64>
  }
  func.func private @f16(%arg0: tensor<f64>, %arg1: index, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = linalg.reciprocal ins(%arg0 : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %0) -> (tensor<f64>) {
      %5:2 = scf.for %arg5 = %c0 to %arg3 step %c1 iter_args(%arg6 = %arg2, %arg7 = %arg3) -> (tensor<f64>, index) {
        %c3 = arith.constant 3 : index
        %7 = linalg.copy ins(%0 : tensor<f64>) outs(%arg6 : tensor<f64>) -> tensor<f64>
        scf.yield %7, %c3 : tensor<f64>, index
      }
      %6 = linalg.copy ins(%0 : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
      scf.yield %6 : tensor<f64>
    }
    %2 = tensor.empty() : tensor<f64>
    %cst = arith.constant 3.000000e+00 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<f64>) -> tensor<f64>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%0, %3 : tensor<f64>, tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
    return %4 : tensor<f64>
  }
  func.func private @f19(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64) {
    %cst = arith.constant dense<1.050000e+01> : tensor<f64>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %cst : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) {
    ^bb0(%in: f64, %in_1: f64, %out: f64):
      %5 = arith.subf %in, %in_1 : f64
      %6 = arith.addf %5, %out : f64
      linalg.yield %6 : f64
    } -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.copy ins(%cst : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
    %3 = tensor.empty() : tensor<f64>
    %4 = linalg.copy ins(%cst : tensor<f64>) outs(%3 : tensor<f64>) -> tensor<f64>
    %cst_0 = arith.constant -2.500000e+00 : f64
    return %2, %4, %0, %cst_0 : tensor<f64>, tensor<f64>, tensor<f64>, f64
  }
  func.func private @f20(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: index) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %cst = arith.constant 1.000000e+02 : f64
    %inserted = tensor.insert %cst into %arg1[] : tensor<f64>
    %cst_0 = arith.constant dense<1.000000e+02> : tensor<f64>
    %0:2 = call @f15(%cst_0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %1:3 = call @f18(%cst_0, %arg2, %arg1, %arg0) : (tensor<f64>, index, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    return %1#2, %1#1, %1#0, %0#1 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func @f22(%arg0: tensor<f64>, %arg1: f64, %arg2: tensor<f64>) -> tensor<f64> {
    %inserted = tensor.insert %arg1 into %arg2[] : tensor<f64>
    %cst = arith.constant -6.000000e+00 : f64
    %0 = arith.cmpf olt, %arg1, %cst : f64
    %1 = arith.select %0, %inserted, %arg0 : tensor<f64>
    %false = arith.constant false
    %2 = arith.shrsi %0, %false : i1
    return %1 : tensor<f64>
  }
  func.func @f23(%arg0: tensor<f64>, %arg1: index) -> (tensor<f64>, tensor<f64>) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f64>
    %0:2 = call @both24(%inserted, %inserted) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %extracted_0 = tensor.extract %inserted[] : tensor<f64>
    vector.print %extracted_0 : f64
    return %0#0, %0#1 : tensor<f64>, tensor<f64>
  }
  func.func private @both24(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f64>
    %0 = tensor.empty() : tensor<f64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f64>) outs(%0 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = arith.minimumf %in, %extracted : f64
      linalg.yield %2 : f64
    } -> tensor<f64>
    return %inserted, %1 : tensor<f64>, tensor<f64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<1x1xf64>, tensor<1x1xf64>, tensor<f64>, tensor<?x2x2xf64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<1x1xf64>, tensor<f64>, f64, f64) {
    %cst = arith.constant 1.000000e+00 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0 = linalg.square ins(%from_elements : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = call @f17(%arg1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>) -> tensor<f64>
    %2 = call @f22(%1, %cst, %from_elements) : (tensor<f64>, f64, tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %cst_0 = arith.constant 1.000000e+01 : f64
    %3 = arith.cmpf une, %extracted, %cst_0 : f64
    %true = arith.constant true
    %4 = arith.ori %3, %true : i1
    cf.assert %4, "never fails"
    %expanded = tensor.expand_shape %0 [] output_shape [1, 1] : tensor<f64> into tensor<1x1xf64>
    %5:2 = scf.forall (%arg2) in (1) shared_outs(%arg3 = %expanded, %arg4 = %expanded) -> (tensor<1x1xf64>, tensor<1x1xf64>) {
      %15 = func.call @f22(%arg1, %extracted, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>, f64, tensor<f64>) -> tensor<f64>
      %extracted_slice_2 = tensor.extract_slice %arg3[%arg2, 0] [1, 1] [1, 1] : tensor<1x1xf64> to tensor<1x1xf64>
      %from_elements_3 = tensor.from_elements %extracted, %cst : tensor<2x1x1xf64>
      %reduced = linalg.reduce ins(%from_elements_3 : tensor<2x1x1xf64>) outs(%extracted_slice_2 : tensor<1x1xf64>) dimensions = [0] 
        (%in: f64, %init: f64) {
          %21 = arith.negf %in : f64
          %22 = arith.addf %21, %init : f64
          linalg.yield %22 : f64
        }
      %16 = linalg.square ins(%extracted_slice_2 : tensor<1x1xf64>) outs(%reduced : tensor<1x1xf64>) -> tensor<1x1xf64>
      %extracted_slice_4 = tensor.extract_slice %arg4[%arg2, 0] [1, 1] [1, 1] : tensor<1x1xf64> to tensor<1x1xf64>
      %extracted_slice_5 = tensor.extract_slice %reduced[%arg2, 0] [1, 1] [1, 1] : tensor<1x1xf64> to tensor<1xf64>
      %17 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map1, #map2, #map1] ins(%16, %extracted_slice_5 : tensor<1x1xf64>, tensor<1xf64>) outs(%extracted_slice_4 : tensor<1x1xf64>) -> tensor<1x1xf64>
      %18 = tensor.empty() : tensor<1x2xf64>
      %19 = linalg.fill ins(%extracted : f64) outs(%18 : tensor<1x2xf64>) -> tensor<1x2xf64>
      %cst_6 = arith.constant -0.000000e+00 : f64
      %from_elements_7 = tensor.from_elements %extracted, %cst_6 : tensor<1x2xf64>
      %20 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%19, %from_elements_7 : tensor<1x2xf64>, tensor<1x2xf64>) outs(%17 : tensor<1x1xf64>) -> tensor<1x1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %16 into %arg3[%arg2, 0] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<1x1xf64>
        tensor.parallel_insert_slice %20 into %arg4[%arg2, 0] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<1x1xf64>
      }
    }
    %6:4 = call @f19(%arg0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64)
    %7 = tensor.empty() : tensor<f64>
    %cst_1 = arith.constant 1.000000e+01 : f64
    %8 = linalg.fill ins(%cst_1 : f64) outs(%7 : tensor<f64>) -> tensor<f64>
    %9 = call @f13(%8, %extracted, %8, %8) : (tensor<f64>, f64, tensor<f64>, tensor<f64>) -> tensor<f64>
    %10:2 = call @f24(%6#2, %6#2, %6#2) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<3x2x2xf64>, tensor<f64>)
    %c5 = arith.constant 5 : index
    %11 = call @f16(%6#0, %c5, %9) : (tensor<f64>, index, tensor<f64>) -> tensor<f64>
    %c3 = arith.constant 3 : index
    %12:4 = call @f20(%9, %9, %c3) : (tensor<f64>, tensor<f64>, index) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>)
    %c0 = arith.constant 0 : index
    %13:2 = call @f23(%12#2, %c0) : (tensor<f64>, index) -> (tensor<f64>, tensor<f64>)
    %14:2 = call @f21(%13#0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %cast = tensor.cast %10#0 : tensor<3x2x2xf64> to tensor<?x2x2xf64>
    %extracted_slice = tensor.extract_slice %expanded[0, 0] [1, 1] [1, 1] : tensor<1x1xf64> to tensor<1x1xf64>
    return %5#0, %5#1, %6#1, %cast, %10#1, %11, %12#0, %12#1, %12#3, %13#1, %14#0, %14#1, %6#0, %extracted_slice, %2, %6#3, %cst : tensor<1x1xf64>, tensor<1x1xf64>, tensor<f64>, tensor<?x2x2xf64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<1x1xf64>, tensor<f64>, f64, f64
  }
}

