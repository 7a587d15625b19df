// bufdiff-profile: calls
// bufdiff-choices: 0750534d5d8831f0e4382399603bb035a9e6efd59fa007b3635fa267c7dbdd42f027c74771a40272
// bufdiff-choices: a11ebf719ba104675f508b73b8649822035f066c6ba18387993f41cb0a8df3b33578255d84bb82df
// bufdiff-choices: fe55452aa0263def699a43f944853d69b8ae2c4889f53e9688697bfe09fdb3697210ff8b11010b9a
// bufdiff-choices: 8b724d7e24e936d76528ff0e21b4de6e0a094d7a760ecb22f39744f090c95fd59054a4fad37ec186
// bufdiff-choices: 120c89d51b6bae761bfc6f73b67d8e6d00bc7e83e4fbb8a76db6b88ce133419a3667016eaa6edd14
// bufdiff-choices: 486ccf6435b3
// bufdiff-features: 755 2898 2943 6363 7793 9827 12276 12932 13233 13853 15751 17406 18486 19164
// bufdiff-features: 21140 22095 22280 24682 26087 26568 26796 28503 29590 29968 30227 30700 30725
// bufdiff-features: 34167 35036 35163 36784 39989 40540 40712 41546 42344 42907 42984 44325 44505
// bufdiff-features: 44522 45017 46203 46936 48038 48243 48974 50031 51099 52085 52625 52807 52900
// bufdiff-features: 53160 53180 53676 55014 55113 55125 60567 60686 61628 63071 64119 64235 66422
// bufdiff-features: 68334 68355 68935 68986 69081 72975 73802 73849 74181 74833 76700 76915 78486
// bufdiff-features: 79271 79700 81411 81736 82135 83734 85481 86689 88635 88999 89780 90097 93360
// bufdiff-features: 98501 98995 99383 99870 100073 103035 105573 107425 108012 109105 112427 112929
// bufdiff-features: 113940 114143 115920 116270 117206 121626 123204 124106 125702 127533 128182
// bufdiff-features: 128916 130135 131366 132244 135534 138476 139564 142040 142759 143154 146512
// bufdiff-features: 147477 149534 149670 150328 151260 153293 155153 156460 158120 158357 159112
// bufdiff-features: 161377 162350 162390 165051 165719 168639 169744 170080 172814 173354 174314
// bufdiff-features: 174941 176447 176701 177211 177355 178067 178560 180207 181522 181541 181789
// bufdiff-features: 183114 184962 186849 186959 188571 188790 189388 190166 191076 192422 193747
// bufdiff-features: 194700 195205 195407 196031 196048 197837 198820 199750 199818 201059 202125
// bufdiff-features: 202241 204212 204697 205434 205689 208623 218020 222767 224011 225827 226357
// bufdiff-features: 230640 231792 233294 235375 237223 237595 241225 242811 246543 247272 249841
// bufdiff-features: 249948 252466 252539 255556 255923 257842 258317 258331 258378 259840 260360
// bufdiff-features: 262097
module {
  func.func @main(%arg0: tensor<3xi32>, %arg1: tensor<?xi32>) -> (tensor<?xi32>, tensor<2xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xi32>
    %0 = tensor.empty(%dim) : tensor<?xi32>
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
    %inserted_slice = tensor.insert_slice %1 into %arg1[0] [%dim] [1] : tensor<?xi32> into tensor<?xi32>
    %extracted_slice = tensor.extract_slice %arg0[%c0] [2] [2] : tensor<3xi32> to tensor<2xi32>
    %cast = tensor.cast %extracted_slice : tensor<2xi32> to tensor<?xi32>
    %2 = call @x2(%cast) : (tensor<?xi32>) -> i32
    %cast_0 = tensor.cast %extracted_slice : tensor<2xi32> to tensor<?xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice_1 = tensor.extract_slice %extracted_slice[%c0] [1] [%c1] : tensor<2xi32> to tensor<1xi32>
    %cast_2 = tensor.cast %extracted_slice_1 : tensor<1xi32> to tensor<?xi32>
    %3 = call @f1(%cast_0, %cast_2, %inserted_slice, %2) : (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, i32) -> tensor<?xi32>
    call @x1(%arg0) : (tensor<3xi32>) -> ()
    %c2_i32 = arith.constant 2 : i32
    %4 = arith.cmpi uge, %2, %c2_i32 : i32
    %5:2 = scf.if %4 -> (tensor<2xi32>, tensor<?xi32>) {
      %generated = tensor.generate  {
      ^bb0(%arg2: index):
        %8 = arith.index_cast %arg2 : index to i32
        %9 = arith.cmpi ule, %8, %2 : i32
        %10 = arith.select %9, %8, %2 : i32
        tensor.yield %10 : i32
      } : tensor<3xi32>
      %cast_3 = tensor.cast %generated : tensor<3xi32> to tensor<?xi32>
      %6 = func.call @f1(%cast_3, %cast_3, %cast_3, %2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, i32) -> tensor<?xi32>
      %c127_i32 = arith.constant 127 : i32
      %from_elements = tensor.from_elements %2, %c127_i32 : tensor<2xi32>
      %7 = linalg.mul ins(%extracted_slice, %from_elements : tensor<2xi32>, tensor<2xi32>) outs(%extracted_slice : tensor<2xi32>) -> tensor<2xi32>
      %cast_4 = tensor.cast %extracted_slice_1 : tensor<1xi32> to tensor<?xi32>
      scf.yield %7, %cast_4 : tensor<2xi32>, tensor<?xi32>
    } else {
      %cast_3 = tensor.cast %extracted_slice_1 : tensor<1xi32> to tensor<?xi32>
      %mapped = linalg.map { arith.subi {overflowFlags = #arith.overflow<none>} } ins(%cast_3, %3 : tensor<?xi32>, tensor<?xi32>) outs(%3 : tensor<?xi32>)
      scf.yield %extracted_slice, %mapped : tensor<2xi32>, tensor<?xi32>
    }
    return %5#1, %5#0 : tensor<?xi32>, tensor<2xi32>
  }
  func.func private @x1(tensor<3xi32>)
  func.func private @x2(tensor<?xi32> {bufferization.access = "read"}) -> i32
  func.func @f1(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>, %arg2: tensor<?xi32>, %arg3: i32) -> tensor<?xi32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xi32>
    %0 = tensor.empty(%dim) : tensor<?xi32>
    %1 = linalg.fill ins(%arg3 : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
    %2 = linalg.sub ins(%arg1, %1 : tensor<?xi32>, tensor<?xi32>) outs(%arg1 : tensor<?xi32>) -> tensor<?xi32>
    return %2 : tensor<?xi32>
  }
}

