// bufdiff-profile: single
// bufdiff-choices: f7b67b7a20d162f24ade6b7c7063e3dc9292c1a514
// bufdiff-features: 2898 4165 4425 5973 8818 10020 10384 10819 10968 12170 12276 12932 13689 15751
// bufdiff-features: 16682 19746 22095 22221 22280 26568 27048 27825 30666 31492 34167 34301 34623
// bufdiff-features: 34647 35507 36092 37975 38783 40479 40712 41826 42344 42984 44505 46203 46283
// bufdiff-features: 46416 46832 47488 49135 49635 49657 50080 50450 52558 52631 52900 52958 53180
// bufdiff-features: 53243 53252 53469 55113 55777 55887 56287 57718 58194 60686 61556 62641 63800
// bufdiff-features: 63929 64119 64335 66270 66422 67388 67526 68355 68875 70437 71050 71168 72413
// bufdiff-features: 74362 74450 74507 74617 74864 74984 75361 76373 78283 79229 79279 79389 84585
// bufdiff-features: 85843 86125 86827 88732 89438 89780 93171 93255 94746 95705 96352 99383 103315
// bufdiff-features: 104315 104931 105950 109086 110552 110780 111204 112929 113619 113940 113959
// bufdiff-features: 115231 115801 118093 118841 119876 119885 120920 121467 122631 124626 125004
// bufdiff-features: 125040 125141 125702 127306 127834 128694 128768 129058 130019
module {
  func.func private @f3(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>, tensor<3x4xi32>, index) {
    %extracted_slice = tensor.extract_slice %arg3[0, 0] [3, 4] [1, 1] : tensor<4x4xi32> to tensor<3x4xi32>
    %extracted_slice_0 = tensor.extract_slice %arg3[1, 0] [3, 4] [1, 1] : tensor<4x4xi32> to tensor<3x4xi32>
    %0 = arith.index_castui %arg5 : i1 to index
    %c3 = arith.constant 3 : index
    %1 = arith.remui %0, %c3 : index
    %inserted = tensor.insert %arg4 into %extracted_slice[%1, %c3] : tensor<3x4xi32>
    %2 = arith.index_cast %arg4 : i32 to index
    %3 = arith.remui %2, %c3 : index
    %4 = arith.extui %arg5 : i1 to i32
    %inserted_1 = tensor.insert %4 into %extracted_slice_0[%3, %1] : tensor<3x4xi32>
    %inserted_slice = tensor.insert_slice %inserted into %arg3[0, 0] [3, 4] [1, 1] : tensor<3x4xi32> into tensor<4x4xi32>
    %inserted_slice_2 = tensor.insert_slice %inserted_1 into %inserted_slice[1, 0] [3, 4] [1, 1] : tensor<3x4xi32> into tensor<4x4xi32>
    return %inserted_slice_2, %inserted_slice, %inserted_1, %3 : tensor<4x4xi32>, tensor<4x4xi32>, tensor<3x4xi32>, index
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>, tensor<3x4xi32>, index) {
    %0:4 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xi32>, tensor<?xi32>, tensor<4x4xi32>, tensor<4x4xi32>, i32, i1) -> (tensor<4x4xi32>, tensor<4x4xi32>, tensor<3x4xi32>, index)
    return %0#0, %0#1, %0#2, %0#3 : tensor<4x4xi32>, tensor<4x4xi32>, tensor<3x4xi32>, index
  }
}

