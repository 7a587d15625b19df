// bufdiff-profile: cfg
// bufdiff-choices: 441a43eff27540bc3ad9c6d7cd4fdb1dddacee2f2432155d51b34d09795e2b15deafd34dd93bb7c8
// bufdiff-choices: d3ead09b5add57f50131f941f5f9117ac0c0622eaf19d391adad930838b29c3f420fb15ef0666d86
// bufdiff-choices: ab9026b2861d84e745541125565d15ed775b986f24c21bd0fdd2a78d08bb77df0ce1cce72fd981c7
// bufdiff-choices: 8af9ce780ac14cbf377b86ce0e42058d4f5aaa7184640a91e61d96983ad58d70e72ae38d60e80c94
// bufdiff-choices: 9bb906720624a391635a145c1a295d5957c4459462d9808a72304645ff22d407df38c4c9db3e2497
// bufdiff-choices: fb776b53dca5d65e1942aa776627871f3c979d2e7f2cbb6b
// bufdiff-features: 1854 2332 5201 5973 6595 9034 9809 11441 11699 12102 13021 13233 13915 14484
// bufdiff-features: 14884 15037 15653 15750 15751 16269 18166 21991 22221 22280 22398 24330 24812
// bufdiff-features: 24985 25388 26568 27048 28276 29066 29255 29872 30474 30625 34167 34647 36014
// bufdiff-features: 36448 36542 37183 37189 37630 37673 37786 39457 39951 40084 40712 41594 41984
// bufdiff-features: 42995 44163 44293 44522 44615 44865 44994 45115 45710 46203 46555 46732 47762
// bufdiff-features: 49956 50665 51178 51266 52148 52155 52322 52558 52815 52900 52958 54500 55334
// bufdiff-features: 55745 55870 56404 57103 57718 58191 58748 58854 59774 61066 61339 62361 62675
// bufdiff-features: 63071 64057 64959 65814 66422 66560 67195 68355 70578 71891 71928 73031 73388
// bufdiff-features: 74362 76504 76512 77388 77598 79389 80036 81477 81511 81707 82203 82565 82629
// bufdiff-features: 83194 83261 84585 84635 84727 84922 84962 84979 84989 87139 87895 88662 89151
// bufdiff-features: 89178 89315 89557 89851 91524 91985 92159 93255 93944 94253 95285 97053 97059
// bufdiff-features: 97532 98162 98497 98501 99009 99383 99522 99568 99917 100184 100455 102847
// bufdiff-features: 102921 103320 103851 104116 105346 105817 105837 108869 109086 109124 110236
// bufdiff-features: 110816 111234 111632 112065 112929 113626 115387 115388 115471 115804 116491
// bufdiff-features: 116845 117722 120383 121000 121318 121394 122135 122374 122764 123293 124374
// bufdiff-features: 124484 124509 124614 124803 125849 125875 125901 126595 126858 127051 127922
// bufdiff-features: 128138 128768 131038
module {
  func.func @main(%arg0: tensor<?x?x1xf32>, %arg1: f32) -> (tensor<?x?x1xf32>, tensor<?x?x1xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<?x?x1xf32>, tensor<?x?x1xf32>) -> (index, tensor<?x?x1xf32>, tensor<?x?x1xf32>) {
      %c2 = arith.constant 2 : index
      %1:3 = scf.while (%arg5 = %c0, %arg6 = %arg0, %arg7 = %arg3) : (index, tensor<?x?x1xf32>, tensor<?x?x1xf32>) -> (index, tensor<?x?x1xf32>, tensor<?x?x1xf32>) {
        %3 = linalg.negf ins(%arg6 : tensor<?x?x1xf32>) outs(%arg4 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
        %4 = arith.cmpi ult, %arg5, %c2 : index
        %5 = arith.cmpi eq, %arg2, %c3 : index
        %6 = arith.andi %4, %5 : i1
        scf.condition(%6) %arg5, %arg6, %arg7 : index, tensor<?x?x1xf32>, tensor<?x?x1xf32>
      } do {
      ^bb0(%arg5: index, %arg6: tensor<?x?x1xf32>, %arg7: tensor<?x?x1xf32>):
        %concat = tensor.concat dim(2) %arg6, %arg3 : (tensor<?x?x1xf32>, tensor<?x?x1xf32>) -> tensor<?x?x2xf32>
        %3 = tensor.empty() : tensor<f32>
        %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<f32>) -> tensor<f32>
        %5:3 = func.call @f1(%4) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32)
        %6:3 = func.call @f1(%5#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32)
        %7 = arith.addi %arg5, %c1 : index
        %8 = linalg.square ins(%arg6 : tensor<?x?x1xf32>) outs(%arg7 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
        %cst = arith.constant 1.000000e+10 : f32
        %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
        %10 = linalg.exp ins(%arg3 : tensor<?x?x1xf32>) outs(%arg6 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
        scf.yield %7, %10, %9 : index, tensor<?x?x1xf32>, tensor<?x?x1xf32>
      }
      %2 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%2) %arg2, %arg3, %arg4 : index, tensor<?x?x1xf32>, tensor<?x?x1xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?x?x1xf32>, %arg4: tensor<?x?x1xf32>):
      %1 = arith.addi %arg2, %c1 : index
      %2 = linalg.copy ins(%arg3 : tensor<?x?x1xf32>) outs(%arg4 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
      %3 = linalg.fill ins(%arg1 : f32) outs(%arg3 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
      scf.yield %1, %3, %2 : index, tensor<?x?x1xf32>, tensor<?x?x1xf32>
    }
    return %0#2, %0#1, %0#0 : tensor<?x?x1xf32>, tensor<?x?x1xf32>, index
  }
  func.func private @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32) {
    %cst = arith.constant dense<1.500000e+00> : tensor<f32>
    %0 = linalg.div ins(%arg0, %cst : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant 5.000000e-01 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%cst : tensor<f32>) -> tensor<f32>
    return %0, %1, %cst_0 : tensor<f32>, tensor<f32>, f32
  }
}

