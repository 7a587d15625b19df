// bufdiff-profile: calls
// bufdiff-choices: 282a29371b7741d08fd113786f40ba7de1c28ac3389432cca9fb995886d3d17c471b2c9e06ce4212
// bufdiff-choices: b26aa1daf4ad0e44572caf5b2ca272acb97b3868226f09ecc2d2a6c0e909519d8f0468d812e06483
// bufdiff-choices: 3202dad8ea34816ae7bed4335d380ed70663d7bcf7c50fac67b3d02a9a9e747305b9c932ed5b0142
// bufdiff-choices: 51a8ec384ce221b21bb4b85e33a45c4a16fc2d9570806efd54cd186bf1a3ed729dc3bb6a4380d6f8
// bufdiff-choices: 68fd8345301d75eb2de9bb2d10e06ce1286848dc026ddbded89f1b3e935f3bbff0f5efe299d62cff
// bufdiff-choices: 11cbcffd83db12c701402952116798e89f27a62f5bf819778c4974d5ee0fc636c0daaaed7560714d
// bufdiff-choices: 97b78e33daac90aba484023ae5defc10fffc725653954ff5cf2d587858b8a6822f1e4e0f997cccb4
// bufdiff-choices: 19b2f1a0396104986d5d98c3
// bufdiff-features: 429 2332 3193 3307 4020 4752 5568 6611 6666 7541 8918 9479 10384 11162 13233
// bufdiff-features: 14709 14884 15751 16388 16682 16975 17970 19545 19606 19985 20099 20749 20874
// bufdiff-features: 21522 22095 22280 22320 22448 22498 23143 23787 24259 24682 24747 25236 25367
// bufdiff-features: 26568 28907 29001 29590 30666 30896 30996 31010 33769 33881 34159 34167 37780
// bufdiff-features: 38702 38783 40712 42467 42984 43442 43631 45617 45975 46203 47495 48598 49635
// bufdiff-features: 50894 51415 51475 52148 52558 52701 52807 52823 52900 53057 53243 53252 53779
// bufdiff-features: 54998 58024 59347 62480 63071 63384 63800 64021 64120 64212 64235 64778 65496
// bufdiff-features: 66422 66995 67405 68355 68457 69007 69081 69403 69728 71050 71259 71306 72975
// bufdiff-features: 73388 73802 74057 74255 76953 76973 77617 77823 78283 78430 78703 79099 81443
// bufdiff-features: 81801 82011 82135 83194 84585 85843 86125 86844 87495 88008 88337 88732 89780
// bufdiff-features: 89812 91248 91786 92194 92752 93083 94187 95273 95407 96431 98403 98501 98712
// bufdiff-features: 99383 100073 103159 104315 104931 104973 105573 105579 106683 106761 107412
// bufdiff-features: 107783 108012 108920 108935 108977 108992 109643 109732 110136 111302 112929
// bufdiff-features: 113239 113821 113940 117206 119597 120772 121626 121977 124334 124614 125875
// bufdiff-features: 128916 130933 135534 135868 136273 137045 138086 138366 139890 141540 142008
// bufdiff-features: 142040 142509 142610 145701 146512 146711 147375 147477 147747 150404 151376
// bufdiff-features: 153293 155465 155898 156191 156460 158120 158476 158897 159049 160166 160756
// bufdiff-features: 161779 161883 162862 162971 163044 163373 163687 164164 164396 165636 165719
// bufdiff-features: 166579 167164 167753 168007 168858 174170 174249 174830 175888 176252 176664
// bufdiff-features: 178019 178067 178830 183114 184030 184851 184962 185572 186849 186959 188306
// bufdiff-features: 188790 190166 190969 192422 192771 193122 193773 194134 194714 195182 196031
// bufdiff-features: 196048 196764 197267 197274 197837 199827 200104 200298 200307 200401 200880
// bufdiff-features: 201059 201178 201322 201601 205434 205689 207038 208017 210461 211029 211118
// bufdiff-features: 213525 214073 214744 215728 216076 217748 218286 218635 220695 222306 222809
// bufdiff-features: 223613 224222 224981 225040 225827 225985 226357 226579 226855 227093 228153
// bufdiff-features: 228390 228519 228894 229266 229781 229964 230081 230329 231994 234387 236238
// bufdiff-features: 236930 237470 237788 238541 239659 240158 241308 241844 242034 242955 243546
// bufdiff-features: 243781 243784 244591 245769 245941 246543 246783 246966 247062 249841 252466
// bufdiff-features: 252539 253484 253836 256247 258378 258994 259528 259766 259840 259851 260161
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<4xindex>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<2x2xf32>, f32, f32) {
    %c2_i32 = arith.constant 2 : i32
    %c2_i32_0 = arith.constant 2 : i32
    %from_elements = tensor.from_elements %c2_i32, %c2_i32_0 : tensor<2xi32>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
    %inserted_slice = tensor.insert_slice %reshape into %reshape[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x2xf32>
    %0 = tensor.empty() : tensor<4xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %reshape[%c1, %c0] : tensor<2x2xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = linalg.div ins(%arg0, %1 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %3:4 = call @f3(%2) : (tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32)
    %4:4 = call @f3(%1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32)
    %5 = tensor.empty() : tensor<4xi64>
    %c127_i64 = arith.constant 127 : i64
    %6 = linalg.fill ins(%c127_i64 : i64) outs(%5 : tensor<4xi64>) -> tensor<4xi64>
    %7 = arith.index_cast %6 : tensor<4xi64> to tensor<4xindex>
    %8 = tensor.empty() : tensor<4x2xindex>
    %9 = linalg.fill ins(%c1 : index) outs(%8 : tensor<4x2xindex>) -> tensor<4x2xindex>
    %reduced = linalg.reduce ins(%9 : tensor<4x2xindex>) outs(%7 : tensor<4xindex>) dimensions = [1] 
      (%in: index, %init: index) {
        %10 = arith.ori %in, %init : index
        linalg.yield %10 : index
      }
    return %reduced, %4#2, %4#1, %4#0, %3#2, %3#1, %3#0, %inserted_slice, %4#3, %extracted : tensor<4xindex>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<2x2xf32>, f32, f32
  }
  func.func @f3(%arg0: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32) {
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %0:2 = call @f2(%cast, %arg0) : (tensor<?xf32>, tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %1 = call @either3(%0#0, %arg0) : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = vector.broadcast %cst : f32 to vector<4xf32>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %3 = vector.transfer_write %2, %0#0[%c3] : vector<4xf32>, tensor<?xf32>
    %c4 = arith.constant 4 : index
    %4 = tensor.empty(%c4) : tensor<?xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<?xf32>) outs(%4 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    return %3, %0#1, %5, %cst : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = linalg.round ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+10 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2 : tensor<4xf32>
    %cast = tensor.cast %from_elements : tensor<4xf32> to tensor<?xf32>
    %1:2 = call @f1(%from_elements, %cast, %from_elements) : (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>)
    %cst_3 = arith.constant dense<[true, false, false, true]> : tensor<4xi1>
    %2 = linalg.select ins(%cst_3, %1#1, %1#0 : tensor<4xi1>, tensor<4xf32>, tensor<?xf32>) outs(%1#0 : tensor<?xf32>) -> tensor<?xf32>
    return %0, %2 : tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : tensor<?xf32>) {
    ^bb0(%out: f32):
      %cst = arith.constant 7.250000e+00 : f32
      %1 = arith.cmpf uge, %out, %cst : f32
      %2 = arith.select %1, %out, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<?xf32>
    return %0, %arg2 : tensor<?xf32>, tensor<4xf32>
  }
  func.func private @either3(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> tensor<?xf32> {
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg1[%c3] : tensor<4xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %0 = arith.cmpf ule, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<?xf32>) {
      scf.yield %arg0 : tensor<?xf32>
    } else {
      %cast = tensor.cast %arg1 : tensor<4xf32> to tensor<?xf32>
      scf.yield %cast : tensor<?xf32>
    }
    return %1 : tensor<?xf32>
  }
}

