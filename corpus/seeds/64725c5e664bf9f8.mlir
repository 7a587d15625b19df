// bufdiff-profile: types
// bufdiff-choices: 6e1fc51a27271a7219ab7fe358559f8eb3af12c7095111ae9a607004ba9141c8a884cc62180978e5
// bufdiff-choices: 72a53a113a8d4a3373b79231f98041b2906460f8e37e8bd08b719f6f8af267eee100f152a31c4d26
// bufdiff-choices: 930ce4e428719201edd08f83497694b722b3bc6c0dca85c4188730a060a3d8a96061f53190daabbc
// bufdiff-choices: 630f5146dc8e3a2f511aa4939896924a063c6054bb42c59a6de510115768354127b95ab5cb4512f6
// bufdiff-choices: 346e3d061046a3be929db682d4b1cb1866a5e5974acc37f0975c368807710227e576c4ff629ca336
// bufdiff-choices: 77ea2e68c11d3da7a12bcc701b79cb
// bufdiff-features: 8130 8704 9748 10035 11059 11363 11721 12276 12932 13233 15751 16289 16388
// bufdiff-features: 16682 22095 22280 23787 24236 25571 26568 27378 27556 29590 30666 33769 34167
// bufdiff-features: 38783 40712 42344 42467 42858 42984 43092 43536 43612 44093 44505 46203 47293
// bufdiff-features: 51415 52062 52558 52807 52900 52946 53180 53252 53469 54998 55113 55822 60686
// bufdiff-features: 63071 64119 64235 66422 67526 68355 69403 69728 70119 73849 76688 76915 79099
// bufdiff-features: 82135 85673 85780 87000 88732 89481 89780 93255 94205 94879 95273 95930 99676
// bufdiff-features: 104315 105585 106775 108935 108980 109732 112363 112929 113940 115801 116716
// bufdiff-features: 117206 117724 125702 126398 127533 135868 137045 138844 139058 139524 141238
// bufdiff-features: 142040 144203 144761 145326 145962 147973 148304 149534 149660 150452 153092
// bufdiff-features: 153153 154946 155898 156460 157579 158120 158897 159895 164164 165719 166579
// bufdiff-features: 167071 167164 168323 169507 171205 171369 171551 172435 174170 176031 176447
// bufdiff-features: 177211 177904 178560 180207 181522 183667 185598 186245 186677 186959 188790
// bufdiff-features: 191076 192628 194134 194714 195820 197169 197274 197837 198460 198798 201059
// bufdiff-features: 201893 205434 205689 206056 208503 210022 210351 210461 211050 214325 215532
// bufdiff-features: 215959 216892 217695 217899 218635 224222 225827 228519 230081 230640 230915
// bufdiff-features: 232584 237169 237484 239659 240158 243546 243781 243784 245130 246303 246543
// bufdiff-features: 247062 247671 249841 250948 251992 252539 253478 256112 256407 256627 257703
// bufdiff-features: 258331 258906 259229 259616 259771 259840
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
  func.func @main(%arg0: tensor<2xf8E4M3FN>, %arg1: tensor<?xf8E4M3FN>, %arg2: tensor<2xf8E4M3FN>, %arg3: tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<1xf8E4M3FN>) {
    %cst = arith.constant 1.000000e+00 : f8E4M3FN
    %0:2 = call @f2(%arg2, %cst, %arg3, %arg2) : (tensor<2xf8E4M3FN>, f8E4M3FN, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>)
    %extracted_slice = tensor.extract_slice %0#0[0] [1] [1] : tensor<2xf8E4M3FN> to tensor<1xf8E4M3FN>
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %0#1[0] [%c1] [1] : tensor<2xf8E4M3FN> to tensor<?xf8E4M3FN>
    %1 = linalg.square ins(%extracted_slice_0 : tensor<?xf8E4M3FN>) outs(%extracted_slice : tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
    %inserted_slice = tensor.insert_slice %1 into %0#0[0] [1] [1] : tensor<1xf8E4M3FN> into tensor<2xf8E4M3FN>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<1xf8E4M3FN>) outs(%1 : tensor<1xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN):
      %5 = arith.addf %in, %out : f8E4M3FN
      linalg.yield %5 : f8E4M3FN
    } -> tensor<1xf8E4M3FN>
    %3 = tensor.empty() : tensor<2xf8E4M3FN>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0#1, %inserted_slice : tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) outs(%3 : tensor<2xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %in_1: f8E4M3FN, %out: f8E4M3FN):
      %5 = arith.negf %in : f8E4M3FN
      %6 = arith.addf %5, %in_1 : f8E4M3FN
      linalg.yield %6 : f8E4M3FN
    } -> tensor<2xf8E4M3FN>
    return %4, %2 : tensor<2xf8E4M3FN>, tensor<1xf8E4M3FN>
  }
}

