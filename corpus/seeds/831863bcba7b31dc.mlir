// bufdiff-profile: loops
// bufdiff-choices: 2c5ad11736625276e8c711d2a9703184315dca3819ccdc61f4285ce9df201f3cb3f02a4e0013f653
// bufdiff-choices: 2c8111ce6d4c6ae8bf5485cbd5b58cf3dac19ee29a16c7ddcbcabceff95da4df29b96d5bb26222f0
// bufdiff-choices: 10bd066be4e6b1dae3cfe577229ea6535c2487b5a41dfa877ecdeabbbaacc893351eefcce7909242
// bufdiff-choices: bedb93598dfbd91815bc601f9a0e8701b612f1ae17f56df81379a12958888aeb81d66905f0c55bb7
// bufdiff-choices: 65fd7760bf28d0e2d71a54471a6ae06524454af0accb6f8c2a76349e69b91e02f6b1a18445ade6fd
// bufdiff-choices: 33601185b34013e8a44723
// bufdiff-features: 4752 5297 6363 9479 10181 15751 18667 19419 22640 23787 24184 25818 26568 27171
// bufdiff-features: 27251 28556 29590 29687 30539 31751 34167 36215 36252 36749 40712 42344 42984
// bufdiff-features: 43612 44943 45202 46203 46993 47616 49800 52062 52946 53252 54915 55479 56024
// bufdiff-features: 57401 58190 60686 61622 63071 64235 65225 66422 68355 68782 70965 73289 73643
// bufdiff-features: 75921 82135 86632 88272 88337 88732 89780 90097 91049 91562 92022 92492 92921
// bufdiff-features: 93255 96351 97613 99383 103715 105965 106376 108136 108992 109949 110952 112327
// bufdiff-features: 112929 114541 115026 116077 117235 117766 120197 121682 125702 126927 130310
// bufdiff-features: 130602 131306 132574 135899 137045 137080 139862 140374 140778 141458 144484
// bufdiff-features: 145415 146734 147618 148304 148406 150838 151588 151965 152187 153001 153293
// bufdiff-features: 155675 158120 158897 158996 159724 160756 160786 162971 163131 163188 164709
// bufdiff-features: 165057 165141 165719 167823 168858 169982 170819 171116 171369 177904 178067
// bufdiff-features: 178934 179097 181612 186882 186959 187945 188790 189024 190166 191888 192628
// bufdiff-features: 193290 194134 194682 196031 196907 197274 197561 197837 198432 200242 201059
// bufdiff-features: 202241 205434 205688 205689 206820 207442 207731 208480 210461 211625 211786
// bufdiff-features: 212111 216190 217282 218657 218917 220506 220678 223099 226151 227002 227345
// bufdiff-features: 228058 229266 229475 230640 230810 230915 232352 236929 240100 240158 242145
// bufdiff-features: 244092 246543 247062 248194 249841 252466 252539 253703 255840 256792 257362
// bufdiff-features: 258375 258994 259528 259840 260179
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xf64>, %arg1: tensor<4xf64>) -> (tensor<4xf64>, f32) {
    %0 = call @f1(%arg1, %arg1) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %1 = linalg.round ins(%0 : tensor<4xf64>) outs(%0 : tensor<4xf64>) -> tensor<4xf64>
    %cst = arith.constant dense<[[6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01, 1.650000e+01, 1.750000e+01]]> : tensor<3x4xf64>
    %extracted_slice = tensor.extract_slice %0[0] [3] [1] : tensor<4xf64> to tensor<3xf64>
    %2 = linalg.vecmat ins(%extracted_slice, %cst : tensor<3xf64>, tensor<3x4xf64>) outs(%1 : tensor<4xf64>) -> tensor<4xf64>
    %cst_0 = arith.constant 0.000000e+00 : f32
    return %2, %cst_0 : tensor<4xf64>, f32
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

