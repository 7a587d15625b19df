// bufdiff-profile: types
// bufdiff-choices: 314916246d9d3f3dc9401ef84d18cbb89d45475d2222d725c17b3001d83c4bf4d180f0fe18abebbd
// bufdiff-choices: 2c7fc1b5cae9dde4d2dfe3905e728d3a3bfb0424191cc71a4c95f9952eacac6e7abb8f1922b3fd65
// bufdiff-choices: b24770cad5f4ae806b8b165bd02ab46fdec5ab80061c5b67a4c784f2c647650322005063e1b38e5b
// bufdiff-choices: 340f609fcf9579f1bb600ac87b04df7e72c8732ec0ba13dadce5726af6c15e8a3590f034b6e74ab6
// bufdiff-choices: 29b43220b619f5af9785ea0cefd069eea2e39c99432770a10d67176a21b870248d5ffa35c625f08e
// bufdiff-features: 587 600 1552 2012 4984 5197 5973 6002 7323 7847 9479 13233 14454 15440 15720
// bufdiff-features: 15751 16682 16960 17096 17406 18166 18480 18486 19746 20003 20457 21140 22081
// bufdiff-features: 22824 24343 25082 25388 25571 26087 26279 26365 26546 26568 26796 27048 27725
// bufdiff-features: 27766 27804 27825 28985 29619 29684 29839 29968 30305 31981 32457 34167 34647
// bufdiff-features: 36901 37183 38427 39927 40712 41984 42282 42344 42944 43098 43209 43242 43499
// bufdiff-features: 43631 44093 44522 44959 46095 46202 46203 46636 46735 46974 46995 47093 47762
// bufdiff-features: 47782 47902 48038 48598 48786 49575 49983 50894 51099 51211 52042 52558 52625
// bufdiff-features: 52807 52900 52958 53252 54385 54964 55656 56404 56488 57718 61556 62218 63071
// bufdiff-features: 63172 63800 64959 64991 65869 66422 66626 66664 66852 67159 68355 71156 71228
// bufdiff-features: 71306 71877 72157 72594 72674 73289 73719 73802 74057 74181 74236 74362 74833
// bufdiff-features: 75021 75893 76677 77551 78283 79389 81502 82135 82203 82407 84585 84628 84922
// bufdiff-features: 86125 86992 87215 87258 87563 87585 87923 88732 89109 90070 90585 91958 92022
// bufdiff-features: 93255 95285 95407 96273 96958 97715 98227 98440 98501 98539 98668 99002 99009
// bufdiff-features: 100059 100073 101186 101823 102461 102694 104303 104315 105110 107412 107425
// bufdiff-features: 108028 109086 109327 109732 109923 110952 111263 112929 114359 115073 115471
// bufdiff-features: 116582 117899 118469 118617 119288 119876 120872 121394 124103 124484 124993
// bufdiff-features: 125163 127096 127834 127922 128456 128613 128768 128916 129393 130010
module {
  func.func @main(%arg0: tensor<3x4xbf16> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}, %arg1: tensor<bf16>, %arg2: tensor<bf16>, %arg3: tensor<?x4xbf16> {bufferization.writable = false}) -> (tensor<bf16>, tensor<bf16>) {
    %extracted = tensor.extract %arg1[] : tensor<bf16>
    %cst = arith.constant 3.000000e+00 : bf16
    %0 = arith.cmpf ule, %extracted, %cst : bf16
    %1:2 = scf.if %0 -> (tensor<bf16>, tensor<bf16>) {
      %2 = memref.alloca_scope  -> (bf16) {
        %c0 = arith.constant 0 : index
        %dim = tensor.dim %arg3, %c0 : tensor<?x4xbf16>
        %c2 = arith.constant 2 : index
        %extracted_slice = tensor.extract_slice %arg3[0, 1] [%dim, %c2] [1, 1] : tensor<?x4xbf16> to tensor<?x?xbf16>
        %cast_0 = tensor.cast %extracted_slice : tensor<?x?xbf16> to tensor<?x2xbf16>
        %inserted_slice = tensor.insert_slice %cast_0 into %arg3[0, 0] [%dim, 2] [1, 3] : tensor<?x2xbf16> into tensor<?x4xbf16>
        %4 = tensor.empty(%dim) : tensor<?x4xbf16>
        %5 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg3, %inserted_slice : tensor<?x4xbf16>, tensor<?x4xbf16>) outs(%4 : tensor<?x4xbf16>) -> tensor<?x4xbf16>
        %cst_1 = arith.constant dense<1.000000e+01> : tensor<4x4xbf16>
        %6 = linalg.matmul ins(%arg3, %cst_1 : tensor<?x4xbf16>, tensor<4x4xbf16>) outs(%arg3 : tensor<?x4xbf16>) -> tensor<?x4xbf16>
        %cst_2 = arith.constant 2.000000e+00 : bf16
        memref.alloca_scope.return %cst_2 : bf16
      }
      %cast = tensor.cast %arg0 : tensor<3x4xbf16> to tensor<3x?xbf16>
      %3:3 = func.call @f1(%cast) : (tensor<3x?xbf16>) -> (tensor<3x?xbf16>, tensor<3x?xbf16>, tensor<3x?xbf16>)
      scf.yield %arg1, %arg1 : tensor<bf16>, tensor<bf16>
    } else {
      %c3 = arith.constant 3 : index
      %2 = tensor.empty(%c3, %c3) : tensor<?x?xbf16>
      %extracted_0 = tensor.extract %arg2[] : tensor<bf16>
      %3 = linalg.fill ins(%extracted_0 : bf16) outs(%2 : tensor<?x?xbf16>) -> tensor<?x?xbf16>
      %cast = tensor.cast %3 : tensor<?x?xbf16> to tensor<3x?xbf16>
      %4:3 = func.call @f1(%cast) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3x?xbf16>) -> (tensor<3x?xbf16>, tensor<3x?xbf16>, tensor<3x?xbf16>)
      %inserted = tensor.insert %extracted_0 into %arg1[] : tensor<bf16>
      scf.yield %inserted, %arg2 : tensor<bf16>, tensor<bf16>
    }
    call @x1(%arg1) : (tensor<bf16>) -> ()
    return %1#1, %1#0 : tensor<bf16>, tensor<bf16>
  }
  func.func private @x1(tensor<bf16>)
  func.func private @f1(%arg0: tensor<3x?xbf16>) -> (tensor<3x?xbf16>, tensor<3x?xbf16>, tensor<3x?xbf16>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?xbf16>
    %0 = tensor.empty(%dim) : tensor<3x?xbf16>
    %cst = arith.constant 1.000000e+02 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<3x?xbf16>) -> tensor<3x?xbf16>
    %2 = linalg.square ins(%1 : tensor<3x?xbf16>) outs(%arg0 : tensor<3x?xbf16>) -> tensor<3x?xbf16>
    return %2, %arg0, %1 : tensor<3x?xbf16>, tensor<3x?xbf16>, tensor<3x?xbf16>
  }
}

