// bufdiff-profile: loops
// bufdiff-choices: 363695efb051569e01787d4764a1a89c017ee6154e3a64b0b4bddd0ddbb73e89ca448763fd5d5610
// bufdiff-choices: 10c08a560864f75f2bd6b5ed943342f49a2067c86d325f5b03b80b7f546f82146c780ff2665cd26f
// bufdiff-choices: 73afde0eb86e46a064bfd9a8417837bd2d876ea16d8cee70663a0ee88230f631e6bf98680a5e1caf
// bufdiff-choices: 14dce439ba72e2950df3c42df728ee005556795b018cf10ee8890a402ab995e203a0d3665cd59a63
// bufdiff-choices: e493e3a9986169d843591ed873e55e2209c242f7fb00aa59f441a51c805cdd66e529e297a714b5fe
// bufdiff-choices: 8284c0e61641554208c918d9af3db50ecd8f36b140451b3b91d321fbaea08ecc676f54a8657bfead
// bufdiff-choices: 5ff387da7d8b547fa93d045f23218d074b5b7c701c51ca1fbc2283959cf85ffb4f5b163a54c1c78d
// bufdiff-choices: 18a978
// bufdiff-features: 1388 1854 2622 4752 5075 6611 7516 9132 9443 9479 10020 10203 10318 11136 11162
// bufdiff-features: 11556 13233 15671 15750 15751 16242 16287 17470 19628 20023 20237 20717 21953
// bufdiff-features: 22280 23787 23901 24330 26400 26477 26568 29590 29968 31090 31352 31425 33578
// bufdiff-features: 34167 34323 36784 37231 38783 39915 40712 42344 42398 42850 42984 44522 44554
// bufdiff-features: 45271 45765 46046 46203 46835 47012 47392 47630 48974 49956 50146 51076 52062
// bufdiff-features: 52322 52558 52807 52900 53201 53469 55323 58024 58272 58886 60720 61944 62232
// bufdiff-features: 63929 64120 64716 66422 68355 69735 70385 72629 73141 73802 74255 74507 76373
// bufdiff-features: 76953 77617 78283 78430 79596 80140 81467 81736 81956 82565 83194 84585 86125
// bufdiff-features: 86903 88337 89110 89178 89780 89812 90777 91163 92194 92229 92747 93255 98501
// bufdiff-features: 99224 101179 103348 103673 103819 104315 104931 108221 108977 110426 110816
// bufdiff-features: 112929 113851 114349 115778 116758 117235 117336 121226 121318 123706 124152
// bufdiff-features: 125921 130173 131027 131064 132763 132976 134231 136296 137045 138070 139357
// bufdiff-features: 141891 142610 145418 146109 146512 149595 150818 152538 152748 155898 156460
// bufdiff-features: 158120 158897 159421 159769 160712 162971 163044 164577 165695 165719 167793
// bufdiff-features: 168271 169224 169713 171083 171369 171551 173354 175687 176782 177904 178067
// bufdiff-features: 178567 178762 179647 180207 180404 180504 181548 182757 184030 184722 184851
// bufdiff-features: 185723 186257 186959 188000 188790 190142 190520 191857 192422 192528 192628
// bufdiff-features: 192771 192920 193491 194134 194714 195246 196031 196392 196632 197267 201716
// bufdiff-features: 202032 202241 204212 204527 204674 204797 204862 205249 205430 205434 205689
// bufdiff-features: 206712 207330 210022 210461 210811 211884 212549 214248 215938 215959 216712
// bufdiff-features: 216969 217085 218738 219110 220181 220223 222696 222809 223024 223180 223525
// bufdiff-features: 223719 223839 224099 225016 226357 226579 227829 228061 228936 229531 230584
// bufdiff-features: 231564 233154 233919 234387 234527 235010 235375 235433 236094 237788 238474
// bufdiff-features: 238596 238954 240158 242267 242524 242635 242988 243781 244846 246062 246543
// bufdiff-features: 247062 249841 250303 250713 250948 251778 252466 252539 253836 254057 255201
// bufdiff-features: 255520 255556 256112 256362 258994 259840
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f1(%arg0: tensor<4xi64>) -> (tensor<2xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, index) {
    %extracted_slice = tensor.extract_slice %arg0[1] [2] [2] : tensor<4xi64> to tensor<2xi64>
    %cst = arith.constant dense<100> : tensor<5xi64>
    %0 = linalg.conv_1d ins(%cst, %extracted_slice : tensor<5xi64>, tensor<2xi64>) outs(%arg0 : tensor<4xi64>) -> tensor<4xi64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.while (%arg1 = %c0, %arg2 = %extracted_slice, %arg3 = %arg0) : (index, tensor<2xi64>, tensor<4xi64>) -> (index, tensor<2xi64>, tensor<4xi64>) {
      %6 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%6) %arg1, %arg2, %arg3 : index, tensor<2xi64>, tensor<4xi64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<2xi64>, %arg3: tensor<4xi64>):
      %6 = arith.addi %arg1, %c1 : index
      %extracted = tensor.extract %arg2[%c1] : tensor<2xi64>
      %7 = tensor.empty() : tensor<2xi1>
      %true = arith.constant true
      %8 = linalg.fill ins(%true : i1) outs(%7 : tensor<2xi1>) -> tensor<2xi1>
      %c4 = arith.constant 4 : index
      %extracted_slice_0 = tensor.extract_slice %cst[0] [2] [%c4] : tensor<5xi64> to tensor<2xi64>
      %9 = linalg.select ins(%8, %extracted_slice, %extracted_slice_0 : tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) outs(%arg2 : tensor<2xi64>) -> tensor<2xi64>
      scf.yield %6, %9, %arg3 : index, tensor<2xi64>, tensor<4xi64>
    }
    %2 = tensor.empty() : tensor<4xi64>
    %3 = linalg.copy ins(%0 : tensor<4xi64>) outs(%2 : tensor<4xi64>) -> tensor<4xi64>
    %4 = bufferization.alloc_tensor() copy(%1#2) : tensor<4xi64>
    %5 = bufferization.alloc_tensor() copy(%arg0) : tensor<4xi64>
    return %1#1, %3, %4, %5, %1#0 : tensor<2xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, index
  }
  func.func @main(%arg0: tensor<?x?xi64>, %arg1: tensor<4x3xi64>) -> (tensor<2xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<2x?x1xi64>, tensor<2x2x1xi64>, tensor<2x3x1xi64>, index) {
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %4 = arith.index_cast %arg2 : index to i64
      %c42_i64_0 = arith.constant 42 : i64
      %5 = arith.subi %4, %c42_i64_0 : i64
      tensor.yield %5 : i64
    } : tensor<4xi64>
    %0:5 = call @f1(%generated) : (tensor<4xi64>) -> (tensor<2xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, index)
    %c42_i64 = arith.constant 42 : i64
    %c127_i64 = arith.constant 127 : i64
    %c-128_i64 = arith.constant -128 : i64
    %c3_i64 = arith.constant 3 : i64
    %c-3_i64 = arith.constant -3 : i64
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c42_i64, %c127_i64, %c-128_i64, %c3_i64, %c-3_i64, %c1_i64 : tensor<2x3x1xi64>
    %1 = tensor.empty() : tensor<3x4x1xi64>
    %c0_i64 = arith.constant 0 : i64
    %2 = linalg.fill ins(%c0_i64 : i64) outs(%1 : tensor<3x4x1xi64>) -> tensor<3x4x1xi64>
    %extracted_slice = tensor.extract_slice %from_elements[0, 0, 0] [2, 2, 1] [1, 2, 1] : tensor<2x3x1xi64> to tensor<2x2x1xi64>
    %3 = linalg.conv_3d ins(%2, %extracted_slice : tensor<3x4x1xi64>, tensor<2x2x1xi64>) outs(%from_elements : tensor<2x3x1xi64>) -> tensor<2x3x1xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    affine.if #set(%dim) {
      affine.parallel (%arg2) = (0) to (2) {
      }
      %4 = tensor.empty() : tensor<2x1x1xi64>
      %5 = linalg.fill ins(%c3_i64 : i64) outs(%4 : tensor<2x1x1xi64>) -> tensor<2x1x1xi64>
      %6 = linalg.batch_matmul ins(%extracted_slice, %5 : tensor<2x2x1xi64>, tensor<2x1x1xi64>) outs(%extracted_slice : tensor<2x2x1xi64>) -> tensor<2x2x1xi64>
      %7 = tensor.empty() : tensor<2x2x1xi64>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x2x1xi64>) outs(%7 : tensor<2x2x1xi64>) {
      ^bb0(%in: i64, %out: i64):
        %9 = arith.subi %in, %c127_i64 : i64
        linalg.yield %9 : i64
      } -> tensor<2x2x1xi64>
    }
    %cast = tensor.cast %3 : tensor<2x3x1xi64> to tensor<2x?x1xi64>
    return %0#0, %0#1, %0#2, %0#3, %cast, %extracted_slice, %from_elements, %0#4 : tensor<2xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<2x?x1xi64>, tensor<2x2x1xi64>, tensor<2x3x1xi64>, index
  }
}

