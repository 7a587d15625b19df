// bufdiff-profile: mixed
// bufdiff-choices: b43f284671508c33158d2c2ca8b984ef3dd662e917816cd6ade12a6e7ea816a6f51614b5e412730e
// bufdiff-choices: dc730e60c1dc0547768d9c78750d8fc33f0d55e18793e4316361007de0b5f1d743f890f983fe6f33
// bufdiff-choices: 5361c08d6510b51590d07bbc59f21fcf38db3d0c3e6e53b7f6932dd542585310531bc6c9fabd526f
// bufdiff-choices: 1b6243476d352d3e1857364efa7c9c5d397be3ab1b6f45bfe492daff4078e92a919ad43c1ce366d1
// bufdiff-choices: 7c3ebb2ff54547cb284a589807285d2bbdd2b839a90d3753bb2a6e9a3b2054d5a20a3bb0d1bada46
// bufdiff-choices: 0ef5ed3f15ea802ce16d5ec1fdd2675cc55cea6bf8922482151586012adbf132
// bufdiff-features: 2898 2945 2961 3039 6611 7384 8137 11044 11162 11712 12796 13233 14454 14704
// bufdiff-features: 14884 15751 16682 17989 18385 18685 20023 21522 21579 22095 22280 23787 25898
// bufdiff-features: 26546 26568 27640 28133 29590 29968 30018 30209 30293 30666 34167 34617 35163
// bufdiff-features: 36784 38225 38427 39093 39927 40712 42344 42467 43631 46203 47203 47392 47829
// bufdiff-features: 48616 48974 50894 52062 52322 52807 52900 53244 53252 53659 53716 53915 55113
// bufdiff-features: 55463 59372 61375 61628 61944 63071 64120 64138 64839 65496 65726 66422 68355
// bufdiff-features: 70335 72606 73802 74057 74507 74864 74914 76339 76677 76700 77617 78235 78283
// bufdiff-features: 78430 79493 80533 81443 81736 82135 83112 83194 84452 84585 85843 86125 87199
// bufdiff-features: 87923 88732 89732 89780 89812 91633 93255 93464 93718 93753 96352 97813 97924
// bufdiff-features: 98430 98501 99969 100059 102788 104315 104339 104931 107412 107425 108012
// bufdiff-features: 109327 109732 110552 110917 111316 112929 113327 113940 115295 117103 117235
// bufdiff-features: 117336 117618 119588 121363 121755 123204 123301 124254 125908 127249 128916
// bufdiff-features: 130933 132156 132554 133185 133681 134279 136056 137045 138476 139890 142040
// bufdiff-features: 142084 142706 144093 146512 150631 151728 151758 152233 153896 155884 156154
// bufdiff-features: 156460 158120 158897 160349 163687 164119 165719 167164 167626 168858 169860
// bufdiff-features: 172171 173800 174170 174314 175248 176031 177182 177416 177904 178067 178558
// bufdiff-features: 179005 179796 181789 182899 183114 183224 183703 184030 184863 185252 185600
// bufdiff-features: 185723 186257 186959 188522 188571 188790 188845 190142 190547 191119 192422
// bufdiff-features: 192628 192771 193773 194256 196031 197392 198820 199827 200307 201059 201095
// bufdiff-features: 202241 202562 203746 204350 205434 205689 206618 208379 208947 210301 210351
// bufdiff-features: 210461 214744 215959 218286 218635 220013 220517 222809 223030 223719 225468
// bufdiff-features: 225818 225827 226357 226777 228390 228894 228936 229385 230081 230293 230640
// bufdiff-features: 231168 233623 235141 235375 236024 239763 242145 243477 245898 246543 251992
// bufdiff-features: 252466 252539 253836 255556 255729 258906 259057 259785 259840 260130
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
  func.func @main(%arg0: tensor<4x2xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, f32) {
    %cast = tensor.cast %arg0 : tensor<4x2xf32> to tensor<?x?xf32>
    %0:2 = call @f1(%cast) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %1:2 = call @f1(%0#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %cast_0 = tensor.cast %1#1 : tensor<?x?xf32> to tensor<4x2xf32>
    %2:2 = call @f2(%cast_0, %cast_0) : (tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
    %extracted_slice = tensor.extract_slice %0#0[0, 0] [4, 2] [1, 1] : tensor<?x?xf32> to tensor<4x2xf32>
    %cast_1 = tensor.cast %0#0 : tensor<?x?xf32> to tensor<4x?xf32>
    %cast_2 = tensor.cast %0#0 : tensor<?x?xf32> to tensor<4x2xf32>
    %3:2 = call @f3(%cast_1, %cast_2, %cast_2, %2#0) : (tensor<4x?xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
    %cst = arith.constant 2.000000e+00 : f32
    return %0#1, %1#0, %2#1, %extracted_slice, %3#0, %3#1, %cst : tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, f32
  }
}

