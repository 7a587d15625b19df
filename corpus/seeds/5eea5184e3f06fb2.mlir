// bufdiff-profile: types
// bufdiff-choices: 963a6253db0b004925fd8e54ff0338892d7a65ceaacddd8f042912a36d4bd140ad2b7e85eb3fd6ef
// bufdiff-choices: 94857890524ef355bf17eef3270dd5660290ebc41e4df2910e5799a0bdee8f59b2a84fc74b01f90a
// bufdiff-choices: 3bc1c546341d3d3d646a5ec9a619a574f96a528eb189cb1c10e34638ccad9a6aafdff410a41027b4
// bufdiff-choices: a7afcc40c0052a5472b0afba3e05efd9f509d0a47b1304c3712dbf84bd9d1c6eca1af40bd3fa15e3
// bufdiff-choices: 04de93c23d062ab5c2ae9d4e33247fcec769d7c3ca2a825d6b9fc001437fcc7d30db158fdc325803
// bufdiff-choices: fad66cdcd4fd64aa1317388f3aff676a8c9f5c1243200d6391e97c77eb710227603045d08a
// bufdiff-features: 706 2270 4165 4168 4494 6611 6812 8918 9479 11162 11556 13233 13424 13565 14109
// bufdiff-features: 14864 15671 15751 16269 18166 18486 19166 19442 19704 19979 20874 22280 27766
// bufdiff-features: 29667 30666 31231 32457 34159 34167 37183 38202 38783 39540 40712 41984 42467
// bufdiff-features: 43774 46203 47200 47340 47392 47779 49657 51475 52148 52322 52558 52900 53112
// bufdiff-features: 54827 54964 54998 55472 56287 56404 58024 60596 60686 60897 61876 63800 63929
// bufdiff-features: 64120 64778 65133 68355 69403 69875 70119 71050 73289 73330 74057 75361 76339
// bufdiff-features: 78283 78430 78620 82011 82552 83466 84585 84922 85843 86125 88267 88732 89780
// bufdiff-features: 90777 92032 93255 93994 95183 98187 99228 99383 99525 100367 101602 101867
// bufdiff-features: 103568 104931 104973 105579 107783 108920 109187 109732 109923 110780 112929
// bufdiff-features: 113940 117206 120049 121632 126932 129630 131567 133756 136030 136273 136862
// bufdiff-features: 137045 142610 146758 146863 149660 149674 150818 151520 153293 153300 155898
// bufdiff-features: 156191 156460 157438 158120 158255 159796 159895 160756 163373 164679 165636
// bufdiff-features: 165695 165719 166037 167086 167749 167973 168007 168323 168858 169562 169584
// bufdiff-features: 172586 172946 174170 174989 178067 178165 179649 179737 179822 179977 181663
// bufdiff-features: 183667 184030 185252 188790 190142 192422 192771 193290 194017 194551 194682
// bufdiff-features: 196031 196520 197837 200104 201509 202616 204527 205162 205434 205689 205705
// bufdiff-features: 205953 208604 208947 210022 210351 210421 210461 212375 212779 213275 214248
// bufdiff-features: 215925 215959 216006 216570 216969 218064 218480 218635 223613 223935 227090
// bufdiff-features: 228390 228519 228936 229266 229314 230081 230640 233221 233276 234387 235141
// bufdiff-features: 235433 236024 236094 240158 240339 240539 241844 243546 243899 244691 245619
// bufdiff-features: 245673 246543 246962 246966 249647 250415 252466 252539 253740 254791 255520
// bufdiff-features: 256688 256926 257131 258625 259528 261572
#map = affine_map<() -> ()>
module {
  func.func private @f2(%arg0: tensor<i7>, %arg1: tensor<i7>, %arg2: tensor<i7>, %arg3: tensor<i7>) -> (tensor<i7>, tensor<i7>, tensor<i7>) {
    %generated = tensor.generate  {
      %false = arith.constant false
      tensor.yield %false : i1
    } : tensor<i1>
    %0 = linalg.select ins(%generated, %arg3, %arg0 : tensor<i1>, tensor<i7>, tensor<i7>) outs(%arg2 : tensor<i7>) -> tensor<i7>
    %c9_i7 = arith.constant 9 : i7
    %1 = tensor.empty() : tensor<i7>
    %extracted = tensor.extract %arg3[] : tensor<i7>
    %2 = linalg.fill ins(%extracted : i7) outs(%1 : tensor<i7>) -> tensor<i7>
    %3:3 = call @f1(%arg3, %c9_i7, %0, %2) : (tensor<i7>, i7, tensor<i7>, tensor<i7>) -> (tensor<i7>, tensor<i7>, tensor<i7>)
    %inserted = tensor.insert %extracted into %3#0[] : tensor<i7>
    return %3#1, %3#2, %inserted : tensor<i7>, tensor<i7>, tensor<i7>
  }
  func.func private @f1(%arg0: tensor<i7>, %arg1: i7, %arg2: tensor<i7>, %arg3: tensor<i7>) -> (tensor<i7>, tensor<i7>, tensor<i7>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg3, %arg0 : tensor<i7>, tensor<i7>) outs(%arg0 : tensor<i7>) {
    ^bb0(%in: i7, %in_0: i7, %out: i7):
      %2 = arith.subi %in, %in_0 : i7
      %c6_i7 = arith.constant 6 : i7
      %3 = arith.shrsi %2, %c6_i7 : i7
      %4 = arith.minui %3, %out : i7
      linalg.yield %4 : i7
    } -> tensor<i7>
    %1 = bufferization.alloc_tensor() copy(%arg2) : tensor<i7>
    return %0, %arg2, %1 : tensor<i7>, tensor<i7>, tensor<i7>
  }
  func.func private @f3(%arg0: tensor<i7>, %arg1: tensor<i7>, %arg2: i7) -> (tensor<i7>, i7, i7) {
    %0 = linalg.copy ins(%arg1 : tensor<i7>) outs(%arg0 : tensor<i7>) -> tensor<i7>
    %inserted = tensor.insert %arg2 into %0[] : tensor<i7>
    %1 = bufferization.to_buffer %0 read_only : tensor<i7> to memref<i7, strided<[], offset: ?>>
    %2 = memref.load %1[] : memref<i7, strided<[], offset: ?>>
    return %inserted, %2, %arg2 : tensor<i7>, i7, i7
  }
  func.func @main(%arg0: tensor<i7>, %arg1: tensor<i7>, %arg2: tensor<i7> {bufferization.writable = false}, %arg3: memref<i7, strided<[], offset: ?>>, %arg4: memref<i7>) -> (tensor<i7>, tensor<i7>, tensor<i7>, tensor<i7>, tensor<i7>, i7, i7) {
    %0 = bufferization.to_tensor %arg3 restrict : memref<i7, strided<[], offset: ?>> to tensor<i7>
    %1 = scf.execute_region -> tensor<i7> {
      %c-1_i7 = arith.constant -1 : i7
      %from_elements = tensor.from_elements %c-1_i7 : tensor<i7>
      scf.yield %from_elements : tensor<i7>
    }
    %c1_i7 = arith.constant 1 : i7
    %2 = linalg.fill ins(%c1_i7 : i7) outs(%1 : tensor<i7>) -> tensor<i7>
    %3:3 = call @f2(%2, %2, %2, %2) : (tensor<i7>, tensor<i7>, tensor<i7>, tensor<i7>) -> (tensor<i7>, tensor<i7>, tensor<i7>)
    %4:3 = call @f3(%2, %arg2, %c1_i7) : (tensor<i7>, tensor<i7>, i7) -> (tensor<i7>, i7, i7)
    return %3#2, %3#1, %3#0, %0, %4#0, %4#2, %c1_i7 : tensor<i7>, tensor<i7>, tensor<i7>, tensor<i7>, tensor<i7>, i7, i7
  }
}

