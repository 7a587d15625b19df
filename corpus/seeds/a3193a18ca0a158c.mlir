// bufdiff-profile: slices
// bufdiff-choices: 1d96c026c70009df16ffcd67ae9061b2042d1e53fb7adf8004adaedacdbc4f409df796ed62d2796e
// bufdiff-choices: cb10be8a73541428996216100fe267ee3da8386806806f3d5db2469c03d3934db8571f443b62543c
// bufdiff-choices: fb6bbf0db047ef9643f554d50d011510f0bd401c8de260bcca9514db07c8832eff83f9a0b6ea04f9
// bufdiff-choices: 189dcdb6c8b55e289ffae2ea8f52dfd8b0b38e168a0913fc4e376c77eca5fcb7475aa17aed4ddc03
// bufdiff-choices: 2f06b9bb58cd6311e3e4328886ac5155ce89197ba22a94c1e3860fb60a761b993d6d85c3793524a6
// bufdiff-choices: 0c65c416beca64a8b18bc334e091b1a8735cb4699cfdc10730a077d48fb93778c3ea7d9c95805df5
// bufdiff-choices: b3
// bufdiff-features: 1854 4020 4064 4752 6136 6314 7793 9394 9479 10203 12850 13233 15751 18540
// bufdiff-features: 19124 20749 22095 22280 23143 23643 24320 24900 26546 26568 26922 28503 30625
// bufdiff-features: 30666 31732 34167 36784 36941 37136 37630 39927 39951 40712 42467 42680 42984
// bufdiff-features: 43191 43774 44522 44865 45017 46203 46208 47102 47392 47735 48974 49635 49956
// bufdiff-features: 50665 51086 52900 52928 53252 55143 57569 57668 58122 58123 62641 63071 64119
// bufdiff-features: 66422 66560 66788 68111 68355 69081 69818 70176 73150 73753 73802 76606 76700
// bufdiff-features: 76884 77063 79271 80036 80400 81736 82565 85843 86689 87248 88732 89178 89780
// bufdiff-features: 90011 91593 97053 97059 97892 98190 98475 99383 103673 103851 104315 106917
// bufdiff-features: 107425 108012 108126 110816 111493 112929 114484 117235 117724 119264 119439
// bufdiff-features: 119588 121318 121626 122163 125702 125901 127329 128138 128916 129878 130602
// bufdiff-features: 131038 132053 132244 132281 133271 133575 136030 140924 141834 144299 145775
// bufdiff-features: 146001 146512 146822 147477 148612 150920 151936 153293 155465 156460 158120
// bufdiff-features: 158839 158897 159348 160138 161546 161974 163157 163328 164734 165636 165719
// bufdiff-features: 166579 166946 168745 168858 169773 171348 172814 175687 176701 177860 178067
// bufdiff-features: 181541 181789 182719 184030 184962 186849 186942 186959 188790 192411 192422
// bufdiff-features: 193406 195129 196031 196632 198676 201246 201601 202065 202107 202125 202241
// bufdiff-features: 204620 205434 205689 206672 208670 211782 212549 213275 213701 214830 215920
// bufdiff-features: 216061 218089 218211 218310 218966 220223 221126 221242 224099 225016 227654
// bufdiff-features: 230081 230640 230810 232897 233769 233919 233993 234455 234999 236986 237763
// bufdiff-features: 239941 240138 242646 246460 246543 247062 247913 248581 249841 252161 252466
// bufdiff-features: 252539 254087 254639 254720 255108 255160 255292 255556 255826 256511 258378
// bufdiff-features: 259840 261344
module {
  func.func @f1(%arg0: tensor<2xf32>, %arg1: tensor<?xf32>) -> (tensor<1xindex>, tensor<?xf32>, index) {
    %0 = linalg.floor ins(%arg1 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %1 = tensor.empty() : tensor<1xindex>
    %2 = tensor.empty() : tensor<1xindex>
    %c0 = arith.constant 0 : index
    %3 = linalg.fill ins(%c0 : index) outs(%2 : tensor<1xindex>) -> tensor<1xindex>
    %mapped = linalg.map ins(%3, %3, %3 : tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) outs(%1 : tensor<1xindex>)
      (%in: index, %in_0: index, %in_1: index, %init: index) {
        %4 = arith.subi %in, %in_0 : index
        %c4 = arith.constant 4 : index
        %5 = arith.shrsi %4, %c4 : index
        %6 = arith.maxsi %5, %in_1 : index
        linalg.yield %6 : index
      }
    %c1 = arith.constant 1 : index
    return %mapped, %0, %c1 : tensor<1xindex>, tensor<?xf32>, index
  }
  func.func @main(%arg0: tensor<?xindex>, %arg1: tensor<1xindex>, %arg2: tensor<?xindex>) -> (tensor<?xf32>, tensor<1xindex>, index, index) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf32>
    %cast = tensor.cast %from_elements : tensor<2xf32> to tensor<?xf32>
    %0:3 = call @f1(%from_elements, %cast) : (tensor<2xf32>, tensor<?xf32>) -> (tensor<1xindex>, tensor<?xf32>, index)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.while (%arg3 = %c0, %arg4 = %0#1) : (index, tensor<?xf32>) -> (index, tensor<?xf32>) {
      %c3 = arith.constant 3 : index
      %2:3 = scf.while (%arg5 = %c0, %arg6 = %arg4, %arg7 = %arg0) : (index, tensor<?xf32>, tensor<?xindex>) -> (index, tensor<?xf32>, tensor<?xindex>) {
        %4 = tensor.empty() : tensor<2x2x2x1x2xf32>
        %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x2x2x1x2xf32>) -> tensor<2x2x2x1x2xf32>
        %cst_1 = arith.constant dense<[[[[[4.500000e+00, 7.500000e+00, 1.050000e+01]], [[1.350000e+01, 1.650000e+01, 1.950000e+01]]]], [[[[2.250000e+01, 2.550000e+01, 2.850000e+01]], [[3.150000e+01, 3.450000e+01, 3.750000e+01]]]]]> : tensor<2x1x2x1x3xf32>
        %6 = tensor.empty(%c1, %c2) : tensor<2x1x1x?x?xf32>
        %cst_2 = arith.constant 3.000000e+00 : f32
        %7 = linalg.fill ins(%cst_2 : f32) outs(%6 : tensor<2x1x1x?x?xf32>) -> tensor<2x1x1x?x?xf32>
        %8 = linalg.conv_3d_ncdhw_fcdhw ins(%cst_1, %7 : tensor<2x1x2x1x3xf32>, tensor<2x1x1x?x?xf32>) outs(%5 : tensor<2x2x2x1x2xf32>) -> tensor<2x2x2x1x2xf32>
        %9 = arith.cmpi ult, %arg5, %c3 : index
        scf.condition(%9) %arg5, %arg6, %arg7 : index, tensor<?xf32>, tensor<?xindex>
      } do {
      ^bb0(%arg5: index, %arg6: tensor<?xf32>, %arg7: tensor<?xindex>):
        %cast_1 = tensor.cast %arg4 : tensor<?xf32> to tensor<2xf32>
        %4:3 = func.call @f1(%cast_1, %0#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<2xf32>, tensor<?xf32>) -> (tensor<1xindex>, tensor<?xf32>, index)
        %5 = arith.addi %arg5, %c1 : index
        %6 = linalg.fill ins(%0#2 : index) outs(%arg7 : tensor<?xindex>) -> tensor<?xindex>
        %cast_2 = tensor.cast %arg4 : tensor<?xf32> to tensor<2xf32>
        %inserted_slice = tensor.insert_slice %cast_2 into %arg6[0] [2] [1] : tensor<2xf32> into tensor<?xf32>
        %7 = linalg.fill ins(%cst : f32) outs(%inserted_slice : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %5, %7, %6 : index, tensor<?xf32>, tensor<?xindex>
      }
      %3 = arith.cmpi ult, %arg3, %c2 : index
      scf.condition(%3) %arg3, %arg4 : index, tensor<?xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?xf32>):
      %cast_1 = tensor.cast %arg4 : tensor<?xf32> to tensor<2xf32>
      %2:3 = func.call @f1(%cast_1, %arg4) : (tensor<2xf32>, tensor<?xf32>) -> (tensor<1xindex>, tensor<?xf32>, index)
      %3 = arith.addi %arg3, %c1 : index
      %extracted = tensor.extract %arg4[%c1] : tensor<?xf32>
      %cst_2 = arith.constant dense<[1.150000e+01, 1.450000e+01]> : tensor<2xf32>
      %cst_3 = arith.constant 1.000000e+10 : f32
      %from_elements_4 = tensor.from_elements %extracted, %cst_3 : tensor<2xf32>
      %4 = linalg.mul ins(%cst_2, %from_elements_4 : tensor<2xf32>, tensor<2xf32>) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %3, %4 : index, tensor<?xf32>
    }
    return %1#1, %0#0, %1#0, %0#2 : tensor<?xf32>, tensor<1xindex>, index, index
  }
}

