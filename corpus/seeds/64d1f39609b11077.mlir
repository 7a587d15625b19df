// bufdiff-profile: idioms
// bufdiff-choices: a9c595d44c776dc67d68c9697009ae51645bbf289e1b8cd4a601c27a8b7d847dbac3cd12f4751748
// bufdiff-choices: 3d99b066aa9eefb3830ece7846b019ffa8e169644c427c353b1d936cbd56b91ed28fe7261001e912
// bufdiff-choices: 405134282498f9b5f046f26909a866ba3bad37c898fd1980e45f45ba74709bf8430ddad3e31a22a6
// bufdiff-choices: 0ca04968cd35ae7ab8ef587398dfbac283836ee69bb60e6c086dbd88665d79bbb412db0a1c74712d
// bufdiff-choices: 674a53cb9f9c7a972cdaa579db585f825873bd95f01f80479d2e663819ebb1accbf6fd9f1278af48
// bufdiff-choices: e363c23c5bb3693cbebffe960f7f078ae81e7d286a87f73f6ac272c3ba7bb6a53b4f6446f70a89e5
// bufdiff-choices: 311c936cee21491abbd339acbde5ffdb75b40f6e2d8a3483d2067d588b37a4e9c23cd696acf3ed26
// bufdiff-choices: 3b4833a1d87694fc3023ec0bd954e46c517c6600608791b9666d8f893892945bc3b64ac23f9c91b6
// bufdiff-choices: 5edbb5ea101f34ed9dc7cb01f31f6f4642bc065f7f398bf331c08c4b598b03270546c18de884de85
// bufdiff-choices: 69bc1e233324df93ed5051bfe5caaf129f8cf1e98880b5ad6da8b3fee46a515fafe43428c35b900f
// bufdiff-choices: 986e0c9eefad
// bufdiff-features: 283 1150 2572 2784 2898 3579 3866 4236 6363 9479 9768 9968 13233 13387 13424
// bufdiff-features: 14454 14884 15751 16269 16617 16867 16960 17406 17603 18166 18486 18984 19579
// bufdiff-features: 20023 21760 22095 22280 22975 23929 24747 25360 26187 26568 26663 27725 28692
// bufdiff-features: 29968 30002 30666 30725 30839 31231 31601 32809 34159 34167 35163 36784 37183
// bufdiff-features: 37879 38427 38520 38783 39150 40070 40712 41420 41456 41615 41984 42344 42467
// bufdiff-features: 42858 43092 43442 43631 43774 43942 44587 46203 46763 47200 47242 47392 48598
// bufdiff-features: 48609 50894 51388 51415 52085 52558 52900 52946 53252 53469 54385 54998 55113
// bufdiff-features: 55246 56404 57401 59620 60686 60897 61527 61628 61969 63071 64119 64235 68355
// bufdiff-features: 69017 69236 69403 70119 70545 71050 71306 71904 72941 72996 73289 73802 74057
// bufdiff-features: 74507 74519 74833 74864 74914 75414 76339 76915 78430 78796 79703 81266 82135
// bufdiff-features: 82552 83794 84585 84922 85673 85843 86125 88732 89780 90070 90097 90585 92194
// bufdiff-features: 93286 93360 95407 96969 97715 97924 98187 98897 99228 99383 100204 100559
// bufdiff-features: 101264 101823 103318 103387 104931 105750 107412 107425 107815 108012 108810
// bufdiff-features: 109187 109923 111024 112929 113940 114143 115155 115461 115778 116568 116721
// bufdiff-features: 116903 117235 119678 120049 121632 123446 124839 126398 128817 128916 129630
// bufdiff-features: 129955 130294 130933 131366 131528 131672 133446 133756 136039 136056 137045
// bufdiff-features: 137105 138476 139524 140628 141674 141891 142040 145008 145305 146512 147477
// bufdiff-features: 149464 151967 152233 153293 153896 154189 155153 155465 156154 156191 156460
// bufdiff-features: 156870 157034 157579 158120 158204 158897 159348 160072 160756 161281 161319
// bufdiff-features: 162948 162971 163365 163687 165012 165373 165554 165632 165636 165719 165817
// bufdiff-features: 166361 168571 168858 169583 169860 170211 170928 170979 173354 174571 175976
// bufdiff-features: 176626 176927 177169 177182 177355 178067 178165 178560 179792 179977 181522
// bufdiff-features: 181789 183114 184030 185155 186042 186959 187159 187683 188790 189137 189674
// bufdiff-features: 191252 191385 191911 192580 192771 193403 194063 194134 194682 196031 196048
// bufdiff-features: 196131 197837 198460 198820 198889 199773 199818 200104 200307 201059 201535
// bufdiff-features: 201601 202241 202599 202845 204287 205434 205689 209990 210351 210461 211508
// bufdiff-features: 211884 212154 212779 213400 213455 214621 214910 215880 217899 218064 218472
// bufdiff-features: 223640 223935 224222 227536 228061 228390 228519 229266 229412 229699 230081
// bufdiff-features: 230640 230788 231645 231722 233674 234206 234747 235375 236793 239763 240158
// bufdiff-features: 241256 241602 242298 242842 243546 244281 245619 246543 249271 249272 249508
// bufdiff-features: 249948 250035 252466 252539 253216 253484 255556 255654 255844 256112 256247
// bufdiff-features: 256786 257251 257842 258625 258906 258922 259528 259840 260130 260923
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
module {
  func.func private @f3(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<?x?xf64>) -> tensor<?x?xf64> {
    %cast = tensor.cast %arg2 : tensor<?x?xf64> to tensor<?x4xf64>
    %0 = tensor.empty() : tensor<5x4xf64>
    %cst = arith.constant 3.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<5x4xf64>) -> tensor<5x4xf64>
    %cast_0 = tensor.cast %1 : tensor<5x4xf64> to tensor<?x4xf64>
    %2 = call @f2(%cast, %arg1, %cast_0, %1) : (tensor<?x4xf64>, tensor<f64>, tensor<?x4xf64>, tensor<5x4xf64>) -> tensor<?x4xf64>
    %cast_1 = tensor.cast %2 : tensor<?x4xf64> to tensor<?x?xf64>
    %3 = call @f1(%arg0, %cast_1) : (tensor<f64>, tensor<?x?xf64>) -> tensor<?x?xf64>
    return %3 : tensor<?x?xf64>
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<?x?xf64>) -> tensor<?x?xf64> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xf64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %inserted_slice = tensor.insert_slice %1 into %arg1[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf64> into tensor<?x?xf64>
    return %inserted_slice : tensor<?x?xf64>
  }
  func.func private @f2(%arg0: tensor<?x4xf64>, %arg1: tensor<f64>, %arg2: tensor<?x4xf64>, %arg3: tensor<5x4xf64>) -> tensor<?x4xf64> {
    %cst = arith.constant 1.000000e+01 : f64
    %0 = linalg.fill ins(%cst : f64) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %0[] : tensor<f64>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %1 = arith.cmpf ule, %extracted, %cst_0 : f64
    %2 = scf.if %1 -> (tensor<?x4xf64>) {
      scf.yield %arg2 : tensor<?x4xf64>
    } else {
      scf.yield %arg0 : tensor<?x4xf64>
    }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xf64>
    %3 = tensor.empty(%dim) : tensor<?x4xf64>
    %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<?x4xf64>) -> tensor<?x4xf64>
    %5 = linalg.erf ins(%4 : tensor<?x4xf64>) outs(%2 : tensor<?x4xf64>) -> tensor<?x4xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?x4xf64>) outs(%2 : tensor<?x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %7 = arith.divf %in, %out : f64
      linalg.yield %7 : f64
    } -> tensor<?x4xf64>
    return %6 : tensor<?x4xf64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<?x?xf64>, tensor<f64>, i1) {
    %0:2 = call @both4(%arg1, %arg1) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg1 : tensor<f64>) outs(%0#1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %5 = arith.minimumf %in, %out : f64
      linalg.yield %5 : f64
    } -> tensor<f64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %cst = arith.constant 7.250000e+00 : f64
    %2 = arith.cmpf ule, %extracted, %cst : f64
    %3 = scf.if %2 -> (tensor<f64>) {
      %c-1_i32 = arith.constant -1 : i32
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %5:3 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %0#1, %arg4 = %arg1, %arg5 = %c-1_i32) -> (tensor<f64>, tensor<f64>, i32) {
        %cst_2 = arith.constant dense<[[[11, 12], [13, 14], [15, 16]]]> : tensor<1x3x2xi32>
        %6 = tensor.empty() : tensor<1xi32>
        %7 = linalg.pooling_nwc_min ins(%cst_2, %6 : tensor<1x3x2xi32>, tensor<1xi32>) outs(%cst_2 : tensor<1x3x2xi32>) -> tensor<1x3x2xi32>
        %c-1_i32_3 = arith.constant -1 : i32
        %8 = linalg.fill ins(%extracted : f64) outs(%arg4 : tensor<f64>) -> tensor<f64>
        %9 = linalg.sqrt ins(%1 : tensor<f64>) outs(%8 : tensor<f64>) -> tensor<f64>
        %10 = linalg.rsqrt ins(%arg1 : tensor<f64>) outs(%arg3 : tensor<f64>) -> tensor<f64>
        %11 = tensor.empty() : tensor<f64>
        %cst_4 = arith.constant 1.000000e+00 : f64
        %12 = linalg.fill ins(%cst_4 : f64) outs(%11 : tensor<f64>) -> tensor<f64>
        %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%0#1, %12 : tensor<f64>, tensor<f64>) outs(%10 : tensor<f64>) {
        ^bb0(%in: f64, %in_5: f64, %out: f64):
          %14 = arith.addf %in, %in_5 : f64
          linalg.yield %14 : f64
        } -> tensor<f64>
        scf.yield %13, %9, %c-1_i32_3 : tensor<f64>, tensor<f64>, i32
      }
      %mapped = linalg.map { arith.addf } ins(%1, %5#1 : tensor<f64>, tensor<f64>) outs(%5#1 : tensor<f64>)
      scf.yield %0#1 : tensor<f64>
    } else {
      %5 = linalg.copy ins(%arg0 : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
      scf.yield %5 : tensor<f64>
    }
    %cst_0 = arith.constant dense<8.500000e+00> : tensor<f64>
    %cst_1 = arith.constant dense<[[4.500000e+00, 7.500000e+00, 1.050000e+01, 1.350000e+01], [1.650000e+01, 1.950000e+01, 2.250000e+01, 2.550000e+01], [2.850000e+01, 3.150000e+01, 3.450000e+01, 3.750000e+01], [4.050000e+01, 4.350000e+01, 4.650000e+01, 4.950000e+01], [5.250000e+01, 5.550000e+01, 5.850000e+01, 6.150000e+01]]> : tensor<5x4xf64>
    %cast = tensor.cast %cst_1 : tensor<5x4xf64> to tensor<?x?xf64>
    %4 = call @f3(%1, %cst_0, %cast) : (tensor<f64>, tensor<f64>, tensor<?x?xf64>) -> tensor<?x?xf64>
    return %0#0, %3, %4, %0#1, %2 : tensor<f64>, tensor<f64>, tensor<?x?xf64>, tensor<f64>, i1
  }
  func.func private @both4(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %cst = arith.constant 1.000000e+02 : f64
    %0 = linalg.fill ins(%cst : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg1 : tensor<f64>) outs(%1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %3 = arith.maximumf %in, %cst : f64
      linalg.yield %3 : f64
    } -> tensor<f64>
    return %0, %2 : tensor<f64>, tensor<f64>
  }
}

