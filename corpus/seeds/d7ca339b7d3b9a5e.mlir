// bufdiff-profile: idioms
// bufdiff-choices: 1ff17de5674f79a3e76892fc67719270e808d0f459d2d35df8733dd56e329c4a87cf5bb33b25e45e
// bufdiff-choices: fa6b59d129d2275f13879d4096153408f9b58c91f3d63dda6ef08ff4262a3305c695f26529a2c850
// bufdiff-choices: a3c593a199a3fd1175c1342e045028f8212fa0c0cbd9ddf825d233a347be7460bcffdab6edd4fbfe
// bufdiff-choices: 2abcf7ef31a592a2395211f07e64f678bf948c1108c97da8f3cff06ca142c3ac6857286ded3d38a4
// bufdiff-choices: 597986bfeb806e826044f55dc6488fb760c7bc413d6158f8293fb0f723501ba7db04f7c0a0e308c2
// bufdiff-choices: 296b8e3fddd8bd65dc9019d7a1472da2c2cda5dff090ca1b75b3661faa4314b2bf753de96ab52e05
// bufdiff-choices: 8e4a8f07ed3427a4e1740cfd7d291bcd993882a1a5
// bufdiff-features: 397 4752 4784 6611 6812 7122 7384 9479 11162 12133 12468 12932 13233 15751
// bufdiff-features: 15929 16682 17015 17281 17792 20838 22280 24402 26568 27644 28504 29104 29590
// bufdiff-features: 33772 34167 38783 40266 40712 41438 43694 43839 44505 44522 45202 46203 47392
// bufdiff-features: 47796 49635 51344 52322 52558 52900 53180 53244 53469 54998 61628 61944 63800
// bufdiff-features: 64119 64120 64327 64716 66422 66995 67526 68355 69403 71701 73041 73289 74057
// bufdiff-features: 77617 78245 78283 78430 80083 81601 83194 83419 84585 86125 86346 88337 89780
// bufdiff-features: 89812 90977 91074 92194 93286 93824 94049 94395 95407 95695 96808 97006 98501
// bufdiff-features: 99228 99874 100481 102809 103056 104315 104931 105579 105700 106155 106321
// bufdiff-features: 107783 108820 108992 110220 111043 112929 115592 117724 118214 119645 124626
// bufdiff-features: 125908 127533 128915 131450 134251 134253 134449 134468 136271 137045 138476
// bufdiff-features: 140778 141891 142040 144761 147435 148304 149149 149595 150818 153293 153939
// bufdiff-features: 155898 156191 156460 157426 158012 158120 158897 160011 160756 162971 163285
// bufdiff-features: 165214 165719 166456 167164 167793 167973 168562 168858 169224 169609 171053
// bufdiff-features: 173780 174977 175546 177211 177488 178067 178560 179217 179647 180179 180207
// bufdiff-features: 180259 180867 181522 182966 184030 184962 185723 186299 188790 188845 189841
// bufdiff-features: 190142 192177 192694 192771 193353 193747 194134 194987 195407 195820 197342
// bufdiff-features: 197770 198432 198460 200358 200613 201202 202241 204527 205434 205689 206056
// bufdiff-features: 207442 208944 210461 211967 213098 214325 214889 216712 216892 217899 218738
// bufdiff-features: 221329 222809 224593 224899 225827 226151 226357 226928 228816 228936 229266
// bufdiff-features: 229273 229531 229671 229713 231722 231770 235722 236930 240158 241213 243546
// bufdiff-features: 244222 244691 245839 245855 246543 248209 249841 251444 252466 252539 253389
// bufdiff-features: 253836 255052 255520 255729 256112 258331 259229 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6x?xi8>) -> (tensor<?xi8>, tensor<?x?xi8>, tensor<18xi8>, tensor<18xi8>, tensor<9xi8>, tensor<9xi8>, i8, i8) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %8 = arith.index_cast %arg1 : index to i8
      %9 = arith.index_cast %arg2 : index to i8
      %10 = arith.maxui %8, %9 : i8
      tensor.yield %10 : i8
    } : tensor<6x3xi8>
    %0:4 = call @f1(%generated) : (tensor<6x3xi8>) -> (tensor<?xi8>, tensor<18xi8>, tensor<?x?xi8>, i8)
    %c0_i8 = arith.constant 0 : i8
    %1 = arith.cmpi uge, %0#3, %c0_i8 : i8
    %2 = arith.select %1, %0#1, %0#1 : tensor<18xi8>
    %3 = arith.index_castui %1 : i1 to index
    %c18 = arith.constant 18 : index
    %4 = arith.remui %3, %c18 : index
    %5 = arith.subi %0#3, %0#3 : i8
    %inserted = tensor.insert %5 into %2[%4] : tensor<18xi8>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0#1[%c1] : tensor<18xi8>
    %extracted_slice = tensor.extract_slice %2[0] [9] [1] : tensor<18xi8> to tensor<9xi8>
    %extracted_slice_0 = tensor.extract_slice %2[9] [9] [1] : tensor<18xi8> to tensor<9xi8>
    %6 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%extracted_slice_0, %extracted_slice : tensor<9xi8>, tensor<9xi8>) outs(%extracted_slice : tensor<9xi8>) -> tensor<9xi8>
    %7 = linalg.add ins(%extracted_slice, %extracted_slice_0 : tensor<9xi8>, tensor<9xi8>) outs(%extracted_slice_0 : tensor<9xi8>) -> tensor<9xi8>
    %inserted_slice = tensor.insert_slice %6 into %2[0] [9] [1] : tensor<9xi8> into tensor<18xi8>
    %inserted_slice_1 = tensor.insert_slice %7 into %inserted_slice[9] [9] [1] : tensor<9xi8> into tensor<18xi8>
    return %0#0, %0#2, %inserted, %inserted_slice_1, %6, %extracted_slice, %extracted, %0#3 : tensor<?xi8>, tensor<?x?xi8>, tensor<18xi8>, tensor<18xi8>, tensor<9xi8>, tensor<9xi8>, i8, i8
  }
  func.func private @f1(%arg0: tensor<6x3xi8>) -> (tensor<?xi8>, tensor<18xi8>, tensor<?x?xi8>, i8) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<6x3xi8> into tensor<18xi8>
    %cst = arith.constant dense<[11, 10, 9]> : tensor<3xi8>
    %broadcasted = linalg.broadcast ins(%cst : tensor<3xi8>) outs(%arg0 : tensor<6x3xi8>) dimensions = [0] 
    %extracted_slice = tensor.extract_slice %collapsed[0] [18] [1] : tensor<18xi8> to tensor<18xi8>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c0] : tensor<3xi8>
    %0 = linalg.fill ins(%extracted : i8) outs(%extracted_slice : tensor<18xi8>) -> tensor<18xi8>
    %inserted_slice = tensor.insert_slice %0 into %collapsed[0] [18] [1] : tensor<18xi8> into tensor<18xi8>
    %c18 = arith.constant 18 : index
    %1 = tensor.empty(%c18) : tensor<?xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<18xi8>) outs(%1 : tensor<?xi8>) {
    ^bb0(%in: i8, %out: i8):
      %5 = arith.addi %in, %extracted : i8
      linalg.yield %5 : i8
    } -> tensor<?xi8>
    %c6 = arith.constant 6 : index
    %c3 = arith.constant 3 : index
    %3 = tensor.empty(%c6, %c3) : tensor<?x?xi8>
    %4 = linalg.copy ins(%broadcasted : tensor<6x3xi8>) outs(%3 : tensor<?x?xi8>) -> tensor<?x?xi8>
    return %2, %inserted_slice, %4, %extracted : tensor<?xi8>, tensor<18xi8>, tensor<?x?xi8>, i8
  }
}

