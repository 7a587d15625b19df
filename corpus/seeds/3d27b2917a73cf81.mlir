// bufdiff-profile: idioms
// bufdiff-choices: 3bb532a310e436a63efaf94e2b7edd4ef9cfc8e080efaebd93eae82ca41de2cac4c4a4b484a3b8a4
// bufdiff-choices: 60cf5cdcff3b3403842befa457646108ca148a1e0b9816eaa25518960fd7655e5ef8d975c7840c0c
// bufdiff-choices: e892fdc47c4da589a0cabbaef73ced321e5b863cea009905e98bc9dc2eb528ebf6938580c49c5165
// bufdiff-choices: 1aa7f3e1bec5d8d1d41ecd41850b5270d61cd4180a10766e995fac11d7c83b7de3acd87e24a23c09
// bufdiff-choices: fafb2eb032a13458e7abbb61c0c19e1199c6a2944eac122db9c6fd7ecfe520eb0d431578d159c5f5
// bufdiff-choices: ef05abd87c9a9654e32f59318725c3ea495bc303fb8310c1ef6c681be09efdb130820ad28739ab35
// bufdiff-choices: 7984848654830ecd3fe73a4c302b333ac8687d5d7dc8190cb14c097c3d0a5e36
// bufdiff-features: 1552 3207 4291 4781 4784 5197 5201 5973 6163 7541 9295 9443 10135 10968 11162
// bufdiff-features: 12932 13233 13771 14884 15440 15751 15989 16330 16682 17098 19100 19545 19606
// bufdiff-features: 19746 19833 21646 21888 22095 22221 23787 24826 25388 25962 26137 26546 26568
// bufdiff-features: 27048 27704 27825 28349 28907 29966 29968 30666 30996 31160 32633 32918 34167
// bufdiff-features: 34623 34647 35163 36092 36394 36681 36784 37251 37786 38490 38641 38702 38783
// bufdiff-features: 39927 40479 40712 40920 41436 42282 42344 42587 44816 44959 46203 46832 46995
// bufdiff-features: 47392 47486 49635 50894 51211 51603 52148 52322 52558 52631 52807 52829 52900
// bufdiff-features: 52950 52958 53243 53244 53252 53469 54005 54135 54651 55113 55185 55887 57718
// bufdiff-features: 57773 58024 59070 60686 61350 61375 61556 61699 61848 61969 62659 63071 63384
// bufdiff-features: 63800 64120 64959 65320 66191 66320 66422 66995 68355 69987 70335 71490 71701
// bufdiff-features: 72629 73140 73330 73802 73850 74057 74255 74507 74617 74628 74864 74881 74984
// bufdiff-features: 75796 75870 78283 78430 78594 78828 78850 79291 79389 80894 80996 81467 81556
// bufdiff-features: 81736 82135 83194 83549 84585 84783 84887 84962 85843 86125 86515 86827 86916
// bufdiff-features: 87408 87495 88008 88732 89445 89780 89812 90027 90082 90495 90808 91737 92194
// bufdiff-features: 92647 93255 96352 96433 96749 97318 97864 98201 98501 99383 99757 100025 103056
// bufdiff-features: 103315 103811 104303 104315 104324 104931 104981 106314 106321 106731 107412
// bufdiff-features: 108029 109086 109327 109467 109624 110153 111024 112929 113041 113940 114080
// bufdiff-features: 114547 115471 115894 116266 116312 116471 116701 117206 117235 117336 118987
// bufdiff-features: 119231 119337 119876 120049 120406 121016 121394 121467 121538 122764 123719
// bufdiff-features: 125908 128157 128768 128915 129415 129946 130761
module {
  func.func @f1(%arg0: tensor<3x3x3xi64>) -> (tensor<3x3x3xi64>, tensor<3x?xi64>) {
    %0 = linalg.batch_matmul ins(%arg0, %arg0 : tensor<3x3x3xi64>, tensor<3x3x3xi64>) outs(%arg0 : tensor<3x3x3xi64>) -> tensor<3x3x3xi64>
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<3x3x3xi64> into tensor<3x9xi64>
    %c9 = arith.constant 9 : index
    %1 = tensor.empty(%c9) : tensor<3x?xi64>
    %2 = linalg.copy ins(%collapsed : tensor<3x9xi64>) outs(%1 : tensor<3x?xi64>) -> tensor<3x?xi64>
    return %0, %2 : tensor<3x3x3xi64>, tensor<3x?xi64>
  }
  func.func private @f2(%arg0: tensor<4x4xf32>, %arg1: tensor<3x3x3xi64>, %arg2: tensor<3x3x3xi64>) -> (tensor<3x3x3xi64>, tensor<?x3x3xi64>, tensor<3x3x3xi64>, f32) {
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %arg2 : tensor<3x3x3xi64> to tensor<3x?x?xi64>
    %inserted_slice = tensor.insert_slice %cast into %arg1[0, 0, 0] [3, %c3, %c3] [1, 1, 1] : tensor<3x?x?xi64> into tensor<3x3x3xi64>
    %0 = tensor.empty() : tensor<3x3x3xi64>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[%c1, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3x3xi64> to tensor<3x3xi64>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<3x3xi64>) outs(%0 : tensor<3x3x3xi64>) dimensions = [2] 
    %extracted_slice_0 = tensor.extract_slice %arg1[0, 0, 0] [%c3, 3, 3] [1, 1, 1] : tensor<3x3x3xi64> to tensor<?x3x3xi64>
    %cst = arith.constant 7.250000e+00 : f32
    return %inserted_slice, %extracted_slice_0, %broadcasted, %cst : tensor<3x3x3xi64>, tensor<?x3x3xi64>, tensor<3x3x3xi64>, f32
  }
  func.func @main(%arg0: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %arg1: tensor<4x4xf32>, %arg2: tensor<3x?x?xf32>) -> (tensor<3x3x3xi64>, tensor<?x3x3xi64>, tensor<3x3x3xi64>, tensor<3x?xi64>, tensor<3x?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %dim, %c1 : tensor<2xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x1xf32>
    %cast = tensor.cast %reshape : tensor<?x1xf32> to tensor<?x?xf32>
    %0 = linalg.reciprocal ins(%arg2 : tensor<3x?x?xf32>) outs(%arg2 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    %1 = tensor.empty() : tensor<3x3x3xi64>
    %c3_i64 = arith.constant 3 : i64
    %2 = linalg.fill ins(%c3_i64 : i64) outs(%1 : tensor<3x3x3xi64>) -> tensor<3x3x3xi64>
    %3:2 = call @f1(%2) : (tensor<3x3x3xi64>) -> (tensor<3x3x3xi64>, tensor<3x?xi64>)
    %4:4 = call @f2(%arg1, %2, %3#0) : (tensor<4x4xf32>, tensor<3x3x3xi64>, tensor<3x3x3xi64>) -> (tensor<3x3x3xi64>, tensor<?x3x3xi64>, tensor<3x3x3xi64>, f32)
    return %4#2, %4#1, %4#0, %3#1, %0, %cast : tensor<3x3x3xi64>, tensor<?x3x3xi64>, tensor<3x3x3xi64>, tensor<3x?xi64>, tensor<3x?x?xf32>, tensor<?x?xf32>
  }
}

