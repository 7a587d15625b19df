// bufdiff-profile: wide
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e81
// bufdiff-choices: 687ac680d358e1e4ee706f7382672082ba0cd8847d290090b14fafe91310ecbe289a9e8dd199b6c2
// bufdiff-choices: 39a8d7f9fc9cadd6e2d7fe4497715935d59ce18e70af42cf95673924295559e7a9045390e7dbf3a9
// bufdiff-choices: d405f48fcc478902ce6e97053cd9c768ef9fa760feefec40eca06b698ec45670eee65ffdf4e54cda
// bufdiff-choices: 1a7a6d3f9f373132e00c45bf27ecf76bbdd8c348baed4495aa9b5c0b8cf15f75215f8a0bf149be05
// bufdiff-choices: aa68e27d28745c036c4a467fd082dc42ba0f4523274641f6f6ac30f4edfd5323312e21f5ebea1e1d
// bufdiff-choices: 725e22c9c1f4690820bab15959a5627abb2d67319fe8b5fd170ea8c92ef3027577998c59e712fe3c
// bufdiff-choices: e35b69a073ea8aab35e8089409f4a0ebc94cc24d76d7687d220075edfcaaef29f0a079e7ba0ce803
// bufdiff-choices: c71f29a824d890fb78183d93d5d036d4bc6569f7a065d335780a2d00f05c0c644f70b5986b27fe37
// bufdiff-choices: 6dbff45ab6afd6c37c856fd782f9d3a36fc8338b0a1c31bfccc1dfede678a3dfb056385fcdf0b6cd
// bufdiff-choices: 2fd60b0783dff4460b9f09a80a15ad8237380b43d80040118be64c8765541bfb0a85077a7991aa0a
// bufdiff-choices: d83529230653b3bbc50d304014114916ab89e2187e74295352fd1f91ee7cc6731a60f1dff4954674
// bufdiff-choices: bf1600d894c5867ca7cf9d655d8cf66f5a88abccade21319cd611b70ecf76a4e362e140693aeb3a0
// bufdiff-choices: 874e045606b5ba76ad4b53be2d8a0ac5b088881d68f3b662a75e53e51e302150e438729f429c35bf
// bufdiff-choices: 450a93d4d4dee417e07567a60d622f2104ad2cf53e003af9ce5bbd8ec2321a9b9ee332ba6c977f40
// bufdiff-choices: 6e01189f2bca8507fd43a844e60bb6034b92e61fcfff808062b2a1db832bb85bca61ccb6892a2ad4
// bufdiff-choices: aa839ed3c047489b165e41f09de470c3f708e55d56e952c1dc9a28c53dfb675c353e73ef3f13c231
// bufdiff-choices: 5f90099a858c9e4bcb07fe2eeb739ed0950482bb14aa374836b0f746dbe96b126a87db4e8ba08c00
// bufdiff-choices: e915621a86170d52e6d12f61be425cbeafa68b44fee07f7f071ea17a29198bd99e891f6cd4ffe8d1
// bufdiff-choices: ed7a1ab72511f51d3ba4f2740924f6d424f3f90c011b56815db28fdf962759073d21bd0c914cb6dc
// bufdiff-choices: 6ff89b7b701624140e572da29c50b699b1999ff7cc7c8e5096dae3cb923b5947169bc96d7b4b9f43
// bufdiff-choices: 00f63b4f8d5d5ebef8e11f78f96986aaeb913e4c36c263506b8961384d22009ec80480a12a1d413b
// bufdiff-choices: 6afa2fb1e040332d9e7a4d7a17fb39ee67941fe005fa3032074c5e158a4f4f71e5475710f0bb823a
// bufdiff-choices: d96971c1508f1fdb884b4683cc6dd851fc2bcf26ada4b95653971dd1f875fbca0b5d6fed5d0b3173
// bufdiff-choices: e3465713b60844f78c04464e83e3d8fcbb9c7a1cccc2f8685fdb198e551e332f7cf36b6843ca09d4
// bufdiff-choices: df55f4d94bf8397c6aab742fbe89ad14de8e3f7d7be7cf88c2518dece31e79d85284270590963d45
// bufdiff-choices: c1444159875fbe445064c609603728849ec859c8ff2a81aa4b3f08e640d4102262db2efdde614aed
// bufdiff-choices: 53868ed34b8615bb62c0e9bbe750ff0f5e4a649f3b624b5077524eab1c6bfa6cc5b43a34f1e65cd0
// bufdiff-choices: d7803e2b39879be2e245decb30447fa2489c944f7b6e157c7cbe128da0d0cc371a9b6af36cb0a128
// bufdiff-choices: e58dde9fb6ffeadb3131c8008cb5d4d9d73ad0d36128b4d5918b59e7d40396c40f4bded6bf898fdc
// bufdiff-choices: c22aeb1aa7a2022e0040655bd69f4ddd51e8bb07779e9e3e35b0117aa2eb1f9baf7d464f138cbe1d
// bufdiff-choices: d319e7956cfb2b74ea69e8e2feb4fd08febc212666c78548bc45cf76a8dcd721dcd24fd7964856a3
// bufdiff-choices: c36e2457b0a03c74012df063c60de47bed04677566b7f93a8bbab28bd25267b5bdf7853a310a878c
// bufdiff-choices: 534306de0aaf578a4e854cb0a55c772be6d3c1c473dc30f935d5f11054c3e2989c6b5c7425db3fd6
// bufdiff-choices: c840c771932d4ab4d4666087c9fdd7b50918226cccdd
// bufdiff-features: 429 587 706 1768 2270 2332 2718 2820 2882 2945 3217 3307 3579 3866 4020 4165
// bufdiff-features: 4752 4784 5187 5296 5297 6188 6314 6363 6611 6641 6666 6809 6812 7122 7541 7770
// bufdiff-features: 8918 9293 9394 9479 9789 10020 10072 10135 10181 10872 11047 11124 11162 11210
// bufdiff-features: 11228 11556 11580 12638 13074 13233 13424 13915 14109 14523 14557 14704 14925
// bufdiff-features: 15669 15671 15751 15903 15929 16161 16269 16455 16822 17255 17470 18166 18620
// bufdiff-features: 19205 19419 19442 19631 20337 20457 20749 20838 21020 21120 21374 21623 22030
// bufdiff-features: 22211 22280 22630 23787 24184 24939 25147 25217 25367 25571 25651 26125 26279
// bufdiff-features: 26369 26796 26922 27766 28047 28886 29229 29667 30018 30223 30666 31143 31247
// bufdiff-features: 31492 31864 31943 32457 32809 33807 33824 34159 34167 34795 35364 35610 36674
// bufdiff-features: 36784 36913 37183 38202 38702 38783 39150 39180 39279 40070 40712 41396 41605
// bufdiff-features: 41984 41996 42075 42294 42445 42467 42621 42680 42858 43092 43442 43774 43812
// bufdiff-features: 43929 43942 44093 44589 45031 45147 46203 46732 46763 47196 47200 47311 47392
// bufdiff-features: 47779 48038 48451 48598 49092 49635 49657 50607 50647 51284 51344 51415 51475
// bufdiff-features: 51851 52019 52148 52322 52558 52807 52900 53243 53414 53435 53951 54408 54827
// bufdiff-features: 54964 54998 55003 55021 55113 55318 55561 56404 57082 57176 57383 57384 57832
// bufdiff-features: 58024 58123 58771 59166 59347 59620 59764 60417 60686 60897 61375 61944 61969
// bufdiff-features: 62035 62253 62433 63071 63273 63480 63800 63929 64120 64162 64235 64716 65074
// bufdiff-features: 65133 65625 65726 66524 67159 67648 67959 68355 68670 68702 68854 68867 69007
// bufdiff-features: 69198 69403 69505 69817 69818 69875 69965 70036 70119 70176 70335 70539 70544
// bufdiff-features: 71050 71107 71259 71306 71415 71701 71877 71904 72629 72645 73289 73388 73643
// bufdiff-features: 73802 74257 74336 74400 74471 74833 74862 75361 76339 76373 76915 76953 77129
// bufdiff-features: 77185 77261 77617 78041 78283 78430 78447 78620 78703 79136 79273 79961 80400
// bufdiff-features: 81217 81353 81612 81736 82011 82135 82149 82552 82573 82723 82744 82852 83125
// bufdiff-features: 83194 83673 83760 83812 84585 84922 85047 85474 85673 85843 86019 86125 86844
// bufdiff-features: 86937 87248 87434 87495 87534 87774 87935 88000 88008 88058 88222 88337 88732
// bufdiff-features: 88835 88903 88958 89128 89250 89646 89780 89812 89915 90097 90585 90777 91074
// bufdiff-features: 91248 91613 91652 92194 92740 93165 93200 93255 93827 94586 94736 94928 95183
// bufdiff-features: 95273 95289 95407 95930 96621 97131 97270 98138 98170 98187 98501 98944 98975
// bufdiff-features: 99228 99383 99525 100324 101760 101867 101987 102809 102921 103056 103108
// bufdiff-features: 103318 103374 104123 104171 104245 104334 104339 104931 104958 105750 105902
// bufdiff-features: 106321 106396 106452 107440 107702 107997 108012 108055 108977 109055 109105
// bufdiff-features: 109135 109187 109327 109408 109732 109923 110162 110322 110780 111464 111588
// bufdiff-features: 111839 112045 112275 112756 112929 113239 113816 113937 113940 114888 115081
// bufdiff-features: 115728 115778 115801 115804 116728 116732 117183 117206 117336 117843 118035
// bufdiff-features: 118221 118715 118740 119203 119334 119340 119401 119588 119597 119678 119764
// bufdiff-features: 119822 120049 120197 120772 120836 121309 121632 123004 123301 123396 123446
// bufdiff-features: 124103 124213 124254 124509 124614 124839 125875 127000 127064 127170 127436
// bufdiff-features: 128163 128182 128652 128817 128915 129516 129630 129849 130602 130956 131528
// bufdiff-features: 131544 131567 131672 132087 132184 132361 132783 133024 133297 133364 133723
// bufdiff-features: 133756 134205 134257 134279 134449 136039 136271 136273 136862 136987 137045
// bufdiff-features: 137099 137637 138753 139017 139524 139704 139885 139901 140924 141044 141238
// bufdiff-features: 141891 142274 142393 142672 143726 144093 144286 144513 144727 145224 145701
// bufdiff-features: 145765 145872 146001 146512 146618 146734 147108 147358 147712 148304 148647
// bufdiff-features: 148814 149660 149847 150313 150818 150907 150939 150954 151728 151738 151936
// bufdiff-features: 151967 152068 152226 152233 153153 153293 153427 153488 153957 154118 154946
// bufdiff-features: 155884 155898 156191 156253 156325 156460 157293 157873 158120 158128 158188
// bufdiff-features: 158292 158373 158396 158592 158839 158897 159042 159421 159796 159895 160327
// bufdiff-features: 160756 161065 161377 162265 162693 162764 162799 162935 162971 163044 163188
// bufdiff-features: 163876 163975 164529 165057 165636 165695 165719 165817 166075 166169 167086
// bufdiff-features: 167614 167941 167959 167973 168377 168387 168403 168516 168858 169249 169507
// bufdiff-features: 170979 171053 171358 171369 171671 171884 171968 172127 172236 172814 173560
// bufdiff-features: 174138 174170 174243 174371 174571 174660 174734 174977 174989 175248 175405
// bufdiff-features: 175888 176525 176577 177226 177255 177262 177329 177627 178067 178165 178228
// bufdiff-features: 178361 178558 178657 178748 178854 179246 179649 179977 180691 181077 182444
// bufdiff-features: 182675 182966 183007 183105 183199 183224 183565 183667 183722 184030 184321
// bufdiff-features: 184576 184863 185027 185275 185572 185723 186257 187134 187159 187769 188136
// bufdiff-features: 188723 188790 189224 189391 189674 190048 190142 190218 190520 190609 190627
// bufdiff-features: 191256 191455 191908 192138 192524 192628 192771 193223 193290 193353 193632
// bufdiff-features: 193747 193948 194063 194134 194682 194714 194987 195182 195462 195809 196031
// bufdiff-features: 197264 197267 197392 197561 197837 198460 198689 199818 200089 200104 200166
// bufdiff-features: 200197 200401 200572 200730 200842 200876 201322 201509 201601 201802 201893
// bufdiff-features: 202013 202085 202241 202562 202616 202814 202870 203352 204195 204316 204448
// bufdiff-features: 204527 204614 205284 205434 205689 206380 206672 207124 207731 208557 208697
// bufdiff-features: 208947 209102 209605 209830 210022 210351 210406 210461 211044 211118 211508
// bufdiff-features: 212048 212369 212779 212945 213275 213354 213455 213791 214621 214830 215925
// bufdiff-features: 215959 216677 216872 216892 216969 217672 218064 218089 218570 218595 218635
// bufdiff-features: 218657 219734 220098 220395 221162 221203 222809 222842 223719 223767 223970
// bufdiff-features: 223972 224222 224615 225040 225250 225818 225820 226053 226329 226357 226607
// bufdiff-features: 226892 226952 227121 227345 227372 227536 228058 228390 228519 228936 229266
// bufdiff-features: 230081 230315 230640 230920 231257 231267 232206 232911 233276 233766 234086
// bufdiff-features: 234387 234399 235098 235141 235144 235325 235477 236024 236324 236930 236986
// bufdiff-features: 237042 237620 238374 238676 238804 238966 239241 239929 240100 240107 240158
// bufdiff-features: 240339 240651 240967 241308 242257 242306 242842 242872 243339 243441 243546
// bufdiff-features: 243784 243796 243872 243989 243997 244061 244841 245171 245272 245380 245458
// bufdiff-features: 245594 245619 245673 245738 245784 246037 246303 246543 246966 247062 247181
// bufdiff-features: 248086 248209 248581 248930 249184 249221 249689 250035 250415 250596 250917
// bufdiff-features: 251455 251992 252318 252466 252539 252758 253297 253389 253836 253937 254087
// bufdiff-features: 254232 254310 254840 255520 255556 255705 256112 256317 256505 256688 257251
// bufdiff-features: 257457 257794 258625 258994 259510 259528 259840 260534 261344 261572
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
module {
  func.func private @f23(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<2x2x2xi8>, tensor<f32>) {
    %0 = linalg.copy ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = linalg.div ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %2:3 = call @f15(%arg1, %arg1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<2x2x2xi8>, tensor<f32>)
    %3 = call @f10(%2#0) : (tensor<f32>) -> tensor<3xindex>
    %cst = arith.constant 0.000000e+00 : f32
    %4 = call @f16(%1, %cst) : (tensor<f32>, f32) -> tensor<f32>
    return %0, %2#1, %2#2 : tensor<f32>, tensor<2x2x2xi8>, tensor<f32>
  }
  func.func @f22(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %1:5 = call @f13(%arg1) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<2xf32>, f32, f32)
    %2 = linalg.softmax dimension(0) ins(%1#2 : tensor<2xf32>) outs(%1#2 : tensor<2xf32>) -> tensor<2xf32>
    %3:2 = call @f8(%1#1, %1#1, %1#1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %1#0, %0, %1#4, %1#3 : tensor<f32>, tensor<f32>, f32, f32
  }
  func.func @f20(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32) {
    %cst = arith.constant -6.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.copy ins(%arg0 : tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    return %arg0, %1, %extracted, %cst : tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f19(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32) {
    %cst = arith.constant 2.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %mapped = linalg.map ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %init: f32) {
        %1 = arith.cmpf uge, %in, %cst : f32
        %2 = arith.select %1, %in, %cst : f32
        linalg.yield %2 : f32
      }
    %0 = bufferization.alloc_tensor() copy(%mapped) : tensor<f32>
    return %inserted, %0, %arg0, %cst : tensor<f32>, tensor<f32>, tensor<f32>, f32
  }
  func.func private @f17(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.abs ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg2 = %c0 to %c0 step %c2 iter_args(%arg3 = %arg0) -> (tensor<f32>) {
      %c4 = arith.constant 4 : index
      %2 = arith.remui %arg2, %c4 : index
      %c1 = arith.constant 1 : index
      %3:2 = scf.for %arg4 = %c0 to %2 step %c1 iter_args(%arg5 = %arg3, %arg6 = %arg3) -> (tensor<f32>, tensor<f32>) {
        %extracted_0 = tensor.extract %arg6[] : tensor<f32>
        %inserted = tensor.insert %extracted_0 into %arg6[] : tensor<f32>
        %6 = tensor.empty() : tensor<f32>
        %7 = linalg.fill ins(%extracted_0 : f32) outs(%6 : tensor<f32>) -> tensor<f32>
        %8 = linalg.round ins(%7 : tensor<f32>) outs(%inserted : tensor<f32>) -> tensor<f32>
        %9 = linalg.copy ins(%7 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
        scf.yield %9, %8 : tensor<f32>, tensor<f32>
      }
      %cst = arith.constant dense<1.500000e+00> : tensor<f32>
      %4:3 = func.call @f7(%cst, %cst) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
      %extracted = tensor.extract %arg3[] : tensor<f32>
      %from_elements = tensor.from_elements %extracted : tensor<f32>
      %5 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%4#1, %from_elements : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %5 : tensor<f32>
    }
    return %1, %0 : tensor<f32>, tensor<f32>
  }
  func.func private @f15(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<2x2x2xi8>, tensor<f32>) {
    %cst = arith.constant 1.000000e+10 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %0:3 = call @f11(%arg0, %arg1, %arg0, %arg0) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<2x2x2xi8>, f32)
    %c4 = arith.constant 4 : index
    %1:2 = call @f9(%arg1, %c4, %0#2, %0#0) : (tensor<f32>, index, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %inserted, %0#1, %1#0 : tensor<f32>, tensor<2x2x2xi8>, tensor<f32>
  }
  func.func @f12(%arg0: tensor<f32>) -> (tensor<2xf32>, tensor<f32>, f32, f32) {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant -6.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf32>
    %reduced = linalg.reduce ins(%from_elements : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %0 = arith.mulf %in, %init : f32
        linalg.yield %0 : f32
      }
    return %from_elements, %reduced, %cst_0, %cst : tensor<2xf32>, tensor<f32>, f32, f32
  }
  func.func private @f10(%arg0: tensor<f32>) -> tensor<3xindex> {
    %0 = call @f4(%arg0, %arg0, %arg0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f32>
    %1 = tensor.empty() : tensor<3xindex>
    %c5 = arith.constant 5 : index
    %2 = linalg.fill ins(%c5 : index) outs(%1 : tensor<3xindex>) -> tensor<3xindex>
    %3 = tensor.empty() : tensor<index>
    %c0 = arith.constant 0 : index
    %extracted_0 = tensor.extract %2[%c0] : tensor<3xindex>
    %4 = linalg.fill ins(%extracted_0 : index) outs(%3 : tensor<index>) -> tensor<index>
    %broadcasted = linalg.broadcast ins(%4 : tensor<index>) outs(%2 : tensor<3xindex>) dimensions = [0] 
    return %broadcasted : tensor<3xindex>
  }
  func.func private @f7(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant -6.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[] : tensor<f32>
    %generated = tensor.generate  {
      tensor.yield %cst : f32
    } : tensor<f32>
    %0 = linalg.copy ins(%generated : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.copy ins(%0 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %inserted, %2, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst = arith.constant -2.500000e+00 : f32
    %0 = arith.cmpf oeq, %extracted, %cst : f32
    %true = arith.constant true
    %1 = arith.ori %0, %true : i1
    cf.assert %1, "never fails"
    %2 = linalg.negf ins(%arg1 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    return %arg0 : tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, index) {
    %0 = linalg.square ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:2 = call @f1(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%1#1 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    %c5 = arith.constant 5 : index
    return %0, %1#0, %3, %c5 : tensor<f32>, tensor<f32>, tensor<f32>, index
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 3.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = linalg.log ins(%0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    return %1, %arg0 : tensor<f32>, tensor<f32>
  }
  func.func @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: index, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.erf ins(%arg3 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg3, %arg1 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.minimumf %in, %in_0 : f32
      %5 = arith.maximumf %4, %out : f32
      linalg.yield %5 : f32
    } -> tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%arg0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %1, %3, %0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f5(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.add ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %generated = tensor.generate  {
      %extracted = tensor.extract %0[] : tensor<f32>
      %cst = arith.constant -6.000000e+00 : f32
      %1 = arith.negf %extracted : f32
      %2 = arith.addf %1, %cst : f32
      tensor.yield %2 : f32
    } : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @f6(%arg0: tensor<f32>, %arg1: i8) -> (tensor<f32>, tensor<f32>) {
    %0 = memref.alloca_scope  -> (i8) {
      %c1 = arith.constant 1 : index
      %from_elements = tensor.from_elements %c1 : tensor<1xindex>
      %reshape = tensor.reshape %arg0(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
      %c0 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %reshape[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
      %4:4 = func.call @f3(%extracted_slice) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, index)
      %5 = linalg.min ins(%4#1, %4#2 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      %6 = tensor.empty() : tensor<f32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%5 : tensor<f32>) outs(%6 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst = arith.constant 3.000000e+00 : f32
        %8 = arith.negf %in : f32
        %9 = arith.addf %8, %cst : f32
        linalg.yield %9 : f32
      } -> tensor<f32>
      %c100_i8 = arith.constant 100 : i8
      memref.alloca_scope.return %c100_i8 : i8
    }
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.maximumf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%arg0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %1, %3 : tensor<f32>, tensor<f32>
  }
  func.func @f8(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = bufferization.to_buffer %arg1 read_only : tensor<f32> to memref<f32>
    %1 = memref.load %0[] : memref<f32>
    %inserted = tensor.insert %1 into %arg0[] : tensor<f32>
    cf.br ^bb2(%arg1 : tensor<f32>)
  ^bb1:  // no predecessors
    %cst = arith.constant dense<1.000000e+10> : tensor<f32>
    %2 = linalg.mul ins(%cst, %arg0 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    cf.br ^bb2(%2 : tensor<f32>)
  ^bb2(%3: tensor<f32>):  // 2 preds: ^bb0, ^bb1
    %extracted = tensor.extract %arg1[] : tensor<f32>
    return %inserted, %3 : tensor<f32>, tensor<f32>
  }
  func.func private @f9(%arg0: tensor<f32>, %arg1: index, %arg2: f32, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<f32>
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg4 = %c2 to %c4 step %c1 iter_args(%arg5 = %arg0, %arg6 = %c7) -> (tensor<f32>, index) {
      %cst = arith.constant dense<-6.000000e+00> : tensor<2xf32>
      %2 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%cst : tensor<2xf32>) outs(%arg5 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.maximumf %in, %out : f32
        linalg.yield %4 : f32
      } -> tensor<f32>
      %extracted = tensor.extract %2[] : tensor<f32>
      %3 = linalg.log ins(%arg0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
      scf.yield %3, %arg6 : tensor<f32>, index
    }
    return %0, %1#0 : tensor<f32>, tensor<f32>
  }
  func.func private @f11(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<2x2x2xi8>, f32) {
    %0 = tensor.empty() : tensor<2x2x2xi8>
    %c0_i8 = arith.constant 0 : i8
    %1 = linalg.fill ins(%c0_i8 : i8) outs(%0 : tensor<2x2x2xi8>) -> tensor<2x2x2xi8>
    %2 = tensor.empty() : tensor<2x3x2xi8>
    %3 = linalg.fill ins(%c0_i8 : i8) outs(%2 : tensor<2x3x2xi8>) -> tensor<2x3x2xi8>
    %4 = tensor.empty() : tensor<2xi8>
    %5 = linalg.pooling_nwc_sum ins(%3, %4 : tensor<2x3x2xi8>, tensor<2xi8>) outs(%1 : tensor<2x2x2xi8>) -> tensor<2x2x2xi8>
    %cst = arith.constant 3.000000e+00 : f32
    return %arg3, %5, %cst : tensor<f32>, tensor<2x2x2xi8>, f32
  }
  func.func private @f13(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<2xf32>, f32, f32) {
    %c3 = arith.constant 3 : index
    %0:3 = call @f2(%arg0, %arg0, %c3, %arg0) : (tensor<f32>, tensor<f32>, index, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %1 = linalg.floor ins(%0#0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %2:4 = call @f12(%0#2) : (tensor<f32>) -> (tensor<2xf32>, tensor<f32>, f32, f32)
    %c-128_i8 = arith.constant -128 : i8
    %3:2 = call @f6(%2#1, %c-128_i8) : (tensor<f32>, i8) -> (tensor<f32>, tensor<f32>)
    return %0#1, %1, %2#0, %2#3, %2#2 : tensor<f32>, tensor<f32>, tensor<2xf32>, f32, f32
  }
  func.func @f14(%arg0: tensor<f32>, %arg1: index, %arg2: f32) -> (tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %c5 = arith.constant 5 : index
    %2 = arith.cmpi ne, %arg1, %c5 : index
    %3 = arith.select %2, %arg0, %1 : tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.copy ins(%arg0 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    return %3, %5 : tensor<f32>, tensor<f32>
  }
  func.func @f16(%arg0: tensor<f32>, %arg1: f32) -> tensor<f32> {
    %cst = arith.constant -1.000000e+00 : f32
    %0 = arith.cmpf olt, %arg1, %cst : f32
    scf.if %0 {
      %generated = tensor.generate  {
        %extracted = tensor.extract %arg0[] : tensor<f32>
        %3 = arith.negf %extracted : f32
        %4 = arith.addf %3, %arg1 : f32
        tensor.yield %4 : f32
      } : tensor<f32>
      %2 = func.call @f5(%arg0, %generated) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    } else {
    }
    %cst_0 = arith.constant dense<1.000000e+10> : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %cst_0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %2 = arith.maximumf %in, %in_1 : f32
      %3 = arith.addf %2, %out : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @f18(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant -2.500000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %mapped = linalg.map ins(%0, %2, %0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>)
      (%in: f32, %in_2: f32, %in_3: f32, %init: f32) {
        %3 = arith.mulf %in, %in_2 : f32
        %4 = arith.subf %3, %in_3 : f32
        linalg.yield %4 : f32
      }
    %extracted_0 = tensor.extract %0[] : tensor<f32>
    vector.print %extracted_0 : f32
    %extracted_1 = tensor.extract %mapped[] : tensor<f32>
    vector.print %extracted_1 : f32
    return %0 : tensor<f32>
  }
  func.func private @f21(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %arg2 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.minimumf %in, %in_0 : f32
      %2 = arith.negf %1 : f32
      %3 = arith.addf %2, %out : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %0, %arg0 : tensor<f32>, tensor<f32>
  }
  func.func private @f24(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 1.000000e+01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2:4 = call @f22(%1, %arg0, %arg1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32)
    %3 = linalg.floor ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    return %2#0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: i8) -> (tensor<index>, tensor<2x2x2xi8>, tensor<2x2x?xi8>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+01 : f32
    %0:2 = call @f14(%arg1, %c1, %cst) : (tensor<f32>, index, f32) -> (tensor<f32>, tensor<f32>)
    %cst_0 = arith.constant dense<1.150000e+01> : tensor<f32>
    %cst_1 = arith.constant dense<6> : tensor<i64>
    %1 = arith.index_cast %cst_1 : tensor<i64> to tensor<index>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %from_elements = tensor.from_elements %c0, %c4 : tensor<2xindex>
    %reduced = linalg.reduce ins(%from_elements : tensor<2xindex>) outs(%1 : tensor<index>) dimensions = [0] 
      (%in: index, %init: index) {
        %11 = arith.subi %in, %init : index
        %12 = arith.shrsi %11, %c4 : index
        linalg.yield %12 : index
      }
    %2 = tensor.empty() : tensor<f32>
    %3 = call @f18(%2) : (tensor<f32>) -> tensor<f32>
    %cst_2 = arith.constant dense<8.500000e+00> : tensor<f32>
    %4:3 = call @f23(%cst_0, %cst_2) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<2x2x2xi8>, tensor<f32>)
    %5:3 = call @f11(%4#2, %cst_2, %cst_2, %4#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<2x2x2xi8>, f32)
    %6:4 = call @f20(%0#1) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32)
    %7:2 = call @f21(%5#0, %5#0, %5#0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %cst_3 = arith.constant 1.000000e+00 : f32
    %from_elements_4 = tensor.from_elements %cst_3 : tensor<f32>
    %8:2 = call @f17(%from_elements_4, %0#1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %9:4 = call @f19(%cst_2, %cst_2) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32)
    %10 = call @f24(%6#0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cast = tensor.cast %5#1 : tensor<2x2x2xi8> to tensor<2x2x?xi8>
    return %reduced, %4#1, %cast, %6#1, %7#0, %7#1, %8#0, %8#1, %9#0, %9#1, %9#2, %10, %6#0, %0#0, %9#3, %cst : tensor<index>, tensor<2x2x2xi8>, tensor<2x2x?xi8>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
}

