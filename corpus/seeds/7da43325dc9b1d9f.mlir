// bufdiff-profile: single
// bufdiff-choices: 85d11b21f8269c20486241
// bufdiff-features: 1502 2898 4958 9479 12170 15751 15903 18004 19757 20656 21161 21544 22095 23787
// bufdiff-features: 25297 25388 25818 26568 31936 33915 34069 34167 34623 34647 35507 37786 37809
// bufdiff-features: 37975 38394 39747 40044 40712 46203 49370 52558 52958 53244 55887 57050 57103
// bufdiff-features: 57548 58190 60816 61556 62218 63431 63929 64235 66422 66765 67375 68355 68782
// bufdiff-features: 72674 74507 74617 75921 76339 80553 88732 90578 94183 95106 96244 99009 99568
// bufdiff-features: 99738 103013 103490 103715 105857 110539 110780 113020 115026 115471 115711
// bufdiff-features: 119384 121682 125004 125702 127834 127922 128768 129435 130019
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %0 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg3) -> (tensor<4x4xf32>) {
      %1 = linalg.copy ins(%arg3 : tensor<4x4xf32>) outs(%arg3 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %1[%c1, %c1] : tensor<4x4xf32>
      %extracted_slice = tensor.extract_slice %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      %c0 = arith.constant 0 : index
      %inserted = tensor.insert %extracted into %extracted_slice[%c0, %c1] : tensor<1x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
      }
    }
    return %0 : tensor<4x4xf32>
  }
}

