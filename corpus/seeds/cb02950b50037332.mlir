// bufdiff-profile: calls
// bufdiff-choices: 51791ce205670c884e686c2ed8424868d653e54126cd66c3d5265fa1ed62285c77549f5cdfdf962e
// bufdiff-choices: b17bbbab16067c4f94d8e0f81e07c3ab0ddb07959d31346864839dee093e0dd13e1a9fadd498e406
// bufdiff-choices: f7a3eb6f469c62823a7d3c352726973eaf6b2be41abc6070d73324393be7b7751689495802711b72
// bufdiff-choices: 19377614c5b5324013b45afcb84e4560cd77d75fa4fb4b1cd01987aa93fbf37b37e2ed4ff6f73179
// bufdiff-choices: f224b46f1e1de55cd1dadeb6b76f9bbee7331f26ba888b151080f559f107b4dfa3ce34c4e88403a6
// bufdiff-choices: 42832e2c4108083ce3368b28266cfd9a0b8088af0b8f0fad40f5141ee4576e941e
// bufdiff-features: 1150 2332 4165 4752 4796 5497 5973 6237 7877 8821 9479 10968 11162 11556 12932
// bufdiff-features: 13233 13689 14369 15138 15671 15742 15751 15903 16303 16405 16417 16682 19442
// bufdiff-features: 20099 21953 22095 22221 22280 22448 22939 23143 24259 24571 24826 25236 25253
// bufdiff-features: 25388 26568 27048 27556 27825 29590 29684 29856 29911 31143 31692 31972 32509
// bufdiff-features: 32615 33881 34159 34167 34301 34623 34647 34937 35817 36092 36721 37490 37786
// bufdiff-features: 37944 38783 39329 39816 39927 40084 40297 40390 40479 40712 41826 42344 42467
// bufdiff-features: 42984 43098 44959 45147 46203 46283 46832 46995 47326 47488 48033 48598 50450
// bufdiff-features: 50894 52322 52558 52900 52958 53252 53469 53781 54500 54651 55113 55185 55286
// bufdiff-features: 56488 57401 57718 58024 59070 60686 61066 61556 61699 61944 62675 62701 63071
// bufdiff-features: 63610 63929 64110 64119 64120 64162 64716 64748 64959 64976 65277 66097 66195
// bufdiff-features: 66320 66422 67388 67563 68355 69987 70529 71013 71169 71306 71742 72697 72975
// bufdiff-features: 73289 73388 73455 74057 74362 74382 74864 74984 75361 76258 77485 77617 78430
// bufdiff-features: 78950 79099 79389 81039 81293 81303 81443 82135 83194 83253 84585 84887 85004
// bufdiff-features: 85498 85681 86125 86827 87563 87666 87862 88337 88662 88732 88999 89780 89812
// bufdiff-features: 90777 91339 91737 91910 92022 92159 92365 92568 92647 93171 93255 94656 94913
// bufdiff-features: 95285 95507 96273 97447 97715 97864 98194 98501 99009 99187 99383 99522 99568
// bufdiff-features: 101122 101823 103315 104315 104790 104931 105700 109086 109163 109328 109732
// bufdiff-features: 110236 112929 113041 113821 113940 114547 115471 115550 115801 115804 115990
// bufdiff-features: 117235 117336 117506 117724 118769 118884 119597 119876 120049 120383 121394
// bufdiff-features: 121467 122631 122764 122791 124448 124614 125040 125175 125397 125875 128456
// bufdiff-features: 128768 129089 129630 130294 130310
module {
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: f32, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = tensor.empty() : tensor<3xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c0] : tensor<3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.div ins(%arg2, %1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    return %2, %arg2 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f2(%arg0: tensor<3xf32>, %arg1: f32) -> (tensor<3xf32>, tensor<3xf32>) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[%c2] [1] [1] : tensor<1xf32> into tensor<3xf32>
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %inserted_slice_0 = tensor.insert_slice %cast into %arg0[0] [%c3] [1] : tensor<?xf32> into tensor<3xf32>
    %0 = tensor.empty() : tensor<3xf32>
    %1 = linalg.copy ins(%inserted_slice : tensor<3xf32>) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    return %inserted_slice_0, %1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f3(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %0:2 = call @f2(%arg0, %cst) : (tensor<3xf32>, f32) -> (tensor<3xf32>, tensor<3xf32>)
    return %0#0, %0#1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func @main(%arg0: tensor<3xf32> {bufferization.writable = false}, %arg1: f32, %arg2: tensor<?x1xf32>, %arg3: i8) -> (tensor<?x1xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = bufferization.alloc_tensor() copy(%arg2) : tensor<?x1xf32>
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %arg0 low[%c2] high[0] {
    ^bb0(%arg4: index):
      %4 = arith.index_cast %arg4 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.negf %5 : f32
      %7 = arith.addf %6, %arg1 : f32
      tensor.yield %7 : f32
    } : tensor<3xf32> to tensor<?xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %1:2 = call @f1(%arg0, %cst, %arg0) : (tensor<3xf32>, f32, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %2:2 = call @f1(%1#1, %arg1, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3xf32>, f32, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %3:2 = call @f3(%arg0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    return %0, %padded, %1#0, %2#0, %2#1, %3#0, %3#1, %arg0 : tensor<?x1xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

