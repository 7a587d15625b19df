// bufdiff-profile: mixed
// bufdiff-choices: ce2d05d9c4b68fe5c5a323b3251619bfea6c20ed09cb0b782c25a272c4753896e2a94a24a81321a6
// bufdiff-choices: 4d4593698ce05eba8df44f86b8f6781e358f17265fde6686db47564d2fb38fb124a9c0be0043d9e2
// bufdiff-choices: d4844ed27cdaac33b7100fbb60f19d6d0cc38bd78c51f5745ccd732de56fab8306166ba8dcd644bd
// bufdiff-choices: 057c538263a35642bdb5107704615495be9e12a9574ea09fa5fede250529ec880f35379bec81cba3
// bufdiff-choices: 3cb7478dace3f62cf1bd298a208b330421656bd3b3b119d89ac2bef25c25b6f9507723f97c56ea5d
// bufdiff-choices: c2f806b01148f93a9752b9bf977a82f7157b7eed47ff14ca021948
// bufdiff-features: 706 1470 1985 3336 3717 4020 6169 6363 9479 11162 13424 13915 15751 16269 16920
// bufdiff-features: 18166 18486 19419 19726 20402 20749 22280 22860 24320 25863 26808 26922 27766
// bufdiff-features: 28688 30018 30666 34167 37183 40675 40712 41907 41984 42467 43442 43631 43774
// bufdiff-features: 44132 45307 46203 46208 47392 48598 48600 49657 51415 52558 52900 53898 54827
// bufdiff-features: 54998 55270 56404 59620 60384 63071 64120 64235 68355 69403 71306 71689 71904
// bufdiff-features: 72044 73753 74057 76953 78430 82135 82184 83194 83537 84090 84098 84349 84922
// bufdiff-features: 85843 86125 88732 89780 89883 90097 90585 91289 95407 98190 99383 101264 104931
// bufdiff-features: 105626 106194 109187 109327 109732 109923 110780 112549 112929 115778 115974
// bufdiff-features: 116039 116091 119119 119138 119588 119691 120049 123148 126932 128817 129343
// bufdiff-features: 129849 130602 130632 131672 132117 133756 134195 134816 136804 136809 137045
// bufdiff-features: 141834 151936 153293 156460 158120 158897 159796 160327 160756 161377 162733
// bufdiff-features: 163876 165636 165695 165719 166037 167086 167614 168833 169734 170979 171883
// bufdiff-features: 174170 178165 183114 183645 184030 185497 186042 187683 188790 191490 192771
// bufdiff-features: 193193 193290 193297 193986 194256 196574 197837 198460 200104 201509 202085
// bufdiff-features: 202241 204620 205434 207081 208947 210406 210461 211670 213455 214621 215959
// bufdiff-features: 216892 217216 218064 218595 218635 224964 226357 228058 228219 229266 230081
// bufdiff-features: 234427 235141 235325 236986 239241 239725 244281 245619 245673 246543 248581
// bufdiff-features: 250415 250917 252161 252318 252539 255826 258625 259528 260202 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 1.000000e+01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %1[] : tensor<f32>
    %2 = arith.cmpf une, %extracted, %cst : f32
    %3 = scf.if %2 -> (tensor<f32>) {
      scf.yield %arg0 : tensor<f32>
    } else {
      scf.yield %1 : tensor<f32>
    }
    %4 = linalg.powf ins(%1, %3 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.maximumf %in, %out : f32
      linalg.yield %9 : f32
    } -> tensor<f32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_0 : tensor<f32>
    %6 = call @f2(%from_elements, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7:2 = call @f1(%3, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %8 = call @f3(%4, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %5, %6, %7#0, %7#1, %8 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %mapped = linalg.map ins(%arg0, %arg1, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %0 = arith.cmpf ogt, %in, %in_0 : f32
        %1 = arith.select %0, %in, %in_0 : f32
        %2 = arith.mulf %1, %in_1 : f32
        linalg.yield %2 : f32
      }
    return %mapped : tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg1[] : tensor<f32>
    return %inserted, %arg0 : tensor<f32>, tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.max ins(%arg1, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

