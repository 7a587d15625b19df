// bufdiff-profile: loops
// bufdiff-choices: d681011b00dad7e8f7e5723be11038992efb485d104e460403ba922004f776ec7819a4a8e48676c2
// bufdiff-choices: f63ca35db5d5028874ed3071f8f00ce37dc0033c8bd10a316d9e1bcb5c11b28555eb5cc94fa5864f
// bufdiff-choices: 3e513ccbf184a28f0bbb294887dd90a91ed5ebc99175ade989b3a459e16454cda693950d2d4f1570
// bufdiff-choices: 5a68978407a847f525316800213e208c27c00243ae3fdb84b450a0edda088f1809fd0953103ec718
// bufdiff-choices: bc28283fc87ff5efadc9bcb0ab38fab32364d227df94f0083b187ad5afdf2982cd03fa3570472794
// bufdiff-choices: 97142504ef65cad29efb2eaaf8442b20437c6f0d4c046627b652148ab77847387bade482129959e2
// bufdiff-choices: 79c3d20dd69284849960f58d93abd3926cd9d7e3704b5f3f77171830ef1cb51295cc9573e0e65f74
// bufdiff-choices: e9e9ced44c526d3821a1eb539d691f1edea3e0119464eaa8986022391187842c8cd63b5f8ee58c93
// bufdiff-choices: 034a8b553b59e945659cd8a6785d66f4c1594c49b414539b689cb9073c6cc650661384f24fbd54d7
// bufdiff-choices: 2cbec17d4cfb951e2ad797861fa8a03f5433d05d5ad27e46d2972b38a0027a38587ea76ab534424a
// bufdiff-choices: f18b2fc3fbfb0828ac1ca4ac26a597dcc69e11ac141a83394af109c7c9ccdd54504dbcf3fd9c79c5
// bufdiff-choices: e019ede2b034a6ad68a122b5e0f050bb20ce0c56dd293f3e641c27c56fce6997cd281f17e22e0e7f
// bufdiff-choices: 8161f28af1556109092e77b9a162af7687b5b8fb62b648adcc4de2c50023f805eeae014a94e97d25
// bufdiff-choices: 9e8eecec6d7d8bb6cc56faa4b441da62b5fe4f3964a4a13b345e33caae02290e63c757a92d50d8e3
// bufdiff-choices: bcddb433f42700312e2d765979fa3f3e32518321260a7894cdc925578840
// bufdiff-features: 706 2461 3217 3579 3841 5187 6363 6382 6787 6812 7178 8235 9479 9827 10872
// bufdiff-features: 12638 13233 13424 14449 15751 15929 16269 16289 16587 17470 18166 18356 18480
// bufdiff-features: 18952 19100 19192 19419 19685 20838 21044 21883 22280 22344 22952 23787 24019
// bufdiff-features: 24268 24844 25571 27291 27869 28047 28933 29236 30666 31864 32457 33887 34167
// bufdiff-features: 35312 35708 35903 36008 36936 37038 37183 38783 39150 40070 40712 41396 41984
// bufdiff-features: 41996 42294 42398 42467 42806 43774 43942 44132 44167 44810 45031 45238 45307
// bufdiff-features: 45448 46203 46732 47200 47392 47779 48600 48974 49576 49635 49657 50461 51313
// bufdiff-features: 51373 51475 52322 52558 52900 52958 53243 53469 53951 54408 54827 54964 55003
// bufdiff-features: 55561 55628 56404 56977 58024 58191 58308 59347 59555 60686 63769 63800 63929
// bufdiff-features: 64235 64416 64601 66024 66697 67232 68355 69875 70202 71050 71415 71689 71851
// bufdiff-features: 71904 72243 72840 73141 73289 73330 73832 74057 74336 76339 76915 76953 78283
// bufdiff-features: 78430 78703 79136 79782 80179 80422 81467 81819 82011 82723 83194 84098 84137
// bufdiff-features: 84347 84585 84922 85474 85843 86125 86844 87355 87895 88337 88732 88958 89003
// bufdiff-features: 89250 89348 89732 89780 89946 90414 90543 91248 91961 92194 92848 93255 94003
// bufdiff-features: 95603 96353 96421 97582 98187 98501 99383 101018 101342 103108 103339 103568
// bufdiff-features: 104487 104931 105750 106652 107210 108055 109187 109923 110322 110780 111464
// bufdiff-features: 112010 112896 112929 113084 113940 115728 115778 117151 117235 117336 119119
// bufdiff-features: 119340 119764 120049 120258 120473 120688 121632 123204 123274 123313 123763
// bufdiff-features: 124509 124614 124839 125850 127096 127997 128817 129630 130574 131038 131544
// bufdiff-features: 132526 133627 133784 134195 135162 135331 136809 136987 137045 137637 138606
// bufdiff-features: 141988 142393 142678 148267 149873 150313 150766 150818 150920 151967 152226
// bufdiff-features: 152816 153293 155408 155898 156460 156807 157496 158120 158810 158897 159042
// bufdiff-features: 159348 159796 159895 160756 162425 162623 163131 163975 164170 165159 165563
// bufdiff-features: 165636 165695 165719 165817 166169 166361 167086 167973 168323 168833 168858
// bufdiff-features: 169275 170082 170801 170979 171551 171670 171715 172007 172127 172236 173166
// bufdiff-features: 174457 174571 175312 175405 176165 176520 177627 177904 178067 178165 178785
// bufdiff-features: 179005 179105 179246 179864 180710 181095 181665 182044 184030 185723 186257
// bufdiff-features: 186934 187159 187596 188175 188790 189710 190142 190472 192411 192422 192628
// bufdiff-features: 192771 192852 192952 193290 193475 194682 194814 194987 196031 197125 197837
// bufdiff-features: 198460 199412 199818 201509 202241 202616 202795 203158 204527 205296 205434
// bufdiff-features: 205689 207124 207752 208604 208957 209762 210022 210461 210610 211044 211466
// bufdiff-features: 212375 212779 213455 214143 214436 214975 215340 215707 215959 217513 218064
// bufdiff-features: 220220 220491 220627 220918 223719 225030 225490 225759 226113 226357 226956
// bufdiff-features: 227536 227623 228061 228390 228519 228808 228936 229266 229790 230081 230315
// bufdiff-features: 230640 233276 234387 235098 235325 238232 239188 240100 240158 242306 243140
// bufdiff-features: 243943 244540 245380 245619 246062 246220 246460 246543 249246 250137 250415
// bufdiff-features: 251054 251672 251771 252161 252466 252539 253305 253836 254769 254791 255520
// bufdiff-features: 255556 256688 257251 257794 258378 260798 261059
module {
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg0, %arg6 = %arg0) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
      %extracted = tensor.extract %arg6[] : tensor<f32>
      %2 = arith.extf %extracted : f32 to f64
      %cst_1 = arith.constant 7.250000e+00 : f32
      %from_elements = tensor.from_elements %cst_1 : tensor<f32>
      %3 = linalg.powf ins(%arg6, %from_elements : tensor<f32>, tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      %extracted_2 = tensor.extract %arg5[] : tensor<f32>
      vector.print %extracted_2 : f32
      %extracted_3 = tensor.extract %3[] : tensor<f32>
      vector.print %extracted_3 : f32
      %4 = func.call @f1(%arg0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %inserted = tensor.insert %extracted_2 into %arg6[] : tensor<f32>
      %extracted_4 = tensor.extract %arg5[] : tensor<f32>
      %inserted_5 = tensor.insert %extracted into %arg5[] : tensor<f32>
      %extracted_6 = tensor.extract %inserted_5[] : tensor<f32>
      %5 = linalg.min ins(%arg4, %arg1 : tensor<f32>, tensor<f32>) outs(%inserted_5 : tensor<f32>) -> tensor<f32>
      %6 = linalg.copy ins(%from_elements : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %6, %5, %inserted : tensor<f32>, tensor<f32>, tensor<f32>
    }
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant -1.000000e+00 : f32
    return %0#0, %0#1, %0#2, %cst_0, %cst : tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant dense<[[[5.000000e-01, 1.500000e+00], [2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00]]]> : tensor<1x3x2xf32>
    %cst_0 = arith.constant dense<[[6.500000e+00, 7.500000e+00]]> : tensor<1x2xf32>
    %0 = linalg.depthwise_conv_1d_nwc_wc ins(%cst, %cst_0 : tensor<1x3x2xf32>, tensor<1x2xf32>) outs(%cst : tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst_1 : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %0[0, 2, %c1] [1, 1, 1] [1, %c1, 1] : tensor<1x3x2xf32> to tensor<1x1x1xf32>
    return %1 : tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 1.000000e+01 : f32
    %from_elements = tensor.from_elements %cst, %cst : tensor<2xf32>
    %reduced = linalg.reduce ins(%from_elements : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %0 = arith.minimumf %in, %init : f32
        linalg.yield %0 : f32
      }
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %from_elements[%c1] : tensor<2xf32>
    %inserted = tensor.insert %extracted into %reduced[] : tensor<f32>
    return %inserted : tensor<f32>
  }
  func.func private @f4(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %cst = arith.constant -1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %inserted = tensor.insert %cst into %0[] : tensor<f32>
    %1:5 = call @f2(%inserted, %inserted, %0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%1#1 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.copy ins(%1#0 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.copy ins(%1#0 : tensor<f32>) outs(%6 : tensor<f32>) -> tensor<f32>
    return %1#2, %3, %5, %7, %1#4, %cst : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = call @f3(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<f32>) {
      %c3 = arith.constant 3 : index
      %5:2 = scf.for %arg5 = %c0 to %c3 step %c1 iter_args(%arg6 = %arg4, %arg7 = %arg1) -> (tensor<f32>, tensor<f32>) {
        %7:2 = scf.for %arg8 = %c0 to %c3 step %c1 iter_args(%arg9 = %arg6, %arg10 = %arg7) -> (tensor<f32>, tensor<f32>) {
          %12:6 = func.call @f4(%arg10) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
          %cst_3 = arith.constant dense<-2.500000e+00> : tensor<f32>
          %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32>
          %13 = linalg.square ins(%cst_4 : tensor<f32>) outs(%cst_3 : tensor<f32>) -> tensor<f32>
          %14 = linalg.copy ins(%12#2 : tensor<f32>) outs(%arg10 : tensor<f32>) -> tensor<f32>
          %15 = linalg.copy ins(%12#1 : tensor<f32>) outs(%arg9 : tensor<f32>) -> tensor<f32>
          scf.yield %15, %14 : tensor<f32>, tensor<f32>
        }
        %8 = tensor.empty() : tensor<f32>
        %cst_0 = arith.constant -6.000000e+00 : f32
        %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<f32>) -> tensor<f32>
        %10:5 = func.call @f2(%arg4, %arg4, %9) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
        %cst_1 = arith.constant dense<8.500000e+00> : tensor<f32>
        %11 = linalg.div ins(%7#0, %cst_1 : tensor<f32>, tensor<f32>) outs(%arg7 : tensor<f32>) -> tensor<f32>
        %extracted = tensor.extract %arg6[] : tensor<f32>
        %mapped = linalg.map ins(%arg1, %cst_1, %10#2 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg6 : tensor<f32>)
          (%in: f32, %in_3: f32, %in_4: f32, %init: f32) {
            %12 = arith.mulf %in, %in_3 : f32
            %13 = arith.subf %12, %in_4 : f32
            linalg.yield %13 : f32
          }
        %extracted_2 = tensor.extract %mapped[] : tensor<f32>
        %inserted = tensor.insert %extracted into %mapped[] : tensor<f32>
        scf.yield %inserted, %11 : tensor<f32>, tensor<f32>
      }
      %6 = linalg.copy ins(%arg1 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %6 : tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %cst = arith.constant -2.500000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4:5 = call @f2(%1, %0, %3) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
    return %4#2, %4#1, %4#0, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}

