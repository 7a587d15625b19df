// bufdiff-profile: loops
// bufdiff-choices: bbe844531c0ffcc62021e37908b2fcd6a3317ecd3ae84596b17aedfd8c34616363c292a06706be5e
// bufdiff-choices: c2e9b47b9bbb55f23bd549da664887c50fd88d1349362f2c8f1bfea8aa60261ff2d934b8f131e4cc
// bufdiff-choices: 3f63ac2e45f9b9bb6091d72ba00457696e3c15cc964ee7f2439efafd140479f3531e48f23b5b811a
// bufdiff-choices: be5b587fcf44be24956b43288b75c998f9f98a6fe943dc731aecf396554d730dba906c5596af82c0
// bufdiff-choices: 2265761b084356d2cfd79b7287b74fffeb486ab9991f7144c49e3f57765a70e102f8283a982806e6
// bufdiff-choices: e6aa038684d102487b3b6d9b46230092c2be3c88ba82ba218d0cffd28f0fc422f9c86da89f9f8792
// bufdiff-choices: 477193292ee839113e3d3338fb90385ee9201600dcc8ab92073f5f2ba5828007314acc73ea6b3cfa
// bufdiff-choices: ecefbb25dae7a8a7bb18ed7b19f2c6904a5958acb90ad3a8f574f538e7dd5d34c8406e748246eed8
// bufdiff-choices: 5215639ce4e825ecea94e12685a47c0b7d68523d43800b012dc46667c124ed2aeeb325086e71ba88
// bufdiff-features: 472 495 1089 1631 2374 2684 3866 4462 4752 4795 4796 4845 5973 6405 6901 7122
// bufdiff-features: 7294 7541 7793 8452 9781 10035 10819 10968 11556 11585 12296 12638 12938 13233
// bufdiff-features: 13915 14523 14704 15440 15639 15671 15751 15903 15947 16269 16630 16682 16906
// bufdiff-features: 17232 18166 18619 18774 21522 21953 22095 22221 22280 23655 24259 24826 25119
// bufdiff-features: 25181 25388 25810 25872 25962 26266 26507 26546 26568 26587 27048 27644 27672
// bufdiff-features: 27738 27766 27825 29255 29791 30896 31348 31543 31692 31940 32116 33853 34167
// bufdiff-features: 34197 34301 34564 34647 34797 34975 35019 35179 36092 36721 36784 36797 37183
// bufdiff-features: 38510 38672 38702 38783 39139 39927 40297 40479 40540 40712 40847 41594 41696
// bufdiff-features: 41742 41799 41885 42293 42467 43612 43631 44505 44621 44663 44816 45629 46022
// bufdiff-features: 46203 46416 46832 46835 46995 47392 47664 48356 48598 49135 49635 49875 50450
// bufdiff-features: 51475 51878 52042 52322 52558 52807 52900 52958 53057 53180 53252 53469 53472
// bufdiff-features: 54651 54964 54998 55113 55185 56198 56611 56965 57651 57718 58837 59070 59094
// bufdiff-features: 59628 60686 61523 61556 61699 62218 62495 62675 62701 63062 63071 63094 63610
// bufdiff-features: 64119 64235 64646 64716 64737 64748 64959 65277 65347 65496 65583 65641 65760
// bufdiff-features: 66046 66320 66422 66765 67388 67427 67526 67563 68355 69032 69235 69449 69987
// bufdiff-features: 70323 71050 71169 71306 71400 72804 73041 73289 73455 73802 74057 74336 74362
// bufdiff-features: 74617 74724 74787 74984 75361 76235 76258 76700 76748 76945 77403 78283 78430
// bufdiff-features: 78486 78644 78950 79389 81935 81936 82135 82203 82427 82552 83253 83672 84585
// bufdiff-features: 84808 84853 84887 84922 85913 86125 86549 86827 86992 87214 87495 88008 88732
// bufdiff-features: 88999 89251 89445 89646 89780 90054 90777 91562 92351 92647 92930 92970 93255
// bufdiff-features: 93394 93704 94913 95041 95285 96273 96431 96989 97447 97715 97864 98413 99228
// bufdiff-features: 99383 100427 100465 100631 100866 101174 101264 102215 103751 104026 104383
// bufdiff-features: 104931 104952 105166 105517 105914 105950 107425 107805 108038 109086 109187
// bufdiff-features: 109472 109923 110394 110658 111619 112341 112474 112709 112929 113940 114601
// bufdiff-features: 115356 115471 115801 115990 116584 116841 117183 117235 117336 117724 117839
// bufdiff-features: 118093 118769 118985 119588 120772 121188 121394 121467 121626 121742 122410
// bufdiff-features: 122516 122615 122764 122967 123776 124448 124626 125040 125194 125308 125397
// bufdiff-features: 125453 125616 125702 127454 127533 127830 127834 128157 128768 128916 129404
// bufdiff-features: 130310
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<?xf32>, %arg1: f32, %arg2: tensor<f32>, %arg3: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%arg2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.maximumf %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = vector.broadcast %cst : f32 to vector<4xf32>
    %c0 = arith.constant 0 : index
    %2 = vector.transfer_write %1, %arg3[%c0] : vector<4xf32>, tensor<1xf32>
    return %2, %2 : tensor<1xf32>, tensor<1xf32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, f32) {
    %0 = linalg.erf ins(%arg2 : tensor<1xf32>) outs(%arg2 : tensor<1xf32>) -> tensor<1xf32>
    %cst = arith.constant dense<-1.000000e+00> : tensor<4xf32>
    %cast = tensor.cast %cst : tensor<4xf32> to tensor<?xf32>
    %1:2 = call @f1(%cast, %arg1, %arg0, %0) : (tensor<?xf32>, f32, tensor<f32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>)
    %2 = tensor.empty() : tensor<1xf32>
    %3 = linalg.copy ins(%1#1 : tensor<1xf32>) outs(%2 : tensor<1xf32>) -> tensor<1xf32>
    return %1#0, %3, %arg1 : tensor<1xf32>, tensor<1xf32>, f32
  }
  func.func private @f3(%arg0: tensor<1xf32>, %arg1: f32) -> (tensor<1xf32>, tensor<1xf32>, f32) {
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1 : tensor<1xf32>) outs(%arg0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %extracted_slice = tensor.extract_slice %1[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %1[0] [%c1] [1] : tensor<1xf32> to tensor<?xf32>
    %cst = arith.constant dense<[[9.500000e+00, 1.050000e+01]]> : tensor<1x2xf32>
    %3 = tensor.empty() : tensor<2xf32>
    %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
    %5 = linalg.matvec ins(%cst, %4 : tensor<1x2xf32>, tensor<2xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
    %6 = linalg.mul ins(%5, %2 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice_0 : tensor<?xf32>) -> tensor<?xf32>
    %cast = tensor.cast %6 : tensor<?xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %cast into %1[0] [1] [1] : tensor<1xf32> into tensor<1xf32>
    %cast_1 = tensor.cast %5 : tensor<1xf32> to tensor<?xf32>
    %inserted_slice_2 = tensor.insert_slice %cast_1 into %inserted_slice[0] [%c1] [1] : tensor<?xf32> into tensor<1xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice_3 = tensor.extract_slice %inserted_slice[%c0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    return %extracted_slice_3, %inserted_slice_2, %arg1 : tensor<1xf32>, tensor<1xf32>, f32
  }
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<f32>, %arg2: tensor<1xf32> {bufferization.writable = false}) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
    %0 = bufferization.alloc_tensor() copy(%arg2) : tensor<1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c1 step %c1 {
      %3 = scf.index_switch %arg3 -> tensor<1xf32> 
      case 0 {
        %4 = linalg.negf ins(%arg2 : tensor<1xf32>) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
        scf.yield %4 : tensor<1xf32>
      }
      case 2 {
        %from_elements = tensor.from_elements %c1, %c1 : tensor<2xindex>
        %reshape = tensor.reshape %arg2(%from_elements) : (tensor<1xf32>, tensor<2xindex>) -> tensor<?x?xf32>
        scf.yield %arg2 : tensor<1xf32>
      }
      case 4 {
        scf.yield %0 : tensor<1xf32>
      }
      default {
        %true = arith.constant true
        %4 = func.call @either4(%arg1, %arg1, %true) : (tensor<f32>, tensor<f32>, i1) -> tensor<f32>
        %cst_0 = arith.constant 7.250000e+00 : f32
        %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
        %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f32>) outs(%4 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %7 = arith.divf %in, %out : f32
          linalg.yield %7 : f32
        } -> tensor<f32>
        scf.yield %arg2 : tensor<1xf32>
      }
    }
    %cst = arith.constant -1.000000e+00 : f32
    %1:3 = call @f2(%arg1, %cst, %0) : (tensor<f32>, f32, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, f32)
    %2:3 = call @f3(%arg2, %cst) : (tensor<1xf32>, f32) -> (tensor<1xf32>, tensor<1xf32>, f32)
    return %1#1, %2#0, %2#1, %1#0 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
  }
  func.func private @either4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: i1) -> tensor<f32> {
    %0 = scf.if %arg2 -> (tensor<f32>) {
      scf.yield %arg0 : tensor<f32>
    } else {
      scf.yield %arg1 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
}

