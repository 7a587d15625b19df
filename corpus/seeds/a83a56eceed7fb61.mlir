// bufdiff-profile: single
// bufdiff-choices: e36a6741fa95e92f14ad28a9a3f34db455e3569fcf4d
// bufdiff-features: 2898 4165 10020 11418 12276 13233 15751 16339 22095 22284 26568 27256 27556
// bufdiff-features: 27704 30666 31492 34167 38783 39486 41963 42344 42984 44505 46203 46355 52900
// bufdiff-features: 53180 53243 53469 55113 58024 60686 62641 63800 63929 66422 67526 68355 71050
// bufdiff-features: 71168 71657 72629 73289 74450 74507 75361 76373 78283 83802 84585 85843 86125
// bufdiff-features: 88732 89780 89792 93255 95642 99383 104931 106314 110552 112929 113307 113940
// bufdiff-features: 113959 115801 117235 118841 119400 125702 130292 137045 150818 153293 158120
// bufdiff-features: 158897 165719 166579 174281 174642 177167 178067 180207 184030 186849 186959
// bufdiff-features: 188790 195251 195407 196031 201059 202501 205434 205689 206168 210351 210461
// bufdiff-features: 213103 213174 213275 222233 225818 226777 228390 233533 234387 235486 240158
// bufdiff-features: 246303 251992 252466 252539 256112 258378 258906 259766 259840 260130
module {
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x2xf32>, tensor<4x4x2xf32>) {
    %0 = tensor.empty() : tensor<4x4x2xf32>
    %1 = linalg.fill ins(%arg4 : f32) outs(%0 : tensor<4x4x2xf32>) -> tensor<4x4x2xf32>
    %extracted_slice = tensor.extract_slice %arg3[0, 1] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
    %2 = linalg.batch_matvec ins(%1, %extracted_slice : tensor<4x4x2xf32>, tensor<4x2xf32>) outs(%arg3 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %2, %extracted_slice, %1 : tensor<4x4xf32>, tensor<4x2xf32>, tensor<4x4x2xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x2xf32>, tensor<4x4x2xf32>) {
    %0:3 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32, i1) -> (tensor<4x4xf32>, tensor<4x2xf32>, tensor<4x4x2xf32>)
    return %0#0, %0#1, %0#2 : tensor<4x4xf32>, tensor<4x2xf32>, tensor<4x4x2xf32>
  }
}

