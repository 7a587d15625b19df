// bufdiff-profile: slices
// bufdiff-choices: 00cfc3cdfb541d6136b113762397c590a9c1a355b0e33ac7fa022fcb7fbe9484ffff59d91bf56a19
// bufdiff-choices: b26649dba690f39173a40b5d27c7f770134032b4c87794d9816269359629c27754a5e68f3bbf40ca
// bufdiff-choices: 12add3309e79c2d8fcab136e57bfc7f8ed5d0495f11837cd380a676f1c69f678ba08eca16aa6ace8
// bufdiff-choices: ba01d09c23c176287609be8d31f0b0b13d81fe30251f3e37bb6516716e
// bufdiff-features: 6611 11162 11408 12932 15751 15957 24135 25727 26464 26568 27704 27766 29053
// bufdiff-features: 29590 31383 34167 38452 40712 41984 46203 47392 49657 51415 52062 52558 52900
// bufdiff-features: 54658 54998 56287 58303 64120 64716 66422 68355 73663 74382 78430 79099 81612
// bufdiff-features: 84322 86125 87601 92194 95930 98409 99383 101823 104931 105700 110780 113295
// bufdiff-features: 115778 116549 117340 132291 141168 142661 145272 147712 148304 149908 153293
// bufdiff-features: 155898 156460 158120 158996 163687 164602 165695 165719 166037 167793 171369
// bufdiff-features: 172926 176782 177904 179737 184030 184853 186042 186959 192628 192771 198460
// bufdiff-features: 200104 202241 202562 209666 210406 212111 221362 222638 224916 230562 230640
// bufdiff-features: 235396 238318 239237 240400 244281 244691 246543 250948 253836 256813 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>) -> (tensor<4x?xindex>, tensor<index>, tensor<4xindex>, tensor<4xindex>, tensor<4xindex>) {
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xindex>) outs(%arg1, %arg0 : tensor<4xindex>, tensor<4xindex>) {
    ^bb0(%in: index, %out: index, %out_0: index):
      %1 = arith.andi %out_0, %in : index
      %c11 = arith.constant 11 : index
      %2 = arith.ori %out, %c11 : index
      %c2 = arith.constant 2 : index
      %3 = arith.shrui %2, %c2 : index
      linalg.yield %1, %3 : index, index
    } -> (tensor<4xindex>, tensor<4xindex>)
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %c3 into %arg1[%c3] : tensor<4xindex>
    %extracted_slice = tensor.extract_slice %arg0[%c3] [1] [1] : tensor<4xindex> to tensor<index>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [4, 1] : tensor<4xindex> into tensor<4x1xindex>
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %expanded low[0, %c1] high[0, 0] {
    ^bb0(%arg2: index, %arg3: index):
      %1 = arith.xori %arg2, %arg3 : index
      tensor.yield %1 : index
    } : tensor<4x1xindex> to tensor<4x?xindex>
    return %padded, %extracted_slice, %inserted, %0#1, %0#0 : tensor<4x?xindex>, tensor<index>, tensor<4xindex>, tensor<4xindex>, tensor<4xindex>
  }
}

