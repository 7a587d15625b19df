// bufdiff-profile: idioms
// bufdiff-choices: 5e6a056027acd54ba7e7c9dc9a72bba5b04282276ce7deac65e9d2f40807d66f81f76b47041f6d1b
// bufdiff-choices: 4e25d97637b3d72b6d6cf448b0c2fcbbab535fe74ae0daa8b8d3531402a4138c6399317ac87d0914
// bufdiff-choices: 5a70a947327a782fa057fd81fed198d709acbb8e832266c99081cbd7254e742b5ba19545c547e066
// bufdiff-choices: be2d749803203c60d33b811b3dae62f9ded230c6856ec05a022eacefc3dee9e40e4a91a0cf28a1cf
// bufdiff-choices: cb727491c50b8da90bceb0
// bufdiff-features: 706 1952 2021 3579 6188 9479 12638 12653 13233 13424 14704 14884 15751 16269
// bufdiff-features: 16772 18166 19979 20337 22109 22280 23787 26663 29303 29968 30666 32809 33807
// bufdiff-features: 33853 34167 37183 38783 39150 39329 40712 41679 41984 42858 42919 44621 46203
// bufdiff-features: 47392 47779 48598 49635 49657 51344 51719 52558 52900 54658 54827 54964 54998
// bufdiff-features: 55561 56404 58092 59620 60897 62253 63071 63800 64235 64652 68355 69050 69505
// bufdiff-features: 70119 71306 73289 74057 76405 76734 76953 78447 82008 82135 82552 83194 83965
// bufdiff-features: 84322 84585 84922 85843 86125 87534 88732 89646 89780 89964 90585 92022 94586
// bufdiff-features: 96716 97270 99383 100324 101264 101867 104931 104973 105861 107997 109187
// bufdiff-features: 109923 110608 110780 115081 117235 119588 120049 121533 123396 123446 124826
// bufdiff-features: 125675 125850 126398 127711 129630 131544 133756 136271 137045 138753 140265
// bufdiff-features: 140534 141112 142376 142610 149670 149674 150313 152187 152226 153293 153392
// bufdiff-features: 155898 156191 156460 156983 158120 159724 159796 160756 162819 163373 164602
// bufdiff-features: 165636 165695 165719 167086 168007 168858 170722 171671 172221 172926 173166
// bufdiff-features: 173354 173597 178067 178165 183290 184030 184686 186042 187683 188790 189695
// bufdiff-features: 190517 192595 193290 193353 193948 194205 195809 196031 196133 197392 197837
// bufdiff-features: 200104 201122 202125 202241 204212 204689 205434 205689 210406 210461 211335
// bufdiff-features: 211508 212375 212779 218064 219734 222638 225759 226113 226357 227345 228390
// bufdiff-features: 229266 229412 230081 230640 233276 234005 234206 236024 236986 239237 240158
// bufdiff-features: 241844 243967 245169 245458 245619 246482 246543 246962 247970 249627 250917
// bufdiff-features: 252466 252539 253389 253740 253836 256246 256926 259958
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, index) {
    %c9_i32 = arith.constant 9 : i32
    %from_elements = tensor.from_elements %c9_i32 : tensor<i32>
    %0 = linalg.mul ins(%arg0, %from_elements : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %1:2 = call @f2(%0) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %true = arith.constant true
    %from_elements_0 = tensor.from_elements %true : tensor<i1>
    %2 = linalg.select ins(%from_elements_0, %arg0, %0 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) -> tensor<i32>
    %3 = call @f1(%2, %2, %2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %expanded = tensor.expand_shape %arg0 [] output_shape [1] : tensor<i32> into tensor<1xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %expanded, %c0 : tensor<1xi32>
    return %1#1, %3, %1#0, %dim : tensor<i32>, tensor<i32>, tensor<i32>, index
  }
  func.func private @f2(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = tensor.empty() : tensor<i32>
    %c127_i32 = arith.constant 127 : i32
    %1 = linalg.fill ins(%c127_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %2 = linalg.add ins(%arg0, %1 : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%1 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %4 = arith.xori %in, %out : i32
      linalg.yield %4 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %1[] : tensor<i32>
    vector.print %extracted : i32
    return %2, %3 : tensor<i32>, tensor<i32>
  }
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %c9_i32 = arith.constant 9 : i32
    %inserted = tensor.insert %c9_i32 into %arg2[] : tensor<i32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %inserted) -> (tensor<i32>) {
      %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %inserted : tensor<i32>, tensor<i32>) outs(%arg4 : tensor<i32>) {
      ^bb0(%in: i32, %in_0: i32, %out: i32):
        %2 = arith.maxsi %in, %in_0 : i32
        %3 = arith.ori %2, %out : i32
        %c6_i32 = arith.constant 6 : i32
        %4 = arith.shrui %3, %c6_i32 : i32
        linalg.yield %4 : i32
      } -> tensor<i32>
      scf.yield %1 : tensor<i32>
    }
    return %0 : tensor<i32>
  }
}

