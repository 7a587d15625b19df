// bufdiff-profile: loops
// bufdiff-choices: 93b198f966aaa2bb434c2720b2ac8d48e892d028b619b105d9af1d648286b06fdfb78b98aa6b1c1f
// bufdiff-choices: 336d44badff2341a17ac63e8191a19dea7e5dd1e18c2e566c1759515a293854cc8eda1ff7bf12ced
// bufdiff-choices: 4faf85c4b089cfa3063204bf56a2c565a88a9d0d2c148c311f9f4cfec8abd124515c8bc3ca4f7b90
// bufdiff-choices: 845cce0ac7dde5862c574a9bc88e65746324d88d7a68aeb74c12df45aac3f1f5cb745b1308ba55a5
// bufdiff-choices: 3bfb17368d217c9cb7458d0a4ef11b74206f30cbd4cd2b73e30077db446d906a62af9a3ad0311ea0
// bufdiff-choices: 7bced168eb47a7ca353d020c371269ce19cc0e30dac676b30932cb17c0116e9f2723c9382d4bb1b1
// bufdiff-choices: fe5eb1443ebd595163bf3afe5c24ade0228d103ac20ded382ec5dfe8e5728634c2f65f364332
// bufdiff-features: 823 1445 1854 3207 3233 3972 4984 5201 5526 5973 6611 7384 8577 9255 9968 9972
// bufdiff-features: 10448 11012 11136 11162 11538 11721 13169 13233 13652 13936 14454 14925 15164
// bufdiff-features: 15322 15440 15751 15929 16172 16405 16473 16640 16926 18462 19628 19746 20023
// bufdiff-features: 20237 20686 20838 20864 21676 21760 22095 22221 22280 22824 23787 24393 24747
// bufdiff-features: 24826 25388 26283 26464 26474 26534 26568 27048 27825 28697 28823 29966 29968
// bufdiff-features: 30020 30427 30474 30666 31278 31702 32615 33530 34167 34299 34647 34965 34993
// bufdiff-features: 35053 36784 37251 37289 37567 37630 37743 37786 38427 38783 39449 40070 40133
// bufdiff-features: 40712 41854 42282 42350 42398 42458 42556 42728 43098 43302 44615 45263 45375
// bufdiff-features: 46203 46894 46995 47392 48363 48974 49332 49432 49605 49635 49956 50469 50717
// bufdiff-features: 50894 51388 51415 52033 52148 52322 52701 52900 52958 53244 53252 53414 54385
// bufdiff-features: 54651 54998 55113 55130 55887 56087 57499 57718 58303 59070 59155 60004 60550
// bufdiff-features: 61280 61350 61375 61699 61969 62701 63610 63800 63915 64120 64233 64959 64976
// bufdiff-features: 65606 65726 66320 66777 67748 67817 68355 68764 69798 69987 70529 70644 72142
// bufdiff-features: 73455 73725 73802 73849 74362 74507 74617 74672 74881 76328 76339 76700 76953
// bufdiff-features: 77719 78283 78430 78828 78950 79229 79389 79710 79739 81477 81662 81736 82182
// bufdiff-features: 82203 82565 83497 83549 84202 84322 84585 84866 84887 85843 86125 86241 87199
// bufdiff-features: 87408 87563 88990 89026 89151 89178 89744 89780 91163 91566 92108 92221 92391
// bufdiff-features: 93255 93944 95273 95279 95285 96145 96464 97131 97282 97318 97864 97924 98491
// bufdiff-features: 99009 99257 99383 99512 99568 99969 100059 100258 100492 100641 100650 101277
// bufdiff-features: 101823 103056 104034 104253 104303 104405 104558 104931 105858 106151 106396
// bufdiff-features: 106808 107402 107412 107425 107524 108012 108165 108480 108551 108881 109086
// bufdiff-features: 109374 109588 109732 110552 110816 111195 112474 112929 112952 113374 113901
// bufdiff-features: 113940 114192 114547 114990 115471 115778 116360 116732 117206 117235 117700
// bufdiff-features: 117752 117790 117893 118522 119641 121394 121467 122225 122360 122865 122985
// bufdiff-features: 123178 123585 124129 124157 124448 124484 124839 125175 125331 125908 126441
// bufdiff-features: 126554 126608 128138 128144 128438 128768 128916 130402 130933 131063
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x2xi1>, %arg1: i64, %arg2: tensor<?x4xi64>) -> (tensor<?x5xi32>, tensor<5x5xi32>, tensor<?x?xi1>, tensor<5x5x1xi32>, tensor<?x5xi32>) {
    %0 = tensor.empty() : tensor<5x5xi32>
    %c1_i32 = arith.constant 1 : i32
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%0 : tensor<5x5xi32>) -> tensor<5x5xi32>
    %cast = tensor.cast %1 : tensor<5x5xi32> to tensor<?x?xi32>
    %2:3 = call @f1(%1, %1, %cast) : (tensor<5x5xi32>, tensor<5x5xi32>, tensor<?x?xi32>) -> (tensor<5x?xi32>, tensor<5x5xi32>, tensor<?x?xi32>)
    %cst = arith.constant dense<[4, 0, 1, 2]> : vector<4xi32>
    %cst_0 = arith.constant dense<[false, true, true, true]> : vector<4xi1>
    %3 = vector.broadcast %c1_i32 : i32 to vector<4xi32>
    %c0 = arith.constant 0 : index
    %4 = vector.scatter %2#2[%c0, %c0] [%cst], %cst_0, %3 : tensor<?x?xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> -> tensor<?x?xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2#2, %2#2 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%4 : tensor<?x?xi32>) {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %9 = arith.maxui %in, %in_6 : i32
      linalg.yield %9 : i32
    } -> tensor<?x?xi32>
    %6 = tensor.empty() : tensor<5x5xi32>
    %7 = linalg.sub ins(%2#0, %5 : tensor<5x?xi32>, tensor<?x?xi32>) outs(%6 : tensor<5x5xi32>) -> tensor<5x5xi32>
    %cast_1 = tensor.cast %4 : tensor<?x?xi32> to tensor<5x5xi32>
    %cast_2 = tensor.cast %arg0 : tensor<4x2xi1> to tensor<?x?xi1>
    %cast_3 = tensor.cast %arg0 : tensor<4x2xi1> to tensor<?x?xi1>
    %8:4 = call @f2(%cast_1, %cast_2, %cast_3) : (tensor<5x5xi32>, tensor<?x?xi1>, tensor<?x?xi1>) -> (tensor<?x?xi1>, tensor<5x5x1xi32>, tensor<5x5xi32>, i32)
    %cast_4 = tensor.cast %2#1 : tensor<5x5xi32> to tensor<?x5xi32>
    %cast_5 = tensor.cast %8#2 : tensor<5x5xi32> to tensor<?x5xi32>
    return %cast_4, %7, %8#0, %8#1, %cast_5 : tensor<?x5xi32>, tensor<5x5xi32>, tensor<?x?xi1>, tensor<5x5x1xi32>, tensor<?x5xi32>
  }
  func.func private @f1(%arg0: tensor<5x5xi32>, %arg1: tensor<5x5xi32>, %arg2: tensor<?x?xi32>) -> (tensor<5x?xi32>, tensor<5x5xi32>, tensor<?x?xi32>) {
    %mapped = linalg.map ins(%arg2 : tensor<?x?xi32>) outs(%arg2 : tensor<?x?xi32>)
      (%in: i32, %init: i32) {
        %c0_i32 = arith.constant 0 : i32
        %3 = arith.subi %in, %c0_i32 : i32
        linalg.yield %3 : i32
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %mapped, %arg5 = %arg2) : (index, tensor<?x?xi32>, tensor<?x?xi32>) -> (index, tensor<?x?xi32>, tensor<?x?xi32>) {
      %3 = arith.cmpi ult, %arg3, %c3 : index
      %c7 = arith.constant 7 : index
      %4 = arith.cmpi eq, %arg3, %c7 : index
      %5 = arith.andi %3, %4 : i1
      scf.condition(%5) %arg3, %arg4, %arg5 : index, tensor<?x?xi32>, tensor<?x?xi32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?x?xi32>, %arg5: tensor<?x?xi32>):
      %3 = arith.addi %arg3, %c1 : index
      %c42_i32 = arith.constant 42 : i32
      %4 = linalg.fill ins(%c42_i32 : i32) outs(%arg5 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?xi32>
      %5 = tensor.empty(%dim_0) : tensor<?xi32>
      %6 = linalg.fill ins(%c42_i32 : i32) outs(%5 : tensor<?xi32>) -> tensor<?xi32>
      %broadcasted = linalg.broadcast ins(%6 : tensor<?xi32>) outs(%arg4 : tensor<?x?xi32>) dimensions = [0] 
      %7 = tensor.empty(%dim_0) : tensor<5x?xi1>
      %true = arith.constant true
      %8 = linalg.fill ins(%true : i1) outs(%7 : tensor<5x?xi1>) -> tensor<5x?xi1>
      %9 = linalg.select ins(%8, %mapped, %mapped : tensor<5x?xi1>, tensor<?x?xi32>, tensor<?x?xi32>) outs(%broadcasted : tensor<?x?xi32>) -> tensor<?x?xi32>
      scf.yield %3, %9, %4 : index, tensor<?x?xi32>, tensor<?x?xi32>
    }
    %dim = tensor.dim %arg2, %c1 : tensor<?x?xi32>
    %1 = tensor.empty(%dim) : tensor<5x?xi32>
    %2 = linalg.copy ins(%0#2 : tensor<?x?xi32>) outs(%1 : tensor<5x?xi32>) -> tensor<5x?xi32>
    return %2, %arg1, %0#1 : tensor<5x?xi32>, tensor<5x5xi32>, tensor<?x?xi32>
  }
  func.func @f2(%arg0: tensor<5x5xi32>, %arg1: tensor<?x?xi1>, %arg2: tensor<?x?xi1>) -> (tensor<?x?xi1>, tensor<5x5x1xi32>, tensor<5x5xi32>, i32) {
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [5, 5, 1] : tensor<5x5xi32> into tensor<5x5x1xi32>
    %true = arith.constant true
    %0 = linalg.fill ins(%true : i1) outs(%arg2 : tensor<?x?xi1>) -> tensor<?x?xi1>
    %1 = tensor.empty() : tensor<5x5xi32>
    %2 = linalg.copy ins(%arg0 : tensor<5x5xi32>) outs(%1 : tensor<5x5xi32>) -> tensor<5x5xi32>
    %c-1_i32 = arith.constant -1 : i32
    return %0, %expanded, %2, %c-1_i32 : tensor<?x?xi1>, tensor<5x5x1xi32>, tensor<5x5xi32>, i32
  }
}

