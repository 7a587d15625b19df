// bufdiff-profile: idioms
// bufdiff-choices: 0c6fd9da13abbf1a605db4eafa1e47714c37916cc194b1943600abe5e1549d21fe1b31518ac1f54b
// bufdiff-choices: e15da8bbd9406786734bbc03f4d57399734b4e23627d1c5c34c9dc9039b66d77033d07c5a593586d
// bufdiff-choices: 820f15acd3be17090c9b9b1f1e6943b4f29223fa7893e8c04d3093153ef132dcbfa1989640d46f1c
// bufdiff-choices: 6b8bdb46c2ccb228cd7401ebad3a1e506053baf5707c9e6a165dbe0946d7ef4150c7743faab52f8b
// bufdiff-choices: 11df0b88bfe24479b04a937a90453422754bb1c220e51070e1d275835e8821dc849f35efe002
// bufdiff-features: 2442 4211 5258 9479 12276 12932 13233 15595 15751 15903 16682 18428 19100 22280
// bufdiff-features: 25818 26568 28484 29590 30145 30293 34167 34861 38754 39025 40712 42344 43104
// bufdiff-features: 44505 44943 46203 46208 47392 47762 48092 52558 52900 53180 55995 58190 60235
// bufdiff-features: 66312 66422 68355 68782 74450 74507 75842 75921 77261 78430 78440 86125 87466
// bufdiff-features: 88337 92194 92492 97582 97657 99181 103715 104931 106155 112929 115026 116732
// bufdiff-features: 117724 121682 127238 128817 130138 131366 132574 133297 136007 139357 139890
// bufdiff-features: 141044 141458 141834 142040 142521 147444 149400 151936 155898 156460 158120
// bufdiff-features: 158897 163118 163687 164734 165141 165295 165695 165719 167164 167481 170979
// bufdiff-features: 171116 171369 173800 174170 176031 177211 178560 179105 179739 180207 181302
// bufdiff-features: 181929 184030 184575 184722 186959 188790 192528 192628 192771 193290 198460
// bufdiff-features: 198798 199827 202241 205434 205689 207639 210301 213455 215959 219101 222487
// bufdiff-features: 225827 228061 230081 230640 233154 233259 236231 236929 237763 240438 244092
// bufdiff-features: 245855 246543 247062 249841 253439 253836 256050 259229 259840
module {
  func.func @main(%arg0: tensor<2x4xf64>, %arg1: tensor<2x4xf64>) -> (tensor<2xf64>, tensor<2xf64>, tensor<2x4xf64>, tensor<2x4xf64>, f64, f64) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c1, 0] [1, 1] [1, %c1] : tensor<2x4xf64> to tensor<1xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %cst_0 = arith.constant 7.250000e+00 : f64
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf64>
    %0 = linalg.conv_1d ins(%from_elements, %from_elements : tensor<2xf64>, tensor<2xf64>) outs(%extracted_slice : tensor<1xf64>) -> tensor<1xf64>
    %inserted_slice = tensor.insert_slice %0 into %arg0[%c1, 0] [1, 1] [1, %c1] : tensor<1xf64> into tensor<2x4xf64>
    %c0 = arith.constant 0 : index
    %mapped = linalg.map ins(%from_elements : tensor<2xf64>) outs(%from_elements : tensor<2xf64>)
      (%in: f64, %init: f64) {
        %extracted = tensor.extract %from_elements[%c0] : tensor<2xf64>
        %2 = arith.addf %in, %extracted : f64
        linalg.yield %2 : f64
      }
    %1 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %from_elements) -> (tensor<2xf64>) {
      %c4 = arith.constant 4 : index
      %2 = arith.cmpi ult, %arg2, %c4 : index
      scf.if %2 {
      }
      %extracted_slice_1 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<2xf64> to tensor<f64>
      %cst_2 = arith.constant dense<1.500000e+00> : tensor<f64>
      %mapped_3 = linalg.map { arith.maximumf } ins(%extracted_slice_1, %cst_2 : tensor<f64>, tensor<f64>) outs(%extracted_slice_1 : tensor<f64>)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped_3 into %arg3[%arg2] [1] [1] : tensor<f64> into tensor<2xf64>
      }
    }
    return %mapped, %1, %arg0, %inserted_slice, %cst_0, %cst : tensor<2xf64>, tensor<2xf64>, tensor<2x4xf64>, tensor<2x4xf64>, f64, f64
  }
}

