// bufdiff-profile: types
// bufdiff-choices: f4b3b5282c0065c59514f57bc5a1cad5671d7d46bdee836338b075a06121752ef69a3ac3795f6f14
// bufdiff-choices: 9b6c2b42db94d6388ba29dc03ca7a5240d160d0985fc807374a1a14a1713c895b2b627bd9c54047d
// bufdiff-choices: b2688d39e96e3e721079a2b6e04ed98b7c90342536602b058a4aef800e62b0e6efddd6f39ba12859
// bufdiff-choices: 2ec463c0ba0c4919513a8a100ceec9724cea615050af2b466efcb47116f042f5f368536cc8e7b35e
// bufdiff-choices: 9d551d996a0a3e94bac3fd2ac5feb4db543d65addb4b918e91d6ff21ad38d1ff9bb15cc253125783
// bufdiff-choices: af57d032fa0c338f9a87ce1362b03cdb53a895f8269ec00eaae60036ae01378214963d425b087d39
// bufdiff-choices: 7003bb13b00e5490c80c6d30bdac5d36519a3e0e2ad208942c075bfdbaff5309af85d082f62c103d
// bufdiff-choices: 263af9e2504bc533ce93413b2ae42e2d71a9bd9bf8263fcf23722957340de754e384215c5be72a4b
// bufdiff-choices: 9d253381d2e75c51be91c214f46cbb32f518bc1d9f7d43f5e4510f86a874ba064cbc7ff0bdce21ea
// bufdiff-choices: 500211fdf98a9d1853266c7f5c5ac7597428824b690f8336f56da1a58f75e28e19e58cbe601d49cb
// bufdiff-choices: dd6a3525809e74a5260a84cfe238e56f4a9b9f6f0a0ea8f55a127ce2847cc444f1e6576d3de57214
// bufdiff-choices: d260e68246dac4ce5e5ef070dc92bdb65e0b3890481ce12ad98fe840b8dc03c9
// bufdiff-features: 87 2332 3039 3392 4020 4165 4752 7122 8137 9120 9479 11556 12638 13233 13424
// bufdiff-features: 13915 14523 14884 15424 15671 15751 16005 16269 17193 18166 18385 18952 19205
// bufdiff-features: 19302 19419 20188 20337 22280 23326 23787 25729 26579 26663 28807 29294 30666
// bufdiff-features: 33807 34159 34167 37183 38202 38783 39436 40712 41605 41984 42412 42467 42858
// bufdiff-features: 43229 43442 43631 43774 46203 46732 47141 47203 47392 47779 48598 48646 49635
// bufdiff-features: 51791 52322 52558 52807 52900 54827 54964 55003 55021 55463 56404 58024 60686
// bufdiff-features: 63071 64235 64370 65496 68355 69875 69965 71050 71306 71770 73141 73289 73388
// bufdiff-features: 74914 75361 75414 76328 76339 76735 76953 77617 78283 79493 79539 81160 81316
// bufdiff-features: 82011 82135 82552 83194 84585 84736 84922 85557 85843 86125 87895 88732 89646
// bufdiff-features: 89780 90585 90777 91312 93255 93318 93719 93994 95990 96969 97270 98501 99383
// bufdiff-features: 100324 101582 102597 102788 104339 106683 108810 109187 109643 109923 112929
// bufdiff-features: 113524 114888 115608 115804 117183 117432 119678 121499 121632 122233 123884
// bufdiff-features: 124509 124614 124985 125875 126398 126932 129630 130569 130942 131528 131544
// bufdiff-features: 131672 133756 136534 136543 136669 137045 139483 140474 140982 141263 141891
// bufdiff-features: 142680 144288 145701 145872 146613 148647 150818 151728 152233 152265 153142
// bufdiff-features: 153293 153488 155898 156068 156460 158120 158897 159049 160327 160756 162799
// bufdiff-features: 162935 165632 165636 165695 165719 165817 167086 167614 168323 168858 169860
// bufdiff-features: 171572 172814 174170 174515 176231 177627 178067 178165 178765 182891 183114
// bufdiff-features: 183224 184030 185572 185723 186660 186690 187697 187745 188122 188790 190142
// bufdiff-features: 190170 192138 192771 192884 193290 193747 194079 194134 195809 196031 196063
// bufdiff-features: 196349 197392 197837 198003 198105 198648 199305 200104 200298 200307 200761
// bufdiff-features: 201601 202241 202845 204264 204350 204527 205434 205689 205953 206252 206380
// bufdiff-features: 210246 210461 211284 212779 213275 214073 214248 215925 216969 218064 218480
// bufdiff-features: 218516 218595 220098 220109 221162 224222 225040 226357 226457 227536 227610
// bufdiff-features: 228061 228291 228390 228519 228936 229266 229385 230081 230640 231155 231994
// bufdiff-features: 233276 233667 234346 234387 235433 236094 236816 236909 237454 239241 240158
// bufdiff-features: 241308 245169 245458 245673 245898 246037 246543 246618 249922 250454 250917
// bufdiff-features: 252466 252539 253068 253836 254846 255108 255520 255603 256112 257794 257806
// bufdiff-features: 259199 259510 259528 259805 260814
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f16>, %arg1: tensor<f16>, %arg2: memref<f16>) -> (tensor<f16>, tensor<f16>, f16, f16) {
    bufferization.materialize_in_destination %arg1 in restrict writable %arg2 : (tensor<f16>, memref<f16>) -> ()
    %0 = linalg.div ins(%arg1, %arg0 : tensor<f16>, tensor<f16>) outs(%arg1 : tensor<f16>) -> tensor<f16>
    %1:2 = call @f6(%0) : (tensor<f16>) -> (tensor<f16>, tensor<f16>)
    %cst = arith.constant 5.000000e-01 : f16
    %from_elements = tensor.from_elements %cst : tensor<f16>
    %2 = linalg.mul ins(%from_elements, %1#1 : tensor<f16>, tensor<f16>) outs(%1#0 : tensor<f16>) -> tensor<f16>
    %3:3 = call @f5(%2, %2) : (tensor<f16>, tensor<f16>) -> (tensor<f16>, f16, f16)
    return %3#0, %1#1, %3#2, %cst : tensor<f16>, tensor<f16>, f16, f16
  }
  func.func private @f4(%arg0: tensor<f16>) -> (tensor<f16>, tensor<f16>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg0 : tensor<f16>) {
    ^bb0(%out: f16):
      %cst_0 = arith.constant -6.000000e+00 : f16
      %6 = arith.divf %out, %cst_0 : f16
      linalg.yield %6 : f16
    } -> tensor<f16>
    %1 = tensor.empty() : tensor<f16>
    %cst = arith.constant 2.000000e+00 : f16
    %2 = linalg.fill ins(%cst : f16) outs(%1 : tensor<f16>) -> tensor<f16>
    %3 = call @f1(%arg0, %2) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %4 = tensor.empty() : tensor<f16>
    %5 = linalg.copy ins(%3 : tensor<f16>) outs(%4 : tensor<f16>) -> tensor<f16>
    return %5, %0 : tensor<f16>, tensor<f16>
  }
  func.func private @f2(%arg0: tensor<f16>) -> (tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>) {
    %cst = arith.constant 5.000000e-01 : f16
    %0 = linalg.fill ins(%cst : f16) outs(%arg0 : tensor<f16>) -> tensor<f16>
    %alloc = memref.alloc() : memref<f16>
    linalg.fill ins(%cst : f16) outs(%alloc : memref<f16>)
    %1 = bufferization.to_tensor %alloc restrict writable : memref<f16> to tensor<f16>
    %2 = linalg.copy ins(%arg0 : tensor<f16>) outs(%arg0 : tensor<f16>) -> tensor<f16>
    %3 = bufferization.alloc_tensor() copy(%2) : tensor<f16>
    return %0, %1, %3, %arg0 : tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>
  }
  func.func private @f1(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<f16> {
    %0 = linalg.sqrt ins(%arg1 : tensor<f16>) outs(%arg1 : tensor<f16>) -> tensor<f16>
    %extracted = tensor.extract %0[] : tensor<f16>
    %cst = arith.constant 7.250000e+00 : f16
    %1 = arith.cmpf une, %extracted, %cst : f16
    %2 = scf.if %1 -> (tensor<f16>) {
      %3 = scf.if %1 -> (tensor<f16>) {
        %4 = linalg.copy ins(%0 : tensor<f16>) outs(%arg0 : tensor<f16>) -> tensor<f16>
        scf.yield %4 : tensor<f16>
      } else {
        %generated = tensor.generate  {
          %extracted_0 = tensor.extract %0[] : tensor<f16>
          %4 = arith.negf %extracted_0 : f16
          %5 = arith.addf %4, %extracted : f16
          tensor.yield %5 : f16
        } : tensor<f16>
        scf.yield %generated : tensor<f16>
      }
      scf.yield %arg0 : tensor<f16>
    } else {
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f16>) outs(%arg0 : tensor<f16>) {
      ^bb0(%in: f16, %out: f16):
        %4 = arith.maximumf %in, %out : f16
        linalg.yield %4 : f16
      } -> tensor<f16>
      scf.yield %3 : tensor<f16>
    }
    return %2 : tensor<f16>
  }
  func.func private @f3(%arg0: tensor<f16>, %arg1: tensor<f16>, %arg2: tensor<f16>) -> tensor<f16> {
    %0 = scf.execute_region -> tensor<f16> {
      affine.parallel (%arg3) = (0) to (1) {
        %1:4 = func.call @f2(%arg2) : (tensor<f16>) -> (tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>)
        %2 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%1#3 : tensor<f16>) {
        ^bb0(%out: f16):
          %cst = arith.constant -0.000000e+00 : f16
          %3 = arith.maximumf %out, %cst : f16
          linalg.yield %3 : f16
        } -> tensor<f16>
      }
      scf.yield %arg1 : tensor<f16>
    }
    return %0 : tensor<f16>
  }
  func.func private @f5(%arg0: tensor<f16>, %arg1: tensor<f16>) -> (tensor<f16>, f16, f16) {
    %cst = arith.constant 0.000000e+00 : f16
    %from_elements = tensor.from_elements %cst : tensor<f16>
    %0 = linalg.div ins(%arg1, %from_elements : tensor<f16>, tensor<f16>) outs(%arg0 : tensor<f16>) -> tensor<f16>
    %1 = call @f3(%from_elements, %arg0, %from_elements) : (tensor<f16>, tensor<f16>, tensor<f16>) -> tensor<f16>
    %2:2 = call @f4(%from_elements) : (tensor<f16>) -> (tensor<f16>, tensor<f16>)
    %cst_0 = arith.constant -1.000000e+00 : f16
    %from_elements_1 = tensor.from_elements %cst, %cst_0 : tensor<2xf16>
    %3 = tensor.empty() : tensor<2xf16>
    %extracted = tensor.extract %arg1[] : tensor<f16>
    %4 = linalg.fill ins(%extracted : f16) outs(%3 : tensor<2xf16>) -> tensor<2xf16>
    %5 = linalg.dot ins(%from_elements_1, %4 : tensor<2xf16>, tensor<2xf16>) outs(%1 : tensor<f16>) -> tensor<f16>
    return %5, %extracted, %cst : tensor<f16>, f16, f16
  }
  func.func @f6(%arg0: tensor<f16>) -> (tensor<f16>, tensor<f16>) {
    %cst = arith.constant dense<4.500000e+00> : tensor<f16>
    %0 = linalg.min ins(%arg0, %cst : tensor<f16>, tensor<f16>) outs(%arg0 : tensor<f16>) -> tensor<f16>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<f16>
    return %0, %1 : tensor<f16>, tensor<f16>
  }
}

