// bufdiff-profile: loops
// bufdiff-choices: 31dbaa081d6a33402d7061dfbd2cf989497b10a584cca4b22a741ee5926036fd2469a3e5b2fc0b45
// bufdiff-choices: 94a87111170fda5866d0dae8863b39c9ff2608ea316b2aa01d8f7a31a54586e614441bfef86900ba
// bufdiff-choices: f0de6b7183c7939bbe175448a9c8b7a27322fad931148075fe3937c8175905a4aea9e5bd29b22ea3
// bufdiff-choices: 28adbe77e26cc2981a262b2606fecf18de50d3bc7a13f61e06855847b06b26140486ca5286216c1b
// bufdiff-choices: 65117520a44772b397d56d51f8c2bc199ff608ccb8803357c9ea1c0e3ec1906fa00e5365e9925500
// bufdiff-choices: f89b8c20e16a6f67ed0e312b7a0254f6736693f455a8d17bb6514baf70dc02a8fdd3e8a582cd1cf2
// bufdiff-choices: aad749067b74bd61eb03b5ede242d02b1e2e24
// bufdiff-features: 2898 3638 3882 4291 4752 5201 5355 5973 6136 6514 7516 8204 9479 9748 9868 9972
// bufdiff-features: 10035 10318 10386 11580 13849 13915 15138 15166 15440 15534 15681 15750 15751
// bufdiff-features: 15903 16728 17098 17232 18274 18392 18486 18685 18812 19306 19442 20717 21953
// bufdiff-features: 22280 22640 23937 24081 24826 24933 25735 25818 25898 26508 26568 26796 27048
// bufdiff-features: 27924 28133 28276 29001 29684 29763 29839 30223 30305 30725 31155 31384 32080
// bufdiff-features: 32804 33129 33769 33915 34024 34167 34176 34564 34623 34647 35383 35403 36213
// bufdiff-features: 36394 36784 37743 37786 38394 38512 38783 39158 39947 40044 40297 40540 40712
// bufdiff-features: 42467 42984 43098 43331 43612 43631 44169 44522 46203 46835 47093 47102 47762
// bufdiff-features: 48038 48258 49097 49483 49840 50331 50894 51564 51647 52042 52148 52322 52493
// bufdiff-features: 52558 52900 52958 53091 53252 53646 53779 53890 54005 54135 54310 54554 54683
// bufdiff-features: 54915 55622 55887 57444 57450 57548 57718 58290 58708 58748 59069 59538 59990
// bufdiff-features: 60348 60435 60816 61556 62218 63071 63184 63610 63648 64138 64959 66422 66777
// bufdiff-features: 68355 68402 68782 69121 69449 69735 69987 70119 70389 71169 73725 74057 74362
// bufdiff-features: 74401 74748 74787 74833 74881 75061 75502 75921 76211 76258 76339 76688 76748
// bufdiff-features: 77428 77551 77926 78038 78850 79099 79389 79452 79978 80059 80263 81066 81141
// bufdiff-features: 81477 81511 81572 81736 82135 82320 84472 84585 85120 86210 87223 87408 87563
// bufdiff-features: 87792 87923 88337 89109 89151 89178 89732 89901 90777 90903 90979 91034 91148
// bufdiff-features: 91289 91755 91944 91958 91980 92453 93360 93718 95285 95407 95465 95900 96757
// bufdiff-features: 96807 97318 98058 98430 98515 98879 99009 99265 99757 100191 100455 101629
// bufdiff-features: 102456 103490 103715 104253 104472 104675 105166 105264 106087 106691 106716
// bufdiff-features: 108210 109076 109086 109105 109732 109752 110259 110816 112929 113336 115026
// bufdiff-features: 115155 115184 115823 115894 115990 116175 118581 118769 118876 119640 119876
// bufdiff-features: 120804 121000 121394 121626 121682 121683 123359 124938 125453 125577 125921
// bufdiff-features: 125946 126770 127243 127922 128143 128182 128456 128768 129029 129435 129878
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<0xf32>) outs(%arg1 : tensor<0xf32>) -> tensor<0xf32>
    %1 = scf.forall (%arg2) in (0) shared_outs(%arg3 = %0) -> (tensor<0xf32>) {
      %2:2 = scf.forall (%arg4) in (0) shared_outs(%arg5 = %arg0, %arg6 = %0) -> (tensor<0xf32>, tensor<0xf32>) {
        %5 = bufferization.alloc_tensor() copy(%0) : tensor<0xf32>
        %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<0xf32> to tensor<1xf32>
        %cst_0 = arith.constant dense<false> : tensor<1xi1>
        %6 = linalg.select ins(%cst_0, %extracted_slice, %extracted_slice : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
        %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice, %extracted_slice : tensor<1xf32>, tensor<1xf32>) outs(%6 : tensor<1xf32>) {
        ^bb0(%in: f32, %in_3: f32, %out: f32):
          %11 = arith.addf %in, %in_3 : f32
          %12 = arith.subf %11, %out : f32
          linalg.yield %12 : f32
        } -> tensor<1xf32>
        %extracted_slice_1 = tensor.extract_slice %arg6[%arg4] [1] [1] : tensor<0xf32> to tensor<1xf32>
        %cst_2 = arith.constant 5.000000e-01 : f32
        %8 = vector.broadcast %cst_2 : f32 to vector<3xf32>
        %c1 = arith.constant 1 : index
        %9 = arith.remui %arg2, %c1 : index
        %c0 = arith.constant 0 : index
        %10 = vector.transfer_write %8, %extracted_slice_1[%9] : vector<3xf32>, tensor<1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %7 into %arg5[%arg4] [1] [1] : tensor<1xf32> into tensor<0xf32>
          tensor.parallel_insert_slice %10 into %arg6[%arg4] [1] [1] : tensor<1xf32> into tensor<0xf32>
        }
      }
      %3 = tensor.empty() : tensor<1xf32>
      %cst = arith.constant -1.000000e+00 : f32
      %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<0xf32>
      }
    }
    return %1, %arg0 : tensor<0xf32>, tensor<0xf32>
  }
  func.func @main(%arg0: tensor<1xf32>) -> (tensor<?xf32>, tensor<1xf32>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<1xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %0 = arith.cmpf une, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<1xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
      %2 = tensor.empty() : tensor<1xf32>
      %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<1xf32>) -> tensor<1xf32>
      %4 = linalg.max ins(%arg0, %3 : tensor<1xf32>, tensor<1xf32>) outs(%arg0 : tensor<1xf32>) -> tensor<1xf32>
      %extracted_0 = tensor.extract %extracted_slice[] : tensor<f32>
      %collapsed = tensor.collapse_shape %arg0 [] : tensor<1xf32> into tensor<f32>
      scf.yield %arg0 : tensor<1xf32>
    } else {
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %2:2 = scf.while (%arg1 = %c0, %arg2 = %arg0) : (index, tensor<1xf32>) -> (index, tensor<1xf32>) {
        %6 = arith.cmpi ult, %arg1, %c3 : index
        scf.condition(%6) %arg1, %arg2 : index, tensor<1xf32>
      } do {
      ^bb0(%arg1: index, %arg2: tensor<1xf32>):
        %6 = tensor.empty() : tensor<0xf32>
        %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<0xf32>) -> tensor<0xf32>
        %8 = tensor.empty() : tensor<0xf32>
        %9 = linalg.fill ins(%extracted : f32) outs(%8 : tensor<0xf32>) -> tensor<0xf32>
        %10:2 = func.call @f1(%7, %9) : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>)
        %11 = arith.addi %arg1, %c1 : index
        %12 = linalg.copy ins(%arg0 : tensor<1xf32>) outs(%arg2 : tensor<1xf32>) -> tensor<1xf32>
        scf.yield %11, %12 : index, tensor<1xf32>
      }
      %3 = tensor.empty() : tensor<0xf32>
      %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<0xf32>) -> tensor<0xf32>
      %5:2 = func.call @f1(%4, %3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>)
      %mapped = linalg.map ins(%arg0, %2#1, %arg0 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) outs(%arg0 : tensor<1xf32>)
        (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
          %6 = arith.divf %in, %in_0 : f32
          %7 = arith.addf %6, %in_1 : f32
          linalg.yield %7 : f32
        }
      scf.yield %mapped : tensor<1xf32>
    }
    %cast = tensor.cast %1 : tensor<1xf32> to tensor<?xf32>
    return %cast, %arg0 : tensor<?xf32>, tensor<1xf32>
  }
}

