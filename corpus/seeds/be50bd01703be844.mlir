// bufdiff-profile: mixed
// bufdiff-choices: e9500a34429293a85a23908ccd89ac2ce6bb7935048afc1d8c512bc8dcd10363896a0982f4b36dc8
// bufdiff-choices: 2d3899f8359e3ecab5d066665b65022074dbcc49f5e708442b117f3abadfe589347e0c35f1d28d9e
// bufdiff-choices: 2a4c809c1739040d101859c5c84fa4b0d75d510bc1f0509e2528d853f79b270680e9d93acb154464
// bufdiff-choices: 2fdfc2abad5403b02a0195183268b52b2c755138a421666687a355b7ca63aa12429a470e612c4ab8
// bufdiff-choices: 1a6124918e73f2d9f484cdbf2833bd373f8373a364ffe0130593f11009dd98c3ba7987f033470b83
// bufdiff-choices: 72bac1c7a1c1f775d37b0a3870229dc7070c632fd337d3628a2e685e2f05b90f8370c919938d89de
// bufdiff-choices: 3bede7f2de36429ad3fe2e5632cad66f429997cb2d2c4473af373ecef62936734251a994345de2cc
// bufdiff-choices: c0e74cfa2bb74f75ad07b57a21b6fb65ad0dccef831c21c0971df2e9f748fc6b962173bb040dd058
// bufdiff-choices: 2bf99780575063869d5235340a80c77248bffe7d904e606fc9d961eeac5e117724b42f1f9a769790
// bufdiff-features: 683 1580 2943 3579 4165 5187 5712 5809 6363 6611 6641 6831 9479 10035 10372
// bufdiff-features: 10872 11162 12932 13233 13493 14364 14884 14925 15671 15751 16455 16682 17853
// bufdiff-features: 21044 21883 21953 22095 22280 22448 22993 23143 24259 24268 24690 25729 26552
// bufdiff-features: 26568 26922 27725 28047 28907 30301 31864 32358 33242 34167 36784 38326 38783
// bufdiff-features: 40540 40712 42398 42680 42984 43460 43942 44522 46203 46208 46835 47392 48974
// bufdiff-features: 50894 52322 52558 52695 52807 52900 52958 53252 53469 53504 54003 55113 55561
// bufdiff-features: 56024 57383 58122 58272 58308 58403 58661 61590 63071 63800 63929 64119 64120
// bufdiff-features: 64235 64716 66422 67517 68355 68457 70036 71259 71851 73802 73833 74255 76328
// bufdiff-features: 76339 76700 76915 76953 78235 78283 78430 78457 79782 79852 81411 81443 81736
// bufdiff-features: 81801 82135 83194 84585 85681 86125 86689 88216 88337 88363 88732 88958 89449
// bufdiff-features: 89732 89780 89812 90070 90097 90543 90777 91317 92194 93255 94360 95407 98190
// bufdiff-features: 98501 98995 99383 100059 102034 103339 103851 104315 104790 104931 105700
// bufdiff-features: 105750 106323 106352 106452 107412 107425 108055 108800 109408 109732 112929
// bufdiff-features: 113940 116270 117336 117724 118035 118884 119138 119597 119764 120007 120049
// bufdiff-features: 121086 121626 123446 125921 128916 130149 130190 130574 130602 131366 131503
// bufdiff-features: 131973 132244 135534 135868 136341 137045 137637 141501 141834 142040 142482
// bufdiff-features: 142856 144761 146512 147295 147995 148304 149351 150313 150818 151292 151936
// bufdiff-features: 152187 155898 156460 156807 157120 158120 158476 158607 158897 159724 160156
// bufdiff-features: 160349 160756 161883 163044 163203 163581 164472 164734 165695 165719 165817
// bufdiff-features: 166361 166579 167164 167793 168562 168858 172127 172236 173166 174170 176782
// bufdiff-features: 178067 178748 179105 180710 181541 182012 183199 183568 184004 184030 184962
// bufdiff-features: 185723 186257 186959 188175 188200 188571 188790 189391 190142 190520 191905
// bufdiff-features: 192422 192771 192952 194134 194647 194682 195182 195820 196031 197169 197267
// bufdiff-features: 197392 197468 197837 198460 198820 199818 200166 201059 201601 202241 203352
// bufdiff-features: 204527 205434 205689 206056 207081 207124 207330 210022 210461 211508 213254
// bufdiff-features: 213275 214248 214325 215707 215959 216969 217513 217843 217899 218635 218738
// bufdiff-features: 220013 220098 220670 222809 223719 223989 225759 225985 226357 226579 227554
// bufdiff-features: 228936 229564 230081 230315 230640 230920 233156 233483 234399 234718 235098
// bufdiff-features: 235325 235433 236094 237595 240100 240158 240967 242454 243781 243967 245619
// bufdiff-features: 246062 246543 247062 247913 248086 248581 249485 249841 250244 250917 252379
// bufdiff-features: 252466 252539 253836 254087 254232 255520 255556 255826 257584 257936 259510
// bufdiff-features: 259528 259840 260364 260616 261263
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = linalg.log ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %1 = tensor.empty() : tensor<3xf32>
    %2 = linalg.copy ins(%arg0 : tensor<3xf32>) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
    return %0, %2 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %mapped = linalg.map { arith.minimumf } ins(%arg0, %arg1 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>)
    return %mapped, %arg1 : tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f3(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = linalg.log ins(%arg0 : tensor<3xf32>) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @f4(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %cst = arith.constant -2.500000e+00 : f32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:4 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0, %arg4 = %arg0, %arg5 = %cst) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, f32) {
      %3:2 = func.call @f1(%arg3) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
      %c2 = arith.constant 2 : index
      %cst_0 = arith.constant dense<[9.500000e+00, 1.250000e+01]> : tensor<2xf32>
      %inserted_slice_1 = tensor.insert_slice %cst_0 into %arg4[0] [2] [%c2] : tensor<2xf32> into tensor<3xf32>
      %4 = linalg.copy ins(%3#1 : tensor<3xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
      %cst_2 = arith.constant dense<3.000000e+00> : tensor<1xf32>
      %inserted_slice_3 = tensor.insert_slice %cst_2 into %arg2[0] [1] [1] : tensor<1xf32> into tensor<3xf32>
      %5 = linalg.copy ins(%inserted_slice_1 : tensor<3xf32>) outs(%inserted_slice_3 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %5, %4, %inserted_slice_1, %cst : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, f32
    }
    %inserted_slice = tensor.insert_slice %arg0 into %0#0[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
    %1 = linalg.copy ins(%0#0 : tensor<3xf32>) outs(%0#2 : tensor<3xf32>) -> tensor<3xf32>
    %2 = bufferization.alloc_tensor() copy(%inserted_slice) : tensor<3xf32>
    return %1, %0#1, %2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg0) -> (tensor<3xf32>, tensor<3xf32>) {
      %6 = tensor.empty() : tensor<3xf32>
      %7 = linalg.copy ins(%arg3 : tensor<3xf32>) outs(%6 : tensor<3xf32>) -> tensor<3xf32>
      %8 = linalg.copy ins(%arg4 : tensor<3xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<3xf32>) outs(%arg4 : tensor<3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %10 = arith.maximumf %in, %out : f32
        linalg.yield %10 : f32
      } -> tensor<3xf32>
      scf.yield %8, %9 : tensor<3xf32>, tensor<3xf32>
    }
    %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3) : tensor<?xf32>
    %extracted = tensor.extract %arg1[%c1] : tensor<3xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %3:2 = call @f2(%cast, %2) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %cast_0 = tensor.cast %2 : tensor<?xf32> to tensor<3xf32>
    %4:3 = call @f4(%cast_0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %cast_1 = tensor.cast %4#2 : tensor<3xf32> to tensor<?xf32>
    %mapped = linalg.map ins(%3#1, %cast_1 : tensor<?xf32>, tensor<?xf32>) outs(%2 : tensor<?xf32>)
      (%in: f32, %in_4: f32, %init: f32) {
        %6 = arith.cmpf uge, %in, %in_4 : f32
        %7 = arith.select %6, %in, %in_4 : f32
        linalg.yield %7 : f32
      }
    %cast_2 = tensor.cast %mapped : tensor<?xf32> to tensor<3xf32>
    %cast_3 = tensor.cast %mapped : tensor<?xf32> to tensor<3xf32>
    %5 = call @f3(%cast_2, %cast_2, %cast_3) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %0#0, %0#1, %3#0, %4#0, %4#1, %5, %4#2, %3#1 : tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>
  }
}

