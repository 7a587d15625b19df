// bufdiff-profile: idioms
// bufdiff-choices: 23ff07f676200a04411288276c04d2a914e053abd7427d877f3d9f5bcf4a25702fbb349455e3e43e
// bufdiff-choices: b4b68d3a11aec816b44f30b9cd05e49e0b7103956b56ba81a203fe077e5bc03570694cbf000ec52d
// bufdiff-choices: 256d767a7214c651a9dacced825c98716c880c11287f3e41b85ea1b96bc37ef2b2b295e2c563ed73
// bufdiff-choices: 195a32448fc136785e5963e726797cde9fe7fa8429ad9a827870fc4237440842024a0331fce76d87
// bufdiff-choices: 68a1cf56c1af5e70140e4c3d3cb53820cf6c0fd2e6a24f972cf1e43e
// bufdiff-features: 3041 4752 6363 9479 10035 13074 13233 14632 15671 15751 15883 16417 18486 21140
// bufdiff-features: 22095 22280 22480 23787 26568 26796 27725 27852 29431 32536 33769 34167 36784
// bufdiff-features: 37307 38783 40070 40540 40712 41799 42344 42467 42984 43631 46203 46835 47392
// bufdiff-features: 48038 48598 49635 50463 50894 51495 52558 52900 53180 53472 54998 56024 57401
// bufdiff-features: 58024 59294 62641 63800 64119 64716 65496 66422 67936 68334 68355 68780 68935
// bufdiff-features: 69965 71306 72044 72302 73289 73802 74057 74833 75502 78038 78283 79271 81612
// bufdiff-features: 82011 84090 84585 86125 88337 88635 88732 90070 90097 90777 92259 93718 95407
// bufdiff-features: 97131 97715 98409 98430 99228 100073 100427 104140 104315 104931 108012 109105
// bufdiff-features: 110917 112050 112929 117183 117724 120049 121626 127818 128182 128916 130310
// bufdiff-features: 137045 142349 143438 143926 146512 147712 147886 148304 148647 150328 150818
// bufdiff-features: 153293 155465 155898 156191 156460 157034 158115 158120 159895 160756 161377
// bufdiff-features: 161883 163687 164201 165636 165695 165719 166579 168323 168858 169642 170469
// bufdiff-features: 172603 174367 175023 175735 175990 176782 178067 178228 179796 180273 181789
// bufdiff-features: 183114 183399 183908 184030 186959 188162 188790 190166 191476 191863 192524
// bufdiff-features: 195234 195353 196048 196449 197169 198460 198798 200104 200358 201059 202241
// bufdiff-features: 205434 205689 206133 207760 208623 208959 209605 210461 211284 212111 213275
// bufdiff-features: 214958 215925 215959 216969 221515 222714 224466 226357 226840 228058 229869
// bufdiff-features: 231330 234387 237389 240158 242335 242955 243546 243989 244107 245089 245619
// bufdiff-features: 246543 247062 247913 248191 249141 249451 249841 252308 252466 253394 253836
// bufdiff-features: 254060 258994 259840 260104
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, i1) {
    %0:3 = call @f1(%arg1, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0#1[%c1] : tensor<4xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = arith.cmpf ule, %extracted, %cst : f32
    %2 = scf.if %1 -> (tensor<4xf32>) {
      %c2 = arith.constant 2 : index
      %extracted_slice = tensor.extract_slice %0#2[0] [2] [%c2] : tensor<?xf32> to tensor<2xf32>
      %3 = linalg.max ins(%extracted_slice, %extracted_slice : tensor<2xf32>, tensor<2xf32>) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
      %inserted_slice = tensor.insert_slice %3 into %0#2[1] [2] [2] : tensor<2xf32> into tensor<?xf32>
      %cast = tensor.cast %inserted_slice : tensor<?xf32> to tensor<4xf32>
      %cast_0 = tensor.cast %inserted_slice : tensor<?xf32> to tensor<4xf32>
      %4:3 = func.call @f1(%cast, %cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
      %cst_1 = arith.constant dense<1.000000e+00> : tensor<4x2xf32>
      %5 = linalg.matvec ins(%cst_1, %3 : tensor<4x2xf32>, tensor<2xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %5 : tensor<4xf32>
    } else {
      scf.yield %arg1 : tensor<4xf32>
    }
    return %2, %0#1, %0#0, %1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, i1
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %1:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32, %out_0: f32):
      %3 = arith.negf %out : f32
      %4 = arith.addf %3, %in : f32
      %cst_1 = arith.constant 7.250000e+00 : f32
      %5 = arith.addf %out_0, %cst_1 : f32
      linalg.yield %4, %5 : f32, f32
    } -> (tensor<4xf32>, tensor<4xf32>)
    %2 = bufferization.alloc_tensor() copy(%1#0) : tensor<4xf32>
    %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    return %1#1, %2, %cast : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>
  }
}

