// bufdiff-profile: mixed
// bufdiff-choices: f42bef27306e98b637f4d6a51ed9a5bdd6c50e7d99a1c59096a74e1ff2dcf9ee4638d86e306259ea
// bufdiff-choices: 8484aac878c92c2a0c15abd02b280517b1d8bac699a0023fe5494e671721d33de54f1328fae80088
// bufdiff-choices: e40d68e8433dedda752f5eb74a9b3835bbb787f8dcd9cd549ead1ef6232c30ea505e4990ce2ec2ab
// bufdiff-choices: a3b5865653a3e6df802a5333ab4b915e23bd60053c7fb26e6561476aaf2c3356065b75c01f6d21f1
// bufdiff-choices: ee01c5b229d4b10f15334a58a302ec79f2ac67c12e4faee3e3553efcf00f6054e84b2abda19daa2c
// bufdiff-choices: 09a9458bb458583356b786e5d3f55f5bd7fbef68b1e214fa8c866015cd6acff21d93e5f466bd867d
// bufdiff-choices: d8599c65f8321a1a1146657329b212456b3b1b10a4f4198bb148438a1e26155d2d85ab5faf81e1e0
// bufdiff-choices: 88df804a6540cabc743ca9a296671e35f877c84bf5473e7676dda3e84d03ce8c6715
// bufdiff-features: 3579 4752 9255 9479 11162 13387 15751 15903 16682 19979 20092 22095 22109 22280
// bufdiff-features: 22801 23143 23787 24259 24747 25367 26568 27556 27725 28907 29001 29968 30666
// bufdiff-features: 31492 31864 32358 33769 34159 34167 36784 38783 40540 40712 41396 42984 43258
// bufdiff-features: 43545 45617 46203 48269 48333 48974 50894 51341 51719 52558 52807 52823 52900
// bufdiff-features: 53243 53252 53469 54385 55113 55472 58024 58403 59347 60469 60686 61944 63071
// bufdiff-features: 64119 64120 64235 64716 65405 66422 67880 68355 68457 69081 69735 70335 72975
// bufdiff-features: 73289 73802 74864 76700 76915 78283 78430 78703 79099 81736 82135 82851 83194
// bufdiff-features: 83672 83905 84585 84727 85843 86125 86844 88337 88732 89250 89421 89780 90070
// bufdiff-features: 91248 95407 96352 96716 98501 99383 100059 101105 104315 104436 104931 104973
// bufdiff-features: 105700 107412 107425 107987 108012 109732 110561 110780 112929 113041 113940
// bufdiff-features: 114432 115778 117206 117235 117618 117724 118841 119885 120049 121626 123967
// bufdiff-features: 124411 125702 127373 128046 128916 134766 135534 135868 137045 141238 142040
// bufdiff-features: 142393 142610 144761 146210 146512 146870 147477 150313 150631 151292 152226
// bufdiff-features: 152725 153293 153896 154946 155465 155898 156460 158120 158204 158897 159796
// bufdiff-features: 160756 161779 162740 163373 165636 165719 166037 166065 166455 166579 167164
// bufdiff-features: 168007 168323 168858 169047 171083 171369 173166 173354 174170 175907 175951
// bufdiff-features: 176031 177182 178019 178067 178165 178558 181789 182283 182675 183703 184030
// bufdiff-features: 184686 184851 184962 186849 186959 187596 187925 188571 188790 189266 191690
// bufdiff-features: 192422 192628 192771 193290 193773 195820 196031 196048 197837 198447 198460
// bufdiff-features: 198820 200396 201059 202241 203158 204697 205434 205689 206056 207449 207731
// bufdiff-features: 210351 210461 212111 214143 214325 215340 215959 216810 217899 218635 223989
// bufdiff-features: 225246 225759 225818 225985 228297 228390 228741 230081 230640 230810 231792
// bufdiff-features: 234387 235141 235375 235547 236136 236929 236930 237470 237788 240158 241225
// bufdiff-features: 241844 242793 242872 243781 244408 245619 246543 247062 251992 252466 252539
// bufdiff-features: 256076 256112 256247 257992 258378 258455 258906 258994 259840 261263
module {
  func.func @main(%arg0: tensor<4xi8>) -> (tensor<4xi8>, tensor<?xi8>, tensor<4xi8>, tensor<?xi8>, tensor<4xi8>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %arg0) -> (tensor<4xi8>) {
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<4xi8> to tensor<i8>
      %extracted_3 = tensor.extract %extracted_slice[] : tensor<i8>
      %inserted = tensor.insert %extracted_3 into %extracted_slice[] : tensor<i8>
      %inserted_slice = tensor.insert_slice %inserted into %arg2[%arg1] [1] [1] : tensor<i8> into tensor<4xi8>
      scf.yield %inserted_slice : tensor<4xi8>
    }
    %1 = call @f2(%arg0, %0, %0) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
    %cast = tensor.cast %1 : tensor<4xi8> to tensor<?xi8>
    %cst = arith.constant dense<[3, 4, 5, 6]> : tensor<4xi8>
    %cast_0 = tensor.cast %cst : tensor<4xi8> to tensor<?xi8>
    %2 = call @f3(%cast, %cast_0, %cast) : (tensor<?xi8>, tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
    %cast_1 = tensor.cast %arg0 : tensor<4xi8> to tensor<?xi8>
    %3 = tensor.empty() : tensor<4xi8>
    %extracted = tensor.extract %1[%c0] : tensor<4xi8>
    %4 = linalg.fill ins(%extracted : i8) outs(%3 : tensor<4xi8>) -> tensor<4xi8>
    %cast_2 = tensor.cast %4 : tensor<4xi8> to tensor<?xi8>
    %5:2 = call @f4(%arg0, %cast_1, %1, %cast_2) : (tensor<4xi8>, tensor<?xi8>, tensor<4xi8>, tensor<?xi8>) -> (tensor<4xi8>, tensor<?xi8>)
    %6:2 = call @f1(%arg0) : (tensor<4xi8>) -> (tensor<4xi8>, i8)
    return %6#0, %5#1, %5#0, %2, %6#0 : tensor<4xi8>, tensor<?xi8>, tensor<4xi8>, tensor<?xi8>, tensor<4xi8>
  }
  func.func private @f4(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4xi8>, %arg3: tensor<?xi8>) -> (tensor<4xi8>, tensor<?xi8>) {
    %inserted_slice = tensor.insert_slice %arg2 into %arg2[0] [4] [1] : tensor<4xi8> into tensor<4xi8>
    return %inserted_slice, %arg3 : tensor<4xi8>, tensor<?xi8>
  }
  func.func @f2(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>, %arg2: tensor<4xi8>) -> tensor<4xi8> {
    %cst = arith.constant dense<false> : tensor<4xi1>
    %cst_0 = arith.constant dense<[6, 5, 4, 3]> : tensor<4xi8>
    %0 = linalg.select ins(%cst, %arg2, %cst_0 : tensor<4xi1>, tensor<4xi8>, tensor<4xi8>) outs(%arg2 : tensor<4xi8>) -> tensor<4xi8>
    return %0 : tensor<4xi8>
  }
  func.func private @f1(%arg0: tensor<4xi8>) -> (tensor<4xi8>, i8) {
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<4xi8>, tensor<4xi8>) -> tensor<8xi8>
    %c3_i8 = arith.constant 3 : i8
    return %arg0, %c3_i8 : tensor<4xi8>, i8
  }
  func.func private @f3(%arg0: tensor<?xi8>, %arg1: tensor<?xi8>, %arg2: tensor<?xi8>) -> tensor<?xi8> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi8>
    %0 = tensor.empty(%dim) : tensor<2x?xi8>
    %c7_i8 = arith.constant 7 : i8
    %1 = linalg.fill ins(%c7_i8 : i8) outs(%0 : tensor<2x?xi8>) -> tensor<2x?xi8>
    %reduced = linalg.reduce ins(%1 : tensor<2x?xi8>) outs(%arg1 : tensor<?xi8>) dimensions = [0] 
      (%in: i8, %init: i8) {
        %2 = arith.xori %in, %init : i8
        linalg.yield %2 : i8
      }
    return %reduced : tensor<?xi8>
  }
}

