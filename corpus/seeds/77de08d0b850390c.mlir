// bufdiff-profile: wide
// bufdiff-choices: 081d10fdd2dc66826954eb88f5b1031d09ed022f32719ff24b61118b734c3cda4521a89a5db11911
// bufdiff-choices: a22230b130d0e05b94090b6c80f45416741664028bbc815f277d9ee491a1185787c4ac1f3cc9bcb7
// bufdiff-choices: 1baf48ee64132ed4b9d096897e016d5a0be1b79cc0db6fc1f7fd03f04fd9dabcad109a33cf6cdebb
// bufdiff-choices: f91ce610def042dc680fb9d8538d6f36bb35d4fe811e667d465af1a052e6bbf898b71a2cba70b726
// bufdiff-choices: c3f219c2f4f98e85aa9d16d291862e1881ba3e9d5651e5747646915a978bdc965a1efba9bd091bc4
// bufdiff-choices: 705b070191007d92d5330529e1d1cc8bc431b45ecf837851987b646cd237be817326376c2da1b4a6
// bufdiff-choices: 7e44db076272ac0ecd8aff8e318dbc1a2d48a86f9eb1ada389acc7f69fabf3d1037be9786b50dfb3
// bufdiff-choices: 35b07d9d88914fe410b6da917138c1758a9f7a3561003f9856242fe7d11c8bb6960ac68c7944fcf9
// bufdiff-choices: ad49c69b925c017f649c6371a1ab6fc65f107aaec6879f449289b2e01f7c8820b3e1f0e2e3eded7b
// bufdiff-choices: 6e52641f832c4b22d944b37214898ca879ed338c66c719d7ef3f7c7d916a88caf7ed1d
// bufdiff-features: 294 495 513 600 706 1150 1235 1258 1375 1621 1854 2225 2270 2292 2332 2820 2898
// bufdiff-features: 2945 3123 3579 4165 4752 5187 5619 5973 6136 6363 7014 7404 7516 7677 8021 8134
// bufdiff-features: 9479 10487 10819 10872 10968 11162 12770 13233 13387 13424 14355 14704 15440
// bufdiff-features: 15541 15593 15738 15751 16269 16405 17193 18166 18667 18774 19113 19166 19419
// bufdiff-features: 19746 19835 20686 21522 22221 22280 22416 22860 23787 24184 24259 24393 24402
// bufdiff-features: 24690 24812 24826 25119 25253 25388 26125 26462 26507 26568 26808 27048 27132
// bufdiff-features: 27535 27543 27766 27825 28349 28524 28724 29277 30209 30293 30666 31543 31692
// bufdiff-features: 31863 31899 31972 32903 33607 34159 34167 34301 34564 34623 34647 34745 35602
// bufdiff-features: 36014 36441 36784 37183 37231 37251 37332 37490 37694 37743 37761 37786 38754
// bufdiff-features: 38783 38876 39418 40084 40479 40712 41984 42344 42467 42749 42858 43092 43098
// bufdiff-features: 43443 44132 45765 46203 46283 46522 46832 46995 47102 47392 47488 47762 48243
// bufdiff-features: 48598 49657 50450 51647 52155 52322 52558 52573 52807 52900 52958 53171 53243
// bufdiff-features: 53469 54500 54827 54964 54998 55870 55887 56404 57651 57665 57718 58024 58123
// bufdiff-features: 58308 59448 59555 59623 59703 60686 60836 61066 61079 61556 61628 61699 61868
// bufdiff-features: 62218 62675 62701 63062 63071 63642 63800 63929 64119 64120 64235 64435 64959
// bufdiff-features: 64976 65133 65814 66195 66312 66422 66623 66752 66765 66777 66995 67388 68355
// bufdiff-features: 68408 69875 69987 70437 70529 70544 71050 71168 71169 71306 71689 71904 71928
// bufdiff-features: 72413 73287 73289 73388 73802 74057 74255 74362 74507 74617 74864 74881 75085
// bufdiff-features: 75361 76052 76339 76659 77129 77261 77317 77875 78283 78430 78950 79334 79389
// bufdiff-features: 79972 80046 80665 81160 81316 81556 81736 81993 82011 82135 82182 82203 83000
// bufdiff-features: 83127 83194 83659 83672 83900 84585 84887 84922 85282 85576 85640 85843 86125
// bufdiff-features: 86357 86827 86992 87408 87810 87903 88081 88732 88787 88958 89110 89151 89178
// bufdiff-features: 89780 89812 90090 90097 90585 91312 91540 91737 91884 92159 92568 93150 93719
// bufdiff-features: 94088 94301 94401 96273 96431 96652 96757 96969 97318 97447 97582 97715 98501
// bufdiff-features: 99009 99228 99383 99522 99568 100025 101582 102204 102422 103108 103274 103315
// bufdiff-features: 103339 103851 104069 104405 104580 104931 104952 105795 106314 106691 107702
// bufdiff-features: 108012 108169 108869 108977 109028 109086 109187 109923 110162 110236 110281
// bufdiff-features: 110780 110816 111378 111883 112275 112474 112800 112929 113821 113901 113920
// bufdiff-features: 114308 114343 114425 114547 114601 115471 115804 117235 117513 117724 118769
// bufdiff-features: 119200 119334 119343 119764 119876 120049 120383 120595 121394 121467 121632
// bufdiff-features: 122367 122519 122764 124614 125040 125175 125573 125875 125908 125921 126398
// bufdiff-features: 126734 127306 128332 128694 128768 128916 129288 129478 129878 130294 130500
// bufdiff-features: 130602 130933
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<?x3x1xf32>, tensor<3x3x3xf32>, tensor<f32>, tensor<3x4xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, f32, f32) {
    %cst = arith.constant -2.500000e+00 : f32
    %0:3 = call @f5(%arg1, %cst) : (tensor<f32>, f32) -> (tensor<3x?x?xf32>, tensor<f32>, tensor<3x3x1xf32>)
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %extracted = tensor.extract %0#0[%arg3, %arg4, %arg5] : tensor<3x?x?xf32>
      %4 = arith.index_cast %arg3 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.index_cast %arg4 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.index_cast %arg5 : index to i64
      %9 = arith.sitofp %8 : i64 to f32
      %10 = arith.addf %extracted, %5 : f32
      %11 = arith.minimumf %10, %7 : f32
      %12 = arith.minimumf %11, %9 : f32
      tensor.yield %12 : f32
    } : tensor<3x3x3xf32>
    %1:3 = call @f2(%arg0) : (tensor<3x4xf32>) -> (tensor<f32>, f32, f32)
    %2 = call @f3(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %3:3 = call @f6(%0#1, %0#1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<3xf32>, tensor<f32>)
    %cast = tensor.cast %0#2 : tensor<3x3x1xf32> to tensor<?x3x1xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    return %cast, %generated, %1#0, %2, %3#0, %3#1, %3#2, %cst_0, %cst : tensor<?x3x1xf32>, tensor<3x3x3xf32>, tensor<f32>, tensor<3x4xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, f32, f32
  }
  func.func @f6(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<3xf32>, tensor<f32>) {
    %cst = arith.constant dense<[9.500000e+00, 1.050000e+01, 1.150000e+01]> : tensor<3xf32>
    %cst_0 = arith.constant dense<[1.150000e+01, 1.250000e+01, 1.350000e+01]> : tensor<3xf32>
    %0 = linalg.dot ins(%cst, %cst_0 : tensor<3xf32>, tensor<3xf32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:2 = scf.while (%arg2 = %c0, %arg3 = %cst_0) : (index, tensor<3xf32>) -> (index, tensor<3xf32>) {
      %2 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%2) %arg2, %arg3 : index, tensor<3xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<3xf32>):
      %2 = arith.addi %arg2, %c1 : index
      %3 = linalg.sqrt ins(%cst : tensor<3xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
      %mapped = linalg.map ins(%cst, %cst_0 : tensor<3xf32>, tensor<3xf32>) outs(%3 : tensor<3xf32>)
        (%in: f32, %in_1: f32, %init: f32) {
          %4 = arith.cmpf olt, %in, %in_1 : f32
          %5 = arith.select %4, %in, %in_1 : f32
          linalg.yield %5 : f32
        }
      scf.yield %2, %mapped : index, tensor<3xf32>
    }
    return %0, %1#1, %arg0 : tensor<f32>, tensor<3xf32>, tensor<f32>
  }
  func.func @f2(%arg0: tensor<3x4xf32>) -> (tensor<f32>, f32, f32) {
    %cst = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %0:3 = call @f1(%cst, %cst, %cst_0, %cst) : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>, f32)
    return %0#1, %0#2, %cst_0 : tensor<f32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32) {
    %0 = linalg.powf ins(%arg3, %arg3 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
    %inserted = tensor.insert %arg2 into %arg0[] : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %0) -> (tensor<f32>) {
      %2 = linalg.copy ins(%arg1 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      scf.yield %2 : tensor<f32>
    }
    return %inserted, %1, %arg2 : tensor<f32>, tensor<f32>, f32
  }
  func.func private @f3(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[%c2, %c0] [1, 1] [1, 1] : tensor<1xf32> into tensor<3x4xf32>
    return %inserted_slice : tensor<3x4xf32>
  }
  func.func private @f4(%arg0: tensor<3x?x?xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3x?x?xf32>, tensor<3x3x1xf32>) {
    %0 = call @part4(%arg0) : (tensor<3x?x?xf32>) -> tensor<3x3x1xf32>
    %1 = linalg.div ins(%arg0, %arg0 : tensor<3x?x?xf32>, tensor<3x?x?xf32>) outs(%arg0 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    %2 = tensor.empty() : tensor<3x3x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<3x3x1xf32>) outs(%2 : tensor<3x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 5.000000e-01 : f32
      %4 = arith.addf %in, %cst : f32
      linalg.yield %4 : f32
    } -> tensor<3x3x1xf32>
    return %1, %3 : tensor<3x?x?xf32>, tensor<3x3x1xf32>
  }
  func.func private @part4(%arg0: tensor<3x?x?xf32>) -> tensor<3x3x1xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [3, 3, 1] [1, 1, 1] : tensor<3x?x?xf32> to tensor<3x3x1xf32>
    return %extracted_slice : tensor<3x3x1xf32>
  }
  func.func private @f5(%arg0: tensor<f32>, %arg1: f32) -> (tensor<3x?x?xf32>, tensor<f32>, tensor<3x3x1xf32>) {
    %0:3 = call @f1(%arg0, %arg0, %arg1, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>, f32)
    %cst = arith.constant dense<[[[5.500000e+00, 6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01, 1.350000e+01]], [[1.450000e+01, 1.550000e+01, 1.650000e+01], [1.750000e+01, 1.850000e+01, 1.950000e+01], [2.050000e+01, 2.150000e+01, 2.250000e+01]], [[2.350000e+01, 2.450000e+01, 2.550000e+01], [2.650000e+01, 2.750000e+01, 2.850000e+01], [2.950000e+01, 3.050000e+01, 3.150000e+01]]]> : tensor<3x3x3xf32>
    %cast = tensor.cast %cst : tensor<3x3x3xf32> to tensor<3x?x?xf32>
    %1 = tensor.empty() : tensor<3x4xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %3:2 = call @f4(%cast, %2) : (tensor<3x?x?xf32>, tensor<3x4xf32>) -> (tensor<3x?x?xf32>, tensor<3x3x1xf32>)
    return %3#0, %0#1, %3#1 : tensor<3x?x?xf32>, tensor<f32>, tensor<3x3x1xf32>
  }
}

