// bufdiff-profile: mixed
// bufdiff-choices: a692ae0a3cac553b56e5b5f94656e3e87d364dd9ef589dabf55e59735e59567595d454c6a11b08c2
// bufdiff-choices: 2a4e3cbdf88f0fae3e3da9841b2854a130093b2729dc97e44de34648d0a6d0c6ea74738044a704a8
// bufdiff-choices: 3ac53dc5e67bfa26dd3f5c02da7f568fdebf62db62dca0bc548edec423e4c54ed2a5b200abe0b7f7
// bufdiff-choices: fb9e96befe47815ef0bc3a2eb7fb4c1ff8d5ffe51ec0fa57339ac103e7b15d7d7fd6f08fa9c04c5f
// bufdiff-choices: 58d74c10fd0a92fca76f73f7050ee6d516b360eacc2b43a97d96aa486e76369b40
// bufdiff-features: 3579 5712 5809 8602 9479 10035 10372 10872 13233 14891 15751 16207 17259 19419
// bufdiff-features: 21044 21883 21953 22630 23594 24184 24259 24268 26552 26568 26663 31247 31864
// bufdiff-features: 33242 34167 35708 40540 40712 41318 42984 43942 45617 46203 47392 49635 51313
// bufdiff-features: 52322 52558 52900 53504 53569 57383 58272 58403 58709 60686 62574 64235 64716
// bufdiff-features: 66422 67517 68355 69615 70036 74255 75361 76339 77564 78430 82135 84979 86125
// bufdiff-features: 88337 88958 89732 89780 90543 98170 98501 99383 103056 103851 104931 106323
// bufdiff-features: 106352 108977 112929 120049 121561 123446 125882 125921 129425 130574 131973
// bufdiff-features: 135208 142393 148304 148559 150313 152187 153063 153293 155898 156460 156807
// bufdiff-features: 158120 158897 159724 163687 165695 165719 166169 166361 167793 167825 168102
// bufdiff-features: 168858 171884 173166 177402 177923 184030 184091 185670 186959 188175 188790
// bufdiff-features: 190593 192771 192952 193747 193773 194134 197837 198460 201059 205434 207124
// bufdiff-features: 207330 210022 210461 211508 212111 214072 215707 215959 217209 220627 223065
// bufdiff-features: 225261 225759 226457 228061 229564 230081 230640 230810 231239 233259 233483
// bufdiff-features: 234399 234718 240967 243781 245619 246543 247062 249841 250907 252379 252539
// bufdiff-features: 253836 257512 259840 260616
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg2, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2:3 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg0, %arg6 = %arg1) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
      %5 = linalg.copy ins(%arg0 : tensor<4xf32>) outs(%arg5 : tensor<4xf32>) -> tensor<4xf32>
      %extracted = tensor.extract %arg4[%c0] : tensor<4xf32>
      %generated = tensor.generate  {
        %7 = arith.mulf %arg2, %extracted : f32
        tensor.yield %7 : f32
      } : tensor<f32>
      %broadcasted = linalg.broadcast ins(%generated : tensor<f32>) outs(%arg4 : tensor<4xf32>) dimensions = [0] 
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<4xf32>) outs(%broadcasted : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = linalg.index 0 : index
        %8 = arith.index_cast %7 : index to i64
        %9 = arith.sitofp %8 : i64 to f32
        %10 = arith.divf %in, %9 : f32
        linalg.yield %10 : f32
      } -> tensor<4xf32>
      scf.yield %6, %5, %arg6 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
    }
    %3:2 = call @f2(%2#0, %c1) : (tensor<4xf32>, index) -> (tensor<4xf32>, index)
    %cst_0 = arith.constant 2.000000e+00 : f32
    %4 = call @f1(%arg1, %cst_0, %arg2) : (tensor<4xf32>, f32, f32) -> tensor<4xf32>
    return %2#1, %2#2, %3#0, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: f32, %arg2: f32) -> tensor<4xf32> {
    %0 = linalg.log ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f2(%arg0: tensor<4xf32>, %arg1: index) -> (tensor<4xf32>, index) {
    %0 = linalg.exp ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    return %0, %arg1 : tensor<4xf32>, index
  }
}

