// bufdiff-profile: types
// bufdiff-choices: 71ff7b45d20bbedad02c83daaa88c4d5248a89af5694d844184d76219b78c02562952311f96ef44a
// bufdiff-choices: 286faa1c758dd707542527fd6ef8e1c26ee712dd92f662560ee1111d6cbd2c5fed984b35aca57d56
// bufdiff-choices: 0237a4f59705533f04a83bd005fffd8c4a431e143f1a4b42d3568b1ca078d19559d39fb021d8658c
// bufdiff-choices: 2e6b290a9ca192853c4669f8db13afdff46dedb0d4632675e9fff0d6843198f7183b91500aa8b0da
// bufdiff-choices: 99e0240c106d8b77ed90a6a34f5704deb8733a1e208ab5a939285d6cd5bfcebf3ab4183a67f89bdb
// bufdiff-choices: 57b760039c2e5e5e21fc300f7d5ce9963bd234d48b71f4c6527121ab870d1b43244f96f2bc6283a2
// bufdiff-choices: 0e458f693c215e42d340907a90025276d0c0681e8f8f1982ef32285c72a6f11161ae4f24147e1077
// bufdiff-choices: 5ae904032a8d6d8e2670cdc3b2b5
// bufdiff-features: 755 2021 2270 3579 5297 6812 10181 13032 13424 15751 16269 16289 16417 18166
// bufdiff-features: 19166 19419 20337 20385 27766 28183 29229 31385 32457 33205 33807 34167 37183
// bufdiff-features: 38326 38754 40712 41679 41871 41984 42820 45964 46203 47200 48598 48600 49635
// bufdiff-features: 49800 52558 52900 52928 54964 55561 56404 57401 61425 62215 63071 64235 64416
// bufdiff-features: 65133 66115 66312 68355 70335 71050 71306 71851 73643 74560 76405 77283 84322
// bufdiff-features: 84922 88000 88732 89646 90414 90543 90585 92259 93255 96421 96562 97270 97715
// bufdiff-features: 98187 99383 100324 100569 103108 103614 108800 109187 109732 109923 110162
// bufdiff-features: 110322 112929 116568 117206 117235 117779 118564 119822 124790 128355 128817
// bufdiff-features: 129955 131567 132184 136987 137518 140534 141219 143007 145224 146814 147436
// bufdiff-features: 150422 150907 151404 153293 155408 155898 156460 158120 158897 159928 162948
// bufdiff-features: 164602 164961 165636 165719 167086 167973 168858 170469 170979 171205 171715
// bufdiff-features: 172127 172926 174011 174170 178854 180258 182675 188136 188790 192323 193290
// bufdiff-features: 194682 195809 196907 197125 197824 197837 201122 202241 205434 205689 210461
// bufdiff-features: 211044 212695 213275 213455 214769 217103 218064 218127 218635 219413 225759
// bufdiff-features: 227395 228390 230081 233276 234005 234990 235868 239237 240339 241256 242807
// bufdiff-features: 243140 245673 246543 247062 248209 250712 251560 252161 253439 253836 256688
// bufdiff-features: 259840 260364
module {
  func.func @f2(%arg0: tensor<f8E5M2>, %arg1: f8E5M2, %arg2: i16, %arg3: tensor<f8E5M2>) -> tensor<f8E5M2> {
    %0 = linalg.abs ins(%arg0 : tensor<f8E5M2>) outs(%arg3 : tensor<f8E5M2>) -> tensor<f8E5M2>
    %inserted = tensor.insert %arg1 into %arg0[] : tensor<f8E5M2>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %arg0) -> (tensor<f8E5M2>) {
      %2:3 = func.call @f1(%arg0, %arg0, %arg5) : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>, f32, f32)
      %3:3 = func.call @f1(%arg5, %arg5, %2#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>, f32, f32)
      %mapped = linalg.map ins(%inserted, %0, %2#0 : tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>) outs(%arg5 : tensor<f8E5M2>)
        (%in: f8E5M2, %in_0: f8E5M2, %in_1: f8E5M2, %init: f8E5M2) {
          %4 = arith.subf %in, %in_0 : f8E5M2
          %5 = arith.negf %4 : f8E5M2
          %6 = arith.addf %5, %in_1 : f8E5M2
          linalg.yield %6 : f8E5M2
        }
      scf.yield %mapped : tensor<f8E5M2>
    }
    return %1 : tensor<f8E5M2>
  }
  ml_program.global private mutable @g1(dense<0.000000e+00> : tensor<f8E5M2>) : tensor<f8E5M2>
  ml_program.global private mutable @g0(dense<3.500000e+00> : tensor<f8E5M2>) : tensor<f8E5M2>
  func.func private @f1(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2>, %arg2: tensor<f8E5M2>) -> (tensor<f8E5M2>, f32, f32) {
    %cst = arith.constant 1.000000e+01 : f32
    %cst_0 = arith.constant 3.000000e+00 : f32
    %0 = complex.create %cst, %cst_0 : complex<f32>
    %1 = complex.expm1 %0 : complex<f32>
    %2 = complex.im %1 : complex<f32>
    %3 = linalg.rsqrt ins(%arg2 : tensor<f8E5M2>) outs(%arg0 : tensor<f8E5M2>) -> tensor<f8E5M2>
    return %3, %2, %cst : tensor<f8E5M2>, f32, f32
  }
  func.func @main(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2>, %arg2: memref<f8E5M2>) -> (tensor<1xf8E5M2>, tensor<f8E5M2>, f8E5M2, f8E5M2) {
    %0 = memref.load %arg2[] : memref<f8E5M2>
    %cst = arith.constant 3.000000e+00 : f8E5M2
    %c9_i16 = arith.constant 9 : i16
    %1 = call @f2(%arg0, %cst, %c9_i16, %arg0) : (tensor<f8E5M2>, f8E5M2, i16, tensor<f8E5M2>) -> tensor<f8E5M2>
    %2 = linalg.mul ins(%1, %arg1 : tensor<f8E5M2>, tensor<f8E5M2>) outs(%arg0 : tensor<f8E5M2>) -> tensor<f8E5M2>
    %expanded = tensor.expand_shape %2 [] output_shape [1] : tensor<f8E5M2> into tensor<1xf8E5M2>
    return %expanded, %arg0, %0, %cst : tensor<1xf8E5M2>, tensor<f8E5M2>, f8E5M2, f8E5M2
  }
}

