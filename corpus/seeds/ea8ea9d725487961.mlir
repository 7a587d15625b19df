// bufdiff-profile: types
// bufdiff-choices: 6e1fc51a27271a7219ab7fe358559f8eb3af12c7095111ae9a607004ba9141c8a884cc62180978e5
// bufdiff-choices: 72a53a113a8d4a3373b79231f98041b2906460f8e37e8bd08b719f6f8af267eee100f152a31c4d26
// bufdiff-choices: 930ce4e428719201edd08f83497694b722b3bc6c0dca85c4188730a060a3d8a96061f53190daabbc
// bufdiff-choices: 630f5146dc8e3a2f511aa4939896924a063c6054bb42c59a6de510115768354127b95ab5cb4512f6
// bufdiff-choices: 346e3d061046a3be929db682d4b1cb1866a5e5974acc37f0975c368807710227e576c4ff629ca336
// bufdiff-choices: 77ea2e68c11d3da7a12bcc701b79cb45e75c97e7c07258894bd07fbc664a09e03a1f1957bf638ecc
// bufdiff-choices: e42b4b0846a0b9fe8559e8da4aff861079fd67ca9b75882c19a54df1c6a5215489468d33eeaa63a5
// bufdiff-choices: 3e6e643163bba6
// bufdiff-features: 1245 2784 2898 2945 3041 3217 3579 5075 6611 6812 10852 10872 11162 12932 13233
// bufdiff-features: 13493 13518 14704 14884 15751 15903 17908 18431 18486 18740 19419 20749 21140
// bufdiff-features: 21522 21953 22095 22280 26087 26107 26546 26568 28814 29590 29968 30666 32080
// bufdiff-features: 33167 33769 34159 34167 34550 35968 36784 36797 39927 40540 40712 42344 42467
// bufdiff-features: 42984 43231 43442 43942 44522 44587 45818 46078 46203 47392 48598 48609 48974
// bufdiff-features: 50894 52062 52322 52558 52807 52900 52946 53244 53716 55014 60686 61169 61375
// bufdiff-features: 61786 63071 64119 64120 64162 64235 66422 67936 68355 68622 68764 70119 70202
// bufdiff-features: 70335 71306 72413 73335 73849 74057 74833 75133 76328 76339 76748 76953 78283
// bufdiff-features: 78430 79099 82135 84322 84585 85843 86125 87199 87601 88732 88958 89780 92194
// bufdiff-features: 92800 93255 94405 94576 94879 95183 95707 98291 100073 100481 104315 104931
// bufdiff-features: 105700 107412 108210 109135 109327 109949 110552 111232 111976 112929 114763
// bufdiff-features: 117235 117724 117807 118459 119588 119764 121626 123359 123446 125702 127096
// bufdiff-features: 127711 127813 130310 132156 132624 133258 133446 134279 135070 136030 137576
// bufdiff-features: 138395 138665 141034 141238 142349 144093 144120 146512 146792 149464 149534
// bufdiff-features: 149884 150452 152650 154465 154812 154946 156460 157034 157579 158120 158476
// bufdiff-features: 158897 161319 161377 162425 163212 164602 165636 165719 165817 166037 167793
// bufdiff-features: 167973 168639 168858 171369 172127 172926 173354 174170 174863 174989 177904
// bufdiff-features: 178748 178785 178854 179796 180259 182021 183114 184030 185252 185723 186959
// bufdiff-features: 188790 190142 192418 192628 192771 193674 197125 197392 197837 200180 201059
// bufdiff-features: 201535 201601 201864 202162 202241 204212 204890 205434 205480 205689 206133
// bufdiff-features: 206393 207124 207330 207721 208503 208623 208797 210055 210301 210461 210482
// bufdiff-features: 211468 211508 213093 214744 215880 216483 219301 219413 220098 223566 226357
// bufdiff-features: 227453 227623 228936 230081 230640 234206 235375 236024 236180 236318 236986
// bufdiff-features: 237223 239237 241225 242145 242335 243781 245048 246543 246589 247062 247913
// bufdiff-features: 248209 249451 249841 250948 252539 255449 255556 256525 257626 258444 259510
// bufdiff-features: 259531 259840 259975 261203
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?xf8E4M3FN>, %arg1: tensor<2xf8E4M3FN>, %arg2: tensor<2xf8E4M3FN>) -> (tensor<2x1xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2x1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<2xf8E4M3FN>, f8E4M3FN, f8E4M3FN) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 2.000000e+00 : f8E4M3FN
    %inserted = tensor.insert %cst into %arg1[%c0] : tensor<2xf8E4M3FN>
    %0 = call @f1(%inserted, %inserted) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
    %1:2 = call @f2(%arg2, %0) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<2x1xf8E4M3FN>)
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [2, 1] : tensor<2xf8E4M3FN> into tensor<2x1xf8E4M3FN>
    %2 = bufferization.to_buffer %1#1 read_only : tensor<2x1xf8E4M3FN> to memref<2x1xf8E4M3FN, strided<[?, ?], offset: ?>>
    %3 = memref.load %2[%c0, %c0] : memref<2x1xf8E4M3FN, strided<[?, ?], offset: ?>>
    %4:2 = call @f2(%inserted, %1#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<2x1xf8E4M3FN>)
    %dim = tensor.dim %arg0, %c0 : tensor<?xf8E4M3FN>
    %c2 = arith.constant 2 : index
    %5 = arith.cmpi uge, %dim, %c2 : index
    %6 = scf.if %5 -> (tensor<2xf8E4M3FN>) {
      %c1 = arith.constant 1 : index
      %7:2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %expanded, %arg5 = %1#1) -> (tensor<2x1xf8E4M3FN>, tensor<2x1xf8E4M3FN>) {
        %8 = tensor.empty() : tensor<2x1xf8E4M3FN>
        %9 = linalg.softmax dimension(0) ins(%arg5 : tensor<2x1xf8E4M3FN>) outs(%8 : tensor<2x1xf8E4M3FN>) -> tensor<2x1xf8E4M3FN>
        %10 = func.call @f1(%1#0, %1#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
        %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1#1, %arg4 : tensor<2x1xf8E4M3FN>, tensor<2x1xf8E4M3FN>) outs(%arg5 : tensor<2x1xf8E4M3FN>) {
        ^bb0(%in: f8E4M3FN, %in_1: f8E4M3FN, %out: f8E4M3FN):
          %13 = arith.mulf %in, %in_1 : f8E4M3FN
          linalg.yield %13 : f8E4M3FN
        } -> tensor<2x1xf8E4M3FN>
        %12 = linalg.copy ins(%9 : tensor<2x1xf8E4M3FN>) outs(%arg4 : tensor<2x1xf8E4M3FN>) -> tensor<2x1xf8E4M3FN>
        scf.yield %12, %11 : tensor<2x1xf8E4M3FN>, tensor<2x1xf8E4M3FN>
      }
      %extracted_slice_0 = tensor.extract_slice %arg1[1] [%c1] [%c1] : tensor<2xf8E4M3FN> to tensor<?xf8E4M3FN>
      %cast = tensor.cast %extracted_slice_0 : tensor<?xf8E4M3FN> to tensor<1xf8E4M3FN>
      %inserted_slice = tensor.insert_slice %cast into %7#1[%c1, %c0] [1, 1] [1, 1] : tensor<1xf8E4M3FN> into tensor<2x1xf8E4M3FN>
      scf.yield %1#0 : tensor<2xf8E4M3FN>
    } else {
      scf.yield %inserted : tensor<2xf8E4M3FN>
    }
    %extracted_slice = tensor.extract_slice %1#0[0] [1] [1] : tensor<2xf8E4M3FN> to tensor<1xf8E4M3FN>
    return %4#1, %4#0, %1#1, %extracted_slice, %6, %3, %cst : tensor<2x1xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2x1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<2xf8E4M3FN>, f8E4M3FN, f8E4M3FN
  }
  func.func private @f1(%arg0: tensor<2xf8E4M3FN>, %arg1: tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
    %cast = tensor.cast %arg1 : tensor<2xf8E4M3FN> to tensor<?xf8E4M3FN>
    %cst = arith.constant dense<[1, 1, 1, 0]> : vector<4xi32>
    %cst_0 = arith.constant dense<[true, true, true, false]> : vector<4xi1>
    %cst_1 = arith.constant 7.000000e+00 : f8E4M3FN
    %0 = vector.broadcast %cst_1 : f8E4M3FN to vector<4xf8E4M3FN>
    %c0 = arith.constant 0 : index
    %1 = vector.gather %cast[%c0] [%cst], %cst_0, %0 : tensor<?xf8E4M3FN>, vector<4xi32>, vector<4xi1>, vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
    %2 = vector.extract %1[0] : f8E4M3FN from vector<4xf8E4M3FN>
    return %arg0 : tensor<2xf8E4M3FN>
  }
  func.func @f2(%arg0: tensor<2xf8E4M3FN> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %arg1: tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<2x1xf8E4M3FN>) {
    %0 = linalg.sub ins(%arg0, %arg0 : tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) outs(%arg1 : tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [2, 1] : tensor<2xf8E4M3FN> into tensor<2x1xf8E4M3FN>
    %1 = tensor.empty() : tensor<2xf8E4M3FN>
    %2 = linalg.copy ins(%arg1 : tensor<2xf8E4M3FN>) outs(%1 : tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
    return %2, %expanded : tensor<2xf8E4M3FN>, tensor<2x1xf8E4M3FN>
  }
}

