// bufdiff-profile: mixed
// bufdiff-choices: 7cfe7518dd9828811a8ea736d178673a0e05e298ef62ead4dd767bdbf5bc8eed52d2012928c5ff0e
// bufdiff-choices: 1c67c70753ea43c33751232f5f52bc963dc26146fefcf4b9fbbc6f11c6e41f17eb46ac6fb1a277e1
// bufdiff-choices: a86a1e3ba3e8fb41f41ed35837a188d8cef290dc52b2150d3966fe297c07d380c34b259ac7d64edd
// bufdiff-choices: d15447de788ed34fa710d1c0efa218755d88144aad29f6c81c5d71d012e584326189712e46d326f4
// bufdiff-choices: 005ada753f66f21851cc564fe4442c2b5df07e11b00f95b843680686819b11b0d5
// bufdiff-features: 706 8325 9479 13915 14454 14523 15751 16822 16960 18166 18281 19419 20337 21522
// bufdiff-features: 26568 27725 27766 28556 29968 30018 30666 32809 33824 34167 34902 35610 36784
// bufdiff-features: 37183 39372 41984 43442 46203 46993 47762 47850 48598 52900 54546 54827 55021
// bufdiff-features: 56404 59620 61944 63071 63800 64235 65555 68355 71306 73289 73802 78136 81736
// bufdiff-features: 82135 82149 83194 84922 85047 85843 86125 87277 88732 89646 89780 90070 90585
// bufdiff-features: 91074 93722 95407 97270 98501 99383 101823 102786 102809 104931 104958 107425
// bufdiff-features: 109187 109327 109732 111665 112756 112929 117766 119340 119588 124056 126927
// bufdiff-features: 128916 129849 130933 131306 134449 137045 140778 141891 145974 146512 147358
// bufdiff-features: 153293 153488 153896 153957 155898 156154 156460 158120 158304 160327 160756
// bufdiff-features: 163876 164709 165719 167086 167614 168808 169982 171053 172814 173354 174170
// bufdiff-features: 174243 174371 178067 178165 180179 182966 184030 188790 192422 193290 193297
// bufdiff-features: 194118 194682 195809 196031 197837 198432 201059 202241 204212 205434 207442
// bufdiff-features: 210461 211003 212779 213275 217741 218064 218635 218657 221162 226195 226535
// bufdiff-features: 228390 229266 229713 230081 230640 231330 235375 236930 236986 239241 239725
// bufdiff-features: 240158 243728 245673 246543 249695 252318 252466 252539 253836 256112 259528
// bufdiff-features: 259840 260450
module {
  func.func private @f2(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = tensor.empty() : tensor<i32>
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %cst = arith.constant dense<-3> : tensor<i32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%1, %cst : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    return %2, %arg1 : tensor<i32>, tensor<i32>
  }
  func.func @f1(%arg0: tensor<2x?xi32>) -> tensor<2x?xi32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<2x?xi32>
    %0 = tensor.empty(%dim) : tensor<2x?xi32>
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<2x?xi32>) -> tensor<2x?xi32>
    %generated = tensor.generate %dim {
    ^bb0(%arg1: index, %arg2: index):
      %extracted = tensor.extract %1[%arg1, %arg2] : tensor<2x?xi32>
      %3 = arith.index_cast %arg1 : index to i32
      %4 = arith.index_cast %arg2 : index to i32
      %5 = arith.maxui %extracted, %3 : i32
      %6 = arith.subi %5, %4 : i32
      %c6_i32 = arith.constant 6 : i32
      %7 = arith.shrsi %6, %c6_i32 : i32
      tensor.yield %7 : i32
    } : tensor<2x?xi32>
    %2 = linalg.mul ins(%1, %generated : tensor<2x?xi32>, tensor<2x?xi32>) outs(%arg0 : tensor<2x?xi32>) -> tensor<2x?xi32>
    return %2 : tensor<2x?xi32>
  }
  func.func @main(%arg0: tensor<i32>) -> (tensor<2x?xi32>, tensor<i32>, tensor<i32>) {
    %0 = tensor.empty() : tensor<i32>
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %c-3_i32 = arith.constant -3 : i32
    %2 = arith.cmpi uge, %extracted, %c-3_i32 : i32
    %3 = arith.select %2, %arg0, %1 : tensor<i32>
    %4 = tensor.empty() : tensor<2x4xi32>
    %5 = linalg.fill ins(%c-3_i32 : i32) outs(%4 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %cast = tensor.cast %5 : tensor<2x4xi32> to tensor<2x?xi32>
    %6 = call @f1(%cast) : (tensor<2x?xi32>) -> tensor<2x?xi32>
    %7:2 = call @f2(%3, %3) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    return %6, %7#0, %7#1 : tensor<2x?xi32>, tensor<i32>, tensor<i32>
  }
}

