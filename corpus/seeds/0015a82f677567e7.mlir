// bufdiff-profile: idioms
// bufdiff-choices: bfc1a5651d11cb063fd776041023da405ba7d7fb69bc399ee2b1b18ead44079c402907b87388b32b
// bufdiff-choices: a7b3268a547bc25ffacaacddbae83b5b6d9ee02fb38b2f9c31774cc210de7d9cdef1c7c96247aff5
// bufdiff-choices: 50a44dd508fbd6a51ed0e7db47e6da2ae7ceaf2623169336dca541a7582eb21db83edc48cf54924c
// bufdiff-choices: 07b60ddaccd8090375c118f51b2c13c45d13d83d2541191420a6db4727b1b356cb7309cdcf12843e
// bufdiff-choices: 828bbf786b82b103986cb1224e3c32ec972d2c494a63f228aee5bda1ace8d963f6ad6f494bd5db73
// bufdiff-choices: c61689e8306dcb107c3a24b43a8d07d070a5e89956571c4d397c0e906b9a53d53795ea08d6f624c7
// bufdiff-choices: b568aa151163c1a1b092d52aa305b497d7374dab35c46547aac70cd4486ed73d168aa7989759776a
// bufdiff-choices: b8a38ed9efdcb9732cd459a9a817ee559616ad678294f322554d5c21e1a63121ca2fa01914d16b26
// bufdiff-choices: e95a55302c62e2543880693c3ab4b2eefbb3a64eade387dabf68119baed4a85cd480efc8bed96eff
// bufdiff-choices: fca2970a27cd22cbf23fddc8d1b939bae2bfc29f5fac8206f2097d7183d87ca1c097ef998b0467bb
// bufdiff-choices: a82f86929fe6cba7cf13824e4c844fd2af8e2934ce573a622ddcbdb19cb62b0c2a4c8f235aaebbc5
// bufdiff-choices: ae2e75e4d5614e053b117cc72efcdb54b364ca765691d98f51802029ee90cf4d4ad43904588e3634
// bufdiff-choices: 6e3a9cf8daa53c728e1c727ca031b1e45ce87d5dfff1c9db98
// bufdiff-features: 826 1669 3579 3712 4165 4752 5187 5258 6363 6421 6611 6641 6812 6963 7691 8130
// bufdiff-features: 8174 9132 9173 9238 9479 9748 10035 10872 11162 11408 12246 12276 12653 13074
// bufdiff-features: 13233 15421 15595 15671 15751 15903 15929 16417 17726 17792 17853 18428 19371
// bufdiff-features: 19769 20659 20838 21044 21652 21883 21953 22095 22280 22448 22678 22975 24268
// bufdiff-features: 24598 26568 26663 27037 28504 29229 29373 29590 29667 30666 31543 31864 32358
// bufdiff-features: 33769 34167 34210 36784 38520 38783 40540 40712 42344 42398 42467 42668 42984
// bufdiff-features: 43104 43258 43442 43942 44505 44522 44659 46203 46835 47311 47392 48333 48598
// bufdiff-features: 48974 50894 51313 51344 51415 52062 52267 52322 52558 52807 52900 52958 53180
// bufdiff-features: 53252 53469 53504 54003 54550 54998 55276 56024 57551 58272 58308 58403 60408
// bufdiff-features: 61480 62253 63071 63800 63929 64119 64120 64216 64235 64716 65613 65726 66422
// bufdiff-features: 66928 66995 68355 68867 69403 69505 69965 70119 71259 71306 72565 73802 74858
// bufdiff-features: 74944 75975 76339 76953 77261 77617 78180 78283 78430 78447 79099 79377 80289
// bufdiff-features: 80454 81653 81736 82011 82135 83194 84127 84585 85713 85843 86125 88337 88544
// bufdiff-features: 88732 88850 88947 88958 89732 89780 89812 90097 90543 90777 91963 92194 93255
// bufdiff-features: 93903 94586 94696 94759 94961 95273 95407 96431 97308 98427 98501 99383 99525
// bufdiff-features: 99738 100073 100481 101264 101827 102591 103339 103851 104315 104931 105700
// bufdiff-features: 106376 107997 108136 109445 109732 109932 110162 110561 110608 110932 112050
// bufdiff-features: 112929 113770 113801 113901 113920 116586 116984 117183 117235 117336 117618
// bufdiff-features: 117724 117988 119345 119588 119597 119698 119764 121626 121637 122605 122791
// bufdiff-features: 123148 124010 124254 125702 125921 125971 126608 127243 127533 127711 128833
// bufdiff-features: 129630 130310 130574 130602 130942 133258 133297 133364 133571 133756 136039
// bufdiff-features: 136271 136341 137045 139357 140461 140924 141891 142265 142376 142393 144286
// bufdiff-features: 146512 146953 148304 148647 149660 149670 149846 150313 150818 151292 153293
// bufdiff-features: 153939 155898 156191 156460 156807 157496 158120 158897 158996 159223 159430
// bufdiff-features: 160349 160756 161883 162232 163044 163406 163581 163687 164204 164472 165491
// bufdiff-features: 165636 165695 165719 165817 166361 166455 166579 167793 167973 168196 168323
// bufdiff-features: 168403 168404 168815 168858 169507 170799 170817 171369 171551 173026 173152
// bufdiff-features: 174170 174830 175408 176231 176252 177211 177904 178067 178549 178558 178748
// bufdiff-features: 178854 179647 179792 180207 180258 180699 182383 183114 184030 184292 184722
// bufdiff-features: 184962 185723 186042 186257 186953 186959 188136 188175 188790 189391 190142
// bufdiff-features: 190166 190520 191385 191455 192422 192528 192628 192771 192952 193290 193353
// bufdiff-features: 194134 194647 194682 194714 194987 195182 195198 195407 196024 196031 196349
// bufdiff-features: 196734 196962 197169 197263 197267 197715 197837 197849 198016 198460 199474
// bufdiff-features: 200104 200685 201059 201601 202241 202616 203437 203586 203779 203800 204088
// bufdiff-features: 204527 204614 205292 205434 205689 207124 207294 207330 207837 210022 210461
// bufdiff-features: 210490 211044 211050 211717 212111 212375 212695 213275 214073 214325 214597
// bufdiff-features: 215707 215959 216892 216969 217513 218635 218738 220010 221162 222809 223437
// bufdiff-features: 223719 223767 224287 224916 225759 226258 226357 226528 226579 226583 226928
// bufdiff-features: 227345 228390 228741 228936 229266 229412 229564 230081 230128 230640 231328
// bufdiff-features: 233154 233259 233268 233380 234215 234718 235584 235722 236930 236986 238254
// bufdiff-features: 239107 239241 240100 240158 240247 240339 240438 243248 243546 243781 243872
// bufdiff-features: 243989 244222 244281 244408 246062 246206 246543 247062 249841 250415 250611
// bufdiff-features: 250907 250948 252466 252539 253389 253484 253836 255108 255514 255520 255556
// bufdiff-features: 256112 257251 258239 258994 259097 259528 259822 259840 260470 260815 260843
// bufdiff-features: 261263
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @f4(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [2] [%c3] : tensor<4xf32> to tensor<2xf32>
    %0 = tensor.empty() : tensor<5xf32>
    %extracted = tensor.extract %arg1[%c3] : tensor<4xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.conv_1d ins(%1, %extracted_slice : tensor<5xf32>, tensor<2xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    return %2, %arg1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.minimumf %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<4xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<4xf32>
    vector.print %extracted : f32
    %1 = tensor.empty() : tensor<4xf32>
    %2 = linalg.copy ins(%arg0 : tensor<4xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    return %0, %2 : tensor<4xf32>, tensor<4xf32>
  }
  func.func @f1(%arg0: tensor<4xf32>, %arg1: f32, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>, tensor<4xf32>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg2 : tensor<4xf32>) {
    ^bb0(%out: f32):
      %3 = arith.subf %out, %arg1 : f32
      linalg.yield %3 : f32
    } -> tensor<4xf32>
    %1:2 = call @both1(%0, %0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %extracted_slice = tensor.extract_slice %1#1[1] [2] [2] : tensor<4xf32> to tensor<2xf32>
    %2 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<2xf32>
    return %1#0, %2, %arg0 : tensor<4xf32>, tensor<2xf32>, tensor<4xf32>
  }
  func.func private @both1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 1.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c3] : tensor<4xf32>
    %0 = linalg.add ins(%arg0, %inserted : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    return %inserted, %0 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @f2(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0:3 = scf.for %arg1 = %c1 to %c4 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0, %arg4 = %arg0) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
      %c0 = arith.constant 0 : index
      %4 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %arg3) -> (tensor<4xf32>) {
        %extracted_slice = tensor.extract_slice %arg6[%arg5] [1] [1] : tensor<4xf32> to tensor<1xf32>
        %extracted = tensor.extract %extracted_slice[%c0] : tensor<1xf32>
        %cst_0 = arith.constant dense<2.500000e+00> : tensor<1xf32>
        %9 = tensor.empty() : tensor<1xf32>
        %10 = linalg.fill ins(%extracted : f32) outs(%9 : tensor<1xf32>) -> tensor<1xf32>
        %11 = linalg.add ins(%cst_0, %10 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
        %inserted_slice = tensor.insert_slice %11 into %arg6[%arg5] [1] [1] : tensor<1xf32> into tensor<4xf32>
        scf.yield %inserted_slice : tensor<4xf32>
      }
      %5 = arith.cmpi ne, %arg1, %c0 : index
      %6 = scf.if %5 -> (tensor<4xf32>) {
        %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg2 : tensor<4xf32>, tensor<4xf32>) outs(%arg4 : tensor<4xf32>) {
        ^bb0(%in: f32, %in_0: f32, %out: f32):
          %10 = arith.cmpf one, %in, %in_0 : f32
          %11 = arith.select %10, %in, %in_0 : f32
          %12 = arith.maximumf %11, %out : f32
          linalg.yield %12 : f32
        } -> tensor<4xf32>
        scf.yield %9 : tensor<4xf32>
      } else {
        scf.yield %arg4 : tensor<4xf32>
      }
      %7 = linalg.copy ins(%6 : tensor<4xf32>) outs(%arg3 : tensor<4xf32>) -> tensor<4xf32>
      %cst = arith.constant dense<1.000000e+02> : tensor<4xf32>
      %8 = linalg.floor ins(%cst : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %8, %7, %6 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
    }
    %1 = bufferization.alloc_tensor() copy(%0#1) : tensor<4xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.copy ins(%0#0 : tensor<4xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    return %0#2, %1, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>) {
    %0 = linalg.abs ins(%arg1 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
    %1:3 = call @f4(%0, %0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    %2 = call @part6(%1#2) : (tensor<4xf32>) -> tensor<2xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1#2[%c0] [1] [1] : tensor<4xf32> to tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<f32>) outs(%2 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 7.250000e+00 : f32
      %10 = arith.negf %in : f32
      %11 = arith.addf %10, %cst : f32
      linalg.yield %11 : f32
    } -> tensor<2xf32>
    %extracted = tensor.extract %1#2[%c0] : tensor<4xf32>
    vector.print %extracted : f32
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1#2 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = linalg.index 0 : index
      %11 = arith.index_cast %10 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.maximumf %in, %12 : f32
      linalg.yield %13 : f32
    } -> tensor<4xf32>
    %5:2 = call @f3(%4, %4) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %5#0 : tensor<4xf32>, tensor<4xf32>) outs(%arg2 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %10 = arith.minimumf %in, %in_3 : f32
      %11 = arith.mulf %10, %out : f32
      linalg.yield %11 : f32
    } -> tensor<4xf32>
    %7:3 = call @f1(%6, %extracted, %6) : (tensor<4xf32>, f32, tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>, tensor<4xf32>)
    %c1 = arith.constant 1 : index
    %8:2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %7#0, %arg5 = %6) -> (tensor<4xf32>, tensor<4xf32>) {
      %10 = tensor.empty() : tensor<4xf32>
      %11 = linalg.copy ins(%arg4 : tensor<4xf32>) outs(%10 : tensor<4xf32>) -> tensor<4xf32>
      %12 = linalg.copy ins(%arg5 : tensor<4xf32>) outs(%arg4 : tensor<4xf32>) -> tensor<4xf32>
      %13 = linalg.copy ins(%11 : tensor<4xf32>) outs(%arg5 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %12, %13 : tensor<4xf32>, tensor<4xf32>
    }
    %9:3 = call @f2(%8#0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    %cast = tensor.cast %9#1 : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %8#1 : tensor<4xf32> to tensor<?xf32>
    %cast_1 = tensor.cast %5#1 : tensor<4xf32> to tensor<?xf32>
    %cast_2 = tensor.cast %3 : tensor<2xf32> to tensor<?xf32>
    return %cast, %9#0, %cast_0, %7#2, %7#1, %cast_1, %cast_2, %9#2 : tensor<?xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>
  }
  func.func private @part6(%arg0: tensor<4xf32>) -> tensor<2xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [3] : tensor<4xf32> to tensor<2xf32>
    return %extracted_slice : tensor<2xf32>
  }
}

