// bufdiff-profile: calls
// bufdiff-choices: 753166bf52b7d1fd76cd182da5e97d486cfcbb0bdfecc2ecb706f02e1cb33e578f877373efad4c78
// bufdiff-choices: 55a9c2b1c93a6e51945db4ddcb398c2d2c5ca0282c513f43c48ddf4b692daa6eb59ff2d14f8cabbf
// bufdiff-choices: 52d0c9c5c2652488411678f66ed44c42b11803f98eacbe35f70c1ea5928d488cd07feb8def985841
// bufdiff-choices: 07bfd1d4bb56f2c95f7e4ba9d78227f75b9f8ff705da1ae2f99a3637997d028ad08eea4f46e06101
// bufdiff-choices: 18d1fd28d820ddc054ffe4cca2d1a75657642873f7c5dda3efb059ac99187b35892a0b96bc7a0fda
// bufdiff-choices: afce2fb53654596540a11662a09b5f6ce631392b756dfd495139530fc0e037149a246f994616d6d1
// bufdiff-choices: 42e558fd02f0765e1f46279663be14ebe40649ef5a151f555375b081c9f905a8341f8ca396e705bc
// bufdiff-choices: ebbae0cfbf53f7da97db33c12ba664223c08489f6f1da26a339d491c3864486e731f7732feaed2bc
// bufdiff-choices: fe8d51dc8f6925c13793a8aa21866a22333c36c616e132003af73e3c4cb1cde3acdd64052feb1bb1
// bufdiff-choices: 502ce6dbd75cef273f88de7d831ba623c768c72edbfc782590018f25e36ddf66f0741ea2be12c68f
// bufdiff-choices: 7dcb928796838d29ae54de04936899513e959aba0157e88cc2c35eb41c396b878976
// bufdiff-features: 429 536 587 706 2802 2820 3217 3821 4165 6363 6496 6611 9479 11162 13233 13424
// bufdiff-features: 13915 14106 14523 14925 15751 16269 16372 17015 17253 17255 17989 18166 18486
// bufdiff-features: 19419 20337 20874 21522 22280 22448 23225 23787 24184 26568 26796 26960 27766
// bufdiff-features: 28556 29667 30209 30666 33084 33807 33853 34159 34167 34617 37183 37225 37944
// bufdiff-features: 38229 38233 39812 40070 40712 41984 42467 43631 43774 44522 45617 46203 47196
// bufdiff-features: 47230 47392 48598 48974 49635 51415 52322 52558 52807 52900 53915 54083 54559
// bufdiff-features: 54827 54998 55021 55270 55472 56140 56404 58055 58228 60686 60897 61375 61969
// bufdiff-features: 63071 63205 63495 63800 63929 64120 64162 64235 64778 64814 65496 67276 68355
// bufdiff-features: 68854 69007 69403 69593 69660 69817 69875 70119 70335 71259 71306 71904 72697
// bufdiff-features: 73289 75134 76208 76953 78283 78430 79562 82011 82135 82291 82552 83194 83905
// bufdiff-features: 84585 84736 84922 85047 85843 86125 86591 86834 86866 87923 88732 89646 89780
// bufdiff-features: 89812 90097 90585 91593 92022 92194 93255 93360 93464 93994 95273 95407 97241
// bufdiff-features: 97270 97553 97715 98246 98501 99294 99383 100324 101264 101427 101582 101760
// bufdiff-features: 102034 104931 104973 105795 105902 108920 108921 109187 109923 112929 114874
// bufdiff-features: 114888 115252 116732 117336 119138 119334 119597 121370 121632 123967 124254
// bufdiff-features: 124376 125397 125573 128817 129849 130192 130535 130602 130656 131544 131807
// bufdiff-features: 132053 132307 133364 133756 134205 134279 137045 137124 137582 139704 140778
// bufdiff-features: 140982 141044 141112 141238 142610 142680 143878 144093 149423 149660 149674
// bufdiff-features: 150404 150818 150995 151936 153142 153226 153293 153668 154812 154946 155898
// bufdiff-features: 156325 156460 157120 158120 158396 158839 158897 159348 160327 160756 162740
// bufdiff-features: 162764 162971 163044 163373 163581 163876 164472 164567 165636 165719 166579
// bufdiff-features: 167086 167143 167357 167614 168007 168323 168858 169507 171879 172814 172957
// bufdiff-features: 174170 174243 174314 174571 175546 178046 178067 178165 178424 179739 180817
// bufdiff-features: 181363 183105 183114 183667 184030 185723 186042 186257 187683 188790 189674
// bufdiff-features: 190142 192771 193290 194063 194134 195182 195215 195809 196031 197267 197392
// bufdiff-features: 197837 198010 198432 200104 200307 201601 202085 202179 202241 204527 205434
// bufdiff-features: 205448 205689 207442 207731 208210 210022 210461 211284 212779 213455 214621
// bufdiff-features: 214744 214830 215925 215959 216892 217422 218064 218648 221176 222809 223030
// bufdiff-features: 223613 223719 223991 225250 226357 226729 227345 228390 228391 228519 228894
// bufdiff-features: 228936 229246 229266 230081 230729 238728 239241 239378 239929 240100 240158
// bufdiff-features: 241200 241844 242306 242335 243546 244104 244281 245380 245673 246543 246962
// bufdiff-features: 248365 249451 249948 250589 250917 251476 252466 252539 253297 253740 255520
// bufdiff-features: 255556 255603 255896 256926 257584 257806 257992 258625 259528 260360 260719
// bufdiff-features: 261572
#map = affine_map<() -> ()>
module {
  func.func @f4(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %arg0 : tensor<i32>, tensor<i32>) outs(%arg1 : tensor<i32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %8 = arith.ori %in, %in_0 : i32
      linalg.yield %8 : i32
    } -> tensor<i32>
    %1 = tensor.empty() : tensor<i32>
    %c-128_i32 = arith.constant -128 : i32
    %2 = linalg.fill ins(%c-128_i32 : i32) outs(%1 : tensor<i32>) -> tensor<i32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%1 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %c100_i32 = arith.constant 100 : i32
      %8 = arith.minsi %in, %c100_i32 : i32
      linalg.yield %8 : i32
    } -> tensor<i32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<i32>) outs(%3 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %8 = arith.xori %in, %out : i32
      linalg.yield %8 : i32
    } -> tensor<i32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%2, %3 : tensor<i32>, tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %8 = arith.xori %in, %in_0 : i32
      linalg.yield %8 : i32
    } -> tensor<i32>
    %6 = tensor.empty() : tensor<i32>
    %7 = linalg.copy ins(%4 : tensor<i32>) outs(%6 : tensor<i32>) -> tensor<i32>
    return %5, %7 : tensor<i32>, tensor<i32>
  }
  func.func private @f3(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1) {
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %c-3_i32 = arith.constant -3 : i32
    %0 = arith.cmpi ne, %extracted, %c-3_i32 : i32
    %1:2 = scf.if %0 -> (tensor<i32>, tensor<i32>) {
      %4 = memref.alloca_scope  -> (i32) {
        %cst = arith.constant dense<[4, 5, 6]> : tensor<3xi32>
        %c11_i32 = arith.constant 11 : i32
        %c42_i32 = arith.constant 42 : i32
        %from_elements = tensor.from_elements %c11_i32, %c42_i32, %extracted : tensor<3xi32>
        %5 = linalg.dot ins(%cst, %from_elements : tensor<3xi32>, tensor<3xi32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
        %extracted_0 = tensor.extract %5[] : tensor<i32>
        memref.alloca_scope.return %extracted_0 : i32
      }
      scf.yield %arg0, %arg0 : tensor<i32>, tensor<i32>
    } else {
      %4 = func.call @f1(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<i32>) -> tensor<i32>
      %5 = linalg.fill ins(%extracted : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
      %mapped_0 = linalg.map { arith.andi } ins(%4, %5 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>)
      scf.yield %5, %mapped_0 : tensor<i32>, tensor<i32>
    }
    %mapped = linalg.map ins(%1#1 : tensor<i32>) outs(%arg0 : tensor<i32>)
      (%in: i32, %init: i32) {
        %4 = arith.minsi %in, %extracted : i32
        linalg.yield %4 : i32
      }
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.copy ins(%mapped : tensor<i32>) outs(%2 : tensor<i32>) -> tensor<i32>
    return %1#0, %3, %1#1, %0 : tensor<i32>, tensor<i32>, tensor<i32>, i1
  }
  func.func private @f1(%arg0: tensor<i32>) -> tensor<i32> {
    %c7_i32 = arith.constant 7 : i32
    %from_elements = tensor.from_elements %c7_i32 : tensor<i32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%from_elements, %arg0 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %c-1_i32 = arith.constant -1 : i32
    %extracted = tensor.extract %0[] : tensor<i32>
    %c127_i32 = arith.constant 127 : i32
    %1 = arith.cmpi sle, %extracted, %c127_i32 : i32
    %2 = arith.select %1, %c7_i32, %c-1_i32 : i32
    return %arg0 : tensor<i32>
  }
  func.func private @f2(%arg0: tensor<i32>, %arg1: i32) -> (tensor<i32>, i1) {
    %0 = call @f1(%arg0) : (tensor<i32>) -> tensor<i32>
    %true = arith.constant true
    %from_elements = tensor.from_elements %true : tensor<i1>
    %1 = tensor.empty() : tensor<i32>
    %2 = linalg.fill ins(%arg1 : i32) outs(%1 : tensor<i32>) -> tensor<i32>
    %3 = linalg.select ins(%from_elements, %0, %2 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    return %3, %true : tensor<i32>, i1
  }
  func.func @main(%arg0: tensor<5xi32>, %arg1: tensor<i32> {bufferization.writable = false}) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, i32, i32) {
    %cst = arith.constant dense<100> : tensor<i32>
    %0:2 = call @f4(%cst, %cst) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %c2_i32 = arith.constant 2 : i32
    %1:2 = call @f2(%0#1, %c2_i32) : (tensor<i32>, i32) -> (tensor<i32>, i1)
    %2:4 = call @f3(%arg1) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, i1)
    %3:2 = call @f4(%2#0, %2#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %4:2 = call @f4(%0#0, %3#0) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %5:2 = call @f4(%4#0, %4#0) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %generated = tensor.generate  {
      %c9_i32 = arith.constant 9 : i32
      %8 = arith.ori %c2_i32, %c9_i32 : i32
      tensor.yield %8 : i32
    } : tensor<i32>
    %6 = linalg.mul ins(%generated, %2#1 : tensor<i32>, tensor<i32>) outs(%4#0 : tensor<i32>) -> tensor<i32>
    %extracted = tensor.extract %5#0[] : tensor<i32>
    %7 = scf.execute_region -> tensor<i32> {
      %8 = func.call @f1(%0#1) : (tensor<i32>) -> tensor<i32>
      scf.yield %arg1 : tensor<i32>
    }
    return %7, %6, %5#1, %4#1, %3#1, %2#2, %1#0, %5#0, %extracted, %c2_i32 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, i32, i32
  }
}

