// bufdiff-profile: cfg
// bufdiff-choices: 17fc9ff1d13ef2d8f9315b137f9c7ca36b15bde5e06400e55982335e475dd3b2fb69daf0910cdd1a
// bufdiff-choices: af88585c2bfc474014350ad81b7622a12a83f8b1655dfd7ca66b58f641f375f787555627ef24b114
// bufdiff-choices: bd47c4e3183fa3aae0c61fff8a5505999debef8ddd0512e1b5dfaadd318793142847d662874a2791
// bufdiff-choices: 855545bc8fb2ef694939fd3e378008ed53d0352640d3a4b9e7f77f5026a9ba57fdf55c4edbf7c3ae
// bufdiff-choices: 2e66777897d2e8a09d76365181a8da37e3cca11fbebaed1da00786e7ef60db8256e71ebf75020a29
// bufdiff-choices: b18b0ab2c8a1ef1ffe8bea980d6a621ead28d899c5c9460efa4ba2
// bufdiff-features: 3579 5809 7626 9479 15751 18166 18486 22280 22405 23787 24025 27766 31864 34167
// bufdiff-features: 36726 37183 39150 40070 41984 43631 44587 46203 47392 51650 52625 52900 54135
// bufdiff-features: 54827 55270 56404 63800 65496 68355 68839 70896 74833 78283 79703 80036 82011
// bufdiff-features: 82552 84922 86125 87923 88732 89063 93255 95407 98908 99103 101081 104931
// bufdiff-features: 105967 109923 112929 121250 123446 127662 128372 133446 133520 133756 137637
// bufdiff-features: 142393 145703 152226 155898 158120 159210 160756 161319 161377 162553 162948
// bufdiff-features: 164242 164481 165636 165719 166169 167086 168323 168858 170928 172285 174314
// bufdiff-features: 174571 178165 178748 183114 183722 184030 185600 187789 188790 190090 191259
// bufdiff-features: 193290 194134 194608 195129 200065 200104 200237 202063 202562 205434 208623
// bufdiff-features: 211284 211508 212779 213275 215880 217103 218064 220181 223030 224246 226607
// bufdiff-features: 233674 241256 241749 246543 248102 250278 252466 253703 255556 255896 257621
// bufdiff-features: 259528
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: i8) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %0 = linalg.rsqrt ins(%arg1 : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %c1_i8 = arith.constant 1 : i8
    %1 = arith.cmpi ult, %arg2, %c1_i8 : i8
    %2:2 = scf.if %1 -> (tensor<f64>, tensor<f64>) {
      %3 = arith.index_castui %1 : i1 to index
      %c4 = arith.constant 4 : index
      %4 = arith.remui %3, %c4 : index
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %5 = scf.for %arg3 = %c0 to %4 step %c1 iter_args(%arg4 = %arg0) -> (tensor<f64>) {
        ml_program.global_store @g0 = %0 : tensor<f64>
        %extracted_0 = tensor.extract %arg4[] : tensor<f64>
        %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f64>) outs(%arg4 : tensor<f64>) {
        ^bb0(%in: f64, %out: f64):
          %cst_2 = arith.constant 7.250000e+00 : f64
          %8 = arith.addf %in, %cst_2 : f64
          linalg.yield %8 : f64
        } -> tensor<f64>
        %extracted_1 = tensor.extract %6[] : tensor<f64>
        %cst = arith.constant dense<6.500000e+00> : tensor<f64>
        %7 = linalg.reciprocal ins(%cst : tensor<f64>) outs(%6 : tensor<f64>) -> tensor<f64>
        scf.yield %7 : tensor<f64>
      }
      scf.yield %arg1, %5 : tensor<f64>, tensor<f64>
    } else {
      %3 = linalg.fill ins(%extracted : f64) outs(%arg1 : tensor<f64>) -> tensor<f64>
      %4 = linalg.fill ins(%extracted : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
      scf.yield %3, %4 : tensor<f64>, tensor<f64>
    }
    return %2#0, %2#1, %0 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  ml_program.global private mutable @g1(dense<1.150000e+01> : tensor<f64>) : tensor<f64>
  ml_program.global private mutable @g0(dense<1.000000e+01> : tensor<f64>) : tensor<f64>
}

