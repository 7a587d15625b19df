// bufdiff-profile: idioms
// bufdiff-choices: 19747e84fab3ee78d1e7ba4c1aaceb320246cf5fb7a07b9abc0e989f92903e1b61d9dcfbded16934
// bufdiff-choices: de150c1bd0c36c5b06b18df8dcfb549e98c03bffd63458c68ce67305230b655023c2884047762940
// bufdiff-choices: 53b2fe3421a8781b40e115e8d3177427ff368e43cd8084be49e20ca4201c4be8aadbb2211b529516
// bufdiff-choices: 120809c256e9759d3f13a9465f6c7e1ae20f4d5fec0ca8d2dc5bd5d0af032167f5376055bd0c54e5
// bufdiff-choices: fcb6d837dff9f652855511ccde8a7b7dc3e17607b4b71cc4da24ad697314aa636a14ea92334c1f20
// bufdiff-choices: fdbf1d5af444c916382587a2cb8adb42670524a4891ced93cc9f93e291c437d6d3725b462aed4b5f
// bufdiff-choices: 16979ba9d3c66fec99dc7584409b05b274e465b817e624fb94350d2354a9
// bufdiff-features: 1209 1388 1795 1854 2339 2640 2864 2898 3808 4712 4958 5075 5458 5973 6118 6136
// bufdiff-features: 6363 7068 7384 8009 8130 9479 11538 11588 12487 13032 13233 14490 14703 15202
// bufdiff-features: 15440 15750 15751 17603 19545 19606 20261 21676 22095 22280 22416 24826 25253
// bufdiff-features: 25388 26125 26414 26568 27048 27123 27825 28349 28697 28730 29066 29684 30625
// bufdiff-features: 31953 32012 33409 33422 33931 33940 34167 34564 34647 36784 37251 37743 37786
// bufdiff-features: 38702 38783 40712 42339 42344 44522 44816 45773 46203 46360 46427 48301 48575
// bufdiff-features: 48974 49092 49432 49657 50283 52558 52900 52927 52928 52958 53249 53252 54210
// bufdiff-features: 54658 55113 55870 55887 56592 56797 58065 58123 60274 60686 60836 61556 63071
// bufdiff-features: 63168 63800 65560 66111 66422 66777 67160 68355 68746 69286 70385 70529 71333
// bufdiff-features: 71434 71638 71928 72508 72688 73802 74057 74617 74703 76659 76830 76953 78283
// bufdiff-features: 79024 79229 79369 79389 79739 80373 80894 81467 81736 81814 82011 82135 82203
// bufdiff-features: 83466 83794 83812 84585 86125 86860 86965 87195 87495 88008 89151 89178 89449
// bufdiff-features: 89780 90097 90223 90372 90478 92740 94525 94635 95285 95407 96049 96986 97318
// bufdiff-features: 97666 99009 99738 100195 103014 103673 103851 103927 104315 104405 104931
// bufdiff-features: 105573 105857 105914 107399 107524 107728 108869 109028 109086 110491 110552
// bufdiff-features: 110780 110816 111235 113901 113940 114386 114547 114884 115471 115711 115801
// bufdiff-features: 116977 117235 118987 119588 120049 120406 121252 121467 121762 123852 124129
// bufdiff-features: 128228 128768 129878
module {
  func.func @main(%arg0: tensor<3x3x3xi32>, %arg1: i32, %arg2: tensor<?x3xi32>) -> (tensor<3x?x3xi32>, tensor<9x3xi32>, tensor<9x3xi32>) {
    %0:2 = call @f1(%arg0, %arg0, %arg0) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> (tensor<9x3xi32>, tensor<3x3x3xi32>)
    %1:2 = call @f1(%0#1, %0#1, %0#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> (tensor<9x3xi32>, tensor<3x3x3xi32>)
    %2:2 = call @f1(%1#1, %1#1, %1#1) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> (tensor<9x3xi32>, tensor<3x3x3xi32>)
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %arg1 into %1#1[%c1, %c0, %c0] : tensor<3x3x3xi32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %2#0[%c2, %c2] : tensor<9x3xi32>
    vector.print %extracted : i32
    %3:2 = scf.while (%arg3 = %c0, %arg4 = %inserted) : (index, tensor<3x3x3xi32>) -> (index, tensor<3x3x3xi32>) {
      %extracted_slice = tensor.extract_slice %0#1[0, 0, 0] [3, 3, 3] [1, 1, 1] : tensor<3x3x3xi32> to tensor<3x3x3xi32>
      %4:2 = func.call @f1(%extracted_slice, %extracted_slice, %extracted_slice) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> (tensor<9x3xi32>, tensor<3x3x3xi32>)
      %extracted_0 = tensor.extract %0#1[%c2, %c2, %c1] : tensor<3x3x3xi32>
      %5 = arith.cmpi ult, %arg3, %c2 : index
      %c-3_i32 = arith.constant -3 : i32
      %6 = arith.cmpi ult, %arg1, %c-3_i32 : i32
      %7 = arith.andi %5, %6 : i1
      scf.condition(%7) %arg3, %arg4 : index, tensor<3x3x3xi32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<3x3x3xi32>):
      %4 = arith.addi %arg3, %c1 : index
      %extracted_0 = tensor.extract %arg4[%c1, %c1, %arg3] : tensor<3x3x3xi32>
      %generated = tensor.generate  {
      ^bb0(%arg5: index, %arg6: index, %arg7: index):
        %extracted_1 = tensor.extract %2#1[%arg5, %arg6, %arg7] : tensor<3x3x3xi32>
        %6 = arith.trunci %extracted_1 : i32 to i1
        %7 = arith.index_cast %arg5 : index to i1
        %8 = arith.index_cast %arg6 : index to i1
        %9 = arith.index_cast %arg7 : index to i1
        %10 = arith.ori %6, %7 : i1
        %11 = arith.addi %10, %8 : i1
        %12 = arith.maxui %11, %9 : i1
        tensor.yield %12 : i1
      } : tensor<3x3x3xi1>
      %5 = linalg.select ins(%generated, %0#1, %inserted : tensor<3x3x3xi1>, tensor<3x3x3xi32>, tensor<3x3x3xi32>) outs(%arg4 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
      scf.yield %4, %5 : index, tensor<3x3x3xi32>
    }
    %cast = tensor.cast %3#1 : tensor<3x3x3xi32> to tensor<3x?x3xi32>
    return %cast, %1#0, %0#0 : tensor<3x?x3xi32>, tensor<9x3xi32>, tensor<9x3xi32>
  }
  func.func private @f1(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x3x3xi32>, %arg2: tensor<3x3x3xi32>) -> (tensor<9x3xi32>, tensor<3x3x3xi32>) {
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.pooling_nwc_min ins(%arg2, %0 : tensor<3x3x3xi32>, tensor<1xi32>) outs(%arg1 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %c9 = arith.constant 9 : index
    %c3 = arith.constant 3 : index
    %from_elements = tensor.from_elements %c9, %c3 : tensor<2xindex>
    %reshape = tensor.reshape %1(%from_elements) : (tensor<3x3x3xi32>, tensor<2xindex>) -> tensor<9x3xi32>
    return %reshape, %1 : tensor<9x3xi32>, tensor<3x3x3xi32>
  }
}

