// bufdiff-profile: loops
// bufdiff-choices: 0dd1150330bb7ccd9658349f817b3938084fdec430617fd198d9261b4462d9fb5b0027f4fc669254
// bufdiff-choices: 47e013802c2c4855f62d62874901698b10339ce3024f4e405325eb2c9290911e4217512ef79b2edc
// bufdiff-choices: 279c8eff09acb5f400b85541936838438641c40dcee9d4e51b75ae657bdf0b12cb3f60888a2f204c
// bufdiff-choices: 5e53ac9af624ab09cef9cac663c1608a1e4ecd5965bdd270db153b61398d3cf5814ab79668766207
// bufdiff-choices: 6ffe0cf79dbacab6e26f2daaa63fa9c3e2bb13ba1d82639c9c84543ea75b29e7df477911c7a05cc5
// bufdiff-choices: 7d1b832faa3f3d57777929e808f8037ee459b62fe7dc7b895306ce1283598dd8f28abb6526979247
// bufdiff-choices: eaad2b1a0bfca6c7ec1b1daf5f8c443d1eb9634c476cd3b470ba5325586617c0f361aa3a6128e31e
// bufdiff-choices: 61c71ca1b6814c11e809
// bufdiff-features: 884 1985 2684 3579 4752 5793 6565 6702 7371 8792 9479 9857 9889 10164 10872
// bufdiff-features: 11321 11441 12560 13233 13424 13551 13765 14884 14928 15751 16712 17853 18166
// bufdiff-features: 18486 18890 18984 19241 19726 20402 20895 22167 22280 22334 22458 23239 24844
// bufdiff-features: 25388 25735 26337 26663 27048 27825 28276 30536 30664 30707 31864 33251 33511
// bufdiff-features: 33530 34167 34467 34564 34623 34647 34745 35097 36936 36952 37183 38830 39010
// bufdiff-features: 39011 39150 40675 40712 41679 41984 41996 42094 42517 43499 43942 44176 44893
// bufdiff-features: 45876 46203 46538 47093 47122 47392 47676 48585 49300 49635 49638 51003 51264
// bufdiff-features: 52322 52558 52900 52958 53791 53951 54202 55270 55548 55561 56404 56524 57103
// bufdiff-features: 57115 57932 58344 59347 60897 61339 62218 62859 63071 63162 63435 64057 64959
// bufdiff-features: 67388 68355 68961 69613 69875 70119 71415 74615 76052 76320 79782 80036 80436
// bufdiff-features: 81542 81698 81707 82552 82714 82723 83282 83903 84090 84635 84979 85017 87228
// bufdiff-features: 88341 88958 89109 89732 90173 90543 93255 93487 94003 94396 94418 94687 94892
// bufdiff-features: 95285 95356 96353 97132 98340 99009 99605 99738 101342 101533 102089 102690
// bufdiff-features: 103134 103851 104775 104987 105750 106398 106652 107941 108372 109657 109923
// bufdiff-features: 110068 110085 111464 112895 113823 114381 115388 115471 115728 117235 118196
// bufdiff-features: 118963 119065 119129 119764 121394 121471 121632 122865 122967 123313 123446
// bufdiff-features: 124484 124824 126179 127167 127711 129170
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: f32, %arg2: f32) -> (tensor<f32>, tensor<f32>, f32, f32) {
    %c0 = arith.constant 0 : index
    %0 = scf.index_switch %c0 -> tensor<f32> 
    case 0 {
      %2 = tensor.empty() : tensor<f32>
      %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<f32>) -> tensor<f32>
      %4 = linalg.tanh ins(%3 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %4 : tensor<f32>
    }
    default {
      %2 = linalg.ceil ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %2 : tensor<f32>
    }
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.for %arg3 = %c0 to %c4 step %c2 iter_args(%arg4 = %arg0, %arg5 = %0, %arg6 = %arg1) -> (tensor<f32>, tensor<f32>, f32) {
      %c1 = arith.constant 1 : index
      %2:2 = scf.for %arg7 = %c2 to %c2 step %c1 iter_args(%arg8 = %arg4, %arg9 = %arg4) -> (tensor<f32>, tensor<f32>) {
        %c3 = arith.constant 3 : index
        %5:2 = scf.for %arg10 = %c0 to %c3 step %c1 iter_args(%arg11 = %arg0, %arg12 = %arg8) -> (tensor<f32>, tensor<f32>) {
          %expanded = tensor.expand_shape %arg9 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
          %10 = linalg.exp ins(%arg9 : tensor<f32>) outs(%arg12 : tensor<f32>) -> tensor<f32>
          %11 = linalg.max ins(%arg8, %arg0 : tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>) -> tensor<f32>
          %extracted_1 = tensor.extract %arg11[] : tensor<f32>
          %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%11, %arg9 : tensor<f32>, tensor<f32>) outs(%arg11 : tensor<f32>) {
          ^bb0(%in: f32, %in_2: f32, %out: f32):
            %13 = arith.divf %in, %in_2 : f32
            %14 = arith.minimumf %13, %out : f32
            linalg.yield %14 : f32
          } -> tensor<f32>
          scf.yield %12, %11 : tensor<f32>, tensor<f32>
        }
        %6 = tensor.empty() : tensor<2xf32>
        %7 = linalg.fill ins(%arg1 : f32) outs(%6 : tensor<2xf32>) -> tensor<2xf32>
        %reduced = linalg.reduce ins(%7 : tensor<2xf32>) outs(%arg9 : tensor<f32>) dimensions = [0] 
          (%in: f32, %init: f32) {
            %10 = arith.cmpf olt, %in, %init : f32
            %11 = arith.select %10, %in, %init : f32
            linalg.yield %11 : f32
          }
        %extracted_0 = tensor.extract %reduced[] : tensor<f32>
        %8 = linalg.copy ins(%5#0 : tensor<f32>) outs(%reduced : tensor<f32>) -> tensor<f32>
        %9 = linalg.fill ins(%arg1 : f32) outs(%arg8 : tensor<f32>) -> tensor<f32>
        scf.yield %9, %8 : tensor<f32>, tensor<f32>
      }
      %cst = arith.constant 5.000000e-01 : f32
      %3 = linalg.fill ins(%cst : f32) outs(%arg5 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %arg4[] : tensor<f32>
      %4 = linalg.copy ins(%3 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %3, %cst : tensor<f32>, tensor<f32>, f32
    }
    return %1#0, %1#1, %1#2, %arg1 : tensor<f32>, tensor<f32>, f32, f32
  }
}

