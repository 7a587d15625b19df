// bufdiff-profile: cfg
// bufdiff-choices: 2fc5b9913dd1f745d23edd5680d530b6b2056177f6c39ac1e0b0889c799745cb8163b72f0e62b29d
// bufdiff-choices: 538da549497a1dcf68e40dcb59fb950986b4fc9fa4cdc4e8bc2e6bb612b99627951fd178f406788b
// bufdiff-choices: f9a710411f797a3fd0b2e3f32d257b8c204eeaacd3c7a6dccfd1315bdb1d5128e90824759f687590
// bufdiff-choices: 975e599ee183cfb60e43da5d91c020b0eed415b984d1f12a337af7e68ed23c378a8465023663cda1
// bufdiff-choices: f9d8a20b8fc6fce9389319aea3f26d34cad7a011fdd4872cdce81a43c34b1d2a3fae54b99276ed9e
// bufdiff-choices: 6dd77fe9e6e2a5ace938aa8d6f3d106fb251db03fb6351efaef3d35fa316e6108a92eda9bf1a5d83
// bufdiff-choices: 1f1e2896e20c6948c62a86b325c4de1ff564428c22448688a0a52ddb07b52dee4b6e41de0dadcc27
// bufdiff-choices: 3ea413802a58d94c99e65fb5c018588bd53994f017ce78a8d5b1ec0f860a4240e8ee6335ea2802ec
// bufdiff-choices: 078abd504b00
// bufdiff-features: 1150 3398 3579 4020 6970 9479 9748 9932 10035 10872 11441 12560 14775 15751
// bufdiff-features: 15786 21044 21883 21953 22280 24184 24971 25302 26568 26960 27869 28617 31864
// bufdiff-features: 32122 32999 34034 34167 36784 36936 38754 38783 40266 40339 40540 40712 41152
// bufdiff-features: 41615 41799 42344 42984 43942 44505 44522 45031 45448 45617 46203 46835 47102
// bufdiff-features: 47392 49657 51796 52322 52558 52900 53180 53252 53469 53472 53504 54205 54998
// bufdiff-features: 55264 56309 58272 58403 59791 61060 61527 63800 64119 64716 64875 66072 66312
// bufdiff-features: 66422 67526 68355 69427 70545 72822 73802 74274 74360 74864 75696 76230 79099
// bufdiff-features: 81736 82135 82723 84301 86125 86834 87862 88337 88958 89250 89348 89780 89946
// bufdiff-features: 90543 90777 91319 92022 93171 96353 96969 98501 99228 101342 101373 103120
// bufdiff-features: 103377 104931 106652 108977 109732 110780 111378 111464 112929 113901 115728
// bufdiff-features: 115907 116549 117235 117724 118695 119665 119764 119980 120049 120595 120745
// bufdiff-features: 121256 121626 123446 124626 125800 125921 127533 127805 130310 130933 131366
// bufdiff-features: 133575 136341 138844 140929 142040 142393 143172 145690 146078 146512 146814
// bufdiff-features: 148304 150313 151292 152226 155408 156191 156460 158120 158897 159348 160756
// bufdiff-features: 160810 162971 163687 164089 165373 165636 165695 165719 165817 166361 168815
// bufdiff-features: 170082 170584 170876 170900 171369 171551 171715 172443 173166 174170 174298
// bufdiff-features: 175735 176399 177904 178054 178560 179471 180207 181522 182719 184122 184513
// bufdiff-features: 184962 186959 187596 188790 190806 191252 192412 192433 192628 193747 194134
// bufdiff-features: 196031 197837 197849 198460 198873 200444 200521 201059 201509 202241 203246
// bufdiff-features: 205434 207081 207124 207330 207731 208670 209927 210406 210461 211508 211967
// bufdiff-features: 212111 213275 214325 217899 218127 218551 218595 218635 222184 223640 224466
// bufdiff-features: 224835 224867 225490 225759 226357 227345 228255 229266 229564 230081 230640
// bufdiff-features: 233429 233969 234718 237682 237763 240158 243140 243546 243781 245619 246460
// bufdiff-features: 246543 247062 247375 247538 247732 248594 249653 249841 250712 252466 252539
// bufdiff-features: 252543 253439 253493 253836 255068 255160 255514 257251 258375 259528 259840
// bufdiff-features: 261263
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>, tensor<5xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 3.000000e+00 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %cst_2 = arith.constant -0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst, %cst_2 : tensor<5xf32>
    %0:2 = call @f1(%from_elements) : (tensor<5xf32>) -> (tensor<5xf32>, f32)
    %cst_3 = arith.constant 0.000000e+00 : f32
    %1 = arith.cmpf ogt, %0#1, %cst_3 : f32
    %2 = arith.index_castui %1 : i1 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg2 = %c0 to %2 step %c1 iter_args(%arg3 = %arg0) -> (tensor<4xf32>) {
      %c4 = arith.constant 4 : index
      %4:3 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %arg1, %arg6 = %arg1, %arg7 = %arg3) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
        ml_program.global_store @g0 = %arg5 : tensor<4xf32>
        %8 = bufferization.alloc_tensor() copy(%0#0) {memory_space = 1 : i64} : tensor<5xf32>
        %inserted_slice = tensor.insert_slice %arg6 into %8[0] [4] [1] : tensor<4xf32> into tensor<5xf32>
        %9 = tensor.empty() : tensor<5xf32>
        %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted_slice : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
        ^bb0(%in: f32, %out: f32):
          %15 = arith.divf %in, %cst_0 : f32
          linalg.yield %15 : f32
        } -> tensor<5xf32>
        %11:2 = func.call @f1(%10) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<5xf32>) -> (tensor<5xf32>, f32)
        %12 = linalg.sqrt ins(%0#0 : tensor<5xf32>) outs(%10 : tensor<5xf32>) -> tensor<5xf32>
        %extracted = tensor.extract %11#0[%c1] : tensor<5xf32>
        vector.print %extracted : f32
        %inserted = tensor.insert %11#1 into %arg7[%arg4] : tensor<4xf32>
        %c3 = arith.constant 3 : index
        %inserted_7 = tensor.insert %11#1 into %arg6[%c3] : tensor<4xf32>
        %13 = linalg.sqrt ins(%inserted : tensor<4xf32>) outs(%inserted_7 : tensor<4xf32>) -> tensor<4xf32>
        %14 = linalg.copy ins(%arg3 : tensor<4xf32>) outs(%arg5 : tensor<4xf32>) -> tensor<4xf32>
        scf.yield %14, %13, %inserted : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
      }
      %5 = tensor.empty() : tensor<4x3xf32>
      %6 = linalg.fill ins(%0#1 : f32) outs(%5 : tensor<4x3xf32>) -> tensor<4x3xf32>
      %cst_4 = arith.constant 5.000000e-01 : f32
      %cst_5 = arith.constant 1.000000e+02 : f32
      %from_elements_6 = tensor.from_elements %0#1, %cst_4, %cst_5 : tensor<3xf32>
      %7 = linalg.matvec ins(%6, %from_elements_6 : tensor<4x3xf32>, tensor<3xf32>) outs(%arg3 : tensor<4xf32>) -> tensor<4xf32>
      %mapped = linalg.map { arith.minimumf } ins(%4#1, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%7 : tensor<4xf32>)
      scf.yield %mapped : tensor<4xf32>
    }
    %cast = tensor.cast %3 : tensor<4xf32> to tensor<?xf32>
    return %cast, %arg0, %0#0 : tensor<?xf32>, tensor<4xf32>, tensor<5xf32>
  }
  ml_program.global private mutable @g0(dense<[6.500000e+00, 5.500000e+00, 4.500000e+00, 3.500000e+00]> : tensor<4xf32>) : tensor<4xf32>
  func.func private @f1(%arg0: tensor<5xf32>) -> (tensor<5xf32>, f32) {
    %0 = tensor.empty() : tensor<5xf32>
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c3] : tensor<5xf32>
    %inserted = tensor.insert %extracted into %arg0[%c4] : tensor<5xf32>
    %extracted_slice = tensor.extract_slice %inserted[0] [3] [1] : tensor<5xf32> to tensor<3xf32>
    %extracted_slice_0 = tensor.extract_slice %inserted[2] [3] [1] : tensor<5xf32> to tensor<3xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_0 into %extracted_slice[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0 : tensor<3xf32>) outs(%extracted_slice_0 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = linalg.index 0 : index
      %3 = arith.index_cast %2 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.mulf %in, %4 : f32
      linalg.yield %5 : f32
    } -> tensor<3xf32>
    %inserted_slice_1 = tensor.insert_slice %inserted_slice into %inserted[0] [3] [1] : tensor<3xf32> into tensor<5xf32>
    %inserted_slice_2 = tensor.insert_slice %1 into %inserted_slice_1[2] [3] [1] : tensor<3xf32> into tensor<5xf32>
    return %inserted_slice_2, %extracted : tensor<5xf32>, f32
  }
}

