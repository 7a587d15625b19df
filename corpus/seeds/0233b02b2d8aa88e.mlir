// bufdiff-profile: slices
// bufdiff-choices: 85d11b21f8269c20486241d07108831a087f10a581e100b24fce921bb4b6c7dce70da908f0ddb60f
// bufdiff-choices: 161b2d5edf762e97c0aa31d968f3ac065a06b0344d5627621152d49c433323c4c1c2763f8fccee58
// bufdiff-choices: 7d3d87ec2731674ebb1b75c2fc244266c4fc7bbbf23fa31fc2a1124113233403eb55a5d83d103307
// bufdiff-choices: e68b748fd00e712c80c163782eaab99fbc14d614f6b014b0afb3c88bd06710995b1fbc0ff0864bd3
// bufdiff-choices: 72d902ab58a3325d793a5eade0596ba7a265cc9d29695b89468f18690dceffcc2aebad19affe088f
// bufdiff-choices: b8378972099bf424f6e16990430e2ed53c60f6113db7923cac4fcef712a942f1b8ce1a69f32db13e
// bufdiff-choices: 5649a42c3cb26ac823ac0becc71806a1fbc47745d841b8279988cdf2db98f8dbb4cf05efef504853
// bufdiff-choices: 2e1d49c36ed26a39639c0063966e7bd86835b6192b254c98d4b123e82b74242b8db5f617138c0fb4
// bufdiff-choices: 86bde9b2db29ed9bb8e2eccc2faaeeb450843910a17b
// bufdiff-features: 2898 3392 3579 4165 4790 5100 5187 9042 9255 9495 9748 10035 10872 11162 11556
// bufdiff-features: 12246 12932 13233 15671 15751 15941 16207 16455 16559 16682 17893 19704 20099
// bufdiff-features: 20717 20874 22095 22280 23143 24268 26464 26568 27644 28503 28907 29001 29294
// bufdiff-features: 29966 29968 30666 32986 33769 33881 34167 35708 35957 35968 36784 38783 39329
// bufdiff-features: 40712 41700 42344 42398 42984 43942 44505 45531 46203 46835 47392 47680 48974
// bufdiff-features: 50894 52322 52558 52807 52823 52900 53180 53252 53469 54998 55113 56212 58122
// bufdiff-features: 58308 59224 60616 61969 63071 63341 63800 64119 64120 64716 64778 65726 66327
// bufdiff-features: 66422 66995 67526 68355 68457 69081 69735 71122 72363 73388 73802 73846 74360
// bufdiff-features: 76339 77129 77564 78283 78430 79099 79288 79710 81736 82135 82851 83194 83663
// bufdiff-features: 83900 84322 84567 84585 85681 85843 86125 87223 87601 88732 88958 89110 89732
// bufdiff-features: 89780 89812 90777 92194 93255 93994 96969 98501 99228 99383 99757 101823 101983
// bufdiff-features: 103339 103481 104315 104689 104931 105415 105423 105573 105579 105700 107425
// bufdiff-features: 107542 107783 108012 108038 109628 109732 110136 111378 112929 113041 113940
// bufdiff-features: 114783 115608 115778 115804 117206 117724 118081 119665 119764 120049 120595
// bufdiff-features: 121626 121977 122903 124626 124687 124985 127243 127533 128916 129649 129946
// bufdiff-features: 130173 135534 135868 136341 136534 136543 136987 137045 137235 137979 138092
// bufdiff-features: 139752 139901 141263 142040 146512 148304 150818 152265 153293 153896 155465
// bufdiff-features: 155898 156166 156191 156460 156807 158120 158897 159928 161779 161883 162456
// bufdiff-features: 162935 163044 163373 163687 163975 164602 165373 165636 165695 165719 165817
// bufdiff-features: 166065 166361 167164 168007 168323 168562 168858 169562 171369 171551 172898
// bufdiff-features: 172926 173354 174170 176782 177488 177758 177904 178555 178560 178731 179270
// bufdiff-features: 180207 180828 181522 181789 182283 183905 184030 184598 184851 184962 185490
// bufdiff-features: 185572 186849 186959 187745 188571 188790 190046 190610 190692 192138 192323
// bufdiff-features: 192628 192771 193217 193747 193773 194134 195820 196031 197267 197392 197695
// bufdiff-features: 198460 198820 199947 201059 201601 202241 204212 204697 205434 206056 207124
// bufdiff-features: 208500 208523 208947 210461 210539 211044 211118 211967 212111 212644 213254
// bufdiff-features: 213275 214248 214325 214621 215021 215959 216555 216969 217513 217899 218307
// bufdiff-features: 218635 219734 220013 221154 222638 222809 223525 223613 225250 226579 228255
// bufdiff-features: 228390 229273 230081 230640 235141 235375 235433 236094 237470 237788 239039
// bufdiff-features: 239237 240158 241225 241308 241844 242872 243546 243781 244729 245619 246543
// bufdiff-features: 246767 247062 247913 249653 249841 252466 252539 253703 255556 255766 258625
// bufdiff-features: 258888 258994 259229 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f3(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.sqrt ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %0[0] [2] [%c3] : tensor<4xf32> to tensor<2xf32>
    %extracted_slice_0 = tensor.extract_slice %0[0] [2] [3] : tensor<4xf32> to tensor<2xf32>
    %cst = arith.constant dense<[true, false]> : tensor<2xi1>
    %1 = linalg.select ins(%cst, %extracted_slice, %extracted_slice_0 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<2xf32>) outs(%extracted_slice_0 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = linalg.index 0 : index
      %4 = arith.index_cast %3 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.maximumf %in, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %inserted_slice = tensor.insert_slice %1 into %0[0] [2] [%c3] : tensor<2xf32> into tensor<4xf32>
    %inserted_slice_1 = tensor.insert_slice %2 into %inserted_slice[0] [2] [3] : tensor<2xf32> into tensor<4xf32>
    return %0, %inserted_slice_1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32, f32) {
    %cst = arith.constant 5.000000e-01 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg1, %arg6 = %cst) -> (tensor<?xf32>, tensor<?xf32>, f32) {
      %1 = scf.execute_region -> tensor<?xf32> {
        %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
        %4 = tensor.empty(%dim) : tensor<?x2xf32>
        %5 = linalg.fill ins(%arg6 : f32) outs(%4 : tensor<?x2xf32>) -> tensor<?x2xf32>
        %reduced = linalg.reduce ins(%5 : tensor<?x2xf32>) outs(%arg4 : tensor<?xf32>) dimensions = [1] 
          (%in: f32, %init: f32) {
            %6 = arith.minimumf %in, %init : f32
            linalg.yield %6 : f32
          }
        scf.yield %reduced : tensor<?xf32>
      }
      %2 = linalg.copy ins(%arg4 : tensor<?xf32>) outs(%arg5 : tensor<?xf32>) -> tensor<?xf32>
      %3 = linalg.copy ins(%arg1 : tensor<?xf32>) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %3, %2, %arg6 : tensor<?xf32>, tensor<?xf32>, f32
    }
    return %0#1, %arg0, %0#0, %0#2, %cst : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4x1xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.div ins(%arg2, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    affine.parallel (%arg3) = (0) to (1) {
      %cst = arith.constant dense<0.000000e+00> : tensor<4x1xf32>
      %expanded_0 = tensor.expand_shape %arg1 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    }
    %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<4xf32>
    return %expanded, %0, %1 : tensor<4x1xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func @main(%arg0: tensor<?xf32>) -> (tensor<?x1xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, f32, f32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %cst = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01]> : tensor<4xf32>
    %0:3 = call @f1(%cst, %cst, %cst) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x1xf32>, tensor<4xf32>, tensor<4xf32>)
    %cast = tensor.cast %cst : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %0#1 : tensor<4xf32> to tensor<?xf32>
    %1:5 = call @f2(%cast, %cast, %cast_0) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32, f32)
    %cast_1 = tensor.cast %1#2 : tensor<?xf32> to tensor<4xf32>
    %2:2 = call @f3(%cast_1) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %collapsed = tensor.collapse_shape %0#0 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %cst_2 = arith.constant 1.000000e+10 : f32
    %3 = arith.cmpf ule, %1#3, %cst_2 : f32
    %true = arith.constant true
    %4 = arith.ori %3, %true : i1
    cf.assert %4, "never fails"
    return %expanded, %0#2, %1#0, %1#1, %2#0, %2#1, %collapsed, %1#4, %1#3 : tensor<?x1xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, f32, f32
  }
}

