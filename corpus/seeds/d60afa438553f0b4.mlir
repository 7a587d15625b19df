// bufdiff-profile: idioms
// bufdiff-choices: 7bd5e9a704c4b549aca25815fa0230d74f8e215d040ca3ff610f28a310a9aca15c8baebd9ffc354e
// bufdiff-choices: 553313dd526b7473c48bd73a051f04c6941baf751a7989d8e1c2eb3a827d53eb6bf4589da8dce3e1
// bufdiff-choices: bbca0a25d94c492304652fbe707cfd92f5a2094b28386c84d8603a0cd2c2e736e9209a362f272a84
// bufdiff-choices: 88c8b2d1503606b95e3313dfe7250382223a1123a147ec6bacb9808c09d4cda09f8ba659a573e3d1
// bufdiff-choices: cc0e95b88a0fcdabba72380c24e4b0ed31cdd57b54cb11242354832e4d46456a73748d89398bb6a7
// bufdiff-choices: 2a7429f9353c2ff0cdf6d7dc1e71f63114b98c233bf47172ab80b03af2163fec72caa1d8915fc0db
// bufdiff-choices: cc373d4794146dc7eff8bb7192dd124491268c60a34905745c860a11ebc1095ec03a6dfa163b6cb1
// bufdiff-choices: b7c41ee41605510aea4832660d2e10ad83594d0a5ef65620eb745e32daf80a9b089eba87d2495f68
// bufdiff-choices: 2daf
// bufdiff-features: 706 1112 1904 2374 3579 4462 4752 4784 4796 5201 5915 5973 6405 7404 7700 7793
// bufdiff-features: 8918 10020 10035 10096 10135 10705 11047 11162 11304 11344 13021 13149 13233
// bufdiff-features: 14523 15055 15440 15751 15903 15957 16640 16769 17232 19100 19380 19419 19746
// bufdiff-features: 20220 20337 21652 22095 22154 22221 22280 22856 23787 24259 24516 24747 24812
// bufdiff-features: 24826 25070 25119 25388 26164 26568 26579 27048 27825 28823 30209 30666 30811
// bufdiff-features: 31231 31899 32358 33769 34167 34233 34564 34647 35163 35507 36784 36804 36901
// bufdiff-features: 36972 37155 37199 37251 37315 37743 37786 38512 38783 39329 40297 40479 40540
// bufdiff-features: 40712 40812 41742 41910 42344 42984 43258 43299 43758 43839 44616 45181 45629
// bufdiff-features: 45819 46203 46832 46995 47392 48333 48974 49092 49575 49627 49635 49651 49676
// bufdiff-features: 50476 50774 50894 51415 51658 51791 52148 52823 52900 52958 53436 53469 53553
// bufdiff-features: 53890 54203 54970 54998 55021 55113 55810 55887 56153 57718 57773 58024 58718
// bufdiff-features: 59094 60004 61350 61452 61530 61556 61628 61699 62218 62701 63062 63071 63610
// bufdiff-features: 63800 64028 64119 64120 64235 64329 64737 64959 64976 66097 66422 66765 66777
// bufdiff-features: 67388 68355 69403 69560 69817 69987 70046 70403 71169 71199 71701 72975 73165
// bufdiff-features: 73289 73802 74255 74358 74362 74405 74471 74617 75134 76373 76953 76973 77093
// bufdiff-features: 77431 77491 77617 77875 78430 79279 79389 79703 80035 81601 81736 82135 83194
// bufdiff-features: 83253 83697 83817 84585 84853 84887 84922 84951 85818 85843 86031 86125 87000
// bufdiff-features: 88732 88893 88968 88989 89646 89780 89812 90064 91737 92190 92863 92898 93255
// bufdiff-features: 93286 93844 94684 94746 94913 94981 95273 95285 96323 96562 97270 97669 98409
// bufdiff-features: 98501 99228 99383 99568 99586 100258 101600 101760 102222 103056 103315 103415
// bufdiff-features: 103416 104069 104180 104796 104931 105700 105858 106097 106321 107882 108221
// bufdiff-features: 108726 108977 109086 110136 110162 110561 111883 112312 112474 112929 113041
// bufdiff-features: 113901 113940 114099 114308 115155 115295 115471 115990 117235 117618 117724
// bufdiff-features: 118769 119340 119845 120920 121188 121394 121467 121564 121626 121919 125175
// bufdiff-features: 126179 127537 127834 127922 128733 128768 128915 128916 129089 129246 129404
// bufdiff-features: 129955 130017 130131 130172 130191
#map = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<2xi64>, %arg1: tensor<3xf32>) -> (tensor<?xi64>, tensor<3xf32>, tensor<?xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>) {
    %c-1_i64 = arith.constant -1 : i64
    %c2_i64 = arith.constant 2 : i64
    %from_elements = tensor.from_elements %c-1_i64, %c2_i64 : tensor<2xi64>
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%from_elements : tensor<2xi64>) {
    ^bb0(%out: i64):
      %c9_i64 = arith.constant 9 : i64
      %9 = arith.xori %out, %c9_i64 : i64
      linalg.yield %9 : i64
    } -> tensor<2xi64>
    %cast = tensor.cast %arg1 : tensor<3xf32> to tensor<?xf32>
    %1:4 = call @f1(%cast) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, f32)
    %2:4 = call @f1(%1#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, f32)
    %c1 = arith.constant 1 : index
    affine.if #set(%c1) {
      %c0 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %9 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %arg1) -> (tensor<3xf32>) {
        %extracted_slice = tensor.extract_slice %arg3[%c0] [1] [1] : tensor<3xf32> to tensor<1xf32>
        %13 = linalg.fill ins(%2#3 : f32) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
        %inserted_slice = tensor.insert_slice %13 into %arg3[%c0] [1] [1] : tensor<1xf32> into tensor<3xf32>
        scf.yield %inserted_slice : tensor<3xf32>
      }
      %10 = linalg.sub ins(%from_elements, %from_elements : tensor<2xi64>, tensor<2xi64>) outs(%from_elements : tensor<2xi64>) -> tensor<2xi64>
      %11 = tensor.empty() : tensor<2xi64>
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%10 : tensor<2xi64>) outs(%11 : tensor<2xi64>) {
      ^bb0(%in: i64, %out: i64):
        %13 = arith.minsi %in, %c2_i64 : i64
        linalg.yield %13 : i64
      } -> tensor<2xi64>
    } else {
      %inserted = tensor.insert %1#3 into %2#2[%c1] : tensor<?xf32>
      %9 = tensor.empty() : tensor<2xf32>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted : tensor<?xf32>) outs(%9 : tensor<2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_1 = arith.constant 1.000000e+02 : f32
        %11 = arith.addf %in, %cst_1 : f32
        linalg.yield %11 : f32
      } -> tensor<2xf32>
    }
    %3 = tensor.empty() : tensor<3xf32>
    %4 = linalg.fill ins(%2#3 : f32) outs(%3 : tensor<3xf32>) -> tensor<3xf32>
    %5:2 = call @f2(%4) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %6 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2xf32>) -> tensor<2xf32>
    %8 = call @f3(%5#0, %2#1, %5#1, %7) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<3xf32>
    %cast_0 = tensor.cast %0 : tensor<2xi64> to tensor<?xi64>
    return %cast_0, %1#1, %1#2, %2#0, %8, %2#2 : tensor<?xi64>, tensor<3xf32>, tensor<?xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>
  }
  func.func @f3(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<2xf32>) -> tensor<3xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+01 : f32
    %from_elements = tensor.from_elements %cst, %cst, %cst_0 : tensor<3xf32>
    %0 = linalg.mul ins(%from_elements, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @f2(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %cst = arith.constant dense<-1.000000e+00> : tensor<3xf32>
    %0 = linalg.rsqrt ins(%cst : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_0, %cst_1, %cst_1 : tensor<3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%from_elements : tensor<3xf32>) outs(%0 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.subf %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<3xf32>
    return %1, %from_elements : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, f32) {
    %cst = arith.constant dense<8.500000e+00> : tensor<f32>
    %broadcasted = linalg.broadcast ins(%cst : tensor<f32>) outs(%arg0 : tensor<?xf32>) dimensions = [0] 
    %cst_0 = arith.constant dense<[9.500000e+00, 1.050000e+01, 1.150000e+01]> : tensor<3xf32>
    %0 = tensor.empty() : tensor<3xf32>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_0 : tensor<3xf32>) outs(%cst_0, %1 : tensor<3xf32>, tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32, %out_2: f32):
      %3 = arith.addf %out_2, %in : f32
      %4 = arith.maximumf %out, %cst_1 : f32
      linalg.yield %3, %4 : f32, f32
    } -> (tensor<3xf32>, tensor<3xf32>)
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %1[%c1] [%c2] [1] : tensor<3xf32> to tensor<?xf32>
    return %broadcasted, %2#1, %extracted_slice, %cst_1 : tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, f32
  }
}

