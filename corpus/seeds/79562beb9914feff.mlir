// bufdiff-profile: calls
// bufdiff-choices: 2728406895e3b164f465c9f57405c2bab6dd2319183709586cfe0212c15117dffec0a4689f6f6131
// bufdiff-choices: 008a4d3a70857cdd0c46ddba2060bd72478b4328aec82bea0cb47940388eee3f7e8a3441b0a7793c
// bufdiff-choices: d308553ea5123de9c63deed657ecdbd1390b320a9fdd007bf433a78e1b00ad7689408ddc46c5aca4
// bufdiff-choices: f0c8e8d596c9e02eef8a232475caf203dca992ae34b74ed0c58b610de6cb665e2ce5a4e496a34e22
// bufdiff-choices: 8b8b505f6ac8f28a4e78e7e023ad0c40ce825b3471ca3b5adeac6112df819a58a32eb4739842833e
// bufdiff-choices: 74431e37503fc150eff867239320eaf33e9f27f053e98d5754371fcf182f8e22b2b394d6d4223726
// bufdiff-choices: 525b765f0f59dc0de2a9d19d874cc3cbc96b6b1e92a2fdc56d04bd575ac6ddb09e2e7ecc479ca3e4
// bufdiff-choices: 8094eea482ba9287af8cf21cda58991640b21c0b33bd0dcaff84dda77d271757c338bdf678b84700
// bufdiff-choices: 550e5fd452e03147e783ea03155fd39fd3722e3079443250c25ad463c605c70d971d0ccdae1449ae
// bufdiff-choices: 6c9d3f646c1878eca98da3250a64e6dce975b27b6c804085fe0fecf14f0ecf5a9a8af9a154be9d2b
// bufdiff-choices: 614baeebb58481a7044222c2cb
// bufdiff-features: 706 1048 1150 2898 4291 5197 5258 5973 6163 6332 6363 6405 7060 7286 7800 8285
// bufdiff-features: 9968 10384 10936 10968 11162 11831 12824 13652 13689 13936 14000 14276 15440
// bufdiff-features: 15595 15750 15751 15903 16405 19746 20686 21094 21522 22095 22154 22221 22280
// bufdiff-features: 23144 23600 24259 24393 24782 24826 25082 25388 25651 25962 26087 26414 26477
// bufdiff-features: 26568 27048 27343 27766 28484 29104 29590 30002 30293 30666 31615 31637 31876
// bufdiff-features: 31972 32509 32514 32615 33400 34089 34159 34167 34301 34462 34544 34564 34647
// bufdiff-features: 34993 36784 36981 37183 37786 38490 38771 38783 40009 40712 41911 41984 42344
// bufdiff-features: 42467 42728 43203 43631 44505 44595 46139 46203 46283 46832 46947 46995 47392
// bufdiff-features: 47488 48667 48786 48991 49092 49135 49635 49657 50450 50894 51090 51178 51475
// bufdiff-features: 51851 52062 52170 52836 52900 52958 53180 53252 53469 53650 54658 54827 55504
// bufdiff-features: 55837 55887 57718 58602 59791 60686 61350 61456 61556 61699 62218 62701 62991
// bufdiff-features: 63071 63511 63610 63800 63929 64119 64120 64435 64499 64959 64976 65726 65748
// bufdiff-features: 66195 66320 66422 66698 66980 66995 67319 67388 67431 67748 68355 68701 69226
// bufdiff-features: 69235 69780 69987 70064 71050 71168 71169 71456 72119 72413 72629 73295 73545
// bufdiff-features: 73802 74057 74362 74507 74617 74672 74686 74864 75134 76382 76610 76700 77043
// bufdiff-features: 78283 78430 78846 78950 79229 79389 79596 80059 80533 81467 81556 81736 82011
// bufdiff-features: 82203 82251 82999 83697 83817 83900 84301 84585 84866 84887 84922 84990 85498
// bufdiff-features: 85681 85843 86013 86031 86125 86827 88040 88635 88732 89110 89780 89812 90097
// bufdiff-features: 90643 91695 91737 91857 92568 92898 92917 93150 94078 94913 95285 95507 96323
// bufdiff-features: 96562 97318 97447 98712 99224 99257 99383 99568 99757 100059 100221 100480
// bufdiff-features: 100691 102082 102170 102357 103056 103269 104796 104931 105492 105858 105914
// bufdiff-features: 106561 106610 107375 107425 107432 107799 108012 108169 108653 109086 109532
// bufdiff-features: 110379 110552 110780 111024 112787 112929 113041 113657 113821 113940 114308
// bufdiff-features: 115471 116721 117206 117235 118242 119138 119356 119564 119588 120456 121305
// bufdiff-features: 121394 121467 122764 122967 123478 124411 124626 125175 125397 125908 127922
// bufdiff-features: 128163 128768 128916 129089 129422 129955 130571 130602
module {
  func.func @main(%arg0: tensor<1x1xf32>, %arg1: tensor<?x?xf32>, %arg2: f32) -> (tensor<2x3x1xf32>, tensor<6x5xf32>, tensor<f32>, tensor<1x1xf32>, tensor<1x?xf32>, tensor<1x1xf32>, tensor<3xf32>, f32, f32) {
    %cst = arith.constant dense<[3.500000e+00, 4.500000e+00, 5.500000e+00]> : tensor<3xf32>
    %from_elements = tensor.from_elements %arg2 : tensor<1xf32>
    %0 = linalg.conv_1d ins(%cst, %from_elements : tensor<3xf32>, tensor<1xf32>) outs(%cst : tensor<3xf32>) -> tensor<3xf32>
    %1 = tensor.empty() : tensor<2x3x1xf32>
    %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %3 = tensor.empty() : tensor<2x3x2xf32>
    %4 = linalg.fill ins(%arg2 : f32) outs(%3 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %5 = tensor.empty() : tensor<2xf32>
    %6 = linalg.pooling_ncw_sum ins(%4, %5 : tensor<2x3x2xf32>, tensor<2xf32>) outs(%2 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<6x5xf32>
    %7:4 = call @f2(%arg0, %cst_0) : (tensor<1x1xf32>, tensor<6x5xf32>) -> (tensor<6x5xf32>, tensor<f32>, f32, f32)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %7#2 into %4[%c0, %c1, %c0] : tensor<2x3x2xf32>
    %extracted_slice = tensor.extract_slice %inserted[%c1, %c1, 1] [%c1, 1, 1] [1, 1, %c1] : tensor<2x3x2xf32> to tensor<?x1xf32>
    %cast = tensor.cast %extracted_slice : tensor<?x1xf32> to tensor<1x?xf32>
    %extracted_slice_1 = tensor.extract_slice %inserted[%c1, %c1, 1] [1, 1, 1] [1, 1, 1] : tensor<2x3x2xf32> to tensor<1x1xf32>
    %8:3 = call @f3(%cast, %extracted_slice_1) : (tensor<1x?xf32>, tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1x?xf32>, tensor<1x1xf32>)
    return %6, %7#0, %7#1, %8#0, %8#1, %8#2, %0, %7#3, %arg2 : tensor<2x3x1xf32>, tensor<6x5xf32>, tensor<f32>, tensor<1x1xf32>, tensor<1x?xf32>, tensor<1x1xf32>, tensor<3xf32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<1x1xf32>, %arg1: tensor<6x5xf32>) -> (tensor<6x5xf32>, tensor<f32>, f32, f32) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[1, 1] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<6x5xf32>
    %0 = tensor.empty() : tensor<1x1xf32>
    %cast = tensor.cast %arg0 : tensor<1x1xf32> to tensor<?x1xf32>
    %1:3 = call @f1(%0, %arg0, %cast) : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<?x1xf32>) -> (tensor<f32>, tensor<?x1xf32>, f32)
    %cast_0 = tensor.cast %1#1 : tensor<?x1xf32> to tensor<1x1xf32>
    %cast_1 = tensor.cast %1#1 : tensor<?x1xf32> to tensor<1x1xf32>
    %2:3 = call @f1(%cast_0, %cast_1, %1#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<?x1xf32>) -> (tensor<f32>, tensor<?x1xf32>, f32)
    return %inserted_slice, %1#0, %2#2, %1#2 : tensor<6x5xf32>, tensor<f32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1xf32>, %arg2: tensor<?x1xf32>) -> (tensor<f32>, tensor<?x1xf32>, f32) {
    %0 = linalg.rsqrt ins(%arg2 : tensor<?x1xf32>) outs(%arg2 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %1 = tensor.empty() : tensor<1x1xf32>
    %collapsed = tensor.collapse_shape %arg1 [] : tensor<1x1xf32> into tensor<f32>
    %cst = arith.constant 1.000000e+10 : f32
    return %collapsed, %0, %cst : tensor<f32>, tensor<?x1xf32>, f32
  }
  func.func private @f3(%arg0: tensor<1x?xf32>, %arg1: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1x?xf32>, tensor<1x1xf32>) {
    %cst = arith.constant -0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<1x1xf32>
    %inserted_slice = tensor.insert_slice %from_elements into %arg1[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x1xf32>
    %c7 = arith.constant 7 : index
    %0 = scf.index_switch %c7 -> tensor<1x?xf32> 
    case 0 {
      %from_elements_0 = tensor.from_elements %cst : tensor<1xf32>
      %broadcasted = linalg.broadcast ins(%from_elements_0 : tensor<1xf32>) outs(%arg0 : tensor<1x?xf32>) dimensions = [1] 
      scf.yield %broadcasted : tensor<1x?xf32>
    }
    case 1 {
      %1 = linalg.square ins(%arg0 : tensor<1x?xf32>) outs(%arg0 : tensor<1x?xf32>) -> tensor<1x?xf32>
      scf.yield %1 : tensor<1x?xf32>
    }
    default {
      scf.yield %arg0 : tensor<1x?xf32>
    }
    return %inserted_slice, %0, %from_elements : tensor<1x1xf32>, tensor<1x?xf32>, tensor<1x1xf32>
  }
}

