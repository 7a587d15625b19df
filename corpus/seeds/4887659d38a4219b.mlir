// bufdiff-profile: idioms
// bufdiff-choices: b07c320b31f5d1037312062886fe53bf790e7e0dba1897ad735e21135f320b0844226bdbda900a58
// bufdiff-choices: 1cab22f39d0092cc7f9caefd54109b590a6580e0cdf605b85352eb79ed4724060372bd6ab9aec440
// bufdiff-choices: b1746fd837119694f99a6363fa0fa4e297daa530eddf9e32bfc96d4eb811e70812e16799514a8442
// bufdiff-choices: ce23f8f204317f83e73185f550de8f4063b5e454f9be8247b4d69f3ec3f73b0a3b4a60d3260366c5
// bufdiff-choices: 23a73ce1716e8dbf2e224c0947328f7e1d6fbec51314253170a7c97ecd2ace037d886f297ee96bd0
// bufdiff-choices: 711c08ca7daa9040bff5c2bf440f1882e5f800ace50f18ce33e5ca86efe2d5fea697423645dcca46
// bufdiff-choices: 98af71e8529a1bf10e0aace0fdd6f0d6b5a099bbee31cf4ef968702923b493f7c625b6d32c1e2741
// bufdiff-choices: d988322f400a594fdfce
// bufdiff-features: 686 1739 3217 3579 3959 4752 4958 5187 6611 6666 8130 9479 11047 11162 11490
// bufdiff-features: 11713 12932 13233 13424 13915 14109 15671 15751 16269 17193 17470 18166 19100
// bufdiff-features: 20734 21953 22280 26536 27766 28556 29590 30666 34034 34167 35193 35610 37183
// bufdiff-features: 37548 38202 38706 38783 39329 39541 39743 40070 40266 40540 40712 40716 41984
// bufdiff-features: 41996 42749 43774 44505 44522 45031 45147 46203 46502 47230 47392 47779 48974
// bufdiff-features: 49657 50315 51450 52062 52148 52272 52322 52361 52558 52900 53180 54827 54964
// bufdiff-features: 56404 58024 58403 60108 60417 60686 61375 61944 63071 63800 63929 64119 64120
// bufdiff-features: 64235 64435 65133 66327 66995 68355 70036 70544 71156 71856 73150 73289 74057
// bufdiff-features: 74255 74511 75361 78283 78430 79539 80567 81160 81316 82135 83194 84585 84922
// bufdiff-features: 85047 85843 86125 86159 86292 86844 87151 87862 87895 88337 88732 89250 89780
// bufdiff-features: 89812 90777 91312 91884 92697 93094 93171 93255 93719 95407 98187 98501 99383
// bufdiff-features: 101296 101582 101867 102597 102921 104315 104931 109187 110780 110952 111205
// bufdiff-features: 112929 116549 117151 117724 117943 119340 120049 123301 124626 126883 126927
// bufdiff-features: 126932 127096 127533 127997 129630 130177 132723 134279 136273 137045 137343
// bufdiff-features: 139879 140778 140830 141891 142040 142393 144093 146613 146651 148739 150313
// bufdiff-features: 150818 152226 153293 155884 155898 156460 158120 158810 158897 159796 159895
// bufdiff-features: 160327 160756 162677 164709 165394 165636 165695 165719 167086 167614 168457
// bufdiff-features: 168562 168858 169318 171369 174243 174515 177211 177226 177904 178067 178165
// bufdiff-features: 178560 179647 180207 180465 181522 184030 185155 185342 186149 186213 187647
// bufdiff-features: 188790 188845 189391 190142 190547 192628 192771 193290 193747 194255 196031
// bufdiff-features: 197837 198357 198432 198689 200256 201032 201509 201601 201701 202241 202814
// bufdiff-features: 204195 205434 205689 205737 207330 207442 208557 210022 210351 210406 210461
// bufdiff-features: 211967 212375 212779 213275 214325 214621 215959 216969 218064 218516 218657
// bufdiff-features: 219734 222809 223642 225203 225827 227372 227536 228291 228390 228519 228936
// bufdiff-features: 229266 230081 230142 230640 231155 233174 233276 234346 234387 234993 235775
// bufdiff-features: 236714 236909 236930 240158 241496 242306 245380 245458 245619 246543 249841
// bufdiff-features: 250917 251137 251444 251795 251946 251992 252466 252539 252919 253904 255816
// bufdiff-features: 256112 256414 257806 258331 259528 259840 261572
module {
  func.func @main(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<f32>, tensor<2x2x1x1x2xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>) {
    %cst = arith.constant dense<[2.500000e+00, 3.500000e+00]> : tensor<2xf32>
    %reduced = linalg.reduce ins(%cst : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %5 = arith.cmpf uge, %in, %init : f32
        %6 = arith.select %5, %in, %init : f32
        linalg.yield %6 : f32
      }
    %extracted = tensor.extract %arg0[] : tensor<f32>
    vector.print %extracted : f32
    %0:2 = call @f1(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %1:3 = call @f3(%0#0, %0#0, %0#0, %0#0) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<2x2x1x1x2xf32>, tensor<f32>, tensor<f32>)
    %2 = call @f4(%1#2) : (tensor<f32>) -> tensor<f32>
    %3:2 = call @f2(%2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<3xf32>)
    %extracted_slice = tensor.extract_slice %3#1[0] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %extracted_slice_0 = tensor.extract_slice %3#1[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %4 = linalg.copy ins(%cst : tensor<2xf32>) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
    %inserted_slice = tensor.insert_slice %4 into %3#1[0] [2] [1] : tensor<2xf32> into tensor<3xf32>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %inserted_slice[1] [2] [1] : tensor<2xf32> into tensor<3xf32>
    return %3#0, %1#1, %1#0, %0#1, %reduced, %inserted_slice_1 : tensor<f32>, tensor<f32>, tensor<2x2x1x1x2xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 1.000000e+02 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = bufferization.alloc_tensor() copy(%cst_0) : tensor<f32>
    return %0, %inserted : tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>) -> (tensor<f32>, tensor<3xf32>) {
    %0 = tensor.empty() : tensor<3xf32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %cst = arith.constant dense<[9.500000e+00, 8.500000e+00, 7.500000e+00]> : tensor<3xf32>
    %2 = linalg.dot ins(%1, %cst : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %3 = scf.for %arg1 = %c1 to %c3 step %c1 iter_args(%arg2 = %cst) -> (tensor<3xf32>) {
      %c0 = arith.constant 0 : index
      %extracted_0 = tensor.extract %cst[%c0] : tensor<3xf32>
      %inserted = tensor.insert %extracted into %arg2[%c1] : tensor<3xf32>
      scf.yield %inserted : tensor<3xf32>
    }
    return %2, %3 : tensor<f32>, tensor<3xf32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<2x2x1x1x2xf32>, tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg1, %arg3 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant -2.500000e+00 : f32
    %inserted = tensor.insert %cst into %arg2[] : tensor<f32>
    %2 = tensor.empty() : tensor<2x2x1x1x2xf32>
    %extracted = tensor.extract %arg3[] : tensor<f32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<2x2x1x1x2xf32>) -> tensor<2x2x1x1x2xf32>
    %4 = tensor.empty() : tensor<2x2x2x2x2xf32>
    %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<2x2x2x2x2xf32>) -> tensor<2x2x2x2x2xf32>
    %c2 = arith.constant 2 : index
    %6 = tensor.empty(%c2) : tensor<1x?x2xf32>
    %7 = linalg.pooling_ndhwc_max ins(%5, %6 : tensor<2x2x2x2x2xf32>, tensor<1x?x2xf32>) outs(%3 : tensor<2x2x1x1x2xf32>) -> tensor<2x2x1x1x2xf32>
    return %7, %inserted, %1 : tensor<2x2x1x1x2xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @f4(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 3.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2:2 = call @f2(%0) : (tensor<f32>) -> (tensor<f32>, tensor<3xf32>)
    return %1 : tensor<f32>
  }
}

