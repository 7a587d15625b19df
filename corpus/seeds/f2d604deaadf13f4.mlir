// bufdiff-profile: calls
// bufdiff-choices: 141f6334f3ae8ddccb2ed39172cfcca735b50c057737d7c8fc88822bd8d3a628c571d6bfa5c13b03
// bufdiff-choices: 396f20fc140092e80ed4ca1c3d324292378f312563ee04fc03a52cab604ccffca10b0915764346de
// bufdiff-choices: 308226f97629474d75219ed1768aedffc637abf9f178b09e3794f399170490c8c6c9f40f2090ce20
// bufdiff-choices: e0113372baba44f17dbc4125801e942d4235c72fcf3c1a6d5a7e03dc57b93be30df3a623d516aa28
// bufdiff-choices: db7a2131b76d3127752e44ace2f37f27d476e3b4e721cdf83cfb77f6131b4b43f60b8ef5b4ac8edd
// bufdiff-choices: 91d46c707fddc7887920eec9ad1e96af99ae410ea102ce206d505c3538e5a023f8f867494ca80721
// bufdiff-choices: c888eaebd0c2
// bufdiff-features: 3233 5276 5650 6611 6787 7122 9809 11162 12932 13233 13915 15671 15751 16371
// bufdiff-features: 18941 19164 20237 22109 22280 23191 23787 24682 25136 26087 26568 26598 27037
// bufdiff-features: 28326 29590 30666 31425 31953 34167 36784 38783 40712 42150 42369 42467 43053
// bufdiff-features: 44505 44659 45147 45307 46203 47392 47480 48974 48991 50604 50894 51344 52062
// bufdiff-features: 52322 52558 52900 52948 53153 53180 53252 56805 58024 58646 58973 59347 60686
// bufdiff-features: 61080 61375 61944 62253 63071 64119 64120 64964 65401 66422 66995 68355 68408
// bufdiff-features: 69013 69250 69505 70759 72629 73802 74057 75361 77617 78283 78430 78447 78808
// bufdiff-features: 81047 81467 81736 82011 82135 83194 83871 84567 84585 86125 86844 88544 88635
// bufdiff-features: 88850 89110 89780 89812 90550 90777 91248 92194 93094 93255 93971 94322 94586
// bufdiff-features: 96716 98501 99383 99757 100025 100059 104315 104931 105423 107186 107412 107997
// bufdiff-features: 108012 108977 109624 110454 110491 110695 111117 112929 113084 113821 115967
// bufdiff-features: 118576 120049 128916 129404 129946 134279 136271 137045 137235 141238 141891
// bufdiff-features: 142040 142042 143633 144469 145087 145323 146512 147477 150642 153293 154946
// bufdiff-features: 155465 155898 156460 157034 158120 158897 159421 162232 162799 162945 163044
// bufdiff-features: 163373 163471 165272 165719 166510 167614 168007 168766 169318 169744 174170
// bufdiff-features: 175248 175312 176737 177211 177904 177905 178067 178560 179603 179647 180207
// bufdiff-features: 181522 181789 184030 184686 184863 185252 185490 185916 186959 188790 189102
// bufdiff-features: 190142 192413 192422 192628 192771 193353 193747 194255 195407 196031 196048
// bufdiff-features: 197263 197267 198460 198798 198865 201059 201601 201802 202241 202814 203158
// bufdiff-features: 205434 208500 208557 210461 212644 213275 214143 215959 216034 216969 220387
// bufdiff-features: 221154 222767 222809 223525 224222 225325 225827 226357 226579 228519 228546
// bufdiff-features: 228936 229273 229321 230081 230584 230640 231479 234387 234993 235477 236909
// bufdiff-features: 236930 237091 239161 239725 240158 241844 242955 243137 243953 245619 246543
// bufdiff-features: 250303 251478 252260 252466 252539 253389 253836 256112 256247 256550 258331
// bufdiff-features: 258455 258625 259840 260161
module {
  func.func @main(%arg0: tensor<3x1x3xi32>) -> (tensor<?x?x?xi32>, tensor<3x1x3xi32>, tensor<?x?x?xi32>, tensor<3x1x3xi32>, tensor<?x?x1xi1>, tensor<3x1x?xi32>, tensor<3x1x3xi32>) {
    %0 = bufferization.alloc_tensor() : tensor<3x1x3xi32>
    %1 = tensor.empty() : tensor<3x1x3xi32>
    %c-1_i32 = arith.constant -1 : i32
    %2 = linalg.fill ins(%c-1_i32 : i32) outs(%1 : tensor<3x1x3xi32>) -> tensor<3x1x3xi32>
    %3 = linalg.copy ins(%2 : tensor<3x1x3xi32>) outs(%0 : tensor<3x1x3xi32>) -> tensor<3x1x3xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %2[0, 0, 0] [3, %c1, 2] [1, 1, 2] : tensor<3x1x3xi32> to tensor<3x?x2xi32>
    %4 = tensor.empty() : tensor<3x2x3xi32>
    %5 = linalg.fill ins(%c-1_i32 : i32) outs(%4 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %c127_i32 = arith.constant 127 : i32
    %6 = linalg.quantized_batch_matmul ins(%extracted_slice, %5, %c-1_i32, %c127_i32 : tensor<3x?x2xi32>, tensor<3x2x3xi32>, i32, i32) outs(%arg0 : tensor<3x1x3xi32>) -> tensor<3x1x3xi32>
    %7:2 = call @f2(%6) : (tensor<3x1x3xi32>) -> (tensor<?x?x?xi32>, tensor<3x1x3xi32>)
    %collapsed = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<3x1x3xi32> into tensor<3x3xi32>
    %8:2 = call @f2(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3x1x3xi32>) -> (tensor<?x?x?xi32>, tensor<3x1x3xi32>)
    %extracted_slice_0 = tensor.extract_slice %8#1[0, 0, 2] [3, 1, 1] [1, 1, 1] : tensor<3x1x3xi32> to tensor<3x1x1xi32>
    %c3 = arith.constant 3 : index
    %9 = tensor.empty(%c3, %c1) : tensor<?x?x1xi1>
    %false = arith.constant false
    %10 = linalg.fill ins(%false : i1) outs(%9 : tensor<?x?x1xi1>) -> tensor<?x?x1xi1>
    %cst = arith.constant dense<-3> : tensor<3x1x1xi32>
    %11 = linalg.select ins(%10, %extracted_slice_0, %cst : tensor<?x?x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) outs(%extracted_slice_0 : tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
    %inserted_slice = tensor.insert_slice %11 into %8#1[0, 0, 2] [3, 1, 1] [1, 1, 1] : tensor<3x1x1xi32> into tensor<3x1x3xi32>
    %cast = tensor.cast %extracted_slice_0 : tensor<3x1x1xi32> to tensor<3x1x?xi32>
    return %8#0, %7#1, %7#0, %3, %10, %cast, %inserted_slice : tensor<?x?x?xi32>, tensor<3x1x3xi32>, tensor<?x?x?xi32>, tensor<3x1x3xi32>, tensor<?x?x1xi1>, tensor<3x1x?xi32>, tensor<3x1x3xi32>
  }
  func.func private @f1(%arg0: tensor<?x1x?xi32>, %arg1: tensor<?x?x?xi32>) -> (tensor<?x?x?xi32>, tensor<?x1x?xi32>, i32) {
    %0 = linalg.add ins(%arg0, %arg0 : tensor<?x1x?xi32>, tensor<?x1x?xi32>) outs(%arg0 : tensor<?x1x?xi32>) -> tensor<?x1x?xi32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %1 = arith.index_cast %arg2 : index to i32
      %2 = arith.index_cast %arg3 : index to i32
      %3 = arith.index_cast %arg4 : index to i32
      %4 = arith.maxui %1, %2 : i32
      %5 = arith.muli %4, %3 : i32
      tensor.yield %5 : i32
    } : tensor<3x1x3xi32>
    %c1_i32 = arith.constant 1 : i32
    return %arg1, %0, %c1_i32 : tensor<?x?x?xi32>, tensor<?x1x?xi32>, i32
  }
  func.func private @f2(%arg0: tensor<3x1x3xi32>) -> (tensor<?x?x?xi32>, tensor<3x1x3xi32>) {
    %c5_i32 = arith.constant 5 : i32
    %0 = linalg.fill ins(%c5_i32 : i32) outs(%arg0 : tensor<3x1x3xi32>) -> tensor<3x1x3xi32>
    %cast = tensor.cast %arg0 : tensor<3x1x3xi32> to tensor<?x1x?xi32>
    %cast_0 = tensor.cast %arg0 : tensor<3x1x3xi32> to tensor<?x?x?xi32>
    %1:3 = call @f1(%cast, %cast_0) : (tensor<?x1x?xi32>, tensor<?x?x?xi32>) -> (tensor<?x?x?xi32>, tensor<?x1x?xi32>, i32)
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      %3 = arith.index_cast %arg1 : index to i32
      %4 = arith.index_cast %arg2 : index to i32
      %5 = arith.index_cast %arg3 : index to i32
      %6 = arith.index_cast %arg4 : index to i32
      %7 = arith.muli %3, %4 : i32
      %8 = arith.minui %7, %5 : i32
      %9 = arith.addi %8, %6 : i32
      %c4_i32 = arith.constant 4 : i32
      %10 = arith.shli %9, %c4_i32 : i32
      tensor.yield %10 : i32
    } : tensor<3x1x3x2xi32>
    %cast_1 = tensor.cast %generated : tensor<3x1x3x2xi32> to tensor<?x?x?x2xi32>
    %reduced = linalg.reduce ins(%cast_1 : tensor<?x?x?x2xi32>) outs(%1#0 : tensor<?x?x?xi32>) dimensions = [3] 
      (%in: i32, %init: i32) {
        %3 = arith.addi %in, %init : i32
        linalg.yield %3 : i32
      }
    %2 = bufferization.alloc_tensor() copy(%reduced) : tensor<?x?x?xi32>
    return %2, %0 : tensor<?x?x?xi32>, tensor<3x1x3xi32>
  }
}

