// bufdiff-profile: mixed
// bufdiff-choices: 50006b237011da0265f8798200772400ce6b3e42aff5e1926c8b49fec4e5cf333bf0cb9566b7f0e4
// bufdiff-choices: eb75743bbc2ceac33551425ba3265138fbf70ebeb35f251693b10aa6afcaadfdb1e37f90df2ae482
// bufdiff-choices: 8739c61a85304ddbe49e29fe9758bbb84224760bafac525f5f12d67d
// bufdiff-features: 2217 2898 2945 4738 6002 6966 7384 9479 13233 15751 24466 26568 28814 30666
// bufdiff-features: 34167 34601 38644 40712 42467 42858 43092 46203 46414 47392 51415 52558 52807
// bufdiff-features: 52900 53252 54309 54998 55202 59145 60686 63071 63800 64162 64235 66422 68355
// bufdiff-features: 71050 73387 74507 76915 77129 78283 82135 84127 85843 86125 88732 89780 95096
// bufdiff-features: 95273 95407 95969 98974 101476 104931 107400 109732 110552 111976 112929 119613
// bufdiff-features: 120049 124917 125908 126398 128005 136030 138086 139524 141238 142274 144516
// bufdiff-features: 146814 147139 151758 154946 156325 156460 158120 158897 160756 162971 163212
// bufdiff-features: 165695 165719 168858 173800 174170 178067 178558 184030 186959 188790 192343
// bufdiff-features: 192422 192500 193607 194134 196031 196571 197392 197837 201059 201612 202241
// bufdiff-features: 203746 204314 205434 205689 207056 210301 210461 213048 213275 215471 215959
// bufdiff-features: 218635 225756 228390 229598 230081 230104 230640 232911 243137 243546 245619
// bufdiff-features: 246543 246783 252466 252539 253836 259528 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f1(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?x2x2xi32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1, %c1] : tensor<2x2xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<?x2x2xi32>) -> tensor<?x2x2xi32>
    %2 = linalg.batch_vecmat ins(%arg0, %1 : tensor<2x2xi32>, tensor<?x2x2xi32>) outs(%arg0 : tensor<2x2xi32>) -> tensor<2x2xi32>
    return %2, %arg1 : tensor<2x2xi32>, tensor<2x2xi32>
  }
  func.func @main(%arg0: tensor<2x2xi32>, %arg1: tensor<2x?xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) {
    %0:2 = call @f1(%arg0, %arg0) : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
    %cst = arith.constant dense<100> : tensor<2x2xi32>
    %1 = call @pick2(%0#1, %cst) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %transposed = linalg.transpose ins(%0#1 : tensor<2x2xi32>) outs(%cst : tensor<2x2xi32>) permutation = [1, 0] 
    %2 = tensor.empty() : tensor<2x2xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x2xi32>) outs(%2 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c-1_i32 = arith.constant -1 : i32
      %4 = arith.addi %in, %c-1_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<2x2xi32>
    return %transposed, %3, %0#0 : tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>
  }
  func.func private @pick2(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>) -> tensor<2x2xi32> {
    return %arg1 : tensor<2x2xi32>
  }
}

