// bufdiff-profile: mixed
// bufdiff-choices: 03c421da4a056e9d5692d22211832d898455de3406ce08012b5beae01db3bd5381c014f3f3b073be
// bufdiff-choices: ae93cb9880ee4decd086c725cec59ef4d3ea33342b8810fc4a444c8ea96e89cb71db7c24215554f5
// bufdiff-choices: 2875ed7c7e4c9e7a2021b97e556e1e2919a1c52c11b47b8d118ed2ad876f44d9ff9e7759229a6d76
// bufdiff-choices: 972b20b296d2bb11bd2122843d6cbf6896d589706c380943c8547a
// bufdiff-features: 132 1904 2961 6831 9479 10384 11277 11850 12403 12667 13441 15751 15903 16682
// bufdiff-features: 16745 16769 17049 17531 17941 20170 20374 22280 23655 25388 26568 28814 31348
// bufdiff-features: 31563 32399 34110 34167 34329 34564 34647 35507 36193 36901 37155 37199 37786
// bufdiff-features: 39531 40712 41204 41594 42222 42293 42944 43309 44522 45897 46203 47762 49197
// bufdiff-features: 49301 49575 50476 50774 50893 50972 51334 52958 53823 53917 56157 56198 57718
// bufdiff-features: 57940 59543 61484 62927 64235 64435 66765 66869 68168 68355 71169 71199 72804
// bufdiff-features: 73850 74362 74508 74617 76810 77088 79024 80389 81200 81502 81556 82317 83023
// bufdiff-features: 85640 85736 85818 88321 90088 90141 90589 91964 93615 95285 96789 97615 101264
// bufdiff-features: 103024 103464 104137 104315 105110 105957 107614 108221 112401 112929 114139
// bufdiff-features: 114308 115471 117618 120606 120782 122003 122227 122967 124237 127185 127804
// bufdiff-features: 127922 128768
#map = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<3xf32>, %arg1: f32) -> tensor<3x3x1xf32> {
    %cst = arith.constant dense<[[[5.000000e-01], [1.500000e+00], [2.500000e+00]], [[3.500000e+00], [4.500000e+00], [5.500000e+00]], [[6.500000e+00], [7.500000e+00], [8.500000e+00]]]> : tensor<3x3x1xf32>
    %cst_0 = arith.constant dense<[[[8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01]], [[1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01], [1.850000e+01, 1.950000e+01]], [[2.050000e+01, 2.150000e+01], [2.250000e+01, 2.350000e+01], [2.450000e+01, 2.550000e+01]]]> : tensor<3x3x2xf32>
    %cst_1 = arith.constant dense<[[7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01]]> : tensor<3x2xf32>
    %0 = linalg.depthwise_conv_1d_ncw_cw ins(%cst_0, %cst_1 : tensor<3x3x2xf32>, tensor<3x2xf32>) outs(%cst : tensor<3x3x1xf32>) -> tensor<3x3x1xf32>
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %1 = scf.index_switch %c0 -> tensor<3x3x2xf32> 
      case 0 {
        %c2_3 = arith.constant 2 : index
        %3 = vector.transfer_read %cst_0[%c2_3, %c2_3, %c0], %arg1 {in_bounds = [true]} : tensor<3x3x2xf32>, vector<2xf32>
        %4 = vector.transfer_write %3, %0[%c0, %c2_3, %c0] : vector<2xf32>, tensor<3x3x1xf32>
        %5 = linalg.negf ins(%cst_0 : tensor<3x3x2xf32>) outs(%cst_0 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
        scf.yield %5 : tensor<3x3x2xf32>
      }
      case 2 {
        %inserted_slice = tensor.insert_slice %cst_1 into %cst_0[%c0, 0, 0] [1, 3, 2] [1, 1, 1] : tensor<3x2xf32> into tensor<3x3x2xf32>
        scf.yield %inserted_slice : tensor<3x3x2xf32>
      }
      case 4 {
        scf.yield %cst_0 : tensor<3x3x2xf32>
      }
      default {
        scf.yield %cst_0 : tensor<3x3x2xf32>
      }
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %inserted = tensor.insert %arg1 into %cst_1[%c2, %c1] : tensor<3x2xf32>
      %cst_2 = arith.constant dense<[[4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00]]> : tensor<3x2xf32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted : tensor<3x2xf32>) outs(%cst_2 : tensor<3x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %3 = arith.minimumf %in, %out : f32
        linalg.yield %3 : f32
      } -> tensor<3x2xf32>
    } else {
      %inserted_slice = tensor.insert_slice %cst into %cst_0[0, 0, 0] [3, 3, 1] [1, 1, 1] : tensor<3x3x1xf32> into tensor<3x3x2xf32>
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %inserted_slice[%c1, %c2, %c0] : tensor<3x3x2xf32>
    }
    return %0 : tensor<3x3x1xf32>
  }
}

