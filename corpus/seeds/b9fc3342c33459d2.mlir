// bufdiff-profile: mixed
// bufdiff-choices: a692ae0a3cac553b56e5b5f94656e3e87d364dd9ef589dabf55e59735e59567595d454c6a11b08c2
// bufdiff-choices: 2a4e3cbdf88f0fae3e3da9841b2854a130093b2729dc97e44de34648d0a6d0c6ea74738044a704a8
// bufdiff-choices: 3ac53dc5e67bfa26dd3f5c02da7f568fdebf62db62dca0bc548edec423e4c54ed2a5b200abe0b7f7
// bufdiff-choices: fb9e96befe47815ef0bc3a2eb7fb4c1ff8d5ffe51ec0fa57339ac103e7b15d7d7fd6f08fa9c04c5f
// bufdiff-choices: 58d74c10fd0a92fca76f73f7050ee6d516b360eacc2b43a97d96aa486e76369b40d7b525955fb3bf
// bufdiff-choices: 4bd72b87f4c9ead0
// bufdiff-features: 3579 4752 5712 5809 9479 10035 10372 10872 14891 15751 16207 17259 19100 19419
// bufdiff-features: 19928 21044 21883 21953 22630 23594 23787 24184 24268 25483 26071 26552 26568
// bufdiff-features: 26663 31247 31864 33242 34167 35708 40540 40712 41318 42984 43942 45617 46203
// bufdiff-features: 47392 52148 52322 52558 52900 53252 53504 53569 57383 58272 58403 58709 62574
// bufdiff-features: 64235 64716 66422 67517 68355 70036 76339 77564 77617 78430 82011 82135 84979
// bufdiff-features: 86125 87895 88337 88599 88958 89732 89756 89780 90543 92194 95407 98170 98501
// bufdiff-features: 99383 103056 103851 104931 106352 108977 112929 119588 121561 123446 123865
// bufdiff-features: 125882 125921 131973 135208 135505 136273 142393 144241 148304 148559 150313
// bufdiff-features: 152187 153063 153293 155898 156224 156460 156807 158120 159724 160756 163687
// bufdiff-features: 164013 165695 165719 166169 166361 167793 167825 168102 168323 168459 168858
// bufdiff-features: 171884 173166 177402 177923 178067 184030 185670 186959 188175 188790 190593
// bufdiff-features: 192422 192771 193747 194134 196031 197837 201059 205434 206094 207124 207330
// bufdiff-features: 210022 210461 211508 212111 215707 215959 217209 220627 224961 225261 225759
// bufdiff-features: 226457 228061 230081 230640 230810 233259 233483 234399 236930 236986 240967
// bufdiff-features: 243781 245444 245619 246543 247062 247460 249841 251463 252379 252466 252539
// bufdiff-features: 253836 259840 260616
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, index, index) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg2, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2:3 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg0, %arg6 = %arg1) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
      %7 = linalg.copy ins(%arg0 : tensor<4xf32>) outs(%arg5 : tensor<4xf32>) -> tensor<4xf32>
      %extracted_0 = tensor.extract %arg4[%c0] : tensor<4xf32>
      %generated = tensor.generate  {
        %9 = arith.mulf %arg2, %extracted_0 : f32
        tensor.yield %9 : f32
      } : tensor<f32>
      %broadcasted = linalg.broadcast ins(%generated : tensor<f32>) outs(%arg4 : tensor<4xf32>) dimensions = [0] 
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<4xf32>) outs(%broadcasted : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = linalg.index 0 : index
        %10 = arith.index_cast %9 : index to i64
        %11 = arith.sitofp %10 : i64 to f32
        %12 = arith.divf %in, %11 : f32
        linalg.yield %12 : f32
      } -> tensor<4xf32>
      scf.yield %8, %7, %arg6 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
    }
    %3 = tensor.empty() : tensor<4xf32>
    %extracted = tensor.extract %2#2[%1] : tensor<4xf32>
    %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<4xf32>) -> tensor<4xf32>
    %5:2 = call @f2(%4, %1) : (tensor<4xf32>, index) -> (tensor<4xf32>, index)
    %6 = call @f1(%2#2, %arg2, %extracted) : (tensor<4xf32>, f32, f32) -> tensor<4xf32>
    return %2#1, %5#0, %6, %2#0, %5#1, %1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, index, index
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

