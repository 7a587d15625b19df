// bufdiff-profile: loops
// bufdiff-choices: e1330a932137047c58fa03452abbf553170196e8829b54d299f7fa52dbeb1ceafc55f3df71c25f99
// bufdiff-choices: 24d2335197107fd9a9059ce72c416318eb35e249917cd72ed625f1d1f4610c6ade72a3df3d1d4387
// bufdiff-choices: 333f7991d7f1c713f7540590a59d4ac33cd434963ab2325ca27edc9c1a7a3793d86f50e695144c9e
// bufdiff-choices: a2a9a3b6d0fd08d73a9ea31a0fcba6b16083fac525c2d4c33600fd884f0b7143c6a2981fb3bc04f9
// bufdiff-choices: f928c8b60cb597aa6effd82b5217c7c01486efd84990f1ca083d418fae45669015fdcae7776d2d1d
// bufdiff-choices: b73e8370ac6dd3ba898685536b65d7264fd62b152ba898863662da173af7f563459204fba2cc2d05
// bufdiff-choices: 19b62fa5207e9fd5092d3e47fe03330b6e3d61ab509809841fb61af5f0aefcf91f2b85e15dc67dae
// bufdiff-choices: e82c1037ca0596d0c7abf3a53447bfc7e71f74c279afc8eef1a763ebd8115601e3d1914dd8c491c5
// bufdiff-choices: 56093f8fb7309aa32456387248f975435acae39e105e0d990fb92273965c4b109341a5d5d1d924db
// bufdiff-choices: e7a9c534fc3611292061bd860af513a9d8b77542b2dc8423ce89fb2840d4bb261a6a0dbbcb06e3fe
// bufdiff-choices: 9ea51729ce49667f22d14b1ed6a77ff2f70fa859da957b161ec29e21bbfe3d7f9640dd6698aa4af1
// bufdiff-choices: ab84f95e60cd7725ba094b2da278270ac802c484587363024b2f52ba7688beca532f484e91ac5894
// bufdiff-choices: da533fb5ad1ab2df3d36f884583a31218b04e8ce
// bufdiff-features: 76 1993 4020 4752 5610 6611 6831 10020 10035 11162 11408 11441 11556 11759
// bufdiff-features: 12827 13233 13915 14884 15671 15751 15903 16682 17193 18480 19086 22095 22280
// bufdiff-features: 22448 23143 23643 23787 24968 25242 25818 26087 26462 26546 26568 26816 27559
// bufdiff-features: 28503 29502 29687 29968 30145 30625 30666 31492 31765 32080 32577 33296 33769
// bufdiff-features: 33915 34159 34167 34906 35957 36252 37183 37630 38513 39927 40712 41984 42344
// bufdiff-features: 42423 42467 42517 42984 43607 44943 45147 45911 46022 46203 46476 46587 47392
// bufdiff-features: 47699 47735 47988 48343 50146 50894 51341 51415 51796 52236 52322 52558 52807
// bufdiff-features: 52823 52900 53252 54998 55113 55270 55463 56404 56871 58122 58190 58290 58963
// bufdiff-features: 60686 61320 61375 61628 61950 61969 62495 63071 63413 63681 63800 64119 64120
// bufdiff-features: 64162 64235 65478 66422 67160 67954 68343 68355 68457 68782 68839 68867 69507
// bufdiff-features: 71050 71259 72385 72450 73186 73289 73853 73977 74057 74201 74255 74561 74716
// bufdiff-features: 74914 75921 76339 76373 78283 78430 78526 79099 79271 79493 79539 80632 81160
// bufdiff-features: 81316 81353 81443 82011 82135 83112 84585 85681 85843 86125 86562 87182 87923
// bufdiff-features: 88732 88999 89780 89812 89859 90741 90777 91231 91312 91562 92194 92291 92492
// bufdiff-features: 92921 92970 93318 93719 95900 97344 98170 98501 99228 99383 101264 101582
// bufdiff-features: 102788 103715 103839 103851 104315 104931 106761 107092 108977 109144 109327
// bufdiff-features: 109721 109732 110165 110816 110896 110952 111561 112929 113940 114238 114968
// bufdiff-features: 115026 115155 117235 117336 117724 118081 118884 119588 119597 119764 120197
// bufdiff-features: 120745 121250 121626 121682 121785 121977 122791 123359 128126 129792 129878
// bufdiff-features: 130278 131063 131560 132574 132840 133446 133520 134279 134891 135534 135868
// bufdiff-features: 135899 136007 138476 140032 140940 141458 141650 142509 144093 146512 146792
// bufdiff-features: 147358 147747 148304 148564 149400 150205 150939 151388 152098 153293 153436
// bufdiff-features: 154699 155266 155477 155867 155898 156191 156253 156460 158120 158897 158996
// bufdiff-features: 159210 159724 160138 160311 160752 161295 161883 163044 164242 164376 164827
// bufdiff-features: 165141 165636 165719 165817 166579 166665 167823 168323 168562 168858 170819
// bufdiff-features: 171116 171369 173224 173354 174243 174515 176021 176031 177052 177323 177641
// bufdiff-features: 178067 178417 178558 178934 181060 181541 181813 183114 184030 184122 184398
// bufdiff-features: 184962 185723 186042 186257 186942 186959 187472 188582 188790 189156 189967
// bufdiff-features: 190090 190142 190818 191888 192422 192541 192628 192771 193043 193178 193290
// bufdiff-features: 194134 195182 195820 196031 196349 197267 197401 197837 197850 198460 200065
// bufdiff-features: 200104 200226 200521 201059 201097 201601 202241 202814 204212 204784 205434
// bufdiff-features: 205689 205859 206974 207299 207406 207454 208017 208557 208947 209755 210022
// bufdiff-features: 210101 210351 210461 211859 212111 212266 212452 212549 212774 212779 213275
// bufdiff-features: 214325 214621 215035 215340 215728 215925 215959 217103 217326 218516 218595
// bufdiff-features: 218635 218657 218738 219153 219221 219393 220223 221242 221258 221975 222330
// bufdiff-features: 222809 223719 223788 223795 223970 224380 224916 224981 225818 226357 226427
// bufdiff-features: 227449 228139 228390 228555 228936 229385 229951 230081 230640 231155 234346
// bufdiff-features: 234455 235141 235375 236238 236336 236929 236930 236986 237098 237169 237909
// bufdiff-features: 239107 240158 241225 241998 242793 243099 243546 243658 243781 243863 244092
// bufdiff-features: 244281 244746 245898 246543 246953 247062 247181 249841 250278 250948 251992
// bufdiff-features: 252101 252466 252539 253836 254842 255333 255451 255896 257806 258053 258143
// bufdiff-features: 258378 258625 258906 258994 259840 259846
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> (tensor<4xf32>, tensor<f32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf32>
    %0:2 = call @f4(%from_elements, %arg0) : (tensor<3xf32>, tensor<4xf32>) -> (tensor<3xf32>, tensor<4xf32>)
    %cst_2 = arith.constant 2.000000e+00 : f32
    %1:3 = call @f2(%0#0, %cst_2, %cst, %0#1) : (tensor<3xf32>, f32, f32, tensor<4xf32>) -> (tensor<4xf32>, f32, f32)
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.fill ins(%1#2 : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    %4 = vector.broadcast %1#1 : f32 to vector<4xf32>
    %cst_3 = arith.constant dense<[true, true, false, true]> : vector<4xi1>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %5 = vector.mask %cst_3 { vector.transfer_write %4, %3[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32> } : vector<4xi1> -> tensor<4xf32>
    %6 = tensor.empty() : tensor<4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_5 = arith.constant 1.000000e+01 : f32
      %15 = arith.maximumf %in, %cst_5 : f32
      linalg.yield %15 : f32
    } -> tensor<4xf32>
    %8:3 = call @f1(%arg1) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
    %cst_4 = arith.constant 0.000000e+00 : f32
    %9 = arith.cmpf ogt, %1#2, %cst_4 : f32
    %10 = arith.index_castui %9 : i1 to index
    %11 = vector.transfer_read %1#0[%10], %1#2 : tensor<4xf32>, vector<2xf32>
    %c2 = arith.constant 2 : index
    %12 = vector.transfer_write %11, %0#0[%c2] : vector<2xf32>, tensor<3xf32>
    %13 = call @f3(%12, %12, %12, %12) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    %14:2 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %6, %arg4 = %7) -> (tensor<4xf32>, tensor<4xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %cst_5 = arith.constant dense<-1.000000e+00> : tensor<1xf32>
      %inserted_slice = tensor.insert_slice %cst_5 into %extracted_slice[0] [1] [1] : tensor<1xf32> into tensor<1xf32>
      %extracted_slice_6 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %15 = linalg.fill ins(%1#2 : f32) outs(%extracted_slice_6 : tensor<1xf32>) -> tensor<1xf32>
      %16 = linalg.negf ins(%extracted_slice_6 : tensor<1xf32>) outs(%15 : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_slice into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<4xf32>
        tensor.parallel_insert_slice %16 into %arg4[%arg2] [1] [1] : tensor<1xf32> into tensor<4xf32>
      }
    }
    return %14#0, %13, %8#2, %8#1, %8#0, %1#0, %12, %14#1 : tensor<4xf32>, tensor<f32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4xf32>
  }
  func.func @f1(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.rsqrt ins(%1 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %c1 = arith.constant 1 : index
    %3:2 = scf.while (%arg1 = %c0, %arg2 = %0) : (index, tensor<?xf32>) -> (index, tensor<?xf32>) {
      %7 = arith.cmpi ult, %arg1, %c1 : index
      %8 = arith.cmpi ult, %arg1, %c0 : index
      %9 = arith.andi %7, %8 : i1
      %10 = linalg.fill ins(%cst : f32) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
      %11 = tensor.empty(%dim) : tensor<?xf32>
      %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<?xf32>) -> tensor<?xf32>
      %inserted_slice = tensor.insert_slice %12 into %10[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
      scf.condition(%9) %arg1, %inserted_slice : index, tensor<?xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?xf32>):
      %7 = arith.addi %arg1, %c1 : index
      %c2 = arith.constant 2 : index
      %8 = arith.cmpi uge, %arg1, %c2 : index
      %9 = scf.if %8 -> (tensor<?xf32>) {
        %10 = linalg.erf ins(%arg0 : tensor<?xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
        %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %11 : tensor<?xf32>
      } else {
        %cst_0 = arith.constant 2.000000e+00 : f32
        %from_elements = tensor.from_elements %cst_0 : tensor<f32>
        %10 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [#map, #map1, #map] ins(%arg0, %from_elements : tensor<?xf32>, tensor<f32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
        %11 = linalg.copy ins(%arg0 : tensor<?xf32>) outs(%10 : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %11 : tensor<?xf32>
      }
      scf.yield %7, %9 : index, tensor<?xf32>
    }
    %4 = bufferization.alloc_tensor() copy(%arg0) : tensor<?xf32>
    %5 = tensor.empty(%dim) : tensor<?xf32>
    %6 = linalg.copy ins(%arg0 : tensor<?xf32>) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
    return %4, %6, %2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<3xf32>, %arg1: f32, %arg2: f32, %arg3: tensor<4xf32>) -> (tensor<4xf32>, f32, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<4xf32>) outs(%arg3 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.maximumf %in, %arg1 : f32
      linalg.yield %2 : f32
    } -> tensor<4xf32>
    %c4 = arith.constant 4 : index
    %1 = scf.forall (%arg4) in (%c4) shared_outs(%arg5 = %0) -> (tensor<4xf32>) {
      %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<4xf32> to tensor<f32>
      %2 = linalg.erf ins(%extracted_slice : tensor<f32>) outs(%extracted_slice : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg5[%arg4] [1] [1] : tensor<f32> into tensor<4xf32>
      }
    }
    return %1, %arg1, %arg2 : tensor<4xf32>, f32, f32
  }
  func.func private @f3(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32> {bufferization.buffer_layout = #map}) -> tensor<f32> {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.dot ins(%arg1, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
  func.func @f4(%arg0: tensor<3xf32>, %arg1: tensor<4xf32>) -> (tensor<3xf32>, tensor<4xf32>) {
    affine.for %arg2 = 0 to 2 {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %extracted_slice = tensor.extract_slice %arg1[0] [2] [3] : tensor<4xf32> to tensor<2xf32>
      %cast = tensor.cast %extracted_slice : tensor<2xf32> to tensor<?xf32>
      %inserted_slice = tensor.insert_slice %cast into %arg0[%c0] [%c2] [2] : tensor<?xf32> into tensor<3xf32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted_slice : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.addf %in, %out : f32
        linalg.yield %4 : f32
      } -> tensor<3xf32>
    }
    %0 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.min ins(%arg0, %1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    return %2, %arg1 : tensor<3xf32>, tensor<4xf32>
  }
}

