// bufdiff-profile: cfg
// bufdiff-choices: 12d212444771bf9095a77cef42912b9fdfaecd75e82b498725ef94de9e8094863779efaa0e57fb46
// bufdiff-choices: bcbc1508861e3bcd64b39e36c15933d963a8603676683c101fe613ef90a8f627af7ddff8cfed7a26
// bufdiff-choices: c4da0978274009db20b976ce335f09edbb3619a4d6826bf9b3af796325c873bf137c295eecf23f8d
// bufdiff-choices: 688db85f69e514b5ca9102bc7137efc8d7e3500b10636a3a17e60745e4285220d0fa067622730674
// bufdiff-choices: 2fb2104baf94
// bufdiff-features: 9479 13233 13915 15424 15751 18249 19849 24842 26568 26922 28807 30301 34167
// bufdiff-features: 36784 36894 39706 40712 46208 47742 49635 52695 52900 57220 58250 62779 68355
// bufdiff-features: 72173 72523 73802 73833 76627 77389 78283 78430 80894 81736 83634 84089 86125
// bufdiff-features: 87834 88732 90070 95407 98190 101523 102034 104931 111839 112929 113689 114221
// bufdiff-features: 123830 127726 129849 132204 133262 136684 140895 141571 142042 144303 146512
// bufdiff-features: 146814 147906 148559 151326 151936 155898 157120 158120 158640 160756 161846
// bufdiff-features: 163876 165719 167018 167586 167614 168858 171358 174097 174170 174281 177167
// bufdiff-features: 184030 186959 189139 192331 192354 192771 193742 193773 194321 195420 201609
// bufdiff-features: 202241 202648 203000 205434 205890 210096 219751 220358 221089 223268 228061
// bufdiff-features: 230081 233178 235144 235325 235477 241608 246543 253836 257672 259528 259840
module {
  func.func @main(%arg0: tensor<?x?x?xf32>, %arg1: tensor<3x2x1xf32>) -> (tensor<?x?x1xf32>, tensor<3x2x1xf32>, tensor<?x?x1xf32>, tensor<?x?x?xf32>) {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c3, %c2) : tensor<?x?x1xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %cast = tensor.cast %1 : tensor<?x?x1xf32> to tensor<3x2x1xf32>
    %mapped = linalg.map { arith.divf } ins(%arg1, %cast : tensor<3x2x1xf32>, tensor<3x2x1xf32>) outs(%arg1 : tensor<3x2x1xf32>)
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c2, %c1, %c0] : tensor<3x2x1xf32>
    %cst_0 = arith.constant -6.000000e+00 : f32
    %2 = arith.cmpf ule, %extracted, %cst_0 : f32
    cf.cond_br %2, ^bb1(%0, %1 : tensor<?x?x1xf32>, tensor<?x?x1xf32>), ^bb2(%0, %1 : tensor<?x?x1xf32>, tensor<?x?x1xf32>)
  ^bb1(%3: tensor<?x?x1xf32>, %4: tensor<?x?x1xf32>):  // pred: ^bb0
    %mapped_1 = linalg.map ins(%4 : tensor<?x?x1xf32>) outs(%3 : tensor<?x?x1xf32>)
      (%in: f32, %init: f32) {
        %7 = arith.divf %in, %extracted : f32
        linalg.yield %7 : f32
      }
    cf.br ^bb2(%mapped_1, %4 : tensor<?x?x1xf32>, tensor<?x?x1xf32>)
  ^bb2(%5: tensor<?x?x1xf32>, %6: tensor<?x?x1xf32>):  // 2 preds: ^bb0, ^bb1
    return %6, %mapped, %1, %arg0 : tensor<?x?x1xf32>, tensor<3x2x1xf32>, tensor<?x?x1xf32>, tensor<?x?x?xf32>
  }
}

