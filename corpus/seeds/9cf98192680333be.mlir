// bufdiff-profile: cfg
// bufdiff-choices: cb54d312c40208bb7762e679075feb932f4d1be4520d87bd34d93ef5b47b06c7b8b56030ecc0d593
// bufdiff-choices: b5134613fa1cc1d4940f28e2775ab3dbf763787ac3a50010a81971e394abf81e061ed262894b5d46
// bufdiff-choices: 0b9c7493f6791472562c1eb2584a58fe3e3f3bba550caa7ac7f65f53d92e1e542b1e02dd1fbdb4fa
// bufdiff-choices: 82197df2c521e42e43fb63defa92534de0457b8a01fada5dca63af4855d75d89840407fcc9471601
// bufdiff-choices: 1409305385a2ab00d5ff943dd9455366e8697f43f2b4e4c9d9443861f75891382ad1344b284fd979
// bufdiff-choices: a7ae54352be266e83770a0c651274c1d6a71de813c8693c9d273625da69a4bae1e15f4bb7ada8dd4
// bufdiff-choices: a0acff1feeb4b07c87aa60e8a1a3c20f335a0f06a5db543c7db9136326c0e17139483a184a1feae7
// bufdiff-choices: 12255a3d759302ea04646c36048316675818aba2912676
// bufdiff-features: 501 706 3217 3579 6848 9479 10872 11408 11441 13424 14109 14884 15751 16269
// bufdiff-features: 16822 18166 19000 22280 26125 26536 27766 28814 30666 31143 33871 34167 35163
// bufdiff-features: 35625 37155 37183 39026 39150 40712 41984 42467 42749 46203 46984 47779 50633
// bufdiff-features: 51313 51415 52322 52558 52807 52928 54827 54964 54998 55113 55395 56404 60626
// bufdiff-features: 60686 61375 61505 62480 63800 64235 64287 65133 65259 66797 68355 69593 69875
// bufdiff-features: 71851 73289 73849 74057 76328 77283 78556 82135 82552 82926 84585 84922 85118
// bufdiff-features: 85843 86125 88732 88806 88958 89780 90543 92740 95273 95407 97592 99383 101264
// bufdiff-features: 101296 101867 104832 104958 106380 107614 107882 107938 109187 109732 109923
// bufdiff-features: 111839 112929 113121 113940 113959 116705 117779 119417 119764 120104 121632
// bufdiff-features: 122660 129630 131544 131851 133756 134279 134449 137045 137105 139347 141891
// bufdiff-features: 142376 142456 142660 144344 147436 149534 150313 150818 152226 153293 156191
// bufdiff-features: 156460 156577 158120 160756 162350 165636 165690 165719 165817 166090 167086
// bufdiff-features: 167357 167596 168639 168858 169420 169442 171053 172127 172518 172820 173166
// bufdiff-features: 174170 174249 175248 176447 177329 177812 178067 178165 181541 182415 184863
// bufdiff-features: 185275 186042 187596 187683 188175 188441 188790 190142 191076 191908 192422
// bufdiff-features: 193223 193282 193290 193297 193750 194134 195183 196031 196699 197125 197392
// bufdiff-features: 197837 198432 198460 198689 199818 200104 201601 205434 205689 205953 207124
// bufdiff-features: 208251 208637 210351 210461 212238 212375 212779 213275 214073 215707 215925
// bufdiff-features: 216890 217672 217719 218064 218480 218635 218648 221089 222306 223991 225759
// bufdiff-features: 225818 226357 227623 227935 228936 229266 230081 230640 233276 236584 236653
// bufdiff-features: 236930 237223 237256 240107 240158 242034 242306 243294 243546 244281 245458
// bufdiff-features: 245653 245673 245941 246303 246543 246966 249184 251992 252466 252539 252862
// bufdiff-features: 252957 256112 256688 257251 257672 257806 258378 258988 259346 259510 259528
// bufdiff-features: 260798 261059
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<f64>, %arg1: f64, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<index>, tensor<f64>, tensor<f64>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg2 : tensor<f64>) {
    ^bb0(%out: f64):
      %cst = arith.constant 5.000000e-01 : f64
      %4 = arith.minimumf %out, %cst : f64
      linalg.yield %4 : f64
    } -> tensor<f64>
    %1 = tensor.empty() : tensor<i64>
    %c2_i64 = arith.constant 2 : i64
    %2 = linalg.fill ins(%c2_i64 : i64) outs(%1 : tensor<i64>) -> tensor<i64>
    %3 = arith.index_cast %2 : tensor<i64> to tensor<index>
    return %3, %arg0, %0 : tensor<index>, tensor<f64>, tensor<f64>
  }
  func.func @f2(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, i1) {
    %extracted = tensor.extract %arg2[] : tensor<f64>
    %0 = math.trunc %extracted : f64
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f64>) outs(%arg1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %6 = arith.subf %in, %0 : f64
      linalg.yield %6 : f64
    } -> tensor<f64>
    %2 = arith.cmpf oeq, %0, %extracted : f64
    %3 = arith.select %2, %arg2, %arg1 : tensor<f64>
    %4 = linalg.copy ins(%1 : tensor<f64>) outs(%3 : tensor<f64>) -> tensor<f64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f64>) outs(%arg1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %6 = arith.minimumf %in, %out : f64
      linalg.yield %6 : f64
    } -> tensor<f64>
    return %4, %2 : tensor<f64>, i1
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %cst = arith.constant -2.500000e+00 : f64
    %0 = arith.cmpf uno, %extracted, %cst : f64
    cf.cond_br %0, ^bb1, ^bb2(%arg0 : tensor<f64>)
  ^bb1:  // pred: ^bb0
    %cst_0 = arith.constant dense<[[5.000000e-01, 1.500000e+00, 2.500000e+00], [3.500000e+00, 4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00, 8.500000e+00]]> : tensor<3x3xf64>
    %1 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<3x3xf64>) outs(%cst_0 : tensor<3x3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_1 = arith.constant -0.000000e+00 : f64
      %3 = arith.minimumf %in, %cst_1 : f64
      linalg.yield %3 : f64
    } -> tensor<3x3xf64>
    cf.br ^bb2(%arg0 : tensor<f64>)
  ^bb2(%2: tensor<f64>):  // 2 preds: ^bb0, ^bb1
    return %2 : tensor<f64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: f64) -> (tensor<f64>, i1) {
    %0:3 = call @f3(%arg0, %arg1, %arg0, %arg0) : (tensor<f64>, f64, tensor<f64>, tensor<f64>) -> (tensor<index>, tensor<f64>, tensor<f64>)
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.fill ins(%arg1 : f64) outs(%1 : tensor<f64>) -> tensor<f64>
    %3 = call @f1(%0#2, %2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %4:2 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %0#1, %arg4 = %arg1) -> (tensor<f64>, f64) {
      %7 = arith.index_cast %0#0 : tensor<index> to tensor<i64>
      %8 = tensor.empty(%c3) : tensor<?xi64>
      %c42_i64 = arith.constant 42 : i64
      %9 = linalg.fill ins(%c42_i64 : i64) outs(%8 : tensor<?xi64>) -> tensor<?xi64>
      %cst = arith.constant dense<[7, 10, 13]> : tensor<3xi64>
      %10 = linalg.dot ins(%9, %cst : tensor<?xi64>, tensor<3xi64>) outs(%7 : tensor<i64>) -> tensor<i64>
      %11 = func.call @f1(%arg3, %arg3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %12 = linalg.copy ins(%2 : tensor<f64>) outs(%arg3 : tensor<f64>) -> tensor<f64>
      scf.yield %12, %arg4 : tensor<f64>, f64
    }
    %5 = linalg.sub ins(%4#0, %0#1 : tensor<f64>, tensor<f64>) outs(%4#0 : tensor<f64>) -> tensor<f64>
    %6:2 = call @f2(%4#0, %3, %5, %5) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, i1)
    return %6#0, %6#1 : tensor<f64>, i1
  }
}

