// bufdiff-profile: types
// bufdiff-choices: d3a50a7d4251cc426ac5248baf70ef82aee0370c9574676d8aec333392d5fc532eb31db29ce54352
// bufdiff-choices: 41f9bf2851994457b30833dd00d4747b2fd3c0ac8e6da1b9c5c6e17814d045770c559492140a3645
// bufdiff-choices: 96237bb95b16ee05c7a837e938aa9f644cef841c28c17de892d5d30628aacdeaed82db1e11a2f632
// bufdiff-choices: 459c84942f4a2f9de4f5006d82ec224047d478b49ae539419975b135a8efbe8811c51f392bb91463
// bufdiff-choices: a180000d3abad486cac8e8cdb37a82e217159da0f2864d01032b9b8f3674099567fd2382d32d229f
// bufdiff-choices: f4b9eed7e10fb6a1fdcfafe4c69d16bd8ee71180313e72d34347217f34747c58dfed6905900fefe7
// bufdiff-choices: 66b24f4526187cebc4888cacb2a3ad7d92e420f980d19f796c7964ddba98b49485b4030cd51009e6
// bufdiff-choices: 84ad844208b1f0fc5a5d9e4502c7689da6ab2da93e498a5e2458e5f25a74631f15a099b80fdf41a1
// bufdiff-choices: 7b6d211589642c5b6b15186192c61de7cb47962dbb1825050af60f8701b8302ddff3c261b6befa3a
// bufdiff-choices: ed53a178c850ef084c2af3146ae30e
// bufdiff-features: 33 1502 1768 1858 2374 2503 2684 2826 2898 2945 3866 4020 4165 4184 5238 5973
// bufdiff-features: 6237 6611 6666 7800 8818 9072 9407 9768 9789 10012 10020 10252 10384 10819
// bufdiff-features: 10968 11162 11407 12170 12471 12818 13233 13915 14454 14485 14800 14884 15047
// bufdiff-features: 15166 15440 15536 15751 15798 15903 16098 16269 16675 16682 18165 18166 18232
// bufdiff-features: 18829 19172 19205 19746 20023 20952 21312 21493 22221 22280 24393 24473 24826
// bufdiff-features: 25181 25297 25388 25514 25818 25962 26016 26162 26546 26568 27048 27301 27766
// bufdiff-features: 27825 28276 29255 29532 29968 30666 30707 31160 31223 31621 31899 31972 32434
// bufdiff-features: 32615 32962 33511 33853 34069 34159 34167 34301 34564 34623 34647 34795 35240
// bufdiff-features: 36014 36374 36784 36869 37183 37786 38490 38512 38783 39139 39673 39747 39927
// bufdiff-features: 40044 40070 40712 41396 41984 42282 42339 42365 42467 42650 43229 43248 43631
// bufdiff-features: 43774 43963 44176 44522 44893 45299 45427 45592 46034 46203 46763 46995 47392
// bufdiff-features: 48208 48502 48974 49300 49370 49978 50450 50894 52152 52158 52322 52558 52807
// bufdiff-features: 52900 52958 53252 53469 53791 54135 54180 54554 54651 54827 54964 55003 55113
// bufdiff-features: 55185 55632 56404 56614 57124 57510 57548 57718 58190 59070 59347 59448 59981
// bufdiff-features: 60417 60686 61302 61350 61556 61699 61944 61969 62218 62326 62675 62845 62886
// bufdiff-features: 63062 63071 63431 63444 63610 63800 63929 64119 64120 64235 64313 64959 65061
// bufdiff-features: 65133 65478 66191 66195 66320 66422 66765 66995 67929 68355 68495 68709 68782
// bufdiff-features: 68932 69235 69449 69875 71169 71928 72413 72674 72996 73061 73123 73140 73289
// bufdiff-features: 73376 73455 73802 74057 74362 74617 74864 74881 75308 75921 76181 76328 76373
// bufdiff-features: 76677 77252 77875 78283 78430 78796 78950 79389 80511 81707 81736 81801 82135
// bufdiff-features: 82203 82552 83194 83549 84268 84347 84585 84887 84922 85498 85843 85908 86125
// bufdiff-features: 86408 86827 86844 86992 87408 87862 88264 88544 88732 89026 89110 89212 89445
// bufdiff-features: 89780 89812 90402 90903 91025 91109 91248 91737 91910 92194 92301 92568 92647
// bufdiff-features: 92849 93255 93462 93827 93875 93994 94301 95106 95285 95602 95745 96352 96464
// bufdiff-features: 97219 97318 97369 97864 98138 98187 98299 98501 98879 99137 99221 99383 99568
// bufdiff-features: 100085 100171 100783 102204 103490 103715 104069 104118 104303 104315 104931
// bufdiff-features: 105449 105778 105857 105858 105914 106398 107412 107425 107591 108176 108235
// bufdiff-features: 109086 109187 109727 109752 109923 110568 111721 111770 112065 112929 113020
// bufdiff-features: 113239 113365 113823 113906 113940 114666 114874 115026 115391 115471 115550
// bufdiff-features: 115677 117206 117235 117336 118723 119068 119588 120648 121394 121467 121632
// bufdiff-features: 121682 121695 121785 121914 122183 122197 122281 122764 123349 123574 123770
// bufdiff-features: 124412 124448 124645 124657 124839 124932 125040 125094 125397 125602 125616
// bufdiff-features: 125908 126249 126376 126549 126722 127071 127306 127662 127813 128126 128163
// bufdiff-features: 128438 128588 128768 128916 129435 130500 131038
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: memref<f32, strided<[], offset: ?>>, %arg2: memref<f32>, %arg3: memref<f32, strided<[], offset: ?>>) -> (tensor<2x?x?xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<?x3xf32>, tensor<?x?xf32>) {
    %0:2 = scf.forall (%arg4) in (5) shared_outs(%arg5 = %arg0, %arg6 = %arg0) -> (tensor<5x3xf32>, tensor<5x3xf32>) {
      %7 = scf.execute_region -> tensor<5x3xf32> {
        %10 = linalg.ceil ins(%arg0 : tensor<5x3xf32>) outs(%arg0 : tensor<5x3xf32>) -> tensor<5x3xf32>
        scf.yield %arg0 : tensor<5x3xf32>
      }
      %c3 = arith.constant 3 : index
      %8 = scf.forall (%arg7, %arg8) in (5, %c3) shared_outs(%arg9 = %7) -> (tensor<5x3xf32>) {
        %10 = func.call @f1(%arg0) : (tensor<5x3xf32>) -> tensor<5x3xf32>
        %extracted_slice_2 = tensor.extract_slice %arg9[%arg7, %arg8] [1, 1] [1, 1] : tensor<5x3xf32> to tensor<1x1xf32>
        %inserted_slice_3 = tensor.insert_slice %extracted_slice_2 into %extracted_slice_2[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %inserted_slice_3 into %arg9[%arg7, %arg8] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<5x3xf32>
        }
      }
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<3xf32>
      %extracted_slice = tensor.extract_slice %arg6[%arg4, 0] [1, 3] [1, 1] : tensor<5x3xf32> to tensor<1x3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %extracted_slice[0, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<1x3xf32>
      %generated = tensor.generate %c3 {
      ^bb0(%arg7: index, %arg8: index):
        %10 = arith.index_cast %arg7 : index to i64
        %11 = arith.sitofp %10 : i64 to f32
        %12 = arith.index_cast %arg8 : index to i64
        %13 = arith.sitofp %12 : i64 to f32
        %14 = arith.addf %11, %13 : f32
        tensor.yield %14 : f32
      } : tensor<3x?xf32>
      %9 = linalg.matmul ins(%extracted_slice, %generated : tensor<1x3xf32>, tensor<3x?xf32>) outs(%inserted_slice : tensor<1x3xf32>) -> tensor<1x3xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cst_1 into %arg5[%arg4, 0] [1, 3] [1, 1] : tensor<3xf32> into tensor<5x3xf32>
        tensor.parallel_insert_slice %9 into %arg6[%arg4, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<5x3xf32>
      }
    }
    %1 = tensor.empty() : tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %cst = arith.constant 2.000000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4:3 = call @f2(%1, %3) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %5:2 = call @f3(%from_elements, %from_elements, %from_elements) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, i24)
    %cast = tensor.cast %0#1 : tensor<5x3xf32> to tensor<?x?xf32>
    %6:2 = call @f4(%cast) : (tensor<?x?xf32>) -> (tensor<2x?x?xf32>, tensor<?x?xf32>)
    %cast_0 = tensor.cast %0#0 : tensor<5x3xf32> to tensor<?x3xf32>
    return %6#0, %5#0, %4#2, %4#1, %4#0, %cast_0, %6#1 : tensor<2x?x?xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<?x3xf32>, tensor<?x?xf32>
  }
  func.func @f4(%arg0: tensor<?x?xf32>) -> (tensor<2x?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<2x?x?xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
    %reduced = linalg.reduce ins(%1 : tensor<2x?x?xf32>) outs(%arg0 : tensor<?x?xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %2 = arith.subf %in, %init : f32
        linalg.yield %2 : f32
      }
    return %1, %reduced : tensor<2x?x?xf32>, tensor<?x?xf32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, i24) {
    %0 = linalg.ceil ins(%arg2 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    affine.for %arg3 = 0 to 2 {
      %cst = arith.constant 1.000000e+01 : f32
      %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
      %2 = tensor.empty() : tensor<f32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f32>) outs(%2 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.divf %in, %cst : f32
        linalg.yield %4 : f32
      } -> tensor<f32>
    }
    %c-3_i24 = arith.constant -3 : i24
    return %0, %c-3_i24 : tensor<f32>, i24
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = scf.execute_region -> tensor<f32> {
      %6 = bufferization.alloc_tensor() : tensor<f32>
      %7 = linalg.reciprocal ins(%0 : tensor<f32>) outs(%6 : tensor<f32>) -> tensor<f32>
      %8 = bufferization.materialize_in_destination %0 in %7 : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %9 = tensor.empty() : tensor<f32>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%8 : tensor<f32>) outs(%9 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<f32>
      %11 = linalg.min ins(%10, %0 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
      scf.yield %11 : tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.copy ins(%0 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    return %3, %5, %1 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %0 = linalg.erf ins(%arg0 : tensor<5x3xf32>) outs(%arg0 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %arg0 : tensor<5x3xf32> to tensor<5x?xf32>
    %inserted_slice = tensor.insert_slice %cast into %0[0, 0] [5, %c3] [1, 1] : tensor<5x?xf32> into tensor<5x3xf32>
    return %inserted_slice : tensor<5x3xf32>
  }
}

