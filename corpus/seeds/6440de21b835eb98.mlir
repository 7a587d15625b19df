// bufdiff-profile: calls
// bufdiff-choices: 3a4af1820269464d2f81beb00844ff3abba6df18677f8d91b031aecb6e214bd02c2c838d96b3474f
// bufdiff-choices: 4a881448a74b9ef430d2f4a021260979b36e0b36429889cd55e22eccb9fb6fe81d782fe4c623ab30
// bufdiff-choices: aa732283807b004751f59800a358ec3306e50a893702738cd7081299382e071193cedacb102e1ff0
// bufdiff-choices: e8933855263805f7b485aaa96bb603720eb05d5acb9b8e3cd4024b21d0001565ddeee8955d9a3975
// bufdiff-choices: c3cdfb127da99f368eda04e280dce013d9402b5b1b49a35d961f2e7a7977ba14dabcafb067a51019
// bufdiff-choices: 9cd2dfb8f8aec470d268
// bufdiff-features: 1470 2943 4752 4958 6812 8918 9479 10035 11441 11588 12932 13233 14884 15751
// bufdiff-features: 15903 16617 16728 18480 19419 20888 21953 22095 22280 23143 23810 24184 25818
// bufdiff-features: 26568 26922 29667 30688 31143 31903 33915 34167 36784 38783 40712 41496 42344
// bufdiff-features: 42984 44522 46034 46203 46208 46476 48598 50894 51415 52322 52558 52900 52928
// bufdiff-features: 53252 54684 54998 58190 59372 60417 60609 60686 61375 61484 61944 63071 63800
// bufdiff-features: 64235 64716 66422 68355 68782 69081 69121 69235 69403 70119 71306 72505 73802
// bufdiff-features: 74057 75921 76328 78283 81411 82011 82135 83194 84585 86125 86362 88233 88337
// bufdiff-features: 88732 92022 92849 93255 95273 95407 95435 97715 98190 98501 99383 100481 103715
// bufdiff-features: 104315 104931 107412 107425 112929 114028 115026 117506 118339 119678 120671
// bufdiff-features: 121626 121682 128916 129630 130310 130602 132574 133681 134279 135534 139524
// bufdiff-features: 140374 141458 142052 143418 146512 147477 147906 148304 149660 151140 151326
// bufdiff-features: 151936 152098 153293 155465 155545 155898 155970 156369 156460 157034 158120
// bufdiff-features: 158371 158897 160756 162764 165141 165695 165719 167973 168323 168858 169507
// bufdiff-features: 170469 170819 171116 171369 177226 178854 179217 179280 183667 184030 184962
// bufdiff-features: 185626 185723 188790 190142 191888 192628 193290 193747 196031 197342 197837
// bufdiff-features: 200104 201059 201601 202085 202241 203407 205434 207081 207330 210461 211050
// bufdiff-features: 212111 213275 215925 216810 217282 220098 221975 222502 223437 226357 227345
// bufdiff-features: 228390 228519 228936 229951 230081 230341 230640 233221 234562 235325 236024
// bufdiff-features: 236929 238686 239241 240158 241503 241739 242145 243546 243781 244092 244691
// bufdiff-features: 244746 246256 246543 246895 247062 248209 249841 250345 252466 252539 253836
// bufdiff-features: 255676 259510 259528 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f1(%arg0: tensor<4xi8>, %arg1: i8, %arg2: tensor<4xi8>) -> tensor<4xi8> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg2 : tensor<4xi8>, tensor<4xi8>) outs(%arg2 : tensor<4xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %1 = arith.addi %in, %in_0 : i8
      %c2_i8 = arith.constant 2 : i8
      %2 = arith.divui %1, %c2_i8 : i8
      %3 = arith.maxsi %2, %out : i8
      linalg.yield %3 : i8
    } -> tensor<4xi8>
    return %0 : tensor<4xi8>
  }
  func.func @f2(%arg0: tensor<?xi8>) -> (tensor<4xi8>, tensor<?xi8>) {
    %mapped = linalg.map ins(%arg0 : tensor<?xi8>) outs(%arg0 : tensor<?xi8>)
      (%in: i8, %init: i8) {
        %c-128_i8 = arith.constant -128 : i8
        %2 = arith.xori %in, %c-128_i8 : i8
        linalg.yield %2 : i8
      }
    %cst = arith.constant dense<[1, 4, 7, 10]> : tensor<4xi8>
    %0 = tensor.empty() : tensor<4xi8>
    %1 = linalg.copy ins(%cst : tensor<4xi8>) outs(%0 : tensor<4xi8>) -> tensor<4xi8>
    return %1, %mapped : tensor<4xi8>, tensor<?xi8>
  }
  func.func private @f3(%arg0: tensor<4xi8>, %arg1: i8) -> tensor<?xi8> {
    %0 = call @f1(%arg0, %arg1, %arg0) : (tensor<4xi8>, i8, tensor<4xi8>) -> tensor<4xi8>
    %cast = tensor.cast %arg0 : tensor<4xi8> to tensor<?xi8>
    %1:2 = call @f2(%cast) : (tensor<?xi8>) -> (tensor<4xi8>, tensor<?xi8>)
    return %1#1 : tensor<?xi8>
  }
  func.func @main(%arg0: tensor<4xi8> {bufferization.writable = false}) -> (tensor<?xi8>, tensor<4xi8>, tensor<4xi8>) {
    %c42_i8 = arith.constant 42 : i8
    %0 = call @f3(%arg0, %c42_i8) : (tensor<4xi8>, i8) -> tensor<?xi8>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<4xi8>
    %inserted = tensor.insert %extracted into %arg0[%c0] : tensor<4xi8>
    %1:2 = scf.forall (%arg1) = (0) to (4) step (2) shared_outs(%arg2 = %0, %arg3 = %arg0) -> (tensor<?xi8>, tensor<4xi8>) {
      %2 = func.call @f1(%arg0, %c42_i8, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xi8>, i8, tensor<4xi8>) -> tensor<4xi8>
      %3 = tensor.empty() : tensor<2xi8>
      %4 = linalg.fill ins(%extracted : i8) outs(%3 : tensor<2xi8>) -> tensor<2xi8>
      %extracted_slice = tensor.extract_slice %arg3[%arg1] [2] [1] : tensor<4xi8> to tensor<2xi8>
      %extracted_slice_0 = tensor.extract_slice %0[0] [2] [3] : tensor<?xi8> to tensor<2xi8>
      %5 = linalg.min ins(%4, %extracted_slice_0 : tensor<2xi8>, tensor<2xi8>) outs(%extracted_slice : tensor<2xi8>) -> tensor<2xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg2[%arg1] [2] [1] : tensor<2xi8> into tensor<?xi8>
        tensor.parallel_insert_slice %5 into %arg3[%arg1] [2] [1] : tensor<2xi8> into tensor<4xi8>
      }
    }
    return %1#0, %1#1, %inserted : tensor<?xi8>, tensor<4xi8>, tensor<4xi8>
  }
}

