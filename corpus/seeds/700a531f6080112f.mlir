// bufdiff-profile: single
// bufdiff-choices: f5cc67835c109291ceea3547234dc119bda6152b2f4fccbea6c858fa935f
// bufdiff-features: 2898 9479 9809 10020 13233 13915 15751 17260 22095 26568 27556 30666 31492
// bufdiff-features: 34159 34167 34601 40712 42984 46203 52900 53243 55113 58024 60686 63800 68355
// bufdiff-features: 71050 71168 73289 75361 76373 77267 78283 84585 85843 86125 88602 88732 89780
// bufdiff-features: 93255 95096 96297 99383 104931 106463 107400 112929 113940 113959 115801 118841
// bufdiff-features: 124917 125702 136165 137045 138730 144516 147139 150818 153293 157125 158120
// bufdiff-features: 158897 160756 163876 165719 166579 167614 168404 174281 177167 178067 178417
// bufdiff-features: 184030 186849 186959 188790 196031 201059 201609 203746 204509 205434 205689
// bufdiff-features: 210351 210461 213275 216034 220387 224377 225325 225818 226777 227228 229266
// bufdiff-features: 230081 230329 233533 234387 235144 236909 240158 243137 246303 246783 249014
// bufdiff-features: 251992 252466 252539 255816 256112 258906 259528 259840 260130
module {
  func.func private @f3(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x?x?xi32>, tensor<4x?x?xi32>) {
    %cst = arith.constant dense<[[10], [11], [12], [13]]> : tensor<4x1xi32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c1, %c4) : tensor<4x?x?xi32>
    %1 = linalg.fill ins(%arg4 : i32) outs(%0 : tensor<4x?x?xi32>) -> tensor<4x?x?xi32>
    %2 = linalg.batch_vecmat ins(%cst, %1 : tensor<4x1xi32>, tensor<4x?x?xi32>) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg2[%c3, %c1] : tensor<4x4xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<4x?x?xi32>) -> tensor<4x?x?xi32>
    return %2, %1, %3 : tensor<4x4xi32>, tensor<4x?x?xi32>, tensor<4x?x?xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x?x?xi32>, tensor<4x?x?xi32>) {
    %0:3 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xi32>, tensor<?xi32>, tensor<4x4xi32>, tensor<4x4xi32>, i32, i1) -> (tensor<4x4xi32>, tensor<4x?x?xi32>, tensor<4x?x?xi32>)
    return %0#0, %0#1, %0#2 : tensor<4x4xi32>, tensor<4x?x?xi32>, tensor<4x?x?xi32>
  }
}

