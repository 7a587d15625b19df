// bufdiff-profile: single
// bufdiff-choices: 441178bf4f94c457f319430f98374aff909c91e6d318077ec04c
// bufdiff-features: 2898 3579 5456 9768 9968 10872 13387 15751 19419 22095 22280 23787 24184 26568
// bufdiff-features: 28814 37155 44132 46203 49657 51863 52322 52928 53244 55561 64235 68355 73117
// bufdiff-features: 73802 74507 77283 87199 88732 88958 90543 93255 97924 98291 98501 99383 101264
// bufdiff-features: 103318 107614 110162 110322 110780 112929 119764 119822 125702 127813 128916
// bufdiff-features: 136987 143557 144724 148401 149959 153293 155465 158204 159724 165636 165719
// bufdiff-features: 165817 166579 168833 172127 180258 185275 186959 187596 188175 188790 191185
// bufdiff-features: 193747 194682 196048 197837 201059 201509 205434 205689 207124 210406 210461
// bufdiff-features: 211044 211508 215707 216890 218648 223991 225759 228139 230293 242955 250415
// bufdiff-features: 258906 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> tensor<4x4xi32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg3) -> (tensor<4x4xi32>) {
      %cst = arith.constant dense<[[9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]> : tensor<4x4xi32>
      %cast = tensor.cast %cst : tensor<4x4xi32> to tensor<?x?xi32>
      %1 = func.call @write1(%cast) : (tensor<?x?xi32>) -> tensor<?x?xi32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<4x4xi32>) outs(%cst : tensor<4x4xi32>) {
      ^bb0(%in: i32, %out: i32):
        %4 = arith.maxsi %in, %out : i32
        linalg.yield %4 : i32
      } -> tensor<4x4xi32>
      %3 = linalg.copy ins(%2 : tensor<4x4xi32>) outs(%arg7 : tensor<4x4xi32>) -> tensor<4x4xi32>
      scf.yield %3 : tensor<4x4xi32>
    }
    return %0 : tensor<4x4xi32>
  }
  func.func private @write1(%arg0: tensor<?x?xi32>) -> tensor<?x?xi32> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c11_i32 = arith.constant 11 : i32
    %inserted = tensor.insert %c11_i32 into %arg0[%c2, %c1] : tensor<?x?xi32>
    return %inserted : tensor<?x?xi32>
  }
}

