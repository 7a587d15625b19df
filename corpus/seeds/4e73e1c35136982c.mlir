// bufdiff-profile: calls
// bufdiff-choices: adc2cb49c01a42d847a9ca7a4a0aee28e96b692950d2097ba6582baf610755ecca1b34ecc5246305
// bufdiff-choices: 3ea6272a50475db392d325ee797ac9ff789239d4965f4c41f00643a5ff53db697364e178fad87de1
// bufdiff-choices: 57f12377a5f48e529d716064c4167a6494a75b6d14aacde826429020d155a50c51ba5057d1b9e375
// bufdiff-choices: d42224135f5b208f0312f581381cc00983ca63eaaded4a5bed289529ea0186ec804f58b4b4b90b89
// bufdiff-choices: 4edadf599a0a982d6bea4ffc2ad4b735984fe81c4862eb2c03170faf502f73d7c23dcdcf78f88229
// bufdiff-choices: c70a713a446dee567b7c33fab9a8b5e523cd0490cff755fea046f99cf31f7b613e1f1c58f0922b75
// bufdiff-choices: dbb0b6924c2980a4988210a7ae99b9332d2729405a4da559b97066cfedb679d928fc34240e696352
// bufdiff-choices: f72280cc9389a87b828718dc94c858503c1a382368204f072d2895573dfa174fb726e28ecff5b6cb
// bufdiff-choices: 72a05128be3d6264779ef882d2536e0c41e7c1eda1df464e7e5b1486461e83dc808c96fda75d62b0
// bufdiff-choices: 29612c9560d6492c6695d53894716ee59ef0b28b57921d27510823d3bd1efbc8b488c095a31a08
// bufdiff-features: 17 429 472 706 1112 2684 2837 2898 3964 4020 4958 5214 5973 6311 6363 6611 6769
// bufdiff-features: 6831 7122 8046 8918 9134 9309 9479 10166 10493 10968 11162 11538 12775 12806
// bufdiff-features: 12824 13021 13169 13233 13915 14454 14523 14709 14800 14924 14962 15231 15440
// bufdiff-features: 15546 15751 16269 16665 16675 17015 17406 18166 18486 18602 19306 19419 19746
// bufdiff-features: 19979 19985 20237 20337 20457 20874 20996 21649 21953 22081 22221 22280 22448
// bufdiff-features: 23143 23157 23787 23874 24184 24826 25119 25320 25388 25571 25651 25962 26279
// bufdiff-features: 26568 26579 26796 27048 27411 27825 27970 28087 28724 28814 28985 29255 29627
// bufdiff-features: 29684 29895 30305 31318 31668 31727 31899 31972 32232 32301 33457 33807 34167
// bufdiff-features: 34301 34647 35281 36014 36542 36784 36797 36935 37183 37251 37786 38783 40712
// bufdiff-features: 41742 41984 42222 42344 42467 42728 43066 43098 43171 43242 43299 43499 43714
// bufdiff-features: 43758 43774 44093 45321 45702 46203 46283 46826 46995 47093 47196 47392 48038
// bufdiff-features: 48974 49657 50107 50450 50503 50894 51851 52042 52322 52473 52625 52807 52900
// bufdiff-features: 52958 53091 53469 53898 54003 54651 54827 54964 54998 55021 55185 55270 55472
// bufdiff-features: 55887 56404 56927 57718 58337 58602 59070 59158 59725 60234 60686 61699 61969
// bufdiff-features: 62675 62991 63062 63071 63495 63800 63929 63933 64110 64119 64120 64235 64435
// bufdiff-features: 64682 64737 64778 64891 64898 64959 66195 66320 66666 66765 66995 67159 68312
// bufdiff-features: 68355 68457 69007 69032 69094 69403 69875 69987 70002 70046 70335 70437 71168
// bufdiff-features: 71169 71198 71259 71904 72413 72629 73051 73109 73289 73455 73802 74181 74255
// bufdiff-features: 74362 74617 74833 75144 75254 75308 76258 76910 76953 77023 77317 77872 78283
// bufdiff-features: 78430 78950 79136 79334 79389 80046 80542 80976 81229 81707 81734 81736 82011
// bufdiff-features: 82135 82203 82552 83194 83549 83905 84585 84853 84887 84922 85047 85282 85640
// bufdiff-features: 85737 86125 86827 86992 87523 87666 87698 88732 89646 89780 89812 89950 90097
// bufdiff-features: 90104 91074 91737 92194 92541 92647 93255 93286 94183 95285 95512 95603 97270
// bufdiff-features: 97318 97864 98194 98440 98501 98599 99009 99228 99383 99512 99568 99848 100324
// bufdiff-features: 100569 102092 102204 102694 102797 103009 104229 104931 104958 104973 105837
// bufdiff-features: 105858 106223 106314 107412 108012 108169 108733 108920 108977 109086 109399
// bufdiff-features: 109923 110281 110713 110772 110780 110952 111976 112365 112474 112615 112756
// bufdiff-features: 112920 112929 113162 113836 114143 114308 114541 114547 114601 114677 114888
// bufdiff-features: 115471 115890 115979 117235 117336 117724 117902 118217 118221 118368 118617
// bufdiff-features: 118740 119597 119845 120049 120687 120848 121394 121467 121626 121632 122668
// bufdiff-features: 122764 123160 123238 123967 124103 124448 124484 124611 125616 125854 125908
// bufdiff-features: 126512 126920 127383 127546 127963 128163 128456 128768 129246 129617 130602
// bufdiff-features: 130636 131025
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
module {
  func.func private @f4(%arg0: tensor<5x4xf64>, %arg1: tensor<5x4xf64>) -> (tensor<5x4xf64>, tensor<?xf64>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<5x4xf64>) outs(%arg1 : tensor<5x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3 = arith.addf %in, %out : f64
      linalg.yield %3 : f64
    } -> tensor<5x4xf64>
    %c2 = arith.constant 2 : index
    %cst = arith.constant dense<2.500000e+00> : tensor<1xf64>
    %inserted_slice = tensor.insert_slice %cst into %arg0[%c2, 1] [1, 1] [1, 1] : tensor<1xf64> into tensor<5x4xf64>
    %1 = tensor.empty() : tensor<1xf64>
    %2 = linalg.copy ins(%cst : tensor<1xf64>) outs(%1 : tensor<1xf64>) -> tensor<1xf64>
    %cast = tensor.cast %2 : tensor<1xf64> to tensor<?xf64>
    return %0, %cast : tensor<5x4xf64>, tensor<?xf64>
  }
  func.func private @x1(tensor<f64> {bufferization.access = "read"}, f64, tensor<f64> {bufferization.access = "read"})
  func.func private @f1(%arg0: tensor<f64>) -> tensor<f64> {
    %0 = tensor.empty() : tensor<i1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<i1>) -> tensor<i1>
    %cst = arith.constant dense<9.500000e+00> : tensor<f64>
    %2 = linalg.select ins(%1, %arg0, %cst : tensor<i1>, tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %2 : tensor<f64>
  }
  func.func private @f2(%arg0: tensor<f64>) -> (tensor<f64>, f64, f64) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %0 = linalg.fill ins(%extracted : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = memref.alloca_scope  -> (f64) {
      func.call @x1(%arg0, %extracted, %0) : (tensor<f64>, f64, tensor<f64>) -> ()
      %2 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg0, %0 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
      %3 = tensor.empty() : tensor<f64>
      %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%2 : tensor<f64>) outs(%3 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        linalg.yield %in : f64
      } -> tensor<f64>
      %cst = arith.constant 5.000000e-01 : f64
      memref.alloca_scope.return %cst : f64
    }
    return %arg0, %1, %extracted : tensor<f64>, f64, f64
  }
  func.func private @f3(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<2x1x3xf64>) {
    %0 = linalg.square ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f64>
    %1 = tensor.empty() : tensor<2x1x3xf64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<2x1x3xf64>) -> tensor<2x1x3xf64>
    %3 = tensor.empty() : tensor<1xf64>
    %4 = linalg.pooling_ncw_max ins(%2, %3 : tensor<2x1x3xf64>, tensor<1xf64>) outs(%2 : tensor<2x1x3xf64>) -> tensor<2x1x3xf64>
    %5 = tensor.empty() : tensor<f64>
    %6 = linalg.copy ins(%inserted : tensor<f64>) outs(%5 : tensor<f64>) -> tensor<f64>
    return %0, %6, %4 : tensor<f64>, tensor<f64>, tensor<2x1x3xf64>
  }
  func.func @f5(%arg0: tensor<5x4xf64>, %arg1: tensor<f64>) -> (tensor<5x4xf64>, tensor<f64>, tensor<f64>) {
    %cst = arith.constant -1.000000e+00 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0 = linalg.mul ins(%from_elements, %arg1 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %cast = tensor.cast %arg0 : tensor<5x4xf64> to tensor<?x?xf64>
    %1 = call @f1(%0) : (tensor<f64>) -> tensor<f64>
    return %arg0, %from_elements, %1 : tensor<5x4xf64>, tensor<f64>, tensor<f64>
  }
  func.func @main(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<2x1x3xf64>, tensor<?xf64>, tensor<5x4xf64>, tensor<f64>) {
    %cst = arith.constant dense<6.500000e+00> : tensor<f64>
    %cst_0 = arith.constant 5.000000e-01 : f64
    %from_elements = tensor.from_elements %cst_0 : tensor<f64>
    %0:3 = call @f2(%from_elements) : (tensor<f64>) -> (tensor<f64>, f64, f64)
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<f64>
    %cst_2 = arith.constant 0.000000e+00 : f64
    %1 = arith.cmpf olt, %0#2, %cst_2 : f64
    %2:2 = scf.if %1 -> (tensor<f64>, tensor<f64>) {
      %7 = arith.select %1, %from_elements, %0#0 : tensor<f64>
      func.call @x1(%7, %cst_0, %7) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline} : (tensor<f64>, f64, tensor<f64>) -> ()
      %8 = linalg.log ins(%cst_1 : tensor<f64>) outs(%from_elements : tensor<f64>) -> tensor<f64>
      scf.yield %cst_1, %8 : tensor<f64>, tensor<f64>
    } else {
      %7 = linalg.fill ins(%0#1 : f64) outs(%from_elements : tensor<f64>) -> tensor<f64>
      scf.yield %7, %cst_1 : tensor<f64>, tensor<f64>
    }
    %3:3 = call @f3(%from_elements) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<2x1x3xf64>)
    %4 = tensor.empty() : tensor<5x4xf64>
    %cst_3 = arith.constant dense<[[4.500000e+00, 5.500000e+00, 6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01, 1.850000e+01, 1.950000e+01], [2.050000e+01, 2.150000e+01, 2.250000e+01, 2.350000e+01]]> : tensor<5x4xf64>
    %5:2 = call @f4(%4, %cst_3) : (tensor<5x4xf64>, tensor<5x4xf64>) -> (tensor<5x4xf64>, tensor<?xf64>)
    %6:3 = call @f5(%5#0, %2#1) : (tensor<5x4xf64>, tensor<f64>) -> (tensor<5x4xf64>, tensor<f64>, tensor<f64>)
    return %cst, %2#0, %3#0, %3#1, %3#2, %5#1, %6#0, %6#1 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<2x1x3xf64>, tensor<?xf64>, tensor<5x4xf64>, tensor<f64>
  }
}

