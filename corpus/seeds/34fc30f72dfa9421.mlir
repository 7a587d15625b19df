// bufdiff-profile: cfg
// bufdiff-choices: beed8f13cc2af4ab76ec0a73c9b286a6c499571d8f554983d5d6fd46bbb654a20a93c34cdc2613ee
// bufdiff-choices: a516112ed1e57f846351380c2017df4fa8a85a6e6508b96b5ed3292208b0aad16628589662458cf0
// bufdiff-choices: 9ddfc9bc491941980953b5553318d1d396ef1fe5db4f5333704861ec03e1a3d405c4db7d8c7d330f
// bufdiff-choices: fdc6a6717eba963c32f134fc5b2b56f5094005399a358b870c1a4694b2f9974b9757d2d9e6293e1a
// bufdiff-choices: b8da2a966d5c76376af84a2b5d6b8e56250520adb755ea02f6ad6e3a9102ce5f3f07ed672b298949
// bufdiff-choices: f614fbde704eaea78cb4f469d80d79b12463f52ee976411e0683fbb8e63a81e8e051a134084671ee
// bufdiff-choices: 57b600053a7c7a72b83bfa59c276dff9883ed6b6247b79dde33a5ef7ec3298255a2622d5802a77b5
// bufdiff-choices: c0eb01f113fb2c1db3a9321dc5b2d48648c171c1b4fe1c46274789a47a2282628f87a6bf222da0a6
// bufdiff-choices: 2c20d63a64faf9cb743d5cbcdf9cbb908d0084b663ef55daef4c77
// bufdiff-features: 600 2898 3586 4768 4784 5943 6060 6611 7540 9479 9968 11044 11162 11408 11441
// bufdiff-features: 12170 12760 13233 13493 14454 15751 15903 16682 18330 18480 18486 19442 19606
// bufdiff-features: 20003 20023 20127 20749 22280 23454 24389 24402 24747 25818 25952 26568 26619
// bufdiff-features: 27704 27792 28464 29687 29968 30145 30209 30293 30666 30996 32918 34167 35821
// bufdiff-features: 36784 37409 38427 38702 40712 41605 42005 42344 42467 43631 44522 44589 45897
// bufdiff-features: 46128 46203 46763 47392 48944 48974 49370 50894 51564 51791 52558 52625 52807
// bufdiff-features: 52829 52900 53244 53252 53469 53659 54115 54135 54546 57745 58190 59176 60302
// bufdiff-features: 60609 61190 61692 63071 63384 64120 64235 64716 64760 65478 65496 66422 67954
// bufdiff-features: 68355 68782 69403 71168 71556 71701 71825 73289 73802 73926 74471 74833 75421
// bufdiff-features: 75908 75921 78283 78430 78620 79600 81443 81736 82135 82712 82867 83194 84585
// bufdiff-features: 85316 85843 85896 86125 87495 88635 88732 89085 89780 89812 90202 91333 91633
// bufdiff-features: 92921 93255 95407 97187 97662 97924 98501 99383 99839 100059 100085 101264
// bufdiff-features: 101823 102809 103056 103715 104790 104931 105070 106321 107425 108012 108210
// bufdiff-features: 108221 109327 109949 110136 110552 110725 112929 113327 113559 113781 114028
// bufdiff-features: 115026 117010 117235 117340 117724 118884 119588 120671 121538 121670 121682
// bufdiff-features: 121707 122788 124909 125908 128915 128916 129648 130933 130942 132554 132574
// bufdiff-features: 132590 133110 134279 136007 137045 137102 139715 139890 142084 144053 144724
// bufdiff-features: 146512 146753 147477 148170 149884 150501 151140 151758 152233 153293 153896
// bufdiff-features: 154331 155791 155867 155970 156154 156253 156460 156834 157426 158120 158371
// bufdiff-features: 158897 159348 160349 160756 161377 162693 165141 165719 167466 167688 168387
// bufdiff-features: 168815 168858 169584 170819 171116 171551 173221 173354 173800 174026 174314
// bufdiff-features: 174930 175248 175888 176927 177182 177904 178046 178067 178765 181789 182966
// bufdiff-features: 183114 184030 184863 186117 186202 186959 188790 188845 190384 192422 192628
// bufdiff-features: 192771 193290 193297 193773 194682 194714 196031 196048 197770 197837 197849
// bufdiff-features: 198140 198912 199885 200104 200149 200521 201059 201095 202241 203407 203746
// bufdiff-features: 204212 205434 205636 205953 206133 207731 208379 209513 209666 209922 210461
// bufdiff-features: 211537 213275 214889 215959 216892 218286 218480 218738 219452 220284 220999
// bufdiff-features: 222809 223568 226178 226357 227610 228936 229266 229951 230081 230104 230293
// bufdiff-features: 230341 230640 231330 233401 234488 234594 235375 235396 236216 236929 236930
// bufdiff-features: 236986 238118 239512 240158 241739 242793 242955 243310 243872 244092 244908
// bufdiff-features: 245272 246107 246543 246783 246895 247247 249841 249984 250015 250345 250948
// bufdiff-features: 251217 252466 252539 252918 253255 253802 255556 255618 256247 258143 259528
// bufdiff-features: 259785 259805 259840 260161
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>) -> (tensor<4x?xf64>, tensor<4x4xf64>, tensor<16xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<?x?xf64>, f64, f64) {
    %cast = tensor.cast %arg1 : tensor<4x4xf64> to tensor<?x?xf64>
    %0 = call @f3(%cast) : (tensor<?x?xf64>) -> tensor<?x?xf64>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %0[%c2, %c2] : tensor<?x?xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %1 = arith.cmpf uno, %extracted, %cst : f64
    %2 = arith.select %1, %arg1, %arg0 : tensor<4x4xf64>
    %3 = tensor.empty() : tensor<4x4xf64>
    %4 = arith.divf %extracted, %extracted : f64
    %5 = linalg.fill ins(%4 : f64) outs(%3 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %6 = linalg.copy ins(%5 : tensor<4x4xf64>) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %cast_0 = tensor.cast %6 : tensor<?x?xf64> to tensor<4x4xf64>
    %cast_1 = tensor.cast %6 : tensor<?x?xf64> to tensor<4x4xf64>
    %7:2 = call @f2(%cast_0, %cast_1) : (tensor<4x4xf64>, tensor<4x4xf64>) -> (tensor<4x4xf64>, f64)
    %cast_2 = tensor.cast %0 : tensor<?x?xf64> to tensor<?x4xf64>
    %8:3 = call @f1(%cast_2, %5) : (tensor<?x4xf64>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, f64)
    %c16_i32 = arith.constant 16 : i32
    %from_elements = tensor.from_elements %c16_i32 : tensor<1xi32>
    %reshape = tensor.reshape %7#0(%from_elements) : (tensor<4x4xf64>, tensor<1xi32>) -> tensor<16xf64>
    %9:2 = scf.forall (%arg2) = (0) to (4) step (2) shared_outs(%arg3 = %arg1, %arg4 = %7#0) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
      %cst_4 = arith.constant 1.000000e+00 : f64
      %cst_5 = arith.constant 1.000000e+00 : f64
      %cst_6 = arith.constant 2.000000e+00 : f64
      %from_elements_7 = tensor.from_elements %extracted, %cst_4, %cst_5, %cst_6 : tensor<4xf64>
      %extracted_slice = tensor.extract_slice %arg3[%arg2, 0] [2, 4] [1, 1] : tensor<4x4xf64> to tensor<2x4xf64>
      %c1 = arith.constant 1 : index
      %inserted_slice = tensor.insert_slice %8#1 into %extracted_slice[%c1, 0] [1, 4] [1, 1] : tensor<4xf64> into tensor<2x4xf64>
      %10 = linalg.min ins(%inserted_slice, %extracted_slice : tensor<2x4xf64>, tensor<2x4xf64>) outs(%inserted_slice : tensor<2x4xf64>) -> tensor<2x4xf64>
      %extracted_slice_8 = tensor.extract_slice %arg4[%arg2, 0] [2, 4] [1, 1] : tensor<4x4xf64> to tensor<2x4xf64>
      %11 = tensor.empty() : tensor<4x2xf64>
      %12 = linalg.fill ins(%extracted : f64) outs(%11 : tensor<4x2xf64>) -> tensor<4x2xf64>
      %transposed = linalg.transpose ins(%12 : tensor<4x2xf64>) outs(%extracted_slice_8 : tensor<2x4xf64>) permutation = [1, 0] 
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %10 into %arg3[%arg2, 0] [2, 4] [1, 1] : tensor<2x4xf64> into tensor<4x4xf64>
        tensor.parallel_insert_slice %transposed into %arg4[%arg2, 0] [2, 4] [1, 1] : tensor<2x4xf64> into tensor<4x4xf64>
      }
    }
    %cast_3 = tensor.cast %2 : tensor<4x4xf64> to tensor<4x?xf64>
    return %cast_3, %8#0, %reshape, %9#0, %9#1, %0, %8#2, %extracted : tensor<4x?xf64>, tensor<4x4xf64>, tensor<16xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<?x?xf64>, f64, f64
  }
  func.func @f3(%arg0: tensor<?x?xf64>) -> tensor<?x?xf64> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf64>
    %0 = arith.cmpi eq, %dim, %c0 : index
    %1:2 = scf.if %0 -> (tensor<?x?xf64>, tensor<?x?xf64>) {
      %c1 = arith.constant 1 : index
      %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf64>
      %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf64> to tensor<?x?xf64>
      scf.yield %arg0, %arg0 : tensor<?x?xf64>, tensor<?x?xf64>
    } else {
      %2 = linalg.erf ins(%arg0 : tensor<?x?xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xf64>) outs(%arg0 : tensor<?x?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %cst = arith.constant 5.000000e-01 : f64
        %4 = arith.maximumf %in, %cst : f64
        linalg.yield %4 : f64
      } -> tensor<?x?xf64>
      scf.yield %2, %3 : tensor<?x?xf64>, tensor<?x?xf64>
    }
    return %1#0 : tensor<?x?xf64>
  }
  func.func private @f2(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>) -> (tensor<4x4xf64>, f64) {
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<?x4xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x4xf64>) -> tensor<?x4xf64>
    %2 = linalg.reciprocal ins(%1 : tensor<?x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg1 : tensor<4x4xf64>) {
    ^bb0(%out: f64):
      %4 = linalg.index 0 : index
      %c3 = arith.constant 3 : index
      %5 = arith.subi %c3, %4 : index
      %6 = linalg.index 1 : index
      %7 = arith.subi %c3, %6 : index
      %extracted = tensor.extract %arg1[%5, %7] : tensor<4x4xf64>
      %cst_0 = arith.constant 5.000000e-01 : f64
      %8 = arith.mulf %extracted, %cst_0 : f64
      linalg.yield %8 : f64
    } -> tensor<4x4xf64>
    return %3, %cst : tensor<4x4xf64>, f64
  }
  func.func private @f1(%arg0: tensor<?x4xf64>, %arg1: tensor<4x4xf64> {bufferization.buffer_layout = #map}) -> (tensor<4x4xf64>, tensor<4xf64>, f64) {
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %c3] [4, 1] [1, 1] : tensor<?x4xf64> to tensor<4xf64>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<4xf64>) outs(%arg1 : tensor<4x4xf64>) dimensions = [0] 
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c2, %c1] : tensor<?x4xf64>
    return %broadcasted, %extracted_slice, %extracted : tensor<4x4xf64>, tensor<4xf64>, f64
  }
}

