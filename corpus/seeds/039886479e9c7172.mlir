// bufdiff-profile: slices
// bufdiff-choices: 5d1131a41374c5242c6c87c57835d64726894e82c114b4779c9bc1663a2d29780f96a45d4b26be32
// bufdiff-choices: bc9ab473915a69815e033a6bb3663480ec6a8a12e1d8b4eab05c541e57d1291e64441fc0b604eb42
// bufdiff-choices: 0c9656acd547f0f6db3e0b4273ef204ad4c89a8f991365efeca2ff142c56ca5dba3596019c295215
// bufdiff-choices: 6ebad8a2ab6affe937cf52630c474b157ad17a89cfabd1274c953239d532e66dc472aeb82b57e16e
// bufdiff-choices: d8ba438ca47f7a8b4cf190211311aec279a90f6b2415c9f2f74544a92ddc84a95d07e33f152d0129
// bufdiff-choices: 39e6eeeec31cf25fc4d3
// bufdiff-features: 17 2898 3398 3579 4020 4784 5187 5296 6666 9120 9479 10035 12246 12932 13424
// bufdiff-features: 15751 16269 16435 17470 18166 19878 22280 22593 23143 24184 25571 25651 26568
// bufdiff-features: 29590 31247 31864 34167 35364 36784 37183 38783 39150 40266 40712 42344 44093
// bufdiff-features: 44505 45031 45617 46203 47392 48598 50894 51415 52062 52558 52807 52900 53180
// bufdiff-features: 53252 53414 53970 54827 54998 55561 56404 56599 57176 59347 62091 62641 63190
// bufdiff-features: 63800 64119 66422 68355 71306 71701 73289 74471 77823 78283 79136 80290 81736
// bufdiff-features: 82011 82135 84585 86125 86844 88337 88732 89250 89780 89964 91248 92022 93255
// bufdiff-features: 93360 95273 97715 98501 103056 104140 104931 106321 106396 106606 108977 109923
// bufdiff-features: 110780 112929 113239 113618 113967 114976 115164 115778 117151 117724 119705
// bufdiff-features: 120049 121626 124103 124626 127096 127533 127997 128817 128915 130310 130933
// bufdiff-features: 131366 141891 142040 142393 146118 146512 148304 150313 152226 153153 154620
// bufdiff-features: 155032 155898 156460 158120 159042 159796 160756 160967 161779 162819 162978
// bufdiff-features: 165636 165695 165719 166169 166463 166579 168323 168387 170924 170979 171369
// bufdiff-features: 171845 171884 177211 177904 178067 178165 178560 180207 181522 182587 183114
// bufdiff-features: 183745 184030 185027 186030 186959 189089 189391 190520 192422 192628 193290
// bufdiff-features: 194134 195462 195938 196031 197738 197837 198460 200104 201059 202085 202241
// bufdiff-features: 205434 205689 207081 210461 211967 212111 212779 212792 213275 213455 214325
// bufdiff-features: 214889 215925 225827 226357 227345 228390 229266 230081 230519 230640 232228
// bufdiff-features: 233766 234488 236324 237470 240158 243441 243546 243967 244107 245594 245619
// bufdiff-features: 246543 247062 249689 249948 250712 252466 252539 253836 254840 256112 258331
// bufdiff-features: 259468 259528 259840 259851 260138 261061 261613
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<f32>, f32, f32) {
    %cst = arith.constant 1.000000e+10 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0:3 = call @f1(%from_elements, %cst) : (tensor<f32>, f32) -> (tensor<f32>, f32, f32)
    %1:2 = call @f2(%arg1) : (tensor<4xf32>) -> (tensor<4xf32>, f32)
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.minimumf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<4xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %2[%c2] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %extracted_slice_0 = tensor.extract_slice %2[1] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %3 = linalg.softmax dimension(0) ins(%extracted_slice : tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
    %4 = tensor.empty() : tensor<2x1xf32>
    %5 = linalg.fill ins(%1#1 : f32) outs(%4 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %reduced = linalg.reduce ins(%5 : tensor<2x1xf32>) outs(%extracted_slice_0 : tensor<1xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %6 = arith.divf %in, %init : f32
        linalg.yield %6 : f32
      }
    %inserted_slice = tensor.insert_slice %reduced into %2[%c2] [1] [1] : tensor<1xf32> into tensor<4xf32>
    %inserted_slice_1 = tensor.insert_slice %3 into %inserted_slice[1] [1] [1] : tensor<1xf32> into tensor<4xf32>
    %cast = tensor.cast %inserted_slice_1 : tensor<4xf32> to tensor<?xf32>
    return %1#0, %cast, %0#0, %0#2, %cst : tensor<4xf32>, tensor<?xf32>, tensor<f32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<4xf32>) -> (tensor<4xf32>, f32) {
    %0 = tensor.empty() : tensor<f32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<4xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %broadcasted = linalg.broadcast ins(%1 : tensor<f32>) outs(%arg0 : tensor<4xf32>) dimensions = [0] 
    %broadcasted_0 = linalg.broadcast ins(%1 : tensor<f32>) outs(%broadcasted : tensor<4xf32>) dimensions = [0] 
    return %broadcasted_0, %extracted : tensor<4xf32>, f32
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, f32, f32) {
    %0 = linalg.square ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg0) -> (tensor<f32>) {
      %c5 = arith.constant 5 : index
      %2 = arith.cmpi sle, %arg2, %c5 : index
      %3 = scf.if %2 -> (tensor<f32>) {
        %mapped = linalg.map { arith.minimumf } ins(%arg3, %arg0 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>)
        scf.yield %mapped : tensor<f32>
      } else {
        %generated = tensor.generate  {
          %5 = arith.maximumf %arg1, %arg1 : f32
          tensor.yield %5 : f32
        } : tensor<f32>
        scf.yield %generated : tensor<f32>
      }
      %extracted = tensor.extract %arg3[] : tensor<f32>
      %4 = arith.uitofp %2 : i1 to f32
      %inserted = tensor.insert %4 into %arg3[] : tensor<f32>
      scf.yield %inserted : tensor<f32>
    }
    %cst = arith.constant -1.000000e+00 : f32
    return %1, %cst, %arg1 : tensor<f32>, f32, f32
  }
}

