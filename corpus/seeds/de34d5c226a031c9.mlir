// bufdiff-profile: cfg
// bufdiff-choices: 18a344e8f6428b209b043d6e22ca681671ad5030b2029dd13848a1739844b1b12a86c861ea0a1500
// bufdiff-choices: 6a4486d2407fff2977310804e8c8b720ceb7e28dabc2ec489c5ec3e263613e897f751d746fd6a986
// bufdiff-choices: 259bfc5f04f2b55d4222526d57f388189096ff85e73f2583ba0d9755d3ec38e8441c090557663b42
// bufdiff-choices: 02214915bb01195d8969b369dea40a25da4329147075262578eeee3ea90386
// bufdiff-features: 448 4752 6496 9479 9972 12821 12932 15751 18016 18486 19380 21192 21548 25274
// bufdiff-features: 26464 26568 27048 27704 29590 29968 33530 34564 34647 36707 37979 38702 40297
// bufdiff-features: 40540 40831 40847 41854 42282 42344 43631 44816 46832 47762 52062 52900 52958
// bufdiff-features: 53252 54831 55014 55125 55887 56153 59628 61556 63071 63642 64959 66075 66422
// bufdiff-features: 68355 68900 69987 71122 73140 73335 77431 78594 79099 82135 84322 85870 87495
// bufdiff-features: 88008 88337 89109 91566 93255 95285 95625 95895 96658 97318 97685 101600 102690
// bufdiff-features: 104245 104253 104303 104324 105015 106691 108165 110085 110153 111739 112800
// bufdiff-features: 114507 114763 115990 118769 119640 119876 120265 121394 122225 122967 124970
// bufdiff-features: 124978 125702 126770 128410 128456 128768 129278 129399
module {
  func.func @main(%arg0: tensor<?xi8>, %arg1: tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi8>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [1, %dim] : tensor<?xi8> into tensor<1x?xi8>
    %c1 = arith.constant 1 : index
    %0 = scf.index_switch %c1 -> tensor<2xi8> 
    case 0 {
      %mapped = linalg.map ins(%arg1 : tensor<2xi8>) outs(%arg1 : tensor<2xi8>)
        (%in: i8, %init: i8) {
          linalg.yield %in : i8
        }
      scf.yield %mapped : tensor<2xi8>
    }
    case 1 {
      scf.yield %arg1 : tensor<2xi8>
    }
    case 4 {
      %1 = tensor.empty() : tensor<2xi8>
      %extracted = tensor.extract %arg1[%c0] : tensor<2xi8>
      %2 = linalg.fill ins(%extracted : i8) outs(%1 : tensor<2xi8>) -> tensor<2xi8>
      %3 = linalg.sub ins(%arg1, %2 : tensor<2xi8>, tensor<2xi8>) outs(%arg1 : tensor<2xi8>) -> tensor<2xi8>
      scf.yield %3 : tensor<2xi8>
    }
    default {
      %from_elements = tensor.from_elements %dim, %c1, %c1 : tensor<3xindex>
      %reshape = tensor.reshape %expanded(%from_elements) : (tensor<1x?xi8>, tensor<3xindex>) -> tensor<?x1x1xi8>
      scf.yield %arg1 : tensor<2xi8>
    }
    %extracted_slice = tensor.extract_slice %arg1[0] [2] [1] : tensor<2xi8> to tensor<2xi8>
    return %0, %extracted_slice : tensor<2xi8>, tensor<2xi8>
  }
}

