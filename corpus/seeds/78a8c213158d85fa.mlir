// bufdiff-profile: calls
// bufdiff-choices: 7e9d1ee3f5659bc91f5105da435650f77110a243d3478b690b897a5b7a24415bab1438f7d42beb8f
// bufdiff-choices: f808f9f187b395d90ef26f90c713ee48c5b25d55ca2c665ae9f81bce5727fa841882fd6c91ccef96
// bufdiff-choices: aa6d149a42b264d296fbd5a91b32c05568d33fdc228d4bbf228e8f3cb7d72329c5af7a6024321db0
// bufdiff-choices: 824531173e28d6fb5e0aace1ee79276e77c8fe8f899bd7eeafd2c2f8ce374311579ce1d0d5fbe1e7
// bufdiff-choices: 8c26cbf673bf7cb2c2885136611816397b46d3ad783c115ccc83c8c66f304d152b55a1964b69baa6
// bufdiff-choices: 51c649173e83665054b4e9f5049087efa4caa74defb27b30c0e0b99ce6afdbce6d6467233540c8d2
// bufdiff-choices: a1204e6faa3573f8bc52679ad17da4a004e27a334af5f5c9c989b4e9de5df17b44cc467cb14c19cb
// bufdiff-choices: f80f119d7103714731facab8215bc86c88737d2b5245b308a4172f836e3d5790fbb414f60048c21f
// bufdiff-choices: 0c4c0109a6f923c54641b69c7636f89d42f839bc47e693e7e09468fc6ab7be3b1e8ce9d4c2217048
// bufdiff-choices: a7cd6683268046ee9876bb227b80af46c8d1c2a48545b786fa6b9e7d413456858dd0a359b9ecd1
// bufdiff-features: 429 706 2320 2898 4165 6611 7384 9479 10476 11124 11162 11556 12170 13233 13424
// bufdiff-features: 13983 14704 14891 14925 15399 15641 15671 15751 16269 16506 18166 21522 22030
// bufdiff-features: 22280 24207 24402 25312 26216 26568 26922 27157 27640 27704 27766 29864 30293
// bufdiff-features: 30301 34159 34167 37183 37968 38783 40712 40753 41984 42344 43774 46203 47208
// bufdiff-features: 47392 49635 51851 52148 52558 52807 52900 53252 53469 54827 55318 56404 60417
// bufdiff-features: 60686 61944 62574 63071 63800 63929 64120 64435 66083 66422 66995 67609 67620
// bufdiff-features: 68355 69007 71168 71306 72470 73141 73289 74057 77617 78283 78430 80533 81801
// bufdiff-features: 82135 83101 83194 84585 84979 86125 86211 87895 88732 89110 89780 89812 90585
// bufdiff-features: 90777 92022 92194 93255 95407 96562 98186 98501 99383 102034 104931 107702
// bufdiff-features: 107805 108977 109528 110552 112752 112929 113171 113908 115270 116568 117235
// bufdiff-features: 118163 119588 119899 120687 121561 124345 125908 129955 130933 135208 136030
// bufdiff-features: 136273 137045 137482 138443 138938 141171 141411 141501 141834 141891 144485
// bufdiff-features: 147747 149090 150818 151936 152481 153293 155884 156325 157120 158120 158897
// bufdiff-features: 160756 162764 163044 163188 163203 163268 164734 165057 165695 165719 167086
// bufdiff-features: 168102 168858 169648 171204 171551 171670 172666 172898 173175 173800 176525
// bufdiff-features: 177226 177402 177904 178067 178165 184030 185252 185670 185904 187135 187898
// bufdiff-features: 188790 190520 192422 192595 192628 192752 192771 193747 194118 194714 194814
// bufdiff-features: 196031 196787 197267 200358 201059 202241 202938 203352 203746 205434 205593
// bufdiff-features: 205689 207081 208487 209666 210022 210301 210461 212779 213275 214248 214744
// bufdiff-features: 215959 216969 217103 218064 218156 219734 220918 222612 222809 223970 225998
// bufdiff-features: 226357 227345 227395 227838 228061 228390 228519 228814 229266 230081 230610
// bufdiff-features: 230640 233973 235325 235396 235433 235868 236024 236094 236986 240158 240651
// bufdiff-features: 241256 242900 243872 245380 246543 246966 249437 250948 252466 252539 253120
// bufdiff-features: 253836 254835 256112 259528 259840
module {
  func.func private @f4(%arg0: tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<f32>, i8) {
    %0 = linalg.negf ins(%arg0 : tensor<5x4xf32>) outs(%arg0 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %1:4 = call @f2(%0) : (tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %2:4 = call @f3(%arg0) : (tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<2x3xf32>, tensor<5x4xf32>, i8)
    %3:2 = call @f1(%1#1) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %4 = linalg.rsqrt ins(%1#2 : tensor<f32>) outs(%3#0 : tensor<f32>) -> tensor<f32>
    return %1#0, %1#3, %2#3 : tensor<5x4xf32>, tensor<f32>, i8
  }
  func.func private @f2(%arg0: tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.exp ins(%arg0 : tensor<5x4xf32>) outs(%arg0 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %cst = arith.constant dense<1.050000e+01> : tensor<f32>
    %1:2 = call @f1(%cst) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %2 = tensor.empty() : tensor<f32>
    %cst_0 = arith.constant 5.000000e-01 : f32
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4:2 = call @f1(%3) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %extracted = tensor.extract %4#1[] : tensor<f32>
    %5 = linalg.fill ins(%extracted : f32) outs(%4#0 : tensor<f32>) -> tensor<f32>
    return %0, %1#0, %1#1, %5 : tensor<5x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.tanh ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    return %from_elements, %0 : tensor<f32>, tensor<f32>
  }
  func.func private @f3(%arg0: tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<2x3xf32>, tensor<5x4xf32>, i8) {
    %mapped = linalg.map { arith.maximumf } ins(%arg0, %arg0 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%arg0 : tensor<5x4xf32>)
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[1, %c1] [2, 3] [3, 1] : tensor<5x4xf32> to tensor<2x3xf32>
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<5x4xf32>
    %c7_i8 = arith.constant 7 : i8
    return %mapped, %extracted_slice, %0, %c7_i8 : tensor<5x4xf32>, tensor<2x3xf32>, tensor<5x4xf32>, i8
  }
  func.func @main(%arg0: tensor<?x4xf32>, %arg1: tensor<f32> {bufferization.writable = false}) -> (tensor<f32>, tensor<5x4xf32>, tensor<f32>, tensor<5x4xf32>, tensor<1x2x1x2x1xi8>, tensor<5x4xf32>, tensor<5x4xf32>) {
    %0 = tensor.empty() : tensor<5x4xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %2:3 = call @f4(%1) : (tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<f32>, i8)
    %3:3 = call @f4(%1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<f32>, i8)
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %splat = tensor.splat %extracted : tensor<5x4xf32>
    %c100_i8 = arith.constant 100 : i8
    %c3_i8 = arith.constant 3 : i8
    %from_elements = tensor.from_elements %2#2, %c100_i8, %c3_i8, %2#2 : tensor<1x2x1x2x1xi8>
    %c-1_i8 = arith.constant -1 : i8
    %c-3_i8 = arith.constant -3 : i8
    %c11_i8 = arith.constant 11 : i8
    %c127_i8 = arith.constant 127 : i8
    %from_elements_0 = tensor.from_elements %3#2, %2#2, %c-1_i8, %c-3_i8, %c11_i8, %c127_i8 : tensor<1x3x1x2x1xi8>
    %4 = tensor.empty() : tensor<2x1x1xi8>
    %5 = linalg.pooling_ndhwc_sum ins(%from_elements_0, %4 : tensor<1x3x1x2x1xi8>, tensor<2x1x1xi8>) outs(%from_elements : tensor<1x2x1x2x1xi8>) -> tensor<1x2x1x2x1xi8>
    return %2#1, %3#0, %3#1, %splat, %5, %1, %2#0 : tensor<f32>, tensor<5x4xf32>, tensor<f32>, tensor<5x4xf32>, tensor<1x2x1x2x1xi8>, tensor<5x4xf32>, tensor<5x4xf32>
  }
}

