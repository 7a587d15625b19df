// bufdiff-profile: mixed
// bufdiff-choices: 0636ec07c8680fd67ed09aa1f5aa9566e8979cb2988fe4cde8daf09731463853b99351206c0a9ef0
// bufdiff-choices: dd940b4b00114fc3218e19f490e9ae7112685b829b68ac423ca7730ec426f44c40a55b4b343bb103
// bufdiff-choices: d1003662e3dae14e78445c02446a1bf65eb0e7b124818df8a214efe97bddd95801847459b5266159
// bufdiff-choices: 1d4d
// bufdiff-features: 3841 4958 5075 11606 13233 15751 15827 18356 22280 22824 22856 23707 23787
// bufdiff-features: 24826 25388 26568 27048 27825 28814 29590 34167 34647 36008 37155 38203 39082
// bufdiff-features: 39915 40297 40598 40712 42858 46203 46832 46995 47392 48586 49211 49635 51415
// bufdiff-features: 52062 52900 52958 54970 54998 57718 58288 59445 61350 61556 61699 63742 63769
// bufdiff-features: 64435 64716 64959 68355 69032 71169 72674 74362 74617 77093 78430 78690 80812
// bufdiff-features: 81541 81556 82680 85818 86125 86992 89846 92194 93844 96989 99009 99568 101264
// bufdiff-features: 102204 104315 104931 108726 108941 111232 112010 112929 113209 114308 115471
// bufdiff-features: 117235 118769 121394 122233 122764 124729 126398 127439 128768 130761
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x2xi8>, %arg1: tensor<i8>) -> (tensor<3x3x1xi8>, tensor<2xi8>, tensor<1xi8>, tensor<1x?xi8>) {
    %cst = arith.constant dense<-3> : tensor<2xi8>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<2x2xi8>) outs(%cst : tensor<2xi8>) {
    ^bb0(%in: i8, %out: i8):
      %4 = arith.xori %in, %out : i8
      linalg.yield %4 : i8
    } -> tensor<2xi8>
    %cst_0 = arith.constant dense<7> : tensor<3x3x1xi8>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1) : tensor<1x?xi8>
    %c42_i8 = arith.constant 42 : i8
    %2 = linalg.fill ins(%c42_i8 : i8) outs(%1 : tensor<1x?xi8>) -> tensor<1x?xi8>
    %3 = linalg.depthwise_conv_1d_nwc_wc ins(%cst_0, %2 : tensor<3x3x1xi8>, tensor<1x?xi8>) outs(%cst_0 : tensor<3x3x1xi8>) -> tensor<3x3x1xi8>
    %extracted_slice = tensor.extract_slice %cst[1] [1] [1] : tensor<2xi8> to tensor<1xi8>
    return %3, %0, %extracted_slice, %2 : tensor<3x3x1xi8>, tensor<2xi8>, tensor<1xi8>, tensor<1x?xi8>
  }
}

