// bufdiff-profile: calls
// bufdiff-choices: 23ff07f676200a04411288276c04d2a914e053abd7427d877f3d9f5bcf4a25702fbb349455e3e43e
// bufdiff-choices: b4b68d3a11aec816b44f30b9cd05e49e0b7103956b56ba81a203fe077e5bc03570694cbf000ec52d
// bufdiff-choices: 256d767a7214c651a9dacced825c98716c880c11287f3e41b85ea1b96bc37ef2b2b295e2c563ed73
// bufdiff-choices: 195a32448fc136785e5963e726797cde9fe7fa8429ad9a827870fc4237440842024a0331fce76d87
// bufdiff-choices: 68a1cf56c1af5e70140e4c3d3cb53820cf6c0fd2e6a24f972cf1e43edfd5a08a2d951546d50206f4
// bufdiff-choices: 7032f9737fb0e23871
// bufdiff-features: 11 755 4752 6363 9132 9479 12789 15751 17255 18385 18486 19100 22280 23600
// bufdiff-features: 24259 25148 26568 26796 28886 29170 30725 31756 32809 34167 36784 38783 38946
// bufdiff-features: 40070 40540 40712 42344 42984 43612 44132 44554 46203 46464 46476 47102 47203
// bufdiff-features: 48598 49635 49657 52558 52807 52900 53252 53469 55463 56024 57401 57752 58123
// bufdiff-features: 59620 60686 61169 63071 64235 64716 66422 68355 70335 71306 73289 73802 74057
// bufdiff-features: 74255 78430 79099 79596 81736 83194 84585 86125 86591 87863 88337 88359 88732
// bufdiff-features: 89780 90097 92194 93318 93592 97685 98501 99224 102788 104339 104931 105517
// bufdiff-features: 107702 108921 109732 110780 111206 112929 113901 116549 117235 118371 119138
// bufdiff-features: 119588 119655 120933 121626 122967 123884 124152 127454 129278 130310 130602
// bufdiff-features: 133364 137045 139357 142456 144093 146512 150425 152098 152538 155153 155884
// bufdiff-features: 155898 156325 156460 158120 158396 158897 160756 162764 163131 163687 165636
// bufdiff-features: 165719 167793 168815 168858 169047 171369 171551 174170 177904 178067 179102
// bufdiff-features: 179330 182719 183224 183565 184030 184722 184962 186959 188790 189471 192528
// bufdiff-features: 192628 192771 193297 194682 196063 197837 197849 201059 201132 201509 201601
// bufdiff-features: 202118 204350 204862 205072 205434 208480 210461 211884 212111 212213 213392
// bufdiff-features: 217085 218635 225985 226357 226855 227345 228058 228061 228390 229266 229385
// bufdiff-features: 230081 230640 233154 233762 234975 236986 237281 237763 240100 240158 243872
// bufdiff-features: 245380 245619 246543 247062 249841 250415 250712 250948 252466 252539 254943
// bufdiff-features: 255223 256076 257842 259840 260101
module {
  func.func private @f2(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, f32, f32) {
    %cst = arith.constant -6.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant -1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2 : tensor<4xf32>
    %0 = linalg.min ins(%arg0, %from_elements : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    return %0, %arg0, %cst_2, %cst : tensor<4xf32>, tensor<4xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<1xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %extracted_slice = tensor.extract_slice %arg0[1] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %1 = linalg.conv_1d ins(%arg0, %extracted_slice : tensor<4xf32>, tensor<1xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %0[%c3] : tensor<4xf32>
    %inserted = tensor.insert %extracted into %extracted_slice[%c0] : tensor<1xf32>
    return %inserted : tensor<1xf32>
  }
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<?xf32>, tensor<1xf32>, tensor<1xf32>, tensor<4xf32>, f32, f32) {
    %0 = call @f1(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<1xf32>
    %cst = arith.constant dense<7.250000e+00> : tensor<4xf32>
    %1:4 = call @f2(%cst) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, f32, f32)
    %2 = call @f1(%1#1, %1#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<1xf32>
    %3:4 = call @f2(%1#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, f32, f32)
    %cst_0 = arith.constant 0.000000e+00 : f32
    %4 = arith.cmpf ogt, %3#3, %cst_0 : f32
    %5 = arith.index_castui %4 : i1 to index
    %6 = scf.index_switch %5 -> tensor<4xf32> 
    case 0 {
      %7:4 = func.call @f2(%3#1) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, f32, f32)
      scf.yield %3#0 : tensor<4xf32>
    }
    case 1 {
      scf.yield %3#0 : tensor<4xf32>
    }
    default {
      %mapped = linalg.map ins(%3#0, %3#1, %3#0 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%3#0 : tensor<4xf32>)
        (%in: f32, %in_1: f32, %in_2: f32, %init: f32) {
          %7 = arith.minimumf %in, %in_1 : f32
          %8 = arith.subf %7, %in_2 : f32
          linalg.yield %8 : f32
        }
      scf.yield %mapped : tensor<4xf32>
    }
    %cast = tensor.cast %6 : tensor<4xf32> to tensor<?xf32>
    return %cast, %2, %0, %3#0, %3#2, %1#2 : tensor<?xf32>, tensor<1xf32>, tensor<1xf32>, tensor<4xf32>, f32, f32
  }
}

