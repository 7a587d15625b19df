// bufdiff-profile: cfg
// bufdiff-choices: 098cb033ff7e266f42235b3f0554a75f631cf09a9240cece2cb69e2512712d082c65ace29e165e3a
// bufdiff-choices: 3d5fb5136ab8ceb738697a0d4ae9635ddf9b2b7de831102834ac81a0f340a4391f411022443ad310
// bufdiff-choices: 5440500b2dab26e906ab2f26e0a7357e28a78d316f82260df249b0da40bfd7694bfa654c52726b7b
// bufdiff-choices: e29d581ced9fdf8b1019d84ddf235d357bb5b9615e013a
// bufdiff-features: 2225 2442 3579 4211 6812 9857 10386 12932 13233 15424 15751 15756 15903 19241
// bufdiff-features: 20220 21154 22801 24826 25388 25818 26568 27048 28807 28907 30811 31475 31747
// bufdiff-features: 31864 32046 32358 32615 33887 34167 34564 34623 34647 34861 36721 36901 39025
// bufdiff-features: 40044 40297 40540 40712 42094 42344 42542 42918 43098 43248 43258 44167 45278
// bufdiff-features: 46203 46323 47102 47392 47782 48092 49187 49635 51341 51647 52558 52900 52958
// bufdiff-features: 55561 55887 56524 57548 57718 58403 60443 61556 61699 62218 62701 63642 64119
// bufdiff-features: 66422 67388 68355 68782 68813 71169 74010 74362 75921 76567 77261 78430 79099
// bufdiff-features: 80394 80422 80567 81693 83253 83363 86125 87238 88233 90543 90903 91109 91415
// bufdiff-features: 92917 93255 94687 96989 99009 99568 100481 101293 103715 104315 104931 106691
// bufdiff-features: 108235 110259 111721 111800 111981 112895 112929 115026 115471 115990 117137
// bufdiff-features: 117618 117724 118769 119876 120434 121089 121682 123349 126249 128768 129435
// bufdiff-features: 130191
module {
  ml_program.global private mutable @g1(dense<1> : tensor<4xindex>) : tensor<4xindex>
  ml_program.global private mutable @g0(dense<[9, 10, 11, 12]> : tensor<4xindex>) : tensor<4xindex>
  func.func @main(%arg0: tensor<4xindex>, %arg1: tensor<?xindex>) -> (tensor<4xindex>, tensor<4xindex>, tensor<?xindex>, tensor<4xindex>) {
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %c3 into %arg0[%c3] : tensor<4xindex>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %arg0) -> (tensor<4xindex>) {
      %1 = tensor.empty() : tensor<4xindex>
      %2 = scf.forall (%arg4) in (4) shared_outs(%arg5 = %arg0) -> (tensor<4xindex>) {
        %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<4xindex> to tensor<1xindex>
        %extracted_slice_0 = tensor.extract_slice %arg0[0] [1] [1] : tensor<4xindex> to tensor<1xindex>
        %mapped = linalg.map ins(%extracted_slice, %extracted_slice_0, %extracted_slice : tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) outs(%extracted_slice : tensor<1xindex>)
          (%in: index, %in_1: index, %in_2: index, %init: index) {
            %4 = arith.cmpi sgt, %in, %in_1 : index
            %5 = arith.select %4, %in, %in_1 : index
            %6 = arith.muli %5, %in_2 : index
            linalg.yield %6 : index
          }
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %mapped into %arg5[%arg4] [1] [1] : tensor<1xindex> into tensor<4xindex>
        }
      }
      %3 = scf.for %arg4 = %c1 to %c3 step %c1 iter_args(%arg5 = %arg2) -> (index) {
        scf.yield %arg5 : index
      }
      %inserted_slice = tensor.insert_slice %arg0 into %arg3[0] [4] [1] : tensor<4xindex> into tensor<4xindex>
      scf.yield %inserted_slice : tensor<4xindex>
    }
    return %0, %inserted, %arg1, %arg0 : tensor<4xindex>, tensor<4xindex>, tensor<?xindex>, tensor<4xindex>
  }
}

