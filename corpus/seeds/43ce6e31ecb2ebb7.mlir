// bufdiff-profile: wide
// bufdiff-choices: 61b6634fd44b39e1548cfa0703d2a93a9c59bc443322f024726cdaa05126b54d97d282841b31c92f
// bufdiff-choices: 1d0c9b0fd868227912970d151080f00f6268bec727bce84e8b0d043d421a77bb7b1d94193a869910
// bufdiff-choices: 49008327febdea9cceffbd5273e6dc3463766574b0286458b83d62fef24e6a115032cedeed6e2368
// bufdiff-choices: 53429d1d6430c183cbfc1a73a70467669b94798dac3749c4ffe7644311c175e477ead08049d8f06e
// bufdiff-choices: 48f80f9ad84dd53975bed5569133c2d2150a4ab6e3811ef9353ff30ffca8ee979c58e35567c90fe8
// bufdiff-choices: 08262c30857b4c9ff350c42307e3892d4abbeb912112e4bac487f257c0076b49b7cf6321a417be05
// bufdiff-choices: b798860ef7044e5205338c5bcbc2163b5b6e497ec914eb25748af2b23a2ab5b9a7ce7d07389acaac
// bufdiff-choices: 58e468a78a7ed8fdea556e15d04f2840b7c4c84a5d3e97e5f0fd839d0dbae4d13e09fbed12c8c33a
// bufdiff-choices: 017ad12564ad7dd93316fdde2c304e46a522c0a7aea5f7fa5997accf94dec59080861cf92cdac78e
// bufdiff-choices: 296d2f78a513a1fb71a73075aba9cecb93586b290ee24f2a125e5485ce9d9195bc3381c386a4485e
// bufdiff-choices: aace721b38461ed7e13fcb6c83c0469b22faf2f22c9ef7bc91604d0eef71bf67970f2fa868818f0c
// bufdiff-choices: 87f1fcb6e4bacbaf32e3e7164aa524d1f27610faf71aadb9617743db4d1151318355ad045511a6d8
// bufdiff-choices: 286c585073f1870f694bd9d6babb125560648da6d6bf7784c20c4b2510b9e8e06f8e9b114fcfeff5
// bufdiff-choices: ea49f13d0d891f2ee5a4d691bf41b8581204c47cc4bde7d80cd7708fa4b31d2b8510d8f916fe0069
// bufdiff-choices: e92b77c7d6554965831aabea36afacc859e52a231e8be3af6a98b3f2e149cc1543efe9ba5f064ff8
// bufdiff-choices: 7e6d16bbaca547595b2c9c6ab6ed7a0a2b581299552c902b16fd83c3aadac397671bd5f33896558e
// bufdiff-choices: ad0aeb55e853d7673164459643ba03418d16b767513d74b6a11c6020f531e11a3707fda5145972ff
// bufdiff-choices: a67aa2a232c13c7432c36d5e1145861eae263bfeebe8a844f8e66c4a2e4584e113e2734eb23858d2
// bufdiff-choices: 215a45481530c053a3434441eeb0362b142aa336991c566b1862c4b9dbc87b29d8e469f56c819bae
// bufdiff-choices: fc46c92925d56605494a3081ad58065ba18d96d39d38460049bb4e70bbc37fff160efe20a0573187
// bufdiff-choices: 88f28993c75f9e4dc4b4901790718482031ceb5216b2910fd2b22a84809c767b926b137934f24bf2
// bufdiff-choices: 2221434ea1fc8ca7fc778001728520ba0049c88f7e6870afc43de7a973166009b1e3d4b23f6d702f
// bufdiff-choices: 5df19b6b35e059bc239651b17402a45d7be813336d69f260f938ee44a08509e8f1818dd78d21ba24
// bufdiff-choices: caa670aa7b1401416b524d6958f4ec8a1fb4f8e1658c6efbb2860b5f06945fe33d1a8f87093378d9
// bufdiff-choices: 9bc2c220bdcad37f656f024b30f5d70a8556effdbf420d42421e54079b375d170331b41a1a3ea8ab
// bufdiff-choices: a21b63c8ae75dd1dfb04a70b0ae379716fbdf7d3fd0c637d09e356ff695267c45c3522db11afdda6
// bufdiff-choices: 5d62a8687192fdfb7d958933c046e86bcd74a4d65a33053cf4aa1b5a278ed98e4828387ff511510f
// bufdiff-choices: fdf9d6d1130dabcd3c85e1e0a6c53d7a0d981fe235096308bb76161ed5a3938adb1e478616385a16
// bufdiff-choices: 462685c0d77091ffcc0d0d34a36f60139c594967e69e061df96a15d575015c16208750c9cdcf529e
// bufdiff-choices: efb6672160871c9382e29984267612ce432f6b93d9630672860e9ab7b74dcf52330611469b212dcf
// bufdiff-choices: 3f37d66d012728e947e3306fcea8035988f92dc1948eae8754444bc9a66192add8852d99fd53ad0c
// bufdiff-choices: 9a4591c0f0f51221b3149c7663d51f65c68e61ffd25cffb5c9371b12746e4c0d687bb383b8a73788
// bufdiff-choices: 5577001d05fc1ee1c48540ba2f416dced15d4ddab0fca8a5e9e152a998ddf3a17977efeee3f60fd1
// bufdiff-choices: 670bc700c13181a310a9acd2077492da2f0aa5cb070508abbbac6264cdb4b670c05588a813f38add
// bufdiff-choices: 6717665fc27a8aecdd26a5a4f0bd4d4a86779caef640dc1a8960ce619fce54fd2169206319c905e0
// bufdiff-choices: 4880f5c92be2c0b522886cf316036357e383d98c6f8bca48fbbc0d8407fd884f7b62c6b813f1beb4
// bufdiff-choices: 3e7563ff9eb4eff3124470189ef80dec6ed20f23e005f43c13edd701d12c9a067697e9822db1a397
// bufdiff-choices: ed67b9e6be7aa0afa7ec1720fd6b01de81c642a0985c9e3fb264f67d51512028551073db0505259a
// bufdiff-choices: 898368b5773733abdf8a66702f2416147b2226945b973951dccb1dac316dce2b1e3cc93faf129dbe
// bufdiff-choices: 2b28cbc8555d6102fe55b86f52cc
// bufdiff-features: 24 294 341 361 429 600 688 961 1150 1326 1922 2018 2027 2225 2320 2339 2374
// bufdiff-features: 2572 2898 3217 3233 3325 3579 3795 3866 4156 4165 4280 4406 4635 4659 4790 4827
// bufdiff-features: 4935 4958 4986 5018 5197 5201 5276 5521 5973 6002 6030 6334 6363 6622 6641 7122
// bufdiff-features: 7404 7877 8015 8790 8813 8818 8918 8947 8948 9034 9088 9230 9255 9263 9407 9479
// bufdiff-features: 9748 9868 10020 10166 10252 10384 10683 10762 10968 11047 11162 11210 11228
// bufdiff-features: 11298 11538 11703 11732 11819 12170 12197 12285 12373 12561 12638 12804 12806
// bufdiff-features: 13021 13121 13233 13387 13390 13652 13689 13703 13915 14015 14345 14454 14607
// bufdiff-features: 14633 14704 14925 15046 15202 15440 15482 15639 15681 15720 15742 15751 15778
// bufdiff-features: 15791 15798 15897 15903 15919 15921 15989 16371 16405 16675 16682 16728 16822
// bufdiff-features: 16960 16989 17015 17098 17470 17603 17893 18150 18255 18351 18487 18588 18774
// bufdiff-features: 18822 18872 18903 18905 18952 19133 19223 19241 19279 19341 19419 19426 19442
// bufdiff-features: 19508 19704 19746 20023 20127 20220 20261 20666 20686 20749 20864 21193 21318
// bufdiff-features: 21382 21507 21522 21623 22095 22109 22199 22221 22280 22416 22640 22801 22824
// bufdiff-features: 22885 23144 23222 23358 23627 23740 23787 23817 23874 24071 24166 24184 24207
// bufdiff-features: 24320 24393 24747 24812 24826 24844 24985 25082 25119 25139 25181 25253 25388
// bufdiff-features: 25518 25608 25818 25962 26087 26337 26369 26464 26546 26568 26647 26922 26940
// bufdiff-features: 27048 27056 27132 27232 27382 27421 27553 27725 27738 27825 28047 28276 28349
// bufdiff-features: 28379 28464 28564 28690 28814 28823 28847 28856 29001 29277 29433 29567 29590
// bufdiff-features: 29622 29667 29684 29895 29966 29968 30002 30082 30573 30666 31124 31208 31385
// bufdiff-features: 31543 31557 31601 31692 31765 31790 31899 31953 31972 32085 32301 32358 32399
// bufdiff-features: 32477 32614 32615 32715 32804 33234 33304 33366 33443 33530 33824 33895 34167
// bufdiff-features: 34301 34564 34623 34647 34906 34988 35142 35163 35230 35231 35383 35384 35759
// bufdiff-features: 36000 36092 36197 36394 36542 36784 36797 36935 37007 37231 37694 37761 37786
// bufdiff-features: 38152 38395 38427 38434 38512 38672 38783 39139 39364 39540 39674 39927 39981
// bufdiff-features: 40044 40070 40132 40394 40479 40712 40726 40953 41011 41055 41194 41226 41429
// bufdiff-features: 41742 41826 42094 42150 42152 42165 42282 42302 42344 42423 42467 42530 42656
// bufdiff-features: 42680 42728 42858 42918 43092 43098 43209 43259 43662 43755 43929 43942 44132
// bufdiff-features: 44139 44474 44485 44522 44904 44922 44959 44994 45004 45263 45292 45366 45453
// bufdiff-features: 45710 45765 46034 46095 46110 46183 46203 46283 46404 46522 46686 46720 46832
// bufdiff-features: 46995 47082 47156 47203 47230 47392 47486 47488 47693 47709 47862 47988 48208
// bufdiff-features: 48238 48301 48367 48399 48434 48569 48598 48600 49107 49194 49370 49397 49528
// bufdiff-features: 49619 49635 49657 49949 50146 50450 50520 50601 50717 50894 50927 51313 51341
// bufdiff-features: 51415 51587 51719 51729 51791 51851 51894 52062 52148 52152 52322 52558 52631
// bufdiff-features: 52772 52799 52807 52900 52928 52958 53244 53252 53469 53471 53472 53504 53614
// bufdiff-features: 53779 53950 53956 54005 54124 54135 54205 54385 54554 54651 54658 54915 54998
// bufdiff-features: 55113 55138 55185 55463 55472 55593 55831 55887 56075 56397 56521 56524 56599
// bufdiff-features: 56673 56884 56927 56965 57082 57128 57499 57554 57565 57718 58024 58029 58065
// bufdiff-features: 58084 58106 58290 58399 58806 59069 59070 59082 59145 59146 59291 59448 59537
// bufdiff-features: 59620 59625 59746 60046 60384 60417 60686 60808 60816 61166 61251 61350 61523
// bufdiff-features: 61556 61628 61692 61699 61764 61944 61969 62121 62331 62657 62675 62701 62912
// bufdiff-features: 63062 63071 63183 63249 63415 63610 63642 63800 63929 63968 64110 64119 64120
// bufdiff-features: 64162 64174 64235 64959 64976 64991 65287 65445 65478 65627 65715 65726 66053
// bufdiff-features: 66119 66192 66195 66202 66268 66320 66416 66422 66507 66664 66666 66765 66821
// bufdiff-features: 66930 66995 67357 67360 67587 67595 67748 67959 68206 68355 68408 68670 68701
// bufdiff-features: 68755 68782 69007 69032 69094 69121 69403 69449 69500 69521 69613 69615 69752
// bufdiff-features: 69955 69987 70119 70161 70335 70437 70529 70941 71050 71168 71169 71228 71259
// bufdiff-features: 71277 71306 71490 71928 71980 72280 72363 72413 72442 72629 72674 72707 73123
// bufdiff-features: 73140 73141 73289 73330 73455 73510 73548 73725 73754 73802 73846 73926 74010
// bufdiff-features: 74054 74057 74201 74257 74362 74561 74617 74862 74864 74881 74984 75093 75921
// bufdiff-features: 76009 76245 76257 76328 76339 76370 76373 76382 76639 76700 76748 76910 76915
// bufdiff-features: 76953 76973 77231 77261 77283 77389 77617 77872 77875 78030 78235 78283 78430
// bufdiff-features: 78486 78644 78767 78850 78950 79229 79271 79279 79291 79334 79389 79424 79714
// bufdiff-features: 79756 79811 80046 80119 80465 80533 80553 80567 80645 80812 80894 81047 81297
// bufdiff-features: 81443 81467 81556 81736 82135 82180 82182 82203 82237 82317 82594 82867 82956
// bufdiff-features: 83001 83194 83261 83314 83322 83339 83507 83549 83672 83734 83841 84151 84268
// bufdiff-features: 84562 84585 84631 84853 84887 84962 85141 85389 85509 85557 85673 85820 85843
// bufdiff-features: 86065 86125 86827 86844 86965 87199 87228 87345 87408 87563 87761 87774 87862
// bufdiff-features: 87882 88028 88067 88081 88403 88559 88635 88662 88679 88732 88999 89026 89175
// bufdiff-features: 89212 89286 89353 89422 89445 89780 89812 89927 90070 90097 90198 90202 90218
// bufdiff-features: 90402 90476 90495 90543 90589 91049 91074 91148 91365 91529 91540 91566 91633
// bufdiff-features: 91737 91910 91944 92022 92105 92190 92194 92492 92568 92647 92849 92898 92917
// bufdiff-features: 92970 93255 93286 93318 93394 93994 94656 94687 94755 94961 94981 95031 95067
// bufdiff-features: 95106 95142 95273 95285 95407 95507 95508 95566 95705 95900 96128 96273 96352
// bufdiff-features: 96551 96716 96824 96882 96969 96989 97059 97131 97142 97318 97447 97736 97864
// bufdiff-features: 97924 98089 98138 98194 98362 98501 98879 99009 99011 99221 99228 99374 99383
// bufdiff-features: 99568 99730 99969 100025 100059 100085 100258 100341 100650 100698 100718
// bufdiff-features: 100720 101105 101586 101618 101823 102084 102102 102141 102215 102329 102461
// bufdiff-features: 102788 102809 103021 103315 103318 103354 103383 103490 103675 103715 103851
// bufdiff-features: 104069 104072 104171 104253 104303 104315 104334 104339 104405 104931 104952
// bufdiff-features: 104973 105166 105264 105346 105390 105573 105696 105837 105858 105914 105969
// bufdiff-features: 106186 106209 106314 106548 106561 107046 107073 107412 107425 107593 107604
// bufdiff-features: 107624 107702 107805 107836 107967 108012 108038 108055 108165 108169 108392
// bufdiff-features: 108587 108686 108935 108977 108992 109028 109086 109147 109238 109239 109365
// bufdiff-features: 109528 109732 109752 110141 110431 110491 110530 110552 110616 110641 110695
// bufdiff-features: 110768 110772 110780 110952 111024 111234 111721 111883 111976 112010 112474
// bufdiff-features: 112800 112908 112929 113041 113336 113920 113940 113975 114131 114171 114200
// bufdiff-features: 114432 114547 114666 114783 115026 115035 115155 115252 115471 115608 115711
// bufdiff-features: 115823 115872 115894 116035 116039 116175 116312 116425 116549 116728 116892
// bufdiff-features: 116977 117206 117235 117324 117336 117506 117509 117779 117902 118022 118112
// bufdiff-features: 118149 118327 118576 118581 118769 118945 118987 119067 119120 119203 119340
// bufdiff-features: 119343 119588 119597 119705 119724 119876 119933 119958 120049 120145 120406
// bufdiff-features: 120559 120687 120772 120778 120920 120933 121089 121132 121246 121394 121467
// bufdiff-features: 121477 121524 121670 121682 121742 121762 121819 121884 122048 122183 122631
// bufdiff-features: 122764 123015 123204 123719 123776 123884 124322 124376 124448 124484 124546
// bufdiff-features: 124633 124657 125048 125163 125175 125453 125577 125699 125908 126056 126326
// bufdiff-features: 126441 127000 127167 127243 127245 127259 127306 127553 127834 127922 128126
// bufdiff-features: 128438 128443 128456 128470 128713 128733 128768 128916 129035 129058 129066
// bufdiff-features: 129089 129123 129129 129262 129435 129484 129648 129849 130010 130019 130160
// bufdiff-features: 130191 130354 130602 130642 130761 130881 130933
#map = affine_map<(d0, d1, d2) -> (d0, d1, 1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3x0x2xi32>, %arg1: f64) -> (tensor<3x0x2xi32>, tensor<3x0x2xi32>, tensor<4x4xf64>, tensor<4x?xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<3x0x2xi32>, tensor<?x?x2xi32>, tensor<1x0x1xi32>, tensor<?x0x2xi32>, tensor<2x3x0xi32>, tensor<4x1x2xi32>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<?x2xf64>, tensor<?x?xf64>, f32, f32) {
    %0 = tensor.empty() : tensor<3x0x2xi32>
    %c1_i32 = arith.constant 1 : i32
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%0 : tensor<3x0x2xi32>) -> tensor<3x0x2xi32>
    %cst = arith.constant 1.000000e+00 : f64
    %2 = arith.cmpf ule, %arg1, %cst : f64
    %3 = arith.select %2, %arg0, %1 : tensor<3x0x2xi32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %4:2 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %3, %arg4 = %arg0) -> (tensor<3x0x2xi32>, tensor<3x0x2xi32>) {
      %26 = scf.execute_region -> tensor<3x0x2xi32> {
        %cast_14 = tensor.cast %0 : tensor<3x0x2xi32> to tensor<?x?x2xi32>
        %32 = tensor.empty() : tensor<3x0x2xi32>
        %33 = linalg.fill ins(%c1_i32 : i32) outs(%32 : tensor<3x0x2xi32>) -> tensor<3x0x2xi32>
        %34:2 = func.call @f18(%cast_14, %33, %0) : (tensor<?x?x2xi32>, tensor<3x0x2xi32>, tensor<3x0x2xi32>) -> (tensor<3x0x2xi32>, tensor<3x0x2xi32>)
        scf.yield %3 : tensor<3x0x2xi32>
      }
      %cast_11 = tensor.cast %arg4 : tensor<3x0x2xi32> to tensor<?x?x2xi32>
      %cst_12 = arith.constant dense<> : tensor<3x0x2xi32>
      %27:2 = func.call @f18(%cast_11, %arg0, %cst_12) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x?x2xi32>, tensor<3x0x2xi32>, tensor<3x0x2xi32>) -> (tensor<3x0x2xi32>, tensor<3x0x2xi32>)
      %c2 = arith.constant 2 : index
      %cast_13 = tensor.cast %1 : tensor<3x0x2xi32> to tensor<3x0x?xi32>
      %inserted_slice = tensor.insert_slice %cast_13 into %arg4[0, %c0, 0] [3, 0, %c2] [1, 1, 1] : tensor<3x0x?xi32> into tensor<3x0x2xi32>
      %from_elements = tensor.from_elements  : tensor<3x0x2xi32>
      %28 = tensor.empty() : tensor<1xi32>
      %29 = linalg.pooling_nwc_sum ins(%from_elements, %28 : tensor<3x0x2xi32>, tensor<1xi32>) outs(%inserted_slice : tensor<3x0x2xi32>) -> tensor<3x0x2xi32>
      %30 = tensor.empty(%c1) : tensor<?xi32>
      %31 = linalg.pooling_nwc_min ins(%from_elements, %30 : tensor<3x0x2xi32>, tensor<?xi32>) outs(%arg3 : tensor<3x0x2xi32>) -> tensor<3x0x2xi32>
      scf.yield %31, %29 : tensor<3x0x2xi32>, tensor<3x0x2xi32>
    }
    %5 = tensor.empty() : tensor<4x4xf64>
    %6 = linalg.fill ins(%arg1 : f64) outs(%5 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %7:2 = call @f5(%6) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<?x?xf64>)
    %cast = tensor.cast %7#0 : tensor<4x4xf64> to tensor<4x?xf64>
    %8 = call @f6(%4#0, %cast) : (tensor<3x0x2xi32>, tensor<4x?xf64>) -> tensor<4x?xf64>
    %c3_i32 = arith.constant 3 : i32
    %9:2 = call @f8(%1, %c3_i32) : (tensor<3x0x2xi32>, i32) -> (tensor<?x?xf64>, tensor<1x2xf64>)
    %cast_0 = tensor.cast %7#1 : tensor<?x?xf64> to tensor<4x4xf64>
    %c127_i32 = arith.constant 127 : i32
    %cast_1 = tensor.cast %4#1 : tensor<3x0x2xi32> to tensor<?x?x?xi32>
    %cast_2 = tensor.cast %8 : tensor<4x?xf64> to tensor<4x4xf64>
    %10 = call @f9(%cast_0, %c127_i32, %cast_1, %cast_2) : (tensor<4x4xf64>, i32, tensor<?x?x?xi32>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %11 = call @f11(%10) : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %26 = arith.index_cast %arg2 : index to i64
      %27 = arith.sitofp %26 : i64 to f64
      %28 = arith.index_cast %arg3 : index to i64
      %29 = arith.sitofp %28 : i64 to f64
      %30 = arith.cmpf olt, %27, %29 : f64
      %31 = arith.select %30, %27, %29 : f64
      tensor.yield %31 : f64
    } : tensor<4x4xf64>
    %12 = call @f12(%generated) : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %13 = call @f13(%4#1, %4#0) : (tensor<3x0x2xi32>, tensor<3x0x2xi32>) -> tensor<3x0x2xi32>
    %14 = call @f14(%10) : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %15:2 = call @f15(%4#0, %11) : (tensor<3x0x2xi32>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<3x0x2xi32>)
    %c4 = arith.constant 4 : index
    %16 = tensor.empty(%c4) : tensor<?x4xf64>
    %17 = linalg.fill ins(%arg1 : f64) outs(%16 : tensor<?x4xf64>) -> tensor<?x4xf64>
    %cast_3 = tensor.cast %17 : tensor<?x4xf64> to tensor<4x4xf64>
    %18:3 = call @f16(%cast_3, %15#0) : (tensor<4x4xf64>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<3x0x?xi32>, tensor<4x1x2xi32>)
    %cast_4 = tensor.cast %14 : tensor<4x4xf64> to tensor<4x?xf64>
    %cast_5 = tensor.cast %18#1 : tensor<3x0x?xi32> to tensor<?x?x?xi32>
    %19 = call @f17(%cast_4, %cast_5) : (tensor<4x?xf64>, tensor<?x?x?xi32>) -> tensor<?x?xf64>
    %cast_6 = tensor.cast %7#1 : tensor<?x?xf64> to tensor<4x4xf64>
    %20:3 = call @f19(%cast_6) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<2x3x0xi32>, tensor<?x0x2xi32>)
    %21 = call @f20(%15#1) : (tensor<3x0x2xi32>) -> tensor<1x0x1xi32>
    %cast_7 = tensor.cast %13 : tensor<3x0x2xi32> to tensor<?x?x2xi32>
    %22:2 = call @f21(%4#1, %arg1, %cast_7) : (tensor<3x0x2xi32>, f64, tensor<?x?x2xi32>) -> (tensor<?x?x2xi32>, tensor<3x0x2xi32>)
    %23:2 = call @f22(%20#0, %20#0) : (tensor<4x4xf64>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
    %cast_8 = tensor.cast %19 : tensor<?x?xf64> to tensor<4x4xf64>
    %cast_9 = tensor.cast %19 : tensor<?x?xf64> to tensor<4x4xf64>
    %24:3 = call @f23(%cast_8, %20#0, %cast_9) : (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x?xf64>, tensor<4x4xf64>)
    %25:4 = call @f24(%4#1) : (tensor<3x0x2xi32>) -> (tensor<3x0x2xi32>, tensor<3x0x2xi32>, f32, f32)
    %cast_10 = tensor.cast %9#1 : tensor<1x2xf64> to tensor<?x2xf64>
    return %25#1, %25#0, %24#2, %24#1, %24#0, %23#1, %23#0, %22#1, %22#0, %21, %20#2, %20#1, %18#2, %18#0, %12, %cast_10, %9#0, %25#3, %25#2 : tensor<3x0x2xi32>, tensor<3x0x2xi32>, tensor<4x4xf64>, tensor<4x?xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<3x0x2xi32>, tensor<?x?x2xi32>, tensor<1x0x1xi32>, tensor<?x0x2xi32>, tensor<2x3x0xi32>, tensor<4x1x2xi32>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<?x2xf64>, tensor<?x?xf64>, f32, f32
  }
  func.func private @f23(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x?xf64>, tensor<4x4xf64>) {
    %0 = linalg.erf ins(%arg0 : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %1 = bufferization.alloc_tensor() : tensor<4x4xf64>
    %mapped = linalg.map { arith.minimumf } ins(%arg1, %arg2 : tensor<4x4xf64>, tensor<4x4xf64>) outs(%1 : tensor<4x4xf64>)
    %cast = tensor.cast %arg1 : tensor<4x4xf64> to tensor<4x?xf64>
    return %0, %cast, %mapped : tensor<4x4xf64>, tensor<4x?xf64>, tensor<4x4xf64>
  }
  func.func @f21(%arg0: tensor<3x0x2xi32>, %arg1: f64, %arg2: tensor<?x?x2xi32>) -> (tensor<?x?x2xi32>, tensor<3x0x2xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?x2xi32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?x2xi32>
    %inserted_slice = tensor.insert_slice %arg2 into %arg2[0, 0, 0] [%dim, %dim_0, 2] [1, 1, 1] : tensor<?x?x2xi32> into tensor<?x?x2xi32>
    return %inserted_slice, %arg0 : tensor<?x?x2xi32>, tensor<3x0x2xi32>
  }
  func.func @f20(%arg0: tensor<3x0x2xi32>) -> tensor<1x0x1xi32> {
    %cst = arith.constant dense<> : tensor<3x0x2xi1>
    %cst_0 = arith.constant dense<> : tensor<3x0x2xi32>
    %0 = linalg.select ins(%cst, %cst_0, %arg0 : tensor<3x0x2xi1>, tensor<3x0x2xi32>, tensor<3x0x2xi32>) outs(%arg0 : tensor<3x0x2xi32>) -> tensor<3x0x2xi32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %0[%c0, %c0, 0] [1, 0, 1] [1, 1, 1] : tensor<3x0x2xi32> to tensor<1x0x1xi32>
    return %extracted_slice : tensor<1x0x1xi32>
  }
  func.func private @f18(%arg0: tensor<?x?x2xi32>, %arg1: tensor<3x0x2xi32>, %arg2: tensor<3x0x2xi32>) -> (tensor<3x0x2xi32>, tensor<3x0x2xi32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<3x0x2xi32>) outs(%arg1 : tensor<3x0x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c0_i32 = arith.constant 0 : i32
      %1 = arith.maxui %in, %c0_i32 : i32
      linalg.yield %1 : i32
    } -> tensor<3x0x2xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg2[%c1, %c0, 0] [%c1, 0, 2] [1, 1, 1] : tensor<3x0x2xi32> to tensor<?x0x2xi32>
    %cast = tensor.cast %extracted_slice : tensor<?x0x2xi32> to tensor<1x0x2xi32>
    %inserted_slice = tensor.insert_slice %cast into %arg2[%c1, %c0, 0] [1, 0, 2] [1, 1, 1] : tensor<1x0x2xi32> into tensor<3x0x2xi32>
    return %inserted_slice, %0 : tensor<3x0x2xi32>, tensor<3x0x2xi32>
  }
  func.func @f16(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<3x0x?xi32>, tensor<4x1x2xi32>) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 0] [4, 4] [1, 1] : tensor<4x4xf64> into tensor<4x4xf64>
    %cst = arith.constant dense<> : tensor<3x0x3xi32>
    %cast = tensor.cast %cst : tensor<3x0x3xi32> to tensor<3x0x?xi32>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %0 = tensor.empty() : tensor<4x1x2xi32>
    %c127_i32 = arith.constant 127 : i32
    %1 = linalg.fill ins(%c127_i32 : i32) outs(%0 : tensor<4x1x2xi32>) -> tensor<4x1x2xi32>
    %cast_1 = tensor.cast %1 : tensor<4x1x2xi32> to tensor<?x?x2xi32>
    %2 = call @f10(%cast, %cst_0, %cast_1) : (tensor<3x0x?xi32>, f64, tensor<?x?x2xi32>) -> tensor<3x0x?xi32>
    return %inserted_slice, %2, %1 : tensor<4x4xf64>, tensor<3x0x?xi32>, tensor<4x1x2xi32>
  }
  func.func private @f11(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0 = linalg.reciprocal ins(%arg0 : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %1 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x4xf64>) {
    ^bb0(%out: f64):
      %2 = linalg.index 0 : index
      %c3 = arith.constant 3 : index
      %3 = arith.subi %c3, %2 : index
      %4 = linalg.index 1 : index
      %extracted = tensor.extract %0[%3, %4] : tensor<4x4xf64>
      %cst = arith.constant 5.000000e-01 : f64
      %5 = arith.cmpf uge, %extracted, %cst : f64
      %6 = arith.select %5, %extracted, %cst : f64
      linalg.yield %6 : f64
    } -> tensor<4x4xf64>
    return %1 : tensor<4x4xf64>
  }
  func.func @f10(%arg0: tensor<3x0x?xi32>, %arg1: f64, %arg2: tensor<?x?x2xi32>) -> tensor<3x0x?xi32> {
    %0 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%arg0 : tensor<3x0x?xi32>) {
    ^bb0(%out: i32):
      %c7_i32 = arith.constant 7 : i32
      %1 = arith.ori %out, %c7_i32 : i32
      %c3_i32 = arith.constant 3 : i32
      %2 = arith.shrui %1, %c3_i32 : i32
      linalg.yield %2 : i32
    } -> tensor<3x0x?xi32>
    return %0 : tensor<3x0x?xi32>
  }
  func.func private @f5(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<?x?xf64>) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty() : tensor<2x1xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<2x1xf64>) -> tensor<2x1xf64>
    %inserted_slice = tensor.insert_slice %1 into %arg0[0, %c2] [2, 1] [2, 1] : tensor<2x1xf64> into tensor<4x4xf64>
    %c4 = arith.constant 4 : index
    %2 = tensor.empty(%c4, %c4) : tensor<?x?xf64>
    %3 = linalg.copy ins(%arg0 : tensor<4x4xf64>) outs(%2 : tensor<?x?xf64>) -> tensor<?x?xf64>
    return %inserted_slice, %3 : tensor<4x4xf64>, tensor<?x?xf64>
  }
  func.func private @f3(%arg0: tensor<3x0x2xi32>, %arg1: i32) -> (tensor<?x?x2xi32>, tensor<?x0x2xi32>, tensor<?x0x2xi32>, tensor<2x3x0xi32>) {
    %from_elements = tensor.from_elements  : tensor<2x3x0xi32>
    %transposed = linalg.transpose ins(%from_elements : tensor<2x3x0xi32>) outs(%arg0 : tensor<3x0x2xi32>) permutation = [1, 2, 0] 
    %cast = tensor.cast %transposed : tensor<3x0x2xi32> to tensor<?x?x2xi32>
    %cst = arith.constant 7.250000e+00 : f64
    %0:3 = call @f2(%cast, %cst) : (tensor<?x?x2xi32>, f64) -> (tensor<?x0x2xi32>, tensor<?x0x2xi32>, tensor<?x?x2xi32>)
    return %0#2, %0#1, %0#0, %from_elements : tensor<?x?x2xi32>, tensor<?x0x2xi32>, tensor<?x0x2xi32>, tensor<2x3x0xi32>
  }
  func.func private @f1(%arg0: tensor<4x4xf64>, %arg1: f64) -> (tensor<4x4x1xf64>, tensor<?x?xf64>) {
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 4, 1] : tensor<4x4xf64> into tensor<4x4x1xf64>
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4, %c4) : tensor<?x?xf64>
    %1 = linalg.copy ins(%arg0 : tensor<4x4xf64>) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    return %expanded, %1 : tensor<4x4x1xf64>, tensor<?x?xf64>
  }
  func.func private @f2(%arg0: tensor<?x?x2xi32>, %arg1: f64) -> (tensor<?x0x2xi32>, tensor<?x0x2xi32>, tensor<?x?x2xi32>) {
    %0:2 = scf.forall (%arg2, %arg3) in (0, 2) shared_outs(%arg4 = %arg0, %arg5 = %arg0) -> (tensor<?x?x2xi32>, tensor<?x?x2xi32>) {
      %5 = tensor.empty() : tensor<2x2x1x2xi32>
      %c-3_i32 = arith.constant -3 : i32
      %6 = linalg.fill ins(%c-3_i32 : i32) outs(%5 : tensor<2x2x1x2xi32>) -> tensor<2x2x1x2xi32>
      %7 = tensor.empty() : tensor<2x2x2x2xi32>
      %8 = linalg.fill ins(%c-3_i32 : i32) outs(%7 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
      %9 = tensor.empty() : tensor<1x2xi32>
      %10 = linalg.pooling_nhwc_min ins(%8, %9 : tensor<2x2x2x2xi32>, tensor<1x2xi32>) outs(%6 : tensor<2x2x1x2xi32>) -> tensor<2x2x1x2xi32>
      %generated = tensor.generate  {
      ^bb0(%arg6: index, %arg7: index):
        %16 = arith.index_cast %arg6 : index to i64
        %17 = arith.sitofp %16 : i64 to f64
        %18 = arith.index_cast %arg7 : index to i64
        %19 = arith.sitofp %18 : i64 to f64
        %20 = arith.addf %17, %19 : f64
        tensor.yield %20 : f64
      } : tensor<4x4xf64>
      %cst = arith.constant 7.250000e+00 : f64
      %11:2 = func.call @f1(%generated, %cst) : (tensor<4x4xf64>, f64) -> (tensor<4x4x1xf64>, tensor<?x?xf64>)
      %c0_0 = arith.constant 0 : index
      %dim_1 = tensor.dim %arg0, %c0_0 : tensor<?x?x2xi32>
      %extracted_slice_2 = tensor.extract_slice %arg4[0, %arg2, %arg3] [%dim_1, 1, 1] [1, 1, 1] : tensor<?x?x2xi32> to tensor<?xi32>
      %12 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_2, %extracted_slice_2 : tensor<?xi32>, tensor<?xi32>) outs(%extracted_slice_2 : tensor<?xi32>) {
      ^bb0(%in: i32, %in_6: i32, %out: i32):
        %16 = arith.ori %in, %in_6 : i32
        %c0_i32 = arith.constant 0 : i32
        %17 = arith.shrui %16, %c0_i32 : i32
        %18 = arith.xori %17, %out : i32
        linalg.yield %18 : i32
      } -> tensor<?xi32>
      %inserted_slice = tensor.insert_slice %extracted_slice_2 into %12[0] [%dim_1] [1] : tensor<?xi32> into tensor<?xi32>
      %extracted_slice_3 = tensor.extract_slice %arg5[0, %arg2, %arg3] [%dim_1, 1, 1] [1, 1, 1] : tensor<?x?x2xi32> to tensor<?xi32>
      %inserted_slice_4 = tensor.insert_slice %extracted_slice_3 into %extracted_slice_3[0] [%dim_1] [1] : tensor<?xi32> into tensor<?xi32>
      %13 = tensor.empty(%dim_1) : tensor<?x3xi32>
      %c100_i32 = arith.constant 100 : i32
      %14 = linalg.fill ins(%c100_i32 : i32) outs(%13 : tensor<?x3xi32>) -> tensor<?x3xi32>
      %generated_5 = tensor.generate  {
      ^bb0(%arg6: index):
        %16 = arith.index_cast %arg6 : index to i32
        tensor.yield %16 : i32
      } : tensor<3xi32>
      %15 = linalg.matvec ins(%14, %generated_5 : tensor<?x3xi32>, tensor<3xi32>) outs(%inserted_slice_4 : tensor<?xi32>) -> tensor<?xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_slice into %arg4[0, %arg2, %arg3] [%dim_1, 1, 1] [1, 1, 1] : tensor<?xi32> into tensor<?x?x2xi32>
        tensor.parallel_insert_slice %15 into %arg5[0, %arg2, %arg3] [%dim_1, 1, 1] [1, 1, 1] : tensor<?xi32> into tensor<?x?x2xi32>
      }
    }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x2xi32>
    %1 = tensor.empty(%dim) : tensor<?x0x2xi32>
    %2 = linalg.copy ins(%0#1 : tensor<?x?x2xi32>) outs(%1 : tensor<?x0x2xi32>) -> tensor<?x0x2xi32>
    %extracted_slice = tensor.extract_slice %0#1[0, %c0, 0] [%dim, 0, 2] [1, 1, 1] : tensor<?x?x2xi32> to tensor<?x0x2xi32>
    %3 = tensor.empty(%dim) : tensor<?x0x2xi32>
    %4 = linalg.copy ins(%extracted_slice : tensor<?x0x2xi32>) outs(%3 : tensor<?x0x2xi32>) -> tensor<?x0x2xi32>
    return %2, %4, %0#0 : tensor<?x0x2xi32>, tensor<?x0x2xi32>, tensor<?x?x2xi32>
  }
  func.func private @f4(%arg0: tensor<?x?xf64>, %arg1: f64) -> (tensor<1x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>) {
    %from_elements = tensor.from_elements %arg1 : tensor<1x1xf64>
    %0 = linalg.conv_2d ins(%arg0, %from_elements : tensor<?x?xf64>, tensor<1x1xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf64>
    %extracted_slice = tensor.extract_slice %arg0[%c0, 0] [1, %dim] [1, 1] : tensor<?x?xf64> to tensor<1x?xf64>
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c4, %dim) : tensor<?x?xf64>
    %2 = linalg.copy ins(%0 : tensor<?x?xf64>) outs(%1 : tensor<?x?xf64>) -> tensor<?x?xf64>
    return %extracted_slice, %2, %arg0 : tensor<1x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>
  }
  func.func @f6(%arg0: tensor<3x0x2xi32>, %arg1: tensor<4x?xf64>) -> tensor<4x?xf64> {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<4x?xf64>
    %cast = tensor.cast %arg1 : tensor<4x?xf64> to tensor<?x?xf64>
    %inserted_slice = tensor.insert_slice %cast into %arg1[0, 0] [%c4, %dim] [1, 1] : tensor<?x?xf64> into tensor<4x?xf64>
    return %inserted_slice : tensor<4x?xf64>
  }
  func.func @f7(%arg0: tensor<4x4xf64>, %arg1: tensor<?x?x?xi32>) -> (tensor<?x?x?xi32>, tensor<1xi32>, tensor<4x4xf64>) {
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.pooling_nwc_max ins(%arg1, %0 : tensor<?x?x?xi32>, tensor<1xi32>) outs(%arg1 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %inserted = tensor.insert %c1_i32 into %0[%c0] : tensor<1xi32>
    return %1, %inserted, %arg0 : tensor<?x?x?xi32>, tensor<1xi32>, tensor<4x4xf64>
  }
  func.func private @f8(%arg0: tensor<3x0x2xi32>, %arg1: i32) -> (tensor<?x?xf64>, tensor<1x2xf64>) {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<3x0x2xi32>) -> tensor<3x0x2xi32>
    %cst = arith.constant dense<[[8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01]]> : tensor<4x2xf64>
    %cast = tensor.cast %cst : tensor<4x2xf64> to tensor<?x?xf64>
    %cst_0 = arith.constant 1.000000e+02 : f64
    %1:3 = call @f4(%cast, %cst_0) : (tensor<?x?xf64>, f64) -> (tensor<1x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>)
    %2 = tensor.empty() : tensor<1x2xf64>
    %3 = linalg.copy ins(%1#0 : tensor<1x?xf64>) outs(%2 : tensor<1x2xf64>) -> tensor<1x2xf64>
    return %1#2, %3 : tensor<?x?xf64>, tensor<1x2xf64>
  }
  func.func @f9(%arg0: tensor<4x4xf64>, %arg1: i32, %arg2: tensor<?x?x?xi32>, %arg3: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg0, %arg3 : tensor<4x4xf64>, tensor<4x4xf64>) outs(%arg3 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %1 = tensor.empty() : tensor<4x4xf64>
    %2 = arith.index_cast %arg1 : i32 to index
    %c4 = arith.constant 4 : index
    %3 = arith.remui %2, %c4 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg3[%3, %c1] : tensor<4x4xf64>
    %4 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %5 = vector.broadcast %cst : f64 to vector<4xf64>
    %cst_0 = arith.constant dense<true> : vector<4xi1>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %6 = vector.mask %cst_0 { vector.transfer_write %5, %4[%c2, %c0] {in_bounds = [true]} : vector<4xf64>, tensor<4x4xf64> } : vector<4xi1> -> tensor<4x4xf64>
    %7 = tensor.empty() : tensor<4x4xf64>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x4xf64>) outs(%7 : tensor<4x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %9 = arith.subf %in, %cst : f64
      linalg.yield %9 : f64
    } -> tensor<4x4xf64>
    return %8 : tensor<4x4xf64>
  }
  func.func private @f12(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0 = linalg.matmul ins(%arg0, %arg0 : tensor<4x4xf64>, tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %1 = tensor.empty() : tensor<4x4xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %2[%c1, %c3] : tensor<4x4xf64>
    %cst_0 = arith.constant 7.250000e+00 : f64
    %3 = arith.cmpf oeq, %extracted, %cst_0 : f64
    %4 = arith.select %3, %0, %2 : tensor<4x4xf64>
    return %4 : tensor<4x4xf64>
  }
  func.func private @f13(%arg0: tensor<3x0x2xi32>, %arg1: tensor<3x0x2xi32> {bufferization.buffer_layout = #map1}) -> tensor<3x0x2xi32> {
    %0 = tensor.empty() : tensor<3x0x2xi32>
    %c5_i32 = arith.constant 5 : i32
    %1 = linalg.fill ins(%c5_i32 : i32) outs(%0 : tensor<3x0x2xi32>) -> tensor<3x0x2xi32>
    %mapped = linalg.map ins(%arg1, %arg0, %1 : tensor<3x0x2xi32>, tensor<3x0x2xi32>, tensor<3x0x2xi32>) outs(%arg1 : tensor<3x0x2xi32>)
      (%in: i32, %in_0: i32, %in_1: i32, %init: i32) {
        %2 = arith.xori %in, %in_0 : i32
        %3 = arith.minsi %2, %in_1 : i32
        linalg.yield %3 : i32
      }
    return %mapped : tensor<3x0x2xi32>
  }
  func.func private @f14(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0 = linalg.round ins(%arg0 : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c3, %c2] : tensor<4x4xf64>
    %inserted = tensor.insert %extracted into %arg0[%c3, %c1] : tensor<4x4xf64>
    return %inserted : tensor<4x4xf64>
  }
  func.func @f15(%arg0: tensor<3x0x2xi32>, %arg1: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<3x0x2xi32>) {
    %0 = linalg.sqrt ins(%arg1 : tensor<4x4xf64>) outs(%arg1 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %1 = tensor.empty() : tensor<1xi32>
    %2 = linalg.pooling_nwc_sum ins(%arg0, %1 : tensor<3x0x2xi32>, tensor<1xi32>) outs(%arg0 : tensor<3x0x2xi32>) -> tensor<3x0x2xi32>
    %c1_i32 = arith.constant 1 : i32
    %3:4 = call @f3(%arg0, %c1_i32) : (tensor<3x0x2xi32>, i32) -> (tensor<?x?x2xi32>, tensor<?x0x2xi32>, tensor<?x0x2xi32>, tensor<2x3x0xi32>)
    return %0, %2 : tensor<4x4xf64>, tensor<3x0x2xi32>
  }
  func.func private @f17(%arg0: tensor<4x?xf64>, %arg1: tensor<?x?x?xi32>) -> tensor<?x?xf64> {
    %cst = arith.constant dense<[[1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01, 1.650000e+01, 1.750000e+01], [1.850000e+01, 1.950000e+01, 2.050000e+01, 2.150000e+01], [2.250000e+01, 2.350000e+01, 2.450000e+01, 2.550000e+01]]> : tensor<4x4xf64>
    %0 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %cst : tensor<4x?xf64>, tensor<4x4xf64>) outs(%arg0 : tensor<4x?xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %3 = arith.maximumf %in, %in_0 : f64
      %4 = arith.maximumf %3, %out : f64
      linalg.yield %4 : f64
    } -> tensor<4x?xf64>
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c4, %c4) : tensor<?x?xf64>
    %2 = linalg.copy ins(%cst : tensor<4x4xf64>) outs(%1 : tensor<?x?xf64>) -> tensor<?x?xf64>
    return %2 : tensor<?x?xf64>
  }
  func.func private @f19(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<2x3x0xi32>, tensor<?x0x2xi32>) {
    %0 = linalg.tanh ins(%arg0 : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %cst = arith.constant dense<1> : tensor<3x0x2xi32>
    %c-1_i32 = arith.constant -1 : i32
    %1:4 = call @f3(%cst, %c-1_i32) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<3x0x2xi32>, i32) -> (tensor<?x?x2xi32>, tensor<?x0x2xi32>, tensor<?x0x2xi32>, tensor<2x3x0xi32>)
    %2 = scf.forall (%arg1, %arg2) in (4, 4) shared_outs(%arg3 = %arg0) -> (tensor<4x4xf64>) {
      %3 = tensor.empty() : tensor<4x4xf64>
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %0[%c3, %c2] : tensor<4x4xf64>
      %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<4x4xf64>) -> tensor<4x4xf64>
      %cast = tensor.cast %1#2 : tensor<?x0x2xi32> to tensor<?x?x?xi32>
      %5:3 = func.call @f7(%4, %cast) : (tensor<4x4xf64>, tensor<?x?x?xi32>) -> (tensor<?x?x?xi32>, tensor<1xi32>, tensor<4x4xf64>)
      %extracted_slice = tensor.extract_slice %arg3[%arg2, %arg1] [1, 1] [1, 1] : tensor<4x4xf64> to tensor<1x1xf64>
      %generated = tensor.generate  {
      ^bb0(%arg4: index, %arg5: index):
        %extracted_0 = tensor.extract %extracted_slice[%arg4, %arg5] : tensor<1x1xf64>
        %8 = arith.index_cast %arg4 : index to i64
        %9 = arith.sitofp %8 : i64 to f64
        %10 = arith.index_cast %arg5 : index to i64
        %11 = arith.sitofp %10 : i64 to f64
        %12 = arith.negf %extracted_0 : f64
        %13 = arith.addf %12, %9 : f64
        %14 = arith.cmpf uge, %13, %11 : f64
        %15 = arith.select %14, %13, %11 : f64
        tensor.yield %15 : f64
      } : tensor<1x1xf64>
      %6 = linalg.mul ins(%extracted_slice, %generated : tensor<1x1xf64>, tensor<1x1xf64>) outs(%extracted_slice : tensor<1x1xf64>) -> tensor<1x1xf64>
      %7 = linalg.fill ins(%extracted : f64) outs(%6 : tensor<1x1xf64>) -> tensor<1x1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg3[%arg2, %arg1] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<4x4xf64>
      }
    }
    return %2, %1#3, %1#1 : tensor<4x4xf64>, tensor<2x3x0xi32>, tensor<?x0x2xi32>
  }
  func.func private @f22(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c1, %c0] : tensor<4x4xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.cmpf ogt, %extracted, %cst : f64
    %1 = arith.select %0, %arg0, %arg1 : tensor<4x4xf64>
    return %arg1, %1 : tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @f24(%arg0: tensor<3x0x2xi32>) -> (tensor<3x0x2xi32>, tensor<3x0x2xi32>, f32, f32) {
    %cst = arith.constant dense<0> : tensor<3x0x2xi32>
    %0 = linalg.min ins(%arg0, %cst : tensor<3x0x2xi32>, tensor<3x0x2xi32>) outs(%arg0 : tensor<3x0x2xi32>) -> tensor<3x0x2xi32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %cst_1 = arith.constant 1.000000e+02 : f32
    %1 = complex.create %cst_0, %cst_1 : complex<f32>
    %2 = complex.create %cst_1, %cst_0 : complex<f32>
    %3 = complex.pow %1, %2 : complex<f32>
    %4 = complex.re %3 : complex<f32>
    %5 = tensor.empty() : tensor<3x0x2xi32>
    %6 = linalg.copy ins(%arg0 : tensor<3x0x2xi32>) outs(%5 : tensor<3x0x2xi32>) -> tensor<3x0x2xi32>
    return %6, %0, %4, %cst_0 : tensor<3x0x2xi32>, tensor<3x0x2xi32>, f32, f32
  }
}

