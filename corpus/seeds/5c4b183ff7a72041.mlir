// bufdiff-profile: mixed
// bufdiff-choices: 631e54fa202e49ce22c6cdf89eb3065972e33bee39cd9024b19c869b363e92f7ccf4ca840c14b667
// bufdiff-choices: e44006f8b763de19840db6038b6229de54ea67ebd2376faa2b0455b70011218ad2417e7424e615bf
// bufdiff-choices: e9821504a95952be2c705c3fa7bd765e1cf10c778caabe966cad161c305b159d840bf5727e13fd4c
// bufdiff-choices: c849b137168ab2e243104df2e21269994a256ed5e0a76ba5a15e501eaa19b4f0a8332468fecc1ae1
// bufdiff-choices: 6a7ac20eacacb5a82e83f6b0ee161b2cd92d96747516a6fafb37c9d9916d058bc64aee5a8c373adc
// bufdiff-choices: ca92e6dddf953597ac9cbe1bf920a5a7bff0fae9b5ac4a917738cdb3a7082d59b41f2caad77d1433
// bufdiff-choices: 616cd8874c61227160f9c3f43e59dc6cd40df2d0741a7e038368a29dfa6bc76820a819213295bad3
// bufdiff-choices: 9d2a2f964288fe950867a1
// bufdiff-features: 76 397 2945 4752 5201 5973 6030 6611 6812 8235 8813 8821 9479 10166 10203 11162
// bufdiff-features: 11441 11687 13233 13689 13915 15138 15751 18330 18462 19100 19380 20127 20749
// bufdiff-features: 22221 22739 22885 23874 24169 24259 24571 24826 24985 25253 25388 26369 26568
// bufdiff-features: 27048 27559 28503 28907 29590 29684 29968 30666 31278 32509 32615 32804 33400
// bufdiff-features: 33769 33824 34167 34564 34623 34647 34779 35163 35507 36542 36721 36901 37007
// bufdiff-features: 37567 37630 37786 38783 39708 39981 40712 41546 42282 42467 42984 43098 43758
// bufdiff-features: 45375 45617 46203 46251 46995 47141 47326 47392 47486 47782 48667 49397 50469
// bufdiff-features: 50685 51894 52148 52558 52807 52900 52958 53252 53781 53890 54309 55014 55870
// bufdiff-features: 55887 57718 57773 59703 60004 60417 61350 61699 62675 62701 63071 64057 64120
// bufdiff-features: 64133 64162 64716 64959 65912 66422 66765 67132 68233 68355 68457 69987 71090
// bufdiff-features: 71169 71490 71544 73140 73849 73926 74057 74255 74362 74382 74449 74617 77129
// bufdiff-features: 77431 78430 79099 79174 79389 80036 80567 81039 81443 81477 82135 82203 83194
// bufdiff-features: 83710 84585 84887 85843 86125 86937 87000 87156 87895 88337 88732 89151 89178
// bufdiff-features: 89780 89812 89927 90170 91074 91258 91339 91737 92144 93027 93255 93371 94049
// bufdiff-features: 94178 94913 94981 96551 97318 98049 98194 98501 99009 99383 99568 99870 100481
// bufdiff-features: 102461 102809 103205 103851 104154 104303 104931 105335 105700 105858 105914
// bufdiff-features: 106151 107938 108857 109086 109327 109328 110153 110816 111981 112709 112929
// bufdiff-features: 114547 115471 115557 115990 117235 117767 117839 118769 119588 120049 120145
// bufdiff-features: 121246 121394 121467 123966 125702 127245 128768 129849 129878
module {
  func.func @main(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>) -> (tensor<?xi32>, tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %0 = tensor.empty(%dim) : tensor<?xi32>
    %c42_i32 = arith.constant 42 : i32
    %1 = linalg.fill ins(%c42_i32 : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
    %true = arith.constant true
    %2 = arith.select %true, %arg0, %1 : tensor<?xi32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %3:2 = scf.while (%arg2 = %c0, %arg3 = %2) : (index, tensor<?xi32>) -> (index, tensor<?xi32>) {
      %9 = arith.cmpi ult, %arg2, %c2 : index
      %10 = arith.andi %9, %true : i1
      scf.condition(%10) %arg2, %arg3 : index, tensor<?xi32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?xi32>):
      %9 = arith.addi %arg2, %c1 : index
      %c1_i32 = arith.constant 1 : i32
      %10 = linalg.fill ins(%c1_i32 : i32) outs(%arg3 : tensor<?xi32>) -> tensor<?xi32>
      scf.yield %9, %10 : index, tensor<?xi32>
    }
    %cst = arith.constant dense<-1> : tensor<5xi32>
    %4:2 = call @f1(%cst, %cst) : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>)
    %5:2 = call @f2(%4#1, %4#1) : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, i32)
    %6 = tensor.empty() : tensor<2xi32>
    %7 = linalg.fill ins(%5#1 : i32) outs(%6 : tensor<2xi32>) -> tensor<2xi32>
    %8:3 = call @f3(%7) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, i32)
    return %3#1, %4#0, %5#0, %8#0, %8#1, %arg0 : tensor<?xi32>, tensor<5xi32>, tensor<5xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?xi32>
  }
  func.func @f3(%arg0: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, i32) {
    %0 = linalg.sub ins(%arg0, %arg0 : tensor<2xi32>, tensor<2xi32>) outs(%arg0 : tensor<2xi32>) -> tensor<2xi32>
    %padded = tensor.pad %0 low[0] high[0] {
    ^bb0(%arg1: index):
      %c127_i32 = arith.constant 127 : i32
      tensor.yield %c127_i32 : i32
    } : tensor<2xi32> to tensor<2xi32>
    %c2_i32 = arith.constant 2 : i32
    return %0, %padded, %c2_i32 : tensor<2xi32>, tensor<2xi32>, i32
  }
  func.func private @f2(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>) -> (tensor<5xi32>, i32) {
    %alloc = memref.alloc() : memref<5xi32>
    bufferization.materialize_in_destination %arg0 in restrict writable %alloc : (tensor<5xi32>, memref<5xi32>) -> ()
    %c3 = arith.constant 3 : index
    %0 = memref.load %alloc[%c3] : memref<5xi32>
    return %arg0, %0 : tensor<5xi32>, i32
  }
  func.func private @f1(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>) {
    %c0 = arith.constant 0 : index
    %c11_i32 = arith.constant 11 : i32
    %inserted = tensor.insert %c11_i32 into %arg1[%c0] : tensor<5xi32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %inserted[%c3] : tensor<5xi32>
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.cmpi uge, %extracted, %c5_i32 : i32
    %1 = arith.select %0, %inserted, %arg0 : tensor<5xi32>
    return %1, %inserted : tensor<5xi32>, tensor<5xi32>
  }
}

