// bufdiff-profile: calls
// bufdiff-choices: 720e77ec2924edddabd7d03a56103703037de1e3bc0c501079cedcaac28677508f078ba8adab1ad0
// bufdiff-choices: 2d8554f3f26942d8fa8157c93481205b459c876909366c14e5c55a3d63bede4f8081ae687ccb0fa7
// bufdiff-choices: cbe055e759a2dc76e5c48f21f92040643db38bf9b7659d19b3579b4c4729f523c6f5c4c66f9975bc
// bufdiff-choices: 0870d3d9d862d23ffc7b2ef864df7ad52dfb5e90b523376a5af66ccf2e52d60d1d2234553cba5ac7
// bufdiff-choices: 92901259cc9839940844430138e83d30ea60ad9834fe5029e00f94be43db1848d923981d2b49af6e
// bufdiff-choices: 23c6fcc987749e73ee53549b63fcc83146ac95d57054b3a920bd810b0e2d28185bdd8d516259831f
// bufdiff-choices: e36838364ccad50c61541ac99a170a51f27c16bbfb574dd5489c8d30b384e0f546e53bc89bcd7e9d
// bufdiff-choices: 0b5c875df2284cf2af
// bufdiff-features: 706 2225 3207 4020 4659 4796 5199 5973 6514 7516 9528 10429 10762 10819 11124
// bufdiff-features: 12947 13074 14925 15424 15440 15750 15751 16084 16455 18392 19100 19746 20749
// bufdiff-features: 20864 21953 22030 22095 22221 22280 23143 23787 24184 24393 24826 25962 26048
// bufdiff-features: 26540 26568 26796 26922 27048 28349 28504 28807 28823 29627 29872 30301 30305
// bufdiff-features: 30666 30811 32080 32131 32514 33546 33662 33769 34167 34647 35231 35284 35388
// bufdiff-features: 35507 35874 36721 36784 37251 37694 37743 37786 40712 41022 42467 42984 43098
// bufdiff-features: 43774 44615 45592 45617 46154 46203 46605 46995 47392 48038 48577 49336 49635
// bufdiff-features: 49956 50894 51344 51647 51651 52322 52807 52900 52958 53243 53252 53474 53890
// bufdiff-features: 54651 54827 55593 55887 56024 56037 56404 57234 57718 58106 58272 59070 59990
// bufdiff-features: 60417 60686 61166 61375 61699 61944 62253 62281 62675 62701 63071 63470 63550
// bufdiff-features: 64235 64420 64959 65133 66097 66765 66777 66888 67195 67604 68355 69505 69756
// bufdiff-features: 69987 70960 71928 72280 72629 72689 72842 73141 73289 73455 73802 74057 74362
// bufdiff-features: 74617 74628 74833 75361 76009 76258 76339 76915 77261 77551 77617 78036 78283
// bufdiff-features: 78430 78447 78950 79099 79389 79452 81039 81511 81556 82011 82135 82565 83060
// bufdiff-features: 83194 84347 84585 84631 84887 84962 85843 86125 86370 86710 87064 88500 88732
// bufdiff-features: 89151 89178 89780 90234 90979 91510 91946 92194 92730 93255 93328 93743 93944
// bufdiff-features: 95285 96757 96989 97447 97864 98058 98501 99009 99383 99568 99580 99667 100025
// bufdiff-features: 100455 102034 102847 102904 103315 103455 104253 104650 104787 104931 105858
// bufdiff-features: 105914 106691 107425 107997 108907 109086 110816 111235 112409 112709 112917
// bufdiff-features: 112929 113150 113626 113836 114131 114601 115471 115990 119588 120699 121000
// bufdiff-features: 121356 121394 121467 121626 122317 122764 123359 124448 124484 125040 125048
// bufdiff-features: 125141 125453 125921 128768 128888 128916 129462 129559 130602
module {
  func.func private @f3(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<?xi32> {
    %c7_i32 = arith.constant 7 : i32
    %c3_i32 = arith.constant 3 : i32
    %from_elements = tensor.from_elements %c7_i32, %c3_i32 : tensor<2xi32>
    %cst = arith.constant dense<127> : tensor<2xi32>
    %0 = linalg.add ins(%from_elements, %cst : tensor<2xi32>, tensor<2xi32>) outs(%arg1 : tensor<2xi32>) -> tensor<2xi32>
    %cast = tensor.cast %0 : tensor<2xi32> to tensor<?xi32>
    return %cast : tensor<?xi32>
  }
  func.func private @f1(%arg0: tensor<?x1x1xi32>) -> (tensor<?x1x1xi32>, i32) {
    %0 = tensor.empty() : tensor<1x2x1xi32>
    %c9_i32 = arith.constant 9 : i32
    %1 = linalg.fill ins(%c9_i32 : i32) outs(%0 : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>
    %2 = tensor.empty() : tensor<2xi32>
    %3 = linalg.pooling_nwc_max ins(%1, %2 : tensor<1x2x1xi32>, tensor<2xi32>) outs(%arg0 : tensor<?x1x1xi32>) -> tensor<?x1x1xi32>
    return %3, %c9_i32 : tensor<?x1x1xi32>, i32
  }
  func.func private @f2(%arg0: tensor<4xi32>, %arg1: i32, %arg2: tensor<4xi32>) -> (tensor<4xi32>, tensor<?x1x1xi32>, tensor<?xi32>, tensor<4xi32>, i32, i32) {
    %mapped = linalg.map ins(%arg0, %arg2 : tensor<4xi32>, tensor<4xi32>) outs(%arg0 : tensor<4xi32>)
      (%in: i32, %in_1: i32, %init: i32) {
        %3 = arith.cmpi slt, %in, %in_1 : i32
        %4 = arith.select %3, %in, %in_1 : i32
        linalg.yield %4 : i32
      }
    %from_elements = tensor.from_elements %arg1 : tensor<1x1x1xi32>
    %cast = tensor.cast %from_elements : tensor<1x1x1xi32> to tensor<?x1x1xi32>
    %0:2 = call @f1(%cast) : (tensor<?x1x1xi32>) -> (tensor<?x1x1xi32>, i32)
    %1 = tensor.empty() : tensor<4xi32>
    %2 = linalg.copy ins(%arg0 : tensor<4xi32>) outs(%1 : tensor<4xi32>) -> tensor<4xi32>
    %cast_0 = tensor.cast %2 : tensor<4xi32> to tensor<?xi32>
    return %mapped, %0#0, %cast_0, %arg2, %0#1, %arg1 : tensor<4xi32>, tensor<?x1x1xi32>, tensor<?xi32>, tensor<4xi32>, i32, i32
  }
  func.func @f4(%arg0: tensor<2xi32>) -> (tensor<1x1x1xi32>, tensor<?xi32>) {
    %0 = linalg.copy ins(%arg0 : tensor<2xi32>) outs(%arg0 : tensor<2xi32>) -> tensor<2xi32>
    %c100_i32 = arith.constant 100 : i32
    %from_elements = tensor.from_elements %c100_i32 : tensor<1x1x1xi32>
    %1 = call @f3(%0, %0) : (tensor<2xi32>, tensor<2xi32>) -> tensor<?xi32>
    return %from_elements, %1 : tensor<1x1x1xi32>, tensor<?xi32>
  }
  func.func @main(%arg0: tensor<2xi32>, %arg1: i32, %arg2: tensor<2xi32>, %arg3: tensor<i32>) -> (tensor<1x1x1xi32>, tensor<?xi32>, tensor<i32>, tensor<i32>) {
    %from_elements = tensor.from_elements %arg1 : tensor<i32>
    %splat = tensor.splat %arg1 : tensor<2xi32>
    %c100_i32 = arith.constant 100 : i32
    %0 = arith.cmpi ne, %arg1, %c100_i32 : i32
    scf.if %0 {
      %2 = func.call @f3(%arg2, %splat) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xi32>, tensor<2xi32>) -> tensor<?xi32>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %3:3 = scf.while (%arg4 = %c0, %arg5 = %splat, %arg6 = %splat) : (index, tensor<2xi32>, tensor<2xi32>) -> (index, tensor<2xi32>, tensor<2xi32>) {
        %c11_i32 = arith.constant 11 : i32
        %from_elements_0 = tensor.from_elements %c100_i32, %c100_i32, %c11_i32, %c11_i32 : tensor<4xi32>
        %4:6 = func.call @f2(%from_elements_0, %arg1, %from_elements_0) : (tensor<4xi32>, i32, tensor<4xi32>) -> (tensor<4xi32>, tensor<?x1x1xi32>, tensor<?xi32>, tensor<4xi32>, i32, i32)
        %5 = arith.cmpi ult, %arg4, %c1 : index
        %6 = arith.cmpi sle, %4#4, %c100_i32 : i32
        %7 = arith.andi %5, %6 : i1
        scf.condition(%7) %arg4, %arg5, %arg6 : index, tensor<2xi32>, tensor<2xi32>
      } do {
      ^bb0(%arg4: index, %arg5: tensor<2xi32>, %arg6: tensor<2xi32>):
        %4 = arith.addi %arg4, %c1 : index
        %5 = linalg.copy ins(%arg0 : tensor<2xi32>) outs(%arg6 : tensor<2xi32>) -> tensor<2xi32>
        scf.yield %4, %arg5, %5 : index, tensor<2xi32>, tensor<2xi32>
      }
    }
    %1:2 = call @f4(%arg0) : (tensor<2xi32>) -> (tensor<1x1x1xi32>, tensor<?xi32>)
    return %1#0, %1#1, %arg3, %from_elements : tensor<1x1x1xi32>, tensor<?xi32>, tensor<i32>, tensor<i32>
  }
}

