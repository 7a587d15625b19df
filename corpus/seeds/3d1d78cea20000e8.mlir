// bufdiff-profile: mixed
// bufdiff-choices: 39f3adaba09054c00e082b417b67930636c7f2b98f83e3481ccd8e27157ec5cbba3dac7423a9d326
// bufdiff-choices: 7059f351718093995d2ddae0067bd17da0f6e83d5f3a4de828d26745d7566336c1bf473c5d83a48d
// bufdiff-choices: 5e47be62df83fb199fbfc0fac219f0f7382a00c25d444c43d5ef7de1dae3e4d0612251c911884ae4
// bufdiff-choices: f1f9b24fb800670d4480c5c1944d198ce12f70486b8d19c23392a214867f731557105844767f774c
// bufdiff-choices: 2fdbd13ea8133462066f1d8db254644c9ce927e31550c003154ab4d5674bd335fcb9d92ff3f2a7ad
// bufdiff-choices: b2ec640978597626ca461e828fd95a5a23a7a4ad5f24ddb817dee58e7c687fc4deeea349e7e24687
// bufdiff-choices: 71e3a84f1e7e8bbd8a905027b255ed302352b4d1b2195defbfd213f1393157c3d7a5c896667c8f27
// bufdiff-choices: 22d95874548d0ca6a970b4d52d2a0dcb13f94c0839161981018c4d66dadf383d90
// bufdiff-features: 294 1312 2684 2898 3579 4795 5187 6405 6584 7593 9479 10384 11202 11321 11441
// bufdiff-features: 12170 12932 13424 13915 14929 15742 15751 15903 16822 17470 18172 18774 18984
// bufdiff-features: 19241 19283 19310 20092 20220 21154 22280 22801 23787 24268 24336 24405 24826
// bufdiff-features: 26117 26568 26663 27048 28652 28814 29255 29398 31543 31727 31747 31864 32358
// bufdiff-features: 34167 34564 34647 35097 35289 36542 37314 37786 38783 38939 40132 40479 40643
// bufdiff-features: 40712 41055 41885 42094 42398 42728 43098 43258 43942 44333 45327 45571 45710
// bufdiff-features: 46022 46203 46323 46832 47554 47695 49635 51341 51796 51863 52558 52807 52900
// bufdiff-features: 52928 52958 53252 53469 54203 54657 55561 56404 56524 56611 57128 57718 58319
// bufdiff-features: 58623 59448 60833 61556 62218 62495 63071 64119 64235 65715 66422 66765 67388
// bufdiff-features: 68355 70119 70278 71169 72413 72674 73544 74362 75178 76009 77283 79389 80203
// bufdiff-features: 80436 80812 81190 82594 84585 84853 84922 85541 86441 86992 87563 88732 89708
// bufdiff-features: 90543 91074 91147 92917 93255 94178 94405 94687 95508 97067 98138 98340 98501
// bufdiff-features: 99009 99544 101264 102084 103134 104315 104476 104958 105108 105750 105837
// bufdiff-features: 107248 109086 109327 109408 109732 110552 111618 111721 111976 112068 112706
// bufdiff-features: 112756 112875 112895 112929 114666 115010 115471 115711 115990 116660 117235
// bufdiff-features: 117611 117618 118320 121188 121394 122764 123446 123996 124484 124661 125800
// bufdiff-features: 125908 126179 127813 128666 128768 130191 130933
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x2xindex>, %arg1: tensor<index>) -> (tensor<4x2xindex>, tensor<4x2xindex>, i64, i64) {
    %c3_i64 = arith.constant 3 : i64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg2 = %c0 to %c2 step %c2 iter_args(%arg3 = %arg0, %arg4 = %c3_i64) -> (tensor<4x2xindex>, i64) {
      %cst = arith.constant dense<1> : tensor<index>
      %c7 = arith.constant 7 : index
      %1 = arith.cmpi ult, %arg2, %c7 : index
      %2 = arith.select %1, %arg1, %cst : tensor<index>
      %c4 = arith.constant 4 : index
      %3 = linalg.fill ins(%c4 : index) outs(%2 : tensor<index>) -> tensor<index>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst : tensor<index>) outs(%2 : tensor<index>) {
      ^bb0(%in: index, %out: index):
        %7 = arith.subi %in, %out : index
        %c5 = arith.constant 5 : index
        %8 = arith.shrsi %7, %c5 : index
        linalg.yield %8 : index
      } -> tensor<index>
      %cst_0 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>
      %5 = func.call @f1(%cst_0) : (tensor<2x2xindex>) -> tensor<2xindex>
      %6 = linalg.fill ins(%arg2 : index) outs(%arg3 : tensor<4x2xindex>) -> tensor<4x2xindex>
      %inserted_slice = tensor.insert_slice %2 into %6[%c0, %c0] [1, 1] [1, 1] : tensor<index> into tensor<4x2xindex>
      scf.yield %inserted_slice, %arg4 : tensor<4x2xindex>, i64
    }
    return %0#0, %arg0, %0#1, %c3_i64 : tensor<4x2xindex>, tensor<4x2xindex>, i64, i64
  }
  func.func private @f1(%arg0: tensor<2x2xindex>) -> tensor<2xindex> {
    %c0 = arith.constant 0 : index
    %0 = linalg.fill ins(%c0 : index) outs(%arg0 : tensor<2x2xindex>) -> tensor<2x2xindex>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<2x2xindex>, tensor<2x2xindex>) {
      %extracted = tensor.extract %arg3[%arg1, %c0] : tensor<2x2xindex>
      %mapped = linalg.map { arith.minui } ins(%0, %arg0 : tensor<2x2xindex>, tensor<2x2xindex>) outs(%arg3 : tensor<2x2xindex>)
      %extracted_0 = tensor.extract %mapped[%c1, %arg1] : tensor<2x2xindex>
      %inserted_slice = tensor.insert_slice %arg2 into %mapped[0, 0] [2, 2] [1, 1] : tensor<2x2xindex> into tensor<2x2xindex>
      %extracted_1 = tensor.extract %arg2[%c1, %c0] : tensor<2x2xindex>
      %inserted_slice_2 = tensor.insert_slice %arg0 into %arg2[0, 0] [2, 2] [1, %c1] : tensor<2x2xindex> into tensor<2x2xindex>
      %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice, %arg0 : tensor<2x2xindex>, tensor<2x2xindex>) outs(%inserted_slice_2 : tensor<2x2xindex>) {
      ^bb0(%in: index, %in_3: index, %out: index):
        %3 = arith.maxsi %in, %in_3 : index
        %4 = arith.subi %3, %out : index
        %5 = arith.shrsi %4, %c1 : index
        linalg.yield %5 : index
      } -> tensor<2x2xindex>
      scf.yield %2, %inserted_slice : tensor<2x2xindex>, tensor<2x2xindex>
    }
    %extracted_slice = tensor.extract_slice %0[0, %c0] [2, 1] [1, 1] : tensor<2x2xindex> to tensor<2xindex>
    return %extracted_slice : tensor<2xindex>
  }
}

