// bufdiff-profile: loops
// bufdiff-choices: f3b045f8b94d39cf1c47afe45d63b91130ebd073b7307e920e3b64923ae411b2c32ba9e047d26135
// bufdiff-choices: 0aaff5a98bd8c7558fa80a2ab32d30e0478969ff13dfd68fcb95ef83a1abf1a8fcaeac4ebb134838
// bufdiff-choices: 0978dcb83d12c40046ef7ecaa090234c76a5f138f064c6b8ed51908ddaa36c643bdc16cf1dc05424
// bufdiff-choices: 3187677dc831f1de934b2ca599ab47e412c6e8086e13a6eb19da9f0e4aaadf941c6b21d08c805909
// bufdiff-choices: 1b09b645caec1a565d2a4edda2d36fadb69595488270d49da704f8686eb247a14bb908a643152d05
// bufdiff-choices: 7277a17792182c0a7a02bb989cc682a7b1aa5922088429cbc77a3c52efaa55bf6ae1d050beb28672
// bufdiff-choices: 85baaf17c43cf6876f004bdf224aa056c96c1ce2c6dd9f7a432075d3f77503cf0bd6e77b9fff6675
// bufdiff-choices: b5046d63c0b0e047721a00f555216d31d76c48fb438c0fab6bd5619573b7c421299d83daa1b90a94
// bufdiff-choices: f5ba966c536d627e95b0be8877c290960063674e8a11e65fc13a509b1597a641e3915cc7b1bd0511
// bufdiff-choices: 67d63612258dc5d509d4c0d59a36b586853b1aea9f45a265c7ccd7d2d74c003eaf0b7555f7299e26
// bufdiff-choices: 287663a83407847a6f7d6ba19056ab841b05603ffc0521083cae5d9630b5cc00e2fb89e95cff158c
// bufdiff-choices: 20d92b159bc4275f5fc42b261d5710a4ef371efb3447044fb72692656bf08143dfd8ea8ae3b61b7a
// bufdiff-choices: d6306e25f7142137458e5ba752f3db2b805dd7ffbe5b8c3e6ea100d158335fd3168981fd9c55a0cd
// bufdiff-choices: 84a16612d8a487d6861e6a74e073fcf977e10d1ba9e32e1b8d7d03143e8d12fdbcdf359cf6c8ca64
// bufdiff-choices: f9de8e7e7e0fc77729c3
// bufdiff-features: 706 1854 1858 1914 1985 2461 2572 2820 2898 3579 5156 5187 6136 6169 6237 6363
// bufdiff-features: 6611 6812 7947 9479 10203 10476 10872 11162 11712 12652 13233 13424 14109 14485
// bufdiff-features: 14704 14925 15671 15751 15893 16269 16455 17174 17255 17470 18166 18984 19124
// bufdiff-features: 19726 21522 22280 22448 22678 24208 24268 24598 24682 25302 25668 25863 26534
// bufdiff-features: 26922 27316 27766 27908 28933 29394 29667 30341 30666 31492 31747 31864 32457
// bufdiff-features: 33511 34167 36076 37183 38202 38210 38520 38783 39150 40675 40712 41615 41907
// bufdiff-features: 41984 42398 42561 42806 42858 43442 43629 43774 43930 43942 44522 44893 45448
// bufdiff-features: 46203 46414 46732 47196 47200 47311 47392 47596 48260 48598 48784 48974 50107
// bufdiff-features: 51344 52148 52322 52558 52900 53435 53451 54827 54964 54998 55113 55632 56404
// bufdiff-features: 58308 59145 59649 60408 60686 60897 61527 61968 63071 63800 64120 65133 66157
// bufdiff-features: 66995 67055 67532 67609 67929 68355 69405 69875 69965 70119 71050 71306 71415
// bufdiff-features: 71819 71851 71904 72541 73387 74481 76339 76540 76587 77129 77491 78283 78430
// bufdiff-features: 78620 80289 81511 81624 81677 82135 82327 82551 82552 82565 82723 83194 83876
// bufdiff-features: 83900 84090 84349 84585 84922 85673 85843 86019 86125 86866 87534 88958 89178
// bufdiff-features: 89250 89348 89523 89732 89780 89812 89964 90097 90585 90777 91289 91319 91365
// bufdiff-features: 91873 92022 93255 93903 94202 95407 96621 96969 97053 97131 97715 98187 98427
// bufdiff-features: 98501 98974 99228 99383 99723 99738 100641 101476 103339 103673 104790 104931
// bufdiff-features: 105750 105902 108810 109187 109408 109732 109923 110780 110816 111588 112549
// bufdiff-features: 112929 113121 113558 113801 113816 113940 115252 115728 117183 117336 118841
// bufdiff-features: 118884 119334 119340 119588 119597 119613 119691 119764 120049 121000 121632
// bufdiff-features: 121637 123225 123396 124509 124614 125573 125971 126932 127997 128005 128306
// bufdiff-features: 128817 129575 129878 130304 130602 131366 131544 133756 134816 135647 136039
// bufdiff-features: 136077 136273 137045 137637 138167 138443 139524 139699 139901 140256 141238
// bufdiff-features: 141891 142274 143865 144575 146608 146863 148647 149304 149660 150313 150818
// bufdiff-features: 151835 151936 151967 152226 152816 153293 154011 154304 154946 156191 156325
// bufdiff-features: 156460 156807 158120 158188 158292 158476 158529 158862 158897 159683 159796
// bufdiff-features: 160756 160839 163044 165015 165286 165632 165636 165695 165719 165817 166361
// bufdiff-features: 167086 167973 168858 169584 169734 169744 170979 171205 171671 172127 172236
// bufdiff-features: 173553 174105 174170 174571 174734 175687 176499 177226 177262 177627 178067
// bufdiff-features: 178165 178748 178854 181629 183547 184030 185275 185723 185828 186118 186257
// bufdiff-features: 187410 188790 189391 189674 189695 189820 190142 191239 191490 192422 192433
// bufdiff-features: 192595 192771 193290 194063 194256 194682 195182 196031 196571 196632 197264
// bufdiff-features: 197267 197426 197837 198460 199564 201601 201612 201802 202085 202241 202616
// bufdiff-features: 202845 203352 203779 204527 204614 204797 205434 205689 207081 207124 207294
// bufdiff-features: 207400 207837 208115 208947 209102 210022 210351 210461 212565 212659 212779
// bufdiff-features: 213275 213455 214071 214744 215959 216969 216992 217513 217540 218064 218211
// bufdiff-features: 218596 218635 219087 219734 220223 221994 222612 222809 222886 222966 223099
// bufdiff-features: 223294 223719 223991 224099 225016 225152 225153 225818 226329 226357 227345
// bufdiff-features: 228390 228936 229266 230081 230104 230640 231257 231527 232143 233276 233869
// bufdiff-features: 233919 235141 235325 236024 236986 238013 238474 238966 239188 239929 240158
// bufdiff-features: 241442 242100 243546 244024 245029 245619 245673 246165 246463 246543 246622
// bufdiff-features: 248581 250713 251444 251992 252466 252539 253836 254057 254769 254836 255303
// bufdiff-features: 255520 255556 256108 256112 256688 257251 258477 259528 259840 260202 260843
// bufdiff-features: 261235 261572
#map = affine_map<() -> ()>
module {
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.ceil ins(%arg3 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %false = arith.constant false
    %false_0 = arith.constant false
    %1:2 = call @f2(%arg3, %false, %false_0, %false_0) : (tensor<f32>, i1, i1, i1) -> (tensor<f32>, tensor<f32>)
    %true = arith.constant true
    %extracted = tensor.extract %arg3[] : tensor<f32>
    %cst = arith.constant 1.000000e+10 : f32
    %2 = arith.cmpf ogt, %extracted, %cst : f32
    %3 = arith.select %2, %false, %true : i1
    return %1#1, %arg1, %1#0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: i1, %arg2: i1, %arg3: i1) -> (tensor<f32>, tensor<f32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %arg0, %arg6 = %arg0) -> (tensor<f32>, tensor<f32>) {
      %3 = scf.for %arg7 = %c0 to %c1 step %c1 iter_args(%arg8 = %arg5) -> (tensor<f32>) {
        %6:3 = scf.while (%arg9 = %c0, %arg10 = %arg6, %arg11 = %arg5) : (index, tensor<f32>, tensor<f32>) -> (index, tensor<f32>, tensor<f32>) {
          %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg11, %arg5 : tensor<f32>, tensor<f32>) outs(%arg8 : tensor<f32>) {
          ^bb0(%in: f32, %in_0: f32, %out: f32):
            %14 = arith.divf %in, %in_0 : f32
            %15 = arith.addf %14, %out : f32
            linalg.yield %15 : f32
          } -> tensor<f32>
          %9 = arith.cmpi ult, %arg9, %c1 : index
          %10 = arith.cmpi eq, %arg9, %c1 : index
          %11 = arith.andi %9, %10 : i1
          %12 = linalg.copy ins(%8 : tensor<f32>) outs(%arg11 : tensor<f32>) -> tensor<f32>
          %extracted = tensor.extract %arg10[] : tensor<f32>
          %13 = linalg.tanh ins(%12 : tensor<f32>) outs(%arg10 : tensor<f32>) -> tensor<f32>
          scf.condition(%11) %arg9, %13, %12 : index, tensor<f32>, tensor<f32>
        } do {
        ^bb0(%arg9: index, %arg10: tensor<f32>, %arg11: tensor<f32>):
          %8 = arith.addi %arg9, %c1 : index
          %cst_0 = arith.constant -1.000000e+00 : f32
          %inserted_1 = tensor.insert %cst_0 into %arg11[] : tensor<f32>
          %9 = linalg.copy ins(%inserted_1 : tensor<f32>) outs(%arg10 : tensor<f32>) -> tensor<f32>
          scf.yield %8, %9, %inserted_1 : index, tensor<f32>, tensor<f32>
        }
        %7 = linalg.add ins(%arg5, %arg0 : tensor<f32>, tensor<f32>) outs(%arg8 : tensor<f32>) -> tensor<f32>
        scf.yield %7 : tensor<f32>
      }
      %cst = arith.constant -1.000000e+00 : f32
      %4 = linalg.fill ins(%cst : f32) outs(%arg6 : tensor<f32>) -> tensor<f32>
      %inserted = tensor.insert %cst into %4[] : tensor<f32>
      %5 = linalg.copy ins(%inserted : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      scf.yield %5, %inserted : tensor<f32>, tensor<f32>
    }
    %1 = linalg.max ins(%arg0, %0#0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %2 = bufferization.alloc_tensor() copy(%0#1) : tensor<f32>
    return %1, %2 : tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: i1) -> (tensor<f32>, index) {
    %mapped = linalg.map ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>)
      (%in: f32, %in_0: f32, %init: f32) {
        %1 = arith.negf %in : f32
        %2 = arith.addf %1, %in_0 : f32
        linalg.yield %2 : f32
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.while (%arg3 = %c0, %arg4 = %mapped) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %1 = arith.cmpi ult, %arg3, %c1 : index
      %extracted = tensor.extract %arg4[] : tensor<f32>
      %cst = arith.constant -0.000000e+00 : f32
      %2 = arith.cmpf oeq, %extracted, %cst : f32
      %3 = arith.andi %1, %2 : i1
      scf.condition(%3) %arg3, %arg4 : index, tensor<f32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<f32>):
      %1 = arith.addi %arg3, %c1 : index
      %2 = linalg.copy ins(%mapped : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %1, %2 : index, tensor<f32>
    }
    return %0#1, %0#0 : tensor<f32>, index
  }
  func.func private @f4(%arg0: tensor<f32>) -> (tensor<3x3xindex>, tensor<f32>) {
    %cst = arith.constant dense<5.500000e+00> : tensor<f32>
    %cst_0 = arith.constant dense<5.000000e-01> : tensor<f32>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst, %cst_0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %1 = arith.negf %in : f32
      %2 = arith.addf %1, %in_2 : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    %cst_1 = arith.constant dense<[[6, 7, 8], [9, 10, 11], [12, 13, 14]]> : tensor<3x3xindex>
    %transposed = linalg.transpose ins(%cst_1 : tensor<3x3xindex>) outs(%cst_1 : tensor<3x3xindex>) permutation = [1, 0] 
    return %transposed, %0 : tensor<3x3xindex>, tensor<f32>
  }
  func.func private @f5(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg1[] : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:2 = scf.while (%arg2 = %c0, %arg3 = %arg1) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %false = arith.constant false
      %3:3 = scf.for %arg4 = %c0 to %arg2 step %c1 iter_args(%arg5 = %arg1, %arg6 = %arg3, %arg7 = %false) -> (tensor<f32>, tensor<f32>, i1) {
        %5:2 = func.call @f4(%arg6) : (tensor<f32>) -> (tensor<3x3xindex>, tensor<f32>)
        %6 = linalg.copy ins(%inserted : tensor<f32>) outs(%arg6 : tensor<f32>) -> tensor<f32>
        %7 = linalg.div ins(%arg3, %inserted : tensor<f32>, tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
        %8 = linalg.sqrt ins(%inserted : tensor<f32>) outs(%7 : tensor<f32>) -> tensor<f32>
        scf.yield %8, %6, %arg7 : tensor<f32>, tensor<f32>, i1
      }
      %4 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%4) %arg2, %arg3 : index, tensor<f32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f32>):
      %3 = arith.addi %arg2, %c1 : index
      %4 = linalg.copy ins(%arg0 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %3, %4 : index, tensor<f32>
    }
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.copy ins(%inserted : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %arg0, %2, %0#1 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, index) {
    %0:3 = call @f5(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %cst = arith.constant dense<2.500000e+00> : tensor<f32>
    %1:3 = call @f3(%arg0, %cst, %cst, %0#2) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %false = arith.constant false
    %2:2 = call @f1(%0#1, %cst, %false) : (tensor<f32>, tensor<f32>, i1) -> (tensor<f32>, index)
    %3 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %cst[] : tensor<f32>
    %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant dense<6.500000e+00> : tensor<f32>
    %generated = tensor.generate  {
      %cst_3 = arith.constant 1.000000e+00 : f32
      %cst_4 = arith.constant 2.000000e+00 : f32
      %7 = arith.addf %cst_3, %cst_4 : f32
      tensor.yield %7 : f32
    } : tensor<f32>
    %5:3 = call @f3(%4, %cst_0, %generated, %generated) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %alloc = memref.alloc() : memref<f32>
    %cst_1 = arith.constant -0.000000e+00 : f32
    linalg.fill ins(%cst_1 : f32) outs(%alloc : memref<f32>)
    %6 = bufferization.to_tensor %alloc restrict writable : memref<f32> to tensor<f32>
    %extracted_2 = tensor.extract %6[] : tensor<f32>
    vector.print %extracted_2 : f32
    return %0#0, %1#0, %1#1, %1#2, %2#0, %5#0, %5#1, %5#2, %2#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, index
  }
}

