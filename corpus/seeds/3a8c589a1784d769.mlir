// bufdiff-profile: deep
// bufdiff-choices: b587dc1e9e38dd9f856d85464fc8c44c8db234d657424b47d20056ffeb6295112f7bb1ced21971f0
// bufdiff-choices: 0c90d0c13baef2aa1f8f7b345827aaeca845d1bb2953fe737a6b5cef33084c0e30f9d198931a7386
// bufdiff-choices: 3ec47aa76cd24171c1a715b94ed21d57d3491606ac79c50c892207455c6f6952d4dbfdcf40a97844
// bufdiff-choices: 0df2f439f8880986f8fe177e64192a066cdad59b743a46710d3f3c2735c881db478345fa848330e9
// bufdiff-choices: e422ab757a1675606f49b2b2d89f2cfb983ae9a7ea06b96080a9928dba56b4eb6c14bfa1436f54e6
// bufdiff-choices: 55fbeb986cea6f7cd06f0cc5b984af94dc8181e70e692b1211bd62b2eb9087acce912619f4d737f5
// bufdiff-choices: 82cf71cc72d1b78915dcd7ee363a1a16e0ef79ff57399ec8a2090bcad43b17942ca423359209ff71
// bufdiff-choices: ae784d4834352662d3de051ca67e7c4a87cb1675a2f074446f8aedf578b8cc2ac881380b2d914803
// bufdiff-choices: fb56f3a7742b2109396c390d3812786cac9da31011630983e9d66d4f0b90f504deb0b1d0f3c11659
// bufdiff-choices: a39b5ac9fb372bc741e2e1339dcbaf61bac20920394b64a6296fe0143a71660986564baf2e2fa2a2
// bufdiff-choices: 4205f7e56129cc077947887c1203944f41bddfbda8d35cb7424658202f4a5183588eb8482567a34d
// bufdiff-choices: 954262af67510fb78bb65488de010157a407203fcb3e6ffe489aa0a67726823d1b1ed21b8f2847ac
// bufdiff-choices: 7723307bcc52fa273c64684b67f015ac596a3dad70ac29c8bbbc841bf6812d2b98ecf8559aaa9c31
// bufdiff-choices: c069535f3396697c5da56f5307c24d90c46fbd6287ef07e8b0439f4017c873d559ea597f18f4496a
// bufdiff-choices: 1e89e9706cef42640cf53151e4151417038750b92455a7f91f454c7b4ff9a598bbda6cf8b34961ff
// bufdiff-choices: 2880f8b601c29e6aca7914ccb53b04d16a1a4239bfba640676cfd26348a4e2333873cfa41dcd4691
// bufdiff-choices: 92d3b4d413a692c011cc0534cc72b8f291fa15d6c145b63a84ebf122e85deeaa2a4ec456be249694
// bufdiff-choices: dddc14e055bef56abdfe164eb5561d50ab322c756e30c4f153638dcfe7f795bd2ba5ddb2e730601c
// bufdiff-choices: 319c793d249cecc0e916776cb8a7776c3b706cbd3e7d954a88f7408ec7b4e442ee6c8a2fc2b71cf1
// bufdiff-choices: 6a1c6c40ab7464c486cb83863ff78f2e4078aa18f3aef15278def54ab1d6548a74ac93b09b90c4f4
// bufdiff-choices: a410052c1ee4b48fa682edbd5a03d865cc444624bef5f53c2463c5f44bac615e1aaa71d635324b93
// bufdiff-choices: 020910fa278a09253f636afc7e09cbeff005694680ceb9bc77ded282d4c572f90166db789e940cb6
// bufdiff-choices: 7a489e2760cb6702f80ee9bc177f978d6ec231f983f68652347ae503b79abceb821133f98b48f8a9
// bufdiff-choices: 0d88faad24a2206f85c11b4b3e27ee958b5b98e48ef4708b8ce216ae5d86e8bed48f33ed8e85b178
// bufdiff-choices: b6f85545a6ebee9fe93c44474c79a995472e8ef23dcfde3afc8a0ea2213f668be3ca3f788b62c2ae
// bufdiff-choices: e8d4eef3be31bde6eaf47cfa0319122744eafc94c43b8c2b8868effd8facf8dddfc529868d45b965
// bufdiff-choices: c132594d0c9a8b7f90e403a4020dafd4f0773b194f8ae29926859219183410c6cffd569ab76d224d
// bufdiff-choices: 150ec8095c2e2d5d977cf3a4f5abed08f937e607095b5240c766820bd2aacc7f86ca833f7a668aeb
// bufdiff-choices: d7c193e6a5eba2b1c9b7d14fa1224d2c20dc4c556d5ec0de9bd9149e90c5a1a47e2032d7a6b7fa16
// bufdiff-choices: d4f049037199a4ab0a2e000fbbda35dbd75a9fcae2cf2c838baa04bf7730e752f1fadd8481a73833
// bufdiff-choices: 2eed7c02915fb0a094008796ad67f5d660b8afb9facf03fa34abefbfee2f84ebfa560627a8bde2d1
// bufdiff-choices: bf332c40718c82f23eb68a200ec1c492f503d817904a19b89fe23b25f9a7d5bf9712e680a99e6c6b
// bufdiff-choices: e699514cedeed11a97df73d105a5170841bd8109dc6e27ff26cc46b465afe03663d97cdedad441c4
// bufdiff-choices: 6872a6ef9816293726025caad079aaf414c27cecb9b5bf20d2676c9c8e5c65a0a705484077084d70
// bufdiff-choices: 2f806b3bc1e057443745a71aa4c10ae6245760a86244260a02dcc8e7c1fcb710f4358a90c28abe57
// bufdiff-choices: 0ac376a9a8d06e2ed9e5f3ac21977b7ed1ea43e5645eb7cb035d4bc157bdab79e0f9a87050f894c2
// bufdiff-choices: 0b9538075a38d1773b44b7e19e36b5917235e56fbded9643a48a5f660bc5aeb61c7e7b4c619d833b
// bufdiff-choices: 7e7fb241e06ac7313c16a24cdc236a7ad331720f01a78062799c94488d461e70e5a4b95095c67e78
// bufdiff-choices: 118ada3199659f69f580b8500a93525733a31b5d29e4e093d4283512289cc26d69efd12085716640
// bufdiff-choices: fe56cf28c42a51ddaaca854814e3c1df121c87ab699ead8d385a05805ac35a75418d98f2d971ab43
// bufdiff-choices: b9d2f0f1fbcd391588501ee0f3875b171bb1a583805ff1a80fcd25d3e51ce86634023bf42ae1f7c0
// bufdiff-choices: 6b06b406acd0f1ef88c6a2437052aa07d6241db1b7e6af7b2df775be653c81bbf7d4c80bd1d8559f
// bufdiff-choices: 5c998b2fe1d40567aa0bfd8a54fd21febedcc9bb50b368e89a232e5ab643fb46a902ad21f5744d19
// bufdiff-choices: fac0248982f90eedd31c5816a93945feb9110d7f1bb5d4a8fe48a38661610e1492664c2f9607b1f2
// bufdiff-choices: fb013b8a4928a8b011f4d51aab105821bb747916f3a84aa940e0427b32af692b071185db3285c030
// bufdiff-choices: 5dcb8d5b8c068361862671e255bcf99fd8e1ba22bfaf3eab40625775956db30171dc47431463183b
// bufdiff-choices: 5d781efc7414cc6d8a087d45b137d303d5f46c7b630ccbb2a1c4078b710845338235314b3573c7e8
// bufdiff-choices: 83833f3e2a9fb62d31b19208e022616ca76a3d232279a5928b64c9329b571751183db723c583018e
// bufdiff-choices: fe21139e4f87582b62fcf42091c0d4b3f3be677f
// bufdiff-features: 537 1132 1183 1445 1915 1935 2442 2961 3018 3257 3392 3579 3600 3795 3999 4211
// bufdiff-features: 4236 4464 4552 4589 4752 4779 5276 5297 5305 5427 5467 5597 5712 5751 6002 6118
// bufdiff-features: 6576 6666 6809 6812 6831 6851 7122 7350 7442 7768 7933 8235 8416 8488 8544 8918
// bufdiff-features: 9042 9160 9479 9748 10237 10252 10254 10372 10384 10387 10872 10985 11136 11344
// bufdiff-features: 11408 11441 11556 11740 12170 12246 12415 12560 12638 12653 12667 12932 13233
// bufdiff-features: 13424 13428 13493 13915 13949 14241 14305 14458 14834 14962 15424 15534 15582
// bufdiff-features: 15751 15756 15903 15947 15989 16086 16242 16269 16417 16682 16728 17989 18166
// bufdiff-features: 18383 18486 18685 18884 19302 19545 19606 19769 19974 20132 20188 20237 20480
// bufdiff-features: 20996 21140 21382 21625 21876 22085 22095 22220 22259 22280 22480 22498 22801
// bufdiff-features: 23026 23643 24184 24402 24682 24826 24990 25231 25303 25818 25898 25955 26087
// bufdiff-features: 26464 26477 26483 26546 26552 26568 26663 26796 26960 27144 27466 27644 27725
// bufdiff-features: 28125 28133 28537 28761 28807 28914 28986 29001 29104 29590 29687 29839 29846
// bufdiff-features: 29968 30145 30223 30348 30593 30666 30718 30996 31073 31124 31864 32457 32519
// bufdiff-features: 32577 32897 33242 33746 33807 33813 33837 33853 34024 34159 34167 34233 34617
// bufdiff-features: 34620 34861 34906 35163 35424 35925 36213 36784 36828 36936 36977 37136 37177
// bufdiff-features: 37183 37231 37518 38072 38202 38229 38401 38427 38702 38783 39025 39048 39150
// bufdiff-features: 39915 39925 39927 40540 40669 40712 40737 40829 41478 41615 41799 41996 42344
// bufdiff-features: 42467 42749 42860 42944 43002 43258 43442 43631 43740 43774 43812 43839 43907
// bufdiff-features: 43929 43942 44093 44505 44522 44621 44786 44912 44966 45002 45271 45571 45573
// bufdiff-features: 45765 45897 46024 46034 46046 46203 46404 46522 46720 47102 47168 47293 47315
// bufdiff-features: 47392 47735 47762 47779 48038 48044 48092 48191 48385 48569 48586 48974 49370
// bufdiff-features: 49635 49956 50107 50146 50282 50306 50626 50894 51178 51341 51344 51415 51729
// bufdiff-features: 51791 51800 51851 52004 52062 52236 52322 52361 52558 52625 52807 52900 52928
// bufdiff-features: 53180 53469 53600 53716 53779 53793 53853 53917 54121 54135 54385 54827 54964
// bufdiff-features: 54998 55182 55318 55467 55622 55837 55995 56012 56140 56189 56404 56696 56698
// bufdiff-features: 57147 57248 57383 57384 57548 57838 57852 58029 58190 58290 58886 59347 59390
// bufdiff-features: 60025 60039 60079 60092 60235 60302 60567 60686 61156 61360 61484 61527 61628
// bufdiff-features: 62225 62411 62907 62927 63071 63341 63384 63407 63550 63667 64119 64212 64235
// bufdiff-features: 64299 64435 64612 65047 65235 65344 65401 65478 65496 66115 66327 66422 66529
// bufdiff-features: 66869 67050 67654 67766 67880 67916 67917 67936 68102 68355 68503 68782 69013
// bufdiff-features: 69121 69226 69593 69664 69735 69875 70036 70074 70301 70759 70896 71050 71107
// bufdiff-features: 71227 71306 71701 71904 72105 72363 72413 72520 72546 72613 72629 72804 73041
// bufdiff-features: 73141 73289 73319 73802 74057 74067 74124 74201 74306 74360 74552 74575 74833
// bufdiff-features: 74864 74914 75133 75361 75554 75900 75921 76245 76677 76953 76988 77014 77129
// bufdiff-features: 77163 77283 77389 77586 78041 78182 78283 78295 78430 78609 78796 78808 78893
// bufdiff-features: 79273 79286 79383 79462 79703 79811 79850 80036 80290 80342 81066 81439 81467
// bufdiff-features: 81511 81736 81832 82089 82135 82186 82434 82552 82565 82605 82680 82926 82946
// bufdiff-features: 83023 83194 83261 83441 83548 84090 84098 84099 84322 84346 84562 84567 84585
// bufdiff-features: 84727 84897 84922 84935 85012 85134 85288 85562 86125 86292 86402 86508 86710
// bufdiff-features: 86834 86844 87044 87215 87223 87434 87466 87495 87624 87774 87923 88008 88077
// bufdiff-features: 88337 88480 88835 88958 89178 89277 89353 89732 89765 89780 90019 90070 90153
// bufdiff-features: 90198 90234 90441 90543 90585 90777 91049 91074 91163 91248 91317 91354 91368
// bufdiff-features: 91391 91694 91755 91879 92022 92037 92193 92483 92488 92492 92912 92921 92970
// bufdiff-features: 93171 93255 93464 93529 93718 93812 94322 94455 94711 94951 94981 95056 95407
// bufdiff-features: 95465 95900 96151 96352 96431 96807 96862 96969 96980 97131 97480 97715 97739
// bufdiff-features: 97755 97924 98145 98430 98497 98501 98704 98754 98783 99228 99757 100073 100324
// bufdiff-features: 100341 100406 100427 100481 100569 100904 101134 101264 101342 101352 101541
// bufdiff-features: 101582 101629 101770 101983 101987 102456 102627 102688 102809 103154 103159
// bufdiff-features: 103318 103377 103620 103645 103648 103715 103790 103805 104149 104229 104235
// bufdiff-features: 104315 104436 104689 104854 104931 105110 105195 105346 105423 105573 105600
// bufdiff-features: 105629 105750 105795 105804 106321 106352 106731 107092 107425 107676 107702
// bufdiff-features: 107900 107987 108210 108221 108261 108416 109093 109187 109327 109408 109923
// bufdiff-features: 110028 110162 110165 110424 110561 110695 110780 110816 110917 110932 111096
// bufdiff-features: 111148 111275 111316 111347 111649 111688 111727 111956 112312 112355 112427
// bufdiff-features: 112929 112937 113094 113239 113327 113374 113453 113524 113559 113696 113851
// bufdiff-features: 113857 113868 114199 114248 114354 114677 114783 114888 115026 115119 115155
// bufdiff-features: 115663 115778 116125 116155 116721 117151 117336 117506 117618 117724 117878
// bufdiff-features: 118064 118093 118576 118837 119340 119683 119764 119993 120197 120379 120522
// bufdiff-features: 120745 120772 120836 120863 121000 121237 121252 121351 121363 121524 121632
// bufdiff-features: 121682 121853 122163 122544 122649 122903 122967 123204 123347 123446 123497
// bufdiff-features: 123517 123793 124626 124938 125331 125591 125976 126028 126203 126932 127096
// bufdiff-features: 127163 127454 127572 127818 127944 128126 128915 128916 129423 129768 129849
// bufdiff-features: 130071 130535 130602 130648 130942 131366 131544 132156 132307 132475 132574
// bufdiff-features: 132840 132976 133019 133073 133231 133364 133446 133756 134159 134449 134481
// bufdiff-features: 134823 135739 135803 135942 136007 136056 136077 136225 136341 136342 136538
// bufdiff-features: 136991 137014 137045 137235 137427 137575 137582 137637 137645 137656 138395
// bufdiff-features: 138451 138476 138651 138700 138787 138830 138844 138919 139029 139075 139102
// bufdiff-features: 139765 139889 140374 140591 140684 140940 140982 141111 141458 141740 141835
// bufdiff-features: 142040 142084 142274 142349 142369 142376 142378 142456 142610 143172 143438
// bufdiff-features: 143475 143847 143890 144286 144482 144648 144761 145376 145504 145630 145636
// bufdiff-features: 145775 146512 146711 146716 146753 146792 147178 147418 147654 147712 147995
// bufdiff-features: 148170 148185 148304 148395 148564 149001 149351 149884 149892 150232 150313
// bufdiff-features: 150413 150599 150785 150818 150991 151292 151738 151967 152226 152679 152742
// bufdiff-features: 153074 153253 153293 153474 153485 153488 153896 153973 154139 154370 154399
// bufdiff-features: 154419 154420 154437 154456 154465 154978 155465 155545 155644 156142 156166
// bufdiff-features: 156191 156235 156416 156460 156807 156834 156866 156916 156983 156984 157034
// bufdiff-features: 157154 157284 157460 157633 158120 158128 158188 158476 158644 158782 158810
// bufdiff-features: 158897 159348 159421 159478 159796 159928 159949 160172 160327 160505 160756
// bufdiff-features: 160799 160955 161319 161377 161621 161779 162764 162971 163050 163560 163876
// bufdiff-features: 164119 164323 164396 164409 164481 164602 164669 165066 165141 165246 165272
// bufdiff-features: 165373 165636 165719 165817 166361 166455 166475 166703 166823 166831 167072
// bufdiff-features: 167164 167197 167269 167357 167466 167614 167753 167973 167981 168271 168457
// bufdiff-features: 168640 168752 168766 168767 168858 169224 169288 169299 169514 169642 169927
// bufdiff-features: 170057 170082 170458 170469 170632 170719 170819 170928 171053 171116 171369
// bufdiff-features: 171551 172127 172145 172201 172236 172276 172342 172666 172814 172909 173026
// bufdiff-features: 173166 173354 173701 173963 174170 174314 174552 174571 175248 175424 175687
// bufdiff-features: 175888 175990 176066 176219 176231 176400 176613 176782 177052 177165 177211
// bufdiff-features: 177319 177488 177722 177904 177998 178067 178165 178308 178365 178452 178483
// bufdiff-features: 178560 178657 178765 178854 179116 179280 179796 180169 180207 180426 180465
// bufdiff-features: 180600 180613 180729 180743 180926 181022 181077 181231 181437 181522 181541
// bufdiff-features: 181548 181673 181767 181813 181831 181929 182044 182587 182719 182966 183114
// bufdiff-features: 183194 183793 183834 183921 184030 184095 184113 184122 184398 184452 184625
// bufdiff-features: 184851 184863 184940 185048 185077 185198 185275 185382 185598 185626 185723
// bufdiff-features: 185747 185940 186030 186042 186080 186202 186257 186320 186613 186708 186953
// bufdiff-features: 187270 187274 187378 187596 187683 187705 188145 188200 188217 188637 188790
// bufdiff-features: 188843 188995 189102 189195 189389 189429 189625 189674 190141 190142 190154
// bufdiff-features: 190252 190347 190547 190610 190932 191062 191455 191476 191507 191584 191637
// bufdiff-features: 191731 191857 191911 192252 192323 192418 192422 192524 192529 192602 192628
// bufdiff-features: 192771 193059 193070 193290 193613 193633 193747 193986 194063 194134 194551
// bufdiff-features: 195129 195246 195355 195410 195820 196031 196314 196544 196835 196902 197125
// bufdiff-features: 197264 197339 197737 197837 198432 198762 198834 198982 199474 199773 199827
// bufdiff-features: 200089 200104 200249 200256 200307 200572 200715 201036 201059 201074 201095
// bufdiff-features: 201202 201601 201734 202179 202616 204212 204292 204364 204527 204654 204797
// bufdiff-features: 205249 205282 205426 205430 205434 205457 205471 205609 205705 205953 205982
// bufdiff-features: 206122 206133 206264 206380 206942 207023 207124 207309 207353 207396 207406
// bufdiff-features: 207449 207731 208129 208291 208500 208623 208765 208797 208812 209051 209807
// bufdiff-features: 209840 209922 210406 210461 211508 211534 211967 212048 212129 212644 212763
// bufdiff-features: 212774 212886 213275 213476 213481 213650 213938 214073 214712 214782 215257
// bufdiff-features: 215259 216034 216942 216995 217282 217739 217748 217899 218018 218064 218211
// bufdiff-features: 218286 218691 218899 219087 219170 219413 219458 219484 219655 220223 220284
// bufdiff-features: 220349 220358 220517 220705 221160 221442 221975 222219 222311 222487 222612
// bufdiff-features: 222714 222839 223024 223030 223165 223180 223247 223640 223687 223719 223758
// bufdiff-features: 223767 224222 224466 224634 224655 224772 224897 224916 224953 224999 225016
// bufdiff-features: 225166 225224 225459 225490 225759 225817 225827 226457 226543 226550 226607
// bufdiff-features: 227092 227165 227186 227345 228058 228061 228168 228418 228435 228441 228444
// bufdiff-features: 228519 228687 228738 228835 228894 228903 228936 228972 229266 229273 229328
// bufdiff-features: 229951 230081 230519 230584 230585 230652 230920 231330 231437 231527 232341
// bufdiff-features: 232423 232601 233003 233156 233401 233429 233919 234093 234311 234341 234400
// bufdiff-features: 234455 234473 234594 234990 235077 235126 235168 235224 235239 235375 235477
// bufdiff-features: 235630 236125 236336 236714 236909 236929 236930 237022 237470 237682 237763
// bufdiff-features: 237788 237985 238118 238797 238954 238988 239049 239237 239241 239501 239581
// bufdiff-features: 239808 239830 240013 240158 240339 240904 240967 241200 241331 241602 242145
// bufdiff-features: 242257 242454 242704 242793 242833 242984 243137 243256 243473 243477 243546
// bufdiff-features: 243577 243784 244092 244166 244215 244940 245198 245272 245355 245380 245673
// bufdiff-features: 245941 246107 246256 246460 246543 246895 246966 247247 247330 247695 247929
// bufdiff-features: 248209 248484 248621 248929 249011 249184 249451 250035 250300 250477 250797
// bufdiff-features: 250968 251272 251337 251506 252318 252466 252493 252539 252543 252924 252995
// bufdiff-features: 253836 255309 255520 255556 255618 256200 256235 256695 257251 257442 257697
// bufdiff-features: 257806 257942 258066 258184 258288 258331 258455 258518 258988 259057 259229
// bufdiff-features: 259300 259515 259528 259785 259805 259840 259848 260104 260128 260465 261203
// bufdiff-features: 261263 261556 261708 261833
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<3x?x?xf64>) -> (tensor<?x?xf64>, tensor<3x?x?xf64>, tensor<1x?xf64>, tensor<?x1xf64>) {
    %0 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %arg2) -> (tensor<3x?x?xf64>) {
      %c0_15 = arith.constant 0 : index
      %c3_16 = arith.constant 3 : index
      %c1_17 = arith.constant 1 : index
      %28:2 = scf.for %arg5 = %c0_15 to %c3_16 step %c1_17 iter_args(%arg6 = %arg0, %arg7 = %arg1) -> (tensor<f64>, tensor<f64>) {
        %32 = tensor.empty() : tensor<f64>
        %33 = linalg.copy ins(%arg6 : tensor<f64>) outs(%32 : tensor<f64>) -> tensor<f64>
        %34 = linalg.copy ins(%arg7 : tensor<f64>) outs(%arg6 : tensor<f64>) -> tensor<f64>
        %35 = linalg.copy ins(%33 : tensor<f64>) outs(%arg7 : tensor<f64>) -> tensor<f64>
        scf.yield %34, %35 : tensor<f64>, tensor<f64>
      }
      %29 = func.call @either2(%arg0, %arg1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %dim_18 = tensor.dim %arg2, %c1_17 : tensor<3x?x?xf64>
      %c2_19 = arith.constant 2 : index
      %dim_20 = tensor.dim %arg2, %c2_19 : tensor<3x?x?xf64>
      %30 = tensor.empty(%dim_18, %dim_20) : tensor<?x?xf64>
      %cst_21 = arith.constant 1.000000e+01 : f64
      %31 = linalg.fill ins(%cst_21 : f64) outs(%30 : tensor<?x?xf64>) -> tensor<?x?xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %31 into %arg4[%arg3, 0, 0] [1, %dim_18, %dim_20] [1, 1, 1] : tensor<?x?xf64> into tensor<3x?x?xf64>
      }
    }
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg2, %c1 : tensor<3x?x?xf64>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg2, %c2 : tensor<3x?x?xf64>
    %expanded = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [1, 3, %dim, %dim_0] : tensor<3x?x?xf64> into tensor<1x3x?x?xf64>
    %1 = tensor.empty() : tensor<4x1x3xf64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<4x1x3xf64>) -> tensor<4x1x3xf64>
    %cast = tensor.cast %2 : tensor<4x1x3xf64> to tensor<?x?x?xf64>
    %3:3 = call @f4(%cast, %extracted) : (tensor<?x?x?xf64>, f64) -> (tensor<?x?x?xf64>, f64, f64)
    %extracted_1 = tensor.extract %arg0[] : tensor<f64>
    vector.print %extracted_1 : f64
    %4 = tensor.empty() : tensor<3x3x2xf64>
    %extracted_2 = tensor.extract %arg1[] : tensor<f64>
    %5 = linalg.fill ins(%extracted_2 : f64) outs(%4 : tensor<3x3x2xf64>) -> tensor<3x3x2xf64>
    %cast_3 = tensor.cast %5 : tensor<3x3x2xf64> to tensor<3x3x?xf64>
    %cst = arith.constant 1.000000e+10 : f32
    %6:2 = call @f3(%cast_3, %cst, %extracted_2) : (tensor<3x3x?xf64>, f32, f64) -> (tensor<3x1x?x?xf64>, index)
    %7 = arith.cmpf une, %3#1, %extracted_1 : f64
    %8 = arith.select %7, %1, %1 : tensor<4x1x3xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %expanded[%c0, 0, 0, 0] [1, 3, %dim, %dim_0] [1, 1, 1, 1] : tensor<1x3x?x?xf64> to tensor<3x?x?xf64>
    %9 = tensor.empty(%dim, %c1) : tensor<?x?xf64>
    %10 = linalg.fill ins(%extracted_2 : f64) outs(%9 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %11 = linalg.depthwise_conv_1d_ncw_cw ins(%extracted_slice, %10 : tensor<3x?x?xf64>, tensor<?x?xf64>) outs(%0 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    %inserted = tensor.insert %extracted into %arg1[] : tensor<f64>
    affine.if #set(%c2) {
      %extracted_15 = tensor.extract %3#0[%c2, %c0, %c1] : tensor<?x?x?xf64>
      %28 = math.trunc %extracted_15 : f64
      %29 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %11) -> (tensor<3x?x?xf64>) {
        %extracted_slice_16 = tensor.extract_slice %3#0[2, 0, %c1] [1, 1, 1] [%c1, 1, 1] : tensor<?x?x?xf64> to tensor<1x1xf64>
        %31 = linalg.matmul ins(%10, %extracted_slice_16 : tensor<?x?xf64>, tensor<1x1xf64>) outs(%10 : tensor<?x?xf64>) -> tensor<?x?xf64>
        %32 = tensor.empty(%dim_0) : tensor<1x?xf64>
        %33 = linalg.fill ins(%extracted_15 : f64) outs(%32 : tensor<1x?xf64>) -> tensor<1x?xf64>
        %34 = linalg.depthwise_conv_1d_nwc_wc ins(%0, %33 : tensor<3x?x?xf64>, tensor<1x?xf64>) outs(%arg4 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
        scf.yield %34 : tensor<3x?x?xf64>
      }
      %30 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<3x?x?xf64>) {
      ^bb0(%out: f64):
        %cst_16 = arith.constant 3.000000e+00 : f64
        %31 = arith.negf %out : f64
        %32 = arith.addf %31, %cst_16 : f64
        linalg.yield %32 : f64
      } -> tensor<3x?x?xf64>
    } else {
      %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg0 : tensor<f64>) outs(%arg1 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %31 = arith.divf %in, %out : f64
        linalg.yield %31 : f64
      } -> tensor<f64>
      %29 = linalg.negf ins(%0 : tensor<3x?x?xf64>) outs(%0 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
      %cst_15 = arith.constant dense<[1.150000e+01, 1.450000e+01]> : tensor<2xf64>
      %reduced_16 = linalg.reduce ins(%cst_15 : tensor<2xf64>) outs(%inserted : tensor<f64>) dimensions = [0] 
        (%in: f64, %init: f64) {
          %31 = arith.mulf %in, %init : f64
          linalg.yield %31 : f64
        }
      %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%reduced_16 : tensor<f64>) outs(%inserted : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %31 = arith.subf %in, %out : f64
        linalg.yield %31 : f64
      } -> tensor<f64>
    }
    %c3 = arith.constant 3 : index
    %12 = arith.remui %6#1, %c3 : index
    %cst_4 = arith.constant 1.000000e+01 : f64
    %13 = arith.mulf %3#2, %cst_4 : f64
    %inserted_5 = tensor.insert %13 into %6#0[%c0, %c0, %12, %c0] : tensor<3x1x?x?xf64>
    %14 = scf.forall (%arg3, %arg4) in (%dim, 1) shared_outs(%arg5 = %10) -> (tensor<?x?xf64>) {
      %extracted_slice_15 = tensor.extract_slice %arg5[%arg3, %arg4] [1, 1] [1, 1] : tensor<?x?xf64> to tensor<1x1xf64>
      %28 = linalg.erf ins(%extracted_slice_15 : tensor<1x1xf64>) outs(%extracted_slice_15 : tensor<1x1xf64>) -> tensor<1x1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %28 into %arg5[%arg3, %arg4] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<?x?xf64>
      }
    }
    %15:2 = scf.if %7 -> (tensor<?x?xf64>, tensor<?x?xf64>) {
      %28 = linalg.round ins(%10 : tensor<?x?xf64>) outs(%10 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %29 = linalg.negf ins(%28 : tensor<?x?xf64>) outs(%10 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<?x?xf64>) outs(%9 : tensor<?x?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %31 = arith.maximumf %in, %3#1 : f64
        linalg.yield %31 : f64
      } -> tensor<?x?xf64>
      scf.yield %29, %30 : tensor<?x?xf64>, tensor<?x?xf64>
    } else {
      %inserted_15 = tensor.insert %extracted_2 into %6#0[%12, %c0, %12, %c1] : tensor<3x1x?x?xf64>
      %inserted_slice_16 = tensor.insert_slice %14 into %10[0, 0] [%dim, %c1] [1, 1] : tensor<?x?xf64> into tensor<?x?xf64>
      scf.yield %inserted_slice_16, %10 : tensor<?x?xf64>, tensor<?x?xf64>
    }
    %16 = tensor.empty() : tensor<f64>
    %17 = linalg.log ins(%arg1 : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %c1_i64 = arith.constant 1 : i64
    %18 = arith.index_cast %dim : index to i64
    %from_elements = tensor.from_elements %c1_i64, %18 : tensor<2xi64>
    %reshape = tensor.reshape %15#1(%from_elements) : (tensor<?x?xf64>, tensor<2xi64>) -> tensor<1x?xf64>
    %extracted_slice_6 = tensor.extract_slice %extracted_slice[0, 0, 0] [2, %dim, %dim_0] [1, 1, 1] : tensor<3x?x?xf64> to tensor<2x?x?xf64>
    %extracted_slice_7 = tensor.extract_slice %extracted_slice[1, 0, 0] [2, %dim, %dim_0] [1, 1, 1] : tensor<3x?x?xf64> to tensor<2x?x?xf64>
    %19 = linalg.fill ins(%13 : f64) outs(%extracted_slice_6 : tensor<2x?x?xf64>) -> tensor<2x?x?xf64>
    %20 = tensor.empty(%dim, %dim_0) : tensor<2x?x2x?xf64>
    %21 = linalg.fill ins(%3#2 : f64) outs(%20 : tensor<2x?x2x?xf64>) -> tensor<2x?x2x?xf64>
    %reduced = linalg.reduce ins(%21 : tensor<2x?x2x?xf64>) outs(%extracted_slice_7 : tensor<2x?x?xf64>) dimensions = [2] 
      (%in: f64, %init: f64) {
        %28 = arith.maximumf %in, %init : f64
        linalg.yield %28 : f64
      }
    %inserted_slice = tensor.insert_slice %19 into %extracted_slice[0, 0, 0] [2, %dim, %dim_0] [1, 1, 1] : tensor<2x?x?xf64> into tensor<3x?x?xf64>
    %inserted_slice_8 = tensor.insert_slice %reduced into %inserted_slice[1, 0, 0] [2, %dim, %dim_0] [1, 1, 1] : tensor<2x?x?xf64> into tensor<3x?x?xf64>
    %22 = arith.cmpi uge, %dim, %c1 : index
    %23 = scf.if %22 -> (tensor<?x?x?xf64>) {
      %extracted_slice_15 = tensor.extract_slice %extracted_slice_6[%c1, 0, 0] [1, 1, %dim_0] [1, 1, 1] : tensor<2x?x?xf64> to tensor<1x?xf64>
      scf.if %7 {
        %30 = arith.cmpf une, %extracted, %extracted_2 : f64
        %true = arith.constant true
        %31 = arith.ori %30, %true : i1
        cf.assert %31, "never fails"
        %cst_18 = arith.constant dense<1.000000e+02> : tensor<f64>
        %32:2 = func.call @f1(%cst_18) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f64>) -> (tensor<f64>, tensor<3x3x3xf64>)
      } else {
        %extracted_slice_18 = tensor.extract_slice %inserted_5[0, 0, 0, 0] [2, 1, 3, 2] [1, 1, 1, 1] : tensor<3x1x?x?xf64> to tensor<2x1x3x2xf64>
        %extracted_slice_19 = tensor.extract_slice %inserted_5[1, 0, 0, 0] [2, 1, 3, 2] [1, 1, 1, 1] : tensor<3x1x?x?xf64> to tensor<2x1x3x2xf64>
        %30 = linalg.div ins(%extracted_slice_19, %extracted_slice_18 : tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) outs(%extracted_slice_18 : tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xf64>
        %31 = arith.remui %6#1, %c2 : index
        %extracted_20 = tensor.extract %extracted_slice_19[%31, %c0, %c2, %31] : tensor<2x1x3x2xf64>
        vector.print %extracted_20 : f64
        %32 = linalg.copy ins(%extracted_slice_18 : tensor<2x1x3x2xf64>) outs(%extracted_slice_19 : tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xf64>
        %inserted_slice_21 = tensor.insert_slice %30 into %inserted_5[0, 0, 0, 0] [2, 1, 3, 2] [1, 1, 1, 1] : tensor<2x1x3x2xf64> into tensor<3x1x?x?xf64>
        %inserted_slice_22 = tensor.insert_slice %32 into %inserted_slice_21[1, 0, 0, 0] [2, 1, 3, 2] [1, 1, 1, 1] : tensor<2x1x3x2xf64> into tensor<3x1x?x?xf64>
        %extracted_23 = tensor.extract %inserted_5[%c2, %c0, %c1, %c1] : tensor<3x1x?x?xf64>
        vector.print %extracted_23 : f64
        %33 = arith.select %7, %1, %8 : tensor<4x1x3xf64>
      }
      %28:2 = func.call @f1(%arg0) : (tensor<f64>) -> (tensor<f64>, tensor<3x3x3xf64>)
      %extracted_slice_16 = tensor.extract_slice %expanded[%c0, 0, 0, 0] [1, 3, %dim, %dim_0] [1, 1, 1, 1] : tensor<1x3x?x?xf64> to tensor<3x?x?xf64>
      %29 = linalg.add ins(%extracted_slice_16, %inserted_slice : tensor<3x?x?xf64>, tensor<3x?x?xf64>) outs(%0 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
      %cast_17 = tensor.cast %29 : tensor<3x?x?xf64> to tensor<?x?x?xf64>
      scf.yield %cast_17 : tensor<?x?x?xf64>
    } else {
      %dim_15 = tensor.dim %reduced, %c1 : tensor<2x?x?xf64>
      %cast_16 = tensor.cast %1 : tensor<4x1x3xf64> to tensor<?x?x?xf64>
      scf.yield %cast_16 : tensor<?x?x?xf64>
    }
    %extracted_slice_9 = tensor.extract_slice %15#0[0, 0] [%dim, 1] [1, 1] : tensor<?x?xf64> to tensor<?x1xf64>
    %extracted_slice_10 = tensor.extract_slice %15#0[0, 0] [%dim, 1] [1, 1] : tensor<?x?xf64> to tensor<?x1xf64>
    %24 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%extracted_slice_9 : tensor<?x1xf64>) {
    ^bb0(%out: f64):
      %28 = arith.negf %out : f64
      %29 = arith.addf %28, %extracted_2 : f64
      linalg.yield %29 : f64
    } -> tensor<?x1xf64>
    %25 = linalg.square ins(%14 : tensor<?x?xf64>) outs(%extracted_slice_10 : tensor<?x1xf64>) -> tensor<?x1xf64>
    %inserted_slice_11 = tensor.insert_slice %24 into %15#0[0, 0] [%dim, 1] [1, 1] : tensor<?x1xf64> into tensor<?x?xf64>
    %inserted_slice_12 = tensor.insert_slice %25 into %inserted_slice_11[0, 0] [%dim, 1] [1, 1] : tensor<?x1xf64> into tensor<?x?xf64>
    %26 = scf.forall (%arg3) in (%dim) shared_outs(%arg4 = %inserted_slice_11) -> (tensor<?x?xf64>) {
      %28 = arith.minui %dim, %c3 : index
      %extracted_slice_15 = tensor.extract_slice %inserted_slice_12[0, 0] [%28, 1] [1, 1] : tensor<?x?xf64> to tensor<?x1xf64>
      %extracted_slice_16 = tensor.extract_slice %arg4[%arg3, 0] [1, 1] [1, 1] : tensor<?x?xf64> to tensor<1x1xf64>
      %inserted_17 = tensor.insert %13 into %extracted_slice_16[%c0, %c0] : tensor<1x1xf64>
      %29 = linalg.max ins(%extracted_slice_16, %inserted_17 : tensor<1x1xf64>, tensor<1x1xf64>) outs(%inserted_17 : tensor<1x1xf64>) -> tensor<1x1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %29 into %arg4[%arg3, 0] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<?x?xf64>
      }
    }
    %27 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %26) -> (tensor<?x?xf64>) {
      %28 = scf.if %7 -> (tensor<?x1xf64>) {
        %expanded_17 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [%dim, %c1, %c1] : tensor<?x?xf64> into tensor<?x?x?xf64>
        %extracted_18 = tensor.extract %inserted_5[%arg3, %c0, %c1, %arg3] : tensor<3x1x?x?xf64>
        %35 = math.isnan %extracted_18 : f64
        %36 = tensor.empty(%dim) : tensor<?x1xf64>
        %37 = linalg.fill ins(%extracted_18 : f64) outs(%36 : tensor<?x1xf64>) -> tensor<?x1xf64>
        %38 = linalg.max ins(%37, %arg4 : tensor<?x1xf64>, tensor<?x?xf64>) outs(%24 : tensor<?x1xf64>) -> tensor<?x1xf64>
        scf.yield %38 : tensor<?x1xf64>
      } else {
        %35 = tensor.empty(%dim) : tensor<?x1xf64>
        %36 = linalg.fill ins(%13 : f64) outs(%35 : tensor<?x1xf64>) -> tensor<?x1xf64>
        %37 = linalg.powf ins(%inserted_slice_12, %36 : tensor<?x?xf64>, tensor<?x1xf64>) outs(%26 : tensor<?x?xf64>) -> tensor<?x?xf64>
        %inserted_17 = tensor.insert %3#2 into %17[] : tensor<f64>
        scf.yield %24 : tensor<?x1xf64>
      }
      %29 = tensor.empty(%dim) : tensor<?x1xi1>
      %30 = linalg.fill ins(%7 : i1) outs(%29 : tensor<?x1xi1>) -> tensor<?x1xi1>
      %31 = tensor.empty(%dim) : tensor<?x1xf64>
      %32 = linalg.fill ins(%extracted_1 : f64) outs(%31 : tensor<?x1xf64>) -> tensor<?x1xf64>
      %33 = linalg.select ins(%30, %28, %32 : tensor<?x1xi1>, tensor<?x1xf64>, tensor<?x1xf64>) outs(%15#0 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %34 = linalg.round ins(%28 : tensor<?x1xf64>) outs(%arg4 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %cast_15 = tensor.cast %33 : tensor<?x?xf64> to tensor<?x1xf64>
      %inserted_slice_16 = tensor.insert_slice %cast_15 into %34[0, 0] [%dim, 1] [1, 1] : tensor<?x1xf64> into tensor<?x?xf64>
      scf.yield %inserted_slice_16 : tensor<?x?xf64>
    }
    %inserted_slice_13 = tensor.insert_slice %inserted_slice_12 into %27[0, 0] [%dim, %c1] [1, 1] : tensor<?x?xf64> into tensor<?x?xf64>
    %extracted_slice_14 = tensor.extract_slice %26[0, 0] [%dim, 1] [1, %c1] : tensor<?x?xf64> to tensor<?x1xf64>
    return %inserted_slice_13, %inserted_slice_8, %reshape, %extracted_slice_14 : tensor<?x?xf64>, tensor<3x?x?xf64>, tensor<1x?xf64>, tensor<?x1xf64>
  }
  func.func private @f4(%arg0: tensor<?x?x?xf64>, %arg1: f64) -> (tensor<?x?x?xf64>, f64, f64) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<?x?x?xf64>) outs(%arg0 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %concat = tensor.concat dim(1) %0, %0, %0 : (tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %1 = arith.cmpf une, %arg1, %cst : f64
    %2 = scf.if %1 -> (tensor<?x?x?xf64>) {
      %concat_0 = tensor.concat dim(2) %concat, %concat, %concat : (tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf64>
      %c1 = arith.constant 1 : index
      %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x?xf64>
      %4 = tensor.empty(%dim, %dim_1) : tensor<2x?x?x3xf64>
      %5 = linalg.fill ins(%arg1 : f64) outs(%4 : tensor<2x?x?x3xf64>) -> tensor<2x?x?x3xf64>
      %cast = tensor.cast %5 : tensor<2x?x?x3xf64> to tensor<2x?x?x?xf64>
      %reduced = linalg.reduce ins(%cast : tensor<2x?x?x?xf64>) outs(%0 : tensor<?x?x?xf64>) dimensions = [0] 
        (%in: f64, %init: f64) {
          %6 = arith.mulf %in, %init : f64
          linalg.yield %6 : f64
        }
      scf.yield %reduced : tensor<?x?x?xf64>
    } else {
      scf.yield %0 : tensor<?x?x?xf64>
    }
    %3 = scf.if %1 -> (f64) {
      %c0 = arith.constant 0 : index
      affine.if #set(%c0) {
        %c2 = arith.constant 2 : index
        affine.if #set(%c2) {
          %concat_1 = tensor.concat dim(2) %concat, %concat : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
          %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<?x?x?xf64>) {
          ^bb0(%out: f64):
            %6 = arith.divf %out, %arg1 : f64
            linalg.yield %6 : f64
          } -> tensor<?x?x?xf64>
        } else {
          %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<?x?x?xf64>) outs(%2 : tensor<?x?x?xf64>) {
          ^bb0(%in: f64, %out: f64):
            %cst_1 = arith.constant -1.000000e+00 : f64
            %6 = arith.cmpf ogt, %in, %cst_1 : f64
            %7 = arith.select %6, %in, %cst_1 : f64
            linalg.yield %7 : f64
          } -> tensor<?x?x?xf64>
        }
        %4 = linalg.floor ins(%2 : tensor<?x?x?xf64>) outs(%0 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      } else {
        %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?x?xf64>
        %c1_2 = arith.constant 1 : index
        %dim_3 = tensor.dim %concat, %c1_2 : tensor<?x?x?xf64>
        %4 = tensor.empty(%dim_1, %dim_3) : tensor<?x?x3xf64>
        %cst_4 = arith.constant 2.000000e+00 : f64
        %5 = linalg.fill ins(%cst_4 : f64) outs(%4 : tensor<?x?x3xf64>) -> tensor<?x?x3xf64>
        %6 = linalg.copy ins(%5 : tensor<?x?x3xf64>) outs(%concat : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      }
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %concat, %c1 : tensor<?x?x?xf64>
      %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?x?xf64>
      %from_elements = tensor.from_elements %c3, %dim, %dim_0, %c1 : tensor<4xindex>
      %reshape = tensor.reshape %concat(%from_elements) : (tensor<?x?x?xf64>, tensor<4xindex>) -> tensor<3x?x?x1xf64>
      scf.yield %arg1 : f64
    } else {
      affine.parallel (%arg2) = (0) to (3) {
        %cst_1 = arith.constant dense<9.500000e+00> : tensor<f64>
        %5 = func.call @either2(%cst_1, %cst_1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        %extracted = tensor.extract %5[] : tensor<f64>
        %inserted = tensor.insert %extracted into %5[] : tensor<f64>
      }
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %4:3 = scf.while (%arg2 = %c0, %arg3 = %2, %arg4 = %2) : (index, tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> (index, tensor<?x?x?xf64>, tensor<?x?x?xf64>) {
        %5 = scf.for %arg5 = %c1 to %c1 step %c2 iter_args(%arg6 = %arg4) -> (tensor<?x?x?xf64>) {
          %8 = tensor.empty() : tensor<3x3x3xf64>
          %9 = linalg.fill ins(%arg1 : f64) outs(%8 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
          %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<3x3x3xf64>) outs(%9 : tensor<3x3x3xf64>) {
          ^bb0(%in: f64, %out: f64):
            %14 = arith.negf %in : f64
            %15 = arith.addf %14, %out : f64
            linalg.yield %15 : f64
          } -> tensor<3x3x3xf64>
          %generated = tensor.generate  {
            tensor.yield %arg1 : f64
          } : tensor<f64>
          %cst_1 = arith.constant dense<-0.000000e+00> : tensor<f64>
          %cst_2 = arith.constant dense<6.500000e+00> : tensor<f64>
          %11:5 = func.call @f2(%generated, %cst_1, %cst_2) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<3x1x?x2xf64>, tensor<?x2x?xf64>, tensor<f64>, tensor<f64>, f32)
          %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf64>
          %dim_3 = tensor.dim %arg0, %c1 : tensor<?x?x?xf64>
          %generated_4 = tensor.generate %dim, %dim_3 {
          ^bb0(%arg7: index, %arg8: index, %arg9: index):
            %extracted = tensor.extract %0[%arg7, %arg8, %arg9] : tensor<?x?x?xf64>
            %14 = arith.index_cast %arg7 : index to i64
            %15 = arith.sitofp %14 : i64 to f64
            %16 = arith.index_cast %arg8 : index to i64
            %17 = arith.sitofp %16 : i64 to f64
            %18 = arith.index_cast %arg9 : index to i64
            %19 = arith.sitofp %18 : i64 to f64
            %20 = arith.mulf %extracted, %15 : f64
            %21 = arith.negf %20 : f64
            %22 = arith.addf %21, %17 : f64
            %23 = arith.subf %22, %19 : f64
            tensor.yield %23 : f64
          } : tensor<?x?x3xf64>
          %12 = linalg.sqrt ins(%generated_4 : tensor<?x?x3xf64>) outs(%arg6 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
          %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<?x?x?xf64>) outs(%12 : tensor<?x?x?xf64>) {
          ^bb0(%in: f64, %out: f64):
            linalg.yield %in : f64
          } -> tensor<?x?x?xf64>
          scf.yield %13 : tensor<?x?x?xf64>
        }
        %6 = arith.cmpi ult, %arg2, %c2 : index
        %7 = arith.andi %6, %1 : i1
        scf.condition(%7) %arg2, %arg3, %arg4 : index, tensor<?x?x?xf64>, tensor<?x?x?xf64>
      } do {
      ^bb0(%arg2: index, %arg3: tensor<?x?x?xf64>, %arg4: tensor<?x?x?xf64>):
        %5 = arith.addi %arg2, %c1 : index
        %6 = tensor.empty() : tensor<1xf64>
        %7 = linalg.pooling_nwc_sum ins(%2, %6 : tensor<?x?x?xf64>, tensor<1xf64>) outs(%arg4 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
        %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf64>
        %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x?xf64>
        %cast = tensor.cast %0 : tensor<?x?x?xf64> to tensor<?x?x3xf64>
        %inserted_slice = tensor.insert_slice %cast into %7[0, 0, 0] [%dim, %dim_1, 3] [1, 1, 1] : tensor<?x?x3xf64> into tensor<?x?x?xf64>
        %8 = linalg.copy ins(%2 : tensor<?x?x?xf64>) outs(%arg3 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
        scf.yield %5, %8, %inserted_slice : index, tensor<?x?x?xf64>, tensor<?x?x?xf64>
      }
      %cst_0 = arith.constant 2.000000e+00 : f64
      scf.yield %cst_0 : f64
    }
    return %0, %3, %arg1 : tensor<?x?x?xf64>, f64, f64
  }
  func.func private @f3(%arg0: tensor<3x3x?xf64>, %arg1: f32, %arg2: f64) -> (tensor<3x1x?x?xf64>, index) {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c2 : tensor<3x3x?xf64>
    %0 = tensor.empty(%c3, %dim) : tensor<3x?x?xf64>
    %1 = linalg.fill ins(%arg2 : f64) outs(%0 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    %2 = linalg.log ins(%1 : tensor<3x?x?xf64>) outs(%arg0 : tensor<3x3x?xf64>) -> tensor<3x3x?xf64>
    %c4 = arith.constant 4 : index
    %3 = tensor.empty(%c4, %dim) : tensor<3x?x?xf64>
    %4 = linalg.fill ins(%arg2 : f64) outs(%3 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    %5 = tensor.empty() : tensor<2xf64>
    %6 = linalg.pooling_nwc_sum ins(%4, %5 : tensor<3x?x?xf64>, tensor<2xf64>) outs(%1 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [3, 1, %c3, %dim] : tensor<3x?x?xf64> into tensor<3x1x?x?xf64>
    %7 = bufferization.alloc_tensor() : tensor<2xf64>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %13 = arith.index_cast %arg3 : index to i64
      %14 = arith.sitofp %13 : i64 to f64
      %cst_1 = arith.constant 1.000000e+02 : f64
      %15 = arith.divf %14, %cst_1 : f64
      tensor.yield %15 : f64
    } : tensor<2xf64>
    %8 = linalg.reciprocal ins(%generated : tensor<2xf64>) outs(%7 : tensor<2xf64>) -> tensor<2xf64>
    %9 = scf.forall (%arg3) in (%c2) shared_outs(%arg4 = %8) -> (tensor<2xf64>) {
      %13 = tensor.empty(%dim) : tensor<2x?xf64>
      %cst_1 = arith.constant 3.000000e+00 : f64
      %14 = linalg.fill ins(%cst_1 : f64) outs(%13 : tensor<2x?xf64>) -> tensor<2x?xf64>
      %inserted_slice_2 = tensor.insert_slice %14 into %2[%arg3, %arg3, 0] [2, 1, %dim] [1, 1, 1] : tensor<2x?xf64> into tensor<3x3x?xf64>
      %inserted = tensor.insert %arg2 into %7[%arg3] : tensor<2xf64>
      %extracted_slice_3 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<2xf64> to tensor<1xf64>
      %15 = linalg.reciprocal ins(%extracted_slice_3 : tensor<1xf64>) outs(%extracted_slice_3 : tensor<1xf64>) -> tensor<1xf64>
      %mapped = linalg.map { arith.mulf } ins(%extracted_slice_3, %15 : tensor<1xf64>, tensor<1xf64>) outs(%15 : tensor<1xf64>)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped into %arg4[%arg3] [1] [1] : tensor<1xf64> into tensor<2xf64>
      }
    }
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%8 : tensor<2xf64>) outs(%generated : tensor<2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %13 = arith.minimumf %in, %out : f64
      linalg.yield %13 : f64
    } -> tensor<2xf64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %generated[%c1] : tensor<2xf64>
    vector.print %extracted : f64
    %extracted_0 = tensor.extract %10[%c1] : tensor<2xf64>
    vector.print %extracted_0 : f64
    %cst = arith.constant 0.000000e+00 : f64
    %11 = arith.cmpf ogt, %arg2, %cst : f64
    %12 = arith.index_castui %11 : i1 to index
    %c0 = arith.constant 0 : index
    scf.for %arg3 = %c0 to %12 step %c1 {
      %13:2 = scf.forall (%arg4) in (3) shared_outs(%arg5 = %1, %arg6 = %1) -> (tensor<3x?x?xf64>, tensor<3x?x?xf64>) {
        %15 = tensor.empty(%dim) : tensor<3x?xf64>
        %16 = linalg.fill ins(%arg2 : f64) outs(%15 : tensor<3x?xf64>) -> tensor<3x?xf64>
        %extracted_slice_1 = tensor.extract_slice %arg6[0, %arg4, 0] [3, 1, %dim] [1, 1, 1] : tensor<3x?x?xf64> to tensor<3x1x?xf64>
        %17 = tensor.empty(%dim) : tensor<3x2x1x?xf64>
        %18 = linalg.fill ins(%extracted_0 : f64) outs(%17 : tensor<3x2x1x?xf64>) -> tensor<3x2x1x?xf64>
        %reduced = linalg.reduce ins(%18 : tensor<3x2x1x?xf64>) outs(%extracted_slice_1 : tensor<3x1x?xf64>) dimensions = [1] 
          (%in: f64, %init: f64) {
            %19 = arith.addf %in, %init : f64
            linalg.yield %19 : f64
          }
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %16 into %arg5[0, %arg4, 0] [3, 1, %dim] [1, 1, 1] : tensor<3x?xf64> into tensor<3x?x?xf64>
          tensor.parallel_insert_slice %reduced into %arg6[0, %arg4, 0] [3, 1, %dim] [1, 1, 1] : tensor<3x1x?xf64> into tensor<3x?x?xf64>
        }
      }
      %14 = arith.index_cast %arg3 : index to i32
    }
    %extracted_slice = tensor.extract_slice %2[0, %12, 0] [%c3, 1, %dim] [1, 1, 1] : tensor<3x3x?xf64> to tensor<?x?xf64>
    %cast = tensor.cast %extracted_slice : tensor<?x?xf64> to tensor<3x?xf64>
    %inserted_slice = tensor.insert_slice %cast into %0[%c2, 0, 0] [1, 3, %dim] [1, 1, 1] : tensor<3x?xf64> into tensor<3x?x?xf64>
    return %expanded, %12 : tensor<3x1x?x?xf64>, index
  }
  func.func private @f1(%arg0: tensor<f64>) -> (tensor<f64>, tensor<3x3x3xf64>) {
    %cst = arith.constant 3.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg0[] : tensor<f64>
    %expanded = tensor.expand_shape %inserted [] output_shape [1] : tensor<f64> into tensor<1xf64>
    %0 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%expanded : tensor<1xf64>) {
    ^bb0(%out: f64):
      %11 = linalg.index 0 : index
      %c0_4 = arith.constant 0 : index
      %12 = arith.subi %c0_4, %11 : index
      %extracted_5 = tensor.extract %expanded[%12] : tensor<1xf64>
      %cst_6 = arith.constant -6.000000e+00 : f64
      %13 = arith.addf %extracted_5, %cst_6 : f64
      linalg.yield %13 : f64
    } -> tensor<1xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0] : tensor<1xf64>
    %cst_0 = arith.constant 1.000000e+01 : f64
    %1 = arith.cmpf uno, %extracted, %cst_0 : f64
    %2 = scf.if %1 -> (tensor<1xf64>) {
      %extracted_slice = tensor.extract_slice %expanded[%c0] [1] [1] : tensor<1xf64> to tensor<f64>
      %11 = linalg.log ins(%expanded : tensor<1xf64>) outs(%expanded : tensor<1xf64>) -> tensor<1xf64>
      scf.yield %11 : tensor<1xf64>
    } else {
      %extracted_4 = tensor.extract %expanded[%c0] : tensor<1xf64>
      %11 = math.acos %extracted_4 : f64
      %12 = tensor.empty() : tensor<1xf64>
      %c1 = arith.constant 1 : index
      %13 = tensor.empty(%c1) : tensor<?xf64>
      %14 = arith.minimumf %extracted, %extracted_4 : f64
      %15 = linalg.fill ins(%14 : f64) outs(%13 : tensor<?xf64>) -> tensor<?xf64>
      %16 = linalg.abs ins(%15 : tensor<?xf64>) outs(%12 : tensor<1xf64>) -> tensor<1xf64>
      %cst_5 = arith.constant dense<[[5.500000e+00, 6.500000e+00]]> : tensor<1x2xf64>
      %extracted_slice = tensor.extract_slice %cst_5[%c0, 0] [1, 2] [1, 1] : tensor<1x2xf64> to tensor<2xf64>
      %17 = linalg.matvec ins(%cst_5, %extracted_slice : tensor<1x2xf64>, tensor<2xf64>) outs(%expanded : tensor<1xf64>) -> tensor<1xf64>
      scf.yield %17 : tensor<1xf64>
    }
    %collapsed = tensor.collapse_shape %expanded [] : tensor<1xf64> into tensor<f64>
    %cst_1 = arith.constant dense<0> : vector<4xi32>
    %cst_2 = arith.constant dense<[true, true, true, false]> : vector<4xi1>
    %3 = vector.broadcast %extracted : f64 to vector<4xf64>
    %4 = vector.gather %expanded[%c0] [%cst_1], %cst_2, %3 : tensor<1xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
    %5 = vector.extract %4[0] : f64 from vector<4xf64>
    %cst_3 = arith.constant dense<[[[6.500000e+00, 7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01]], [[1.550000e+01, 1.650000e+01, 1.750000e+01], [1.850000e+01, 1.950000e+01, 2.050000e+01], [2.150000e+01, 2.250000e+01, 2.350000e+01]], [[2.450000e+01, 2.550000e+01, 2.650000e+01], [2.750000e+01, 2.850000e+01, 2.950000e+01], [3.050000e+01, 3.150000e+01, 3.250000e+01]]]> : tensor<3x3x3xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3, %cst_3 : tensor<3x3x3xf64>, tensor<3x3x3xf64>) outs(%cst_3 : tensor<3x3x3xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %11 = arith.subf %in, %in_4 : f64
      %12 = arith.divf %11, %out : f64
      linalg.yield %12 : f64
    } -> tensor<3x3x3xf64>
    %7 = arith.index_castui %1 : i1 to index
    %c3 = arith.constant 3 : index
    %8 = arith.remui %7, %c3 : index
    %9 = scf.index_switch %8 -> tensor<f64> 
    case 0 {
      %inserted_4 = tensor.insert %extracted into %arg0[] : tensor<f64>
      scf.yield %inserted : tensor<f64>
    }
    case 2 {
      %11 = arith.uitofp %1 : i1 to f64
      %inserted_4 = tensor.insert %11 into %inserted[] : tensor<f64>
      scf.yield %inserted_4 : tensor<f64>
    }
    default {
      scf.yield %inserted : tensor<f64>
    }
    %10 = scf.forall (%arg1) in (3) shared_outs(%arg2 = %6) -> (tensor<3x3x3xf64>) {
      %extracted_slice = tensor.extract_slice %2[0] [1] [1] : tensor<1xf64> to tensor<1xf64>
      %cst_4 = arith.constant dense<false> : tensor<1xi1>
      %cst_5 = arith.constant dense<1.500000e+00> : tensor<1xf64>
      %11 = linalg.select ins(%cst_4, %expanded, %cst_5 : tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) outs(%extracted_slice : tensor<1xf64>) -> tensor<1xf64>
      %inserted_slice = tensor.insert_slice %11 into %2[0] [1] [1] : tensor<1xf64> into tensor<1xf64>
      %cst_6 = arith.constant 0.000000e+00 : f64
      %12 = arith.cmpf ogt, %5, %cst_6 : f64
      %inserted_7 = tensor.insert %12 into %cst_4[%c0] : tensor<1xi1>
      %extracted_slice_8 = tensor.extract_slice %arg2[%arg1, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3x3xf64> to tensor<3x3xf64>
      %cst_9 = arith.constant dense<-2.500000e+00> : tensor<3x2xf64>
      %inserted_slice_10 = tensor.insert_slice %cst_9 into %extracted_slice_8[0, 0] [3, 2] [1, 1] : tensor<3x2xf64> into tensor<3x3xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_slice_10 into %arg2[%arg1, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3xf64> into tensor<3x3x3xf64>
      }
    }
    return %9, %10 : tensor<f64>, tensor<3x3x3xf64>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<3x1x?x2xf64>, tensor<?x2x?xf64>, tensor<f64>, tensor<f64>, f32) {
    %0 = call @either2(%arg0, %arg2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %cst = arith.constant -1.000000e+00 : f64
    %inserted = tensor.insert %cst into %0[] : tensor<f64>
    %extracted = tensor.extract %arg2[] : tensor<f64>
    vector.print %extracted : f64
    %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg2 : tensor<f64>) outs(%arg0 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<f64>
    %cst_0 = arith.constant -1.000000e+00 : f64
    %2 = arith.cmpf ogt, %extracted, %cst_0 : f64
    %3 = scf.if %2 -> (tensor<f64>) {
      %c0 = arith.constant 0 : index
      %c1_2 = arith.constant 1 : index
      %18 = scf.for %arg3 = %c0 to %c1_2 step %c1_2 iter_args(%arg4 = %1) -> (tensor<f64>) {
        %cst_3 = arith.constant dense<[4.500000e+00, 5.500000e+00]> : tensor<2xf64>
        %cst_4 = arith.constant dense<[6.500000e+00, 5.500000e+00]> : tensor<2xf64>
        %20 = linalg.dot ins(%cst_3, %cst_4 : tensor<2xf64>, tensor<2xf64>) outs(%1 : tensor<f64>) -> tensor<f64>
        %inserted_5 = tensor.insert %extracted into %cst_4[%c0] : tensor<2xf64>
        %21 = scf.forall (%arg5) in (2) shared_outs(%arg6 = %cst_4) -> (tensor<2xf64>) {
          %23 = tensor.empty() : tensor<1xf64>
          %24 = linalg.fill ins(%extracted : f64) outs(%23 : tensor<1xf64>) -> tensor<1xf64>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %24 into %arg6[%arg5] [1] [1] : tensor<1xf64> into tensor<2xf64>
          }
        }
        %22 = linalg.copy ins(%inserted : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
        scf.yield %22 : tensor<f64>
      }
      %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%1 : tensor<f64>) outs(%arg0 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %20 = arith.subf %in, %extracted : f64
        linalg.yield %20 : f64
      } -> tensor<f64>
      scf.yield %19 : tensor<f64>
    } else {
      %18:2 = func.call @f1(%0) : (tensor<f64>) -> (tensor<f64>, tensor<3x3x3xf64>)
      %19 = bufferization.alloc_tensor() copy(%arg0) : tensor<f64>
      %cst_2 = arith.constant dense<1.000000e+02> : tensor<2xf64>
      %reduced = linalg.reduce ins(%cst_2 : tensor<2xf64>) outs(%arg0 : tensor<f64>) dimensions = [0] 
        (%in: f64, %init: f64) {
          %20 = arith.mulf %in, %init : f64
          linalg.yield %20 : f64
        }
      scf.yield %reduced : tensor<f64>
    }
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%0 : tensor<f64>) {
    ^bb0(%out: f64):
      %18 = arith.minimumf %out, %extracted : f64
      linalg.yield %18 : f64
    } -> tensor<f64>
    %5 = tensor.empty() : tensor<f64>
    %6 = linalg.fill ins(%extracted : f64) outs(%5 : tensor<f64>) -> tensor<f64>
    %7 = call @either2(%arg0, %6) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %c2 = arith.constant 2 : index
    %8 = tensor.empty(%c2) : tensor<3x?x2xf64>
    %9 = linalg.fill ins(%extracted : f64) outs(%8 : tensor<3x?x2xf64>) -> tensor<3x?x2xf64>
    %10 = tensor.empty() : tensor<4x2x2xf64>
    %11 = linalg.fill ins(%cst_0 : f64) outs(%10 : tensor<4x2x2xf64>) -> tensor<4x2x2xf64>
    %12 = tensor.empty() : tensor<2x1x1xf64>
    %13 = linalg.fill ins(%extracted : f64) outs(%12 : tensor<2x1x1xf64>) -> tensor<2x1x1xf64>
    %14 = linalg.conv_3d ins(%11, %13 : tensor<4x2x2xf64>, tensor<2x1x1xf64>) outs(%9 : tensor<3x?x2xf64>) -> tensor<3x?x2xf64>
    %cst_1 = arith.constant dense<[[[3.500000e+00, 2.500000e+00, 1.500000e+00], [5.000000e-01, -5.000000e-01, -1.500000e+00], [-2.500000e+00, -3.500000e+00, -4.500000e+00]], [[-5.500000e+00, -6.500000e+00, -7.500000e+00], [-8.500000e+00, -9.500000e+00, -1.050000e+01], [-1.150000e+01, -1.250000e+01, -1.350000e+01]], [[-1.450000e+01, -1.550000e+01, -1.650000e+01], [-1.750000e+01, -1.850000e+01, -1.950000e+01], [-2.050000e+01, -2.150000e+01, -2.250000e+01]]]> : tensor<3x3x3xf64>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst_1[0, %c1, 0] [%c3, 1, %c3] [1, 1, 1] : tensor<3x3x3xf64> to tensor<?x?xf64>
    %cast = tensor.cast %extracted_slice : tensor<?x?xf64> to tensor<3x3xf64>
    %broadcasted = linalg.broadcast ins(%cast : tensor<3x3xf64>) outs(%cst_1 : tensor<3x3x3xf64>) dimensions = [1] 
    %15 = memref.alloca_scope  -> (f32) {
      %18 = linalg.mul ins(%7, %3 : tensor<f64>, tensor<f64>) outs(%0 : tensor<f64>) -> tensor<f64>
      %extracted_2 = tensor.extract %18[] : tensor<f64>
      %cst_3 = arith.constant -1.000000e+00 : f32
      memref.alloca_scope.return %cst_3 : f32
    }
    %expanded = tensor.expand_shape %9 [[0, 1], [2], [3]] output_shape [3, 1, %c2, 2] : tensor<3x?x2xf64> into tensor<3x1x?x2xf64>
    %16 = tensor.empty(%c3, %c2) : tensor<?x2x?xf64>
    %17 = linalg.copy ins(%14 : tensor<3x?x2xf64>) outs(%16 : tensor<?x2x?xf64>) -> tensor<?x2x?xf64>
    return %expanded, %17, %4, %arg1, %15 : tensor<3x1x?x2xf64>, tensor<?x2x?xf64>, tensor<f64>, tensor<f64>, f32
  }
  func.func private @either2(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.cmpf une, %extracted, %cst : f64
    %1 = scf.if %0 -> (tensor<f64>) {
      scf.yield %arg0 : tensor<f64>
    } else {
      scf.yield %arg1 : tensor<f64>
    }
    return %1 : tensor<f64>
  }
}

