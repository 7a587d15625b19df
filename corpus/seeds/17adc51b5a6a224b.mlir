// bufdiff-profile: idioms
// bufdiff-choices: afcba46c73cdc3ac1a1d42a576dc6bdbb7bf9b4bcedd52893382f0aa08ce48b512c2834b4277c311
// bufdiff-choices: b2793a94d63cdc7edf443d496e17b29fe000342b46ba2e1fa578f65a1d190e461508ef7334f64b91
// bufdiff-choices: 68c513fc5711977bbc4b016c9deff60778446255471f103674e38851626d8009bed43915e08bcce5
// bufdiff-choices: e7dff51ef1b69f8da06eb48c77c148104f4da52b970331ee08f4b48b9581dec864f09c7ba9e079fe
// bufdiff-choices: 73ab7a06a7e9733dcfc68d3edf4863aed7b7bad7778c81a2746d9948f08f54f00e47b2d4a069bc1b
// bufdiff-choices: 7e9afa7345ad364869e1358f8020f412dad3c4fa2e230c3308a3ff97d0e62db347a367c840edde7b
// bufdiff-choices: 8dc21b6222d378377be6504d7072b4692fcab896c9585ef6be872f8a3c349e1023c9dde9a64fbca6
// bufdiff-choices: b601bdba92abcad5fb75dd5c5bc007a767f311e29b2a62f36b4cd43fdb424a780298c5aed15da497
// bufdiff-choices: 4f77e113011f31ce380bada48f1a4c18cab56e253c30add1044e0bd4f5d6555f9c40fa0964105c9d
// bufdiff-choices: c30d1abe8dbc8e4e939fccc4604469b40dbbff87a7283d67dc1ecc470a09d8f773d1d325bf09f28a
// bufdiff-choices: 44eafad10968a2dd6e76748bef1501c9c7e236
// bufdiff-features: 17 150 2021 2898 3579 4986 6002 6611 7060 8130 9479 9968 10872 11162 11177
// bufdiff-features: 11825 12276 12457 12932 13233 13382 13390 14454 15751 15903 16822 16960 17726
// bufdiff-features: 18322 19100 20003 20023 20127 20337 20474 22085 22280 23071 23787 24184 24747
// bufdiff-features: 26369 26464 26568 27725 29567 29590 29667 29968 30002 30205 30348 30666 31705
// bufdiff-features: 34167 36784 37007 38427 38783 38803 40712 42028 42344 42467 42858 43092 43637
// bufdiff-features: 43942 44505 44666 44922 45765 46203 47242 48598 48824 48974 49489 49605 50894
// bufdiff-features: 51415 52062 52085 52148 52322 52558 52701 52772 52774 52807 52900 53180 53244
// bufdiff-features: 53252 53469 54546 54998 55283 56046 59115 59176 59291 61480 62912 63071 63589
// bufdiff-features: 64120 64235 65259 66115 66422 67526 68355 68457 70119 70335 71168 71228 71306
// bufdiff-features: 71701 73289 73802 74375 74450 74465 74507 74659 74686 77186 78136 78283 78430
// bufdiff-features: 78828 79288 80533 81443 81467 81539 81736 82135 82164 83194 83493 83584 84322
// bufdiff-features: 84585 84631 85843 86125 86937 87199 88732 88958 89646 89732 89780 89812 89928
// bufdiff-features: 90070 90218 90543 91074 91547 91633 92022 92194 94961 95273 96431 97270 97924
// bufdiff-features: 98299 98501 99228 99383 99757 100569 101823 102563 102601 102809 103056 103851
// bufdiff-features: 104790 104931 106321 107412 107425 108012 108176 110136 110379 111024 111839
// bufdiff-features: 111976 112929 113041 113822 115337 116425 116721 117235 118884 119205 119764
// bufdiff-features: 120772 121538 122865 124414 125048 125699 125908 126321 126398 128916 129946
// bufdiff-features: 130933 134194 136269 136273 136341 136740 137235 137477 138086 138919 139885
// bufdiff-features: 140479 140534 141891 142274 142680 143299 143565 144093 144120 144624 146512
// bufdiff-features: 146711 146863 147156 147477 148814 149193 149660 150580 151193 151758 152983
// bufdiff-features: 153293 153896 154216 154430 155465 155898 156154 156191 156460 156807 157034
// bufdiff-features: 157579 158120 158396 158415 158897 160637 160756 160967 162246 162318 162971
// bufdiff-features: 163212 163687 164553 164602 165323 165534 165643 165719 165817 166214 166303
// bufdiff-features: 168858 169249 170419 171053 172025 172809 172926 173354 173533 173800 174056
// bufdiff-features: 174275 175580 176774 177182 177211 177904 178019 178067 180207 180258 180469
// bufdiff-features: 181384 182283 184030 185723 186959 188175 188441 188727 188790 188845 189178
// bufdiff-features: 190520 191455 192422 192628 192771 193223 193747 194134 195809 196031 196048
// bufdiff-features: 197736 197738 197837 200104 200685 201059 201122 201945 202241 203746 204212
// bufdiff-features: 204747 205434 205689 207124 208765 208947 209910 210461 210828 211044 211534
// bufdiff-features: 211717 213275 214579 214889 215707 215925 216712 217672 220558 220999 221154
// bufdiff-features: 222135 222325 222809 223767 224049 225250 225759 226357 227345 227368 228168
// bufdiff-features: 228354 228390 229266 229273 229964 230081 231855 233145 234215 235141 235375
// bufdiff-features: 235477 236180 236930 239237 240107 240158 240219 241602 242347 243546 243728
// bufdiff-features: 244355 246206 246543 246783 246966 249184 252056 252466 252539 253836 255556
// bufdiff-features: 256112 256247 256337 257672 258239 258317 258418 258625 259528 259840 261833
// bufdiff-features: 261864
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x1xi32>) -> (tensor<1x1xi32>, tensor<?x4xi32>, tensor<2x?xi32>, tensor<2x?xi32>, tensor<3x5xi32>, tensor<3x5xi32>) {
    %0 = tensor.empty() : tensor<2x4xi32>
    %c1_i32 = arith.constant 1 : i32
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%0 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %cast = tensor.cast %1 : tensor<2x4xi32> to tensor<?x4xi32>
    %2:2 = call @f1(%1, %cast) : (tensor<2x4xi32>, tensor<?x4xi32>) -> (tensor<?x?xi32>, tensor<2x1x4xi32>)
    %cast_0 = tensor.cast %2#0 : tensor<?x?xi32> to tensor<2x?xi32>
    %c5_i64 = arith.constant 5 : i64
    %3 = call @f3(%cast_0, %c5_i64) : (tensor<2x?xi32>, i64) -> tensor<2x?xi32>
    %4 = tensor.empty() : tensor<2x4xi32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %2#1[0, %c0, 0] [2, 1, 4] [1, 1, 1] : tensor<2x1x4xi32> to tensor<2x4xi32>
    %false = arith.constant false
    %5 = call @either5(%3, %extracted_slice, %false) : (tensor<2x?xi32>, tensor<2x4xi32>, i1) -> tensor<2x?xi32>
    %6 = linalg.mul ins(%5, %5 : tensor<2x?xi32>, tensor<2x?xi32>) outs(%3 : tensor<2x?xi32>) -> tensor<2x?xi32>
    %7 = tensor.empty() : tensor<2x4xi32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<2x?xi32>) outs(%7 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %14 = arith.addi %in, %c1_i32 : i32
      %c4_i32 = arith.constant 4 : i32
      %15 = arith.divui %14, %c4_i32 : i32
      linalg.yield %15 : i32
    } -> tensor<2x4xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %9:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %3, %arg3 = %8) -> (tensor<2x?xi32>, tensor<2x4xi32>) {
      %14 = tensor.empty() : tensor<2x4xi32>
      %15 = linalg.copy ins(%arg2 : tensor<2x?xi32>) outs(%14 : tensor<2x4xi32>) -> tensor<2x4xi32>
      %16 = linalg.copy ins(%arg3 : tensor<2x4xi32>) outs(%arg2 : tensor<2x?xi32>) -> tensor<2x?xi32>
      %17 = linalg.copy ins(%15 : tensor<2x4xi32>) outs(%arg3 : tensor<2x4xi32>) -> tensor<2x4xi32>
      scf.yield %16, %17 : tensor<2x?xi32>, tensor<2x4xi32>
    }
    %cst = arith.constant dense<3> : tensor<1x1xi32>
    %from_elements = tensor.from_elements %c1_i32 : tensor<1x1xi32>
    %10 = call @f4(%cst, %from_elements, %c1_i32) : (tensor<1x1xi32>, tensor<1x1xi32>, i32) -> tensor<1x1xi32>
    %c5 = arith.constant 5 : index
    %11 = tensor.empty(%c5) : tensor<3x?xi32>
    %c9_i32 = arith.constant 9 : i32
    %12 = linalg.fill ins(%c9_i32 : i32) outs(%11 : tensor<3x?xi32>) -> tensor<3x?xi32>
    %cast_1 = tensor.cast %12 : tensor<3x?xi32> to tensor<3x5xi32>
    %13:3 = call @f2(%cast_1, %c1_i32) : (tensor<3x5xi32>, i32) -> (tensor<3x5xi32>, i32, i32)
    %cast_2 = tensor.cast %9#1 : tensor<2x4xi32> to tensor<?x4xi32>
    return %10, %cast_2, %9#0, %6, %13#0, %13#0 : tensor<1x1xi32>, tensor<?x4xi32>, tensor<2x?xi32>, tensor<2x?xi32>, tensor<3x5xi32>, tensor<3x5xi32>
  }
  func.func private @f2(%arg0: tensor<3x5xi32>, %arg1: i32) -> (tensor<3x5xi32>, i32, i32) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 1] [2, %c2] [2, 3] : tensor<3x5xi32> to tensor<2x?xi32>
    %0 = tensor.empty() : tensor<4x6xi32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg0[%c1, %c4] : tensor<3x5xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<4x6xi32>) -> tensor<4x6xi32>
    %2 = linalg.conv_2d ins(%1, %extracted_slice : tensor<4x6xi32>, tensor<2x?xi32>) outs(%arg0 : tensor<3x5xi32>) -> tensor<3x5xi32>
    return %2, %extracted, %arg1 : tensor<3x5xi32>, i32, i32
  }
  func.func @f1(%arg0: tensor<2x4xi32>, %arg1: tensor<?x4xi32>) -> (tensor<?x?xi32>, tensor<2x1x4xi32>) {
    %cast = tensor.cast %arg0 : tensor<2x4xi32> to tensor<?x?xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %cast, %c1 : tensor<?x?xi32>
    %expanded = tensor.expand_shape %cast [[0, 1], [2]] output_shape [%c2, %c1, %dim] : tensor<?x?xi32> into tensor<?x?x?xi32>
    %cst = arith.constant dense<[[[6, 7, 8, 9], [10, 11, 12, 13]], [[14, 15, 16, 17], [18, 19, 20, 21]]]> : tensor<2x2x4xi32>
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.pooling_nwc_max ins(%cst, %0 : tensor<2x2x4xi32>, tensor<2xi32>) outs(%expanded : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<?x?x?xi32> into tensor<?x?xi32>
    %2 = tensor.empty() : tensor<2x1x4xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x?x?xi32>) outs(%2 : tensor<2x1x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c2_i32 = arith.constant 2 : i32
      %5 = arith.ori %in, %c2_i32 : i32
      %c0_i32 = arith.constant 0 : i32
      %6 = arith.shrui %5, %c0_i32 : i32
      linalg.yield %6 : i32
    } -> tensor<2x1x4xi32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?x4xi32>
    %c4 = arith.constant 4 : index
    %4 = arith.remui %dim_0, %c4 : index
    %extracted_slice = tensor.extract_slice %arg1[0, %4] [%dim_0, 1] [1, 1] : tensor<?x4xi32> to tensor<?xi32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<?xi32>) outs(%arg1 : tensor<?x4xi32>) dimensions = [1] 
    return %collapsed, %3 : tensor<?x?xi32>, tensor<2x1x4xi32>
  }
  func.func private @f3(%arg0: tensor<2x?xi32>, %arg1: i64) -> tensor<2x?xi32> {
    cf.br ^bb2(%arg0 : tensor<2x?xi32>)
  ^bb1:  // no predecessors
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<2x?xi32>, tensor<2x?xi32>) outs(%arg0 : tensor<2x?xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.ori %in, %in_0 : i32
      %3 = arith.maxui %2, %out : i32
      linalg.yield %3 : i32
    } -> tensor<2x?xi32>
    cf.br ^bb2(%0 : tensor<2x?xi32>)
  ^bb2(%1: tensor<2x?xi32>):  // 2 preds: ^bb0, ^bb1
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c0, %c3] : tensor<2x?xi32>
    vector.print %extracted : i32
    return %1 : tensor<2x?xi32>
  }
  func.func private @f4(%arg0: tensor<1x1xi32>, %arg1: tensor<1x1xi32>, %arg2: i32) -> tensor<1x1xi32> {
    %c42_i32 = arith.constant 42 : i32
    %0 = arith.cmpi uge, %arg2, %c42_i32 : i32
    %1 = arith.select %0, %arg0, %arg1 : tensor<1x1xi32>
    %2 = linalg.matmul ins(%arg1, %arg0 : tensor<1x1xi32>, tensor<1x1xi32>) outs(%1 : tensor<1x1xi32>) -> tensor<1x1xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0, %c0] : tensor<1x1xi32>
    vector.print %extracted : i32
    return %2 : tensor<1x1xi32>
  }
  func.func private @either5(%arg0: tensor<2x?xi32>, %arg1: tensor<2x4xi32>, %arg2: i1) -> tensor<2x?xi32> {
    %cast = tensor.cast %arg1 : tensor<2x4xi32> to tensor<2x?xi32>
    %0 = arith.select %arg2, %arg0, %cast : tensor<2x?xi32>
    return %0 : tensor<2x?xi32>
  }
}

