// bufdiff-profile: calls
// bufdiff-choices: 595a12c78615370757ad264311450d181f1089869cb59d897eaeed082046b481fbce4463a8fa319c
// bufdiff-choices: b26ca0ca1362f3528404ec4e1ba51e2888a3ade674100133ee9fdb5e6ffbaf6981520e70e7106757
// bufdiff-choices: a1451d0645bad464ca49f0df2a34564614d873da82ff2019f59559bb75d177b6d234da4e48a01aa2
// bufdiff-choices: 2cf2428c298810ab39f910c6d260981aa6f7a6d714072a11625851d280327899fc5c4a4f67513c85
// bufdiff-choices: 2596b6371f9ccc1b30df6cc19af4e1f5ec4953d7feb1804dfc2a146bee09d8bb25a2bf809b32e46b
// bufdiff-choices: cf9d5f4d462c266dc1e8a7c2743bb5d43b6f17cbb04d9124ca4aed7a7dc566c24c210c9fbb301794
// bufdiff-choices: f01f0e1a069679b12df3129648ab712416aa3000751b51b0139d0384fecfabd484d7432a1c719a02
// bufdiff-choices: 13ac034504cc02bdca1580671da5e014ed8242b85898589bb07880f08b354ef5276083505a6fd811
// bufdiff-choices: 38744f4c10ba067e18ff4f8318c5776343cd5a03ca0b5c08ead6c89a33989bc5ca288975778df045
// bufdiff-choices: 6ec414e63589c2eb4f0a6c66b79b17bee18034bcc6490003350007f451f8085aacd49a5e366d9581
// bufdiff-choices: 0690aee5c27a3cd200e3bec9
// bufdiff-features: 1089 2442 2898 3579 4165 4211 4752 5018 6188 6198 6277 7060 7392 9479 10872
// bufdiff-features: 11162 11588 12170 13032 13233 13915 14523 14704 15671 15751 15903 16455 16587
// bufdiff-features: 16682 18308 18952 19419 19940 20193 22095 22280 24184 24844 25078 25818 26568
// bufdiff-features: 27316 28183 28379 28504 28564 29590 30573 30666 31936 33769 33915 34167 36784
// bufdiff-features: 37142 38326 38361 38783 39025 40070 40712 41090 42344 42467 42984 43862 43942
// bufdiff-features: 44522 45031 46034 46203 46208 46404 46835 47392 47554 48598 48974 49657 49800
// bufdiff-features: 50146 50246 50894 51344 52062 52322 52558 52807 52823 52900 53244 53469 53779
// bufdiff-features: 54658 55113 57401 58029 58290 58308 58423 60686 62253 62394 63326 63800 63929
// bufdiff-features: 64120 64235 64716 65272 65445 65575 65583 66422 66995 68355 68782 69505 69965
// bufdiff-features: 71050 71306 73289 73802 74010 74481 74720 75921 76245 76700 76953 77261 77283
// bufdiff-features: 77913 78283 78430 78447 79099 79288 81022 81736 83911 84585 85843 86125 87199
// bufdiff-features: 87277 87862 88233 88337 88486 88732 88958 89250 89646 89780 89812 90070 90543
// bufdiff-features: 90777 91961 92022 92194 92431 92831 92849 93171 93255 94586 94961 94981 95407
// bufdiff-features: 95900 96244 96421 97577 97715 99383 100569 101105 103851 104580 104790 104850
// bufdiff-features: 104931 105373 105795 106096 106761 107997 110608 110780 112929 113041 113940
// bufdiff-features: 114432 115026 115081 115801 116549 116732 117183 117235 117724 117779 118884
// bufdiff-features: 119764 121626 121682 124056 124839 124903 125622 125702 125921 126321 127238
// bufdiff-features: 127813 129009 129435 129849 130310 131030 131979 132184 133297 133364 136271
// bufdiff-features: 137045 137656 138753 139524 140940 141044 141238 141458 142040 143172 144489
// bufdiff-features: 144724 145899 145974 146451 146512 146814 146953 147906 148647 149670 150313
// bufdiff-features: 150362 150818 151936 152233 153293 154946 155898 156460 157579 158120 158128
// bufdiff-features: 158415 159251 160756 161295 162740 162764 163687 163876 165695 165719 165817
// bufdiff-features: 166291 166455 166579 167164 167614 168323 168562 171116 171369 171551 171671
// bufdiff-features: 172814 172898 173016 173166 174170 174331 174371 175976 176031 176782 177904
// bufdiff-features: 178067 178650 180404 182283 183588 184030 185252 185626 186959 187159 187596
// bufdiff-features: 188175 188790 188845 190141 190627 191888 192400 192628 192771 193353 193526
// bufdiff-features: 194682 194714 195809 195820 196031 197125 197837 198447 198460 198873 200106
// bufdiff-features: 200521 200685 201059 201601 201716 202085 202241 203746 205434 205689 206056
// bufdiff-features: 207124 207330 207454 207731 208697 210022 210301 210351 210461 210999 211717
// bufdiff-features: 212111 213254 213275 214484 215707 215959 216969 216985 217899 218127 220358
// bufdiff-features: 220627 220985 221975 222612 222809 222982 223016 225634 225759 226357 226575
// bufdiff-features: 226777 227345 227536 227623 229266 229717 229951 230081 230640 234455 234562
// bufdiff-features: 235325 235547 235722 236024 236336 236930 237763 238728 239757 240158 241331
// bufdiff-features: 241608 243781 244222 244408 245827 246256 246543 247062 249841 250917 250948
// bufdiff-features: 251992 252466 252539 253389 253703 255556 256050 257002 258239 258375 258445
// bufdiff-features: 258906 258994 259229 259528 259840 260003 260364 261059
module {
  func.func @main(%arg0: tensor<2xf32> {bufferization.writable = false}, %arg1: tensor<2xf32>, %arg2: tensor<2x2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, index) {
    %0:3 = call @f1(%arg0) : (tensor<2xf32>) -> (tensor<2xf32>, f32, f32)
    %1:3 = call @f3(%arg1, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %mapped = linalg.map ins(%arg0 : tensor<2xf32>) outs(%1#2 : tensor<2xf32>)
      (%in: f32, %init: f32) {
        %cst = arith.constant 0.000000e+00 : f32
        %6 = arith.minimumf %in, %cst : f32
        linalg.yield %6 : f32
      }
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg2[0, %c1] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2xf32>
    %2 = tensor.empty() : tensor<3xf32>
    %3 = linalg.fill ins(%0#1 : f32) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    %cast = tensor.cast %3 : tensor<3xf32> to tensor<?xf32>
    %4 = call @f2(%arg2, %extracted_slice, %arg2, %cast) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<?xf32>) -> tensor<2x2xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %extracted_slice[%c0] : tensor<2xf32>
    %inserted = tensor.insert %0#2 into %2[%c1] : tensor<3xf32>
    %c3 = arith.constant 3 : index
    %5:3 = scf.for %arg3 = %c1 to %c3 step %c1 iter_args(%arg4 = %4, %arg5 = %3, %arg6 = %c0) -> (tensor<2x2xf32>, tensor<3xf32>, index) {
      %6 = func.call @f4(%0#0) : (tensor<2xf32>) -> tensor<2xf32>
      %cast_2 = tensor.cast %arg5 : tensor<3xf32> to tensor<?xf32>
      %7 = func.call @f2(%arg4, %1#2, %arg4, %cast_2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<?xf32>) -> tensor<2x2xf32>
      %c2 = arith.constant 2 : index
      %inserted_3 = tensor.insert %extracted into %arg5[%c2] : tensor<3xf32>
      %8 = linalg.copy ins(%4 : tensor<2x2xf32>) outs(%arg4 : tensor<2x2xf32>) -> tensor<2x2xf32>
      scf.yield %8, %inserted_3, %arg3 : tensor<2x2xf32>, tensor<3xf32>, index
    }
    %cast_0 = tensor.cast %5#1 : tensor<3xf32> to tensor<?xf32>
    %cast_1 = tensor.cast %1#2 : tensor<2xf32> to tensor<?xf32>
    return %1#1, %mapped, %5#0, %cast_0, %cast_1, %1#0, %5#2 : tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, index
  }
  func.func private @f4(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = tensor.empty() : tensor<2xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<2xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.add ins(%arg0, %1 : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @f1(%arg0: tensor<2xf32>) -> (tensor<2xf32>, f32, f32) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0] [1] [%c1] : tensor<1xf32> into tensor<2xf32>
    %0 = call @same1(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0] : tensor<2xf32>
    vector.print %extracted : f32
    return %1, %extracted, %cst : tensor<2xf32>, f32, f32
  }
  func.func private @same1(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
  func.func private @f2(%arg0: tensor<2x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2x2xf32>, %arg3: tensor<?xf32>) -> tensor<2x2xf32> {
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index):
      %1 = arith.index_cast %arg4 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = arith.index_cast %arg5 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.minimumf %2, %4 : f32
      tensor.yield %5 : f32
    } : tensor<2x2xf32>
    %0 = linalg.mul ins(%generated, %arg2 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%arg0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func private @f3(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0:2 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg0, %arg4 = %arg0) -> (tensor<2xf32>, tensor<2xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %2 = linalg.copy ins(%extracted_slice_0 : tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
      %extracted_slice_1 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %mapped = linalg.map ins(%extracted_slice : tensor<1xf32>) outs(%extracted_slice_1 : tensor<1xf32>)
        (%in: f32, %init: f32) {
          linalg.yield %in : f32
        }
      %c1 = arith.constant 1 : index
      %extracted_slice_2 = tensor.extract_slice %arg0[0] [1] [%c1] : tensor<2xf32> to tensor<1xf32>
      %3 = linalg.powf ins(%extracted_slice_2, %extracted_slice_1 : tensor<1xf32>, tensor<1xf32>) outs(%mapped : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<2xf32>
        tensor.parallel_insert_slice %3 into %arg4[%arg2] [1] [1] : tensor<1xf32> into tensor<2xf32>
      }
    }
    %1 = bufferization.alloc_tensor() copy(%0#1) : tensor<2xf32>
    return %0#0, %1, %arg0 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
}

