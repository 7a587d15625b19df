// bufdiff-profile: mixed
// bufdiff-choices: 766f2060f4845ec8125bf6f03780cc0012fb60bf3001255816bb8e1548a01082b634357687bdcab4
// bufdiff-choices: c148ea4f8bd7756d167bc5f5c0b55f3dcd9302450b4d9a3be6827e364ece50e5a80c566339522f7e
// bufdiff-choices: 227b43d1d6f0ff7f24f4c6b99dee9a7f8c5e5457519c298ebedf52539de24730ae71ec676a4b5480
// bufdiff-choices: b2bf62c67820b70e5fee8ec6c26bf166aa06f69bdbf57ec5024c0000ea07994654482916c88745dc
// bufdiff-choices: 91563e998fdb54244323ded5fd3aadb6aaf320b795a348098c71011b4c9fc7482cac021bee8e2bf5
// bufdiff-choices: 58f8831ab240b59a349d023ffa01d94e93a7b7ba4d23e5fcb90ebb345eaf7a79505c812004396b06
// bufdiff-choices: e88f874f160ca9f47c4a948be8b0625da5d7e6ffd84d1472c8f24973480eabf9
// bufdiff-features: 2442 4211 6385 9781 12932 15751 15903 19419 20124 22095 22280 25818 26568 29248
// bufdiff-features: 29968 30145 30666 33769 34167 35957 36395 36784 37849 39025 41799 42344 42467
// bufdiff-features: 43442 43612 44943 45617 46203 47392 47822 48598 50894 51344 52322 52900 53235
// bufdiff-features: 53252 53469 53472 58190 58736 59649 61375 61435 62411 63071 64235 66422 67174
// bufdiff-features: 68355 68782 68854 71306 75921 76328 76953 81736 82135 82149 83342 84347 85843
// bufdiff-features: 87534 89780 91627 92431 92492 92493 98413 99383 100631 104850 105832 107412
// bufdiff-features: 107425 111096 112929 115026 117235 118081 119588 121626 121682 123396 124298
// bufdiff-features: 126928 128916 130310 131672 132574 134279 135534 135899 136007 136866 141044
// bufdiff-features: 141458 146469 146512 147435 149400 153293 153471 155898 156460 158120 158996
// bufdiff-features: 159895 165141 165719 166047 166579 170819 171116 171369 171551 171671 173354
// bufdiff-features: 175248 175735 177904 178067 178934 179649 181060 181541 183588 184030 184863
// bufdiff-features: 184962 186959 190142 191185 191247 191602 191888 192422 192628 194682 194693
// bufdiff-features: 194714 196031 197837 198460 201059 201202 201275 203402 204212 205434 205689
// bufdiff-features: 207468 210461 212111 213275 213455 217621 217672 219393 219556 221162 221653
// bufdiff-features: 221661 223104 224466 224776 228936 229951 230324 230640 231330 234487 235375
// bufdiff-features: 236909 236929 236986 238118 239241 240158 240904 241225 241778 242136 243099
// bufdiff-features: 243781 244092 245438 246362 246543 247062 249841 250917 250948 252312 252466
// bufdiff-features: 252539 253394 253439 253836 255676 256922 259510 259840
module {
  func.func private @f1(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>) -> (tensor<5xi32>, f32) {
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %1 = arith.index_cast %arg2 : index to i32
      %2 = arith.index_cast %arg3 : index to i32
      %3 = arith.minsi %1, %2 : i32
      tensor.yield %3 : i32
    } : tensor<5x2xi32>
    %extracted_slice = tensor.extract_slice %arg1[1] [2] [1] : tensor<5xi32> to tensor<2xi32>
    %0 = linalg.matvec ins(%generated, %extracted_slice : tensor<5x2xi32>, tensor<2xi32>) outs(%arg0 : tensor<5xi32>) -> tensor<5xi32>
    %cst = arith.constant 1.000000e+00 : f32
    return %0, %cst : tensor<5xi32>, f32
  }
  func.func @f2(%arg0: tensor<?xi32>, %arg1: tensor<5xi32>) -> tensor<?xi32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %0 = tensor.empty(%dim) : tensor<?xi32>
    %c3_i32 = arith.constant 3 : i32
    %1 = linalg.fill ins(%c3_i32 : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
    %2 = linalg.copy ins(%1 : tensor<?xi32>) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    return %2 : tensor<?xi32>
  }
  func.func @main(%arg0: tensor<3xi32>, %arg1: tensor<6xf32>, %arg2: tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, f32) {
    %cast = tensor.cast %arg0 : tensor<3xi32> to tensor<?xi32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %3 = arith.index_cast %arg3 : index to i32
      %c11_i32 = arith.constant 11 : i32
      %4 = arith.muli %3, %c11_i32 : i32
      tensor.yield %4 : i32
    } : tensor<5xi32>
    %0 = call @f2(%cast, %generated) : (tensor<?xi32>, tensor<5xi32>) -> tensor<?xi32>
    %1:2 = call @f1(%generated, %generated) : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, f32)
    %2 = scf.forall (%arg3) in (5) shared_outs(%arg4 = %arg2) -> (tensor<5xi32>) {
      %c1 = arith.constant 1 : index
      %c1_i32 = arith.constant 1 : i32
      %c0 = arith.constant 0 : index
      %3 = vector.transfer_read %0[%c1], %c1_i32 : tensor<?xi32>, vector<3xi32>
      %4 = vector.transfer_write %3, %0[%c1] : vector<3xi32>, tensor<?xi32>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<5xi32> to tensor<i32>
      %mapped = linalg.map ins(%extracted_slice : tensor<i32>) outs(%extracted_slice : tensor<i32>)
        (%in: i32, %init: i32) {
          %6 = arith.minui %in, %c1_i32 : i32
          linalg.yield %6 : i32
        }
      %c2 = arith.constant 2 : index
      %extracted_slice_0 = tensor.extract_slice %4[%c2] [1] [1] : tensor<?xi32> to tensor<i32>
      %5 = linalg.add ins(%extracted_slice, %extracted_slice_0 : tensor<i32>, tensor<i32>) outs(%mapped : tensor<i32>) -> tensor<i32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg4[%arg3] [1] [1] : tensor<i32> into tensor<5xi32>
      }
    }
    return %2, %1#0, %1#1 : tensor<5xi32>, tensor<5xi32>, f32
  }
}

