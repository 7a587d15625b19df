// bufdiff-profile: idioms
// bufdiff-choices: 15bf862500e6d63156911454d6cee59d3af7007369849415ebbe8c8dfd13a15ba19521e583d741a6
// bufdiff-choices: 647ac371999bb564d49f4f83bc63642252f1f9d813e1a4832f03fea3c766a70fb1c0c584ab0b62f9
// bufdiff-choices: e5b92cefbcb2aad2f430512aad536d7e39a4740826bd4bc1ee2533a5091766c9b36f8542e4f01a41
// bufdiff-choices: d1b3908ccdbf84b0705c5d2a628bd8388f742ba84f27a980a11219244ec71c542f6ed6d2297dbc7f
// bufdiff-choices: ce0a7fe36aa96bba0e6d21ed49
// bufdiff-features: 17 981 1904 1935 2320 3325 3995 4462 4752 5973 6611 7014 7371 8918 9519 10035
// bufdiff-features: 10476 11162 11277 11408 11580 13233 13424 14576 14709 14884 15440 15482 15751
// bufdiff-features: 15957 16269 16640 16682 17232 18166 18774 19419 19442 19746 19985 20749 22221
// bufdiff-features: 22259 22280 23675 24184 25119 25388 25527 26008 26568 26796 27048 27766 27825
// bufdiff-features: 28907 29968 30666 30811 31543 31692 31899 32721 33052 33324 34159 34167 34647
// bufdiff-features: 34965 36076 36784 37155 37183 37199 37743 37786 38452 38783 40479 40712 41984
// bufdiff-features: 42282 42344 42467 43209 46095 46203 46832 46995 47200 47392 49841 50469 50476
// bufdiff-features: 50893 50894 51062 51415 51851 52553 52558 52807 52823 52900 52958 53252 53469
// bufdiff-features: 53823 53890 54203 54385 54970 54998 56404 57718 58122 58303 60302 60313 60686
// bufdiff-features: 60839 61350 61556 61699 63062 63610 63642 63800 64120 64235 64435 64716 64959
// bufdiff-features: 65726 66422 66765 66777 66869 67388 67609 68355 69032 69403 69987 70106 70955
// bufdiff-features: 71169 71306 73289 73802 74057 74358 74360 74362 75900 76973 77617 78283 78430
// bufdiff-features: 78796 79389 80389 81039 81612 81736 82203 83194 84585 84853 84922 85498 85843
// bufdiff-features: 86125 86992 88605 88732 88999 89780 91005 91540 92022 92194 93255 93286 94926
// bufdiff-features: 94961 95285 96273 96427 96431 97318 98299 98379 98501 99009 99228 99243 99383
// bufdiff-features: 99490 99568 100181 101770 102461 103257 104303 104315 104931 105858 105914
// bufdiff-features: 106382 106761 107161 107702 107805 107879 107882 108221 108992 109086 109187
// bufdiff-features: 110153 112474 112800 112929 113209 113901 113920 114248 114308 114869 115311
// bufdiff-features: 115471 115778 115990 117235 118769 119588 119665 119876 121394 121412 121467
// bufdiff-features: 121626 122048 122764 124232 124604 125741 128163 128768 130310 130354
#map = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<?xf32> {bufferization.writable = false}) -> (tensor<?xf32>, tensor<f32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32, %out_0: f32):
      %5 = arith.subf %out, %in : f32
      %cst_1 = arith.constant -6.000000e+00 : f32
      %6 = arith.subf %out_0, %cst_1 : f32
      linalg.yield %5, %6 : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
    %1 = tensor.empty() : tensor<4xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %5 = func.call @part3(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
      %6 = linalg.add ins(%5, %0#0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
      %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
      %7 = tensor.empty(%dim) : tensor<?xf32>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<?xf32>) outs(%7 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.negf %in : f32
        %10 = arith.addf %9, %cst : f32
        linalg.yield %10 : f32
      } -> tensor<?xf32>
      %inserted_slice = tensor.insert_slice %8 into %0#1[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
    }
    %3 = tensor.empty() : tensor<f32>
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %4:3 = call @f1(%3, %from_elements) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<4xf32>, tensor<?xf32>)
    %cast = tensor.cast %4#1 : tensor<4xf32> to tensor<?xf32>
    return %cast, %4#0, %2, %0#1, %4#2 : tensor<?xf32>, tensor<f32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<4xf32>, tensor<?xf32>) {
    %0 = linalg.tanh ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<[9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<4xf32>
    %1 = call @write1(%cst) : (tensor<4xf32>) -> tensor<4xf32>
    %c4 = arith.constant 4 : index
    %2 = tensor.empty(%c4) : tensor<?xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst : tensor<4xf32>) outs(%3 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.divf %in, %out : f32
      linalg.yield %5 : f32
    } -> tensor<?xf32>
    return %0, %1, %4 : tensor<f32>, tensor<4xf32>, tensor<?xf32>
  }
  func.func private @write1(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %in, %out : f32
      linalg.yield %1 : f32
    } -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @part3(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    return %extracted_slice : tensor<?xf32>
  }
}

