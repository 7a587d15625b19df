// bufdiff-profile: slices
// bufdiff-choices: 39b432618eb3fe0e374033e5bd24e28abc78a6f55fa576fe4a01c03fff5a8ff5a203c2ec0cfaffa7
// bufdiff-choices: 11a6adbb609dfa6d66215afd80564510ef768f93319227c25d7078c350e4a7e891ff868f9f56c64b
// bufdiff-choices: 271698d1437e84c5f93c944fb002af0ae105338e5f54aae7697739d2e1d66e860f2ab2f82703661c
// bufdiff-choices: 5bcfaab178864ad744b4bb240b8f15d4f81e8337cd5d5d68d3cf13579218b09857a5b299ce19e0b0
// bufdiff-choices: 2285839bbe069ab4f3cd3f76f1c9eca928e167c4e51625ebf1aa034bf82efaf9e18e2432ea08b325
// bufdiff-choices: 2faaf24ca70d09ad3378bc3392bb5b81ce15de1cdc07ac0b8317449fe4b573b4bdacd6fa3671ae12
// bufdiff-choices: ea3c8dac3d9fe9f194d5da7800f36a2b642fbfde6a758ed0725bef1a49154e3de9df81595fee1adf
// bufdiff-choices: f3f4c1fbd963cdf1f05c6f53273f438135730bcd270940ee06cdf3f31b97764dd3029a7c75e77434
// bufdiff-choices: 84d1a1255c4b758108f67220dee4c23806bb4d9e809eda9869823e462a960fd5ec49ed47070ef5
// bufdiff-features: 4211 4752 6188 6385 8325 8839 9781 10681 11588 12170 13233 13387 14033 15751
// bufdiff-features: 15903 18330 19223 19419 20237 22095 22280 22640 24184 25289 25481 25810 25818
// bufdiff-features: 26464 26568 28047 28504 29590 29737 30293 30666 31903 33769 33807 34167 34233
// bufdiff-features: 34861 34960 35085 37155 38401 38754 39760 40712 41799 42344 42656 42984 43442
// bufdiff-features: 44522 44943 45617 46034 46203 46909 47392 47616 47904 48038 48092 48598 49635
// bufdiff-features: 50146 50894 51344 51851 52062 52558 52900 53252 53472 54915 56024 58190 59428
// bufdiff-features: 59888 60235 62253 63800 64138 64193 64235 64716 65225 66312 66422 66489 68355
// bufdiff-features: 68782 68935 69081 69505 69735 71050 71306 71442 72975 73289 73802 74057 75921
// bufdiff-features: 77910 78283 78430 78447 79099 80471 82011 82135 82552 83734 84322 85474 85843
// bufdiff-features: 86125 87223 87466 87601 87923 88732 91148 92849 93528 94586 96351 96882 97715
// bufdiff-features: 97909 98413 98501 99383 100073 100324 100427 100631 101264 103318 103715 104931
// bufdiff-features: 106087 107200 107412 107425 107997 108210 109327 109408 109440 109732 110561
// bufdiff-features: 110608 111461 111494 111990 112929 115026 115081 115155 115778 117235 120049
// bufdiff-features: 121626 121682 122987 125675 125921 128817 128916 129404 129435 130310 130602
// bufdiff-features: 130933 130942 131366 131672 132574 133756 135534 136271 138753 139524 141111
// bufdiff-features: 141458 144193 146512 148304 149464 149670 149883 150328 150838 152187 153001
// bufdiff-features: 153293 155465 155545 155898 156369 156460 158120 158204 159724 160786 163687
// bufdiff-features: 164602 165141 165636 165695 165719 166047 167005 168858 169249 170469 170819
// bufdiff-features: 170979 171116 171308 171369 172127 172236 172926 173614 174170 174281 174314
// bufdiff-features: 175735 176255 177167 177904 178067 181929 183778 183813 184030 184321 184543
// bufdiff-features: 184851 184962 185275 185626 186959 188790 189024 189224 189674 190166 191905
// bufdiff-features: 192422 192628 192771 192836 193290 193353 193747 193773 194063 194134 196031
// bufdiff-features: 196048 197837 200521 201059 201122 201246 202241 205434 205565 205688 205820
// bufdiff-features: 206820 207196 207406 208500 210022 210301 210461 210811 212111 213455 213459
// bufdiff-features: 215880 215959 216890 217621 217709 218635 218913 218966 221440 222487 222638
// bufdiff-features: 223099 224776 224916 226357 226668 227002 227345 227499 228061 228390 228485
// bufdiff-features: 229951 230081 230315 230324 230402 230584 230640 232027 232365 233420 233533
// bufdiff-features: 234005 234086 234562 234594 235384 236929 237788 239237 239241 240158 240765
// bufdiff-features: 241331 241353 241524 241862 242955 243781 244092 245619 246256 246543 247062
// bufdiff-features: 249653 249841 250477 250948 252260 252466 252555 253389 253394 253439 256525
// bufdiff-features: 256792 256922 258455 259840 260179
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
module {
  func.func @f1(%arg0: tensor<1xi64>, %arg1: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xi64>, tensor<3x1xf32>, f32) {
    %0 = tensor.empty() : tensor<3x1xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1[0, %c0] [%c3, 1] [1, 1] : tensor<3x1xf32> to tensor<?xf32>
    %2 = linalg.vecmat ins(%extracted_slice, %1 : tensor<?xf32>, tensor<3x1xf32>) outs(%arg1 : tensor<1xf32>) -> tensor<1xf32>
    return %2, %arg0, %1, %cst : tensor<1xf32>, tensor<1xi64>, tensor<3x1xf32>, f32
  }
  func.func private @f2(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> (tensor<4xi64>, f32) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c2 to %c3 step %c1 {
      %extracted_slice = tensor.extract_slice %arg1[1] [1] [1] : tensor<4xi64> to tensor<1xi64>
      %cst_1 = arith.constant dense<9.500000e+00> : tensor<1xf32>
      %1:4 = func.call @f1(%extracted_slice, %cst_1) : (tensor<1xi64>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xi64>, tensor<3x1xf32>, f32)
    }
    %cst = arith.constant dense<[[11, 10], [9, 8], [7, 6], [5, 4]]> : tensor<4x2xi64>
    %generated = tensor.generate %c2 {
    ^bb0(%arg2: index):
      %1 = arith.index_cast %arg2 : index to i64
      %c100_i64 = arith.constant 100 : i64
      %2 = arith.ori %1, %c100_i64 : i64
      %c0_i64 = arith.constant 0 : i64
      %3 = arith.shrui %2, %c0_i64 : i64
      tensor.yield %3 : i64
    } : tensor<?xi64>
    %0 = linalg.matvec ins(%cst, %generated : tensor<4x2xi64>, tensor<?xi64>) outs(%arg0 : tensor<4xi64>) -> tensor<4xi64>
    %cst_0 = arith.constant -6.000000e+00 : f32
    return %0, %cst_0 : tensor<4xi64>, f32
  }
  func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<4xi64>, %arg2: tensor<4xi64>) -> (tensor<1xf32>, tensor<1xf32>, tensor<4xi64>, tensor<4x1xi64>, f32) {
    %0:2 = call @f2(%arg1, %arg1) : (tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, f32)
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %1:2 = scf.forall (%arg3) in (1) shared_outs(%arg4 = %arg0, %arg5 = %arg0) -> (tensor<1xf32>, tensor<1xf32>) {
      %c5 = arith.constant 5 : index
      %2 = arith.cmpi eq, %arg3, %c5 : index
      %3:2 = scf.if %2 -> (i32, tensor<4xi64>) {
        %cst = arith.constant dense<[2, 5, 8, 11]> : tensor<4xi64>
        %cast = tensor.cast %cst : tensor<4xi64> to tensor<?xi64>
        %6 = func.call @write3(%cast) : (tensor<?xi64>) -> tensor<?xi64>
        %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst : tensor<4xi64>) outs(%cst : tensor<4xi64>) {
        ^bb0(%in: i64, %out: i64):
          %12 = arith.subi %in, %out : i64
          linalg.yield %12 : i64
        } -> tensor<4xi64>
        %cast_1 = tensor.cast %arg2 : tensor<4xi64> to tensor<?xi64>
        %8 = func.call @write3(%cast_1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xi64>) -> tensor<?xi64>
        %c-3_i32 = arith.constant -3 : i32
        %9 = tensor.empty() : tensor<4xi1>
        %10 = linalg.fill ins(%2 : i1) outs(%9 : tensor<4xi1>) -> tensor<4xi1>
        %11 = linalg.select ins(%10, %7, %cst : tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) outs(%arg1 : tensor<4xi64>) -> tensor<4xi64>
        scf.yield %c-3_i32, %11 : i32, tensor<4xi64>
      } else {
        %c1_i32 = arith.constant 1 : i32
        %extracted_slice_1 = tensor.extract_slice %expanded[0, %arg3] [4, 1] [1, 1] : tensor<4x1xi64> to tensor<4xi64>
        scf.yield %c1_i32, %extracted_slice_1 : i32, tensor<4xi64>
      }
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<1xf32> to tensor<f32>
      %4 = linalg.mul ins(%extracted_slice, %extracted_slice : tensor<f32>, tensor<f32>) outs(%extracted_slice : tensor<f32>) -> tensor<f32>
      %mapped = linalg.map { arith.addf } ins(%4, %extracted_slice : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>)
      %extracted_slice_0 = tensor.extract_slice %arg5[%arg3] [1] [1] : tensor<1xf32> to tensor<f32>
      %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%mapped : tensor<f32>) outs(%extracted_slice_0 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst = arith.constant 1.000000e+01 : f32
        %6 = arith.maximumf %in, %cst : f32
        linalg.yield %6 : f32
      } -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped into %arg4[%arg3] [1] [1] : tensor<f32> into tensor<1xf32>
        tensor.parallel_insert_slice %5 into %arg5[%arg3] [1] [1] : tensor<f32> into tensor<1xf32>
      }
    }
    return %1#1, %1#0, %0#0, %expanded, %0#1 : tensor<1xf32>, tensor<1xf32>, tensor<4xi64>, tensor<4x1xi64>, f32
  }
  func.func private @write3(%arg0: tensor<?xi64>) -> tensor<?xi64> {
    %0 = tensor.empty() : tensor<4xi64>
    %c5_i64 = arith.constant 5 : i64
    %1 = linalg.fill ins(%c5_i64 : i64) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
    %2 = linalg.add ins(%arg0, %1 : tensor<?xi64>, tensor<4xi64>) outs(%arg0 : tensor<?xi64>) -> tensor<?xi64>
    return %2 : tensor<?xi64>
  }
}

