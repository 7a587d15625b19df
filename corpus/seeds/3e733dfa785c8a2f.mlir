// bufdiff-profile: mixed
// bufdiff-choices: 9c1118be705392681ed3cb45f88d3fe9b6bbcb5c2a46b8c43b386912724400759a39601d8dbcee7d
// bufdiff-choices: a51f0fbccc2f61d453ba548c4425ad0591cfd55381ab233037682f012155cd2c2c15d53085094baa
// bufdiff-choices: 0bac31a323eb7f8599edc22d6698ec1f923c8d3d2bc89ca894dff3d383c59ec469c221dd12c64ba5
// bufdiff-choices: 0857693dde39da048d3bff2005c56f975aa9968acc0b14d38df9e042dddf536d4040a142bc5f7f46
// bufdiff-choices: 17397c90478889b25c9acba223e3c2814f64897753b2ef
// bufdiff-features: 1150 2898 3412 4958 6611 6831 7864 8918 9479 9968 11162 12170 12932 13074 13233
// bufdiff-features: 15671 15751 15903 16740 18166 21953 22280 24747 25818 26464 26568 27171 28564
// bufdiff-features: 28814 32232 34167 36784 38783 39329 40712 42344 42984 44943 46203 47392 48598
// bufdiff-features: 48974 49751 49800 50663 50894 51415 52148 52322 52558 52900 53252 53469 54998
// bufdiff-features: 55479 55995 56404 58190 60235 60417 60686 61969 63071 64119 64120 64235 64936
// bufdiff-features: 66422 68355 68457 68782 69403 69965 71168 71306 73643 73802 74057 74181 74255
// bufdiff-features: 74864 75921 77491 78182 78430 81265 81736 82011 82135 83194 84322 84585 85673
// bufdiff-features: 86125 87466 87895 87903 88337 89780 90585 90777 91593 91633 92022 92194 92492
// bufdiff-features: 93286 94088 95273 95407 96969 98501 99383 102215 104931 105303 107702 110552
// bufdiff-features: 111976 112050 112929 115026 117183 117235 117336 117724 119340 121626 121682
// bufdiff-features: 122947 123644 125908 127135 128916 130933 132574 136273 137045 137080 137599
// bufdiff-features: 139704 140374 142040 146512 147654 148406 148647 149059 152249 153293 155644
// bufdiff-features: 155646 156460 158120 158897 158996 159928 160349 160756 161883 162764 163581
// bufdiff-features: 163687 164137 164472 165141 165373 165632 165695 165719 166037 167585 167793
// bufdiff-features: 168323 168858 170819 171116 172603 177182 177355 178067 181522 183831 184030
// bufdiff-features: 185252 185723 186257 187642 187769 188790 190142 192422 192628 192771 193747
// bufdiff-features: 194134 194682 196031 196048 196349 196987 197169 198027 198460 198906 200104
// bufdiff-features: 201059 202241 202732 202845 204527 204637 205434 207330 208765 210461 212111
// bufdiff-features: 212628 214325 214621 215925 215959 216190 217137 217282 217416 217899 219413
// bufdiff-features: 223640 223719 226132 226178 226357 227345 227838 228390 228794 228936 229951
// bufdiff-features: 230293 230640 231630 234360 234990 236743 236929 236930 239217 240158 242955
// bufdiff-features: 243546 243989 244092 245438 246543 247062 249841 252466 252539 254633 255520
// bufdiff-features: 256247 259528 259840 260815
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5xf32>) -> (tensor<2x2x4xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<5xf32>, tensor<4x4xf32>, f32, f32) {
    %0 = tensor.empty() : tensor<4x4xf32>
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg0[%c4] : tensor<5xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2:2 = call @f2(%1) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
    %expanded = tensor.expand_shape %2#0 [[0, 1], [2]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32>
    %cst = arith.constant dense<-6.000000e+00> : tensor<f32>
    %3 = call @x1(%cst) : (tensor<f32>) -> f32
    %cast = tensor.cast %2#0 : tensor<4x4xf32> to tensor<?x?xf32>
    call @x2(%cast) : (tensor<?x?xf32>) -> ()
    %4 = scf.forall (%arg1, %arg2) in (%c4, %c4) shared_outs(%arg3 = %2#0) -> (tensor<4x4xf32>) {
      %6:2 = func.call @f2(%2#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
      %extracted_slice = tensor.extract_slice %arg3[%arg1, %arg2] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<f32>
      %7 = linalg.abs ins(%extracted_slice : tensor<f32>) outs(%extracted_slice : tensor<f32>) -> tensor<f32>
      %8 = linalg.sqrt ins(%extracted_slice : tensor<f32>) outs(%7 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %8 into %arg3[%arg1, %arg2] [1, 1] [1, 1] : tensor<f32> into tensor<4x4xf32>
      }
    }
    %5:2 = call @f1(%arg0) : (tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>)
    %cast_0 = tensor.cast %5#0 : tensor<5xf32> to tensor<?xf32>
    return %expanded, %4, %cast_0, %5#1, %2#1, %3, %extracted : tensor<2x2x4xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<5xf32>, tensor<4x4xf32>, f32, f32
  }
  func.func @f2(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.subf %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    %1 = bufferization.alloc_tensor() copy(%0) : tensor<4x4xf32>
    return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @x1(tensor<f32> {bufferization.access = "write"}) -> f32
  func.func private @x2(tensor<?x?xf32> {bufferization.access = "write"})
  func.func private @f1(%arg0: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
    %cst = arith.constant dense<[6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00, 1.050000e+01]> : tensor<5xf32>
    %inserted_slice = tensor.insert_slice %cst into %arg0[0] [5] [1] : tensor<5xf32> into tensor<5xf32>
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.copy ins(%cst : tensor<5xf32>) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    return %inserted_slice, %1 : tensor<5xf32>, tensor<5xf32>
  }
}

