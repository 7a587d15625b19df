// bufdiff-profile: cfg
// bufdiff-choices: 8004c5de08c3a1fb54e4ce265fbdd354aae12c642daeef942c6087702dd09bf7b1e95fd2d192fbf4
// bufdiff-choices: 5fff57b64d7961d1b9fbd14952a0416687eb489149e7c95feb72a2f64c0597bad24fa568d6955c30
// bufdiff-choices: 7e82d359bb4e5e0f7edb1b94711e9a4fcaa1efb1ac938b98a85e38bff146f5cc4b3565330db604e3
// bufdiff-choices: 19199b3d2beb7c2a537d7a47166f1a3cf95d86cf4599f7a3234b321cdae9bfd59ab4055f170f18e4
// bufdiff-choices: 92f07356c23e496bc184bd626b03193b4e37908a55af3d4a335b47caaaf4076205bdc4a50f94b3c1
// bufdiff-choices: 97960dc41006a6cad82094672ebed93e85a81d573156661fa29a201e427d1cf750dcbbe15edfcebd
// bufdiff-choices: ac27ed97b31bef15250e079a59f9e1b57bfa5224c0f4677c1d3367cd285f84138a1581e4226e37e5
// bufdiff-choices: 913c6f20f6c74461d63d335bb93777
// bufdiff-features: 2820 3721 4374 5497 6237 6363 6611 7377 7541 9479 9968 11162 11556 13233 13915
// bufdiff-features: 14454 15612 15671 15751 15903 16289 18249 18680 19545 19606 20003 22280 22448
// bufdiff-features: 23225 23787 24747 26117 26568 27644 28467 29590 30293 30996 34167 34181 35163
// bufdiff-features: 36784 37548 38202 38702 39706 39927 40070 40669 40712 41984 44505 44522 45223
// bufdiff-features: 46203 47012 47630 48974 49635 51851 52558 52900 53180 53252 54827 54964 55113
// bufdiff-features: 56404 60686 61128 61969 62362 63071 63384 64119 64120 66422 66990 66995 68355
// bufdiff-features: 69849 71904 72413 73802 74057 74450 74672 75134 76677 77317 78283 78430 79148
// bufdiff-features: 81443 81736 82135 82573 83194 83871 85838 86125 87495 88008 88732 89332 89449
// bufdiff-features: 89780 89812 90097 90777 91074 92194 95407 99294 99383 100059 101823 102809
// bufdiff-features: 104931 104958 105902 107425 107728 108038 109732 110552 111839 112756 112929
// bufdiff-features: 113940 113943 115920 117235 117820 119597 120266 122578 125573 125702 128916
// bufdiff-features: 129849 130602 131064 131544 132244 134449 135534 138949 139901 142040 142274
// bufdiff-features: 143896 145943 146512 147477 150404 153226 153293 153474 155467 155898 156154
// bufdiff-features: 156460 158120 158897 159953 160327 160756 161974 163044 163084 163154 164112
// bufdiff-features: 165695 165719 167614 167753 168858 171053 171358 173800 174170 175477 175888
// bufdiff-features: 177211 177329 177488 178067 178165 178560 180207 181173 181245 181522 182966
// bufdiff-features: 183294 184030 184122 184653 184962 186237 186959 188217 188441 188790 189674
// bufdiff-features: 190628 190970 192422 192771 193282 193290 194063 195182 195407 195420 196031
// bufdiff-features: 196048 196349 197267 197392 199750 199947 201059 201601 202241 202506 205434
// bufdiff-features: 205623 205689 207731 207902 208369 210351 212779 214248 214621 216354 216712
// bufdiff-features: 217599 218064 218635 222809 225456 225728 225827 226357 226579 228061 228390
// bufdiff-features: 230081 230142 235433 235547 236094 236326 236423 236930 237042 237484 239241
// bufdiff-features: 240605 245380 245653 245673 246303 246543 246622 251992 252466 252539 253836
// bufdiff-features: 254106 256247 256688 257559 257584 257672 257971 258232 258331 258906 258994
// bufdiff-features: 259528 259840 261833
module {
  func.func @main(%arg0: tensor<?xindex>) -> (tensor<?x?x?x1xi32>, tensor<0x1xindex>, tensor<index>, tensor<0x1xindex>, tensor<0x?xindex>, tensor<index>, tensor<index>, tensor<0x?xindex>, index, index) {
    %cst = arith.constant dense<1> : tensor<0x3xindex>
    %cast = tensor.cast %cst : tensor<0x3xindex> to tensor<0x?xindex>
    %cst_0 = arith.constant dense<8> : tensor<index>
    %0:4 = call @f1(%cast, %cst_0) : (tensor<0x?xindex>, tensor<index>) -> (tensor<0x?xindex>, tensor<index>, tensor<index>, tensor<0x?xindex>)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %cst[%c0, 1] [0, 1] [1, 1] : tensor<0x3xindex> to tensor<0x1xindex>
    %1:2 = call @f2(%arg0, %extracted_slice, %cst_0, %arg0) : (tensor<?xindex>, tensor<0x1xindex>, tensor<index>, tensor<?xindex>) -> (tensor<?xindex>, tensor<0x1xindex>)
    %cst_1 = arith.constant dense<1> : tensor<index>
    %extracted = tensor.extract %1#0[%c0] : tensor<?xindex>
    %c1 = arith.constant 1 : index
    %2 = arith.cmpi eq, %extracted, %c1 : index
    %3 = arith.select %2, %cst_0, %cst_1 : tensor<index>
    %cast_2 = tensor.cast %extracted_slice : tensor<0x1xindex> to tensor<?x1xindex>
    %inserted_slice = tensor.insert_slice %cast_2 into %extracted_slice[%c0, 0] [%c0, 1] [1, 1] : tensor<?x1xindex> into tensor<0x1xindex>
    %4 = arith.index_castui %2 : i1 to index
    %c64 = arith.constant 64 : index
    %5 = arith.remui %4, %c64 : index
    %c5 = arith.constant 5 : index
    %6 = index.maxu %5, %c5
    %c2 = arith.constant 2 : index
    %7 = tensor.empty(%c2, %c1, %c2) : tensor<?x?x?x1xi32>
    %c7_i32 = arith.constant 7 : i32
    %8 = linalg.fill ins(%c7_i32 : i32) outs(%7 : tensor<?x?x?x1xi32>) -> tensor<?x?x?x1xi32>
    %cst_3 = arith.constant dense<9> : tensor<2x2x2xi32>
    %c-128_i32 = arith.constant -128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c100_i32 = arith.constant 100 : i32
    %from_elements = tensor.from_elements %c7_i32, %c-128_i32, %c0_i32, %c100_i32 : tensor<2x2x1xi32>
    %9 = linalg.depthwise_conv_1d_nwc_wcm ins(%cst_3, %from_elements : tensor<2x2x2xi32>, tensor<2x2x1xi32>) outs(%8 : tensor<?x?x?x1xi32>) -> tensor<?x?x?x1xi32>
    return %9, %inserted_slice, %3, %1#1, %0#3, %0#2, %0#1, %0#0, %6, %extracted : tensor<?x?x?x1xi32>, tensor<0x1xindex>, tensor<index>, tensor<0x1xindex>, tensor<0x?xindex>, tensor<index>, tensor<index>, tensor<0x?xindex>, index, index
  }
  func.func @f1(%arg0: tensor<0x?xindex>, %arg1: tensor<index>) -> (tensor<0x?xindex>, tensor<index>, tensor<index>, tensor<0x?xindex>) {
    %extracted = tensor.extract %arg1[] : tensor<index>
    %0 = linalg.fill ins(%extracted : index) outs(%arg1 : tensor<index>) -> tensor<index>
    %c2 = arith.constant 2 : index
    %1 = arith.cmpi uge, %extracted, %c2 : index
    cf.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = linalg.fill ins(%extracted : index) outs(%0 : tensor<index>) -> tensor<index>
    cf.br ^bb3(%2, %arg0 : tensor<index>, tensor<0x?xindex>)
  ^bb2:  // pred: ^bb0
    %3 = linalg.fill ins(%extracted : index) outs(%0 : tensor<index>) -> tensor<index>
    cf.br ^bb3(%3, %arg0 : tensor<index>, tensor<0x?xindex>)
  ^bb3(%4: tensor<index>, %5: tensor<0x?xindex>):  // 2 preds: ^bb1, ^bb2
    %6 = bufferization.alloc_tensor() copy(%0) : tensor<index>
    %7 = bufferization.alloc_tensor() copy(%arg0) : tensor<0x?xindex>
    return %5, %4, %6, %7 : tensor<0x?xindex>, tensor<index>, tensor<index>, tensor<0x?xindex>
  }
  func.func @f2(%arg0: tensor<?xindex>, %arg1: tensor<0x1xindex>, %arg2: tensor<index>, %arg3: tensor<?xindex>) -> (tensor<?xindex>, tensor<0x1xindex>) {
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %arg2(%from_elements) : (tensor<index>, tensor<1xindex>) -> tensor<?xindex>
    return %reshape, %arg1 : tensor<?xindex>, tensor<0x1xindex>
  }
}

