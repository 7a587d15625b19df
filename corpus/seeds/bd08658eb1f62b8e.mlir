// bufdiff-profile: loops
// bufdiff-choices: 98796f60d6d461736f9f42b4097782a5eb0a427410224ffda2676c9da023c0ccc98f82fcf9e47aad
// bufdiff-choices: 9b008a8d62aef09d4c72ed5a72197729df0aa630d175e73373628028ab2826d21f0432fefd1e48e2
// bufdiff-choices: 292e35e67263e95e3d0fc75d2be6e121f04452833428042145eca28dcc97779a90b58533412a735c
// bufdiff-choices: f37ca1af9a59144d1b2c20fedd5c086f2bbcff5acb7879d9395872ffd8f424ee46c1543a2914dadf
// bufdiff-choices: c13c099eab02bc78b770ccdc24007147edc2be0ba8cc34969bfd0fe5c0b8c241385f65481ff3eded
// bufdiff-choices: 392214068e548c608052db2cb3b244f21ec79ed53ce9c1ac6237a6eb211b4ca351020ec9c68709e8
// bufdiff-choices: 8358f2673124874371982e2848b5024b12d012ce11d4241931b44b4b6321757efed8b349c9b17dcb
// bufdiff-choices: 37235513626bffd2185cfe3e580602c393414c397aa32928bb9411b63d898d5edde6dd35e4c7fac1
// bufdiff-choices: d75a23a55ebdd430fd
// bufdiff-features: 600 2898 3217 3579 4752 5270 7933 10035 11162 11588 12170 13233 13382 14454
// bufdiff-features: 15300 15424 15582 15751 15903 16960 20003 21953 22095 22280 22640 23143 23594
// bufdiff-features: 23810 25729 25818 26568 26663 28724 28807 28814 29968 30002 30666 31155 31903
// bufdiff-features: 33915 34167 36784 36936 37177 37489 37509 37516 38163 38783 40070 40712 41318
// bufdiff-features: 42344 42984 43248 43442 43612 44522 46034 46203 46720 47392 47554 48598 48974
// bufdiff-features: 49370 49489 49635 49800 50080 50146 52322 52558 52900 53180 53252 53469 54385
// bufdiff-features: 54915 55622 57548 58029 58190 58290 58308 60567 60925 61628 62845 63071 64119
// bufdiff-features: 64120 64435 64716 64875 65726 66422 66626 68355 68782 70119 70335 71306 72090
// bufdiff-features: 73289 73335 73802 73883 74057 74450 74672 75566 75921 76677 77129 78283 78430
// bufdiff-features: 78589 78697 79060 81066 81736 82135 83194 83412 83466 84585 85134 85843 86125
// bufdiff-features: 86156 86752 88264 89780 90128 90424 90720 91148 91593 91879 92194 93255 94405
// bufdiff-features: 94981 95465 95900 96244 96807 97715 98138 98501 99383 99594 100481 100718
// bufdiff-features: 101342 101629 101823 102456 103056 103339 103341 103648 103715 104931 106087
// bufdiff-features: 107035 107425 107515 108235 108977 109445 110932 111976 112515 112929 113041
// bufdiff-features: 113901 114763 115026 117235 117779 118339 119136 119340 120049 121538 121626
// bufdiff-features: 121682 123446 125702 126249 127711 127813 128187 128916 130173 132574 132624
// bufdiff-features: 132840 133676 133756 135543 136269 137045 138476 139079 139626 139704 140374
// bufdiff-features: 140940 141238 141458 142040 142052 142274 142369 142610 146238 146451 146512
// bufdiff-features: 148867 149116 150452 151758 152226 152273 153293 153896 154946 155143 155545
// bufdiff-features: 155898 156460 157426 158120 158128 158810 158897 159671 160349 160505 160967
// bufdiff-features: 161644 162095 162247 162940 165141 165373 165636 165695 165719 165798 166037
// bufdiff-features: 166475 167973 168815 169627 170819 170876 171116 171369 173354 173800 174170
// bufdiff-features: 176774 177355 177488 177620 178067 178560 179739 179814 180169 181094 181522
// bufdiff-features: 184030 184712 185252 185275 185626 186959 188790 188843 189695 189793 190141
// bufdiff-features: 190426 191888 192210 192252 192628 192720 192771 193290 193398 194134 194682
// bufdiff-features: 196031 197738 197770 197849 199947 200312 200521 200688 201059 201475 202085
// bufdiff-features: 202241 205434 205689 205962 207330 208122 208503 210022 210461 211508 213943
// bufdiff-features: 215959 216190 217282 217899 220247 221975 222181 223525 225999 226178 226357
// bufdiff-features: 226782 227345 228390 229412 229951 230081 230640 230788 231330 234206 235375
// bufdiff-features: 236336 236738 236929 237077 239241 239725 240158 241331 241640 242946 244092
// bufdiff-features: 245380 245438 245619 245738 246256 246543 247062 247913 249653 249694 249841
// bufdiff-features: 252466 252539 254421 254646 254851 255449 255618 257367 257442 258445 258455
// bufdiff-features: 259840 260278 261833
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x4xi32> {bufferization.buffer_layout = #map}, %arg1: tensor<?xi32>, %arg2: tensor<4x?xi32>) -> (tensor<3x?xi32>, tensor<?xi32>, tensor<4xi32>, tensor<?x4xi32>, tensor<4x?xi32>, index, index) {
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<?xi32>
    %cast = tensor.cast %0 : tensor<?xi32> to tensor<4xi32>
    %1:2 = call @f1(%cast) : (tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    %cst = arith.constant dense<[[3, 2, 1, 0, -1, -2], [-3, -4, -5, -6, -7, -8], [-9, -10, -11, -12, -13, -14]]> : tensor<3x6xi32>
    %2:4 = call @f2(%arg0, %cst) : (tensor<?x4xi32>, tensor<3x6xi32>) -> (tensor<3x6xi32>, tensor<?x4xi32>, index, index)
    %c3 = arith.constant 3 : index
    %3 = scf.forall (%arg3, %arg4) in (%c3, 6) shared_outs(%arg5 = %cst) -> (tensor<3x6xi32>) {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg0, %c0 : tensor<?x4xi32>
      %4 = scf.forall (%arg6, %arg7) in (4, %dim) shared_outs(%arg8 = %2#1) -> (tensor<?x4xi32>) {
        %extracted_slice_3 = tensor.extract_slice %arg8[%arg7, %arg6] [1, 1] [1, 1] : tensor<?x4xi32> to tensor<1x1xi32>
        %generated = tensor.generate  {
        ^bb0(%arg9: index, %arg10: index):
          %8 = arith.index_cast %arg9 : index to i1
          %9 = arith.index_cast %arg10 : index to i1
          %10 = arith.andi %8, %9 : i1
          tensor.yield %10 : i1
        } : tensor<1x1xi1>
        %cst_4 = arith.constant dense<2> : tensor<1x1xi32>
        %7 = linalg.select ins(%generated, %extracted_slice_3, %cst_4 : tensor<1x1xi1>, tensor<1x1xi32>, tensor<1x1xi32>) outs(%extracted_slice_3 : tensor<1x1xi32>) -> tensor<1x1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %7 into %arg8[%arg7, %arg6] [1, 1] [1, 1] : tensor<1x1xi32> into tensor<?x4xi32>
        }
      }
      %c1 = arith.constant 1 : index
      %5 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %2#0) -> (tensor<3x6xi32>) {
        %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst, %2#0 : tensor<3x6xi32>, tensor<3x6xi32>) outs(%arg7 : tensor<3x6xi32>) {
        ^bb0(%in: i32, %in_3: i32, %out: i32):
          %8 = arith.minsi %in, %in_3 : i32
          %9 = arith.subi %8, %out : i32
          linalg.yield %9 : i32
        } -> tensor<3x6xi32>
        scf.yield %7 : tensor<3x6xi32>
      }
      %6:4 = func.call @f2(%2#1, %2#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<?x4xi32>, tensor<3x6xi32>) -> (tensor<3x6xi32>, tensor<?x4xi32>, index, index)
      %extracted_slice = tensor.extract_slice %arg5[%arg3, %arg4] [1, 1] [1, 1] : tensor<3x6xi32> to tensor<1x1xi32>
      %extracted_slice_2 = tensor.extract_slice %extracted_slice[%c0, 0] [1, 1] [1, 1] : tensor<1x1xi32> to tensor<1xi32>
      %broadcasted = linalg.broadcast ins(%extracted_slice_2 : tensor<1xi32>) outs(%extracted_slice : tensor<1x1xi32>) dimensions = [0] 
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %broadcasted into %arg5[%arg3, %arg4] [1, 1] [1, 1] : tensor<1x1xi32> into tensor<3x6xi32>
      }
    }
    %cast_0 = tensor.cast %3 : tensor<3x6xi32> to tensor<3x?xi32>
    %cast_1 = tensor.cast %1#1 : tensor<4xi32> to tensor<?xi32>
    return %cast_0, %cast_1, %1#0, %arg0, %arg2, %2#3, %2#2 : tensor<3x?xi32>, tensor<?xi32>, tensor<4xi32>, tensor<?x4xi32>, tensor<4x?xi32>, index, index
  }
  func.func private @f2(%arg0: tensor<?x4xi32>, %arg1: tensor<3x6xi32>) -> (tensor<3x6xi32>, tensor<?x4xi32>, index, index) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xi32>
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%dim) : tensor<?x1xi32>
    %c-1_i32 = arith.constant -1 : i32
    %1 = linalg.fill ins(%c-1_i32 : i32) outs(%0 : tensor<?x1xi32>) -> tensor<?x1xi32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[0, %c3] [%dim, 1] [1, 1] : tensor<?x1xi32> into tensor<?x4xi32>
    %c64 = arith.constant 64 : index
    %2 = arith.remui %dim, %c64 : index
    %c2 = arith.constant 2 : index
    %3 = index.maxs %2, %c2
    return %arg1, %inserted_slice, %3, %2 : tensor<3x6xi32>, tensor<?x4xi32>, index, index
  }
  func.func private @f1(%arg0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
    %c-3_i32 = arith.constant -3 : i32
    %0 = linalg.fill ins(%c-3_i32 : i32) outs(%arg0 : tensor<4xi32>) -> tensor<4xi32>
    %c4 = arith.constant 4 : index
    %1:2 = scf.forall (%arg1) = (0) to (%c4) step (2) shared_outs(%arg2 = %0, %arg3 = %0) -> (tensor<4xi32>, tensor<4xi32>) {
      %2 = scf.forall (%arg4) in (4) shared_outs(%arg5 = %0) -> (tensor<4xi32>) {
        affine.for %arg6 = 0 to 2 {
          %cst_1 = arith.constant dense<-3> : tensor<4xi32>
          %6 = linalg.sub ins(%0, %cst_1 : tensor<4xi32>, tensor<4xi32>) outs(%0 : tensor<4xi32>) -> tensor<4xi32>
        }
        %cst = arith.constant dense<1> : tensor<1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %cst into %arg5[%arg4] [1] [1] : tensor<1xi32> into tensor<4xi32>
        }
      }
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [2] [1] : tensor<4xi32> to tensor<2xi32>
      %c1 = arith.constant 1 : index
      %3 = arith.index_cast %arg1 : index to i32
      %inserted = tensor.insert %3 into %extracted_slice[%c1] : tensor<2xi32>
      %4 = linalg.copy ins(%extracted_slice : tensor<2xi32>) outs(%inserted : tensor<2xi32>) -> tensor<2xi32>
      %extracted_slice_0 = tensor.extract_slice %arg3[%arg1] [2] [1] : tensor<4xi32> to tensor<2xi32>
      %c0_i32 = arith.constant 0 : i32
      %from_elements = tensor.from_elements %c0_i32 : tensor<i32>
      %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%from_elements : tensor<i32>) outs(%extracted_slice_0 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %6 = arith.minsi %in, %out : i32
        linalg.yield %6 : i32
      } -> tensor<2xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg2[%arg1] [2] [1] : tensor<2xi32> into tensor<4xi32>
        tensor.parallel_insert_slice %5 into %arg3[%arg1] [2] [1] : tensor<2xi32> into tensor<4xi32>
      }
    }
    return %1#0, %1#1 : tensor<4xi32>, tensor<4xi32>
  }
}

