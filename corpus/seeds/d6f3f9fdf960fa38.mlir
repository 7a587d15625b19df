// bufdiff-profile: wide
// bufdiff-choices: 3ec27f340c08e8d5b76a2e70c68bea2448d76c91f3b342c6daf5178d18a6f425c2bd07d0ec6172ec
// bufdiff-choices: 858e154368d3a9ab26e51be803b99301d909112ba966ea1fde11fa957c25035299c9935eb66c6f87
// bufdiff-choices: 404cb3ca8ad98baeb2b99971a43205e709a368078297ca4d0d638614b247c41a05e2702d568af8aa
// bufdiff-choices: d184f04a6b729ca3be0e5e2eb9972d131852a4b687eeddc88daace5162829891f85264b9abcba403
// bufdiff-choices: d9d790c54952710500359eb3188ce44e02862ab2de7a9ec86e3f4faa7a42bc36aeff573ecb49d8f6
// bufdiff-choices: bffc7ee2152d2a6c7517aee65bcd6f96a0b0be29e9713f3fc902cc22f7c419666c8bfb48881e6922
// bufdiff-choices: fe9e0afff6d09ab7163753baddc4999c003a2010a7f92565992f711d17fcbebef969460e28d9d802
// bufdiff-choices: 84a374c20bf7f2e2e4991aae8f57bc2cc91b9eab8dc14da497ce79918b9e65e58dae691f4cef924a
// bufdiff-choices: 502e488285bedb80e13468b8cc713a6c8c7723d8dca83b56ca2f74b1203d7cc85624e1f0cbe48c78
// bufdiff-choices: 6c493133003f13389e66c6aa7ecbc418fc8d53305b1934dc69f9a37982d6f31ccb9eb76f85ab7440
// bufdiff-choices: 377557839358d329a392eee8b86086af72f3b3af1c507267fff8b9e7b254ebee48e25ffbfef13926
// bufdiff-choices: 1b635206e3e24048cf75092199229dd1e5b839fb95712ae83cb15812cb4e851169136b1a04c0cb94
// bufdiff-choices: c3bfcbe4dda7c6070d5f1ad2a20c435a16beadd51ec9a718b91f00b96a36525921fd8ab28ca75ac3
// bufdiff-choices: ca52c8eb919c9985b77a7e85883e3ebd9ab0d03096832bcce72e8bee1c90f1031fa153ac9f76b6e3
// bufdiff-choices: a1e6cda31c2adef0d95cc09cb56a2a5457a4540fc0d2c2b1971c9dadbf5ee32c830387344c91c282
// bufdiff-choices: 447473af4837a93db226b215d6d461391fb70c838838b8652c9185f7fd4f0c593db4f1de705b4a03
// bufdiff-choices: 618e31d5eec0e66e84bf80d2f98b2276389ba2b4ccfe5d85c6906a6b954fa74282969a2edc7f03e3
// bufdiff-choices: 01df4f86cea9ea8e30318e4b53443400cea64dbd2103d4bb91fd4ba8d1fe0c07f24e87011ec9abd6
// bufdiff-choices: baeb0338e9b5f46fb0ea8b179b92260ee0fd8ae842c7ae13e43a251b1a86ca67547769115a32a7a1
// bufdiff-choices: 4c661721f03093904607d3c79216fdd0f668b47a331028d7e661b3e06115bebdf3cf973211ca4687
// bufdiff-choices: 857673269f11462fde7c458d2631f711ab5aa2346a3d4b3b495d2b97dc72c2a988d35238ea114244
// bufdiff-choices: 6b1a85d31b98e5a55432690639d602b2b82f188bef9c5ffd72bb65d188eed1480122fbbbd20668d8
// bufdiff-choices: 703d0280a2d6eb6b3ee7a6a1da06856c0684a5a9971689df7ce52170ab0dd47db167af826e30158f
// bufdiff-choices: 591a864f51682046decce366fd6da1f3fd209ac534ec6330069b98f58730df2b4bcff91486463259
// bufdiff-choices: de3fb4cbfa5bb6c4c8ac92d4ff956c49b48142b8921cb38790d65be15eab4435cea30527537efaa7
// bufdiff-choices: d350aca322af5664208c3fe4ed9285d72ac765fb9f8acf9ee33ab1762db6a37d23a7a23a50d473d1
// bufdiff-choices: 32bc32f18658f95777a3688f3cf65252f5c64cbcde400ff6174affa7b25e6a66d099a7cfc5d08c06
// bufdiff-choices: ed6438844010f210920af5639c765cd662488423d85d1de3685528c5439f4e522afae4c477a19253
// bufdiff-choices: b9e8f260538fb535155a395411767c6a25ff4dd30abbb9a07477c5b83228790292e50e4e49ed33a5
// bufdiff-choices: 20f3a13a781ed6351be18a913306f7d5ed913accfac90cd5ab1ef496965d3f24673e8880ed9df05f
// bufdiff-choices: e4635bd9563f40c53691bfe2c7a43dc2c683f35767d0244cef589b131e4af7d69b90eadc033ccb0b
// bufdiff-choices: 9a
// bufdiff-features: 557 706 1383 2332 2820 3217 4165 4752 6188 6314 6363 6540 6611 6641 6683 7122
// bufdiff-features: 8918 9132 9443 9479 9981 10135 11047 11162 11228 11363 11556 11751 13032 13233
// bufdiff-features: 13372 13424 14109 14704 14891 15399 15671 15750 15751 16161 16269 16417 16822
// bufdiff-features: 17015 17074 17193 17255 17989 18073 18166 18480 18486 18952 19123 19419 20480
// bufdiff-features: 21522 22280 22630 22860 22933 23787 24184 24259 24682 25236 25729 25818 26125
// bufdiff-features: 26637 26808 26922 27556 27766 28087 28556 28579 29303 29583 29687 29732 29839
// bufdiff-features: 29966 30018 30238 30249 30666 31436 32457 33155 34167 34210 34617 34902 35121
// bufdiff-features: 35163 35610 36674 37038 37183 37289 37803 38202 38783 38890 38946 39329 39915
// bufdiff-features: 40712 40721 41679 41911 41984 42412 42467 42621 43442 43631 43774 44522 44554
// bufdiff-features: 44739 45017 46203 46208 46217 46522 46732 46826 47196 47230 47392 47796 48038
// bufdiff-features: 49370 49635 49657 50447 51344 51415 51475 51699 52148 52322 52558 52807 52900
// bufdiff-features: 52928 53915 54003 54827 54964 54998 55003 55113 55463 56404 56415 56696 57167
// bufdiff-features: 57551 57798 58024 58190 58303 59106 59540 60384 60417 60579 60606 60686 60897
// bufdiff-features: 61169 61190 61375 61505 61944 61950 62035 62168 62666 63071 63495 63800 63929
// bufdiff-features: 64120 64162 64235 65133 65496 65625 65732 66422 66797 66995 67648 67959 68355
// bufdiff-features: 68782 69403 69875 69965 70119 70335 71050 71156 71259 71306 71689 71904 72044
// bufdiff-features: 72363 72442 73141 73167 73289 73330 73388 73756 73849 74255 74439 74862 75361
// bufdiff-features: 75921 76245 76328 76339 76512 76915 76953 77129 77203 77261 77360 77518 77617
// bufdiff-features: 78283 78430 78447 78822 79539 79562 80083 80289 81160 81316 81734 82011 82135
// bufdiff-features: 82184 82552 82644 83194 83505 83537 84098 84151 84472 84562 84585 84922 85047
// bufdiff-features: 85176 85457 85713 85843 86125 86562 86710 86934 87215 87345 87534 87895 87923
// bufdiff-features: 88058 88732 89780 89812 90097 90585 90777 91074 91289 91312 91884 92022 92157
// bufdiff-features: 92194 92492 92921 93255 93318 93464 93719 93753 93903 94586 94651 94879 95273
// bufdiff-features: 95339 95407 96128 96562 96969 97131 97715 98187 98190 98275 98501 99103 99224
// bufdiff-features: 99228 99383 100342 101428 101582 102788 102809 103715 104171 104315 104435
// bufdiff-features: 104931 104958 105289 105579 105902 106731 107214 107702 107783 108210 108627
// bufdiff-features: 108810 108907 108977 109105 109144 109187 109327 109643 109732 109923 109949
// bufdiff-features: 110134 110780 110899 110952 111316 111709 112275 112714 112756 112929 113121
// bufdiff-features: 113940 114354 114541 114783 115026 115081 115083 115608 115801 116471 116568
// bufdiff-features: 117183 117206 117235 117336 117766 117779 118163 119129 119203 119340 119384
// bufdiff-features: 119588 119597 120049 120197 120836 120933 121181 121250 121561 121628 121632
// bufdiff-features: 121682 123012 123204 123396 123879 124254 124411 124509 124614 125069 125397
// bufdiff-features: 125648 125875 126927 126932 127000 127096 127305 128332 128554 128733 128817
// bufdiff-features: 129603 129955 130192 130204 130535 130602 131366 131544 131672 131851 131854
// bufdiff-features: 131940 132053 132064 132120 132574 133297 133446 133756 134195 134205 134257
// bufdiff-features: 134279 134449 136271 136273 136278 136366 136809 137045 138169 138395 138753
// bufdiff-features: 139524 140032 140374 140778 140841 141111 141238 141834 141891 142274 143842
// bufdiff-features: 143878 144053 144093 144119 144339 146073 146613 146618 146734 146814 146863
// bufdiff-features: 147275 147375 147712 148377 148647 149534 149660 149812 150071 150185 150818
// bufdiff-features: 150829 150954 151588 151936 152518 152841 153092 153293 153467 153551 154812
// bufdiff-features: 154946 155143 155675 155884 155898 156191 156325 156460 156983 157690 158120
// bufdiff-features: 158128 158292 158810 158839 158897 159210 159348 159694 159796 159846 160011
// bufdiff-features: 160756 162060 162764 162948 163044 163154 163188 164242 164602 164709 165057
// bufdiff-features: 165141 165632 165636 165695 165719 166075 166378 167072 167086 167596 167973
// bufdiff-features: 168287 168323 168858 168881 169047 169507 169562 169744 169982 170469 170979
// bufdiff-features: 171053 171116 171369 171671 171693 172094 172666 173079 173237 173294 174170
// bufdiff-features: 174243 174314 174515 174571 174660 175546 175961 176447 176525 176911 177627
// bufdiff-features: 178046 178067 178165 178222 179005 179280 179704 180691 181088 181900 182966
// bufdiff-features: 183114 183399 183667 184030 184510 184576 185043 185317 185572 185670 185723
// bufdiff-features: 186257 186535 186677 187697 187769 187798 188790 190142 190520 190555 191076
// bufdiff-features: 191306 192422 192528 192628 192771 192920 193290 193353 193747 194195 194682
// bufdiff-features: 195182 195183 196031 196063 197267 197392 197561 197711 197837 198246 198432
// bufdiff-features: 198447 198648 198689 199412 199434 200064 200065 200104 200298 200307 200876
// bufdiff-features: 201509 201601 202179 202241 202271 202562 202845 203000 203530 203538 204195
// bufdiff-features: 204527 205434 205689 205953 206868 207299 207406 207442 209712 209761 209830
// bufdiff-features: 209990 210022 210351 210406 210461 211003 211284 211417 212310 212659 212779
// bufdiff-features: 213275 213455 213762 214199 214248 214744 214769 214830 215959 216892 216969
// bufdiff-features: 217085 217103 217325 218064 218089 218480 218516 218635 218657 219413 219734
// bufdiff-features: 220040 220098 220387 221162 222612 222809 223030 223122 223719 223970 224177
// bufdiff-features: 224222 225153 225325 225756 225985 226053 226087 226113 226357 226579 226668
// bufdiff-features: 227395 227623 228061 228390 228519 228894 228936 229266 229936 230081 230610
// bufdiff-features: 230640 230891 231155 231770 231994 233154 233164 233276 234346 234387 234711
// bufdiff-features: 234819 234883 234958 235126 235325 235433 235868 236024 236053 236094 236773
// bufdiff-features: 236929 236930 236986 237029 237098 237281 237680 238676 239237 239241 239929
// bufdiff-features: 240100 240158 240651 241256 241308 242173 242306 242544 243137 243546 244092
// bufdiff-features: 245272 245619 245673 246543 247712 248473 248581 249221 249451 250278 250303
// bufdiff-features: 250332 250409 250417 250477 250917 251574 251920 251992 252466 252539 253389
// bufdiff-features: 253523 253836 254791 254975 255520 255556 255758 255826 256076 256112 256208
// bufdiff-features: 256688 257794 257806 257923 258442 258625 258994 259510 259528 259840 260047
// bufdiff-features: 261091 261824
#map = affine_map<() -> ()>
module {
  func.func private @f17(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 0.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%inserted : tensor<f32>) outs(%inserted, %from_elements : tensor<f32>, tensor<f32>) {
    ^bb0(%in: f32, %out: f32, %out_0: f32):
      %1 = arith.negf %out_0 : f32
      %2 = arith.addf %1, %in : f32
      %3 = arith.minimumf %out, %cst : f32
      linalg.yield %2, %3 : f32, f32
    } -> (tensor<f32>, tensor<f32>)
    return %0#0 : tensor<f32>
  }
  func.func @f16(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.div ins(%arg0, %1 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %3:3 = call @f13(%1) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    return %3#2, %3#1, %3#0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f14(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.rsqrt ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %0 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.mulf %in, %in_0 : f32
      %3 = arith.subf %2, %out : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %1, %arg0 : tensor<f32>, tensor<f32>
  }
  func.func private @f12(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<1.150000e+01> : tensor<f32>
    %0 = linalg.floor ins(%cst : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:2 = call @f10(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %2:3 = call @f6(%0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %cst_0 = arith.constant 0.000000e+00 : f32
    %3:2 = call @f7(%arg1, %cst_0, %2#2) : (tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %1#1, %2#0, %2#1, %3#0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f9(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant dense<2.000000e+00> : tensor<f32>
    %0 = linalg.add ins(%arg0, %cst : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %generated = tensor.generate  {
      %cst_0 = arith.constant 1.000000e+02 : f32
      %1 = arith.minimumf %cst_0, %cst_0 : f32
      tensor.yield %1 : f32
    } : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %extracted = tensor.extract %arg2[] : tensor<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf oeq, %extracted, %cst : f32
    %1:2 = scf.if %0 -> (tensor<f32>, tensor<f32>) {
      %cst_0 = arith.constant dense<[5.000000e-01, 1.500000e+00, 2.500000e+00]> : tensor<3xf32>
      %extracted_slice = tensor.extract_slice %cst_0[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
      %2 = linalg.conv_1d ins(%cst_0, %extracted_slice : tensor<3xf32>, tensor<1xf32>) outs(%cst_0 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %arg0, %arg0 : tensor<f32>, tensor<f32>
    } else {
      %2 = tensor.empty() : tensor<f32>
      %extracted_0 = tensor.extract %arg1[] : tensor<f32>
      %3 = linalg.fill ins(%extracted_0 : f32) outs(%2 : tensor<f32>) -> tensor<f32>
      %4:2 = func.call @f3(%3, %3) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %cst_1 = arith.constant dense<7.250000e+00> : tensor<f32>
      %5 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%4#0, %arg2 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %cst_1, %5 : tensor<f32>, tensor<f32>
    }
    return %arg1 : tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.rsqrt ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%1, %2 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 1.000000e+01 : f32
    %cst_0 = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst, %cst_0 : tensor<3xf32>
    %0 = tensor.empty() : tensor<3xf32>
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.dot ins(%from_elements, %1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.powf ins(%arg1, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = call @f2(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = call @f1(%0) : (tensor<f32>) -> tensor<f32>
    return %1, %2 : tensor<f32>, tensor<f32>
  }
  func.func private @f5(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.floor ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = call @f4(%arg0, %arg0, %arg0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%1 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %0, %3 : tensor<f32>, tensor<f32>
  }
  func.func private @f6(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg0, %1 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %expanded = tensor.expand_shape %0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    return %2, %1, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f7(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.min ins(%arg0, %arg2 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = arith.cmpf une, %arg1, %cst : f32
    %2 = scf.if %1 -> (tensor<f32>) {
      %c1 = arith.constant 1 : index
      %generated = tensor.generate %c1 {
      ^bb0(%arg3: index, %arg4: index, %arg5: index):
        %8 = arith.index_cast %arg3 : index to i64
        %9 = arith.sitofp %8 : i64 to f32
        %10 = arith.index_cast %arg4 : index to i64
        %11 = arith.sitofp %10 : i64 to f32
        %12 = arith.index_cast %arg5 : index to i64
        %13 = arith.sitofp %12 : i64 to f32
        %14 = arith.mulf %9, %11 : f32
        %15 = arith.addf %14, %13 : f32
        tensor.yield %15 : f32
      } : tensor<?x3x2xf32>
      %3 = tensor.empty(%c1) : tensor<?x3x3xf32>
      %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<?x3x3xf32>) -> tensor<?x3x3xf32>
      %c2 = arith.constant 2 : index
      %5 = tensor.empty(%c2) : tensor<?xf32>
      %6 = linalg.pooling_ncw_max ins(%4, %5 : tensor<?x3x3xf32>, tensor<?xf32>) outs(%generated : tensor<?x3x2xf32>) -> tensor<?x3x2xf32>
      %cst_0 = arith.constant dense<1.000000e+10> : tensor<f32>
      %7 = func.call @f2(%cst_0, %cst_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %inserted = tensor.insert %arg1 into %0[] : tensor<f32>
      scf.yield %inserted : tensor<f32>
    } else {
      %3:2 = func.call @f5(%0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %cst_0 = arith.constant dense<5.000000e-01> : tensor<f32>
      scf.yield %cst_0 : tensor<f32>
    }
    return %2, %arg2 : tensor<f32>, tensor<f32>
  }
  func.func private @f8(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.exp ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg1, %arg2 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %2 = bufferization.alloc_tensor() copy(%1) : tensor<f32>
    %3 = bufferization.alloc_tensor() copy(%arg0) : tensor<f32>
    return %0, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f10(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %mapped = linalg.map { arith.maximumf } ins(%arg0, %1 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
    return %mapped, %1 : tensor<f32>, tensor<f32>
  }
  func.func @f11(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst = arith.constant 3.000000e+00 : f32
    %0 = arith.cmpf uno, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<f32>) {
      %2 = linalg.sqrt ins(%arg2 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
      %3 = linalg.sqrt ins(%arg2 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
      scf.yield %3 : tensor<f32>
    } else {
      scf.yield %arg1 : tensor<f32>
    }
    return %1, %arg3 : tensor<f32>, tensor<f32>
  }
  func.func private @f13(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant 7.250000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %0 = linalg.sub ins(%inserted, %inserted : tensor<f32>, tensor<f32>) outs(%inserted : tensor<f32>) -> tensor<f32>
    %1:3 = call @f8(%0, %0, %0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %2 = call @f9(%0) : (tensor<f32>) -> tensor<f32>
    return %2, %1#2, %1#1 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f15(%arg0: tensor<f32>, %arg1: i32) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<7.500000e+00> : tensor<f32>
    %0 = linalg.negf ins(%cst : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c11_i32 = arith.constant 11 : i32
    %1 = arith.cmpi eq, %arg1, %c11_i32 : i32
    %2 = arith.select %1, %arg0, %0 : tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.copy ins(%arg0 : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    return %4, %2 : tensor<f32>, tensor<f32>
  }
  func.func private @f18(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<?x?x3xf32> {
    %0 = linalg.negf ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3, %c3) : tensor<?x?x3xf32>
    %extracted = tensor.extract %0[] : tensor<f32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
    %cst = arith.constant dense<[[[6.500000e+00, 5.500000e+00, 4.500000e+00], [3.500000e+00, 2.500000e+00, 1.500000e+00], [5.000000e-01, -5.000000e-01, -1.500000e+00]], [[-2.500000e+00, -3.500000e+00, -4.500000e+00], [-5.500000e+00, -6.500000e+00, -7.500000e+00], [-8.500000e+00, -9.500000e+00, -1.050000e+01]], [[-1.150000e+01, -1.250000e+01, -1.350000e+01], [-1.450000e+01, -1.550000e+01, -1.650000e+01], [-1.750000e+01, -1.850000e+01, -1.950000e+01]]]> : tensor<3x3x3xf32>
    %3 = linalg.batch_matmul ins(%2, %cst : tensor<?x?x3xf32>, tensor<3x3x3xf32>) outs(%2 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
    return %3 : tensor<?x?x3xf32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<?x?x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0:3 = call @f16(%arg2) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %1 = tensor.empty() : tensor<f32>
    %cst = arith.constant -2.500000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %3:4 = call @f12(%0#0, %2) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %4:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1 : tensor<f32>) outs(%3#1, %3#1 : tensor<f32>, tensor<f32>) {
    ^bb0(%in: f32, %out: f32, %out_2: f32):
      %12 = arith.mulf %out_2, %in : f32
      %cst_3 = arith.constant 1.000000e+01 : f32
      %13 = arith.negf %out : f32
      %14 = arith.addf %13, %cst_3 : f32
      linalg.yield %12, %14 : f32, f32
    } -> (tensor<f32>, tensor<f32>)
    %cst_0 = arith.constant dense<-6.000000e+00> : tensor<f32>
    %5:3 = call @f8(%3#3, %cst_0, %3#3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %6 = call @f17(%5#1) : (tensor<f32>) -> tensor<f32>
    %7 = call @f18(%3#1, %5#0) : (tensor<f32>, tensor<f32>) -> tensor<?x?x3xf32>
    %8:2 = call @f14(%6, %6) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %c3 = arith.constant 3 : index
    %9 = scf.forall (%arg3) in (%c3) shared_outs(%arg4 = %7) -> (tensor<?x?x3xf32>) {
      %c2 = arith.constant 2 : index
      %12 = arith.cmpi sle, %arg3, %c2 : index
      %13 = scf.if %12 -> (tensor<f32>) {
        scf.yield %5#0 : tensor<f32>
      } else {
        %15:4 = func.call @f12(%0#2, %8#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
        scf.yield %15#3 : tensor<f32>
      }
      %14 = func.call @f4(%5#2, %8#1, %5#2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %extracted_slice = tensor.extract_slice %arg4[0, %arg3, 0] [3, 1, 3] [1, 1, 1] : tensor<?x?x3xf32> to tensor<3x3xf32>
      %cst_2 = arith.constant -6.000000e+00 : f32
      %inserted = tensor.insert %cst_2 into %extracted_slice[%c2, %arg3] : tensor<3x3xf32>
      %inserted_3 = tensor.insert %cst into %inserted[%arg3, %c2] : tensor<3x3xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_3 into %arg4[0, %arg3, 0] [3, 1, 3] [1, 1, 1] : tensor<3x3xf32> into tensor<?x?x3xf32>
      }
    }
    %c-3_i32 = arith.constant -3 : i32
    %10:2 = call @f15(%5#0, %c-3_i32) : (tensor<f32>, i32) -> (tensor<f32>, tensor<f32>)
    %cst_1 = arith.constant dense<1.500000e+00> : tensor<f32>
    %11:2 = call @f11(%5#2, %0#2, %0#2, %cst_1) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %11#1, %11#0, %10#1, %10#0, %9, %4#1, %4#0, %3#2, %3#0, %0#1, %cst_0, %cst_1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<?x?x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}

