// bufdiff-profile: idioms
// bufdiff-choices: 50006b237011da0265f8798200772400ce6b3e42aff5e1926c8b49fec4e5cf333bf0cb9566b7f0e4
// bufdiff-choices: eb75743bbc2ceac33551425ba3265138fbf70ebeb35f251693b10aa6afcaadfdb1e37f90df2ae482
// bufdiff-choices: 8739c61a85304ddbe49e29fe9758bbb84224760bafac525f5f12d67d53dc39dba925dd36b09120ad
// bufdiff-choices: a2963dd0234defedda5d124bcf054a538831c28f54178d47650faafb29c26736dd5f9c77f880d853
// bufdiff-choices: 8d22cb264fd7c0a8f7ec0c82303b6064bb3d27b86d04a7542e27bb99366f429866dc04b0484e5c92
// bufdiff-choices: 16be3f15bde857ede35161654a6da7608d66a3007282fffa6f450e7b5c1f4201b93063281eccf780
// bufdiff-choices: 021aad0893e63832e598
// bufdiff-features: 600 2898 2945 3579 6002 6611 9479 11044 11162 11784 13233 13390 13583 13915
// bufdiff-features: 14454 15424 15751 16048 16289 16960 18480 20003 20749 21382 22167 22280 23621
// bufdiff-features: 26568 27704 27725 28044 28537 28807 28814 29236 29590 29791 29968 30293 30666
// bufdiff-features: 33243 33472 33853 34167 35163 36784 38528 40644 40712 42344 42467 46203 46208
// bufdiff-features: 47392 47554 47646 48502 50894 51373 51415 52062 52558 52900 52946 53252 53659
// bufdiff-features: 54820 54998 56228 57115 58024 58303 59347 59620 60686 63071 64120 66422 66788
// bufdiff-features: 68355 68614 69445 69660 71050 71894 72960 73150 73802 74057 74507 76700 78283
// bufdiff-features: 78430 81281 81736 81928 82135 82594 85713 85843 86125 86159 88732 89780 90070
// bufdiff-features: 91491 91633 92157 93255 94961 95273 95407 95792 97131 99383 100059 101823
// bufdiff-features: 104245 104517 104931 107412 107425 108012 109949 110552 111131 111976 112929
// bufdiff-features: 113901 114028 114874 115778 116732 117235 118196 119068 120049 120671 122000
// bufdiff-features: 124254 125699 125908 126581 127238 127813 128361 128916 129849 130933 136030
// bufdiff-features: 136269 137439 137637 139524 140377 140479 141044 141834 142393 144697 146260
// bufdiff-features: 146512 146814 147712 148739 149495 150313 150580 151758 151936 152226 154764
// bufdiff-features: 155898 156460 156854 158120 158897 160756 161582 163212 164734 165636 165695
// bufdiff-features: 165719 166037 166169 167614 168815 168858 171204 172892 173166 173354 173800
// bufdiff-features: 177182 177610 177904 178067 178558 180465 181302 181390 181789 183595 183722
// bufdiff-features: 184030 186959 187156 187880 187886 188790 192422 192628 192771 193193 193773
// bufdiff-features: 194134 194714 196031 197392 197736 197849 198081 201059 201601 202241 203083
// bufdiff-features: 203746 204212 205434 205689 209131 209666 213861 215938 215959 222601 225759
// bufdiff-features: 226607 228204 228390 230081 230293 230640 230810 231034 231912 234387 235375
// bufdiff-features: 235396 236883 236930 238033 239758 242495 243546 243872 245619 246543 246783
// bufdiff-features: 250345 250917 250948 251054 251718 252466 252539 253802 253836 256235 257645
// bufdiff-features: 258916 259840 261082 261329
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f2(%arg0: tensor<?x?xi32>, %arg1: tensor<2x?xi32>) -> (tensor<2x2x1x2x2xi32>, tensor<1x?xi32>) {
    %0 = tensor.empty() : tensor<2x2x1x2x2xi32>
    %c3_i32 = arith.constant 3 : i32
    %1 = linalg.fill ins(%c3_i32 : i32) outs(%0 : tensor<2x2x1x2x2xi32>) -> tensor<2x2x1x2x2xi32>
    %2 = tensor.empty() : tensor<2x2x1x2x1xi32>
    %3 = linalg.fill ins(%c3_i32 : i32) outs(%2 : tensor<2x2x1x2x1xi32>) -> tensor<2x2x1x2x1xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %4 = tensor.empty(%c2, %c1, %c1) : tensor<2x?x?x1x?xi32>
    %5 = linalg.fill ins(%c3_i32 : i32) outs(%4 : tensor<2x?x?x1x?xi32>) -> tensor<2x?x?x1x?xi32>
    %6 = linalg.conv_2d_nhwgc_gfhwc ins(%3, %5 : tensor<2x2x1x2x1xi32>, tensor<2x?x?x1x?xi32>) outs(%1 : tensor<2x2x1x2x2xi32>) -> tensor<2x2x1x2x2xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c1 : tensor<2x?xi32>
    %extracted_slice = tensor.extract_slice %arg1[%c0, 0] [1, %dim] [1, 1] : tensor<2x?xi32> to tensor<1x?xi32>
    return %6, %extracted_slice : tensor<2x2x1x2x2xi32>, tensor<1x?xi32>
  }
  func.func @f1(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
    %c2_i32 = arith.constant 2 : i32
    %c11_i32 = arith.constant 11 : i32
    %from_elements = tensor.from_elements %c2_i32, %c2_i32, %c11_i32, %c2_i32 : tensor<2x2xi32>
    %0 = linalg.matmul ins(%arg1, %from_elements : tensor<2x2xi32>, tensor<2x2xi32>) outs(%arg1 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %cst = arith.constant dense<[[2, 1], [0, -1]]> : tensor<2x2xi32>
    %mapped = linalg.map ins(%0 : tensor<2x2xi32>) outs(%cst : tensor<2x2xi32>)
      (%in: i32, %init: i32) {
        linalg.yield %in : i32
      }
    return %mapped, %0 : tensor<2x2xi32>, tensor<2x2xi32>
  }
  func.func @main(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>) -> (tensor<2x?xi32>, tensor<1x?xi32>, tensor<2x2x1x2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) {
    %cast = tensor.cast %arg1 : tensor<2x2xi32> to tensor<?x?xi32>
    %0 = tensor.empty() : tensor<2x3xi32>
    %c-3_i32 = arith.constant -3 : i32
    %1 = linalg.fill ins(%c-3_i32 : i32) outs(%0 : tensor<2x3xi32>) -> tensor<2x3xi32>
    %cast_0 = tensor.cast %1 : tensor<2x3xi32> to tensor<2x?xi32>
    %2:2 = call @f2(%cast, %cast_0) : (tensor<?x?xi32>, tensor<2x?xi32>) -> (tensor<2x2x1x2x2xi32>, tensor<1x?xi32>)
    %3:2 = call @f1(%arg0, %arg0) : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
    %c7_i32 = arith.constant 7 : i32
    %4 = linalg.fill ins(%c7_i32 : i32) outs(%3#1 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3#1 : tensor<2x2xi32>) outs(%3#1 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x2xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %4[%c0, %c1] : tensor<2x2xi32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %5 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%5 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %in_2: i32, %out: i32):
      %8 = arith.addi %in, %in_2 : i32
      linalg.yield %8 : i32
    } -> tensor<2x2xi32>
    %c2 = arith.constant 2 : index
    %7 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %5) -> (tensor<2x2xi32>) {
      %8 = arith.index_cast %extracted : i32 to index
      %9 = arith.remui %8, %c2 : index
      %extracted_2 = tensor.extract %5[%c0, %9] : tensor<2x2xi32>
      %extracted_3 = tensor.extract %arg3[%c0, %c0] : tensor<2x2xi32>
      %cst = arith.constant dense<[[[7, 8], [9, 10]], [[11, 12], [13, 14]]]> : tensor<2x2x2xi32>
      %reduced = linalg.reduce ins(%cst : tensor<2x2x2xi32>) outs(%arg3 : tensor<2x2xi32>) dimensions = [1] 
        (%in: i32, %init: i32) {
          %11 = arith.maxui %in, %init : i32
          linalg.yield %11 : i32
        }
      %extracted_4 = tensor.extract %reduced[%c1, %9] : tensor<2x2xi32>
      %10 = linalg.min ins(%6, %5 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%reduced : tensor<2x2xi32>) -> tensor<2x2xi32>
      scf.yield %10 : tensor<2x2xi32>
    }
    %cast_1 = tensor.cast %3#0 : tensor<2x2xi32> to tensor<2x?xi32>
    return %cast_1, %2#1, %2#0, %arg1, %7 : tensor<2x?xi32>, tensor<1x?xi32>, tensor<2x2x1x2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>
  }
}

