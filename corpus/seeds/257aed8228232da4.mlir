// bufdiff-profile: cfg
// bufdiff-choices: 2eaa5800aa1c6ddd6bf9622f3646b29e817e768091ec7fe6529dbc79ed8ff1d408433262f558ba94
// bufdiff-choices: 216d8356f64a520ee7c0e0f6e204973c328da40b4fbe20fa0dec1a389632c5cb1fafcb5bd2272bcd
// bufdiff-choices: cb145b8d6857870e27234469f46b111726b04320fd96da6e5cb07177cfc38f04bf44276dda8eff3f
// bufdiff-choices: 291f75e960fd11cd2658cf265a1d8dc022e4e5a20bd8bec7026c7ea88ced1060d4e4642c65fc49e9
// bufdiff-choices: ee01764cc9a5845abe96f58a68c9804966a641018d3a8cb2b8bb18f9bce4e8c6183c1584e5e30e23
// bufdiff-choices: c42c0cebafe7c6df0221b1c7f43c2f4740a3
// bufdiff-features: 2898 3579 4342 5187 5900 6250 6611 10020 10872 11162 11408 13074 13233 14454
// bufdiff-features: 14998 15471 15751 17566 20675 21044 21883 22280 24268 26568 28537 28814 28907
// bufdiff-features: 29590 29968 30018 33751 33848 33853 34167 36784 38777 40712 42344 42398 43942
// bufdiff-features: 44621 45571 46203 47392 47554 48259 50633 52062 52322 52807 52900 52958 53244
// bufdiff-features: 54998 58024 58308 59663 61944 63800 64120 64435 65778 66995 68355 73802 74057
// bufdiff-features: 76328 76339 76373 77617 78138 78283 78385 78430 81736 83194 84585 86125 87199
// bufdiff-features: 88544 88732 88958 89110 89780 89812 90596 92194 96791 98138 98501 101264 101866
// bufdiff-features: 103339 103612 103887 104931 105700 106323 107614 108038 108977 110454 110552
// bufdiff-features: 111976 112929 115778 116984 117235 119764 119922 121098 123446 124130 125908
// bufdiff-features: 127661 127813 128138 128158 129425 130574 130933 131366 133258 134539 137045
// bufdiff-features: 137656 138665 138919 139029 140673 141891 142274 142376 143917 144297 146512
// bufdiff-features: 147747 148509 150313 150789 150818 152593 155408 155898 156191 156460 157034
// bufdiff-features: 157325 157517 157768 158120 158897 161546 162232 163044 163687 165719 165817
// bufdiff-features: 166361 166380 167252 168858 168931 169731 170969 171204 171715 172236 173354
// bufdiff-features: 175432 176252 176963 177904 178748 184030 185723 185938 185970 186042 188790
// bufdiff-features: 189391 190142 190520 192628 192771 192952 194134 194647 194714 196031 196787
// bufdiff-features: 197263 197267 200104 201362 201834 202241 203746 204212 204527 204797 205434
// bufdiff-features: 207124 210461 211508 215959 217315 217513 218738 220098 222219 222809 223065
// bufdiff-features: 225250 226357 226473 226580 227666 228390 228936 230081 230694 233844 233969
// bufdiff-features: 234387 234718 234820 235325 235375 236180 240158 241225 243140 243778 243872
// bufdiff-features: 243989 245380 245738 246062 246543 250948 252466 252539 253836 255520 255676
// bufdiff-features: 256112 256387 257251 259510 259840 259998 260534 261565
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func private @f1(%arg0: tensor<1x0xi32>, %arg1: i32) -> (tensor<1x0xi32>, tensor<1x0xi32>, tensor<?x0xi32>, f32, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x0xi32>) outs(%arg0 : tensor<1x0xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c11_i32 = arith.constant 11 : i32
      %4 = arith.xori %in, %c11_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<1x0xi32>
    %cst = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1:4 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %0, %arg4 = %arg0, %arg5 = %arg0, %arg6 = %cst) -> (tensor<1x0xi32>, tensor<1x0xi32>, tensor<1x0xi32>, f32) {
      %mapped = linalg.map { arith.minsi } ins(%arg0, %0 : tensor<1x0xi32>, tensor<1x0xi32>) outs(%arg5 : tensor<1x0xi32>)
      %c0_i32 = arith.constant 0 : i32
      %4 = linalg.fill ins(%c0_i32 : i32) outs(%mapped : tensor<1x0xi32>) -> tensor<1x0xi32>
      %5 = tensor.empty() : tensor<0x1xi32>
      %6 = linalg.fill ins(%c0_i32 : i32) outs(%5 : tensor<0x1xi32>) -> tensor<0x1xi32>
      %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<0x1xi32>) outs(%arg4 : tensor<1x0xi32>) {
      ^bb0(%in: i32, %out: i32):
        %12 = arith.subi %in, %arg1 : i32
        %c3_i32 = arith.constant 3 : i32
        %13 = arith.shrsi %12, %c3_i32 : i32
        linalg.yield %13 : i32
      } -> tensor<1x0xi32>
      %c2_i32 = arith.constant 2 : i32
      %8 = tensor.empty() : tensor<1x0xi32>
      %9 = linalg.fill ins(%c2_i32 : i32) outs(%8 : tensor<1x0xi32>) -> tensor<1x0xi32>
      %10 = linalg.div_unsigned ins(%4, %9 : tensor<1x0xi32>, tensor<1x0xi32>) outs(%7 : tensor<1x0xi32>) -> tensor<1x0xi32>
      %11 = linalg.copy ins(%arg0 : tensor<1x0xi32>) outs(%arg3 : tensor<1x0xi32>) -> tensor<1x0xi32>
      scf.yield %11, %10, %4, %arg6 : tensor<1x0xi32>, tensor<1x0xi32>, tensor<1x0xi32>, f32
    }
    %cast = tensor.cast %1#0 : tensor<1x0xi32> to tensor<?x0xi32>
    %2 = tensor.empty() : tensor<1x0xi32>
    %3 = linalg.copy ins(%1#1 : tensor<1x0xi32>) outs(%2 : tensor<1x0xi32>) -> tensor<1x0xi32>
    return %3, %1#2, %cast, %1#3, %cst : tensor<1x0xi32>, tensor<1x0xi32>, tensor<?x0xi32>, f32, f32
  }
  func.func @main(%arg0: tensor<?xi32>) -> (tensor<1x0xi32>, tensor<1x0xi32>, tensor<?x0xi32>, tensor<1x1x2x2xi32>, tensor<4xi32>, tensor<?x1x2x2xi32>, tensor<?xi32>, index) {
    %cst = arith.constant dense<> : tensor<1x0xi32>
    %c7_i32 = arith.constant 7 : i32
    %0:5 = call @f1(%cst, %c7_i32) : (tensor<1x0xi32>, i32) -> (tensor<1x0xi32>, tensor<1x0xi32>, tensor<?x0xi32>, f32, f32)
    %cst_0 = arith.constant dense<[[[[8, 9], [10, 11]]]]> : tensor<1x1x2x2xi32>
    %cst_1 = arith.constant dense<[[[[4, 7], [10, 13], [16, 19]], [[22, 25], [28, 31], [34, 37]]]]> : tensor<1x2x3x2xi32>
    %1 = tensor.empty() : tensor<2x2xi32>
    %2 = linalg.pooling_nhwc_max ins(%cst_1, %1 : tensor<1x2x3x2xi32>, tensor<2x2xi32>) outs(%cst_0 : tensor<1x1x2x2xi32>) -> tensor<1x1x2x2xi32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %1, %c1 : tensor<2x2xi32>
    %alloc = memref.alloc() : memref<4xi32>
    %c-128_i32 = arith.constant -128 : i32
    linalg.fill ins(%c-128_i32 : i32) outs(%alloc : memref<4xi32>)
    %c0 = arith.constant 0 : index
    memref.store %c7_i32, %alloc[%c0] : memref<4xi32>
    %3 = bufferization.to_tensor %alloc restrict writable : memref<4xi32> to tensor<4xi32>
    %cast = tensor.cast %cst_0 : tensor<1x1x2x2xi32> to tensor<?x1x2x2xi32>
    %dim_2 = tensor.dim %arg0, %c0 : tensor<?xi32>
    %extracted_slice = tensor.extract_slice %arg0[0] [%dim_2] [1] : tensor<?xi32> to tensor<?xi32>
    return %0#0, %0#1, %0#2, %2, %3, %cast, %extracted_slice, %dim : tensor<1x0xi32>, tensor<1x0xi32>, tensor<?x0xi32>, tensor<1x1x2x2xi32>, tensor<4xi32>, tensor<?x1x2x2xi32>, tensor<?xi32>, index
  }
}

