// bufdiff-profile: mixed
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e
// bufdiff-features: 2461 3579 6812 8792 9479 11363 11556 13233 13424 14884 15671 15751 16269 18166
// bufdiff-features: 20749 21044 21883 22222 23787 24268 25729 27766 30666 31864 32457 34167 37183
// bufdiff-features: 38202 39150 40712 41546 41615 41984 42467 42517 43774 43942 45031 45147 45617
// bufdiff-features: 46203 47200 47392 51313 52558 52807 52900 53243 54827 54964 56404 61527 61969
// bufdiff-features: 63071 63929 66797 68355 69324 70545 71050 73849 74057 74255 75975 78283 78430
// bufdiff-features: 80567 81542 82135 83194 84347 84922 84979 85843 86125 87903 88732 88988 89250
// bufdiff-features: 89780 90777 91695 92194 93255 94088 96969 97971 98501 99383 99870 101373 103851
// bufdiff-features: 104931 108977 109187 109657 109923 110780 112929 115778 116568 119129 119345
// bufdiff-features: 119588 120049 124282 129955 130574 131851 136030 139079 140628 142393 142759
// bufdiff-features: 144221 149534 150313 151967 153063 153092 155898 156460 157496 158120 158897
// bufdiff-features: 159796 160954 163144 165554 165632 165695 165719 166169 166361 167973 173166
// bufdiff-features: 173990 174571 176447 178165 178854 182044 184030 186677 188790 191076 191252
// bufdiff-features: 192771 192952 193290 194682 195183 195205 196349 197827 197837 198447 198460
// bufdiff-features: 200192 202241 202814 202845 205434 205689 206074 208557 210022 210461 213425
// bufdiff-features: 214621 215959 217209 218064 224835 225759 226376 228061 230081 230083 230640
// bufdiff-features: 230810 231162 231239 233276 234718 236986 240158 241256 243053 245619 246543
// bufdiff-features: 248209 250907 251771 252379 252539 252919 255046 256453 257512
module {
  func.func @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 3.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<f32>
    return %0, %inserted : tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, f32) {
    %cst = arith.constant 2.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %cst_0 = arith.constant dense<7.250000e+00> : tensor<f32>
    %0 = linalg.sub ins(%from_elements, %cst_0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %0, %cst : tensor<f32>, f32
  }
  func.func @main(%arg0: tensor<f32>, %arg1: index, %arg2: tensor<f32> {bufferization.writable = false}) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg2, %arg6 = %arg2) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
      %extracted = tensor.extract %arg5[] : tensor<f32>
      %inserted = tensor.insert %extracted into %arg5[] : tensor<f32>
      %3 = linalg.sqrt ins(%arg4 : tensor<f32>) outs(%inserted : tensor<f32>) -> tensor<f32>
      %cst = arith.constant dense<5.000000e-01> : tensor<f32>
      %4 = linalg.exp ins(%cst : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      %5 = linalg.rsqrt ins(%arg6 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
      scf.yield %5, %3, %arg6 : tensor<f32>, tensor<f32>, tensor<f32>
    }
    %1:2 = call @f2(%0#1, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32)
    %2:2 = call @f1(%0#0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %0#2, %1#0, %2#0, %2#1, %1#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32
  }
}

