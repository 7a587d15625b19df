// bufdiff-profile: idioms
// bufdiff-choices: 17d764ad5f4a02d1a3764b95d0a766045abae8b3b666c6442f4e90a76dfbf88d4135923253e729dc
// bufdiff-choices: af2010536a4d4d2f89443d56c5b358f8ebec2f4c2641dd22bab12a6712bcac36706bc160da81ab27
// bufdiff-choices: a5e95881dd73da315b098a8b5bac9ee0f71daff8d51d38e7e99915088c774451984f8db0e1d2b9c9
// bufdiff-choices: 02236ccbb16c81c7a78b649b7930a5bcfebc8d46bf079bae79e8544b86afbe280d3ca4c51297ba8c
// bufdiff-choices: e32ed70bae1555200c95bf7a9abee660d1a175f0651d051cad583c64b394b0fcd8ac67a6054fe173
// bufdiff-choices: 182b0bfa05
// bufdiff-features: 429 706 2202 2572 2820 3579 4165 6118 6363 7442 9479 10872 11162 13233 13424
// bufdiff-features: 14709 15751 16207 16287 16417 18166 22280 22448 24268 30666 31090 34159 34167
// bufdiff-features: 35968 37183 38123 38520 40070 40712 41984 43774 43942 46203 47196 47392 47779
// bufdiff-features: 48598 48974 49635 49657 50107 51851 52322 52558 52900 54658 54827 54964 55113
// bufdiff-features: 56404 58024 61375 63929 64120 64235 66995 68355 69007 69875 71050 71306 71904
// bufdiff-features: 73289 74057 74833 76016 76915 77261 77564 78283 78430 79781 82467 83683 84922
// bufdiff-features: 85843 86125 86826 88958 89732 89812 90097 90543 90585 93255 95407 97715 98187
// bufdiff-features: 99383 103108 103481 103851 104931 105795 105902 107702 108012 109187 109923
// bufdiff-features: 110780 112929 113940 115073 117336 117411 117506 118468 119597 119764 120049
// bufdiff-features: 121632 126932 128355 129630 131544 133297 133527 134279 136341 136987 139524
// bufdiff-features: 141238 146814 151967 153293 154946 155898 156460 156807 158120 158684 158787
// bufdiff-features: 158897 159796 160756 162764 163044 165695 165719 165750 165817 166321 166361
// bufdiff-features: 167086 168323 170469 174170 174571 176066 178067 178165 180258 182283 182607
// bufdiff-features: 183645 184030 185723 186257 188175 188790 190142 191455 192771 193290 194103
// bufdiff-features: 194682 195182 197267 197837 198460 200043 201601 202085 205434 205705 206094
// bufdiff-features: 207124 208609 210022 210406 210461 211044 211118 212365 212375 212779 215707
// bufdiff-features: 215959 218064 218738 221162 222809 223719 223767 224954 225759 226357 226579
// bufdiff-features: 228058 228061 228390 228936 230081 230640 231257 233339 233869 234387 239241
// bufdiff-features: 245380 245619 245673 246543 250035 251672 252379 252466 253591 254791 255556
// bufdiff-features: 256688 259528 261572
module {
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg2) -> (tensor<i32>, tensor<i32>) {
      %3 = tensor.empty() : tensor<i32>
      %4 = linalg.copy ins(%arg4 : tensor<i32>) outs(%3 : tensor<i32>) -> tensor<i32>
      %5 = linalg.copy ins(%arg5 : tensor<i32>) outs(%arg4 : tensor<i32>) -> tensor<i32>
      %6 = linalg.copy ins(%4 : tensor<i32>) outs(%arg5 : tensor<i32>) -> tensor<i32>
      scf.yield %5, %6 : tensor<i32>, tensor<i32>
    }
    %extracted = tensor.extract %arg2[] : tensor<i32>
    %inserted = tensor.insert %extracted into %arg2[] : tensor<i32>
    %1 = tensor.empty() : tensor<i32>
    %2 = linalg.copy ins(%inserted : tensor<i32>) outs(%1 : tensor<i32>) -> tensor<i32>
    return %0#1, %2, %arg1, %0#0 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: i32) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %cst = arith.constant dense<5> : tensor<i32>
    %0:4 = call @f1(%arg1, %arg0, %cst) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
    %1 = call @pick2(%cst, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %inserted = tensor.insert %arg2 into %1[] : tensor<i32>
    %extracted = tensor.extract %arg1[] : tensor<i32>
    vector.print %extracted : i32
    %2:4 = call @f1(%arg0, %arg0, %inserted) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
    return %2#2, %2#1, %2#0, %0#3, %0#2, %0#1, %0#0, %2#3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func private @pick2(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c42_i32 = arith.constant 42 : i32
    %0 = linalg.fill ins(%c42_i32 : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    return %arg1 : tensor<i32>
  }
}

