// bufdiff-profile: mixed
// bufdiff-choices: d3a50a7d4251cc426ac5248baf70ef82aee0370c9574676d8aec333392d5fc532eb31db29ce54352
// bufdiff-choices: 41f9bf2851994457b30833dd00d4747b2fd3c0ac8e6da1b9c5c6e17814d045770c559492140a3645
// bufdiff-choices: 96237bb95b16ee05c7a837e938aa9f644cef841c28c17de892d5d30628aacdeaed82db1e11a2f632
// bufdiff-choices: 459c84942f4a2f9de4f5006d82
// bufdiff-features: 706 736 3579 4958 6363 9479 15751 16269 16417 18166 18383 19419 20968 22280
// bufdiff-features: 22630 22750 23787 25651 27766 33399 34167 37183 40070 41984 42550 43442 44093
// bufdiff-features: 46203 47200 47392 48598 49800 51178 52148 52322 52900 53779 54827 56404 57752
// bufdiff-features: 59703 63071 63800 64235 67159 67563 68355 69875 71306 71904 74057 76245 76268
// bufdiff-features: 76328 76953 77283 81628 82135 84922 86125 89780 89964 90097 90543 90585 92022
// bufdiff-features: 94079 95407 98501 99383 103108 104931 106148 108977 109187 109732 109923 110162
// bufdiff-features: 112929 117779 119340 119565 119588 120049 121632 124839 126928 136039 136273
// bufdiff-features: 137045 139704 139994 141891 147178 147358 153293 155898 156257 156460 158120
// bufdiff-features: 159042 160756 165636 165695 165719 167086 169584 174170 178067 178165 178300
// bufdiff-features: 179649 180258 184030 185598 187159 187769 188790 190142 192422 193290 194682
// bufdiff-features: 196031 197125 197837 201601 202241 204527 205434 205689 210461 211044 211791
// bufdiff-features: 212365 212779 213275 214597 215959 216712 218064 218127 218635 221162 225759
// bufdiff-features: 226053 226357 227345 227536 228936 230081 232911 233276 236930 236986 240950
// bufdiff-features: 245619 245673 246543 252377 252466 252539 254060 255520 256112 259510 260450
module {
  func.func @f2(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = linalg.square ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<5.500000e+00> : tensor<f32>
    %0 = linalg.copy ins(%cst : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %0, %arg1 : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0:2 = call @f3(%from_elements, %from_elements) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %1 = scf.for %arg2 = %c1 to %c5 step %c1 iter_args(%arg3 = %from_elements) -> (tensor<f32>) {
      %6:2 = func.call @f3(%0#1, %0#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      scf.yield %arg3 : tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %1[] : tensor<f32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = call @f2(%3) : (tensor<f32>) -> tensor<f32>
    %5 = call @f1(%4) : (tensor<f32>) -> tensor<f32>
    return %5, %0#0, %4 : tensor<f32>, tensor<f32>, tensor<f32>
  }
}

