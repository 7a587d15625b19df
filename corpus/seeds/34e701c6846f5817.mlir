// bufdiff-profile: idioms
// bufdiff-choices: 16420b2a1ff56738c2363f12526deec66403136a356e385bc756712b9163fc750a4c9464854116ab
// bufdiff-choices: 1c303a82b6594dc3865dba39ecc117736230149d1f41a802bf21ffc6fb524f6e2f8ad8fd8d90a1ef
// bufdiff-choices: 35e23d150eeb54f15377411b4ad394908b4b3db8051e89d9ab55acbf
// bufdiff-features: 1150 2332 2945 4462 4795 5973 10968 13233 14369 15751 16405 17277 18774 20749
// bufdiff-features: 22081 22280 23143 23787 24393 24747 24826 25388 25571 26568 27048 27056 27825
// bufdiff-features: 29590 29968 30666 30811 31543 31863 32615 33769 34167 34301 34647 35507 35957
// bufdiff-features: 35999 37251 37786 38783 40297 40712 42282 42344 42467 43295 44093 44505 45617
// bufdiff-features: 46203 46832 47293 47488 47822 49135 50450 51532 52062 52322 52410 52900 52958
// bufdiff-features: 53180 53469 53890 54385 54500 54651 55185 55887 57932 58024 58997 59070 61066
// bufdiff-features: 61556 63071 63800 64119 64390 64976 65770 66422 67526 67726 68355 69081 69987
// bufdiff-features: 71061 72975 73388 73455 73802 74057 74507 74617 74864 78283 79271 79389 80812
// bufdiff-features: 82011 82135 82203 84460 84585 85640 85843 86125 86600 86827 88999 89391 89780
// bufdiff-features: 91647 92568 92647 94205 97318 97864 100561 102694 103315 104303 104931 108980
// bufdiff-features: 109086 110153 110236 111883 114547 115471 115804 115841 115990 117235 117336
// bufdiff-features: 117839 118081 120049 120383 121467 122406 122764 124103 124448 124614 125175
// bufdiff-features: 125875 127306 127922 128694 128768 128916 129205
module {
  func.func @main(%arg0: tensor<4x4xf32> {bufferization.writable = false}) -> (tensor<2xf32>, tensor<?xf32>, tensor<?xf32>) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %cst = arith.constant 1.000000e+10 : f32
      %3 = arith.subf %2, %cst : f32
      tensor.yield %3 : f32
    } : tensor<4xf32>
    %cast = tensor.cast %generated : tensor<4xf32> to tensor<?xf32>
    %generated_0 = tensor.generate  {
    ^bb0(%arg1: index):
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      tensor.yield %2 : f32
    } : tensor<6xf32>
    %0:2 = call @f1(%cast, %generated_0) : (tensor<?xf32>, tensor<6xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %extracted_slice = tensor.extract_slice %generated[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
    return %extracted_slice, %0#1, %0#0 : tensor<2xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<?xf32>, %arg1: tensor<6xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = linalg.div ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    %1 = linalg.square ins(%extracted_slice : tensor<?xf32>) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
    %inserted_slice = tensor.insert_slice %1 into %0[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
    %2 = tensor.empty(%dim) : tensor<?xf32>
    %3 = linalg.copy ins(%extracted_slice : tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    return %inserted_slice, %3 : tensor<?xf32>, tensor<?xf32>
  }
}

