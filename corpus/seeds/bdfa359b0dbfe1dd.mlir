// bufdiff-profile: idioms
// bufdiff-choices: 5c364f6d076f96e9095b5c0d9693d503826480548d9a1b55adf20bb8751f2c15e399f126a33c2991
// bufdiff-choices: d8942d498869ab865fba7d54623d5963a889b706211931ba2f837d9f93f15cdd5c087920b22f02de
// bufdiff-choices: 3ab57eb0aa66c30366c220d077a5489f7ef1d5d865553dfe22027084d2239dae9a2ef8197eafc104
// bufdiff-choices: e35d875cad83ef7ca2703b1ca89ff7a48cbc04a1fccd66a467338071e9e6b1113743ff7fe60dc762
// bufdiff-choices: f69c2eb051458152c958efc18368bf813a4ee84e89533e6dbae197f047e211cbbab27891a76dc7bc
// bufdiff-choices: c7ac65152d3568e151846cdb26aedaf4fe6c0950932083608418e0cc3ddfffd7da9a76d2b15f7181
// bufdiff-choices: 07fc573e39a8ba559faa755d35a8f5645847c7c22eb8e8d795ce3b2d100b635305da56eda4d4cfff
// bufdiff-choices: 52d43343
// bufdiff-features: 1185 2898 4752 5258 6363 8352 9132 9479 12572 13233 14454 14523 14884 14925
// bufdiff-features: 15595 15751 15903 16662 16682 18322 18428 19902 20092 20337 20564 21522 22280
// bufdiff-features: 23143 23787 24259 26023 26464 26568 27644 29104 29590 30666 32085 33056 33807
// bufdiff-features: 34167 36784 38783 40712 42907 42984 43104 43442 43561 43839 44325 44505 44522
// bufdiff-features: 45541 46203 47392 48598 49635 50101 50633 50894 52558 52774 52900 53180 54998
// bufdiff-features: 55021 55837 56024 59115 60686 61628 62433 63071 64235 66422 68355 71122 71306
// bufdiff-features: 72142 72363 72565 73041 73287 73802 74057 74919 76953 78283 78430 78486 79596
// bufdiff-features: 81736 83419 83493 83734 84585 85843 86125 88337 88732 89646 89780 89928 90097
// bufdiff-features: 90218 93255 95407 97270 99383 99757 100324 101264 102591 104517 104931 107412
// bufdiff-features: 108012 112929 113901 114496 114783 114888 116732 117532 117596 117988 119138
// bufdiff-features: 119205 121304 121626 122575 124152 124626 125510 127533 130602 130632 134603
// bufdiff-features: 135749 137045 137235 138476 139357 139524 141044 141834 142040 142376 143598
// bufdiff-features: 144409 144513 145597 146512 147220 147477 149892 151936 152538 152983 153186
// bufdiff-features: 153293 154430 156191 156460 157034 158120 158769 158996 160756 161883 162502
// bufdiff-features: 164602 164734 165695 165719 167164 167481 167793 168815 168858 170469 171204
// bufdiff-features: 172435 172814 176528 177211 177488 177693 178067 178560 180207 181302 181789
// bufdiff-features: 182283 183105 184030 184722 184844 184962 186008 186042 186202 186959 187886
// bufdiff-features: 188790 189742 191673 192422 192528 192771 193290 193773 195809 195820 196031
// bufdiff-features: 197392 197837 197849 198889 199381 199827 200521 200613 200939 201059 201601
// bufdiff-features: 202241 203746 204862 205434 205636 207731 208765 209131 210461 210828 212111
// bufdiff-features: 212779 213275 213339 214579 214744 215959 216213 217085 217245 219452 220013
// bufdiff-features: 221162 221661 222135 225827 225985 226357 227368 228058 228061 229266 229273
// bufdiff-features: 230081 230303 230541 230640 233145 233154 233259 233268 233652 235584 236930
// bufdiff-features: 237022 239194 239237 239241 240100 240158 240438 241554 243781 245272 246415
// bufdiff-features: 246543 246783 247062 249841 251444 252466 252539 253836 257210 257240 258994
// bufdiff-features: 259229 259528 259840
#map = affine_map<(d0, d1) -> (1, d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<6x4xi32>) -> (tensor<?xi32>, tensor<4xi32>, tensor<?xi32>, tensor<4xi32>) {
    %0:3 = call @f2(%arg0, %arg0) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<?xi32>, index)
    %cast = tensor.cast %arg1 : tensor<6x4xi32> to tensor<?x?xi32>
    %1 = call @f1(%cast, %cast) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<1x1xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c0, %c0] : tensor<1x1xi32>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %0#0[%c3] [1] [1] : tensor<4xi32> to tensor<i32>
    %c4 = arith.constant 4 : index
    %2 = arith.remui %0#2, %c4 : index
    %extracted_slice_0 = tensor.extract_slice %0#0[%2] [1] [1] : tensor<4xi32> to tensor<i32>
    %3 = linalg.fill ins(%extracted : i32) outs(%extracted_slice : tensor<i32>) -> tensor<i32>
    %4 = linalg.mul ins(%extracted_slice_0, %3 : tensor<i32>, tensor<i32>) outs(%extracted_slice_0 : tensor<i32>) -> tensor<i32>
    %inserted_slice = tensor.insert_slice %3 into %0#0[%c3] [1] [1] : tensor<i32> into tensor<4xi32>
    %inserted_slice_1 = tensor.insert_slice %4 into %inserted_slice[%2] [1] [1] : tensor<i32> into tensor<4xi32>
    %c2 = arith.constant 2 : index
    %extracted_slice_2 = tensor.extract_slice %inserted_slice[%c2] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %5 = tensor.empty() : tensor<4xi32>
    %6 = linalg.fill ins(%extracted : i32) outs(%5 : tensor<4xi32>) -> tensor<4xi32>
    %7 = linalg.conv_1d ins(%6, %extracted_slice_2 : tensor<4xi32>, tensor<1xi32>) outs(%inserted_slice : tensor<4xi32>) -> tensor<4xi32>
    %cast_3 = tensor.cast %7 : tensor<4xi32> to tensor<?xi32>
    return %cast_3, %inserted_slice_1, %0#1, %0#0 : tensor<?xi32>, tensor<4xi32>, tensor<?xi32>, tensor<4xi32>
  }
  func.func private @f1(%arg0: tensor<?x?xi32>, %arg1: tensor<?x?xi32>) -> tensor<1x1xi32> {
    %cst = arith.constant dense<1> : tensor<1x1xi32>
    %0 = linalg.conv_2d ins(%arg1, %cst : tensor<?x?xi32>, tensor<1x1xi32>) outs(%arg0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %c0 = arith.constant 0 : index
    %mapped = linalg.map ins(%cst : tensor<1x1xi32>) outs(%cst : tensor<1x1xi32>)
      (%in: i32, %init: i32) {
        %extracted = tensor.extract %cst[%c0, %c0] : tensor<1x1xi32>
        %1 = arith.xori %in, %extracted : i32
        linalg.yield %1 : i32
      }
    return %mapped : tensor<1x1xi32>
  }
  func.func private @f2(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> (tensor<4xi32>, tensor<?xi32>, index) {
    %cast = tensor.cast %arg0 : tensor<4xi32> to tensor<?xi32>
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c2, %c2] : tensor<?xi32> into tensor<?x?xi32>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<?x?xi32>) outs(%expanded : tensor<?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %6 = arith.cmpi ule, %in, %out : i32
      %7 = arith.select %6, %in, %out : i32
      linalg.yield %7 : i32
    } -> tensor<?x?xi32>
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xi32> into tensor<?xi32>
    %cst = arith.constant dense<10> : tensor<1xi32>
    %1 = linalg.conv_1d ins(%collapsed, %cst : tensor<?xi32>, tensor<1xi32>) outs(%collapsed : tensor<?xi32>) -> tensor<?xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<4xi32>
    %cst_0 = arith.constant dense<[2, 3, 0, 1]> : vector<4xi32>
    %cst_1 = arith.constant dense<true> : vector<4xi1>
    %2 = vector.broadcast %extracted : i32 to vector<4xi32>
    %3 = arith.index_cast %extracted : i32 to index
    %c4 = arith.constant 4 : index
    %4 = arith.remui %3, %c4 : index
    %5 = vector.scatter %arg1[%c0] [%cst_0], %cst_1, %2 : tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> -> tensor<4xi32>
    return %5, %1, %4 : tensor<4xi32>, tensor<?xi32>, index
  }
}

