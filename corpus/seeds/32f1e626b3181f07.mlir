// bufdiff-profile: mixed
// bufdiff-choices: 2fc5b9913dd1f745d23edd5680d530b6b2056177f6c39ac1e0b0889c799745cb8163b72f0e62b29d
// bufdiff-choices: 538da549497a1dcf68e40dcb59fb950986b4fc9fa4cdc4e8bc2e6bb612b99627951fd178f406788b
// bufdiff-choices: f9a710411f797a3fd0b2e3f32d257b8c204eeaacd3c7a6dccfd1315bdb1d5128e90824759f687590
// bufdiff-choices: 975e599ee183cfb60e43da5d91c020b0eed415b984d1f12a337af7e68ed23c378a8465023663cda1
// bufdiff-choices: f9d8a20b8fc6fce9389319aea3f26d34cad7a011fdd4872cdce81a43c34b1d2a3fae54b99276ed9e
// bufdiff-choices: 6dd77fe9e6e2a5ace938aa8d6f3d106fb251db03fb6351efaef3d35fa316e6108a92eda9bf1a5d83
// bufdiff-choices: 1f1e2896e20c6948c6
// bufdiff-features: 1185 1209 1854 4462 7516 9479 11441 12213 13233 13936 14703 15440 15536 15750
// bufdiff-features: 15751 15764 16405 18232 20261 21991 22095 22148 22221 22280 23143 24747 24900
// bufdiff-features: 25388 25698 26568 27048 27725 27825 29066 29261 29640 30625 30666 30707 30925
// bufdiff-features: 31692 33511 33769 33979 34167 34647 36448 36784 37743 38672 40712 44615 44639
// bufdiff-features: 45017 46203 46538 48598 49956 50894 52558 52836 52900 52928 53890 55113 55870
// bufdiff-features: 55887 56024 57115 57718 57828 58748 59094 59347 63071 64235 64959 64976 65560
// bufdiff-features: 66422 66765 66777 67388 67506 67604 67748 67929 68355 69081 69987 70630 71013
// bufdiff-features: 71050 71306 72975 73625 73802 74057 74181 74362 74617 74919 76700 77389 77823
// bufdiff-features: 79606 80511 81039 81477 81736 82135 82203 82565 83194 85509 85843 87139 88337
// bufdiff-features: 88354 88635 88732 89151 89178 89744 89780 90070 90223 91491 92022 92344 92365
// bufdiff-features: 93145 93944 95285 95810 96273 96757 96986 97053 97318 97731 98170 99009 99383
// bufdiff-features: 99738 102697 103275 103383 103673 103851 103927 104034 105303 106398 106607
// bufdiff-features: 106808 106961 107425 107702 108869 109239 109519 109727 110431 110816 111883
// bufdiff-features: 111909 112065 112709 112929 113687 113901 113940 114308 115289 115391 115471
// bufdiff-features: 115990 117206 120406 121394 121467 121626 122163 122764 123648 124036 124291
// bufdiff-features: 124484 124932 125175 125439 125921 128768 128779 128780 128916 129089 130899
// bufdiff-features: 130933
module {
  func.func @f1(%arg0: tensor<3x3x3xi64>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> (tensor<5xf32>, f32) {
    %0 = linalg.ceil ins(%arg1 : tensor<5xf32>) outs(%arg1 : tensor<5xf32>) -> tensor<5xf32>
    %cast = tensor.cast %arg2 : tensor<5xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %arg2 : tensor<5xf32> to tensor<?xf32>
    %1 = call @x2(%cast, %arg2, %cast_0) : (tensor<?xf32>, tensor<5xf32>, tensor<?xf32>) -> f32
    return %0, %1 : tensor<5xf32>, f32
  }
  func.func private @x1(tensor<3x3x3xindex>)
  func.func private @x2(tensor<?xf32> {bufferization.access = "read-write"}, tensor<5xf32>, tensor<?xf32> {bufferization.access = "write"}) -> f32
  func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<?xf32>, tensor<?xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg1) : (index, tensor<5xf32>, tensor<?xf32>) -> (index, tensor<5xf32>, tensor<?xf32>) {
      %1 = tensor.empty(%c3) : tensor<3x3x?xi64>
      %c5_i64 = arith.constant 5 : i64
      %2 = linalg.fill ins(%c5_i64 : i64) outs(%1 : tensor<3x3x?xi64>) -> tensor<3x3x?xi64>
      %cast_0 = tensor.cast %2 : tensor<3x3x?xi64> to tensor<3x3x3xi64>
      %3:2 = func.call @f1(%cast_0, %arg0, %arg3) : (tensor<3x3x3xi64>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, f32)
      %4 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%4) %arg2, %arg3, %arg4 : index, tensor<5xf32>, tensor<?xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<5xf32>, %arg4: tensor<?xf32>):
      %1 = arith.addi %arg2, %c1 : index
      %extracted = tensor.extract %arg3[%arg2] : tensor<5xf32>
      %2 = tensor.empty() : tensor<2x5xf32>
      %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %reduced = linalg.reduce ins(%3 : tensor<2x5xf32>) outs(%arg3 : tensor<5xf32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %6 = arith.cmpf olt, %in, %init : f32
          %7 = arith.select %6, %in, %init : f32
          linalg.yield %7 : f32
        }
      %extracted_0 = tensor.extract %reduced[%c1] : tensor<5xf32>
      %cst_1 = arith.constant dense<[4, 0, 1, 2]> : vector<4xi32>
      %cst_2 = arith.constant dense<[true, true, true, false]> : vector<4xi1>
      %4 = vector.broadcast %extracted : f32 to vector<4xf32>
      %c4 = arith.constant 4 : index
      %5 = vector.scatter %reduced[%c0] [%cst_1], %cst_2, %4 : tensor<5xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<5xf32>
      scf.yield %1, %5, %arg4 : index, tensor<5xf32>, tensor<?xf32>
    }
    %cst = arith.constant dense<1> : tensor<3x3x3xindex>
    call @x1(%cst) : (tensor<3x3x3xindex>) -> ()
    %cast = tensor.cast %0#1 : tensor<5xf32> to tensor<?xf32>
    return %cast, %0#2, %0#0 : tensor<?xf32>, tensor<?xf32>, index
  }
}

