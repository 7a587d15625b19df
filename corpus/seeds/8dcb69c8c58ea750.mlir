// bufdiff-profile: idioms
// bufdiff-choices: 3ee6db3514d6a96a7ac2acf5f81941120a935f9c629dd203924e4558c91002a9972b81c2488372e6
// bufdiff-choices: fe584b719c31c454b36745f12d1b1f00a80a5d5e5514b2cb0bccaa2023934af8e1c69c2577fc3791
// bufdiff-choices: 469c37ebf52ea9374ec97b36b15b2ec2979759b1478ade271a2decf9c617247d36154144cb2b6497
// bufdiff-choices: 0397737d27dedad49d38884edc5c12ede493670c58fa7ac669a90162c7947afc497b183b857a91b0
// bufdiff-choices: def0b08091b485b1c0181ff7ab57eb775c49c719eee035864bfa0b6b2ce02a9ff1dca2d45078b445
// bufdiff-choices: fcfb553b3a146180a3b9d390d886242cf84ce4a5b465c4e3138b02ccc050cfedc218f0699ab910fd
// bufdiff-choices: e92b73f289c94c6636e986a8e545fd4509f7dd48a37f4c24e2c1c24128e04f0c5aa702405d9b1556
// bufdiff-choices: aa02dd528ed268ea05a662e773c1a372a499a15c4bef4a2db384f936d2ca74bb8e947502d89f89f9
// bufdiff-choices: 7665cf851bc129
// bufdiff-features: 1150 1858 5297 8918 9034 9748 9968 10035 10384 11047 11162 12170 12276 12932
// bufdiff-features: 13233 14674 15751 16558 16800 16900 19628 21522 22095 22280 24747 25727 26568
// bufdiff-features: 26960 27171 29590 29732 30002 30293 30666 31383 31492 33769 34159 34167 36784
// bufdiff-features: 38783 40266 40390 40712 40776 42344 42984 44505 44522 46203 47242 47671 50246
// bufdiff-features: 50894 52062 52900 53180 53252 53469 53569 54468 54998 55113 57158 60686 62643
// bufdiff-features: 63071 64119 64120 66422 67526 68355 69403 70965 71168 72413 73802 74057 74360
// bufdiff-features: 74382 74450 74560 74864 78430 81736 82135 84585 85153 85843 86125 86834 86934
// bufdiff-features: 88000 88732 89780 91148 93171 93286 95695 98501 99228 99383 101105 101823
// bufdiff-features: 104931 106489 106761 108185 108332 109732 110552 112929 113041 113940 114328
// bufdiff-features: 115739 115778 117724 118576 118841 119588 119665 121181 121561 121626 123014
// bufdiff-features: 123204 124626 125908 127533 130135 130294 135868 136269 137045 137080 138844
// bufdiff-features: 142008 142040 144761 145441 145661 146512 146608 147477 148304 149059 149908
// bufdiff-features: 151319 153293 155465 155898 156191 156460 156770 157602 158120 158897 160349
// bufdiff-features: 163687 165373 165719 166037 166579 168858 171369 171551 172111 173800 174170
// bufdiff-features: 177182 177211 177355 177904 178560 180207 180404 181088 181522 184030 184321
// bufdiff-features: 184853 185670 186959 187869 188136 188790 192628 192771 193747 193773 194134
// bufdiff-features: 195407 196048 196478 197392 198460 200104 200521 201059 201716 202241 202917
// bufdiff-features: 204088 205434 205689 208641 210301 210351 210461 211967 212111 212695 214325
// bufdiff-features: 215925 215938 215959 216062 217899 218635 219734 221444 223082 223640 225756
// bufdiff-features: 225818 225827 226053 226357 229016 230081 230329 230610 231630 234558 236214
// bufdiff-features: 236743 236930 236986 237029 238394 240158 240400 241602 243248 243546 244895
// bufdiff-features: 245855 246543 247062 249653 249841 250948 251992 252539 256247 258331 258472
// bufdiff-features: 258906 259840 260161 260254 260815
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f2(%arg0: tensor<3xf32>, %arg1: f32) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = linalg.exp ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [2] : tensor<3xf32> to tensor<2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [2] [2] : tensor<3xf32> to tensor<2xf32>
    %1 = linalg.ceil ins(%extracted_slice : tensor<2xf32>) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<2xf32>) outs(%extracted_slice_0 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = linalg.index 0 : index
      %4 = arith.index_cast %3 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.mulf %in, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %inserted_slice = tensor.insert_slice %2 into %arg0[0] [2] [2] : tensor<2xf32> into tensor<3xf32>
    %inserted_slice_1 = tensor.insert_slice %1 into %inserted_slice[0] [2] [2] : tensor<2xf32> into tensor<3xf32>
    return %inserted_slice_1, %0 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<4x4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<4x4xf32>) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<?x4xf32>) outs(%arg3 : tensor<?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.mulf %in, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<?x4xf32>
    return %0, %arg0 : tensor<?x4xf32>, tensor<4x4xf32>
  }
  func.func @main(%arg0: tensor<4x4xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<3x?x?xf32>, %arg3: tensor<4x4xf32>) -> (tensor<?x?x?xf32>, tensor<?x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg3[%c0, 1] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<3xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %0:2 = call @f2(%extracted_slice, %cst) : (tensor<3xf32>, f32) -> (tensor<3xf32>, tensor<3xf32>)
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %arg2 low[0, 1, 0] high[%c2, 2, 1] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %4 = arith.divf %cst, %cst : f32
      tensor.yield %4 : f32
    } : tensor<3x?x?xf32> to tensor<?x?x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg3[1, %c0] [3, 1] [1, 1] : tensor<4x4xf32> to tensor<3xf32>
    %cast = tensor.cast %arg3 : tensor<4x4xf32> to tensor<?x4xf32>
    %1:2 = call @f1(%arg0, %0#1, %extracted_slice_0, %cast) : (tensor<4x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<4x4xf32>)
    %extracted_slice_1 = tensor.extract_slice %arg3[0, 0] [2, 2] [%c2, 3] : tensor<4x4xf32> to tensor<2x2xf32>
    %extracted_slice_2 = tensor.extract_slice %arg3[1, 0] [2, 2] [2, 3] : tensor<4x4xf32> to tensor<2x2xf32>
    %2 = linalg.abs ins(%extracted_slice_1 : tensor<2x2xf32>) outs(%extracted_slice_1 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %3 = linalg.abs ins(%extracted_slice_1 : tensor<2x2xf32>) outs(%extracted_slice_2 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %inserted_slice = tensor.insert_slice %2 into %arg3[0, 0] [2, 2] [%c2, 3] : tensor<2x2xf32> into tensor<4x4xf32>
    %inserted_slice_3 = tensor.insert_slice %3 into %inserted_slice[1, 0] [2, 2] [2, 3] : tensor<2x2xf32> into tensor<4x4xf32>
    %cast_4 = tensor.cast %0#0 : tensor<3xf32> to tensor<?xf32>
    return %padded, %1#0, %1#1, %inserted_slice_3, %cast_4 : tensor<?x?x?xf32>, tensor<?x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<?xf32>
  }
}

