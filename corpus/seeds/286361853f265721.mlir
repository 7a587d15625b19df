// bufdiff-profile: calls
// bufdiff-choices: 007f1ce1486c1b91f12beb6e484e4cbb78eca61b10d5aa8a56d4d3a3d5d2540cc9aeb06e73deb7f1
// bufdiff-choices: 5b27974d276b9f2b922b43e3fba518ab9cdf13299c4f8948f0537867d5f33ce19d61af030cfa0a1a
// bufdiff-choices: b13b2267955e37c63ec8774f9d9f697a5ca969d7a79c86d50f07285c772904b823b62636e0c38ede
// bufdiff-choices: f6027c5e130794238cbd13713b57ca13d81bd8e31d773e6889121df9b37644ba0da269dd889f4aa7
// bufdiff-choices: 3cbca3
// bufdiff-features: 9479 10476 12276 12932 13233 15751 15903 16682 20092 22280 25818 26568 27644
// bufdiff-features: 29590 30145 32457 34034 34167 44505 44522 44943 46203 52558 52591 52900 53180
// bufdiff-features: 58190 62641 63071 66422 67609 68202 68355 68782 69955 73041 75921 82135 85134
// bufdiff-features: 87862 88317 88337 92492 95407 96573 99383 103715 111587 115026 121682 125702
// bufdiff-features: 127533 132574 132901 133814 135899 136007 138443 139102 141458 142040 149400
// bufdiff-features: 153293 155898 156460 158120 158996 160756 165141 165695 165719 167164 167487
// bufdiff-features: 167973 168858 170819 171116 171369 176031 177211 177488 178560 178934 180207
// bufdiff-features: 184030 186959 189793 191888 192252 192628 193290 195820 195957 199827 201059
// bufdiff-features: 202241 205689 212111 217748 225827 228168 236929 238118 244092 245217 246543
// bufdiff-features: 247062 248974 249841 257238 259528 259840
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<3xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %extracted, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %extracted_slice = tensor.extract_slice %arg1[%c1] [1] [1] : tensor<3xf32> to tensor<f32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[%1] [1] [1] : tensor<f32> into tensor<3xf32>
    %2 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %arg1) -> (tensor<3xf32>) {
      %3 = arith.index_cast %arg2 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %inserted = tensor.insert %4 into %extracted_slice[] : tensor<f32>
      %generated = tensor.generate  {
      ^bb0(%arg4: index):
        %6 = arith.index_cast %arg4 : index to i64
        %7 = arith.sitofp %6 : i64 to f32
        tensor.yield %7 : f32
      } : tensor<3xf32>
      %extracted_slice_0 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<3xf32> to tensor<f32>
      %5 = linalg.tanh ins(%extracted_slice : tensor<f32>) outs(%extracted_slice_0 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg3[%arg2] [1] [1] : tensor<f32> into tensor<3xf32>
      }
    }
    return %2, %inserted_slice : tensor<3xf32>, tensor<3xf32>
  }
}

