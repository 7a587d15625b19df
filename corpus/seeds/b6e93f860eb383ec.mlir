// bufdiff-profile: cfg
// bufdiff-choices: ac347988414f05294473cfdf0c691bf8f553600dc39bae79fa3d0645c881621891e50855e7053084
// bufdiff-choices: f003a32c77ba0d9f61edd6be2e6f397a7a8a7fc789aa2622f416777a1b2517ab2e528311be56267d
// bufdiff-choices: 4315d15f33ab463b46c535d2dc31dd1956bef1d4154b131398c094706d481c78a4131e5d3cc62fa5
// bufdiff-choices: 558905ca942eebe172f59c261454a5a019281adb04bc423bc494cbac759af90bcf7b3093d337240d
// bufdiff-choices: 51601fd606efcf90d2e1e88ee668bceadbe906a2e54f8952d8f9861aa3fd164f791d6824e151d0e6
// bufdiff-choices: 9427b75dc43967682c00ccfa2ce908dd006fb5585e35d4db89857abe360fafca0707e0c9c49bcb89
// bufdiff-choices: bb90262bb6eaf386e37c051fb5f16883c3cbda3179ae6d9cec78f2dad380e039fc7808dd63d6af54
// bufdiff-choices: 7cc50319c25a668355d4e3783eed4889c9eb26a0f673ffda96d818197b9cc8cbfee38fa6638183c6
// bufdiff-choices: 6f9e53fb7f01f2001cb9113adb123b6c
// bufdiff-features: 1206 3552 3638 6363 6812 9479 9781 9812 14633 14925 15751 16682 17451 18268
// bufdiff-features: 18480 20437 22095 22280 23787 25898 26568 26922 27077 29697 30896 33084 34159
// bufdiff-features: 34167 38702 38783 40712 41799 42344 42984 44397 44522 44625 46203 46476 47030
// bufdiff-features: 47102 49322 49657 50589 52558 52807 53469 53472 54205 54658 55463 56024 60686
// bufdiff-features: 61944 62411 63773 64235 64287 66422 66563 68343 68355 70202 73289 73545 73977
// bufdiff-features: 74057 75502 75624 76320 76953 77586 79462 79493 79562 84585 86562 87495 87834
// bufdiff-features: 88008 88058 88337 88732 89780 90097 90721 95407 98413 98501 100481 100631
// bufdiff-features: 101264 102788 104315 110427 110780 111096 111839 111875 112275 112929 113883
// bufdiff-features: 116150 116549 116723 117235 117724 117790 120772 121785 121896 122594 130602
// bufdiff-features: 130933 131366 132959 134316 136684 138606 140725 141292 141834 142040 144093
// bufdiff-features: 144339 144513 144596 145745 148267 148304 148814 151936 152098 153201 154812
// bufdiff-features: 155884 155898 156142 156460 158640 158897 159348 159724 160756 161092 161760
// bufdiff-features: 162425 164323 164734 165719 166047 166579 167164 167973 168858 170036 171358
// bufdiff-features: 171369 171551 173329 175735 175786 175888 176031 177904 178067 178560 178785
// bufdiff-features: 179223 179471 182719 183323 186959 188441 188790 189421 190520 191335 192628
// bufdiff-features: 193747 193785 194278 194714 195820 196031 197837 199285 201059 201601 202241
// bufdiff-features: 202562 203352 205434 205689 206056 206488 207731 207760 209102 210406 210461
// bufdiff-features: 212111 212471 214569 214776 217621 217899 219221 219298 221089 221176 224466
// bufdiff-features: 224776 224916 226357 227074 228139 228390 228519 229246 229266 229699 230081
// bufdiff-features: 230640 230810 235325 237763 238232 239241 239808 239910 240100 240107 240158
// bufdiff-features: 241859 242306 243450 243781 244746 245380 245898 246543 247062 247943 248209
// bufdiff-features: 248581 249996 250144 250948 252466 252539 253394 253703 255198 255917 256112
// bufdiff-features: 256380 256454 257672 259528 259840 259846
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>, %arg2: tensor<4xi32>) -> tensor<2xi32> {
    %c9_i32 = arith.constant 9 : i32
    %0 = call @f3(%arg2, %c9_i32) : (tensor<4xi32>, i32) -> tensor<4xi32>
    %c3 = arith.constant 3 : index
    %c100_i32 = arith.constant 100 : i32
    %inserted = tensor.insert %c100_i32 into %0[%c3] : tensor<4xi32>
    %1 = call @f2(%inserted, %inserted) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %2 = call @f2(%0, %0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<2xi32>
    %c42_i32 = arith.constant 42 : i32
    %3 = arith.cmpi uge, %extracted, %c42_i32 : i32
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    affine.for %arg3 = 0 to 3 {
      %c4_i32 = arith.constant 4 : i32
      %from_elements = tensor.from_elements %c4_i32 : tensor<1xi32>
      %reshape = tensor.reshape %2(%from_elements) : (tensor<4xi32>, tensor<1xi32>) -> tensor<4xi32>
      %c2 = arith.constant 2 : index
      %extracted_1 = tensor.extract %2[%c2] : tensor<4xi32>
      %6 = linalg.max ins(%reshape, %2 : tensor<4xi32>, tensor<4xi32>) outs(%1 : tensor<4xi32>) -> tensor<4xi32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<4xi32>) outs(%1 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        %8 = arith.minui %in, %out : i32
        linalg.yield %8 : i32
      } -> tensor<4xi32>
    }
    %4 = call @f1(%1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xi32>) -> tensor<4xi32>
    %cst = arith.constant dense<[6, 7]> : tensor<2xi32>
    cf.br ^bb3(%cst : tensor<2xi32>)
  ^bb2:  // pred: ^bb0
    %inserted_0 = tensor.insert %extracted into %arg1[%c1] : tensor<2xi32>
    cf.br ^bb3(%inserted_0 : tensor<2xi32>)
  ^bb3(%5: tensor<2xi32>):  // 2 preds: ^bb1, ^bb2
    return %5 : tensor<2xi32>
  }
  func.func private @f3(%arg0: tensor<4xi32>, %arg1: i32) -> tensor<4xi32> {
    %c-3_i32 = arith.constant -3 : i32
    %c-3_i32_0 = arith.constant -3 : i32
    %from_elements = tensor.from_elements %arg1, %c-3_i32, %c-3_i32_0 : tensor<3xi32>
    %inserted_slice = tensor.insert_slice %from_elements into %arg0[1] [3] [1] : tensor<3xi32> into tensor<4xi32>
    %c-128_i32 = arith.constant -128 : i32
    %c-128_i32_1 = arith.constant -128 : i32
    %c-128_i32_2 = arith.constant -128 : i32
    %from_elements_3 = tensor.from_elements %c-128_i32, %c-3_i32_0, %c-128_i32_1, %c-128_i32_2 : tensor<4xi32>
    %mapped = linalg.map { arith.ori } ins(%arg0, %from_elements_3 : tensor<4xi32>, tensor<4xi32>) outs(%from_elements_3 : tensor<4xi32>)
    return %mapped : tensor<4xi32>
  }
  func.func @f1(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %cst_0 = arith.constant dense<[true, true, false, true]> : vector<4xi1>
    %c0_i32 = arith.constant 0 : i32
    %0 = vector.broadcast %c0_i32 : i32 to vector<4xi32>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %1 = vector.scatter %arg0[%c0] [%cst], %cst_0, %0 : tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> -> tensor<4xi32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %1[%c2] : tensor<4xi32>
    %c-128_i32 = arith.constant -128 : i32
    %2 = arith.cmpi sgt, %extracted, %c-128_i32 : i32
    cf.cond_br %2, ^bb1(%arg0 : tensor<4xi32>), ^bb2(%arg0 : tensor<4xi32>)
  ^bb1(%3: tensor<4xi32>):  // pred: ^bb0
    %4 = linalg.min ins(%1, %3 : tensor<4xi32>, tensor<4xi32>) outs(%3 : tensor<4xi32>) -> tensor<4xi32>
    cf.br ^bb2(%4 : tensor<4xi32>)
  ^bb2(%5: tensor<4xi32>):  // 2 preds: ^bb0, ^bb1
    return %5 : tensor<4xi32>
  }
  func.func private @f2(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %0 = tensor.empty() : tensor<4x2xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<4xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<4x2xi32>) -> tensor<4x2xi32>
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [2] : tensor<4xi32> to tensor<2xi32>
    %2 = linalg.matvec ins(%1, %extracted_slice : tensor<4x2xi32>, tensor<2xi32>) outs(%arg1 : tensor<4xi32>) -> tensor<4xi32>
    %3 = call @f1(%2) : (tensor<4xi32>) -> tensor<4xi32>
    return %3 : tensor<4xi32>
  }
}

