// bufdiff-profile: wide
// bufdiff-choices: 0e1fd5a6d18e5cc2d0fa9cfb781be7f33f4f11a00c0a7b1085142192291d9bfcae14c7977d7154f8
// bufdiff-choices: fef02a34cf1f7d87bc473a18382841f6ea7a5b07ee5c131594b95c222f35dc63312dbf5cde42f8f0
// bufdiff-choices: 590791553083266c274a4354c9059aeb283be6d4cf88a2aea9180cf321dad031e989ab830ce4fafa
// bufdiff-choices: 2f3b89790c679bbee267e2e591931abb2021d1014c6e83b0959b43960dc980d41680f4787be66b1d
// bufdiff-choices: 4db4bb4d067fd8a9ea048d47442aa959c6a3b07a047249ccb827516580781ad991598aaec2da74ad
// bufdiff-choices: 3d903db8adb8a1cc2106e59c9e530a12057783f6418b936a853c43e303b2d5adce931ee9ee3ed592
// bufdiff-choices: a2900d3ed4210fc5b407f5fba948cc6757ee7f95ee59ea0070e8d9349b30d99d76eb8a3b82be2008
// bufdiff-choices: db42755e90c0b123914155f1c44c9a41b30722983a8161969cf4891bf1b1b9ff570ddd270e91789e
// bufdiff-choices: bbefea0df76d1a5e4daa352a047bc91f08a0b3ca73cd0d7c8e280a014f1d3b3d1aea3383a492ddb2
// bufdiff-choices: a05f8ddc9a946d70f45cf616ec0796a1938f3fe3d4ebe2c15e274d6afdf4205d95376a2d24970f20
// bufdiff-choices: ab37269366177a560921446116105ae441943579e64445b358dfefde8dd73a0b31f8c32df0868e74
// bufdiff-choices: ff6d2ec1b956eeefd144f89c7d138e599046b4fcd0f3d953f018295384afcc739642a8a07b22e574
// bufdiff-choices: 3c4a1af1c691157cc0f02585c591cb51c1f909f6a19a08133eecf3c4d5433f6b011e19402edc3e9a
// bufdiff-choices: f9bef070784ec82f992af8357d59685c2ad590184d1149a216108cf5dd81c7d387b06256d3ced45f
// bufdiff-choices: 234a57d26a4ad21c4e29cc4dcfec0bfa1942c076345dc30ce255a87a46580f28c2295138fff37579
// bufdiff-choices: d90c91812815f8be45b943fbaefde7ea8f4d7a6c0affc6b8cd20091bcae171ff72c9aa8995a460b9
// bufdiff-choices: 0dd373bfc5a0a63fd1f5c92a414931c7f8aff15f1e21c8246e308e1952409c1d23aaf5ad941f04b0
// bufdiff-choices: 93031228b0eeb7725663325fa7a278a6a016efe6a1f5f43d5a457ce58115a356727c5efaeaa19d57
// bufdiff-choices: 083bff6f3002f51044cbcbfb121e8efbf8df11a499c188b77750510569d21119c34d1407efbd9f96
// bufdiff-choices: 639de77e68e01aa9219f29a77708b3b498f70dfa6cafc74917f182b33b68f3030d29fdc795d76d8a
// bufdiff-choices: 3e814abbb80fdf169213d6d0c9dfa2b5e887b650c748f2810b0b4303ca6ab5ec288c3a5b052ca73b
// bufdiff-choices: 17eb03258b459974a650d0490cd900471d33d25b67bf3cafdf36f3c6fe9bde1ba3bda1aaac82f378
// bufdiff-choices: 0114247ce52fe8f17c1d865bd0c27398d0d15f86ef9f4f63dd9a0fedc35a159e182e9d6b7fa88676
// bufdiff-choices: e50618e253026a76307a48234f853a69959ae363095b05bdfac71832415ba9c41f7ba8e2dbd78c76
// bufdiff-choices: 711503587184e5cd275eeb2ec73f6ef2382c14c2a21ccc7d904b548117853ef1d9ca401a647b451d
// bufdiff-choices: 05c8bb4c6f71b211826eb0567902870815822839552e7e78057beac0d77b076aafe4cd4e54e1a13d
// bufdiff-choices: 7e0a7406a3df1b1a3e807ce0ecdf974727f99d8adfbef4c0eb990881a24e743734628fc8039c0f61
// bufdiff-choices: fe98f0b1ae401134a90d2105f9b2a19b864282dd8373a0ba57b8b77d43b3fa11be10f935cb027d81
// bufdiff-choices: d9644a81e78c335b19ec865a4736fdd9b5ee7b338dce93293df446989176f0306dacc481afd59e26
// bufdiff-choices: b84760bd85b2f10cc86d10ab9782b2cb90f069a01f58ce23df1fbb6eab8f66f5cef0ed8e7af3b876
// bufdiff-choices: 498337dd12fcc458d4c62dba1385e7d983518e960c019fed41c487
// bufdiff-features: 76 706 1465 1854 2332 2461 2572 2898 2945 3217 3722 4165 4333 4342 5979 6002
// bufdiff-features: 6136 6138 6237 6334 6363 6611 6641 7122 7384 7947 8130 8807 8918 9240 9399 9479
// bufdiff-features: 9768 9968 10020 10135 11162 11210 11228 11408 11825 12170 12373 12891 12932
// bufdiff-features: 13032 13233 13387 13390 13424 13915 14109 14256 14454 14925 15424 15671 15751
// bufdiff-features: 15903 16048 16269 16417 16512 16960 18166 18351 18486 19100 19960 20023 20237
// bufdiff-features: 20749 20806 20874 21522 22095 22280 22285 22323 22750 23225 23787 24025 24184
// bufdiff-features: 24330 24747 25236 26050 26125 26568 26569 26922 27766 28047 28100 28556 28564
// bufdiff-features: 28807 28814 29255 29466 29590 29968 30293 30307 30666 30688 31231 31974 32598
// bufdiff-features: 33050 33354 33770 33853 34159 34167 35312 35610 36784 37183 37289 38783 39180
// bufdiff-features: 39256 39528 40070 40712 41615 41707 41984 41993 42344 42398 42445 42467 42858
// bufdiff-features: 43092 43631 43774 44522 45202 45664 45869 46203 46208 46732 46874 46984 46993
// bufdiff-features: 47012 47200 47230 47392 47630 47865 48082 48451 48598 48600 49092 49189 49657
// bufdiff-features: 49707 49956 50894 51415 51534 51729 51851 52062 52148 52322 52502 52558 52573
// bufdiff-features: 52829 52900 52928 53244 53252 53414 53779 54658 54827 54964 54998 55113 56287
// bufdiff-features: 56404 58024 58308 59663 59703 60306 60686 60897 61169 61320 61969 62232 62253
// bufdiff-features: 62480 62700 63071 63800 63929 64120 64235 64778 65133 65625 65814 65912 66422
// bufdiff-features: 66664 66995 67055 67160 67959 68221 68355 68614 68670 68867 69235 69403 69427
// bufdiff-features: 69489 69660 69875 70119 70335 70385 70644 70955 71050 71168 71259 71306 71319
// bufdiff-features: 71701 71904 72044 72368 72706 73141 73289 73330 73335 73388 73802 73849 73959
// bufdiff-features: 74471 74507 74862 75361 76328 76339 76373 76540 76639 76700 76915 76953 78205
// bufdiff-features: 78283 78430 78457 78556 78828 79029 79186 79369 79562 79852 80036 80256 80400
// bufdiff-features: 81218 81281 81511 81736 82011 82135 82180 82186 82552 82565 82594 83125 83194
// bufdiff-features: 83412 83905 84465 84585 84712 85047 85843 86125 86866 87199 87248 87345 87786
// bufdiff-features: 87895 88732 88903 88990 89178 89732 89780 89812 89964 90097 90223 90585 90777
// bufdiff-features: 91558 92022 92194 93255 93502 94362 95273 95407 96128 96562 97565 97701 97924
// bufdiff-features: 98190 98501 99228 99243 99294 99383 99757 99969 101086 101264 101619 102601
// bufdiff-features: 103056 103339 103851 104034 104334 104790 104931 104973 105038 105462 105902
// bufdiff-features: 106321 106396 106448 106843 107425 107440 107614 107702 107805 107997 108012
// bufdiff-features: 108055 108920 109163 109187 109732 109923 110552 110608 110695 110780 110816
// bufdiff-features: 110952 111510 111708 111755 111976 112275 112929 113121 113374 113411 113626
// bufdiff-features: 113940 114428 114672 114874 115778 115801 115804 116568 117196 117206 117336
// bufdiff-features: 118880 118884 118945 119203 119588 119597 120049 120687 121000 121538 121632
// bufdiff-features: 121765 122286 122360 122865 122967 123396 123813 123967 124509 124614 125331
// bufdiff-features: 125397 125875 125908 125934 125971 126398 126581 126927 126932 127000 128163
// bufdiff-features: 128666 128817 128916 128934 129278 129849 129878 129955 130642 130933 131064
// bufdiff-features: 131366 131544 132244 132281 133756 134938 135070 135718 135910 136039 136056
// bufdiff-features: 136271 136273 137045 137122 137582 137667 138753 139161 139901 140479 140673
// bufdiff-features: 140778 140924 141891 142369 142376 142398 142610 142660 142891 143896 144093
// bufdiff-features: 144120 144513 144572 144724 145775 146512 146822 146863 146901 147375 147477
// bufdiff-features: 147738 147747 147906 149219 149534 149660 149670 149674 149977 150580 150818
// bufdiff-features: 150954 150995 151326 151936 152064 152897 153293 153419 153427 153896 154764
// bufdiff-features: 154812 155138 155465 155898 156154 156191 156325 156460 156807 156854 157426
// bufdiff-features: 157579 157974 158089 158120 158204 158862 158897 159348 159796 160138 160327
// bufdiff-features: 160756 161004 161281 162764 162862 162948 162971 163044 163373 163674 163876
// bufdiff-features: 164396 164709 165012 165636 165695 165719 166302 167086 167466 167614 168007
// bufdiff-features: 168323 168387 168516 168639 168858 168918 169038 169254 169744 171204 171671
// bufdiff-features: 171992 172957 173354 173530 173597 174170 174243 174249 174281 174571 175687
// bufdiff-features: 175761 176066 176534 177053 177167 177182 177323 177627 177904 178019 178067
// bufdiff-features: 178165 178558 178563 179439 179737 180213 180817 181200 181442 181541 181694
// bufdiff-features: 181757 181999 182675 183227 183667 183784 184030 184576 185572 185723 186042
// bufdiff-features: 186202 186257 186942 186959 187769 187798 188175 188259 188354 188790 189674
// bufdiff-features: 189820 189967 190142 190609 192138 192308 192422 192595 192628 192771 193290
// bufdiff-features: 193747 194063 194134 194682 195129 195182 195492 196031 196048 196494 196787
// bufdiff-features: 197267 197392 197695 197770 197837 198003 198267 198279 198432 198689 198889
// bufdiff-features: 199818 200008 200104 200876 201059 201178 201395 201475 201509 201601 202162
// bufdiff-features: 202241 203352 203401 203746 204212 204264 204527 204797 204826 205434 205590
// bufdiff-features: 205689 205953 206051 207081 207442 207731 207982 208206 208944 208947 209102
// bufdiff-features: 210022 210301 210351 210406 210461 211726 211791 212549 212565 212779 213275
// bufdiff-features: 213455 213943 214073 214560 214621 214744 214889 215143 215153 215707 215959
// bufdiff-features: 216677 216892 216969 217103 218064 218089 218480 218635 218657 218954 220028
// bufdiff-features: 220056 220098 220223 220816 221136 221162 222306 222318 222330 222601 222612
// bufdiff-features: 222809 222861 223566 223613 223637 223719 223857 223935 224002 224099 224222
// bufdiff-features: 224546 224899 225016 225246 225250 226125 226351 226357 226579 226580 226777
// bufdiff-features: 227217 227345 227395 227838 228048 228058 228061 228390 228519 228647 228808
// bufdiff-features: 228936 229266 229273 229373 229378 230081 230485 230584 230640 230695 230809
// bufdiff-features: 231257 231527 231722 231790 232279 232911 233276 233533 234387 234488 234999
// bufdiff-features: 235141 235325 235375 235868 236180 236909 236929 236930 236986 237223 237620
// bufdiff-features: 238474 238602 238676 238938 239241 239758 239929 239941 240100 240148 240158
// bufdiff-features: 240950 241200 241225 241256 241308 241353 241844 242034 242090 242145 242208
// bufdiff-features: 242267 242307 242720 242872 243294 243546 243980 244677 244691 244729 245112
// bufdiff-features: 245264 245380 245619 245673 245769 245941 245956 246062 246543 246589 246622
// bufdiff-features: 246783 246962 246966 247247 248581 248930 249094 249221 250244 250373 250432
// bufdiff-features: 250713 250917 251455 251992 252466 252539 252957 253216 253389 253491 253714
// bufdiff-features: 253740 253836 254057 254791 255520 255556 255683 255729 256112 256235 256247
// bufdiff-features: 256688 256926 257099 257120 257458 257621 258123 258378 258625 259346 259510
// bufdiff-features: 259528 259785 259840 260047 260364 260912 261091 261425 261572 261714
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func private @f12(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg2 : tensor<4x4xf64>, tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg1 : tensor<4x4xf64>) {
    ^bb0(%out: f64):
      %cst = arith.constant 7.250000e+00 : f64
      %2 = arith.addf %out, %cst : f64
      linalg.yield %2 : f64
    } -> tensor<4x4xf64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c1, %c1] : tensor<4x4xf64>
    return %1 : tensor<4x4xf64>
  }
  func.func @f10(%arg0: tensor<f64>, %arg1: tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<f64>, f64, f64) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xf64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %cst = arith.constant 3.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %2 = linalg.sub ins(%1, %arg1 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg1 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %cst_1 = arith.constant 1.000000e+00 : f64
    %3 = linalg.fill ins(%cst_1 : f64) outs(%2 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %4 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x?xf64>) outs(%4 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %8 = arith.minimumf %in, %cst_1 : f64
      linalg.yield %8 : f64
    } -> tensor<?x?xf64>
    %6 = tensor.empty(%dim) : tensor<?xf64>
    %7 = linalg.fill ins(%cst_1 : f64) outs(%6 : tensor<?xf64>) -> tensor<?xf64>
    %broadcasted = linalg.broadcast ins(%7 : tensor<?xf64>) outs(%arg1 : tensor<?x?xf64>) dimensions = [1] 
    return %broadcasted, %5, %3, %arg0, %cst_1, %cst : tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<f64>, f64, f64
  }
  func.func private @f5(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant dense<5.500000e+00> : tensor<f64>
    %0 = linalg.reciprocal ins(%cst : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<f64>) -> tensor<f64>
    %from_elements = tensor.from_elements %extracted : tensor<f64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%from_elements : tensor<f64>) outs(%1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<f64>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%2 : tensor<f64>) outs(%from_elements : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %6 = arith.maximumf %in, %out : f64
      linalg.yield %6 : f64
    } -> tensor<f64>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%2, %3 : tensor<f64>, tensor<f64>) outs(%3 : tensor<f64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %6 = arith.minimumf %in, %in_0 : f64
      linalg.yield %6 : f64
    } -> tensor<f64>
    return %5 : tensor<f64>
  }
  func.func private @f4(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<index>, tensor<f64>, tensor<f64>) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %0 = linalg.fill ins(%extracted : f64) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<i64>
    %c2_i64 = arith.constant 2 : i64
    %2 = linalg.fill ins(%c2_i64 : i64) outs(%1 : tensor<i64>) -> tensor<i64>
    %3 = arith.index_cast %2 : tensor<i64> to tensor<index>
    return %3, %arg2, %0 : tensor<index>, tensor<f64>, tensor<f64>
  }
  func.func private @f3(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<f64>, tensor<4x4xf64>, index) {
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f64>
    %0:3 = call @f2(%arg1, %extracted) : (tensor<f64>, f64) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:3 = scf.while (%arg2 = %c0, %arg3 = %0#0, %arg4 = %0#1) : (index, tensor<4x4xf64>, tensor<4x4xf64>) -> (index, tensor<4x4xf64>, tensor<4x4xf64>) {
      %3 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%3) %arg2, %arg3, %arg4 : index, tensor<4x4xf64>, tensor<4x4xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<4x4xf64>, %arg4: tensor<4x4xf64>):
      %3 = arith.addi %arg2, %c1 : index
      %4 = linalg.copy ins(%0#2 : tensor<4x4xf64>) outs(%arg4 : tensor<4x4xf64>) -> tensor<4x4xf64>
      scf.yield %3, %arg3, %4 : index, tensor<4x4xf64>, tensor<4x4xf64>
    }
    %2 = bufferization.alloc_tensor() copy(%0#1) : tensor<4x4xf64>
    return %1#2, %1#1, %inserted, %2, %1#0 : tensor<4x4xf64>, tensor<4x4xf64>, tensor<f64>, tensor<4x4xf64>, index
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: f64) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) {
    %0 = tensor.empty() : tensor<f64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = linalg.div ins(%arg0, %1 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant dense<[[7.500000e+00, 1.050000e+01, 1.350000e+01, 1.650000e+01], [1.950000e+01, 2.250000e+01, 2.550000e+01, 2.850000e+01], [3.150000e+01, 3.450000e+01, 3.750000e+01, 4.050000e+01], [4.350000e+01, 4.650000e+01, 4.950000e+01, 5.250000e+01]]> : tensor<4x4xf64>
    %3:3 = call @f1(%cst, %arg1) : (tensor<4x4xf64>, f64) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>)
    return %3#2, %3#1, %3#0 : tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @f1(%arg0: tensor<4x4xf64>, %arg1: f64) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) {
    %0 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.subf %in, %out : f64
      linalg.yield %10 : f64
    } -> tensor<4x4xf64>
    %1 = linalg.floor ins(%0 : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %c4 = arith.constant 4 : index
    %2 = tensor.empty(%c4, %c4) : tensor<?x?xf64>
    %3 = linalg.fill ins(%arg1 : f64) outs(%2 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %4 = linalg.add ins(%0, %3 : tensor<4x4xf64>, tensor<?x?xf64>) outs(%1 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %mapped = linalg.map ins(%1, %0 : tensor<4x4xf64>, tensor<4x4xf64>) outs(%4 : tensor<4x4xf64>)
      (%in: f64, %in_0: f64, %init: f64) {
        %10 = arith.cmpf one, %in, %in_0 : f64
        %11 = arith.select %10, %in, %in_0 : f64
        linalg.yield %11 : f64
      }
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x4xf64>) outs(%0 : tensor<4x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.maximumf %in, %out : f64
      linalg.yield %10 : f64
    } -> tensor<4x4xf64>
    %6 = tensor.empty() : tensor<4x4xf64>
    %7 = linalg.copy ins(%mapped : tensor<4x4xf64>) outs(%6 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %8 = tensor.empty() : tensor<4x4xf64>
    %9 = linalg.copy ins(%1 : tensor<4x4xf64>) outs(%8 : tensor<4x4xf64>) -> tensor<4x4xf64>
    return %7, %9, %5 : tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @f6(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<f64>, index) {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant 1.000000e+10 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %2 = linalg.add ins(%1, %from_elements : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %3:5 = call @f3(%arg0, %arg1) : (tensor<f64>, tensor<f64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<f64>, tensor<4x4xf64>, index)
    return %2, %3#0, %3#1, %3#2, %3#4 : tensor<f64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<f64>, index
  }
  func.func private @f7(%arg0: tensor<?x4xf64>, %arg1: tensor<f64>, %arg2: f64) -> tensor<f64> {
    %mapped = linalg.map ins(%arg1 : tensor<f64>) outs(%arg1 : tensor<f64>)
      (%in: f64, %init: f64) {
        linalg.yield %in : f64
      }
    %0 = tensor.empty() : tensor<f64>
    %1 = tensor.empty() : tensor<i1>
    %false = arith.constant false
    %2 = linalg.fill ins(%false : i1) outs(%1 : tensor<i1>) -> tensor<i1>
    %3 = tensor.empty() : tensor<f64>
    %4 = linalg.fill ins(%arg2 : f64) outs(%3 : tensor<f64>) -> tensor<f64>
    %5 = linalg.select ins(%2, %mapped, %4 : tensor<i1>, tensor<f64>, tensor<f64>) outs(%0 : tensor<f64>) -> tensor<f64>
    return %5 : tensor<f64>
  }
  func.func @f8(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, index) {
    %mapped = linalg.map ins(%arg2 : tensor<4x4xf64>) outs(%arg1 : tensor<4x4xf64>)
      (%in: f64, %init: f64) {
        %cst_0 = arith.constant 1.000000e+10 : f64
        %1 = arith.minimumf %in, %cst_0 : f64
        linalg.yield %1 : f64
      }
    %cst = arith.constant 0.000000e+00 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0:5 = call @f3(%from_elements, %from_elements) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<f64>, tensor<f64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<f64>, tensor<4x4xf64>, index)
    return %0#0, %mapped, %0#4 : tensor<4x4xf64>, tensor<4x4xf64>, index
  }
  func.func private @f9(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: f64, %arg3: tensor<f64>) -> (tensor<f64>, index) {
    %cst = arith.constant -6.000000e+00 : f64
    %splat = tensor.splat %cst : tensor<f64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg4 = %c0, %arg5 = %arg3, %arg6 = %splat) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
      %2 = tensor.empty() : tensor<f64>
      %3 = tensor.empty() : tensor<f64>
      %cst_0 = arith.constant 0.000000e+00 : f64
      %4 = arith.addf %arg2, %cst_0 : f64
      %5 = linalg.fill ins(%4 : f64) outs(%3 : tensor<f64>) -> tensor<f64>
      %6:5 = func.call @f3(%2, %5) : (tensor<f64>, tensor<f64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<f64>, tensor<4x4xf64>, index)
      %7 = arith.cmpi ult, %arg4, %c1 : index
      %cst_1 = arith.constant 7.250000e+00 : f64
      %8 = arith.cmpf une, %arg2, %cst_1 : f64
      %9 = arith.andi %7, %8 : i1
      scf.condition(%9) %arg4, %arg5, %arg6 : index, tensor<f64>, tensor<f64>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<f64>, %arg6: tensor<f64>):
      %2 = arith.addi %arg4, %c1 : index
      %3 = linalg.copy ins(%arg3 : tensor<f64>) outs(%arg6 : tensor<f64>) -> tensor<f64>
      %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%3, %arg0 : tensor<f64>, tensor<f64>) outs(%arg5 : tensor<f64>) -> tensor<f64>
      %5 = linalg.fill ins(%arg2 : f64) outs(%4 : tensor<f64>) -> tensor<f64>
      scf.yield %2, %5, %3 : index, tensor<f64>, tensor<f64>
    }
    %1 = linalg.rsqrt ins(%arg3 : tensor<f64>) outs(%0#1 : tensor<f64>) -> tensor<f64>
    return %0#2, %0#0 : tensor<f64>, index
  }
  func.func private @f11(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, index) {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg0[%c3, %c2] : tensor<4x4xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.while (%arg1 = %c0, %arg2 = %inserted) : (index, tensor<4x4xf64>) -> (index, tensor<4x4xf64>) {
      %1 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%1) %arg1, %arg2 : index, tensor<4x4xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<4x4xf64>):
      %1 = arith.addi %arg1, %c1 : index
      scf.yield %1, %arg2 : index, tensor<4x4xf64>
    }
    return %0#1, %0#0 : tensor<4x4xf64>, index
  }
  func.func @main(%arg0: tensor<f64>) -> (tensor<f64>, tensor<4x4xf64>, tensor<f64>, tensor<f64>, tensor<index>, tensor<index>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x?xf64>, tensor<f64>, tensor<f64>, tensor<?x?xf64>, tensor<f64>, tensor<index>, tensor<4x4xf64>, tensor<f64>, tensor<?x4xf64>, tensor<f64>, index, index) {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant -2.500000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %2:2 = call @f9(%arg0, %1, %cst_0, %1) : (tensor<f64>, tensor<f64>, f64, tensor<f64>) -> (tensor<f64>, index)
    %3 = tensor.empty() : tensor<4x4xf64>
    %extracted = tensor.extract %2#0[] : tensor<f64>
    %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %5:2 = call @f11(%4) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, index)
    %6 = call @f12(%5#0, %5#0, %5#0) : (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %7 = call @f5(%2#0, %2#0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %8 = linalg.fill ins(%extracted : f64) outs(%6 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %9:3 = call @f4(%arg0, %arg0, %arg0) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<index>, tensor<f64>, tensor<f64>)
    %cst_1 = arith.constant dense<[[5.000000e-01, 1.500000e+00, 2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00, 6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01]]> : tensor<4x4xf64>
    %cast = tensor.cast %cst_1 : tensor<4x4xf64> to tensor<?x?xf64>
    %10:6 = call @f10(%2#0, %cast) : (tensor<f64>, tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<f64>, f64, f64)
    %11 = tensor.empty() : tensor<f64>
    %12 = linalg.fill ins(%10#5 : f64) outs(%11 : tensor<f64>) -> tensor<f64>
    %13:5 = call @f6(%12, %12) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<f64>, index)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %14:2 = scf.while (%arg1 = %c0, %arg2 = %13#2) : (index, tensor<4x4xf64>) -> (index, tensor<4x4xf64>) {
      %collapsed = tensor.collapse_shape %3 [[0, 1]] : tensor<4x4xf64> into tensor<16xf64>
      %29 = arith.cmpi ult, %arg1, %c1 : index
      scf.condition(%29) %arg1, %arg2 : index, tensor<4x4xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<4x4xf64>):
      %29 = arith.addi %arg1, %c1 : index
      %extracted_slice_7 = tensor.extract_slice %13#1[0, %c0] [4, 1] [1, 1] : tensor<4x4xf64> to tensor<4xf64>
      %30 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map, #map3, #map] ins(%13#2, %extracted_slice_7 : tensor<4x4xf64>, tensor<4xf64>) outs(%arg2 : tensor<4x4xf64>) -> tensor<4x4xf64>
      scf.yield %29, %30 : index, tensor<4x4xf64>
    }
    %15:3 = call @f8(%13#1, %6, %13#1) : (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, index)
    %c4 = arith.constant 4 : index
    %16 = tensor.empty(%c4) : tensor<?x4xf64>
    %17 = linalg.fill ins(%10#5 : f64) outs(%16 : tensor<?x4xf64>) -> tensor<?x4xf64>
    %18 = call @f7(%17, %13#3, %extracted) : (tensor<?x4xf64>, tensor<f64>, f64) -> tensor<f64>
    %cst_2 = arith.constant dense<8.500000e+00> : tensor<f64>
    %19:3 = call @f4(%cst_2, %cst_2, %cst_2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<index>, tensor<f64>, tensor<f64>)
    %20:2 = scf.while (%arg1 = %c0, %arg2 = %16) : (index, tensor<?x4xf64>) -> (index, tensor<?x4xf64>) {
      %29 = arith.cmpi ult, %arg1, %c1 : index
      scf.condition(%29) %arg1, %arg2 : index, tensor<?x4xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?x4xf64>):
      %dim = tensor.dim %17, %c1 : tensor<?x4xf64>
      %cst_7 = arith.constant dense<6.500000e+00> : tensor<f64>
      %29:3 = func.call @f4(%19#2, %cst_7, %9#2) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<index>, tensor<f64>, tensor<f64>)
      %30 = arith.addi %arg1, %c1 : index
      %31 = linalg.copy ins(%10#2 : tensor<?x?xf64>) outs(%arg2 : tensor<?x4xf64>) -> tensor<?x4xf64>
      scf.yield %30, %31 : index, tensor<?x4xf64>
    }
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %10#5 into %20#1[%20#0, %c3] : tensor<?x4xf64>
    %21 = tensor.empty() : tensor<f64>
    %22 = linalg.fill ins(%extracted : f64) outs(%21 : tensor<f64>) -> tensor<f64>
    %cst_3 = arith.constant dense<5.500000e+00> : tensor<f64>
    %23:3 = call @f4(%22, %cst_3, %cst_3) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<index>, tensor<f64>, tensor<f64>)
    %24 = tensor.empty() : tensor<4x4xf64>
    %extracted_slice = tensor.extract_slice %10#0[%20#0, 0] [1, 4] [1, 1] : tensor<?x?xf64> to tensor<4xf64>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<4xf64>) outs(%24 : tensor<4x4xf64>) dimensions = [0] 
    %25 = linalg.matmul ins(%6, %broadcasted : tensor<4x4xf64>, tensor<4x4xf64>) outs(%6 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %cast_4 = tensor.cast %6 : tensor<4x4xf64> to tensor<?x4xf64>
    %26 = call @f7(%cast_4, %22, %10#5) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x4xf64>, tensor<f64>, f64) -> tensor<f64>
    %27 = arith.remui %13#4, %c4 : index
    %28 = scf.index_switch %27 -> tensor<f64> 
    case 0 {
      scf.yield %18 : tensor<f64>
    }
    case 2 {
      scf.yield %18 : tensor<f64>
    }
    case 4 {
      scf.yield %arg0 : tensor<f64>
    }
    default {
      scf.yield %19#1 : tensor<f64>
    }
    %cast_5 = tensor.cast %14#1 : tensor<4x4xf64> to tensor<4x?xf64>
    %cast_6 = tensor.cast %broadcasted : tensor<4x4xf64> to tensor<?x4xf64>
    return %26, %25, %23#2, %23#1, %23#0, %19#0, %15#1, %15#0, %cast_5, %13#0, %10#3, %10#1, %9#1, %9#0, %8, %7, %cast_6, %28, %15#2, %2#1 : tensor<f64>, tensor<4x4xf64>, tensor<f64>, tensor<f64>, tensor<index>, tensor<index>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x?xf64>, tensor<f64>, tensor<f64>, tensor<?x?xf64>, tensor<f64>, tensor<index>, tensor<4x4xf64>, tensor<f64>, tensor<?x4xf64>, tensor<f64>, index, index
  }
}

