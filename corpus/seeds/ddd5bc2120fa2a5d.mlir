// bufdiff-profile: idioms
// bufdiff-choices: 441178bf4f94c457f319430f98374aff909c91e6d318077ec04c08c91796edde8cd30fcc71acfc2c
// bufdiff-choices: febf45d6ad45ca32846642268cd33c71dede66f9c97410e1661f6875c93f40ba91563c79128ff0fa
// bufdiff-choices: fdffb78413ab0edd13134305b9f7d2109701e660620267f3f9b35d0257740a12047cffbe75487824
// bufdiff-choices: 7972f624720d6b37e48e040db903a30dc366752f3d88df5b552929752e0f23501068ed9b0160083f
// bufdiff-choices: 753d8e62125d36fea506431fe4aaee75a01637848b578474b10fb1457aecd57f1b2aae4dbb4e3b99
// bufdiff-choices: 0f528e42eb18c26b00f82d089b305adcf4dfcbb66153f740331c0a85828f8c8fbd8b56bf12
// bufdiff-features: 1631 2442 3257 4211 4892 6363 8147 9479 10035 12276 12638 12796 12932 13233
// bufdiff-features: 13424 14968 15751 15903 16269 16289 18166 21140 21522 22095 22280 22323 23143
// bufdiff-features: 23600 25818 26464 26568 26619 27218 29839 30666 31143 34167 38754 38783 39025
// bufdiff-features: 40712 42344 42858 42984 43092 44505 45017 46203 47230 47392 47762 49635 49657
// bufdiff-features: 50107 50894 51534 52322 52558 52900 53057 53180 53252 53435 53469 54408 54964
// bufdiff-features: 54998 56024 57548 58024 58190 60686 63071 63800 64435 64716 66422 66662 67526
// bufdiff-features: 68355 68782 71050 71122 72450 73330 74336 74833 75921 76328 77261 78430 79099
// bufdiff-features: 81239 82135 84585 85843 86125 87935 88337 88732 89449 89780 92194 93255 95407
// bufdiff-features: 96808 99228 99383 99757 100073 100866 104247 104931 106287 107412 109187 110780
// bufdiff-features: 111619 112929 115026 116549 117235 118081 119138 119588 121626 121682 122575
// bufdiff-features: 122950 123470 125850 127533 129435 129630 130602 132574 133297 134205 136522
// bufdiff-features: 137045 138366 140286 141458 144596 144811 144921 146512 148304 150818 152897
// bufdiff-features: 152983 153293 155898 156191 156369 156460 157120 157834 158120 158897 160756
// bufdiff-features: 161377 163687 164602 165141 165695 165719 166579 167793 168858 169047 170819
// bufdiff-features: 171116 171369 174170 174243 174734 177552 177930 179034 180207 182283 182719
// bufdiff-features: 184030 184718 184962 185723 186959 188126 188358 188790 189674 190142 192628
// bufdiff-features: 192771 194063 194134 198460 199823 200104 201059 201461 201509 202085 202513
// bufdiff-features: 204527 204655 205434 205471 205689 205859 207330 207731 208017 208623 210022
// bufdiff-features: 210461 211786 212111 212375 213275 214744 215925 215959 218064 218657 219393
// bufdiff-features: 220098 220510 221975 222487 223437 223802 225250 226151 226357 227368 228061
// bufdiff-features: 228168 228390 228519 228936 229266 229273 229951 230081 230640 232983 233276
// bufdiff-features: 233869 234387 234562 236238 236929 236986 237763 240158 241329 241331 243546
// bufdiff-features: 243781 244092 244770 245380 246543 246953 247062 249841 252539 253439 253836
// bufdiff-features: 254791 255520 258906 259510 259528 259766 259840
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func private @f1(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>) -> (tensor<?xi32>, tensor<3xi32>) {
    %extracted_slice = tensor.extract_slice %arg1[0] [3] [1] : tensor<3xi32> to tensor<3xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<3xi32>
    %inserted = tensor.insert %extracted into %extracted_slice[%c1] : tensor<3xi32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<3xi32>) outs(%arg1 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.maxui %in, %out : i32
      linalg.yield %3 : i32
    } -> tensor<3xi32>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3) : tensor<?xi32>
    %2 = linalg.copy ins(%inserted : tensor<3xi32>) outs(%1 : tensor<?xi32>) -> tensor<?xi32>
    return %2, %0 : tensor<?xi32>, tensor<3xi32>
  }
  func.func private @f2(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<6xi32>) -> (tensor<6xi32>, tensor<?xi32>, tensor<3xi32>) {
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %0 = vector.transfer_read %arg2[%c0], %c1_i32 {in_bounds = [true]} : tensor<6xi32>, vector<3xi32>
    %c1 = arith.constant 1 : index
    %1 = vector.transfer_write %0, %arg2[%c1] : vector<3xi32>, tensor<6xi32>
    %cst = arith.constant dense<-128> : tensor<3xi32>
    %2:2 = call @f1(%cst, %cst) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<?xi32>, tensor<3xi32>)
    return %1, %2#0, %2#1 : tensor<6xi32>, tensor<?xi32>, tensor<3xi32>
  }
  func.func @main(%arg0: tensor<6xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>, %arg3: tensor<6xi32>) -> (tensor<3xi32>, tensor<?xi32>, tensor<6xi32>, tensor<6xi32>) {
    %0:3 = call @f2(%arg2, %arg2, %arg0) : (tensor<i32>, tensor<i32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<?xi32>, tensor<3xi32>)
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %0#0[%c2] : tensor<6xi32>
    %c42_i32 = arith.constant 42 : i32
    %1 = arith.cmpi ult, %extracted, %c42_i32 : i32
    scf.if %1 {
      %cast = tensor.cast %arg3 : tensor<6xi32> to tensor<?xi32>
      %c3 = arith.constant 3 : index
      %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c2, %c3] : tensor<?xi32> into tensor<?x?xi32>
      %collapsed = tensor.collapse_shape %expanded [[0, 1]] : tensor<?x?xi32> into tensor<?xi32>
      %extracted_0 = tensor.extract %arg3[%c3] : tensor<6xi32>
    }
    %2 = scf.forall (%arg4) = (0) to (6) step (2) shared_outs(%arg5 = %arg0) -> (tensor<6xi32>) {
      %extracted_slice = tensor.extract_slice %arg5[%arg4] [2] [1] : tensor<6xi32> to tensor<2xi32>
      %c2_i32 = arith.constant 2 : i32
      %from_elements = tensor.from_elements %extracted, %c2_i32 : tensor<2xi32>
      %mapped = linalg.map { arith.minui } ins(%extracted_slice, %from_elements : tensor<2xi32>, tensor<2xi32>) outs(%extracted_slice : tensor<2xi32>)
      %3 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%extracted_slice, %arg2 : tensor<2xi32>, tensor<i32>) outs(%mapped : tensor<2xi32>) -> tensor<2xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg5[%arg4] [2] [1] : tensor<2xi32> into tensor<6xi32>
      }
    }
    return %0#2, %0#1, %arg0, %2 : tensor<3xi32>, tensor<?xi32>, tensor<6xi32>, tensor<6xi32>
  }
}

