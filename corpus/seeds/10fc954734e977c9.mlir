// bufdiff-profile: mixed
// bufdiff-choices: 067e658801bcf79e1722d72efbdc735e2af8c7622b490ff58bd4e5e11d753bfb85d92cd5a27c6d9b
// bufdiff-choices: d0974c35ba7e342659f513d2d6f11fda3db93dbe451570fc4918668ae75b703806a42142e8f5d3c4
// bufdiff-choices: 138ffcb9d3add9b8fddc42efae02361eb940c168daddbe566aa284b6464da27067cb6abc65ca96a2
// bufdiff-choices: f40d46ad2ab6a4a6296e2d02ce6ebe75cacc31726b5f98a39e5ef55f4ea955ba62c7ff20bd55c805
// bufdiff-choices: 2a1351c976a8c741af03a134146d9b05ac59a3abbfc13ffac83d53fc2db176719d3bbd50f3226e20
// bufdiff-choices: 8448ec165e59a5be660365a606
// bufdiff-features: 1502 2230 2898 5018 7404 7645 8084 10384 10426 10647 10968 11162 11441 12170
// bufdiff-features: 13121 13233 13689 13915 15300 15751 15903 16682 18004 18598 19223 21161 22280
// bufdiff-features: 24719 24798 24826 25072 25297 25388 25818 26568 27048 27825 29590 29687 29932
// bufdiff-features: 30232 30293 30573 31936 32804 34069 34167 34623 34647 34965 36092 36395 36542
// bufdiff-features: 39211 39296 39747 40044 40598 40712 41680 41742 42656 43098 43731 44176 44522
// bufdiff-features: 44959 46203 46874 47392 47488 49370 51341 51344 52558 52900 52958 53050 53244
// bufdiff-features: 53791 56477 57103 57169 57771 58190 60175 60235 61435 61556 61628 61699 62218
// bufdiff-features: 63326 63431 63742 64119 64120 64959 65272 65445 65478 66416 66422 68355 68755
// bufdiff-features: 68782 69228 69449 70174 71169 72413 73850 74201 75921 76953 78283 78430 79291
// bufdiff-features: 82387 82440 82594 83194 83342 83734 84887 86125 86921 87466 87647 87894 90581
// bufdiff-features: 92032 92194 92921 94755 95106 95285 96244 98012 98645 98879 99009 103490 103715
// bufdiff-features: 104024 104931 105857 106223 106314 110539 110552 110608 110613 111721 111800
// bufdiff-features: 113020 113041 115026 115471 115778 115823 116456 119439 120745 121394 121483
// bufdiff-features: 121682 122764 123779 126778 127281 127373 128768 128907 129797 129849 130933
module {
  func.func @main(%arg0: tensor<1x3x3xi32>) -> (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x3x3xi32>, tensor<1x2xi32>, tensor<1x3x3xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty() : tensor<1x2xi32>
    %c42_i32 = arith.constant 42 : i32
    %1 = linalg.fill ins(%c42_i32 : i32) outs(%0 : tensor<1x2xi32>) -> tensor<1x2xi32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[%c0, 1, %c1] [1, 2, 1] [1, 1, 1] : tensor<1x2xi32> into tensor<1x3x3xi32>
    %2:2 = scf.forall (%arg1) in (1) shared_outs(%arg2 = %1, %arg3 = %0) -> (tensor<1x2xi32>, tensor<1x2xi32>) {
      %3 = tensor.empty() : tensor<1x2xi32>
      %4 = tensor.empty() : tensor<1x2xi32>
      %5 = linalg.fill ins(%c42_i32 : i32) outs(%4 : tensor<1x2xi32>) -> tensor<1x2xi32>
      %6 = linalg.add ins(%1, %5 : tensor<1x2xi32>, tensor<1x2xi32>) outs(%3 : tensor<1x2xi32>) -> tensor<1x2xi32>
      %extracted_slice = tensor.extract_slice %arg2[%arg1, 0] [1, 2] [1, 1] : tensor<1x2xi32> to tensor<1x2xi32>
      %7 = linalg.copy ins(%5 : tensor<1x2xi32>) outs(%extracted_slice : tensor<1x2xi32>) -> tensor<1x2xi32>
      %extracted_slice_0 = tensor.extract_slice %arg3[%arg1, 0] [1, 2] [1, 1] : tensor<1x2xi32> to tensor<1x2xi32>
      %8 = tensor.empty() : tensor<1x1xi32>
      %c2_i32 = arith.constant 2 : i32
      %9 = linalg.fill ins(%c2_i32 : i32) outs(%8 : tensor<1x1xi32>) -> tensor<1x1xi32>
      %inserted_slice_1 = tensor.insert_slice %9 into %extracted_slice_0[0, 1] [1, 1] [1, %c1] : tensor<1x1xi32> into tensor<1x2xi32>
      %10 = linalg.mul ins(%extracted_slice, %6 : tensor<1x2xi32>, tensor<1x2xi32>) outs(%inserted_slice_1 : tensor<1x2xi32>) -> tensor<1x2xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg2[%arg1, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<1x2xi32>
        tensor.parallel_insert_slice %10 into %arg3[%arg1, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<1x2xi32>
      }
    }
    return %2#1, %2#0, %inserted_slice, %1, %arg0 : tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x3x3xi32>, tensor<1x2xi32>, tensor<1x3x3xi32>
  }
}

