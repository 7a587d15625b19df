// bufdiff-profile: cfg
// bufdiff-choices: 142e00b2a3d225e57948ba6e362f431a41737b020c950e20058eca34a1d31eaaf78ce087cc3f3346
// bufdiff-choices: 43c47e3e6d75ee96b9d08e3683114a9631578373e062289916888ea081f6960f189c4fbd1d836a02
// bufdiff-choices: 3e471044737e824e09fe52cd2b8074f20a1c8820cb1e043ae5df798d33e025d70446714c12dee457
// bufdiff-choices: a4e61628d26cadb952fd44e3809630f7791e7ec7f89d
// bufdiff-features: 2898 7384 7877 8818 10968 11437 11759 12932 15751 15903 16405 16682 18077 21864
// bufdiff-features: 22221 22280 22402 24747 24826 25388 26568 27048 27825 28814 29590 30293 31899
// bufdiff-features: 33324 34167 34223 34623 34647 36092 37786 39927 40712 41371 42344 44505 44522
// bufdiff-features: 44839 46139 47392 47488 49135 49635 50450 51415 52558 52900 52958 53050 53180
// bufdiff-features: 53252 54998 55887 57286 61699 62362 62641 63062 64119 64976 65377 66422 67563
// bufdiff-features: 68355 68678 68755 69403 70106 71168 71169 72450 73802 74450 74617 76235 76945
// bufdiff-features: 78283 78430 79229 79271 85820 86125 88321 88691 88732 88999 92194 93286 94755
// bufdiff-features: 95273 96989 99383 99445 102761 102848 103377 104315 104931 105166 106155 110552
// bufdiff-features: 110815 111619 111976 112474 114783 114869 115356 115471 115920 117724 120559
// bufdiff-features: 122764 124139 125175 127259 128157 128768
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x?xf32>, %arg1: tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %0 = vector.transfer_read %arg1[%c2, %c0], %cst : tensor<5x1xf32>, vector<2xf32>
    %1 = vector.transfer_write %0, %arg1[%c2, %c0] : vector<2xf32>, tensor<5x1xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1[%c2, 0] [1, %c1] [1, 1] : tensor<5x1xf32> to tensor<?xf32>
    %cast = tensor.cast %extracted_slice : tensor<?xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %cast into %extracted_slice[0] [1] [1] : tensor<1xf32> into tensor<?xf32>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %1[%c2, 0] [1, %c1] [1, 1] : tensor<?xf32> into tensor<5x1xf32>
    %2 = tensor.empty() : tensor<5x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<5x1xf32>) outs(%2 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.cmpf uge, %in, %cst : f32
      %5 = arith.select %4, %in, %cst : f32
      linalg.yield %5 : f32
    } -> tensor<5x1xf32>
    return %3, %1, %3, %inserted_slice_0 : tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>
  }
}

