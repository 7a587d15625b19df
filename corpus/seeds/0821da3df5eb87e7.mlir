// bufdiff-profile: types
// bufdiff-choices: 1c339f34b251136e31c0dcd4b49fed076af8ed7c7b264ad4a05b202e5756c0ecb3341edb278bfaa6
// bufdiff-choices: 36a93c68b68aae3ff888d434a1bc7d9d043b1fc9195271ea8b09b303ed33d0cdf1db2454b541e98b
// bufdiff-choices: dd6078676f41c1ecbe89b3b36b793580bdef3b83d54897d8a452bbfa64206e395d92f803a59e065a
// bufdiff-choices: f2298abb686c89a8acceac2dcb2e9e4bc8c9789d12658a3083f80f84c92d0d3c4d66079fbbef4eaa
// bufdiff-choices: e1f5656975136c6f8210add5e3b41aef8832b1d4c2ca2bdb1a
// bufdiff-features: 683 961 3838 6002 7384 11556 12113 12170 12638 14454 15671 15751 17096 18486
// bufdiff-features: 20023 21140 21760 22095 22498 23787 23981 26087 26186 26568 26705 27704 28464
// bufdiff-features: 28871 29590 29774 29968 30666 34167 36784 36871 40712 42344 46203 48974 49355
// bufdiff-features: 49575 50894 52062 52900 53243 53252 55113 55246 59145 60686 63800 64138 64235
// bufdiff-features: 65515 66422 68355 73802 74057 76700 81736 85843 86125 87227 87847 88316 89780
// bufdiff-features: 90777 93208 95183 97924 99137 99383 99757 100059 103159 104931 107412 107425
// bufdiff-features: 108012 108038 109135 111024 112929 113940 116721 116903 117206 117231 119613
// bufdiff-features: 122967 124909 127096 128916 129278 129630 132590 136056 136269 138395 138919
// bufdiff-features: 141891 142075 146512 149847 152986 154889 155898 156154 158120 158897 163687
// bufdiff-features: 165340 165636 165719 167973 168918 170463 171205 172683 172832 173354 173422
// bufdiff-features: 173800 174989 177274 177703 177904 177905 178067 181055 181789 182675 184030
// bufdiff-features: 186959 187560 188790 192252 192422 192628 194682 196031 196349 197392 197837
// bufdiff-features: 198889 201059 201253 201461 201864 202513 204212 204314 205434 205689 208002
// bufdiff-features: 209666 212375 213275 213339 213671 216810 220013 220323 230081 230640 233762
// bufdiff-features: 235375 235396 236087 239763 240539 243154 244978 245171 246543 246642 250948
// bufdiff-features: 252466 252539 252921 253782 256112 256235 257442 258994 259434 259840 260364
module {
  func.func @main(%arg0: tensor<4x4xi1> {bufferization.writable = false}, %arg1: i1, %arg2: tensor<?x4xi1> {bufferization.writable = false}) -> (tensor<?x?xi1>, tensor<1x?xi1>, tensor<1x?xi1>) {
    %cast = tensor.cast %arg2 : tensor<?x4xi1> to tensor<?x?xi1>
    %0 = call @f1(%arg2, %cast, %cast) : (tensor<?x4xi1>, tensor<?x?xi1>, tensor<?x?xi1>) -> tensor<?x?xi1>
    %cast_0 = tensor.cast %arg0 : tensor<4x4xi1> to tensor<?x4xi1>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [1, %c3] [1, 1] : tensor<4x4xi1> to tensor<1x?xi1>
    %cast_1 = tensor.cast %extracted_slice : tensor<1x?xi1> to tensor<?x?xi1>
    %1 = call @f1(%cast_0, %cast_1, %0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x4xi1>, tensor<?x?xi1>, tensor<?x?xi1>) -> tensor<?x?xi1>
    %c1 = arith.constant 1 : index
    %2 = bufferization.to_buffer %arg0 read_only : tensor<4x4xi1> to memref<4x4xi1, strided<[?, ?], offset: ?>>
    %3 = memref.load %2[%c1, %c3] : memref<4x4xi1, strided<[?, ?], offset: ?>>
    %4 = arith.index_castui %arg1 : i1 to index
    %5 = arith.remui %4, %c3 : index
    %6 = scf.index_switch %5 -> tensor<1x?xi1> 
    case 0 {
      %cst = arith.constant dense<[[false, true, false]]> : tensor<1x3xi1>
      %cast_2 = tensor.cast %cst : tensor<1x3xi1> to tensor<1x?xi1>
      scf.yield %cast_2 : tensor<1x?xi1>
    }
    case 2 {
      %cst = arith.constant dense<[[false, false, true], [false, false, true], [false, false, true]]> : tensor<3x3xi1>
      %7 = linalg.matmul ins(%extracted_slice, %cst : tensor<1x?xi1>, tensor<3x3xi1>) outs(%extracted_slice : tensor<1x?xi1>) -> tensor<1x?xi1>
      scf.yield %7 : tensor<1x?xi1>
    }
    default {
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x?xi1> into tensor<?xi1>
      %c0 = arith.constant 0 : index
      %inserted = tensor.insert %3 into %extracted_slice[%c0, %5] : tensor<1x?xi1>
      scf.yield %inserted : tensor<1x?xi1>
    }
    return %1, %extracted_slice, %6 : tensor<?x?xi1>, tensor<1x?xi1>, tensor<1x?xi1>
  }
  func.func @f1(%arg0: tensor<?x4xi1>, %arg1: tensor<?x?xi1>, %arg2: tensor<?x?xi1>) -> tensor<?x?xi1> {
    %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<?x?xi1>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg2, %c1 : tensor<?x?xi1>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg2, %c0 : tensor<?x?xi1>
    %1 = tensor.empty(%dim, %dim_0) : tensor<?x?xi1>
    %true = arith.constant true
    %2 = linalg.fill ins(%true : i1) outs(%1 : tensor<?x?xi1>) -> tensor<?x?xi1>
    %transposed = linalg.transpose ins(%2 : tensor<?x?xi1>) outs(%arg2 : tensor<?x?xi1>) permutation = [1, 0] 
    return %transposed : tensor<?x?xi1>
  }
}

