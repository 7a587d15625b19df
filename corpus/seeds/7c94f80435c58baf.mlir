// bufdiff-profile: slices
// bufdiff-choices: 441178bf4f94c457f319430f98374aff909c91e6d318077ec04c08c91796edde8cd30fcc71acfc2c
// bufdiff-choices: febf45d6ad45ca32846642268cd33c71dede66f9c97410e1661f6875c93f40ba91563c79128ff0fa
// bufdiff-choices: fdffb78413ab0edd13134305b9f7d2109701e660620267f3f9b35d0257740a12047cffbe75487824
// bufdiff-choices: 7972f624720d6b37e48e040db903a30dc366752f3d88df5b552929752e0f23501068ed9b0160083f
// bufdiff-choices: 753d8e62125d36fea506431fe4aaee75a01637848b578474b10fb1457aecd57f1b2aae4d
// bufdiff-features: 294 472 2292 3133 3207 5199 6611 6812 7681 10035 10819 10968 11162 11202 13233
// bufdiff-features: 13686 13689 15751 15798 16417 16682 16834 17232 18166 18774 18820 20656 20864
// bufdiff-features: 21161 21507 22221 22280 22856 23787 24826 25119 25387 25388 26568 26922 27048
// bufdiff-features: 27766 27825 28724 28939 29590 29968 30688 31543 31692 31899 33052 33837 34167
// bufdiff-features: 34623 34647 34965 35957 36014 36092 36901 37385 37786 38063 38783 39907 40297
// bufdiff-features: 40479 40712 41605 41984 42282 42344 42984 43425 43774 44522 44994 46203 46208
// bufdiff-features: 46832 47392 47488 47779 47782 47796 48598 49657 51344 52558 52807 52900 52958
// bufdiff-features: 53252 53469 53890 54270 54658 54964 54998 55887 56404 57286 57718 58122 59142
// bufdiff-features: 59448 59888 61556 61699 61944 61969 62091 62281 63062 63071 63642 64120 64162
// bufdiff-features: 64235 64435 64716 65613 66422 66765 67946 68355 68755 69032 69151 69987 70529
// bufdiff-features: 71169 71306 71544 72085 72450 73140 74057 74362 74787 76339 76945 76953 78283
// bufdiff-features: 78430 79099 79218 79334 79389 80083 80567 81039 81303 82135 82383 83194 83549
// bufdiff-features: 84585 84653 84656 84834 86125 88321 88732 88999 89780 90495 90585 90931 91289
// bufdiff-features: 91540 92022 92917 93255 94168 94178 94755 95285 96273 96427 96431 97582 97715
// bufdiff-features: 97864 98170 98190 98301 98501 99009 99228 99383 99525 100481 100866 102102
// bufdiff-features: 104253 104303 104931 105144 105166 105795 105950 106761 107702 109086 109267
// bufdiff-features: 110153 110780 112474 112709 112800 112929 113920 114308 114547 115081 115471
// bufdiff-features: 115778 115881 115990 116549 117112 117235 117506 117509 117839 118715 118769
// bufdiff-features: 118953 119343 119862 119876 120049 121467 122317 122950 124754 125040 126932
// bufdiff-features: 127922 128554 128768 128817 129630 130310 130354
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f2(%arg0: tensor<i32>, %arg1: i32, %arg2: tensor<i32>) -> (tensor<4xi32>, tensor<i32>) {
    %cst = arith.constant dense<0> : tensor<i32>
    %mapped = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg0, %cst : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>)
    %inserted = tensor.insert %arg1 into %arg2[] : tensor<i32>
    %cst_0 = arith.constant dense<-128> : tensor<4xi32>
    %0:2 = call @f1(%cst_0) : (tensor<4xi32>) -> (tensor<4xi32>, i32)
    return %0#0, %mapped : tensor<4xi32>, tensor<i32>
  }
  func.func private @f1(%arg0: tensor<4xi32>) -> (tensor<4xi32>, i32) {
    %c3 = arith.constant 3 : index
    %c100_i32 = arith.constant 100 : i32
    %inserted = tensor.insert %c100_i32 into %arg0[%c3] : tensor<4xi32>
    %0 = call @part1(%arg0) : (tensor<4xi32>) -> tensor<4xi32>
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_read %arg0[%c3], %c100_i32 : tensor<4xi32>, vector<2xi32>
    %2 = vector.transfer_write %1, %0[%c3] : vector<2xi32>, tensor<4xi32>
    %3 = tensor.empty() : tensor<4xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi32>) outs(%3 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    return %inserted, %c100_i32 : tensor<4xi32>, i32
  }
  func.func private @part1(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<4xi32> to tensor<4xi32>
    return %extracted_slice : tensor<4xi32>
  }
  func.func @main(%arg0: tensor<3xi32>, %arg1: tensor<?xi32>) -> (tensor<?xi32>, tensor<3xi32>, tensor<4xi32>, tensor<i32>, tensor<?xi32>) {
    %cst = arith.constant dense<-128> : tensor<i32>
    %0 = linalg.copy ins(%arg1 : tensor<?xi32>) outs(%arg1 : tensor<?xi32>) -> tensor<?xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xi32>
    %inserted_slice = tensor.insert_slice %0 into %0[0] [%dim] [1] : tensor<?xi32> into tensor<?xi32>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[0] [%dim] [1] : tensor<?xi32> into tensor<?xi32>
    %1 = linalg.add ins(%inserted_slice, %inserted_slice_0 : tensor<?xi32>, tensor<?xi32>) outs(%inserted_slice_0 : tensor<?xi32>) -> tensor<?xi32>
    %c2 = arith.constant 2 : index
    %c0_i32 = arith.constant 0 : i32
    %inserted = tensor.insert %c0_i32 into %arg0[%c2] : tensor<3xi32>
    %2:2 = call @f2(%cst, %c0_i32, %cst) : (tensor<i32>, i32, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
    return %1, %inserted, %2#0, %2#1, %0 : tensor<?xi32>, tensor<3xi32>, tensor<4xi32>, tensor<i32>, tensor<?xi32>
  }
}

