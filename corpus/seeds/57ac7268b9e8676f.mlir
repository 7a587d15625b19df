// bufdiff-profile: cfg
// bufdiff-choices: 7e8bda1f96d24a500ee46d3994c3b812428f602cfb269de637dcae4ab1a67f7bf5dd1cd075e1e734
// bufdiff-choices: 766949225b9a700613b29f8b47cc76afae86212b6d110ce4a291206d8da7b3ac6714d6c1c360daf2
// bufdiff-choices: 86fefd5116386f2ee6495974493156a75d2291d51b5b17dc788abf5806a328c05625c0d85a8e1159
// bufdiff-choices: 84e973f8eb238415e2c1c0dc351b84e69ebe1c47887aab7a8b3ecb66b56a98ed5472c597a6c1fcd0
// bufdiff-choices: 596fb7f46277ec1c5a5e515fcf935d6d1b6d54acd0e4cc8cabcd1aa4e4620854a7607dcf87d3168f
// bufdiff-choices: 4b48b1f4a7a7b9af26258c80b877fd2a70f63f30f08e24743235993707f6aecf3e9167479d0f957e
// bufdiff-choices: 4e0ac8e27a5a46e3d1e0da788f1b8060cac8ebd3f182421d8c5975db81edb973b6ebae03905f948c
// bufdiff-choices: 48f70f422db5e82cdb31cb0af96b37f7e886650622e6e8b697edf3cf0c15320a76f1b1b908f0d8f6
// bufdiff-choices: 1a20afacad6eb257264c2891bb1cd618d0791e15b9a87192aa4570f94a12d38fee837b55f66aadc7
// bufdiff-choices: 93dd3049498016527de50cb91be3a939e859e1ef830455d3869c43
// bufdiff-features: 1858 3579 4280 6363 9034 10345 11037 11408 11441 11825 12276 12775 12932 13382
// bufdiff-features: 13786 15259 15751 16417 17036 18322 18480 19014 19419 22095 22280 22630 23326
// bufdiff-features: 24826 26464 26568 28069 29130 29236 29590 29968 30700 31247 31864 33887 34167
// bufdiff-features: 36213 36784 36936 37155 38528 38783 40712 41152 42133 42344 42467 42984 43047
// bufdiff-features: 43248 43562 44167 44505 44522 46203 46404 48598 50894 51130 51373 51611 51863
// bufdiff-features: 52062 52558 52900 52928 53180 53243 53252 53472 54135 54205 54309 55561 62411
// bufdiff-features: 63800 64235 64875 65847 66422 66821 67929 68355 68764 68780 69081 70632 71050
// bufdiff-features: 71306 71701 71851 72781 73802 74057 77283 78230 80422 80511 81467 81662 81736
// bufdiff-features: 81849 82011 82089 82723 83493 83634 84099 84128 84322 84585 86125 86357 86689
// bufdiff-features: 88732 88876 89946 90097 90198 90543 91289 92022 93083 93318 95930 97701 98501
// bufdiff-features: 99383 100980 101264 101342 102601 103056 104315 104931 106321 106652 107183
// bufdiff-features: 107412 107425 108038 108800 108921 109157 110561 111096 111956 112929 114028
// bufdiff-features: 116270 117235 117532 119068 119439 119710 120428 120671 121538 121626 121977
// bufdiff-features: 124932 127533 127818 128364 128916 130294 130542 131038 135543 136056 138086
// bufdiff-features: 138919 140367 140929 141238 142369 143172 144303 144409 146451 146512 146608
// bufdiff-features: 146753 147477 147714 149304 150299 150313 152226 152764 153227 153293 153928
// bufdiff-features: 154946 155408 155465 156460 157034 158120 158996 162819 163212 163359 163687
// bufdiff-features: 164602 164947 165636 165719 166968 167466 168323 168640 168766 168858 170082
// bufdiff-features: 170584 171715 171884 172127 172814 172898 172926 173166 174170 174298 176499
// bufdiff-features: 177211 177904 178007 178054 178558 179471 180207 180926 183565 184022 184030
// bufdiff-features: 184513 184962 185121 186959 187596 188582 188790 189557 190082 190154 191086
// bufdiff-features: 191880 192411 192596 192628 193290 193747 194205 195420 196031 197125 197837
// bufdiff-features: 198873 201059 201246 202562 203000 205434 205689 209922 210461 211508 212111
// bufdiff-features: 213275 214889 216277 217107 218966 219258 219961 220023 220271 221162 222638
// bufdiff-features: 224466 225759 226357 228390 228519 230081 230640 231263 233969 234455 235375
// bufdiff-features: 236267 237595 239237 239798 240100 240107 240158 240799 241554 241859 242145
// bufdiff-features: 243137 243140 243967 246463 246543 247062 247164 247247 247375 247913 250345
// bufdiff-features: 250948 251054 251506 252466 252539 252919 254842 255061 255676 257251 257626
// bufdiff-features: 259840 261292 261556 262086
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x?x3xf64> {bufferization.writable = false}, %arg1: tensor<?x?x?xf64>, %arg2: tensor<3x3x3xf64>) -> (tensor<3x?x3xf64>, tensor<3x1x3x3xf64>, tensor<?x2xf64>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
    %cast = tensor.cast %cst : tensor<4xf32> to tensor<?xf32>
    %0 = call @f2(%cast, %cast) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %expanded = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [3, 1, 3, 3] : tensor<3x3x3xf64> into tensor<3x1x3x3xf64>
    %cst_0 = arith.constant 1.000000e+01 : f32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg0, %arg5 = %cst_0) -> (tensor<3x?x3xf64>, f32) {
      %c2_2 = arith.constant 2 : index
      %5 = scf.for %arg6 = %c0 to %c3 step %c2_2 iter_args(%arg7 = %0) -> (tensor<?xf32>) {
        %11 = func.call @pick3(%arg4, %arg0) : (tensor<3x?x3xf64>, tensor<3x?x3xf64>) -> tensor<3x?x3xf64>
        %mapped = linalg.map ins(%11, %arg4, %arg0 : tensor<3x?x3xf64>, tensor<3x?x3xf64>, tensor<3x?x3xf64>) outs(%arg0 : tensor<3x?x3xf64>)
          (%in: f64, %in_6: f64, %in_7: f64, %init: f64) {
            %16 = arith.subf %in, %in_6 : f64
            %17 = arith.divf %16, %in_7 : f64
            linalg.yield %17 : f64
          }
        %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<3x?x3xf64>) outs(%arg0 : tensor<3x?x3xf64>) {
        ^bb0(%in: f64, %out: f64):
          %16 = arith.cmpf olt, %in, %out : f64
          %17 = arith.select %16, %in, %out : f64
          linalg.yield %17 : f64
        } -> tensor<3x?x3xf64>
        %c4 = arith.constant 4 : index
        %13 = tensor.empty(%c4, %c3) : tensor<?x?xf32>
        %14 = linalg.fill ins(%arg5 : f32) outs(%13 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %extracted_slice_5 = tensor.extract_slice %0[0] [3] [1] : tensor<?xf32> to tensor<3xf32>
        %15 = linalg.matvec ins(%14, %extracted_slice_5 : tensor<?x?xf32>, tensor<3xf32>) outs(%arg7 : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %15 : tensor<?xf32>
      }
      %cast_3 = tensor.cast %5 : tensor<?xf32> to tensor<4xf32>
      %6 = func.call @f1(%cast_3) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xf32>) -> tensor<4xf32>
      %dim = tensor.dim %arg0, %c1 : tensor<3x?x3xf64>
      %7 = tensor.empty(%dim) : tensor<3x?x3xf64>
      %cst_4 = arith.constant -0.000000e+00 : f64
      %8 = linalg.fill ins(%cst_4 : f64) outs(%7 : tensor<3x?x3xf64>) -> tensor<3x?x3xf64>
      %9 = linalg.mul ins(%arg0, %8 : tensor<3x?x3xf64>, tensor<3x?x3xf64>) outs(%arg4 : tensor<3x?x3xf64>) -> tensor<3x?x3xf64>
      %10 = linalg.min ins(%arg0, %8 : tensor<3x?x3xf64>, tensor<3x?x3xf64>) outs(%9 : tensor<3x?x3xf64>) -> tensor<3x?x3xf64>
      scf.yield %10, %arg5 : tensor<3x?x3xf64>, f32
    }
    %c2 = arith.constant 2 : index
    %cst_1 = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf ogt, %1#1, %cst_1 : f32
    %3 = arith.index_castui %2 : i1 to index
    %4 = arith.addi %3, %c1 : index
    %extracted_slice = tensor.extract_slice %arg2[%c2, 0, 0] [1, %c3, 2] [1, 1, %4] : tensor<3x3x3xf64> to tensor<?x2xf64>
    return %1#0, %expanded, %extracted_slice : tensor<3x?x3xf64>, tensor<3x1x3x3xf64>, tensor<?x2xf64>
  }
  func.func @f1(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<4xf32> to tensor<f32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<f32>) outs(%arg0 : tensor<4xf32>) dimensions = [0] 
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %cst = arith.constant 1.000000e+02 : f32
      %3 = arith.cmpf olt, %2, %cst : f32
      %4 = arith.select %3, %2, %cst : f32
      tensor.yield %4 : f32
    } : tensor<4xf32>
    %0 = linalg.reciprocal ins(%generated : tensor<4xf32>) outs(%broadcasted : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    cf.br ^bb1(%c0, %arg0 : index, tensor<?xf32>)
  ^bb1(%0: index, %1: tensor<?xf32>):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi ult, %0, %c2 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
    %3 = call @f1(%cast) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = arith.addi %0, %c1 : index
    %5 = linalg.reciprocal ins(%3 : tensor<4xf32>) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    cf.br ^bb1(%4, %5 : index, tensor<?xf32>)
  ^bb3:  // pred: ^bb1
    %6 = linalg.ceil ins(%1 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %6 : tensor<?xf32>
  }
  func.func private @pick3(%arg0: tensor<3x?x3xf64>, %arg1: tensor<3x?x3xf64>) -> tensor<3x?x3xf64> {
    return %arg0 : tensor<3x?x3xf64>
  }
}

