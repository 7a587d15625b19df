// bufdiff-profile: loops
// bufdiff-choices: 6644026fe7659dfa3e6eb1a862b23395522ff5acc93577058c3a540dce68b890aad3263fdbd6fe3c
// bufdiff-choices: ab7ae407ad0156590d741bf168c135f5a308320a557b4d5dddaa3c18dfa51efeb3fe2274c4fc6569
// bufdiff-choices: 79993937d0d031a73511e2bb8ae6a2053bbd80ded88f4ed4a6ed3ba511d3d2b4c17f1a38937dcbff
// bufdiff-choices: 005237ce44251d191973e70a72ff7cad823f62ae781880497db52b7c2f24e641446a3760fe72fed9
// bufdiff-choices: 703386c9d30f1691f17acd4495b7d073b090ca0d752a75b80f33f101c1d1ccd455e82d52cf591026
// bufdiff-choices: 37536bc435182db041eb3eab58d78699b379541a9a99d7aaade8a20280bd93711c957f4c599adda1
// bufdiff-choices: 32c033caba5a775db0e008f33edb854cee36e163939c6d09c1679ac1653b604c119ad4b86e50bb4d
// bufdiff-choices: a4b21e22695b332eef566639810715c02a21a9bcc12f7f481abcbc562571a260c4ac2f2c4665669a
// bufdiff-choices: 7896cf5987b44f515ebd1b925f43e063fd88b16da84201a8a9bc6a
// bufdiff-features: 2027 2320 2339 2980 3579 4752 5187 5456 6611 9034 9301 9479 9768 9889 9968
// bufdiff-features: 10026 10872 11162 11441 12064 12170 12932 13233 13387 14884 15482 15671 15751
// bufdiff-features: 15756 15903 16182 16728 17036 17174 18330 19419 20023 20749 21044 21883 22010
// bufdiff-features: 22280 22678 22801 23787 24184 24268 25367 25818 26181 26568 26993 28047 28556
// bufdiff-features: 29373 29647 29968 30666 31864 32085 32971 33243 34167 34275 36784 38783 40348
// bufdiff-features: 40712 41396 41517 41900 42344 42398 42467 43552 43839 43942 44520 44522 45765
// bufdiff-features: 46143 46203 47392 49949 50894 51344 52322 52486 52558 52807 52900 52958 54385
// bufdiff-features: 58024 58308 59347 63071 64120 64235 64435 65417 65768 66422 67089 67517 68355
// bufdiff-features: 68782 69013 69121 69965 72541 72629 73289 73319 73802 74057 75921 78283 78430
// bufdiff-features: 78589 78703 79462 80894 81047 81066 81467 81736 82135 83261 84090 84585 85843
// bufdiff-features: 86125 86844 88732 88958 89732 89780 90543 90777 91248 91525 92194 93255 93714
// bufdiff-features: 94586 95407 95465 96707 96807 97619 97924 98138 98501 99383 100059 101629
// bufdiff-features: 102456 103318 103339 103715 104472 104931 105346 106314 107412 107425 108053
// bufdiff-features: 108892 108919 109408 110561 110952 111275 112099 112929 113626 114199 114309
// bufdiff-features: 115026 115778 116210 117001 117183 117235 118339 121682 123204 123446 123481
// bufdiff-features: 124496 124938 126927 128916 129946 130574 130585 130933 133481 133756 136341
// bufdiff-features: 137045 137504 137774 138891 139699 140778 140929 142393 144286 145087 146329
// bufdiff-features: 146512 148647 148739 149959 150313 152226 153293 153470 153849 154507 155372
// bufdiff-features: 155465 156460 156807 157099 157858 158120 158204 159421 160756 161779 164323
// bufdiff-features: 164709 165636 165719 166037 166361 166401 168640 168766 169627 171116 172127
// bufdiff-features: 172236 172892 173166 173354 175786 175816 178067 178095 178417 178748 179062
// bufdiff-features: 180197 183739 184030 184625 185129 185626 186959 187156 187596 187925 188790
// bufdiff-features: 189004 189102 189391 190154 190520 190547 191455 191567 192087 192374 192422
// bufdiff-features: 192628 192771 192952 193290 193398 193747 194021 194134 194503 196031 196048
// bufdiff-features: 197392 197423 197837 198267 198432 199474 200004 200593 201059 201802 201945
// bufdiff-features: 202241 203000 203158 203746 203779 205434 205953 207124 207294 207442 207632
// bufdiff-features: 208108 210156 210461 211508 213389 214143 215959 216034 216969 217513 218300
// bufdiff-features: 218480 218657 221975 223767 225759 226178 226357 226852 228835 230081 230293
// bufdiff-features: 230315 230640 230810 231558 233620 234387 234661 234718 235375 236929 237295
// bufdiff-features: 237428 237470 238908 238951 239069 240158 242145 242955 243137 245380 245738
// bufdiff-features: 246062 246543 246783 246895 246966 247384 248584 249803 250300 250862 251444
// bufdiff-features: 252466 252539 252995 253120 253735 253796 253836 256558 256695 257251 259528
// bufdiff-features: 259785 259840 260334 260616 260843
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x0x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<2x1x2x1x2xf32>, tensor<?x0x?xf32>, tensor<3x0x3xf32>, tensor<2x2x1x2x2xf32>, tensor<3x0x3xf32>) {
    %cast = tensor.cast %arg0 : tensor<3x0x3xf32> to tensor<?x0x?xf32>
    %0 = tensor.empty() : tensor<3x0x3xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1, %c1] : tensor<3x3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x0x3xf32>) -> tensor<3x0x3xf32>
    %2:2 = call @f2(%cast, %1) : (tensor<?x0x?xf32>, tensor<3x0x3xf32>) -> (tensor<?x0x?xf32>, tensor<?x0x?xf32>)
    %cst = arith.constant dense<[[[[[5.500000e+00, 6.500000e+00]], [[7.500000e+00, 8.500000e+00]]]], [[[[9.500000e+00, 1.050000e+01]], [[1.150000e+01, 1.250000e+01]]]]]> : tensor<2x1x2x1x2xf32>
    %cst_0 = arith.constant dense<[[[[[1.150000e+01, 1.250000e+01]], [[1.350000e+01, 1.450000e+01]], [[1.550000e+01, 1.650000e+01]]], [[[1.750000e+01, 1.850000e+01]], [[1.950000e+01, 2.050000e+01]], [[2.150000e+01, 2.250000e+01]]]], [[[[2.350000e+01, 2.450000e+01]], [[2.550000e+01, 2.650000e+01]], [[2.750000e+01, 2.850000e+01]]], [[[2.950000e+01, 3.050000e+01]], [[3.150000e+01, 3.250000e+01]], [[3.350000e+01, 3.450000e+01]]]]]> : tensor<2x2x3x1x2xf32>
    %cst_1 = arith.constant dense<[[[[[5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00]]], [[[9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01]]]], [[[[1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01]]], [[[1.750000e+01, 1.850000e+01], [1.950000e+01, 2.050000e+01]]]]]> : tensor<2x2x1x2x2xf32>
    %3 = linalg.conv_3d_ndhwc_dhwcf ins(%cst_0, %cst_1 : tensor<2x2x3x1x2xf32>, tensor<2x2x1x2x2xf32>) outs(%cst : tensor<2x1x2x1x2xf32>) -> tensor<2x1x2x1x2xf32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %4 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %1) -> (tensor<3x0x3xf32>) {
      %5 = tensor.empty() : tensor<1x2xf32>
      %6 = linalg.fill ins(%extracted : f32) outs(%5 : tensor<1x2xf32>) -> tensor<1x2xf32>
      %cst_2 = arith.constant dense<-2.500000e+00> : tensor<3x4xf32>
      %7 = linalg.conv_2d ins(%cst_2, %6 : tensor<3x4xf32>, tensor<1x2xf32>) outs(%arg1 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %c2 = arith.constant 2 : index
      %8 = arith.remui %arg2, %c2 : index
      %extracted_3 = tensor.extract %cst[%c1, %c0, %8, %c0, %8] : tensor<2x1x2x1x2xf32>
      %extracted_slice = tensor.extract_slice %0[0, %c0, %8] [3, 0, 1] [1, 1, 1] : tensor<3x0x3xf32> to tensor<3x0x1xf32>
      %9 = linalg.max ins(%1, %2#0 : tensor<3x0x3xf32>, tensor<?x0x?xf32>) outs(%arg3 : tensor<3x0x3xf32>) -> tensor<3x0x3xf32>
      scf.yield %9 : tensor<3x0x3xf32>
    }
    return %3, %2#1, %0, %cst_1, %4 : tensor<2x1x2x1x2xf32>, tensor<?x0x?xf32>, tensor<3x0x3xf32>, tensor<2x2x1x2x2xf32>, tensor<3x0x3xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?x2xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    %reduced = linalg.reduce ins(%1 : tensor<?x?x2xf32>) outs(%arg0 : tensor<?x?xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %2 = arith.subf %in, %init : f32
        linalg.yield %2 : f32
      }
    return %reduced : tensor<?x?xf32>
  }
  func.func private @f2(%arg0: tensor<?x0x?xf32>, %arg1: tensor<3x0x3xf32>) -> (tensor<?x0x?xf32>, tensor<?x0x?xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1, %arg5 = %arg0) -> (tensor<?x0x?xf32>, tensor<3x0x3xf32>, tensor<?x0x?xf32>) {
      %cst = arith.constant dense<[[7.500000e+00, 8.500000e+00, 9.500000e+00, 1.050000e+01]]> : tensor<1x4xf32>
      %cast = tensor.cast %cst : tensor<1x4xf32> to tensor<?x?xf32>
      %4 = func.call @f1(%cast) : (tensor<?x?xf32>) -> tensor<?x?xf32>
      %5:2 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %cst, %arg8 = %cst) -> (tensor<1x4xf32>, tensor<1x4xf32>) {
        %extracted_slice = tensor.extract_slice %4[0, %arg2] [1, 1] [1, 1] : tensor<?x?xf32> to tensor<1xf32>
        %extracted_slice_0 = tensor.extract_slice %arg8[0, %arg6] [1, 1] [1, 1] : tensor<1x4xf32> to tensor<1xf32>
        %cst_1 = arith.constant 0.000000e+00 : f32
        %10 = linalg.fill ins(%cst_1 : f32) outs(%extracted_slice_0 : tensor<1xf32>) -> tensor<1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %extracted_slice into %arg7[0, %arg6] [1, 1] [1, 1] : tensor<1xf32> into tensor<1x4xf32>
          tensor.parallel_insert_slice %10 into %arg8[0, %arg6] [1, 1] [1, 1] : tensor<1xf32> into tensor<1x4xf32>
        }
      }
      %6 = linalg.copy ins(%arg4 : tensor<3x0x3xf32>) outs(%arg5 : tensor<?x0x?xf32>) -> tensor<?x0x?xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<?x0x?xf32>) outs(%arg4 : tensor<3x0x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_0 = arith.constant 1.000000e+02 : f32
        %10 = arith.subf %in, %cst_0 : f32
        linalg.yield %10 : f32
      } -> tensor<3x0x3xf32>
      %8 = linalg.copy ins(%6 : tensor<?x0x?xf32>) outs(%7 : tensor<3x0x3xf32>) -> tensor<3x0x3xf32>
      %9 = linalg.add ins(%arg0, %arg1 : tensor<?x0x?xf32>, tensor<3x0x3xf32>) outs(%arg3 : tensor<?x0x?xf32>) -> tensor<?x0x?xf32>
      scf.yield %9, %8, %6 : tensor<?x0x?xf32>, tensor<3x0x3xf32>, tensor<?x0x?xf32>
    }
    %1 = linalg.tanh ins(%arg0 : tensor<?x0x?xf32>) outs(%0#0 : tensor<?x0x?xf32>) -> tensor<?x0x?xf32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg1, %0#0 : tensor<3x0x3xf32>, tensor<?x0x?xf32>) outs(%0#1 : tensor<3x0x3xf32>) -> tensor<3x0x3xf32>
    %3 = bufferization.alloc_tensor() copy(%0#2) : tensor<?x0x?xf32>
    return %1, %3 : tensor<?x0x?xf32>, tensor<?x0x?xf32>
  }
}

