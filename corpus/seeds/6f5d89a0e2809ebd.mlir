// bufdiff-profile: types
// bufdiff-choices: ce212c33d9efcb9ee4216487389fb87c6b4546151bb7d61bfa22d2fd35a3c2a8b73e3077ba685ef6
// bufdiff-choices: ffa4ecb189f2e5efdb974af1adc07a9b946d7016c7834a9428711763d82cdcfb094d1d3fc5363af0
// bufdiff-choices: 4c5e9050f9626239ffd1de468fc826290b11c7dde9b7239f6f66c38a6b8320c1b88121057d3c880e
// bufdiff-choices: 033d527d5e69aec5a849220d0e37cfa10288e87795a31b196d349010dfa12c7ae8028a0f9396de0d
// bufdiff-choices: def5e7152a02be3c6d1bab71036a6de83308cf4d6ce66d797c2fa89050916f4542617c10bd86c7ac
// bufdiff-choices: 37c285861d72d07f3fef7df2be057fd083772bc7d3ed76a6166b83192c541b91b34cb4e0ad700b75
// bufdiff-choices: f8e25ba8039f42de7d56c6101dce8d10b4d48051ce20ad1bb7c8d4f00d49d3360c6dd74d7a7c470e
// bufdiff-choices: bca1a679f526ec3d4910c60ac3c5e0cba7bf806ac8efdf26d2a4ea9e1b1ba58c34055a10674f8665
// bufdiff-choices: 58182984e6135299730ab2f55da7e3581504422abaf57e752e7a3e1f8b2d95595e2f6d0f46f5c71c
// bufdiff-choices: 3fed1198710167ae0b99b3855fe3dd38576893735f213142c7241a873ba5afbd81906a063263cd66
// bufdiff-choices: 0c9010005f0081cf9c908b287e1faf638ecbe008125ef078283abadecf634fc8e4803c1eabc25c90
// bufdiff-choices: 574b76
// bufdiff-features: 1417 1985 2507 2820 2864 3579 4165 4752 6169 6363 6611 6812 9479 11162 11441
// bufdiff-features: 12891 13233 13424 13949 13999 14704 14709 14884 14891 15751 15822 15929 16269
// bufdiff-features: 17255 17853 17989 18166 19726 19985 20237 20391 20838 21390 21609 22167 22280
// bufdiff-features: 22448 23600 23787 24402 25863 26094 26125 26477 26922 27766 30301 30916 31864
// bufdiff-features: 32457 33807 34167 37183 38783 39150 40388 40675 40712 41907 41984 41996 42517
// bufdiff-features: 43774 46203 46208 47196 47392 48133 48488 48974 49657 49889 51475 51851 52322
// bufdiff-features: 52558 52807 52900 53951 54408 54658 54827 54964 55586 56307 56404 59347 60686
// bufdiff-features: 61375 61896 61944 61969 62433 62574 62700 63071 63800 63929 64120 64235 65171
// bufdiff-features: 65584 67276 68355 69817 69875 70864 70955 71259 71904 72541 74057 76915 76953
// bufdiff-features: 77213 78283 78430 79655 80794 82011 82135 83069 83194 83314 84090 84585 84922
// bufdiff-features: 84979 86125 88732 89780 89812 90097 90543 91491 91748 92194 92740 93255 95239
// bufdiff-features: 95407 98190 98501 99201 99383 99525 100324 104931 105902 106365 109923 110085
// bufdiff-features: 110780 111103 112929 113940 114604 114796 115608 115685 115801 117336 118064
// bufdiff-features: 118196 118559 118658 119129 119138 119588 119597 120049 121632 122226 122903
// bufdiff-features: 122967 123396 124254 125201 125573 125882 127726 128817 130602 130632 131544
// bufdiff-features: 131672 134279 134816 135208 135955 137045 139102 140929 141891 142330 145112
// bufdiff-features: 145636 149674 150313 150404 150818 151936 152226 153293 154747 155884 155898
// bufdiff-features: 156235 156325 156460 157120 158120 158897 159348 159796 160756 161004 161779
// bufdiff-features: 162379 163044 165636 165695 165719 166389 167086 167973 168102 168323 168404
// bufdiff-features: 168858 169734 171081 171671 173166 173294 174097 175436 175723 176316 177402
// bufdiff-features: 177923 178165 178854 179109 179246 179987 184030 185670 185699 185723 186257
// bufdiff-features: 187135 187596 187745 188790 189674 190142 190520 190824 191490 191908 192771
// bufdiff-features: 193290 194063 194339 194987 195182 196031 197267 197837 199818 199900 200307
// bufdiff-features: 200358 201122 201509 202241 202616 202739 202845 203760 204527 204679 205434
// bufdiff-features: 205689 205746 206373 208500 209210 209242 210022 210168 210406 210461 210754
// bufdiff-features: 212779 213275 213455 214621 215959 218064 219913 222635 222809 223719 224011
// bufdiff-features: 225759 226357 226579 226659 227189 228058 228204 228343 228390 228519 228936
// bufdiff-features: 229266 229759 230081 230584 230610 230640 231162 233276 234005 235226 235325
// bufdiff-features: 236024 236986 237470 238033 238728 239241 239513 240100 240158 240339 245380
// bufdiff-features: 245458 245619 246543 246801 249411 249465 250415 250432 250917 252466 252539
// bufdiff-features: 253740 253836 255223 255520 256112 256599 256688 256926 257251 257401 257697
// bufdiff-features: 258155 258455 259528 260202 260424 261572
module {
  func.func @main(%arg0: tensor<f16>, %arg1: memref<f16>, %arg2: memref<f16, strided<[], offset: ?>>) -> (tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, f16, f16) {
    %0 = linalg.sqrt ins(%arg0 : tensor<f16>) outs(%arg0 : tensor<f16>) -> tensor<f16>
    %cst = arith.constant 0.000000e+00 : f16
    %1:2 = call @f2(%0, %cst) : (tensor<f16>, f16) -> (tensor<f16>, tensor<f16>)
    %mapped = linalg.map { arith.maximumf } ins(%arg0, %1#1 : tensor<f16>, tensor<f16>) outs(%1#1 : tensor<f16>)
    %2 = call @f4(%mapped, %mapped) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %cst_0 = arith.constant dense<1.500000e+00> : tensor<f16>
    %3:3 = call @f3(%1#1, %cst_0) : (tensor<f16>, tensor<f16>) -> (tensor<f16>, tensor<f16>, tensor<f16>)
    %4 = memref.load %arg2[] : memref<f16, strided<[], offset: ?>>
    %extracted = tensor.extract %1#1[] : tensor<f16>
    %inserted = tensor.insert %extracted into %1#1[] : tensor<f16>
    return %1#0, %2, %3#0, %3#1, %3#2, %inserted, %cst_0, %0, %4, %cst : tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, f16, f16
  }
  func.func private @f4(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<f16> {
    %extracted = tensor.extract %arg0[] : tensor<f16>
    %inserted = tensor.insert %extracted into %arg1[] : tensor<f16>
    %0 = linalg.exp ins(%inserted : tensor<f16>) outs(%inserted : tensor<f16>) -> tensor<f16>
    return %0 : tensor<f16>
  }
  func.func private @f3(%arg0: tensor<f16>, %arg1: tensor<f16>) -> (tensor<f16>, tensor<f16>, tensor<f16>) {
    %extracted = tensor.extract %arg0[] : tensor<f16>
    %inserted = tensor.insert %extracted into %arg1[] : tensor<f16>
    %cst = arith.constant dense<-0.000000e+00> : tensor<f16>
    %cst_0 = arith.constant dense<3.000000e+00> : tensor<f16>
    %0 = linalg.max ins(%cst, %cst_0 : tensor<f16>, tensor<f16>) outs(%arg1 : tensor<f16>) -> tensor<f16>
    %cst_1 = arith.constant 0.000000e+00 : f16
    %1 = arith.cmpf ogt, %extracted, %cst_1 : f16
    %2 = arith.index_castui %1 : i1 to index
    %3 = scf.index_switch %2 -> tensor<f16> 
    case 0 {
      scf.yield %cst : tensor<f16>
    }
    case 1 {
      %6 = tensor.empty() : tensor<i1>
      %false = arith.constant false
      %7 = linalg.fill ins(%false : i1) outs(%6 : tensor<i1>) -> tensor<i1>
      %8 = tensor.empty() : tensor<f16>
      %9 = linalg.fill ins(%extracted : f16) outs(%8 : tensor<f16>) -> tensor<f16>
      %cst_2 = arith.constant dense<3.500000e+00> : tensor<f16>
      %10 = linalg.select ins(%7, %9, %cst_2 : tensor<i1>, tensor<f16>, tensor<f16>) outs(%cst : tensor<f16>) -> tensor<f16>
      scf.yield %10 : tensor<f16>
    }
    case 2 {
      %generated = tensor.generate  {
        %cst_2 = arith.constant 0x7C00 : f16
        %7 = arith.cmpf one, %extracted, %cst_2 : f16
        %8 = arith.select %7, %extracted, %cst_2 : f16
        tensor.yield %8 : f16
      } : tensor<f16>
      %6 = linalg.mul ins(%generated, %cst : tensor<f16>, tensor<f16>) outs(%cst : tensor<f16>) -> tensor<f16>
      scf.yield %6 : tensor<f16>
    }
    default {
      %6 = tensor.empty() : tensor<f16>
      %7 = linalg.fill ins(%extracted : f16) outs(%6 : tensor<f16>) -> tensor<f16>
      %8 = linalg.add ins(%7, %0 : tensor<f16>, tensor<f16>) outs(%cst : tensor<f16>) -> tensor<f16>
      scf.yield %8 : tensor<f16>
    }
    %4 = tensor.empty() : tensor<f16>
    %5 = linalg.copy ins(%3 : tensor<f16>) outs(%4 : tensor<f16>) -> tensor<f16>
    return %inserted, %3, %5 : tensor<f16>, tensor<f16>, tensor<f16>
  }
  func.func private @f2(%arg0: tensor<f16>, %arg1: f16) -> (tensor<f16>, tensor<f16>) {
    %0:2 = call @f1(%arg0, %arg0, %arg0) : (tensor<f16>, tensor<f16>, tensor<f16>) -> (tensor<f16>, tensor<f16>)
    %1 = tensor.empty() : tensor<f16>
    return %0#1, %0#0 : tensor<f16>, tensor<f16>
  }
  func.func @f1(%arg0: tensor<f16>, %arg1: tensor<f16>, %arg2: tensor<f16>) -> (tensor<f16>, tensor<f16>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg3 = %c1 to %c2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<f16>) {
      %cst_0 = arith.constant 1.000000e+00 : f16
      %inserted = tensor.insert %cst_0 into %arg2[] : tensor<f16>
      %4 = tensor.empty() : tensor<2xf16>
      %5 = linalg.fill ins(%cst_0 : f16) outs(%4 : tensor<2xf16>) -> tensor<2xf16>
      %reduced = linalg.reduce ins(%5 : tensor<2xf16>) outs(%arg4 : tensor<f16>) dimensions = [0] 
        (%in: f16, %init: f16) {
          %6 = arith.subf %in, %init : f16
          linalg.yield %6 : f16
        }
      scf.yield %reduced : tensor<f16>
    }
    %cst = arith.constant dense<1.500000e+00> : tensor<f16>
    %1 = linalg.exp ins(%cst : tensor<f16>) outs(%arg1 : tensor<f16>) -> tensor<f16>
    %2 = tensor.empty() : tensor<f16>
    %3 = linalg.copy ins(%0 : tensor<f16>) outs(%2 : tensor<f16>) -> tensor<f16>
    return %1, %3 : tensor<f16>, tensor<f16>
  }
}

