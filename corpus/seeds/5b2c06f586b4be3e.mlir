// bufdiff-profile: slices
// bufdiff-choices: da1862c82f4693234c065aff64789b45e7ab45dc1d4c3b587a11ba988668fadd322f86a75fc223de
// bufdiff-choices: 3e9af710f8ad898e156c221c0c8acaf1462a658650139c42c309c5536167647b95959a8997c7e049
// bufdiff-choices: bb15e40619d01fb27a8ebc70c4e446f2bdf4b997bd83bda3276991a9e0a26f65c84518aad8ac6aeb
// bufdiff-choices: 799845ce330b2d9d8f485410452ed7221c83eff5d6acd758200949ebd81e260d06fd4fa04cc45ae7
// bufdiff-choices: 6b0847780eca4c8efeba9a62b8ce99c5e92f80f72c10d70fd224bbf3765e56be4b6851fb16c2cfd0
// bufdiff-choices: 0ae4ff8c3e6d5d6ccf83837f7ff7a1949a3634e8ea2d98367ae8bad804cd2961ff82bf00be3ab6b0
// bufdiff-choices: 57adc142f7ad2214c5e81809ce25f24fa2981c84d87499ecb30838a60ed6fd650bae6968489f9ef7
// bufdiff-choices: b8a21d9aa679be894603b645c075d48e57d5c194716a524e287fa10662193c0a67892078d648f6ca
// bufdiff-choices: 367cf66953f9a6dc0a6618fa8b5fbd42b2f9d36b82db6aeebf975009f6d8b9542f69d98034614a26
// bufdiff-choices: f95b4b00fdc7a4e7444a0a46f4ac7ded4f19c8d0b84dcac8622227ed24bc4614bef3be769db339e0
// bufdiff-choices: 8617933bd9853f2cd9763a14cd2a2d9b7cb419e36c803cb0c27e2ac8ebb7d448374642ad410dd71a
// bufdiff-choices: 3cf68ae868ce49ad2b63b081f138453b916671b022cc9df859344d43a306a49edcf420fc91b100b7
// bufdiff-choices: ae99e061920e358d3dcf289a1a77578b68211154981eedd651dc09ae2ac5a906a448b46e6a7c287a
// bufdiff-choices: 88a64e6399251b1f23276be4325e80b82a426bf185b8595aa20501a37f2763e77a67b15d6039cfe2
// bufdiff-choices: 641f230eca32
// bufdiff-features: 927 1502 1768 1854 2503 2898 3323 4146 4236 4752 4796 4827 4935 5197 5201 5973
// bufdiff-features: 6002 6169 6527 6584 7670 8424 8438 8452 8594 9407 9479 9601 9748 9768 9868
// bufdiff-features: 10384 10819 10968 11162 11202 11384 11774 12170 12276 12932 13233 13390 13458
// bufdiff-features: 14256 14454 14709 15046 15440 15750 15751 15903 16289 16405 16582 16640 17470
// bufdiff-features: 17795 18413 18480 19496 19508 19746 19985 20023 20254 20749 21026 21382 21760
// bufdiff-features: 22095 22280 22399 24330 24393 24572 24747 24826 24904 25119 25388 25735 25818
// bufdiff-features: 26087 26464 26507 26568 27048 27056 27123 27725 27825 27924 28047 28814 28856
// bufdiff-features: 28911 29590 29686 29687 29968 30145 30189 30293 30572 30584 30666 30795 31155
// bufdiff-features: 31208 31247 31972 32536 32614 32615 32901 33335 33530 34069 34167 34301 34647
// bufdiff-features: 34906 35142 35507 36784 37251 37385 37489 37786 38132 38227 38434 38662 38783
// bufdiff-features: 38957 39449 39747 40044 40132 40297 40479 40712 40812 40953 40957 41854 41907
// bufdiff-features: 42252 42282 42344 42398 42442 42460 42467 42891 42942 42984 43248 43472 43758
// bufdiff-features: 44114 44505 44522 44615 45571 45710 45981 46139 46203 46476 46686 46720 46832
// bufdiff-features: 46995 47326 47392 47862 48974 49135 49370 49707 49956 50146 50450 50717 50894
// bufdiff-features: 51498 52148 52322 52558 52807 52829 52900 52958 53180 53244 53252 53469 53890
// bufdiff-features: 53964 54029 54180 54332 54385 54651 54998 55113 55130 55185 55463 55777 55887
// bufdiff-features: 57286 57499 57510 57548 57718 58024 58190 58290 58308 58591 58707 58748 59070
// bufdiff-features: 59291 59448 59555 60233 60417 60443 60530 60550 60662 60686 60816 61251 61350
// bufdiff-features: 61452 61556 61692 61699 61944 61969 62218 62225 62232 62675 62912 63046 63062
// bufdiff-features: 63071 63184 63431 63642 63800 64119 64120 64235 64959 64976 65377 65478 65560
// bufdiff-features: 65715 66019 66195 66422 66664 66765 67388 67748 68355 68457 68782 69032 69081
// bufdiff-features: 69184 69368 69403 69449 69661 69987 70146 71046 71122 71168 71169 71392 71490
// bufdiff-features: 71701 72413 72632 72674 72909 73455 73699 73725 73802 74057 74201 74255 74352
// bufdiff-features: 74362 74450 74617 75502 75566 75921 76328 76677 76688 76700 76915 77617 77693
// bufdiff-features: 77926 78182 78283 78430 78828 78950 79229 79389 79493 80263 81039 81443 81477
// bufdiff-features: 81511 81612 81736 81993 82011 82135 82203 82267 82565 83194 83549 83663 84090
// bufdiff-features: 84096 84322 84585 84853 84887 85397 85820 85843 86065 86125 86156 86210 86292
// bufdiff-features: 86362 86562 86827 86844 87014 87151 87199 87294 87601 87862 87895 88222 88264
// bufdiff-features: 88321 89026 89110 89151 89178 89434 89732 89780 89812 90070 90589 90903 91109
// bufdiff-features: 91529 91566 91633 91695 91737 91910 92194 92492 92647 93171 93286 93318 93944
// bufdiff-features: 94178 94981 95106 95285 95507 95900 97081 97119 97131 97318 97736 97864 97924
// bufdiff-features: 98138 98501 98564 98879 99009 99221 99228 99257 99445 99568 100059 100254
// bufdiff-features: 100455 100691 100720 100783 101256 101264 101512 102788 102847 103056 103315
// bufdiff-features: 103339 103673 103715 104014 104303 104315 104790 104931 105083 105108 105224
// bufdiff-features: 105264 105858 106323 106434 107402 107412 107425 107515 107614 108012 108136
// bufdiff-features: 108165 108176 108235 108686 108977 109076 109086 109144 109721 109752 110530
// bufdiff-features: 110552 110668 110816 110904 111195 111883 112474 112709 112929 113020 113041
// bufdiff-features: 113374 113674 113868 113940 114428 114547 114826 114990 115026 115471 115711
// bufdiff-features: 115801 115982 116716 117206 117235 117336 118769 118884 119039 119210 119641
// bufdiff-features: 119876 120049 120687 121000 121318 121394 121467 121538 121626 121682 122163
// bufdiff-features: 122631 122764 122985 123149 123349 123574 123764 123770 124088 124448 124484
// bufdiff-features: 124546 124604 125040 125163 125175 125627 125702 125908 126249 126386 127236
// bufdiff-features: 127243 127282 127306 127553 127922 128126 128144 128438 128713 128768 128774
// bufdiff-features: 128915 128916 128918 129130 129435 130010 130135 130530
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<2x2xi32>) -> (tensor<?x?xi32>, tensor<?x2xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<0x1xi32>, tensor<?xi32>, tensor<2x2xi32>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
    %0 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %expanded) -> (tensor<2x2xi32>) {
      %5 = scf.forall (%arg4) in (2) shared_outs(%arg5 = %arg1) -> (tensor<2x2xi32>) {
        %extracted_slice_3 = tensor.extract_slice %arg5[0, %arg4] [2, 1] [1, 1] : tensor<2x2xi32> to tensor<2x1xi32>
        %c1_i32 = arith.constant 1 : i32
        %c0 = arith.constant 0 : index
        %6 = vector.transfer_read %arg1[%arg2, %arg4], %c1_i32 : tensor<2x2xi32>, vector<4xi32>
        %c1 = arith.constant 1 : index
        %7 = vector.transfer_write %6, %extracted_slice_3[%c1, %c0] : vector<4xi32>, tensor<2x1xi32>
        %inserted_slice = tensor.insert_slice %extracted_slice_3 into %7[0, 0] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %inserted_slice into %arg5[0, %arg4] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x2xi32>
        }
      }
      %cst = arith.constant dense<[[8, 9]]> : tensor<1x2xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cst into %arg3[%arg2, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<2x2xi32>
      }
    }
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [2, 2] [1, 1] : tensor<2x2xi32> to tensor<2x2xi32>
    %1 = tensor.empty() : tensor<0xi32>
    %cast = tensor.cast %1 : tensor<0xi32> to tensor<?xi32>
    %2 = call @f3(%arg0, %cast, %arg0) : (tensor<4xi32>, tensor<?xi32>, tensor<4xi32>) -> tensor<?xi32>
    %cast_0 = tensor.cast %arg1 : tensor<2x2xi32> to tensor<?x?xi32>
    %c100_i32 = arith.constant 100 : i32
    %cast_1 = tensor.cast %extracted_slice : tensor<2x2xi32> to tensor<?x?xi32>
    %3:2 = call @f4(%cast_0, %c100_i32, %cast_1) : (tensor<?x?xi32>, i32, tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x2xi32>)
    %cast_2 = tensor.cast %2 : tensor<?xi32> to tensor<0xi32>
    %4:3 = call @f5(%cast_2) : (tensor<0xi32>) -> (tensor<4x4xi32>, tensor<4x4xi32>, tensor<0x1xi32>)
    return %3#0, %3#1, %4#0, %4#1, %4#2, %2, %0 : tensor<?x?xi32>, tensor<?x2xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<0x1xi32>, tensor<?xi32>, tensor<2x2xi32>
  }
  func.func private @f3(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4xi32>) -> tensor<?xi32> {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg2[%c2] [1] [1] : tensor<4xi32> to tensor<i32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<i32>) outs(%arg1 : tensor<?xi32>) dimensions = [0] 
    %c0 = arith.constant 0 : index
    %0 = scf.forall (%arg3) in (%c0) shared_outs(%arg4 = %arg1) -> (tensor<?xi32>) {
      %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [1, %c0] : tensor<?xi32> into tensor<1x?xi32>
      %extracted_slice_0 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<?xi32> to tensor<1xi32>
      %broadcasted_1 = linalg.broadcast ins(%extracted_slice : tensor<i32>) outs(%extracted_slice_0 : tensor<1xi32>) dimensions = [0] 
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %broadcasted_1 into %arg4[%arg3] [1] [1] : tensor<1xi32> into tensor<?xi32>
      }
    }
    return %0 : tensor<?xi32>
  }
  func.func @f1(%arg0: tensor<0xi32>, %arg1: tensor<?xi32>) -> (tensor<1x0xi32>, tensor<0xi32>) {
    %0 = tensor.empty() : tensor<0xi32>
    %c9_i32 = arith.constant 9 : i32
    %1 = linalg.fill ins(%c9_i32 : i32) outs(%0 : tensor<0xi32>) -> tensor<0xi32>
    %2 = linalg.min ins(%arg0, %1 : tensor<0xi32>, tensor<0xi32>) outs(%arg0 : tensor<0xi32>) -> tensor<0xi32>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [1, 0] : tensor<0xi32> into tensor<1x0xi32>
    return %expanded, %2 : tensor<1x0xi32>, tensor<0xi32>
  }
  func.func private @f2(%arg0: tensor<4x4xi32>) -> (tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>) {
    %0 = linalg.matmul ins(%arg0, %arg0 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%arg0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0) : (index, tensor<4x4xi32>, tensor<4x4xi32>) -> (index, tensor<4x4xi32>, tensor<4x4xi32>) {
      %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4xi32>) outs(%0 : tensor<4x4xi32>) {
      ^bb0(%in: i32, %out: i32):
        %c127_i32 = arith.constant 127 : i32
        %8 = arith.ori %in, %c127_i32 : i32
        linalg.yield %8 : i32
      } -> tensor<4x4xi32>
      %7 = arith.cmpi ult, %arg1, %c1 : index
      scf.condition(%7) %arg1, %arg2, %arg3 : index, tensor<4x4xi32>, tensor<4x4xi32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>):
      %6 = tensor.empty() : tensor<0xi32>
      %c100_i32 = arith.constant 100 : i32
      %7 = linalg.fill ins(%c100_i32 : i32) outs(%6 : tensor<0xi32>) -> tensor<0xi32>
      %cast = tensor.cast %7 : tensor<0xi32> to tensor<?xi32>
      %8:2 = func.call @f1(%7, %cast) : (tensor<0xi32>, tensor<?xi32>) -> (tensor<1x0xi32>, tensor<0xi32>)
      %9 = arith.addi %arg1, %c1 : index
      %extracted = tensor.extract %arg3[%arg1, %c1] : tensor<4x4xi32>
      %10 = linalg.matmul ins(%arg0, %0 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
      %extracted_0 = tensor.extract %10[%arg1, %arg1] : tensor<4x4xi32>
      %mapped = linalg.map ins(%arg2 : tensor<4x4xi32>) outs(%10 : tensor<4x4xi32>)
        (%in: i32, %init: i32) {
          %c-3_i32 = arith.constant -3 : i32
          %12 = arith.addi %in, %c-3_i32 : i32
          linalg.yield %12 : i32
        }
      %11 = linalg.copy ins(%0 : tensor<4x4xi32>) outs(%arg2 : tensor<4x4xi32>) -> tensor<4x4xi32>
      scf.yield %9, %11, %mapped : index, tensor<4x4xi32>, tensor<4x4xi32>
    }
    %2 = tensor.empty() : tensor<4x4xi32>
    %3 = linalg.copy ins(%1#1 : tensor<4x4xi32>) outs(%2 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %4 = tensor.empty() : tensor<4x4xi32>
    %5 = linalg.copy ins(%0 : tensor<4x4xi32>) outs(%4 : tensor<4x4xi32>) -> tensor<4x4xi32>
    return %3, %5, %1#2 : tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>
  }
  func.func private @f4(%arg0: tensor<?x?xi32>, %arg1: i32, %arg2: tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x2xi32>) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg2 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg0 : tensor<?x?xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %3 = arith.addi %in, %in_0 : i32
      %c5_i32 = arith.constant 5 : i32
      %4 = arith.divui %3, %c5_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<?x?xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, 2] [1, 1] : tensor<?x?xi32> to tensor<?x2xi32>
    %1 = linalg.copy ins(%extracted_slice : tensor<?x2xi32>) outs(%extracted_slice : tensor<?x2xi32>) -> tensor<?x2xi32>
    %inserted_slice = tensor.insert_slice %1 into %0[0, 0] [%dim, 2] [1, 1] : tensor<?x2xi32> into tensor<?x?xi32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<?x2xi32>) outs(%inserted_slice : tensor<?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.addi %in, %out : i32
      %c5_i32 = arith.constant 5 : i32
      %4 = arith.shli %3, %c5_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<?x?xi32>
    return %2, %1 : tensor<?x?xi32>, tensor<?x2xi32>
  }
  func.func @f5(%arg0: tensor<0xi32>) -> (tensor<4x4xi32>, tensor<4x4xi32>, tensor<0x1xi32>) {
    %0 = tensor.empty() : tensor<0xi32>
    %c-3_i32 = arith.constant -3 : i32
    %1 = linalg.fill ins(%c-3_i32 : i32) outs(%0 : tensor<0xi32>) -> tensor<0xi32>
    %2 = linalg.max ins(%arg0, %1 : tensor<0xi32>, tensor<0xi32>) outs(%arg0 : tensor<0xi32>) -> tensor<0xi32>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [0, 1] : tensor<0xi32> into tensor<0x1xi32>
    %cst = arith.constant dense<[[8, 9, 10, 11], [12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]> : tensor<4x4xi32>
    %3:3 = call @f2(%cst) : (tensor<4x4xi32>) -> (tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>)
    return %3#0, %3#1, %expanded : tensor<4x4xi32>, tensor<4x4xi32>, tensor<0x1xi32>
  }
}

