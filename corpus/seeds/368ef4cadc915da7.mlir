// bufdiff-profile: cfg
// bufdiff-choices: afe8432c2251fb4e7f8db935b0f75d8211d21988c28871d9fc3247f075d5004ef098342aaa30e061
// bufdiff-choices: 481181d1668dfbd91ebb69cb789e04af37b09c4d0d4afa7ba6c79c2dfb7b821e11716aa6e784886a
// bufdiff-choices: a7893122896f337d34d0ab551b124b23ca75b1f822c4fb2e9b6abc23f068821164909692f8ed2238
// bufdiff-choices: 7c4896dbcbd961d815a8c7a96f8b0f668968b20ad0d359ea9d45d0f594eaa8a6cf62cf7841d68acb
// bufdiff-choices: 8a18f626201e28eafb7ca208de1a1f57e37669210f12cfcf88609b6fbef3ea5f6c3b7fdf8a1eb3fd
// bufdiff-choices: 7713734e167914dca90b800e6631257c0deba1b844c723817e8bf68b31b3cc5f56066705ae8cbde7
// bufdiff-choices: d17737a0f205876b7b1762926527d0f64431844c0520391b707b2427e3dc685f267a1273d9c9a37d
// bufdiff-choices: 4f7160ab9e48f30903ac43567028b65c1ae49994064779ea4e9cf131d233778f5270dd18f42a36fb
// bufdiff-choices: de51a93aff3cf69bcc85a188f872ece577
// bufdiff-features: 25 1631 2097 2651 2898 4462 5297 5392 5712 5973 6002 6611 6787 7294 7772 9085
// bufdiff-features: 9407 9479 9748 10020 10035 10372 10819 10933 10968 11162 12125 12638 12932
// bufdiff-features: 13233 13390 14966 15440 15751 16287 16289 16405 16428 16682 17232 18462 19014
// bufdiff-features: 19508 19628 19746 20656 21161 21382 21625 21953 22020 22095 22221 22280 22856
// bufdiff-features: 23425 23787 24184 24747 24826 25119 25388 26552 26568 26903 26960 27048 27825
// bufdiff-features: 28358 28668 28907 29684 29968 29993 30666 30811 31090 31143 31208 31749 31972
// bufdiff-features: 32059 32334 32514 32615 33242 33769 34167 34301 34623 34647 35163 35507 35874
// bufdiff-features: 35957 36092 36784 37182 37490 37786 37975 38422 38672 38783 40297 40479 40712
// bufdiff-features: 41605 42282 42344 42467 42984 44240 44505 45180 46110 46203 46276 46832 47392
// bufdiff-features: 47488 48033 48974 49135 49332 49635 49657 50450 50717 50894 52322 52558 52631
// bufdiff-features: 52701 52823 52900 52958 53057 53180 53252 53469 53890 54180 54385 54651 54658
// bufdiff-features: 54734 54998 55185 55605 55777 55887 57050 57064 57286 57383 58024 58122 58194
// bufdiff-features: 59070 59094 59291 59764 60686 61556 61699 61780 61875 62643 62675 62688 62912
// bufdiff-features: 63062 63071 63642 64119 64120 64748 64976 65406 66195 66422 66765 66995 67388
// bufdiff-features: 67526 68355 69987 70036 70437 70644 70737 70965 71013 71050 71168 71169 71845
// bufdiff-features: 72450 72674 72975 73141 73335 73424 73455 73802 73849 74057 74336 74362 74507
// bufdiff-features: 74617 74864 74984 75361 76258 76339 76373 76382 76945 77617 77740 78005 78180
// bufdiff-features: 78235 78283 78430 78950 79389 80046 81303 81736 82135 82190 82203 83253 84585
// bufdiff-features: 84887 85843 86125 86600 86827 87345 88000 88321 88732 89026 89110 89780 89812
// bufdiff-features: 91529 91737 92194 92494 92647 93171 93255 94168 94961 95041 95507 96352 96989
// bufdiff-features: 97180 97183 97318 97447 97864 98194 98501 98658 99009 99228 99383 99445 99568
// bufdiff-features: 100059 100569 100866 101225 101931 102411 103315 103327 104303 104315 104931
// bufdiff-features: 105166 105950 106352 106761 107425 108012 108169 108686 108726 109035 109086
// bufdiff-features: 109637 109674 109895 110153 110552 110780 110885 111619 111839 112474 112800
// bufdiff-features: 112929 113084 114756 114965 115471 115711 115911 115990 116083 116549 117235
// bufdiff-features: 117336 117506 117724 118081 118093 118581 118769 119588 119876 119885 120240
// bufdiff-features: 120559 121467 121626 122764 122950 124254 124448 124604 124626 125004 125040
// bufdiff-features: 125163 125175 125850 125908 126864 127306 127533 127810 128438 128456 128768
// bufdiff-features: 128916 129089 129630
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f3(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = linalg.log ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %extracted_slice = tensor.extract_slice %0[0] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %extracted_slice_0 = tensor.extract_slice %0[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+02 : f32
    %inserted = tensor.insert %cst into %extracted_slice[%c0] : tensor<2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0 : tensor<2xf32>) outs(%extracted_slice_0 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.addf %in, %out : f32
      linalg.yield %5 : f32
    } -> tensor<2xf32>
    %2 = linalg.abs ins(%inserted : tensor<2xf32>) outs(%extracted_slice_0 : tensor<2xf32>) -> tensor<2xf32>
    %inserted_slice = tensor.insert_slice %inserted into %0[0] [2] [1] : tensor<2xf32> into tensor<3xf32>
    %inserted_slice_1 = tensor.insert_slice %2 into %inserted_slice[1] [2] [1] : tensor<2xf32> into tensor<3xf32>
    %3 = tensor.empty() : tensor<3xf32>
    %4 = linalg.copy ins(%inserted_slice : tensor<3xf32>) outs(%3 : tensor<3xf32>) -> tensor<3xf32>
    return %inserted_slice_1, %4 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, f32, f32) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant -2.500000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c2, %c3], %cst : tensor<4x4xf32>, vector<2xf32>
    %c1 = arith.constant 1 : index
    %1 = vector.transfer_write %0, %arg0[%c1, %c2] : vector<2xf32>, tensor<4x4xf32>
    %extracted = tensor.extract %1[%c2, %c3] : tensor<4x4xf32>
    %2 = arith.cmpf uno, %extracted, %cst : f32
    cf.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %3 = linalg.sub ins(%1, %1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
    cf.br ^bb3(%3 : tensor<4x4xf32>)
  ^bb2:  // pred: ^bb0
    %4 = linalg.matmul ins(%1, %1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
    cf.br ^bb3(%4 : tensor<4x4xf32>)
  ^bb3(%5: tensor<4x4xf32>):  // 2 preds: ^bb1, ^bb2
    %cst_0 = arith.constant 7.250000e+00 : f32
    return %1, %cst_0, %cst : tensor<4x4xf32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> (tensor<?xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<?xf32>) {
    %0 = linalg.copy ins(%arg1 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c3, %c1] : tensor<4x4xf32>
    %1:3 = call @f1(%arg2) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, f32, f32)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    %2 = tensor.empty(%dim) : tensor<?xf32>
    %3 = linalg.copy ins(%arg1 : tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    return %0, %1#0, %extracted_slice, %3 : tensor<?xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func @main(%arg0: tensor<4x4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4x4xf32> {bufferization.writable = false}) -> (tensor<?xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>) {
    %cast = tensor.cast %arg1 : tensor<3xf32> to tensor<?xf32>
    %c3 = arith.constant 3 : index
    %0 = bufferization.alloc_tensor(%c3) : tensor<?xf32>
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+01 : f32
    %inserted = tensor.insert %cst into %0[%c1] : tensor<?xf32>
    %from_elements = tensor.from_elements %cst : tensor<1xf32>
    %cast_0 = tensor.cast %from_elements : tensor<1xf32> to tensor<?xf32>
    %cast_1 = tensor.cast %from_elements : tensor<1xf32> to tensor<?xf32>
    %1:4 = call @f2(%cast_0, %cast_1, %arg2) : (tensor<?xf32>, tensor<?xf32>, tensor<4x4xf32>) -> (tensor<?xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<?xf32>)
    %2:2 = call @f3(%arg1, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %cast_2 = tensor.cast %2#0 : tensor<3xf32> to tensor<?xf32>
    return %1#0, %1#1, %1#2, %1#3, %cast_2, %2#1, %cast : tensor<?xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>
  }
}

