// bufdiff-profile: cfg
// bufdiff-choices: f3b045f8b94d39cf1c47afe45d63b91130ebd073b7307e920e3b64923ae411b2c32ba9e047d26135
// bufdiff-choices: 0aaff5a98bd8c7558fa80a2ab32d30e0478969ff13dfd68fcb95ef83a1abf1a8fcaeac4ebb134838
// bufdiff-choices: 0978dcb83d12c40046ef7ecaa090234c76a5f138f064c6b8ed51908ddaa36c643bdc16cf1dc05424
// bufdiff-choices: 3187677dc831f1de934b2ca599ab47e412c6e8086e13a6eb19da9f0e4aaadf941c6b21d08c805909
// bufdiff-choices: 1b09b645caec1a565d2a4edda2d36fadb69595488270d49da704f8686eb247a14bb908a643152d05
// bufdiff-choices: 7277a17792182c0a7a02bb989cc682a7b1aa5922088429cbc77a3c52efaa55bf6ae1d050beb28672
// bufdiff-choices: 85baaf17c43cf6876f004bdf224aa056c96c1ce2c6dd9f7a432075d3f77503cf0bd6e77b9fff6675
// bufdiff-choices: b5046d63c0b0e047721a00f555216d31d76c48fb438c0fab6bd5619573b7c421299d83daa1b90a94
// bufdiff-choices: f5ba966c536d627e95b0be8877c290960063674e8a11e65fc13a509b1597a641e3915cc7b1bd0511
// bufdiff-choices: 67d63612258dc5d509d4c0d59a36b586853b1aea9f45a265c7ccd7d2
// bufdiff-features: 17 1854 2043 2416 3579 4752 5187 5297 6136 6611 7122 9479 10181 10203 10717
// bufdiff-features: 10872 11047 11162 11441 13233 13424 13915 15671 15751 16269 16822 17193 17981
// bufdiff-features: 18166 18249 19100 19124 19152 19419 19769 20874 22280 23787 24268 24598 24682
// bufdiff-features: 26369 26663 27840 28537 29001 30625 30666 33243 34088 34167 35968 37007 37183
// bufdiff-features: 38202 38229 38520 38783 39150 39540 39706 40070 40712 41605 41984 41996 42398
// bufdiff-features: 42412 42467 43442 43774 43942 44522 44786 46203 47012 47200 47392 47630 49322
// bufdiff-features: 49657 51415 51675 52148 52186 52322 52361 52558 52900 52928 54827 54998 55472
// bufdiff-features: 56404 57331 58308 59703 60686 61128 64120 64235 64778 65912 66327 67198 68355
// bufdiff-features: 69875 69965 71306 71537 71904 72442 73141 73643 73959 74057 74560 75361 75696
// bufdiff-features: 76339 76512 76540 76953 77617 78283 78430 78457 79852 81160 81316 82011 82135
// bufdiff-features: 82552 83194 84585 84922 85383 85843 86125 86475 86937 88000 88354 88958 89178
// bufdiff-features: 89732 89780 89859 90585 90777 91074 91312 91491 92194 93116 93255 93719 94488
// bufdiff-features: 95407 96431 97053 97592 97715 98187 98299 98501 99383 99738 101264 101582
// bufdiff-features: 102809 103108 103339 103673 103851 104931 104958 104973 105579 105795 107783
// bufdiff-features: 108108 108920 108977 109187 109923 110780 110816 111839 112756 112929 115408
// bufdiff-features: 117183 117954 119200 119764 120049 120772 121632 123446 124839 125536 125602
// bufdiff-features: 127531 129849 129878 130602 131064 131528 131544 132281 133723 133756 136030
// bufdiff-features: 136273 136341 136684 136799 137045 137637 138086 139029 139061 139885 141891
// bufdiff-features: 142610 143299 143387 144093 144817 145629 145775 146711 146822 148406 148647
// bufdiff-features: 149674 150226 150313 150818 151967 152187 152226 152233 155382 155884 155898
// bufdiff-features: 156325 156460 156807 157579 158120 158476 159724 159796 160138 160327 160756
// bufdiff-features: 161779 162799 162971 163373 163975 165033 165636 165690 165695 165719 165817
// bufdiff-features: 166037 166280 167086 167467 167614 168007 168790 168858 169123 169744 171053
// bufdiff-features: 171913 172007 172236 172892 173166 174094 174374 174571 177329 178067 178165
// bufdiff-features: 178558 178748 179090 180469 182561 184030 185067 185196 185252 185723 186042
// bufdiff-features: 186882 186942 187156 187159 187683 187697 188136 188441 188737 188790 189540
// bufdiff-features: 189820 191455 191765 192422 192771 193059 193242 193290 193747 194134 194682
// bufdiff-features: 195420 196031 196632 197837 198648 201509 201601 202241 202648 203779 203784
// bufdiff-features: 205434 205689 206157 207124 209255 210006 210022 210406 210461 211044 211485
// bufdiff-features: 211508 212549 212565 212695 212779 213330 214248 215959 216705 216969 217513
// bufdiff-features: 217672 218064 220098 220223 221089 222612 223613 223767 224099 224222 225759
// bufdiff-features: 226053 226357 226457 226607 227536 228061 228390 228936 229266 230081 230810
// bufdiff-features: 233276 234999 235433 236094 236205 236714 237454 237470 239941 239992 240100
// bufdiff-features: 240107 240149 240158 240951 241844 242306 244281 245280 245619 245673 245702
// bufdiff-features: 246037 246543 246962 247943 248194 250015 250842 251217 251444 252466 252539
// bufdiff-features: 253740 253836 255520 255556 255654 256112 256926 257672 257806 259510 259528
// bufdiff-features: 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %0:6 = call @f4(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32)
    %false = arith.constant false
    %1:2 = call @f3(%0#1, %0#1, %false) : (tensor<f32>, tensor<f32>, i1) -> (tensor<f32>, index)
    %2 = call @f5(%0#3) : (tensor<f32>) -> tensor<f32>
    %3 = call @f2(%2) : (tensor<f32>) -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%3 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.minimumf %in, %0#5 : f32
      linalg.yield %7 : f32
    } -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %6 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %5) -> (tensor<f32>) {
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%3 : tensor<f32>) outs(%4 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.minimumf %in, %0#4 : f32
        linalg.yield %9 : f32
      } -> tensor<f32>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%7 : tensor<f32>) outs(%arg3 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.addf %in, %out : f32
        linalg.yield %9 : f32
      } -> tensor<f32>
      scf.yield %8 : tensor<f32>
    }
    %extracted = tensor.extract %5[] : tensor<f32>
    return %1#0, %0#2, %0#0, %5, %6, %extracted, %0#4 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f4(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %cst = arith.constant 7.250000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0 = call @either4(%arg0, %from_elements) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = linalg.copy ins(%arg0 : tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %2:2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %inserted, %arg3 = %0) -> (tensor<f32>, tensor<f32>) {
      %6 = tensor.empty() : tensor<f32>
      %7 = linalg.copy ins(%arg2 : tensor<f32>) outs(%6 : tensor<f32>) -> tensor<f32>
      %8 = linalg.copy ins(%arg3 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      %9 = linalg.copy ins(%7 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %8, %9 : tensor<f32>, tensor<f32>
    }
    %3 = bufferization.alloc_tensor() copy(%2#0) : tensor<f32>
    %4 = bufferization.alloc_tensor() copy(%2#1) : tensor<f32>
    %5 = bufferization.alloc_tensor() copy(%0) : tensor<f32>
    return %1, %3, %4, %5, %extracted, %cst : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant dense<6.500000e+00> : tensor<f32>
    %extracted = tensor.extract %cst[] : tensor<f32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func @f2(%arg0: tensor<f32>) -> tensor<f32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    cf.br ^bb1(%c0, %arg0, %arg0 : index, tensor<f32>, tensor<f32>)
  ^bb1(%0: index, %1: tensor<f32>, %2: tensor<f32>):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi ult, %0, %c2 : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = arith.addi %0, %c1 : index
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf32>
    %5 = tensor.empty() : tensor<2xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2xf32>) -> tensor<2xf32>
    %7 = linalg.dot ins(%from_elements, %6 : tensor<2xf32>, tensor<2xf32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %8 = linalg.abs ins(%1 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    cf.br ^bb1(%4, %7, %8 : index, tensor<f32>, tensor<f32>)
  ^bb3:  // pred: ^bb1
    return %2 : tensor<f32>
  }
  func.func @f3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: i1) -> (tensor<f32>, index) {
    %cst = arith.constant -2.500000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:2 = scf.while (%arg3 = %c0, %arg4 = %arg1) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %2 = tensor.empty() : tensor<2xf32>
      %cst_0 = arith.constant 1.000000e+10 : f32
      %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
      %reduced = linalg.reduce ins(%3 : tensor<2xf32>) outs(%arg1 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %5 = arith.maximumf %in, %init : f32
          linalg.yield %5 : f32
        }
      %4 = arith.cmpi ult, %arg3, %c3 : index
      scf.condition(%4) %arg3, %arg4 : index, tensor<f32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<f32>):
      %2 = tensor.empty() : tensor<f32>
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<f32>) -> tensor<f32>
      %4 = func.call @f1(%3, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %5 = arith.addi %arg3, %c1 : index
      %extracted = tensor.extract %arg4[] : tensor<f32>
      %6 = linalg.abs ins(%4 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %5, %6 : index, tensor<f32>
    }
    return %1#1, %1#0 : tensor<f32>, index
  }
  func.func private @either4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.cmpf oeq, %extracted, %cst : f32
    %1 = arith.select %0, %arg0, %arg1 : tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @f5(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant dense<false> : tensor<i1>
    %cst_0 = arith.constant dense<-0.000000e+00> : tensor<f32>
    %0 = linalg.select ins(%cst, %cst_0, %arg0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %cst[] : tensor<i1>
    cf.cond_br %extracted, ^bb1(%0 : tensor<f32>), ^bb2(%0 : tensor<f32>)
  ^bb1(%1: tensor<f32>):  // pred: ^bb0
    cf.br ^bb2(%1 : tensor<f32>)
  ^bb2(%2: tensor<f32>):  // 2 preds: ^bb0, ^bb1
    return %2 : tensor<f32>
  }
}

