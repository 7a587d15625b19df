// bufdiff-profile: loops
// bufdiff-choices: 0e13e90476a8b30858360c5fcd3b4a8c59cfb62971be9c61c24d0c1c5e102688b29578dcf711a286
// bufdiff-choices: a3079ca0d19a51eaa4374868eca417f7a05726985aa8b6aaf49474faf9af6a76820c08f83b5613f8
// bufdiff-choices: 5f69e1034d415c9a11aa88d73cfe56f20bf4d7ad41eed9ef7f83c1a8e8e744ac8c7d627466895bd8
// bufdiff-choices: 211866b6d1a1b7cda97280486e2ae3ff8dad
// bufdiff-features: 1155 1502 1768 2898 3377 6812 8818 9479 9748 10384 10968 11162 11703 12170
// bufdiff-features: 12403 12932 13233 14884 15751 15903 16682 18330 18588 19545 19606 22280 22739
// bufdiff-features: 23348 24826 25297 25388 25818 25911 26568 27048 27581 27825 28814 28999 29590
// bufdiff-features: 29684 30232 30996 31606 31899 34069 34167 34647 34965 35053 35163 36092 36681
// bufdiff-features: 36721 36901 38435 38702 39026 39981 40044 40712 42858 42947 44522 44666 44816
// bufdiff-features: 44943 45710 46203 46832 47449 47488 47693 49135 49286 50426 51415 52062 52558
// bufdiff-features: 52900 52958 54180 54823 54998 56382 57548 57718 58190 58208 60404 61180 61556
// bufdiff-features: 61699 62450 63062 63384 63431 64120 66422 68355 68755 68782 69403 70119 71169
// bufdiff-features: 72546 72674 74057 74362 76587 76953 77565 78169 78283 78430 79229 80553 82605
// bufdiff-features: 83194 85219 85820 86125 86676 87495 88008 88264 90487 91633 91764 92194 93286
// bufdiff-features: 94405 94755 95106 95273 95285 95407 99009 99148 99738 100262 103205 103490
// bufdiff-features: 104132 104931 110552 110613 111976 112474 112929 113020 115471 115711 117137
// bufdiff-features: 118112 119417 119845 119885 121682 126398 127243 128456 128554 128586 128768
// bufdiff-features: 128907 129435 129882
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x3xi8>) -> (tensor<2x1xi8>, tensor<2x1xi8>, tensor<3x3xi8>, tensor<9xi8>, tensor<2x1xi8>, i8, i8) {
    %0 = scf.forall (%arg1, %arg2) in (3, 3) shared_outs(%arg3 = %arg0) -> (tensor<3x3xi8>) {
      %extracted_0 = tensor.extract %arg0[%arg1, %arg2] : tensor<3x3xi8>
      %cst = arith.constant dense<0> : tensor<i8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cst into %arg3[%arg1, %arg2] [1, 1] [1, 1] : tensor<i8> into tensor<3x3xi8>
      }
    }
    %c9 = arith.constant 9 : index
    %from_elements = tensor.from_elements %c9 : tensor<1xindex>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<3x3xi8>, tensor<1xindex>) -> tensor<9xi8>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %0[1, 2] [2, 1] [%c1, 1] : tensor<3x3xi8> to tensor<2x1xi8>
    %c0 = arith.constant 0 : index
    %c127_i8 = arith.constant 127 : i8
    %inserted = tensor.insert %c127_i8 into %extracted_slice[%c1, %c0] : tensor<2x1xi8>
    %inserted_slice = tensor.insert_slice %inserted into %0[1, 2] [2, 1] [%c1, 1] : tensor<2x1xi8> into tensor<3x3xi8>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %0[%c2, %c2] : tensor<3x3xi8>
    %c-3_i8 = arith.constant -3 : i8
    %1 = arith.cmpi sgt, %extracted, %c-3_i8 : i8
    %2 = arith.select %1, %inserted, %extracted_slice : tensor<2x1xi8>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %inserted : tensor<2x1xi8>, tensor<2x1xi8>) outs(%2 : tensor<2x1xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %6 = arith.cmpi sgt, %in, %in_0 : i8
      %7 = arith.select %6, %in, %in_0 : i8
      linalg.yield %7 : i8
    } -> tensor<2x1xi8>
    %4 = tensor.empty() : tensor<2x1xi8>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<2x1xi8>) outs(%4 : tensor<2x1xi8>) {
    ^bb0(%in: i8, %out: i8):
      %6 = arith.subi %in, %c-3_i8 : i8
      linalg.yield %6 : i8
    } -> tensor<2x1xi8>
    return %5, %3, %inserted_slice, %reshape, %extracted_slice, %extracted, %c127_i8 : tensor<2x1xi8>, tensor<2x1xi8>, tensor<3x3xi8>, tensor<9xi8>, tensor<2x1xi8>, i8, i8
  }
}

