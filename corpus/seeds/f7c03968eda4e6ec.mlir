// bufdiff-profile: calls
// bufdiff-choices: 6c7be91556b0a0ae586cf11da2cc57db70a90d142c21a488323129a543eab0675a4098349dfb196d
// bufdiff-choices: 2356e1b38cab07669da92d307ba721e8d4336ae5437a3365b23b9feb7764b91f4637703cf13eda5b
// bufdiff-choices: ad372c1843d10d92106e91cd10d40918720f933fee049ce8aac071fed3eb2c771979b0aeaaac4e74
// bufdiff-choices: f02a57052f2aa794cff51094fd0c435b541c8d418538cce384b49db0ae3dd1dbc245e17678baae5d
// bufdiff-choices: 51958ea9cf4c987b81264aaec45c5b4c4d76847656818ca782b6dac64f90864a44a66bf4d6e3f60a
// bufdiff-choices: f22eadabaaac932e3c28b5f93d2c56e266de6ded82c115451b22e97cd6083d75efa67ebb8ae59f0d
// bufdiff-choices: e412556045a14f7c503dbc184490ed9b25df0d07210967fb973a083ebd3dd0e7449bdfea68da3716
// bufdiff-choices: cfb00be8cea66d0ec33edeec287d73ecea450c207aab549d897802c1f18b8852a1ecc097f6197f77
// bufdiff-choices: 00abab23bb7de52615f7b4baf697e828e75f03d521daf7e4a106d1d9a50c42f0892e5377b8f4683c
// bufdiff-choices: 600855716a73e4734a31a8eaea4eea43581040de5761836f1e9b9f777194a742c27af2c17546563e
// bufdiff-choices: 94b84ac90dab791e56bbeaa2d8dea4817b4d8855ae2e491e96edbb915b1736ab2a05d72f919d173e
// bufdiff-choices: 10ed37de2ae26676340b223202352a70ce03e51fd0d04992ccfd9074d755da5865d3e2eb4e33c988
// bufdiff-choices: 30bad1aa0df55c907fc1b1a4c820b08a87238ad9d23301cfbf02ff0e777f74997494bd6d050345aa
// bufdiff-choices: 9647d99c46063c4c1a829515c916783de3c544ea88da0453edf465e672e6593a7b5e14
// bufdiff-features: 2943 3579 4752 6314 6611 6641 7691 7987 9479 9781 9968 10035 11162 11408 13233
// bufdiff-features: 13387 14454 14925 15751 15903 16682 17989 18085 18822 19123 19166 19579 20023
// bufdiff-features: 20480 20749 21522 21652 22095 22280 22448 22975 23143 24123 26087 26568 26663
// bufdiff-features: 26922 26960 27316 27725 28503 29431 29590 29968 30002 30209 30666 33769 33952
// bufdiff-features: 34167 35163 36784 38783 40540 40712 41747 42344 42467 42858 42984 43092 43442
// bufdiff-features: 43460 43631 43942 44266 44522 45017 45031 45432 45617 46203 46404 46667 46720
// bufdiff-features: 47242 47392 48598 48974 49800 49956 50633 50894 51415 51878 52062 52558 52678
// bufdiff-features: 52900 53252 53472 53915 54205 54385 54546 54998 55113 58024 58122 61395 61480
// bufdiff-features: 61969 62345 62784 63071 64120 64716 65625 66422 68355 68867 69081 69403 70896
// bufdiff-features: 71227 71306 73289 73802 73857 74481 76700 76953 76973 77283 77403 77441 78283
// bufdiff-features: 78430 79039 79070 79099 80036 80256 80400 81411 81443 81736 82135 82186 82762
// bufdiff-features: 83513 84090 84585 85713 85843 86125 86834 87102 87248 87862 87923 88337 88480
// bufdiff-features: 88732 88999 89250 89251 89780 89812 90070 90116 90543 91289 91835 92194 93083
// bufdiff-features: 93171 93255 93464 93718 94709 97308 97715 97813 98170 98291 98413 98430 98936
// bufdiff-features: 98995 99228 99383 100059 100085 100631 101264 101547 101823 103851 104315
// bufdiff-features: 104931 106761 107425 108012 108322 108992 109445 110677 110780 111024 112831
// bufdiff-features: 112929 113041 113327 113821 113940 114381 116039 116721 117779 119597 121626
// bufdiff-features: 122084 122197 123148 123446 124232 125270 126398 127249 128809 128916 129404
// bufdiff-features: 131567 135228 135868 136226 136269 136987 137045 138086 138943 139626 140924
// bufdiff-features: 140929 141238 141891 142040 142376 142393 146512 146792 146991 147182 147477
// bufdiff-features: 148304 151936 152187 152226 153293 153896 154331 154946 155465 155898 156154
// bufdiff-features: 156191 156460 157579 158120 158204 158897 159348 159724 159983 160148 160756
// bufdiff-features: 162232 162538 162971 163044 163159 163212 163687 164119 164679 165576 165719
// bufdiff-features: 166047 166169 166579 167164 168571 171369 172898 173354 174170 174314 174830
// bufdiff-features: 175735 177904 178067 178558 178748 179471 179792 180207 180258 181541 181758
// bufdiff-features: 181789 183114 183465 184030 184962 185077 185600 186042 186849 186959 186971
// bufdiff-features: 187596 188790 192422 192628 192771 193747 193773 194134 194256 195129 195182
// bufdiff-features: 196031 196048 197125 197263 197267 198447 198889 199827 200104 200107 200307
// bufdiff-features: 200521 200685 201059 201641 202085 202241 202562 203352 204212 204620 205434
// bufdiff-features: 205689 207081 207225 207538 208220 208454 208998 209102 210461 211044 211335
// bufdiff-features: 211508 212111 214369 214621 214744 215938 216175 216677 216892 217621 218089
// bufdiff-features: 218127 218214 218738 221880 222547 222809 222902 222982 224222 224287 224466
// bufdiff-features: 224776 224916 225468 225728 225759 225827 226357 226457 226579 228151 228390
// bufdiff-features: 228519 228894 229266 229810 229936 230081 230293 230640 230810 232191 232725
// bufdiff-features: 233969 234387 234455 235325 235375 236024 236930 238116 240158 241225 241602
// bufdiff-features: 241871 242145 242955 243546 243781 244196 244281 245458 245889 245898 246206
// bufdiff-features: 246543 247062 248102 248263 248581 249841 250373 250850 250917 250948 252161
// bufdiff-features: 252260 252466 252539 253255 253394 253703 255556 255676 255834 256112 256247
// bufdiff-features: 258239 258906 259528 259840 259911 260202 260996 261426 261833
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f4(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %3 = arith.mulf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<?xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %1 = tensor.empty(%dim) : tensor<?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xf32>) outs(%1 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    return %0, %2 : tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f3(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<3x?xf32>
    %extracted = tensor.extract %arg2[%c2] : tensor<3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x?xf32>) -> tensor<3x?xf32>
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %4 = linalg.matvec ins(%1, %3 : tensor<3x?xf32>, tensor<2xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
    return %arg0, %4 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<3x?xf32>, %arg1: tensor<?xf32>) -> (tensor<3x?xf32>, tensor<?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c1, %c0] : tensor<3x?xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %0 = arith.cmpf ogt, %extracted, %cst : f32
    %1:2 = scf.if %0 -> (tensor<3x?xf32>, tensor<?xf32>) {
      %3 = linalg.reciprocal ins(%arg0 : tensor<3x?xf32>) outs(%arg0 : tensor<3x?xf32>) -> tensor<3x?xf32>
      %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
      %4 = tensor.empty(%dim) : tensor<?xf32>
      %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %3, %5 : tensor<3x?xf32>, tensor<?xf32>
    } else {
      %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
      %3 = tensor.empty(%dim) : tensor<?xf32>
      %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<?xf32>) -> tensor<?xf32>
      %5 = linalg.max ins(%arg1, %4 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %arg0, %5 : tensor<3x?xf32>, tensor<?xf32>
    }
    %2 = linalg.floor ins(%arg0 : tensor<3x?xf32>) outs(%arg0 : tensor<3x?xf32>) -> tensor<3x?xf32>
    return %2, %1#1 : tensor<3x?xf32>, tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?xf32>, tensor<3x?xf32>) {
    %mapped = linalg.map ins(%arg0, %arg0, %arg0 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %2 = arith.divf %in, %in_0 : f32
        %3 = arith.minimumf %2, %in_1 : f32
        linalg.yield %3 : f32
      }
    %cst = arith.constant dense<1.000000e+10> : tensor<3x4xf32>
    %cast = tensor.cast %cst : tensor<3x4xf32> to tensor<3x?xf32>
    %0:2 = call @f1(%cast, %mapped) : (tensor<3x?xf32>, tensor<?xf32>) -> (tensor<3x?xf32>, tensor<?xf32>)
    %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%0#0 : tensor<3x?xf32>) outs(%0#0 : tensor<3x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = linalg.index 1 : index
      %3 = arith.index_cast %2 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.mulf %in, %4 : f32
      linalg.yield %5 : f32
    } -> tensor<3x?xf32>
    return %0#1, %1 : tensor<?xf32>, tensor<3x?xf32>
  }
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<1x2x1x1xi32>, tensor<?xf32>) {
    %0 = tensor.empty() : tensor<3x2xf32>
    %cast = tensor.cast %0 : tensor<3x2xf32> to tensor<?x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %cast_0 = tensor.cast %extracted_slice : tensor<2xf32> to tensor<?xf32>
    %1:2 = call @f4(%cast, %cast_0) : (tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = linalg.index 0 : index
      %12 = arith.index_cast %11 : index to i64
      %13 = arith.sitofp %12 : i64 to f32
      %14 = arith.negf %in : f32
      %15 = arith.addf %14, %13 : f32
      linalg.yield %15 : f32
    } -> tensor<3xf32>
    %3:2 = call @f3(%2, %2, %2, %2) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %4 = tensor.empty(%dim) : tensor<?x4xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %cast_1 = tensor.cast %5 : tensor<?x4xf32> to tensor<?x?xf32>
    %6:2 = call @f2(%arg1, %cast_1) : (tensor<?xf32>, tensor<?x?xf32>) -> (tensor<?xf32>, tensor<3x?xf32>)
    %extracted_slice_2 = tensor.extract_slice %6#0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    %extracted_slice_3 = tensor.extract_slice %6#0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_3 into %extracted_slice_2[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
    %7 = tensor.empty() : tensor<1x2x1x1xi32>
    %c2_i32 = arith.constant 2 : i32
    %8 = linalg.fill ins(%c2_i32 : i32) outs(%7 : tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice_4 = tensor.extract_slice %8[0, 1, %c0, 0] [%c1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x2x1x1xi32> to tensor<?x1x1xi32>
    %c5_i32 = arith.constant 5 : i32
    %9 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%8, %extracted_slice_4, %c2_i32, %c5_i32 : tensor<1x2x1x1xi32>, tensor<?x1x1xi32>, i32, i32) outs(%8 : tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %10:2 = scf.for %arg2 = %c1 to %c7 step %c2 iter_args(%arg3 = %arg0, %arg4 = %9) -> (tensor<3xf32>, tensor<1x2x1x1xi32>) {
      %cast_6 = tensor.cast %4 : tensor<?x4xf32> to tensor<?x?xf32>
      %11:2 = func.call @f2(%arg1, %cast_6) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?xf32>, tensor<?x?xf32>) -> (tensor<?xf32>, tensor<3x?xf32>)
      %extracted = tensor.extract %arg4[%c0, %c0, %c0, %c0] : tensor<1x2x1x1xi32>
      %inserted = tensor.insert %extracted into %arg4[%c0, %c0, %c0, %c0] : tensor<1x2x1x1xi32>
      %inserted_7 = tensor.insert %c2_i32 into %inserted[%c0, %c1, %c0, %c0] : tensor<1x2x1x1xi32>
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3#0 : tensor<3xf32>) outs(%arg3 : tensor<3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %13 = linalg.index 0 : index
        %14 = arith.index_cast %13 : index to i64
        %15 = arith.sitofp %14 : i64 to f32
        %16 = arith.cmpf olt, %in, %15 : f32
        %17 = arith.select %16, %in, %15 : f32
        linalg.yield %17 : f32
      } -> tensor<3xf32>
      scf.yield %12, %inserted_7 : tensor<3xf32>, tensor<1x2x1x1xi32>
    }
    %cast_5 = tensor.cast %10#0 : tensor<3xf32> to tensor<?xf32>
    return %1#0, %1#1, %3#1, %6#1, %inserted_slice, %cast_5, %10#1, %extracted_slice_2 : tensor<?xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<1x2x1x1xi32>, tensor<?xf32>
  }
}

