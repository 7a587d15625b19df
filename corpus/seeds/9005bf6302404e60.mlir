// bufdiff-profile: mixed
// bufdiff-choices: 09c469d265997497966f55d0bd09f87fed8490e43405004df905d80fcc04d1c70f8455a7466e2fb4
// bufdiff-choices: 6f8285fcf61e90ecc01ae76af9cebe91c617f8e5c17ccff0ac42b41431eae443afc4a9ca36b8238d
// bufdiff-choices: bd4d1b63ceb55233d4ffcf67c7d7b49e05d8d1e1149d
// bufdiff-features: 422 1054 2027 2442 2684 4613 4984 6360 8960 8983 9443 11546 12064 14633 15751
// bufdiff-features: 18486 22280 22824 23787 23856 23901 24080 24194 26181 26568 28130 30305 30860
// bufdiff-features: 31352 31899 33481 34479 34564 34647 35096 36961 37786 38641 43552 45159 46993
// bufdiff-features: 47230 47495 47837 50312 51469 52042 63062 64959 65320 65496 66422 66765 66929
// bufdiff-features: 67185 68355 69669 69987 71490 74362 74833 76227 77028 77551 81556 82203 82317
// bufdiff-features: 82459 83584 83760 84164 85141 86710 87214 87585 87923 89109 90027 91770 91958
// bufdiff-features: 92229 93917 95285 96221 96433 96584 101187 107882 108221 110530 110952 111976
// bufdiff-features: 112291 114834 120706 121132 121394 122631 123610 128768 129655 130942 130951
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x1x2xf64>, %arg1: i32) -> (tensor<3x1x2xf64>, i32, i32) {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.cmpi ult, %arg1, %c2_i32 : i32
    %1 = scf.if %0 -> (tensor<3x1x2xf64>) {
      %c2 = arith.constant 2 : index
      %2 = bufferization.alloc_tensor(%c2) : tensor<?x2xi32>
      %c7_i32 = arith.constant 7 : i32
      %3 = linalg.fill ins(%c7_i32 : i32) outs(%2 : tensor<?x2xi32>) -> tensor<?x2xi32>
      %c3 = arith.constant 3 : index
      %4 = tensor.empty(%c3, %c3) : tensor<?x?xi32>
      %c42_i32 = arith.constant 42 : i32
      %5 = linalg.fill ins(%c42_i32 : i32) outs(%4 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %6 = linalg.conv_2d ins(%5, %3 : tensor<?x?xi32>, tensor<?x2xi32>) outs(%3 : tensor<?x2xi32>) -> tensor<?x2xi32>
      %7 = tensor.empty() : tensor<2x2xi32>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x2xi32>) outs(%7 : tensor<2x2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %10 = arith.cmpi slt, %in, %arg1 : i32
        %11 = arith.select %10, %in, %arg1 : i32
        linalg.yield %11 : i32
      } -> tensor<2x2xi32>
      bufferization.dealloc_tensor %6 : tensor<?x2xi32>
      %9 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg0, %arg0 : tensor<3x1x2xf64>, tensor<3x1x2xf64>) outs(%arg0 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
      scf.yield %9 : tensor<3x1x2xf64>
    } else {
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %2 = tensor.empty(%c3, %c2, %c2) : tensor<?x?x?xf64>
      %cst = arith.constant -0.000000e+00 : f64
      %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %4 = linalg.batch_matmul ins(%arg0, %3 : tensor<3x1x2xf64>, tensor<?x?x?xf64>) outs(%arg0 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
      scf.yield %4 : tensor<3x1x2xf64>
    }
    return %1, %arg1, %c2_i32 : tensor<3x1x2xf64>, i32, i32
  }
}

