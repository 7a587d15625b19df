// bufdiff-profile: mixed
// bufdiff-choices: ce2d05d9c4b68fe5c5a323b3251619bfea6c20ed09cb0b782c25a272c4753896e2a94a24a81321a6
// bufdiff-choices: 4d4593698ce05eba8df44f86b8f6781e358f17265fde6686db47564d2fb38fb124a9c0be0043d9e2
// bufdiff-choices: d4844ed27cdaac33b7100fbb60f19d6d0cc38bd78c51f5745ccd732de56fab8306166ba8dcd644bd
// bufdiff-choices: 057c538263a35642bdb5107704615495be9e12a9574ea09fa5fede250529ec880f35379bec81cba3
// bufdiff-choices: 3cb7478dace3f62cf1bd298a208b330421656bd3b3b119d89ac2bef25c25b6f9507723f97c56ea5d
// bufdiff-choices: c2f806b01148f93a9752b9bf977a82f7157b7eed47ff14ca021948ead3836be167
// bufdiff-features: 706 1470 1985 3336 3717 6169 6363 8325 9479 13424 13915 14884 15751 16269 16920
// bufdiff-features: 18166 18486 19419 19726 20402 22280 22860 23600 24320 25863 26808 26922 27766
// bufdiff-features: 28688 30666 34167 37183 39812 40675 41907 41984 43442 43631 43774 44132 46203
// bufdiff-features: 46208 47392 48598 48600 49635 49657 50448 51415 51851 52900 53898 54827 54998
// bufdiff-features: 55270 56404 58228 59620 59703 59734 60367 60384 63071 64235 64435 68355 71306
// bufdiff-features: 71689 71904 73753 74057 78430 80920 82135 82184 82552 83194 83537 84090 84098
// bufdiff-features: 84349 84922 85843 86125 88787 89780 90097 90585 91289 92194 95273 95407 98190
// bufdiff-features: 99383 104931 105626 108810 109187 109327 109732 109923 110780 112549 112929
// bufdiff-features: 115368 116039 116091 119588 119691 120049 128817 129849 130602 131672 133756
// bufdiff-features: 134195 134816 136804 136809 137045 139704 141834 141891 143847 151936 153293
// bufdiff-features: 156460 158120 158897 159796 160327 160756 161377 163876 165636 165719 167086
// bufdiff-features: 167614 168833 169734 170979 171883 171913 174094 174170 178165 183114 184030
// bufdiff-features: 185497 187086 188790 189674 191490 192771 193193 193290 194063 194134 194256
// bufdiff-features: 197837 198460 200104 200981 201509 201601 202241 203530 204620 205434 207081
// bufdiff-features: 210406 210461 213455 215959 217216 218064 218635 221162 226053 226357 228061
// bufdiff-features: 229266 230081 230640 235325 236986 239241 239725 241816 242406 243546 245380
// bufdiff-features: 245619 245673 246543 248581 250415 252161 252318 252539 253836 255826 256112
// bufdiff-features: 259528 260202
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
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
    %6 = call @f2(%3, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant dense<1.150000e+01> : tensor<f32>
    %7:2 = call @f1(%3, %cst_0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %8 = call @f3(%7#1, %7#1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %6, %7#0, %8, %5 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
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

