// bufdiff-profile: loops
// bufdiff-choices: 0c6fd9da13abbf1a605db4eafa1e47714c37916cc194b1943600abe5e1549d21fe1b31518ac1f54b
// bufdiff-choices: e15da8bbd9406786734bbc03f4d57399734b4e23627d1c5c34c9dc9039b66d77033d07c5a593586d
// bufdiff-choices: 820f15acd3be17090c9b9b1f1e6943b4f29223fa7893e8c04d3093153ef132dcbfa1989640d46f1c
// bufdiff-choices: 6b8bdb46c2ccb228cd7401ebad3a1e506053baf5707c9e6a165dbe0946d7ef4150c7743faab52f8b
// bufdiff-choices: 11df0b88bfe24479b04a937a90453422754bb1c220e51070e1d275835e8821dc849f35efe002f386
// bufdiff-choices: f4ee15a469b44cbbb76e513bc42bde
// bufdiff-features: 2898 3579 6831 8358 12170 12411 13233 13591 15751 16207 16682 16822 19014 22280
// bufdiff-features: 24268 25571 25651 25758 26568 29590 30389 30710 31601 31637 33762 34167 36936
// bufdiff-features: 38225 40540 40712 42344 43942 44522 46203 46735 47392 52062 52558 52900 57570
// bufdiff-features: 58403 58661 60932 63800 64716 66422 68355 70544 71415 77564 82723 84199 86125
// bufdiff-features: 90202 90543 91074 93255 94360 96670 101342 103851 104229 104315 104931 105750
// bufdiff-features: 112929 113212 115728 115778 117724 120772 121363 125219 125363 126383 127813
// bufdiff-features: 130663 132833 135793 136002 138665 142775 146711 150313 152226 153202 153780
// bufdiff-features: 153928 155898 156460 158120 163687 165636 165695 165719 166361 169717 173166
// bufdiff-features: 173800 177904 179796 180207 183114 184030 186959 187596 188790 191812 192628
// bufdiff-features: 195407 195820 201059 202241 205434 205566 207725 213630 214597 225759 226357
// bufdiff-features: 227372 236180 239798 246543 247514 249841 250115 250948 251217 252379 255556
// bufdiff-features: 258994 259840 261708
module {
  func.func @main(%arg0: tensor<2x4xf64>, %arg1: tensor<2x4xf64>) -> (tensor<2x4xf64>, tensor<2xf64>, tensor<2xf64>, f64, f64) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg1[0, %c2] [2, 1] [1, 1] : tensor<2x4xf64> to tensor<2xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %extracted_slice, %arg4 = %arg1, %arg5 = %cst) -> (tensor<2xf64>, tensor<2x4xf64>, f64) {
      %c0 = arith.constant 0 : index
      %1 = scf.for %arg6 = %c0 to %arg2 step %c1 iter_args(%arg7 = %arg3) -> (tensor<2xf64>) {
        %2 = arith.cmpi ne, %arg6, %c1 : index
        %3 = scf.if %2 -> (tensor<2x4xf64>) {
          %cst_0 = arith.constant -1.000000e+00 : f64
          %4 = arith.cmpf ule, %arg5, %cst_0 : f64
          %5 = arith.select %4, %arg1, %arg0 : tensor<2x4xf64>
          %cst_1 = arith.constant dense<9.500000e+00> : tensor<1xf64>
          %inserted_slice = tensor.insert_slice %cst_1 into %arg3[0] [1] [1] : tensor<1xf64> into tensor<2xf64>
          %6 = linalg.square ins(%arg1 : tensor<2x4xf64>) outs(%arg4 : tensor<2x4xf64>) -> tensor<2x4xf64>
          scf.yield %6 : tensor<2x4xf64>
        } else {
          scf.yield %arg4 : tensor<2x4xf64>
        }
        scf.yield %arg7 : tensor<2xf64>
      }
      scf.yield %arg3, %arg4, %cst : tensor<2xf64>, tensor<2x4xf64>, f64
    }
    return %0#1, %0#0, %extracted_slice, %0#2, %cst : tensor<2x4xf64>, tensor<2xf64>, tensor<2xf64>, f64, f64
  }
}

