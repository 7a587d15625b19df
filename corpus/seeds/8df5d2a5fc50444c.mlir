// bufdiff-profile: cfg
// bufdiff-choices: 6749999a3ae5947544788808d14b2830bd01f616ec692f06d5c71c07c98d3fdc3d50305c0d421d6a
// bufdiff-choices: 9bd7fe13dfc6829f55198b16404ecfb578d86d551276c5135e013de8ba26cb78cea81c8464fe0c12
// bufdiff-choices: 3e57e6157b4b6d4d14cf046c2cf5d7179f85b4b2f0da7e978fa88c33af5c13fae6085539be389958
// bufdiff-choices: 4bb2e456d6332ee49996d179425c1bf4caba9ba2776dcad0c5f9246e1c72e81c83616a6727f45511
// bufdiff-choices: 206602ef61de2968fe027865bcb45ec82035d09bf7e3a1cfe551d90996c76d366fa5c013752bb5b8
// bufdiff-choices: a57a99305e1d7482cbb5d38da896190e174ea63c206aa29da7d80e54923c27a194411c8d280db59f
// bufdiff-choices: cbb2f16bb0a586a08dd16a38abf981116310235e1ad3
// bufdiff-features: 2442 2882 2898 3398 4752 8325 9781 11162 11759 13233 13915 15671 15751 15903
// bufdiff-features: 17970 19100 19419 19915 20749 22095 23787 26568 26683 28907 30293 30666 31943
// bufdiff-features: 33769 34167 35036 36784 38783 39410 40540 40712 41799 41991 42467 43442 43839
// bufdiff-features: 44505 46203 46936 47102 47392 48598 49635 50894 52807 52900 53178 53180 53252
// bufdiff-features: 53469 53472 55113 55270 58024 61951 62411 62480 64120 64235 64716 65025 66422
// bufdiff-features: 67526 68355 69965 71306 72243 72450 72714 74057 74450 74822 77261 78283 78430
// bufdiff-features: 79099 80533 81443 81736 82011 82594 83871 85843 86125 88262 88732 89780 89812
// bufdiff-features: 90777 92194 92789 93255 93592 94961 95603 97685 97715 98196 98413 99383 99757
// bufdiff-features: 100059 100427 100631 102597 104851 104931 105795 106761 107412 107425 107904
// bufdiff-features: 108012 110085 110552 111619 112929 113041 113868 113940 115655 117183 117235
// bufdiff-features: 120049 121626 122233 122967 128916 129849 129946 130310 130933 131366 133297
// bufdiff-features: 135534 137235 139088 140075 141238 141540 141891 142509 142774 146512 148647
// bufdiff-features: 150425 153293 154349 154946 155465 155898 156460 157579 158120 161883 162108
// bufdiff-features: 162799 163687 164112 165636 165695 165719 166047 166579 167614 167793 168323
// bufdiff-features: 171693 173614 173800 174170 174249 175735 178067 179722 180207 180404 181789
// bufdiff-features: 182719 184030 186959 188358 188790 188845 190166 192422 192771 193290 193773
// bufdiff-features: 196031 196349 197392 197837 200106 201059 201601 201716 205434 205689 205859
// bufdiff-features: 207454 207639 208017 210022 210461 212035 212111 213254 215959 217621 219393
// bufdiff-features: 219797 221154 221921 222809 224466 224776 226777 227536 227838 228061 228291
// bufdiff-features: 228390 229273 230081 230640 234387 236238 236930 237583 237763 239621 240158
// bufdiff-features: 242872 244729 245619 246543 246953 246966 247062 247913 250712 251734 252466
// bufdiff-features: 252539 253394 253836 255896 256112 259840
module {
  func.func @main(%arg0: tensor<1xi64>, %arg1: tensor<1xi64>, %arg2: tensor<1xi64>) -> (tensor<4x4xi64>, tensor<4x4xindex>, tensor<1xi64>, tensor<16xindex>, tensor<?xi64>, tensor<4x4xindex>) {
    %cast = tensor.cast %arg0 : tensor<1xi64> to tensor<?xi64>
    %c42_i64 = arith.constant 42 : i64
    %0 = tensor.empty() : tensor<4x4xi64>
    %1 = linalg.fill ins(%c42_i64 : i64) outs(%0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %2:4 = call @f1(%cast, %c42_i64, %1) : (tensor<?xi64>, i64, tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xindex>, tensor<?xi64>, tensor<4x4xindex>)
    %cast_0 = tensor.cast %2#2 : tensor<?xi64> to tensor<1xi64>
    %3 = call @f2(%arg1, %cast_0, %c42_i64) : (tensor<1xi64>, tensor<1xi64>, i64) -> tensor<1xi64>
    %collapsed = tensor.collapse_shape %2#3 [[0, 1]] : tensor<4x4xindex> into tensor<16xindex>
    %c0 = arith.constant 0 : index
    %4 = vector.transfer_read %arg1[%c0], %c42_i64 : tensor<1xi64>, vector<3xi64>
    %5 = vector.transfer_write %4, %arg1[%c0] : vector<3xi64>, tensor<1xi64>
    %cast_1 = tensor.cast %5 : tensor<1xi64> to tensor<?xi64>
    return %2#0, %2#1, %3, %collapsed, %cast_1, %2#3 : tensor<4x4xi64>, tensor<4x4xindex>, tensor<1xi64>, tensor<16xindex>, tensor<?xi64>, tensor<4x4xindex>
  }
  func.func @f1(%arg0: tensor<?xi64>, %arg1: i64, %arg2: tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<4x4xindex>, tensor<?xi64>, tensor<4x4xindex>) {
    %0 = linalg.fill ins(%arg1 : i64) outs(%arg2 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %1 = arith.index_cast %arg2 : tensor<4x4xi64> to tensor<4x4xindex>
    %2 = bufferization.alloc_tensor() copy(%1) : tensor<4x4xindex>
    return %0, %2, %arg0, %1 : tensor<4x4xi64>, tensor<4x4xindex>, tensor<?xi64>, tensor<4x4xindex>
  }
  func.func private @f2(%arg0: tensor<1xi64>, %arg1: tensor<1xi64>, %arg2: i64) -> tensor<1xi64> {
    %cst = arith.constant dense<[[4, 5, 6]]> : tensor<1x3xi64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %cst[%c0, 0] [1, 3] [1, 1] : tensor<1x3xi64> to tensor<3xi64>
    %0 = linalg.matvec ins(%cst, %extracted_slice : tensor<1x3xi64>, tensor<3xi64>) outs(%arg1 : tensor<1xi64>) -> tensor<1xi64>
    %c127_i64 = arith.constant 127 : i64
    %1 = arith.cmpi sle, %arg2, %c127_i64 : i64
    scf.if %1 {
      %2 = arith.index_castui %1 : i1 to index
      %c3 = arith.constant 3 : index
      %3 = arith.remui %2, %c3 : index
      %4 = scf.index_switch %3 -> tensor<3xi64> 
      case 0 {
        %mapped = linalg.map { arith.minsi } ins(%extracted_slice, %extracted_slice : tensor<3xi64>, tensor<3xi64>) outs(%extracted_slice : tensor<3xi64>)
        scf.yield %mapped : tensor<3xi64>
      }
      case 1 {
        scf.yield %extracted_slice : tensor<3xi64>
      }
      default {
        %5 = linalg.fill ins(%arg2 : i64) outs(%extracted_slice : tensor<3xi64>) -> tensor<3xi64>
        scf.yield %5 : tensor<3xi64>
      }
    }
    return %arg0 : tensor<1xi64>
  }
}

