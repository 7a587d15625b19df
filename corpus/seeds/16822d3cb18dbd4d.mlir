// bufdiff-profile: loops
// bufdiff-choices: 09c469d265997497966f55d0bd09f87fed8490e43405004df905d80fcc04d1c70f8455a7466e2fb4
// bufdiff-choices: 6f8285fcf61e90ecc01ae76af9cebe91c617f8e5c17ccff0ac42b41431eae443afc4a9ca36b8238d
// bufdiff-choices: bd4d1b63ceb55233d4ffcf67c7d7b49e05d8d1e1149d49c0a78d98505124a40eb9f80c43a478386f
// bufdiff-choices: add7d06e27af4f953de2c597b10af325359a4bfba6c68b17283f7ffa99ee49f8158cc57a77a86408
// bufdiff-choices: 476d66b1
// bufdiff-features: 884 1086 2339 2898 4469 4795 6136 6405 6812 7095 8235 9479 10476 13657 14015
// bufdiff-features: 14884 15751 15893 15903 18774 19685 22280 23090 23490 25388 25704 25735 26163
// bufdiff-features: 26414 26568 26697 27869 29261 29590 31543 33931 34167 34564 34647 35691 36011
// bufdiff-features: 36901 37630 37662 37673 37786 38228 38513 38556 38926 41073 42037 42502 44522
// bufdiff-features: 44615 44810 44865 45115 46038 46203 46326 46832 47782 48784 49393 49806 49956
// bufdiff-features: 50665 52062 52322 52558 56107 57718 58748 59347 60469 61339 61556 64235 64601
// bufdiff-features: 64656 65036 65375 65560 66422 66560 66765 66996 68355 69250 69449 70385 70479
// bufdiff-features: 72508 72629 73846 74362 74918 75133 76339 76512 77598 77649 79024 80812 80894
// bufdiff-features: 81047 81467 81477 81511 82565 82629 83282 84922 84989 86645 88354 89151 89178
// bufdiff-features: 89732 93155 93944 95285 96353 97053 97059 98920 99009 99061 100455 102847
// bufdiff-features: 103673 103723 103793 104315 105064 106610 106883 108379 110780 110816 112929
// bufdiff-features: 114464 115388 115471 117137 117488 118084 120891 121000 121318 121353 121394
// bufdiff-features: 123313 123951 124231 124484 129878 130426
module {
  func.func @main(%arg0: tensor<3x1x2xf64>, %arg1: i32) -> tensor<3x2xf64> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -2.500000e+00 : f64
    %inserted = tensor.insert %cst into %arg0[%c1, %c0, %c0] : tensor<3x1x2xf64>
    affine.parallel (%arg2) = (0) to (3) {
      %c3 = arith.constant 3 : index
      %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %arg0) : (index, tensor<3x1x2xf64>, tensor<3x1x2xf64>) -> (index, tensor<3x1x2xf64>, tensor<3x1x2xf64>) {
        %1:2 = scf.while (%arg6 = %c0, %arg7 = %arg0) : (index, tensor<3x1x2xf64>) -> (index, tensor<3x1x2xf64>) {
          %concat = tensor.concat dim(0) %arg0, %arg0, %inserted : (tensor<3x1x2xf64>, tensor<3x1x2xf64>, tensor<3x1x2xf64>) -> tensor<9x1x2xf64>
          %3 = arith.cmpi ult, %arg6, %c3 : index
          scf.condition(%3) %arg6, %arg7 : index, tensor<3x1x2xf64>
        } do {
        ^bb0(%arg6: index, %arg7: tensor<3x1x2xf64>):
          %3 = arith.index_cast %arg2 : index to i32
          %extracted_slice_0 = tensor.extract_slice %arg4[%c0, 0, 1] [1, 1, 1] [1, 1, 1] : tensor<3x1x2xf64> to tensor<1x1xf64>
          %4 = arith.addi %arg6, %c1 : index
          %5 = linalg.copy ins(%arg0 : tensor<3x1x2xf64>) outs(%arg7 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
          scf.yield %4, %5 : index, tensor<3x1x2xf64>
        }
        %2 = arith.cmpi ult, %arg3, %c3 : index
        scf.condition(%2) %arg3, %arg4, %arg5 : index, tensor<3x1x2xf64>, tensor<3x1x2xf64>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<3x1x2xf64>, %arg5: tensor<3x1x2xf64>):
        %1 = arith.addi %arg3, %c1 : index
        %extracted = tensor.extract %arg5[%arg2, %c0, %c0] : tensor<3x1x2xf64>
        %inserted_0 = tensor.insert %extracted into %arg5[%arg2, %c0, %c1] : tensor<3x1x2xf64>
        %2 = arith.remui %arg2, %c3 : index
        %extracted_1 = tensor.extract %inserted_0[%2, %c0, %c1] : tensor<3x1x2xf64>
        %3 = linalg.tanh ins(%inserted : tensor<3x1x2xf64>) outs(%inserted_0 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
        %4 = linalg.fill ins(%extracted : f64) outs(%arg4 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
        %cst_2 = arith.constant dense<2.000000e+00> : tensor<3x1x2x2xf64>
        %reduced = linalg.reduce ins(%cst_2 : tensor<3x1x2x2xf64>) outs(%4 : tensor<3x1x2xf64>) dimensions = [3] 
          (%in: f64, %init: f64) {
            %5 = arith.maximumf %in, %init : f64
            linalg.yield %5 : f64
          }
        scf.yield %1, %reduced, %3 : index, tensor<3x1x2xf64>, tensor<3x1x2xf64>
      }
    }
    %extracted_slice = tensor.extract_slice %inserted[0, %c0, 0] [3, 1, 2] [1, 1, 1] : tensor<3x1x2xf64> to tensor<3x2xf64>
    return %extracted_slice : tensor<3x2xf64>
  }
}

