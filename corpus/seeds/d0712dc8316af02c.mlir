// bufdiff-profile: cfg
// bufdiff-choices: 868c65420806688595b90964d7bc24520ef585fdfe91604f60cdc326eefff95ad4ab0df41f127332
// bufdiff-choices: 80ecbf29ba5759c9d38b71099a9229407b6feea08cf8edc99d57865602de5f27f8f1ce9417b2182f
// bufdiff-choices: cf22304e1d83b0054d1c280278e66a8c61253e692e437368ce90cfe1e02aab2adc62d73b3b786275
// bufdiff-choices: 40331662e8cc44be798f5960d82e6564a7be9ae47581f3e88e1cbc8651da728bbea83facf7383c1e
// bufdiff-choices: 9fc7c8e1a146fa3b587e8395750a5d83c7cab82a66f6e22a82e8a8d41335b28c39a22afc1f0a968f
// bufdiff-choices: 4b2b684781796e7b08221c37b26068f631ae1e8ea7871996f98bc68e3d83d603ce24e2c4acc2c339
// bufdiff-choices: f39aa4079e560b874d8c86f344355452c2aa019090ce32ba3e8327b9a02560d38d6c9a7391dfcb63
// bufdiff-choices: 167ee09030f05be4e58375c85502a1c42fcce87a8d34eb68212303760944fbeb675548c1ba790179
// bufdiff-choices: aeba6afeeefd85f10ea9fc7d59418a4fe8b0a5c12b831243d4b849418d634c7cd272827d3d339641
// bufdiff-choices: db96a238208251ea284a21432595e1ac3cf1e0f15a21f21b7b85314961de4cb303268299f3bc3308
// bufdiff-choices: 38d45bc48a7ea6975e4bf0a2daf81217c47db796232adb73e24caac321c3495e08e86f671f04dcd4
// bufdiff-choices: 03d236231debd43485595c3aea82982f16bff3dc5c1d8e
// bufdiff-features: 755 961 2058 2841 2898 3579 4211 5018 5075 8124 8792 9238 9301 9479 10772 11441
// bufdiff-features: 11879 12102 12170 12276 12932 13074 13233 14364 14454 15536 15751 15903 15929
// bufdiff-features: 16728 19104 20838 20952 21643 22161 22280 22640 22801 23004 23071 23787 24268
// bufdiff-features: 24661 24682 25818 26568 26663 27704 28426 28464 28814 29590 30205 30573 30666
// bufdiff-features: 34167 34210 34861 34971 36784 36936 38754 39150 39673 39915 40712 40721 42344
// bufdiff-features: 42467 42517 42530 43122 43839 43942 44505 44522 46203 46208 46404 47141 47242
// bufdiff-features: 47554 47695 47762 48062 48974 49370 49635 50031 50893 50894 51415 52062 52322
// bufdiff-features: 52558 52695 52807 52900 52928 53160 53180 53244 54915 54998 55561 55987 57548
// bufdiff-features: 58190 58303 58828 59649 60235 60865 60897 61375 63071 63454 63800 63825 64028
// bufdiff-features: 64162 64416 64875 65445 65595 65726 66312 66422 67223 68355 68409 68782 69121
// bufdiff-features: 69403 69734 69818 70119 70278 71461 72822 73802 73833 74057 74450 74732 75769
// bufdiff-features: 75921 76728 77283 78283 78828 80454 81542 81612 81736 81940 82011 82135 82552
// bufdiff-features: 82601 82723 83023 83194 84007 84979 85843 86125 87199 87466 87531 88609 89780
// bufdiff-features: 89841 89928 89946 90202 90408 90414 90543 91074 91525 94360 95273 96353 97131
// bufdiff-features: 98501 98873 99082 99383 99723 100059 101342 103715 103851 104315 104931 105750
// bufdiff-features: 105817 106652 107412 108012 108221 108919 109657 109923 110552 110561 111024
// bufdiff-features: 111464 111976 112929 114354 114828 115026 115728 116732 117231 117336 117779
// bufdiff-features: 119129 119439 119922 121682 122619 123446 123823 124852 125908 127238 127813
// bufdiff-features: 128295 128364 129435 129762 130160 130292 130294 130530 130933 132322 132574
// bufdiff-features: 132976 133331 133756 134279 134939 136166 136269 136346 137416 137518 138665
// bufdiff-features: 138919 139755 140374 140878 141044 141168 141238 142393 142775 142916 143172
// bufdiff-features: 143387 144093 144120 145636 145996 146512 146814 147712 147799 149413 149883
// bufdiff-features: 149884 150313 151260 151758 151936 152187 152226 154556 154946 155408 155577
// bufdiff-features: 155868 155898 156142 156369 156460 158120 158128 158897 159348 159724 159776
// bufdiff-features: 160191 160349 162971 164553 165141 165695 165719 166075 166169 166455 167973
// bufdiff-features: 169224 169961 170082 170819 170876 171116 171204 171715 171750 172025 172127
// bufdiff-features: 172814 173016 173026 173166 173800 174042 174713 174930 175375 177211 177904
// bufdiff-features: 178165 179268 180207 181548 181789 182021 182696 183482 184030 184112 184625
// bufdiff-features: 185275 185723 186257 186387 186959 187596 187886 188790 189360 189388 189557
// bufdiff-features: 190142 190547 192628 193290 193747 194134 194503 194987 196205 196787 197125
// bufdiff-features: 197264 197392 198460 198873 199885 201059 201246 201344 201601 201945 202190
// bufdiff-features: 202241 203083 203746 204995 205430 205434 205689 208944 209146 209605 209666
// bufdiff-features: 210301 211058 211114 211508 211547 211625 211717 211884 212559 213630 214732
// bufdiff-features: 215925 215938 216712 216892 217282 217672 218156 218966 222487 223719 224011
// bufdiff-features: 225490 225759 226178 226357 226580 226782 226852 227654 227720 228936 229412
// bufdiff-features: 229671 230083 230104 230810 231162 232027 232327 232335 234206 234455 234562
// bufdiff-features: 234975 235325 236180 236318 236929 238660 238954 239147 240196 241602 242145
// bufdiff-features: 242306 242988 243140 243546 243967 243989 244092 244408 245112 245350 245478
// bufdiff-features: 245591 246460 246543 246749 246783 246895 250659 250917 251506 252161 252379
// bufdiff-features: 252466 252539 252923 253297 253439 253836 255556 256538 257530 258752 258994
// bufdiff-features: 259434 259840 260360 260534 261292
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @f2(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<3x5xi32>) {
    %mapped = linalg.map ins(%arg0 : tensor<3x5xi32>) outs(%arg1 : tensor<3x5xi32>)
      (%in: i32, %init: i32) {
        %c3_i32 = arith.constant 3 : i32
        %1 = arith.addi %in, %c3_i32 : i32
        %c1_i32 = arith.constant 1 : i32
        %2 = arith.shli %1, %c1_i32 : i32
        linalg.yield %2 : i32
      }
    %0 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %arg1) -> (tensor<3x5xi32>) {
      %c5 = arith.constant 5 : index
      %1 = bufferization.alloc_tensor(%c5) : tensor<3x?xi32>
      %cast = tensor.cast %arg1 : tensor<3x5xi32> to tensor<3x?xi32>
      %cast_0 = tensor.cast %mapped : tensor<3x5xi32> to tensor<3x?xi32>
      %cast_1 = tensor.cast %arg0 : tensor<3x5xi32> to tensor<3x?xi32>
      %mapped_2 = linalg.map ins(%cast, %cast_0, %cast_1 : tensor<3x?xi32>, tensor<3x?xi32>, tensor<3x?xi32>) outs(%1 : tensor<3x?xi32>)
        (%in: i32, %in_3: i32, %in_4: i32, %init: i32) {
          %6 = arith.maxui %in, %in_3 : i32
          %7 = arith.maxsi %6, %in_4 : i32
          linalg.yield %7 : i32
        }
      %2 = bufferization.materialize_in_destination %arg0 in %mapped_2 : (tensor<3x5xi32>, tensor<3x?xi32>) -> tensor<3x?xi32>
      %3 = tensor.empty() : tensor<3x5xi32>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<3x?xi32>) outs(%3 : tensor<3x5xi32>) {
      ^bb0(%in: i32, %out: i32):
        %c-1_i32 = arith.constant -1 : i32
        %6 = arith.andi %in, %c-1_i32 : i32
        linalg.yield %6 : i32
      } -> tensor<3x5xi32>
      %extracted_slice = tensor.extract_slice %arg3[%arg2, 0] [1, 5] [1, 1] : tensor<3x5xi32> to tensor<1x5xi32>
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %extracted = tensor.extract %extracted_slice[%c0, %c4] : tensor<1x5xi32>
      %5 = linalg.fill ins(%extracted : i32) outs(%extracted_slice : tensor<1x5xi32>) -> tensor<1x5xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg3[%arg2, 0] [1, 5] [1, 1] : tensor<1x5xi32> into tensor<3x5xi32>
      }
    }
    return %arg0, %0 : tensor<3x5xi32>, tensor<3x5xi32>
  }
  func.func @f1(%arg0: tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<?x5xi32>, tensor<3x3xi32>, i32) {
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 2] [3, %c3] [1, 1] : tensor<3x5xi32> to tensor<3x?xi32>
    %cst = arith.constant dense<[[8, 9, 10], [11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22]]> : tensor<5x3xi32>
    %0 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%extracted_slice, %cst : tensor<3x?xi32>, tensor<5x3xi32>) outs(%arg0 : tensor<3x5xi32>) -> tensor<3x5xi32>
    %1 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst, %arg0 : tensor<5x3xi32>, tensor<3x5xi32>) outs(%arg0 : tensor<3x5xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %6 = arith.maxsi %in, %in_0 : i32
      linalg.yield %6 : i32
    } -> tensor<3x5xi32>
    %c1 = arith.constant 1 : index
    affine.if #set(%c1) {
      %transposed = linalg.transpose ins(%cst : tensor<5x3xi32>) outs(%arg0 : tensor<3x5xi32>) permutation = [1, 0] 
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %transposed[%c0, %c1] : tensor<3x5xi32>
    } else {
      %c2_i32 = arith.constant 2 : i32
      %c9_i32 = arith.constant 9 : i32
      %c0_i32 = arith.constant 0 : i32
      %c-128_i32 = arith.constant -128 : i32
      %c2_i32_0 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      %from_elements = tensor.from_elements %c2_i32, %c9_i32, %c0_i32, %c-128_i32, %c2_i32_0, %c3_i32 : tensor<3x2xi32>
      %extracted_slice_1 = tensor.extract_slice %cst[0, %c1] [5, 2] [1, 1] : tensor<5x3xi32> to tensor<5x2xi32>
      %6 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%from_elements, %extracted_slice_1 : tensor<3x2xi32>, tensor<5x2xi32>) outs(%arg0 : tensor<3x5xi32>) -> tensor<3x5xi32>
      %c5 = arith.constant 5 : index
      %7 = tensor.empty(%c5) : tensor<3x?xi32>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<3x5xi32>) outs(%7 : tensor<3x?xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<3x?xi32>
    }
    %2 = tensor.empty(%c3) : tensor<?x5xi32>
    %3 = linalg.copy ins(%0 : tensor<3x5xi32>) outs(%2 : tensor<?x5xi32>) -> tensor<?x5xi32>
    %4 = tensor.empty() : tensor<3x3xi32>
    %5 = linalg.copy ins(%extracted_slice : tensor<3x?xi32>) outs(%4 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %c127_i32 = arith.constant 127 : i32
    return %1, %3, %5, %c127_i32 : tensor<3x5xi32>, tensor<?x5xi32>, tensor<3x3xi32>, i32
  }
  func.func @main(%arg0: tensor<?x?xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x?xi32>, i32) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %3 = arith.index_cast %arg1 : index to i32
      %4 = arith.index_cast %arg2 : index to i32
      %5 = arith.minsi %3, %4 : i32
      tensor.yield %5 : i32
    } : tensor<3x5xi32>
    %0:2 = call @f2(%generated, %generated) : (tensor<3x5xi32>, tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<3x5xi32>)
    %1:4 = call @f1(%0#0) : (tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<?x5xi32>, tensor<3x3xi32>, i32)
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %2:2 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %1#2, %arg3 = %1#0) -> (tensor<3x3xi32>, tensor<3x5xi32>) {
      %cst = arith.constant dense<-6.000000e+00> : tensor<f32>
      %3 = linalg.floor ins(%cst : tensor<f32>) outs(%cst : tensor<f32>) -> tensor<f32>
      %c3 = arith.constant 3 : index
      %4:2 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %3, %arg6 = %0#1) -> (tensor<f32>, tensor<3x5xi32>) {
        %8 = arith.cmpi ult, %arg1, %c3 : index
        %9 = arith.select %8, %arg6, %1#0 : tensor<3x5xi32>
        %inserted = tensor.insert %1#3 into %1#1[%arg4, %c4] : tensor<?x5xi32>
        %cast_4 = tensor.cast %1#1 : tensor<?x5xi32> to tensor<3x?xi32>
        %extracted = tensor.extract %arg5[] : tensor<f32>
        %10 = linalg.exp ins(%cst : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
        %extracted_5 = tensor.extract %10[] : tensor<f32>
        %11 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%3, %cst : tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>) {
        ^bb0(%in: f32, %in_6: f32, %out: f32):
          %12 = arith.subf %in, %in_6 : f32
          linalg.yield %12 : f32
        } -> tensor<f32>
        scf.yield %11, %arg6 : tensor<f32>, tensor<3x5xi32>
      }
      %cast_0 = tensor.cast %1#1 : tensor<?x5xi32> to tensor<3x5xi32>
      %5:2 = func.call @f2(%4#1, %cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3x5xi32>, tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<3x5xi32>)
      %mapped = linalg.map ins(%4#1, %1#0, %5#0 : tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>) outs(%arg3 : tensor<3x5xi32>)
        (%in: i32, %in_4: i32, %in_5: i32, %init: i32) {
          %8 = arith.maxsi %in, %in_4 : i32
          %9 = arith.addi %8, %in_5 : i32
          %c1_i32 = arith.constant 1 : i32
          %10 = arith.divui %9, %c1_i32 : i32
          linalg.yield %10 : i32
        }
      %extracted_slice_1 = tensor.extract_slice %5#0[1, 1] [1, %c1] [1, 1] : tensor<3x5xi32> to tensor<1x?xi32>
      %extracted_slice_2 = tensor.extract_slice %mapped[0, 0] [3, 3] [1, 2] : tensor<3x5xi32> to tensor<3x3xi32>
      %6 = linalg.conv_2d ins(%extracted_slice_2, %extracted_slice_1 : tensor<3x3xi32>, tensor<1x?xi32>) outs(%arg2 : tensor<3x3xi32>) -> tensor<3x3xi32>
      %cst_3 = arith.constant dense<[[1, 4, 7], [10, 13, 16], [19, 22, 25]]> : tensor<3x3xi32>
      %7 = linalg.mul ins(%cst_3, %extracted_slice_2 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%6 : tensor<3x3xi32>) -> tensor<3x3xi32>
      scf.yield %7, %mapped : tensor<3x3xi32>, tensor<3x5xi32>
    }
    %cast = tensor.cast %2#1 : tensor<3x5xi32> to tensor<3x?xi32>
    %extracted_slice = tensor.extract_slice %1#2[0, 0] [3, 3] [1, 1] : tensor<3x3xi32> to tensor<3x3xi32>
    return %2#0, %extracted_slice, %cast, %1#3 : tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x?xi32>, i32
  }
}

