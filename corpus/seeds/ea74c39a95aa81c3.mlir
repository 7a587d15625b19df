// bufdiff-profile: loops
// bufdiff-choices: 5923d0621389ab418d4da6cbdca150ad28440c1604f384d09e47f9cf4deb9b867b46fb9fb61ab31d
// bufdiff-choices: 461de44b8dabe49eaa9c62d89f9bafede8c39132c2bc2fc9f92c0e477a3a5501f3859546c047df48
// bufdiff-choices: 85a96c57494fc8811950a02dea8f4c31a179e522a2a3adb38c1c1893c5f1135862066e5631b48a8e
// bufdiff-choices: 7edfb02b44e6944085afd35c58e635181f99bb3c901d8f749c680f14d032c222c8bf35d7956be7f9
// bufdiff-choices: 5a6af4de916e5af86ba42da47ee04cdf73f813264fd6d56e95e8aae44035cc776fe0581c9c14
// bufdiff-features: 86 600 1326 1502 1858 2887 4752 5197 5201 7043 10647 11408 12170 12179 12932
// bufdiff-features: 13233 14111 14345 14454 15424 15440 15536 15742 15751 15903 16363 16960 17229
// bufdiff-features: 18232 19419 20392 20987 22280 22574 25297 25388 25698 25818 26269 26568 27048
// bufdiff-features: 27825 28807 29151 29433 29895 29968 30293 30687 32615 34048 34069 34167 34623
// bufdiff-features: 34647 36395 36784 38512 39747 40044 40297 40479 40712 41594 41826 42344 42728
// bufdiff-features: 42964 42984 43098 43248 45274 45427 45702 46203 46832 46874 46995 47392 49370
// bufdiff-features: 49635 50469 50763 51106 51344 51415 52148 52558 52591 52900 52958 53235 53294
// bufdiff-features: 53469 54126 54970 54998 55887 56400 56477 56488 56509 56874 57548 58190 59513
// bufdiff-features: 60175 60223 61138 61339 61350 61435 61556 61699 61873 62701 62845 63431 64235
// bufdiff-features: 64716 64959 65596 66097 66180 66422 66666 66765 67388 67587 67929 68355 68782
// bufdiff-features: 69032 69403 69987 70130 71169 72330 73289 73802 73883 75921 78430 79389 79957
// bufdiff-features: 80119 80511 81640 81736 82374 83342 85820 86125 87228 87761 88442 89780 90581
// bufdiff-features: 91049 91109 92032 92492 93255 93562 93667 95106 95285 95704 96989 97158 98403
// bufdiff-features: 98501 98879 99009 99057 99568 101264 101823 102285 103275 103490 104303 104931
// bufdiff-features: 105857 105858 108235 108509 108935 108977 109086 109727 109832 110530 111587
// bufdiff-features: 112712 112929 113020 113209 113899 114145 114303 114547 114712 115026 115387
// bufdiff-features: 115391 115471 115823 115990 117235 117527 119340 119876 120049 120638 121240
// bufdiff-features: 121394 121467 121579 121682 122579 122764 123148 123349 123574 124932 126249
// bufdiff-features: 126337 127051 128768 129120 129435
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<3xf64>, %arg1: f64) -> tensor<3xf64> {
    %0 = tensor.empty() : tensor<3xf64>
    %1 = linalg.fill ins(%arg1 : f64) outs(%0 : tensor<3xf64>) -> tensor<3xf64>
    %2 = linalg.ceil ins(%1 : tensor<3xf64>) outs(%arg0 : tensor<3xf64>) -> tensor<3xf64>
    %extracted_slice = tensor.extract_slice %arg0[0] [3] [1] : tensor<3xf64> to tensor<3xf64>
    return %2 : tensor<3xf64>
  }
  func.func @main(%arg0: tensor<5x5xf64>, %arg1: tensor<?x5xf64>) -> (tensor<?x5xf64>, tensor<?x5xf64>, tensor<3xf64>, tensor<5x5xf64>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x5xf64>) outs(%arg1 : tensor<?x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %5 = arith.cmpf olt, %in, %out : f64
      %6 = arith.select %5, %in, %out : f64
      linalg.yield %6 : f64
    } -> tensor<?x5xf64>
    %1 = scf.forall (%arg2) in (5) shared_outs(%arg3 = %arg0) -> (tensor<5x5xf64>) {
      %5 = linalg.round ins(%arg1 : tensor<?x5xf64>) outs(%arg1 : tensor<?x5xf64>) -> tensor<?x5xf64>
      %6 = scf.forall (%arg4) in (5) shared_outs(%arg5 = %5) -> (tensor<?x5xf64>) {
        %c0 = arith.constant 0 : index
        %dim = tensor.dim %arg1, %c0 : tensor<?x5xf64>
        %extracted_slice_1 = tensor.extract_slice %arg5[0, %arg4] [%dim, 1] [1, 1] : tensor<?x5xf64> to tensor<?xf64>
        %9 = tensor.empty(%dim) : tensor<?xf64>
        %cst_2 = arith.constant -6.000000e+00 : f64
        %10 = linalg.fill ins(%cst_2 : f64) outs(%9 : tensor<?xf64>) -> tensor<?xf64>
        %11 = linalg.negf ins(%10 : tensor<?xf64>) outs(%extracted_slice_1 : tensor<?xf64>) -> tensor<?xf64>
        %12 = linalg.round ins(%extracted_slice_1 : tensor<?xf64>) outs(%11 : tensor<?xf64>) -> tensor<?xf64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %12 into %arg5[0, %arg4] [%dim, 1] [1, 1] : tensor<?xf64> into tensor<?x5xf64>
        }
      }
      %extracted_slice = tensor.extract_slice %arg3[0, %arg2] [5, 1] [1, 1] : tensor<5x5xf64> to tensor<5x1xf64>
      %7 = linalg.tanh ins(%extracted_slice : tensor<5x1xf64>) outs(%extracted_slice : tensor<5x1xf64>) -> tensor<5x1xf64>
      %8 = linalg.add ins(%extracted_slice, %extracted_slice : tensor<5x1xf64>, tensor<5x1xf64>) outs(%7 : tensor<5x1xf64>) -> tensor<5x1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %8 into %arg3[0, %arg2] [5, 1] [1, 1] : tensor<5x1xf64> into tensor<5x5xf64>
      }
    }
    %2 = tensor.empty() : tensor<3xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<3xf64>) -> tensor<3xf64>
    %cst_0 = arith.constant 3.000000e+00 : f64
    %4 = call @f1(%3, %cst_0) : (tensor<3xf64>, f64) -> tensor<3xf64>
    %cast = tensor.cast %1 : tensor<5x5xf64> to tensor<?x5xf64>
    return %0, %cast, %4, %arg0 : tensor<?x5xf64>, tensor<?x5xf64>, tensor<3xf64>, tensor<5x5xf64>
  }
}

