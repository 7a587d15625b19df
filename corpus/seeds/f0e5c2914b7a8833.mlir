// bufdiff-profile: deep
// bufdiff-choices: ce2d05d9c4b68fe5c5a323b3251619bfea6c20ed09cb0b782c25a272c4753896e2a94a24a81321a6
// bufdiff-choices: 4d4593698ce05eba8df44f86b8f6781e358f17265fde6686db47564d2fb38fb124a9c0be0043d9e2
// bufdiff-choices: d4844ed27cdaac33b7100fbb60f19d6d0cc38bd78c51f5745ccd732de56fab8306166ba8dcd644bd
// bufdiff-choices: 057c538263a35642bdb5107704615495be9e12a9574ea09fa5fede250529ec880f35379bec81cba3
// bufdiff-choices: 3cb7478dace3f62cf1bd298a208b330421656bd3b3b119d89ac2bef25c25b6f9507723f97c56ea5d
// bufdiff-choices: c2f806b01148f93a9752b9bf977a82f7157b7eed47ff14ca021948ead3836be1678dbb2812cec7d2
// bufdiff-choices: a4450609cbbe254a765ce81be9edd2a23c22db8ba2a5ff8a234067414fb54016c39f18680f5fbbd0
// bufdiff-choices: bdd25c96ee1f6395d13e0afabef78d49c0d117b9c8963cc238d4d461db3dbf857c5c4a74f1793093
// bufdiff-choices: b0b8f40271b0483fb0f4522b35441945d21ec7163c2a8bc98085b894a2c0b32ec37791a04e234eca
// bufdiff-choices: 7e39f0d87be12dbc98f3d17159246e56c8f14c8a1ae32b5c4dc033a7963af9c8be63d98a6fe53a18
// bufdiff-choices: 3d4d2b0b553f70e8baf522522baf4a233ba8376a7b82ecb4c7fa1b15c56bf1dd8e91818c11541984
// bufdiff-choices: 261340797fc6d43303c05ba346532a94e7170dd3d0d494d602c48e5b81e0e25c4a434775f087f803
// bufdiff-choices: 8a70524f1ec8f12c99379f162e4bc19e10e411146ba8ca95d587e4a8d6028a0fbecfd5dfa8cb071f
// bufdiff-choices: f81c6edc9858ecaaa9b0e802675be20225b8e68b5687a5ec2f08c3aa670f4061fb6685e2b2ec4682
// bufdiff-choices: 0f74e64b17c27ef08f14e3a218d21b64d376ac6166f3507763ee225615a107a6ad2ed18f26eb4036
// bufdiff-choices: c537cfba0fa94d2df6b6d5ac057a30f6edf48d76db1233e634832103ac03563ac696217787360980
// bufdiff-choices: 4cf6cf3cce9238bb60db55e05fccfc8e7b8e82f5ea44944a355f0e8e57d310682b232eebf2d2d135
// bufdiff-choices: f39d2a7d9feb94a9439b8579d2721603f17940b878f5c9aec5e3ae6e84912f932065a232960fafb9
// bufdiff-choices: 4899ae7b724c530aec2484812c2830cfb259fac6a90a6d7a372056a0f6b61e344f69d8b783c33524
// bufdiff-choices: aef5c440adc87bdc7473b7efe69539dc7e42d92252f7a9a59e911200552bb89b9ef78dbd6f44030f
// bufdiff-choices: 3496e950557cb6c7fed36c7226f61552877b7588d83895425a088e6f498b1e31f9f1015630889bbd
// bufdiff-choices: ee742099c699b5a0d249d6f871796947e50a8009d86fdf6583fa18c7da7c404de30eacf8203257f5
// bufdiff-choices: e8f746f631dd7489b8e60095d2f75fefabfc928fe95635d3cb84104bfa265851751c3c375bd94662
// bufdiff-choices: d697a99739472f2f3c41eb0388d82a5aa1d50015511b91b025b135a402af83d246644db47129123d
// bufdiff-choices: efb25c8b52b3aa156334cea0d9eb7318151415767799ab80a807f4421fd5876599634b7cb8740590
// bufdiff-choices: 64e06aec6e33c7140c2eaa89c1263a42a338e1346e660f78cd9aed24c3b1036dddd8cd15ea9494c1
// bufdiff-choices: bc6827d3c589a76440be6fb0e67cb86a7de2aaf9ebc7ebb820a2b014000cc4051a510536cb436d2a
// bufdiff-choices: 07e1a5b0f41b941d7008efbedfde706c98749e56266a2e3ba1c378979664a8018f0479132e8fb8c5
// bufdiff-choices: 3541d106a058ec12e3e96f262b2159a9d31397d463acf5ea5ded39373f9d8aaaaa0d9b3136ca6213
// bufdiff-choices: 178b216cf6f833266a0cda2e313eebb60e0560d47be17c346f620720890076919f906d3f3cacbec9
// bufdiff-choices: d08eff34c1297616eac3fff63aefb4d4a03fca6b249ffa398653282edb340b6b8123b16c88635478
// bufdiff-choices: beb3356cc64c9aa861255af6ce6c1bc5f33b6a39e0cbb68c541958af4ba271456d1e2c566fef828e
// bufdiff-choices: c9be85e9bd497927b7bf6f77557ca1d03c6ccadda61b2bbe08a1963dbe3f3e11fc71a9cee47ad7e5
// bufdiff-choices: a7bffe651168896c2354ace14098ad84d9348b125318b632772aa3299127f92a056f64042d70ba75
// bufdiff-choices: fe00de6491e8ba3f2ae8e67cd111698482a4d2ebfc559a3583ff0a51f79d5ae18c46e837252f1385
// bufdiff-choices: 539a47a32423ac9920d6a61b0740441cca3f6d2eb2f2ec84039be43e943a55f4521db80f108938a7
// bufdiff-choices: 00828ffe56c12a8561cf879966dc69fe2d14de84db5b450b105052a01b1a28813eb706fcd068326a
// bufdiff-choices: 363c90b4396a861217434ea3dd687242d2ae5505fad48e50f612c50fd2b3c40ef70cb43c8ea1a024
// bufdiff-choices: 1fc44193107c9a4a517c68bc54124a545aca7b06e41564b6174563ba098008d0fde2b12977109fda
// bufdiff-choices: ac2e6ff77de5308315196281052bd3ba6ea3151bfb8d082caf32c7a7e3b90060ae74f450ac90a9f6
// bufdiff-choices: d360bfcad4f980ed29a0fd30c79c8956866b89701bf2f981d470a3ff99af0cd4e9388040b0ab3625
// bufdiff-choices: c54c5e42c181ca4de1be83447948c434faa709eb1bc4d20e5bbd9794c87865b77681192be639d92c
// bufdiff-choices: 3242e06ad805a156bceceaf23507de117c599cb342d7ddf2bed8538e76c94e9a975cd43380b18dce
// bufdiff-choices: 86f3299507390b495f073c5f4ea46861d1b2e251858dfe1136272f816efaf08eeb1824cd5f266f30
// bufdiff-choices: 451e016a473072caeea65554e3852a7ded2e
// bufdiff-features: 211 276 397 472 537 965 1150 1235 1242 1312 1583 1663 1683 1739 1854 2043 2105
// bufdiff-features: 2270 2320 2332 2374 2461 2684 2756 2784 2841 2898 3027 3041 3207 3295 3396 3544
// bufdiff-features: 3579 3657 3694 3750 3866 4018 4020 4375 4462 4677 4752 4779 4958 5005 5038 5187
// bufdiff-features: 5199 5201 5269 5456 5610 5742 5790 5809 5973 6136 6163 6169 6185 6281 6311 6314
// bufdiff-features: 6565 6584 6611 6641 6666 6702 6812 6824 6964 7122 7180 7323 7371 7534 7593 7691
// bufdiff-features: 7847 7877 8063 8235 8454 8482 8496 8693 8798 8821 8994 9048 9108 9146 9189 9301
// bufdiff-features: 9443 9479 9601 9748 9768 9852 9889 9931 9943 9968 10035 10203 10252 10309 10384
// bufdiff-features: 10386 10476 10557 10872 10895 10933 10968 11047 11162 11277 11280 11304 11321
// bufdiff-features: 11344 11441 11519 11608 11703 11774 11844 12100 12121 12133 12170 12345 12346
// bufdiff-features: 12366 12403 12560 12775 12827 12932 13074 13233 13257 13424 13493 13657 13689
// bufdiff-features: 14084 14256 14276 14454 14564 14576 14632 14944 15440 15482 15612 15720 15751
// bufdiff-features: 15756 15900 15903 15947 16269 16363 16405 16682 16728 16923 16931 17193 17215
// bufdiff-features: 17232 17470 17492 17513 17726 17792 17842 17853 17919 18126 18131 18166 18308
// bufdiff-features: 18322 18328 18458 18480 18486 18774 18801 18812 18822 18952 18984 19124 19205
// bufdiff-features: 19241 19256 19419 19527 19545 19557 19606 19746 19766 19769 20092 20127 20220
// bufdiff-features: 20373 20374 20392 20749 20814 20895 20998 21036 21044 21095 21140 21154 21161
// bufdiff-features: 21281 21300 21307 21653 21825 21883 22070 22095 22221 22280 22323 22416 22498
// bufdiff-features: 22593 22640 22708 22867 23055 23347 23355 23393 23454 23643 23787 23901 24184
// bufdiff-features: 24268 24336 24363 24393 24458 24467 24516 24539 24574 24719 24826 24844 24990
// bufdiff-features: 25082 25094 25119 25388 25656 25703 25735 25818 25898 25920 25962 26023 26049
// bufdiff-features: 26087 26094 26117 26424 26528 26546 26552 26568 26796 27048 27056 27116 27378
// bufdiff-features: 27463 27691 27738 27784 27825 28276 28467 28504 28564 28704 28814 28907 29047
// bufdiff-features: 29066 29353 29590 29641 29684 29698 29911 29968 30148 30205 30247 30305 30625
// bufdiff-features: 30664 30666 30707 30811 30902 30964 30996 31073 31193 31195 31278 31352 31543
// bufdiff-features: 31601 31659 31692 31705 31863 31864 31899 31906 32072 32080 32085 32202 32358
// bufdiff-features: 32457 32577 32613 32614 32615 32800 32809 33065 33069 33409 33425 33853 34031
// bufdiff-features: 34034 34052 34167 34233 34301 34322 34426 34560 34564 34647 34745 34971 35000
// bufdiff-features: 35047 35097 35163 35239 35383 35610 35668 35765 35874 35999 36092 36125 36285
// bufdiff-features: 36513 36561 36677 36681 36751 36784 36887 36901 36936 37007 37124 37136 37183
// bufdiff-features: 37251 37607 37630 37786 38202 38456 38499 38576 38641 38662 38702 38783 38800
// bufdiff-features: 39010 39061 39139 39150 39856 39884 39907 39927 39981 40044 40070 40195 40266
// bufdiff-features: 40297 40390 40479 40540 40643 40656 40712 40773 40783 40884 41011 41055 41111
// bufdiff-features: 41164 41213 41455 41605 41615 41984 42094 42108 42222 42228 42282 42344 42398
// bufdiff-features: 42465 42467 42749 42769 42850 42858 43171 43229 43258 43295 43442 43499 43554
// bufdiff-features: 43839 43917 43942 44132 44176 44505 44522 44587 44616 44621 44816 44922 44943
// bufdiff-features: 45024 45088 45158 45159 45223 45298 45571 45710 45743 45818 45855 45876 45940
// bufdiff-features: 46094 46110 46139 46203 46283 46326 46404 46569 46763 46832 46833 46844 46995
// bufdiff-features: 47093 47203 47326 47392 47444 47488 47495 47554 47585 47695 47713 47735 47762
// bufdiff-features: 48038 48222 48285 48333 48417 48575 48598 48600 48724 48741 49034 49107 49135
// bufdiff-features: 49186 49301 49397 49541 49575 49635 49657 49707 49741 49841 49889 50016 50107
// bufdiff-features: 50146 50283 50312 50315 50422 50426 50447 50450 50533 50741 50892 50894 50972
// bufdiff-features: 50981 51063 51130 51253 51344 51415 51534 51729 51800 51851 51902 52042 52062
// bufdiff-features: 52085 52148 52152 52155 52222 52322 52486 52553 52558 52807 52823 52833 52900
// bufdiff-features: 52958 53139 53180 53234 53244 53252 53326 53349 53380 53469 53553 53781 53791
// bufdiff-features: 53857 53890 54038 54121 54135 54180 54203 54225 54440 54500 54634 54651 54658
// bufdiff-features: 54671 54835 54915 54970 54998 55003 55016 55185 55392 55463 55499 55870 56140
// bufdiff-features: 56404 56488 56592 56611 56655 56723 56797 56971 57103 57128 57222 57383 57548
// bufdiff-features: 57718 57773 57832 57861 57923 57932 57935 58024 58092 58308 58319 58399 58721
// bufdiff-features: 58795 58827 59070 59176 59229 59445 59448 59458 59620 59731 59834 60044 60179
// bufdiff-features: 60383 60404 60565 60686 60833 61015 61060 61066 61180 61255 61350 61361 61375
// bufdiff-features: 61527 61556 61590 61699 61848 61880 62175 62218 62253 62281 62362 62400 62675
// bufdiff-features: 63062 63071 63169 63260 63384 63435 63533 63575 63610 63642 63714 63800 63899
// bufdiff-features: 63922 64057 64119 64120 64235 64393 64416 64616 64656 64748 64759 64801 64952
// bufdiff-features: 64959 64976 65225 65320 65401 65560 65625 65763 65814 66053 66192 66265 66327
// bufdiff-features: 66329 66396 66422 66595 66673 66752 66765 66869 66931 66995 67009 67055 67195
// bufdiff-features: 67331 67388 67517 67520 67526 67578 67726 67801 67936 67954 68076 68334 68355
// bufdiff-features: 68678 68755 68782 68841 68935 68978 69121 69235 69449 69505 69521 69531 69593
// bufdiff-features: 69875 69987 69991 70002 70119 70130 70278 70437 70529 70873 70896 71168 71169
// bufdiff-features: 71240 71266 71306 71544 71580 71612 71660 71773 71985 72085 72413 72466 72546
// bufdiff-features: 72629 72674 72707 72909 72975 72996 73140 73289 73388 73455 73725 73802 73830
// bufdiff-features: 73926 73933 74057 74080 74360 74362 74371 74382 74616 74787 74833 74864 74914
// bufdiff-features: 75061 75133 75350 75502 75536 75748 75921 76052 76200 76258 76328 76339 76385
// bufdiff-features: 76426 76540 76677 76688 76728 76748 76790 76874 76934 76953 76973 76988 77163
// bufdiff-features: 77194 77314 77544 77551 77586 77617 77725 77872 78205 78283 78385 78430 78796
// bufdiff-features: 78808 78889 79174 79271 79346 79389 79410 79505 79539 79600 79703 79811 79972
// bufdiff-features: 80036 80181 80300 80400 80436 80709 80895 81039 81353 81361 81477 81493 81511
// bufdiff-features: 81542 81707 81736 81901 82011 82135 82298 82328 82383 82409 82516 82552 82558
// bufdiff-features: 82649 82806 82851 83125 83165 83194 83238 83253 83410 83493 83548 83565 83584
// bufdiff-features: 83684 83710 83760 83887 84090 84402 84585 84610 84635 84808 84887 85047 85140
// bufdiff-features: 85159 85316 85557 85605 85673 85703 85843 86074 86125 86261 86362 86403 86441
// bufdiff-features: 86527 86615 86827 86840 86844 86992 87017 87055 87199 87215 87228 87248 87495
// bufdiff-features: 87585 87647 87862 87903 87923 88008 88015 88038 88320 88321 88337 88386 88645
// bufdiff-features: 88749 88849 88886 88958 88999 89026 89151 89178 89410 89732 89780 89812 89915
// bufdiff-features: 89928 89961 90082 90202 90372 90414 90477 90543 90581 90777 90903 91074 91124
// bufdiff-features: 91147 91289 91312 91333 91339 91525 91658 91737 91770 91781 91894 91910 92022
// bufdiff-features: 92037 92194 92483 92488 92492 92568 92584 92647 92695 92898 92917 92970 93027
// bufdiff-features: 93038 93171 93174 93198 93255 93318 93466 93567 93844 93994 94049 94088 94168
// bufdiff-features: 94394 94396 94405 94687 94755 94926 94981 94988 95183 95273 95285 95339 95341
// bufdiff-features: 95407 95494 95705 95856 96082 96273 96411 96431 96648 96656 96791 96969 96980
// bufdiff-features: 97004 97053 97059 97096 97182 97225 97296 97315 97447 97577 97603 97669 97864
// bufdiff-features: 97924 98138 98187 98194 98201 98279 98308 98497 98501 98551 98709 98757 98873
// bufdiff-features: 98906 98967 99009 99221 99228 99243 99305 99344 99383 99525 99568 99738 99757
// bufdiff-features: 99832 99843 99848 99849 99969 100031 100059 100073 100083 100455 100481 100650
// bufdiff-features: 100882 101028 101067 101264 101342 101582 101598 101999 102084 102110 102155
// bufdiff-features: 102179 102329 102411 102602 102638 102676 102690 102788 102809 103009 103030
// bufdiff-features: 103108 103134 103159 103245 103260 103315 103339 103374 103506 103646 103648
// bufdiff-features: 103673 103715 103851 104026 104054 104096 104123 104315 104339 104433 104446
// bufdiff-features: 104487 104650 104768 104790 104931 104958 105108 105144 105166 105750 105793
// bufdiff-features: 105820 105858 105902 105914 106087 106148 106209 106398 106610 106709 106919
// bufdiff-features: 107092 107207 107248 107302 107314 107402 107412 107425 107588 107622 107702
// bufdiff-features: 107815 107879 107882 107997 108038 108055 108169 108210 108221 108235 108621
// bufdiff-features: 108660 108869 108977 109086 109103 109105 109135 109187 109208 109328 109408
// bufdiff-features: 109923 110136 110153 110162 110236 110364 110452 110552 110561 110649 110713
// bufdiff-features: 110780 110816 111024 111549 111770 111883 111976 111979 112050 112068 112244
// bufdiff-features: 112267 112474 112712 112751 112756 112791 112800 112832 112870 112917 112929
// bufdiff-features: 113150 113262 113336 113626 113657 113671 113781 113805 113821 113836 113899
// bufdiff-features: 113920 114082 114381 114547 114666 114677 114789 114990 115026 115035 115290
// bufdiff-features: 115388 115471 115608 115711 115778 115804 115823 115881 115894 115920 115954
// bufdiff-features: 115956 115990 116039 116281 116388 116442 116562 116624 116725 116797 116841
// bufdiff-features: 116929 117137 117155 117196 117221 117235 117336 117512 117618 117724 117899
// bufdiff-features: 118081 118088 118200 118206 118313 118884 118912 118953 118963 119065 119128
// bufdiff-features: 119129 119324 119340 119343 119411 119588 119641 119764 119816 119876 119993
// bufdiff-features: 120038 120049 120187 120293 120383 120780 120879 120933 120963 121000 121059
// bufdiff-features: 121089 121240 121335 121394 121467 121471 121626 121632 121670 121682 121977
// bufdiff-features: 122006 122048 122163 122317 122411 122631 122642 122740 122764 122967 122980
// bufdiff-features: 122985 123068 123118 123359 123446 123764 123884 123951 123980 124013 124448
// bufdiff-features: 124484 124604 124614 124657 124661 125173 125175 125246 125265 125453 125686
// bufdiff-features: 125720 125797 125875 126056 126138 126179 126249 126370 126386 126398 126400
// bufdiff-features: 126549 126575 126719 126722 126734 127050 127096 127175 127243 127245 127405
// bufdiff-features: 127426 127533 127553 127662 127711 127804 127813 127816 128157 128182 128230
// bufdiff-features: 128362 128396 128438 128456 128516 128733 128768 128817 128881 128889 128916
// bufdiff-features: 129089 129100 129107 129189 129278 129288 129462 129544 129635 129878 129946
// bufdiff-features: 129989 130019 130135 130191 130310 130354 130445 130488 130491 130500 130535
// bufdiff-features: 130663 130933 130942 131025
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<2x2xf32>) -> (tensor<?xf32>, tensor<f32>, tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<f32>, i1) {
    %cst = arith.constant -2.500000e+00 : f32
    %cst_0 = arith.constant 3.000000e+00 : f32
    %0 = complex.create %cst, %cst_0 : complex<f32>
    %1 = complex.neg %0 : complex<f32>
    %2 = complex.im %1 : complex<f32>
    %3:4 = call @f5(%arg1) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32)
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.fill ins(%3#3 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %6 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg0) -> (tensor<f32>) {
      %28 = linalg.copy ins(%5 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %28 : tensor<f32>
    }
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%5 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %3#3 : f32
      linalg.yield %28 : f32
    } -> tensor<f32>
    %extracted_slice = tensor.extract_slice %arg2[%c1, 0] [1, 2] [1, 1] : tensor<2x2xf32> to tensor<2xf32>
    %9 = call @write7(%extracted_slice) : (tensor<2xf32>) -> tensor<2xf32>
    %extracted = tensor.extract %arg2[%c1, %c1] : tensor<2x2xf32>
    %c2 = arith.constant 2 : index
    %10 = tensor.empty(%c2) : tensor<?xf32>
    %11 = linalg.max ins(%9, %extracted_slice : tensor<2xf32>, tensor<2xf32>) outs(%10 : tensor<?xf32>) -> tensor<?xf32>
    %inserted = tensor.insert %3#3 into %11[%c1] : tensor<?xf32>
    %12 = linalg.copy ins(%extracted_slice : tensor<2xf32>) outs(%inserted : tensor<?xf32>) -> tensor<?xf32>
    %dim = tensor.dim %11, %c0 : tensor<?xf32>
    affine.parallel (%arg3) = (0) to (3) {
      %28 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%inserted : tensor<?xf32>) {
      ^bb0(%out: f32):
        %29 = linalg.index 0 : index
        %30 = arith.subi %c1, %29 : index
        %extracted_8 = tensor.extract %inserted[%30] : tensor<?xf32>
        %31 = arith.cmpf uge, %extracted_8, %extracted : f32
        %32 = arith.select %31, %extracted_8, %extracted : f32
        linalg.yield %32 : f32
      } -> tensor<?xf32>
    }
    %extracted_1 = tensor.extract %inserted[%c1] : tensor<?xf32>
    %extracted_slice_2 = tensor.extract_slice %12[%c0] [1] [1] : tensor<?xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_2 into %12[1] [1] [1] : tensor<1xf32> into tensor<?xf32>
    vector.print %3#3 : f32
    %cst_3 = arith.constant dense<-2.500000e+00> : tensor<f32>
    %inserted_4 = tensor.insert %extracted into %6[] : tensor<f32>
    %13 = memref.alloca_scope  -> (f32) {
      %inserted_slice_8 = tensor.insert_slice %arg0 into %12[%c1] [1] [1] : tensor<f32> into tensor<?xf32>
      %28 = arith.remui %dim, %c2 : index
      %extracted_9 = tensor.extract %inserted_slice_8[%28] : tensor<?xf32>
      vector.print %extracted_9 : f32
      memref.alloca_scope.return %3#2 : f32
    }
    %cast = tensor.cast %arg2 : tensor<2x2xf32> to tensor<?x2xf32>
    %reduced = linalg.reduce ins(%cast : tensor<?x2xf32>) outs(%inserted : tensor<?xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %28 = arith.subf %in, %init : f32
        linalg.yield %28 : f32
      }
    %padded = tensor.pad %reduced low[0] high[1] {
    ^bb0(%arg3: index):
      %cst_8 = arith.constant 5.000000e-01 : f32
      tensor.yield %cst_8 : f32
    } : tensor<?xf32> to tensor<?xf32>
    %14 = scf.index_switch %dim -> tensor<?xf32> 
    case 0 {
      %28 = scf.execute_region -> tensor<2xf32> {
        %inserted_9 = tensor.insert %extracted into %10[%c0] : tensor<?xf32>
        %29 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %inserted) -> (tensor<?xf32>) {
          %extracted_slice_11 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<?xf32> to tensor<f32>
          %30 = linalg.sqrt ins(%inserted_4 : tensor<f32>) outs(%extracted_slice_11 : tensor<f32>) -> tensor<f32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %30 into %arg4[%arg3] [1] [1] : tensor<f32> into tensor<?xf32>
          }
        }
        %inserted_10 = tensor.insert %2 into %extracted_slice[%c0] : tensor<2xf32>
        scf.yield %inserted_10 : tensor<2xf32>
      }
      %cast_8 = tensor.cast %extracted_slice : tensor<2xf32> to tensor<?xf32>
      scf.yield %cast_8 : tensor<?xf32>
    }
    case 1 {
      %extracted_slice_8 = tensor.extract_slice %extracted_slice[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %extracted_slice_9 = tensor.extract_slice %arg2[0, %c1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2xf32>
      %cast_10 = tensor.cast %extracted_slice_9 : tensor<2xf32> to tensor<?xf32>
      scf.yield %cast_10 : tensor<?xf32>
    }
    default {
      %28:2 = scf.for %arg3 = %c0 to %c2 step %c2 iter_args(%arg4 = %inserted_4, %arg5 = %3#2) -> (tensor<f32>, f32) {
        %29 = scf.forall (%arg6) in (3) shared_outs(%arg7 = %padded) -> (tensor<?xf32>) {
          %extracted_slice_10 = tensor.extract_slice %arg7[%arg6] [1] [1] : tensor<?xf32> to tensor<1xf32>
          %33 = linalg.fill ins(%extracted : f32) outs(%extracted_slice_10 : tensor<1xf32>) -> tensor<1xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %33 into %arg7[%arg6] [1] [1] : tensor<1xf32> into tensor<?xf32>
          }
        }
        %30:2 = func.call @f4(%inserted_4, %6) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
        %31 = arith.remui %dim, %c2 : index
        %inserted_slice_9 = tensor.insert_slice %extracted_slice_2 into %9[%31] [1] [1] : tensor<1xf32> into tensor<2xf32>
        %32 = linalg.copy ins(%30#1 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
        scf.yield %32, %13 : tensor<f32>, f32
      }
      %cast_8 = tensor.cast %9 : tensor<2xf32> to tensor<?xf32>
      scf.yield %cast_8 : tensor<?xf32>
    }
    %15 = bufferization.to_buffer %inserted_4 read_only : tensor<f32> to memref<f32, strided<[], offset: ?>>
    %16 = memref.load %15[] : memref<f32, strided<[], offset: ?>>
    %17 = linalg.tanh ins(%inserted_4 : tensor<f32>) outs(%inserted_4 : tensor<f32>) -> tensor<f32>
    %18 = arith.cmpf oeq, %extracted_1, %3#3 : f32
    %19 = scf.if %18 -> (tensor<2xf32>) {
      %extracted_slice_8 = tensor.extract_slice %inserted_slice[0] [2] [1] : tensor<?xf32> to tensor<2xf32>
      %inserted_9 = tensor.insert %13 into %extracted_slice[%c1] : tensor<2xf32>
      scf.yield %inserted_9 : tensor<2xf32>
    } else {
      %extracted_slice_8 = tensor.extract_slice %14[0] [2] [1] : tensor<?xf32> to tensor<2xf32>
      %28 = bufferization.alloc_tensor() copy(%17) : tensor<f32>
      %cast_9 = tensor.cast %12 : tensor<?xf32> to tensor<2xf32>
      scf.yield %cast_9 : tensor<2xf32>
    }
    %20 = scf.if %18 -> (tensor<?xf32>) {
      %28 = scf.execute_region -> tensor<2xf32> {
        scf.yield %19 : tensor<2xf32>
      }
      %inserted_slice_8 = tensor.insert_slice %28 into %10[0] [2] [1] : tensor<2xf32> into tensor<?xf32>
      scf.yield %inserted_slice_8 : tensor<?xf32>
    } else {
      %cast_8 = tensor.cast %arg2 : tensor<2x2xf32> to tensor<?x2xf32>
      %28:4 = func.call @f3(%cast_8, %3#1) : (tensor<?x2xf32>, tensor<f32>) -> (tensor<f32>, tensor<?x?xf32>, tensor<?x?xf32>, index)
      %29 = tensor.empty() : tensor<3x3xf32>
      %cst_9 = arith.constant dense<[[9.500000e+00, 1.250000e+01, 1.550000e+01], [1.850000e+01, 2.150000e+01, 2.450000e+01], [2.750000e+01, 3.050000e+01, 3.350000e+01]]> : tensor<3x3xf32>
      %30 = linalg.copy ins(%cst_9 : tensor<3x3xf32>) outs(%29 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %cast_10 = tensor.cast %extracted_slice_2 : tensor<1xf32> to tensor<?xf32>
      scf.yield %cast_10 : tensor<?xf32>
    }
    %21 = call @part8(%14) : (tensor<?xf32>) -> tensor<2xf32>
    %22 = linalg.vecmat ins(%14, %arg2 : tensor<?xf32>, tensor<2x2xf32>) outs(%21 : tensor<2xf32>) -> tensor<2xf32>
    %23 = tensor.empty() : tensor<2xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%14 : tensor<?xf32>) outs(%23 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %16 : f32
      linalg.yield %28 : f32
    } -> tensor<2xf32>
    %25:2 = call @f4(%5, %8) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %extracted_slice_5 = tensor.extract_slice %24[%c0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %c9 = arith.constant 9 : index
    %26 = scf.for %arg3 = %c1 to %c9 step %c2 iter_args(%arg4 = %25#0) -> (tensor<f32>) {
      %28 = arith.cmpf uno, %extracted_1, %13 : f32
      %29 = arith.select %28, %arg3, %dim : index
      %30 = arith.cmpf ule, %3#3, %16 : f32
      %31 = arith.select %30, %extracted_slice_5, %extracted_slice_2 : tensor<1xf32>
      %cst_8 = arith.constant 1.000000e+00 : f32
      %32 = vector.transfer_read %24[%c1], %cst_8 : tensor<2xf32>, vector<2xf32>
      %33 = vector.transfer_write %32, %31[%c0] : vector<2xf32>, tensor<1xf32>
      %34 = linalg.sqrt ins(%arg0 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      %generated = tensor.generate  {
        %extracted_9 = tensor.extract %inserted_4[] : tensor<f32>
        %36 = arith.maximumf %extracted_9, %extracted : f32
        tensor.yield %36 : f32
      } : tensor<f32>
      %35 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%generated, %17 : tensor<f32>, tensor<f32>) outs(%34 : tensor<f32>) -> tensor<f32>
      scf.yield %35 : tensor<f32>
    }
    %27 = scf.execute_region -> tensor<?xf32> {
      %28:2 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %23, %arg5 = %23) -> (tensor<2xf32>, tensor<2xf32>) {
        %30 = arith.index_castui %18 : i1 to index
        %c4 = arith.constant 4 : index
        %31 = arith.remui %30, %c4 : index
        %32 = scf.for %arg6 = %c0 to %31 step %c1 iter_args(%arg7 = %12) -> (tensor<?xf32>) {
          %inserted_slice_14 = tensor.insert_slice %21 into %24[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
          %inserted_15 = tensor.insert %extracted_1 into %9[%arg3] : tensor<2xf32>
          %from_elements = tensor.from_elements %13 : tensor<f32>
          %38 = linalg.exp ins(%from_elements : tensor<f32>) outs(%26 : tensor<f32>) -> tensor<f32>
          %39:4 = func.call @f5(%from_elements) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32)
          %40 = linalg.copy ins(%extracted_slice : tensor<2xf32>) outs(%arg7 : tensor<?xf32>) -> tensor<?xf32>
          scf.yield %40 : tensor<?xf32>
        }
        %33 = tensor.empty() : tensor<f32>
        %extracted_slice_11 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<2xf32> to tensor<f32>
        %34 = linalg.round ins(%inserted_4 : tensor<f32>) outs(%extracted_slice_11 : tensor<f32>) -> tensor<f32>
        %35 = linalg.erf ins(%26 : tensor<f32>) outs(%34 : tensor<f32>) -> tensor<f32>
        %extracted_slice_12 = tensor.extract_slice %arg5[%arg3] [1] [1] : tensor<2xf32> to tensor<1xf32>
        %cst_13 = arith.constant dense<2.000000e+00> : tensor<1xf32>
        %36 = linalg.log ins(%cst_13 : tensor<1xf32>) outs(%extracted_slice_12 : tensor<1xf32>) -> tensor<1xf32>
        %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%cst_13 : tensor<1xf32>) outs(%36 : tensor<1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %38 = arith.negf %in : f32
          %39 = arith.addf %38, %out : f32
          linalg.yield %39 : f32
        } -> tensor<1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %35 into %arg4[%arg3] [1] [1] : tensor<f32> into tensor<2xf32>
          tensor.parallel_insert_slice %37 into %arg5[%arg3] [1] [1] : tensor<1xf32> into tensor<2xf32>
        }
      }
      %cst_8 = arith.constant dense<[[[5.000000e-01, 1.500000e+00, 2.500000e+00], [3.500000e+00, 4.500000e+00, 5.500000e+00]], [[6.500000e+00, 7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01, 1.150000e+01]], [[1.250000e+01, 1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01, 1.750000e+01]]]> : tensor<3x2x3xf32>
      %cst_9 = arith.constant dense<[[[1.150000e+01, 1.050000e+01, 9.500000e+00], [8.500000e+00, 7.500000e+00, 6.500000e+00], [5.500000e+00, 4.500000e+00, 3.500000e+00]], [[2.500000e+00, 1.500000e+00, 5.000000e-01], [-5.000000e-01, -1.500000e+00, -2.500000e+00], [-3.500000e+00, -4.500000e+00, -5.500000e+00]], [[-6.500000e+00, -7.500000e+00, -8.500000e+00], [-9.500000e+00, -1.050000e+01, -1.150000e+01], [-1.250000e+01, -1.350000e+01, -1.450000e+01]]]> : tensor<3x3x3xf32>
      %29 = linalg.batch_matmul ins(%cst_8, %cst_9 : tensor<3x2x3xf32>, tensor<3x3x3xf32>) outs(%cst_8 : tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
      %inserted_slice_10 = tensor.insert_slice %26 into %11[%c0] [1] [1] : tensor<f32> into tensor<?xf32>
      scf.yield %inserted_slice_10 : tensor<?xf32>
    }
    %inserted_6 = tensor.insert %3#2 into %27[%c1] : tensor<?xf32>
    %cast_7 = tensor.cast %22 : tensor<2xf32> to tensor<?xf32>
    return %inserted_6, %25#1, %cast_7, %20, %cst_3, %3#0, %18 : tensor<?xf32>, tensor<f32>, tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<f32>, i1
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<2.500000e+00> : tensor<f32>
    %0 = linalg.min ins(%arg1, %cst : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.for %arg2 = %c0 to %c6 step %c2 iter_args(%arg3 = %arg1, %arg4 = %0, %arg5 = %cst) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
      %generated = tensor.generate  {
        %cst_5 = arith.constant 2.000000e+00 : f32
        %cst_6 = arith.constant 1.000000e+02 : f32
        %13 = arith.mulf %cst_5, %cst_6 : f32
        tensor.yield %13 : f32
      } : tensor<f32>
      %11 = linalg.copy ins(%arg0 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      %extracted_3 = tensor.extract %arg4[] : tensor<f32>
      %mapped = linalg.map ins(%arg3, %0, %arg1 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg4 : tensor<f32>)
        (%in: f32, %in_5: f32, %in_6: f32, %init: f32) {
          %13 = arith.addf %in, %in_5 : f32
          %14 = arith.addf %13, %in_6 : f32
          linalg.yield %14 : f32
        }
      %extracted_4 = tensor.extract %arg3[] : tensor<f32>
      %12 = linalg.reciprocal ins(%11 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %12, %mapped, %11 : tensor<f32>, tensor<f32>, tensor<f32>
    }
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %2:2 = scf.while (%arg2 = %c0, %arg3 = %1#1) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %alloc = memref.alloc() : memref<f32>
      bufferization.materialize_in_destination %1#0 in restrict writable %alloc : (tensor<f32>, memref<f32>) -> ()
      %11 = memref.load %alloc[] : memref<f32>
      %12 = arith.cmpi ult, %arg2, %c3 : index
      %cst_3 = arith.constant -2.500000e+00 : f32
      %13 = arith.cmpf oeq, %11, %cst_3 : f32
      %14 = arith.andi %12, %13 : i1
      scf.condition(%14) %arg2, %arg3 : index, tensor<f32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f32>):
      %11 = bufferization.alloc_tensor() : tensor<3x3xf32>
      %cst_3 = arith.constant dense<[[1.150000e+01, 1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01, 1.650000e+01], [1.750000e+01, 1.850000e+01, 1.950000e+01]]> : tensor<3x3xf32>
      %cast = tensor.cast %cst_3 : tensor<3x3xf32> to tensor<?x3xf32>
      %inserted_slice = tensor.insert_slice %cast into %11[0, 0] [%c3, 3] [1, 1] : tensor<?x3xf32> into tensor<3x3xf32>
      %cst_4 = arith.constant 3.000000e+00 : f32
      %12:4 = func.call @f2(%cst_3, %cst_4, %cst_4) : (tensor<3x3xf32>, f32, f32) -> (tensor<3x3xf32>, tensor<3x3xf32>, index, index)
      %13 = arith.addi %arg2, %c1 : index
      %14 = linalg.copy ins(%1#1 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %13, %14 : index, tensor<f32>
    }
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1#2 : tensor<f32>) outs(%1#2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_3 = arith.constant -1.000000e+00 : f32
      %11 = arith.mulf %in, %cst_3 : f32
      linalg.yield %11 : f32
    } -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1#2 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_3 = arith.constant 5.000000e-01 : f32
      %11 = arith.divf %in, %cst_3 : f32
      linalg.yield %11 : f32
    } -> tensor<f32>
    %cst_0 = arith.constant dense<1.050000e+01> : tensor<f32>
    %6 = arith.cmpi sle, %2#0, %c2 : index
    %7 = scf.if %6 -> (tensor<f32>) {
      scf.yield %1#2 : tensor<f32>
    } else {
      scf.yield %cst_0 : tensor<f32>
    }
    %cst_1 = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<3xf32>
    %8 = linalg.dot ins(%cst_1, %cst_1 : tensor<3xf32>, tensor<3xf32>) outs(%7 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %1#2[] : tensor<f32>
    vector.print %extracted : f32
    %cst_2 = arith.constant -1.000000e+00 : f32
    %9 = arith.cmpf olt, %extracted, %cst_2 : f32
    %10 = arith.select %9, %7, %cst_0 : tensor<f32>
    return %2#1, %3 : tensor<f32>, tensor<f32>
  }
  func.func @f3(%arg0: tensor<?x2xf32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<?x?xf32>, tensor<?x?xf32>, index) {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:2 = scf.while (%arg2 = %c0, %arg3 = %0) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %7 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%7) %arg2, %arg3 : index, tensor<f32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f32>):
      %7 = tensor.empty() : tensor<f32>
      %8 = linalg.fill ins(%extracted : f32) outs(%7 : tensor<f32>) -> tensor<f32>
      %9:2 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %0, %arg6 = %8) -> (tensor<f32>, tensor<f32>) {
        %16 = tensor.empty() : tensor<f32>
        %17 = linalg.copy ins(%arg5 : tensor<f32>) outs(%16 : tensor<f32>) -> tensor<f32>
        %18 = linalg.copy ins(%arg6 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
        %19 = linalg.copy ins(%17 : tensor<f32>) outs(%arg6 : tensor<f32>) -> tensor<f32>
        scf.yield %18, %19 : tensor<f32>, tensor<f32>
      }
      %10 = tensor.empty() : tensor<2x2x1x2xf32>
      %11 = linalg.fill ins(%extracted : f32) outs(%10 : tensor<2x2x1x2xf32>) -> tensor<2x2x1x2xf32>
      %generated = tensor.generate  {
      ^bb0(%arg4: index, %arg5: index, %arg6: index):
        %16 = arith.index_cast %arg4 : index to i64
        %17 = arith.sitofp %16 : i64 to f32
        %18 = arith.index_cast %arg5 : index to i64
        %19 = arith.sitofp %18 : i64 to f32
        %20 = arith.index_cast %arg6 : index to i64
        %21 = arith.sitofp %20 : i64 to f32
        %22 = arith.negf %17 : f32
        %23 = arith.addf %22, %19 : f32
        %24 = arith.addf %23, %21 : f32
        tensor.yield %24 : f32
      } : tensor<2x2x1xf32>
      %cst_3 = arith.constant dense<[[[5.500000e+00, 8.500000e+00]]]> : tensor<1x1x2xf32>
      %12 = linalg.depthwise_conv_1d_nwc_wcm ins(%generated, %cst_3 : tensor<2x2x1xf32>, tensor<1x1x2xf32>) outs(%11 : tensor<2x2x1x2xf32>) -> tensor<2x2x1x2xf32>
      %13 = arith.addi %arg2, %c1 : index
      %14 = linalg.fill ins(%extracted : f32) outs(%arg3 : tensor<f32>) -> tensor<f32>
      %extracted_4 = tensor.extract %14[] : tensor<f32>
      %15 = linalg.fill ins(%extracted_4 : f32) outs(%14 : tensor<f32>) -> tensor<f32>
      scf.yield %13, %15 : index, tensor<f32>
    }
    %padded = tensor.pad %arg0 low[0, %c1] high[0, %c0] {
    ^bb0(%arg2: index, %arg3: index):
      %cst_3 = arith.constant -6.000000e+00 : f32
      %7 = arith.minimumf %extracted, %cst_3 : f32
      tensor.yield %7 : f32
    } : tensor<?x2xf32> to tensor<?x?xf32>
    %2 = tensor.empty() : tensor<2x2xf32>
    %cst = arith.constant dense<5.000000e-01> : tensor<2x2xf32>
    %3 = linalg.copy ins(%cst : tensor<2x2xf32>) outs(%2 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %collapsed = tensor.collapse_shape %3 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %c2 = arith.constant 2 : index
    %from_elements = tensor.from_elements %c2, %c2 : tensor<2xindex>
    %reshape = tensor.reshape %2(%from_elements) : (tensor<2x2xf32>, tensor<2xindex>) -> tensor<2x2xf32>
    %cst_0 = arith.constant 1.000000e+01 : f32
    %from_elements_1 = tensor.from_elements %cst_0 : tensor<1x1xf32>
    %cast = tensor.cast %from_elements_1 : tensor<1x1xf32> to tensor<?x?xf32>
    %4 = call @write1(%cast) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst_2 = arith.constant 2.000000e+00 : f32
    %5 = arith.cmpf olt, %extracted, %cst_2 : f32
    %6 = scf.if %5 -> (tensor<2x2xf32>) {
      %7 = tensor.empty(%c2) : tensor<?x2xf32>
      %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%3, %cst : tensor<2x2xf32>, tensor<2x2xf32>) outs(%7 : tensor<?x2xf32>) {
      ^bb0(%in: f32, %in_3: f32, %out: f32):
        %10 = arith.minimumf %in, %in_3 : f32
        linalg.yield %10 : f32
      } -> tensor<?x2xf32>
      %9 = linalg.log ins(%3 : tensor<2x2xf32>) outs(%3 : tensor<2x2xf32>) -> tensor<2x2xf32>
      scf.yield %9 : tensor<2x2xf32>
    } else {
      scf.yield %cst : tensor<2x2xf32>
    }
    return %1#1, %padded, %4, %1#0 : tensor<f32>, tensor<?x?xf32>, tensor<?x?xf32>, index
  }
  func.func private @f1(%arg0: tensor<2x2xf32>, %arg1: f32, %arg2: tensor<2x2xf32>) -> (tensor<1x1xf32>, tensor<?x?xf32>, tensor<2x?xf32>, f32, f32) {
    %0 = linalg.div ins(%arg0, %arg2 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%arg0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c0, %c1] : tensor<2x2xf32>
    %1 = math.asin %extracted : f32
    %2 = linalg.erf ins(%0 : tensor<2x2xf32>) outs(%0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %cst = arith.constant dense<[[3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00]]> : tensor<2x2xf32>
    %cst_0 = arith.constant 7.250000e+00 : f32
    %3 = arith.cmpf ule, %1, %cst_0 : f32
    %4 = arith.select %3, %0, %cst : tensor<2x2xf32>
    %5 = arith.index_castui %3 : i1 to index
    %c2 = arith.constant 2 : index
    %6 = arith.remui %5, %c2 : index
    %7 = arith.index_castui %3 : i1 to index
    %8 = arith.remui %7, %c2 : index
    %extracted_1 = tensor.extract %2[%c0, %6] : tensor<2x2xf32>
    %inserted = tensor.insert %extracted_1 into %0[%6, %8] : tensor<2x2xf32>
    %cst_2 = arith.constant dense<[0, 1, 0, 0]> : vector<4xi32>
    %cst_3 = arith.constant dense<[false, true, true, false]> : vector<4xi1>
    %9 = vector.broadcast %extracted : f32 to vector<4xf32>
    %10 = vector.gather %arg2[%c0, %c0] [%cst_2], %cst_3, %9 : tensor<2x2xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %11 = vector.extract %10[3] : f32 from vector<4xf32>
    %extracted_slice = tensor.extract_slice %4[1, %c0] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
    %cast = tensor.cast %extracted_slice : tensor<1x1xf32> to tensor<?x?xf32>
    %12 = call @write1(%cast) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %extracted_4 = tensor.extract %extracted_slice[%c0, %c0] : tensor<1x1xf32>
    vector.print %extracted_4 : f32
    %cast_5 = tensor.cast %inserted : tensor<2x2xf32> to tensor<2x?xf32>
    %13 = tensor.empty() : tensor<1x1xf32>
    %14 = linalg.copy ins(%12 : tensor<?x?xf32>) outs(%13 : tensor<1x1xf32>) -> tensor<1x1xf32>
    return %14, %12, %cast_5, %11, %arg1 : tensor<1x1xf32>, tensor<?x?xf32>, tensor<2x?xf32>, f32, f32
  }
  func.func private @write1(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.tanh ins(%arg0 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func private @f2(%arg0: tensor<3x3xf32>, %arg1: f32, %arg2: f32) -> (tensor<3x3xf32>, tensor<3x3xf32>, index, index) {
    %0 = linalg.floor ins(%arg0 : tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %0[%c1, %c2] : tensor<3x3xf32>
    %c3 = arith.constant 3 : index
    %1:2 = scf.for %arg3 = %c1 to %c3 step %c1 iter_args(%arg4 = %0, %arg5 = %0) -> (tensor<3x3xf32>, tensor<3x3xf32>) {
      affine.parallel (%arg6) = (0) to (1) {
        %16 = index.floordivs %arg6, %c2
      }
      %extracted_slice = tensor.extract_slice %0[0, 1] [%c1, 1] [1, 1] : tensor<3x3xf32> to tensor<?x1xf32>
      %cast = tensor.cast %extracted_slice : tensor<?x1xf32> to tensor<?x?xf32>
      %12 = func.call @write1(%cast) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x?xf32>) -> tensor<?x?xf32>
      %extracted_1 = tensor.extract %arg5[%c1, %arg3] : tensor<3x3xf32>
      %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg4, %0 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%arg5 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %in_3: f32, %out: f32):
        %16 = arith.divf %in, %in_3 : f32
        %17 = arith.cmpf one, %16, %out : f32
        %18 = arith.select %17, %16, %out : f32
        linalg.yield %18 : f32
      } -> tensor<3x3xf32>
      %cst_2 = arith.constant 7.250000e+00 : f32
      %14 = linalg.fill ins(%cst_2 : f32) outs(%13 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %15 = linalg.conv_2d ins(%14, %12 : tensor<3x3xf32>, tensor<?x?xf32>) outs(%arg4 : tensor<3x3xf32>) -> tensor<3x3xf32>
      scf.yield %15, %14 : tensor<3x3xf32>, tensor<3x3xf32>
    }
    %extracted_0 = tensor.extract %1#0[%c1, %c2] : tensor<3x3xf32>
    vector.print %extracted_0 : f32
    %cst = arith.constant 7.250000e+00 : f32
    %2 = arith.cmpf ogt, %extracted, %cst : f32
    %3 = arith.select %2, %1#1, %1#0 : tensor<3x3xf32>
    %4 = arith.index_castui %2 : i1 to index
    %5 = arith.remui %4, %c3 : index
    %6 = arith.index_castui %2 : i1 to index
    %7 = arith.remui %6, %c3 : index
    %8 = arith.uitofp %2 : i1 to f32
    %inserted = tensor.insert %8 into %1#1[%5, %7] : tensor<3x3xf32>
    %c0 = arith.constant 0 : index
    %9:2 = scf.while (%arg3 = %c0, %arg4 = %3) : (index, tensor<3x3xf32>) -> (index, tensor<3x3xf32>) {
      %12 = arith.cmpi ult, %arg3, %c3 : index
      scf.condition(%12) %arg3, %arg4 : index, tensor<3x3xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<3x3xf32>):
      scf.if %2 {
        %14:2 = scf.for %arg5 = %c0 to %c3 step %c1 iter_args(%arg6 = %3, %arg7 = %1#1) -> (tensor<3x3xf32>, tensor<3x3xf32>) {
          %18 = tensor.empty() : tensor<3x3xf32>
          %cst_2 = arith.constant dense<[[3.500000e+00, 4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01, 1.150000e+01]]> : tensor<3x3xf32>
          %19 = linalg.log ins(%cst_2 : tensor<3x3xf32>) outs(%18 : tensor<3x3xf32>) -> tensor<3x3xf32>
          %extracted_slice_3 = tensor.extract_slice %inserted[2, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<1x3xf32>
          %inserted_slice = tensor.insert_slice %extracted_slice_3 into %arg6[%c2, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<3x3xf32>
          scf.yield %inserted_slice, %arg7 : tensor<3x3xf32>, tensor<3x3xf32>
        }
        %15 = tensor.empty() : tensor<2x3x3xf32>
        %16 = linalg.fill ins(%arg1 : f32) outs(%15 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
        %reduced = linalg.reduce ins(%16 : tensor<2x3x3xf32>) outs(%14#1 : tensor<3x3xf32>) dimensions = [0] 
          (%in: f32, %init: f32) {
            %18 = arith.subf %in, %init : f32
            linalg.yield %18 : f32
          }
        %extracted_slice = tensor.extract_slice %14#1[0, 0] [2, 2] [2, %c1] : tensor<3x3xf32> to tensor<2x2xf32>
        %17:5 = func.call @f1(%extracted_slice, %extracted, %extracted_slice) : (tensor<2x2xf32>, f32, tensor<2x2xf32>) -> (tensor<1x1xf32>, tensor<?x?xf32>, tensor<2x?xf32>, f32, f32)
      } else {
        %14:3 = scf.for %arg5 = %c0 to %arg3 step %c1 iter_args(%arg6 = %3, %arg7 = %3, %arg8 = %3) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
          %15 = arith.remui %5, %c2 : index
          %extracted_slice = tensor.extract_slice %arg8[%15, 0] [%c2, 1] [1, 1] : tensor<3x3xf32> to tensor<?x1xf32>
          %extracted_2 = tensor.extract %arg8[%5, %c2] : tensor<3x3xf32>
          %cast = tensor.cast %3 : tensor<3x3xf32> to tensor<?x3xf32>
          %inserted_slice = tensor.insert_slice %cast into %arg8[0, 0] [%c3, 3] [1, 1] : tensor<?x3xf32> into tensor<3x3xf32>
          %16 = linalg.reciprocal ins(%arg7 : tensor<3x3xf32>) outs(%inserted_slice : tensor<3x3xf32>) -> tensor<3x3xf32>
          %17 = linalg.max ins(%3, %arg4 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%arg7 : tensor<3x3xf32>) -> tensor<3x3xf32>
          %18 = linalg.fill ins(%arg1 : f32) outs(%arg6 : tensor<3x3xf32>) -> tensor<3x3xf32>
          %19 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%3, %16 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%18 : tensor<3x3xf32>) -> tensor<3x3xf32>
          scf.yield %19, %17, %16 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
        }
      }
      %12 = arith.addi %arg3, %c1 : index
      %extracted_1 = tensor.extract %arg4[%5, %c1] : tensor<3x3xf32>
      %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1#0 : tensor<3x3xf32>) outs(%arg4 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %14 = linalg.index 1 : index
        %15 = arith.index_cast %14 : index to i64
        %16 = arith.sitofp %15 : i64 to f32
        %17 = arith.minimumf %in, %16 : f32
        linalg.yield %17 : f32
      } -> tensor<3x3xf32>
      scf.yield %12, %13 : index, tensor<3x3xf32>
    }
    %10 = tensor.empty() : tensor<3x3xf32>
    %11 = linalg.copy ins(%1#0 : tensor<3x3xf32>) outs(%10 : tensor<3x3xf32>) -> tensor<3x3xf32>
    return %11, %9#1, %9#0, %5 : tensor<3x3xf32>, tensor<3x3xf32>, index, index
  }
  func.func private @f5(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32) {
    %cst = arith.constant 7.250000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %inserted = tensor.insert %cst into %0[] : tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    %1 = math.cosh %extracted : f32
    %2 = scf.execute_region -> tensor<f32> {
      scf.yield %inserted : tensor<f32>
    }
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %inserted(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
    %3 = scf.for %arg1 = %c1 to %c1 step %c1 iter_args(%arg2 = %inserted) -> (tensor<f32>) {
      %extracted_2 = tensor.extract %reshape[%arg1] : tensor<1xf32>
      %8 = linalg.copy ins(%inserted : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      scf.yield %8 : tensor<f32>
    }
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %reshape[%c0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %extracted_slice_0 = tensor.extract_slice %reshape[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice_0 : tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.maximumf %in, %out : f32
      linalg.yield %8 : f32
    } -> tensor<1xf32>
    %5 = linalg.add ins(%extracted_slice, %extracted_slice_0 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice_0 : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %5 into %reshape[%c0] [1] [1] : tensor<1xf32> into tensor<1xf32>
    %inserted_slice_1 = tensor.insert_slice %4 into %inserted_slice[0] [1] [1] : tensor<1xf32> into tensor<1xf32>
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.copy ins(%3 : tensor<f32>) outs(%6 : tensor<f32>) -> tensor<f32>
    return %2, %7, %1, %cst : tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @write7(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %c2 = arith.constant 2 : index
    %cast = tensor.cast %arg0 : tensor<2xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0] [%c2] [1] : tensor<?xf32> into tensor<2xf32>
    return %inserted_slice : tensor<2xf32>
  }
  func.func private @part8(%arg0: tensor<?xf32>) -> tensor<2xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<?xf32> to tensor<2xf32>
    return %extracted_slice : tensor<2xf32>
  }
}

