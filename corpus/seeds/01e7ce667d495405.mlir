// bufdiff-profile: types
// bufdiff-choices: 9c82284b298561903e92b430f8f00e8993949dd322b366c80e13e2eefedcd394dde889d456d07a4a
// bufdiff-choices: e6ada1f4afe6936e8f7b3ab68febda18d38a23bf5f831c0abb15fb0b759fe753b1bc70bfab34e5d4
// bufdiff-choices: a1d5cb8c408cbf82a8fef453e9bac80f1ae478b5509c04731cc7b0e476b2cda13446ba3f6f1781b9
// bufdiff-choices: e2066be97faafd0c3257e1de3f00066f32a61e71405ef226f39c094a8b7f343f76ceed80472969fd
// bufdiff-choices: 11bdc953e5cc6f77a7ea668ade8de494233495674fa26f78aec50b73a09dd7c1bb31bf25ca5bb7c4
// bufdiff-choices: 56be1a06a295b5611d1ced16adc5839949e9541169d96280069a116cb91807c09077d4c66c3b4f2f
// bufdiff-choices: f868d04f1a72ea7ee3ae1bed3ac92c6a343aadada5087528b98b844ec34f98fae3516a507a30accd
// bufdiff-choices: 415ec795bdd03dc49f3fa7b63ed182f4d239cc296243083ebc1e51b79f57b4e59346a1df80e7eef0
// bufdiff-choices: b69a35ab3269af38e650640acca5c1cb2a1a9a76d40ce9a5446004b54dd0f257ab8aec7f40c7b9aa
// bufdiff-choices: 00495ffa07fc7e9dafc25e839aa340dd4c
// bufdiff-features: 1405 1739 2442 3398 3579 4752 5113 5258 6385 6611 6666 9132 9479 9781 11162
// bufdiff-features: 12276 13233 14925 15595 15751 16098 16513 16682 18428 19166 19371 19419 22095
// bufdiff-features: 22280 22323 24184 26546 26568 28484 29590 29597 30666 31231 33769 34118 34167
// bufdiff-features: 36784 37289 38225 38754 38783 39927 40540 40712 41799 42344 42984 43104 43631
// bufdiff-features: 44505 44554 44893 45017 45202 46203 46993 47102 47392 48506 48598 50210 50315
// bufdiff-features: 51534 51878 52062 52148 52486 52558 52900 53178 53180 53243 53252 53469 53472
// bufdiff-features: 55107 55113 56421 58403 60686 62411 63800 63922 63929 64120 64235 64716 65405
// bufdiff-features: 66312 66327 66422 67526 68355 71306 72565 73068 73802 74057 74864 76953 77261
// bufdiff-features: 78430 79099 82011 83194 83199 84585 85843 86125 86844 87895 88337 88732 88947
// bufdiff-features: 88999 89780 92022 92194 93255 93994 95289 95407 96352 98413 98501 99294 99360
// bufdiff-features: 99383 99836 100171 100631 102964 104123 104315 104850 104931 105700 107412
// bufdiff-features: 107805 108977 110952 112929 113396 113940 115778 116732 117235 119588 120049
// bufdiff-features: 121626 124626 127533 127678 129170 130190 130310 130602 131366 131567 132624
// bufdiff-features: 133297 134408 135216 135868 136030 136273 137045 139357 141044 141891 142040
// bufdiff-features: 142393 146512 150313 150512 150818 151936 152226 152511 152565 152897 155408
// bufdiff-features: 155670 155898 156460 157034 157995 158120 158839 158897 160756 162265 163687
// bufdiff-features: 164679 164709 165394 165636 165695 165719 166037 166047 166456 166579 167164
// bufdiff-features: 167793 167959 168808 168858 169281 171369 171551 171715 172898 173166 174170
// bufdiff-features: 174243 175432 175735 176031 177904 178067 178558 180207 180465 180817 181116
// bufdiff-features: 182719 183105 183140 183703 184030 184722 186882 186959 186973 188790 190166
// bufdiff-features: 190818 192087 192422 192528 192628 192752 192771 193747 194714 195102 195820
// bufdiff-features: 196031 196465 197392 197837 198414 198432 198460 200307 201059 202241 205162
// bufdiff-features: 205434 205689 206056 207442 210022 210351 210461 211786 212111 213275 214695
// bufdiff-features: 214830 215959 216657 217621 217899 218657 219556 220517 221903 223935 224466
// bufdiff-features: 224776 225759 225818 226151 226357 226376 227345 228390 229314 229461 230081
// bufdiff-features: 230324 230640 230694 230810 231770 232323 233154 233259 233268 236714 236930
// bufdiff-features: 236986 237169 237763 238254 240158 240438 243140 243781 243943 244895 245619
// bufdiff-features: 246543 247062 248662 249841 250373 250712 250948 251992 252466 252539 253394
// bufdiff-features: 253439 253523 253703 253836 254441 256050 256112 256922 258060 258906 258994
// bufdiff-features: 259528 259840 259851
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<3xi16>, %arg1: tensor<3xi16>, %arg2: memref<3xi16>) -> (tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>) {
    %0 = bufferization.to_tensor %arg2 restrict : memref<3xi16> to tensor<3xi16>
    %c2_i16 = arith.constant 2 : i16
    %cst = arith.constant -1.000000e+00 : f16
    %1 = tensor.empty() : tensor<3xi16>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<3xi16>
    %2 = linalg.fill ins(%extracted : i16) outs(%1 : tensor<3xi16>) -> tensor<3xi16>
    %3 = call @f2(%arg1, %c2_i16, %cst, %2) : (tensor<3xi16>, i16, f16, tensor<3xi16>) -> tensor<3xi16>
    %cst_0 = arith.constant dense<[[2, 1, 0], [-1, -2, -3]]> : tensor<2x3xi16>
    %reduced = linalg.reduce ins(%cst_0 : tensor<2x3xi16>) outs(%arg0 : tensor<3xi16>) dimensions = [0] 
      (%in: i16, %init: i16) {
        %9 = arith.andi %in, %init : i16
        linalg.yield %9 : i16
      }
    %4 = call @f3(%reduced) : (tensor<3xi16>) -> tensor<3xi16>
    %5 = call @f3(%2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<3xi16>) -> tensor<3xi16>
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [2] : tensor<3xi16> to tensor<2xi16>
    %6 = tensor.empty() : tensor<4xi16>
    %7 = linalg.fill ins(%extracted : i16) outs(%6 : tensor<4xi16>) -> tensor<4xi16>
    %8 = linalg.conv_1d ins(%7, %extracted_slice : tensor<4xi16>, tensor<2xi16>) outs(%reduced : tensor<3xi16>) -> tensor<3xi16>
    return %3, %4, %5, %8, %0 : tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>
  }
  func.func private @f3(%arg0: tensor<3xi16>) -> tensor<3xi16> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c1] [1] [1] : tensor<3xi16> to tensor<1xi16>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [2] [2] : tensor<3xi16> to tensor<2xi16>
    %mapped = linalg.map ins(%extracted_slice_0 : tensor<2xi16>) outs(%extracted_slice_0 : tensor<2xi16>)
      (%in: i16, %init: i16) {
        %c5_i16 = arith.constant 5 : i16
        %1 = arith.subi %in, %c5_i16 : i16
        linalg.yield %1 : i16
      }
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %1 = arith.index_cast %arg1 : index to i16
      %2 = arith.index_cast %arg2 : index to i16
      %3 = arith.andi %1, %2 : i16
      tensor.yield %3 : i16
    } : tensor<3x2xi16>
    %0 = linalg.matvec ins(%generated, %extracted_slice_0 : tensor<3x2xi16>, tensor<2xi16>) outs(%arg0 : tensor<3xi16>) -> tensor<3xi16>
    return %0 : tensor<3xi16>
  }
  func.func @f2(%arg0: tensor<3xi16>, %arg1: i16, %arg2: f16, %arg3: tensor<3xi16>) -> tensor<3xi16> {
    %cst = arith.constant dense<0> : tensor<i16>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%arg3, %cst : tensor<3xi16>, tensor<i16>) outs(%arg3 : tensor<3xi16>) -> tensor<3xi16>
    %1 = tensor.empty() : tensor<3xi16>
    %2 = linalg.fill ins(%arg1 : i16) outs(%1 : tensor<3xi16>) -> tensor<3xi16>
    %3:3 = call @f1(%2, %0, %0, %2) : (tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>) -> (tensor<3xi16>, tensor<3xi16>, tensor<3xi16>)
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %4 = scf.for %arg4 = %c1 to %c3 step %c2 iter_args(%arg5 = %2) -> (tensor<3xi16>) {
      %6 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%3#0, %3#1 : tensor<3xi16>, tensor<3xi16>) outs(%arg5 : tensor<3xi16>) -> tensor<3xi16>
      %extracted = tensor.extract %6[%arg4] : tensor<3xi16>
      %mapped = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%3#1, %2 : tensor<3xi16>, tensor<3xi16>) outs(%6 : tensor<3xi16>)
      scf.yield %mapped : tensor<3xi16>
    }
    %from_elements = tensor.from_elements %arg1 : tensor<1xi16>
    %5 = linalg.conv_1d ins(%3#1, %from_elements : tensor<3xi16>, tensor<1xi16>) outs(%4 : tensor<3xi16>) -> tensor<3xi16>
    return %5 : tensor<3xi16>
  }
  func.func private @f1(%arg0: tensor<3xi16> {bufferization.buffer_layout = #map}, %arg1: tensor<3xi16> {bufferization.buffer_layout = #map}, %arg2: tensor<3xi16>, %arg3: tensor<3xi16>) -> (tensor<3xi16>, tensor<3xi16>, tensor<3xi16>) {
    %0 = scf.execute_region -> tensor<3xi16> {
      %cst = arith.constant dense<1.150000e+01> : tensor<f16>
      %1 = linalg.ceil ins(%cst : tensor<f16>) outs(%cst : tensor<f16>) -> tensor<f16>
      scf.yield %arg1 : tensor<3xi16>
    }
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %arg0 : tensor<3xi16> to tensor<?xi16>
    %inserted_slice = tensor.insert_slice %cast into %arg1[0] [%c3] [1] : tensor<?xi16> into tensor<3xi16>
    return %inserted_slice, %0, %arg3 : tensor<3xi16>, tensor<3xi16>, tensor<3xi16>
  }
}

