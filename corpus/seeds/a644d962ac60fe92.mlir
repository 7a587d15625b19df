// bufdiff-profile: cfg
// bufdiff-choices: 6cf3be599f81d43ca2e8cce3c5a0707bad7890048eb8e03864712249f332b0737472bf21e868b87b
// bufdiff-choices: e130b121a6a97fee1645a97c5e85568663196083100fe760ecc224b31a5f976251d76363ae65b8f0
// bufdiff-choices: 3138c83dc6ff77c716b5daa1ee5a6605b9120b1e8837c5d15340dc06589500dd147cf0c7572f808f
// bufdiff-choices: 9c7d226edf9dbb95f2a8b0209a8e4d36440c0603e92c3ebffd9ca534d9c2fc88d6c20ce28d508048
// bufdiff-choices: 8d57e91c2b0f3dae49d78ca09e255ff0067dd1ba0503842b51b17b63c502308eabeb43f78eb96727
// bufdiff-choices: 217b369ad6108e5df8d5b4c46c735422996112ff5dc883d65399f99ab4dfe69c32832314c09899f6
// bufdiff-choices: a570e9cf327f4af16a19538b21b23e7fbb4ab11d628e7b38afd6c3116205eb4bb54ca3ed21ca315a
// bufdiff-choices: 94be8de1083f6a83883fefe733291509bca583196b119d017ad1c7a4f93fabc1f2aa5797188ed7d8
// bufdiff-choices: 420ec908f6e001514d69a687990591700716d3d0
// bufdiff-features: 995 3638 6169 6277 8918 9479 9748 10035 12170 12932 12934 13233 15751 15903
// bufdiff-features: 16682 18004 18166 18249 19014 19419 20301 21953 22280 23787 24184 25818 25863
// bufdiff-features: 25898 26568 27766 27840 29590 29667 31936 34167 35163 36174 36726 38783 39915
// bufdiff-features: 40712 41517 41799 41984 41996 42344 42858 42984 43092 44522 44625 44943 46203
// bufdiff-features: 47030 48506 49322 51415 51555 52062 52322 52558 52900 53252 53951 54998 56814
// bufdiff-features: 57548 58190 59347 60417 60465 60686 62411 63326 63800 64119 64235 64287 64435
// bufdiff-features: 64716 65272 65478 66327 66422 67069 67520 67946 68355 68782 69403 70119 70123
// bufdiff-features: 71306 75361 75502 75921 76328 76973 78283 81200 81502 82552 83194 84585 84753
// bufdiff-features: 86125 86844 88337 89780 91491 91879 92022 92267 93255 93908 94455 94981 95273
// bufdiff-features: 96244 97715 98501 99383 100427 102509 103715 103984 104315 104931 108834 110780
// bufdiff-features: 111096 111422 111839 112336 112929 114974 115026 116388 117724 118808 119210
// bufdiff-features: 119384 121682 122987 123408 126928 127169 127205 127243 128734 130310 131107
// bufdiff-features: 132574 133084 134816 136684 141458 148304 149660 149892 150299 150829 152233
// bufdiff-features: 153293 153471 153928 155898 156369 156460 156992 158120 158128 159796 160756
// bufdiff-features: 161760 163687 165141 165394 165690 165719 166047 167086 168457 168858 168881
// bufdiff-features: 169288 169464 169507 169734 170819 171116 171369 174291 174734 175786 176344
// bufdiff-features: 176520 177904 179223 179649 180207 180465 181951 183667 184030 184039 184962
// bufdiff-features: 186959 188175 188522 188790 189793 189994 190142 190547 191602 192628 193223
// bufdiff-features: 193290 193747 194134 195420 195820 197264 197837 198002 198447 200104 200521
// bufdiff-features: 200903 201059 201275 201551 202085 202562 204527 205434 207330 207752 207760
// bufdiff-features: 210461 211050 212111 213275 214143 215925 217621 217672 218738 219393 220284
// bufdiff-features: 221089 221661 222522 222612 224897 226357 227345 228390 228936 229266 229951
// bufdiff-features: 230519 230640 234562 236929 237022 237508 238033 239798 240158 241331 241575
// bufdiff-features: 242145 242793 243546 244092 245380 246362 246543 246953 247062 247712 248657
// bufdiff-features: 249841 250300 250797 251030 252517 252539 252995 253703 255520 255618 256699
// bufdiff-features: 256922 258143 259510 259528 259840 259851
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<i64>, %arg1: tensor<3xi64>) -> (tensor<?xi64>, tensor<i64>, tensor<2xi64>) {
    %0 = call @f2(%arg1) : (tensor<3xi64>) -> tensor<3xi64>
    %extracted_slice = tensor.extract_slice %0[0] [2] [2] : tensor<3xi64> to tensor<2xi64>
    %c2 = arith.constant 2 : index
    %extracted_slice_0 = tensor.extract_slice %0[0] [%c2] [2] : tensor<3xi64> to tensor<?xi64>
    %cst = arith.constant dense<9> : tensor<2x2xi64>
    %c1 = arith.constant 1 : index
    %extracted_slice_1 = tensor.extract_slice %cst[%c1, 0] [1, %c2] [1, 1] : tensor<2x2xi64> to tensor<?xi64>
    %1 = linalg.matvec ins(%cst, %extracted_slice_1 : tensor<2x2xi64>, tensor<?xi64>) outs(%extracted_slice_0 : tensor<?xi64>) -> tensor<?xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%extracted_slice_0 : tensor<?xi64>) outs(%arg0 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %3 = arith.addi %in, %out : i64
      linalg.yield %3 : i64
    } -> tensor<i64>
    return %1, %2, %extracted_slice : tensor<?xi64>, tensor<i64>, tensor<2xi64>
  }
  func.func private @f2(%arg0: tensor<3xi64>) -> tensor<3xi64> {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<3xi64>
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.cmpi sgt, %extracted, %c1_i64 : i64
    cf.cond_br %0, ^bb1(%arg0, %arg0 : tensor<3xi64>, tensor<3xi64>), ^bb2
  ^bb1(%1: tensor<3xi64>, %2: tensor<3xi64>):  // pred: ^bb0
    %cst = arith.constant dense<0> : tensor<2x3xi64>
    %reduced = linalg.reduce ins(%cst : tensor<2x3xi64>) outs(%2 : tensor<3xi64>) dimensions = [0] 
      (%in: i64, %init: i64) {
        %8 = arith.minui %in, %init : i64
        linalg.yield %8 : i64
      }
    cf.br ^bb3(%arg0, %reduced : tensor<3xi64>, tensor<3xi64>)
  ^bb2:  // pred: ^bb0
    %3:3 = call @f1(%arg0) : (tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>)
    %4 = linalg.max ins(%3#1, %3#0 : tensor<3xi64>, tensor<3xi64>) outs(%arg0 : tensor<3xi64>) -> tensor<3xi64>
    cf.br ^bb3(%3#2, %4 : tensor<3xi64>, tensor<3xi64>)
  ^bb3(%5: tensor<3xi64>, %6: tensor<3xi64>):  // 2 preds: ^bb1, ^bb2
    %7 = linalg.copy ins(%6 : tensor<3xi64>) outs(%arg0 : tensor<3xi64>) -> tensor<3xi64>
    return %7 : tensor<3xi64>
  }
  func.func @f1(%arg0: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) {
    %cst = arith.constant dense<[9, 10, 11]> : tensor<3xi64>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %cst : tensor<3xi64>, tensor<3xi64>) outs(%arg0 : tensor<3xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.maxui %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<3xi64>
    %1 = scf.forall (%arg1) in (3) shared_outs(%arg2 = %cst) -> (tensor<3xi64>) {
      %c0 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %cst[%c0] [2] [1] : tensor<3xi64> to tensor<2xi64>
      %extracted_slice_0 = tensor.extract_slice %cst[1] [2] [1] : tensor<3xi64> to tensor<2xi64>
      %c2 = arith.constant 2 : index
      %2 = arith.remui %arg1, %c2 : index
      %c5_i64 = arith.constant 5 : i64
      %3 = vector.transfer_read %extracted_slice_0[%2], %c5_i64 : tensor<2xi64>, vector<4xi64>
      %4 = vector.transfer_write %3, %extracted_slice[%2] : vector<4xi64>, tensor<2xi64>
      %5 = linalg.copy ins(%extracted_slice : tensor<2xi64>) outs(%extracted_slice_0 : tensor<2xi64>) -> tensor<2xi64>
      %inserted_slice = tensor.insert_slice %4 into %cst[%c0] [2] [1] : tensor<2xi64> into tensor<3xi64>
      %inserted_slice_1 = tensor.insert_slice %5 into %inserted_slice[1] [2] [1] : tensor<2xi64> into tensor<3xi64>
      %extracted_slice_2 = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<3xi64> to tensor<i64>
      %reduced = linalg.reduce ins(%inserted_slice : tensor<3xi64>) outs(%extracted_slice_2 : tensor<i64>) dimensions = [0] 
        (%in: i64, %init: i64) {
          %6 = arith.addi %in, %init : i64
          linalg.yield %6 : i64
        }
      %inserted = tensor.insert %c5_i64 into %reduced[] : tensor<i64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg2[%arg1] [1] [1] : tensor<i64> into tensor<3xi64>
      }
    }
    return %0, %cst, %1 : tensor<3xi64>, tensor<3xi64>, tensor<3xi64>
  }
}

