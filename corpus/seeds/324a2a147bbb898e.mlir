// bufdiff-profile: single
// bufdiff-choices: a4f56a85a4441c4d724726cc0c051f3987157a405945a227edb87a469c8e5e86abeca19a2e91cdf1
// bufdiff-choices: 27eb4b8a6c29fe713dbc0313bf47402f563075
// bufdiff-features: 1854 2898 4165 8235 9479 13233 14256 15424 15751 15893 17470 19123 20480 22095
// bufdiff-features: 23787 24330 26568 27316 28807 28814 30293 30666 31492 34159 34167 38783 40712
// bufdiff-features: 42398 42858 42984 43092 46203 49635 49707 49956 52558 52900 53243 54998 55113
// bufdiff-features: 58024 60686 62232 63071 63800 63929 64601 66422 68355 68867 69403 71050 74481
// bufdiff-features: 74507 75440 78430 82565 84585 85843 88732 89178 89780 93255 93286 99228 103673
// bufdiff-features: 110552 110780 110816 111976 112929 113940 113959 114428 115801 121318 125702
// bufdiff-features: 126398 127997 128138 130933 137045 138167 140673 141891 148562 155698 155898
// bufdiff-features: 156191 158120 158897 160944 161546 162971 165719 166579 171707 173800 174170
// bufdiff-features: 175687 177053 178558 179739 184030 186849 186959 188790 189820 192771 193773
// bufdiff-features: 194134 200350 203746 203761 204797 205434 205689 210351 210461 212549 213275
// bufdiff-features: 216892 220223 225016 225818 226777 230081 233919 234387 236180 238398 238456
// bufdiff-features: 238474 240158 242267 243546 246062 246303 246783 251992 252466 252539 254057
// bufdiff-features: 255556 256112 258906 259840 260130 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg6 = %c0, %arg7 = %arg3, %arg8 = %arg3) : (index, tensor<4x4xi32>, tensor<4x4xi32>) -> (index, tensor<4x4xi32>, tensor<4x4xi32>) {
      %5 = arith.cmpi ult, %arg6, %c1 : index
      scf.condition(%5) %arg6, %arg7, %arg8 : index, tensor<4x4xi32>, tensor<4x4xi32>
    } do {
    ^bb0(%arg6: index, %arg7: tensor<4x4xi32>, %arg8: tensor<4x4xi32>):
      %5 = arith.addi %arg6, %c1 : index
      %inserted = tensor.insert %arg4 into %arg8[%c0, %arg6] : tensor<4x4xi32>
      %c-1_i32 = arith.constant -1 : i32
      %6 = linalg.fill ins(%c-1_i32 : i32) outs(%inserted : tensor<4x4xi32>) -> tensor<4x4xi32>
      %7 = arith.extui %arg5 : i1 to i32
      %inserted_0 = tensor.insert %7 into %arg7[%arg6, %arg6] : tensor<4x4xi32>
      %c2 = arith.constant 2 : index
      %8 = arith.index_cast %arg4 : i32 to index
      %c4 = arith.constant 4 : index
      %9 = arith.remui %8, %c4 : index
      %extracted = tensor.extract %inserted_0[%c2, %9] : tensor<4x4xi32>
      %inserted_1 = tensor.insert %c-1_i32 into %inserted_0[%9, %9] : tensor<4x4xi32>
      scf.yield %5, %inserted_1, %6 : index, tensor<4x4xi32>, tensor<4x4xi32>
    }
    %1 = tensor.empty() : tensor<4x4xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0#2 : tensor<4x4xi32>) outs(%1 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %3 = tensor.empty() : tensor<4x4xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<4x4xi32>) outs(%3 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    return %2, %4, %0#0 : tensor<4x4xi32>, tensor<4x4xi32>, index
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>, index, tensor<4x4xi32>) {
    %0:3 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xi32>, tensor<?xi32>, tensor<4x4xi32>, tensor<4x4xi32>, i32, i1) -> (tensor<4x4xi32>, tensor<4x4xi32>, index)
    return %0#0, %0#1, %0#2, %arg3 : tensor<4x4xi32>, tensor<4x4xi32>, index, tensor<4x4xi32>
  }
}

