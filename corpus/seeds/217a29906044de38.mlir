// bufdiff-profile: wide
// bufdiff-choices: 0164304461c6a296851f8acb862eeea07ac20ea868c9e3e48da3de3afd3e9a314c4699a3e10699bf
// bufdiff-choices: 086942baa2eb2ce48880912de02ab3f3e140e66f2a82947a38be2cd423b0bd27b5c1696bd4d5f856
// bufdiff-choices: 30c045a5032f475fc18d0e131f1d753205e3e235e4e3393caf9a58781c63f7a133db6f06a9900c19
// bufdiff-choices: 8df3a755d016fd95eac4acd5b0f316dbf33a0664cb8a
// bufdiff-features: 76 6351 6769 7014 9294 9479 9768 10166 11012 11408 12653 13458 15750 15751
// bufdiff-features: 17232 18774 19419 21972 22221 23874 25571 25651 26568 27048 28652 29066 29590
// bufdiff-features: 30625 31543 31668 32192 34159 34564 34647 40297 42344 42984 43098 45276 46203
// bufdiff-features: 46251 46832 52062 52807 52900 52928 53252 54964 55870 55887 57718 60686 61556
// bufdiff-features: 63071 64235 64420 65814 66422 66765 68355 69987 71490 73031 74362 74617 79099
// bufdiff-features: 79389 82094 82203 88337 88732 89151 89178 91258 93844 95930 97053 97067 97318
// bufdiff-features: 98085 98501 99009 99383 99738 101264 102204 103673 103851 106382 110816 112929
// bufdiff-features: 113920 115990 116219 116599 117235 118522 118617 119876 123764 124657 128456
// bufdiff-features: 129517 129878
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> (tensor<6xf32>, tensor<?x?xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.while (%arg3 = %c0, %arg4 = %arg0) : (index, tensor<?x?xf32>) -> (index, tensor<?x?xf32>) {
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %arg1[%c2] : tensor<6xf32>
      vector.print %extracted : f32
      %1 = arith.cmpi ult, %arg3, %c1 : index
      scf.condition(%1) %arg3, %arg4 : index, tensor<?x?xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?x?xf32>):
      %1 = func.call @same1(%arg1) : (tensor<6xf32>) -> tensor<6xf32>
      %2 = linalg.square ins(%arg1 : tensor<6xf32>) outs(%arg1 : tensor<6xf32>) -> tensor<6xf32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<6xf32>) outs(%arg1 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %5 = arith.divf %in, %out : f32
        linalg.yield %5 : f32
      } -> tensor<6xf32>
      %4 = arith.addi %arg3, %c1 : index
      scf.yield %4, %arg4 : index, tensor<?x?xf32>
    }
    %extracted_slice = tensor.extract_slice %arg1[0] [6] [1] : tensor<6xf32> to tensor<6xf32>
    return %extracted_slice, %0#1, %0#0 : tensor<6xf32>, tensor<?x?xf32>, index
  }
  func.func private @same1(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    return %arg0 : tensor<6xf32>
  }
}

