// bufdiff-profile: mixed
// bufdiff-choices: a4f56a85a4441c4d724726cc0c051f3987157a405945a227edb87a469c8e5e86abeca19a2e91cdf1
// bufdiff-choices: 27eb4b8a6c29fe713dbc0313bf47402f5630757d9cf5d5abe46a5152cd6c010f7e1be9d5107bcb89
// bufdiff-choices: c6bb71ede1180cb5c1d13f6f4183d523aa46268606b0a08048a0a7913fb0f5e9881d7f34ee3c467f
// bufdiff-choices: 084188f7b210b50adf74d4e940339ad80e39ec534f21bd1c8ff1036d3734b4
// bufdiff-features: 7140 9479 15751 16289 17603 18480 19419 22095 22280 23787 24625 26568 27123
// bufdiff-features: 30666 33769 34159 34167 37115 40010 40712 42984 44132 46203 46476 47392 48598
// bufdiff-features: 49635 49657 51498 52322 52558 52900 53252 55113 55463 60417 60686 61375 61944
// bufdiff-features: 63071 63800 64235 66422 68355 70596 71050 71306 72629 75361 76328 76953 77617
// bufdiff-features: 78283 79493 82135 83794 85843 86125 86562 86643 88337 88732 89780 93318 93653
// bufdiff-features: 97715 98170 98501 99383 102788 103775 104931 106314 109144 110780 112929 113940
// bufdiff-features: 115252 115801 116549 118081 120391 123852 125141 126825 128355 130310 134279
// bufdiff-features: 135784 135868 141891 143438 149402 152098 153293 155898 156460 158120 158897
// bufdiff-features: 160756 165719 166579 168833 168858 169506 170469 175400 178067 184030 184962
// bufdiff-features: 185036 185723 185871 186959 188790 189137 190142 192422 193747 196031 197837
// bufdiff-features: 200854 201059 201509 205434 205689 207330 210406 210461 212111 219110 220098
// bufdiff-features: 226838 228936 229266 230081 234387 234718 237697 240824 242298 243781 244746
// bufdiff-features: 245458 245898 246543 247062 249188 249841 250415 250917 252466 252539 253836
// bufdiff-features: 256112 258922 259510 259528 259840 259846 261254 261567
module {
  func.func private @f2(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2] : tensor<4xi32>
    %inserted = tensor.insert %extracted into %arg0[%c0] : tensor<4xi32>
    return %inserted : tensor<4xi32>
  }
  func.func @f1(%arg0: tensor<4xi32>) -> (tensor<?xi32>, tensor<4xi32>) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %3 = arith.index_cast %arg1 : index to i32
      %c7_i32 = arith.constant 7 : i32
      %4 = arith.maxui %3, %c7_i32 : i32
      tensor.yield %4 : i32
    } : tensor<4xi32>
    %0 = linalg.min ins(%arg0, %generated : tensor<4xi32>, tensor<4xi32>) outs(%arg0 : tensor<4xi32>) -> tensor<4xi32>
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c4) : tensor<?xi32>
    %2 = linalg.copy ins(%0 : tensor<4xi32>) outs(%1 : tensor<?xi32>) -> tensor<?xi32>
    return %2, %0 : tensor<?xi32>, tensor<4xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: i32) -> (tensor<?xi32>, tensor<4xi32>, tensor<1x2x3xi32>, index) {
    %0 = call @f2(%arg1, %arg0, %arg1) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %1:2 = call @f1(%arg1) : (tensor<4xi32>) -> (tensor<?xi32>, tensor<4xi32>)
    %rank = tensor.rank %0 : tensor<4xi32>
    %2 = tensor.empty() : tensor<1x2x3xi32>
    %3 = linalg.fill ins(%arg2 : i32) outs(%2 : tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %4 = tensor.empty() : tensor<1xi32>
    %5 = linalg.pooling_nwc_min ins(%3, %4 : tensor<1x2x3xi32>, tensor<1xi32>) outs(%3 : tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    return %1#0, %1#1, %5, %rank : tensor<?xi32>, tensor<4xi32>, tensor<1x2x3xi32>, index
  }
}

