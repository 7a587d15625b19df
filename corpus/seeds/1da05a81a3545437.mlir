// bufdiff-profile: slices
// bufdiff-choices: 80243337c3b3c82a9b3e24e1687b33c0ed235d3160c73c8794d7aeff822f5e35b1016cad9d1d944f
// bufdiff-choices: 5ea13867528e2bca9bbb4e2a27083d5bcf43ce9d94c9ebe8111e7027b0114248836d0d95cda0f98f
// bufdiff-choices: ff3e3c630723525b5ee64f3005a719380c442a6ce85c07e1515df8ef6f87011053f302d0bf3422bd
// bufdiff-choices: 4e2510b4fced66362298f0ba9b4ce4a750f0a540fe757834a8a03e8183f34cee19c422a0427c9cfd
// bufdiff-choices: 19d9ba2d55fa029a393eb0dcd2c3cfac05f633fbac4bb72195e2f7c453e350535e2845f751e34d25
// bufdiff-choices: 25fb1636fb4db9801aab1439db5cbc210644ad0acd8cbfe7fd7ce8b95f10ba5523f3c3b4e9df68bd
// bufdiff-choices: 89850a3f15dbc8d8b37b0e45f774b9743255ae0c06b52f3e437fc12e2c0925f8f19710f5c2c4363f
// bufdiff-choices: a0f510c943
// bufdiff-features: 965 2820 2898 3786 6237 6611 7122 8050 8512 9479 9650 10020 11162 12932 13233
// bufdiff-features: 13915 14109 14674 15399 15534 15751 15903 16161 16269 17529 17702 18166 18599
// bufdiff-features: 18952 19545 19606 19979 20874 21420 22280 23454 23621 23787 24184 24682 25289
// bufdiff-features: 25375 27766 29976 30293 30666 30996 31857 34167 36674 37183 37790 37944 38702
// bufdiff-features: 38783 39540 40070 40500 40712 41679 41984 44716 45420 45617 46203 47200 47392
// bufdiff-features: 48598 49635 51475 51654 52175 52322 52558 52900 53036 53469 54827 54964 54998
// bufdiff-features: 55472 56404 56592 60686 62035 63071 63384 63800 64120 64435 64778 65133 66995
// bufdiff-features: 67620 68355 69875 71306 72629 73330 74057 75361 76373 76953 77617 78283 78430
// bufdiff-features: 78799 81186 82011 82135 82552 83194 83905 84322 84347 84585 84922 85316 86125
// bufdiff-features: 87495 88008 88732 89110 89780 89812 89964 90585 92022 92194 92858 93496 98501
// bufdiff-features: 99228 99383 99757 100342 102589 102597 104931 104973 105902 107200 108055
// bufdiff-features: 108920 108977 109187 112929 113346 113781 113940 117336 118163 119588 120197
// bufdiff-features: 121632 122665 123012 123967 127528 130109 131544 132789 133756 134494 137045
// bufdiff-features: 138086 141112 141386 142610 144073 144921 146734 147618 149674 150296 150818
// bufdiff-features: 153293 155675 155898 156191 156460 158120 158897 160059 160327 160756 162731
// bufdiff-features: 162971 163044 163188 163373 164396 164602 164846 165057 165719 167086 167614
// bufdiff-features: 167753 168007 168858 169744 171369 171551 172666 172851 172926 175888 177012
// bufdiff-features: 177904 178067 179977 180021 181355 181600 181612 183831 184030 184321 184718
// bufdiff-features: 185252 185723 186257 188790 190142 190374 192422 192628 192771 193264 193290
// bufdiff-features: 193747 193948 194134 194682 196031 197267 197561 197837 201178 201461 202241
// bufdiff-features: 202423 204527 205434 205689 206260 207731 210022 210351 210461 210782 211547
// bufdiff-features: 212779 215959 217949 218064 219413 222809 223613 223719 224002 224222 225325
// bufdiff-features: 225818 226357 226579 227074 227345 227536 228291 228390 228519 228936 229266
// bufdiff-features: 229273 229603 230640 233276 234086 236909 236986 237029 237042 237454 238912
// bufdiff-features: 239237 240158 240651 241844 243339 243347 243546 245277 245380 245941 246543
// bufdiff-features: 246622 246783 246962 252466 252539 253740 253836 254791 254975 255520 256642
// bufdiff-features: 256688 256926 257992 258994 259840 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<1.000000e+02> : tensor<f32>
    %0 = linalg.negf ins(%cst : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:4 = call @f3(%0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, i1)
    %2:4 = call @f3(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, i1)
    %cst_0 = arith.constant -0.000000e+00 : f32
    %cst_1 = arith.constant -2.500000e+00 : f32
    %3 = complex.create %cst_0, %cst_1 : complex<f32>
    %4 = complex.log1p %3 : complex<f32>
    %5 = complex.im %4 : complex<f32>
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %1#0(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
    scf.if %1#3 {
      %collapsed = tensor.collapse_shape %reshape [] : tensor<1xf32> into tensor<f32>
    }
    %expanded = tensor.expand_shape %2#1 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    return %1#2, %2#0, %2#2, %expanded, %0, %cst, %1#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>) -> (tensor<f32>, i1) {
    %true = arith.constant true
    %from_elements = tensor.from_elements %true : tensor<i1>
    %0 = linalg.select ins(%from_elements, %arg0, %arg0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = bufferization.alloc_tensor() : tensor<i1>
    return %0, %true : tensor<f32>, i1
  }
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<1x1xf32>, tensor<f32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<1x1xf32>
    %0 = tensor.empty() : tensor<1x1x1xf32>
    %cst_0 = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %2 = linalg.batch_reduce_matmul ins(%1, %1 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%cst : tensor<1x1xf32>) -> tensor<1x1xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %2, %3 : tensor<1x1xf32>, tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, i1) {
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c1_i64 : tensor<1xi64>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<f32>, tensor<1xi64>) -> tensor<1xf32>
    %0 = linalg.negf ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:2 = call @f1(%0, %0, %0, %0) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1x1xf32>, tensor<f32>)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %reshape[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
    %2:2 = call @f2(%extracted_slice) : (tensor<f32>) -> (tensor<f32>, i1)
    %extracted = tensor.extract %1#0[%c0, %c0] : tensor<1x1xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2#0 : tensor<f32>) -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.copy ins(%2#0 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2#0 : tensor<f32>) outs(%6 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.minimumf %in, %extracted : f32
      linalg.yield %8 : f32
    } -> tensor<f32>
    return %3, %5, %7, %2#1 : tensor<f32>, tensor<f32>, tensor<f32>, i1
  }
}

