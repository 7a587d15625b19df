// bufdiff-profile: loops
// bufdiff-choices: 73feabd11052fcf80365615bf1bbafe8afdd3e281bc922b5f7e3b9b3afbfca7dc69061fcafce9d55
// bufdiff-choices: 42d95eb60ba094808cfa12ff81b5cdf162bd65ce4243c2efb143a7b10ed51b62910246c0b475193b
// bufdiff-choices: e9e1ae253f156b8c98673ef7899ac33929a2e8b4a907a7c98d80d4b5dcd2e615fe2ce0a9535c0c4e
// bufdiff-choices: e526a11aa254c78fa0851cb82aeea18a5745c3969ad8391335c6c787af9edb79331d6773550fd69f
// bufdiff-choices: ee228608135d50ba14682bedd1da66236a99e88c18b23f09b9c275c1a7e09395f9dd73f7b5eac8ea
// bufdiff-choices: 33d4ce76e84ae78910dac61b25e6fe79e3f7dd144bf80c121798c3a89196aaa90f7a1b3c29057741
// bufdiff-choices: 771584a39f97bf7d053b3d49c7e6b69d1d8214e6da99ac213cf441923a5937a7512340198a0fe1fe
// bufdiff-choices: 04deb77583ba41e2cf25aa4aa2959ae910c1a682d5c1cc892ddd9a
// bufdiff-features: 1089 3233 3579 3999 5018 5187 6611 6970 7068 8130 8325 8352 9479 10384 10872
// bufdiff-features: 11162 13233 14523 14884 15671 15751 15903 16086 16371 16682 18467 19579 22280
// bufdiff-features: 23787 24598 24844 26023 26414 26568 26960 27184 27704 27766 28389 28556 29590
// bufdiff-features: 30666 30718 34167 36784 38783 40663 40712 42344 42398 43442 43561 43942 44325
// bufdiff-features: 44505 46203 46427 46980 46984 47392 48598 48991 49657 50080 50894 52062 52322
// bufdiff-features: 52486 52558 52807 52900 53180 53252 53469 56348 58308 59791 61944 61969 62480
// bufdiff-features: 63071 64119 64120 65445 65583 66111 66422 67526 68355 68457 69965 71050 71306
// bufdiff-features: 72629 73289 74057 74864 76230 76339 76639 76677 78136 78283 78430 78486 78556
// bufdiff-features: 80894 81047 81467 81736 82135 83194 83794 84301 84472 84585 85843 86125 86834
// bufdiff-features: 87355 88732 88958 89646 89732 89780 90777 90977 93171 93255 94322 95407 96110
// bufdiff-features: 96352 96808 97308 97715 98501 100059 102591 103339 104931 105696 106314 107412
// bufdiff-features: 107425 110780 113453 117183 117235 117269 118093 119764 120049 121132 121585
// bufdiff-features: 123852 124626 126927 128916 130292 135497 135784 136269 137045 139524 140778
// bufdiff-features: 141891 142040 143438 145087 146063 146512 148114 148647 149883 150313 153385
// bufdiff-features: 155898 156460 156807 158120 159421 160691 160756 163581 164472 164709 165373
// bufdiff-features: 165695 165719 165817 166037 167164 168858 170469 171551 172814 174249 175248
// bufdiff-features: 175400 177488 177904 178067 178560 179090 181522 183703 184030 184863 185252
// bufdiff-features: 186959 187566 188790 189137 189391 190520 192087 192628 192771 193773 194714
// bufdiff-features: 195809 196031 197392 198279 198432 198460 199823 199947 200358 200521 201509
// bufdiff-features: 202241 203229 203779 204922 205434 206056 207124 207442 209666 210096 210406
// bufdiff-features: 210461 211884 212628 213389 214621 215959 216067 216581 216969 216985 217899
// bufdiff-features: 218657 220627 222306 224899 225587 226357 227434 228390 230081 230640 232027
// bufdiff-features: 233429 235477 236930 237022 237295 237682 239241 240158 242034 245619 246543
// bufdiff-features: 247384 250948 252466 252539 252957 255556 256112 256337 258239 258922 259346
// bufdiff-features: 259840 260334
module {
  func.func @main(%arg0: tensor<2x3x3xf32>, %arg1: f32) -> (tensor<2x3x3xindex>, tensor<?x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xi64>, f32, f32) {
    %0:2 = call @f2(%arg0, %arg0) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>)
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %1 = arith.cmpf ogt, %arg1, %cst : f32
    %2 = arith.index_castui %1 : i1 to index
    %extracted_slice = tensor.extract_slice %0#1[0, 0, %2] [%c2, 3, 1] [1, 1, 1] : tensor<2x3x3xf32> to tensor<?x3xf32>
    %cast = tensor.cast %arg0 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
    %3:2 = call @f1(%cast) : (tensor<?x?x?xf32>) -> (tensor<2x3x3xindex>, tensor<2x3x3xi64>)
    %extracted = tensor.extract %0#1[%2, %2, %2] : tensor<2x3x3xf32>
    %4 = math.asin %extracted : f32
    return %3#0, %extracted_slice, %0#0, %0#1, %3#1, %4, %arg1 : tensor<2x3x3xindex>, tensor<?x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xi64>, f32, f32
  }
  func.func private @f1(%arg0: tensor<?x?x?xf32>) -> (tensor<2x3x3xindex>, tensor<2x3x3xi64>) {
    %0 = tensor.empty() : tensor<2x3x3xi64>
    %c7_i64 = arith.constant 7 : i64
    %1 = linalg.fill ins(%c7_i64 : i64) outs(%0 : tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
    %2 = arith.index_cast %1 : tensor<2x3x3xi64> to tensor<2x3x3xindex>
    %3 = tensor.empty() : tensor<1xf32>
    %4 = linalg.pooling_nwc_min ins(%arg0, %3 : tensor<?x?x?xf32>, tensor<1xf32>) outs(%arg0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %5:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %1, %arg3 = %4) -> (tensor<2x3x3xi64>, tensor<?x?x?xf32>) {
      %7 = linalg.copy ins(%arg0 : tensor<?x?x?xf32>) outs(%arg3 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %8 = linalg.copy ins(%1 : tensor<2x3x3xi64>) outs(%arg2 : tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
      scf.yield %8, %7 : tensor<2x3x3xi64>, tensor<?x?x?xf32>
    }
    %6 = bufferization.alloc_tensor() copy(%5#0) : tensor<2x3x3xi64>
    return %2, %6 : tensor<2x3x3xindex>, tensor<2x3x3xi64>
  }
  func.func private @f2(%arg0: tensor<2x3x3xf32>, %arg1: tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 3.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c0, %c2, %c2] : tensor<2x3x3xf32>
    %extracted_slice = tensor.extract_slice %inserted[%c0, 0, %c0] [1, %c2, 2] [1, %c2, %c2] : tensor<2x3x3xf32> to tensor<?x2xf32>
    %extracted_slice_0 = tensor.extract_slice %inserted[0, %c2, %c0] [2, 1, 2] [1, 1, 2] : tensor<2x3x3xf32> to tensor<2x2xf32>
    %extracted_slice_1 = tensor.extract_slice %arg1[%c0, %c0, 0] [1, 2, 2] [1, 2, 2] : tensor<2x3x3xf32> to tensor<2x2xf32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%extracted_slice_1, %extracted_slice : tensor<2x2xf32>, tensor<?x2xf32>) outs(%extracted_slice : tensor<?x2xf32>) -> tensor<?x2xf32>
    %1 = linalg.mul ins(%0, %extracted_slice_1 : tensor<?x2xf32>, tensor<2x2xf32>) outs(%extracted_slice_0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %inserted_slice = tensor.insert_slice %0 into %inserted[%c0, 0, %c0] [1, %c2, 2] [1, %c2, %c2] : tensor<?x2xf32> into tensor<2x3x3xf32>
    %inserted_slice_2 = tensor.insert_slice %1 into %inserted_slice[0, %c2, %c0] [2, 1, 2] [1, 1, 2] : tensor<2x2xf32> into tensor<2x3x3xf32>
    return %inserted_slice_2, %inserted_slice : tensor<2x3x3xf32>, tensor<2x3x3xf32>
  }
}

