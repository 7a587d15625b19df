// bufdiff-profile: idioms
// bufdiff-choices: 2bc22900672b3eedc643eea67242942d298585433262353237fdb26d81e00d8cbdbc0bb68be0c563
// bufdiff-choices: 107d9f4f31f7f56cb388ca2dae0a5ea772d1fffd654a8345028c46f35af6a75e7ee8d005b4145ba4
// bufdiff-choices: 8218c60cd2d3c15372fd9f8bf54f564e1b899081ef5e17742f58c7d0313432bc643ffa81e93c7224
// bufdiff-choices: b592872f91f0dc259a329f898622d1bd7907ed6df864f96c3b7545938fab9f943d697581af2c2a6f
// bufdiff-choices: 440dec41cb7aaad109f0d58fe8d0820aee0f92b788ed483f305d3d08065139fabcb41f2c50d7a95e
// bufdiff-choices: 2c09294c73af0a5ea89cde9a3f22e5d16d341441f5a8bf35dfec8198fb90877ee34353b3
// bufdiff-features: 4280 7122 8892 9479 9748 9791 13074 13233 13652 13853 14925 15671 15751 17107
// bufdiff-features: 17406 18330 18486 20987 22280 23787 26568 26922 29123 29968 32388 34167 35163
// bufdiff-features: 36617 36784 37231 38783 39541 40712 42150 42266 45147 46203 48598 48974 49653
// bufdiff-features: 50763 51099 52558 52625 52900 53777 53779 58637 60302 60686 63800 64435 66115
// bufdiff-features: 66821 68355 68557 71306 72629 73289 73802 74057 74833 74914 75361 76245 78100
// bufdiff-features: 78283 80036 81467 81736 82135 82164 82714 83194 84268 84585 85481 86125 87923
// bufdiff-features: 88732 89732 89780 90198 90495 90777 92022 95407 98501 104315 104931 105346
// bufdiff-features: 108210 108221 108361 110140 111508 111551 111965 112929 113327 114143 115778
// bufdiff-features: 116039 117235 121585 127243 130535 130942 132405 140302 141236 143154 144093
// bufdiff-features: 146512 146991 149421 149672 149884 151193 151563 151728 151936 152233 153293
// bufdiff-features: 155884 156460 158120 158839 159348 159421 160349 160756 161377 162971 163808
// bufdiff-features: 163901 165719 168858 169744 169860 174314 175235 175248 176231 176626 177182
// bufdiff-features: 178067 183114 183467 184030 184863 186882 187769 188790 192628 193747 194134
// bufdiff-features: 194321 194405 194700 195129 196031 196571 197837 201059 201122 201601 202020
// bufdiff-features: 202241 202814 203000 203352 204620 205434 205689 206133 207731 208557 208623
// bufdiff-features: 209102 210096 210461 212628 213389 213400 214830 215959 216581 216969 219751
// bufdiff-features: 220181 223030 224559 226835 227345 228390 229266 229458 230640 231168 232605
// bufdiff-features: 235144 235325 235375 235477 238954 240158 242145 242306 243137 243808 243989
// bufdiff-features: 244895 245380 245478 246543 246770 248581 249451 250192 251478 252161 252466
// bufdiff-features: 252539 255556 255923 256337 258906 259528 259840 260534
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x?xf32>, %arg1: f32, %arg2: tensor<3x3x3xf32> {bufferization.buffer_layout = #map}, %arg3: tensor<3x?x?xf32> {bufferization.writable = false}) -> (tensor<3x?x?xf32>, tensor<3x3x3xf32>, tensor<?x3x3xf32>, f32, f32) {
    %0:2 = call @f1(%arg2) : (tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, f32)
    %1:2 = call @f1(%0#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, f32)
    %2:2 = call @f1(%1#0) : (tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, f32)
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %1#0[%c0, %c2, %c2] : tensor<3x3x3xf32>
    vector.print %extracted : f32
    %3 = arith.cmpf oeq, %0#1, %1#1 : f32
    %4:2 = scf.if %3 -> (tensor<3x3x3xf32>, tensor<3x?x?xf32>) {
      %extracted_slice = tensor.extract_slice %1#0[0, 0, 1] [3, 3, 2] [1, 1, 1] : tensor<3x3x3xf32> to tensor<3x3x2xf32>
      %5 = linalg.mul ins(%2#0, %1#0 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%1#0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %c3 = arith.constant 3 : index
      %6 = tensor.empty(%c3, %c2) : tensor<3x?x?xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<3x3x2xf32>) outs(%6 : tensor<3x?x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %15 = arith.minimumf %in, %arg1 : f32
        linalg.yield %15 : f32
      } -> tensor<3x?x?xf32>
      %8:2 = func.call @f1(%1#0) : (tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, f32)
      %9 = tensor.empty() : tensor<3x3x3xf32>
      %10 = linalg.fill ins(%extracted : f32) outs(%9 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %11 = linalg.ceil ins(%10 : tensor<3x3x3xf32>) outs(%1#0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg3, %c1 : tensor<3x?x?xf32>
      %dim_0 = tensor.dim %arg3, %c2 : tensor<3x?x?xf32>
      %12 = tensor.empty(%dim, %dim_0) : tensor<3x?x?xf32>
      %13 = linalg.fill ins(%8#1 : f32) outs(%12 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
      %14 = linalg.copy ins(%13 : tensor<3x?x?xf32>) outs(%arg3 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
      scf.yield %11, %14 : tensor<3x3x3xf32>, tensor<3x?x?xf32>
    } else {
      %transposed = linalg.transpose ins(%2#0 : tensor<3x3x3xf32>) outs(%1#0 : tensor<3x3x3xf32>) permutation = [1, 0, 2] 
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg3, %c1 : tensor<3x?x?xf32>
      %dim_0 = tensor.dim %arg3, %c2 : tensor<3x?x?xf32>
      %5 = tensor.empty(%dim, %dim_0) : tensor<3x?x?xf32>
      %6 = linalg.fill ins(%arg1 : f32) outs(%5 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
      scf.yield %transposed, %6 : tensor<3x3x3xf32>, tensor<3x?x?xf32>
    }
    %cast = tensor.cast %1#0 : tensor<3x3x3xf32> to tensor<?x3x3xf32>
    return %4#1, %4#0, %cast, %2#1, %arg1 : tensor<3x?x?xf32>, tensor<3x3x3xf32>, tensor<?x3x3xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, f32) {
    %0 = tensor.empty() : tensor<3x3x3xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c2, %c1, %c1] : tensor<3x3x3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cst = arith.constant dense<[[[6.500000e+00, 9.500000e+00, 1.250000e+01], [1.550000e+01, 1.850000e+01, 2.150000e+01], [2.450000e+01, 2.750000e+01, 3.050000e+01]], [[3.350000e+01, 3.650000e+01, 3.950000e+01], [4.250000e+01, 4.550000e+01, 4.850000e+01], [5.150000e+01, 5.450000e+01, 5.750000e+01]], [[6.050000e+01, 6.350000e+01, 6.650000e+01], [6.950000e+01, 7.250000e+01, 7.550000e+01], [7.850000e+01, 8.150000e+01, 8.450000e+01]]]> : tensor<3x3x3xf32>
    %mapped = linalg.map ins(%arg0, %1, %cst : tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%arg0 : tensor<3x3x3xf32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %3 = arith.negf %in : f32
        %4 = arith.addf %3, %in_0 : f32
        %5 = arith.addf %4, %in_1 : f32
        linalg.yield %5 : f32
      }
    %2 = bufferization.alloc_tensor() copy(%cst) : tensor<3x3x3xf32>
    return %2, %extracted : tensor<3x3x3xf32>, f32
  }
}

