// bufdiff-profile: idioms
// bufdiff-choices: 3b18a67a1669b9017f4a3aafb7ced08c9cced1c990854c3813e2cc3ad36db4d2997f6e321c39ad46
// bufdiff-choices: 1d6b5ef6b80db438ea03768fe6396b8697e54b462243ab6766b49b6ee0cfbca1d64b605bd521d72c
// bufdiff-choices: b20d8c868f843e0bf51319fa0e10cce4c80d4a394a7a15a209badbdde19a3c35669afe69e5ca1ee1
// bufdiff-choices: 801e263f2b1a3f14b8e580f4c397e600e116164c274d546f4c32b5c4f1d3fb7688a736fd5639391c
// bufdiff-choices: 7424559ebd2de8b4605f17072f480522d8f563b796525c0b32cfb683c2ea259687b6c679674588fb
// bufdiff-choices: aeb3bb9840149f172223cf2b7f23ec409894656aab605ae8607b03d9843a249e0b11a5bccf6d2d8b
// bufdiff-choices: f3083bcb19f8be5f84467fd4a16c52314614632081df9db967b426c5ddb1cbcddae08800aeb06da3
// bufdiff-choices: 5f2821a2de7ee2e7af3b34998a910fd722823ff4f95f1b27
// bufdiff-features: 363 823 2437 2898 2917 2945 5973 6002 6611 8452 9085 9407 9479 11044 11162
// bufdiff-features: 11202 11759 13169 13233 13390 13552 13915 14693 15440 15720 15751 16455 18486
// bufdiff-features: 18962 19508 19628 19746 20023 20088 21382 21548 22095 22280 24826 25078 25119
// bufdiff-features: 25147 25388 25729 25962 26087 26568 26796 27048 27825 28179 28814 29443 29684
// bufdiff-features: 29968 30223 30305 30666 31208 31727 31899 32615 33769 34159 34167 34623 34647
// bufdiff-features: 34965 35163 35507 35763 36542 36773 36784 37786 38490 38783 40297 40479 40712
// bufdiff-features: 42282 42344 42467 42858 42984 43028 43092 43098 43209 43242 46095 46203 46344
// bufdiff-features: 46832 46894 46913 46995 47392 47486 47758 48038 48667 49332 50246 50331 50894
// bufdiff-features: 51415 51475 52042 52152 52558 52625 52807 52823 52900 52958 53057 53249 53252
// bufdiff-features: 53469 53659 54053 54203 54528 54970 54998 55405 55506 55579 55887 56153 56626
// bufdiff-features: 57286 57499 57718 59291 59436 59448 59725 60004 60465 60686 60698 61112 61556
// bufdiff-features: 61699 62912 63062 63071 63621 63800 63887 64028 64120 64716 64959 65496 65726
// bufdiff-features: 66320 66422 66664 67748 68355 69032 69987 70529 70644 71050 71169 72450 72674
// bufdiff-features: 73140 73249 73289 73625 73802 73832 74000 74057 74362 74617 74833 76196 76700
// bufdiff-features: 76953 78283 78430 78950 79099 79389 81736 82135 82182 82203 83194 83412 84452
// bufdiff-features: 84585 84866 84887 85843 86125 86136 87563 88321 88337 88520 88732 89143 89780
// bufdiff-features: 90589 91529 92194 93150 93255 94178 94961 95285 95820 97318 97447 98194 98501
// bufdiff-features: 99009 99228 99383 99568 100502 101264 101600 101753 102149 103014 104303 104931
// bufdiff-features: 104952 105108 105837 105858 105914 106761 107614 108173 108686 109086 109327
// bufdiff-features: 109467 109637 109732 110552 111101 111718 111976 112474 112709 112929 113209
// bufdiff-features: 113940 114221 114547 115337 115471 115778 115881 115990 117206 117235 118769
// bufdiff-features: 119588 119876 121394 121467 121626 122144 122764 124484 125163 125308 125702
// bufdiff-features: 125908 126398 127274 127736 127813 128456 128768 130010 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f2(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<4xi64>
    %0 = linalg.fill ins(%extracted : i64) outs(%arg0 : tensor<4xi64>) -> tensor<4xi64>
    %extracted_slice = tensor.extract_slice %arg1[0] [3] [1] : tensor<4xi64> to tensor<3xi64>
    %cast = tensor.cast %extracted_slice : tensor<3xi64> to tensor<?xi64>
    %1:2 = call @f1(%extracted_slice, %arg0, %cast) : (tensor<3xi64>, tensor<4xi64>, tensor<?xi64>) -> (tensor<4xi64>, tensor<4xi64>)
    return %1#1, %1#0, %0 : tensor<4xi64>, tensor<4xi64>, tensor<4xi64>
  }
  func.func @f1(%arg0: tensor<3xi64>, %arg1: tensor<4xi64>, %arg2: tensor<?xi64>) -> (tensor<4xi64>, tensor<4xi64>) {
    %c2 = arith.constant 2 : index
    %c2_i64 = arith.constant 2 : i64
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg1[%c2], %c2_i64 : tensor<4xi64>, vector<4xi64>
    %c1 = arith.constant 1 : index
    %1 = vector.transfer_write %0, %arg1[%c1] : vector<4xi64>, tensor<4xi64>
    return %1, %arg1 : tensor<4xi64>, tensor<4xi64>
  }
  func.func @main(%arg0: tensor<3xi64>, %arg1: tensor<?x?xi64>, %arg2: tensor<4xi64> {bufferization.writable = false}) -> (tensor<2x4xi64>, tensor<2x4xi64>, tensor<4xi64>, tensor<?xi64>, tensor<?xi64>) {
    %cst = arith.constant dense<[[8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<2x4xi64>
    %0:2 = call @write3(%cst) : (tensor<2x4xi64>) -> (tensor<2x4xi64>, tensor<2x4xi64>)
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<2x4xi64>) outs(%0#0 : tensor<2x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %5 = arith.addi %in, %out : i64
      linalg.yield %5 : i64
    } -> tensor<2x4xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xi64>
    %c1 = arith.constant 1 : index
    %2 = arith.cmpi uge, %dim, %c1 : index
    %3:2 = scf.if %2 -> (tensor<2x4xi64>, tensor<2x4xi64>) {
      %5 = linalg.sub ins(%cst, %1 : tensor<2x4xi64>, tensor<2x4xi64>) outs(%0#1 : tensor<2x4xi64>) -> tensor<2x4xi64>
      %6:2 = func.call @write3(%cst) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2x4xi64>) -> (tensor<2x4xi64>, tensor<2x4xi64>)
      %7 = linalg.min ins(%6#1, %0#0 : tensor<2x4xi64>, tensor<2x4xi64>) outs(%cst : tensor<2x4xi64>) -> tensor<2x4xi64>
      scf.yield %5, %7 : tensor<2x4xi64>, tensor<2x4xi64>
    } else {
      scf.yield %0#1, %cst : tensor<2x4xi64>, tensor<2x4xi64>
    }
    %4:3 = call @f2(%arg2, %arg2) : (tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>)
    %cast = tensor.cast %4#1 : tensor<4xi64> to tensor<?xi64>
    %cast_0 = tensor.cast %4#2 : tensor<4xi64> to tensor<?xi64>
    return %3#0, %3#1, %4#0, %cast, %cast_0 : tensor<2x4xi64>, tensor<2x4xi64>, tensor<4xi64>, tensor<?xi64>, tensor<?xi64>
  }
  func.func private @write3(%arg0: tensor<2x4xi64>) -> (tensor<2x4xi64>, tensor<2x4xi64>) {
    %0 = tensor.empty() : tensor<4x4xi64>
    %c0_i64 = arith.constant 0 : i64
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<2x4xi64>, tensor<4x4xi64>) outs(%arg0 : tensor<2x4xi64>) -> tensor<2x4xi64>
    %3 = tensor.empty() : tensor<2x4xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x4xi64>) outs(%3 : tensor<2x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x4xi64>
    return %2, %4 : tensor<2x4xi64>, tensor<2x4xi64>
  }
}

