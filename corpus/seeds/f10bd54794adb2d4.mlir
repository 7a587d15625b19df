// bufdiff-profile: idioms
// bufdiff-choices: 4c442019fd2dea7022d7ab3767c479d36fe2e7fd9b51a73fedbcaa0a6320a2b18dfbee29c85b143b
// bufdiff-choices: 65cc88fc59107c895e37eb380832e56a901cdd1be0e00ffe2c4c1703f32a8c75751d7435dbb91174
// bufdiff-choices: 9ff8c45cc1077af6157186eaf120d50ba9b92e2f0d5aca0afbed9f149511216a0a4b2b67e6c44cd5
// bufdiff-choices: 5e9bfd18bd3d5836eae4c6e8dd568a47e491c2b86f566d7946e1213337d25a7f0928b0b39ec7844c
// bufdiff-choices: 46038b452bff18c189810f45ac6beefd6e38e9bd55a7975d37c03a583d2f062b9fa5ccabc0024b62
// bufdiff-choices: 70b8973c9a5308669522b6d2bce740a4a17fe02f1db441ec4f61420bac7cdb09da991db1af654b17
// bufdiff-choices: 0c4ac2b3e8d37c822f8468227bbd5c689110ab7d931ab0b89592d12c3ede67d878285c0460a70385
// bufdiff-choices: a8381a83087198c7d7224cd4ac3968e1124d081d064ba4719194
// bufdiff-features: 2332 2864 3041 6576 12276 13233 13915 15751 15947 15989 16371 18486 20261 22280
// bufdiff-features: 22656 24747 24861 25236 26369 26546 26568 26960 27543 29590 29968 30209 33824
// bufdiff-features: 33853 34034 34167 36784 36977 37007 39026 39927 40241 40712 42150 42344 42858
// bufdiff-features: 43092 43258 44505 44522 44621 45765 46522 50894 51415 52900 53180 54385 54998
// bufdiff-features: 56375 58024 58837 62362 63071 63800 64119 64235 66422 67578 68355 68408 70222
// bufdiff-features: 73388 73802 74057 77389 78283 80894 81736 82011 82135 84585 86125 86937 87862
// bufdiff-features: 88732 89780 90198 91074 92159 93255 93994 95273 98501 99228 100025 101867
// bufdiff-features: 102809 104931 107412 108846 109220 109643 109932 111688 112929 117618 117775
// bufdiff-features: 118576 119417 120049 124614 126398 128916 129630 134449 135433 139885 140348
// bufdiff-features: 142040 142349 143299 144010 146512 146807 147375 147477 149884 152579 153142
// bufdiff-features: 153293 153474 153484 153957 154819 155465 155898 156191 156460 157034 158120
// bufdiff-features: 158856 158897 159421 160349 162900 162971 163471 163876 165012 165636 165719
// bufdiff-features: 167614 168323 168640 168766 168858 171053 173354 176782 177182 177211 177355
// bufdiff-features: 177871 178067 178560 180207 180469 180699 181097 181522 184030 184122 184492
// bufdiff-features: 185572 186959 188022 188946 190154 192422 192628 192940 193297 193422 193747
// bufdiff-features: 194134 196031 196048 197837 199818 200104 200298 200521 200824 201059 202241
// bufdiff-features: 203000 204212 204617 204747 205434 205689 208637 210351 210461 212375 213275
// bufdiff-features: 213878 215925 215959 220517 222982 225827 226480 230081 230178 230594 230601
// bufdiff-features: 230640 231994 233651 234387 235144 235375 235477 236909 238696 239581 239693
// bufdiff-features: 240158 241308 242955 243137 243546 243808 245619 246543 249184 251478 251550
// bufdiff-features: 251992 252318 252466 252539 253836 255603 256247 258331 258906 259840 260161
// bufdiff-features: 260178 260364
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x2x2xf32>, %arg1: tensor<?x?x2xf32>) -> (tensor<?x?x2xf32>, tensor<2x2x2xf32>, tensor<2x?x?xf32>) {
    %cast = tensor.cast %arg0 : tensor<2x2x2xf32> to tensor<2x?x?xf32>
    %0 = call @f2(%cast) : (tensor<2x?x?xf32>) -> tensor<?x?x?xf32>
    %cast_0 = tensor.cast %0 : tensor<?x?x?xf32> to tensor<2x2x2xf32>
    %inserted_slice = tensor.insert_slice %cast_0 into %arg0[0, 0, 0] [2, 2, 2] [1, 1, 1] : tensor<2x2x2xf32> into tensor<2x2x2xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1:2 = call @f1(%inserted_slice, %cst, %inserted_slice, %inserted_slice) : (tensor<2x2x2xf32>, f32, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> (tensor<2x?x?xf32>, tensor<2x2x2xf32>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?x2xf32>
    %c1 = arith.constant 1 : index
    %dim_1 = tensor.dim %arg1, %c1 : tensor<?x?x2xf32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [%dim, %dim_1, 1] [1, 1, 1] : tensor<?x?x2xf32> to tensor<?x?x1xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice into %arg1[0, 0, 1] [%dim, %dim_1, 1] [1, 1, 1] : tensor<?x?x1xf32> into tensor<?x?x2xf32>
    %2 = scf.execute_region -> tensor<?x?x2xf32> {
      %extracted_slice_3 = tensor.extract_slice %inserted_slice_2[0, 0, 1] [%dim, %dim_1, 1] [1, 1, 1] : tensor<?x?x2xf32> to tensor<?x?x1xf32>
      %inserted_slice_4 = tensor.insert_slice %extracted_slice_3 into %extracted_slice[0, 0, 0] [%dim, %dim_1, 1] [1, 1, 1] : tensor<?x?x1xf32> into tensor<?x?x1xf32>
      scf.yield %inserted_slice_2 : tensor<?x?x2xf32>
    }
    return %2, %1#1, %1#0 : tensor<?x?x2xf32>, tensor<2x2x2xf32>, tensor<2x?x?xf32>
  }
  func.func private @f2(%arg0: tensor<2x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x?x?xf32>) outs(%arg0 : tensor<2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.subf %in, %out : f32
      linalg.yield %4 : f32
    } -> tensor<2x?x?xf32>
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c2 : tensor<2x?x?xf32>
    %1 = tensor.empty(%c2, %c2, %dim) : tensor<?x?x?xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %true = arith.constant true
    %cast = tensor.cast %0 : tensor<2x?x?xf32> to tensor<?x?x?xf32>
    %3 = arith.select %true, %cast, %2 : tensor<?x?x?xf32>
    return %3 : tensor<?x?x?xf32>
  }
  func.func @f1(%arg0: tensor<2x2x2xf32>, %arg1: f32, %arg2: tensor<2x2x2xf32> {bufferization.buffer_layout = #map}, %arg3: tensor<2x2x2xf32>) -> (tensor<2x?x?xf32>, tensor<2x2x2xf32>) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2, %c2) : tensor<2x?x?xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %2 = arith.cmpf uno, %arg1, %cst : f32
    %cast = tensor.cast %arg2 : tensor<2x2x2xf32> to tensor<2x?x?xf32>
    %3 = arith.select %2, %cast, %1 : tensor<2x?x?xf32>
    %4 = linalg.div ins(%arg3, %1 : tensor<2x2x2xf32>, tensor<2x?x?xf32>) outs(%3 : tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
    %5 = tensor.empty() : tensor<2x2x2xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x?x?xf32>) outs(%5 : tensor<2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.subf %in, %arg1 : f32
      linalg.yield %7 : f32
    } -> tensor<2x2x2xf32>
    return %4, %6 : tensor<2x?x?xf32>, tensor<2x2x2xf32>
  }
}

