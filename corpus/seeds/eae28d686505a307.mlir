// bufdiff-profile: calls
// bufdiff-choices: 33b82e5ec3597e7a6658c94f9913b9b3d554fb5c6c76636fd66183b465ecbe546a17838455b4efea
// bufdiff-choices: 85e7a0198572c5c98a0eced138104720035bc6fc39195c47871d8aacb272a3c939c8ba19f7557505
// bufdiff-choices: 631f1a92fe3526cb484e4134b92dcccd7124231a0d29a7cf6be12c6a7c9cdae1b7365313c474c8ee
// bufdiff-choices: 531104bef1863959902cdcf82a96e6c4a28453ca778eac2961ae1fc24a9f9bba80bb1da29583fd0a
// bufdiff-choices: f9704a73e3a476e016c3fc77649cebdb6f2af2f6c9d870d02fed4157d759f006ef418df0691120b0
// bufdiff-choices: d5bfba23511a0c3726ed97457f0091ab2d34387b70aa066df9ec5f82cd4ee84d9b2107c784e8ebc9
// bufdiff-choices: 68f1b6ab80e2629cb17e2da653a394dddce0abd27834cab7fd0a8f4781132cbdb02f5863a131c5e8
// bufdiff-choices: 2f8dde88d4db604afd5183a96ea7cde55f2147cfc6ef344eeea3663b216637f50de41a55a3aa59ca
// bufdiff-choices: ea73074f9c1aaaba5db96b7252306563c2a840f574e60afcc5e89655556c0b58f1b81e07839ee079
// bufdiff-choices: 297e929f95a5b6871352f7f8ef90abe7586b87ae9b3fe7968d3504377668b01c2a4f
// bufdiff-features: 1993 2058 2320 2898 3579 6363 6611 9479 9968 10476 11162 13233 13518 13915
// bufdiff-features: 14378 14454 15751 16207 16960 17726 18431 18740 20659 21044 21883 22280 24268
// bufdiff-features: 24747 26568 27725 28464 28556 28814 29968 30666 34167 35959 36784 37155 40491
// bufdiff-features: 40712 40753 42097 42467 43942 44589 45017 45202 45617 45869 46203 46632 46993
// bufdiff-features: 48974 49751 50633 51415 51863 52148 52322 52900 53252 53435 54546 54597 54998
// bufdiff-features: 57745 59539 59620 61375 61969 63071 64120 64235 64435 66422 67901 68337 68355
// bufdiff-features: 70544 71061 71168 72142 73802 74255 74507 74672 76328 76639 76915 76953 77564
// bufdiff-features: 77617 78283 78430 78828 80454 81736 82135 82594 83194 84322 85843 86125 88990
// bufdiff-features: 89780 90070 90097 90543 92048 92194 92800 93255 93692 93742 93753 94928 95407
// bufdiff-features: 96352 98291 98501 98610 99383 101264 101823 103758 103851 103995 104931 106314
// bufdiff-features: 107614 108012 108416 110140 110552 110952 112929 113901 114171 117235 117269
// bufdiff-features: 117766 118088 118121 119340 119914 120197 121286 123012 123148 124614 125270
// bufdiff-features: 125648 125908 126927 126928 127655 127813 128688 128916 129849 130602 130878
// bufdiff-features: 130933 131306 134205 134279 135218 135856 136269 137576 138086 138096 140673
// bufdiff-features: 140778 140924 142393 143172 143219 143387 143896 144513 146512 148304 148553
// bufdiff-features: 151758 152816 153063 153293 153896 155465 155996 156154 156460 156863 158120
// bufdiff-features: 158897 159348 159724 160756 161281 163212 163876 164013 164081 164602 164709
// bufdiff-features: 165719 165939 166037 166169 167614 168815 168858 169648 169982 171933 172025
// bufdiff-features: 172926 173354 174930 175248 175662 176335 177574 178067 179649 180258 180699
// bufdiff-features: 181789 184030 184488 184863 185252 185275 186042 186882 186959 187596 188412
// bufdiff-features: 188790 189319 189674 190142 192422 192771 193193 193432 194063 194682 196031
// bufdiff-features: 196048 196713 197837 197849 198432 198460 198873 198889 199475 201059 201601
// bufdiff-features: 202118 202241 202444 204212 204995 205434 205689 205953 207442 208206 208947
// bufdiff-features: 209004 210461 211044 211508 212452 214621 215340 215481 216570 216712 216890
// bufdiff-features: 218141 218657 219413 219821 220004 220387 224961 225250 225325 225759 225998
// bufdiff-features: 226357 227372 228139 228936 230104 230640 230810 231249 231330 233710 235141
// bufdiff-features: 235375 239188 239237 240158 242900 242955 244281 245380 246543 246727 246783
// bufdiff-features: 247049 247869 249695 250373 251444 252379 252466 252539 253120 254769 256245
// bufdiff-features: 256247 256380 256649 258378 259510 259707 259840 261223 261833
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @f1(%arg0: tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<2x?xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<2x?xf32>
    %0 = tensor.empty(%dim) : tensor<2x?xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %2 = linalg.copy ins(%1 : tensor<2x?xf32>) outs(%arg0 : tensor<2x?xf32>) -> tensor<2x?xf32>
    return %2, %1 : tensor<2x?xf32>, tensor<2x?xf32>
  }
  func.func @f2(%arg0: tensor<2x2xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x5xi32> {
    %cst = arith.constant dense<100> : tensor<4x5xi32>
    %cst_0 = arith.constant dense<[9, 12, 15, 18, 21]> : tensor<5xi32>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<5xi32>) outs(%cst : tensor<4x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c9_i32 = arith.constant 9 : i32
      %2 = arith.cmpi slt, %in, %c9_i32 : i32
      %3 = arith.select %2, %in, %c9_i32 : i32
      linalg.yield %3 : i32
    } -> tensor<4x5xi32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %cst[%c3, %c3] : tensor<4x5xi32>
    vector.print %extracted : i32
    %1 = linalg.tanh ins(%arg1 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cast = tensor.cast %0 : tensor<4x5xi32> to tensor<?x5xi32>
    return %cast : tensor<?x5xi32>
  }
  func.func private @f3(%arg0: tensor<2x2xf32>, %arg1: tensor<2x2xf32>, %arg2: i32) -> tensor<2x2xf32> {
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %1 = arith.index_cast %arg3 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %cst = arith.constant 3.000000e+00 : f32
      %3 = arith.addf %2, %cst : f32
      tensor.yield %3 : f32
    } : tensor<2xf32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map1, #map, #map1] ins(%arg1, %generated : tensor<2x2xf32>, tensor<2xf32>) outs(%arg1 : tensor<2x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func @main(%arg0: tensor<4x5xi32>) -> (tensor<2x?xf32>, tensor<2x2xf32>, tensor<2x1x4xf32>, tensor<2x?xf32>, tensor<?x5xi32>, i32, i32) {
    %0 = tensor.empty() : tensor<2x2xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %2 = tensor.empty() : tensor<4x2xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c1, %c0] : tensor<2x2xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %cast = tensor.cast %3 : tensor<4x2xf32> to tensor<?x?xf32>
    %4 = call @f2(%1, %cast) : (tensor<2x2xf32>, tensor<?x?xf32>) -> tensor<?x5xi32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %11 = arith.index_cast %arg1 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.index_cast %arg2 : index to i64
      %14 = arith.sitofp %13 : i64 to f32
      %15 = arith.divf %12, %14 : f32
      tensor.yield %15 : f32
    } : tensor<2x4xf32>
    %cast_0 = tensor.cast %generated : tensor<2x4xf32> to tensor<2x?xf32>
    %5:2 = call @f1(%cast_0) : (tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<2x?xf32>)
    %c11_i32 = arith.constant 11 : i32
    %6 = call @f3(%1, %1, %c11_i32) : (tensor<2x2xf32>, tensor<2x2xf32>, i32) -> tensor<2x2xf32>
    %cst_1 = arith.constant dense<[[6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00]]> : tensor<2x2xf32>
    %7 = call @f3(%cst_1, %cst_1, %c11_i32) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2x2xf32>, tensor<2x2xf32>, i32) -> tensor<2x2xf32>
    %expanded = tensor.expand_shape %generated [[0], [1, 2]] output_shape [2, 1, 4] : tensor<2x4xf32> into tensor<2x1x4xf32>
    %cst_2 = arith.constant 0.000000e+00 : f32
    %8 = arith.cmpf ogt, %extracted, %cst_2 : f32
    %9 = arith.index_castui %8 : i1 to index
    %10:4 = scf.for %arg1 = %c0 to %9 step %c1 iter_args(%arg2 = %7, %arg3 = %5#0, %arg4 = %0, %arg5 = %c11_i32) -> (tensor<2x2xf32>, tensor<2x?xf32>, tensor<2x2xf32>, i32) {
      %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x2xf32>) outs(%6 : tensor<2x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %19 = arith.subf %in, %out : f32
        linalg.yield %19 : f32
      } -> tensor<2x2xf32>
      %cst_3 = arith.constant 5.000000e-01 : f32
      %cst_4 = arith.constant 1.000000e+10 : f32
      %cst_5 = arith.constant 1.000000e+01 : f32
      %from_elements = tensor.from_elements %extracted, %cst_3, %cst_4, %cst_5 : tensor<2x2xf32>
      %12 = linalg.negf ins(%from_elements : tensor<2x2xf32>) outs(%arg4 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %13 = linalg.div ins(%11, %6 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%12 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %c2 = arith.constant 2 : index
      %14 = arith.remui %arg1, %c2 : index
      %extracted_6 = tensor.extract %arg3[%14, %c1] : tensor<2x?xf32>
      %15 = linalg.negf ins(%generated : tensor<2x4xf32>) outs(%arg3 : tensor<2x?xf32>) -> tensor<2x?xf32>
      %extracted_7 = tensor.extract %15[%c0, %arg1] : tensor<2x?xf32>
      %16 = linalg.floor ins(%5#0 : tensor<2x?xf32>) outs(%15 : tensor<2x?xf32>) -> tensor<2x?xf32>
      %17 = arith.remui %arg1, %c2 : index
      %extracted_8 = tensor.extract %arg2[%17, %c0] : tensor<2x2xf32>
      %18 = linalg.softmax dimension(0) ins(%6 : tensor<2x2xf32>) outs(%arg2 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %transposed = linalg.transpose ins(%from_elements : tensor<2x2xf32>) outs(%18 : tensor<2x2xf32>) permutation = [1, 0] 
      scf.yield %transposed, %16, %13, %arg5 : tensor<2x2xf32>, tensor<2x?xf32>, tensor<2x2xf32>, i32
    }
    return %10#1, %10#0, %expanded, %5#1, %4, %10#3, %c11_i32 : tensor<2x?xf32>, tensor<2x2xf32>, tensor<2x1x4xf32>, tensor<2x?xf32>, tensor<?x5xi32>, i32, i32
  }
}

