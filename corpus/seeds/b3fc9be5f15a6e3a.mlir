// bufdiff-profile: mixed
// bufdiff-choices: 805e59124abc429fbae994c3de46c43a3f1adc1fb601e42a08e0c131e9c507121f63c0376a3ddbea
// bufdiff-choices: 3fcdb82129b7777d745d99a9b764e031e65b36793cdcf15c99752950f4d5ff6b0c940d4454fb2b52
// bufdiff-choices: 9293fc6eb2b0be1d4665383192917725097258aeb62e3d4810e7d01aef0490e30aeedaf457cb92b8
// bufdiff-choices: 8fb2ebe45d37565d8e0b1aee5c3ba44534c520fd0642fc90be98ac35d1653a14b5e02cd7c2b977af
// bufdiff-choices: 51e6dda1777ae54100a0ec90127e71ef0a24ee1aa43954a8caea2bcfd895a04f7434c15c69c31f17
// bufdiff-choices: 8c172eb68ccb407d3259b46c5730f8433de70b5723972541f0a055a965024d12403afe0f2efc7f6b
// bufdiff-choices: fdc7
// bufdiff-features: 5075 7484 7534 7800 8918 9293 11162 11825 13074 13387 13639 15751 18028 19014
// bufdiff-features: 22095 22280 23143 23169 23787 24747 26568 27766 28907 29590 29667 29968 30223
// bufdiff-features: 30666 31247 31543 34167 36784 37183 38783 39722 39955 41984 42984 44505 46203
// bufdiff-features: 47920 48974 50894 52807 52900 53180 53252 53469 54385 54827 54998 55113 56404
// bufdiff-features: 63800 64120 65726 66422 67262 68355 69081 69403 70119 71701 72975 73289 73802
// bufdiff-features: 74010 74057 76149 76973 77617 78283 78430 78796 81736 83194 83871 84585 84922
// bufdiff-features: 85843 86125 89780 92194 94028 96294 98501 99228 99383 100059 101264 102601
// bufdiff-features: 103056 104315 104931 106321 106761 107412 107425 108012 108992 109732 111232
// bufdiff-features: 112929 113041 113920 113940 113959 115295 115778 117235 118488 119588 121626
// bufdiff-features: 127533 127770 128916 135534 137045 142376 145008 146210 146512 146863 147477
// bufdiff-features: 148304 149222 149660 149846 150818 153293 153928 153989 155465 155898 156191
// bufdiff-features: 156460 158120 158204 158897 158996 160349 161644 161649 161883 163687 164112
// bufdiff-features: 164396 165719 166037 166579 167793 168858 168977 171369 171551 171884 173354
// bufdiff-features: 174170 177211 177904 178067 180207 181541 181789 183667 184030 184962 186042
// bufdiff-features: 186269 186849 187683 188790 189360 191911 192628 192771 193290 194714 195407
// bufdiff-features: 196031 196048 197338 198820 200104 201059 204697 205434 205689 206618 208947
// bufdiff-features: 210351 210461 213254 213275 218635 225818 228390 229473 230081 230329 230640
// bufdiff-features: 231714 233221 235141 235375 236024 237169 239798 239960 240158 241225 242988
// bufdiff-features: 243546 243872 243989 245941 246543 247913 249841 250948 251992 252466 252539
// bufdiff-features: 255676 256247 258906 259840 260775
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<3xf32>) -> (tensor<?xf32>, tensor<f32>, tensor<?xf32>, tensor<1xf32>, tensor<?xf32>) {
    %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %cst = arith.constant dense<2.000000e+00> : tensor<1xf32>
    %cast_1 = tensor.cast %cst : tensor<1xf32> to tensor<?xf32>
    %0 = tensor.empty() : tensor<3xf32>
    %1:3 = call @f2(%cast, %cast_0, %cast_1, %0) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<3xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
    %cast_2 = tensor.cast %1#2 : tensor<?xf32> to tensor<3xf32>
    %2:3 = call @f1(%cast_2) : (tensor<3xf32>) -> (tensor<f32>, tensor<3xf32>, tensor<f32>)
    %extracted_slice = tensor.extract_slice %cst[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %broadcasted = linalg.broadcast ins(%2#2 : tensor<f32>) outs(%extracted_slice : tensor<1xf32>) dimensions = [0] 
    %cast_3 = tensor.cast %2#1 : tensor<3xf32> to tensor<?xf32>
    return %1#1, %2#0, %cast_3, %broadcasted, %1#0 : tensor<?xf32>, tensor<f32>, tensor<?xf32>, tensor<1xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>) -> (tensor<f32>, tensor<3xf32>, tensor<f32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<3xf32> to tensor<f32>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg0 : tensor<3xf32>) outs(%extracted_slice : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
    } -> tensor<f32>
    return %extracted_slice, %arg0, %0 : tensor<f32>, tensor<3xf32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<?xf32> {bufferization.buffer_layout = #map}, %arg2: tensor<?xf32>, %arg3: tensor<3xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %1 : tensor<?xf32>, tensor<?xf32>) outs(%arg2 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %3 = arith.mulf %in, %in_1 : f32
      linalg.yield %3 : f32
    } -> tensor<?xf32>
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %arg1[0] [%dim_0] [1] : tensor<?xf32> to tensor<?xf32>
    return %2, %arg0, %extracted_slice : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
}

