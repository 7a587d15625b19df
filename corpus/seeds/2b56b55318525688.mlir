// bufdiff-profile: types
// bufdiff-choices: 23f2f71a45649b3d2da33848b5d5f923d4464104c514c52e91063434e5f55cd345de3d91c46d3639
// bufdiff-choices: 7788b7a8405d42aa932b4b399ca2bc2092aa566bbd9cbdfb1bfa2d87a6acd3e9ae0c58c4127318aa
// bufdiff-choices: 5a24dc02889d6a3054f11e3ced85e14dff03cc3d7d7a0f170ff13814d5fbd840f7c4a40b083541e2
// bufdiff-choices: fc3c4ca0406b0d6ee0675ffabccdb376c5cf3a94d10fbf5e994865c3057a0545a3b9046dfaf6d1b3
// bufdiff-choices: 3be138178314a7f8d50fbeaf5b4e29408d5a07e92352ad97be8c1a0853aa4080014e651bc6e341f6
// bufdiff-choices: 4999853f21fcffb8be7f3f6e6c339b15381077361f0c4a33bb7e8f2018cc6245d61f3a882eb20685
// bufdiff-choices: 90282e
// bufdiff-features: 1172 2332 2945 6363 7323 7541 8910 9479 11052 11408 12653 13233 13326 14728
// bufdiff-features: 15440 15640 15751 16067 17232 18166 19419 19545 19606 20099 20749 22095 22221
// bufdiff-features: 22280 23454 24466 24826 25388 26507 26568 27048 27283 27715 27825 29684 30666
// bufdiff-features: 30896 30996 31863 32615 33881 34167 34601 34623 34647 36681 36721 36784 37251
// bufdiff-features: 38395 38644 38702 40712 40841 42467 42984 43022 44816 45017 46203 46995 47392
// bufdiff-features: 48598 49627 49635 49844 51415 52347 52558 52900 52958 53243 54500 54964 54970
// bufdiff-features: 54998 55113 55202 55887 56024 57107 57499 57718 58024 60693 61271 61350 61699
// bufdiff-features: 62091 62535 62641 63384 63800 64435 64716 64959 66422 67388 67748 68355 69226
// bufdiff-features: 69987 71050 71169 71306 71928 73388 73625 73762 73802 74057 74181 74362 74617
// bufdiff-features: 75754 76953 78283 78430 81039 81736 81976 82011 82203 83316 84887 85004 85843
// bufdiff-features: 86125 86992 87495 88008 88337 88732 89780 90097 91853 92194 93255 93844 95096
// bufdiff-features: 95285 95407 95969 96172 96464 96976 96989 97219 97318 99383 100922 101264
// bufdiff-features: 102204 103315 104072 104500 104931 106993 107400 109187 109643 110236 110552
// bufdiff-features: 111120 112065 112929 113209 113940 114308 114547 115471 115955 115990 117235
// bufdiff-features: 120049 121394 121467 121626 122605 123719 124614 124839 124917 125777 125875
// bufdiff-features: 127306 128456 128768 130310 130878
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<i16>, %arg1: tensor<2xbf16>, %arg2: tensor<i16>) -> (tensor<2xbf16>, tensor<3x3xi16>, tensor<3x?x3xi16>, tensor<2xbf16>) {
    %c2 = arith.constant 2 : index
    %from_elements = tensor.from_elements %c2 : tensor<1xindex>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<2xbf16>, tensor<1xindex>) -> tensor<2xbf16>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%reshape : tensor<2xbf16>) outs(%arg1 : tensor<2xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %2 = arith.divf %in, %out : bf16
      linalg.yield %2 : bf16
    } -> tensor<2xbf16>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<2xbf16>
    vector.print %extracted : bf16
    %cast = tensor.cast %0 : tensor<2xbf16> to tensor<?xbf16>
    call @x1(%reshape, %0, %cast) : (tensor<2xbf16>, tensor<2xbf16>, tensor<?xbf16>) -> ()
    %1:3 = call @f1(%reshape, %arg0) : (tensor<2xbf16>, tensor<i16>) -> (tensor<3x?x3xi16>, tensor<3x3xi16>, tensor<2xbf16>)
    return %1#2, %1#1, %1#0, %0 : tensor<2xbf16>, tensor<3x3xi16>, tensor<3x?x3xi16>, tensor<2xbf16>
  }
  func.func private @x1(tensor<2xbf16>, tensor<2xbf16> {bufferization.access = "read-write"}, tensor<?xbf16> {bufferization.access = "none"})
  func.func @f1(%arg0: tensor<2xbf16>, %arg1: tensor<i16>) -> (tensor<3x?x3xi16>, tensor<3x3xi16>, tensor<2xbf16>) {
    %0 = linalg.div ins(%arg0, %arg0 : tensor<2xbf16>, tensor<2xbf16>) outs(%arg0 : tensor<2xbf16>) -> tensor<2xbf16>
    %cst = arith.constant dense<[[9, 10, 11], [12, 13, 14], [15, 16, 17]]> : tensor<3x3xi16>
    %c100_i16 = arith.constant 100 : i16
    %from_elements = tensor.from_elements %c100_i16, %c100_i16, %c100_i16 : tensor<3x1xi16>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1) : tensor<3x?x3xi16>
    %2 = linalg.fill ins(%c100_i16 : i16) outs(%1 : tensor<3x?x3xi16>) -> tensor<3x?x3xi16>
    %3 = linalg.batch_vecmat ins(%from_elements, %2 : tensor<3x1xi16>, tensor<3x?x3xi16>) outs(%cst : tensor<3x3xi16>) -> tensor<3x3xi16>
    return %2, %3, %0 : tensor<3x?x3xi16>, tensor<3x3xi16>, tensor<2xbf16>
  }
}

