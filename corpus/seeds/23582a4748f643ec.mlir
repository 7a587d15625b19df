// bufdiff-profile: idioms
// bufdiff-choices: 17e943724c9d0f3344ebd9eb9d2cac92f572f5a851288b7bbf4adeac4292ff4159f73b23a00021f0
// bufdiff-choices: 68caf1839a073df3d98e5c16eb14054d09888ad279975faffe0dad68613141c93eb7f5debd06c585
// bufdiff-choices: 49e2cd5888a18fe93ab41fe90efab772f3e2b5c6774e4df7859190da1393e99e8cea1f271549bee8
// bufdiff-choices: 35e18c5e6cb61dfe5875ce96727c33603afc9b77d725439477c752bf59374a99841b9e4254071610
// bufdiff-choices: 79a44105b65f8158a893e20b074dbf0bddbb4826b1d50c8e7b633e34f76b373985ea06d84f1b3707
// bufdiff-choices: 2f73c330370a0c6aa7d5c07c181b64e3cc2a4af7aecb
// bufdiff-features: 5075 9479 9557 10035 12932 13424 13915 14884 15751 15903 16269 16682 18166
// bufdiff-features: 20092 22280 23143 23169 25078 25571 25818 26087 26568 28907 29590 29966 30666
// bufdiff-features: 33354 33915 34167 36784 37314 38394 38783 40712 45432 46203 47293 47392 49635
// bufdiff-features: 50146 50894 51415 52062 52267 52558 52823 52900 53243 53252 54998 57548 58024
// bufdiff-features: 58122 58290 60686 63071 64850 65405 65478 66422 68355 68782 73802 74057 74686
// bufdiff-features: 77285 78283 78430 79136 80400 81736 82135 84585 85843 86125 86362 88233 88337
// bufdiff-features: 88732 89449 89780 90011 90070 94205 95273 95407 95900 100059 101105 103235
// bufdiff-features: 104315 104931 106917 107412 108012 108980 109015 109732 112929 114432 115026
// bufdiff-features: 117206 117235 120049 121626 121682 129435 129849 133571 133756 134122 137045
// bufdiff-features: 140924 140940 141034 143195 143418 146512 146792 154779 155898 158120 158996
// bufdiff-features: 159042 159251 160756 161295 161883 162971 163876 165719 167614 168858 169562
// bufdiff-features: 171116 171369 174170 176031 177904 178558 181673 181789 184030 184962 186245
// bufdiff-features: 186849 186959 188200 188790 190141 191888 192628 192771 194134 194714 195462
// bufdiff-features: 196476 197392 198357 198460 200104 202241 205689 210351 210461 214484 215532
// bufdiff-features: 217282 218064 218089 218635 220284 220358 221975 223016 225707 228061 229936
// bufdiff-features: 229951 230081 233276 234387 234562 235547 236336 236930 240158 242988 243546
// bufdiff-features: 243781 245619 246543 247062 250948 251992 252260 252539 253836 255676 255758
// bufdiff-features: 258906 259229 259528 259840 261426
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %0 = tensor.empty() : tensor<4xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<4xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %cast = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %2:2 = call @f1(%arg1, %cast, %extracted, %cast_0) : (tensor<i32>, tensor<?xf32>, f32, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<i32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %5 = arith.sitofp %in : i32 to f32
      linalg.yield %5 : f32
    } -> tensor<4xf32>
    %4 = linalg.floor ins(%3 : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %extracted_slice = tensor.extract_slice %1[0] [4] [1] : tensor<4xf32> to tensor<4xf32>
    %cast_1 = tensor.cast %extracted_slice : tensor<4xf32> to tensor<?xf32>
    return %4, %2#1, %2#0, %cast_1 : tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
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

