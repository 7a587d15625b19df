// bufdiff-profile: idioms
// bufdiff-choices: 6d100db791b0bc891a5bf9dd0645b34007b1910828ad1db5da4bf043212fd3ee266bc2147f91a781
// bufdiff-choices: 4d9ec121133d9ba32c3563a989d3cf0019356677ca9b319181cc6aa8c59823b3f2a7aededabdfe64
// bufdiff-choices: 7b47ec43d4e3135e297663df17626d630d3fe4713569c9ddae0a660f5cc3f1a3a8d8c0de877dd24d
// bufdiff-choices: 10012fa7cb35165170d6256ea8cac707537e8ec767611f5b42e5bed874c5e9b9187ce763386febdb
// bufdiff-choices: 63963d674c77153b19b60a72ba33098ce219ef6a1cd267b120b22bfdc8ede574ed876b0ccff4ca9c
// bufdiff-choices: 4141584693c606e4788169118a3a8ef2ae20e24d505c4a951c0b192ed2bbaebbe77eabf36489855e
// bufdiff-choices: 77901c393ae2479410496846bbf332badc8bffb03e72d9e0a27f5a3d04ee65b5661d2eea523a4429
// bufdiff-choices: c4564ce70d28c3918b0e1140d4ddcd0f8c65350d1d9eff9bc7909d66a26126735abfe25cf24293c4
// bufdiff-choices: ba4b55f3e64aa895290a08ca28e28921e8454a10a5
// bufdiff-features: 600 2898 4280 6611 6641 7180 8918 9479 10384 11162 12276 12821 12932 13173
// bufdiff-features: 13233 13387 13915 14454 15751 15903 16086 16667 16682 18626 18822 19100 19419
// bufdiff-features: 19545 19606 20749 22095 22147 22280 22413 23787 24259 24747 26087 26400 26568
// bufdiff-features: 27644 27766 28814 29590 30002 30666 30996 32809 34167 36784 38157 38702 38783
// bufdiff-features: 39227 39915 40712 40753 41850 42344 42467 44505 46203 47392 47678 48974 49492
// bufdiff-features: 49605 50894 51415 52004 52062 52558 52900 53036 53180 53252 53469 54135 54998
// bufdiff-features: 55113 56842 58892 59539 59620 63071 63384 63929 64119 64120 64235 64716 66422
// bufdiff-features: 67368 67526 67620 68355 68408 68503 69403 69817 71168 72629 72671 73150 73802
// bufdiff-features: 74181 74507 76257 76700 77389 78283 78430 79700 81467 81736 82135 82594 84585
// bufdiff-features: 85843 86125 87495 87862 88008 88732 89780 89812 90070 93171 93286 95273 95407
// bufdiff-features: 98203 98501 99296 99383 101823 101983 104931 105243 105303 108012 108038 109590
// bufdiff-features: 110552 111976 112929 113559 113940 115289 117206 117664 119588 119724 120197
// bufdiff-features: 121670 121707 123204 125397 125699 125908 128163 128831 128916 129849 136269
// bufdiff-features: 137045 137477 142040 143633 144523 145008 146512 146734 146753 146792 147477
// bufdiff-features: 148739 149595 150560 153293 154370 155465 155675 156460 156834 158120 158204
// bufdiff-features: 158897 159348 159421 160756 161938 162892 163876 165057 165373 165719 166629
// bufdiff-features: 166958 167164 167186 167466 167614 167753 168858 171551 172898 175888 176031
// bufdiff-features: 177488 177904 177905 178067 178560 181522 181789 185916 186311 186959 187945
// bufdiff-features: 188790 188845 192422 192502 192628 192771 193747 193773 194134 194682 196031
// bufdiff-features: 196048 197561 197837 197924 198247 198460 198727 198820 199947 200104 201059
// bufdiff-features: 205434 205689 206056 207982 209918 209922 210022 210096 210461 210985 211884
// bufdiff-features: 211967 215925 215959 217899 218621 220247 220358 220399 222325 222809 222982
// bufdiff-features: 225985 226357 228354 229531 231792 236930 236986 237029 237295 237633 240158
// bufdiff-features: 240311 241496 242955 243546 244196 245296 246284 246543 247247 247384 250948
// bufdiff-features: 252466 252539 253703 255793 256247 256550 257128 258194 258378 259031 259766
// bufdiff-features: 259840 261277 261833
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f2(%arg0: tensor<2x0xf32>, %arg1: tensor<?x?x?xf32>) -> tensor<2x0xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x0xf32>) outs(%arg0 : tensor<2x0xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = linalg.index 1 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.maximumf %in, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<2x0xf32>
    return %0 : tensor<2x0xf32>
  }
  func.func private @x1(tensor<?x?x?xf32> {bufferization.access = "write"}, tensor<2x3x2xf32> {bufferization.access = "read"}, tensor<?x?x?xf32> {bufferization.access = "read-write"})
  func.func private @x2(tensor<2x0xf32> {bufferization.access = "read-write"})
  func.func private @f1(%arg0: tensor<3x3xf32>, %arg1: tensor<?x0xf32>) -> (tensor<?x0xf32>, tensor<?x0xf32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg1[0, %c0] [1, 0] [2, 1] : tensor<?x0xf32> to tensor<1x0xf32>
    %extracted_slice_0 = tensor.extract_slice %arg1[1, %c0] [1, 0] [2, 1] : tensor<?x0xf32> to tensor<1x0xf32>
    %0 = linalg.reciprocal ins(%extracted_slice_0 : tensor<1x0xf32>) outs(%extracted_slice : tensor<1x0xf32>) -> tensor<1x0xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg1[0, %c0] [1, 0] [2, 1] : tensor<1x0xf32> into tensor<?x0xf32>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %inserted_slice[1, %c0] [1, 0] [2, 1] : tensor<1x0xf32> into tensor<?x0xf32>
    %cst = arith.constant -1.000000e+00 : f64
    %cst_2 = arith.constant 3.000000e+00 : f64
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill_rng_2d ins(%cst, %cst_2, %c0_i32 : f64, f64, i32) outs(%arg1 : tensor<?x0xf32>) -> tensor<?x0xf32>
    return %1, %inserted_slice_1 : tensor<?x0xf32>, tensor<?x0xf32>
  }
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>, %arg2: f32) -> (tensor<1x1x1x1x2xf32>, tensor<2x0xf32>, tensor<0xf32>, tensor<?x0xf32>, tensor<4x3x2xf32>, tensor<2x2x1x2xf32>) {
    %cst = arith.constant dense<-0.000000e+00> : tensor<3x3xf32>
    %0 = linalg.negf ins(%cst : tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = tensor.empty() : tensor<2x0xf32>
    %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<2x0xf32>) -> tensor<2x0xf32>
    %cast = tensor.cast %2 : tensor<2x0xf32> to tensor<?x0xf32>
    %3:2 = call @f1(%0, %cast) : (tensor<3x3xf32>, tensor<?x0xf32>) -> (tensor<?x0xf32>, tensor<?x0xf32>)
    %cast_0 = tensor.cast %3#1 : tensor<?x0xf32> to tensor<2x0xf32>
    call @x2(%cast_0) : (tensor<2x0xf32>) -> ()
    %c0 = arith.constant 0 : index
    %from_elements = tensor.from_elements %c0 : tensor<1xindex>
    %reshape = tensor.reshape %3#1(%from_elements) : (tensor<?x0xf32>, tensor<1xindex>) -> tensor<0xf32>
    %cst_1 = arith.constant dense<[[[5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01]], [[1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01], [1.750000e+01, 1.850000e+01], [1.950000e+01, 2.050000e+01]], [[2.150000e+01, 2.250000e+01], [2.350000e+01, 2.450000e+01], [2.550000e+01, 2.650000e+01], [2.750000e+01, 2.850000e+01]]]> : tensor<3x4x2xf32>
    %cast_2 = tensor.cast %cst_1 : tensor<3x4x2xf32> to tensor<?x?x?xf32>
    %4 = call @f2(%1, %cast_2) : (tensor<2x0xf32>, tensor<?x?x?xf32>) -> tensor<2x0xf32>
    %cast_3 = tensor.cast %cst_1 : tensor<3x4x2xf32> to tensor<?x?x?xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst_1[0, %c1, 0] [%c2, 3, 2] [2, %c1, 1] : tensor<3x4x2xf32> to tensor<?x3x2xf32>
    %cast_4 = tensor.cast %extracted_slice : tensor<?x3x2xf32> to tensor<2x3x2xf32>
    %5 = tensor.empty() : tensor<4x3x2xf32>
    %6 = linalg.fill ins(%arg2 : f32) outs(%5 : tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
    %cast_5 = tensor.cast %6 : tensor<4x3x2xf32> to tensor<?x?x?xf32>
    call @x1(%cast_3, %cast_4, %cast_5) : (tensor<?x?x?xf32>, tensor<2x3x2xf32>, tensor<?x?x?xf32>) -> ()
    %7 = tensor.empty() : tensor<1x1x1x1x2xf32>
    %8 = linalg.fill ins(%arg2 : f32) outs(%7 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
    %9 = tensor.empty() : tensor<1x2x2x1xf32>
    %extracted = tensor.extract %6[%c0, %c0, %c1] : tensor<4x3x2xf32>
    %10 = linalg.fill ins(%extracted : f32) outs(%9 : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %cst_6 = arith.constant dense<[[[[4.500000e+00, 7.500000e+00]], [[1.050000e+01, 1.350000e+01]]], [[[1.650000e+01, 1.950000e+01]], [[2.250000e+01, 2.550000e+01]]]]> : tensor<2x2x1x2xf32>
    %11 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%10, %cst_6 : tensor<1x2x2x1xf32>, tensor<2x2x1x2xf32>) outs(%8 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
    %extracted_slice_7 = tensor.extract_slice %cst_6[0, 0, %c0, 0] [2, 2, 1, 2] [1, 1, 1, 1] : tensor<2x2x1x2xf32> to tensor<2x2x1x2xf32>
    return %11, %4, %reshape, %3#0, %6, %extracted_slice_7 : tensor<1x1x1x1x2xf32>, tensor<2x0xf32>, tensor<0xf32>, tensor<?x0xf32>, tensor<4x3x2xf32>, tensor<2x2x1x2xf32>
  }
}

