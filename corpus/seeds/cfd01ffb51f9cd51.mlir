// bufdiff-profile: slices
// bufdiff-choices: 3a465dcc93206126d4c68d24b8d0854e95fd4d1be6ce3fb18583792997fb0602cea46e38fe4677f6
// bufdiff-choices: 602bceca048b322406c7a7f0d83e5d4f21b61b71436addf2ff787efddf41fb8b916a3e0808c5e190
// bufdiff-choices: cc1e576153f908bcfa8c501d421cc3937381c3fafb665c883989cafcdec31be1747fcd0713e8535a
// bufdiff-choices: 59d8a3bae2fb6f561fbccca3da960f6475b2c24f15790db0bc53e9da72fb3485231380dc8e1bc0d5
// bufdiff-choices: af63cafd7c88d23ab0669c0b9e2d7f3729693885304a705aa837b20e81794bb13dec5e4c28ad8cf1
// bufdiff-choices: 5c84d022ca97831d242d6f7981f93d6e84b8d5c31852c277c66c8cf15b84c28c85567aff649384c5
// bufdiff-choices: 25a89d35fd1edb6131af15f35023b539da25871ff715643cc5bb096f7ed531d326ec366d5a054e05
// bufdiff-choices: 4325615e71d935e0e879c6e7d5233c867c64
// bufdiff-features: 706 1084 1150 2684 2945 5199 5973 6311 9150 9479 9528 10968 11408 12932 13233
// bufdiff-features: 14355 15751 16269 16363 17406 17596 18166 19545 19606 20749 21522 22221 22280
// bufdiff-features: 22867 22975 23460 24184 24572 25388 25559 27048 27766 27825 28504 28724 28823
// bufdiff-features: 28939 29590 29684 30666 30996 32514 34052 34167 34350 34564 34617 34647 36014
// bufdiff-features: 36681 36721 37183 37251 37761 37786 38702 40310 40712 40723 41396 41591 41984
// bufdiff-features: 41996 42209 42467 44132 44505 44816 46139 46203 47093 47200 47392 47488 47796
// bufdiff-features: 47817 48193 48575 48577 48720 49135 49393 49635 49657 50450 50953 51415 51701
// bufdiff-features: 52042 52218 52322 52558 52900 52946 52958 53041 53180 53951 54827 54961 54970
// bufdiff-features: 54998 55499 56404 56611 57718 57958 59070 59347 60686 61346 61622 61699 62218
// bufdiff-features: 62675 63071 63384 63610 64119 64335 67388 67726 68355 69008 69235 69875 70437
// bufdiff-features: 70529 70955 71050 71089 71169 73455 74362 74864 75361 75487 76328 77491 78430
// bufdiff-features: 79334 79389 81147 81160 81316 82011 82135 83253 83672 84585 84922 85673 85843
// bufdiff-features: 86125 86144 86992 87495 88008 89780 91652 91884 92194 92307 92568 93464 94676
// bufdiff-features: 94755 95285 96002 96989 97081 97271 97318 97864 97892 98194 98501 99383 99568
// bufdiff-features: 101264 101582 102619 102625 103154 104054 104315 104650 104931 105970 106325
// bufdiff-features: 106382 107011 109086 109187 109923 110780 112929 113209 113698 114425 115471
// bufdiff-features: 115812 115873 115990 117235 117724 119340 119343 119588 120455 121467 121632
// bufdiff-features: 122317 122323 122764 122903 124448 124962 126734 126928 127051 127259 127533
// bufdiff-features: 128324 128438 128456 128768 130294
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<1xi32>) {
    %c100_i32 = arith.constant 100 : i32
    %0:2 = call @f1(%arg1, %c100_i32) : (tensor<i32>, i32) -> (tensor<i32>, tensor<i32>)
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c1_i64 : tensor<1xi64>
    %reshape = tensor.reshape %0#0(%from_elements) : (tensor<i32>, tensor<1xi64>) -> tensor<1xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0#1 : tensor<i32>) outs(%arg0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %4 = arith.subi %in, %c100_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<i32>
    %extracted_slice = tensor.extract_slice %reshape[0] [1] [1] : tensor<1xi32> to tensor<1xi32>
    %from_elements_0 = tensor.from_elements %c100_i32 : tensor<1xi32>
    %2 = linalg.add ins(%from_elements_0, %extracted_slice : tensor<1xi32>, tensor<1xi32>) outs(%extracted_slice : tensor<1xi32>) -> tensor<1xi32>
    %inserted_slice = tensor.insert_slice %2 into %reshape[0] [1] [1] : tensor<1xi32> into tensor<1xi32>
    %3:2 = call @f2(%1, %arg0) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    return %inserted_slice, %3#0, %3#1, %extracted_slice : tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<1xi32>
  }
  func.func private @f1(%arg0: tensor<i32>, %arg1: i32) -> (tensor<i32>, tensor<i32>) {
    %generated = tensor.generate  {
      %c1_i32 = arith.constant 1 : i32
      %3 = arith.subi %arg1, %c1_i32 : i32
      tensor.yield %3 : i32
    } : tensor<i32>
    %0 = linalg.copy ins(%generated : tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %c-1_i32 = arith.constant -1 : i32
    %1 = arith.cmpi uge, %arg1, %c-1_i32 : i32
    %true = arith.constant true
    %2 = arith.ori %1, %true : i1
    cf.assert %2, "never fails"
    return %0, %generated : tensor<i32>, tensor<i32>
  }
  func.func private @f2(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %extracted = tensor.extract %arg1[] : tensor<i32>
    %inserted = tensor.insert %extracted into %arg1[] : tensor<i32>
    %c-3_i32 = arith.constant -3 : i32
    %0 = arith.cmpi uge, %extracted, %c-3_i32 : i32
    %1 = scf.if %0 -> (tensor<i32>) {
      %expanded = tensor.expand_shape %arg0 [] output_shape [1] : tensor<i32> into tensor<1xi32>
      %2 = linalg.dot ins(%expanded, %expanded : tensor<1xi32>, tensor<1xi32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
      scf.yield %2 : tensor<i32>
    } else {
      %cst = arith.constant dense<[4, 5]> : tensor<2xi32>
      %reduced = linalg.reduce ins(%cst : tensor<2xi32>) outs(%arg0 : tensor<i32>) dimensions = [0] 
        (%in: i32, %init: i32) {
          %2 = arith.xori %in, %init : i32
          linalg.yield %2 : i32
        }
      scf.yield %reduced : tensor<i32>
    }
    return %inserted, %1 : tensor<i32>, tensor<i32>
  }
}

