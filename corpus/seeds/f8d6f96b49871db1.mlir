// bufdiff-profile: types
// bufdiff-choices: 3b5569fc164b05d4dcca0f8fab49c56b7e8e921a13f047056bf1e2b3135085682935a13ba40a205f
// bufdiff-choices: 299cefe16c0b5f9658074d6ea7dfdd53a57843a5b7889df3591830f7b2df393be02a251033bb427a
// bufdiff-choices: 558157bd65e376ae37d19d9de3822d488fae9648b823a006c93e43dc2af4078497c8c91bbe062055
// bufdiff-choices: 76191a16d1bed06a8d22ab54f78c6105110a11fc4540e5fdfc61499e015d26235cd6b7
// bufdiff-features: 103 1084 1150 1785 2572 4165 4752 4784 4796 5199 5973 6611 6812 7404 8829 9479
// bufdiff-features: 10388 10968 11162 13233 13424 14704 14884 15751 18154 18166 18598 19419 22095
// bufdiff-features: 22280 24826 25388 26568 27048 29590 29684 29932 30666 31247 31692 32005 32457
// bufdiff-features: 33769 34167 34301 34623 34647 34965 35163 35507 36721 36901 37183 37315 37786
// bufdiff-features: 38783 40297 40599 40712 40812 41090 41984 42344 44659 46203 46283 46605 46832
// bufdiff-features: 46995 47093 47392 47488 47782 48145 48598 50450 51344 52062 52558 52900 52958
// bufdiff-features: 53252 53414 53469 53716 54180 54827 55113 55887 56404 57718 61346 61350 61484
// bufdiff-features: 61556 61628 61699 62218 62253 62281 63071 63610 63929 64119 64120 64235 64959
// bufdiff-features: 65133 66097 66270 66765 68355 69505 69987 71169 71306 71701 73289 74057 74362
// bufdiff-features: 74471 74617 74833 74864 75652 77129 78283 78430 78950 79389 81707 82135 83253
// bufdiff-features: 83488 83817 84585 84887 85812 85843 86125 86827 86992 87534 88732 88850 89410
// bufdiff-features: 91540 92194 92568 93255 93882 95407 96273 97318 97842 99009 99383 99568 102215
// bufdiff-features: 103056 103416 104931 104952 105700 105858 105914 106321 106396 107702 107997
// bufdiff-features: 109086 110608 112929 113619 113940 114712 115471 115990 117137 117235 117724
// bufdiff-features: 117839 118769 119360 119588 121188 121394 122317 122764 123396 125797 128355
// bufdiff-features: 128456 128768 128915 129404 130310 130642
module {
  func.func private @f1(%arg0: tensor<5xi7>, %arg1: tensor<4xi7>, %arg2: tensor<4xi7>) -> (tensor<5xi7>, tensor<i7>) {
    %0 = tensor.empty() : tensor<i7>
    %c11_i7 = arith.constant 11 : i7
    %1 = linalg.fill ins(%c11_i7 : i7) outs(%0 : tensor<i7>) -> tensor<i7>
    %broadcasted = linalg.broadcast ins(%1 : tensor<i7>) outs(%arg0 : tensor<5xi7>) dimensions = [0] 
    %2 = linalg.add ins(%1, %1 : tensor<i7>, tensor<i7>) outs(%1 : tensor<i7>) -> tensor<i7>
    %cst = arith.constant dense<42> : tensor<5xi7>
    %3 = call @write1(%cst) : (tensor<5xi7>) -> tensor<5xi7>
    return %broadcasted, %2 : tensor<5xi7>, tensor<i7>
  }
  func.func private @write1(%arg0: tensor<5xi7>) -> tensor<5xi7> {
    %0 = tensor.empty() : tensor<5xi7>
    %c2_i7 = arith.constant 2 : i7
    %1 = linalg.fill ins(%c2_i7 : i7) outs(%0 : tensor<5xi7>) -> tensor<5xi7>
    %inserted_slice = tensor.insert_slice %1 into %arg0[0] [5] [1] : tensor<5xi7> into tensor<5xi7>
    return %inserted_slice : tensor<5xi7>
  }
  func.func @main(%arg0: tensor<i7> {bufferization.writable = false}, %arg1: tensor<i7>, %arg2: memref<i7>, %arg3: memref<i7, strided<[], offset: ?>>, %arg4: memref<5xi7>) -> (tensor<i7>, tensor<5xi7>, tensor<i7>, tensor<5xi7>, tensor<4xi7>, i7, i7) {
    %c-28_i7 = arith.constant -28 : i7
    %inserted = tensor.insert %c-28_i7 into %arg0[] : tensor<i7>
    %extracted = tensor.extract %arg1[] : tensor<i7>
    %0 = tensor.empty() : tensor<5xi7>
    %c-28_i7_0 = arith.constant -28 : i7
    %1 = linalg.fill ins(%c-28_i7_0 : i7) outs(%0 : tensor<5xi7>) -> tensor<5xi7>
    %cst = arith.constant dense<42> : tensor<4xi7>
    %cst_1 = arith.constant dense<1> : tensor<4xi7>
    %2:2 = call @f1(%1, %cst, %cst_1) : (tensor<5xi7>, tensor<4xi7>, tensor<4xi7>) -> (tensor<5xi7>, tensor<i7>)
    %extracted_slice = tensor.extract_slice %1[0] [5] [1] : tensor<5xi7> to tensor<5xi7>
    return %2#1, %2#0, %inserted, %extracted_slice, %cst, %c-28_i7_0, %c-28_i7 : tensor<i7>, tensor<5xi7>, tensor<i7>, tensor<5xi7>, tensor<4xi7>, i7, i7
  }
}

