// bufdiff-profile: loops
// bufdiff-choices: 839b292def36acef649b0f2728257c39bf809490c38149e2780532a294be6b35875bebc43924f53d
// bufdiff-choices: 72d1f79593b7040de34686be04d59e82b9e131d292970e8c56256e24f426633393722c9b52ccbcef
// bufdiff-choices: 3938f1e9f636b612d74eea617e800574f81e81c5849f90b8fbd10ee4c362970492309bdd71768b34
// bufdiff-choices: 22e90a6f79386400c21b27a325b007c71435ed49f506f59716514f91ae024e0c3c3539aa3aabb47f
// bufdiff-choices: b3a0013569099843316fdffa9d96c9afa0f45259a84052146348171fa8b681d4aa5c1358e8c52312
// bufdiff-choices: b4f1877ea566c80ddb4f99a5d0bd91821d2f5b63d626989ab33c479f15718f7ddf4425a16af9c2c2
// bufdiff-choices: 056651ca12d9058f3f2ed03ae00d7ac123cd0c718d2174f482ee4b75eed968deee83b71b8c2676c1
// bufdiff-choices: f491c3d4a2c1fe528b26bc311c9f7354a49b466a1f0f19ed34495fdd605316653a6a500b7e1d4a0d
// bufdiff-features: 381 1993 3392 5297 5610 6002 6611 8918 9238 9968 10035 10252 10938 11162 11388
// bufdiff-features: 11588 11740 13233 15751 15903 16682 17096 18330 19419 20099 21382 22040 22280
// bufdiff-features: 22640 23683 23749 24184 24747 25818 26050 26186 26568 30210 31903 32577 33881
// bufdiff-features: 34167 38783 39309 39343 39486 40070 40712 40753 42344 42984 44943 46034 46203
// bufdiff-features: 47392 49370 49800 50894 52236 52900 53252 53779 54684 54915 54998 55479 57548
// bufdiff-features: 58190 58191 59508 59539 60235 61622 62091 63800 64120 64235 64296 64716 65478
// bufdiff-features: 65575 66422 68355 68457 68782 69403 71306 73289 73388 74057 74255 74507 75921
// bufdiff-features: 76245 76677 76953 77491 78283 78430 81353 83441 83802 84585 84753 84879 86125
// bufdiff-features: 87466 88233 89780 90280 91593 92022 92970 93255 93286 93463 95642 97924 98501
// bufdiff-features: 98871 99137 99228 99383 101759 103715 104574 104931 105700 105965 107805 110165
// bufdiff-features: 111976 112929 113801 114360 114915 115026 115778 115804 117696 119340 119588
// bufdiff-features: 119993 120197 121682 123204 124985 125971 126608 127655 128916 130310 132574
// bufdiff-features: 136056 136534 137045 138086 139704 140374 141458 148304 148406 148564 149901
// bufdiff-features: 150818 152187 153293 153471 155545 155898 156191 156369 156460 158120 158204
// bufdiff-features: 158897 159348 159724 161621 162971 163687 163950 165141 165695 165719 166037
// bufdiff-features: 167269 167981 168997 169224 170819 171116 171369 171618 173422 173437 174977
// bufdiff-features: 176782 177052 177167 177274 178067 180440 180756 181055 181813 183230 184030
// bufdiff-features: 184398 185626 186202 186959 187472 187769 188488 188683 188790 189793 190046
// bufdiff-features: 190627 191476 192138 192628 192771 193141 193290 193747 193773 193962 194134
// bufdiff-features: 194682 196048 197837 198002 199781 200104 200242 200521 201059 201253 201275
// bufdiff-features: 201601 202241 202501 205434 205689 208077 208947 210378 210461 212111 212452
// bufdiff-features: 212774 213275 213459 215925 215938 216190 216206 216712 216892 218756 220142
// bufdiff-features: 220284 221661 222612 227189 227345 228390 228519 229951 230293 230640 231330
// bufdiff-features: 231722 233533 234562 235141 235730 236214 236929 236986 237029 237454 239554
// bufdiff-features: 240158 241308 241331 242154 242793 242955 243477 243546 244092 244978 245438
// bufdiff-features: 245827 246543 246963 247062 248194 249841 250917 251030 252466 252539 252555
// bufdiff-features: 253836 253988 255333 255618 255729 256235 256247 258143 259229 259785 259840
// bufdiff-features: 260161
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6x3xf32> {bufferization.writable = false}, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<2xf32>, tensor<?x?xf32>, tensor<2xf32>) {
    %cast = tensor.cast %arg0 : tensor<6x3xf32> to tensor<?x?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %0:3 = call @f2(%cast, %cst) : (tensor<?x?xf32>, f32) -> (tensor<2xf32>, tensor<2xf32>, tensor<?x?xf32>)
    %1 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %0#0) -> (tensor<2xf32>) {
      %c6 = arith.constant 6 : index
      %extracted_slice = tensor.extract_slice %0#2[0, 0] [%c6, 3] [1, 1] : tensor<?x?xf32> to tensor<?x3xf32>
      %cst_0 = arith.constant dense<[[9.500000e+00, 1.250000e+01, 1.550000e+01], [1.850000e+01, 2.150000e+01, 2.450000e+01], [2.750000e+01, 3.050000e+01, 3.350000e+01]]> : tensor<3x3xf32>
      %3 = linalg.matmul ins(%extracted_slice, %cst_0 : tensor<?x3xf32>, tensor<3x3xf32>) outs(%extracted_slice : tensor<?x3xf32>) -> tensor<?x3xf32>
      %inserted_slice = tensor.insert_slice %3 into %0#2[0, 0] [%c6, 3] [1, 1] : tensor<?x3xf32> into tensor<?x?xf32>
      %4 = tensor.empty() : tensor<6x3xf32>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0#2 : tensor<?x?xf32>) outs(%4 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.minimumf %in, %cst : f32
        linalg.yield %7 : f32
      } -> tensor<6x3xf32>
      %extracted_slice_1 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<2xf32> to tensor<f32>
      %6 = linalg.erf ins(%extracted_slice_1 : tensor<f32>) outs(%extracted_slice_1 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg3[%arg2] [1] [1] : tensor<f32> into tensor<2xf32>
      }
    }
    %2:2 = scf.forall (%arg2) in (6) shared_outs(%arg3 = %0#2, %arg4 = %0#2) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
      %cst_0 = arith.constant 2.000000e+00 : f32
      %3 = vector.broadcast %cst_0 : f32 to vector<2xf32>
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %4 = vector.transfer_write %3, %0#2[%arg2, %c1] : vector<2xf32>, tensor<?x?xf32>
      %5 = func.call @f1(%0#1) : (tensor<2xf32>) -> tensor<2xf32>
      %extracted_slice = tensor.extract_slice %arg3[%arg2, 0] [1, 3] [1, 1] : tensor<?x?xf32> to tensor<1x3xf32>
      %cst_1 = arith.constant dense<[[1.050000e+01, 1.150000e+01, 1.250000e+01]]> : tensor<1x3xf32>
      %6 = linalg.negf ins(%cst_1 : tensor<1x3xf32>) outs(%extracted_slice : tensor<1x3xf32>) -> tensor<1x3xf32>
      %7 = linalg.abs ins(%cst_1 : tensor<1x3xf32>) outs(%6 : tensor<1x3xf32>) -> tensor<1x3xf32>
      %extracted_slice_2 = tensor.extract_slice %arg4[%arg2, 0] [1, 3] [1, 1] : tensor<?x?xf32> to tensor<1x3xf32>
      %cst_3 = arith.constant dense<[[[1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01]]]> : tensor<1x3x2xf32>
      %cst_4 = arith.constant 7.250000e+00 : f32
      %from_elements = tensor.from_elements %cst_0, %cst_4 : tensor<1x2xf32>
      %8 = linalg.batch_matvec ins(%cst_3, %from_elements : tensor<1x3x2xf32>, tensor<1x2xf32>) outs(%extracted_slice_2 : tensor<1x3xf32>) -> tensor<1x3xf32>
      %9 = linalg.erf ins(%8 : tensor<1x3xf32>) outs(%8 : tensor<1x3xf32>) -> tensor<1x3xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg3[%arg2, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<?x?xf32>
        tensor.parallel_insert_slice %9 into %arg4[%arg2, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<?x?xf32>
      }
    }
    return %2#1, %2#0, %1, %0#2, %0#0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<2xf32>, tensor<?x?xf32>, tensor<2xf32>
  }
  func.func private @f1(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = linalg.index 0 : index
      %3 = arith.index_cast %2 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.cmpf uge, %in, %4 : f32
      %6 = arith.select %5, %in, %4 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %cst = arith.constant dense<[6.500000e+00, 9.500000e+00]> : tensor<2xf32>
    %1 = linalg.div ins(%0, %cst : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @f2(%arg0: tensor<?x?xf32>, %arg1: f32) -> (tensor<2xf32>, tensor<2xf32>, tensor<?x?xf32>) {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %5 = arith.index_cast %arg2 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      tensor.yield %6 : f32
    } : tensor<2xf32>
    %1 = call @f1(%generated) : (tensor<2xf32>) -> tensor<2xf32>
    %2 = call @f1(%1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf32>) -> tensor<2xf32>
    %3 = tensor.empty() : tensor<2xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1 : tensor<2xf32>) outs(%3 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    return %4, %2, %0 : tensor<2xf32>, tensor<2xf32>, tensor<?x?xf32>
  }
}

