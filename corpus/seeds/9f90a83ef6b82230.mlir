// bufdiff-profile: mixed
// bufdiff-choices: 1751e153e9e85fbbf2db6491b430bf2558d9be85efb4b793b845b854841ac7888e352b465d23d850
// bufdiff-choices: 77d8eab86dab50ad37adae1826669c2aa06293fd1459ba500325e5fc71c1c669ef3dd54858e571bf
// bufdiff-choices: 5f31f170eb8a6dded115c6d7f90fd6c732dd644a8e9c25431da0e648b71f2b2847368de6fd6052db
// bufdiff-choices: 636f2931e5fd29ae
// bufdiff-features: 901 5712 5809 5973 9479 10372 11556 13233 13424 14704 15671 15751 16269 18166
// bufdiff-features: 22221 24985 25388 27048 27766 27825 29684 32514 33242 34167 34623 34647 36014
// bufdiff-features: 37183 37786 38202 40712 41984 46203 46995 47093 47200 47392 50005 52558 52900
// bufdiff-features: 52958 54827 56404 57383 57718 60686 61944 62218 63071 63610 63800 64959 65277
// bufdiff-features: 68355 70036 73289 73582 74362 77491 77617 78041 78283 79389 80976 81309 81707
// bufdiff-features: 82203 83176 83194 84585 84887 84922 85673 86125 86992 89315 89780 90777 93255
// bufdiff-features: 94253 95407 97318 98170 98501 99009 99383 99568 103327 104361 104931 104952
// bufdiff-features: 105022 106352 109086 112929 115471 115778 119340 119588 121394 121467 123012
// bufdiff-features: 128456
module {
  func.func private @f1(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, f64) {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant 5.000000e-01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = linalg.log ins(%1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %2, %1, %cst : tensor<f64>, tensor<f64>, f64
  }
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: f64) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64, f64) {
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<f64>
    %1:3 = call @f1(%arg0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, f64)
    return %1#1, %1#0, %0, %arg2, %extracted : tensor<f64>, tensor<f64>, tensor<f64>, f64, f64
  }
}

