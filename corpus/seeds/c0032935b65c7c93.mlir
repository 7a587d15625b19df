// bufdiff-profile: types
// bufdiff-choices: 6749999a3ae5947544788808d14b2830bd01f616ec692f06d5c71c07c98d3fdc3d50305c0d421d6a
// bufdiff-choices: 9bd7fe13dfc6829f55198b16404ecfb578d86d551276c5135e013de8ba26cb78cea81c8464fe0c12
// bufdiff-choices: 3e57e6157b4b6d4d14cf046c2cf5d7179f85b4b2f0da7e978fa88c33af5c13fae6085539be389958
// bufdiff-choices: 4bb2e456d6332ee49996d179425c1bf4caba9ba2776dcad0c5f9246e1c72e81c83616a6727f45511
// bufdiff-choices: 206602ef61de2968fe027865bcb45ec82035d09bf7e3a1cfe551d90996c76d366fa5c013752bb5b8
// bufdiff-choices: a57a99305e1d7482cbb5d38da896190e174ea63c206aa29da7d80e54923c27a194411c8d280db59f
// bufdiff-choices: cbb2f16bb0a586a08dd16a38abf981116310235e1ad3bc08f7f6db22168eb185d5f89f9c
// bufdiff-features: 755 2898 2943 2945 4752 6611 6988 9479 10035 11162 11441 12276 13233 14925
// bufdiff-features: 15751 16417 16822 17970 18330 19100 19628 22095 22161 22280 24259 24320 24892
// bufdiff-features: 26087 26369 26568 26922 27556 27725 28907 29590 30666 33769 34167 35163 36784
// bufdiff-features: 37007 38754 40070 40712 42344 42467 44505 45617 46203 48974 49800 49806 50894
// bufdiff-features: 52322 52695 52807 52823 52900 53180 53244 53252 53779 55113 56024 56046 57343
// bufdiff-features: 58024 60384 60417 61944 62480 63071 64120 64162 64235 66312 66422 67431 68355
// bufdiff-features: 70335 70596 71168 73802 73833 74450 76700 76973 77617 78283 78430 78457 78828
// bufdiff-features: 79099 79852 81411 81736 82011 82135 83194 84347 84585 85673 85843 86125 86866
// bufdiff-features: 86937 89780 90070 91074 91289 92194 93083 94961 95407 96431 97366 98501 98995
// bufdiff-features: 99383 100059 102461 102809 104931 106761 107412 107425 107912 108012 108335
// bufdiff-features: 108921 110552 112929 113346 113940 115801 116039 117235 117336 120049 120391
// bufdiff-features: 120772 121626 122832 123012 124414 124839 125397 125702 125908 126825 128916
// bufdiff-features: 130933 131366 132244 133364 135534 136269 137045 138086 139483 139885 141834
// bufdiff-features: 142091 144093 144482 144724 145775 146512 146711 146991 151936 152187 153293
// bufdiff-features: 155898 156325 156460 157034 158120 158683 158897 159724 160156 160756 161883
// bufdiff-features: 162971 163212 163687 165719 166037 167699 168323 168858 171053 171204 174249
// bufdiff-features: 176535 177182 177211 178067 178356 180207 180404 180469 181541 181789 184030
// bufdiff-features: 184962 185723 186257 186911 186959 188790 190142 192422 192771 193122 193747
// bufdiff-features: 194134 194682 195407 195728 196031 196787 197837 198460 201059 201716 203352
// bufdiff-features: 204527 204620 205434 205689 207081 209102 210461 210782 212953 213275 219734
// bufdiff-features: 222306 222537 222767 223719 223970 225325 225985 226357 226580 226777 227536
// bufdiff-features: 228168 228291 228936 229964 230640 233285 234387 234455 234666 234718 234823
// bufdiff-features: 235325 236930 240158 242034 242833 245619 246543 246783 247913 248581 251017
// bufdiff-features: 252161 252466 252539 253439 255520 256112 256337 259528 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f1(%arg0: tensor<?xi1>, %arg1: i1, %arg2: tensor<4x4xi1>) -> (tensor<?xindex>, tensor<4x4xi1>, i64) {
    %0 = linalg.fill ins(%arg1 : i1) outs(%arg2 : tensor<4x4xi1>) -> tensor<4x4xi1>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1) : tensor<?xi64>
    %c11_i64 = arith.constant 11 : i64
    %2 = linalg.fill ins(%c11_i64 : i64) outs(%1 : tensor<?xi64>) -> tensor<?xi64>
    %3 = arith.index_cast %2 : tensor<?xi64> to tensor<?xindex>
    %c5 = arith.constant 5 : index
    %4 = linalg.fill ins(%c5 : index) outs(%3 : tensor<?xindex>) -> tensor<?xindex>
    return %4, %0, %c11_i64 : tensor<?xindex>, tensor<4x4xi1>, i64
  }
  func.func private @f2(%arg0: tensor<4x4xi1>) -> (tensor<4x4xi1>, tensor<4x?xi1>) {
    %mapped = linalg.map ins(%arg0, %arg0, %arg0 : tensor<4x4xi1>, tensor<4x4xi1>, tensor<4x4xi1>) outs(%arg0 : tensor<4x4xi1>)
      (%in: i1, %in_0: i1, %in_1: i1, %init: i1) {
        %2 = arith.addi %in, %in_0 : i1
        %true = arith.constant true
        %3 = arith.divui %2, %true : i1
        %4 = arith.minui %3, %in_1 : i1
        linalg.yield %4 : i1
      }
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<4x?xi1>
    %1 = linalg.copy ins(%mapped : tensor<4x4xi1>) outs(%0 : tensor<4x?xi1>) -> tensor<4x?xi1>
    return %mapped, %1 : tensor<4x4xi1>, tensor<4x?xi1>
  }
  func.func @main(%arg0: tensor<4x4xi1>) -> (tensor<4x4xi1>, tensor<4x?xi1>, tensor<?xindex>, tensor<?xindex>, tensor<?xi1>, i64) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c3, %c1] : tensor<4x4xi1>
    %0 = arith.extui %extracted : i1 to i8
    %extracted_slice = tensor.extract_slice %arg0[%c3, 1] [1, 3] [1, 1] : tensor<4x4xi1> to tensor<3xi1>
    %cast = tensor.cast %extracted_slice : tensor<3xi1> to tensor<?xi1>
    %1:3 = call @f1(%cast, %extracted, %arg0) : (tensor<?xi1>, i1, tensor<4x4xi1>) -> (tensor<?xindex>, tensor<4x4xi1>, i64)
    %rank = tensor.rank %extracted_slice : tensor<3xi1>
    affine.parallel (%arg1) = (0) to (2) {
      %4 = tensor.empty() : tensor<1xindex>
      %5 = linalg.fill ins(%rank : index) outs(%4 : tensor<1xindex>) -> tensor<1xindex>
      %6 = func.call @either3(%1#0, %5, %extracted) : (tensor<?xindex>, tensor<1xindex>, i1) -> tensor<?xindex>
      %cast_2 = tensor.cast %5 : tensor<1xindex> to tensor<?xindex>
      %mapped = linalg.map { arith.minui } ins(%6, %cast_2 : tensor<?xindex>, tensor<?xindex>) outs(%6 : tensor<?xindex>)
      %7 = tensor.empty() : tensor<1xindex>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1#0 : tensor<?xindex>) outs(%7 : tensor<1xindex>) {
      ^bb0(%in: index, %out: index):
        %9 = arith.cmpi sgt, %in, %rank : index
        %10 = arith.select %9, %in, %rank : index
        linalg.yield %10 : index
      } -> tensor<1xindex>
    }
    %2:2 = call @f2(%1#1) : (tensor<4x4xi1>) -> (tensor<4x4xi1>, tensor<4x?xi1>)
    %cast_0 = tensor.cast %1#0 : tensor<?xindex> to tensor<1xindex>
    %3 = call @either3(%1#0, %cast_0, %extracted) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xindex>, tensor<1xindex>, i1) -> tensor<?xindex>
    %cast_1 = tensor.cast %extracted_slice : tensor<3xi1> to tensor<?xi1>
    return %2#0, %2#1, %3, %1#0, %cast_1, %1#2 : tensor<4x4xi1>, tensor<4x?xi1>, tensor<?xindex>, tensor<?xindex>, tensor<?xi1>, i64
  }
  func.func private @either3(%arg0: tensor<?xindex>, %arg1: tensor<1xindex>, %arg2: i1) -> tensor<?xindex> {
    %cast = tensor.cast %arg1 : tensor<1xindex> to tensor<?xindex>
    %0 = arith.select %arg2, %arg0, %cast : tensor<?xindex>
    return %0 : tensor<?xindex>
  }
}

