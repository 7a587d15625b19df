// bufdiff-profile: wide
// bufdiff-choices: 1a9d352a9af1e6c08bceba71ffe4fbfb7f61c06c8777bdc344f8d010fc74f77ff866d92804406739
// bufdiff-choices: d78f89777f51aa58f183edc6caff95ee8039b0a4b27e46d7fffa97f07e96e8d10883637ebfca656e
// bufdiff-choices: 1fe4f50d1940abf0b4c0b0cdfb6810b380afdab2b6aa337e3ff0aff9a4eca25d4dd761240d171ddc
// bufdiff-choices: bdf582f341875476ecaeb3d161c9ef82ba9a4c4bd3ae3719fdd003080e9a0492d445c925f69e45a0
// bufdiff-choices: 6d93806a00d96e0e76429bad40d6201908e63ef9cafa45d09d32e94fc7bbc33a3bd638d5a37bbb79
// bufdiff-choices: 80611a45de962805ec98d17dc27389d4d709c40fb9a50ee82b28bdc29d9cca8086a2e61f371b13f6
// bufdiff-choices: bb73ed3f6b1f576f0138ae856b659e7fde9508ddc700505592bb81a5609245baa796a0c9fa49b6e7
// bufdiff-choices: 39500613456d41cea258e0dcd00342deb501f6e737b6fde387d9a4cdd89e17c13a9652a82ba93ef7
// bufdiff-choices: c64b25cd1961d6c44b05fad29aa9e43694bf003e56efe289eb0a859dd68440ef03e0958b8d4843d4
// bufdiff-choices: 3684f7cf8a4ccdf4bc4b62d035c2e9ace8308c48853f70236481f6a552538519872a005ac2727829
// bufdiff-choices: 93ab9453909ea5d72c528ca12757986d44d8fa997bb0e784d012330a4b5522ecf4acfddd01021a89
// bufdiff-choices: e0b1f6c975766e23e7376c316006d7d2970ef9b74ee2f3973ad69a1bdd5872a5cc4015641ca73a45
// bufdiff-choices: 5621fdb7714bf88799a29f36fe39275124c384bc9e8c724e58bc74a1c63377c880653eb3c1497466
// bufdiff-choices: 75e8da826ab9f5960728b45b235b3692c357b2e2871690386510a7d2f4e2882a26a6c484f5caa2c3
// bufdiff-choices: af0a6fb92d4123b80947ba94aa63f9e26572feb02614d09e461b757ad42fe82528e336007095b4f9
// bufdiff-choices: e92495e82033ce970b0c0fcd3af68773814f8b9288ce94e2161a327363801105e91d2a443879837e
// bufdiff-choices: 8256eb43898f91bc799325454cf516eca5da572442fa3a6ea548dcae243d2ecac5ccabf8743b7c16
// bufdiff-choices: e0761ccd1cf3916b6527c63c0c77184b9c166fb12a1456db1b042191fd3203632d205792c969226e
// bufdiff-choices: d0e0419592d4cb15a6c95bf6a33bad14114d31092a97ff099ec0475622ae1ee222c3e5f4bb85352f
// bufdiff-choices: d613e94ade8cdc9224ebb43f51edf79cb32e1d133ecc8ad569c13f1d76ba23531e8ff896512dd4b0
// bufdiff-choices: 38f113c2f0d4db509aa7fd879e5bb5c180278de9ced74cb30ef90931187555030e2633d5e34a979d
// bufdiff-choices: 2ed1f4c978169d2bc3b37e62cec20c47cd54d9466586d50123a46af0c6d49113e7c5ed01653d86e6
// bufdiff-choices: 7a4d399fd7c6ab7e50025fb4265a6c01fdfef12b7c33b8fa0dc2c9d0477d255c9522dc74b2ddf26d
// bufdiff-choices: 0a18a9cf94bf2d175cb0c55c36a70972e201af1a036e1d6b5ee90c90339c209f7036e8a8884a66ef
// bufdiff-choices: 20f99aab489a19baf101dfc6610340809f9a659ab83b06cdf5d453305876cb45582e31553156e93e
// bufdiff-choices: bf5c6676fefc7e9a7f56ade07905a4fa3112eb17f0d874e54fedd4e44154738ccf388e7c7f3abd22
// bufdiff-choices: e20f692875131a8438d37c598ae68f
// bufdiff-features: 360 537 1150 1631 1858 2332 2882 2945 3041 4280 4752 4809 5296 6334 6360 6611
// bufdiff-features: 6641 6831 9034 9207 9238 9479 10384 11037 11162 11210 11228 11408 11759 12962
// bufdiff-features: 13074 13233 13915 14494 14704 14878 14925 15671 15751 15827 15929 16086 16371
// bufdiff-features: 16995 17180 18351 18356 18486 19164 19419 19442 19868 20099 20261 20749 20838
// bufdiff-features: 21120 21366 21522 22095 22280 22656 23621 23749 24184 24682 24747 25402 26087
// bufdiff-features: 26369 26546 26568 26600 26922 27076 27725 28036 28556 28578 29590 29968 30223
// bufdiff-features: 30301 30348 30666 30718 31943 32421 32809 32834 33327 33511 33824 33881 33885
// bufdiff-features: 34159 34167 34497 34902 35163 35364 36784 36977 37231 38427 38520 38783 39329
// bufdiff-features: 39476 39674 39927 40070 40712 41200 41517 41799 41993 42150 42344 42467 42846
// bufdiff-features: 42858 43092 43122 43258 43309 43442 43631 43805 44007 44522 44998 45017 45765
// bufdiff-features: 46203 46208 46993 47392 47416 47742 48586 48598 49211 49999 50894 51415 51475
// bufdiff-features: 52062 52148 52322 52558 52807 52856 52900 53057 53252 53414 53469 53940 54205
// bufdiff-features: 54385 54471 54998 56046 58024 58973 59145 59620 60417 60465 60686 61375 61944
// bufdiff-features: 62167 62411 62680 62902 63071 63769 63800 63929 64119 64120 64235 65726 65921
// bufdiff-features: 66202 66422 66570 66821 66995 67532 67959 68355 68670 68701 68867 68985 71054
// bufdiff-features: 71259 71306 72119 72450 72629 73289 73387 73388 73802 74057 74862 74864 76087
// bufdiff-features: 76700 76953 77253 77389 77694 78283 78430 79184 79850 80400 80894 81047 81587
// bufdiff-features: 81736 82011 82135 83194 84151 84585 85051 85562 85843 86125 86357 86866 86937
// bufdiff-features: 87521 87895 88635 88732 88990 89150 89780 89812 90011 90070 90198 90383 90777
// bufdiff-features: 90873 91074 91116 91365 92194 93165 93255 94096 94961 94994 95273 95407 98190
// bufdiff-features: 98501 99228 99383 99619 100025 100059 100866 101264 101759 102034 102597 102809
// bufdiff-features: 103009 103120 104315 104334 104931 105026 105696 106143 106365 106396 106917
// bufdiff-features: 107375 107425 108012 108038 108550 108810 109065 109220 109643 109732 110085
// bufdiff-features: 110713 110795 111096 111619 111979 112929 113142 113453 113618 113801 113940
// bufdiff-features: 114139 114541 116388 117235 117336 117618 117766 118576 118984 119203 119588
// bufdiff-features: 119597 119705 120049 120259 120350 121132 121309 121585 121812 122950 122967
// bufdiff-features: 122987 123090 123204 123274 123763 124414 124614 124839 125124 125397 125971
// bufdiff-features: 126398 126927 127000 127074 127205 127726 128916 129404 129811 129849 130294
// bufdiff-features: 130933 131107 131306 131605 131999 133084 133646 134279 134449 136056 136205
// bufdiff-features: 136273 137045 137427 138366 139885 140302 140778 140924 141891 142040 142349
// bufdiff-features: 142376 142509 143205 143633 144120 144648 145087 145389 145943 145996 146512
// bufdiff-features: 146608 146792 147477 147747 149304 149581 150087 150413 150631 150818 151242
// bufdiff-features: 151369 151588 151936 153293 153488 153957 155465 155467 155898 156191 156211
// bufdiff-features: 156460 157034 157120 157304 157579 158120 158223 158710 158897 159348 159421
// bufdiff-features: 160349 160515 160756 162971 163044 163203 163876 164396 164709 165159 165373
// bufdiff-features: 165582 165636 165712 165719 166047 167614 168323 168766 168858 169275 169299
// bufdiff-features: 169982 171053 171369 171381 172049 173354 173597 174097 174141 174170 175479
// bufdiff-features: 176364 176499 176851 177182 177226 177355 177429 177904 178067 178535 178558
// bufdiff-features: 178657 179062 179471 180358 181522 181789 182135 182695 182966 184030 184492
// bufdiff-features: 184576 184854 185723 186042 186257 186299 186959 187159 187311 188358 188571
// bufdiff-features: 188790 189226 190142 190508 190520 191635 192422 192628 192771 193525 193747
// bufdiff-features: 194134 194321 194682 194987 195182 196031 196048 196063 196349 196571 196941
// bufdiff-features: 197267 197837 198432 198820 199750 200065 200077 200104 200153 200298 200373
// bufdiff-features: 201059 201178 201609 201991 202241 202562 203000 203352 204212 204527 205434
// bufdiff-features: 205689 205953 206162 206942 207081 207442 207454 207596 208017 208947 210022
// bufdiff-features: 210096 210363 210461 211003 211118 211458 212628 213275 213389 213513 214560
// bufdiff-features: 214744 214928 215959 216034 216076 216570 216581 216942 217132 217621 217899
// bufdiff-features: 218089 218480 218635 218648 218657 218709 218913 219393 219751 220013 220181
// bufdiff-features: 220517 220998 221097 221219 221376 221439 221585 221661 222809 223045 223165
// bufdiff-features: 223640 223719 223758 223991 224222 224593 225728 226357 226579 227536 228291
// bufdiff-features: 228388 228390 228519 228751 228936 229266 229458 229671 230081 230640 230920
// bufdiff-features: 231330 231537 231994 233762 234387 234619 235141 235144 235325 235375 235458
// bufdiff-features: 235477 236024 236087 236238 236324 236612 236909 236930 236986 237620 238676
// bufdiff-features: 239581 240013 240158 240754 240824 240967 241308 241950 242872 242955 243137
// bufdiff-features: 243441 243506 243546 243796 244166 244677 245112 245272 245619 245941 246463
// bufdiff-features: 246543 246825 247384 248086 248599 249221 250278 250797 250917 250968 251337
// bufdiff-features: 251444 251478 251550 252260 252318 252466 252539 252570 253305 253836 255046
// bufdiff-features: 255520 255713 256112 256247 256828 258511 258994 259192 259528 259766 259840
// bufdiff-features: 260181 260550 261585 261714 261994
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x3x3xf32>) -> (tensor<1x1x1xindex>, tensor<3x3x?xf32>, tensor<1x?x1xf32>, tensor<1x?x1xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x1x1xf32>, tensor<1x1x1xf32>, tensor<?x?x?xf32>, tensor<1x1x1xf32>, tensor<3xf32>, tensor<1x1x4xf32>, tensor<?x1x1xf32>, tensor<3xf32>) {
    %0:2 = call @f10(%arg0) : (tensor<3x3x3xf32>) -> (tensor<3x?x3xf32>, tensor<3x3x3xf32>)
    %1 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
    %3 = tensor.empty() : tensor<3x2xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %2[0] [%c2] [1] : tensor<3xf32> to tensor<?xf32>
    %5 = linalg.matvec ins(%4, %extracted_slice : tensor<3x2xf32>, tensor<?xf32>) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    %cast = tensor.cast %0#1 : tensor<3x3x3xf32> to tensor<3x?x3xf32>
    %c3 = arith.constant 3 : index
    %6 = tensor.empty(%c3) : tensor<3x?x3xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<3x?x3xf32>) -> tensor<3x?x3xf32>
    %cast_0 = tensor.cast %7 : tensor<3x?x3xf32> to tensor<3x3x3xf32>
    %8 = call @f9(%cast, %cast_0) : (tensor<3x?x3xf32>, tensor<3x3x3xf32>) -> tensor<3x?x3xf32>
    %9 = tensor.empty() : tensor<3x3x3xf32>
    %cst_1 = arith.constant -0.000000e+00 : f32
    %10 = linalg.fill ins(%cst_1 : f32) outs(%9 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %11:2 = call @f12(%10, %10) : (tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<1x1x1xindex>)
    %cast_2 = tensor.cast %11#0 : tensor<3x3x3xf32> to tensor<3x?x?xf32>
    %12 = tensor.empty() : tensor<3x3x3xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %10[%c0, %c2, %c2] : tensor<3x3x3xf32>
    %13 = linalg.fill ins(%extracted : f32) outs(%12 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cast_3 = tensor.cast %13 : tensor<3x3x3xf32> to tensor<3x3x?xf32>
    %14:2 = call @f11(%cast_2, %cast_3) : (tensor<3x?x?xf32>, tensor<3x3x?xf32>) -> (tensor<3x3x?xf32>, tensor<3x?x?xf32>)
    %15 = tensor.empty() : tensor<1x1x4xf32>
    %16 = linalg.fill ins(%extracted : f32) outs(%15 : tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
    %cast_4 = tensor.cast %16 : tensor<1x1x4xf32> to tensor<?x?x?xf32>
    %cast_5 = tensor.cast %0#0 : tensor<3x?x3xf32> to tensor<3x3x3xf32>
    %17:3 = call @f7(%cast_4, %cast_5) : (tensor<?x?x?xf32>, tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<1x?x1xf32>, tensor<1x?x1xf32>)
    %cast_6 = tensor.cast %8 : tensor<3x?x3xf32> to tensor<?x?x?xf32>
    %cast_7 = tensor.cast %14#1 : tensor<3x?x?xf32> to tensor<?x?x?xf32>
    %18:3 = call @f8(%cast_6, %cast_7) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>)
    %cst_8 = arith.constant 3.000000e+00 : f32
    %19 = arith.cmpf ogt, %extracted, %cst_8 : f32
    %cast_9 = tensor.cast %17#0 : tensor<3x3x3xf32> to tensor<?x?x?xf32>
    %20 = arith.select %19, %18#2, %cast_9 : tensor<?x?x?xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice_10 = tensor.extract_slice %18#2[1, 1, %c0] [%c1, 1, 1] [1, %c1, 1] : tensor<?x?x?xf32> to tensor<?x1x1xf32>
    %cast_11 = tensor.cast %extracted_slice_10 : tensor<?x1x1xf32> to tensor<1x1x1xf32>
    %21:2 = call @f2(%cast_11) : (tensor<1x1x1xf32>) -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>)
    %cast_12 = tensor.cast %extracted_slice_10 : tensor<?x1x1xf32> to tensor<1x1x1xf32>
    %22:3 = call @f6(%cast_12) : (tensor<1x1x1xf32>) -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<?x?x?xf32>)
    %23 = arith.select %19, %22#1, %22#0 : tensor<1x1x1xf32>
    %24 = vector.broadcast %extracted : f32 to vector<2xf32>
    %25 = arith.index_castui %19 : i1 to index
    %26 = arith.remui %25, %c3 : index
    %27 = vector.transfer_write %24, %2[%26] : vector<2xf32>, tensor<3xf32>
    %28 = linalg.div ins(%2, %27 : tensor<3xf32>, tensor<3xf32>) outs(%27 : tensor<3xf32>) -> tensor<3xf32>
    %29 = bufferization.alloc_tensor() copy(%16) {memory_space = 1 : i64} : tensor<1x1x4xf32>
    %30 = linalg.floor ins(%16 : tensor<1x1x4xf32>) outs(%29 : tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
    %31 = tensor.empty() : tensor<1x1x4xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<1x1x4xf32>) outs(%31 : tensor<1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.maximumf %in, %cst : f32
      linalg.yield %35 : f32
    } -> tensor<1x1x4xf32>
    %true = arith.constant true
    %33 = arith.ori %19, %true : i1
    cf.assert %33, "never fails"
    %true_13 = arith.constant true
    %34 = arith.ori %19, %true_13 : i1
    cf.assert %34, "never fails"
    %cast_14 = tensor.cast %21#0 : tensor<1x1x1xf32> to tensor<?x1x1xf32>
    return %11#1, %14#0, %17#1, %17#2, %18#0, %18#1, %20, %cast_14, %21#1, %22#2, %23, %28, %32, %extracted_slice_10, %5 : tensor<1x1x1xindex>, tensor<3x3x?xf32>, tensor<1x?x1xf32>, tensor<1x?x1xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x1x1xf32>, tensor<1x1x1xf32>, tensor<?x?x?xf32>, tensor<1x1x1xf32>, tensor<3xf32>, tensor<1x1x4xf32>, tensor<?x1x1xf32>, tensor<3xf32>
  }
  func.func private @f10(%arg0: tensor<3x3x3xf32>) -> (tensor<3x?x3xf32>, tensor<3x3x3xf32>) {
    %transposed = linalg.transpose ins(%arg0 : tensor<3x3x3xf32>) outs(%arg0 : tensor<3x3x3xf32>) permutation = [1, 0, 2] 
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      %extracted = tensor.extract %transposed[%arg1, %arg2, %arg3] : tensor<3x3x3xf32>
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = arith.index_cast %arg2 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.index_cast %arg3 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.divf %extracted, %2 : f32
      %8 = arith.subf %7, %4 : f32
      %9 = arith.maximumf %8, %6 : f32
      tensor.yield %9 : f32
    } : tensor<3x3x3xf32>
    %cast = tensor.cast %generated : tensor<3x3x3xf32> to tensor<3x?x3xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %0 = call @f5(%cast, %cst) : (tensor<3x?x3xf32>, f32) -> tensor<3x?x3xf32>
    return %0, %arg0 : tensor<3x?x3xf32>, tensor<3x3x3xf32>
  }
  func.func private @f9(%arg0: tensor<3x?x3xf32>, %arg1: tensor<3x3x3xf32>) -> tensor<3x?x3xf32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?x3xf32>
    %0 = tensor.empty(%dim) : tensor<3x?x3xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c1, %c0, %c1] : tensor<3x3x3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x?x3xf32>) -> tensor<3x?x3xf32>
    %2 = tensor.empty(%dim) : tensor<3x?x3xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<3x?x3xf32>) -> tensor<3x?x3xf32>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%1, %3 : tensor<3x?x3xf32>, tensor<3x?x3xf32>) outs(%arg0 : tensor<3x?x3xf32>) -> tensor<3x?x3xf32>
    return %4 : tensor<3x?x3xf32>
  }
  func.func private @f8(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
    %mapped = linalg.map { arith.maximumf } ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg0 : tensor<?x?x?xf32>)
    %cst = arith.constant 1.000000e+02 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%mapped : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mapped : tensor<?x?x?xf32>) outs(%arg0 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<?x?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
    %2 = tensor.empty(%dim, %dim_0, %dim_0) : tensor<?x?x?xf32>
    %3 = linalg.copy ins(%1 : tensor<?x?x?xf32>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %4 = tensor.empty(%dim, %dim_0, %dim_0) : tensor<?x?x?xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?xf32>) outs(%4 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x?xf32>
    return %0, %3, %5 : tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>
  }
  func.func private @f7(%arg0: tensor<?x?x?xf32>, %arg1: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<1x?x1xf32>, tensor<1x?x1xf32>) {
    %0 = linalg.softmax dimension(0) ins(%arg1 : tensor<3x3x3xf32>) outs(%arg1 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %cst_0 = arith.constant dense<-1.000000e+00> : tensor<1x2x1xf32>
    %cast = tensor.cast %cst_0 : tensor<1x2x1xf32> to tensor<1x?x1xf32>
    %1:2 = call @f3(%0, %cst, %cast) : (tensor<3x3x3xf32>, f32, tensor<1x?x1xf32>) -> (tensor<1x?x1xf32>, tensor<1x?x1xf32>)
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%c1, %c1, %c1) : tensor<?x?x?xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst_0[%c0, %c0, %c0] : tensor<1x2x1xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %cast_1 = tensor.cast %3 : tensor<?x?x?xf32> to tensor<?x1x?xf32>
    %cst_2 = arith.constant 7.250000e+00 : f32
    %4 = call @f4(%cast_1, %cast_1, %cst_2) : (tensor<?x1x?xf32>, tensor<?x1x?xf32>, f32) -> tensor<3x3x3xf32>
    return %4, %1#1, %1#0 : tensor<3x3x3xf32>, tensor<1x?x1xf32>, tensor<1x?x1xf32>
  }
  func.func @f6(%arg0: tensor<1x1x1xf32>) -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<?x?x?xf32>) {
    %mapped = linalg.map ins(%arg0, %arg0 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%arg0 : tensor<1x1x1xf32>)
      (%in: f32, %in_0: f32, %init: f32) {
        %5 = arith.negf %in : f32
        %6 = arith.addf %5, %in_0 : f32
        linalg.yield %6 : f32
      }
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0, %c0, %c0] : tensor<1x1x1xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %0 = arith.cmpf une, %extracted, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %2 = scf.index_switch %1 -> tensor<1x1x1xf32> 
    case 0 {
      %5 = linalg.log ins(%arg0 : tensor<1x1x1xf32>) outs(%arg0 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      scf.yield %5 : tensor<1x1x1xf32>
    }
    case 2 {
      %5 = tensor.empty() : tensor<1x1xf32>
      %6 = linalg.fill ins(%extracted : f32) outs(%5 : tensor<1x1xf32>) -> tensor<1x1xf32>
      %broadcasted = linalg.broadcast ins(%6 : tensor<1x1xf32>) outs(%arg0 : tensor<1x1x1xf32>) dimensions = [1] 
      scf.yield %broadcasted : tensor<1x1x1xf32>
    }
    default {
      %5 = linalg.rsqrt ins(%mapped : tensor<1x1x1xf32>) outs(%arg0 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      scf.yield %5 : tensor<1x1x1xf32>
    }
    %c1 = arith.constant 1 : index
    %3 = tensor.empty(%c1, %c1, %c1) : tensor<?x?x?xf32>
    %4 = linalg.copy ins(%mapped : tensor<1x1x1xf32>) outs(%3 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %2, %arg0, %4 : tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<?x?x?xf32>
  }
  func.func private @f4(%arg0: tensor<?x1x?xf32>, %arg1: tensor<?x1x?xf32>, %arg2: f32) -> tensor<3x3x3xf32> {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0, %c0, %c0] : tensor<?x1x?xf32>
    %0 = tensor.empty() : tensor<3x3x3xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = arith.divf %arg2, %cst : f32
    %2 = linalg.fill ins(%1 : f32) outs(%0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %3 = call @f1(%2, %extracted) : (tensor<3x3x3xf32>, f32) -> tensor<3x3x3xf32>
    return %3 : tensor<3x3x3xf32>
  }
  func.func private @f3(%arg0: tensor<3x3x3xf32>, %arg1: f32, %arg2: tensor<1x?x1xf32>) -> (tensor<1x?x1xf32>, tensor<1x?x1xf32>) {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1, %c1) : tensor<?x?xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.depthwise_conv_1d_nwc_wc ins(%arg2, %1 : tensor<1x?x1xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    %dim = tensor.dim %arg2, %c1 : tensor<1x?x1xf32>
    %3 = tensor.empty(%dim) : tensor<1x?x1xf32>
    %4 = linalg.ceil ins(%arg2 : tensor<1x?x1xf32>) outs(%3 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    return %2, %4 : tensor<1x?x1xf32>, tensor<1x?x1xf32>
  }
  func.func private @f1(%arg0: tensor<3x3x3xf32>, %arg1: f32) -> tensor<3x3x3xf32> {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c3, %c1) : tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %1 = arith.cmpf ogt, %arg1, %cst : f32
    %2 = arith.index_castui %1 : i1 to index
    %extracted = tensor.extract %arg0[%c0, %2, %c0] : tensor<3x3x3xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cast = tensor.cast %3 : tensor<?x?xf32> to tensor<3x1xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, %c2, %c2] [3, 1, 1] [1, 1, 1] : tensor<3x1xf32> into tensor<3x3x3xf32>
    return %inserted_slice : tensor<3x3x3xf32>
  }
  func.func @f2(%arg0: tensor<1x1x1xf32>) -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0, %c0, %c0] : tensor<1x1x1xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %0 = arith.cmpf olt, %extracted, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %2 = scf.index_switch %1 -> tensor<1x1x1xf32> 
    case 0 {
      %cst_1 = arith.constant dense<3.500000e+00> : tensor<1x1xf32>
      %inserted_slice = tensor.insert_slice %cst_1 into %arg0[%c0, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<1x1xf32> into tensor<1x1x1xf32>
      scf.yield %inserted_slice : tensor<1x1x1xf32>
    }
    case 2 {
      scf.yield %arg0 : tensor<1x1x1xf32>
    }
    case 4 {
      scf.yield %arg0 : tensor<1x1x1xf32>
    }
    default {
      scf.yield %arg0 : tensor<1x1x1xf32>
    }
    %cst_0 = arith.constant 1.000000e+02 : f32
    %3 = vector.transfer_read %2[%c0, %c0, %c0], %cst_0 : tensor<1x1x1xf32>, vector<2xf32>
    %4 = vector.transfer_write %3, %arg0[%c0, %c0, %c0] : vector<2xf32>, tensor<1x1x1xf32>
    %5 = tensor.empty() : tensor<1x1x1xf32>
    %6 = linalg.copy ins(%2 : tensor<1x1x1xf32>) outs(%5 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    return %4, %6 : tensor<1x1x1xf32>, tensor<1x1x1xf32>
  }
  func.func private @f5(%arg0: tensor<3x?x3xf32>, %arg1: f32) -> tensor<3x?x3xf32> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg1, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %c0 = arith.constant 0 : index
    %2 = vector.transfer_read %arg0[%c2, %c1, %1], %arg1 : tensor<3x?x3xf32>, vector<3xf32>
    %3 = vector.transfer_write %2, %arg0[%c2, %1, %1] : vector<3xf32>, tensor<3x?x3xf32>
    return %3 : tensor<3x?x3xf32>
  }
  func.func @f11(%arg0: tensor<3x?x?xf32>, %arg1: tensor<3x3x?xf32>) -> (tensor<3x3x?xf32>, tensor<3x?x?xf32>) {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<3x3x?xf32>) -> tensor<3x3x?xf32>
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg1, %c2 : tensor<3x3x?xf32>
    %1 = tensor.empty(%dim) : tensor<3x3x?xf32>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<3x3x?xf32>) -> tensor<3x3x?xf32>
    %false = arith.constant false
    %3 = arith.select %false, %0, %2 : tensor<3x3x?xf32>
    return %3, %arg0 : tensor<3x3x?xf32>, tensor<3x?x?xf32>
  }
  func.func private @f12(%arg0: tensor<3x3x3xf32>, %arg1: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<1x1x1xindex>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c2, %c1, %c0] : tensor<3x3x3xf32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cst = arith.constant dense<6> : tensor<1x1x1xi64>
    %1 = arith.index_cast %cst : tensor<1x1x1xi64> to tensor<1x1x1xindex>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x1x1xindex>) outs(%1 : tensor<1x1x1xindex>) {
    ^bb0(%in: index, %out: index):
      %3 = arith.muli %in, %c1 : index
      linalg.yield %3 : index
    } -> tensor<1x1x1xindex>
    return %0, %2 : tensor<3x3x3xf32>, tensor<1x1x1xindex>
  }
}

