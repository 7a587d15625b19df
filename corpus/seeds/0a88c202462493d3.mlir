// bufdiff-profile: mixed
// bufdiff-choices: e8ae905b3289e7cf4a246abdc10be844727657b03f08fb84f74bf14e218ef6a09a946a969921e09a
// bufdiff-choices: beb68e6460ea1833fc26d409f547ec1189ddb5fb7a1fc7ac9de44a31e5b31383513b5e95a623d92a
// bufdiff-choices: e5a1eb5e5c6f7d5416c87747bf78cc5959cf61d9085e3e0f6d14accb4bed6f181380bdb36f0633b2
// bufdiff-choices: 06f1cbc96930899d0c69012c446670a2a845ef9275e87eff836580e639357eeb4c57571bc2a971fc
// bufdiff-choices: d2ca47a1b3ccc79e92c37c29c788e04f193e3000dbdcae37110396f79fb3aed96bd2d64d80c25614
// bufdiff-choices: 2c04c0d1097d9ca9bc0e35d7565962b87a7a3fe1a45c71310897a17cab88f9830f6b64828664d77d
// bufdiff-choices: 289f9bda97d4081d80eb4f6d3fba2ce568d4e720c683cd6657d9e4e6f00c963acaf2e05629383cdf
// bufdiff-choices: 8425ea6ddad245f42926a583709fe238854f9aa96db88c9cae7972a6f53c6df55a42fe8bc6345544
// bufdiff-choices: a609f0263e8fa2ef3dee9e0544281abd
// bufdiff-features: 429 706 2320 4494 4752 6169 6363 6611 7180 9255 9479 10476 11162 14576 15482
// bufdiff-features: 15751 16269 17893 18166 18486 19419 21953 22448 23143 23600 24184 25863 26568
// bufdiff-features: 26999 27704 27766 29590 29726 30666 31800 32536 33853 34159 34167 35558 36784
// bufdiff-features: 37183 40070 40712 41907 41984 42307 42344 42984 43442 43631 44621 45017 46203
// bufdiff-features: 47196 47392 47762 48598 50894 52062 52322 52553 52558 52823 52900 53243 53252
// bufdiff-features: 54827 54951 54964 55113 56267 56404 57124 59373 60476 60686 61375 63071 63800
// bufdiff-features: 63929 64120 64235 64814 66422 67609 68334 68355 71050 71122 71306 71904 72975
// bufdiff-features: 73289 73330 73802 74057 74257 75361 75502 76208 76328 76339 76700 77141 77617
// bufdiff-features: 78430 79099 81443 81736 81801 82135 84090 84349 84922 85681 85843 86125 88337
// bufdiff-features: 88544 88732 89780 89812 90097 93200 93994 95930 97715 98501 99383 99757 104245
// bufdiff-features: 104931 105700 107412 108012 108221 108992 109187 109732 109923 110064 112549
// bufdiff-features: 112929 113940 115073 117206 117235 119138 119597 119691 120049 121626 122575
// bufdiff-features: 124839 125141 125702 129899 130310 130602 134279 134816 136056 136522 137045
// bufdiff-features: 138443 138622 139163 143081 143820 146512 147747 150818 152983 153293 153300
// bufdiff-features: 155898 156017 156460 158120 158856 158897 160756 161164 161974 162232 162974
// bufdiff-features: 163044 164602 165636 165695 165719 166579 167602 167749 168323 168858 169734
// bufdiff-features: 171369 174170 174830 177182 177904 178067 178558 180913 181789 182283 184030
// bufdiff-features: 185723 186202 186849 186959 187159 188126 188790 190142 191490 191651 192628
// bufdiff-features: 192771 193290 193747 193773 194134 194256 194714 195182 196031 196048 197263
// bufdiff-features: 197267 197837 198460 199587 200609 201059 201461 202085 202562 205434 205471
// bufdiff-features: 205689 207330 207760 208947 209666 210022 210461 211780 212111 212359 213275
// bufdiff-features: 214621 215340 215959 218064 218635 218738 219413 220098 220181 222809 223045
// bufdiff-features: 225998 226817 227536 228936 229266 229273 229759 230081 230640 231257 233276
// bufdiff-features: 234387 234427 235141 235396 236923 238254 238951 238954 239241 239725 243872
// bufdiff-features: 244110 245619 245673 246543 247062 248299 250948 252466 252539 253120 254791
// bufdiff-features: 256337 256688 258906 258994 259510 259528 259840 260161 260202
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>, %arg2: tensor<f32>, %arg3: tensor<4xi64>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<?xi64>, tensor<4xi64>, tensor<?xi64>, tensor<4xi64>, tensor<f32>) {
    %0 = scf.execute_region -> tensor<f32> {
      %cast_1 = tensor.cast %arg1 : tensor<4xi64> to tensor<?xi64>
      %c2 = arith.constant 2 : index
      %expanded = tensor.expand_shape %cast_1 [[0, 1]] output_shape [%c2, %c2] : tensor<?xi64> into tensor<?x?xi64>
      %collapsed = tensor.collapse_shape %expanded [[0, 1]] : tensor<?x?xi64> into tensor<?xi64>
      %c4 = arith.constant 4 : index
      %5 = tensor.empty(%c2, %c4) : tensor<?x?xi64>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %cast_1[%c0] : tensor<?xi64>
      %6 = linalg.fill ins(%extracted : i64) outs(%5 : tensor<?x?xi64>) -> tensor<?x?xi64>
      %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%6 : tensor<?x?xi64>) outs(%collapsed : tensor<?xi64>) {
      ^bb0(%in: i64, %out: i64):
        %10 = arith.maxui %in, %out : i64
        linalg.yield %10 : i64
      } -> tensor<?xi64>
      %8 = arith.index_cast %extracted : i64 to index
      %9 = arith.remui %8, %c4 : index
      %extracted_2 = tensor.extract %arg1[%9] : tensor<4xi64>
      scf.yield %arg2 : tensor<f32>
    }
    %c7_i32 = arith.constant 7 : i32
    %1 = call @f4(%arg1, %c7_i32) : (tensor<4xi64>, i32) -> tensor<4xi64>
    %2 = call @f1(%arg0, %arg2) : (tensor<4xi64>, tensor<f32>) -> tensor<4xi64>
    %cast = tensor.cast %arg0 : tensor<4xi64> to tensor<?xi64>
    %3:2 = call @f3(%arg0, %cast, %0) : (tensor<4xi64>, tensor<?xi64>, tensor<f32>) -> (tensor<4xi64>, tensor<?xi64>)
    %4:3 = call @f2(%0, %0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %cast_0 = tensor.cast %2 : tensor<4xi64> to tensor<?xi64>
    return %4#2, %4#1, %4#0, %3#1, %3#0, %cast_0, %1, %0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<?xi64>, tensor<4xi64>, tensor<?xi64>, tensor<4xi64>, tensor<f32>
  }
  func.func @f3(%arg0: tensor<4xi64>, %arg1: tensor<?xi64>, %arg2: tensor<f32>) -> (tensor<4xi64>, tensor<?xi64>) {
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [%c4] [1] : tensor<4xi64> to tensor<?xi64>
    %0 = tensor.empty() : tensor<4xi64>
    %1 = linalg.copy ins(%arg0 : tensor<4xi64>) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
    return %1, %extracted_slice : tensor<4xi64>, tensor<?xi64>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.tanh ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    return %0, %arg0, %0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<4xi64>, %arg1: tensor<f32>) -> tensor<4xi64> {
    %cst = arith.constant dense<2> : tensor<4xi64>
    %0 = linalg.max ins(%arg0, %cst : tensor<4xi64>, tensor<4xi64>) outs(%arg0 : tensor<4xi64>) -> tensor<4xi64>
    return %0 : tensor<4xi64>
  }
  func.func private @f4(%arg0: tensor<4xi64>, %arg1: i32) -> tensor<4xi64> {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<4xi64>
    %0 = linalg.fill ins(%extracted : i64) outs(%arg0 : tensor<4xi64>) -> tensor<4xi64>
    return %0 : tensor<4xi64>
  }
}

