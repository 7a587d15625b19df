// bufdiff-profile: cfg
// bufdiff-choices: 069acc590f339f65b299c65021865a16462f5dbab843b4fa9b93ac443ba9313edf757f5c5399abcb
// bufdiff-choices: 1410c5a0b3610e96b7bdcff65962ea29e13ac8de81a014a1811db16dc9c2037d79ce8201da09f463
// bufdiff-choices: c0b1ea95b7671910a5453aa43f574a6aff569519cf536dfe5b8bcd790d1b995965bb31e5ee792362
// bufdiff-choices: 6e20f10cbf62ac5cbe79a4aa1838
// bufdiff-features: 779 3579 6565 6702 9479 10220 11321 11441 13233 13424 14884 15751 16207 18166
// bufdiff-features: 18984 19241 19726 20402 20895 21036 21154 21548 22280 24268 24826 25388 25729
// bufdiff-features: 25898 26881 27048 28724 31864 33251 34167 34564 34623 34647 35097 35289 36936
// bufdiff-features: 37054 37183 39150 40675 40712 41984 42094 43499 43942 45031 46203 47093 47477
// bufdiff-features: 48662 50318 52558 52900 52958 55276 56314 56404 56524 57932 58344 58661 60004
// bufdiff-features: 62218 63071 64057 64111 66797 67388 68355 70544 71090 71169 71415 73064 73845
// bufdiff-features: 74362 76196 77564 79462 80036 81707 82135 82723 82871 83194 83412 83903 86837
// bufdiff-features: 88732 89250 89696 90543 92711 93255 94360 94687 96300 97150 99009 99738 101342
// bufdiff-features: 103108 103851 104987 105750 109375 109923 110162 110780 111029 112751 115471
// bufdiff-features: 115728 117151 120104 121307 121394 124484 126179 127096 128548 130059 130824
module {
  func.func @main(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %c1 to %c1 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<i32>, tensor<i32>) {
      %c0 = arith.constant 0 : index
      %1 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %arg3) -> (tensor<i32>) {
        %c2 = arith.constant 2 : index
        %6 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg5) -> (tensor<i32>) {
          %extracted_0 = tensor.extract %arg3[] : tensor<i32>
          %inserted = tensor.insert %extracted_0 into %arg7[] : tensor<i32>
          scf.yield %inserted : tensor<i32>
        }
        scf.yield %6 : tensor<i32>
      }
      %2 = linalg.max ins(%arg2, %arg0 : tensor<i32>, tensor<i32>) outs(%arg3 : tensor<i32>) -> tensor<i32>
      %extracted = tensor.extract %arg3[] : tensor<i32>
      %3 = linalg.fill ins(%extracted : i32) outs(%arg3 : tensor<i32>) -> tensor<i32>
      %c127_i32 = arith.constant 127 : i32
      %4 = linalg.fill ins(%c127_i32 : i32) outs(%3 : tensor<i32>) -> tensor<i32>
      %5 = linalg.sub ins(%4, %arg0 : tensor<i32>, tensor<i32>) outs(%arg2 : tensor<i32>) -> tensor<i32>
      scf.yield %5, %4 : tensor<i32>, tensor<i32>
    }
    return %0#1, %0#0 : tensor<i32>, tensor<i32>
  }
}

