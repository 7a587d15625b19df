// bufdiff-profile: loops
// bufdiff-choices: 43dee0a0cfa17f9b69f5242feec61422e77462e04c3f563dae53182ced54f7afadb08e711effa6fd
// bufdiff-choices: e903787b14aed3ac9f33ea8e1449e5f75823992c4cd3db46e4456f1d2004c30544fec86f3a01073f
// bufdiff-choices: b5ef656b2d1cbf909e5651bbd83455476bd80d876f45982ca83745c6c3bbf797549ee136843b6d58
// bufdiff-choices: 0afc68624ee7650b5639d2728941cc2ac6aa6e1639b694e4f269f8be9c06ab5b730c984ace160175
// bufdiff-choices: bfccda53de12934f2431f26584a76b9d6ccf754aec882d5e1013a10367ecfcc83799597afadcc578
// bufdiff-choices: 1246d10e042f959b263784fe265750f82450a740bbc3f9099d8fe10e82bffe270bc4e15aae14f155
// bufdiff-choices: 66182b4839f26a8cf0b1b282bcb380
// bufdiff-features: 587 1015 1284 2499 2572 3579 4752 4967 5187 5201 5372 5809 6363 9479 9852 10035
// bufdiff-features: 10819 11321 11938 13233 13518 13915 15751 17232 19241 19306 20659 21154 21649
// bufdiff-features: 21959 22221 22497 22885 24458 24682 24826 25274 26016 26422 26568 26663 27048
// bufdiff-features: 27293 27825 28600 29968 30700 31747 31864 32804 33824 34167 34564 34623 34647
// bufdiff-features: 34779 35239 36213 37331 37786 38702 38783 39708 39745 40540 40712 41164 41213
// bufdiff-features: 41396 41954 42053 42984 43612 44007 44816 46203 46549 46895 46995 47311 49635
// bufdiff-features: 51467 52148 52267 52558 52900 52958 54005 54135 55561 55656 55887 56024 57718
// bufdiff-features: 58319 58403 58602 59347 60302 61350 62991 63071 63610 63616 64959 66422 66765
// bufdiff-features: 67132 68270 68355 69991 70119 70896 71169 71271 73926 74362 77741 78620 79389
// bufdiff-features: 79978 80436 80454 80848 80904 81896 82203 82723 82851 83194 83673 84585 86515
// bufdiff-features: 87495 88008 88337 88559 88732 89233 89315 89780 89927 90097 90778 91840 93174
// bufdiff-features: 93255 93643 94253 95257 95285 95625 95944 97318 97492 98138 98340 99009 99568
// bufdiff-features: 102461 103134 104303 104615 105252 107182 109040 109086 110153 112709 112895
// bufdiff-features: 112929 113618 114666 115355 115471 115698 115894 115990 116810 117235 118769
// bufdiff-features: 118984 121246 121394 121421 121467 122764 123012 123446 123768 124661 125040
// bufdiff-features: 127711 128046 128768 130602
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xf64>) -> (tensor<6xf64>, tensor<6xf64>, i64, i64) {
    %0 = memref.alloca_scope  -> (f64) {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
      %4 = tensor.empty(%dim) : tensor<?xf64>
      %cst_0 = arith.constant 1.000000e+01 : f64
      %5 = linalg.fill ins(%cst_0 : f64) outs(%4 : tensor<?xf64>) -> tensor<?xf64>
      %c2 = arith.constant 2 : index
      %6 = arith.cmpi uge, %dim, %c2 : index
      %7 = arith.select %6, %arg0, %5 : tensor<?xf64>
      %c1 = arith.constant 1 : index
      %from_elements = tensor.from_elements %dim, %c1 : tensor<2xindex>
      %reshape = tensor.reshape %7(%from_elements) : (tensor<?xf64>, tensor<2xindex>) -> tensor<?x1xf64>
      %reduced = linalg.reduce ins(%reshape : tensor<?x1xf64>) outs(%arg0 : tensor<?xf64>) dimensions = [1] 
        (%in: f64, %init: f64) {
          %8 = arith.addf %in, %init : f64
          linalg.yield %8 : f64
        }
      memref.alloca_scope.return %cst_0 : f64
    }
    %1 = tensor.empty() : tensor<6xf64>
    %2 = linalg.fill ins(%0 : f64) outs(%1 : tensor<6xf64>) -> tensor<6xf64>
    %cst = arith.constant dense<2.000000e+00> : tensor<6xf64>
    %3:3 = call @f1(%2, %cst) : (tensor<6xf64>, tensor<6xf64>) -> (tensor<6xf64>, i64, i64)
    return %3#0, %2, %3#2, %3#1 : tensor<6xf64>, tensor<6xf64>, i64, i64
  }
  func.func private @f1(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> (tensor<6xf64>, i64, i64) {
    %0 = linalg.softmax dimension(0) ins(%arg0 : tensor<6xf64>) outs(%arg1 : tensor<6xf64>) -> tensor<6xf64>
    %c5_i64 = arith.constant 5 : i64
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg2 = %c0 to %c6 step %c1 iter_args(%arg3 = %0, %arg4 = %c5_i64) -> (tensor<6xf64>, i64) {
      %c2 = arith.constant 2 : index
      %2 = scf.for %arg5 = %c1 to %c6 step %c2 iter_args(%arg6 = %arg0) -> (tensor<6xf64>) {
        %4 = linalg.floor ins(%arg3 : tensor<6xf64>) outs(%arg6 : tensor<6xf64>) -> tensor<6xf64>
        %extracted = tensor.extract %4[%c0] : tensor<6xf64>
        %5 = linalg.reciprocal ins(%arg0 : tensor<6xf64>) outs(%4 : tensor<6xf64>) -> tensor<6xf64>
        scf.yield %5 : tensor<6xf64>
      }
      %c1_i64 = arith.constant 1 : i64
      %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0, %2 : tensor<6xf64>, tensor<6xf64>) outs(%arg3 : tensor<6xf64>) {
      ^bb0(%in: f64, %in_0: f64, %out: f64):
        %4 = arith.maximumf %in, %in_0 : f64
        %5 = arith.mulf %4, %out : f64
        linalg.yield %5 : f64
      } -> tensor<6xf64>
      scf.yield %3, %c1_i64 : tensor<6xf64>, i64
    }
    return %1#0, %1#1, %c5_i64 : tensor<6xf64>, i64, i64
  }
}

