// bufdiff-profile: types
// bufdiff-choices: e8ae905b3289e7cf4a246abdc10be844727657b03f08fb84f74bf14e218ef6a09a946a969921e09a
// bufdiff-choices: beb68e6460ea1833fc26d409f547ec1189ddb5fb7a1fc7ac9de44a31e5b31383513b5e95a623d92a
// bufdiff-choices: e5a1eb5e5c6f7d5416c87747bf78cc5959cf61d9085e3e0f6d14accb4bed6f181380bdb36f0633b2
// bufdiff-choices: 06f1cbc96930899d0c69012c446670a2a845ef9275e87eff836580e639357eeb4c57571bc2a971fc
// bufdiff-choices: d2ca47a1b3ccc79e92c37c29c788e04f193e3000dbdcae37110396f79fb3aed96bd2d64d80c25614
// bufdiff-choices: 2c04c0d1097d9ca9bc0e35d7565962b87a7a3fe1a45c71310897a17cab88f9830f6b64828664d77d
// bufdiff-choices: 289f9bda97d4081d80eb4f6d3fba2ce568d4e720c683cd6657d9e4e6f00c963acaf2e05629383cdf
// bufdiff-choices: 8425ea6ddad245f42926a583709fe238854f9aa96db88c9cae7972a6f53c6df55a42fe8bc6345544
// bufdiff-choices: a609f0263e8fa2ef3dee9e0544281abd76e673316737e1dd473f1602704937e2ef7c0f0d2dc5403f
// bufdiff-choices: 5a1d
// bufdiff-features: 397 600 2898 3964 4133 4291 4462 4712 4752 4810 4883 4958 5201 5471 5973 6163
// bufdiff-features: 6363 6510 6611 7068 7800 7901 8235 9479 10191 10968 11162 11202 11538 12638
// bufdiff-features: 12796 12824 13233 13424 13689 13915 14704 14800 15138 15202 15440 15546 15751
// bufdiff-features: 15798 16269 16682 16822 17603 17989 18166 19545 19606 19746 19979 21193 22095
// bufdiff-features: 22221 22280 22885 23117 23787 24826 25388 25729 26568 26663 27048 27640 27644
// bufdiff-features: 27725 27766 27825 28564 28724 28814 29001 29590 29667 29684 30209 30223 30666
// bufdiff-features: 30896 31727 32615 33068 33769 33824 34159 34167 34560 34564 34647 34965 35085
// bufdiff-features: 36092 36542 36784 36797 37007 37124 37183 38702 38783 39981 40070 40712 41620
// bufdiff-features: 41984 42339 42728 42984 43203 43229 43774 44816 44959 44994 45159 45183 46095
// bufdiff-features: 46203 46416 46605 46995 47141 47200 47392 47486 47779 48038 49107 49397 49657
// bufdiff-features: 50022 50283 51475 52042 52148 52558 52807 52900 52958 53252 53435 53471 54270
// bufdiff-features: 54408 54964 55472 55887 56087 56404 56592 56599 56673 57718 58024 58065 61350
// bufdiff-features: 61699 61944 61969 62218 62225 63071 63168 63610 63800 64120 64235 64370 64601
// bufdiff-features: 64716 64748 64959 65496 66111 66320 66422 66765 67388 68233 68355 68457 68755
// bufdiff-features: 69235 69987 70119 70437 70596 71168 71169 71199 71306 71333 71490 71773 72243
// bufdiff-features: 72394 72674 73041 73289 73330 73802 73846 74057 74255 74362 74617 75308 76700
// bufdiff-features: 76953 77129 77617 77875 78283 78430 78457 78697 78950 79174 79229 79334 79389
// bufdiff-features: 79852 80212 80567 80794 81441 81707 81736 82135 82203 83194 83488 83549 83794
// bufdiff-features: 83994 84585 84853 84887 84922 85738 86125 86144 86992 87495 87791 87923 88008
// bufdiff-features: 88081 88732 88956 89780 90070 90082 90090 91074 91540 92917 93150 93255 93464
// bufdiff-features: 94049 94405 94755 95285 95587 95603 95705 96464 96969 96976 97318 97447 97492
// bufdiff-features: 97822 98194 98201 98340 98501 98931 99009 99383 99568 99757 99834 100480 101258
// bufdiff-features: 102102 102204 102809 103315 103646 104069 104931 104952 105227 105236 105837
// bufdiff-features: 105914 107035 107425 107967 108169 108441 108977 109028 109086 109105 109140
// bufdiff-features: 109187 109327 109449 110128 110379 110552 110780 110899 111457 111765 111976
// bufdiff-features: 112709 112929 113657 113940 114221 114547 115083 115471 115711 115778 115801
// bufdiff-features: 115894 115990 116705 117206 117235 117506 117724 117839 118769 119588 119678
// bufdiff-features: 119705 119768 119845 120049 120699 121394 121467 121626 121762 122764 123719
// bufdiff-features: 123852 123986 124098 124839 125702 125850 126825 126932 127813 127922 127995
// bufdiff-features: 128163 128768 128916 129630 129946 130019 130500 130642 130933 130942 131025
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<i5>, %arg1: tensor<?xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<2x2xi5>, tensor<i5>, tensor<f64>) {
    %rank = tensor.rank %arg0 : tensor<i5>
    %alloc = memref.alloc() : memref<i5>
    bufferization.materialize_in_destination %arg0 in restrict writable %alloc : (tensor<i5>, memref<i5>) -> ()
    %0 = memref.load %alloc[] : memref<i5>
    %1 = tensor.empty() : tensor<4xi1>
    %true = arith.constant true
    %2 = linalg.fill ins(%true : i1) outs(%1 : tensor<4xi1>) -> tensor<4xi1>
    %cast = tensor.cast %2 : tensor<4xi1> to tensor<?xi1>
    %3:2 = call @f4(%cast) : (tensor<?xi1>) -> (tensor<f64>, tensor<i5>)
    %c-1_i5 = arith.constant -1 : i5
    %4:3 = call @f5(%2, %c-1_i5, %true) : (tensor<4xi1>, i5, i1) -> (tensor<2x2xi5>, tensor<4xi1>, tensor<4xi1>)
    return %4#2, %4#1, %4#0, %3#1, %3#0 : tensor<4xi1>, tensor<4xi1>, tensor<2x2xi5>, tensor<i5>, tensor<f64>
  }
  func.func private @f5(%arg0: tensor<4xi1>, %arg1: i5, %arg2: i1) -> (tensor<2x2xi5>, tensor<4xi1>, tensor<4xi1>) {
    %0 = linalg.fill ins(%arg2 : i1) outs(%arg0 : tensor<4xi1>) -> tensor<4xi1>
    %1 = arith.select %arg2, %arg0, %0 : tensor<4xi1>
    %c4 = arith.constant 4 : index
    %from_elements = tensor.from_elements %c4 : tensor<1xindex>
    %reshape = tensor.reshape %1(%from_elements) : (tensor<4xi1>, tensor<1xindex>) -> tensor<4xi1>
    %2 = tensor.empty() : tensor<2x2xi5>
    %3 = linalg.fill ins(%arg1 : i5) outs(%2 : tensor<2x2xi5>) -> tensor<2x2xi5>
    %4:2 = call @f3(%3, %3, %3) : (tensor<2x2xi5>, tensor<2x2xi5>, tensor<2x2xi5>) -> (tensor<2x2xi5>, tensor<2x2xi5>)
    return %4#1, %reshape, %0 : tensor<2x2xi5>, tensor<4xi1>, tensor<4xi1>
  }
  func.func private @f4(%arg0: tensor<?xi1>) -> (tensor<f64>, tensor<i5>) {
    %cst = arith.constant 2.000000e+00 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0 = linalg.sqrt ins(%from_elements : tensor<f64>) outs(%from_elements : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<i5>
    %cst_0 = arith.constant dense<3> : tensor<i5>
    %2 = call @f1(%1, %cst_0, %cst_0) : (tensor<i5>, tensor<i5>, tensor<i5>) -> tensor<i5>
    return %0, %2 : tensor<f64>, tensor<i5>
  }
  func.func private @f3(%arg0: tensor<2x2xi5>, %arg1: tensor<2x2xi5>, %arg2: tensor<2x2xi5>) -> (tensor<2x2xi5>, tensor<2x2xi5>) {
    %c0 = arith.constant 0 : index
    %c3_i5 = arith.constant 3 : i5
    %inserted = tensor.insert %c3_i5 into %arg0[%c0, %c0] : tensor<2x2xi5>
    %extracted = tensor.extract %inserted[%c0, %c0] : tensor<2x2xi5>
    %c4_i5 = arith.constant 4 : i5
    %0 = arith.cmpi ne, %extracted, %c4_i5 : i5
    %1 = scf.if %0 -> (tensor<2x2xi5>) {
      %cst = arith.constant dense<[[false, true], [false, false]]> : tensor<2x2xi1>
      %2 = tensor.empty() : tensor<2x2xi5>
      %3 = linalg.fill ins(%c4_i5 : i5) outs(%2 : tensor<2x2xi5>) -> tensor<2x2xi5>
      %4 = linalg.select ins(%cst, %arg2, %3 : tensor<2x2xi1>, tensor<2x2xi5>, tensor<2x2xi5>) outs(%arg1 : tensor<2x2xi5>) -> tensor<2x2xi5>
      scf.yield %4 : tensor<2x2xi5>
    } else {
      %2 = tensor.empty() : tensor<i5>
      %3 = linalg.fill ins(%extracted : i5) outs(%2 : tensor<i5>) -> tensor<i5>
      %cst = arith.constant dense<[false, false, true, false]> : tensor<4xi1>
      %4:3 = func.call @f2(%3, %cst, %arg1) : (tensor<i5>, tensor<4xi1>, tensor<2x2xi5>) -> (tensor<4xi5>, tensor<4xi1>, f64)
      %5 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted, %arg2 : tensor<2x2xi5>, tensor<2x2xi5>) outs(%arg1 : tensor<2x2xi5>) {
      ^bb0(%in: i5, %in_0: i5, %out: i5):
        %6 = arith.xori %in, %in_0 : i5
        linalg.yield %6 : i5
      } -> tensor<2x2xi5>
      scf.yield %5 : tensor<2x2xi5>
    }
    return %1, %inserted : tensor<2x2xi5>, tensor<2x2xi5>
  }
  func.func @f2(%arg0: tensor<i5>, %arg1: tensor<4xi1>, %arg2: tensor<2x2xi5>) -> (tensor<4xi5>, tensor<4xi1>, f64) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg1[0] [4] [1] : tensor<4xi1> into tensor<4xi1>
    %collapsed = tensor.collapse_shape %arg2 [[0, 1]] : tensor<2x2xi5> into tensor<4xi5>
    %cst = arith.constant 1.000000e+00 : f64
    return %collapsed, %inserted_slice, %cst : tensor<4xi5>, tensor<4xi1>, f64
  }
  func.func private @f1(%arg0: tensor<i5>, %arg1: tensor<i5>, %arg2: tensor<i5>) -> tensor<i5> {
    %c4_i5 = arith.constant 4 : i5
    %0 = linalg.fill ins(%c4_i5 : i5) outs(%arg2 : tensor<i5>) -> tensor<i5>
    %c127_i32 = arith.constant 127 : i32
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c127_i32, %c127_i32, %c1_i32 : tensor<1x3x1xi32>
    %cst = arith.constant dense<[[[5], [6], [7], [8]]]> : tensor<1x4x1xi32>
    %1 = tensor.empty() : tensor<2xi32>
    %2 = linalg.pooling_nwc_min ins(%cst, %1 : tensor<1x4x1xi32>, tensor<2xi32>) outs(%from_elements : tensor<1x3x1xi32>) -> tensor<1x3x1xi32>
    return %0 : tensor<i5>
  }
}

