// bufdiff-profile: idioms
// bufdiff-choices: b07c320b31f5d1037312062886fe53bf790e7e0dba1897ad735e21135f320b0844226bdbda900a58
// bufdiff-choices: 1cab22f39d0092cc7f9caefd54109b590a6580e0cdf605b85352eb79ed4724060372bd6ab9aec440
// bufdiff-choices: b1746fd837119694f99a6363fa0fa4e297daa530eddf9e32bfc96d4eb811e70812e16799514a8442
// bufdiff-choices: ce23f8f204317f83e73185f550de8f4063b5e454f9be8247b4d69f3ec3f73b0a3b4a60d3260366c5
// bufdiff-choices: 23a73ce1716e8dbf2e224c0947328f7e1d6fbec51314253170a7c97ecd2ace037d886f297ee96bd0
// bufdiff-choices: 711c08ca7daa9040bff5c2bf440f1882e5f800ace50f18ce33e5ca86efe2d5fea697423645dcca46
// bufdiff-choices: 98af71e8529a1bf10e0aace0fdd6f0d6b5a099bbee31cf4ef968702923b493f7c625b6d32c1e2741
// bufdiff-features: 686 989 1739 3579 4165 4752 5187 5522 6611 6666 9479 11162 11490 11713 13233
// bufdiff-features: 13424 13915 14109 14709 14884 15671 15751 15958 16269 17193 17470 18166 19985
// bufdiff-features: 22280 22711 26125 26536 27766 28556 30666 31143 34167 35193 35610 37183 37548
// bufdiff-features: 38202 38706 38783 39329 39541 39743 40070 40540 40712 40716 41984 41996 42749
// bufdiff-features: 43652 43774 45031 45147 46203 47230 47392 47779 48598 48974 49657 50315 51851
// bufdiff-features: 52148 52272 52361 52558 52900 54827 54964 56404 58403 60686 61969 63071 63800
// bufdiff-features: 63929 64120 64235 64435 65133 66327 66995 68355 70544 71050 71156 71306 71856
// bufdiff-features: 73150 73289 78283 78430 78703 79539 80567 81160 81316 82135 83194 84322 84585
// bufdiff-features: 84922 85047 85843 86125 86159 86844 87601 87895 88337 88732 89110 89250 89780
// bufdiff-features: 89812 90585 90777 91312 91884 92022 92697 92740 93255 93719 95407 98187 98501
// bufdiff-features: 99187 99383 101296 101582 102597 102921 104790 104931 105902 107702 107805
// bufdiff-features: 109187 110136 110780 110952 111205 112929 116549 117151 117235 118884 119340
// bufdiff-features: 119588 120049 120687 126927 126932 127096 127997 129630 130177 136273 137045
// bufdiff-features: 137343 139879 140778 140830 142274 142393 146613 146651 148739 150313 150818
// bufdiff-features: 152226 153293 155898 156325 156460 158120 158396 158810 158897 159796 159846
// bufdiff-features: 159895 160327 160756 162764 163044 164602 164709 165394 165636 165695 165719
// bufdiff-features: 167086 167614 168689 168858 172926 174243 174515 177226 178067 178165 180465
// bufdiff-features: 184030 185155 185252 185342 186213 187647 188790 189391 191908 192771 193290
// bufdiff-features: 193747 196031 197267 197837 198432 198460 200401 201032 201509 202241 202814
// bufdiff-features: 204195 205434 205689 205737 207442 208557 210022 210351 210406 210461 212375
// bufdiff-features: 212779 213275 214621 215959 216969 218064 218516 218657 219413 219734 222809
// bufdiff-features: 223577 223642 225203 225984 226579 227345 227372 227536 228291 228390 228519
// bufdiff-features: 229266 230081 230142 230640 231122 231155 233174 233276 234346 236714 236909
// bufdiff-features: 236930 236986 239237 240158 241496 245380 245458 245619 246543 249841 251444
// bufdiff-features: 251795 251992 252466 252539 252919 253836 255816 256414 257806 259528 259840
// bufdiff-features: 261572
module {
  func.func @main(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<f32>, tensor<2x2x1x1x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<2x1xf32>) {
    %cst = arith.constant dense<[2.500000e+00, 3.500000e+00]> : tensor<2xf32>
    %reduced = linalg.reduce ins(%cst : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %3 = arith.cmpf uge, %in, %init : f32
        %4 = arith.select %3, %in, %init : f32
        linalg.yield %4 : f32
      }
    %extracted = tensor.extract %arg0[] : tensor<f32>
    vector.print %extracted : f32
    %cst_0 = arith.constant dense<-6.000000e+00> : tensor<f32>
    %0:2 = call @f1(%cst_0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %1:3 = call @f3(%arg0, %arg0, %arg0, %cst_0) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<2x2x1x1x2xf32>, tensor<f32>, tensor<f32>)
    %2 = call @f4(%0#1) : (tensor<f32>) -> tensor<f32>
    %expanded = tensor.expand_shape %cst [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    return %reduced, %0#0, %1#0, %1#1, %1#2, %2, %expanded : tensor<f32>, tensor<f32>, tensor<2x2x1x1x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<2x1xf32>
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

