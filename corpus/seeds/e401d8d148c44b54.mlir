// bufdiff-profile: loops
// bufdiff-choices: 0e1fd5a6d18e5cc2d0fa9cfb781be7f33f4f11a00c0a7b1085142192291d9bfcae14c7977d7154f8
// bufdiff-choices: fef02a34cf1f7d87bc473a18382841f6ea7a5b07ee5c131594b95c222f35dc63312dbf5cde42f8f0
// bufdiff-choices: 590791553083266c274a4354c9059aeb283be6d4cf88a2aea9180cf321dad031e989ab830ce4fafa
// bufdiff-choices: 2f3b89790c679bbee267e2e591931abb2021d1014c6e83b0959b43960dc980d41680f4787be66b1d
// bufdiff-choices: 4db4bb4d067fd8a9ea048d47442aa959c6a3b07a047249ccb827516580781ad991598aaec2da74ad
// bufdiff-choices: 3d903db8adb8a1
// bufdiff-features: 819 1258 1854 2461 7947 9240 9479 10203 13233 13424 14884 15751 18166 22280
// bufdiff-features: 24208 24330 30223 30625 30771 33887 34167 35952 36395 36448 37183 38876 39001
// bufdiff-features: 39457 40712 40762 41984 44167 44865 46203 48600 49956 51344 52322 52558 52900
// bufdiff-features: 55435 56404 61320 61435 63071 68355 69875 72722 76540 80422 81511 82565 87534
// bufdiff-features: 87903 89178 89732 89859 92344 93255 94088 96969 97059 98873 101264 103673
// bufdiff-features: 103851 108388 110816 112399 115608 116568 121000 121318 121422 121632 123396
// bufdiff-features: 124374 128817 129955 133756 135910 136650 142355 144530 146109 147130 149659
// bufdiff-features: 152068 153063 156460 156807 158120 159724 160138 160206 160712 160944 162948
// bufdiff-features: 165180 165632 165719 170313 170490 170979 171671 174571 175687 178165 178398
// bufdiff-features: 184030 186942 187683 188175 189820 190627 191239 193290 195726 196488 196632
// bufdiff-features: 198460 202845 202971 203761 204880 205434 205590 206074 208535 208670 209883
// bufdiff-features: 211466 212048 212565 213065 213275 213425 213455 213701 215707 218211 218648
// bufdiff-features: 220223 223104 223991 224099 224194 225016 226357 228139 230081 230810 230920
// bufdiff-features: 231129 231527 233919 233993 239941 241256 246460 246543 247563 250851 250936
// bufdiff-features: 251762 252161 254836 255556 256405 260360 261404
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: f64) -> (tensor<f64>, tensor<f64>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
      %1 = arith.cmpi ult, %arg2, %c1 : index
      %cst = arith.constant -2.500000e+00 : f64
      %2 = arith.cmpf ule, %arg1, %cst : f64
      %3 = arith.andi %1, %2 : i1
      scf.condition(%3) %arg2, %arg3, %arg4 : index, tensor<f64>, tensor<f64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f64>, %arg4: tensor<f64>):
      %1 = linalg.log ins(%arg3 : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
      %2 = linalg.rsqrt ins(%arg0 : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
      %3 = tensor.empty() : tensor<f64>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<f64>) outs(%3 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %10 = arith.minimumf %in, %arg1 : f64
        linalg.yield %10 : f64
      } -> tensor<f64>
      %c2 = arith.constant 2 : index
      %5:3 = scf.while (%arg5 = %c0, %arg6 = %3, %arg7 = %arg4) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
        %10 = arith.cmpi ult, %arg5, %c2 : index
        scf.condition(%10) %arg5, %arg6, %arg7 : index, tensor<f64>, tensor<f64>
      } do {
      ^bb0(%arg5: index, %arg6: tensor<f64>, %arg7: tensor<f64>):
        %10 = arith.addi %arg5, %c1 : index
        %mapped = linalg.map ins(%arg7, %arg4, %4 : tensor<f64>, tensor<f64>, tensor<f64>) outs(%arg6 : tensor<f64>)
          (%in: f64, %in_0: f64, %in_1: f64, %init: f64) {
            %11 = arith.mulf %in, %in_0 : f64
            %12 = arith.mulf %11, %in_1 : f64
            linalg.yield %12 : f64
          }
        scf.yield %10, %mapped, %arg7 : index, tensor<f64>, tensor<f64>
      }
      %6 = arith.addi %arg2, %c1 : index
      %extracted = tensor.extract %arg4[] : tensor<f64>
      %7 = linalg.add ins(%4, %arg3 : tensor<f64>, tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
      %8 = linalg.sqrt ins(%arg0 : tensor<f64>) outs(%7 : tensor<f64>) -> tensor<f64>
      %9 = linalg.copy ins(%4 : tensor<f64>) outs(%arg3 : tensor<f64>) -> tensor<f64>
      scf.yield %6, %9, %8 : index, tensor<f64>, tensor<f64>
    }
    return %0#1, %0#2, %0#0 : tensor<f64>, tensor<f64>, index
  }
}

