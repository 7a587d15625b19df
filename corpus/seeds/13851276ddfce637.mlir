// bufdiff-profile: loops
// bufdiff-choices: 5c364f6d076f96e9095b5c0d9693d503826480548d9a1b55adf20bb8751f2c15e399f126a33c2991
// bufdiff-choices: d8942d498869ab865fba7d54623d5963a889b706211931ba2f837d9f93f15cdd5c087920b22f02de
// bufdiff-choices: 3ab57eb0aa66c30366c220d077a5489f7ef1d5d865553dfe22027084d2239dae9a2ef8197eafc104
// bufdiff-choices: e35d875cad83ef7ca2703b1ca89ff7a48cbc04a1fccd66a467338071e9e6b1113743ff7fe60dc762
// bufdiff-choices: f69c2eb051458152c958efc18368bf813a4ee84e89533e6dbae197f047e211cbbab27891a76dc7bc
// bufdiff-choices: c7ac65152d3568e151846cdb26aedaf4fe6c0950932083608418e0cc3ddfffd7da9a76d2b15f7181
// bufdiff-choices: 07fc573e39a8ba559faa755d35a8f5645847c7c22eb8e8d795ce3b2d100b635305da56eda4d4cfff
// bufdiff-choices: 52d4334368bfa2884cbf001a4d80
// bufdiff-features: 1854 3972 5013 5018 9479 9768 10203 11162 12796 13233 14454 14523 15751 16601
// bufdiff-features: 18322 18540 19164 19579 20337 22095 22280 24259 24330 24745 26568 26663 27725
// bufdiff-features: 30573 30625 30666 32085 32918 34167 34299 34701 36448 36784 39457 39627 40712
// bufdiff-features: 42293 43442 46203 46321 48598 49956 51086 52322 52558 52900 53252 55021 63800
// bufdiff-features: 64120 64212 65445 66422 66995 68355 68701 68985 71306 72119 73274 73295 73802
// bufdiff-features: 74057 74507 75134 78283 78430 81511 81612 81736 82565 83493 84585 85843 86125
// bufdiff-features: 87023 87227 89110 89178 89646 89732 89812 89928 90070 90218 92194 92344 93208
// bufdiff-features: 93255 96861 97053 97131 97270 97924 99383 99757 99969 103673 103851 104931
// bufdiff-features: 105494 108012 108038 110148 110816 111733 112929 113041 113374 117235 117532
// bufdiff-features: 118880 119205 119439 119611 119674 120687 121000 121318 121626 122865 122967
// bufdiff-features: 125510 130933 131999 135363 137045 139994 141238 141286 142084 144409 145872
// bufdiff-features: 146109 146512 147130 147477 147747 150818 153063 153226 153293 153419 154430
// bufdiff-features: 154946 155898 156460 156807 158012 158120 158897 160138 160756 161196 162504
// bufdiff-features: 163044 163581 164472 165636 165719 166125 169299 170063 171081 172814 172824
// bufdiff-features: 173800 174170 175687 177905 178067 178228 180947 181694 181789 183222 184030
// bufdiff-features: 186202 186942 186959 188175 188275 188358 188790 189380 189820 192413 192422
// bufdiff-features: 192771 193406 193773 194205 195809 196031 197267 197392 198460 198889 200104
// bufdiff-features: 200307 201059 201095 201246 201550 201991 202065 203746 205434 205689 206376
// bufdiff-features: 206380 208379 210022 210301 210461 210828 212124 213275 213339 214579 214921
// bufdiff-features: 215707 215959 216213 216298 218738 218966 219393 220013 220223 221162 221661
// bufdiff-features: 222135 222809 223687 224099 225016 225985 226357 228219 228390 229266 229273
// bufdiff-features: 230081 230517 230810 231527 231722 233145 233652 233919 235730 236930 239241
// bufdiff-features: 239941 241554 244729 246362 246543 246635 246783 247563 248929 248956 249594
// bufdiff-features: 251062 251444 252466 252651 253836 255412 255556 255729 257210 258241 258906
// bufdiff-features: 259216 259528 259840 261137 261884
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<?x?xi32>, %arg1: tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) {
    %cst = arith.constant dense<1> : tensor<1x1xi32>
    %0 = linalg.conv_2d ins(%arg1, %cst : tensor<?x?xi32>, tensor<1x1xi32>) outs(%arg0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c0, %c0] : tensor<1x1xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = arith.cmpi ne, %extracted, %c0_i32 : i32
    %2 = arith.index_castui %1 : i1 to index
    %3 = scf.index_switch %2 -> tensor<?x?xi32> 
    case 0 {
      %cst_0 = arith.constant dense<0> : tensor<6xi32>
      %cast = tensor.cast %cst_0 : tensor<6xi32> to tensor<?xi32>
      %broadcasted = linalg.broadcast ins(%cast : tensor<?xi32>) outs(%arg1 : tensor<?x?xi32>) dimensions = [1] 
      scf.yield %broadcasted : tensor<?x?xi32>
    }
    case 1 {
      %generated = tensor.generate  {
      ^bb0(%arg2: index):
        %4 = arith.index_cast %arg2 : index to i32
        %5 = arith.ori %4, %extracted : i32
        %c7_i32 = arith.constant 7 : i32
        %6 = arith.shrui %5, %c7_i32 : i32
        tensor.yield %6 : i32
      } : tensor<6xi32>
      %cast = tensor.cast %generated : tensor<6xi32> to tensor<?xi32>
      %broadcasted = linalg.broadcast ins(%cast : tensor<?xi32>) outs(%arg1 : tensor<?x?xi32>) dimensions = [1] 
      scf.yield %broadcasted : tensor<?x?xi32>
    }
    default {
      %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %0 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg1 : tensor<?x?xi32>) {
      ^bb0(%in: i32, %in_0: i32, %out: i32):
        %5 = arith.ori %in, %in_0 : i32
        %c2_i32 = arith.constant 2 : i32
        %6 = arith.shrui %5, %c2_i32 : i32
        %7 = arith.maxui %6, %out : i32
        linalg.yield %7 : i32
      } -> tensor<?x?xi32>
      scf.yield %4 : tensor<?x?xi32>
    }
    return %arg1, %0, %3 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>
  }
  func.func @main(%arg0: tensor<6x4xi32>, %arg1: tensor<6x4xi32>, %arg2: tensor<6x4xi32>, %arg3: tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<6x4xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<6x4xi32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg4 = %c0, %arg5 = %arg3, %arg6 = %arg3) : (index, tensor<?x?xi32>, tensor<?x?xi32>) -> (index, tensor<?x?xi32>, tensor<?x?xi32>) {
      %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<6x4xi32> into tensor<24xi32>
      %6 = arith.cmpi ult, %arg4, %c2 : index
      scf.condition(%6) %arg4, %arg5, %arg6 : index, tensor<?x?xi32>, tensor<?x?xi32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<?x?xi32>, %arg6: tensor<?x?xi32>):
      %extracted = tensor.extract %arg2[%arg4, %c2] : tensor<6x4xi32>
      %c42_i32 = arith.constant 42 : i32
      %6 = vector.transfer_read %arg0[%arg4, %arg4], %c42_i32 : tensor<6x4xi32>, vector<3xi32>
      %7 = vector.extract %6[1] : i32 from vector<3xi32>
      %8 = arith.addi %arg4, %c1 : index
      %9 = linalg.mul ins(%arg3, %arg5 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg6 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %10 = linalg.copy ins(%9 : tensor<?x?xi32>) outs(%arg5 : tensor<?x?xi32>) -> tensor<?x?xi32>
      scf.yield %8, %10, %9 : index, tensor<?x?xi32>, tensor<?x?xi32>
    }
    %1 = tensor.empty() : tensor<6x4xi32>
    %2 = tensor.empty() : tensor<6x4xi32>
    %c7_i32 = arith.constant 7 : i32
    %3 = linalg.fill ins(%c7_i32 : i32) outs(%2 : tensor<6x4xi32>) -> tensor<6x4xi32>
    %4 = linalg.mul ins(%arg0, %3 : tensor<6x4xi32>, tensor<6x4xi32>) outs(%1 : tensor<6x4xi32>) -> tensor<6x4xi32>
    %cast = tensor.cast %3 : tensor<6x4xi32> to tensor<?x?xi32>
    %5:3 = call @f1(%cast, %cast) : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>)
    return %0#1, %0#2, %4, %5#0, %5#1, %5#2, %arg0, %0#0 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<6x4xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<6x4xi32>, index
  }
}

