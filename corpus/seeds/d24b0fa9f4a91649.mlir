// bufdiff-profile: cfg
// bufdiff-choices: 9c1118be705392681ed3cb45f88d3fe9b6bbcb5c2a46b8c43b386912724400759a39601d8dbcee7d
// bufdiff-choices: a51f0fbccc2f61d453ba548c4425ad0591cfd55381ab233037682f012155cd2c2c15d53085094baa
// bufdiff-choices: 0bac31a323eb7f8599edc22d6698ec1f923c8d3d2bc89ca894dff3d383c59ec469c221dd12c64ba5
// bufdiff-choices: 0857693dde39da048d3bff2005c56f975aa9968acc0b14d38df9e042dddf536d4040a142bc5f7f46
// bufdiff-choices: 17397c90478889b25c9acba223e3c2814f64897753b2ef5075615ad1e8fc6b0af8cf5b713e45e04a
// bufdiff-choices: 8fa912e8b09aa3f8aa44344cf50ebf6cb8e6eafb5fd579811e2a4dc0e38c937533b46a911e4a0b12
// bufdiff-choices: 4fdc25ba521ba09cbe16a1239d75b26d66b908c7a142a2d63be30d7d1eabbeccb7da840ba99b8c6d
// bufdiff-choices: e95ba2f1d58aa4e79bf2692ddf9d1b02
// bufdiff-features: 429 488 1185 2684 2945 3041 4752 5201 5973 6812 7773 8217 9479 10616 11162
// bufdiff-features: 11277 12276 12366 12932 13233 13493 13853 14527 15440 15751 15929 16675 16682
// bufdiff-features: 17193 18486 18812 19746 19902 20749 20838 21193 21522 22221 22280 23067 23787
// bufdiff-features: 24184 24826 25388 25681 25735 26444 26568 27048 27825 28503 29684 29968 30666
// bufdiff-features: 31160 31430 31692 31972 33769 34167 34623 34647 35507 35907 35957 36252 36285
// bufdiff-features: 36616 36784 36797 36901 37289 38570 38783 39061 40297 40712 41111 41826 41984
// bufdiff-features: 42282 42344 42467 42634 42984 43242 43442 43758 43774 44176 44522 44959 45541
// bufdiff-features: 45855 45897 46203 46587 46995 47392 47486 47782 48598 48724 49657 50444 50469
// bufdiff-features: 50894 51099 51851 52042 52148 52322 52558 52625 52900 52958 53180 53252 53791
// bufdiff-features: 53890 54180 54203 54270 54651 54827 54936 55148 55887 56404 56673 56814 57718
// bufdiff-features: 58122 58922 59070 60465 60618 60791 61350 61556 61699 63071 63621 63800 63915
// bufdiff-features: 64119 64120 64435 64748 64959 65389 65726 66191 66195 66422 66778 66869 67069
// bufdiff-features: 67936 68141 68355 68867 69593 69831 69875 69987 70437 71050 71169 71306 71544
// bufdiff-features: 73140 73455 73802 74057 74362 74617 74833 74881 74914 74919 75061 75361 76953
// bufdiff-features: 77551 78283 78430 78644 78950 79334 79389 79539 80567 80895 81039 81229 81443
// bufdiff-features: 81587 81736 82135 82203 82328 83253 83314 83356 83672 84585 84887 85681 85843
// bufdiff-features: 86125 86144 86173 86676 87408 87923 88321 88337 88544 88990 89109 89110 89732
// bufdiff-features: 89780 89812 89859 90589 91312 91562 91652 91737 91958 91973 92194 94081 95285
// bufdiff-features: 95407 96969 97096 97147 97864 98170 98357 99009 99383 99525 99568 100083 100481
// bufdiff-features: 100792 101098 101264 101541 101582 101839 101983 102102 103522 104069 104303
// bufdiff-features: 104315 104931 105700 105851 105914 107092 107202 107702 108122 108136 108210
// bufdiff-features: 108221 108429 109086 109267 110153 110780 110896 110917 112709 112929 113041
// bufdiff-features: 113801 114308 115471 115608 115881 115990 116549 117724 118081 118313 118769
// bufdiff-features: 119210 119343 119588 119845 119876 120197 121363 121394 121467 121626 121632
// bufdiff-features: 121977 122631 122764 122916 124232 124448 124484 124827 124887 125397 125627
// bufdiff-features: 125971 126734 127533 128456 128768 129129 130310 130942
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<?xf32>, tensor<5xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %1 = linalg.sqrt ins(%arg1 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg0[%c4] : tensor<5xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %2 = arith.cmpf uno, %extracted, %cst : f32
    %3:2 = scf.if %2 -> (tensor<?xf32>, tensor<?xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[1] [2] [2] : tensor<5xf32> to tensor<2xf32>
      %extracted_slice_1 = tensor.extract_slice %arg0[0] [2] [2] : tensor<5xf32> to tensor<2xf32>
      %8 = vector.transfer_read %extracted_slice[%c0], %extracted : tensor<2xf32>, vector<4xf32>
      %c1 = arith.constant 1 : index
      %9 = vector.transfer_write %8, %extracted_slice[%c1] : vector<4xf32>, tensor<2xf32>
      %10 = linalg.negf ins(%extracted_slice : tensor<2xf32>) outs(%extracted_slice_1 : tensor<2xf32>) -> tensor<2xf32>
      %inserted_slice = tensor.insert_slice %9 into %arg0[1] [2] [2] : tensor<2xf32> into tensor<5xf32>
      %inserted_slice_2 = tensor.insert_slice %10 into %inserted_slice[0] [2] [2] : tensor<2xf32> into tensor<5xf32>
      %11 = tensor.empty(%dim) : tensor<?xf32>
      %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<?xf32>) -> tensor<?xf32>
      %13 = linalg.copy ins(%12 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %0, %13 : tensor<?xf32>, tensor<?xf32>
    } else {
      %cst_1 = arith.constant dense<-0.000000e+00> : tensor<f32>
      %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%0 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.subf %in, %extracted : f32
        linalg.yield %9 : f32
      } -> tensor<?xf32>
      scf.yield %1, %8 : tensor<?xf32>, tensor<?xf32>
    }
    %4 = tensor.empty() : tensor<6xf32>
    %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<6xf32>) -> tensor<6xf32>
    %6:3 = call @f1(%5, %5) : (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<f32>, tensor<f32>)
    %cst_0 = arith.constant dense<7.250000e+00> : tensor<5xf32>
    %7:2 = call @f2(%cst_0, %arg0) : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>)
    %cast = tensor.cast %7#1 : tensor<5xf32> to tensor<?xf32>
    return %3#1, %6#0, %6#1, %6#2, %7#0, %cast, %7#0 : tensor<?xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<?xf32>, tensor<5xf32>
  }
  func.func private @f1(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> (tensor<6xf32>, tensor<f32>, tensor<f32>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+10 : f32
    %inserted = tensor.insert %cst into %arg1[%c1] : tensor<6xf32>
    %generated = tensor.generate  {
      %3 = arith.cmpf olt, %cst, %cst : f32
      %4 = arith.select %3, %cst, %cst : f32
      tensor.yield %4 : f32
    } : tensor<f32>
    %0 = linalg.dot ins(%arg1, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%generated : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.copy ins(%generated : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %inserted, %0, %2 : tensor<6xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 7.250000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c2] : tensor<5xf32>
    %cst_0 = arith.constant dense<[4, 0, 1, 2]> : vector<4xi32>
    %cst_1 = arith.constant dense<[true, false, false, true]> : vector<4xi1>
    %0 = vector.broadcast %cst : f32 to vector<4xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = vector.scatter %arg1[%c0] [%cst_0], %cst_1, %0 : tensor<5xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<5xf32>
    return %1, %inserted : tensor<5xf32>, tensor<5xf32>
  }
}

