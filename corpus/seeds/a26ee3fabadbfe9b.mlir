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
// bufdiff-choices: 00495ffa07fc
// bufdiff-features: 2898 2943 2945 4752 5296 9293 9479 10616 11162 12648 13074 13233 13915 15671
// bufdiff-features: 15751 16098 16289 16682 17015 17193 18486 19086 20749 21140 21522 22095 22280
// bufdiff-features: 23143 23787 24402 26546 26568 26796 27725 28503 28779 29968 30666 30673 30725
// bufdiff-features: 31231 31492 32514 33769 34159 34167 34640 35364 36784 36797 37183 37289 37803
// bufdiff-features: 37879 38225 38783 39061 39200 39927 40540 40712 41111 42412 42467 42984 43631
// bufdiff-features: 44893 45202 46203 46835 46993 47230 47392 48038 48974 50210 51415 52148 52625
// bufdiff-features: 52807 52823 52900 52946 53243 53252 53469 53676 54998 55113 56404 56927 58024
// bufdiff-features: 58122 60686 62641 63071 63800 64120 64435 64716 65405 66995 68355 68457 69593
// bufdiff-features: 69965 73330 73802 74057 74255 74833 75361 76074 76953 76973 77261 78180 78283
// bufdiff-features: 78430 79099 79539 81411 81736 82135 83194 83900 84585 85843 86125 88337 88732
// bufdiff-features: 88999 89110 89492 89780 89812 90070 90088 90777 91312 92138 92194 93244 93255
// bufdiff-features: 93360 93994 94696 95273 95407 97407 98170 98501 98627 98873 98995 99294 99383
// bufdiff-features: 100073 100171 100574 101582 102964 104315 104931 105700 107412 108992 109327
// bufdiff-features: 109732 110527 110896 110952 112929 113041 113801 113940 113959 115588 115778
// bufdiff-features: 116977 117183 117235 117766 118214 119588 121626 121977 125971 129170 130951
// bufdiff-features: 131175 131306 132624 133297 135534 135868 136273 137045 138086 139718 139901
// bufdiff-features: 140032 141238 142040 143605 143878 146512 148647 150818 151260 152565 153142
// bufdiff-features: 153293 154946 155153 155898 157034 158120 159430 159983 160756 161295 161377
// bufdiff-features: 161883 162740 162799 162971 163044 163131 163581 163687 164170 164709 165636
// bufdiff-features: 165719 166456 166579 166889 167164 167357 167614 168808 168858 169982 173354
// bufdiff-features: 174170 174243 174314 174830 175830 176031 176252 177182 178067 178165 178417
// bufdiff-features: 178558 179236 179977 180240 181541 183114 183140 184030 184962 185027 186371
// bufdiff-features: 186959 188790 192422 192771 193747 194134 195820 196031 197267 197392 198432
// bufdiff-features: 200307 201059 202241 204212 205434 205689 205953 206056 207299 207442 207731
// bufdiff-features: 210351 210461 211786 212111 213275 213531 214744 214916 215959 216657 216969
// bufdiff-features: 217325 217843 217899 218480 218595 218635 218657 219734 220517 220670 221903
// bufdiff-features: 222809 223935 225818 226151 226357 226579 227401 228390 228519 230081 230640
// bufdiff-features: 231129 231155 231770 232352 234346 234387 234975 235375 236324 236909 236930
// bufdiff-features: 237169 237357 237454 240158 241225 241945 242646 243441 243546 243781 243989
// bufdiff-features: 244795 244895 245380 245594 246303 246543 246966 247062 249841 249948 250917
// bufdiff-features: 251992 252161 252466 252539 253523 253532 253836 254791 255556 255603 255802
// bufdiff-features: 257806 257842 258378 258906 259528 259828 259840 260360 260534
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<?xi16> {bufferization.writable = false}, %arg1: tensor<3xi16>) -> (tensor<3xi16>, tensor<3xi16>, tensor<?xi16>, tensor<?xf16>, tensor<3xi16>, tensor<?xi16>, tensor<?xi16>, f16, f16) {
    %0:2 = call @twice4(%arg0) : (tensor<?xi16>) -> (tensor<?xi16>, tensor<?xi16>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi16>
    %1 = tensor.empty(%dim) : tensor<?xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0#0 : tensor<?xi16>) outs(%1 : tensor<?xi16>) {
    ^bb0(%in: i16, %out: i16):
      %c11_i16 = arith.constant 11 : i16
      %15 = arith.subi %in, %c11_i16 : i16
      linalg.yield %15 : i16
    } -> tensor<?xi16>
    %3 = tensor.empty(%dim) : tensor<?xi16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0#1 : tensor<?xi16>) outs(%3 : tensor<?xi16>) {
    ^bb0(%in: i16, %out: i16):
      linalg.yield %in : i16
    } -> tensor<?xi16>
    %c3 = arith.constant 3 : index
    %5 = arith.remui %dim, %c3 : index
    %extracted = tensor.extract %arg1[%5] : tensor<3xi16>
    %c2_i16 = arith.constant 2 : i16
    %6 = arith.cmpi ne, %extracted, %c2_i16 : i16
    %7:2 = scf.if %6 -> (tensor<?xi16>, tensor<?xi16>) {
      %mapped = linalg.map ins(%4, %0#0, %2 : tensor<?xi16>, tensor<?xi16>, tensor<?xi16>) outs(%3 : tensor<?xi16>)
        (%in: i16, %in_2: i16, %in_3: i16, %init: i16) {
          %15 = arith.maxsi %in, %in_2 : i16
          %16 = arith.minui %15, %in_3 : i16
          linalg.yield %16 : i16
        }
      scf.yield %3, %mapped : tensor<?xi16>, tensor<?xi16>
    } else {
      %cst_2 = arith.constant -0.000000e+00 : f16
      %c3_i16 = arith.constant 3 : i16
      %c11_i16 = arith.constant 11 : i16
      %from_elements = tensor.from_elements %c3_i16, %c11_i16, %extracted : tensor<3xi16>
      %15:3 = func.call @f2(%arg1, %extracted, %cst_2, %from_elements) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3xi16>, i16, f16, tensor<3xi16>) -> (tensor<3xi16>, tensor<?xf16>, f16)
      %16 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%15#0, %arg1 : tensor<3xi16>, tensor<3xi16>) outs(%arg1 : tensor<3xi16>) -> tensor<3xi16>
      %cast_3 = tensor.cast %16 : tensor<3xi16> to tensor<?xi16>
      scf.yield %3, %cast_3 : tensor<?xi16>, tensor<?xi16>
    }
    %8:5 = call @f3(%arg1) : (tensor<3xi16>) -> (tensor<i16>, tensor<3xi16>, tensor<?xf16>, f16, f16)
    %9 = tensor.empty() : tensor<3xi16>
    %extracted_0 = tensor.extract %8#0[] : tensor<i16>
    %10 = linalg.fill ins(%extracted_0 : i16) outs(%9 : tensor<3xi16>) -> tensor<3xi16>
    %cst = arith.constant dense<-3> : tensor<3xi16>
    %11 = tensor.empty() : tensor<3xi16>
    %12 = arith.maxsi %extracted, %extracted : i16
    %13 = linalg.fill ins(%12 : i16) outs(%11 : tensor<3xi16>) -> tensor<3xi16>
    %14:3 = call @f1(%10, %10, %cst, %13) : (tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>) -> (tensor<3xi16>, tensor<3xi16>, tensor<3xi16>)
    %cast = tensor.cast %14#0 : tensor<3xi16> to tensor<?xi16>
    %cast_1 = tensor.cast %13 : tensor<3xi16> to tensor<?xi16>
    return %14#2, %14#1, %cast, %8#2, %8#1, %7#1, %cast_1, %8#4, %8#3 : tensor<3xi16>, tensor<3xi16>, tensor<?xi16>, tensor<?xf16>, tensor<3xi16>, tensor<?xi16>, tensor<?xi16>, f16, f16
  }
  func.func @f2(%arg0: tensor<3xi16>, %arg1: i16, %arg2: f16, %arg3: tensor<3xi16>) -> (tensor<3xi16>, tensor<?xf16>, f16) {
    %cst = arith.constant dense<0> : tensor<i16>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%arg3, %cst : tensor<3xi16>, tensor<i16>) outs(%arg3 : tensor<3xi16>) -> tensor<3xi16>
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2) : tensor<?xf16>
    %2 = linalg.fill ins(%arg2 : f16) outs(%1 : tensor<?xf16>) -> tensor<?xf16>
    %3 = linalg.softmax dimension(0) ins(%2 : tensor<?xf16>) outs(%2 : tensor<?xf16>) -> tensor<?xf16>
    return %0, %3, %arg2 : tensor<3xi16>, tensor<?xf16>, f16
  }
  func.func private @f1(%arg0: tensor<3xi16> {bufferization.buffer_layout = #map}, %arg1: tensor<3xi16> {bufferization.buffer_layout = #map}, %arg2: tensor<3xi16>, %arg3: tensor<3xi16>) -> (tensor<3xi16>, tensor<3xi16>, tensor<3xi16>) {
    %0 = scf.execute_region -> tensor<3xi16> {
      %cst = arith.constant dense<1.150000e+01> : tensor<f16>
      %2 = linalg.ceil ins(%cst : tensor<f16>) outs(%cst : tensor<f16>) -> tensor<f16>
      scf.yield %arg1 : tensor<3xi16>
    }
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %arg0 : tensor<3xi16> to tensor<?xi16>
    %inserted_slice = tensor.insert_slice %cast into %arg1[0] [%c3] [1] : tensor<?xi16> into tensor<3xi16>
    %1 = bufferization.alloc_tensor() copy(%inserted_slice) : tensor<3xi16>
    return %0, %1, %arg3 : tensor<3xi16>, tensor<3xi16>, tensor<3xi16>
  }
  func.func private @f3(%arg0: tensor<3xi16>) -> (tensor<i16>, tensor<3xi16>, tensor<?xf16>, f16, f16) {
    %c127_i16 = arith.constant 127 : i16
    %0 = linalg.fill ins(%c127_i16 : i16) outs(%arg0 : tensor<3xi16>) -> tensor<3xi16>
    %cst = arith.constant dense<10> : tensor<i16>
    %1 = linalg.dot ins(%arg0, %0 : tensor<3xi16>, tensor<3xi16>) outs(%cst : tensor<i16>) -> tensor<i16>
    %cst_0 = arith.constant 7.250000e+00 : f16
    %2:3 = call @f2(%arg0, %c127_i16, %cst_0, %arg0) : (tensor<3xi16>, i16, f16, tensor<3xi16>) -> (tensor<3xi16>, tensor<?xf16>, f16)
    return %1, %2#0, %2#1, %2#2, %cst_0 : tensor<i16>, tensor<3xi16>, tensor<?xf16>, f16, f16
  }
  func.func private @twice4(%arg0: tensor<?xi16>) -> (tensor<?xi16>, tensor<?xi16>) {
    return %arg0, %arg0 : tensor<?xi16>, tensor<?xi16>
  }
}

