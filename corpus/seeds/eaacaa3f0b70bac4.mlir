// bufdiff-profile: mixed
// bufdiff-choices: 17fc9ff1d13ef2d8f9315b137f9c7ca36b15bde5e06400e55982335e475dd3b2fb69daf0910cdd1a
// bufdiff-choices: af88585c2bfc474014350ad81b7622a12a83f8b1655dfd7ca66b58f641f375f787555627ef24b114
// bufdiff-choices: bd47c4e3183fa3aae0c61fff8a5505999debef8ddd0512e1b5dfaadd318793142847d662874a2791
// bufdiff-choices: 855545bc8fb2ef694939fd3e378008ed53d0352640d3a4b9e7f77f5026a9ba57fdf55c4edbf7c3ae
// bufdiff-choices: 2e66777897d2e8a09d76365181a8da37e3cca11fbebaed1da00786e7ef60db8256e71e
// bufdiff-features: 3866 5610 6363 18166 23866 32388 34167 34196 37183 40070 43442 46203 47318
// bufdiff-features: 47779 48598 50732 52625 54964 56404 57401 61615 64235 68355 68390 71050 71306
// bufdiff-features: 71904 74057 74833 76915 78644 80036 81353 82011 82135 84922 87698 87923 90097
// bufdiff-features: 90585 92022 92259 92970 94267 96588 97715 98187 101867 107031 109105 109187
// bufdiff-features: 112929 115252 128182 129630 130535 131544 133527 136039 139524 141238 143847
// bufdiff-features: 154946 156253 156460 161377 165636 165719 170211 174170 174314 174571 188790
// bufdiff-features: 193290 194682 195129 197837 198460 205434 208690 210461 212375 212779 218064
// bufdiff-features: 220181 226357 227345 230081 240100 245673 246543 252466 252814 254848
module {
  func.func private @x1(tensor<f64>) -> f64
  func.func private @x2(tensor<f64> {bufferization.access = "read-write"}, tensor<f64> {bufferization.access = "read-write"}, tensor<f64> {bufferization.access = "write"}) -> i64
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %0 = linalg.erf ins(%arg1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %arg1 : tensor<f64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: i64) -> (i64, i64) {
    %c5_i64 = arith.constant 5 : i64
    %0 = arith.cmpi eq, %arg1, %c5_i64 : i64
    %1:2 = scf.if %0 -> (i8, tensor<f64>) {
      %4 = func.call @f1(%arg0, %arg0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %c-3_i8 = arith.constant -3 : i8
      scf.yield %c-3_i8, %4 : i8, tensor<f64>
    } else {
      %c5_i8 = arith.constant 5 : i8
      %cst = arith.constant -6.000000e+00 : f64
      %4 = linalg.fill ins(%cst : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
      scf.yield %c5_i8, %4 : i8, tensor<f64>
    }
    %2 = call @x1(%1#1) : (tensor<f64>) -> f64
    %3 = call @x2(%1#1, %1#1, %1#1) : (tensor<f64>, tensor<f64>, tensor<f64>) -> i64
    return %3, %arg1 : i64, i64
  }
}

