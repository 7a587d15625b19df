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
// bufdiff-choices: 01091ea624c05b117e435e12acffae9d7ec16cdfe49b9319c820c02bcc52f8420398ae88e78bd874
// bufdiff-choices: 8bac06f26cdc310be0e8e473c817d521bf3fc42999120025f283ccf4eb483ad2d397289781932b2b
// bufdiff-choices: 207dbd8645a89cb590b4107d0741809ec067478ddf4b6633596ec6be580821c33801af0e6cdc99fe
// bufdiff-choices: 611fdeb0eb264eb66a984e8be6b4cc18a63fb75a604e9aa469a9bd65589becf07628e666dd738057
// bufdiff-choices: 5efa4e58683588756d35128a3727a10191de0a9bc37b4752f5af9683185f3d990c87b043f7d33831
// bufdiff-choices: c4373a2e5012253ce078b56c1e20468f1b48055b66e3b4d0bddec7b4a27985d7469df55eb958fed4
// bufdiff-choices: e114db64ad997848f4473ef78875c2d83ab1b570faf4372c10d726b6f47181aad911b327f0d57d17
// bufdiff-choices: bd476d47b7c5b0d5800543388207e2b93d88cb35ca9d704bfde86560338c9a2ecfba92
// bufdiff-features: 6 397 557 706 923 972 1417 1741 1854 1858 1899 1935 1985 2027 2147 2339 2461
// bufdiff-features: 2718 2961 3027 3217 3392 3398 3579 3841 4165 4216 4589 4752 4958 5075 5145 5187
// bufdiff-features: 6314 6439 6484 6611 6641 6708 6812 6949 7046 7060 7534 7645 7768 8124 8416 8506
// bufdiff-features: 8555 9189 9306 9443 9479 9748 9809 9889 9981 10031 10035 10384 10448 10616
// bufdiff-features: 10872 10944 11047 11162 11408 11441 11585 12058 12246 12932 13032 13233 13424
// bufdiff-features: 13493 13511 13518 13915 13999 14109 14449 14704 14884 14925 15595 15671 15751
// bufdiff-features: 15786 15903 15957 16269 16435 16587 16630 16682 16800 17015 17052 17174 17193
// bufdiff-features: 17255 17470 17531 17853 17989 18166 18356 18458 18486 18952 19192 19442 19726
// bufdiff-features: 20092 20099 20193 20237 20749 20874 21044 21132 21154 21652 21883 21953 22259
// bufdiff-features: 22280 22320 22450 22611 22678 22709 22801 22809 22860 22952 23090 23169 23289
// bufdiff-features: 23594 23600 24135 24268 24330 24516 24571 24598 24844 25023 25302 25527 25763
// bufdiff-features: 25810 25924 26087 26094 26181 26414 26534 26536 26546 26636 26663 26796 26808
// bufdiff-features: 26922 27144 27316 27766 27871 28047 28087 28130 28464 28504 28537 28556 28688
// bufdiff-features: 28814 28899 29229 29590 29839 29968 30219 30227 30238 30249 30389 30539 30593
// bufdiff-features: 30666 31073 31231 31247 31601 31747 31864 32085 32457 32536 32613 32809 33137
// bufdiff-features: 33807 33813 33853 33881 34159 34167 34617 34701 34902 35036 35096 35163 35239
// bufdiff-features: 35312 35362 35610 36008 36511 36575 36784 36837 37155 37177 37183 37289 37314
// bufdiff-features: 37672 37702 37803 38202 38225 38229 38702 38783 39061 39150 39540 39927 40070
// bufdiff-features: 40491 40540 40675 40712 40721 41111 41318 41615 41707 41900 41984 41996 42398
// bufdiff-features: 42467 42517 42561 42749 42859 42919 43309 43552 43631 43942 44088 44222 44351
// bufdiff-features: 44505 44522 44621 44772 44893 45031 45531 45571 45822 46188 46203 46323 46844
// bufdiff-features: 46936 47224 47230 47311 47392 47583 47779 48377 48451 48974 48991 49301 49546
// bufdiff-features: 49813 49843 49956 50031 50107 50447 50448 50572 50906 51148 51313 51344 51415
// bufdiff-features: 51658 51726 51729 51796 51800 51863 52062 52148 52322 52368 52558 52807 52829
// bufdiff-features: 52900 52928 52946 53075 53180 53451 53469 53504 53790 53915 53917 53951 54468
// bufdiff-features: 54546 54696 54827 54839 54964 54998 55182 55382 55472 55628 55681 55823 56123
// bufdiff-features: 56348 56404 56863 56927 57178 57598 57698 57852 58272 58303 58308 58403 58469
// bufdiff-features: 59106 59347 59460 59543 59620 59649 59764 59844 60007 60408 60468 60686 60897
// bufdiff-features: 61484 61527 61590 61944 62232 62304 62700 62927 63071 63407 63495 63769 63800
// bufdiff-features: 63929 64028 64119 64120 64162 64317 64404 64435 64572 64716 64778 65133 65225
// bufdiff-features: 65584 65625 65777 65778 65781 65858 66422 66869 66995 66996 67227 67526 67959
// bufdiff-features: 68066 68355 68365 68684 68701 68883 68987 69054 69402 69593 69660 69675 69780
// bufdiff-features: 69818 69875 70119 70335 70385 70532 70544 70955 71050 71156 71259 71458 71689
// bufdiff-features: 71701 71851 72203 72541 72615 72627 72629 73287 73289 73319 73545 73643 73802
// bufdiff-features: 73926 74057 74149 74360 74382 74481 74552 74862 75133 75260 75337 75440 75502
// bufdiff-features: 75706 75769 75900 76328 76339 76540 76953 76973 77261 77283 77586 77617 77987
// bufdiff-features: 78283 78430 78620 78889 79539 79798 79903 80093 80114 80742 81022 81041 81047
// bufdiff-features: 81200 81467 81502 81511 81563 81677 81734 81736 81809 81819 81936 82135 82551
// bufdiff-features: 82552 82565 82624 82680 82723 83210 83537 83548 83871 83911 84090 84098 84264
// bufdiff-features: 84320 84585 84610 84922 84979 84994 85047 85176 85288 85387 85481 85681 85713
// bufdiff-features: 85744 85843 86019 86125 86341 86710 86821 86844 86997 87065 87078 87215 87245
// bufdiff-features: 87495 87534 87582 87810 87862 87923 88008 88337 88645 88882 88958 88999 89082
// bufdiff-features: 89101 89178 89233 89250 89398 89732 89780 89812 89859 90441 90543 90777 91148
// bufdiff-features: 91248 91289 91312 91319 91748 91961 92048 92194 92280 92313 92437 92488 93171
// bufdiff-features: 93255 93464 93491 93994 94290 94401 94586 94757 95056 95273 95289 95299 95339
// bufdiff-features: 96221 96351 96421 96813 96882 96969 97053 97131 97662 98138 98187 98357 98409
// bufdiff-features: 98427 98501 98518 98742 99116 99243 99738 99757 100324 100406 100481 100535
// bufdiff-features: 100645 100718 100882 100887 101264 101296 101298 101582 101867 102464 102467
// bufdiff-features: 102601 102876 102921 103056 103108 103318 103339 103377 103673 103758 103851
// bufdiff-features: 104123 104315 104487 104580 104790 104931 104973 105236 105289 105373 105397
// bufdiff-features: 105433 105517 105579 105750 105902 106148 106731 107248 107614 107783 107943
// bufdiff-features: 108055 108210 108221 108335 108358 108582 108800 108920 108992 109187 109327
// bufdiff-features: 109374 109408 109445 109624 109869 109923 110048 110162 110507 110561 110780
// bufdiff-features: 110816 110952 111275 111378 111464 111571 111584 111976 112010 112202 112929
// bufdiff-features: 113121 113295 113618 113626 113816 114139 114309 114354 114541 114888 115728
// bufdiff-features: 115778 116015 116471 116543 116586 116711 116721 116728 116860 117206 117235
// bufdiff-features: 117432 117618 117724 117779 117807 118064 118221 118380 118884 119129 119597
// bufdiff-features: 119665 119764 119993 120007 120307 120595 120836 120963 121000 121181 121237
// bufdiff-features: 121364 121406 121434 121538 121598 121626 121632 121637 122145 122233 122510
// bufdiff-features: 122791 122967 123274 123396 123446 123763 123951 124090 124232 124246 124334
// bufdiff-features: 124626 124762 125043 125168 125201 125275 125446 125638 125831 125921 125934
// bufdiff-features: 125991 126214 126595 126879 127000 127170 127243 127487 127533 127655 127711
// bufdiff-features: 127997 128072 128364 128484 128554 128813 128817 128915 129009 129170 129269
// bufdiff-features: 129278 129630 129655 129849 130060 130160 130192 130332 130333 130491 130602
// bufdiff-features: 130609 130942 131366 131979 132064 132184 132913 133297 133446 133756 134152
// bufdiff-features: 134195 136039 136077 136143 136242 136273 136341 136384 136809 137045 137343
// bufdiff-features: 137637 137656 137774 137897 138086 138658 139029 139087 139102 139524 139605
// bufdiff-features: 139699 139890 140032 140100 140737 140778 140841 140929 140975 141111 141112
// bufdiff-features: 141249 141392 141891 142040 142177 142349 142393 142610 142678 142856 142922
// bufdiff-features: 143081 143118 143154 143172 143521 143667 143842 143847 143878 143953 144002
// bufdiff-features: 144093 144533 144727 144761 145087 145511 145636 145872 145987 146118 146512
// bufdiff-features: 146608 146792 146822 147436 147712 148304 148559 148665 149076 149552 149566
// bufdiff-features: 149674 149884 150061 150185 150313 150818 150971 150995 151292 151588 151631
// bufdiff-features: 151741 151936 151966 151967 152226 152315 152389 152536 152985 153033 153419
// bufdiff-features: 153427 153474 153780 154127 154304 154456 154465 155372 155408 155530 155884
// bufdiff-features: 156166 156235 156325 156394 156460 156713 156807 157293 157325 157496 157579
// bufdiff-features: 158120 158188 158292 158415 158529 158763 158839 158897 159348 159508 159606
// bufdiff-features: 159672 159677 159796 159895 160327 160756 160983 161295 161377 161779 161912
// bufdiff-features: 162265 162799 162971 163044 163212 163298 163373 163516 163545 163876 164026
// bufdiff-features: 164112 164669 165003 165159 165233 165286 165551 165632 165636 165695 165715
// bufdiff-features: 165719 165817 165837 165941 166075 166169 166361 166455 166463 166477 166705
// bufdiff-features: 166934 167164 167357 167614 167688 167793 167825 167959 167973 168007 168024
// bufdiff-features: 168196 168229 168243 168403 168808 168840 168858 169224 169249 169275 169299
// bufdiff-features: 169300 169655 169713 170746 170801 170818 170928 170979 171125 171369 171418
// bufdiff-features: 171551 171671 171715 171884 172127 172236 172303 172645 172683 172814 173026
// bufdiff-features: 173166 173553 173963 174138 174243 174314 174571 175405 175523 175546 175609
// bufdiff-features: 175687 175723 175888 176231 176927 177262 177289 177379 177396 177847 177904
// bufdiff-features: 177905 178046 178067 178165 178228 178365 178549 178560 178748 178854 179217
// bufdiff-features: 179293 179404 179647 179977 179987 180207 180258 180259 180817 180947 181088
// bufdiff-features: 181522 181548 182065 182135 182735 182899 183114 183498 183547 183565 183724
// bufdiff-features: 183834 184030 184122 184321 184366 184421 184452 184507 184510 184576 184853
// bufdiff-features: 184895 185275 185714 185723 185729 186042 186708 187596 187683 188063 188136
// bufdiff-features: 188455 188696 188790 189004 189360 189391 189557 190046 190142 190520 190561
// bufdiff-features: 190932 190997 191116 191317 191455 191971 192628 192771 192884 192920 193059
// bufdiff-features: 193290 193465 193674 194096 194134 194393 194682 195182 195728 195820 196031
// bufdiff-features: 196048 196063 196252 196392 196544 196632 196775 196786 196987 197125 197238
// bufdiff-features: 197264 197267 197342 197837 198003 198267 198357 198432 198460 198475 198564
// bufdiff-features: 198689 198729 198873 199474 199750 199827 200062 200104 200307 200336 200876
// bufdiff-features: 201202 201271 201475 201601 201893 201945 202032 202125 202241 202616 202845
// bufdiff-features: 203057 203158 203352 203466 203580 203779 204365 204527 204614 204791 204797
// bufdiff-features: 204922 205430 205434 205514 205688 205869 205953 205962 206094 206133 206220
// bufdiff-features: 206380 206464 206942 207038 207081 207124 207294 207299 207330 207442 207454
// bufdiff-features: 207576 207725 207760 207767 207837 208006 208467 208556 208791 208797 209102
// bufdiff-features: 209210 209456 209513 209755 209762 209985 210022 210096 210101 210215 210253
// bufdiff-features: 210351 210461 210496 211003 211044 211443 211508 211870 212375 212565 212659
// bufdiff-features: 212779 213275 213389 213455 213481 213535 213630 213762 213938 214143 214164
// bufdiff-features: 214199 214248 214325 214597 214830 214833 214874 214959 215007 215764 215824
// bufdiff-features: 215880 215925 215959 216890 216969 217513 217672 217717 217748 218064 218089
// bufdiff-features: 218480 218657 218863 218917 219087 219393 219499 220086 220098 220223 220247
// bufdiff-features: 220338 220387 220517 221176 221444 222219 222682 222809 222966 222982 223030
// bufdiff-features: 223099 223257 223613 223767 223935 223989 224011 224222 224328 224916 224965
// bufdiff-features: 225016 225153 225189 225325 225732 225759 225827 226329 226379 226457 226575
// bufdiff-features: 226659 227372 227499 227623 228519 228808 228835 228840 228894 228936 229266
// bufdiff-features: 229273 229360 229373 229412 229443 230081 230128 230315 230584 230689 230810
// bufdiff-features: 231155 231162 231263 231321 231527 232201 232323 232341 232911 233161 233259
// bufdiff-features: 233652 233762 233919 233969 234086 234093 234096 234206 234360 234527 234594
// bufdiff-features: 234718 234819 234823 234897 235126 235168 235219 235325 235433 236024 236053
// bufdiff-features: 236094 236909 236929 236930 236948 237025 237040 237042 237454 237470 237633
// bufdiff-features: 237682 237993 238254 238386 238456 238474 238527 238676 238954 239252 239370
// bufdiff-features: 239732 239757 239927 240148 240158 240280 240385 240400 240539 240904 240951
// bufdiff-features: 241248 241253 241284 241436 241442 241582 241602 241844 242100 242267 242406
// bufdiff-features: 242732 242793 242988 243140 243248 243256 243546 243658 244222 244281 244334
// bufdiff-features: 244540 244691 244895 244940 245007 245045 245171 245237 245272 245380 245415
// bufdiff-features: 245673 245738 245861 246062 246250 246362 246543 246722 246880 246917 246953
// bufdiff-features: 246962 246966 246997 247152 247164 247747 247797 247913 248209 248581 248584
// bufdiff-features: 248684 248930 248971 249221 249278 249286 249465 249653 249922 249924 250057
// bufdiff-features: 250137 250373 250573 250712 250713 250842 250917 251463 251506 251920 251959
// bufdiff-features: 252088 252260 252379 252466 252539 252666 252919 252960 253305 253740 253796
// bufdiff-features: 253836 253854 253937 254057 254310 254836 254840 255068 255108 255487 255520
// bufdiff-features: 255556 255676 255709 255733 255943 256112 256442 256542 256688 256822 256926
// bufdiff-features: 257002 257172 257251 257806 258143 258184 258239 258331 258477 258522 258876
// bufdiff-features: 258994 259229 259510 259528 259647 259840 260047 260334 260404 260775 260798
// bufdiff-features: 260815 260843 261059 261137 261292 261556 261572 261613 261643
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f3(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %cst = arith.constant dense<1.150000e+01> : tensor<f32>
    %0 = linalg.powf ins(%arg0, %cst : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    vector.print %extracted : f32
    %extracted_0 = tensor.extract %0[] : tensor<f32>
    vector.print %extracted_0 : f32
    %cst_1 = arith.constant -2.500000e+00 : f32
    %1 = arith.cmpf une, %extracted, %cst_1 : f32
    %2:2 = scf.if %1 -> (tensor<f32>, tensor<f32>) {
      %c0_2 = arith.constant 0 : index
      %c4_3 = arith.constant 4 : index
      %c1_4 = arith.constant 1 : index
      %12 = scf.for %arg2 = %c0_2 to %c4_3 step %c1_4 iter_args(%arg3 = %0) -> (tensor<f32>) {
        %14 = tensor.empty() : tensor<f32>
        %15 = linalg.fill ins(%arg1 : f32) outs(%14 : tensor<f32>) -> tensor<f32>
        %16:2 = func.call @f1(%arg3, %15, %extracted, %15) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
        %extracted_5 = tensor.extract %15[] : tensor<f32>
        %17 = linalg.max ins(%15, %16#1 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
        scf.yield %17 : tensor<f32>
      }
      %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f32>) outs(%arg0 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %14 = arith.cmpf uge, %in, %out : f32
        %15 = arith.select %14, %in, %out : f32
        linalg.yield %15 : f32
      } -> tensor<f32>
      scf.yield %13, %arg0 : tensor<f32>, tensor<f32>
    } else {
      %from_elements = tensor.from_elements %extracted : tensor<f32>
      %12 = linalg.add ins(%arg0, %from_elements : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      %13 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %12, %13 : tensor<f32>, tensor<f32>
    }
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %3 = scf.for %arg2 = %c0 to %c4 step %c2 iter_args(%arg3 = %2#1) -> (tensor<f32>) {
      %12 = arith.cmpf one, %arg1, %extracted : f32
      %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%0, %cst : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %14 = arith.addf %in, %in_2 : f32
        %15 = arith.addf %14, %out : f32
        linalg.yield %15 : f32
      } -> tensor<f32>
      scf.yield %13 : tensor<f32>
    }
    %4 = tensor.empty() : tensor<f32>
    %5 = arith.divf %extracted, %arg1 : f32
    %6 = linalg.fill ins(%5 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %7 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%6, %arg0 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    %8:3 = call @f2(%2#1, %2#1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %9 = arith.index_castui %1 : i1 to index
    %10 = arith.remui %9, %c4 : index
    %c1 = arith.constant 1 : index
    %11:2 = scf.for %arg2 = %c0 to %10 step %c1 iter_args(%arg3 = %cst, %arg4 = %4) -> (tensor<f32>, tensor<f32>) {
      %inserted = tensor.insert %arg1 into %arg0[] : tensor<f32>
      %12 = arith.index_castui %1 : i1 to index
      %13 = arith.remui %12, %c4 : index
      %14 = scf.for %arg5 = %c0 to %13 step %c1 iter_args(%arg6 = %7) -> (tensor<f32>) {
        %20:3 = scf.for %arg7 = %c0 to %c4 step %c1 iter_args(%arg8 = %2#0, %arg9 = %arg4, %arg10 = %0) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
          %from_elements = tensor.from_elements %c1, %c1 : tensor<2xindex>
          %reshape = tensor.reshape %arg9(%from_elements) : (tensor<f32>, tensor<2xindex>) -> tensor<1x1xf32>
          %22 = scf.for %arg11 = %c0 to %c4 step %c2 iter_args(%arg12 = %4) -> (tensor<f32>) {
            %extracted_3 = tensor.extract %3[] : tensor<f32>
            %cst_4 = arith.constant dense<9.500000e+00> : tensor<f32>
            %26 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg0, %cst_4 : tensor<f32>, tensor<f32>) outs(%arg12 : tensor<f32>) -> tensor<f32>
            %extracted_5 = tensor.extract %26[] : tensor<f32>
            %27 = linalg.mul ins(%cst, %arg8 : tensor<f32>, tensor<f32>) outs(%26 : tensor<f32>) -> tensor<f32>
            scf.yield %27 : tensor<f32>
          }
          %23 = linalg.copy ins(%3 : tensor<f32>) outs(%arg10 : tensor<f32>) -> tensor<f32>
          %24 = linalg.copy ins(%inserted : tensor<f32>) outs(%arg9 : tensor<f32>) -> tensor<f32>
          %25 = linalg.copy ins(%24 : tensor<f32>) outs(%arg8 : tensor<f32>) -> tensor<f32>
          scf.yield %25, %24, %23 : tensor<f32>, tensor<f32>, tensor<f32>
        }
        %extracted_2 = tensor.extract %arg6[] : tensor<f32>
        %21 = linalg.add ins(%arg0, %20#0 : tensor<f32>, tensor<f32>) outs(%arg6 : tensor<f32>) -> tensor<f32>
        scf.yield %21 : tensor<f32>
      }
      %15 = tensor.empty() : tensor<f32>
      %16 = linalg.fill ins(%extracted_0 : f32) outs(%15 : tensor<f32>) -> tensor<f32>
      %17:3 = func.call @f2(%3, %16) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
      %18 = linalg.copy ins(%17#0 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      %19 = linalg.copy ins(%arg0 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %19, %18 : tensor<f32>, tensor<f32>
    }
    return %8#0, %11#0, %arg0, %8#2, %arg1 : tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %0 = math.acosh %extracted : f32
    %1 = linalg.abs ins(%arg1 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
    %2 = arith.cmpf olt, %0, %extracted : f32
    %3 = scf.if %2 -> (tensor<f32>) {
      %extracted_0 = tensor.extract %arg3[] : tensor<f32>
      %cst = arith.constant dense<1.500000e+00> : tensor<f32>
      %16 = linalg.exp ins(%cst : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %16 : tensor<f32>
    } else {
      %16 = bufferization.alloc_tensor() : tensor<f32>
      %cst = arith.constant dense<1.000000e+01> : tensor<f32>
      %cst_0 = arith.constant 1.000000e+10 : f32
      %from_elements = tensor.from_elements %cst_0 : tensor<f32>
      %17 = linalg.mul ins(%cst, %from_elements : tensor<f32>, tensor<f32>) outs(%16 : tensor<f32>) -> tensor<f32>
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
      %16 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %8) -> (tensor<f32>) {
        %22 = linalg.fill ins(%0 : f32) outs(%arg5 : tensor<f32>) -> tensor<f32>
        %23 = tensor.empty() : tensor<f32>
        %from_elements = tensor.from_elements %2 : tensor<i1>
        %24 = linalg.select ins(%from_elements, %22, %arg3 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) -> tensor<f32>
        %extracted_0 = tensor.extract %arg5[] : tensor<f32>
        %extracted_1 = tensor.extract %arg5[] : tensor<f32>
        %25 = linalg.mul ins(%24, %arg0 : tensor<f32>, tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
        scf.yield %25 : tensor<f32>
      }
      %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%7 : tensor<f32>) outs(%16 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_0 = arith.constant 7.250000e+00 : f32
        %22 = arith.negf %in : f32
        %23 = arith.addf %22, %cst_0 : f32
        linalg.yield %23 : f32
      } -> tensor<f32>
      %cst = arith.constant dense<0.000000e+00> : tensor<3x3xf32>
      %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<3x3xf32>) outs(%cst : tensor<3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %22 = arith.subf %in, %out : f32
        linalg.yield %22 : f32
      } -> tensor<3x3xf32>
      %19 = tensor.empty() : tensor<3xf32>
      %20 = linalg.fill ins(%arg2 : f32) outs(%19 : tensor<3xf32>) -> tensor<3xf32>
      %21 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%20 : tensor<3xf32>) outs(%7 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %22 = arith.maximumf %in, %out : f32
        linalg.yield %22 : f32
      } -> tensor<f32>
      scf.yield %7, %21 : tensor<f32>, tensor<f32>
    } else {
      %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%7 : tensor<f32>) outs(%7 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %17 = arith.minimumf %in, %0 : f32
        linalg.yield %17 : f32
      } -> tensor<f32>
      scf.yield %16, %7 : tensor<f32>, tensor<f32>
    }
    %11 = arith.index_castui %2 : i1 to index
    %12 = arith.remui %11, %c4 : index
    %13 = scf.for %arg4 = %c0 to %12 step %c1 iter_args(%arg5 = %10#0) -> (tensor<f32>) {
      %16 = tensor.empty() : tensor<f32>
      %17 = linalg.fill ins(%extracted : f32) outs(%16 : tensor<f32>) -> tensor<f32>
      %18 = linalg.powf ins(%7, %17 : tensor<f32>, tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      %mapped = linalg.map { arith.maximumf } ins(%3, %17 : tensor<f32>, tensor<f32>) outs(%18 : tensor<f32>)
      scf.yield %mapped : tensor<f32>
    }
    %14 = tensor.empty() : tensor<f32>
    %15 = linalg.copy ins(%10#1 : tensor<f32>) outs(%14 : tensor<f32>) -> tensor<f32>
    return %15, %13 : tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %mapped = linalg.map ins(%arg0, %arg1, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %in_4: f32, %in_5: f32, %init: f32) {
        %6 = arith.mulf %in, %in_4 : f32
        %7 = arith.maximumf %6, %in_5 : f32
        linalg.yield %7 : f32
      }
    %cst = arith.constant dense<1.000000e+01> : tensor<2xf32>
    %broadcasted = linalg.broadcast ins(%mapped : tensor<f32>) outs(%cst : tensor<2xf32>) dimensions = [0] 
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %mapped, %arg4 = %broadcasted) : (index, tensor<f32>, tensor<2xf32>) -> (index, tensor<f32>, tensor<2xf32>) {
      %inserted_4 = tensor.insert %extracted into %cst[%c0] : tensor<2xf32>
      %6 = arith.cmpi ult, %arg2, %c1 : index
      %c2_5 = arith.constant 2 : index
      %7 = arith.cmpi ult, %arg2, %c2_5 : index
      %8 = arith.andi %6, %7 : i1
      scf.condition(%8) %arg2, %arg3, %arg4 : index, tensor<f32>, tensor<2xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f32>, %arg4: tensor<2xf32>):
      %6 = arith.addi %arg2, %c1 : index
      %7 = linalg.copy ins(%cst : tensor<2xf32>) outs(%arg4 : tensor<2xf32>) -> tensor<2xf32>
      %extracted_4 = tensor.extract %arg3[] : tensor<f32>
      %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %mapped : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %9 = arith.subf %in, %in_5 : f32
        %10 = arith.divf %9, %out : f32
        linalg.yield %10 : f32
      } -> tensor<f32>
      scf.yield %6, %8, %7 : index, tensor<f32>, tensor<2xf32>
    }
    %extracted_0 = tensor.extract %mapped[] : tensor<f32>
    %cst_1 = arith.constant -6.000000e+00 : f32
    %1 = arith.cmpf olt, %extracted_0, %cst_1 : f32
    %2 = arith.select %1, %extracted_0, %cst_1 : f32
    %inserted = tensor.insert %2 into %arg0[] : tensor<f32>
    %c2 = arith.constant 2 : index
    %3:2 = scf.for %arg2 = %c0 to %c2 step %c2 iter_args(%arg3 = %broadcasted, %arg4 = %2) -> (tensor<2xf32>, f32) {
      %extracted_4 = tensor.extract %0#2[%arg2] : tensor<2xf32>
      %6 = scf.execute_region -> tensor<2xf32> {
        scf.for %arg5 = %c0 to %arg2 step %c1 {
          %9:2 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %0#2, %arg8 = %broadcasted) -> (tensor<2xf32>, tensor<2xf32>) {
            %10 = tensor.empty() : tensor<2xf32>
            %11 = linalg.copy ins(%arg7 : tensor<2xf32>) outs(%10 : tensor<2xf32>) -> tensor<2xf32>
            %12 = linalg.copy ins(%arg8 : tensor<2xf32>) outs(%arg7 : tensor<2xf32>) -> tensor<2xf32>
            %13 = linalg.copy ins(%11 : tensor<2xf32>) outs(%arg8 : tensor<2xf32>) -> tensor<2xf32>
            scf.yield %12, %13 : tensor<2xf32>, tensor<2xf32>
          }
          %from_elements = tensor.from_elements %extracted_4 : tensor<f32>
          %inserted_slice = tensor.insert_slice %from_elements into %arg3[%c1] [1] [1] : tensor<f32> into tensor<2xf32>
          %dim = tensor.dim %9#0, %c0 : tensor<2xf32>
        }
        scf.yield %0#2 : tensor<2xf32>
      }
      affine.if #set(%c1) {
        %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0#1 : tensor<f32>) outs(%inserted : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %11 = arith.maximumf %in, %out : f32
          linalg.yield %11 : f32
        } -> tensor<f32>
        %cst_6 = arith.constant dense<1.050000e+01> : tensor<f32>
        %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%9 : tensor<f32>) outs(%cst_6 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %11 = arith.maximumf %in, %out : f32
          linalg.yield %11 : f32
        } -> tensor<f32>
      }
      %extracted_5 = tensor.extract %arg3[%arg2] : tensor<2xf32>
      %7 = linalg.max ins(%cst, %0#2 : tensor<2xf32>, tensor<2xf32>) outs(%arg3 : tensor<2xf32>) -> tensor<2xf32>
      %8 = linalg.sqrt ins(%0#2 : tensor<2xf32>) outs(%7 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %8, %2 : tensor<2xf32>, f32
    }
    %extracted_slice = tensor.extract_slice %broadcasted[%c0] [1] [1] : tensor<2xf32> to tensor<f32>
    %4:2 = call @f1(%arg0, %arg0, %extracted, %extracted_slice) : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %5 = bufferization.alloc_tensor() : tensor<f32>
    %cst_2 = arith.constant dense<3.500000e+00> : tensor<f32>
    %mapped_3 = linalg.map { arith.subf } ins(%cst_2, %inserted : tensor<f32>, tensor<f32>) outs(%5 : tensor<f32>)
    return %4#1, %3#1, %extracted : tensor<f32>, f32, f32
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<[[[1.050000e+01, 1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01, 1.550000e+01]], [[1.650000e+01, 1.750000e+01, 1.850000e+01], [1.950000e+01, 2.050000e+01, 2.150000e+01]]]> : tensor<2x2x3xf32>
    %cst_0 = arith.constant dense<[[[7.500000e+00, 6.500000e+00, 5.500000e+00], [4.500000e+00, 3.500000e+00, 2.500000e+00], [1.500000e+00, 5.000000e-01, -5.000000e-01]], [[-1.500000e+00, -2.500000e+00, -3.500000e+00], [-4.500000e+00, -5.500000e+00, -6.500000e+00], [-7.500000e+00, -8.500000e+00, -9.500000e+00]]]> : tensor<2x3x3xf32>
    %0 = linalg.batch_matmul ins(%cst, %cst_0 : tensor<2x2x3xf32>, tensor<2x3x3xf32>) outs(%cst : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0, %c0, %c0] : tensor<2x2x3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %extracted) -> (f32) {
      %generated = tensor.generate  {
        %cst_4 = arith.constant 1.000000e+02 : f32
        %18 = arith.subf %extracted, %cst_4 : f32
        tensor.yield %18 : f32
      } : tensor<f32>
      %12:3 = func.call @f2(%generated, %generated) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
      %13 = tensor.empty() : tensor<2x3x3xf32>
      %14 = tensor.empty() : tensor<2x3x3xf32>
      %15 = arith.maximumf %12#2, %extracted : f32
      %16 = linalg.fill ins(%15 : f32) outs(%14 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %17 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%cst_0, %16 : tensor<2x3x3xf32>, tensor<2x3x3xf32>) outs(%13 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      scf.yield %12#2 : f32
    }
    %cst_1 = arith.constant dense<[1, 2, 2, 0]> : vector<4xi32>
    %cst_2 = arith.constant dense<true> : vector<4xi1>
    %3 = vector.broadcast %extracted : f32 to vector<4xf32>
    %4 = vector.gather %cst[%c0, %c0, %c0] [%cst_1], %cst_2, %3 : tensor<2x2x3xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %5 = vector.extract %4[1] : f32 from vector<4xf32>
    %cst_3 = arith.constant -2.500000e+00 : f32
    %6:5 = call @f3(%1, %cst_3) : (tensor<f32>, f32) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
    %7 = linalg.fill ins(%6#4 : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c8 = arith.constant 8 : index
    %8:2 = scf.for %arg2 = %c0 to %c8 step %c2 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (tensor<f32>, tensor<f32>) {
      %12:3 = scf.while (%arg5 = %c0, %arg6 = %cst_0, %arg7 = %cst) : (index, tensor<2x3x3xf32>, tensor<2x2x3xf32>) -> (index, tensor<2x3x3xf32>, tensor<2x2x3xf32>) {
        %collapsed = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<2x2x3xf32> into tensor<2x6xf32>
        %18 = arith.cmpi ult, %arg5, %c2 : index
        %19 = arith.cmpf olt, %6#4, %2 : f32
        %20 = arith.andi %18, %19 : i1
        scf.condition(%20) %arg5, %arg6, %arg7 : index, tensor<2x3x3xf32>, tensor<2x2x3xf32>
      } do {
      ^bb0(%arg5: index, %arg6: tensor<2x3x3xf32>, %arg7: tensor<2x2x3xf32>):
        %c4 = arith.constant 4 : index
        %18 = arith.remui %arg2, %c4 : index
        %19:2 = scf.for %arg8 = %c0 to %18 step %c1 iter_args(%arg9 = %arg1, %arg10 = %arg4) -> (tensor<f32>, tensor<f32>) {
          %inserted_slice = tensor.insert_slice %arg1 into %cst[%c0, %c0, %c1] [1, 1, 1] [1, 1, 1] : tensor<f32> into tensor<2x2x3xf32>
          %25:5 = func.call @f3(%arg9, %5) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<f32>, f32) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
          %rank = tensor.rank %arg1 : tensor<f32>
          %26:3 = func.call @f2(%25#2, %25#2) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
          %inserted_5 = tensor.insert %6#4 into %arg10[] : tensor<f32>
          %extracted_6 = tensor.extract %arg9[] : tensor<f32>
          %27 = tensor.empty() : tensor<i1>
          %false = arith.constant false
          %28 = linalg.fill ins(%false : i1) outs(%27 : tensor<i1>) -> tensor<i1>
          %29 = linalg.select ins(%28, %inserted_5, %arg1 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg9 : tensor<f32>) -> tensor<f32>
          scf.yield %29, %inserted_5 : tensor<f32>, tensor<f32>
        }
        %20 = tensor.empty() : tensor<f32>
        %21 = linalg.exp ins(%arg3 : tensor<f32>) outs(%20 : tensor<f32>) -> tensor<f32>
        %22:3 = func.call @f2(%arg1, %6#2) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
        %23 = arith.addi %arg5, %c1 : index
        %extracted_4 = tensor.extract %arg7[%c1, %c1, %c1] : tensor<2x2x3xf32>
        %extracted_slice = tensor.extract_slice %0[0, %c1, 0] [2, 1, 3] [1, 1, 1] : tensor<2x2x3xf32> to tensor<2x3xf32>
        %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<2x3xf32>) outs(%arg7 : tensor<2x2x3xf32>) dimensions = [0] 
        %24 = linalg.copy ins(%cst_0 : tensor<2x3x3xf32>) outs(%arg6 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
        scf.yield %23, %24, %broadcasted : index, tensor<2x3x3xf32>, tensor<2x2x3xf32>
      }
      %13 = arith.remui %arg2, %c2 : index
      %14 = arith.remui %arg2, %c2 : index
      %15 = arith.cmpf one, %5, %6#3 : f32
      %16 = arith.select %15, %5, %6#3 : f32
      %inserted = tensor.insert %16 into %12#2[%13, %14, %c2] : tensor<2x2x3xf32>
      %17 = linalg.copy ins(%6#2 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %arg3, %17 : tensor<f32>, tensor<f32>
    }
    %9 = tensor.empty() : tensor<2xf32>
    %10 = linalg.fill ins(%6#3 : f32) outs(%9 : tensor<2xf32>) -> tensor<2xf32>
    %reduced = linalg.reduce ins(%10 : tensor<2xf32>) outs(%8#0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %12 = arith.maximumf %in, %init : f32
        linalg.yield %12 : f32
      }
    %11 = bufferization.alloc_tensor() copy(%8#1) : tensor<f32>
    return %6#0, %7, %11 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f5(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.floor ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<i1>
    %false = arith.constant false
    %2 = linalg.fill ins(%false : i1) outs(%1 : tensor<i1>) -> tensor<i1>
    %3 = tensor.empty() : tensor<f32>
    %cst = arith.constant -1.000000e+00 : f32
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %5 = linalg.select ins(%2, %4, %0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %6:5 = call @f3(%4, %arg1) : (tensor<f32>, f32) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
    %7 = tensor.empty() : tensor<3xf32>
    %extracted = tensor.extract %4[] : tensor<f32>
    %8 = linalg.fill ins(%extracted : f32) outs(%7 : tensor<3xf32>) -> tensor<3xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<3xf32>
    %9 = linalg.dot ins(%8, %cst_0 : tensor<3xf32>, tensor<3xf32>) outs(%6#1 : tensor<f32>) -> tensor<f32>
    %10 = tensor.empty() : tensor<3xf32>
    %cst_1 = arith.constant dense<[[[3.500000e+00], [4.500000e+00], [5.500000e+00]], [[6.500000e+00], [7.500000e+00], [8.500000e+00]]]> : tensor<2x3x1xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst_1[%c1, 0, 0] [1, %c1, 1] [1, 1, 1] : tensor<2x3x1xf32> to tensor<?x1xf32>
    %11 = linalg.depthwise_conv_1d_nwc_wc ins(%cst_1, %extracted_slice : tensor<2x3x1xf32>, tensor<?x1xf32>) outs(%cst_1 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %cst_2 = arith.constant 1.000000e+01 : f32
      %12 = arith.cmpf uno, %6#4, %cst_2 : f32
      %13 = scf.if %12 -> (tensor<f32>) {
        %c2 = arith.constant 2 : index
        %inserted = tensor.insert %cst into %cst_1[%c1, %c2, %c0] : tensor<2x3x1xf32>
        %16 = arith.index_castui %12 : i1 to index
        %c3 = arith.constant 3 : index
        %17 = arith.remui %16, %c3 : index
        %18 = vector.transfer_read %cst_1[%c1, %17, %c0], %arg1 : tensor<2x3x1xf32>, vector<2xf32>
        %19 = vector.extract %18[0] : f32 from vector<2xf32>
        %20 = linalg.sqrt ins(%9 : tensor<f32>) outs(%6#1 : tensor<f32>) -> tensor<f32>
        scf.yield %20 : tensor<f32>
      } else {
        %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%4, %arg0 : tensor<f32>, tensor<f32>) outs(%6#1 : tensor<f32>) {
        ^bb0(%in: f32, %in_3: f32, %out: f32):
          %17 = arith.divf %in, %in_3 : f32
          linalg.yield %17 : f32
        } -> tensor<f32>
        scf.yield %16 : tensor<f32>
      }
      %cast = tensor.cast %extracted_slice : tensor<?x1xf32> to tensor<1x?xf32>
      %transposed = linalg.transpose ins(%cast : tensor<1x?xf32>) outs(%extracted_slice : tensor<?x1xf32>) permutation = [1, 0] 
      %14 = tensor.empty() : tensor<1x1xf32>
      %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<?x1xf32>) outs(%14 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %16 = arith.minimumf %in, %6#4 : f32
        linalg.yield %16 : f32
      } -> tensor<1x1xf32>
    } else {
      %cst_2 = arith.constant 0.000000e+00 : f32
      %12 = arith.cmpf ogt, %arg1, %cst_2 : f32
      %13 = arith.index_castui %12 : i1 to index
      %14 = scf.for %arg3 = %c0 to %13 step %c1 iter_args(%arg4 = %cst_1) -> (tensor<2x3x1xf32>) {
        %17 = scf.execute_region -> tensor<?x1xf32> {
          %extracted_6 = tensor.extract %extracted_slice[%c0, %c0] : tensor<?x1xf32>
          %19 = arith.cmpf uno, %extracted, %6#3 : f32
          %true = arith.constant true
          %20 = arith.ori %19, %true : i1
          cf.assert %20, "never fails"
          scf.yield %extracted_slice : tensor<?x1xf32>
        }
        %cst_4 = arith.constant dense<-0.000000e+00> : tensor<f32>
        %18:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%6#1 : tensor<f32>) outs(%cst_4, %9 : tensor<f32>, tensor<f32>) {
        ^bb0(%in: f32, %out: f32, %out_6: f32):
          %19 = arith.minimumf %out_6, %in : f32
          linalg.yield %19, %out : f32, f32
        } -> (tensor<f32>, tensor<f32>)
        %extracted_slice_5 = tensor.extract_slice %11[%c0, 0, 0] [1, 3, 1] [1, 1, 1] : tensor<2x3x1xf32> to tensor<3x1xf32>
        %broadcasted = linalg.broadcast ins(%extracted_slice_5 : tensor<3x1xf32>) outs(%arg4 : tensor<2x3x1xf32>) dimensions = [0] 
        scf.yield %broadcasted : tensor<2x3x1xf32>
      }
      %extracted_slice_3 = tensor.extract_slice %11[1, 0, %c0] [1, 1, 1] [1, 1, 1] : tensor<2x3x1xf32> to tensor<1x1xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice_3 into %extracted_slice[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x1xf32>
      %15 = tensor.empty() : tensor<1x1xf32>
      %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice : tensor<?x1xf32>) outs(%15 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_4 = arith.constant 5.000000e-01 : f32
        %17 = arith.mulf %in, %cst_4 : f32
        linalg.yield %17 : f32
      } -> tensor<1x1xf32>
    }
    return %6#0, %6#2 : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<1xf32>, tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, f32, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg2[] : tensor<f32>
    %0:3 = call @f2(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg2) -> (tensor<f32>, tensor<f32>) {
      %inserted_14 = tensor.insert %0#1 into %0#0[] : tensor<f32>
      %cst_15 = arith.constant 7.250000e+00 : f32
      %27:2 = func.call @f1(%arg5, %arg4, %cst_15, %arg5) : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      scf.yield %arg4, %arg5 : tensor<f32>, tensor<f32>
    }
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.fill ins(%0#1 : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %broadcasted = linalg.broadcast ins(%1#0 : tensor<f32>) outs(%3 : tensor<2xf32>) dimensions = [0] 
    %cst_0 = arith.constant 5.000000e-01 : f32
    %4:2 = call @f5(%arg1, %cst_0, %1#1) : (tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %extracted_slice = tensor.extract_slice %broadcasted[%c1] [1] [1] : tensor<2xf32> to tensor<f32>
    %5:3 = call @f4(%4#0, %extracted_slice) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %6 = arith.extf %cst_0 : f32 to f64
    %c2 = arith.constant 2 : index
    %7 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %broadcasted) -> (tensor<2xf32>) {
      %inserted_slice_14 = tensor.insert_slice %0#0 into %3[%arg3] [1] [1] : tensor<f32> into tensor<2xf32>
      %cst_15 = arith.constant 1.000000e+02 : f32
      %27 = vector.transfer_read %arg4[%arg3], %cst_15 : tensor<2xf32>, vector<4xf32>
      %28 = vector.extract %27[1] : f32 from vector<4xf32>
      %extracted_slice_16 = tensor.extract_slice %broadcasted[%arg3] [1] [1] : tensor<2xf32> to tensor<f32>
      %29:2 = func.call @f5(%arg1, %0#2, %extracted_slice_16) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %cst_17 = arith.constant dense<[[4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00]]> : tensor<3x2xf32>
      %cst_18 = arith.constant dense<[4.500000e+00, 5.500000e+00, 6.500000e+00]> : tensor<3xf32>
      %30 = linalg.vecmat ins(%cst_18, %cst_17 : tensor<3xf32>, tensor<3x2xf32>) outs(%arg4 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %30 : tensor<2xf32>
    }
    %extracted_slice_1 = tensor.extract_slice %7[%c0] [%c2] [1] : tensor<2xf32> to tensor<?xf32>
    %cast = tensor.cast %7 : tensor<2xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %cast into %7[%c0] [%c2] [1] : tensor<?xf32> into tensor<2xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%7 : tensor<2xf32>) outs(%extracted_slice_1 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.negf %in : f32
      %28 = arith.addf %27, %out : f32
      linalg.yield %28 : f32
    } -> tensor<?xf32>
    %inserted_2 = tensor.insert %0#1 into %inserted_slice[%c0] : tensor<2xf32>
    %cst_3 = arith.constant -6.000000e+00 : f64
    %9 = arith.cmpf oeq, %6, %cst_3 : f64
    %10 = scf.if %9 -> (tensor<1xf32>) {
      %extracted_slice_14 = tensor.extract_slice %8[0] [1] [1] : tensor<?xf32> to tensor<1xf32>
      scf.yield %extracted_slice_14 : tensor<1xf32>
    } else {
      %extracted_slice_14 = tensor.extract_slice %8[1] [1] [1] : tensor<?xf32> to tensor<1xf32>
      scf.yield %extracted_slice_14 : tensor<1xf32>
    }
    %extracted_slice_4 = tensor.extract_slice %3[0] [%c1] [1] : tensor<2xf32> to tensor<?xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%10, %extracted_slice_4 : tensor<1xf32>, tensor<?xf32>) outs(%10 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %27 = arith.divf %in, %in_14 : f32
      %28 = arith.maximumf %27, %out : f32
      linalg.yield %28 : f32
    } -> tensor<1xf32>
    %12 = tensor.empty() : tensor<2xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%8 : tensor<?xf32>) outs(%12 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.divf %in, %0#1 : f32
      linalg.yield %27 : f32
    } -> tensor<2xf32>
    %inserted_5 = tensor.insert %0#1 into %3[%c1] : tensor<2xf32>
    %14:3 = call @f2(%5#1, %5#0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %15 = arith.index_castui %9 : i1 to index
    %16 = arith.remui %15, %c3 : index
    %17 = scf.index_switch %16 -> tensor<2xf32> 
    case 0 {
      %27 = arith.index_castui %9 : i1 to index
      %28 = arith.remui %27, %c2 : index
      %extracted_slice_14 = tensor.extract_slice %extracted_slice_1[%28] [1] [1] : tensor<?xf32> to tensor<f32>
      %cst_15 = arith.constant -6.000000e+00 : f32
      %29:2 = func.call @f5(%extracted_slice_14, %cst_15, %extracted_slice_14) : (tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %30 = tensor.empty(%c2) : tensor<?xf32>
      %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_1 : tensor<?xf32>) outs(%30 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %32 = arith.addf %in, %14#2 : f32
        linalg.yield %32 : f32
      } -> tensor<?xf32>
      scf.yield %2 : tensor<2xf32>
    }
    case 1 {
      %27 = linalg.add ins(%extracted_slice_1, %13 : tensor<?xf32>, tensor<2xf32>) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %27 : tensor<2xf32>
    }
    default {
      scf.yield %13 : tensor<2xf32>
    }
    %padded = tensor.pad %12 low[0] high[0] {
    ^bb0(%arg3: index):
      %27 = arith.index_cast %arg3 : index to i64
      %28 = arith.sitofp %27 : i64 to f32
      tensor.yield %28 : f32
    } : tensor<2xf32> to tensor<2xf32>
    %18 = memref.alloca_scope  -> (f32) {
      %cst_14 = arith.constant dense<1.000000e+10> : tensor<3x3xf32>
      %cst_15 = arith.constant dense<4.500000e+00> : tensor<1x1xf32>
      %27 = linalg.conv_2d ins(%cst_14, %cst_15 : tensor<3x3xf32>, tensor<1x1xf32>) outs(%cst_14 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %inserted_slice_16 = tensor.insert_slice %inserted_slice into %27[0, %16] [2, 1] [2, 1] : tensor<2xf32> into tensor<3x3xf32>
      %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_16 : tensor<3x3xf32>) outs(%27 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %29 = arith.maximumf %in, %out : f32
        linalg.yield %29 : f32
      } -> tensor<3x3xf32>
      %cst_17 = arith.constant 1.000000e+10 : f32
      memref.alloca_scope.return %cst_17 : f32
    }
    %19 = scf.for %arg3 = %c0 to %16 step %c1 iter_args(%arg4 = %10) -> (tensor<1xf32>) {
      %extracted_slice_14 = tensor.extract_slice %8[%c1] [1] [1] : tensor<?xf32> to tensor<f32>
      %27 = scf.index_switch %arg3 -> tensor<2xf32> 
      case 0 {
        %cast_16 = tensor.cast %extracted_slice_4 : tensor<?xf32> to tensor<1xf32>
        %inserted_slice_17 = tensor.insert_slice %cast_16 into %padded[%c0] [1] [1] : tensor<1xf32> into tensor<2xf32>
        scf.yield %padded : tensor<2xf32>
      }
      case 1 {
        scf.yield %inserted_slice : tensor<2xf32>
      }
      default {
        %cst_16 = arith.constant -6.000000e+00 : f32
        %from_elements = tensor.from_elements %18, %cst_16 : tensor<2xf32>
        %32 = tensor.empty() : tensor<2xf32>
        %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%from_elements : tensor<2xf32>) outs(%32 : tensor<2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %cst_17 = arith.constant -1.000000e+00 : f32
          %36 = arith.subf %in, %cst_17 : f32
          linalg.yield %36 : f32
        } -> tensor<2xf32>
        %34 = scf.for %arg5 = %c0 to %c3 step %c1 iter_args(%arg6 = %33) -> (tensor<2xf32>) {
          %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%from_elements : tensor<2xf32>) outs(%32 : tensor<2xf32>) {
          ^bb0(%in: f32, %out: f32):
            %38 = arith.maximumf %in, %18 : f32
            linalg.yield %38 : f32
          } -> tensor<2xf32>
          %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%36 : tensor<2xf32>) outs(%arg6 : tensor<2xf32>) {
          ^bb0(%in: f32, %out: f32):
            %38 = arith.minimumf %in, %out : f32
            linalg.yield %38 : f32
          } -> tensor<2xf32>
          scf.yield %37 : tensor<2xf32>
        }
        %35 = linalg.div ins(%33, %from_elements : tensor<2xf32>, tensor<2xf32>) outs(%padded : tensor<2xf32>) -> tensor<2xf32>
        scf.yield %35 : tensor<2xf32>
      }
      %28 = complex.create %14#2, %14#1 : complex<f32>
      %29 = complex.tan %28 : complex<f32>
      %30 = complex.re %29 : complex<f32>
      %extracted = tensor.extract %arg4[%c0] : tensor<1xf32>
      %broadcasted_15 = linalg.broadcast ins(%5#0 : tensor<f32>) outs(%arg4 : tensor<1xf32>) dimensions = [0] 
      %31 = linalg.powf ins(%extracted_slice_4, %10 : tensor<?xf32>, tensor<1xf32>) outs(%broadcasted_15 : tensor<1xf32>) -> tensor<1xf32>
      scf.yield %31 : tensor<1xf32>
    }
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%13 : tensor<2xf32>) outs(%inserted_2 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.maximumf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0#0 : tensor<f32>) outs(%14#0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.minimumf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<f32>
    %extracted_slice_6 = tensor.extract_slice %inserted_2[%c0] [1] [1] : tensor<2xf32> to tensor<f32>
    %22:3 = call @f2(%extracted_slice_6, %1#1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %extracted_slice_7 = tensor.extract_slice %20[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
    %inserted_slice_8 = tensor.insert_slice %20 into %20[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%20 : tensor<2xf32>) outs(%13 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.subf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2xf32>
    %24 = arith.index_castui %9 : i1 to index
    %25 = arith.remui %24, %c2 : index
    %extracted_slice_9 = tensor.extract_slice %8[0] [1] [1] : tensor<?xf32> to tensor<1xf32>
    %inserted_slice_10 = tensor.insert_slice %extracted_slice_9 into %23[%25] [1] [1] : tensor<1xf32> into tensor<2xf32>
    affine.parallel (%arg3) = (0) to (2) {
      %cst_14 = arith.constant dense<[5.500000e+00, 6.500000e+00]> : tensor<2xf32>
      %27 = linalg.softmax dimension(0) ins(%cst_14 : tensor<2xf32>) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
      %28 = arith.select %9, %inserted_slice_10, %7 : tensor<2xf32>
      %29 = linalg.fill ins(%0#2 : f32) outs(%28 : tensor<2xf32>) -> tensor<2xf32>
      %extracted = tensor.extract %inserted_slice_10[%25] : tensor<2xf32>
    }
    %extracted_slice_11 = tensor.extract_slice %23[%25] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%11 : tensor<1xf32>) outs(%extracted_slice_11 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.subf %in, %22#1 : f32
      linalg.yield %27 : f32
    } -> tensor<1xf32>
    %inserted_slice_12 = tensor.insert_slice %26 into %23[%25] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %extracted_slice_13 = tensor.extract_slice %20[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
    return %4#1, %5#2, %inserted_5, %19, %21, %22#0, %extracted_slice_7, %inserted_slice_8, %inserted_slice_12, %extracted_slice_13, %inserted, %22#2, %cst : tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<1xf32>, tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, f32, f32
  }
}

