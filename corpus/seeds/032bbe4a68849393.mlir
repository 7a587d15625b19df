// bufdiff-profile: calls
// bufdiff-choices: 0550f5ab07935b87501fa8bb7717b8c7334e76191cb27d8f475df4620b86463772cd961c1c95dd2d
// bufdiff-choices: d80b681958b148e913de17415457b1c957cd3012839953c413f41ad66965d058f4dc78186c398481
// bufdiff-choices: 12829f55e2f69b2cb10f1fe085ed7a989457379b2f9b7a2b68ee50f79e95451e2f64023d7865155b
// bufdiff-choices: f6f217da6870339394786f22b61e7e6439f1d51b499e94c5b5af5bb7d1251cb2932bafc44c82a939
// bufdiff-choices: ad346d2baa82106c72d29393aa3656a4c4651a0d95545f2a3cc00c9a29e744803719d4ac659da48f
// bufdiff-choices: 21a11a9e78f3d66a77067244c8767a5b9e497db9f548ee68f9f488d6759ca0050ca002
// bufdiff-features: 1854 2566 2943 4462 5075 5973 6611 6812 9972 10203 10968 11162 12932 13021
// bufdiff-features: 13233 14704 14925 15440 15720 15751 15947 16058 16675 16682 18523 20864 21522
// bufdiff-features: 22280 23143 23643 23787 24812 25023 25388 25735 26087 26400 26568 27048 27825
// bufdiff-features: 28503 29590 29968 30811 31972 34031 34167 34647 35957 36092 36784 36901 37490
// bufdiff-features: 37966 38409 38783 40297 40712 42344 42398 42502 44588 44615 44959 46203 46321
// bufdiff-features: 46832 47735 48033 48974 49187 49956 50894 51650 52033 52062 52322 52558 52807
// bufdiff-features: 52823 52900 52958 53890 54180 56832 57128 58122 58308 58748 59448 61556 61699
// bufdiff-features: 61944 61969 63071 64119 64120 64748 65763 66195 66422 67388 68355 68457 68755
// bufdiff-features: 70335 73802 74255 76953 77617 77875 78283 78430 78683 79099 79271 79389 80812
// bufdiff-features: 81511 81736 82203 82565 83549 83672 84585 85681 86125 87862 88038 88732 88999
// bufdiff-features: 89110 89151 89178 89732 89744 89780 89812 90170 91317 91737 91894 91910 92194
// bufdiff-features: 92344 92917 93027 93171 93255 93944 94755 95810 96145 98459 98501 99009 100059
// bufdiff-features: 100455 100481 102084 102697 103339 103819 104034 104069 104253 104303 104315
// bufdiff-features: 104931 104952 105914 106761 107402 107425 108977 109066 109086 109327 110153
// bufdiff-features: 110816 111195 111382 111733 111800 114990 115471 116732 117137 117235 117724
// bufdiff-features: 117752 118081 119588 119876 121000 121467 121626 122225 122764 122985 123567
// bufdiff-features: 124036 124484 124871 125331 125349 126441 126864 128157 128768 128916 130899
module {
  func.func @main(%arg0: tensor<2xi8>) -> (tensor<?xi8>, tensor<?xi8>, tensor<?xi8>, tensor<?xi8>, tensor<?xi8>, tensor<2xi8>, tensor<2xi8>) {
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xi8> to tensor<1xi8>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0] [1] [1] : tensor<1xi8> into tensor<2xi8>
    %cast = tensor.cast %extracted_slice : tensor<1xi8> to tensor<?xi8>
    %c3_i8 = arith.constant 3 : i8
    %0:3 = call @f1(%cast, %c3_i8) : (tensor<?xi8>, i8) -> (tensor<?xi8>, tensor<?xi8>, index)
    %c1 = arith.constant 1 : index
    %c42_i8 = arith.constant 42 : i8
    %inserted = tensor.insert %c42_i8 into %inserted_slice[%c1] : tensor<2xi8>
    %cast_0 = tensor.cast %inserted : tensor<2xi8> to tensor<?xi8>
    %1:3 = call @f1(%cast_0, %c42_i8) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?xi8>, i8) -> (tensor<?xi8>, tensor<?xi8>, index)
    %2:3 = call @f1(%1#0, %c3_i8) : (tensor<?xi8>, i8) -> (tensor<?xi8>, tensor<?xi8>, index)
    %extracted_slice_1 = tensor.extract_slice %inserted_slice[0] [2] [1] : tensor<2xi8> to tensor<2xi8>
    return %2#1, %2#0, %1#1, %0#1, %0#0, %extracted_slice_1, %arg0 : tensor<?xi8>, tensor<?xi8>, tensor<?xi8>, tensor<?xi8>, tensor<?xi8>, tensor<2xi8>, tensor<2xi8>
  }
  func.func private @f1(%arg0: tensor<?xi8>, %arg1: i8) -> (tensor<?xi8>, tensor<?xi8>, index) {
    %mapped = linalg.map ins(%arg0 : tensor<?xi8>) outs(%arg0 : tensor<?xi8>)
      (%in: i8, %init: i8) {
        linalg.yield %in : i8
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %mapped) : (index, tensor<?xi8>, tensor<?xi8>) -> (index, tensor<?xi8>, tensor<?xi8>) {
      %1 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%1) %arg2, %arg3, %arg4 : index, tensor<?xi8>, tensor<?xi8>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?xi8>, %arg4: tensor<?xi8>):
      %1 = arith.addi %arg2, %c1 : index
      %dim = tensor.dim %arg0, %c0 : tensor<?xi8>
      %inserted_slice = tensor.insert_slice %arg0 into %arg4[0] [%dim] [1] : tensor<?xi8> into tensor<?xi8>
      %2 = linalg.copy ins(%inserted_slice : tensor<?xi8>) outs(%arg3 : tensor<?xi8>) -> tensor<?xi8>
      scf.yield %1, %2, %inserted_slice : index, tensor<?xi8>, tensor<?xi8>
    }
    return %0#1, %0#2, %0#0 : tensor<?xi8>, tensor<?xi8>, index
  }
}

