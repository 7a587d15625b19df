// bufdiff-profile: slices
// bufdiff-choices: 1291a10c0bae9e361ba73500ea8aeff8bcdf32585243afa7244305436caa1a092accd39e65b6339a
// bufdiff-choices: 5f28334ab6e08168aac4d1d08ce71e751203a3e4e38ea0a9dc22fabe1ccfbcb5386108d7d7b9ca92
// bufdiff-choices: c1b2a12faf41a2a25e97b9eb8546465f16863ff30a48a204e97caf2b9f9a9b38cf4ed34a9177e6ba
// bufdiff-choices: 624a47be5949ad3312dd721825bdb5765ebf0cb3b3
// bufdiff-features: 2442 2898 4236 6289 9768 13915 15356 15751 16926 18330 20023 22095 22220 22280
// bufdiff-features: 23715 24989 26369 26568 26922 28578 29590 29968 31475 34167 36902 39025 40712
// bufdiff-features: 42344 44505 44522 46203 46208 47392 48598 49635 50080 50894 52062 52900 53180
// bufdiff-features: 53252 60469 64119 64235 65891 66422 67880 68355 71306 72505 73753 74507 78283
// bufdiff-features: 78430 86125 86937 91074 97715 97924 98190 99383 102809 103147 104315 104931
// bufdiff-features: 105795 107291 107987 109327 112929 116778 122159 123204 124626 129849 133364
// bufdiff-features: 134449 136056 139626 139885 142040 144761 146512 151936 153293 153868 153928
// bufdiff-features: 155898 156460 156683 158065 158120 158839 162799 163118 165719 167614 168404
// bufdiff-features: 168858 169153 171020 171053 172145 172435 173354 174854 176782 177211 177355
// bufdiff-features: 177488 177904 178067 178560 180207 181522 182719 182966 184030 186959 187057
// bufdiff-features: 191476 192422 192628 192771 193773 196031 197339 197362 197837 199773 199947
// bufdiff-features: 200521 201059 201601 202562 203746 204212 204620 205434 205689 207639 208165
// bufdiff-features: 208379 209168 209902 214435 214830 221036 221648 223730 225827 227345 228061
// bufdiff-features: 230081 230640 231722 235375 235730 236136 242145 246543 247797 248581 251217
// bufdiff-features: 252161 252466 252918 253836 255729 255826 257210 258331 259785 259840
module {
  func.func @f1(%arg0: tensor<?x?xf32>, %arg1: i64) -> tensor<?x?xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c2_i64 = arith.constant 2 : i64
    %1 = arith.cmpi ne, %arg1, %c2_i64 : i64
    %2 = arith.select %1, %0, %arg0 : tensor<?x?xf32>
    return %2 : tensor<?x?xf32>
  }
  func.func @main(%arg0: tensor<4x3xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<4x3xf32>) -> (tensor<4x9xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %concat = tensor.concat dim(1) %arg2, %arg2, %arg2 : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x9xf32>
    %c42_i64 = arith.constant 42 : i64
    %0 = call @f1(%arg1, %c42_i64) : (tensor<?x?xf32>, i64) -> tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg1[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %c2 = arith.constant 2 : index
    %1 = arith.minui %dim, %c2 : index
    %2 = arith.subi %dim, %1 : index
    %extracted_slice_1 = tensor.extract_slice %0[%2, 0] [%1, %dim_0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %3 = tensor.empty(%1, %dim_0) : tensor<?x?xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %mapped = linalg.map ins(%extracted_slice_1, %4, %extracted_slice_1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%extracted_slice_1 : tensor<?x?xf32>)
      (%in: f32, %in_2: f32, %in_3: f32, %init: f32) {
        %5 = arith.cmpf uge, %in, %in_2 : f32
        %6 = arith.select %5, %in, %in_2 : f32
        %7 = arith.addf %6, %in_3 : f32
        linalg.yield %7 : f32
      }
    return %concat, %inserted_slice, %extracted_slice, %mapped : tensor<4x9xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
}

