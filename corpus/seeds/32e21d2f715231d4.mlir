// bufdiff-profile: cfg
// bufdiff-choices: 4b9a435038008fd0c95a891d9aca9382d8865fbe5cec4c6413d6ec8918927badbb683f99b187e97d
// bufdiff-choices: 7d82b31d40ca9c03fd01208fee2c8ac9dda365902450ede1a014fc9435b6b1d54e10f9bf0a86d4c1
// bufdiff-choices: 1b3e2fcbf1604c3c4c421bf2aa9cf819607f68b85b3231fc5c7f11d11413f745bb9965f1b09b283a
// bufdiff-choices: 9638095039c39229237d5fdc420f8d10875b0125215ac3013720703c900a63eef1db12c6a9acd073
// bufdiff-choices: bee8d149e494c282f9e9b99e96ccc1becb0f09b7bc0e4c112f29d283f58fb8b25223c2aecb7e39ac
// bufdiff-choices: 8720c28f9e09f198846fede6a57cddccd9523074a9b8252b64b8537a1c2bab37ca0ebd
// bufdiff-features: 2898 4157 9479 9748 10647 12058 12170 13233 14454 14884 15751 15903 16682 18486
// bufdiff-features: 20554 22161 22280 22640 25818 26568 29687 30145 30666 30725 34167 34233 39256
// bufdiff-features: 39915 40712 41996 42344 42467 42530 44522 44943 46203 46874 47796 52361 52807
// bufdiff-features: 52900 53951 54915 57745 58190 59347 60235 60286 60686 61692 63800 64235 65478
// bufdiff-features: 66327 67954 68355 68782 70955 71050 71168 71689 72541 73802 74010 75921 77261
// bufdiff-features: 80962 84712 85824 85843 86125 87466 89085 89780 90451 91491 92921 93255 93592
// bufdiff-features: 94401 94455 94586 95407 97685 98627 99243 99383 100473 102625 103614 103715
// bufdiff-features: 104580 104931 108038 110552 111976 112088 112929 114903 115026 121682 122967
// bufdiff-features: 123204 125437 125638 125908 127243 127813 129009 131461 132574 133297 133592
// bufdiff-features: 134195 135377 136007 136271 139524 140215 140374 145899 146512 146870 150425
// bufdiff-features: 151758 152187 153293 155153 155791 155898 158120 158245 158897 158996 159724
// bufdiff-features: 160011 160756 161432 162971 163687 164160 165141 165636 165719 166291 167655
// bufdiff-features: 168858 169288 170819 171116 171204 171369 173800 176478 179987 180465 180719
// bufdiff-features: 182000 186202 186297 186959 188790 189793 192400 192628 193290 194134 194714
// bufdiff-features: 196571 196787 197837 198729 199773 200521 201059 201802 203401 203746 205434
// bufdiff-features: 207081 208797 209255 210301 210935 213275 214731 216942 220284 220506 220985
// bufdiff-features: 224897 226178 226427 226580 227556 228444 228840 229951 230081 230519 230640
// bufdiff-features: 234455 235325 236929 238033 239633 240639 241353 242793 243477 244092 245853
// bufdiff-features: 246543 246642 246783 250712 250948 251337 252161 252539 252555 253389 255618
// bufdiff-features: 257002 257842 258123 258143 259528 259840 260003
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) {
    %0 = call @f1(%arg1, %arg1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1:2 = scf.forall (%arg2, %arg3) in (5, 5) shared_outs(%arg4 = %0, %arg5 = %arg1) -> (tensor<5x5xf32>, tensor<5x5xf32>) {
      %c0 = arith.constant 0 : index
      %c5 = arith.constant 5 : index
      %extracted_slice = tensor.extract_slice %arg0[%c0, 0] [%c5, %c5] [1, 1] : tensor<5x5xf32> to tensor<?x?xf32>
      %cst = arith.constant dense<[[7.500000e+00, 1.050000e+01, 1.350000e+01, 1.650000e+01, 1.950000e+01], [2.250000e+01, 2.550000e+01, 2.850000e+01, 3.150000e+01, 3.450000e+01], [3.750000e+01, 4.050000e+01, 4.350000e+01, 4.650000e+01, 4.950000e+01], [5.250000e+01, 5.550000e+01, 5.850000e+01, 6.150000e+01, 6.450000e+01], [6.750000e+01, 7.050000e+01, 7.350000e+01, 7.650000e+01, 7.950000e+01]]> : tensor<5x5xf32>
      %cast = tensor.cast %cst : tensor<5x5xf32> to tensor<?x?xf32>
      %transposed = linalg.transpose ins(%cast : tensor<?x?xf32>) outs(%extracted_slice : tensor<?x?xf32>) permutation = [1, 0] 
      %inserted_slice = tensor.insert_slice %transposed into %transposed[%c0, 0] [%c5, %c5] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
      %2 = tensor.empty() : tensor<5x5xf32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<?x?xf32>) outs(%2 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x5xf32>
      %extracted_slice_0 = tensor.extract_slice %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<5x5xf32> to tensor<f32>
      %cst_1 = arith.constant dense<[3.500000e+00, 4.500000e+00]> : tensor<2xf32>
      %reduced = linalg.reduce ins(%cst_1 : tensor<2xf32>) outs(%extracted_slice_0 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %7 = arith.negf %in : f32
          %8 = arith.addf %7, %init : f32
          linalg.yield %8 : f32
        }
      %4 = linalg.powf ins(%extracted_slice_0, %reduced : tensor<f32>, tensor<f32>) outs(%reduced : tensor<f32>) -> tensor<f32>
      %extracted_slice_2 = tensor.extract_slice %arg5[%arg2, %arg3] [1, 1] [1, 1] : tensor<5x5xf32> to tensor<f32>
      %reduced_3 = linalg.reduce ins(%cst_1 : tensor<2xf32>) outs(%extracted_slice_2 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %7 = arith.maximumf %in, %init : f32
          linalg.yield %7 : f32
        }
      %c2 = arith.constant 2 : index
      %5 = arith.remui %arg3, %c2 : index
      %extracted_slice_4 = tensor.extract_slice %cst_1[%5] [1] [1] : tensor<2xf32> to tensor<f32>
      %6 = linalg.powf ins(%extracted_slice_4, %reduced_3 : tensor<f32>, tensor<f32>) outs(%reduced_3 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<f32> into tensor<5x5xf32>
        tensor.parallel_insert_slice %6 into %arg5[%arg2, %arg3] [1, 1] [1, 1] : tensor<f32> into tensor<5x5xf32>
      }
    }
    return %1#1, %1#0, %arg0 : tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>
  }
  func.func @f1(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>) -> tensor<5x5xf32> {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c4, %c1] : tensor<5x5xf32>
    %0 = linalg.add ins(%arg0, %arg1 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%arg0 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = arith.cmpf ogt, %extracted, %cst : f32
    %2 = arith.index_castui %1 : i1 to index
    %3 = scf.index_switch %2 -> tensor<5x5xf32> 
    case 0 {
      scf.yield %0 : tensor<5x5xf32>
    }
    default {
      %mapped = linalg.map ins(%arg0, %arg1, %0 : tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%0 : tensor<5x5xf32>)
        (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
          %4 = arith.negf %in : f32
          %5 = arith.addf %4, %in_0 : f32
          %6 = arith.minimumf %5, %in_1 : f32
          linalg.yield %6 : f32
        }
      scf.yield %mapped : tensor<5x5xf32>
    }
    return %3 : tensor<5x5xf32>
  }
}

