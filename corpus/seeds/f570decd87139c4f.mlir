// bufdiff-profile: calls
// bufdiff-choices: 63dcb2e2405aa194e4c7446e637d86c98a4c68c8e46c5cf3f58034b6a425f832f4f433fad1dc130f
// bufdiff-choices: f705e9409300bb314d3c7c7a0aadd883942f39aae857ede677437958f28a9e6f0130f4041ca5dbe0
// bufdiff-choices: 3853fcd57d559025472f515bce9c8f2bf41bf8d34d09177942dbd826aae5e332a0834046268a9df5
// bufdiff-choices: a4c41cc065a75dc5ae326228660fa38dcd67f4db1cf80a7cf2a87e7b0d2252579b1b3d91c7c5561f
// bufdiff-choices: 06937981170c6266d1d520e467ab5fa8f013836df42b7a6891493b0307ad1f153a752a1615c38820
// bufdiff-choices: 073209152ba464b59ce0d42a348aac95da98488468a3c1baf7fe4eef7e0a34770fd4a2eadba6033c
// bufdiff-choices: 2a6158d982da06acd4ded09e2690f47ada746ab08bd3e13b6f036049ad7b97c030f9b677930d39df
// bufdiff-choices: 81479bf8dbae82322872f029a88e917a4d12b95794444b46f1fab2b4705da9900a6b4c50910a7826
// bufdiff-choices: b23b36648dc2d9ed617b2335dc3fdf016fcf4d42fdc38a7bd9a9615181cf86434aa2c10ef26ba169
// bufdiff-choices: 3bc10c015342ca27ad675d83b03458eba228e87500ec9507351c43cd634c601a98895de34319146e
// bufdiff-choices: 9b41a548326404f38c
// bufdiff-features: 2898 2952 3579 6002 7122 9968 11044 11441 13032 13233 13387 13390 14925 15443
// bufdiff-features: 15751 17015 17096 18385 18952 19419 21382 21760 22095 22280 23787 24184 24259
// bufdiff-features: 24747 26568 26922 27411 30002 30293 30666 34167 34779 36784 38395 38783 40712
// bufdiff-features: 44839 46203 47203 47392 49147 50894 51475 51534 52148 52322 52558 52701 52900
// bufdiff-features: 52928 53244 53252 54309 55463 55561 55609 59291 60233 60384 60686 62912 63800
// bufdiff-features: 64235 66422 68355 71050 71168 71693 72243 73289 73802 74057 74255 74507 75361
// bufdiff-features: 76639 77129 77161 77283 77617 78283 78430 82011 83194 84585 85389 86125 87199
// bufdiff-features: 88732 89765 89780 90543 92194 93318 95603 96421 98291 98501 99383 101823 102788
// bufdiff-features: 104123 104339 104574 104931 105579 107412 107425 107783 108055 108176 108977
// bufdiff-features: 110162 110552 111024 111765 112929 113821 113940 114541 115289 115337 115778
// bufdiff-features: 117206 117336 117779 119546 119822 120049 120933 125908 127813 128916 129681
// bufdiff-features: 130933 135669 136273 137045 138919 139901 140479 141238 141726 141834 142058
// bufdiff-features: 144125 144241 144624 145008 146512 147421 147477 149901 150580 150818 151326
// bufdiff-features: 151588 151758 151936 152897 153293 153896 154946 155465 155898 156154 156460
// bufdiff-features: 157034 158120 158121 158204 158897 162280 163687 165051 165636 165695 165719
// bufdiff-features: 167959 168323 168858 168983 169114 169744 169750 171204 172127 173437 173800
// bufdiff-features: 174170 177274 178067 178558 180045 180258 180320 183224 184030 185336 185723
// bufdiff-features: 186257 186882 186959 187698 188582 188790 189471 190142 191584 192771 193747
// bufdiff-features: 196031 196048 196787 197125 197695 197736 197837 198820 201059 201275 202241
// bufdiff-features: 203025 203229 203352 204195 204350 204527 205434 205689 205953 207081 208944
// bufdiff-features: 209760 209807 210301 210461 211044 213275 216640 216810 216980 218480 219734
// bufdiff-features: 220323 221661 222601 223719 224222 225250 225759 225985 226777 228061 228390
// bufdiff-features: 228519 228936 229385 230081 230640 231855 235325 236793 237281 239758 240158
// bufdiff-features: 242955 243351 243967 245619 246543 252466 252539 253836 254842 255520 256235
// bufdiff-features: 256247 257251 258625 259840 260161 261082
module {
  func.func private @f4(%arg0: tensor<?x1xi8>, %arg1: f32) -> (tensor<?x1xi8>, tensor<1x1xi8>, tensor<1x1xi8>) {
    %0 = tensor.empty() : tensor<1x1xi8>
    %c7_i8 = arith.constant 7 : i8
    %1 = linalg.fill ins(%c7_i8 : i8) outs(%0 : tensor<1x1xi8>) -> tensor<1x1xi8>
    %2 = linalg.min ins(%arg0, %1 : tensor<?x1xi8>, tensor<1x1xi8>) outs(%arg0 : tensor<?x1xi8>) -> tensor<?x1xi8>
    %cast = tensor.cast %arg0 : tensor<?x1xi8> to tensor<1x1xi8>
    %3 = call @f3(%cast) : (tensor<1x1xi8>) -> tensor<1x1xi8>
    %4 = tensor.empty() : tensor<1x1xi8>
    %5 = linalg.copy ins(%3 : tensor<1x1xi8>) outs(%4 : tensor<1x1xi8>) -> tensor<1x1xi8>
    return %2, %5, %3 : tensor<?x1xi8>, tensor<1x1xi8>, tensor<1x1xi8>
  }
  func.func private @f3(%arg0: tensor<1x1xi8>) -> tensor<1x1xi8> {
    %0 = tensor.empty() : tensor<4x3xindex>
    %c5 = arith.constant 5 : index
    %1 = linalg.fill ins(%c5 : index) outs(%0 : tensor<4x3xindex>) -> tensor<4x3xindex>
    %2 = call @f2(%1, %1, %1) : (tensor<4x3xindex>, tensor<4x3xindex>, tensor<4x3xindex>) -> tensor<4x3xindex>
    %mapped = linalg.map ins(%arg0 : tensor<1x1xi8>) outs(%arg0 : tensor<1x1xi8>)
      (%in: i8, %init: i8) {
        %3 = arith.ori %in, %init : i8
        linalg.yield %3 : i8
      }
    return %mapped : tensor<1x1xi8>
  }
  func.func private @f1(%arg0: tensor<1x1xi8>) -> tensor<1x1xi8> {
    %cst = arith.constant dense<7> : tensor<1x1xi8>
    %0 = linalg.matmul ins(%arg0, %cst : tensor<1x1xi8>, tensor<1x1xi8>) outs(%arg0 : tensor<1x1xi8>) -> tensor<1x1xi8>
    %cst_0 = arith.constant dense<[[10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21]]> : tensor<4x3xindex>
    %cast = tensor.cast %cst_0 : tensor<4x3xindex> to tensor<?x?xindex>
    %1 = call @x1(%cst_0, %arg0, %cast) : (tensor<4x3xindex>, tensor<1x1xi8>, tensor<?x?xindex>) -> index
    return %0 : tensor<1x1xi8>
  }
  func.func private @x1(tensor<4x3xindex> {bufferization.access = "read"}, tensor<1x1xi8> {bufferization.access = "read-write"}, tensor<?x?xindex> {bufferization.access = "read-write"}) -> index
  func.func private @f2(%arg0: tensor<4x3xindex>, %arg1: tensor<4x3xindex>, %arg2: tensor<4x3xindex>) -> tensor<4x3xindex> {
    %0 = tensor.empty() : tensor<1x1xi8>
    %c9_i8 = arith.constant 9 : i8
    %1 = linalg.fill ins(%c9_i8 : i8) outs(%0 : tensor<1x1xi8>) -> tensor<1x1xi8>
    %cast = tensor.cast %arg2 : tensor<4x3xindex> to tensor<?x?xindex>
    %2 = call @x1(%arg2, %1, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4x3xindex>, tensor<1x1xi8>, tensor<?x?xindex>) -> index
    return %arg2 : tensor<4x3xindex>
  }
  func.func @main(%arg0: tensor<1x1xi8>, %arg1: tensor<1x1xi8> {bufferization.writable = false}) -> (tensor<1x1xi8>, tensor<1x1xi8>, tensor<?x1xi8>, tensor<1x1xi8>, f32) {
    %cast = tensor.cast %arg0 : tensor<1x1xi8> to tensor<?x1xi8>
    %cst = arith.constant 2.000000e+00 : f32
    %0:3 = call @f4(%cast, %cst) : (tensor<?x1xi8>, f32) -> (tensor<?x1xi8>, tensor<1x1xi8>, tensor<1x1xi8>)
    %1 = call @f1(%arg0) : (tensor<1x1xi8>) -> tensor<1x1xi8>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %0#1) -> (tensor<1x1xi8>) {
      %cst_0 = arith.constant dense<[[6, 5, 4], [3, 2, 1], [0, -1, -2], [-3, -4, -5]]> : tensor<4x3xindex>
      %3 = func.call @f2(%cst_0, %cst_0, %cst_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4x3xindex>, tensor<4x3xindex>, tensor<4x3xindex>) -> tensor<4x3xindex>
      %c1_i8 = arith.constant 1 : i8
      %4 = vector.broadcast %c1_i8 : i8 to vector<4xi8>
      %5 = vector.transfer_write %4, %0#1[%c0, %c0] : vector<4xi8>, tensor<1x1xi8>
      %6 = tensor.empty(%c1) : tensor<?x1xi8>
      %c11_i8 = arith.constant 11 : i8
      %7 = linalg.fill ins(%c11_i8 : i8) outs(%6 : tensor<?x1xi8>) -> tensor<?x1xi8>
      %8 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg3, %7 : tensor<1x1xi8>, tensor<?x1xi8>) outs(%1 : tensor<1x1xi8>) -> tensor<1x1xi8>
      %9 = linalg.matmul ins(%7, %1 : tensor<?x1xi8>, tensor<1x1xi8>) outs(%arg3 : tensor<1x1xi8>) -> tensor<1x1xi8>
      scf.yield %9 : tensor<1x1xi8>
    }
    return %2, %0#2, %0#0, %1, %cst : tensor<1x1xi8>, tensor<1x1xi8>, tensor<?x1xi8>, tensor<1x1xi8>, f32
  }
}

