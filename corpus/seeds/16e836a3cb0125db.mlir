// bufdiff-profile: mixed
// bufdiff-choices: 1cd821baa0c8447eff44b7742318f2f8763037bf8dc88144de459cb92068979db4b6888d44197485
// bufdiff-choices: 43a8b5198f661fe2124fa27002e5d3ff7b7a27d913de029d4c0f5aab6f9e1d0ad5ff65d074454632
// bufdiff-choices: 6404ff041acf25373b72a8b77b0b118a8b73857b2b7c35d39cb0138845c7e8d0247f3aa4248bb5e0
// bufdiff-choices: 96a18705c4af0f9caa8d3bbea0448de0014a42b4c374e9f24dead16a8ab9f2ca0f078cf29781d0d6
// bufdiff-choices: 2ea6a8cec3ea6548da845358c6cb27
// bufdiff-features: 659 1854 6476 8470 13074 13233 13511 14256 14454 15751 15903 18952 22280 23090
// bufdiff-features: 24330 26568 30625 34159 34167 36448 36784 38754 39457 40712 43963 46203 47341
// bufdiff-features: 49066 49707 49956 52322 52558 52807 52900 52928 53252 60686 63800 64235 66422
// bufdiff-features: 67160 68355 70385 72363 73802 78283 78596 79099 79706 81047 81467 81511 81736
// bufdiff-features: 82565 84585 86125 89178 89780 90223 97053 98501 99383 103851 104931 108055
// bufdiff-features: 109732 110816 112929 113626 114783 117235 121000 125908 127820 132624 137667
// bufdiff-features: 138919 145087 146109 146512 146814 146822 149304 151326 153063 155898 156460
// bufdiff-features: 158120 158897 159038 159928 160138 162740 164602 165719 167606 168858 169300
// bufdiff-features: 171204 173530 173800 174170 175687 176066 176335 177758 180213 182283 184030
// bufdiff-features: 186942 186959 187189 188175 188790 189820 190547 190627 192323 192628 196787
// bufdiff-features: 197337 197392 197837 198267 198460 201601 203746 210461 212628 213065 213275
// bufdiff-features: 215707 217717 218635 219413 220223 222638 225016 230081 231527 233919 235325
// bufdiff-features: 236180 236929 239237 239941 242145 243989 246543 249841 252539 253439 253836
// bufdiff-features: 255556 258472 258941 259840 260360 260534
module {
  func.func private @f1(%arg0: tensor<0x5xf32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> tensor<0x5x1xf32> {
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [0, 5, 1] : tensor<0x5xf32> into tensor<0x5x1xf32>
    return %expanded : tensor<0x5x1xf32>
  }
  func.func @main(%arg0: tensor<0x5xf32>, %arg1: tensor<2xindex>) -> (tensor<0x5x1xf32>, tensor<2xindex>, tensor<?x5xf32>) {
    %0 = call @f1(%arg0) : (tensor<0x5xf32>) -> tensor<0x5x1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %0) : (index, tensor<0x5xf32>, tensor<0x5x1xf32>) -> (index, tensor<0x5xf32>, tensor<0x5x1xf32>) {
      %2 = arith.cmpi ult, %arg2, %c2 : index
      scf.condition(%2) %arg2, %arg3, %arg4 : index, tensor<0x5xf32>, tensor<0x5x1xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<0x5xf32>, %arg4: tensor<0x5x1xf32>):
      %2 = func.call @f1(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<0x5xf32>) -> tensor<0x5x1xf32>
      %3 = arith.addi %arg2, %c1 : index
      %4 = linalg.copy ins(%2 : tensor<0x5x1xf32>) outs(%arg4 : tensor<0x5x1xf32>) -> tensor<0x5x1xf32>
      %extracted_slice = tensor.extract_slice %0[%c0, 0, %c0] [0, 5, 1] [1, 1, 1] : tensor<0x5x1xf32> to tensor<0x5xf32>
      %5 = linalg.ceil ins(%extracted_slice : tensor<0x5xf32>) outs(%arg3 : tensor<0x5xf32>) -> tensor<0x5xf32>
      %mapped = linalg.map ins(%arg0 : tensor<0x5xf32>) outs(%5 : tensor<0x5xf32>)
        (%in: f32, %init: f32) {
          %cst = arith.constant 2.000000e+00 : f32
          %6 = arith.negf %in : f32
          %7 = arith.addf %6, %cst : f32
          linalg.yield %7 : f32
        }
      scf.yield %3, %mapped, %4 : index, tensor<0x5xf32>, tensor<0x5x1xf32>
    }
    %cast = tensor.cast %1#1 : tensor<0x5xf32> to tensor<?x5xf32>
    return %1#2, %arg1, %cast : tensor<0x5x1xf32>, tensor<2xindex>, tensor<?x5xf32>
  }
}

