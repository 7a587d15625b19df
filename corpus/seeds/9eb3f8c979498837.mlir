// bufdiff-profile: types
// bufdiff-choices: 737ffaf066111db431c43d3fd0837996ada116dbed0d230631c98d6efb2c594412a3f9d5f7e04832
// bufdiff-choices: b24da814c88c842ff79299d2850bb3e42e029554a5c9e71ebefaa26bbbc5886327f2d2e7b7197675
// bufdiff-choices: 9d786912c28584e12158df8c050240c849d08bf2ed30a6e7f31e65c1feffa3ced9261a4129c5aa68
// bufdiff-choices: b5588dbf19774c24fbae8ade284a5d09e710ba2c925d02d0da4cdfff249b329bbea4016fb2c4404c
// bufdiff-choices: e215f6084911d8f078aa2cc34bec2b7f16f0f2274903d0d0e15a4a105984f151e169ec7834df3528
// bufdiff-choices: c506cdf6aa4964ba1c973bd74b3cae1324295954acc8ddfafb8adfa80367cc0f5762dc5d5df45370
// bufdiff-choices: c5a7499cd5306778
// bufdiff-features: 706 2945 4165 5521 6611 7691 9510 10020 11162 13233 13424 13623 14109 15751
// bufdiff-features: 16269 17702 18166 18822 20749 22095 22280 22448 22768 23323 26087 26546 26598
// bufdiff-features: 27766 29590 29667 30666 34159 34167 35375 36784 37183 38783 39816 39927 40712
// bufdiff-features: 41984 42467 42850 42858 43639 43774 46203 46667 47196 47392 48598 48974 51415
// bufdiff-features: 52062 52807 52900 52948 53089 54827 54964 54998 55113 55759 56404 58159 58806
// bufdiff-features: 60686 60897 61080 61969 63071 63800 63929 64119 64120 64435 65133 66844 66995
// bufdiff-features: 68355 69166 70119 71050 71306 73289 74057 74720 76587 77261 78430 79498 80827
// bufdiff-features: 81736 82135 82542 82552 84585 85780 85843 86125 87530 88701 88732 88923 89780
// bufdiff-features: 89812 90585 99228 99383 100088 101122 102966 104931 108641 109187 109732 110454
// bufdiff-features: 112929 113732 113940 115073 119597 125141 125702 126932 129366 130345 133297
// bufdiff-features: 133756 136596 137045 138086 142040 143246 146512 146792 146863 149660 150818
// bufdiff-features: 151437 151941 153293 155389 155898 156191 156460 158120 158897 158947 163044
// bufdiff-features: 163212 165695 165719 167086 167861 168858 169787 174170 174734 174979 175432
// bufdiff-features: 176782 177495 177904 178067 179739 181522 183465 184030 186271 188697 188790
// bufdiff-features: 191476 192502 192628 192771 194220 195182 196031 196063 197267 197392 198460
// bufdiff-features: 199736 200104 200107 201601 202241 202805 202981 205434 205689 209684 210022
// bufdiff-features: 210351 210397 210461 213275 214073 214621 215925 215959 218064 218635 218738
// bufdiff-features: 220517 221162 222809 225506 225827 226310 226579 227946 228390 230081 230640
// bufdiff-features: 230694 231257 232270 233276 233429 234387 237992 238568 240158 243546 244196
// bufdiff-features: 245380 245458 245673 246543 247062 248263 250634 250917 251416 251992 252466
// bufdiff-features: 252539 254354 255231 255514 255816 256688 258331 258994 259840 260996 261572
#map = affine_map<() -> ()>
module {
  func.func private @f1(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) {
    %cst = complex.constant [-1.000000e+00, 1.000000e+00] : complex<f64>
    %splat = tensor.splat %cst : tensor<complex<f64>>
    return %splat, %arg0, %arg1 : tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>
  }
  func.func private @f2(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>, %arg3: tensor<complex<f64>>) -> (tensor<2x2x1x1xi32>, tensor<complex<f64>>) {
    %cst = arith.constant dense<[[[[5]], [[6]]], [[[7]], [[8]]]]> : tensor<2x2x1x1xi32>
    %0 = tensor.empty() : tensor<2x2x2x1xi32>
    %c-128_i32 = arith.constant -128 : i32
    %1 = linalg.fill ins(%c-128_i32 : i32) outs(%0 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %2 = tensor.empty() : tensor<1x2xi32>
    %3 = linalg.pooling_nhwc_min_unsigned ins(%1, %2 : tensor<2x2x2x1xi32>, tensor<1x2xi32>) outs(%cst : tensor<2x2x1x1xi32>) -> tensor<2x2x1x1xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %arg0 : tensor<complex<f64>>, tensor<complex<f64>>) outs(%arg0 : tensor<complex<f64>>) {
    ^bb0(%in: complex<f64>, %in_0: complex<f64>, %out: complex<f64>):
      %5 = complex.mul %in, %in_0 : complex<f64>
      linalg.yield %5 : complex<f64>
    } -> tensor<complex<f64>>
    return %3, %4 : tensor<2x2x1x1xi32>, tensor<complex<f64>>
  }
  func.func @main(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>, %arg2: tensor<?xcomplex<f64>> {bufferization.writable = false}, %arg3: memref<5xcomplex<f64>>, %arg4: memref<complex<f64>>) -> (tensor<5xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<2x2x1x1xi32>, tensor<2x2x1x1xi32>, tensor<complex<f64>>) {
    %0 = bufferization.to_tensor %arg3 restrict : memref<5xcomplex<f64>> to tensor<5xcomplex<f64>>
    %1:3 = call @f1(%arg0, %arg1) : (tensor<complex<f64>>, tensor<complex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>)
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%1#0 : tensor<complex<f64>>) {
    ^bb0(%out: complex<f64>):
      %cst = complex.constant [-6.000000e+00, -2.500000e+00] : complex<f64>
      %7 = complex.mul %out, %cst : complex<f64>
      linalg.yield %7 : complex<f64>
    } -> tensor<complex<f64>>
    %3:2 = call @f2(%2, %2, %2, %2) : (tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) -> (tensor<2x2x1x1xi32>, tensor<complex<f64>>)
    %4 = bufferization.to_tensor %arg4 restrict : memref<complex<f64>> to tensor<complex<f64>>
    %c-128_i32 = arith.constant -128 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-128_i32_0 = arith.constant -128 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c-128_i32, %c1_i32, %c-128_i32, %c-128_i32_0, %c-128_i32_0, %c1_i32_1 : tensor<2x3x1x1xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %5 = tensor.empty(%c2, %c1) : tensor<?x?xi32>
    %6 = linalg.pooling_nhwc_min ins(%from_elements, %5 : tensor<2x3x1x1xi32>, tensor<?x?xi32>) outs(%3#0 : tensor<2x2x1x1xi32>) -> tensor<2x2x1x1xi32>
    %extracted_slice = tensor.extract_slice %from_elements[0, 0, 0, 0] [2, 1, 1, 1] [1, %c1, 1, 1] : tensor<2x3x1x1xi32> to tensor<2x1x1x1xi32>
    %cast = tensor.cast %extracted_slice : tensor<2x1x1x1xi32> to tensor<2x1x1x?xi32>
    %inserted_slice = tensor.insert_slice %cast into %3#0[0, 1, 0, 0] [2, 1, 1, %c1] [1, 1, %c1, 1] : tensor<2x1x1x?xi32> into tensor<2x2x1x1xi32>
    return %0, %1#1, %1#2, %3#1, %4, %6, %inserted_slice, %arg1 : tensor<5xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<2x2x1x1xi32>, tensor<2x2x1x1xi32>, tensor<complex<f64>>
  }
}

