// bufdiff-profile: calls
// bufdiff-choices: 096b8d6ae02ea5cddb38716674ac332bd240e294fea48fe0e832ef4109b6492b13b05c90010ab805
// bufdiff-choices: 3190c227c51929e57281db3a36212ae86a79704543fb8bcf3993a8df1b79bb6b0f99bff31273a1da
// bufdiff-choices: 15a9dc0e823a4c432470efa5a3ca97adb5f639ef2d8ede938f75041946d29510751d38e24fa3d790
// bufdiff-choices: 5e74246db5647463fae153cca5471cf9a495f6854519d6d0e91771a15403be527875412dde8c1b3c
// bufdiff-choices: 23bd8b02b4eeded6090d00f6befc97f13b2db5bb95764f11d6f42b6d7b4a1310c6
// bufdiff-features: 2898 3086 4958 6289 6787 9479 12932 13204 13233 15356 15751 17970 18094 19100
// bufdiff-features: 19656 20827 21953 22095 22280 25936 26568 28564 29590 30666 32232 33769 34167
// bufdiff-features: 36784 38783 39915 40712 42467 42984 46203 47392 51475 52062 52322 52900 53243
// bufdiff-features: 58865 60686 61277 61375 61769 61944 62480 64235 64435 67880 68355 71050 71306
// bufdiff-features: 72243 73289 73802 74057 74181 78283 78430 78614 79652 79700 82011 83194 84585
// bufdiff-features: 85843 86125 88337 88732 89780 93255 95603 96439 98501 103147 103815 104315
// bufdiff-features: 104931 105837 107702 107987 108012 110552 111302 112929 113940 114945 115277
// bufdiff-features: 121626 122159 124839 125908 128355 129363 129681 130933 134279 141891 146254
// bufdiff-features: 146512 152579 155898 156460 156683 157034 158120 158897 160756 162764 165051
// bufdiff-features: 165719 166579 166946 167793 168323 169744 171020 172145 174249 175312 177904
// bufdiff-features: 178067 179105 180010 181789 184030 186849 186959 188204 188790 190142 190166
// bufdiff-features: 190382 192628 192771 193773 196031 197339 197837 197853 198460 201059 202241
// bufdiff-features: 202270 203016 204195 205434 205689 207330 210461 211765 212111 215959 219153
// bufdiff-features: 222612 223174 224222 224727 225250 226777 227536 228061 228291 228390 228803
// bufdiff-features: 228936 229266 231494 232330 239241 240158 244196 245380 246543 248408 251734
// bufdiff-features: 252466 252539 253836 256112 258362 258625 259840
module {
  func.func @main(%arg0: tensor<5xi64>, %arg1: tensor<5xi64>) -> (tensor<5x5xi64>, tensor<4x9xi64>, tensor<2x2x1x1xi32>, tensor<5xindex>, i64, i64) {
    %cst = arith.constant dense<-1> : tensor<4x3xi64>
    %0 = call @x2(%cst, %arg1) : (tensor<4x3xi64>, tensor<5xi64>) -> i64
    %1 = call @f1(%arg0) : (tensor<5xi64>) -> tensor<5x5xi64>
    %2 = call @x2(%cst, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4x3xi64>, tensor<5xi64>) -> i64
    %concat = tensor.concat dim(1) %cst, %cst, %cst : (tensor<4x3xi64>, tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x9xi64>
    %cst_0 = arith.constant dense<[[[[0]], [[3]]], [[[6]], [[9]]]]> : tensor<2x2x1x1xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst_0[1, 1, 0, 0] [1, 1, %c1, %c1] [1, 1, 1, 1] : tensor<2x2x1x1xi32> to tensor<1x1x?x?xi32>
    %c1_i32 = arith.constant 1 : i32
    %3 = linalg.conv_2d_nhwc_fhwc_q ins(%cst_0, %extracted_slice, %c1_i32, %c1_i32 : tensor<2x2x1x1xi32>, tensor<1x1x?x?xi32>, i32, i32) outs(%cst_0 : tensor<2x2x1x1xi32>) -> tensor<2x2x1x1xi32>
    %4 = arith.index_cast %arg0 : tensor<5xi64> to tensor<5xindex>
    %cst_1 = arith.constant dense<[0, -1, -2, -3, -4]> : tensor<5xindex>
    %5 = linalg.copy ins(%cst_1 : tensor<5xindex>) outs(%4 : tensor<5xindex>) -> tensor<5xindex>
    return %1, %concat, %3, %5, %2, %0 : tensor<5x5xi64>, tensor<4x9xi64>, tensor<2x2x1x1xi32>, tensor<5xindex>, i64, i64
  }
  func.func private @f1(%arg0: tensor<5xi64>) -> tensor<5x5xi64> {
    %cst = arith.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13]]> : tensor<4x3xi64>
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c1_i64 : tensor<1xi64>
    %cast = tensor.cast %from_elements : tensor<1xi64> to tensor<?xi64>
    %0 = tensor.empty() : tensor<5x5xi64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %from_elements[%c0] : tensor<1xi64>
    %1 = linalg.fill ins(%extracted : i64) outs(%0 : tensor<5x5xi64>) -> tensor<5x5xi64>
    call @x1(%cst, %cast, %1) : (tensor<4x3xi64>, tensor<?xi64>, tensor<5x5xi64>) -> ()
    return %1 : tensor<5x5xi64>
  }
  func.func private @x1(tensor<4x3xi64> {bufferization.access = "read-write"}, tensor<?xi64> {bufferization.access = "read"}, tensor<5x5xi64> {bufferization.access = "read"})
  func.func private @x2(tensor<4x3xi64> {bufferization.access = "read"}, tensor<5xi64>) -> i64
}

