// bufdiff-profile: idioms
// bufdiff-choices: 85d11b21f8269c20486241d07108831a087f10a581e100b24fce921bb4b6c7dce70da908f0ddb60f
// bufdiff-choices: 161b2d5edf762e97c0aa31d968f3ac065a06b0344d5627621152d49c433323c4c1c2763f8fccee58
// bufdiff-choices: 7d3d87ec2731674ebb1b75c2fc244266c4fc7bbbf23fa31fc2a1124113233403eb55a5d83d103307
// bufdiff-choices: e68b748fd00e712c80c163782eaab99fbc14d614f6b014b0afb3c88bd06710995b1fbc0ff0864bd3
// bufdiff-choices: 72d902ab58a3325d793a5eade0596ba7a265cc9d29695b89468f18690dceffcc2aebad19affe088f
// bufdiff-choices: b8378972099bf424f6e16990430e2ed53c60f6113db7923cac4fcef712a942f1b8ce1a69f32db13e
// bufdiff-choices: 5649a42c3cb26ac823ac0becc71806a1fbc47745d841b8279988cdf2db98f8dbb4cf05efef504853
// bufdiff-choices: 2e1d49c36ed26a39639c0063966e7bd86835b6192b254c98d4b123e82b74242b8db5f617138c0fb4
// bufdiff-choices: 86bde9b2db29ed9bb8e2eccc2faaeeb4508439
// bufdiff-features: 5296 6611 6666 9479 9781 9789 10035 11162 12638 13233 15671 15751 18322 19166
// bufdiff-features: 19582 20583 20874 21522 22095 22280 23143 23787 24207 24747 25078 26568 27204
// bufdiff-features: 28907 29001 29590 30539 30666 33769 34159 34167 34181 35364 36784 37155 38783
// bufdiff-features: 39540 39541 40712 41396 41799 42228 42467 42858 42984 43092 43479 44007 44625
// bufdiff-features: 46203 47392 47616 48598 48974 50647 50894 51415 51851 51878 51952 52062 52558
// bufdiff-features: 52823 52900 53252 53472 53940 54205 54998 55113 55472 56208 57176 59347 62433
// bufdiff-features: 63071 63800 64120 64235 64435 64716 64778 65173 65878 66422 68355 69403 69735
// bufdiff-features: 71306 73289 73802 76700 76953 77186 77823 78283 78430 79099 81736 82135 84585
// bufdiff-features: 85843 86125 86844 88337 88635 88732 89780 90777 91248 92194 93255 93827 94961
// bufdiff-features: 95273 96351 98413 99383 100059 100318 100631 101264 101762 104315 104446 104931
// bufdiff-features: 104973 105700 107412 107425 108012 108920 108992 109732 111839 112929 113239
// bufdiff-features: 113940 115778 115801 117235 119705 121626 123090 123148 125702 125943 126134
// bufdiff-features: 126398 127476 128355 128916 130310 130933 131567 135534 135868 137045 141238
// bufdiff-features: 142376 142610 142680 144203 144409 145008 146512 147477 148304 150818 150838
// bufdiff-features: 153001 153293 153422 154946 155465 155898 156191 156460 158120 158373 158897
// bufdiff-features: 159251 159348 160756 160786 161779 162971 163373 163484 163687 164155 164650
// bufdiff-features: 165582 165719 166037 166047 166579 167157 168007 168858 171083 171358 171369
// bufdiff-features: 174170 175735 176669 177182 177904 178067 178558 179317 179471 181764 181789
// bufdiff-features: 182283 184030 184306 184851 185027 185275 185502 186042 186849 186959 188790
// bufdiff-features: 189024 190166 192422 192628 192771 192852 193059 194134 196031 196048 196449
// bufdiff-features: 197837 198460 198820 200104 200234 201059 202241 202648 204247 205434 205688
// bufdiff-features: 205689 206820 208947 210301 210461 212111 213275 214248 214484 214744 216890
// bufdiff-features: 216892 216969 217621 218635 218917 219220 220013 223613 224466 224776 224916
// bufdiff-features: 225373 226357 227002 227154 227654 227724 227838 228390 229266 229623 230081
// bufdiff-features: 230640 235141 235433 236094 236324 237470 237788 240107 240158 240951 241524
// bufdiff-features: 241844 241864 243546 243781 244281 245380 245458 245594 246543 247062 247913
// bufdiff-features: 248450 249841 251444 251672 252466 252539 253394 253493 254840 254875 256247
// bufdiff-features: 256784 256792 257362 257672 258906 259840 259851 260179
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<3x4xf32>) {
    %cst = arith.constant dense<[8.500000e+00, 1.150000e+01, 1.450000e+01, 1.750000e+01]> : tensor<4xf32>
    %cst_0 = arith.constant dense<1.000000e+01> : tensor<3x4xf32>
    %cst_1 = arith.constant -6.000000e+00 : f32
    %cst_2 = arith.constant -0.000000e+00 : f32
    %cst_3 = arith.constant 7.250000e+00 : f32
    %from_elements = tensor.from_elements %cst_1, %cst_2, %cst_3 : tensor<3xf32>
    %0 = linalg.vecmat ins(%from_elements, %cst_0 : tensor<3xf32>, tensor<3x4xf32>) outs(%cst : tensor<4xf32>) -> tensor<4xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %cst[%c1] : tensor<4xf32>
    %1 = bufferization.alloc_tensor() copy(%cst_0) : tensor<3x4xf32>
    return %0, %arg0, %1 : tensor<4xf32>, tensor<?xf32>, tensor<3x4xf32>
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tensor.empty() : tensor<4x3xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %cst_0 = arith.constant dense<[1.150000e+01, 1.250000e+01, 1.350000e+01]> : tensor<3xf32>
    %2 = linalg.matvec ins(%1, %cst_0 : tensor<4x3xf32>, tensor<3xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    cf.br ^bb2
  ^bb1:  // no predecessors
    %cst_1 = arith.constant dense<true> : tensor<4xi1>
    %3 = linalg.select ins(%cst_1, %2, %arg2 : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xf32>) outs(%2 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.divf %in, %out : f32
      linalg.yield %5 : f32
    } -> tensor<4xf32>
    return %4 : tensor<4xf32>
  }
  func.func @f3(%arg0: tensor<4xf32>, %arg1: i1, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = tensor.empty() : tensor<4x2xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %reduced = linalg.reduce ins(%1 : tensor<4x2xf32>) outs(%arg3 : tensor<4xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %2 = arith.maximumf %in, %init : f32
        linalg.yield %2 : f32
      }
    return %arg2, %reduced : tensor<4xf32>, tensor<4xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>) {
    %cst = arith.constant dense<7.250000e+00> : tensor<4xf32>
    %0 = linalg.softmax dimension(0) ins(%arg2 : tensor<4xf32>) outs(%cst : tensor<4xf32>) -> tensor<4xf32>
    %1 = tensor.empty() : tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_4 = arith.constant -0.000000e+00 : f32
      %11 = arith.divf %in, %cst_4 : f32
      linalg.yield %11 : f32
    } -> tensor<4xf32>
    cf.br ^bb2(%cst : tensor<4xf32>)
  ^bb1:  // no predecessors
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<4xf32>) outs(%cst : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = linalg.index 0 : index
      %12 = arith.index_cast %11 : index to i64
      %13 = arith.sitofp %12 : i64 to f32
      %14 = arith.addf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<4xf32>
    cf.br ^bb2(%3 : tensor<4xf32>)
  ^bb2(%4: tensor<4xf32>):  // 2 preds: ^bb0, ^bb1
    %c4 = arith.constant 4 : index
    %5 = tensor.empty(%c4) : tensor<?xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst : tensor<4xf32>) outs(%5 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_4 = arith.constant 3.000000e+00 : f32
      %11 = arith.minimumf %in, %cst_4 : f32
      linalg.yield %11 : f32
    } -> tensor<?xf32>
    %true = arith.constant true
    %7:2 = call @f3(%0, %true, %arg1, %cst) : (tensor<4xf32>, i1, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %7#0 : tensor<4xf32> to tensor<?xf32>
    %8:3 = call @f2(%cast, %cast_0) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<3x4xf32>)
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %0[1] [%c3] [1] : tensor<4xf32> to tensor<?xf32>
    %9 = linalg.vecmat ins(%extracted_slice, %8#2 : tensor<?xf32>, tensor<3x4xf32>) outs(%8#1 : tensor<?xf32>) -> tensor<?xf32>
    %cast_1 = tensor.cast %9 : tensor<?xf32> to tensor<4xf32>
    %cast_2 = tensor.cast %9 : tensor<?xf32> to tensor<4xf32>
    %10 = call @f1(%cast_1, %cast_2, %cast_1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cast_3 = tensor.cast %8#0 : tensor<4xf32> to tensor<?xf32>
    return %4, %6, %7#1, %cast_3, %10 : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>
  }
}

