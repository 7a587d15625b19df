// bufdiff-profile: wide
// bufdiff-choices: 019c77a7e55e2eda97af15e9185cc6c8e3288fed932736f3b39fb1d40297e8a8ce12c8e3930cd684
// bufdiff-choices: 3284a34105d59ade79cee201a055ad1e3045892c678f763a55d7de3bfcd3f4acfd51d18fafd8a84a
// bufdiff-choices: 7f0f00d68b21f50454ab2f26d88ad2d66aaa64ccda7ca0f906b601a82977ec6092d583bda14db13b
// bufdiff-choices: 2f24
// bufdiff-features: 1854 2225 7285 8983 10203 11441 13233 15037 15742 15751 16058 21991 22095 23143
// bufdiff-features: 23787 24330 25388 26492 26568 27048 28503 29066 29872 32615 32701 34167 34647
// bufdiff-features: 35957 36448 39457 40712 43098 44615 46203 49073 49956 52322 52558 52900 52958
// bufdiff-features: 53890 55870 57103 58122 58748 63800 64420 64959 66422 66788 67195 67434 68355
// bufdiff-features: 69796 72689 73059 73150 74362 75370 77261 79291 81477 81511 82203 82565 84006
// bufdiff-features: 84074 84635 86125 89151 89178 90170 91681 92344 93027 93255 93369 93944 95285
// bufdiff-features: 95784 99009 100455 101825 102697 102847 103851 104931 106314 108869 109066
// bufdiff-features: 109869 110816 113626 115471 116491 116845 118081 121000 121318 121394 124036
// bufdiff-features: 124484 125166 128768
module {
  func.func @main(%arg0: tensor<?xi32>, %arg1: i32, %arg2: tensor<2x3x2xi64>, %arg3: i64) -> (tensor<?xi32>, tensor<?xi32>, tensor<2x3x2xi64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg4 = %c0, %arg5 = %arg0, %arg6 = %arg0) : (index, tensor<?xi32>, tensor<?xi32>) -> (index, tensor<?xi32>, tensor<?xi32>) {
      %1 = arith.cmpi ult, %arg4, %c1 : index
      scf.condition(%1) %arg4, %arg5, %arg6 : index, tensor<?xi32>, tensor<?xi32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<?xi32>, %arg6: tensor<?xi32>):
      %generated = tensor.generate  {
      ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index):
        %8 = arith.index_cast %arg7 : index to i32
        %9 = arith.index_cast %arg8 : index to i32
        %10 = arith.index_cast %arg9 : index to i32
        %11 = arith.index_cast %arg10 : index to i32
        %12 = arith.index_cast %arg11 : index to i32
        %13 = arith.cmpi ule, %8, %9 : i32
        %14 = arith.select %13, %8, %9 : i32
        %15 = arith.cmpi uge, %14, %10 : i32
        %16 = arith.select %15, %14, %10 : i32
        %17 = arith.ori %16, %11 : i32
        %18 = arith.addi %17, %12 : i32
        tensor.yield %18 : i32
      } : tensor<1x2x2x2x2xi32>
      %1 = tensor.empty() : tensor<1x2x3x3x1xi32>
      %2 = linalg.fill ins(%arg1 : i32) outs(%1 : tensor<1x2x3x3x1xi32>) -> tensor<1x2x3x3x1xi32>
      %c2 = arith.constant 2 : index
      %3 = tensor.empty(%c1, %c2, %c1, %c2) : tensor<?x?x2x?x?xi32>
      %4 = linalg.fill ins(%arg1 : i32) outs(%3 : tensor<?x?x2x?x?xi32>) -> tensor<?x?x2x?x?xi32>
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_0 = arith.constant 1 : i32
      %5 = linalg.conv_3d_ndhwc_dhwcf_q ins(%2, %4, %c1_i32, %c1_i32_0 : tensor<1x2x3x3x1xi32>, tensor<?x?x2x?x?xi32>, i32, i32) outs(%generated : tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
      %6 = arith.addi %arg4, %c1 : index
      %7 = linalg.copy ins(%arg5 : tensor<?xi32>) outs(%arg6 : tensor<?xi32>) -> tensor<?xi32>
      scf.yield %6, %arg5, %7 : index, tensor<?xi32>, tensor<?xi32>
    }
    return %0#1, %0#2, %arg2 : tensor<?xi32>, tensor<?xi32>, tensor<2x3x2xi64>
  }
}

