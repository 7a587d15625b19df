// bufdiff-profile: deep
// bufdiff-choices: b315d453dbe5854c87b88b9f0ee689c567cdbf09e0a4669b075eb26cbcaa163a0b710ec435844e64
// bufdiff-choices: dc795497d0a8921ab3e1ec3bf2cadd1aaeb7139c5faba457b4ba6c08a13498b6e6a25f1b14f1ce23
// bufdiff-choices: e0ea1693f4da2e998557e4c000d4cf8765c12009610d9460a465bdad971b9cf800aaee39508bd4a3
// bufdiff-choices: 47234b9b36a2d5cca47ceb8494ec4832dc1a59d22a1e40cfe3703315fa90123ef30717c2a4b6028b
// bufdiff-choices: 3af0815d7458c38f655d8e768c1e7e7694874b5e8f7e6949cdb29893dfcc6830ab1707391ca18df8
// bufdiff-choices: fad62a9ea833cadc32988b09cd0c0a2a574b15d0c3d12909728b85fcbe29b4c75a4a165369c3bf9d
// bufdiff-choices: 677bfcfdc51a103d3c000f88f5bd3ccbacfea1a1fa92563695bb88930e0c093269ff9d32266f882d
// bufdiff-choices: fde91604070864997a694f6a74186bdfb2b0e7165b676092dbaec7df7e4a2f5cff3415903aefc6e1
// bufdiff-choices: 059893eaa9cbbb6e1a9cf12aeded9725f1d1c88f4f4c08edb58d36bda5ee23dedc65477ebc74c5fd
// bufdiff-choices: f6bb8feb850d44fae9653cb3f167c0918d429d21078d8648a5fa9f5f10ca3252a6875ce425a45ea5
// bufdiff-choices: 84af1d1c1cb15c12ad17f0629fb18236dd5330d64188f6900a4fccbcab1fba7414229b198be58bdc
// bufdiff-choices: a8622cc345b18a3311b418e453f7b4ed26a8152800b8afff146e71625d376d22b5bca487aff9edba
// bufdiff-choices: 8758b8684a34048cfbc657f72e962416482a9a519df3e2a88a5a03e2eb6196c34a197cfb5890e399
// bufdiff-choices: d702115b8c6edb0acfd63154517964357ece8ef1764c51ab11866792532daffa94bbf56036d3a117
// bufdiff-choices: 37162159ad07d5fd68153000c99f89442968894f891df27dfc0c2f83b14daf7e033f6318d17038b8
// bufdiff-choices: 1a23e8c90f14a17be3201448ff2e01222088075b1bac37074574b09d7e1bf5f7c8f6613271c4475a
// bufdiff-choices: 1114583fa2e8bd201e1ad9961b744d7c7274559ccee713f7be18187f5b6bf2d6d6d33ece782eb4f4
// bufdiff-choices: 7b5130e461bd689114d7e6096d32369818984d06e26e83010c2f15547a8d9eceea062792c69b1af5
// bufdiff-choices: db5a2b1d281e976148db84ac3b3a4a00b744fcf32b4d559b9f4944fbdf5dcc8d5b8a5784bc3aa214
// bufdiff-choices: 664cca95201ca0cafc4208e2e547e1eb7376b842f3ae4e4b5cb752d66a856b7d97e11da1914e3df5
// bufdiff-choices: 6817a2e5426b3dba5b3933483bb5f09c983eebed2155c6f1dd93b0b9a32582b5ffd67ef22e0f4f77
// bufdiff-choices: ebf00cca113687102ac33eade0338014dd3e019f60e0023557115342950e916809b607335e16346e
// bufdiff-choices: a3adb3709afb0fd1d265788ebe5b05424b562090162cfaf5f6efac8a10e0ddf0d4d752945e0759e2
// bufdiff-choices: 9fd5600a1c183a46a30d313d91b3faa2198c90231292c3171ca6a2e1792f4a6f49ea8a828077158f
// bufdiff-choices: 16e17ba24831b52cb72fb6e476be1aa973265ae81fe78b7f3d9d0064bca2e8710119389cbd0905cb
// bufdiff-choices: d62f6ee28bd8b745ddff6714834fa7eacc31c1d5ce5b9825703a2a44d425e1f68bcfcc39b4d020ab
// bufdiff-choices: 373c24eab769acb43594f7942ea0ab21307f976eee45521b7174854c968d2272732d4b86be34f367
// bufdiff-choices: 3acde04b224791d8b8a16c02fecbe9172112c0132d17e8af68176ea6d3316f8a858a0c6b732da8bd
// bufdiff-choices: 6ebd9107552752cce4608c095c1fefaf0c871014dbd745c3bfcadaf1c27cad36714aa35554013053
// bufdiff-choices: 2e67159d8fc98126ac5e14f5af445ac99fe5b43f01bce2bb96e41f7ec03788be65151184ecafcd1c
// bufdiff-choices: b3fc958ca95e510f420a5e08010ae5ffd42592cbe8203e5ad8e34cea8101f90d6862ea1857574cfb
// bufdiff-choices: 2dd2573a1e75f08f7cd0d5414615f213c6c307a760b7e7da1e6cb7d737202c5f7590c8e8d826ebb7
// bufdiff-choices: 4254ae5b803d1178a7d45526b765f01e16a5c0179e77810b0648f40a8ccb85a956d371a248f909ca
// bufdiff-choices: 214960b03ca23dab2361d47b1cae0415d2098d6165692e0f496a14ffbe434b2bad9dcd9d5ab90e85
// bufdiff-choices: f55e4bb12827f168ae928d266b0f628105bf8d10995926ea701ccdf91f3bb57b7755de64c6491887
// bufdiff-choices: b692961a2ff5f6e398ac08e2db104f43d88716481b2e54b7d19d0ad290766bcbafecbaea698b9f30
// bufdiff-choices: 5b0a50ede4b337a68759047799231950c70ec57daec503ca6ab4027c81245982efed341fb5bcca12
// bufdiff-choices: 186871132bf318cf041cacdacd8ebd255b2dbb01556748e2971dd5b62fd6b5639df1a30d72234684
// bufdiff-choices: 1df3ca179f591ea8f57a6b40b5e003516007389819aac90ada6d513b042c1da1ae74f6b7606a64bc
// bufdiff-choices: 8df3639b174cf1728fd3229246d7df7ea3cecd13080977114712fe2eaa04d9a16e8715d8ec53
// bufdiff-features: 33 397 498 706 1119 1922 1985 1993 2027 2073 2320 2323 2981 3109 3336 3392 3579
// bufdiff-features: 3712 3717 3838 4165 4417 4494 4752 4801 4958 5187 5258 5612 6277 6385 6611 6812
// bufdiff-features: 7060 7122 7691 8130 8204 8235 8707 9132 9479 9748 9781 9809 9889 10035 10616
// bufdiff-features: 10681 10872 11162 11441 11546 11863 12064 12478 12653 12717 13233 13257 13424
// bufdiff-features: 13493 13915 14485 14704 14884 15421 15595 15750 15751 15903 16269 16587 16682
// bufdiff-features: 16843 17193 17470 17853 17893 18166 18486 18822 18984 19426 19726 19865 20193
// bufdiff-features: 20952 20968 20987 21953 22080 22280 22448 22483 22768 22801 22860 22879 22952
// bufdiff-features: 23225 23368 23935 24268 24402 25409 25729 26023 26094 26536 26568 26663 26808
// bufdiff-features: 26858 27204 27512 27869 28047 28130 28379 28503 28617 29590 29801 30666 31543
// bufdiff-features: 31601 31864 32085 32388 32457 32809 33425 33511 33526 33769 33807 33853 34159
// bufdiff-features: 34167 34650 35469 35558 35602 36094 36504 36624 36900 36936 37054 37183 37333
// bufdiff-features: 37769 38520 38702 38783 38890 39150 39673 39915 40288 40521 40540 40675 40712
// bufdiff-features: 41090 41152 41296 41605 41615 41799 41896 41900 41911 41984 42344 42398 42412
// bufdiff-features: 42467 42517 42749 42858 42984 43092 43229 43442 43488 43836 43942 44093 44522
// bufdiff-features: 44554 44587 44621 44625 44893 45031 45708 46203 46732 46763 46844 46984 46999
// bufdiff-features: 47158 47196 47311 47392 47583 47695 47940 48598 48974 49575 49657 49800 50107
// bufdiff-features: 50633 50763 51178 51415 51729 51932 52062 52148 52322 52558 52807 52900 52928
// bufdiff-features: 53252 53469 53472 53569 54003 54205 54309 54468 54658 54827 54964 54998 55270
// bufdiff-features: 55276 55561 55632 56348 56404 56509 56947 57383 57551 57943 58092 58159 58303
// bufdiff-features: 58308 58403 59620 59844 60686 60734 61375 61445 61480 61527 61745 61944 62091
// bufdiff-features: 62480 62709 62927 63071 63435 63800 63929 64120 64162 64235 64435 64601 64616
// bufdiff-features: 64652 64716 64814 65034 65781 66019 66245 66422 66797 66844 66990 66995 67427
// bufdiff-features: 68137 68355 68457 68530 68702 68780 69017 69849 69875 70119 70278 70335 70412
// bufdiff-features: 70629 70636 71259 71306 71415 71689 71770 71819 71891 72403 72565 73289 73388
// bufdiff-features: 73776 74057 74341 74611 75154 75361 75900 76328 76405 76643 76735 76915 76953
// bufdiff-features: 77002 77252 77283 77586 78283 78312 78385 78430 79099 79288 79590 79596 80179
// bufdiff-features: 80542 80665 81147 81160 81298 81316 81353 81457 81542 81792 81819 82135 82149
// bufdiff-features: 82168 82279 82415 82552 82723 83095 83194 83537 83584 84090 84098 84585 84922
// bufdiff-features: 84960 84979 85118 85673 85681 85769 85838 85843 85848 86125 86158 86837 87000
// bufdiff-features: 87495 88008 88040 88337 88480 88486 88732 88923 88958 89250 89780 89812 89915
// bufdiff-features: 90543 90585 91074 91312 91562 91961 92022 92194 92583 92788 93255 93719 93994
// bufdiff-features: 94049 94401 94589 95273 95299 95407 96353 96431 96969 97131 97774 98101 98138
// bufdiff-features: 98187 98413 98491 98501 98796 98915 99138 99224 99228 99294 99383 100088 100126
// bufdiff-features: 100227 100324 100342 100406 100481 100631 101264 101296 101582 102319 102749
// bufdiff-features: 102809 102911 102966 103108 103205 103339 103374 104315 104487 104580 104730
// bufdiff-features: 104931 104958 105034 105750 105902 106048 106148 106380 106819 108012 108335
// bufdiff-features: 109187 109408 109643 109657 109923 110064 110136 110162 110288 110298 110507
// bufdiff-features: 110561 110780 111275 111561 111758 111839 112756 112929 112945 113572 113816
// bufdiff-features: 113920 114489 114796 114874 115608 115728 115804 116002 116015 116111 116549
// bufdiff-features: 116860 117151 117159 117235 117404 117724 117779 118163 119129 119200 119340
// bufdiff-features: 119572 119588 119597 119764 119980 119993 120104 120202 120582 121527 121598
// bufdiff-features: 121632 121853 122630 122967 123104 123446 124010 124152 124509 124903 124932
// bufdiff-features: 124985 125101 125446 126214 126321 126398 126932 127096 127243 127711 127818
// bufdiff-features: 127997 128143 128182 128230 128753 129009 129170 129655 129849 130294 130304
// bufdiff-features: 130310 130333 130824 130933 131544 131851 131937 132120 132184 132307 132476
// bufdiff-features: 133121 133303 133514 133756 134195 134279 134449 135464 136273 136283 136534
// bufdiff-features: 136804 137045 137343 137383 137637 137774 137896 138395 138443 139206 139357
// bufdiff-features: 139483 140323 140798 140929 141238 141891 142040 142393 142922 143099 143172
// bufdiff-features: 143219 143842 143869 144093 144214 144286 144513 146257 146608 147178 147436
// bufdiff-features: 147712 147995 148304 148367 149193 149304 149631 149846 149944 150185 150313
// bufdiff-features: 150404 150452 150818 151967 152068 152133 152187 152226 152233 152538 152620
// bufdiff-features: 152721 152750 153293 153300 153668 153811 153957 154304 154465 154946 155675
// bufdiff-features: 155884 156142 156181 156191 156460 157325 157534 157572 157953 158120 158188
// bufdiff-features: 158292 158415 158810 158856 158876 158897 159042 159348 159724 159796 160327
// bufdiff-features: 160756 160954 161281 161295 161736 162508 162535 162971 163031 163044 163075
// bufdiff-features: 163876 163975 164204 164499 164884 165057 165251 165551 165632 165636 165719
// bufdiff-features: 165750 165817 166047 166169 166455 166463 167086 167164 167256 167614 167749
// bufdiff-features: 167793 167973 168377 168403 168858 168945 169249 169460 169648 169744 171053
// bufdiff-features: 171358 171369 171551 172127 172236 172666 173026 173152 173166 173281 173294
// bufdiff-features: 174170 174249 174260 174571 175248 175735 175749 175888 176181 177262 177693
// bufdiff-features: 177904 178054 178067 178165 178549 178558 178560 178648 178748 178785 178854
// bufdiff-features: 179105 179198 179407 179471 179649 179792 180207 180258 180259 180372 180442
// bufdiff-features: 180559 180748 181077 181180 181384 181548 181592 181667 181893 181964 182966
// bufdiff-features: 183595 184030 184473 184722 184844 184863 185275 185572 185699 185723 185940
// bufdiff-features: 186042 186708 186806 186959 187596 187683 187697 187753 187769 187824 188189
// bufdiff-features: 188265 188737 188790 189004 189391 189695 190142 190170 190547 190806 190932
// bufdiff-features: 191076 191421 191911 192087 192138 192422 192433 192528 192628 192771 193059
// bufdiff-features: 193193 193290 193747 194134 194205 194476 194682 194714 195182 195183 195410
// bufdiff-features: 195655 195728 195820 196031 197125 197267 197837 198227 198432 198447 198489
// bufdiff-features: 198578 198873 199381 199827 200104 200358 200521 200593 201059 201122 201246
// bufdiff-features: 201344 201509 201601 201942 201945 202241 202616 202739 202845 203760 203779
// bufdiff-features: 203788 204019 204114 204158 204527 204614 204791 204797 204862 205072 205282
// bufdiff-features: 205321 205430 205434 205689 205705 205953 206157 206233 206371 206818 206945
// bufdiff-features: 207124 207162 207268 207330 207731 207837 208467 208503 208797 208947 209086
// bufdiff-features: 209146 209242 209716 209927 210022 210406 210461 211044 211050 211118 211443
// bufdiff-features: 211508 212048 212111 212779 213025 213275 213487 213611 213938 214411 214597
// bufdiff-features: 214729 214782 215363 215861 215880 215959 216619 217085 217420 217513 217621
// bufdiff-features: 218064 218127 218300 218480 218563 218966 219734 220098 220181 220387 220629
// bufdiff-features: 220999 221442 222219 222784 222809 223020 223663 223783 224287 224466 224593
// bufdiff-features: 224776 224916 224965 225248 225325 225759 225827 226329 226357 226457 226579
// bufdiff-features: 227345 227453 227946 228222 228353 228379 228390 228519 228808 228936 229266
// bufdiff-features: 229412 229515 230081 230324 230565 230640 230810 230920 231420 231684 231972
// bufdiff-features: 232100 233154 233268 233276 233762 233766 233869 234005 234206 235141 235297
// bufdiff-features: 235666 236024 236087 236216 236909 236929 236930 236986 237042 238108 238274
// bufdiff-features: 239241 239757 240107 240158 240210 240420 240605 241306 241308 242034 242101
// bufdiff-features: 242145 242306 242894 243294 243478 243546 243781 243872 243967 244281 244408
// bufdiff-features: 244677 244895 244957 245375 245380 245673 245738 246543 246749 246966 247062
// bufdiff-features: 247375 248209 248684 248979 249272 249841 249901 250137 250510 250634 250797
// bufdiff-features: 250888 250948 251017 252032 252318 252466 252539 252862 252919 253173 253394
// bufdiff-features: 253796 253836 254529 255108 255231 255514 255520 255556 255896 256112 256922
// bufdiff-features: 257002 257251 257656 257697 257806 258239 258988 258994 259203 259229 259510
// bufdiff-features: 259528 259620 259840 259845 260470 261059 261131 261235 261572
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @f2(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    affine.parallel (%arg2) = (0) to (1) {
      %5 = linalg.mul ins(%arg0, %arg1 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    }
    %0 = linalg.ceil ins(%arg1 : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f64>) outs(%1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_2 = arith.constant 5.000000e-01 : f64
      %5 = arith.divf %in, %cst_2 : f64
      linalg.yield %5 : f64
    } -> tensor<f64>
    %cst = arith.constant dense<-1.000000e+00> : tensor<f64>
    %cst_0 = arith.constant dense<1.150000e+01> : tensor<f64>
    %cst_1 = arith.constant 1.000000e+01 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3:2 = scf.for %arg2 = %c0 to %c0 step %c1 iter_args(%arg3 = %2, %arg4 = %cst_1) -> (tensor<f64>, f64) {
      affine.if #set(%c1) {
        %7 = linalg.sqrt ins(%arg1 : tensor<f64>) outs(%cst_0 : tensor<f64>) -> tensor<f64>
        %8 = tensor.empty() : tensor<f64>
        %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%7 : tensor<f64>) outs(%8 : tensor<f64>) {
        ^bb0(%in: f64, %out: f64):
          %10 = arith.maximumf %in, %arg4 : f64
          linalg.yield %10 : f64
        } -> tensor<f64>
      } else {
        %cst_2 = arith.constant dense<3.500000e+00> : tensor<f64>
        %7 = linalg.log ins(%cst_0 : tensor<f64>) outs(%cst_2 : tensor<f64>) -> tensor<f64>
        %8 = tensor.empty() : tensor<f64>
        %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%7 : tensor<f64>) outs(%8 : tensor<f64>) {
        ^bb0(%in: f64, %out: f64):
          %cst_3 = arith.constant -6.000000e+00 : f64
          %10 = arith.maximumf %in, %cst_3 : f64
          linalg.yield %10 : f64
        } -> tensor<f64>
      }
      %splat = tensor.splat %arg4 : tensor<f64>
      %5 = arith.index_cast %arg2 : index to i64
      %6 = arith.sitofp %5 : i64 to f64
      %inserted = tensor.insert %6 into %arg3[] : tensor<f64>
      scf.yield %inserted, %cst_1 : tensor<f64>, f64
    }
    %generated = tensor.generate  {
      %5 = arith.subf %3#1, %3#1 : f64
      tensor.yield %5 : f64
    } : tensor<f64>
    %4 = linalg.tanh ins(%generated : tensor<f64>) outs(%cst_0 : tensor<f64>) -> tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: f64, %arg2: f64) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %inserted = tensor.insert %arg1 into %arg0[] : tensor<f64>
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.cmpf ogt, %arg2, %cst : f64
    %1 = arith.index_castui %0 : i1 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %arg0) -> (tensor<f64>) {
      affine.if #set(%c1) {
        %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f64>) outs(%inserted : tensor<f64>) {
        ^bb0(%in: f64, %out: f64):
          %14 = arith.minimumf %in, %out : f64
          linalg.yield %14 : f64
        } -> tensor<f64>
        %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%12 : tensor<f64>) outs(%inserted : tensor<f64>) {
        ^bb0(%in: f64, %out: f64):
          %14 = arith.mulf %in, %out : f64
          linalg.yield %14 : f64
        } -> tensor<f64>
      }
      %11 = linalg.copy ins(%inserted : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
      scf.yield %11 : tensor<f64>
    }
    %3 = linalg.div ins(%arg0, %inserted : tensor<f64>, tensor<f64>) outs(%2 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %inserted[] : tensor<f64>
    %4 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %inserted) -> (tensor<f64>) {
      %11 = linalg.erf ins(%2 : tensor<f64>) outs(%2 : tensor<f64>) -> tensor<f64>
      %c4 = arith.constant 4 : index
      %12 = arith.cmpi eq, %1, %c4 : index
      %13 = arith.select %12, %arg4, %2 : tensor<f64>
      scf.yield %arg4 : tensor<f64>
    }
    %c2 = arith.constant 2 : index
    scf.for %arg3 = %c0 to %c0 step %c2 {
      %11 = bufferization.alloc_tensor() : tensor<f64>
      %12 = linalg.powf ins(%2, %4 : tensor<f64>, tensor<f64>) outs(%11 : tensor<f64>) -> tensor<f64>
      %13 = arith.addi %arg3, %1 : index
      %14 = scf.for %arg4 = %c0 to %1 step %c1 iter_args(%arg5 = %12) -> (tensor<f64>) {
        %15 = tensor.empty() : tensor<f64>
        %16 = linalg.log ins(%arg5 : tensor<f64>) outs(%15 : tensor<f64>) -> tensor<f64>
        %extracted_2 = tensor.extract %arg0[] : tensor<f64>
        %17 = linalg.copy ins(%4 : tensor<f64>) outs(%arg5 : tensor<f64>) -> tensor<f64>
        scf.yield %17 : tensor<f64>
      }
    }
    affine.parallel (%arg3) = (0) to (2) {
      %cst_2 = arith.constant dense<1.000000e+00> : tensor<f64>
    }
    %extracted_0 = tensor.extract %arg0[] : tensor<f64>
    %5 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %2) -> (tensor<f64>) {
      %extracted_2 = tensor.extract %4[] : tensor<f64>
      %11 = linalg.sub ins(%3, %2 : tensor<f64>, tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
      scf.yield %11 : tensor<f64>
    }
    %6 = tensor.empty() : tensor<f64>
    %7 = tensor.empty() : tensor<f64>
    %extracted_1 = tensor.extract %4[] : tensor<f64>
    %8 = linalg.fill ins(%extracted_1 : f64) outs(%7 : tensor<f64>) -> tensor<f64>
    %9 = linalg.powf ins(%5, %8 : tensor<f64>, tensor<f64>) outs(%6 : tensor<f64>) -> tensor<f64>
    %10:2 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %8, %arg5 = %arg0) -> (tensor<f64>, tensor<f64>) {
      %c5 = arith.constant 5 : index
      %11 = index.minu %1, %c5
      %12:2 = scf.for %arg6 = %c0 to %c1 step %c1 iter_args(%arg7 = %inserted, %arg8 = %arg1) -> (tensor<f64>, f64) {
        %18 = bufferization.alloc_tensor() : tensor<f64>
        %cst_5 = arith.constant 3.000000e+00 : f64
        %19 = linalg.fill ins(%cst_5 : f64) outs(%18 : tensor<f64>) -> tensor<f64>
        %20 = tensor.empty() : tensor<f64>
        %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%19 : tensor<f64>) outs(%20 : tensor<f64>) {
        ^bb0(%in: f64, %out: f64):
          %cst_9 = arith.constant 1.000000e+01 : f64
          %24 = arith.minimumf %in, %cst_9 : f64
          linalg.yield %24 : f64
        } -> tensor<f64>
        bufferization.dealloc_tensor %19 : tensor<f64>
        %cst_6 = arith.constant dense<[5.000000e-01, 3.500000e+00, 6.500000e+00]> : tensor<3xf64>
        %cst_7 = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<3xf64>
        %22 = linalg.dot ins(%cst_6, %cst_7 : tensor<3xf64>, tensor<3xf64>) outs(%arg7 : tensor<f64>) -> tensor<f64>
        %extracted_8 = tensor.extract %22[] : tensor<f64>
        %23 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%cst_6 : tensor<3xf64>) outs(%22 : tensor<f64>) {
        ^bb0(%in: f64, %out: f64):
          %24 = arith.addf %in, %out : f64
          linalg.yield %24 : f64
        } -> tensor<f64>
        scf.yield %23, %arg8 : tensor<f64>, f64
      }
      %inserted_2 = tensor.insert %arg1 into %arg5[] : tensor<f64>
      %extracted_3 = tensor.extract %inserted_2[] : tensor<f64>
      %13 = linalg.exp ins(%2 : tensor<f64>) outs(%inserted_2 : tensor<f64>) -> tensor<f64>
      %14 = tensor.empty() : tensor<f64>
      %15 = linalg.fill ins(%arg2 : f64) outs(%14 : tensor<f64>) -> tensor<f64>
      %16 = linalg.ceil ins(%15 : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
      %extracted_4 = tensor.extract %16[] : tensor<f64>
      %17 = linalg.max ins(%13, %inserted : tensor<f64>, tensor<f64>) outs(%16 : tensor<f64>) -> tensor<f64>
      scf.yield %17, %13 : tensor<f64>, tensor<f64>
    }
    return %10#0, %9, %10#1 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @f3(%arg0: tensor<f64>) -> (tensor<f64>, tensor<3xf64>) {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant 0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = linalg.copy ins(%1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %inserted = tensor.insert %cst into %0[] : tensor<f64>
    %cst_0 = arith.constant dense<-6.000000e+00> : tensor<3xf64>
    %extracted_slice = tensor.extract_slice %cst_0[0] [2] [2] : tensor<3xf64> to tensor<2xf64>
    %3 = tensor.empty() : tensor<4xf64>
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<4xf64>) -> tensor<4xf64>
    %5 = linalg.conv_1d ins(%4, %extracted_slice : tensor<4xf64>, tensor<2xf64>) outs(%cst_0 : tensor<3xf64>) -> tensor<3xf64>
    %6:3 = call @f1(%inserted, %cst, %cst) : (tensor<f64>, f64, f64) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    %7 = tensor.empty() : tensor<f64>
    %8 = linalg.square ins(%2 : tensor<f64>) outs(%7 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %6#0[] : tensor<f64>
    %9 = tensor.empty() : tensor<2x2x2x1xi32>
    %c42_i32 = arith.constant 42 : i32
    %10 = linalg.fill ins(%c42_i32 : i32) outs(%9 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %11 = tensor.empty() : tensor<2x3x2x1xi32>
    %c1 = arith.constant 1 : index
    %cst_1 = arith.constant 0.000000e+00 : f64
    %12 = arith.cmpf ogt, %extracted, %cst_1 : f64
    %13 = arith.index_castui %12 : i1 to index
    %c0 = arith.constant 0 : index
    %extracted_2 = tensor.extract %10[%c1, %c1, %13, %c0] : tensor<2x2x2x1xi32>
    %14 = linalg.fill ins(%extracted_2 : i32) outs(%11 : tensor<2x3x2x1xi32>) -> tensor<2x3x2x1xi32>
    %15 = tensor.empty() : tensor<2x1xi32>
    %16 = linalg.pooling_nhwc_min_unsigned ins(%14, %15 : tensor<2x3x2x1xi32>, tensor<2x1xi32>) outs(%10 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    return %6#1, %5 : tensor<f64>, tensor<3xf64>
  }
  func.func private @f4(%arg0: tensor<f64>) -> (tensor<f64>, tensor<i64>, tensor<f64>) {
    %cst = arith.constant -0.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg0[] : tensor<f64>
    %0 = tensor.empty() : tensor<i64>
    %c2_i64 = arith.constant 2 : i64
    %1 = linalg.fill ins(%c2_i64 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %2 = arith.index_cast %1 : tensor<i64> to tensor<index>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %0) -> (tensor<i64>) {
      %from_elements = tensor.from_elements %c1 : tensor<1xindex>
      %reshape = tensor.reshape %0(%from_elements) : (tensor<i64>, tensor<1xindex>) -> tensor<1xi64>
      %7:2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %2, %arg5 = %cst) -> (tensor<index>, f64) {
        %10 = tensor.empty() : tensor<f64>
        %11 = linalg.sqrt ins(%inserted : tensor<f64>) outs(%10 : tensor<f64>) -> tensor<f64>
        %inserted_2 = tensor.insert %arg3 into %arg4[] : tensor<index>
        %12:3 = func.call @f1(%inserted, %cst, %arg5) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>, f64, f64) -> (tensor<f64>, tensor<f64>, tensor<f64>)
        %13 = linalg.fill ins(%arg3 : index) outs(%arg4 : tensor<index>) -> tensor<index>
        scf.yield %13, %cst : tensor<index>, f64
      }
      %8 = arith.index_cast %arg1 : index to i64
      %inserted_1 = tensor.insert %8 into %reshape[%c0] : tensor<1xi64>
      %9 = linalg.copy ins(%0 : tensor<i64>) outs(%arg2 : tensor<i64>) -> tensor<i64>
      scf.yield %9 : tensor<i64>
    }
    affine.parallel (%arg1) = (0) to (2) {
      %from_elements = tensor.from_elements %c1 : tensor<1xindex>
      %reshape = tensor.reshape %0(%from_elements) : (tensor<i64>, tensor<1xindex>) -> tensor<?xi64>
      %7 = tensor.empty() : tensor<i64>
      %extracted = tensor.extract %1[] : tensor<i64>
      %8 = linalg.fill ins(%extracted : i64) outs(%7 : tensor<i64>) -> tensor<i64>
      %9 = func.call @pick4(%1, %8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %extracted_1 = tensor.extract %1[] : tensor<i64>
      %inserted_2 = tensor.insert %extracted_1 into %9[] : tensor<i64>
      %10 = tensor.empty() : tensor<i64>
      %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i64>) outs(%10 : tensor<i64>) {
      ^bb0(%in: i64, %out: i64):
        %12 = arith.cmpi ule, %in, %extracted_1 : i64
        %13 = arith.select %12, %in, %extracted_1 : i64
        linalg.yield %13 : i64
      } -> tensor<i64>
    }
    %cst_0 = arith.constant dense<2.500000e+00> : tensor<f64>
    %4:2 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %cst_0, %arg3 = %cst_0) -> (tensor<f64>, tensor<f64>) {
      %7 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %arg3) -> (tensor<f64>) {
        %15 = bufferization.alloc_tensor() : tensor<i64>
        %16 = bufferization.materialize_in_destination %1 in %15 : (tensor<i64>, tensor<i64>) -> tensor<i64>
        %17 = tensor.empty() : tensor<i64>
        %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%16 : tensor<i64>) outs(%17 : tensor<i64>) {
        ^bb0(%in: i64, %out: i64):
          %22 = arith.maxsi %in, %c2_i64 : i64
          linalg.yield %22 : i64
        } -> tensor<i64>
        %extracted_1 = tensor.extract %arg5[] : tensor<f64>
        %cst_2 = arith.constant -6.000000e+00 : f64
        %19 = arith.remf %extracted_1, %cst_2 : f64
        %20 = func.call @pick4(%18, %18) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<i64>, tensor<i64>) -> tensor<i64>
        %21 = linalg.copy ins(%cst_0 : tensor<f64>) outs(%arg5 : tensor<f64>) -> tensor<f64>
        scf.yield %21 : tensor<f64>
      }
      %8 = tensor.empty() : tensor<2xf64>
      %9 = linalg.fill ins(%cst : f64) outs(%8 : tensor<2xf64>) -> tensor<2xf64>
      %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%9 : tensor<2xf64>) outs(%arg3 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %15 = arith.subf %in, %out : f64
        linalg.yield %15 : f64
      } -> tensor<f64>
      %extracted = tensor.extract %arg2[] : tensor<f64>
      %11 = tensor.empty() : tensor<2xf64>
      %12 = linalg.fill ins(%extracted : f64) outs(%11 : tensor<2xf64>) -> tensor<2xf64>
      %13 = linalg.dot ins(%9, %12 : tensor<2xf64>, tensor<2xf64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
      %14 = linalg.dot ins(%12, %9 : tensor<2xf64>, tensor<2xf64>) outs(%13 : tensor<f64>) -> tensor<f64>
      scf.yield %14, %10 : tensor<f64>, tensor<f64>
    }
    %5 = tensor.empty() : tensor<f64>
    %6 = linalg.copy ins(%4#1 : tensor<f64>) outs(%5 : tensor<f64>) -> tensor<f64>
    return %6, %1, %4#0 : tensor<f64>, tensor<i64>, tensor<f64>
  }
  func.func private @pick4(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
    return %arg1 : tensor<i64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<f64>, tensor<i64>, tensor<4xf64>, tensor<f64>, f64, f64) {
    %0:2 = call @f3(%arg0) : (tensor<f64>) -> (tensor<f64>, tensor<3xf64>)
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %0#1[%c1] [1] [1] : tensor<3xf64> to tensor<f64>
    %1 = call @f2(%arg1, %extracted_slice) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %inserted = tensor.insert %extracted into %0#1[%c2] : tensor<3xf64>
    %2:3 = call @f4(%1) : (tensor<f64>) -> (tensor<f64>, tensor<i64>, tensor<f64>)
    %cst = arith.constant 1.000000e+01 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %3 = complex.create %cst, %cst_0 : complex<f32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %4 = complex.create %cst, %cst_1 : complex<f32>
    %5 = complex.div %3, %4 : complex<f32>
    %6 = complex.re %5 : complex<f32>
    %cst_2 = arith.constant 1.000000e+02 : f64
    %from_elements = tensor.from_elements %cst_2 : tensor<f64>
    %7 = tensor.empty() : tensor<2xf64>
    %8 = linalg.fill ins(%extracted : f64) outs(%7 : tensor<2xf64>) -> tensor<2xf64>
    %cst_3 = arith.constant dense<[3.500000e+00, 4.500000e+00, 5.500000e+00, 6.500000e+00]> : tensor<4xf64>
    %9 = linalg.conv_1d ins(%cst_3, %8 : tensor<4xf64>, tensor<2xf64>) outs(%inserted : tensor<3xf64>) -> tensor<3xf64>
    %c9_i64 = arith.constant 9 : i64
    %inserted_4 = tensor.insert %c9_i64 into %2#1[] : tensor<i64>
    %c2_i64 = arith.constant 2 : i64
    %10 = arith.cmpi slt, %c9_i64, %c2_i64 : i64
    %11 = scf.execute_region -> tensor<4xf64> {
      %c6_i64 = arith.constant 6 : i64
      %49 = arith.shrsi %c2_i64, %c6_i64 : i64
      scf.yield %cst_3 : tensor<4xf64>
    }
    %12 = linalg.copy ins(%inserted : tensor<3xf64>) outs(%9 : tensor<3xf64>) -> tensor<3xf64>
    %13:2 = call @both6(%11, %11) : (tensor<4xf64>, tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
    %14 = tensor.empty() : tensor<4xf64>
    %cst_5 = arith.constant 1.000000e+02 : f64
    %15 = arith.cmpf ogt, %extracted, %cst_5 : f64
    %16 = arith.select %15, %extracted, %cst_5 : f64
    %17 = linalg.fill ins(%16 : f64) outs(%14 : tensor<4xf64>) -> tensor<4xf64>
    %18 = arith.select %10, %13#1, %17 : tensor<4xf64>
    %19 = arith.index_castui %10 : i1 to index
    %20 = arith.remui %19, %c2 : index
    %21 = scf.index_switch %20 -> tensor<4xf64> 
    case 0 {
      %cst_19 = arith.constant 1.000000e+02 : f32
      %49 = arith.cmpf oeq, %6, %cst_19 : f32
      %50 = arith.select %49, %inserted_4, %inserted_4 : tensor<i64>
      scf.yield %17 : tensor<4xf64>
    }
    default {
      %inserted_19 = tensor.insert %16 into %17[%c1] : tensor<4xf64>
      scf.yield %inserted_19 : tensor<4xf64>
    }
    %cst_6 = arith.constant dense<[2, 0, 1, 2]> : vector<4xi32>
    %cst_7 = arith.constant dense<[true, true, false, true]> : vector<4xi1>
    %22 = vector.broadcast %extracted : f64 to vector<4xf64>
    %c0 = arith.constant 0 : index
    %23 = vector.gather %inserted[%c0] [%cst_6], %cst_7, %22 : tensor<3xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
    %24 = vector.extract %23[2] : f64 from vector<4xf64>
    %25:3 = call @f4(%arg2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>) -> (tensor<f64>, tensor<i64>, tensor<f64>)
    %26 = scf.index_switch %20 -> tensor<f64> 
    case 0 {
      scf.yield %25#2 : tensor<f64>
    }
    default {
      scf.yield %25#2 : tensor<f64>
    }
    cf.br ^bb2(%17 : tensor<4xf64>)
  ^bb1:  // no predecessors
    %27 = linalg.copy ins(%11 : tensor<4xf64>) outs(%17 : tensor<4xf64>) -> tensor<4xf64>
    cf.br ^bb2(%27 : tensor<4xf64>)
  ^bb2(%28: tensor<4xf64>):  // 2 preds: ^bb0, ^bb1
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%17 : tensor<4xf64>) outs(%11 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %49 = arith.divf %in, %out : f64
      linalg.yield %49 : f64
    } -> tensor<4xf64>
    %30 = arith.maximumf %16, %24 : f64
    %inserted_8 = tensor.insert %30 into %26[] : tensor<f64>
    %31 = call @part7(%8) : (tensor<2xf64>) -> tensor<2xf64>
    %32 = arith.index_castui %10 : i1 to index
    %33 = arith.remui %32, %c2 : index
    %extracted_9 = tensor.extract %26[] : tensor<f64>
    %inserted_10 = tensor.insert %extracted_9 into %31[%33] : tensor<2xf64>
    %34 = arith.index_castui %10 : i1 to index
    %35 = arith.remui %34, %c2 : index
    %extracted_11 = tensor.extract %8[%35] : tensor<2xf64>
    %36 = tensor.empty() : tensor<f64>
    %37 = tensor.empty() : tensor<3xf64>
    %extracted_slice_12 = tensor.extract_slice %29[1] [3] [1] : tensor<4xf64> to tensor<3xf64>
    %38 = linalg.powf ins(%extracted_slice_12, %9 : tensor<3xf64>, tensor<3xf64>) outs(%37 : tensor<3xf64>) -> tensor<3xf64>
    %extracted_13 = tensor.extract %inserted_10[%c0] : tensor<2xf64>
    %39 = math.erfc %extracted_13 : f64
    %c4 = arith.constant 4 : index
    %40 = scf.for %arg3 = %c0 to %c4 step %c2 iter_args(%arg4 = %17) -> (tensor<4xf64>) {
      %49:3 = func.call @f4(%2#2) : (tensor<f64>) -> (tensor<f64>, tensor<i64>, tensor<f64>)
      %extracted_slice_19 = tensor.extract_slice %31[0] [1] [1] : tensor<2xf64> to tensor<1xf64>
      %50 = linalg.negf ins(%inserted_10 : tensor<2xf64>) outs(%31 : tensor<2xf64>) -> tensor<2xf64>
      %51 = tensor.empty() : tensor<1xf64>
      %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice_19 : tensor<1xf64>) outs(%51 : tensor<1xf64>) {
      ^bb0(%in: f64, %out: f64):
        %54 = arith.addf %in, %extracted_13 : f64
        linalg.yield %54 : f64
      } -> tensor<1xf64>
      %extracted_20 = tensor.extract %arg4[%35] : tensor<4xf64>
      %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%11, %17 : tensor<4xf64>, tensor<4xf64>) outs(%arg4 : tensor<4xf64>) {
      ^bb0(%in: f64, %in_21: f64, %out: f64):
        %54 = arith.minimumf %in, %in_21 : f64
        linalg.yield %54 : f64
      } -> tensor<4xf64>
      scf.yield %53 : tensor<4xf64>
    }
    %41 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%extracted_slice_12 : tensor<3xf64>) outs(%26 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %49 = arith.minimumf %in, %out : f64
      linalg.yield %49 : f64
    } -> tensor<f64>
    %42 = arith.select %10, %38, %12 : tensor<3xf64>
    %c3 = arith.constant 3 : index
    %43 = scf.for %arg3 = %c0 to %c3 step %c2 iter_args(%arg4 = %11) -> (tensor<4xf64>) {
      %49 = func.call @part7(%31) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf64>) -> tensor<2xf64>
      %50:2 = func.call @both6(%arg4, %arg4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4xf64>, tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
      %cst_19 = arith.constant 1.000000e+00 : f64
      %51 = scf.for %arg5 = %c1 to %c3 step %c1 iter_args(%arg6 = %cst_19) -> (f64) {
        %extracted_22 = tensor.extract %49[%33] : tensor<2xf64>
        %cst_23 = arith.constant 1.000000e+01 : f64
        scf.yield %cst_23 : f64
      }
      %extracted_20 = tensor.extract %arg4[%c3] : tensor<4xf64>
      %52 = linalg.sub ins(%40, %11 : tensor<4xf64>, tensor<4xf64>) outs(%arg4 : tensor<4xf64>) -> tensor<4xf64>
      %extracted_21 = tensor.extract %52[%arg3] : tensor<4xf64>
      %53 = tensor.empty() : tensor<4x3xf64>
      %54 = linalg.fill ins(%extracted_9 : f64) outs(%53 : tensor<4x3xf64>) -> tensor<4x3xf64>
      %55 = linalg.matvec ins(%54, %9 : tensor<4x3xf64>, tensor<3xf64>) outs(%52 : tensor<4xf64>) -> tensor<4xf64>
      scf.yield %55 : tensor<4xf64>
    }
    %44 = scf.execute_region -> tensor<3xf64> {
      %cst_19 = arith.constant dense<5.000000e-01> : tensor<2x2xf64>
      %49 = tensor.empty() : tensor<2x2xf64>
      %50 = linalg.fill ins(%16 : f64) outs(%49 : tensor<2x2xf64>) -> tensor<2x2xf64>
      %51 = tensor.empty() : tensor<3x3xf64>
      %52 = linalg.fill ins(%39 : f64) outs(%51 : tensor<3x3xf64>) -> tensor<3x3xf64>
      %53 = linalg.conv_2d ins(%52, %50 : tensor<3x3xf64>, tensor<2x2xf64>) outs(%cst_19 : tensor<2x2xf64>) -> tensor<2x2xf64>
      %54:2 = func.call @both6(%29, %29) : (tensor<4xf64>, tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
      scf.yield %37 : tensor<3xf64>
    }
    %extracted_14 = tensor.extract %2#1[] : tensor<i64>
    vector.print %extracted_14 : i64
    %45 = linalg.dot ins(%42, %38 : tensor<3xf64>, tensor<3xf64>) outs(%2#2 : tensor<f64>) -> tensor<f64>
    %extracted_slice_15 = tensor.extract_slice %42[0] [3] [1] : tensor<3xf64> to tensor<3xf64>
    %46 = linalg.negf ins(%38 : tensor<3xf64>) outs(%extracted_slice_15 : tensor<3xf64>) -> tensor<3xf64>
    %inserted_slice = tensor.insert_slice %46 into %46[0] [3] [1] : tensor<3xf64> into tensor<3xf64>
    %extracted_16 = tensor.extract %extracted_slice_15[%c2] : tensor<3xf64>
    vector.print %extracted_16 : f64
    %extracted_slice_17 = tensor.extract_slice %46[%c2] [1] [1] : tensor<3xf64> to tensor<f64>
    %47:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%45 : tensor<f64>) outs(%25#2, %extracted_slice_17 : tensor<f64>, tensor<f64>) {
    ^bb0(%in: f64, %out: f64, %out_19: f64):
      %49 = arith.maximumf %out_19, %in : f64
      %50 = arith.minimumf %out, %extracted_9 : f64
      linalg.yield %49, %50 : f64, f64
    } -> (tensor<f64>, tensor<f64>)
    %extracted_18 = tensor.extract %extracted_slice_17[] : tensor<f64>
    vector.print %extracted_18 : f64
    %48 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %from_elements) -> (tensor<f64>) {
      %49 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %arg4) -> (tensor<f64>) {
        %extracted_19 = tensor.extract %from_elements[] : tensor<f64>
        %inserted_20 = tensor.insert %extracted_16 into %arg6[] : tensor<f64>
        scf.yield %inserted_20 : tensor<f64>
      }
      scf.yield %49 : tensor<f64>
    }
    return %2#0, %13#0, %18, %21, %25#0, %25#1, %28, %0#0, %extracted_11, %extracted : tensor<f64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<f64>, tensor<i64>, tensor<4xf64>, tensor<f64>, f64, f64
  }
  func.func private @both6(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
    %0 = tensor.empty() : tensor<4x3xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4x3xf64>) -> tensor<4x3xf64>
    %cst_0 = arith.constant dense<[2.500000e+00, 5.500000e+00, 8.500000e+00]> : tensor<3xf64>
    %2 = linalg.matvec ins(%1, %cst_0 : tensor<4x3xf64>, tensor<3xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    %3 = tensor.empty() : tensor<4xf64>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xf64>) outs(%3 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %5 = arith.addf %in, %cst : f64
      linalg.yield %5 : f64
    } -> tensor<4xf64>
    return %2, %4 : tensor<4xf64>, tensor<4xf64>
  }
  func.func private @part7(%arg0: tensor<2xf64>) -> tensor<2xf64> {
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<2xf64> to tensor<2xf64>
    return %extracted_slice : tensor<2xf64>
  }
}

