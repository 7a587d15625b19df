// bufdiff-profile: types
// bufdiff-choices: 23ff07f676200a04411288276c04d2a914e053abd7427d877f3d9f5bcf4a25702fbb349455e3e43e
// bufdiff-choices: b4b68d3a11aec816b44f30b9cd05e49e0b7103956b56ba81a203fe077e5bc03570694cbf000ec52d
// bufdiff-choices: 256d767a7214c651a9dacced825c98716c880c11287f3e41b85ea1b96bc37ef2b2b295e2c563ed73
// bufdiff-choices: 195a32448fc136785e5963e726797cde9fe7fa8429ad9a827870fc423744
// bufdiff-features: 2124 3579 5075 5187 5297 6277 6314 9479 10872 14337 15130 15192 15751 19419
// bufdiff-features: 21579 22280 23143 23787 24184 24747 24844 26568 26816 28503 29229 29590 29968
// bufdiff-features: 30009 30710 34167 35957 36784 38783 40712 41605 42344 42398 43942 44505 45876
// bufdiff-features: 46203 47392 48451 49635 50894 51130 51264 52062 52267 52322 52900 53139 53180
// bufdiff-features: 53252 53469 53716 54385 56348 58308 59764 64235 64716 64850 66422 67056 67526
// bufdiff-features: 68355 69081 69991 72975 73802 74057 76339 76953 77564 77617 78430 79099 80400
// bufdiff-features: 81736 82011 86125 88000 88337 88732 88958 89780 90011 91333 95289 95407 96808
// bufdiff-features: 97006 98501 103339 104123 104245 104315 104931 106917 109292 111232 113901
// bufdiff-features: 117235 118081 119588 119764 121626 121977 128916 132156 133571 134279 135534
// bufdiff-features: 136958 140924 145224 146512 147477 148410 150313 151870 152233 153427 155465
// bufdiff-features: 155898 156460 158120 158128 158897 160756 161065 162265 163687 165231 165719
// bufdiff-features: 165817 166579 167793 167959 168323 168815 171369 173354 174367 175098 177904
// bufdiff-features: 180207 181022 183482 184030 184962 186959 188136 189391 192590 192628 192771
// bufdiff-features: 193747 193773 194714 196048 197837 197849 201059 202241 205689 207124 207330
// bufdiff-features: 210461 218089 218657 220056 220627 224715 228061 228390 228936 235375 236216
// bufdiff-features: 236986 240158 241225 242955 242988 243872 244908 245750 246543 247263 248930
// bufdiff-features: 250948 252101 252539 253836 255556 256011 256247 258239 258994 259840 260047
// bufdiff-features: 260161
module {
  func.func private @f1(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.abs ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %extracted_slice, %arg3 = %0) -> (tensor<?xf32>, tensor<?xf32>) {
      %2 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%extracted_slice, %arg2 : tensor<?xf32>, tensor<?xf32>) outs(%arg3 : tensor<?xf32>) -> tensor<?xf32>
      %3 = linalg.copy ins(%extracted_slice : tensor<?xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %3, %2 : tensor<?xf32>, tensor<?xf32>
    }
    return %1#1 : tensor<?xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: memref<4xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xf32>) {
    %subview = memref.subview %arg2[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
    %0 = bufferization.to_tensor %subview restrict : memref<2xf32, strided<[1], offset: 1>> to tensor<2xf32>
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %1 = call @f1(%cast) : (tensor<?xf32>) -> tensor<?xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.floor ins(%arg0 : tensor<4xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    %4 = linalg.copy ins(%arg0 : tensor<4xf32>) outs(%3 : tensor<4xf32>) -> tensor<4xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %3[%c1] : tensor<4xf32>
    %cast_0 = tensor.cast %4 : tensor<4xf32> to tensor<?xf32>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [%c3] : tensor<4xf32> to tensor<2xf32>
    return %cast_0, %1, %0, %extracted_slice : tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xf32>
  }
}

