// bufdiff-profile: calls
// bufdiff-choices: 70b705e6142b8004d73d200921b641b3c69a92d7e737736056b4d61f7db2a79d765a869314274ac7
// bufdiff-choices: 4eb4dc88e94c9827b9fc54a8c40861c0e68106088df0ab824f61064780b234524b643cb65425fc38
// bufdiff-choices: e1fb9036b271eb1754df810f5f85ecc32c41227330502abdff28b8001752c10d2dcba6e1b59f939f
// bufdiff-choices: a2e2196f6e015769ef06fde0f94c345c316607ad4124d4f5796a1bb94f670bedceab76abf29df2a4
// bufdiff-choices: 78fd3631fde4bc983618a6230e8efc064ded5e0f588402df69c96120ad588da1601d470e3fe7f6de
// bufdiff-choices: bfab896199f77acf66d3b21dc33ddb3c871c9cbcd67bfcf9af6722a8874dd9fc36e270deb7e69d03
// bufdiff-choices: 6eb7b11f9d17
// bufdiff-features: 706 2898 6169 6385 9479 9781 12170 12932 13233 13915 15671 15751 15903 18330
// bufdiff-features: 19419 21522 21953 22280 22630 23143 24184 25818 25863 26464 26568 27204 27556
// bufdiff-features: 27704 27766 28504 30145 32536 34167 35163 38783 39915 41799 41907 42217 42344
// bufdiff-features: 42984 46203 46835 47616 49635 50953 51144 52322 52807 52900 53469 53472 58190
// bufdiff-features: 59347 60417 60686 61944 62253 63800 64235 64716 65225 66422 68355 68782 70335
// bufdiff-features: 70955 71458 72363 73289 75361 75921 76953 77336 77617 77823 78283 79099 82011
// bufdiff-features: 83194 84090 84349 84585 84922 84944 86125 87601 88337 88732 89780 90777 91491
// bufdiff-features: 92492 93255 94455 94586 96351 98413 98501 99243 99383 100631 103715 104931
// bufdiff-features: 105579 107783 107997 108977 112549 112929 114783 115026 116153 117235 117336
// bufdiff-features: 119691 119940 121682 121973 123340 128389 129404 130292 131071 132574 134816
// bufdiff-features: 136007 136271 137045 137477 141458 144093 149400 150818 151741 153001 153293
// bufdiff-features: 155467 155884 155898 158120 158897 159928 160756 161295 161883 162447 162799
// bufdiff-features: 164602 165141 165719 166047 167614 168323 169288 169734 170819 171116 171369
// bufdiff-features: 171551 172094 174281 175735 177167 177758 177847 177904 178067 178563 180465
// bufdiff-features: 181541 184030 185723 186257 188790 190142 191490 192323 192628 193747 194103
// bufdiff-features: 194256 196031 196063 197392 197837 201059 202241 204527 205434 205688 207330
// bufdiff-features: 207760 208998 209666 210461 211335 212111 213275 214248 214642 214744 216969
// bufdiff-features: 217621 219255 219556 219734 221975 222638 222902 223719 224466 224776 224897
// bufdiff-features: 228390 228936 229266 230324 230519 230640 233533 235433 235722 236094 236909
// bufdiff-features: 236929 237676 238033 238118 238686 239237 240158 241524 242306 244092 246543
// bufdiff-features: 247062 249841 250917 251548 252260 252466 252539 253389 253394 255520 255676
// bufdiff-features: 256112 256922 257310 258123 259528 259840 259851 260202
module {
  func.func @main(%arg0: tensor<5xi8>) -> (tensor<5x1xi8>, tensor<?xi8>, tensor<1xi8>) {
    %0 = scf.forall (%arg1) in (5) shared_outs(%arg2 = %arg0) -> (tensor<5xi8>) {
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<5xi8> to tensor<1xi8>
      %cst = arith.constant dense<[[11, 12]]> : tensor<1x2xi8>
      %reduced = linalg.reduce ins(%cst : tensor<1x2xi8>) outs(%extracted_slice : tensor<1xi8>) dimensions = [1] 
        (%in: i8, %init: i8) {
          %4 = arith.andi %in, %init : i8
          linalg.yield %4 : i8
        }
      %c-3_i8 = arith.constant -3 : i8
      %c0_i8 = arith.constant 0 : i8
      %from_elements = tensor.from_elements %c-3_i8, %c0_i8 : tensor<2x1xi8>
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %extracted_slice_0 = tensor.extract_slice %cst[%c0, 0] [1, %c2] [1, 1] : tensor<1x2xi8> to tensor<?xi8>
      %3 = linalg.vecmat ins(%extracted_slice_0, %from_elements : tensor<?xi8>, tensor<2x1xi8>) outs(%reduced : tensor<1xi8>) -> tensor<1xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg2[%arg1] [1] [1] : tensor<1xi8> into tensor<5xi8>
      }
    }
    %1:4 = call @f4(%0) : (tensor<5xi8>) -> (tensor<5xi8>, tensor<1xi8>, tensor<?xi8>, i8)
    %2 = call @f3(%1#0) : (tensor<5xi8>) -> tensor<5x1xi8>
    return %2, %1#2, %1#1 : tensor<5x1xi8>, tensor<?xi8>, tensor<1xi8>
  }
  func.func private @f4(%arg0: tensor<5xi8>) -> (tensor<5xi8>, tensor<1xi8>, tensor<?xi8>, i8) {
    %c5 = arith.constant 5 : index
    %0 = tensor.empty(%c5) : tensor<?xi8>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c3] : tensor<5xi8>
    %1 = linalg.fill ins(%extracted : i8) outs(%0 : tensor<?xi8>) -> tensor<?xi8>
    %2 = linalg.max ins(%arg0, %1 : tensor<5xi8>, tensor<?xi8>) outs(%arg0 : tensor<5xi8>) -> tensor<5xi8>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1[%c1] [1] [1] : tensor<?xi8> to tensor<1xi8>
    return %2, %extracted_slice, %1, %extracted : tensor<5xi8>, tensor<1xi8>, tensor<?xi8>, i8
  }
  func.func private @f2(%arg0: tensor<5xi8>) -> tensor<5xi8> {
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %1 = arith.index_cast %arg1 : index to i8
      %2 = arith.index_cast %arg2 : index to i8
      %3 = arith.maxui %1, %2 : i8
      tensor.yield %3 : i8
    } : tensor<5x2xi8>
    %cst = arith.constant dense<[9, 10]> : tensor<2xi8>
    %0 = linalg.matvec ins(%generated, %cst : tensor<5x2xi8>, tensor<2xi8>) outs(%arg0 : tensor<5xi8>) -> tensor<5xi8>
    return %0 : tensor<5xi8>
  }
  func.func private @f1(%arg0: tensor<5xi8>) -> (tensor<5x1xi8>, tensor<5xi8>, tensor<5xi8>) {
    %cst = arith.constant dense<[5, 6, 7, 8, 9]> : tensor<5xi8>
    %0 = linalg.add ins(%arg0, %cst : tensor<5xi8>, tensor<5xi8>) outs(%arg0 : tensor<5xi8>) -> tensor<5xi8>
    %c100_i8 = arith.constant 100 : i8
    %1 = linalg.fill ins(%c100_i8 : i8) outs(%arg0 : tensor<5xi8>) -> tensor<5xi8>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [5, 1] : tensor<5xi8> into tensor<5x1xi8>
    %2 = tensor.empty() : tensor<5xi8>
    %3 = linalg.copy ins(%0 : tensor<5xi8>) outs(%2 : tensor<5xi8>) -> tensor<5xi8>
    %4 = bufferization.alloc_tensor() copy(%1) : tensor<5xi8>
    return %expanded, %3, %4 : tensor<5x1xi8>, tensor<5xi8>, tensor<5xi8>
  }
  func.func @f3(%arg0: tensor<5xi8>) -> tensor<5x1xi8> {
    %0 = call @f2(%arg0) : (tensor<5xi8>) -> tensor<5xi8>
    %1:3 = call @f1(%0) : (tensor<5xi8>) -> (tensor<5x1xi8>, tensor<5xi8>, tensor<5xi8>)
    return %1#0 : tensor<5x1xi8>
  }
}

