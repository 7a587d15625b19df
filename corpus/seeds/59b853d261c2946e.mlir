// bufdiff-profile: loops
// bufdiff-choices: 2ff245dc12e8b816fd3302c11990737b873a25d6ed8553c027205c8995a77a49e80de598f38d8e6d
// bufdiff-choices: 871e52bd8b9f550401c51147b06ef6654ca6f7dd2bf9ac1f78f68634cac3555c8de42dff3577c50b
// bufdiff-choices: ba73a42c410aeec9234a6743d38675d393cd56184c834a8aad6b85a740f3aba5039752a99d3b3f94
// bufdiff-choices: 49a8fdfd8a61f5633297297f371ba37aa6d80970cefe083063fe05c83cfaa861041715c034152cf3
// bufdiff-choices: bfdb28585d0becdd3ae62bba8dc4ffc4e7fb5376917c04e38552863acfd4947706026a1e1b6ca859
// bufdiff-choices: 41dd35cb6c5bcd741f5bfebe234d2f4a741b0d69d696c8d18d83d021c61a74b62b3935d7bc5d
// bufdiff-features: 1150 1854 2898 3018 3392 5066 6136 7384 7516 12276 12796 12813 13032 13233
// bufdiff-features: 14674 14704 14744 15671 15751 15903 16289 20099 21973 22095 22280 23962 24041
// bufdiff-features: 24516 24826 25018 26464 26568 26960 28389 28692 29590 30348 30625 30666 33769
// bufdiff-features: 33881 34167 36213 36941 40266 40540 40663 40712 41991 41992 42344 43258 44505
// bufdiff-features: 44522 45017 45202 45984 46203 48598 49635 49657 49800 52062 52558 52900 53180
// bufdiff-features: 53252 54135 54658 55113 56024 63071 63800 64119 64716 66422 67936 68355 69965
// bufdiff-features: 71306 73388 74057 74450 74864 76245 76953 78162 78182 78283 79562 79701 80035
// bufdiff-features: 82135 82288 84322 85843 86125 86834 90777 90977 93171 96260 96808 97006 97053
// bufdiff-features: 97081 97715 98886 100641 103851 104149 104931 109643 109732 110552 110780
// bufdiff-features: 110816 110904 110917 112143 113940 113941 115252 115801 116549 117183 117618
// bufdiff-features: 117724 118010 123225 124626 124985 125702 125752 125921 127533 128355 128950
// bufdiff-features: 129878 129955 130310 132218 132281 133446 134585 135868 137014 142040 145775
// bufdiff-features: 146063 146127 147654 148633 148647 152249 153293 155644 155898 156460 158120
// bufdiff-features: 158415 160138 164709 165636 165719 166456 166579 166968 167197 168858 170469
// bufdiff-features: 171369 172118 172209 173800 174170 176667 176670 177211 177321 177355 177904
// bufdiff-features: 178560 179796 180207 180748 181522 183114 183813 184030 184869 185572 186942
// bufdiff-features: 186959 190046 190166 192628 196349 198279 198432 200298 200521 201059 201594
// bufdiff-features: 201601 202996 205689 207442 208765 210406 211786 211967 212111 212154 214325
// bufdiff-features: 215959 217854 218018 218635 218657 220223 221903 223474 223640 224899 224954
// bufdiff-features: 225827 226151 226357 227829 227838 228048 230081 231770 233731 234999 236024
// bufdiff-features: 239049 239941 241308 242307 243781 244024 246543 247062 247797 249011 250477
// bufdiff-features: 250917 250948 253836 258331 258906 258994 259840
module {
  func.func @f1(%arg0: tensor<5xf32>, %arg1: tensor<0xf32>, %arg2: tensor<5xf32>, %arg3: f32) -> (tensor<0xf32>, tensor<0x1xf32>) {
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %arg3 into %arg0[%c3] : tensor<5xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [0, 1] : tensor<0xf32> into tensor<0x1xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg1[%c0] [0] [1] : tensor<0xf32> to tensor<0xf32>
    %extracted_slice_0 = tensor.extract_slice %arg1[%c0] [0] [1] : tensor<0xf32> to tensor<0xf32>
    %0 = linalg.div ins(%arg1, %extracted_slice_0 : tensor<0xf32>, tensor<0xf32>) outs(%extracted_slice : tensor<0xf32>) -> tensor<0xf32>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%extracted_slice, %extracted_slice_0 : tensor<0xf32>, tensor<0xf32>) outs(%extracted_slice_0 : tensor<0xf32>) -> tensor<0xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg1[%c0] [0] [1] : tensor<0xf32> into tensor<0xf32>
    %inserted_slice_1 = tensor.insert_slice %0 into %inserted_slice[%c0] [0] [1] : tensor<0xf32> into tensor<0xf32>
    %2 = bufferization.alloc_tensor() copy(%expanded) : tensor<0x1xf32>
    return %inserted_slice_1, %2 : tensor<0xf32>, tensor<0x1xf32>
  }
  func.func @main(%arg0: tensor<4x?xf32>, %arg1: tensor<5xf32>, %arg2: tensor<?xf32>, %arg3: tensor<4x3xf32>) -> (tensor<0x1xf32>, tensor<4x3xf32>, tensor<0xf32>, index) {
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg3[%c3, 1] [1, 0] [1, 1] : tensor<4x3xf32> to tensor<0xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %0:2 = call @f1(%arg1, %extracted_slice, %arg1, %cst) : (tensor<5xf32>, tensor<0xf32>, tensor<5xf32>, f32) -> (tensor<0xf32>, tensor<0x1xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.while (%arg4 = %c0, %arg5 = %0#0) : (index, tensor<0xf32>) -> (index, tensor<0xf32>) {
      vector.print %arg4 : index
      %2 = arith.cmpi ult, %arg4, %c1 : index
      %c4 = arith.constant 4 : index
      %3 = arith.cmpi sle, %arg4, %c4 : index
      %4 = arith.andi %2, %3 : i1
      %c5 = arith.constant 5 : index
      %5 = arith.cmpi ne, %arg4, %c5 : index
      %6 = scf.if %5 -> (tensor<0xf32>) {
        %7 = linalg.rsqrt ins(%0#0 : tensor<0xf32>) outs(%arg5 : tensor<0xf32>) -> tensor<0xf32>
        %inserted_slice = tensor.insert_slice %0#0 into %7[%c0] [0] [1] : tensor<0xf32> into tensor<0xf32>
        scf.yield %inserted_slice : tensor<0xf32>
      } else {
        scf.yield %arg5 : tensor<0xf32>
      }
      scf.condition(%4) %arg4, %6 : index, tensor<0xf32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<0xf32>):
      %2:2 = func.call @f1(%arg1, %0#0, %arg1, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<5xf32>, tensor<0xf32>, tensor<5xf32>, f32) -> (tensor<0xf32>, tensor<0x1xf32>)
      %3 = arith.addi %arg4, %c1 : index
      %4 = linalg.reciprocal ins(%2#0 : tensor<0xf32>) outs(%arg5 : tensor<0xf32>) -> tensor<0xf32>
      scf.yield %3, %4 : index, tensor<0xf32>
    }
    return %0#1, %arg3, %1#1, %1#0 : tensor<0x1xf32>, tensor<4x3xf32>, tensor<0xf32>, index
  }
}

