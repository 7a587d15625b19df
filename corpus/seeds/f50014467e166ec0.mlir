// bufdiff-profile: slices
// bufdiff-choices: 672ee0aab57a83f924fe685488494407a9e8ec58cfb9e6e20ed338c9d2b6836de94d1edfab591989
// bufdiff-choices: 0efce80083fcc0ccbea71b043d2c766812100f3e43e620cb42605ad9cffb245395fa37d2c13e54eb
// bufdiff-choices: 8fc55d540724f19d3afd23e64e072fcc8baf72d995d72442f36864cc54cb1e39272c38bb9383bbbc
// bufdiff-choices: 76e205bbc929f8f4bedbbbfb3eb10d118e4f803d0023d7c788071122103ee733dcac60ee613ab9d8
// bufdiff-choices: 3f616b0795d881d48b0614e9b13e43da2134a9e00d9134f9c29ab803d5de924c322192153716f6e7
// bufdiff-choices: 213a358935d34d399b2fa486e4807bf608023890d2f7ec8e893b1b03625032e7f508b13fdd59c804
// bufdiff-choices: 5425da5e7c6ad5b811ec8e002b6c4cb5cea7251f57257e73e3d899be3fda6f1d65074e28560b333e
// bufdiff-choices: 77c89d12b0f329829a48c3a48238de0278bef3fe29f6702e288c5bfdd68527a4040b
// bufdiff-features: 495 600 1150 2898 2952 3122 3133 3579 4667 5187 5197 5915 5973 6002 6970 8441
// bufdiff-features: 9706 10339 10384 10872 10968 11136 11162 11441 11538 13233 13413 13493 13652
// bufdiff-features: 13689 13736 14454 15440 15751 16417 16428 16675 18486 18829 19166 19241 20003
// bufdiff-features: 20132 20237 20529 20686 21115 22095 22221 22280 22801 23326 23787 24844 25078
// bufdiff-features: 25388 26048 26079 26568 27048 27767 27825 28179 28276 28556 28564 28652 28724
// bufdiff-features: 28814 29632 30666 31635 31692 31864 31899 31972 32615 32903 33637 34167 34301
// bufdiff-features: 34564 34623 34647 34745 35364 35391 35411 36677 36784 36952 37251 38754 38783
// bufdiff-features: 38853 39727 40132 40643 40712 41164 42094 42344 42365 42398 43098 43942 44007
// bufdiff-features: 44922 44994 45869 46202 46203 46283 46321 46416 46993 46995 47155 47230 47242
// bufdiff-features: 47392 47488 47676 48598 48974 49432 49635 49638 49654 49657 50022 50080 50450
// bufdiff-features: 50465 50894 51264 52322 52558 52900 52958 53244 53252 53469 54180 54203 55182
// bufdiff-features: 55318 55382 55561 55887 56348 57718 57880 58308 60512 61350 61480 61556 61699
// bufdiff-features: 62602 62701 63062 63071 63610 64119 64120 64435 64652 64959 65094 65715 65726
// bufdiff-features: 66195 66422 66662 66664 66765 66995 67360 67388 67679 68290 68355 68875 69032
// bufdiff-features: 69613 69987 70119 70437 71168 71169 71306 71724 72413 72470 72674 73287 73545
// bufdiff-features: 73725 73802 74057 74090 74362 74864 74881 76052 76202 76230 76370 76639 76953
// bufdiff-features: 77134 77872 77875 78430 78688 78697 78845 79229 79334 79389 79739 79782 79972
// bufdiff-features: 80436 80533 81303 81736 82011 82203 83194 83412 83488 83758 84887 85128 85568
// bufdiff-features: 85843 85908 86125 86827 86925 87199 87408 87585 88958 89110 89251 89765 89812
// bufdiff-features: 90383 90543 91163 91430 91633 91737 92022 92108 92568 92917 92976 93994 94121
// bufdiff-features: 94313 94687 94781 95056 95285 98242 98291 99009 99383 99512 99568 99834 100492
// bufdiff-features: 100569 100783 101193 101269 101823 103134 103339 103851 104069 104606 104931
// bufdiff-features: 105108 105857 105858 107035 107702 109086 110322 110500 110530 110552 110561
// bufdiff-features: 110780 110952 111252 111733 111765 111800 111976 112068 112895 112929 113041
// bufdiff-features: 114308 114547 115471 116002 116627 116721 117235 117506 118022 118885 119764
// bufdiff-features: 119783 120049 121394 122367 122519 123204 123446 124484 126179 126927 127112
// bufdiff-features: 127167 127383 127491 127711 127813 127834 127922 128768 129630 129673 130019
// bufdiff-features: 130642 130761 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f2(%arg0: tensor<4x0xf64>, %arg1: f64, %arg2: tensor<4x0xf64>, %arg3: f64) -> (tensor<4x0xf64>, f64, f64) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg2, %arg0 : tensor<4x0xf64>, tensor<4x0xf64>) outs(%arg2 : tensor<4x0xf64>) -> tensor<4x0xf64>
    %cst = arith.constant 1.000000e+02 : f64
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %arg0, %arg6 = %0, %arg7 = %cst) -> (tensor<4x0xf64>, tensor<4x0xf64>, f64) {
      %2 = tensor.empty() : tensor<4x0xi1>
      %true = arith.constant true
      %3 = linalg.fill ins(%true : i1) outs(%2 : tensor<4x0xi1>) -> tensor<4x0xi1>
      %cst_0 = arith.constant dense<> : tensor<4x0xf64>
      %4 = linalg.select ins(%3, %arg5, %cst_0 : tensor<4x0xi1>, tensor<4x0xf64>, tensor<4x0xf64>) outs(%arg6 : tensor<4x0xf64>) -> tensor<4x0xf64>
      %5 = linalg.copy ins(%4 : tensor<4x0xf64>) outs(%arg5 : tensor<4x0xf64>) -> tensor<4x0xf64>
      scf.yield %5, %4, %arg7 : tensor<4x0xf64>, tensor<4x0xf64>, f64
    }
    return %1#0, %1#2, %arg1 : tensor<4x0xf64>, f64, f64
  }
  func.func private @f1(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>, %arg2: f64, %arg3: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, f64, f64) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg3[0, 0] [4, 4] [1, 1] : tensor<4x4xf64> into tensor<4x4xf64>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %arg2 into %arg0[%c2, %c0] : tensor<4x4xf64>
    %c3 = arith.constant 3 : index
    %cst = arith.constant -6.000000e+00 : f64
    %cst_0 = arith.constant -1.000000e+00 : f64
    %from_elements = tensor.from_elements %cst, %arg2, %cst, %cst_0 : tensor<4x1xf64>
    %inserted_slice_1 = tensor.insert_slice %from_elements into %inserted[0, %c3] [4, 1] [1, 1] : tensor<4x1xf64> into tensor<4x4xf64>
    return %inserted_slice, %inserted_slice_1, %cst_0, %arg2 : tensor<4x4xf64>, tensor<4x4xf64>, f64, f64
  }
  func.func @main(%arg0: tensor<?x0xf64>) -> (tensor<?x0xf64>, tensor<?x0xf64>, tensor<4x4xf64>, tensor<4x?xf64>, tensor<4x0xf64>, tensor<4x4xf64>, tensor<?x0xf64>) {
    %0 = scf.execute_region -> tensor<?x0xf64> {
      %6 = linalg.softmax dimension(1) ins(%arg0 : tensor<?x0xf64>) outs(%arg0 : tensor<?x0xf64>) -> tensor<?x0xf64>
      scf.yield %6 : tensor<?x0xf64>
    }
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0, %arg3 = %0) -> (tensor<?x0xf64>, tensor<?x0xf64>) {
      %cst_1 = arith.constant dense<> : tensor<4x0xf64>
      %6 = tensor.empty() : tensor<4x0xf64>
      %cst_2 = arith.constant 2.000000e+00 : f64
      %7 = linalg.fill ins(%cst_2 : f64) outs(%6 : tensor<4x0xf64>) -> tensor<4x0xf64>
      %mapped = linalg.map ins(%cst_1, %7 : tensor<4x0xf64>, tensor<4x0xf64>) outs(%cst_1 : tensor<4x0xf64>)
        (%in: f64, %in_3: f64, %init: f64) {
          %12 = arith.cmpf ogt, %in, %in_3 : f64
          %13 = arith.select %12, %in, %in_3 : f64
          linalg.yield %13 : f64
        }
      %8 = tensor.empty() : tensor<4x0xf64>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<4x0xf64>) outs(%8 : tensor<4x0xf64>) {
      ^bb0(%in: f64, %out: f64):
        linalg.yield %in : f64
      } -> tensor<4x0xf64>
      %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg2 : tensor<?x0xf64>, tensor<?x0xf64>) outs(%arg3 : tensor<?x0xf64>) {
      ^bb0(%in: f64, %in_3: f64, %out: f64):
        %12 = arith.mulf %in, %in_3 : f64
        linalg.yield %12 : f64
      } -> tensor<?x0xf64>
      %extracted_slice = tensor.extract_slice %10[%c0, %c0] [0, 0] [1, 1] : tensor<?x0xf64> to tensor<0x0xf64>
      %11 = linalg.matmul ins(%arg0, %extracted_slice : tensor<?x0xf64>, tensor<0x0xf64>) outs(%arg2 : tensor<?x0xf64>) -> tensor<?x0xf64>
      scf.yield %11, %10 : tensor<?x0xf64>, tensor<?x0xf64>
    }
    %2 = tensor.empty() : tensor<4x4xf64>
    %cst = arith.constant 3.000000e+00 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %4:4 = call @f1(%3, %3, %cst, %3) : (tensor<4x4xf64>, tensor<4x4xf64>, f64, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, f64, f64)
    %cst_0 = arith.constant dense<> : tensor<4x0xf64>
    %5:3 = call @f2(%cst_0, %4#3, %cst_0, %4#2) : (tensor<4x0xf64>, f64, tensor<4x0xf64>, f64) -> (tensor<4x0xf64>, f64, f64)
    %cast = tensor.cast %4#1 : tensor<4x4xf64> to tensor<4x?xf64>
    return %1#0, %1#1, %4#0, %cast, %5#0, %3, %arg0 : tensor<?x0xf64>, tensor<?x0xf64>, tensor<4x4xf64>, tensor<4x?xf64>, tensor<4x0xf64>, tensor<4x4xf64>, tensor<?x0xf64>
  }
}

