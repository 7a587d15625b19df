// bufdiff-profile: calls
// bufdiff-choices: 19747e84fab3ee78d1e7ba4c1aaceb320246cf5fb7a07b9abc0e989f92903e1b61d9dcfbded16934
// bufdiff-choices: de150c1bd0c36c5b06b18df8dcfb549e98c03bffd63458c68ce67305230b655023c2884047762940
// bufdiff-choices: 53b2fe3421a8781b40e115e8d3177427ff368e43cd8084be49e20ca4201c4be8aadbb2211b529516
// bufdiff-choices: 120809c256e9759d3f13a9465f6c7e1ae20f4d5fec0ca8d2dc5bd5d0af032167f5376055bd0c54e5
// bufdiff-choices: fcb6d837dff9f652855511ccde8a7b7dc3e17607b4b71cc4da24ad697314aa636a14ea92334c1f20
// bufdiff-choices: fdbf1d5af444c916382587a2cb8adb42670524a4891ced93cc9f93e291c437d6d3725b462aed4b5f
// bufdiff-choices: 16979ba9d3c66fec99dc7584409b05b274e465b817e624fb94350d2354a94e3f83a1d44c580e8331
// bufdiff-choices: 15
// bufdiff-features: 17 961 4020 4165 5075 6360 6611 6812 9479 9797 11162 13233 13652 14523 15751
// bufdiff-features: 15763 15929 20337 20838 21953 22095 22280 22448 25729 26568 27725 28464 29590
// bufdiff-features: 29968 30539 30666 31425 32725 34167 34960 36784 36977 38783 39915 40670 40712
// bufdiff-features: 42228 42984 46203 47392 47787 48598 48974 49355 51688 52062 52322 52558 52807
// bufdiff-features: 52900 55021 55113 56208 58024 59145 61375 63071 63800 63929 64120 64435 65778
// bufdiff-features: 66422 66995 66996 68355 68457 68557 71259 71306 73289 73330 73802 74057 74833
// bufdiff-features: 75337 76328 76339 77129 78283 78430 79184 79903 80567 80894 81047 81467 81736
// bufdiff-features: 82135 83194 84585 85843 86125 86826 87277 88337 88732 89646 89780 89812 90070
// bufdiff-features: 90198 90508 93255 93832 95407 97270 98170 98501 99383 100157 104315 104790
// bufdiff-features: 104931 105700 106314 107702 110136 112929 113940 117235 118884 119597 120049
// bufdiff-features: 121132 124056 125943 128355 130933 131780 132184 134205 134279 137045 139901
// bufdiff-features: 141392 142274 145087 145974 146507 146512 153293 154889 155898 156460 157325
// bufdiff-features: 158120 158897 160756 162764 163044 163581 163687 164472 165695 165719 166431
// bufdiff-features: 166579 167157 167973 168562 172814 173354 173960 173990 174371 176851 177904
// bufdiff-features: 178029 178067 178854 183778 184030 185723 186959 188790 189360 190142 190520
// bufdiff-features: 190969 192422 192628 192771 193773 194205 194682 194987 195182 195809 196031
// bufdiff-features: 196369 197267 198729 201059 202241 204212 204314 204527 205434 205688 205689
// bufdiff-features: 206820 207330 208797 210022 210096 210461 210782 211884 212628 213275 213791
// bufdiff-features: 215959 216581 218738 219278 220098 222809 224954 227154 228390 228936 229266
// bufdiff-features: 229623 230081 230640 234387 235375 235477 236930 239241 239929 240158 243053
// bufdiff-features: 243781 245380 245619 246543 247062 247384 248209 249841 250059 252466 252539
// bufdiff-features: 254791 255520 259510 259528 259840 260179
module {
  func.func @f2(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x3x3xi32>, %arg2: tensor<2x3x2xi32>) -> (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>) {
    %0 = linalg.mul ins(%arg0, %arg1 : tensor<3x3x3xi32>, tensor<3x3x3xi32>) outs(%arg0 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c1, %c0, %c1] : tensor<2x3x2xi32>
    %inserted = tensor.insert %extracted into %arg1[%c2, %c2, %c0] : tensor<3x3x3xi32>
    %1 = tensor.empty() : tensor<3x3x3xi32>
    %2 = linalg.copy ins(%arg1 : tensor<3x3x3xi32>) outs(%1 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    return %0, %inserted, %2 : tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>
  }
  func.func private @f1(%arg0: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
    %0 = tensor.empty() : tensor<2x2xi32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<2xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %cst = arith.constant dense<127> : tensor<2xi32>
    %2 = linalg.vecmat ins(%cst, %1 : tensor<2xi32>, tensor<2x2xi32>) outs(%arg0 : tensor<2xi32>) -> tensor<2xi32>
    %3 = tensor.empty() : tensor<2xi32>
    %4 = linalg.copy ins(%arg0 : tensor<2xi32>) outs(%3 : tensor<2xi32>) -> tensor<2xi32>
    return %4, %2 : tensor<2xi32>, tensor<2xi32>
  }
  func.func @main(%arg0: tensor<?x?x3xi32>, %arg1: tensor<2xi32> {bufferization.writable = false}, %arg2: i32) -> (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<?x?x3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x3x1xi32>, tensor<?x?x?xi32>) {
    %c-3_i32 = arith.constant -3 : i32
    %from_elements = tensor.from_elements %arg2, %c-3_i32 : tensor<2xi32>
    %0:2 = call @f1(%from_elements) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x3xi32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x3xi32>
    %1 = tensor.empty(%c3, %dim, %dim_0) : tensor<?x?x?xi32>
    %2 = linalg.fill ins(%arg2 : i32) outs(%1 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %cast = tensor.cast %2 : tensor<?x?x?xi32> to tensor<3x?x?xi32>
    %transposed = linalg.transpose ins(%cast : tensor<3x?x?xi32>) outs(%arg0 : tensor<?x?x3xi32>) permutation = [1, 2, 0] 
    %cst = arith.constant dense<[[[3, 4, 5], [6, 7, 8], [9, 10, 11]], [[12, 13, 14], [15, 16, 17], [18, 19, 20]], [[21, 22, 23], [24, 25, 26], [27, 28, 29]]]> : tensor<3x3x3xi32>
    %cst_1 = arith.constant dense<[[[7, 6], [5, 4], [3, 2]], [[1, 0], [-1, -2], [-3, -4]]]> : tensor<2x3x2xi32>
    %3:3 = call @f2(%cst, %cst, %cst_1) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<2x3x2xi32>) -> (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>)
    %extracted_slice = tensor.extract_slice %cst_1[0, 0, 1] [2, 3, 1] [1, 1, 1] : tensor<2x3x2xi32> to tensor<2x3x1xi32>
    return %3#2, %3#1, %3#0, %transposed, %0#1, %0#0, %extracted_slice, %2 : tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<?x?x3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x3x1xi32>, tensor<?x?x?xi32>
  }
}

