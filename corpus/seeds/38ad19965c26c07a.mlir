// bufdiff-profile: idioms
// bufdiff-choices: 17e943724c9d0f3344ebd9eb9d2cac92f572f5a851288b7bbf4adeac4292ff4159f73b23a00021f0
// bufdiff-choices: 68caf1839a073df3d98e5c16eb14054d09888ad279975faffe0dad68613141c93eb7f5debd06c585
// bufdiff-choices: 49e2cd5888a18fe93ab41fe90efab772f3e2b5c6774e4df7859190da1393e99e8cea1f271549bee8
// bufdiff-choices: 35e18c5e6cb61dfe5875ce96727c33603afc9b77d725439477c752bf59374a99841b9e4254071610
// bufdiff-choices: 79a44105b65f8158a893e20b074dbf0bddbb4826b1d50c8e7b633e34f76b373985ea06d84f1b3707
// bufdiff-choices: 2f73c330370a0c6aa7d5c07c181b64e3cc2a4af7aecb0fb8b8ec96446e981d3ee1e09ecc207e41
// bufdiff-features: 4020 4064 6363 8130 9479 9557 9612 12932 15751 15903 16269 16682 18166 18480
// bufdiff-features: 20092 22280 23143 25571 25818 26568 28907 29590 30666 33915 34167 36784 38394
// bufdiff-features: 38783 40712 46203 46476 47160 47293 50146 50894 51498 52062 52558 52900 53243
// bufdiff-features: 53252 55463 56404 57548 58122 58123 58290 59703 60686 62641 63071 63800 64435
// bufdiff-features: 64716 65405 65478 66422 68355 68782 73802 74057 74065 77285 78283 79136 79493
// bufdiff-features: 81200 81502 81736 82011 82135 84585 85843 86125 86362 86562 86689 87862 88233
// bufdiff-features: 88732 89449 89780 90097 91231 93171 94205 95407 95900 100059 101105 102788
// bufdiff-features: 104315 104931 107412 108012 108038 108980 109015 109732 110613 112929 114432
// bufdiff-features: 115026 117206 117724 121626 121682 123625 128907 129435 134122 137045 140940
// bufdiff-features: 141891 142040 143418 145562 145765 146512 147477 153137 155898 156460 158120
// bufdiff-features: 158996 159042 160756 161304 161974 165719 167164 168323 168858 169506 171116
// bufdiff-features: 174170 176031 177904 178558 179005 179647 181673 181789 184030 184653 184962
// bufdiff-features: 185036 186245 186849 186959 188200 188790 190141 191888 192628 194714 195462
// bufdiff-features: 195820 196476 198460 199818 199827 201601 202241 202710 203530 205434 205689
// bufdiff-features: 207731 210351 210461 211417 212111 213275 215532 215656 217282 218064 218635
// bufdiff-features: 220284 221975 222982 223016 225707 225827 229951 230081 233276 234562 235547
// bufdiff-features: 236336 240158 240539 245380 245898 246543 250948 251992 252539 252594 253836
// bufdiff-features: 254672 255676 256112 258906 258994 259229 259840 259846 261426
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<4xf32>) {
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant dense<[4.500000e+00, 5.500000e+00, 6.500000e+00, 7.500000e+00]> : tensor<4xf32>
    %cast_1 = tensor.cast %cst_0 : tensor<4xf32> to tensor<?xf32>
    %0:2 = call @f1(%arg1, %cast, %cst, %cast_1) : (tensor<i32>, tensor<?xf32>, f32, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %c0_i32 = arith.constant 0 : i32
    %from_elements = tensor.from_elements %c0_i32 : tensor<i32>
    %1:2 = call @f1(%from_elements, %0#1, %cst, %0#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<i32>, tensor<?xf32>, f32, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %2 = linalg.min ins(%1#1, %arg0 : tensor<?xf32>, tensor<4xf32>) outs(%0#1 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1#0[%c0] : tensor<?xf32>
    vector.print %extracted : f32
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %1#1[1] [1] [1] : tensor<?xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %cst_0[%c3] [1] [1] : tensor<1xf32> into tensor<4xf32>
    return %0#0, %2, %inserted_slice : tensor<?xf32>, tensor<?xf32>, tensor<4xf32>
  }
  func.func private @f1(%arg0: tensor<i32>, %arg1: tensor<?xf32>, %arg2: f32, %arg3: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = scf.forall (%arg4) = (0) to (4) step (2) shared_outs(%arg5 = %arg3) -> (tensor<?xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg4] [1] [1] : tensor<?xf32> to tensor<f32>
      %1 = linalg.square ins(%extracted_slice : tensor<f32>) outs(%extracted_slice : tensor<f32>) -> tensor<f32>
      %inserted_slice = tensor.insert_slice %1 into %arg3[%arg4] [1] [1] : tensor<f32> into tensor<?xf32>
      %cst = arith.constant 5.000000e-01 : f32
      %from_elements = tensor.from_elements %arg2, %cst : tensor<2xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %from_elements into %arg5[%arg4] [2] [1] : tensor<2xf32> into tensor<?xf32>
      }
    }
    return %0, %arg1 : tensor<?xf32>, tensor<?xf32>
  }
}

