// bufdiff-profile: slices
// bufdiff-choices: 095df3dfef4afff200ca75801b54be1f126f1b89d6d5dfedb6a9a08a1aca03be7052f91753b27b98
// bufdiff-choices: 635b2f1b46efbc90d597c5272e1b5b110cf5964ee89ec5d0171cefddf6f870cfe89ffcb6f039d308
// bufdiff-choices: c2e534978ec52024936fd905836eaa46ac8eb39255f58fbe72a99a42043aa54abe18f25cc70970f8
// bufdiff-choices: 2fa86dcbd36e710b84a6ba35447beb5d9955bfaf118827cbc4f1f4911e08e4745b7781bddd072b04
// bufdiff-choices: eb2d6314e2a50adb479f5e0a5386635cf2cc35b3c3dac68a8be1adb5b5709e2ecd77dfde1c60084d
// bufdiff-choices: b01605f78b52d24b3ce96b4c9384c311cf696900fa4c4def9b5524f9235c89de3344595fe3dbfc7e
// bufdiff-choices: 8d5785d4693a57a0fdc47d4e3f202b8ef27c006b8b776490566b951ba38db4885669e3a42b23f8e4
// bufdiff-choices: ceefe28402fd3f725b0420539904b7e8408f2e22a954
// bufdiff-features: 2898 3041 4677 6576 6873 10166 10686 11277 11538 12174 13231 13233 13915 14483
// bufdiff-features: 15440 15720 15751 15947 15989 16582 16682 17406 18486 18812 18822 19164 19283
// bufdiff-features: 19419 19871 20237 21140 22280 23097 23874 24081 24572 25388 26035 26087 26464
// bufdiff-features: 26546 26568 26796 27048 27725 28779 29968 30305 30725 31668 31727 32155 32278
// bufdiff-features: 32615 32933 34647 35085 35121 36542 36977 37251 38225 38401 38819 39927 40669
// bufdiff-features: 40712 42282 42344 42680 43098 43178 43242 43957 44163 44522 44555 44651 45183
// bufdiff-features: 45710 45897 46203 46283 48038 48724 48779 49956 50894 51099 52042 52625 52695
// bufdiff-features: 52774 52807 52900 53252 53471 55887 57145 60404 61169 61556 62641 63800 64119
// bufdiff-features: 64235 64959 65763 65770 66422 66765 66869 67285 67936 68355 69449 69987 70720
// bufdiff-features: 71928 73140 73802 73833 74000 74057 74362 74564 74617 74833 75061 76820 77389
// bufdiff-features: 77551 77693 78182 78983 79389 81418 82011 82203 83634 83994 84322 86125 86710
// bufdiff-features: 87791 87862 87923 89109 89708 90070 90198 91910 92969 93360 94630 95285 95587
// bufdiff-features: 95946 97081 98256 98501 98627 98873 99009 99405 99512 99568 100025 100059
// bufdiff-features: 100073 100980 101264 101858 103522 104253 104303 104931 105804 105837 107290
// bufdiff-features: 107425 108210 108221 109086 110454 112065 112929 113143 114143 114537 115471
// bufdiff-features: 116039 116416 116552 118379 118393 118876 121089 121363 121394 121914 123002
// bufdiff-features: 123015 123204 124484 125018 125702 126320 126770 127805 128768 128916 129288
// bufdiff-features: 129768 130942
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?xi8>, %arg1: tensor<3x?x3xi8>, %arg2: i8) -> (tensor<3x?x3xi8>, tensor<3x?x1x3xi8>, tensor<3x?x1x3xi8>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<3x?x3xi8>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [3, %dim, 1, 3] : tensor<3x?x3xi8> into tensor<3x?x1x3xi8>
    %0 = arith.cmpi uge, %dim, %c1 : index
    %1:2 = scf.if %0 -> (tensor<3x?x1x3xi8>, tensor<3x?x3xi8>) {
      %2 = func.call @same1(%expanded) : (tensor<3x?x1x3xi8>) -> tensor<3x?x1x3xi8>
      %c3 = arith.constant 3 : index
      %c0 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0] [%c3, 1, 1, 2] [1, 1, 1, %c1] : tensor<3x?x1x3xi8> to tensor<?x1x1x2xi8>
      %inserted_slice = tensor.insert_slice %extracted_slice into %2[0, %c0, 0, 0] [%c3, 1, 1, 2] [1, 1, 1, 2] : tensor<?x1x1x2xi8> into tensor<3x?x1x3xi8>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x?x1x3xi8>) outs(%inserted_slice : tensor<3x?x1x3xi8>) {
      ^bb0(%in: i8, %out: i8):
        %6 = arith.addi %in, %out : i8
        %c1_i8 = arith.constant 1 : i8
        %7 = arith.divui %6, %c1_i8 : i8
        linalg.yield %7 : i8
      } -> tensor<3x?x1x3xi8>
      %extracted_slice_0 = tensor.extract_slice %inserted_slice[0, 0, %c0, 0] [%c3, %dim, 1, %c3] [1, 1, 1, 1] : tensor<3x?x1x3xi8> to tensor<?x?x?xi8>
      %cast = tensor.cast %extracted_slice_0 : tensor<?x?x?xi8> to tensor<3x?x3xi8>
      %4 = tensor.empty(%dim) : tensor<3x?x3xi8>
      %5 = linalg.fill ins(%arg2 : i8) outs(%4 : tensor<3x?x3xi8>) -> tensor<3x?x3xi8>
      %mapped = linalg.map ins(%arg1, %cast, %5 : tensor<3x?x3xi8>, tensor<3x?x3xi8>, tensor<3x?x3xi8>) outs(%arg1 : tensor<3x?x3xi8>)
        (%in: i8, %in_1: i8, %in_2: i8, %init: i8) {
          %6 = arith.minsi %in, %in_1 : i8
          %7 = arith.minsi %6, %in_2 : i8
          linalg.yield %7 : i8
        }
      scf.yield %2, %mapped : tensor<3x?x1x3xi8>, tensor<3x?x3xi8>
    } else {
      %2 = tensor.empty() : tensor<3x2x1x3xi8>
      %3 = linalg.fill ins(%arg2 : i8) outs(%2 : tensor<3x2x1x3xi8>) -> tensor<3x2x1x3xi8>
      %cast = tensor.cast %3 : tensor<3x2x1x3xi8> to tensor<3x?x1x3xi8>
      %4 = func.call @same1(%cast) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<3x?x1x3xi8>) -> tensor<3x?x1x3xi8>
      %5 = tensor.empty(%dim) : tensor<3x?x1x3xi1>
      %false = arith.constant false
      %6 = linalg.fill ins(%false : i1) outs(%5 : tensor<3x?x1x3xi1>) -> tensor<3x?x1x3xi1>
      %7 = tensor.empty(%dim) : tensor<3x?x1x3xi8>
      %8 = linalg.fill ins(%arg2 : i8) outs(%7 : tensor<3x?x1x3xi8>) -> tensor<3x?x1x3xi8>
      %9 = linalg.select ins(%6, %8, %expanded : tensor<3x?x1x3xi1>, tensor<3x?x1x3xi8>, tensor<3x?x1x3xi8>) outs(%expanded : tensor<3x?x1x3xi8>) -> tensor<3x?x1x3xi8>
      %10 = arith.index_cast %arg2 : i8 to index
      %c3 = arith.constant 3 : index
      %11 = arith.remui %10, %c3 : index
      %12 = arith.index_cast %arg2 : i8 to index
      %c2 = arith.constant 2 : index
      %13 = arith.remui %12, %c2 : index
      %14 = arith.minui %dim, %c3 : index
      %15 = arith.subi %dim, %14 : index
      %generated = tensor.generate %14 {
      ^bb0(%arg3: index, %arg4: index, %arg5: index):
        %16 = arith.index_cast %arg3 : index to i8
        %17 = arith.index_cast %arg4 : index to i8
        %18 = arith.index_cast %arg5 : index to i8
        %19 = arith.addi %16, %17 : i8
        %20 = arith.xori %19, %18 : i8
        tensor.yield %20 : i8
      } : tensor<2x?x3xi8>
      %cast_0 = tensor.cast %generated : tensor<2x?x3xi8> to tensor<2x?x?xi8>
      %inserted_slice = tensor.insert_slice %cast_0 into %arg1[%13, %15, 0] [2, %14, %c3] [1, 1, 1] : tensor<2x?x?xi8> into tensor<3x?x3xi8>
      scf.yield %9, %inserted_slice : tensor<3x?x1x3xi8>, tensor<3x?x3xi8>
    }
    return %1#1, %1#0, %1#0 : tensor<3x?x3xi8>, tensor<3x?x1x3xi8>, tensor<3x?x1x3xi8>
  }
  func.func private @same1(%arg0: tensor<3x?x1x3xi8>) -> tensor<3x?x1x3xi8> {
    %c1_i8 = arith.constant 1 : i8
    %0 = linalg.fill ins(%c1_i8 : i8) outs(%arg0 : tensor<3x?x1x3xi8>) -> tensor<3x?x1x3xi8>
    return %arg0 : tensor<3x?x1x3xi8>
  }
}

