// bufdiff-profile: deep
// bufdiff-choices: 0324212b583378297739954f9e091970de10b97b87580eb72a0035f6a71ffc411825df72a7cebe14
// bufdiff-choices: aa13b01a397796971d48321a23bb9ce5552137f00ab71c2c04696b64d03ba298b3c7073ca5c19ea3
// bufdiff-choices: e129ce12ce48a987a3911a4d80673cd4280ce266db271999e48c476b4b5fed8113b389ea55134630
// bufdiff-choices: 0134f118f8b12c922ef99dd0f42d8a3033fb7d4e0486e7ab76a0986de8863710bfdf0484db708271
// bufdiff-choices: 741bdb4bb7ebf45ad14d02f9232e71753920b4524416f52951659cf2b4bec3643f80fc8737212ff8
// bufdiff-choices: 0411bca07d754cde1aac742e622838c6293bf678771749b7497fd9bdd63dbef4a919b6556875c47d
// bufdiff-choices: 22f64cb7ce1e43456231b742eecb13d5181e0f809b80911f5d3f6a4f8ba4bef3f098c2d9c3f038ea
// bufdiff-choices: 4ef77f7eba8787317466785b6b642d784306eca3dea4fa8e6d38cc9a116ba55fb208b9af8528eedf
// bufdiff-choices: d84739e1928413a2d8cd6c4f51d2e585eef636b8411ae8dc0170aa4a4e030af16c1891e80bed0372
// bufdiff-choices: 425368e007e8704a112553592031dfad6effbd1a7d3d662c9bd3e5870a90dafbef1b34fcca28fa1b
// bufdiff-choices: 03706e4facee439c2bf4af46366fa46909b8ffb3ccb1e830ab965d97cbb6b2d68e4b4e6bae921bea
// bufdiff-choices: 84e0f4a97115c11f2ba6818835133082d310e305a684b5601eac91383b8c7b6542ac134b36a497f8
// bufdiff-choices: 9fd8fc58f59715693a7665888f35526d37fb88bd014fbb03cd95fd68491a564d7b9a74d80331fc15
// bufdiff-choices: 599bc95f7c4888d1f71d6349ca3e6d028ce38ee8ef4784c6cf50c59043f2606ec211c1570e0ba4ce
// bufdiff-choices: 3dcdd58306ae254e13360e582b1bc457612c5cfec55195d41b9d6d355f82e919863f57fedf1c5639
// bufdiff-choices: 2222123d7fbb733410ed87999765b901855ce849b4f35c3a229302b19de46a593e2326fba29d56e9
// bufdiff-choices: 49420c22c1379d7d533c9a5fe2c8de4fa929871a049a7a0ed9324cda2ec9ec93f3297f7eb960b55a
// bufdiff-choices: 3413ea
// bufdiff-features: 397 819 1312 1683 1854 2442 3027 3579 3919 4165 4282 4752 5297 5456 5994 6002
// bufdiff-features: 6136 6314 6430 6611 6641 7516 9479 10035 10717 10872 11162 11210 11228 11441
// bufdiff-features: 12170 12560 13233 13390 13915 13983 14454 14773 15641 15738 15751 15837 15903
// bufdiff-features: 16048 16682 18286 18322 18952 19152 19164 19419 20099 21382 21652 21953 22095
// bufdiff-features: 22280 22801 23004 23169 23281 23643 24184 24259 24330 24747 24844 24982 26087
// bufdiff-features: 26369 26546 26552 26568 26922 28537 28814 29364 29590 30539 30625 31527 31732
// bufdiff-features: 31747 32293 33136 33824 33881 33885 33887 34034 34167 34960 35126 35957 36448
// bufdiff-features: 36784 37136 38513 38876 39025 39457 39927 39951 40540 42228 42681 42693 42850
// bufdiff-features: 42985 43530 43942 44167 44266 44505 44865 45432 46203 46208 46404 46885 47102
// bufdiff-features: 47208 47244 47392 47616 47695 47735 49800 49956 50664 50665 51341 51415 51729
// bufdiff-features: 51863 52062 52085 52322 52558 52695 52823 52900 53160 53180 53439 54998 56497
// bufdiff-features: 57383 57852 58272 58403 58979 60602 61375 61614 63397 63929 64119 64120 64235
// bufdiff-features: 64435 64716 64875 65225 65625 66422 66560 66995 67055 67160 67517 67895 67959
// bufdiff-features: 68355 68614 69081 70278 70355 70544 71122 71259 72975 73150 73335 73545 73753
// bufdiff-features: 73802 73833 73941 74034 74255 74862 76495 76884 76953 76973 77283 78182 78205
// bufdiff-features: 78283 78430 79099 79775 80203 80400 80422 81511 81736 81940 82565 83101 83412
// bufdiff-features: 83493 83906 84151 85005 86125 86211 86443 86837 86937 87000 87248 87862 88075
// bufdiff-features: 88337 88544 88635 88958 88999 89142 89178 89732 89780 89812 89859 89915 90223
// bufdiff-features: 90543 91074 91116 91317 91633 92022 92194 92831 92976 93083 93567 94049 94517
// bufdiff-features: 94903 94981 95273 95299 95407 96351 97059 98186 98190 98501 99383 99757 100085
// bufdiff-features: 100476 100591 101264 101283 102461 102688 102809 103120 103275 103374 103377
// bufdiff-features: 103673 103851 104315 104931 106607 106819 107248 107425 107614 108038 108055
// bufdiff-features: 109327 109668 109957 110162 110220 110649 110816 112929 114763 115070 116758
// bufdiff-features: 117724 118046 118935 119203 119597 119764 119899 120259 120423 120688 121000
// bufdiff-features: 121086 121286 121626 121812 122000 122163 122575 122791 123056 123204 123703
// bufdiff-features: 123860 124614 124980 125604 125752 125921 126376 127000 127351 127476 127533
// bufdiff-features: 128753 128916 129849 129878 129955 130135 130488 130642 130933 131366 132281
// bufdiff-features: 132322 132587 132961 133045 133331 133575 133627 134279 134368 134449 134585
// bufdiff-features: 135534 137343 137653 138938 138958 139765 139885 140479 140684 140924 142040
// bufdiff-features: 142113 142393 142398 143172 144221 144596 144761 146127 146253 146405 146512
// bufdiff-features: 146608 146792 146870 146953 147477 148304 148406 149304 149659 149892 150313
// bufdiff-features: 150452 150580 150838 151292 151507 151936 152226 152379 153001 153063 153293
// bufdiff-features: 153419 153957 154465 154764 155465 155740 156460 156770 156807 157937 157941
// bufdiff-features: 157953 158063 158120 158128 158612 158897 159652 159724 160138 160756 160983
// bufdiff-features: 162232 162698 162948 162971 163044 163406 163876 164602 165340 165636 165695
// bufdiff-features: 165719 165817 166169 167164 167260 167614 168024 168332 168798 170094 170564
// bufdiff-features: 170701 170876 171053 171369 171873 172898 173166 174042 174325 174830 175687
// bufdiff-features: 175795 176670 177211 177904 178067 178560 178657 179105 179439 179864 180207
// bufdiff-features: 180258 180748 181522 182719 182966 183547 183778 184030 184306 184576 184962
// bufdiff-features: 185185 185940 186042 186942 186959 187084 187296 187596 188126 188175 188790
// bufdiff-features: 189024 189131 189388 189820 190142 190627 191076 192422 192628 192771 193290
// bufdiff-features: 193747 193773 194122 194134 194253 195182 195407 195492 195726 195820 196031
// bufdiff-features: 196048 196632 197109 197263 197267 197837 198204 198243 198357 198578 199827
// bufdiff-features: 200685 201059 201395 202032 202162 202174 202562 204316 204620 205434 205471
// bufdiff-features: 205688 206074 206712 206820 207124 207330 207725 208487 208503 208670 208797
// bufdiff-features: 208812 210022 210461 211044 211508 212549 213065 213330 213425 213481 213630
// bufdiff-features: 213701 213943 214325 214597 214818 215481 215707 215959 216061 216076 216157
// bufdiff-features: 216677 217480 217647 218018 218089 218127 219334 219413 220223 220507 220517
// bufdiff-features: 220998 222492 222537 222561 222601 222809 224916 225016 225456 225728 225759
// bufdiff-features: 225827 225985 226579 227002 227063 227154 227345 227372 227829 228139 228814
// bufdiff-features: 228936 229194 229273 229623 229936 230081 230810 230868 231357 231479 231527
// bufdiff-features: 233483 233651 233919 234455 234527 234539 236930 237022 237620 237763 238456
// bufdiff-features: 238643 238676 239049 239758 239941 241018 242090 242454 242524 242646 242793
// bufdiff-features: 242955 243256 243546 243781 243947 244281 244506 244816 244846 245380 246460
// bufdiff-features: 246463 246543 246783 247062 248194 248581 249221 249841 250396 250917 251217
// bufdiff-features: 251548 252110 252161 252318 252466 252539 252543 252919 253255 254792 254836
// bufdiff-features: 255556 255826 256235 256247 256337 256538 256792 257936 258143 258239 258331
// bufdiff-features: 258477 259840 260179 260416 260616 261131 261426
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<3x2xf32>, tensor<?xf32>, tensor<2x?xf32>, tensor<2xf32>, tensor<2x?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<1x1x1x1x2xf32>, tensor<2xf32>, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:2 = scf.while (%arg3 = %c0, %arg4 = %arg2) : (index, tensor<2xf32>) -> (index, tensor<2xf32>) {
      %46 = arith.cmpi ult, %arg3, %c3 : index
      %c2_28 = arith.constant 2 : index
      %47 = arith.cmpi eq, %arg3, %c2_28 : index
      %48 = arith.andi %46, %47 : i1
      scf.condition(%48) %arg3, %arg4 : index, tensor<2xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<2xf32>):
      %cst_28 = arith.constant 0.000000e+00 : f32
      %from_elements_29 = tensor.from_elements %cst_28, %cst_28 : tensor<2xf32>
      %46 = linalg.sub ins(%from_elements_29, %arg2 : tensor<2xf32>, tensor<2xf32>) outs(%arg4 : tensor<2xf32>) -> tensor<2xf32>
      %47 = arith.addi %arg3, %c1 : index
      scf.yield %47, %arg4 : index, tensor<2xf32>
    }
    %cst = arith.constant dense<0> : vector<4xi32>
    %cst_0 = arith.constant dense<[true, false, true, false]> : vector<4xi1>
    %cst_1 = arith.constant 2.000000e+00 : f32
    %1 = vector.broadcast %cst_1 : f32 to vector<4xf32>
    %2 = vector.gather %arg0[%c0] [%cst], %cst_0, %1 : tensor<2xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %3 = vector.extract %2[3] : f32 from vector<4xf32>
    %4:3 = scf.while (%arg3 = %c0, %arg4 = %arg1, %arg5 = %0#1) : (index, tensor<2xf32>, tensor<2xf32>) -> (index, tensor<2xf32>, tensor<2xf32>) {
      %46 = arith.cmpi ult, %arg3, %c3 : index
      scf.condition(%46) %arg3, %arg4, %arg5 : index, tensor<2xf32>, tensor<2xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<2xf32>, %arg5: tensor<2xf32>):
      %46 = arith.addi %arg3, %c1 : index
      %extracted_28 = tensor.extract %arg5[%c1] : tensor<2xf32>
      %47 = linalg.rsqrt ins(%arg1 : tensor<2xf32>) outs(%arg5 : tensor<2xf32>) -> tensor<2xf32>
      %c2_29 = arith.constant 2 : index
      %cast_30 = tensor.cast %0#1 : tensor<2xf32> to tensor<?xf32>
      %inserted_slice_31 = tensor.insert_slice %cast_30 into %47[0] [%c2_29] [1] : tensor<?xf32> into tensor<2xf32>
      %48 = linalg.abs ins(%0#1 : tensor<2xf32>) outs(%arg4 : tensor<2xf32>) -> tensor<2xf32>
      %49 = arith.remui %0#0, %c2_29 : index
      %extracted_32 = tensor.extract %48[%49] : tensor<2xf32>
      %50 = tensor.empty() : tensor<2xf32>
      %51 = linalg.fill ins(%extracted_28 : f32) outs(%50 : tensor<2xf32>) -> tensor<2xf32>
      %52 = linalg.sub ins(%51, %inserted_slice_31 : tensor<2xf32>, tensor<2xf32>) outs(%48 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %46, %52, %inserted_slice_31 : index, tensor<2xf32>, tensor<2xf32>
    }
    %cst_2 = arith.constant 3.000000e+00 : f32
    %cst_3 = arith.constant -2.500000e+00 : f32
    %cst_4 = arith.constant -6.000000e+00 : f32
    %cst_5 = arith.constant 7.250000e+00 : f32
    %cst_6 = arith.constant 1.000000e+10 : f32
    %from_elements = tensor.from_elements %cst_2, %3, %cst_3, %cst_4, %cst_5, %cst_6 : tensor<3x2xf32>
    %extracted_slice = tensor.extract_slice %from_elements[0, %c0] [3, 1] [1, 1] : tensor<3x2xf32> to tensor<3xf32>
    %5 = linalg.vecmat ins(%extracted_slice, %from_elements : tensor<3xf32>, tensor<3x2xf32>) outs(%0#1 : tensor<2xf32>) -> tensor<2xf32>
    %cst_7 = arith.constant dense<-6.000000e+00> : tensor<2xf32>
    %c11 = arith.constant 11 : index
    %6 = arith.cmpi ult, %0#0, %c11 : index
    %7 = arith.select %6, %cst_7, %arg0 : tensor<2xf32>
    %8 = arith.index_castui %6 : i1 to index
    %c4 = arith.constant 4 : index
    %9 = arith.remui %8, %c4 : index
    %10:2 = scf.for %arg3 = %c0 to %9 step %c1 iter_args(%arg4 = %cst_7, %arg5 = %4#1) -> (tensor<2xf32>, tensor<2xf32>) {
      %inserted_slice_28 = tensor.insert_slice %0#1 into %arg5[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
      %extracted_29 = tensor.extract %arg5[%c1] : tensor<2xf32>
      %46 = arith.select %6, %inserted_slice_28, %4#2 : tensor<2xf32>
      scf.yield %arg4, %arg5 : tensor<2xf32>, tensor<2xf32>
    }
    %cast = tensor.cast %0#1 : tensor<2xf32> to tensor<?xf32>
    %11 = call @write1(%cast) : (tensor<?xf32>) -> tensor<?xf32>
    %12 = tensor.empty() : tensor<2xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0#1 : tensor<2xf32>) outs(%12 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %46 = arith.index_cast %arg3 : index to i64
      %47 = arith.sitofp %46 : i64 to f32
      %48 = arith.index_cast %arg4 : index to i64
      %49 = arith.sitofp %48 : i64 to f32
      %50 = arith.divf %47, %49 : f32
      tensor.yield %50 : f32
    } : tensor<2x2xf32>
    %14 = linalg.matmul ins(%from_elements, %generated : tensor<3x2xf32>, tensor<2x2xf32>) outs(%from_elements : tensor<3x2xf32>) -> tensor<3x2xf32>
    %cst_8 = arith.constant 7.250000e+00 : f32
    %15 = arith.cmpf ogt, %3, %cst_8 : f32
    %16 = arith.select %15, %13, %5 : tensor<2xf32>
    %c2 = arith.constant 2 : index
    %17 = tensor.empty(%c2) : tensor<?xf32>
    %18 = linalg.fill ins(%3 : f32) outs(%17 : tensor<?xf32>) -> tensor<?xf32>
    %cast_9 = tensor.cast %0#1 : tensor<2xf32> to tensor<?xf32>
    %19 = arith.select %15, %cast_9, %18 : tensor<?xf32>
    %inserted_slice = tensor.insert_slice %16 into %0#1[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
    %extracted_slice_10 = tensor.extract_slice %5[%c0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %extracted_slice_11 = tensor.extract_slice %5[%c1] [1] [%c1] : tensor<2xf32> to tensor<1xf32>
    %inserted_slice_12 = tensor.insert_slice %extracted_slice_11 into %extracted_slice_10[%c0] [1] [%c1] : tensor<1xf32> into tensor<1xf32>
    %cast_13 = tensor.cast %extracted_slice_10 : tensor<1xf32> to tensor<?xf32>
    %inserted_slice_14 = tensor.insert_slice %cast_13 into %extracted_slice_11[0] [%c1] [1] : tensor<?xf32> into tensor<1xf32>
    %inserted_slice_15 = tensor.insert_slice %inserted_slice_12 into %5[%c0] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %inserted_slice_16 = tensor.insert_slice %inserted_slice_14 into %inserted_slice_15[%c1] [1] [%c1] : tensor<1xf32> into tensor<2xf32>
    %20 = arith.cmpi uge, %4#0, %c11 : index
    %21 = arith.select %20, %inserted_slice_16, %12 : tensor<2xf32>
    %extracted = tensor.extract %from_elements[%c2, %c0] : tensor<3x2xf32>
    %22 = tensor.empty() : tensor<2xf32>
    %23 = linalg.ceil ins(%inserted_slice : tensor<2xf32>) outs(%22 : tensor<2xf32>) -> tensor<2xf32>
    %c5 = arith.constant 5 : index
    %24 = scf.for %arg3 = %c2 to %c5 step %c1 iter_args(%arg4 = %12) -> (tensor<2xf32>) {
      %46 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%generated : tensor<2x2xf32>) outs(%generated : tensor<2x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %50 = arith.mulf %in, %out : f32
        linalg.yield %50 : f32
      } -> tensor<2x2xf32>
      %47:3 = scf.while (%arg5 = %c0, %arg6 = %extracted_slice, %arg7 = %inserted_slice_12) : (index, tensor<3xf32>, tensor<1xf32>) -> (index, tensor<3xf32>, tensor<1xf32>) {
        %50 = arith.cmpi ult, %arg5, %c1 : index
        %51 = arith.andi %50, %6 : i1
        scf.condition(%51) %arg5, %arg6, %arg7 : index, tensor<3xf32>, tensor<1xf32>
      } do {
      ^bb0(%arg5: index, %arg6: tensor<3xf32>, %arg7: tensor<1xf32>):
        %expanded = tensor.expand_shape %19 [[0, 1]] output_shape [%c2, %c1] : tensor<?xf32> into tensor<?x?xf32>
        %collapsed = tensor.collapse_shape %expanded [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
        %from_elements_29 = tensor.from_elements %3 : tensor<1xf32>
        %inserted_slice_30 = tensor.insert_slice %from_elements_29 into %collapsed[0] [1] [1] : tensor<1xf32> into tensor<?xf32>
        %50 = tensor.empty() : tensor<2xf32>
        %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<?xf32>) outs(%50 : tensor<2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %55 = arith.maximumf %in, %3 : f32
          linalg.yield %55 : f32
        } -> tensor<2xf32>
        %52 = arith.addi %arg5, %c1 : index
        %mapped_31 = linalg.map { arith.subf } ins(%extracted_slice_10, %from_elements_29 : tensor<1xf32>, tensor<1xf32>) outs(%arg7 : tensor<1xf32>)
        %53 = linalg.div ins(%inserted_slice_14, %extracted_slice_10 : tensor<1xf32>, tensor<1xf32>) outs(%mapped_31 : tensor<1xf32>) -> tensor<1xf32>
        %54 = linalg.copy ins(%extracted_slice : tensor<3xf32>) outs(%arg6 : tensor<3xf32>) -> tensor<3xf32>
        scf.yield %52, %54, %53 : index, tensor<3xf32>, tensor<1xf32>
      }
      %cast_28 = tensor.cast %5 : tensor<2xf32> to tensor<?xf32>
      %48 = func.call @write1(%cast_28) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf32>) -> tensor<?xf32>
      %49 = linalg.log ins(%4#2 : tensor<2xf32>) outs(%arg4 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %49 : tensor<2xf32>
    }
    %25 = tensor.empty() : tensor<2x1xf32>
    %26 = linalg.fill ins(%cst_1 : f32) outs(%25 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %27 = linalg.vecmat ins(%inserted_slice_15, %26 : tensor<2xf32>, tensor<2x1xf32>) outs(%extracted_slice_11 : tensor<1xf32>) -> tensor<1xf32>
    %28 = tensor.empty(%c2) : tensor<2x?xf32>
    %cast_17 = tensor.cast %generated : tensor<2x2xf32> to tensor<2x?xf32>
    %extracted_slice_18 = tensor.extract_slice %from_elements[0, 0] [2, 2] [2, 1] : tensor<3x2xf32> to tensor<2x2xf32>
    %cast_19 = tensor.cast %extracted_slice_18 : tensor<2x2xf32> to tensor<2x?xf32>
    %cast_20 = tensor.cast %generated : tensor<2x2xf32> to tensor<2x?xf32>
    %mapped = linalg.map ins(%cast_17, %cast_19, %cast_20 : tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x?xf32>) outs(%28 : tensor<2x?xf32>)
      (%in: f32, %in_28: f32, %in_29: f32, %init: f32) {
        %46 = arith.addf %in, %in_28 : f32
        %47 = arith.negf %46 : f32
        %48 = arith.addf %47, %in_29 : f32
        linalg.yield %48 : f32
      }
    %false = arith.constant false
    %29 = arith.shrsi %20, %false : i1
    %generated_21 = tensor.generate  {
    ^bb0(%arg3: index):
      %46 = arith.index_cast %arg3 : index to i64
      %47 = arith.sitofp %46 : i64 to f32
      %48 = arith.divf %47, %extracted : f32
      tensor.yield %48 : f32
    } : tensor<2xf32>
    %cast_22 = tensor.cast %23 : tensor<2xf32> to tensor<?xf32>
    %30 = call @write1(%cast_22) : (tensor<?xf32>) -> tensor<?xf32>
    %cst_23 = arith.constant dense<[[2.500000e+00], [3.500000e+00]]> : tensor<2x1xf32>
    %31 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<2xf32>
    %32 = linalg.copy ins(%30 : tensor<?xf32>) outs(%31 : tensor<2xf32>) -> tensor<2xf32>
    %33 = tensor.empty() : tensor<2xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%32 : tensor<2xf32>) outs(%33 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %cast_24 = tensor.cast %5 : tensor<2xf32> to tensor<?xf32>
    %35 = call @write1(%cast_24) : (tensor<?xf32>) -> tensor<?xf32>
    %36 = arith.index_castui %15 : i1 to index
    %37 = arith.remui %36, %c4 : index
    %38 = scf.for %arg3 = %c0 to %37 step %c1 iter_args(%arg4 = %34) -> (tensor<2xf32>) {
      %46 = arith.sitofp %29 : i1 to f64
      %47 = linalg.copy ins(%inserted_slice : tensor<2xf32>) outs(%arg4 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %47 : tensor<2xf32>
    }
    %39 = arith.index_castui %6 : i1 to index
    %c64 = arith.constant 64 : index
    %40 = arith.remui %39, %c64 : index
    %41 = index.divu %40, %c2
    %42 = tensor.empty() : tensor<1x1x1x1x2xf32>
    %43 = linalg.fill ins(%extracted : f32) outs(%42 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
    %cst_25 = arith.constant dense<-2.500000e+00> : tensor<1x1x2x2x2xf32>
    %44 = tensor.empty() : tensor<1x2x2xf32>
    %45 = linalg.pooling_ndhwc_sum ins(%cst_25, %44 : tensor<1x1x2x2x2xf32>, tensor<1x2x2xf32>) outs(%43 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
    %cast_26 = tensor.cast %27 : tensor<1xf32> to tensor<?xf32>
    %cast_27 = tensor.cast %cst_23 : tensor<2x1xf32> to tensor<2x?xf32>
    return %7, %10#0, %10#1, %11, %14, %cast_26, %mapped, %generated_21, %cast_27, %35, %38, %45, %34, %41, %0#0 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<3x2xf32>, tensor<?xf32>, tensor<2x?xf32>, tensor<2xf32>, tensor<2x?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<1x1x1x1x2xf32>, tensor<2xf32>, index, index
  }
  func.func private @write1(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.floor ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

