// bufdiff-profile: idioms
// bufdiff-choices: 15bf862500e6d63156911454d6cee59d3af7007369849415ebbe8c8dfd13a15ba19521e583d741a6
// bufdiff-choices: 647ac371999bb564d49f4f83bc63642252f1f9d813e1a4832f03fea3c766a70fb1c0c584ab0b62f9
// bufdiff-choices: e5b92cefbcb2aad2f430512aad536d7e39a4740826bd4bc1ee2533a5091766c9b36f8542e4f01a41
// bufdiff-choices: d1b3908ccdbf84b0705c5d2a628bd8388f742ba84f27a980a11219244ec71c542f6ed6d2297dbc7f
// bufdiff-choices: ce0a7fe36a
// bufdiff-features: 1904 2320 3325 4752 4967 5973 6611 7371 7691 8918 10035 10476 11162 11408 13233
// bufdiff-features: 13424 14462 14576 14704 15482 15751 15957 16640 17232 18166 19302 19419 19746
// bufdiff-features: 22221 22280 24135 24184 24454 24690 24826 25119 25388 26568 27048 27535 27766
// bufdiff-features: 27825 28907 30666 31692 31972 33324 34167 34647 35907 37155 37183 37786 38452
// bufdiff-features: 38783 40712 41984 43098 43209 43442 43758 44364 46095 46203 46995 47200 47392
// bufdiff-features: 48598 49841 51415 51791 51851 52553 52558 52823 52900 52958 53252 54180 54203
// bufdiff-features: 54970 54998 55148 55512 56404 57718 58303 60313 61350 61699 63062 63610 63800
// bufdiff-features: 64120 64235 64435 64716 64959 66195 66422 66765 67388 67609 68355 69032 69403
// bufdiff-features: 69987 70106 71169 71306 71667 73663 74057 74362 76973 77617 78283 78430 79389
// bufdiff-features: 80505 81039 81443 81612 82149 82203 83194 84071 84291 84585 84853 84887 84922
// bufdiff-features: 85547 85681 85843 86125 86992 88732 89083 89110 89812 90090 90585 91540 91737
// bufdiff-features: 92022 92144 92194 93255 93286 94651 94926 95285 95507 96273 97318 99009 99228
// bufdiff-features: 99383 99490 99842 102461 104931 104952 105914 106761 107702 107805 107879
// bufdiff-features: 108810 109086 109187 111800 112474 112929 113209 113295 114248 114308 114869
// bufdiff-features: 115471 115608 115990 117767 118769 119588 121394 122048 123794 124010 124232
// bufdiff-features: 124442 125741 126932 127736 128733 128768 128833 130172 130310
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<?xf32> {bufferization.writable = false}) -> (tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>) {
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32, %out_1: f32):
      %5 = arith.subf %out, %in : f32
      %cst_2 = arith.constant -6.000000e+00 : f32
      %6 = arith.subf %out_1, %cst_2 : f32
      linalg.yield %5, %6 : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
    %1 = tensor.empty() : tensor<4xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    %c2 = arith.constant 2 : index
    affine.if #set(%c2) {
      %5 = linalg.sqrt ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    }
    %cst_0 = arith.constant dense<2.500000e+00> : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%cst_0 : tensor<f32>) {
    ^bb0(%out: f32):
      %5 = arith.negf %out : f32
      %6 = arith.addf %5, %cst : f32
      linalg.yield %6 : f32
    } -> tensor<f32>
    %4:3 = call @f1(%3, %3) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>)
    return %4#1, %4#0, %2, %0#1, %0#0, %arg0, %4#2 : tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>
  }
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
}

