// bufdiff-profile: loops
// bufdiff-choices: becfc4901a06eff62535253ef19c71496a91369a0ff3010be5b15fa0ddce230d5796100dd4d3fee7
// bufdiff-choices: 1e36c81f51fb8921d567ea2d3c59c10ebeb318b675051cea55a0a20b93da6b323ea6c6d184fa30f2
// bufdiff-choices: b965b3569b4324c3b2e16540a69a7b616b6f4c9d8f6518cef6cdf4d5dd29559df07c72dc77148dba
// bufdiff-choices: 04160b71f8e12f48a67f11b068b575983cd9741db7913e03f7e3472fd8178d0dabe7a53c671fbceb
// bufdiff-choices: b88e801dd28d6ebdc526683d7fd6fd4f161669ef9f4505c8eeab846c844caef8ab3d6650f987819d
// bufdiff-choices: df603020c3277991236ad5881ce9e4ab631bbc9600c2b81ce08c6d9777f511d797edc18944f8ace9
// bufdiff-choices: bcaba5f9474c4707a529aac0b56570f4710827193bb94bd52bc0277d30cd348009ccb03b1c3e05c5
// bufdiff-choices: 5c3222e0ef10af9f5b56af3329a3387514e41457fd249445653e7c58ad86de03be5154a43a4fa0a8
// bufdiff-choices: 00c9f6533c8428bbb574d0573d8258ac45d680b7788d5e97e7c144eaec2763bccb7c377700a9e522
// bufdiff-choices: 0c5c2b4a144b177561f68a599dea08e910aea18fa5f4c8baf9f574f4f32ca05c71dfbd956c26c439
// bufdiff-choices: 002bec727be93c1963dd9a1298fd682146cfc114d1fc481656d757ba412fe9db50398a4c
// bufdiff-features: 360 735 852 1089 2296 2898 3233 5297 8821 9479 9634 10384 11037 11162 11759
// bufdiff-features: 11825 12276 12638 12932 13233 13382 13623 13652 14454 14523 14709 15751 15763
// bufdiff-features: 16617 16682 17049 17610 18385 18480 19985 22095 22280 22448 23749 24207 24259
// bufdiff-features: 24747 26193 26568 26922 27704 27725 29590 29968 30301 30666 32725 32819 32918
// bufdiff-features: 34167 36784 37231 37661 38783 39915 40311 40712 42150 42344 42467 42858 43092
// bufdiff-features: 44505 45617 45765 46203 46208 46522 47326 47392 47742 48598 48974 48991 49635
// bufdiff-features: 51347 51415 52900 53180 53252 53469 54385 54998 55463 60686 62017 62091 63071
// bufdiff-features: 63905 63929 64120 65583 66422 66821 68355 68408 68557 69955 71306 71701 72450
// bufdiff-features: 72629 73141 73289 73802 74382 74560 74864 75105 75361 76789 76953 77261 78180
// bufdiff-features: 78283 78430 79493 80920 81443 81467 81736 82135 83548 84127 84322 84585 85843
// bufdiff-features: 86125 86357 86562 87277 87862 88000 88231 88635 88732 89205 89646 89780 89812
// bufdiff-features: 90070 90198 90993 91339 92022 92488 92976 93171 94696 95273 95407 96352 98190
// bufdiff-features: 99228 99383 100059 100085 102601 102786 102788 103056 104037 104264 104315
// bufdiff-features: 104931 105775 106314 106321 107232 107296 107732 108012 109055 109732 112929
// bufdiff-features: 113041 113741 114139 117235 119597 121132 121538 123204 124056 126398 127863
// bufdiff-features: 128279 128916 129630 130635 132184 133297 133982 135543 136039 137045 139061
// bufdiff-features: 139627 139890 141021 142040 142042 143633 145974 146512 146870 147477 147714
// bufdiff-features: 149593 150818 151936 153293 155898 156191 156460 156830 157120 157328 158120
// bufdiff-features: 158897 159421 159430 159928 160515 160756 163044 163359 163687 164602 165719
// bufdiff-features: 167164 168766 168858 169744 169927 171551 172814 172926 173354 174094 174097
// bufdiff-features: 174170 174371 176525 176782 177182 177211 177904 178019 178067 178560 179763
// bufdiff-features: 180207 181789 183703 184030 185275 186882 186959 188136 188582 188790 190508
// bufdiff-features: 192323 192422 192628 192771 193290 193773 194134 194321 194682 194714 195182
// bufdiff-features: 195809 196031 196048 197267 197401 198460 200166 200358 200824 201059 202241
// bufdiff-features: 205434 205689 206056 206173 206942 209666 210022 210096 210461 211118 211884
// bufdiff-features: 212375 212628 212695 214889 215925 215959 216581 216985 217899 218635 218738
// bufdiff-features: 218913 219393 219413 219734 219751 221617 221661 222809 222982 225728 225985
// bufdiff-features: 226195 226357 226579 227345 227677 228061 228390 229094 229385 230081 230640
// bufdiff-features: 234990 235144 235375 235396 235406 235477 236351 236930 238696 239237 240151
// bufdiff-features: 240158 240400 242955 243137 243546 243872 245898 246543 248643 250284 250303
// bufdiff-features: 250917 250948 251478 251656 252088 252466 252539 253056 253255 254232 254842
// bufdiff-features: 255729 256247 258368 258375 258625 259528 259822 259840 259846
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @f1(%arg0: tensor<2x2x3xf32>, %arg1: tensor<?x?x?xf32>) -> (tensor<2x2x3xf32>, tensor<?x?x?xf32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0, 0, 0] [1, 2, 3] [1, 1, 1] : tensor<2x2x3xf32> to tensor<2x3xf32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<2x3xf32>) outs(%arg0 : tensor<2x2x3xf32>) dimensions = [0] 
    %0 = tensor.empty() : tensor<2x2x3xf32>
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2, %c2) : tensor<?x?x3xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
    %3 = linalg.min ins(%broadcasted, %2 : tensor<2x2x3xf32>, tensor<?x?x3xf32>) outs(%0 : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    return %3, %arg1 : tensor<2x2x3xf32>, tensor<?x?x?xf32>
  }
  func.func private @f2(%arg0: tensor<2x2x?xf32>, %arg1: tensor<?x?x3xf32>, %arg2: tensor<2x2x3xf32>, %arg3: index) -> (tensor<2x2xf32>, tensor<?x?xf32>, tensor<2x2x?xf32>, tensor<2x2x3xf32>) {
    %cst = arith.constant dense<[[[1.500000e+00, 5.000000e-01, -5.000000e-01], [-1.500000e+00, -2.500000e+00, -3.500000e+00]], [[-4.500000e+00, -5.500000e+00, -6.500000e+00], [-7.500000e+00, -8.500000e+00, -9.500000e+00]]]> : tensor<2x2x3xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<2x2x3xf32>) outs(%arg2 : tensor<2x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_2 = arith.constant -0.000000e+00 : f32
      %1 = arith.subf %in, %cst_2 : f32
      linalg.yield %1 : f32
    } -> tensor<2x2x3xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst[0, 0, 1] [%c2, 2, 2] [1, %c1, 1] : tensor<2x2x3xf32> to tensor<?x2x2xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, %c0, 0] [2, 1, 2] [1, 1, 1] : tensor<?x2x2xf32> to tensor<2x2xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_0 into %extracted_slice_0[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x2xf32>
    %dim = tensor.dim %arg1, %c1 : tensor<?x?x3xf32>
    %c3 = arith.constant 3 : index
    %extracted_slice_1 = tensor.extract_slice %arg1[%c1, 0, 0] [1, %dim, %c3] [1, 1, 1] : tensor<?x?x3xf32> to tensor<?x?xf32>
    return %inserted_slice, %extracted_slice_1, %arg0, %0 : tensor<2x2xf32>, tensor<?x?xf32>, tensor<2x2x?xf32>, tensor<2x2x3xf32>
  }
  func.func private @f3(%arg0: tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>, tensor<?x?x?xf32>) {
    %0 = tensor.empty() : tensor<2x2x3xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %2 = linalg.mul ins(%1, %arg0 : tensor<2x2x3xf32>, tensor<2x2x3xf32>) outs(%arg0 : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %1 low[%c1, 1, 1] high[0, %c1, %c1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      %3 = arith.mulf %cst, %cst : f32
      tensor.yield %3 : f32
    } : tensor<2x2x3xf32> to tensor<?x?x?xf32>
    return %2, %padded : tensor<2x2x3xf32>, tensor<?x?x?xf32>
  }
  func.func @main(%arg0: tensor<2x?x3xf32>, %arg1: tensor<2x2x3xf32>) -> (tensor<2x2x3x1xf32>, tensor<2x2x3xf32>, tensor<2x2x3xf32>, tensor<2x2x3xf32>, tensor<2x2x?xf32>, tensor<?x?xf32>, tensor<2x?xf32>, tensor<?x?x?xf32>) {
    %0 = tensor.empty() : tensor<4x2x1xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c1, %c0, %c1] : tensor<2x2x3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<4x2x1xf32>) -> tensor<4x2x1xf32>
    %cast = tensor.cast %1 : tensor<4x2x1xf32> to tensor<?x?x?xf32>
    %2:2 = call @f1(%arg1, %cast) : (tensor<2x2x3xf32>, tensor<?x?x?xf32>) -> (tensor<2x2x3xf32>, tensor<?x?x?xf32>)
    %3 = linalg.abs ins(%2#0 : tensor<2x2x3xf32>) outs(%2#0 : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %cast_0 = tensor.cast %3 : tensor<2x2x3xf32> to tensor<2x2x?xf32>
    %cast_1 = tensor.cast %3 : tensor<2x2x3xf32> to tensor<?x?x3xf32>
    %c5 = arith.constant 5 : index
    %4:4 = call @f2(%cast_0, %cast_1, %3, %c5) : (tensor<2x2x?xf32>, tensor<?x?x3xf32>, tensor<2x2x3xf32>, index) -> (tensor<2x2xf32>, tensor<?x?xf32>, tensor<2x2x?xf32>, tensor<2x2x3xf32>)
    %mapped = linalg.map { arith.divf } ins(%3, %4#3 : tensor<2x2x3xf32>, tensor<2x2x3xf32>) outs(%3 : tensor<2x2x3xf32>)
    %5:2 = call @f3(%mapped) : (tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>, tensor<?x?x?xf32>)
    %c4 = arith.constant 4 : index
    %extracted_2 = tensor.extract %5#1[%c0, %c1, %c4] : tensor<?x?x?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %6 = arith.cmpf ogt, %extracted, %cst : f32
    %7 = arith.index_castui %6 : i1 to index
    %8 = vector.transfer_read %1[%7, %c1, %c0], %extracted : tensor<4x2x1xf32>, vector<4xf32>
    %9 = vector.transfer_write %8, %mapped[%c1, %c0, %7] : vector<4xf32>, tensor<2x2x3xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mapped : tensor<2x2x3xf32>) outs(%3 : tensor<2x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.subf %in, %extracted_2 : f32
      linalg.yield %11 : f32
    } -> tensor<2x2x3xf32>
    %expanded = tensor.expand_shape %mapped [[0], [1], [2, 3]] output_shape [2, 2, 3, 1] : tensor<2x2x3xf32> into tensor<2x2x3x1xf32>
    %cast_3 = tensor.cast %4#0 : tensor<2x2xf32> to tensor<2x?xf32>
    return %expanded, %10, %9, %5#0, %4#2, %4#1, %cast_3, %2#1 : tensor<2x2x3x1xf32>, tensor<2x2x3xf32>, tensor<2x2x3xf32>, tensor<2x2x3xf32>, tensor<2x2x?xf32>, tensor<?x?xf32>, tensor<2x?xf32>, tensor<?x?x?xf32>
  }
}

