// bufdiff-profile: deep
// bufdiff-choices: ce212c33d9efcb9ee4216487389fb87c6b4546151bb7d61bfa22d2fd35a3c2a8b73e3077ba685ef6
// bufdiff-choices: ffa4ecb189f2e5efdb974af1adc07a9b946d7016c7834a9428711763d82cdcfb094d1d3fc5363af0
// bufdiff-choices: 4c5e9050f9626239ffd1de468fc826290b11c7dde9b7239f6f66c38a6b8320c1b88121057d3c880e
// bufdiff-choices: 033d527d5e69aec5a849220d0e37cfa10288e87795a31b196d349010dfa12c7ae8028a0f9396de0d
// bufdiff-choices: def5e7152a02be3c6d1bab71036a6de83308cf4d6ce66d797c2fa89050916f4542617c10bd86c7ac
// bufdiff-choices: 37c285861d72d07f3fef7df2be057fd083772bc7d3ed76a6166b83192c541b91b34cb4e0ad700b75
// bufdiff-choices: f8e25ba8039f42de7d56c6101dce8d10b4d48051ce20ad1bb7c8d4f00d49d3360c6dd74d7a7c470e
// bufdiff-choices: bca1a679f526ec3d4910c60ac3c5e0cba7bf806ac8efdf26d2a4ea9e1b1ba58c34055a10674f8665
// bufdiff-choices: 58182984e6135299730ab2f55da7e3581504422abaf57e752e7a3e1f8b2d95595e2f6d0f46f5c71c
// bufdiff-choices: 3fed1198710167ae0b99b3855fe3dd38576893735f213142c7241a873ba5afbd81906a063263cd66
// bufdiff-choices: 0c9010005f0081cf9c908b287e1faf638ecbe008125ef078283abadecf634fc8e4803c1eabc25c90
// bufdiff-choices: 574b7601649a738c009a2c970db0e1ae31b79f0c13c9148ac0412f605639b3adc2ca72515a254826
// bufdiff-choices: 1aad1de1300cef0055af930cf6e87ac3af7436aa28f3133654680644c9bb0273cdee542c3480e28a
// bufdiff-choices: fdc6f4d313a85e3fe717ff174f34cc195510fac5183717cca27abd7b9d9eae0a07cba9ea70dfda53
// bufdiff-choices: 45ee1dde0a86583e190e3c9643be43e3b734b9bcdf55dbb2d4041dc32eef5fdf069576868c7cdc68
// bufdiff-choices: 0c225ff849fea6f1a04e983d576cbe6efad86db96fe3ed867d4c9da2862f94d6d20792fd69dbfbc8
// bufdiff-choices: d97f76fabb31140dbc5e2d6d72edf3af92b8d63f350ccd512a2fb2dcd91bd9f9a8ed8ea8a9347217
// bufdiff-choices: 34963a67c4f3bec83964da3cdb6392f44056a0db5326240968e9d837df8c6e2a10e681dc13d64016
// bufdiff-choices: 99b76dbb9521b4f5f19f87382178613af4aa78ec3ae15c1f52e3324e9fb1a150ac854c5454806609
// bufdiff-choices: db9acd9ca4266b9813bcf6f13e0e7ebb033413ba64797a89234f0348f8779f723a491b80a055d844
// bufdiff-choices: 05af6b2268888449cc4c99af049fefc3451207a16c667532fcbc13d7aacf38b9625262187bcf9a10
// bufdiff-choices: f334c01d9dc69b1d917d114306a23cdd4e4df5121f5fcda2b4616145542e884254fdcadc3caf33e5
// bufdiff-choices: 90001013e428d51ae1cdd17ffcf60846f0975ce4f40e3dc5c1ed248ffdedcf181e18f04ac0cd9e56
// bufdiff-choices: c98ad169690554fb901d5fd9f7bc2af479819185b15d2392681e3ee9adbf9a3bf572c14bb8e19850
// bufdiff-choices: 7f918891d9f2dfcc06c547f31981defa413d5e41289f3e4f78b11890509ae00c1b041fc83da131d3
// bufdiff-choices: dee833b06ed3b27ed5eed0586c63c334c2ff146979049fdde9024ee75d90b1b0a2a39e41a56042c2
// bufdiff-choices: 848a648557bf37755cbfbeb937124364e4f2dfc7dc00bfd49959695ea7948274af4612cdf1dc7c36
// bufdiff-choices: 85c3850799c59b86ca11726b225f2b03b559fc9e1034c8f53b7776b27461fab3f0e201e6a579f39a
// bufdiff-choices: cf1aa22ce15831d1304a33715086b67b12ce5b1e821a9c510d6bbd96e7a3eab2f11c6c5923d8fdd7
// bufdiff-choices: cab52f9f996b2b8766cba18bcd4d49ad2e9a3139c1a8180e52ef9f801181fb7e8271575900dcc824
// bufdiff-choices: 6cbcfb293d9a007f9ae3a6b36b8d62370f6bc9c11d85835ef9788e7001680e4b998feda62e3e02b2
// bufdiff-choices: 24cccbf9edef6f2a738ee2d77ca7dbfe88b8d77f9a953bd850d48abdec5a490326a8b39734e0d8ea
// bufdiff-choices: 1cdfae1fe4c5f4467cfac65ef7a04789030990bf5bffa85a99944f8fa91acbba84de71740c03e78c
// bufdiff-choices: 2d3643a1122a4f8813af1c6bd4cdf035c2a22040cdf1883795d81a49291535e64fe86176161bcfeb
// bufdiff-choices: 5e33dfbea2cbdd831d689f07181ea7a2f87ba52e79fea1558af2775f6d5fff07d219420fad3710c8
// bufdiff-choices: e0cfc4faa010795ee7acb4668242cb848ae5705aeb4ac9f3ab17b5d74c50aa096693a2f443ec5dea
// bufdiff-choices: 292abeeaa48eb2e6615ceb630aa9bd172439a1757f69874b02e2e3990b5e78d644cccb9718d2fdf8
// bufdiff-choices: ce7b53eb02ca3be34a31747536febf57abb16542687e2f0a66a433a2b64a0608c3be9dec4445513b
// bufdiff-choices: 6e2f1b3118f621613a6ce292b950a7d24a265eba25fbab45b11274ee8f521f708adf108e8bbbd987
// bufdiff-choices: 3eb953f56a335a9b743fd162c59a18b331f4ec31d5d0f8a40df8990e056a8d68e4c3624e76c4250e
// bufdiff-choices: 839cfc2df66494cb0c4a0725aeb2d41444979bc96377cbd927f950ae9f65f66f9f9801af29bc84b7
// bufdiff-choices: 6b859c9c95a444ceb489d9fb8e89ce31d9af1c074cb1b43ad48cdc8de881fa92d07b675241d79619
// bufdiff-choices: 3ad0f0826f0fd1364ea9fddf855205827c631b38be5ba74375f1916c0203c410de9826e62762deee
// bufdiff-choices: d8ed32a521e7e2fb70eb5d74d305555f4349fb1d11ea0ee4565426092fbe063cd28ad0194c25ff73
// bufdiff-choices: e47dd3015f03a065144c05fc37ff096fb82214061682f7afc8a96ec24cbe8ee3af33cfea13c754c1
// bufdiff-choices: 3e56a7d105059e0bbd993b83d03cb6307c6c60651b9f1889e0a1c20a41f7e9c79bc3759a5407d631
// bufdiff-choices: f5728c0c20127912ce7a9ffe555451a29314645d853c2e1a5a8e70dd828652ffdbf611d1278136a6
// bufdiff-choices: 1fa9b758895c739d5f5d7a4f91d82bf938b7c8860dfc47d485af4ab2f3b445d8ecce82bcbd4b3158
// bufdiff-choices: 46c1d45926df6ace4354568c6fb6e481b65661c8e6df6d93fd5713f2ecd56740e0d43922e64bddc2
// bufdiff-choices: 7a6076b60c7a65782a0bf0bbe0e100aa7f249417baff2b2f35d3d75055fa620723263995d18be969
// bufdiff-choices: 77f86b40f17323c35bc5863100b6f419a89cb6f63acdb7a632b80c3755b0a4327fd004a1477d86b7
// bufdiff-choices: a6caa7c13057b9c1657e92da6e16c979cbf1d1fa14979c14df82ff6098562712017456b1732ad86d
// bufdiff-choices: 557a4eae3e36e4e023d235a8821a15e44d598b7689f7956cbced97ac38e86926e6327c5563960099
// bufdiff-choices: 01091ea624c05b117e435e12acffae9d7ec16cdfe49b9319c820
// bufdiff-features: 118 755 965 1010 1402 1417 1854 1858 2020 2027 2147 2461 2718 2771 2952 3233
// bufdiff-features: 3358 3398 3579 3600 3838 4004 4165 4494 4506 4752 4770 4775 4986 5187 5527 5619
// bufdiff-features: 6002 6136 6169 6314 6363 6523 6611 6641 6812 6963 7243 7478 7662 7947 8204 8235
// bufdiff-features: 8506 9132 9213 9301 9455 9479 9540 9564 9791 10020 10616 10872 11047 11162
// bufdiff-features: 11173 11315 11407 11441 11545 11585 12064 12170 12246 12305 12457 12560 12653
// bufdiff-features: 12656 12932 12970 13233 13424 13655 13915 14109 14131 14704 14925 15668 15671
// bufdiff-features: 15750 15751 15786 15788 15903 15929 15957 16207 16269 16800 17015 17063 17470
// bufdiff-features: 17596 17757 17853 17989 18166 18486 18642 18890 19168 19419 19442 19606 19685
// bufdiff-features: 20092 20551 20592 20659 20838 21044 21140 21623 21689 21883 21910 22280 22323
// bufdiff-features: 22448 22450 22498 22554 22678 22801 23071 23225 23454 23884 24268 24661 24682
// bufdiff-features: 25078 25302 25324 25497 25898 26094 26519 26579 26636 26663 26993 27144 27378
// bufdiff-features: 27508 27917 28087 28464 28561 28814 28933 29229 29401 29590 29839 29966 29968
// bufdiff-features: 30205 30219 30227 30249 30625 30666 30725 30996 31438 31601 31652 31864 32085
// bufdiff-features: 32275 32457 32727 32809 33108 33234 33497 33751 33807 33848 33853 33887 34034
// bufdiff-features: 34167 34210 34233 34275 34601 34617 34902 35307 35312 35343 35362 35610 35708
// bufdiff-features: 35810 35830 36001 36090 36448 36461 36656 36784 36827 36936 37177 37183 37231
// bufdiff-features: 37245 37289 37333 37630 37803 38202 38296 38520 38702 38754 38783 38876 38924
// bufdiff-features: 38946 39150 39540 39541 39949 40070 40540 40669 40712 40721 41615 41679 41707
// bufdiff-features: 41837 41900 41911 41984 42398 42467 42517 42680 42749 42806 43048 43248 43309
// bufdiff-features: 43447 43548 43562 43631 43929 43942 44167 44319 44505 44522 44554 44589 44621
// bufdiff-features: 44790 44810 44893 44948 45031 45238 45531 45571 45678 45765 45818 46203 46720
// bufdiff-features: 47012 47230 47311 47392 47554 47630 47762 47796 47964 48162 48598 48600 48974
// bufdiff-features: 49310 49635 49657 49800 49956 50031 50107 50461 51148 51160 51216 51344 51415
// bufdiff-features: 51534 51729 51791 51863 52115 52148 52322 52558 52774 52807 52900 52928 52958
// bufdiff-features: 53166 53171 53180 53244 53785 53915 54202 54266 54395 54408 54468 54639 54658
// bufdiff-features: 54696 54827 54998 55182 55270 55276 55987 56283 56404 56723 56947 57745 58092
// bufdiff-features: 58718 58869 59115 59369 59547 59555 59620 59703 59764 59844 60686 60897 61125
// bufdiff-features: 61156 61483 61527 61561 61650 62304 62327 62700 63137 63384 63407 63495 63660
// bufdiff-features: 63800 63929 64119 64120 64129 64235 64317 64393 64416 64435 64601 64871 64875
// bufdiff-features: 65133 65584 65777 66312 66334 66529 66788 66995 67160 67223 67392 67520 68097
// bufdiff-features: 68355 68844 68854 69027 69050 69818 69875 70119 70335 70385 70544 70545 70872
// bufdiff-features: 70955 71050 71259 71306 71415 71573 71825 71851 71895 71904 72044 72615 72629
// bufdiff-features: 72775 72822 72909 73150 73287 73289 73319 73540 73643 73802 74057 74149 74450
// bufdiff-features: 75243 75361 75502 75856 76339 76373 76540 76953 76988 77161 77283 77564 77617
// bufdiff-features: 78283 78295 78430 78457 78620 78796 78822 79234 79852 79999 80114 80422 80454
// bufdiff-features: 80742 81022 81138 81160 81316 81467 81677 81719 81734 81736 82011 82243 82551
// bufdiff-features: 82552 82565 82723 83194 83584 84007 84137 84320 84322 84473 84579 84585 84631
// bufdiff-features: 84804 84922 84952 84979 85047 85288 85316 85474 85481 85673 85843 86125 86431
// bufdiff-features: 86618 86710 86717 87199 87215 87495 87531 87534 87740 87786 87810 87895 87923
// bufdiff-features: 88337 88375 88893 88958 89178 89250 89398 89732 89765 89780 89812 89928 89946
// bufdiff-features: 90141 90218 90414 90543 90585 90723 90777 91319 91525 91633 92194 92353 92472
// bufdiff-features: 93255 93360 93464 93491 93994 94003 94325 94360 94586 95056 95289 95299 95339
// bufdiff-features: 95407 96353 96707 96789 96969 97366 98138 98187 98501 98524 98653 98805 99224
// bufdiff-features: 99294 99627 99757 99980 100073 100324 101264 101342 101582 101999 102024 102215
// bufdiff-features: 102467 102625 103096 103108 103159 103318 103510 103614 103673 103790 103851
// bufdiff-features: 104034 104123 104487 104682 104790 104931 105034 105110 105236 105373 105750
// bufdiff-features: 105902 106148 106314 106463 106652 106657 106709 106819 107273 108176 108600
// bufdiff-features: 108800 108892 108919 108977 109187 109272 109408 109624 109923 110136 110162
// bufdiff-features: 110561 110780 110816 111464 111689 112334 112549 112929 112945 112969 113618
// bufdiff-features: 113781 114354 114874 114888 115101 115252 115728 115778 115956 116125 116425
// bufdiff-features: 116543 116584 116732 117151 117206 117336 117606 117779 118064 118221 118880
// bufdiff-features: 118884 119128 119129 119340 119561 119588 119597 119738 119764 119885 119993
// bufdiff-features: 120035 120782 121181 121434 121585 121632 121785 122227 122615 122967 123313
// bufdiff-features: 123396 123446 124246 124614 124826 124909 125048 125275 125359 125644 125769
// bufdiff-features: 125963 126647 126960 127096 127329 127711 127813 127997 128143 128306 128364
// bufdiff-features: 128585 128599 128816 128817 129170 129648 129873 129878 129946 130160 130602
// bufdiff-features: 130774 130824 130854 130933 131038 131064 131125 131366 131381 131544 132120
// bufdiff-features: 132184 132478 132590 132805 132849 133258 133481 133756 134938 135847 136242
// bufdiff-features: 136271 136273 136283 137045 137235 137599 137637 137656 137998 138313 138395
// bufdiff-features: 138665 139102 139524 139699 139704 140032 140302 140479 140924 140929 141044
// bufdiff-features: 141112 141238 141249 141967 142274 142376 142393 142589 142610 142680 142846
// bufdiff-features: 142892 143099 143154 143172 143285 143387 143517 143521 143726 143847 143953
// bufdiff-features: 143973 144053 144093 144188 144432 145560 145636 145930 146001 146253 146451
// bufdiff-features: 146512 146608 146650 147156 147435 147436 147444 147799 148251 148739 149215
// bufdiff-features: 149413 149674 149873 150313 150646 150818 151080 151326 151446 151537 151738
// bufdiff-features: 151886 151936 151967 152226 152389 152565 152816 152897 152985 153053 153063
// bufdiff-features: 153293 153419 153488 153667 153876 153896 154127 154456 154507 154946 155040
// bufdiff-features: 155408 155698 155884 155976 156072 156191 156235 156325 156416 156460 156807
// bufdiff-features: 156914 157496 157719 157858 158120 158188 158292 158396 158463 158690 158810
// bufdiff-features: 158897 159251 159348 159796 160011 160138 160327 160756 160799 160932 161185
// bufdiff-features: 161377 162015 162108 162265 162526 162740 162971 163044 163048 163216 163876
// bufdiff-features: 163912 163975 164026 164553 164602 165106 165286 165632 165636 165695 165719
// bufdiff-features: 165817 165941 166075 166100 166169 166292 166303 166361 166367 166740 167071
// bufdiff-features: 167072 167252 167614 167959 167973 168044 168102 168180 168229 168377 168403
// bufdiff-features: 168489 168670 168858 169382 169655 169734 169744 170082 170722 170876 170928
// bufdiff-features: 170969 170979 171671 171715 171963 172127 172236 172814 172926 173026 173152
// bufdiff-features: 173166 173354 173678 173923 174170 174243 174298 174314 174571 174684 174930
// bufdiff-features: 175248 175584 175687 175723 175888 176927 177152 177211 177402 178067 178081
// bufdiff-features: 178165 178417 178549 178598 178748 178854 179105 180120 180207 180258 180600
// bufdiff-features: 180747 180817 180947 181088 181384 181663 181694 182044 182065 182719 183105
// bufdiff-features: 183114 183290 183498 183565 183718 183722 184019 184030 184827 184863 184962
// bufdiff-features: 185043 185129 185275 185663 185670 185723 185729 185970 186042 186088 186118
// bufdiff-features: 186257 186620 186823 186942 186945 187135 187596 187683 187740 187769 187824
// bufdiff-features: 188136 188175 188455 188790 188952 189178 189266 189391 189416 189557 189574
// bufdiff-features: 189952 190142 190161 190520 190547 190627 191252 191421 191584 191911 192411
// bufdiff-features: 192422 192433 192528 192628 192694 192771 192952 193290 193354 193747 193927
// bufdiff-features: 194134 194199 194412 194682 194987 195173 195182 195246 195487 195492 196031
// bufdiff-features: 196349 196544 196571 196632 196786 196987 197125 197267 197392 197837 198223
// bufdiff-features: 198432 198447 198460 198648 198745 198873 198901 200104 200307 200350 200358
// bufdiff-features: 200521 200572 200717 201122 201202 201284 201461 201509 201530 201601 201945
// bufdiff-features: 202125 202241 202444 202616 202845 203779 204070 204212 204527 204642 204908
// bufdiff-features: 204995 205100 205400 205434 205705 205848 206260 206393 207081 207124 207294
// bufdiff-features: 207299 207400 207675 207731 207760 207882 208115 208119 208765 209210 210022
// bufdiff-features: 210096 210156 210301 210351 210406 210461 210490 210519 210664 210828 211003
// bufdiff-features: 211044 211058 211283 211508 212196 212549 212565 212628 212703 212742 212779
// bufdiff-features: 213065 213069 213275 213389 213455 213535 213611 213834 214073 214298 214325
// bufdiff-features: 214361 214484 214597 214620 214732 214782 214975 215205 215267 215528 215617
// bufdiff-features: 215707 215959 216095 216640 216969 217085 217209 217513 218064 218127 218141
// bufdiff-features: 218596 218657 218738 219191 219413 219821 220086 220223 220323 220575 220816
// bufdiff-features: 221154 221362 221476 221854 222040 222219 222638 222809 222886 223429 223719
// bufdiff-features: 224011 224815 224916 225016 225246 225250 225490 225759 226053 226158 226379
// bufdiff-features: 226420 226457 226473 226579 226607 226782 226852 226967 227345 227372 227554
// bufdiff-features: 227720 227728 228061 228168 228519 228835 228894 228936 229266 229273 229412
// bufdiff-features: 229458 229587 229655 229781 230081 230083 230104 230128 230495 230610 230660
// bufdiff-features: 230810 231162 231321 231537 231577 231636 231855 231972 232139 232335 232341
// bufdiff-features: 233154 233251 233352 233401 233494 233691 233740 233869 234005 234093 234206
// bufdiff-features: 234389 234718 234975 235018 235165 235477 235829 236024 236180 236259 236909
// bufdiff-features: 236929 236930 236986 237041 237763 238254 238428 238474 238538 238585 239188
// bufdiff-features: 239237 239241 239266 239941 240100 240158 240385 240634 240649 240676 241018
// bufdiff-features: 241688 241887 242101 243140 243248 243778 243857 244281 244323 244540 244677
// bufdiff-features: 244726 244895 245058 245171 245272 245380 245415 245673 245738 246062 246107
// bufdiff-features: 246460 246543 246783 246888 246945 246962 246997 247067 247107 247164 247437
// bufdiff-features: 247712 247869 247913 248187 248209 248484 248684 249078 249184 249272 249333
// bufdiff-features: 249569 249605 249803 249948 250035 250135 250365 250373 250663 250712 250907
// bufdiff-features: 250917 251920 251992 252161 252379 252428 252466 252539 252543 253111 253314
// bufdiff-features: 253389 253439 253740 253836 254057 254087 254769 254810 254943 255052 255223
// bufdiff-features: 255356 255520 255556 255896 256245 256926 256999 257099 257251 257806 257842
// bufdiff-features: 258123 258184 258396 258442 258988 259528 259805 259840 259960 260047 260334
// bufdiff-features: 260470 260815 260843 261114 261137 261244 261292 261982 262086
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f5(%arg0: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %cst = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0 = linalg.exp ins(%from_elements : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %inserted = tensor.insert %cst into %0[] : tensor<f32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %inserted, %arg3 = %from_elements, %arg4 = %0) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
      affine.for %arg5 = 0 to 3 {
        %from_elements_5 = tensor.from_elements %cst : tensor<f32>
        %8 = linalg.mul ins(%from_elements_5, %arg4 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
        %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%8 : tensor<f32>) outs(%8 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %10 = arith.mulf %in, %out : f32
          linalg.yield %10 : f32
        } -> tensor<f32>
      }
      %3 = scf.index_switch %arg1 -> tensor<f32> 
      case 0 {
        affine.for %arg5 = 0 to 3 {
          %inserted_5 = tensor.insert %cst into %arg4[] : tensor<f32>
          %8 = scf.for %arg6 = %c1 to %c2 step %c1 iter_args(%arg7 = %arg3) -> (tensor<f32>) {
            %extracted_6 = tensor.extract %0[] : tensor<f32>
            %11 = tensor.empty() : tensor<f32>
            %12 = linalg.fill ins(%extracted_6 : f32) outs(%11 : tensor<f32>) -> tensor<f32>
            %13:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%0 : tensor<f32>) outs(%inserted, %12 : tensor<f32>, tensor<f32>) {
            ^bb0(%in: f32, %out: f32, %out_7: f32):
              %15 = arith.negf %out_7 : f32
              %16 = arith.addf %15, %in : f32
              %17 = arith.addf %out, %extracted_6 : f32
              linalg.yield %16, %17 : f32, f32
            } -> (tensor<f32>, tensor<f32>)
            %14 = linalg.copy ins(%12 : tensor<f32>) outs(%arg7 : tensor<f32>) -> tensor<f32>
            scf.yield %14 : tensor<f32>
          }
          %9 = linalg.mul ins(%8, %inserted : tensor<f32>, tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
          %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%9 : tensor<f32>) outs(%9 : tensor<f32>) {
          ^bb0(%in: f32, %out: f32):
            %11 = arith.negf %in : f32
            %12 = arith.addf %11, %out : f32
            linalg.yield %12 : f32
          } -> tensor<f32>
        }
        scf.yield %arg4 : tensor<f32>
      }
      case 1 {
        %cst_5 = arith.constant dense<1.050000e+01> : tensor<f32>
        %8 = linalg.floor ins(%cst_5 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
        %extracted_6 = tensor.extract %arg4[] : tensor<f32>
        vector.print %extracted_6 : f32
        scf.yield %inserted : tensor<f32>
      }
      case 4 {
        scf.yield %inserted : tensor<f32>
      }
      default {
        %cst_5 = arith.constant 1.000000e+01 : f32
        %inserted_6 = tensor.insert %cst_5 into %arg4[] : tensor<f32>
        scf.yield %inserted_6 : tensor<f32>
      }
      %extracted = tensor.extract %0[] : tensor<f32>
      %extracted_0 = tensor.extract %arg3[] : tensor<f32>
      %cst_1 = arith.constant -6.000000e+00 : f32
      %from_elements_2 = tensor.from_elements %cst_1, %extracted : tensor<2xf32>
      %cst_3 = arith.constant dense<[6.500000e+00, 7.500000e+00]> : tensor<2xf32>
      %4 = linalg.dot ins(%from_elements_2, %cst_3 : tensor<2xf32>, tensor<2xf32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      %5 = linalg.sqrt ins(%inserted : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
      %extracted_4 = tensor.extract %arg2[] : tensor<f32>
      %6 = linalg.add ins(%arg4, %3 : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%5 : tensor<f32>) outs(%6 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %8 = arith.cmpf ogt, %in, %out : f32
        %9 = arith.select %8, %in, %out : f32
        linalg.yield %9 : f32
      } -> tensor<f32>
      scf.yield %7, %5, %arg4 : tensor<f32>, tensor<f32>, tensor<f32>
    }
    %c3 = arith.constant 3 : index
    %2:2 = scf.for %arg1 = %c1 to %c3 step %c1 iter_args(%arg2 = %from_elements, %arg3 = %cst) -> (tensor<f32>, f32) {
      %extracted = tensor.extract %from_elements[] : tensor<f32>
      %cst_0 = arith.constant 5.000000e-01 : f32
      %mapped = linalg.map ins(%from_elements, %1#2, %1#0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>)
        (%in: f32, %in_1: f32, %in_2: f32, %init: f32) {
          %3 = arith.divf %in, %in_1 : f32
          %4 = arith.maximumf %3, %in_2 : f32
          linalg.yield %4 : f32
        }
      scf.yield %mapped, %cst_0 : tensor<f32>, f32
    }
    return %1#1, %2#1, %cst : tensor<f32>, f32, f32
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<2x1x1x2x1xf32>, index, index) {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %mapped = linalg.map ins(%0 : tensor<f32>) outs(%2 : tensor<f32>)
      (%in: f32, %init: f32) {
        %10 = arith.addf %in, %extracted : f32
        linalg.yield %10 : f32
      }
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.mulf %in, %out : f32
      linalg.yield %10 : f32
    } -> tensor<f32>
    %inserted = tensor.insert %extracted into %2[] : tensor<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %4 = arith.cmpf ogt, %extracted, %cst : f32
    %5 = arith.index_castui %4 : i1 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %6 = scf.for %arg2 = %c0 to %5 step %c1 iter_args(%arg3 = %1) -> (tensor<f32>) {
      %inserted_1 = tensor.insert %extracted into %0[] : tensor<f32>
      %10 = arith.index_cast %5 : index to i64
      %11 = arith.sitofp %10 : i64 to f32
      %inserted_2 = tensor.insert %11 into %arg3[] : tensor<f32>
      scf.yield %inserted_2 : tensor<f32>
    }
    %splat = tensor.splat %extracted : tensor<f32>
    %7 = scf.execute_region -> tensor<f32> {
      %cst_1 = arith.constant 1.000000e+01 : f32
      %splat_2 = tensor.splat %cst_1 : tensor<f32>
      %inserted_3 = tensor.insert %extracted into %splat_2[] : tensor<f32>
      scf.yield %splat : tensor<f32>
    }
    %extracted_0 = tensor.extract %inserted[] : tensor<f32>
    %8:2 = scf.while (%arg2 = %c0, %arg3 = %7) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %10 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%10) %arg2, %arg3 : index, tensor<f32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f32>):
      %10 = arith.addi %arg2, %c1 : index
      scf.yield %10, %arg3 : index, tensor<f32>
    }
    %9:3 = call @f2(%splat, %splat) : (tensor<f32>, tensor<f32>) -> (tensor<?xf32>, tensor<2x1x1x2x1xf32>, tensor<f32>)
    return %9#1, %8#0, %5 : tensor<2x1x1x2x1xf32>, index, index
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %0 = math.acosh %extracted : f32
    %1 = linalg.abs ins(%arg1 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
    %2 = arith.cmpf olt, %0, %extracted : f32
    %3 = scf.if %2 -> (tensor<f32>) {
      %extracted_1 = tensor.extract %arg3[] : tensor<f32>
      %cst = arith.constant dense<1.500000e+00> : tensor<f32>
      %17 = linalg.exp ins(%cst : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %17 : tensor<f32>
    } else {
      %17 = bufferization.alloc_tensor() : tensor<f32>
      %cst = arith.constant dense<1.000000e+01> : tensor<f32>
      %cst_1 = arith.constant 1.000000e+10 : f32
      %from_elements = tensor.from_elements %cst_1 : tensor<f32>
      %18 = linalg.mul ins(%cst, %from_elements : tensor<f32>, tensor<f32>) outs(%17 : tensor<f32>) -> tensor<f32>
      scf.yield %arg3 : tensor<f32>
    }
    %4 = tensor.empty() : tensor<f32>
    %5 = arith.index_castui %2 : i1 to index
    %c4 = arith.constant 4 : index
    %6 = arith.remui %5, %c4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %6 step %c1 {
      %rank = tensor.rank %3 : tensor<f32>
    }
    %7 = bufferization.alloc_tensor() copy(%3) : tensor<f32>
    %8 = linalg.ceil ins(%3 : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    %9 = arith.cmpf une, %arg2, %extracted : f32
    %10:2 = scf.if %9 -> (tensor<f32>, tensor<f32>) {
      %c2 = arith.constant 2 : index
      %17 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %8) -> (tensor<f32>) {
        %21 = linalg.fill ins(%0 : f32) outs(%arg5 : tensor<f32>) -> tensor<f32>
        %22 = tensor.empty() : tensor<f32>
        %from_elements = tensor.from_elements %2 : tensor<i1>
        %23 = linalg.select ins(%from_elements, %21, %arg3 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) -> tensor<f32>
        %extracted_3 = tensor.extract %arg5[] : tensor<f32>
        %extracted_4 = tensor.extract %arg5[] : tensor<f32>
        %24 = linalg.mul ins(%23, %arg0 : tensor<f32>, tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
        scf.yield %24 : tensor<f32>
      }
      %inserted = tensor.insert %extracted into %17[] : tensor<f32>
      %extracted_1 = tensor.extract %17[] : tensor<f32>
      vector.print %extracted_1 : f32
      %extracted_2 = tensor.extract %inserted[] : tensor<f32>
      vector.print %extracted_2 : f32
      %18 = tensor.empty() : tensor<f32>
      %19 = linalg.fill ins(%0 : f32) outs(%18 : tensor<f32>) -> tensor<f32>
      %20 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%19, %8 : tensor<f32>, tensor<f32>) outs(%7 : tensor<f32>) -> tensor<f32>
      scf.yield %arg3, %20 : tensor<f32>, tensor<f32>
    } else {
      %extracted_1 = tensor.extract %arg0[] : tensor<f32>
      %17 = linalg.add ins(%arg0, %8 : tensor<f32>, tensor<f32>) outs(%7 : tensor<f32>) -> tensor<f32>
      scf.yield %7, %17 : tensor<f32>, tensor<f32>
    }
    %extracted_0 = tensor.extract %8[] : tensor<f32>
    %11 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %10#0) -> (tensor<f32>) {
      %c2 = arith.constant 2 : index
      %17 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg5) -> (tensor<f32>) {
        %extracted_1 = tensor.extract %10#0[] : tensor<f32>
        %18 = arith.minimumf %extracted_1, %extracted_1 : f32
        %inserted = tensor.insert %18 into %arg7[] : tensor<f32>
        scf.yield %inserted : tensor<f32>
      }
      scf.yield %17 : tensor<f32>
    }
    %12 = linalg.fill ins(%arg2 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.copy ins(%10#1 : tensor<f32>) outs(%13 : tensor<f32>) -> tensor<f32>
    %15 = tensor.empty() : tensor<f32>
    %16 = linalg.copy ins(%11 : tensor<f32>) outs(%15 : tensor<f32>) -> tensor<f32>
    return %1, %14, %16, %extracted_0, %arg2 : tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<?xf32>, tensor<2x1x1x2x1xf32>, tensor<f32>) {
    %cst = arith.constant -2.500000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[] : tensor<f32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %inserted) -> (tensor<f32>) {
      %inserted_6 = tensor.insert %cst into %inserted[] : tensor<f32>
      %cst_7 = arith.constant dense<9.500000e+00> : tensor<f32>
      %cst_8 = arith.constant 5.000000e-01 : f32
      %18:5 = func.call @f1(%cst_7, %arg3, %cst_8, %inserted_6) : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
      %inserted_9 = tensor.insert %18#3 into %arg3[] : tensor<f32>
      %extracted_10 = tensor.extract %inserted_9[] : tensor<f32>
      %19 = linalg.fill ins(%18#4 : f32) outs(%inserted_9 : tensor<f32>) -> tensor<f32>
      scf.yield %19 : tensor<f32>
    }
    %inserted_0 = tensor.insert %cst into %0[] : tensor<f32>
    %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %1 = tensor.empty() : tensor<1xf32>
    %extracted = tensor.extract %0[] : tensor<f32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<1xf32>) -> tensor<1xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%expanded : tensor<1x1xf32>) outs(%2 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.addf %in, %out : f32
      linalg.yield %18 : f32
    } -> tensor<1xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0] [%c1, 1] [1, 1] : tensor<1x1xf32> to tensor<?x1xf32>
    %4 = linalg.add ins(%extracted_slice, %extracted_slice : tensor<?x1xf32>, tensor<?x1xf32>) outs(%extracted_slice : tensor<?x1xf32>) -> tensor<?x1xf32>
    %extracted_1 = tensor.extract %expanded[%c0, %c0] : tensor<1x1xf32>
    %generated = tensor.generate  {
      %extracted_6 = tensor.extract %0[] : tensor<f32>
      %18 = arith.addf %extracted_6, %extracted : f32
      tensor.yield %18 : f32
    } : tensor<f32>
    %5:5 = call @f1(%arg0, %arg0, %extracted_1, %generated) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
    %extracted_2 = tensor.extract %5#0[] : tensor<f32>
    %inserted_3 = tensor.insert %extracted_2 into %5#0[] : tensor<f32>
    %6 = tensor.empty() : tensor<1xf32>
    %extracted_4 = tensor.extract %2[%c0] : tensor<1xf32>
    %cst_5 = arith.constant -1.000000e+00 : f32
    %from_elements = tensor.from_elements %5#4, %extracted_4, %extracted_2, %cst_5 : tensor<2x1x1x2x1xf32>
    %c2 = arith.constant 2 : index
    %7 = tensor.empty(%c2, %c2, %c2) : tensor<?x?x2x2x?xf32>
    %8 = arith.maximumf %extracted, %5#3 : f32
    %9 = linalg.fill ins(%8 : f32) outs(%7 : tensor<?x?x2x2x?xf32>) -> tensor<?x?x2x2x?xf32>
    %10 = tensor.empty() : tensor<2x2x1x2x1xf32>
    %11 = arith.subf %extracted, %5#3 : f32
    %12 = linalg.fill ins(%11 : f32) outs(%10 : tensor<2x2x1x2x1xf32>) -> tensor<2x2x1x2x1xf32>
    %13 = linalg.conv_3d_ndhwc_dhwcf ins(%9, %12 : tensor<?x?x2x2x?xf32>, tensor<2x2x1x2x1xf32>) outs(%from_elements : tensor<2x1x1x2x1xf32>) -> tensor<2x1x1x2x1xf32>
    %14 = tensor.empty(%c1) : tensor<?xf32>
    %15 = linalg.max ins(%2, %3 : tensor<1xf32>, tensor<1xf32>) outs(%14 : tensor<?xf32>) -> tensor<?xf32>
    %16 = arith.cmpf ule, %extracted_1, %extracted : f32
    %17 = scf.if %16 -> (tensor<1xf32>) {
      %cst_6 = arith.constant dense<1.150000e+01> : tensor<1x1x1xf32>
      %18 = linalg.batch_vecmat ins(%expanded, %cst_6 : tensor<1x1xf32>, tensor<1x1x1xf32>) outs(%extracted_slice : tensor<?x1xf32>) -> tensor<?x1xf32>
      %mapped = linalg.map ins(%2 : tensor<1xf32>) outs(%1 : tensor<1xf32>)
        (%in: f32, %init: f32) {
          %19 = arith.negf %in : f32
          %20 = arith.addf %19, %cst : f32
          linalg.yield %20 : f32
        }
      scf.yield %mapped : tensor<1xf32>
    } else {
      %18 = arith.index_castui %16 : i1 to index
      %c3 = arith.constant 3 : index
      %19 = arith.remui %18, %c3 : index
      %20 = scf.index_switch %19 -> tensor<2x2x1x2x1xf32> 
      case 0 {
        %cst_6 = arith.constant dense<[[[[[1.050000e+01, 1.150000e+01]]], [[[1.250000e+01, 1.350000e+01]]]], [[[[1.450000e+01, 1.550000e+01]]], [[[1.650000e+01, 1.750000e+01]]]]]> : tensor<2x2x1x1x2xf32>
        %21 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_6, %12 : tensor<2x2x1x1x2xf32>, tensor<2x2x1x2x1xf32>) outs(%10 : tensor<2x2x1x2x1xf32>) {
        ^bb0(%in: f32, %in_7: f32, %out: f32):
          %22 = arith.subf %in, %in_7 : f32
          linalg.yield %22 : f32
        } -> tensor<2x2x1x2x1xf32>
        scf.yield %21 : tensor<2x2x1x2x1xf32>
      }
      case 1 {
        scf.yield %10 : tensor<2x2x1x2x1xf32>
      }
      default {
        %inserted_slice = tensor.insert_slice %inserted_3 into %1[%c0] [1] [1] : tensor<f32> into tensor<1xf32>
        scf.yield %10 : tensor<2x2x1x2x1xf32>
      }
      %cast = tensor.cast %14 : tensor<?xf32> to tensor<1xf32>
      scf.yield %cast : tensor<1xf32>
    }
    return %15, %13, %5#2 : tensor<?xf32>, tensor<2x1x1x2x1xf32>, tensor<f32>
  }
  func.func @f4(%arg0: tensor<f32>, %arg1: f32, %arg2: f32) -> (tensor<2x4x3xf32>, tensor<f32>, tensor<1x1xf32>, tensor<2x4x3xf32>) {
    %inserted = tensor.insert %arg1 into %arg0[] : tensor<f32>
    %extracted = tensor.extract %inserted[] : tensor<f32>
    %expanded = tensor.expand_shape %inserted [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg2, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2:2 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %inserted, %arg5 = %expanded) -> (tensor<f32>, tensor<1x1xf32>) {
      %cst_1 = arith.constant dense<[[[[6, 7]], [[8, 9]]], [[[10, 11]], [[12, 13]]]]> : tensor<2x2x1x2xi32>
      %c2_2 = arith.constant 2 : index
      %13 = tensor.empty(%c2_2, %c2_2, %c1) : tensor<?x?x?x1xi32>
      %c127_i32 = arith.constant 127 : i32
      %14 = linalg.fill ins(%c127_i32 : i32) outs(%13 : tensor<?x?x?x1xi32>) -> tensor<?x?x?x1xi32>
      %c5_i32 = arith.constant 5 : i32
      %15 = linalg.conv_2d_nchw_fchw_q ins(%cst_1, %14, %c127_i32, %c5_i32 : tensor<2x2x1x2xi32>, tensor<?x?x?x1xi32>, i32, i32) outs(%cst_1 : tensor<2x2x1x2xi32>) -> tensor<2x2x1x2xi32>
      %16:3 = func.call @f3(%arg4, %inserted) : (tensor<f32>, tensor<f32>) -> (tensor<2x1x1x2x1xf32>, index, index)
      %17 = linalg.copy ins(%expanded : tensor<1x1xf32>) outs(%arg5 : tensor<1x1xf32>) -> tensor<1x1xf32>
      %18 = linalg.copy ins(%inserted : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %18, %17 : tensor<f32>, tensor<1x1xf32>
    }
    %from_elements = tensor.from_elements %c1, %c1 : tensor<2xindex>
    %reshape = tensor.reshape %2#0(%from_elements) : (tensor<f32>, tensor<2xindex>) -> tensor<1x1xf32>
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %3 = scf.for %arg3 = %c0 to %c4 step %c2 iter_args(%arg4 = %2#0) -> (tensor<f32>) {
      %extracted_1 = tensor.extract %inserted[] : tensor<f32>
      %13 = linalg.copy ins(%inserted : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %13 : tensor<f32>
    }
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%reshape : tensor<1x1xf32>) {
    ^bb0(%out: f32):
      %13 = linalg.index 0 : index
      %14 = arith.subi %c0, %13 : index
      %15 = linalg.index 1 : index
      %16 = arith.subi %c0, %15 : index
      %extracted_1 = tensor.extract %reshape[%14, %16] : tensor<1x1xf32>
      %cst_2 = arith.constant 5.000000e-01 : f32
      %17 = arith.maximumf %extracted_1, %cst_2 : f32
      linalg.yield %17 : f32
    } -> tensor<1x1xf32>
    %5 = tensor.empty() : tensor<2x3x3xf32>
    %6 = arith.minimumf %extracted, %arg2 : f32
    %7 = linalg.fill ins(%6 : f32) outs(%5 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %cst_0 = arith.constant dense<[[[3.500000e+00, 6.500000e+00, 9.500000e+00], [1.250000e+01, 1.550000e+01, 1.850000e+01], [2.150000e+01, 2.450000e+01, 2.750000e+01], [3.050000e+01, 3.350000e+01, 3.650000e+01]], [[3.950000e+01, 4.250000e+01, 4.550000e+01], [4.850000e+01, 5.150000e+01, 5.450000e+01], [5.750000e+01, 6.050000e+01, 6.350000e+01], [6.650000e+01, 6.950000e+01, 7.250000e+01]]]> : tensor<2x4x3xf32>
    %8 = tensor.empty() : tensor<2xf32>
    %9 = linalg.pooling_nwc_max ins(%cst_0, %8 : tensor<2x4x3xf32>, tensor<2xf32>) outs(%7 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %collapsed = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<2x3x3xf32> into tensor<6x3xf32>
    %10 = tensor.empty() : tensor<1xf32>
    %11 = linalg.pooling_nwc_sum ins(%cst_0, %10 : tensor<2x4x3xf32>, tensor<1xf32>) outs(%cst_0 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %12 = bufferization.alloc_tensor() copy(%cst_0) : tensor<2x4x3xf32>
    return %11, %3, %2#1, %12 : tensor<2x4x3xf32>, tensor<f32>, tensor<1x1xf32>, tensor<2x4x3xf32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32, %arg3: tensor<f32>) -> (tensor<f32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x2x1x2x?xi32>, tensor<8x3xf32>, tensor<f32>, tensor<2x2x2x2x1xi32>, tensor<2x4x3xf32>) {
    %0:3 = call @f5(%arg1) : (tensor<f32>) -> (tensor<f32>, f32, f32)
    %cst = arith.constant 0.000000e+00 : f32
    %1 = arith.cmpf ogt, %0#1, %cst : f32
    %2 = arith.index_castui %1 : i1 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg4 = %c0 to %2 step %c1 iter_args(%arg5 = %arg0) -> (tensor<f32>) {
      %c4 = arith.constant 4 : index
      %c2_3 = arith.constant 2 : index
      %20:2 = scf.for %arg6 = %c0 to %c4 step %c2_3 iter_args(%arg7 = %0#0, %arg8 = %0#0) -> (tensor<f32>, tensor<f32>) {
        %generated_6 = tensor.generate  {
        ^bb0(%arg9: index, %arg10: index, %arg11: index):
          %28 = arith.index_cast %arg9 : index to i32
          %29 = arith.index_cast %arg10 : index to i32
          %30 = arith.index_cast %arg11 : index to i32
          %31 = arith.ori %28, %29 : i32
          %c3_i32_10 = arith.constant 3 : i32
          %32 = arith.shrui %31, %c3_i32_10 : i32
          %33 = arith.minsi %32, %30 : i32
          tensor.yield %33 : i32
        } : tensor<1x1x3xi32>
        %cst_7 = arith.constant dense<[[[1, 2, 3], [4, 5, 6]]]> : tensor<1x2x3xi32>
        %22 = tensor.empty() : tensor<2xi32>
        %23 = linalg.pooling_nwc_max_unsigned ins(%cst_7, %22 : tensor<1x2x3xi32>, tensor<2xi32>) outs(%generated_6 : tensor<1x1x3xi32>) -> tensor<1x1x3xi32>
        %24 = scf.for %arg9 = %c0 to %2 step %c1 iter_args(%arg10 = %arg7) -> (tensor<f32>) {
          %inserted_10 = tensor.insert %arg2 into %arg3[] : tensor<f32>
          %28 = arith.cmpf une, %0#1, %0#2 : f32
          %true = arith.constant true
          %29 = arith.ori %28, %true : i1
          cf.assert %29, "never fails"
          %30 = tensor.empty() : tensor<f32>
          %cst_11 = arith.constant 5.000000e-01 : f32
          %31 = linalg.fill ins(%cst_11 : f32) outs(%30 : tensor<f32>) -> tensor<f32>
          %32:3 = func.call @f2(%31, %31) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<?xf32>, tensor<2x1x1x2x1xf32>, tensor<f32>)
          %mapped = linalg.map { arith.minimumf } ins(%32#2, %arg3 : tensor<f32>, tensor<f32>) outs(%arg10 : tensor<f32>)
          scf.yield %mapped : tensor<f32>
        }
        %extracted_slice = tensor.extract_slice %23[0, 0, %c1] [1, 1, 1] [1, 1, 1] : tensor<1x1x3xi32> to tensor<1x1x1xi32>
        %25 = linalg.copy ins(%arg3 : tensor<f32>) outs(%arg8 : tensor<f32>) -> tensor<f32>
        %extracted_8 = tensor.extract %arg7[] : tensor<f32>
        %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %25 : tensor<f32>, tensor<f32>) outs(%arg7 : tensor<f32>) {
        ^bb0(%in: f32, %in_10: f32, %out: f32):
          %28 = arith.minimumf %in, %in_10 : f32
          linalg.yield %28 : f32
        } -> tensor<f32>
        %extracted_9 = tensor.extract %26[] : tensor<f32>
        %27 = linalg.floor ins(%arg3 : tensor<f32>) outs(%26 : tensor<f32>) -> tensor<f32>
        scf.yield %27, %25 : tensor<f32>, tensor<f32>
      }
      %expanded = tensor.expand_shape %arg5 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %21 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%20#1, %arg3 : tensor<f32>, tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      %extracted_4 = tensor.extract %21[] : tensor<f32>
      %inserted_5 = tensor.insert %0#2 into %21[] : tensor<f32>
      scf.yield %inserted_5 : tensor<f32>
    }
    %cst_0 = arith.constant 2.000000e+00 : f32
    %4:4 = call @f4(%arg3, %0#1, %cst_0) : (tensor<f32>, f32, f32) -> (tensor<2x4x3xf32>, tensor<f32>, tensor<1x1xf32>, tensor<2x4x3xf32>)
    %extracted = tensor.extract %4#3[%2, %2, %2] : tensor<2x4x3xf32>
    %c2 = arith.constant 2 : index
    %5:3 = scf.for %arg4 = %c0 to %c2 step %c2 iter_args(%arg5 = %4#2, %arg6 = %arg0, %arg7 = %cst_0) -> (tensor<1x1xf32>, tensor<f32>, f32) {
      %c3_3 = arith.constant 3 : index
      %20 = scf.for %arg8 = %c0 to %c3_3 step %c1 iter_args(%arg9 = %4#3) -> (tensor<2x4x3xf32>) {
        %25:3 = scf.for %arg10 = %c0 to %2 step %c1 iter_args(%arg11 = %4#2, %arg12 = %arg0, %arg13 = %arg2) -> (tensor<1x1xf32>, tensor<f32>, f32) {
          %extracted_8 = tensor.extract %4#1[] : tensor<f32>
          %cst_9 = arith.constant 1.000000e+01 : f32
          %37 = linalg.copy ins(%arg0 : tensor<f32>) outs(%arg12 : tensor<f32>) -> tensor<f32>
          %38 = linalg.div ins(%arg5, %4#2 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%arg11 : tensor<1x1xf32>) -> tensor<1x1xf32>
          %39 = linalg.matmul ins(%4#2, %arg5 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%38 : tensor<1x1xf32>) -> tensor<1x1xf32>
          scf.yield %39, %37, %cst_9 : tensor<1x1xf32>, tensor<f32>, f32
        }
        %26 = func.call @same6(%25#1) : (tensor<f32>) -> tensor<f32>
        %mapped = linalg.map ins(%25#1, %4#1, %26 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%26 : tensor<f32>)
          (%in: f32, %in_8: f32, %in_9: f32, %init: f32) {
            %37 = arith.addf %in, %in_8 : f32
            %38 = arith.cmpf one, %37, %in_9 : f32
            %39 = arith.select %38, %37, %in_9 : f32
            linalg.yield %39 : f32
          }
        %27 = tensor.empty() : tensor<f32>
        %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%25#1 : tensor<f32>) outs(%27 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<f32>
        %29 = func.call @same6(%26) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>) -> tensor<f32>
        %30 = tensor.empty() : tensor<4x3x2xf32>
        %31 = arith.addf %25#2, %25#2 : f32
        %32 = linalg.fill ins(%31 : f32) outs(%30 : tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
        %33 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<4x3x2xf32>) outs(%arg9 : tensor<2x4x3xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<2x4x3xf32>
        %extracted_6 = tensor.extract %33[%2, %c1, %c2] : tensor<2x4x3xf32>
        %cst_7 = arith.constant dense<7.250000e+00> : tensor<2x4x3xf32>
        %34 = tensor.empty() : tensor<4x1xf32>
        %35 = linalg.fill ins(%31 : f32) outs(%34 : tensor<4x1xf32>) -> tensor<4x1xf32>
        %36 = linalg.depthwise_conv_1d_ncw_cw ins(%cst_7, %35 : tensor<2x4x3xf32>, tensor<4x1xf32>) outs(%33 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
        scf.yield %36 : tensor<2x4x3xf32>
      }
      %21:5 = func.call @f1(%4#1, %4#1, %0#1, %3) : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
      %22:3 = func.call @f5(%4#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>) -> (tensor<f32>, f32, f32)
      %cst_4 = arith.constant 5.000000e-01 : f32
      %23 = linalg.copy ins(%21#2 : tensor<f32>) outs(%arg6 : tensor<f32>) -> tensor<f32>
      %extracted_slice = tensor.extract_slice %20[%arg4, 2, 1] [1, 1, 1] [1, 1, 1] : tensor<2x4x3xf32> to tensor<1x1xf32>
      %transposed = linalg.transpose ins(%extracted_slice : tensor<1x1xf32>) outs(%arg5 : tensor<1x1xf32>) permutation = [1, 0] 
      %extracted_slice_5 = tensor.extract_slice %4#3[%arg4, 2, %c0] [1, 1, 1] [1, 1, 1] : tensor<2x4x3xf32> to tensor<1x1xf32>
      %24 = linalg.conv_2d ins(%extracted_slice_5, %extracted_slice_5 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%transposed : tensor<1x1xf32>) -> tensor<1x1xf32>
      scf.yield %24, %23, %cst_4 : tensor<1x1xf32>, tensor<f32>, f32
    }
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.fill ins(%0#2 : f32) outs(%6 : tensor<f32>) -> tensor<f32>
    %8:4 = call @f4(%7, %extracted, %extracted) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f32>, f32, f32) -> (tensor<2x4x3xf32>, tensor<f32>, tensor<1x1xf32>, tensor<2x4x3xf32>)
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      %20 = arith.index_cast %arg4 : index to i32
      %21 = arith.index_cast %arg5 : index to i32
      %22 = arith.index_cast %arg6 : index to i32
      %23 = arith.index_cast %arg7 : index to i32
      %24 = arith.index_cast %arg8 : index to i32
      %25 = arith.maxui %20, %21 : i32
      %26 = arith.muli %25, %22 : i32
      %27 = arith.cmpi slt, %26, %23 : i32
      %28 = arith.select %27, %26, %23 : i32
      %29 = arith.cmpi sgt, %28, %24 : i32
      %30 = arith.select %29, %28, %24 : i32
      tensor.yield %30 : i32
    } : tensor<2x2x1x2x2xi32>
    %cst_1 = arith.constant dense<[[[[[5], [6]], [[7], [8]]], [[[9], [10]], [[11], [12]]]], [[[[13], [14]], [[15], [16]]], [[[17], [18]], [[19], [20]]]]]> : tensor<2x2x2x2x1xi32>
    %9 = tensor.empty(%c2, %c1, %c2) : tensor<2x?x?x?x1xi32>
    %extracted_2 = tensor.extract %generated[%2, %2, %c0, %2, %c1] : tensor<2x2x1x2x2xi32>
    %10 = linalg.fill ins(%extracted_2 : i32) outs(%9 : tensor<2x?x?x?x1xi32>) -> tensor<2x?x?x?x1xi32>
    %c3_i32 = arith.constant 3 : i32
    %c-128_i32 = arith.constant -128 : i32
    %11 = linalg.conv_2d_nhwgc_gfhwc_q ins(%cst_1, %10, %c3_i32, %c-128_i32 : tensor<2x2x2x2x1xi32>, tensor<2x?x?x?x1xi32>, i32, i32) outs(%generated : tensor<2x2x1x2x2xi32>) -> tensor<2x2x1x2x2xi32>
    %12:3 = call @f5(%8#1) : (tensor<f32>) -> (tensor<f32>, f32, f32)
    %collapsed = tensor.collapse_shape %4#3 [[0, 1], [2]] : tensor<2x4x3xf32> into tensor<8x3xf32>
    %13:3 = call @f5(%8#1) : (tensor<f32>) -> (tensor<f32>, f32, f32)
    %14:3 = call @f5(%13#0) : (tensor<f32>) -> (tensor<f32>, f32, f32)
    %c3 = arith.constant 3 : index
    %15:3 = scf.while (%arg4 = %c0, %arg5 = %cst_1, %arg6 = %12#0) : (index, tensor<2x2x2x2x1xi32>, tensor<f32>) -> (index, tensor<2x2x2x2x1xi32>, tensor<f32>) {
      %20 = tensor.empty() : tensor<3x2x4xf32>
      %21 = linalg.fill ins(%0#1 : f32) outs(%20 : tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
      %transposed = linalg.transpose ins(%21 : tensor<3x2x4xf32>) outs(%4#3 : tensor<2x4x3xf32>) permutation = [1, 2, 0] 
      %22 = arith.cmpi ult, %arg4, %c3 : index
      scf.condition(%22) %arg4, %arg5, %arg6 : index, tensor<2x2x2x2x1xi32>, tensor<f32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<2x2x2x2x1xi32>, %arg6: tensor<f32>):
      %collapsed_3 = tensor.collapse_shape %4#3 [[0, 1], [2]] : tensor<2x4x3xf32> into tensor<8x3xf32>
      %cst_4 = arith.constant dense<[5.500000e+00, 6.500000e+00]> : tensor<2xf32>
      %extracted_slice = tensor.extract_slice %5#0[0, %c0] [1, 1] [1, 1] : tensor<1x1xf32> to tensor<1xf32>
      %20 = linalg.conv_1d ins(%cst_4, %extracted_slice : tensor<2xf32>, tensor<1xf32>) outs(%cst_4 : tensor<2xf32>) -> tensor<2xf32>
      %21 = arith.addi %arg4, %c1 : index
      %extracted_5 = tensor.extract %arg6[] : tensor<f32>
      %22 = linalg.fill ins(%0#2 : f32) outs(%arg6 : tensor<f32>) -> tensor<f32>
      %cst_6 = arith.constant dense<5.500000e+00> : tensor<f32>
      %mapped = linalg.map { arith.subf } ins(%cst_6, %8#1 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>)
      %extracted_7 = tensor.extract %arg5[%c1, %2, %2, %c1, %c0] : tensor<2x2x2x2x1xi32>
      %23 = linalg.fill ins(%extracted_7 : i32) outs(%arg5 : tensor<2x2x2x2x1xi32>) -> tensor<2x2x2x2x1xi32>
      %24 = arith.index_cast %extracted_7 : i32 to index
      %25 = arith.remui %24, %c2 : index
      %extracted_8 = tensor.extract %23[%2, %c0, %25, %25, %c0] : tensor<2x2x2x2x1xi32>
      %c2_i32 = arith.constant 2 : i32
      %26 = tensor.empty(%c2, %c2) : tensor<2x2x?x?x1xi32>
      %27 = linalg.fill ins(%c2_i32 : i32) outs(%26 : tensor<2x2x?x?x1xi32>) -> tensor<2x2x?x?x1xi32>
      %28 = linalg.div_unsigned ins(%cst_1, %27 : tensor<2x2x2x2x1xi32>, tensor<2x2x?x?x1xi32>) outs(%23 : tensor<2x2x2x2x1xi32>) -> tensor<2x2x2x2x1xi32>
      scf.yield %21, %28, %mapped : index, tensor<2x2x2x2x1xi32>, tensor<f32>
    }
    %dim = tensor.dim %5#0, %c1 : tensor<1x1xf32>
    %16 = arith.index_cast %extracted_2 : i32 to index
    %17 = arith.remui %16, %c2 : index
    %inserted = tensor.insert %extracted_2 into %15#1[%17, %c1, %c1, %c0, %c0] : tensor<2x2x2x2x1xi32>
    %18 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%generated : tensor<2x2x1x2x2xi32>) {
    ^bb0(%out: i32):
      %20 = arith.subi %out, %extracted_2 : i32
      %c1_i32 = arith.constant 1 : i32
      %21 = arith.shrsi %20, %c1_i32 : i32
      linalg.yield %21 : i32
    } -> tensor<2x2x1x2x2xi32>
    %19 = scf.for %arg4 = %c0 to %c0 step %c1 iter_args(%arg5 = %15#2) -> (tensor<f32>) {
      %20 = tensor.empty(%c1) : tensor<2x?xf32>
      %21 = linalg.fill ins(%12#2 : f32) outs(%20 : tensor<2x?xf32>) -> tensor<2x?xf32>
      %22 = linalg.conv_2d ins(%21, %21 : tensor<2x?xf32>, tensor<2x?xf32>) outs(%8#2 : tensor<1x1xf32>) -> tensor<1x1xf32>
      %extracted_3 = tensor.extract %arg5[] : tensor<f32>
      %inserted_4 = tensor.insert %13#1 into %arg5[] : tensor<f32>
      scf.yield %inserted_4 : tensor<f32>
    }
    %cast = tensor.cast %11 : tensor<2x2x1x2x2xi32> to tensor<2x2x1x2x?xi32>
    return %5#1, %8#0, %8#3, %cast, %collapsed, %14#0, %inserted, %4#0 : tensor<f32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x2x1x2x?xi32>, tensor<8x3xf32>, tensor<f32>, tensor<2x2x2x2x1xi32>, tensor<2x4x3xf32>
  }
  func.func private @same6(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}

