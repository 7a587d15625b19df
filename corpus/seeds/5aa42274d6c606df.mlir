// bufdiff-profile: idioms
// bufdiff-choices: be02e952ce9474f81a3a9bcb61ef1fac3fdd5b71d9e10bd9f5df6194822a077acf8e110966574736
// bufdiff-choices: 15ea3206eb0abc7e56c5ecc7a7cef8bbde926d89c787f53d5b33817b9aff42e1b490fcd80121c9ef
// bufdiff-choices: 631b46db9203997433462dc3c936bfadfc54cee6ea5fbd152a656d428537219c729205add86e982e
// bufdiff-choices: 367776a771945093653ff459a1b59af167bbb981a3b1087b42bfdc68bf48c4c96743f4904ceb63fb
// bufdiff-choices: 4f0039da631cff768f664e6ed71623c67a31a7675263cf6d567e258ca8104d3af5b3628dd3aed590
// bufdiff-choices: 7ce63f5cbd4f39ce61c4d7811f5609446f4e449f3e2254e1aae5f5696c9e42eafcea6d25ea56f2ea
// bufdiff-choices: 33091c868fd17d49bf8c05d946ea0ff13221679d5bec1e91885dbb2e9f50de3a046d0f010402b8a5
// bufdiff-choices: 81bc7e2bc5df83d4f435217b022d5ddda529967cef201dcbf730c902bbac826b706b7b5529ea411c
// bufdiff-choices: 875d6b069d8bc7961461c63430ea40e3faf0b4b235af93ce611e15ba766971a21dd17708af6cb2d7
// bufdiff-choices: 2ab4accebe760b040438018426241027d392220f45813ababb589bec0a
// bufdiff-features: 706 2945 3579 4165 5187 5672 6277 6476 6611 8918 9479 10817 11162 11363 13233
// bufdiff-features: 13424 14109 15671 15751 16269 18166 18480 18952 19419 20749 20838 22280 22630
// bufdiff-features: 24259 24268 25367 27766 28747 29203 29236 29590 30539 30666 31143 34167 34960
// bufdiff-features: 37038 37183 38202 38528 38783 39150 39627 40070 40712 41396 41605 41984 41996
// bufdiff-features: 42228 42294 42398 42467 42850 43774 43942 45571 46203 47392 47616 47779 48598
// bufdiff-features: 51373 51415 51475 52062 52148 52322 52486 52558 52900 53243 53951 54827 54964
// bufdiff-features: 54998 55003 55113 56404 58024 58254 59347 60243 60686 61402 62253 62700 63071
// bufdiff-features: 63800 63929 64120 64235 64964 65133 66797 68355 69403 69875 69965 70955 71050
// bufdiff-features: 71306 73169 73289 73849 74057 74255 74720 76339 76953 78430 78703 80144 81218
// bufdiff-features: 82011 82135 82552 84585 84922 85118 85843 86125 86844 87895 88732 89003 89780
// bufdiff-features: 90585 90777 91248 92157 93255 93286 93318 93567 95273 95407 97715 98187 98501
// bufdiff-features: 98813 99228 99383 101867 104315 104931 105700 105750 107183 107997 109187
// bufdiff-features: 109732 109923 111872 112929 113940 115252 115801 117183 117235 118234 118698
// bufdiff-features: 119068 120049 120258 120599 121632 123396 126932 128817 129630 130602 130933
// bufdiff-features: 131528 131851 133723 133756 134279 136030 136271 136273 137045 137656 138086
// bufdiff-features: 138753 139201 139524 139776 144489 148647 149534 150313 150818 150838 151326
// bufdiff-features: 151728 151967 152233 153001 153092 153293 154772 155898 156191 156460 158120
// bufdiff-features: 159082 159193 160756 161004 162971 165695 165719 166037 166361 167086 168323
// bufdiff-features: 168858 170469 170607 171369 171671 171715 174170 174571 176447 177904 178067
// bufdiff-features: 178165 178563 179005 179649 179977 183778 184030 185252 185398 186677 187925
// bufdiff-features: 189391 190142 190818 191076 192087 192422 192628 192771 193290 193475 193747
// bufdiff-features: 194134 194632 194682 194987 195183 196031 197837 198865 200674 201802 202162
// bufdiff-features: 202241 203158 204527 205434 205688 205689 205953 206820 207330 210022 210351
// bufdiff-features: 210461 211884 212375 212779 213275 213455 214143 215959 216969 217513 218064
// bufdiff-features: 218480 218635 220098 222612 224222 225985 226357 227154 228390 228936 229373
// bufdiff-features: 229623 230081 230640 231490 233276 233772 234387 235325 235932 236216 236930
// bufdiff-features: 239241 239451 240158 243140 243546 245619 245673 246037 246303 246543 247062
// bufdiff-features: 248974 250432 251054 251992 252466 252539 253389 255520 255556 256688 256792
// bufdiff-features: 257794 258123 258378 258658 259510 259528 259766 259840 260179 260360 260364
#map = affine_map<() -> ()>
module {
  func.func private @f1(%arg0: tensor<i8>, %arg1: tensor<i8>, %arg2: tensor<i8>, %arg3: tensor<i8>) -> tensor<i8> {
    %c-3_i8 = arith.constant -3 : i8
    %0 = linalg.fill ins(%c-3_i8 : i8) outs(%arg0 : tensor<i8>) -> tensor<i8>
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.for %arg4 = %c2 to %c5 step %c1 iter_args(%arg5 = %0, %arg6 = %arg2, %arg7 = %c-3_i8) -> (tensor<i8>, tensor<i8>, i8) {
      %mapped = linalg.map ins(%arg3 : tensor<i8>) outs(%arg6 : tensor<i8>)
        (%in: i8, %init: i8) {
          %c-1_i8 = arith.constant -1 : i8
          %5 = arith.minui %in, %c-1_i8 : i8
          linalg.yield %5 : i8
        }
      %4 = linalg.min ins(%arg3, %arg2 : tensor<i8>, tensor<i8>) outs(%arg5 : tensor<i8>) -> tensor<i8>
      scf.yield %4, %mapped, %arg7 : tensor<i8>, tensor<i8>, i8
    }
    %2 = linalg.add ins(%0, %arg3 : tensor<i8>, tensor<i8>) outs(%1#0 : tensor<i8>) -> tensor<i8>
    %3 = linalg.sub ins(%1#0, %arg2 : tensor<i8>, tensor<i8>) outs(%1#1 : tensor<i8>) -> tensor<i8>
    return %2 : tensor<i8>
  }
  func.func private @f2(%arg0: tensor<i8>, %arg1: i8, %arg2: tensor<i8>) -> (tensor<i8>, tensor<i8>, tensor<i8>) {
    %0 = linalg.copy ins(%arg2 : tensor<i8>) outs(%arg0 : tensor<i8>) -> tensor<i8>
    %1 = call @f1(%arg2, %arg2, %arg2, %arg2) : (tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<i8>
    %2 = linalg.copy ins(%1 : tensor<i8>) outs(%arg2 : tensor<i8>) -> tensor<i8>
    %3 = tensor.empty() : tensor<i8>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i8>) outs(%3 : tensor<i8>) {
    ^bb0(%in: i8, %out: i8):
      %5 = arith.cmpi ule, %in, %arg1 : i8
      %6 = arith.select %5, %in, %arg1 : i8
      linalg.yield %6 : i8
    } -> tensor<i8>
    return %0, %arg0, %2 : tensor<i8>, tensor<i8>, tensor<i8>
  }
  func.func private @f3(%arg0: tensor<i8>, %arg1: tensor<i8>) -> (tensor<i8>, tensor<i8>) {
    %c7_i8 = arith.constant 7 : i8
    %c3_i8 = arith.constant 3 : i8
    %from_elements = tensor.from_elements %c7_i8, %c3_i8 : tensor<2xi8>
    %reduced = linalg.reduce ins(%from_elements : tensor<2xi8>) outs(%arg1 : tensor<i8>) dimensions = [0] 
      (%in: i8, %init: i8) {
        %1 = arith.addi %in, %init : i8
        %c7_i8_0 = arith.constant 7 : i8
        %2 = arith.shli %1, %c7_i8_0 : i8
        linalg.yield %2 : i8
      }
    %0 = bufferization.alloc_tensor() copy(%reduced) : tensor<i8>
    return %reduced, %0 : tensor<i8>, tensor<i8>
  }
  func.func @f4(%arg0: tensor<i8>, %arg1: i8) -> tensor<i8> {
    %0 = call @f1(%arg0, %arg0, %arg0, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<i8>
    %c2_i8 = arith.constant 2 : i8
    %1:3 = call @f2(%arg0, %c2_i8, %arg0) : (tensor<i8>, i8, tensor<i8>) -> (tensor<i8>, tensor<i8>, tensor<i8>)
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<i8>) outs(%1#1 : tensor<i8>) {
    ^bb0(%in: i8, %out: i8):
      %3 = arith.addi %in, %out : i8
      linalg.yield %3 : i8
    } -> tensor<i8>
    return %2 : tensor<i8>
  }
  func.func @main(%arg0: tensor<i8>, %arg1: tensor<i8>, %arg2: tensor<i8>) -> (tensor<3xi8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<3xi8>, i8, i8) {
    %0 = tensor.empty() : tensor<i8>
    %extracted = tensor.extract %arg0[] : tensor<i8>
    %1 = linalg.fill ins(%extracted : i8) outs(%0 : tensor<i8>) -> tensor<i8>
    %2 = call @f4(%1, %extracted) : (tensor<i8>, i8) -> tensor<i8>
    %3 = tensor.empty() : tensor<i8>
    %4 = linalg.fill ins(%extracted : i8) outs(%3 : tensor<i8>) -> tensor<i8>
    %5:2 = call @f3(%arg2, %4) : (tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>)
    %c7_i8 = arith.constant 7 : i8
    %c-3_i8 = arith.constant -3 : i8
    %from_elements = tensor.from_elements %extracted, %c7_i8, %c-3_i8 : tensor<3xi8>
    %6 = tensor.empty() : tensor<2x3xi8>
    %7 = linalg.fill ins(%extracted : i8) outs(%6 : tensor<2x3xi8>) -> tensor<2x3xi8>
    %extracted_slice = tensor.extract_slice %from_elements[0] [2] [1] : tensor<3xi8> to tensor<2xi8>
    %8 = linalg.vecmat ins(%extracted_slice, %7 : tensor<2xi8>, tensor<2x3xi8>) outs(%from_elements : tensor<3xi8>) -> tensor<3xi8>
    %9 = linalg.copy ins(%8 : tensor<3xi8>) outs(%from_elements : tensor<3xi8>) -> tensor<3xi8>
    return %9, %5#1, %5#0, %2, %from_elements, %c-3_i8, %extracted : tensor<3xi8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<3xi8>, i8, i8
  }
}

