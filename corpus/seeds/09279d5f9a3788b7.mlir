// bufdiff-profile: loops
// bufdiff-choices: e53b00a5e8db6f7295a5de8883ea7ead3600067f8f729882c25bc3f53efa79ac2d26b4004d42dbd4
// bufdiff-choices: 59017a064e4dd44211adf10fa62c0060ca19f5fcfadfe75140a8c74c007ec2cc50bb67075bc47b96
// bufdiff-choices: 2792f6095e24e338013402bbc3edffa3d98896ca2fc9163e0f14bec1a261e89abe45e90a65d5c00f
// bufdiff-choices: 1064df7cf8bf218ee199dc93cbe9f65e8efd83e8392b165de87afe5eedd25fc88393902f5660d148
// bufdiff-choices: ca758076e14c411f56a86cd67f858ca39972a5c7f8cca1ba5c42529bfd0ac0352181baaacfcf8691
// bufdiff-choices: 68c630ebbcd05259a665011e62d91bd1e55e7ff3215ec11c32b2e15c41ac7abd3e54d03d84b47fbd
// bufdiff-choices: d3870d8ff90224b06147ee72a10b3a0c5764f53053b974b793843513e0e26f56995382a5e3492515
// bufdiff-choices: 954b6ab1d0ccab92e808607dc5edb9d9b302c0b1c9642fb7f556e9645d22b7d0c8b6de36e5e78f99
// bufdiff-choices: 6ae1bd0b7a87965e9b18bb2c795405d8c49c91391178d61d504228727dcb02047385a46f346f7516
// bufdiff-choices: 14cf468764554acb7a98578ca0baf04e8817440a39ae31c90d0f944fa6f0f230c8b139a0986ffd32
// bufdiff-choices: 9e78f769d77c1d580c66e098437dbbfa0727024f5a64554438c48961b9a2834fbde509b0421d31e4
// bufdiff-choices: 04a1b59312808d91fe5b2d2930b63a161f956c32b91fe536a160d07cf68e42dd49875ab6434420f3
// bufdiff-choices: 4876b0d2b5363a475800131919f7dab3faf2117826ec3ce2cf82c92123dd4fd0bed84dd832ce32d2
// bufdiff-choices: 58055412700f12cfaf6560601bd88636e94d4c7f8e59935010dbf8a00e2b547cb81f54148aa0998f
// bufdiff-choices: 0463947b333d08cb797972b29226b174c4a78fb017bf77b4d92e6f97cec3050919be468ecc33a0cf
// bufdiff-choices: 5c33cf
// bufdiff-features: 755 1854 2058 2753 3579 3999 5276 6136 6314 6360 6963 7060 7178 7851 8204 8892
// bufdiff-features: 9479 10515 10681 10817 10872 11556 11759 11938 13233 13518 13583 13652 13915
// bufdiff-features: 15671 15751 16086 17049 17174 18890 19442 19685 20261 20659 21870 22095 22280
// bufdiff-features: 22678 23749 23787 26414 26568 26663 27725 27869 28364 28464 29968 30348 30659
// bufdiff-features: 30666 31543 31776 31864 32421 32614 33853 34167 34478 36395 36784 36936 36943
// bufdiff-features: 36977 37231 38229 38692 38754 38783 40712 41605 42133 42150 42344 42398 42467
// bufdiff-features: 42858 43092 43442 43929 43942 44522 44621 44810 45002 45031 45147 45238 45765
// bufdiff-features: 46203 46404 46522 47311 48598 48974 49635 49657 50246 50894 51344 51650 51843
// bufdiff-features: 51863 52322 52558 52695 52900 53252 53357 53469 54135 54548 54998 55113 55561
// bufdiff-features: 55632 57383 57798 59555 60704 60865 61435 62009 62433 62641 62695 63071 63800
// bufdiff-features: 64235 64416 65726 65777 65814 66312 66422 66570 66752 68239 68355 68408 68557
// bufdiff-features: 69660 70119 71050 71306 71415 71851 72051 72154 72450 72541 73330 73802 73833
// bufdiff-features: 76339 76405 76915 77283 77389 78283 78609 79850 80454 80894 81022 81467 81736
// bufdiff-features: 82089 82723 84137 84585 84897 85843 86125 88635 88732 88958 89178 89250 89277
// bufdiff-features: 89732 89780 89859 89915 90070 90414 90543 90777 91781 92229 92493 93255 94003
// bufdiff-features: 95407 96055 96421 97131 97715 98134 99228 99383 100059 101264 101342 101419
// bufdiff-features: 102591 103374 104439 104775 105227 105696 105750 106314 106415 106652 107412
// bufdiff-features: 107425 107871 108012 108335 108810 109040 110561 110780 110816 111218 111464
// bufdiff-features: 111956 112052 112355 112929 113453 113920 113940 114139 114874 115728 116543
// bufdiff-features: 116860 117151 117235 117610 118048 118576 119024 119724 121132 121573 121585
// bufdiff-features: 122163 123204 123313 123446 124160 125331 126398 127096 127711 128143 128364
// bufdiff-features: 128555 128916 129404 129878 130190 130453 132476 134766 134882 135685 137045
// bufdiff-features: 137439 137518 137653 139524 140924 141835 142393 142680 143633 144286 144648
// bufdiff-features: 145087 145323 146451 146512 146753 146836 148170 149846 149959 150313 150348
// bufdiff-features: 150382 150818 150995 151458 151728 152226 152233 152820 152940 153293 154011
// bufdiff-features: 154304 154492 155127 155408 155465 155898 156191 156460 156807 158120 158415
// bufdiff-features: 158476 158668 158897 159348 159421 160515 160756 162819 162971 163746 163876
// bufdiff-features: 165066 165280 165539 165636 165695 165719 167072 167168 167466 168858 169543
// bufdiff-features: 169927 170082 170817 171551 171715 172049 172127 172957 172991 173105 173166
// bufdiff-features: 175405 175518 175830 176364 176527 176534 177429 177904 178019 178308 178657
// bufdiff-features: 179527 180743 180926 181693 181698 182021 183227 184030 184513 184854 185077
// bufdiff-features: 185729 185755 186959 187596 187705 187990 188358 188571 189319 189820 190508
// bufdiff-features: 192184 192628 193059 193665 194134 194205 194682 194714 196031 196048 196314
// bufdiff-features: 196565 196941 197125 197814 197837 197985 198016 198460 198729 198820 198873
// bufdiff-features: 199474 200572 201059 201122 201246 201509 201601 202241 202814 204316 204614
// bufdiff-features: 204797 205100 205434 205689 207124 207136 207294 207450 207731 207851 208524
// bufdiff-features: 208557 208797 209922 210096 210328 210363 210406 210461 210490 211010 211508
// bufdiff-features: 211763 212549 212628 213275 213389 213487 213938 214248 214975 215925 216581
// bufdiff-features: 216969 218211 218563 218648 218966 219393 220223 220985 221661 222966 223045
// bufdiff-features: 223104 223991 225759 225818 226132 226329 226357 227505 227955 228390 228418
// bufdiff-features: 228936 229047 229360 229412 230081 230810 231110 231330 231470 233969 234206
// bufdiff-features: 234455 235025 235077 235375 235433 235458 235477 236094 236318 236324 238474
// bufdiff-features: 240158 242846 243137 243140 243546 243872 243967 245594 246037 246055 246543
// bufdiff-features: 247247 247384 248233 249885 250713 250948 251478 251778 252161 252181 252260
// bufdiff-features: 252466 252539 253172 253439 253836 254057 254447 254791 255520 255556 256529
// bufdiff-features: 257251 257458 257513 258378 258625 258906 259840 260334 260616 260843 261059
// bufdiff-features: 261292 261556 261802 261843
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
module {
  func.func @main(%arg0: tensor<1x3x3xf32>, %arg1: tensor<3x3x3xf32>) -> (tensor<?x?x?xf32>, f32, f32) {
    %cst = arith.constant 7.250000e+00 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg2 = %c0 to %c2 step %c2 iter_args(%arg3 = %arg1, %arg4 = %cst) -> (tensor<3x3x3xf32>, f32) {
      %3 = linalg.mul ins(%arg1, %arg3 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%arg1 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %4 = linalg.floor ins(%arg1 : tensor<3x3x3xf32>) outs(%arg3 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      scf.yield %4, %arg4 : tensor<3x3x3xf32>, f32
    }
    %cast = tensor.cast %0#0 : tensor<3x3x3xf32> to tensor<?x?x?xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cast_1 = tensor.cast %arg0 : tensor<1x3x3xf32> to tensor<?x3x?xf32>
    %1:3 = call @f4(%cast, %cst_0, %cast_1) : (tensor<?x?x?xf32>, f32, tensor<?x3x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, index)
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %2:2 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %1#0, %arg4 = %0#1) -> (tensor<?x?x?xf32>, f32) {
      %3 = scf.for %arg5 = %c1 to %c3 step %c1 iter_args(%arg6 = %0#0) -> (tensor<3x3x3xf32>) {
        %6:2 = scf.for %arg7 = %c2 to %c3 step %c1 iter_args(%arg8 = %arg3, %arg9 = %1#1) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
          %cast_3 = tensor.cast %0#0 : tensor<3x3x3xf32> to tensor<?x?x?xf32>
          %cast_4 = tensor.cast %0#0 : tensor<3x3x3xf32> to tensor<?x?x?xf32>
          %8 = func.call @f3(%arg9, %cast_3, %cast_4, %arg9) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
          %9 = tensor.empty() : tensor<3x3x3xf32>
          %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8 : tensor<?x?x?xf32>) outs(%9 : tensor<3x3x3xf32>) {
          ^bb0(%in: f32, %out: f32):
            %cst_5 = arith.constant -1.000000e+00 : f32
            %16 = arith.cmpf olt, %in, %cst_5 : f32
            %17 = arith.select %16, %in, %cst_5 : f32
            linalg.yield %17 : f32
          } -> tensor<3x3x3xf32>
          %11 = linalg.fill ins(%arg4 : f32) outs(%9 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
          %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<3x3x3xf32>) outs(%9 : tensor<3x3x3xf32>) {
          ^bb0(%in: f32, %out: f32):
            linalg.yield %in : f32
          } -> tensor<3x3x3xf32>
          %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %12 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%12 : tensor<3x3x3xf32>) {
          ^bb0(%in: f32, %in_5: f32, %out: f32):
            %16 = arith.maximumf %in, %in_5 : f32
            linalg.yield %16 : f32
          } -> tensor<3x3x3xf32>
          %14 = linalg.copy ins(%10 : tensor<3x3x3xf32>) outs(%arg9 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
          %15 = linalg.log ins(%12 : tensor<3x3x3xf32>) outs(%arg8 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
          scf.yield %15, %14 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
        }
        %7 = arith.remui %1#2, %c3 : index
        %inserted = tensor.insert %arg4 into %arg6[%7, %7, %c0] : tensor<3x3x3xf32>
        scf.yield %inserted : tensor<3x3x3xf32>
      }
      %cast_2 = tensor.cast %3 : tensor<3x3x3xf32> to tensor<?x?x?xf32>
      %mapped = linalg.map ins(%1#1, %cast_2, %1#0 : tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg3 : tensor<?x?x?xf32>)
        (%in: f32, %in_3: f32, %in_4: f32, %init: f32) {
          %6 = arith.cmpf one, %in, %in_3 : f32
          %7 = arith.select %6, %in, %in_3 : f32
          %8 = arith.minimumf %7, %in_4 : f32
          linalg.yield %8 : f32
        }
      %4 = arith.remui %1#2, %c3 : index
      %extracted = tensor.extract %mapped[%c2, %arg2, %4] : tensor<?x?x?xf32>
      %5 = linalg.add ins(%1#1, %1#0 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%mapped : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      scf.yield %5, %arg4 : tensor<?x?x?xf32>, f32
    }
    return %2#0, %2#1, %cst : tensor<?x?x?xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<3x3x3xf32>, %arg1: tensor<3x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<?x?x?xf32>, tensor<3x3x3xf32>) {
    %0 = linalg.copy ins(%arg1 : tensor<3x3x3xf32>) outs(%arg0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<3x3x3xf32> to tensor<2x3x3xf32>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3, %c3, %c3) : tensor<?x?x?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<3x3x3xf32>) outs(%1 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x?xf32>
    %3 = bufferization.alloc_tensor() copy(%arg0) : tensor<3x3x3xf32>
    return %extracted_slice, %2, %3 : tensor<2x3x3xf32>, tensor<?x?x?xf32>, tensor<3x3x3xf32>
  }
  func.func @f2(%arg0: tensor<3x3x3xf32>, %arg1: tensor<1x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32, f32) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+02 : f32
    %0 = vector.transfer_read %arg0[%c0, %c0, %c0], %cst : tensor<3x3x3xf32>, vector<4xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1 = vector.transfer_write %0, %arg0[%c1, %c2, %c2] : vector<4xf32>, tensor<3x3x3xf32>
    %2:3 = call @f1(%arg0, %arg0) : (tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<?x?x?xf32>, tensor<3x3x3xf32>)
    %cast = tensor.cast %2#1 : tensor<?x?x?xf32> to tensor<3x3x3xf32>
    %3 = linalg.softmax dimension(2) ins(%cast : tensor<3x3x3xf32>) outs(%arg0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %extracted = tensor.extract %2#0[%c1, %c2, %c2] : tensor<2x3x3xf32>
    return %2#2, %3, %extracted, %cst : tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32, f32
  }
  func.func private @f3(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?xf32>, %arg3: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.reciprocal ins(%arg2 : tensor<?x?x?xf32>) outs(%arg1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    affine.parallel (%arg4) = (0) to (3) {
      %cst = arith.constant 1.000000e+02 : f32
      %c0 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      %1:2 = scf.for %arg5 = %c0 to %c3 step %c1 iter_args(%arg6 = %arg3, %arg7 = %cst) -> (tensor<?x?x?xf32>, f32) {
        %5 = tensor.empty(%c3, %c3) : tensor<?x?x3xf32>
        %6 = linalg.fill ins(%arg7 : f32) outs(%5 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
        %cast = tensor.cast %6 : tensor<?x?x3xf32> to tensor<3x3x3xf32>
        %extracted_slice = tensor.extract_slice %6[2, 0, 0] [1, 3, 3] [%c1, 1, 1] : tensor<?x?x3xf32> to tensor<1x3x3xf32>
        %7:4 = func.call @f2(%cast, %extracted_slice) : (tensor<3x3x3xf32>, tensor<1x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32, f32)
        %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
        %c2_2 = arith.constant 2 : index
        %dim_3 = tensor.dim %arg0, %c2_2 : tensor<?x?x?xf32>
        %8 = tensor.empty(%dim_1, %dim_3, %dim_1) : tensor<?x?x?xf32>
        %9 = linalg.fill ins(%7#2 : f32) outs(%8 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
        %10 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %arg0 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg6 : tensor<?x?x?xf32>) {
        ^bb0(%in: f32, %in_4: f32, %out: f32):
          %12 = arith.negf %in : f32
          %13 = arith.addf %12, %in_4 : f32
          linalg.yield %13 : f32
        } -> tensor<?x?x?xf32>
        %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %arg2 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%10 : tensor<?x?x?xf32>) {
        ^bb0(%in: f32, %in_4: f32, %out: f32):
          %12 = arith.divf %in, %in_4 : f32
          %13 = arith.subf %12, %out : f32
          linalg.yield %13 : f32
        } -> tensor<?x?x?xf32>
        scf.yield %11, %7#3 : tensor<?x?x?xf32>, f32
      }
      %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
      %c2 = arith.constant 2 : index
      %dim_0 = tensor.dim %arg0, %c2 : tensor<?x?x?xf32>
      %2 = tensor.empty(%dim, %dim_0, %dim_0) : tensor<?x?x?xf32>
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %4 = linalg.batch_matmul ins(%arg3, %3 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%1#0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    }
    return %0 : tensor<?x?x?xf32>
  }
  func.func private @f4(%arg0: tensor<?x?x?xf32>, %arg1: f32, %arg2: tensor<?x3x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg3 = %c0, %arg4 = %arg0) : (index, tensor<?x?x?xf32>) -> (index, tensor<?x?x?xf32>) {
      %2 = tensor.empty() : tensor<1xf32>
      %3 = linalg.pooling_nwc_sum ins(%arg4, %2 : tensor<?x?x?xf32>, tensor<1xf32>) outs(%arg4 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %4 = arith.cmpi ult, %arg3, %c2 : index
      scf.condition(%4) %arg3, %arg4 : index, tensor<?x?x?xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?x?x?xf32>):
      %2 = arith.addi %arg3, %c1 : index
      %dim = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
      %dim_0 = tensor.dim %arg0, %c2 : tensor<?x?x?xf32>
      %3 = tensor.empty(%dim, %dim_0) : tensor<?x3x?xf32>
      %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
      %cast = tensor.cast %4 : tensor<?x3x?xf32> to tensor<?x?x?xf32>
      %transposed = linalg.transpose ins(%cast : tensor<?x?x?xf32>) outs(%arg4 : tensor<?x?x?xf32>) permutation = [1, 0, 2] 
      scf.yield %2, %transposed : index, tensor<?x?x?xf32>
    }
    %inserted = tensor.insert %arg1 into %arg2[%c0, %c1, %c0] : tensor<?x3x?xf32>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x?x?xf32>
    return %1, %0#1, %0#0 : tensor<?x?x?xf32>, tensor<?x?x?xf32>, index
  }
}

