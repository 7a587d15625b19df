// bufdiff-profile: mixed
// bufdiff-choices: 155ecf0f03a387fd034fadd932849b5bdd0eedfb50d74552d53ea438887e2dda23c77757569a4410
// bufdiff-choices: 67c91389ecd93bacf200e28a4571170ee8ea10a53c560fbd6fa4f14023c9aa039294e94a6fd56137
// bufdiff-choices: 96a2c9950f0e14ab1bce4c2fa6e62da076f2512d206c02d465f5039ebde33c38db43dfbdedfc50f4
// bufdiff-choices: b0a2bbea5e2727fd1bec0b483711ee757a7f2083e24564323a92f6561dbd25a05aeb134586fc2563
// bufdiff-choices: 752556d93458b9124c13156e05c7c4abfdc076187b3aba30868433
// bufdiff-features: 2898 3579 6611 10872 11162 12170 13233 14454 14884 15751 15786 15903 15929
// bufdiff-features: 16207 18330 19562 20838 21522 21675 22161 22280 24268 25302 26568 29401 29590
// bufdiff-features: 30293 31864 34159 34167 35377 36784 38754 40712 43942 47392 47554 51987 52062
// bufdiff-features: 52322 52558 52807 52900 53244 54003 57277 60686 61375 63800 63929 64120 64416
// bufdiff-features: 66312 66422 68355 72629 73543 73802 74057 74255 74507 76953 77564 78283 78430
// bufdiff-features: 81736 83194 86125 87199 88732 88958 89732 89780 90414 91289 91319 92194 93255
// bufdiff-features: 94323 94360 94981 98501 103096 103614 103851 104931 105750 108977 113801 114312
// bufdiff-features: 115778 117235 120514 125908 125971 126407 127813 134279 136030 136269 136341
// bufdiff-features: 137518 138665 138919 146512 147168 150313 154556 155408 155898 156460 156807
// bufdiff-features: 158120 158128 158897 160349 160967 164812 165695 165719 166037 166361 167071
// bufdiff-features: 168858 171204 171715 173029 173166 175398 176774 177182 177904 177905 178067
// bufdiff-features: 180915 184030 185723 185916 186959 188175 188790 189786 190142 192422 192628
// bufdiff-features: 192771 194987 195902 196031 196787 197738 198223 202241 203746 205434 205689
// bufdiff-features: 207124 208266 210022 210301 212628 213275 214744 215707 215959 225759 226580
// bufdiff-features: 228390 228936 230081 233969 235325 235934 236180 237295 243140 246543 250712
// bufdiff-features: 252161 252379 252466 252539 253439 253836 255556 256550 259840
module {
  func.func @f1(%arg0: tensor<0x4xf32>) -> (tensor<0x4xf32>, tensor<?x4xf32>, tensor<0x1xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<0x4xf32>, tensor<0x4xf32>) {
      %3 = linalg.copy ins(%arg2 : tensor<0x4xf32>) outs(%arg3 : tensor<0x4xf32>) -> tensor<0x4xf32>
      %mapped = linalg.map ins(%arg0, %3, %arg0 : tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>) outs(%arg2 : tensor<0x4xf32>)
        (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
          %4 = arith.addf %in, %in_0 : f32
          %5 = arith.cmpf uge, %4, %in_1 : f32
          %6 = arith.select %5, %4, %in_1 : f32
          linalg.yield %6 : f32
        }
      scf.yield %mapped, %3 : tensor<0x4xf32>, tensor<0x4xf32>
    }
    %cast = tensor.cast %0#0 : tensor<0x4xf32> to tensor<?x4xf32>
    %extracted_slice = tensor.extract_slice %0#0[%c0, %c3] [0, 1] [1, 1] : tensor<0x4xf32> to tensor<0x1xf32>
    %1 = tensor.empty() : tensor<0x1xf32>
    %2 = linalg.copy ins(%extracted_slice : tensor<0x1xf32>) outs(%1 : tensor<0x1xf32>) -> tensor<0x1xf32>
    return %0#1, %cast, %2 : tensor<0x4xf32>, tensor<?x4xf32>, tensor<0x1xf32>
  }
  func.func @main(%arg0: tensor<0x4xf32>, %arg1: tensor<0x4xf32>) -> (tensor<1x2x3xi32>, tensor<0x?xf32>, tensor<?x4xf32>, tensor<0x1xf32>, tensor<1x2x3xi32>) {
    %0 = tensor.empty() : tensor<1x2x3xi32>
    %c2_i32 = arith.constant 2 : i32
    %1 = linalg.fill ins(%c2_i32 : i32) outs(%0 : tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %2 = tensor.empty() : tensor<1x2x3xi32>
    %3 = linalg.fill ins(%c2_i32 : i32) outs(%2 : tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %4 = tensor.empty() : tensor<1xi32>
    %5 = linalg.pooling_nwc_max_unsigned ins(%3, %4 : tensor<1x2x3xi32>, tensor<1xi32>) outs(%1 : tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %6:3 = call @f1(%arg1) : (tensor<0x4xf32>) -> (tensor<0x4xf32>, tensor<?x4xf32>, tensor<0x1xf32>)
    %cast = tensor.cast %6#0 : tensor<0x4xf32> to tensor<0x?xf32>
    return %5, %cast, %6#1, %6#2, %1 : tensor<1x2x3xi32>, tensor<0x?xf32>, tensor<?x4xf32>, tensor<0x1xf32>, tensor<1x2x3xi32>
  }
}

