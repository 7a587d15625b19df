// bufdiff-profile: calls
// bufdiff-choices: 47d8846bca4007425c662cef6134e953c2fd411c6db8667a2a7200f08f5fc0e664d88d1a00d811c4
// bufdiff-choices: f8cd866a4b2601497e009182f3452df493d62345fcf58b09b344e969c4ace357f50eb3f170357529
// bufdiff-choices: 03f89b52ed36d4edd7a25684a30f961e79257d6178fa199a97cc4e8ab80af5b6b4cdf7143bbb9322
// bufdiff-choices: 1512221678d05bbba2b8cefc208f8b9c49fbaa74497e9e38b4663b16c58808dbd323eaffba8151b3
// bufdiff-choices: 6f6112a31d0dc59607987fff64a01c484813dd1dc2983edfc9cf3d49498e992e9cf4a26e0c0359ce
// bufdiff-choices: 41e6dc9b3b6a011ff8e32f27a8c43845ca33bc825c7fce78b8e979b360469e151c17e59e2100cada
// bufdiff-choices: d12d8dd3b3a7246e1edb28794e926978015d886a6cb6dc1497ed0b1ada3cddd4c084c076193e62c1
// bufdiff-choices: 30efd61fe80d0c020c17baae039352a74474f9ce503c147dfd8411e97062b47f1abfb34e5946f44a
// bufdiff-choices: 85a1f188b77886184bcd9987af303dde4812fb2c468eea4911c952099f10e0b102e6df718e434362
// bufdiff-choices: 62983a01a23276fc9197f32c1f759298ca
// bufdiff-features: 397 3579 4014 4752 5155 5187 5258 7122 8130 9132 9293 9479 9694 10872 11162
// bufdiff-features: 11355 12276 12932 13074 13233 14159 14454 14709 15595 15671 15750 15751 15903
// bufdiff-features: 16289 16682 16822 17470 18428 18952 19371 20092 21425 21953 22095 22280 22483
// bufdiff-features: 23787 24268 24861 26369 26568 27412 27672 28047 28608 29590 30666 31492 31692
// bufdiff-features: 33769 34167 34650 35765 36535 36784 37054 37183 38783 39150 39444 40712 42344
// bufdiff-features: 42398 42984 43104 43942 44505 45017 45664 46203 46835 47392 47762 47920 50146
// bufdiff-features: 50894 52322 52558 52900 53180 53252 53469 53504 55113 55561 56024 56404 58308
// bufdiff-features: 60686 61590 61968 62641 63071 63800 64119 64120 64235 64716 65152 65708 65726
// bufdiff-features: 66422 66797 67526 68355 68409 69965 71050 72565 73289 73545 73802 74057 74450
// bufdiff-features: 75361 76728 76953 77261 78430 79099 79687 81736 81763 82135 83194 84585 85474
// bufdiff-features: 85843 86125 86937 87862 88337 88732 88947 88958 89780 90777 91074 92084 93255
// bufdiff-features: 94049 94360 95407 95930 98501 99383 101823 102809 103339 104315 104730 104931
// bufdiff-features: 105700 105750 106376 109408 109923 110561 112330 112929 113041 113805 113901
// bufdiff-features: 113940 115295 115778 116586 117183 117235 117724 117988 119588 121626 123204
// bufdiff-features: 125921 125971 127533 129290 130602 130933 131851 133121 133297 134449 135868
// bufdiff-features: 136269 136346 137045 138503 138689 139357 139524 139870 139885 140929 142040
// bufdiff-features: 142393 144221 146512 148647 150313 150355 150818 151292 151980 152538 152616
// bufdiff-features: 152620 153272 153293 153488 155898 156460 156577 157034 158120 158996 159112
// bufdiff-features: 159776 160756 161681 161883 163687 165373 165695 165719 166037 166169 166321
// bufdiff-features: 166579 167164 167793 168815 168858 169744 171053 171369 172127 172236 172898
// bufdiff-features: 174170 174951 176031 177211 177355 178067 178560 178851 179647 180207 180898
// bufdiff-features: 181522 182966 184030 184722 184844 186959 188200 188790 189224 189391 189707
// bufdiff-features: 190166 191076 191905 192528 192628 192771 193747 193773 195183 195820 196031
// bufdiff-features: 196260 196349 197837 197849 198460 199827 201059 202241 202472 202562 203800
// bufdiff-features: 204195 204862 205434 205689 207124 207268 207330 210351 210461 212111 213275
// bufdiff-features: 214325 215959 217513 217695 217748 217899 220780 222982 223783 225818 225827
// bufdiff-features: 226767 228222 228229 228390 228741 230081 230315 230329 230601 230640 231972
// bufdiff-features: 232327 233154 233156 233259 233268 235584 236930 236986 237169 237177 238660
// bufdiff-features: 240158 240438 242145 242894 243967 243989 246543 247062 247797 248974 249841
// bufdiff-features: 250357 250611 250917 251943 251992 252466 252539 255556 258906 259528 259620
// bufdiff-features: 259771 259840 260178 260534 261263 262074
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>, %arg3: tensor<4xi32>) -> (tensor<?x3xf64>, tensor<4xi32>, tensor<4xi32>) {
    %0 = tensor.empty() : tensor<3x3xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x3xf64>) -> tensor<3x3xf64>
    %cst_0 = arith.constant dense<[[1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01]]> : tensor<3x2xf64>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %1[0, 0] [2, %c3] [2, 1] : tensor<3x3xf64> to tensor<2x?xf64>
    %2 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%cst_0, %extracted_slice : tensor<3x2xf64>, tensor<2x?xf64>) outs(%1 : tensor<3x3xf64>) -> tensor<3x3xf64>
    %3 = tensor.empty() : tensor<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %4 = linalg.fill ins(%c0_i32 : i32) outs(%3 : tensor<2xi32>) -> tensor<2xi32>
    %5 = tensor.empty() : tensor<5xi32>
    %c5_i32 = arith.constant 5 : i32
    %6 = linalg.fill ins(%c5_i32 : i32) outs(%5 : tensor<5xi32>) -> tensor<5xi32>
    %7 = linalg.conv_1d ins(%6, %4 : tensor<5xi32>, tensor<2xi32>) outs(%arg2 : tensor<4xi32>) -> tensor<4xi32>
    %cast = tensor.cast %2 : tensor<3x3xf64> to tensor<?x3xf64>
    return %cast, %7, %arg1 : tensor<?x3xf64>, tensor<4xi32>, tensor<4xi32>
  }
  func.func @f2(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> (tensor<4xi32>, tensor<2xi32>) {
    %extracted_slice = tensor.extract_slice %arg1[0] [2] [3] : tensor<4xi32> to tensor<2xi32>
    %cst = arith.constant dense<[11, 12, 13, 14, 15]> : tensor<5xi32>
    %0 = linalg.conv_1d ins(%cst, %extracted_slice : tensor<5xi32>, tensor<2xi32>) outs(%arg1 : tensor<4xi32>) -> tensor<4xi32>
    %1 = bufferization.alloc_tensor() : tensor<4xi32>
    %2 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<2xi32>
    return %0, %2 : tensor<4xi32>, tensor<2xi32>
  }
  func.func private @f3(%arg0: tensor<4xi32>) -> tensor<i32> {
    %c0 = arith.constant 0 : index
    %c100_i32 = arith.constant 100 : i32
    %from_elements = tensor.from_elements %c100_i32 : tensor<i32>
    %inserted_slice = tensor.insert_slice %from_elements into %arg0[%c0] [1] [1] : tensor<i32> into tensor<4xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %from_elements, %arg3 = %inserted_slice) -> (tensor<i32>, tensor<4xi32>) {
      %1:2 = func.call @f2(%inserted_slice, %inserted_slice) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<2xi32>)
      %extracted = tensor.extract %arg3[%arg1] : tensor<4xi32>
      %2 = linalg.copy ins(%1#0 : tensor<4xi32>) outs(%arg3 : tensor<4xi32>) -> tensor<4xi32>
      %extracted_0 = tensor.extract %2[%c1] : tensor<4xi32>
      %3 = arith.index_cast %extracted_0 : i32 to index
      %c4 = arith.constant 4 : index
      %4 = arith.remui %3, %c4 : index
      %extracted_slice = tensor.extract_slice %1#0[3] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %inserted_slice_1 = tensor.insert_slice %extracted_slice into %2[%4] [1] [%c1] : tensor<1xi32> into tensor<4xi32>
      %extracted_slice_2 = tensor.extract_slice %1#1[%c0] [1] [1] : tensor<2xi32> to tensor<i32>
      %5 = linalg.sub ins(%from_elements, %extracted_slice_2 : tensor<i32>, tensor<i32>) outs(%arg2 : tensor<i32>) -> tensor<i32>
      scf.yield %5, %inserted_slice_1 : tensor<i32>, tensor<4xi32>
    }
    return %0#0 : tensor<i32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<4xi32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<4xi32>, tensor<?x3xf64>, tensor<?xi32>, tensor<4xi32>, tensor<4xi32>) {
    %0 = call @f3(%arg1) : (tensor<4xi32>) -> tensor<i32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %extracted_0 = tensor.extract %arg0[%arg2] : tensor<4xi32>
      %4 = arith.index_cast %arg2 : index to i32
      %5 = arith.maxui %extracted_0, %4 : i32
      tensor.yield %5 : i32
    } : tensor<4xi32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<4xi32>
    %c-128_i32 = arith.constant -128 : i32
    %1 = arith.cmpi sle, %extracted, %c-128_i32 : i32
    %2 = arith.select %1, %arg0, %generated : tensor<4xi32>
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %0 into %arg0[%c0] [1] [1] : tensor<i32> into tensor<4xi32>
    %3:3 = call @f1(%arg0, %arg0, %inserted_slice, %inserted_slice) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<?x3xf64>, tensor<4xi32>, tensor<4xi32>)
    %cast = tensor.cast %3#1 : tensor<4xi32> to tensor<?xi32>
    return %2, %3#0, %cast, %3#2, %3#2 : tensor<4xi32>, tensor<?x3xf64>, tensor<?xi32>, tensor<4xi32>, tensor<4xi32>
  }
}

