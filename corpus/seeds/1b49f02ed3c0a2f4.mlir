// bufdiff-profile: cfg
// bufdiff-choices: 592d7b590134d24b2e6dfe6492e502d598bf394897abadc967df981674d023019405e1bf8cae0772
// bufdiff-choices: 4b259e3bb89ec950aead477e02f73913e68e166e0b65cc858e523ced4c71df251df5036e61ddd917
// bufdiff-choices: 1b89d2a730e4fcb58f454e6520dc6e4f13b4c150d613c72ccb684568d4
// bufdiff-features: 2178 4374 4958 9479 13424 15751 16269 18166 21953 24571 25727 27704 27766 29590
// bufdiff-features: 30593 30666 31383 34167 34902 35610 40390 40712 41984 42467 46203 46338 46993
// bufdiff-features: 47230 52062 52322 52900 61375 63071 64235 66422 68355 70596 71050 71701 74382
// bufdiff-features: 75361 76328 79099 84316 84922 85047 85843 88732 89780 90441 95407 102601 104315
// bufdiff-features: 109187 112929 113618 120391 121406 126825 131544 134279 142680 144513 144761
// bufdiff-features: 149908 153293 155898 156460 158120 158897 158996 160756 164709 165719 166456
// bufdiff-features: 168858 169249 169299 169744 171369 171884 174243 177904 178067 178165 184030
// bufdiff-features: 184321 184853 185723 186959 188790 190142 192422 192628 194714 196031 197837
// bufdiff-features: 198432 202241 205434 207330 207442 209666 211003 212779 213275 218064 218657
// bufdiff-features: 220098 221903 228390 228936 230081 230640 231770 234086 234718 235396 240400
// bufdiff-features: 241248 243872 244940 246543 247062 250948 252466 252539 258625 258994 259510
// bufdiff-features: 259528 259840 261567
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<4xi32> {bufferization.writable = false}) -> (tensor<5xi32>, tensor<i32>, index) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg1[%c0] [1] [1] : tensor<4xi32> to tensor<i32>
    %0 = call @f1(%extracted_slice, %arg0) : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
    %padded = tensor.pad %arg1 low[0] high[1] {
    ^bb0(%arg2: index):
      %c5_i32 = arith.constant 5 : i32
      tensor.yield %c5_i32 : i32
    } : tensor<4xi32> to tensor<5xi32>
    %rank = tensor.rank %0 : tensor<2xi32>
    return %padded, %extracted_slice, %rank : tensor<5xi32>, tensor<i32>, index
  }
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<2xi32> {
    %0 = tensor.empty() : tensor<i32>
    %extracted = tensor.extract %arg1[] : tensor<i32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%1, %arg0 : tensor<i32>, tensor<i32>) outs(%arg1 : tensor<i32>) -> tensor<i32>
    %cst = arith.constant dense<[9, 10]> : tensor<2xi32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<i32>) outs(%cst : tensor<2xi32>) dimensions = [0] 
    %3 = tensor.empty() : tensor<2xi32>
    %4 = linalg.copy ins(%cst : tensor<2xi32>) outs(%3 : tensor<2xi32>) -> tensor<2xi32>
    return %4 : tensor<2xi32>
  }
}

