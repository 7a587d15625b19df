// bufdiff-profile: loops
// bufdiff-choices: 7dcc9a9307146bce01a392946c4419bf932c534f9c78a38cb5bc4cb21882b6419d6ca42c7367e2a1
// bufdiff-choices: eb3970db6f6ee31cd1b6482e96b81ca4572ceda4064c4cd4b18274599c7d468fd763cbb300758324
// bufdiff-choices: 9dcc2b19d29c478d22687835b5dc99cd4aff2ddfb4410d62dd98012ce2d1e5779bad8da00d525324
// bufdiff-choices: 527818983a1eb088e02afe6e3f5516c306981412b2bcb07dd3a96bc4cfdfa2717ad537b1b0538089
// bufdiff-choices: f38e27019a35cb92a9b25396b57be79d3fc7c69f944afeb92a72eea613111884e32700f6acc5cbe1
// bufdiff-choices: 2df53da8d350090df06a28e569a5da9a0ad9d84197284e4febcc9eef7edd570a82150cd318a6aae0
// bufdiff-choices: 536ebdb564c698cee79df912a154d3180a90f7180628c75527a7642e9f85df0bb876c4
// bufdiff-features: 706 1086 1854 2461 2820 2945 4752 4779 4806 6169 6611 7947 9479 10020 11162
// bufdiff-features: 11556 11580 13233 13424 13655 15103 15671 15751 16269 16289 16455 17470 18166
// bufdiff-features: 19726 20402 20749 22280 22448 23787 25863 25898 27766 29261 29590 30666 30806
// bufdiff-features: 32809 32911 33853 34167 34269 36448 37183 37289 37630 38202 38783 40070 40675
// bufdiff-features: 40712 41679 41984 41996 42133 42398 42467 43410 44538 44621 45147 46203 47196
// bufdiff-features: 47200 47392 48974 49007 49935 49956 52148 52322 52558 52807 52900 53243 53604
// bufdiff-features: 53951 54827 54964 56404 58024 59347 59620 59834 60686 61628 63800 64119 64120
// bufdiff-features: 65133 65814 66334 66995 67520 68355 68764 69875 70864 71050 71259 72363 73289
// bufdiff-features: 73330 75134 76373 76540 78283 78430 79428 81358 81511 81662 82552 82565 83900
// bufdiff-features: 84322 84347 84585 84922 85843 86125 88337 88354 88732 89178 89732 89780 89812
// bufdiff-features: 90777 92194 94301 95695 96436 98138 98187 99383 100871 103673 103723 103851
// bufdiff-features: 104034 104931 105224 105902 107892 108696 109187 109375 110816 113618 113626
// bufdiff-features: 114783 115875 116845 117235 117724 119597 119701 119971 121000 121632 123408
// bufdiff-features: 124723 126176 126932 128138 128163 130190 130402 133756 134816 136273 137045
// bufdiff-features: 137477 138476 141891 142040 143285 150818 151326 153063 153226 155898 156460
// bufdiff-features: 156807 157304 157579 157769 158120 158897 159895 161546 163044 164602 165693
// bufdiff-features: 165695 165719 167481 167793 168323 168858 169734 170029 171715 172926 173537
// bufdiff-features: 174571 175687 178067 178165 178560 181522 182719 183227 183290 183722 184030
// bufdiff-features: 186942 187179 188175 188522 188790 189820 191455 192422 192771 193290 194134
// bufdiff-features: 194256 195182 196031 197267 197392 197745 198267 200300 200358 202241 202814
// bufdiff-features: 204614 204797 205005 205434 205689 205953 207454 208557 208947 210022 210461
// bufdiff-features: 212549 212565 212779 213275 214325 215707 215959 216570 216969 217037 218064
// bufdiff-features: 218480 220223 220816 222638 222809 223767 224222 225016 225827 226579 226607
// bufdiff-features: 226882 227217 228390 228519 230081 230810 231527 233276 234387 235141 237763
// bufdiff-features: 238474 239237 239941 240158 241629 242267 243140 245415 245673 245738 245855
// bufdiff-features: 246062 246543 249272 249841 250143 252466 252539 253836 254057 254791 254836
// bufdiff-features: 255556 256112 257099 257626 258331 258477 258994 259528 260254 261572
#map = affine_map<() -> ()>
module {
  func.func private @f2(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
    %c-1_i64 = arith.constant -1 : i64
    %0 = linalg.fill ins(%c-1_i64 : i64) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %1:3 = call @f1(%0, %0) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<1xi64>, tensor<i64>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2:3 = scf.while (%arg2 = %c0, %arg3 = %0, %arg4 = %1#0) : (index, tensor<i64>, tensor<i64>) -> (index, tensor<i64>, tensor<i64>) {
      scf.for %arg5 = %c0 to %c1 step %c1 {
        %4 = tensor.empty() : tensor<1xi64>
        %mapped = linalg.map ins(%1#1 : tensor<1xi64>) outs(%4 : tensor<1xi64>)
          (%in: i64, %init: i64) {
            %extracted = tensor.extract %1#1[%arg5] : tensor<1xi64>
            %5 = arith.minsi %in, %extracted : i64
            linalg.yield %5 : i64
          }
      }
      %3 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%3) %arg2, %arg3, %arg4 : index, tensor<i64>, tensor<i64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %3 = arith.addi %arg2, %c1 : index
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<i64>) outs(%arg4 : tensor<i64>) {
      ^bb0(%in: i64, %out: i64):
        %7 = arith.subi %in, %c-1_i64 : i64
        linalg.yield %7 : i64
      } -> tensor<i64>
      %extracted = tensor.extract %4[] : tensor<i64>
      %5 = linalg.fill ins(%c-1_i64 : i64) outs(%4 : tensor<i64>) -> tensor<i64>
      %6 = linalg.fill ins(%extracted : i64) outs(%arg3 : tensor<i64>) -> tensor<i64>
      %extracted_0 = tensor.extract %6[] : tensor<i64>
      %reduced = linalg.reduce ins(%1#1 : tensor<1xi64>) outs(%6 : tensor<i64>) dimensions = [0] 
        (%in: i64, %init: i64) {
          %7 = arith.minsi %in, %init : i64
          linalg.yield %7 : i64
        }
      scf.yield %3, %reduced, %5 : index, tensor<i64>, tensor<i64>
    }
    return %1#2, %2#1, %2#2 : tensor<i64>, tensor<i64>, tensor<i64>
  }
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<1xi64>, tensor<i64>) {
    %0 = linalg.max ins(%arg0, %arg1 : tensor<i64>, tensor<i64>) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %expanded = tensor.expand_shape %arg1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<i64>
    return %1, %expanded, %0 : tensor<i64>, tensor<1xi64>, tensor<i64>
  }
  func.func @main(%arg0: tensor<i64> {bufferization.writable = false}, %arg1: tensor<i64>, %arg2: tensor<i64>, %arg3: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<1xi64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, index) {
    %expanded = tensor.expand_shape %arg2 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %0 = tensor.empty() : tensor<i64>
    %1:3 = call @f2(%0, %arg0) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
    %c1 = arith.constant 1 : index
    %2 = tensor.empty() : tensor<1xi64>
    %c1_i64 = arith.constant 1 : i64
    %3 = linalg.fill ins(%c1_i64 : i64) outs(%2 : tensor<1xi64>) -> tensor<1xi64>
    %inserted_slice = tensor.insert_slice %3 into %expanded[0] [1] [%c1] : tensor<1xi64> into tensor<1xi64>
    %4:3 = call @f2(%arg3, %arg3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
    %c0 = arith.constant 0 : index
    %5:3 = scf.while (%arg4 = %c0, %arg5 = %arg0, %arg6 = %4#1) : (index, tensor<i64>, tensor<i64>) -> (index, tensor<i64>, tensor<i64>) {
      %extracted = tensor.extract %arg0[] : tensor<i64>
      %6 = arith.cmpi ult, %arg4, %c1 : index
      scf.condition(%6) %arg4, %arg5, %arg6 : index, tensor<i64>, tensor<i64>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<i64>, %arg6: tensor<i64>):
      %6 = arith.addi %arg4, %c1 : index
      %7 = linalg.copy ins(%arg5 : tensor<i64>) outs(%arg6 : tensor<i64>) -> tensor<i64>
      %8 = linalg.copy ins(%7 : tensor<i64>) outs(%arg5 : tensor<i64>) -> tensor<i64>
      scf.yield %6, %8, %7 : index, tensor<i64>, tensor<i64>
    }
    return %1#0, %1#1, %1#2, %inserted_slice, %4#0, %4#2, %5#1, %5#2, %5#0 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<1xi64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, index
  }
}

