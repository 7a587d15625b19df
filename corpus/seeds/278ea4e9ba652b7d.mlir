// bufdiff-profile: slices
// bufdiff-choices: 38058327b0acdff6ec7f70fae4e766feda63c4aa6f3ac3c822591ff1af1a78cf26ca6cd81da90009
// bufdiff-choices: e0c1f7fb5075b2ec0c0bab3500d3df56a379dc27b67e7e3c9279d8cac5a1505b458ebde2cb2862f4
// bufdiff-choices: 34cedab32f54bf83603c940a764d046ae81b7ac331b893fb37f299ea2593f0081ba2a05794da76a8
// bufdiff-choices: 84ef345c2aa1b68a7f749523bcc63c7595b279c4b64968e719f796c95778f14932dfa02a60fc8cbe
// bufdiff-choices: 913b54aa908e4e62bbebdd074ce5b1417ae547a044ef4bb87a7e078be09858bb4480c980d8c60ce0
// bufdiff-choices: 1a24a5e78f1d3529138425d8513a963dcc2cfdf83d16b624b286e0c9f1c3d6235fc6391d453f2bbe
// bufdiff-choices: a84c7a3d99db4e7761dd080f2f92161f024366df6ed134c3f2538ccaa7dd016e55b49b048c49fb59
// bufdiff-choices: bda48b1bf5d683f98e4dccbc35f5408e8247005efe97e10227c58c77d8cf2b0128f1c72fdc7b27ae
// bufdiff-choices: 64a0f4b310ff4a393e25
// bufdiff-features: 1651 1872 2898 3377 3396 3422 4211 4236 4375 5197 5201 5973 6390 6584 6611 6970
// bufdiff-features: 7384 7404 7986 8512 8751 8818 9085 9482 9868 10339 10384 10968 11017 11162
// bufdiff-features: 11280 11588 12170 12276 12932 13233 13733 13915 14454 15440 15478 15751 15903
// bufdiff-features: 15929 15969 16675 16682 16822 17499 18330 19746 20023 20838 22095 22220 22280
// bufdiff-features: 22483 22885 24669 24812 24826 24989 25283 25388 25818 25962 26048 26546 26568
// bufdiff-features: 27048 27506 27825 28276 28987 29277 29590 29627 29895 29968 30210 31899 31972
// bufdiff-features: 32614 32804 32918 33824 34089 34167 34623 34647 34945 36542 36774 36784 36792
// bufdiff-features: 37743 37786 37790 38783 39026 39810 39927 39981 40044 40132 40712 40841 42282
// bufdiff-features: 42344 42467 42525 42530 42708 43022 43782 44505 44522 45571 45685 45702 45710
// bufdiff-features: 46034 46110 46139 46203 46502 46832 46894 46995 47392 47488 48092 48352 48974
// bufdiff-features: 49107 49135 49370 49657 50146 50450 50601 50894 51415 51894 52062 52148 52150
// bufdiff-features: 52322 52558 52807 52900 52958 53180 53244 53824 53890 54003 54180 54554 54651
// bufdiff-features: 54658 54998 55077 55113 55130 55810 55887 56127 57128 57499 57718 58024 58029
// bufdiff-features: 58290 59069 59070 59448 59791 60004 60046 61350 61556 61699 62167 62218 62326
// bufdiff-features: 62680 62701 63062 63431 63800 63915 64119 64120 64235 64722 64959 65259 65478
// bufdiff-features: 65525 65715 65796 66195 66290 66320 66422 66666 66765 66777 66995 67388 67617
// bufdiff-features: 67748 68355 68701 68782 69032 70975 71169 71351 71490 72413 72674 73054 73140
// bufdiff-features: 73455 73675 73802 74057 74159 74362 74617 75921 76230 76677 76700 77307 77565
// bufdiff-features: 77617 77872 78283 78430 78950 79229 79334 79389 80475 80920 81200 81502 81736
// bufdiff-features: 82011 82026 82182 82203 82387 83194 83332 83419 84585 84887 85121 86125 86623
// bufdiff-features: 86877 87199 87862 88732 89110 89212 89486 89780 89812 90599 91074 91415 91737
// bufdiff-features: 91910 91944 92194 92849 93171 93255 93496 93875 94755 94961 95106 95273 95285
// bufdiff-features: 95900 97864 98201 98501 98879 98975 99568 99711 100898 101643 102809 103315
// bufdiff-features: 103490 103715 103896 104245 104303 104315 104658 104730 104931 105264 105620
// bufdiff-features: 105753 105858 106287 106610 107412 108977 109086 109327 109637 110379 110780
// bufdiff-features: 111727 111822 112065 112275 112363 112474 112929 113374 113836 113901 113940
// bufdiff-features: 114547 115026 115471 115592 115894 115990 118112 119455 120049 121246 121394
// bufdiff-features: 121467 121483 121626 121682 122726 124322 124448 125908 127259 127281 127306
// bufdiff-features: 127922 128699 128768 128828 129435 129849 129946 130019 130530 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x3xi32>, %arg1: tensor<?x?xi32>, %arg2: i32) -> (tensor<?xi32>, tensor<3x?xi32>, tensor<3x3xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xi32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xi32> to tensor<?x?xi32>
    %c-128_i32 = arith.constant -128 : i32
    %0 = arith.cmpi ne, %arg2, %c-128_i32 : i32
    %1 = arith.select %0, %extracted_slice, %arg1 : tensor<?x?xi32>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x?xi32>
    %3 = linalg.fill ins(%arg2 : i32) outs(%2 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %inserted_slice = tensor.insert_slice %3 into %1[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xi32> into tensor<?x?xi32>
    %c3_i32 = arith.constant 3 : i32
    %4 = arith.cmpi eq, %arg2, %c3_i32 : i32
    %5 = arith.select %4, %arg1, %3 : tensor<?x?xi32>
    %6 = tensor.empty(%dim) : tensor<1x?x2xi32>
    %c-3_i32 = arith.constant -3 : i32
    %7 = linalg.fill ins(%c-3_i32 : i32) outs(%6 : tensor<1x?x2xi32>) -> tensor<1x?x2xi32>
    %generated = tensor.generate %dim_0 {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %15 = arith.index_cast %arg3 : index to i32
      %16 = arith.index_cast %arg4 : index to i32
      %17 = arith.index_cast %arg5 : index to i32
      %18 = arith.maxui %15, %16 : i32
      %19 = arith.xori %18, %17 : i32
      tensor.yield %19 : i32
    } : tensor<1x2x?xi32>
    %8 = linalg.batch_reduce_matmul ins(%7, %generated : tensor<1x?x2xi32>, tensor<1x2x?xi32>) outs(%5 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %9 = tensor.empty(%dim, %dim_0) : tensor<?x?xi32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x?xi32>) outs(%9 : tensor<?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %15 = arith.addi %in, %c3_i32 : i32
      %c4_i32 = arith.constant 4 : i32
      %16 = arith.shli %15, %c4_i32 : i32
      linalg.yield %16 : i32
    } -> tensor<?x?xi32>
    %11 = tensor.empty() : tensor<3x3xi32>
    %c9_i32 = arith.constant 9 : i32
    %12 = linalg.fill ins(%c9_i32 : i32) outs(%11 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %13:3 = call @f1(%12) : (tensor<3x3xi32>) -> (tensor<3x3xi32>, tensor<3x?xi32>, tensor<3x3xi32>)
    %cast = tensor.cast %13#2 : tensor<3x3xi32> to tensor<3x?xi32>
    %14 = call @f2(%13#2, %c9_i32, %cast) : (tensor<3x3xi32>, i32, tensor<3x?xi32>) -> tensor<9xi32>
    %cast_1 = tensor.cast %14 : tensor<9xi32> to tensor<?xi32>
    return %cast_1, %13#1, %13#0, %10, %8, %inserted_slice, %5 : tensor<?xi32>, tensor<3x?xi32>, tensor<3x3xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>
  }
  func.func private @f1(%arg0: tensor<3x3xi32>) -> (tensor<3x3xi32>, tensor<3x?xi32>, tensor<3x3xi32>) {
    %0:2 = scf.forall (%arg1) in (3) shared_outs(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<3x3xi32>, tensor<3x3xi32>) {
      %cst = arith.constant dense<0> : tensor<3x3xi32>
      %c3 = arith.constant 3 : index
      %cast_0 = tensor.cast %arg0 : tensor<3x3xi32> to tensor<?x3xi32>
      %inserted_slice = tensor.insert_slice %cast_0 into %cst[0, 0] [%c3, 3] [1, 1] : tensor<?x3xi32> into tensor<3x3xi32>
      %extracted_slice = tensor.extract_slice %arg2[0, %arg1] [3, 1] [1, 1] : tensor<3x3xi32> to tensor<3x1xi32>
      %5 = linalg.sub ins(%extracted_slice, %extracted_slice : tensor<3x1xi32>, tensor<3x1xi32>) outs(%extracted_slice : tensor<3x1xi32>) -> tensor<3x1xi32>
      %mapped = linalg.map ins(%5, %5 : tensor<3x1xi32>, tensor<3x1xi32>) outs(%5 : tensor<3x1xi32>)
        (%in: i32, %in_1: i32, %init: i32) {
          %6 = arith.cmpi slt, %in, %in_1 : i32
          %7 = arith.select %6, %in, %in_1 : i32
          linalg.yield %7 : i32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped into %arg2[0, %arg1] [3, 1] [1, 1] : tensor<3x1xi32> into tensor<3x3xi32>
        tensor.parallel_insert_slice %5 into %arg3[0, %arg1] [3, 1] [1, 1] : tensor<3x1xi32> into tensor<3x3xi32>
      }
    }
    %1 = tensor.empty() : tensor<3x3xi32>
    %2 = linalg.copy ins(%0#0 : tensor<3x3xi32>) outs(%1 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %cast = tensor.cast %2 : tensor<3x3xi32> to tensor<3x?xi32>
    %3 = tensor.empty() : tensor<3x3xi32>
    %4 = linalg.copy ins(%0#0 : tensor<3x3xi32>) outs(%3 : tensor<3x3xi32>) -> tensor<3x3xi32>
    return %0#1, %cast, %4 : tensor<3x3xi32>, tensor<3x?xi32>, tensor<3x3xi32>
  }
  func.func @f2(%arg0: tensor<3x3xi32>, %arg1: i32, %arg2: tensor<3x?xi32>) -> tensor<9xi32> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg1 into %arg0[%c2, %c1] : tensor<3x3xi32>
    %collapsed = tensor.collapse_shape %inserted [[0, 1]] : tensor<3x3xi32> into tensor<9xi32>
    %extracted_slice = tensor.extract_slice %inserted[0, 0] [3, 3] [1, 1] : tensor<3x3xi32> to tensor<3x3xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %inserted[0, 0] [3, 3] [1, 1] : tensor<3x3xi32> into tensor<3x3xi32>
    return %collapsed : tensor<9xi32>
  }
}

