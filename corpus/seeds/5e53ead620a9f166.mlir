// bufdiff-profile: slices
// bufdiff-choices: 695f9c4b05dbe6e2291aca98092428da46955f1125eba0d3418865b59d46918ec404ff09df8cf24b
// bufdiff-choices: b913ae9cdeb53bc9fd65e1cf0b01d02c156b206a6c9d2977ca1766a0ec5f26db6662f885003b3d10
// bufdiff-choices: f272fcef60d3840f09863f7d73b6fb0491896bcd0d4e27dbf99e5b4aef89a38a3c2ef5dbbe926f06
// bufdiff-choices: d8ea3b668befa9f52c792b462243577d75d5149f69efa6825ab92903229b9361d2b0cfdf4e7da98d
// bufdiff-choices: cbd206bc956bd9600ffb1b8a93804026b09dd573f8336daba0331578b23f3c94138c81a69e4186e7
// bufdiff-choices: e7f99653c3270490d7ef5eb582e91b147d01b4d8e6cdc788a45db5e2139c542b6cf7752635e2045a
// bufdiff-choices: 28b5dad8cd7481c7fbd7278b7d27925fae407c2058e5f4aba7912bfd1402cf59be23f0c5d0481dbb
// bufdiff-choices: f8439d01de8a5c764c977e55289fbd93d9141b2c2dd7c00ab9f9399485aac653354bbd
// bufdiff-features: 429 1631 2339 2898 3233 3579 4020 5187 10872 11162 11759 12932 13233 14925
// bufdiff-features: 15751 20127 21522 22040 22095 22280 23749 24268 26087 26568 26683 26748 26922
// bufdiff-features: 29590 30307 31425 34167 35968 36784 37231 37755 38783 39329 39714 39989 40712
// bufdiff-features: 42398 43425 43545 43942 44505 45593 45765 46203 47392 48598 48974 48991 49450
// bufdiff-features: 50894 52322 52558 52900 53057 53180 53252 54417 54471 54998 58308 61969 63071
// bufdiff-features: 63929 64120 66422 66821 68355 68457 69007 69403 70119 71306 72450 72629 73802
// bufdiff-features: 73926 74057 74255 76953 77389 78283 78430 79782 80894 81047 81443 81636 81736
// bufdiff-features: 82011 82135 83194 83900 84585 86125 88627 88732 88958 89110 89732 89780 89812
// bufdiff-features: 92022 92194 98501 99228 99757 100059 100866 101105 102809 103339 104315 104931
// bufdiff-features: 106314 108012 109624 109732 110379 111619 112929 113041 114139 114432 119764
// bufdiff-features: 121132 122950 127427 127863 129630 129946 136039 136341 136987 137045 137102
// bufdiff-features: 137235 138366 140020 140684 142042 142274 142509 145087 146512 146863 149660
// bufdiff-features: 150413 151326 151936 155898 156191 156460 156807 157099 158120 158897 159421
// bufdiff-features: 160967 163044 163975 165719 165817 168323 168858 172236 174170 174275 176774
// bufdiff-features: 177211 178067 178535 179647 180207 180710 182966 183667 184030 185313 185723
// bufdiff-features: 188790 191455 192422 192595 192771 193747 194321 194682 195958 196031 197264
// bufdiff-features: 197267 197738 198357 198460 199818 200824 201059 201601 202241 203352 203627
// bufdiff-features: 205434 205689 207081 207124 208017 208947 210022 210351 210461 210927 211044
// bufdiff-features: 211118 212035 212375 212628 213389 214560 214621 214744 215728 215959 216034
// bufdiff-features: 216049 216581 216712 216892 217513 218595 218635 218913 219393 219734 219751
// bufdiff-features: 220558 221154 221617 222767 222809 223767 225250 225607 226357 226579 227345
// bufdiff-features: 228390 229273 230081 230640 234426 234958 235141 235325 235477 236238 236930
// bufdiff-features: 237295 240158 243546 243943 246543 247350 250244 250917 251478 251992 252466
// bufdiff-features: 252539 255356 255556 256280 256529 256972 258906 259199 259840 261714
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x2x?xi32>, %arg1: i32) -> (tensor<1x2xi32>, tensor<?x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<?x?x?xi32>, tensor<1x2x1xi32>, i32, i32) {
    %cst = arith.constant dense<[[[6], [5]]]> : tensor<1x2x1xi32>
    %c0_i64 = arith.constant 0 : i64
    %c100_i32 = arith.constant 100 : i32
    %from_elements = tensor.from_elements %c100_i32, %arg1 : tensor<1x2x1xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %from_elements[0, 1, 0] [1, 1, %c1] [1, 1, 1] : tensor<1x2x1xi32> to tensor<1x1x?xi32>
    %cast = tensor.cast %extracted_slice : tensor<1x1x?xi32> to tensor<?x?x?xi32>
    %0:2 = call @f1(%cst, %c0_i64, %from_elements, %cast) : (tensor<1x2x1xi32>, i64, tensor<1x2x1xi32>, tensor<?x?x?xi32>) -> (tensor<1x2x1xi32>, tensor<?x?x?xi32>)
    %1:2 = call @f2(%from_elements) : (tensor<1x2x1xi32>) -> (tensor<1x2x1xi32>, tensor<1x2x1xi32>)
    %2 = tensor.empty() : tensor<1x2x1xi32>
    %3 = linalg.fill ins(%arg1 : i32) outs(%2 : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>
    %4:2 = call @f2(%3) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<1x2x1xi32>) -> (tensor<1x2x1xi32>, tensor<1x2x1xi32>)
    %5 = arith.cmpi eq, %arg1, %c100_i32 : i32
    %6 = arith.select %5, %4#0, %2 : tensor<1x2x1xi32>
    %c0 = arith.constant 0 : index
    %c3_i32 = arith.constant 3 : i32
    %7 = vector.transfer_read %3[%c0, %c0, %c0], %c3_i32 : tensor<1x2x1xi32>, vector<2xi32>
    %8 = vector.transfer_write %7, %4#0[%c0, %c1, %c0] : vector<2xi32>, tensor<1x2x1xi32>
    %collapsed = tensor.collapse_shape %6 [[0, 1], [2]] : tensor<1x2x1xi32> into tensor<2x1xi32>
    %collapsed_0 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<1x2x1xi32> into tensor<1x2xi32>
    %9 = arith.maxui %c3_i32, %arg1 : i32
    %cast_1 = tensor.cast %8 : tensor<1x2x1xi32> to tensor<?x2x1xi32>
    return %collapsed_0, %cast_1, %4#1, %1#1, %1#0, %0#1, %0#0, %9, %arg1 : tensor<1x2xi32>, tensor<?x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<?x?x?xi32>, tensor<1x2x1xi32>, i32, i32
  }
  func.func private @f2(%arg0: tensor<1x2x1xi32>) -> (tensor<1x2x1xi32>, tensor<1x2x1xi32>) {
    %c1_i32 = arith.constant 1 : i32
    %c11_i32 = arith.constant 11 : i32
    %from_elements = tensor.from_elements %c1_i32, %c11_i32 : tensor<1x2x1xi32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0, %arg3 = %from_elements) -> (tensor<1x2x1xi32>, tensor<1x2x1xi32>) {
      %3 = tensor.empty() : tensor<1x2x1xi32>
      %4 = linalg.copy ins(%arg2 : tensor<1x2x1xi32>) outs(%3 : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>
      %5 = linalg.copy ins(%arg3 : tensor<1x2x1xi32>) outs(%arg2 : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>
      %6 = linalg.copy ins(%4 : tensor<1x2x1xi32>) outs(%arg3 : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>
      scf.yield %5, %6 : tensor<1x2x1xi32>, tensor<1x2x1xi32>
    }
    %c-1_i32 = arith.constant -1 : i32
    %1 = vector.transfer_read %from_elements[%c0, %c1, %c0], %c-1_i32 : tensor<1x2x1xi32>, vector<2xi32>
    %2 = vector.transfer_write %1, %arg0[%c0, %c0, %c0] : vector<2xi32>, tensor<1x2x1xi32>
    return %2, %0#1 : tensor<1x2x1xi32>, tensor<1x2x1xi32>
  }
  func.func private @f1(%arg0: tensor<1x2x1xi32>, %arg1: i64, %arg2: tensor<1x2x1xi32>, %arg3: tensor<?x?x?xi32>) -> (tensor<1x2x1xi32>, tensor<?x?x?xi32>) {
    %mapped = linalg.map ins(%arg0 : tensor<1x2x1xi32>) outs(%arg2 : tensor<1x2x1xi32>)
      (%in: i32, %init: i32) {
        %c127_i32 = arith.constant 127 : i32
        %1 = arith.maxui %in, %c127_i32 : i32
        linalg.yield %1 : i32
      }
    %c-1_i32 = arith.constant -1 : i32
    %from_elements = tensor.from_elements %c-1_i32, %c-1_i32 : tensor<1x2x1xi32>
    %cst = arith.constant dense<3> : tensor<1x2x1xi32>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mapped, %cst : tensor<1x2x1xi32>, tensor<1x2x1xi32>) outs(%from_elements : tensor<1x2x1xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %1 = arith.maxsi %in, %in_0 : i32
      %2 = arith.minsi %1, %out : i32
      linalg.yield %2 : i32
    } -> tensor<1x2x1xi32>
    return %0, %arg3 : tensor<1x2x1xi32>, tensor<?x?x?xi32>
  }
}

