// bufdiff-profile: slices
// bufdiff-choices: a2a16d02ec02257b48174fbf50b4a4286bb226395e1263d560de76b8095eb41ee2c1c834d3a1b9b9
// bufdiff-choices: 18e30dc5399ea3204fee6cf5c53258b10d6f542a334d397221b9d36cb7d4a35d4ae0c6b42aee3383
// bufdiff-choices: d98579b88f7a841798eb6db606b9f95260ffa3b8bf2c834ff2d48533b0518f405bcf22376c87b2e3
// bufdiff-choices: 6a5208d12eca206b0f276165bf3dbc87fcefa17352d5311a08fa9b949e974fbd1d4b29d494549ffb
// bufdiff-choices: 532c760f17295283eb18fe9a827728c91bc2fb6744a666fa2c407ce98e038b358af777ee821454ca
// bufdiff-choices: f66728bae30cbb0354efbdab9dc8f0932a8962b35d164f472e7b43aa74d143efd70cb34988f875bc
// bufdiff-choices: 4cd14f1bfe9c93a845f60833375b5f333a746d41b5dc7a4be12b59f1430b481cfee8e2ccad93f6af
// bufdiff-choices: aa6b0df7486e0374fe708fa6e52df88f74924a749119e7cb3aa79ac5b623d1f36d2da621f15463e7
// bufdiff-choices: 1c8b704bf65bfa427f360d995e36a11121723dd4c6b4ea2f4e8bb758140aabed890fb68bd096aba4
// bufdiff-choices: 3e9d90d56985921a254faab794d6106b9fa5ba83539f0383a058acaa6dcc94ce
// bufdiff-features: 180 1150 1765 2332 2898 4752 6169 6611 6831 7800 9479 10223 10384 11162 11500
// bufdiff-features: 12170 12932 13233 13387 13549 14454 14704 15751 15903 15947 16682 18330 19545
// bufdiff-features: 19606 19769 20099 20402 22095 22280 23169 23787 24123 24184 24747 25863 26087
// bufdiff-features: 26464 26546 26568 26663 28907 29590 30293 30666 30996 31051 31857 32232 32278
// bufdiff-features: 33853 33881 34167 36784 36797 38702 38783 39927 40712 41679 41907 41984 42344
// bufdiff-features: 42984 43631 44522 44621 46203 47392 48598 48974 49635 50894 51654 52900 53469
// bufdiff-features: 54135 55113 56094 56404 58122 58191 61408 62362 62641 63071 63384 63800 64119
// bufdiff-features: 64120 64235 65496 66422 66990 68355 69081 69849 70222 70596 71306 71445 72363
// bufdiff-features: 72413 72975 73289 73319 73388 73788 73802 74057 74720 74864 76677 76953 78283
// bufdiff-features: 78430 79271 80533 81441 81443 81736 82011 82135 83472 84090 84322 84585 85838
// bufdiff-features: 85843 86125 87266 87495 87601 88008 88732 89780 89812 91074 91633 92194 93083
// bufdiff-features: 93255 93464 97131 98501 99383 102461 102809 104315 104931 105070 105236 106155
// bufdiff-features: 108696 108992 109327 109643 110136 112929 113821 113940 114783 115875 117235
// bufdiff-features: 117724 118488 118567 118884 119971 121977 123012 123424 124614 125702 125875
// bufdiff-features: 126825 127662 128916 129596 130294 130942 131065 134397 134449 134816 135534
// bufdiff-features: 135749 137045 138949 139890 142040 144761 145701 145872 145996 146512 146592
// bufdiff-features: 146753 146792 147477 148304 150818 153293 155465 156460 157034 158120 158204
// bufdiff-features: 158897 159112 160349 160752 160756 160983 161883 161974 162872 163687 164602
// bufdiff-features: 165295 165373 165636 165719 166579 167164 167466 167753 168323 168858 169734
// bufdiff-features: 170271 171053 171551 172692 172926 175888 176231 177182 177355 177904 178067
// bufdiff-features: 178560 179647 181522 182966 183114 184030 184962 185252 185572 186849 186959
// bufdiff-features: 188790 188845 188946 191490 192381 192628 192771 193747 193773 194682 196031
// bufdiff-features: 196048 196449 196835 197837 199827 200077 200298 200307 201059 201601 202241
// bufdiff-features: 202562 204697 205434 205689 206056 206380 207760 209441 209922 210351 210461
// bufdiff-features: 212111 212779 215925 215959 216076 217587 217899 218286 218698 219413 219734
// bufdiff-features: 220387 220517 221162 222537 222638 222809 222902 223640 223805 223989 224322
// bufdiff-features: 225040 225325 225827 226357 227074 228835 228894 229266 229426 229671 230081
// bufdiff-features: 230436 230640 231994 234487 234718 236024 236929 236930 237169 237992 239237
// bufdiff-features: 240158 241308 242011 242955 244705 245855 246543 247062 247247 247913 249841
// bufdiff-features: 250357 250564 251992 252466 252539 252758 253713 255412 256247 257621 258241
// bufdiff-features: 258906 259528 259840 260161 260202 260364 261426
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<?xi32> {bufferization.writable = false}) -> (tensor<3xi32>, tensor<3xi32>, tensor<?xi32>, tensor<5x1xf32>, tensor<1x1xf32>, tensor<5x1xf32>, index) {
    %cst = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01, 1.450000e+01]> : tensor<5xf32>
    %0 = linalg.div ins(%arg0, %cst : tensor<5xf32>, tensor<5xf32>) outs(%arg0 : tensor<5xf32>) -> tensor<5xf32>
    %1 = call @f2(%0) : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_0 = arith.constant dense<-128> : tensor<3xi32>
    %cast = tensor.cast %cst_0 : tensor<3xi32> to tensor<?xi32>
    %c3_i32 = arith.constant 3 : i32
    %2:2 = call @f1(%cast, %c3_i32) : (tensor<?xi32>, i32) -> (tensor<?xi32>, tensor<f32>)
    %cast_1 = tensor.cast %2#0 : tensor<?xi32> to tensor<3xi32>
    %inserted_slice = tensor.insert_slice %cast_1 into %2#0[0] [3] [1] : tensor<3xi32> into tensor<?xi32>
    %3 = tensor.empty() : tensor<4xi32>
    %4:4 = call @f3(%inserted_slice, %inserted_slice, %inserted_slice, %3) : (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<4xi32>) -> (tensor<?xi32>, tensor<3xi32>, tensor<?xi32>, i1)
    %c3 = arith.constant 3 : index
    %from_elements = tensor.from_elements %c3 : tensor<1xindex>
    %reshape = tensor.reshape %4#0(%from_elements) : (tensor<?xi32>, tensor<1xindex>) -> tensor<3xi32>
    %5 = arith.select %4#3, %4#2, %2#0 : tensor<?xi32>
    %cst_2 = arith.constant dense<[[1.500000e+00], [2.500000e+00]]> : tensor<2x1xf32>
    %inserted_slice_3 = tensor.insert_slice %cst_2 into %1[0, 0] [2, 1] [3, 1] : tensor<2x1xf32> into tensor<5x1xf32>
    %expanded = tensor.expand_shape %2#1 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %rank = tensor.rank %2#1 : tensor<f32>
    return %4#1, %reshape, %5, %inserted_slice_3, %expanded, %1, %rank : tensor<3xi32>, tensor<3xi32>, tensor<?xi32>, tensor<5x1xf32>, tensor<1x1xf32>, tensor<5x1xf32>, index
  }
  func.func private @f1(%arg0: tensor<?xi32>, %arg1: i32) -> (tensor<?xi32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.reciprocal ins(%1 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %cast = tensor.cast %arg0 : tensor<?xi32> to tensor<3xi32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0] [3] [1] : tensor<3xi32> into tensor<?xi32>
    return %inserted_slice, %2 : tensor<?xi32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<5xf32>) -> tensor<5x1xf32> {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %arg0 into %expanded[0, %c0] [5, 1] [1, 1] : tensor<5xf32> into tensor<5x1xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0] [2, 1] [1, 1] : tensor<5x1xf32> to tensor<2x1xf32>
    %cast = tensor.cast %extracted_slice : tensor<2x1xf32> to tensor<2x?xf32>
    %inserted_slice_0 = tensor.insert_slice %cast into %expanded[0, 0] [2, %c1] [3, 1] : tensor<2x?xf32> into tensor<5x1xf32>
    return %inserted_slice_0 : tensor<5x1xf32>
  }
  func.func private @f3(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>, %arg2: tensor<?xi32>, %arg3: tensor<4xi32>) -> (tensor<?xi32>, tensor<3xi32>, tensor<?xi32>, i1) {
    %0 = tensor.empty() : tensor<3xi32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2] : tensor<?xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<3xi32>) -> tensor<3xi32>
    %2 = linalg.max ins(%1, %arg2 : tensor<3xi32>, tensor<?xi32>) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    %c9_i32 = arith.constant 9 : i32
    %3 = arith.cmpi uge, %extracted, %c9_i32 : i32
    %4 = scf.if %3 -> (tensor<?xi32>) {
      %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %arg2 : tensor<3xi32>, tensor<?xi32>) outs(%2 : tensor<?xi32>) {
      ^bb0(%in: i32, %in_0: i32, %out: i32):
        %6 = arith.ori %in, %in_0 : i32
        linalg.yield %6 : i32
      } -> tensor<?xi32>
      scf.yield %5 : tensor<?xi32>
    } else {
      scf.yield %arg2 : tensor<?xi32>
    }
    return %4, %1, %2, %3 : tensor<?xi32>, tensor<3xi32>, tensor<?xi32>, i1
  }
}

