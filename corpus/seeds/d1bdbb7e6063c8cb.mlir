// bufdiff-profile: calls
// bufdiff-choices: 066a48f65d86dcd6ca5e3b483a73f909c67bbeaffd118e1d92100e17777c2cde2bcc72708e9a5acc
// bufdiff-choices: ef1b736f8ffb04be319a56130d151f026a42c6f34f722dd2a9674c34842ee7c52e65deddbbed919b
// bufdiff-choices: 36c1a7a2a2d0f7243473d6a4e54f1c91127e4c0997b967bb449ec802314d4e0ca2c7334c9e64d84e
// bufdiff-choices: 5c4383325eeaa468b49551994ee1b21dfbd5b0e431d662260ddc40670373af5976bf4b1426ffa853
// bufdiff-choices: ced657d720ef9a5b28c43f911e419f0760c84cc222c8dbf717f1f78230b30942bdcb281de473f77f
// bufdiff-choices: 38f0aa969230d6b514748280d93324fe708ada8f843ab21fcecd664e9593f56ee52bfcac76345322
// bufdiff-choices: 18849b923ad58835e0e431000aa9ca5d9c08ead6e658aa93b000c61a8a3a17b2d9bd4e9a7e03f87b
// bufdiff-choices: de82
// bufdiff-features: 1854 2898 4958 4995 7662 9479 10384 11441 13233 13915 15751 15929 16269 18166
// bufdiff-features: 18413 20838 22280 23621 23643 24330 26663 27070 27766 27917 28814 29466 29839
// bufdiff-features: 30584 30625 33205 34159 34167 35765 36448 37183 39457 40293 40712 41679 41984
// bufdiff-features: 42252 44587 45448 46203 47735 48609 49635 50914 51341 52322 52807 52900 52946
// bufdiff-features: 54827 56404 57551 58591 59620 60686 60897 62091 63094 63800 64119 65265 65628
// bufdiff-features: 67160 68355 68764 69875 70119 72363 72413 76328 76339 76540 76953 78283 81511
// bufdiff-features: 81662 82552 82565 83023 83194 84585 84922 86125 88732 89348 89780 90585 94405
// bufdiff-features: 98501 99383 100641 103673 103851 104315 104931 108173 108176 109732 109923
// bufdiff-features: 110552 110780 110816 111976 112929 114428 114783 116875 117151 117235 121000
// bufdiff-features: 121628 121632 124723 126608 127096 127236 130942 133364 133446 133756 136056
// bufdiff-features: 137045 137477 137667 138086 138167 140479 140673 146109 148414 149901 150818
// bufdiff-features: 153063 156460 158120 158897 159348 159796 160138 160327 163298 164481 164602
// bufdiff-features: 165636 165719 166816 167197 168196 168858 172090 173437 173537 174571 175687
// bufdiff-features: 176066 176231 177053 177379 178165 180213 181548 183114 183290 183722 184030
// bufdiff-features: 184869 185723 186221 186942 187769 188175 188790 190142 191770 193193 193290
// bufdiff-features: 194134 194987 196031 196063 196632 196962 197264 197392 198447 198460 200941
// bufdiff-features: 201601 202241 203704 204114 204527 205430 205434 205477 210461 212104 212549
// bufdiff-features: 212565 213275 215707 215880 215925 216292 216980 218559 218635 220098 220223
// bufdiff-features: 222638 223568 225016 226357 226607 227345 228936 229412 229603 230570 230810
// bufdiff-features: 231527 231855 233919 237454 237920 239237 239941 240158 242647 242793 242872
// bufdiff-features: 243545 244024 245673 246543 246783 249783 252466 252539 253836 254639 255520
// bufdiff-features: 255556 256208 257626 258053 259510 259840 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f1(%arg0: tensor<i1>) -> (tensor<i1>, tensor<1x1xi1>, tensor<i1>) {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<i1> into tensor<1x1xi1>
    %cst = arith.constant dense<true> : tensor<i1>
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.copy ins(%cst : tensor<i1>) outs(%0 : tensor<i1>) -> tensor<i1>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.copy ins(%cst : tensor<i1>) outs(%2 : tensor<i1>) -> tensor<i1>
    return %1, %expanded, %3 : tensor<i1>, tensor<1x1xi1>, tensor<i1>
  }
  func.func @main(%arg0: tensor<i1>) -> (tensor<1x1xi1>, tensor<i1>, tensor<i1>, index) {
    %0:3 = call @f1(%arg0) : (tensor<i1>) -> (tensor<i1>, tensor<1x1xi1>, tensor<i1>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.while (%arg1 = %c0, %arg2 = %0#0, %arg3 = %0#1) : (index, tensor<i1>, tensor<1x1xi1>) -> (index, tensor<i1>, tensor<1x1xi1>) {
      %2 = arith.cmpi ult, %arg1, %c2 : index
      %3 = arith.cmpi sle, %arg1, %c0 : index
      %4 = arith.andi %2, %3 : i1
      %inserted_slice = tensor.insert_slice %0#1 into %arg3[0, 0] [1, 1] [1, 1] : tensor<1x1xi1> into tensor<1x1xi1>
      %5 = linalg.copy ins(%arg0 : tensor<i1>) outs(%arg2 : tensor<i1>) -> tensor<i1>
      scf.condition(%4) %arg1, %5, %inserted_slice : index, tensor<i1>, tensor<1x1xi1>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<i1>, %arg3: tensor<1x1xi1>):
      affine.if #set(%c0) {
        %7:3 = func.call @f1(%0#2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<i1>) -> (tensor<i1>, tensor<1x1xi1>, tensor<i1>)
        %cst = arith.constant dense<false> : tensor<1x1xi1>
        %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0#1, %cst : tensor<1x1xi1>, tensor<1x1xi1>) outs(%7#1 : tensor<1x1xi1>) {
        ^bb0(%in: i1, %in_1: i1, %out: i1):
          %9 = arith.maxsi %in, %in_1 : i1
          linalg.yield %9 : i1
        } -> tensor<1x1xi1>
        %extracted_0 = tensor.extract %8[%c0, %c0] : tensor<1x1xi1>
        vector.print %extracted_0 : i1
      } else {
        %false = arith.constant false
        %7 = linalg.fill ins(%false : i1) outs(%0#2 : tensor<i1>) -> tensor<i1>
        %extracted_0 = tensor.extract %7[] : tensor<i1>
      }
      %2 = arith.addi %arg1, %c1 : index
      %extracted = tensor.extract %arg3[%c0, %c0] : tensor<1x1xi1>
      %3 = tensor.empty(%c1, %c1) : tensor<?x?xi1>
      %4 = linalg.fill ins(%extracted : i1) outs(%3 : tensor<?x?xi1>) -> tensor<?x?xi1>
      %5 = linalg.matmul ins(%0#1, %4 : tensor<1x1xi1>, tensor<?x?xi1>) outs(%arg3 : tensor<1x1xi1>) -> tensor<1x1xi1>
      %inserted = tensor.insert %extracted into %5[%c0, %c0] : tensor<1x1xi1>
      %6 = scf.if %extracted -> (tensor<i1>) {
        %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%0#0 : tensor<i1>) outs(%arg2 : tensor<i1>) {
        ^bb0(%in: i1, %out: i1):
          %false = arith.constant false
          %8 = arith.muli %in, %false : i1
          linalg.yield %8 : i1
        } -> tensor<i1>
        %extracted_0 = tensor.extract %7[] : tensor<i1>
        %inserted_1 = tensor.insert %extracted into %7[] : tensor<i1>
        scf.yield %inserted_1 : tensor<i1>
      } else {
        %extracted_0 = tensor.extract %arg2[] : tensor<i1>
        %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%0#2, %arg0 : tensor<i1>, tensor<i1>) outs(%arg2 : tensor<i1>) {
        ^bb0(%in: i1, %in_1: i1, %out: i1):
          %8 = arith.subi %in, %in_1 : i1
          linalg.yield %8 : i1
        } -> tensor<i1>
        scf.yield %7 : tensor<i1>
      }
      scf.yield %2, %6, %inserted : index, tensor<i1>, tensor<1x1xi1>
    }
    return %1#2, %arg0, %1#1, %1#0 : tensor<1x1xi1>, tensor<i1>, tensor<i1>, index
  }
}

