// bufdiff-profile: idioms
// bufdiff-choices: 2eaa5800aa1c6ddd6bf9622f3646b29e817e768091ec7fe6529dbc79ed8ff1d408433262f558ba94
// bufdiff-choices: 216d8356f64a520ee7c0e0f6e204973c328da40b4fbe20fa0dec1a389632c5cb1fafcb5bd2272bcd
// bufdiff-choices: cb145b8d6857870e27234469f46b111726b04320fd96da6e5cb07177cfc38f04bf44276dda8eff3f
// bufdiff-choices: 291f75e960fd11cd2658cf265a1d8dc022e4e5a20bd8bec7026c7ea88ced1060d4e4642c65fc49e9
// bufdiff-choices: ee01764cc9a5845abe96f58a68c9804966a641018d3a8cb2b8bb18f9bce4e8c6183c1584e5e30e23
// bufdiff-choices: c42c0cebafe7c6df0221b1c7f43c2f4740a33ecff6862de545
// bufdiff-features: 397 1403 2651 3039 3207 4958 5201 5973 6277 6611 7060 8813 9479 9834 10819
// bufdiff-features: 10968 11162 11197 11556 13074 13233 14454 15001 15440 15639 15671 15751 15903
// bufdiff-features: 16682 16822 20068 20656 21026 21161 21953 22095 22280 24826 25388 26369 26568
// bufdiff-features: 27048 27056 27343 27644 27725 27825 29590 29684 30666 30811 31465 32509 32598
// bufdiff-features: 33400 33769 34167 34223 34623 34647 34965 35593 36092 36721 36784 37007 37077
// bufdiff-features: 37289 37385 38177 38333 39981 40297 40712 40953 41605 42344 42467 42984 44505
// bufdiff-features: 44522 44959 46139 46203 46416 46476 46832 46835 46995 47203 47392 47486 47488
// bufdiff-features: 48575 48974 49397 50450 50717 52062 52148 52152 52322 52558 52807 52900 52958
// bufdiff-features: 53180 53244 54651 54782 55113 55185 55463 55887 56488 57050 57718 59070 61350
// bufdiff-features: 61375 61556 61699 63071 63123 63326 63929 64119 64120 64235 64748 64959 65272
// bufdiff-features: 65277 66422 66765 68355 68755 68867 68875 69184 69449 69936 69987 71046 72243
// bufdiff-features: 72674 73455 73802 74057 74257 74362 74507 74617 76258 76339 76659 76953 78283
// bufdiff-features: 78430 78950 79099 79389 79493 80895 81736 82203 83253 84585 84887 85294 85843
// bufdiff-features: 86125 86292 86643 86676 86937 87199 87862 88337 88732 88990 89026 89780 90070
// bufdiff-features: 90777 91074 91333 91633 91910 92194 92647 93171 93255 94049 94755 94981 95285
// bufdiff-features: 95407 95603 95705 96431 97096 97864 98931 99009 99244 99568 100059 101813
// bufdiff-features: 101823 101983 102788 102809 104315 104931 105028 105144 106155 107244 108012
// bufdiff-features: 109086 109327 109467 110552 110557 112709 112917 112929 113836 113940 114783
// bufdiff-features: 114826 114965 115471 115778 115847 115990 117206 117336 117724 117839 118769
// bufdiff-features: 119845 119876 120145 120772 121394 121467 121626 123884 124182 124448 124575
// bufdiff-features: 125040 125699 125908 126613 127259 127533 128157 128438 128768 129462 130933
module {
  func.func @main(%arg0: tensor<1x0xi32>, %arg1: i32, %arg2: tensor<4xi32>) -> (tensor<3x?xi32>, tensor<4xi32>, tensor<?xi32>, tensor<4xi32>, tensor<3x3xi32>) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg2[0] [2] [%c2] : tensor<4xi32> to tensor<2xi32>
    %0 = linalg.min ins(%extracted_slice, %extracted_slice : tensor<2xi32>, tensor<2xi32>) outs(%extracted_slice : tensor<2xi32>) -> tensor<2xi32>
    %inserted_slice = tensor.insert_slice %0 into %arg2[%c2] [2] [1] : tensor<2xi32> into tensor<4xi32>
    %true = arith.constant true
    %1 = call @either2(%0, %extracted_slice, %true) : (tensor<2xi32>, tensor<2xi32>, i1) -> tensor<2xi32>
    %2 = linalg.copy ins(%0 : tensor<2xi32>) outs(%extracted_slice : tensor<2xi32>) -> tensor<2xi32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %1[%c1] : tensor<2xi32>
    vector.print %extracted : i32
    %3 = bufferization.alloc_tensor() copy(%arg2) : tensor<4xi32>
    %extracted_slice_0 = tensor.extract_slice %3[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
    %extracted_slice_1 = tensor.extract_slice %3[2] [2] [1] : tensor<4xi32> to tensor<2xi32>
    %4 = linalg.copy ins(%extracted_slice : tensor<2xi32>) outs(%extracted_slice_0 : tensor<2xi32>) -> tensor<2xi32>
    %inserted_slice_2 = tensor.insert_slice %4 into %3[0] [2] [1] : tensor<2xi32> into tensor<4xi32>
    %inserted_slice_3 = tensor.insert_slice %extracted_slice_1 into %inserted_slice_2[2] [2] [1] : tensor<2xi32> into tensor<4xi32>
    %c3 = arith.constant 3 : index
    %extracted_4 = tensor.extract %3[%c3] : tensor<4xi32>
    vector.print %extracted_4 : i32
    %5 = tensor.empty() : tensor<3x3xi32>
    %6 = linalg.fill ins(%arg1 : i32) outs(%5 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %cast = tensor.cast %6 : tensor<3x3xi32> to tensor<3x?xi32>
    %7:3 = call @f1(%6, %cast, %6) : (tensor<3x3xi32>, tensor<3x?xi32>, tensor<3x3xi32>) -> (tensor<3x?xi32>, tensor<3x3xi32>, i32)
    %cast_5 = tensor.cast %2 : tensor<2xi32> to tensor<?xi32>
    return %7#0, %inserted_slice_3, %cast_5, %inserted_slice, %7#1 : tensor<3x?xi32>, tensor<4xi32>, tensor<?xi32>, tensor<4xi32>, tensor<3x3xi32>
  }
  func.func private @f1(%arg0: tensor<3x3xi32>, %arg1: tensor<3x?xi32>, %arg2: tensor<3x3xi32>) -> (tensor<3x?xi32>, tensor<3x3xi32>, i32) {
    %0 = linalg.copy ins(%arg0 : tensor<3x3xi32>) outs(%arg1 : tensor<3x?xi32>) -> tensor<3x?xi32>
    %1 = tensor.empty() : tensor<3x3xi32>
    %2 = linalg.copy ins(%arg1 : tensor<3x?xi32>) outs(%1 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %c1_i32 = arith.constant 1 : i32
    return %0, %2, %c1_i32 : tensor<3x?xi32>, tensor<3x3xi32>, i32
  }
  func.func private @either2(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>, %arg2: i1) -> tensor<2xi32> {
    %0 = arith.select %arg2, %arg0, %arg1 : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}

