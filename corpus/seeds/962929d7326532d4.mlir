// bufdiff-profile: calls
// bufdiff-choices: d6a3eb131f7ba6da9ebcdabc447972223c393bb8a5942604a2eee96f6fc453c82d60e9014b54e37d
// bufdiff-choices: 62d9137765ea875561900b111ce018a1e90b91973a8670faa3cf0b771729a129800020fcf4c898ba
// bufdiff-choices: afb6549e055deb4ee878cbde2f06146275da768bcb3aba57e0092313572227bffc08bd7ba86921c1
// bufdiff-choices: 1fd8e304eb0289aa7c9439c6138183e57b4ff31ca02adbdba008a8c32095d337566dc59f46c83c74
// bufdiff-choices: 0f31a34c445863c35206e9abe5f3dbc69052700b28e92d7febe2e395e15583ca33de68ff224986aa
// bufdiff-choices: 2bce5e91e930993c70d12b851c802a67d73cdcee98af5906fbe8016453a8e12df84387cf098ec028
// bufdiff-choices: aa8e7f47edb5de4809f62b2c3e6a1fe8447429412133f2ce7f29878b702b2049a77d169a0c8aae59
// bufdiff-choices: e9be33a99c9088922337f9e3a6118a362798ad75ea3281bda0ffe85a85da315ba0c2308e46305527
// bufdiff-choices: 15657378d345fb8f8ba7971a984298f6b7c952b53981bffa0af87cc20a7e7a71b02bc6696dba2a59
// bufdiff-choices: 108f3493dc305db5f8e7fba8f122659cb305dabf05bb52a9e8779ae0033a86cb243bfec791e16813
// bufdiff-choices: 35c24009b2c1d286aad017166aea83cb69d95a54671e01d0450e71e025f81c206d405e6f477890a9
// bufdiff-choices: b9cc6cd9f6620dc478bda113d87a0ec12ee66f
// bufdiff-features: 2898 2945 4165 4236 4291 4984 5197 5201 5206 5973 6163 6724 6831 7097 7384 7772
// bufdiff-features: 9443 9479 9706 9748 9768 10311 10384 10968 11162 11191 11580 12276 12932 13233
// bufdiff-features: 13652 14454 14704 15440 15751 16106 16388 16428 16462 16667 16960 17667 19011
// bufdiff-features: 19419 19442 19746 19819 19833 20023 20448 20686 20749 21522 21760 22095 22220
// bufdiff-features: 22221 22280 22448 22514 22711 23225 24393 24690 24826 25082 25119 25388 25651
// bufdiff-features: 25962 26507 26568 26940 27048 27535 27725 27825 28389 28556 28823 28871 29104
// bufdiff-features: 29619 29684 29966 29968 30293 30666 30866 31231 31820 31899 31972 32213 32232
// bufdiff-features: 32615 32633 32809 32929 33092 33637 33762 34167 34301 34647 34989 36583 36784
// bufdiff-features: 37251 37786 38157 38427 38513 38641 38783 40070 40266 40461 40479 40663 40712
// bufdiff-features: 40953 41098 41850 41874 42282 42344 42467 42728 43203 43209 44093 44505 45453
// bufdiff-features: 46095 46203 46283 46416 46636 46720 46832 46995 47242 47392 47486 47488 48488
// bufdiff-features: 48974 49135 50080 50450 50647 50717 50827 50894 51178 51211 51475 51591 52148
// bufdiff-features: 52223 52322 52359 52900 52958 53180 53252 53469 54083 54385 54651 54998 55837
// bufdiff-features: 55887 57499 57718 58054 59070 59145 59620 60313 61350 61556 61699 61848 62747
// bufdiff-features: 63062 63071 63610 63800 63871 63929 64110 64119 64120 64235 64716 64959 65100
// bufdiff-features: 65320 65499 65726 66195 66202 66266 66422 66765 67159 67360 67388 67526 67532
// bufdiff-features: 67748 67817 68355 68751 68875 68992 69728 69924 69987 71168 71169 71259 72157
// bufdiff-features: 72413 72629 72674 73150 73289 73387 73455 73675 73802 73877 74057 74362 74507
// bufdiff-features: 74617 74881 75796 76268 76328 76370 76677 76700 76953 77484 77532 77617 77875
// bufdiff-features: 78283 78430 78628 78950 79024 79229 79279 79389 80046 80533 80673 80895 80962
// bufdiff-features: 81303 81443 81556 81628 81736 82011 82135 82168 82203 82427 83672 84347 84472
// bufdiff-features: 84585 84783 84866 84887 85640 85843 86125 86827 86877 87408 87585 87666 88732
// bufdiff-features: 88989 89026 89780 89812 90055 90070 90899 90977 91365 91633 91737 92194 92229
// bufdiff-features: 92863 93150 93542 93875 94301 94961 95142 95285 95407 95507 96808 97318 97447
// bufdiff-features: 97864 97924 98322 98501 99009 99221 99228 99294 99383 99568 99757 100258 100480
// bufdiff-features: 100650 101675 101823 101867 101894 102461 102694 103568 103701 103811 104069
// bufdiff-features: 104303 104931 104952 104981 105858 105914 106731 107019 107425 108012 108561
// bufdiff-features: 108587 108935 109086 109567 109752 110379 110530 110548 110552 112474 112712
// bufdiff-features: 112929 113041 113657 113801 113940 114547 114712 115471 115894 115990 116471
// bufdiff-features: 117206 117235 117569 118623 118769 119337 119340 119588 119597 119845 119876
// bufdiff-features: 120049 120706 120920 121305 121370 121394 121467 121626 122764 124448 124657
// bufdiff-features: 124721 125397 125699 125908 125971 126918 126927 127245 127306 127834 127959
// bufdiff-features: 128163 128370 128438 128694 128713 128768 128831 128916 129058 129630 130204
// bufdiff-features: 130859 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: i8, %arg2: tensor<?x5xi8>) -> (tensor<3x3x3xf32>, tensor<?x4xf32>, tensor<5xi8>, tensor<1x5xi8>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xi8>, tensor<1x1x1x1x2xi8>) {
    %0 = tensor.empty() : tensor<4x4xf32>
    %1 = tensor.empty() : tensor<4x4xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %3:2 = call @f5(%0, %2) : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<1x1x1x1x2xi8>, tensor<4x4xf32>)
    %4 = tensor.empty() : tensor<3x3x3xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %6 = tensor.empty() : tensor<3x3x3xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %5[%c0, %c2, %c0] : tensor<3x3x3xf32>
    %7 = linalg.fill ins(%extracted : f32) outs(%6 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %8 = linalg.batch_matmul ins(%5, %7 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%5 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cast = tensor.cast %3#1 : tensor<4x4xf32> to tensor<?x?xf32>
    %9 = tensor.empty() : tensor<1x5xi8>
    %cast_0 = tensor.cast %9 : tensor<1x5xi8> to tensor<1x?xi8>
    %10:3 = call @f4(%cast, %cast_0, %extracted, %arg1) : (tensor<?x?xf32>, tensor<1x?xi8>, f32, i8) -> (tensor<?x4xf32>, tensor<5xi8>, tensor<1x5xi8>)
    %11:3 = call @f6(%2, %2, %2, %2) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xi8>)
    return %8, %10#0, %10#1, %10#2, %11#0, %11#1, %11#2, %3#0 : tensor<3x3x3xf32>, tensor<?x4xf32>, tensor<5xi8>, tensor<1x5xi8>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xi8>, tensor<1x1x1x1x2xi8>
  }
  func.func private @f6(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xi8>) {
    %0 = linalg.square ins(%arg0 : tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst = arith.constant dense<[[7.500000e+00], [6.500000e+00], [5.500000e+00], [4.500000e+00]]> : tensor<4x1xf32>
    %inserted_slice = tensor.insert_slice %cst into %arg0[0, 3] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<4x4xf32>
    %1 = tensor.empty() : tensor<2x5xi8>
    %c127_i8 = arith.constant 127 : i8
    %2 = linalg.fill ins(%c127_i8 : i8) outs(%1 : tensor<2x5xi8>) -> tensor<2x5xi8>
    %cast = tensor.cast %2 : tensor<2x5xi8> to tensor<?x?xi8>
    %3 = tensor.empty() : tensor<2x5xi8>
    %4 = linalg.fill ins(%c127_i8 : i8) outs(%3 : tensor<2x5xi8>) -> tensor<2x5xi8>
    %cast_0 = tensor.cast %4 : tensor<2x5xi8> to tensor<?x?xi8>
    %cast_1 = tensor.cast %2 : tensor<2x5xi8> to tensor<?x?xi8>
    %5:2 = call @f2(%cast, %cast_0, %cast_1) : (tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi8>)
    return %0, %inserted_slice, %5#0 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xi8>
  }
  func.func private @f5(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<1x1x1x1x2xi8>, tensor<4x4xf32>) {
    %0 = linalg.round ins(%arg1 : tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = tensor.empty() : tensor<1x1x1x1x2xi8>
    %c3_i8 = arith.constant 3 : i8
    %2 = linalg.fill ins(%c3_i8 : i8) outs(%1 : tensor<1x1x1x1x2xi8>) -> tensor<1x1x1x1x2xi8>
    %3 = tensor.empty() : tensor<1x1x1x2x2xi8>
    %4 = linalg.fill ins(%c3_i8 : i8) outs(%3 : tensor<1x1x1x2x2xi8>) -> tensor<1x1x1x2x2xi8>
    %5 = tensor.empty() : tensor<1x1x2xi8>
    %6 = linalg.pooling_ndhwc_min ins(%4, %5 : tensor<1x1x1x2x2xi8>, tensor<1x1x2xi8>) outs(%2 : tensor<1x1x1x1x2xi8>) -> tensor<1x1x1x1x2xi8>
    return %6, %0 : tensor<1x1x1x1x2xi8>, tensor<4x4xf32>
  }
  func.func private @f4(%arg0: tensor<?x?xf32>, %arg1: tensor<1x?xi8>, %arg2: f32, %arg3: i8) -> (tensor<?x4xf32>, tensor<5xi8>, tensor<1x5xi8>) {
    %0 = linalg.fill ins(%arg2 : f32) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = tensor.empty() : tensor<1x5xi8>
    %2 = linalg.fill ins(%arg3 : i8) outs(%1 : tensor<1x5xi8>) -> tensor<1x5xi8>
    %cast = tensor.cast %0 : tensor<?x?xf32> to tensor<4x4xf32>
    %3:2 = call @f3(%2, %cast) : (tensor<1x5xi8>, tensor<4x4xf32>) -> (tensor<5xi8>, tensor<?x4xf32>)
    return %3#1, %3#0, %2 : tensor<?x4xf32>, tensor<5xi8>, tensor<1x5xi8>
  }
  func.func private @f1(%arg0: tensor<?x4xf32>) -> tensor<?x4xf32> {
    %cst = arith.constant -1.000000e+00 : f64
    %cst_0 = arith.constant 3.000000e+00 : f64
    %c7_i32 = arith.constant 7 : i32
    %0 = linalg.fill_rng_2d ins(%cst, %cst_0, %c7_i32 : f64, f64, i32) outs(%arg0 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
    %c4 = arith.constant 4 : index
    %1 = arith.cmpi ne, %dim, %c4 : index
    scf.if %1 {
    }
    return %0 : tensor<?x4xf32>
  }
  func.func private @f2(%arg0: tensor<?x?xi8>, %arg1: tensor<?x?xi8>, %arg2: tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi8>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi8>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, 3] [1, 1] : tensor<?x?xi8> to tensor<?x3xi8>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 2] [%dim, 3] [1, 1] : tensor<?x?xi8> to tensor<?x3xi8>
    %generated = tensor.generate %dim {
    ^bb0(%arg3: index, %arg4: index):
      %5 = arith.index_cast %arg3 : index to i8
      %6 = arith.index_cast %arg4 : index to i8
      %7 = arith.xori %5, %6 : i8
      %c5_i8 = arith.constant 5 : i8
      %8 = arith.remui %7, %c5_i8 : i8
      tensor.yield %8 : i8
    } : tensor<3x?xi8>
    %transposed = linalg.transpose ins(%generated : tensor<3x?xi8>) outs(%extracted_slice : tensor<?x3xi8>) permutation = [1, 0] 
    %0 = tensor.empty(%dim) : tensor<?x3xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<?x3xi8>) outs(%0 : tensor<?x3xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<?x3xi8>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%extracted_slice, %transposed : tensor<?x3xi8>, tensor<?x3xi8>) outs(%extracted_slice_0 : tensor<?x3xi8>) -> tensor<?x3xi8>
    %inserted_slice = tensor.insert_slice %transposed into %arg0[0, 0] [%dim, 3] [1, 1] : tensor<?x3xi8> into tensor<?x?xi8>
    %inserted_slice_1 = tensor.insert_slice %2 into %inserted_slice[0, 2] [%dim, 3] [1, 1] : tensor<?x3xi8> into tensor<?x?xi8>
    %c3 = arith.constant 3 : index
    %3 = tensor.empty(%dim, %c3) : tensor<?x?xi8>
    %4 = linalg.copy ins(%2 : tensor<?x3xi8>) outs(%3 : tensor<?x?xi8>) -> tensor<?x?xi8>
    return %4, %inserted_slice_1 : tensor<?x?xi8>, tensor<?x?xi8>
  }
  func.func private @f3(%arg0: tensor<1x5xi8>, %arg1: tensor<4x4xf32>) -> (tensor<5xi8>, tensor<?x4xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<1x5xi8> into tensor<5xi8>
    %cast = tensor.cast %collapsed : tensor<5xi8> to tensor<?xi8>
    %0 = tensor.empty() : tensor<2x4xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %cast_0 = tensor.cast %1 : tensor<2x4xf32> to tensor<?x4xf32>
    %2 = call @f1(%cast_0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    return %collapsed, %2 : tensor<5xi8>, tensor<?x4xf32>
  }
}

