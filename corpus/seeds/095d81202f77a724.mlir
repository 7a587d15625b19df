// bufdiff-profile: slices
// bufdiff-choices: 203fe4071967040375cd9d1e043e96b20ec93032c7f4637f930a5dae8da5b07db72669d9932e4442
// bufdiff-choices: c23898f6c1dd37842108a0d5064ba30ca8c161d4a97e53d12d60020b3960dbe091862740368d24ce
// bufdiff-choices: 4219b2ad9b4d835ea947e5b86c1dae3d4cf7f32036e8931dec7a1584cd64f7d53466a63758007a10
// bufdiff-choices: 8c01f7be238b61adb75851b071da36cb70b80203e6f5ce672d609d442159a8945ae8807abc9bd1e0
// bufdiff-choices: 4af598a24f37f9df6d3c7d33
// bufdiff-features: 3217 3579 4165 5075 5187 6611 6831 9748 10035 10872 11162 12932 13233 14454
// bufdiff-features: 15671 15751 16682 21953 22095 22280 23787 26125 26464 26568 27644 29590 30539
// bufdiff-features: 30666 31144 31864 32232 32358 32614 33769 34167 36511 36784 37155 38783 39915
// bufdiff-features: 40540 40712 42984 43987 46203 46323 46404 47392 48974 51415 52062 52322 52900
// bufdiff-features: 53469 54998 55113 58308 58403 60686 62407 63071 63929 64119 64120 64435 64716
// bufdiff-features: 65225 65726 66422 66995 68355 68867 69403 69965 71050 72363 72660 73041 73802
// bufdiff-features: 74057 74257 76339 78180 78430 81200 81502 81736 81896 82135 84585 85843 86125
// bufdiff-features: 87601 88544 88732 88958 89110 89780 89812 90777 91633 92194 92740 92976 93286
// bufdiff-features: 94696 95930 96128 96351 99228 101264 103339 104315 104931 107440 109408 110552
// bufdiff-features: 111232 112929 113901 113940 114783 115801 117183 117206 117724 119764 121626
// bufdiff-features: 124411 124927 127243 130878 131290 133756 135868 136030 137045 137599 141392
// bufdiff-features: 142040 144093 146512 148304 148647 150313 150838 151292 152226 152249 153928
// bufdiff-features: 155138 156191 156460 158120 158897 158996 159430 159672 162232 163044 163581
// bufdiff-features: 164472 164602 165636 165719 165817 166065 166579 167164 167793 168815 168858
// bufdiff-features: 171369 171551 174830 175976 177182 177488 177904 178558 180699 180854 182675
// bufdiff-features: 184030 184962 185252 185275 186042 186959 188200 188790 189024 189360 189391
// bufdiff-features: 191905 192628 192771 194134 195820 197263 197267 197849 199827 205434 205688
// bufdiff-features: 205689 206820 207124 207330 208165 208765 210022 210461 211884 212212 214325
// bufdiff-features: 215959 216890 216892 216969 218917 222638 222809 223989 224916 225827 226579
// bufdiff-features: 227002 227838 230081 230315 233156 239237 239798 240158 243546 243781 244281
// bufdiff-features: 245380 246543 247062 249841 250948 251506 252539 253836 256792 258994 259840
// bufdiff-features: 260179 261263
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: i8, %arg2: tensor<4xi8> {bufferization.writable = false}) -> (tensor<?xi8>, tensor<2xi8>, tensor<2xi8>, tensor<4xi8>, tensor<4x1xi8>, tensor<?xi8>, tensor<?x1xi8>) {
    %0:2 = call @f1(%arg2, %arg2, %arg2) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> (tensor<4xi8>, tensor<4x1xi8>)
    %1:2 = call @f1(%0#0, %0#0, %0#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> (tensor<4xi8>, tensor<4x1xi8>)
    %cst = arith.constant dense<[[10, 11, 12, 13], [14, 15, 16, 17]]> : tensor<2x4xi8>
    %cst_0 = arith.constant dense<1> : tensor<2xi8>
    %2 = linalg.vecmat ins(%cst_0, %cst : tensor<2xi8>, tensor<2x4xi8>) outs(%0#0 : tensor<4xi8>) -> tensor<4xi8>
    %extracted_slice = tensor.extract_slice %cst_0[0] [2] [1] : tensor<2xi8> to tensor<2xi8>
    %inserted_slice = tensor.insert_slice %cst_0 into %cst_0[0] [2] [1] : tensor<2xi8> into tensor<2xi8>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_0 : tensor<2xi8>) outs(%cst_0 : tensor<2xi8>) {
    ^bb0(%in: i8, %out: i8):
      %4 = arith.subi %in, %out : i8
      %c7_i8 = arith.constant 7 : i8
      %5 = arith.shrsi %4, %c7_i8 : i8
      linalg.yield %5 : i8
    } -> tensor<2xi8>
    %cast = tensor.cast %3 : tensor<2xi8> to tensor<?xi8>
    %cast_1 = tensor.cast %1#0 : tensor<4xi8> to tensor<?xi8>
    %cast_2 = tensor.cast %0#1 : tensor<4x1xi8> to tensor<?x1xi8>
    return %cast, %inserted_slice, %extracted_slice, %2, %1#1, %cast_1, %cast_2 : tensor<?xi8>, tensor<2xi8>, tensor<2xi8>, tensor<4xi8>, tensor<4x1xi8>, tensor<?xi8>, tensor<?x1xi8>
  }
  func.func private @f1(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>, %arg2: tensor<4xi8>) -> (tensor<4xi8>, tensor<4x1xi8>) {
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [4, 1] : tensor<4xi8> into tensor<4x1xi8>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg3 = %c1 to %c4 step %c1 iter_args(%arg4 = %arg1) -> (tensor<4xi8>) {
      %inserted_slice = tensor.insert_slice %arg2 into %arg4[0] [4] [1] : tensor<4xi8> into tensor<4xi8>
      %cast = tensor.cast %arg4 : tensor<4xi8> to tensor<?xi8>
      %3 = linalg.copy ins(%arg1 : tensor<4xi8>) outs(%arg4 : tensor<4xi8>) -> tensor<4xi8>
      scf.yield %3 : tensor<4xi8>
    }
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg1[%c2] [1] [1] : tensor<4xi8> to tensor<i8>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<i8>) outs(%0 : tensor<4xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<4xi8>
    %2 = bufferization.alloc_tensor() copy(%expanded) : tensor<4x1xi8>
    return %1, %2 : tensor<4xi8>, tensor<4x1xi8>
  }
}

