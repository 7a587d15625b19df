// bufdiff-profile: cfg
// bufdiff-choices: 6c1b1f1d5393353a2b820734526cf2bfbefdc0cfb2926b4dd09af7afa5fe36472c0fee6a1e32bcb1
// bufdiff-choices: b78a8ec262ffd6b4fe7b3e3df7b14ebe907515a3ac4f1cbb4680498a11dc72cac32704d6c52e1924
// bufdiff-choices: c7fc08c50199a18746cc3690c02a010051385709cfb6a57b7ef41f45f5cc37daa8a696232b132820
// bufdiff-choices: 7211e6fd80c7b3bec8bc4fa3abbb1e00b5d52778eba393945abdcd91d72a5cc4de75f2f43637f8b3
// bufdiff-choices: a8936626ed82dfdd651804c6b08af4167ebb7b393a08abe8bd5265ba343f1c554ad6972b063222af
// bufdiff-choices: 4dec2baf725a6f129767152131d02ac4918c1b1eb457af829902e74db48c96a7eda5b351c279689e
// bufdiff-choices: cbb4f0be78665f813e93a6c8a9571d88e4cf4a57b10247bd4c419c8a2aeeda4e3554a7d8d86f87da
// bufdiff-choices: ae913a8006f8edd5f115f0c9
// bufdiff-features: 706 1089 4165 4784 4790 4958 5391 6289 6385 6812 7793 8130 9238 9479 9781 10035
// bufdiff-features: 11162 11363 13074 13233 14523 15671 15751 15929 16682 18355 18952 19419 20838
// bufdiff-features: 21522 21953 22095 22280 23047 23787 24184 26568 29590 30539 30666 31247 33769
// bufdiff-features: 34167 35163 36784 38520 38783 40712 41799 42344 42393 42984 43442 44522 46203
// bufdiff-features: 46835 47392 48269 48598 48938 49635 49657 50894 51415 52062 52322 52558 52829
// bufdiff-features: 52900 52946 53294 53469 53472 53716 54998 55014 56208 57248 59428 61944 62411
// bufdiff-features: 63929 64120 64235 64435 64716 65225 65583 66422 66995 67880 68160 68355 69728
// bufdiff-features: 69965 71306 71701 72505 73059 73141 73849 74057 76915 76953 77129 77586 77617
// bufdiff-features: 77910 78180 78283 78430 78875 79099 81736 82011 82063 83194 83548 84585 84727
// bufdiff-features: 84922 85439 86125 87000 87862 88337 88732 89110 89481 89646 89780 89812 90777
// bufdiff-features: 90952 92022 92194 92488 93171 93255 94696 95273 95930 96351 97375 97715 98196
// bufdiff-features: 98413 98501 99383 99525 100427 100481 100631 100718 102368 103056 104315 104931
// bufdiff-features: 105579 105700 106321 107412 107783 107987 109103 110780 110859 110863 111096
// bufdiff-features: 112327 112929 113041 116549 117183 117235 117336 117724 121538 121626 122159
// bufdiff-features: 125943 126680 126841 126932 127373 128915 130310 131348 132156 132184 132619
// bufdiff-features: 137045 137477 139765 141238 141392 141891 142040 142274 142759 144761 146512
// bufdiff-features: 147747 148304 148647 149534 150452 150818 153092 153293 154946 155890 155898
// bufdiff-features: 156109 156460 158120 158897 158996 159326 160349 160756 160786 160983 161883
// bufdiff-features: 162971 163044 165695 165719 166047 166579 167164 167793 167973 168323 168562
// bufdiff-features: 168581 168858 171369 171551 171884 171992 172478 172814 172898 174170 174371
// bufdiff-features: 175735 176031 176252 176447 176701 177904 178560 179647 179739 180207 184030
// bufdiff-features: 185723 186257 186677 186959 188790 190142 190166 190547 191076 192418 192595
// bufdiff-features: 192628 192771 193747 193773 194134 194205 194987 195407 195809 195820 196636
// bufdiff-features: 197267 197274 197333 197420 197837 199827 200521 201059 201509 201601 202085
// bufdiff-features: 202162 202241 202616 203185 204527 205434 205688 205689 206820 207330 208503
// bufdiff-features: 208947 210022 210406 210461 212111 214744 215959 216969 216985 217621 218738
// bufdiff-features: 219734 220999 222612 222809 222982 223099 223719 224222 224466 224739 224776
// bufdiff-features: 225827 226357 227002 227345 228061 228936 229266 229569 230081 230324 230640
// bufdiff-features: 230915 233294 235141 235874 237454 239241 240158 240339 240464 241521 243505
// bufdiff-features: 243546 243784 243989 246543 247062 249289 249841 250415 250917 250948 251548
// bufdiff-features: 252539 253703 253836 255520 255878 256112 256922 257656 258994 259840 260178
// bufdiff-features: 260179 260534
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f2(%arg0: tensor<3xf32>, %arg1: f32) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>) {
    %0:4 = call @f1(%arg0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %1 = linalg.sub ins(%arg0, %arg0 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %cst = arith.constant dense<[[1.500000e+00, 2.500000e+00], [3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00]]> : tensor<3x2xf32>
    %extracted_slice = tensor.extract_slice %0#2[0] [2] [2] : tensor<3xf32> to tensor<2xf32>
    %2 = linalg.matvec ins(%cst, %extracted_slice : tensor<3x2xf32>, tensor<2xf32>) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
    %3 = bufferization.alloc_tensor() copy(%0#3) : tensor<3xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %4 = arith.cmpf ogt, %arg1, %cst_0 : f32
    %5 = arith.index_castui %4 : i1 to index
    %extracted_slice_1 = tensor.extract_slice %extracted_slice[%5] [1] [1] : tensor<2xf32> to tensor<1xf32>
    return %2, %3, %0#1, %extracted_slice_1 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = tensor.empty() : tensor<3xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<3xf32> to tensor<f32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<f32>) outs(%0 : tensor<3xf32>) dimensions = [0] 
    %c2 = arith.constant 2 : index
    %cst = arith.constant 2.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c2] : tensor<3xf32>
    %cst_0 = arith.constant dense<[5.500000e+00, 6.500000e+00, 7.500000e+00]> : tensor<3xf32>
    %1 = call @pick1(%broadcasted, %cst_0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %c1 = arith.constant 1 : index
    %inserted_1 = tensor.insert %cst into %1[%c1] : tensor<3xf32>
    %extracted = tensor.extract %broadcasted[%c0] : tensor<3xf32>
    vector.print %extracted : f32
    %2 = tensor.empty() : tensor<3xf32>
    %3 = linalg.copy ins(%cst_0 : tensor<3xf32>) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    %4 = tensor.empty() : tensor<3xf32>
    %5 = linalg.copy ins(%1 : tensor<3xf32>) outs(%4 : tensor<3xf32>) -> tensor<3xf32>
    return %inserted_1, %3, %5, %inserted : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @pick1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %0 = linalg.mul ins(%arg0, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    return %arg1 : tensor<3xf32>
  }
  func.func @main(%arg0: tensor<3xf32>, %arg1: f32, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>, tensor<3xf32>, tensor<?xf32>, f32) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg2[%c0] [1] [1] : tensor<3xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[0] [1] [1] : tensor<1xf32> into tensor<3xf32>
    %0:4 = call @f2(%inserted_slice, %arg1) : (tensor<3xf32>, f32) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>)
    %1 = tensor.empty() : tensor<1xf32>
    %2 = linalg.round ins(%extracted_slice : tensor<1xf32>) outs(%1 : tensor<1xf32>) -> tensor<1xf32>
    %extracted_slice_0 = tensor.extract_slice %0#1[1] [1] [2] : tensor<3xf32> to tensor<1xf32>
    %3 = call @write4(%extracted_slice_0) : (tensor<1xf32>) -> tensor<1xf32>
    %4 = tensor.empty() : tensor<3xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0#1 : tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.minimumf %in, %arg1 : f32
      linalg.yield %6 : f32
    } -> tensor<3xf32>
    %concat = tensor.concat dim(0) %extracted_slice_0, %4 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
    %cast = tensor.cast %0#3 : tensor<1xf32> to tensor<?xf32>
    %cast_1 = tensor.cast %arg2 : tensor<3xf32> to tensor<?xf32>
    return %0#0, %0#2, %cast, %2, %3, %5, %cast_1, %arg1 : tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>, tensor<3xf32>, tensor<?xf32>, f32
  }
  func.func private @write4(%arg0: tensor<1xf32>) -> tensor<1xf32> {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant 7.250000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3x1xf32>
    %cst_2 = arith.constant dense<[9.500000e+00, 1.050000e+01, 1.150000e+01]> : tensor<3xf32>
    %0 = linalg.vecmat ins(%cst_2, %from_elements : tensor<3xf32>, tensor<3x1xf32>) outs(%arg0 : tensor<1xf32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}

