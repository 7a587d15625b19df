// bufdiff-profile: mixed
// bufdiff-choices: 1cd821baa0c8447eff44b7742318f2f8763037bf8dc88144de459cb92068979db4b6888d44197485
// bufdiff-choices: 43a8b5198f661fe2124fa27002e5d3ff7b7a27d913de029d4c0f5aab6f9e1d0ad5ff65d074454632
// bufdiff-choices: 6404ff041acf25373b72a8b77b0b118a8b73857b2b7c35d39cb0138845c7e8d0247f3aa4248bb5e0
// bufdiff-choices: 96a18705c4af0f9caa8d3bbea0448de0014a42b4c374e9f24dead16a8ab9f2ca0f078cf29781d0d6
// bufdiff-choices: 2ea6a8cec3ea
// bufdiff-features: 1854 13233 14256 15751 22280 22933 23090 24330 26568 30584 33205 34159 34167
// bufdiff-features: 35952 36448 38754 39457 40689 40712 46203 47341 49635 49707 49956 51178 52322
// bufdiff-features: 52558 52807 52900 52928 53244 53252 60686 63800 64235 66422 67055 68355 72363
// bufdiff-features: 76339 78283 79565 81511 82565 84585 86125 87199 89178 89732 89780 93255 98501
// bufdiff-features: 99383 100641 103851 104931 108921 109732 110552 110816 112929 114783 117235
// bufdiff-features: 121000 123293 125908 132624 137667 141347 146109 146822 151326 153063 155898
// bufdiff-features: 156460 156807 158120 159928 162740 164602 165719 166579 167927 168858 169300
// bufdiff-features: 173800 175687 176066 176335 177758 179739 180213 181554 184030 186942 186959
// bufdiff-features: 188175 188790 189820 190627 192323 194321 197392 197837 198460 201601 203041
// bufdiff-features: 204103 205434 205689 210301 210461 212628 213065 215707 217717 217778 218635
// bufdiff-features: 219413 219751 220223 222638 225016 229157 231527 233919 236064 236180 238139
// bufdiff-features: 239237 239941 243741 244024 246543 252539 253439 255556 258586 258712 259840
module {
  func.func private @f1(%arg0: tensor<0x5xf32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> tensor<0x5x1xf32> {
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [0, 5, 1] : tensor<0x5xf32> into tensor<0x5x1xf32>
    return %expanded : tensor<0x5x1xf32>
  }
  func.func @main(%arg0: tensor<0x5xf32>, %arg1: tensor<2xindex>) -> (tensor<0x5x1xf32>, tensor<0x5xf32>, tensor<0x5xf32>, index) {
    %0 = call @f1(%arg0) : (tensor<0x5xf32>) -> tensor<0x5x1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %0) : (index, tensor<0x5xf32>, tensor<0x5x1xf32>) -> (index, tensor<0x5xf32>, tensor<0x5x1xf32>) {
      %2 = arith.cmpi ult, %arg2, %c2 : index
      scf.condition(%2) %arg2, %arg3, %arg4 : index, tensor<0x5xf32>, tensor<0x5x1xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<0x5xf32>, %arg4: tensor<0x5x1xf32>):
      %2 = func.call @f1(%arg3) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<0x5xf32>) -> tensor<0x5x1xf32>
      %3 = arith.addi %arg2, %c1 : index
      %mapped = linalg.map ins(%0 : tensor<0x5x1xf32>) outs(%arg4 : tensor<0x5x1xf32>)
        (%in: f32, %init: f32) {
          %cst = arith.constant -1.000000e+00 : f32
          %6 = arith.divf %in, %cst : f32
          linalg.yield %6 : f32
        }
      %4 = linalg.square ins(%0 : tensor<0x5x1xf32>) outs(%mapped : tensor<0x5x1xf32>) -> tensor<0x5x1xf32>
      %5 = linalg.copy ins(%arg0 : tensor<0x5xf32>) outs(%arg3 : tensor<0x5xf32>) -> tensor<0x5xf32>
      scf.yield %3, %5, %4 : index, tensor<0x5xf32>, tensor<0x5x1xf32>
    }
    return %1#2, %arg0, %1#1, %1#0 : tensor<0x5x1xf32>, tensor<0x5xf32>, tensor<0x5xf32>, index
  }
}

