// bufdiff-profile: types
// bufdiff-choices: 601e5601ccb7226c87b9ddf12809a2fc7aeee8978c46f7f48aceeb68c11eceef557f19d34f8038f6
// bufdiff-choices: 28ec725a7f6679afb38978638fc0605bc43c4d24de3116bfc150ee86d9700b453b40642cb50ba9a4
// bufdiff-choices: 3f87ec9cbc78d58f028274d8f9b6e99bc192307531db4a62235ae31f4c5900c0497f57af11592654
// bufdiff-choices: 233f9998639cc9d584f79f534ed21b31c6a5f13a61183db545b4fffc76531592ad531add0f95a55b
// bufdiff-choices: 1602a8413eeffa01c0027e6f312536cfdb140c81659c79bf71ba8cb44025d0dc5fd65cd4e54fdc48
// bufdiff-choices: b2112d955f922d7cf9174e98c7188ee901095656fc47d9a0aff6abc531da4c531993ea0ae531741a
// bufdiff-features: 706 3866 5610 9479 10020 13233 13915 14925 15751 15778 16269 18166 19419 20127
// bufdiff-features: 22280 24184 24402 26922 31705 33824 34167 37183 38783 40712 41984 43229 43774
// bufdiff-features: 46203 47392 49635 50461 52148 52322 52558 52900 54827 54964 56404 61944 61969
// bufdiff-features: 63259 63800 63929 64235 64370 68355 69875 73926 74255 76328 76373 76774 77252
// bufdiff-features: 77617 78430 78644 81353 83194 84585 84922 86125 87895 88732 89780 92194 92970
// bufdiff-features: 93255 95407 98501 99383 102809 104931 108977 111618 112756 112929 117336 119588
// bufdiff-features: 121632 128597 128817 129711 136273 137045 141891 143269 146001 150818 151326
// bufdiff-features: 151936 153293 153957 155898 156253 156460 158120 158897 160327 160756 163876
// bufdiff-features: 165695 165719 167086 167584 167614 170211 178067 178165 179506 180469 184030
// bufdiff-features: 185723 186257 188628 188790 188933 190142 191455 192422 192771 193234 193290
// bufdiff-features: 193632 193747 196031 196734 197837 199305 200358 202241 203352 204527 205434
// bufdiff-features: 205689 207081 210022 210246 210461 212779 213455 214621 215959 216712 219734
// bufdiff-features: 220098 220999 223719 223767 223907 226638 228061 228390 228936 229266 233276
// bufdiff-features: 236909 236930 236986 240158 246543 250917 252318 252466 252539 252814 253836
// bufdiff-features: 254848 255520 256112 259510
module {
  func.func @main(%arg0: tensor<f64>, %arg1: memref<f64>, %arg2: memref<f64, strided<[], offset: ?>>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %cst = arith.constant -0.000000e+00 : f64
    memref.store %cst, %arg1[] : memref<f64>
    %0 = tensor.empty() : tensor<f64>
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    bufferization.materialize_in_destination %1 in restrict writable %arg2 : (tensor<f64>, memref<f64, strided<[], offset: ?>>) -> ()
    %2:4 = call @f1(%1, %cst) : (tensor<f64>, f64) -> (tensor<f64>, tensor<f64>, tensor<f64>, i1)
    %3 = tensor.empty() : tensor<f64>
    %extracted = tensor.extract %2#1[] : tensor<f64>
    %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<f64>) -> tensor<f64>
    %5 = call @f2(%4) : (tensor<f64>) -> tensor<f64>
    %extracted_0 = tensor.extract %2#2[] : tensor<f64>
    return %5, %2#0, %2#2, %2#1 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: f64) -> (tensor<f64>, tensor<f64>, tensor<f64>, i1) {
    %0 = tensor.empty() : tensor<f64>
    %1 = linalg.fill ins(%arg1 : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant -1.000000e+00 : f64
    %2 = arith.cmpf ogt, %arg1, %cst : f64
    %3 = arith.select %2, %arg0, %1 : tensor<f64>
    %mapped = linalg.map ins(%1 : tensor<f64>) outs(%arg0 : tensor<f64>)
      (%in: f64, %init: f64) {
        %8 = arith.cmpf one, %in, %arg1 : f64
        %9 = arith.select %8, %in, %arg1 : f64
        linalg.yield %9 : f64
      }
    %4 = tensor.empty() : tensor<f64>
    %5 = linalg.copy ins(%3 : tensor<f64>) outs(%4 : tensor<f64>) -> tensor<f64>
    %6 = tensor.empty() : tensor<f64>
    %7 = linalg.copy ins(%5 : tensor<f64>) outs(%6 : tensor<f64>) -> tensor<f64>
    return %5, %7, %mapped, %2 : tensor<f64>, tensor<f64>, tensor<f64>, i1
  }
  func.func private @f2(%arg0: tensor<f64>) -> tensor<f64> {
    %0 = linalg.erf ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %0[] : tensor<f64>
    return %0 : tensor<f64>
  }
}

