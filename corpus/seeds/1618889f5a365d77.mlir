// bufdiff-profile: deep
// bufdiff-choices: 14313072ff97d41e8ed44c084a20f1cce8ef711b685ec8a11fa6160e42c8f3cc62f3e43cd826e6a3
// bufdiff-choices: 4a0a801cba66e8194e6880d9f5b3be42b81a53bd31fb22c9942d1d3a410547db751576ceaa5672c8
// bufdiff-choices: 8b8c9091eb6e7d547e9cbf59224a547e032e694308a3ba67540e5e237de67967a4b00bf35c063583
// bufdiff-choices: ccd125631fa01af192653e5bbbfdf5fb7532a96e09bbc1fae216ffe43315a8a7b13f30e33de9c9a5
// bufdiff-choices: ca737eb7a33c8e7622f3705fdff5906da5d71e440b76d9a0220224ec50deceec1d795ab514e155d5
// bufdiff-choices: 574d7e335f86dd6a2692939c249dc7099824441f12388425b932dacb8cd0740c1de965989bc08239
// bufdiff-choices: 281e74bdb4a53a7321d53a2039013279c595bef57c3de17ecd5c0fec919301388d0ff86a3e69c1bc
// bufdiff-choices: f708a3176e5fa00f7f7fe9a71d088f95c81d16a18fe4a1bc4271e3da0d0922c95d2bc431d56a355e
// bufdiff-choices: c2bc66012e2cbff2aebdda0b9584f1867d956f51d0dcf9f614433ebda43a79e8c344bc85a7a5b1c2
// bufdiff-choices: 4fe19aeac96123be912dd9393736515acc7de64fceb120194b3d58a0c63041d64ebe317ccaedb497
// bufdiff-choices: ad1270f00d547502e737edb7d533a2fd9ac3630184a344ad49f080f8d44da5adf853e06e1a205a6c
// bufdiff-choices: 15f7acc127053113d054e9717d7ea5a5fc65fc1c50cb08de600dd2915a52acfda22690679f08baa4
// bufdiff-choices: bbcd84c7d9f588d5bcc3413dc85df339158c9e96fad6a0838591875431b51e79afd0f2704f89c6be
// bufdiff-choices: b55293ce2b4d9565f0db49495a52abc9dfe9817df165cb7059dd31505db9b3ec8067eeec721a444f
// bufdiff-choices: 77ff288cb4f1e00c6e1d4d05e0133dd21f2bbd6ab84f764fb9c2018cf8c1d5934aee3cc9b72fa7e5
// bufdiff-choices: e797293737276f61eb7b4883fdc3ae85c0f40edb884a3f589f30b2eddc1412af8755672235d85249
// bufdiff-choices: 0367a109e624d8e2d3ab45cf8aa76b45dd8182f7ee80486acc8b2027dfafc4e09aaee71f4893181b
// bufdiff-choices: 568acc8e5d1e7cc440f18ec085f67c77443f88eae9684b73441ecc46431c3fd0deb02bdb73c9e752
// bufdiff-choices: cef6038bab4e6e611189e872b391c18e64ad30fdf3e5da0fce1a13c26df1b9e3928ac947d5984b82
// bufdiff-choices: 62dff7720fccc7a809eed0d6355572adda9ab643400f7c043318393115ac97d39d4338c62643e929
// bufdiff-choices: a02726c3311d0401fe0b66893423608674df3dac17b315a914d93b6f6edb44d449d893fccfd5b7b1
// bufdiff-choices: ce6379607e9118f16d10a548367309fdab12b86689f0c19e41a34b64a10f517ee821816c9004c1ee
// bufdiff-choices: d0ae501cb796da1467370d97a703c4cb7b327cbc0f108b2692c04ce9308ea00556c628ff66dd4ce5
// bufdiff-choices: 07733c9bb02e40227a3d212063cbeeb68e1cf28b8f4b2e0d449e5dfe5c06abf33c7a76582ada9d95
// bufdiff-choices: 1cd1094cce6793f46a49bb1ce28232de149d4981ab2a208b2e89ff2611f1dbada7bb5df3e69cc631
// bufdiff-choices: 2bd3140f565c8e70d0890554ee2be6927fd9ab24dcf4476dc546faa393
// bufdiff-features: 397 587 600 1189 1207 2058 2898 3217 3499 3579 4809 5013 5187 5994 6002 6611
// bufdiff-features: 6641 6812 6963 7800 8130 8204 8235 8259 8325 9189 9479 9748 9968 10384 10872
// bufdiff-features: 11047 11136 11162 11344 11450 12170 13233 13390 13915 14454 14609 14704 14709
// bufdiff-features: 14884 15184 15356 15751 15756 15903 16269 16682 16740 17406 17434 17853 17970
// bufdiff-features: 18100 18166 18287 18322 18486 18822 18952 19545 19606 19727 19985 20092 20659
// bufdiff-features: 20952 21140 21418 21419 21522 21652 21953 22051 22280 22448 22640 23225 24261
// bufdiff-features: 24268 24402 24516 24844 25078 25656 25818 26023 26087 26094 26414 26546 26568
// bufdiff-features: 26663 26796 26899 27461 27725 28147 28464 28503 28556 28564 28724 28814 28986
// bufdiff-features: 29590 29730 29968 30389 30659 30666 30896 30996 31410 31864 32358 32388 32482
// bufdiff-features: 33354 33853 34167 34210 34233 34350 34473 34975 35163 35239 35610 35765 35968
// bufdiff-features: 36193 36784 37050 37231 38424 38520 38575 38615 38702 38783 39150 39673 39927
// bufdiff-features: 40540 40712 41679 42467 42530 42769 42858 43092 43442 43774 43942 44032 44132
// bufdiff-features: 44587 44621 45031 45561 45765 46203 46208 46404 47153 47242 47311 47392 47554
// bufdiff-features: 47695 47762 48038 48333 48360 48598 49007 49355 49635 49657 50633 50646 51415
// bufdiff-features: 51729 52062 52322 52558 52701 52900 52946 53180 53244 53469 53504 53604 53779
// bufdiff-features: 54827 54915 54998 55086 55182 55223 55382 55561 55632 55987 56404 57134 57548
// bufdiff-features: 57551 58278 59145 60025 60302 60393 60462 62091 62480 63071 63384 63905 63929
// bufdiff-features: 64119 64120 64370 64601 64801 64850 64964 65478 65726 66304 66327 66422 66869
// bufdiff-features: 66995 66996 67880 68355 68457 68555 68614 68782 68854 68935 69050 69728 70278
// bufdiff-features: 71156 71168 71306 72363 73141 73289 73802 74057 74083 74382 74833 74914 75414
// bufdiff-features: 75921 76339 76512 76820 76953 77129 77987 78283 78430 78697 78828 79271 79272
// bufdiff-features: 79377 79703 79811 80035 80454 80533 80894 81047 81066 81467 81736 81809 82135
// bufdiff-features: 82552 82646 82723 83194 83466 83493 83548 83574 83900 84168 84585 84952 85047
// bufdiff-features: 85843 86125 86710 86990 87495 87862 88008 88337 88958 89250 89481 89732 89780
// bufdiff-features: 89812 90070 90202 90506 90543 90777 91034 91074 91163 91633 92194 92221 92488
// bufdiff-features: 94049 94290 94527 95056 95273 95299 95407 95465 95494 95625 95848 95855 96127
// bufdiff-features: 96807 96882 97308 98501 99228 99294 99350 99383 99757 99874 100073 100085
// bufdiff-features: 100718 101264 101277 101629 102078 102232 102347 102456 102809 103108 103147
// bufdiff-features: 103159 103318 103648 103715 103851 104315 104436 104931 106087 107425 107987
// bufdiff-features: 108012 108173 108176 108221 108641 109105 109408 109440 109923 110162 110424
// bufdiff-features: 110552 110780 110863 110917 110932 111024 111976 112327 112333 112737 112929
// bufdiff-features: 113077 113121 113327 113822 114143 114189 114541 114783 115026 115083 115155
// bufdiff-features: 116125 116721 116732 117151 117196 117269 117336 117724 119597 119764 119993
// bufdiff-features: 121363 121682 122544 123204 123446 124826 125591 125908 125921 126398 126927
// bufdiff-features: 127096 127238 127243 127601 127813 128143 128163 128182 128685 128817 128916
// bufdiff-features: 129435 129946 130071 130294 130535 130824 130933 130974 131434 133002 133446
// bufdiff-features: 133504 133756 134367 134449 134882 135749 135758 136056 136269 136341 136596
// bufdiff-features: 137045 137235 137343 137504 137582 137637 137664 138200 139890 140479 140778
// bufdiff-features: 140841 140924 141044 141111 142274 142349 142376 142393 142610 142617 142775
// bufdiff-features: 143172 143195 143438 143890 143938 144093 144409 145087 145162 145272 146342
// bufdiff-features: 146512 146619 146716 146792 146901 147046 147477 149464 149494 149865 150054
// bufdiff-features: 150313 150328 150355 150580 150818 151211 151292 151326 151588 151728 151758
// bufdiff-features: 151936 152187 152226 152233 152730 153293 153488 153780 154764 154812 154889
// bufdiff-features: 155009 155465 155477 155530 155618 155884 156191 156346 156460 156519 156807
// bufdiff-features: 157579 158120 158383 158614 158897 159031 159251 159348 159724 159796 160119
// bufdiff-features: 160349 160756 161319 161377 161974 162819 162971 163044 164396 164431 164481
// bufdiff-features: 164602 164709 165231 165242 165636 165719 165817 166169 166455 166846 167109
// bufdiff-features: 167226 167260 167650 167753 167973 168377 168403 168833 168858 169288 169577
// bufdiff-features: 169860 170463 170817 170882 170928 171020 171053 171085 171116 171369 171715
// bufdiff-features: 171913 172049 172127 172145 172209 172236 172478 172479 173026 173079 173152
// bufdiff-features: 173166 173858 174094 174138 174243 174249 175405 175723 175888 176252 176370
// bufdiff-features: 176399 176626 176782 176987 177182 177381 177817 177904 178067 178165 178549
// bufdiff-features: 178748 178854 179280 179293 179357 179796 180207 180258 180465 181161 181789
// bufdiff-features: 182966 183114 184030 184112 184854 185382 185723 185729 185743 186042 186202
// bufdiff-features: 186257 186297 186959 187683 187769 188092 188122 188145 188175 188621 188719
// bufdiff-features: 188790 189010 189319 189391 189995 190142 190547 190813 191455 191476 191765
// bufdiff-features: 191770 192422 192628 192771 193290 193292 194043 194134 194503 194810 195182
// bufdiff-features: 195855 196031 196048 196734 197267 197274 197339 198016 198081 198432 198729
// bufdiff-features: 198798 199305 199474 200104 200219 200521 201059 201178 201509 201601 201750
// bufdiff-features: 202241 202271 203185 203394 203746 204122 204314 204527 204614 204718 204797
// bufdiff-features: 204922 205072 205434 205504 205689 206133 207124 207330 207406 207442 207449
// bufdiff-features: 207632 207675 207731 207837 208623 208630 208797 210022 210301 210406 210461
// bufdiff-features: 210482 210490 211003 211044 211118 211167 211263 211508 211596 212104 212779
// bufdiff-features: 213389 213400 213455 213481 214484 214744 215707 215880 215959 216754 217137
// bufdiff-features: 217282 218657 218863 219153 219413 219958 220013 220284 220627 220780 221154
// bufdiff-features: 221162 221452 221975 222612 222767 222809 222982 223180 223719 223767 224222
// bufdiff-features: 225255 225514 225728 225759 226178 226329 226457 226575 226579 226659 226668
// bufdiff-features: 226800 227345 227838 228061 228741 228936 229246 229273 229951 230081 230640
// bufdiff-features: 230915 231564 231656 231855 232330 232335 232341 232584 232823 233276 233674
// bufdiff-features: 234190 234923 235477 236024 236280 237042 237454 237933 238954 239132 239237
// bufdiff-features: 239241 239732 240096 240158 240471 241018 241200 241602 241629 242010 242306
// bufdiff-features: 243140 243256 243546 243784 243867 243967 244334 244408 245237 245324 245769
// bufdiff-features: 245941 246543 246642 246749 246783 247365 247628 248209 249451 249465 250118
// bufdiff-features: 250415 250477 250483 250712 250917 251084 252379 252466 252539 252919 252921
// bufdiff-features: 253216 253255 253714 253836 254310 255449 255487 255520 255556 255618 256525
// bufdiff-features: 257251 257296 257697 257908 258184 258248 258625 258880 259840 260172 260334
// bufdiff-features: 261091 261263 261833 262074
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x3x3xf32>) -> (tensor<3x1xf32>, tensor<3x3x3xf32>, tensor<f32>, tensor<3x?xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<?xf32>, tensor<3x1xf32>, f64) {
    %0 = tensor.empty() : tensor<f32>
    %1:4 = call @f1(%0) : (tensor<f32>) -> (tensor<3x1xf32>, tensor<3x?xf32>, tensor<3x1xf32>, tensor<f32>)
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %2:2 = scf.for %arg1 = %c1 to %c3 step %c1 iter_args(%arg2 = %arg0, %arg3 = %cst) -> (tensor<3x3x3xf32>, f32) {
      %c4 = arith.constant 4 : index
      %37 = arith.cmpi eq, %arg1, %c4 : index
      %38 = scf.if %37 -> (tensor<3x?xf32>) {
        scf.yield %1#1 : tensor<3x?xf32>
      } else {
        %cast_13 = tensor.cast %1#0 : tensor<3x1xf32> to tensor<3x?xf32>
        scf.yield %cast_13 : tensor<3x?xf32>
      }
      %39 = linalg.fill ins(%arg3 : f32) outs(%38 : tensor<3x?xf32>) -> tensor<3x?xf32>
      %40 = tensor.empty() : tensor<3x1xf32>
      %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1#1 : tensor<3x?xf32>) outs(%40 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3x1xf32>
      %42 = tensor.empty() : tensor<3x1xf32>
      %43 = linalg.floor ins(%41 : tensor<3x1xf32>) outs(%42 : tensor<3x1xf32>) -> tensor<3x1xf32>
      %44 = linalg.copy ins(%arg0 : tensor<3x3x3xf32>) outs(%arg2 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      scf.yield %44, %arg3 : tensor<3x3x3xf32>, f32
    }
    %collapsed = tensor.collapse_shape %1#1 [[0, 1]] : tensor<3x?xf32> into tensor<?xf32>
    %cst_0 = arith.constant dense<[[[7.500000e+00, 1.050000e+01, 1.350000e+01], [1.650000e+01, 1.950000e+01, 2.250000e+01], [2.550000e+01, 2.850000e+01, 3.150000e+01]], [[3.450000e+01, 3.750000e+01, 4.050000e+01], [4.350000e+01, 4.650000e+01, 4.950000e+01], [5.250000e+01, 5.550000e+01, 5.850000e+01]], [[6.150000e+01, 6.450000e+01, 6.750000e+01], [7.050000e+01, 7.350000e+01, 7.650000e+01], [7.950000e+01, 8.250000e+01, 8.550000e+01]]]> : tensor<3x3x3xf32>
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 0.000000e+00 : f32
    %3 = arith.cmpf ogt, %2#1, %cst_1 : f32
    %4 = arith.index_castui %3 : i1 to index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %collapsed[%c2] : tensor<?xf32>
    %inserted = tensor.insert %extracted into %arg0[%c0, %c0, %4] : tensor<3x3x3xf32>
    %5 = tensor.empty() : tensor<3xf32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %extracted_13 = tensor.extract %collapsed[%arg1] : tensor<?xf32>
      %37 = arith.index_cast %arg1 : index to i64
      %38 = arith.sitofp %37 : i64 to f32
      %39 = arith.divf %extracted_13, %38 : f32
      tensor.yield %39 : f32
    } : tensor<3xf32>
    %6 = linalg.round ins(%generated : tensor<3xf32>) outs(%5 : tensor<3xf32>) -> tensor<3xf32>
    %7 = arith.divf %2#1, %cst : f32
    %cst_2 = arith.constant dense<[[7.500000e+00], [1.050000e+01], [1.350000e+01]]> : tensor<3x1xf32>
    %8:2 = call @both1(%1#0, %cst_2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3x1xf32>, tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>)
    %mapped = linalg.map ins(%1#3 : tensor<f32>) outs(%1#3 : tensor<f32>)
      (%in: f32, %init: f32) {
        %cst_13 = arith.constant 7.250000e+00 : f32
        %37 = arith.subf %in, %cst_13 : f32
        linalg.yield %37 : f32
      }
    %9 = arith.cmpf ule, %7, %2#1 : f32
    %10 = scf.if %9 -> (tensor<3x3x3xf32>) {
      %37:2 = func.call @both1(%8#0, %8#0) : (tensor<3x1xf32>, tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>)
      %dim = tensor.dim %inserted, %c2 : tensor<3x3x3xf32>
      %38:4 = func.call @f1(%1#3) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f32>) -> (tensor<3x1xf32>, tensor<3x?xf32>, tensor<3x1xf32>, tensor<f32>)
      %39 = linalg.copy ins(%2#0 : tensor<3x3x3xf32>) outs(%arg0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      scf.yield %39 : tensor<3x3x3xf32>
    } else {
      %37 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %1#2) -> (tensor<3x1xf32>) {
        %extracted_13 = tensor.extract %1#2[%c1, %c0] : tensor<3x1xf32>
        %inserted_14 = tensor.insert %cst into %arg2[%c0, %c0] : tensor<3x1xf32>
        scf.yield %inserted_14 : tensor<3x1xf32>
      }
      %inserted_slice = tensor.insert_slice %1#3 into %8#0[%4, %c0] [1, 1] [1, 1] : tensor<f32> into tensor<3x1xf32>
      scf.yield %2#0 : tensor<3x3x3xf32>
    }
    %generated_3 = tensor.generate  {
      %extracted_13 = tensor.extract %mapped[] : tensor<f32>
      %37 = arith.mulf %extracted_13, %7 : f32
      tensor.yield %37 : f32
    } : tensor<f32>
    %11 = tensor.empty() : tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%generated_3 : tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.subf %in, %7 : f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    %13:4 = call @f1(%11) : (tensor<f32>) -> (tensor<3x1xf32>, tensor<3x?xf32>, tensor<3x1xf32>, tensor<f32>)
    %14:2 = call @both1(%1#2, %1#2) : (tensor<3x1xf32>, tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>)
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c1_i32 : tensor<1xi32>
    %reshape = tensor.reshape %13#3(%from_elements) : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %15 = arith.divsi %4, %c2 : index
    %cst_4 = arith.constant -2.500000e+00 : f32
    %16 = arith.cmpf olt, %extracted, %cst_4 : f32
    %17 = memref.alloca_scope  -> (f32) {
      %37 = scf.forall (%arg1, %arg2) in (3, 3) shared_outs(%arg3 = %arg0) -> (tensor<3x3x3xf32>) {
        %41 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %arg0) -> (tensor<3x3x3xf32>) {
          %padded_17 = tensor.pad %arg5 low[1, 2, 0] high[0, %c0, %c1] {
          ^bb0(%arg6: index, %arg7: index, %arg8: index):
            %cst_18 = arith.constant -1.000000e+00 : f32
            tensor.yield %cst_18 : f32
          } : tensor<3x3x3xf32> to tensor<4x?x?xf32>
          %44:4 = func.call @f1(%1#3) : (tensor<f32>) -> (tensor<3x1xf32>, tensor<3x?xf32>, tensor<3x1xf32>, tensor<f32>)
          %45 = linalg.floor ins(%cst_0 : tensor<3x3x3xf32>) outs(%arg5 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
          scf.yield %45 : tensor<3x3x3xf32>
        }
        %42:4 = func.call @f1(%0) : (tensor<f32>) -> (tensor<3x1xf32>, tensor<3x?xf32>, tensor<3x1xf32>, tensor<f32>)
        %extracted_slice_14 = tensor.extract_slice %arg3[%arg1, %arg2, 0] [1, 1, 3] [1, 1, 1] : tensor<3x3x3xf32> to tensor<1x1x3xf32>
        %extracted_slice_15 = tensor.extract_slice %13#1[0, 0] [1, %c1] [%c1, 1] : tensor<3x?xf32> to tensor<1x?xf32>
        %cast_16 = tensor.cast %extracted_slice_15 : tensor<1x?xf32> to tensor<1x1xf32>
        %inserted_slice = tensor.insert_slice %cast_16 into %extracted_slice_14[%c0, 0, %c2] [1, 1, 1] [1, 1, 1] : tensor<1x1xf32> into tensor<1x1x3xf32>
        %43 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_14 : tensor<1x1x3xf32>) outs(%inserted_slice : tensor<1x1x3xf32>) {
        ^bb0(%in: f32, %out: f32):
          %44 = arith.mulf %in, %out : f32
          linalg.yield %44 : f32
        } -> tensor<1x1x3xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %43 into %arg3[%arg1, %arg2, 0] [1, 1, 3] [1, 1, 1] : tensor<1x1x3xf32> into tensor<3x3x3xf32>
        }
      }
      %padded = tensor.pad %inserted low[2, 1, 0] high[%c0, 0, 1] {
      ^bb0(%arg1: index, %arg2: index, %arg3: index):
        %41 = arith.divf %2#1, %7 : f32
        tensor.yield %41 : f32
      } : tensor<3x3x3xf32> to tensor<?x4x4xf32>
      %38 = arith.uitofp %16 : i1 to f32
      %inserted_13 = tensor.insert %38 into %1#3[] : tensor<f32>
      %39 = tensor.empty() : tensor<f32>
      %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%inserted_13 : tensor<f32>) outs(%39 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_14 = arith.constant 1.000000e+10 : f32
        %41 = arith.minimumf %in, %cst_14 : f32
        linalg.yield %41 : f32
      } -> tensor<f32>
      memref.alloca_scope.return %7 : f32
    }
    %extracted_5 = tensor.extract %generated_3[] : tensor<f32>
    vector.print %extracted_5 : f32
    %18:2 = call @both1(%14#0, %14#0) : (tensor<3x1xf32>, tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>)
    %19:2 = call @both1(%18#0, %18#0) : (tensor<3x1xf32>, tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>)
    %extracted_slice = tensor.extract_slice %18#1[0, %c0] [3, 1] [1, 1] : tensor<3x1xf32> to tensor<3xf32>
    %20:2 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %6, %arg3 = %extracted_slice) -> (tensor<3xf32>, tensor<3xf32>) {
      %37 = tensor.empty() : tensor<3xf32>
      %38 = linalg.copy ins(%arg2 : tensor<3xf32>) outs(%37 : tensor<3xf32>) -> tensor<3xf32>
      %39 = linalg.copy ins(%arg3 : tensor<3xf32>) outs(%arg2 : tensor<3xf32>) -> tensor<3xf32>
      %40 = linalg.copy ins(%38 : tensor<3xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %39, %40 : tensor<3xf32>, tensor<3xf32>
    }
    %21 = tensor.empty() : tensor<3x3x3xf32>
    %extracted_slice_6 = tensor.extract_slice %extracted_slice[%c1] [1] [1] : tensor<3xf32> to tensor<1xf32>
    %extracted_7 = tensor.extract %extracted_slice_6[%c0] : tensor<1xf32>
    %22 = math.log %extracted_7 : f32
    %cst_8 = arith.constant dense<0> : tensor<3x3x3xi64>
    %23 = arith.index_cast %cst_8 : tensor<3x3x3xi64> to tensor<3x3x3xindex>
    scf.if %9 {
      %37:2 = scf.for %arg1 = %c0 to %c1 step %c2 iter_args(%arg2 = %cst_8, %arg3 = %collapsed) -> (tensor<3x3x3xi64>, tensor<?xf32>) {
        %extracted_13 = tensor.extract %8#0[%arg1, %arg1] : tensor<3x1xf32>
        vector.print %extracted_13 : f32
        %38 = arith.cmpf uno, %extracted_13, %7 : f32
        %39 = arith.select %38, %8#0, %19#1 : tensor<3x1xf32>
        %40 = tensor.empty() : tensor<2x2x1x2xi32>
        %c11_i32 = arith.constant 11 : i32
        %41 = linalg.fill ins(%c11_i32 : i32) outs(%40 : tensor<2x2x1x2xi32>) -> tensor<2x2x1x2xi32>
        %42 = tensor.empty(%c1) : tensor<1x?xi32>
        %43 = linalg.pooling_nhwc_max_unsigned ins(%41, %42 : tensor<2x2x1x2xi32>, tensor<1x?xi32>) outs(%41 : tensor<2x2x1x2xi32>) -> tensor<2x2x1x2xi32>
        %extracted_14 = tensor.extract %arg3[%c2] : tensor<?xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg3[0] [3] [1] : tensor<3xf32> into tensor<?xf32>
        %44 = arith.index_castui %9 : i1 to index
        %45 = arith.remui %44, %c3 : index
        %c1_i64 = arith.constant 1 : i64
        %inserted_15 = tensor.insert %c1_i64 into %arg2[%45, %45, %4] : tensor<3x3x3xi64>
        scf.yield %inserted_15, %inserted_slice : tensor<3x3x3xi64>, tensor<?xf32>
      }
    } else {
      %from_elements_13 = tensor.from_elements %c1 : tensor<1xindex>
      %reshape_14 = tensor.reshape %extracted_slice_6(%from_elements_13) : (tensor<1xf32>, tensor<1xindex>) -> tensor<1xf32>
      %37:4 = func.call @f1(%11) : (tensor<f32>) -> (tensor<3x1xf32>, tensor<3x?xf32>, tensor<3x1xf32>, tensor<f32>)
      %cast_15 = tensor.cast %37#1 : tensor<3x?xf32> to tensor<3x1xf32>
      %38:2 = func.call @both1(%cast_15, %37#2) : (tensor<3x1xf32>, tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>)
    }
    %extracted_slice_9 = tensor.extract_slice %extracted_slice_6[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %24 = arith.select %9, %6, %20#1 : tensor<3xf32>
    %25 = tensor.empty() : tensor<1x1xf32>
    %26 = linalg.fill ins(%7 : f32) outs(%25 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %27 = linalg.matmul ins(%8#0, %26 : tensor<3x1xf32>, tensor<1x1xf32>) outs(%18#1 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %cast = tensor.cast %13#1 : tensor<3x?xf32> to tensor<3x1xf32>
    %28:2 = call @both1(%cast, %cast) : (tensor<3x1xf32>, tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>)
    %29:4 = call @f1(%11) : (tensor<f32>) -> (tensor<3x1xf32>, tensor<3x?xf32>, tensor<3x1xf32>, tensor<f32>)
    %cast_10 = tensor.cast %29#1 : tensor<3x?xf32> to tensor<?x1xf32>
    %30 = arith.sitofp %16 : i1 to f64
    %31 = bufferization.alloc_tensor(%c3, %c1) : tensor<?x?xf32>
    %32 = tensor.empty() : tensor<1x3xf32>
    %33 = linalg.fill ins(%extracted_5 : f32) outs(%32 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %cast_11 = tensor.cast %33 : tensor<1x3xf32> to tensor<?x?xf32>
    %transposed = linalg.transpose ins(%cast_11 : tensor<?x?xf32>) outs(%31 : tensor<?x?xf32>) permutation = [1, 0] 
    %34 = bufferization.materialize_in_destination %29#2 in %transposed : (tensor<3x1xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %35 = tensor.empty(%c3) : tensor<?x1xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<?x?xf32>) outs(%35 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.maximumf %in, %7 : f32
      linalg.yield %37 : f32
    } -> tensor<?x1xf32>
    %cast_12 = tensor.cast %13#0 : tensor<3x1xf32> to tensor<3x?xf32>
    return %8#1, %10, %12, %cast_12, %13#2, %14#1, %reshape, %19#0, %30 : tensor<3x1xf32>, tensor<3x3x3xf32>, tensor<f32>, tensor<3x?xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<?xf32>, tensor<3x1xf32>, f64
  }
  func.func private @f1(%arg0: tensor<f32>) -> (tensor<3x1xf32>, tensor<3x?xf32>, tensor<3x1xf32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %cst = arith.constant -0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%2, %2 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%2 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.negf %in : f32
      %12 = arith.addf %11, %cst : f32
      linalg.yield %12 : f32
    } -> tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%2 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.cmpf ogt, %in, %out : f32
      %12 = arith.select %11, %in, %out : f32
      linalg.yield %12 : f32
    } -> tensor<f32>
    %expanded = tensor.expand_shape %5 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %concat = tensor.concat dim(0) %expanded, %expanded, %expanded : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<3x1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %6 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %concat) -> (tensor<3x1xf32>) {
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %11 = scf.for %arg3 = %c2 to %c3 step %c1 iter_args(%arg4 = %1) -> (tensor<f32>) {
        %cst_1 = arith.constant -2.500000e+00 : f32
        %17 = arith.addf %cst, %cst_1 : f32
        %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%3 : tensor<f32>) outs(%arg4 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<f32>
        scf.yield %18 : tensor<f32>
      }
      %12 = scf.forall (%arg3) in (1) shared_outs(%arg4 = %expanded) -> (tensor<1x1xf32>) {
        %cst_1 = arith.constant dense<5.000000e-01> : tensor<1x2x1xf32>
        %reduced = linalg.reduce ins(%cst_1 : tensor<1x2x1xf32>) outs(%expanded : tensor<1x1xf32>) dimensions = [1] 
          (%in: f32, %init: f32) {
            %18 = arith.divf %in, %init : f32
            linalg.yield %18 : f32
          }
        %17 = bufferization.alloc_tensor() copy(%reduced) : tensor<1x1xf32>
        %extracted_slice = tensor.extract_slice %arg2[%c0, 0] [1, 1] [1, 1] : tensor<3x1xf32> to tensor<1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %extracted_slice into %arg4[%arg3, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<1x1xf32>
        }
      }
      %cst_0 = arith.constant 7.250000e+00 : f32
      %13:2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %3, %arg5 = %cst_0) -> (tensor<f32>, f32) {
        %cst_1 = arith.constant dense<[[[[7.500000e+00, 6.500000e+00], [5.500000e+00, 4.500000e+00]]]]> : tensor<1x1x2x2xf32>
        %17 = tensor.empty() : tensor<1x1xf32>
        %18 = linalg.pooling_nchw_max ins(%cst_1, %17 : tensor<1x1x2x2xf32>, tensor<1x1xf32>) outs(%cst_1 : tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
        %extracted_slice = tensor.extract_slice %18[0, 0, 0, 0] [%c1, 1, 1, 1] [1, %c1, 1, 1] : tensor<1x1x2x2xf32> to tensor<?x1x1x1xf32>
        %cast = tensor.cast %extracted_slice : tensor<?x1x1x1xf32> to tensor<1x1x1x1xf32>
        %inserted_slice = tensor.insert_slice %cast into %18[0, 0, 1, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xf32> into tensor<1x1x2x2xf32>
        %extracted = tensor.extract %arg4[] : tensor<f32>
        %inserted = tensor.insert %arg5 into %arg4[] : tensor<f32>
        %extracted_2 = tensor.extract %inserted[] : tensor<f32>
        %mapped = linalg.map ins(%3 : tensor<f32>) outs(%inserted : tensor<f32>)
          (%in: f32, %init: f32) {
            %19 = arith.cmpf olt, %in, %extracted_2 : f32
            %20 = arith.select %19, %in, %extracted_2 : f32
            linalg.yield %20 : f32
          }
        scf.yield %mapped, %arg5 : tensor<f32>, f32
      }
      %generated = tensor.generate  {
      ^bb0(%arg3: index, %arg4: index):
        %17 = arith.index_cast %arg3 : index to i1
        %18 = arith.index_cast %arg4 : index to i1
        %19 = arith.ori %17, %18 : i1
        tensor.yield %19 : i1
      } : tensor<3x1xi1>
      %14 = tensor.empty(%c3, %c1) : tensor<?x?xf32>
      %15 = linalg.fill ins(%13#1 : f32) outs(%14 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %16 = linalg.select ins(%generated, %15, %15 : tensor<3x1xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<3x1xf32>) -> tensor<3x1xf32>
      scf.yield %16 : tensor<3x1xf32>
    }
    %7:2 = call @both1(%concat, %concat) : (tensor<3x1xf32>, tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>)
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat : tensor<3x1xf32>) outs(%concat : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.maximumf %in, %out : f32
      linalg.yield %11 : f32
    } -> tensor<3x1xf32>
    %9 = tensor.empty(%c1) : tensor<3x?xf32>
    %10 = linalg.copy ins(%7#0 : tensor<3x1xf32>) outs(%9 : tensor<3x?xf32>) -> tensor<3x?xf32>
    return %6, %10, %7#1, %4 : tensor<3x1xf32>, tensor<3x?xf32>, tensor<3x1xf32>, tensor<f32>
  }
  func.func private @both1(%arg0: tensor<3x1xf32>, %arg1: tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<3x1xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c1, %c0] : tensor<3x1xf32>
    %0 = tensor.empty() : tensor<3x1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x1xf32>) outs(%0 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %in, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<3x1xf32>
    return %inserted, %1 : tensor<3x1xf32>, tensor<3x1xf32>
  }
}

