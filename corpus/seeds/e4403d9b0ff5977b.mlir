// bufdiff-profile: loops
// bufdiff-choices: 5c364f6d076f96e9095b5c0d9693d503826480548d9a1b55adf20bb8751f2c15e399f126a33c2991
// bufdiff-choices: d8942d498869ab865fba7d54623d5963a889b706211931ba2f837d9f93f15cdd5c087920b22f02de
// bufdiff-choices: 3ab57eb0aa66c30366c220d077a5489f7ef1d5d865553dfe22027084d2239dae9a2ef8197eafc104
// bufdiff-choices: e35d875cad83ef7ca2703b1ca89ff7a48cbc04a1fccd66a467338071e9e6b1113743ff7fe60dc762
// bufdiff-choices: f69c2eb051458152c958efc18368bf813a4ee84e89533e6dbae197f047e211cbbab27891a76dc7bc
// bufdiff-choices: c7ac65152d3568e151846cdb26aedaf4fe6c0950932083608418e0cc3ddfffd7da9a76d2b15f7181
// bufdiff-choices: 07fc573e39a8ba559faa755d35a8f5645847c7c22eb8e8d795ce3b2d100b635305da56eda4d4cfff
// bufdiff-choices: 52d4334368
// bufdiff-features: 1854 3972 6611 8325 9479 9768 11162 13233 14454 14523 14793 15751 16601 18322
// bufdiff-features: 18540 19100 19164 20337 22095 24330 24745 26568 26663 26891 30625 30666 32085
// bufdiff-features: 34167 34299 34701 36448 36784 39457 39627 40712 42293 43442 46203 48598 49956
// bufdiff-features: 50894 51086 52322 52558 52900 53252 55021 58024 63800 64120 64212 66422 68355
// bufdiff-features: 68701 68985 71306 72119 73274 73295 73330 73802 74057 75253 78283 78430 81511
// bufdiff-features: 81612 81736 82149 82565 83493 84585 85843 86125 87023 87227 89178 89646 89732
// bufdiff-features: 89928 90218 92194 93208 93255 93316 96251 96861 97053 97131 97270 97924 99383
// bufdiff-features: 99757 99969 101847 103673 103851 104931 107412 108012 108038 108810 110148
// bufdiff-features: 110816 112929 113374 117235 118880 119205 119439 119611 121000 121318 121626
// bufdiff-features: 122865 122967 125510 131999 135363 137045 140569 141238 141286 142084 144241
// bufdiff-features: 144409 145872 146512 146814 147477 150818 153063 153293 153419 154430 154946
// bufdiff-features: 155898 156460 156807 158012 158077 158120 158897 160138 160756 161196 162504
// bufdiff-features: 163687 165636 165719 166037 166125 168323 169299 170063 171081 172814 172824
// bufdiff-features: 173800 174170 175687 176850 177905 178228 180947 181694 181789 182283 183222
// bufdiff-features: 184030 186202 186942 186959 188175 188275 188358 188790 189380 189820 192413
// bufdiff-features: 192771 193406 194205 195809 197392 198460 198703 198889 200104 200307 201059
// bufdiff-features: 201095 201246 201991 202065 203746 205434 206376 206380 208379 210461 210828
// bufdiff-features: 212124 213275 213339 214579 214921 215707 216213 216298 218966 219393 220013
// bufdiff-features: 220223 221162 221661 222135 223687 225016 228390 229266 229273 230081 230517
// bufdiff-features: 230810 231527 231722 233145 233652 233919 234387 235730 239241 239941 244729
// bufdiff-features: 245619 246362 246543 246635 246783 248929 248956 249594 251062 251444 252691
// bufdiff-features: 253836 254791 255412 255556 255729 257210 258241 258906 259216 259528 259840
// bufdiff-features: 261137 261884
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
  func.func @main(%arg0: tensor<6x4xi32>, %arg1: tensor<6x4xi32>, %arg2: tensor<6x4xi32>, %arg3: tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg4 = %c0, %arg5 = %arg3, %arg6 = %arg3) : (index, tensor<?x?xi32>, tensor<?x?xi32>) -> (index, tensor<?x?xi32>, tensor<?x?xi32>) {
      %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<6x4xi32> into tensor<24xi32>
      %3 = arith.cmpi ult, %arg4, %c2 : index
      scf.condition(%3) %arg4, %arg5, %arg6 : index, tensor<?x?xi32>, tensor<?x?xi32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<?x?xi32>, %arg6: tensor<?x?xi32>):
      %extracted = tensor.extract %arg2[%arg4, %c2] : tensor<6x4xi32>
      %c42_i32 = arith.constant 42 : i32
      %3 = vector.transfer_read %arg0[%arg4, %arg4], %c42_i32 : tensor<6x4xi32>, vector<3xi32>
      %4 = vector.extract %3[1] : i32 from vector<3xi32>
      %5 = arith.addi %arg4, %c1 : index
      %6 = linalg.mul ins(%arg3, %arg5 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg6 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %7 = linalg.copy ins(%6 : tensor<?x?xi32>) outs(%arg5 : tensor<?x?xi32>) -> tensor<?x?xi32>
      scf.yield %5, %7, %6 : index, tensor<?x?xi32>, tensor<?x?xi32>
    }
    %1 = linalg.mul ins(%arg3, %0#1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%0#1 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %cast = tensor.cast %arg1 : tensor<6x4xi32> to tensor<?x?xi32>
    %2:3 = call @f1(%cast, %cast) : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>)
    return %2#2, %2#1, %2#0, %0#2, %1, %0#0 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, index
  }
}

