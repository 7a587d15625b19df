// bufdiff-profile: idioms
// bufdiff-choices: 6ea7197c383956458af419f3a3f3bd2788acb41ca99daea17a19f63c4e381b5dc6ee36dc2ccdadb7
// bufdiff-choices: 7c1023f705549531cf0208e253afe5a71733b38ecaba3513e70ee60f82deff3cdf1e25cc22b71671
// bufdiff-choices: 1b87976de747c107f493e7ae9a7ca4ce61f8b2b5ff644dc6c51145467a30f284fa1ede7911f77f4f
// bufdiff-choices: 15ea197ccb74716db0f95977098a5e3e05334880233c9b6c73747e1b471155719724ba2377f92326
// bufdiff-choices: fdd818131f840c8ae34f6b27ec87666061d77b3635fe7b13891475a77c4843b34feb66b55359d1ae
// bufdiff-choices: 223f1c0dee1ae76336a6f74cd6f6dcf45c64b9555a479ade996e90d046013f22dd438bcceba1ee51
// bufdiff-choices: 8aa05722555ffba4ecb6b5f95927e88f3b359e348738583e94f8f25a
// bufdiff-features: 397 1150 1312 3579 4375 4752 4795 5075 6198 6611 9479 11162 11280 11441 12276
// bufdiff-features: 12932 15751 15786 18330 19100 19628 22280 22630 23143 23169 23594 23787 24236
// bufdiff-features: 26087 26546 26568 26960 29590 31247 31543 34034 34167 35163 36784 39927 40266
// bufdiff-features: 40540 41090 41318 41615 42344 44505 44522 45617 46203 47392 47695 48598 49800
// bufdiff-features: 50080 52062 52558 52900 53180 53252 53716 55392 55822 58403 60417 61527 62641
// bufdiff-features: 63071 64119 64120 64716 66422 68355 68701 69780 70278 70596 71306 73802 73849
// bufdiff-features: 74057 74864 77283 78430 81601 81736 82135 83548 86125 86834 87000 87862 87903
// bufdiff-features: 88337 90543 91074 91593 92022 93171 93255 94049 94088 96969 97263 97715 99383
// bufdiff-features: 103056 104315 104931 106761 107248 107805 111378 112363 112929 113542 117724
// bufdiff-features: 119588 120049 120391 120595 121626 124626 126825 127533 130310 132156 137105
// bufdiff-features: 139058 139704 139994 141034 142040 142393 143172 146512 146792 147041 149534
// bufdiff-features: 149846 150313 150452 152226 152742 153293 155898 156460 158120 162350 163687
// bufdiff-features: 165636 165695 165719 166037 166169 166579 166942 167793 167825 168639 168858
// bufdiff-features: 169450 171369 171884 173166 176447 177211 177355 177446 177488 177904 178560
// bufdiff-features: 179647 180207 180404 181522 184030 184513 184962 186959 187596 188790 189360
// bufdiff-features: 191076 191637 192418 192534 192595 192628 192771 196031 197837 198460 198798
// bufdiff-features: 198873 199947 201059 201601 201716 202085 202241 205434 205689 208503 209277
// bufdiff-features: 209807 211967 212111 214325 218127 220517 223640 225759 225827 226357 227345
// bufdiff-features: 230640 230810 231636 232323 233259 233969 234718 234968 236986 237223 240824
// bufdiff-features: 242988 245189 245619 246543 247062 247450 247913 249841 250917 250948 252466
// bufdiff-features: 253836 257251 258331 259771 259840
module {
  func.func @f1(%arg0: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<4xf32> to tensor<4xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[2] [%c2] [1] : tensor<4xf32> to tensor<?xf32>
    %cast = tensor.cast %extracted_slice_0 : tensor<?xf32> to tensor<2xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0] [2] [%c1] : tensor<2xf32> into tensor<4xf32>
    return %extracted_slice_0, %inserted_slice : tensor<?xf32>, tensor<4xf32>
  }
  func.func @f2(%arg0: tensor<4xf32>, %arg1: f32) -> (tensor<4xf32>, index) {
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %0 = linalg.sub ins(%extracted_slice, %extracted_slice_0 : tensor<2xf32>, tensor<2xf32>) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %inserted_slice[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
    %rank = tensor.rank %inserted_slice : tensor<4xf32>
    return %inserted_slice_1, %rank : tensor<4xf32>, index
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<2xf32>, tensor<?xf32>, index) {
    %cst = arith.constant 1.000000e+00 : f32
    %0:2 = call @f2(%arg0, %cst) : (tensor<4xf32>, f32) -> (tensor<4xf32>, index)
    %1:2 = call @f1(%arg0) : (tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>)
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[1] [2] [%c1] : tensor<4xf32> to tensor<2xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[1] [2] [2] : tensor<2xf32> into tensor<4xf32>
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %2 = scf.for %arg2 = %c0 to %c6 step %c2 iter_args(%arg3 = %1#1) -> (tensor<4xf32>) {
      %c11 = arith.constant 11 : index
      %3 = arith.cmpi ult, %0#1, %c11 : index
      %4 = arith.select %3, %extracted_slice, %extracted_slice : tensor<2xf32>
      %5:2 = func.call @f2(%1#1, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4xf32>, f32) -> (tensor<4xf32>, index)
      %extracted = tensor.extract %arg3[%c1] : tensor<4xf32>
      %6 = tensor.empty() : tensor<4xf32>
      %7 = linalg.fill ins(%extracted : f32) outs(%6 : tensor<4xf32>) -> tensor<4xf32>
      %8 = linalg.sqrt ins(%7 : tensor<4xf32>) outs(%arg3 : tensor<4xf32>) -> tensor<4xf32>
      %cst_1 = arith.constant dense<4.500000e+00> : tensor<f32>
      %broadcasted = linalg.broadcast ins(%cst_1 : tensor<f32>) outs(%8 : tensor<4xf32>) dimensions = [0] 
      scf.yield %broadcasted : tensor<4xf32>
    }
    %cast = tensor.cast %2 : tensor<4xf32> to tensor<?xf32>
    %extracted_slice_0 = tensor.extract_slice %2[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
    return %inserted_slice, %1#0, %0#0, %extracted_slice_0, %cast, %0#1 : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<2xf32>, tensor<?xf32>, index
  }
}

