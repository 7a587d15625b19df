// bufdiff-profile: loops
// bufdiff-choices: 850398ced4f1f171106b1e222e1c73569d607b1f62fe3ec37c53dec32401be9f8b76c3f730d95245
// bufdiff-choices: 7a9c67cf0524de64ce12edbfa107046fb6302013b544756edde89ba3909a571581fc0ec94be64647
// bufdiff-choices: 0afe118895a3364de516f344fbc4924496fa1ed469a88406ca9ddb134a3841eac10a86690d5355f0
// bufdiff-choices: 2342f67c1f829b37a180c785bb52457b5398dd0ae4bd121e1847758c7686fff92309bc7291cb4347
// bufdiff-choices: a7aa7a0622b9727c928de9a6a4e659edfccef652068d879a2e8d60dae168d4b5b3cf206cf53a4567
// bufdiff-choices: 79f33bf4c717d199ac63392afec6401e3bc535589fbb1f3abe1140cf7a67254c0a7a1a902f590f73
// bufdiff-choices: ec1c76cfe89ba9f190cdbf479c9b2b525e86b0
// bufdiff-features: 706 2442 2726 2898 4211 4967 4984 5093 5973 6969 7212 7541 7931 8325 8452 9479
// bufdiff-features: 10166 13233 13915 14015 14316 15440 15742 15751 15799 15903 16587 17182 18166
// bufdiff-features: 18486 19306 19419 19545 19606 21161 21522 21623 21658 22280 22640 23874 24259
// bufdiff-features: 25818 26048 26289 26568 27048 27056 27725 27766 28276 28349 28856 28986 29255
// bufdiff-features: 29684 29793 29968 30659 30666 31668 31727 31936 32080 32514 33530 33853 34167
// bufdiff-features: 34233 34323 34564 34647 35163 36784 37183 37251 37672 37694 37759 37786 38702
// bufdiff-features: 38783 40044 40070 40712 41984 42282 42542 43098 43442 43447 43929 44522 44621
// bufdiff-features: 44816 45298 45406 45765 45779 46203 46686 46858 46995 47200 47392 47532 47742
// bufdiff-features: 48285 48598 49510 49635 49779 50283 50496 51211 51557 51752 52042 52330 52368
// bufdiff-features: 52558 52807 52900 52917 52958 53091 53898 54385 54554 54671 54827 54915 55130
// bufdiff-features: 55270 55345 56404 56592 57050 57401 57548 57718 61251 61255 61350 61556 61699
// bufdiff-features: 61848 62218 62701 63062 63071 63168 63249 63326 63597 63610 63971 64235 64801
// bufdiff-features: 64959 65272 65320 65496 66320 66422 66765 66817 67563 68355 68782 69449 69500
// bufdiff-features: 69987 70910 71050 71169 71306 71928 72053 72363 72629 73289 73366 73802 74057
// bufdiff-features: 74255 74362 74833 75076 75921 76312 76413 77551 78430 79024 79389 80894 81297
// bufdiff-features: 81467 81707 81736 82135 82149 83672 84585 85843 86103 86125 86210 86357 86757
// bufdiff-features: 86992 87495 87601 87774 88008 88341 88412 88679 88732 89780 89960 89961 90070
// bufdiff-features: 90198 90585 91148 91415 91777 91958 92849 94137 94253 94913 94981 95407 95494
// bufdiff-features: 96244 96273 96989 97318 97715 98501 98879 98967 99009 99086 99383 100059 101293
// bufdiff-features: 103260 103715 103938 104247 104303 104439 104931 105858 105970 106087 106287
// bufdiff-features: 107031 107425 108165 108235 108929 109086 109187 109752 109923 110552 110907
// bufdiff-features: 111101 112929 113346 114493 114601 114783 115026 115471 115823 117745 118563
// bufdiff-features: 118581 119588 119614 121394 121467 121521 121682 122764 123012 125047 126249
// bufdiff-features: 127922 128456 128768 128916 128961 129204
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x2x2xi64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<1x1xi64>, tensor<i64>, tensor<?x?x2xi64>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c2, %c0, %c0] : tensor<3x2x2xi64>
    %c3_i64 = arith.constant 3 : i64
    %0 = arith.cmpi eq, %extracted, %c3_i64 : i64
    %1 = scf.if %0 -> (tensor<i64>) {
      %6 = scf.forall (%arg2) in (%c2) shared_outs(%arg3 = %arg0) -> (tensor<3x2x2xi64>) {
        %8:2 = scf.forall (%arg4, %arg5) in (%c2, %c2) shared_outs(%arg6 = %arg0, %arg7 = %arg0) -> (tensor<3x2x2xi64>, tensor<3x2x2xi64>) {
          %extracted_slice_0 = tensor.extract_slice %arg6[0, %arg4, %arg5] [3, 1, 1] [1, 1, 1] : tensor<3x2x2xi64> to tensor<3x1x1xi64>
          %mapped = linalg.map { arith.maxui } ins(%extracted_slice_0, %extracted_slice_0 : tensor<3x1x1xi64>, tensor<3x1x1xi64>) outs(%extracted_slice_0 : tensor<3x1x1xi64>)
          %12 = linalg.batch_matmul ins(%extracted_slice_0, %extracted_slice_0 : tensor<3x1x1xi64>, tensor<3x1x1xi64>) outs(%mapped : tensor<3x1x1xi64>) -> tensor<3x1x1xi64>
          %extracted_slice_1 = tensor.extract_slice %arg7[0, %arg4, %arg5] [3, 1, 1] [1, 1, 1] : tensor<3x2x2xi64> to tensor<3x1x1xi64>
          %c3 = arith.constant 3 : index
          %c1 = arith.constant 1 : index
          %13 = tensor.empty(%c3, %c1) : tensor<?x?xi64>
          %14 = linalg.fill ins(%c3_i64 : i64) outs(%13 : tensor<?x?xi64>) -> tensor<?x?xi64>
          %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<?x?xi64>) outs(%extracted_slice_1 : tensor<3x1x1xi64>) {
          ^bb0(%in: i64, %out: i64):
            %16 = arith.xori %in, %c3_i64 : i64
            linalg.yield %16 : i64
          } -> tensor<3x1x1xi64>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %12 into %arg6[0, %arg4, %arg5] [3, 1, 1] [1, 1, 1] : tensor<3x1x1xi64> into tensor<3x2x2xi64>
            tensor.parallel_insert_slice %15 into %arg7[0, %arg4, %arg5] [3, 1, 1] [1, 1, 1] : tensor<3x1x1xi64> into tensor<3x2x2xi64>
          }
        }
        %extracted_slice = tensor.extract_slice %arg3[0, %arg2, 0] [3, 1, 2] [1, 1, 1] : tensor<3x2x2xi64> to tensor<3x1x2xi64>
        %9 = linalg.copy ins(%extracted_slice : tensor<3x1x2xi64>) outs(%extracted_slice : tensor<3x1x2xi64>) -> tensor<3x1x2xi64>
        %10 = tensor.empty() : tensor<1xi64>
        %11 = linalg.pooling_nwc_sum ins(%extracted_slice, %10 : tensor<3x1x2xi64>, tensor<1xi64>) outs(%9 : tensor<3x1x2xi64>) -> tensor<3x1x2xi64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %11 into %arg3[0, %arg2, 0] [3, 1, 2] [1, 1, 1] : tensor<3x1x2xi64> into tensor<3x2x2xi64>
        }
      }
      %7 = linalg.fill ins(%c3_i64 : i64) outs(%arg1 : tensor<i64>) -> tensor<i64>
      scf.yield %7 : tensor<i64>
    } else {
      %6 = linalg.fill ins(%extracted : i64) outs(%arg1 : tensor<i64>) -> tensor<i64>
      scf.yield %6 : tensor<i64>
    }
    %2:2 = call @f1(%arg1, %arg1) : (tensor<i64>, tensor<i64>) -> (tensor<1x1xi64>, tensor<i64>)
    %3 = tensor.empty() : tensor<4x3x2xi64>
    %4 = linalg.fill ins(%extracted : i64) outs(%3 : tensor<4x3x2xi64>) -> tensor<4x3x2xi64>
    %cast = tensor.cast %4 : tensor<4x3x2xi64> to tensor<?x?x2xi64>
    %5 = call @f2(%cast) : (tensor<?x?x2xi64>) -> tensor<?x?x2xi64>
    return %1, %2#0, %2#1, %5 : tensor<i64>, tensor<1x1xi64>, tensor<i64>, tensor<?x?x2xi64>
  }
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<1x1xi64>, tensor<i64>) {
    %c1_i64 = arith.constant 1 : i64
    %0 = linalg.fill ins(%c1_i64 : i64) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c1_i32 : tensor<1xi32>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<i64>, tensor<1xi32>) -> tensor<1xi64>
    %expanded = tensor.expand_shape %reshape [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    return %expanded, %0 : tensor<1x1xi64>, tensor<i64>
  }
  func.func private @f2(%arg0: tensor<?x?x2xi64>) -> tensor<?x?x2xi64> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x2xi64>
    return %arg0 : tensor<?x?x2xi64>
  }
}

