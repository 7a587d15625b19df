// bufdiff-profile: wide
// bufdiff-choices: 0f20ac2ed4c4870075639cbf1ce6768cf8f0f27af14b684cff876ebddb4f388d4e674d4f5a7cc0d1
// bufdiff-choices: f2a64d1aaecce3d53e8a14a0584940f981b551621eb975992ebb9562c1a9829cec7ecb182f38dd33
// bufdiff-choices: a133e66856be28dc23613db985e0620f0c4b5bd4b13713ccd3ceebbc203924cc3a180d44b4877586
// bufdiff-choices: c9da0220dd9d113a2039f1ff678c56066101c2d31c62a8937c86d7b9d36db545fe38b807cd164216
// bufdiff-choices: 97bb0d69abcef089fa15d6a8fd16469b3e27f1eba0adf4a65623db719a99d75039640e9d801c6eee
// bufdiff-choices: 38936099ef2afcb7f7f0d7c2506b0a53d182d772c9ab0b1aa63b8d46481b332f66d69339836c41ff
// bufdiff-choices: 39c983e7dc38bf99d8113905d208ce4f654f7e071aed5d0326698f29615b95916566e514768a617b
// bufdiff-choices: 139e0a9d220d3f5425405db46d5dc0ce1ac4acd9bfe6663d8de47b0884b019a17b4547e09ba95a2c
// bufdiff-choices: 14ff07513bb473257830e23a0f8ab3cc2906e710e44d7a48e10f40a210c6063089e78915a370b411
// bufdiff-choices: ee3db4a24a11024f50911c2744b9a9afd2437ae2ff562495d5cbdd09b32a4b3e317108e9a6fc55a6
// bufdiff-choices: 214e536332c1e59366a745b2d65be1b68947af0ec3139b4ca0e17b58a2f0e0f200ebeda6b8f71fdc
// bufdiff-choices: bcf6569eaf3f3d67c25bae430f3a141c52dc66cfc1add34102b5246e3ec1b8
// bufdiff-features: 562 1413 2572 3959 4133 5337 6611 7122 9479 10020 11162 11556 11580 13233 13424
// bufdiff-features: 13673 13915 14109 14704 14884 15401 15671 15751 15903 16269 16822 18166 21522
// bufdiff-features: 22280 24259 24682 25729 26125 26508 26922 27640 27672 27766 28277 29187 29590
// bufdiff-features: 30666 32457 34167 34617 35388 37183 38202 38783 40070 40712 41605 41984 43631
// bufdiff-features: 43774 44132 44505 45818 46179 46203 46208 47200 47392 48598 48991 49092 49517
// bufdiff-features: 49657 52322 52558 52807 52900 53139 53180 53469 54827 54964 55097 55113 56404
// bufdiff-features: 58024 59620 59703 60686 61425 61944 63071 63800 64120 64235 65133 65496 65912
// bufdiff-features: 67526 68355 69875 69965 70734 71050 71306 72403 72629 73289 73330 74057 74255
// bufdiff-features: 74552 74833 75361 76339 76373 76463 77617 78283 78430 81809 82135 83194 84585
// bufdiff-features: 84922 85843 86125 86710 86826 87215 88732 89780 90585 90777 91074 92022 92194
// bufdiff-features: 92680 92740 93255 93374 93464 94322 95407 97715 98187 98190 98501 99383 102809
// bufdiff-features: 104315 104487 104931 104958 107024 107702 108245 108358 108921 108977 109187
// bufdiff-features: 109327 109923 110780 112756 112929 113940 115407 115778 115801 117183 117206
// bufdiff-features: 117235 119588 121632 123301 127096 128355 129711 130535 131528 131544 132571
// bufdiff-features: 133723 134279 134449 137045 138395 141891 142315 142680 144093 144389 148647
// bufdiff-features: 150802 150818 151260 151326 151728 151936 152233 153293 155884 155898 156460
// bufdiff-features: 158120 158188 158897 159796 160327 160756 161206 162764 162799 165636 165674
// bufdiff-features: 165695 165719 166037 166455 167086 167614 167973 168516 168833 168858 169562
// bufdiff-features: 169744 171053 172435 173211 177211 178067 178165 178785 179647 179649 179977
// bufdiff-features: 180207 182966 183114 184030 188790 190142 190874 192771 193193 193290 193297
// bufdiff-features: 193747 194321 194682 196031 196349 197837 198460 200307 200358 201509 202085
// bufdiff-features: 202179 202241 202472 202562 204195 204527 205434 205689 206618 210022 210351
// bufdiff-features: 210406 210461 212628 212779 213275 214744 215959 216969 218064 218136 218286
// bufdiff-features: 219751 220098 220197 221162 223030 223262 224222 224744 224954 225985 226053
// bufdiff-features: 226357 227345 228118 228390 228519 228894 228936 229266 229507 230081 230640
// bufdiff-features: 233276 234387 235477 236024 236216 236909 236930 236986 237295 237921 238938
// bufdiff-features: 239030 239581 240158 240521 240539 242335 245673 246543 246783 248011 248226
// bufdiff-features: 248677 250415 251813 252013 252466 252539 253836 254791 255520 256112 256688
// bufdiff-features: 258442 259510 259528 259840 260364
module {
  func.func @main(%arg0: tensor<index>, %arg1: tensor<index>) -> (tensor<index>, tensor<index>, tensor<index>, tensor<index>, tensor<2x3x2xi32>) {
    %0 = call @f3(%arg0) : (tensor<index>) -> tensor<index>
    %cst = arith.constant dense<3> : tensor<index>
    %1:3 = call @f6(%arg1, %arg1, %arg1) : (tensor<index>, tensor<index>, tensor<index>) -> (tensor<2x3x2xi32>, tensor<index>, tensor<index>)
    %extracted = tensor.extract %1#1[] : tensor<index>
    vector.print %extracted : index
    %2:3 = call @f6(%cst, %1#1, %1#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<index>, tensor<index>, tensor<index>) -> (tensor<2x3x2xi32>, tensor<index>, tensor<index>)
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %3 = arith.remui %extracted, %c3 : index
    %extracted_slice = tensor.extract_slice %1#0[%c1, %3, 0] [1, 1, 1] [1, 1, 1] : tensor<2x3x2xi32> to tensor<1x1xi32>
    %mapped = linalg.map ins(%2#0 : tensor<2x3x2xi32>) outs(%1#0 : tensor<2x3x2xi32>)
      (%in: i32, %init: i32) {
        %c-3_i32 = arith.constant -3 : i32
        %4 = arith.xori %in, %c-3_i32 : i32
        %c5_i32 = arith.constant 5 : i32
        %5 = arith.remui %4, %c5_i32 : i32
        linalg.yield %5 : i32
      }
    %c0 = arith.constant 0 : index
    %extracted_0 = tensor.extract %extracted_slice[%c0, %c0] : tensor<1x1xi32>
    vector.print %extracted_0 : i32
    return %2#2, %2#1, %1#2, %0, %mapped : tensor<index>, tensor<index>, tensor<index>, tensor<index>, tensor<2x3x2xi32>
  }
  func.func private @f2(%arg0: tensor<index>) -> (tensor<index>, tensor<index>) {
    %c4 = arith.constant 4 : index
    %inserted = tensor.insert %c4 into %arg0[] : tensor<index>
    %0:2 = call @f1(%inserted) : (tensor<index>) -> (tensor<index>, tensor<index>)
    return %0#1, %0#0 : tensor<index>, tensor<index>
  }
  func.func @f1(%arg0: tensor<index>) -> (tensor<index>, tensor<index>) {
    %c0 = arith.constant 0 : index
    %from_elements = tensor.from_elements %c0 : tensor<index>
    %extracted = tensor.extract %arg0[] : tensor<index>
    %c7 = arith.constant 7 : index
    %0 = arith.cmpi sle, %extracted, %c7 : index
    %1 = arith.select %0, %arg0, %from_elements : tensor<index>
    %2 = linalg.copy ins(%1 : tensor<index>) outs(%arg0 : tensor<index>) -> tensor<index>
    %3 = bufferization.alloc_tensor() copy(%arg0) : tensor<index>
    return %2, %3 : tensor<index>, tensor<index>
  }
  func.func @f3(%arg0: tensor<index>) -> tensor<index> {
    %0:2 = call @f2(%arg0) : (tensor<index>) -> (tensor<index>, tensor<index>)
    return %0#0 : tensor<index>
  }
  func.func private @f4(%arg0: tensor<index>, %arg1: tensor<index>, %arg2: index, %arg3: tensor<index>) -> (tensor<index>, tensor<2x3x2xi32>) {
    %inserted = tensor.insert %arg2 into %arg3[] : tensor<index>
    %0 = linalg.fill ins(%arg2 : index) outs(%arg1 : tensor<index>) -> tensor<index>
    %1 = tensor.empty() : tensor<2x3x2xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = linalg.fill ins(%c0_i32 : i32) outs(%1 : tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
    %3 = tensor.empty() : tensor<2x4x1xi32>
    %4 = linalg.fill ins(%c0_i32 : i32) outs(%3 : tensor<2x4x1xi32>) -> tensor<2x4x1xi32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %2[0, 0, 0] [2, 1, %c2] [1, 1, 1] : tensor<2x3x2xi32> to tensor<2x1x?xi32>
    %5 = linalg.conv_1d_nwc_wcf ins(%4, %extracted_slice : tensor<2x4x1xi32>, tensor<2x1x?xi32>) outs(%2 : tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
    return %inserted, %5 : tensor<index>, tensor<2x3x2xi32>
  }
  func.func private @f5(%arg0: tensor<index>) -> (tensor<index>, tensor<index>) {
    %c5 = arith.constant 5 : index
    %0 = linalg.fill ins(%c5 : index) outs(%arg0 : tensor<index>) -> tensor<index>
    %extracted = tensor.extract %0[] : tensor<index>
    %c1 = arith.constant 1 : index
    %1 = arith.cmpi ne, %extracted, %c1 : index
    %2 = scf.if %1 -> (tensor<index>) {
      %inserted = tensor.insert %extracted into %0[] : tensor<index>
      scf.yield %inserted : tensor<index>
    } else {
      %4:2 = func.call @f2(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<index>) -> (tensor<index>, tensor<index>)
      scf.yield %arg0 : tensor<index>
    }
    %3 = bufferization.alloc_tensor() copy(%arg0) : tensor<index>
    return %2, %3 : tensor<index>, tensor<index>
  }
  func.func private @f6(%arg0: tensor<index>, %arg1: tensor<index>, %arg2: tensor<index>) -> (tensor<2x3x2xi32>, tensor<index>, tensor<index>) {
    %0 = linalg.copy ins(%arg2 : tensor<index>) outs(%arg0 : tensor<index>) -> tensor<index>
    %1:2 = call @f5(%0) : (tensor<index>) -> (tensor<index>, tensor<index>)
    %2 = tensor.empty() : tensor<index>
    %c11 = arith.constant 11 : index
    %3:2 = call @f4(%1#0, %2, %c11, %1#0) : (tensor<index>, tensor<index>, index, tensor<index>) -> (tensor<index>, tensor<2x3x2xi32>)
    return %3#1, %3#0, %1#1 : tensor<2x3x2xi32>, tensor<index>, tensor<index>
  }
}

