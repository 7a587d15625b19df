// bufdiff-profile: mixed
// bufdiff-choices: 296bc8997fff20400f530b0721e4796636d6b08235a9cab2bccb8b74e95e80b1ecdf12167906d199
// bufdiff-choices: 8a2c17d9702b9af40007b901b1af43369088dd76a9d1e343f1eab79f00f466bf385df66beed5d31f
// bufdiff-choices: 05ab53710e939d33f1c42dc8d98d78a94b639d23dfe17f68c99be21eabb7cf508ef432cc
// bufdiff-features: 6692 6812 12170 12708 13233 14454 15751 15903 19419 20951 22280 22630 23143
// bufdiff-features: 23787 24747 26568 28464 29590 30539 34167 34960 36784 40712 42858 43092 44616
// bufdiff-features: 46203 47616 48598 49355 49635 50894 51415 51851 52062 52823 52900 53813 54225
// bufdiff-features: 54998 59145 59428 60422 64235 64435 64716 65025 65225 68355 71122 71306 72975
// bufdiff-features: 73802 74057 77910 78283 78430 81736 83419 84322 86125 92022 92194 92789 95273
// bufdiff-features: 96351 99383 99525 99757 104931 107702 108038 108992 112929 117235 120049 122575
// bufdiff-features: 125702 126398 126845 129404 129946 130310 130933 136030 137235 146512 148304
// bufdiff-features: 150838 152983 153001 153293 154889 155898 156460 158120 158897 160786 162764
// bufdiff-features: 162971 163687 164602 165635 165719 167973 170463 171693 172926 177904 178067
// bufdiff-features: 183778 184030 184962 186959 188790 189024 192422 192595 192628 192771 194134
// bufdiff-features: 196031 196048 197837 198729 200104 201059 202241 204314 205434 205688 205689
// bufdiff-features: 206820 208797 212111 219413 221154 223099 225570 227002 227345 228061 229273
// bufdiff-features: 230081 230640 236930 239237 240339 243546 243781 244110 245380 245619 246543
// bufdiff-features: 246642 247062 248209 250415 252260 252466 253836 256247 256792 258994 259840
// bufdiff-features: 260161 260179
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f1(%arg0: tensor<4xi64>, %arg1: i64) -> tensor<4xi64> {
    %0 = tensor.empty() : tensor<3x4xi64>
    %1 = linalg.fill ins(%arg1 : i64) outs(%0 : tensor<3x4xi64>) -> tensor<3x4xi64>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %1[0, %c3] [3, 1] [1, 1] : tensor<3x4xi64> to tensor<3xi64>
    %2 = linalg.vecmat ins(%extracted_slice, %1 : tensor<3xi64>, tensor<3x4xi64>) outs(%arg0 : tensor<4xi64>) -> tensor<4xi64>
    return %2 : tensor<4xi64>
  }
  func.func @main(%arg0: tensor<2xf64>, %arg1: tensor<?xi64>) -> (tensor<?xf64>, tensor<?xf64>, tensor<4xi64>, tensor<?xf64>) {
    %cast = tensor.cast %arg0 : tensor<2xf64> to tensor<?xf64>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c2, %c1] : tensor<?xf64> into tensor<?x?xf64>
    %cst = arith.constant dense<[[2.500000e+00, 3.500000e+00]]> : tensor<1x2xf64>
    %cast_0 = tensor.cast %cst : tensor<1x2xf64> to tensor<?x?xf64>
    %transposed = linalg.transpose ins(%cast_0 : tensor<?x?xf64>) outs(%expanded : tensor<?x?xf64>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 1.000000e+01 : f64
    %inserted = tensor.insert %cst_1 into %collapsed[%c0] : tensor<?xf64>
    %0 = tensor.empty(%c2) : tensor<?xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf64>) outs(%0 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_3 = arith.constant 1.000000e+01 : f64
      %3 = arith.maximumf %in, %cst_3 : f64
      linalg.yield %3 : f64
    } -> tensor<?xf64>
    %cst_2 = arith.constant dense<-128> : tensor<4xi64>
    %c-1_i64 = arith.constant -1 : i64
    %2 = call @f1(%cst_2, %c-1_i64) : (tensor<4xi64>, i64) -> tensor<4xi64>
    return %inserted, %1, %2, %collapsed : tensor<?xf64>, tensor<?xf64>, tensor<4xi64>, tensor<?xf64>
  }
}

