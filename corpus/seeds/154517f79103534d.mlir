// bufdiff-profile: slices
// bufdiff-choices: 7489953c8542008add99ae071334d5c3bb6826db3e01a33f9dbde2482d69093ca633ad58dfcb42a7
// bufdiff-choices: 8487a4c7f484a002b4eb20c96e3dc7a35a32bf628d7d857a8fc3c5fa01e1768349aa9acb7b18d237
// bufdiff-choices: b57d9a86f35fbcc8fb31b833d97fee7f0cd208ee6fda1589b0aa448cd960c3f8c55966002c91b197
// bufdiff-choices: f92a5be64dbf2bf0613ab32903cfa110a7c22a385ad8e9129eee83b2e3dc3d78b2878c5adfa94516
// bufdiff-choices: c4c515659b7b6637e9d786b4e4369d71cf403b57f647f3f3fe2353c8db912ef7e5f33b6ca5542c2a
// bufdiff-choices: a546d5263a1411f3d06cf740c28df569002ecf40e9303d850245cf9f9c092335f8f02d1009daa198
// bufdiff-choices: 3b78fcbd566c2a2cf4022661d6cc2535c13d1f4088f52dfbc8dc92f66311dab6d46948c5351575a4
// bufdiff-choices: 696e0dc2a0232fbe3a8ea27fd87fb709d14c7d8680c78a86af453ae38c73987cf2ff42f02cf223cf
// bufdiff-choices: 003193d3eb1775b2c00f90ec63f30f2b959a39be784d
// bufdiff-features: 2898 3638 4518 4752 6169 6188 6363 7384 7793 8130 9479 11162 12170 12932 13074
// bufdiff-features: 13233 14454 14523 14884 15751 16682 17015 20337 20402 20749 21953 22095 22280
// bufdiff-features: 23169 25818 25898 26087 26546 26568 27725 28047 29590 29968 32614 34159 34167
// bufdiff-features: 35163 36511 36784 39915 39927 40070 40712 41362 42344 42467 42530 42766 42984
// bufdiff-features: 44522 45202 45617 46203 47392 47762 47796 48974 49370 49605 50231 50894 51344
// bufdiff-features: 51851 52062 52322 52558 52823 52900 53243 53252 55021 55113 55776 56927 58024
// bufdiff-features: 58290 59888 60686 61375 61692 63071 63589 64120 64435 65778 66422 66995 67520
// bufdiff-features: 68355 68782 71168 71611 72546 72909 72975 73289 73802 74057 74507 74864 75337
// bufdiff-features: 75502 75881 76339 76700 76953 78283 78430 78447 80083 81736 82011 82135 82654
// bufdiff-features: 83194 84347 86125 87862 88337 88635 88732 88999 89110 89646 89780 89812 90070
// bufdiff-features: 90097 91547 91633 91862 92194 92492 93171 93255 94961 95900 96352 97270 98962
// bufdiff-features: 99383 101105 102560 104315 104931 105494 106376 107412 108012 108038 110608
// bufdiff-features: 110952 111024 112929 113041 113346 113940 114432 115081 115801 116503 117235
// bufdiff-features: 117336 117724 118214 120687 121626 121682 123012 125573 125702 128916 130602
// bufdiff-features: 132723 134279 135534 135899 136007 136030 136271 137045 138096 138753 140940
// bufdiff-features: 142040 142846 143878 143896 146512 146792 147885 148521 149670 149892 153488
// bufdiff-features: 153896 155143 155898 156460 157325 157557 158120 158897 159895 160011 161004
// bufdiff-features: 161883 163044 164124 165161 165695 165719 166039 166456 167164 168323 168562
// bufdiff-features: 169734 169982 170882 171116 171369 172814 173354 175546 176031 176701 176782
// bufdiff-features: 177182 177904 178067 178558 178934 179280 179647 180211 180725 181541 181789
// bufdiff-features: 183703 184030 184962 185252 185317 185723 186088 186149 186257 186959 188522
// bufdiff-features: 188571 188790 189674 190141 190142 191185 191888 192422 192628 192771 193353
// bufdiff-features: 194063 194205 194256 194682 195809 195820 196031 196048 197169 197267 197837
// bufdiff-features: 198246 198432 198820 198889 199827 201059 202241 204212 204797 205434 205689
// bufdiff-features: 207330 207388 207442 207760 208947 209761 210022 210461 215938 215959 216873
// bufdiff-features: 217216 220517 221126 222809 222982 223719 225325 225818 225827 226151 226178
// bufdiff-features: 226357 226777 227499 228354 228390 228808 228936 230081 230640 231330 231770
// bufdiff-features: 234387 234487 235141 235375 235547 236336 237022 238118 241213 241225 242955
// bufdiff-features: 243781 243989 245380 245459 246543 246895 247062 247913 249841 250432 250862
// bufdiff-features: 252466 252539 253389 255394 258906 259515 259528 259840 260534
module {
  func.func @f2(%arg0: tensor<?xi64>, %arg1: tensor<?x?xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<?xi64>) -> (tensor<?xi64>, i64) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi64>
    %0 = tensor.empty(%dim) : tensor<?xi64>
    %c3_i64 = arith.constant 3 : i64
    %1 = linalg.fill ins(%c3_i64 : i64) outs(%0 : tensor<?xi64>) -> tensor<?xi64>
    %2 = tensor.empty(%dim) : tensor<?xi64>
    %3 = linalg.fill ins(%c3_i64 : i64) outs(%2 : tensor<?xi64>) -> tensor<?xi64>
    %4 = linalg.add ins(%1, %3 : tensor<?xi64>, tensor<?xi64>) outs(%arg0 : tensor<?xi64>) -> tensor<?xi64>
    return %4, %c3_i64 : tensor<?xi64>, i64
  }
  func.func @f1(%arg0: tensor<3xi64>, %arg1: i64, %arg2: tensor<?x2xf32>) -> (tensor<3xi64>, tensor<3xi64>) {
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %extracted = tensor.extract %arg0[%arg3] : tensor<3xi64>
      %3 = arith.index_cast %arg3 : index to i64
      %4 = arith.addi %extracted, %3 : i64
      %c7_i64 = arith.constant 7 : i64
      %5 = arith.divui %4, %c7_i64 : i64
      tensor.yield %5 : i64
    } : tensor<3xi64>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg0, %generated : tensor<3xi64>, tensor<3xi64>) outs(%arg0 : tensor<3xi64>) -> tensor<3xi64>
    %1 = tensor.empty() : tensor<3xi64>
    %2 = linalg.copy ins(%arg0 : tensor<3xi64>) outs(%1 : tensor<3xi64>) -> tensor<3xi64>
    return %0, %2 : tensor<3xi64>, tensor<3xi64>
  }
  func.func private @f3(%arg0: tensor<3xi64>, %arg1: tensor<3x2xf32>, %arg2: f32) -> (tensor<3x2xf32>, tensor<3xi64>) {
    %c3_i64 = arith.constant 3 : i64
    %0 = linalg.fill ins(%c3_i64 : i64) outs(%arg0 : tensor<3xi64>) -> tensor<3xi64>
    %1 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %arg1) -> (tensor<3x2xf32>) {
      %cast = tensor.cast %0 : tensor<3xi64> to tensor<?xi64>
      %cast_0 = tensor.cast %arg1 : tensor<3x2xf32> to tensor<?x?xf32>
      %cast_1 = tensor.cast %0 : tensor<3xi64> to tensor<?xi64>
      %2:2 = func.call @f2(%cast, %cast_0, %arg1, %cast_1) : (tensor<?xi64>, tensor<?x?xf32>, tensor<3x2xf32>, tensor<?xi64>) -> (tensor<?xi64>, i64)
      %c1 = arith.constant 1 : index
      %3 = tensor.empty(%c1) : tensor<3x?xf32>
      %4 = linalg.fill ins(%arg2 : f32) outs(%3 : tensor<3x?xf32>) -> tensor<3x?xf32>
      %cast_2 = tensor.cast %4 : tensor<3x?xf32> to tensor<3x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cast_2 into %arg4[0, %arg3] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<3x2xf32>
      }
    }
    return %1, %0 : tensor<3x2xf32>, tensor<3xi64>
  }
  func.func @main(%arg0: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>, tensor<?xi64>, tensor<?xi64>, tensor<3x2xf32>, tensor<3xi64>, tensor<2x1xf32>) {
    %0 = linalg.max ins(%arg0, %arg0 : tensor<3xi64>, tensor<3xi64>) outs(%arg0 : tensor<3xi64>) -> tensor<3xi64>
    %cst = arith.constant dense<0.000000e+00> : tensor<3x2xf32>
    %cst_0 = arith.constant -6.000000e+00 : f32
    %1:2 = call @f3(%0, %cst, %cst_0) : (tensor<3xi64>, tensor<3x2xf32>, f32) -> (tensor<3x2xf32>, tensor<3xi64>)
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1#1[0] [%c1] [1] : tensor<3xi64> to tensor<?xi64>
    %cast = tensor.cast %extracted_slice : tensor<?xi64> to tensor<1xi64>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0] [1] [1] : tensor<1xi64> into tensor<3xi64>
    %c3 = arith.constant 3 : index
    %2 = tensor.empty(%c3) : tensor<?xi64>
    %3 = linalg.mul ins(%arg0, %inserted_slice : tensor<3xi64>, tensor<3xi64>) outs(%2 : tensor<?xi64>) -> tensor<?xi64>
    %c0_i64 = arith.constant 0 : i64
    %cast_1 = tensor.cast %cst : tensor<3x2xf32> to tensor<?x2xf32>
    %4:2 = call @f1(%arg0, %c0_i64, %cast_1) : (tensor<3xi64>, i64, tensor<?x2xf32>) -> (tensor<3xi64>, tensor<3xi64>)
    %inserted_slice_2 = tensor.insert_slice %extracted_slice into %inserted_slice[0] [%c1] [1] : tensor<?xi64> into tensor<3xi64>
    %cast_3 = tensor.cast %4#0 : tensor<3xi64> to tensor<?xi64>
    %c2 = arith.constant 2 : index
    %extracted_slice_4 = tensor.extract_slice %cst[0, 0] [2, 1] [%c2, 1] : tensor<3x2xf32> to tensor<2x1xf32>
    return %inserted_slice_2, %4#1, %cast_3, %3, %1#0, %inserted_slice, %extracted_slice_4 : tensor<3xi64>, tensor<3xi64>, tensor<?xi64>, tensor<?xi64>, tensor<3x2xf32>, tensor<3xi64>, tensor<2x1xf32>
  }
}

