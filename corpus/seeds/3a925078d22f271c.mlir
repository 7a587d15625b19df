// bufdiff-profile: mixed
// bufdiff-choices: ce0d72f27a57eea85c5517def87e67b8788907fd09c0a0b7933f3100fbeb1c51629653c4a35803e5
// bufdiff-choices: d86f6d050812d47a7c2c440bec86119f77b7a928787f434a705fb37696b3eb1402db0ddc1907539f
// bufdiff-choices: d43107167f96a44f0aa57053eb692129bae63c27d1b460979314b0aea3560dc71e25002bc53fee26
// bufdiff-choices: 5f2c82845f0bbef6100d7bb06e7470fd6318537948abdc9c823f0be3d2cbd574257b35e022480ffe
// bufdiff-choices: 2d2f20e8e09b1f4599d34879d1a6a2e4d75ffc8f5e52a54aecbf1419c886deffdcadec9ab06d24bc
// bufdiff-choices: db1d75ccbf56b15e354b9134cf6d2fde4060fbd8191081a18e725acc2fbedf9eedd31ddaf720b556
// bufdiff-choices: 79f13c30803ef8dce1e336edee4d60a7ad55273a2e1cff3248429bc8166bbc4dd8acce2a8cdc4ec7
// bufdiff-choices: ea5325d9b26b28dc0bb563
// bufdiff-features: 2898 2945 6002 6169 6611 7060 7691 11037 11162 11408 12170 13390 13915 14454
// bufdiff-features: 14632 14674 15751 19419 21579 22095 22280 23787 24135 25148 25863 26568 28564
// bufdiff-features: 28814 29590 30666 33682 33853 34167 36784 38204 40712 41907 42344 42467 46203
// bufdiff-features: 48598 49956 50246 50633 50894 51415 52062 52558 52900 53252 53469 53716 54529
// bufdiff-features: 54998 55113 57798 58303 59291 62109 62912 64120 64235 66422 68355 69050 69660
// bufdiff-features: 71168 71306 73802 74057 74507 76953 78430 81467 81736 82594 84090 84349 85843
// bufdiff-features: 86125 86357 89780 91633 92037 95273 95603 97131 97565 99383 99757 101264 101823
// bufdiff-features: 104931 107614 107815 108176 108733 109327 110379 111976 112549 112929 113295
// bufdiff-features: 113822 113940 114874 115778 117222 117235 119691 121765 125908 127699 127805
// bufdiff-features: 128355 129849 129946 131672 132156 134816 135363 136269 137235 137439 139604
// bufdiff-features: 140479 142456 144624 145259 146512 147712 150580 151758 153227 153293 155898
// bufdiff-features: 156460 157579 158120 158415 158897 160967 162535 162799 163687 165643 165719
// bufdiff-features: 166037 166214 167614 168858 169249 169734 171551 174275 176774 176851 177182
// bufdiff-features: 177904 178558 184030 184321 186042 186959 188790 188995 191490 192628 192771
// bufdiff-features: 193297 193773 194256 194714 197392 197736 197738 197837 200104 201059 203083
// bufdiff-features: 203746 205434 205689 210022 210301 210461 215959 221154 221162 224287 226357
// bufdiff-features: 226777 228390 229273 229699 230081 230640 231552 231855 234086 235168 239241
// bufdiff-features: 240282 243546 244281 245619 245708 246543 246966 250917 250948 252539 253803
// bufdiff-features: 255514 256112 258232 258418 258625 258994 259840 260202
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x4xi32>, %arg1: i32, %arg2: tensor<3x3x3xi32>, %arg3: memref<4x2xi32, 1>) -> (tensor<?x3xi32>, tensor<?x4xi32>, tensor<4x2xi32>, tensor<?x?x3xi32>, tensor<4x4xi32>) {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xi32>) outs(%arg0 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c3_i32 = arith.constant 3 : i32
      %7 = arith.andi %in, %c3_i32 : i32
      linalg.yield %7 : i32
    } -> tensor<4x4xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4xi32>) outs(%0 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %7 = arith.maxui %in, %out : i32
      linalg.yield %7 : i32
    } -> tensor<4x4xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %1 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%1 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %7 = arith.xori %in, %in_1 : i32
      %c5_i32 = arith.constant 5 : i32
      %8 = arith.remui %7, %c5_i32 : i32
      linalg.yield %8 : i32
    } -> tensor<4x4xi32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %c0] [4, 2] [1, 3] : tensor<4x4xi32> to tensor<4x2xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %arg2[%c0, 2, 0] [%c1, %c1, 3] [%c1, %c1, 1] : tensor<3x3x3xi32> to tensor<?x?x3xi32>
    %4 = call @f3(%extracted_slice, %extracted_slice_0) : (tensor<4x2xi32>, tensor<?x?x3xi32>) -> tensor<?x3xi32>
    %5 = call @f1(%2, %1, %0) : (tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %6 = call @f2(%extracted_slice, %2) : (tensor<4x2xi32>, tensor<4x4xi32>) -> tensor<4x2xi32>
    %cast = tensor.cast %5 : tensor<4x4xi32> to tensor<?x4xi32>
    return %4, %cast, %6, %extracted_slice_0, %3 : tensor<?x3xi32>, tensor<?x4xi32>, tensor<4x2xi32>, tensor<?x?x3xi32>, tensor<4x4xi32>
  }
  func.func private @f1(%arg0: tensor<4x4xi32>, %arg1: tensor<4x4xi32>, %arg2: tensor<4x4xi32>) -> tensor<4x4xi32> {
    %0 = linalg.matmul ins(%arg2, %arg1 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%arg0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    return %0 : tensor<4x4xi32>
  }
  func.func private @f2(%arg0: tensor<4x2xi32>, %arg1: tensor<4x4xi32>) -> tensor<4x2xi32> {
    %extracted_slice = tensor.extract_slice %arg1[0, 1] [4, 2] [1, 2] : tensor<4x4xi32> to tensor<4x2xi32>
    %0 = linalg.max ins(%arg0, %extracted_slice : tensor<4x2xi32>, tensor<4x2xi32>) outs(%arg0 : tensor<4x2xi32>) -> tensor<4x2xi32>
    return %0 : tensor<4x2xi32>
  }
  func.func @f3(%arg0: tensor<4x2xi32>, %arg1: tensor<?x?x3xi32>) -> tensor<?x3xi32> {
    %collapsed = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<?x?x3xi32> into tensor<?x3xi32>
    return %collapsed : tensor<?x3xi32>
  }
}

