// bufdiff-profile: calls
// bufdiff-choices: 71ff7b45d20bbedad02c83daaa88c4d5248a89af5694d844184d76219b78c02562952311f96ef44a
// bufdiff-choices: 286faa1c758dd707542527fd6ef8e1c26ee712dd92f662560ee1111d6cbd2c5fed984b35aca57d56
// bufdiff-choices: 0237a4f59705533f04a83bd005fffd8c4a431e143f1a4b42d3568b1ca078d19559d39fb021d8658c
// bufdiff-choices: 2e6b290a9ca192853c4669f8db13afdff46dedb0d4632675e9fff0d6843198f7183b91500aa8b0da
// bufdiff-choices: 99e0240c106d8b77ed90a6a34f5704deb8733a1e208ab5a939285d6cd5bfcebf3ab4183a67f89bdb
// bufdiff-choices: 57b760039c2e5e5e21fc300f7d5ce9963bd234d48b71f4c6527121ab870d1b43244f96f2bc6283a2
// bufdiff-choices: 0e458f693c215e42d340907a90025276d0c0681e8f8f1982ef32285c72a6f11161ae4f24147e1077
// bufdiff-choices: 5ae904032a8d6d8e2670cdc3b2b5a0931c918ca0de352004b7688a5a03fc59c539a047319b9b9d12
// bufdiff-choices: f21c64260f69099c693887177ba394a8e0485279076d5b5bca758a0307bb826d5ac3207ac0e8e9e0
// bufdiff-choices: 2c602788a43f8c7264d293304ddf575ed17ce05993defd6e8d34e713ee197275d113263f012ca4e9
// bufdiff-choices: 6a6a3e693e90f069942a7a5e81e59f943c4f50bcba918a875031cc65ed8dcf23d44ce0d11fa94c54
// bufdiff-choices: 9c1ffeb418c7514320913007591c5e7820a92d5c548f3f64756573b3f34e722f14dd30ecba270039
// bufdiff-choices: 6d8e9a39a82777f240e487de89530e8e2f
// bufdiff-features: 429 706 2461 2820 2829 3217 3579 4020 4165 4514 5187 5297 6476 6611 6812 8294
// bufdiff-features: 8325 8792 9479 10020 10181 10872 11047 11162 13233 13424 13637 14318 14884
// bufdiff-features: 15671 15751 15929 16269 17109 17470 18166 18480 18486 19419 20749 20838 21044
// bufdiff-features: 21767 21883 22109 22280 23787 23935 24184 24844 26663 27766 29001 29236 30210
// bufdiff-features: 30666 31601 31864 32080 32457 34159 34167 36784 37038 37183 38202 38783 38890
// bufdiff-features: 39030 39150 39541 40712 41679 41984 42398 42467 42517 43442 43631 43774 43942
// bufdiff-features: 44132 45147 46203 47200 47392 48598 48974 49657 51373 51654 52322 52558 52807
// bufdiff-features: 52900 54003 54827 55003 55148 56348 56404 57551 60686 61129 61375 61969 62352
// bufdiff-features: 63800 63929 64120 64162 64235 64435 66995 68355 68457 69007 69875 69965 71306
// bufdiff-features: 71851 71891 73643 73802 74057 74181 74255 75361 76373 76526 76748 76953 78283
// bufdiff-features: 78430 79288 81542 81736 81926 82885 83194 83787 84322 84585 84922 84979 85557
// bufdiff-features: 85843 86125 88732 88958 89110 89780 89812 90585 90777 92022 92194 92831 93255
// bufdiff-features: 93318 93994 96099 96621 96716 97715 98501 99383 99819 101186 103318 104682
// bufdiff-features: 104790 104931 105902 107702 108977 109187 109408 109657 109923 110136 110780
// bufdiff-features: 111053 112929 113121 113626 113901 114604 116863 117183 117235 117728 118698
// bufdiff-features: 118884 119129 119334 119572 119588 121059 121468 121561 121626 121632 123359
// bufdiff-features: 123967 124029 126321 127606 128817 130574 133446 133756 134279 136030 136341
// bufdiff-features: 137045 137582 137637 142393 143619 144241 146512 147436 148647 149028 149330
// bufdiff-features: 149464 149674 150313 150642 150818 151326 151967 153293 155884 155898 156325
// bufdiff-features: 156460 156501 158120 158188 158856 158897 159796 160756 162764 163044 163373
// bufdiff-features: 163581 164472 164481 164602 165636 165695 165719 166169 166361 167005 167086
// bufdiff-features: 167749 167973 168007 168024 168815 168833 168858 171715 172127 172236 172926
// bufdiff-features: 174571 178067 178165 178744 178854 180426 180710 182044 183007 184030 184686
// bufdiff-features: 184962 185252 185490 185723 186704 187769 188790 188792 189391 190142 190627
// bufdiff-features: 191303 192422 192771 193031 193290 193586 193747 193888 194682 194987 196031
// bufdiff-features: 196349 197125 197267 197392 197837 197849 198267 198460 198689 201509 201535
// bufdiff-features: 201601 202241 202616 202814 204292 205434 205689 206393 207124 207388 208500
// bufdiff-features: 208557 210022 210406 210461 210482 211508 212779 213275 213455 214073 214411
// bufdiff-features: 214621 215880 215959 216969 217420 218064 218127 219239 219413 220629 221045
// bufdiff-features: 221589 222612 222809 223738 223857 223970 224222 226357 226575 227345 227623
// bufdiff-features: 228390 228519 228803 228936 229266 230081 230315 230640 231162 231264 233276
// bufdiff-features: 233674 234718 235319 236555 236930 236986 239237 240158 241200 241506 241844
// bufdiff-features: 242126 243140 243481 244277 245171 245380 245619 246543 247181 249105 250137
// bufdiff-features: 250415 250917 251054 252466 252539 253740 255449 255556 256525 256926 257794
// bufdiff-features: 258239 258378 259528 259766 259840 260360 261061 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<?xf64>, tensor<f64>, tensor<f64>, tensor<i1>, tensor<i1>, tensor<f64>, tensor<f64>) {
    %0:3 = call @f3(%arg1) : (tensor<f64>) -> (tensor<f64>, tensor<i1>, tensor<f64>)
    %1:3 = call @f3(%0#2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>) -> (tensor<f64>, tensor<i1>, tensor<f64>)
    %2:3 = call @f4(%1#2, %1#0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    %3:3 = call @f2(%2#1, %2#0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    call @x1(%3#2, %3#2) : (tensor<f64>, tensor<f64>) -> ()
    %expanded = tensor.expand_shape %1#2 [] output_shape [1] : tensor<f64> into tensor<1xf64>
    call @x2(%3#1) : (tensor<f64>) -> ()
    %cast = tensor.cast %expanded : tensor<1xf64> to tensor<?xf64>
    return %cast, %3#0, %2#2, %1#1, %0#1, %0#0, %2#0 : tensor<?xf64>, tensor<f64>, tensor<f64>, tensor<i1>, tensor<i1>, tensor<f64>, tensor<f64>
  }
  func.func private @f4(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (tensor<f64>, tensor<f64>) {
      %cst = arith.constant dense<-2.500000e+00> : tensor<f64>
      func.call @x2(%cst) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline} : (tensor<f64>) -> ()
      %1 = linalg.exp ins(%arg0 : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
      %extracted_0 = tensor.extract %arg3[] : tensor<f64>
      %cst_1 = arith.constant dense<2.500000e+00> : tensor<f64>
      %2 = linalg.abs ins(%cst_1 : tensor<f64>) outs(%arg3 : tensor<f64>) -> tensor<f64>
      scf.yield %2, %1 : tensor<f64>, tensor<f64>
    }
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f64>
    return %inserted, %0#1, %0#0 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f64>
    %0 = call @f1(%arg0) : (tensor<f64>) -> tensor<f64>
    %1 = bufferization.alloc_tensor() copy(%inserted) : tensor<f64>
    %2 = bufferization.alloc_tensor() copy(%inserted) : tensor<f64>
    return %1, %2, %0 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @f1(%arg0: tensor<f64>) -> tensor<f64> {
    call @x2(%arg0) : (tensor<f64>) -> ()
    %cst = arith.constant 1.000000e+01 : f64
    %inserted = tensor.insert %cst into %arg0[] : tensor<f64>
    %from_elements = tensor.from_elements %cst : tensor<f64>
    call @x1(%from_elements, %inserted) : (tensor<f64>, tensor<f64>) -> ()
    return %inserted : tensor<f64>
  }
  func.func private @x1(tensor<f64> {bufferization.access = "read"}, tensor<f64> {bufferization.access = "read"})
  func.func private @x2(tensor<f64> {bufferization.access = "read-write"})
  func.func @f3(%arg0: tensor<f64>) -> (tensor<f64>, tensor<i1>, tensor<f64>) {
    %0 = scf.execute_region -> tensor<f64> {
      %c0 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %c2 = arith.constant 2 : index
      %7:3 = scf.for %arg1 = %c0 to %c6 step %c2 iter_args(%arg2 = %arg0, %arg3 = %arg0, %arg4 = %arg0) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
        func.call @x1(%arg3, %arg3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline} : (tensor<f64>, tensor<f64>) -> ()
        %8 = linalg.copy ins(%arg2 : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
        %cst_1 = arith.constant dense<7.500000e+00> : tensor<f64>
        %9 = linalg.exp ins(%cst_1 : tensor<f64>) outs(%arg3 : tensor<f64>) -> tensor<f64>
        %mapped = linalg.map ins(%arg2 : tensor<f64>) outs(%9 : tensor<f64>)
          (%in: f64, %init: f64) {
            %12 = arith.mulf %in, %init : f64
            linalg.yield %12 : f64
          }
        %extracted = tensor.extract %arg2[] : tensor<f64>
        %10 = linalg.min ins(%arg0, %cst_1 : tensor<f64>, tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
        %extracted_2 = tensor.extract %10[] : tensor<f64>
        %11 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%10 : tensor<f64>) {
        ^bb0(%out: f64):
          %12 = arith.mulf %out, %extracted_2 : f64
          linalg.yield %12 : f64
        } -> tensor<f64>
        scf.yield %11, %mapped, %8 : tensor<f64>, tensor<f64>, tensor<f64>
      }
      scf.yield %arg0 : tensor<f64>
    }
    %cst = arith.constant dense<true> : tensor<i1>
    %1 = tensor.empty() : tensor<f64>
    %cst_0 = arith.constant 1.000000e+02 : f64
    %2 = linalg.fill ins(%cst_0 : f64) outs(%1 : tensor<f64>) -> tensor<f64>
    %3 = linalg.select ins(%cst, %0, %2 : tensor<i1>, tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %4 = bufferization.alloc_tensor() copy(%cst) : tensor<i1>
    %5 = tensor.empty() : tensor<f64>
    %6 = linalg.copy ins(%0 : tensor<f64>) outs(%5 : tensor<f64>) -> tensor<f64>
    return %3, %4, %6 : tensor<f64>, tensor<i1>, tensor<f64>
  }
}

