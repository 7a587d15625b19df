// bufdiff-profile: cfg
// bufdiff-choices: c645cd0948f1ff0f416ce886d8be805b90b774d4d6304ebd3201d4f986ab905818b7e2a679a0bde7
// bufdiff-choices: 3cdcf1a589b91fd58b4bd0a03401cc50ba650a380a0a06f2423520b0b88b8cd81cf3e49617096600
// bufdiff-choices: e741c4774bb84c961418a261b0747ab73a404be2bbad1ae8042a595d5b266f546ce980bb89d18f61
// bufdiff-choices: 513659955d837110f1705e2142ec7de334bf22fe2822d3162a47293b6be92246c850c66746ca7ab7
// bufdiff-choices: e1cf1c1f336cac63b2f7821fe1194e9cb0163448d3644bc0d077ca2b51d4e4fafd79b350a2c8c389
// bufdiff-choices: 1ebc1284e80361185b145abf4aea97b9dc53de00d09eb7b6f1c19ff6655ac9e1cda9533a56fd0683
// bufdiff-choices: 1f0d8ed85adc9149d42b33784283b28faa59477d917e3cad28fc537d82a3024479b533442e2b2dd6
// bufdiff-choices: b71a6709a44f3f0313977d7903ee15f4b04e96c9320ea3437c0b5bf547976ffac0b06380ac6a31c2
// bufdiff-choices: 33ff62ecb36b993098e3eb5c0e2aeaa2
// bufdiff-features: 2 397 3217 4752 6611 9132 9294 9479 10035 11162 11256 11408 11441 12804 12932
// bufdiff-features: 13233 15751 15903 16289 16640 19014 19769 21910 22280 24135 25818 26279 26369
// bufdiff-features: 26568 27640 29590 29732 30666 31765 32123 33769 33915 34167 35163 38394 38497
// bufdiff-features: 40190 40712 41799 42344 42423 42467 42984 43779 44093 44554 44786 46203 47392
// bufdiff-features: 47646 47988 49194 50759 51178 51415 51555 52062 52807 52900 53469 53472 53569
// bufdiff-features: 53716 54205 54684 54820 54998 56228 57158 57548 58024 58190 60686 63071 63800
// bufdiff-features: 64120 64162 64235 64716 66422 67159 67477 67522 68355 68782 69445 70335 71050
// bufdiff-features: 71894 73150 73289 74057 74561 75921 77617 77800 78283 78430 79099 81628 82135
// bufdiff-features: 82168 83194 84585 85843 86125 86159 86934 86937 87966 88233 88337 88932 89780
// bufdiff-features: 91074 93255 94049 95273 95407 98501 99224 101018 101264 102809 104931 105700
// bufdiff-features: 106194 108185 108977 109327 109949 111584 112929 113295 113369 115026 115778
// bufdiff-features: 117235 119980 120049 121181 121561 121682 124980 125454 130933 132156 132574
// bufdiff-features: 134449 137045 137694 139885 140377 141458 142600 144093 144120 144885 145661
// bufdiff-features: 146260 147178 148304 148739 149495 150205 150818 153928 154699 155040 155898
// bufdiff-features: 156325 156369 156460 158120 158454 158897 160311 160756 161582 162971 163687
// bufdiff-features: 164376 165141 165719 166037 166579 167793 168858 170819 171053 171116 171369
// bufdiff-features: 171551 173224 175735 176480 177904 178067 178558 179471 181088 181390 182966
// bufdiff-features: 184030 185670 186042 186959 188790 189156 190806 191888 192418 192422 192528
// bufdiff-features: 192628 192771 193290 193657 193773 194118 194134 194714 196031 196762 197837
// bufdiff-features: 198243 198460 200104 201059 201601 202241 202562 205434 205689 205859 209927
// bufdiff-features: 210461 213275 215959 216712 217085 219153 221975 222079 223429 224466 224916
// bufdiff-features: 225756 226357 226607 227623 229266 229951 230303 230610 230640 231034 231912
// bufdiff-features: 232330 233154 233766 234387 234562 236238 236929 236930 238394 239798 240158
// bufdiff-features: 241306 241331 241575 242145 242495 243546 243872 244092 244281 245047 245619
// bufdiff-features: 246543 246895 247062 249841 250948 251217 252466 252539 253836 255618 259528
// bufdiff-features: 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6xf64>) -> (tensor<6xf64>, tensor<6xf64>, tensor<2x2x2x1x2xf64>, tensor<5xf64>, tensor<6xf64>) {
    %0:2 = call @f1(%arg0, %arg0) : (tensor<6xf64>, tensor<6xf64>) -> (tensor<6xf64>, tensor<6xf64>)
    %1:3 = call @f3(%0#0) : (tensor<6xf64>) -> (tensor<2x2x2x1x2xf64>, tensor<6xf64>, tensor<2xf64>)
    %2 = call @f2(%0#1, %0#0) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %3 = scf.forall (%arg1) in (6) shared_outs(%arg2 = %2) -> (tensor<6xf64>) {
      %extracted_slice_2 = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<6xf64> to tensor<1xf64>
      %10 = linalg.conv_1d ins(%extracted_slice_2, %extracted_slice_2 : tensor<1xf64>, tensor<1xf64>) outs(%extracted_slice_2 : tensor<1xf64>) -> tensor<1xf64>
      %11 = tensor.empty() : tensor<1x2xf64>
      %cst_3 = arith.constant 1.000000e+01 : f64
      %12 = linalg.fill ins(%cst_3 : f64) outs(%11 : tensor<1x2xf64>) -> tensor<1x2xf64>
      %13 = linalg.matvec ins(%12, %1#2 : tensor<1x2xf64>, tensor<2xf64>) outs(%10 : tensor<1xf64>) -> tensor<1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %13 into %arg2[%arg1] [1] [1] : tensor<1xf64> into tensor<6xf64>
      }
    }
    %4 = tensor.empty() : tensor<6xf64>
    %cst = arith.constant 1.000000e+01 : f64
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<6xf64>) -> tensor<6xf64>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %6 = vector.broadcast %cst_0 : f64 to vector<4xf64>
    %cst_1 = arith.constant dense<true> : vector<4xi1>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %7 = vector.mask %cst_1 { vector.transfer_write %6, %5[%c0] {in_bounds = [true]} : vector<4xf64>, tensor<6xf64> } : vector<4xi1> -> tensor<6xf64>
    %8 = tensor.empty() : tensor<6xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<6xf64>) outs(%8 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_2 = arith.constant 1.000000e+02 : f64
      %10 = arith.negf %in : f64
      %11 = arith.addf %10, %cst_2 : f64
      linalg.yield %11 : f64
    } -> tensor<6xf64>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %2[%c1] [5] [1] : tensor<6xf64> to tensor<5xf64>
    return %3, %1#1, %1#0, %extracted_slice, %9 : tensor<6xf64>, tensor<6xf64>, tensor<2x2x2x1x2xf64>, tensor<5xf64>, tensor<6xf64>
  }
  func.func private @f3(%arg0: tensor<6xf64>) -> (tensor<2x2x2x1x2xf64>, tensor<6xf64>, tensor<2xf64>) {
    %0 = linalg.exp ins(%arg0 : tensor<6xf64>) outs(%arg0 : tensor<6xf64>) -> tensor<6xf64>
    %1 = tensor.empty() : tensor<2x2x2x1x2xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<6xf64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<2x2x2x1x2xf64>) -> tensor<2x2x2x1x2xf64>
    %cst = arith.constant dense<5.000000e-01> : tensor<2x3x2x1x2xf64>
    %3 = tensor.empty() : tensor<1x2x2x1x2xf64>
    %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<1x2x2x1x2xf64>) -> tensor<1x2x2x1x2xf64>
    %5 = linalg.conv_2d_nhwgc_gfhwc ins(%cst, %4 : tensor<2x3x2x1x2xf64>, tensor<1x2x2x1x2xf64>) outs(%2 : tensor<2x2x2x1x2xf64>) -> tensor<2x2x2x1x2xf64>
    %extracted_slice = tensor.extract_slice %arg0[1] [2] [3] : tensor<6xf64> to tensor<2xf64>
    return %5, %0, %extracted_slice : tensor<2x2x2x1x2xf64>, tensor<6xf64>, tensor<2xf64>
  }
  func.func private @f1(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> (tensor<6xf64>, tensor<6xf64>) {
    %cst = arith.constant dense<[1.500000e+00, 2.500000e+00, 3.500000e+00, 4.500000e+00, 5.500000e+00, 6.500000e+00]> : tensor<6xf64>
    %0 = tensor.empty() : tensor<6xf64>
    %cst_0 = arith.constant dense<[2.500000e+00, 3.500000e+00, 4.500000e+00, 5.500000e+00, 6.500000e+00, 7.500000e+00]> : tensor<6xf64>
    %1 = linalg.square ins(%cst_0 : tensor<6xf64>) outs(%0 : tensor<6xf64>) -> tensor<6xf64>
    return %1, %cst : tensor<6xf64>, tensor<6xf64>
  }
  func.func @f2(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> tensor<6xf64> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xf64>) outs(%arg0 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3 = linalg.index 0 : index
      %4 = arith.index_cast %3 : index to i64
      %5 = arith.sitofp %4 : i64 to f64
      %6 = arith.cmpf uge, %in, %5 : f64
      %7 = arith.select %6, %in, %5 : f64
      linalg.yield %7 : f64
    } -> tensor<6xf64>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %0[%c2] : tensor<6xf64>
    %cst = arith.constant -6.000000e+00 : f64
    %1 = arith.cmpf ule, %extracted, %cst : f64
    %2 = arith.select %1, %0, %arg1 : tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}

