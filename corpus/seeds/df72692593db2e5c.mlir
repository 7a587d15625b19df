// bufdiff-profile: idioms
// bufdiff-choices: 672ee0aab57a83f924fe685488494407a9e8ec58cfb9e6e20ed338c9d2b6836de94d1edfab591989
// bufdiff-choices: 0efce80083fcc0ccbea71b043d2c766812100f3e43e620cb42605ad9cffb245395fa37d2c13e54eb
// bufdiff-choices: 8fc55d540724f19d3afd23e64e072fcc8baf72d995d72442f36864cc54cb1e39272c38bb9383bbbc
// bufdiff-choices: 76e205bbc929f8f4bedbbbfb3eb10d118e4f803d0023d7c788071122103ee733dcac60ee613ab9d8
// bufdiff-choices: 3f616b0795d881d48b0614e9b13e43da2134a9e00d
// bufdiff-features: 495 2332 2898 4291 4967 5197 5201 5973 6163 6812 7847 9479 10384 10968 12170
// bufdiff-features: 12403 12638 13233 13652 13689 14454 14787 15440 15742 15751 16428 18774 19100
// bufdiff-features: 19166 19835 20468 20516 20686 21522 22095 23222 23787 24826 25078 25388 25962
// bufdiff-features: 26125 26568 27048 27825 28179 28823 29590 29684 29895 30666 31543 31863 32615
// bufdiff-features: 33637 34167 34301 34623 34647 35384 36784 36901 37251 37289 37444 37786 38783
// bufdiff-features: 40712 42344 43203 45869 46110 46203 46283 46832 46993 46995 47392 47782 50450
// bufdiff-features: 50894 52062 52148 52558 52900 52958 53252 53469 53890 54500 55887 57718 60313
// bufdiff-features: 60686 61066 61350 61556 61699 61780 62701 63071 64119 64234 64235 64959 66320
// bufdiff-features: 66422 66666 66765 67360 67679 68355 69987 71050 71490 71544 72413 72674 73388
// bufdiff-features: 73802 74057 76370 76639 77307 77532 77702 77818 78430 79389 81303 81736 82203
// bufdiff-features: 83412 83672 84585 84887 85843 86125 86827 87585 88749 89764 89780 89919 90082
// bufdiff-features: 90831 92159 92917 93255 95407 96989 97318 98201 99009 99383 99522 99568 99757
// bufdiff-features: 100352 100480 100698 101867 103568 103875 104140 104931 105914 108509 109086
// bufdiff-features: 110236 110379 110552 110952 112929 113035 113920 114541 115408 115471 115711
// bufdiff-features: 115804 116797 117235 118022 119588 120383 121394 121467 122575 124614 125173
// bufdiff-features: 125850 125908 126710 127834 128456 128768 129066 129630 129946 130602 130761
// bufdiff-features: 130933
module {
  func.func private @f1(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>, %arg2: f64, %arg3: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<?x4xf64>, f64) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg3[0, 0] [4, 4] [1, 1] : tensor<4x4xf64> into tensor<4x4xf64>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %arg2 into %arg0[%c2, %c0] : tensor<4x4xf64>
    %0 = linalg.div ins(%arg1, %arg0 : tensor<4x4xf64>, tensor<4x4xf64>) outs(%inserted : tensor<4x4xf64>) -> tensor<4x4xf64>
    %cast = tensor.cast %inserted_slice : tensor<4x4xf64> to tensor<?x4xf64>
    return %0, %cast, %arg2 : tensor<4x4xf64>, tensor<?x4xf64>, f64
  }
  func.func @f2(%arg0: tensor<4x0xf64>, %arg1: f64, %arg2: tensor<4x0xf64>) -> tensor<4x0xf64> {
    %0 = tensor.empty() : tensor<4x0xf64>
    %cst = arith.constant 3.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4x0xf64>) -> tensor<4x0xf64>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg0, %1 : tensor<4x0xf64>, tensor<4x0xf64>) outs(%arg2 : tensor<4x0xf64>) -> tensor<4x0xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %2[0, %c0] [4, 0] [1, 1] : tensor<4x0xf64> to tensor<4x0xf64>
    return %extracted_slice : tensor<4x0xf64>
  }
  func.func @main(%arg0: tensor<?x?xf64>, %arg1: f64, %arg2: tensor<4x4xf64>) -> (tensor<?xf64>, tensor<4x4xf64>, tensor<?x4xf64>, tensor<?x0xf64>, f64, f64) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg2[%c0, %c3] : tensor<4x4xf64>
    %0:3 = call @f1(%arg2, %arg2, %extracted, %arg2) : (tensor<4x4xf64>, tensor<4x4xf64>, f64, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<?x4xf64>, f64)
    %1 = tensor.empty() : tensor<4x0xf64>
    %2 = linalg.fill ins(%0#2 : f64) outs(%1 : tensor<4x0xf64>) -> tensor<4x0xf64>
    %3 = call @f2(%2, %arg1, %2) : (tensor<4x0xf64>, f64, tensor<4x0xf64>) -> tensor<4x0xf64>
    %cast = tensor.cast %3 : tensor<4x0xf64> to tensor<?x0xf64>
    return %collapsed, %0#0, %0#1, %cast, %0#2, %arg1 : tensor<?xf64>, tensor<4x4xf64>, tensor<?x4xf64>, tensor<?x0xf64>, f64, f64
  }
}

