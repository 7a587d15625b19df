// bufdiff-profile: cfg
// bufdiff-choices: 64169c46b4824852d2366b1f59e6fc3a0f1b9dcd10ffb8f4ee7ceebed086cac6644b000c85736700
// bufdiff-choices: 68f92ad5dc43796e9b3f746ae4d190cad7a22b1dda518d4aead7962ae7c13cf7393fd1581f28674c
// bufdiff-choices: d7467984aff1e32750329070fd9cc7c43e91f38f149df984b1615b87802e72aba19350cbbc6b91dc
// bufdiff-choices: 5be08fc496dc75b987432ab736ffc804da0f901225212eed68544a8273f8c66387d3af7bfa565085
// bufdiff-choices: 0647d2291f128ad9a0b80e1606a87eefdcacf457f8d12f887b8cf7fea228356417d7e4973e87c91e
// bufdiff-choices: 91821bc2128719e3f3170233b08a809e738ef19356624df8634f30fd076894f35bdbd586ba8b71da
// bufdiff-choices: 93c68bb975a5bb66cabc24118f49a775
// bufdiff-features: 2684 2898 4020 7384 8005 8235 8452 8818 9085 9189 9479 9706 10166 10384 10819
// bufdiff-features: 11277 11408 12806 13915 15663 15751 16269 16682 17015 17463 17675 18166 18458
// bufdiff-features: 18480 18696 18822 19176 19419 20757 22095 22129 22280 22939 23787 23874 24458
// bufdiff-features: 25040 25342 26507 26568 27048 27192 27404 27825 28556 28564 30040 30666 31727
// bufdiff-features: 33409 34167 34647 35239 35281 36542 37154 37183 38807 41236 42467 42728 43066
// bufdiff-features: 43098 43171 43442 44037 44474 44786 44959 46203 46894 47093 47230 47392 47486
// bufdiff-features: 47762 48667 49676 52900 53252 54309 54944 54958 55014 55593 56140 56153 56404
// bufdiff-features: 56611 57234 60004 60839 61987 63062 63071 63495 64028 64235 64601 64959 66422
// bufdiff-features: 66765 66869 67360 67624 68355 69987 70891 71090 71646 72674 74362 74564 74617
// bufdiff-features: 74633 75299 75308 76185 76370 77324 78127 78796 79389 80559 80698 81032 82135
// bufdiff-features: 82203 82594 84922 85047 85843 86454 86992 87563 87695 88732 88801 89109 89188
// bufdiff-features: 89780 90581 91429 92917 93255 95285 95535 95705 97318 97715 98299 98668 99009
// bufdiff-features: 99038 101264 101600 101854 102204 104315 106683 106837 107882 107947 108221
// bufdiff-features: 108736 108882 109086 109187 109399 109637 109732 110552 110780 110952 112929
// bufdiff-features: 114200 114601 114918 115471 115711 115801 116671 117235 117899 118740 119666
// bufdiff-features: 120433 121237 121394 121420 121467 122086 122782 123238 123503 125040 125136
// bufdiff-features: 127059 128733 129195 129849 130019 130192
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: i64) -> (tensor<i64>, i64, i64) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg1, %arg1 : tensor<i64>, tensor<i64>) outs(%arg1 : tensor<i64>) -> tensor<i64>
    %1 = memref.alloca_scope  -> (i64) {
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<i64>) outs(%arg1 : tensor<i64>) {
      ^bb0(%in: i64, %out: i64):
        %c-3_i64 = arith.constant -3 : i64
        %3 = arith.andi %in, %c-3_i64 : i64
        linalg.yield %3 : i64
      } -> tensor<i64>
      %extracted = tensor.extract %2[] : tensor<i64>
      vector.print %extracted : i64
      %c11_i64 = arith.constant 11 : i64
      memref.alloca_scope.return %c11_i64 : i64
    }
    return %arg1, %1, %arg2 : tensor<i64>, i64, i64
  }
  func.func @f2(%arg0: tensor<3x4xi64>, %arg1: i64, %arg2: tensor<3x4xi64>) -> tensor<3x4xi64> {
    %0 = linalg.fill ins(%arg1 : i64) outs(%arg2 : tensor<3x4xi64>) -> tensor<3x4xi64>
    %1 = memref.alloca_scope  -> (i64) {
      %inserted_slice = tensor.insert_slice %arg0 into %arg2[0, 0] [3, 4] [1, 1] : tensor<3x4xi64> into tensor<3x4xi64>
      %2 = linalg.sub ins(%arg2, %arg2 : tensor<3x4xi64>, tensor<3x4xi64>) outs(%0 : tensor<3x4xi64>) -> tensor<3x4xi64>
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %2[%c1, %c1] : tensor<3x4xi64>
      vector.print %extracted : i64
      %c9_i64 = arith.constant 9 : i64
      memref.alloca_scope.return %c9_i64 : i64
    }
    return %arg0 : tensor<3x4xi64>
  }
  func.func @main(%arg0: tensor<?x4xi64>, %arg1: i64, %arg2: tensor<3x4xi64>) -> (tensor<i64>, tensor<3x4xi64>) {
    %0 = memref.alloca_scope  -> (i64) {
      %2 = tensor.empty() : tensor<2x1x2x1xi64>
      %3 = linalg.fill ins(%arg1 : i64) outs(%2 : tensor<2x1x2x1xi64>) -> tensor<2x1x2x1xi64>
      %4 = tensor.empty() : tensor<2x1x3x1xi64>
      %c11_i64 = arith.constant 11 : i64
      %5 = linalg.fill ins(%c11_i64 : i64) outs(%4 : tensor<2x1x3x1xi64>) -> tensor<2x1x3x1xi64>
      %6 = tensor.empty() : tensor<1x2x1x1xi64>
      %7 = linalg.fill ins(%arg1 : i64) outs(%6 : tensor<1x2x1x1xi64>) -> tensor<1x2x1x1xi64>
      %8 = linalg.conv_2d_nhwc_hwcf ins(%5, %7 : tensor<2x1x3x1xi64>, tensor<1x2x1x1xi64>) outs(%3 : tensor<2x1x2x1xi64>) -> tensor<2x1x2x1xi64>
      affine.for %arg3 = 0 to 3 {
        %11 = func.call @f2(%arg2, %arg1, %arg2) : (tensor<3x4xi64>, i64, tensor<3x4xi64>) -> tensor<3x4xi64>
        %c2 = arith.constant 2 : index
        %inserted = tensor.insert %c11_i64 into %11[%c2, %arg3] : tensor<3x4xi64>
        %extracted = tensor.extract %inserted[%c2, %arg3] : tensor<3x4xi64>
      }
      %9 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%7 : tensor<1x2x1x1xi64>) {
      ^bb0(%out: i64):
        %c1_i64 = arith.constant 1 : i64
        %11 = arith.andi %out, %c1_i64 : i64
        linalg.yield %11 : i64
      } -> tensor<1x2x1x1xi64>
      %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x2x1x1xi64>) outs(%7 : tensor<1x2x1x1xi64>) {
      ^bb0(%in: i64, %out: i64):
        %11 = arith.andi %in, %out : i64
        linalg.yield %11 : i64
      } -> tensor<1x2x1x1xi64>
      %c9_i64 = arith.constant 9 : i64
      memref.alloca_scope.return %c9_i64 : i64
    }
    %from_elements = tensor.from_elements %arg1 : tensor<i64>
    %1:3 = call @f1(%from_elements, %from_elements, %arg1) : (tensor<i64>, tensor<i64>, i64) -> (tensor<i64>, i64, i64)
    return %1#0, %arg2 : tensor<i64>, tensor<3x4xi64>
  }
}

