// bufdiff-profile: mixed
// bufdiff-choices: 720e77ec2924edddabd7d03a56103703037de1e3bc0c501079cedcaac28677508f078ba8adab1ad0
// bufdiff-choices: 2d8554f3f26942d8fa8157c93481205b459c876909366c14e5c55a3d63bede4f8081ae687ccb0fa7
// bufdiff-choices: cbe055e759a2dc76e5c48f21f92040643db38bf9b7659d19b3579b4c4729f523c6f5c4c66f9975bc
// bufdiff-choices: 0870d3d9d862d23ffc7b2ef864df7ad52dfb5e90b523376a5af66ccf2e52d60d1d2234553cba5ac7
// bufdiff-choices: 92901259cc9839940844430138e83d30ea60ad9834fe5029e00f94be43db1848d923981d2b49af6e
// bufdiff-choices: 23c6fcc987749e73ee53549b63fcc8
// bufdiff-features: 472 706 2820 2945 4752 5201 5973 7180 9479 10686 11162 11304 11408 11538 12457
// bufdiff-features: 12947 13233 14015 14483 15751 15929 16084 16405 16455 16822 17232 18166 18486
// bufdiff-features: 18602 19332 19746 19979 20237 20749 20838 21609 21649 21953 22221 22280 22448
// bufdiff-features: 24393 24747 24826 25119 25388 26507 26540 26568 27048 27056 27825 29684 30666
// bufdiff-features: 31972 32809 33769 34167 34564 34623 34647 35231 37289 37694 37786 38783 39540
// bufdiff-features: 39915 40479 40712 41627 42467 42888 42984 43098 43631 45617 45779 46203 46321
// bufdiff-features: 46832 46995 47093 47392 47762 48974 49336 49605 50633 51688 52148 52322 52558
// bufdiff-features: 52807 52900 52958 53252 53469 54651 54964 54970 54998 55185 55472 55887 56404
// bufdiff-features: 57718 58024 58106 59070 59620 60734 61350 61556 61699 61896 61969 62675 63071
// bufdiff-features: 63800 63915 64110 64120 64716 64959 64976 65297 66195 66422 66888 67357 68355
// bufdiff-features: 68457 69032 69403 69817 69987 70063 71169 71259 71928 73086 73330 73455 73607
// bufdiff-features: 73802 74057 74255 74362 74422 74617 74881 76258 76339 76820 77875 78283 78430
// bufdiff-features: 78950 79099 79145 79389 80542 80635 81467 81707 82135 82203 83060 83261 83549
// bufdiff-features: 84585 84631 84887 84962 85820 85843 86125 86992 87408 87563 87791 88662 88732
// bufdiff-features: 89109 89780 89812 91074 91510 91737 92194 92647 93255 93328 93374 93743 93844
// bufdiff-features: 94981 95285 95407 95587 95895 97282 97318 97864 98501 99009 99383 99512 100025
// bufdiff-features: 101264 102204 102690 103315 104069 104315 104931 104958 105858 105902 109086
// bufdiff-features: 109732 109923 110085 111733 111883 112065 112709 112756 112929 113041 113142
// bufdiff-features: 114131 114547 114601 115471 115890 115990 117235 117336 117867 118769 119231
// bufdiff-features: 119334 119597 120049 121356 121394 121467 122421 122631 122668 122791 122967
// bufdiff-features: 123148 123719 124448 125048 125175 125854 126320 128456 128768 128916 129278
// bufdiff-features: 129478
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f2(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<2xi32>) outs(%arg1 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.xori %in, %out : i32
      %c5_i32 = arith.constant 5 : i32
      %4 = arith.remui %3, %c5_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<2xi32>
    %1 = tensor.empty() : tensor<2xi32>
    %2 = linalg.copy ins(%arg1 : tensor<2xi32>) outs(%1 : tensor<2xi32>) -> tensor<2xi32>
    return %0, %arg0, %2 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
  }
  func.func private @f1(%arg0: tensor<?x1x1xi32>) -> (tensor<?x1x1xi32>, tensor<1x?x1xi32>) {
    %cst = arith.constant dense<9> : tensor<1x2x1xi32>
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.pooling_nwc_max ins(%cst, %0 : tensor<1x2x1xi32>, tensor<2xi32>) outs(%arg0 : tensor<?x1x1xi32>) -> tensor<?x1x1xi32>
    %extracted_slice = tensor.extract_slice %cst[0, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<1x2x1xi32> to tensor<1x2x1xi32>
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c2) : tensor<1x?x1xi32>
    %3 = linalg.copy ins(%extracted_slice : tensor<1x2x1xi32>) outs(%2 : tensor<1x?x1xi32>) -> tensor<1x?x1xi32>
    return %1, %3 : tensor<?x1x1xi32>, tensor<1x?x1xi32>
  }
  func.func @main(%arg0: tensor<i32> {bufferization.writable = false}, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<1x?x1xi32>, tensor<?x1x1xi32>, tensor<i32>, tensor<i32>, tensor<2xi32>, i32, i32) {
    %c0 = arith.constant 0 : index
    %0 = scf.index_switch %c0 -> tensor<i32> 
    case 0 {
      scf.yield %arg2 : tensor<i32>
    }
    case 2 {
      %7 = tensor.empty() : tensor<i1>
      %false = arith.constant false
      %8 = linalg.fill ins(%false : i1) outs(%7 : tensor<i1>) -> tensor<i1>
      %9 = linalg.select ins(%8, %arg2, %arg1 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%arg1 : tensor<i32>) -> tensor<i32>
      scf.yield %9 : tensor<i32>
    }
    default {
      %c127_i32_0 = arith.constant 127 : i32
      %from_elements = tensor.from_elements %c127_i32_0 : tensor<i32>
      %extracted_1 = tensor.extract %arg1[] : tensor<i32>
      %c5_i32 = arith.constant 5 : i32
      %7 = arith.cmpi sgt, %extracted_1, %c5_i32 : i32
      %8 = arith.select %7, %arg1, %from_elements : tensor<i32>
      scf.yield %8 : tensor<i32>
    }
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1, %c1) : tensor<1x?x?xi32>
    %c127_i32 = arith.constant 127 : i32
    %2 = linalg.fill ins(%c127_i32 : i32) outs(%1 : tensor<1x?x?xi32>) -> tensor<1x?x?xi32>
    %cast = tensor.cast %2 : tensor<1x?x?xi32> to tensor<?x1x1xi32>
    %3:2 = call @f1(%cast) : (tensor<?x1x1xi32>) -> (tensor<?x1x1xi32>, tensor<1x?x1xi32>)
    %4 = tensor.empty() : tensor<2xi32>
    %extracted = tensor.extract %2[%c0, %c0, %c0] : tensor<1x?x?xi32>
    %5 = linalg.fill ins(%extracted : i32) outs(%4 : tensor<2xi32>) -> tensor<2xi32>
    %6:3 = call @f2(%5, %5) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
    return %6#2, %6#1, %6#0, %3#1, %3#0, %0, %arg2, %5, %extracted, %c127_i32 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<1x?x1xi32>, tensor<?x1x1xi32>, tensor<i32>, tensor<i32>, tensor<2xi32>, i32, i32
  }
}

