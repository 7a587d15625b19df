// bufdiff-profile: types
// bufdiff-choices: 6e1fc51a27271a7219ab7fe358559f8eb3af12c7095111ae9a607004ba9141c8a884cc62180978e5
// bufdiff-choices: 72a53a113a8d4a3373b79231f98041b2906460f8e37e8bd08b719f6f8af267eee100f152a31c4d26
// bufdiff-choices: 930ce4e428719201edd08f83497694b722b3bc6c0dca85c4188730a060a3d8a96061f53190daabbc
// bufdiff-choices: 630f5146dc8e3a2f511aa4939896924a063c6054bb42c59a6de510115768354127b95ab5cb4512f6
// bufdiff-choices: 346e3d061046a3be929db682d4b1cb1866a5e5974acc37f0975c368807710227e576c4ff629ca336
// bufdiff-choices: 77ea2e68c11d3da7a12bcc701b79cb45e75c97e7c07258894bd07fbc664a09e03a1f1957bf638ecc
// bufdiff-choices: e42b4b0846a0b9fe8559e8da4aff861079fd67ca9b75882c19a54df1c6a5215489468d33eeaa63a5
// bufdiff-choices: 3e6e643163bba65983913b7255832aa467
// bufdiff-features: 2784 3579 4165 8235 8707 9479 11059 11344 11363 12276 12932 13518 15751 15903
// bufdiff-features: 16388 16682 17109 18431 18486 20092 22095 22280 23615 24236 24516 26568 26663
// bufdiff-features: 27556 27704 29590 29968 30389 30666 31247 33167 33769 34159 38783 40540 42344
// bufdiff-features: 42467 42984 43536 43942 44505 45031 46203 46477 52062 52558 52807 52900 53180
// bufdiff-features: 53243 53252 53469 53504 53949 54256 55113 55822 58403 59106 60686 61628 63071
// bufdiff-features: 64119 64235 64601 65496 66334 66422 67526 68355 68622 69081 69728 71162 73849
// bufdiff-features: 74833 76506 76688 76915 76973 79099 79703 80035 81601 82011 82135 82714 85673
// bufdiff-features: 85848 87000 88337 88732 89233 89250 89481 89780 90621 92800 93462 94651 94879
// bufdiff-features: 96969 100062 100227 100792 102319 103056 103275 104315 105750 106775 108221
// bufdiff-features: 108935 108992 109732 110780 112363 112929 113940 115155 115608 115671 115801
// bufdiff-features: 116549 117206 117724 121977 125921 127533 130942 133446 135868 137045 138476
// bufdiff-features: 139058 140557 141238 141692 142040 142393 143387 144203 145962 146451 149304
// bufdiff-features: 149464 149534 149892 150355 150452 151292 151326 153092 154083 154946 156770
// bufdiff-features: 157579 158120 159895 161319 161539 164164 164481 165636 165719 166169 166579
// bufdiff-features: 166979 167164 168323 170928 171205 171369 171551 171715 171884 173354 174170
// bufdiff-features: 174534 176031 176231 176447 177904 178560 180207 182719 183114 184510 184962
// bufdiff-features: 186677 186959 188790 191076 191421 192628 194134 194714 195021 195820 196031
// bufdiff-features: 197169 197274 197392 197711 197837 198460 198798 200104 201059 201535 202562
// bufdiff-features: 204212 204796 205434 205689 206056 208503 208623 209666 210351 210461 211284
// bufdiff-features: 211468 212104 212659 212779 213513 214258 214325 215925 217695 217899 218635
// bufdiff-features: 220780 223030 224222 225153 226357 226457 228519 230081 230915 233674 235375
// bufdiff-features: 235396 237169 237484 237763 238386 238954 239581 239659 240158 240311 241225
// bufdiff-features: 241506 242145 243140 243781 243784 246303 247062 249451 249841 250948 251506
// bufdiff-features: 251908 251992 252466 252539 254840 254965 255556 256112 256407 256627 257251
// bufdiff-features: 258444 258906 258994 259229 259616 259771 261263
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f2(%arg0: tensor<2xf8E4M3FN>, %arg1: f8E4M3FN, %arg2: tensor<2xf8E4M3FN>, %arg3: tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) {
    %0 = linalg.round ins(%arg3 : tensor<2xf8E4M3FN>) outs(%arg2 : tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
    %1 = call @f1(%0, %0) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
    return %1, %arg3 : tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>
  }
  func.func private @f1(%arg0: tensor<2xf8E4M3FN>, %arg1: tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
    %extracted_slice = tensor.extract_slice %arg0[1] [1] [1] : tensor<2xf8E4M3FN> to tensor<1xf8E4M3FN>
    %extracted_slice_0 = tensor.extract_slice %arg1[0] [1] [1] : tensor<2xf8E4M3FN> to tensor<1xf8E4M3FN>
    %0 = linalg.sub ins(%extracted_slice_0, %extracted_slice : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) outs(%extracted_slice_0 : tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
    %inserted_slice = tensor.insert_slice %0 into %arg1[0] [1] [1] : tensor<1xf8E4M3FN> into tensor<2xf8E4M3FN>
    return %arg1 : tensor<2xf8E4M3FN>
  }
  func.func @main(%arg0: tensor<2xf8E4M3FN>, %arg1: tensor<?xf8E4M3FN>, %arg2: tensor<2xf8E4M3FN>, %arg3: tensor<2xf8E4M3FN>) -> (tensor<?xf8E4M3FN>, tensor<1xf8E4M3FN>) {
    %cst = arith.constant 1.000000e+00 : f8E4M3FN
    %0:2 = call @f2(%arg2, %cst, %arg3, %arg0) : (tensor<2xf8E4M3FN>, f8E4M3FN, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>)
    %extracted_slice = tensor.extract_slice %0#0[0] [1] [1] : tensor<2xf8E4M3FN> to tensor<1xf8E4M3FN>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf8E4M3FN>
    %c2 = arith.constant 2 : index
    %1 = arith.cmpi uge, %dim, %c2 : index
    %2 = scf.if %1 -> (tensor<?xf8E4M3FN>) {
      %c1 = arith.constant 1 : index
      %3:2 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %0#0, %arg6 = %0#0) -> (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) {
        %5 = tensor.empty() : tensor<2xf8E4M3FN>
        %6 = linalg.softmax dimension(0) ins(%arg5 : tensor<2xf8E4M3FN>) outs(%5 : tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
        %7 = tensor.empty() : tensor<2xf8E4M3FN>
        %mapped = linalg.map ins(%6 : tensor<2xf8E4M3FN>) outs(%7 : tensor<2xf8E4M3FN>)
          (%in: f8E4M3FN, %init: f8E4M3FN) {
            %12 = arith.divf %in, %cst : f8E4M3FN
            linalg.yield %12 : f8E4M3FN
          }
        %extracted = tensor.extract %arg6[%arg4] : tensor<2xf8E4M3FN>
        %8 = linalg.ceil ins(%0#1 : tensor<2xf8E4M3FN>) outs(%arg6 : tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
        %extracted_1 = tensor.extract %8[%c0] : tensor<2xf8E4M3FN>
        %9 = tensor.empty() : tensor<f8E4M3FN>
        %cst_2 = arith.constant -2.500000e+00 : f8E4M3FN
        %10 = linalg.fill ins(%cst_2 : f8E4M3FN) outs(%9 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
        %inserted_slice = tensor.insert_slice %10 into %8[%c1] [1] [1] : tensor<f8E4M3FN> into tensor<2xf8E4M3FN>
        %extracted_3 = tensor.extract %arg5[%c1] : tensor<2xf8E4M3FN>
        %inserted = tensor.insert %extracted_1 into %arg5[%arg4] : tensor<2xf8E4M3FN>
        %extracted_4 = tensor.extract %inserted[%arg4] : tensor<2xf8E4M3FN>
        %11 = linalg.ceil ins(%mapped : tensor<2xf8E4M3FN>) outs(%inserted : tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
        scf.yield %11, %inserted_slice : tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>
      }
      %cst_0 = arith.constant dense<6.500000e+00> : tensor<f8E4M3FN>
      %broadcasted = linalg.broadcast ins(%cst_0 : tensor<f8E4M3FN>) outs(%3#0 : tensor<2xf8E4M3FN>) dimensions = [0] 
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xf8E4M3FN>) outs(%arg1 : tensor<?xf8E4M3FN>) {
      ^bb0(%in: f8E4M3FN, %out: f8E4M3FN):
        linalg.yield %in : f8E4M3FN
      } -> tensor<?xf8E4M3FN>
      scf.yield %4 : tensor<?xf8E4M3FN>
    } else {
      %3 = linalg.sqrt ins(%arg1 : tensor<?xf8E4M3FN>) outs(%arg1 : tensor<?xf8E4M3FN>) -> tensor<?xf8E4M3FN>
      scf.yield %3 : tensor<?xf8E4M3FN>
    }
    return %2, %extracted_slice : tensor<?xf8E4M3FN>, tensor<1xf8E4M3FN>
  }
}

