// bufdiff-profile: idioms
// bufdiff-choices: 3f6524e301d20266e08aca271a4248f6ad025756539a637aaca6bf951a393d96116144a022bb14a0
// bufdiff-choices: 0ada574ddb2f98847636ce633269bda949e294c6f0bce866956bcb33f8a37888fa1bb0aa5e06aa72
// bufdiff-choices: 1bfe8757becfee0d91373a835ce56c678c2a345a4c9c0d745f52c65f92d3180689fb4f85e5d7947c
// bufdiff-choices: 17bd46f06c2479c15723bbed84bbb21eb067c6c03550cfaf581591c7c13f06bf82367649ae2c6268
// bufdiff-choices: cefba07cc26f40d25caf78c3545478eea316edc0a205a899e03d0f235d352d
// bufdiff-features: 961 2898 2945 3207 3233 4667 4958 5973 6002 7384 9407 9479 9972 10819 11202
// bufdiff-features: 12170 12276 13233 13390 13652 14015 15136 15751 15929 18952 19419 19508 19746
// bufdiff-features: 20132 20686 20749 20838 20864 21382 21522 22095 23817 24826 25608 25782 26464
// bufdiff-features: 26568 26940 27048 27825 28464 28856 29590 29684 30293 30666 31208 33092 33530
// bufdiff-features: 34159 34167 34623 34647 35414 35507 37183 38783 39123 40132 40479 40712 41854
// bufdiff-features: 41984 42344 42467 42728 42984 43858 44505 45263 46139 46203 46208 46686 46832
// bufdiff-features: 46995 47392 47486 48667 49635 49677 50461 52322 52558 52900 52958 53180 53243
// bufdiff-features: 53244 53249 53469 54651 54751 55318 55887 56330 56404 56814 57718 57832 59070
// bufdiff-features: 59145 59291 60686 61251 61350 61375 61556 61699 61944 62912 63610 63800 63915
// bufdiff-features: 63929 64235 64959 65100 65515 66202 66320 66422 66664 66765 66931 68355 68867
// bufdiff-features: 69313 69728 69987 70596 71050 71169 72394 72674 73455 74057 74362 74450 74617
// bufdiff-features: 76339 77129 78283 78430 78950 79229 79389 80673 81047 81281 81556 81707 82203
// bufdiff-features: 83672 84322 84585 84887 85496 85633 85843 86125 88732 89780 89964 91365 91529
// bufdiff-features: 91566 92194 92658 93150 93255 94736 95407 95930 96989 97081 97096 97318 97447
// bufdiff-features: 97864 98501 98712 99009 99032 99383 99568 99723 100650 101839 103646 104253
// bufdiff-features: 104931 105858 105914 106314 107302 108165 108587 108686 109086 110552 110863
// bufdiff-features: 112327 112712 112929 113801 114712 115471 115711 116732 117235 119340 119588
// bufdiff-features: 119613 119876 121394 121467 122225 122710 122764 123014 124448 125040 125163
// bufdiff-features: 125397 125908 125971 126581 126825 127238 128456 128768 129534 130010 130571
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?x2xi8>, %arg2: tensor<5x2xi8>) -> (tensor<3x2xi8>, tensor<f32>, tensor<5x2xi8>, tensor<5x1x2xi8>) {
    %rank = tensor.rank %arg2 : tensor<5x2xi8>
    %extracted_slice = tensor.extract_slice %arg2[0, 0] [3, 2] [2, 1] : tensor<5x2xi8> to tensor<3x2xi8>
    %0 = call @write3(%extracted_slice) : (tensor<3x2xi8>) -> tensor<3x2xi8>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c1, %c1] : tensor<5x2xi8>
    vector.print %extracted : i8
    %cst = arith.constant dense<42> : tensor<5x2xi8>
    %1:3 = call @f2(%arg0, %cst) : (tensor<4xi8>, tensor<5x2xi8>) -> (tensor<f32>, tensor<5x2xi8>, tensor<5x1x2xi8>)
    return %0, %1#0, %1#1, %1#2 : tensor<3x2xi8>, tensor<f32>, tensor<5x2xi8>, tensor<5x1x2xi8>
  }
  func.func private @f2(%arg0: tensor<4xi8>, %arg1: tensor<5x2xi8>) -> (tensor<f32>, tensor<5x2xi8>, tensor<5x1x2xi8>) {
    %cst = arith.constant 3.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0 = linalg.round ins(%from_elements : tensor<f32>) outs(%from_elements : tensor<f32>) -> tensor<f32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [2, 2] [3, 1] : tensor<5x2xi8> to tensor<2x2xi8>
    %1 = linalg.matmul ins(%arg1, %extracted_slice : tensor<5x2xi8>, tensor<2x2xi8>) outs(%arg1 : tensor<5x2xi8>) -> tensor<5x2xi8>
    %2:4 = call @f1(%arg0, %arg1) : (tensor<4xi8>, tensor<5x2xi8>) -> (tensor<5x1x2xi8>, tensor<f32>, tensor<?x?xi8>, tensor<5x2xi8>)
    %3 = tensor.empty() : tensor<5x1x2xi8>
    %4 = linalg.copy ins(%2#0 : tensor<5x1x2xi8>) outs(%3 : tensor<5x1x2xi8>) -> tensor<5x1x2xi8>
    return %0, %1, %4 : tensor<f32>, tensor<5x2xi8>, tensor<5x1x2xi8>
  }
  func.func @f1(%arg0: tensor<4xi8>, %arg1: tensor<5x2xi8>) -> (tensor<5x1x2xi8>, tensor<f32>, tensor<?x?xi8>, tensor<5x2xi8>) {
    %mapped = linalg.map ins(%arg1 : tensor<5x2xi8>) outs(%arg1 : tensor<5x2xi8>)
      (%in: i8, %init: i8) {
        linalg.yield %in : i8
      }
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xi8> into tensor<5x1x2xi8>
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.round ins(%1 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %3 = tensor.empty(%c5, %c2) : tensor<?x?xi8>
    %4 = linalg.copy ins(%arg1 : tensor<5x2xi8>) outs(%3 : tensor<?x?xi8>) -> tensor<?x?xi8>
    return %expanded, %2, %4, %mapped : tensor<5x1x2xi8>, tensor<f32>, tensor<?x?xi8>, tensor<5x2xi8>
  }
  func.func private @write3(%arg0: tensor<3x2xi8>) -> tensor<3x2xi8> {
    %cst = arith.constant dense<[[9, 10, 11], [12, 13, 14]]> : tensor<2x3xi8>
    %transposed = linalg.transpose ins(%cst : tensor<2x3xi8>) outs(%arg0 : tensor<3x2xi8>) permutation = [1, 0] 
    return %transposed : tensor<3x2xi8>
  }
}

