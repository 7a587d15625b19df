// bufdiff-profile: wide
// bufdiff-choices: 2c4f2830242f4011bca8c55906819b9803eb5b8d3b8f3c7cf3f5ccedf2ccff894f4d8e2ace2aed5f
// bufdiff-choices: c1020b92e7447a8025bf3b7c3b50f97413ef831666de9a2dd09d96145e3213248f683d5ed9f17252
// bufdiff-choices: 84520fdbddf0ce91a4a16f94f429d9c3962dd9d2e21237eada36ac85bdfa7bfeb811b07c7bb71940
// bufdiff-choices: dd5cbadafa885401b2e251710addfcca4c886e02c07361de4b6995705b8273d449ce612f5cf665af
// bufdiff-choices: 793ec4949c66ce1dc330cb7d06244341a9b52e794df117b2e6a0d937e7bc59a7955ec045abaee8af
// bufdiff-choices: 17cfd15a2191ac04befbfc8f0508fbe46c32878338207917d5893a375bc2ecbdb40c26ee27a443af
// bufdiff-choices: b95270144fd45b6f274e17a0b27f116486d3eb9990be334234fd33ca7fb78532cbd36b81fe7d17e5
// bufdiff-choices: a9b945f078f522669152b5cd09e2e90531d043681847758efad2846f20c34ce8a8c7ca4b877945b9
// bufdiff-choices: fdffc0e73efd64ee0282457f89bcc54103a8a195c98cb0c3a1e13121d3feb34c953710c909a74e11
// bufdiff-choices: 7e1655175bb11c7977a7b33644c39d5262636691668df32340488b26f72748a5a5b7f2eadb3fa5a9
// bufdiff-choices: 6b28cac88f025fe621fe6e7fedaa8f87248f59abea524c95db82dab6b3bd72d65487cd274d9b0888
// bufdiff-choices: ad685eec3f28412193044544dc2c04c364df2b99414f2290abbf3cd31fb89dd7f1b06dc642045a73
// bufdiff-choices: 1c2109e5982394e59be37cd3122d4af908a3de1c00b110d570cb66f8d227ca2b3915d190f9198ed2
// bufdiff-choices: ad15e309c6fca0e0af3f5848ab50d28634a5ddcf1381613ccaa636082a87ee56d6db36fb00088a73
// bufdiff-choices: 54003309ee0d36dd5a2e8ff50e453c37847802c701ff9214d557b8ce4bcbe25d9b0c5b652861597d
// bufdiff-choices: 44ab5736b509225d83dc01754541689628194373f82cd2541c6681c55f676f877d458a9ac91a6689
// bufdiff-choices: e3b02046cd11b63613cb76bed3efc9e4aa502eda5d9b20d09eebf14bb16d052641cf53b831fe138e
// bufdiff-choices: c74660dd5a32cbed3310b2ba3c36802dd410fc354753b7ef7aa9bebfc93cf0c4eca8b551c0ca3427
// bufdiff-choices: 752c2a9e7c792afbc4256ec39c5185e3f6dd6beb042fd9682df615dcdbf05b5453d3a1a6a33be373
// bufdiff-choices: 1c4a6d894e2e7c3ff29346a2e5c66e003e2cefca0a8924ef39cbeb5a3d14d747116b64e1331a1491
// bufdiff-choices: a8286a56349157241438e325532a11c83f88564cb83e360d0201d2315821c4189e9f9c69fc0c52ce
// bufdiff-choices: 6a51254635f9eeddc25be50ed1d374cdb4d2000a0b27dee10187d83deb4078b13f40d8d64b9b3d24
// bufdiff-choices: b9944d29c19f171a7107ff652a3655cc18b3bafabe80104faf782404ac794ec3b1033784fd394f35
// bufdiff-choices: 43bee732d7ca41deee3e30be70bc035b85e8ab071c5368257506cc3f81b85e8c36c2772b321a4b49
// bufdiff-choices: e463da0bb43cd20517e152f65e701fac5ce5a948c7ce48df2e568939a68e0df28ce556db3a943f46
// bufdiff-choices: eb2a8d55c9ef3576436ce1fdb6d03e3bdf182d0c99d94bb44fe4638e3561d1abfb26dcafe7d41421
// bufdiff-choices: 547f64887ead8a9aed1ef95abfa6c701fdb8ab6e76097ec3615586797f2cc6e578fcec7ebebc96f2
// bufdiff-choices: fe387ba72981e601f3a64ac983e418a313fcba5938a6f4c81041bca2736a1b58d972bb01dea1c929
// bufdiff-choices: e8008bab8d68f8b05cac9b2d61b18a17653f8b0691295498a9b9353a01b9b3b6e2b6c7a3733ab35b
// bufdiff-choices: e49d679555ecb4de45fe1f9214a1c759662dbc5b9a0d6ef92beade50f809e149ff91b15bced03ce8
// bufdiff-choices: dd598fa90370cba4b83b5fcb47a3b7c27b382da0c2b5f5e85a1db4b4cd567c460bc4a2a4430a0d85
// bufdiff-choices: 4e2a297bb17d0a52ee479f29c655d7dbd7a446a7ab7dff5d5ae4022a2ca6289bbdd69ec6ddf82170
// bufdiff-choices: 28db3ab92d29d1d24b7359489d27209ec109d46d9fa8308a0cb3b4ba42cb987af8
// bufdiff-features: 17 360 397 641 1150 1470 1631 2943 3217 3398 3579 4020 4165 4333 4752 5075 5187
// bufdiff-features: 5258 5296 5380 6169 6237 6289 6334 6363 6430 6484 6611 6641 6831 6985 7722 8918
// bufdiff-features: 9132 9479 10035 10674 11047 11162 11210 11228 11441 11556 12276 12638 12789
// bufdiff-features: 12932 13233 13915 14355 14884 14891 14925 15424 15595 15671 15751 15903 16207
// bufdiff-features: 16289 16617 16682 17989 18351 18428 18480 18527 18838 19100 19419 19442 20092
// bufdiff-features: 20874 21609 22095 22167 22280 23169 23225 23787 24268 24598 25727 25863 26087
// bufdiff-features: 26568 26728 26831 26922 27644 27725 27852 27871 28389 28503 28556 28807 29001
// bufdiff-features: 29590 29658 29667 29968 30301 30539 30666 30700 31143 31383 31756 31864 32232
// bufdiff-features: 32514 32536 32614 33769 33770 33772 33824 33853 34118 34159 34167 34960 35163
// bufdiff-features: 35364 36749 36784 38326 38754 38783 39329 39540 39541 40070 40281 40348 40540
// bufdiff-features: 40663 40712 41519 41907 42294 42344 42467 42796 42858 42984 43092 43104 43258
// bufdiff-features: 43309 43410 43442 43942 44505 44522 44554 45017 45147 45571 45933 45938 46203
// bufdiff-features: 46338 46404 46476 46720 46835 46993 47102 47340 47392 48598 49092 49657 50894
// bufdiff-features: 51130 51415 51475 51498 51851 52062 52532 52558 52807 52900 52928 53057 53180
// bufdiff-features: 53252 53469 53569 53970 54998 55113 55463 55472 56024 57176 57401 58024 58122
// bufdiff-features: 58228 58403 59347 59372 60417 60469 60567 60599 60686 60697 61896 61969 62574
// bufdiff-features: 62641 63071 63190 63929 64119 64120 64162 64235 64416 64435 64716 64778 65878
// bufdiff-features: 66312 66422 66664 67526 67648 67880 67959 68355 68457 68670 68867 69081 69403
// bufdiff-features: 69550 69675 69735 69965 70119 70335 71050 71259 71306 71458 72203 72442 73041
// bufdiff-features: 73141 73150 73289 73802 74255 74382 74422 74862 74864 75361 75502 75652 76149
// bufdiff-features: 76587 76700 76915 76953 76973 77283 77491 77564 77823 78283 78430 78796 79099
// bufdiff-features: 79493 79562 80093 80567 80794 81022 81411 81443 81736 81801 82011 82135 82149
// bufdiff-features: 82180 82288 82652 82956 83175 83194 83905 84090 84151 84585 84727 84954 84979
// bufdiff-features: 85681 85843 86125 86562 87023 87027 87783 87862 88337 88486 88645 88732 89449
// bufdiff-features: 89780 89812 90032 90070 90097 90114 90414 90495 90543 90777 90832 90977 91074
// bufdiff-features: 93171 93255 93286 94049 94360 95117 95273 95407 96128 96351 96352 96808 97006
// bufdiff-features: 97715 98089 98170 98299 98501 98931 98995 99187 99228 99294 99383 100059 101105
// bufdiff-features: 101867 102215 102375 102788 102809 103614 103851 104171 104315 104334 104790
// bufdiff-features: 104931 104973 105373 105397 105585 105700 105750 106156 106445 107412 107425
// bufdiff-features: 107440 107702 107987 108012 108920 108977 108992 109144 109408 110085 110136
// bufdiff-features: 110780 110952 110967 111619 112340 112427 112929 113041 113940 113951 114425
// bufdiff-features: 114432 114541 114874 115252 115728 115801 116549 116588 117183 117206 117235
// bufdiff-features: 117569 117618 117724 118196 118884 119203 119340 119588 119597 119858 120049
// bufdiff-features: 120153 120383 120836 121059 121524 121626 121971 121977 122159 122967 123967
// bufdiff-features: 124626 124839 125702 126825 126927 127000 127533 127830 128916 129630 129849
// bufdiff-features: 130310 130602 131366 132053 132961 133681 134449 134816 135208 135497 135534
// bufdiff-features: 135868 135955 136039 136854 137045 137518 137656 137910 138366 139357 139524
// bufdiff-features: 140778 140929 141034 141112 141238 141392 142040 142274 142369 142509 142610
// bufdiff-features: 142680 143926 144093 144383 144533 144761 145368 145962 146512 146792 146863
// bufdiff-features: 147738 148304 148647 148739 149013 149660 149892 149908 149977 150313 150631
// bufdiff-features: 150818 151588 151741 151936 151965 152098 152226 152841 153293 153304 153896
// bufdiff-features: 153957 154812 154946 155408 155884 155898 156191 156325 156460 157034 157120
// bufdiff-features: 158120 158396 158415 158839 158897 158996 159348 159983 160756 161295 162677
// bufdiff-features: 162764 162971 163044 163203 163373 163579 163581 163687 163876 164140 164472
// bufdiff-features: 164647 164709 165636 165695 165719 166302 166361 166455 166456 166579 167164
// bufdiff-features: 167352 167614 167793 168007 168102 168323 168562 168858 169249 169403 169506
// bufdiff-features: 169507 169562 169734 169744 170356 170469 171053 171081 171083 171134 171369
// bufdiff-features: 171551 171618 171715 172127 172236 172435 173166 173237 173354 174170 174243
// bufdiff-features: 174367 174734 175723 175976 176031 176076 177211 177226 177355 177402 177488
// bufdiff-features: 177847 177904 178067 178558 178560 179005 179090 179647 179977 180207 180653
// bufdiff-features: 180691 180828 180854 181522 181541 181789 182283 182719 182899 182966 183667
// bufdiff-features: 183703 183778 184030 184576 184722 184815 184851 184853 184962 185027 185036
// bufdiff-features: 185092 185275 185342 185670 186358 186849 186959 187135 187159 187596 188571
// bufdiff-features: 188790 189223 189391 189429 189695 190166 190593 191490 191635 191911 192412
// bufdiff-features: 192422 192528 192628 192771 193290 193747 193773 194134 194448 194682 194714
// bufdiff-features: 194943 195182 195407 195484 195820 195843 196031 196889 197125 197169 197267
// bufdiff-features: 197837 198243 198432 198460 198564 198820 199818 200104 200307 200521 201059
// bufdiff-features: 201410 201509 202456 202562 202814 202894 203352 203779 203855 204212 204679
// bufdiff-features: 204697 205434 205689 205859 206056 207081 207442 207760 208017 208557 209830
// bufdiff-features: 209902 210022 210193 210351 210406 210461 210610 211050 211458 211786 212111
// bufdiff-features: 212375 212779 212792 213275 214073 214171 214248 214325 214621 214830 214958
// bufdiff-features: 215925 215959 216810 216892 216942 216969 217748 217843 217899 218127 218595
// bufdiff-features: 218657 218863 218913 218954 219734 220013 220670 221444 221802 221903 221996
// bufdiff-features: 222219 222612 222809 222982 223437 223613 223640 223802 223970 224222 224436
// bufdiff-features: 224899 225250 225345 225728 225759 225827 226151 226357 226539 226579 226607
// bufdiff-features: 226659 227345 227536 228058 228061 228168 228204 228388 228390 228519 228555
// bufdiff-features: 228808 229266 229434 229759 230081 230315 230610 230640 231537 231770 231790
// bufdiff-features: 231792 231808 232228 233174 233221 233408 234102 234387 234455 234589 234703
// bufdiff-features: 234718 235325 235375 235433 235547 235880 236024 236094 236136 236238 236324
// bufdiff-features: 236930 236986 237022 237620 237763 237788 238676 239241 239513 239725 239991
// bufdiff-features: 240100 240158 240400 240438 240539 240824 241225 241276 241503 241844 242145
// bufdiff-features: 242306 243140 243546 243781 243980 244408 244746 245171 245380 245594 245619
// bufdiff-features: 245784 245898 246030 246415 246543 246622 246635 246880 247062 247181 247913
// bufdiff-features: 248191 249221 249465 249841 250143 250596 250712 250917 250948 251137 251337
// bufdiff-features: 251943 252161 252318 252334 252379 252466 252539 253439 253561 253703 253836
// bufdiff-features: 254840 255556 255676 255840 256337 257251 257992 258331 258378 258455 258625
// bufdiff-features: 258906 258994 259528 259840 259846 259851 260364 260470 260912 261425 261556
// bufdiff-features: 261567
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<2xf32>) -> (tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2x2x1x1x2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<2xf32>, f32, f32) {
    %0 = call @f10(%arg2, %arg2) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1 = call @f14(%arg1, %0) : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
    %2 = call @f17(%arg2) : (tensor<2xf32>) -> tensor<2xf32>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %1 low[0] high[%c0] {
    ^bb0(%arg3: index):
      %18 = arith.index_cast %arg3 : index to i64
      %19 = arith.sitofp %18 : i64 to f32
      %cst_5 = arith.constant 7.250000e+00 : f32
      %20 = arith.minimumf %19, %cst_5 : f32
      tensor.yield %20 : f32
    } : tensor<?xf32> to tensor<?xf32>
    %3:2 = call @f9(%2, %0, %arg2) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %4 = tensor.empty() : tensor<3xf32>
    %cast = tensor.cast %4 : tensor<3xf32> to tensor<?xf32>
    %5 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<3xf32>) -> tensor<3xf32>
    %cast_0 = tensor.cast %6 : tensor<3xf32> to tensor<?xf32>
    %7:3 = call @f13(%cast, %cast_0, %cast_0) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<2xf32>, index)
    %8:2 = call @f18(%7#1) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %cst_1 = arith.constant 1.000000e+01 : f32
    %from_elements = tensor.from_elements %cst, %cst_1 : tensor<2xf32>
    %9:2 = call @f11(%from_elements) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %10 = call @f15(%9#0, %9#0, %9#0) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %11:2 = call @f6(%3#0) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xi1>)
    %12:3 = call @f3(%10) : (tensor<2xf32>) -> (tensor<2x2x1x1x2xi32>, tensor<2xf32>, i32)
    %13:2 = call @f12(%12#1) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %extracted_slice = tensor.extract_slice %7#0[0] [2] [2] : tensor<?xf32> to tensor<2xf32>
    %14 = call @f7(%2, %extracted_slice, %cst) : (tensor<2xf32>, tensor<2xf32>, f32) -> tensor<2xf32>
    %15:6 = call @f16(%14, %14, %extracted_slice) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, f32, f32)
    %c2 = arith.constant 2 : index
    %extracted_slice_2 = tensor.extract_slice %7#0[1] [%c2] [1] : tensor<?xf32> to tensor<?xf32>
    %cast_3 = tensor.cast %extracted_slice_2 : tensor<?xf32> to tensor<2xf32>
    %16:2 = call @f8(%cast_3, %cast_3, %15#4) : (tensor<2xf32>, tensor<2xf32>, f32) -> (tensor<2xf32>, tensor<2xf32>)
    %cst_4 = arith.constant dense<1.000000e+10> : tensor<2xf32>
    %17 = call @f5(%cst_4, %arg0) : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
    return %padded, %3#1, %8#0, %8#1, %9#1, %11#0, %11#1, %12#0, %13#0, %13#1, %15#0, %15#1, %15#2, %15#3, %16#0, %16#1, %17, %extracted_slice, %15#5, %cst : tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2x2x1x1x2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<2xf32>, f32, f32
  }
  func.func private @f18(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %0 = scf.for %arg1 = %c1 to %c5 step %c1 iter_args(%arg2 = %arg0) -> (tensor<2xf32>) {
      %cast = tensor.cast %arg2 : tensor<2xf32> to tensor<?xf32>
      %5:2 = func.call @f1(%arg2, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<2xf32>)
      %cst_0 = arith.constant -1.000000e+00 : f32
      %cst_1 = arith.constant 2.000000e+00 : f32
      %cst_2 = arith.constant 7.250000e+00 : f32
      %from_elements = tensor.from_elements %cst_0, %cst_1, %cst_2, %cst_2 : tensor<2x2xf32>
      %reduced = linalg.reduce ins(%from_elements : tensor<2x2xf32>) outs(%arg2 : tensor<2xf32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %6 = arith.divf %in, %init : f32
          linalg.yield %6 : f32
        }
      %mapped_3 = linalg.map { arith.minimumf } ins(%arg0, %arg0 : tensor<2xf32>, tensor<2xf32>) outs(%reduced : tensor<2xf32>)
      scf.yield %mapped_3 : tensor<2xf32>
    }
    %1 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
    %mapped = linalg.map ins(%arg0, %2 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>)
      (%in: f32, %in_0: f32, %init: f32) {
        %5 = arith.cmpf uge, %in, %in_0 : f32
        %6 = arith.select %5, %in, %in_0 : f32
        linalg.yield %6 : f32
      }
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%mapped, %arg0 : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %5 = arith.subf %in, %in_0 : f32
      %6 = arith.cmpf one, %5, %out : f32
      %7 = arith.select %6, %5, %out : f32
      linalg.yield %7 : f32
    } -> tensor<2xf32>
    %4 = bufferization.alloc_tensor() copy(%0) : tensor<2xf32>
    return %4, %3 : tensor<2xf32>, tensor<2xf32>
  }
  func.func private @f16(%arg0: tensor<2xf32>, %arg1: tensor<2xf32> {bufferization.buffer_layout = #map}, %arg2: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, f32, f32) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<2xf32>) -> tensor<2xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice_1 = tensor.extract_slice %extracted_slice[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map, #map1, #map] ins(%extracted_slice_0, %extracted_slice_1 : tensor<1xf32>, tensor<f32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %2 = linalg.max ins(%1, %cst_2 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice_0 : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %inserted_slice_3 = tensor.insert_slice %2 into %inserted_slice[1] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %extracted = tensor.extract %arg0[%c0] : tensor<2xf32>
    %3 = bufferization.alloc_tensor() copy(%inserted_slice) : tensor<2xf32>
    return %0, %inserted_slice_3, %3, %arg2, %extracted, %cst : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, f32, f32
  }
  func.func private @f13(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> (tensor<?xf32>, tensor<2xf32>, index) {
    %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<?xf32>
    %cst = arith.constant dense<[7.500000e+00, 8.500000e+00]> : tensor<2xf32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %cst_1 = arith.constant 1.000000e+10 : f32
    %from_elements = tensor.from_elements %cst_0, %cst_1 : tensor<2xf32>
    %1:3 = call @f4(%cst, %from_elements) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, index)
    return %0, %1#0, %1#2 : tensor<?xf32>, tensor<2xf32>, index
  }
  func.func private @f9(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<2xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %0 = arith.cmpf oeq, %extracted, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %2 = scf.index_switch %1 -> tensor<2xf32> 
    case 0 {
      %from_elements = tensor.from_elements %extracted, %extracted : tensor<2xf32>
      scf.yield %from_elements : tensor<2xf32>
    }
    case 1 {
      %true = arith.constant true
      %from_elements = tensor.from_elements %0, %true : tensor<2xi1>
      %3 = tensor.empty() : tensor<2xf32>
      %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
      %5 = linalg.select ins(%from_elements, %4, %arg2 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %5 : tensor<2xf32>
    }
    default {
      %c1_0 = arith.constant 1 : index
      %extracted_slice = tensor.extract_slice %arg0[%c1_0] [1] [1] : tensor<2xf32> to tensor<f32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%c1_0] [1] [1] : tensor<f32> into tensor<2xf32>
      scf.yield %inserted_slice : tensor<2xf32>
    }
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %cst into %arg1[%c1] : tensor<2xf32>
    return %2, %inserted : tensor<2xf32>, tensor<2xf32>
  }
  func.func private @f6(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xi1>) {
    %cst = arith.constant dense<[true, false]> : tensor<2xi1>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_0, %cst_1 : tensor<2xf32>
    %cst_2 = arith.constant dense<[5.500000e+00, 6.500000e+00]> : tensor<2xf32>
    %0 = linalg.select ins(%cst, %from_elements, %cst_2 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %1 = bufferization.alloc_tensor() copy(%cst) : tensor<2xi1>
    return %0, %1 : tensor<2xf32>, tensor<2xi1>
  }
  func.func @f3(%arg0: tensor<2xf32>) -> (tensor<2x2x1x1x2xi32>, tensor<2xf32>, i32) {
    %0 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.min ins(%1, %arg0 : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %3 = tensor.empty() : tensor<2x2x1x1x2xi32>
    %c1_i32 = arith.constant 1 : i32
    %4 = linalg.fill ins(%c1_i32 : i32) outs(%3 : tensor<2x2x1x1x2xi32>) -> tensor<2x2x1x1x2xi32>
    %cst_0 = arith.constant dense<100> : tensor<2x2x2x2x3xi32>
    %5 = tensor.empty() : tensor<2x1x2x2x2xi32>
    %6 = linalg.fill ins(%c1_i32 : i32) outs(%5 : tensor<2x1x2x2x2xi32>) -> tensor<2x1x2x2x2xi32>
    %7 = linalg.conv_2d_ngchw_gfchw_q ins(%cst_0, %6, %c1_i32, %c1_i32 : tensor<2x2x2x2x3xi32>, tensor<2x1x2x2x2xi32>, i32, i32) outs(%4 : tensor<2x2x1x1x2xi32>) -> tensor<2x2x1x1x2xi32>
    return %7, %2, %c1_i32 : tensor<2x2x1x1x2xi32>, tensor<2xf32>, i32
  }
  func.func @f1(%arg0: tensor<2xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<2xf32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map, #map1, #map] ins(%arg0, %1 : tensor<2xf32>, tensor<f32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %concat = tensor.concat dim(0) %arg1, %arg1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    return %concat, %2 : tensor<?xf32>, tensor<2xf32>
  }
  func.func private @f2(%arg0: tensor<2xf32>, %arg1: f32, %arg2: tensor<2xf32>, %arg3: tensor<?xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<?xf32>) outs(%arg2 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.cmpf ogt, %in, %3 : f32
      %5 = arith.select %4, %in, %3 : f32
      linalg.yield %5 : f32
    } -> tensor<2xf32>
    return %arg0, %0 : tensor<2xf32>, tensor<2xf32>
  }
  func.func private @f4(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, index) {
    %cast = tensor.cast %arg1 : tensor<2xf32> to tensor<?xf32>
    %0:2 = call @f1(%arg0, %cast) : (tensor<2xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<2xf32>)
    %rank = tensor.rank %0#0 : tensor<?xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %cast_0 = tensor.cast %arg1 : tensor<2xf32> to tensor<?xf32>
    %1:2 = call @f2(%arg1, %cst, %0#1, %cast_0) : (tensor<2xf32>, f32, tensor<2xf32>, tensor<?xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    return %1#1, %1#0, %rank : tensor<2xf32>, tensor<2xf32>, index
  }
  func.func @f5(%arg0: tensor<2xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (tensor<?xf32>, tensor<?xf32>) {
      %2 = bufferization.alloc_tensor() copy(%arg1) : tensor<?xf32>
      %cst = arith.constant 5.000000e-01 : f32
      %cast = tensor.cast %arg0 : tensor<2xf32> to tensor<?xf32>
      %3:2 = func.call @f2(%arg0, %cst, %arg0, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2xf32>, f32, tensor<2xf32>, tensor<?xf32>) -> (tensor<2xf32>, tensor<2xf32>)
      %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
      %4 = tensor.empty(%dim) : tensor<2x?xf32>
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x?xf32>) -> tensor<2x?xf32>
      %cst_0 = arith.constant dense<[8.500000e+00, 9.500000e+00]> : tensor<2xf32>
      %6 = linalg.vecmat ins(%cst_0, %5 : tensor<2xf32>, tensor<2x?xf32>) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
      %mapped = linalg.map ins(%2, %arg1, %6 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%arg3 : tensor<?xf32>)
        (%in: f32, %in_1: f32, %in_2: f32, %init: f32) {
          %7 = arith.divf %in, %in_1 : f32
          %8 = arith.maximumf %7, %in_2 : f32
          linalg.yield %8 : f32
        }
      scf.yield %mapped, %6 : tensor<?xf32>, tensor<?xf32>
    }
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %1 = linalg.conv_1d ins(%arg1, %extracted_slice : tensor<?xf32>, tensor<1xf32>) outs(%0#0 : tensor<?xf32>) -> tensor<?xf32>
    return %0#1 : tensor<?xf32>
  }
  func.func @f7(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: f32) -> tensor<2xf32> {
    %extracted_slice = tensor.extract_slice %arg1[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %0 = linalg.softmax dimension(0) ins(%extracted_slice : tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %extracted_slice[%c0] : tensor<1xf32>
    vector.print %extracted : f32
    %extracted_0 = tensor.extract %0[%c0] : tensor<1xf32>
    vector.print %extracted_0 : f32
    return %inserted_slice : tensor<2xf32>
  }
  func.func @f8(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: f32) -> (tensor<2xf32>, tensor<2xf32>) {
    %cst = arith.constant dense<[5.500000e+00, 4.500000e+00]> : tensor<2xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.minimumf %in, %out : f32
      linalg.yield %1 : f32
    } -> tensor<2xf32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %1 = arith.index_cast %arg3 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = arith.mulf %2, %arg2 : f32
      tensor.yield %3 : f32
    } : tensor<2xf32>
    return %0, %generated : tensor<2xf32>, tensor<2xf32>
  }
  func.func @f10(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = vector.broadcast %cst : f32 to vector<4xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_write %0, %arg1[%c1] : vector<4xf32>, tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @f11(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<2xf32>
    %inserted = tensor.insert %extracted into %arg0[%c0] : tensor<2xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %extracted, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %cst_0 = arith.constant dense<4.500000e+00> : tensor<1xf32>
    %inserted_slice = tensor.insert_slice %cst_0 into %inserted[%1] [1] [1] : tensor<1xf32> into tensor<2xf32>
    return %inserted_slice, %inserted : tensor<2xf32>, tensor<2xf32>
  }
  func.func @f12(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : tensor<2xf32>) {
    ^bb0(%out: f32):
      %cst_1 = arith.constant 5.000000e-01 : f32
      %7 = arith.subf %out, %cst_1 : f32
      linalg.yield %7 : f32
    } -> tensor<2xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0] : tensor<2xf32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %3 = arith.cmpf uno, %extracted, %cst_0 : f32
    %4 = arith.select %3, %0, %2 : tensor<2xf32>
    %5 = tensor.empty() : tensor<2xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%5 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    return %6, %4 : tensor<2xf32>, tensor<2xf32>
  }
  func.func @f14(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %1 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.cmpf ogt, %in, %in_0 : f32
      %4 = arith.select %3, %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<?xf32>
    return %2 : tensor<?xf32>
  }
  func.func private @f15(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%arg2 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.minimumf %in, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @f17(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.exp ins(%1 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %0[%c0] [1] [1] : tensor<2xf32> to tensor<f32>
    return %2 : tensor<2xf32>
  }
}

