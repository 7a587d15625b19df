// bufdiff-profile: calls
// bufdiff-choices: 2d52380bc823547e1774a4ad8813024057261f7c71a2c88a820a61919544d7fcf5cb58ff52c69ee8
// bufdiff-choices: 8f6a27d11bdda1aea346ea351f30bff8bb1601acab98a882816c39b9376c3424cfba9718d0ef02d5
// bufdiff-choices: 44a66920e16f35145856a8e209b1c83dae2a55fe03c6962b2eb191667ee51dfd4a55c0c26bd91f9b
// bufdiff-choices: b28f2add2019c37fbec009dc73448e9c9ff4198cc41644d96a9e1a0ebd8112da73686259e7b92dd3
// bufdiff-choices: defe198c47004858b9cc45873be1c3ffa37610ef1777745738929eb9a8f1196e54d076bd2854fcb3
// bufdiff-choices: 04483c610cd9ddc6273458f22673a9c0f187f2f9dc51e89a3b8a002160fa90fa07cf36daeb4b14a9
// bufdiff-choices: 689e4b04d58e6ecc7730ce94c4967e39a36d469fde0737ed32
// bufdiff-features: 3579 6351 6611 6812 7122 9479 10872 11162 11825 13233 14109 14704 15671 15751
// bufdiff-features: 16269 16289 17989 18166 19100 21366 21888 22280 24268 24682 27766 27869 28933
// bufdiff-features: 30666 31231 31247 32457 33853 34167 35959 36511 36936 37183 37289 38202 38520
// bufdiff-features: 38783 39150 40070 40540 40712 41679 41984 42467 43774 43942 44522 44621 45031
// bufdiff-features: 45147 46203 46732 47392 48598 48974 49657 49681 51851 52322 52486 52558 52900
// bufdiff-features: 52928 54309 54964 55113 56404 58403 59620 60686 63071 63929 64120 64162 64235
// bufdiff-features: 64716 65133 66995 68355 69875 70335 71050 71306 71701 71851 72243 72363 74057
// bufdiff-features: 76953 77283 78283 78430 81601 82135 82552 82723 83194 84585 84922 85843 86125
// bufdiff-features: 87345 88337 88958 88990 89250 89732 89780 89812 90543 90585 90777 92022 92194
// bufdiff-features: 95407 95603 96353 97715 98501 98610 99383 99525 101342 102601 103056 103851
// bufdiff-features: 104931 105750 105902 106321 107031 107702 107805 108012 109187 109732 109923
// bufdiff-features: 110780 112929 113940 113959 114783 116549 117151 117235 118740 119588 121632
// bufdiff-features: 123503 124509 124614 127096 131544 133756 134728 135853 137045 137477 137637
// bufdiff-features: 142393 143387 144093 145872 146451 147062 150313 150487 151967 152226 152816
// bufdiff-features: 153293 155898 156460 156807 158120 158188 158897 159507 159796 159928 160756
// bufdiff-features: 161281 162764 162971 163131 164602 165636 165695 165719 166169 167973 168858
// bufdiff-features: 169744 171884 171992 172127 173166 174138 174170 174571 175248 175396 177574
// bufdiff-features: 177627 177758 178067 178165 178558 178744 178854 183290 184030 184863 187596
// bufdiff-features: 188175 188790 188845 192087 192323 192422 192771 193290 193747 194134 196031
// bufdiff-features: 196073 197392 197837 198460 198873 198949 201509 201601 201640 202085 202241
// bufdiff-features: 202616 202814 204195 205434 205689 205953 206094 206380 207124 207454 207731
// bufdiff-features: 207767 208557 210022 210351 210406 210461 211118 212779 214560 215707 215959
// bufdiff-features: 216969 218064 218635 218709 221589 222612 222638 222809 223935 225759 225818
// bufdiff-features: 226357 227345 228390 229266 230081 230640 230810 233276 234249 236024 236986
// bufdiff-features: 238912 239188 239237 240158 240339 240824 243943 245152 245380 245673 246543
// bufdiff-features: 247062 250415 250917 251463 251992 252379 252466 252539 253771 253836 254310
// bufdiff-features: 254769 255556 256688 258378 259528 259707 259840 261572 261714
#map = affine_map<() -> ()>
module {
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<1xf32>, tensor<f32>) {
    %expanded = tensor.expand_shape %arg1 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    return %expanded, %arg0 : tensor<1xf32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 0.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %inserted_0 = tensor.insert %extracted into %arg0[] : tensor<f32>
    return %inserted : tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32) -> (tensor<f32>, tensor<f32>) {
    %0 = call @f1(%arg1) : (tensor<f32>) -> tensor<f32>
    %inserted = tensor.insert %arg2 into %arg1[] : tensor<f32>
    %1 = memref.alloca_scope  -> (f32) {
      %3 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
      %4 = tensor.empty() : tensor<f32>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%3 : tensor<f32>) outs(%4 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_0 = arith.constant -1.000000e+00 : f32
        %6 = arith.mulf %in, %cst_0 : f32
        linalg.yield %6 : f32
      } -> tensor<f32>
      %cst = arith.constant 1.000000e+02 : f32
      memref.alloca_scope.return %cst : f32
    }
    %2 = bufferization.alloc_tensor() copy(%inserted) : tensor<f32>
    return %2, %0 : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant 1.000000e+01 : f32
    %0:2 = call @f3(%arg0, %arg0, %cst) : (tensor<f32>, tensor<f32>, f32) -> (tensor<f32>, tensor<f32>)
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %2[] : tensor<f32>
    %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %5:2 = call @f2(%0#0, %2, %4, %2) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<1xf32>, tensor<f32>)
    %6 = call @f1(%2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>) -> tensor<f32>
    %7 = tensor.empty() : tensor<1xf32>
    %cst_0 = arith.constant dense<9.500000e+00> : tensor<f32>
    %broadcasted = linalg.broadcast ins(%cst_0 : tensor<f32>) outs(%7 : tensor<1xf32>) dimensions = [0] 
    %8 = call @f1(%cst_0) : (tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %9:2 = scf.for %arg1 = %c0 to %c1 step %c2 iter_args(%arg2 = %2, %arg3 = %8) -> (tensor<f32>, tensor<f32>) {
      %10 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %5#0) -> (tensor<1xf32>) {
        %extracted_2 = tensor.extract %5#0[%c0] : tensor<1xf32>
        %inserted = tensor.insert %extracted into %arg5[%c0] : tensor<1xf32>
        scf.yield %inserted : tensor<1xf32>
      }
      %11 = func.call @f1(%arg3) : (tensor<f32>) -> tensor<f32>
      %12 = linalg.copy ins(%4 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      %extracted_1 = tensor.extract %arg2[] : tensor<f32>
      %13 = linalg.div ins(%2, %8 : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      scf.yield %13, %12 : tensor<f32>, tensor<f32>
    }
    return %5#1, %6, %broadcasted, %9#0, %9#1, %0#1 : tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}

