// bufdiff-profile: idioms
// bufdiff-choices: 71ff7b45d20bbedad02c83daaa88c4d5248a89af5694d844184d76219b78c02562952311f96ef44a
// bufdiff-choices: 286faa1c758dd707542527fd6ef8e1c26ee712dd92f662560ee1111d6cbd2c5fed984b35aca57d56
// bufdiff-choices: 0237a4f59705533f04a83bd005fffd8c4a431e143f1a4b42d3568b1ca078d19559d39fb021d8658c
// bufdiff-choices: 2e6b290a9ca192853c4669f8db13afdff46dedb0d4632675e9fff0d6843198f7183b91500aa8b0da
// bufdiff-choices: 99e0240c106d8b77ed90a6a34f5704deb8733a1e208ab5a939285d6cd5bfcebf3ab4183a67f89bdb
// bufdiff-choices: 57b760039c2e5e5e21fc300f7d5ce9963bd234d48b71f4c6527121ab870d1b43244f96f2bc6283a2
// bufdiff-choices: 0e458f693c215e42d340907a90025276d0c0681e8f8f1982ef32285c72a6f11161ae4f24147e1077
// bufdiff-choices: 5ae904032a8d6d8e2670cdc3b2b5a0931c918ca0de352004b7688a5a03fc59c539a047319b9b9d12
// bufdiff-choices: f21c64260f69099c693887177ba394a8e0485279076d5b5bca758a0307bb826d5ac3207ac0e8e9e0
// bufdiff-choices: 2c6027
// bufdiff-features: 1985 2461 2898 3355 3579 4958 5187 6152 6169 6363 7122 7761 8235 9479 9894
// bufdiff-features: 10476 13233 13424 14109 14485 14884 15671 15751 15903 16269 17470 18166 19726
// bufdiff-features: 20390 20402 20987 21044 21883 22280 24041 24268 24598 25729 25863 26023 26663
// bufdiff-features: 27725 28047 28814 29261 30666 33853 34167 35903 36504 37183 38783 40675 40712
// bufdiff-features: 41605 41907 41984 42398 42467 42858 43092 43442 43942 44621 44893 45031 45147
// bufdiff-features: 46203 46835 47554 48598 49092 49657 50633 50763 51851 52558 52807 52958 53180
// bufdiff-features: 53504 54964 54998 55113 55561 56404 58256 60686 61944 63071 64235 64601 65133
// bufdiff-features: 65912 66897 68355 69050 69403 71050 71306 71904 73289 74057 74181 75361 76953
// bufdiff-features: 77987 81415 82003 82135 82552 83194 84090 84349 84585 84922 85843 85848 86431
// bufdiff-features: 87345 87355 88337 88732 89250 89780 90097 90585 90777 91231 93255 96621 97081
// bufdiff-features: 97715 98138 98501 98704 99228 99383 99738 100227 101264 102319 103108 107614
// bufdiff-features: 109187 109408 109923 110780 112549 112929 113940 114783 115252 117151 118117
// bufdiff-features: 119691 121632 122964 123014 123148 123446 124826 125191 125921 126398 127096
// bufdiff-features: 127533 127813 127967 128604 129425 130294 130574 130933 131175 131528 131544
// bufdiff-features: 133237 133667 133756 134816 136987 137045 137637 139524 141891 142376 142393
// bufdiff-features: 144093 144513 146451 147654 148304 149304 150313 151728 152226 152233 152750
// bufdiff-features: 153293 153429 154053 155644 155898 156191 156460 158120 158897 159796 159953
// bufdiff-features: 160756 162819 162971 163154 163975 165636 165719 166169 167086 167260 168858
// bufdiff-features: 169734 169744 170469 172127 172236 173166 178004 178067 178165 178748 182044
// bufdiff-features: 183290 184030 184113 184321 186042 188790 189674 190818 191490 191905 192952
// bufdiff-features: 193290 193747 194063 194134 194256 196031 197837 198447 198460 200104 201509
// bufdiff-features: 201601 202241 202814 203779 204195 204797 205434 205689 207731 208557 208765
// bufdiff-features: 210351 210406 210461 211044 211508 212779 215959 216892 216969 217513 218064
// bufdiff-features: 219153 223065 225250 225759 226357 226457 226855 228168 228519 228581 228936
// bufdiff-features: 229266 230081 230315 230640 230810 232330 233276 234157 238966 239241 240158
// bufdiff-features: 242516 243546 243967 245380 245738 246037 246062 246543 246783 247062 247181
// bufdiff-features: 250143 250200 250917 251992 252466 252539 253422 253836 255520 256112 256688
// bufdiff-features: 257251 258994 259840 260202 261091
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<() -> ()>
module {
  func.func private @f3(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> tensor<2x2xf32> {
    %cst = arith.constant -0.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg1[] : tensor<f64>
    %extracted = tensor.extract %inserted[] : tensor<f64>
    vector.print %extracted : f64
    %0:2 = call @f1(%arg3) : (tensor<f64>) -> (tensor<1xf64>, tensor<f64>)
    %cst_0 = arith.constant dense<3.500000e+00> : tensor<f64>
    %cst_1 = arith.constant -2.500000e+00 : f32
    %1 = call @f2(%cst_0, %cst_1) : (tensor<f64>, f32) -> tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: f32) -> tensor<2x2xf32> {
    %0 = tensor.empty() : tensor<2x2xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = arith.cmpf one, %arg1, %cst : f32
    %2 = arith.select %1, %arg1, %cst : f32
    %3 = linalg.fill ins(%2 : f32) outs(%0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<2x2xf32>) outs(%3 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.negf %in : f32
      %6 = arith.addf %5, %2 : f32
      linalg.yield %6 : f32
    } -> tensor<2x2xf32>
    return %4 : tensor<2x2xf32>
  }
  func.func private @f1(%arg0: tensor<f64>) -> (tensor<1xf64>, tensor<f64>) {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1] : tensor<f64> into tensor<1xf64>
    %cst = arith.constant dense<6.500000e+00> : tensor<f64>
    %0 = linalg.copy ins(%cst : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %cst_0 = arith.constant 7.250000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:4 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %arg0, %arg3 = %expanded, %arg4 = %arg0, %arg5 = %cst_0) -> (tensor<f64>, tensor<1xf64>, tensor<f64>, f32) {
      %extracted_slice = tensor.extract_slice %arg3[%arg1] [1] [1] : tensor<1xf64> to tensor<f64>
      func.call @x2(%extracted_slice) : (tensor<f64>) -> ()
      %3 = tensor.empty() : tensor<f64>
      %cst_1 = arith.constant 3.000000e+00 : f64
      %4 = linalg.fill ins(%cst_1 : f64) outs(%3 : tensor<f64>) -> tensor<f64>
      %5 = linalg.ceil ins(%4 : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
      %extracted = tensor.extract %arg3[%arg1] : tensor<1xf64>
      %6 = linalg.tanh ins(%expanded : tensor<1xf64>) outs(%arg3 : tensor<1xf64>) -> tensor<1xf64>
      %extracted_2 = tensor.extract %arg2[] : tensor<f64>
      %7 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction"]} ins(%6 : tensor<1xf64>) outs(%arg2 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %8 = arith.minimumf %in, %out : f64
        linalg.yield %8 : f64
      } -> tensor<f64>
      scf.yield %7, %6, %5, %arg5 : tensor<f64>, tensor<1xf64>, tensor<f64>, f32
    }
    %2 = bufferization.alloc_tensor() copy(%1#1) : tensor<1xf64>
    return %2, %1#2 : tensor<1xf64>, tensor<f64>
  }
  func.func private @x1(tensor<f64> {bufferization.access = "read"}, tensor<f64> {bufferization.access = "read"})
  func.func private @x2(tensor<f64> {bufferization.access = "read-write"})
  func.func @main(%arg0: tensor<f64>) -> tensor<2x2xf32> {
    %0:2 = call @both6(%arg0, %arg0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %cst = arith.constant dense<1.000000e+00> : tensor<f64>
    %1 = call @f3(%0#0, %cst, %0#1, %0#1) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<2x2xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %1) -> (tensor<2x2xf32>) {
      %extracted = tensor.extract %1[%c0, %c0] : tensor<2x2xf32>
      %inserted = tensor.insert %extracted into %arg2[%arg1, %arg1] : tensor<2x2xf32>
      scf.yield %inserted : tensor<2x2xf32>
    }
    call @x1(%arg0, %arg0) : (tensor<f64>, tensor<f64>) -> ()
    return %2 : tensor<2x2xf32>
  }
  func.func private @both6(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = linalg.max ins(%arg1, %arg0 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg1 : tensor<f64>) outs(%1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant -6.000000e+00 : f64
      %3 = arith.mulf %in, %cst : f64
      linalg.yield %3 : f64
    } -> tensor<f64>
    return %0, %2 : tensor<f64>, tensor<f64>
  }
}

