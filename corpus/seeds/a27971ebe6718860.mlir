// bufdiff-profile: types
// bufdiff-choices: 62375e405bcbed46187b377f4129ecfa0366b901ed1778bb9af757c8d3c254d0d40404302380ad94
// bufdiff-choices: fa2629619db56b9db362ea2bf997dfc78383a5b128b3d5aa6288b5ec2e59aea9f9dfdb219f3dcd47
// bufdiff-choices: bdb052b48ab809f492d1c7e03e02fc80af08232701e1f30cb82e417d5851369e2640483843f0cedd
// bufdiff-choices: f05081ea6eaeed5242d278dbd503c2449b412b8672dcd863274f867e5ff1e476afe063357fee88c9
// bufdiff-choices: 61e15935b5b9c5bc1922cfd2531264258f36a29d2b682f8b43c89f54c0321d5152549b258f1c083b
// bufdiff-choices: 8776f540318787a5df36f8d1dd6443cbd41670eccd5ca85deb0aabb8a658d3aebf53541ee732088e
// bufdiff-choices: bafb5671da82dc90c7c3ab8ae389282d1da74ce3d0e26288147b316d6bf72ffa8b7aa77e49c3213f
// bufdiff-choices: b33d33
// bufdiff-features: 1858 2320 4165 6812 9479 10035 10476 11162 12218 13074 13623 13945 14609 14884
// bufdiff-features: 15751 15903 18822 19100 19419 20952 22095 22280 23143 23787 24184 26216 26400
// bufdiff-features: 26568 27900 29590 30666 33511 34167 36784 37968 38520 39673 40712 42344 42393
// bufdiff-features: 42984 46203 47141 47392 48598 48974 51415 51794 52062 52558 52807 52900 53252
// bufdiff-features: 54998 55113 58529 62641 63071 63929 64120 64235 64370 64435 65847 66422 67929
// bufdiff-features: 68355 69081 69403 70143 70324 71306 73802 74057 76506 77617 78283 78430 79099
// bufdiff-features: 80511 80980 81443 81736 82135 83194 84877 84922 85843 86125 88337 88480 88732
// bufdiff-features: 88968 89780 89812 92022 92194 93286 95273 95407 97774 98501 99383 100481 101952
// bufdiff-features: 101999 103275 104315 104931 105700 106607 107425 107805 108012 109103 110454
// bufdiff-features: 112929 113901 113940 114793 117206 117235 118715 119588 119705 121313 121626
// bufdiff-features: 121631 124932 125702 128916 129404 130310 130345 131348 135534 135868 137477
// bufdiff-features: 145930 146512 146608 148304 148591 149304 150631 153293 153710 156460 156770
// bufdiff-features: 158120 158897 160349 160756 161994 162971 165695 165719 166065 166455 166579
// bufdiff-features: 167793 167973 168562 168815 168858 169382 169648 171134 171369 173175 175432
// bufdiff-features: 176499 177182 177904 178067 178854 180207 180259 180699 181789 183645 184030
// bufdiff-features: 184962 186849 186959 188621 188790 188845 190166 192422 192628 192771 194134
// bufdiff-features: 194714 195407 196031 196742 197837 197849 198578 199305 200104 201059 204195
// bufdiff-features: 205434 205689 208413 210022 210461 212111 214073 214258 215959 216892 219700
// bufdiff-features: 221854 222809 224041 224443 224544 225998 227345 228005 228390 229531 229569
// bufdiff-features: 230081 230640 230694 230768 235018 235256 236203 236986 240799 242900 243546
// bufdiff-features: 243781 243872 243989 244196 244408 245380 246463 246528 246543 246749 247062
// bufdiff-features: 248209 248384 249841 250948 251444 252260 252466 252539 253120 258378 258994
// bufdiff-features: 259528 259840 260534 260996
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f2(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>, %arg2: tensor<5xf64>) -> (tensor<2x1x1x1xi32>, tensor<?xf64>) {
    %0 = linalg.tanh ins(%arg0 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    %cst = arith.constant dense<[[[[4]]], [[[3]]]]> : tensor<2x1x1x1xi32>
    %1 = tensor.empty() : tensor<2x2x1x2xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c1, %c0, %c0, %c0] : tensor<2x1x1x1xi32>
    %2 = linalg.fill ins(%extracted : i32) outs(%1 : tensor<2x2x1x2xi32>) -> tensor<2x2x1x2xi32>
    %extracted_slice = tensor.extract_slice %2[1, 0, 0, 0] [1, 2, 1, 2] [1, 1, 1, 1] : tensor<2x2x1x2xi32> to tensor<1x2x1x2xi32>
    %3 = linalg.conv_2d_nchw_fchw_q ins(%2, %extracted_slice, %extracted, %extracted : tensor<2x2x1x2xi32>, tensor<1x2x1x2xi32>, i32, i32) outs(%cst : tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi32>
    return %3, %0 : tensor<2x1x1x1xi32>, tensor<?xf64>
  }
  func.func @f1(%arg0: tensor<5xf64>) -> tensor<5xf64> {
    %cst = arith.constant 1.000000e+10 : f64
    %0 = bufferization.alloc_tensor() : tensor<5xf64>
    %1 = bufferization.materialize_in_destination %arg0 in %0 : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %2 = tensor.empty() : tensor<5xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xf64>) outs(%2 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = arith.subf %in, %cst : f64
      linalg.yield %4 : f64
    } -> tensor<5xf64>
    return %3 : tensor<5xf64>
  }
  func.func @main(%arg0: tensor<5xf64>, %arg1: tensor<5xf64> {bufferization.buffer_layout = #map}, %arg2: tensor<5xf64>, %arg3: memref<5xf64>) -> (tensor<?xf64>, tensor<2xf64>, tensor<2x1x?x1xi32>, tensor<5xf64>, tensor<1xf64>, tensor<2xf64>) {
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg3[%c1] [1] [1] : memref<5xf64> to memref<1xf64, strided<[1], offset: ?>>
    %0 = bufferization.to_tensor %subview restrict : memref<1xf64, strided<[1], offset: ?>> to tensor<1xf64>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg1[%c3] : tensor<5xf64>
    %inserted = tensor.insert %extracted into %arg0[%c3] : tensor<5xf64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : tensor<5xf64>) {
    ^bb0(%out: f64):
      %6 = arith.addf %out, %extracted : f64
      linalg.yield %6 : f64
    } -> tensor<5xf64>
    %cast = tensor.cast %1 : tensor<5xf64> to tensor<?xf64>
    %2:2 = call @f2(%cast, %cast, %1) : (tensor<?xf64>, tensor<?xf64>, tensor<5xf64>) -> (tensor<2x1x1x1xi32>, tensor<?xf64>)
    %extracted_slice = tensor.extract_slice %arg0[1] [2] [2] : tensor<5xf64> to tensor<2xf64>
    %3 = call @write3(%extracted_slice) : (tensor<2xf64>) -> tensor<2xf64>
    %extracted_0 = tensor.extract %extracted_slice[%c1] : tensor<2xf64>
    vector.print %extracted_0 : f64
    %4 = linalg.ceil ins(%2#1 : tensor<?xf64>) outs(%arg1 : tensor<5xf64>) -> tensor<5xf64>
    %5 = call @f1(%4) : (tensor<5xf64>) -> tensor<5xf64>
    %cast_1 = tensor.cast %5 : tensor<5xf64> to tensor<?xf64>
    %cast_2 = tensor.cast %2#0 : tensor<2x1x1x1xi32> to tensor<2x1x?x1xi32>
    return %cast_1, %3, %cast_2, %inserted, %0, %extracted_slice : tensor<?xf64>, tensor<2xf64>, tensor<2x1x?x1xi32>, tensor<5xf64>, tensor<1xf64>, tensor<2xf64>
  }
  func.func private @write3(%arg0: tensor<2xf64>) -> tensor<2xf64> {
    %0 = linalg.ceil ins(%arg0 : tensor<2xf64>) outs(%arg0 : tensor<2xf64>) -> tensor<2xf64>
    return %0 : tensor<2xf64>
  }
}

