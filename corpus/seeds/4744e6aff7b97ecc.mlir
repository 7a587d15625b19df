// bufdiff-profile: slices
// bufdiff-choices: 53c755086044450d2103af116e35fc813625490a81bbdfe4dc5fe4b7093833662c4e4094e38489be
// bufdiff-choices: 0d0a81295bb42f187fc4c4633084f4e06995eb4852f89b2672aa3bc1b01fc4582e4bd0ff74de27cd
// bufdiff-choices: e4ab1e1aca7c442c039ee746857fa2bb95746301618d9ea05934f8f5ca530a771366d41122ec99be
// bufdiff-choices: bc7a8ec558fc5c35d21cf65ba3c41a0347e59ddd6b92bbfe810918f949b3f271192a4049a55ebdf7
// bufdiff-choices: 19caa5339a295f35f7a2d763079c9c88a9f03974f7398fb6e1e5325c4bad30346e39804e8818615c
// bufdiff-choices: df311fdaa76c1e303b41ac9811732457b860a4f297ea399df2e59f918f9e5d1ad788b61d926d1672
// bufdiff-choices: 340a403c05442139bc65c63b58c120613196f70622c1afe7d6c89017f438efd4351e157bb3dac0bc
// bufdiff-choices: a31107619e42b9f884180428
// bufdiff-features: 435 2961 4752 4768 4808 6363 6831 8325 9479 11162 11825 12932 13173 13637 14454
// bufdiff-features: 14884 15751 15903 15989 16682 18486 18822 20092 21522 21953 22280 22413 23787
// bufdiff-features: 25078 26464 26546 26568 26922 27704 27725 28999 29590 30301 30666 30916 31247
// bufdiff-features: 33769 34167 35163 36773 36784 38225 39927 40070 40540 40712 41090 42344 42984
// bufdiff-features: 43442 43631 45617 46203 46208 47392 47678 48598 50894 51441 51651 52062 52322
// bufdiff-features: 52625 52823 52900 53252 53469 53474 56024 56842 61375 63071 64119 64120 64235
// bufdiff-features: 66422 66869 67368 68355 71306 71701 72363 72629 72671 73150 73289 73335 73802
// bufdiff-features: 74057 74471 74833 75677 76339 76915 76988 77213 78430 79099 81601 81736 82135
// bufdiff-features: 84585 85219 85843 86125 87601 88337 88732 89780 90070 90097 92848 95407 98190
// bufdiff-features: 98203 99201 99383 100262 101753 102034 102601 103056 104931 105243 105700
// bufdiff-features: 106321 106376 107055 108210 109327 109590 112929 113041 114783 115778 117618
// bufdiff-features: 118559 121117 121363 121626 121835 123204 124839 125371 130292 130310 130602
// bufdiff-features: 131851 134279 135697 136039 136269 136596 137045 138919 142040 142349 145269
// bufdiff-features: 146512 148739 149884 151936 153202 156460 157034 157120 158120 158897 158996
// bufdiff-features: 159251 159421 160756 160967 161377 162379 163687 164602 165719 166037 166629
// bufdiff-features: 167186 168387 168858 170645 171369 171551 171884 172898 174097 174314 174571
// bufdiff-features: 176031 176782 177182 177904 178067 179796 181522 182719 183114 186959 187159
// bufdiff-features: 187225 188790 189131 190142 190797 192246 192422 192628 192771 193116 193773
// bufdiff-features: 194682 195183 195820 196031 197169 197738 197837 198247 198727 201059 202241
// bufdiff-features: 205434 206133 207081 207330 207627 208623 209666 210461 210985 211884 212018
// bufdiff-features: 214484 214744 214889 215893 217695 218621 220215 220517 222717 223030 223045
// bufdiff-features: 223802 225827 226357 227536 227730 228390 228936 230081 232672 234488 235325
// bufdiff-features: 236793 236930 237763 239237 239581 239734 242126 242145 243781 246284 246543
// bufdiff-features: 247062 249841 250948 252466 252539 255556 258194 258331 258464 258994 259528
// bufdiff-features: 259771 259840 260534 260631 260954
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: f32) -> (tensor<2x2x2x1x1xf32>, tensor<1xi32>, tensor<?x1xi32>, tensor<?xi32>, tensor<1xi32>) {
    %mapped = linalg.map { arith.muli {overflowFlags = #arith.overflow<none>} } ins(%arg0, %arg0 : tensor<2xi32>, tensor<2xi32>) outs(%arg0 : tensor<2xi32>)
    %0 = call @f2(%mapped, %mapped) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %0[0] [1] [%c1] : tensor<2xi32> to tensor<1xi32>
    %1 = linalg.copy ins(%arg0 : tensor<2xi32>) outs(%mapped : tensor<2xi32>) -> tensor<2xi32>
    %2:2 = call @f1(%1, %1) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<?x1xi32>)
    %cst = arith.constant 0.000000e+00 : f32
    %3 = arith.cmpf ogt, %arg1, %cst : f32
    %4 = arith.index_castui %3 : i1 to index
    %extracted_slice_0 = tensor.extract_slice %1[%4] [1] [%c1] : tensor<2xi32> to tensor<1xi32>
    %5 = tensor.empty() : tensor<2x2x2x1x1xf32>
    %6 = linalg.fill ins(%arg1 : f32) outs(%5 : tensor<2x2x2x1x1xf32>) -> tensor<2x2x2x1x1xf32>
    %7 = tensor.empty() : tensor<2x2x2x1xf32>
    %8 = linalg.fill ins(%arg1 : f32) outs(%7 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %from_elements = tensor.from_elements %arg1 : tensor<1x1x1x1xf32>
    %9 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%8, %from_elements : tensor<2x2x2x1xf32>, tensor<1x1x1x1xf32>) outs(%6 : tensor<2x2x2x1x1xf32>) -> tensor<2x2x2x1x1xf32>
    %c2 = arith.constant 2 : index
    %10 = tensor.empty() : tensor<1x2x1xf32>
    %11 = arith.addf %arg1, %arg1 : f32
    %12 = linalg.fill ins(%11 : f32) outs(%10 : tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
    %cast = tensor.cast %12 : tensor<1x2x1xf32> to tensor<1x?x?xf32>
    %inserted_slice = tensor.insert_slice %cast into %7[0, %4, 0, 0] [1, 1, %c2, %c1] [%c1, 1, 1, 1] : tensor<1x?x?xf32> into tensor<2x2x2x1xf32>
    %cast_1 = tensor.cast %2#0 : tensor<2xi32> to tensor<?xi32>
    return %9, %extracted_slice_0, %2#1, %cast_1, %extracted_slice : tensor<2x2x2x1x1xf32>, tensor<1xi32>, tensor<?x1xi32>, tensor<?xi32>, tensor<1xi32>
  }
  func.func private @f1(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> (tensor<2xi32>, tensor<?x1xi32>) {
    %extracted_slice = tensor.extract_slice %arg1[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %c42_i32 = arith.constant 42 : i32
    %0 = linalg.fill ins(%c42_i32 : i32) outs(%arg0 : tensor<2xi32>) -> tensor<2xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [%c1] [1] : tensor<2xi32> to tensor<?xi32>
    %expanded = tensor.expand_shape %extracted_slice [[0, 1]] output_shape [1, 1] : tensor<1xi32> into tensor<1x1xi32>
    %cast = tensor.cast %expanded : tensor<1x1xi32> to tensor<?x1xi32>
    return %0, %cast : tensor<2xi32>, tensor<?x1xi32>
  }
  func.func @f2(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
    %cst = arith.constant dense<0> : tensor<i32>
    %broadcasted = linalg.broadcast ins(%cst : tensor<i32>) outs(%arg1 : tensor<2xi32>) dimensions = [0] 
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<2xi32>
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.cmpi sgt, %extracted, %c7_i32 : i32
    %1:2 = scf.if %0 -> (tensor<2xi32>, tensor<i32>) {
      scf.yield %arg0, %cst : tensor<2xi32>, tensor<i32>
    } else {
      %c1 = arith.constant 1 : index
      %inserted_slice = tensor.insert_slice %cst into %arg0[%c1] [1] [1] : tensor<i32> into tensor<2xi32>
      %extracted_slice = tensor.extract_slice %arg0[%c1] [1] [1] : tensor<2xi32> to tensor<i32>
      %2 = linalg.sub ins(%cst, %extracted_slice : tensor<i32>, tensor<i32>) outs(%cst : tensor<i32>) -> tensor<i32>
      scf.yield %inserted_slice, %2 : tensor<2xi32>, tensor<i32>
    }
    return %broadcasted : tensor<2xi32>
  }
}

