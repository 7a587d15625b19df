// bufdiff-profile: idioms
// bufdiff-choices: 09b7c7f02cc108a2e85c55434c1a542153509f647a42dcfb09ce27e70a9ed175351845658dcea032
// bufdiff-choices: 2bb79fe115830809937bd36b2d8a2976ca2b0746209739ca5223a2b278f14338ddfe71e5cd0f4fb4
// bufdiff-choices: fd8dd6f4de3c127b26a0eb35363b7da724f9b338d75c7a496b180ee4ad6548427218f2a8c57530e6
// bufdiff-choices: 6cdc15a928734a75daf3140e67875ec49033bf4ea3bdef1858b670a23fa3f86591117acfae10d7ad
// bufdiff-choices: a3dd7b6f6512d5649f0148c557ed4974d9c7726b882f79eed97b1e2a05dd91c00afb3edd9a15ae94
// bufdiff-choices: 07c1ef0178e3c83b1b302bb3f019e495
// bufdiff-features: 4880 6405 6873 8693 9479 9748 10968 11587 12174 12932 13623 14064 15440 15720
// bufdiff-features: 15751 16682 18085 18822 20864 21154 22280 23787 24826 25388 26087 26568 26922
// bufdiff-features: 27048 27489 27725 27766 27825 29014 29076 29590 29684 29895 29911 32046 32087
// bufdiff-features: 32809 33324 34167 34647 35507 36092 36784 38767 40712 43587 45702 46203 46208
// bufdiff-features: 46832 46995 47392 47488 51415 51851 52062 52493 52695 52791 52900 53160 54998
// bufdiff-features: 55887 55899 56202 56477 57718 58316 59620 59741 61350 61556 62345 63062 63800
// bufdiff-features: 64959 65770 66666 66931 68355 68755 69598 70106 70864 71169 72629 73802 73833
// bufdiff-features: 73857 74057 74362 74617 74686 76567 76953 78283 79070 81736 82063 82203 82708
// bufdiff-features: 82762 83548 84922 85640 86125 88480 88559 90070 92488 94755 94800 95273 95285
// bufdiff-features: 95407 96439 98037 98190 101512 104315 104931 105804 109003 110454 110629 110799
// bufdiff-features: 111443 112474 112618 112929 113124 114869 115381 115471 116671 116728 117509
// bufdiff-features: 118349 119778 119845 121394 122764 124754 127190 127243 128768
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2xindex>, %arg1: tensor<4xindex> {bufferization.writable = false}) -> (tensor<1x2x1x2xi32>, tensor<?x1x1x2xi32>, tensor<1x2x1x2xi32>) {
    %0 = tensor.empty() : tensor<1x2x1x2xi32>
    %c-1_i32 = arith.constant -1 : i32
    %1 = linalg.fill ins(%c-1_i32 : i32) outs(%0 : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %cst = arith.constant dense<[[[[4, 7], [10, 13]], [[16, 19], [22, 25]], [[28, 31], [34, 37]]]]> : tensor<1x3x2x2xi32>
    %2 = tensor.empty() : tensor<2x2x2xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %1[%c0, %c1, %c0, %c0] : tensor<1x2x1x2xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %4 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%cst, %3, %extracted, %extracted : tensor<1x3x2x2xi32>, tensor<2x2x2xi32>, i32, i32) outs(%1 : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %4[0, 0, 0, 0] [1, %c2, 1, 2] [1, 1, 1, 1] : tensor<1x2x1x2xi32> to tensor<1x?x1x2xi32>
    %cast = tensor.cast %1 : tensor<1x2x1x2xi32> to tensor<1x?x1x2xi32>
    %cast_0 = tensor.cast %4 : tensor<1x2x1x2xi32> to tensor<1x?x1x2xi32>
    %mapped = linalg.map ins(%cast, %cast_0, %extracted_slice : tensor<1x?x1x2xi32>, tensor<1x?x1x2xi32>, tensor<1x?x1x2xi32>) outs(%extracted_slice : tensor<1x?x1x2xi32>)
      (%in: i32, %in_3: i32, %in_4: i32, %init: i32) {
        %8 = arith.andi %in, %in_3 : i32
        %9 = arith.maxui %8, %in_4 : i32
        linalg.yield %9 : i32
      }
    %inserted_slice = tensor.insert_slice %mapped into %4[0, 0, 0, 0] [1, %c2, 1, 2] [1, 1, 1, 1] : tensor<1x?x1x2xi32> into tensor<1x2x1x2xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x?x1x2xi32>) outs(%inserted_slice : tensor<1x2x1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %8 = arith.subi %in, %out : i32
      %c4_i32 = arith.constant 4 : i32
      %9 = arith.shrsi %8, %c4_i32 : i32
      linalg.yield %9 : i32
    } -> tensor<1x2x1x2xi32>
    %6 = arith.index_cast %extracted : i32 to index
    %7 = arith.remui %6, %c2 : index
    %extracted_slice_1 = tensor.extract_slice %extracted_slice[0, %7, 0, 0] [1, 1, 1, 2] [1, 1, 1, 1] : tensor<1x?x1x2xi32> to tensor<1x1x1x2xi32>
    %cast_2 = tensor.cast %extracted_slice_1 : tensor<1x1x1x2xi32> to tensor<?x1x1x2xi32>
    return %4, %cast_2, %5 : tensor<1x2x1x2xi32>, tensor<?x1x1x2xi32>, tensor<1x2x1x2xi32>
  }
}

