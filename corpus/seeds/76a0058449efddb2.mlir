// bufdiff-profile: loops
// bufdiff-choices: 4cfe5f2b9b4257d26bd44065e16bf26647cd9e2ed290f886f9388d0bd83e4641a06c2b5caf8802a9
// bufdiff-choices: 5d7a956fe2b7ae29c04e786702d068436993836f06b8501207c6fbbb4c8b522761abfe057ee5adfa
// bufdiff-choices: c07bb795adc86966a60f303d7c362e6161d2c9b00a4b2e8488718465b6e524719db0fc5cc6a35111
// bufdiff-choices: 9ede5c8733c03167dd1b
// bufdiff-features: 706 1486 2049 2684 3207 3579 4400 4752 5915 6363 9295 9479 10821 11162 11441
// bufdiff-features: 12100 13233 13424 14704 14709 15751 16173 16417 17098 18166 19985 21522 21910
// bufdiff-features: 22221 22280 22480 23968 24826 25388 26663 27048 27766 27825 28652 29684 32598
// bufdiff-features: 33399 33637 34167 34564 34623 34647 34650 34965 35384 35610 36014 36394 37183
// bufdiff-features: 37786 39352 39397 39727 40712 41984 43171 43774 46203 46993 47093 47230 47392
// bufdiff-features: 48598 49186 49854 52322 52558 52573 52900 52950 52958 53779 54005 54135 54651
// bufdiff-features: 54827 54964 55185 56404 56524 59070 60417 61375 61456 61699 62218 63669 63800
// bufdiff-features: 63929 64120 64162 64959 67360 67388 68355 69875 70529 71169 71306 71904 73220
// bufdiff-features: 74057 74362 76370 76659 76953 78283 78430 78850 78950 79288 79562 79972 80436
// bufdiff-features: 81765 82089 82203 83001 83672 83911 84203 84592 84887 84922 85047 86013 86125
// bufdiff-features: 86327 86992 87235 87585 88732 90090 90097 90543 90585 90831 91781 92022 92357
// bufdiff-features: 92647 94687 95407 96986 97318 97655 97715 97864 98170 98174 99009 99224 99231
// bufdiff-features: 99383 100698 102082 102419 103108 104931 104952 105579 107783 109028 109236
// bufdiff-features: 109677 109923 110162 110952 111956 115471 115778 117336 119845 121394 121632
// bufdiff-features: 122764 122988 126179 126549 126932 127662 130138 130500
#map = affine_map<() -> ()>
module {
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.reciprocal ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %arg0) -> (tensor<f32>) {
      %c-1_i64 = arith.constant -1 : i64
      %from_elements = tensor.from_elements %c-1_i64, %c-1_i64 : tensor<2xi64>
      %4 = tensor.empty() : tensor<1xi64>
      %5 = linalg.fill ins(%c-1_i64 : i64) outs(%4 : tensor<1xi64>) -> tensor<1xi64>
      %6 = linalg.conv_1d ins(%from_elements, %5 : tensor<2xi64>, tensor<1xi64>) outs(%from_elements : tensor<2xi64>) -> tensor<2xi64>
      %7 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg3 : tensor<f32>) {
      ^bb0(%out: f32):
        %cst = arith.constant -0.000000e+00 : f32
        %8 = arith.negf %out : f32
        %9 = arith.addf %8, %cst : f32
        linalg.yield %9 : f32
      } -> tensor<f32>
      scf.yield %7 : tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %0, %3, %1 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg2, %arg0 : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %1:3 = call @f1(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %2:3 = call @f1(%1#0, %1#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %extracted = tensor.extract %2#0[] : tensor<f32>
    vector.print %extracted : f32
    return %2#1, %1#2, %1#1, %0, %2#2 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}

