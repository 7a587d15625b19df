// bufdiff-profile: cfg
// bufdiff-choices: de660b2bc41709ba0bb810b39322e20d10c6e8239143a700aafa8a4a6ffafbd9aca52b55ead5e18a
// bufdiff-choices: 147371014d7fbcc517a774fae37574dfe341bb96b89afde08edd493df17f77856ba77904856fb6b1
// bufdiff-choices: b217ef5da2f86b5ff963e35862f041cb0f8144ccad194d6aad9f8525485840ed4d95e2bab61b53d7
// bufdiff-choices: 6fd073cd471c483a460bc88c27896c6f841abc4d971f724d62df166d7d18385ff791afa6c346b0fb
// bufdiff-choices: 2fee99f72d1bfdb1d6b4c02db3da20313b15bad567bd09da602c4c4c10226204ec27361554767935
// bufdiff-choices: 046c89de39267703e0dee6c01d463f8f1e9a6e9aa63b3fbda1ca9729e1ef291367581ca7afc57573
// bufdiff-choices: 0ee5db2e4421def77a612271ca8213f17b85334d46c0b90f89b7935169187a5b8aa2f1edb28b1378
// bufdiff-choices: 73f6c65735de8a7e7fc1e8cd3d3816504c6d5d1cbc80ed56da7c434e496b8f8e2235a9793ac6cda2
// bufdiff-choices: b5f5c141568abcbda0f52dd71b9339b30cce1f08aedc060284dc1a771f40ccde3037
// bufdiff-features: 3579 5187 6002 6363 6611 9479 9968 10647 10872 11162 11699 12133 13233 13390
// bufdiff-features: 13915 14454 14704 15671 15751 16005 16289 18156 18486 19419 21382 21623 21652
// bufdiff-features: 21953 22095 22280 22809 23600 24682 24747 26568 27725 28465 28564 28730 29590
// bufdiff-features: 30293 30666 31010 32613 33769 34167 34181 36461 36784 38296 38783 39706 40540
// bufdiff-features: 40712 42344 42398 42467 42984 43612 43902 43929 43942 44132 45147 46203 46835
// bufdiff-features: 46874 47392 47796 48598 48974 49546 49635 49657 51344 51851 52062 52322 52558
// bufdiff-features: 52900 54658 56024 56348 56477 57178 58308 59291 60468 60686 61480 61969 62433
// bufdiff-features: 62912 63071 64120 64235 66422 66995 68355 71050 71306 73802 74057 76339 78180
// bufdiff-features: 78283 78430 78447 78620 79782 80083 81736 82135 83194 84585 85778 85843 86125
// bufdiff-features: 88337 88732 88958 89110 89732 89780 89812 90070 90097 90777 92022 92109 92194
// bufdiff-features: 93255 93443 93772 93994 94696 95407 99383 99757 100059 101823 101867 103339
// bufdiff-features: 104580 104931 105700 106441 107425 107658 107702 108038 109055 109103 110552
// bufdiff-features: 110780 112334 112929 115086 115337 116121 116148 116156 116549 116711 116721
// bufdiff-features: 119588 119764 120049 121626 125702 125921 128916 129630 129849 129946 130602
// bufdiff-features: 130933 132204 136039 136271 136341 136987 137045 137235 138919 140600 142274
// bufdiff-features: 144120 144513 144597 144624 146512 146953 150580 151738 153142 153293 155898
// bufdiff-features: 156154 156460 156807 157719 158120 158312 158897 159430 159846 160011 160756
// bufdiff-features: 161295 162280 162764 163044 163131 163975 165013 165636 165695 165719 165817
// bufdiff-features: 166214 166433 166579 167072 167614 168101 168833 168858 171258 171369 172236
// bufdiff-features: 174191 174830 176252 177274 177871 177904 178067 179246 179649 180207 180600
// bufdiff-features: 180710 180916 181055 184030 184321 185252 185723 185916 186882 186959 187560
// bufdiff-features: 187698 188790 190142 190166 191455 192422 192595 192628 192771 193353 194682
// bufdiff-features: 195420 196031 196048 196814 197267 197736 197837 198460 199818 200572 201059
// bufdiff-features: 201118 201802 202241 202814 203746 204527 205434 205689 207124 207330 207731
// bufdiff-features: 207902 208557 208944 209881 210351 210406 210461 211044 212111 212375 214621
// bufdiff-features: 215959 216555 216969 220271 221154 222601 222809 223057 223437 223767 226357
// bufdiff-features: 226579 227345 228390 228936 229273 230081 230640 231792 234086 236024 236930
// bufdiff-features: 236986 237041 239241 240100 240107 240158 241629 241688 242145 243781 245127
// bufdiff-features: 245380 245619 246543 247062 247107 249184 249841 250415 251729 251992 252466
// bufdiff-features: 252539 252921 253389 253703 253836 255520 255556 256235 256247 256550 258239
// bufdiff-features: 258378 258498 258906 258994 259840 260130 260318 261082
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<5xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<2x?xf32>, tensor<2x2xf32>, tensor<1xf32>, tensor<?xf32>, tensor<?xf32>) {
    %0 = call @f4(%arg1, %arg1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1 = tensor.empty() : tensor<2x2xf32>
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %0[%c4] : tensor<5xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %cast = tensor.cast %2 : tensor<2x2xf32> to tensor<2x?xf32>
    %extracted_slice = tensor.extract_slice %0[2] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %cst = arith.constant dense<[[6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00]]> : tensor<2x2xf32>
    %3:2 = call @f2(%cast, %extracted, %extracted_slice, %cst) : (tensor<2x?xf32>, f32, tensor<1xf32>, tensor<2x2xf32>) -> (tensor<2x?xf32>, tensor<1xf32>)
    %4 = call @f3(%extracted_slice, %extracted_slice) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %5:4 = call @f1(%cst) : (tensor<2x2xf32>) -> (tensor<2x?xf32>, tensor<2x2xf32>, f32, f32)
    %collapsed = tensor.collapse_shape %3#0 [[0, 1]] : tensor<2x?xf32> into tensor<?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0, %collapsed : index, tensor<?xf32>)
  ^bb1(%6: index, %7: tensor<?xf32>):  // 2 preds: ^bb0, ^bb2
    %8 = arith.cmpi ult, %6, %c1 : index
    cf.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %cst_0 = arith.constant dense<[[[3.500000e+00, 4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00, 8.500000e+00]], [[9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01]], [[1.550000e+01, 1.650000e+01, 1.750000e+01], [1.850000e+01, 1.950000e+01, 2.050000e+01]]]> : tensor<3x2x3xf32>
    %9 = tensor.empty() : tensor<1xf32>
    %10 = linalg.pooling_nwc_sum ins(%cst_0, %9 : tensor<3x2x3xf32>, tensor<1xf32>) outs(%cst_0 : tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
    %11 = arith.addi %6, %c1 : index
    cf.br ^bb1(%11, %7 : index, tensor<?xf32>)
  ^bb3:  // pred: ^bb1
    %cst_1 = arith.constant dense<7.500000e+00> : tensor<1xf32>
    %12 = linalg.fill ins(%5#3 : f32) outs(%cst_1 : tensor<1xf32>) -> tensor<1xf32>
    %cast_2 = tensor.cast %cst_1 : tensor<1xf32> to tensor<?xf32>
    return %3#1, %4, %5#0, %5#1, %12, %7, %cast_2 : tensor<1xf32>, tensor<1xf32>, tensor<2x?xf32>, tensor<2x2xf32>, tensor<1xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func @f1(%arg0: tensor<2x2xf32>) -> (tensor<2x?xf32>, tensor<2x2xf32>, f32, f32) {
    %cst = arith.constant 7.250000e+00 : f32
    %cst_0 = arith.constant 1.000000e+10 : f32
    %cst_1 = arith.constant 1.000000e+10 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2 : tensor<2x2xf32>
    %0 = linalg.add ins(%from_elements, %arg0 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%arg0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %cast = tensor.cast %from_elements : tensor<2x2xf32> to tensor<2x?xf32>
    %1 = scf.execute_region -> tensor<2x?xf32> {
      %cst_3 = arith.constant dense<[[3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00]]> : tensor<2x2xf32>
      %2 = linalg.powf ins(%cst_3, %0 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%cast : tensor<2x?xf32>) -> tensor<2x?xf32>
      scf.yield %2 : tensor<2x?xf32>
    }
    return %1, %from_elements, %cst_2, %cst : tensor<2x?xf32>, tensor<2x2xf32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<2x?xf32>, %arg1: f32, %arg2: tensor<1xf32>, %arg3: tensor<2x2xf32>) -> (tensor<2x?xf32>, tensor<1xf32>) {
    %from_elements = tensor.from_elements %arg1 : tensor<1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %arg2, %arg6 = %from_elements) -> (tensor<1xf32>, tensor<1xf32>) {
      %2 = tensor.empty() : tensor<1xf32>
      %3 = linalg.copy ins(%arg5 : tensor<1xf32>) outs(%2 : tensor<1xf32>) -> tensor<1xf32>
      %4 = linalg.copy ins(%arg6 : tensor<1xf32>) outs(%arg5 : tensor<1xf32>) -> tensor<1xf32>
      %5 = linalg.copy ins(%3 : tensor<1xf32>) outs(%arg6 : tensor<1xf32>) -> tensor<1xf32>
      scf.yield %4, %5 : tensor<1xf32>, tensor<1xf32>
    }
    %1 = linalg.matmul ins(%arg0, %arg3 : tensor<2x?xf32>, tensor<2x2xf32>) outs(%arg0 : tensor<2x?xf32>) -> tensor<2x?xf32>
    return %1, %0#1 : tensor<2x?xf32>, tensor<1xf32>
  }
  func.func private @f3(%arg0: tensor<1xf32>, %arg1: tensor<1xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> tensor<1xf32> {
    %0 = linalg.copy ins(%arg0 : tensor<1xf32>) outs(%arg1 : tensor<1xf32>) -> tensor<1xf32>
    %1 = bufferization.alloc_tensor() copy(%0) : tensor<1xf32>
    return %1 : tensor<1xf32>
  }
  func.func @f4(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> tensor<5xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+10 : f32
    %inserted = tensor.insert %cst into %arg0[%c0] : tensor<5xf32>
    return %inserted : tensor<5xf32>
  }
}

