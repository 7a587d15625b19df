// bufdiff-profile: calls
// bufdiff-choices: 31dbaa081d6a33402d7061dfbd2cf989497b10a584cca4b22a741ee5926036fd2469a3e5b2fc0b45
// bufdiff-choices: 94a87111170fda5866d0dae8863b39c9ff2608ea316b2aa01d8f7a31a54586e614441bfef86900ba
// bufdiff-choices: f0de6b7183c7939bbe175448a9c8b7a27322fad931148075fe3937c8175905a4aea9e5bd29b22ea3
// bufdiff-choices: 28adbe77e26cc2981a262b2606fecf18de50d3bc7a13f61e06855847b06b26140486ca5286216c1b
// bufdiff-choices: 65117520a44772b397d56d51f8c2bc199ff608ccb8803357c9ea1c0e3ec1906fa00e5365e9925500
// bufdiff-choices: f89b8c20e16a6f67ed0e312b7a0254f6736693f455a8d17bb6514baf70dc02a8fdd3e8a582cd1cf2
// bufdiff-choices: aad749067b74bd61eb03b5ede242d02b1e2e2473b972c052605b1712ae76a39b9664a95095bc6cb5
// bufdiff-choices: be81502af3d84a5a892b27260793d6b0a6af0d867560c2c5ad1fdf22d9cc0e79aa9a027db51ca059
// bufdiff-choices: 5eaf9636b9f6f957c4430c0c64
// bufdiff-features: 1209 1388 1854 2455 2945 3207 3493 4752 4967 5809 5973 6136 6800 7516 8632 9585
// bufdiff-features: 9706 10166 10819 11408 11441 11538 11580 13160 13227 13233 13915 15440 15546
// bufdiff-features: 15681 15751 17098 17232 19419 19442 19645 20237 21007 21676 21953 22221 22280
// bufdiff-features: 22988 23874 24225 24826 25095 25388 26507 26508 26568 27048 27825 28556 28697
// bufdiff-features: 28823 29066 29627 30223 30625 30666 30984 31350 31692 32615 32804 32990 33637
// bufdiff-features: 33769 33994 34167 34564 34617 34647 35233 35507 36125 36213 36394 36542 36721
// bufdiff-features: 36784 36941 37251 37567 37743 37754 37786 38783 39077 40011 40540 40712 41046
// bufdiff-features: 42467 42984 43098 43442 43612 44522 45017 45202 46203 46993 47230 47392 48038
// bufdiff-features: 48577 48598 49432 49542 49635 49800 50331 50894 51851 52042 52148 52322 52900
// bufdiff-features: 52958 53243 53252 53779 53791 53890 54005 54135 55185 55870 55887 56024 57718
// bufdiff-features: 59070 59094 61375 61699 62702 63071 63385 63560 64235 64435 64716 64959 66097
// bufdiff-features: 66422 66765 66777 67360 68355 68400 69235 69735 69987 70250 70529 70896 71050
// bufdiff-features: 71169 71306 73455 74057 74073 74362 74617 74881 75308 76215 76258 76339 76370
// bufdiff-features: 76910 76953 78036 78430 78609 78850 79099 79177 79389 79710 79739 80061 80585
// bufdiff-features: 80714 81039 81477 81736 81814 82011 82135 84472 84585 85843 86125 86905 87585
// bufdiff-features: 88732 88990 89151 89178 89771 89780 91540 91593 91958 92022 92194 92647 93150
// bufdiff-features: 93464 93844 94187 95079 95285 96021 96273 96757 96989 97318 97319 97447 97666
// bufdiff-features: 97822 97864 98291 99009 99383 99512 99568 100995 101264 101534 103522 103851
// bufdiff-features: 104931 105837 106716 107524 107702 108416 108869 108907 109028 109076 109086
// bufdiff-features: 109157 109204 110424 110816 110952 112433 112871 112929 113605 113836 113903
// bufdiff-features: 114109 114308 114484 114547 114584 115471 115894 115990 116175 117364 117590
// bufdiff-features: 117638 117779 118769 120049 120583 121237 121252 121394 121467 121626 122197
// bufdiff-features: 122764 124129 124448 125040 125094 125577 125702 125921 126927 127306 127820
// bufdiff-features: 128163 128174 128228 128694 128768 129849 129878 130310 130602 130642 130942
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<0xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<1x1x1x1xi32>, tensor<0xf32>, tensor<0xf32>) {
    %0 = tensor.empty() : tensor<0xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<0xf32>) -> tensor<0xf32>
    %2 = linalg.copy ins(%1 : tensor<0xf32>) outs(%arg0 : tensor<0xf32>) -> tensor<0xf32>
    %cst_0 = arith.constant dense<9> : tensor<1x1x1x1xi32>
    %3 = linalg.conv_2d_nhwc_fhwc ins(%cst_0, %cst_0 : tensor<1x1x1x1xi32>, tensor<1x1x1x1xi32>) outs(%cst_0 : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
    %4 = call @f2(%1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<0xf32>) -> i1
    %5:2 = call @f3(%0, %arg0) : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %6:2 = scf.while (%arg2 = %c0, %arg3 = %5#1) : (index, tensor<0xf32>) -> (index, tensor<0xf32>) {
      %7 = func.call @f2(%5#1) : (tensor<0xf32>) -> i1
      %8 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%8) %arg2, %arg3 : index, tensor<0xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<0xf32>):
      %7:2 = func.call @f3(%1, %1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>)
      %8 = arith.addi %arg2, %c1 : index
      %9 = tensor.empty() : tensor<0xi1>
      %true = arith.constant true
      %10 = linalg.fill ins(%true : i1) outs(%9 : tensor<0xi1>) -> tensor<0xi1>
      %11 = linalg.select ins(%10, %7#0, %7#0 : tensor<0xi1>, tensor<0xf32>, tensor<0xf32>) outs(%arg3 : tensor<0xf32>) -> tensor<0xf32>
      scf.yield %8, %11 : index, tensor<0xf32>
    }
    %cast = tensor.cast %2 : tensor<0xf32> to tensor<?xf32>
    return %cast, %3, %5#0, %6#1 : tensor<?xf32>, tensor<1x1x1x1xi32>, tensor<0xf32>, tensor<0xf32>
  }
  func.func private @f2(%arg0: tensor<0xf32>) -> i1 {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg0 : tensor<0xf32>, tensor<0xf32>) outs(%arg0 : tensor<0xf32>) -> tensor<0xf32>
    %true = arith.constant true
    scf.if %true {
      %1 = func.call @f1(%0, %0) : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
    }
    return %true : i1
  }
  func.func private @f1(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> tensor<0xf32> {
    %0 = linalg.reciprocal ins(%arg0 : tensor<0xf32>) outs(%arg1 : tensor<0xf32>) -> tensor<0xf32>
    %false = arith.constant false
    %1 = scf.if %false -> (tensor<0xf32>) {
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<0xf32>) outs(%arg0 : tensor<0xf32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.subf %in, %out : f32
        linalg.yield %4 : f32
      } -> tensor<0xf32>
      %3 = linalg.reciprocal ins(%2 : tensor<0xf32>) outs(%0 : tensor<0xf32>) -> tensor<0xf32>
      scf.yield %3 : tensor<0xf32>
    } else {
      scf.yield %0 : tensor<0xf32>
    }
    return %arg0 : tensor<0xf32>
  }
  func.func private @f3(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>) {
    %0 = linalg.copy ins(%arg0 : tensor<0xf32>) outs(%arg0 : tensor<0xf32>) -> tensor<0xf32>
    %cst = arith.constant dense<> : tensor<0xf32>
    %1 = call @f2(%cst) : (tensor<0xf32>) -> i1
    %2 = tensor.empty() : tensor<0xf32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<0xf32>) -> tensor<0xf32>
    %4 = call @f1(%3, %2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
    return %4, %0 : tensor<0xf32>, tensor<0xf32>
  }
}

