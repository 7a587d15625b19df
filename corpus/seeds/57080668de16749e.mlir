// bufdiff-profile: idioms
// bufdiff-choices: 441a43eff27540bc3ad9c6d7cd4fdb1dddacee2f2432155d51b34d09795e2b15deafd34dd93bb7c8
// bufdiff-choices: d3ead09b5add57f50131f941f5f9117ac0c0622eaf19d391adad930838b29c3f420fb15ef0666d86
// bufdiff-choices: ab9026b2861d84e745541125565d15ed775b986f24c21bd0fdd2a78d08bb77df0ce1cce72fd981c7
// bufdiff-choices: 8af9ce780ac14cbf377b86ce0e42058d4f5aaa7184640a91e61d96983ad58d70e72ae38d60e80c94
// bufdiff-choices: 9bb906720624a391635a145c1a295d5957c4459462d9808a72304645ff22d407df38c4c9db3e2497
// bufdiff-choices: fb776b53dca5d65e1942aa776627871f3c979d2e7f2cbb6b2749534ae90188b57350a4493cb9f319
// bufdiff-choices: 7282a925026ea56c683cab0a44b8c9bcecf76c479b4e2371d42f4b73becd05bfa3e452cf9c650e27
// bufdiff-choices: e941f432cc18e364da3ceca6
// bufdiff-features: 706 2945 3579 6666 9479 10020 11162 13233 13424 13915 15751 16161 16269 16455
// bufdiff-features: 16682 18166 20749 21522 21652 23621 24259 27766 28999 29590 30666 30710 33887
// bufdiff-features: 34167 36674 36936 37183 39915 40540 40712 41984 41996 42467 42858 43092 43774
// bufdiff-features: 44167 45202 46203 46874 47102 47392 49635 49657 50315 52062 52361 52558 52807
// bufdiff-features: 52900 54658 54827 54998 55276 56404 57598 58024 58141 58403 59038 59703 60417
// bufdiff-features: 61590 61944 62035 63800 64120 64162 64416 66327 66626 68355 69817 70202 72385
// bufdiff-features: 72403 72546 73287 73330 74057 74255 74716 76743 77261 77617 78283 78430 80422
// bufdiff-features: 81200 81502 82011 82552 83194 83760 84585 84922 85219 85681 85843 86125 86844
// bufdiff-features: 87862 88337 88732 89110 89780 89812 90414 92144 92194 93171 93255 96353 98501
// bufdiff-features: 99228 100262 104123 104315 104682 104931 105579 105700 105902 107783 108977
// bufdiff-features: 109187 110162 110780 112929 113150 113171 115107 117724 117767 120197 125363
// bufdiff-features: 126398 126932 129550 130824 132986 133297 133756 135464 136852 137045 138208
// bufdiff-features: 142040 142393 150313 150818 152226 155408 155898 156191 156325 156460 157579
// bufdiff-features: 158120 158897 159796 160327 160756 161426 162265 162678 162799 162971 163044
// bufdiff-features: 163188 165057 165394 165636 165695 165719 166169 167086 167164 167341 167614
// bufdiff-features: 167959 168323 168858 171369 171670 171715 173166 173614 174170 174250 176782
// bufdiff-features: 177697 177904 178067 178108 178165 178549 178785 180207 180465 182719 184030
// bufdiff-features: 185252 188790 190627 191476 192422 192628 192771 193290 193747 194134 194814
// bufdiff-features: 195407 195820 197267 197561 198460 199827 200104 201168 202241 205434 206393
// bufdiff-features: 206946 208849 210022 210406 210461 211466 211786 211884 212779 213275 213991
// bufdiff-features: 214082 214744 215959 218064 218310 218657 220918 222809 222842 222982 225759
// bufdiff-features: 225827 225985 226053 226151 226310 226579 227623 228061 229266 230081 230640
// bufdiff-features: 232365 232983 234387 234991 236714 236909 237763 240158 240651 242101 242872
// bufdiff-features: 243140 243546 245673 246543 250360 252161 252466 252539 253836 254791 258994
// bufdiff-features: 259528 259840 260732
#map = affine_map<() -> ()>
module {
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = linalg.negf ins(%arg0 : tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.negf %in : f32
      %5 = arith.addf %4, %extracted : f32
      linalg.yield %5 : f32
    } -> tensor<f32>
    return %1, %3, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f2(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant 7.250000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %0:3 = call @f1(%inserted, %inserted) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %1:3 = call @f1(%0#1, %0#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %2 = linalg.fill ins(%cst : f32) outs(%1#0 : tensor<f32>) -> tensor<f32>
    return %1#2, %1#1, %0#2, %2 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>) {
    %cst = arith.constant dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf32>
    %reduced = linalg.reduce ins(%cst : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %2 = arith.subf %in, %init : f32
        linalg.yield %2 : f32
      }
    %0:4 = call @f2(%reduced) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst[0] [2] [%c1] : tensor<2xf32> to tensor<2xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %cst[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
    %c0 = arith.constant 0 : index
    %1 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %extracted_slice) -> (tensor<2xf32>) {
      %2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg2) -> (tensor<2xf32>) {
        %extracted = tensor.extract %arg4[%c0] : tensor<2xf32>
        %mapped = linalg.map ins(%cst, %extracted_slice, %inserted_slice : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) outs(%arg4 : tensor<2xf32>)
          (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
            %4 = arith.cmpf olt, %in, %in_0 : f32
            %5 = arith.select %4, %in, %in_0 : f32
            %6 = arith.mulf %5, %in_1 : f32
            linalg.yield %6 : f32
          }
        %3 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%cst, %inserted_slice : tensor<2xf32>, tensor<2xf32>) outs(%mapped : tensor<2xf32>) -> tensor<2xf32>
        scf.yield %3 : tensor<2xf32>
      }
      scf.yield %2 : tensor<2xf32>
    }
    return %0#3, %0#2, %0#1, %0#0, %extracted_slice, %arg0, %1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>
  }
}

