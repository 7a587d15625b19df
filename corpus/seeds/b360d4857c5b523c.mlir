// bufdiff-profile: deep
// bufdiff-choices: 0164304461c6a296851f8acb862eeea07ac20ea868c9e3e48da3de3afd3e9a314c4699a3e10699bf
// bufdiff-choices: 086942baa2eb2ce48880912de02ab3f3e140e66f2a82947a38be2cd423b0bd27b5c1696bd4d5f856
// bufdiff-choices: 30c045a5032f475fc18d0e131f1d753205e3e235e4e3393caf9a58781c63f7a133db6f06a9900c19
// bufdiff-choices: 8df3a755d016fd95eac4acd5b0f316dbf33a0664cb8a483a04cbdeeb8f12052ab7bef26bd3b9c674
// bufdiff-choices: 8752f00652fe173c1a0642c4a26fcd7363da682cc1cd6b90adb4a7ae277db03cf75cd81f6bc887c5
// bufdiff-choices: 18e5d30b393103a65a26b316a1f259fb12935ae4336b9868118b6adbcb8341051ea8ae2795a72295
// bufdiff-choices: 9fb9801fd8350d06ac24b95252cd57aea7f5eee20e4d66f17347e6b5d195fc66ff2050b73f0189fe
// bufdiff-choices: 2ab8a2b8c0a5e802d4658bb1ce044c5712feea7c73b3659652053e6514243684da8de366e849fd62
// bufdiff-choices: 52604bcf21786f19a735e32627d1662c756e626282e100918598ae68e4a6fd3811a882acf0feaf51
// bufdiff-choices: 7b8c5c239abddd5b29c127178af7156eb859fb2d0e22df39b806e4fed4f3f6b0830fbd7f6bba44a9
// bufdiff-choices: a8d2c34524b9285b4fedc358f5d32b36ff4559d20c0953f844a08f6ef1b88877bb38a43367d29189
// bufdiff-choices: e07c159e7ef287cb76f6ea5183336ccd7218eb534441458fecf776dc424e66e2abb6895a710a779e
// bufdiff-choices: 8dac40c762eb754c553a751d5e3a69815660e52376cd5e70f7bbd4b10a1333afb3858895378c01c0
// bufdiff-choices: a3c68b79e614fe720294635bf92e171a71faff6fa4993b686fcc35922e445d254fcf547dbb97150d
// bufdiff-choices: 9bf048ca04ad9fa7dd4d5c083284f34394e101e90c2ab2eb3d3b334880e0a04e42ab5dbf028f8726
// bufdiff-choices: 7061b4d10181549a0c214dd298b7be4a0d439e6f5a9f6f68648c0b596824a49804
// bufdiff-features: 600 1277 1683 3018 3027 3579 3866 3991 4720 5297 5809 6289 6611 6812 7770 9479
// bufdiff-features: 9748 10035 10384 10616 10647 11162 11429 11441 11759 11863 12125 12170 13208
// bufdiff-features: 13233 13382 13493 13547 14609 15751 15903 16207 16682 16960 18330 18486 20124
// bufdiff-features: 20952 22280 22801 23594 23929 24007 25782 25818 26568 28069 28814 29590 29968
// bufdiff-features: 30002 30145 30389 31195 31310 31601 32358 32415 32519 33526 34167 36936 39673
// bufdiff-features: 40624 40712 41288 41318 41698 41850 42344 43248 43258 43812 43942 44505 45109
// bufdiff-features: 46203 46208 46763 46874 47242 47554 47762 48333 50064 50080 51130 51341 51415
// bufdiff-features: 51729 51796 51800 52062 52558 52829 52900 53180 53252 54135 54344 54699 54998
// bufdiff-features: 55125 57124 58190 58827 60179 60233 60519 61129 61480 61628 62643 62849 63929
// bufdiff-features: 64119 64120 64235 64370 64691 64875 65596 66422 66597 66995 67880 68355 68701
// bufdiff-features: 68782 69112 69780 70896 70955 70965 72413 72450 73545 73849 74057 74382 74450
// bufdiff-features: 74672 75921 76677 76953 76973 77564 78283 78430 79655 81539 81896 81926 82011
// bufdiff-features: 82063 83069 83412 83419 83548 84016 84202 84712 85681 86125 86818 87534 87862
// bufdiff-features: 87903 88609 88691 88999 89110 89812 90402 90543 91124 92194 92492 93171 93666
// bufdiff-features: 93716 93994 94088 94759 95096 95273 95695 96969 97774 98189 99757 100062 100473
// bufdiff-features: 100481 100792 101342 101823 103056 103377 103648 103715 103851 104315 104701
// bufdiff-features: 104931 105573 105750 106155 106652 107987 108303 108410 108992 110561 111619
// bufdiff-features: 111976 112202 113741 114200 115026 115688 116002 116716 116721 116732 116806
// bufdiff-features: 117618 117724 117728 119070 119885 120559 120745 121538 121682 121977 122159
// bufdiff-features: 122818 123440 123446 123527 123951 124412 125416 126376 126815 127238 127813
// bufdiff-features: 129946 131348 132398 132574 133446 133575 135543 136007 136056 136269 136551
// bufdiff-features: 136987 137235 137637 138070 138476 138665 138844 139616 139890 140672 140929
// bufdiff-features: 141044 141462 141740 142040 142509 143081 143172 143475 143543 144761 145156
// bufdiff-features: 145636 146152 147995 148304 148399 148406 148559 149534 149713 151292 151446
// bufdiff-features: 151936 152187 152226 152284 152579 152620 152742 153474 153896 155297 155646
// bufdiff-features: 156460 156683 157325 157426 158120 158188 159672 159724 160515 161584 161938
// bufdiff-features: 162350 162971 163044 163217 164137 165141 165534 165636 165695 165719 166320
// bufdiff-features: 166434 166979 167260 167481 167585 167793 167825 167973 168323 168562 168639
// bufdiff-features: 169450 170082 170819 170876 171116 171204 171369 172145 172285 172443 173354
// bufdiff-features: 174298 174869 176447 176782 177211 177488 177904 178067 178538 178560 178854
// bufdiff-features: 179647 180207 180258 180259 181522 181541 182460 182757 184030 184122 184853
// bufdiff-features: 185252 186387 186585 186704 186947 186959 187596 187886 188358 188621 189085
// bufdiff-features: 189217 189429 189793 190508 190522 191076 191256 191476 192210 192252 192422
// bufdiff-features: 192628 192771 193290 193522 194134 194312 194594 195407 195951 196031 196568
// bufdiff-features: 197267 197339 197770 199255 199305 199362 199947 200685 202162 202732 202917
// bufdiff-features: 204176 204212 207268 208017 208200 208206 208617 208938 208944 210022 210301
// bufdiff-features: 211044 211508 211658 213481 213513 213630 213943 214325 214597 215959 216613
// bufdiff-features: 219393 220247 220699 221154 221661 222255 222809 222982 223172 224246 224590
// bufdiff-features: 224999 225490 225759 225827 226579 226817 227258 227511 227698 228741 229273
// bufdiff-features: 229475 230517 232584 232953 233259 233380 235319 235375 235701 236180 236238
// bufdiff-features: 236929 236930 237223 237276 237682 237985 238386 239528 240400 241225 241397
// bufdiff-features: 241602 242217 242663 242793 242811 242842 243316 243546 244092 244170 245189
// bufdiff-features: 245855 246460 246543 246749 246783 246895 248194 248209 249078 249105 249452
// bufdiff-features: 251062 251668 252466 252921 253703 255068 255262 255371 255556 256999 257251
// bufdiff-features: 257442 258066 258239 258331 258827 258875 258906 259031 259229 259347 259720
// bufdiff-features: 259840 260923 261263
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (1, d1)>
module {
  func.func @main(%arg0: tensor<?x2xf32>, %arg1: tensor<3x2xf32>, %arg2: f32, %arg3: memref<?x2xf32, strided<[?, ?], offset: ?>>) -> (tensor<?x2xf32>, tensor<?x2xf32>, tensor<3x2xf32>, tensor<3xf32>, tensor<?x1xf32>, tensor<1xf32>, tensor<1xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x2xf32>
    %0 = tensor.empty(%dim) : tensor<?x2xf32>
    %1 = tensor.empty(%dim) : tensor<?x2xf32>
    %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<?x2xf32>) -> tensor<?x2xf32>
    %3 = linalg.sub ins(%2, %arg0 : tensor<?x2xf32>, tensor<?x2xf32>) outs(%0 : tensor<?x2xf32>) -> tensor<?x2xf32>
    %4 = bufferization.to_tensor %arg3 restrict : memref<?x2xf32, strided<[?, ?], offset: ?>> to tensor<?x2xf32>
    %concat = tensor.concat dim(1) %4, %4, %4 : (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x6xf32>
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %arg2 into %arg1[%c2, %c0] : tensor<3x2xf32>
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e+00 : f32
    %5 = vector.transfer_read %arg1[%c2, %c1], %cst : tensor<3x2xf32>, vector<3xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %6 = arith.cmpf ogt, %arg2, %cst_0 : f32
    %7 = arith.index_castui %6 : i1 to index
    %8 = vector.transfer_write %5, %arg1[%c1, %7] : vector<3xf32>, tensor<3x2xf32>
    %dim_1 = memref.dim %arg3, %c0 : memref<?x2xf32, strided<[?, ?], offset: ?>>
    %extracted_slice = tensor.extract_slice %concat[0, %7] [%dim_1, 1] [1, 1] : tensor<?x6xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %concat[0, %7] [%dim_1, 1] [1, 1] : tensor<?xf32> into tensor<?x6xf32>
    %collapsed = tensor.collapse_shape %inserted_slice [[0, 1]] : tensor<?x6xf32> into tensor<?xf32>
    %dim_2 = tensor.dim %collapsed, %c0 : tensor<?xf32>
    %9 = bufferization.alloc_tensor(%dim_2) : tensor<?xf32>
    %10 = bufferization.materialize_in_destination %collapsed in %9 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %11 = tensor.empty(%dim_2) : tensor<?xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%10 : tensor<?xf32>) outs(%11 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_13 = arith.constant 3.000000e+00 : f32
      %24 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %24 : f32
    } -> tensor<?xf32>
    %padded = tensor.pad %1 nofold low[0, 0] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      %cst_13 = arith.constant -0.000000e+00 : f32
      tensor.yield %cst_13 : f32
    } : tensor<?x2xf32> to tensor<?x2xf32>
    %cst_3 = arith.constant 0.000000e+00 : f32
    %13 = arith.divf %arg2, %cst_3 : f32
    %mapped = linalg.map ins(%8 : tensor<3x2xf32>) outs(%inserted : tensor<3x2xf32>)
      (%in: f32, %init: f32) {
        %extracted = tensor.extract %8[%7, %c1] : tensor<3x2xf32>
        %24 = arith.divf %in, %extracted : f32
        linalg.yield %24 : f32
      }
    %14 = bufferization.alloc_tensor(%dim) : tensor<?x2xf32>
    %15 = linalg.erf ins(%3 : tensor<?x2xf32>) outs(%14 : tensor<?x2xf32>) -> tensor<?x2xf32>
    %16 = scf.forall (%arg4) in (2) shared_outs(%arg5 = %14) -> (tensor<?x2xf32>) {
      %24 = scf.execute_region -> tensor<?xf32> {
        scf.yield %11 : tensor<?xf32>
      }
      %25:2 = scf.for %arg6 = %c0 to %7 step %c1 iter_args(%arg7 = %24, %arg8 = %inserted) -> (tensor<?xf32>, tensor<3x2xf32>) {
        %29 = arith.index_cast %7 : index to i64
        %30 = arith.sitofp %29 : i64 to f32
        %inserted_14 = tensor.insert %30 into %8[%arg6, %7] : tensor<3x2xf32>
        %31 = bufferization.alloc_tensor(%dim) : tensor<?x2xf32>
        %32 = bufferization.materialize_in_destination %15 in %31 : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
        %33 = tensor.empty(%dim) : tensor<?x2xf32>
        %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<?x2xf32>) outs(%33 : tensor<?x2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %cst_18 = arith.constant 7.250000e+00 : f32
          %38 = arith.negf %in : f32
          %39 = arith.addf %38, %cst_18 : f32
          linalg.yield %39 : f32
        } -> tensor<?x2xf32>
        %35 = arith.addi %7, %c1 : index
        %extracted_slice_15 = tensor.extract_slice %inserted[0, 0] [2, 2] [%35, 1] : tensor<3x2xf32> to tensor<2x2xf32>
        %36 = arith.mulf %arg2, %cst_3 : f32
        %inserted_16 = tensor.insert %36 into %extracted_slice_15[%c0, %c0] : tensor<2x2xf32>
        %inserted_slice_17 = tensor.insert_slice %inserted_16 into %inserted[0, 0] [2, 2] [%35, 1] : tensor<2x2xf32> into tensor<3x2xf32>
        %37 = linalg.reciprocal ins(%12 : tensor<?xf32>) outs(%arg7 : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %37, %arg8 : tensor<?xf32>, tensor<3x2xf32>
      }
      %extracted_slice_13 = tensor.extract_slice %arg5[0, %arg4] [%dim, 1] [1, 1] : tensor<?x2xf32> to tensor<?xf32>
      %26 = tensor.empty(%dim) : tensor<?xf32>
      %27 = linalg.fill ins(%13 : f32) outs(%26 : tensor<?xf32>) -> tensor<?xf32>
      %28 = linalg.sqrt ins(%27 : tensor<?xf32>) outs(%extracted_slice_13 : tensor<?xf32>) -> tensor<?xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %28 into %arg5[0, %arg4] [%dim, 1] [1, 1] : tensor<?xf32> into tensor<?x2xf32>
      }
    }
    %c8 = arith.constant 8 : index
    %17:2 = scf.for %arg4 = %c2 to %c8 step %c2 iter_args(%arg5 = %arg0, %arg6 = %16) -> (tensor<?x2xf32>, tensor<?x2xf32>) {
      %24 = scf.execute_region -> tensor<?x2xf32> {
        %34 = linalg.add ins(%8, %inserted : tensor<3x2xf32>, tensor<3x2xf32>) outs(%8 : tensor<3x2xf32>) -> tensor<3x2xf32>
        scf.yield %arg6 : tensor<?x2xf32>
      }
      %c3 = arith.constant 3 : index
      %25 = arith.minui %dim, %c3 : index
      %26 = arith.subi %dim, %25 : index
      %27 = tensor.empty(%25) : tensor<?x2xf32>
      %28 = linalg.fill ins(%arg2 : f32) outs(%27 : tensor<?x2xf32>) -> tensor<?x2xf32>
      %inserted_slice_13 = tensor.insert_slice %28 into %arg6[%26, 0] [%25, 2] [1, 1] : tensor<?x2xf32> into tensor<?x2xf32>
      %29 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<?x2xf32>) outs(%inserted_slice_13 : tensor<?x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %34 = arith.divf %in, %13 : f32
        linalg.yield %34 : f32
      } -> tensor<?x2xf32>
      %extracted_slice_14 = tensor.extract_slice %8[%c1, 0] [1, 2] [1, 1] : tensor<3x2xf32> to tensor<2xf32>
      %broadcasted = linalg.broadcast ins(%extracted_slice_14 : tensor<2xf32>) outs(%arg5 : tensor<?x2xf32>) dimensions = [0] 
      %30 = tensor.empty(%dim, %c2) : tensor<?x?xf32>
      %31 = arith.mulf %arg2, %arg2 : f32
      %32 = linalg.fill ins(%31 : f32) outs(%30 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %33 = linalg.abs ins(%32 : tensor<?x?xf32>) outs(%broadcasted : tensor<?x2xf32>) -> tensor<?x2xf32>
      scf.yield %33, %29 : tensor<?x2xf32>, tensor<?x2xf32>
    }
    %18 = vector.broadcast %arg2 : f32 to vector<2xf32>
    %19 = vector.transfer_write %18, %mapped[%7, %7] : vector<2xf32>, tensor<3x2xf32>
    %20 = tensor.empty(%dim) : tensor<?x1xf32>
    %21 = linalg.fill ins(%13 : f32) outs(%20 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %inserted_slice_4 = tensor.insert_slice %21 into %17#0[0, 1] [%dim, 1] [1, 1] : tensor<?x1xf32> into tensor<?x2xf32>
    %extracted_slice_5 = tensor.extract_slice %19[0, %7] [3, 1] [1, 1] : tensor<3x2xf32> to tensor<3xf32>
    %inserted_slice_6 = tensor.insert_slice %extracted_slice_5 into %mapped[0, %c0] [3, 1] [1, 1] : tensor<3xf32> into tensor<3x2xf32>
    %22 = scf.execute_region -> tensor<3x2xf32> {
      %24 = scf.execute_region -> tensor<?x1xf32> {
        %25 = tensor.empty() : tensor<3xf32>
        %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_5 : tensor<3xf32>) outs(%25 : tensor<3xf32>) {
        ^bb0(%in: f32, %out: f32):
          %30 = linalg.index 0 : index
          %31 = arith.index_cast %30 : index to i64
          %32 = arith.sitofp %31 : i64 to f32
          %33 = arith.maximumf %in, %32 : f32
          linalg.yield %33 : f32
        } -> tensor<3xf32>
        %c3 = arith.constant 3 : index
        %27 = scf.for %arg4 = %c0 to %c3 step %c2 iter_args(%arg5 = %8) -> (tensor<3x2xf32>) {
          %30 = arith.subi %c3, %arg4 : index
          %31 = arith.minui %30, %c2 : index
          %extracted_slice_13 = tensor.extract_slice %arg5[%arg4, 0] [%31, 2] [1, 1] : tensor<3x2xf32> to tensor<?x2xf32>
          %32 = tensor.empty(%31) : tensor<?x2xf32>
          %33 = linalg.fill ins(%13 : f32) outs(%32 : tensor<?x2xf32>) -> tensor<?x2xf32>
          %34 = linalg.abs ins(%33 : tensor<?x2xf32>) outs(%extracted_slice_13 : tensor<?x2xf32>) -> tensor<?x2xf32>
          %inserted_slice_14 = tensor.insert_slice %34 into %arg5[%arg4, 0] [%31, 2] [1, 1] : tensor<?x2xf32> into tensor<3x2xf32>
          scf.yield %inserted_slice_14 : tensor<3x2xf32>
        }
        %28 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_6 : tensor<3x2xf32>) outs(%27 : tensor<3x2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %30 = arith.cmpf olt, %in, %out : f32
          %31 = arith.select %30, %in, %out : f32
          linalg.yield %31 : f32
        } -> tensor<3x2xf32>
        %extracted = tensor.extract %8[%7, %7] : tensor<3x2xf32>
        %29 = linalg.sub ins(%21, %21 : tensor<?x1xf32>, tensor<?x1xf32>) outs(%20 : tensor<?x1xf32>) -> tensor<?x1xf32>
        scf.yield %29 : tensor<?x1xf32>
      }
      %broadcasted = linalg.broadcast ins(%extracted_slice_5 : tensor<3xf32>) outs(%19 : tensor<3x2xf32>) dimensions = [1] 
      scf.yield %broadcasted : tensor<3x2xf32>
    }
    %extracted_slice_7 = tensor.extract_slice %extracted_slice_5[0] [3] [1] : tensor<3xf32> to tensor<3xf32>
    %from_elements = tensor.from_elements %arg2 : tensor<1xf32>
    %inserted_slice_8 = tensor.insert_slice %from_elements into %extracted_slice_7[%7] [1] [1] : tensor<1xf32> into tensor<3xf32>
    %inserted_slice_9 = tensor.insert_slice %inserted_slice_8 into %extracted_slice_5[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
    %cst_10 = arith.constant -1.000000e+00 : f64
    %cst_11 = arith.constant 3.000000e+00 : f64
    %c11_i32 = arith.constant 11 : i32
    %23 = linalg.fill_rng_2d ins(%cst_10, %cst_11, %c11_i32 : f64, f64, i32) outs(%20 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %inserted_12 = tensor.insert %13 into %from_elements[%c0] : tensor<1xf32>
    return %17#1, %inserted_slice_4, %22, %inserted_slice_9, %23, %inserted_12, %from_elements : tensor<?x2xf32>, tensor<?x2xf32>, tensor<3x2xf32>, tensor<3xf32>, tensor<?x1xf32>, tensor<1xf32>, tensor<1xf32>
  }
}

