// bufdiff-profile: loops
// bufdiff-choices: 56776d21efcf8b392a66bb411f8c02e7b090dda14c50ea8720361cc93fca4fb0350998f5d34dee72
// bufdiff-choices: 1a1896513cd926e8d0d9b64fafdd7b3c328bad9652feab855f6746d4fb5cf7b0bf27fdc6e8952a37
// bufdiff-choices: 0747ad6de6be7c45e0036484ed6d40bd6298d21ea52df4679b773f08c6eb43ad8c006a3f160a62e3
// bufdiff-choices: d812b6646f9487ccfa370799f9be3a2c7eb9dd27107da67571b38ea7399f355df0d937491f654998
// bufdiff-choices: 6337c1db80f446680e5039fccdc997fea433f24fe2defb60eb79fb998e57b29dc3d0c756de27dad0
// bufdiff-choices: 97f785a99f4faf2c7ab9004677cf56bdcf11a3064cf3c1edd5e81bdae23a16c7b5ba18e74744761f
// bufdiff-choices: a98a713e060dfbdfe65844aa3e59f12adc2d7d9ea01d24fed3464098086fe601e8a97505a6701ec7
// bufdiff-choices: 1f5918
// bufdiff-features: 2943 4211 4752 5238 6611 6969 7541 7793 9479 10026 11162 11441 11588 12932
// bufdiff-features: 13233 13296 13481 13915 14704 14884 14968 15751 15903 16640 17109 17426 18428
// bufdiff-features: 19223 19545 19606 21910 22280 22640 22856 23143 23553 24534 24826 25387 25818
// bufdiff-features: 26568 26619 28907 29968 30996 31903 34167 34861 35388 35957 38163 38702 38754
// bufdiff-features: 40190 40394 40712 41605 42656 43631 44660 46034 46203 47102 48044 48343 50101
// bufdiff-features: 52004 52459 52558 52807 52823 52900 57548 57693 58122 58190 60235 61944 63071
// bufdiff-features: 63384 63660 64120 65299 66312 66416 66422 66788 68355 68503 68782 68848 69151
// bufdiff-features: 72565 73150 73540 74057 75921 76339 77617 78283 78430 78486 79234 81411 82135
// bufdiff-features: 82186 82601 83734 83957 84011 84951 86125 86362 86508 87466 87495 87695 87943
// bufdiff-features: 88008 88893 89780 90402 91879 92194 92849 93255 93994 94168 97344 97480 98501
// bufdiff-features: 98805 98995 99383 100347 103715 104931 106087 106761 111618 112929 113696
// bufdiff-features: 115026 115778 119439 119588 121682 121964 121977 124846 131366 132574 132624
// bufdiff-features: 133362 133446 134279 135534 138085 138163 138179 142592 144193 146001 148304
// bufdiff-features: 148633 149883 152233 154370 154507 155040 155477 155545 156255 156460 156834
// bufdiff-features: 158120 158683 159724 159737 159983 161295 161974 163118 163202 165141 165636
// bufdiff-features: 165674 165719 166037 167753 168858 169627 170480 170819 171116 172814 173354
// bufdiff-features: 173961 174144 174249 175816 175888 176564 176701 180197 182719 184030 184940
// bufdiff-features: 184962 185414 185626 188037 188790 190347 192528 192628 192771 193290 195451
// bufdiff-features: 195850 196031 197392 197423 198460 201246 204212 205239 205409 205434 206573
// bufdiff-features: 207081 207639 208251 209177 209380 209387 211625 213013 213459 214073 217326
// bufdiff-features: 217587 218966 221975 222487 223091 226357 228936 229951 230810 231722 232027
// bufdiff-features: 233154 233259 233268 233294 235375 236024 236216 236929 236986 237763 238240
// bufdiff-features: 241225 241329 241506 242872 244092 246543 246895 251444 252161 252466 252539
// bufdiff-features: 252555 253439 255676 259840 261163
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xf32> {bufferization.buffer_layout = #map}) -> (tensor<?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = arith.index_cast %dim : index to i64
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %0, %c1_i64 : tensor<2xi64>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
    %1 = scf.forall (%arg1) in (%dim) shared_outs(%arg2 = %arg0) -> (tensor<?xf32>) {
      %cst = arith.constant dense<[[[[[3, 6], [9, 12]], [[15, 18], [21, 24]]], [[[27, 30], [33, 36]], [[39, 42], [45, 48]]]], [[[[51, 54], [57, 60]], [[63, 66], [69, 72]]], [[[75, 78], [81, 84]], [[87, 90], [93, 96]]]]]> : tensor<2x2x2x2x2xi32>
      %4 = tensor.empty() : tensor<2x2x2x3x1xi32>
      %c2 = arith.constant 2 : index
      %5 = arith.remui %arg1, %c2 : index
      %c1 = arith.constant 1 : index
      %6 = arith.remui %arg1, %c2 : index
      %extracted = tensor.extract %cst[%5, %c1, %c0, %c1, %6] : tensor<2x2x2x2x2xi32>
      %7 = linalg.fill ins(%extracted : i32) outs(%4 : tensor<2x2x2x3x1xi32>) -> tensor<2x2x2x3x1xi32>
      %8 = tensor.empty(%c1, %c1, %c2) : tensor<?x1x2x?x?xi32>
      %9 = linalg.fill ins(%extracted : i32) outs(%8 : tensor<?x1x2x?x?xi32>) -> tensor<?x1x2x?x?xi32>
      %10 = linalg.conv_3d_ndhwc_dhwcf ins(%7, %9 : tensor<2x2x2x3x1xi32>, tensor<?x1x2x?x?xi32>) outs(%cst : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<?xf32> to tensor<1xf32>
      %11 = linalg.mul ins(%extracted_slice, %extracted_slice : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
      %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%11 : tensor<1xf32>) {
      ^bb0(%out: f32):
        %cst_0 = arith.constant -1.000000e+00 : f32
        %13 = arith.divf %out, %cst_0 : f32
        linalg.yield %13 : f32
      } -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %12 into %arg2[%arg1] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    %2 = linalg.copy ins(%arg0 : tensor<?xf32>) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %3:2 = call @f1(%2) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    return %3#1, %3#0, %reshape, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func @f1(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0:2 = scf.forall (%arg1) in (%dim) shared_outs(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<?xf32>, tensor<?xf32>) {
      %1 = scf.execute_region -> tensor<?xf32> {
        %generated = tensor.generate %dim {
        ^bb0(%arg4: index):
          %8 = arith.index_cast %arg4 : index to i64
          %c-3_i64 = arith.constant -3 : i64
          %9 = arith.subi %8, %c-3_i64 : i64
          tensor.yield %9 : i64
        } : tensor<?xi64>
        %7 = arith.index_cast %generated : tensor<?xi64> to tensor<?xindex>
        %mapped_1 = linalg.map ins(%generated, %arg0, %7 : tensor<?xi64>, tensor<?xf32>, tensor<?xindex>) outs(%7 : tensor<?xindex>)
          (%in: i64, %in_2: f32, %in_3: index, %init: index) {
            %8 = arith.index_cast %in : i64 to index
            %cst_4 = arith.constant 0.000000e+00 : f32
            %9 = arith.cmpf ogt, %in_2, %cst_4 : f32
            %10 = arith.index_castui %9 : i1 to index
            %11 = arith.andi %8, %10 : index
            %12 = arith.muli %11, %in_3 : index
            linalg.yield %12 : index
          }
        scf.yield %arg0 : tensor<?xf32>
      }
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<?xf32> to tensor<1xf32>
      %extracted = tensor.extract %1[%arg1] : tensor<?xf32>
      %2 = linalg.fill ins(%extracted : f32) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
      %3 = linalg.reciprocal ins(%extracted_slice : tensor<1xf32>) outs(%2 : tensor<1xf32>) -> tensor<1xf32>
      %extracted_slice_0 = tensor.extract_slice %arg3[%arg1] [1] [1] : tensor<?xf32> to tensor<1xf32>
      %mapped = linalg.map { arith.maximumf } ins(%2, %3 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice_0 : tensor<1xf32>)
      %cst = arith.constant dense<5.000000e-01> : tensor<2xf32>
      %4 = tensor.empty() : tensor<2xf32>
      %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
      %6 = linalg.conv_1d ins(%5, %cst : tensor<2xf32>, tensor<2xf32>) outs(%mapped : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg2[%arg1] [1] [1] : tensor<1xf32> into tensor<?xf32>
        tensor.parallel_insert_slice %6 into %arg3[%arg1] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    return %0#1, %0#0 : tensor<?xf32>, tensor<?xf32>
  }
}

