// bufdiff-profile: calls
// bufdiff-choices: 18c914319bcc3a842692467870fdc36b69cc4353140c12a6606bf23b93f9ab81b384545ab19b7ba7
// bufdiff-choices: 01386c225a9364881fcece1266d7bc19826752f50a84068ec91903a8b40978ef1dac49635820cb56
// bufdiff-choices: 8c0eeff8573237ddb7cec4a9cd9045e5f11adc22a21f561714f8c1cace5c301bb9c227299e75d6a1
// bufdiff-choices: e5ed778485ee288c3132954569e3dbe9b7db59ae50dd89282bfc668ef2ffa162625a7eb9be85f0e1
// bufdiff-choices: 1e19f921385a1dacb1c396182034b973417c3414c3375de48fbadb11ec17e2051cdfc972464ed366
// bufdiff-choices: e5d15dc2595b15f25e80fda20a852e72c7c607fcc86e0d9aa01c4d0c2428ef1c93961bf3bb8ad38f
// bufdiff-choices: f93df4dcbd6095e27e43038bcb81b5f0a31ff807d4ed63ee1198b04d70522526ed1a641f148dc4fa
// bufdiff-choices: 4142a203
// bufdiff-features: 600 683 961 2898 3412 7384 7541 9479 11059 11713 12170 12932 13233 14454 15751
// bufdiff-features: 16289 17470 19545 19606 20003 22095 22280 23787 25608 25818 26087 26546 26568
// bufdiff-features: 28464 28564 29590 29687 30666 34167 36784 38702 38783 39927 40712 42344 43442
// bufdiff-features: 44943 45271 46046 46203 46364 48598 48974 49370 49635 50080 50146 50426 50894
// bufdiff-features: 52062 52558 52900 53252 53469 55246 55323 56592 57673 57752 58290 58886 59145
// bufdiff-features: 59703 60686 61289 61586 63071 63168 64119 64235 64435 66422 67519 67954 68355
// bufdiff-features: 68782 71050 71168 71306 72413 73802 74057 74507 75921 76677 76915 78283 78430
// bufdiff-features: 79561 80140 81160 81265 81316 81736 82135 84585 85843 86125 87495 88008 88732
// bufdiff-features: 89150 89780 91231 91365 92194 93255 95900 98108 99279 99383 101105 101582
// bufdiff-features: 103715 104245 104931 105034 107412 107425 107728 108012 108810 109721 110552
// bufdiff-features: 110780 111024 112929 113851 114432 115026 116903 117235 118815 119384 119792
// bufdiff-features: 120049 121682 121707 125699 127997 128916 129471 129630 130168 132307 135899
// bufdiff-features: 137045 139704 140940 141891 142040 143099 144053 144724 146512 146792 147500
// bufdiff-features: 148773 150631 150829 151758 151978 153293 154889 155791 155898 156154 156460
// bufdiff-features: 157034 158120 158897 158996 159251 159895 160072 163084 163563 165373 165719
// bufdiff-features: 166455 168323 168858 168881 169047 171116 173800 174930 175888 177182 177355
// bufdiff-features: 177488 177904 178067 178762 181355 181522 181789 182283 184030 185155 185746
// bufdiff-features: 186959 187191 187824 187855 188790 188890 190141 191857 191888 192422 192628
// bufdiff-features: 192771 193290 194682 196031 197837 199947 200210 201059 202506 205249 205401
// bufdiff-features: 205434 205689 208480 210022 210301 210351 210461 211625 212375 214484 215938
// bufdiff-features: 215959 217899 218550 220013 220506 220517 221162 222650 222696 223024 226053
// bufdiff-features: 226178 226357 226427 226855 228061 228390 230104 230640 235477 236336 236773
// bufdiff-features: 238278 239763 240158 243137 244408 245380 245619 246543 246783 247587 248886
// bufdiff-features: 250948 251992 252466 252539 255592 256076 256112 257806 258906 258994 259840
// bufdiff-features: 260130 260364 260853 261091 261833
module {
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x4xf32>, %arg3: tensor<2x?xf32>) -> (tensor<0x0xf32>, tensor<2x2x3xi64>, tensor<0x1xf32>, tensor<?x1xf32>) {
    %cast = tensor.cast %arg0 : tensor<2x4xf32> to tensor<?x4xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg2[%c0, 0] [%c0, 0] [1, 1] : tensor<?x4xf32> to tensor<?x0xf32>
    %cast_0 = tensor.cast %extracted_slice : tensor<?x0xf32> to tensor<0x0xf32>
    %0:2 = call @f2(%cast, %cast, %cast_0, %cast_0) : (tensor<?x4xf32>, tensor<?x4xf32>, tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x1xf32>, tensor<0x0xf32>)
    %1:2 = call @f2(%arg2, %arg2, %0#1, %0#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x4xf32>, tensor<?x4xf32>, tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x1xf32>, tensor<0x0xf32>)
    %cst = arith.constant dense<[[[0, 1, 2], [3, 4, 5]], [[6, 7, 8], [9, 10, 11]]]> : tensor<2x2x3xi64>
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %2 = tensor.empty(%c3, %c4) : tensor<3x?x?xi64>
    %c127_i64 = arith.constant 127 : i64
    %3 = linalg.fill ins(%c127_i64 : i64) outs(%2 : tensor<3x?x?xi64>) -> tensor<3x?x?xi64>
    %cst_1 = arith.constant dense<[[[5, 6], [7, 8]], [[9, 10], [11, 12]]]> : tensor<2x2x2xi64>
    %4 = linalg.conv_3d ins(%3, %cst_1 : tensor<3x?x?xi64>, tensor<2x2x2xi64>) outs(%cst : tensor<2x2x3xi64>) -> tensor<2x2x3xi64>
    %5 = call @f1(%1#1, %1#1) : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
    %cast_2 = tensor.cast %0#0 : tensor<0x1xf32> to tensor<?x1xf32>
    return %5, %4, %1#0, %cast_2 : tensor<0x0xf32>, tensor<2x2x3xi64>, tensor<0x1xf32>, tensor<?x1xf32>
  }
  func.func private @f1(%arg0: tensor<0x0xf32>, %arg1: tensor<0x0xf32>) -> tensor<0x0xf32> {
    %transposed = linalg.transpose ins(%arg1 : tensor<0x0xf32>) outs(%arg0 : tensor<0x0xf32>) permutation = [1, 0] 
    %c0 = arith.constant 0 : index
    %0:2 = scf.forall (%arg2, %arg3) in (%c0, 0) shared_outs(%arg4 = %arg1, %arg5 = %transposed) -> (tensor<0x0xf32>, tensor<0x0xf32>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<0x0xf32> to tensor<1x1xf32>
      %extracted = tensor.extract %extracted_slice[%c0, %c0] : tensor<1x1xf32>
      %inserted = tensor.insert %extracted into %extracted_slice[%c0, %c0] : tensor<1x1xf32>
      %extracted_slice_0 = tensor.extract_slice %arg5[%arg2, %arg3] [1, 1] [1, 1] : tensor<0x0xf32> to tensor<f32>
      %cst = arith.constant dense<[1.500000e+00, 4.500000e+00]> : tensor<2xf32>
      %generated = tensor.generate  {
      ^bb0(%arg6: index):
        %2 = arith.index_cast %arg6 : index to i64
        %3 = arith.sitofp %2 : i64 to f32
        %cst_1 = arith.constant -0.000000e+00 : f32
        %4 = arith.cmpf one, %3, %cst_1 : f32
        %5 = arith.select %4, %3, %cst_1 : f32
        tensor.yield %5 : f32
      } : tensor<2xf32>
      %1 = linalg.dot ins(%cst, %generated : tensor<2xf32>, tensor<2xf32>) outs(%extracted_slice_0 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<0x0xf32>
        tensor.parallel_insert_slice %1 into %arg5[%arg2, %arg3] [1, 1] [1, 1] : tensor<f32> into tensor<0x0xf32>
      }
    }
    return %0#0 : tensor<0x0xf32>
  }
  func.func private @f2(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<0x0xf32>, %arg3: tensor<0x0xf32>) -> (tensor<0x1xf32>, tensor<0x0xf32>) {
    %c0 = arith.constant 0 : index
    %cast = tensor.cast %arg3 : tensor<0x0xf32> to tensor<0x?xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg2[%c0, %c0] [0, %c0] [1, 1] : tensor<0x?xf32> into tensor<0x0xf32>
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c0_i64, %c1_i64 : tensor<2xi64>
    %reshape = tensor.reshape %arg3(%from_elements) : (tensor<0x0xf32>, tensor<2xi64>) -> tensor<0x1xf32>
    return %reshape, %inserted_slice : tensor<0x1xf32>, tensor<0x0xf32>
  }
}

