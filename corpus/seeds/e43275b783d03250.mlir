// bufdiff-profile: cfg
// bufdiff-choices: 19699a6d31485a50a1796bd9211f2205a691115a1127b88562a825693e947ec1912379bb896561ab
// bufdiff-choices: e7c21879af7c7a146e70e953778560c2431df6f728bc592cc0c2beb94853d2057fa80843a11250d6
// bufdiff-choices: 71492748158cbabed8c7cf42
// bufdiff-features: 3325 6022 9479 9748 10035 10166 15751 15903 16640 17232 22280 22640 23336 23874
// bufdiff-features: 24826 24933 25818 26568 28907 29191 29968 30902 31341 32900 33816 33965 34647
// bufdiff-features: 39804 40044 42282 43098 43248 45462 46203 51415 53890 54332 54915 54998 57542
// bufdiff-features: 57548 58303 58708 60265 61368 61530 61556 62218 64875 66765 67388 68355 68782
// bufdiff-features: 69032 69660 69987 70119 71069 73140 75501 75921 76973 79978 81612 82203 84439
// bufdiff-features: 84853 86103 86362 90903 91109 95273 95535 95710 97131 98879 99009 99264 99738
// bufdiff-features: 100569 104303 106087 108235 108992 110153 110568 111822 112474 112937 115026
// bufdiff-features: 115471 121682 123349 123574 124546 124604 126249 127243 127922 127955 128733
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi64>) -> (tensor<?xi64>, i64, i64) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<?xi64>, tensor<?xi64>) outs(%arg0 : tensor<?xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.subi %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<?xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi64>
    %c1 = arith.constant 1 : index
    %c42_i64 = arith.constant 42 : i64
    %1 = scf.parallel (%arg1) = (%c0) to (%dim) step (%c1) init (%c42_i64) -> i64 {
      %2 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %0) -> (tensor<?xi64>) {
        %c3 = arith.constant 3 : index
        %3 = index.ceildivs %c0, %c3
        %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xi64> to tensor<1xi64>
        %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%extracted_slice : tensor<1xi64>) {
        ^bb0(%out: i64):
          %c1_i64 = arith.constant 1 : i64
          %6 = arith.ori %out, %c1_i64 : i64
          linalg.yield %6 : i64
        } -> tensor<1xi64>
        %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice, %4 : tensor<1xi64>, tensor<1xi64>) outs(%4 : tensor<1xi64>) {
        ^bb0(%in: i64, %in_0: i64, %out: i64):
          %6 = arith.addi %in, %in_0 : i64
          linalg.yield %6 : i64
        } -> tensor<1xi64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %5 into %arg3[%arg2] [1] [1] : tensor<1xi64> into tensor<?xi64>
        }
      }
      %extracted = tensor.extract %0[%arg1] : tensor<?xi64>
      scf.reduce(%extracted : i64) {
      ^bb0(%arg2: i64, %arg3: i64):
        %3 = arith.addi %arg2, %arg3 : i64
        scf.reduce.return %3 : i64
      }
    }
    return %arg0, %1, %c42_i64 : tensor<?xi64>, i64, i64
  }
}

