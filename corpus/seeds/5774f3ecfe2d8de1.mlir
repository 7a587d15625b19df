// bufdiff-profile: loops
// bufdiff-choices: 1ff17de5674f79a3e76892fc67719270e808d0f459d2d35df8733dd56e329c4a87cf5bb33b25e45e
// bufdiff-choices: fa6b59d129d2275f13879d4096153408f9b58c91f3d63dda6ef08ff4262a3305c695f26529a2c850
// bufdiff-choices: a3c593a199a3fd1175c1342e045028f8212fa0c0cbd9ddf825d233a347be7460bcffdab6edd4fbfe
// bufdiff-choices: 2abcf7ef31a592a2395211f07e64f678bf948c1108c97da8f3cff06ca142c3ac6857286ded3d38a4
// bufdiff-choices: 597986bfeb806e826044f55dc6488fb760c7bc413d6158f8293fb0f723501ba7db04f7c0a0e308c2
// bufdiff-choices: 296b8e3fddd8bd65dc9019d7a1472da2c2cda5dff090ca1b75b3661faa4314b2bf753de96ab52e05
// bufdiff-choices: 8e4a8f07ed3427a4e1740cfd7d291bcd993882a1a53da287c973a6802eff77d03ac9b26abdb258d6
// bufdiff-choices: 73f70b397250678e4b09a844ceef0dc39cec044fc3d9edcd745d23769c6a5c308eac914538c2a51e
// bufdiff-choices: 1bf01ad83692c9063e87265eead4104c9c
// bufdiff-features: 1337 2898 3579 4236 9479 10872 11441 12170 12276 12560 12796 12932 13915 15751
// bufdiff-features: 15903 18599 19919 20003 22095 22280 22640 23071 23841 24184 24844 25818 26546
// bufdiff-features: 26568 27869 28379 28564 28724 30145 30205 32085 32358 33853 33915 34167 36936
// bufdiff-features: 38204 38427 38783 39927 42344 43248 43942 44505 44522 44716 46203 46404 46479
// bufdiff-features: 47392 47554 48598 48824 49364 49370 49621 49635 50633 52322 52486 52900 53162
// bufdiff-features: 53180 53244 53252 53469 55622 58190 60286 61692 63071 64119 66422 67526 68355
// bufdiff-features: 68782 69050 71168 71306 71923 73117 73289 73802 74375 74450 74465 74504 74552
// bufdiff-features: 75921 76677 76953 78697 79811 83584 87199 87862 88732 88958 89250 89928 89946
// bufdiff-features: 90218 92022 92418 92492 92858 93255 97344 99383 100569 101259 101264 101342
// bufdiff-features: 103648 104123 106652 107035 109732 110561 110780 112515 112929 114874 115026
// bufdiff-features: 117235 119205 119764 121252 121682 122577 127813 129550 130173 130878 130933
// bufdiff-features: 132574 133575 136007 136269 140476 141112 141721 142084 142602 142610 145234
// bufdiff-features: 146512 147698 151292 153293 153868 154430 155477 156460 156660 158120 158897
// bufdiff-features: 159348 159724 160756 161053 161426 162265 162519 163876 164038 165141 165719
// bufdiff-features: 165817 166455 166475 167959 169627 169961 170819 171116 174170 174298 174854
// bufdiff-features: 175248 176782 177697 178067 178934 180169 180207 180699 181094 181384 181806
// bufdiff-features: 183488 184863 186202 186959 188727 188790 189793 190295 191888 192087 192422
// bufdiff-features: 192628 193290 194632 194714 196031 197837 201059 201945 202423 203746 205434
// bufdiff-features: 205689 207124 210461 210828 211003 211625 212886 213275 214560 214579 215938
// bufdiff-features: 218635 218657 219452 220056 220400 220627 222135 222917 223363 223525 226178
// bufdiff-features: 226357 227345 227654 228139 228390 228738 229266 229951 230081 230810 233145
// bufdiff-features: 236929 240158 242946 243943 244092 245027 245534 246460 246543 246783 246895
// bufdiff-features: 250917 250948 252466 252543 255160 255556 255618 256822 259300 259528 259840
// bufdiff-features: 260047 261263 261628 261714
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xi8>, %arg1: tensor<?x3xi8>, %arg2: tensor<6x3xi8>) -> (tensor<6x3xi8>, tensor<?x3xi8>, f32, f32) {
    %0 = tensor.empty() : tensor<6x3xi8>
    %c100_i8 = arith.constant 100 : i8
    %1 = linalg.fill ins(%c100_i8 : i8) outs(%0 : tensor<6x3xi8>) -> tensor<6x3xi8>
    %2:3 = call @f1(%1) : (tensor<6x3xi8>) -> (tensor<6x3xi8>, f32, f32)
    %3 = scf.forall (%arg3) = (0) to (6) step (2) shared_outs(%arg4 = %2#0) -> (tensor<6x3xi8>) {
      %c2 = arith.constant 2 : index
      %4 = tensor.empty(%c2, %c2) : tensor<?x?xi32>
      %c1_i32 = arith.constant 1 : i32
      %5 = linalg.fill ins(%c1_i32 : i32) outs(%4 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x?xi32>) outs(%5 : tensor<?x?xi32>) {
      ^bb0(%in: i32, %out: i32):
        %12 = arith.andi %in, %out : i32
        linalg.yield %12 : i32
      } -> tensor<?x?xi32>
      %c4 = arith.constant 4 : index
      %7 = arith.remui %arg3, %c4 : index
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %8:2 = scf.for %arg5 = %c0 to %7 step %c1 iter_args(%arg6 = %1, %arg7 = %4) -> (tensor<6x3xi8>, tensor<?x?xi32>) {
        %extracted_slice_5 = tensor.extract_slice %arg2[2, 0] [2, 3] [3, 1] : tensor<6x3xi8> to tensor<2x3xi8>
        %inserted = tensor.insert %c1_i32 into %4[%c1, %c1] : tensor<?x?xi32>
        %cast = tensor.cast %6 : tensor<?x?xi32> to tensor<?x2xi32>
        %inserted_slice = tensor.insert_slice %cast into %arg7[0, 0] [%c2, 2] [1, 1] : tensor<?x2xi32> into tensor<?x?xi32>
        %12 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%5, %6 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%inserted_slice : tensor<?x?xi32>) -> tensor<?x?xi32>
        %13 = linalg.copy ins(%1 : tensor<6x3xi8>) outs(%arg6 : tensor<6x3xi8>) -> tensor<6x3xi8>
        scf.yield %13, %12 : tensor<6x3xi8>, tensor<?x?xi32>
      }
      %extracted = tensor.extract %arg2[%c4, %c1] : tensor<6x3xi8>
      %9 = linalg.fill ins(%extracted : i8) outs(%8#0 : tensor<6x3xi8>) -> tensor<6x3xi8>
      %extracted_slice = tensor.extract_slice %arg4[%arg3, 0] [2, 3] [1, 1] : tensor<6x3xi8> to tensor<2x3xi8>
      %cst = arith.constant dense<[[[3], [4]]]> : tensor<1x2x1xi8>
      %c1_i8 = arith.constant 1 : i8
      %c11_i8 = arith.constant 11 : i8
      %c1_i8_0 = arith.constant 1 : i8
      %from_elements = tensor.from_elements %c1_i8, %c11_i8, %c1_i8_0 : tensor<1x1x3xi8>
      %10 = linalg.batch_reduce_matmul ins(%cst, %from_elements : tensor<1x2x1xi8>, tensor<1x1x3xi8>) outs(%extracted_slice : tensor<2x3xi8>) -> tensor<2x3xi8>
      %true = arith.constant true
      %false = arith.constant false
      %false_1 = arith.constant false
      %true_2 = arith.constant true
      %false_3 = arith.constant false
      %from_elements_4 = tensor.from_elements %true, %false, %false_1, %true_2, %false_3, %false_3 : tensor<2x3xi1>
      %11 = linalg.select ins(%from_elements_4, %extracted_slice, %10 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi8>) outs(%10 : tensor<2x3xi8>) -> tensor<2x3xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %11 into %arg4[%arg3, 0] [2, 3] [1, 1] : tensor<2x3xi8> into tensor<6x3xi8>
      }
    }
    return %3, %arg1, %2#2, %2#1 : tensor<6x3xi8>, tensor<?x3xi8>, f32, f32
  }
  func.func private @f1(%arg0: tensor<6x3xi8>) -> (tensor<6x3xi8>, f32, f32) {
    %cst = arith.constant 7.250000e+00 : f32
    %cst_0 = arith.constant 1.000000e+02 : f32
    %0 = complex.create %cst, %cst_0 : complex<f32>
    %1 = complex.conj %0 : complex<f32>
    %2 = complex.im %1 : complex<f32>
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %arg0[%c4, 1] [2, 2] [1, 1] : tensor<6x3xi8> to tensor<2x2xi8>
    %3 = tensor.empty() : tensor<7x4xi8>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %extracted_slice[%c1, %c1] : tensor<2x2xi8>
    %4 = linalg.fill ins(%extracted : i8) outs(%3 : tensor<7x4xi8>) -> tensor<7x4xi8>
    %5 = linalg.conv_2d ins(%4, %extracted_slice : tensor<7x4xi8>, tensor<2x2xi8>) outs(%arg0 : tensor<6x3xi8>) -> tensor<6x3xi8>
    return %5, %2, %cst : tensor<6x3xi8>, f32, f32
  }
}

