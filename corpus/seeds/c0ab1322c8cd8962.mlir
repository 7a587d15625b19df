// bufdiff-profile: idioms
// bufdiff-choices: 80243337c3b3c82a9b3e24e1687b33c0ed235d3160c73c8794d7aeff822f5e35b1016cad9d1d944f
// bufdiff-choices: 5ea13867528e2bca9bbb4e2a27083d5bcf43ce9d94c9ebe8111e7027b0114248836d0d95cda0f98f
// bufdiff-choices: ff3e3c630723525b5ee64f3005a719380c442a6ce85c07e1515df8ef6f87011053f302d0bf3422bd
// bufdiff-choices: 4e2510b4fced66362298f0ba9b4ce4a750f0a540fe757834a8a03e8183f34cee19c422a0427c9cfd
// bufdiff-choices: 19d9ba2d55fa029a393eb0dcd2c3cfac05f633fbac4bb72195e2f7c453e350535e2845f751e34d25
// bufdiff-choices: 25fb1636fb4db9801aab1439db5cbc210644ad0acd8cbfe7fd7ce8b95f10ba5523f3c3b4e9df68bd
// bufdiff-choices: 89850a3f15dbc8
// bufdiff-features: 600 1631 2572 2684 2898 4752 4967 5201 5534 5973 6360 6363 6611 7294 8918 9479
// bufdiff-features: 10819 10968 11162 11825 12276 12824 12883 13233 13424 13949 14704 14925 14929
// bufdiff-features: 15669 15751 15788 15791 15897 16067 16269 16682 16960 17193 17260 18166 18588
// bufdiff-features: 20003 20254 20864 22221 22280 23600 24184 24259 25119 25253 25388 26528 26536
// bufdiff-features: 26568 26922 27048 27738 27766 27825 28823 29532 29590 29667 29684 29968 30400
// bufdiff-features: 31247 31692 31972 32615 33242 34167 34249 34601 34647 34806 36014 36092 36721
// bufdiff-features: 37183 37251 37289 37315 37782 37786 38783 40195 40348 40712 40812 41984 42282
// bufdiff-features: 42344 42412 42858 43092 43662 44505 44522 44959 45710 46139 46203 46832 46995
// bufdiff-features: 47093 47200 47392 47488 48598 48667 49135 50005 50450 51372 51415 51851 52062
// bufdiff-features: 52148 52558 52595 52900 52958 53057 53180 54998 55202 55887 56404 56625 57383
// bufdiff-features: 57718 58024 58602 60897 61341 61350 61556 61699 62535 62991 63062 63071 63610
// bufdiff-features: 63642 64119 64120 64235 64435 64959 66195 66422 66765 66852 68141 68355 68755
// bufdiff-features: 69032 69286 69403 69449 69987 70036 70119 71168 71169 71306 71701 71904 71980
// bufdiff-features: 72280 73123 73140 73289 73292 73437 73528 73675 74010 74057 74362 74471 74617
// bufdiff-features: 74672 76009 76208 76587 76659 76677 76945 76953 78430 78457 78950 79229 79389
// bufdiff-features: 79539 79682 79852 80895 80976 81160 81229 81316 81443 81707 82135 82203 82383
// bufdiff-features: 82552 83194 83488 83900 84127 84585 84853 84887 84922 85800 86125 86992 87444
// bufdiff-features: 87862 88732 89110 89175 89780 89812 89964 90097 90104 90116 90585 91253 91312
// bufdiff-features: 91540 91737 91884 91910 92022 92093 92144 92194 92898 93171 93719 94755 94913
// bufdiff-features: 95273 95285 95507 95969 96273 97318 98187 98194 99009 99228 99383 99568 100083
// bufdiff-features: 100866 101280 101296 101582 101983 101987 102204 102215 102601 103056 103315
// bufdiff-features: 104303 104757 104931 104952 105166 105858 106321 106352 106463 107400 107702
// bufdiff-features: 108600 109028 109086 109895 111619 112474 112871 112929 114308 114547 114817
// bufdiff-features: 115408 115471 115990 116500 117767 119138 119338 119845 119876 120049 120559
// bufdiff-features: 120687 121394 121467 123204 124917 125040 126734 127259 127303 127329 128768
// bufdiff-features: 128817 129600 130602 130632 130642
#map = affine_map<() -> ()>
module {
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<f32>, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = vector.broadcast %cst : f32 to vector<2xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_write %0, %arg1[%c1, %c1] : vector<2xf32>, tensor<5x3xf32>
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %4 = linalg.dot ins(%3, %3 : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %1, %4, %cst : tensor<5x3xf32>, tensor<f32>, f32
  }
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<3xf32>, tensor<f32>) {
    %0 = linalg.log ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.maximumf %in, %out : f32
      linalg.yield %4 : f32
    } -> tensor<f32>
    %2 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<f32>) outs(%3 : tensor<3xf32>) dimensions = [0] 
    return %broadcasted, %1 : tensor<3xf32>, tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %mapped = linalg.map ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    %2:2 = call @twice3(%1) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %extracted = tensor.extract %2#0[] : tensor<f32>
    %extracted_0 = tensor.extract %2#1[] : tensor<f32>
    return %2#1 : tensor<f32>
  }
  func.func private @twice3(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.negf %in : f32
      %2 = arith.addf %1, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    return %0, %0 : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<5x?xf32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<5x3xf32>, tensor<3xf32>, tensor<5x?xf32>, tensor<5x?xf32>, tensor<2x1xf32>, f32, f32) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<5x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, %dim] [1, 1] : tensor<5x?xf32> to tensor<2x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[3, 0] [2, %dim] [1, 1] : tensor<5x?xf32> to tensor<2x?xf32>
    %cst = arith.constant dense<1.000000e+02> : tensor<2x1xf32>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2, %c1, %dim) : tensor<?x?x?xf32>
    %cst_1 = arith.constant 1.000000e+10 : f32
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %2 = linalg.batch_vecmat ins(%cst, %1 : tensor<2x1xf32>, tensor<?x?x?xf32>) outs(%extracted_slice : tensor<2x?xf32>) -> tensor<2x?xf32>
    %inserted_slice = tensor.insert_slice %2 into %arg0[0, 0] [2, %dim] [1, 1] : tensor<2x?xf32> into tensor<5x?xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice_0 into %inserted_slice[3, 0] [2, %dim] [1, 1] : tensor<2x?xf32> into tensor<5x?xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice_3 = tensor.extract_slice %0[%c0, 0, 0] [1, 1, %dim] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x1x?xf32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %5:2 = call @f1(%4, %4) : (tensor<f32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %cst_4 = arith.constant dense<-0.000000e+00> : tensor<5x3xf32>
    %6:3 = call @f2(%5#1, %cst_4) : (tensor<f32>, tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<f32>, f32)
    %cst_5 = arith.constant dense<8.500000e+00> : tensor<f32>
    %7 = call @f3(%cst_5) : (tensor<f32>) -> tensor<f32>
    return %7, %6#1, %6#0, %5#0, %inserted_slice_2, %arg0, %cst, %6#2, %cst_1 : tensor<f32>, tensor<f32>, tensor<5x3xf32>, tensor<3xf32>, tensor<5x?xf32>, tensor<5x?xf32>, tensor<2x1xf32>, f32, f32
  }
}

