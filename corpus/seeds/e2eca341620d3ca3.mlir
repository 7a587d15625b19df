// bufdiff-profile: cfg
// bufdiff-choices: 0e2a96206861eff978d52453296e9e8d7f6bd82e33e1331d1787d407a00e623d1b52ee160de32325
// bufdiff-choices: 7ee537fcccbd86835fd3b39502bd930eb77ee0b9c28d2d971ec95d275844fd48e5b93fe566d090ae
// bufdiff-choices: 04e6f3b679d37178b007dc21
// bufdiff-features: 331 1018 1502 2898 3233 4291 4752 4827 4935 6163 6412 9968 9972 11162 11441
// bufdiff-features: 12170 12932 13074 13233 15300 15751 16405 16728 16834 19100 20864 21953 22155
// bufdiff-features: 22221 24747 24826 25388 25818 26568 27048 27056 30145 34069 34167 34647 37490
// bufdiff-features: 37786 40044 40712 42344 43862 46208 47862 50894 52322 52558 52900 52958 55007
// bufdiff-features: 55887 56330 57103 57773 58190 58206 60816 61556 61692 61699 64120 64976 66320
// bufdiff-features: 66422 66995 67388 68355 68502 68782 69121 69184 69987 71168 71169 74057 75921
// bufdiff-features: 76258 77050 78283 78430 81317 84635 86125 87151 88679 88732 89648 89812 89964
// bufdiff-features: 90082 90903 91737 92194 92492 92658 94981 95106 96008 96244 98201 99383 99757
// bufdiff-features: 100650 102844 103715 104253 104405 104931 105857 106223 107046 109624 110281
// bufdiff-features: 110536 113020 113041 115026 115471 115823 116732 121394 121682 122225 123779
// bufdiff-features: 125175 127238 128768 129089 129462 129946
module {
  func.func @main(%arg0: tensor<3x3x3xi64>, %arg1: tensor<4x4xi64>) -> (tensor<4x4xi64>, tensor<3x3x3xi64>, tensor<?x?xi64>, tensor<3x3x3xi64>, tensor<3x3x3xi64>, tensor<27xi64>) {
    %cast = tensor.cast %arg1 : tensor<4x4xi64> to tensor<?x?xi64>
    %mapped = linalg.map ins(%arg0 : tensor<3x3x3xi64>) outs(%arg0 : tensor<3x3x3xi64>)
      (%in: i64, %init: i64) {
        %c-3_i64 = arith.constant -3 : i64
        %1 = arith.maxui %in, %c-3_i64 : i64
        linalg.yield %1 : i64
      }
    %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg1) -> (tensor<4x4xi64>) {
      %extracted_slice = tensor.extract_slice %arg3[0, %arg2] [4, 1] [1, 1] : tensor<4x4xi64> to tensor<4xi64>
      %1 = linalg.copy ins(%extracted_slice : tensor<4xi64>) outs(%extracted_slice : tensor<4xi64>) -> tensor<4xi64>
      %c3_i64 = arith.constant 3 : i64
      %2 = linalg.fill ins(%c3_i64 : i64) outs(%1 : tensor<4xi64>) -> tensor<4xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg3[0, %arg2] [4, 1] [1, 1] : tensor<4xi64> into tensor<4x4xi64>
      }
    }
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<3x3x3xi64> into tensor<27xi64>
    return %0, %mapped, %cast, %mapped, %arg0, %collapsed : tensor<4x4xi64>, tensor<3x3x3xi64>, tensor<?x?xi64>, tensor<3x3x3xi64>, tensor<3x3x3xi64>, tensor<27xi64>
  }
}

