// bufdiff-profile: idioms
// bufdiff-choices: 18c914319bcc3a842692467870fdc36b69cc4353140c12a6606bf23b93f9ab81b384545ab19b7ba7
// bufdiff-choices: 01386c225a9364881fcece1266d7bc19826752f50a84068ec91903a8b40978ef1dac49635820cb56
// bufdiff-choices: 8c0eeff8573237ddb7cec4a9cd9045e5f11adc22a21f561714f8c1cace5c301bb9c227299e75d6a1
// bufdiff-choices: e5ed778485ee288c3132954569e3dbe9b7db59ae50dd89282bfc668ef2ffa162625a7eb9be85f0e1
// bufdiff-choices: 1e19f921385a1dacb1c396182034b973417c3414c3375de48fbadb11ec17e2051cdfc972464ed366
// bufdiff-choices: e5
// bufdiff-features: 819 961 1854 2898 6611 8918 9479 11162 11441 12170 12683 12932 13074 13233
// bufdiff-features: 14245 14256 14454 15424 15751 23522 24208 25608 26568 27852 28464 28564 28807
// bufdiff-features: 28814 29431 29968 30293 30666 31752 32421 33751 34167 35036 35262 36448 36784
// bufdiff-features: 37289 37350 40712 40765 43442 45024 45603 45617 46203 46936 47315 48598 49707
// bufdiff-features: 49956 50482 51415 52322 52558 52900 53180 53244 53451 53793 54385 54998 57383
// bufdiff-features: 59145 63260 64120 66422 66837 67160 68355 69403 70119 70385 71306 72171 73802
// bufdiff-features: 74057 74450 78283 78430 78828 81511 81736 82135 82565 83194 84090 85843 86125
// bufdiff-features: 86443 87199 89008 89150 89178 89732 91093 91365 91633 92037 93718 94405 95407
// bufdiff-features: 98430 99018 99228 101264 103851 104034 104315 104931 107614 107688 108810
// bufdiff-features: 110816 111275 111976 112929 114428 115408 121000 124626 127813 130878 130933
// bufdiff-features: 133446 135589 136039 136269 138919 140673 141891 143285 143438 144724 146512
// bufdiff-features: 146863 149660 151758 152187 153063 154889 156191 156460 156807 158120 158897
// bufdiff-features: 159359 159724 159895 160138 160756 160967 162971 165636 165719 166037 166463
// bufdiff-features: 167442 167741 168323 169642 173354 173800 174170 174930 175023 175687 175990
// bufdiff-features: 176774 178067 179647 180699 183114 183667 183813 184030 185252 186042 186942
// bufdiff-features: 186959 188175 188285 188790 188995 189820 192422 192628 192771 193773 194134
// bufdiff-features: 195228 196031 197738 197837 198460 200104 201059 202241 203746 203956 205434
// bufdiff-features: 205953 207406 210461 212549 214560 215707 218480 220223 220816 221162 223991
// bufdiff-features: 225016 226357 229759 230081 230104 231527 235168 236180 236906 236929 236930
// bufdiff-features: 239941 242872 243546 243989 244281 245436 246543 246783 248191 250477 250851
// bufdiff-features: 251626 252466 253796 253836 254582 254836 255363 255556 256112 258477 259528
// bufdiff-features: 259840 260534 261613 261714
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<0x0xf32>, %arg1: tensor<0x0xf32>) -> (tensor<0x0xf32>, index) {
    %transposed = linalg.transpose ins(%arg1 : tensor<0x0xf32>) outs(%arg0 : tensor<0x0xf32>) permutation = [1, 0] 
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %transposed : tensor<0x0xf32>, tensor<0x0xf32>) outs(%transposed : tensor<0x0xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.maximumf %in, %in_0 : f32
      linalg.yield %1 : f32
    } -> tensor<0x0xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %transposed, %c0 : tensor<0x0xf32>
    return %0, %dim : tensor<0x0xf32>, index
  }
  func.func @main(%arg0: tensor<5x4xf32>) -> (tensor<0x0xf32>, tensor<?x4xf32>, tensor<?x0xf32>, tensor<5x4xf32>, tensor<5x4xf32>, index, index) {
    %0 = tensor.empty() : tensor<0x0xf32>
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c4, %c2] : tensor<5x4xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<0x0xf32>) -> tensor<0x0xf32>
    %2:2 = call @f1(%1, %1) : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, index)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %0) : (index, tensor<5x4xf32>, tensor<0x0xf32>) -> (index, tensor<5x4xf32>, tensor<0x0xf32>) {
      %5 = arith.cmpi ult, %arg1, %c1 : index
      scf.condition(%5) %arg1, %arg2, %arg3 : index, tensor<5x4xf32>, tensor<0x0xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<5x4xf32>, %arg3: tensor<0x0xf32>):
      %cst = arith.constant 3.000000e+00 : f32
      %5 = arith.cmpf ogt, %extracted, %cst : f32
      %6 = scf.if %5 -> (tensor<1x4xf32>) {
        %extracted_slice_1 = tensor.extract_slice %arg2[0, 0] [1, 4] [1, 1] : tensor<5x4xf32> to tensor<1x4xf32>
        %cst_2 = arith.constant dense<2.000000e+00> : tensor<1x4xf32>
        %13 = linalg.max ins(%extracted_slice_1, %cst_2 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%extracted_slice_1 : tensor<1x4xf32>) -> tensor<1x4xf32>
        scf.yield %13 : tensor<1x4xf32>
      } else {
        %extracted_slice_1 = tensor.extract_slice %arg2[4, 0] [1, 4] [1, 1] : tensor<5x4xf32> to tensor<1x4xf32>
        scf.yield %extracted_slice_1 : tensor<1x4xf32>
      }
      %7 = linalg.fill ins(%extracted : f32) outs(%6 : tensor<1x4xf32>) -> tensor<1x4xf32>
      %8 = tensor.empty() : tensor<5x4xf32>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<5x4xf32>) outs(%8 : tensor<5x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %13 = arith.negf %in : f32
        %14 = arith.addf %13, %extracted : f32
        linalg.yield %14 : f32
      } -> tensor<5x4xf32>
      %10 = arith.addi %arg1, %c1 : index
      %extracted_slice = tensor.extract_slice %9[4, 0] [0, 0] [1, 1] : tensor<5x4xf32> to tensor<0x0xf32>
      %11 = linalg.log ins(%extracted_slice : tensor<0x0xf32>) outs(%arg3 : tensor<0x0xf32>) -> tensor<0x0xf32>
      %12 = linalg.copy ins(%9 : tensor<5x4xf32>) outs(%arg2 : tensor<5x4xf32>) -> tensor<5x4xf32>
      scf.yield %10, %12, %11 : index, tensor<5x4xf32>, tensor<0x0xf32>
    }
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x4xf32>) outs(%3#1 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %cast = tensor.cast %4 : tensor<5x4xf32> to tensor<?x4xf32>
    %cast_0 = tensor.cast %3#2 : tensor<0x0xf32> to tensor<?x0xf32>
    return %2#0, %cast, %cast_0, %arg0, %3#1, %3#0, %2#1 : tensor<0x0xf32>, tensor<?x4xf32>, tensor<?x0xf32>, tensor<5x4xf32>, tensor<5x4xf32>, index, index
  }
}

