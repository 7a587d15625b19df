// bufdiff-profile: loops
// bufdiff-choices: 73af68cf619216002af3bcd6eeb14c6228a6de69d960a9e5f4b41ce4adc507d8f1e1bedf72e8ba7c
// bufdiff-choices: 7896f42677a372e6d15571004f63e5a84b53a5728fd712dc955b072d83f67aec98c361d7381e8b81
// bufdiff-choices: e700557cd1adf1c06c8c35ecf0585d04393f177d3aefa4abdb64e9fb94015a16a905dbc63c66f4f2
// bufdiff-choices: 93702d0b879f85654ebc0169e693177d2bd618161f40ca0f2fb228e949bcbe7eed3bbb33cee68491
// bufdiff-choices: 5ed842fc2e22d33cb278aca8fdd6b34515db91b3c99d6a294883d1b50124cbb6d9b40db4d6bb7c7e
// bufdiff-choices: 1d00550f8969a125456d0160d15578c4194bc1b457dbea9c687fb1ef53c8be6ad349e41d7aaef6e8
// bufdiff-choices: f5214f9f8adba16d679319dd584b9b559c83ef81a16f4311f2fb0d6b20912c07cdd13bbf08f47a24
// bufdiff-choices: a3b6bd99b296720c6ce5cf943da389f2eef7c0ee34308b19708943e2766bb93c9ea2d5b6bd32af34
// bufdiff-choices: 15f8914cbec2d63b71b8bc07254fff6bb263bc0dd5548bbba259f83a663bd07187c96e1fc94d60
// bufdiff-features: 587 1922 2296 2898 6363 9132 9255 9479 9748 10911 11162 11441 12032 12170 12525
// bufdiff-features: 12789 12932 13233 13915 14884 15751 15827 15903 15929 16728 18356 20838 21036
// bufdiff-features: 21281 21522 21953 22095 22109 22280 22640 23787 24571 25727 25818 26464 26568
// bufdiff-features: 28353 28724 28814 29001 29966 30145 30666 31383 33769 33853 34159 34167 34233
// bufdiff-features: 35239 36008 37314 38783 39082 40021 40070 40390 40712 42344 42984 43839 44554
// bufdiff-features: 44587 44621 45617 46034 46203 47392 47449 47762 48974 49211 49370 52322 52558
// bufdiff-features: 52900 53469 54915 55113 55305 56140 57548 58190 60686 61692 63769 63800 63929
// bufdiff-features: 64120 64435 64716 64801 66422 66995 68355 68782 68867 69121 69729 71556 71680
// bufdiff-features: 72363 74141 74382 74507 75921 76953 77129 77299 78283 78430 78796 79596 80533
// bufdiff-features: 81541 82008 82011 82135 82594 83194 83900 84585 85843 86125 86582 87764 88337
// bufdiff-features: 88732 89110 89780 89812 90097 90656 91148 91633 92194 94981 95407 95494 95603
// bufdiff-features: 96716 97131 97164 99224 103609 103715 104315 104931 105044 106087 107035 108221
// bufdiff-features: 108733 111494 111976 112010 112751 112929 113041 113801 113940 114783 115026
// bufdiff-features: 116142 117206 119588 120687 121682 123503 124152 124729 125573 125908 125971
// bufdiff-features: 127243 129435 129849 130556 130602 130933 132574 134999 136007 137045 137504
// bufdiff-features: 139357 141238 142274 143896 144761 149908 150642 150818 152538 154946 155530
// bufdiff-features: 155545 155898 156460 158120 158128 158897 160756 161281 162623 163044 163373
// bufdiff-features: 163876 164602 165141 165695 165719 167614 167793 168007 169275 169562 171116
// bufdiff-features: 171369 171551 173800 174138 174170 175723 176335 176370 177693 177904 178067
// bufdiff-features: 178154 178228 178558 179357 181094 181592 184030 184625 184686 184722 184844
// bufdiff-features: 185490 185723 185743 186959 187188 187855 188790 190142 191911 192422 192528
// bufdiff-features: 192628 192771 193290 193292 193398 193872 194134 194503 194714 194987 196031
// bufdiff-features: 196786 197267 197837 198460 199381 201059 202241 203083 203639 204503 204527
// bufdiff-features: 204862 205434 207330 207632 208500 208944 208947 209762 210022 210461 211596
// bufdiff-features: 211675 212628 213275 214744 215880 215959 217085 220181 222638 222809 226178
// bufdiff-features: 226357 226579 226777 228936 229951 230081 230303 233154 234237 235141 236929
// bufdiff-features: 236986 237680 238954 239237 239241 240158 240186 240400 241844 243137 243781
// bufdiff-features: 243863 244092 244166 245380 246543 246783 246895 247062 249653 249841 250948
// bufdiff-features: 252260 252466 252539 253305 253836 254310 255520 255618 256362 258511 258994
// bufdiff-features: 259528 259840
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f1(%arg0: tensor<5x5xi32>, %arg1: tensor<5x5xi32>) -> (tensor<5x5xi32>, i32) {
    %0 = memref.alloca_scope  -> (i32) {
      %1 = scf.forall (%arg2, %arg3) in (5, 5) shared_outs(%arg4 = %arg1) -> (tensor<5x5xi32>) {
        %extracted_slice = tensor.extract_slice %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<5x5xi32> to tensor<1x1xi32>
        %4 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice : tensor<1x1xi32>, tensor<1x1xi32>) outs(%extracted_slice : tensor<1x1xi32>) {
        ^bb0(%in: i32, %in_0: i32, %out: i32):
          %5 = arith.minui %in, %in_0 : i32
          %6 = arith.addi %5, %out : i32
          linalg.yield %6 : i32
        } -> tensor<1x1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %4 into %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<1x1xi32> into tensor<5x5xi32>
        }
      }
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %extracted = tensor.extract %arg1[%c1, %c4] : tensor<5x5xi32>
      %2 = linalg.fill ins(%extracted : i32) outs(%arg1 : tensor<5x5xi32>) -> tensor<5x5xi32>
      %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<5x5xi32>) outs(%2 : tensor<5x5xi32>) {
      ^bb0(%in: i32, %out: i32):
        %4 = arith.maxui %in, %out : i32
        linalg.yield %4 : i32
      } -> tensor<5x5xi32>
      memref.alloca_scope.return %extracted : i32
    }
    return %arg0, %0 : tensor<5x5xi32>, i32
  }
  func.func private @f2(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>, %arg2: tensor<5x5xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<1xi32>) {
    %padded = tensor.pad %arg1 low[0] high[0] {
    ^bb0(%arg3: index):
      %c-3_i32 = arith.constant -3 : i32
      tensor.yield %c-3_i32 : i32
    } : tensor<2xi32> to tensor<2xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[1] [1] [%c1] : tensor<2xi32> to tensor<1xi32>
    %0 = linalg.conv_1d ins(%arg0, %extracted_slice : tensor<2xi32>, tensor<1xi32>) outs(%arg0 : tensor<2xi32>) -> tensor<2xi32>
    %expanded = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [5, 1, 5] : tensor<5x5xi32> into tensor<5x1x5xi32>
    %1 = tensor.empty() : tensor<1xi32>
    %2 = linalg.copy ins(%extracted_slice : tensor<1xi32>) outs(%1 : tensor<1xi32>) -> tensor<1xi32>
    return %padded, %0, %2 : tensor<2xi32>, tensor<2xi32>, tensor<1xi32>
  }
  func.func @main(%arg0: tensor<2xi32>) -> (tensor<2x2x2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<1xi32>, tensor<5x5xi32>, tensor<5x5xi32>, tensor<5x5xi32>, i32, i32) {
    %cst = arith.constant dense<[[[3, 6], [9, 12]], [[15, 18], [21, 24]]]> : tensor<2x2x2xi32>
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c3, %c2) : tensor<2x?x?xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<2xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<2x?x?xi32>) -> tensor<2x?x?xi32>
    %c-128_i32 = arith.constant -128 : i32
    %c5_i32 = arith.constant 5 : i32
    %from_elements = tensor.from_elements %extracted, %c-128_i32, %c5_i32, %extracted : tensor<2x2xi32>
    %2 = linalg.depthwise_conv_1d_nwc_wc ins(%1, %from_elements : tensor<2x?x?xi32>, tensor<2x2xi32>) outs(%cst : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %cst_0 = arith.constant dense<9> : tensor<2xi32>
    %3 = tensor.empty() : tensor<5x5xi32>
    %4 = linalg.fill ins(%c-128_i32 : i32) outs(%3 : tensor<5x5xi32>) -> tensor<5x5xi32>
    %5:3 = call @f2(%arg0, %cst_0, %4) : (tensor<2xi32>, tensor<2xi32>, tensor<5x5xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<1xi32>)
    %6:2 = scf.forall (%arg1) in (5) shared_outs(%arg2 = %3, %arg3 = %3) -> (tensor<5x5xi32>, tensor<5x5xi32>) {
      %extracted_slice = tensor.extract_slice %4[%c3, 0] [1, 5] [1, 1] : tensor<5x5xi32> to tensor<1x5xi32>
      %extracted_slice_2 = tensor.extract_slice %arg3[%arg1, 0] [1, 5] [1, 1] : tensor<5x5xi32> to tensor<1x5xi32>
      %9 = linalg.fill ins(%extracted : i32) outs(%extracted_slice_2 : tensor<1x5xi32>) -> tensor<1x5xi32>
      %10 = linalg.fill ins(%extracted : i32) outs(%9 : tensor<1x5xi32>) -> tensor<1x5xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg2[%arg1, 0] [1, 5] [1, 1] : tensor<1x5xi32> into tensor<5x5xi32>
        tensor.parallel_insert_slice %10 into %arg3[%arg1, 0] [1, 5] [1, 1] : tensor<1x5xi32> into tensor<5x5xi32>
      }
    }
    %cst_1 = arith.constant dense<[[false, true, false, false, true], [false, false, true, false, false], [true, false, false, true, false], [false, true, false, false, true], [false, false, true, false, false]]> : tensor<5x5xi1>
    %7 = linalg.select ins(%cst_1, %4, %6#0 : tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xi32>) outs(%6#1 : tensor<5x5xi32>) -> tensor<5x5xi32>
    %8:2 = call @f1(%7, %7) : (tensor<5x5xi32>, tensor<5x5xi32>) -> (tensor<5x5xi32>, i32)
    return %2, %5#0, %5#1, %5#2, %8#0, %7, %6#1, %8#1, %extracted : tensor<2x2x2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<1xi32>, tensor<5x5xi32>, tensor<5x5xi32>, tensor<5x5xi32>, i32, i32
  }
}

