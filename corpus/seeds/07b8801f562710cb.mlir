// bufdiff-profile: types
// bufdiff-choices: c39234481cc3d6c64d2ddd1c5a2ae9b78142c4fab9130286f9f57a76f09b5efaed8df30a6dde28ee
// bufdiff-choices: efd6927746634212b5b5ddb0541cb1b9f6d7ad23cee1f638bb0280f2b122476f4e61da37e7d0a226
// bufdiff-choices: a0df9e6566c1db6bf5195d2b88ea336ae07fcfd3da60c62fa25af87f10756f90b23ed07653f94e72
// bufdiff-choices: 653fcfe6f27d4fe584c15455837dfb7eb023298d876182dc5f60dc634df749abaf2c96d2784a5acf
// bufdiff-choices: 6bf7c3a63bc002d7a8280f885eac383e0d4614ed95bdb91d5a98c879259347ececa7ac32de55cd70
// bufdiff-choices: 303268085d25952587240f2b5add78b69e33b0b91172ddcd6043759f0a2011625270b492d15ebce8
// bufdiff-choices: e91929b002cf881baf7a6c565330afb7e7c18389bd136423f40e5d1d8f3e368a60deb3a569a37c0d
// bufdiff-choices: 9f2365654fb93ff604f49305967d3a73ca794ce32d79234f6eb8578d9ea153d444681d3748831dd9
// bufdiff-choices: 8cb97735d6867c98f3506152f430b8f4711c7fab17f6
// bufdiff-features: 33 429 2820 4165 4752 5013 6363 8918 9479 11162 13233 13424 14454 14609 15751
// bufdiff-features: 16269 16455 17193 18166 18667 19419 19979 20874 20952 22280 22448 22630 24184
// bufdiff-features: 25367 27766 28814 30666 34167 36784 37155 37183 39540 39673 39812 40070 40712
// bufdiff-features: 41396 41707 41984 41996 42294 42393 42412 43229 43442 43774 44522 45017 45617
// bufdiff-features: 46203 47392 48598 48974 49657 50556 51415 51851 52558 52900 53243 53951 54658
// bufdiff-features: 54827 54964 54998 55148 56404 59347 60686 62641 63071 63929 64120 64235 64370
// bufdiff-features: 64435 64778 66995 68355 69007 69403 71050 71259 71306 71904 73059 73289 73802
// bufdiff-features: 75361 76953 77129 78283 78430 78703 78875 79539 81160 81316 81736 82011 82135
// bufdiff-features: 82552 82885 83900 83905 84472 84585 84922 85843 86125 86844 88732 89780 89812
// bufdiff-features: 90097 90585 91248 91312 91593 91884 92022 93286 93719 93734 94701 95273 95407
// bufdiff-features: 97715 97774 99383 101264 101582 102512 104931 104973 105795 105902 106805
// bufdiff-features: 107031 107614 108012 108920 109187 109732 110780 112929 113346 115252 119597
// bufdiff-features: 123012 123967 125573 126932 130602 130878 133756 136269 137045 138086 139704
// bufdiff-features: 141112 142274 142610 146512 146613 149674 153293 155389 156460 158120 158476
// bufdiff-features: 158897 159796 160756 160967 162971 163044 163373 164396 165695 165719 167086
// bufdiff-features: 168007 168323 168858 174170 174337 174515 176774 177484 178067 178165 180699
// bufdiff-features: 183645 184030 185275 186042 187697 187925 188621 188790 189674 192413 192422
// bufdiff-features: 192771 193290 194063 194134 195182 196031 197267 197738 197837 199305 201178
// bufdiff-features: 201601 202085 202241 203158 203760 205434 205689 208947 210022 210335 210461
// bufdiff-features: 211118 212301 212779 213275 214143 215340 215925 215959 216890 218064 218516
// bufdiff-features: 218635 222809 223613 223857 225325 226357 226579 227345 228390 229266 230081
// bufdiff-features: 230640 231155 233276 234346 235141 240158 241844 243546 244281 245380 245673
// bufdiff-features: 245769 245941 246543 246749 246962 251416 252466 252539 253740 253836 256926
// bufdiff-features: 257806 259528 259840 261572
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<i16> {
    %c2_i16 = arith.constant 2 : i16
    %c-128_i16 = arith.constant -128 : i16
    %from_elements = tensor.from_elements %c2_i16, %c-128_i16 : tensor<2xi16>
    %reduced = linalg.reduce ins(%from_elements : tensor<2xi16>) outs(%arg0 : tensor<i16>) dimensions = [0] 
      (%in: i16, %init: i16) {
        %0 = arith.cmpi sgt, %in, %init : i16
        %1 = arith.select %0, %in, %init : i16
        linalg.yield %1 : i16
      }
    return %reduced : tensor<i16>
  }
  func.func private @f1(%arg0: tensor<i16>, %arg1: i16) -> (tensor<i16>, i16) {
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %3 = arith.index_cast %arg2 : index to i16
      %4 = arith.muli %3, %arg1 : i16
      tensor.yield %4 : i16
    } : tensor<2xi16>
    %0 = tensor.empty() : tensor<2xi16>
    %1 = linalg.fill ins(%arg1 : i16) outs(%0 : tensor<2xi16>) -> tensor<2xi16>
    %2 = linalg.dot ins(%generated, %1 : tensor<2xi16>, tensor<2xi16>) outs(%arg0 : tensor<i16>) -> tensor<i16>
    return %2, %arg1 : tensor<i16>, i16
  }
  ml_program.global private mutable @g0(dense<9> : tensor<i16>) : tensor<i16>
  func.func @f2(%arg0: tensor<i16>, %arg1: tensor<i16>) -> (tensor<i16>, tensor<i16>, f64) {
    %extracted = tensor.extract %arg1[] : tensor<i16>
    %0 = arith.sitofp %extracted : i16 to f64
    %1:2 = call @f1(%arg0, %extracted) : (tensor<i16>, i16) -> (tensor<i16>, i16)
    %2 = linalg.fill ins(%1#1 : i16) outs(%arg0 : tensor<i16>) -> tensor<i16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1#0 : tensor<i16>) outs(%arg1 : tensor<i16>) {
    ^bb0(%in: i16, %out: i16):
      %4 = arith.muli %in, %out : i16
      linalg.yield %4 : i16
    } -> tensor<i16>
    return %3, %2, %0 : tensor<i16>, tensor<i16>, f64
  }
  func.func private @f4(%arg0: tensor<i16>, %arg1: tensor<i16>) -> (tensor<i16>, tensor<i16>) {
    %extracted = tensor.extract %arg0[] : tensor<i16>
    %0 = tensor.empty() : tensor<i16>
    %true = arith.constant true
    %from_elements = tensor.from_elements %true : tensor<i1>
    %1 = linalg.select ins(%from_elements, %arg0, %arg1 : tensor<i1>, tensor<i16>, tensor<i16>) outs(%0 : tensor<i16>) -> tensor<i16>
    return %1, %arg0 : tensor<i16>, tensor<i16>
  }
  func.func @main(%arg0: tensor<i16>, %arg1: i16, %arg2: tensor<i16>) -> (tensor<i16>, tensor<?x2xi5>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<2x2xi5>, f64) {
    %cst = arith.constant dense<9> : tensor<i16>
    %0:2 = call @f4(%arg2, %cst) : (tensor<i16>, tensor<i16>) -> (tensor<i16>, tensor<i16>)
    %1:3 = call @f2(%arg2, %cst) : (tensor<i16>, tensor<i16>) -> (tensor<i16>, tensor<i16>, f64)
    %2 = call @f3(%1#1, %arg2) : (tensor<i16>, tensor<i16>) -> tensor<i16>
    %inserted = tensor.insert %arg1 into %1#1[] : tensor<i16>
    %3 = bufferization.alloc_tensor() : tensor<i16>
    %4 = bufferization.materialize_in_destination %2 in %3 : (tensor<i16>, tensor<i16>) -> tensor<i16>
    %5 = tensor.empty() : tensor<i16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%4 : tensor<i16>) outs(%5 : tensor<i16>) {
    ^bb0(%in: i16, %out: i16):
      %8 = arith.minsi %in, %arg1 : i16
      linalg.yield %8 : i16
    } -> tensor<i16>
    %cst_0 = arith.constant dense<-3> : tensor<2x2xi5>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<2x2xi5>) outs(%cst_0 : tensor<2x2xi5>) {
    ^bb0(%in: i5, %out: i5):
      %8 = arith.ori %in, %out : i5
      linalg.yield %8 : i5
    } -> tensor<2x2xi5>
    %splat = tensor.splat %arg1 : tensor<i16>
    %cast = tensor.cast %7 : tensor<2x2xi5> to tensor<?x2xi5>
    return %splat, %cast, %6, %inserted, %1#0, %0#1, %0#0, %7, %1#2 : tensor<i16>, tensor<?x2xi5>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<2x2xi5>, f64
  }
}

