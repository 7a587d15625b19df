// bufdiff-profile: calls
// bufdiff-choices: 17fc9ff1d13ef2d8f9315b137f9c7ca36b15bde5e06400e55982335e475dd3b2fb69daf0910cdd1a
// bufdiff-choices: af88585c2bfc474014350ad81b7622a12a83f8b1655dfd7ca66b58f641f375f787555627ef24b114
// bufdiff-choices: bd47c4e3183fa3aae0c61fff8a5505999debef8ddd0512e1b5dfaadd318793142847d662874a2791
// bufdiff-choices: 855545bc8fb2ef694939fd3e378008ed53d0352640d3a4b9e7f77f5026a9ba57fdf55c4edbf7c3ae
// bufdiff-choices: 2e66777897d2e8a09d76365181a8da37e3cca11fbebaed1da0
// bufdiff-features: 3133 4462 5296 5345 5973 6363 7541 8918 10035 10333 10968 11162 13233 13689
// bufdiff-features: 15300 15440 15751 16417 16682 17232 19540 19545 19606 20374 21953 22221 22280
// bufdiff-features: 23143 24259 24826 25119 25388 26485 26568 26780 27048 27825 28907 29087 29590
// bufdiff-features: 29895 29968 30666 31692 34167 34564 34647 34965 35239 35364 36092 36784 37786
// bufdiff-features: 38225 38702 38783 40712 42282 42467 43098 43631 44007 44563 44816 44904 44959
// bufdiff-features: 45702 46110 46128 46203 46995 47392 47486 48577 48598 50283 50469 50647 50894
// bufdiff-features: 52322 52558 52631 52823 52900 52958 53243 53252 53890 53955 54180 54203 54385
// bufdiff-features: 54998 55185 55777 55887 56024 56592 56783 57176 57718 58602 59070 60686 61350
// bufdiff-features: 61699 62991 63062 63071 63168 63610 64120 64435 64716 64959 66097 66320 66422
// bufdiff-features: 66666 67388 68355 68755 69236 69403 69987 71169 71306 73140 73455 73802 74057
// bufdiff-features: 74362 74864 74881 76258 76339 76474 76666 78283 78430 79389 81039 81736 82135
// bufdiff-features: 84585 84853 85051 85843 86125 86144 86515 87408 87495 87563 87680 88008 88956
// bufdiff-features: 88999 89109 89449 89771 89780 90097 90383 92194 92259 92647 92716 92917 92970
// bufdiff-features: 93286 93994 94755 94913 95285 96352 97228 97318 97407 97493 97864 99009 99228
// bufdiff-features: 99383 104303 104315 104931 105252 106761 107702 108427 108538 109086 109732
// bufdiff-features: 110153 111800 112369 112474 112929 113041 114308 114522 115471 115894 115990
// bufdiff-features: 117235 118769 118984 120985 121394 121467 121626 121977 122020 122764 123503
// bufdiff-features: 123768 123779 124448 125397 125702 126183 126757 128756 128768 130278 130310
// bufdiff-features: 130354
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
    %0 = linalg.copy ins(%arg1 : tensor<4xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    %cst = arith.constant dense<[4.500000e+00, 5.500000e+00, 6.500000e+00, 7.500000e+00]> : tensor<4xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst : tensor<4xf64>) outs(%arg1 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = arith.divf %in, %out : f64
      linalg.yield %2 : f64
    } -> tensor<4xf64>
    return %1, %0 : tensor<4xf64>, tensor<4xf64>
  }
  func.func private @f2(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>) {
    %0 = linalg.softmax dimension(0) ins(%arg1 : tensor<?xf64>) outs(%arg1 : tensor<?xf64>) -> tensor<?xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %1 = arith.index_cast %dim : index to i64
    %from_elements = tensor.from_elements %1 : tensor<1xi64>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?xf64>, tensor<1xi64>) -> tensor<?xf64>
    return %0, %arg1 : tensor<?xf64>, tensor<?xf64>
  }
  func.func @main(%arg0: tensor<?xf64>, %arg1: i64) -> (tensor<?xf64>, tensor<?xf64>, tensor<4xf64>, tensor<?xf64>, tensor<?xf64>, f64, f64) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0] [%dim] [1] : tensor<?xf64> into tensor<?xf64>
    %cst = arith.constant dense<[3.500000e+00, 6.500000e+00, 9.500000e+00, 1.250000e+01]> : tensor<4xf64>
    %0:2 = call @f1(%cst, %cst) : (tensor<4xf64>, tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
    %1 = linalg.softmax dimension(0) ins(%0#1 : tensor<4xf64>) outs(%0#1 : tensor<4xf64>) -> tensor<4xf64>
    %2 = tensor.empty(%dim) : tensor<?xf64>
    %cst_0 = arith.constant 7.250000e+00 : f64
    %3 = linalg.fill ins(%cst_0 : f64) outs(%2 : tensor<?xf64>) -> tensor<?xf64>
    %4:2 = call @f2(%arg0, %3) : (tensor<?xf64>, tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>)
    %5 = memref.alloca_scope  -> (f64) {
      %6 = scf.execute_region -> tensor<?xf64> {
        scf.yield %arg0 : tensor<?xf64>
      }
      %7 = tensor.empty(%dim) : tensor<?xf64>
      %8 = linalg.fill ins(%cst_0 : f64) outs(%7 : tensor<?xf64>) -> tensor<?xf64>
      %9 = linalg.erf ins(%8 : tensor<?xf64>) outs(%4#1 : tensor<?xf64>) -> tensor<?xf64>
      memref.alloca_scope.return %cst_0 : f64
    }
    %cast = tensor.cast %0#0 : tensor<4xf64> to tensor<?xf64>
    return %inserted_slice, %cast, %1, %4#0, %arg0, %5, %cst_0 : tensor<?xf64>, tensor<?xf64>, tensor<4xf64>, tensor<?xf64>, tensor<?xf64>, f64, f64
  }
}

