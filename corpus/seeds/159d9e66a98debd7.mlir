// bufdiff-profile: idioms
// bufdiff-choices: 1ff17de5674f79a3e76892fc67719270e808d0f459d2d35df8733dd56e329c4a87cf5bb33b25e45e
// bufdiff-choices: fa6b59d129d2275f13879d4096153408f9b58c91f3d63dda6ef08ff4262a3305c695f26529a2c850
// bufdiff-choices: a3c593a199a3fd1175c1342e045028f8212fa0c0cbd9ddf825d233a347be7460bcffdab6edd4fbfe
// bufdiff-choices: 2abcf7ef31a592a2395211f07e64f678bf948c1108c97da8f3cff06ca142c3ac6857286ded3d38a4
// bufdiff-choices: 597986bfeb806e826044f55dc6488fb760c7bc413d6158f8293fb0f723501ba7db04f7c0a0e308c2
// bufdiff-choices: 296b8e3fddd8bd65dc9019d7a1472da2c2cda5dff090ca1b75b3661faa4314b2bf753de96ab52e05
// bufdiff-features: 3579 4784 7122 7554 9479 10384 15751 15903 22280 23787 24402 26546 26568 27725
// bufdiff-features: 28814 29104 32358 34167 36936 38783 39927 40712 46203 46404 47230 47242 49301
// bufdiff-features: 52558 52900 53252 54546 54998 55276 55561 55837 55987 56636 60686 63071 64119
// bufdiff-features: 66422 68355 69403 71701 73289 73802 75361 76116 79811 79854 80428 81539 81601
// bufdiff-features: 82135 83760 84585 88337 88732 89449 89780 89946 90070 93255 93286 96353 98501
// bufdiff-features: 99228 99757 101823 103056 104123 106321 106652 109732 110162 110552 111024
// bufdiff-features: 111839 112929 116721 117235 125908 128915 129550 130824 130933 133575 135363
// bufdiff-features: 135464 137235 137637 140476 142393 146451 146512 150313 151292 152226 153896
// bufdiff-features: 156191 156460 157426 158120 158897 160691 160756 161261 161426 162265 162819
// bufdiff-features: 162971 165636 165719 167959 168858 169744 170082 173166 173800 174170 174298
// bufdiff-features: 177697 177708 178067 178227 178549 178605 184030 186959 188790 192411 192651
// bufdiff-features: 193747 194134 196031 197770 197837 201601 205434 207731 208944 209672 210461
// bufdiff-features: 214889 216892 217672 218635 218657 220247 222842 225759 227654 228390 229266
// bufdiff-features: 229273 230081 240107 240158 240605 242101 243546 243967 244729 246543 249094
// bufdiff-features: 251444 252466 252539 252926 253523 255160 257251 258882 259822 259840 261263
// bufdiff-features: 261628
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<6x3xi8>) -> (tensor<?x3xi8>, i32) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<6x3xi8> into tensor<18xi8>
    %cst = arith.constant dense<[11, 10, 9]> : tensor<3xi8>
    %broadcasted = linalg.broadcast ins(%cst : tensor<3xi8>) outs(%arg0 : tensor<6x3xi8>) dimensions = [0] 
    cf.br ^bb2(%broadcasted : tensor<6x3xi8>)
  ^bb1:  // no predecessors
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c0] : tensor<3xi8>
    %0 = linalg.fill ins(%extracted : i8) outs(%broadcasted : tensor<6x3xi8>) -> tensor<6x3xi8>
    cf.br ^bb2(%0 : tensor<6x3xi8>)
  ^bb2(%1: tensor<6x3xi8>):  // 2 preds: ^bb0, ^bb1
    %c6 = arith.constant 6 : index
    %2 = tensor.empty(%c6) : tensor<?x3xi8>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%broadcasted : tensor<6x3xi8>) outs(%2 : tensor<?x3xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c11_i8 = arith.constant 11 : i8
      %4 = arith.maxui %in, %c11_i8 : i8
      linalg.yield %4 : i8
    } -> tensor<?x3xi8>
    %c7_i32 = arith.constant 7 : i32
    return %3, %c7_i32 : tensor<?x3xi8>, i32
  }
  func.func @main(%arg0: tensor<6x3xi8>, %arg1: tensor<6x3xi8>) -> (tensor<?x3xi8>, tensor<6x3xi8>) {
    %0:2 = call @f1(%arg0) : (tensor<6x3xi8>) -> (tensor<?x3xi8>, i32)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %0#0) -> (tensor<?x3xi8>) {
      %c2 = arith.constant 2 : index
      %2 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg3) -> (tensor<?x3xi8>) {
        %extracted = tensor.extract %0#0[%arg4, %c1] : tensor<?x3xi8>
        %3 = tensor.empty(%c2) : tensor<?x3xi8>
        %4 = linalg.fill ins(%extracted : i8) outs(%3 : tensor<?x3xi8>) -> tensor<?x3xi8>
        %cast = tensor.cast %4 : tensor<?x3xi8> to tensor<2x3xi8>
        %inserted_slice = tensor.insert_slice %cast into %arg5[%c2, 0] [2, 3] [2, 1] : tensor<2x3xi8> into tensor<?x3xi8>
        %extracted_0 = tensor.extract %inserted_slice[%arg2, %c2] : tensor<?x3xi8>
        %5 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%0#0, %arg1 : tensor<?x3xi8>, tensor<6x3xi8>) outs(%inserted_slice : tensor<?x3xi8>) -> tensor<?x3xi8>
        scf.yield %5 : tensor<?x3xi8>
      }
      scf.yield %2 : tensor<?x3xi8>
    }
    return %1, %arg1 : tensor<?x3xi8>, tensor<6x3xi8>
  }
}

