// bufdiff-profile: deep
// bufdiff-choices: 80243337c3b3c82a9b3e24e1687b33c0ed235d3160c73c8794d7aeff822f5e35b1016cad9d1d944f
// bufdiff-choices: 5ea13867528e2bca9bbb4e2a27083d5bcf43ce9d94c9ebe8111e7027b0114248836d0d95cda0f98f
// bufdiff-choices: ff3e3c630723525b5ee64f3005a719380c442a6ce85c07e1515df8ef6f87011053f302d0bf3422bd
// bufdiff-choices: 4e2510b4fced66362298f0ba9b4ce4a750f0a540fe757834a8a03e8183f34cee19c422a0427c9cfd
// bufdiff-choices: 19d9ba2d55fa029a393eb0dcd2c3cfac05f633fbac4bb72195e2f7c453e350535e2845f751e34d25
// bufdiff-choices: 25fb1636fb4db9801aab1439db5cbc210644ad0acd8cbfe7fd7ce8b95f10ba5523f3c3b4e9df68bd
// bufdiff-choices: 89850a3f15dbc8d8b37b0e45f774b9743255ae0c06b52f3e437fc12e2c0925f8f19710f5c2c4363f
// bufdiff-choices: a0f510c943efdbb4454d90b3228e9645a1db406e4af595e62877af48c7142365529cb47007131fe4
// bufdiff-choices: d6c46295f071445fcd4393ccee2a0e6c89023440578ca925103d0813d1cf4372425c5c64b0bccb7c
// bufdiff-choices: ecb51aadc1957aa3161b83d4837b2b9a6bd48a615098f5891f57f4e5bdafdd2b0d091926a4a8b9e0
// bufdiff-choices: 8fbc05a4885d6b23d3c5127c46d775063c3d0a24106e9139a1093775580b87302b096da410d4d39c
// bufdiff-choices: 5538e8d66d8b9457bf5fcbeef816a943e23234cfba96e649963d733db9a9d04a902e396ef9ae22e7
// bufdiff-choices: 5077d236a483bdf38ada68422cbf1be88c9ebebfcd0591f267a4083f581202bb6948360cc519fec3
// bufdiff-choices: f6e6c433056a4f0ef382345ee31d09ab64003a7dcd77429cd50a120e2f3594419a3a3e950bfc4cff
// bufdiff-choices: 005554c7d7283515e0e428df2facc4c12e8973fa52a57a8f220396428c621918498f62a804fc42f2
// bufdiff-choices: 0b25626a06ed3821a737c0b41e9c02b50970c31d0e27ce923ec3d163729bb9e42468156d8fe8316b
// bufdiff-choices: c78f9a889761f1c9cce5b463edd421b3e888ccdb4a60f7c6e53e838433a15676f96ce3f6194d592f
// bufdiff-choices: 7195e51574062ff4994d0873a8e386a06137dd9bb444f2dad6dd363e1e630a79e5599280a1669666
// bufdiff-choices: c2b0fa346f2f0a16cbe0c6bde3004a1ff5c0fd00728ff2beb37a208ebc0b3f5c38e1710d0e82bdc6
// bufdiff-choices: 132f853005d2d71d3852215330cc8c22ba13a8d875bab5b06800f0ed9032ceddcbc79cc0b3b81eb1
// bufdiff-choices: 9eb20e4e4807e930d262f05d8161551e5562b7289d83584cfc6baa2e037ae86416e1be31d7c33fe8
// bufdiff-choices: e919514d590a15174b6e8e43a15b94a990e0fab018d060680757cf920878e92dd5a2989a163e22d1
// bufdiff-choices: 8e25fa12e066b9c63c15fe9c1548f832c2af3d8f6c54499a9abf26181334b5e9f4358a5ab280436a
// bufdiff-choices: 9203d01e9a8ef265d3d840febe404bef45f14dd61cd98b18590b649a452e9c7efdc92cc6da303428
// bufdiff-choices: ac6b1824915cc3061f6dca6a81fbbac9b6d875f1a1329e04482e5453b9559e29d61bafca14170836
// bufdiff-choices: 34b0ce4ec55d2a9df444142de242cb1652a71b3aad885e0e1e8f08476305cfa563764c83fe75cf2b
// bufdiff-choices: 5fcdcd20c853511291e4498c49238b12da0c2b7891e34a88087afd4a2a5511b6f46febf9051234d2
// bufdiff-choices: da02c304fd8c4645ea8b0e1e6fed2ece06accdbc06e4fefe644f0327619f0f735759149b654cb1e1
// bufdiff-choices: da50998c905669b675483c1295da9c05a190aa1a0ab941b88673278b118285ef1a38e25db063b4ce
// bufdiff-choices: 5b1c3d8d983685f797f3d9483af9aba48f6be0d3320bf7ff8f0c8f02c9294e2bd41ff47edc81fe8e
// bufdiff-choices: b0dcffc129cac0a21689b300cd8643a62da46c639177a6331bfa37b78ca1543bf837cbe2a2944c0f
// bufdiff-choices: b82017c7cb2296d7933a65fbc16f4d68bca824afcde331c9fb2091d1c09dca879318fd5cf0023608
// bufdiff-choices: 34c7298fe0b91c09f6b7fb87e227421757c6830dfc6baf093500c23b133fc49623f8d77bca6b9f1d
// bufdiff-choices: 8607e470dde4cd7165f36ff93d86199592c73e3994bf83f2d41eebeb99fe5b8effd7a132beeb0e7d
// bufdiff-choices: d984d8f50145e4b38744ec79ee8f226bb35f6783d92cca1f5604f60f4a0f796a4c8503a63f37960e
// bufdiff-choices: 16ce10b5272d7858ead49abe48b57e454623c78793c26322b235b8d3abab844c0c9aac3f478670d6
// bufdiff-choices: fd6d12625bc2307d23527a7eb3c625bd55fa4c5cb7b3c6beed99db0fc18d36b096a4d27979044d2b
// bufdiff-choices: 97725efa15cec88956b7096a2020a0528e2a5817728c30932fa624b3501e00af54ab21f57fee3790
// bufdiff-choices: 905bc6f9e74bbf0baa1751027647e5a75ee3856246877b7830fb3d026cd695d866ce4111e6e97e67
// bufdiff-choices: cdd5a7479188dca9c21d083d5f69eda419020910788be566fbccb715a19855a107db22ee92bc416e
// bufdiff-choices: 4edca48ef5eef2bd47d66b033e4d0e55f602126f2fb2ad790d7729b42cff3ce46904c2c46f70a351
// bufdiff-choices: a5752b85b48e020ef6e8f83bea4af198580eac2b7c43f6b7598c005e44bd9a4d5502ef72f5c4cbb3
// bufdiff-choices: 0206ac765167f93dbf976581d41cd6be038eb4627aee75a2ab8f2214594ee2eb7385dfd810ad8b2f
// bufdiff-choices: 1cb7c7c139550c4a206352420f61b9939f89f761f181c38f86a78a60e99dc2e770f7e19c1d7ce0f6
// bufdiff-choices: 7d57933cfa7e3336e68118d445c570fd3ca1be843f34ae168b6693b5df2198ab85153043
// bufdiff-features: 11 347 587 666 688 736 1277 2058 2296 2332 2461 2784 2898 3109 3217 3257 3579
// bufdiff-features: 3866 4018 4020 4205 4216 4451 4506 4514 4752 4958 4962 4986 5187 5214 5610 5624
// bufdiff-features: 6002 6351 6363 6611 6641 7122 7541 7770 8034 8137 8294 8325 8792 9034 9042 9294
// bufdiff-features: 9394 9479 9557 9612 9968 10248 10318 10384 10872 11037 11136 11162 11441 12125
// bufdiff-features: 12170 12457 12827 13233 13424 13637 13915 14106 14109 14454 14704 14884 14963
// bufdiff-features: 14968 15627 15751 15903 16161 16269 16417 16682 16728 16822 17036 17096 17253
// bufdiff-features: 17255 17289 17470 17726 17842 17919 18002 18166 18213 18458 18486 18952 18984
// bufdiff-features: 19100 19306 19372 19403 19442 19685 20023 20124 20717 20749 21044 21112 21140
// bufdiff-features: 21175 21883 22280 22498 22801 22860 22952 23071 23730 24261 24268 24571 24751
// bufdiff-features: 24844 24845 25275 25571 25656 25818 25866 26023 26369 26568 26587 26619 26681
// bufdiff-features: 26683 26808 26922 27461 27844 28110 28363 28724 28730 28814 28914 29001 29053
// bufdiff-features: 29590 29826 29839 29968 29976 30145 30205 30293 30301 30666 30710 31601 31864
// bufdiff-features: 32080 32085 32122 32192 32309 32388 32613 32809 32918 33005 33137 33682 33853
// bufdiff-features: 34159 34167 34617 34832 35036 35163 35239 35554 35959 36514 36674 36784 37007
// bufdiff-features: 37155 37183 37231 37567 38520 38702 38783 39150 40358 40712 40753 40762 41679
// bufdiff-features: 41984 41993 42200 42398 42467 42517 42550 42769 42858 42944 43092 43229 43442
// bufdiff-features: 43561 43942 44149 44505 44522 44587 44621 44639 44709 44810 45571 45678 45765
// bufdiff-features: 46020 46203 46208 46404 46587 46732 46735 46936 47158 47195 47392 47554 47583
// bufdiff-features: 47762 47825 48598 48898 49370 49707 50426 50646 50894 51054 51415 51441 51475
// bufdiff-features: 51729 51800 51851 52148 52175 52267 52322 52545 52558 52807 52900 52928 52975
// bufdiff-features: 53171 53180 53244 53252 53469 53779 54202 54408 54684 54964 54998 55113 55182
// bufdiff-features: 55270 55382 55593 56140 56348 56404 56696 56805 57383 57401 57548 57551 57832
// bufdiff-features: 58190 58243 58308 58605 58720 59270 59539 59620 60233 60686 61073 61156 61692
// bufdiff-features: 62118 62352 62534 63071 63151 63162 63800 64115 64119 64120 64138 64162 64235
// bufdiff-features: 64370 64427 64435 64850 65133 65250 65272 65624 65726 66422 66916 66995 67276
// bufdiff-features: 67936 68334 68355 68782 68822 68854 68935 69121 69313 69403 69728 69875 70331
// bufdiff-features: 70335 70402 71050 71227 71306 71415 71689 71851 71904 72243 72363 72385 72413
// bufdiff-features: 72520 72804 73168 73388 73756 73802 74057 74382 74450 74833 74914 75126 75177
// bufdiff-features: 75921 76161 76245 76339 76748 76820 76953 77283 77310 77389 77430 78041 78131
// bufdiff-features: 78283 78430 78457 78644 78697 79288 79703 79852 80400 80442 80584 80685 81022
// bufdiff-features: 81264 81353 81542 81562 81736 81819 82135 82464 82552 82723 82729 83194 83261
// bufdiff-features: 83847 84242 84320 84585 84631 84727 84922 84952 84979 85474 85843 86125 86710
// bufdiff-features: 86937 87199 87495 87531 87895 87948 88008 88646 88958 89732 89780 89812 89915
// bufdiff-features: 89928 89968 90011 90439 90543 90585 91049 91074 91109 91163 91231 91333 91593
// bufdiff-features: 92022 92157 92194 92492 92560 92970 93048 93198 93225 93360 93464 94187 94205
// bufdiff-features: 94297 94401 94432 94711 94928 94981 95056 95151 95312 95407 95494 95603 95747
// bufdiff-features: 96008 96421 96431 97146 97613 97658 97715 98187 98190 98291 98345 98501 98610
// bufdiff-features: 98658 98712 98975 99187 99228 99383 99543 99748 99757 99980 100025 100059
// bufdiff-features: 100073 101264 101888 101983 102034 102809 103108 103159 103339 103374 103715
// bufdiff-features: 103851 104315 104580 104931 104958 105110 105346 105573 105585 105750 105793
// bufdiff-features: 106709 106748 106917 107035 107614 107702 108012 108176 108210 108221 108416
// bufdiff-features: 108480 108800 108907 108921 108935 109187 109220 109445 109643 109657 109923
// bufdiff-features: 110162 110507 110539 110561 110641 110917 111464 111765 111976 112130 112327
// bufdiff-features: 112341 112756 112929 113293 113360 113384 113940 114783 114874 115026 115155
// bufdiff-features: 115207 115252 115728 115778 116425 116732 116977 117206 117235 117423 117779
// bufdiff-features: 117807 118221 118362 118740 118854 119129 119588 119698 119764 120049 120094
// bufdiff-features: 120197 120559 120772 121115 121252 121363 121626 121632 121682 122832 123148
// bufdiff-features: 123204 123359 123446 123503 124286 124404 124509 124614 125048 125882 126028
// bufdiff-features: 126321 126398 127011 127238 127726 127813 127833 128138 128182 128332 128355
// bufdiff-features: 128817 129290 129423 130294 130535 130574 130602 130933 130942 131001 131428
// bufdiff-features: 131517 131544 131744 132566 132574 132693 132859 133364 133446 133571 133756
// bufdiff-features: 133784 134195 134367 134468 134477 134766 135749 136007 136039 136056 136273
// bufdiff-features: 136341 136522 136743 136808 136987 137045 137637 137656 138007 138086 138665
// bufdiff-features: 139154 139206 139375 139524 139550 139600 139616 139704 139862 139885 139890
// bufdiff-features: 139994 140369 140479 140534 140712 140841 140924 140929 141044 141111 141112
// bufdiff-features: 141501 141834 142369 142393 142559 142610 142680 143172 143219 143438 143663
// bufdiff-features: 143667 143726 143842 143890 144093 145234 145272 145775 145872 146512 146665
// bufdiff-features: 146711 146901 147146 147156 147444 148198 148304 148700 149028 149413 149464
// bufdiff-features: 149674 149884 150054 150185 150313 150328 151260 151326 151446 151936 151967
// bufdiff-features: 152189 152226 152233 152616 152816 152983 153293 153518 153780 154035 154812
// bufdiff-features: 155022 155138 155477 155530 155884 156191 156253 156325 156460 156807 156914
// bufdiff-features: 156916 157120 157496 157534 157549 157579 157834 158120 158121 158128 158476
// bufdiff-features: 158839 158897 159348 159421 160156 160327 160515 160756 161319 161377 161536
// bufdiff-features: 161546 161621 161641 161993 162318 162390 162400 162764 162799 162957 162971
// bufdiff-features: 163075 163154 163687 163876 164164 164481 164602 164734 164991 165141 165248
// bufdiff-features: 165636 165719 165817 165973 166075 166169 166303 166455 167260 167272 167584
// bufdiff-features: 167981 168102 168640 168766 168858 169582 169642 169819 169860 170211 170366
// bufdiff-features: 170746 170819 170928 171053 171116 171369 171715 172025 172127 172236 172435
// bufdiff-features: 172478 172650 173079 173166 173853 174097 174138 174571 175235 175396 175888
// bufdiff-features: 176231 176335 176370 176626 176782 177211 177257 177627 177641 177923 178067
// bufdiff-features: 178165 178549 178657 179097 179105 179647 179796 179977 180089 180207 180469
// bufdiff-features: 180504 180542 180675 181077 181094 181095 181363 181383 181404 181518 181535
// bufdiff-features: 181789 182044 182082 182541 182675 183114 183290 184030 185196 185275 185572
// bufdiff-features: 185670 185729 186042 186172 186245 186620 186959 187472 187596 187869 188175
// bufdiff-features: 188278 188306 188790 188845 188933 189178 189319 189391 189574 189674 189994
// bufdiff-features: 190154 190508 191059 192308 192327 192422 192628 192771 193059 193193 193290
// bufdiff-features: 193747 194063 194134 194503 194682 195180 195700 195963 196031 196048 196077
// bufdiff-features: 196476 197000 197125 197274 197468 197516 197837 197850 197960 198001 198346
// bufdiff-features: 198357 198460 198680 198689 198762 198873 199235 199305 199475 199659 199972
// bufdiff-features: 200104 200298 200396 200521 200632 201049 201059 201095 201535 201601 201640
// bufdiff-features: 201734 201945 202085 202179 202241 202870 202893 203000 204264 204316 204654
// bufdiff-features: 204797 205434 205953 206063 206133 206380 206601 206634 207081 207124 207457
// bufdiff-features: 207468 207767 207902 208002 208623 208833 209910 210022 210246 210351 210461
// bufdiff-features: 210482 210811 210828 211508 211534 211920 211967 212048 212628 212779 212803
// bufdiff-features: 212886 213254 213275 213400 213455 213476 213481 213630 213671 213748 213814
// bufdiff-features: 214037 214177 214199 214395 214411 214560 214597 214682 214729 214830 214975
// bufdiff-features: 215257 215358 215532 215707 215880 215959 216034 216223 216890 216892 217137
// bufdiff-features: 217188 217675 217694 218018 218064 218089 218127 218480 218595 219021 219393
// bufdiff-features: 219413 219821 219958 220109 220181 220398 220627 220720 221162 221444 221661
// bufdiff-features: 221975 222023 222544 222809 223030 223045 223165 223177 223180 223315 223363
// bufdiff-features: 223421 223525 223531 223538 223638 224815 224965 225310 225637 225707 225759
// bufdiff-features: 225946 226053 226097 226178 226575 227345 227368 227446 227879 228153 228481
// bufdiff-features: 228519 228738 228894 229157 229266 229273 229807 229951 230081 230155 230424
// bufdiff-features: 230517 230640 230810 231140 231423 231564 231855 231994 232323 232341 232607
// bufdiff-features: 232621 233551 233674 234249 234332 234455 234718 235142 235144 235185 235325
// bufdiff-features: 235477 235508 235967 236024 236180 236238 236568 236929 236930 236986 237042
// bufdiff-features: 238318 238374 238386 238954 239049 239188 239237 239241 239659 240100 240158
// bufdiff-features: 240400 240950 240951 241308 241740 241756 242126 242136 242396 242663 243099
// bufdiff-features: 243137 243140 243316 243339 243546 243739 243784 244092 244281 244334 244908
// bufdiff-features: 245112 245380 245579 245619 245673 245750 245861 246303 246543 246783 246895
// bufdiff-features: 246953 246962 246963 246966 247671 247699 247869 247961 248226 248993 249297
// bufdiff-features: 249451 249922 249948 250137 250303 250483 250712 250917 251217 251672 252318
// bufdiff-features: 252379 252428 252466 252539 252814 252921 253297 253740 253937 253988 254310
// bufdiff-features: 254769 254848 255333 255556 255709 255896 256142 256208 256245 256407 256478
// bufdiff-features: 256525 256627 256688 256822 256837 256926 257251 258184 258239 258455 258625
// bufdiff-features: 258994 259300 259528 259707 259840 260465 260550 261203 261344 261443 261556
// bufdiff-features: 261652 261714
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: memref<f32>, %arg3: memref<f32, strided<[], offset: ?>>) -> (tensor<3x3x2xf32>, tensor<?x?x2xf32>, tensor<?x?x2xf32>, tensor<3x4xf32>, tensor<?x?x2xf32>, tensor<?x?xf32>) {
    %0 = bufferization.alloc_tensor() : tensor<f32>
    %1 = linalg.round ins(%arg1 : tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = memref.load %arg3[] : memref<f32, strided<[], offset: ?>>
    %3:3 = call @f2(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>) -> (tensor<f32>, f32, f32)
    %4:5 = call @f3(%arg0, %arg0, %1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<3x4xf32>, tensor<f32>, tensor<?x?x2xf32>, f32, f32)
    bufferization.materialize_in_destination %1 in restrict writable %arg2 : (tensor<f32>, memref<f32>) -> ()
    %5:5 = call @f3(%4#1, %3#0, %3#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<3x4xf32>, tensor<f32>, tensor<?x?x2xf32>, f32, f32)
    %6 = memref.alloca_scope  -> (f32) {
      %18 = tensor.empty() : tensor<f32>
      %19 = linalg.fill ins(%5#3 : f32) outs(%18 : tensor<f32>) -> tensor<f32>
      %20:5 = func.call @f3(%19, %19, %19) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<3x4xf32>, tensor<f32>, tensor<?x?x2xf32>, f32, f32)
      %cast_0 = tensor.cast %20#2 : tensor<?x?x2xf32> to tensor<3x3x2xf32>
      %21 = tensor.empty() : tensor<3xf32>
      %22 = linalg.fill ins(%5#4 : f32) outs(%21 : tensor<3xf32>) -> tensor<3xf32>
      %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%22 : tensor<3xf32>) outs(%20#1 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %26 = arith.addf %in, %out : f32
        linalg.yield %26 : f32
      } -> tensor<f32>
      %24 = tensor.empty() : tensor<f32>
      %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%23 : tensor<f32>) outs(%24 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %26 = arith.addf %in, %4#3 : f32
        linalg.yield %26 : f32
      } -> tensor<f32>
      memref.alloca_scope.return %20#4 : f32
    }
    %true = arith.constant true
    %7 = call @either2(%arg1, %arg1, %true) : (tensor<f32>, tensor<f32>, i1) -> tensor<f32>
    %8 = call @either2(%1, %5#1, %true) : (tensor<f32>, tensor<f32>, i1) -> tensor<f32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %5#0[%c1, 0] [1, 2] [1, %c2] : tensor<3x4xf32> to tensor<1x2xf32>
    %9 = vector.broadcast %3#1 : f32 to vector<2xf32>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %10 = vector.transfer_write %9, %5#0[%c2, %c3] : vector<2xf32>, tensor<3x4xf32>
    %extracted = tensor.extract %extracted_slice[%c0, %c1] : tensor<1x2xf32>
    %11 = arith.cmpf uno, %5#3, %extracted : f32
    %12 = scf.if %11 -> (tensor<?x?xf32>) {
      %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [1, 1, 2] : tensor<1x2xf32> into tensor<1x1x2xf32>
      %18:2 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %0, %arg6 = %4#4) -> (tensor<f32>, f32) {
        %expanded_1 = tensor.expand_shape %1 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
        %19 = linalg.exp ins(%7 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
        scf.yield %19, %4#3 : tensor<f32>, f32
      }
      %cast_0 = tensor.cast %4#0 : tensor<3x4xf32> to tensor<?x?xf32>
      scf.yield %cast_0 : tensor<?x?xf32>
    } else {
      %c6 = arith.constant 6 : index
      %18:2 = scf.for %arg4 = %c0 to %c6 step %c2 iter_args(%arg5 = %1, %arg6 = %10) -> (tensor<f32>, tensor<3x4xf32>) {
        %21 = tensor.empty() : tensor<f32>
        %22 = linalg.fill ins(%2 : f32) outs(%21 : tensor<f32>) -> tensor<f32>
        %23 = func.call @either2(%arg5, %22, %11) : (tensor<f32>, tensor<f32>, i1) -> tensor<f32>
        %24:5 = func.call @f3(%1, %1, %1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<3x4xf32>, tensor<f32>, tensor<?x?x2xf32>, f32, f32)
        %25 = tensor.empty() : tensor<f32>
        %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%23 : tensor<f32>) outs(%25 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %32 = arith.addf %in, %4#3 : f32
          linalg.yield %32 : f32
        } -> tensor<f32>
        %27 = func.call @either2(%22, %24#1, %11) : (tensor<f32>, tensor<f32>, i1) -> tensor<f32>
        %28:2 = scf.for %arg7 = %c0 to %c3 step %c1 iter_args(%arg8 = %27, %arg9 = %3#1) -> (tensor<f32>, f32) {
          %cst_3 = arith.constant 1.000000e+02 : f32
          %32 = vector.transfer_read %5#0[%arg7, %c1], %cst_3 : tensor<3x4xf32>, vector<2xf32>
          %33 = vector.transfer_write %32, %5#0[%arg7, %c1] : vector<2xf32>, tensor<3x4xf32>
          %34:3 = func.call @f2(%5#1) : (tensor<f32>) -> (tensor<f32>, f32, f32)
          %cst_4 = arith.constant -6.000000e+00 : f32
          %extracted_5 = tensor.extract %arg8[] : tensor<f32>
          %generated = tensor.generate  {
            %cst_6 = arith.constant 1.000000e+02 : f32
            %39 = arith.addf %4#3, %cst_6 : f32
            tensor.yield %39 : f32
          } : tensor<f32>
          %35 = linalg.powf ins(%arg5, %generated : tensor<f32>, tensor<f32>) outs(%arg8 : tensor<f32>) -> tensor<f32>
          %36 = tensor.empty() : tensor<f32>
          %37 = linalg.fill ins(%4#3 : f32) outs(%36 : tensor<f32>) -> tensor<f32>
          %38 = linalg.log ins(%37 : tensor<f32>) outs(%35 : tensor<f32>) -> tensor<f32>
          scf.yield %38, %cst_4 : tensor<f32>, f32
        }
        %29 = linalg.copy ins(%24#0 : tensor<3x4xf32>) outs(%arg6 : tensor<3x4xf32>) -> tensor<3x4xf32>
        %30 = linalg.fill ins(%3#2 : f32) outs(%arg5 : tensor<f32>) -> tensor<f32>
        %extracted_2 = tensor.extract %30[] : tensor<f32>
        %31 = linalg.negf ins(%5#1 : tensor<f32>) outs(%30 : tensor<f32>) -> tensor<f32>
        scf.yield %31, %29 : tensor<f32>, tensor<3x4xf32>
      }
      %cst = arith.constant dense<[[5.500000e+00, 4.500000e+00, 3.500000e+00, 2.500000e+00], [1.500000e+00, 5.000000e-01, -5.000000e-01, -1.500000e+00], [-2.500000e+00, -3.500000e+00, -4.500000e+00, -5.500000e+00], [-6.500000e+00, -7.500000e+00, -8.500000e+00, -9.500000e+00]]> : tensor<4x4xf32>
      %19 = linalg.matmul ins(%5#0, %cst : tensor<3x4xf32>, tensor<4x4xf32>) outs(%18#1 : tensor<3x4xf32>) -> tensor<3x4xf32>
      %extracted_slice_0 = tensor.extract_slice %19[1, %c0] [1, %c2] [%c1, 1] : tensor<3x4xf32> to tensor<1x?xf32>
      %20 = linalg.copy ins(%extracted_slice_0 : tensor<1x?xf32>) outs(%extracted_slice : tensor<1x2xf32>) -> tensor<1x2xf32>
      %cast_1 = tensor.cast %20 : tensor<1x2xf32> to tensor<?x?xf32>
      scf.yield %cast_1 : tensor<?x?xf32>
    }
    %13 = memref.alloca_scope  -> (f32) {
      %18:2 = scf.for %arg4 = %c1 to %c3 step %c2 iter_args(%arg5 = %10, %arg6 = %0) -> (tensor<3x4xf32>, tensor<f32>) {
        %from_elements = tensor.from_elements %c1 : tensor<1xindex>
        %reshape = tensor.reshape %arg1(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
        %22 = scf.for %arg7 = %c1 to %c3 step %c1 iter_args(%arg8 = %4#0) -> (tensor<3x4xf32>) {
          %25 = vector.transfer_read %reshape[%c0], %extracted : tensor<1xf32>, vector<4xf32>
          %26 = vector.extract %25[0] : f32 from vector<4xf32>
          %extracted_slice_1 = tensor.extract_slice %reshape[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
          %27:3 = func.call @f1(%7, %extracted_slice_1, %extracted_slice_1, %5#1) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
          %28 = linalg.copy ins(%5#0 : tensor<3x4xf32>) outs(%arg8 : tensor<3x4xf32>) -> tensor<3x4xf32>
          scf.yield %28 : tensor<3x4xf32>
        }
        %23 = linalg.erf ins(%8 : tensor<f32>) outs(%arg6 : tensor<f32>) -> tensor<f32>
        %extracted_0 = tensor.extract %arg5[%c2, %arg4] : tensor<3x4xf32>
        %24 = linalg.fill ins(%5#4 : f32) outs(%arg5 : tensor<3x4xf32>) -> tensor<3x4xf32>
        scf.yield %24, %23 : tensor<3x4xf32>, tensor<f32>
      }
      %19 = scf.if %11 -> (tensor<1x2xf32>) {
        %22 = scf.forall (%arg4, %arg5) in (4, 3) shared_outs(%arg6 = %5#0) -> (tensor<3x4xf32>) {
          %extracted_slice_4 = tensor.extract_slice %arg6[%arg5, %arg4] [1, 1] [1, 1] : tensor<3x4xf32> to tensor<1x1xf32>
          %27 = linalg.negf ins(%extracted_slice_4 : tensor<1x1xf32>) outs(%extracted_slice_4 : tensor<1x1xf32>) -> tensor<1x1xf32>
          %28 = linalg.fill ins(%6 : f32) outs(%27 : tensor<1x1xf32>) -> tensor<1x1xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %28 into %arg6[%arg5, %arg4] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<3x4xf32>
          }
        }
        %extracted_slice_0 = tensor.extract_slice %5#0[0, 1] [2, 2] [2, 1] : tensor<3x4xf32> to tensor<2x2xf32>
        %extracted_slice_1 = tensor.extract_slice %5#0[0, 0] [2, 2] [2, 3] : tensor<3x4xf32> to tensor<2x2xf32>
        %generated = tensor.generate  {
        ^bb0(%arg4: index, %arg5: index):
          %27 = arith.index_cast %arg4 : index to i64
          %28 = arith.sitofp %27 : i64 to f32
          %29 = arith.index_cast %arg5 : index to i64
          %30 = arith.sitofp %29 : i64 to f32
          %31 = arith.mulf %28, %30 : f32
          tensor.yield %31 : f32
        } : tensor<2x3xf32>
        %23 = linalg.conv_2d ins(%generated, %extracted_slice : tensor<2x3xf32>, tensor<1x2xf32>) outs(%extracted_slice_0 : tensor<2x2xf32>) -> tensor<2x2xf32>
        %cst = arith.constant 1.000000e+00 : f32
        %24 = vector.broadcast %cst : f32 to vector<3xf32>
        %25 = vector.transfer_write %24, %extracted_slice_1[%c0, %c1] : vector<3xf32>, tensor<2x2xf32>
        %inserted_slice = tensor.insert_slice %23 into %5#0[0, 1] [2, 2] [2, 1] : tensor<2x2xf32> into tensor<3x4xf32>
        %inserted_slice_2 = tensor.insert_slice %25 into %inserted_slice[0, 0] [2, 2] [2, 3] : tensor<2x2xf32> into tensor<3x4xf32>
        %cst_3 = arith.constant dense<6.500000e+00> : tensor<f32>
        %26:3 = func.call @f2(%cst_3) : (tensor<f32>) -> (tensor<f32>, f32, f32)
        scf.yield %extracted_slice : tensor<1x2xf32>
      } else {
        %expanded = tensor.expand_shape %4#2 [[0], [1, 2], [3]] output_shape [%c3, %c3, %c1, 2] : tensor<?x?x2xf32> into tensor<?x?x?x2xf32>
        %expanded_0 = tensor.expand_shape %0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
        %extracted_slice_1 = tensor.extract_slice %10[%c1, 0] [1, 2] [1, %c2] : tensor<3x4xf32> to tensor<1x2xf32>
        scf.yield %extracted_slice_1 : tensor<1x2xf32>
      }
      %20 = linalg.fill ins(%extracted : f32) outs(%18#0 : tensor<3x4xf32>) -> tensor<3x4xf32>
      %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<3x4xf32>) outs(%5#0 : tensor<3x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %22 = arith.addf %in, %out : f32
        linalg.yield %22 : f32
      } -> tensor<3x4xf32>
      memref.alloca_scope.return %5#4 : f32
    }
    %14:2 = scf.for %arg4 = %c1 to %c2 step %c1 iter_args(%arg5 = %extracted_slice, %arg6 = %4#2) -> (tensor<1x2xf32>, tensor<?x?x2xf32>) {
      %cast_0 = tensor.cast %10 : tensor<3x4xf32> to tensor<?x?xf32>
      %dim = tensor.dim %cast_0, %c0 : tensor<?x?xf32>
      %expanded = tensor.expand_shape %cast_0 [[0], [1, 2]] output_shape [%dim, %c2, %c2] : tensor<?x?xf32> into tensor<?x?x?xf32>
      %18 = linalg.fill ins(%5#4 : f32) outs(%expanded : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %collapsed = tensor.collapse_shape %18 [[0], [1, 2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
      %19 = linalg.fill ins(%5#3 : f32) outs(%collapsed : tensor<?x?xf32>) -> tensor<?x?xf32>
      %extracted_1 = tensor.extract %10[%c1, %c2] : tensor<3x4xf32>
      %concat = tensor.concat dim(1) %18, %expanded : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %20 = tensor.empty() : tensor<f32>
      %21 = linalg.fill ins(%3#1 : f32) outs(%20 : tensor<f32>) -> tensor<f32>
      %true_2 = arith.constant true
      %22 = func.call @either2(%7, %21, %true_2) : (tensor<f32>, tensor<f32>, i1) -> tensor<f32>
      %23:3 = func.call @f2(%21) : (tensor<f32>) -> (tensor<f32>, f32, f32)
      %extracted_3 = tensor.extract %arg6[%c1, %c1, %c1] : tensor<?x?x2xf32>
      %24 = linalg.erf ins(%5#2 : tensor<?x?x2xf32>) outs(%arg6 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
      %25 = arith.index_castui %11 : i1 to index
      %26 = arith.remui %25, %c2 : index
      %extracted_4 = tensor.extract %24[%arg4, %c2, %26] : tensor<?x?x2xf32>
      %27 = tensor.empty() : tensor<1xf32>
      %28 = linalg.pooling_nwc_max ins(%5#2, %27 : tensor<?x?x2xf32>, tensor<1xf32>) outs(%24 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
      %cst = arith.constant dense<false> : tensor<1x2xi1>
      %extracted_slice_5 = tensor.extract_slice %concat[%arg4, 2, 0] [1, 1, 2] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x2xf32>
      %29 = linalg.select ins(%cst, %extracted_slice, %extracted_slice_5 : tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) outs(%arg5 : tensor<1x2xf32>) -> tensor<1x2xf32>
      %30 = linalg.div ins(%extracted_slice, %extracted_slice_5 : tensor<1x2xf32>, tensor<1x2xf32>) outs(%29 : tensor<1x2xf32>) -> tensor<1x2xf32>
      scf.yield %30, %28 : tensor<1x2xf32>, tensor<?x?x2xf32>
    }
    %15 = scf.forall (%arg4) in (3) shared_outs(%arg5 = %10) -> (tensor<3x4xf32>) {
      %expanded = tensor.expand_shape %14#0 [[0], [1, 2]] output_shape [1, 1, 2] : tensor<1x2xf32> into tensor<1x1x2xf32>
      %extracted_slice_0 = tensor.extract_slice %arg5[%arg4, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
      %18 = linalg.square ins(%extracted_slice_0 : tensor<4xf32>) outs(%extracted_slice_0 : tensor<4xf32>) -> tensor<4xf32>
      %19 = linalg.floor ins(%extracted_slice_0 : tensor<4xf32>) outs(%18 : tensor<4xf32>) -> tensor<4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %19 into %arg5[%arg4, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
      }
    }
    %16:2 = call @both5(%4#2, %4#2) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> (tensor<?x?x2xf32>, tensor<3x3x2xf32>)
    vector.print %5#4 : f32
    %cast = tensor.cast %16#1 : tensor<3x3x2xf32> to tensor<?x?x2xf32>
    %17:2 = call @both5(%4#2, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> (tensor<?x?x2xf32>, tensor<3x3x2xf32>)
    return %17#1, %17#0, %16#0, %15, %14#1, %12 : tensor<3x3x2xf32>, tensor<?x?x2xf32>, tensor<?x?x2xf32>, tensor<3x4xf32>, tensor<?x?x2xf32>, tensor<?x?xf32>
  }
  func.func @f3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<3x4xf32>, tensor<f32>, tensor<?x?x2xf32>, f32, f32) {
    %mapped = linalg.map ins(%arg1 : tensor<f32>) outs(%arg2 : tensor<f32>)
      (%in: f32, %init: f32) {
        %cst_3 = arith.constant 7.250000e+00 : f32
        %12 = arith.maximumf %in, %cst_3 : f32
        linalg.yield %12 : f32
      }
    %0 = linalg.erf ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %1 = memref.alloca_scope  -> (f32) {
      %c2_3 = arith.constant 2 : index
      %c3_4 = arith.constant 3 : index
      %c1_5 = arith.constant 1 : index
      %12 = scf.for %arg3 = %c2_3 to %c3_4 step %c1_5 iter_args(%arg4 = %0) -> (tensor<f32>) {
        %14:3 = func.call @f1(%0, %0, %0, %arg2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
        %15 = linalg.copy ins(%14#0 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
        scf.yield %15 : tensor<f32>
      }
      %13 = linalg.fill ins(%cst : f32) outs(%arg2 : tensor<f32>) -> tensor<f32>
      %extracted_6 = tensor.extract %13[] : tensor<f32>
      vector.print %extracted_6 : f32
      %cst_7 = arith.constant 1.000000e+00 : f32
      memref.alloca_scope.return %cst_7 : f32
    }
    %2 = bufferization.alloc_tensor() : tensor<f32>
    %from_elements_0 = tensor.from_elements %1 : tensor<f32>
    %3:3 = call @f2(%from_elements) : (tensor<f32>) -> (tensor<f32>, f32, f32)
    %c3 = arith.constant 3 : index
    %4 = tensor.empty(%c3, %c3) : tensor<?x?x2xf32>
    %extracted = tensor.extract %arg2[] : tensor<f32>
    %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    %cst_1 = arith.constant dense<7.250000e+00> : tensor<3x4x2xf32>
    %6 = tensor.empty() : tensor<2xf32>
    %7 = linalg.pooling_nwc_max ins(%cst_1, %6 : tensor<3x4x2xf32>, tensor<2xf32>) outs(%5 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %8:2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %7, %arg5 = %3#2) -> (tensor<?x?x2xf32>, f32) {
      %expanded = tensor.expand_shape %7 [[0], [1, 2], [3]] output_shape [%c3, %c3, 1, 2] : tensor<?x?x2xf32> into tensor<?x?x1x2xf32>
      %12 = tensor.empty() : tensor<f32>
      %cst_3 = arith.constant -1.000000e+00 : f32
      %13 = linalg.fill ins(%cst_3 : f32) outs(%12 : tensor<f32>) -> tensor<f32>
      %false = arith.constant false
      %14 = func.call @either2(%3#0, %13, %false) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>, tensor<f32>, i1) -> tensor<f32>
      %15 = linalg.copy ins(%7 : tensor<?x?x2xf32>) outs(%arg4 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
      scf.yield %15, %extracted : tensor<?x?x2xf32>, f32
    }
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.floor ins(%mapped : tensor<f32>) outs(%9 : tensor<f32>) -> tensor<f32>
    %cst_2 = arith.constant dense<[[2.500000e+00, 1.500000e+00, 5.000000e-01, -5.000000e-01], [-1.500000e+00, -2.500000e+00, -3.500000e+00, -4.500000e+00], [-5.500000e+00, -6.500000e+00, -7.500000e+00, -8.500000e+00]]> : tensor<3x4xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%cst_1 : tensor<3x4x2xf32>) outs(%cst_2 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.minimumf %in, %out : f32
      linalg.yield %12 : f32
    } -> tensor<3x4xf32>
    return %11, %10, %8#0, %8#1, %cst : tensor<3x4xf32>, tensor<f32>, tensor<?x?x2xf32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %0 = linalg.erf ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = arith.cmpf oeq, %extracted, %cst : f32
    scf.if %1 {
      %9 = tensor.empty() : tensor<f32>
      %cst_1 = arith.constant dense<5.500000e+00> : tensor<f32>
      %10 = func.call @either2(%0, %cst_1, %1) : (tensor<f32>, tensor<f32>, i1) -> tensor<f32>
      %mapped = linalg.map ins(%10 : tensor<f32>) outs(%10 : tensor<f32>)
        (%in: f32, %init: f32) {
          %13 = arith.addf %in, %extracted : f32
          linalg.yield %13 : f32
        }
      %11 = tensor.empty() : tensor<f32>
      %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%cst_1 : tensor<f32>) outs(%11 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %cst_0 = arith.constant 3.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %3:3 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %0, %arg3 = %2, %arg4 = %cst_0) -> (tensor<f32>, tensor<f32>, f32) {
      %from_elements_1 = tensor.from_elements %c1, %c1 : tensor<2xindex>
      %reshape = tensor.reshape %arg3(%from_elements_1) : (tensor<f32>, tensor<2xindex>) -> tensor<1x?xf32>
      %collapsed = tensor.collapse_shape %reshape [[0, 1]] : tensor<1x?xf32> into tensor<?xf32>
      %collapsed_2 = tensor.collapse_shape %reshape [[0, 1]] : tensor<1x?xf32> into tensor<?xf32>
      %cst_3 = arith.constant dense<2.500000e+00> : tensor<f32>
      %9 = linalg.copy ins(%cst_3 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      %from_elements_4 = tensor.from_elements %1 : tensor<i1>
      %cst_5 = arith.constant dense<8.500000e+00> : tensor<f32>
      %10 = linalg.select ins(%from_elements_4, %cst_3, %cst_5 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) -> tensor<f32>
      %extracted_6 = tensor.extract %arg2[] : tensor<f32>
      %11 = linalg.fill ins(%arg4 : f32) outs(%arg2 : tensor<f32>) -> tensor<f32>
      %extracted_7 = tensor.extract %11[] : tensor<f32>
      %mapped = linalg.map ins(%from_elements_4 : tensor<i1>) outs(%11 : tensor<f32>)
        (%in: i1, %init: f32) {
          %12 = arith.uitofp %in : i1 to f32
          %cst_8 = arith.constant 1.000000e+02 : f32
          %13 = arith.subf %12, %cst_8 : f32
          linalg.yield %13 : f32
        }
      scf.yield %mapped, %10, %arg4 : tensor<f32>, tensor<f32>, f32
    }
    %from_elements = tensor.from_elements %3#2 : tensor<f32>
    %4:3 = call @f1(%0, %from_elements, %3#0, %from_elements) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %expanded = tensor.expand_shape %2 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %5 = tensor.empty() : tensor<f32>
    %padded = tensor.pad %expanded nofold low[%c0] high[1] {
    ^bb0(%arg1: index):
      %cst_1 = arith.constant 7.250000e+00 : f32
      tensor.yield %cst_1 : f32
    } : tensor<1xf32> to tensor<?xf32>
    %6 = arith.cmpf oeq, %4#2, %4#1 : f32
    scf.if %6 {
      %9 = scf.if %1 -> (f32) {
        %10 = arith.mulf %3#2, %4#1 : f32
        scf.yield %3#2 : f32
      } else {
        %extracted_1 = tensor.extract %from_elements[] : tensor<f32>
        %10 = math.atan2 %extracted_1, %3#2 : f32
        %cast = tensor.cast %expanded : tensor<1xf32> to tensor<?xf32>
        %cst_2 = arith.constant -0.000000e+00 : f32
        scf.yield %cst_2 : f32
      }
    }
    %7 = linalg.round ins(%4#0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    %8 = memref.alloca_scope  -> (f32) {
      %9 = linalg.floor ins(%4#0 : tensor<f32>) outs(%from_elements : tensor<f32>) -> tensor<f32>
      %10 = tensor.empty() : tensor<f32>
      %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%9 : tensor<f32>) outs(%10 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_2 = arith.constant 1.000000e+02 : f32
        %12 = arith.maximumf %in, %cst_2 : f32
        linalg.yield %12 : f32
      } -> tensor<f32>
      %cst_1 = arith.constant -0.000000e+00 : f32
      memref.alloca_scope.return %cst_1 : f32
    }
    return %7, %8, %extracted : tensor<f32>, f32, f32
  }
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %0 = memref.alloca_scope  -> (f32) {
      %cst_4 = arith.constant 5.000000e-01 : f32
      %8 = linalg.fill ins(%cst_4 : f32) outs(%arg2 : tensor<f32>) -> tensor<f32>
      %9 = tensor.empty() : tensor<f32>
      %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%8 : tensor<f32>) outs(%9 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %11 = arith.addf %in, %cst_4 : f32
        linalg.yield %11 : f32
      } -> tensor<f32>
      memref.alloca_scope.return %cst_4 : f32
    }
    %mapped = linalg.map ins(%arg2 : tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %init: f32) {
        %8 = arith.mulf %in, %0 : f32
        linalg.yield %8 : f32
      }
    %cst = arith.constant 2.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %1 = linalg.exp ins(%from_elements : tensor<f32>) outs(%mapped : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %1[] : tensor<f32>
    %2 = math.log %extracted : f32
    %mapped_0 = linalg.map { arith.divf } ins(%arg2, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
    %3 = tensor.empty() : tensor<f32>
    %from_elements_1 = tensor.from_elements %2 : tensor<f32>
    %4 = linalg.div ins(%arg0, %from_elements_1 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    %cst_2 = arith.constant 2.000000e+00 : f32
    %5 = arith.cmpf uno, %2, %cst_2 : f32
    %6 = scf.if %5 -> (f32) {
      %cst_4 = arith.constant -0.000000e+00 : f32
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %8:2 = scf.for %arg4 = %c2 to %c2 step %c1 iter_args(%arg5 = %arg1, %arg6 = %cst_4) -> (tensor<f32>, f32) {
        %extracted_5 = tensor.extract %arg0[] : tensor<f32>
        %9 = math.acos %extracted_5 : f32
        %expanded = tensor.expand_shape %arg5 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
        %c1_i64 = arith.constant 1 : i64
        %from_elements_6 = tensor.from_elements %c1_i64 : tensor<1xi64>
        %reshape = tensor.reshape %expanded(%from_elements_6) : (tensor<1x1xf32>, tensor<1xi64>) -> tensor<1xf32>
        %cst_7 = arith.constant -1.000000e+00 : f32
        %10 = linalg.copy ins(%from_elements_1 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
        scf.yield %10, %cst_7 : tensor<f32>, f32
      }
      scf.yield %0 : f32
    } else {
      %c0 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      %8:2 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %arg3, %arg6 = %arg0) -> (tensor<f32>, tensor<f32>) {
        %9 = arith.index_castui %5 : i1 to index
        %c64 = arith.constant 64 : index
        %10 = arith.remui %9, %c64 : index
        %11 = index.divs %10, %c3
        %12 = linalg.copy ins(%arg3 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
        scf.yield %12, %arg6 : tensor<f32>, tensor<f32>
      }
      scf.yield %2 : f32
    }
    %cst_3 = arith.constant 3.000000e+00 : f32
    %7 = arith.cmpf une, %0, %cst_3 : f32
    scf.if %7 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %8 = scf.for %arg4 = %c0 to %c0 step %c1 iter_args(%arg5 = %from_elements_1) -> (tensor<f32>) {
        %c2 = arith.constant 2 : index
        %c8 = arith.constant 8 : index
        %9:3 = scf.for %arg6 = %c2 to %c8 step %c2 iter_args(%arg7 = %arg2, %arg8 = %arg5, %arg9 = %arg2) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
          %10 = scf.for %arg10 = %c0 to %c0 step %c1 iter_args(%arg11 = %arg5) -> (tensor<f32>) {
            %17 = linalg.copy ins(%arg8 : tensor<f32>) outs(%arg11 : tensor<f32>) -> tensor<f32>
            scf.yield %17 : tensor<f32>
          }
          %11 = linalg.copy ins(%from_elements : tensor<f32>) outs(%arg9 : tensor<f32>) -> tensor<f32>
          %cst_4 = arith.constant 1.000000e+02 : f32
          %12 = linalg.fill ins(%cst_4 : f32) outs(%11 : tensor<f32>) -> tensor<f32>
          %extracted_5 = tensor.extract %arg8[] : tensor<f32>
          %13 = linalg.fill ins(%extracted : f32) outs(%arg8 : tensor<f32>) -> tensor<f32>
          %14 = linalg.log ins(%12 : tensor<f32>) outs(%13 : tensor<f32>) -> tensor<f32>
          %extracted_6 = tensor.extract %arg7[] : tensor<f32>
          %15 = linalg.copy ins(%14 : tensor<f32>) outs(%arg7 : tensor<f32>) -> tensor<f32>
          %extracted_7 = tensor.extract %15[] : tensor<f32>
          %16 = linalg.fill ins(%extracted_5 : f32) outs(%15 : tensor<f32>) -> tensor<f32>
          scf.yield %16, %14, %12 : tensor<f32>, tensor<f32>, tensor<f32>
        }
        scf.yield %arg5 : tensor<f32>
      }
    }
    return %mapped_0, %6, %0 : tensor<f32>, f32, f32
  }
  func.func private @either2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: i1) -> tensor<f32> {
    %0 = arith.select %arg2, %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @both5(%arg0: tensor<?x?x2xf32>, %arg1: tensor<?x?x2xf32>) -> (tensor<?x?x2xf32>, tensor<3x3x2xf32>) {
    %0 = linalg.powf ins(%arg0, %arg0 : tensor<?x?x2xf32>, tensor<?x?x2xf32>) outs(%arg0 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    %1 = tensor.empty() : tensor<3x3x2xf32>
    %2 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<?x?x2xf32>) outs(%1 : tensor<3x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 2.000000e+00 : f32
      %3 = arith.divf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<3x3x2xf32>
    return %0, %2 : tensor<?x?x2xf32>, tensor<3x3x2xf32>
  }
}

