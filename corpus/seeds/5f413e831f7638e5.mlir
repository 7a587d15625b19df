// bufdiff-profile: loops
// bufdiff-choices: 5db3333ef9599136e68e6176cd6bfa4e548457a6a602ada93ea0e7c4046e588ad9ac4db1307378c5
// bufdiff-choices: 502e744a892e3cadaf6d2467ed7118b797bd3f7ca4dfda503bafe639f7cc01c79249a295330f66f0
// bufdiff-choices: 91afd4189fd90019f69abc1569c235ec17a21e2285c102b2961ffad165a8687a1f5c22f6c4e0393f
// bufdiff-choices: f15b110a9b1c1f929a658df4ecc328a71e6f4a2ef5c69e57007ca3df5963ebf757f6297551b3a6ad
// bufdiff-choices: 5e2ba9dd221b936e478b2123851c56496defeecbf37ec8fbd1855fd739de650a7882bc5538113686
// bufdiff-choices: 7fb8349b26b7e91505eed4ef07f56484365cffa8207cafda9bbd7b7a2af90f85b10e87f94b77099d
// bufdiff-choices: db17e4bc86ee443477a75ca0a31a8bffc74563a195dcfe0d7044a925cd7a83ab9bfd
// bufdiff-features: 76 1258 3336 3717 4752 6363 9479 11162 12478 14245 15751 16512 17470 17970
// bufdiff-features: 18486 19100 19419 21367 21522 21953 22095 22280 22483 22860 24184 26568 26636
// bufdiff-features: 26808 29590 30209 30238 33136 34167 35957 36784 39372 40038 40540 40712 42344
// bufdiff-features: 42398 42984 42985 46203 46372 46936 47392 49635 51415 52062 52322 52558 52900
// bufdiff-features: 53252 54998 55014 55113 56024 57348 58046 60686 62480 62530 63800 64120 64235
// bufdiff-features: 64716 64979 68355 73802 74057 75273 75361 76328 76953 77261 78430 78696 79099
// bufdiff-features: 81736 82094 83537 83667 84098 86125 87000 88337 88732 89178 89614 89780 90097
// bufdiff-features: 90433 91652 92194 94576 94951 95407 96969 98501 99383 101256 101264 103673
// bufdiff-features: 104730 104931 105700 108136 109643 109732 110816 111302 111378 111457 112929
// bufdiff-features: 113041 113901 113940 117235 119588 120595 121607 121626 124903 125921 126608
// bufdiff-features: 126928 127305 129878 133297 135868 136804 136975 137045 138749 143667 143953
// bufdiff-features: 146512 148304 150362 150452 150818 153293 153488 155898 156460 158120 160756
// bufdiff-features: 161377 163154 163687 165636 165719 166037 166455 167793 168571 168815 170490
// bufdiff-features: 171369 171913 172753 174094 174170 174249 177904 178067 178650 179649 181757
// bufdiff-features: 183114 184030 184962 186042 186535 186959 189131 190142 190547 190555 191076
// bufdiff-features: 191765 192422 192628 192771 193747 196031 196632 197109 197837 197849 200112
// bufdiff-features: 201059 201311 202162 202241 202468 204527 205434 208503 210351 210461 212111
// bufdiff-features: 214199 216157 218635 220223 222306 222330 224099 224916 227829 228390 228936
// bufdiff-features: 230081 230640 236930 236986 237169 238474 239241 239757 239763 240100 240158
// bufdiff-features: 242034 242145 242894 243781 244281 244408 245272 246455 246543 246546 247062
// bufdiff-features: 249841 250713 251992 252466 252539 255520 257120 258906 258951 259510 259528
// bufdiff-features: 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f2(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %c4 = arith.constant 4 : index
    %generated = tensor.generate %c4 {
    ^bb0(%arg1: index):
      %extracted = tensor.extract %arg0[%arg1] : tensor<4xf32>
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = arith.cmpf ogt, %extracted, %2 : f32
      %4 = arith.select %3, %extracted, %2 : f32
      tensor.yield %4 : f32
    } : tensor<?xf32>
    %0 = linalg.copy ins(%generated : tensor<?xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @f1(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg4 = %c0, %arg5 = %arg1) : (index, tensor<1xf32>) -> (index, tensor<1xf32>) {
      %1 = arith.cmpi ult, %arg4, %c2 : index
      scf.condition(%1) %arg4, %arg5 : index, tensor<1xf32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<1xf32>):
      %1 = arith.addi %arg4, %c1 : index
      %extracted = tensor.extract %arg5[%c0] : tensor<1xf32>
      %from_elements = tensor.from_elements %extracted : tensor<1xf32>
      %2 = linalg.sqrt ins(%from_elements : tensor<1xf32>) outs(%arg5 : tensor<1xf32>) -> tensor<1xf32>
      %3 = linalg.sub ins(%arg2, %arg3 : tensor<1xf32>, tensor<1xf32>) outs(%2 : tensor<1xf32>) -> tensor<1xf32>
      scf.yield %1, %3 : index, tensor<1xf32>
    }
    return %0#1, %arg0, %arg2, %0#0 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, index
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>) -> (tensor<?xindex>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, f32) {
    %0 = call @f2(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = tensor.empty() : tensor<4xi64>
    %c42_i64 = arith.constant 42 : i64
    %2 = linalg.fill ins(%c42_i64 : i64) outs(%1 : tensor<4xi64>) -> tensor<4xi64>
    %3 = arith.index_cast %2 : tensor<4xi64> to tensor<4xindex>
    %extracted_slice = tensor.extract_slice %0[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %4 = linalg.powf ins(%arg1, %extracted_slice : tensor<1xf32>, tensor<1xf32>) outs(%arg1 : tensor<1xf32>) -> tensor<1xf32>
    %5:4 = call @f1(%4, %4, %4, %4) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, index)
    %c2 = arith.constant 2 : index
    %6 = arith.cmpi eq, %5#3, %c2 : index
    %7 = scf.if %6 -> (tensor<1xf32>) {
      scf.yield %5#2 : tensor<1xf32>
    } else {
      scf.yield %extracted_slice : tensor<1xf32>
    }
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5#2 : tensor<1xf32>) outs(%7 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant -6.000000e+00 : f32
      %9 = arith.cmpf uge, %in, %cst : f32
      %10 = arith.select %9, %in, %cst : f32
      linalg.yield %10 : f32
    } -> tensor<1xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %extracted_slice[%c0] : tensor<1xf32>
    %cast = tensor.cast %3 : tensor<4xindex> to tensor<?xindex>
    return %cast, %5#0, %5#1, %8, %7, %extracted : tensor<?xindex>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, f32
  }
}

