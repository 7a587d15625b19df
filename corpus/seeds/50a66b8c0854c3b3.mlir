// bufdiff-profile: types
// bufdiff-choices: 123a260b061a9f047f429050234bdedc3f68219c6e9e453a2142d16bbd34063ee2aa0d15f02ffbd2
// bufdiff-choices: 7c63f6d8bff44fa201814ad1b0d264babe94c8cc5c9db1ab94338eab56b43ff136521d05501b60cf
// bufdiff-choices: 098f7c1f3cccb3b6bf56cd949d68884b42b4e23388f7659d290bc4a04c74bdd4b8fcc24212fe3cd8
// bufdiff-choices: 4f52b9fc213d9184fddd826b0b8b686728dda8695fed7c622885853f09b4
// bufdiff-features: 2898 3087 3323 4144 4752 6169 8438 9479 10384 10968 11759 11774 12170 12854
// bufdiff-features: 12932 13977 15742 15751 17015 18486 20124 20516 22280 24826 25388 26568 27048
// bufdiff-features: 27852 29443 29590 29684 32519 34167 34474 34564 34623 34647 35383 35384 37786
// bufdiff-features: 38132 38662 40266 40712 41907 42728 43631 44474 44505 44918 45202 46139 46203
// bufdiff-features: 46832 46995 47488 48575 49135 49635 50450 52062 52558 52900 53180 53252 55887
// bufdiff-features: 57286 57923 59436 60233 61112 61350 61556 63071 64030 64119 64959 66320 66422
// bufdiff-features: 67360 67388 68355 69386 69987 71169 72413 72450 72674 72909 74450 74552 74864
// bufdiff-features: 76370 76559 76639 80895 81221 83886 84090 85389 88321 88691 90589 90977 92037
// bufdiff-features: 92568 93994 94755 95407 96352 96808 97006 97744 99009 99383 99445 100698 104096
// bufdiff-features: 104315 105858 110141 110552 111064 113967 114541 115471 115711 117119 119645
// bufdiff-features: 121394 124626 127259 127813 128768
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<2x4xf16>, %arg1: tensor<2x4xf16>) -> (tensor<2x4xf16>, tensor<2x4xf16>, f16, f16) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 3.000000e+00 : f16
    %0 = vector.transfer_read %arg0[%c0, %c2], %cst : tensor<2x4xf16>, vector<2xf16>
    %1 = vector.transfer_write %0, %arg1[%c0, %c2] : vector<2xf16>, tensor<2x4xf16>
    %2 = scf.execute_region -> tensor<2x4xf16> {
      scf.yield %arg1 : tensor<2x4xf16>
    }
    %extracted_slice = tensor.extract_slice %1[0, 0] [1, 4] [2, 1] : tensor<2x4xf16> to tensor<1x4xf16>
    %extracted_slice_0 = tensor.extract_slice %1[1, 0] [1, 4] [2, 1] : tensor<2x4xf16> to tensor<1x4xf16>
    %3 = tensor.empty() : tensor<1xf16>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %extracted_slice_0[%c0, %c3] : tensor<1x4xf16>
    %4 = linalg.fill ins(%extracted : f16) outs(%3 : tensor<1xf16>) -> tensor<1xf16>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%extracted_slice_0, %4 : tensor<1x4xf16>, tensor<1xf16>) outs(%extracted_slice : tensor<1x4xf16>) -> tensor<1x4xf16>
    %extracted_1 = tensor.extract %extracted_slice_0[%c0, %c2] : tensor<1x4xf16>
    %6 = linalg.max ins(%extracted_slice, %5 : tensor<1x4xf16>, tensor<1x4xf16>) outs(%extracted_slice_0 : tensor<1x4xf16>) -> tensor<1x4xf16>
    %inserted_slice = tensor.insert_slice %5 into %1[0, 0] [1, 4] [2, 1] : tensor<1x4xf16> into tensor<2x4xf16>
    %inserted_slice_2 = tensor.insert_slice %6 into %inserted_slice[1, 0] [1, 4] [2, 1] : tensor<1x4xf16> into tensor<2x4xf16>
    return %inserted_slice_2, %2, %extracted_1, %cst : tensor<2x4xf16>, tensor<2x4xf16>, f16, f16
  }
}

