// bufdiff-profile: mixed
// bufdiff-choices: 601e5601ccb7226c87b9ddf12809a2fc7aeee8978c46f7f48aceeb68c11eceef557f19d34f8038f6
// bufdiff-choices: 28ec725a7f6679afb38978638fc0605bc43c4d24de3116bfc150ee86d9700b453b40642cb50ba9a4
// bufdiff-choices: 3f87ec9cbc78d58f028274d8f9b6e99bc192307531db4a62235ae31f4c5900c0497f57af11592654
// bufdiff-choices: 233f9998639cc9d584f79f534ed21b31c6a5f13a61183db545b4fffc76531592ad531add0f95a55b
// bufdiff-choices: 1602a8413eeffa01c0027e6f312536cfdb140c81659c79bf71ba8cb44025d0dc5fd65cd4e54fdc48
// bufdiff-features: 6363 13233 14704 15424 15751 16269 18166 21522 22280 23600 23787 26922 27766
// bufdiff-features: 28556 28807 33848 34167 35610 37183 39329 39832 41984 43774 46203 46208 46993
// bufdiff-features: 47230 47392 47918 48598 49715 51851 52558 52900 54827 56404 57252 63071 64435
// bufdiff-features: 66334 68355 70335 71306 71904 73289 78283 78430 82135 83194 84585 84922 85047
// bufdiff-features: 86125 89780 90097 90585 92022 97715 98190 99383 102520 103079 104931 109732
// bufdiff-features: 110952 111563 112929 115778 117766 119588 123012 126927 126932 128817 129518
// bufdiff-features: 130602 131306 137045 140778 143825 144093 146927 151326 151936 153293 155898
// bufdiff-features: 156460 158120 158396 158897 161918 164709 165695 165719 167086 167252 168858
// bufdiff-features: 169982 174170 174243 178067 182656 184030 188790 189674 192595 192771 193290
// bufdiff-features: 194063 196031 198432 202085 202241 205434 207442 208316 210022 210461 212779
// bufdiff-features: 213455 214744 215959 217216 218064 218635 218657 219734 220387 224212 225325
// bufdiff-features: 226302 226473 227345 228061 230081 230640 236024 236986 238254 238259 239241
// bufdiff-features: 239725 240158 242872 245380 245673 246543 252466 252539 253836 253911
module {
  func.func @main(%arg0: tensor<i32>, %arg1: i32, %arg2: memref<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, i32) {
    %0 = tensor.empty() : tensor<i32>
    %mapped = linalg.map ins(%0 : tensor<i32>) outs(%0 : tensor<i32>)
      (%in: i32, %init: i32) {
        %3 = arith.muli %in, %arg1 : i32
        linalg.yield %3 : i32
      }
    %1:2 = call @f1(%arg0) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %cst = arith.constant dense<1> : tensor<i32>
    %2:2 = call @f2(%1#0, %cst) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    return %2#1, %2#0, %1#1, %arg0, %arg1 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, i32
  }
  func.func private @f1(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c2_i32 = arith.constant 2 : i32
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.fill ins(%c2_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %2 = linalg.div_unsigned ins(%arg0, %1 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    return %2, %1 : tensor<i32>, tensor<i32>
  }
  func.func private @f2(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg0, %arg1 : tensor<i32>, tensor<i32>) outs(%arg1 : tensor<i32>) -> tensor<i32>
    return %0, %arg0 : tensor<i32>, tensor<i32>
  }
}

