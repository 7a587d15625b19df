// bufdiff-profile: slices
// bufdiff-choices: e7f888bf5ff0899004ae3a8602842325ea8d1de0eb307460030b44ae070327283f459a20d9d33c9e
// bufdiff-choices: 8aed42463ef8dbd8fa9953c70c8056bb3131d9d6843401728d53bb9a4af45fcbd011fa4bec2cbfc6
// bufdiff-choices: 1148835deb56e3e99ff6db8b131ce5e1c02d7b941a5ce72af03be2f83f5003f4012b82528d6cb3c8
// bufdiff-choices: 9905093b978ebd2380c8a3bf1c97a04406178fbe653861f9a714abafbd897149c1d1701decfa3433
// bufdiff-choices: 3fbcc6eb87a2ebb70c41f2c7f571fd22f44105e90906e55ee09979fc43fb86d61dc563c19d9b5598
// bufdiff-choices: 022111e1657ce33ac443f8c8c95332ad5b68b7f4f6b5e41a4427fc95aeaab5e1ca19e2c2cb4e28c1
// bufdiff-choices: 8e4f24bfa9c61895f762b81ca95ac4db1be4fe7fcb985b6f8ba0384330e1486e4c939d64b9f0048b
// bufdiff-choices: a1908b718391b245a1c804707f254925d9c8593e5fe39304290e3c3e0a893bde368a282b0433e435
// bufdiff-choices: 6c815d848c7d89ff6699896977af29368543a378c35d8155e2295f843c3c70563408c65e1367e667
// bufdiff-choices: 30c170e069ef52325d80cbe82c5bcbdf13f15e18d10e76fcbe55d807332f03cbaa654daec24afd0f
// bufdiff-choices: 9ec6e7149d7b73b9d658940ac546a6ac6e8ac89a2c8f9cb7f78352de7e2676805513557490b3b1c9
// bufdiff-choices: e91fa3d47f65d96466ceaad110d6ac3c523079663ff8c531d0ee210e4a3264a28c469e5bb917
// bufdiff-features: 103 868 1417 1445 2647 2898 3399 3579 4323 4958 5187 5450 5463 5973 5986 6163
// bufdiff-features: 6237 6271 6355 6584 6611 6831 7384 8084 8492 9034 9309 9479 9781 10223 10384
// bufdiff-features: 10647 10819 10968 11035 11136 11162 11258 11321 11538 12133 12932 13233 13515
// bufdiff-features: 13652 13659 13999 14015 14454 14557 14884 14962 15231 15440 15751 15763 15791
// bufdiff-features: 15903 16289 16357 16675 16682 17449 17470 18486 18588 19134 19241 19746 20237
// bufdiff-features: 20254 20261 20391 20486 20686 20796 21154 21355 22095 22221 22280 22496 22824
// bufdiff-features: 23358 23675 23787 24393 24647 24826 25082 25119 25388 26568 27048 27378 27725
// bufdiff-features: 27825 28349 28814 28853 29104 29590 29966 30205 30209 30293 30666 31352 31747
// bufdiff-features: 31972 32059 32085 32232 32287 32399 32509 32615 33400 33530 33847 34167 34564
// bufdiff-features: 34647 34975 35097 36092 36784 37694 37786 38490 38783 39241 39700 40009 40132
// bufdiff-features: 40643 40712 41022 41164 41517 41592 41742 41799 42222 42467 42858 43203 43662
// bufdiff-features: 43714 44333 44651 44959 45571 45664 46203 46874 46995 47392 47488 47495 47554
// bufdiff-features: 48915 48974 49635 49653 50022 50031 50256 50590 50717 51497 51571 51752 52322
// bufdiff-features: 52558 52595 52633 52807 52900 52958 53243 53244 53252 53781 54180 54203 54651
// bufdiff-features: 54998 55113 55182 55185 55561 55586 55837 55887 57718 58024 58319 58820 59070
// bufdiff-features: 60234 60686 61350 61699 61848 62701 63071 63133 63628 63800 63933 64120 64235
// bufdiff-features: 64435 64959 65320 65584 65715 66192 66195 66422 66643 66765 66995 67388 68312
// bufdiff-features: 68355 68557 68618 68755 69032 69235 69403 70119 70873 70955 71050 71168 71169
// bufdiff-features: 71709 71928 72243 72302 72508 72541 72629 73287 73455 73545 73725 73802 73850
// bufdiff-features: 74362 74382 74507 74617 75144 76382 76700 76953 78138 78283 78430 78640 78697
// bufdiff-features: 78950 79229 79389 79756 80533 80894 81047 81441 81736 82135 82203 82317 83001
// bufdiff-features: 83194 83507 83607 84326 84585 84712 84887 85363 85498 85820 85843 85870 86125
// bufdiff-features: 86549 87199 87626 87791 88081 88341 88732 89109 89110 89486 89780 89812 89928
// bufdiff-features: 90070 90218 90696 91063 91163 91633 91737 92108 92229 92647 92939 93255 93394
// bufdiff-features: 94178 94405 94449 94755 95056 95285 95587 95603 96433 97122 97318 97864 98170
// bufdiff-features: 98201 98413 98501 98962 99009 99228 99276 99383 99512 99568 99757 100059 100372
// bufdiff-features: 100427 100492 100842 101187 101258 101269 101845 102073 102580 102690 103030
// bufdiff-features: 103315 104315 104405 104439 104790 104931 105573 107035 107183 107425 108012
// bufdiff-features: 108038 109086 109328 109467 109624 110085 110379 110552 110677 111024 111976
// bufdiff-features: 112068 112202 112474 112895 112920 112929 113162 113940 114308 114309 114547
// bufdiff-features: 115471 115550 115711 115801 116312 117174 117206 117235 117336 118217 118393
// bufdiff-features: 118695 118769 118884 118987 119205 119725 119845 120049 120265 120687 120706
// bufdiff-features: 121394 121467 121847 122226 122440 122967 124106 124448 124851 125040 125201
// bufdiff-features: 125397 125908 125971 126179 127112 127306 127383 127813 128694 128768 128916
// bufdiff-features: 129617 130933 131005
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x2xi64>, %arg1: tensor<3x1x3xi64>) -> (tensor<2x2xindex>, tensor<3xi32>, tensor<3x3xi32>, tensor<2x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>, tensor<4x2xi64>) {
    %c0 = arith.constant 0 : index
    %c127_i64 = arith.constant 127 : i64
    %from_elements = tensor.from_elements %c127_i64, %c127_i64, %c127_i64 : tensor<3x1xi64>
    %inserted_slice = tensor.insert_slice %from_elements into %arg1[0, 0, %c0] [3, 1, 1] [1, 1, 1] : tensor<3x1xi64> into tensor<3x1x3xi64>
    %c2 = arith.constant 2 : index
    %cst = arith.constant dense<5> : tensor<3x1x1xi64>
    %inserted_slice_0 = tensor.insert_slice %cst into %arg1[0, 0, 0] [3, 1, 1] [1, 1, 1] : tensor<3x1x1xi64> into tensor<3x1x3xi64>
    %c11 = arith.constant 11 : index
    %0 = scf.index_switch %c11 -> tensor<3x1x3xi64> 
    case 0 {
      %expanded = tensor.expand_shape %inserted_slice [[0], [1, 2], [3]] output_shape [3, 1, 1, 3] : tensor<3x1x3xi64> into tensor<3x1x1x3xi64>
      %10 = tensor.empty() : tensor<3x3x3xi64>
      %11 = linalg.fill ins(%c127_i64 : i64) outs(%10 : tensor<3x3x3xi64>) -> tensor<3x3x3xi64>
      %12 = linalg.batch_matmul ins(%arg1, %11 : tensor<3x1x3xi64>, tensor<3x3x3xi64>) outs(%inserted_slice : tensor<3x1x3xi64>) -> tensor<3x1x3xi64>
      scf.yield %12 : tensor<3x1x3xi64>
    }
    default {
      %10 = linalg.mul ins(%arg1, %inserted_slice_0 : tensor<3x1x3xi64>, tensor<3x1x3xi64>) outs(%inserted_slice : tensor<3x1x3xi64>) -> tensor<3x1x3xi64>
      scf.yield %10 : tensor<3x1x3xi64>
    }
    %cst_1 = arith.constant dense<1> : tensor<2x2xindex>
    %1:4 = call @f1(%cst_1) : (tensor<2x2xindex>) -> (tensor<1x3xi64>, tensor<1x1x3xi64>, i64, i64)
    %cast = tensor.cast %cst : tensor<3x1x1xi64> to tensor<3x1x?xi64>
    %2 = call @f2(%cast) : (tensor<3x1x?xi64>) -> tensor<3x1x?xi64>
    %3:3 = call @f3(%arg0, %arg0) : (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<1x2xi64>, tensor<1x2xi64>, tensor<2x2xi64>)
    %cast_2 = tensor.cast %cst_1 : tensor<2x2xindex> to tensor<2x?xindex>
    %4:2 = call @f4(%cast_2, %inserted_slice_0, %arg1) : (tensor<2x?xindex>, tensor<3x1x3xi64>, tensor<3x1x3xi64>) -> (tensor<3x3xi32>, tensor<3xi32>)
    %c4 = arith.constant 4 : index
    %5 = tensor.empty(%c4) : tensor<?x2xi64>
    %6 = linalg.fill ins(%1#3 : i64) outs(%5 : tensor<?x2xi64>) -> tensor<?x2xi64>
    %cast_3 = tensor.cast %6 : tensor<?x2xi64> to tensor<4x2xi64>
    %cast_4 = tensor.cast %6 : tensor<?x2xi64> to tensor<4x2xi64>
    %7 = tensor.empty() : tensor<3x1x3xi64>
    %c127_i64_5 = arith.constant 127 : i64
    %8 = linalg.fill ins(%c127_i64_5 : i64) outs(%7 : tensor<3x1x3xi64>) -> tensor<3x1x3xi64>
    %9:3 = call @f5(%cast_3, %cast_4, %8) : (tensor<4x2xi64>, tensor<4x2xi64>, tensor<3x1x3xi64>) -> (tensor<2x2xindex>, tensor<4x2xi64>, index)
    return %9#0, %4#1, %4#0, %3#2, %3#1, %3#0, %9#1 : tensor<2x2xindex>, tensor<3xi32>, tensor<3x3xi32>, tensor<2x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>, tensor<4x2xi64>
  }
  func.func private @f4(%arg0: tensor<2x?xindex>, %arg1: tensor<3x1x3xi64>, %arg2: tensor<3x1x3xi64>) -> (tensor<3x3xi32>, tensor<3xi32>) {
    %c-128_i32 = arith.constant -128 : i32
    %c-3_i32 = arith.constant -3 : i32
    %from_elements = tensor.from_elements %c-128_i32, %c-3_i32, %c-3_i32 : tensor<3xi32>
    %cst = arith.constant dense<0> : tensor<3x3xi32>
    %0 = linalg.matvec ins(%cst, %from_elements : tensor<3x3xi32>, tensor<3xi32>) outs(%from_elements : tensor<3xi32>) -> tensor<3xi32>
    %c2 = arith.constant 2 : index
    %1 = scf.index_switch %c2 -> tensor<3x3xi32> 
    case 0 {
      scf.yield %cst : tensor<3x3xi32>
    }
    case 2 {
      %2 = linalg.add ins(%cst, %cst : tensor<3x3xi32>, tensor<3x3xi32>) outs(%cst : tensor<3x3xi32>) -> tensor<3x3xi32>
      scf.yield %2 : tensor<3x3xi32>
    }
    default {
      scf.yield %cst : tensor<3x3xi32>
    }
    return %1, %0 : tensor<3x3xi32>, tensor<3xi32>
  }
  func.func private @f3(%arg0: tensor<2x2xi64>, %arg1: tensor<2x2xi64>) -> (tensor<1x2xi64>, tensor<1x2xi64>, tensor<2x2xi64>) {
    %cst = arith.constant dense<[[1, 2]]> : tensor<1x2xi64>
    %cst_0 = arith.constant dense<1> : tensor<2x3xi64>
    %0 = linalg.conv_2d ins(%cst_0, %cst : tensor<2x3xi64>, tensor<1x2xi64>) outs(%arg1 : tensor<2x2xi64>) -> tensor<2x2xi64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %cst) -> (tensor<1x2xi64>) {
      %extracted = tensor.extract %arg3[%c0, %c1] : tensor<1x2xi64>
      %mapped = linalg.map ins(%cst : tensor<1x2xi64>) outs(%arg3 : tensor<1x2xi64>)
        (%in: i64, %init: i64) {
          %c9_i64 = arith.constant 9 : i64
          %9 = arith.ori %in, %c9_i64 : i64
          linalg.yield %9 : i64
        }
      %extracted_1 = tensor.extract %mapped[%c0, %c0] : tensor<1x2xi64>
      %c2 = arith.constant 2 : index
      %4 = tensor.empty(%c2) : tensor<1x?xi1>
      %true = arith.constant true
      %5 = linalg.fill ins(%true : i1) outs(%4 : tensor<1x?xi1>) -> tensor<1x?xi1>
      %6 = tensor.empty() : tensor<1x2xi64>
      %c7_i64 = arith.constant 7 : i64
      %7 = linalg.fill ins(%c7_i64 : i64) outs(%6 : tensor<1x2xi64>) -> tensor<1x2xi64>
      %cst_2 = arith.constant dense<[[11, 12]]> : tensor<1x2xi64>
      %8 = linalg.select ins(%5, %7, %cst_2 : tensor<1x?xi1>, tensor<1x2xi64>, tensor<1x2xi64>) outs(%mapped : tensor<1x2xi64>) -> tensor<1x2xi64>
      scf.yield %8 : tensor<1x2xi64>
    }
    %2 = tensor.empty() : tensor<1x2xi64>
    %3 = linalg.copy ins(%cst : tensor<1x2xi64>) outs(%2 : tensor<1x2xi64>) -> tensor<1x2xi64>
    return %1, %3, %0 : tensor<1x2xi64>, tensor<1x2xi64>, tensor<2x2xi64>
  }
  func.func private @f1(%arg0: tensor<2x2xindex>) -> (tensor<1x3xi64>, tensor<1x1x3xi64>, i64, i64) {
    %c127_i64 = arith.constant 127 : i64
    %from_elements = tensor.from_elements %c127_i64, %c127_i64, %c127_i64 : tensor<1x1x3xi64>
    %cst = arith.constant dense<100> : tensor<1x1x4xi64>
    %0 = tensor.empty() : tensor<2xi64>
    %1 = linalg.pooling_ncw_max ins(%cst, %0 : tensor<1x1x4xi64>, tensor<2xi64>) outs(%from_elements : tensor<1x1x3xi64>) -> tensor<1x1x3xi64>
    %collapsed = tensor.collapse_shape %from_elements [[0], [1, 2]] : tensor<1x1x3xi64> into tensor<1x3xi64>
    %2 = tensor.empty() : tensor<1x1x3xi64>
    %3 = linalg.copy ins(%1 : tensor<1x1x3xi64>) outs(%2 : tensor<1x1x3xi64>) -> tensor<1x1x3xi64>
    %c5_i64 = arith.constant 5 : i64
    return %collapsed, %3, %c5_i64, %c127_i64 : tensor<1x3xi64>, tensor<1x1x3xi64>, i64, i64
  }
  func.func @f2(%arg0: tensor<3x1x?xi64>) -> tensor<3x1x?xi64> {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<?xi64>
    %1 = linalg.pooling_ncw_max ins(%arg0, %0 : tensor<3x1x?xi64>, tensor<?xi64>) outs(%arg0 : tensor<3x1x?xi64>) -> tensor<3x1x?xi64>
    %padded = tensor.pad %0 nofold low[1] high[0] {
    ^bb0(%arg1: index):
      %c127_i64 = arith.constant 127 : i64
      tensor.yield %c127_i64 : i64
    } : tensor<?xi64> to tensor<?xi64>
    return %1 : tensor<3x1x?xi64>
  }
  func.func private @f5(%arg0: tensor<4x2xi64>, %arg1: tensor<4x2xi64>, %arg2: tensor<3x1x3xi64>) -> (tensor<2x2xindex>, tensor<4x2xi64>, index) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg1 : tensor<4x2xi64>) {
    ^bb0(%out: i64):
      %c100_i64 = arith.constant 100 : i64
      %3 = arith.xori %out, %c100_i64 : i64
      linalg.yield %3 : i64
    } -> tensor<4x2xi64>
    %1 = tensor.empty() : tensor<2x2xindex>
    %cst = arith.constant dense<0> : tensor<2x2xindex>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst, %cst : tensor<2x2xindex>, tensor<2x2xindex>) outs(%1 : tensor<2x2xindex>) {
    ^bb0(%in: index, %in_0: index, %out: index):
      %3 = arith.cmpi slt, %in, %in_0 : index
      %4 = arith.select %3, %in, %in_0 : index
      linalg.yield %4 : index
    } -> tensor<2x2xindex>
    %c5 = arith.constant 5 : index
    return %2, %0, %c5 : tensor<2x2xindex>, tensor<4x2xi64>, index
  }
}

