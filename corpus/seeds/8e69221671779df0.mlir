// bufdiff-profile: types
// bufdiff-choices: e3ec84d62e79315e5186a426482219c820148989f9b97a021ea6f5fbeebdec39b576308366152852
// bufdiff-choices: d742fad1defe938fc57ad4e99d349221b5db89b967072fe1b47620c9fd2450deb5627f52e9bbb11e
// bufdiff-choices: 4ab6701ede7ec24e6f0a2ee150d464dd536739113d05dac10efa7713197f79150714cf1b34191950
// bufdiff-choices: d83e348c1b60b578a7784f570af5524f8c9d457f973ed9689658a8274ec355869ca3da81a402e70b
// bufdiff-choices: 5fd8d903d9c41a85214fd90d49b608b4514eed5b88ed541b2ccfc0855bc32b40fe8ab40510762540
// bufdiff-choices: a4c6c00c5a2a06212f7d0882d47eef509038304df5b92b0741d74c88f50a48b4dac83198f8037b62
// bufdiff-choices: 9b307461c7d43b18bae5c4557077f8c3b2a970a552fd9eba08cfe0af015f6041adc859d3fbdbf526
// bufdiff-choices: e4d173e3c5c8ba9558f5f89e3b1824b1cfac8e7c3f38f54efa26dfec6e012223bc64f6f1d706f7bb
// bufdiff-choices: ee99fa30ce819898ed002f022cb303592d9440c73d1ce1fef02c107d6237a1439c8c4f538d1bda7e
// bufdiff-choices: 406490efe9fa7f4914c0267949e17f99ff7866b17a6b6b011f865a21c38884944dd98b6a9e7303ca
// bufdiff-choices: bb7e57b3a7201bf8779cd17afc74e7de9ad416a8cb72
// bufdiff-features: 2021 3821 4020 4659 4752 4958 5497 6363 6724 6787 6812 7384 7793 8918 9479
// bufdiff-features: 10035 11162 13233 14454 14523 14925 15671 15751 16372 16682 18355 18383 19100
// bufdiff-features: 20337 20385 22095 22280 22448 22630 24402 25651 26568 26579 26922 29161 29590
// bufdiff-features: 30002 30539 30573 30666 31144 31652 32129 32514 33133 33242 33762 33909 34167
// bufdiff-features: 34779 34960 36784 38783 39364 40712 42467 42984 44093 46203 46321 46414 46835
// bufdiff-features: 47392 49635 50894 51178 51415 52148 52322 52478 52558 52807 52900 53244 53252
// bufdiff-features: 54998 55021 56208 57383 57912 59145 60417 60686 61166 62206 62433 63071 63260
// bufdiff-features: 63929 64120 64235 64716 65225 65445 65726 66334 66422 66995 67532 68355 68484
// bufdiff-features: 69226 69403 69965 70036 70684 71259 73141 73289 73387 74057 74255 75361 76953
// bufdiff-features: 77617 78283 78430 79099 81736 82011 82135 82164 83194 84585 86125 87277 87783
// bufdiff-features: 88337 88732 89150 89646 89780 89812 90097 90777 91049 91365 92194 93255 93286
// bufdiff-features: 94557 95273 95407 96351 96562 97270 98501 99383 99401 100481 100569 101823
// bufdiff-features: 101987 104315 104790 104931 105492 106761 107412 107425 107432 108012 108935
// bufdiff-features: 108977 109732 110136 111733 112929 113041 113084 113801 115791 117183 117235
// bufdiff-features: 117724 118564 118884 119588 119597 120687 121626 125644 125699 125908 125943
// bufdiff-features: 125971 128916 129599 129811 129955 130595 130602 131973 132184 132624 136269
// bufdiff-features: 136273 136924 137045 137896 138919 139862 140066 140534 140982 141219 141834
// bufdiff-features: 142040 143896 144513 144761 145417 145974 146512 146870 147178 147477 147747
// bufdiff-features: 148304 148647 149117 150404 150631 150818 151326 151404 151936 153293 153896
// bufdiff-features: 155898 156154 156460 157034 158012 158120 158188 158897 160349 160756 160786
// bufdiff-features: 160893 162948 163044 164734 165719 167164 167793 167973 168323 168562 168858
// bufdiff-features: 171134 172814 173800 174056 174170 175312 176031 176701 177226 178067 178854
// bufdiff-features: 180404 181789 182719 183199 183722 183778 184030 185598 186959 188306 188790
// bufdiff-features: 190142 192771 193747 194134 194205 195182 195809 195820 196031 196063 196349
// bufdiff-features: 196571 197267 197274 197837 198460 199827 200104 200106 200358 200849 201059
// bufdiff-features: 201122 201716 202241 202616 203352 203746 204264 204364 204527 205434 205689
// bufdiff-features: 206820 208944 210022 210461 212111 213275 214248 214769 215925 215959 216969
// bufdiff-features: 217103 217843 218635 220670 222809 223099 223989 224222 224634 225827 226357
// bufdiff-features: 226607 227002 227395 228061 228124 228390 228519 228936 229266 230081 230104
// bufdiff-features: 230640 231479 233294 234399 235433 235730 235868 236094 237763 238483 239241
// bufdiff-features: 239659 239843 240100 240158 240950 240967 241306 243546 245769 246543 246783
// bufdiff-features: 246966 247062 249841 250917 251560 252466 252539 253651 253836 255520 257362
// bufdiff-features: 258378 259528 259615 259766 259840 260179
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f5(%arg0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, i32, i32) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0] [4] [1] : tensor<4xi32> into tensor<4xi32>
    %0:3 = call @f4(%arg0) : (tensor<4xi32>) -> (tensor<4xi32>, i32, i32)
    %cst = arith.constant 7.000000e+00 : f8E5M2
    %cst_0 = arith.constant 5.000000e-01 : f8E5M2
    %cst_1 = arith.constant 5.000000e-01 : f8E5M2
    %cst_2 = arith.constant -6.000000e+00 : f8E5M2
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2 : tensor<2x2xf8E5M2>
    %1 = call @f3(%from_elements, %from_elements) : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> tensor<4xi32>
    %c11_i32 = arith.constant 11 : i32
    %c9_i32 = arith.constant 9 : i32
    %from_elements_3 = tensor.from_elements %c11_i32, %0#1, %0#2, %c9_i32 : tensor<4xi32>
    %2 = linalg.mul ins(%from_elements_3, %1 : tensor<4xi32>, tensor<4xi32>) outs(%1 : tensor<4xi32>) -> tensor<4xi32>
    %3 = bufferization.alloc_tensor() copy(%inserted_slice) : tensor<4xi32>
    return %2, %0#0, %3, %from_elements_3, %c9_i32, %0#1 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, i32, i32
  }
  func.func private @f1(%arg0: tensor<?x2xf8E5M2> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}, %arg1: tensor<?x2xf8E5M2>) -> (tensor<?x2xf8E5M2>, tensor<?x2xf8E5M2>, tensor<?x2xf8E5M2>, tensor<?x?xf8E5M2>) {
    %0 = linalg.round ins(%arg1 : tensor<?x2xf8E5M2>) outs(%arg1 : tensor<?x2xf8E5M2>) -> tensor<?x2xf8E5M2>
    %1 = linalg.rsqrt ins(%arg1 : tensor<?x2xf8E5M2>) outs(%arg1 : tensor<?x2xf8E5M2>) -> tensor<?x2xf8E5M2>
    %c2 = arith.constant 2 : index
    %2 = bufferization.alloc_tensor(%c2, %c2) : tensor<?x?xf8E5M2>
    %cst = arith.constant dense<-0.000000e+00> : tensor<2x2xf8E5M2>
    %3 = linalg.copy ins(%cst : tensor<2x2xf8E5M2>) outs(%2 : tensor<?x?xf8E5M2>) -> tensor<?x?xf8E5M2>
    %4 = bufferization.alloc_tensor() copy(%0) : tensor<?x2xf8E5M2>
    return %1, %4, %0, %3 : tensor<?x2xf8E5M2>, tensor<?x2xf8E5M2>, tensor<?x2xf8E5M2>, tensor<?x?xf8E5M2>
  }
  func.func private @f2(%arg0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c3] : tensor<4xi32>
    %inserted = tensor.insert %extracted into %arg0[%c0] : tensor<4xi32>
    %0 = tensor.empty() : tensor<4xi32>
    %mapped = linalg.map ins(%inserted : tensor<4xi32>) outs(%0 : tensor<4xi32>)
      (%in: i32, %init: i32) {
        %1 = arith.subi %in, %extracted : i32
        linalg.yield %1 : i32
      }
    return %mapped, %arg0 : tensor<4xi32>, tensor<4xi32>
  }
  func.func private @f3(%arg0: tensor<2x2xf8E5M2>, %arg1: tensor<2x2xf8E5M2>) -> tensor<4xi32> {
    %transposed = linalg.transpose ins(%arg0 : tensor<2x2xf8E5M2>) outs(%arg0 : tensor<2x2xf8E5M2>) permutation = [1, 0] 
    %cast = tensor.cast %arg1 : tensor<2x2xf8E5M2> to tensor<?x2xf8E5M2>
    %0:4 = call @f1(%cast, %cast) : (tensor<?x2xf8E5M2>, tensor<?x2xf8E5M2>) -> (tensor<?x2xf8E5M2>, tensor<?x2xf8E5M2>, tensor<?x2xf8E5M2>, tensor<?x?xf8E5M2>)
    %1 = tensor.empty() : tensor<4xi32>
    %c1_i32 = arith.constant 1 : i32
    %2 = linalg.fill ins(%c1_i32 : i32) outs(%1 : tensor<4xi32>) -> tensor<4xi32>
    %3:2 = call @f2(%2) : (tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    %c4 = arith.constant 4 : index
    %4 = tensor.empty(%c4) : tensor<2x?xi32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %3#1[%c3] : tensor<4xi32>
    %5 = linalg.fill ins(%extracted : i32) outs(%4 : tensor<2x?xi32>) -> tensor<2x?xi32>
    %6 = tensor.empty() : tensor<2xi32>
    %c1_i32_0 = arith.constant 1 : i32
    %7 = linalg.fill ins(%c1_i32_0 : i32) outs(%6 : tensor<2xi32>) -> tensor<2xi32>
    %8 = linalg.vecmat ins(%7, %5 : tensor<2xi32>, tensor<2x?xi32>) outs(%3#0 : tensor<4xi32>) -> tensor<4xi32>
    return %8 : tensor<4xi32>
  }
  func.func @f4(%arg0: tensor<4xi32>) -> (tensor<4xi32>, i32, i32) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi32>) outs(%arg0 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.maxsi %in, %out : i32
      linalg.yield %2 : i32
    } -> tensor<4xi32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %0[%c3] : tensor<4xi32>
    %c127_i32 = arith.constant 127 : i32
    %1 = arith.addi %extracted, %c127_i32 : i32
    return %0, %1, %extracted : tensor<4xi32>, i32, i32
  }
  func.func @main(%arg0: tensor<2x2xf8E5M2>, %arg1: tensor<4xi32>, %arg2: tensor<2x2xf8E5M2> {bufferization.writable = false}) -> (tensor<?x2xf8E5M2>, tensor<?x2xf8E5M2>, tensor<4xi32>, tensor<4xi32>, tensor<?xi32>, tensor<4xi32>, tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>, f8E5M2, f8E5M2) {
    %0:6 = call @f5(%arg1) : (tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, i32, i32)
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2) : tensor<?x2xf8E5M2>
    %2 = linalg.mul ins(%arg2, %arg0 : tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) outs(%1 : tensor<?x2xf8E5M2>) -> tensor<?x2xf8E5M2>
    %3 = linalg.log ins(%arg2 : tensor<2x2xf8E5M2>) outs(%1 : tensor<?x2xf8E5M2>) -> tensor<?x2xf8E5M2>
    %c0 = arith.constant 0 : index
    %4 = arith.index_cast %0#4 : i32 to index
    %5 = arith.remui %4, %c2 : index
    %extracted = tensor.extract %arg2[%c0, %5] : tensor<2x2xf8E5M2>
    %6 = math.log %extracted : f8E5M2
    %7 = tensor.empty() : tensor<2x2xf8E5M2>
    %8 = linalg.square ins(%arg2 : tensor<2x2xf8E5M2>) outs(%7 : tensor<2x2xf8E5M2>) -> tensor<2x2xf8E5M2>
    %cast = tensor.cast %0#1 : tensor<4xi32> to tensor<?xi32>
    return %3, %2, %0#3, %0#2, %cast, %0#0, %arg0, %8, %6, %extracted : tensor<?x2xf8E5M2>, tensor<?x2xf8E5M2>, tensor<4xi32>, tensor<4xi32>, tensor<?xi32>, tensor<4xi32>, tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>, f8E5M2, f8E5M2
  }
}

