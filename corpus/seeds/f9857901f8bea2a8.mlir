// bufdiff-profile: slices
// bufdiff-choices: 2b2073c02f27db139d212525418d08efa9afc353e373323184650bd0147c78abd0e795199baafbfc
// bufdiff-choices: 9b8ca6b140462efd763114fc4f00fc666f190a8cc59237c05532eb7f7594426942e794e9c1e2b740
// bufdiff-choices: e530101599f6bb5424c399bebe39556315f6c5a4ae4a35da55f01384d1936fd51600fddca2328284
// bufdiff-choices: d862bf3b0ff98829e326a525f812f4bd6aef
// bufdiff-features: 1089 5527 6611 7662 11162 12170 12932 13233 14454 14523 15424 15640 15751 15903
// bufdiff-features: 16269 16682 18166 19419 19545 19606 19628 22280 24466 27766 28512 28807 29590
// bufdiff-features: 30996 31543 32278 32514 33807 34167 34350 36784 37183 38702 38783 39915 41984
// bufdiff-features: 42344 46203 47200 50426 52004 52062 52558 52900 53469 58767 58892 60686 63071
// bufdiff-features: 63384 63386 64120 64370 64435 65583 65726 66422 68355 69818 73802 74010 74672
// bufdiff-features: 76953 77491 77617 78283 78430 81736 83194 83316 84585 84922 85673 86125 87277
// bufdiff-features: 87495 88008 88732 89646 89780 96297 98501 99383 100324 104315 104931 107400
// bufdiff-features: 110552 112929 113559 113920 114888 117235 117724 119340 119588 120447 124056
// bufdiff-features: 124917 125777 137045 138730 139890 142040 144761 145974 146210 146512 149846
// bufdiff-features: 155898 156057 156460 156834 158120 160349 160983 165719 166037 167164 167753
// bufdiff-features: 167793 168858 171369 171551 172814 174371 175888 177904 180404 184030 184112
// bufdiff-features: 185252 186959 188790 192343 192628 192771 193773 194682 194714 195809 198460
// bufdiff-features: 199305 199827 201059 201601 201716 202125 202241 203939 205434 210246 210301
// bufdiff-features: 210461 213048 213275 216985 223989 225827 227244 228390 230640 233467 234264
// bufdiff-features: 236930 238539 240158 242631 243872 245380 246543 247062 250948 252539 253836
// bufdiff-features: 259840
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<3xi32>) -> (tensor<2xi32>, tensor<i32>, tensor<6x1xi32>, tensor<3xi32>, tensor<3x?xi32>, i32, i32) {
    %extracted_slice = tensor.extract_slice %arg1[0] [2] [2] : tensor<3xi32> to tensor<2xi32>
    %0:3 = call @f1(%arg0) : (tensor<i32>) -> (tensor<i32>, tensor<3x2xi32>, i32)
    %1 = arith.index_cast %0#2 : i32 to index
    %c2 = arith.constant 2 : index
    %2 = arith.remui %1, %c2 : index
    %inserted_slice = tensor.insert_slice %arg1 into %0#1[0, %2] [3, 1] [1, 1] : tensor<3xi32> into tensor<3x2xi32>
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c6, %c1 : tensor<2xindex>
    %reshape = tensor.reshape %0#1(%from_elements) : (tensor<3x2xi32>, tensor<2xindex>) -> tensor<6x1xi32>
    %alloc = memref.alloc() : memref<3x2xi32>
    bufferization.materialize_in_destination %inserted_slice in restrict writable %alloc : (tensor<3x2xi32>, memref<3x2xi32>) -> ()
    %3 = memref.load %alloc[%2, %2] : memref<3x2xi32>
    %cast = tensor.cast %0#1 : tensor<3x2xi32> to tensor<3x?xi32>
    return %extracted_slice, %0#0, %reshape, %arg1, %cast, %3, %0#2 : tensor<2xi32>, tensor<i32>, tensor<6x1xi32>, tensor<3xi32>, tensor<3x?xi32>, i32, i32
  }
  func.func private @f1(%arg0: tensor<i32>) -> (tensor<i32>, tensor<3x2xi32>, i32) {
    %cst = arith.constant dense<0> : tensor<i32>
    %c11_i32 = arith.constant 11 : i32
    %from_elements = tensor.from_elements %c11_i32 : tensor<i32>
    %0 = linalg.mul ins(%cst, %from_elements : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %cst_0 = arith.constant dense<[[8, 9], [10, 11], [12, 13]]> : tensor<3x2xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst_0[0, 0] [3, %c1] [1, 1] : tensor<3x2xi32> to tensor<3x?xi32>
    %cst_1 = arith.constant dense<[[[1, 2]], [[3, 4]], [[5, 6]]]> : tensor<3x1x2xi32>
    %1 = linalg.batch_vecmat ins(%extracted_slice, %cst_1 : tensor<3x?xi32>, tensor<3x1x2xi32>) outs(%cst_0 : tensor<3x2xi32>) -> tensor<3x2xi32>
    return %0, %1, %c11_i32 : tensor<i32>, tensor<3x2xi32>, i32
  }
}

