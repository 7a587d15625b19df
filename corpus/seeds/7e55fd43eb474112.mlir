// bufdiff-profile: cfg
// bufdiff-choices: 85d11b21f8269c20486241d07108831a087f10a581e100b24fce921bb4b6c7dce70da908f0ddb60f
// bufdiff-choices: 161b2d5edf762e97c0aa31d968f3ac065a06b0344d5627621152d49c433323c4c1c2763f8fccee58
// bufdiff-choices: 7d3d87ec2731674ebb1b75c2fc244266c4fc7bbbf23fa31fc2a1124113233403eb55a5d83d103307
// bufdiff-choices: e68b748fd00e712c80c163782eaab99fbc14d614f6b014b0afb3c88bd06710995b1fbc0ff0864bd3
// bufdiff-choices: 72d902ab58a3325d793a5eade0596ba7a265cc9d29695b89468f18690dceffcc2aebad19affe088f
// bufdiff-choices: b8378972099bf424f6e16990430e2ed53c60f6113db7923cac4fcef712a942f1b8ce1a69f32db13e
// bufdiff-choices: 5649a42c3cb26ac823ac0becc71806a1fbc47745d841b8279988cdf2db98f8dbb4cf05efef504853
// bufdiff-choices: 2e1d49c36ed26a39639c0063966e7bd86835b6192b254c98d4b123e82b74242b8d
// bufdiff-features: 76 397 1206 1209 1258 3133 3497 4796 5578 5949 6136 7516 8021 9479 11363 11687
// bufdiff-features: 11759 13032 13233 13726 14944 15440 15751 17742 18462 19000 19380 19867 20124
// bufdiff-features: 20992 21193 22020 22095 22221 22280 22311 23055 24041 24184 24826 24829 25388
// bufdiff-features: 25962 26568 27048 27704 28504 29066 29130 29443 29590 29684 30354 30625 31692
// bufdiff-features: 33769 34167 34564 34647 34788 35507 36125 36395 36784 37007 37251 37673 37743
// bufdiff-features: 37786 39001 39418 39981 40286 40297 42958 42984 43198 43905 44522 44625 44839
// bufdiff-features: 44994 45017 45202 45375 46203 46251 46625 46832 47596 49397 49676 49800 50665
// bufdiff-features: 50685 50894 51344 52062 52558 52900 53435 53890 55014 55605 55870 55887 56673
// bufdiff-features: 57286 57369 57718 57921 57982 58046 58349 58748 58895 59094 59436 60004 60180
// bufdiff-features: 60306 60465 60686 61112 61435 61556 62151 62675 63071 63402 64235 65560 66422
// bufdiff-features: 66560 66765 66777 68355 69987 70545 70630 70730 70780 71090 71451 72174 72450
// bufdiff-features: 72722 73849 74057 74362 74513 74617 75299 75361 77129 77431 78036 78594 79389
// bufdiff-features: 80714 80812 81039 82011 82094 82135 83314 84585 84989 86147 87000 87071 87585
// bufdiff-features: 87903 88321 88337 88984 89151 89178 89780 90066 90589 91074 91258 92032 92365
// bufdiff-features: 93027 93122 93943 94049 94088 95079 95285 96353 96757 96969 97053 97059 97318
// bufdiff-features: 98170 98194 98501 99009 99383 102809 103673 103851 104650 105034 105038 107702
// bufdiff-features: 109035 109076 110427 110787 110816 111012 111064 111235 111378 111839 112218
// bufdiff-features: 112399 112709 112929 113150 113284 114200 115388 115471 115881 115990 117235
// bufdiff-features: 117506 117779 117839 118769 118912 120595 120772 121467 121626 122519 125901
// bufdiff-features: 125921 126048 126600 128355 128768 128975 129129 129550 129878 130292 130310
// bufdiff-features: 130332
module {
  func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
    %c4 = arith.constant 4 : index
    %cst = arith.constant 1.000000e+01 : f32
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg1[%c4], %cst : tensor<5xf32>, vector<2xf32>
    %c1 = arith.constant 1 : index
    %1 = vector.transfer_write %0, %arg0[%c1] : vector<2xf32>, tensor<5xf32>
    %2:2 = scf.while (%arg2 = %c0, %arg3 = %arg0) : (index, tensor<5xf32>) -> (index, tensor<5xf32>) {
      %3:2 = scf.while (%arg4 = %c0, %arg5 = %arg1) : (index, tensor<5xf32>) -> (index, tensor<5xf32>) {
        %5 = arith.cmpi ult, %arg4, %c1 : index
        %c7 = arith.constant 7 : index
        %6 = arith.cmpi sle, %arg4, %c7 : index
        %7 = arith.andi %5, %6 : i1
        scf.condition(%7) %arg4, %arg5 : index, tensor<5xf32>
      } do {
      ^bb0(%arg4: index, %arg5: tensor<5xf32>):
        %cst_0 = arith.constant dense<-6.000000e+00> : tensor<4xf32>
        %cst_1 = arith.constant 2.000000e+00 : f32
        %5 = func.call @f2(%cst_0, %cst_0, %cst_0, %cst_1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, f32) -> tensor<4xf32>
        %6 = arith.addi %arg4, %c1 : index
        %extracted = tensor.extract %arg5[%c1] : tensor<5xf32>
        %cst_2 = arith.constant -2.500000e+00 : f32
        %from_elements = tensor.from_elements %extracted, %cst, %cst_2, %cst, %cst_1 : tensor<5xf32>
        %7 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg3, %from_elements : tensor<5xf32>, tensor<5xf32>) outs(%arg5 : tensor<5xf32>) -> tensor<5xf32>
        scf.yield %6, %7 : index, tensor<5xf32>
      }
      %4 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%4) %arg2, %arg3 : index, tensor<5xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<5xf32>):
      %cst_0 = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01]> : tensor<4xf32>
      %generated = tensor.generate  {
      ^bb0(%arg4: index):
        %7 = arith.index_cast %arg4 : index to i64
        %8 = arith.sitofp %7 : i64 to f32
        tensor.yield %8 : f32
      } : tensor<4xf32>
      %3 = func.call @f2(%cst_0, %cst_0, %generated, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, f32) -> tensor<4xf32>
      %4 = arith.addi %arg2, %c1 : index
      %5 = linalg.add ins(%1, %arg1 : tensor<5xf32>, tensor<5xf32>) outs(%arg3 : tensor<5xf32>) -> tensor<5xf32>
      %6 = linalg.sqrt ins(%1 : tensor<5xf32>) outs(%5 : tensor<5xf32>) -> tensor<5xf32>
      scf.yield %4, %6 : index, tensor<5xf32>
    }
    %extracted_slice = tensor.extract_slice %1[0] [5] [1] : tensor<5xf32> to tensor<5xf32>
    return %2#1, %extracted_slice : tensor<5xf32>, tensor<5xf32>
  }
  func.func @f2(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: f32) -> tensor<4xf32> {
    %cst = arith.constant -2.500000e+00 : f32
    %0 = arith.cmpf une, %arg3, %cst : f32
    cf.cond_br %0, ^bb1(%arg0 : tensor<4xf32>), ^bb2
  ^bb1(%1: tensor<4xf32>):  // pred: ^bb0
    %cst_0 = arith.constant 0.000000e+00 : f32
    %splat = tensor.splat %cst_0 : tensor<4xf32>
    %2 = call @f1(%arg2) : (tensor<4xf32>) -> tensor<?xf32>
    %3 = linalg.sqrt ins(%splat : tensor<4xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    cf.br ^bb3(%3 : tensor<4xf32>)
  ^bb2:  // pred: ^bb0
    %4 = call @f1(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xf32>) -> tensor<?xf32>
    cf.br ^bb3(%arg0 : tensor<4xf32>)
  ^bb3(%5: tensor<4xf32>):  // 2 preds: ^bb1, ^bb2
    return %5 : tensor<4xf32>
  }
  func.func private @f1(%arg0: tensor<4xf32>) -> tensor<?xf32> {
    %0 = linalg.sub ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c1] : tensor<4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = arith.cmpf olt, %extracted, %cst : f32
    %2 = arith.select %1, %0, %0 : tensor<4xf32>
    %cast = tensor.cast %2 : tensor<4xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
}

