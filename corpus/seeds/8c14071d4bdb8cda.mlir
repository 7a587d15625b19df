// bufdiff-profile: cfg
// bufdiff-choices: 02a6658dd8f223cafae4f067a2e485e84c6b6196c4255031ba14ec0e7c54b31fe6f99705ee1371b4
// bufdiff-choices: b461ae65e670920ad4b1277e3ca086924f54a822ee4426d6213e94134f06ea8ce373ba79e250191b
// bufdiff-choices: 94d472e1f3e02f73f3884be8dcc34a2d33b9684bcfc401b41ddce019ec7273c5
// bufdiff-features: 91 5128 9479 15751 18486 18891 24682 26568 34167 40712 42150 44520 47796 55125
// bufdiff-features: 55270 64235 66075 68355 70955 72629 75755 83194 83412 87963 91470 93255 93850
// bufdiff-features: 94586 95407 99243 100473 102625 110085 110608 111839 112929 122967 124839
// bufdiff-features: 129278 136271 142759 149670 152620 153293 155898 158640 158897 160011 160756
// bufdiff-features: 165636 165719 167779 171358 178067 180503 185636 186390 187225 191076 192422
// bufdiff-features: 193750 195100 196031 197837 204195 205434 207268 207693 210096 212628 213389
// bufdiff-features: 213943 214116 220181 221089 223268 227536 228291 232672 233762 240107 242811
// bufdiff-features: 246543 252466 253389 253836 255896 258123 259528 259840
module {
  func.func @main(%arg0: tensor<3x3x3xi64>) -> tensor<3x3x3xi64> {
    %0 = tensor.empty() : tensor<3x3x3xi64>
    %c1_i64 = arith.constant 1 : i64
    %1 = linalg.fill ins(%c1_i64 : i64) outs(%0 : tensor<3x3x3xi64>) -> tensor<3x3x3xi64>
    %2 = linalg.add ins(%arg0, %1 : tensor<3x3x3xi64>, tensor<3x3x3xi64>) outs(%arg0 : tensor<3x3x3xi64>) -> tensor<3x3x3xi64>
    %3 = linalg.fill ins(%c1_i64 : i64) outs(%2 : tensor<3x3x3xi64>) -> tensor<3x3x3xi64>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c1, %c0, %c0] : tensor<3x3x3xi64>
    %c1_i64_0 = arith.constant 1 : i64
    %4 = arith.cmpi eq, %extracted, %c1_i64_0 : i64
    cf.cond_br %4, ^bb1(%0 : tensor<3x3x3xi64>), ^bb2
  ^bb1(%5: tensor<3x3x3xi64>):  // pred: ^bb0
    %6 = arith.index_castui %4 : i1 to index
    %c2 = arith.constant 2 : index
    %7 = arith.remui %6, %c2 : index
    %8 = scf.index_switch %7 -> tensor<3x3x3xi64> 
    case 0 {
      scf.yield %1 : tensor<3x3x3xi64>
    }
    default {
      %10 = tensor.empty() : tensor<3x3x3xi64>
      %11 = linalg.fill ins(%extracted : i64) outs(%10 : tensor<3x3x3xi64>) -> tensor<3x3x3xi64>
      %12 = tensor.empty() : tensor<3x3x3xi64>
      %13 = linalg.fill ins(%extracted : i64) outs(%12 : tensor<3x3x3xi64>) -> tensor<3x3x3xi64>
      %14 = linalg.sub ins(%11, %13 : tensor<3x3x3xi64>, tensor<3x3x3xi64>) outs(%arg0 : tensor<3x3x3xi64>) -> tensor<3x3x3xi64>
      scf.yield %14 : tensor<3x3x3xi64>
    }
    cf.br ^bb3(%8 : tensor<3x3x3xi64>)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%0 : tensor<3x3x3xi64>)
  ^bb3(%9: tensor<3x3x3xi64>):  // 2 preds: ^bb1, ^bb2
    return %3 : tensor<3x3x3xi64>
  }
}

