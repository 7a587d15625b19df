// bufdiff-profile: loops
// bufdiff-choices: 0c6fd9da13abbf1a605db4eafa1e47714c37916cc194b1943600abe5e1549d21fe1b31518ac1f54b
// bufdiff-choices: e15da8bbd9406786734bbc03f4d57399734b4e23627d1c5c34c9dc9039b66d77033d07c5a593586d
// bufdiff-choices: 820f15acd3be17090c9b9b1f1e6943b4f29223fa7893e8c04d3093153ef132dcbfa1989640d46f1c
// bufdiff-choices: 6b8bdb46c2ccb228cd7401ebad3a1e506053baf5707c9e6a165dbe0946d7ef4150c7743faab52f8b
// bufdiff-choices: 11df0b88bfe24479b04a937a90453422754bb1c220e51070e1d275835e8821dc849f35efe002f386
// bufdiff-choices: f4ee15a469b44cbbb76e513bc42bdec33eb980922b4e825cf70a
// bufdiff-features: 3579 4752 6831 8358 9479 12276 12411 13233 14884 15751 16682 16822 21652 22280
// bufdiff-features: 24268 25571 25651 25758 26568 29590 31336 31601 31637 33762 34167 35968 36936
// bufdiff-features: 38225 38975 40540 40712 41799 42344 43942 44505 44522 46203 46735 47392 52558
// bufdiff-features: 52900 53180 53472 57570 57999 58403 63071 66422 68355 71415 74450 77403 79782
// bufdiff-features: 82135 82723 84199 89251 90202 90543 91074 93255 95407 96670 100631 101342
// bufdiff-features: 103851 104229 104315 104571 110552 112929 113014 113212 115728 117724 121363
// bufdiff-features: 124254 126383 127169 127205 127813 130663 131107 132833 135793 136002 138665
// bufdiff-features: 142775 146711 152226 153202 153780 155898 156460 157047 158120 160756 165636
// bufdiff-features: 165695 165719 166047 166361 175735 177211 178067 179796 180207 180258 180710
// bufdiff-features: 183114 184030 186959 187596 188790 191812 192422 195407 195820 196031 202241
// bufdiff-features: 203627 203746 205434 205566 207725 211044 213630 214597 217621 224466 225759
// bufdiff-features: 226357 228168 230324 236180 236930 246543 246783 247062 247514 250035 251217
// bufdiff-features: 252379 252466 255556 256922 258994 259528 259840 261708
module {
  func.func @main(%arg0: tensor<2x4xf64>, %arg1: tensor<2x4xf64>) -> (tensor<2xf64>, tensor<2x4xf64>) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg1[0, %c2] [2, 1] [1, 1] : tensor<2x4xf64> to tensor<2xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %extracted_slice, %arg4 = %arg1, %arg5 = %cst) -> (tensor<2xf64>, tensor<2x4xf64>, f64) {
      %c0_0 = arith.constant 0 : index
      %4 = scf.for %arg6 = %c0_0 to %arg2 step %c1 iter_args(%arg7 = %arg3) -> (tensor<2xf64>) {
        %5 = arith.cmpi ne, %arg6, %c1 : index
        %6 = scf.if %5 -> (tensor<2x4xf64>) {
          %cst_1 = arith.constant -1.000000e+00 : f64
          %7 = arith.cmpf ule, %arg5, %cst_1 : f64
          %8 = arith.select %7, %arg1, %arg0 : tensor<2x4xf64>
          %cst_2 = arith.constant dense<9.500000e+00> : tensor<1xf64>
          %inserted_slice = tensor.insert_slice %cst_2 into %arg3[0] [1] [1] : tensor<1xf64> into tensor<2xf64>
          %9 = linalg.square ins(%arg1 : tensor<2x4xf64>) outs(%arg4 : tensor<2x4xf64>) -> tensor<2x4xf64>
          scf.yield %9 : tensor<2x4xf64>
        } else {
          scf.yield %arg4 : tensor<2x4xf64>
        }
        scf.yield %arg7 : tensor<2xf64>
      }
      scf.yield %arg3, %arg4, %cst : tensor<2xf64>, tensor<2x4xf64>, f64
    }
    %1 = tensor.empty() : tensor<4xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0, %c2] : tensor<2x4xf64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<4xf64>) -> tensor<4xf64>
    %3 = linalg.matvec ins(%arg0, %2 : tensor<2x4xf64>, tensor<4xf64>) outs(%0#0 : tensor<2xf64>) -> tensor<2xf64>
    return %3, %0#1 : tensor<2xf64>, tensor<2x4xf64>
  }
}

