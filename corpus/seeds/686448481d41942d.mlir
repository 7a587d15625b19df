// bufdiff-profile: loops
// bufdiff-choices: ce212c33d9efcb9ee4216487389fb87c6b4546151bb7d61bfa22d2fd35a3c2a8b73e3077ba685ef6
// bufdiff-choices: ffa4ecb189f2e5efdb974af1adc07a9b946d7016c7834a9428711763d82cdcfb094d1d3fc5363af0
// bufdiff-choices: 4c5e9050f9626239ffd1de468fc826290b11c7dde9b7239f6f66c38a6b8320c1b88121057d3c880e
// bufdiff-choices: 033d527d5e69aec5a849220d0e37cfa10288e87795a31b196d349010dfa12c7ae8028a0f9396de0d
// bufdiff-choices: def5e7152a02be3c6d1bab71036a6de83308cf4d6ce66d797c2fa89050916f4542617c10bd86c7ac
// bufdiff-choices: 37c285861d72d07f3fef7df2be057fd083772bc7d3ed76a6166b83192c541b91b34cb4e0ad700b75
// bufdiff-choices: f8e25ba8039f42de7d56c6101dce8d10b4d48051ce20ad1bb7c8d4f00d49d3360c6dd74d7a7c470e
// bufdiff-choices: bca1a679f526ec3d4910c60ac3c5e0cba7bf806ac8efdf26d2a4ea9e1b1ba58c34055a10674f8665
// bufdiff-choices: 58182984e6135299730ab2f55da7e3581504422abaf57e752e7a3e1f8b2d95595e2f6d0f46f5c71c
// bufdiff-choices: 3fed1198710167ae0b99b3855fe3dd38576893735f213142c7241a873ba5afbd81906a06
// bufdiff-features: 17 1854 2718 2898 3579 5187 6136 7122 8204 9479 10872 11441 12058 13233 13424
// bufdiff-features: 13915 14109 14884 14925 15751 15974 16269 17858 18166 22280 23860 24788 24971
// bufdiff-features: 26922 29229 29839 34167 37183 37630 39150 40712 41615 41984 43631 44893 46203
// bufdiff-features: 46232 46414 47311 48038 51188 52148 52322 52558 52807 52900 52928 53898 55270
// bufdiff-features: 55561 56404 58308 59145 59370 59764 61527 63800 64235 65133 65814 66752 66758
// bufdiff-features: 68355 68867 69875 71689 71964 73387 73643 74149 76540 78283 79565 81809 82552
// bufdiff-features: 82714 82723 83194 84585 84922 86125 86866 87923 88732 88958 89178 90585 92022
// bufdiff-features: 93360 93994 94401 96969 97582 97715 98441 98501 99383 100574 101476 102748
// bufdiff-features: 103339 103851 104580 104851 104931 107943 108361 109105 109187 109408 109923
// bufdiff-features: 110816 112929 112940 113868 115608 115907 116977 117206 117432 118144 119201
// bufdiff-features: 119613 119764 121628 121632 122233 123446 124090 124909 125638 128005 128143
// bufdiff-features: 128817 129170 129878 130304 130535 130933 131544 132281 132590 132849 134195
// bufdiff-features: 136273 137875 138328 140929 141926 142510 143081 143172 146822 148304 150313
// bufdiff-features: 151326 151936 152226 153142 153293 155898 156460 158120 158897 159348 160327
// bufdiff-features: 160756 161281 162740 162799 162819 165632 165636 165719 165817 168858 170979
// bufdiff-features: 172236 174281 174403 174571 177167 178067 178165 178558 178748 180372 181363
// bufdiff-features: 183114 183227 183565 184030 184163 185275 186942 188136 188790 189391 189820
// bufdiff-features: 190818 192277 192422 193290 194134 194516 195246 196031 196571 196987 197392
// bufdiff-features: 197837 200307 202020 202085 202241 202845 203352 203358 204195 204314 205434
// bufdiff-features: 205689 207081 207124 209169 210301 210461 211283 211508 212213 212549 212565
// bufdiff-features: 212659 212779 213275 213455 214199 215959 217424 217672 217778 218064 220109
// bufdiff-features: 220223 220627 220703 221921 223030 224559 225153 226329 226357 227345 228390
// bufdiff-features: 228840 229266 229598 230081 230104 230128 230640 231263 233276 233533 235325
// bufdiff-features: 237583 239941 240158 242335 243248 243967 244773 244895 245272 245673 246543
// bufdiff-features: 246770 249897 249948 252466 253836 255603 255979 257148 259528 259840 260815
// bufdiff-features: 261114 261235
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<2x2xf32>, tensor<f32>, tensor<2x2xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.while (%arg1 = %c0, %arg2 = %arg0) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %3 = arith.cmpi ult, %arg1, %c1 : index
      scf.condition(%3) %arg1, %arg2 : index, tensor<f32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<f32>):
      %3 = func.call @f3(%arg2) : (tensor<f32>) -> tensor<f32>
      %4 = arith.addi %arg1, %c1 : index
      %cst_0 = arith.constant 3.000000e+00 : f32
      %5 = linalg.fill ins(%cst_0 : f32) outs(%arg2 : tensor<f32>) -> tensor<f32>
      %cst_1 = arith.constant dense<6.500000e+00> : tensor<f32>
      %6 = linalg.powf ins(%arg0, %cst_1 : tensor<f32>, tensor<f32>) outs(%5 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %6 : index, tensor<f32>
    }
    %1 = tensor.empty() : tensor<2x2xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %transposed = linalg.transpose ins(%2 : tensor<2x2xf32>) outs(%2 : tensor<2x2xf32>) permutation = [1, 0] 
    return %transposed, %0#1, %2 : tensor<2x2xf32>, tensor<f32>, tensor<2x2xf32>
  }
  func.func private @f3(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = scf.execute_region -> tensor<f32> {
      %extracted = tensor.extract %arg0[] : tensor<f32>
      %cst = arith.constant 3.000000e+00 : f32
      %1 = arith.cmpf ule, %extracted, %cst : f32
      %2 = scf.if %1 -> (tensor<f32>) {
        %extracted_0 = tensor.extract %arg0[] : tensor<f32>
        %cst_1 = arith.constant dense<7.250000e+00> : tensor<f32>
        %mapped = linalg.map ins(%arg0, %cst_1, %cst_1 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
          (%in: f32, %in_2: f32, %in_3: f32, %init: f32) {
            %5 = arith.addf %in, %in_2 : f32
            %6 = arith.addf %5, %in_3 : f32
            linalg.yield %6 : f32
          }
        %3 = func.call @f2(%arg0) : (tensor<f32>) -> tensor<f32>
        %4 = linalg.fill ins(%extracted_0 : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
        scf.yield %4 : tensor<f32>
      } else {
        %3 = tensor.empty() : tensor<f32>
        %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<f32>) -> tensor<f32>
        %generated = tensor.generate  {
          %cst_1 = arith.constant 1.000000e+10 : f32
          %7 = arith.cmpf one, %extracted, %cst_1 : f32
          %8 = arith.select %7, %extracted, %cst_1 : f32
          tensor.yield %8 : f32
        } : tensor<f32>
        %cst_0 = arith.constant -2.500000e+00 : f32
        %from_elements = tensor.from_elements %cst : tensor<f32>
        %5 = func.call @f1(%4, %generated, %cst_0, %from_elements) : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> tensor<f32>
        %6 = linalg.ceil ins(%generated : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
        scf.yield %6 : tensor<f32>
      }
      scf.yield %arg0 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32, %arg3: tensor<f32>) -> tensor<f32> {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %0 = math.acosh %extracted : f32
    %1 = linalg.abs ins(%arg1 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c3 step %c1 {
      %c4 = arith.constant 4 : index
      %2 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %1) -> (tensor<f32>) {
        %cst = arith.constant dense<-2.500000e+00> : tensor<3xf32>
        %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%cst : tensor<3xf32>) outs(%arg6 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %5 = arith.addf %in, %out : f32
          linalg.yield %5 : f32
        } -> tensor<f32>
        %4 = linalg.sqrt ins(%arg3 : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
        scf.yield %4 : tensor<f32>
      }
    }
    return %1 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>) -> tensor<f32> {
    %mapped = linalg.map ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %init: f32) {
        %cst = arith.constant -2.500000e+00 : f32
        %1 = arith.subf %in, %cst : f32
        linalg.yield %1 : f32
      }
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %mapped) -> (tensor<f32>) {
      %1 = linalg.copy ins(%mapped : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      scf.yield %1 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
}

