// bufdiff-profile: loops
// bufdiff-choices: 5df1383a00e580082106da65a86874b19a88b912f52e84b802755cdbb74cf9b3514b443e27945fe9
// bufdiff-choices: 5174eb81f563b77ebd0be8fa2cbd4dc10d973854d8d7e6f814bd8338bb4cd595d8c51cc7cf2af701
// bufdiff-choices: c80b174ca0c5367bae44949c1f6c540b7193c3233c840a8e3d69d95edcba72af6be14d603c081f0d
// bufdiff-choices: df5baae13f9e4a5cd09d29ea11fc9d3c86f4176176b32b4433c6ba0fe9bba91d0655956683f875f0
// bufdiff-choices: ce65e8076b5a60058fb80c27b4af1aefadac2540aa6fc012149dcb75807d78e6c47b99a942f1acc9
// bufdiff-choices: ba72b1b8215a5abb85a92a989372c32ef6999c5105e75a83d829042995afd60ffa933630105db968
// bufdiff-choices: a65d354d8d1629744e19dbde9506a9a2a48c9f383c4b8205291a9240e4b07f1e831f1dc633b629bb
// bufdiff-choices: f111fdc482b72cb82ac30f7cb226d76e0bb0da89c9fdce699631b800cf4f0577b4e5cfcc5a19f02b
// bufdiff-choices: d0e4d110eace36207f25ced66240915d70396f1bede9d6000a219a8fc52e54e5e67b8566f8dcbc58
// bufdiff-choices: 187a603083c8f0d114cbcb358a7bc58d3af567cca98c6ed45f9800
// bufdiff-features: 935 1150 1277 2898 4752 5694 6003 6136 7534 9479 9748 10035 11223 12170 12276
// bufdiff-features: 12688 12932 13424 15751 15903 16740 17554 18428 18480 18486 19419 20124 22095
// bufdiff-features: 22280 23052 23225 23594 24551 24747 26039 26087 26568 26600 26645 27672 27766
// bufdiff-features: 28503 28907 29590 30666 31247 31377 33769 34167 34650 35163 36008 36784 38783
// bufdiff-features: 40070 40266 40580 40762 41318 41984 42344 43631 43873 44505 44522 44847 45617
// bufdiff-features: 45869 46022 46203 46476 46993 47160 48038 48974 50633 50894 51415 52625 52701
// bufdiff-features: 52900 53180 53469 54964 54998 55024 55113 56404 56814 57598 60609 61169 61952
// bufdiff-features: 62495 63409 63800 64119 64235 65153 65496 66422 67069 67174 67526 68237 68355
// bufdiff-features: 68935 70335 70385 71168 71442 72450 72520 73289 73802 73832 74360 74450 74833
// bufdiff-features: 74864 76639 77261 79271 79670 81736 82011 82135 83760 84880 84922 85843 86125
// bufdiff-features: 86834 87923 88337 88732 88999 89178 89780 91079 91786 92970 93083 93094 95273
// bufdiff-features: 95332 97344 98501 99004 100866 101264 101581 101795 102215 103056 103673 104121
// bufdiff-features: 104931 105286 105397 106748 107425 108012 108210 108377 109105 110816 111204
// bufdiff-features: 112929 113524 113940 114541 117206 117724 119340 121626 121977 122281 122788
// bufdiff-features: 122950 123860 124626 125113 125769 127011 127243 127813 128916 129404 129423
// bufdiff-features: 129878 130135 130278 130535 130933 130951 131575 133121 133272 133297 133748
// bufdiff-features: 135534 140032 141238 142040 142376 142535 142948 144093 145441 146512 147477
// bufdiff-features: 148304 149884 150328 151140 151446 151588 152427 152518 153201 154946 155266
// bufdiff-features: 155465 155867 155884 156191 156393 156460 157516 158120 158996 159348 161377
// bufdiff-features: 161833 161883 161974 163687 164170 164964 165248 165373 165636 165719 166292
// bufdiff-features: 167197 167670 168323 169249 170356 171551 171884 172435 172663 174170 174314
// bufdiff-features: 174367 174571 177211 177416 177904 178019 178067 178560 180207 181522 181541
// bufdiff-features: 183114 184869 184962 185600 186042 186959 188790 189319 189994 190166 191062
// bufdiff-features: 192528 192628 193263 193290 194122 194134 196031 196048 196449 196636 196920
// bufdiff-features: 197333 197837 198460 198762 200011 200104 200226 201059 201734 202472 205434
// bufdiff-features: 206133 207299 207468 208017 208623 210461 211284 211967 212293 212549 213275
// bufdiff-features: 213531 214695 214959 215925 216233 217137 217899 218657 219393 220181 220223
// bufdiff-features: 221242 221444 221661 222767 222842 223640 223788 224916 224989 227345 228481
// bufdiff-features: 228485 229587 230081 230810 231330 234487 234589 234718 236238 240138 240158
// bufdiff-features: 240822 241353 242136 243316 243546 245784 246415 246543 246953 249094 249451
// bufdiff-features: 250948 250980 252260 252466 252539 254672 254911 255348 255556 255676 255959
// bufdiff-features: 256247 256688 258625 259840 260339 260672 260775 262097
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4x3xf32>, %arg1: f32, %arg2: tensor<?xf32>) -> (tensor<4x3xf32>, tensor<f32>, tensor<?xf32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c2, %c0] [1, 2] [1, 1] : tensor<4x3xf32> to tensor<2xf32>
    %cast = tensor.cast %extracted_slice : tensor<2xf32> to tensor<?xf32>
    %0 = call @f2(%cast) : (tensor<?xf32>) -> tensor<?xf32>
    %cast_0 = tensor.cast %0 : tensor<?xf32> to tensor<2xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice_1 = tensor.extract_slice %0[%c1] [1] [1] : tensor<?xf32> to tensor<f32>
    %1:2 = call @f1(%0, %cast_0, %extracted_slice_1) : (tensor<?xf32>, tensor<2xf32>, tensor<f32>) -> (tensor<?xf32>, f32)
    %2 = arith.cmpf oeq, %arg1, %1#1 : f32
    %3:2 = scf.if %2 -> (tensor<4x3xf32>, tensor<f32>) {
      %4 = vector.broadcast %1#1 : f32 to vector<2xf32>
      %5 = vector.transfer_write %4, %1#0[%c1] : vector<2xf32>, tensor<?xf32>
      %cst = arith.constant 7.250000e+00 : f32
      %6 = arith.cmpf uno, %arg1, %cst : f32
      %7 = scf.if %6 -> (tensor<?xf32>) {
        %13:2 = scf.while (%arg3 = %c0, %arg4 = %1#0) : (index, tensor<?xf32>) -> (index, tensor<?xf32>) {
          %rank = tensor.rank %arg4 : tensor<?xf32>
          %16 = arith.cmpi ult, %arg3, %c1 : index
          %cst_5 = arith.constant -6.000000e+00 : f32
          %17 = arith.cmpf ogt, %1#1, %cst_5 : f32
          %18 = arith.andi %16, %17 : i1
          scf.condition(%18) %arg3, %arg4 : index, tensor<?xf32>
        } do {
        ^bb0(%arg3: index, %arg4: tensor<?xf32>):
          %16 = func.call @f2(%arg4) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf32>) -> tensor<?xf32>
          %17 = arith.addi %arg3, %c1 : index
          %18 = tensor.empty() : tensor<1xf32>
          %cst_5 = arith.constant -0.000000e+00 : f32
          %19 = linalg.fill ins(%cst_5 : f32) outs(%18 : tensor<1xf32>) -> tensor<1xf32>
          %20 = linalg.conv_1d ins(%5, %19 : tensor<?xf32>, tensor<1xf32>) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
          %extracted = tensor.extract %20[%c1] : tensor<?xf32>
          %c3 = arith.constant 3 : index
          %extracted_slice_6 = tensor.extract_slice %arg0[0, %arg3] [2, 1] [%c3, 1] : tensor<4x3xf32> to tensor<2xf32>
          %21 = linalg.min ins(%1#0, %extracted_slice_6 : tensor<?xf32>, tensor<2xf32>) outs(%20 : tensor<?xf32>) -> tensor<?xf32>
          scf.yield %17, %21 : index, tensor<?xf32>
        }
        %cast_4 = tensor.cast %13#1 : tensor<?xf32> to tensor<2xf32>
        %14:2 = func.call @f1(%13#1, %cast_4, %extracted_slice_1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?xf32>, tensor<2xf32>, tensor<f32>) -> (tensor<?xf32>, f32)
        %15 = linalg.erf ins(%14#0 : tensor<?xf32>) outs(%1#0 : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %15 : tensor<?xf32>
      } else {
        %13 = func.call @f2(%5) : (tensor<?xf32>) -> tensor<?xf32>
        scf.yield %1#0 : tensor<?xf32>
      }
      %cst_2 = arith.constant dense<[[4.500000e+00, 3.500000e+00, 2.500000e+00], [1.500000e+00, 5.000000e-01, -5.000000e-01], [-1.500000e+00, -2.500000e+00, -3.500000e+00], [-4.500000e+00, -5.500000e+00, -6.500000e+00]]> : tensor<4x3xf32>
      %8 = tensor.empty() : tensor<4x3xf32>
      %9 = linalg.fill ins(%1#1 : f32) outs(%8 : tensor<4x3xf32>) -> tensor<4x3xf32>
      %10 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%cst_2, %9 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%arg0 : tensor<4x3xf32>) -> tensor<4x3xf32>
      %11 = arith.index_castui %6 : i1 to index
      %12 = arith.remui %11, %c2 : index
      %extracted_slice_3 = tensor.extract_slice %5[%12] [1] [1] : tensor<?xf32> to tensor<f32>
      scf.yield %10, %extracted_slice_3 : tensor<4x3xf32>, tensor<f32>
    } else {
      scf.yield %arg0, %extracted_slice_1 : tensor<4x3xf32>, tensor<f32>
    }
    return %3#0, %3#1, %arg2 : tensor<4x3xf32>, tensor<f32>, tensor<?xf32>
  }
  func.func @f1(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>, %arg2: tensor<f32>) -> (tensor<?xf32>, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<2xf32>) outs(%arg1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.addf %in, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<2xf32>
    affine.for %arg3 = 0 to 1 {
      %broadcasted = linalg.broadcast ins(%arg2 : tensor<f32>) outs(%0 : tensor<2xf32>) dimensions = [0] 
      %extracted = tensor.extract %broadcasted[%arg3] : tensor<2xf32>
    }
    %cst = arith.constant -1.000000e+00 : f32
    return %arg0, %cst : tensor<?xf32>, f32
  }
  func.func private @f2(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %cst = arith.constant -6.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %extracted_slice = tensor.extract_slice %0[0] [1] [1] : tensor<?xf32> to tensor<1xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %0[1] [%c1] [1] : tensor<?xf32> to tensor<?xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = linalg.index 0 : index
      %5 = arith.index_cast %4 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.minimumf %in, %6 : f32
      linalg.yield %7 : f32
    } -> tensor<1xf32>
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %2 = vector.transfer_read %extracted_slice[%c0], %cst_1 : tensor<1xf32>, vector<4xf32>
    %3 = vector.transfer_write %2, %extracted_slice_0[%c0] : vector<4xf32>, tensor<?xf32>
    %inserted_slice = tensor.insert_slice %1 into %0[0] [1] [1] : tensor<1xf32> into tensor<?xf32>
    %inserted_slice_2 = tensor.insert_slice %3 into %inserted_slice[1] [%c1] [1] : tensor<?xf32> into tensor<?xf32>
    return %inserted_slice_2 : tensor<?xf32>
  }
}

