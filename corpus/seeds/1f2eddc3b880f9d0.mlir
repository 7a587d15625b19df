// bufdiff-profile: slices
// bufdiff-choices: 2d52380bc823547e1774a4ad8813024057261f7c71a2c88a820a61919544d7fcf5cb58ff52c69ee8
// bufdiff-choices: 8f6a27d11bdda1aea346ea351f30bff8bb1601acab98a882816c39b9376c3424cfba9718d0ef02d5
// bufdiff-choices: 44a66920e16f35145856a8e209b1c83dae2a55fe03c6962b2eb191667ee51dfd4a55c0c26bd91f9b
// bufdiff-choices: b28f2add2019c37fbec009dc73448e9c9ff4198cc41644d96a9e1a0ebd8112da73686259e7b92dd3
// bufdiff-choices: defe198c47004858b9cc45873be1c3ffa37610ef1777745738929eb9a8f1196e54d076bd2854fcb3
// bufdiff-choices: 04483c610cd9ddc6273458f226
// bufdiff-features: 276 472 708 1502 2225 2684 3123 6812 7014 7060 7323 9302 9479 12932 13233 13424
// bufdiff-features: 15593 15742 15751 15903 17842 17989 18166 19757 19766 20987 21115 22221 22640
// bufdiff-features: 23143 24071 24473 24826 24933 25388 25818 26568 27048 27343 27924 28652 28724
// bufdiff-features: 28907 29714 29968 30053 30811 32457 32613 32615 34069 34167 34564 34647 36529
// bufdiff-features: 36901 37183 37786 37809 38783 38830 39747 40009 40044 40297 40394 40712 42228
// bufdiff-features: 42282 42344 43442 43631 44028 44893 44943 45597 46034 46995 47093 47782 48818
// bufdiff-features: 49300 49635 49800 50210 50469 50763 52068 52490 52558 52760 52900 52958 53890
// bufdiff-features: 54915 55887 56404 56554 57548 58190 60235 60468 60897 61350 61556 62218 62433
// bufdiff-features: 63407 63444 63642 63800 64235 64652 64959 65595 66422 66765 67375 67388 68355
// bufdiff-features: 68484 68782 69235 70119 71544 71689 73140 73719 74010 74362 75501 75748 75921
// bufdiff-features: 77261 79389 81707 82552 83127 84922 85016 85118 85220 85870 86125 86362 86992
// bufdiff-features: 87023 87466 87783 90090 90585 91148 92235 92849 93567 94401 95285 95356 95895
// bufdiff-features: 97318 98497 98551 99009 103715 104303 104527 104580 104931 105857 107231 108169
// bufdiff-features: 109086 109187 109923 110085 110153 110452 110780 112709 113020 113823 114200
// bufdiff-features: 114698 115026 115471 116711 117779 118581 119384 119876 120265 121394 121682
// bufdiff-features: 122412 122764 122967 124546 124604 125720 126290 127096 128332 128456 128768
// bufdiff-features: 129107 129170 130595
#map = affine_map<() -> ()>
module {
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 7.250000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %c11 = arith.constant 11 : index
    %0 = scf.index_switch %c11 -> tensor<f32> 
    case 0 {
      %1 = tensor.empty() : tensor<f32>
      %extracted = tensor.extract %arg0[] : tensor<f32>
      %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<f32>) -> tensor<f32>
      %3 = linalg.ceil ins(%2 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %arg0 : tensor<f32>
    }
    case 2 {
      %1 = linalg.powf ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %1 : tensor<f32>
    }
    default {
      scf.yield %inserted : tensor<f32>
    }
    return %0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg0) -> (tensor<?xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[%c0] [1] [1] : tensor<4xf32> to tensor<f32>
      %4 = func.call @f1(%extracted_slice_0, %extracted_slice_0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %extracted_slice_1 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xf32> to tensor<f32>
      %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%4, %extracted_slice_1 : tensor<f32>, tensor<f32>) outs(%extracted_slice_1 : tensor<f32>) {
      ^bb0(%in: f32, %in_3: f32, %out: f32):
        %6 = arith.divf %in, %in_3 : f32
        linalg.yield %6 : f32
      } -> tensor<f32>
      %cst_2 = arith.constant 5.000000e-01 : f32
      %inserted = tensor.insert %cst_2 into %5[] : tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg3[%arg2] [1] [1] : tensor<f32> into tensor<?xf32>
      }
    }
    %generated = tensor.generate %dim {
    ^bb0(%arg2: index, %arg3: index):
      %4 = arith.index_cast %arg2 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.index_cast %arg3 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.cmpf uge, %5, %7 : f32
      %9 = arith.select %8, %5, %7 : f32
      tensor.yield %9 : f32
    } : tensor<3x?xf32>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3) : tensor<?xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %3 = linalg.vecmat ins(%2, %generated : tensor<?xf32>, tensor<3x?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %3, %0, %arg0, %cst : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32
  }
}

