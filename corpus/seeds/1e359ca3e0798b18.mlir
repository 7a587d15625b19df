// bufdiff-profile: slices
// bufdiff-choices: 601e5601ccb7226c87b9ddf12809a2fc7aeee8978c46f7f48aceeb68c11eceef557f19d34f8038f6
// bufdiff-choices: 28ec725a7f6679afb38978638fc0605bc43c4d24de3116bfc150ee86d9700b453b40642cb50ba9a4
// bufdiff-choices: 3f87ec9cbc78d58f028274d8f9b6e99bc192307531db4a62235ae31f4c5900c0497f57af11592654
// bufdiff-choices: 233f9998639cc9d584f79f534ed21b31c6a5f13a61183db545b4fffc76531592ad531add0f95a55b
// bufdiff-choices: 1602a8413eeffa01c0027e6f312536cfdb140c81659c79bf71ba8cb44025d0dc5fd65cd4e54fdc48
// bufdiff-choices: b2112d955f922d7cf9174e98c7188ee901095656fc47d9a0aff6abc531da4c531993ea0ae531741a
// bufdiff-choices: 625bdc4eacedd4d62770b5ac04a7237ced8e6d48bd7e0e9864d9db509f1866efffbe5b
// bufdiff-features: 2027 2718 2898 4752 6611 9479 9809 11162 11408 13233 13424 13915 14884 15534
// bufdiff-features: 15671 15751 16269 16385 17193 18166 19100 21419 21522 22280 23621 24259 24682
// bufdiff-features: 25729 26536 26922 27766 32085 33443 33853 33952 34167 34249 37183 38202 38783
// bufdiff-features: 40712 41226 41679 41900 41984 42749 42858 43774 45147 46203 46208 47392 50633
// bufdiff-features: 51415 52900 54529 54827 54998 56404 57798 58303 59066 60686 63071 64120 64435
// bufdiff-features: 66797 66995 68141 68355 69427 69660 73289 73849 74057 74083 74255 74375 75290
// bufdiff-features: 75361 78283 78430 79539 81160 81316 82135 82230 82552 83194 84322 84585 86125
// bufdiff-features: 88732 89780 89812 90218 90777 91312 91884 92194 93255 93719 95273 95407 97131
// bufdiff-features: 98190 98501 99383 99757 101264 101296 101582 104931 105902 106843 108977 110379
// bufdiff-features: 112929 114309 114874 115459 116015 116728 117868 118221 121765 126398 128817
// bufdiff-features: 129849 129946 131544 131851 133756 137045 137235 137439 140725 143955 147444
// bufdiff-features: 147712 149534 151849 151936 153293 154430 155898 156460 158120 158292 158897
// bufdiff-features: 160327 160756 162350 162379 162799 164602 165695 165719 167086 167164 167614
// bufdiff-features: 168101 168639 168858 170979 172926 174275 176447 177226 178067 178165 183565
// bufdiff-features: 184030 185916 186042 187683 188126 188790 188845 191076 192771 193290 193747
// bufdiff-features: 195183 196031 196349 200104 201601 201945 202162 202229 202241 202814 204159
// bufdiff-features: 205434 205471 207081 208557 210022 210461 210828 211443 213455 214579 214744
// bufdiff-features: 215514 215959 218516 219413 219734 220387 220558 221154 222809 225325 225985
// bufdiff-features: 226357 228390 229273 230081 230640 231155 231263 236930 237223 239237 240158
// bufdiff-features: 241840 243546 244281 245380 246453 246543 248581 250645 252466 252539 255826
// bufdiff-features: 256550 257806 258994 259528 259840 261572
#map = affine_map<() -> ()>
module {
  func.func private @f1(%arg0: tensor<i32>) -> (tensor<3x2xi32>, tensor<i32>) {
    %cst = arith.constant dense<-3> : tensor<3x2xi32>
    %c5_i32 = arith.constant 5 : i32
    %from_elements = tensor.from_elements %c5_i32 : tensor<1x1xi32>
    %0 = linalg.conv_2d ins(%cst, %from_elements : tensor<3x2xi32>, tensor<1x1xi32>) outs(%cst : tensor<3x2xi32>) -> tensor<3x2xi32>
    %1 = tensor.empty() : tensor<2xi32>
    %2 = linalg.fill ins(%c5_i32 : i32) outs(%1 : tensor<2xi32>) -> tensor<2xi32>
    %cst_0 = arith.constant dense<[9, 8]> : tensor<2xi32>
    %3 = linalg.dot ins(%2, %cst_0 : tensor<2xi32>, tensor<2xi32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    return %0, %3 : tensor<3x2xi32>, tensor<i32>
  }
  func.func @f2(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %0 = linalg.fill ins(%extracted : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %1:2 = call @f1(%arg0) : (tensor<i32>) -> (tensor<3x2xi32>, tensor<i32>)
    %c42_i32 = arith.constant 42 : i32
    %2 = bufferization.alloc_tensor() copy(%1#1) : tensor<i32>
    return %2, %0 : tensor<i32>, tensor<i32>
  }
  func.func @main(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %c5_i32 = arith.constant 5 : i32
    %from_elements = tensor.from_elements %c5_i32 : tensor<i32>
    %mapped = linalg.map ins(%from_elements, %arg0, %from_elements : tensor<i32>, tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>)
      (%in: i32, %in_0: i32, %in_1: i32, %init: i32) {
        %6 = arith.addi %in, %in_0 : i32
        %c0_i32 = arith.constant 0 : i32
        %7 = arith.shli %6, %c0_i32 : i32
        %8 = arith.maxsi %7, %in_1 : i32
        linalg.yield %8 : i32
      }
    %0:2 = call @f2(%mapped) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%arg0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %6 = arith.maxsi %in, %c5_i32 : i32
      linalg.yield %6 : i32
    } -> tensor<i32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%1, %2 : tensor<i32>, tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %6 = arith.ori %in, %in_0 : i32
      %c0_i32 = arith.constant 0 : i32
      %7 = arith.shrui %6, %c0_i32 : i32
      linalg.yield %7 : i32
    } -> tensor<i32>
    %expanded = tensor.expand_shape %2 [] output_shape [1] : tensor<i32> into tensor<1xi32>
    %collapsed = tensor.collapse_shape %expanded [] : tensor<1xi32> into tensor<i32>
    %4 = bufferization.alloc_tensor() : tensor<i32>
    %5 = linalg.sub ins(%2, %arg0 : tensor<i32>, tensor<i32>) outs(%4 : tensor<i32>) -> tensor<i32>
    return %collapsed, %3, %0#1, %0#0, %1, %5 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
}

