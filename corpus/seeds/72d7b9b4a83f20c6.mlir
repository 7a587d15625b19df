// bufdiff-profile: loops
// bufdiff-choices: 2b027f0d5f29838d27c66bf87bb0c57218e3591da4f67ac3115d4dd2d179a44ce71e4f7d4a8a9957
// bufdiff-choices: 8add89b52998817f0adbc66283529798ec5133c79e72c50ecdfd3af3067e08bde918b069528b25aa
// bufdiff-choices: 6d58d58ced207a0f35126ab5df17dbd0b2fb3f6fb04068355544e9f7a038c339dfaf195364542e3d
// bufdiff-choices: 38baecd0c6af2b7051eb8f1228e30daffffc0ac4f827acadf3438a569a1c030ed9b41baf0f56def0
// bufdiff-choices: 71919fd4be5a9c87b94d0092dcfefb21cd9d1089adeb63c892f7b8f123ba557cd896159fa438a9e8
// bufdiff-choices: 387fcac699ef48ff51013922872ad637b409633689b4cf64e4835866c6a017d4589d0781739ea9de
// bufdiff-choices: 89b5aabfffc0f132e35fb62c80a0e5be0094a82bece4ee751f474bdd8c981eab8905090e6daa54f5
// bufdiff-choices: ca1b1867ca42c11cb805a8d5
// bufdiff-features: 1854 4752 5258 6136 6277 6611 7516 7523 7793 8352 9748 9932 10035 10112 11162
// bufdiff-features: 11441 12544 12560 13125 13233 14704 15595 15751 16682 19100 21953 22095 22280
// bufdiff-features: 22323 23039 23143 23643 23787 24330 24747 26568 26816 26930 28503 28958 29968
// bufdiff-features: 30625 32471 34167 34650 34902 35957 36448 38513 39457 39951 39970 40070 40712
// bufdiff-features: 40716 41605 43248 44865 45202 46203 46835 47067 47230 47392 47735 49956 50664
// bufdiff-features: 50665 51086 51534 52272 52322 52558 52900 53180 55143 56863 58272 59834 60306
// bufdiff-features: 61944 63071 64119 64120 64193 64716 64875 65814 66422 66560 66660 66752 67055
// bufdiff-features: 68355 70385 71556 72975 73802 74057 74360 76339 77617 78283 78430 79596 81511
// bufdiff-features: 82063 82135 82565 83548 83734 84937 86125 88040 88947 89178 89732 89780 90777
// bufdiff-features: 92194 92488 92702 93255 94280 95394 97053 97059 97657 98501 101983 103120
// bufdiff-features: 103851 104315 104931 105038 105355 105700 110816 110952 112929 113084 113626
// bufdiff-features: 116554 116758 117724 118081 119340 119588 119665 119993 121000 121041 121318
// bufdiff-features: 124626 125331 125675 125702 125921 126376 127243 127533 128916 129550 129878
// bufdiff-features: 133121 133575 133756 134279 134603 135534 136030 139357 140557 142369 142481
// bufdiff-features: 144193 145422 146375 148304 152064 152233 152897 153063 155670 155898 156460
// bufdiff-features: 156807 158120 158897 159348 159359 160138 161426 162971 164709 165636 165719
// bufdiff-features: 166037 166456 166463 167793 168745 168808 170876 171308 171369 171845 172118
// bufdiff-features: 174243 175248 175312 175687 176701 177697 178067 179647 181541 183227 184030
// bufdiff-features: 184722 184863 184962 185282 186117 186942 186959 188175 188696 188790 189820
// bufdiff-features: 189967 190365 191116 191718 192411 192422 192628 192771 193701 194134 194682
// bufdiff-features: 195820 196031 196048 198267 198279 198432 200521 201122 201646 202032 202065
// bufdiff-features: 203469 205005 205434 205689 207097 207330 207442 207672 208670 211003 211786
// bufdiff-features: 211967 212549 213701 214325 215707 216061 217085 218211 218657 220056 220223
// bufdiff-features: 221242 221903 223991 224899 225016 226151 227829 228255 228936 230081 230303
// bufdiff-features: 230616 231330 231527 231770 232027 233919 233993 234527 235375 236024 236216
// bufdiff-features: 236986 239941 240138 240280 241225 242955 243781 245096 245911 246415 246460
// bufdiff-features: 246543 249108 249653 252101 252466 252539 252543 254836 255160 255556 256247
// bufdiff-features: 256414 257780 258477 259229 259468 259840 260047 261613
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>, %arg2: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg1, %arg5 = %arg0) : (index, tensor<2xi32>, tensor<2xi32>) -> (index, tensor<2xi32>, tensor<2xi32>) {
      %4:3 = scf.while (%arg6 = %c0, %arg7 = %arg4, %arg8 = %arg1) : (index, tensor<2xi32>, tensor<2xi32>) -> (index, tensor<2xi32>, tensor<2xi32>) {
        %8 = arith.cmpi ult, %arg6, %c1 : index
        scf.condition(%8) %arg6, %arg7, %arg8 : index, tensor<2xi32>, tensor<2xi32>
      } do {
      ^bb0(%arg6: index, %arg7: tensor<2xi32>, %arg8: tensor<2xi32>):
        %8 = bufferization.alloc_tensor() copy(%arg5) {memory_space = 1 : i64} : tensor<2xi32>
        %9 = tensor.empty() : tensor<2xi32>
        %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<2xi32>) outs(%9 : tensor<2xi32>) {
        ^bb0(%in: i32, %out: i32):
          %c100_i32_3 = arith.constant 100 : i32
          %18 = arith.minui %in, %c100_i32_3 : i32
          linalg.yield %18 : i32
        } -> tensor<2xi32>
        %extracted_slice = tensor.extract_slice %10[0] [1] [2] : tensor<2xi32> to tensor<1xi32>
        %extracted_slice_0 = tensor.extract_slice %10[1] [1] [2] : tensor<2xi32> to tensor<1xi32>
        %11 = linalg.mul ins(%extracted_slice, %extracted_slice_0 : tensor<1xi32>, tensor<1xi32>) outs(%extracted_slice : tensor<1xi32>) -> tensor<1xi32>
        %extracted_slice_1 = tensor.extract_slice %extracted_slice[%c0] [1] [1] : tensor<1xi32> to tensor<i32>
        %12 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%extracted_slice_1 : tensor<i32>) outs(%extracted_slice_0 : tensor<1xi32>) {
        ^bb0(%in: i32, %out: i32):
          linalg.yield %in : i32
        } -> tensor<1xi32>
        %inserted_slice = tensor.insert_slice %11 into %10[0] [1] [2] : tensor<1xi32> into tensor<2xi32>
        %inserted_slice_2 = tensor.insert_slice %12 into %inserted_slice[1] [1] [2] : tensor<1xi32> into tensor<2xi32>
        %13 = arith.addi %arg6, %c1 : index
        %14 = linalg.copy ins(%10 : tensor<2xi32>) outs(%arg8 : tensor<2xi32>) -> tensor<2xi32>
        %15 = tensor.empty() : tensor<2xi32>
        %c100_i32 = arith.constant 100 : i32
        %16 = linalg.fill ins(%c100_i32 : i32) outs(%15 : tensor<2xi32>) -> tensor<2xi32>
        %17 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%16, %extracted_slice_1 : tensor<2xi32>, tensor<i32>) outs(%arg7 : tensor<2xi32>) -> tensor<2xi32>
        scf.yield %13, %17, %14 : index, tensor<2xi32>, tensor<2xi32>
      }
      %5 = arith.cmpi ult, %arg3, %c2 : index
      %c5 = arith.constant 5 : index
      %6 = arith.cmpi ne, %arg3, %c5 : index
      %7 = arith.andi %5, %6 : i1
      scf.condition(%7) %arg3, %arg4, %arg5 : index, tensor<2xi32>, tensor<2xi32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<2xi32>, %arg5: tensor<2xi32>):
      %4 = arith.addi %arg3, %c1 : index
      %5 = linalg.copy ins(%arg1 : tensor<2xi32>) outs(%arg5 : tensor<2xi32>) -> tensor<2xi32>
      %6 = linalg.copy ins(%arg1 : tensor<2xi32>) outs(%arg4 : tensor<2xi32>) -> tensor<2xi32>
      scf.yield %4, %6, %5 : index, tensor<2xi32>, tensor<2xi32>
    }
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg1, %arg0 : tensor<2xi32>, tensor<2xi32>) outs(%0#1 : tensor<2xi32>) -> tensor<2xi32>
    %2 = linalg.copy ins(%arg1 : tensor<2xi32>) outs(%0#2 : tensor<2xi32>) -> tensor<2xi32>
    %cast = tensor.cast %2 : tensor<2xi32> to tensor<?xi32>
    %3:2 = call @f1(%cast) : (tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>)
    return %3#1, %3#0, %1, %2, %0#2, %0#0 : tensor<?xi32>, tensor<?xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, index
  }
  func.func @f1(%arg0: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
    %c-128_i32 = arith.constant -128 : i32
    %0 = linalg.fill ins(%c-128_i32 : i32) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.while (%arg1 = %c0, %arg2 = %0) : (index, tensor<?xi32>) -> (index, tensor<?xi32>) {
      %5 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%5) %arg1, %arg2 : index, tensor<?xi32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?xi32>):
      %5 = arith.addi %arg1, %c1 : index
      %6 = linalg.copy ins(%0 : tensor<?xi32>) outs(%arg2 : tensor<?xi32>) -> tensor<?xi32>
      %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
      %7 = tensor.empty(%dim) : tensor<?xi32>
      %8 = linalg.fill ins(%c-128_i32 : i32) outs(%7 : tensor<?xi32>) -> tensor<?xi32>
      %cst = arith.constant dense<5> : tensor<i32>
      %9 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] ins(%8, %cst : tensor<?xi32>, tensor<i32>) outs(%6 : tensor<?xi32>) -> tensor<?xi32>
      scf.yield %5, %9 : index, tensor<?xi32>
    }
    %2 = tensor.empty(%c1) : tensor<?xi32>
    %3 = linalg.fill ins(%c-128_i32 : i32) outs(%2 : tensor<?xi32>) -> tensor<?xi32>
    %4 = linalg.conv_1d ins(%1#1, %3 : tensor<?xi32>, tensor<?xi32>) outs(%1#1 : tensor<?xi32>) -> tensor<?xi32>
    return %4, %1#1 : tensor<?xi32>, tensor<?xi32>
  }
}

