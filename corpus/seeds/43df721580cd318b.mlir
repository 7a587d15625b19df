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
// bufdiff-choices: 2222123d7fbb733410ed87999765b901855ce849b4f35c3a22
// bufdiff-features: 76 397 761 1060 1155 1312 1993 2058 2442 2474 3392 3579 3972 4200 4211 4236
// bufdiff-features: 4342 4752 5075 5559 6002 6136 6809 6831 6848 7516 7534 7933 9479 9748 10324
// bufdiff-features: 10384 10486 11162 11441 12170 12276 12653 12760 13233 13870 13915 14111 14773
// bufdiff-features: 14925 15751 15903 16682 16822 17970 18313 18330 18508 19223 19419 19628 20092
// bufdiff-features: 20127 20659 20803 21044 21366 21382 21652 21689 21728 21883 22095 22109 22280
// bufdiff-features: 22483 22801 23108 23143 23169 23643 24184 24268 24320 24708 25818 26087 26186
// bufdiff-features: 26546 26568 26922 28724 29590 29688 30145 30625 31747 32232 32358 32434 32809
// bufdiff-features: 32924 33807 33824 33881 34034 34048 34167 34233 35959 36448 36784 37028 37054
// bufdiff-features: 38229 38401 38520 39130 39411 39927 39955 40540 40712 41062 41680 42044 42259
// bufdiff-features: 42344 42656 42995 43178 43258 43612 43839 43942 44505 44786 44943 45573 45916
// bufdiff-features: 46034 46203 46208 46844 46936 47102 47392 47735 47762 48250 48333 48598 48974
// bufdiff-features: 49301 49370 49956 50187 50665 50894 51341 51415 51532 51658 51729 51800 51999
// bufdiff-features: 52062 52558 52774 52839 52900 53178 53180 53252 53467 53562 54998 58046 58190
// bufdiff-features: 58403 58538 59620 59663 60283 60384 61628 61950 62480 62694 64119 64120 64235
// bufdiff-features: 64419 65575 66416 66422 66529 66560 67160 67232 68355 68782 68854 69050 71107
// bufdiff-features: 71306 71361 73287 73753 73802 73926 74057 74244 75273 75921 76378 76911 76953
// bufdiff-features: 77285 77393 78182 78283 78430 78822 80454 80478 80678 81736 82011 82565 82730
// bufdiff-features: 83466 83734 83906 84322 85766 86103 86125 86837 87000 87355 87810 87862 88075
// bufdiff-features: 88337 89178 90543 91074 91289 91524 91543 92022 92221 92431 92492 92849 93032
// bufdiff-features: 93058 94049 94881 95407 96716 97059 97368 97949 98190 99137 99204 99383 99757
// bufdiff-features: 100324 101052 101264 102151 102809 103148 103318 103673 103715 103851 104034
// bufdiff-features: 104315 104511 104850 104931 105417 105817 105915 106761 107035 107248 107614
// bufdiff-features: 108210 109103 110561 110816 111024 111302 112929 113041 113245 114888 115026
// bufdiff-features: 115778 116568 117221 117618 117724 117906 118914 119496 120688 121086 121449
// bufdiff-features: 121626 121682 122575 123204 124614 124626 124886 125498 125901 125921 125963
// bufdiff-features: 127533 129849 129878 129946 129955 130310 130899 130933 131348 131366 132574
// bufdiff-features: 132876 133446 133627 133646 134449 136007 136448 137102 137235 138313 138476
// bufdiff-features: 138665 138844 140479 140924 141044 141458 141834 142040 142393 143285 143667
// bufdiff-features: 143726 144193 144339 144530 146016 146512 146792 147654 148294 148304 148814
// bufdiff-features: 149400 150313 150355 150452 150502 150642 151292 151936 152226 152620 152816
// bufdiff-features: 153063 153293 153488 153957 155545 155644 156460 156568 157953 158120 158383
// bufdiff-features: 158529 158897 158996 159683 159724 160138 160712 160756 160967 161295 161908
// bufdiff-features: 163373 163876 164034 164396 164481 164669 164734 164991 165141 165636 165719
// bufdiff-features: 166037 166075 166169 166455 166698 167164 167197 167614 167793 168007 168323
// bufdiff-features: 169819 170080 170564 170817 170819 171053 171116 171369 171420 172083 172118
// bufdiff-features: 172666 172814 173109 173166 173701 174249 175479 175687 176774 176782 177211
// bufdiff-features: 177323 177665 177878 177904 178067 178560 179208 179647 179722 179864 180179
// bufdiff-features: 180207 180258 180404 181522 182607 182719 182966 183114 183230 183588 183813
// bufdiff-features: 184030 184625 184686 185198 185490 185626 186042 186097 186202 186406 186942
// bufdiff-features: 186959 187366 187596 188790 188862 189319 189416 190166 190857 191076 192422
// bufdiff-features: 192628 192771 192952 193141 193290 193398 193773 193986 194503 195820 196031
// bufdiff-features: 197738 197837 198251 198489 198670 198688 199781 199827 201059 201253 201716
// bufdiff-features: 202634 202994 203246 203352 204620 205434 206063 206074 206094 207081 207268
// bufdiff-features: 207639 208291 208500 208765 209102 210301 210461 211044 211263 211267 212111
// bufdiff-features: 212779 213425 213455 213481 213630 213689 214325 214436 215959 216061 216076
// bufdiff-features: 217480 218310 218709 219021 219413 220223 220517 220780 220793 221154 222306
// bufdiff-features: 222839 223365 223783 224634 224916 225016 225759 225827 226178 226607 226668
// bufdiff-features: 227345 227829 228112 228139 228222 228741 229273 229569 229951 230810 230829
// bufdiff-features: 231239 232065 232623 232823 233769 234237 235325 236180 236929 236930 237098
// bufdiff-features: 237500 237763 238118 239188 239721 239758 239958 241256 241844 242034 242036
// bufdiff-features: 242646 242793 243784 243947 244092 244118 244215 244281 244408 244978 245415
// bufdiff-features: 245941 246256 246460 246543 246546 246783 246895 247062 247869 248091 248581
// bufdiff-features: 249984 250035 250917 251217 251259 252161 252318 252379 252425 252466 252926
// bufdiff-features: 253714 254047 254639 254836 255108 255556 255618 255676 255826 256235 257251
// bufdiff-features: 257937 258331 258455 258876 259620 259707 259785 259840 260869 261131 261263
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<1xf32>, tensor<?xindex>, tensor<2x1xf32>, tensor<2xf32>, tensor<?xf32>) {
    %0:2 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %arg2, %arg5 = %arg0) -> (tensor<2xf32>, tensor<2xf32>) {
      %c3_14 = arith.constant 3 : index
      %26 = arith.cmpi sgt, %arg3, %c3_14 : index
      %27 = arith.select %26, %arg2, %arg1 : tensor<2xf32>
      %extracted_slice_15 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<2xf32> to tensor<f32>
      %28 = tensor.empty() : tensor<f32>
      %cst_16 = arith.constant 5.000000e-01 : f32
      %29 = linalg.fill ins(%cst_16 : f32) outs(%28 : tensor<f32>) -> tensor<f32>
      %30 = linalg.rsqrt ins(%29 : tensor<f32>) outs(%extracted_slice_15 : tensor<f32>) -> tensor<f32>
      %extracted_slice_17 = tensor.extract_slice %arg5[%arg3] [1] [1] : tensor<2xf32> to tensor<f32>
      %31 = tensor.empty() : tensor<f32>
      %32 = linalg.fill ins(%cst_16 : f32) outs(%31 : tensor<f32>) -> tensor<f32>
      %33 = linalg.floor ins(%32 : tensor<f32>) outs(%extracted_slice_17 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %30 into %arg4[%arg3] [1] [1] : tensor<f32> into tensor<2xf32>
        tensor.parallel_insert_slice %33 into %arg5[%arg3] [1] [1] : tensor<f32> into tensor<2xf32>
      }
    }
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[1] [1] [%c1] : tensor<2xf32> to tensor<1xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<1xf32>) outs(%extracted_slice_0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_14 = arith.constant -2.500000e+00 : f32
      %26 = arith.divf %in, %cst_14 : f32
      linalg.yield %26 : f32
    } -> tensor<1xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c0] : tensor<1xf32>
    vector.print %extracted : f32
    %2 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %arg0) -> (tensor<2xf32>) {
      %from_elements = tensor.from_elements %extracted : tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %from_elements into %arg4[%arg3] [1] [1] : tensor<f32> into tensor<2xf32>
      }
    }
    %3 = tensor.empty() : tensor<1xf32>
    %mapped = linalg.map ins(%extracted_slice, %1, %extracted_slice_0 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) outs(%3 : tensor<1xf32>)
      (%in: f32, %in_14: f32, %in_15: f32, %init: f32) {
        %26 = arith.subf %in, %in_14 : f32
        %27 = arith.negf %26 : f32
        %28 = arith.addf %27, %in_15 : f32
        linalg.yield %28 : f32
      }
    %inserted_slice = tensor.insert_slice %extracted_slice into %2[1] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %6 = arith.cmpf uno, %extracted, %cst : f32
    %7 = arith.select %6, %inserted_slice, %5 : tensor<2xf32>
    %cst_1 = arith.constant dense<-0.000000e+00> : tensor<2xf32>
    %true = arith.constant true
    %8 = arith.divui %6, %true : i1
    %c2 = arith.constant 2 : index
    %9 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %7) -> (tensor<2xf32>) {
      %extracted_slice_14 = tensor.extract_slice %arg4[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %26 = linalg.fill ins(%extracted : f32) outs(%extracted_slice_14 : tensor<1xf32>) -> tensor<1xf32>
      %inserted_slice_15 = tensor.insert_slice %26 into %arg4[1] [1] [1] : tensor<1xf32> into tensor<2xf32>
      scf.yield %inserted_slice_15 : tensor<2xf32>
    }
    %cst_2 = arith.constant dense<1.000000e+02> : tensor<f32>
    %inserted_slice_3 = tensor.insert_slice %cst_2 into %0#0[%c1] [1] [1] : tensor<f32> into tensor<2xf32>
    %true_4 = arith.constant true
    %10 = arith.ori %8, %true_4 : i1
    cf.assert %10, "never fails"
    %11 = arith.select %6, %2, %9 : tensor<2xf32>
    %cast = tensor.cast %0#1 : tensor<2xf32> to tensor<?xf32>
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c2, %c1] : tensor<?xf32> into tensor<?x?xf32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %extracted_14 = tensor.extract %expanded[%arg3, %arg4] : tensor<?x?xf32>
      %cst_15 = arith.constant 0.000000e+00 : f32
      %26 = arith.cmpf ogt, %extracted_14, %cst_15 : f32
      %27 = arith.index_cast %arg3 : index to i1
      %28 = arith.index_cast %arg4 : index to i1
      %29 = arith.ori %26, %27 : i1
      %30 = arith.addi %29, %28 : i1
      %true_16 = arith.constant true
      %31 = arith.divui %30, %true_16 : i1
      tensor.yield %31 : i1
    } : tensor<2x1xi1>
    %cst_5 = arith.constant dense<[[4.500000e+00], [5.500000e+00]]> : tensor<2x1xf32>
    %12 = linalg.select ins(%generated, %expanded, %cst_5 : tensor<2x1xi1>, tensor<?x?xf32>, tensor<2x1xf32>) outs(%expanded : tensor<?x?xf32>) -> tensor<?x?xf32>
    %collapsed = tensor.collapse_shape %12 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %extracted_6 = tensor.extract %expanded[%c0, %c0] : tensor<?x?xf32>
    %c3 = arith.constant 3 : index
    %13:3 = scf.while (%arg3 = %c0, %arg4 = %2, %arg5 = %cast) : (index, tensor<2xf32>, tensor<?xf32>) -> (index, tensor<2xf32>, tensor<?xf32>) {
      %extracted_14 = tensor.extract %inserted_slice_3[%c0] : tensor<2xf32>
      %26 = arith.cmpi ult, %arg3, %c3 : index
      %27 = arith.andi %26, %8 : i1
      scf.condition(%27) %arg3, %arg4, %arg5 : index, tensor<2xf32>, tensor<?xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<2xf32>, %arg5: tensor<?xf32>):
      %26 = scf.if %6 -> (tensor<1xf32>) {
        %extracted_slice_16 = tensor.extract_slice %arg5[0] [1] [1] : tensor<?xf32> to tensor<1xf32>
        scf.yield %extracted_slice_16 : tensor<1xf32>
      } else {
        %extracted_slice_16 = tensor.extract_slice %arg5[1] [1] [1] : tensor<?xf32> to tensor<1xf32>
        scf.yield %extracted_slice_16 : tensor<1xf32>
      }
      %27 = linalg.negf ins(%collapsed : tensor<?xf32>) outs(%arg5 : tensor<?xf32>) -> tensor<?xf32>
      %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%26 : tensor<1xf32>) outs(%extracted_slice_0 : tensor<1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %31 = arith.subf %in, %out : f32
        linalg.yield %31 : f32
      } -> tensor<1xf32>
      %cst_14 = arith.constant dense<[3, 4]> : tensor<2xi64>
      %29 = arith.index_cast %cst_14 : tensor<2xi64> to tensor<2xindex>
      %30 = arith.addi %arg3, %c1 : index
      %inserted_slice_15 = tensor.insert_slice %11 into %arg4[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
      scf.yield %30, %inserted_slice_15, %arg5 : index, tensor<2xf32>, tensor<?xf32>
    }
    %14 = tensor.empty() : tensor<2xi64>
    %c0_i64 = arith.constant 0 : i64
    %15 = linalg.fill ins(%c0_i64 : i64) outs(%14 : tensor<2xi64>) -> tensor<2xi64>
    %16 = arith.index_cast %15 : tensor<2xi64> to tensor<2xindex>
    %17 = arith.remui %13#0, %c2 : index
    %extracted_slice_7 = tensor.extract_slice %expanded[%17, 0] [1, 1] [1, 1] : tensor<?x?xf32> to tensor<1xf32>
    %18 = call @write1(%extracted_slice_7) : (tensor<1xf32>) -> tensor<1xf32>
    %19 = tensor.empty() : tensor<2x1xf32>
    %20 = linalg.fill ins(%extracted : f32) outs(%19 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<?x?xf32>) outs(%20 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.maximumf %in, %out : f32
      linalg.yield %26 : f32
    } -> tensor<2x1xf32>
    %22 = arith.index_castui %8 : i1 to index
    %c4 = arith.constant 4 : index
    %23 = arith.remui %22, %c4 : index
    %24:3 = scf.for %arg3 = %c0 to %23 step %c1 iter_args(%arg4 = %13#1, %arg5 = %20, %arg6 = %expanded) -> (tensor<2xf32>, tensor<2x1xf32>, tensor<?x?xf32>) {
      %26:2 = scf.while (%arg7 = %c0, %arg8 = %cst_1) : (index, tensor<2xf32>) -> (index, tensor<2xf32>) {
        %34 = func.call @write1(%extracted_slice_0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<1xf32>) -> tensor<1xf32>
        %35 = arith.cmpi ult, %arg7, %c2 : index
        scf.condition(%35) %arg7, %arg8 : index, tensor<2xf32>
      } do {
      ^bb0(%arg7: index, %arg8: tensor<2xf32>):
        %34:2 = scf.forall (%arg9, %arg10) in (1, 2) shared_outs(%arg11 = %arg5, %arg12 = %20) -> (tensor<2x1xf32>, tensor<2x1xf32>) {
          %extracted_slice_18 = tensor.extract_slice %arg11[%arg10, %arg9] [1, 1] [1, 1] : tensor<2x1xf32> to tensor<f32>
          %mapped_19 = linalg.map ins(%cst_2 : tensor<f32>) outs(%extracted_slice_18 : tensor<f32>)
            (%in: f32, %init: f32) {
              %39 = arith.negf %in : f32
              %40 = arith.addf %39, %extracted : f32
              linalg.yield %40 : f32
            }
          %37 = linalg.mul ins(%extracted_slice_18, %mapped_19 : tensor<f32>, tensor<f32>) outs(%mapped_19 : tensor<f32>) -> tensor<f32>
          %extracted_slice_20 = tensor.extract_slice %arg12[%arg10, %arg9] [1, 1] [1, 1] : tensor<2x1xf32> to tensor<1x1xf32>
          %generated_21 = tensor.generate  {
          ^bb0(%arg13: index, %arg14: index):
            %extracted_22 = tensor.extract %extracted_slice_20[%arg13, %arg14] : tensor<1x1xf32>
            %39 = arith.index_cast %arg13 : index to i64
            %40 = arith.sitofp %39 : i64 to f32
            %41 = arith.index_cast %arg14 : index to i64
            %42 = arith.sitofp %41 : i64 to f32
            %43 = arith.mulf %extracted_22, %40 : f32
            %44 = arith.divf %43, %42 : f32
            tensor.yield %44 : f32
          } : tensor<1x1xf32>
          %38 = linalg.matmul ins(%extracted_slice_20, %generated_21 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%extracted_slice_20 : tensor<1x1xf32>) -> tensor<1x1xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %37 into %arg11[%arg10, %arg9] [1, 1] [1, 1] : tensor<f32> into tensor<2x1xf32>
            tensor.parallel_insert_slice %38 into %arg12[%arg10, %arg9] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<2x1xf32>
          }
        }
        %35 = arith.addi %arg7, %c1 : index
        %36 = linalg.div ins(%collapsed, %0#0 : tensor<?xf32>, tensor<2xf32>) outs(%arg8 : tensor<2xf32>) -> tensor<2xf32>
        scf.yield %35, %36 : index, tensor<2xf32>
      }
      %27 = arith.remui %13#0, %c2 : index
      %extracted_14 = tensor.extract %20[%27, %c0] : tensor<2x1xf32>
      %28 = linalg.div ins(%20, %expanded : tensor<2x1xf32>, tensor<?x?xf32>) outs(%arg6 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %extracted_15 = tensor.extract %arg6[%c0, %c0] : tensor<?x?xf32>
      %29 = tensor.empty() : tensor<2x1xf32>
      %30 = linalg.fill ins(%extracted : f32) outs(%29 : tensor<2x1xf32>) -> tensor<2x1xf32>
      %31 = linalg.floor ins(%30 : tensor<2x1xf32>) outs(%arg6 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %generated_16 = tensor.generate %c1 {
      ^bb0(%arg7: index, %arg8: index):
        %extracted_18 = tensor.extract %20[%arg7, %arg8] : tensor<2x1xf32>
        %34 = arith.index_cast %arg7 : index to i64
        %35 = arith.sitofp %34 : i64 to f32
        %36 = arith.index_cast %arg8 : index to i64
        %37 = arith.sitofp %36 : i64 to f32
        %38 = arith.minimumf %extracted_18, %35 : f32
        %39 = arith.mulf %38, %37 : f32
        tensor.yield %39 : f32
      } : tensor<2x?xf32>
      %32 = linalg.round ins(%generated_16 : tensor<2x?xf32>) outs(%31 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %extracted_17 = tensor.extract %arg4[%c1] : tensor<2xf32>
      %33 = linalg.sub ins(%13#2, %0#0 : tensor<?xf32>, tensor<2xf32>) outs(%arg4 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %33, %arg5, %32 : tensor<2xf32>, tensor<2x1xf32>, tensor<?x?xf32>
    }
    %extracted_slice_8 = tensor.extract_slice %24#1[0, 0] [1, %c1] [1, 1] : tensor<2x1xf32> to tensor<1x?xf32>
    %cast_9 = tensor.cast %extracted_slice_8 : tensor<1x?xf32> to tensor<1x1xf32>
    %inserted_slice_10 = tensor.insert_slice %cast_9 into %24#2[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    %extracted_11 = tensor.extract %inserted_slice_10[%c0, %c0] : tensor<?x?xf32>
    %25 = arith.select %6, %18, %1 : tensor<1xf32>
    %cast_12 = tensor.cast %16 : tensor<2xindex> to tensor<?xindex>
    %cast_13 = tensor.cast %25 : tensor<1xf32> to tensor<?xf32>
    return %mapped, %cast_12, %21, %24#0, %cast_13 : tensor<1xf32>, tensor<?xindex>, tensor<2x1xf32>, tensor<2xf32>, tensor<?xf32>
  }
  func.func private @write1(%arg0: tensor<1xf32>) -> tensor<1xf32> {
    %mapped = linalg.map { arith.minimumf } ins(%arg0, %arg0 : tensor<1xf32>, tensor<1xf32>) outs(%arg0 : tensor<1xf32>)
    return %mapped : tensor<1xf32>
  }
}

