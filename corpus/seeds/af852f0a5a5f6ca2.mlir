// bufdiff-profile: mixed
// bufdiff-choices: 15bf862500e6d63156911454d6cee59d3af7007369849415ebbe8c8dfd13a15ba19521e583d741a6
// bufdiff-choices: 647ac371999bb564d49f4f83bc63642252f1f9d813e1a4832f03fea3c766a70fb1c0c584ab0b62f9
// bufdiff-choices: e5b92cefbcb2aad2f430512aad536d7e39a4740826bd4bc1ee2533a5091766c9b36f8542e4f01a41
// bufdiff-choices: d1b3908ccdbf84b0705c5d2a628bd8388f742ba84f27a980
// bufdiff-features: 1209 1258 1854 2320 3164 4156 5973 6595 7371 7677 8918 10035 10476 11297 11441
// bufdiff-features: 11580 13233 13424 14484 14576 14884 15037 15482 15750 15751 16269 17232 18166
// bufdiff-features: 19419 19442 19746 21991 22221 22280 22824 23143 23643 24184 24330 25119 25388
// bufdiff-features: 26568 27048 27204 27825 28503 28900 29066 29968 30625 31692 33324 34167 34291
// bufdiff-features: 34647 35907 35957 36448 37183 37786 38783 39418 39457 40712 42467 43072 44615
// bufdiff-features: 44994 46203 47200 47392 47735 48399 49841 49956 51341 51650 51851 52155 52322
// bufdiff-features: 52553 52558 52900 52928 52958 53252 53472 53890 54203 54205 54998 55870 56404
// bufdiff-features: 57103 57718 58122 58748 59734 60313 60808 63062 63071 63610 63800 64119 64235
// bufdiff-features: 64435 64475 64716 64934 64959 65814 66422 66765 67160 67195 67388 67609 68355
// bufdiff-features: 69032 69403 69987 70106 71169 71306 74362 74881 76044 77617 78283 78855 79271
// bufdiff-features: 79350 79389 81039 81477 81511 81707 82135 82203 82565 84071 84585 84635 84853
// bufdiff-features: 84922 86125 86992 87408 87903 88732 88999 89151 89178 90170 91480 91540 92022
// bufdiff-features: 93255 93286 93394 93944 94088 94926 95285 96273 96969 97318 99009 99228 99383
// bufdiff-features: 100455 100792 101825 102697 102847 103851 104303 105914 107702 107805 107879
// bufdiff-features: 108869 109066 109076 109086 109187 110153 110816 111721 112474 112929 113626
// bufdiff-features: 114308 114869 115471 115608 115894 115990 116491 116845 117235 117779 117839
// bufdiff-features: 118081 118769 119588 119980 121000 121318 121394 122048 122764 123567 124036
// bufdiff-features: 124484 125331 127736 128163 128768 130310
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.tanh ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<[9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<4xf32>
    %1 = call @write1(%cst) : (tensor<4xf32>) -> tensor<4xf32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %from_elements = tensor.from_elements %cst_0, %cst_0, %cst_0, %cst_0 : tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst : tensor<4xf32>) outs(%from_elements : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.divf %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<4xf32>
    return %0, %1, %2 : tensor<f32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @write1(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %in, %out : f32
      linalg.yield %1 : f32
    } -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @main(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0) : (index, tensor<?xf32>, tensor<?xf32>) -> (index, tensor<?xf32>, tensor<?xf32>) {
      %1 = arith.cmpi ult, %arg1, %c1 : index
      scf.condition(%1) %arg1, %arg2, %arg3 : index, tensor<?xf32>, tensor<?xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?xf32>, %arg3: tensor<?xf32>):
      %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
      %inserted_slice = tensor.insert_slice %arg2 into %arg3[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
      %1 = tensor.empty() : tensor<f32>
      %2 = tensor.empty() : tensor<f32>
      %cst = arith.constant 3.000000e+00 : f32
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<f32>) -> tensor<f32>
      %4:3 = func.call @f1(%1, %3) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>)
      %5 = arith.addi %arg1, %c1 : index
      %6 = linalg.copy ins(%arg2 : tensor<?xf32>) outs(%arg3 : tensor<?xf32>) -> tensor<?xf32>
      %7 = linalg.sqrt ins(%arg0 : tensor<?xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
      %8 = tensor.empty(%dim) : tensor<?x2xf32>
      %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<?x2xf32>) -> tensor<?x2xf32>
      %cst_0 = arith.constant dense<[2.500000e+00, 3.500000e+00]> : tensor<2xf32>
      %10 = linalg.matvec ins(%9, %cst_0 : tensor<?x2xf32>, tensor<2xf32>) outs(%7 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %5, %10, %6 : index, tensor<?xf32>, tensor<?xf32>
    }
    return %0#2, %0#1 : tensor<?xf32>, tensor<?xf32>
  }
}

