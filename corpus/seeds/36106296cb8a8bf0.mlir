// bufdiff-profile: calls
// bufdiff-choices: 5923d0621389ab418d4da6cbdca150ad28440c1604f384d09e47f9cf4deb9b867b46fb9fb61ab31d
// bufdiff-choices: 461de44b8dabe49eaa9c62d89f9bafede8c39132c2bc2fc9f92c0e477a3a5501f3859546c047df48
// bufdiff-choices: 85a96c57494fc8811950a02dea8f4c31a179e522a2a3adb38c1c1893c5f1135862066e5631b48a8e
// bufdiff-choices: 7edfb02b44e6944085afd35c58e635181f99bb3c901d8f749c680f14d032c222c8bf35d7956be7f9
// bufdiff-choices: 5a6af4de916e5af86ba42da47ee04cdf73f813264fd6d56e95e8aae44035cc776fe0581c9c14544d
// bufdiff-choices: 048ef3864ac082b096164322879b1e232c63993e54a0fa03a78b276072df2fec6fb671b62f6cab8f
// bufdiff-choices: aa6be07ce4fb969c449ca54b87881b3ef809a15f1d7f77192f683aa59c186ba0e4f4778e19228b30
// bufdiff-choices: 50ef7a62505a725f4e670c1627a552c79e566c12c5d895020861b7683bb77e9cda778f56a7
// bufdiff-features: 17 1548 1858 1904 2225 2898 3044 3744 4020 4156 4752 5143 5201 5274 5973 6169
// bufdiff-features: 6363 6385 7847 9781 9968 9981 10035 11047 11162 11844 13021 13233 13441 14704
// bufdiff-features: 14709 15440 15536 15751 16405 16675 16800 17074 17232 18999 19746 19985 20402
// bufdiff-features: 20987 21953 22095 22221 22280 23143 23218 23600 23740 24393 24690 24747 24826
// bufdiff-features: 25082 25388 25698 25863 26568 27048 27535 27825 28704 29277 30002 30666 31160
// bufdiff-features: 31899 31972 32615 33769 34167 34623 34647 34975 35507 36784 37289 37786 38662
// bufdiff-features: 38672 38988 39627 40712 41907 42467 42984 43098 43758 44303 44663 46110 46203
// bufdiff-features: 46995 47392 48974 49300 50469 50476 50763 50894 51213 52148 52267 52322 52701
// bufdiff-features: 52807 52823 52900 52958 53114 53252 53472 53890 54180 54468 54651 54945 55185
// bufdiff-features: 55810 55887 56024 59070 59448 60418 60686 61350 61699 61919 61944 61969 62675
// bufdiff-features: 63062 63071 63184 63800 63929 64120 64235 64716 64959 64976 65625 66191 66195
// bufdiff-features: 66422 66639 66765 66995 67388 68355 69987 70529 71118 71169 73289 73455 73802
// bufdiff-features: 74057 74358 74362 74507 74617 75361 76258 76339 76728 76953 77261 77403 77617
// bufdiff-features: 77872 78283 78430 78457 78776 78950 79099 79389 79562 79852 81039 81736 81801
// bufdiff-features: 82135 82203 82539 83194 83548 83549 83659 84090 84291 84585 84887 85176 85843
// bufdiff-features: 86125 86549 87017 88484 88544 88662 88732 89110 89251 89315 89780 89812 90097
// bufdiff-features: 90104 91737 92084 92194 92647 92976 93255 93677 93704 94253 94651 94684 94981
// bufdiff-features: 95285 96464 96969 97219 97447 97864 98174 98371 98413 98501 98864 99009 99252
// bufdiff-features: 99383 99568 100631 101197 101255 104054 104931 104952 105579 105700 105858
// bufdiff-features: 105914 107009 107182 107588 107783 107882 108169 108221 109028 109086 110043
// bufdiff-features: 111378 111883 112709 112929 113041 113605 113823 114354 114547 115330 115471
// bufdiff-features: 115739 115990 117336 118769 119138 119588 119971 120049 120595 120863 121256
// bufdiff-features: 121394 121467 121626 122322 122641 122764 122987 123012 124254 124448 124686
// bufdiff-features: 124839 125175 125252 125573 125702 125850 125908 126458 127306 128768 128813
// bufdiff-features: 128916 129089 129130 129596 130602 130632 130933
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<?xf64>, %arg1: tensor<5x5xf64> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}, %arg2: tensor<4x4xf64>) -> (tensor<?xf64>, tensor<3xf64>, tensor<3xf64>, tensor<?xf64>, tensor<3xf64>, tensor<?xf64>, tensor<?x4xf64>) {
    %0 = tensor.empty() : tensor<3xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3xf64>) -> tensor<3xf64>
    %2:3 = call @f3(%1, %1) : (tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<?xf64>, tensor<3xf64>)
    %3:3 = call @f3(%2#0, %2#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<?xf64>, tensor<3xf64>)
    %cast = tensor.cast %arg2 : tensor<4x4xf64> to tensor<?x4xf64>
    %4:3 = call @f2(%cast) : (tensor<?x4xf64>) -> (tensor<3xf64>, tensor<3xf64>, tensor<?x4xf64>)
    %c1 = arith.constant 1 : index
    affine.if #set(%c1) {
      %6 = linalg.sqrt ins(%4#1 : tensor<3xf64>) outs(%4#1 : tensor<3xf64>) -> tensor<3xf64>
      %7 = tensor.empty() : tensor<3xf64>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<3xf64>) outs(%7 : tensor<3xf64>) {
      ^bb0(%in: f64, %out: f64):
        %cst_1 = arith.constant 7.250000e+00 : f64
        %9 = arith.mulf %in, %cst_1 : f64
        linalg.yield %9 : f64
      } -> tensor<3xf64>
    }
    %5 = call @f4(%arg2, %4#1) : (tensor<4x4xf64>, tensor<3xf64>) -> tensor<2x4xf64>
    %cast_0 = tensor.cast %4#0 : tensor<3xf64> to tensor<?xf64>
    return %2#1, %2#2, %3#0, %3#1, %3#2, %cast_0, %4#2 : tensor<?xf64>, tensor<3xf64>, tensor<3xf64>, tensor<?xf64>, tensor<3xf64>, tensor<?xf64>, tensor<?x4xf64>
  }
  func.func private @f1(%arg0: tensor<3xf64>, %arg1: f64) -> (tensor<3xf64>, tensor<3xf64>) {
    %0 = tensor.empty() : tensor<3xf64>
    %1 = linalg.fill ins(%arg1 : f64) outs(%0 : tensor<3xf64>) -> tensor<3xf64>
    %2 = linalg.ceil ins(%1 : tensor<3xf64>) outs(%arg0 : tensor<3xf64>) -> tensor<3xf64>
    %3 = linalg.floor ins(%2 : tensor<3xf64>) outs(%arg0 : tensor<3xf64>) -> tensor<3xf64>
    %4 = tensor.empty() : tensor<3xf64>
    %5 = linalg.copy ins(%arg0 : tensor<3xf64>) outs(%4 : tensor<3xf64>) -> tensor<3xf64>
    return %3, %5 : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @f2(%arg0: tensor<?x4xf64>) -> (tensor<3xf64>, tensor<3xf64>, tensor<?x4xf64>) {
    %0 = linalg.max ins(%arg0, %arg0 : tensor<?x4xf64>, tensor<?x4xf64>) outs(%arg0 : tensor<?x4xf64>) -> tensor<?x4xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %from_elements = tensor.from_elements %cst, %cst, %cst : tensor<3xf64>
    %cst_0 = arith.constant 5.000000e-01 : f64
    %1:2 = call @f1(%from_elements, %cst_0) : (tensor<3xf64>, f64) -> (tensor<3xf64>, tensor<3xf64>)
    return %1#1, %1#0, %0 : tensor<3xf64>, tensor<3xf64>, tensor<?x4xf64>
  }
  func.func private @f3(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>) -> (tensor<3xf64>, tensor<?xf64>, tensor<3xf64>) {
    %c2 = arith.constant 2 : index
    %generated = tensor.generate %c2 {
    ^bb0(%arg2: index, %arg3: index):
      %3 = arith.index_cast %arg2 : index to i64
      %4 = arith.sitofp %3 : i64 to f64
      %5 = arith.index_cast %arg3 : index to i64
      %6 = arith.sitofp %5 : i64 to f64
      %7 = arith.minimumf %4, %6 : f64
      tensor.yield %7 : f64
    } : tensor<3x?xf64>
    %0 = tensor.empty(%c2) : tensor<?xf64>
    %cst = arith.constant 2.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?xf64>) -> tensor<?xf64>
    %2 = linalg.matvec ins(%generated, %1 : tensor<3x?xf64>, tensor<?xf64>) outs(%arg1 : tensor<3xf64>) -> tensor<3xf64>
    return %2, %1, %arg0 : tensor<3xf64>, tensor<?xf64>, tensor<3xf64>
  }
  func.func @f4(%arg0: tensor<4x4xf64>, %arg1: tensor<3xf64>) -> tensor<2x4xf64> {
    %0 = tensor.empty() : tensor<2x4xf64>
    %cst = arith.constant 1.000000e+01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<2x4xf64>) -> tensor<2x4xf64>
    %2 = tensor.empty() : tensor<4x2xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<4x2xf64>) -> tensor<4x2xf64>
    %4 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%1, %3 : tensor<2x4xf64>, tensor<4x2xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    return %1 : tensor<2x4xf64>
  }
}

