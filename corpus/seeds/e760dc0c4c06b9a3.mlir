// bufdiff-profile: idioms
// bufdiff-choices: bb1cc91ed2fb0759a016930774902b27adcb56aac6aa9681fcde3964781c6941765d09c9506b25d0
// bufdiff-choices: f814d3a41619bc1333447434a8f7dcb6f924d5ff3f1010fd615e87d0f00865571a95e823bee4e212
// bufdiff-choices: 975292dc24b3c96b4da1c688b684c9491f496c49e5e4026cd43ed8b5bf20d0f647a6b56166a7b1b7
// bufdiff-choices: d8a4e8e039eaad1914991fc7af838d29d2beb2f10c0e9f8ea828f37744423a33a63bbcbffec6f56d
// bufdiff-choices: 6b9d204ceace4120566254adfa19f403893719d8e59f19fafb04e71234c47bbcbaa539893bc0a6bb
// bufdiff-choices: 2ffc710ea44f0f0969c3242a4da06dc1b6e6f4d4b5f553f2c0d889f2c8a02fc5219ecee0601f97f3
// bufdiff-choices: 887bc25e51004c78a83f9b7cbd78718603b39e42cd7f23f602c16d4c860753bdd39908268505954e
// bufdiff-choices: f0e749bec01d83d1e40acb06eadf1cb765839f5ef63c0a4c7563d3d5e0e77606922782231f0dc655
// bufdiff-choices: 99c8abd558094af3764670396ec324e74c92c5136f13d308deffb4da5fdf219842b38ed95794becc
// bufdiff-choices: ea4272bc965472dd35ec6ad9f6db9a2e2dd69ad0edc78680cf0a83624171cd4ed91631e609a82c33
// bufdiff-choices: f9775d3c908668223489461f3b3a5a5c190c1407164e7c675d9222832559c4fdd2829090756be2a4
// bufdiff-choices: dfedf8093bc3bc8b59d6134f8561ac18bdb9303e05697cba329a530d72bf509eabf78800eebae451
// bufdiff-choices: 1c3ea4cde1d3250b
// bufdiff-features: 11 706 1765 1854 2461 2572 2864 4752 6363 7442 7947 8918 9479 10108 10203 12547
// bufdiff-features: 13233 13424 13915 15424 15751 16161 16269 16417 17470 18166 18486 19419 19442
// bufdiff-features: 22280 23097 23787 24330 25600 26663 26796 27766 28807 29839 30666 32388 32457
// bufdiff-features: 33853 34159 34167 34210 35952 36674 37183 38229 38783 40712 41984 42398 42467
// bufdiff-features: 43442 43631 43774 44621 45017 45448 45571 45818 46203 47762 48038 48598 49575
// bufdiff-features: 49635 49956 50123 50448 51099 51415 52322 52345 52558 52625 52900 53243 54135
// bufdiff-features: 54827 54964 54998 55113 56404 58024 60025 60417 60897 61944 62232 63071 63800
// bufdiff-features: 64216 64235 65133 65496 67901 68355 69403 69660 69875 70119 71050 71306 71904
// bufdiff-features: 74057 74833 76503 76540 76953 77261 77967 78283 78430 78609 80400 81273 82135
// bufdiff-features: 82149 82552 82565 83194 84585 84922 85843 86125 86710 87215 87248 88732 89178
// bufdiff-features: 89348 89780 89859 90011 90097 90585 91524 92344 93255 93286 93753 94079 94139
// bufdiff-features: 94995 95273 95407 96431 98187 98299 98501 98813 99383 101264 101619 103391
// bufdiff-features: 103585 103673 104931 106917 108221 108627 108907 109093 109105 109187 109327
// bufdiff-features: 109923 110780 110816 111233 112442 112929 113940 114874 115073 115252 115801
// bufdiff-features: 119588 120197 120772 121318 121632 125648 126932 127662 127997 128182 128817
// bufdiff-features: 129849 130535 130942 133297 133364 133756 133784 137045 137656 138167 140367
// bufdiff-features: 140924 141111 141891 142146 142456 142660 143726 143847 144093 146109 146711
// bufdiff-features: 147130 148170 148304 148655 149660 150995 151326 152759 153293 155898 156460
// bufdiff-features: 158120 158897 159796 160327 160756 161377 162425 162765 162971 163188 163876
// bufdiff-features: 164396 165066 165636 165719 166075 166170 167086 167197 167466 167614 167973
// bufdiff-features: 169507 170271 171956 172163 172957 174170 174314 174571 175687 176231 176534
// bufdiff-features: 178046 178067 178165 178785 178854 179649 181011 183114 183667 184022 184030
// bufdiff-features: 185077 185275 186042 187683 188412 188790 188883 189085 189674 190142 190627
// bufdiff-features: 191239 192422 192771 193059 193290 193747 194063 194134 194682 196031 197837
// bufdiff-features: 198209 198460 199818 200307 200981 201178 202241 202562 203325 203437 204527
// bufdiff-features: 204916 205434 205689 205705 206845 208623 209755 209922 210461 212565 213065
// bufdiff-features: 213275 213455 213938 215925 215959 216892 218064 218089 218286 218330 219572
// bufdiff-features: 220223 221413 223030 224099 225016 226357 226457 227453 228061 228936 230081
// bufdiff-features: 230640 231792 232819 233276 233919 234387 236930 236986 238474 238954 240158
// bufdiff-features: 242267 242306 243546 244281 245673 245941 246062 246543 247563 252466 252539
// bufdiff-features: 253836 254057 255520 255556 256112 256688 257621 259528 259531 260364
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
module {
  func.func @f3(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64) {
    %cst = arith.constant dense<1.000000e+01> : tensor<f64>
    %0 = linalg.floor ins(%cst : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %1:2 = call @f1(%0, %cst, %arg0) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %2:3 = call @f2(%1#0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    %cst_0 = arith.constant 0.000000e+00 : f64
    return %2#0, %1#1, %arg0, %cst_0 : tensor<f64>, tensor<f64>, tensor<f64>, f64
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %cst = arith.constant -0.000000e+00 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0 = linalg.copy ins(%from_elements : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:3 = scf.while (%arg3 = %c0, %arg4 = %from_elements, %arg5 = %arg2) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
      %2 = arith.cmpi ult, %arg3, %c3 : index
      %c7 = arith.constant 7 : index
      %3 = arith.cmpi uge, %arg3, %c7 : index
      %4 = arith.andi %2, %3 : i1
      scf.condition(%4) %arg3, %arg4, %arg5 : index, tensor<f64>, tensor<f64>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<f64>, %arg5: tensor<f64>):
      %2 = arith.addi %arg3, %c1 : index
      %3 = linalg.negf ins(%arg2 : tensor<f64>) outs(%arg5 : tensor<f64>) -> tensor<f64>
      %extracted = tensor.extract %3[] : tensor<f64>
      %inserted = tensor.insert %extracted into %3[] : tensor<f64>
      %mapped = linalg.map ins(%0 : tensor<f64>) outs(%arg4 : tensor<f64>)
        (%in: f64, %init: f64) {
          %cst_0 = arith.constant -0.000000e+00 : f64
          %5 = arith.divf %in, %cst_0 : f64
          linalg.yield %5 : f64
        }
      %4 = linalg.floor ins(%from_elements : tensor<f64>) outs(%mapped : tensor<f64>) -> tensor<f64>
      scf.yield %2, %4, %inserted : index, tensor<f64>, tensor<f64>
    }
    return %1#1, %1#2 : tensor<f64>, tensor<f64>
  }
  func.func @f2(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f64>) outs(%1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_0 = arith.constant 7.250000e+00 : f64
      %8 = arith.subf %in, %cst_0 : f64
      linalg.yield %8 : f64
    } -> tensor<f64>
    %cst = arith.constant 2.000000e+00 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%1 : tensor<f64>) -> tensor<f64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<f64>) outs(%1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_0 = arith.constant 2.000000e+00 : f64
      %8 = arith.divf %in, %cst_0 : f64
      linalg.yield %8 : f64
    } -> tensor<f64>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%3, %4 : tensor<f64>, tensor<f64>) outs(%4 : tensor<f64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %8 = arith.addf %in, %in_0 : f64
      linalg.yield %8 : f64
    } -> tensor<f64>
    %6 = tensor.empty() : tensor<f64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<f64>) outs(%6 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<f64>
    return %5, %0, %7 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func @f4(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %0 = tensor.empty() : tensor<3xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3xf64>) -> tensor<3xf64>
    %2 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%1 : tensor<3xf64>) outs(%arg0 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %3 = arith.minimumf %in, %out : f64
      linalg.yield %3 : f64
    } -> tensor<f64>
    return %2 : tensor<f64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %extracted = tensor.extract %arg2[] : tensor<f64>
    %cst = arith.constant 2.000000e+00 : f64
    %0 = arith.cmpf une, %extracted, %cst : f64
    %1:2 = scf.if %0 -> (tensor<f64>, tensor<f64>) {
      %extracted_0 = tensor.extract %arg3[] : tensor<f64>
      %inserted = tensor.insert %extracted_0 into %arg3[] : tensor<f64>
      %cst_1 = arith.constant dense<1.000000e+01> : tensor<f64>
      %3 = func.call @either5(%inserted, %cst_1, %0) : (tensor<f64>, tensor<f64>, i1) -> tensor<f64>
      %inserted_2 = tensor.insert %extracted_0 into %3[] : tensor<f64>
      %4 = tensor.empty() : tensor<f64>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst_1 : tensor<f64>) outs(%4 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %7 = arith.divf %in, %extracted : f64
        linalg.yield %7 : f64
      } -> tensor<f64>
      %cst_3 = arith.constant -6.000000e+00 : f64
      %from_elements = tensor.from_elements %cst_3 : tensor<f64>
      %6:4 = func.call @f3(%inserted, %from_elements) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64)
      scf.yield %5, %6#1 : tensor<f64>, tensor<f64>
    } else {
      scf.yield %arg0, %arg3 : tensor<f64>, tensor<f64>
    }
    %2 = call @f4(%1#0, %arg1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %1#1, %2, %1#0, %arg3 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @either5(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: i1) -> tensor<f64> {
    %0 = scf.if %arg2 -> (tensor<f64>) {
      scf.yield %arg0 : tensor<f64>
    } else {
      scf.yield %arg1 : tensor<f64>
    }
    return %0 : tensor<f64>
  }
}

