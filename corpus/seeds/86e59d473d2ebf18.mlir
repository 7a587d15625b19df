// bufdiff-profile: mixed
// bufdiff-choices: 8d21973236b51ee997d98d9d4d8872e054c61b6ec96bed8fc71b42804d2bd22395d723ecc09939fc
// bufdiff-choices: 1ad1534ccd5507bb86bbe8556bb5409aaec8fc1f46780ffdcc54f18c3e824b997d577418e6c7f5d7
// bufdiff-choices: 0eb6954ba26971946ce53351857392f16f345b60930d4c3d5c3a6197d68fb2f6c3e4612aa61cef69
// bufdiff-choices: b62a582adccdcf8be7e068330805b619d5eb5ef11c4709f92567d20aea77ff1307268eb7e73338c7
// bufdiff-choices: 2a2ba12a806f5ab98c20c772f3a74b90898813ff1a
// bufdiff-features: 341 1985 8918 9748 10035 11441 11588 12638 12932 13233 14968 15751 15903 19726
// bufdiff-features: 19979 20874 21522 22095 22640 23600 24528 25818 26568 26619 27798 29001 31143
// bufdiff-features: 32421 33769 34159 34167 39540 40675 40712 41496 42860 42984 44522 44943 46034
// bufdiff-features: 46203 46984 47392 49635 50300 50949 52558 52900 52928 53252 54998 55472 57401
// bufdiff-features: 58190 60686 62480 63071 63137 64235 64716 64778 66422 68355 68782 69403 69735
// bufdiff-features: 70119 71050 73319 75921 78430 79099 79462 82011 82135 83905 84090 84585 86125
// bufdiff-features: 89780 92194 92849 99228 99383 103715 104931 104973 108920 109732 110780 111302
// bufdiff-features: 112929 115026 116589 117779 119138 119384 119588 121444 121682 123967 127243
// bufdiff-features: 129435 129630 130602 132574 133756 136039 137045 139524 140092 140374 141458
// bufdiff-features: 142610 146814 146863 148304 149660 150829 155143 155545 155898 156191 156369
// bufdiff-features: 156460 158120 159724 159796 159949 162095 163373 163687 164323 165141 165695
// bufdiff-features: 165719 167793 168007 168323 168858 168881 169047 170469 170819 171083 171116
// bufdiff-features: 171369 174170 174249 178119 179280 183667 184030 184851 185626 186959 188790
// bufdiff-features: 192529 192628 192771 193290 194682 196031 197169 197392 197837 198447 200104
// bufdiff-features: 201059 202241 204719 205434 210461 211050 212111 212375 212779 213459 214073
// bufdiff-features: 214712 215959 216062 216810 218635 223437 223613 225690 226357 228061 228835
// bufdiff-features: 230081 234562 236612 236929 236986 237788 239241 239725 240824 241331 241503
// bufdiff-features: 241844 243546 243781 244092 246256 246543 246895 247062 247929 249841 251734
// bufdiff-features: 252466 252539 252555 253836 256076 256695 257992 259840
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
module {
  func.func private @f2(%arg0: tensor<5xi64>, %arg1: i64, %arg2: tensor<5xi64> {bufferization.buffer_layout = #map}) -> (tensor<5xindex>, tensor<5xi64>) {
    %0 = arith.index_cast %arg2 : tensor<5xi64> to tensor<5xindex>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %0 : tensor<5xi64>, tensor<5xindex>) outs(%0 : tensor<5xindex>) {
    ^bb0(%in: i64, %in_0: index, %out: index):
      %2 = arith.index_cast %in : i64 to index
      %3 = arith.xori %2, %in_0 : index
      %c5 = arith.constant 5 : index
      %4 = arith.remui %3, %c5 : index
      linalg.yield %4 : index
    } -> tensor<5xindex>
    return %1, %arg0 : tensor<5xindex>, tensor<5xi64>
  }
  func.func private @f1(%arg0: tensor<5xi64>, %arg1: tensor<5xi64>, %arg2: tensor<5xi64>) -> tensor<5xi64> {
    %cst = arith.constant dense<[false, true, false, false, true]> : tensor<5xi1>
    %0 = linalg.select ins(%cst, %arg0, %arg1 : tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) outs(%arg2 : tensor<5xi64>) -> tensor<5xi64>
    return %0 : tensor<5xi64>
  }
  func.func @main(%arg0: tensor<5xi64>, %arg1: tensor<5xi64>, %arg2: tensor<5xi64>) -> (tensor<5xi64>, tensor<5xindex>, tensor<5xi64>, tensor<5xi64>) {
    %0:2 = scf.forall (%arg3) in (5) shared_outs(%arg4 = %arg0, %arg5 = %arg2) -> (tensor<5xi64>, tensor<5xi64>) {
      %2 = func.call @f1(%arg1, %arg0, %arg0) : (tensor<5xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<5xi64> to tensor<i64>
      %c-3_i64 = arith.constant -3 : i64
      %inserted = tensor.insert %c-3_i64 into %extracted_slice[] : tensor<i64>
      %extracted_slice_0 = tensor.extract_slice %arg5[%arg3] [1] [1] : tensor<5xi64> to tensor<i64>
      %3 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%extracted_slice_0 : tensor<i64>) {
      ^bb0(%out: i64):
        %c2_i64 = arith.constant 2 : i64
        %7 = arith.subi %out, %c2_i64 : i64
        %c0_i64_1 = arith.constant 0 : i64
        %8 = arith.shrsi %7, %c0_i64_1 : i64
        linalg.yield %8 : i64
      } -> tensor<i64>
      %4 = tensor.empty() : tensor<i64>
      %c-128_i64 = arith.constant -128 : i64
      %5 = linalg.fill ins(%c-128_i64 : i64) outs(%4 : tensor<i64>) -> tensor<i64>
      %6 = linalg.max ins(%5, %3 : tensor<i64>, tensor<i64>) outs(%3 : tensor<i64>) -> tensor<i64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg4[%arg3] [1] [1] : tensor<i64> into tensor<5xi64>
        tensor.parallel_insert_slice %6 into %arg5[%arg3] [1] [1] : tensor<i64> into tensor<5xi64>
      }
    }
    %c0_i64 = arith.constant 0 : i64
    %1:2 = call @f2(%arg2, %c0_i64, %arg2) : (tensor<5xi64>, i64, tensor<5xi64>) -> (tensor<5xindex>, tensor<5xi64>)
    return %0#1, %1#0, %1#1, %0#0 : tensor<5xi64>, tensor<5xindex>, tensor<5xi64>, tensor<5xi64>
  }
}

