// bufdiff-profile: types
// bufdiff-choices: ad0357e085342b17332cb21412d1a7ffc4868892d15a8f19e3160391ade14fca0c7e7559afcac64e
// bufdiff-choices: ab70a9829ace301bfaad2970643d89aea2ba1785e8f08f6953192738a58229dd4ad35feb182d8606
// bufdiff-choices: c235f0451f514b1de813d5a829e7c2546224f75e5ce1c9c82156fa2d404506882a2080c5daa1de27
// bufdiff-choices: 5b286f8bcc98cb98acc713f068f7bf9c540d68b351a4896e1bf337380e62718f047fa0794555407a
// bufdiff-choices: 10f0df5d744b9c527af64e201115bc42439a77dce885f013291adb6e0438bc47c429bcfa4645269d
// bufdiff-choices: b70011e9d8410559786791dcc3504815e7a45ab683718c08b363abe9d1dc9e1cecad5c7cf0c99e65
// bufdiff-choices: ea7796c9fcb2c2fe43b84cb70682e76ffa4cd59133d96f5ee3b580e02288b831ee11c2a44aa199e1
// bufdiff-choices: c6094faa772232f29e3500f12e00c626bf33b4339bfac2b0dc064f86898c2a6b7deb10069b62c971
// bufdiff-choices: 38c74d9a6e092d3e4701617180a87529ced8e87aa8ec0c70843379967ca8abc55fa4493e5e2ed73c
// bufdiff-choices: acdcc76f0517bb18a4507066a97a8d51185edb95828f43e274
// bufdiff-features: 1502 1829 2332 2742 2898 4165 4935 5197 6163 6314 7758 8813 9479 9748 9981
// bufdiff-features: 10040 10318 10476 10819 11182 11202 11538 11703 12170 12179 12415 12932 13003
// bufdiff-features: 13233 14454 15440 15751 15903 15934 16405 16428 16640 16960 17229 18322 18774
// bufdiff-features: 20099 20686 20717 21115 21193 22095 22221 22280 22640 23399 23624 23787 24826
// bufdiff-features: 25119 25388 25481 25818 26369 26464 26568 26645 26910 26960 27048 27825 28251
// bufdiff-features: 28652 28724 28814 29277 29411 29590 29684 29968 30145 30209 30427 30575 30666
// bufdiff-features: 31175 31543 31899 32588 33530 33881 34069 34167 34647 35391 35403 35424 35507
// bufdiff-features: 36784 37007 37786 38152 38401 38555 38783 39747 39981 40044 41854 42282 42344
// bufdiff-features: 42497 42728 42984 46110 46203 46522 46832 47244 47392 47822 48598 48905 49097
// bufdiff-features: 49370 49397 49489 50022 50894 51415 52062 52085 52650 52807 52900 52958 54083
// bufdiff-features: 54203 54500 54915 54998 55622 55887 56673 57054 57660 57718 58024 58190 58303
// bufdiff-features: 59448 61023 61066 61556 61692 62218 63062 63071 63800 63998 64235 64386 65625
// bufdiff-features: 66192 66228 66422 66765 66930 68355 68782 69032 69987 70255 70438 71306 71490
// bufdiff-features: 72011 72674 73140 73388 74057 74362 74399 74507 74617 75921 76328 76953 77693
// bufdiff-features: 77872 78283 78697 79229 79279 79286 79389 80119 80812 81736 81814 82135 82203
// bufdiff-features: 82264 83314 83493 84322 84585 84853 85004 85176 85640 86125 86479 86600 86834
// bufdiff-features: 86937 87017 87228 87761 88317 89780 89964 90082 90202 91074 92022 92492 93150
// bufdiff-features: 94178 95106 95273 95285 95535 96273 96468 96969 97131 97318 97447 97666 98194
// bufdiff-features: 98201 98501 99009 99228 99365 99568 99757 101867 102809 103315 103341 103715
// bufdiff-features: 104054 104303 104312 104315 104931 105289 105857 106097 107805 107850 108165
// bufdiff-features: 109086 109327 110236 110530 111587 111976 112474 112709 112929 113020 113620
// bufdiff-features: 113853 113920 114145 114248 114354 114386 115026 115471 115608 115711 115804
// bufdiff-features: 117222 118576 118778 118850 119678 119958 120145 120383 121252 121467 121682
// bufdiff-features: 122642 122764 123319 124614 125040 125265 125908 126166 127243 127834 128228
// bufdiff-features: 128768 129129 129630 129946 130387 130541
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x2xf64>, %arg1: f64, %arg2: tensor<0x0xf64> {bufferization.writable = false}) -> (tensor<?x?x?xf64>, tensor<1x?xf64>, tensor<2x5xf64>) {
    %cst = arith.constant dense<[[2.500000e+00, 1.500000e+00, 5.000000e-01, -5.000000e-01, -1.500000e+00], [-2.500000e+00, -3.500000e+00, -4.500000e+00, -5.500000e+00, -6.500000e+00]]> : tensor<2x5xf64>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst, %cst : tensor<2x5xf64>, tensor<2x5xf64>) outs(%cst : tensor<2x5xf64>) {
    ^bb0(%in: f64, %in_1: f64, %out: f64):
      %6 = arith.divf %in, %in_1 : f64
      linalg.yield %6 : f64
    } -> tensor<2x5xf64>
    %1 = tensor.empty() : tensor<2x5xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<2x5xf64>) outs(%1 : tensor<2x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %6 = arith.divf %in, %arg1 : f64
      linalg.yield %6 : f64
    } -> tensor<2x5xf64>
    %3 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %0) -> (tensor<2x5xf64>) {
      %cst_1 = arith.constant dense<[[9.500000e+00, 1.250000e+01, 1.550000e+01, 1.850000e+01, 2.150000e+01], [2.450000e+01, 2.750000e+01, 3.050000e+01, 3.350000e+01, 3.650000e+01]]> : tensor<2x5xf64>
      %c1 = arith.constant 1 : index
      %extracted_slice = tensor.extract_slice %2[0, 0] [%c1, 5] [1, 1] : tensor<2x5xf64> to tensor<?x5xf64>
      %6 = linalg.tanh ins(%cst : tensor<2x5xf64>) outs(%2 : tensor<2x5xf64>) -> tensor<2x5xf64>
      %7 = tensor.empty() : tensor<1x5xf64>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<?x5xf64>) outs(%7 : tensor<1x5xf64>) {
      ^bb0(%in: f64, %out: f64):
        %11 = arith.mulf %in, %arg1 : f64
        linalg.yield %11 : f64
      } -> tensor<1x5xf64>
      %extracted_slice_2 = tensor.extract_slice %arg4[%arg3, 0] [1, 5] [1, 1] : tensor<2x5xf64> to tensor<1x5xf64>
      %false = arith.constant false
      %false_3 = arith.constant false
      %true = arith.constant true
      %false_4 = arith.constant false
      %false_5 = arith.constant false
      %from_elements = tensor.from_elements %false, %false_3, %true, %false_4, %false_5 : tensor<1x5xi1>
      %9 = linalg.select ins(%from_elements, %8, %extracted_slice : tensor<1x5xi1>, tensor<1x5xf64>, tensor<?x5xf64>) outs(%extracted_slice_2 : tensor<1x5xf64>) -> tensor<1x5xf64>
      %10 = linalg.tanh ins(%8 : tensor<1x5xf64>) outs(%9 : tensor<1x5xf64>) -> tensor<1x5xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %10 into %arg4[%arg3, 0] [1, 5] [1, 1] : tensor<1x5xf64> into tensor<2x5xf64>
      }
    }
    %cst_0 = arith.constant dense<[7.500000e+00, 8.500000e+00]> : tensor<2xf64>
    %4 = call @f2(%cst_0) : (tensor<2xf64>) -> tensor<4x2xf64>
    %cast = tensor.cast %4 : tensor<4x2xf64> to tensor<?x2xf64>
    %5:2 = call @f3(%cast) : (tensor<?x2xf64>) -> (tensor<?x?x?xf64>, tensor<1x?xf64>)
    return %5#0, %5#1, %3 : tensor<?x?x?xf64>, tensor<1x?xf64>, tensor<2x5xf64>
  }
  func.func private @f2(%arg0: tensor<2xf64>) -> tensor<4x2xf64> {
    %cst = arith.constant 1.000000e+01 : f64
    %cst_0 = arith.constant 7.250000e+00 : f64
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf64>
    %0 = linalg.div ins(%arg0, %from_elements : tensor<2xf64>, tensor<2xf64>) outs(%from_elements : tensor<2xf64>) -> tensor<2xf64>
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %2 = arith.index_cast %arg1 : index to i64
      %3 = arith.sitofp %2 : i64 to f64
      %4 = arith.index_cast %arg2 : index to i64
      %5 = arith.sitofp %4 : i64 to f64
      %6 = arith.addf %3, %5 : f64
      tensor.yield %6 : f64
    } : tensor<4x2xf64>
    %generated_1 = tensor.generate  {
    ^bb0(%arg1: index):
      %2 = arith.index_cast %arg1 : index to i64
      %3 = arith.sitofp %2 : i64 to f64
      %4 = arith.subf %3, %cst_0 : f64
      tensor.yield %4 : f64
    } : tensor<2xf64>
    %1 = call @f1(%generated, %generated, %generated, %generated_1) : (tensor<4x2xf64>, tensor<4x2xf64>, tensor<4x2xf64>, tensor<2xf64>) -> tensor<4x2xf64>
    return %1 : tensor<4x2xf64>
  }
  func.func private @f1(%arg0: tensor<4x2xf64>, %arg1: tensor<4x2xf64>, %arg2: tensor<4x2xf64>, %arg3: tensor<2xf64>) -> tensor<4x2xf64> {
    %0 = linalg.floor ins(%arg1 : tensor<4x2xf64>) outs(%arg1 : tensor<4x2xf64>) -> tensor<4x2xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x2xf64>) outs(%arg2 : tensor<4x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<4x2xf64>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %1[%c2, %c1] : tensor<4x2xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %2 = arith.cmpf ule, %extracted, %cst : f64
    %3 = arith.select %2, %0, %arg0 : tensor<4x2xf64>
    return %3 : tensor<4x2xf64>
  }
  func.func @f3(%arg0: tensor<?x2xf64>) -> (tensor<?x?x?xf64>, tensor<1x?xf64>) {
    %0 = linalg.sqrt ins(%arg0 : tensor<?x2xf64>) outs(%arg0 : tensor<?x2xf64>) -> tensor<?x2xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x2xf64>
    %expanded = tensor.expand_shape %0 [[0, 1], [2]] output_shape [1, %dim, 2] : tensor<?x2xf64> into tensor<1x?x2xf64>
    %collapsed = tensor.collapse_shape %expanded [[0], [1, 2]] : tensor<1x?x2xf64> into tensor<1x?xf64>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 1] [%c1, %dim, %c1] [1, 1, 1] : tensor<1x?x2xf64> to tensor<?x?x?xf64>
    return %extracted_slice, %collapsed : tensor<?x?x?xf64>, tensor<1x?xf64>
  }
}

