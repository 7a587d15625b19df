// bufdiff-profile: mixed
// bufdiff-choices: 0164304461c6a296851f8acb862eeea07ac20ea868c9e3e48da3de3afd3e9a314c4699a3e10699bf
// bufdiff-choices: 086942baa2eb2ce48880912de02ab3f3e140e66f2a82947a38be2cd423b0bd27b5c1696bd4d5f856
// bufdiff-choices: 30c045a5032f475fc18d0e131f1d753205e3e235e4e3393caf9a58781c63f7a133db6f06a9900c19
// bufdiff-choices: 8df3a755d016fd95eac4acd5b0f316dbf33a06
// bufdiff-features: 1470 3041 9381 12932 15356 15751 15941 16960 18486 19164 21140 22280 24092
// bufdiff-features: 26546 26568 29968 30002 34167 36784 38427 39927 42344 43258 50894 55704 60302
// bufdiff-features: 60469 64119 64235 64814 66422 67578 68355 69492 73802 76677 81736 82011 88732
// bufdiff-features: 93255 93994 97924 98919 103147 104315 111024 116721 117618 119216 142349 146512
// bufdiff-features: 158856 165636 165719 167749 168323 168815 171020 171798 172145 177355 186959
// bufdiff-features: 197837 197849 198460 201059 203746 208533 209108 213878 220247 220485 221648
// bufdiff-features: 223523 230081 235375 236136 239693 258906
module {
  func.func @main(%arg0: tensor<?x2xf32>, %arg1: tensor<3x2xf32>, %arg2: f32, %arg3: memref<?x2xf32, strided<[?, ?], offset: ?>>) -> tensor<?x?xf32> {
    %0 = scf.execute_region -> tensor<?x2xf32> {
      %concat = tensor.concat dim(0) %arg1, %arg1, %arg1 : (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<9x2xf32>
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg0, %c0 : tensor<?x2xf32>
      %c1 = arith.constant 1 : index
      %generated = tensor.generate %dim, %c1 {
      ^bb0(%arg4: index, %arg5: index):
        %1 = arith.index_cast %arg4 : index to i64
        %2 = arith.sitofp %1 : i64 to f32
        %3 = arith.index_cast %arg5 : index to i64
        %4 = arith.sitofp %3 : i64 to f32
        %5 = arith.divf %2, %4 : f32
        tensor.yield %5 : f32
      } : tensor<?x?xf32>
      %cast_0 = tensor.cast %generated : tensor<?x?xf32> to tensor<?x1xf32>
      %inserted_slice = tensor.insert_slice %cast_0 into %arg0[0, 1] [%dim, 1] [1, 1] : tensor<?x1xf32> into tensor<?x2xf32>
      scf.yield %inserted_slice : tensor<?x2xf32>
    }
    %cast = tensor.cast %0 : tensor<?x2xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
}

