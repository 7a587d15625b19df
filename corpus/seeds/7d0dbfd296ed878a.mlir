// bufdiff-profile: loops
// bufdiff-choices: 6f572f4b57e0afef1218e692c2e9c9a365de37ca8374dbe6c8ee1a0bdf77a763a2fbf1c52256b999
// bufdiff-choices: e5252dacf7601c0288802ac62377a0c1335928596cbda82fb1e7e93b202ba8e8dbef97663b5b869a
// bufdiff-choices: dd6374c2bea3bd88b32ba55ddf53d2cdd0728805ad20c9134b03f77dd2c64557f359ea3b3f4b9f00
// bufdiff-choices: 605b0985a489a6468376d0a917a387bd8883a8b7d2e14ecaa8a3250007537a710d199b6fa1cd1075
// bufdiff-choices: c2f2728d606ac0eba773319ce9f211f3c0c98db04519341084
// bufdiff-features: 600 706 1050 2898 3377 3486 3751 4795 4958 5075 5197 5886 5973 6405 7384 8130
// bufdiff-features: 8813 9479 9706 11143 11703 12170 13233 13390 13552 14454 15440 15751 15903
// bufdiff-features: 16405 18031 18322 18774 19442 19508 20023 20516 20749 20983 21382 22221 22483
// bufdiff-features: 22856 24747 25388 26369 26568 27048 27311 28556 29590 29684 29968 30002 30666
// bufdiff-features: 31208 31543 32615 32966 33205 33637 34167 34647 35163 35744 36746 36784 36797
// bufdiff-features: 37786 38783 39981 40008 40461 40479 40712 41477 42023 42282 42344 42467 46203
// bufdiff-features: 46832 46993 46995 47452 48598 49489 49635 49855 50469 50717 50894 51859 51894
// bufdiff-features: 52062 52085 52558 52900 52958 53252 53469 53686 54385 54546 55887 56397 56626
// bufdiff-features: 56949 58126 58288 59291 61556 62912 63071 63610 63800 64235 64959 64976 65726
// bufdiff-features: 66320 66422 66765 67360 67817 68355 69987 71306 72505 72674 73133 73289 73802
// bufdiff-features: 74057 74354 74362 74617 76370 76913 77093 78205 78620 78846 79229 79389 81736
// bufdiff-features: 82267 83493 84585 85843 86125 87585 88254 88635 88662 88732 89780 90202 91074
// bufdiff-features: 91529 92022 96273 97059 97318 97924 98194 98435 99009 99221 99383 100059 100258
// bufdiff-features: 101259 102809 104303 104315 104931 105914 106561 106913 107412 108012 108726
// bufdiff-features: 109086 109227 110952 111024 111883 112929 114541 115337 115471 115778 116824
// bufdiff-features: 117235 117584 119588 120480 121188 121394 121467 124657 125163 125175 125265
// bufdiff-features: 126927 126944 128456 128768 128916 129263 129404 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x5xi32>, %arg1: tensor<4x4xi32>) -> (tensor<4x2xi32>, tensor<?x?xi32>, tensor<4x2xi32>, i32, i32) {
    %cast = tensor.cast %arg1 : tensor<4x4xi32> to tensor<?x4xi32>
    %cst = arith.constant 5.000000e-01 : f32
    %0:4 = call @f1(%cast, %cst) : (tensor<?x4xi32>, f32) -> (tensor<4x2xi32>, tensor<?x4xi32>, i32, i32)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %0#1[0, %c0] [4, 2] [1, 3] : tensor<?x4xi32> to tensor<4x2xi32>
    %c42_i32 = arith.constant 42 : i32
    %1 = arith.cmpi sle, %0#3, %c42_i32 : i32
    %2 = arith.select %1, %0#0, %extracted_slice : tensor<4x2xi32>
    %cast_0 = tensor.cast %0#1 : tensor<?x4xi32> to tensor<?x?xi32>
    %cast_1 = tensor.cast %0#1 : tensor<?x4xi32> to tensor<?x?xi32>
    %3 = call @f2(%cast_0, %cast_1) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    return %2, %3, %extracted_slice, %0#2, %0#3 : tensor<4x2xi32>, tensor<?x?xi32>, tensor<4x2xi32>, i32, i32
  }
  func.func private @f1(%arg0: tensor<?x4xi32>, %arg1: f32) -> (tensor<4x2xi32>, tensor<?x4xi32>, i32, i32) {
    %0 = tensor.empty() : tensor<4x2xi32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c0, %c3] : tensor<?x4xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<4x2xi32>) -> tensor<4x2xi32>
    %2 = tensor.empty() : tensor<2x4xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %c0_i32 = arith.constant 0 : i32
    %4 = linalg.quantized_matmul ins(%1, %3, %c0_i32, %extracted : tensor<4x2xi32>, tensor<2x4xi32>, i32, i32) outs(%arg0 : tensor<?x4xi32>) -> tensor<?x4xi32>
    %extracted_slice = tensor.extract_slice %1[0, 0] [4, 2] [1, 1] : tensor<4x2xi32> to tensor<4x2xi32>
    return %extracted_slice, %4, %extracted, %c0_i32 : tensor<4x2xi32>, tensor<?x4xi32>, i32, i32
  }
  func.func private @f2(%arg0: tensor<?x?xi32>, %arg1: tensor<?x?xi32>) -> tensor<?x?xi32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi32>
    %0 = tensor.empty(%dim) : tensor<?xi32>
    %c-3_i32 = arith.constant -3 : i32
    %1 = linalg.fill ins(%c-3_i32 : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map, #map1, #map] ins(%arg1, %1 : tensor<?x?xi32>, tensor<?xi32>) outs(%arg0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %3 = linalg.matmul ins(%2, %2 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
    return %3 : tensor<?x?xi32>
  }
}

