// bufdiff-profile: types
// bufdiff-choices: d7585c0b16f01f7cf381d74632218995cd6850eef2236adf08e5d85368e79bd06c0ac1d677048392
// bufdiff-choices: 041d685f2b7acc98e5c688d36d414d6696f8554f5a65641d02c66e254a477dde82ad0f3664eca5b2
// bufdiff-choices: 205f8c4deec0a641b0696639d4a2467e5f656721751bb2632ce10d11351199d9b00c898f26e216dc
// bufdiff-choices: 446941909400efc33e25cbf60ddac3e99249b7eaa9f8d87f71f31e5d5cdfe6d4a306cf5db454e658
// bufdiff-choices: 9f41ae1c2c8a20c929b1ad2f4bfe855955e7ac3e1c1c22c864a31de317f1aa9167869376f659b66d
// bufdiff-choices: 83c3734aab8645b14a5115ad519489f7353c689824591a200b14e266c9d7e3d0a722d151281f58e8
// bufdiff-choices: d4587d7e3fe8a1949c69f48932cba7a6c4a51756cca6bc7e30abe98d7187ff247a1e8cf842910332
// bufdiff-choices: 7f2daa9eb9d544fcfa10c021d9b135dafac8a6d98c9d7c182c96db8af29c84293f38599a6c816bfa
// bufdiff-choices: 3ec1115421671c8a940d43a492480ed91dad6b336b7ad08183faa69814a467da8e5f17e725923f4f
// bufdiff-choices: fafb2125ec7aed0ffabca6c3f3407bc44302d1782737088866eb79
// bufdiff-features: 2124 4752 4768 5297 6314 9255 9308 9479 9864 9981 11588 11825 12276 13233 13382
// bufdiff-features: 14337 15751 15903 16587 16682 17470 19100 19442 20193 22095 22280 23621 23787
// bufdiff-features: 23810 24259 24682 25729 25818 26568 27218 27704 28047 28389 29229 29590 29763
// bufdiff-features: 30666 31247 31903 33769 33915 34159 34167 35610 36784 38783 40349 40712 42344
// bufdiff-features: 42467 42984 44505 44943 46034 46203 47392 47449 48099 48451 50146 50894 52267
// bufdiff-features: 52558 52807 52900 53180 53252 53469 55113 57598 58024 58029 58290 59764 60465
// bufdiff-features: 60686 61944 63071 64235 64419 64716 65625 66422 68355 68782 68867 69991 71701
// bufdiff-features: 73545 74057 74552 74864 75361 75921 76953 77617 78283 78430 79099 79767 81239
// bufdiff-features: 81419 81736 82135 82937 83194 83911 84585 85047 85164 85176 85843 86103 86125
// bufdiff-features: 88000 88337 88732 89780 91961 92194 93255 95407 95900 96352 97569 98501 99058
// bufdiff-features: 99204 99383 101105 101759 102309 102601 102792 103056 103715 104315 104580
// bufdiff-features: 104931 105289 105915 106321 107412 107425 112929 113940 114354 114432 115026
// bufdiff-features: 115801 116568 117206 117235 117724 120650 121538 121626 121682 124903 125702
// bufdiff-features: 126935 127533 128916 129009 129955 134071 135534 135543 135868 137045 138815
// bufdiff-features: 140286 140940 141458 141891 142040 142052 142274 144513 145224 146063 146355
// bufdiff-features: 146512 150631 153293 153427 153471 155143 155305 155898 156460 157579 158120
// bufdiff-features: 158996 160756 161065 163406 165439 165695 165719 166291 166455 166579 167164
// bufdiff-features: 167793 168858 169584 171116 171369 171551 171884 174243 176031 177211 177904
// bufdiff-features: 178165 178558 178560 179280 179924 180207 183533 183703 184030 184186 184438
// bufdiff-features: 185626 186882 186934 186959 188136 188790 190141 190166 190520 191888 192400
// bufdiff-features: 192628 192771 193290 194682 194714 195820 196031 197169 197837 198279 198460
// bufdiff-features: 199000 200521 201059 202239 202241 204797 205434 205689 205953 206056 208812
// bufdiff-features: 209666 210351 210461 211283 211625 214889 215959 217748 217899 218089 218480
// bufdiff-features: 218657 220985 221661 221975 223016 224899 225250 225985 226357 228061 228196
// bufdiff-features: 228390 228808 229266 229951 230081 230640 232462 232623 234387 234562 235126
// bufdiff-features: 235396 235547 236336 239757 240158 240222 240311 241256 241331 242964 243781
// bufdiff-features: 243872 245103 246256 246543 246895 247062 248930 249841 250917 250948 251992
// bufdiff-features: 252466 252539 253836 255394 256112 257002 258378 258906 259528 259840
module {
  func.func @main(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, index, index) {
    %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %cst = arith.constant -2.500000e+00 : f64
    %0:2 = call @f2(%cast, %cst, %arg0, %cast) : (tensor<?xf32>, f64, tensor<3xf32>, tensor<?xf32>) -> (tensor<3xf32>, f32)
    %cst_0 = arith.constant dense<5.000000e-01> : tensor<3xf32>
    %1:2 = call @f4(%cst_0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %cst_1 = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf ogt, %0#1, %cst_1 : f32
    %3 = arith.index_castui %2 : i1 to index
    %c1 = arith.constant 1 : index
    %4 = index.sub %3, %c1
    %alloc = memref.alloc() : memref<3xf32>
    linalg.fill ins(%0#1 : f32) outs(%alloc : memref<3xf32>)
    %5 = bufferization.to_tensor %alloc restrict : memref<3xf32> to tensor<3xf32>
    return %1#0, %1#1, %5, %0#0, %4, %3 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, index, index
  }
  func.func private @f3(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<1xf32>) {
    %0 = linalg.abs ins(%arg0 : tensor<3xf32>) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<3xf32> to tensor<1xf32>
    return %0, %extracted_slice : tensor<3xf32>, tensor<1xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+01 : f32
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf32>
    %inserted_slice = tensor.insert_slice %from_elements into %arg0[0] [2] [2] : tensor<2xf32> into tensor<3xf32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<3xf32>
    vector.print %extracted : f32
    return %inserted_slice : tensor<3xf32>
  }
  func.func @f2(%arg0: tensor<?xf32>, %arg1: f64, %arg2: tensor<3xf32>, %arg3: tensor<?xf32>) -> (tensor<3xf32>, f32) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg2[%c0] [1] [1] : tensor<3xf32> to tensor<f32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<f32>) outs(%arg2 : tensor<3xf32>) dimensions = [0] 
    %0 = call @f1(%broadcasted, %broadcasted) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %extracted = tensor.extract %extracted_slice[] : tensor<f32>
    return %0, %extracted : tensor<3xf32>, f32
  }
  func.func private @f4(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = linalg.floor ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %1:2 = scf.forall (%arg1) in (3) shared_outs(%arg2 = %0, %arg3 = %0) -> (tensor<3xf32>, tensor<3xf32>) {
      %2 = tensor.empty() : tensor<3xf32>
      %extracted = tensor.extract %0[%arg1] : tensor<3xf32>
      %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
      %4:2 = func.call @f3(%arg0, %3) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<1xf32>)
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<3xf32> to tensor<1xf32>
      %5 = linalg.powf ins(%extracted_slice, %4#1 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
      %cst = arith.constant 0.000000e+00 : f32
      %6 = vector.broadcast %cst : f32 to vector<3xf32>
      %c0 = arith.constant 0 : index
      %7 = vector.transfer_write %6, %5[%c0] : vector<3xf32>, tensor<1xf32>
      %extracted_slice_0 = tensor.extract_slice %arg3[%arg1] [1] [1] : tensor<3xf32> to tensor<f32>
      %cst_1 = arith.constant dense<1.500000e+00> : tensor<f32>
      %8 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%cst_1, %extracted_slice_0 : tensor<f32>, tensor<f32>) outs(%extracted_slice_0 : tensor<f32>) -> tensor<f32>
      %extracted_slice_2 = tensor.extract_slice %5[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
      %9 = linalg.rsqrt ins(%extracted_slice_2 : tensor<f32>) outs(%8 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg2[%arg1] [1] [1] : tensor<1xf32> into tensor<3xf32>
        tensor.parallel_insert_slice %9 into %arg3[%arg1] [1] [1] : tensor<f32> into tensor<3xf32>
      }
    }
    return %1#0, %1#1 : tensor<3xf32>, tensor<3xf32>
  }
}

