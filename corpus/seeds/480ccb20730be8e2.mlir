// bufdiff-profile: cfg
// bufdiff-choices: 56776d21efcf8b392a66bb411f8c02e7b090dda14c50ea8720361cc93fca4fb0350998f5d34dee72
// bufdiff-choices: 1a1896513cd926e8d0d9b64fafdd7b3c328bad9652feab855f6746d4fb5cf7b0bf27fdc6e8952a37
// bufdiff-choices: 0747ad6de6be7c45e0036484ed6d40bd6298d21ea52df4679b773f08c6eb43ad8c006a3f160a62e3
// bufdiff-choices: d812b6646f9487ccfa370799f9be3a2c7eb9dd27107da67571b38ea7399f355df0d937491f654998
// bufdiff-choices: 6337c1db80f446680e5039fccdc997fea433f24fe2defb60eb79fb998e57b29dc3d0c756de27dad0
// bufdiff-choices: 97f785a99f4faf2c7ab9004677cf56bdcf11a3064cf3c1edd5e81bdae23a16c7b5ba18e74744761f
// bufdiff-choices: a98a713e060dfbdfe65844aa3e59f12adc2d7d9ea0
// bufdiff-features: 573 2320 3077 4236 9748 9768 10476 11580 12276 12638 12932 13233 15482 15751
// bufdiff-features: 16682 16926 20023 22095 22220 22280 26508 26568 26922 27644 29248 29261 29590
// bufdiff-features: 29968 30666 31475 33769 34167 40540 42344 43612 44028 44505 44522 46203 46208
// bufdiff-features: 49635 51415 51532 52062 52553 52558 52900 53180 54998 58122 58303 59649 60417
// bufdiff-features: 62260 64119 64235 65891 66422 68355 69081 70255 73041 73753 74057 74336 74360
// bufdiff-features: 76953 77617 78283 78430 82011 85843 86125 89391 89780 92194 93171 93994 95273
// bufdiff-features: 97131 98190 99365 101867 102875 104931 106155 110604 111302 112929 113374
// bufdiff-features: 118093 121977 122233 124614 125875 127329 129630 135534 136056 138844 141891
// bufdiff-features: 142040 142081 146001 147712 151936 153142 154311 156460 157531 158120 159895
// bufdiff-features: 161304 162935 163118 163687 165295 165636 165719 167164 168323 169153 169224
// bufdiff-features: 169392 172115 172898 173354 173614 173961 174249 174302 176782 177211 177355
// bufdiff-features: 177488 177904 178067 178228 178560 180207 181522 181592 184030 184962 185572
// bufdiff-features: 186202 186959 188790 190069 192422 192628 192771 196031 197837 198003 199773
// bufdiff-features: 199827 200307 201059 201640 204212 204620 204747 205434 207639 207767 209168
// bufdiff-features: 210461 211263 212375 214435 214877 215925 217849 224172 225827 225998 226357
// bufdiff-features: 226952 228061 228581 230081 231722 234276 235375 235730 237022 237963 239621
// bufdiff-features: 242200 243477 243546 245855 246543 248581 250948 252161 252466 252539 253703
// bufdiff-features: 253836 255603 255729 255826 256112 258331 259216 259785 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<?xf32>, %arg1: tensor<6xf32>, %arg2: tensor<?xf32>, %arg3: i32) -> tensor<?xf32> {
    %cst = arith.constant dense<-6.000000e+00> : tensor<6xf32>
    %0 = linalg.tanh ins(%cst : tensor<6xf32>) outs(%arg1 : tensor<6xf32>) -> tensor<6xf32>
    %1 = scf.execute_region -> tensor<?xf32> {
      %2 = scf.execute_region -> tensor<6xf32> {
        %cst_1 = arith.constant dense<[9, 8]> : tensor<2xi64>
        %4 = arith.index_cast %cst_1 : tensor<2xi64> to tensor<2xindex>
        scf.yield %0 : tensor<6xf32>
      }
      %cst_0 = arith.constant dense<1.000000e+00> : tensor<6xf32>
      %3 = linalg.div ins(%arg0, %arg2 : tensor<?xf32>, tensor<?xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %3 : tensor<?xf32>
    }
    return %1 : tensor<?xf32>
  }
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: i32) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%extracted_slice : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %5 = arith.cmpf ogt, %in, %in_3 : f32
      %6 = arith.select %5, %in, %in_3 : f32
      %7 = arith.cmpf uge, %6, %out : f32
      %8 = arith.select %7, %6, %out : f32
      linalg.yield %8 : f32
    } -> tensor<?x?xf32>
    %1 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %mapped = linalg.map ins(%2, %extracted_slice, %extracted_slice_1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%extracted_slice_1 : tensor<?x?xf32>)
      (%in: f32, %in_3: f32, %in_4: f32, %init: f32) {
        %5 = arith.mulf %in, %in_3 : f32
        %6 = arith.negf %5 : f32
        %7 = arith.addf %6, %in_4 : f32
        linalg.yield %7 : f32
      }
    %inserted_slice = tensor.insert_slice %mapped into %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    %inserted_slice_2 = tensor.insert_slice %0 into %inserted_slice[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    %c4 = arith.constant 4 : index
    %generated = tensor.generate %c4 {
    ^bb0(%arg2: index):
      %5 = arith.index_cast %arg2 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.addf %6, %cst : f32
      tensor.yield %7 : f32
    } : tensor<?xf32>
    %3 = tensor.empty() : tensor<6xf32>
    %4 = call @f1(%generated, %3, %generated, %arg1) : (tensor<?xf32>, tensor<6xf32>, tensor<?xf32>, i32) -> tensor<?xf32>
    return %4, %inserted_slice_2, %inserted_slice, %inserted_slice_2 : tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
}

