// bufdiff-profile: single
// bufdiff-choices: ef6346a3cd1284968c6df24e836e8590982ba821f6066b
// bufdiff-features: 4752 8594 10020 12170 13233 15751 18428 19371 22095 23143 26568 27704 30666
// bufdiff-features: 31492 34159 34167 40712 42344 42984 46203 50101 52900 53243 53252 53469 55113
// bufdiff-features: 55312 60686 63800 63929 64716 68355 71050 73289 74507 76373 78283 84585 85843
// bufdiff-features: 86125 88947 89780 93255 96359 104245 104931 112929 113940 113959 115801 117235
// bufdiff-features: 118841 125702 131800 137045 139357 141891 144885 150818 152538 155670 158120
// bufdiff-features: 165719 166579 171551 173800 177904 178067 178558 184030 184722 186849 186959
// bufdiff-features: 188790 189707 192528 192628 194714 196031 201059 202250 204862 205434 205689
// bufdiff-features: 209666 210351 210461 213275 222079 225818 226777 230640 233259 234387 235396
// bufdiff-features: 236930 240015 240158 240438 243872 246303 246415 247062 250948 251992 252466
// bufdiff-features: 252539 254826 256112 258906 259840 260130
module {
  func.func private @f3(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<3xi32>, tensor<?xi32>, tensor<2xi32>) {
    %0 = tensor.empty() : tensor<3xi32>
    %1 = linalg.fill ins(%arg4 : i32) outs(%0 : tensor<3xi32>) -> tensor<3xi32>
    %cst = arith.constant dense<[6, 7]> : tensor<2xi32>
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg3[0, %c1] [%c4, 1] [1, 1] : tensor<4x4xi32> to tensor<?xi32>
    %2 = linalg.conv_1d ins(%extracted_slice, %cst : tensor<?xi32>, tensor<2xi32>) outs(%1 : tensor<3xi32>) -> tensor<3xi32>
    return %2, %extracted_slice, %cst : tensor<3xi32>, tensor<?xi32>, tensor<2xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<3xi32>, tensor<?xi32>, tensor<2xi32>) {
    %0:3 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xi32>, tensor<?xi32>, tensor<4x4xi32>, tensor<4x4xi32>, i32, i1) -> (tensor<3xi32>, tensor<?xi32>, tensor<2xi32>)
    return %0#0, %0#1, %0#2 : tensor<3xi32>, tensor<?xi32>, tensor<2xi32>
  }
}

