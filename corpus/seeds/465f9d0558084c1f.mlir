// bufdiff-profile: idioms
// bufdiff-choices: 3bb532a310e436a63efaf94e2b7edd4ef9cfc8e080efaebd93eae82ca41de2cac4c4a4b484a3b8a4
// bufdiff-choices: 60cf5cdcff3b3403842befa457646108ca148a1e0b9816eaa25518960fd7655e5ef8d975c7840c0c
// bufdiff-choices: e892fdc47c4da589a0cabbaef73ced321e5b863cea009905e98bc9dc2eb528ebf6938580c49c5165
// bufdiff-choices: 1aa7f3e1bec5d8d1d41ecd41850b5270d61cd4180a10766e995fac11d7c83b7de3acd87e24a23c09
// bufdiff-choices: fafb2eb032a13458e7abbb61c0c19e1199c6a2944eac122db9c6fd7ecfe520eb0d431578d159c5f5
// bufdiff-choices: ef05abd87c9a9654e32f59318725c3ea495bc303fb8310c1ef6c681be09efdb130820ad28739ab35
// bufdiff-choices: 7984848654830ecd3fe73a4c302b333ac8687d5d7dc8190cb14c097c3d0a5e361c5c2269e8814f40
// bufdiff-choices: 0a5b870e881f90022b5242ee2a7e68a324670affa133ef5f75747bd988b1807f2e46c5ebc984
// bufdiff-features: 2572 2945 3399 3866 4165 4236 4677 5197 5973 6237 7772 8948 9309 9479 9706 9748
// bufdiff-features: 9768 9880 9968 10069 10968 11009 11162 12197 12276 12366 12775 12932 13169
// bufdiff-features: 13233 14015 14454 14709 14724 14800 14962 15231 15440 15751 15778 16405 16682
// bufdiff-features: 17015 19746 19923 19985 20023 21193 22220 22221 22280 23787 24393 24747 24826
// bufdiff-features: 25119 25181 25253 25388 25729 25952 26568 26663 26960 26993 27048 27056 27324
// bufdiff-features: 27738 27825 28287 28556 28814 28823 29590 29684 29968 30232 30666 30866 31425
// bufdiff-features: 31692 31899 31972 32213 32278 32399 32615 33772 34167 34301 34564 34617 34647
// bufdiff-features: 36092 36635 36784 37124 37231 37251 37786 38570 38783 39139 40266 40479 40712
// bufdiff-features: 40773 40953 41850 42282 42344 42467 43714 44474 44505 45159 45593 45765 46203
// bufdiff-features: 46283 46636 46832 47242 47392 47488 47836 48293 48598 48906 48974 48991 49135
// bufdiff-features: 49635 50448 50450 50590 50717 50894 52042 52150 52322 52410 52631 52900 52958
// bufdiff-features: 53180 53252 53295 53469 54203 54385 54651 54998 55185 55887 56673 57718 59070
// bufdiff-features: 60234 60417 61556 61699 61969 61987 62675 63062 63071 63800 63933 64119 64120
// bufdiff-features: 64976 66195 66380 66422 66995 67360 67388 67526 67817 68171 68312 68355 68755
// bufdiff-features: 69235 69660 69987 70119 71168 71169 71306 72157 73455 73569 73675 73850 74057
// bufdiff-features: 74362 74864 75144 75308 76370 76677 77990 78430 78644 78828 79024 79389 80084
// bufdiff-features: 80895 81039 81047 81441 81556 81736 81801 81956 82011 82135 82317 83194 83314
// bufdiff-features: 83549 84585 84853 84887 85498 85509 85843 86125 86827 86834 87666 88635 88662
// bufdiff-features: 89110 89780 89812 90833 90977 91737 92194 92235 92647 92919 92970 93171 93250
// bufdiff-features: 93255 93464 93827 94755 95166 95285 95385 95507 95535 95566 96273 96352 96969
// bufdiff-features: 97096 97183 97744 97864 97924 98194 98340 98501 98617 99187 99221 99228 99383
// bufdiff-features: 100650 102215 104303 104315 104405 104790 104931 106891 107412 107702 108012
// bufdiff-features: 108211 109086 109879 110136 110530 111316 111378 111883 112474 112920 112929
// bufdiff-features: 112969 113041 113162 114547 115471 115550 115608 116705 116725 117235 117336
// bufdiff-features: 118217 118581 118769 118884 119340 119645 119876 120406 120595 120871 121467
// bufdiff-features: 121742 123776 124448 124721 125175 125397 127922 127959 128396 128713 128768
// bufdiff-features: 128916 129089 129129 129617 130192 130761 130942
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f2(%arg0: tensor<3x3x3xi64>) -> (tensor<2x3x3xi64>, tensor<3x3x3xi64>) {
    %cst = arith.constant dense<[[7, 8, 9], [10, 11, 12], [13, 14, 15]]> : tensor<3x3xi64>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<3x3xi64>) outs(%arg0 : tensor<3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %c2_i64 = arith.constant 2 : i64
      %8 = arith.maxui %in, %c2_i64 : i64
      linalg.yield %8 : i64
    } -> tensor<3x3x3xi64>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %0[%c2, %c2, %c2] : tensor<3x3x3xi64>
    %c42_i64 = arith.constant 42 : i64
    %1 = arith.cmpi uge, %extracted, %c42_i64 : i64
    %2 = scf.if %1 -> (tensor<2x3x3xi64>) {
      %extracted_slice = tensor.extract_slice %0[0, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<3x3x3xi64> to tensor<2x3x3xi64>
      %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice : tensor<2x3x3xi64>, tensor<2x3x3xi64>) outs(%extracted_slice : tensor<2x3x3xi64>) {
      ^bb0(%in: i64, %in_0: i64, %out: i64):
        %9 = arith.andi %in, %in_0 : i64
        %10 = arith.subi %9, %out : i64
        linalg.yield %10 : i64
      } -> tensor<2x3x3xi64>
      scf.yield %8 : tensor<2x3x3xi64>
    } else {
      %extracted_slice = tensor.extract_slice %0[1, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<3x3x3xi64> to tensor<2x3x3xi64>
      %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x3x3xi64>) outs(%extracted_slice : tensor<2x3x3xi64>) {
      ^bb0(%in: i64, %out: i64):
        %9 = arith.addi %in, %out : i64
        %c4_i64 = arith.constant 4 : i64
        %10 = arith.shli %9, %c4_i64 : i64
        linalg.yield %10 : i64
      } -> tensor<2x3x3xi64>
      scf.yield %8 : tensor<2x3x3xi64>
    }
    %3 = tensor.empty() : tensor<1xi64>
    %4 = linalg.pooling_ncw_max ins(%2, %3 : tensor<2x3x3xi64>, tensor<1xi64>) outs(%2 : tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<3x3x3xi64>) outs(%0 : tensor<3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %8 = arith.maxui %in, %out : i64
      linalg.yield %8 : i64
    } -> tensor<3x3x3xi64>
    %6 = tensor.empty() : tensor<3x3x3xi64>
    %7 = linalg.copy ins(%5 : tensor<3x3x3xi64>) outs(%6 : tensor<3x3x3xi64>) -> tensor<3x3x3xi64>
    return %4, %7 : tensor<2x3x3xi64>, tensor<3x3x3xi64>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<3x?xf32>, tensor<?x?xf32>, i32) {
    %0 = linalg.erf ins(%arg1 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [3, %dim] [1, 1] : tensor<?x?xf32> to tensor<3x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[1, 0] [3, %dim] [1, 1] : tensor<?x?xf32> to tensor<3x?xf32>
    %cst = arith.constant -1.000000e+00 : f64
    %cst_1 = arith.constant 3.000000e+00 : f64
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill_rng_2d ins(%cst, %cst_1, %c0_i32 : f64, f64, i32) outs(%extracted_slice : tensor<3x?xf32>) -> tensor<3x?xf32>
    %2 = tensor.empty(%dim) : tensor<3x?xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<3x?xf32>) outs(%2 : tensor<3x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x?xf32>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%3, %extracted_slice_0 : tensor<3x?xf32>, tensor<3x?xf32>) outs(%extracted_slice_0 : tensor<3x?xf32>) -> tensor<3x?xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[0, 0] [3, %dim] [1, 1] : tensor<3x?xf32> into tensor<?x?xf32>
    %inserted_slice_2 = tensor.insert_slice %4 into %inserted_slice[1, 0] [3, %dim] [1, 1] : tensor<3x?xf32> into tensor<?x?xf32>
    %5 = tensor.empty(%dim) : tensor<3x?xf32>
    %6 = linalg.copy ins(%extracted_slice_0 : tensor<3x?xf32>) outs(%5 : tensor<3x?xf32>) -> tensor<3x?xf32>
    return %0, %6, %inserted_slice_2, %c0_i32 : tensor<?x?xf32>, tensor<3x?xf32>, tensor<?x?xf32>, i32
  }
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<4x4xf32>) -> (tensor<2x3x3xi64>, tensor<2xf32>, tensor<?x?xf32>, tensor<3x?xf32>, tensor<?x?xf32>, tensor<2x3x3xi64>, tensor<3x3x3xi64>, i32) {
    %cst = arith.constant dense<1> : tensor<3x3x3xi64>
    %0:2 = call @f2(%cst) : (tensor<3x3x3xi64>) -> (tensor<2x3x3xi64>, tensor<3x3x3xi64>)
    %1:2 = call @f2(%0#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3x3x3xi64>) -> (tensor<2x3x3xi64>, tensor<3x3x3xi64>)
    %inserted_slice = tensor.insert_slice %0#0 into %1#0[0, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<2x3x3xi64> into tensor<2x3x3xi64>
    %2 = linalg.sqrt ins(%arg0 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %cast = tensor.cast %arg1 : tensor<4x4xf32> to tensor<?x?xf32>
    %cast_0 = tensor.cast %arg1 : tensor<4x4xf32> to tensor<?x?xf32>
    %3:4 = call @f1(%cast, %cast_0) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<3x?xf32>, tensor<?x?xf32>, i32)
    return %inserted_slice, %2, %3#0, %3#1, %3#2, %1#0, %1#1, %3#3 : tensor<2x3x3xi64>, tensor<2xf32>, tensor<?x?xf32>, tensor<3x?xf32>, tensor<?x?xf32>, tensor<2x3x3xi64>, tensor<3x3x3xi64>, i32
  }
}

