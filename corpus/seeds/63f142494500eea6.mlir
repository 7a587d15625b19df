// bufdiff-profile: mixed
// bufdiff-choices: f0096b0ed831a4d2b0e51195c397f6ca406a1f64e23e57dcf613d2054ff686f916be9d7ebf684b26
// bufdiff-choices: c2f866e20a3f0d03b2438d2949478394411cd746cceeb85745ae011629021fbdf56d8de29fa2c9ee
// bufdiff-choices: 0af81a8f08b43d77859acdcc19f3a8ce4e6621cd804c85f909cd844c18a779e29002ac0e9d7c886a
// bufdiff-choices: c8a68e50eb0dd58e74dc7764d979ed036b25c9289fa733aa9c827c02a59f0e99936c8939e367b18a
// bufdiff-choices: 8a44ca03c40b9c6b615c6448bf46d5955fd8c9be0de87c0b37fd58fccdfb53502e7c678ca8eb7b7a
// bufdiff-choices: cf3e793522117c153429466ba472008479acfcbb30534744f9dce5d8205208b6c4db96780618e343
// bufdiff-choices: 91746d49c2c89d1aaa15af2106f6c3d2fd
// bufdiff-features: 706 989 1985 2820 3579 5187 5448 6169 6363 6611 7541 9479 10872 11162 13187
// bufdiff-features: 13233 13424 13949 14557 14998 15424 15751 15929 16269 18166 18308 18480 19545
// bufdiff-features: 19606 19726 20402 20838 21953 22448 23600 24268 24844 25147 25729 25863 26215
// bufdiff-features: 27766 28807 29236 30666 30996 31864 34167 35968 37038 37183 38702 38783 39150
// bufdiff-features: 40175 40675 40712 41907 41984 41996 42398 43774 43942 45031 46203 47200 47392
// bufdiff-features: 48974 49092 49635 51264 51373 52322 52361 52558 52807 52900 52928 54827 54964
// bufdiff-features: 55003 55113 55561 56348 56404 58228 58308 60417 61375 61969 63071 63384 63800
// bufdiff-features: 64120 66327 68355 68457 69817 69875 71259 71851 71904 73141 73289 73319 73832
// bufdiff-features: 74057 74255 76339 77261 78283 78430 78703 79710 79782 82135 83194 83812 83900
// bufdiff-features: 84090 84349 84585 84922 85843 86125 86844 87495 88008 88732 88958 89250 89732
// bufdiff-features: 89780 89812 90097 90543 91319 92194 93255 93908 98501 99383 103108 103339
// bufdiff-features: 103851 104931 105579 105902 107728 107783 108800 109187 109923 110780 112549
// bufdiff-features: 112929 113940 114028 117151 117206 117235 117336 118698 119138 119597 119691
// bufdiff-features: 119764 120049 120671 121632 122791 123012 126841 126932 127096 128347 130160
// bufdiff-features: 130602 133297 134279 134816 136039 136341 136987 137045 141891 142393 150313
// bufdiff-features: 150818 151967 153293 155898 156325 156460 156807 158120 158897 159796 163044
// bufdiff-features: 163084 164170 165394 165695 165719 165817 166169 166361 167086 167753 168024
// bufdiff-features: 168858 169734 172127 172236 174170 174571 175888 178067 178165 178558 179739
// bufdiff-features: 180258 180465 180710 184030 185723 186257 188790 189391 189674 190142 190520
// bufdiff-features: 191455 191490 192771 193290 194063 194682 194987 195182 196031 196063 197267
// bufdiff-features: 197392 198447 200166 200401 202241 202506 202676 204527 205434 205689 207124
// bufdiff-features: 207330 208947 210461 210754 210897 211044 212779 214143 214621 215959 218064
// bufdiff-features: 220028 220387 220627 221176 222809 223719 223767 225250 225325 225759 226053
// bufdiff-features: 226357 226579 226854 228061 228390 228835 228936 230081 230083 230640 230810
// bufdiff-features: 231267 231783 233276 235141 235982 236714 236930 237042 239929 240158 240539
// bufdiff-features: 243967 245619 245673 246543 247062 247353 249841 250137 250345 251054 252379
// bufdiff-features: 252466 252539 253836 254232 255520 255556 256112 256688 257794 258239 258945
// bufdiff-features: 259834 259840 260202 261572
module {
  func.func private @f4(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %cst = arith.constant dense<[5, 6]> : tensor<2xi32>
    %reduced = linalg.reduce ins(%cst : tensor<2xi32>) outs(%arg0 : tensor<i32>) dimensions = [0] 
      (%in: i32, %init: i32) {
        %2 = arith.minui %in, %init : i32
        linalg.yield %2 : i32
      }
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.copy ins(%arg0 : tensor<i32>) outs(%0 : tensor<i32>) -> tensor<i32>
    return %reduced, %1 : tensor<i32>, tensor<i32>
  }
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<1xi32>, tensor<1xi32>) {
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c1_i32 : tensor<1xi32>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.copy ins(%reshape : tensor<1xi32>) outs(%0 : tensor<1xi32>) -> tensor<1xi32>
    return %reshape, %1 : tensor<1xi32>, tensor<1xi32>
  }
  func.func private @f2(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %0 = tensor.empty() : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %2:2 = scf.for %arg1 = %c1 to %c3 step %c1 iter_args(%arg2 = %arg0, %arg3 = %1) -> (tensor<i32>, tensor<i32>) {
      %5 = tensor.empty() : tensor<i32>
      %6 = linalg.copy ins(%arg2 : tensor<i32>) outs(%5 : tensor<i32>) -> tensor<i32>
      %7 = linalg.copy ins(%arg3 : tensor<i32>) outs(%arg2 : tensor<i32>) -> tensor<i32>
      %8 = linalg.copy ins(%6 : tensor<i32>) outs(%arg3 : tensor<i32>) -> tensor<i32>
      scf.yield %7, %8 : tensor<i32>, tensor<i32>
    }
    %3 = tensor.empty() : tensor<i32>
    %4 = linalg.copy ins(%arg0 : tensor<i32>) outs(%3 : tensor<i32>) -> tensor<i32>
    return %2#0, %2#1, %4, %arg0 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func private @f3(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i32) {
    %0 = tensor.empty() : tensor<i32>
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %2 = linalg.max ins(%1, %arg0 : tensor<i32>, tensor<i32>) outs(%arg1 : tensor<i32>) -> tensor<i32>
    return %2, %1, %arg0, %c11_i32 : tensor<i32>, tensor<i32>, tensor<i32>, i32
  }
  func.func @main(%arg0: tensor<i32>) -> (tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<1xi32>, i32) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %c2 to %c4 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<i32>, tensor<i32>) {
      %4:4 = func.call @f2(%arg2) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
      %cst_0 = arith.constant dense<0> : tensor<i32>
      %5 = linalg.min ins(%cst_0, %4#3 : tensor<i32>, tensor<i32>) outs(%arg3 : tensor<i32>) -> tensor<i32>
      %extracted = tensor.extract %arg2[] : tensor<i32>
      %6 = arith.maxsi %extracted, %extracted : i32
      %inserted = tensor.insert %6 into %arg2[] : tensor<i32>
      scf.yield %inserted, %5 : tensor<i32>, tensor<i32>
    }
    %1:2 = call @f4(%0#1) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %cst = arith.constant dense<0> : tensor<i32>
    %2:4 = call @f3(%cst, %cst) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i32)
    %3:2 = call @f1(%2#1, %2#1, %2#1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<1xi32>, tensor<1xi32>)
    return %3#0, %2#2, %2#0, %1#1, %1#0, %0#0, %cst, %3#1, %2#3 : tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<1xi32>, i32
  }
}

