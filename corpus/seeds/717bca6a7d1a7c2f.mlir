// bufdiff-profile: slices
// bufdiff-choices: 2c5ad11736625276e8c711d2a9703184315dca3819ccdc61f4285ce9df201f3cb3f02a4e0013f653
// bufdiff-choices: 2c8111ce6d4c6ae8bf5485cbd5b58cf3dac19ee29a16c7ddcbcabceff95da4df29b96d5bb26222f0
// bufdiff-choices: 10bd066be4e6b1dae3cfe577229ea6535c2487b5a41dfa877ecdeabbbaacc893351eefcce7909242
// bufdiff-choices: bedb93598dfbd91815bc601f9a0e8701b612f1ae17f56df81379a12958888aeb81d66905f0c55bb7
// bufdiff-choices: 65fd7760bf28d0e2d71a54471a6ae06524454af0accb6f8c2a76349e69b91e02f6b1a18445ade6fd
// bufdiff-choices: 33601185b34013e8a4472355be8aa9ad9156b1c2a2cbdae80efab622316deb524918044d96771d6a
// bufdiff-choices: 41603222cf1833456a76bd035bb8172b471f3c0e4019918d064524e34b60441331070d14e2ec7b01
// bufdiff-choices: b9233ac87875f02d645c33b760aa36e4787bb29189a79b8e5e653657844848d788426969
// bufdiff-features: 180 3027 3579 4752 5297 6363 9479 10181 11880 15751 15903 15947 16682 18667
// bufdiff-features: 19419 22280 22640 22678 22801 23143 23787 24184 25818 26568 27171 27251 28504
// bufdiff-features: 28556 28907 29590 29687 30710 33056 34167 36252 36395 36749 37054 39812 40540
// bufdiff-features: 40712 41090 42344 42984 43612 44522 44943 45202 46203 46993 49635 49800 51344
// bufdiff-features: 52062 52558 52900 52946 53252 53779 54915 55479 55561 56024 57401 58190 58403
// bufdiff-features: 60600 60686 61435 61590 61622 63071 64235 66422 68355 68782 70965 73289 73643
// bufdiff-features: 73788 75921 76245 77283 82135 83548 86837 87000 87862 88337 88732 89780 90097
// bufdiff-features: 90543 91562 92022 92488 92492 92921 93171 99383 103715 104315 105965 106376
// bufdiff-features: 108136 108992 109732 110561 110952 112363 112929 114541 115026 117724 117766
// bufdiff-features: 120197 121682 125363 126927 130310 130602 131306 132361 132574 135749 135899
// bufdiff-features: 137045 137080 139079 139699 140374 140778 140929 141458 142040 142393 143172
// bufdiff-features: 145415 146734 147041 147435 147618 148304 148406 150313 150382 150452 151292
// bufdiff-features: 151588 151965 152187 152226 152620 153293 155675 156460 157953 158120 158996
// bufdiff-features: 159724 160756 162819 162971 163131 163188 164709 165057 165141 165636 165719
// bufdiff-features: 167164 167823 168858 169982 170819 171116 171369 173166 174170 177904 178067
// bufdiff-features: 178934 179647 181612 184030 186959 187596 187945 188790 190166 191076 191888
// bufdiff-features: 192628 193290 194134 194682 195820 196031 196835 196907 197561 197715 197837
// bufdiff-features: 198432 198873 199827 200242 200521 201059 201601 202241 205434 205704 207268
// bufdiff-features: 207294 207442 207731 208480 208503 210461 211625 211786 212111 216190 217282
// bufdiff-features: 218127 218635 218657 220506 222982 223104 223783 223974 225759 225827 226151
// bufdiff-features: 226357 227345 228058 228222 228741 229266 229475 230081 230640 230810 232352
// bufdiff-features: 235722 236929 238804 240100 240158 242145 242793 243967 244092 244222 246543
// bufdiff-features: 247062 248194 249841 252312 252466 252539 253703 253836 255840 258143 258375
// bufdiff-features: 258994 259229 259528 259822 259840 260843 261131
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xf64>, %arg1: tensor<4xf64>) -> (tensor<2xf64>, tensor<?xf64>, f32, f32) {
    %0 = call @f1(%arg1, %arg1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %extracted_slice = tensor.extract_slice %0[0] [2] [1] : tensor<4xf64> to tensor<2xf64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %0[1] [2] [2] : tensor<2xf64> into tensor<4xf64>
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %cst) -> (f32) {
      %extracted_slice_0 = tensor.extract_slice %inserted_slice[0] [1] [1] : tensor<4xf64> to tensor<1xf64>
      %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %0[%arg2] [1] [1] : tensor<1xf64> into tensor<4xf64>
      %extracted_slice_2 = tensor.extract_slice %extracted_slice_0[0] [1] [1] : tensor<1xf64> to tensor<1xf64>
      %3:2 = func.call @twice1(%inserted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
      scf.yield %arg3 : f32
    }
    %2 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %extracted_slice) -> (tensor<2xf64>) {
      %extracted_slice_0 = tensor.extract_slice %0[0] [3] [%c1] : tensor<4xf64> to tensor<3xf64>
      %3:2 = func.call @twice1(%0) : (tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
      %cst_1 = arith.constant dense<[2.500000e+00, 5.500000e+00]> : tensor<2xf64>
      %4 = linalg.add ins(%cst_1, %extracted_slice : tensor<2xf64>, tensor<2xf64>) outs(%arg3 : tensor<2xf64>) -> tensor<2xf64>
      %extracted = tensor.extract %4[%arg2] : tensor<2xf64>
      %5 = linalg.sub ins(%extracted_slice, %cst_1 : tensor<2xf64>, tensor<2xf64>) outs(%4 : tensor<2xf64>) -> tensor<2xf64>
      scf.yield %5 : tensor<2xf64>
    }
    return %2, %arg0, %1, %cst : tensor<2xf64>, tensor<?xf64>, f32, f32
  }
  func.func @f1(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> tensor<4xf64> {
    %0 = linalg.negf ins(%arg0 : tensor<4xf64>) outs(%arg1 : tensor<4xf64>) -> tensor<4xf64>
    %c4 = arith.constant 4 : index
    %1 = scf.forall (%arg2) in (%c4) shared_outs(%arg3 = %arg0) -> (tensor<4xf64>) {
      %2:2 = func.call @twice1(%0) : (tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %2#0[%c2] : tensor<4xf64>
      %3 = tensor.empty(%c4) : tensor<?xf64>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2#1 : tensor<4xf64>) outs(%3 : tensor<?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %6 = arith.addf %in, %extracted : f64
        linalg.yield %6 : f64
      } -> tensor<?xf64>
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<4xf64> to tensor<f64>
      %5 = linalg.abs ins(%extracted_slice : tensor<f64>) outs(%extracted_slice : tensor<f64>) -> tensor<f64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg3[%arg2] [1] [1] : tensor<f64> into tensor<4xf64>
      }
    }
    return %1 : tensor<4xf64>
  }
  func.func private @twice1(%arg0: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
    %0 = tensor.empty() : tensor<4xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<4xf64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<4xf64>) -> tensor<4xf64>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg0, %1 : tensor<4xf64>, tensor<4xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    return %2, %2 : tensor<4xf64>, tensor<4xf64>
  }
}

