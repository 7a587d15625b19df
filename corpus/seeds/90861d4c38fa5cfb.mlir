// bufdiff-profile: types
// bufdiff-choices: 23ff07f676200a04411288276c04d2a914e053abd7427d877f3d9f5bcf4a25702fbb349455e3e43e
// bufdiff-choices: b4b68d3a11aec816b44f30b9cd05e49e0b7103956b56ba81a203fe077e5bc03570694cbf000ec52d
// bufdiff-choices: 256d767a7214c651a9dacced825c98716c880c11287f3e41b85ea1b96bc37ef2b2b295e2c563ed73
// bufdiff-choices: 195a32448fc136785e5963e726797cde9fe7fa8429ad9a82
// bufdiff-features: 2124 3579 5187 5297 6611 10872 11162 13233 14337 15130 15192 15751 19164 22095
// bufdiff-features: 22280 23143 23787 24844 25078 26568 26816 27556 28503 29229 29590 29968 30710
// bufdiff-features: 34048 34167 35957 36784 37294 38783 40712 42344 42398 43942 44505 45617 46203
// bufdiff-features: 48451 50894 51130 51264 52322 52823 52900 53180 53252 53469 54385 56348 58024
// bufdiff-features: 58308 59764 61944 62035 62641 63071 64120 64716 66422 67526 68355 68457 69081
// bufdiff-features: 73802 74057 76953 77232 77564 77617 78283 78430 81736 82011 82135 84585 86125
// bufdiff-features: 88000 88732 88958 89780 92194 93255 95289 96808 97006 98501 103339 104123
// bufdiff-features: 104931 106761 107412 107425 109292 112929 115778 117235 118081 119764 120197
// bufdiff-features: 121626 121977 128916 135534 136958 137045 141808 142273 142626 145224 146512
// bufdiff-features: 148410 150313 151870 153427 155465 158120 158128 158897 159251 161065 162265
// bufdiff-features: 163581 163687 164472 165057 165231 165719 165817 166037 166579 167959 168323
// bufdiff-features: 168858 173354 174367 175098 180207 181022 183482 184030 184962 186959 188136
// bufdiff-features: 188790 189391 192590 192771 193747 197561 197850 201059 205161 205689 207124
// bufdiff-features: 210461 212111 214484 215959 216960 218657 219734 220056 220627 230640 234387
// bufdiff-features: 235375 240158 240651 241225 245750 246543 246695 247263 248930 252101 252539
// bufdiff-features: 255556 256112 258239 258906 259840 260047
module {
  func.func private @f1(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = linalg.abs ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %extracted_slice, %arg3 = %0) -> (tensor<?xf32>, tensor<?xf32>) {
      %3 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%extracted_slice, %arg2 : tensor<?xf32>, tensor<?xf32>) outs(%arg3 : tensor<?xf32>) -> tensor<?xf32>
      %4 = linalg.copy ins(%extracted_slice : tensor<?xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %4, %3 : tensor<?xf32>, tensor<?xf32>
    }
    %2 = linalg.negf ins(%extracted_slice : tensor<?xf32>) outs(%1#0 : tensor<?xf32>) -> tensor<?xf32>
    return %1#1, %2 : tensor<?xf32>, tensor<?xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: memref<?xf32, strided<[?], offset: ?>>, %arg3: memref<4xf32, strided<[?], offset: ?>>) -> (tensor<?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?xf32>, tensor<?xf32>) {
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %0:2 = call @f1(%cast) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %c3 = arith.constant 3 : index
    %subview = memref.subview %arg3[%c3] [1] [1] : memref<4xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
    %1 = bufferization.to_tensor %subview restrict : memref<1xf32, strided<[?], offset: ?>> to tensor<1xf32>
    %generated = tensor.generate  {
    ^bb0(%arg4: index):
      %2 = arith.index_cast %arg4 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      tensor.yield %3 : f32
    } : tensor<1xf32>
    %cast_0 = tensor.cast %generated : tensor<1xf32> to tensor<?xf32>
    return %0#0, %0#1, %1, %cast_0, %0#1 : tensor<?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?xf32>, tensor<?xf32>
  }
}

