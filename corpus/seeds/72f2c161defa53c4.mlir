// bufdiff-profile: types
// bufdiff-choices: 19699a6d31485a50a1796bd9211f2205a691115a1127b88562a825693e947ec1912379bb896561ab
// bufdiff-choices: e7c21879af7c7a146e70e953778560c2431df6f728bc592cc0c2beb94853d2057fa80843a11250d6
// bufdiff-choices: 71492748158cbabed8c7cf42b7ff6004171b29b98695464332fed098e632febc8be71143e238151e
// bufdiff-choices: 3169a50442a689f07a9657ebcdf445e78570cdcca9a1a401efcb05a5e9eec039ec44739d
// bufdiff-features: 6289 9479 10035 12932 15751 17127 18692 19371 19419 22095 22280 24682 26568
// bufdiff-features: 29590 30666 33769 34167 36784 40712 42984 46203 47762 50894 51415 54998 55113
// bufdiff-features: 60686 64235 65238 66422 67304 67880 68355 71050 75696 75900 76973 79272 80980
// bufdiff-features: 81736 82011 83023 85843 88732 89780 90777 91657 92740 97131 104315 107987
// bufdiff-features: 108221 112737 112929 113940 115801 117206 121626 122159 132976 134397 135868
// bufdiff-features: 144383 146512 148304 153293 156460 156683 161974 165719 166579 168271 168323
// bufdiff-features: 168815 168858 172145 175185 178228 180699 181548 182719 184030 184962 186959
// bufdiff-features: 187057 188790 190166 192440 192603 197264 197339 197837 197849 198403 198460
// bufdiff-features: 200104 201059 205430 205434 205689 206179 209108 209902 212111 214073 220517
// bufdiff-features: 222505 226607 228555 228904 231792 238954 241276 242370 246543 250365 251943
// bufdiff-features: 252539 258378 259840 260882
#map = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<4xi1>) -> tensor<?xi1> {
    %0 = call @f1(%arg0, %arg0, %arg0) : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<?xi1>
    %concat = tensor.concat dim(0) %0, %0, %0 : (tensor<?xi1>, tensor<?xi1>, tensor<?xi1>) -> tensor<?xi1>
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %1 = tensor.empty() : tensor<4xi1>
      %2 = bufferization.alloc_tensor() copy(%0) : tensor<?xi1>
      %cst = arith.constant dense<[false, false, true, false, false, true, false, false, true, false, false, true]> : tensor<12xi1>
      %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%concat, %cst : tensor<?xi1>, tensor<12xi1>) outs(%concat : tensor<?xi1>) {
      ^bb0(%in: i1, %in_0: i1, %out: i1):
        %4 = arith.xori %in, %in_0 : i1
        %true = arith.constant true
        %5 = arith.remui %4, %true : i1
        %6 = arith.addi %5, %out : i1
        linalg.yield %6 : i1
      } -> tensor<?xi1>
      %c7 = arith.constant 7 : index
      %extracted = tensor.extract %3[%c7] : tensor<?xi1>
    }
    return %concat : tensor<?xi1>
  }
  func.func @f1(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>, %arg2: tensor<4xi1>) -> tensor<?xi1> {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : tensor<4xi1>) {
    ^bb0(%out: i1):
      %false = arith.constant false
      %1 = arith.subi %out, %false : i1
      %false_0 = arith.constant false
      %2 = arith.shrsi %1, %false_0 : i1
      linalg.yield %2 : i1
    } -> tensor<4xi1>
    %cast = tensor.cast %0 : tensor<4xi1> to tensor<?xi1>
    return %cast : tensor<?xi1>
  }
}

