// bufdiff-profile: slices
// bufdiff-choices: 203fe4071967040375cd9d1e043e96b20ec93032c7f4637f930a5dae8da5b07db72669d9932e4442
// bufdiff-choices: c23898f6c1dd37842108a0d5064ba30ca8c161d4a97e53d12d60020b3960dbe091862740368d24ce
// bufdiff-choices: 4219b2ad9b4d835ea947e5b86c1dae3d4cf7f32036e8931dec7a1584cd64f7d53466a63758007a10
// bufdiff-choices: 8c01f7be238b61adb75851b071da36cb70b80203e6f5ce672d609d442159a8945ae8807abc9bd1e0
// bufdiff-choices: 4af598a24f37
// bufdiff-features: 706 2442 3027 3579 5187 9255 10872 12170 13233 14884 15751 15903 16682 19104
// bufdiff-features: 21953 22095 22280 22801 23787 24259 26107 26125 26464 26568 29590 30666 31864
// bufdiff-features: 32358 32614 33769 34167 36797 38401 38754 39025 39949 40540 40712 42079 42984
// bufdiff-features: 46203 46323 46404 47392 49635 52062 52322 52900 53244 55113 55561 56711 58308
// bufdiff-features: 58403 60686 63071 64119 64716 66422 66662 68355 68764 68867 71050 72363 73802
// bufdiff-features: 76339 78430 82135 83847 84322 84585 85843 86125 87601 88732 88958 89780 90543
// bufdiff-features: 92194 92740 93200 97924 99969 103339 104247 104315 104931 109408 110561 113940
// bufdiff-features: 114783 115801 117206 117336 117724 119764 121626 125299 127163 128961 129673
// bufdiff-features: 135749 135868 137045 137105 137477 140557 140929 145962 146512 148061 150313
// bufdiff-features: 151292 152226 153928 155898 157120 158012 158120 158897 162819 164602 165636
// bufdiff-features: 165719 165817 166579 167793 168858 171369 171715 172926 173166 173614 175976
// bufdiff-features: 176335 177904 177930 178558 180747 182719 184030 185043 185723 186257 186959
// bufdiff-features: 187596 188175 188200 189391 190142 191905 192628 192771 195820 197392 198003
// bufdiff-features: 198357 198873 200521 201095 202241 204527 205689 207124 207330 207721 208165
// bufdiff-features: 210461 214325 215707 219413 220627 222638 223719 223802 223989 225759 225985
// bufdiff-features: 228061 228390 228936 230081 230315 230640 232365 233156 235098 235384 235477
// bufdiff-features: 236929 237763 238386 239237 239798 240158 242145 242793 243140 243781 243967
// bufdiff-features: 246543 247062 252539 253439 253836 255520 255729 257626 258143 258994 259229
// bufdiff-features: 259840 261263
module {
  func.func private @f1(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>, %arg2: tensor<4xi8>) -> (tensor<4xi8>, tensor<?x?xi8>) {
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [4, 1] : tensor<4xi8> into tensor<4x1xi8>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg3 = %c1 to %c4 step %c1 iter_args(%arg4 = %arg1) -> (tensor<4xi8>) {
      %inserted_slice = tensor.insert_slice %arg2 into %arg4[0] [4] [1] : tensor<4xi8> into tensor<4xi8>
      %cast = tensor.cast %arg4 : tensor<4xi8> to tensor<?xi8>
      %3 = linalg.copy ins(%arg1 : tensor<4xi8>) outs(%arg4 : tensor<4xi8>) -> tensor<4xi8>
      scf.yield %3 : tensor<4xi8>
    }
    %1 = tensor.empty(%c4, %c1) : tensor<?x?xi8>
    %2 = linalg.copy ins(%expanded : tensor<4x1xi8>) outs(%1 : tensor<?x?xi8>) -> tensor<?x?xi8>
    return %0, %2 : tensor<4xi8>, tensor<?x?xi8>
  }
  func.func @main(%arg0: tensor<4xi8>, %arg1: i8) -> (tensor<?x?xi8>, tensor<2x1x2xi8>, tensor<2xi8>, tensor<4xi8>) {
    %0:2 = call @f1(%arg0, %arg0, %arg0) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> (tensor<4xi8>, tensor<?x?xi8>)
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg2 = %c1 to %c4 step %c2 iter_args(%arg3 = %0#1) -> (tensor<?x?xi8>) {
      %extracted_slice_1 = tensor.extract_slice %0#0[%arg2] [1] [1] : tensor<4xi8> to tensor<1xi8>
      %mapped = linalg.map { arith.xori } ins(%extracted_slice_1, %extracted_slice_1 : tensor<1xi8>, tensor<1xi8>) outs(%extracted_slice_1 : tensor<1xi8>)
      %inserted_slice = tensor.insert_slice %mapped into %0#0[%arg2] [1] [1] : tensor<1xi8> into tensor<4xi8>
      %2 = linalg.copy ins(%0#1 : tensor<?x?xi8>) outs(%arg3 : tensor<?x?xi8>) -> tensor<?x?xi8>
      scf.yield %2 : tensor<?x?xi8>
    }
    %expanded = tensor.expand_shape %0#0 [[0, 1]] output_shape [2, 2] : tensor<4xi8> into tensor<2x2xi8>
    %expanded_0 = tensor.expand_shape %expanded [[0], [1, 2]] output_shape [2, 1, 2] : tensor<2x2xi8> into tensor<2x1x2xi8>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %expanded[0, %c0] [2, 1] [1, 1] : tensor<2x2xi8> to tensor<2xi8>
    return %1, %expanded_0, %extracted_slice, %0#0 : tensor<?x?xi8>, tensor<2x1x2xi8>, tensor<2xi8>, tensor<4xi8>
  }
}

