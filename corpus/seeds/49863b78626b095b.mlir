// bufdiff-profile: idioms
// bufdiff-choices: 6c149fd48a765c90b64b62df88d279b5050467a7449657bc793408b422c21c75831daa1a11875789
// bufdiff-choices: dada146ef3db185acc29844c6cfad46065e753ca82de24f6b063ad66eb33c3d1d38464f7b9a70f50
// bufdiff-choices: ab3a9c6307dfaa6d01ce19e6cc821f9946fc201a911a20d28bd456bbd216cf59429ec9e71c67f712
// bufdiff-choices: 55ea6a3a12812f0498fc7b6e14669203afd7f9743e9b5f21967786c20971ec456ba6546e7b033269
// bufdiff-choices: 83a8ffb5f402210afe1b3e1fa3d18c1b5ce5716b7201f7c1e4e0f2889b572ceb8a9b63264c7b088a
// bufdiff-choices: 73b2a59defb1e7afab5f0b5c42a038ba9f0b080328327a4e227a75f777eade4ea5333a7ed2020fa5
// bufdiff-choices: 5528fe73
// bufdiff-features: 2296 2898 6812 9238 9479 9768 10540 11162 12276 12932 13233 13390 13549 14454
// bufdiff-features: 14704 14925 15751 16926 17842 19419 20023 20132 21382 21522 22280 23108 25367
// bufdiff-features: 25727 26087 26464 26568 26922 28564 29590 29968 30666 31383 32918 34167 36784
// bufdiff-features: 38783 39627 40390 40712 41396 42344 42467 42858 43092 43442 44505 45017 46203
// bufdiff-features: 47392 48598 48974 49999 50894 52062 52558 52807 52900 53180 53252 53469 54546
// bufdiff-features: 54998 59291 59347 62912 63071 63259 63800 64120 64235 65025 65891 66422 66529
// bufdiff-features: 66995 68355 71168 71306 72546 72629 73289 73802 74382 74450 74507 76953 77617
// bufdiff-features: 78283 78430 78703 81736 82135 82288 83194 83992 84322 84585 85843 86125 86844
// bufdiff-features: 88446 88732 89780 89812 91248 91267 91289 92194 92789 93255 94322 95407 97924
// bufdiff-features: 98501 99228 99383 99757 100059 103678 104790 104931 107412 107425 108012 108641
// bufdiff-features: 108977 109732 110552 111024 111578 111976 112929 113041 115337 116039 117235
// bufdiff-features: 118884 119588 123204 126398 128916 129946 133022 134823 135739 137045 137235
// bufdiff-features: 144120 144624 144761 146512 146792 146991 149908 150244 150580 150818 151758
// bufdiff-features: 151936 152983 153293 155465 155898 156191 156460 157579 158120 158188 158415
// bufdiff-features: 158897 160756 160854 161779 162280 162318 162971 163687 164112 164602 165719
// bufdiff-features: 166455 167973 168323 168858 169153 169927 171551 171693 172809 172926 173354
// bufdiff-features: 173800 174170 176782 177182 177211 177904 178067 179506 179739 180207 181789
// bufdiff-features: 182283 184030 186202 186959 187698 187925 188845 190520 192628 192771 194134
// bufdiff-features: 194714 196031 197736 197837 198081 198460 198889 200104 201059 202241 203158
// bufdiff-features: 203352 204212 204620 205426 205434 205689 206699 207081 207454 208379 208765
// bufdiff-features: 209102 209168 209910 210301 210461 211534 213275 213339 214143 214744 215340
// bufdiff-features: 218635 218738 219549 221154 222601 222767 222809 223045 227368 228037 228390
// bufdiff-features: 229273 229569 230081 230293 230436 230640 231722 235325 235730 236024 236930
// bufdiff-features: 236986 237470 239237 240158 240400 243546 244408 244540 246543 248209 248581
// bufdiff-features: 250917 250948 252161 252466 252539 255729 256235 256337 258625 258916 259785
// bufdiff-features: 259840 261082
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<4x3xi64>, %arg1: tensor<4x3xi64>) -> tensor<4x3xi64> {
    %0 = tensor.empty() : tensor<2x4x3xi64>
    %c9_i64 = arith.constant 9 : i64
    %1 = linalg.fill ins(%c9_i64 : i64) outs(%0 : tensor<2x4x3xi64>) -> tensor<2x4x3xi64>
    %reduced = linalg.reduce ins(%1 : tensor<2x4x3xi64>) outs(%arg0 : tensor<4x3xi64>) dimensions = [0] 
      (%in: i64, %init: i64) {
        %2 = arith.subi %in, %init : i64
        %c0_i64 = arith.constant 0 : i64
        %3 = arith.shrsi %2, %c0_i64 : i64
        linalg.yield %3 : i64
      }
    return %reduced : tensor<4x3xi64>
  }
  func.func private @f2(%arg0: tensor<?x?xi64>, %arg1: tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>) {
    %mapped = linalg.map ins(%arg0, %arg1, %arg0 : tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>) outs(%arg0 : tensor<?x?xi64>)
      (%in: i64, %in_0: i64, %in_1: i64, %init: i64) {
        %0 = arith.andi %in, %in_0 : i64
        %1 = arith.addi %0, %in_1 : i64
        linalg.yield %1 : i64
      }
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %arg1 low[1, 1] high[%c1, 0] {
    ^bb0(%arg2: index, %arg3: index):
      %0 = arith.index_cast %arg2 : index to i64
      %1 = arith.index_cast %arg3 : index to i64
      %2 = arith.minsi %0, %1 : i64
      tensor.yield %2 : i64
    } : tensor<?x?xi64> to tensor<?x?xi64>
    return %padded, %arg1, %mapped : tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>
  }
  func.func @main(%arg0: tensor<5x5xi64> {bufferization.writable = false}, %arg1: tensor<4x1xi64>) -> (tensor<?x?xi64>, tensor<?x?xi64>, tensor<4x2xi64>, tensor<?x?xi64>, tensor<?x?x?xi64>, tensor<?x?xi64>, i64, i64) {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 3] [1, 2] : tensor<5x5xi64> to tensor<4x3xi64>
    %0 = call @f1(%extracted_slice, %extracted_slice) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
    %cast = tensor.cast %extracted_slice : tensor<4x3xi64> to tensor<?x?xi64>
    %cast_0 = tensor.cast %0 : tensor<4x3xi64> to tensor<?x?xi64>
    %1:3 = call @f2(%cast, %cast_0) : (tensor<?x?xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>)
    %c4 = arith.constant 4 : index
    %extracted_slice_1 = tensor.extract_slice %1#2[0, 1] [%c4, 2] [1, 1] : tensor<?x?xi64> to tensor<?x2xi64>
    %cast_2 = tensor.cast %extracted_slice_1 : tensor<?x2xi64> to tensor<?x?xi64>
    %2:2 = call @write3(%cast_2) : (tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<4x2xi64>)
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %extracted_slice_1[%c2, %c1] : tensor<?x2xi64>
    %cast_3 = tensor.cast %arg0 : tensor<5x5xi64> to tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %cast_3, %c0 : tensor<?x?xi64>
    %c5 = arith.constant 5 : index
    %expanded = tensor.expand_shape %cast_3 [[0], [1, 2]] output_shape [%dim, %c1, %c5] : tensor<?x?xi64> into tensor<?x?x?xi64>
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %extracted into %expanded[%c1, %c0, %c3] : tensor<?x?x?xi64>
    %collapsed = tensor.collapse_shape %inserted [[0], [1, 2]] : tensor<?x?x?xi64> into tensor<?x?xi64>
    %extracted_4 = tensor.extract %expanded[%c0, %c0, %c4] : tensor<?x?x?xi64>
    return %1#1, %2#0, %2#1, %collapsed, %expanded, %1#0, %extracted_4, %extracted : tensor<?x?xi64>, tensor<?x?xi64>, tensor<4x2xi64>, tensor<?x?xi64>, tensor<?x?x?xi64>, tensor<?x?xi64>, i64, i64
  }
  func.func private @write3(%arg0: tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<4x2xi64>) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[%c2, 0] [%c2, 2] [1, 1] : tensor<?x?xi64> to tensor<?x2xi64>
    %0 = linalg.matmul ins(%arg0, %extracted_slice : tensor<?x?xi64>, tensor<?x2xi64>) outs(%arg0 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %1 = tensor.empty() : tensor<4x2xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xi64>) outs(%1 : tensor<4x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %c11_i64 = arith.constant 11 : i64
      %3 = arith.andi %in, %c11_i64 : i64
      linalg.yield %3 : i64
    } -> tensor<4x2xi64>
    return %0, %2 : tensor<?x?xi64>, tensor<4x2xi64>
  }
}

