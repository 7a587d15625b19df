// bufdiff-profile: calls
// bufdiff-choices: 0636ec07c8680fd67ed09aa1f5aa9566e8979cb2988fe4cde8daf09731463853b99351206c0a9ef0
// bufdiff-choices: dd940b4b00114fc3218e19f490e9ae7112685b829b68ac423ca7730ec426f44c40a55b4b343bb103
// bufdiff-choices: d1003662e3dae14e78445c02446a1bf65eb0e7b124818df8a214efe97bddd95801847459b5266159
// bufdiff-choices: 1d4d085a35d03bd8e279e300e6c9b1b550a6e8ea2a2295d580c0c2f67f54401261a7c63cb94c389e
// bufdiff-choices: 1016794756a9517e94891e10b525d1fd699d3dd6f962a9c420c4f192adf63c22bc3d
// bufdiff-features: 779 2898 3579 4752 5160 5915 7593 8813 9479 10872 11441 12170 13424 13461 15751
// bufdiff-features: 16207 16269 16822 18166 18462 20669 21929 22020 22221 22801 24268 25735 26369
// bufdiff-features: 27048 27766 28524 29684 30389 30539 34167 34647 35289 35968 36014 37007 37183
// bufdiff-features: 37786 39981 40712 41055 41984 42344 42467 43942 46203 46775 47093 47616 49186
// bufdiff-features: 49397 52322 52807 52900 52928 52958 53244 54734 55014 55605 55887 56404 57103
// bufdiff-features: 57718 61556 63071 64111 64959 65225 66053 66765 68355 69675 70544 71090 71169
// bufdiff-features: 71458 71490 72555 72674 73335 73849 74362 74616 76052 76339 77129 77283 77564
// bufdiff-features: 79389 79972 80093 82135 82203 83525 83548 84472 84585 84635 84922 86937 86992
// bufdiff-features: 87071 87199 88732 88958 89732 90128 90526 90543 91074 92488 92494 93255 94178
// bufdiff-features: 94687 96351 98170 98194 99009 99383 99568 102809 103108 103481 103851 104958
// bufdiff-features: 105108 105857 107938 107975 108857 109086 109187 109327 109923 110153 110561
// bufdiff-features: 112756 112929 114601 115471 117779 119100 119876 121117 121307 121394 121633
// bufdiff-features: 122764 124484 126179 127922 128456 128768
module {
  func.func private @f1(%arg0: tensor<i8>, %arg1: tensor<i8>) -> (tensor<i8>, i8, i8) {
    %0 = linalg.sub ins(%arg1, %arg0 : tensor<i8>, tensor<i8>) outs(%arg1 : tensor<i8>) -> tensor<i8>
    %extracted = tensor.extract %arg0[] : tensor<i8>
    %c9_i8 = arith.constant 9 : i8
    %1 = arith.cmpi uge, %extracted, %c9_i8 : i8
    %2 = arith.select %1, %arg1, %0 : tensor<i8>
    return %2, %extracted, %c9_i8 : tensor<i8>, i8, i8
  }
  func.func @main(%arg0: tensor<i8>, %arg1: tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<i8>) {
    %c-128_i8 = arith.constant -128 : i8
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1, %arg5 = %c-128_i8) -> (tensor<i8>, tensor<2x2xi8>, i8) {
      %extracted_slice = tensor.extract_slice %arg1[1, 0] [1, 2] [1, 1] : tensor<2x2xi8> to tensor<1x2xi8>
      %1 = tensor.empty() : tensor<2xi8>
      %2 = linalg.fill ins(%arg5 : i8) outs(%1 : tensor<2xi8>) -> tensor<2xi8>
      %extracted_slice_0 = tensor.extract_slice %extracted_slice[%c0, 0] [1, 1] [1, 1] : tensor<1x2xi8> to tensor<1xi8>
      %3 = linalg.vecmat ins(%extracted_slice_0, %extracted_slice : tensor<1xi8>, tensor<1x2xi8>) outs(%2 : tensor<2xi8>) -> tensor<2xi8>
      %cst = arith.constant dense<-3> : tensor<i8>
      %4:3 = func.call @f1(%cst, %cst) : (tensor<i8>, tensor<i8>) -> (tensor<i8>, i8, i8)
      %5 = linalg.copy ins(%arg1 : tensor<2x2xi8>) outs(%arg4 : tensor<2x2xi8>) -> tensor<2x2xi8>
      scf.yield %arg3, %5, %4#2 : tensor<i8>, tensor<2x2xi8>, i8
    }
    return %0#1, %0#0 : tensor<2x2xi8>, tensor<i8>
  }
}

