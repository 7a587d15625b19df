// bufdiff-profile: types
// bufdiff-choices: 68aa1d69a69cf2c134bf6932428ab8066fd1abbaebf9c090ed604f714d8be36e94dcb62d583111f8
// bufdiff-choices: 96531c87826ece196fe1bf2130508d3268be3c6bbdc4c229955b5c4f4d6379a42a1cfba4cbdc5644
// bufdiff-choices: 1e4b4e6d56b1d9f92996252ed637a7b6e15366182a9ab2dcb150993c83690b41240c8226cabb0eb5
// bufdiff-choices: 2d58404080e06df5cd137b59af74d0087cd6ffdd6d5909ca132ce7eb36ea2b4d44a1b4b45eca06dc
// bufdiff-choices: a29542f9f9a6fa9f6d115a4ba8642cb4a1f1abe4479fc31170ac4826e4f0f80d85f728d20c3f91c4
// bufdiff-choices: b59e12ef3265855742dbc5e084429a3650a4ff66206c294e1931a60a6147416a63854615ae5bb579
// bufdiff-choices: b6b1f97490022be34553cbd4552f8c18839f513415c39a26c86d9a33098de53ad608f7c43dc0eccc
// bufdiff-features: 1292 2791 2898 4622 5075 5201 5973 6611 7847 10819 11162 11418 13074 13233
// bufdiff-features: 13623 13839 14454 15440 15751 16339 18822 18883 19100 19133 20261 20686 22095
// bufdiff-features: 22221 22280 23627 23787 24135 24826 26568 27048 27192 27256 27704 27825 28249
// bufdiff-features: 28814 29277 29603 30666 31765 31899 32615 33304 34167 34647 34965 36784 37030
// bufdiff-features: 37289 37786 38490 38783 39486 40479 40712 41100 41834 41984 42152 42423 42517
// bufdiff-features: 42653 42850 43570 43774 44037 45506 45890 46110 46203 46355 46434 46832 46995
// bufdiff-features: 47141 47242 47392 47486 47988 50894 51415 52148 52558 52900 52958 53040 53243
// bufdiff-features: 53469 54598 54998 55113 55887 56063 56404 57158 57718 58024 58084 58288 58396
// bufdiff-features: 61350 61556 61699 61969 62675 63062 63071 64120 64959 66422 68233 68355 68867
// bufdiff-features: 69987 71168 71169 71429 71525 71657 72629 72674 73289 73802 74057 74255 74362
// bufdiff-features: 74507 74561 74617 74672 74881 75096 76953 78430 78594 78686 79174 79389 80698
// bufdiff-features: 80760 80812 81265 81707 81736 82102 82135 83549 83802 84585 84887 84979 85640
// bufdiff-features: 85843 86125 87408 87895 88081 88662 88732 88990 89780 89792 91161 92194 93200
// bufdiff-features: 93255 95273 95642 98049 98501 99009 99383 99538 99568 101586 103315 103631
// bufdiff-features: 104315 104931 105166 105858 107322 109086 109157 109467 111584 111916 112474
// bufdiff-features: 112917 112929 113124 113295 113307 113940 115471 115801 117206 117235 118987
// bufdiff-features: 119129 119400 119845 120433 120559 121394 121467 122489 122764 123911 125040
// bufdiff-features: 125908 128768 129462 130292 130294 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f2(%arg0: tensor<5x5xi7>, %arg1: i7) -> (tensor<5x5xi7>, tensor<bf16>) {
    %0 = tensor.empty() : tensor<5x5x1xi7>
    %1 = linalg.fill ins(%arg1 : i7) outs(%0 : tensor<5x5x1xi7>) -> tensor<5x5x1xi7>
    %cst = arith.constant dense<[[0], [1], [2], [3], [4]]> : tensor<5x1xi7>
    %2 = linalg.batch_matvec ins(%1, %cst : tensor<5x5x1xi7>, tensor<5x1xi7>) outs(%arg0 : tensor<5x5xi7>) -> tensor<5x5xi7>
    %3 = tensor.empty() : tensor<bf16>
    %cst_0 = arith.constant 9.999220e+09 : bf16
    %4 = linalg.fill ins(%cst_0 : bf16) outs(%3 : tensor<bf16>) -> tensor<bf16>
    %5 = linalg.exp ins(%4 : tensor<bf16>) outs(%4 : tensor<bf16>) -> tensor<bf16>
    return %2, %5 : tensor<5x5xi7>, tensor<bf16>
  }
  func.func private @f1(%arg0: tensor<5x5xi7>, %arg1: tensor<5x5xi7>, %arg2: tensor<3x3x2xi7>) -> (tensor<2x1x1x1xi7>, tensor<1x1x1x1xi7>) {
    %alloc = memref.alloc() : memref<5x5xi7>
    bufferization.materialize_in_destination %arg1 in restrict writable %alloc : (tensor<5x5xi7>, memref<5x5xi7>) -> ()
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %0 = memref.load %alloc[%c2, %c0] : memref<5x5xi7>
    %from_elements = tensor.from_elements %0, %0 : tensor<2x1x1x1xi7>
    %1 = tensor.empty() : tensor<2x2x2x1xi7>
    %2 = linalg.fill ins(%0 : i7) outs(%1 : tensor<2x2x2x1xi7>) -> tensor<2x2x2x1xi7>
    %cst = arith.constant dense<[[[[4]], [[5]]], [[[6]], [[7]]]]> : tensor<2x2x1x1xi7>
    %3 = linalg.conv_2d_nhwc_hwcf ins(%2, %cst : tensor<2x2x2x1xi7>, tensor<2x2x1x1xi7>) outs(%from_elements : tensor<2x1x1x1xi7>) -> tensor<2x1x1x1xi7>
    %extracted_slice = tensor.extract_slice %from_elements[1, 0, 0, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x1x1x1xi7> to tensor<1x1x1x1xi7>
    return %3, %extracted_slice : tensor<2x1x1x1xi7>, tensor<1x1x1x1xi7>
  }
  func.func @main(%arg0: tensor<3x3x2xi7>, %arg1: tensor<5x4xbf16>) -> (tensor<2x1x1x1xi7>, tensor<1x1x1x1xi7>, tensor<5x?xi7>, tensor<bf16>, tensor<?x4xbf16>, i7) {
    %0 = tensor.empty() : tensor<5x4xbf16>
    %cst = arith.constant -2.500000e+00 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<5x4xbf16>) -> tensor<5x4xbf16>
    %cst_0 = arith.constant 7.250000e+00 : bf16
    %2 = vector.broadcast %cst_0 : bf16 to vector<4xbf16>
    %cst_1 = arith.constant dense<[false, true, true, true]> : vector<4xi1>
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %3 = vector.mask %cst_1 { vector.transfer_write %2, %1[%c4, %c0] {in_bounds = [true]} : vector<4xbf16>, tensor<5x4xbf16> } : vector<4xi1> -> tensor<5x4xbf16>
    %c5 = arith.constant 5 : index
    %4 = tensor.empty(%c5) : tensor<?x4xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<5x4xbf16>) outs(%4 : tensor<?x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %10 = arith.minimumf %in, %cst : bf16
      linalg.yield %10 : bf16
    } -> tensor<?x4xbf16>
    %6 = tensor.empty() : tensor<5x5xi7>
    %c11_i7 = arith.constant 11 : i7
    %7 = linalg.fill ins(%c11_i7 : i7) outs(%6 : tensor<5x5xi7>) -> tensor<5x5xi7>
    %8:2 = call @f1(%7, %7, %arg0) : (tensor<5x5xi7>, tensor<5x5xi7>, tensor<3x3x2xi7>) -> (tensor<2x1x1x1xi7>, tensor<1x1x1x1xi7>)
    %9:2 = call @f2(%7, %c11_i7) : (tensor<5x5xi7>, i7) -> (tensor<5x5xi7>, tensor<bf16>)
    %cast = tensor.cast %9#0 : tensor<5x5xi7> to tensor<5x?xi7>
    return %8#0, %8#1, %cast, %9#1, %5, %c11_i7 : tensor<2x1x1x1xi7>, tensor<1x1x1x1xi7>, tensor<5x?xi7>, tensor<bf16>, tensor<?x4xbf16>, i7
  }
}

