// bufdiff-profile: cfg
// bufdiff-choices: 70cf0188ab497bbb1a9d7f60dbb757ba87785f2667aeb9e19875ee134c40305389d61ace807c5214
// bufdiff-choices: ffd7c078fa798c860686e7865830b9c6249d8ab090210452780d5c4e74a318eaeeddc67af2430733
// bufdiff-choices: 0cbb0ca4c91adcd83ce0a159e3f487c05a07b31dc07882c196b53adc17800e95ff39c264c6f78528
// bufdiff-choices: c58753ee2394d115bc828c0ee7fe939477d1650fb428e0ffa8a5d1ee6274ef698210c21e4d369288
// bufdiff-choices: e1e5382d7207f7e92d49999efb53a51026fb26e8611b104a9c92f76c60b75c8435a0beff8341ceaa
// bufdiff-choices: 2f2fb3628f14bd4f2e0d0cecd98663a7543712b27d365ecb5e8aff77c874a79bf050af52ef63765d
// bufdiff-choices: 1c38338912e6021df3bde4d3f61dbbab46789dd4d56fca0c6e9b8407d059c8ac89c27709b7e0e6c2
// bufdiff-choices: c827cf18b2f4f58cda362580e83aec7a07a0
// bufdiff-features: 1985 2461 3207 3374 3579 6446 6685 6702 6787 7178 9479 9889 10166 10872 11321
// bufdiff-features: 11764 13032 13233 13424 13591 14109 14884 15639 15751 16269 16364 16822 17596
// bufdiff-features: 17959 18166 18822 19241 19726 20895 21044 21522 21649 21883 21991 22280 23874
// bufdiff-features: 24268 24336 24826 25302 25388 25735 27048 27825 28191 28724 29684 30222 31328
// bufdiff-features: 31864 33251 34159 34167 34623 34647 35289 37183 37346 38754 38777 39150 39907
// bufdiff-features: 40643 40664 40675 40712 41055 41984 42094 43098 43229 43499 43774 43942 44132
// bufdiff-features: 44240 44333 44714 46203 47093 47392 47486 48600 49635 49657 50972 51902 52322
// bufdiff-features: 52558 52807 52900 52928 52958 54651 54658 54827 54964 55185 56404 57103 57138
// bufdiff-features: 57932 59070 60686 61375 61699 61880 62218 63575 64235 64370 64412 64416 64959
// bufdiff-features: 65133 66053 66236 66312 66320 66765 67388 68233 68355 69875 70529 71169 71178
// bufdiff-features: 71851 74057 74255 74362 74617 74633 74833 75975 76052 76953 77283 77558 77617
// bufdiff-features: 78283 78385 78430 78575 79174 79288 79462 80542 81022 82383 83194 83525 83672
// bufdiff-features: 84090 84635 84887 84922 85351 85738 86125 86992 87817 87923 88732 88958 89109
// bufdiff-features: 89732 89780 90414 91074 91289 91319 92194 92647 94075 94687 94746 95285 95407
// bufdiff-features: 96421 96989 97318 97864 98288 98501 99009 99525 99568 99738 100167 102204
// bufdiff-features: 103646 103748 103851 104229 104253 104931 104958 105373 105579 106612 107183
// bufdiff-features: 107783 108800 108977 109187 109923 110462 110780 112068 112756 112929 113084
// bufdiff-features: 113801 114601 115368 115471 115776 115801 117336 117779 119343 119345 119835
// bufdiff-features: 119844 120145 121089 121307 121394 121467 121496 121632 122367 122582 122764
// bufdiff-features: 124790 125315 125616 125623 125971 126321 126625 128456 128817 130217 130574
// bufdiff-features: 130636
module {
  func.func @main(%arg0: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
    %0:4 = call @f2(%arg0) : (tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
    %alloc = memref.alloc() : memref<i64>
    bufferization.materialize_in_destination %0#3 in restrict writable %alloc : (tensor<i64>, memref<i64>) -> ()
    %1 = memref.load %alloc[] : memref<i64>
    %c2_i64 = arith.constant 2 : i64
    %inserted = tensor.insert %c2_i64 into %0#0[] : tensor<i64>
    return %inserted, %0#2, %0#1, %0#2 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
  }
  func.func @f1(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>, %arg3: tensor<i64>) -> tensor<i64> {
    %extracted = tensor.extract %arg1[] : tensor<i64>
    vector.print %extracted : i64
    %c-3_i64 = arith.constant -3 : i64
    %0 = arith.cmpi sgt, %extracted, %c-3_i64 : i64
    scf.if %0 {
      %1 = arith.select %0, %arg0, %arg1 : tensor<i64>
    } else {
      %1 = tensor.empty() : tensor<2x1x2x1xi64>
      %2 = linalg.fill ins(%extracted : i64) outs(%1 : tensor<2x1x2x1xi64>) -> tensor<2x1x2x1xi64>
      %3 = tensor.empty() : tensor<2x2x3x1xi64>
      %4 = linalg.fill ins(%extracted : i64) outs(%3 : tensor<2x2x3x1xi64>) -> tensor<2x2x3x1xi64>
      %5 = tensor.empty() : tensor<2x2xi64>
      %6 = linalg.pooling_nhwc_max ins(%4, %5 : tensor<2x2x3x1xi64>, tensor<2x2xi64>) outs(%2 : tensor<2x1x2x1xi64>) -> tensor<2x1x2x1xi64>
    }
    return %arg2 : tensor<i64>
  }
  func.func @f2(%arg0: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.for %arg1 = %c1 to %c2 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0, %arg4 = %arg0) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
      %5 = func.call @f1(%arg3, %arg4, %arg0, %arg3) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %mapped = linalg.map ins(%arg0, %arg3, %arg0 : tensor<i64>, tensor<i64>, tensor<i64>) outs(%arg4 : tensor<i64>)
        (%in: i64, %in_0: i64, %in_1: i64, %init: i64) {
          %8 = arith.maxui %in, %in_0 : i64
          %9 = arith.muli %8, %in_1 : i64
          linalg.yield %9 : i64
        }
      %extracted = tensor.extract %mapped[] : tensor<i64>
      %6 = linalg.max ins(%5, %5 : tensor<i64>, tensor<i64>) outs(%mapped : tensor<i64>) -> tensor<i64>
      %7 = linalg.copy ins(%6 : tensor<i64>) outs(%arg3 : tensor<i64>) -> tensor<i64>
      scf.yield %arg2, %7, %6 : tensor<i64>, tensor<i64>, tensor<i64>
    }
    %1 = tensor.empty() : tensor<i64>
    %2 = linalg.copy ins(%0#1 : tensor<i64>) outs(%1 : tensor<i64>) -> tensor<i64>
    %3 = tensor.empty() : tensor<i64>
    %4 = linalg.copy ins(%0#1 : tensor<i64>) outs(%3 : tensor<i64>) -> tensor<i64>
    return %0#2, %2, %0#0, %4 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
  }
}

