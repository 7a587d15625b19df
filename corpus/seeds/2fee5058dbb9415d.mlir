// bufdiff-profile: mixed
// bufdiff-choices: 67b3abf1a7127a11a24490aa2a0167a3f8ad878c8685c4edd9c51d5a36d180f1d20ed9f13dbc2803
// bufdiff-choices: e9b3be93c1a10e90eb1faffed598c37fac6234acded9bc896b5a76afab515a3a67157cd5082d7e73
// bufdiff-choices: 7841787cf803455471228bf400190307aa80e9639946905f0fdb82207e0c04c0188f8bfa317d766e
// bufdiff-choices: 1ff9b9acdf330efba93e0fbe5d83b6c4168c347378
// bufdiff-features: 4752 6666 13233 15751 15903 19979 20237 20874 23143 24682 24747 25367 25818
// bufdiff-features: 26568 27725 28907 29968 30666 32897 32911 34167 36784 39674 40712 41396 41996
// bufdiff-features: 42467 42984 44943 46203 47392 50894 52900 53252 53951 55472 57548 58190 59347
// bufdiff-features: 63071 63800 64716 64778 65726 66422 68355 68782 69081 69735 72975 73289 73802
// bufdiff-features: 74057 75921 77617 78283 78703 81736 82135 82851 83194 84430 84585 84753 85843
// bufdiff-features: 86125 86844 88635 88732 89780 90070 91248 91491 93255 94455 94961 98501 99383
// bufdiff-features: 100059 103715 104931 104973 107412 107425 108012 108920 109732 112929 113239
// bufdiff-features: 113901 115026 119588 119683 119705 121626 121682 128046 128916 132574 135534
// bufdiff-features: 137045 137582 141458 141891 142610 144058 146512 147358 147477 149227 153293
// bufdiff-features: 153896 155465 156369 156460 157034 157579 158120 158897 161779 163373 165141
// bufdiff-features: 165719 168007 168815 168858 169288 171083 171116 171369 173354 174170 177226
// bufdiff-features: 178067 181541 181789 184030 184851 184962 186849 186959 187925 188683 190166
// bufdiff-features: 192422 192628 193290 193747 196031 196048 197849 198002 198460 201059 201601
// bufdiff-features: 202241 204212 204570 205434 210461 212111 213275 213525 218635 219734 220695
// bufdiff-features: 223613 224897 230081 230519 230584 230640 233494 234562 234985 235375 236929
// bufdiff-features: 236930 236986 237470 238033 239107 240158 241200 241225 241331 241844 242955
// bufdiff-features: 244092 246543 247913 249841 251030 252466 252539 256112 256247 258625 258994
// bufdiff-features: 259840 260161
module {
  func.func @main(%arg0: tensor<3xi8>, %arg1: memref<3xi8>) -> (tensor<?xi8>, tensor<?xi8>, tensor<3xi8>) {
    %cast = tensor.cast %arg0 : tensor<3xi8> to tensor<?xi8>
    %cast_0 = tensor.cast %arg0 : tensor<3xi8> to tensor<?xi8>
    %0:2 = call @f2(%cast, %cast_0) : (tensor<?xi8>, tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>)
    %cast_1 = tensor.cast %0#1 : tensor<?xi8> to tensor<3xi8>
    %1:2 = call @f1(%cast_1) : (tensor<3xi8>) -> (tensor<?xi8>, tensor<3xi8>)
    %2 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %1#1) -> (tensor<3xi8>) {
      %c3 = arith.constant 3 : index
      %3 = index.floordivs %arg2, %c3
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<3xi8> to tensor<i8>
      %reduced = linalg.reduce ins(%1#1 : tensor<3xi8>) outs(%extracted_slice : tensor<i8>) dimensions = [0] 
        (%in: i8, %init: i8) {
          %4 = arith.minsi %in, %init : i8
          linalg.yield %4 : i8
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %reduced into %arg3[%arg2] [1] [1] : tensor<i8> into tensor<3xi8>
      }
    }
    return %0#0, %1#0, %2 : tensor<?xi8>, tensor<?xi8>, tensor<3xi8>
  }
  func.func @f2(%arg0: tensor<?xi8>, %arg1: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi8>
    %0 = tensor.empty(%dim) : tensor<2x?xi8>
    %c0_i8 = arith.constant 0 : i8
    %1 = linalg.fill ins(%c0_i8 : i8) outs(%0 : tensor<2x?xi8>) -> tensor<2x?xi8>
    %reduced = linalg.reduce ins(%1 : tensor<2x?xi8>) outs(%arg0 : tensor<?xi8>) dimensions = [0] 
      (%in: i8, %init: i8) {
        %2 = arith.subi %in, %init : i8
        %c0_i8_0 = arith.constant 0 : i8
        %3 = arith.shrsi %2, %c0_i8_0 : i8
        linalg.yield %3 : i8
      }
    return %reduced, %arg1 : tensor<?xi8>, tensor<?xi8>
  }
  func.func private @f1(%arg0: tensor<3xi8>) -> (tensor<?xi8>, tensor<3xi8>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?xi1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<?xi1>) -> tensor<?xi1>
    %2 = tensor.empty() : tensor<3xi8>
    %c1_i8 = arith.constant 1 : i8
    %3 = linalg.fill ins(%c1_i8 : i8) outs(%2 : tensor<3xi8>) -> tensor<3xi8>
    %4 = linalg.select ins(%1, %arg0, %3 : tensor<?xi1>, tensor<3xi8>, tensor<3xi8>) outs(%arg0 : tensor<3xi8>) -> tensor<3xi8>
    %cast = tensor.cast %3 : tensor<3xi8> to tensor<?xi8>
    return %cast, %4 : tensor<?xi8>, tensor<3xi8>
  }
}

