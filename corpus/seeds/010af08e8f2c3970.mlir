// bufdiff-profile: types
// bufdiff-choices: c783cbade25690dc7cdac40195e28df27aa95c3f8a1332e5efaabbfc08bef7448ef0a4e1b7ba2f66
// bufdiff-choices: 302db06b80c779debbce30d51fc6796f9da58515a32c087b58bf38a92661d46f49d9150d854f244b
// bufdiff-choices: 311aa7f11414b3b71c4ea9299d1e237827dfa376f82781683c4724f6c41cb44ac33908aef673e2eb
// bufdiff-choices: 635ecb6512f16cd166f9fcdccca091f095749cf7164bbe1a1b5052f8343065ef1e2bebd117e29a41
// bufdiff-choices: 8611b0353d2781702aa0e9401c67e4039565339787235698fb73f5847a15e0d29d79abac2c132564
// bufdiff-choices: 46143c543c45d42e86e6b644a9d98a13fd5fb1ae0ab63a96fb05378d69037d40b30bd014197aa7dc
// bufdiff-choices: 9fd649d4d1b2aae56a122f7a00793115c74cb7f03772b23f25b03ce32a55c9724b11e5579a44a2db
// bufdiff-choices: 198be38cd8adbc4d28dc0c6bd051a5cefd94207c5ee23105d06c05c57ad249dfaa72e79c3dbba406
// bufdiff-choices: cf1269acef8d985d595f9ac3e8275a5684813de0fdf7e67bc4e547a7b197f59d275863
// bufdiff-features: 76 294 495 503 1089 1209 1552 2259 2572 2651 2898 2961 3207 3398 3579 4506 4752
// bufdiff-features: 5187 5201 5276 5973 6702 7404 7793 9479 9889 10578 10819 10968 11277 11441
// bufdiff-features: 13233 13915 14355 14523 14902 15440 15671 15750 15751 16289 16682 16960 17329
// bufdiff-features: 18486 19166 19353 19746 19835 20656 21161 21522 21953 22095 22221 22280 22824
// bufdiff-features: 23143 23144 23787 24081 24682 24782 24826 24985 25082 25367 25388 25729 26568
// bufdiff-features: 26663 27048 27056 27644 27825 29066 29277 29895 29968 30549 30725 30811 31692
// bufdiff-features: 31801 31925 32804 32903 34167 34462 34564 34623 34647 35329 35507 36092 36125
// bufdiff-features: 36512 36542 36784 36909 37786 38783 39397 40297 40378 40479 40712 40953 41396
// bufdiff-features: 41605 41742 41903 42293 42344 42970 42984 43209 43299 43309 43873 44959 45017
// bufdiff-features: 45702 45710 46095 46110 46203 46251 46416 46832 46835 46995 47392 47488 49800
// bufdiff-features: 49875 50469 51063 52148 52322 52558 52807 52900 52928 52958 53469 54651 55870
// bufdiff-features: 55887 56853 57718 57861 57932 58046 59070 59094 59347 59448 59543 60302 60686
// bufdiff-features: 61556 61628 62675 63071 63610 63642 63800 64057 64235 64716 64737 64748 64959
// bufdiff-features: 65560 65583 65781 66097 66422 66666 66698 66765 66852 66869 67009 67679 68355
// bufdiff-features: 68701 69032 69780 69987 71168 71169 71980 72086 72119 72674 73041 73220 73289
// bufdiff-features: 73319 73455 73712 73802 74057 74362 74507 74617 74984 76009 76258 76328 76339
// bufdiff-features: 76677 77491 78283 78703 78950 79389 79972 80036 80263 81477 81601 81736 82011
// bufdiff-features: 82094 82135 82203 82317 82441 83001 83071 83194 83672 83817 84090 84268 84585
// bufdiff-features: 84653 84887 85265 85897 85913 86125 86827 86844 87277 87895 88337 88732 89026
// bufdiff-features: 89151 89178 89646 89780 90741 90777 91124 91248 91258 91289 92917 92970 93255
// bufdiff-features: 93592 94981 95041 95299 96273 96652 96757 97240 97318 97685 97864 98501 99009
// bufdiff-features: 99383 99568 99738 100062 100465 101156 101813 101823 102215 102222 102461
// bufdiff-features: 102548 102690 103056 103673 103851 104253 104303 104931 105015 105144 105837
// bufdiff-features: 106398 106608 107182 107656 107702 108221 108867 108977 109086 110162 110482
// bufdiff-features: 110530 110816 111275 112709 112929 114425 114656 115471 115990 116297 116721
// bufdiff-features: 117183 117235 117512 117532 117618 117724 117839 118769 119640 119876 121394
// bufdiff-features: 121467 121626 122724 122764 122870 122967 124056 124448 125040 125446 125466
// bufdiff-features: 125908 125921 126214 126770 127427 127834 127844 127922 128157 128438 128768
// bufdiff-features: 129878 130133 130310 130602
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3xf8E4M3FN>, %arg1: tensor<1x1xf8E4M3FN> {bufferization.writable = false}, %arg2: tensor<3xf8E4M3FN>) -> (tensor<1x1xf8E4M3FN>, tensor<?xf8E4M3FN>, tensor<3xf8E4M3FN>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg3 = %c0, %arg4 = %arg0) : (index, tensor<3xf8E4M3FN>) -> (index, tensor<3xf8E4M3FN>) {
      %3 = tensor.empty(%c1) : tensor<6x?xindex>
      %c11_0 = arith.constant 11 : index
      %4 = linalg.fill ins(%c11_0 : index) outs(%3 : tensor<6x?xindex>) -> tensor<6x?xindex>
      %cst_1 = arith.constant 0.000000e+00 : f8E4M3FN
      %5 = func.call @f1(%4, %cst_1) : (tensor<6x?xindex>, f8E4M3FN) -> tensor<6x?xindex>
      %6 = arith.cmpi ult, %arg3, %c2 : index
      scf.condition(%6) %arg3, %arg4 : index, tensor<3xf8E4M3FN>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<3xf8E4M3FN>):
      %c3 = arith.constant 3 : index
      %3 = tensor.empty(%c3) : tensor<?xf8E4M3FN>
      %cst_0 = arith.constant dense<[1.000000e+01, 1.200000e+01, 1.200000e+01]> : tensor<3xf8E4M3FN>
      %4:3 = func.call @f2(%cst_0) : (tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<?xf8E4M3FN>)
      %5 = arith.addi %arg3, %c1 : index
      %extracted = tensor.extract %arg4[%c2] : tensor<3xf8E4M3FN>
      %6 = linalg.erf ins(%4#1 : tensor<3xf8E4M3FN>) outs(%arg4 : tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
      %extracted_1 = tensor.extract %6[%arg3] : tensor<3xf8E4M3FN>
      %7 = linalg.fill ins(%extracted_1 : f8E4M3FN) outs(%6 : tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
      scf.yield %5, %7 : index, tensor<3xf8E4M3FN>
    }
    %cst = arith.constant 0x7F : f8E4M3FN
    %c11 = arith.constant 11 : index
    %1 = call @f3(%arg1, %cst, %c11, %arg1) : (tensor<1x1xf8E4M3FN>, f8E4M3FN, index, tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
    %2:2 = call @f4(%0#1) : (tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
    %cast = tensor.cast %2#0 : tensor<3xf8E4M3FN> to tensor<?xf8E4M3FN>
    return %1, %cast, %2#1 : tensor<1x1xf8E4M3FN>, tensor<?xf8E4M3FN>, tensor<3xf8E4M3FN>
  }
  func.func private @f4(%arg0: tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) {
    %0 = tensor.empty() : tensor<1xf8E4M3FN>
    %cst = arith.constant 3.000000e+00 : f8E4M3FN
    %1 = linalg.fill ins(%cst : f8E4M3FN) outs(%0 : tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
    %inserted_slice = tensor.insert_slice %1 into %arg0[0] [1] [1] : tensor<1xf8E4M3FN> into tensor<3xf8E4M3FN>
    %2 = bufferization.alloc_tensor() copy(%0) : tensor<1xf8E4M3FN>
    %extracted_slice = tensor.extract_slice %arg0[0] [3] [1] : tensor<3xf8E4M3FN> to tensor<3xf8E4M3FN>
    %3 = tensor.empty() : tensor<3xf8E4M3FN>
    %4 = linalg.copy ins(%extracted_slice : tensor<3xf8E4M3FN>) outs(%3 : tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
    return %4, %inserted_slice : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
  }
  func.func private @f3(%arg0: tensor<1x1xf8E4M3FN>, %arg1: f8E4M3FN, %arg2: index, %arg3: tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN> {
    %0 = tensor.empty() : tensor<1x1x2xf8E4M3FN>
    %1 = linalg.fill ins(%arg1 : f8E4M3FN) outs(%0 : tensor<1x1x2xf8E4M3FN>) -> tensor<1x1x2xf8E4M3FN>
    %reduced = linalg.reduce ins(%1 : tensor<1x1x2xf8E4M3FN>) outs(%arg3 : tensor<1x1xf8E4M3FN>) dimensions = [2] 
      (%in: f8E4M3FN, %init: f8E4M3FN) {
        %3 = arith.addf %in, %init : f8E4M3FN
        linalg.yield %3 : f8E4M3FN
      }
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %2 = scf.for %arg4 = %c0 to %c2 step %c2 iter_args(%arg5 = %0) -> (tensor<1x1x2xf8E4M3FN>) {
      %3 = linalg.max ins(%1, %1 : tensor<1x1x2xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>) outs(%arg5 : tensor<1x1x2xf8E4M3FN>) -> tensor<1x1x2xf8E4M3FN>
      scf.yield %3 : tensor<1x1x2xf8E4M3FN>
    }
    return %reduced : tensor<1x1xf8E4M3FN>
  }
  func.func @f1(%arg0: tensor<6x?xindex> {bufferization.buffer_layout = #map}, %arg1: f8E4M3FN) -> tensor<6x?xindex> {
    %0 = linalg.copy ins(%arg0 : tensor<6x?xindex>) outs(%arg0 : tensor<6x?xindex>) -> tensor<6x?xindex>
    %c4 = arith.constant 4 : index
    %1 = scf.index_switch %c4 -> tensor<6x?xindex> 
    case 0 {
      %mapped = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg0, %arg0 : tensor<6x?xindex>, tensor<6x?xindex>) outs(%arg0 : tensor<6x?xindex>)
      scf.yield %mapped : tensor<6x?xindex>
    }
    case 1 {
      %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<6x?xindex>) {
      ^bb0(%out: index):
        %c7 = arith.constant 7 : index
        %3 = arith.addi %out, %c7 : index
        linalg.yield %3 : index
      } -> tensor<6x?xindex>
      scf.yield %2 : tensor<6x?xindex>
    }
    case 4 {
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg0, %c1 : tensor<6x?xindex>
      %inserted_slice = tensor.insert_slice %arg0 into %arg0[0, 0] [6, %dim] [1, 1] : tensor<6x?xindex> into tensor<6x?xindex>
      scf.yield %inserted_slice : tensor<6x?xindex>
    }
    default {
      %cst = arith.constant dense<1> : tensor<6xindex>
      %broadcasted = linalg.broadcast ins(%cst : tensor<6xindex>) outs(%arg0 : tensor<6x?xindex>) dimensions = [1] 
      scf.yield %broadcasted : tensor<6x?xindex>
    }
    return %0 : tensor<6x?xindex>
  }
  func.func private @f2(%arg0: tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<?xf8E4M3FN>) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %3 = arith.index_cast %arg1 : index to i64
      %4 = arith.sitofp %3 : i64 to f8E4M3FN
      %cst_0 = arith.constant -6.000000e+00 : f8E4M3FN
      %5 = arith.maximumf %4, %cst_0 : f8E4M3FN
      tensor.yield %5 : f8E4M3FN
    } : tensor<3xf8E4M3FN>
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?xf8E4M3FN>
    %cst = arith.constant -0.000000e+00 : f8E4M3FN
    %1 = linalg.fill ins(%cst : f8E4M3FN) outs(%0 : tensor<?xf8E4M3FN>) -> tensor<?xf8E4M3FN>
    %2 = linalg.mul ins(%generated, %1 : tensor<3xf8E4M3FN>, tensor<?xf8E4M3FN>) outs(%arg0 : tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
    return %2, %generated, %1 : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<?xf8E4M3FN>
  }
}

