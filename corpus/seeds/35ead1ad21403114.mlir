// bufdiff-profile: mixed
// bufdiff-choices: b43f284671508c33158d2c2ca8b984ef3dd662e917816cd6ade12a6e7ea816a6f51614b5e412730e
// bufdiff-choices: dc730e60c1dc0547768d9c78750d8fc33f0d55e18793e4316361007de0b5f1d743f890f983fe6f33
// bufdiff-choices: 5361c08d6510b51590d07bbc59f21fcf38db3d0c3e6e53b7f6932dd542585310531bc6c9fabd526f
// bufdiff-choices: 1b6243476d352d3e1857364efa7c9c5d397be3ab1b6f45bfe492daff4078e92a919ad43c1ce366d1
// bufdiff-choices: 7c3ebb2ff54547cb284a589807285d2bbdd2b839a90d3753bb2a6e9a3b2054d5a20a3bb0d1bada46
// bufdiff-choices: 0ef5ed3f15ea802ce16d5ec1fdd2675cc55cea6bf8922482151586012adbf132c166bb484b78e519
// bufdiff-choices: 45af064ec951e853c8e2f9c3
// bufdiff-features: 2898 2961 3039 3217 5075 7384 8137 9293 9479 11044 11162 12170 12796 13233
// bufdiff-features: 14454 14884 15751 16682 17989 18385 18685 19100 19628 20023 20749 22095 22280
// bufdiff-features: 23787 24270 25898 26546 26568 27640 27725 28133 29590 29968 30666 31857 34167
// bufdiff-features: 34617 35163 36784 38225 38427 39927 40712 42467 43631 46203 47203 47392 48616
// bufdiff-features: 48974 50894 51654 52062 52322 52807 52900 53244 53252 53659 53716 53915 55113
// bufdiff-features: 55463 58024 59372 61375 61628 63071 64120 64138 64839 65496 65726 66422 68355
// bufdiff-features: 72606 73802 74507 74672 74864 74914 76339 76677 76700 78235 78283 78430 79493
// bufdiff-features: 81736 82135 83112 83194 84322 84452 84585 85843 86125 87199 87923 88732 89732
// bufdiff-features: 89780 90070 93255 93464 93718 93753 95407 96352 97813 97924 98430 98501 99969
// bufdiff-features: 100059 102788 104315 104339 104931 107412 107425 107440 108012 109327 109732
// bufdiff-features: 110552 110917 111024 111316 112929 113041 113327 113940 113959 117103 117235
// bufdiff-features: 117336 117618 121363 121755 123204 123301 124254 125908 127249 128916 130933
// bufdiff-features: 132156 132554 133185 133681 134279 135218 136056 137045 138476 139890 141034
// bufdiff-features: 141891 142040 142084 142706 144120 146512 148553 151728 151758 152233 152841
// bufdiff-features: 153896 156154 156460 158120 158897 160349 160756 164119 164602 165719 166037
// bufdiff-features: 167164 168858 169860 172171 172926 173800 174170 174314 175248 176031 177182
// bufdiff-features: 177416 177904 178067 178558 179005 179796 180404 180854 181789 182675 182899
// bufdiff-features: 183114 183224 183703 184030 184863 185600 185723 186257 186959 188522 188790
// bufdiff-features: 190142 191119 192418 192422 192628 192771 194256 196031 197392 199827 200307
// bufdiff-features: 201059 201095 201716 202118 202241 202562 203746 204350 205434 205689 207731
// bufdiff-features: 208379 210351 210461 211534 215959 218286 218635 219413 220517 223030 223719
// bufdiff-features: 225468 225818 225827 226357 226777 227623 228390 228894 228936 229385 230081
// bufdiff-features: 230293 230640 231168 233623 234387 235144 235375 236930 239237 242145 242988
// bufdiff-features: 243477 245898 246543 246783 251992 252466 252539 253836 255556 255729 256112
// bufdiff-features: 258906 258994 259057 259840 260130 261833
module {
  func.func @f2(%arg0: tensor<4x2xf32>, %arg1: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
    %c4 = arith.constant 4 : index
    %cast = tensor.cast %arg1 : tensor<4x2xf32> to tensor<?x2xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [%c4, 2] [1, 1] : tensor<?x2xf32> into tensor<4x2xf32>
    %0 = tensor.empty() : tensor<4x2xf32>
    %1 = linalg.copy ins(%arg0 : tensor<4x2xf32>) outs(%0 : tensor<4x2xf32>) -> tensor<4x2xf32>
    return %inserted_slice, %1 : tensor<4x2xf32>, tensor<4x2xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %false = arith.constant false
    %0:2 = scf.if %false -> (tensor<?x?xf32>, tensor<?x?xf32>) {
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
      %1 = tensor.empty(%dim) : tensor<1x?xf32>
      %cst = arith.constant 3.000000e+00 : f32
      %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x?xf32>) -> tensor<1x?xf32>
      %inserted_slice = tensor.insert_slice %2 into %arg0[%c1, 0] [1, %dim] [1, 1] : tensor<1x?xf32> into tensor<?x?xf32>
      %3 = linalg.max ins(%arg0, %inserted_slice : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %inserted_slice, %3 : tensor<?x?xf32>, tensor<?x?xf32>
    } else {
      %c4 = arith.constant 4 : index
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
      %1 = tensor.empty(%c4, %dim) : tensor<?x?xf32>
      %cst = arith.constant -0.000000e+00 : f32
      %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %3 = linalg.copy ins(%2 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %arg0, %3 : tensor<?x?xf32>, tensor<?x?xf32>
    }
    return %0#0, %0#1 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @f3(%arg0: tensor<4x?xf32>, %arg1: tensor<4x2xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
    %0 = tensor.empty() : tensor<4x2xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %2 = linalg.min ins(%1, %arg3 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%arg1 : tensor<4x2xf32>) -> tensor<4x2xf32>
    return %2, %arg1 : tensor<4x2xf32>, tensor<4x2xf32>
  }
  func.func @main(%arg0: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<?x1x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, f32) {
    %cast = tensor.cast %arg0 : tensor<4x2xf32> to tensor<?x?xf32>
    %0:2 = call @f1(%cast) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %0#1 [[0, 1], [2]] output_shape [%c4, 1, %c2] : tensor<?x?xf32> into tensor<?x1x?xf32>
    %cast_0 = tensor.cast %0#0 : tensor<?x?xf32> to tensor<4x2xf32>
    %cast_1 = tensor.cast %0#0 : tensor<?x?xf32> to tensor<4x2xf32>
    %1:2 = call @f2(%cast_0, %cast_1) : (tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
    %2 = tensor.empty(%c4) : tensor<?x4xf32>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1#0[%c3, %c0] : tensor<4x2xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %cast_2 = tensor.cast %3 : tensor<?x4xf32> to tensor<4x?xf32>
    %4:2 = call @f3(%cast_2, %1#0, %1#0, %1#0) : (tensor<4x?xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
    %cast_3 = tensor.cast %4#1 : tensor<4x2xf32> to tensor<4x?xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1#0[0, 1] [4, %c1] [1, 1] : tensor<4x2xf32> to tensor<4x?xf32>
    return %4#0, %1#1, %expanded, %extracted_slice, %cast_3, %extracted : tensor<4x2xf32>, tensor<4x2xf32>, tensor<?x1x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, f32
  }
}

