// bufdiff-profile: idioms
// bufdiff-choices: b1ba7304bdf051e4170446af96ff5fd542842ed8f7ffd4f436fa21debb74e74945724f537541162f
// bufdiff-choices: f284f59ad23f396d7455d5a27498c572cd8c1383df66ec31663e32e823503bb3570fcdc97cf6e80e
// bufdiff-choices: 6fa6708e03b8d9c9bcce18b4c59a58bc827064ae1a303f587522edb56030d3425dd7011eb815ea64
// bufdiff-choices: a07975a3667053da18a287a7886f015e209fc7d74412437c2c5c158e0e104135eb8e89e68a4683ff
// bufdiff-choices: 916803110bd22b09e03c9b63e3f430af77825b7cf2be0d836820bea7d92f0c028c54e7219b6d3a8b
// bufdiff-choices: ae75e82073a6b70b2695f12740c718f759b8db1f3f43f7ace1027f6fb3755bdf1befa3fb2edc52e4
// bufdiff-choices: 219d34f4c3ff62b834003feb7d1323f868b17d563505383c79abd6b49b049a29800b90366f15d8c1
// bufdiff-choices: 801ecf9f8791b41b9f4832ebd3ee5300a0303f8863191219e3be2ea42dc005e009c2e9c69d9d20ab
// bufdiff-choices: 45477a247c3f9fe52d121eec724373f0a985ae2f5ba022e05b606ef7eda59b9ed4111397f7b71503
// bufdiff-choices: 458357307152ae90f9a4c67cfe91d2b9cbbb1deeb15026b803da2591b6961b53840b5bdeb84d12d4
// bufdiff-choices: 7506fe0e8632765d12ce2f845d81ccdfd03875d1c9f68538b7a162818d75ca29e30f798ba02480df
// bufdiff-choices: dd5bbc4c53a221c093b733b9a7431e5eee2275a0ed8e2e
// bufdiff-features: 429 666 961 1133 2945 3233 4165 6576 6812 9479 9591 10384 11037 11047 11162
// bufdiff-features: 12064 12856 13233 14998 15671 15751 16269 18166 19442 19628 20261 21455 22095
// bufdiff-features: 22280 22448 22860 23787 24747 25608 26023 26414 26568 26808 28464 29590 30205
// bufdiff-features: 30666 31425 32085 32457 33234 34167 35554 36784 37183 37206 37231 38202 38326
// bufdiff-features: 38783 39541 40070 40712 41429 41984 42344 42467 42858 43092 43442 44132 45765
// bufdiff-features: 46203 46522 46913 47203 47392 48279 48598 48938 48974 49605 49635 49657 50647
// bufdiff-features: 50894 51415 51450 52062 52148 52170 52701 52900 53252 53917 53950 54827 54998
// bufdiff-features: 55113 55148 55463 56404 58493 59145 59703 60686 61484 63071 63800 63887 63929
// bufdiff-features: 64119 64120 64235 64435 65912 66422 66821 68355 68408 69007 69817 69955 71259
// bufdiff-features: 71306 72243 72629 73168 73289 73802 74864 77261 77389 77491 77617 78283 78430
// bufdiff-features: 79184 80567 80894 81736 82135 82552 83194 83505 84585 84922 85153 85557 85673
// bufdiff-features: 85713 85780 85843 85939 86125 86357 88732 88787 89780 89812 89928 90218 90777
// bufdiff-features: 91365 93171 93255 94187 94961 95273 95603 96352 98501 99228 99383 99525 100059
// bufdiff-features: 101105 102788 103733 104580 104931 105573 105579 105902 106186 106314 107783
// bufdiff-features: 108012 109187 109445 110012 110780 111482 111765 112929 113041 113293 113940
// bufdiff-features: 114309 116319 119340 119564 119597 120049 120933 121132 123204 124839 124909
// bufdiff-features: 125397 126398 127551 127833 128332 128685 130294 130933 132590 132619 133297
// bufdiff-features: 133756 136099 136273 137045 138086 138685 139206 139704 140302 141238 142040
// bufdiff-features: 142655 142903 143842 145072 146155 146512 146665 147747 148401 150185 150818
// bufdiff-features: 153293 154889 154946 155884 155898 156109 156191 156325 156460 157534 158120
// bufdiff-features: 158897 159421 160349 160756 162971 163044 163102 163212 163687 165614 165719
// bufdiff-features: 167973 168858 169584 171205 173990 174170 174592 177182 177904 178067 178165
// bufdiff-features: 178558 180404 181522 181789 183224 184030 186959 187159 188790 189471 191491
// bufdiff-features: 192422 192628 192771 193773 194134 194682 195182 196031 196048 197267 197837
// bufdiff-features: 198357 198413 200104 200166 201059 201509 201601 201716 201945 202241 202616
// bufdiff-features: 203000 205434 205689 205953 208115 210022 210096 210351 210461 210782 210897
// bufdiff-features: 212628 213254 213275 214071 214199 214248 214579 214621 215959 216581 216969
// bufdiff-features: 217694 218064 218480 218738 221162 222135 222809 223640 223837 225818 225827
// bufdiff-features: 225871 226053 226357 227536 227623 228354 228390 229266 230081 230640 231330
// bufdiff-features: 233276 235144 235433 235477 236094 236930 237281 238381 238696 238796 239241
// bufdiff-features: 240158 240604 240696 242145 243053 243137 243351 243546 245380 245619 245673
// bufdiff-features: 246543 247384 250059 250303 250415 250917 251444 251478 251992 252466 252539
// bufdiff-features: 254232 256247 258331 258906 258994 259528 259840
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<2x3x?xi32>, %arg2: tensor<3x3x3xf32>) -> (tensor<?x3x?xi32>, tensor<i32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<?x?x2xi32>, tensor<i32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>) {
    %0 = tensor.empty() : tensor<2x3x2xi32>
    %c127_i32 = arith.constant 127 : i32
    %1 = linalg.fill ins(%c127_i32 : i32) outs(%0 : tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
    %cast = tensor.cast %1 : tensor<2x3x2xi32> to tensor<?x3x?xi32>
    %2 = call @f3(%1, %1, %1, %cast) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>, tensor<2x3x2xi32>, tensor<?x3x?xi32>) -> tensor<?x3x?xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %2[0, 0, %c1] [2, 3, 1] [1, 1, 1] : tensor<?x3x?xi32> to tensor<2x3xi32>
    %3 = tensor.empty() : tensor<1x2xi32>
    %c2_i32 = arith.constant 2 : i32
    %4 = linalg.fill ins(%c2_i32 : i32) outs(%3 : tensor<1x2xi32>) -> tensor<1x2xi32>
    %cst = arith.constant dense<5> : tensor<2x4xi32>
    %5 = linalg.conv_2d ins(%cst, %4 : tensor<2x4xi32>, tensor<1x2xi32>) outs(%extracted_slice : tensor<2x3xi32>) -> tensor<2x3xi32>
    %inserted_slice = tensor.insert_slice %5 into %2[0, 0, %c1] [2, 3, 1] [1, 1, 1] : tensor<2x3xi32> into tensor<?x3x?xi32>
    %6 = tensor.empty() : tensor<2x3x2xi32>
    %7 = linalg.fill ins(%c127_i32 : i32) outs(%6 : tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
    %8:3 = call @f2(%7) : (tensor<2x3x2xi32>) -> (tensor<2x3x2xi32>, tensor<i32>, tensor<i32>)
    %cast_0 = tensor.cast %8#0 : tensor<2x3x2xi32> to tensor<2x?x2xi32>
    %9:4 = call @f1(%arg2, %cast_0) : (tensor<3x3x3xf32>, tensor<2x?x2xi32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<2x?x2xi32>, f32)
    %10:2 = call @f4(%8#1, %8#1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<3x3x3xf32>)
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%10#0 : tensor<i32>) outs(%10#0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %13 = arith.maxui %in, %out : i32
      linalg.yield %13 : i32
    } -> tensor<i32>
    %12:2 = call @both5(%10#1, %10#1) : (tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>)
    %cast_1 = tensor.cast %9#2 : tensor<2x?x2xi32> to tensor<?x?x2xi32>
    return %inserted_slice, %8#2, %9#0, %9#1, %cast_1, %11, %12#0, %12#1 : tensor<?x3x?xi32>, tensor<i32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<?x?x2xi32>, tensor<i32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>
  }
  func.func private @f1(%arg0: tensor<3x3x3xf32>, %arg1: tensor<2x?x2xi32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<2x?x2xi32>, f32) {
    %0 = tensor.empty() : tensor<3x3x3xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %transposed = linalg.transpose ins(%1 : tensor<3x3x3xf32>) outs(%arg0 : tensor<3x3x3xf32>) permutation = [1, 2, 0] 
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %cst into %1[%c2, %c0, %c1] : tensor<3x3x3xf32>
    return %inserted, %transposed, %arg1, %cst : tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<2x?x2xi32>, f32
  }
  func.func private @f2(%arg0: tensor<2x3x2xi32>) -> (tensor<2x3x2xi32>, tensor<i32>, tensor<i32>) {
    %cst = arith.constant dense<6> : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %inserted = tensor.insert %c0_i32 into %cst[] : tensor<i32>
    %extracted = tensor.extract %cst[] : tensor<i32>
    vector.print %extracted : i32
    %0 = linalg.fill ins(%extracted : i32) outs(%arg0 : tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
    %1 = bufferization.alloc_tensor() copy(%cst) : tensor<i32>
    return %0, %inserted, %1 : tensor<2x3x2xi32>, tensor<i32>, tensor<i32>
  }
  func.func private @f3(%arg0: tensor<2x3x2xi32>, %arg1: tensor<2x3x2xi32>, %arg2: tensor<2x3x2xi32>, %arg3: tensor<?x3x?xi32>) -> tensor<?x3x?xi32> {
    %c100_i32 = arith.constant 100 : i32
    %0 = linalg.fill ins(%c100_i32 : i32) outs(%arg3 : tensor<?x3x?xi32>) -> tensor<?x3x?xi32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c0, %c2, %c1] : tensor<2x3x2xi32>
    return %0 : tensor<?x3x?xi32>
  }
  func.func private @f4(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<3x3x3xf32>) {
    %cst = arith.constant dense<-0.000000e+00> : tensor<3x3x3xf32>
    %cst_0 = arith.constant dense<7.250000e+00> : tensor<3x3x3xf32>
    %0 = linalg.min ins(%cst, %cst_0 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%cst : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cst_1 = arith.constant dense<-1.000000e+00> : tensor<3x3x4xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %2 = linalg.pooling_ncw_sum ins(%cst_1, %1 : tensor<3x3x4xf32>, tensor<2xf32>) outs(%cst : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    return %arg0, %2 : tensor<i32>, tensor<3x3x3xf32>
  }
  func.func private @both5(%arg0: tensor<3x3x3xf32>, %arg1: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>) {
    %0 = linalg.powf ins(%arg0, %arg1 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%arg0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %1 = tensor.empty() : tensor<3x3x3xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x3x3xf32>) outs(%1 : tensor<3x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 1.000000e+02 : f32
      %3 = arith.minimumf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<3x3x3xf32>
    return %0, %2 : tensor<3x3x3xf32>, tensor<3x3x3xf32>
  }
}

