// bufdiff-profile: single
// bufdiff-choices: 85d11b21f8269c20486241d07108
// bufdiff-features: 1312 1502 2898 4958 5376 9302 9479 11703 12170 13915 15751 15903 16822 19757
// bufdiff-features: 22095 22885 23787 24405 25297 25388 25818 26568 28145 32804 33824 33915 34069
// bufdiff-features: 34167 34623 34647 35507 37786 37809 37975 38394 39747 40044 40712 49370 52558
// bufdiff-features: 52958 55385 55887 57548 58190 60816 61556 62218 63431 63929 64235 66422 66765
// bufdiff-features: 67375 68355 68782 72674 74507 74617 75921 80553 82594 88332 88732 90202 90578
// bufdiff-features: 91074 93255 95106 97344 99568 99738 103148 103490 103715 105857 107248 109327
// bufdiff-features: 110780 113020 115026 115471 115711 119384 121246 121682 125004 125702 127834
// bufdiff-features: 127922 128768 129435 130019
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %0 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg3) -> (tensor<4x4xf32>) {
      %1 = tensor.empty() : tensor<4x4xf32>
      %2 = linalg.fill ins(%arg4 : f32) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %3 = arith.select %arg5, %arg3, %2 : tensor<4x4xf32>
      %c3 = arith.constant 3 : index
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %3[%c3, %c0] : tensor<4x4xf32>
      %extracted_slice = tensor.extract_slice %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      %c1 = arith.constant 1 : index
      %inserted = tensor.insert %extracted into %extracted_slice[%c0, %c1] : tensor<1x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
      }
    }
    return %0 : tensor<4x4xf32>
  }
}

