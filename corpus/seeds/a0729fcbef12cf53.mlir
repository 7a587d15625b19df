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
// bufdiff-choices: 9c1ffeb418c751432091300759
// bufdiff-features: 706 2320 2461 2945 3579 4020 4494 6476 6611 6812 8294 8792 9479 10476 10872
// bufdiff-features: 11162 13233 14318 15482 15570 15671 15751 16269 17109 17893 18166 18480 18486
// bufdiff-features: 19419 20749 21044 21390 21522 21767 21883 22280 22313 24184 24682 26663 27254
// bufdiff-features: 27411 27766 29001 29236 30515 30666 30931 31864 32080 32457 34167 37038 37183
// bufdiff-features: 38202 38783 39030 39150 40712 41984 42467 42517 43774 43942 44132 45147 46203
// bufdiff-features: 47392 47762 48598 49635 49657 51373 51851 52322 52553 52558 52807 52900 54658
// bufdiff-features: 54827 55003 56404 58024 60417 60686 61944 63071 63800 63929 64120 64162 64235
// bufdiff-features: 64435 67609 68355 68457 69817 69875 69965 71050 71306 71851 73898 74057 74181
// bufdiff-features: 75134 75361 76748 76820 76953 77129 77617 78283 78430 78559 78651 79385 80567
// bufdiff-features: 81455 81542 82011 82135 82885 83194 84585 84922 84979 85557 85843 86125 88732
// bufdiff-features: 88958 89780 89812 89964 90585 90777 92022 93255 93318 93994 97715 98299 98501
// bufdiff-features: 98975 99383 101186 102449 104682 104931 105579 105902 107702 107805 108977
// bufdiff-features: 109187 109657 109923 110136 110780 111053 112929 113626 113801 114604 116863
// bufdiff-features: 117183 118698 119129 121468 121632 123359 124029 125397 125971 126320 126932
// bufdiff-features: 128817 129681 130574 131175 131544 133446 133756 136341 137045 137582 138443
// bufdiff-features: 141758 141891 142393 143081 144093 144241 146972 147436 148647 149028 149330
// bufdiff-features: 149464 149674 150818 151326 151967 152479 153226 153293 153300 155884 155898
// bufdiff-features: 156325 156460 158120 158188 158396 158856 158897 159796 160756 162764 164481
// bufdiff-features: 165051 165636 165719 166169 166361 167005 167086 167749 167973 168323 168833
// bufdiff-features: 168858 169744 171715 172127 174571 177226 178165 178744 178854 182044 183007
// bufdiff-features: 183572 184030 185342 186704 188790 188845 188942 190627 192771 193031 193290
// bufdiff-features: 193747 193888 196031 196349 197125 197837 198267 198460 198689 201068 201509
// bufdiff-features: 201535 202241 202616 202814 204292 205434 205689 206393 207114 207124 208500
// bufdiff-features: 208557 208947 210022 210406 210461 210482 211508 212779 213275 213455 214073
// bufdiff-features: 214744 215880 215959 216969 218064 218738 219239 219734 220181 221045 221589
// bufdiff-features: 222612 222809 224222 224538 224696 225250 225998 226357 226659 227345 228390
// bufdiff-features: 228519 229266 230640 231162 231264 233174 233276 233674 234387 234718 235141
// bufdiff-features: 235319 235710 238911 240158 241200 241506 242306 243140 243481 244277 245380
// bufdiff-features: 245619 246543 246577 248805 248958 250415 250917 251054 252466 252539 253120
// bufdiff-features: 253740 253836 256112 256525 256926 257794 258378 259528 259766 260360 261061
// bufdiff-features: 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, f64, f64) {
    %cst = arith.constant dense<2.500000e+00> : tensor<f64>
    call @x1(%cst, %arg0) : (tensor<f64>, tensor<f64>) -> ()
    %0:4 = call @f4(%cst) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64)
    call @x2(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline} : (tensor<f64>) -> ()
    %cst_0 = arith.constant dense<6.500000e+00> : tensor<f64>
    %1:3 = call @f2(%0#2, %cst_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    %2:4 = call @f4(%1#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64)
    %from_elements = tensor.from_elements %2#3 : tensor<f64>
    call @x1(%2#1, %from_elements) : (tensor<f64>, tensor<f64>) -> ()
    return %0#0, %0#1, %1#1, %1#2, %2#0, %2#2, %0#3, %2#3 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, f64, f64
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
  func.func @f3(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = scf.execute_region -> tensor<f64> {
      %c0 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %c2 = arith.constant 2 : index
      %2:3 = scf.for %arg1 = %c0 to %c6 step %c2 iter_args(%arg2 = %arg0, %arg3 = %arg0, %arg4 = %arg0) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
        func.call @x1(%arg3, %arg3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline} : (tensor<f64>, tensor<f64>) -> ()
        %6 = linalg.copy ins(%arg2 : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
        %cst_1 = arith.constant dense<7.500000e+00> : tensor<f64>
        %7 = linalg.exp ins(%cst_1 : tensor<f64>) outs(%arg3 : tensor<f64>) -> tensor<f64>
        %mapped = linalg.map ins(%arg2 : tensor<f64>) outs(%7 : tensor<f64>)
          (%in: f64, %init: f64) {
            %10 = arith.mulf %in, %init : f64
            linalg.yield %10 : f64
          }
        %extracted_2 = tensor.extract %arg2[] : tensor<f64>
        %8 = linalg.min ins(%arg0, %cst_1 : tensor<f64>, tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
        %extracted_3 = tensor.extract %8[] : tensor<f64>
        %9 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%8 : tensor<f64>) {
        ^bb0(%out: f64):
          %10 = arith.mulf %out, %extracted_3 : f64
          linalg.yield %10 : f64
        } -> tensor<f64>
        scf.yield %9, %mapped, %6 : tensor<f64>, tensor<f64>, tensor<f64>
      }
      %cst_0 = arith.constant dense<true> : tensor<i1>
      %3 = tensor.empty() : tensor<f64>
      %extracted = tensor.extract %2#1[] : tensor<f64>
      %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<f64>) -> tensor<f64>
      %5 = linalg.select ins(%cst_0, %2#1, %4 : tensor<i1>, tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
      scf.yield %5 : tensor<f64>
    }
    %cst = arith.constant -0.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg0[] : tensor<f64>
    %1 = bufferization.alloc_tensor() copy(%0) : tensor<f64>
    return %1, %inserted : tensor<f64>, tensor<f64>
  }
  func.func private @f4(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64) {
    %0 = linalg.tanh ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1:3 = call @f2(%0, %0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    %2:2 = call @f3(%1#0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %cst = arith.constant 5.000000e-01 : f64
    return %2#0, %1#2, %2#1, %cst : tensor<f64>, tensor<f64>, tensor<f64>, f64
  }
}

