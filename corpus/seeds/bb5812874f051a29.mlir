// bufdiff-profile: loops
// bufdiff-choices: 5db3333ef9599136e68e6176cd6bfa4e548457a6a602ada93ea0e7c4046e588ad9ac4db1307378c5
// bufdiff-choices: 502e744a892e3cadaf6d2467ed7118b797bd3f7ca4dfda503bafe639f7cc01c79249a295330f66f0
// bufdiff-choices: 91afd4189fd90019f69abc1569c235ec17a21e2285c102b2961ffad165a8687a1f5c22f6c4e0393f
// bufdiff-choices: f15b110a9b1c1f929a658df4ecc328a71e6f4a2ef5c69e57007ca3df5963ebf757f6297551b3a6ad
// bufdiff-choices: 5e2ba9dd221b936e478b2123851c56496defeecbf37ec8fbd1855fd739de650a7882bc5538113686
// bufdiff-choices: 7fb8349b26b7e91505eed4ef07f56484365cffa8207cafda9bbd7b7a2af90f85b10e87f94b77099d
// bufdiff-choices: db17e4bc86ee443477a75ca0a31a8bffc74563a195dcfe0d7044a925cd7a83ab9bfd9d0a727545d0
// bufdiff-choices: 64e1646340decbb6e3947d1be52be38b7afc6c07c13ebff6084c277ff08566b5efb991dd98c9f979
// bufdiff-choices: 2b05a27d4493e49c00fc9fa2ff90869f754c8902cb4d7a2ea71815e933687efcb5b9ab9e1986cf69
// bufdiff-choices: 65d748617bcce37a5e50d9882e6dafa94d68e1984558d16eeffa34343fb949ee1178c2cb417a03fd
// bufdiff-choices: be0c73bde3841e32ca2542b642
// bufdiff-features: 347 1470 2043 2058 3579 4752 5297 6277 9479 9748 9889 10035 10817 10872 11344
// bufdiff-features: 11441 11588 12932 13233 14632 14884 15751 15756 15903 16682 17434 18486 19123
// bufdiff-features: 20480 21714 21953 22095 22280 22640 23621 23810 25818 26464 26568 28504 29590
// bufdiff-features: 30105 31155 31247 31864 31903 32080 32536 33769 33915 34167 34233 35708 36395
// bufdiff-features: 36936 37489 38783 40540 40624 40712 41605 42344 42984 43248 43942 44522 44943
// bufdiff-features: 46024 46034 46203 47315 47392 47449 47988 50779 51344 52062 52267 52322 52558
// bufdiff-features: 52900 53235 53469 53504 53615 53793 54915 55479 56024 57548 58190 58403 58919
// bufdiff-features: 59647 60443 60686 61129 61435 61622 62168 63071 64235 64875 65575 66422 68355
// bufdiff-features: 68782 68867 69991 71050 72520 74576 74864 75177 75502 75566 75921 76339 77066
// bufdiff-features: 79703 80144 81601 81926 82011 82135 82693 83342 83787 84090 84585 87601 88233
// bufdiff-features: 88337 88958 89030 89732 92849 93255 93994 94981 95930 96352 96353 97565 98967
// bufdiff-features: 99087 101098 101251 101342 102373 103056 103648 103715 104315 105750 105965
// bufdiff-features: 106087 108235 110561 110608 110780 111275 111619 112929 114676 115026 115728
// bufdiff-features: 115801 116863 117724 117728 118234 119261 119384 119496 121682 123204 123359
// bufdiff-features: 124254 125921 126249 127243 128942 129435 130049 131038 132341 132574 133446
// bufdiff-features: 133571 134159 134279 135868 137774 138711 139061 139524 139901 140924 141458
// bufdiff-features: 142040 142052 142274 142393 144761 145388 146127 148304 148867 149464 149670
// bufdiff-features: 150829 150920 151728 152226 152233 153142 154247 155143 155545 155898 156369
// bufdiff-features: 156460 156807 157937 158120 158128 158856 159796 160119 160756 161319 161644
// bufdiff-features: 163406 164481 164602 164991 165141 165564 165636 165695 165719 166169 166434
// bufdiff-features: 166579 167164 167749 168323 168858 168881 169047 169854 170459 170469 170819
// bufdiff-features: 170876 171116 171369 171551 171884 173853 175990 176031 177904 178222 178558
// bufdiff-features: 179280 183093 183703 183793 184030 184606 185626 186002 186626 186704 186959
// bufdiff-features: 188790 189004 189319 189793 190818 191247 191888 192327 192628 193290 194134
// bufdiff-features: 194714 195820 196031 196744 197837 198245 198246 198447 198460 199818 200065
// bufdiff-features: 200242 200521 201059 201535 202241 202795 203402 203821 205434 205689 205859
// bufdiff-features: 206056 207124 207330 207760 208812 210461 211625 212111 215959 217282 217748
// bufdiff-features: 217899 218449 219021 219393 220040 221033 221653 221975 222181 222638 223104
// bufdiff-features: 223989 224715 225818 226357 227345 228058 228390 228936 229266 229759 229951
// bufdiff-features: 230081 230640 230810 232323 232462 232623 233219 233674 234562 235319 235722
// bufdiff-features: 236216 236238 236929 237169 239241 240158 241331 241740 243739 243781 244092
// bufdiff-features: 244222 245436 245459 246256 246303 246543 246895 246953 247062 248091 248584
// bufdiff-features: 249105 249841 250013 250948 252466 253796 253836 254047 254421 254646 255556
// bufdiff-features: 255603 256076 258906 258994 259528 259840 260534 262074
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>) -> tensor<1xf32> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg3[0] [%c1] [1] : tensor<1xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %arg3 into %arg3[0] [1] [1] : tensor<1xf32> into tensor<1xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg3[%c0] : tensor<1xf32>
    return %inserted_slice : tensor<1xf32>
  }
  func.func @f2(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<1xf32>) -> tensor<4xf32> {
    %0 = linalg.copy ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %0[%c1] [3] [%c1] : tensor<4xf32> to tensor<3xf32>
    %1 = scf.execute_region -> tensor<4xf32> {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %2:2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg2, %arg5 = %extracted_slice) -> (tensor<1xf32>, tensor<3xf32>) {
        %5 = scf.forall (%arg6) in (1) shared_outs(%arg7 = %arg4) -> (tensor<1xf32>) {
          %9 = func.call @f1(%arg2, %arg2, %arg2, %arg2) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
          %extracted_slice_2 = tensor.extract_slice %arg7[%arg6] [1] [1] : tensor<1xf32> to tensor<1xf32>
          %cst_3 = arith.constant dense<7.500000e+00> : tensor<f32>
          %broadcasted = linalg.broadcast ins(%cst_3 : tensor<f32>) outs(%extracted_slice_2 : tensor<1xf32>) dimensions = [0] 
          %10 = linalg.abs ins(%9 : tensor<1xf32>) outs(%broadcasted : tensor<1xf32>) -> tensor<1xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %10 into %arg7[%arg6] [1] [1] : tensor<1xf32> into tensor<1xf32>
          }
        }
        %6 = linalg.copy ins(%extracted_slice : tensor<3xf32>) outs(%arg5 : tensor<3xf32>) -> tensor<3xf32>
        %extracted = tensor.extract %arg4[%c0] : tensor<1xf32>
        %extracted_slice_0 = tensor.extract_slice %arg1[%c0] [1] [1] : tensor<4xf32> to tensor<1xf32>
        %7 = linalg.max ins(%extracted_slice_0, %extracted_slice_0 : tensor<1xf32>, tensor<1xf32>) outs(%arg4 : tensor<1xf32>) -> tensor<1xf32>
        %cst_1 = arith.constant dense<9.500000e+00> : tensor<1xf32>
        %8 = linalg.max ins(%extracted_slice_0, %cst_1 : tensor<1xf32>, tensor<1xf32>) outs(%7 : tensor<1xf32>) -> tensor<1xf32>
        scf.yield %8, %6 : tensor<1xf32>, tensor<3xf32>
      }
      %cst = arith.constant -2.500000e+00 : f32
      %3 = vector.transfer_read %2#0[%c0], %cst : tensor<1xf32>, vector<2xf32>
      %4 = vector.transfer_write %3, %arg1[%c2] : vector<2xf32>, tensor<4xf32>
      scf.yield %4 : tensor<4xf32>
    }
    return %1 : tensor<4xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: f32) -> (tensor<4xf32>, tensor<4xf32>) {
    %0:2 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0, %arg4 = %arg0) -> (tensor<4xf32>, tensor<4xf32>) {
      %1 = scf.forall (%arg5) = (0) to (4) step (2) shared_outs(%arg6 = %arg0) -> (tensor<4xf32>) {
        %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
        %c2_2 = arith.constant 2 : index
        %extracted_slice_3 = tensor.extract_slice %arg0[0] [%c2_2] [3] : tensor<4xf32> to tensor<?xf32>
        %cst = arith.constant dense<7.500000e+00> : tensor<1xf32>
        %9 = func.call @f2(%arg0, %arg0, %cst) : (tensor<4xf32>, tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
        %extracted_slice_4 = tensor.extract_slice %arg6[%arg5] [2] [1] : tensor<4xf32> to tensor<2xf32>
        %10 = linalg.rsqrt ins(%extracted_slice_4 : tensor<2xf32>) outs(%extracted_slice_4 : tensor<2xf32>) -> tensor<2xf32>
        %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_4 : tensor<2xf32>) outs(%10 : tensor<2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %12 = arith.maximumf %in, %out : f32
          linalg.yield %12 : f32
        } -> tensor<2xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %11 into %arg6[%arg5] [2] [1] : tensor<2xf32> into tensor<4xf32>
        }
      }
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %2:2 = scf.for %arg5 = %c0 to %c4 step %c2 iter_args(%arg6 = %1, %arg7 = %arg1) -> (tensor<4xf32>, f32) {
        %c1 = arith.constant 1 : index
        %extracted_2 = tensor.extract %arg6[%c1] : tensor<4xf32>
        %9 = linalg.abs ins(%1 : tensor<4xf32>) outs(%arg6 : tensor<4xf32>) -> tensor<4xf32>
        scf.yield %9, %arg1 : tensor<4xf32>, f32
      }
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %3 = linalg.floor ins(%extracted_slice : tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
      %4 = tensor.empty() : tensor<1xf32>
      %extracted = tensor.extract %3[%c0] : tensor<1xf32>
      %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<1xf32>) -> tensor<1xf32>
      %6 = linalg.add ins(%3, %5 : tensor<1xf32>, tensor<1xf32>) outs(%3 : tensor<1xf32>) -> tensor<1xf32>
      %extracted_slice_0 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<4xf32> to tensor<f32>
      %inserted = tensor.insert %arg1 into %extracted_slice_0[] : tensor<f32>
      %7 = arith.index_cast %arg2 : index to i64
      %8 = arith.sitofp %7 : i64 to f32
      %inserted_1 = tensor.insert %8 into %inserted[] : tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<4xf32>
        tensor.parallel_insert_slice %inserted_1 into %arg4[%arg2] [1] [1] : tensor<f32> into tensor<4xf32>
      }
    }
    return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
  }
}

