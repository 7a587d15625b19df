// bufdiff-profile: idioms
// bufdiff-choices: be096024d8c7a378961368c3a585e7cccbc560bfd1f740003cc53480f7f41f6848b0e717461ff195
// bufdiff-choices: 58c5ea4d9c7586fc37bd140eb30a791cededb90038bae91a7ee8c1b774c02676db3745a0489619e6
// bufdiff-choices: c672d4d67af5c08725c3db057abca55a2fd2ca771256e07fe23318ff7cba91d0473e4d2ae4496f0a
// bufdiff-choices: 432628cc11d3665133b6a90c3f081106d7c1be0ca2d570fb805f567022a051969c80887881599e38
// bufdiff-choices: 296dc637331eabdb3d00aaf71a56c28e643902ed33d87210df3cc9eca64aba9e22c8a98aea6ad295
// bufdiff-choices: 617128301f3d41eec9f38c7ae4429f7aab40032e460758c7e53aa4a36f45abeee602fb1fb3299e9a
// bufdiff-choices: 674bd888dca2131393f011c9457c9132c1cd7e2d5dc88e48984ec265ce65d2ae63288f9d34950078
// bufdiff-choices: 3b7c94da1b07d77c05bbc700c8ff11412f8ce8d6a2cbfa2a6eb38df84c64d025fae1d2419b6440fa
// bufdiff-choices: 96027fc888804a22870f
// bufdiff-features: 472 706 1235 1985 2602 2684 2820 3207 3608 3669 4020 4165 5258 5973 6169 6289
// bufdiff-features: 6611 6787 7014 7122 8285 8438 8544 9132 9479 10035 10819 10968 11162 11202
// bufdiff-features: 11699 11774 12883 13233 13413 13424 13813 13915 14704 14955 15440 15595 15751
// bufdiff-features: 15903 15929 16269 16682 17193 17232 18166 18295 18428 18588 18667 18820 19726
// bufdiff-features: 19746 19923 20402 20729 20749 20838 21953 22221 22280 24135 24826 25119 25388
// bufdiff-features: 25611 25962 26507 27048 27056 27766 27825 29255 29277 29590 29684 30666 31652
// bufdiff-features: 31899 31972 32232 32804 33853 34167 34249 34623 34647 34937 36014 36092 36542
// bufdiff-features: 36721 36784 37183 37786 38435 38662 38672 38783 40297 40675 40712 40841 41073
// bufdiff-features: 41591 41885 41907 41984 42467 42749 43022 43104 43774 44240 44505 44554 44621
// bufdiff-features: 46139 46203 46832 46995 47093 47392 47488 48033 48269 48575 48720 49135 49635
// bufdiff-features: 51415 52062 52322 52558 52631 52900 52958 53180 53257 53503 53650 54003 54180
// bufdiff-features: 54203 54365 54651 54827 54964 54970 54998 55318 56404 56611 57132 57665 57718
// bufdiff-features: 57852 59070 59310 60417 60686 60693 60897 61350 61375 61456 61523 61556 61699
// bufdiff-features: 61944 62218 62675 63062 63071 63184 63800 63915 63929 64120 64716 64748 64959
// bufdiff-features: 65133 65726 66195 66267 66765 66995 67880 68141 68355 68755 69660 70119 71013
// bufdiff-features: 71169 71306 72909 73802 74057 74362 74617 74864 75085 75361 75842 76031 76258
// bufdiff-features: 76638 76953 77129 78009 78235 78283 78430 78440 78950 79389 81160 81316 81597
// bufdiff-features: 81707 82063 82135 82203 82552 83194 83548 84090 84472 84585 84887 84922 85640
// bufdiff-features: 85843 86125 86676 86992 87523 87862 88337 88732 89110 89780 89812 89964 90495
// bufdiff-features: 90585 91007 91312 91540 91737 91884 91910 91985 92022 92194 92488 92575 93171
// bufdiff-features: 93655 93719 93892 94755 94981 95273 95285 95407 95507 96273 96352 96464 96989
// bufdiff-features: 97096 97219 97318 97447 97715 97864 98170 98501 99009 99228 99383 99568 100085
// bufdiff-features: 101264 101582 102082 102187 102204 102320 102597 103377 104315 104931 104952
// bufdiff-features: 105159 105494 105579 105858 105902 105914 105950 107783 107805 107987 108456
// bufdiff-features: 108977 109086 109187 109366 111584 112184 112474 112929 113084 113209 113295
// bufdiff-features: 114547 114874 115252 115471 115990 116079 117724 118769 119200 119588 119845
// bufdiff-features: 119993 120049 120372 120404 120901 121370 121394 121443 121467 121626 122159
// bufdiff-features: 122183 122594 122764 125040 125644 126734 127373 127533 127553 128768 129130
// bufdiff-features: 129849 130500
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<i32>, %arg1: i32, %arg2: tensor<i32>, %arg3: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %cst = arith.constant dense<2> : tensor<i32>
    %0 = linalg.fill ins(%arg1 : i32) outs(%cst : tensor<i32>) -> tensor<i32>
    %1 = tensor.empty() : tensor<i32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst : tensor<i32>) outs(%1 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %12 = arith.cmpi uge, %in, %arg1 : i32
      %13 = arith.select %12, %in, %arg1 : i32
      linalg.yield %13 : i32
    } -> tensor<i32>
    %3 = tensor.empty() : tensor<i32>
    %4 = linalg.fill ins(%arg1 : i32) outs(%3 : tensor<i32>) -> tensor<i32>
    %5 = tensor.empty() : tensor<i32>
    %6 = linalg.fill ins(%arg1 : i32) outs(%5 : tensor<i32>) -> tensor<i32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%6 : tensor<i32>) outs(%3 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %12 = arith.xori %in, %arg1 : i32
      linalg.yield %12 : i32
    } -> tensor<i32>
    %c2_i32 = arith.constant 2 : i32
    %from_elements = tensor.from_elements %c2_i32 : tensor<i32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%4 : tensor<i32>) outs(%from_elements : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %12 = arith.addi %in, %out : i32
      %c4_i32 = arith.constant 4 : i32
      %13 = arith.divui %12, %c4_i32 : i32
      linalg.yield %13 : i32
    } -> tensor<i32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%4, %7 : tensor<i32>, tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %12 = arith.andi %in, %in_0 : i32
      linalg.yield %12 : i32
    } -> tensor<i32>
    %10:2 = call @f3(%from_elements) : (tensor<i32>) -> (tensor<i32>, i32)
    %11:2 = call @f4(%9, %cst) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    return %11#1, %11#0, %10#0, %8, %2, %0, %6 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func @f4(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = linalg.max ins(%arg1, %arg0 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %cst = arith.constant dense<8> : tensor<i32>
    %c1_i32 = arith.constant 1 : i32
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%cst : tensor<i32>) -> tensor<i32>
    %extracted = tensor.extract %cst[] : tensor<i32>
    vector.print %extracted : i32
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @f2(%arg0: tensor<i32>) -> (tensor<i32>, tensor<6xi32>, tensor<4xi32>) {
    %0:4 = call @f1(%arg0) : (tensor<i32>) -> (tensor<6xi32>, tensor<i32>, tensor<6xi32>, tensor<4xi32>)
    %1:4 = call @f1(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<i32>) -> (tensor<6xi32>, tensor<i32>, tensor<6xi32>, tensor<4xi32>)
    %2 = tensor.empty() : tensor<6xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%0#0 : tensor<6xi32>) outs(%2 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c11_i32 = arith.constant 11 : i32
      %4 = arith.minui %in, %c11_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<6xi32>
    return %0#1, %0#2, %0#3 : tensor<i32>, tensor<6xi32>, tensor<4xi32>
  }
  func.func @f1(%arg0: tensor<i32>) -> (tensor<6xi32>, tensor<i32>, tensor<6xi32>, tensor<4xi32>) {
    %cst = arith.constant dense<[2, 3]> : tensor<2xi32>
    %0 = linalg.dot ins(%cst, %cst : tensor<2xi32>, tensor<2xi32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %concat = tensor.concat dim(0) %cst, %cst, %cst : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<6xi32>
    %extracted_slice = tensor.extract_slice %concat[0] [4] [1] : tensor<6xi32> to tensor<4xi32>
    %extracted_slice_0 = tensor.extract_slice %concat[2] [4] [1] : tensor<6xi32> to tensor<4xi32>
    %c3 = arith.constant 3 : index
    %extracted_slice_1 = tensor.extract_slice %extracted_slice_0[%c3] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %1 = linalg.conv_1d ins(%extracted_slice_0, %extracted_slice_1 : tensor<4xi32>, tensor<1xi32>) outs(%extracted_slice : tensor<4xi32>) -> tensor<4xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice_1 into %extracted_slice_0[%c3] [1] [1] : tensor<1xi32> into tensor<4xi32>
    %inserted_slice_2 = tensor.insert_slice %1 into %concat[0] [4] [1] : tensor<4xi32> into tensor<6xi32>
    %inserted_slice_3 = tensor.insert_slice %inserted_slice into %inserted_slice_2[2] [4] [1] : tensor<4xi32> into tensor<6xi32>
    %extracted = tensor.extract %concat[%c3] : tensor<6xi32>
    %2 = tensor.empty() : tensor<6xi32>
    %3 = linalg.copy ins(%inserted_slice_2 : tensor<6xi32>) outs(%2 : tensor<6xi32>) -> tensor<6xi32>
    %4 = tensor.empty() : tensor<4xi32>
    %5 = linalg.copy ins(%extracted_slice_0 : tensor<4xi32>) outs(%4 : tensor<4xi32>) -> tensor<4xi32>
    return %inserted_slice_3, %0, %3, %5 : tensor<6xi32>, tensor<i32>, tensor<6xi32>, tensor<4xi32>
  }
  func.func private @f3(%arg0: tensor<i32>) -> (tensor<i32>, i32) {
    %0:3 = call @f2(%arg0) : (tensor<i32>) -> (tensor<i32>, tensor<6xi32>, tensor<4xi32>)
    %cast = tensor.cast %0#1 : tensor<6xi32> to tensor<?xi32>
    %c5_i32 = arith.constant 5 : i32
    return %0#0, %c5_i32 : tensor<i32>, i32
  }
}

