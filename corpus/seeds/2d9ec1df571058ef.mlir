// bufdiff-profile: single
// bufdiff-choices: 7cfe7518dd9828811a8ea736d178673a0e05e298ef62ead4dd767bdbf5bc8eed52d2012928c5ff0e
// bufdiff-choices: 1c67c70753ea43c33751232f5f52bc963dc26146fefcf4b9fbbc6f11c6e41f17eb46ac6fb1a277e1
// bufdiff-choices: a86a1e
// bufdiff-features: 2898 8235 8918 9479 12760 15751 16289 16417 18486 19000 19419 21140 22095 22280
// bufdiff-features: 22480 22498 24184 26568 28564 28814 29667 29839 30209 32388 33769 34031 38427
// bufdiff-features: 43442 46203 47762 49657 54309 54998 60025 64235 64601 65496 66422 68355 69403
// bufdiff-features: 70119 71050 71168 73117 73802 74507 74833 76915 79099 82885 86710 88337 94405
// bufdiff-features: 97715 97924 98196 99228 99383 100073 101827 102591 103159 103499 108907 109105
// bufdiff-features: 110780 111976 112929 116549 117151 125702 127096 127813 128182 130310 130535
// bufdiff-features: 141238 142311 146512 146863 148341 149660 153293 154011 154946 155898 156191
// bufdiff-features: 160216 160756 161377 165636 165719 166579 167197 167469 168571 174170 183114
// bufdiff-features: 183667 186959 188790 190166 197264 197837 198460 200104 201059 201509 202085
// bufdiff-features: 205434 205689 207731 208379 208623 208944 210406 210461 213372 218286 219572
// bufdiff-features: 221162 223030 229266 230081 243546 247062 249451 251110 253836 258906 259528
// bufdiff-features: 259840 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = arith.constant dense<[[2.500000e+00, 3.500000e+00, 4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01, 1.650000e+01, 1.750000e+01]]> : tensor<4x4xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %cst : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.divf %in, %in_0 : f32
      linalg.yield %1 : f32
    } -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %0 = scf.if %arg5 -> (tensor<4x4xf32>) {
      %c4 = arith.constant 4 : index
      %generated = tensor.generate %c4, %c4 {
      ^bb0(%arg6: index, %arg7: index):
        %2 = arith.index_cast %arg6 : index to i64
        %3 = arith.sitofp %2 : i64 to f32
        %4 = arith.index_cast %arg7 : index to i64
        %5 = arith.sitofp %4 : i64 to f32
        %6 = arith.divf %3, %5 : f32
        tensor.yield %6 : f32
      } : tensor<?x?xf32>
      %1 = func.call @pick2(%arg3, %generated) : (tensor<4x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %inserted = tensor.insert %arg4 into %generated[%c0, %c1] : tensor<?x?xf32>
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %1[%c1, %c3] : tensor<?x?xf32>
      vector.print %extracted : f32
      %cast = tensor.cast %inserted : tensor<?x?xf32> to tensor<4x4xf32>
      scf.yield %cast : tensor<4x4xf32>
    } else {
      %1 = func.call @pick3(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %c3 = arith.constant 3 : index
      %inserted = tensor.insert %arg4 into %arg0[%c3] : tensor<4xf32>
      %extracted = tensor.extract %1[%c3] : tensor<4xf32>
      %c1 = arith.constant 1 : index
      %extracted_0 = tensor.extract %inserted[%c1] : tensor<4xf32>
      %inserted_1 = tensor.insert %extracted_0 into %arg3[%c1, %c1] : tensor<4x4xf32>
      scf.yield %inserted_1 : tensor<4x4xf32>
    }
    return %0 : tensor<4x4xf32>
  }
  func.func private @pick2(%arg0: tensor<4x4xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c3, %c1] : tensor<?x?xf32>
    %inserted = tensor.insert %extracted into %arg0[%c0, %c0] : tensor<4x4xf32>
    return %arg1 : tensor<?x?xf32>
  }
  func.func private @pick3(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}

