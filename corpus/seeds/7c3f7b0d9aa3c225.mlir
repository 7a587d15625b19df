// bufdiff-profile: cfg
// bufdiff-choices: ac9181d4bc539c119d3ec1364a81736a0b328457e3bcc2701aca118dde0e5f7321e3965e9faccbe9
// bufdiff-choices: 3677160edf298d8e7868f5f72ff5b83b6cca13fb546195e2b22808ec37148d8bef3901dfb0d597f8
// bufdiff-choices: ed26152d02ff12384a2d0d595ab0353232f7e00b26b194d81a1ea8ae374ea8512e8198fe39180b46
// bufdiff-choices: 75d20ac62924774ce69f93dcd7bcf26c87be05d6088e0577c38c90ca7c78cf5eb1e48c7334f1b0dc
// bufdiff-choices: d9d12d03b428ab58909891f3ac08c7dbaed08130bf7151f12213ed2e18edea9fb4caedc5fec46154
// bufdiff-choices: a2d648b69568412a6b06ab0b05c7c1f4bbb732f1b838a89a2fa49c1b1ce63535eddc0fed56bca473
// bufdiff-choices: 08d7808a2aef873163faa84902ce93567a7a4a712c30b80a4ed7b33856cd22cabf1866d8fd8fc8b2
// bufdiff-choices: f8135158a6b6395720b8dd54598e922677c22b92ad8f189c1080b7ad86f1033443b4c670438156b8
// bufdiff-choices: 545e4133ece38a567e0313303c343a741a21eb451e9fb7
// bufdiff-features: 150 2027 2602 2614 2898 5297 6002 6169 8438 8627 8818 9479 12064 13233 13390
// bufdiff-features: 13915 15751 16048 18249 19419 19582 20729 21382 22095 22280 22896 23222 23787
// bufdiff-features: 24184 26568 27556 28379 30666 33443 34048 34167 36822 38783 39329 41226 41900
// bufdiff-features: 41907 42467 44132 45617 46203 46280 49657 51806 52148 52558 52900 54658 54998
// bufdiff-features: 55113 58066 59764 60417 60686 60791 61944 62035 63071 63850 64162 64235 65305
// bufdiff-features: 66422 68355 68614 69081 70119 71168 72243 72368 72909 73289 73319 73424 74507
// bufdiff-features: 75361 76149 76953 76973 77186 82135 82594 83194 84090 85843 87895 88000 88732
// bufdiff-features: 89780 90066 90218 92037 94488 95603 97612 98501 99228 99383 103921 108173
// bufdiff-features: 108556 108992 110411 110552 110780 111839 111875 112929 113940 114309 116015
// bufdiff-features: 120197 125908 126876 127808 129113 129849 130933 131030 132648 133592 133756
// bufdiff-features: 135534 136056 138208 139986 140479 141204 142651 142846 144093 146734 146863
// bufdiff-features: 146901 149660 150299 150580 151758 152139 153293 154197 154430 154764 155898
// bufdiff-features: 156191 156460 158120 160756 161065 161281 163188 163876 165057 165690 165719
// bufdiff-features: 167341 167614 168833 169734 171358 177816 178067 180108 184962 186959 188136
// bufdiff-features: 188790 188995 189139 190598 191770 192422 193747 195420 196031 197561 197837
// bufdiff-features: 201059 201509 201601 201945 203903 205434 205689 205953 210406 210461 210828
// bufdiff-features: 211443 214579 215340 216960 217333 217672 218480 221089 221460 222601 223881
// bufdiff-features: 225139 226357 226777 228390 228835 229266 229759 231583 231792 235168 235201
// bufdiff-features: 236214 236930 237029 239758 240096 240107 240149 240158 240533 240651 242306
// bufdiff-features: 243546 245380 246543 246556 246783 247155 249996 250415 251219 252466 252539
// bufdiff-features: 253836 256112 256235 256649 258378 258882 259528 259840 261091
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f3(%arg0: tensor<?xf64>, %arg1: f64) -> (tensor<?xf64>, i1) {
    %0 = linalg.negf ins(%arg0 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %1 = arith.cmpf uno, %arg1, %cst : f64
    cf.cond_br %1, ^bb1(%0 : tensor<?xf64>), ^bb2(%0 : tensor<?xf64>)
  ^bb1(%2: tensor<?xf64>):  // pred: ^bb0
    %cst_0 = arith.constant dense<[[3.500000e+00, 4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00, 8.500000e+00]]> : tensor<2x3xf64>
    %c1 = arith.constant 1 : index
    %3 = tensor.empty(%c1, %c1) : tensor<?x?xf64>
    %cst_1 = arith.constant 1.000000e+02 : f64
    %4 = linalg.fill ins(%cst_1 : f64) outs(%3 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %5 = linalg.conv_2d ins(%cst_0, %4 : tensor<2x3xf64>, tensor<?x?xf64>) outs(%cst_0 : tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2, %2 : tensor<?xf64>, tensor<?xf64>) outs(%2 : tensor<?xf64>) {
    ^bb0(%in: f64, %in_2: f64, %out: f64):
      %8 = arith.mulf %in, %in_2 : f64
      linalg.yield %8 : f64
    } -> tensor<?xf64>
    cf.br ^bb2(%6 : tensor<?xf64>)
  ^bb2(%7: tensor<?xf64>):  // 2 preds: ^bb0, ^bb1
    return %0, %1 : tensor<?xf64>, i1
  }
  func.func private @f2(%arg0: tensor<4x2xf64>, %arg1: tensor<2x4xi32>) -> tensor<4x2xf64> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c2, %c1] : tensor<4x2xf64>
    %inserted = tensor.insert %extracted into %arg0[%c0, %c0] : tensor<4x2xf64>
    %cst = arith.constant 1.000000e+01 : f64
    %0 = arith.cmpf ogt, %extracted, %cst : f64
    cf.cond_br %0, ^bb1(%inserted, %inserted : tensor<4x2xf64>, tensor<4x2xf64>), ^bb2(%inserted, %inserted : tensor<4x2xf64>, tensor<4x2xf64>)
  ^bb1(%1: tensor<4x2xf64>, %2: tensor<4x2xf64>):  // pred: ^bb0
    %3 = linalg.abs ins(%inserted : tensor<4x2xf64>) outs(%2 : tensor<4x2xf64>) -> tensor<4x2xf64>
    cf.br ^bb2(%inserted, %3 : tensor<4x2xf64>, tensor<4x2xf64>)
  ^bb2(%4: tensor<4x2xf64>, %5: tensor<4x2xf64>):  // 2 preds: ^bb0, ^bb1
    return %inserted : tensor<4x2xf64>
  }
  func.func @f1(%arg0: tensor<4x2xf64>, %arg1: f64, %arg2: tensor<2x4xi32>) -> tensor<4x2xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg1 into %arg0[%c0, %c1] : tensor<4x2xf64>
    return %inserted : tensor<4x2xf64>
  }
  func.func @main(%arg0: tensor<?xf64>) -> (tensor<?xf64>, tensor<2x4xi32>) {
    %0 = tensor.empty() : tensor<4x2xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4x2xf64>) -> tensor<4x2xf64>
    %2 = tensor.empty() : tensor<2x4xi32>
    %c0_i32 = arith.constant 0 : i32
    %3 = linalg.fill ins(%c0_i32 : i32) outs(%2 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %4 = call @f2(%1, %3) : (tensor<4x2xf64>, tensor<2x4xi32>) -> tensor<4x2xf64>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %cst into %0[%c3, %c1] : tensor<4x2xf64>
    %5 = call @f1(%4, %cst, %3) : (tensor<4x2xf64>, f64, tensor<2x4xi32>) -> tensor<4x2xf64>
    %cst_0 = arith.constant dense<11> : tensor<2x4xi32>
    %6 = linalg.max ins(%3, %cst_0 : tensor<2x4xi32>, tensor<2x4xi32>) outs(%2 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %cst_1 = arith.constant 7.250000e+00 : f64
    %7:2 = call @f3(%arg0, %cst_1) : (tensor<?xf64>, f64) -> (tensor<?xf64>, i1)
    cf.cond_br %7#1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %8 = tensor.empty() : tensor<2x2xf64>
    %9 = linalg.fill ins(%cst_1 : f64) outs(%8 : tensor<2x2xf64>) -> tensor<2x2xf64>
    %10 = linalg.matmul ins(%5, %9 : tensor<4x2xf64>, tensor<2x2xf64>) outs(%5 : tensor<4x2xf64>) -> tensor<4x2xf64>
    cf.br ^bb3(%cst_0 : tensor<2x4xi32>)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%cst_0 : tensor<2x4xi32>)
  ^bb3(%11: tensor<2x4xi32>):  // 2 preds: ^bb1, ^bb2
    return %7#0, %6 : tensor<?xf64>, tensor<2x4xi32>
  }
}

