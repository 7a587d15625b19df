// bufdiff-profile: idioms
// bufdiff-choices: 23ff07f676200a04411288276c04d2a914e053abd7427d877f3d9f5bcf4a25702fbb349455e3e43e
// bufdiff-choices: b4b68d3a11aec816b44f30b9cd05e49e0b7103956b56ba81a203fe077e5bc03570694cbf000ec52d
// bufdiff-choices: 256d767a7214c651a9dacced825c98716c880c11287f3e41b85ea1b96bc37ef2b2b295e2c563ed73
// bufdiff-choices: 195a32448fc136785e5963e726797cde9fe7fa8429ad9a827870fc42374408
// bufdiff-features: 1418 3579 3638 4752 6169 6363 9479 10035 10872 11162 11441 12932 13233 14925
// bufdiff-features: 15751 18952 20402 21652 21953 22280 22801 23143 23289 23787 25898 26568 29590
// bufdiff-features: 32358 32809 34167 36784 40070 40540 40712 42344 42984 43258 43612 43839 46203
// bufdiff-features: 47392 48333 51341 51415 51450 52062 52322 52900 53252 54998 56024 57401 58403
// bufdiff-features: 59620 60686 61628 63071 64119 64120 64716 67520 68355 69403 72909 73289 73802
// bufdiff-features: 74057 75502 78283 78430 79099 79288 81736 82135 84472 84585 85219 86125 88337
// bufdiff-features: 88732 88958 89780 90097 93255 93286 95273 96612 99383 100262 104315 104931
// bufdiff-features: 105700 109732 110162 110561 112130 112929 113041 115778 116732 117618 117724
// bufdiff-features: 119764 121626 126321 127329 130602 130632 136039 136808 137045 138086 138476
// bufdiff-features: 139524 141044 141834 142846 146001 146451 146512 148304 148700 150313 151292
// bufdiff-features: 151936 152226 155898 156460 158120 158897 160967 162971 164734 165636 165719
// bufdiff-features: 165817 166037 167481 167793 168858 169734 171369 173026 173166 174170 176774
// bufdiff-features: 177904 178067 179647 180258 181302 183105 184030 184625 186088 186685 186959
// bufdiff-features: 187596 188175 188522 188790 192628 192771 193773 194134 194256 194682 194714
// bufdiff-features: 194720 197392 197738 201059 201284 201601 202241 205434 207124 207330 207760
// bufdiff-features: 210461 211044 212600 214325 214621 215707 215959 216892 218635 225759 226102
// bufdiff-features: 226767 228058 228741 230081 230640 233969 236929 236930 237458 237763 238648
// bufdiff-features: 239960 240158 242793 243432 243546 243872 245272 246543 247062 249841 250917
// bufdiff-features: 250948 252466 252539 256050 257251 259840 261263
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32> {bufferization.writable = false}, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) {
    %0 = linalg.max ins(%arg1, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %1:2 = call @f1(%arg1, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %1#0) -> (tensor<4xf32>) {
      %extracted_slice_0 = tensor.extract_slice %arg3[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %cst = arith.constant 3.000000e+00 : f32
      %6 = linalg.fill ins(%cst : f32) outs(%extracted_slice_0 : tensor<2xf32>) -> tensor<2xf32>
      %inserted_slice = tensor.insert_slice %6 into %arg3[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
      scf.yield %inserted_slice : tensor<4xf32>
    }
    %c3 = arith.constant 3 : index
    %3 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %0) -> (tensor<4xf32>) {
      %6 = linalg.copy ins(%1#0 : tensor<4xf32>) outs(%arg3 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %6 : tensor<4xf32>
    }
    %4 = tensor.empty() : tensor<4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1#0 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant -2.500000e+00 : f32
      %6 = arith.mulf %in, %cst : f32
      linalg.yield %6 : f32
    } -> tensor<4xf32>
    %cast = tensor.cast %3 : tensor<4xf32> to tensor<?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [%c3] : tensor<4xf32> to tensor<2xf32>
    return %5, %cast, %2, %1#1, %extracted_slice : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %c2 = arith.constant 2 : index
    %mapped = linalg.map ins(%0 : tensor<4xf32>) outs(%0 : tensor<4xf32>)
      (%in: f32, %init: f32) {
        %extracted = tensor.extract %0[%c2] : tensor<4xf32>
        %1 = arith.addf %in, %extracted : f32
        linalg.yield %1 : f32
      }
    return %mapped, %arg0 : tensor<4xf32>, tensor<4xf32>
  }
}

