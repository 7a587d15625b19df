// bufdiff-profile: idioms
// bufdiff-choices: 03c421da4a056e9d5692d22211832d898455de3406ce08012b5beae01db3bd5381c014f3f3b073be
// bufdiff-choices: ae93cb9880ee4decd086c725cec59ef4d3ea33342b8810fc4a444c8ea96e89cb71db7c24215554f5
// bufdiff-choices: 2875ed7c7e4c9e7a2021b97e
// bufdiff-features: 2898 6611 9479 9748 10384 11162 12170 12276 13205 13233 15751 16558 16682 22280
// bufdiff-features: 26568 27644 28814 29590 30293 34167 40266 40712 42344 43085 43963 44505 44522
// bufdiff-features: 46203 47392 51415 52062 52900 53180 54998 60567 62643 64119 64120 66422 68355
// bufdiff-features: 69118 69403 72413 73041 74450 77261 78430 78796 83194 83548 86125 88732 90116
// bufdiff-features: 91633 92194 93286 95273 95407 98189 103833 104315 104931 106489 106607 109336
// bufdiff-features: 110552 111976 112427 115778 124626 130933 133297 136606 138844 139890 142040
// bufdiff-features: 144761 146608 149304 152742 153474 156460 158120 159038 160756 163687 165719
// bufdiff-features: 166037 167164 173800 174170 177211 177488 177904 178067 178560 179647 180207
// bufdiff-features: 181522 184030 184122 188136 191911 192422 192628 192771 194134 195407 196031
// bufdiff-features: 197337 198578 199827 200521 202241 204088 210301 211967 212695 213700 215959
// bufdiff-features: 216892 223082 223356 223989 225827 226353 226357 227063 228168 230081 231630
// bufdiff-features: 236743 236930 240331 242872 243248 243546 245889 246463 246543 246783 252466
// bufdiff-features: 253255 253836 258331 258472 259229 259528 259840 260815
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x5xf64>) -> (tensor<2x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<2x5xf64>, tensor<4x5xf64>) {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 5] [1, 1] : tensor<4x5xf64> to tensor<4x5xf64>
    %inserted_slice = tensor.insert_slice %arg0 into %extracted_slice[0, 0] [4, 5] [1, 1] : tensor<4x5xf64> into tensor<4x5xf64>
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg0[%c3, %c4] : tensor<4x5xf64>
    vector.print %extracted : f64
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 0] [2, 5] [2, 1] : tensor<4x5xf64> to tensor<2x5xf64>
    %extracted_slice_1 = tensor.extract_slice %extracted_slice[1, 0] [2, 5] [2, 1] : tensor<4x5xf64> to tensor<2x5xf64>
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %generated = tensor.generate %c2, %c5 {
    ^bb0(%arg1: index, %arg2: index):
      %5 = arith.index_cast %arg1 : index to i64
      %6 = arith.sitofp %5 : i64 to f64
      %7 = arith.index_cast %arg2 : index to i64
      %8 = arith.sitofp %7 : i64 to f64
      %9 = arith.cmpf one, %6, %8 : f64
      %10 = arith.select %9, %6, %8 : f64
      tensor.yield %10 : f64
    } : tensor<?x?xf64>
    %0 = linalg.abs ins(%generated : tensor<?x?xf64>) outs(%extracted_slice_0 : tensor<2x5xf64>) -> tensor<2x5xf64>
    %1 = tensor.empty() : tensor<2x5xf64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<2x5xf64>) -> tensor<2x5xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1 : tensor<2x5xf64>) outs(%2 : tensor<2x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %5 = arith.minimumf %in, %out : f64
      linalg.yield %5 : f64
    } -> tensor<2x5xf64>
    %4 = linalg.ceil ins(%extracted_slice_0 : tensor<2x5xf64>) outs(%extracted_slice_1 : tensor<2x5xf64>) -> tensor<2x5xf64>
    %inserted_slice_2 = tensor.insert_slice %0 into %extracted_slice[0, 0] [2, 5] [2, 1] : tensor<2x5xf64> into tensor<4x5xf64>
    %inserted_slice_3 = tensor.insert_slice %4 into %inserted_slice_2[1, 0] [2, 5] [2, 1] : tensor<2x5xf64> into tensor<4x5xf64>
    return %3, %inserted_slice, %arg0, %0, %inserted_slice_3 : tensor<2x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<2x5xf64>, tensor<4x5xf64>
  }
}

