// bufdiff-profile: calls
// bufdiff-choices: e1c2929688534fd2697c8cacd7bfc12906e96bd6ae0f3ca574422cbd343e5f7ce99e47baeed297cd
// bufdiff-choices: 1781358edfad9af4078673d85046badf617cbfe072d5bf6a24e1c681d49dbc07f7e352b8cbf9790f
// bufdiff-choices: 2ed3a3c0e95fbde5956f139e73c11d732b5da3fae1f0710b4e840ef8b2af410a9621393a09a462a9
// bufdiff-choices: 400233c943e4bddf3a0e7b0c79d9c02f94696b6711b0d5513742a191784d854a8f2a4913dda77f9c
// bufdiff-choices: 758f5f735dd9fd3b5be18be21e33c3a8dadc42f1af3ba1219906848fcb1809b30e6bbec736814913
// bufdiff-choices: bc46a18e00aee5a0458624a21f252b10163d0ee77ab04e08766cd6ab05be77c720a6b84a84613b23
// bufdiff-choices: 429293398e7876307e05ef31bd2c808e550e3af6fc27cc6820e6f73b698724eb03823d42190391fe
// bufdiff-choices: 08ca2607ef7fadefd32be6a383faf58d80f4d56ec92d2e1bd319c1831e5c4c0b0f8d28ebc6b2f02a
// bufdiff-choices: b2902490a7f8c5faea26a7419a51ba6a6dc2dc6f72c18ae8546817afbf79442d6f6c041e0b95a9f0
// bufdiff-choices: b7c3c42e2a03877734f77d2b8cdb82dd58b6ee95f94b67c032f0c38a75b5853c5c67c3fe03b865ef
// bufdiff-choices: fe4cfe2ce2fb93b9d49ef9b980218d75b7765e31bfde6bb379f2a41e0b35c9f492626ae7c95bc818
// bufdiff-choices: 537c3983243576079b1c375cd5ab53c9bf0f2ed5
// bufdiff-features: 755 1854 2461 2572 2898 3217 3398 6666 7060 7947 9238 9479 11047 13233 13424
// bufdiff-features: 14483 14925 15751 15903 15929 16269 17015 17470 18166 18486 18952 19011 19419
// bufdiff-features: 20237 20742 20749 20838 22280 22483 22630 23097 23787 24330 24682 25367 26796
// bufdiff-features: 26922 27766 28556 29590 30301 30666 30725 32388 33072 33136 34167 35085 35388
// bufdiff-features: 35952 37183 38783 40070 40712 41396 41517 41679 41799 41984 41996 42398 42467
// bufdiff-features: 43442 45571 46203 47392 48038 48260 48598 49635 49956 52062 52322 52558 52807
// bufdiff-features: 52900 53779 53951 54205 54827 54964 55113 56404 58024 58308 59347 59474 60417
// bufdiff-features: 60686 61375 61944 62232 63071 63495 63800 64235 64435 64716 65814 66797 67276
// bufdiff-features: 68355 68867 69756 69875 71050 71306 72232 72363 73330 74057 74833 75361 76339
// bufdiff-features: 76540 76820 77129 77403 77617 78283 78703 81248 81511 82011 82135 82149 82565
// bufdiff-features: 83194 84585 84922 85047 85843 86125 86844 87923 88732 89178 89251 89379 89568
// bufdiff-features: 89732 89780 89964 90585 91248 92022 93255 93360 95407 97715 98187 98501 99383
// bufdiff-features: 100066 101760 102034 103339 103673 104730 104931 107702 108921 109105 109187
// bufdiff-features: 109923 109949 110816 110952 112929 113239 113346 113618 113940 114783 115252
// bufdiff-features: 115778 116388 116729 117235 119588 121000 121318 121632 121835 122953 122987
// bufdiff-features: 123012 125401 126320 127205 127726 128182 128817 130192 130535 130933 131107
// bufdiff-features: 131366 131544 131851 134279 136039 137045 137427 137656 137667 139010 139524
// bufdiff-features: 140778 141501 141758 141834 141891 142610 143878 146109 149674 150818 151326
// bufdiff-features: 151936 153293 154812 155153 155389 155884 155898 156325 156460 156807 157120
// bufdiff-features: 157579 158120 158415 158897 160756 161377 162764 163012 163203 164602 164734
// bufdiff-features: 165636 165695 165719 166047 167086 167352 168323 168808 168858 169249 170313
// bufdiff-features: 170979 171369 173741 174243 174571 175405 175546 175687 176066 176255 177019
// bufdiff-features: 177904 178067 178165 178398 178558 179471 179649 180465 181541 181554 183114
// bufdiff-features: 183227 183290 184030 184543 185723 187769 187925 188790 189820 189998 190142
// bufdiff-features: 190520 190547 190627 190969 191076 191239 192422 192628 193290 193747 194682
// bufdiff-features: 194987 195183 196031 196632 197109 197392 197837 198003 198432 201736 202085
// bufdiff-features: 202162 202241 203352 204527 205145 205434 205689 207081 207442 207457 210355
// bufdiff-features: 210461 212565 212779 213065 213275 213455 215066 216157 217621 218064 218136
// bufdiff-features: 218863 220028 220181 220223 222638 223970 225016 225325 226357 226659 226729
// bufdiff-features: 227345 228390 228391 228936 229266 230081 230584 230640 231527 233221 233276
// bufdiff-features: 233919 234387 234975 235325 236024 236930 236986 238474 238849 239237 239929
// bufdiff-features: 240158 240396 242267 242894 245380 246062 246543 246962 247563 247624 249948
// bufdiff-features: 250712 250797 251416 252466 252539 253493 253740 253836 254057 254791 254874
// bufdiff-features: 255223 255520 255556 256112 256688 256926 257842 259528 259840 260416
module {
  func.func @f6(%arg0: tensor<i64>) -> (tensor<i64>, tensor<i64>, i64, i64) {
    %0:3 = call @f5(%arg0, %arg0) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, i64, i64)
    %1 = linalg.copy ins(%0#0 : tensor<i64>) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %2:3 = call @f3(%1, %0#1) : (tensor<i64>, i64) -> (tensor<i64>, tensor<i64>, tensor<2xi64>)
    %cst = arith.constant dense<1> : tensor<i64>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %2#2[%c1] [1] [1] : tensor<2xi64> to tensor<i64>
    %3:2 = call @f2(%cst, %extracted_slice) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
    return %2#1, %2#0, %0#2, %0#1 : tensor<i64>, tensor<i64>, i64, i64
  }
  func.func private @f5(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, i64, i64) {
    %mapped = linalg.map { arith.muli {overflowFlags = #arith.overflow<none>} } ins(%arg0, %arg1 : tensor<i64>, tensor<i64>) outs(%arg0 : tensor<i64>)
    %extracted = tensor.extract %arg0[] : tensor<i64>
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.addi %extracted, %c2_i64 : i64
    return %mapped, %0, %extracted : tensor<i64>, i64, i64
  }
  func.func @f3(%arg0: tensor<i64>, %arg1: i64) -> (tensor<i64>, tensor<i64>, tensor<2xi64>) {
    %splat = tensor.splat %arg1 : tensor<i64>
    %extracted = tensor.extract %arg0[] : tensor<i64>
    %0 = linalg.fill ins(%extracted : i64) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %cst = arith.constant dense<[7, 8]> : tensor<2xi64>
    %1 = tensor.empty() : tensor<2x3xi64>
    %2 = linalg.fill ins(%extracted : i64) outs(%1 : tensor<2x3xi64>) -> tensor<2x3xi64>
    %c3 = arith.constant 3 : index
    %3 = tensor.empty(%c3) : tensor<?xi64>
    %4 = linalg.fill ins(%extracted : i64) outs(%3 : tensor<?xi64>) -> tensor<?xi64>
    %5 = linalg.matvec ins(%2, %4 : tensor<2x3xi64>, tensor<?xi64>) outs(%cst : tensor<2xi64>) -> tensor<2xi64>
    return %splat, %0, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>
  }
  func.func private @f1(%arg0: tensor<i64>, %arg1: i64, %arg2: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, index) {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<i64> into tensor<1x1xi64>
    %cst = arith.constant dense<1> : tensor<i64>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg0, %cst : tensor<i64>, tensor<i64>) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %arg0) : (index, tensor<i64>, tensor<i64>) -> (index, tensor<i64>, tensor<i64>) {
      %4 = arith.cmpi ult, %arg3, %c2 : index
      scf.condition(%4) %arg3, %arg4, %arg5 : index, tensor<i64>, tensor<i64>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<i64>, %arg5: tensor<i64>):
      %4 = arith.addi %arg3, %c1 : index
      %extracted = tensor.extract %arg5[] : tensor<i64>
      %mapped = linalg.map ins(%arg4 : tensor<i64>) outs(%arg5 : tensor<i64>)
        (%in: i64, %init: i64) {
          linalg.yield %in : i64
        }
      %extracted_0 = tensor.extract %mapped[] : tensor<i64>
      %5 = linalg.sub ins(%arg4, %arg0 : tensor<i64>, tensor<i64>) outs(%mapped : tensor<i64>) -> tensor<i64>
      %6 = linalg.copy ins(%arg0 : tensor<i64>) outs(%arg4 : tensor<i64>) -> tensor<i64>
      scf.yield %4, %6, %5 : index, tensor<i64>, tensor<i64>
    }
    %2 = tensor.empty() : tensor<i64>
    %3 = linalg.copy ins(%0 : tensor<i64>) outs(%2 : tensor<i64>) -> tensor<i64>
    return %1#2, %1#1, %3, %1#0 : tensor<i64>, tensor<i64>, tensor<i64>, index
  }
  func.func @f2(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    %0 = linalg.copy ins(%arg1 : tensor<i64>) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %c7_i64 = arith.constant 7 : i64
    %1:4 = call @f1(%0, %c7_i64, %0) : (tensor<i64>, i64, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, index)
    return %1#2, %1#1 : tensor<i64>, tensor<i64>
  }
  func.func @f4(%arg0: tensor<i64>) -> tensor<i64> {
    %cst = arith.constant dense<9> : tensor<2xi64>
    %reduced = linalg.reduce ins(%cst : tensor<2xi64>) outs(%arg0 : tensor<i64>) dimensions = [0] 
      (%in: i64, %init: i64) {
        %0 = arith.ori %in, %init : i64
        linalg.yield %0 : i64
      }
    return %reduced : tensor<i64>
  }
  func.func @main(%arg0: tensor<i64>, %arg1: i64) -> (tensor<i64>, tensor<i64>, tensor<i64>, i64, i64) {
    %0 = call @f4(%arg0) : (tensor<i64>) -> tensor<i64>
    %1:4 = call @f6(%arg0) : (tensor<i64>) -> (tensor<i64>, tensor<i64>, i64, i64)
    %2:2 = call @f2(%1#0, %1#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
    %c9_i64 = arith.constant 9 : i64
    %3 = arith.cmpi uge, %1#3, %c9_i64 : i64
    %4 = scf.if %3 -> (tensor<i64>) {
      %cst = arith.constant dense<9> : tensor<i64>
      %5:2 = func.call @f2(%cst, %cst) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
      %6 = tensor.empty() : tensor<i1>
      %7 = linalg.fill ins(%3 : i1) outs(%6 : tensor<i1>) -> tensor<i1>
      %8 = linalg.select ins(%7, %1#0, %5#1 : tensor<i1>, tensor<i64>, tensor<i64>) outs(%2#0 : tensor<i64>) -> tensor<i64>
      scf.yield %8 : tensor<i64>
    } else {
      %5:4 = func.call @f6(%1#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<i64>) -> (tensor<i64>, tensor<i64>, i64, i64)
      %mapped = linalg.map { arith.minsi } ins(%5#0, %5#1 : tensor<i64>, tensor<i64>) outs(%2#0 : tensor<i64>)
      scf.yield %mapped : tensor<i64>
    }
    return %0, %2#1, %4, %1#2, %arg1 : tensor<i64>, tensor<i64>, tensor<i64>, i64, i64
  }
}

